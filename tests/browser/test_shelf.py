"""The shelf: boxes that can be played at once or set up, and the tables of this browser with how each stands."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages, spoken_in_turn
from tests.browser.server import CURIOUS, Laid, Server
from tests.browser.table import LINK, WINS, accept, action, board, open_table, play, set_up
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of

monza, tactix = words_of("monza"), words_of("tactix")
BOXES = {"Tactix", "Monza", "Victory", "Masters Victory", "The Great Race"}


def box(page: Page, game: str) -> Locator:
    heading = page.get_by_role("heading", name=game, exact=True)
    return page.get_by_role("region", name=say("shelf-title")).get_by_role("listitem").filter(has=heading)


def set_up_button(page: Page, game: str) -> Locator:
    return box(page, game).get_by_role("button", name=f"{say('shelf-set-up')} …", exact=True)


# --- the boxes ---


def test_every_box_shows_a_way_to_set_up_a_table_beside_the_way_to_play_at_once(visit: Pages) -> None:
    page = visit()
    for game in BOXES:
        once = box(page, game).get_by_role("button", name=say("shelf-play"), exact=True).bounding_box()
        planned = set_up_button(page, game).bounding_box()
        assert once
        assert planned
        assert planned["y"] - once["y"] < 60, "they stand together"
        assert planned["height"] >= 44
    set_up_button(page, "Monza").click()
    expect(page.get_by_role("dialog", name="Monza")).to_be_visible()


def test_the_set_up_is_opened_by_keyboard_and_by_touch(visit: Pages) -> None:
    page = visit()
    set_up_button(page, "Victory").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Victory")).to_be_visible()
    page.keyboard.press("Escape")
    expect(set_up_button(page, "Victory")).to_be_focused()
    phone = visit(**PHONE)
    set_up_button(phone, "The Great Race").tap()
    expect(phone.get_by_role("dialog", name="The Great Race")).to_be_visible()
    assert_fits(phone)


def starters(dialog: Locator) -> list[str]:
    group = dialog.get_by_role("group", name=monza("option-first_seat"), exact=True)
    return [text.strip() for text in group.locator("label").all_inner_texts()]


def test_only_those_who_play_can_start(visit: Pages) -> None:
    """M2.4."""
    page = visit()
    dialog = set_up(page, "Monza")
    dialog.get_by_text(say("setup-options")).click()
    names = [monza(f"side-{car}") for car in "RYGB"]
    assert starters(dialog) == names[:2]
    seats = dialog.get_by_role("group", name=say("setup-seats"), exact=True)
    seats.get_by_role("radio", name="4").check()
    assert starters(dialog) == names
    starts = dialog.get_by_role("group", name=monza("option-first_seat"), exact=True)
    starts.get_by_role("radio", name=names[3], exact=True).check()
    seats.get_by_role("radio", name="2").check()
    assert starters(dialog) == names[:2]
    expect(starts.get_by_role("radio", name=names[0], exact=True)).to_be_checked()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))


EXCLUDING = [("Monza", "must_max", "may_stop"), ("Monza", "may_stop", "must_max")]


@pytest.mark.parametrize(("game", "one", "other"), EXCLUDING)
def test_what_does_not_go_together_is_not_offered(visit: Pages, game: str, one: str, other: str) -> None:
    """M4.11: of two switches only one can be on; the other says why and comes back."""
    page = visit()
    dialog = set_up(page, game)
    dialog.get_by_text(say("setup-options")).click()
    switch = {name: dialog.get_by_role("switch", name=monza(f"option-{name}")) for name in (one, other)}
    switch[one].check(force=True)
    expect(switch[other]).to_have_count(0)
    expect(dialog.get_by_text(say("setup-excluded", option=monza(f"option-{one}")))).to_be_visible()
    assert objections_everywhere(page) == []
    switch[one].uncheck(force=True)
    expect(switch[other]).not_to_be_checked()
    switch[other].check(force=True)
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_board_without_a_centre_is_not_offered_for_the_short_game(visit: Pages) -> None:
    """T5.8: nor the short game on that board, not even by an address."""
    page = visit("/?game=tactix&board=9x8&short=true")
    dialog = page.get_by_role("dialog", name="Tactix")
    boards = dialog.get_by_role("group", name=say("option-board"), exact=True)
    expect(boards.get_by_role("radio", name=tactix("option-board-9x8"), exact=True)).to_be_checked()
    short = dialog.get_by_role("switch", name=say("option-short"))
    expect(short).to_have_count(0)
    board = f"{say('option-board')}: {tactix('option-board-9x8')}"  # not only which option, but what of it
    expect(dialog.get_by_text(say("setup-excluded", option=board))).to_be_visible()
    boards.get_by_role("radio", name=tactix("option-board-9x9"), exact=True).check()
    short.check(force=True)
    expect(boards.get_by_role("radio")).to_have_count(1)
    why = say("setup-choice", what=tactix("option-board-9x8"), side=say("setup-excluded", option=say("option-short")))
    expect(dialog.get_by_text(why)).to_be_visible()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("how", [{}, PHONE])
def test_a_refused_set_up_says_why_at_the_button(visit: Pages, how: dict[str, Any]) -> None:
    """G21.2: what an address asks for is read at the end."""
    visit.forgiven.append("400")
    page = visit("/?game=great_race&mode=solo&stickers=9999", **how)
    dialog = page.get_by_role("dialog", name="The Great Race")
    expect(dialog).to_be_visible()
    dialog.locator("summary").first.scroll_into_view_if_needed()
    button = dialog.get_by_role("button", name=say("setup-play"), exact=True)
    button.click()
    alert = dialog.get_by_role("alert")
    expect(alert).to_have_text(say("refused-option-value", value="9999", option="stickers", values="0000-4444"))
    expect(alert).to_be_in_viewport(ratio=1)
    told, pressed = alert.bounding_box(), button.bounding_box()
    assert told
    assert pressed
    assert 0 <= pressed["y"] - told["y"] - told["height"] < 40
    expect(button).to_be_focused()


# --- your tables ---


def tables(page: Page) -> Locator:
    return page.get_by_role("region", name=say("tables-title")).get_by_role("listitem")


def keep(page: Page, house: Server, *seats: tuple[Laid, int]) -> None:
    """As if this browser had sat at these tables, one after the other."""
    kept = []
    for laid, seat in seats:
        token = (laid.white, laid.black)[seat]
        table = house.http.get(f"/api/seats/{token}").json()["table"]
        kept.append({"token": token, "table": table, "game": "tactix", "seat": seat, "at": len(kept)})
    page.evaluate("text => localStorage.setItem('ludothek.seats', text)", json.dumps(kept))
    page.reload()


def test_a_game_against_a_bot_tells_whose_turn_it_is_and_how_it_ended(visit: Pages) -> None:
    page = visit()
    box(page, "Tactix").get_by_role("button", name=say("shelf-play"), exact=True).click()
    expect(board(page)).to_be_visible()
    page.goto("/")
    row, bot = tables(page), say("bot-name", level=say("level-2"))
    expect(row).to_have_count(1)
    for text in ("Tactix", bot, say("tables-your-turn")):
        expect(row).to_contain_text(text)
    expect(row.get_by_role("time")).to_have_text("now")
    expect(row.get_by_role("button")).to_have_count(0)  # a running game is not thrown away
    row.get_by_role("link").click()
    action(page, "resign").click()
    page.get_by_role("button", name=say("resign-yes"), exact=True).click()
    expect(page.get_by_role("region", name=say("over-title"))).to_be_visible()
    page.goto("/")
    expect(row).to_contain_text(say("tables-lost"))
    expect(row).to_contain_text(bot)
    page.get_by_role("button", name=say("tables-forget", game="Tactix")).click()
    expect(page.get_by_text(say("tables-none"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("tables-none"))).to_be_visible()


def test_a_game_with_a_friend_is_told_to_both(visit: Pages) -> None:
    ada = visit()
    ada.evaluate("localStorage.setItem('ludothek.settings', JSON.stringify({ name: 'Ada' }))")
    ada.reload()
    open_table(ada, LINK)
    link = ada.get_by_label(say("waiting-link")).input_value()
    bob = visit(None)
    accept(bob, link)
    play(ada, WINS[0])
    bob.goto("/")
    ada.goto("/")
    expect(tables(bob)).to_contain_text(say("tables-your-turn"))
    expect(tables(bob)).to_contain_text("Ada")
    expect(tables(ada)).to_contain_text(say("tables-their-turn", name=say("seat-guest")))
    ada.get_by_role("link", name="Tactix").click()
    tables(bob).get_by_role("link").click()
    play(bob, WINS[1], line=list(WINS[:1]))
    play(ada, WINS[2], line=list(WINS[:2]))
    expect(ada.get_by_role("region", name=say("over-title"))).to_be_visible()
    bob.goto("/")
    ada.goto("/")
    expect(tables(ada)).to_contain_text(say("tables-won"))
    expect(tables(bob)).to_contain_text(say("tables-lost"))


def test_those_that_wait_for_you_come_first_and_many_are_folded(visit: Pages, house: Server) -> None:
    page = visit()
    ended = [house.lay(*WINS) for _ in range(5)]
    theirs, mine = house.lay(WINS[0]), house.lay()
    keep(page, house, *[(laid, n % 2) for n, laid in enumerate(ended)], (theirs, 0), (mine, 0))
    expect(tables(page)).to_have_count(5)
    expect(tables(page).nth(0)).to_contain_text(say("tables-your-turn"))
    expect(tables(page).nth(1)).to_contain_text(say("tables-their-turn", name=say("seat-guest")))
    expect(tables(page).nth(2)).to_contain_text(say("tables-won"))  # the one that ended last
    expect(tables(page).nth(3)).to_contain_text(say("tables-lost"))
    page.get_by_role("button", name=say("tables-more", n=2)).click()
    expect(tables(page)).to_have_count(7)
    page.get_by_role("button", name=say("tables-waiting", n=1)).click()
    expect(tables(page).first.get_by_role("link")).to_be_focused()
    page.get_by_role("button", name=say("tables-forget-all")).click()
    expect(tables(page)).to_have_count(2)


def test_one_question_asks_for_all_tables_and_none_for_those_that_have_ended(visit: Pages, house: Server) -> None:
    page = visit(alone=True)
    asked: list[Any] = []
    page.on("request", lambda request: asked.append(request.post_data_json) if "/api/seats" in request.url else None)
    over, one, two = house.lay(*WINS), house.lay(), house.lay(black=CURIOUS)
    keep(page, house, (over, 0), (one, 0), (two, 0))
    expect(tables(page)).to_have_count(3)
    page.reload()
    expect(tables(page)).to_have_count(3)
    assert [len(question["tokens"]) for question in asked] == [3, 2]


def test_the_tables_are_told_in_every_language(visit: Pages, house: Server) -> None:
    page = visit(**PHONE)
    keep(page, house, (house.lay(*WINS), 0), (house.lay(*WINS), 1), (house.lay(WINS[0]), 0), (house.lay(), 0))
    for language in spoken_in_turn(page):
        mine = page.get_by_role("region", name=say("tables-title", language)).get_by_role("listitem")
        for n, text in enumerate(("your-turn", "their-turn", "lost", "won")):
            expect(mine.nth(n)).to_contain_text(say(f"tables-{text}", language, name=say("seat-guest", language)))
        assert not re.search(r"\b(tables|shelf)-\w", page.locator("body").inner_text())
        assert_fits(page)


def test_axe_finds_nothing_among_the_tables(visit: Pages, house: Server) -> None:
    page = visit()
    keep(page, house, (house.lay(*WINS), 0), (house.lay(*WINS), 1), (house.lay(), 0))
    expect(tables(page)).to_have_count(3)
    assert objections_everywhere(page) == []
