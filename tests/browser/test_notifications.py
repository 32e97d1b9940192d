"""What is told beside the drawn board: a sound, a note of the browser, sentences that wait until all has been seen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import cited, click_square, panel, play, rows, status, until, wait_for_position
from tests.browser.words import say

COUNT_TONES = """() => {
    window.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
        if (this.context.state !== "closed") window.tones += 1
        return start.apply(this, when)
    }
}"""
KEEP_NOTES = """() => {
    window.notes = []
    window.Notification = class {
        static permission = "granted"
        static requestPermission = async () => "granted"
        constructor(title, more) { notes.push([title, more?.tag]) }
        close() {}
    }
}"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
SHOW = "delete document.hidden"


def prepared(visit: Pages, script: str, path: str, **how: Any) -> Page:
    """A page in which something is counted from its first moment."""
    page = visit(None, alone=True, **how)
    page.add_init_script(f"({script})()")
    page.goto(path)
    return page


def switch(page: Page, word: str) -> None:
    panel(page, "more").get_by_role("switch", name=say(word)).check()


# --- sound ---


def test_nothing_is_heard_until_the_sound_is_switched_on(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = prepared(visit, COUNT_TONES, laid.at), visit(laid.beyond)
    play(mine, "d1>d7")
    expect(rows(mine)).to_have_count(1)
    play(theirs, "b9>b8", line=["d1>d7"])
    expect(rows(mine)).to_have_count(2)
    assert mine.evaluate("tones") == 0


def test_every_move_knocks_once_the_sound_is_on(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = prepared(visit, COUNT_TONES, laid.at), visit(laid.beyond)
    wait_for_position(mine, [])
    switch(mine, "sound")
    assert mine.evaluate("tones") == 1  # so that one hears what it is
    play(mine, "d1>d7")
    until(mine, lambda: mine.evaluate("tones") == 2)
    play(theirs, "b9>b8", line=["d1>d7"])
    until(mine, lambda: mine.evaluate("tones") == 3)


def test_the_sound_stays_on_and_is_heard_after_the_page_is_opened_again(visit: Pages, house: Server) -> None:
    laid = house.lay()
    page = prepared(visit, COUNT_TONES, laid.at)
    wait_for_position(page, [])
    switch(page, "sound")
    page.reload()
    play(page, "d1>d7")
    until(page, lambda: page.evaluate("tones") == 1)


# --- notes from the browser ---


def test_a_hidden_page_tells_when_it_is_my_turn(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = prepared(visit, KEEP_NOTES, laid.beyond), visit(laid.at)
    wait_for_position(mine, [])
    switch(mine, "notify")
    mine.evaluate(HIDE)
    play(theirs, "d1>d7")
    until(mine, lambda: mine.evaluate("notes.length") == 1)
    assert mine.evaluate("notes[0][0]") == say("title-your-turn", game="Tactix")
    theirs.get_by_role("tab", name=say("page-more"), exact=True).click()
    theirs.get_by_label(say("setup-name")).fill("Ada")
    theirs.get_by_role("button", name=say("rename"), exact=True).click()
    expect(mine.get_by_role("list", name=say("table-seats"))).to_contain_text("Ada")
    assert mine.evaluate("notes.length") == 1  # other news is no reason to call again


def test_a_page_one_looks_at_shows_no_note(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = prepared(visit, KEEP_NOTES, laid.beyond), visit(laid.at)
    wait_for_position(mine, [])
    switch(mine, "notify")
    play(theirs, "d1>d7")
    wait_for_position(mine, ["d1>d7"])
    expect(status(mine)).to_contain_text(say("status-your-turn", side=say("side-1")))
    assert mine.evaluate("notes") == []


def test_a_hidden_page_does_not_wait_for_a_motion_nobody_sees(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine = visit(None, alone=True, reduced_motion="no-preference")
    mine.clock.install()
    mine.goto(laid.beyond)
    wait_for_position(mine, [])
    mine.evaluate(HIDE)
    mine.clock.pause_at(mine.evaluate("Date.now()") + 1000)
    with house.seated(laid.white) as line:
        line.send('{"t": "move", "ply": 0, "move": "d1>d7"}')
        expect(rows(mine)).to_have_count(1)  # though no time passes there
    mine.evaluate(SHOW)


# --- words ---


def test_where_two_ways_lead_to_the_goal_the_status_asks_which(visit: Pages, house: Server) -> None:
    line = ["b1>b2", "b9>b8"]
    page = visit(house.lay(*line).at)
    click_square(page, "b2", "d3")
    expect(status(page)).to_contain_text(say("next-route"))
    click_square(page, "b3")
    wait_for_position(page, [*line, "b2>b3>d3"])


def test_log_and_turn_are_told_when_the_die_lies_still(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine = visit(laid.beyond, reduced_motion="no-preference")
    wait_for_position(mine, [])
    mine.evaluate(
        """() => {
            window.early = []
            const told = () => document.querySelectorAll("[role=tabpanel] li a").length
            const look = () => {
                const rolling = document.querySelectorAll("main [data-shakes]:has(.die)").length < 18
                if (rolling && (told() || document.title.startsWith("Your turn"))) early.push(document.title)
                requestAnimationFrame(look)
            }
            look()
        }"""
    )
    with house.seated(laid.white) as line:
        line.send('{"t": "move", "ply": 0, "move": "d1>d7"}')
        expect(rows(mine)).to_have_count(1)
    expect(status(mine)).to_contain_text(say("status-your-turn", side=say("side-1")))
    assert len(mine.evaluate("early")) <= 6  # the last frames of the one and the first of the other may meet


def test_whatever_is_said_the_log_beneath_stays_where_it_is(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))
    log = page.get_by_role("tabpanel")
    before = log.bounding_box()
    click_square(page, "d1", "d2")
    expect(cited(page)).to_be_visible()
    assert log.bounding_box() == before
