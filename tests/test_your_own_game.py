"""The page that leads to a game of one's own is carried out from top to bottom, as somebody at a keyboard would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.checkout import ROOT, Checkout

PAGE = (ROOT / "docs/your-own-game.md").read_text("utf-8")
BLOCK = re.compile(r"(?:^`(?P<file>[\w./]+)`\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_step_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    for block in BLOCK.finditer(PAGE):
        if block["kind"] == "console":
            for command in block["text"].splitlines():
                checkout.run("bash", "-c", command.removeprefix("$ "))
        elif block["kind"] == "diff":
            change(checkout, block["text"])
        else:
            (tmp_path / block["file"]).write_text(block["text"], "utf-8")


def change(checkout: Checkout, text: str) -> None:
    """A change that no longer fits what `make new` writes is a mistake on the page."""
    (checkout.root / "change.diff").write_text(text, "utf-8")
    checkout.run("patch", "--strip=1", "--batch", "--fuzz=0", "--input=change.diff")


def test_every_block_says_where_it_goes() -> None:
    blocks = list(BLOCK.finditer(PAGE))
    assert len(blocks) == PAGE.count("\n```") // 2
    for block in blocks:
        assert bool(block["file"]) == (block["kind"] not in ("console", "diff")), block[0][:80]


@pytest.mark.parametrize("ending", ["pytest", "mypy", "check"])
def test_what_is_typed_is_tried(ending: str) -> None:
    commands = [
        line for block in BLOCK.finditer(PAGE) if block["kind"] == "console" for line in block["text"].splitlines()
    ]
    assert any(ending in command for command in commands)
    assert all(command.startswith("$ ") for command in commands)
