"""The die tips from square to square; those who want no motion see the result at once."""

from __future__ import annotations

from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, Server
from tests.browser.table import play, position, until, wait_for_position

# every drawing of a die that stands on no square is a die on its way, or one shown as a goal
WATCH = """() => {
    window.seen = new Set()
    const look = () => {
        for (const die of document.querySelectorAll("svg .die"))
            if (!die.closest("[data-shakes]")) seen.add(die.parentElement.outerHTML)
        requestAnimationFrame(look)
    }
    look()
}"""
DRAWINGS = "seen.size"
STANDING = "[...document.querySelectorAll('main [data-shakes]:has(.die)')].length"


def test_a_die_travels_over_the_board_and_comes_to_rest_where_it_belongs(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine = visit(laid.at, reduced_motion="no-preference")
    theirs = visit(laid.beyond, reduced_motion="no-preference")
    wait_for_position(theirs, [])
    theirs.evaluate(WATCH)
    play(mine, "d1>d7")
    until(theirs, lambda: theirs.evaluate(DRAWINGS) > 5)
    until(theirs, lambda: theirs.evaluate(STANDING) == 18)
    wait_for_position(theirs, ["d1>d7"])


def test_without_motion_the_result_is_there_at_once(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = visit(laid.at), visit(laid.beyond)
    wait_for_position(theirs, [])
    theirs.evaluate(WATCH)
    play(mine, "d1>d7")
    wait_for_position(theirs, ["d1>d7"])
    assert theirs.evaluate(DRAWINGS) == 0
    assert theirs.evaluate(STANDING) == 18


def test_my_move_and_the_bots_answer_are_both_shown(visit: Pages, house: Server) -> None:
    page = visit(house.lay(black=CURIOUS).at, reduced_motion="no-preference")
    wait_for_position(page, [])
    page.evaluate(WATCH)
    play(page, "d1>d7")
    page.mouse.move(5, 5)
    until(page, lambda: page.evaluate("[...seen].filter(drawing => drawing.includes('black')).length") > 3)
    until(page, lambda: page.evaluate(STANDING) == len(position(page)))
    assert page.evaluate("[...seen].filter(drawing => !drawing.includes('black')).length") > 3
