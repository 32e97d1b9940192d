"""The race in the terminal: what is drawn is what the view says, at every size and in every language."""

import io
import random
import re

import pytest
from rich.console import Console

import ludothek
from ludothek.core.words import LANGUAGES, words
from ludothek.games.victory import GAME, terminal
from ludothek.games.victory.board import AWAY, course
from ludothek.games.victory.board.circuit import PRESETS, Circuit, distinct_circuits
from ludothek.games.victory.terminal.chart import Chart
from ludothek.games.victory.view import tiles
from tests.games.victory.positions import place, played, start

EN = words("en", "victory")
SIX = "0.1 0.2 0.3 11.7 11.8 11.9"


def printed(renderable, *, width=80, height=24, **more):
    file = more.pop("file", None) or io.StringIO()
    page = Console(file=file, width=width, height=height, highlight=False, markup=False, emoji=False, **more)
    page.print(renderable)
    return page.file.getvalue()


def drawn(table, seat=0, *, language="en", **more):
    """The picture that a seat sees, without spaces at the ends of lines."""
    text = printed(terminal.draw(table.view(seat), words(language, "victory")), **more)
    return "\n".join(line.rstrip() for line in text.splitlines())


def sketched(code, *, closed=True, **more):
    text = printed(terminal.sketch(tiles(Circuit(code)), EN, closed=closed), **more)
    return "\n".join(line.rstrip() for line in text.splitlines())


def races(seats=4, most=60, seeds=2, **options):
    """DpTables at every point of some races of random moves."""
    for seed in range(seeds):
        table, rng = ludothek.table("victory", seats=seats, seed=seed, **options), random.Random(seed)
        for _ in range(most):
            if table.turn == "over":
                break
            yield table
            table.play(rng.choice(table.moves()))
        yield table


# --- pictures ---


def test_dice_to_be_driven_look_like_this():  # V-EX8 with four cars
    assert (
        drawn(place("0.1 0.2 0.3 11.7", "RBX BR"))
        == """\
   1           2           3           4          Round 1 · Red to drive
═7═──•───•───•───•───•───•───•───•───•───•───•    Rolls R B X + R B   one cross
═4═──•───•─►─•───•───•─►─•───•───•─►─•───•───•    To play R R B B
═1═──•───•───•───•───•───•───•───•───•───•───•
 │ 0 ▲ ╳ │                           │ 5 ▼ ╳ │    > [R] Red (You)  0.1
═7═──•──╱9╱                          •───•───•      [B] Blue  0.2
═4═─╱5╱──•                           •───•───•      [G] Green  0.3
[R]─[B]─[G]                          •───•───•      [Y] Yellow  11.7
═╪11═▲═══╪═                          │ 6 ▼ ╳ │
[Y]─╱8╱──•                           •───•───•    Laps to go  3 RBGY   2 -   1 -
 •───•──╱6╱                          •───•───•                Finish -
 •───•───•                           •───•───•
 │10 ▲ ╳ │     9           8         │ 7 ▼ ╳ │
 •───•───•───•───•───•───•───•───•───•───•───•
 •───•───•─◄─•───•───•─◄─•───•───•─◄─•───•───•
 •───•───•───•───•───•───•───•───•───•───•───•
From 0.1:  ═R═ north 0.4 0.7 1.1 1.4 1.7   ═R═ east [B]   ═R═ south [Y]
           ╱B╱ north-east 0.5 0.9   ╱B╱ south-east ═ 11.8 11.6"""
    )


def test_the_choice_of_dice_comes_with_its_risks():  # V-EX4
    text = drawn(played(place("0.1 0.2"), "throw RXX"))
    assert "Round 1 · Red to choose one or" in text
    assert "Rolls R X X   2 crosses\n" in text
    assert text.endswith("take 1 turn missed 33%, out 0%   take 2 turn missed 44%, out 11%")


def test_a_course_too_high_for_the_window_is_turned_by_a_quarter():
    text = drawn(place("0.1 0.2 0.3 11.7", "RBX BR", circuit="oval"))
    assert text.startswith("""\
   9          10          11           0           1           2
 •───•───•───•───•───•───•───•──[Y]╫[R]─═4═─═7═─═1═─═4═─═7═─═1═─═4═─═7═
 │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╫ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │
 •───•───•─►─•───•───•─►─•───•──╱8╱►[B]─╱5╱──•─►─•───•───•─►─•───•───•
 │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╫ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │
 •───•───•───•───•───•───•──╱6╱──•─╫[G]──•──╱9╱──•───•───•───•───•───•
 │ 8 ▲ ╳ │  ▒▒ 7 ▒▒▒▒▒▒ ▒▒ 6 ▒▒▒▒▒▒ ▒▒ 5 ▒▒▒▒▒▒ ▒▒ 4 ▒▒▒▒▒▒  │ 3 ▼ ╳ │
""")
    assert "Round 1 · Red to drive   North is on the right.\n" in text
    assert "North" not in drawn(place("0.1 0.2", "RBX BR", circuit="oval"), width=120, height=40)


def test_a_large_window_has_room_for_every_line():
    text = drawn(place("8.5 0.2", "RBX BR", circuit="eight"), width=120, height=40)
    assert (
        """
═╪11═▲═══╪═▒▒▒ 8 ▒▒▒▒▒▒  │ 7 ▼ ╳ │
 •───•───• ▒╱7╱─═8═─╱9╱──•───•───•
 │ ╳ │ ╳ │ ▒ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │
 •───•───• ▒═4═─[R]─═6═◄═4═─═5═─═6═
 │ ╳ │ ╳ │ ▒ │ ╳ │ ╳ │ ╳ │ ╳ │ ╳ │
 •───•───• ▒╱1╱─═2═─╱3╱──•───•───•
 │10 ▲ ╳ │   │ 9 ▼ ╳ │
"""
        in text
    )


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("code", [*PRESETS.values(), "RRRR", "SSLLSSSSLLSS", *distinct_circuits(10)])
def test_every_line_of_the_board_is_drawn_and_no_other(code, turned):  # V2.3-V2.6
    """Between two neighbouring points lies a sign of their line, or nothing but bushes."""
    road, drawing = course(code), Chart(tiles(Circuit(code)), turned=turned, step=2)
    sign = {at: shown for at, (shown, _) in drawing.signs.items()}
    for point in range(9 * len(code)):
        row, column = drawing.lying(road.name(point))
        assert sign[row, column] == "•"
        for direction, (east, north) in enumerate(AWAY):
            right, up = (north, -east) if turned else (east, north)
            between = sign.get((row - up, column + 2 * right), " ")
            if road.edge(point, direction):
                assert between in ("─│═╪╫▲►▼◄" if direction < 4 else "╳╫═0123456789"), (road.name(point), direction)
            else:
                assert between in " ▒0123456789" if direction < 4 else between != "╳", (road.name(point), direction)


@pytest.mark.parametrize("code", PRESETS.values())
def test_tiles_side_by_side_are_parted_by_bushes(code):  # V2.6
    road, drawing = Circuit(code), Chart(tiles(Circuit(code)))
    for one, tile in enumerate(road.tiles):
        for two, other in enumerate(road.tiles):
            beside = (other.place[0] - tile.place[0], other.place[1] - tile.place[1]) == (1, 0)
            if beside:
                row, column = drawing.lying(f"{one}.6")
                is_hedge = drawing.signs[row, column + 2][0] == "▒"
                assert is_hedge == (abs(one - two) not in (1, len(code) - 1))


def test_arrows_show_the_way_round_and_the_line_where_it_begins():  # V2.8, V2.10
    text = sketched("SSRRSSSSRRSS", height=24)
    assert text.count("►") == text.count("◄") == 1
    assert text.count("▼") == text.count("▲") == 5
    assert "═╪11═▲═══╪═▒ │ 6 ▼ ╳ │" in text
    back = sketched(Circuit("SSRRSSSSRRSS").reversed.letters)
    assert "▒═╪11═▲═══╪═" in back


def test_a_road_that_is_not_closed_shows_where_it_would_go_on():
    assert (
        sketched("SR", closed=False)
        == """\
   1
 •───•───•
 │ ╳ │ ╳ │
 •───•───• ►
 │ ╳ │ ╳ │
 •───•───•
 │ 0 ▲ ╳ │
 •───•───•
 │ ╳ │ ╳ │
 •───•───•
 │ ╳ │ ╳ │
 •───•───•
═╪═══▲═══╪═"""
    )
    assert sketched("", closed=False) == ""
    wide = sketched("RSSSSSSS", closed=False)
    assert wide.endswith("North is on the right.")
    assert max(map(len, wide.splitlines()[:-1])) < 20


def test_cars_and_goals_are_drawn_where_the_view_has_them():
    for table in races(seats=6, seeds=1, circuit="twelve", cars="G,K,Y,R,B,W"):
        seat = table.turn if isinstance(table.turn, int) else 0
        view = table.view(seat)
        picture = terminal.Picture(view, EN)
        drawing = picture.with_cars(picture.chosen(80, 24))
        around = {name: drawing.lying(name) for name in all_points(view)}
        shown = {
            name: "".join(drawing.signs.get((row, column + i), (" ",))[0] for i in (-1, 0, 1))
            for name, (row, column) in around.items()
        }
        cars = {point: f"[{letter}]" for letter, point in zip("GKYRBW", view["cars"], strict=True) if point}
        marks = {"R": "═{}═", "B": "╱{}╱"}
        moves = [choice for choice in view["choices"] if choice["kind"] == "move"]
        goals = {choice["goal"]: marks[choice["colour"]].format(choice["goal"][-1]) for choice in moves}
        special = {name: text for name, text in shown.items() if text[1] not in "•○×"}
        assert special == goals | cars


def all_points(view):
    return [f"{tile}.{digit}" for tile in range(len(view["tiles"])) for digit in range(1, 10)]


def test_the_way_of_the_last_move_and_the_end_of_a_car_are_marked():  # V5.4
    table = played(place("0.1 0.2 0.3", "RRX RR"), "R>1.4")
    text = drawn(table, 1)
    assert "\n[R]──•───•─►─" in text
    assert "\n ○───•───•──" in text
    assert text.count("○") == 4
    lost = played(place("0.1 0.2 0.3"), "throw XXX, take 1, throw X")
    assert "\n ×──[B]─[G]" in drawn(lost)


# --- notes ---


def test_the_notes_follow_the_order_of_play():  # V3.1
    assert "A draw decides who starts." in drawn(ludothek.table("victory", seats=3, throws="manual"))
    text = drawn(start(3, first=1))
    assert "Round 1 · Blue to roll" in text
    assert re.findall(r"([ >]) \[(.)\] ", text) == [(">", "B"), (" ", "G"), (" ", "R")]
    assert "3 BGR" in text


def test_the_lap_sheet_has_a_column_for_every_lap():  # V-EX3
    table = place("0.1 0.2 0.3 11.7", counts="2 1 1 0")
    assert "Laps to go  3 RBGY   2 RBG   1 R   Finish -" in " ".join(drawn(table, width=120, height=40).split("\n"))


def test_a_sheet_of_many_laps_stands_closely():  # V7.1, V7.4
    counts = "11 10 10 9 9 8"
    text = drawn(place("0.1 1.1 2.1 3.1 4.1 5.1", counts=counts, laps=12, cars="K,W,Y,G,B,R"), width=160, height=50)
    assert "Laps to go\n" in text
    sheet = " ".join(re.findall(r"\b(?:\d+|Finish):[RBGYWK-]+", text))
    early = " ".join(f"{to_go}:KWYGBR" for to_go in range(12, 3, -1))
    assert sheet == f"{early} 3:KWYGB 2:KWY 1:K Finish:-"


def test_everything_names_the_cars_that_were_chosen():  # V3.1
    table = start(3, first=1, cars="K,W,Y")
    text = drawn(table)
    assert "Round 1 · White to roll" in text
    assert re.findall(r"([ >]) \[(.)\] (\w+)", text) == [(">", "W", "White"), (" ", "Y", "Yellow"), (" ", "K", "Black")]
    assert "3 WYK" in text
    assert "[W]─[Y]─[K]" in text
    assert "Black" in terminal_names(table)
    beside = place("0.1 0.4", "RRX R", cars="W,K")
    assert "═R═ north [K]" in drawn(beside)
    gone = ludothek.table("victory", seed=1, cars="K,W")
    gone.resign(1)
    assert "Gave up: White." in drawn(gone)


def terminal_names(table):
    return [EN(terminal.side(table.board, seat)) for seat in range(table.seats)]


def test_who_is_home_or_out_is_named_with_the_place():  # V8.1, V8.6
    text = drawn(place("- 0.2 - 0.5", home=(0,), out=(2,), driver=1))
    assert "[R] Red (You)  place 1\n" in text
    assert "[G] Green  out\n" in text


def test_the_end_of_a_race_tells_why_and_the_places():  # V-EX11, V-EX12, V8.8
    table = played(place("11.7 5.5", "RRX BX", laps=1), "R>0.1")
    text = drawn(table)
    assert "The race is over." in text
    assert "* [R] Red (You)  place 1" in text
    assert "  [B] Blue  place 2" in text
    last = played(place("0.1 0.2"), "throw XXX, take 1, throw X")
    assert "Only one car is left on the track.\n" in drawn(last, width=120)
    capped = place("5.1 5.7", "XXR X", driver=1, round_cap=1)
    text = drawn(capped, width=120)
    assert "The last round has been played." in text
    assert text.count("place 1") == 2


def test_the_notes_tell_a_resignation_and_an_agreed_draw():
    table = ludothek.table("victory", seed=1)
    table.resign(1)
    assert "Gave up: Blue." in drawn(table)
    table = ludothek.table("victory", seed=1)
    table.agree_draw(0)
    assert "A draw." in drawn(table)


def test_a_turn_that_can_still_be_taken_back_names_who_is_next():
    table = ludothek.Table(GAME, seed=3, confirming={0, 1})
    while table.waiting is None:
        table.play(table.moves()[-1])
    assert re.search(r"Round \d · \w+ to roll", drawn(table, table.waiting))


# --- every window ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_and_24_rows_with_the_prompt(language):
    said = words(language, "victory")
    for seats, code in ((4, "square"), (6, "six"), (6, "oval")):
        for table in races(seats=seats, most=7, seeds=1, circuit=code):
            seat = table.turn if isinstance(table.turn, int) else 0
            lines = printed(terminal.draw(table.view(seat), said)).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 22, "\n".join(lines)


@pytest.mark.parametrize("code", [*distinct_circuits(12), "LLSSSSLLSSSS", "RSSSSRRSSSSR"])
def test_every_circuit_fits_an_ordinary_window(code):
    """Also from the point with the most goals, with four cars."""
    table = place("1.5 3.4 6.6 9.9", "RBX BR", circuit=code)
    text = drawn(table)
    assert max(map(len, text.splitlines())) <= 80
    assert len(text.splitlines()) <= 22, text


@pytest.mark.parametrize("laps", range(1, 13))
def test_six_cars_and_every_number_of_laps_fit_an_ordinary_window(laps):  # V7.1
    """From the point with the most goals, with a sheet that is nearly full, on the circuits that are hardest to fit."""
    counts = " ".join(str(max(0, laps - 1 - seat // 2)) for seat in range(6))
    for code in ("square", "LSSRRSSSRSRR", "RSSRSSRSSRSS"):
        table = place("1.5 3.4 6.6 9.9 2.2 5.5", "RBX BR", circuit=code, laps=laps, counts=counts, cars="K,W,Y,G,B,R")
        for language in LANGUAGES:
            lines = drawn(table, language=language).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 22, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 50), (100, 30), (200, 60), (48, 24)])
def test_other_windows_show_all_of_it_too(width, height):
    for code in PRESETS:
        text = drawn(place("0.1 0.2 0.3 11.7", "RBX BR", circuit=code), width=width, height=height)
        assert max(map(len, text.splitlines())) <= width
        for number in range(12):
            assert re.search(rf"(?<![\d.]){number}(?![\d.])", text)


def test_the_picture_keeps_its_size_through_a_race():
    sizes = set()
    for table in races(seats=4, most=30, seeds=1, circuit="six"):
        picture = terminal.Picture(table.view(0), EN)
        drawing = picture.chosen(80, 24)
        sizes.add((drawing.turned, drawing.step, len(drawing.columns), len(drawing.rows)))
    assert len(sizes) == 1


def test_a_terminal_without_these_signs_gets_letters():
    page = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), width=80, height=24, record=True)
    page.print(terminal.draw(played(place(SIX, "RBX BR"), "R>1.4").view(0), EN))
    text = page.export_text()
    assert text.isascii()
    assert "[R]-=5=-=6=>=4=-=5=-=6=>" in text
    assert "=7=-/8/--o---o---o" in text
    assert "=+11=^===+=" in text
    assert "From 1.4:  =R= north 1.7   =R= east 1.5" in text
    assert "Round 1 . Red to drive" in text


def test_colour_is_never_alone():
    view = place("0.1 0.2", "RBX BR", circuit="eight").view(0)
    coloured = printed(terminal.draw(view, EN), force_terminal=True, color_system="256")
    assert "\x1b[1;38;5;231;48;5;160m═4═" in coloured
    assert "\x1b[1;38;5;231;48;5;26m╱5╱" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(terminal.draw(view, EN))
    assert "48;" not in printed(terminal.draw(view, EN), force_terminal=True, no_color=True)


# --- what is typed and asked ---


@pytest.mark.parametrize(
    ("typed", "move"),
    [(" r > 0.7", "R>0.7"), ("r0.7", "R>0.7"), ("R 0.7", "R>0.7"), ("b-11.3", "B>11.3"), ("b > 2,7", "B>2.7"),
     ("0.7", "0.7"), (" 11 . 3 ", "11.3"), ("0,7", "0.7"), ("R>00.7", "R>0.7"),
     ("2", "take 2"), ("1", "take 1"), ("take two", "take 2"), ("Take 1", "take 1"), ("two dice", "take 2"),
     ("take 3", "take 3"), ("3", "3"), ("r", "r"), ("x>0.7", "x>0.7"), ("R>0.77", "R>0.77"),
     ("what now", "what now"), ("throw RBX", "throw RBX"), ("stop", "stop")],
)  # fmt: skip
def test_a_move_can_be_typed_in_several_ways(typed, move):
    assert terminal.normal(typed) == move


def test_every_legal_move_can_be_typed_as_it_is_written_and_in_small_letters():
    for table in races():
        for move in table.moves():
            assert terminal.normal(move) == terminal.normal(move.lower()) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_are_listed_by_direction(language):  # V-EX7, V-EX11
    said = words(language, "victory")
    view = place("11.7 1.4", "RRX BX", laps=1).view(0)
    assert terminal.places(view) == ["11.7"]
    text = printed(terminal.destinations(view, "11.7", said), width=300)
    assert said("terminal-destinations", square="11.7") in text
    for line in (
        f"═R═ {said('drawn-way', way='n')} ═ 0.1 {said('legend-finish')}   ",
        f"═R═ {said('drawn-way', way='s')} 11.4 11.1 10.7 10.4 10.1",
        f"╱B╱ {said('drawn-way', way='se')} 11.5 11.3",
    ):
        assert line in text
    back = printed(terminal.destinations(place("0.1 0.7", "RRX BX").view(0), "0.1", said), width=300)
    assert f"═R═ {said('drawn-way', way='n')} 0.4 [B]   " in back
    assert f"═R═ {said('drawn-way', way='s')} ═ 11.7 11.4" in back


def test_whoever_only_watches_has_nothing_to_choose():
    table = place("0.1 0.2", "RBX BR")
    for seat in (1, None):
        assert terminal.places(table.view(seat)) == []
        assert "From" not in drawn(table, seat)
        assert "╱" not in drawn(table, seat)
