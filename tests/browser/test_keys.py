"""The list of keys says what each key does at this table at this moment, and no key means two things at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.table import Table
from tests.browser import great_race, masters_victory, monza, victory
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages, spoken_in_turn
from tests.browser.server import Server
from tests.browser.table import click_square, rows, wait_for_turn
from tests.browser.test_low_window import MOMENTS, opened
from tests.browser.victory import die, is_driving, race
from tests.browser.words import say

ROWS = """all => all.map(row => [
    [...row.querySelectorAll("dt > span")].map(key => [...key.children].map(cap => cap.innerText).join(" ")),
    row.querySelector("dd").innerText,
])"""


def listed(page: Page) -> dict[str, str]:
    """Open the list and close it again: what each key does; none stands there twice."""
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=say("do-keys"))
    found = [(key, does) for keys, does in dialog.locator("dl > div").evaluate_all(ROWS) for key in keys]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert len(found) == len(dict(found)), found
    return {key: does.lower() for key, does in found}


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("tab", name=say(f"page-{name}"), exact=True)


def test_r_is_the_red_die_in_victory_while_dice_are_chosen_and_the_rules_then_open_with_shift(
    call: Pages, settled: Server
) -> None:
    page, _ = victory.opened(call, settled, 3, race(3, is_driving))
    expect(die(page, "R")).to_have_attribute("aria-pressed", "false")
    keys = listed(page)
    assert keys["R"] == victory.word("key-die", colour="R")
    assert keys["B"] == victory.word("key-die", colour="B")
    assert keys["Shift R"] == say("key-rules")
    page.keyboard.press("Shift+R")
    expect(tab(page, "rules")).to_have_attribute("aria-selected", "true")
    expect(die(page, "R")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("r")
    expect(die(page, "R")).to_have_attribute("aria-pressed", "true")


def test_r_opens_the_rules_in_victory_while_dice_are_counted_and_1_and_2_say_how_many(
    call: Pages, settled: Server
) -> None:
    page, _ = victory.opened(call, settled, 3, [])
    expect(page.locator("[data-take]").first).to_be_visible()
    keys = listed(page)
    assert {key: keys[key] for key in "12R"} == {
        "1": victory.word("key-take", dice=1),
        "2": victory.word("key-take", dice=2),
        "R": say("key-rules"),
    }
    assert "B" not in keys
    page.keyboard.press("r")
    expect(tab(page, "rules")).to_have_attribute("aria-selected", "true")


def test_the_numbers_of_monza_are_listed_with_what_they_lay_and_only_to_whom_they_serve(
    call: Pages, settled: Server
) -> None:
    links = monza.lay(settled, 2, [])
    driver, other = call(f"/t/{links[0]}"), call(f"/t/{links[1]}")
    expect(driver.locator("[data-square][data-lit]").first).to_be_attached()
    texts = driver.locator("[data-choice]").all_inner_texts()
    keys = listed(driver)
    assert [keys[str(i + 1)] for i in range(len(texts))] == [text.lower() for text in texts]
    expect(other.get_by_role("list", name=say("table-seats"))).to_be_visible()
    assert "1" not in listed(other)
    expect(rows(driver)).to_have_count(1)  # the throw
    driver.keyboard.press("1")  # wherever the focus is
    expect(rows(driver)).to_have_count(2)


CODE = re.compile(
    r"\b[A-Za-z]\d+\b|\d\.\d|\b[A-Z]{3}\b|\b[a-z]+(-[a-z]+)+\b|[{}$>_]"
)  # "M11", "2.1", "FIN", "choice-die"
HYPHENS = {"aide-mémoire", "extra-roll", "re-roll"}  # that words have of themselves


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_code_stands_in_a_list_of_keys(call: Pages, settled: Server, moment: str) -> None:
    page = opened(call, settled, moment)
    assert codes(page) == []


@pytest.mark.parametrize("kind", ["die", "tile", "step", "turbo"])
def test_a_key_of_monza_names_lane_and_colour_in_every_language(call: Pages, settled: Server, kind: str) -> None:
    """M4.1, M7.1, M8.1, M9.1: "yellow on M11" stood there, and no space of the track bears such a name."""
    start = monza.race(4, lambda table: kind in kinds(table), **monza.PROFESSIONAL)
    seat = int(start.table().turn)
    page = call(f"/t/{monza.lay(settled, 4, start.line, **start.options)[seat]}")
    page.locator("[data-choice]").first.wait_for(state="attached")
    for language in spoken_in_turn(page):
        assert codes(page) == [], language
        texts = page.locator("[data-choice]").all_inner_texts()
        assert len(texts) == len(set(texts)), (language, texts)


def kinds(table: Table) -> list[str]:
    """What the seat to decide can do."""
    return [one["kind"] for one in table.view(int(table.turn))["choices"]] if table.turn != "over" else []


def codes(page: Page) -> list[str]:
    """What stands in the list of keys, in whatever language, and is no word."""
    page.keyboard.press("?")
    rows_of_keys = page.locator("dialog dl > div dd")
    expect(rows_of_keys.first).to_be_visible()
    found = [text for text in rows_of_keys.all_inner_texts() if CODE.search(" ".join(set(text.split()) - HYPHENS))]
    page.keyboard.press("Escape")
    expect(rows_of_keys).to_have_count(0)
    return found


def test_the_keys_of_a_plan_are_listed_while_one_is_made(call: Pages, settled: Server) -> None:
    page = great_race.solo().opened(call, settled)
    more, less = ({role: great_race.word(f"desk-plan-{how}", role=role) for role in "FPME"} for how in ("more", "less"))
    keys = listed(page)
    assert {role: keys[role] for role in "FPME"} == more
    assert not {"Shift F", "Shift M"} & set(keys)
    for key in "fm":
        page.keyboard.press(key)
    keys = listed(page)
    assert (keys["Shift F"], keys["Shift M"]) == (less["F"], less["M"])
    assert "Shift P" not in keys
    page.keyboard.press("Shift+F")
    page.keyboard.press("Shift+F")  # there is none any more
    great_race.commit(page, "FFPM")
    expect(page.locator("[data-figure]").first).to_be_visible()
    assert not set("FPME") & set(listed(page))


def test_escape_and_what_waits_for_us_are_listed_only_when_they_do_something(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    wait_for_turn(page, 0)
    keys = listed(page)
    assert keys["H"] == say("key-hint")
    assert not {"Esc", "D", "S"} & set(keys)
    click_square(page, "d1")
    assert listed(page)["Esc"] == say("key-cancel")
    page.keyboard.press("Escape")
    click_square(page, "e9")  # a card
    assert listed(page)["Esc"] == say("key-close")


def test_d_says_what_it_ends_and_never_passes_a_whole_round(call: Pages, settled: Server) -> None:
    """G5.5: "end your turn" stood there, and D gave up every turn of the round; M4.11, M9.6: one stops, or stays."""
    page = great_race.solo(*FIRST_ROUND[:1]).opened(call, settled)
    assert "D" not in listed(page)
    page.keyboard.press("d")
    expect(great_race.action_button(page, "pass")).to_be_visible()
    page = great_race.solo(*FIRST_ROUND[:5]).opened(call, settled)
    assert listed(page)["D"] == great_race.word("desk-answer", answer="halt").lower()
    page.keyboard.press("d")
    expect(rows(page)).to_have_count(great_race.solo(*FIRST_ROUND[:5], "halt").table().ply)

    for click, rules in {"stop": {"may_stop": True}, "decline": monza.PROFESSIONAL}.items():
        start = monza.race(4, lambda table, click=click: [click] in clicks(table), **rules)
        links = monza.lay(settled, 4, start.line, **start.options)
        page = call(f"/t/{links[int(start.table().turn)]}")
        expect(page.locator("[data-square][data-lit]").first).to_be_attached()
        assert listed(page)["D"] == monza.word(f"do-{click}").lower()


def clicks(table: Table) -> list[list[str]]:
    """The ways in which the seat to decide can click."""
    return [one["clicks"] for one in table.view(int(table.turn))["choices"]] if table.turn != "over" else []


def test_in_masters_victory_d_is_listed_and_escape_puts_a_number_down_wherever_the_focus_is(
    visit: Pages, house: Server
) -> None:
    page = masters_victory.opened(visit, house, masters_victory.NEAR)
    assert listed(page)["D"] == say("key-done")
    page = masters_victory.opened(visit, house, [])
    number = masters_victory.chip(page, "1")
    number.click()
    expect(number).to_have_attribute("aria-pressed", "true")
    assert listed(page)["Esc"] == say("key-cancel")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(number).to_have_attribute("aria-pressed", "false")
