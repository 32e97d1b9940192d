"""The board in the terminal: what is drawn is what the view says, in every language and from both sides."""

import io
import random

import pytest
from rich.console import Console

import ludothek
from ludothek.core.words import LANGUAGES, words
from ludothek.games.tactix import terminal
from tests.games.tactix.positions import place
from tests.terminal.drawn_boards import piece, printed, squares

EN = words("en", "tactix")


def after(*moves, **options):
    table = ludothek.table("tactix", **options)
    for move in moves:
        table.play(move)
    return table


def wandered(seed, moves, **options):
    """A table some random moves into a game."""
    table, rng = ludothek.table("tactix", **options), random.Random(seed)
    while table.ply < moves and table.turn != "over":
        takes = [choice["move"] for choice in table.view(table.turn)["choices"] if choice["takes"]]
        table.play(rng.choice(takes or table.moves()))
    return table


def pieces_drawn(text):
    return {square: inside.strip("·»«") for square, inside in squares(text).items() if inside[-1] not in "↑↓←→"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("faces", [False, True])
def test_every_piece_is_drawn_on_its_square(language, turned, faces):
    for seed in range(4):
        view = wandered(seed, 10 + 3 * seed).view(0)
        text = printed(terminal.draw(view, words(language, "tactix"), turned=turned, detailed=faces), no_color=True)
        expected = {square: piece(it, faces=faces, turned=turned) for square, it in view["pieces"].items()}
        assert pieces_drawn(text) == expected


START = """\
     a     b     c     d     e     f     g     h     i
  ┌──5──┬──1──┬──2──┬──6──┲━━♚━━┱──6──┬──2──┬──1──┬──5──┐
9 │ (5) │ (1) │ (2) │ (6) ┃ (♚) ┃ (6) │ (2) │ (1) │ (5) │ 9
  ├─────┼─────┼─────┼─────╄━━━━━╃─────┼─────┼─────┼─────┤
8 │     │     │     │     │     │     │     │     │     │ 8
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
7 │     │     │     │     │     │     │     │     │     │ 7
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
6 │     │     │     │     │     │     │     │     │     │ 6
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
5 │     │     │     │     │     │     │     │     │     │ 5
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
4 │     │     │     │     │     │     │     │     │     │ 4
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
3 │     │     │     │     │     │     │     │     │     │ 3
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
2 │     │     │     │     │     │     │     │     │     │ 2
  ├─────┼─────┼─────┼─────╆━━━━━╅─────┼─────┼─────┼─────┤
1 │ [5] │ [1] │ [2] │ [6] ┃ [♔] ┃ [6] │ [2] │ [1] │ [5] │ 1
  └──5──┴──1──┴──2──┴──6──┺━━♔━━┹──6──┴──2──┴──1──┴──5──┘
     a     b     c     d     e     f     g     h     i
"""


def test_the_start_looks_like_this():
    """T2.1: the numbers of the home squares stand on the rim."""
    drawn = printed(terminal.draw(after().view(0), EN)).splitlines()
    assert [line[:59].rstrip() for line in drawn] == START.splitlines()


def test_the_sides_differ_without_any_colour(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    text = printed(terminal.draw(after().view(0), EN), force_terminal=True)
    assert "\x1b[1m[5]" in text  # bold is no colour
    assert "\x1b[38" not in text
    assert "\x1b[48" not in text
    plain = squares(printed(terminal.draw(after().view(0), EN)))
    assert {plain[f"{file}1"][0] for file in "abcdefghi"} == {"["}
    assert {plain[f"{file}9"][0] for file in "abcdefghi"} == {"("}


def test_turned_the_faces_are_those_seen_from_blacks_chair():
    view = after().view(1)
    assert (view["pieces"]["a9"]["near"], view["pieces"]["a9"]["right"]) == (4, 1)
    assert squares(printed(terminal.draw(view, EN, detailed=True)))["a9"] == "(5)↓4→1"
    assert squares(printed(terminal.draw(view, EN, detailed=True, turned=True)))["a9"] == "(5)↓3→6"  # T2.2, T2.3
    top = printed(terminal.draw(view, EN, turned=True)).splitlines()
    assert top[0].split() == list("ihgfedcba")
    assert top[2][0] == "1"


def test_the_way_of_the_last_move_is_drawn_from_either_chair():
    view = after("d1>d6>c6").view(1)
    way = {"d1": "↑", "d2": "↑", "d3": "↑", "d4": "↑", "d5": "↑", "d6": "←", "c6": "·[2]·"}
    drawn = squares(printed(terminal.draw(view, EN)))
    assert {square: drawn[square] for square in way} == way
    back = squares(printed(terminal.draw(view, EN, turned=True)))
    assert (back["d1"], back["d6"], back["c6"]) == ("↓", "→", "·[2]·")


def test_a_chosen_die_shows_what_will_be_up_at_each_goal():  # T-EX4
    drawn = squares(printed(terminal.draw(after().view(0), EN, chosen="d1")))
    goals = {square: top for square, top in drawn.items() if top.isdecimal()}
    assert goals == {
        "i2": "5", "h3": "1", "g4": "2", "a4": "5", "f5": "1", "b5": "1", "e6": "5", "c6": "2", "d7": "1",
    }  # fmt: skip
    assert drawn["d1"] == "»[6]«"


def test_two_routes_to_one_goal_show_both_tops():  # T-EX5
    view = place("W 2/3/1 d4; W K e1; B K e9").view(0)
    drawn = squares(printed(terminal.draw(view, EN, chosen="d4")))
    assert drawn["e5"] == "6·3"
    assert drawn["d6"] == "5"


def test_a_capture_is_marked_with_what_it_takes():  # T-EX5, T-EX6
    view = place("W 2/3/1 d4; W K e1; B K e9; B 5/4/1 d6; B 5/4/1 e5").view(0)
    drawn = squares(printed(terminal.draw(view, EN, chosen="d4")))
    assert drawn["d6"] == "(5)×5"
    assert drawn["e5"] == "×6·3"  # no room for both
    assert squares(printed(terminal.draw(view, EN, chosen="d4", detailed=True)))["e5"] == "(5)×6·3"
    king = place("W K e5; B K a9; B 5/4/1 e6").view(0)
    drawn = squares(printed(terminal.draw(king, EN, chosen="e5")))
    assert (drawn["e6"], drawn["e4"]) == ("(5)×•", "•")


def test_king_squares_and_the_centre_are_framed():
    long, short = (printed(terminal.draw(after(short=short).view(0), EN)) for short in (False, True))
    assert [line.count("♔━━┹") + line.count("♚━━┱") for line in (long.splitlines()[1], long.splitlines()[19])] == [1, 1]
    assert "╄━━♔━━╃" not in long
    assert "╄━━♔━━╃" in short.splitlines()[11]  # below e5


def test_the_smaller_board_has_eight_ranks():
    view = after(board="9x8").view(0)
    assert sorted(pieces_drawn(printed(terminal.draw(view, EN)))) == sorted(view["pieces"])
    assert "9" not in printed(terminal.draw(view, EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_80_columns_and_leaves_three_rows_of_24(language):
    view = wandered(3, 60).view(0)
    view["taken"] = [
        {"side": side, "king": king, "top": 6, "near": 3, "right": 2}
        for side in (0, 1)
        for king in [False] * 8 + [True]
    ]
    lines = printed(terminal.draw(view, words(language, "tactix"))).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 21
    wide = printed(terminal.draw(view, words(language, "tactix"), detailed=True)).splitlines()
    assert max(map(len, wide)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_tell_turn_captures_and_counts(language):
    table, said = wandered(1, 14), words(language, "tactix")
    view = table.view(0)
    text = printed(terminal.draw(view, said), width=160)
    assert said("to-move", side=table.turn) in text
    assert said("legend-quiet", quiet=view["quiet"]) in text
    assert said("legend-seen", seen=view["seen"]) in text
    for side in (0, 1):
        taken = " ".join(piece(it) for it in view["taken"] if it["side"] == side)
        assert f"{said('legend-taken', side=side)}  {taken or '–'}" in text


def test_the_notes_tell_how_a_game_ended():
    table = after()
    table.resign(0)
    assert "Gave up: White." in printed(terminal.draw(table.view(0), EN), width=120)
    table = after()
    table.agree_draw(0)
    assert "A draw." in printed(terminal.draw(table.view(0), EN), width=120)
    table = after("e1>e2", "a9>a4", "e2>e3", "i9>i4", "e3>e4", "b9>b8", "e4>e5", short=True)
    assert EN("ending-centre") in printed(terminal.draw(table.view(0), EN), width=120)


def test_a_terminal_without_these_signs_gets_letters():
    page = Console(file=io.TextIOWrapper(io.BytesIO(), "ascii"), width=80, record=True)
    page.print(terminal.draw(after("d1>d6>c6", "i9>i4").view(0), EN, chosen="c6", detailed=True))
    text = page.export_text()
    assert text.isascii()
    assert {"[K]", "(K)"} <= set(squares(text).values())
    assert squares(text)["i9"] == "v"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moves_of_a_piece_are_listed(language):
    said = words(language, "tactix")
    table = wandered(5, 12)
    view = table.view(0)
    for origin in {choice["clicks"][0] for choice in view["choices"]}:
        text = printed(terminal.destinations(view, origin, said), width=100)
        for choice in view["choices"]:
            if choice["clicks"][0] == origin:
                assert f"  {choice['move']} " in text
                for corner in choice["move"].split(">")[1:-1]:
                    assert said("goal-via", via=corner) in text
                if choice["tips"][-1]:
                    assert said("goal-top", top=choice["tips"][-1][0]) in text
                if choice["takes"]:
                    taken = "king" if choice["takes"]["king"] else str(choice["takes"]["top"])
                    assert said("goal-takes", taken=taken) in text


def test_a_square_without_a_piece_to_move_is_answered_with_a_sentence():
    view = place("W K a1; W 6/3/2 a2; W 6/3/2 b1; W 1/3/5 i1; B K e9; B 5/4/1 a3; B 5/4/1 b2; B 5/4/1 c1").view(0)
    answers = {square: printed(terminal.destinations(view, square, EN)).strip() for square in ("e5", "e9", "a1")}
    assert answers["e5"].startswith("There is no piece on e5.")
    assert answers["e9"].startswith("The piece on e9 belongs to the other side.")
    assert answers["a1"] == "The piece on a1 cannot move."


@pytest.mark.parametrize(
    ("typed", "move"),
    [("d1>c6", "d1>c6"), ("d1 c6", "d1>c6"), ("D1-D6-C6", "d1>d6>c6"), (" d1, d6 ,c6 ", "d1>d6>c6"), ("d1d7", "d1>d7"),
     ("d1>d6>c6x2=2", "d1>d6>c6x2=2"), ("e8-e9xK#", "e8>e9xK#"), ("Pass", "pass"), ("d1 – d7", "d1>d7")],
)  # fmt: skip
def test_a_move_can_be_typed_in_several_ways(typed, move):
    assert terminal.normal(typed) == move
