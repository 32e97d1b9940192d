"""The hooks before a commit: each finds a fault, lets what is in order pass, and looks at what `make check` does."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.checkout import Checkout

ROOT = Path(__file__).parents[1]
HOOKS = {
    hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
}


def run(hook: str, *files: Path | str) -> subprocess.CompletedProcess[str]:
    """What a hook says of these files."""
    command = [*shlex.split(HOOKS[hook]["entry"]), *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_hooks_look_at_style_types_and_words() -> None:
    assert [*HOOKS] == ["ruff", "ruff-format", "mypy", "prettier", "words"]


@pytest.mark.parametrize(
    ("hook", "name", "wrong", "right"),
    [
        ("ruff", "rules.py", "import os\n", "SEATS = 2\n"),
        ("ruff-format", "rules.py", "SEATS=2\n", "SEATS = 2\n"),
        ("prettier", "board.ts", "export const seats=2\n", "export const seats = 2;\n"),
    ],
)
def test_a_hook_tells_right_from_wrong(hook: str, name: str, wrong: str, right: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(right)
    assert run(hook, file).returncode == 0
    assert file.read_text() == right
    file.write_text(wrong)
    refused = run(hook, file).returncode != 0
    assert refused or file.read_text() == right, "a hook that mends a file stops the commit too"


def test_the_hook_of_the_words_finds_its_tests() -> None:
    found = run("words", "--collect-only")
    assert found.returncode == 0, found.stdout
    assert {"tests/test_words.py", "tests/test_grammar.py"} <= set(re.findall(r"^(tests/\w+\.py)", found.stdout, re.M))


def test_the_hook_of_the_words_finds_a_message_that_one_language_lacks(tmp_path: Path) -> None:
    """It once ran no test that compares the languages."""
    copy = Checkout(tmp_path, ("ludothek/", "tests/", "docs/", "web/words/", "pyproject.toml", "README.md"))
    lacking = {"ludothek/games/tactix/words/nl.ftl": "refused-king-steps", "web/words/it.ftl": "shelf-coming"}
    for words, message in lacking.items():
        text = (tmp_path / words).read_text("utf-8")
        shorter = re.sub(rf"^{message} = .*\n", "", text, flags=re.M)
        assert shorter != text
        (tmp_path / words).write_text(shorter, "utf-8")
    said = copy.run(*shlex.split(HOOKS["words"]["entry"]), "-k", "complete", code=1)
    assert all(message in said for message in lacking.values()), said
    assert said.count("\nFAILED ") == len(lacking), said


def test_the_hook_of_the_types_checks_what_make_check_does() -> None:
    """It once left out the benchmarks and the scripts."""
    assert HOOKS["mypy"]["entry"] == "make --silent types"
    planned = run("mypy", "--dry-run", "--no-print-directory").stdout
    command = ["make", "-n", "--no-print-directory", "types"]
    assert planned == subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "mypy --strict ludothek benchmarks/connect_four benchmarks/*.py docs scripts" in planned
