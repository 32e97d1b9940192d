"""Every room laid out from the template is a true room, and nothing is left behind where that fails."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludothek import Refused, room
from ludothek.room import listed, new_room
from tests.checkout import ROOT, Checkout

SHELF = "ludothek/games/__init__.py"
PARTS = ("ludothek/games/{}", "web/src/games/{}", "tests/games/{}", "tests/browser/test_{}.py")  # of a room
TEMPLATE = ("ludothek/template/", SHELF, "web/src/template/", "tests/template/", "tests/browser/template.py")
NAMES = ("my_template_2", "w" * 30, "go")  # of the template, as long as can be, as short as the template's own word


# --- an installed house: the package alone ---


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, so that nothing is ever listed in the real one."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "ludothek", root / "ludothek", ignore=shutil.ignore_patterns("__pycache__"))
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


def test_outside_a_checkout_it_is_said_what_was_not_written(house: Path, tmp_path: Path) -> None:
    for arguments in (["oware", "--folder", str(tmp_path)], ["oware"]):
        said = run(house, "-m", "ludothek", "new", *arguments, "--language", "en")
        assert said.returncode == 0, said.stderr
        assert "Its page in the browser and its tests are still missing: they belong in a checkout" in said.stdout
        assert "make test" not in said.stdout
    assert (tmp_path / "oware/rules.py").is_file()


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
    shelf = (ROOT / SHELF).read_text("utf-8")
    written = new_room("nim", tmp_path)
    assert sorted(written) == sorted(path for path in (tmp_path / "nim").rglob("*") if path.is_file())
    assert (ROOT / SHELF).read_text("utf-8") == shelf
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
    with pytest.raises(Refused, match="There is already a game “nim”"):
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
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A copy of what a new room is made of, and the places where it will stand."""
    checkout = Checkout(tmp_path, TEMPLATE)
    for place in ("web/src/games", "tests/games"):
        (tmp_path / place).mkdir()
    monkeypatch.setattr(room, "ROOT", tmp_path)
    return checkout


def full_disk(wanted: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Writing as ever, until a file of that name is to be written."""

    def write(self: Path, *args: Any) -> Any:
        if wanted in self.as_posix():
            raise OSError(errno.ENOSPC, "No space left on device")
        return original(self, *args)

    return write


@pytest.mark.parametrize(
    ("method", "where"),
    [
        ("write_text", "words/it.ftl"),
        ("write_text", "web/src/games/.nim."),
        ("write_text", "tests/browser/.nim."),
        ("write_text", ".shelf."),
        ("replace", ".shelf."),
        ("rename", "ludothek/games/.nim"),
        ("rename", "tests/browser/.nim"),
    ],
)
def test_a_failure_on_the_way_leaves_no_trace(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, method: str, where: str
) -> None:
    before, shelf = checkout.files(), (checkout.root / SHELF).read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(Path, method, full_disk(where, getattr(Path, method)))
        with pytest.raises(OSError, match="No space left"):
            new_room("nim")
    assert checkout.files() == before
    assert (checkout.root / SHELF).read_bytes() == shelf


@pytest.mark.parametrize("part", PARTS)
def test_whatever_has_the_name_already_is_left_as_it_is(checkout: Checkout, part: str) -> None:
    taken = checkout.root / part.format("nim")
    taken.write_text("mine")
    before = checkout.files()
    with pytest.raises(Refused, match="There is already a game “nim”"):
        new_room("nim")
    assert (checkout.files(), taken.read_text()) == (before, "mine")


def test_naming_the_games_folder_is_no_other_folder(checkout: Checkout) -> None:
    assert checkout.root / SHELF in new_room("nim", checkout.root / "ludothek" / "games" / "." / "")
    assert '    "nim",\n' in (checkout.root / SHELF).read_text("utf-8")


# --- the files themselves ---


def test_a_new_room_is_in_good_style_whatever_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout = Checkout(tmp_path)
    monkeypatch.setattr(room, "ROOT", tmp_path)
    written = {file.relative_to(tmp_path) for name in NAMES for file in new_room(name)}
    assert {file.parts[0] for file in written} == {"ludothek", "web", "tests"}
    python = [file for file in written if file.suffix == ".py"]
    checkout.python("-m", "ruff", "check", *python)
    checkout.python("-m", "ruff", "format", "--check", *python)
    pages = [file.relative_to("web") for file in written if file.parts[0] == "web"]
    checkout.npm("exec", "--silent", "--", "prettier", "--check", *pages)


def test_the_page_of_a_new_room_is_the_templates(checkout: Checkout) -> None:
    """All its imports lead to the same places: what svelte-check and vitest prove of one they prove of the other."""
    new_room("oware")
    old, new = checkout.root / "web/src/template", checkout.root / "web/src/games/oware"
    assert len(list(old.iterdir())) > 10
    assert placed(old, "template") == placed(new, "oware")


def placed(folder: Path, name: str) -> dict[str, str]:
    """The files of a page, with the place of whatever is imported, and without their own name."""
    files = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
    whole = {
        file: re.sub(r'"(\.\.?/[^"]*)"', lambda path: str((folder / path[1]).resolve()), text)
        for file, text in files.items()
    }
    own = re.compile(rf"{folder}|(?<![\w-]){name}(?![\w-])", re.IGNORECASE)
    return {file: own.sub("…", text) for file, text in whole.items()}
