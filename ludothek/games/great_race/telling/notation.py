"""How moves are written: `take 3`, `plan FPMME`, `buy 2`, `play DNG P2 e`, `drive 1.1`, `go NOU`, `hit ec`, `pass`.

Cards drawn into a hand and plans before the last one are secrets: `shown` says what others read instead.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import PORTS, SEATS, SPACES, name
from ludothek.games.great_race.board.box import CARDS, ESTIENNE, GUIDE, PLANS, ROLES, SPLITS, TILES, split_text
from ludothek.games.great_race.rules.actions import (
    ACCEPT,
    BAG,
    BUY,
    CARD,
    CLEAR,
    COMMIT,
    DECK,
    DISCARD,
    FETCH,
    FUND,
    GO,
    GUARD,
    GUIDE_CLEAR,
    HALT,
    LOSE,
    MEND,
    NO_WINCH,
    PASS,
    PLACE,
    REPAIR,
    RETURN,
    SAIL,
    SCOUT,
    SCOUT3,
    SHIELDED,
    SLOT,
    STRIKE,
    USE,
    WINCH_M,
    WINCH_S,
)
from ludothek.games.great_race.rules.position import DRAW_CARD, DRIVE, FOR_T, PLAN, State, T
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.consequences import aftermath
from ludothek.games.great_race.telling.sentences import foretell, keeper, overhear, tell

__all__ = ["aftermath", "foretell", "keeper", "log", "means", "overhear", "shown", "spell", "tell", "write"]

TILE_NAMES = [tile.id for tile in TILES]
CARD_NAMES = [card.id for card in CARDS]
SPACE_NAMES = [name(space) for space in range(SPACES)]
SPLIT_NAMES = [split_text(split) for split in range(len(SPLITS))]
PLAN_NAMES = ["".join(role * n for role, n in zip(ROLES, plan, strict=True)) for plan in PLANS]


def numbered(first: int, word: str, names: Iterable[object]) -> dict[int, str]:
    """The same word with one name after the other, as actions from `first` on."""
    return {first + i: f"{word}{name}" for i, name in enumerate(names)}


TEXTS = {  # of every action that is always written the same
    FUND: "fund",
    SCOUT: "scout",
    SCOUT3: "scout3",
    FETCH: "fetch",
    PASS: "pass",
    HALT: "halt",
    GUARD: "guard",
    SHIELDED: "shield",
    ACCEPT: "accept",
    WINCH_M: "winch m",
    WINCH_S: "winch s",
    NO_WINCH: "nowinch",
    **numbered(BAG, "bag:", TILE_NAMES),
    **numbered(DECK, "deck:", CARD_NAMES),
    **numbered(CARD, "est:", [card.id for card in ESTIENNE]),
    **numbered(SLOT, "take ", range(1, SEATS + 3)),
    **numbered(COMMIT, "plan ", PLAN_NAMES),
    **numbered(BUY, "buy ", range(USE - BUY)),
    **numbered(USE, "play ", CARD_NAMES),
    USE + GUIDE: "play GUIDE lay",
    **numbered(MEND, "play PARTS ", SPLIT_NAMES[:2]),
    **numbered(MEND + 2, "play TOOLS ", SPLIT_NAMES[2:5]),
    **numbered(GUIDE_CLEAR, "play GUIDE clear ", SPACE_NAMES),
    **numbered(REPAIR, "repair ", SPLIT_NAMES),
    **numbered(LOSE, "hit ", SPLIT_NAMES),
    **numbered(CLEAR, "clear ", SPACE_NAMES),
    **numbered(RETURN, "back ", TILE_NAMES),
    **numbered(DISCARD, "drop ", CARD_NAMES),
    **numbered(PLACE, "lay ", [f"{tile} {space}" for tile in TILE_NAMES for space in SPACE_NAMES]),
}


def write(b: Board, s: State, action: int) -> str:
    if action in TEXTS:
        return TEXTS[action]
    if action >= SAIL:
        one, other, _ = PORTS[action - SAIL]
        return f"sail {name(other if s.where[s.mover] == one else one)}"
    if action >= GO:
        return f"{'go' if s.phase == DRIVE else 'drive'} {name(action - GO)}"
    rival, gauge = divmod(action - STRIKE, 2)
    return "play DNG T" if b.mode == SOLO and rival == T else f"play DNG P{rival + 1} {'ec'[gauge]}"


def shown(b: Board, s: State, action: int) -> str:
    """What others may read in place of a move: of a plan that it was made, of a card that it was drawn; "" if open."""
    if s.phase == PLAN and unplanned(b, s) > 1:
        return "plan"
    return "deck:" if s.phase == DRAW_CARD and s.drawing != FOR_T else ""


def unplanned(b: Board, s: State) -> int:
    """How many seats have yet to plan; the last plan shows all of them (G4.3)."""
    return sum(not s.gone[seat] and not s.planned[seat] for seat in range(b.seats))


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
