"""Why not? Every row of section 9 of the page that is about a move at the table, told in six languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from ludothek import Refused
from ludothek.core.fields import OVER
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games.great_race import GAME, referee, rules
from ludothek.games.great_race.rules.position import T
from tests.games.great_race.positions import Trip, alone, convoy, solo
from tests.games.great_race.refusal_positions import (
    after_card,
    after_purchase,
    arrived,
    at_sea,
    before_last_step,
    blind,
    drawing,
    driving,
    few_tiles,
    hand_too_large,
    hit,
    hit_twice,
    holding,
    in_bivouac,
    into_town,
    italian,
    left_behind,
    locked_in,
    no_cards,
    no_tiles,
    on_stop,
    one_planned,
    planning,
    scouting,
    shielded,
    short,
    sunk,
    threatened,
    three_tiles,
    winching,
    worked,
)

Scene = Callable[[], Trip]


def refused(trip: Trip, text: str, seat: int | None = None) -> Refused:
    """The refusal of a text that is no move, made by what the seat knows and told in six languages."""
    seat = trip.s.turn if seat is None else seat
    if seat == trip.s.turn:
        assert text not in trip.legal
    known = trip.s.copy()
    if seat >= 0 and known.turn != OVER:
        rules.redact(trip.b, known, seat)
    answer = referee.judge(trip.b, known, seat, text)
    answer.game = GAME.key
    said = {words(language, GAME.key).refusal(answer) for language in LANGUAGES}
    assert len(said) == 6
    assert answer.rule in rulebook("en", GAME.key)
    return answer


ATTEMPTS: list[tuple[Scene, int | None, str, str, str, str]] = [
    # where, who (None: whose turn it is), the attempt, why it is refused, the rule, the spaces to look at
    (planning, None, "plan FPMM", "plan-count", "G4.2", ""),
    (planning, None, "plan FPMMEE", "plan-count", "G4.2", ""),
    (planning, None, "plan FFFPM", "plan-role", "G4.2", ""),
    (lambda: Trip(GAME.lay({"mode": "solo", "mechanic_spaces": 2}, 1)), None, "plan FPMMM", "plan-role", "G4.2", ""),
    (planning, None, "plan FPMMX", "plan-letter", "G4.2", ""),
    (planning, None, "drive 1.1", "plan-first", "G2.2", ""),
    (planning, None, "guard", "guard-bivouac", "G6.8", ""),
    (planning, 1, "plan FPMME", "turn-plan", "G4.1", ""),
    (one_planned, 0, "plan FFPPM", "planned", "G4.3", ""),
    (convoy, None, "plan FFPPM", "plan-open", "G4.3", ""),
    (convoy, 1, "plan FFPPM", "plan-open", "G4.3", ""),
    (in_bivouac, None, "plan FFPPM", "plan-later", "G2.2", ""),
    (in_bivouac, None, "pass", "take-first", "G3.4", ""),
    (in_bivouac, None, "take 4", "slot-empty", "G3.1", ""),
    (in_bivouac, 0, "take 1", "turn-take", "G3.2", ""),
    (in_bivouac, None, "guard", "guard-bivouac", "G6.8", ""),
    (convoy, None, "take 1", "take-later", "G2.2", ""),
    (after_card, None, "buy 1", "buy-late", "G5.2", ""),
    (after_purchase, None, "buy 1", "bought", "G5.2", ""),
    (lambda: short(fuel=3), None, "buy 4", "buy-tank", "G5.3", ""),
    (lambda: short(fuel=0, money=50), None, "buy 6", "buy-purse", "G5.3", ""),
    (lambda: short(fuel=3), None, "buy 0", "buy-levels", "G5.3", ""),
    (lambda: short(fuel=3), None, "buy much", "buy-levels", "G5.3", ""),
    (convoy, None, "buy 1", "tank-full", "G5.3", ""),
    (lambda: alone().put(0, "1.1", fuel=2), None, "buy 1", "buy-town", "G23.2", ""),
    (convoy, 1, "fund", "turn", "G5.1", ""),
    (lambda: convoy().do("pass"), 0, "fund", "passed", "G5.5", ""),
    (lambda: worked("fund"), None, "fund", "assistant-used", "G5.4", ""),
    (lambda: worked("fetch"), None, "scout", "assistant-used", "G5.4", ""),
    (lambda: convoy(plan="PPMMM"), None, "fund", "assistant-none", "G5.4", ""),
    (lambda: convoy(plan="FFPPM"), None, "clear 1.1", "assistant-none", "G5.4", ""),
    (lambda: convoy().assign(1, ""), 1, "fund", "out", "G5.6", ""),
    (convoy, None, "repair e", "repair-full", "G5.8", ""),
    (lambda: holding("CAN"), None, "play CAN", "card-nothing", "G5.8", ""),
    (lambda: holding("PARTS"), None, "play PARTS c", "card-nothing", "G5.8", ""),
    (lambda: holding("TOOLS"), None, "play TOOLS", "card-nothing", "G5.8", ""),
    (lambda: holding("TOOLS").put(0, "COL", engine=2), None, "play TOOLS e", "mend-letters", "G10.3", ""),
    (lambda: holding("PARTS").put(0, "COL", engine=2), None, "play PARTS ec", "mend-letters", "G10.3", ""),
    (lambda: holding("TOOLS").put(0, "COL", engine=2), None, "play TOOLS x", "mend-letters", "G10.3", ""),
    (convoy, None, "clear 1.1", "clear-empty", "G5.8", "1.1"),
    (convoy, None, "clear", "clear-nothing", "G5.8", ""),
    (lambda: convoy().lay(s1_1="F").put(1, "1.1"), None, "clear 1.1", "clear-vehicle", "G6.5", "1.1"),
    (lambda: convoy().lay(s3_1="F"), None, "clear 3.1", "clear-far", "G6.4", "3.1"),
    (lambda: holding("GUIDE").lay(s3_1="F"), None, "play GUIDE clear 3.1", "clear-far", "G6.4", "3.1"),
    (hit_twice, None, "guard", "escort-used", "G6.6", ""),
    (shielded, None, "guard", "escort-used", "G6.6", ""),
    (hit, None, "guard", "no-danger", "G6.7", ""),
    (convoy, None, "guard", "no-danger", "G6.7", ""),
    (convoy, 1, "guard", "no-danger", "G6.7", ""),
    (threatened, None, "shield", "no-power", "G14.7", ""),
    (threatened, None, "go 2.1", "danger-first", "G6.7", ""),
    (scouting, None, "lay FM COL", "lay-town", "G7.4", "COL"),
    (lambda: scouting().do("lay FF 1.1"), None, "lay FM 1.1", "lay-tile", "G7.4", "1.1"),
    (scouting, None, "lay FM 1.2", "lay-vehicle", "G7.4", "1.2"),
    (scouting, None, "lay FM 3.1", "lay-far", "G7.3", "3.1"),
    (scouting, None, "lay FS 1.1", "tile-not-drawn", "G6.2", ""),
    (scouting, None, "lay FM 99.9", "off-map", "G1.1", ""),
    (scouting, None, "drive 1.1", "lay-first", "G6.2", ""),
    (convoy, None, "lay FM 1.1", "lay-later", "G6.2", ""),
    (three_tiles, None, "lay FM 1.1", "lay-later", "G6.2", ""),
    (three_tiles, None, "back FS", "tile-not-drawn", "G6.2", ""),
    (three_tiles, None, "pass", "back-first", "G14.7", ""),
    (convoy, None, "back FM", "back-later", "G14.7", ""),
    (lambda: short(engine=0), None, "drive 1.2", "engine-none", "G8.1", ""),
    (lambda: short(engine=0), None, "drive", "engine-none", "G8.1", ""),
    (lambda: at_sea(engine=0), None, "sail DAK", "sail-engine", "G9.4", ""),
    (lambda: short(engine=2), None, "drive 1.2 2.2 3.1", "too-far", "G8.1", ""),
    (lambda: short(engine=2), None, "drive 1.2 2.2", "one-step", "G8.2", ""),
    (before_last_step, 0, "go 2.1", "drive-over", "G8.1", ""),
    (lambda: short(fuel=2), None, "drive 1.1", "tile-fuel", "G8.6", "1.1"),
    (lambda: short(engine=0, chassis=0).put(0, "COL", engine=0), None, "drive 1.2", "engine-none", "G8.1", ""),
    (
        lambda: driving().lay(s2_1="FMM").put(0, "1.1", engine=1, chassis=0),
        None,
        "go 2.1",
        "tile-levels",
        "G8.6",
        "2.1",
    ),
    (lambda: short(fuel=0), None, "drive 0.1", "blind-fuel", "G8.9", "0.1"),
    (lambda: driving().put(0, "1.1", fuel=1), None, "go 2.1", "blind-fuel", "G8.9", "2.1"),
    (blind, None, "halt", "must-enter", "G8.10", "1.1"),
    (on_stop, 0, "go 2.1", "stopped", "G8.8", ""),
    (into_town, 0, "go 4.0", "in-town", "G9.1", "NOU"),
    (lambda: worked("drive 1.1", plan="FFPPM").put(0, "NOU"), None, "go 4.0", "in-town", "G9.1", "NOU"),
    (at_sea, None, "drive DAK", "sea-route", "G9.4", "DAK"),
    (lambda: at_sea(money=30), None, "sail DAK", "sail-money", "G9.4", "DAK"),
    (lambda: at_sea(money=30), None, "sail", "sail-money", "G9.4", "DAK"),
    (at_sea, None, "sail LUA", "no-route", "G9.4", "LUA"),
    (at_sea, None, "sail ATL", "off-map", "G1.1", ""),
    (convoy, None, "sail DAK", "no-port", "G9.4", ""),
    (convoy, None, "drive 5.0", "not-neighbour", "G8.2", "5.0"),
    (convoy, None, "drive 0.9", "off-map", "G1.1", ""),
    (convoy, None, "clear 0.9", "off-map", "G1.1", ""),
    (locked_in, None, "drive", "no-way", "G8.6", ""),
    (driving, None, "fund", "driving", "G8.2", ""),
    (driving, None, "buy 1", "driving", "G8.2", ""),
    (convoy, None, "halt", "halt-later", "G8.2", ""),
    (hand_too_large, None, "fund", "drop-first", "G10.2", ""),
    (hand_too_large, None, "drop TEL", "card-missing", "G10.1", ""),
    (hand_too_large, None, "drop XYZ", "card-unknown", "G10.1", ""),
    (convoy, None, "drop CAN", "drop-later", "G10.2", ""),
    (sunk, None, "play DNG P1 c", "danger-arrived", "G10.5", ""),
    (sunk, None, "play DNG P3 e", "danger-zero", "G10.5", ""),
    (sunk, None, "play DNG P3 x", "danger-gauge", "G10.5", ""),
    (sunk, None, "play DNG P2 e", "danger-rival", "G10.5", ""),
    (lambda: solo().give(0, "DNG").put(T, "COL", engine=0), None, "play DNG T", "danger-zero", "G10.5", ""),
    (lambda: solo().give(0, "DNG").put(T, "COL", engine=0), None, "play DNG", "danger-nobody", "G10.5", ""),
    (lambda: alone().give(0, "DNG"), None, "play DNG P2 e", "danger-alone", "G23.2", ""),
    (lambda: holding("WINCH"), None, "play WINCH", "winch-later", "G10.6", ""),
    (lambda: holding("WINCH"), None, "winch m", "winch-later", "G10.6", ""),
    (convoy, None, "play", "no-card", "G10.1", ""),
    (convoy, None, "play CAN", "card-missing", "G10.1", ""),
    (convoy, None, "play ACE", "card-unknown", "G10.1", ""),
    (winching, None, "go 2.1", "winch-first", "G10.6", ""),
    (lambda: winching("FM"), None, "winch s", "winch-symbol", "G10.6", ""),
    (lambda: winching("FS"), None, "winch m", "winch-symbol", "G10.6", ""),
    (lambda: winching(engine=1, chassis=0), None, "winch s", "winch-levels", "G8.6", ""),
    (lambda: winching(engine=1, chassis=0), None, "nowinch", "winch-needed", "G10.6", ""),
    (hit, None, "go 2.1", "hit-first", "G8.5", ""),
    (hit_twice, None, "hit e", "hit-first", "G8.7", ""),
    (hit_twice, None, "hit eee", "hit-first", "G8.7", ""),
    (lambda: hit_twice().put(0, "1.1", engine=1), None, "hit ee", "hit-gauge", "G8.7", ""),
    (convoy, None, "hit e", "hit-later", "G8.5", ""),
    (arrived, 0, "fund", "arrived", "G13.3", ""),
    (arrived, 0, "repair e", "arrived", "G13.3", ""),
    (lambda: solo().put(T, "NOU"), None, "T go INS", "t-closed", "G16.3", "INS"),
    (solo, None, "T sail DAK", "t-sail", "G21.3", "DAK"),
    (solo, None, "T go 1.1", "t-own", "G15.12", ""),
    (convoy, None, "T go NOU", "no-torpedo", "G15.1", ""),
    (no_tiles, None, "scout", "no-tiles", "G7.6", ""),
    (no_tiles, None, "play GUIDE lay", "guide-nothing", "G7.6", ""),
    (few_tiles, None, "scout3", "few-tiles", "G14.7", ""),
    (convoy, None, "scout3", "no-power", "G14.7", ""),
    (no_cards, None, "fetch", "no-cards", "G10.7", ""),
    (italian, None, "repair eeee", "repair-many", "G11.2", ""),
    (lambda: italian(used=1), None, "repair eee", "power-used", "G14.7", ""),
    (lambda: short(engine=1), None, "repair eee", "repair-many", "G11.2", ""),
    (lambda: short(engine=1), None, "repair x", "repair-letters", "G11.2", ""),
    (lambda: short(engine=4), None, "repair ee", "repair-gauge", "G11.2", ""),
    (lambda: short(engine=4), None, "repair c", "repair-gauge", "G11.2", ""),
    (lambda: short(engine=1, money=10), None, "repair ee", "repair-money", "G11.2", ""),
    (convoy, None, "fund me", "unreadable", "G5.2", ""),
    (convoy, None, "fetch WINCH", "unreadable", "G5.2", ""),
    (lambda: holding("TEL"), None, "play TEL twice", "unreadable", "G5.2", ""),
    (convoy, None, "faster", "unreadable", "G5.2", ""),
    (convoy, None, "resign", "resign-word", "G13.8", ""),
    (left_behind, 2, "fund", "gone", "G13.8", ""),
    (drawing, None, "bag:XX", "draw", "G7.6", ""),
    (lambda: convoy().do("fetch"), None, "deck:XX", "draw", "G10.7", ""),
    (convoy, None, "drive", "unfinished", "G8.9", ""),
    (lambda: holding("DNG"), None, "play DNG P2", "unfinished", "G10.5", ""),
    (scouting, None, "lay FM", "unfinished", "G7.3", ""),
    (planning, None, "plan", "unfinished", "G4.2", ""),
]


@pytest.mark.parametrize(("scene", "seat", "text", "why", "rule", "squares"), ATTEMPTS, ids=[a[2] for a in ATTEMPTS])
def test_an_attempt_is_refused_with_its_rule(
    scene: Scene, seat: int | None, text: str, why: str, rule: str, squares: str
) -> None:
    """G1.1, G2.2, G3.4, G4.2, G4.3, G5.2-G5.8, G6.4-G6.8, G7.3, G7.4, G8.1-G8.10, G9.1, G9.4, G10.1-G10.7, G13.3."""
    trip = scene()
    answer = refused(trip, text, seat)
    assert (answer.why, answer.rule, " ".join(answer.squares)) == (why, rule, squares)


def test_every_refusal_of_the_words_file_is_proved_here() -> None:
    """No word without an attempt that earns it, and no attempt without a word."""
    english = (files("ludothek.games.great_race") / "words" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^refused-([\w-]+) =", english, re.MULTILINE))
    of_campaigns = {why for why in known if why.startswith("campaign-")}  # tests/server/test_campaigns.py proves these
    assert known - of_campaigns | {"unfinished"} == {attempt[3] for attempt in ATTEMPTS}
