"""A release in one command: version, list of changes, source and wheel checked, installed afresh and played.

`make release VERSION=0.2.0` leaves a commit, a tag and two files in dist/; pushing and uploading them is up to you.
Where a step fails, nothing is committed and the files are as they were.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYPROJECT, PACKAGE, CHANGES = "pyproject.toml", "ludothek/__init__.py", "CHANGELOG.md"
TOOLS = (".venv", "web/node_modules")
TOOL_LISTS = ("requirements.txt", PYPROJECT, "web/package-lock.json")  # what says which they are
UNRELEASED = re.compile(r"^## (?P<version>[\d.]+), not yet released$", re.MULTILINE)
SOURCE_HOLDS = (
    "Makefile",
    PYPROJECT,
    "requirements.txt",
    "web/src/main.ts",
    "web/package-lock.json",
    "tests/test_every_game.py",
)
WHEEL_HOLDS = ("ludothek/web/index.html", "ludothek/py.typed", "ludothek/words/de.ftl", "ludothek/games/__init__.py")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", type=version, help="such as 0.2.0")
    wanted = parser.parse_args().version
    refuse_if_dirty()
    try:
        write_version(ROOT, wanted, datetime.now(UTC).date().isoformat())
        with tempfile.TemporaryDirectory() as folder:
            source = pack(Path(folder), f"ludothek-{wanted}")
            wheel = wheel_from(source, Path(folder))
            check(wheel, source)
            try_out(wheel, Path(folder) / "environment")
            kept = keep(wheel, source)
    except BaseException:
        run("git", "checkout", "--", PYPROJECT, PACKAGE, CHANGES)
        raise
    run("git", "commit", "--quiet", "--all", "--message", f"Version {wanted}")
    run("git", "tag", f"v{wanted}")
    print(f"Version {wanted} is committed and tagged; {kept} hold it. Now: git push --follow-tags")


def version(text: str) -> str:
    if not re.fullmatch(r"\d+\.\d+\.\d+", text):
        raise argparse.ArgumentTypeError("three numbers, such as 0.2.0")
    return text


def refuse_if_dirty() -> None:
    if run("git", "status", "--porcelain"):
        sys.exit("There are changes that are not committed. Commit or stash them, then release.")


def write_version(root: Path, wanted: str, day: str) -> None:
    """Put the version where it is read, and the day into the list of changes."""
    changes = (root / CHANGES).read_text("utf-8")
    if not UNRELEASED.search(changes):
        sys.exit(
            f"{CHANGES} has no section that is not yet released. Say there what is new: ## {wanted}, not yet released"
        )
    replace_once(root / PYPROJECT, r'^version = ".*"$', f'version = "{wanted}"')
    replace_once(root / PACKAGE, r'^__version__ = ".*"$', f'__version__ = "{wanted}"')
    replace_once(root / CHANGES, UNRELEASED.pattern, f"## {wanted}, {day}")


def replace_once(file: Path, pattern: str, new: str) -> None:
    text, times = re.subn(pattern, new, file.read_text("utf-8"), flags=re.MULTILINE)
    if times != 1:
        sys.exit(f"{file.name} should say this exactly once: {pattern}")
    file.write_text(text, "utf-8")


def pack(folder: Path, name: str) -> Path:
    """The source: every file of the project as it stands, with the new version, though that is not committed yet."""
    source = folder / f"{name}.tar.gz"
    with tarfile.open(source, "w:gz") as archive:
        for file in run("git", "ls-files").splitlines():
            archive.add(ROOT / file, f"{name}/{file}")
    missing = sorted(set(SOURCE_HOLDS) - files_in(source))
    if missing:
        sys.exit(f"The source lacks {', '.join(missing)}")
    return source


def files_in(source: Path) -> set[str]:
    with tarfile.open(source) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def wheel_from(source: Path, folder: Path) -> Path:
    """A wheel made of the source alone, its pages built from there; only the tools are those of this checkout."""
    with tarfile.open(source) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    for name in TOOLS:
        (unpacked / name).symlink_to(ROOT / name, target_is_directory=True)
    for name in TOOL_LISTS:
        os.utime(unpacked / name, (0, 0))  # older than the tools, so that nothing is installed anew
    run("make", "--silent", "wheel", f"WHEELS={folder}", cwd=unpacked)
    (wheel,) = folder.glob("*.whl")
    return wheel


def check(wheel: Path, source: Path) -> None:
    """The wheel holds what it must, and every room of the source."""
    held = set(zipfile.ZipFile(wheel).namelist())
    files = files_in(source)
    missing = [name for name in WHEEL_HOLDS if name not in held]
    ours = {
        name for name in files if name.startswith("ludothek/") and Path(name).suffix in (".py", ".ftl", ".md", ".txt")
    }
    missing += sorted(ours - held)
    if missing:
        sys.exit(f"The wheel lacks {', '.join(missing)}")


def try_out(wheel: Path, environment: Path) -> None:
    """Install it beside nothing, with what it needs, and play a game through its server."""
    venv.create(environment, with_pip=True)
    python = str(environment / "bin/python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    run(python, "-m", "pip", "check")
    run(python, "-I", str(ROOT / "scripts/play_installed.py"))


def keep(wheel: Path, source: Path) -> str:
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    for file in (wheel, source):
        (dist / file.name).write_bytes(file.read_bytes())
    return f"dist/{wheel.name} and dist/{source.name}"


def run(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    main()
