"""A database of an older version goes on: each step of its shape brings along what was there."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from ludothek.server.store import migrate

STATES = {"alone": {"asks": [], "campaign": True}, "plain": {"asks": ["draw:0"], "campaign": False}, "first": {}}


def test_a_campaign_of_before_is_played_with_all_modules(tmp_path: Path) -> None:
    """G15.1."""
    file = tmp_path / "tables.db"
    migrate(f"sqlite:///{file}", "0006")
    with sqlite3.connect(file) as connection:
        connection.execute("insert into campaigns (id, key, seed, made) values ('c', 'k', x'00', 0.0)")
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("select modules from campaigns").fetchall() == [("deck_upgrades legacy passport",)]


def test_a_table_of_a_campaign_belongs_to_that_feature_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    migrate(f"sqlite:///{file}", "0005")
    with sqlite3.connect(file) as connection:
        for name, state in STATES.items():
            row = (name, "tactix", 1, "{}", bytes(32), f"watch {name}", "{}", json.dumps(state), 0, 0.0, None)
            connection.execute(f"insert into tables values ({', '.join('?' * len(row))})", row)
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        found = {name: json.loads(state) for name, state in connection.execute("select id, state from tables")}
    assert found == {
        "alone": {"asks": [], "feature": "campaign"},
        "plain": {"asks": ["draw:0"], "feature": None},
        "first": {"feature": None},
    }
