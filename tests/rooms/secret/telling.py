"""Hiding and guessing in words."""

from __future__ import annotations

from typing import Any

from ludothek.core.defaults import aftermath, dealt_to
from tests.rooms.secret.rules import READY, SHOW, State

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]


def write(b: Any, s: State, action: int) -> str:
    if action in (SHOW, READY):
        return "show" if action == SHOW else "ready"
    return f"{'hide' if s.turn == 0 else 'guess'} {action}"


def log(b: Any, s: State, action: int) -> str:
    return write(b, s, action)


def means(b: Any, s: State, action: int, text: str) -> bool:
    return False


def spell(clicks: list[str]) -> str:
    return clicks[-1]


def tell(b: Any, s: State, action: int) -> tuple[str, dict[str, Any]]:
    return "said-something", {"side": s.turn}


def redacted(b: Any, s: State, action: int) -> str:
    """What is hidden stays hidden."""
    return "hide" if s.turn == 0 and action not in (SHOW, READY) else ""


foretell = tell_others = tell
