"""What a room takes from the house where it has nothing of its own to say, in its telling and in the terminal.

Each has the name of the verb it stands in for (`contract.py`); `early_ending` is a sentence that their pictures share.
Those of rules and bots are in `verbs.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludothek.core.contract import Followed, View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.core.words import Words

# --- telling ---


def aftermath(b: Any, s: Any, action: int) -> list[Followed]:
    """Nothing follows by itself."""
    return []


def shown(b: Any, s: Any, action: int) -> str:
    """Nothing is secret."""
    return ""


def keeper(b: Any, s: Any, action: int) -> int:
    """Chance deals nothing in secret."""
    return -1


# --- in the terminal ---

DETAILS = ""  # nothing of a piece is hidden for the sake of a clear picture


def listing(view: View, words: Words) -> RenderableType:
    """The moves as they are typed, in columns."""
    from rich.columns import Columns

    return Columns([choice["move"] for choice in view["choices"]], equal=True, padding=(0, 2))


def marked(view: View) -> list[str]:
    """Whatever a move begins with."""
    return [choice["clicks"][0] for choice in view["choices"]]


def forced(view: View) -> str | None:
    """A person makes every move."""
    return None


def meant(view: View, text: str) -> str:
    """A text stands for itself."""
    return text


def doubt(view: View, text: str) -> str | None:
    """No move is asked about twice."""
    return None


def side(b: Any, seat: int) -> str:
    """A seat is named by its number."""
    return f"side-{seat}"


def early_ending(view: View, words: Words) -> str:
    """How a game ended that was not played to its end: a draw was agreed on, or somebody resigned."""
    if max(view["score"]) < 1:
        return words("terminal-draw")
    return words("terminal-resigned", who=words(f"side-{view['score'].index(0)}"))
