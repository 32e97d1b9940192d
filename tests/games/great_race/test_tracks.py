"""What the others did on the map since one's last choice: whole ways, tiles, and where levels were lost."""

from __future__ import annotations

from typing import Any

import ludothek
from ludothek.core.table import Table


def played(*line: str, seats: int = 1, **options: Any) -> Table:
    table = ludothek.table("great_race", seats=seats, seed=3, throws="manual", **options)
    for text in line:
        table.play(text)
    return table


def trail(table: Table, seat: int | None) -> list[dict[str, Any]]:
    return [dict(track) for track in table.view(seat)["trail"]]


def summary(table: Table, seat: int | None) -> list[tuple[str, str, list[str]]]:
    return [(track["crew"], track["kind"], track["path"]) for track in trail(table, seat)]


def convoy(*line: str) -> Table:
    taken = played("deck:CAN", "deck:TEL", "deck:TANK", seats=2)
    while taken.moves()[0].startswith("take"):
        taken.play(taken.moves()[0])
    for text in ("plan FPMME", "plan FPMME", *line):
        taken.play(text)
    return taken


def test_a_rivals_whole_drive_is_one_way_with_its_losses_until_my_first_move() -> None:
    table = convoy("drive 1.1", "bag:FM", "hit e", "go 2.1", "bag:FFD")
    assert table.turn == 0  # an escort may guard
    table.play("accept")
    table.play("hit ec")
    table.play("go NOU")
    while table.turn == "chance":
        table.play(table.moves()[0])
    (track,) = trail(table, 1)
    assert track["crew"] == "FR"
    assert track["path"] == ["COL", "1.1", "2.1", "NOU"]
    assert track["fell"] == ["1.1", "2.1"]
    assert track["lost"] == [2, 1]  # of the engine, of the chassis
    assert summary(table, None) == summary(table, 1)
    assert trail(table, 0) == []  # whoever drove knows it
    table.play("fund")
    assert trail(table, 1) == []


def test_laid_tiles_are_told_and_one_that_could_not_be_paid_is_met() -> None:
    """G6.2, G8.10: the vehicle stays before it."""
    table = convoy("scout", "bag:F", "bag:FS", "lay F 1.1", "lay FS 2.1")
    assert summary(table, 1) == [("FR", "lay", ["1.1"]), ("FR", "lay", ["2.1"])]
    table.state.fuel[1] = 1
    table.play("drive 0.3")
    table.play("bag:FF")
    assert table.turn == 0
    assert summary(table, 0) == [("GB", "met", ["0.3"])]


def test_torpedos_whole_turn_follows_my_own_choice() -> None:
    """G16.9, G17: its tiles in order, then its way; nothing of it once I have chosen again."""
    table = played("plan FPMME", "est:A1", mode="solo")
    table.play("fund")
    for text in ("bag:FM", "bag:FFMM"):
        table.play(text)
    assert summary(table, 0) == [("T", "lay", ["1.1"]), ("T", "lay", ["1.2"])]
    table.play("fetch")
    table.play("deck:TEL")
    assert table.turn == "chance"
    table.play("bag:FFFM")
    (track,) = trail(table, 0)
    assert (track["crew"], track["path"]) == ("T", ["COL", "1.1", "2.1", "NOU"])
    assert (track["fell"], track["lost"]) == (["1.1", "2.1"], [2, 0])


def test_a_loss_that_somebody_deals_me_is_marked_where_i_stand() -> None:
    """G10.5."""
    table = played("deck:DNG", "deck:TEL", "deck:TANK", seats=2)
    assert table.turn == 1
    table.play("take 2")
    table.play("take 1")
    table.play("take 3")
    table.play("plan FFPPM")
    table.play("plan FFPPM")
    table.play("play DNG P2 c")
    (track,) = trail(table, 1)
    assert (track["crew"], track["kind"], track["fell"], track["lost"]) == ("GB", "hurt", ["COL"], [0, 1])
    assert table.view(1)["vehicles"][1]["chassis"] == (5, 6)
