"""What all tests share: every game, Ctrl-C that reaches the processes they start, what takes longest begun first."""

import signal

import pytest

from ludothek.core.game import Game
from ludothek.games import GAMES
from tests.shelf import SHELF

LONGEST = ("test_your_own_game.py", "test_wheel.py")  # begun last, all workers but one would wait

# A shell that runs a command in the background lets it ignore Ctrl-C, and all its children with it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture(params=SHELF)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Each game, and the template as if it stood on the shelf."""
    game = SHELF[request.param]
    monkeypatch.setitem(GAMES, game.key, game)
    return game
