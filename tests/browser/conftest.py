"""What the browser tests share: the built pages, a server, a Chromium, and an eye on whatever they complain of."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.pages import pages
from tests.browser.parlour import Parlour
from tests.browser.races import SettledParlour
from tests.browser.visitors import PATIENT, Visitors

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
ARGS = [*QUIET, "--disable-sync", "--no-first-run"]

expect.set_options(timeout=PATIENT)


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    base = tmp_path_factory.getbasetemp()
    return pages(base if worker_id == "master" else base.parent)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Parlour]:
    with opened(Parlour(tmp_path_factory.mktemp("parlour"), web)) as house:
        yield house


@pytest.fixture(scope="session")
def settled(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Parlour]:
    """The house whose throws are settled, so that the race in it is always the same one."""
    with opened(SettledParlour(tmp_path_factory.mktemp("settled"), web)) as house:
        yield house


@contextmanager
def opened(house: Parlour) -> Iterator[Parlour]:
    try:
        yield house.start()
    finally:
        house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: Parlour) -> Iterator[Visitors]:
    """Opens pages."""
    with welcomed(chromium, house) as visitors:
        yield visitors


@pytest.fixture
def call(chromium: Browser, settled: Parlour) -> Iterator[Visitors]:
    """Opens pages of the house with settled throws."""
    with welcomed(chromium, settled) as visitors:
        yield visitors


@contextmanager
def welcomed(chromium: Browser, house: Parlour) -> Iterator[Visitors]:
    """Afterwards no page has complained, of errors or of its policy, and neither has the server."""
    visitors = Visitors(chromium, house.address)
    yield visitors
    visitors.leave()
    assert visitors.unforgiven() == []
    assert house.troubles() == []
