"""Whatever is refused, it is by the one rule there is."""

from __future__ import annotations

from typing import Any

from ludothek.core.game import Refused


def judge(b: Any, s: Any, seat: int, text: str) -> Refused:
    return Refused("over" if s.turn < 0 else "stale", "S1")
