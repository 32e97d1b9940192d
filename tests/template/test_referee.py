"""What is refused at Template, and by which rule."""

from __future__ import annotations

import pytest

from ludothek import Refused
from ludothek.core.words import LANGUAGES, words
from ludothek.template import GAME
from tests.template.positions import after


@pytest.mark.parametrize(
    ("line", "seat", "text", "why", "rule"),
    [
        ("4", 1, "go", "turn", "P2.7"),
        ("4", 1, "nonsense", "turn", "P2.7"),
        ("4", None, "nonsense", "unknown", "P2.5"),
        ("4", 0, "throw 6", "unknown", "P2.5"),
        ("4", 0, "GO", "unknown", "P2.5"),
        ("4 go", 0, "stop", "throw-first", "P2.2"),
        ("4 go", None, "stop", "throw-first", "P2.2"),
        ("4 go", None, "throw 7", "face", "P1.2"),
        ("4 go", None, "7", "face", "P1.2"),
        ("6 go 6 go 6 go 6 go 6 stop", 0, "go", "over", "P3.1"),
        ("6 go 6 go 6 go 6 go 6 stop", None, "throw 1", "over", "P3.1"),
    ],
)
def test_a_refusal_names_its_rule(line: str, seat: int | None, text: str, why: str, rule: str) -> None:
    table = after(line)
    before = table.transcript()
    with pytest.raises(Refused) as refused:
        table.play(text, seat=seat)
    assert (refused.value.why, refused.value.rule) == (why, rule)
    assert all(words(language, GAME.key).refusal(refused.value).endswith(f"({rule})") for language in LANGUAGES)
    assert table.transcript() == before
