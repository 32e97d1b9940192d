"""One tap, one click or Enter on anything one sees opens its card: mine or theirs, on the board or beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import great_race, masters_victory, monza, victory
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import rows, square
from tests.browser.test_phone import PHONE
from tests.browser.words import say

TAKEN = ("d1>d7", "a9>a7>d7")  # White's die stands with Black now
THINGS = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.thing)"


def card(page: Page) -> Locator:
    return page.locator("section.card")


def taken(page: Page, n: int = 0) -> Locator:
    return page.locator(f'[data-thing="taken:{n}"]')


# --- Tactix ---


@pytest.mark.parametrize("how", [{}, PHONE], ids=["wide", "phone"])
def test_a_taken_die_of_tactix_had_no_card(visit: Pages, house: Server, how: dict[str, object]) -> None:
    """T4.1: it stands with who took it, and says so by a click, by a finger and by Enter."""
    page = visit(house.lay(*TAKEN).at, **how)
    expect(taken(page)).to_have_accessible_name(say("card-die", side=0, top=1))
    taken(page).tap() if how else taken(page).click()
    expect(card(page)).to_contain_text(say("card-taken", side=1))
    expect(card(page).get_by_role("button", name=say("status-rule", rule="T4.1"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    taken(page).focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text(say("card-taken", side=1))


def test_what_has_just_fallen_is_named_by_the_die_that_stands_there_now(visit: Pages, house: Server) -> None:
    """T4.1: the cross on its square says it."""
    page = visit(house.lay(*TAKEN).at)
    square(page, "d7").click()
    expect(card(page)).to_contain_text(say("card-took", taken=1))


def test_a_taken_die_has_its_card_in_the_replay_too(visit: Pages, house: Server) -> None:
    page = visit(f"{house.lay(*TAKEN).replay}#2")
    taken(page).click()
    expect(card(page)).to_contain_text(say("card-taken", side=1))


# --- all games ---


def in_tactix(visit: Pages, house: Server) -> Page:
    return visit(house.lay("d1>d7", "a9>a7>d7", "f1>f6>g6", "d7>d6").at)


def in_monza(visit: Pages, house: Server) -> Page:
    return visit(f"/t/{monza.lay(house, 3, [], rules='pro')[0]}")


def in_victory(visit: Pages, house: Server) -> Page:
    """Some dice are played, some still to be thrown or played."""
    line = victory.race(3, lambda table: victory.is_driving(table) and table.can_undo())
    return victory.opened(visit, house, 3, line)[0]


def in_masters_victory(visit: Pages, house: Server) -> Page:
    return masters_victory.opened(visit, house, masters_victory.LOST)


def in_a_solo_race(visit: Pages, house: Server) -> Page:
    page = great_race.solo("plan FPMME").opened(visit, house)
    page.locator("[data-supplies] summary").click()
    return page


def in_a_race_of_crews(visit: Pages, house: Server) -> Page:
    return great_race.journey(great_race.crews(3), lambda view: view["phase"] == "plan").opened(visit, house)


TABLES = [in_tactix, in_monza, in_victory, in_masters_victory, in_a_solo_race, in_a_race_of_crews]


@pytest.mark.parametrize("at", TABLES)
def test_whatever_lies_beside_a_board_shows_its_card_by_keys(
    call: Pages, settled: Server, at: Callable[[Pages, Server], Page]
) -> None:
    """Tab arrives at one thing in each group, and the arrow keys lead on to all the others."""
    page = at(call, settled)
    groups = page.locator('.look[tabindex="0"]')
    expect(groups.first).to_be_attached()
    before = rows(page).count()
    met = [thing for start in groups.all() for thing in walked(page, start)]
    everything = page.locator("button.look, .look[role=button]")
    assert len(met) == len(everything.evaluate_all(THINGS))
    assert rows(page).count() == before  # nothing was done by it


def walked(page: Page, start: Locator) -> list[str]:
    """Go from thing to thing until one is back at the first, and look at each; the titles of their cards."""
    titles: list[str] = []
    start.evaluate("one => { window.first = one; one.focus() }")
    while not titles or not page.evaluate("document.activeElement === first"):
        page.keyboard.press("Enter")
        titles.append(card(page).get_by_role("heading").inner_text())
        page.keyboard.press("Escape")
        expect(card(page)).to_have_count(0)
        page.keyboard.press("ArrowRight")
    return titles


@pytest.mark.parametrize("at", TABLES[1:])
def test_whatever_has_a_name_on_a_board_or_beside_it_has_a_card(
    call: Pages, settled: Server, at: Callable[[Pages, Server], Page]
) -> None:
    """Asked for as by a right click, which chooses nothing."""
    page = at(call, settled)
    expect(page.locator(".look").first).to_be_attached()
    for thing in sorted(set(page.locator(".stage-board [data-thing]").evaluate_all(THINGS))):
        page.locator(f'.stage-board [data-thing="{thing}"]').first.dispatch_event("contextmenu")
        expect(card(page), thing).to_be_visible()
        page.keyboard.press("Escape")


# --- what had none ---


def test_cars_on_the_white_field_and_what_lies_on_the_track_of_monza_have_cards(call: Pages, settled: Server) -> None:
    """M5.4, M3.2, M7.6: a car among others at the start, another one's tiles, a die on its space."""
    page = call(f"/t/{monza.lay(settled, 2, [], rules='pro')[0]}")
    page.locator('rect[data-thing="car:1"]').click()
    expect(card(page)).to_contain_text(monza.word("card-car-field"))
    page.locator('button[data-thing="tiles:1"]').click()
    expect(card(page)).to_contain_text(monza.word("card-tile-once"))
    lit = page.locator("[data-square][data-lit]").first
    space = lit.get_attribute("data-square")
    page.keyboard.press("Escape")
    lit.click()
    expect(page.locator(f'[data-laid="{space}"]')).to_be_attached()
    page.locator(f'[data-square="{space}"]').click()
    expect(card(page)).to_contain_text(monza.word("card-space-laid", tile=0))


def test_what_fell_on_a_square_of_masters_victory_is_named_on_its_card(visit: Pages, house: Server) -> None:
    """W11.2: by its type and number."""
    fell = {f"all_{type}": 0 for type in "BTSA"} | {"all_F": "1 (Q5)"}
    page = masters_victory.opened(visit, house, masters_victory.LOST[: masters_victory.LOST.index("K5xQ5") + 1])
    masters_victory.click(page, "Q5")
    expect(card(page)).to_contain_text(masters_victory.word("card-fell", **fell))


def test_the_price_of_a_sea_route_has_a_card(call: Pages, settled: Server) -> None:
    """G9.4"""
    page = great_race.solo("plan FPMME").opened(call, settled)
    page.locator('rect[data-thing="sea"]').first.click()
    expect(card(page)).to_contain_text(great_race.word("about-sail"))
