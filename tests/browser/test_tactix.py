"""The board of Tactix in the browser: dice to drag, taken dice with who took them, a king in danger, what fell."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.table import play, square, wait_for_position
from tests.browser.words import say

CAPTURE = ["d1>d7", "e9>e8", "d7>d8", "e8>d8"]  # Black's king takes the die that came too near


def drag(page: Page, die: Locator, goal: Locator) -> None:
    """Pull a die over the board and let it go."""
    for place, act in ((die, page.mouse.down), (goal, page.mouse.up)):
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        act()


def seat(page: Page, side: int) -> Locator:
    seats = page.get_by_role("list", name=say("table-seats"))
    return seats.get_by_role("listitem").filter(has_text=say(f"side-{side}"))


def test_a_die_is_dragged_to_its_goal_and_put_back_elsewhere(visit: Pages, house: Server) -> None:
    """What can be clicked can be dragged."""
    page = visit(house.lay().at)
    drag(page, square(page, "d1"), square(page, "a5"))  # nowhere it can go: refused for its length
    expect(page.get_by_role("status")).to_contain_text("exactly 6 steps, not 7")
    drag(page, square(page, "c1"), square(page, "c3"))
    wait_for_position(page, ["c1>c3"])


def test_taken_dice_stand_with_who_took_them_and_what_fell_is_crossed(visit: Pages, house: Server) -> None:
    """T4.1: they stood with who had lost them, and nothing showed where."""
    white = visit(house.lay(*CAPTURE).at)
    wait_for_position(white, CAPTURE)
    expect(seat(white, 1).get_by_role("group", name=say("table-taken", side=say("side-1"), n=1))).to_be_visible()
    expect(seat(white, 0).get_by_role("group", name=say("table-taken", side=say("side-0"), n=1))).to_have_count(0)
    expect(white.locator("[data-fell=d8]")).to_be_attached()
    play(white, "c1>c3", line=CAPTURE)
    expect(white.locator("[data-fell]")).to_have_count(0)  # until one has moved


def test_a_king_in_danger_is_marked(visit: Pages, house: Server) -> None:
    """T5.1: for both sides, from the move that brings the danger on."""
    laid = house.lay()
    page = visit(laid.at)
    play(page, "f1>f6>g6")  # from there a five leads to e9
    expect(page.locator("[data-threat=e9]")).to_be_attached()


def card(page: Page) -> Locator:
    return page.locator("section.card")


def drawn(place: Page | Locator, sign: str) -> Locator:
    return place.locator(f'[data-sign="{sign}"]')


def laid_with(house: Server, **options: bool | str) -> str:
    """The address of a table with these options, White's chair."""
    asked = {"game": "tactix", "seats": [PERSON, PERSON], "options": options}
    answer = house.http.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return f"/t/{answer.json()['seats'][0]['token']}"


def test_king_squares_and_the_centre_are_told_apart_on_the_board_and_on_the_crib_sheet(
    visit: Pages, house: Server
) -> None:
    """T1.7: both bore the same sign; the crown of the centre stands in a diamond."""
    page = visit(house.lay().at)
    expect(drawn(page, "king")).to_have_count(2)
    expect(drawn(page, "centre")).to_have_count(1)
    page.keyboard.press("c")
    dialog = page.get_by_role("dialog")
    signs = [drawn(dialog, sign) for sign in ("king", "centre")]
    frames = {sign.locator("path").first.get_attribute("d") for sign in signs}
    assert len(frames) == 2


def test_the_centre_says_whether_it_counts(visit: Pages, house: Server) -> None:
    """T5.6, T5.8: to the eye, to the ear and on its card; the smaller board and its crib sheet have none."""
    for short, sign, says in ((False, "centre", "card-centre-plain"), (True, "goal", "card-centre-short")):
        page = visit(laid_with(house, short=short))
        expect(drawn(page, sign)).to_have_count(1)
        expect(drawn(page, "goal" if sign == "centre" else "centre")).to_have_count(0)
        centre = square(page, "e5")
        expect(centre).to_have_accessible_name(f"e5, {say('spoken-centre', wins='yes' if short else 'no')}")
        centre.click()
        expect(card(page)).to_contain_text(say(says))
    smaller = visit(laid_with(house, board="9x8"))
    expect(drawn(smaller, "king")).to_have_count(2)
    smaller.keyboard.press("c")
    titles = smaller.get_by_role("dialog").get_by_role("heading")
    expect(titles.filter(has_text=say("card-home"))).to_be_visible()
    expect(titles.filter(has_text=say("card-centre"))).to_have_count(0)
    expect(drawn(smaller, "centre")).to_have_count(0)


def test_home_squares_carry_their_numbers(visit: Pages, house: Server) -> None:
    """T2.1: as on the printed board, seen, heard and on the card once the die has left."""
    page = visit(house.lay(*CAPTURE).at)
    for number in (5, 1, 2, 6):
        expect(drawn(page, str(number))).to_have_count(4)
        expect(drawn(page, str(number)).locator("text").first).to_have_text(str(number))
    left = square(page, "d1")
    expect(left).to_have_accessible_name(f"d1, {say('spoken-home', top=6)}")
    left.click()
    expect(card(page)).to_contain_text(say("card-square-home", top=6, side=0))
    expect(drawn(card(page), "6")).to_be_visible()
