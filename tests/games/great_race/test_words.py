"""What happens in a game is told in every language: what a seat did, what was drawn, and what followed by itself."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from ludothek import Table
from ludothek.core import telling
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.africa import COLOURS, NAMED, TOWNS
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, ROLES, TILES
from ludothek.games.great_race.telling.consequences import REASONS
from ludothek.games.great_race.telling.places import SIDES, whereabouts
from tests.games.great_race.positions import Trip, convoy, solo
from tests.games.great_race.telling import action, sentences, told

CODES = {"T", "", *NAMED, *SIDES.values(), *COLOURS, *"fecm"}
SOFT_HYPHEN = '{ "\\u00AD" }'  # as a words file writes it
CODES |= {each.id for kind in (CARDS, CREWS, TILES, ESTIENNE) for each in kind}


# --- whatever comes up ---


def some_rows(seed: int) -> list[tuple[str, str, dict[str, int | str]]]:
    """All that is said of a game of random moves."""
    rng = random.Random(seed)
    mode = ("race", "solo", "alone")[seed % 3]
    options = {"mode": mode, "leaders": "all", "stickers": ("0000", "2222", "4444")[seed // 3 % 3], "max_rounds": 10}
    table = Table(GAME, options, seats=(2, 3, 5)[seed % 3] if mode == "race" else 1, seed=seed)
    while table.turn != "over":
        drives = [move for move in table.moves() if move.startswith(("drive", "go"))]
        table.play(rng.choice(drives if drives and rng.random() < 0.4 else table.moves()))
    rows = []
    for played in table.line:
        rows += [(*telling.sentence(table, played), ""), (*telling.told_others(table, played), "")]
        rows += [(each.message, each.facts, each.rule) for each in telling.aftermath(table, played)]
    return [(message, rule, facts) for message, facts, rule in rows]


@pytest.mark.parametrize("seed", range(9))
def test_every_step_of_some_games_is_told(seed: int) -> None:
    """G5.1, G15.10, G23.1: in six languages, with codes and numbers for facts, and a rule for what follows."""
    for message, rule, facts in some_rows(seed):
        sentences(message, facts)
        assert all(isinstance(fact, int) or fact in CODES for fact in facts.values()), facts
        assert (rule in rulebook("en", GAME.key)) == message.startswith("told-")


def test_every_message_about_a_step_is_said_somewhere() -> None:
    """No sentence is kept for nothing: the code names each of them."""
    room = files("ludothek.games.great_race")
    known = re.findall(
        r"^((?:said|told|heard|not)-[\w-]+) =", (room / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE
    )
    code = "".join(page.read_text("utf-8") for page in (room / "telling").iterdir() if page.name.endswith(".py"))
    assert set(known) == set(re.findall(r'"((?:said|told|heard|not)-[\w-]+)"', code))


# --- names ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    """G1.2, G4.2, G6.1, G9.3, G10.3, G14.1: towns, cards, crews, tasks, colours and gauges."""
    say = words(language, GAME.key)
    kinds = {
        "town": [town.code for town in TOWNS],
        "card": [card.id for card in CARDS],
        "crew": [*(crew.id for crew in CREWS), "T"],
        "role": list(ROLES),
        "colour": list(COLOURS),
        "gauge": list("fecm"),
        "symbol": list("FMDS"),
    }
    for kind, codes in kinds.items():
        named = [say(f"of-{kind}", **{kind: code}) for code in codes]
        assert named == [say(f"{kind}-{code}") for code in codes]
        assert len(set(named)) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_named_after_a_town_and_no_two_alike(language: str) -> None:
    """G1.1: the map shows towns and no numbers."""
    say = words(language, GAME.key)
    named = {name: say("of-space", **whereabouts(space)) for name, space in NAMED.items()}
    assert named["NOU"] == "Nouadhibou"
    assert len(set(named.values())) == len(NAMED) == 99
    assert not any(re.search(r"\d", text) for text in named.values())


@pytest.mark.parametrize(
    ("space", "named"),
    [
        ("1.2", "south-east of Colomb-Béchar"),
        ("4.0", "south-west of Nouadhibou"),
        ("9.7", "two spaces east of Bangui"),
        ("16.4", "two spaces south of Luanda"),
    ],
)
def test_a_space_lies_where_its_name_says(space: str, named: str) -> None:
    assert words("en", GAME.key)("of-space", **whereabouts(NAMED[space])) == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_spelled_by_their_symbols(language: str) -> None:
    """G7.1: fuel and mechanics with their number, danger and stop by name."""
    say = words(language, GAME.key)
    for tile in TILES:
        parts = [f"{say(f'symbol-{symbol}')} {n}" for symbol in "FM" if (n := tile.id.count(symbol))]
        parts += [say(f"symbol-{symbol}") for symbol in "DS" if symbol in tile.id]
        assert say("of-tile", tile=tile.id) == ", ".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_are_told_as_they_are_gained(language: str) -> None:
    """G21.1: all sixteen differ."""
    say = words(language, GAME.key)
    powers = {say("told-power", colour=colour, level=level) for colour in COLOURS[1:] for level in range(1, 5)}
    assert len(powers) == 16


def test_every_reason_why_t_did_not_do_something_is_told() -> None:
    """G16.1-G16.6, G17.3, G17.5: with the space it is about."""
    for rule, message in REASONS.items():
        assert message == f"not-{rule.lower().replace('.', '-')}"
        assert all("Fort-Lamy" in sentence for sentence in sentences(message, whereabouts(NAMED["FOR"])).values())


# --- what is said of a move ---

SOUTH_WEST = "south-west of Colomb-Béchar"  # 1.1


def planned() -> Trip:
    """A solo game before its first card."""
    return Trip(GAME.lay({"mode": "solo"}, 1)).do("plan FPMME")


def working() -> Trip:
    return convoy(crews="BE,GB", leaders="all").lay(s1_1="FMM").put(0, "COL", fuel=3, engine=4, chassis=5)


@pytest.mark.parametrize(
    ("trip", "text", "sentence"),
    [
        (working(), "buy 2", "Belgians: petrol bought, fuel +2 for 20\u00a0F."),
        (working(), "fund", "Belgians: 40\u00a0F raised."),
        (working(), "repair ec", "Belgians: repair for 20\u00a0F, engine +1, chassis +1."),
        (working(), "drive 1.1", f"Belgians: drive to the space {SOUTH_WEST} (fuel 1, mechanic 2), fuel −1."),
        (working(), "drive 1.2", "Belgians: drive into the unknown, south-east of Colomb-Béchar."),
        (working(), "clear 1.1", f"Belgians: tile removed by an escort {SOUTH_WEST} (fuel 1, mechanic 2)."),
        (working().give(0, "TANK"), "play TANK", "Belgians: card played (tanker), fuel +3."),
        (working().give(0, "TOOLS"), "play TOOLS cc", "Belgians: card played (tool box), chassis +1."),
        (working().give(0, "DNG"), "play DNG P2 e", "Belgians: danger card played on the British, engine."),
        (working().put(0, "NOU"), "sail DAK", "Belgians: voyage to Dakar for 40\u00a0F."),
        (working().put(0, "2.1"), "drive NOU", "Belgians: drive into Nouadhibou."),
        (working().do("drive 1.1"), "hit ec", "Belgians: damage taken, engine −1, chassis −1."),
        (solo().give(0, "DNG"), "play DNG T", "French: danger card played on TORPEDO, mechanics −1."),
        (convoy().do("fetch"), "deck:WINCH", "French: card drawn (winch)."),
        (planned(), "est:A1", "Estienne card A1 is revealed: the goal colour is blue."),
    ],
)  # fmt: skip
def test_a_move_is_told_with_what_it_brings(trip: Trip, text: str, sentence: str) -> None:
    """G5.3, G6.1, G8.3, G9.4, G10.3, G10.5, G11.2, G14.7, G15.8: gauges and francs as they really change."""
    assert told(trip, text) == sentence


@pytest.mark.parametrize(
    ("trip", "text", "sentence"),
    [
        (working(), "buy 2", "Buy petrol: fuel +2 for 20\u00a0F."),
        (working(), "fund", "Raise money: +40\u00a0F."),
        (working(), "drive 1.1", "Drive south-west (fuel 1, mechanic 2), fuel −1."),
        (working(), "drive 1.2", "Drive south-east into the unknown."),
        (working(), "clear 1.1", "Let an escort remove the tile south-west of Colomb-Béchar (fuel 1, mechanic 2)."),
        (working().give(0, "TANK"), "play TANK", "Play this card: tanker, fuel +3."),
        (working().put(0, "NOU"), "sail DAK", "Sail to Dakar for 40\u00a0F."),
        (working().do("drive 1.1"), "hit ec", "Take the damage like this: engine −1, chassis −1."),
        (working().do("scout", "bag:FM", "bag:F"), "lay F 1.2", "Lay this tile south-east of Colomb-Béchar: fuel 1."),
    ],
)  # fmt: skip
def test_a_hint_tells_what_to_do_without_the_name_of_a_crew(trip: Trip, text: str, sentence: str) -> None:
    """It read "Hint: French: tile laid on …": two labels, and an action that nobody had done."""
    assert sentences(*GAME.telling.foretell(trip.b, trip.s, action(trip, text)))["en"] == sentence


def test_only_a_browser_is_told_where_a_long_name_may_break() -> None:
    text = (files("ludothek.games.great_race") / "words" / "de.ftl").read_text("utf-8")
    assert r'Werkzeug{ "\u00AD" }box' in text
    assert words("de", "great_race")("card-TOOLS") == "Werkzeugbox"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_card_name_is_too_long_for_a_card_of_the_bivouac_on_a_phone(language: str) -> None:
    """„Tankwage / n“: longer words say where they may be broken."""
    text = (files("ludothek.games.great_race") / "words" / f"{language}.ftl").read_text("utf-8")
    names = re.findall("^card-[A-Z]+ = (.+)$", text, re.MULTILINE)
    assert len(names) == len(CARDS)
    for name in names:
        parts = re.split("[ ’-]", name.replace(SOFT_HYPHEN, "-"))
        assert max(map(len, parts)) <= 8, parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_at_the_desk_keeps_its_unit(language: str) -> None:
    for message in ("desk-price-petrol", "desk-price-repair"):
        assert words(language, GAME.key)(message, price=20).endswith("20\u00a0F")
