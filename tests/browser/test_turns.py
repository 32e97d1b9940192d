"""A turn with dice: it ends when one says so, one may think again, and afterwards hear what would have been best."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludothek.server.fold import unfold
from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, PATIENT, PERSON, Server
from tests.browser.table import WINS, action, panel, rows, set_up, status, until
from tests.browser.test_phone import PHONE
from tests.browser.words import say, words_of

monza = words_of("monza")

COUNT_WORDS = """(() => {
    window.spoken = []
    speechSynthesis.speak = (said) => spoken.push([said.lang, said.text])
})()"""


def lay(house: Server, *seats: dict[str, Any]) -> list[str | None]:
    """A race; the links of its seats."""
    answer = house.http.post("/api/tables", json={"game": "monza", "seats": seats})
    assert answer.status_code == 201, answer.text
    return [seat["token"] for seat in answer.json()["seats"]]


def lay_dice(house: Server, token: str | None) -> None:
    """Play a turn without a browser, until it only has to be ended."""
    assert token
    with house.seated(token) as line:
        while (heard := json.loads(line.recv(PATIENT)))["view"]["turn"] != heard["seat"]:
            pass  # the others first
        while not heard["view"]["confirm"]:
            first = unfold(heard["view"]["choices"])[0]["move"]
            line.send(json.dumps({"t": "move", "ply": (ply := heard["ply"]), "move": first}))
            while heard["ply"] <= ply:  # somebody may have come or gone meanwhile
                heard = json.loads(line.recv(PATIENT))


@pytest.fixture
def waiting(house: Server) -> str:
    """A seat whose turn waits to be ended; a bot plays against it."""
    token, _ = lay(house, PERSON, CURIOUS)
    lay_dice(house, token)
    return f"/t/{token}"


def moved_on(page: Page, before: int) -> None:
    """The dice have been thrown for somebody else."""
    until(page, lambda: rows(page).count() > before)
    expect(status(page)).not_to_contain_text(say("status-confirm"))


@pytest.mark.parametrize("by_key", [False, True], ids=["by the button", "by the key D"])
def test_a_turn_ends_when_one_says_so(visit: Pages, waiting: str, by_key: bool) -> None:
    page = visit(waiting)
    expect(status(page)).to_contain_text(say("status-confirm"))
    before = rows(page).count()
    if by_key:
        page.keyboard.press("d")
    else:
        action(page, "done").click()
    moved_on(page, before)
    expect(action(page, "done")).to_have_count(0)


def test_until_then_one_may_think_again(visit: Pages, waiting: str) -> None:
    page = visit(waiting)
    expect(action(page, "done")).to_be_enabled()
    page.keyboard.press("u")
    expect(rows(page).last).to_contain_text(say("row-undo"))
    expect(rows(page).nth(-2)).to_contain_text(say("log-undone"))  # it looked as if it had been played
    expect(page.locator("[data-row].undone")).to_have_count(1)
    expect(action(page, "done")).to_have_count(0)
    expect(action(page, "hint")).to_be_enabled()


def test_whoever_does_not_want_to_be_asked_is_not(visit: Pages, house: Server, waiting: str) -> None:
    page = visit(waiting)
    expect(status(page)).to_contain_text(say("status-confirm"))
    before = rows(page).count()
    panel(page, "more").get_by_role("switch", name=say("confirm")).uncheck()
    panel(page, "log")
    moved_on(page, before)


def test_afterwards_one_hears_what_would_have_been_best_if_one_likes(visit: Pages, waiting: str) -> None:
    page = visit(waiting)
    panel(page, "more").get_by_role("switch", name=say("review")).check()
    action(page, "done").click()
    best = re.escape(say("status-review", moves="").strip()) + r" .+ (lane|finish)\."
    expect(status(page)).to_contain_text(re.compile(best))
    assert ">" not in status(page).inner_text()  # as in W>O8


def test_what_would_have_been_best_is_drawn_on_the_circuit_until_one_does_not_like_to_hear_it(
    visit: Pages, waiting: str
) -> None:
    page = visit(waiting, alone=True)
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    page.reload()
    like = panel(page, "more").get_by_role("switch", name=say("review"))
    like.check()
    drawn = page.locator("[data-advised]")
    expect(drawn).to_have_count(0)
    action(page, "done").click()
    expect(status(page)).to_contain_text(say("status-review", moves="").strip())
    told = next(message for message in heard if message["t"] == "review")
    spaces = [move["clicks"][-1] for move in told["moves"]]
    expect(drawn).to_have_count(len(spaces))
    assert drawn.evaluate_all("all => all.map(one => one.dataset.advised)") == spaces
    like.uncheck()
    expect(drawn).to_have_count(0)


def test_where_nothing_is_thrown_nobody_is_asked_about_dice(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    for word in ("confirm", "review", "children"):
        expect(panel(page, "more").get_by_role("switch", name=say(word))).to_have_count(0)


def test_where_no_turn_is_confirmed_nobody_is_asked_about_it(visit: Pages, house: Server) -> None:
    made = house.http.post("/api/tables", json={"game": "great_race", "seats": [PERSON, PERSON]}).json()
    page = visit(f"/t/{made['seats'][0]['token']}")
    expect(panel(page, "more").get_by_role("switch", name=say("sound"))).to_be_visible()
    for word in ("confirm", "review"):
        expect(panel(page, "more").get_by_role("switch", name=say(word))).to_have_count(0)


def test_among_more_than_two_one_gets_up_instead_of_giving_up(visit: Pages, house: Server) -> None:
    token, *_ = lay(house, PERSON, CURIOUS, CURIOUS, PERSON)
    page = visit(f"/t/{token}")
    expect(action(page, "leave")).to_be_enabled()
    for word in ("resign", "draw"):
        expect(action(page, word)).to_have_count(0)
    expect(page.get_by_role("list", name=say("table-seats")).get_by_role("listitem")).to_have_count(4)


# --- children ---


def children_sit_down(page: Page) -> None:
    dialog = set_up(page, "Monza")
    dialog.get_by_role("switch", name=say("children")).check()
    expect(dialog.locator("details")).to_have_count(0)
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page.get_by_role("toolbar")).to_be_visible()


def test_children_get_a_table_without_words_log_and_clock(visit: Pages) -> None:
    page = visit()
    children_sit_down(page)
    expect(page.locator("main.children")).to_be_visible()
    expect(page.get_by_role("list", name=say("table-seats"))).to_contain_text(say("level-1"))
    expect(page.get_by_role("tab")).to_have_count(0)
    expect(page.get_by_role("time")).to_have_count(0)
    assert status(page).evaluate("words => words.offsetWidth") <= 1  # for the ear alone
    expect(action(page, "done")).to_be_disabled()
    expect(action(page, "undo")).to_be_disabled()
    sizes = page.get_by_role("toolbar").get_by_role("button").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(sizes) >= 80
    page.reload()
    expect(page.locator("main.children")).to_be_visible()  # this browser remembers it


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_tap_on_a_space_shows_children_a_picture_without_words(visit: Pages, how: dict[str, Any]) -> None:
    page = visit(**how)
    children_sit_down(page)
    page.locator('[data-square="O3"]').click()
    card = page.get_by_role("region", name=monza("card-tyre"), exact=True)
    expect(card.locator("svg").first).to_be_visible()
    expect(card).to_have_text("")
    expect(page.locator(".unseen").filter(has_text=monza("card-tyre-closed"))).to_be_attached()  # for the ear alone
    edge, board = card.bounding_box(), page.locator(".stage-board").bounding_box()
    assert edge
    assert board
    assert edge["width"] * edge["height"] < board["width"] * board["height"] / 5
    card.get_by_role("button", name=say("close"), exact=True).click()
    expect(card).to_have_count(0)


def test_a_childrens_table_is_left_through_the_three_dots(visit: Pages) -> None:
    page = visit()
    children_sit_down(page)
    page.get_by_role("toolbar").get_by_role("button", name=say("page-more"), exact=True).click()
    page.get_by_role("tabpanel").get_by_role("switch", name=say("children")).uncheck()
    expect(page.locator("main.children")).to_have_count(0)
    expect(page.get_by_role("tab", name=say("page-log"), exact=True)).to_be_visible()


def test_colours_are_said_aloud_once_the_loudspeaker_is_on(visit: Pages) -> None:
    page = visit(None, alone=True)
    page.add_init_script(COUNT_WORDS)
    page.goto("/")
    children_sit_down(page)
    speaker = page.get_by_role("toolbar").get_by_role("button", name=say("speak"))
    expect(speaker).to_have_attribute("aria-pressed", "false")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    page.locator("[data-lit]").first.click()
    until(page, lambda: page.evaluate("spoken.length") > 0)
    language, colour = page.evaluate("spoken[0]")
    assert (language, colour) in [("en", "white"), ("en", "purple")]  # the colours one starts on


# --- a series of games ---


def test_a_won_game_is_a_cup_and_the_winner_reigns_at_the_next_table(visit: Pages, house: Server) -> None:
    page = visit(house.lay(*WINS).at)
    over = page.get_by_role("region", name=say("over-title"))
    expect(over).to_contain_text(say("over-series", standing=f"{say('you')} 1 · {say('side-1')} 0"))
    over.get_by_role("button", name=say("over-rematch")).click()
    expect(over).to_have_count(0)
    mine = page.get_by_role("list", name=say("table-seats")).get_by_role("listitem").filter(has_text=say("you"))
    expect(mine).to_contain_text(say("seat-champion"))
    expect(mine).to_contain_text(say("seat-trophies", side=say("you"), n=1))


def test_who_did_not_ask_for_the_rematch_is_told_that_it_is_laid(visit: Pages, house: Server) -> None:
    """The button changed its name without a word."""
    laid = house.lay(*WINS)
    mine, theirs = visit(laid.at), visit(laid.beyond)
    over = theirs.get_by_role("region", name=say("over-title"))
    expect(over.get_by_role("button", name=say("over-rematch"))).to_be_visible()
    expect(over).not_to_contain_text(say("over-awaited"))
    mine.get_by_role("button", name=say("over-rematch")).click()
    expect(over.get_by_role("status")).to_have_text(say("over-awaited"))
    over.get_by_role("button", name=say("over-next")).click()
    expect(over).to_have_count(0)
