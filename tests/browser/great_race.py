"""Journeys of The Great Race for the browser tests: where draws are settled, any position can be driven to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import ludothek
from ludothek.core.table import Table
from tests.browser.line_of_play import play
from tests.browser.pages import Pages
from tests.browser.server import PERSON, SEED, Server
from tests.browser.words import words_of

word = words_of("great_race")
GAME = "great_race"
SOLO = {"mode": "solo"}
TRIES = 20  # journeys that are looked through for a position


class Journey:
    """A journey and the line of play that leads to where it stands."""

    def __init__(self, seats: int, options: dict[str, Any], line: list[str]) -> None:
        self.seats, self.options, self.line = seats, options, line

    def table(self) -> Table:
        table = ludothek.table(GAME, seats=self.seats, seed=SEED, **self.options)
        for move in self.line:
            table.play(move)
        return table

    def view(self) -> dict[str, Any]:
        """What the seat to decide sees; at the end, what the first one does."""
        table = self.table()
        return table.view(0 if table.turn == "over" else int(table.turn))

    def lay(self, house: Server) -> list[str]:
        """The same journey on a table of the house; the links of its seats."""
        order = {"game": GAME, "seats": [PERSON] * self.seats, "options": self.options}
        made = house.http.post("/api/tables", json=order)
        assert made.status_code == 201, made.text
        tokens = [seat["token"] for seat in made.json()["seats"]]
        play(house, tokens, self.line)
        return tokens

    def opened(self, visit: Pages, house: Server, **how: Any) -> Page:
        """The page of the seat to decide."""
        turn = self.table().turn
        page = visit(f"/t/{self.lay(house)[0 if turn == 'over' else int(turn)]}", **how)
        expect(page.locator(".race-desk")).to_be_visible()
        return page


def solo(*line: str, **options: Any) -> Journey:
    return Journey(1, SOLO | options, list(line))


def crews(seats: int, *line: str, **options: Any) -> Journey:
    return Journey(seats, {"mode": "race"} | options, list(line))


def journey(begin: Journey, is_there: Callable[[dict[str, Any]], bool], *likes: str) -> Journey:
    """A journey in which this comes true, played at random with a liking for moves that begin so."""
    for number in range(TRIES):
        rng, line, table = random.Random(number), list(begin.line), begin.table()
        while table.turn != "over" and not is_there(table.view(int(table.turn))):
            line.append(liked(table.moves(), likes, rng))
            table.play(line[-1])
        if is_there(table.view(0 if table.turn == "over" else int(table.turn))):
            return Journey(begin.seats, begin.options, line)
    raise AssertionError("no journey of these comes there")


def liked(moves: list[str], likes: tuple[str, ...], rng: random.Random) -> str:
    some = [move for move in moves if move.startswith(likes)] if likes else []
    return rng.choice(some or [move for move in moves if move != "pass"] or moves)


# --- how one handles the desk ---


def action_button(page: Page, move: str) -> Locator:
    return page.locator(f'[data-action="{move}"]')


def figure(page: Page, role: str) -> Locator:
    return page.locator(f'[data-figure="{role}"]')


def gauge(page: Page, kind: str) -> Locator:
    """A dial of one's own."""
    return page.locator(f'[data-own] [data-gauge="{kind}"]')


def commit(page: Page, plan: str) -> None:
    """By keys, and one button."""
    expect(action_button(page, "plan")).to_be_visible()
    for role in plan.lower():
        page.keyboard.press(role)
    action_button(page, "plan").click()


def purse(page: Page) -> Locator:
    return page.locator("[data-own] [data-money]")


def drag(page: Page, source: Locator, place: Locator) -> None:
    """From the middle of one to the middle of the other."""
    boxes = [source.bounding_box(), place.bounding_box()]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*spots[0])
    page.mouse.down()
    page.mouse.move(*spots[1], steps=6)
    page.mouse.up()
