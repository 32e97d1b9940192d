"""Compiled games on disk: a generated file named by the hash of its content, and the mark that it is ready."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import types
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludothek.core.engine.generated import How, source
from ludothek.core.engine.joined import Function, join

if TYPE_CHECKING:
    from ludothek.core.game import Game


def load(game: Game, text: str) -> types.ModuleType:
    """Write the file where the cache is and import it; without a folder to write to, compile in memory."""
    path = kept_at(game, text)
    module = types.ModuleType(f"ludothek_{path.stem}")
    try:
        keep(path, text)
        module.__file__, keeps = str(path), True
    except OSError as problem:
        warnings.warn(
            f"nothing can be kept in {cache_folder()} ({problem.strerror}), so the game is compiled anew each time. "
            "Remedy: set LUDOTHEK_CACHE to a folder that can be written",
            stacklevel=2,
        )
        keeps = False
    module.__dict__["CACHE"] = keeps
    sys.modules[module.__name__] = module
    exec(compile(text, str(path), "exec"), module.__dict__)  # noqa: S102  our own text
    return module


def kept_at(game: Game, text: str) -> Path:
    return cache_folder() / f"{game.key}_{hashlib.sha256(text.encode()).hexdigest()[:20]}.py"


def keep(path: Path, text: str) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_text(text)
        draft.replace(path)


def cache_folder() -> Path:
    """Where compiled games are kept: $LUDOTHEK_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("LUDOTHEK_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludothek"


# --- is it compiled already? ---


def can_compile() -> bool:
    """Whether numba is installed."""
    return importlib.util.find_spec("numba") is not None


def is_ready(game: Game, entries: tuple[Function, ...]) -> bool:
    """Whether these loops have been compiled for this game on this machine, so that they start at once."""
    return can_compile() and ready_mark(game, entries).exists()


def how_at_once(game: Game, entries: tuple[Function, ...]) -> How:
    """Compiled once that has been done on this machine, and interpreted until then: nobody waits for the compiler."""
    return "compiled" if is_ready(game, entries) else "interpreted"


def mark_ready(game: Game, entries: tuple[Function, ...]) -> None:
    """Note that every entry has been compiled and kept."""
    mark = ready_mark(game, entries)
    if mark.with_suffix(".py").exists():
        mark.touch()


def ready_mark(game: Game, entries: tuple[Function, ...]) -> Path:
    return kept_at(game, compiled_text(game, entries)).with_suffix(".ready")


@cache
def compiled_text(game: Game, entries: tuple[Function, ...]) -> str:
    """Written once in a process: bots ask before every choice whether it has been compiled."""
    return source(game, join(game, entries), entries, "compiled")
