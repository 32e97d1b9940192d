"""On a machine where nothing has been compiled yet: the pages say so, and how long it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import opened, welcomed
from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, PATIENT, ROOT, Server
from tests.browser.table import action, board
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.windows import Windows
from tests.browser.words import say, words_of

word = words_of("victory")


class ColdServer(Server):
    """A house whose cache is empty, and which compiles in the background as people have it."""

    patience = 3 * PATIENT  # it starts while it compiles

    def prepare(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.browser.start_server", self.plan]
        cold = os.environ | {"LUDOTHEK_CACHE": str(self.log.parent / "cache")}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command, cwd=ROOT, env=cold, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=log
            )


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with opened(ColdServer(tmp_path_factory.mktemp("cold"), web, warm=True)) as house:
        yield house


@pytest.fixture
def come(windows: Windows, cold: Server) -> Iterator[Pages]:
    with welcomed(windows, cold) as pages:
        yield pages


@pytest.mark.parametrize("how", [{}, PHONE])
def test_a_table_with_a_bot_says_that_it_warms_up_and_how_long(come: Pages, cold: Server, how: dict[str, Any]) -> None:
    page = come(cold.lay(black=CURIOUS).at, **how)
    expect(board(page)).to_be_visible()
    line = page.locator("[data-warm]")
    expect(line).to_be_visible()
    left = cold.http.get("/api/warmth").json()["left"]["tactix"]
    assert left >= 0
    begun = say("warm", left="").strip()
    expect(line).to_contain_text(begun)
    if how:
        assert_fits(page)


def test_between_people_it_is_said_once_a_hint_is_asked(come: Pages, cold: Server) -> None:
    page = come(cold.lay().at)
    expect(board(page)).to_be_visible()
    line = page.locator("[data-warm]")
    expect(line).to_have_count(0)
    action(page, "hint").click()
    expect(line).to_be_visible()


def test_a_report_says_that_the_engine_comes_first(come: Pages) -> None:
    page = come("/circuits/RRRR")
    page.get_by_role("button", name=word("report-start"), exact=True).click()
    bar = page.get_by_role("progressbar", name=word("report-progress-label"))
    expect(bar).to_be_visible()
    expect(page.get_by_text(word("report-preparing"))).to_be_visible()
    assert (bar.get_attribute("aria-valuetext") or "").startswith(word("report-preparing"))
    page.get_by_role("button", name=word("report-stop"), exact=True).click()
    expect(bar).to_have_count(0)
    expect(page.get_by_role("button", name=word("report-start"), exact=True)).to_be_enabled()
