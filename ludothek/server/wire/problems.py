"""An error, as it travels."""

from __future__ import annotations

from pydantic import Field

from ludothek.core.contract import Facts
from ludothek.server.wire.values import AsMade, Message


class Problem(Message):
    """An error, as RFC 9457 has it; `why` is a refusal that the words files explain."""

    type: str = "about:blank"
    title: str
    status: int
    why: str | None = None
    rule: str | None = None
    facts: AsMade[Facts] = Field(default_factory=dict)
