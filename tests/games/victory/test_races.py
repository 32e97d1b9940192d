"""Whole races by the thousand: how they end is kept as text, like the golden games."""

from __future__ import annotations

import re

from tests.golden import victory_races


def test_random_races_end_as_they_are_written_down() -> None:
    """V3.3, V6.12, V8.5: wins by start place, races that come home, rounds and cars lost, on two circuits."""
    assert victory_races.FILE.read_text() == victory_races.summary(), "read what has changed, then run `make golden`"


def test_every_interval_holds_its_share_and_all_wins_make_up_the_whole() -> None:
    """V8.5, V8.1: without a cap in sight every race has one winner, and a car that is alone need not come home."""
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in victory_races.FILE.read_text().splitlines()
        if re.match(r"\| (square|twelve)", row)
    ]
    assert len(rows) == 12
    for row in rows:
        cells = [tuple(map(float, re.findall(r"[\d.]+", cell))) for cell in row[3:] if cell != "-"]
        assert all(low < middle < high for middle, low, high in cells)
        wins = [middle for middle, _, _ in cells[:-3]]
        assert len(wins) == int(row[2])
        assert abs(sum(wins) - 100) < 0.4
