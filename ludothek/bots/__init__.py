"""The players without hands: each is shown what its seat knows and answers with an action."""

from __future__ import annotations

from typing import Any, Protocol

from ludothek.core.table import Table


class Bot(Protocol):
    """Anything that chooses an action for a seat, given the board and the position as that seat knows it."""

    def choose(self, board: Any, state: Any, seat: int) -> int: ...


def answer(table: Table, bot: Bot) -> str:
    """The move a bot plays for the seat whose turn it is, as text."""
    seat = table.state.turn
    return table.write(bot.choose(table.board, table.known(seat), seat))
