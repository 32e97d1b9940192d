"""The three modules of a campaign, each by itself and together: what grows, what is stamped, what is shown (G15.1)."""

from __future__ import annotations

import hashlib
from functools import cache
from itertools import product

import pytest

from ludothek import Refused, Table
from ludothek.games.great_race import GAME, terminal
from ludothek.games.great_race.campaign.deck import START_DECK
from ludothek.games.great_race.campaign.file import read, write
from ludothek.games.great_race.campaign.history import Campaign, CampaignState
from ludothek.games.great_race.campaign.modules import NAMES, Modules
from ludothek.games.great_race.campaign.passport import LEGENDARY, PRUDENT
from ludothek.games.great_race.rules.position import T
from tests.games.great_race.positions import Trip, solo
from tests.games.great_race.test_campaign import SEED, played, refused

CHOICES = [Modules(*chosen) for chosen in product((True, False), repeat=3) if any(chosen)]
EACH = pytest.mark.parametrize("modules", CHOICES, ids=lambda modules: "+".join(modules.names))


@cache
def after_a_win(modules: Modules) -> Campaign:
    start = Campaign(SEED, modules=modules)
    return start.add(played(start.state, 1, wins=True))


@EACH
def test_g15_1_each_module_by_itself_and_together(modules: Modules) -> None:
    """G15.1: with deck upgrades the deck grows, with legacy powers T does, with the passport there are stamps."""
    after = after_a_win(modules).state
    assert (after.deck != START_DECK) == modules.deck_upgrades
    assert (sum(after.stickers) > 0) == modules.legacy
    assert bool(after.stamps) == (modules.passport and modules.deck_upgrades)
    assert after.last
    assert after.last.way == way_of(modules)
    assert after.modules == modules


def way_of(modules: Modules) -> str | None:
    """G22.2: which stamps a game against T can earn."""
    if not (modules.passport and modules.deck_upgrades):
        return None
    return LEGENDARY if modules.legacy else PRUDENT


@EACH
def test_modules_stay_with_the_campaign(modules: Modules) -> None:
    """In its file, in a branch and over a new season (G22.6)."""
    campaign = after_a_win(modules)
    assert read(write(campaign)) == campaign
    assert campaign.branch(0).state == CampaignState(modules=modules)
    assert campaign.season().state.modules == modules


def test_only_with_all_three_the_way_is_chosen_for_each_game() -> None:
    """G22.1, G22.5: otherwise the modules decide whether powers are used."""
    for modules in CHOICES:
        for legacy in (True, False):
            options = CampaignState(modules=modules).options({"legacy": legacy})
            assert options["legacy"] == (legacy if modules == Modules() else modules.legacy)


def test_a_game_with_other_modules_does_not_belong_to_it() -> None:
    table = played(CampaignState(modules=Modules(passport=False)), 1, wins=True)
    with pytest.raises(Refused) as problem:
        Campaign(SEED).add(table)
    assert (problem.value.why, problem.value.rule) == ("campaign-forged", "G15.4")


def test_a_campaign_without_any_module_is_refused_with_the_remedy() -> None:
    """G15.1."""
    for names in ([], ["deck"]):
        with pytest.raises(Refused, match=r"deck_upgrades, legacy, passport\. Choose at least one\.") as problem:
            Modules.named(names)
        assert problem.value.rule == "G15.1"
    assert Modules.named(reversed(NAMES)) == Modules()


def test_a_file_that_names_no_modules_has_all_of_them() -> None:
    """As files were before; and one that names an unknown one cannot be read."""
    text = write(Campaign(SEED))
    line = f"modules {' '.join(NAMES)}\n"
    assert line in text
    assert read(signed(text.replace(line, ""))) == Campaign(SEED)
    assert refused(signed(text.replace("passport", "visa"))) == "campaign-file"


def signed(text: str) -> str:
    """With a checksum that is right again."""
    body = text.rpartition("check ")[0]
    return f"{body}check {hashlib.sha256(body.encode()).hexdigest()}\n"


# --- what is shown ---


@pytest.mark.parametrize("mode", ["solo", "alone"])
def test_without_the_passport_no_mission_is_shown(mode: str) -> None:
    """G22.1: neither while a journey lasts nor at its end, on the screen or in the terminal."""
    for passport in (True, False):
        table = Table(GAME, {"mode": mode, "passport": passport}, seed=1)
        while table.turn != "over":
            assert seen(table) == (passport, passport, passport)
            table.play(table.moves()[0])
        assert table.view(0)["stamps"] == []
    assert table.view(0)["missions"] is None


def seen(table: Table) -> tuple[bool, bool, bool]:
    """Whether missions are shown, are left open, and can be asked for by a word."""
    view = table.view(0)
    return view["missions"] is not None, bool(view["undecided"]), "missions" in terminal.places(view)


def test_g22_7_a_win_on_which_nobody_arrived_shows_no_stamp() -> None:
    """G22.7, G13.9: the end of the game showed First Crossing to a crew that had not crossed."""
    for passport, arrived in product((1, 0), (1, 0)):
        trip = ended(arrived)
        trip.b.passport = passport
        assert shown_stamps(trip) == (["M01"] if passport and arrived else [])


def ended(arrived: int) -> Trip:
    """The player wins, in the finish or only nearer to it than T."""
    trip = solo(max_rounds=10).put(0, "20.5", engine=2, chassis=2).put(T, "18.5")
    trip.s.round, trip.s.figure = 10, 5
    trip.do("drive CAP" if arrived else "pass")
    while trip.s.turn != -2:
        trip.do(trip.legal[0])
    return trip


def shown_stamps(trip: Trip) -> list[str]:
    table = Table(GAME, {"mode": "solo"}, seed=1)
    table.board, table.state = trip.b, trip.s
    return list(table.view(0)["stamps"])
