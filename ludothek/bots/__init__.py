"""The bots: each is shown what its seat knows and answers with an action."""

from __future__ import annotations

from ludothek.core.players import Player
from ludothek.core.table import Table


def answer(table: Table, bot: Player) -> str:
    """The move a bot plays for the seat whose turn it is, as text."""
    seat = table.state.turn
    return table.write(bot.choose(table.board, table.known(seat), seat))
