"""Trying things out: a line of moves, a move that may be refused, a whole race between bots."""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Game, Refused
from ludothek.core.table import Table
from ludothek.core.words import LANGUAGES, rulebook, words

HOUSE = {"empty", "ambiguous"}  # refusals of the table itself; they break no rule of the game


def attempt(table: Table, text: str, seat: int | None = None) -> Refused | None:
    """Try a move: None if it was played, otherwise the refusal."""
    try:
        table.play(text, seat=seat)
    except Refused as refused:
        return refused
    return None


def judged(table: Table, text: str, seat: int | None = None) -> Refused | None:
    """None if the text was played as a legal move; otherwise the refusal: it has a rule and words, nothing changed."""
    key, before, legal, ply = table.game.key, table.state.copy(), table.moves(), table.ply
    refused = attempt(table, text, seat)
    if refused is None:
        assert table.steps[ply].text in legal
    else:
        assert refused.why in HOUSE or refused.rule in rulebook("en", key)
        assert all(str(refused) and words(language, key).refusal(refused) for language in LANGUAGES)
        assert (table.state, table.moves(), table.ply) == (before, legal, ply)
    return refused


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
