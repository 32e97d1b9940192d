"""A room for a new game: the template's little dice game under a new name, to be played at once and then rewritten.

In a checkout of the house it gets everything a game has: the room, its page in the browser, its tests, and a place on
the shelf. Elsewhere there is only the room itself. Either everything stands in its place afterwards or nothing has
changed.
"""

from __future__ import annotations

import keyword
import os
import re
import shutil
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from ludothek.core.game import Refused
from ludothek.games import GAMES

ROOT = Path(__file__).parents[1]
ROOMS, SHELF, TEMPLATE = "ludothek/games", "ludothek/games/__init__.py", "ludothek/template"

NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
KINDS = (".py", ".ftl", ".md", ".json", ".ts", ".svelte", ".css")  # the files that make up a room
ONLY_THE_TEMPLATES = ("conftest.py",)  # what its tests need as long as it stands on no shelf


@dataclass(frozen=True)
class Part:
    """A folder or a file of the template, and where its copy goes."""

    source: Path
    place: Path

    def pages(self) -> list[Path]:
        files = [self.source] if self.source.is_file() else sorted(self.source.rglob("*"))
        return [file for file in files if file.suffix in KINDS and file.name not in ONLY_THE_TEMPLATES]


def new_room(name: str, folder: Path | None = None) -> list[Path]:
    """Lay out a room among the other games and list it there, or in another folder; return the files written."""
    parts = parts_of(name, folder)
    check(name, parts)
    with ExitStack() as undo:
        drafts = [drafted(part, name, undo) for part in parts]
        written = [file for part, draft in zip(parts, drafts, strict=True) for file in put(part, draft, undo)]
        if is_listed(folder):
            written.append(put_on_shelf(name))
        undo.pop_all()
    return written


def parts_of(name: str, folder: Path | None) -> list[Part]:
    """What is written: the room, and where the house has them also its page and its tests."""
    parts = [Part(ROOT / TEMPLATE, (folder or ROOT / ROOMS) / name)]
    return [*parts, *parts_around(name)] if is_whole(folder) else parts


def parts_around(name: str) -> list[Part]:
    return [
        Part(ROOT / "web/src/template", ROOT / "web/src/games" / name),
        Part(ROOT / "tests/template", ROOT / "tests/games" / name),
        Part(ROOT / "tests/browser/template.py", ROOT / "tests/browser" / f"test_{name}.py"),
    ]


def is_listed(folder: Path | None) -> bool:
    """Whether a room in this folder stands among the other games."""
    return folder is None or (folder.is_dir() and folder.samefile(ROOT / ROOMS))


def is_whole(folder: Path | None) -> bool:
    """Whether a room in this folder gets its page and its tests too: an installed house has no place for them."""
    return is_listed(folder) and all(part.source.exists() for part in parts_around(""))


def check(name: str, parts: list[Part]) -> None:
    """Refuse what cannot be the name of a room, and what is there already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused("room-name", name=name)
    if name in (*GAMES, "template") or any(part.place.exists() for part in parts):
        raise Refused("room-exists", name=name)


# --- the files ---


def drafted(part: Part, name: str, undo: ExitStack) -> Path:
    """A copy of a part under the new name, beside the place where it will stand."""
    draft = part.place.with_name(f".{name}.{os.getpid()}.draft")
    if part.source.is_dir():
        draft.mkdir()
    undo.callback(remove, draft)
    for page in part.pages():
        file = draft / page.relative_to(part.source)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(renamed(page.read_text("utf-8"), name), "utf-8")
    return draft


def put(part: Part, draft: Path, undo: ExitStack) -> list[Path]:
    """Put a draft in its place; the files that now stand there."""
    draft.rename(part.place)
    undo.callback(remove, part.place)
    return [part.place / page.relative_to(part.source) for page in part.pages()]


def remove(path: Path) -> None:
    """Leave no trace of a file or of a folder."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


# --- names ---

# What the template calls itself, and the ways from its page to the shared parts; `grid-template` is a word of CSS.
OWN_NAMES = re.compile(r'(?:ludothek|tests)\.template\b|(?<![\w-])[Tt]emplate(?![\w-])|"\.\./games/|"\.\./(?!games/)')


def renamed(text: str, name: str) -> str:
    """The module paths, the key and the title of the new game in place of the template's."""
    names = {
        "ludothek.template": f"ludothek.games.{name}",
        "tests.template": f"tests.games.{name}",
        "template": name,
        "Template": title_of(name),
        '"../games/': '"../',
        '"../': '"../../',
    }
    return OWN_NAMES.sub(lambda found: names[found[0]], text)


def title_of(name: str) -> str:
    return " ".join(name.replace("_", " ").split()).capitalize()


# --- the shelf ---

LIST = re.compile(r"^KEYS = \[$.*?(?=^\]$)", re.MULTILINE | re.DOTALL)


def put_on_shelf(name: str) -> Path:
    """Add the game to the list of all games, in one stroke."""
    shelf = ROOT / SHELF
    draft = shelf.with_name(f".shelf.{os.getpid()}.draft")
    try:
        draft.write_text(listed(shelf.read_text("utf-8"), name), "utf-8")
        shutil.copymode(shelf, draft)
        draft.replace(shelf)
    finally:
        draft.unlink(missing_ok=True)
    return shelf


def listed(shelf: str, name: str) -> str:
    """The text of the shelf with one more line."""
    keys = LIST.search(shelf)
    if not keys:
        raise ValueError(f"{SHELF} does not list its games as it used to; add {name} by hand")
    return shelf.replace(keys[0], f'{keys[0]}    "{name}",\n')
