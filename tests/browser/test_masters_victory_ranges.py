"""Any piece of Masters Victory one looks at, the enemy's too, shows how far it could go and what it could attack."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ludothek.games.masters_victory.terminal.chart import within
from tests.browser.axe import objections_everywhere
from tests.browser.masters_victory import (
    DEALS,
    HIT,
    NEAR,
    action_button,
    after,
    board,
    click,
    lay,
    opened,
    square,
    word,
)
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import expect_last
from tests.browser.test_masters_victory import tap
from tests.browser.test_masters_victory_table import card
from tests.browser.test_phone import PHONE

Q7 = {"square": "Q7", "type": "F", "side": 1, "number": ""}
NONE = {f"all_{type}": 0 for type in "FBTSA"}
PIECES = NONE | {"all_F": "1 (K5), 3 (K7)"}


def reached(page: Page) -> Locator:
    """The dots on the map."""
    return page.locator("[data-reach]")


def expect_range(page: Page, line: list[str], at: str, attacks: list[str]) -> None:
    """Every square that the rules list has a dot, and every target a frame."""
    goals = set(within(after(line).view(0), at))
    expect(reached(page)).to_have_count(len(goals))
    assert set(reached(page).evaluate_all("all => all.map(one => one.dataset.reach)")) == goals
    assert sorted(page.locator("[data-prey]").evaluate_all("all => all.map(one => one.dataset.prey)")) == attacks


def test_an_enemy_shows_its_reach_and_what_it_may_attack_while_its_card_is_open(visit: Pages, house: Server) -> None:
    """W1.5, W5.2: by dots and dashed frames, unlike the squares one can choose oneself."""
    page = opened(visit, house, NEAR)
    click(page, "Q7")
    expect_range(page, NEAR, "Q7", ["K5", "K7"])
    shown = card(page, word("card-theirs", **Q7))
    expect(shown).to_contain_text(word("card-range", squares=len(within(after(NEAR).view(0), "Q7"))))
    expect(shown).to_contain_text(word("card-could-attack", **PIECES))
    expect(page.locator("[data-goal]")).to_have_count(0)  # none of it can be chosen
    page.keyboard.press("Escape")
    expect(page.locator("[data-range]")).to_have_count(0)


def test_it_is_drawn_beside_ones_own_choice_and_not_instead_of_it(visit: Pages, house: Server) -> None:
    """W9.2: whoever has chosen a piece and asks about an enemy that it cannot take sees both."""
    page = opened(visit, house, NEAR)
    click(page, "K7")
    expect(page.locator("[data-goal]").first).to_be_attached()
    expect(page.locator("[data-range]")).to_have_count(0)  # its own goals say it better
    click(page, "M7")
    expect(page.locator('[data-range="M7"]')).to_be_attached()
    expect(page.locator("[data-goal]").first).to_be_attached()


def test_artillery_shows_what_it_could_fire_at(visit: Pages, house: Server) -> None:
    """W8.2, W8.8: with its zone, before, between and after its two steps."""
    line = [*HIT, "end", "end"]  # Green looks at Red's artillery
    page = opened(visit, house, line)
    click(page, "D9")
    expect(page.locator('[data-prey="G9"] path')).to_be_attached()  # a flame
    expect(page.locator('[data-zone="G9r"]')).to_be_attached()
    shown = card(page, word("card-theirs", square="D9", type="A", side=0, number=""))
    expect(shown).to_contain_text(word("card-could-fire", **NONE | {"all_F": "3 (G9)"}))


def test_ones_own_pieces_show_it_too_when_they_cannot_move(visit: Pages, house: Server) -> None:
    """W3.3: one that has moved, and all of them in the other side's turn."""
    line = [*DEALS, "F2>G2"]
    red, green = lay(house, line)
    page = visit(f"/t/{red}")
    expect(board(page)).to_be_visible()
    click(page, "G2")
    expect_range(page, line, "G2", [])
    page = visit(f"/t/{green}")
    expect(board(page)).to_be_visible()
    click(page, "M2")
    expect_range(page, line, "M2", [])


def test_it_opens_with_nothing_but_the_keyboard_and_is_read_aloud(visit: Pages, house: Server) -> None:
    """W5.2: every enemy says what it could attack; Enter opens its card, and the map shows the rest."""
    page = opened(visit, house, NEAR)
    targets = "; ".join(word("spoken-target", square=at, type="F", rule=1) for at in ("K5", "K7"))
    spoken = f"{word('legend-steps', steps=12)}; {word('spoken-could-attack', targets=targets)}"
    expect(square(page, "Q7")).to_have_attribute("aria-label", re.compile(re.escape(spoken)))
    square(page, "Q7").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-range="Q7"]')).to_be_attached()
    heard = page.locator('p[aria-live="polite"]').filter(has_text=word("card-could-attack", **PIECES))
    expect(heard).to_be_attached()


def test_on_a_phone_one_tap_shows_it_and_the_card_leaves_the_map_free(visit: Pages, house: Server) -> None:
    """W5.2: the tap came nearer, and the card lay over what could be reached."""
    page = opened(visit, house, NEAR, **PHONE)
    tap(page, "Q7")
    expect_range(page, NEAR, "Q7", ["K5", "K7"])
    for at in ("R1", "R15", "E7", "K1"):
        expect(square(page, at)).to_be_in_viewport(ratio=0.9)
    top, sheet = board(page).bounding_box(), card(page, word("card-theirs", **Q7)).bounding_box()
    assert top
    assert sheet
    assert sheet["y"] + sheet["height"] < top["y"] + 0.05 * top["height"]


def test_a_replay_shows_it_at_every_moment(visit: Pages, house: Server) -> None:
    """W5.2: as the pieces stood then."""
    page = visit(f"/replay/{lay(house, NEAR)[0]}#{len(NEAR)}")
    expect(board(page)).to_be_visible()
    click(page, "Q7")
    expect_range(page, NEAR, "Q7", ["K5", "K7"])


def test_nothing_is_left_when_the_piece_has_gone(visit: Pages, house: Server) -> None:
    """W5.2: its card closes, and its reach with it."""
    red, green = lay(house, NEAR)
    page, other = visit(f"/t/{green}"), visit(f"/t/{red}")
    expect(board(page)).to_be_visible()
    click(page, "K7")
    expect(page.locator('[data-range="K7"]')).to_be_attached()
    click(other, "K7", "Q7")
    action_button(other, "stay").click()
    expect_last(page, "stay")
    expect(page.locator("[data-range]")).to_have_count(0)


def test_axe_finds_nothing_about_a_range(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    click(page, "Q7")
    expect(page.locator('[data-range="Q7"]')).to_be_attached()
    assert objections_everywhere(page) == []
