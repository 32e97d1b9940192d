"""What a table advises: a hint, and what would have been best; each move as the log would tell it, with its clicks."""

from __future__ import annotations

from ludothek.bots.hints import SEASONED
from ludothek.core.contract import Sentence
from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.telling import foretold
from ludothek.server import botwork, wire


async def hint(bots: botwork.BotWork, table: Table, seat: int) -> wire.HintShown:
    """A good move for a seat that is to decide."""
    if table.turn != seat:
        raise Refused("hint-turn")
    if table.waiting is not None:
        raise Refused("confirm")
    action, reason = await bots.hint(botwork.ask(table, SEASONED))
    return wire.HintShown(ply=table.ply, advised=advised(table, action), reason=told(reason) if reason else None)


async def review(bots: botwork.BotWork, table: Table, seat: int, ply: int) -> wire.ReviewShown:
    """The best use of the seat's last throw, once its turn cannot be taken back any more."""
    then = None if table.game.hidden else table.last_turn(seat)
    if then is None:
        raise Refused("review")
    moves = []
    for text in await bots.review(botwork.ask_about(then, seat)):
        moves.append(advised(then, then.find(text)))
        then.play(text)
    return wire.ReviewShown(ply=ply, seat=seat, moves=moves)


def advised(table: Table, action: int) -> wire.Advised:
    """A move of the seat to decide."""
    move = table.write(action)
    choices = table.view(table.state.turn)["choices"]
    clicks = next(choice["clicks"] for choice in choices if choice["move"] == move)
    return wire.Advised(move=move, clicks=clicks, said=told(foretold(table, action)))


def told(sentence: Sentence) -> wire.Told:
    message, facts = sentence
    return wire.Told(message=message, facts=facts)
