"""V2 and section 3: the points of a course, the lines that join them, and the one where a lap ends."""

from __future__ import annotations

from collections import Counter

import pytest

from ludothek.games.victory.board import FACES, course, packed, unpacked
from ludothek.games.victory.board.circuit import PRESETS, circuits
from tests.games.victory.positions import start

SIZES = (4, 6, 8, 10, 12)
EVERY = [code for tiles in SIZES for code in circuits(tiles)]
EACH_PRESET = pytest.mark.parametrize("name", PRESETS)


@pytest.mark.parametrize("tiles", SIZES)
def test_points_and_lines_per_tile(tiles: int) -> None:
    """V1.3, V2.3, V2.4, V2.5, V2.6: nine points, fifteen red and twelve blue lines for each tile."""
    for letters in circuits(tiles)[::7]:
        lines = Counter(FACES[direction // 4] for _, direction, _ in course(letters).edges())
        assert len(set(course(letters).places)) == 9 * tiles
        assert (lines["R"], lines["B"]) == (2 * 15 * tiles, 2 * 12 * tiles), "each line is seen from both its ends"


@EACH_PRESET
def test_over_each_joint_run_three_red_and_four_blue_lines(name: str) -> None:
    """V2.5, V2.6: between tiles that follow each other, the last and the first included, and between no others."""
    joints = Counter(
        (point // 9, edge.to // 9, FACES[direction // 4])
        for point, direction, edge in course(PRESETS[name]).edges()
        if point // 9 != edge.to // 9
    )
    pairs = [(tile, (tile + 1) % 12) for tile in range(12)]
    both = [*pairs, *((z, a) for a, z in pairs)]
    assert joints == {(*pair, colour): {"R": 3, "B": 4}[colour] for pair in both for colour in "RB"}


@EACH_PRESET
def test_the_line_is_between_the_last_tile_and_the_first(name: str) -> None:
    """V2.7, V2.8, V7.2: its seven steps count one forwards and one less backwards, no other step counts."""
    counted = Counter[int]()
    for point, _, edge in course(PRESETS[name]).edges():
        counted[edge.laps] += 1
        assert edge.laps == {(11, 0): 1, (0, 11): -1}.get((point // 9, edge.to // 9), 0)
    assert (counted[1], counted[-1]) == (7, 7)


def test_points_are_named_by_tile_and_number_pad() -> None:
    """V2.3: 0.1 lies in the south-west of the first tile, 0.7 in its north-west, each on its place of the lattice."""
    square = course(PRESETS["square"])
    named = {place: square.name(point) for place, point in square.lying.items()}
    assert [named[place] for place in ((0, 0), (0, 2), (2, 0), (1, 1))] == ["0.1", "0.7", "0.3", "0.5"]
    assert [named[place] for place in ((0, 3), (3, 3), (2, -1))] == ["1.1", "2.1", "11.9"]


@pytest.mark.parametrize("letters", EVERY[::50])
def test_a_board_keeps_its_letters_as_a_number(letters: str) -> None:
    """V2.2: and gives them back."""
    assert unpacked(packed(letters)) == letters
    assert start(circuit=letters).view()["circuit"] == letters
