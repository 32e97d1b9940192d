"""The map of the house shows what stands there, all of it and nothing else."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
SHOWN_WHOLE = (".", "ludothek", "ludothek/games", "tests", "web", "web/src", "web/src/games", "benchmarks", "docs")
FOLDERS = "core|games|bots|server|terminal|web|tests|docs|scripts|benchmarks"  # a path begins with one of them


def drawn() -> dict[str, str]:
    """The paths on the map, and what is said of each."""
    tree = re.search(r"```\n(ludothek/.*?)```", PAGE, re.DOTALL)
    assert tree
    found: dict[str, str] = {}
    above: list[str] = []
    for line in tree[1].splitlines():
        name, _, about = line.strip().partition(" ")
        depth = (len(line) - len(line.lstrip())) // 2
        above[depth:] = [name.rstrip("/")]
        found["/".join(above)] = about.strip()
    return found


def kept() -> set[str]:
    """Every file and folder that is part of the project."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    files = {Path(name) for name in listed if name}
    return {str(path) for file in files for path in (file, *file.parents)} - {"."}


def test_whatever_is_on_the_map_is_there() -> None:
    assert drawn().keys() <= kept()


@pytest.mark.parametrize("folder", SHOWN_WHOLE)
def test_no_folder_is_missing_on_the_map(folder: str) -> None:
    """Every folder in these is on the map."""
    there = {path for path in kept() if str(Path(path).parent) == folder and (ROOT / path).is_dir()}
    assert there <= drawn().keys()


def test_every_path_that_the_page_names_is_there() -> None:
    named = set(re.findall(rf"`((?:{FOLDERS})/[\w./]+)`", PAGE))
    assert named
    for path in named:
        assert (ROOT / path).exists() or (ROOT / "ludothek" / path).exists(), path


def test_every_door_of_the_contract_is_explained() -> None:
    contract = (ROOT / "ludothek/core/contract.py").read_text("utf-8")
    doors = re.findall(r"^    (\w+): \w+\[", contract.partition("class Doors(")[2], re.MULTILINE)
    assert "rules" in doors
    for door in doors:
        assert f"| `{door}` |" in PAGE, door
