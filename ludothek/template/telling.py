"""How moves are written: `throw 4`, `go`, `stop`."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.core.defaults import aftermath, dealt_to, redacted
from ludothek.core.fields import OVER
from ludothek.template.board import GO, STOP, Board
from ludothek.template.rules import State, apply

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]

WORDS = {GO: "go", STOP: "stop"}


def write(b: Board, s: State, action: int) -> str:
    return WORDS.get(action) or f"throw {action}"


def log(b: Board, s: State, action: int) -> str:
    """The move with what it did: `throw 4 (9)` makes nine gathered, `throw 1 (-9)` loses them, `stop (31)#` wins."""
    text = write(b, s, action)
    if action == GO:
        return text
    after = s.copy()
    apply(b, after, action)
    if action == STOP:
        return f"{text} ({after.points[s.holder]})" + "#" * (after.turn == OVER)
    change = after.gathered or -s.gathered
    return f"{text} ({change})" if change else text


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: a word's first letter, the bare number of a throw, or the log's own."""
    return text in (WORDS.get(action, str(action))[0], log(b, s, action))


def tell(b: Board, s: State, action: int) -> Sentence:
    """The move as a sentence: a message of the words files and what fills it."""
    if action == GO:
        return "said-go", {"side": s.holder}
    if action == STOP:
        points = s.points[s.holder] + s.gathered
        wins = points >= b.goal
        return "said-win" if wins else "said-stop", {"side": s.holder, "gathered": s.gathered, "points": points}
    if action == 1:
        return "said-one", {"side": s.holder, "lost": s.gathered}
    return "said-throw", {"side": s.holder, "face": action, "gathered": s.gathered + action}


def foretell(b: Board, s: State, action: int) -> Sentence:
    """The same as advice, without the name of the side."""
    message, facts = tell(b, s, action)
    return message.replace("said-", "advised-"), facts


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: here a click is a whole move."""
    return clicks[-1]


tell_others = tell
