"""Nothing is lost and nothing comes from nowhere: tiles, cards and money, after every step of random games."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek import Table
from ludothek.core.dice import below, stream
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.box import CARD_COUNT, START_MONEY, TILE_COUNT
from ludothek.games.great_race.rules.supplies import KINDS

WAYS_TO_PLAY: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"leaders": "all", "direction": "SN"}),
    (5, {"crews": "SU,FR,GB,BE,IT"}),
    (1, {"mode": "solo", "stickers": "4444"}),
    (1, {"mode": "alone"}),
]


def tiles_of(s: Any, kind: int) -> int:
    return int(s.bag[kind] + s.tiles_out[kind] + s.drawn[kind] + s.tile.count(kind + 1))


def cards_of(s: Any, kind: int) -> int:
    return int(s.deck[kind] + s.cards_out[kind] + sum(s.hand[kind::KINDS]) + s.slot.count(kind + 1))


def price_of(move: str) -> range:
    """What a move may bring to the purse of whoever makes it, or take from it."""
    word, *rest = move.split()
    if word == "buy":
        return range(-20 * int(rest[0]), -10 * int(rest[0]) + 1, 10)
    if word == "repair":
        return range(-20 * len(rest[0]), -10 * len(rest[0]) + 1, 10)
    if word == "sail":
        return range(-80, -39, 20)
    if word == "fund":
        return range(30, 41, 10)
    return range(30, 31) if move == "play TEL" else range(1)


PRIMES = (0, 10, 20)  # between two rounds


@pytest.mark.parametrize(("seats", "options"), WAYS_TO_PLAY)
def test_nothing_is_lost(seats: int, options: dict[str, object]) -> None:
    """G1.4, G6.1, G7.6, G10.7, G12.4, G16.15: only T's box takes tiles out of play, and only moves and primes pay."""
    for seed in range(2):
        table, rng = Table(GAME, options, seats=seats, seed=seed, throws="manual"), stream(seed)
        boxed = [0] * len(TILE_COUNT)
        assert table.state.money[:seats] == [START_MONEY] * seats
        while table.turn != "over":
            before, actions = table.state, table.actions()
            table.step(actions[below(rng, len(actions))])
            after = table.state
            gone = [count - tiles_of(after, kind) for kind, count in enumerate(TILE_COUNT)]
            assert all(now >= was for now, was in zip(gone, boxed, strict=True))
            assert options.get("mode") == "solo" or not any(gone)
            boxed = gone
            assert [cards_of(after, kind) for kind in range(KINDS)] == list(CARD_COUNT)
            for seat in range(seats):
                paid = after.money[seat] - before.money[seat]
                own = price_of(table.steps[-1].text) if seat == before.turn else range(1)
                assert any(paid - prime in own for prime in (PRIMES if after.round > before.round else (0,)))
            assert all(money >= 0 and money % 10 == 0 for money in after.money)
