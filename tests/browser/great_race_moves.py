"""Somebody at the screen of The Great Race: makes any move as a person does, and knows a journey that beats T."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

from ludothek.core.dice import stream
from ludothek.games.great_race import GAME
from ludothek.games.great_race.bots.value import guess
from tests.browser.great_race import TRIES, Journey, action_button, figure, solo, word
from tests.browser.table import rows, square

# all that a round can hold: a plan, tiles laid, a drive of two steps and its halt, money, petrol, a tile removed
FIRST_ROUND = [
    *("plan FPMME", "scout", "lay FF 1.2", "lay FM 2.2", "drive 1.2", "go 2.2", "hit c", "halt"),
    *("fund", "buy 2", "drive 3.2", "clear 2.2"),
]
ACTORS = {"fund": "F", "scout": "P", "fetch": "P", "repair": "M", "drive": "M", "clear": "E"}


@cache
def won() -> Journey:
    """A first game of a campaign, to its end: T is beaten."""
    ends = (to_the_end(whim) for whim in range(TRIES))
    return next(journey for journey in ends if journey.table().score == (1.0,))


def to_the_end(whim: int) -> Journey:
    """After the first round the quick player drives on."""
    journey, rng = solo(*FIRST_ROUND), stream(whim)
    table = journey.table()
    while table.turn != "over":
        action = guess(table.board, table.state, [0] * GAME.most, rng)
        journey.line.append(GAME.telling.write(table.board, table.state, action))
        table.play(journey.line[-1])
    return journey


# --- every move by its clicks ---


def do(page: Page, move: str, press: Callable[[Locator], None] = Locator.click) -> None:
    """By the figure, the tile or the space that it needs, otherwise by its button."""
    verb, *rest = move.split()
    if verb == "plan":
        plan(page, rest[0], press)
    elif verb == "lay":
        press(page.locator(f'button[data-tile="{rest[0]}"]').first)
        press(square(page, rest[1]))
    elif verb == "go":
        press(square(page, rest[0]))
    elif verb == "take":
        press(page.get_by_role("button", name=word("desk-slot", n=int(rest[0]))))
        press(action_button(page, move))
    elif verb == "buy":
        buy(page, int(rest[0]), press)
    else:
        act(page, move, press)


def plan(page: Page, roles: str, press: Callable[[Locator], None]) -> None:
    for role in roles:
        press(page.get_by_role("button", name=word("desk-plan-more", role=role), exact=True))
    press(action_button(page, "plan"))


def buy(page: Page, levels: int, press: Callable[[Locator], None]) -> None:
    for _ in range(levels - 1):
        press(page.get_by_role("button", name=word("desk-petrol-more")))
    press(action_button(page, f"buy {levels}"))


def act(page: Page, move: str, press: Callable[[Locator], None]) -> None:
    verb, *rest = move.split()
    if verb in ACTORS:
        press(figure(page, ACTORS[verb]))
    if verb in ("drive", "clear"):
        press(action_button(page, verb))
        press(square(page, rest[0]))
    else:
        press(action_button(page, move))


def follow(page: Page, begun: Journey, *moves: str) -> Journey:
    """Make these moves one after the other; the log of the page keeps up with the rules."""
    for move in moves:
        do(page, move)
        begun = Journey(begun.seats, begun.options, [*begun.line, move])
        expect(rows(page)).to_have_count(begun.table().ply)
    return begun


# --- what the page shows ---


def token_of(page: Page) -> str:
    """The key of the seat that this browser has opened last."""
    return str(page.evaluate("JSON.parse(localStorage.getItem('ludothek.seats'))[0].token"))


def stands(page: Page, crew: str, space: str) -> None:
    expect(page.locator(f'[data-vehicle^="{crew} "]')).to_have_attribute("data-vehicle", f"{crew} {space}")
