"""Every room laid out from the template is a true room, and nothing is left behind where that fails."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludothek
from ludothek import Refused, room
from ludothek.room import listed, new_room

ROOT = Path(ludothek.__file__).parents[1]
TEMPLATE = ROOT / "ludothek" / "template"


# --- a new room in a copy of the house ---


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, so that nothing is ever listed in the real one."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "ludothek", root / "ludothek", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(house: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(house), "LUDOTHEK_CACHE": str(house / "cache"), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *args], cwd=house, env=env, capture_output=True, text=True, timeout=300, check=False
    )


def python(house: Path, code: str) -> str:
    done = run(house, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout


LAY_OUT = "from ludothek.room import new_room; print(*new_room({name!r}), sep='\\n')"

PLAY = """
import ludothek
print([game.key for game in ludothek.games()])
table = ludothek.table({name!r}, seats=3, seed=1)
while table.turn != "over":
    table.play(table.moves()[-1], seat=table.turn)
assert ludothek.replay(table.transcript()).score == table.score
print(sum(table.score), ludothek.perft({name!r}, 2))
try:
    table.play("go")
except ludothek.Refused as refused:
    print(refused)
"""


def test_a_new_room_is_listed_played_and_counted(house: Path) -> None:
    python(house, LAY_OUT.format(name="nim"))
    keys, counted, refusal = python(house, PLAY.format(name="nim")).splitlines()
    assert "'tactix'" in keys
    assert "'nim'" in keys
    assert counted == f"1.0 {1 * 6 + 5 * 2}"
    assert refusal.endswith("(P3.1)")


@pytest.mark.parametrize("name", ["my_template_2", "w" * 30])
def test_a_new_room_is_in_good_style_whatever_its_name(house: Path, name: str) -> None:
    written = python(house, LAY_OUT.format(name=name)).split()
    pages = {page.relative_to(TEMPLATE) for page in TEMPLATE.rglob("*.*") if page.suffix in (".py", ".ftl", ".md")}
    place = house / "ludothek" / "games"
    assert set(map(Path, written)) == {place / name / page for page in pages} | {place / "__init__.py"}
    for tool in ("check", "format --check"):
        done = run(house, "-m", "ruff", *tool.split(), str(place / name), str(place / "__init__.py"))
        assert done.returncode == 0, done.stdout


def test_a_new_room_has_its_own_name_and_title_everywhere(tmp_path: Path) -> None:
    written = new_room("sea_route", tmp_path)
    texts = {path.relative_to(tmp_path / "sea_route").as_posix(): path.read_text("utf-8") for path in written}
    assert not [page for page, text in texts.items() if "template" in text.lower()]
    assert "from ludothek.games.sea_route.board import" in texts["rules.py"]
    assert 'key="sea_route"' in texts["__init__.py"]
    assert texts["words/fr.ftl"].splitlines()[2] == "title = Sea route"
    assert texts["rulebook/nl.md"].startswith("# Sea route\n")
    assert "- **P2.1** " in texts["rulebook/de.md"]


def test_another_folder_is_not_listed(tmp_path: Path) -> None:
    shelf = room.SHELF.read_text("utf-8")
    written = new_room("nim", tmp_path)
    assert sorted(written) == sorted(path for path in (tmp_path / "nim").rglob("*") if path.is_file())
    assert room.SHELF.read_text("utf-8") == shelf
    assert [path.name for path in tmp_path.iterdir()] == ["nim"]


def test_a_shelf_of_another_form_is_left_alone() -> None:
    with pytest.raises(ValueError, match="add nim by hand"):
        listed("GAMES = {}\n", "nim")


# --- refused, or failed without a trace ---

BAD = [
    "",
    "Nim",
    "2nim",
    "_nim",
    "nim-2",
    "nim 2",
    "ním",
    "nim\n",
    "../nim",
    "a/b",
    "x" * 31,
    "class",
]


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused) as refused:
        new_room(name, tmp_path)
    assert (refused.value.why, refused.value.facts) == ("room-name", {"name": name})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["tactix", "template"])
def test_a_game_that_exists_is_refused(tmp_path: Path, name: str) -> None:
    for folder in (tmp_path, None):
        with pytest.raises(Refused) as refused:
            new_room(name, folder)
        assert (refused.value.why, refused.value.facts) == ("room-exists", {"name": name})


def test_a_folder_that_exists_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "mine.py").write_text("")
    with pytest.raises(Refused, match="There is a game “nim” already"):
        new_room("nim", tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["nim", "mine.py"]


def test_a_folder_that_cannot_be_written_is_the_systems_word(tmp_path: Path) -> None:
    """A file in its place, or nothing at all: both stop even root."""
    (tmp_path / "taken").write_text("mine")
    for folder, problem in (("taken", NotADirectoryError), ("missing", FileNotFoundError)):
        with pytest.raises(problem):
            new_room("nim", tmp_path / folder)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("taken", "mine")]


@pytest.fixture
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A games folder of its own, with the real shelf in it."""
    shelf = tmp_path / "__init__.py"
    shelf.write_bytes(room.SHELF.read_bytes())
    monkeypatch.setattr(room, "ROOMS", tmp_path)
    monkeypatch.setattr(room, "SHELF", shelf)
    return shelf


def full_disk(wanted: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Writing as ever, until a file of that name is to be written."""

    def write(self: Path, *args: Any) -> Any:
        if wanted in self.as_posix():
            raise OSError(errno.ENOSPC, "No space left on device")
        return original(self, *args)

    return write


@pytest.mark.parametrize(
    ("method", "where"),
    [("write_text", "words/it.ftl"), ("write_text", ".shelf."), ("replace", ".shelf."), ("rename", "nim")],
)
def test_a_failure_on_the_way_leaves_no_trace(
    own_shelf: Path, monkeypatch: pytest.MonkeyPatch, method: str, where: str
) -> None:
    before = own_shelf.read_bytes()
    monkeypatch.setattr(Path, method, full_disk(where, getattr(Path, method)))
    with pytest.raises(OSError, match="No space left"):
        new_room("nim")
    assert list(own_shelf.parent.iterdir()) == [own_shelf]
    assert own_shelf.read_bytes() == before
    monkeypatch.undo()


def test_naming_the_games_folder_is_no_other_folder(own_shelf: Path) -> None:
    assert own_shelf in new_room("nim", own_shelf.parent / "." / "")
    assert '    "nim",\n' in own_shelf.read_text("utf-8")
