"""Who knew what when: a game with secrets looked at again, through the eyes of everyone who was there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core import telling
from ludothek.core.table import Table
from ludothek.core.transcript import read
from ludothek.games.masters_victory.board import crowned
from tests.browser.axe import objections_everywhere
from tests.browser.masters_victory import DEALS, NEAR, after, board, lay, word
from tests.browser.pages import Pages
from tests.browser.server import ROOT, Server
from tests.browser.table import until
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say

GOLDEN = ROOT / "tests/golden/masters_victory-plain.txt"
FOUGHT = 15  # the row after which a fighter of Green has won a fight and keeps its number to itself
OPEN, RED, GREEN, WATCH = "open", "0", "1", "watch"
EYES = (OPEN, RED, GREEN, WATCH)


@cache
def battle() -> Table:
    """A whole game, fought to its end."""
    return read(GOLDEN.read_text("utf-8"))


@pytest.fixture(scope="module")
def fought(house: Server) -> list[str]:
    """The links of the seats at a table where that game was played."""
    return lay(house, [step.text for step in battle().steps])


def seen(rows: int, eyes: str) -> dict[str, str]:
    """What is read aloud of each piece that bears a number, after so many rows, as it was known to these eyes."""
    table = after([step.text for step in battle().steps[:rows]])
    table.open = eyes == OPEN
    view = table.view({OPEN: 0, RED: 0, GREEN: 1, WATCH: None}[eyes])
    return {one["square"]: told(one, view) for one in view["pieces"] if one["square"] and one["type"] in "FTS"}


def told(piece: dict[str, Any], view: dict[str, Any]) -> str:
    number = f" {crowned(piece['number'])}" if piece["number"] else ""
    name = word("spoken-own" if piece["side"] == view["seat"] else "spoken-theirs", **piece | {"number": number})
    shares = ", ".join(f"{crowned(n)} ({round(100 * share)}\u00a0%)" for n, share in piece["possible"])
    return f"{name}; {word('legend-possible', numbers=shares)}" if shares else name


def heard(page: Page, squares: set[str]) -> dict[str, str]:
    """The same as the page tells it, without what is said about the ground."""
    labels = page.locator("[data-square]").evaluate_all("all => all.map(one => [one.dataset.square, one.ariaLabel])")
    parts = {at: (label.split("; "), re.split(", |; ", label)) for at, label in labels if at in squares}
    possible = word("legend-possible", numbers="").strip()
    return {
        at: "; ".join([name_in(words), *(one for one in told if one.startswith(possible))])
        for at, (told, words) in parts.items()
    }


def name_in(parts: list[str]) -> str:
    sorts = [word("of-type", type=kind) for kind in "FTS"]
    return next(part for part in parts[1:] if any(sort in part for sort in sorts))


def chooser(page: Page) -> Locator:
    return page.get_by_role("group", name=say("eyes-title"))


def name_of(eyes: str) -> str:
    return word(f"side-{eyes}") if eyes.isdecimal() else say(f"eyes-{eyes}")


def look_through(page: Page, eyes: str) -> Locator:
    radio = chooser(page).get_by_role("radio", name=name_of(eyes), exact=True)
    radio.check()
    return radio


def go_to(page: Page, row: int) -> None:
    page.get_by_role("slider", name=say("replay-place")).fill(str(row))


def expect_seen(page: Page, rows: int, eyes: str) -> None:
    want = seen(rows, eyes)
    until(page, lambda: heard(page, set(want)) == want)


def log(page: Page) -> list[str]:
    return page.locator("ol .said").all_inner_texts()


def test_the_whole_game_is_seen_through_all_eyes_at_any_moment(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}")
    expect(chooser(page).get_by_role("radio", name=say("eyes-open"))).to_be_checked()
    rows = len(battle().steps)
    for row in (3, 6, FOUGHT, 80, rows):
        go_to(page, row)
        for eyes in EYES:
            look_through(page, eyes)
            expect_seen(page, row, eyes)
    look_through(page, GREEN)
    for row in (rows - 1, FOUGHT, 5):
        go_to(page, row)
        expect_seen(page, row, GREEN)


def test_a_winner_of_a_fight_is_bounded_for_those_who_saw_only_the_outcome(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[1]}")
    go_to(page, FOUGHT)
    look_through(page, RED)
    survivor = page.locator('[data-square="L5"]')
    expect(survivor).to_have_attribute("aria-label", re.compile(word("legend-possible", numbers="3 ")))
    expect(survivor).not_to_have_attribute("aria-label", re.compile(word("legend-possible", numbers="1 ")))
    look_through(page, OPEN)
    expect(survivor).to_have_attribute("aria-label", re.compile(re.escape(word("your-type", type="F") + " 3♛")))


def test_the_log_is_what_those_eyes_read(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}")
    expect(chooser(page)).to_be_visible()
    table, lines = battle(), battle().line[:6]
    deals = [word(message, **facts) for message, facts in (telling.sentence(table, played) for played in lines)]
    short = [word(message, **facts) for message, facts in (telling.told_others(table, played) for played in lines)]
    read = {OPEN: deals, RED: deals[:3] + short[3:], GREEN: short[:3] + deals[3:], WATCH: short}
    for eyes, rows in read.items():
        look_through(page, eyes)
        until(page, lambda rows=rows: log(page)[:6] == rows)


def test_eyes_are_changed_with_nothing_but_the_keyboard(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}#{FOUGHT}")
    radios = chooser(page).get_by_role("radio")
    expect(radios).to_have_count(4)
    radios.first.focus()
    for eyes in (RED, GREEN, WATCH):
        page.keyboard.press("ArrowRight")
        expect(chooser(page).get_by_role("radio", name=name_of(eyes), exact=True)).to_be_checked()
        expect_seen(page, FOUGHT, eyes)
    expect(chooser(page)).to_have_accessible_description(say("eyes-watch-about"))
    expect(page.get_by_role("slider", name=say("replay-place"))).to_have_value(str(FOUGHT))  # the moment stays


def test_while_a_game_runs_one_looks_at_it_with_ones_own_eyes(visit: Pages, house: Server) -> None:
    page = visit(f"/replay/{lay(house, NEAR)[1]}")
    expect(board(page)).to_be_visible()
    expect(chooser(page)).to_have_count(0)
    go_to(page, len(DEALS))
    expect(page.locator('[data-square="Q14"]')).to_have_attribute("aria-label", re.compile(r"^Q14, your fighter 1"))
    expect(page.locator('[data-square="B2"]')).to_have_attribute("aria-label", re.compile(r"^B2, fighter of Red,"))


def test_the_saved_page_has_all_eyes_without_a_network(visit: Pages, fought: list[str], tmp_path: Path) -> None:
    page = visit(f"/replay/{fought[0]}")
    with page.expect_download(timeout=60_000) as coming:
        page.get_by_role("link", name=say("over-save")).click()
    file = tmp_path / "battle.html"
    coming.value.save_as(file)
    kept = visit(None, offline=True)
    kept.goto(file.as_uri())
    go_to(kept, FOUGHT)
    for eyes in (GREEN, WATCH, OPEN):
        look_through(kept, eyes)
        expect_seen(kept, FOUGHT, eyes)


def test_eyes_that_cannot_be_had_leave_things_as_they_are(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}#{FOUGHT}", alone=True)
    expect(chooser(page)).to_be_visible()
    visit.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    chooser(page).get_by_role("radio", name=name_of(GREEN), exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(say("refused-no-answer"))
    expect(chooser(page).get_by_role("radio", name=say("eyes-open"))).to_be_checked()
    expect_seen(page, FOUGHT, OPEN)
    page.context.set_offline(False)
    look_through(page, GREEN)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect_seen(page, FOUGHT, GREEN)


def test_on_the_phone_everything_has_room(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}#{FOUGHT}", **PHONE)
    look_through(page, GREEN)
    expect_seen(page, FOUGHT, GREEN)
    assert_fits(page)


def test_axe_finds_nothing(visit: Pages, fought: list[str]) -> None:
    page = visit(f"/replay/{fought[0]}#{FOUGHT}")
    look_through(page, GREEN)
    expect_seen(page, FOUGHT, GREEN)
    assert objections_everywhere(page) == []
