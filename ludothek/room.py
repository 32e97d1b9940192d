"""A room for a new game: the template's little dice game under a new name, to be played at once and then rewritten.

`new_room` checks and writes; either everything stands in its place afterwards or nothing has changed.
"""

from __future__ import annotations

import keyword
import os
import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from ludothek.core.game import Refused
from ludothek.games import GAMES

PACKAGE = Path(__file__).parent
TEMPLATE = PACKAGE / "template"
ROOMS = PACKAGE / "games"
SHELF = ROOMS / "__init__.py"

NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
KINDS = (".py", ".ftl", ".md")  # the files that make up a room
OWN_NAMES = re.compile(r"ludothek\.template|template|Template")  # what the template calls itself


def new_room(name: str, folder: Path | None = None) -> list[Path]:
    """Lay out a room among the other games and list it there, or in another folder; return the files written."""
    room = (folder or ROOMS) / name
    check(name, room)
    with ExitStack() as undo:
        draft = room.with_name(f".{name}.{os.getpid()}.draft")
        draft.mkdir()
        undo.callback(shutil.rmtree, draft, ignore_errors=True)
        files = [copied(page, draft, name) for page in pages()]
        draft.rename(room)
        undo.callback(shutil.rmtree, room, ignore_errors=True)
        written = [room / file.relative_to(draft) for file in files]
        if room.parent.samefile(ROOMS):
            written.append(put_on_shelf(name))
        undo.pop_all()
    return written


def check(name: str, room: Path) -> None:
    """Refuse what cannot be the name of a room, and what is there already."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused("room-name", name=name)
    if name in GAMES or name == TEMPLATE.name or room.exists():
        raise Refused("room-exists", name=name)


# --- the room ---


def pages() -> list[Path]:
    return sorted(file for file in TEMPLATE.rglob("*") if file.suffix in KINDS)


def copied(page: Path, draft: Path, name: str) -> Path:
    """A page of the template, written into the draft under the new name."""
    file = draft / page.relative_to(TEMPLATE)
    file.parent.mkdir(exist_ok=True)
    file.write_text(renamed(page.read_text("utf-8"), name), "utf-8")
    return file


def renamed(text: str, name: str) -> str:
    """The module path, the key and the title of the new game in place of the template's."""
    title = " ".join(name.replace("_", " ").split()).capitalize()
    names = {"ludothek.template": f"ludothek.games.{name}", "template": name, "Template": title}
    return OWN_NAMES.sub(lambda found: names[found[0]], text)


# --- the shelf ---

LIST = re.compile(r"^KEYS = \[$.*?(?=^\]$)", re.MULTILINE | re.DOTALL)


def put_on_shelf(name: str) -> Path:
    """Add the game to the list of all games, in one stroke."""
    draft = SHELF.with_name(f".shelf.{os.getpid()}.draft")
    try:
        draft.write_text(listed(SHELF.read_text("utf-8"), name), "utf-8")
        shutil.copymode(SHELF, draft)
        draft.replace(SHELF)
    finally:
        draft.unlink(missing_ok=True)
    return SHELF


def listed(shelf: str, name: str) -> str:
    """The text of the shelf with one more line."""
    keys = LIST.search(shelf)
    if not keys:
        raise ValueError(f"{SHELF} does not list its games as it used to; add {name} by hand")
    return shelf.replace(keys[0], f'{keys[0]}    "{name}",\n')
