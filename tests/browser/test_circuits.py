"""The circuit editor on the screen: from an empty bench by clicks and keys to a race of three on one's own circuit."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludothek.core.words import LANGUAGES
from ludothek.games.victory.board.circuit import PRESETS, circuits
from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import action, rows
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of

COMPILED = 300_000  # milliseconds: the first report on a machine waits until the game is compiled
word = words_of("victory")
SMALL = "RRRR"
MANY = 200  # more choices than a short race has


# --- how one handles the bench ---


def editor(call: Pages, code: str = "", **how: Any) -> Page:
    page = call(f"/circuits/{code}" if code else "/circuits", **how)
    expect(bench(page)).to_be_visible()
    return page


def bench(page: Page) -> Locator:
    return page.get_by_role("group", name=word("editor-course"), exact=True)


def tile(page: Page, number: int) -> Locator:
    return page.locator(f'[data-tile="{number}"]')


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=word(f"editor-{name}"), exact=True)


def message(page: Page) -> Locator:
    return page.get_by_role("status").filter(visible=True).first


def race_link(page: Page) -> Locator:
    return page.get_by_role("link", name=word("editor-race"), exact=True)


def assert_on_bench(page: Page, code: str) -> None:
    """The road of this code is drawn, written and in the address."""
    expect(page.get_by_label(word("editor-code"), exact=True)).to_have_value(code)
    expect(page).to_have_url(re.compile(f"/circuits{'/' + code if code else ''}$"))
    expect(page.locator("[data-tile]")).to_have_count(len(code))
    letters = {"S": word("editor-tile", n=0, letter="S"), "L": word("editor-tile", n=0, letter="L")}
    letters["R"] = word("editor-tile", n=0, letter="R")
    for number, letter in enumerate(code):
        expect(tile(page, number)).to_have_attribute("aria-label", re.compile(letters[letter].split(": ")[1]))


def closed(code: str, bends: int, moves: int) -> str:
    return word("editor-closed", tiles=len(code), bends=bends, moves=moves)


# --- laying ---


def test_a_circuit_is_laid_by_clicks_from_nothing(call: Pages) -> None:
    page = editor(call)
    expect(message(page)).to_have_text(word("editor-empty"))
    expect(race_link(page)).to_have_count(0)
    for number in range(3):
        page.locator('[data-way="R"]').click()
        expect(tile(page, number)).to_be_attached()
        expect(message(page)).to_have_text(word("refused-circuit-length", tiles=number + 1, fewest=4, most=12))
    expect(page.get_by_text(word("editor-left", n=9))).to_be_visible()
    page.locator('[data-way="S"]').click()
    expect(message(page)).to_have_text(word("refused-circuit-astray", tiles=4, most=12))
    tool(page, "last").click()
    page.locator('[data-way="R"]').click()
    expect(message(page)).to_have_text(closed(SMALL, 4, 3))
    expect(page.locator("[data-way]")).to_have_count(0)
    assert_on_bench(page, SMALL)
    expect(race_link(page)).to_be_visible()


def test_a_circuit_is_laid_by_keys_and_taken_back(call: Pages) -> None:
    page = editor(call)
    for key in ("s", "ArrowRight", "ArrowUp", "l", "ArrowLeft"):
        page.keyboard.press(key)
    assert_on_bench(page, "SRSLL")
    page.keyboard.press("Backspace")
    assert_on_bench(page, "SRSL")
    page.keyboard.press("u")
    page.keyboard.press("Control+z")
    assert_on_bench(page, "SRSL")
    page.keyboard.press("Shift+U")
    assert_on_bench(page, "SRSLL")
    for _ in range(9):
        page.keyboard.press("u")
    assert_on_bench(page, "")
    expect(tool(page, "undo")).to_be_disabled()


def test_tiles_that_lie_on_each_other_are_marked(call: Pages) -> None:
    page = editor(call, "SLLL")
    page.keyboard.press("l")
    expect(message(page)).to_have_text(word("refused-circuit-overlap", one=0, two=4))
    for number in (0, 4):
        expect(tile(page, number)).to_have_attribute("aria-label", re.compile(word("editor-tile-over")))
    expect(race_link(page)).to_have_count(0)
    tool(page, "undo").click()
    expect(page.locator(f'[aria-label*="{word("editor-tile-over")}"]')).to_have_count(0)


def test_a_tile_is_chosen_turned_and_taken_away(call: Pages) -> None:
    page = editor(call, "SSRR")
    tile(page, 1).click()
    expect(tile(page, 1)).to_have_attribute("aria-pressed", "true")
    assert_on_bench(page, "SSRR")
    tile(page, 1).click()
    assert_on_bench(page, "SRRR")
    tool(page, "turn").click()
    assert_on_bench(page, "SLRR")
    tool(page, "take-from").click()
    assert_on_bench(page, "S")
    expect(tool(page, "turn")).to_have_count(0)


def test_with_nothing_but_the_keyboard_a_tile_is_turned(call: Pages) -> None:
    page = editor(call, "SSRR")
    tab_to(page, tile(page, 2))
    page.keyboard.press("Enter")
    expect(tile(page, 2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    assert_on_bench(page, "SSLR")
    assert is_seen(page)
    page.keyboard.press("Delete")
    assert_on_bench(page, "SS")
    tab_to(page, page.locator('[data-way="L"]'))
    page.keyboard.press("Enter")
    assert_on_bench(page, "SSL")


def test_the_rest_of_the_way_is_shown_and_laid(call: Pages) -> None:
    page = editor(call, "SRSSR")
    tool(page, "close").hover()
    expect(page.locator(".ghost")).to_have_count(5)
    tool(page, "close").click()
    expect(page.locator("[data-tile]")).to_have_count(10)
    expect(race_link(page)).to_be_visible()
    tool(page, "undo").click()
    assert_on_bench(page, "SRSSR")


def test_a_circuit_is_mirrored_reversed_moved_on_and_cleared(call: Pages) -> None:
    page = editor(call, PRESETS["six"])
    tool(page, "reverse").click()
    assert_on_bench(page, "SLLSSSLSLLRS")
    tool(page, "mirror").click()
    assert_on_bench(page, "SRRSSSRSRRLS")
    tool(page, "line").click()
    assert_on_bench(page, "RRSSSRSRRLSS")
    page.keyboard.press("n")
    page.keyboard.press("m")
    assert_on_bench(page, "LSSSLSLLRSSL")
    tool(page, "clear").click()
    assert_on_bench(page, "")


# --- ready ones, links and codes ---


def test_ready_circuits_are_laid_at_a_click(call: Pages) -> None:
    page = editor(call)
    page.get_by_role("button", name=word("option-circuit-twelve"), exact=True).click()
    assert_on_bench(page, PRESETS["twelve"])
    page.get_by_role("group", name=word("editor-size"), exact=True).get_by_role("radio", name="8").check()
    page.get_by_text(word("editor-all", size=8), exact=True).click()
    listed = page.get_by_role("list", name=word("editor-all", size=8)).get_by_role("button")
    expect(listed).to_have_count(3)
    listed.first.click()
    expect(page.locator("[data-tile]")).to_have_count(8)
    expect(race_link(page)).to_be_visible()
    tool(page, "some").click()
    expect(tool(page, "undo")).to_be_enabled()
    expect(race_link(page)).to_be_visible()
    assert page.get_by_label(word("editor-code"), exact=True).input_value() in circuits(8)


def test_a_link_shows_somebody_else_the_same_course(call: Pages) -> None:
    page = editor(call, "SRRSRR")
    page.keyboard.press("m")
    assert_on_bench(page, "SLLSLL")
    link = page.get_by_label(word("editor-share"), exact=True).input_value()
    other = call(link)
    assert_on_bench(other, "SLLSLL")
    expect(message(other)).to_have_text(closed("SLLSLL", 4, 4))


def test_a_code_is_typed_and_what_is_no_code_is_said(call: Pages) -> None:
    call.forgiven.append("400")
    page = editor(call, SMALL)
    field = page.get_by_label(word("editor-code"), exact=True)
    field.fill("srrsrr")
    field.press("Enter")
    assert_on_bench(page, "SRRSRR")
    field.fill("SRXS")
    field.press("Enter")
    expect(message(page)).to_have_text(word("refused-circuit-letter", letter="X", number=3))
    expect(page.locator("[data-tile]")).to_have_count(6)
    field.fill("oval")
    field.press("Enter")
    assert_on_bench(page, PRESETS["oval"])
    page.goto("/circuits/HELLO")
    expect(message(page)).to_have_text(word("refused-circuit-letter", letter="H", number=1))
    expect(page.locator("[data-tile]")).to_have_count(0)


# --- how fair it is ---


def test_a_report_is_driven_and_shown(call: Pages) -> None:
    page = editor(call, "RRR")
    start = page.get_by_role("button", name=word("report-start"), exact=True)
    expect(start).to_be_disabled()
    expect(page.get_by_text(word("report-wait"))).to_be_visible()
    page.keyboard.press("r")
    for group, number in (("report-seats", "3"), ("option-laps", "1")):
        page.get_by_role("group", name=word(group), exact=True).get_by_role("radio", name=number, exact=True).check()
    start.click()
    bar = page.get_by_role("progressbar", name=word("report-progress-label"))
    expect(bar).to_be_visible()
    expect(page.get_by_text(word("report-done"))).to_be_attached(timeout=COMPILED)
    expect(bar).to_have_attribute("aria-valuetext", re.compile(r"^2,000 of 2,000"))
    places = page.get_by_role("table").locator("[data-place]")
    expect(places).to_have_count(3)
    for number in range(3):
        expect(places.nth(number).get_by_role("rowheader")).to_have_text(str(number + 1))
        expect(places.nth(number)).to_contain_text(re.compile(r"\d\d\.\d%.*\d%"))
    for fact in ("rounds", "overtakes", "crashes"):
        expect(page.get_by_role("term").filter(has_text=word(f"report-{fact}"))).to_be_visible()
    page.keyboard.press("Backspace")
    expect(places).to_have_count(0)


# --- racing on it ---


def listed(page: Page) -> Locator:
    return page.locator("[data-choice]")


def ahead(move: str, here: int) -> int:
    """How many tiles a move gains on a circuit of four; one back counts as nothing."""
    goal = re.search(r">(\d+)\.", move)
    return (int(goal[1]) - here) % 4 % 3 if goal else 0


def drive(page: Page) -> None:
    """Take what leads farthest, end the turn, until the race is over; three cars start on tile 0."""
    here, done, over = 0, action(page, "done"), page.get_by_role("region", name=say("over-title"))
    for _ in range(MANY):
        listed(page).first.or_(done).or_(over).first.wait_for(state="attached")
        if over.count():
            return
        row = rows(page).count()
        if done.count():
            done.click()
            expect(done).to_have_count(0)
        elif moves := listed(page).evaluate_all("all => all.map(one => one.dataset.choice)"):
            best = str(max(moves, key=lambda move: ahead(move, here)))
            here = int(best.split(">")[1].split(".")[0]) if ">" in best else here
            page.locator(f'[data-choice="{best}"]').evaluate("button => button.click()")
            page.wait_for_function("n => document.querySelectorAll('[role=tabpanel] li a').length !== n", arg=row)
    raise AssertionError("the race does not end")


def test_three_cars_race_three_laps_on_ones_own_circuit(call: Pages) -> None:
    page = editor(call, "RRR")
    page.keyboard.press("r")
    race_link(page).click()
    dialog = page.get_by_role("dialog", name="Victory")
    own = dialog.get_by_role("button", name=word("option-circuit-own"), exact=True)
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_label(word("option-circuit-own"), exact=True).and_(page.locator("input"))).to_have_value(SMALL)
    dialog.get_by_role("group", name=say("setup-seats"), exact=True).get_by_role("radio", name="3").check()
    for side in ("B", "G"):
        levels = dialog.get_by_role("group", name=say("setup-level", seat=word(f"side-{side}")))
        levels.get_by_role("radio", name=say("level-1"), exact=True).check()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    drive(page)
    over = page.get_by_role("region", name=say("over-title"))
    expect(over).to_be_visible()
    places = page.get_by_role("list", name=word("places-title"), exact=True).get_by_role("listitem")
    expect(places).to_have_count(3)
    for place in range(3):
        expect(places.nth(place)).to_contain_text(word("drawn-place", place=place + 1))


def test_the_set_up_offers_pictures_and_takes_a_code(call: Pages) -> None:
    call.forgiven.append("400")
    page = call("/?game=victory&circuit=oval")
    dialog = page.get_by_role("dialog", name="Victory")
    shown = dialog.get_by_role("list", name=word("option-circuit")).get_by_role("button")
    expect(shown).to_have_count(6)
    oval = dialog.get_by_role("button", name=word("option-circuit-oval"), exact=True)
    expect(oval).to_have_attribute("aria-pressed", "true")
    field = dialog.get_by_label(word("option-circuit-own"), exact=True)
    field.fill("srrsr")
    field.press("Tab")
    told = dialog.get_by_role("status").filter(has_text=word("refused-circuit-open", tiles=1, add="R"))
    expect(told).to_be_visible()
    field.fill("srrsrr")
    field.press("Tab")
    expect(shown).to_have_count(7)
    expect(oval).to_have_attribute("aria-pressed", "false")
    dialog.get_by_role("link", name=word("option-circuit-own-edit")).click()
    assert_on_bench(page, "SRRSRR")


def test_a_code_counts_without_another_key_where_square_was_raced_instead(call: Pages, settled: Server) -> None:
    """Typed, and begun at once: that circuit, or why not."""
    call.forgiven.append("400")
    page = call("/?game=victory")
    dialog = page.get_by_role("dialog", name="Victory")
    dialog.get_by_text(say("setup-options")).click()
    field = dialog.get_by_label(word("option-circuit-own"), exact=True)
    begin = dialog.get_by_role("button", name=say("setup-play"), exact=True)
    field.fill("srrsr")
    begin.click()
    expect(dialog.get_by_role("alert")).to_contain_text(word("refused-circuit-open", tiles=1, add="R"))
    field.fill("srrsrr")
    begin.click()
    expect(page).to_have_url(re.compile("/t/"))
    token = page.url.rpartition("/")[2]
    with settled.seated(token) as line:
        assert json.loads(line.recv())["view"]["options"]["circuit"] == "SRRSRR"


# --- for everyone ---


def test_a_circuit_is_laid_by_taps_on_the_phone(call: Pages) -> None:
    page = editor(call, "R", **PHONE)
    assert_fits(page)
    lay = page.get_by_role("group", name=word("editor-lay"), exact=True)
    right = lay.get_by_role("button", name=word("editor-R"), exact=True)
    for _ in range(3):
        right.tap()
    assert_on_bench(page, SMALL)
    for button in page.get_by_role("button").filter(visible=True).all():
        box = button.bounding_box()
        assert box
        assert max(box["width"], box["height"]) >= 40, button.text_content()
    box = bench(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.get_by_role("button", name=word("report-start"), exact=True).tap()
    expect(page.get_by_text(word("report-done"))).to_be_attached(timeout=COMPILED)
    assert_fits(page)


def test_the_editor_speaks_every_language(call: Pages) -> None:
    page = editor(call, "SRSSR")
    for language in LANGUAGES:
        page.get_by_role("combobox").select_option(language)
        expect(page.get_by_role("heading", name=word("editor-title", language), exact=True)).to_be_visible()
        expect(message(page)).to_have_text(word("refused-circuit-open", language, tiles=5, add="SRSSR"))
        assert not re.search(r"\b(editor|report|refused|option)-\w", page.locator("body").inner_text())


def test_axe_finds_nothing(call: Pages) -> None:
    page = editor(call, "SLLLL")
    tile(page, 2).click()
    found = {"overlapping": objections_everywhere(page)}
    page.goto(f"/circuits/{SMALL}")
    page.get_by_role("button", name=word("report-start"), exact=True).click()
    expect(page.get_by_text(word("report-done"))).to_be_attached(timeout=COMPILED)
    page.get_by_text(say("do-keys"), exact=True).click()
    found["closed"] = objections_everywhere(page)
    page.goto(f"/?game=victory&circuit={SMALL}")
    expect(page.get_by_role("list", name=word("option-circuit")).get_by_role("button")).to_have_count(7)
    found["set-up"] = objections_everywhere(page)
    assert found == {"overlapping": [], "closed": [], "set-up": []}
