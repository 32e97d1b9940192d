"""What `help` says at a table: how a move is typed, each word that is of use there, and none that is not."""

import pytest

from ludothek.core.words import LANGUAGES, words
from tests.terminal.test_play import flat

WORDS = {"moves", "undo", "done", "hint", "turn", "rule", "save", "resign", "quit", "help"}
TABLES = {  # game -> what is typed to begin, the facts of its sentence about typing, a rule, the words of no use there
    "tactix": ((), {}, "T1.1", {"done"}),
    "monza": (("--seats", 4), {"example": "W>O1"}, "M1.1", {"turn", "resign"}),
    "victory": (("--seats", 4), {"example": "take 1"}, "V1.1", {"turn", "resign"}),
    "masters_victory": ((), {"example": "deal F 1 1 2 2 3 3M"}, "W1.1", {"done"}),
    "great_race": (
        ("--option", "mode=solo", "--option", "legacy=true"),
        {"example": "plan MMMEE", "more": "bag, cards, T, missions"},
        "G1.1",
        {"turn", "done"},
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_help_names_only_what_is_of_use(here, game, language):
    begun, typing, rule, idle = TABLES[game]
    command = ("play", game, "--level", 1, "--seed", 3, "--language", language, *begun)
    text, said = flat(here(*command, typed=["help", "quit"])), words(language, game)
    assert not typing or flat(said("typing", **typing)) in text
    for word in WORDS - idle:
        assert flat(f"{word} {said(f'terminal-help-{word}', example=rule)}") in text
    for word in idle:
        assert said(f"terminal-help-{word}") not in text
    faces = words(language, "tactix")("terminal-help-faces")
    assert (faces in text) == (game == "tactix")
