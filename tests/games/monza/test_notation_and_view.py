"""How moves are written and read, what can be taken back, and what the screen is given: sections 5, 6 and 7."""

from __future__ import annotations

import json
import random
import re

import pytest

import ludothek
from ludothek import Refused, Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.monza import GAME
from ludothek.games.monza.telling import spell, tell
from tests.games.monza.positions import PROFESSIONAL, board, cars, place, played, some_throw, state, tiles, track
from tests.games.play import refusal

TURBO = "W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12"  # all six dice of RYBPPW, from O7


def written(table: Table, text: str) -> str:
    """What stands in the log after a text was played."""
    return played(table, text).steps[-1].text


# --- section 6 ---


def test_chance_is_written_in_the_order_of_the_colours() -> None:
    """M3.1, M7.3, M8.3: throw, rethrow and turbo with letters R Y G B P W."""
    table = place("O7 START", rules="pro", tiles="*")
    assert written(table, "throw RYBPPW") == "throw RYBPPW"
    assert written(table.fork(), "reroll BP") == "reroll BP"
    assert written(played(table.fork(), "reroll BP"), "rethrow RB") == "rethrow RB"
    assert written(played(table, TURBO), "turbo YP") == "turbo YP"
    for move in place("O7 START").moves():
        assert list(move[6:]) == sorted(move[6:], key="RYGBPW".index)


def test_pieces_are_written_with_their_goal() -> None:
    """M3.2, M4.8, M7.6: a die, the way home, an accelerator."""
    assert "W>O8" in place("O7 START", "RYBPPW").moves()
    assert place("O18 START", "RYBPPW").moves() == ["W>FIN"]
    assert "+P>O17" in place("O16 START", "RYBBBW", **PROFESSIONAL).moves()


def test_stop_and_bonus_steps_are_written_so() -> None:
    """M4.11, M9.1, M9.6: the words of section 6."""
    assert "stop" in place("O7 START", "RYBPPW", may_stop=True).moves()
    moves = played(place("O5 START M9", "GPPPPP", bonus=True), "G>O6").moves()
    assert {"bonus G>I8", "bonus G-"} <= set(moves)


@pytest.mark.parametrize(
    ("where", "throw", "line", "log"),
    [
        ("O7 M10 I11 I9", "RYBPPW", "W>O8, P>M10, Y>M11, B>M12, P>I11", "P>I11 (R O7>I11, G I11>I8)"),
        ("O7 START", "RYBPPW", "W>O8", ""),
        ("O7 START", "RRRRRW", "W>O8", "W>O8 (R O7>O8)"),
        ("O18 START", "RRRRRW", "W>FIN", "W>FIN (R O18>FIN)"),
        ("O14 O15", "RRRRRR", "R>O15", "R>O15 (R O14>O15, Y O15>O14)"),
    ],
)
def test_the_log_tells_where_the_cars_went(where: str, throw: str, line: str, log: str) -> None:
    """M5.1, M3.2: at the end of a turn, the driver's car first."""
    table = played(place(where, throw), line)
    assert table.steps[-1].log == log


def test_each_turn_is_logged_from_where_its_own_car_stood() -> None:
    """M3.2: the second turn of a race, and the first of the next round."""
    table = played(place("O7 I8", "RRRRRW"), "W>O8, throw RRRRRR, R>I9, throw BBBBBB, B>O9")
    logs = [step.log for step in table.steps if step.log]
    assert logs == ["W>O8 (R O7>O8)", "R>I9 (Y I8>I9)", "B>O9 (R O8>O9)"]


def test_the_log_of_a_turbo_roll_that_does_not_fit() -> None:
    """M8.6: the throw ends the turn, so it tells who was moved."""
    table = played(place("O7 M12", "RYBPPW", rules="pro", tiles=""), f"{TURBO}, turbo GG")
    assert table.steps[-1].log == "turbo GG (R O7>M12, Y M12>M11)"


def test_the_log_of_a_bonus_step() -> None:
    """M9.1: the turn's own moves stand with its last die, the step speaks for itself."""
    table = played(place("O5 START M9", "GPPPPP", bonus=True), "G>O6, bonus G>I8")
    assert [(step.text, step.log) for step in table.steps[-2:]] == [("G>O6", "G>O6 (R O5>O6)"), ("bonus G>I8", "")]


@pytest.mark.parametrize("text", ["W>O8", "W", "O8", " W>O8\n"])
def test_a_die_can_be_named_in_several_ways(text: str) -> None:
    """M3.2: a colour names the step, and so does the space; the die is taken where a tile fits too."""
    assert written(place("O7 START", "RYBPPW", rules="pro"), text) == "W>O8"


def test_letters_may_stand_in_any_order() -> None:
    """M3.1, M7.3: but the word must be right."""
    assert written(place("O7 START"), "throw WPPBYR") == "throw RYBPPW"
    assert written(place("O7 START"), "WPPBYR") == "throw RYBPPW"
    table = place("O7 START", "RYBPPW", rules="pro")
    assert written(table.fork(), "reroll PB") == "reroll BP"
    for text in ("BP reroll", "rollre BP", "BP"):
        assert refusal(table, text).rule


def test_a_colour_alone_is_never_an_extra_roll() -> None:
    """M7.3: a single letter lays the die."""
    assert written(place("O7 START", "RYBPPW", rules="pro"), "Y") == "Y>M9"


def test_a_step_can_be_named_by_its_space() -> None:
    """M9.2: as a click does."""
    assert written(played(place("O5 START M9", "GPPPPP", bonus=True), "G>O6"), "I8") == "bonus G>I8"


def test_a_logged_move_is_read_again() -> None:
    """M5.1: the text of the log with its bracket."""
    table = played(place("O7 M10 I11 I9", "RYBPPW"), "W>O8, P>M10, Y>M11, B>M12")
    assert written_log(table, "P>I11 (R O7>I11, G I11>I8)") == "P>I11"


def written_log(table: Table, text: str) -> str:
    table.play(text)
    return table.steps[-1].text


@pytest.mark.parametrize("rules", ["basic", "pro"])
@pytest.mark.parametrize("side", ["oval", "long"])
def test_every_race_can_be_written_and_read(side: str, rules: str) -> None:
    """M3.2, M9.1: no two moves share a text, each is found again, and the whole race replays to the same bytes."""
    table, rng = ludothek.table("monza", seats=4, seed=3, track=side, rules=rules, bonus=True), random.Random(3)
    while table.turn != "over":
        moves = table.moves()
        assert [table.find(move) for move in moves] == table.actions()
        table.play(rng.choice(moves))
    again = ludothek.replay(table.transcript())
    assert (again.transcript(), again.state) == (table.transcript(), table.state)


@pytest.mark.parametrize(
    ("clicks", "text"),
    [
        (["O8"], "O8"),
        (["+P", "O17"], "+P>O17"),
        (["P", "O17"], "P>O17"),
        (["stop"], "stop"),
        (["reroll BP"], "reroll BP"),
    ],
)
def test_clicks_are_spelled(clicks: list[str], text: str) -> None:
    """M7.6: a tile is clicked before its space."""
    assert spell(clicks) == text


# --- section 5: taking back ---


def test_laid_dice_and_tiles_are_taken_back_one_by_one() -> None:
    """M3.2, M7.6: down to the throw, which stays; what was taken back is in the hand again."""
    table = place("O7 START", "RYBPPW", rules="pro")
    before = state(table).copy()
    played(table, "W>O8, +P>M10, B>O9")
    for where in ("M10", "O8", "O7"):
        table.undo(0)
        assert cars(table).split()[0] == where
    assert (table.state, tiles(table, 0)) == (before, "RYGBPW*")
    assert not table.can_undo()


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("", "the throw"),
        ("reroll RY, rethrow BB", "the re-throw"),
        (f"{TURBO}, stop, turbo YW", "the turbo throw"),
    ],
)
def test_nothing_is_taken_back_past_a_throw(line: str, what: str) -> None:
    """M3.1, M7.3, M8.3: section 5."""
    table = place("O7 START", "RYBPPW", rules="pro")
    table = played(table, line) if line else table
    assert not table.can_undo(0), what
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.why == "undo"


def test_the_extra_roll_is_taken_back_until_the_dice_fall() -> None:
    """M7.3: whoever plays chance has not thrown yet."""
    table = played(place("O7 START", "RYBPPW", rules="pro"), "reroll RY")
    table.undo(0)
    assert (tiles(table, 0), table.view()["dice"]) == ("RYGBPW*", "RYBPPW")


def test_nothing_is_taken_back_past_another_seats_bonus_decision() -> None:
    """M9.6: once green is asked, and all the more once it has answered."""
    table = played(place("O5 START M9", "GPPPPP", bonus=True), "G>O6")
    assert not table.can_undo(0)
    played(table, "bonus G>I8")
    assert not table.can_undo(0)
    assert table.can_undo(2), "its owner may think again until the next throw"
    table.undo(2)
    assert (table.turn, cars(table)) == (2, "O6 START M9")
    assert not table.can_undo(2)


def test_the_own_bonus_step_does_not_close_the_turn() -> None:
    """M9.8: nobody else was asked, so the die can be taken back too."""
    table = played(place("O14 START", "RYYYYY", bonus=True), "R>O15, bonus R>O16")
    table.undo(0)
    table.undo(0)
    assert (cars(table), table.turn) == ("O14 START", 0)


def test_the_last_step_of_a_turn_can_be_taken_back_before_the_next_throw() -> None:
    """M3.3, M5.1: and the car that was moved back stands where it stood."""
    table = played(place("O7 O8", "WRRRRR"), "W>O8")
    assert (cars(table), table.turn) == ("O8 O7", "chance")
    table.undo(0)
    assert (cars(table), table.turn) == ("O7 O8", 0)
    played(table, "W>O8, throw RRRRRR")
    assert not table.can_undo(0)


def test_a_person_confirms_before_the_next_throw() -> None:
    """M3.3: at a table with its own throws the next one waits for a seat to confirm its turn, which is no move."""
    table = Table(GAME, {}, seats=2, seed=1, confirming=(0,))
    while table.waiting is None:
        table.play(table.moves()[0])
    ply = table.ply
    assert (table.turn, table.moves(), table.can_undo(0)) == (0, [], True)
    table.undo(0)
    assert table.turn == 0
    table.play(table.moves()[0])
    while table.waiting is None:
        table.play(table.moves()[0])
    table.confirm(0)
    assert table.ply > ply
    assert not table.can_undo(0)
    assert "confirm" not in [step.text for step in table.steps]


# --- sections 5 and 7: what is seen and said ---


def test_everything_is_public() -> None:
    """M7.1, M6.2: dice, laid pieces, tiles and counts are the same for every seat and for spectators."""
    table = played(place("O7 START START", "RYBPPW", rules="pro"), "W>O8, +P>M10")
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert (view["dice"], view["used"], view["driver"], view["round"]) == ("RYBPP", [1, 0, 0], 0, 1)
        assert view["tiles"][0] == {"extra": True, "accelerators": "RYGBW"}
        assert [piece["space"] for piece in view["laid"]] == ["O8", "M10"]
        assert [piece["tile"] for piece in view["laid"]] == [False, True]
        assert json.loads(json.dumps(view)) == json.loads(json.dumps(view))
    assert all(view["choices"] == [] for view in views[1:])


def test_the_lanes_of_the_view_are_those_of_the_page() -> None:
    """M1.1: colours and lengths, from which the track is drawn."""
    view = ludothek.table("monza").view()
    assert " ".join(view["lanes"]["O"]) == "W3 G2 #4 G4 W2 G6 B2 W4 B4 P4 Y4 #2 P4 W2 R2 G4 W4 P3"
    assert [len(view["lanes"][lane]) for lane in "OMI"] == [18, 19, 18]


def test_a_choice_says_how_the_step_goes() -> None:
    """M4.2, M4.3, M4.6, M4.8: straight on, a lane change in or out, from the start, home; with the rule behind it."""
    ways = {choice["space"]: (choice["way"], choice["rule"]) for choice in choices(place("M10 START", "RYGBPW"))}
    assert ways == {"O9": ("out", "M4.3"), "M11": ("on", "M4.2"), "I9": ("in", "M4.3")}
    assert {choice["rule"] for choice in choices(place("START START", "RYGBPW"))} == {"M4.6"}
    assert {choice["rule"] for choice in choices(place("O18 START", "RYGBPW"))} == {"M4.8"}


def choices(table: Table) -> list[dict[str, str]]:
    return list(table.view(0)["choices"])


def test_the_last_throw_and_the_last_move() -> None:
    """M3.1, M5.1: what the screen animates."""
    table = played(place("O7 O8", "WRRRRR"), "W>O8")
    assert table.view()["last"] == {
        "seat": 0,
        "move": "W>O8",
        "went": [{"seat": 0, "from": "O7", "to": "O8"}, {"seat": 1, "from": "O8", "to": "O7"}],
    }
    assert table.view()["thrown"] == {"n": 0, "kind": "throw", "seat": 0, "dice": "RRRRRW"}


@pytest.mark.parametrize(
    ("where", "throw", "move", "parts"),
    [
        ("O7 O8", "RRRRRW", "W>O8", ["Red", "white", "outer lane", "Yellow", "in its lane"]),
        ("O18 START", "RRRRRW", "W>FIN", ["Red", "white", "finish"]),
        ("O7 START", "RYBPPW", "W>O8", ["Red", "white", "outer lane"]),
    ],
)
def test_a_move_is_told_as_a_sentence(where: str, throw: str, move: str, parts: list[str]) -> None:
    """M5.1, M4.8: with the car that is moved back."""
    table = place(where, throw)
    message, facts = tell(board(table), state(table), table.find(move))
    sentence = words("en", "monza")(message, **facts)
    assert all(part in sentence for part in parts), sentence


def test_every_move_of_a_race_can_be_told() -> None:
    """M9.1, M7.3, M8.2: throws, dice, tiles, extra rolls, bonus steps and declines, none without its sentence."""
    rng, told = random.Random(8), set()
    for race in range(4):
        table = ludothek.table("monza", seats=4, throws="manual", bonus=True, rules="pro")
        while table.turn != "over":
            s = state(table)
            moves = (
                table.moves()
                if s.turn >= 0
                else [("throw ", "rethrow ", "turbo ")[s.roll] + some_throw(rng, s.throwing)]
            )
            move = rng.choice(moves)
            message, facts = tell(board(table), s, table.find(move))
            sentence = words("en", "monza")(message, **facts)
            assert sentence
            assert "{" not in sentence, (race, sentence)
            told.add(message)
            table.play(move)
    kinds = {"throw", "rethrow", "turbo", "die", "tile", "stop", "reroll", "step", "decline"}
    assert told == {f"said-{kind}" for kind in kinds}


CODE = re.compile(r"\b[OMI]\d+\b(?!\.\d)")  # a name of a space, which the board on the screen does not show


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_and_refused_names_no_space_by_a_code(language: str) -> None:
    """Section 7: in a race with all there is, whoever lays what and asks for any space."""
    say, rng = words(language, "monza"), random.Random(language)
    table = ludothek.table("monza", seats=4, seed=1, bonus=True, **PROFESSIONAL)
    while table.turn != "over":
        action = rng.choice(table.actions())
        message, facts = tell(board(table), state(table), action)
        told = [say(message, **facts)]
        for space in rng.sample(list(track(table).numbered), 3):
            if space not in table.moves() and not any(move.endswith(f">{space}") for move in table.moves()):
                told.append(say.refusal(refusal(table, space, seat=int(table.turn))))
        assert not [sentence for sentence in told if CODE.search(sentence)]
        table.play(table.write(action))
