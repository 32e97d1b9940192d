"""A game looked at again: the scrubber, and the page one can keep."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludothek.games import GAMES
from tests.browser.pages import Pages
from tests.browser.server import PERSON, ROOT, Laid, Server
from tests.browser.table import WINS, wait_for_position
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say


@pytest.fixture
def finished(house: Server) -> Laid:
    """A finished game."""
    return house.lay(*WINS)


def test_the_scrubber_goes_through_the_game_and_ends_at_the_tables_position(visit: Pages, finished: Laid) -> None:
    table = visit(finished.at)
    wait_for_position(table, list(WINS))
    table.get_by_role("region", name=say("over-title")).get_by_role("link", name=say("over-replay")).click()
    scrubber = table.get_by_role("slider", name=say("replay-place"))
    wait_for_position(table, [])
    for n in range(1, len(WINS) + 1):
        scrubber.fill(str(n))
        wait_for_position(table, list(WINS[:n]))
    expect(scrubber).to_have_attribute("aria-valuetext", say("replay-at", at=3, last=3))


def test_buttons_and_keys_step_through_the_replay(visit: Pages, finished: Laid) -> None:
    page = visit(finished.replay)
    wait_for_position(page, [])
    expect(page.get_by_role("button", name=say("replay-back"))).to_be_disabled()
    page.get_by_role("button", name=say("replay-next")).click()
    wait_for_position(page, list(WINS[:1]))
    page.get_by_role("button", name=say("replay-last")).click()
    wait_for_position(page, list(WINS))
    expect(page.get_by_role("button", name=say("replay-next"))).to_be_disabled()
    page.get_by_role("button", name=say("replay-first")).click()
    page.locator("body").press("ArrowRight")
    wait_for_position(page, list(WINS[:1]))
    page.locator("body").press("End")
    wait_for_position(page, list(WINS))


def test_the_replay_plays_by_itself_to_the_end(visit: Pages, finished: Laid) -> None:
    page = visit(finished.replay)
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    wait_for_position(page, list(WINS))
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_on_the_phone_the_board_is_whole_and_the_slider_under_the_thumb(visit: Pages, house: Server, game: str) -> None:
    """The rows of a room's own table on the phone once pushed the board of its replay out of sight."""
    made = house.http.post("/api/tables", json={"game": game, "seats": [PERSON] * 2})
    page = visit(f"/replay/{made.json()['watch']}", **PHONE)
    board = page.get_by_role("region", name=say("table-board"))
    expect(board.get_by_role("img").or_(board.locator("svg")).first).to_be_visible()
    expect(page.get_by_role("slider", name=say("replay-place"))).to_be_in_viewport()
    assert_fits(page)
    drawn, log = board.bounding_box(), page.locator(".stage-panel").bounding_box()
    assert drawn
    assert log
    assert drawn["height"] >= PHONE["viewport"]["width"]
    assert log["y"] >= drawn["y"] + drawn["height"]


def test_the_saved_page_is_verified_and_opens_offline(visit: Pages, finished: Laid, tmp_path: Path) -> None:
    page = visit(finished.replay)
    with page.expect_download(timeout=60_000) as coming:
        page.get_by_role("link", name=say("over-save")).click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    command = [sys.executable, "-m", "ludothek", "verify", str(file)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert say("verify-moves", moves=3) in " ".join(said.stdout.split())
    kept = visit(None, offline=True)
    kept.goto(file.as_uri())
    kept.get_by_role("slider", name=say("replay-place")).fill("3")
    wait_for_position(kept, list(WINS))
