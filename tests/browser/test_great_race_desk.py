"""The desk of The Great Race: planning, assistants, cards, questions, bivouac, TORPEDO, the curtain and the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import objections, objections_everywhere
from tests.browser.great_race import (
    Journey,
    action_button,
    commit,
    crews,
    drag,
    figure,
    gauge,
    journey,
    purse,
    solo,
    word,
)
from tests.browser.pages import Pages
from tests.browser.server import PATIENT, Server
from tests.browser.table import expect_last, rows_of, sit_too, square, status
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, assert_fits


def has(word: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a seat is offered a move that begins so."""
    return lambda view: any(choice["move"].startswith(word) for choice in view["choices"])


# --- planning ---


def test_a_plan_is_made_by_buttons_and_only_a_whole_one_is_committed(call: Pages, settled: Server) -> None:
    page = solo().opened(call, settled)
    more = {role: page.get_by_role("button", name=word("desk-plan-more", role=role)) for role in "FPME"}
    for role in "FFPM":
        more[role].click()
    expect(more["F"]).to_be_disabled()  # two at most
    expect(action_button(page, "plan")).to_be_disabled()
    more["M"].click()
    expect(more["E"]).to_be_disabled()  # nobody is left
    page.get_by_role("button", name=word("desk-plan-less", role="F")).click()
    more["E"].click()
    action_button(page, "plan").click()
    expect(rows_of(page, "plan FPMME")).to_be_visible()
    assert page.locator("[data-figure]").evaluate_all("all => all.map(one => one.dataset.figure)") == list("FPME")


def test_a_plan_is_made_by_keys(call: Pages, settled: Server) -> None:
    page = solo().opened(call, settled)
    for key in ("f", "e", "Shift+F", "p", "p", "m", "m"):
        page.keyboard.press(key)
    page.get_by_role("button", name=word("desk-commit")).focus()
    page.keyboard.press("Enter")
    expect(rows_of(page, "plan PPMME")).to_be_visible()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["wide", "phone"])
def test_a_plan_is_made_by_dragging_assistants(call: Pages, settled: Server, how: dict[str, Any]) -> None:
    """From those who wait to a role, from role to role, and back to those who wait."""
    page = solo().opened(call, settled, **how)
    pool = page.locator('[data-square="plan:"]')
    roles = {role: page.locator(f'[data-role="{role}"]') for role in "FPME"}
    for role in "FPMM":
        drag(page, pool, roles[role])
    drag(page, roles["F"].locator("[data-drag]"), roles["E"])
    drag(page, roles["P"].locator("[data-drag]"), pool)
    counts = {role: row.get_attribute("data-count") for role, row in roles.items()}
    assert counts == {"F": "0", "P": "0", "M": "2", "E": "1"}
    for _ in range(2):
        drag(page, pool, roles["P"])
    assert page.evaluate("getSelection().toString()") == ""
    action_button(page, "plan").click()
    expect(page.locator('[data-figure="P"]')).to_have_attribute("data-unused", "2")


def test_a_plan_is_taken_back_while_others_plan(call: Pages, settled: Server) -> None:
    plans = journey(crews(2), has("plan"), "take")
    tokens, seat = plans.lay(settled), plans.view()["seat"]
    page = call(f"/t/{tokens[seat]}")
    commit(page, "FPMME")
    expect(page.locator("[data-committed]")).to_have_text(word("desk-committed-undo"))
    other = call(f"/t/{tokens[1 - seat]}")
    expect(other.locator("[data-rival] [data-how=planned]")).to_be_visible()
    expect(other.locator("[data-rival] svg.idle")).to_have_count(5)  # what the plan is nobody sees
    page.keyboard.press("u")
    expect(action_button(page, "plan")).to_be_disabled()
    expect(other.locator("[data-rival] [data-how=plans]")).to_be_visible()


# --- a turn ---


def test_an_assistant_shows_its_actions_and_what_they_bring(call: Pages, settled: Server) -> None:
    page = solo("plan FPMME").opened(call, settled)
    figure(page, "F").click()
    expect(action_button(page, "fund")).to_contain_text("+30 F")
    action_button(page, "fund").hover()
    expect(purse(page)).to_contain_text("110 F")
    action_button(page, "fund").click()
    expect(purse(page)).to_have_attribute("data-money", "110")
    expect(figure(page, "F")).to_be_disabled()
    expect(figure(page, "F")).to_contain_text(word("desk-figures", unused=0, used=1))


def test_a_mechanic_is_sent_driving_and_called_back(call: Pages, settled: Server) -> None:
    page = solo("plan FPMME").opened(call, settled)
    figure(page, "M").click()
    drive = action_button(page, "drive")
    drive.click()
    expect(drive).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(word("desk-on-map"))).to_be_visible()
    drive.click()
    expect(drive).to_have_attribute("aria-pressed", "false")
    figure(page, "E").click()
    expect(page.get_by_text(word("desk-no-action"), exact=True)).to_be_visible()


def test_petrol_is_bought_by_levels(call: Pages, settled: Server) -> None:
    thirsty = journey(solo("plan FPMME"), has("buy 2"), "drive", "go", "hit", "accept", "take", "plan")
    before = thirsty.view()["vehicles"][0]
    page = thirsty.opened(call, settled)
    page.get_by_role("button", name=word("desk-petrol-more")).click()
    action_button(page, "buy 2").click()
    expect(gauge(page, "fuel")).to_have_attribute("data-level", str(before["fuel"][0] + 2))
    left = before["money"] - 2 * before["prices"]["petrol"]
    expect(purse(page)).to_have_attribute("data-money", str(left))
    expect(page.locator("[data-petrol]")).to_have_count(0)


def test_a_card_is_chosen_and_then_played(call: Pages, settled: Server) -> None:
    page = journey(solo("plan FPPMM"), has("play CAN"), "fetch", "drive", "go").opened(call, settled)
    before = int(gauge(page, "fuel").get_attribute("data-level") or 0)
    page.locator("[data-own] [data-card=CAN]").click()
    action_button(page, "play CAN").click()
    expect(gauge(page, "fuel")).not_to_have_attribute("data-level", str(before))


def test_a_danger_card_names_crew_and_gauge(call: Pages, settled: Server) -> None:
    page = journey(crews(3), has("play DNG"), "take", "plan", "fetch").opened(call, settled)
    page.locator("[data-own] [data-card=DNG]").click()
    strikes = page.locator("[data-action^='play DNG']")
    assert strikes.count() >= 4
    strikes.first.click()
    expect_last(page, "play DNG")


def test_drawn_tiles_are_chosen_at_the_desk(call: Pages, settled: Server) -> None:
    scouts = solo("plan PPMME", "scout")
    page = scouts.opened(call, settled)
    tile = next(iter(scouts.view()["drawn"]))
    chosen = page.locator(f"[data-tile={tile}]").first
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".race-desk").get_by_text(word("desk-lay-where"))).to_be_visible()


@pytest.mark.parametrize("question", ["hit", "accept", "winch", "halt"])
def test_a_question_is_answered_by_a_button(call: Pages, settled: Server, question: str) -> None:
    asked = journey(solo(), has(question), "drive", "go", "fetch", "plan FPPME")
    answer = next(choice["move"] for choice in asked.view()["choices"] if choice["move"].startswith(question))
    page = asked.opened(call, settled)
    expect(page.locator(".race-desk").get_by_text(word("desk-ask", phase=asked.view()["phase"]))).to_be_visible()
    action_button(page, answer).click()
    expect(rows_of(page, answer).last).to_be_visible()


def test_a_question_that_comes_up_is_told_to_the_ear(call: Pages, settled: Server) -> None:
    """ "Use a winch?" stood in no live region: in one that was there before, it is read out."""
    asked = journey(solo(), has("winch"), "drive", "go", "fetch", "plan FPPME")
    drive = asked.line[-1]
    question = word("desk-ask", phase="winch")
    page = Journey(1, asked.options, asked.line[:-1]).opened(call, settled)
    live = page.get_by_role("status")
    expect(live.filter(has_text=question)).to_have_count(0)
    live.evaluate_all("all => all.forEach(one => (one.dataset.before = true))")
    square(page, drive.split()[-1]).click()
    expect(page.locator("[data-before]").filter(has_text=question)).to_have_count(1)


def test_whoever_has_no_winch_is_told_why_the_question_comes(call: Pages, settled: Server) -> None:
    """G1.8, G10.6: being asked, or not, would tell the others."""

    def is_blank(view: dict[str, Any]) -> bool:
        return view["turn"] == 0 and [choice["move"] for choice in view["choices"]] == ["nowinch"]

    page = journey(crews(2), is_blank, "drive", "go", "fetch", "plan FPPME").opened(call, settled)
    expect(page.get_by_text(word("desk-ask-anyway"))).to_be_visible()
    action_button(page, "nowinch").click()
    expect(page.get_by_text(word("desk-ask-anyway"))).to_have_count(0)


# --- the bivouac ---


def test_a_card_is_taken_from_its_slot_and_those_for_torpedo_are_marked(call: Pages, settled: Server) -> None:
    def is_first(view: dict[str, Any]) -> bool:
        return view["phase"] == "take" and view["order"][-1] == 0 and all(view["slots"])

    begins = journey(solo(), is_first, "drive", "plan", "fund", "fetch", "halt")
    view = begins.view()
    page = begins.opened(call, settled)
    marked = page.locator("[data-slot]").filter(has_text=word("desk-slot-t"))
    slots = marked.evaluate_all("all => all.map(one => Number(one.dataset.slot))")
    assert slots == sorted(view["torpedo"]["card"]["second"])
    page.get_by_role("button", name=word("desk-slot", n=2)).dblclick()  # choosing it again takes it
    expect(rows_of(page, "take 2").last).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_of_the_bivouac_is_read_before_it_is_taken(call: Pages, settled: Server, language: str) -> None:
    """A plain tap used to take it, and what it does was told only by a long press."""
    there = journey(solo(), has("take"), "drive", "go")
    number, card = next((n, card) for n, card in enumerate(there.view()["slots"], 1) if card)
    page = there.opened(call, settled, locale=language, **PHONE)
    slot = page.locator(f'[data-slot="{number}"] button')
    slot.tap()
    expect(slot).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-chosen]")).to_contain_text(word("about-card", language, card=card))
    expect(status(page).first).to_contain_text(word("next-take-it", language))
    take = page.get_by_role("button", name=word("desk-take-it", language))
    box = take.bounding_box()
    assert box
    assert box["height"] >= 44
    expect(take).to_be_in_viewport(ratio=1)
    assert objections(page) == []
    take.tap()
    expect(page.locator(f'[data-slot="{number}"][data-card="{card}"]')).to_have_count(0)


def test_by_keys_a_card_of_the_bivouac_is_chosen_put_down_and_taken(call: Pages, settled: Server) -> None:
    there = journey(solo(), has("take"), "drive", "go")
    number = next(n for n, card in enumerate(there.view()["slots"], 1) if card)
    page = there.opened(call, settled)
    slot = page.locator(f'[data-slot="{number}"] button')
    tab_to(page, slot)
    page.keyboard.press("Enter")
    expect(page.locator("[data-chosen]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(rows_of(page, f"take {number}").last).to_be_visible()


# --- TORPEDO ---


def test_every_step_of_torpedo_is_told_with_its_rule_and_why_nothing_else(call: Pages, settled: Server) -> None:
    told = [row for row in solo("plan FPMME").view()["last"] if row["actor"] == "T"]
    page = solo().opened(call, settled)
    commit(page, "FPMME")
    steps = page.locator("[data-told]")
    expect(steps).to_have_count(len(told))
    goal = steps.first
    expect(goal).to_contain_text(word(told[0]["message"], **told[0]["facts"]))
    goal.locator("summary").click()
    others = goal.locator("[data-not]").evaluate_all("all => all.map(one => one.dataset.not)")
    assert others == list(told[0]["others"])
    goal.locator(f"[data-rule='{told[0]['rule']}']").first.click()
    expect(page.locator(f"li.cited[data-rule='{told[0]['rule']}']")).to_be_visible()


def test_torpedo_is_shown_step_by_step_and_again(call: Pages, settled: Server) -> None:
    page = solo("plan FPMME").opened(call, settled, reduced_motion="no-preference")
    figure(page, "F").click()
    action_button(page, "fund").click()
    stage = {name: page.locator(f"[data-stage={name}]") for name in ("step", "run", "finish", "replay")}
    stage["step"].click()
    expect(stage["run"]).to_be_enabled()
    expect(figure(page, "P")).to_be_disabled()  # nothing is asked before the story is told
    stage["finish"].click()
    expect(figure(page, "P")).to_be_enabled()
    stage["replay"].click()
    expect(page.locator("[data-ticker]")).to_be_visible()
    stage["finish"].click()
    expect(page.locator("[data-ticker]")).to_have_count(0)


# --- one screen ---


def test_hands_and_plans_are_covered_until_the_next_crew_is_there(call: Pages, settled: Server) -> None:
    one, other = journey(crews(2), has("plan"), "take").lay(settled)
    page = call(f"/t/{other}")
    expect(page.locator(".race-desk")).to_be_visible()
    sit_too(page, f"/t/{one}")
    cover = page.get_by_role("dialog")
    expect(cover).to_be_visible()
    expect(page.locator(".race-desk")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    assert objections(page) == []
    page.get_by_role("button", name=word("do-uncover")).click()
    commit(page, "FPMME")
    expect(cover).to_be_visible()
    expect(page.locator("[data-own]")).to_be_hidden()


# --- the end ---


def test_the_end_sheet_splits_the_points(call: Pages, settled: Server) -> None:
    over = journey(solo(), lambda view: view["turn"] == "over", "drive", "go", "accept")
    torpedo = over.view()["vehicles"][1]
    page = over.opened(call, settled)
    row = page.locator("[data-points=T] td")
    levels, cards = torpedo["engine"][0], over.view()["torpedo"]["revealed"]
    assert row.all_inner_texts() == ["5", str(levels), str(cards), str(5 + levels + cards)]
    expect(page.get_by_text(word("desk-lost", mode="solo"))).to_be_visible()


def test_the_end_of_five_crews_covers_nothing(call: Pages, settled: Server) -> None:
    """G13.7, G13.8: beside the map it fits the window, on a phone it comes before the map; steps to go are told."""
    start = crews(5)
    first, *others = start.lay(settled)
    for token in others:
        give_up(settled, token)
    page = call(f"/t/{first}", viewport={"width": 1280, "height": 800})
    steps = start.view()["vehicles"][0]["home"]
    expect(page.locator("[data-points]").first).to_contain_text(word("desk-not-arrived", steps=steps))
    desk, board = box(page, ".race-desk"), box(page, ".stage-board")
    assert desk["x"] + desk["width"] <= board["x"] + board["width"]
    assert board["y"] + board["height"] <= 800
    phone = call(f"/t/{first}", **PHONE)
    expect(phone.locator("[data-points]").first).to_be_visible()
    assert box(phone, ".stage-news section")["y"] < box(phone, ".stage-board")["y"]
    beaten = call(f"/t/{others[0]}")
    winner = beaten.get_by_role("heading", name=word("side-wins", side=start.view()["sides"][0]))
    expect(winner).to_be_visible()


def give_up(house: Server, token: str) -> None:
    with house.seated(token) as line:
        line.send(json.dumps({"t": "resign", "ply": json.loads(line.recv(PATIENT))["ply"]}))
        line.recv(PATIENT)


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found
    return {**found}


# --- everyone ---


def test_axe_finds_nothing(call: Pages, settled: Server) -> None:
    found = {}
    for name, state in STATES.items():
        page = state().opened(call, settled)
        page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        found[name] = objections_everywhere(page)
        page.close()
    assert found == {name: [] for name in STATES}


STATES = {
    "plan": solo,
    "turn": lambda: journey(solo(), has("play"), "drive", "go", "fetch"),
    "take": lambda: journey(solo(), has("take"), "drive", "go"),
    "crews": lambda: journey(crews(5), has("fund"), "take", "plan"),
    "over": lambda: journey(solo(), lambda view: view["turn"] == "over", "drive", "go"),
}


@pytest.mark.parametrize("name", STATES)
def test_on_a_phone_nothing_has_to_be_pushed_sideways(call: Pages, settled: Server, name: str) -> None:
    page = STATES[name]().opened(call, settled, **PHONE)
    assert_fits(page)
    small = "all => all.map(one => one.getBoundingClientRect()).filter(({ height }) => height && height < 44).length"
    assert page.locator(".race-desk .button").evaluate_all(small) == 0
