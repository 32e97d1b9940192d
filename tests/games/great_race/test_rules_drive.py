"""Tiles, driving, towns and sea routes (G7-G9)."""

from __future__ import annotations

from ludothek.games.great_race.board.box import TILE_EASY, TILES
from tests.games.great_race.positions import convoy


def test_g7_2_ranks() -> None:
    """G7.2: by value, then by stops, dangers and mechanics."""
    keys = [(len(t.id), *(t.id.count(symbol) for symbol in "SDM")) for t in TILES]
    assert keys == sorted(keys)
    assert sum(t.copies for t, easy in zip(TILES, TILE_EASY, strict=True) if easy) == 30


def test_g7_3_the_second_tile_may_use_the_first() -> None:
    """G7.3."""
    trip = convoy().do("scout", "bag:F", "bag:FF", "lay F 1.1")
    assert "lay FF 2.1" in trip.legal


def test_g7_4_no_room() -> None:
    """G7.4: a tile with no legal space goes to the discard, and none is laid under a vehicle."""
    trip = convoy().put(0, "COL").put(1, "1.2").lay(s1_1="F")
    trip.do("scout", "bag:FF", "bag:FM")
    assert not any(text.endswith((" 1.2", " 1.1", " COL")) for text in trip.legal)
    trip = convoy()
    trip.s.tile = [1 if space == 0 else space for space in trip.s.tile]
    trip.s.boxed, trip.s.bag = trip.s.bag, [2] + [0] * 17
    trip.do("scout", "bag:F", "bag:F")
    assert trip.s.tiles_out[0] == 2
    assert trip.s.turn == 1


def test_g7_5_everybody_pays_anew() -> None:
    """G7.5."""
    trip = convoy().lay(s1_1="FF").do("drive 1.1", "halt", "drive 1.1", "halt")
    assert trip.s.fuel[:2] == [4, 4]


def test_g7_6_nothing_to_draw() -> None:
    """G7.6: an empty space is entered as if it held a fuel symbol."""
    trip = convoy()
    trip.s.boxed, trip.s.bag = trip.s.bag, [0] * 18
    trip.do("drive 1.1")
    assert (trip.at(), trip.s.fuel[0], trip.tile("1.1")) == ("1.1", 5, "")


def test_g8_1_as_many_steps_as_the_engine_has_levels() -> None:
    """G8.1, G8.8: counted at the start; engine damage does not shorten the drive."""
    trip = convoy().put(0, "COL", engine=3, fuel=6).lay(s1_1="FM", s1_2="F", s2_2="F")
    trip.do("drive 1.1", "hit e", "go 1.2", "go 1.1")
    assert trip.s.turn == 0
    assert trip.legal == ["hit e", "hit c"]
    trip.do("hit e")
    assert trip.s.turn == 1


def test_g8_2_any_direction_and_halting() -> None:
    """G8.2."""
    trip = convoy().lay(s1_1="F", s1_2="F").do("drive 1.1", "go 1.2")
    assert {"halt", "go 1.1", "go COL", "go INS"} <= set(trip.legal)
    assert trip.do("halt").s.turn == 1


def test_g8_3_g8_4_fuel() -> None:
    """G8.3, G8.4: the fuel symbols, and one level more in a risk area."""
    trip = convoy().put(0, "1.1").lay(s2_1="FF").do("drive 2.1")
    assert trip.s.fuel[0] == 3


def test_g8_6_what_cannot_be_paid_is_not_entered() -> None:
    """G8.6."""
    assert "drive 1.1" not in convoy().put(0, "COL", fuel=1).lay(s1_1="FF").legal
    assert "drive 2.1" not in convoy().put(0, "1.1", fuel=2).lay(s2_1="FF").legal
    assert "drive 1.1" not in convoy().put(0, "COL", engine=1, chassis=0).lay(s1_1="FMM").legal
    assert "drive 1.1" in convoy().put(0, "COL", engine=1, chassis=1).lay(s1_1="FMM").legal


def test_g8_5_no_choice_is_no_question() -> None:
    """G8.5, D2: what leaves no choice is done at once."""
    trip = convoy().put(0, "COL", engine=2, chassis=0).lay(s1_1="FM").do("drive 1.1")
    assert (trip.gauges(), trip.legal[0]) == ((5, 1, 0), "halt")
    trip = convoy().put(0, "COL", engine=1, chassis=1).lay(s1_1="FMM").do("drive 1.1")
    assert trip.gauges() == (5, 0, 0)


def test_g8_7_danger_as_far_as_there_are_levels() -> None:
    """G8.7: two levels in a split of one's choice; it never forbids entering."""
    trip = convoy(plan="FPPMM").lay(s1_1="FD").do("drive 1.1")
    assert trip.legal == ["hit ee", "hit ec", "hit cc"]
    trip = convoy(plan="FPPMM").put(0, "COL", engine=1, chassis=0).lay(s1_1="FD").do("drive 1.1")
    assert trip.gauges() == (5, 0, 0)


def test_g8_8_hand_limit_then_stop() -> None:
    """G8.8."""
    trip = convoy(plan="FPPMM").put(0, "COL", engine=5, chassis=2).give(0, "CAN", "TEL").lay(s1_1="FS")
    assert trip.do("drive 1.1", "nowinch").s.turn == 1
    trip = convoy(plan="FPPMM").put(0, "COL", engine=5, chassis=2).give(0, "CAN", "TEL").lay(s1_1="FMS")
    trip.do("drive 1.1", "nowinch", "hit c")
    assert trip.legal == ["drop CAN", "drop TEL"]
    assert trip.do("drop CAN").s.turn == 1


def test_g8_9_blind_steps() -> None:
    """G8.9: with at least one level of fuel, two in a risk area; the tile is drawn and laid there."""
    assert "drive 1.1" not in convoy().put(0, "COL", fuel=0).legal
    assert "drive 2.1" not in convoy().put(0, "1.1", fuel=1).legal
    trip = convoy().do("drive 1.1", "bag:FM", "hit c")
    assert (trip.at(), trip.tile("1.1"), trip.gauges(), trip.s.blind_steps) == ("1.1", "FM", (5, 5, 5), 1)


def test_g9_1_g9_2_towns() -> None:
    """G9.1, G9.2: a town costs nothing and ends the drive; its cards are drawn in secret, then the hand limit."""
    trip = convoy().put(0, "2.1", fuel=0, chassis=1).do("drive NOU", "deck:CAN", "deck:TEL")
    assert trip.legal == ["drop CAN", "drop TEL"]
    trip.do("drop TEL")
    assert (trip.at(), trip.hand(), trip.s.shown[:8], trip.s.turn) == ("NOU", {"CAN": 1}, [0] * 8, 1)


def test_g9_3_colours_mean_nothing_to_players() -> None:
    """G9.3: they are only noted for missions."""
    trip = convoy().put(0, "2.1").do("drive NOU", "deck:CAN", "deck:TEL")
    assert trip.s.colours == 1 << 1


def test_g9_4_sailing() -> None:
    """G9.4: from a port, either way, with an engine but without fuel; the price must be there."""
    trip = convoy().put(0, "DAK", fuel=0, money=60)
    assert [text for text in trip.legal if "sail" in text] == ["sail NOU", "sail POR"]
    assert [text for text in trip.put(0, "DAK", money=59).legal if "sail" in text] == ["sail NOU"]
    assert not [text for text in trip.put(0, "DAK", engine=0).legal if "sail" in text]
