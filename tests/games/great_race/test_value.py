"""The quick player: all it knows is what an action promises at once, and that is a lot better than nothing."""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race import GAME, rules, value
from tests.games.great_race.positions import convoy


def played(seed: int, quick: tuple[int, ...], seats: int = 2, **options: Any) -> Any:
    """A game in which these seats play quickly and the others at random; the position it ends in."""
    b, s, out, rng = GAME.lay(options, seats), rules.State(), [0] * GAME.most, stream(seed)
    rules.setup(b, s)
    while s.turn != OVER:
        n = rules.legal(b, s, out)
        if s.turn == CHANCE:
            number, i = below(rng, rules.ways(b, s)), 0
            while number >= rules.weight(b, s, out[i]):
                number, i = number - rules.weight(b, s, out[i]), i + 1
            action = out[i]
        elif s.turn in quick:
            action = value.guess(b, s, out, rng)
            assert action in out[:n]
        else:
            action = out[below(rng, n)]
        rules.apply(b, s, action)
    return s


def test_it_beats_chance() -> None:
    assert sum(played(seed, (seed % 2,)).score[seed % 2] for seed in range(20)) == 20


def test_t_grows_stronger_with_its_cards() -> None:
    """G20: games won of forty against a deck of level 1, 2 and 3."""
    decks = [",".join(f"{letter}{level}" for letter in "ABCDEFGH") for level in (1, 2, 3)]
    wins = [
        sum(played(seed, (0,), 1, mode="solo", legacy=False, deck=deck).score[0] for seed in range(40))
        for deck in decks
    ]
    assert wins[0] > wins[2]
    assert wins[0] > 20


def test_standing_well() -> None:
    """Nearer, fuller, whole and rich; home is best."""
    trip = convoy()
    b, s = trip.b, trip.s
    assert value.worth(b, s, 0) == value.worth(b, s, 1)
    for change in ({"fuel": 5}, {"engine": 4}, {"chassis": 5}, {"money": 20}):
        assert value.worth(b, convoy().put(0, "COL", **change).s, 0) < value.worth(b, s, 0)
    assert value.worth(b, convoy().put(0, "1.1").s, 0) > value.worth(b, s, 0)
    home = convoy().put(0, "CAP").s
    home.arrived[0] = 1
    assert value.worth(b, home, 0) > value.worth(b, convoy().put(0, "20.5").s, 0)


def test_a_known_way_before_the_unknown_and_the_finish_before_all() -> None:
    trip = convoy().lay(s1_1="F")
    rng, out = stream(1), [0] * GAME.most
    assert value.guess(trip.b, trip.s, out, rng) in out[: rules.legal(trip.b, trip.s, out)]
    trip = convoy().put(0, "20.5")
    action = value.guess(trip.b, trip.s, out, rng)
    rules.apply(trip.b, trip.s, action)
    assert trip.s.arrived[0] == 1
