"""Races of Victory for the browser tests: any position is looked for, laid on a table, and handled on its board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import ludothek
from ludothek.core.table import Table
from tests.browser.line_of_play import play
from tests.browser.pages import Pages
from tests.browser.server import PERSON, SEED, Server
from tests.browser.words import say, words_of

word = words_of("victory")
LIT = "[data-square][data-lit]"
TRIES = 40  # races that are looked through for a position

# --- races ---


def race(seats: int, is_there: Callable[[Table], bool], **options: Any) -> list[str]:
    """The line of play of a race in which this comes true, driven forwards more or less at random."""
    for number in range(TRIES):
        rng, line = random.Random(number), list[str]()
        table = ludothek.table("victory", seats=seats, seed=SEED, **options)
        while not is_there(table) and table.turn != "over":
            line.append(rng.choice(sensible(table)))
            table.play(line[-1])
        if is_there(table):
            return line
    raise AssertionError("no race of these comes there")


def sensible(table: Table) -> list[str]:
    """Any number of dice; of the points those that lie farthest ahead."""
    view = table.view(int(table.turn))
    ways = [one for one in view["choices"] if one["kind"] == "move"]
    if not ways:
        return table.moves()
    here = tile_of(view["cars"][view["driver"]])
    return [one["move"] for one in sorted(ways, key=lambda one: ahead(here, one["goal"], len(view["tiles"])))[-3:]]


def tile_of(point: str) -> int:
    return int(point.split(".")[0])


def ahead(here: int, goal: str, tiles: int) -> int:
    """How many tiles a point lies ahead of another one, or behind it."""
    return (tile_of(goal) - here + tiles // 2) % tiles - tiles // 2


def lay(house: Server, seats: int, line: list[str], **options: Any) -> list[str]:
    """A table of people after this line of play; the links of its seats."""
    made = house.http.post("/api/tables", json={"game": "victory", "seats": [PERSON] * seats, "options": options})
    assert made.status_code == 201, made.text
    tokens = [seat["token"] for seat in made.json()["seats"]]
    play(house, tokens, line)
    return tokens


def after(seats: int, line: list[str], **options: Any) -> Table:
    table = ludothek.table("victory", seats=seats, seed=SEED, **options)
    for move in line:
        table.play(move)
    return table


def is_driving(table: Table) -> bool:
    """Somebody has dice of both colours to play."""
    return bool(table.view()["phase"] == "drive" and {"R", "B"} <= set(table.view()["dice"]))


def opened(call: Pages, house: Server, seats: int, line: list[str], **how: Any) -> tuple[Page, dict[str, Any]]:
    """The page of the seat to decide after this line, and what it sees."""
    table = after(seats, line)
    page = call(f"/t/{lay(house, seats, line)[int(table.turn)]}", **how)
    expect(board(page)).to_be_visible()
    return page, table.view(int(table.turn))


# --- how one handles the board ---


def board(page: Page) -> Locator:
    return page.get_by_role("group", name=word("spoken-board"), exact=True)


def point(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def die(page: Page, face: str) -> Locator:
    return page.locator(f'button[data-die="{face}"]').first


def card(page: Page, title: str) -> Locator:
    """The card that lies open."""
    return page.get_by_role("region", name=title, exact=True)


def over(page: Page) -> Locator:
    return page.get_by_role("region", name=say("over-title"))


def goals(view: dict[str, Any], colour: str) -> list[str]:
    return [one["goal"] for one in view["choices"] if one.get("colour") == colour]


def expect_car(page: Page, name: str, seat: int) -> None:
    """The car of a seat stands on a point, at a table where nobody has chosen another."""
    expect(point(page, name)).to_have_attribute("aria-label", re.compile(word("spoken-car", side="RBGYWK"[seat])))
