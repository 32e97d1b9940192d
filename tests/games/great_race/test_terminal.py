"""The race in a terminal: what is drawn is what the view says, at every size, in every language."""

import io
import random
from functools import cache

import pytest
from rich.console import Console

from ludothek import Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race import GAME, terminal
from ludothek.games.great_race.terminal.chart import GOAL, HATCH, MARGIN, NARROW, WAY, WIDE, sign

MODES = {"race": 5, "solo": None, "alone": None}  # with their seats
REACHING = ("drive", "go", "sail", "lay", "clear")


def said(language="en"):
    return words(language, GAME.key)


@cache
def samples():
    """What the seat to move is shown in every phase of every mode, and at the end."""
    found = {}
    for mode, seats in MODES.items():
        for seed in range(3):
            table, rng = Table(GAME, {"mode": mode, "leaders": "all"}, seats=seats, seed=seed), random.Random(seed)
            while table.turn != "over" and table.ply < 300:
                if (mode, table.state.phase) not in found:
                    found[mode, table.state.phase] = table.view(table.turn)
                moves = table.moves()
                table.play(rng.choice([move for move in moves if move != "pass"] or moves))
            found[mode, table.turn] = table.view(0)
    return list(found.values())


def printed(renderable, *, width=80, **more):
    page = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False, **more)
    page.print(renderable)
    return page.file.getvalue()


def drawn(view, *, language="en", chosen=None, **more):
    return printed(terminal.draw(view, said(language), chosen=chosen), **more)


def spaces(text, view, cell=WIDE):
    """Space -> what is drawn there, read from where it must lie."""
    rows = text.splitlines()[1:]
    found = {}
    for space in view["map"]:
        left = MARGIN + space["column"] * cell + space["row"] % 2 * cell // 2
        found[space["id"]] = rows[space["row"]].ljust(200)[left : left + cell].strip()
    return found


def test_every_phase_is_among_the_samples():
    phases = {view["phase"] for view in samples()}
    assert phases >= {"take", "plan", "turn", "lay", "back", "drive", "winch", "hit", "danger", "drop"}


@pytest.mark.parametrize(("width", "cell"), [(80, WIDE), (62, NARROW)])
def test_every_space_is_drawn_as_the_view_says(width, cell):
    for view in samples():
        seen = spaces(drawn(view, width=width), view, cell)
        for space in view["map"]:
            here = "".join(sign(vehicle) for vehicle in view["vehicles"] if vehicle["at"] == space["id"])
            text = seen[space["id"]].removeprefix(GOAL).removesuffix(WAY)
            assert text.startswith(here)
            inside = text.removeprefix(here).removeprefix(":" if here else "")
            assert inside.startswith(HATCH) <= space["risk"]
            crowded = ("", "+") if here else ()
            assert inside.strip(HATCH).split("·")[0] in (view["tiles"].get(space["id"], space["id"]), *crowded)


def test_signs_stand_where_moves_lead_and_where_t_goes():
    for view in samples():
        seen = spaces(drawn(view), view)
        within_reach = {move["clicks"][-1] for move in view["choices"] if move["clicks"][0] in REACHING}
        assert {space for space, text in seen.items() if text.startswith(GOAL)} == within_reach
        way = view["torpedo"]["way"][1:] if view["torpedo"] else []
        assert {space for space, text in seen.items() if text.endswith(WAY)} == set(way)


def test_a_space_that_is_asked_about_is_marked():
    view = samples()[0]
    assert spaces(drawn(view, chosen="4.1"), view)["4.1"].startswith("»")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [62, 80])
def test_no_line_is_wider_than_the_window(language, width):
    for view in samples()[::3]:
        assert max(map(len, drawn(view, language=language, width=width).splitlines())) <= width


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_dashboard_is_there(language):
    """G1.8: gauges, money and hand sizes, also beside long names."""
    for view in samples():
        text = drawn(view, language=language)
        for vehicle in view["vehicles"]:
            for gauge in ("fuel", "engine", "chassis"):
                if vehicle[gauge]:
                    now, most = vehicle[gauge]
                    letter = "M" if vehicle["seat"] is None and gauge == "engine" else gauge[0].upper()
                    assert f"{letter}{now}{'■' * now}{'□' * (most - now)}" in text
            if vehicle["money"] is not None:
                assert f" {vehicle['money']}\u00a0F ▤{vehicle['held']}" in text


def test_every_kind_of_move_is_offered():
    for view in samples():
        lines = printed(terminal.listing(view, said())).splitlines()
        for choice in view["choices"]:
            assert any(line.split()[0] == choice["clicks"][0] for line in lines if line), choice


def test_a_step_is_offered_with_its_cost():
    """G8.3, G8.4, G8.9: fuel with that of a risk area, the other symbols, and what is unknown."""
    table = Table(GAME, {"mode": "solo"}, seed=1, throws="manual")
    for move in ("plan PPMME", "est:A1", "scout", "bag:FMD", "bag:FF", "lay FF 1.1", "lay FMD 2.1", "bag:F", "bag:F"):
        table.play(move)
    table.play("drive 1.1")
    offers = printed(terminal.listing(table.view(0), said()))
    assert " 2.1(FFMD)" in offers
    assert " 2.2(?+F)" in offers
    assert " COL" in offers
    assert "danger 1" in offers


def test_a_place_can_be_asked_about():
    """1.2 lies on an odd row: its neighbours are those of the rules."""
    table = Table(GAME, {"mode": "solo", "stickers": "2001"}, seed=1)
    table.play("plan PPMME")
    answers = {
        place: printed(terminal.destinations(table.view(0), place, said()), width=400)
        for place in ["NOU", "1.2", "T", "bag", "cards"]
    }
    assert (
        answers["NOU"]
        == "NOU · Nouadhibou, blue, 2 cards · level 2 · beside 2.0 2.1 3.1 4.0 4.1 · by sea to DAK 40\u00a0F\n"
    )
    assert answers["1.2"] == "1.2 · level 2 · beside COL 0.3 1.1 1.3 2.2 INS · drive 1.2(?)\n"
    assert "F×9 FF×7 FM×8" in answers["bag"]
    assert "WINCH winch · " in answers["cards"]
    assert all(said()(f"power-{power}") in answers["T"] for power in ("blue-1", "blue-2", "yellow-1"))


def test_south_to_north_the_levels_are_counted_from_the_south():  # G1.3
    table = Table(GAME, {"mode": "alone", "direction": "SN"}, seed=1)
    assert "level 8" in printed(terminal.destinations(table.view(0), "NOU", said()))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" plan  mmpfe", "plan FPMME"),
        ("eemmm", "plan MMMEE"),
        ("hit ce", "hit ec"),
        ("Repair CEC", "repair ecc"),
        ("nou", "NOU"),
        ("t", "T"),
        ("Bag", "bag"),
        ("drive  1.1", "drive 1.1"),
    ],
)
def test_what_is_typed_is_written_as_the_log_writes_it(typed, meant):
    assert terminal.normal(typed) == meant


def test_on_the_road_a_space_alone_is_where_to_go():
    table = Table(GAME, {"mode": "alone"}, seed=1)
    table.play("plan PPMME")
    assert "1.1" in terminal.places(table.view(0))
    view = next(view for view in samples() if view["phase"] == "drive")
    step = next(choice for choice in view["choices"] if choice["clicks"][0] == "go")
    assert step["clicks"][1] not in terminal.places(view)
    assert terminal.meant(view, step["clicks"][1].lower()) == step["move"]
