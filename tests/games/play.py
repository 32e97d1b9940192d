"""Trying things out: a line of moves, a move that may be refused, a whole race between bots."""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Game, Refused
from ludothek.core.table import Table


def attempt(table: Table, text: str, seat: int | None = None) -> Refused | None:
    """Try a move: None if it was played, otherwise the refusal."""
    try:
        table.play(text, seat=seat)
    except Refused as refused:
        return refused
    return None


def refusal(table: Table, text: str, seat: int | None = None) -> Refused:
    """The refusal of a move that must be refused."""
    refused = attempt(table, text, seat)
    assert refused is not None, f"{text} was played"
    return refused


def played(table: Table, line: str) -> Table:
    """The same table after a line of moves, with commas between them."""
    for move in line.split(","):
        table.play(move)
    return table


def race(game: Game, drivers: list[Any], options: dict[str, Any], seed: int) -> Any:
    """A race of these bots to its end, every choice of theirs legal; the position it ends in."""
    rules, b, rng, out = game.rules, game.lay(options, len(drivers)), stream(seed), [0] * game.most
    s = rules.State()
    rules.setup(b, s)
    while s.turn != OVER:
        n = rules.legal(b, s, out)
        if s.turn == CHANCE:
            action = rules.outcome(b, s, [0] * game.most, below(rng, rules.ways(b, s)))
        else:
            action = drivers[s.turn].choose(b, s.copy(), s.turn)
        assert action in out[:n]
        rules.apply(b, s, action)
    return s
