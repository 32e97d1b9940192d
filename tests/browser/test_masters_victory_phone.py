"""Masters Victory on a phone: whoever looks nearer still sees what is advised, what happened, and whole words."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.masters_victory import NEAR, action_button, click, lay, opened, square, word
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import action, status
from tests.browser.test_masters_victory import tap
from tests.browser.test_phone import PHONE
from tests.browser.words import LANGUAGES, say


def come_nearer(page: Page, at: str) -> None:
    """So near that little more than one corner of the map is seen."""
    tap(page, at)
    for _ in range(3):
        page.get_by_role("button", name=word("zoom-in")).tap()
    expect(square(page, "A1")).to_be_in_viewport()
    expect(square(page, "R15")).not_to_be_in_viewport()


def test_who_follows_a_hint_sees_its_goal_until_the_move_is_made(visit: Pages, house: Server) -> None:
    """The goal lay off the screen, and the first tap wiped the arrow away."""
    page = opened(visit, house, NEAR, **PHONE)
    come_nearer(page, "A1")
    action(page, "hint").tap()
    arrow = page.locator("[data-advice]")
    expect(arrow).to_be_attached()
    here, there = (arrow.get_attribute("data-advice") or "").split()
    expect(square(page, here)).to_be_in_viewport(ratio=1)
    expect(square(page, there)).to_be_in_viewport(ratio=1)
    tap(page, here)
    expect(square(page, here)).to_have_attribute("aria-selected", "true")
    expect(status(page)).to_contain_text(say("status-hint", said="").strip())
    expect(arrow).to_be_attached()
    expect(square(page, there)).to_be_in_viewport(ratio=1)
    tap(page, there)
    expect(arrow).to_have_count(0)


def test_the_map_is_seen_whole_again_when_something_happens_elsewhere(visit: Pages, house: Server) -> None:
    """W3.1: it stayed as near as it was, and one did not see what the other side had done."""
    red, green = lay(house, NEAR)
    page, other = visit(f"/t/{green}", **PHONE), visit(f"/t/{red}")
    expect(square(page, "A1")).to_be_visible()
    come_nearer(page, "A1")
    click(other, "K8", "N6")
    expect(page.locator('[data-fell="T2 N6"]')).to_be_attached()
    expect(square(page, "N6")).to_be_in_viewport(ratio=1)
    expect(square(page, "R15")).to_be_in_viewport(ratio=1)


def test_end_turn_stands_beside_the_moves_left_in_every_language(visit: Pages, house: Server) -> None:
    """In German and Spanish it took a row of its own, and the map was a sixth smaller."""
    red = lay(house, NEAR)[0]
    for language in LANGUAGES:
        page = visit(f"/t/{red}", **PHONE, locale=language)
        moves, end = (
            page.locator("[data-moves]").bounding_box(),
            page.locator(".move-buttons button").first.bounding_box(),
        )
        assert moves
        assert end
        assert end["y"] < moves["y"] + moves["height"], language


def test_what_is_said_of_a_square_is_not_cut_off(visit: Pages, house: Server) -> None:
    """Beside the signs of the lens there is room for a name, not for all that is known."""
    red = lay(house, NEAR)[0]
    for language in ("de", "fr", "it"):
        page = visit(f"/t/{red}", **PHONE, locale=language)
        expect(square(page, "K7")).to_be_visible()
        told = page.locator(".told")
        for at, said in (("M7", "M7"), ("K7", word("sign-left", language))):  # what the numbers mean
            tap(page, at)
            expect(told).to_contain_text(said)
            assert told.evaluate("each => each.scrollHeight <= each.clientHeight"), told.inner_text()


def test_the_aim_makes_room_for_losses(visit: Pages, house: Server) -> None:
    """W11.2: half a line of it stood under them."""
    red, green = lay(house, NEAR)
    page, other = visit(f"/t/{green}", **PHONE), visit(f"/t/{red}")
    expect(square(page, "A1")).to_be_visible()
    click(other, "K8", "N6")
    action_button(other, "stay").click()
    action_button(other, "end").click()
    expect(status(page)).to_contain_text(word("news-fell", how="fight", type="T", number=" 2", square="N6"))
    expect(status(page)).not_to_contain_text(word("aim"))
    expect(status(page).locator(".news").last).to_be_in_viewport(ratio=0.9)
