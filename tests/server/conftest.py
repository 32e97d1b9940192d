"""What the server's tests share: one server for each file of tests, and an eye on its log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.server import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("house"))
    try:
        yield house.start()
    finally:
        house.close()


@pytest.fixture(autouse=True)
def _nothing_went_wrong_inside(request: pytest.FixtureRequest) -> Iterator[None]:
    """After every test the log of its server tells of no error, and of no token."""
    yield
    if "house" in request.fixturenames:
        house: Server = request.getfixturevalue("house")
        assert house.troubles() == []
