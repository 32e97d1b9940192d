"""The language of the terminal: which one it speaks, and how refusals and warnings are said in it."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
import unicodedata
import warnings
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, TextIO

from rich.console import Console

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.words import LANGUAGES, Words, words

PLAIN = str.maketrans("“”„«»‘’·×–—−ß▸", '"""""\'\'.x---s>')

chosen: ContextVar[str | None] = ContextVar("language", default=None)


def speak(language: str | None) -> str | None:
    """Choose the language of everything said from now on; None follows the locale."""
    if language not in (None, *LANGUAGES):
        raise Refused("language", language=str(language), languages=", ".join(LANGUAGES))
    chosen.set(language)
    return language


def language() -> str:
    return chosen.get() or of_locale(os.environ)


def of_locale(environment: Mapping[str, str]) -> str:
    """The language a person has set for all programs, where there are words for it; else English."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = re.split(r"[_.@-]", named.lower())[0]
    return code if code in LANGUAGES else "en"


def spoken(game: str | None = None) -> Words:
    """The words of the language chosen."""
    return words(language(), game)


def side(table: Table, seat: int, code: str | None = None) -> str:
    """What a seat is called: by its number, or where it has chosen something as the room says; in a language."""
    return words(code or language(), table.game.key)(table.game.terminal.side(table.board, seat))


def console() -> Console:
    """A console to print on: nothing is read into brackets or numbers, for boards are full of them."""
    return Console(highlight=False, markup=False, emoji=False)


def has_keyboard() -> bool:
    """Whether a person types, and not a pipe or nobody."""
    return sys.stdin is not None and sys.stdin.isatty()


def refusal(refused: Refused) -> str:
    """The sentence of a refusal, with its rule."""
    return spoken(refused.game).refusal(refused)


def plain_warnings() -> None:
    """Say a warning as its sentence alone."""

    def say(message: Warning | str, *_: Any, file: TextIO | None = None, **__: Any) -> None:
        print(message, file=file or sys.stderr)

    warnings.showwarning = say


def tolerate_encodings() -> None:
    """Show the nearest plain letter for one that the terminal cannot write or read, instead of stopping."""
    codecs.register_error("transliterate", transliterated)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "transliterate"), (sys.stderr, "transliterate")):
        if isinstance(stream, io.TextIOWrapper):  # not where another program reads and writes
            stream.reconfigure(errors=errors)


def transliterated(problem: UnicodeError) -> tuple[str, int]:
    """Letters that cannot be encoded, as the nearest ones of ASCII: é as e, … as three dots."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    signs = unicodedata.normalize("NFKD", problem.object[problem.start : problem.end].translate(PLAIN))
    letters = (sign for sign in signs if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in letters), problem.end
