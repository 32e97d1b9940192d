"""How one handles the table in a browser: sit down, click squares, play a move, read the position."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import ludothek
from tests.browser.server import PATIENT
from tests.browser.words import say

WINS = ("f1>f6>g6", "a9>a4", "g6>e6>e9")  # the shortest way to take Black's king
HERE, LINK, BOT = "who-here", "who-link", "who-bot"
COUNTED = re.compile(r", (no|one|\d+) moves?\b")  # how far a die can go, told only to the seat to move


# --- sitting down ---


def set_up(page: Page, game: str = "Tactix") -> Locator:
    """Lift the box of a game; the set-up."""
    page.get_by_role("button", name=say("shelf-open", game=game), exact=True).click()
    return page.get_by_role("dialog", name=game)


def open_table(page: Page, black: str = HERE, level: int | None = None) -> None:
    """Lay a table through the set-up; I sit on White's chair."""
    dialog = set_up(page)
    dialog.get_by_role("group", name=say("side-1"), exact=True).get_by_role(
        "radio", name=say(black), exact=True
    ).check()
    if level:
        levels = dialog.get_by_role("group", name=say("setup-level", seat=say("side-1")))
        levels.get_by_role("radio", name=say(f"level-{level}"), exact=True).check()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(board(page)).to_be_visible()


def accept(page: Page, link: str) -> None:
    """Open an invite and sit down."""
    page.goto(link)
    page.get_by_role("button", name=say("invite-sit"), exact=True).click()
    expect(board(page)).to_be_visible()


def sit_too(page: Page, path: str) -> None:
    """Open another seat of a table at which this browser sits already, and say that it is meant."""
    page.goto(path)
    page.get_by_role("button", name=say("invite-sit-too"), exact=True).click()


# --- the board ---


def board(page: Page) -> Locator:
    """The board of the game, not one on which the rules beside it show an example."""
    return page.locator("[role=grid]:not(.pictures *)")


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]:not(.pictures *)')


def click_square(page: Page, *names: str) -> None:
    for name in names:
        square(page, name).click()


def clicks_of(line: list[str], move: str) -> list[str]:
    """The squares to click for a move after this line: the die, the goal, and the turn where there are two ways."""
    table = ludothek.table("tactix")
    for played in line:
        table.play(played)
    choices = table.view(seat=int(table.turn))["choices"]
    return next(choice["clicks"] for choice in choices if choice["move"] == move)


def play(
    page: Page, *moves: str, line: list[str] | None = None, press: Callable[[Locator], None] = Locator.click
) -> None:
    """Click these moves, one after the other, each as soon as it can be; `line` has been played before them."""
    before = list(line or [])
    for move in moves:
        wait_for_turn(page, len(before) % 2)
        die, *on = clicks_of(before, move)
        mine = re.compile(f"^{die}, {'black' if len(before) % 2 else 'white'}")
        expect(square(page, die)).to_have_attribute("data-drag", die)  # offered to whoever looks here
        for name in (die, *on):
            press(square(page, name))
        expect(square(page, die)).not_to_have_attribute("aria-label", mine)  # it has left
        before.append(move)


def wait_for_turn(page: Page, side: int) -> None:
    """Until that side is to move."""
    turn = page.get_by_role("list", name=say("table-seats")).locator("[aria-current=true]")
    expect(turn).to_contain_text(say(f"side-{side}"))


def names_after(line: list[str]) -> dict[str, str]:
    """What stands on each square after a line of play, in the words of the board."""
    table = ludothek.table("tactix")
    for move in line:
        table.play(move)
    return {place: spoken(place, piece) for place, piece in table.view()["pieces"].items()}


def spoken(place: str, piece: dict[str, int]) -> str:
    facts = {name: piece[name] for name in ("side", "top", "near", "right")}
    return say("spoken-king" if piece["king"] else "spoken-die", square=place, **facts)


def position(page: Page) -> dict[str, str]:
    """What stands on each square, as it is spoken."""
    labels = board(page).get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    plain = [COUNTED.sub("", label) for label in labels]
    return {label.split(",")[0]: label for label in plain if re.match(r"^\w\d, (white|black) ", label)}


def wait_for_position(page: Page, line: list[str]) -> None:
    """Until the board shows what this line of play leads to."""
    want = names_after(line)
    until(page, lambda: position(page) == want)


MARKED = """() => {
    const spot = (box) => [box.x + box.width / 2, box.y + box.height / 2]
    const middle = (element) => spot(element.getBoundingClientRect())
    const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 3
    const marks = [...document.querySelectorAll("svg .marked")].map(middle)
    const squares = [...document.querySelectorAll("[data-square]")]
    return squares.filter(square => marks.some(mark => near(mark, middle(square)))).map(square => square.dataset.square)
}"""


def marked(page: Page) -> set[str]:
    """The squares that are marked on the drawing."""
    return set(page.evaluate(MARKED))


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that only Python can tell; the page goes on meanwhile."""
    end = time.monotonic() + PATIENT
    while not holds():
        assert time.monotonic() < end, "it did not come true in time"
        page.wait_for_timeout(20)


# --- beside the board ---


def status(page: Page) -> Locator:
    """The one line that tells whose turn it is, or why not, or what to try."""
    return page.locator("[role=status]")  # an <output>, such as a gauge, is another


def cited(page: Page) -> Locator:
    """The rule that the refusal beside the board cites."""
    return status(page).get_by_role("button", name=re.compile(r"[A-Z]\d+\.\d+"))


def rows(page: Page) -> Locator:
    """The rows of the log."""
    return page.get_by_role("tabpanel").get_by_role("listitem").filter(has=page.get_by_role("link"))


def rows_of(page: Page, move: str) -> Locator:
    """The rows of the log in which something was played that is written so, or in part so."""
    return rows(page).and_(page.locator(f'[data-move*="{move}"]'))


def expect_last(page: Page, move: str) -> None:
    """The last row of the log tells of this."""
    expect(rows(page).last).to_have_attribute("data-move", re.compile(re.escape(move)))


def panel(page: Page, name: str) -> Locator:
    """Open a page beside the board: log, rules or more."""
    page.get_by_role("tab", name=say(f"page-{name}"), exact=True).click()
    return page.get_by_role("tabpanel")


def action(page: Page, name: str) -> Locator:
    """Something one can do at any time: hint, takeback."""
    return page.get_by_role("toolbar").get_by_role("button", name=say(f"do-{name}"), exact=True)
