"""What a person reads of a hint, and whether it reads like a sentence."""

from __future__ import annotations

import re

from ludothek.bots.hints import Hint
from ludothek.core.words import words

LEFT_OVER = re.compile(r"[{}$\[\]_]|\b(said|reason|hint|row)-|\bNone\b|\?\?\?|  |\.\.|\.,| [.,]")
CAPITAL = re.compile(r"[A-ZÀ-ÖØ-Þ0-9“„«]")
WORD = re.compile(r"[^\W_]|[“„«]")  # small where a move goes on after its label: "Hint: white on the outer lane."


def sentences(hint: Hint, language: str, game: str) -> list[str]:
    """The move and its reason, as the page and the terminal say them behind their label."""
    told = [hint.said, *([hint.reason] if hint.reason else [])]
    return [words(language, game)(message, **facts) for message, facts in told]


def faults(sentence: str, move: str, *, goes_on: bool = False) -> list[str]:
    """What is wrong with a sentence of a hint; one that goes on after the label may begin small."""
    wrong = [f"left over: {found[0]!r}" for found in LEFT_OVER.finditer(sentence)]
    if not (WORD if goes_on else CAPITAL).match(sentence):
        wrong.append("does not begin as a sentence should")
    if not sentence.endswith("."):
        wrong.append("does not end with a full stop")
    if len(move) > 1 and re.search(rf"(?<![\w.]){re.escape(move)}(?![\w.])", sentence) and not move.isalpha():
        wrong.append(f"says {move}, which is for typing")
    return wrong
