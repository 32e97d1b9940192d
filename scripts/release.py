"""A release in one command: version, list of changes, wheel and source checked, installed afresh and played.

`make release VERSION=0.2.0` leaves a commit, a tag and two files in dist/; pushing and uploading them is up to you.
Where a step fails, nothing is committed and the files are as they were.
"""

from __future__ import annotations

import argparse
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
UNRELEASED = re.compile(r"^## (?P<version>[\d.]+), not yet released$", re.MULTILINE)
MUST_HOLD = ("ludothek/web/index.html", "ludothek/py.typed", "ludothek/words/de.ftl", "ludothek/games/__init__.py")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", type=version, help="such as 0.2.0")
    wanted = parser.parse_args().version
    refuse_if_dirty()
    try:
        write_version(ROOT, wanted, datetime.now(UTC).date().isoformat())
        with tempfile.TemporaryDirectory() as folder:
            wheel, source = build(Path(folder))
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


def build(folder: Path) -> tuple[Path, Path]:
    """A wheel with the built pages, and the source."""
    run("make", "--silent", "wheel", f"WHEELS={folder}")
    (wheel,) = folder.glob("*.whl")
    name = "-".join(wheel.name.split("-")[:2])
    source = folder / f"{name}.tar.gz"
    run("git", "archive", "--format=tar.gz", f"--prefix={name}/", f"--output={source}", as_it_stands())
    return wheel, source


def as_it_stands() -> str:
    """The tree as it stands, with the new version in it, though it is not committed yet."""
    return run("git", "stash", "create") or "HEAD"


def check(wheel: Path, source: Path) -> None:
    """Both hold what they must, and the same rooms."""
    held = set(zipfile.ZipFile(wheel).namelist())
    with tarfile.open(source) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    missing = [name for name in MUST_HOLD if name not in held]
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


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


if __name__ == "__main__":
    main()
