"""The campaign: T's deck, its powers, the passport, and the file they are kept in (G20-G22)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from ludothek import Refused, Table
from ludothek.core.fields import OVER
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.africa import NAMED, RISK_BIT
from ludothek.games.great_race.campaign.deck import START_DECK, lowest, successors
from ludothek.games.great_race.campaign.file import MOST_LETTERS, read, write
from ludothek.games.great_race.campaign.history import Campaign, CampaignState, Entry, finish
from ludothek.games.great_race.campaign.passport import LEGENDARY, LONELY, MISSIONS, PRUDENT, is_legend, stamps, way
from ludothek.games.great_race.rules.position import T
from tests.games.great_race.positions import Trip, alone, solo

SEED = bytes(range(32))


def played(state: CampaignState, seed: int, *, wins: bool, **chosen: Any) -> Table:
    """A whole game from a state, whose end is chosen: found by trying seeds; losing by never driving."""
    for attempt in range(seed, seed + 400):
        table = Table(GAME, state.options({"mode": "solo", **chosen}), seats=1, seed=attempt)
        rng = random.Random(attempt)
        while table.turn != "over":
            moves = table.moves()
            table.play(drive(moves, rng) if wins else moves[0])
        if (table.score == (1.0,)) == wins:
            return table
    raise AssertionError("no such game was found")


def drive(moves: list[str], rng: random.Random) -> str:
    """Southwards as well as can be told from the names: a quick, careless player who buys petrol and drives."""
    ahead = [move for move in moves if move.startswith(("drive", "go"))]
    buys = [move for move in moves if move.startswith("buy")]
    if buys:
        return buys[-1]
    if ahead:
        return min(ahead, key=lambda move: GAME.lay({"mode": "solo"}, 1).home[NAMED[move.split()[1]]])
    for word in ("plan FMMME", "fund", "scout", "repair", "play CAN", "play TANK", "guard", "hit c", "lay"):
        if found := [move for move in moves if move.startswith(word)]:
            return rng.choice(found)
    return rng.choice(moves)


def test_w10_g20_1_g20_2_upgrades() -> None:
    """W10, G20.1, G20.2: after a win two cards of the deck go up, after a loss one."""
    campaign = Campaign(SEED)
    for wins, levels in ((True, {"1": 6, "2": 2}), (False, {"1": 7, "2": 1})):
        after = campaign.add(played(CampaignState(), 1, wins=wins, legacy=False)).state
        assert Counter(card[1] for card in after.deck) == levels


def test_x23_g20_3_g20_6_mixed_upgrade() -> None:
    """X23, G20.3, G20.6: one at a time, each on the lowest level then; level 3 comes when all are level 2."""
    deck = ("A1", "A2", "B2", "C2", "D2", "E2", "F2", "G2")
    assert lowest(deck) == ["A1"]
    assert successors(deck, "A1", "random") == ["H2"]
    deck = ("A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2")
    assert lowest(deck) == list(deck)
    assert successors(deck, "A2", "random") == [f"{letter}3" for letter in "ABCDEFGH"]
    assert lowest(tuple(f"{letter}3" for letter in "ABCDEFGH")) == []


def test_g20_4_g20_5_which_card_comes() -> None:
    """G20.4, G20.5: any of the next level, or that of the same letter, unless it is in the deck already."""
    assert successors(START_DECK, "C1", "random") == [f"{letter}2" for letter in "ABCDEFGH"]
    assert successors(START_DECK, "C1", "letter") == ["C2"]
    assert successors((*START_DECK[1:], "C2"), "C1", "letter") == [f"{letter}2" for letter in "ABDEFGH"]


def test_g15_6_the_loser_begins_the_next_game() -> None:
    """G15.6."""
    assert Campaign(SEED).add(played(CampaignState(), 1, wins=True, legacy=False)).state.first == "T"
    assert Campaign(SEED).add(played(CampaignState(), 1, wins=False, legacy=False)).state.first == "player"


def test_g21_2_g22_5_stickers_stay() -> None:
    """G21.2, G22.5: kept even after losses; a prudent game neither uses nor adds any."""
    campaign = Campaign(SEED).add(played(CampaignState(), 1, wins=False))
    stickers = campaign.state.stickers
    assert sum(stickers) > 0
    prudent = campaign.state.options({"mode": "solo", "legacy": False})
    assert prudent["stickers"] == "0000"
    assert campaign.add(played(campaign.state, 1, wins=False, legacy=False)).state.stickers == stickers


def test_g22_6_a_new_season() -> None:
    """G22.6: deck and stickers begin anew, stamps stay."""
    campaign = Campaign(SEED).add(played(CampaignState(), 1, wins=True))
    before, after = campaign.state, campaign.season().state
    assert (after.deck, after.stickers, after.first) == (START_DECK, (0, 0, 0, 0), "player")
    assert after.stamps == before.stamps != frozenset()


# --- the passport ---


def won(trip: Trip) -> Trip:
    trip.s.turn, trip.s.score[0], trip.s.arrived[0] = -2, 1.0, 1
    trip.s.funded = 1
    trip.s.engine[0] = trip.s.chassis[0] = 1
    return trip


def test_g22_1_g22_2_ways() -> None:
    """G22.1, G22.2: the way follows from the options."""
    assert way(solo(legacy=True).b) == LEGENDARY
    assert way(solo().b) == PRUDENT
    assert way(alone().b) == LONELY
    assert way(solo(deck_upgrades=False).b) is None


def test_g22_7_nothing_without_success() -> None:
    """G22.7."""
    trip = won(solo())
    assert stamps(trip.b, trip.s) == ["M01"]
    trip.s.score[0] = 0.0
    assert stamps(trip.b, trip.s) == []
    assert stamps(won(solo(deck_upgrades=False)).b, trip.s) == []


def test_g22_7_no_stamp_where_nobody_arrived() -> None:
    """G22.7, G13.9, G19.5: whoever is nearer to the finish when time is up wins, but earns nothing."""
    trip = solo(max_rounds=10).put(0, "20.5").put(T, "18.5")
    trip.s.round, trip.s.figure = 10, 5
    trip.do("pass")
    assert (trip.s.turn, trip.s.score[0], trip.s.arrived[0]) == (OVER, 1.0, 0)
    assert stamps(trip.b, trip.s) == []


def bits(*spaces: str) -> int:
    return sum(RISK_BIT[NAMED[space]] for space in spaces)


@pytest.mark.parametrize(("mission", "enough", "short"), [
    ("M02", {"arrival": 4}, {"arrival": 5}),
    ("M03", {"colours": 0b11110}, {"colours": 0b10111}),
    ("M04", {"risks": bits("2.1", "2.2", "3.2", "4.1")}, {"risks": bits("2.1", "2.2", "3.2", "10.5")}),
    ("M05", {"risks": bits("10.5", "11.5", "12.6")}, {"risks": bits("10.5", "11.5", "2.1")}),
    ("M06", {"routes": 0b101}, {"routes": 0b100}),
    ("M07", {"chassis": 8}, {"chassis": 7}),
    ("M08", {"money": 150}, {"money": 149}),
    ("M09", {"blind_steps": 10}, {"blind_steps": 9}),
    ("M10", {"funded": 0}, {"funded": 1}),
])  # fmt: skip
def test_missions(mission: str, enough: dict[str, int], short: dict[str, int]) -> None:
    """G22.7: each just fulfilled, and just not."""
    for facts, earned in ((enough, True), (short, False)):
        trip = won(solo())
        for name, value in facts.items():
            if isinstance(getattr(trip.s, name), list):
                getattr(trip.s, name)[0] = value
            else:
                setattr(trip.s, name, value)
        assert (mission in stamps(trip.b, trip.s)) == earned


def test_m11_photo_finish() -> None:
    """M11: T arrives in the same round; alone, the tank is empty on arrival."""
    trip = won(solo())
    trip.s.arrived[0], trip.s.arrived[T], trip.s.arrival[0], trip.s.arrival[T] = 1, 2, 5, 5
    assert "M11" in stamps(trip.b, trip.s)
    trip.s.arrived[T] = 0
    assert "M11" not in stamps(trip.b, trip.s)
    for fuel, earned in ((0, True), (1, False)):
        lonely = alone().put(0, "20.5", fuel=fuel).do("drive CAP")
        assert ("M11" in stamps(lonely.b, lonely.s)) == earned


def test_m12_giant_killer() -> None:
    """M12: no card of level 1; with legacy powers eight stickers; alone the other direction."""
    assert "M12" in stamps(*both(won(solo("A2"))))
    assert "M12" not in stamps(*both(won(solo())))
    assert "M12" in stamps(*both(won(solo(legacy=True, stickers="2222"))))
    assert "M12" not in stamps(*both(won(solo(legacy=True, stickers="1222"))))
    assert "M12" in stamps(*both(won(alone(direction="SN"))))
    assert "M12" not in stamps(*both(won(alone())))


def both(trip: Trip) -> tuple[Any, Any]:
    return trip.b, trip.s


def test_g22_3_g22_4_the_legend() -> None:
    """G22.3, G22.4: twelve missions with the legendary stamp, and no other."""
    full = {(mission.id, LEGENDARY) for mission in MISSIONS}
    assert len(full) == 12
    assert is_legend(full)
    assert not is_legend({*full, ("M01", PRUDENT)} - {("M01", LEGENDARY)})


# --- the record ---


@pytest.fixture(scope="module")
def games() -> list[Table]:
    """Two games in a row."""
    one = played(CampaignState(), 1, wins=True)
    two = played(Campaign(SEED).add(one).state, 5, wins=False)
    return [one, two]


def test_the_file_holds_the_whole_campaign(games: list[Table]) -> None:
    campaign = Campaign(SEED).add(games[0]).add(games[1]).season()
    again = read(write(campaign))
    assert again == campaign
    assert again.state == campaign.state
    assert [state.games for state in again.states()] == [0, 1, 2, 2]


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\x85"])
def test_a_name_with_what_unicode_calls_a_line_break_does_not_tear_the_file(mark: str) -> None:
    table = played(CampaignState(), 1, wins=False)
    table.names = (f"A{mark}  B",)
    campaign = Campaign(SEED).add(table)
    assert read(write(campaign)).entries == campaign.entries


def test_a_branch_from_any_earlier_game(games: list[Table]) -> None:
    campaign = Campaign(SEED).add(games[0]).add(games[1])
    assert campaign.branch(1) == Campaign(SEED).add(games[0])
    assert campaign.branch(1).add(games[1]) == campaign
    with pytest.raises(Refused) as refused:
        campaign.branch(3)
    assert refused.value.why == "campaign-branch"


def refused(text: str) -> str:
    with pytest.raises(Refused) as problem:
        read(text)
    assert str(problem.value)
    return problem.value.why


def test_torn_and_forged_files(games: list[Table]) -> None:
    """A clear answer to each, and nothing is taken from them."""
    campaign = Campaign(SEED).add(games[0])
    text = write(campaign)
    assert refused("") == refused("a letter") == refused(text[:200]) == "campaign-file"
    assert refused(text.replace("season", "").replace("plan", "PLAN", 1)) == "campaign-torn"
    old, new = campaign.entries[0].upgrades[0]
    for forged in (
        Campaign(SEED, (*campaign.entries, *campaign.entries)),
        Campaign(SEED, (campaign.entries[0].__class__(campaign.entries[0].transcript, ()),)),
        Campaign(SEED, (campaign.entries[0].__class__(campaign.entries[0].transcript, ((old, new), (new, "A3"))),)),
    ):
        assert refused(write(forged)) == "campaign-forged"


def test_only_finished_games_for_one_belong_to_it() -> None:
    running = Table(GAME, CampaignState().options({"mode": "solo"}), seats=1, seed=1)
    for table, why in ((running, "campaign-running"), (Table(GAME, seats=2, seed=1), "campaign-game")):
        with pytest.raises(Refused) as problem:
            Campaign(SEED).add(table)
        assert problem.value.why == why


def test_a_day_is_kept_where_it_is_known(games: list[Table]) -> None:
    entry, then = finish(CampaignState(), games[0], SEED, 1, "2026-11-16")
    campaign = Campaign(SEED).with_entry(entry, then).season()
    assert [each.day for each in read(write(campaign)).entries] == ["2026-11-16", ""]
    assert refused(write(Campaign(SEED, (Entry(entry.transcript, entry.upgrades, "yesterday"),)))) == "campaign-file"


def test_what_is_proven_is_not_played_through_again(games: list[Table]) -> None:
    """Standings that are known are taken as they are; those that are not follow from the transcripts."""
    campaign = Campaign(SEED).add(games[0]).add(games[1])
    known = Campaign(SEED, (Entry("nobody reads this"), campaign.entries[1]), campaign.known[:1])
    assert known.state == campaign.state
    assert Campaign(SEED, campaign.entries).proven().known == campaign.known


def test_a_state_is_kept_as_data(games: list[Table]) -> None:
    for state in Campaign(SEED).add(games[0]).add(games[1]).season().states():
        assert CampaignState.read(json.loads(json.dumps(state.data()))) == state


def test_the_last_game_in_short(games: list[Table]) -> None:
    won, lost = (state.last for state in Campaign(SEED).add(games[0]).add(games[1]).known)
    assert won
    assert lost
    assert (won.won, won.mode, won.direction, won.crew, won.way) == (True, "solo", "NS", "FR", LEGENDARY)
    assert won.stamps[0] == "M01"
    assert (lost.won, lost.points[0], lost.stamps) == (False, None, ())


def test_files_that_are_too_long_are_not_played_through() -> None:
    assert refused(write(Campaign(SEED, (Entry(),) * 201))) == "campaign-long"
    assert refused("x" * (MOST_LETTERS + 1)) == "campaign-long"
