"""What the slow reference found broken once."""

from __future__ import annotations

from tests.games.great_race.positions import convoy, race, solo


def test_a_winch_of_an_earlier_entry_does_not_help_the_next_one() -> None:
    """G10.6: the mechanic symbol does not count for one entry."""
    trip = convoy().lay(s1_1="FM", s1_2="FFMM").give(0, "WINCH").do("drive 1.1", "winch m")
    trip.put(0, "1.1", engine=1, chassis=0)
    assert "go 1.2" not in trip.legal


def test_the_suffragettes_do_not_discard_while_others_still_take() -> None:
    """G3.4, G14.3: their hand limit is applied after their last card of the bivouac."""
    trip = race(2, crews="GB,SU").do(*["deck:CAN"] * 4)
    trip.put(1, "COL", chassis=0).do("take 1", "take 2")
    assert trip.legal == ["take 3", "take 4"]
    assert trip.do("take 3").legal == ["take 4"]
    assert trip.do("take 4").legal == ["drop CAN"]
    assert (trip.s.turn, trip.s.held[:2]) == (1, [2, 2])


def test_nobody_guards_against_torpedo_what_cannot_hurt() -> None:
    """G6.7: with no level left there is nothing to cancel, and the escort stays unused."""
    trip = solo(legacy=True, stickers="0020").put(1, "1.2").put(0, "1.1", engine=0, chassis=0)
    trip.figure(2).do("deck:DNG")
    assert "accept" not in trip.legal
    assert trip.s.left[3] == 1
