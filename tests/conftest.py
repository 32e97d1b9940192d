"""What all tests share: Ctrl-C reaches the processes they start, and what takes longest begins first."""

import signal

import pytest

LONGEST = ("test_your_own_game.py", "test_wheel.py")  # begun last, all workers but one would wait

# A shell that runs a command in the background lets it ignore Ctrl-C, and all its children with it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
