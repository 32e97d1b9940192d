"""What is told beside the board is read to its end, or shows that it goes on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.great_race import solo
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.masters_victory import NEAR, lay, square
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import panel
from tests.browser.test_low_window import MOMENTS
from tests.browser.test_phone import PHONE
from tests.browser.words import say

LONG = {"locale": "de-DE"}  # words are long here
WHOLE = "one => one.scrollHeight <= one.clientHeight"
AT_TOP = """() => {
    const top = one => document.querySelector(one).getBoundingClientRect().top
    return top("[role=tabpanel] [data-example]") - top("[role=tabpanel]") < 40
}"""
GAPS = """bar => {
    const words = [...bar.querySelectorAll("span")].filter(one => one.checkVisibility()).map(one => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getBoundingClientRect()
    })
    return words.slice(1).map((word, i) => word.left - words[i].right)
}"""


def status_whole(status: Locator) -> bool:
    return bool(status.evaluate(WHOLE))


def test_what_a_look_back_tells_was_cut(call: Pages, settled: Server) -> None:
    page = solo(*FIRST_ROUND).opened(call, settled, **LONG)
    page.locator("[data-row] a").first.click()
    expect(page.get_by_role("button", name=say("past-back", "de"))).to_be_visible()
    assert status_whole(page.locator(".status"))


def test_the_end_of_a_hint_faded_out_in_german(call: Pages, settled: Server) -> None:
    page = call(f"/t/{MOMENTS['victory drive'](settled)}", **LONG)
    page.get_by_role("toolbar").get_by_role("button", name=say("do-hint", "de"), exact=True).click()
    expect(page.locator(".status.hint")).to_be_visible()
    assert status_whole(page.locator(".status"))


def test_a_card_longer_than_its_place_shows_that_it_goes_on(visit: Pages, house: Server) -> None:
    page = visit(f"/t/{lay(house, NEAR)[0]}", **LONG)
    square(page, "K7").click()
    page.locator(".about").click()
    card = page.locator("section.card")
    expect(card).to_have_attribute("data-more", "")
    card.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(card).not_to_have_attribute("data-more", "")


def test_a_link_that_leads_nowhere_is_told_of_in_sight(visit: Pages) -> None:
    page = visit(**PHONE)
    page.wait_for_load_state("networkidle")
    page.get_by_role("textbox", name=say("join-title")).fill("nowhere")
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("join-wrong"))).to_be_in_viewport(ratio=1)


def test_an_example_beside_the_board_stands_at_the_top_of_its_page(call: Pages, settled: Server) -> None:
    """Only the upper edge of its picture was seen."""
    page = solo().opened(call, settled)
    example = panel(page, "rules").locator("[data-example]").first
    example.locator("button").first.click()
    expect(example.locator(".pictures").first).to_be_visible()
    expect(example.locator("button").first).to_be_in_viewport(ratio=0.9)
    page.wait_for_function(AT_TOP)


def test_long_words_of_the_bar_keep_apart(visit: Pages, house: Server) -> None:
    bar = visit(house.lay().at, **LONG).get_by_role("toolbar")
    expect(bar).to_be_visible()
    assert min(bar.evaluate(GAPS)) >= 8
