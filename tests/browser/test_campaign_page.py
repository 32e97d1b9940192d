"""The campaign on the screen: a passport that fills with stamps, games laid from it, branches, seasons and files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.words import words
from ludothek.games.great_race.campaign.file import read, write
from ludothek.games.great_race.campaign.history import Campaign, CampaignState
from tests.browser.axe import SIZES, objections_everywhere
from tests.browser.pages import Pages, resized, spoken_in_turn
from tests.browser.server import Server
from tests.browser.table import action
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of
from tests.server.campaigns import two_games

word = words_of("great_race")


def campaign(house: Server, record: Campaign | None = None) -> str:
    """The key of a campaign."""
    answer = house.http.post("/api/campaigns", json={"file": write(record or two_games())})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def opened(visit: Pages, house: Server, **how: Any) -> Page:
    page = visit(f"/campaign/{campaign(house)}", **how)
    expect(page.locator("[data-mission]")).to_have_count(12)
    return page


def button(page: Page, name: str, **facts: Any) -> Locator:
    return page.get_by_role("button", name=word(f"campaign-{name}", **facts), exact=True)


def stamp(page: Page, mission: str, way: str) -> Locator:
    return page.locator(f'[data-mission="{mission}"] [data-way="{way}"]')


def assert_stands(page: Page, state: CampaignState) -> None:
    """Stamps, deck and powers are drawn as they are."""
    for mission in (f"M{n:02}" for n in range(1, 13)):
        for way in ("prudent", "legendary", "alone"):
            inked = (mission, way) in state.stamps
            expect(stamp(page, mission, way)).to_have_attribute("data-inked", str(inked).lower())
    for card in state.deck:
        expect(page.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(page.locator("[data-power].gained")).to_have_count(sum(state.stickers))


def entries(page: Page) -> Locator:
    return page.locator("[data-entry]")


def told(page: Page, text: str) -> Locator:
    """What is said about a no, wherever it stands."""
    return page.get_by_role("alert").filter(has_text=text)


# --- the passport ---


def test_from_the_shelf_to_an_empty_passport(visit: Pages) -> None:
    page = visit("/?game=great_race")
    page.get_by_role("dialog").get_by_role("link", name=word("campaign-title"), exact=True).click()
    button(page, "begin").click()
    assert_stands(page, CampaignState())
    expect(page.get_by_text(word("campaign-none"))).to_be_visible()
    page.reload()
    assert_stands(page, CampaignState())


def test_the_passport_shows_what_was_played(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    assert two_games().state.stamps
    assert_stands(page, two_games().state)
    expect(entries(page)).to_have_count(2)
    expect(entries(page).first).to_contain_text(word("campaign-lost"))
    expect(entries(page).last).to_contain_text(word("campaign-won"))
    old, new = two_games().entries[0].upgrades[0]
    expect(entries(page).last).to_contain_text(f"{old} → {new}")
    expect(page).to_have_url(re.compile("/campaign$"))  # the key is not left lying in the address


def test_a_journey_can_be_looked_at_again(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    entries(page).last.get_by_role("link", name=word("campaign-replay")).click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_axe_finds_nothing(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    button(page, "season").click()
    for folded in page.locator("main details > summary").all():
        folded.click()
    assert objections_everywhere(page) == []
    assert_fits(resized(page, SIZES["narrow"]))
    page.evaluate("localStorage.clear()")
    page.goto("/campaign")
    expect(button(page, "begin")).to_be_visible()
    assert objections_everywhere(page) == []


def test_everything_is_said_in_every_language(visit: Pages, house: Server) -> None:
    page = opened(visit, house, **PHONE)
    for language in spoken_in_turn(page):
        expect(page.get_by_role("heading", level=1)).to_have_text(word("campaign-title", language))
        name = words(language, "great_race")("campaign-mission", id="M01")
        expect(page.locator('[data-mission="M01"] h3')).to_contain_text(name)
        assert not re.search(r"(campaign|option|of|refused)-[a-z]", page.locator("body").inner_text())
        assert_fits(page)


# --- playing ---


def test_the_next_game_is_laid_as_chosen_and_its_end_leads_back(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    for label in (word("campaign-way-prudent"), word("option-direction-SN"), word("crew-SU")):
        page.get_by_role("radio", name=label, exact=True).check()
    button(page, "play", n=3).click()
    expect(action(page, "resign")).to_be_visible()
    seat = page.url
    page.goto("/campaign")
    expect(page.get_by_text(word("campaign-running", n=3, round=1))).to_be_visible()
    expect(button(page, "season")).to_have_count(0)
    page.get_by_role("link", name=word("campaign-continue", n=3)).click()
    expect(page).to_have_url(seat)
    action(page, "resign").click()
    page.get_by_role("button", name=say("resign-yes"), exact=True).click()
    expect(page.get_by_role("heading", name=say("over-you-lose"))).to_be_visible()
    page.get_by_role("link", name=word("campaign-back")).click()
    expect(entries(page)).to_have_count(3)
    for text in (word("campaign-lost"), word("campaign-way-prudent"), word("option-direction-SN"), word("crew-SU")):
        expect(entries(page).first).to_contain_text(text)


def test_a_game_is_begun_by_keyboard_and_given_up(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    tab_to(page, button(page, "play", n=3))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/campaign")
    button(page, "give-up").click()
    expect(page.get_by_text(word("campaign-give-up-sure"))).to_be_visible()
    button(page, "give-up").click()
    expect(entries(page)).to_have_count(3)
    expect(button(page, "play", n=4)).to_be_visible()


def test_what_the_running_game_fulfils_is_pencilled_in(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    button(page, "play", n=3).click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/campaign")
    expect(stamp(page, "M10", "legendary")).to_contain_text(word("campaign-now"))
    expect(stamp(page, "M10", "prudent")).not_to_contain_text(word("campaign-now"))


def test_a_double_click_lays_one_table_and_who_was_too_late_is_told(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    other = page.context.new_page()
    other.goto("/campaign")
    expect(button(other, "play", n=3)).to_be_visible()  # as the campaign stood before
    button(page, "play", n=3).dblclick()
    expect(page).to_have_url(re.compile("/t/"))
    visit.forgiven.append("400")
    button(other, "play", n=3).click()
    expect(told(other, word("campaign-stale"))).to_be_in_viewport()
    expect(other.get_by_role("link", name=word("campaign-continue", n=3))).to_be_visible()


def test_a_new_season_begins_the_deck_anew(visit: Pages, house: Server) -> None:
    """G22.6."""
    page = opened(visit, house)
    button(page, "season").click()
    button(page, "season-yes").click()
    assert_stands(page, two_games().season().state)
    expect(entries(page).first).to_contain_text(word("campaign-season-began"))


# --- branches and files ---


def test_a_branch_goes_on_from_an_earlier_game(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    entries(page).last.get_by_role("button", name=word("campaign-branch")).click()
    expect(entries(page)).to_have_count(1)
    assert_stands(page, two_games().branch(1).state)
    title, listed = page.locator("main h2").first, page.get_by_role("region", name=word("campaign-others"))
    expect(title).to_have_text(word("campaign-after", n=1))
    old = listed.get_by_role("listitem").locator("b").inner_text()
    news = page.get_by_role("status").filter(
        has_text=word("campaign-branched", name=word("campaign-after", n=1), old=old)
    )
    expect(news).to_be_in_viewport()
    expect(listed.get_by_role("listitem")).to_contain_text(word("campaign-games", n=2))
    button(page, "open").click()
    expect(entries(page)).to_have_count(2)
    assert_stands(page, two_games().state)


def test_a_branch_is_given_a_name_that_stays(visit: Pages, house: Server) -> None:
    page = opened(visit, house)
    entries(page).last.get_by_role("button", name=word("campaign-branch")).click()
    expect(entries(page)).to_have_count(1)  # the branch lies open
    pen = page.locator("main").get_by_role("button", name=word("campaign-rename"), exact=True)
    pen.click()
    field = page.get_by_label(word("campaign-name"))
    expect(field).to_be_focused()
    field.fill("The bold one")
    field.press("Enter")
    title = page.locator("main h2").first
    expect(title).to_have_text("The bold one")
    expect(pen).to_be_focused()
    button(page, "open").click()
    expect(entries(page)).to_have_count(2)
    others = page.get_by_role("region", name=word("campaign-others"))
    expect(others.get_by_role("listitem")).to_contain_text("The bold one")
    expect(others.get_by_role("listitem")).to_contain_text(word("campaign-games", n=1))
    page.reload()
    expect(others.get_by_role("listitem")).to_contain_text("The bold one")


def test_a_campaign_is_saved_and_read_in_another_browser(visit: Pages, house: Server, tmp_path: Path) -> None:
    page = opened(visit, house)
    with page.expect_download() as download:
        page.get_by_role("link", name=word("campaign-export")).click()
    file = tmp_path / "campaign.txt"
    download.value.save_as(file)
    assert read(file.read_text()) == two_games()
    other = visit("/campaign")
    other.get_by_label(word("campaign-import")).last.set_input_files(file)
    expect(entries(other)).to_have_count(2)
    assert_stands(other, two_games().state)


def test_a_file_is_dropped(visit: Pages) -> None:
    page = visit("/campaign")
    expect(button(page, "begin")).to_be_visible()
    drop = """([zone, text]) => { const files = new DataTransfer(); files.items.add(new File([text], "c.txt"));
        zone.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true })) }"""
    zone = page.get_by_role("group", name=word("campaign-import")).element_handle()
    page.evaluate(drop, [zone, write(two_games())])
    assert_stands(page, two_games().state)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: "a letter", "campaign-file"),
        (lambda: write(two_games()).replace("plan", "PLAN", 1), "campaign-torn"),
        (lambda: "x" * 4_000_000, "campaign-long"),
    ],
    ids=["letter", "torn", "long"],
)
def test_a_file_that_cannot_be_read_harms_nothing(
    visit: Pages, house: Server, made: Callable[[], str], why: str
) -> None:
    page = opened(visit, house)
    visit.forgiven.append("400")
    file = {"name": "campaign.txt", "mimeType": "text/plain", "buffer": made().encode()}
    page.get_by_label(word("campaign-import")).last.set_input_files([file])  # type: ignore[list-item]
    expect(told(page, word(f"refused-{why}", games=200, letters=3000))).to_have_count(1)
    assert_stands(page, two_games().state)


@pytest.mark.parametrize("how", [{}, PHONE])
def test_why_a_file_cannot_be_read_stands_right_below_the_button(
    visit: Pages, house: Server, how: dict[str, Any]
) -> None:
    page = opened(visit, house, **how)
    visit.forgiven.append("400")
    field = page.get_by_label(word("campaign-import")).last
    field.set_input_files([{"name": "a.txt", "mimeType": "text/plain", "buffer": b"a letter"}])  # type: ignore[list-item]
    alert = told(page, word("refused-campaign-file"))
    expect(alert).to_be_in_viewport(ratio=1)
    above, below = page.locator("label.button", has=field).bounding_box(), alert.bounding_box()
    assert above
    assert below
    assert 0 <= below["y"] - above["y"] - above["height"] < 60
    assert abs(below["x"] - above["x"]) < 300


def test_a_key_that_opens_nothing(visit: Pages) -> None:
    visit.forgiven.append("404")
    page = visit(f"/campaign/{'x' * 24}")
    expect(told(page, word("refused-campaign-key"))).to_be_in_viewport()
    expect(button(page, "begin")).to_be_visible()
