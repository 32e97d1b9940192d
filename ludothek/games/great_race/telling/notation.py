"""How moves are written and read: `take 3`, `plan FPMME`, `buy 2`, `play DNG P2 e`, `drive 1.1`, `go NOU`, `hit ec`."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.kinds import write


def log(b: Board, s: State, action: int) -> str:
    """The move, and what T did after it: `fund [T go 1.1 #G17.3] [T go NOU #G17.1]`."""
    after, told = story(b, s, action)
    marks = [f"[{each.logged}]" for each in told]
    return " ".join([write(b, s, action), *marks, *["#"] * (after.turn == OVER)])


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: `go` taken for `drive`, letters in the other case or in another order."""
    return plain(text) == plain(write(b, s, action))


def plain(text: str) -> list[str]:
    """A move without what may be written one way or another."""
    verb, *rest = text.lower().split() or [""]
    in_order = verb in ("plan", "hit", "repair") or rest[:1] in (["parts"], ["tools"])
    if in_order and rest:
        rest[-1] = "".join(sorted(rest[-1]))
    return ["go" if verb == "drive" else verb, *rest]


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: each is a word of it."""
    return " ".join(clicks)
