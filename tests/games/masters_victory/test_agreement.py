"""A word that agrees with a piece agrees with every piece: a tank is no “sie”, artillery no “er”, in no language."""

from __future__ import annotations

import re

import pytest

from ludothek.core.words import words
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import TYPES
from tests.fluent_texts import messages, values_of

ABOUT_PIECES = ("reason-", "next-", "news-", "card-", "spoken-", "goal-", "switch-", "legend-")

# What agrees, and the nouns it may agree with: nothing else may be meant, so one of them stands in the same message.
AGREES = {
    "de": [
        ("er|ihn|ihm|dieser|verlorener", "Jäger|Bomber|Panzer|Soldat|Master|Schussbereich"),
        ("sie|ihr|ihre|ihrer|ihrem|diese", "Artillerie|Figur|[Nn]ummer"),
    ],
    "fr": [
        ("le retirer|lui|celui|tombée?|retiré|attaqué|échangé", "chasseur|bombardier|char|soldat|maître"),
        ("elle|la protège|celle|retirée|attaquée|protégée|choisis-la", "artillerie|pièce|Zone"),
    ],
    "es": [
        ("el de|caído|retirado|protegido|retirarlo|canjearlo|lo retiran", "caza|bombardero|tanque|soldado|maestro"),
        ("ella|la protege|la retiran|caída|retirada|protegida|atacarla|retirarla|elígela", "artillería|pieza"),
    ],
    "it": [
        ("lui|esso|mosso|caduto|tolto|toglierlo|attaccarlo|scambialo", "caccia|bombardier|carro|soldato|maestro|pezzo"),
        ("caduta|tolta|sceglila|attaccarla|protetta", "artiglieria"),
    ],
    "nl": [
        ("hij|hem", "jager|bommenwerper|tank|soldaat|master|pion"),
        ("ze|haar", "artillerie|jagers|tanks|soldaten|pionnen|Jagers|masters"),
        ("(vijand|kan|beschermt|ziet|doet) het(?! \\w*nummer)", "[Nn]ummer"),
    ],
}


def faults(language: str) -> list[str]:
    found = []
    for name in messages(GAME.key, language):
        if name.startswith(ABOUT_PIECES):
            found += [f"{name}: {text}" for text in filled(language, name) if not agrees(language, text)]
    return found


def filled(language: str, name: str) -> set[str]:
    """A message with each of the five types, as what acts and as what is met; behind the name it was chosen for."""
    variables = values_of(GAME.key, language, name)
    facts = {variable: next(iter(sorted(keys)), "G8") for variable, keys in variables.items()}
    say = words(language, GAME.key)
    titles = {type: f"{say('of-type', type=type)}: " * bool(variables.get("type")) for type in TYPES}
    return {titles[a] + say(name, **facts | {"type": a, "target": b}) for a in TYPES for b in TYPES}


def agrees(language: str, text: str) -> bool:
    return all(
        re.search(nouns, text) is not None
        for agreeing, nouns in AGREES[language]
        if re.search(rf"\b({agreeing})\b", text, re.IGNORECASE)
    )


@pytest.mark.parametrize("language", AGREES)
def test_whatever_agrees_with_a_piece_is_right_for_each_as_choose_a_square_for_her_was_not(language: str) -> None:
    assert not faults(language), "\n".join(faults(language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Wähl ein Feld für sie."),
        ("de", "Rot: Panzer von G1 nach G4. Dort schützt sie der Jäger auf G5."),
        ("fr", "Retiré : artillerie"),
        ("es", "Caída en combate: tu caza 2 en K5."),
        ("it", "La tua artiglieria si è già mosso."),
        ("nl", "Daar kan geen vijand het met één zet aanvallen."),
    ],
)
def test_what_does_not_agree_is_seen(language: str, text: str) -> None:
    assert not agrees(language, text)
