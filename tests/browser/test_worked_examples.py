"""Worked examples in the rulebook: unfolded, stepped through by button and by key, drawn by the game's own board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.examples import Example, examples
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from tests.browser.axe import by_day_and_night
from tests.browser.conftest import welcomed
from tests.browser.pages import Pages, resized
from tests.browser.server import PERSON, Server
from tests.browser.table import click_square, panel, status
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.test_rulebook import book, opens
from tests.browser.windows import Windows
from tests.browser.words import say

SHELF = {
    "tactix": ("Tactix", "T-EX1"),
    "monza": ("Monza", "M-EX4"),
    "victory": ("Victory", "V-EX3"),
    "masters_victory": ("Masters Victory", "W-EX1"),
    "great_race": ("The Great Race", "X-WAY"),
}


def written(game: str, name: str) -> Example:
    return next(one for one in examples(game) if one["id"] == name)


def example(place: Locator | Page, name: str) -> Locator:
    return place.locator(f'[data-example="{name}"]')


def told(one: Locator) -> Locator:
    return one.locator("[aria-atomic]")


def unfolded(place: Locator | Page, game: str, name: str) -> Locator:
    """The example, opened by its button."""
    one = example(place, name)
    title = written(game, name)["title"]["en"]
    one.get_by_role("button", name=say("example-of", title=title), exact=True).click()
    expect(one.locator("[data-board] svg").first).to_be_visible()
    return one


def test_the_rulebook_is_folded_until_an_example_is_wanted(visit: Pages) -> None:
    place = book(visit("/"))
    expect(place.locator("[data-example]")).to_have_count(len(examples("tactix")))
    expect(place.locator("[data-example] [data-board]")).to_have_count(0)
    one = unfolded(place, "tactix", "T-EX1")
    expect(place.locator("[data-example] [data-board]")).to_have_count(1)
    one.get_by_role("button", expanded=True).click()
    expect(place.locator("[data-example] [data-board]")).to_have_count(0)


@pytest.mark.parametrize("game", SHELF)
def test_an_example_is_stepped_through(visit: Pages, game: str) -> None:
    """By button there, by key back; each step is announced where it is told, and a phone has room for it."""
    title, name = SHELF[game]
    page = visit("/")
    one, steps = unfolded(book(page, title), game, name), written(game, name)["steps"]
    expect(told(one)).to_have_attribute("aria-live", "polite")
    for step in steps:
        expect(told(one)).to_contain_text(step["say"]["en"])
        if step is not steps[-1]:
            one.get_by_role("button", name=say("replay-next")).click()
    expect(one.get_by_role("button", name=say("replay-next"))).to_be_disabled()
    for key, n in (("ArrowLeft", -2), ("ArrowRight", -1), ("Home", 0), ("End", -1)):
        page.keyboard.press(key)
        expect(told(one)).to_contain_text(steps[n]["say"]["en"])
    one.get_by_role("button", name=say("replay-first")).click()
    expect(told(one)).to_contain_text(steps[0]["say"]["en"])
    assert_fits(resized(page, PHONE["viewport"]))


@pytest.mark.parametrize("game", SHELF)
def test_nothing_on_its_board_can_be_reached(visit: Pages, game: str) -> None:
    """It is a picture: no tab stop, nothing to click, and axe has nothing to object to."""
    title, name = SHELF[game]
    page = visit("/")
    one = unfolded(book(page, title), game, name)
    one.get_by_role("button", expanded=True).focus()
    for word in ("replay-first", "replay-back", "replay-next"):
        page.keyboard.press("Tab")
        expect(one.get_by_role("button", name=say(word))).to_be_focused()
    assert not by_day_and_night(page)


def test_the_zone_of_artillery_is_drawn_where_an_example_speaks_of_it(visit: Pages) -> None:
    """It follows the piece from step to step; where no artillery is marked, none is drawn."""
    place = book(visit("/"), "Masters Victory")
    one = unfolded(place, "masters_victory", "W-EX1")
    expect(one.locator("[data-zone]")).to_have_count(9)
    expect(one.locator('[data-zone="I7r"]')).to_be_visible()
    for _ in range(2):
        one.get_by_role("button", name=say("replay-next")).click()
    expect(one.locator('[data-zone="J8r"]')).to_be_visible()
    expect(one.locator("[data-zone]")).to_have_count(9)
    expect(unfolded(place, "masters_victory", "W-EX4").locator("[data-zone]")).to_have_count(0)


def test_a_refused_step_cites_the_table(visit: Pages) -> None:
    """The sentence is the one a player would read, and its number leads to the rule."""
    place = book(visit("/"))
    one = unfolded(place, "tactix", "T-EX3")
    one.get_by_role("button", name=say("replay-next")).click()
    expect(told(one)).to_contain_text(words("en", "tactix")("refused-blocked", square="d5"))
    expect(one.locator(".refused")).to_be_visible()
    opens(one, "T3.9").click()
    expect(place.locator('li[data-rule="T3.9"]')).to_be_focused()


def test_a_picture_that_begins_anew_shows_what_came_of_it(visit: Pages) -> None:
    """G18.5: three ways to take, as many moves each, and another level of the chassis."""
    one = unfolded(book(visit("/"), "The Great Race"), "great_race", "W04")
    for level in (6, 6, 5, 4):
        expect(one.locator("[data-gauge=chassis]")).to_have_attribute("data-level", str(level))
        if level > 4:
            one.get_by_role("button", name=say("replay-next")).click()


# At every step what lies beside a drawing, and every marked place with its name, is within its board. Drawings without
# words are the same in every language: they are looked at in the first, and folded.
CUT = """async ([languages, widths]) => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const unfolded = () => [...document.querySelectorAll("[data-example]:has([data-board])")], found = [];
    const switcher = document.querySelector("select"), rules = document.querySelector("dialog article");
    const press = (one, n) => one.querySelectorAll(".row button")[n].click();
    const isLast = one => one.querySelectorAll(".row button")[2].getAttribute("aria-disabled") === "true";
    const beside = one => [...one.querySelectorAll("[data-board] :not(.unseen, .unseen *, svg *)")];
    const holds = thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const speaks = one => beside(one).some(thing => holds(thing)); // a drawing alone is the same in every language
    const tell = (one, thing) => found.push([
        document.documentElement.lang, rules.style.width, one.dataset.example,
        one.querySelector("[data-at]").textContent,
        thing.className.baseVal ?? thing.className, thing.textContent.trim().slice(0, 60),
    ].join(" | "));

    function look(one) {
        const board = one.querySelector("[data-board]"), room = board.getBoundingClientRect();
        for (const thing of beside(one)) {
            const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
            if (!width || !height || !thing.checkVisibility()) continue;
            const isOut = Math.min(left - room.left, room.right - right, top - room.top, room.bottom - bottom) < -1;
            const isFull = thing.clientWidth && thing.scrollWidth > thing.clientWidth + 1;
            const isCut = isFull && (holds(thing) || getComputedStyle(thing).overflowX !== "visible");
            if (isOut || isCut) tell(one, thing);
        }
        const isNamed = board.querySelector("[data-name]");
        for (const mark of board.querySelectorAll("[data-mark]")) {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const isIn = room.left < x && x < room.right && room.top < y && y < room.bottom;
            if (!isIn || (isNamed && !board.querySelector(`[data-name="${mark.dataset.mark}"]`))) tell(one, mark);
        }
    }

    // it is only measured: nobody has to paint it, or to lay out the rest of the rulebook
    rules.style.visibility = "hidden";
    rules.querySelectorAll("li[data-rule]:not(:has([data-example]))").forEach(one => (one.style.display = "none"));
    for (const language of languages) {
        switcher.value = language;
        switcher.dispatchEvent(new Event("change", { bubbles: true }));
        while (document.documentElement.lang !== language) await drawn();
        unfolded().forEach(one => press(one, 0));
        for (let left = unfolded(); left.length; left = left.filter(one => !isLast(one) && (press(one, 2), true))) {
            for (const width of widths) {
                rules.style.width = `${width}px`;
                await drawn();
                left.forEach(look);
            }
        }
        unfolded().filter(one => !speaks(one)).forEach(one => one.querySelector("[aria-expanded]").click());
        await drawn();
    }
    return found;
}"""


@pytest.fixture(scope="module")
def panel_wide(windows: Windows, house: Server) -> int:
    """How wide the rulebook beside a board is, in pixels."""
    with welcomed(windows, house) as pages:
        return wide(panel(pages(house.lay().at), "rules").locator("article"))


def wide(rules: Locator) -> int:
    return int(rules.evaluate("rules => rules.clientWidth"))


@pytest.mark.parametrize("languages", [("de", "fr"), pytest.param(LANGUAGES, marks=pytest.mark.soak)], ids=len)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_an_example_is_cut(visit: Pages, panel_wide: int, game: str, languages: tuple[str, ...]) -> None:
    """On two phones and beside a board. TORPEDO's card was cut in three languages, Victory's lap sheet in all six.

    The two with the longest words are looked at every day, all six by `make soak`.
    """
    page = visit("/", viewport=PHONE["viewport"])
    place = book(page, words("en", game)("title"))
    buttons, boards = place.locator("[data-example] > button"), place.locator("[data-board]")
    expect(buttons).to_have_count(len(examples(game)))
    buttons.evaluate_all("all => all.forEach(one => one.click())")
    expect(boards).to_have_count(len(examples(game)))
    phone = wide(place.locator("article"))
    assert page.evaluate(CUT, [languages, [phone, phone - 30, panel_wide]]) == []


def test_a_rule_that_a_refusal_names_is_opened_with_its_example(visit: Pages, house: Server) -> None:
    page = visit(house.lay("b1>b2", "b9>b8").at)
    click_square(page, "a1", "e2")
    opens(status(page), "T3.9").click()
    expect(example(page, "T-EX3").locator("[data-board] svg").first).to_be_visible()
    expect(page.locator("[data-example] [data-board]")).to_have_count(1)


@pytest.mark.parametrize("game", SHELF)
def test_the_page_that_opens_without_a_network_brings_them_along(
    visit: Pages, house: Server, tmp_path: Path, game: str
) -> None:
    made = house.http.post("/api/tables", json={"game": game, "seats": [PERSON] * 2}).json()
    token = made["seats"][0]["token"]
    saved = tmp_path / "game.html"
    saved.write_text(house.http.get(f"/api/replay/{token}/file").text, "utf-8")
    page = visit(None, offline=True)
    page.goto(saved.as_uri())
    page.get_by_role("button", name=say("page-rules")).click()
    name = SHELF[game][1]
    one = unfolded(page.get_by_role("dialog"), game, name)
    one.get_by_role("button", name=say("replay-next")).click()
    expect(told(one)).to_contain_text(written(game, name)["steps"][1]["say"]["en"])
