"""What every seat chooses for itself in the set-up: drawn chips, swapped where another has one, seen at the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import great_race, monza, victory
from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages
from tests.browser.table import HERE, rows, set_up
from tests.browser.test_monza import board, space
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say


def chips(dialog: Locator, seat: int) -> Locator:
    """What a seat can choose."""
    return dialog.locator("fieldset", has=dialog.page.locator("[data-side]")).nth(seat)


def chip(dialog: Locator, seat: int, letters: str) -> Locator:
    return chips(dialog, seat).locator(f'[data-side="{letters}"]')


def players(dialog: Locator, number: int) -> None:
    group = dialog.get_by_role("group", name=say("setup-seats"), exact=True)
    group.get_by_role("radio", name=str(number), exact=True).check()


def begin(page: Page, dialog: Locator) -> Locator:
    """Play; those who sit at the table."""
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    return page.get_by_role("list", name=say("table-seats")).get_by_role("listitem")


# --- The Great Race ---


def test_crews_are_chosen_by_colour_and_sign_and_swapped_where_another_seat_has_one(visit: Pages) -> None:
    """G1.6: no crew is used twice; whoever had it takes what this seat had, and that is said."""
    word = great_race.word
    page = visit()
    dialog = set_up(page, "The Great Race")
    players(dialog, 3)
    expect(chip(dialog, 0, "FR")).to_be_checked()
    expect(chip(dialog, 2, "FR")).to_have_accessible_name(say("setup-swap", side=word("crew-FR"), n=1))
    chip(dialog, 2, "FR").check(force=True)
    expect(chip(dialog, 0, "BE")).to_be_checked()
    told = say("setup-swapped", one=3, side=word("crew-FR"), other=1, name=word("crew-BE"))
    expect(dialog.get_by_role("status").filter(has_text=told)).to_have_count(1)
    chip(dialog, 1, "IN").check(force=True)  # free
    expect(chip(dialog, 0, "BE")).to_be_checked()
    for seat, crew in enumerate(("BE", "IN", "FR")):
        expect(chips(dialog, seat)).to_have_accessible_name(
            say("setup-choice", what=word("option-crews-each"), side=word(f"crew-{crew}"))
        )
        expect(dialog.get_by_role("group", name=word(f"crew-{crew}"), exact=True)).to_be_visible()
    assert objections_everywhere(page) == []
    begin(page, dialog)
    expect(page.locator("[data-own]")).to_contain_text(word("crew-BE"))
    for crew in ("IN", "FR"):
        expect(page.locator(f"[data-rival={crew}]")).to_be_visible()


def test_on_a_phone_all_crews_can_be_touched(visit: Pages) -> None:
    """G1.6: six chips of 44 pixels side by side."""
    page = visit(**PHONE)
    dialog = set_up(page, "The Great Race")
    boxes = [chip(dialog, 0, crew).bounding_box() for crew in ("FR", "GB", "BE", "IT", "SU", "IN")]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    chip(dialog, 0, "SU").tap(force=True)
    expect(chip(dialog, 0, "SU")).to_be_checked()
    assert_fits(page)


# --- Monza ---


def test_cars_are_chosen_in_the_set_up_and_seen_on_the_board(visit: Pages) -> None:
    """M2.1, M2.4: in any order of seats; who starts is named by the car, and so are seats, cars and log."""
    word = monza.word
    page = visit()
    dialog = set_up(page, "Monza")
    players(dialog, 3)
    chip(dialog, 0, "B").check(force=True)  # free
    chip(dialog, 1, "G").check(force=True)  # the third seat has it and gets yellow for it
    for seat, car in enumerate("BGY"):
        expect(chip(dialog, seat, car)).to_be_checked()
    expect(dialog.get_by_text(say("setup-swapped", one=2, side="Green", other=3, name="Yellow"))).to_have_count(1)
    dialog.get_by_text(say("setup-options")).click()
    starts = dialog.get_by_role("group", name=word("option-first_seat"), exact=True)
    assert [text.strip() for text in starts.locator("label").all_inner_texts()] == ["Blue", "Green", "Yellow"]
    starts.get_by_role("radio", name="Green", exact=True).check()
    for preset in ("preset-professional", "title"):
        dialog.get_by_role("radio", name=word(preset), exact=True).check()
        expect(chip(dialog, 0, "B")).to_be_checked()  # a variant changes no car
    assert objections_everywhere(page) == []
    bots = dialog.get_by_role("group", name=word("side-G"), exact=True)
    bots.get_by_role("radio", name=say(HERE), exact=True).check()
    seats = begin(page, dialog)
    expect(board(page)).to_be_visible()
    expect(page.locator("[data-car]")).to_have_count(3)
    field = space(page, "START")
    for car in "BGY":
        expect(field).to_have_attribute("aria-label", re.compile(word("spoken-car", side=car)))
    expect(rows(page).first).to_contain_text("Green: roll ·")
    expect(seats).to_have_count(3)
    expect(board(page).get_by_role("button", name=re.compile(word("legend-first", side="G")))).to_be_visible()
    for seat, colour in enumerate(("blue", "green", "yellow")):
        ink = seats.nth(seat).locator("svg circle").first.evaluate("one => one.style.fill")
        assert ink == f"var(--seat-{colour})"
        assert page.locator(f'[data-car="{seat}"] .body').get_attribute("fill") == f"var(--{colour[0].upper()})"


def test_cars_are_chosen_by_arrow_keys_and_in_german(visit: Pages) -> None:
    """M2.1: the chips are radio buttons, and what they say is German."""
    page = visit(locale="de")
    page.get_by_role("button", name=say("shelf-open", "de", game="Monza")).click()
    dialog = page.get_by_role("dialog", name="Monza")
    chip(dialog, 0, "R").focus()
    page.keyboard.press("ArrowRight")
    expect(chip(dialog, 0, "Y")).to_be_checked()
    expect(chip(dialog, 1, "R")).to_be_checked()
    expect(dialog.get_by_text("Getauscht. Platz 1: Gelb. Platz 2: Rot.")).to_have_count(1)
    expect(chip(dialog, 0, "R")).to_have_accessible_name("Rot, Tausch mit Platz 2")
    expect(chips(dialog, 0)).to_have_accessible_name("Wagen: Gelb")


def test_children_choose_their_cars_too(visit: Pages) -> None:
    """M2.1: the chips need no reading."""
    page = visit(**PHONE)
    dialog = set_up(page, "Monza")
    dialog.get_by_role("switch", name=say("children")).check(force=True)
    chip(dialog, 0, "G").tap(force=True)
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page.locator("[data-car='0'] .body")).to_have_attribute("fill", "var(--G)")
    expect(page.locator("[data-first]")).to_have_attribute("data-first", "G")


# --- Victory ---


def test_cars_of_victory_are_chosen_and_seen_on_course_and_sheet(visit: Pages) -> None:
    """V3.1: in any order of seats; a car that another has is swapped; seats, cars and standings follow."""
    word = victory.word
    page = visit(viewport={"width": 1280, "height": 1100})
    dialog = set_up(page, "Victory")
    players(dialog, 3)
    chip(dialog, 0, "K").check(force=True)  # free
    chip(dialog, 2, "B").check(force=True)  # the second seat has it and gets green for it
    told = say("setup-swapped", one=3, side=word("side-B"), other=2, name=word("side-G"))
    expect(dialog.get_by_role("status").filter(has_text=told)).to_have_count(1)
    for seat, car in enumerate("KGB"):
        expect(chip(dialog, seat, car)).to_be_checked()
        expect(dialog.get_by_role("group", name=word(f"side-{car}"), exact=True)).to_be_visible()
    assert objections_everywhere(page) == []
    seats = begin(page, dialog)
    expect(victory.board(page)).to_be_visible()
    expect(seats).to_have_count(3)
    for seat, car in enumerate("KGB"):
        expect(page.locator(f'[data-car="{seat}"] .body')).to_have_attribute("fill", f"var(--car-{car})")
        standing = page.locator(f'[data-standing="{seat}"]')
        expect(standing.get_by_role("img", name=word(f"side-{car}"))).to_be_visible()


def test_on_a_phone_all_cars_of_victory_can_be_touched(visit: Pages) -> None:
    """V3.1: six chips of 44 pixels side by side."""
    page = visit(**PHONE)
    dialog = set_up(page, "Victory")
    boxes = [chip(dialog, 0, car).bounding_box() for car in "RBGYWK"]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    chip(dialog, 0, "W").tap(force=True)
    expect(chip(dialog, 0, "W")).to_be_checked()
    assert_fits(page)
