"""The Great Race as it is played: a campaign game to its stamps, three crews at a table, keys, taps and a look back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.words import words
from tests.browser.axe import objections_everywhere
from tests.browser.great_race import action_button, commit, gauge, purse, solo, word
from tests.browser.great_race_moves import FIRST_ROUND, do, follow, stands, token_of, won
from tests.browser.line_of_play import play
from tests.browser.pages import Pages, spoken_in_turn
from tests.browser.server import Server
from tests.browser.table import BOT, HERE, action, expect_last, panel, rows, set_up, square, status
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_languages import assert_whole
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say

AFTER = len(FIRST_ROUND)
SCOUTED = FIRST_ROUND[:2]  # two tiles are to be laid
ON_THE_ROAD = FIRST_ROUND[:5]  # one step of a drive is made
HALTED = FIRST_ROUND[:8]  # T has answered with a step into a town


# --- a campaign game from the passport to its stamps ---


def test_a_game_of_a_campaign_is_played_from_the_empty_passport_to_its_stamps(call: Pages, settled: Server) -> None:
    page = call("/campaign")
    page.get_by_role("button", name=word("campaign-begin")).click()
    expect(page.locator('[data-inked="true"]')).to_have_count(0)
    page.get_by_role("button", name=word("campaign-play", n=1)).click()
    expect(page).to_have_url(re.compile("/t/"))
    begun = follow(page, solo(), *FIRST_ROUND)
    expect(page.locator("[data-slot]")).to_have_count(5)
    follow(page, begun, *won().line[AFTER : AFTER + 2])  # T has taken one card, two are ours
    expect(page.locator("[data-slot]")).to_have_count(0)
    play(settled, [token_of(page)], won().line[AFTER + 2 :])
    expect(page.locator("[data-ended]")).to_contain_text(word("desk-won", mode="solo"))
    for mission in missions():
        expect(page.locator("[data-ended]")).to_contain_text(words("en", "great_race")("campaign-mission", id=mission))
    page.get_by_role("link", name=word("campaign-back")).click()
    expect_stamps(page)
    page.reload()
    expect_stamps(page)


def missions() -> list[str]:
    """What that journey has fulfilled."""
    return [mission for mission, done in won().view()["missions"].items() if done]


def expect_stamps(page: Page) -> None:
    expect(page.locator("[data-entry]")).to_contain_text(word("campaign-won"))
    expect(page.locator('[data-inked="true"]')).to_have_count(len(missions()))
    for mission in missions():
        inked = page.locator(f'[data-mission="{mission}"] [data-way="legendary"]')
        expect(inked).to_have_attribute("data-inked", "true")


def test_torpedo_is_stepped_through_and_every_step_cites_its_rule(call: Pages, settled: Server) -> None:
    told = [row for row in solo(*HALTED).view()["last"] if row["actor"] == "T"]
    assert any(row["others"] for row in told)
    page = solo(*HALTED[:-1]).opened(call, settled, reduced_motion="no-preference")
    panel(page, "more").get_by_role("radio", name=say("speed-slow"), exact=True).check()
    do(page, "halt")
    steps, step = page.locator("[data-told]"), page.locator("[data-stage=step]")
    step.click()
    expect(page.locator("[data-stage=run]")).to_be_enabled()  # it waits for us
    story = re.compile(rf"^\s*{re.escape(word('next-story'))}")
    expect(status(page)).to_have_text(story)  # it began with "Your turn", and nothing could be done
    while steps.count() < len(told):
        step.click()
    expect(status(page).first).not_to_contain_text(word("next-story"))  # the next one tells how much petrol
    for i, row in enumerate(told):
        expect(steps.nth(i)).to_contain_text(word(row["message"], **row["facts"]))
        expect(steps.nth(i).locator("> p [data-rule]")).to_have_attribute("data-rule", row["rule"])
        for space, rule in row["others"].items():
            other = steps.nth(i).locator(f"[data-not='{space}']")
            expect(other).to_contain_text(word(row["why"][space], **row["facts"] | row["places"][space]))
            expect(other.locator("[data-rule]")).to_have_attribute("data-rule", rule)
    stands(page, "T", solo(*HALTED).view()["vehicles"][1]["at"])


# --- three crews: me, a friend on this screen, and a bot ---


def test_two_at_one_screen_race_a_bot(call: Pages) -> None:
    page = call()
    lay_for_three(page)
    sits_openly(page, "GB")  # the bot has taken its card, and the British choose before the French
    do(page, "take 1")
    sits_openly(page, "FR")
    do(page, "take 2")
    expect_last(page, "take 2")
    do(page, "take 4")
    sit_down(page, "FR")  # the others have seen all the cards, but not what is planned now
    commit(page, "FPMME")
    expect(curtain(page, "GB")).to_be_visible()
    take_back(call, page)
    sit_down(page, "FR")
    commit(page, "FPMME")
    sit_down(page, "GB")
    expect(page.locator("[data-rival=FR] svg.idle")).to_have_count(5)  # what the plan is nobody sees
    expect(rows(page).last).to_contain_text(word("heard-plan", crew="FR"))
    commit(page, "FPPME")
    sits_openly(page, "FR")
    expect(page.locator("[data-rival=GB] svg.idle")).to_have_count(0)
    for move in ("drive 1.1", "winch m"):
        do(page, move)
    sits_openly(page, "GB")
    do(page, "fund")
    sits_openly(page, "FR")  # the bot has had its turn
    expect(page.locator("[data-rival=BE] svg.used")).to_have_count(1)
    undo_a_purchase(page)
    do(page, "fetch")
    sits_openly(page, "GB")
    expect(purse(page)).to_have_attribute("data-money", "110")
    expect(rows(page).last).to_contain_text(word("heard-card", crew="FR"))
    expect(page.locator("[data-rival=FR] .card.back")).to_have_count(1)


def lay_for_three(page: Page) -> None:
    """Through the set-up."""
    dialog = set_up(page, "The Great Race")
    dialog.get_by_role("group", name=say("setup-seats")).get_by_role("radio", name="3", exact=True).check()
    for crew, who in (("GB", HERE), ("BE", BOT)):
        seat = word(f"crew-{crew}")
        dialog.get_by_role("group", name=seat, exact=True).get_by_role("radio", name=say(who), exact=True).check()
    levels = dialog.get_by_role("group", name=say("setup-level", seat=seat))
    levels.get_by_role("radio", name=say("level-1"), exact=True).check()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()


def curtain(page: Page, crew: str) -> Locator:
    return page.get_by_role("dialog", name=word("cover-title", side=word(f"crew-{crew}")))


def sit_down(page: Page, crew: str) -> None:
    """Nothing is seen of hands and plans before this crew says that it is there."""
    expect(curtain(page, crew)).to_be_visible()
    expect(page.locator(".race-desk")).to_be_hidden()
    page.get_by_role("button", name=word("do-uncover")).click()
    expect(page.locator("[data-own]")).to_have_attribute("data-own", crew)


def sits_openly(page: Page, crew: str) -> None:
    """Nothing secret is to be seen, so nothing is covered when this crew's turn comes."""
    expect(page.locator("[data-own]")).to_have_attribute("data-own", crew)
    expect(page.locator(".race-desk")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def take_back(call: Pages, page: Page) -> None:
    """From the first seat's own telephone, while the screen has gone to the next crew."""
    phone = call(f"/t/{token_of(page)}", **PHONE)
    expect(phone.locator("[data-committed]")).to_have_text(word("desk-committed-undo"))
    action(phone, "undo").tap()
    expect(phone.locator("[data-committed]")).to_have_count(0)
    phone.close()


def undo_a_purchase(page: Page) -> None:
    expect(gauge(page, "fuel")).to_have_attribute("data-level", "5")
    do(page, "buy 1")
    expect(gauge(page, "fuel")).to_have_attribute("data-level", "6")
    expect(rows(page).last).to_contain_text(word("said-buy", crew="FR", fuel=1, francs=20))
    action(page, "undo").click()
    expect(gauge(page, "fuel")).to_have_attribute("data-level", "5")
    expect(purse(page)).to_have_attribute("data-money", "80")


# --- refusals ---


@pytest.mark.parametrize(
    ("line", "space", "rule", "why"),
    [
        (ON_THE_ROAD, "CAP", "G8.2", "not-neighbour"),
        (SCOUTED, "INS", "G7.4", "lay-town"),
    ],
    ids=["go", "lay"],
)
def test_a_refused_tap_shakes_and_its_rule_opens(
    call: Pages, settled: Server, line: list[str], space: str, rule: str, why: str
) -> None:
    page = solo(*line).opened(call, settled)
    square(page, space).click()
    expect(page.locator(f'[data-shakes="{space}"]')).to_be_visible()
    expect(status(page).first).to_contain_text(word(f"refused-{why}", near=space, side="at"))
    page.get_by_role("button", name=say("status-rule", rule=rule)).click()
    expect(page.locator(f'li[data-rule="{rule}"]')).to_be_in_viewport()


# --- keys and taps ---


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_turn_with_nothing_but_the_keyboard(call: Pages, settled: Server, language: str) -> None:
    page = solo().opened(call, settled, locale=language)
    for role in "fpmme":
        page.keyboard.press(role)
    tab_to(page, action_button(page, "plan"))
    page.keyboard.press("Enter")
    tab_to(page, square(page, "COL"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(square(page, "1.2")).to_be_focused()
    assert is_seen(page)
    expect(square(page, "1.2")).to_have_attribute("aria-label", re.compile(word("map-drive", language)))
    expect(square(page, "NOU")).to_have_attribute("aria-label", re.compile(f"^{re.escape(nouadhibou(language))}"))
    page.keyboard.press("Enter")
    stands(page, "FR", "1.2")


def nouadhibou(language: str) -> str:
    """As it is read aloud."""
    level, draws = word("spoken-level", language, level=2), word("spoken-draws", language, n=2)
    return f"3.0 {word('town-NOU', language)}, {word('of-colour', language, colour='blue')}, {level}, {draws}"


def test_a_turn_by_taps_on_the_phone(call: Pages, settled: Server) -> None:
    page = solo().opened(call, settled, **PHONE)
    for move in SCOUTED:
        do(page, move, Locator.tap)
    lay = [move.split()[1:] for move in FIRST_ROUND[len(SCOUTED) :][:2]]
    for tile, space in lay:
        page.locator(f'button[data-tile="{tile}"]').tap()
        square(page, space).tap()
        expect(page.get_by_role("button", name=word("map-whole"))).to_be_visible()
        expect(page.locator(f'[data-tile="{space} {tile}"]')).to_have_count(1)
        assert_fits(page)


# --- looked at again ---


@pytest.fixture(scope="module")
def finished(settled: Server) -> str:
    """The link of a journey that was won."""
    return won().lay(settled)[0]


def test_a_won_journey_is_looked_at_again_also_without_a_network(call: Pages, finished: str, tmp_path: Path) -> None:
    page = call(f"/replay/{finished}")
    look_through(page)
    with page.expect_download(timeout=60_000) as coming:
        page.get_by_role("link", name=say("over-save")).click()
    file = tmp_path / "journey.html"
    coming.value.save_as(file)
    kept = call(None, offline=True)
    kept.goto(file.as_uri())
    look_through(kept)


def look_through(page: Page) -> None:
    """Through all eyes the vehicles are seen where they were."""
    for eyes in (say("eyes-open"), word("crew-FR"), say("eyes-watch")):
        page.get_by_role("radio", name=eyes, exact=True).check()
        for moves in (1, len(HALTED), 40, len(won().line)):
            table = solo(*won().line[:moves]).table()
            page.get_by_role("slider", name=say("replay-place")).fill(str(table.ply))
            for vehicle in table.view()["vehicles"]:
                stands(page, vehicle["crew"], vehicle["at"])


# --- everyone ---


@pytest.fixture(scope="module")
def moments(settled: Server, finished: str) -> list[str]:
    """The pages of some moments of a journey, from the plan to the end."""
    journeys = solo(), solo(*SCOUTED), solo(*HALTED), solo(*FIRST_ROUND)
    return [*(f"/t/{journey.lay(settled)[0]}" for journey in journeys), f"/t/{finished}"]


def test_every_moment_is_told_to_the_end(call: Pages, moments: list[str]) -> None:
    page = call(None)
    for moment in moments:
        page.goto(moment)
        expect(page.locator(".race-desk")).to_be_visible()
        for language in spoken_in_turn(page):
            assert_whole(page, language)


def test_axe_finds_nothing_on_the_road_while_scouting_and_afterwards(
    call: Pages, settled: Server, finished: str
) -> None:
    page = solo(*ON_THE_ROAD).opened(call, settled)
    found = {"drive": objections_everywhere(page)}
    page.goto(f"/t/{solo(*SCOUTED).lay(settled)[0]}")
    expect(page.locator("button[data-tile]").first).to_be_visible()
    found["lay"] = objections_everywhere(page)
    page.goto(f"/replay/{finished}#60")
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = objections_everywhere(page)
    assert found == {"drive": [], "lay": [], "replay": []}
