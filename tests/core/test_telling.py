"""Rows of the log in sentences: the house asks a room for what it knows, and does without what it leaves out."""

from __future__ import annotations

import ludothek
from ludothek import Table
from ludothek.core import telling
from ludothek.core.contract import Followed
from ludothek.core.fields import CHANCE
from tests.games.play import played
from tests.rooms.secret import GAME as SECRET

RACE = "deck:TEL,deck:TEL,deck:DNG,take 1,take 2,take 3,plan FFPPM"


def test_a_room_that_hides_nothing_tells_everybody_the_same() -> None:
    table = ludothek.table("tactix")
    table.play("d1>d7")
    last = table.line[-1]
    assert (telling.redacted_text(table, last), telling.known_to(table, last)) == ("", 0)
    assert telling.told_others(table, last) == telling.sentence(table, last)
    assert telling.aftermath(table, last) == []


def test_without_a_sentence_for_others_a_secret_is_told_as_it_is() -> None:
    """Such a room keeps the secret out of the sentence itself; only the text of the move has another in its place."""
    table = Table(SECRET)
    table.play("hide 3")
    last = table.line[-1]
    assert (telling.redacted_text(table, last), telling.known_to(table, last)) == ("hide", 0)
    assert telling.told_others(table, last) == telling.sentence(table, last) == ("said-something", {"side": 0})


def test_who_made_a_secret_step_knows_it() -> None:
    table = played(ludothek.table("great_race", throws="manual"), RACE)
    plan = table.line[-1]
    assert (telling.known_to(table, plan), telling.redacted_text(table, plan)) == (0, "plan")
    assert telling.sentence(table, plan)[1]["funding"] == 2
    assert telling.told_others(table, plan) == ("heard-plan", {"crew": "FR"})
    table.play("plan FPMME")
    assert telling.redacted_text(table, table.line[-1]) == "", "with the last plan all are open"
    assert telling.told_others(table, table.line[-1]) == telling.sentence(table, table.line[-1])


def test_to_whom_chance_dealt_knows_the_card() -> None:
    table = played(ludothek.table("great_race", throws="manual"), f"{RACE},plan PPMME,fund,fetch,deck:WINCH")
    laid, drawn = table.line[0], table.line[-1]
    assert laid.actor == drawn.actor == CHANCE
    assert (telling.known_to(table, drawn), telling.redacted_text(table, drawn)) == (1, "deck:")
    assert telling.sentence(table, drawn) == ("said-drew-card", {"crew": "GB", "card": "WINCH"})
    assert telling.told_others(table, drawn) == ("heard-card", {"crew": "GB"})
    assert telling.redacted_text(table, laid) == ""
    assert telling.told_others(table, laid) == ("said-laid-out", {"slot": 1, "card": "TEL"})


def test_what_followed_by_itself_comes_with_its_rule() -> None:
    table = played(ludothek.table("great_race", mode="solo", throws="manual"), "plan FFPPM,est:C1,fund,bag:F,bag:F")
    told = telling.aftermath(table, table.line[-1])
    assert [(row.rule, row.facts["space"]) for row in told if row.message == "told-lay"] == [
        ("G16.9", "1.1"),
        ("G16.9", "2.1"),
    ]
    assert all(isinstance(row, Followed) for row in told)
    assert telling.known_to(table, table.line[-1]) == CHANCE, "what T draws nobody keeps to themselves"
