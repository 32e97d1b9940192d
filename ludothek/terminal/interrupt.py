"""Waiting for long work that can be broken off: Ctrl-C works while a bot thinks or positions are counted."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def wait_for(work: Callable[[], T]) -> T:
    """What the work answers or raises. If the person leaves meanwhile, it is left to itself."""
    answers: SimpleQueue[Callable[[], T]] = SimpleQueue()
    Thread(target=lambda: answers.put(outcome(work)), daemon=True).start()
    return answers.get()()


def outcome(work: Callable[[], T]) -> Callable[[], T]:
    try:
        answer = work()
    except BaseException as raised:
        problem = raised
    else:
        return lambda: answer

    def fail() -> T:
        raise problem

    return fail
