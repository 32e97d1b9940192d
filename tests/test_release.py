"""A release: the version stands where it is read, a wheel that lacks something is refused, failures leave no trace."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from scripts import release

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project of its own, with the pages that a release writes."""
    for name in (release.PYPROJECT, release.PACKAGE, release.CHANGES, "scripts/release.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    commit(tmp_path)
    return tmp_path


def commit(tree: Path) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@b")
    git(tree, *who, "commit", "--quiet", "--allow-empty", "--message", "as it is")


def git(folder: Path, *command: str) -> str:
    return subprocess.run(["git", *command], cwd=folder, check=True, capture_output=True, text=True).stdout


def test_the_version_is_written_where_it_is_read(tree: Path) -> None:
    release.write_version(tree, "3.2.1", "2031-05-04")
    assert tomllib.loads((tree / release.PYPROJECT).read_text())["project"]["version"] == "3.2.1"
    assert '__version__ = "3.2.1"' in (tree / release.PACKAGE).read_text()
    assert "## 3.2.1, 2031-05-04" in (tree / release.CHANGES).read_text()
    assert "not yet released" not in (tree / release.CHANGES).read_text()


def test_a_release_without_news_is_refused(tree: Path) -> None:
    (tree / release.CHANGES).write_text("# Changes\n")
    with pytest.raises(SystemExit, match="not yet released"):
        release.write_version(tree, "3.2.1", "2031-05-04")
    assert '"3.2.1"' not in (tree / release.PYPROJECT).read_text()


def start(tree: Path, *wanted: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/release.py", *wanted]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


def test_what_is_not_committed_must_be_first(tree: Path) -> None:
    (tree / "new.txt").write_text("")
    done = start(tree, "3.2.1")
    assert done.returncode == 1
    assert "Commit or stash" in done.stderr


def test_a_version_is_three_numbers(tree: Path) -> None:
    assert "three numbers, such as 0.2.0" in start(tree, "next").stderr


def test_a_step_that_fails_leaves_everything_as_it_was(tree: Path) -> None:
    """Here the source is not whole, or no wheel can be made of it."""
    for more, fault in (((), "The source lacks Makefile"), (release.SOURCE_HOLDS, "make --silent wheel")):
        add(tree, *more)
        done = start(tree, "3.2.1")
        assert done.returncode == 1
        assert fault in done.stderr
        check_untouched(tree)


def add(tree: Path, *names: str) -> None:
    """Commit files that are empty but for their name, where there are none yet."""
    for name in names:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    git(tree, "add", ".")
    commit(tree)


def check_untouched(tree: Path) -> None:
    assert git(tree, "status", "--porcelain") == ""
    assert git(tree, "tag") == ""


def test_a_wheel_that_lacks_a_room_is_refused(tmp_path: Path) -> None:
    wheel, source, room = tmp_path / "a.whl", tmp_path / "a.tar.gz", tmp_path / "rules.py"
    room.write_text("")
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in release.WHEEL_HOLDS:
            packed.writestr(name, "")
    with tarfile.open(source, "w:gz") as archive:
        archive.add(room, "ludothek-1.0.0/ludothek/games/tactix/rules.py")
    with pytest.raises(SystemExit, match=r"lacks ludothek/games/tactix/rules\.py"):
        release.check(wheel, source)
