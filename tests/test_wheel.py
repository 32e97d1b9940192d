"""The wheel is made of the source and carries the pages: in an empty environment it serves them, and one can play."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution, distributions, requires
from pathlib import Path

from packaging.requirements import Requirement

from ludothek.core.engine import cache_folder
from scripts import release

ROOT = Path(__file__).parents[1]

GAME = ROOT / "scripts/play_installed.py"


def needed(requirements: Iterable[str], extras: Iterable[str] = ()) -> set[str]:
    """The packages that these requirements name, and all that those need in their turn."""
    found = set[str]()
    for one in map(Requirement, requirements):
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ["", *extras]):
            found |= {one.name, *needed(requires(one.name) or (), one.extras)}
    return found


def lend(packages: set[str], site: Path) -> None:
    """Let an environment use packages that are installed here."""
    for package in map(distribution, packages):
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(package.locate_file(top))


def test_a_wheel_installed_into_an_empty_environment_plays_a_game(tmp_path: Path) -> None:
    """It is made of the source archive alone; beside it are only the packages that it says it needs, in versions that
    suit it."""
    source = release.pack(tmp_path, "ludothek-source")
    wheel = release.wheel_from(source, tmp_path)
    release.check(wheel, source)
    assert {"ludothek/web/index.html", "ludothek/games/tactix/words/de.ftl"} <= set(zipfile.ZipFile(wheel).namelist())
    venv.create(tmp_path / "empty")
    python, site = tmp_path / "empty/bin/python", next(tmp_path.glob("empty/lib/*/site-packages"))
    pip = [sys.executable, "-m", "pip", "--python", python, "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", wheel], check=True)
    (installed,) = distributions(name="ludothek", path=[str(site)])
    lend(needed(installed.requires or ()), site)
    subprocess.run([*pip, "check"], check=True)
    folders = {"HOME": tmp_path, "XDG_DATA_HOME": tmp_path / "data", "LUDOTHEK_CACHE": cache_folder()}
    home = {name: str(folder) for name, folder in folders.items()}  # what is compiled already need not be again
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | home
    command = [python, "-I", GAME]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert done.stdout == "played\n", done.stderr
