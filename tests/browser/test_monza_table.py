"""Monza at the table: throws that fit nowhere, dice to tap and drag, the turns of others, cards and hints."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import objections, objections_everywhere
from tests.browser.line_of_play import say as tell
from tests.browser.monza import CARS, PROFESSIONAL, Race, lay, race, word
from tests.browser.pages import Pages, spoken_in_turn
from tests.browser.server import PATIENT, Server
from tests.browser.table import action, rows, status
from tests.browser.test_monza import LIT, board, do, on_screen, space
from tests.browser.test_phone import PHONE
from tests.browser.test_tactix import drag
from tests.browser.words import say

CODE = re.compile(r"\b[OMI]\d+\b(?!\.\d)")  # a name of a space that no board shows
MOVING = {"reduced_motion": "no-preference"}


def die(page: Page, colour: str) -> Locator:
    """A die in the tray, for hand and ear."""
    return page.locator(f'[data-die="{colour}"] [data-thing]').first


def placed(one: Race, name: str) -> dict[str, str]:
    """A place as sentences name it: by its lane and colour."""
    lanes = one.table().view()["lanes"]
    return {"to": name} if name == "START" else {"to": name[0], "colour": lanes[name[0]][int(name[1:]) - 1][0]}


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def missed() -> Race:
    """A race in which a throw has just fitted nowhere."""
    return race(2, lambda table: table.turn != "over" and len(table.view()["missed"]) == 1)


def ended(page: Page, choice: dict[str, Any]) -> None:
    """Make the last move of a turn, and say that it is over."""
    do(page, choice)
    action(page, "done").click()


WITHIN = """sign => {
    const board = sign.querySelector(".board").getBoundingClientRect();
    const lines = [...sign.querySelectorAll("text")].map(line => line.getBoundingClientRect());
    return lines.every(line => line.left >= board.left && line.right <= board.right);
}"""


def test_what_is_written_stays_on_its_board(call: Pages, settled: Server) -> None:
    """ "Premier : Rouge" ran out of it."""
    (token, *_) = lay(settled, 2, [])
    for how in ({}, PHONE):
        page = call(f"/t/{token}", **how)
        sign = page.locator(".sign")
        expect(sign.locator("text").first).to_be_attached()
        page.evaluate("document.fonts.ready")
        for language in spoken_in_turn(page):
            assert sign.evaluate(WITHIN), language


# --- a throw that fits nowhere, and tables of children ---


def test_a_turn_passed_invisibly_when_nothing_fitted(call: Pages, settled: Server) -> None:
    """M3.3: without motion it stands until the next move, on the track, in words, and for the ear."""
    one = missed()
    page, choice = on_screen(call, settled, one)
    ended(page, choice)
    (miss,) = one.table().view()["missed"]
    told = word("news-stays-other", side=CARS[miss["seat"]], kind="throw")
    expect(page.locator(f'[data-stays="{miss["seat"]}"]')).to_contain_text(told)
    expect(page.locator(f'[data-stayed="{miss["seat"]}"]')).to_be_attached()
    expect(status(page)).to_contain_text(told)
    expect(rows(page)).to_have_count(one.table().ply)
    page.locator(LIT).first.click()
    expect(page.locator("[data-stays], [data-stayed]")).to_have_count(0)


def test_the_throw_that_fits_nowhere_lies_there_before_the_next(call: Pages, settled: Server) -> None:
    """M3.3: with motion its dice are seen, then those of the next throw."""
    one = missed()
    page, choice = on_screen(call, settled, one, **MOVING)
    ended(page, choice)
    (miss,) = one.table().view()["missed"]
    expect(page.locator("[data-missed]")).to_have_count(6)
    expect(page.locator(f'[data-stays="{miss["seat"]}"]')).to_be_visible()
    expect(page.locator("[data-missed]")).to_have_count(0)
    expect(page.locator("[data-die]")).to_have_count(6)
    expect(page.locator(f'[data-stayed="{miss["seat"]}"]')).to_be_attached()


def test_one_is_told_that_one_stays(call: Pages, settled: Server) -> None:
    """M3.3: our own throw, while the other one waits for it."""
    one = missed()
    (miss,) = one.table().view()["missed"]
    tokens = lay(settled, 2, one.line)
    page = call(f"/t/{tokens[miss['seat']]}")
    expect(page.locator("[data-stays]")).to_contain_text(word("news-stays", kind="throw"))


def test_children_see_the_throw_that_fits_nowhere_as_a_picture(call: Pages, settled: Server) -> None:
    one = missed()
    tokens = lay(settled, 2, one.line)
    page = call("/")
    page.goto(f"/t/{tokens[int(one.table().turn)]}")
    expect(page.locator("[data-stays]")).to_be_visible()
    lay_for_children(page)
    expect(page.locator("[data-stays] svg")).to_have_count(2)
    expect(page.locator("[data-stays]")).to_have_text("")
    assert board(page).locator("svg text").count() == 0
    assert objections(page) == []


def test_children_see_who_began_and_what_counts_in_the_last_round(call: Pages, settled: Server) -> None:
    """M2.3, M6.1, M6.2: a green flag, a chequered cloth and as many dice as count; told to the ear, not to the eye."""
    options: dict[str, Any] = {"cars": "B,G,R", "first_seat": 1}
    begun = race(3, lambda table: table.ply > 8, **options)
    page = call(f"/t/{lay(settled, 3, begun.line, **options)[int(begun.table().turn)]}")
    expect(board(page)).to_be_visible()
    lay_for_children(page)
    sign = page.locator("[data-thing=round]")
    expect(page.locator("[data-first]")).to_have_attribute("data-first", "G")
    expect(page.locator("[data-sign]")).to_have_attribute("data-sign", "round")
    expect(sign).to_have_accessible_name(re.compile(word("legend-first", side="G")))
    expect(page.locator("[data-cloth]")).to_have_count(0)
    late = race(3, lambda table: table.turn not in ("over", "chance") and bool(table.view()["home"]), **options)
    view = late.table().view()
    page = call(f"/t/{lay(settled, 3, late.line, **options)[int(late.table().turn)]}")
    expect(board(page)).to_be_visible()
    lay_for_children(page)
    sign = page.locator("[data-thing=round]")
    expect(page.locator("[data-cloth]")).to_have_count(1)
    for car, used in zip(view["colours"], view["used"], strict=True):
        counted = page.locator(f'[data-of="{car}"]')
        expect(counted).to_have_attribute("data-used", str(used))
        expect(counted.locator(".die")).to_have_count(used)
        expect(sign).to_have_accessible_name(
            re.compile(f"{word('of-side', side=car)}: {word('legend-used', used=used)}")
        )
    expect(sign).to_have_accessible_name(re.compile(f"^{word('legend-last-round')}"))
    expect(page.locator("[data-first]")).to_have_attribute("data-first", "G")
    assert board(page).locator("svg text").count() == 0
    assert objections_everywhere(page) == []


def test_a_child_that_wins_is_celebrated(call: Pages, settled: Server) -> None:
    """M6.7: with its car on the podium."""
    one = race(2, lambda table: table.turn == "over" and len(table.view()["winners"]) == 1)
    page, choice = on_screen(call, settled, one)
    lay_for_children(page)
    ended(page, choice)
    (winner,) = one.table().view()["winners"]
    feast = page.get_by_role("img", name=word("celebrate", sides=word("of-side", side=CARS[winner])), exact=True)
    expect(feast).to_be_visible()
    panel = page.get_by_role("region", name=say("over-title"))
    assert panel.locator("h2").evaluate("words => words.parentElement.offsetWidth") <= 1  # for the ear alone
    expect(panel.get_by_role("button", name=say("over-rematch"))).to_have_text("")
    expect(panel.get_by_role("link", name=say("over-replay"))).to_have_text("")
    expect(page.get_by_role("button", name=say("show-again"))).to_have_count(0)  # the same arrow meant two things


def lay_for_children(page: Page) -> None:
    """Let children sit at the table that this page has opened."""
    table = page.evaluate("JSON.parse(localStorage.getItem('ludothek.seats') ?? '[]')[0]?.table ?? ''")
    page.evaluate("table => localStorage.setItem('ludothek.children', JSON.stringify([table]))", table)
    page.reload()


# --- dice under the finger ---


def test_dice_could_neither_be_clicked_nor_dragged(call: Pages, settled: Server) -> None:
    """M3.2: a tap lights the space it fits, the space lays it; a drag does both; Escape puts it down."""
    start = race(2, lambda table: table.turn != "over" and len(goals(table)) > 1)
    page = call(f"/t/{lay(settled, 2, start.line)[int(start.table().turn)]}")
    (colour, goal), (other, there) = goals(start.table())[:2]
    expect(page.locator(LIT)).to_have_count(len(goals(start.table())))
    die(page, colour).click()
    expect(die(page, colour)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(LIT)).to_have_count(1)
    expect(status(page)).to_contain_text(word("next-die", colour=colour))
    page.keyboard.press("Escape")
    expect(die(page, colour)).to_have_attribute("aria-pressed", "false")
    drag(page, die(page, other), space(page, there))
    expect(space(page, there)).to_have_attribute("aria-label", re.compile("is here|car of"))
    page.keyboard.press("u")
    expect(page.locator(LIT)).to_have_count(len(goals(start.table())))
    die(page, colour).focus()
    page.keyboard.press("Enter")
    space(page, goal).click()
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("is here|car of"))


def goals(table: Any) -> list[tuple[str, str]]:
    """The dice that fit, each with its space."""
    choices = table.view(int(table.turn))["choices"]
    return [(one["colour"], one["space"]) for one in choices if one["kind"] == "die"]


def test_a_useless_die_says_why(call: Pages, settled: Server) -> None:
    """M3.2, M4.6: no space of its colour lies ahead; what cannot be reached, and a die that fits elsewhere, too."""
    page = call(f"/t/{lay(settled, 2, [])[0]}")  # the first throw has yellow, purple and white
    space(page, "M2").click()
    expect(status(page)).to_contain_text(word("refused-start"))
    expect(status(page)).to_contain_text("M4.6")
    die(page, "Y").click()  # it closed the card of the space, and was crossed out without a word
    expect(status(page)).to_contain_text(word("refused-nowhere", colour="Y"))
    expect(status(page)).to_contain_text("M3.2")
    drag(page, die(page, "W"), space(page, "M2"))
    expect(status(page)).to_contain_text(word("refused-start"))
    expect(page.locator("[data-laid]")).to_have_count(0)


def test_to_children_a_useless_die_shows_that_it_fits_nowhere(call: Pages, settled: Server) -> None:
    """M3.2: nothing happened; now it is crossed out, until another one is taken up."""
    page = call(f"/t/{lay(settled, 2, [])[0]}")
    expect(die(page, "Y").first).to_be_visible()
    lay_for_children(page)
    crossed = page.locator("[data-useless]")
    expect(crossed).to_have_count(0)
    die(page, "Y").click()
    expect(crossed).to_have_attribute("data-useless", "Y")
    die(page, "W").click()
    expect(crossed).to_have_count(0)


def test_dice_are_laid_by_taps(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 2, [])[0]}", **PHONE)
    die(page, "W").tap()
    expect(page.locator(LIT)).to_have_count(1)
    page.locator(LIT).tap()
    expect(space(page, "O1")).to_have_attribute("aria-label", re.compile("is here|car of"))


# --- the turns of others ---


def test_the_whole_last_turn_of_others_stays_until_the_first_move(call: Pages, settled: Server) -> None:
    """M3.2, M5.1: numbered stops, and a cross where a car was moved back."""

    def is_there(table: Any) -> bool:
        seat = table.turn
        return seat != "over" and bool(goals(table)) and any(turn["back"] for turn in table.view(int(seat))["trail"])

    one = race(3, is_there)
    table, seat = one.table(), int(one.table().turn)
    page = call(f"/t/{lay(settled, 3, one.line)[seat]}")
    for turn in table.view(seat)["trail"]:
        expect(page.locator(f'[data-trail="{turn["seat"]}"]').first).to_be_attached()
        for place in turn["fell"]:
            expect(page.locator(f'[data-fell="{place}"]')).to_be_attached()
    space(page, goals(table)[0][1]).click()
    expect(page.locator("[data-trail], [data-fell]")).to_have_count(0)


def test_a_car_moved_back_is_told(call: Pages, settled: Server) -> None:
    """M5.2: to whoever drives it."""
    one = race(2, lambda table: table.turn != "over" and len(table.steps) > 2 and "," in table.steps[-2].log)
    seat, choice = one.choice()
    tokens = lay(settled, 2, one.line[:-1])
    driver, other = call(f"/t/{tokens[seat]}"), call(f"/t/{tokens[1 - seat]}")
    expect(board(other)).to_be_visible()
    ended(driver, choice)
    (back,) = one.table().view(1 - seat)["trail"][0]["back"]
    for _ in range(2):
        expect(status(other)).to_contain_text(word("news-back", **placed(one, back["to"])))
        other.reload()


# --- cards, hints, words ---


def test_one_tap_says_what_a_thing_is_and_never_scolds(call: Pages, settled: Server) -> None:
    """M4.5, M5.2, M7.6: a blocked space, another car, tiles that are not mine, the board with the round."""
    one = race(2, lambda table: table.ply > 12 and table.turn == 0 and "START" not in table.view()["cars"], rules="pro")
    page = call(f"/t/{lay(settled, 2, one.line, rules='pro')[0]}")
    space(page, "O3").click()
    expect(card(page, word("card-tyre"))).to_contain_text("M4.5")
    space(page, one.table().view()["cars"][1]).click()
    expect(card(page, word("card-car", side="Y"))).to_contain_text("M5")
    assert not CODE.search(card(page, word("card-car", side="Y")).inner_text())
    space(page, "O4").click()
    title = word("card-space", colour=one.table().view()["lanes"]["O"][3][0], lane="O")
    expect(card(page, title)).to_contain_text("M4.1")
    assert not CODE.search(card(page, title).inner_text())
    page.locator('button[data-thing="tiles:1"]').click()
    expect(card(page, word("spoken-tiles", side="Y"))).to_contain_text(word("card-tile-once"))
    page.locator('[data-thing="round"]').click()
    expect(card(page, word("legend-round", round=one.table().view()["round"]))).to_contain_text("M6.1")
    page.locator('[data-thing="extra"]').click()
    expect(card(page, word("card-extra"))).to_contain_text("M7.3")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    crib = page.get_by_role("dialog")
    for heading in ("crib-pieces", "crib-track", "crib-race"):
        expect(crib).to_contain_text(word(heading))
    assert objections(page) == []


def test_a_click_on_another_car_scolded_while_a_die_was_taken_up(call: Pages, settled: Server) -> None:
    """M5.1: it opens the card, beside the reason; the die stays taken up and is laid then."""

    def is_there(table: Any) -> bool:
        cars = table.view()["cars"]
        taken = table.turn != "over" and {place for _, place in goals(table)} & {*cars}
        return table.turn != "over" and "START" not in cars and bool(goals(table)) and not taken

    one = race(2, is_there)
    seat, (colour, goal) = int(one.table().turn), goals(one.table())[0]
    page = call(f"/t/{lay(settled, 2, one.line)[seat]}")
    die(page, colour).click()
    space(page, one.table().view()["cars"][1 - seat]).click()
    expect(card(page, word("card-car", side=CARS[1 - seat]))).to_be_visible()
    expect(status(page).get_by_role("button", name=re.compile(r"M\d"))).to_be_visible()  # it has been answered
    expect(status(page)).not_to_have_class(re.compile("kind"))
    expect(die(page, colour)).to_have_attribute("aria-pressed", "true")
    space(page, goal).click()
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("is here|car of"))


def test_a_die_of_another_shows_its_card(call: Pages, settled: Server) -> None:
    """M1.6: while the other one drives."""
    page = call(f"/t/{lay(settled, 2, [])[1]}")
    die(page, "Y").click()
    expect(card(page, word("card-die", colour="Y"))).to_contain_text("M1.6")


def test_a_pale_die_shows_its_card(call: Pages, settled: Server) -> None:
    """M3.1: the throw is over, and the bonus step is to be chosen."""
    one = race(3, lambda table: table.turn != "over" and table.view()["bonus"] is not None, bonus=True)
    page = call(f"/t/{lay(settled, 3, one.line, bonus=True)[int(one.table().turn)]}")
    colour = one.table().view()["thrown"]["dice"][0]
    die(page, colour).click()
    expect(card(page, word("card-die", colour=colour))).to_contain_text(word("card-die-spent"))


def test_a_hint_is_drawn_on_the_board(call: Pages, settled: Server) -> None:
    one = race(2, lambda table: table.turn != "over" and len(goals(table)) > 1)
    page = call(f"/t/{lay(settled, 2, one.line)[int(one.table().turn)]}")
    action(page, "hint").click()
    expect(page.locator("[data-advised]")).to_have_count(1)
    advised = page.locator("[data-advised]").get_attribute("data-advised")
    assert advised in [goal for _, goal in goals(one.table())]
    space(page, str(advised)).click()
    expect(page.locator("[data-advised]")).to_have_count(0)


def is_due(table: Any) -> bool:
    """All six dice are laid, and a tile still fits."""
    return table.turn != "over" and any(one["kind"] == "turbo" for one in table.view(int(table.turn))["choices"])


def test_the_turbo_roll_has_a_button_of_its_own_and_stays_offered_with_tiles(call: Pages, settled: Server) -> None:
    """M8.2: all six dice are laid, and a tile still fits."""
    one = race(4, is_due, **PROFESSIONAL)
    page = call(f"/t/{lay(settled, 4, one.line, **PROFESSIONAL)[int(one.table().turn)]}")
    expect(status(page)).to_contain_text(word("next-all-laid"))
    expect(board(page).get_by_role("button", name=word("do-stop"), exact=True)).to_have_count(0)
    assert objections_everywhere(page) == []
    rolls = rows(page).filter(has_text="Turbo Roll ·")
    before = rolls.count()
    board(page).get_by_role("button", name=word("do-turbo"), exact=True).first.click()
    expect(rolls).to_have_count(before + 1)


def test_the_turbo_roll_is_asked_for_by_its_name_over_the_wire(settled: Server) -> None:
    """M8.2: `turbo` is understood and kept as `stop`; before the sixth die it is refused by its rule."""
    one = race(4, is_due, **PROFESSIONAL)
    tokens = lay(settled, 4, one.line[:-1], **PROFESSIONAL)
    seat = int(one.table().turn)
    with settled.seated(tokens[seat]) as talk:
        heard = json.loads(talk.recv(PATIENT))
        talk.send(json.dumps({"t": "move", "ply": heard["ply"], "move": "turbo"}))
        refused = json.loads(talk.recv(PATIENT))
        assert (refused["t"], refused["why"], refused["rule"]) == ("refused", "turbo-dice-left", "M8.1")
        heard = tell(talk, heard, {"t": "move", "move": one.line[-1]})
        heard = tell(talk, heard, {"t": "move", "move": "turbo"})
        kept = [row["text"].split()[0] for row in heard["said"]]
        assert kept[kept.index("stop") + 1] == "turbo"
