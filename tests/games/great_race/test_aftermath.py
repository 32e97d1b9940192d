"""What follows by itself is told with the rule that makes it so: in a race, alone, and all that T does."""

from __future__ import annotations

import random
from itertools import cycle, product

import pytest

from ludothek import Table
from ludothek.core.fields import CHANCE
from ludothek.games.great_race import GAME, telling
from ludothek.games.great_race.board.africa import COLOUR, MAP, NAMED, NOWHERE, SPACES
from ludothek.games.great_race.rules.automa.goal import fill_steps, is_open
from ludothek.games.great_race.rules.phase import REVEAL
from ludothek.games.great_race.rules.position import T
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.consequences import MESSAGES
from tests.games.great_race.positions import Trip, alone, convoy, race, solo
from tests.games.great_race.telling import action, followed


def planned() -> Trip:
    """A solo game before its first card."""
    return Trip(GAME.lay({"mode": "solo"}, 1)).do("plan FPMME")


def test_the_goal_of_t_is_told_with_its_reason() -> None:
    """G16.1, W06: section 7 of the page."""
    assert followed(planned(), "est:A1") == [("Nouadhibou is the nearest open blue town, 3 steps.", "G16.1")]


def test_a_colour_that_is_used_up() -> None:
    """G16.6, X10: the finish, because no town is open any more."""
    trip = solo("G1").put(T, "LIV")
    trip.s.phase, trip.s.turn, trip.s.estienne, trip.s.last_level = REVEAL, CHANCE, trip.b.deck[:], 7
    assert followed(trip, "est:G1") == [
        ("No yellow town is open any more: T heads for the finish, Cape Town, 4 steps.", "G16.6")
    ]


@pytest.mark.parametrize("direction", ["NS", "SN"])
def test_the_finish_is_never_nearer_than_an_open_town(direction: str) -> None:
    """G16.6: wherever T stands, so that one sentence is enough for a finish that is the goal."""
    trip = solo(direction=direction)
    for space, level in product(range(SPACES), range(1, 10)):
        trip.s.where[T], trip.s.last_level, trip.s.goal = space, level, NOWHERE
        fill_steps(trip.b, trip.s, space)
        towns = [town for town in range(SPACES) if COLOUR[town] > 0 and is_open(trip.b, trip.s, town)]
        assert all(trip.s.scratch[town] <= trip.s.scratch[trip.b.finish] for town in towns)


def test_of_two_towns_equally_near() -> None:
    """G16.4, G16.5, X04: nearer to the finish is only said of the one that is."""
    trip = solo("G1", direction="SN").put(T, "14.7")
    trip.s.phase, trip.s.turn, trip.s.estienne = REVEAL, CHANCE, trip.b.deck[:]
    first = "Nairobi and another yellow town are equally near, 3 steps, and equally far from the finish"
    assert followed(trip, "est:G1") == [(f"{first}; Nairobi is farther north.", "G16.5")]
    trip = solo("A1").put(T, "NOU")
    trip.s.phase, trip.s.turn, trip.s.estienne, trip.s.last_level = REVEAL, CHANCE, trip.b.deck[:], 2
    first = "Libreville and another blue town are equally near, 7 steps"
    assert followed(trip, "est:A1") == [(f"{first}; Libreville is nearer to the finish.", "G16.4")]


@pytest.mark.parametrize("direction", ["NS", "SN"])
def test_a_town_that_only_its_row_prefers_lies_farther_north(direction: str) -> None:
    """G16.5: wherever T stands, so that one sentence is enough."""
    for card, space, level in product(("A1", "C1", "E1", "G1"), range(SPACES), range(1, 9)):
        trip = solo(card, direction=direction)
        trip.s.where[T], trip.s.last_level = space, level
        trip.s.phase, trip.s.turn, trip.s.estienne = REVEAL, CHANCE, trip.b.deck[:]
        told = story(trip.b, trip.s, action(trip, f"est:{card}"))[1][0]
        ties = [town for town, rule in told.others if rule == "G16.5"]
        assert (told.rule == "G16.5") == bool(ties)
        assert all(MAP[NAMED[told.text.split()[2]]].row < MAP[NAMED[town]].row for town in ties)


def test_a_hard_tile_beside_a_full_way() -> None:
    """G16.16."""
    trip = solo().put(0, "20.5").do("fund", "bag:F")
    begins = "None of your shortest ways has room for a hard tile, so T lays it beside your vehicle or your way"
    assert (f"{begins}, south-west of Johannesburg (fuel 1, mechanic 2).", "G16.16") in followed(trip, "bag:FMM")


def test_a_tile_on_another_way_that_is_as_short() -> None:
    """G16.18, G16.14, X27: of T and of the player; the box only where no shortest way has room."""
    trip = solo().put(0, "18.5").lay(s20_5="F").do("fund", "bag:F")
    begins = "Your way is full; T lays the hard tile on another that is just as short for you, east of Windhoek"
    assert (f"{begins} (fuel 1, mechanic 2).", "G16.18") in followed(trip, "bag:FMM")
    trip = solo("C1").put(T, "INS").lay(s3_3="F", s4_3="F", s4_2="F")
    trip.s.last_level = 2
    trip.goal()
    trip.turn(0).do("fund", "bag:FM")
    begins = "The way T would take is full; it lays the easy tile on another that is just as short"
    assert followed(trip, "bag:FF")[:2] == [
        (f"{begins}, south-west of In Salah (fuel 2).", "G16.18"),
        (
            "No shortest way to T’s goal has room for this tile (fuel 1, mechanic 1); it goes back to the box.",
            "G16.14",
        ),
    ]


def test_a_hard_tile_that_nobody_needs() -> None:
    """G16.17: the player has arrived."""
    trip = solo().put(0, "CAP")
    trip.s.arrived[0] = 1
    trip.figure(1).do("bag:FMM")
    begins = "You have arrived, so nothing can slow you down any more; the hard tile"
    assert followed(trip, "bag:FMM")[:2] == [(f"{begins} (fuel 1, mechanic 2) goes back to the box.", "G16.17")] * 2


def test_a_hard_tile_that_has_no_room_anywhere() -> None:
    """G16.17: every space of the way and beside it holds a tile."""
    trip = solo().put(0, "20.5").lay(s20_6="F", s21_4="F", s19_5="F", s20_4="F").figure(1).do("bag:FMM")
    told = "There is no room for this tile (fuel 1, mechanic 2); it goes back to the box."
    assert followed(trip, "bag:FMM")[:2] == [(told, "G16.17")] * 2


def test_plans_are_revealed_with_the_last_one() -> None:
    """G4.3: one sentence for each crew."""
    trip = race()
    while not trip.legal[0].startswith("plan"):
        trip.do(trip.legal[0])
    assert followed(trip, "plan FFPPM") == []
    assert followed(trip.do("plan FFPPM"), "plan MMMEE") == [
        ("French: plan shown (funding 2, pathfinder 2, mechanic 1, escort 0).", "G4.3"),
        ("British: plan shown (funding 0, pathfinder 0, mechanic 3, escort 2).", "G4.3"),
    ]


def test_the_new_turn_order_and_the_prime() -> None:
    """G12.3-G12.5: after the last pass of a round."""
    trip = convoy(3).put(1, "NOU").put(2, "TOM").do("pass", "pass")
    assert followed(trip, "pass") == [
        ("Belgians: first in turn order, +20\u00a0F.", "G12.4"),
        ("British: second in turn order, +10\u00a0F.", "G12.5"),
        ("French: third in turn order.", "G12.3"),
        ("Round 2 begins.", "G2.1"),
    ]


def test_arrival_begins_the_last_round_and_the_end_counts_points() -> None:
    """G13.1, G13.2, G13.4, G13.5, X21."""
    trip = convoy().put(0, "20.5").put(1, "20.5")
    assert followed(trip, "drive CAP") == [
        ("French: arrival in Cape Town, in first place.", "G13.4"),
        ("This is the last round: everyone else may still use their remaining assistants.", "G13.2"),
    ]
    assert followed(trip.do("drive CAP"), "drive CAP") == [
        ("British: arrival in Cape Town, in second place.", "G13.4"),
        ("Everybody is out, and the game is over.", "G13.2"),
        ("French: 17 points.", "G13.5"),
        ("British: 15 points.", "G13.5"),
    ]


def test_points_against_t() -> None:
    """G19.1-G19.4, W08: both arrive, and T's cards count."""
    trip = solo(plan="FPMME").put(0, "20.5").put(T, "CAP")
    trip.s.arrived[T], trip.s.figure = 1, 5
    sentences_told = [sentence for sentence, _ in followed(trip, "drive CAP")]
    assert sentences_told[-2:] == ["French: 15 points.", "T has 12 points."]


def test_a_journey_alone_ends_in_time_or_not() -> None:
    """G23.3, G23.4: arrival, the limit of six rounds, and what a danger card left lying costs."""
    arriving, late = alone().put(0, "20.5"), alone()
    assert followed(arriving, "drive CAP")[0] == ("French: arrival in Cape Town in time.", "G23.4")
    late.s.round = 6
    assert followed(late, "pass") == [("After round 6 nobody has arrived, and the game is over.", "G23.4")]
    bivouac = alone().do("pass", "deck:DNG", "deck:CAN", "deck:TEL")
    assert followed(bivouac, "take 2") == [
        ("French: damage taken, chassis −1.", "G23.3"),
        ("Not taken, so discarded: danger.", "G18.6"),
        ("Not taken, so discarded: sponsor telegram.", "G18.6"),
    ]


def test_why_a_drive_ends() -> None:
    """G8.1, G8.6, G8.8, G8.10: a stop, the last step, nowhere to go, or a blind tile that cannot be paid."""
    ends = {
        "The stop symbol ends the drive.": ("G8.8", convoy().lay(s1_1="FS")),
        "That was the last step of the drive.": ("G8.1", convoy().lay(s1_1="F").put(0, "COL", engine=1)),
    }
    for sentence, (rule, trip) in ends.items():
        assert followed(trip, "drive 1.1") == [(sentence, rule)]
    stranded = convoy().lay(s1_0="F").put(0, "2.0", fuel=1)
    assert followed(stranded, "drive 1.0") == [
        ("French: there is no space to enter from here, so the drive ends.", "G8.6")
    ]
    blind = convoy().put(0, "4.0", fuel=1).do("drive 5.0")
    assert followed(blind, "bag:FF") == [
        ("French: the tile north-east of Dakar cannot be paid for, the vehicle stays where it is.", "G8.10")
    ]
    assert followed(blind, "bag:F")[0] == (
        "French: tile paid for, drive to the space north-east of Dakar, fuel −1.",
        "G8.10",
    )


def test_damage_without_a_choice() -> None:
    """G8.5, G8.7, G10.5: whoever has only one gauge left, and the victim of a card."""
    tile = convoy().lay(s1_1="FMD").put(0, "COL", engine=4, chassis=0).assign(0, "M")
    assert followed(tile, "drive 1.1")[:2] == [
        ("French: damage taken, engine −1.", "G8.5"),
        ("French: damage taken, engine −2.", "G8.7"),
    ]
    card = convoy(plan="FFPPM").give(0, "DNG")
    assert followed(card, "play DNG P2 c") == [("British: damage taken, chassis −1.", "G10.5")]
    guarded = convoy().give(0, "DNG").do("play DNG P2 c")
    assert followed(guarded, "accept") == [("British: damage taken, chassis −1.", "G10.5")]
    assert followed(guarded, "guard") == []


def test_supplies_that_run_out() -> None:
    """G7.4, G7.6, G10.7, G15.14: the discards come back, and a tile without a place is discarded."""
    bag, deck = convoy(), convoy()
    bag.s.bag, bag.s.tiles_out = bag.s.tiles_out[:], bag.s.bag[:]
    assert followed(bag, "scout") == [("The bag was empty: the discarded tiles go back into it.", "G7.6")]
    deck.s.deck, deck.s.cards_out = deck.s.cards_out[:], deck.s.deck[:]
    assert followed(deck, "fetch")[0][1] == "G10.7"
    full = convoy().give(0, "GUIDE").do("play GUIDE lay")
    full.s.tile = [1] * len(full.s.tile)
    assert followed(full, "bag:F") == [("There is no place for a tile (fuel 1); it is discarded.", "G7.4")]
    again = Trip(GAME.lay({"mode": "solo"}, 1))
    again.s.card, again.s.estienne = 1, [2 * card for card in again.b.deck]
    assert ("All eight Estienne cards have been used and are shuffled again.", "G15.14") in followed(
        again, "plan FPMME"
    )


def test_what_t_does_between_convoys() -> None:
    """G18.1, G18.2, G18.4-G18.7: its slots, the damage of what is left, and what it regains."""
    trip = solo("A1", plan="FPMME", bivouac_order="turn").put(T, "NOU", fuel=2, engine=1)
    trip.s.figure = 5
    assert followed(trip, "pass")[:2] == [
        ("T is first in turn order: fuel +2.", "G18.1"),
        ("French: second in turn order.", "G12.3"),
    ]
    trip.do("pass", "deck:CAN", "deck:DNG", "deck:DNG", "deck:TEL")
    assert followed(trip, "deck:TEL")[0] == ("T takes a petrol can from slot 1, as its card says.", "G18.2")
    trip.do("deck:TEL", "take 4")
    rows = followed(trip, "take 5")
    assert rows[0] == ("A danger card that was left hits the French: chassis −2.", "G18.5")
    assert followed(trip.do("take 5"), "plan FPMME")[0] == ("T recovers: fuel +2, mechanics +2.", "G18.7")


def test_t_uses_what_it_takes() -> None:
    """G21.4: with green powers a petrol can of the bivouac goes into its tank."""
    trip = solo("A1", plan="FPMME", bivouac_order="turn", legacy=True, stickers="0100").put(T, "NOU", fuel=1, engine=1)
    trip.s.figure = 5
    trip.do("pass", "deck:CAN", "deck:TEL", "deck:TEL", "deck:TEL")
    assert ("T uses what it took: fuel +2, mechanics +0.", "G21.4") in followed(trip, "deck:TEL")


def in_port(port: str, card: str, level: int) -> Trip:
    """T in a port with blue 3; its second figure is the next to move."""
    trip = solo(card, legacy=True, stickers="3000").put(T, port)
    trip.s.last_level = level
    trip.goal()
    trip.s.figure = 1
    return trip.turn(0)


def test_t_sails_where_that_serves_its_goal() -> None:
    """G21.3, X24, X24b: told as a voyage with its reason, not as a step."""
    rows = followed(in_port("LIB", "E1", 5), "pass")
    assert ("T sails to Luanda: a sea route leads from its port straight to its goal.", "G21.3") in rows
    rows = followed(in_port("DAR", "C2", 6), "pass")
    told = "T sails to Beira: from there it is 2 steps to its goal; by land this pawn would leave 3."
    assert (told, "G21.3") in rows


def test_why_t_does_not_sail() -> None:
    """G21.3, X24: Luanda would be a detour, and Porto-Novo lies behind."""
    trip = in_port("LIB", "A1", 5).lay(s11_4="F", s11_5="F")
    step = story(trip.b, trip.s, action(trip, "pass"))[1][0]
    assert step.text.startswith("T go 11.")
    assert {"POR": "G16.2", "LUA": "G21.3"}.items() <= dict(step.others).items()


OWN_TESTS = {"told-box-hard", "told-goal-row", "told-lay-beside", "told-lay-other", "told-sail"}  # they are rare


def test_every_step_of_t_has_a_sentence_that_a_game_can_tell() -> None:
    """G16.1-G21.4: over many games T does all that it can do, and each has its own words."""
    seen: set[str] = set()
    for seed, stickers in zip(range(40), cycle(["0000", "2222", "4444"]), strict=False):
        rng = random.Random(seed)
        table = Table(GAME, {"mode": "solo", "stickers": stickers}, seed=seed)
        while table.turn != "over":
            table.play(rng.choice(table.moves()))
        for played in table.line:
            seen |= {message for message, _, _ in telling.aftermath(table.board, played.before, played.action)}
    assert set(MESSAGES.values()) - seen <= OWN_TESTS
