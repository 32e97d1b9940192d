"""Turns, assistants, cards and repair (G5, G6, G10, G11)."""

from __future__ import annotations

import pytest

from tests.games.great_race.positions import CARD, Trip, convoy


def legal(trip: Trip, word: str) -> list[str]:
    """What may be done that begins with a word, without it."""
    return [text.removeprefix(word).strip() for text in trip.legal if text.split()[0] == word.split()[0]]


# --- turns ---


def test_g5_1_g5_4_turns_go_round() -> None:
    """G5.1, G5.4: in turn order, one assistant a turn, each once."""
    trip = convoy(3, plan="FFPPM")
    for seat in (0, 1, 2, 0, 1, 2):
        assert trip.s.turn == seat
        trip.do("fund")
    assert "fund" not in trip.legal
    assert trip.s.money[:3] == [140] * 3


def test_g5_2_petrol_then_cards_then_an_assistant() -> None:
    """G5.2: one purchase, and none after a card."""
    trip = convoy().put(0, "COL", fuel=1).give(0, "CAN", "TEL")
    trip.do("buy 1")
    assert legal(trip, "buy") == []
    trip = convoy().put(0, "COL", fuel=1).give(0, "CAN", "TEL").do("play TEL")
    assert legal(trip, "buy") == []
    assert trip.do("play CAN").s.turn == 0
    assert trip.do("fund").s.turn == 1


def test_g5_3_petrol() -> None:
    """G5.3: whole levels, never above the tank or the purse."""
    trip = convoy().put(0, "COL", fuel=4, money=100)
    assert legal(trip, "buy") == ["1", "2"]
    assert trip.do("buy 2").s.money[0] == 80
    assert legal(convoy().put(0, "1.1", fuel=0, money=39), "buy") == ["1"]


def test_g5_5_g5_6_g5_7_passing_is_final() -> None:
    """G5.5, G5.6, G5.7: who has passed is out; the last one goes on turn after turn."""
    trip = convoy(2, plan="FFPPM").do("pass", "fund", "fund")
    assert (trip.s.turn, trip.s.money[1]) == (1, 140)


def test_g5_8_something_must_change() -> None:
    """G5.8; pass is always allowed."""
    trip = convoy().give(0, "CAN", "PARTS", "TOOLS", "GUIDE")
    trip.s.tiles_out = [n + more for n, more in zip(trip.s.tiles_out, trip.s.bag, strict=True)]
    trip.s.bag = [0] * 18
    assert trip.legal == ["pass", "play GUIDE lay", "fund", "scout", "fetch", *moves(trip)]
    trip.s.boxed, trip.s.tiles_out = trip.s.tiles_out, [0] * 18
    assert trip.legal == ["pass", "fund", "fetch", *moves(trip)]


def moves(trip: Trip) -> list[str]:
    return [text for text in trip.legal if text.startswith("drive")]


# --- assistants ---


def test_g6_1_funding() -> None:
    """G6.1."""
    assert convoy().do("fund").s.money[0] == 110


def test_g6_2_pathfinder() -> None:
    """G6.2: two tiles, openly, in free order; or one card, secretly."""
    trip = convoy().do("scout", "bag:FM", "bag:FF", "lay FF 1.1", "lay FM 2.1")
    assert (trip.tile("1.1"), trip.tile("2.1"), trip.s.turn) == ("FF", "FM", 1)
    trip = convoy().do("fetch", "deck:WINCH")
    assert (trip.hand(), trip.s.shown[7], trip.s.turn) == ({"WINCH": 1}, 0, 1)


def test_g6_3_mechanic() -> None:
    """G6.3: repair, drive or sail."""
    trip = convoy().put(0, "NOU", chassis=4)
    words = {text.split()[0] for text in trip.legal}
    assert {"repair", "drive", "sail"} <= words
    assert not {"repair", "drive", "sail"} & {text.split()[0] for text in trip.assign(0, "FPE").legal}


def test_g6_4_g6_5_escort_clears() -> None:
    """G6.4, G6.5: a tile beside, not under a vehicle, goes to the discard."""
    trip = convoy().lay(s1_1="FM", s1_2="FF", s2_1="F").put(1, "1.2")
    assert legal(trip, "clear") == ["1.1"]
    trip.do("clear 1.1")
    assert (trip.tile("1.1"), trip.s.tiles_out[2]) == ("", 1)


def test_g6_6_g6_7_guarding_is_no_turn() -> None:
    """G6.6, G6.7: an unused escort guards in a rival's turn and after passing; a used one does not."""
    trip = convoy(plan="FPMME").give(1, "DNG", "DNG").do("pass", "play DNG P1 e")
    assert (trip.s.turn, trip.legal) == (0, ["accept", "guard"])
    trip.do("guard")
    assert (trip.s.turn, trip.gauges()) == (1, (6, 5, 6))
    trip.do("play DNG P1 e")
    assert (trip.s.turn, trip.gauges()) == (1, (6, 4, 6))


# --- cards ---


def test_g10_1_cards_go_to_the_open_discard() -> None:
    """G10.1."""
    trip = convoy().give(0, "TEL").do("play TEL")
    assert (trip.s.cards_out[5], trip.hand()) == (1, {})


def test_g10_3_what_cards_bring() -> None:
    """G10.3: surplus over a maximum is lost; a tool box always names two letters."""
    trip = convoy().put(0, "COL", fuel=1, engine=4, chassis=4).give(0, "CAN", "TANK", "PARTS", "TOOLS")
    assert legal(trip, "play") == ["CAN", "TANK", "PARTS e", "PARTS c", "TOOLS ee", "TOOLS ec", "TOOLS cc"]
    trip.do("play CAN", "play TANK", "play TOOLS ee", "play PARTS c")
    assert trip.gauges() == (6, 5, 5)


def test_g10_4_telegram_and_guide() -> None:
    """G10.4: +30 F; a guide draws and lays one tile or removes one, and the turn goes on."""
    trip = convoy().give(0, "TEL", "GUIDE", "GUIDE").do("play TEL", "play GUIDE lay", "bag:FM", "lay FM 1.1")
    assert (trip.s.money[0], trip.tile("1.1"), trip.s.turn) == (110, "FM", 0)
    trip.do("play GUIDE clear 1.1", "fund")
    assert (trip.tile("1.1"), trip.s.turn) == ("", 1)


def test_g10_5_danger_cards() -> None:
    """G10.5: a rival on its way and a gauge above 0."""
    trip = convoy(3, plan="FPPMM").give(0, "DNG").put(1, "COL", engine=0)
    trip.s.arrived[2] = 1
    assert legal(trip, "play") == ["DNG P2 c"]
    assert trip.do("play DNG P2 c").gauges(1) == (6, 0, 5)


def test_g10_6_the_winch() -> None:
    """G10.6: before paying, one mechanic symbol or the stop does not count; several may be used."""
    trip = convoy().lay(s1_1="FMMS").give(0, "WINCH", "WINCH", "WINCH")
    assert legal(trip, "play") == []
    trip.do("drive 1.1")
    assert trip.legal == ["winch m", "winch s", "nowinch"]
    trip.do("winch m", "winch s", "winch m")
    assert trip.gauges() == (5, 5, 6)
    assert "halt" in trip.legal
    trip = convoy().lay(s1_1="FMMS").give(0, "WINCH").do("drive 1.1", "nowinch", "hit ec")
    assert (trip.gauges(), trip.s.turn) == ((5, 4, 5), 1)


def test_g10_6_a_winch_that_is_needed() -> None:
    """G8.6, G10.6: the stop may only be lifted if the tile stays payable; a known tile cannot be declined."""
    trip = convoy().lay(s1_1="FMMS").put(0, "COL", engine=1, chassis=0)
    assert "drive 1.1" not in trip.legal
    trip.give(0, "WINCH")
    assert "drive 1.1" in trip.legal
    trip.do("drive 1.1")
    assert trip.legal == ["winch m"]


def test_g8_10_a_winch_makes_entering_optional() -> None:
    """G8.10: only a winch makes the blind tile payable."""
    trip = convoy().put(0, "COL", engine=1, chassis=0).give(0, "WINCH")
    trip.do("drive 1.1", "bag:FMM")
    assert trip.legal == ["winch m", "nowinch"]
    assert trip.do("nowinch").at() == "COL"
    assert trip.tile("1.1") == "FMM"


def test_g1_8_whether_one_has_a_winch_is_not_told_by_being_asked() -> None:
    """G1.8, G10.6: whoever holds a card that nobody has seen is asked, whatever it is; seen cards are known."""
    trip = convoy().lay(s1_1="FS").give(0, "CAN").do("drive 1.1")
    assert trip.legal == ["nowinch"]
    trip = convoy().lay(s1_1="FS").give(0, "CAN")
    trip.s.shown[CARD["CAN"]] = 1
    assert trip.do("drive 1.1").s.turn == 1
    trip = convoy().lay(s1_1="FS").give(0, "WINCH")
    trip.s.shown[CARD["WINCH"]] = 1
    assert trip.do("drive 1.1").legal == ["winch s", "nowinch"]


def test_g1_8_nor_by_driving_on_where_only_a_winch_would_help() -> None:
    """G1.8, G8.6: all around asks for more levels than are left; with a hidden card one says oneself that one halts."""

    def after_a_step(*cards: str) -> Trip:
        trip = convoy().put(0, "1.1", engine=2, chassis=1).give(0, *cards)
        trip.lay(s0_1="FMM", s1_0="FMM", s1_1="FMM", s2_0="FMM", s2_1="FMM").do("drive 1.0")
        return trip.do(*["nowinch"] * len(cards), "hit ee")

    assert after_a_step("CAN").legal == ["halt"]
    assert "go 2.1" in after_a_step("WINCH").legal
    assert after_a_step().s.turn == 1


def test_g10_7_g7_6_new_decks() -> None:
    """G10.7, G7.6: the discard becomes the deck or the bag when a draw is needed and nothing is left."""
    trip = convoy()
    trip.s.cards_out, trip.s.deck = trip.s.deck, [0] * 8
    trip.do("fetch")
    assert (sum(trip.s.deck) > 0, sum(trip.s.cards_out)) == (True, 0)
    trip = convoy()
    trip.s.tiles_out, trip.s.bag = trip.s.bag, [0] * 18
    trip.do("scout")
    assert (sum(trip.s.bag), sum(trip.s.tiles_out)) == (60, 0)
    trip = convoy()
    trip.s.boxed, trip.s.bag = trip.s.bag, [1] + [0] * 17
    trip.s.boxed[0] -= 1
    trip.do("scout", "bag:F", "lay F 1.1")
    assert trip.s.turn == 1


# --- repair ---


@pytest.mark.parametrize(("space", "money"), [("COL", 60), ("1.1", 40)])
def test_g11_2_repair(space: str, money: int) -> None:
    """G11.2: one or two levels in any split, 10 F each in a town and 20 F elsewhere; every letter mends a level."""
    trip = convoy().put(0, space, engine=4, chassis=4)
    assert legal(trip, "repair") == ["e", "c", "ec", "cc"]
    trip.do("repair ec")
    assert (trip.gauges(), trip.s.money[0]) == ((6, 5, 5), money)
    assert legal(convoy().put(0, space, engine=0, chassis=0, money=10), "repair") == ["e", "c"][: 2 * (space == "COL")]


def test_g11_1_g11_3_nobody_is_eliminated() -> None:
    """G11.1, G11.3: engine 0 forbids driving and sailing, fuel 0 leaves the way into a town beside."""
    trip = convoy().put(0, "NOU", engine=0, chassis=0, fuel=0)
    assert legal(trip, "drive") == legal(trip, "sail") == []
    assert legal(convoy().put(0, "2.1", fuel=0), "drive") == ["NOU"]
