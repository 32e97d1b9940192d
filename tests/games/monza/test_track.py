"""M1 and section 3: the two sides of the board, space by space, and what is wrong with a board that is drawn wrong."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import ludothek
from ludothek.games.monza import GAME, board
from ludothek.games.monza.board import LANES, START, TRACKS, TYRE, Track, read_track
from ludothek.games.monza.board.dice import COLOURS
from tests.games.monza.positions import cars, goals, place, played, tiles
from tests.reference.monza_slow import SIDES

OVAL, LONG = TRACKS
BOTH = pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)


def names(track: Track, numbers: list[int]) -> list[str]:
    return [track.spaces[number].name for number in numbers]


def steps_home(track: Track) -> dict[int, set[int]]:
    """From each open space: in how many steps one can be home."""
    steps = {track.finish: {0}}
    for here in sorted(track.open_spaces(), key=lambda i: -track.spaces[i].end):
        steps[here] = {n + 1 for there in track.ahead(here) for n in steps[there]}
    return steps


# --- M1 material ---


def test_the_board_has_two_sides() -> None:
    """M1.1: a short oval and a longer track."""
    assert [(track.name, track.length) for track in TRACKS] == [("oval", 60), ("long", 108)]


@BOTH
def test_both_sides_are_driven_one_way(track: Track) -> None:
    """M1.1, M4.1: every step moves the front edge forward."""
    for here in track.open_spaces():
        assert all(track.spaces[there].end > track.spaces[here].end for there in track.ahead(here))


def test_the_group_chooses_the_side() -> None:
    """M1.2: the oval unless it says otherwise."""
    assert ludothek.table("monza").options["track"] == "oval"
    assert ludothek.table("monza", track="long").view()["length"] == 108


@pytest.mark.parametrize("rules", ["basic", "pro"])
@pytest.mark.parametrize("track", ["oval", "long"])
def test_every_side_goes_with_every_rule_set(track: str, rules: str) -> None:
    """M1.3: advice forbids nothing; the preset follows it."""
    table = ludothek.table("monza", track=track, rules=rules, seed=1)
    assert (table.options["track"], table.options["rules"]) == (track, rules)
    assert GAME.presets["professional"] == {"track": "long", "rules": "pro"}


def test_four_cars_and_six_dice() -> None:
    """M1.4: two to four can play, and a throw has six letters."""
    assert GAME.seats == (2, 3, 4)
    table = ludothek.table("monza", seats=4, throws="manual")
    assert cars(table) == "START START START START"
    assert {len(move.removeprefix("throw ")) for move in table.moves()} == {6}


@pytest.mark.parametrize(("seat", "colour"), list(enumerate("RYGB")))
def test_the_colours_of_the_cars(seat: int, colour: str) -> None:
    """M1.5: red, yellow, green, blue, by seat: the log calls them so."""
    table = place("O14 O14 O14 O14", driver=seat)
    assert played(table, "throw RRRRRR, R>O15").steps[-1].log == f"R>O15 ({colour} O14>O15)"


def test_every_die_bears_six_colours_once() -> None:
    """M1.6: a single die shows each of them in one way of six."""
    table = played(place("O7 O9", "RYGBPW", rules="pro"), "reroll R")
    assert dict(zip(table.moves(), table.weights(), strict=True)) == {f"rethrow {colour}": 1 for colour in "RYGBPW"}


def test_the_tiles() -> None:
    """M1.7: 24 accelerators in six colours, four extra rolls, a trophy for each, one starting player."""
    table = ludothek.table("monza", seats=4, rules="pro", throws="manual")
    in_hand = Counter("".join(tiles(table, seat) for seat in range(4)))
    assert in_hand == dict.fromkeys("RYGBPW*", 4)
    assert table.view()["first"] == 0


# --- section 3, the table of checks ---


@BOTH
def test_the_spaces_are_those_of_the_page(track: Track) -> None:
    """M4.1, M4.2, M4.3, M4.4, M4.5, M4.6, M5.2: typed again for the reference, every space, step and way back."""
    slow = SIDES[track.name]
    drawn = {s.name: (s.colour, s.begin, s.end) for s in track.spaces[1:-1]}
    assert drawn == {s.name: (s.colour, s.begin, s.front) for s in slow.spaces.values()}
    for number in track.open_spaces():
        name = track.spaces[number].name
        assert set(names(track, track.ahead(number))) == set(slow.ahead[name].values())
        if number != START:
            back = [other for other in slow.behind[name] if not slow.spaces[other].is_tyre]
            assert track.spaces[track.behind(number)].name == [*back, "START"][0]


@pytest.mark.parametrize(
    ("track", "lanes", "tyres"), [(OVAL, [18, 19, 18], 7), (LONG, [32, 28, 34], 11)], ids=["oval", "long"]
)
def test_how_many_spaces_there_are(track: Track, lanes: list[int], tyres: int) -> None:
    """M4.5: spaces of the outer, middle and inner lane, and how many are tyres."""
    counted = Counter(space.lane for space in track.spaces)
    assert [counted[lane] for lane in range(len(LANES))] == lanes
    assert sum(space.colour == TYRE for space in track.spaces) == tyres


def test_how_many_spaces_have_each_colour() -> None:
    """M1.6: open spaces per colour."""
    counts = [Counter(space.colour for space in track.spaces[1:-1] if space.colour != TYRE) for track in TRACKS]
    assert counts[0] == dict.fromkeys(COLOURS, 8)
    assert counts[1] == dict.fromkeys(COLOURS, 14) | {"G": 13}


@pytest.mark.parametrize(("track", "links"), [(OVAL, 96), (LONG, 167)], ids=["oval", "long"])
def test_how_many_links_there_are(track: Track, links: int) -> None:
    """M4.1: from the start and all open spaces; the room's table holds the same ones."""
    assert sum(len(track.ahead(number)) for number in track.open_spaces()) == links
    assert sum(there > 0 for there in track.ahead_by_colour) == links


@pytest.mark.parametrize(("track", "fewest", "most"), [(OVAL, 18, 37), (LONG, 29, 59)], ids=["oval", "long"])
def test_the_shortest_and_the_longest_way_round(track: Track, fewest: int, most: int) -> None:
    """M4.1: steps from the start to the finish."""
    steps = steps_home(track)[START]
    assert (min(steps), max(steps)) == (fewest, most)


@BOTH
def test_every_open_space_can_be_entered_and_left(track: Track) -> None:
    """M4.1, M4.5: none is a dead end, and no tyre is ever ahead."""
    entered = {there for here in track.open_spaces() for there in track.ahead(here)}
    assert entered == {*track.open_spaces(), track.finish} - {START}
    assert all(steps_home(track)[here] for here in track.open_spaces())


@BOTH
def test_a_colour_names_the_step(track: Track) -> None:
    """M3.2: what lies ahead of a space always differs in colour."""
    for here in track.open_spaces():
        colours = [track.spaces[there].colour for there in track.ahead(here)]
        assert len(set(colours)) == len(colours)


def test_a_shared_corner_is_not_enough() -> None:
    """M4.4: edges that line up touch at a corner only; no two lanes of the printed tracks have such edges."""
    spaces = (board.Space("START", -1, "W", 0, 0), board.Space("O1", 0, "W", 0, 4), board.Space("O2", 0, "R", 4, 8))
    inner = (board.Space("M1", 1, "P", 0, 2), board.Space("M2", 1, "G", 2, 4), board.Space("M3", 1, "B", 4, 8))
    track = Track("square", 8, (*spaces, *inner, board.Space("FIN", -1, "W", 8, 9)))
    assert names(track, track.ahead(track.numbered["O1"])) == ["O2"]
    assert names(track, track.ahead(track.numbered["M1"])) == ["O1", "M2"]
    for printed in TRACKS:
        edges = [{s.end for s in printed.spaces if s.lane == lane and s.end < printed.length} for lane in range(3)]
        assert not edges[0] & edges[1]
        assert not edges[1] & edges[2]


def test_start_and_finish_are_the_same_white_field() -> None:
    """M4.6, M4.8: two neighbours lead out of it, only white leads in."""
    for track in TRACKS:
        assert names(track, track.ahead(START)) == ["O1", "I1"]
        assert track.spaces[track.finish].colour == "W"
        last = [number for number in track.open_spaces() if track.finish in track.ahead(number)]
        assert [len(track.ahead(number)) for number in last] == [1, 1, 1]
    assert goals(place("START START", "WWWWWW")) == {"W": "O1"}


# --- a board that is drawn wrong ---

FINE = {"O": "W3 G2 B3", "M": "#2 R4 Y2", "I": "P3 Y2 P3"}


def drawn(folder: Path, monkeypatch: pytest.MonkeyPatch, **lanes: str) -> Track:
    """Read a small board whose lanes differ from the fine one."""
    (folder / "tracks").mkdir()
    text = "\n".join(f"{lane}: {spaces}" for lane, spaces in (FINE | lanes).items())
    (folder / "tracks" / "small.txt").write_text(f"A small board.\n\n{text}\n")
    monkeypatch.setattr(board, "files", lambda _: folder)
    return read_track("small")


def test_a_small_board_is_fine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """M1.1: so that each of the faults below is the only one."""
    track = drawn(tmp_path, monkeypatch)
    assert (track.length, track.finish) == (8, 10)


@pytest.mark.parametrize(
    ("lanes", "fault"),
    [
        ({"O": "W3 G2 B2"}, "lane that ends with O3 is not 8"),
        ({"M": "#2 R4 Y4"}, "lane that ends with M3 is not 8"),
        ({"I": "P3 Y2 P2"}, "lane that ends with I3 is not 8"),
        ({"O": "W3 X2 B3"}, "O2 is X2"),
        ({"M": "#2 R4 Y"}, "M3 is Y"),
        ({"I": "P3 Y2 Px"}, "I3 is Px"),
        ({"I": "P3 Y0 P5"}, "I2 is Y0"),
        ({"I": "P3 Y-2 P7"}, "I2 is Y-2"),
        ({"O": "W3 R2 B3"}, "two spaces of one colour lie ahead of O1"),
        ({"O": "W3 G2 P3"}, "two spaces of one colour lie ahead of M2"),
        ({"O": "W3 G2 #3", "M": "#2 R4 #2", "I": "P3 Y2 #3"}, "M2 is a dead end"),
        ({"O": "#3 G2 B3", "I": "#3 Y2 P3"}, "START is a dead end"),
        ({"O": "#3 G2 B3"}, "no drive can enter O2"),
    ],
)
def test_a_wrong_board_is_refused_with_the_space_at_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lanes: dict[str, str], fault: str
) -> None:
    """M1.1, M4.5: uneven lanes, unknown colours, no length, dead ends, islands and colours that name two steps."""
    with pytest.raises(ValueError, match=re.escape(fault)):
        drawn(tmp_path, monkeypatch, **lanes)
