"""What players choose before a game: one for the table, or one for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from ludothek.core.game import Game, Option, Refused, Value
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES

BETWEEN_GAMES = {"upgrade"}  # decides what happens to a campaign once a game is over
CARS = Option("cars", ("any",), "M2.1", longest=20, each=("R", "Y", "G"))


@pytest.mark.parametrize(
    ("value", "seats", "chosen"),
    [
        ("any", 2, ["R", "Y"]),
        ("Y,R", 2, ["Y", "R"]),
        ("g", 3, ["G", "R", "Y"]),  # who says nothing gets the first that is left
        ("G,Y,R", 3, ["G", "Y", "R"]),
    ],
)
def test_every_seat_has_what_it_chose_or_the_first_that_is_left(value: str, seats: int, chosen: list[str]) -> None:
    assert CARS.by_seat(value, seats) == chosen


@pytest.mark.parametrize("value", ["R,R", "R,X", "", "R,,Y", "R,Y,G"])
def test_nobody_has_what_another_has_or_what_there_is_not(value: str) -> None:
    with pytest.raises(Refused, match="for cars") as refused:
        CARS.by_seat(value, 2)
    assert (refused.value.why, refused.value.rule, refused.value.facts["values"]) == ("option-value", "M2.1", "R, Y, G")


# --- everybody moves one place further ---


@pytest.mark.parametrize(
    ("value", "seats", "moved"),
    [("R,Y", 2, "Y,R"), ("any", 2, "Y,R"), ("Y,R", 2, "any"), ("G,Y,R", 3, "Y,R,G"), ("Y", 3, "R,G,Y")],
)
def test_what_a_seat_has_goes_with_the_person(value: str, seats: int, moved: str) -> None:
    assert CARS.moved(value, seats) == moved
    assert [*CARS.by_seat(value, seats)[1:], CARS.by_seat(value, seats)[0]] == CARS.by_seat(moved, seats)


def test_a_seat_that_is_named_goes_with_the_person_and_nothing_else_changes() -> None:
    starts = Option("starts", (0, 1, 2), "M2.4", names_seat=True)
    assert [starts.moved(seat, 3) for seat in range(3)] == [2, 0, 1]
    assert Option("laps", (3, 1, 2), "V7.1").moved(2, 3) == 2
    for game in GAMES.values():
        options, seats = game.choose({}), game.seats[-1]
        again: dict[str, Value] = options
        for _ in range(seats):
            again = game.moved(again, seats)
        assert again == options, "once round the table"


# --- what is offered goes together ---


def offers(game: Game, seats: int) -> Iterator[tuple[str, Value]]:
    """Every value that a set-up for so many offers; where each seat chooses for itself, the usual order backward."""
    for option in game.options:
        for value in option.values:
            if not option.names_seat or int(value) < seats:
                yield option.name, value
        if option.each:
            yield option.name, ",".join(option.each[::-1][:seats])


def is_offered(game: Game, chosen: dict[str, Value], seats: int) -> bool:
    """Whether a set-up could come to this: everything that was chosen matters, and no value excludes another."""
    whole = game.choose(chosen)
    needed = all(game.option(own).matters(whole) for own in chosen)
    return needed and seats in game.seats_with(chosen) and game.excluded(chosen) is None


@pytest.mark.parametrize("key", GAMES)
def test_no_two_values_that_are_offered_are_refused_at_the_end(key: str) -> None:
    """T5.8, M2.4, M4.11: over all games, numbers of seats and pairs of values; with what they need beside them."""
    game, tried = GAMES[key], 0
    for seats in game.seats:
        for one, other in combinations(offers(game, seats), 2):
            needs = {**game.option(one[0]).needs, **game.option(other[0]).needs}
            chosen = {**{name: values[0] for name, values in needs.items()}, **dict([one, other])}
            if one[0] != other[0] and is_offered(game, chosen, seats):
                game.lay(chosen, seats)
                tried += 1
    assert tried > 4, "every game has options that go together"


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_offered_that_changes_nothing(key: str) -> None:
    """G23.4: a journey alone has six rounds, whatever limit a race may have."""
    game = GAMES[key]
    for seats in game.seats:
        for mode, option in product(modes(game, seats), game.options):
            values = [value for name, value in offers(game, seats) if name == option.name]
            chosen = [mode | {option.name: value} for value in values]
            laid = [vars(game.lay(each, seats)) for each in chosen if is_offered(game, each, seats)]
            assert len(laid) < 2 or any(one != laid[0] for one in laid) or option.name in BETWEEN_GAMES, option.name


def modes(game: Game, seats: int) -> list[dict[str, Value]]:
    """The ways in which so many can play, where an option decides it."""
    deciding = [(one.name, value) for one in game.options for value in one.seats if seats in one.seats[value]]
    return [{name: value} for name, value in deciding] or [{}]


@pytest.mark.parametrize("key", GAMES)
def test_whoever_types_values_that_do_not_go_together_is_told_so(key: str) -> None:
    """T5.8, M4.11: each exclusion is one of values that there are, and has its sentence in every language."""
    game = GAMES[key]
    for option in game.options:
        for each in option.excludes:
            assert each.value in option.values
            assert each.other in game.option(each.option).values
            assert option.default != each.value or game.option(each.option).default != each.other
            with pytest.raises(Refused) as refused:
                game.lay({option.name: each.value, each.option: each.other})
            assert (refused.value.why, refused.value.rule) == (each.why, each.rule)
            assert all(words(language, key).refusal(refused.value) for language in LANGUAGES)


def test_these_do_not_go_together() -> None:
    """T5.8, M4.11: the short game needs a centre; whoever must go far may not stop."""
    said = {
        (key, option.name, each.option)
        for key, game in GAMES.items()
        for option in game.options
        for each in option.excludes
    }
    assert {("tactix", "short", "board"), ("monza", "may_stop", "must_max")} <= said
