"""Every hint of every game in every language, as a person reads it: sentences, and no codes."""

from __future__ import annotations

import random
import re

import pytest

from ludothek import Table
from ludothek.bots.hints import Hint, hint
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from tests.hint_sentences import faults, sentences
from tests.shelf import SHELF
from tests.test_every_game import option_sets

TABLES, PLAYED, ASKED = 8, 60, 6  # games begun, choices made at random before, hints asked for then

CODES = {  # what a move looks like that is typed; a board shows coordinates in Tactix and in Masters Victory alone
    "tactix": r"\w\d>\w\d",
    "monza": r"[A-Z]>|\b[OMI]\d+\b|reroll",
    "victory": r"[RB]>|\btake \d|\d+\.\d+",
    "masters_victory": r"[A-R]\d+[>x]|>[A-R]\d|\bdeal [FTS]\b|3M",
    "great_race": r"\b\d+\.\d+\b|\b(go|drive|take|plan|lay|hit|play) [A-Z0-9]|\b[FPME]{5}\b|nowinch",
}
UNKNOWN = r"(?!)"  # of a game of one's own: nothing looks like that


@pytest.fixture(params=SHELF)
def key(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of each game, and of the template, as if it stood on the shelf."""
    monkeypatch.setitem(GAMES, request.param, SHELF[request.param])
    return str(request.param)


def some_hints(key: str) -> list[Hint]:
    """Hints at the beginning and in the midst of games of all sorts; each is followed."""
    rng, game, found = random.Random(key), GAMES[key], []
    for number in range(TABLES):
        table = Table(game, rng.choice(option_sets(game)), seed=number)
        for _ in range(number * PLAYED // TABLES):
            if table.turn != "over":
                table.play(rng.choice(table.moves()))
        for _ in range(ASKED):
            if table.turn != "over":
                found.append(hint(table))
                table.play(found[-1].move)
    return found


def test_a_hint_reads_like_a_sentence_and_has_no_codes_as_try_go_2_1_had(key: str) -> None:
    """And one label, where "Hint: Red:" had two."""
    labels = {language: labels_of_sides(key, language) for language in LANGUAGES}
    for advised in some_hints(key):
        for language in LANGUAGES:
            said = sentences(advised, language, key)
            for nth, sentence in enumerate(said):
                assert not faults(sentence, advised.move, goes_on=not nth), f"{language}: {sentence}"
                assert not re.search(CODES.get(key, UNKNOWN), sentence), f"{language}: {sentence}"
            assert not re.match(labels[language], said[0], re.IGNORECASE), f"{language}: {said[0]}"


def labels_of_sides(key: str, language: str) -> str:
    game, seats = GAMES[key], max(GAMES[key].seats)
    board, said = game.lay({}, seats), words(language, key)
    return rf"({'|'.join(said(game.terminal.side(board, seat)) for seat in range(seats))})\s*:"
