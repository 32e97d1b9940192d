"""Whole races by the thousand: how they end is kept as text, like the golden games."""

from __future__ import annotations

import re

from tests.golden import monza_races


def test_random_races_end_as_they_are_written_down() -> None:
    """M6.4, M6.6, M1.3: wins by seat, shared wins and rounds, for every track, rule set and number of seats."""
    assert monza_races.FILE.read_text() == monza_races.summary(), "read what has changed, then run `make golden`"


def test_every_interval_holds_its_share_and_all_shares_make_up_the_whole() -> None:
    """M6.4, M6.6: nobody wins twice, and without a cap in sight every race has a winner."""
    lines = monza_races.FILE.read_text().splitlines()
    rows = [row.strip("|\n").split("|") for row in lines if re.match(r"\| (oval|long)", row)]
    assert len(rows) == 12
    for row in rows:
        shares = [tuple(map(float, re.findall(r"[\d.]+", cell))) for cell in row[3:8] if "%" in cell]
        assert len(shares) == int(row[2]) + 1
        assert all(low < part < high for part, low, high in shares)
        assert abs(sum(part for part, _, _ in shares) - 100) < 0.3
