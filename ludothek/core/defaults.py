"""What a room takes from the house where it has nothing of its own to say, in its telling and in the terminal.

Each has the name of the verb it stands in for (`contract.py`); `early_ending` is a sentence that their pictures share.
Those of rules and bots are in `verbs.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludothek.core.contract import Followed, Sentence
from ludothek.core.fields import Board, Position
from ludothek.core.view import Framed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.core.words import Words

# --- telling ---


def aftermath(b: Board, s: Position, action: int) -> list[Followed]:
    """Nothing follows by itself."""
    return []


def redacted(b: Board, s: Position, action: int) -> str:
    """Nothing is secret."""
    return ""


def dealt_to(b: Board, s: Position, action: int) -> int:
    """Chance deals nothing in secret."""
    return -1


# --- in the terminal ---

DETAILS = ""  # nothing of a piece is hidden for the sake of a clear picture


def listing(view: Framed, words: Words) -> RenderableType:
    """The moves as they are typed, in columns."""
    from rich.columns import Columns

    moves = dict.fromkeys(choice["move"] for choice in view["choices"])  # some can be clicked in two ways
    return Columns(moves, equal=True, padding=(0, 2))


def marked(view: Framed) -> list[str]:
    """Whatever a move begins with."""
    return [choice["clicks"][0] for choice in view["choices"]]


def forced(view: Framed) -> str | None:
    """A person makes every move."""
    return None


def meant(view: Framed, text: str) -> str:
    """A text stands for itself."""
    return text


def doubt(view: Framed, text: str) -> Sentence | None:
    """No move is asked about twice."""
    return None


def side(b: Board, seat: int) -> str:
    """A seat is named by its number."""
    return f"side-{seat}"


def early_ending(view: Framed, words: Words, sides: Sequence[str] = ()) -> str:
    """How a game ended that was not played to its end: a draw was agreed on, or somebody resigned.

    `sides` are the messages that name the seats, where that depends on the table.
    """
    score = view["score"]
    assert score, "it is over"
    loser = score.index(min(score))
    side = sides[loser] if sides else f"side-{loser}"
    return words("terminal-draw") if max(score) < 1 else words("terminal-resigned", who=words(side))
