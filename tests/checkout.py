"""A copy of the whole project in which a test may write, with the tools of the original and what they remember."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = ("docs/pictures/", "benchmarks/")
LENT = (".venv", "web/node_modules")  # what is installed, too large to copy
LISTS = ("requirements.txt", "pyproject.toml", "web/package-lock.json")  # what says so; old, so that it stays installed
REMEMBERED = ".mypy_cache"  # the types of all that is as it was
ENVIRONMENT = {
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "",  # every process reads the same code again
    "PYTEST_ADDOPTS": "-p no:schemathesis -p no:hypothesispytest -p no:anyio",  # they load longer than a game is tested
    "HYPOTHESIS_STORAGE_DIRECTORY": str(ROOT / ".hypothesis"),  # the letters of all languages, found out once
}


class Checkout:
    """Commands run in the copy and mean the copy, also where the package of the original is installed."""

    def __init__(self, root: Path, only: tuple[str, ...] = ("",)) -> None:
        """All of it, or only what begins with one of these."""
        self.root = root
        names = kept(only)
        for name in names:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)
        for name in LENT:
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).symlink_to(ROOT / name, target_is_directory=True)
        for name in set(LISTS) & set(names):
            os.utime(root / name, (0, 0))

    def remember_types(self) -> None:
        """So that mypy reads only what is new, if it has read the original before."""
        if (ROOT / REMEMBERED).is_dir():
            shutil.copytree(ROOT / REMEMBERED, self.root / REMEMBERED)

    def run(self, *command: str | Path, code: int = 0) -> str:
        """What a command prints; it ends with this code."""
        env = os.environ | ENVIRONMENT | {"PYTHONPATH": str(self.root)}
        done = subprocess.run(
            list(map(str, command)), cwd=self.root, env=env, capture_output=True, text=True, timeout=600, check=False
        )
        assert done.returncode == code, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def make(self, *goals: str) -> str:
        return self.run("make", "--silent", *goals)

    def python(self, *arguments: str | Path) -> str:
        return self.run(".venv/bin/python", *arguments)

    def npm(self, *arguments: str | Path) -> str:
        return self.run("scripts/node.sh", *arguments)

    def files(self) -> set[Path]:
        """Every file of the copy, without what is lent or made by the way."""
        found = (Path(folder) / name for folder, _, names in os.walk(self.root) for name in names)
        return {file.relative_to(self.root) for file in found if "__pycache__" not in file.parts}


def kept(only: tuple[str, ...]) -> list[str]:
    """Whatever belongs to the project and begins like this, also where it is not committed yet."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if is_wanted(name, only) and (ROOT / name).is_file()]


def is_wanted(name: str, only: tuple[str, ...]) -> bool:
    return name.startswith(only) and not name.startswith(LEFT_OUT)
