"""What the browser tests share: the built pages, a server, a Chromium, and an eye on whatever they complain of."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.front_end import front_end
from tests.browser.pages import Pages
from tests.browser.server import SEED, Server
from tests.browser.windows import PATIENT, Windows

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first opens a page in half the time
SHORT_LIVED = ("--in-process-gpu", "--js-flags=--no-maglev,--no-opt")  # a page is gone before optimized code pays off
ARGS = [*QUIET, *SHORT_LIVED, "--disable-sync", "--no-first-run"]

expect.set_options(timeout=PATIENT)


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    base = tmp_path_factory.getbasetemp()
    return front_end(base if worker_id == "master" else base.parent)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with opened(Server(tmp_path_factory.mktemp("house"), web)) as house:
        yield house


@pytest.fixture(scope="session")
def settled(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    """The house whose throws are settled, so that the race in it is always the same one."""
    with opened(Server(tmp_path_factory.mktemp("settled"), web, seed=SEED)) as house:
        yield house


@contextmanager
def opened(house: Server) -> Iterator[Server]:
    try:
        yield house.start()
    finally:
        house.close()


@pytest.fixture(scope="session")
def windows() -> Iterator[Windows]:
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield Windows(browser)
        browser.close()


@pytest.fixture
def visit(windows: Windows, house: Server) -> Iterator[Pages]:
    """Opens pages."""
    with welcomed(windows, house) as pages:
        yield pages


@pytest.fixture
def call(windows: Windows, settled: Server) -> Iterator[Pages]:
    """Opens pages of the house with settled throws."""
    with welcomed(windows, settled) as pages:
        yield pages


@contextmanager
def welcomed(windows: Windows, house: Server) -> Iterator[Pages]:
    """Afterwards no page has complained, of errors or of its policy, and neither has the server."""
    pages = Pages(windows, house.address)
    yield pages
    pages.leave()
    assert pages.unforgiven() == []
    assert house.troubles() == []
