"""How moves are written and read, and what others may read of a secret."""

from __future__ import annotations

import pytest

from ludothek import Table
from ludothek.core.words import rulebook
from ludothek.games.great_race import GAME, telling
from ludothek.games.great_race.board.africa import ROUTES, SEATS, SPACES
from ludothek.games.great_race.rules.actions import ACTIONS, GO, MEND, SAIL, SLOT, STRIKE
from ludothek.games.great_race.telling.kinds import KINDS
from tests.games.great_race.positions import Trip, convoy, race, solo
from tests.games.great_race.telling import action, sentences


def planning(seats: int = 3) -> Trip:
    trip = race(seats)
    while not trip.legal[0].startswith("plan"):
        trip.do(trip.legal[0])
    return trip


def test_every_action_is_written_in_its_own_way() -> None:
    """Section 6: all but steps, voyages and danger cards are always written the same, and no two alike."""
    fixed = [(kind.first, kind.texts) for kind in KINDS if not callable(kind.texts)]
    written = {first + number: text for first, texts in fixed for number, text in enumerate(texts)}
    by_place = {*range(STRIKE, STRIKE + 2 * SEATS), *range(GO, GO + SPACES), *range(SAIL, SAIL + len(ROUTES))}
    three_levels = set(range(MEND + 5, STRIKE))  # more than any card mends
    assert set(range(ACTIONS)) - set(written) == by_place | three_levels
    assert len(set(written.values())) == len(written) == sum(len(texts) for _, texts in fixed)


def test_every_kind_of_action_stands_in_one_row() -> None:
    """Section 6: rows follow each other like the numbers, and whatever a seat may choose has a rule of the rulebook."""
    assert [kind.first for kind in KINDS] == sorted({kind.first for kind in KINDS})
    for kind in KINDS:
        is_drawn = kind.first < SLOT
        assert (kind.rule == "") == is_drawn
        assert is_drawn or callable(kind.rule) or kind.rule in rulebook("en", GAME.key)


@pytest.mark.parametrize(
    ("trip", "text", "move"),
    [
        (convoy(), "go 1.1", "drive 1.1"),
        (convoy(), "DRIVE 1.1", "drive 1.1"),
        (convoy().put(0, "2.1"), "drive nou", "drive NOU"),
        (planning(), "plan EMMPF", "plan FPMME"),
        (planning(), "plan fpmme", "plan FPMME"),
        (convoy().put(0, "COL", engine=4, chassis=5), "repair ce", "repair ec"),
        (convoy().put(0, "COL", engine=4, chassis=5).give(0, "TOOLS"), "play tools CE", "play TOOLS ec"),
        (convoy(plan="FFPPM").lay(s1_1="FD").do("drive 1.1"), "hit CE", "hit ec"),
    ],
)
def test_other_texts_that_mean_a_move(trip: Trip, text: str, move: str) -> None:
    """G4.2, G8.5, G10.3, G11.2: a drive may be called otherwise, letters may come in another order or case."""
    meant = [each for each in trip.legal if telling.means(trip.b, trip.s, action(trip, each), text)]
    assert meant == [move]


def test_nothing_means_no_move() -> None:
    """Section 6: neither an empty text nor half of one."""
    trip = convoy()
    for text in ("", "drive", "plan", "hit"):
        assert not any(telling.means(trip.b, trip.s, action(trip, each), text) for each in trip.legal)


def test_a_plan_is_a_secret_until_the_last_one() -> None:
    """G4.1, G4.3: others read that it was made; with the last one all are open."""
    trip = planning()
    plan = action(trip, "plan FPMME")
    for _ in range(2):
        assert telling.redacted(trip.b, trip.s, plan) == "plan"
        trip.do("plan FPMME")
    assert telling.redacted(trip.b, trip.s, plan) == ""


def test_a_card_for_a_hand_is_a_secret_of_its_owner() -> None:
    """G6.2, G9.2: others read that one was drawn, and the log row has a keeper."""
    for trip in (convoy().turn(1).do("fetch"), convoy().turn(1).put(1, "2.1").do("drive NOU")):
        card = action(trip, "deck:WINCH")
        assert telling.redacted(trip.b, trip.s, card) == "deck:"
        assert telling.dealt_to(trip.b, trip.s, card) == 1


def test_what_lies_open_has_no_keeper() -> None:
    """G3.1, G6.2, G15.15: cards laid out, tiles, and whatever T draws."""
    t_in_town = solo().put(1, "2.1")
    t_in_town.figure(2)
    for trip, text in ((race(), "deck:CAN"), (convoy().do("scout"), "bag:FM"), (t_in_town, "deck:CAN")):
        drawn = action(trip, text)
        assert telling.redacted(trip.b, trip.s, drawn) == ""
        assert telling.dealt_to(trip.b, trip.s, drawn) == -1


def test_what_others_hear_of_a_secret_is_the_same_whatever_it_is() -> None:
    """G4.1, G9.2: no fact of the sentence depends on the plan or on the card."""
    for trip, kind, message in ((planning(), "plan", "heard-plan"), (convoy().do("fetch"), "deck:", "heard-card")):
        heard = {str(telling.tell_others(trip.b, trip.s, action(trip, text))) for text in trip.legal}
        assert len(trip.legal) > 4
        assert all(text.startswith(kind) for text in trip.legal)
        assert heard == {str((message, {"crew": "FR"}))}
        sentences(message, {"crew": "FR"})


def test_clicks_spell_the_words_of_a_move() -> None:
    """Section 7: each click is a word."""
    table = Table(GAME, {"mode": "solo"}, seed=3)
    for choice in table.view(0)["choices"]:
        assert telling.spell(choice["clicks"]) == choice["move"]
