"""The battle in the terminal: what is drawn is what the view says, at every size, in every language, and no secret."""

import io
import random
import re
from functools import cache

import pytest
from rich.console import Console

from ludothek import Table
from ludothek.core.dice import stream
from ludothek.core.words import LANGUAGES, words
from ludothek.games.masters_victory import GAME, terminal
from ludothek.games.masters_victory.rules.knowledge import imagine
from ludothek.games.masters_victory.terminal.chart import within
from tests.games.masters_victory.positions import goals, place, played

DEALS = ["deal F 3M 1 2 1 3 2", "deal T 1 2 3M 3 2 1", "deal S 1 1 2 2 3 3M"]


def said(language="en"):
    return words(language, GAME.key)


def dealt(deals=6, **options):
    """A table with fixed numbers, after so many of the six deals."""
    return played(Table(GAME, options, seed=1), ", ".join((2 * DEALS)[:deals]))


@cache
def samples():
    """DpTables in every phase of games in which much is attacked, in both ways of firing."""
    found = {("auto", "switch"): [played(place("S2 R5, F1 G7", "S1 M7, B N9"), "switch R5")]}
    for seed, fire in enumerate(("auto", "ask", "auto")):
        table, rng = Table(GAME, {"fire": fire}, seed=seed), random.Random(seed)
        while table.turn != "over" and table.ply < 130:
            found.setdefault((fire, table.view()["phase"]), []).append(table.fork())
            attacks = [choice["move"] for choice in table.view(table.turn)["choices"] if choice["kind"] == "attack"]
            table.play(rng.choice(attacks or table.moves()))
        table.resign(0) if table.turn != "over" else None
        found.setdefault((fire, "over"), []).append(table)
    return [table for tables in found.values() for table in (*tables[:1], *tables[2::40], *tables[1:][-1:])]


def printed(renderable, *, width=80, height=24, **more):
    page = Console(file=io.StringIO(), width=width, height=height, highlight=False, markup=False, emoji=False, **more)
    page.print(renderable)
    return page.file.getvalue()


def drawn(table, seat=0, *, language="en", chosen=None, turned=False, **more):
    """The picture that a seat sees, without spaces at the ends of lines."""
    picture = terminal.draw(table.view(seat), said(language), turned=turned, chosen=chosen)
    return "\n".join(line.rstrip() for line in printed(picture, **more).splitlines())


def squares(text, cell=3):
    """Square -> the characters drawn there, read from the numbers above and the letters at the side."""
    head, *lines = text.splitlines()
    columns = [int(head[2 + i * cell : 2 + (i + 1) * cell]) for i in range(15)]
    rows = [line for line in lines if re.match(r"[A-R] ", line)][:18]
    return {
        f"{line[0]}{column}": line[2 + i * cell : 2 + (i + 1) * cell]
        for line in rows
        for i, column in enumerate(columns)
    }


# --- pictures ---


def test_the_start_of_a_battle_looks_like_this():  # W-EX10
    assert (
        drawn(dealt())
        == """\
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15     Red to move · 3 moves left
R  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  R  0 of 100 quiet turns
Q  ·  f  ·  ·  f  ·  f  ·  f  ·  f  ·  ·  f  ·  Q  T2 Red (You) · 3 masters left
P  ·  ·  ·  ·  b  ·  ·  b  ·  ·  b  ·  ·  ·  ·  P  † –
O  ·  t  ·  a  ·  ·  a  ·  a  ·  ·  a  ·  t  ·  O  t Green · 3 masters left
N  ·  ·  t  ·  ·  t  ·  ·  ·  t  ·  ·  t  ·  ·  N  † –
M  ·  s  ·  s  ·  ·  s  ·  s  ·  ·  s  ·  s  ·  M  ░ mines  ▓ bunker  * master
L  ·  ·  ·  · ▓▓▓▓▓▓ ·  ·  · ▓▓▓▓▓▓ ·  ·  ·  ·  L  Can move:
K  ·  ·  ·  · ▓▓▓▓▓▓ ·  ·  · ▓▓▓▓▓▓ ·  ·  ·  ·  K  F B2 B5 B7 B9 B11 B14
J  · ░░░░░░░░░ ·  · ░░░░░░░░░ ·  · ░░░░░░░░░ ·  J  B C5 C8 C11
I  · ░░░░░░░░░ ·  · ░░░░░░░░░ ·  · ░░░░░░░░░ ·  I  T D2 D14 E3 E6 E10 E13
H  ·  ·  ·  · ▓▓▓▓▓▓ ·  ·  · ▓▓▓▓▓▓ ·  ·  ·  ·  H  S F2 F4 F7 F9 F12 F14
G  ·  ·  ·  · ▓▓▓▓▓▓ ·  ·  · ▓▓▓▓▓▓ ·  ·  ·  ·  G  A D4 D7 D9 D12
F  ·  S1 ·  S1 ·  ·  S2 ·  S2 ·  ·  S3 ·  S* ·  F  end
E  ·  ·  T* ·  ·  T3 ·  ·  ·  T2 ·  ·  T1 ·  ·  E
D  ·  T1 ·  A  ·  ·  A  ·  A  ·  ·  A  ·  T2 ·  D
C  ·  ·  ·  ·  B  ·  ·  B  ·  ·  B  ·  ·  ·  ·  C
B  ·  F* ·  ·  F1 ·  F2 ·  F1 ·  F3 ·  ·  F2 ·  B
A  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  A
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15"""
    )


def test_a_wide_window_has_room_for_rims():
    text = drawn(dealt(), 1, turned=True, width=120, height=40)
    lines = text.splitlines()
    assert lines[0].split()[:15] == [str(column) for column in range(15, 0, -1)]
    assert lines[14].startswith("N   ·    ·   [T*]  ·    ·   [T3]  ·    ·    ·   [T2]  ·    ·   [T1]  ·    ·   N")
    assert lines[3].startswith("C   ·    ·    ·    ·   (b)   ·    ·   (b)   ·    ·   (b)   ·    ·    ·    ·   C")
    assert max(map(len, lines)) <= 120
    assert len(lines) == 20


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("cell", [3, 5])
def test_every_piece_is_drawn_on_its_square(seat, cell):
    """W11.1: one's own with what is on its back, the enemy's without, in every phase of a game."""
    for table in samples():
        view = table.view(seat)
        text = drawn(table, seat, turned=seat == 1, width=80 if cell == 3 else 120, height=40)
        seen = {square: re.sub(r"[^A-Za-z0-9*]", "", inside) for square, inside in squares(text, cell).items()}
        expected = {piece["square"]: lettered(piece, seat) for piece in view["pieces"] if piece["square"]}
        assert {square: inside for square, inside in seen.items() if inside} == expected


def lettered(piece, seat):
    letter = piece["type"] if piece["side"] == (seat or 0) else piece["type"].lower()
    return letter + {"3M": "*", None: ""}.get(piece["number"], piece["number"])


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_that_is_drawn_or_answered_depends_on_a_secret(seat):
    """W11.1, W11.3: in another world that agrees with all a seat has seen, every character is the same."""
    worlds = 0
    for number, table in enumerate(samples()):
        if table.turn == "over" or table.state.dealt < 6:
            continue
        other = table.fork()
        other.state = table.known(seat)
        imagine(table.board, other.state, seat, stream(number))
        worlds += other.state.number != table.state.number
        asked = [piece["square"] for piece in table.view()["pieces"] if piece["square"]][number % 9 :: 9]
        assert drawn(table, seat) == drawn(other, seat)
        assert [answer(table, one, seat) for one in asked] == [answer(other, one, seat) for one in asked]
    assert worlds > 5


def test_while_numbers_are_dealt_the_other_side_and_spectators_see_none():  # W2.2
    table = dealt(2)
    assert squares(drawn(table))["B2"] == " F*"
    assert squares(drawn(table))["F2"] == " S?"
    for seat in (1, None):
        assert not re.search(r"[A-Za-z][123*]", "".join(squares(drawn(table, seat)).values()))


def test_ground_shows_under_pieces():  # W-EX7
    table = place("T1 G5, F3M I2", "F1 K6, S1 L5")
    seen = squares(drawn(table))
    assert [seen[at] for at in ("G5", "I2", "K6", "L5", "A1")] == ["▓T1", "░F*", "▓f▓", "▓s▓", " T*"]


# --- marks ---


def marks(text, signs, cell=3):
    return {square: sign for square, inside in squares(text, cell).items() for sign in signs if sign in inside}


def test_a_chosen_piece_shows_its_goals_and_targets():  # W-EX3, W-EX4, W-EX9
    table = place("F3 G7, T1 G1", "F2 N7, S1 M9, T1 L1, S2 L2")
    for square, targets in (("G7", {"N7": "?", "M9": "×"}), ("G1", {"L1": "?"})):
        view = table.view(0)
        moves = [choice for choice in view["choices"] if choice["clicks"][0] == square]
        goals = {choice["clicks"][1]: "○" for choice in moves if choice["kind"] == "move"}
        assert marks(drawn(table, chosen=square), "»○×?") == {**goals, **targets, square: "»"}
    assert marks(drawn(table), "»○×?") == {}


def test_the_rest_of_a_move_shows_where_it_can_go_without_asking():  # W-EX9
    table = played(place("F3 G7", "S1 M7, B N9"), "G7xM7")
    goals = {choice["clicks"][0] for choice in table.view(0)["choices"]} - {"stay"}
    seen = marks(drawn(table), "»○×?")
    assert seen == {**dict.fromkeys(goals, "○"), "M7": "»"}
    text = drawn(table)
    assert "Red to go on with the same" in text
    assert "Type a square marked ○, or" in text
    assert re.search(r"  stay$", text, re.MULTILINE)


def test_what_moved_in_this_turn_and_what_fell_is_marked():  # W-EX1
    table = played(place("A F8, T2 G1", "F1 I7, B J8, T2 I10"), "G1>H1")
    assert marks(drawn(table), "→▫†") == {"H1": "→", "G1": "▫"}
    assert "→ has moved" in drawn(table)
    played(table, "F8>G8, fire G8")
    assert marks(drawn(table), "→▫†") == {"H1": "→", "G1": "▫", "I7": "†", "J8": "†"}
    assert squares(drawn(table))["G8"] == "»A "


def test_zones_are_shown_on_request():  # W8.1
    table = place("A F8", "A K9")
    assert marks(drawn(table), "↑↓↕") == {}
    red = {f"{line}{column}" for line in "GHI" for column in (7, 8, 9)}
    green = {f"{line}{column}" for line in "HIJ" for column in (8, 9, 10)}
    both = dict.fromkeys(red, "↑") | dict.fromkeys(green, "↓") | dict.fromkeys(red & green, "↕")
    assert marks(drawn(table, chosen="zones"), "↑↓↕") == both
    assert marks(drawn(table, 1, chosen="zones", turned=True), "↑↓↕") == {
        square: {"↑": "↓", "↓": "↑"}.get(sign, sign) for square, sign in both.items()
    }
    assert marks(drawn(table, chosen="K9"), "↑↓↕") == dict.fromkeys(green, "↓")
    assert set(marks(drawn(table, chosen="F8"), "↑↓↕")) == red - {"G8"}  # it can step there


# --- notes ---


def test_removed_pieces_lie_open_beside_the_map():  # W11.2
    table = place("F1 B2, F2 B5, T1 A2, S1 A3, A D4, B C5", "S3M R1")
    text = drawn(table, width=120)
    assert "[T2] Red (You) · one master left\n" in text
    assert "† F1,2,3,3M B×2 T1,2,2,3" in text
    assert "(t) Green · 2 masters left\n" in text
    assert "† F1,1,2,2,3,3M B×3 T1,1,2,2,3" in text


def test_a_switch_lists_what_can_come_back_and_where():  # W-EX11
    table = played(place("S2 R5, F3M A2", "S1 M7"), "switch R5")
    text = drawn(table)
    assert "Red to bring back pieces" in text
    assert " +T1,2,3 D2 D14 E3 E6 E10 E13" in text
    assert " +B C5 C8 C11" in text
    assert squares(text)["D14"] == " ○ "
    assert "done" not in text
    assert "done" in drawn(played(table, "+F1@B2"))


def test_fire_on_order_is_offered():  # W-EX14
    table = place("A D7", "S1 G8")
    assert " fire D7  end" in drawn(table)


def test_the_end_opens_everything_and_tells_why():  # W12.2
    table = played(place("T3 G1, F3M A2", "T3M L1, S3 R1", kings=False), "G1xL1")
    assert "The last master of a side" in drawn(table)
    assert squares(drawn(table))["R1"] == " s3"


def test_the_notes_tell_a_resignation_and_an_agreed_draw():
    table = dealt()
    table.resign(1)
    assert "Gave up: Green." in drawn(table)
    assert squares(drawn(table))["Q14"] == " f*"
    table = dealt()
    table.agree_draw(0)
    assert "A draw." in drawn(table)


def test_a_game_without_a_limit_counts_quiet_turns_alone():  # W12.4
    assert "no quiet turn" in drawn(dealt(quiet_limit=0))


# --- every window ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_and_24_rows_with_the_prompt(language):
    for table in samples():
        seat = table.turn if isinstance(table.turn, int) else 0
        lines = drawn(table, seat, language=language).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 22, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(60, 24), (74, 24), (100, 30), (160, 50)])
def test_other_windows_show_all_of_it_too(width, height):
    text = drawn(dealt(), width=width, height=height)
    assert max(map(len, text.splitlines())) <= width
    assert len(squares(text, 5 if width > 104 else 3)) == 270
    assert "A D4 D7 D9 D12" in text


def test_a_terminal_without_these_signs_gets_letters():
    page = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), width=80, height=24, record=True)
    table = played(place("F3 G7, A D7", "S1 M7, F1 P7, A P3"), "D7>E7, stay, G7xM7")
    page.print(terminal.draw(table.view(0), said()))
    page.print(terminal.draw(table.view(0), said(), chosen="zones"))
    text = page.export_text()
    assert text.isascii()
    assert squares(text)["M7"] == ">F3"
    assert squares(text)["I7"] == "mom"
    assert squares(text)["E7"] == "~A "
    assert "m mines  # bunker  * master" in text
    assert "Type a square marked o" in text


def test_colour_is_never_alone():
    view = place("F3 G7", "S1 M7, F1 P7").view(0)
    picture = terminal.draw(view, said(), chosen="G7")
    coloured = printed(picture, force_terminal=True, color_system="256")
    assert "\x1b[1;38;5;231;48;5;124mF3" in coloured
    assert "\x1b[1;38;5;231;48;5;22ms" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(picture)
    assert "48;" not in printed(picture, force_terminal=True, no_color=True)


# --- what is typed and asked ---


@pytest.mark.parametrize(
    ("typed", "move"),
    [(" b2 h5", "B2>H5"), ("b2>h5", "B2>H5"), ("B2-H5", "B2>H5"), ("b2h5", "B2>H5"), ("b2 to h5", "B2>H5"),
     ("b 2 h 5", "B2>H5"), ("b02 > h05", "B2>H5"), ("b12 h15", "B12>H15"), ("b2 h16", "B2>H16"), ("B2 → H5", "B2>H5"),
     ("g1 x l1", "G1xL1"), ("g1xl1", "G1xL1"), ("G1×L1", "G1xL1"), ("> g7", ">G7"), (">g7", ">G7"), ("g7", "G7"),
     ("fire d7", "fire D7"), ("Fire D7", "fire D7"), ("switch r5", "switch R5"), ("SWITCH R5", "switch R5"),
     ("+t2@d14", "+T2@D14"), ("+t2 d14", "+T2@D14"), ("+ t 2 @ d14", "+T2@D14"), ("+b c8", "+B@C8"),
     ("+s3m f2", "+S3M@F2"), ("end", "end"), (" END ", "end"), ("Stay", "stay"), ("Done", "done"), ("Zones", "zones"),
     ("deal", "deal"), ("DEAL f", "deal F"), ("deal f 3m 1 2 1 3 2", "deal F 3M 1 2 1 3 2"),
     ("deal F 3M,1,2,1,3,2", "deal F 3M 1 2 1 3 2"), ("deal f m12132", "deal F 3M 1 2 1 3 2"),
     ("3m 1 2 1 3 2", "deal 3M 1 2 1 3 2"), ("deal 3m12132", "deal 3M 1 2 1 3 2"),
     ("deal b 1 1 2 2 3 3m", "deal B 1 1 2 2 3 3M"),
     ("G1xL1 [T2 out]", "G1xL1 [T2 out]"), ("what now", "what now"), ("fire", "fire"), ("deal x", "deal x"),
     ("end it", "end it"), ("", "")],
)  # fmt: skip
def test_a_move_can_be_typed_in_several_ways(typed, move):
    assert terminal.normal(typed) == move


def test_every_legal_move_can_be_typed_as_it_is_written_and_in_small_letters():
    kinds = set()
    for table in samples():
        for move in table.moves()[::3]:
            assert terminal.normal(move) == terminal.normal(move.lower()) == move
            kinds.add(re.sub(r"[\dA-R]+", "", move))
    assert {">", "x", "end"} <= kinds


def test_deal_alone_deals_any_way_and_numbers_need_no_letter():  # W2.2
    table = Table(GAME, {}, seed=1)
    view = table.view(0)
    dealings = {terminal.meant(view, text) for text in ("deal", "deal F") for _ in range(20)}
    assert dealings <= set(table.moves())
    assert len(dealings) > 1
    assert terminal.meant(view, "deal 3M 1 2 1 3 2") == "deal F 3M 1 2 1 3 2"
    assert terminal.meant(view, "deal T 3M 1 2 1 3 2") == "deal T 3M 1 2 1 3 2"
    assert terminal.meant(view, "B2>H5") == "B2>H5"
    assert terminal.meant(dealt().view(0), "deal") == "deal"


def test_giving_up_a_master_is_asked_about():  # W-EX12
    view = place("S3M R8, S2 R5, T1 A2", "S1 M7").view(0)
    assert terminal.doubt(view, "switch R8") == ("drawn-sure-master", {})
    assert terminal.doubt(view, "switch R5") is None
    assert terminal.doubt(view, "A2>A3") is None
    last = place("S3M R8, T1 A2", "T3M R15", kings=False).view(0)
    assert terminal.doubt(last, "switch R8") == ("drawn-sure-last", {})


def test_an_end_that_leaves_a_shot_is_asked_about_and_names_it():  # W8.7, W-EX14
    table = place("A D7, A D4, F1 A2", "S1 G8, F1 F8, T1 E4, T2 R1")
    shots = "D7 (F F8, S G8), D4 (T E4)"
    assert terminal.doubt(table.view(0), "end") == ("drawn-sure-fire", {"shots": shots})
    assert f"Can fire: {shots}" in " ".join(printed(terminal.listing(table.view(0), said()), width=200).split())
    played(table, "fire D7, fire D4")
    assert terminal.doubt(table.view(0), "end") is None
    assert terminal.doubt(place("A D7", "S1 G8", fire="auto").view(0), "end") is None


def answer(table, place, seat=0, language="en"):
    return " ".join(printed(terminal.destinations(table.view(seat), place, said(language)), width=300).split())


def test_a_square_tells_what_is_to_be_known_of_it():  # W-EX3, W9.2, W11.3
    table = place("T2 G1, F3 G7, S1 G12, A M5", "T1 L1, S2 L2, A J12, F2 N7")
    assert answer(table, "G1") == f"From G1: ○ {len(goals(table, 'G1'))} ? L1 (numbers decide)"
    assert answer(table, "G7") == f"From G7: ○ {len(goals(table, 'G7'))} ? N7 (numbers decide)"
    known = "L2: Green · soldier · can be 2 (100 %) · protected by the piece on L1"
    assert answer(table, "L2") == f"{known} With one move it could reach 23 squares."
    assert "? G1xL1 With one move it could reach" in answer(table, "L1")
    assert answer(table, "J12").startswith("J12: Green · artillery With one move it could reach ")
    assert answer(table, "I2") == "I2: empty · mines"
    assert answer(table, "G5") == "G5: empty · bunker"
    assert "Artillery zone J12" in answer(table, "G12")
    assert answer(table, "zones") == "Artillery zones: Red M5 · Green J12"
    assert answer(dealt(1), "D2").startswith("D2: Red · tank With one move it could reach ")
    assert answer(table, "G1", seat=1).startswith("G1: Red · tank · can be ")
    assert answer(table, "G1", seat=None).startswith("G1: Red · tank · can be ")


def test_a_fight_leaves_bounds_that_are_told():  # W-EX6, W11.3
    table = played(place("T1 G1", "T2 L1"), "G1xL1")
    assert answer(table, "L1").startswith("L1: Green · tank · can be 2 (50 %), 3M (50 %) ")


def test_a_piece_that_has_moved_has_nowhere_to_go():  # W3.3
    table = played(dealt(), "F2>G2")
    assert answer(table, "G2").startswith(said()("terminal-no-destinations", square="G2"))


def test_any_piece_shows_how_far_it_goes_and_what_it_could_attack():  # W5.2, W8.2
    table = place("T2 G1, F1 L3, S2 F5", "T1 L1, A K8, A J5")
    assert answer(table, "L1").endswith("With one move it could attack · tank (G1).")
    assert answer(table, "J5").endswith("With one move it could fire at · soldier (F5).")
    assert marks(drawn(table, chosen="L1"), "»○×?") == {
        **dict.fromkeys(within(table.view(0), "L1"), "○"),
        "L1": "»",
        "G1": "?",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_is_answered_in_every_phase(language):
    for table in samples()[::3]:
        seat = table.turn if isinstance(table.turn, int) else 0
        view = table.view(seat)
        for asked in terminal.places(view)[::17]:
            assert answer(table, asked, seat, language)


def test_squares_can_be_asked_about_unless_they_are_moves_themselves():
    table = place("F3 G7", "S1 M7")
    assert len(terminal.places(table.view(0))) == 271
    view = played(table, "G7xM7").view(0)
    assert "M8" not in terminal.places(view)
    assert {"M7", "A1", "R15", "zones"} <= set(terminal.places(view))


def test_the_list_of_moves_is_short_but_names_every_attack():
    table = place("F3 G7, F2 G8, F1 G9", "S1 M7, S1 M9, S2 K1, B N12, B J3, B G3")
    text = printed(terminal.listing(table.view(0), said()))
    attacks = [choice["move"] for choice in table.view(0)["choices"] if choice["kind"] == "attack"]
    assert len(attacks) > 12
    assert set(attacks) <= set(text.split())
    assert f"+{len(attacks) - 6}" in drawn(table).split()
    assert "F G7 G8 G9\n" in text
    assert text.endswith("end\n")


def test_whoever_only_watches_has_nothing_to_choose():
    table = place("F3 G7", "S1 M7")
    for seat in (1, None):
        assert "Can move" not in drawn(table, seat)
        assert set(marks(drawn(table, seat, chosen="G7"), "○")) == set(goals(table, "G7"))  # what it could do
    assert printed(terminal.listing(table.view(1), said())).strip() == ""
