"""What a table advises: a hint, and what would have been best; each move as the log would tell it, with its clicks."""

from __future__ import annotations

from ludothek.bots.hints import SEASONED
from ludothek.core.contract import Sentence
from ludothek.core.game import Refused
from ludothek.core.review import last_turn
from ludothek.core.table import Table
from ludothek.core.telling import foretold
from ludothek.server import bot_pool, wire


async def hint(bots: bot_pool.BotPool, table: Table, seat: int) -> wire.down.HintShown:
    """A good move for a seat that is to decide."""
    if table.turn != seat:
        raise Refused("hint-turn")
    if table.waiting is not None:
        raise Refused("confirm")
    action, reason = await bots.hint(bot_pool.ask(table, SEASONED))
    return wire.down.HintShown(ply=table.ply, advised=advised(table, action), reason=told(reason) if reason else None)


async def review(bots: bot_pool.BotPool, table: Table, seat: int, ply: int) -> wire.down.ReviewShown:
    """The best use of the seat's last throw, once its turn cannot be taken back any more."""
    then = None if table.game.hidden else last_turn(table, seat)
    if then is None:
        raise Refused("review")
    moves = []
    for text in await bots.review(bot_pool.ask_about(then, seat)):
        moves.append(advised(then, then.find(text)))
        then.play(text)
    return wire.down.ReviewShown(ply=ply, seat=seat, moves=moves)


def advised(table: Table, action: int) -> wire.down.Advised:
    """A move of the seat to decide."""
    move = table.write(action)
    choices = table.view(table.state.turn)["choices"]
    clicks = next(choice["clicks"] for choice in choices if choice["move"] == move)
    return wire.down.Advised(move=move, clicks=clicks, said=told(foretold(table, action)))


def told(sentence: Sentence) -> wire.down.Told:
    message, facts = sentence
    return wire.down.Told(message=message, facts=facts)
