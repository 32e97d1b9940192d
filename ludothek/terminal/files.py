"""Games in files: read, written whole or not at all, and kept by themselves when a table is left."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.transcript import FIRST


def read(file: Path) -> str:
    """The text of a transcript; refused where it cannot be read."""
    try:
        return file.expanduser().read_text("utf-8")
    except OSError as problem:
        raise Refused("file-read", file=str(file), reason=problem.strerror or str(problem)) from problem
    except UnicodeDecodeError as problem:
        raise Refused("transcript-first", first=FIRST) from problem


def write(file: Path, text: str) -> Path:
    """Write a transcript to its place; refused where it cannot be written or something else stands there."""
    try:
        place = file.expanduser().resolve()
        if place.exists() and not is_transcript(place):
            raise Refused("file-other", file=str(file))
        replace(place, text)
    except OSError as problem:
        raise Refused("file-write", file=str(file), reason=problem.strerror or str(problem)) from problem
    return place


def is_transcript(place: Path) -> bool:
    with place.open("rb") as pages:
        return pages.read(len(FIRST)) == FIRST.encode()


def replace(place: Path, text: str) -> None:
    draft = place.with_name(f".{place.name}.{os.getpid()}.draft")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(place)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def keep(table: Table) -> Path:
    """Write a game where the user's state is kept, under a name that tells the hour."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refused("file-write", file=str(folder), reason=problem.strerror or str(problem)) from problem
    return write(folder / f"{table.game.key}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt", table.transcript())


def state_folder() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "ludothek"
