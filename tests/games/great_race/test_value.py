"""What a crew should like: the cheapest way home, chances to win, and the quick player who follows its taste."""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.bots import value
from ludothek.games.great_race.bots.missions import pleased, progress
from ludothek.games.great_race.bots.route import ROUTE, fill_route, is_on_route, next_on_route
from ludothek.games.great_race.bots.win_chance import chance_to_win
from tests.games.great_race.positions import Trip, alone, convoy, solo


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


# --- the way home ---


def route(trip: Trip) -> list[int]:
    scratch = [0] * GAME.most
    fill_route(trip.b, trip.s, 0, scratch)
    return scratch


def test_the_way_home_leads_over_easy_tiles_and_around_hard_ones() -> None:
    assert next_on_route(NAMED["COL"], route(convoy().lay(s1_1="F"))) == NAMED["1.1"]
    scratch = route(convoy().lay(s1_1="FFMMS", s1_2="F"))
    assert next_on_route(NAMED["COL"], scratch) == NAMED["1.2"]
    assert is_on_route(convoy().b, NAMED["COL"], NAMED["CAP"], scratch)
    assert not is_on_route(convoy().b, NAMED["COL"], NAMED["1.1"], scratch)


def test_a_sea_route_shortens_the_way_of_who_can_pay_it() -> None:
    rich, poor = (route(convoy().put(0, "DAR", money=money)) for money in (80, 70))
    assert rich[ROUTE + NAMED["DAR"]] < poor[ROUTE + NAMED["DAR"]]


# --- chances ---


def chance(trip: Trip) -> float:
    return chance_to_win(trip.b, trip.s, 0, [0] * GAME.most)


def test_chances_are_shared_and_grow_on_the_way() -> None:
    even = convoy()
    other = chance_to_win(even.b, even.s, 1, [0] * GAME.most)
    assert abs(chance(even) + other - 1) < 1e-9
    assert chance(convoy().put(0, "AGA")) > chance(even) > chance(convoy().put(1, "AGA"))
    assert chance(solo()) > chance(solo().put(1, "AGA"))
    assert chance(alone().put(0, "AGA")) > chance(alone())


# --- missions ---


def test_a_mission_pleases_as_it_comes_along() -> None:
    trip = solo()
    b, s = trip.b, trip.s
    s.funded = 0
    assert pleased(b, s, 0) == pleased(b, s, 2) == 1.0
    before = [progress(b, s, mission) for mission in range(3, 12)]
    s.colours, s.risks, s.routes, s.blind_steps = 0b10110, (1 << 0) + (1 << 13), 0b1, 5
    s.engine[0], s.chassis[0], s.money[0], s.where[1] = 5, 6, 100, NAMED["LIV"]
    after = [progress(b, s, mission) for mission in range(3, 12)]
    assert before[:4] == [0.0, 0.0, 0.0, 0.0]
    assert after == [0.75, 0.25, 1 / 3, 0.5, 1.0, 100 / 150, 0.5, 1.0, 1 - b.home[NAMED["LIV"]] / 24]
    s.funded = 1
    assert progress(b, s, 10) == 0.0
    assert pleased(b, s, 10) < pleased(b, s, 3) < 1.0
