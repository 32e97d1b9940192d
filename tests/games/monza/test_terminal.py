"""The track in the terminal: what is drawn is what the view says, to scale, at every width and in every language."""

import io
import random
import re

import pytest
from rich.console import Console, Group

import ludothek
from ludothek import Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.monza import GAME, terminal
from ludothek.games.monza.board import TRACKS
from ludothek.games.monza.terminal.chart import Chart, cars_on
from ludothek.games.monza.terminal.legend import Legend
from tests.games.monza.positions import PROFESSIONAL, place, played

EN = words("en", "monza")


def printed(renderable, *, width=80, **more):
    page = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False, **more)
    page.print(renderable)
    return page.file.getvalue()


def drawn(table, seat=0, *, width=80, language="en"):
    """The picture that a seat sees, without spaces at the ends of lines."""
    text = printed(terminal.draw(table.view(seat), words(language, "monza")), width=width)
    return "\n".join(line.rstrip() for line in text.splitlines())


def lanes(text):
    """The three lanes put together again from their stretches, each from its first border to its last."""
    rows = {"O": "", "M": "", "I": ""}
    for line in text.splitlines():
        if found := re.match(r"(?:.{6})?([OMI])([│┊»•+\[].*)", line):
            stretch = re.sub(r"(»?FIN|\[\w+\])$|→$", "", found[2])
            rows[found[1]] = rows[found[1]][:-1] + stretch
    return rows


def races(seats=4, **options):
    """DpTables at every point of some races of random moves, as whoever decides sees them."""
    for seed in range(3):
        table, rng = ludothek.table("monza", seats=seats, seed=seed, **options), random.Random(seed)
        for _ in range(120):
            if table.turn == "over":
                break
            yield table
            moves = [move for move in table.moves() if not move.startswith("reroll")]
            table.play(rng.choice(moves or table.moves()))
        yield table


def turn_of(table):
    return table.turn if isinstance(table.turn, int) else 0


# --- pictures ---


def test_a_drive_on_the_oval_looks_like_this():  # M-EX1
    table = played(place("O7 M10 I9 I11", "RYBPPW"), "W>O8, P>M10")
    assert (
        drawn(table)
        == """\
START O│W1   │G2 │#######│G4     │W5 │G6         [R]B•W8     »B9     │
      M│###│R2     │Y3 │G4     │B5 │R6 │#######│R8 │Y9     •[Y]»Y11  ┊→
      I│P1   │G2     │R3     │Y4     │P5     │W6     │G7 │B8 »[G]R9  │

O│P10    │Y11    │###│P13    │W14│R15│G16    │W17    │P18  │FIN
M┊Y│B12    │W13    │R14    │B15│#######│B17│R18        │B19│
I│#######[B]P11  │Y12│W13│Y14    │P15    │Y16│#######│G18  │

> [R]  Red (You)  O7
  [Y]  Yellow     M10
  [G]  Green      I9
  [B]  Blue       I11
Round 1 · Red to move   Dice R Y B P   W>O8 P>M10
From M10:  R>I9 lane change in [G]   Y>M11 straight on   B>O9 lane change out"""
    )


def test_a_throw_on_the_long_track_looks_like_this():  # M-EX4
    table = place("M11 START FIN O13", "GBBPPW", tiles="YGBPW*", **PROFESSIONAL)
    assert (
        drawn(table)
        == """\
START O│W1   │R2     │G3     │R4         │B5 │G6 │W7     │B8     │W9     │B10┊
[Y]   M│###│G2     │W3     │###########│R5 │P6     │R7 │G8     │Y9         │P┊→
      I│P1   │Y2     │B3     │Y4     │W5     │Y6     │#######│P8     │R9     │

O┊B  │G11│#######[B]P13  │R14    │P15    │W16│P17│B18    │W19│B20    │Y21    │
M┊P10  [R]B│R12    │G13        │B14│R15        │G16    │Y17        │G18    │R┊→
I│Y10│#######│R12    │W13│###│Y15│W16│#######│W18    │P19│B20    │W21    │P22│

O│#######│Y23    │P24│R25    │###│P27    │Y28│G29    │R30    │P31│W32  │FIN
M┊R19  │Y20│B21        │P22    │G23    │###│B25    │###│B27    │Y28    │[G]
I│G23    │R24│Y25│G26    │B27│W28    │R29    │W30│Y31    │P32│G33│B34  │

> [R]  Red (You)  M11    Y G B P W extra roll    0 dice used
  [Y]  Yellow     START  R Y G B P W extra roll  0 dice used
  [G]  Green      FIN    R Y G B P W extra roll  0 dice used
  [B]  Blue       O13    R Y G B P W extra roll  0 dice used
Last round · Red to move   Dice G B B P P W
From M11:  stop Stop here   reroll GB Re-roll"""
    )


def test_a_wide_terminal_shows_the_oval_in_one_piece():
    text = drawn(place("START START", "RRYYPW"), width=140)
    assert text.startswith("""\
START O»W1   │G2 │#######│G4     │W5 │G6         │B7 │W8     │B9     │P10    │Y11    │###│P13    │W14│R15│G16    │W17    │P18  │FIN
[RY]  M│###│R2     │Y3 │G4     │B5 │R6 │#######│R8 │Y9     │P10│Y11    │B12    │W13    │R14    │B15│#######│B17│R18        │B19│
      I»P1   │G2     │R3     │Y4     │P5     │W6     │G7 │B8 │R9     │#######│P11    │Y12│W13│Y14    │P15    │Y16│#######│G18  │

""")  # noqa: E501


@pytest.mark.parametrize("side", TRACKS, ids=lambda side: side.name)
@pytest.mark.parametrize("width", [40, 41, 60, 79, 80, 81, 100, 133, 134, 160, 230, 300])
def test_every_space_is_drawn_to_scale_wherever_the_track_is_broken(side, width):
    """Borders of all lanes line up: a space begins at the column of its distance from the start."""
    text = drawn(place("FIN FIN", track=side.name), None, width=width)
    track = text[: text.index("\n\n  ") if "\n\n  " in text else None]
    assert max(map(len, text.splitlines())) <= width
    found = lanes(track)
    for space in side.spaces[1:-1]:
        row, columns = found[space.name[0]], slice(2 * space.begin, 2 * space.end)
        inside = row[columns].replace("┊", "")
        assert row[columns][0] == "│", space
        assert "│" not in inside[1:]
        assert row[2 * space.end] == "│"
        if space.colour == "#":
            assert set(inside[1:]) == {"#"}
        else:
            assert f"{space.colour}{space.name[1:]}" in inside
            assert set(re.sub(r"\d", "", inside[1:]).split()) <= {space.colour, space.colour * 2}


def test_cars_and_pieces_are_drawn_where_the_view_has_them():
    for table in races(rules="pro", bonus=True):
        seat = turn_of(table)
        view = table.view(seat)
        text = drawn(table, seat)
        for space, letters in cars_on(view).items():
            if space in ("START", "FIN"):
                assert f"[{letters}]" in text
            else:
                at = next(one for one in TRACKS[0].spaces if one.name == space)
                assert f"[{letters}]" in lanes(text)[space[0]][2 * at.begin : 2 * at.end + 1]
        goals = {choice["space"] for choice in view["choices"] if "space" in choice}
        track = text.split("\n  [")[0].split("\n> [")[0]
        assert track.count("»") == len(goals)
        assert track.count("•") == sum(not piece["tile"] for piece in view["laid"] if piece["space"] not in goals)
        assert track.count("+") == sum(piece["tile"] for piece in view["laid"] if piece["space"] not in goals)


def test_two_cars_on_one_space_share_the_brackets():  # M8.6: nobody is moved back before the turbo roll is over
    table = place("M11 O18", "RGBBPW", tiles="P", **PROFESSIONAL)
    played(table, "R>M12, G>M13, B>M14, P>O15, W>O16, +P>O17, B>O18, turbo YP")
    assert "│P17[RY]B18 │" in drawn(table)


def test_a_die_may_lie_where_a_car_stands():  # M4.7
    table = played(place("M4 M5", "RRRRRB"), "B>M5")
    assert "[R]G4   •[Y]»R6 │" in drawn(table)


# --- notes ---


def test_the_notes_tell_what_is_to_be_done():
    table = place("START START START", first_seat=1)
    assert "Round 1 · Red to roll" in drawn(table)
    assert [line[:5] for line in drawn(table).splitlines() if re.match("[ >] +.[RYG]. ", line)] == [
        "  [Y]",
        "  [G]",
        "> [R]",
    ]
    table = played(place("I2 START M9 O8", "RRYYYG", bonus=True), "R>I3, Y>I4, R>M6, G>O6")  # M-EX7
    text = drawn(table, 2)
    assert "Round 1 · Bonus move: Green" in text
    assert "From M9:  bonus G>I8 lane change in   bonus G>M10 straight on\n          bonus G- Stay here" in text
    assert "»B8 │" in text


def test_a_turn_that_can_still_be_taken_back_names_who_is_next():
    table = Table(GAME, seed=3, confirming={0})
    while table.waiting is None:
        table.play(table.moves()[0])
    assert "Round 1 · Yellow to roll" in drawn(table)


def test_the_last_round_counts_dice_and_the_end_names_the_winner():  # M6.2, M6.5
    table = place("O18 M18 START", "RRYYGW")
    assert "dice used" not in drawn(table)
    played(table, "W>FIN")
    text = drawn(table, None)
    assert "Last round · Yellow to roll" in text
    assert "  [R]  Red     FIN    one die used\n" in text
    assert "│FIN\n" in text
    assert "│[R]\n" in text
    played(table, "throw RYYYYY, throw YYYYYY")
    text = drawn(table, None)
    assert "The race is over." in text
    assert "* [R]  Red " in text


def test_the_finish_is_marked_when_it_can_be_reached():
    assert "│»FIN\n" in drawn(place("O18 START", "RRYYGW"))


def test_the_notes_tell_a_resignation_and_an_agreed_draw():
    table = ludothek.table("monza", seed=1)
    table.resign(1)
    assert "Gave up: Yellow." in drawn(table)
    table = ludothek.table("monza", seed=1)
    table.agree_draw(0)
    assert "A draw." in drawn(table)


@pytest.fixture(scope="module")
def seen():
    """What whoever decides sees at every point of some races, with the lines of the track: that knows no language."""
    kinds = {}, PROFESSIONAL | {"bonus": True, "may_stop": True}
    views = [table.view(turn_of(table)) for options in kinds for table in races(**options)]
    return [(view, printed(Group(*Chart(view).lines(80))).splitlines()) for view in views]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_and_24_rows_with_the_prompt(seen, language):
    said = words(language, "monza")
    for view, track in seen[LANGUAGES.index(language) :: len(LANGUAGES) // 2]:  # each is read in two languages
        lines = track + printed(Group(*Legend(view, said).notes(ascii_only=False))).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 22


def test_a_picture_is_the_track_and_the_notes(seen):
    for view, track in seen[::20]:
        notes = printed(Group(*Legend(view, EN).notes(ascii_only=False)))
        assert printed(terminal.draw(view, EN)).splitlines() == track + notes.splitlines()


def test_a_terminal_without_these_signs_gets_letters():
    page = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), width=80, record=True)
    table = played(place("O7 M10 I9 I11", "RYBPPW"), "W>O8, P>M10")
    page.print(terminal.draw(table.view(0), EN))
    text = page.export_text()
    assert text.isascii()
    assert "START O|W1   |G2 |#######|G4     |W5 |G6         [R]B*W8     >B9     |\n" in text
    assert "M:Y|B12" in text
    assert "Round 1 . Red to move" in text


def test_colour_is_never_alone():
    view = place("O7 M10", "RYBPPW").view(0)
    coloured = printed(terminal.draw(view, EN), force_terminal=True, color_system="256")
    assert "\x1b[1;38;5;231;48;5;160m" in coloured  # red
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert plain == printed(terminal.draw(view, EN))
    without = printed(terminal.draw(view, EN), force_terminal=True, no_color=True)
    assert "48;" not in without


# --- what is typed and asked ---


@pytest.mark.parametrize(
    ("typed", "move"),
    [(" w > o8", "W>O8"), ("w", "W"), ("W o8", "W>O8"), ("wo8", "W>O8"), ("w-o8", "W>O8"), ("w>fin", "W>FIN"),
     ("+p", "+P"), ("+ p", "+P"), ("+p o17", "+P>O17"), ("o8", "O8"), ("Fin", "FIN"),
     ("reroll b p", "reroll BP"), ("Reroll BP", "reroll BP"), ("re-roll b,p", "reroll BP"), ("reroll", "reroll"),
     ("stop", "stop"), (" STOP ", "stop"), ("decline", "decline"),
     ("bonus g > i8", "bonus G>I8"), ("Bonus G I8", "bonus G>I8"), ("bonus g-", "bonus G-"), ("bonus g -", "bonus G-"),
     ("what now", "what now"), ("throw RRRRRR", "throw RRRRRR"), ("o99x", "o99x")],
)  # fmt: skip
def test_a_move_can_be_typed_in_several_ways(typed, move):
    assert terminal.normal(typed) == move


@pytest.mark.parametrize("options", [{}, PROFESSIONAL, {"rules": "pro", "bonus": True, "may_stop": True}])
def test_every_legal_move_can_be_typed_as_it_is_written_and_in_small_letters(options):
    for table in races(**options):
        for move in table.moves():
            assert terminal.normal(move) == terminal.normal(move.lower()) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_are_listed_with_their_ways(language):
    said = words(language, "monza")
    view = place("O7 M10 I9 M9", "RYBPPW", tiles="W*", rules="pro", may_stop=True).view(0)
    assert terminal.places(view) == ["O7"]
    text = printed(terminal.destinations(view, "O7", said), width=300)
    assert said("terminal-destinations", square="O7") in text
    for line in (
        f"W>O8 (+W) {said('goal-way', way='on')}",
        f"Y>M9 {said('goal-way', way='in')} [B]",
        f"stop {said('do-stop')}",
        f"reroll RY {said('do-throw-again')}",
    ):
        assert line in text


def test_whoever_only_watches_has_nothing_to_choose():
    table = place("O7 M10", "RYBPPW")
    for seat in (1, None):
        assert terminal.places(table.view(seat)) == []
        assert "From" not in drawn(table, seat)
        assert "»" not in drawn(table, seat)
