"""V2 and section 3: which circuits there are, where their tiles and lines lie, and what is wrong with the others."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import ludothek
from ludothek import Refused
from ludothek.games.victory.board import POINTS, laid
from ludothek.games.victory.board.circuit import (
    LETTERS,
    PRESETS,
    Circuit,
    circuits,
    completion,
    distinct_circuits,
    read,
    some_circuit,
)
from ludothek.games.victory.workshop.terminal import chosen
from tests.games.victory.positions import course as course_of
from tests.games.victory.positions import goals, place, start
from tests.reference import victory_slow

SIZES = (4, 6, 8, 10, 12)
EVERY = [code for tiles in SIZES for code in circuits(tiles)]
EACH_PRESET = pytest.mark.parametrize("name", PRESETS)
PLACES = {
    "oval": "0,0 0,1 0,2 1,2 1,1 1,0 1,-1 1,-2 1,-3 0,-3 0,-2 0,-1",
    "square": "0,0 0,1 1,1 2,1 3,1 3,0 3,-1 3,-2 2,-2 1,-2 0,-2 0,-1",
    "six": "0,0 0,1 -1,1 -1,2 0,2 1,2 1,1 1,0 1,-1 1,-2 0,-2 0,-1",
    "eight": "0,0 0,1 0,2 1,2 1,1 1,0 2,0 2,-1 1,-1 1,-2 0,-2 0,-1",
    "ten": "0,0 0,1 1,1 2,1 2,0 3,0 3,-1 2,-1 2,-2 1,-2 1,-1 0,-1",
    "twelve": "0,0 -1,0 -1,1 0,1 0,2 1,2 1,1 2,1 2,0 1,0 1,-1 0,-1",
}
CODES = {
    "oval": ("SSRRSSSSRRSS", 4),
    "square": ("SRSSRSSRSSRS", 4),
    "six": ("SLRRSRSSSRRS", 6),
    "eight": ("SSRRSLRRLRRS", 8),
    "ten": ("SRSRLRRLRRLR", 10),
    "twelve": ("LRRLRRLRRLRR", 12),
}


def places(circuit: Circuit) -> list[tuple[int, int]]:
    return [tile.place for tile in circuit.tiles]


# --- how many there are ---


@pytest.mark.parametrize(("tiles", "number"), [(4, 2), (6, 6), (8, 28), (10, 140), (12, 744)])
def test_so_many_circuits_there_are(tiles: int, number: int) -> None:
    """V2.2: both directions and every first tile; the reference finds the same ones by going round rings of places."""
    found = circuits(tiles)
    assert (len(found), len(set(found))) == (number, number)
    assert set(found) == set(victory_slow.every_circuit(tiles))


@pytest.mark.parametrize("tiles", [1, 2, 3, 4, 5, 6, 7, 8])
def test_every_string_is_tried(tiles: int) -> None:
    """V2.2: of all strings over S, L, R up to eight letters, `read` takes the circuits and refuses the rest."""
    taken = []
    for letters in map("".join, product(LETTERS, repeat=tiles)):
        try:
            taken.append(read(letters).letters)
        except Refused as refused:
            assert refused.rule == "V2.2"
            assert not victory_slow.is_circuit(letters)
        else:
            assert victory_slow.is_circuit(letters)
    assert sorted(taken) == (sorted(circuits(tiles)) if tiles in SIZES else [])


@pytest.mark.parametrize("tiles", [5, 7, 9, 11])
def test_no_circuit_has_an_odd_number_of_tiles(tiles: int) -> None:
    """V2.2: every step away is one back."""
    assert circuits(tiles) == ()


@pytest.mark.parametrize(("tiles", "number"), [(4, 1), (6, 1), (8, 3), (10, 9), (12, 36)])
def test_so_many_clockwise_circuits_there_are(tiles: int, number: int) -> None:
    """V2.8, V2.2: the same road with the line elsewhere is the same circuit."""
    found = distinct_circuits(tiles)
    assert len(found) == number
    assert all(code.count("R") - code.count("L") == 4 for code in found)
    turned = {Circuit(code).turned(by).letters for code in found for by in range(tiles)}
    assert turned | {Circuit(code).reversed.letters for code in turned} == set(circuits(tiles))


# --- the six that have a name ---


@EACH_PRESET
def test_a_preset_is_that_of_the_page(name: str) -> None:
    """V2.1, V2.2, V2.3: its letters, its bends, and the place of each of its twelve tiles."""
    circuit, (letters, bends) = read(name), CODES[name]
    assert (circuit.letters, len(letters) - letters.count("S")) == (letters, bends)
    assert " ".join(f"{x},{y}" for x, y in places(circuit)) == PLACES[name]
    assert places(circuit) == victory_slow.laid(letters)[0]


def test_the_presets_are_those_of_the_page() -> None:
    """V2.1, V1.1: six circuits, each of all twelve tiles; the square lies on the table unless another is chosen."""
    assert set(PRESETS) == set(CODES)
    assert {len(letters) for letters in PRESETS.values()} == {12}
    assert ludothek.table("victory", throws="manual").view()["circuit"] == "SRSSRSSRSSRS"


@pytest.mark.parametrize(
    ("name", "moves"), [("oval", 5), ("square", 5), ("six", 6), ("eight", 6), ("ten", 5), ("twelve", 5)]
)
def test_the_fewest_moves_for_one_lap(name: str, moves: int) -> None:
    """V6.2, V7.2: by a lone car of the first row with a free choice of colours."""
    b, slow = laid(PRESETS[name], False), victory_slow.Course(PRESETS[name])
    fewest = [b.moves[POINTS + point] for point in range(3)]
    assert fewest == [victory_slow.fewest_moves(slow, f"0.{k}") for k in (1, 2, 3)]
    assert min(fewest) == moves


# --- the same road otherwise ---


def test_reversed_the_tiles_follow_each_other_backwards() -> None:
    """V2.9, V2.10: on every circuit; the sheet is turned by half, and the first tile is the one that was the last."""
    for letters in EVERY:
        there, back = Circuit(letters), Circuit(letters).reversed
        assert back.letters == victory_slow.reversed_code(letters)
        assert places(back) == [(-x, -1 - y) for x, y in reversed(places(there))]
        assert back.reversed == there


def test_six_reversed() -> None:
    """V2.10: as the page spells it, chosen by the option."""
    assert read("six").reversed.letters == "SLLSSSLSLLRS"
    assert start(circuit="six", reverse=True).view()["circuit"] == "SLLSSSLSLLRS"
    assert start(circuit="six").view()["circuit"] == "SLRRSRSSSRRS"


def test_reversed_the_line_stays() -> None:
    """V2.10: what lay behind the line lies before it, the rest of the way is the same length."""
    table = place("0.2 11.1", "RRR RR", circuit="oval", reverse=True)
    assert course_of(table).circuit.letters == "SSLLSSSSLLSS"
    assert goals(table, "R")[:8] == ["0.5", "0.8", "1.2", "1.5", "1.8", "2.2", "2.5", "2.8"]


def test_mirrored_east_is_west() -> None:
    """V2.2: a circuit again, with every place on the other side."""
    for letters in EVERY:
        mirrored = Circuit(letters).mirrored
        assert places(mirrored) == [(-x, y) for x, y in places(Circuit(letters))]
        assert mirrored.letters in circuits(len(letters))
    assert Circuit("SLRRSRSSSRRS").mirrored.letters == "SRLLSLSSSLLS"


@pytest.mark.parametrize("name", ["six", "ten"])
def test_turned_the_line_lies_elsewhere(name: str) -> None:
    """V2.8: another line is another string, on the same road; after twelve tiles it is back where it was."""
    circuit = read(name)
    turned = [circuit.turned(by) for by in range(13)]
    assert turned[12] == turned[0] == circuit
    assert turned[1].letters == circuit.letters[1:] + circuit.letters[0]
    assert all(read(one.letters) == one for one in turned)
    assert [tile.place for tile in turned[1].tiles][-1] == (0, -1)


@pytest.mark.parametrize("tiles", SIZES)
def test_a_seed_draws_a_circuit(tiles: int) -> None:
    """V2.1: the same one each time, and every circuit about equally often."""
    found = Counter(some_circuit(seed, tiles) for seed in range(30 * len(circuits(tiles))))
    assert set(found) == set(circuits(tiles))
    assert all(8 <= n <= 58 for n in found.values()), found
    assert some_circuit(3, tiles) == some_circuit(3, tiles)
    assert len(some_circuit(3)) == 12


# --- what is no circuit ---


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        read(text)
    assert (caught.value.rule, caught.value.game) == ("V2.2", "victory")
    return caught.value


@pytest.mark.parametrize(
    ("text", "why", "facts"),
    [
        ("SRSSRSSRSSR", "circuit-open", {"add": "S", "tiles": 1}),
        ("SSRRSSSS", "circuit-open", {"add": "RRSS", "tiles": 4}),
        ("RRRRRRRR", "circuit-overlap", {"one": 0, "two": 4}),
        ("SRRSRRR", "circuit-overlap", {"one": 0, "two": 6}),
        ("SSRRSSRRSSRRS", "circuit-length", {"tiles": 13, "fewest": 4, "most": 12}),
        ("RRR", "circuit-length", {"tiles": 3, "fewest": 4, "most": 12}),
        ("", "circuit-length", {"tiles": 0, "fewest": 4, "most": 12}),
        ("SRXS", "circuit-letter", {"letter": "X", "number": 3}),
        ("figure", "circuit-letter", {"letter": "F", "number": 1}),
        ("SSSSSSSS", "circuit-astray", {"tiles": 8, "most": 12}),
        ("RRRS", "circuit-astray", {"tiles": 4, "most": 12}),
    ],
)
def test_what_is_wrong_with_a_circuit(text: str, why: str, facts: dict[str, Any]) -> None:
    """V2.2: open, overlapping, too long, too short, a letter that is none, or too far away to come back."""
    assert (refused(text).why, refused(text).facts) == (why, facts)


def test_an_overlap_names_both_tiles() -> None:
    """V2.2: so that the eye can go there."""
    assert refused("RRRRRRRR").squares == ("0", "4")


@pytest.mark.parametrize("text", ["SRSSRSSRSSRS", "srssrssrssrs", "square", "SQUARE", "Square"])
def test_a_circuit_may_be_written_in_small_letters(text: str) -> None:
    """V2.2: its name and its code."""
    assert read(text).letters == "SRSSRSSRSSRS"


@pytest.mark.parametrize(("text", "why"), [("RRRL", "circuit-astray"), ("SSS", "circuit-length"), ("", "option-value")])
def test_a_table_refuses_what_is_no_circuit(text: str, why: str) -> None:
    """V2.2: before the first throw."""
    with pytest.raises(Refused) as caught:
        ludothek.table("victory", circuit=text)
    assert (caught.value.why, caught.value.rule) == (why, "V2.2")


@pytest.mark.parametrize("letters", ["RRRR", "LLLL", "SRRSRR", "RRLRRSRS"])
def test_a_small_circuit_can_be_raced_on(letters: str) -> None:
    """V2.2, V3.4: four tiles are enough; the second row stands on the last of them."""
    table = start(6, circuit=letters)
    assert table.view()["cars"] == ["0.1", "0.2", "0.3", *(f"{len(letters) - 1}.{k}" for k in (7, 8, 9))]


# --- what would close a road ---


def test_the_fewest_tiles_that_close_a_road() -> None:
    """V2.2: for every road of up to six tiles and for many longer ones, as a search through all circuits finds."""
    beginnings = {"".join(letters) for tiles in range(7) for letters in product(LETTERS, repeat=tiles)}
    beginnings |= {letters[:tiles] for letters in EVERY[::9] for tiles in range(13)}
    shortest: dict[str, int] = {}
    for letters in EVERY:
        for tiles in range(len(letters) + 1):
            shortest[letters[:tiles]] = min(shortest.get(letters[:tiles], 99), len(letters) - tiles)
    for beginning in sorted(beginnings):
        rest = completion(Circuit(beginning))
        assert (None if rest is None else len(rest)) == shortest.get(beginning), beginning
        assert rest is None or victory_slow.is_circuit(beginning + rest)


def test_a_closed_circuit_lacks_nothing() -> None:
    """V2.2: and one that overlaps cannot be saved."""
    assert completion(read("twelve")) == ""
    assert completion(Circuit("RRRRR")) is None
    assert completion(Circuit("RRRRRRRR")) is None


@pytest.mark.parametrize(("letters", "closed"), [("", False), ("RRR", False), ("RRRR", True), ("SRRSRR", True)])
def test_a_road_is_closed_where_it_began(letters: str, closed: bool) -> None:
    """V2.2: at the first tile, heading north."""
    assert Circuit(letters).is_closed == closed


def test_a_road_that_comes_back_another_way_is_not_closed() -> None:
    """V2.2: it ends at its beginning, but heading east."""
    road = Circuit("SLLL")
    assert (road.end, road.is_closed, road.overlap) == (((0, 0), 1), False, None)
    assert refused("SLLL").why == "circuit-astray"


def test_a_circuit_is_named_or_any_one_is_asked_for() -> None:
    with pytest.raises(Refused) as refused:
        chosen("twelve", True, None, None, mirror=False, reverse=False)
    assert refused.value.why == "circuit-both"
