"""Campaigns of Masters Victory for the browser tests: prepared lines of play, laid and handled on the map."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludothek.core.table import Table
from ludothek.games.masters_victory import GAME
from tests.browser.line_of_play import play
from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.words import words_of

word = words_of(GAME.key)

# Red's fighters on B2 B5 B7 B9 B11 B14, Green's on Q14 Q11 Q9 Q7 Q5 Q2; the master soldier of Red stands on F2
DEALS = [
    *("deal F 1 1 3 2 2 3M", "deal T 1 2 3 3M 2 1", "deal S 3M 1 2 3 1 2"),
    *("deal F 1 1 3 2 2 3M", "deal T 1 2 3 3M 2 1", "deal S 1 1 2 3 3M 2"),
]
NEAR = [*DEALS, "B7>K7", "C8>K8", "B5>K5", "end", "end"]  # two fighters and a bomber before Green's lines
SHOT = [*DEALS, "end", "Q9>H9", "end"]  # a green fighter just before the zone of the artillery on D9
HIT = [*DEALS, "end", "Q9>G9"]  # a green fighter in that zone, before Green ends its turn
LOST = [*DEALS, "F2>I1", "B5>K5", "B9>K9", "end", "end", "I1>M1", "K5xQ5", "K9xQ9", "end", "end"]
HOME = [*LOST, "M1>Q1", "end", "end", "Q1>R1"]  # the master soldier on Green's base line; F1 and F2 are lost
# the same soldier there after a battle that has cost Red pieces of nine kinds and Green of seven
BATTERED = [
    *(*DEALS, "F2>I1", "C11>K12", "B5>E9", "end", "Q9xK12", "stay", "Q5>L1", "Q7>L5", "end", "B14xK12", "E9xL5"),
    *("E13>I15", "end", "O14xI15", "Q11xF12", "L1xB2", "stay", "end", "I1>M1", "B11xF12", ">G12", "B7xL5", "end"),
    *("Q14xF14", "stay", "B2xB9", "M7xL5", "stay", "end", "M1>Q1", "G12xF14", ">J12", "E6xL5", "end"),
    *("N3xL5", "O2xL5", "N10xL5", "end", "Q1>R1"),
]


def after(line: list[str], **options: Any) -> Table:
    table = Table(GAME, options)
    for move in line:
        table.play(move)
    return table


def lay(house: Server, line: list[str], **options: Any) -> list[str]:
    """A table of two people after this line of play; the links of its seats."""
    order = {"game": GAME.key, "seats": [PERSON] * 2, "options": options}
    made = house.http.post("/api/tables", json=order)
    assert made.status_code == 201, made.text
    tokens = [seat["token"] for seat in made.json()["seats"]]
    play(house, tokens, line)
    return tokens


def opened(visit: Pages, house: Server, line: list[str], fire: str = "ask", **how: Any) -> Page:
    """The page of the seat to decide after this line."""
    page = visit(f"/t/{lay(house, line, fire=fire)[int(after(line, fire=fire).turn)]}", **how)
    expect(board(page)).to_be_visible()
    return page


# --- how one handles the map ---


def board(page: Page) -> Locator:
    return page.get_by_role("grid", name=word("spoken-map"))


def square(page: Page, name: str) -> Locator:
    return page.locator(f'g[data-square="{name}"]')


def click(page: Page, *names: str) -> None:
    for name in names:
        square(page, name).click()


def action_button(page: Page, move: str) -> Locator:
    """A button of the desk."""
    return page.locator(f'[data-action="{move}"]')


def lost(page: Page, side: int) -> Locator:
    """The pile of removed pieces of a side."""
    return page.get_by_role("list", name=word("legend-removed-of", side=side))


def chip(page: Page, number: str) -> Locator:
    return page.locator(f'button[data-number="{number}"]').first


def slot(page: Page, number: int) -> Locator:
    return page.locator(f'button[data-slot="{number}"]')
