"""What is said to call the program by works where it is said."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludothek.core.program import program, told_to_strangers


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """A folder with the program in it, which the shell does not look into."""
    folder = tmp_path / "house/bin"
    folder.mkdir(parents=True)
    (folder / "ludothek").touch(0o755)
    return folder


def called(monkeypatch: pytest.MonkeyPatch, name: str | Path, path: str | Path = "/nowhere") -> tuple[str, str]:
    monkeypatch.setattr(sys, "argv", [str(name)])
    monkeypatch.setenv("PATH", str(path))
    return program(), told_to_strangers()


def test_a_program_that_the_shell_finds_is_called_by_its_name(
    bin_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called(monkeypatch, bin_folder / "ludothek", bin_folder) == ("ludothek", "ludothek")
    assert called(monkeypatch, "ludothek") == ("ludothek", "ludothek")


def test_after_make_play_it_is_called_by_its_place(bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bin_folder.parent)
    assert called(monkeypatch, "bin/ludothek") == ("bin/ludothek", "bin/ludothek")


def test_no_stranger_hears_of_a_folder(bin_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = bin_folder / "ludothek"
    assert called(monkeypatch, place) == (str(place), "ludothek")


def test_as_a_module_it_is_called_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(monkeypatch, "/house/ludothek/__main__.py") == (f"{sys.executable} -m ludothek", "ludothek")


def test_within_another_program_it_has_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(monkeypatch, "/bin/pytest") == ("ludothek", "ludothek")
