"""Two games are made as somebody at a keyboard would: one as `make new` leaves it, one as the page leads to it.

Both are made in one copy of the project, so that its pages are built once.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.checkout import ROOT, Checkout
from tests.test_new_room import PARTS

PAGE = (ROOT / "docs/your-own-game.md").read_text("utf-8")
BLOCK = re.compile(r"(?:^`(?P<file>[\w./]+)`\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^## (\d\. .*)$", re.MULTILINE)
PYTEST = ".venv/bin/python -m pytest -q "
PASSED = re.compile(r"(\.+ +\[ *\d+%\]\n)+")  # a dot for every test, and nothing else
OTHERS = ("every_game", "words", "grammar", "web", "leaks", "hints", "rules_page")  # they look at every game


class Block(NamedTuple):
    """What is typed: into a file, as a change to files, or as commands."""

    kind: str
    file: str | None
    text: str

    @property
    def commands(self) -> list[str]:
        return [line.removeprefix("$ ") for line in self.text.splitlines()] if self.kind == "console" else []


def blocks(text: str) -> list[Block]:
    return [Block(found["kind"], found["file"], found["text"]) for found in BLOCK.finditer(text)]


_, *parts = STEP.split(PAGE)
STEPS = {title: blocks(text) for title, text in zip(parts[::2], parts[1::2], strict=True)}


def test_a_sixth_game_is_made_and_the_page_leads_to_a_seventh(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    checkout.remember_types()
    view = make_new(checkout, "oware")
    types = view.read_text("utf-8")
    for title, typed in STEPS.items():
        carry_out(checkout, title, typed)
    assert view.read_text("utf-8") == types, "`make wire` writes what `make new` has written"
    check_new(checkout, "oware")


def make_new(checkout: Checkout, name: str) -> Path:
    """The types of its view, of all the files that `make new` has written and named."""
    before = checkout.files()
    said = checkout.make("new", f"GAME={name}")
    made = checkout.files() - before
    assert all(any(str(file).startswith(part.format(name)) for part in PARTS) for file in made)
    assert {str(checkout.root / file) for file in made} < set(said.splitlines())
    return checkout.root / "web/src/games" / name / "view.ts"


def carry_out(checkout: Checkout, title: str, typed: list[Block]) -> None:
    """Type a step; all that it runs succeeds, and the tests at its end pass, every one."""
    said = ""
    for block in typed:
        if block.kind == "diff":
            change(checkout, block.text)
        elif block.file:
            (checkout.root / block.file).write_text(block.text, "utf-8")
        for command in block.commands:
            said = checkout.run("bash", "-c", command)
    assert PASSED.fullmatch(said), f"{title}: {said}"


def change(checkout: Checkout, text: str) -> None:
    """A change that no longer fits what `make new` writes is a mistake on the page."""
    (checkout.root / "change.diff").write_text(text, "utf-8")
    checkout.run("patch", "--strip=1", "--batch", "--fuzz=0", "--input=change.diff")


def check_new(checkout: Checkout, name: str) -> None:
    """A game as `make new` leaves it keeps every contract, and is played to its end in a real Chromium."""
    checkout.make("types", f"GAME={name}")
    tests = (f"tests/games/{name}", f"tests/browser/test_{name}.py", *map("tests/test_{}.py".format, OTHERS))
    said = checkout.python("-m", "pytest", "-q", "-k", name, *tests)
    assert PASSED.fullmatch(said), said


# --- the page keeps what it promises ---


def test_every_block_says_where_it_goes() -> None:
    found = blocks(PAGE)
    assert len(found) == PAGE.count("\n```") // 2 == sum(map(len, STEPS.values()))
    for block in found:
        assert bool(block.file) == (block.kind not in ("console", "diff")), block.text[:80]
        assert all(line.startswith("$ ") for line in block.text.splitlines() if block.commands)


@pytest.mark.parametrize("title", STEPS)
def test_every_step_ends_with_its_tests(title: str) -> None:
    """Those that it has typed are among them."""
    last = STEPS[title][-1].commands[-1]
    assert last.startswith(PYTEST)
    typed = [block.file for block in STEPS[title] if block.file and Path(block.file).name.startswith("test_")]
    assert all(any(file.startswith(named) for named in last.split()) for file in typed), typed
    assert typed or title.startswith("1. "), "the template brings its own"


@pytest.mark.parametrize("tried", ["make wire", "make check GAME=snare", "tests/test_every_game.py", "tests/browser"])
def test_what_is_made_is_checked(tried: str) -> None:
    assert any(tried in command for typed in STEPS.values() for block in typed for command in block.commands)
