"""Where each rule comes from: the printed book, this house where the book is silent, or both; and why it is read so."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Literal, TypedDict

from ludothek.core.game import Value
from ludothek.core.words import room_of, words

Origin = Literal["book", "house", "both"]
SIGNS: dict[Origin, str] = {"book": "§", "house": "⌂", "both": "§⌂"}  # where nothing can be drawn


class Reading(TypedDict):
    """Why a rule is read as it is, and which options play it the other way."""

    otherwise: dict[str, Value]  # name of an option -> its value
    why: dict[str, str]  # a sentence in each language


class Origins(TypedDict):
    """What a room says about its rules."""

    rules: dict[str, Origin]  # {"T1.1": "house"}, every rule of the book
    readings: dict[str, Reading]  # of the rules that another table could read otherwise


@cache
def origins(game: str) -> Origins:
    """The origin of every rule of a game, the same in all languages."""
    found: Origins = json.loads((files(room_of(game)) / "rulebook" / "origins.json").read_text("utf-8"))
    return found


def reading(language: str, game: str, rule: str) -> str | None:
    """Why a disputed rule is read as it is, and what plays it the other way; None where nothing is disputed."""
    found = origins(game)["readings"].get(rule)
    if found is None:
        return None
    ways = [option(language, game, name, value) for name, value in found["otherwise"].items()]
    told = [found["why"][language], *([words(language)("reading-otherwise", options="; ".join(ways))] if ways else [])]
    return " ".join(told)


def option(language: str, game: str, name: str, value: Value) -> str:
    """An option with its value, by the names that the set-up gives them."""
    said = words(language, game)
    called, own = said(f"option-{name}"), f"option-{name}-{value}"
    if isinstance(value, bool):
        return said("reading-on" if value else "reading-off", option=called)
    return said("reading-value", option=called, value=said(own) if own in said else str(value))
