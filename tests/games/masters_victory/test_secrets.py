"""Nothing hidden reaches anybody: worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import combinations
from math import prod
from typing import Any

import pytest

from ludothek import Table
from ludothek.games.masters_victory import GAME, telling
from ludothek.games.masters_victory.board import ARRANGEMENTS, FIRST, NOWHERE, NUMBERED, OWN, PIECES, SQUARES, name
from ludothek.games.masters_victory.rules.position import TURN, State
from tests.games.masters_victory.positions import place, played
from tests.games.masters_victory.random_games import Recorded, fights, recorded, worlds
from tests.games.masters_victory.test_reference import begin_something, position_of, some_war, stand
from tests.games.play import attempt
from tests.reference.masters_victory_box import SQUARES as PLACES

GROUPS = 8  # games, each in several worlds
WORLDS = 26
POINTS = 4  # moments of a game at which everything is looked at
POSITIONS = 60  # each in a few worlds
FEW = 5


def seen(table: Table, seat: int | None) -> bytes:
    """All that a seat, or a spectator, is sent."""
    return json.dumps(table.view(seat)).encode()


def read_by_others(table: Table, n: int) -> tuple[Any, ...]:
    """A row of the log as everybody but its actor reads it."""
    played = table.line[n]
    about = (table.board, played.before, played.action)
    written = telling.redacted(*about) or telling.log(*about)
    return written, telling.tell_others(*about), played.final, table.steps[n].actor


# --- whole games, from the deal on ---


def cut(rng: random.Random, game: Recorded, seat: int) -> tuple[int, list[list[int]]]:
    """A moment of a game, and deals that differ from its own only in what a seat has not seen until then."""
    until = rng.randint(len(game.line) // 3, len(game.line) // 2)
    while prod(map(len, possible := worlds(game.position(until), seat, fights(game, until)))) < 2 * WORLDS:
        until -= 1
    found = [game.deals]
    while len(found) < WORLDS:
        theirs = [ARRANGEMENTS.index(rng.choice(deals)) for deals in possible]
        deals = [*game.deals[:3], *theirs] if seat == 0 else [*theirs, *game.deals[3:]]
        found += [deals] if deals not in found else []
    return until, found


def begun(game: Recorded) -> Table:
    return Table(GAME, {"fire": "ask" if game.b.ask else "auto"}, seed=1)


def moments(rng: random.Random, game: Recorded, until: int, seat: int) -> set[int]:
    """Where all is looked at: one choice of the seat itself, and some of the other side or within a move."""
    quick = [n for n in range(until + 1) if game.position(n).turn != seat or game.position(n).phase != TURN]
    slow = [n for n in range(until + 1) if n not in quick]
    return {6 + n for n in rng.sample(quick, min(POINTS - 1, len(quick))) + rng.sample(slow, min(1, len(slow)))}


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_game_looks_the_same_in_every_world_that_agrees_with_it(group: int) -> None:
    """W2.2, W11.1, W11.3: views, choices, what a bot is given, and the log, for the other side and for onlookers."""
    rng, game, seat = random.Random(group), recorded(1000 + group), group % 2
    until, deals = cut(rng, game, seat)
    tables, looked = [begun(game) for _ in deals], moments(rng, game, until, seat)
    assert len(looked) == POINTS
    for n in range(6 + until):
        for table, dealt in zip(tables, deals, strict=True):
            table.step(dealt[n] if n < 6 else game.line[n - 6][1])
        if n + 1 in looked or n == 4:
            assert_same(tables, seat)
        if tables[0].line[n].actor != seat:
            assert all(read_by_others(table, n) == read_by_others(tables[0], n) for table in tables[1:])
        assert all(table.known(seat) == tables[0].known(seat) for table in tables[1:])


def assert_same(tables: list[Table], seat: int) -> None:
    assert len({seen(table, seat) for table in tables}) == 1
    assert len({seen(table, None) for table in tables}) == 1


def test_so_many_pairs_are_compared() -> None:
    """W11.1: each world with each other, in whole games and at every moment that is looked at."""
    assert len(list(combinations(range(WORLDS), 2))) * POINTS * GROUPS > 10_000
    assert WORLDS * GROUPS > 200


# --- single positions ---


def tables_of(rng: random.Random) -> tuple[list[Table], int]:
    """A random position as it is, and with other numbers where a seat cannot know them."""
    war, seat = some_war(rng), rng.randrange(2)
    for piece in war.pieces:
        if piece.side != seat and piece.type in "FTS" and not piece.square and rng.random() < 0.7:
            stand(rng, war, piece, PLACES)
    war.due, war.running, war.steps = "turn", None, 0
    begin_something(rng, war)
    states = [position_of(war)]
    for _ in range(40):
        other = with_other_numbers(rng, states[0], seat)
        states += [other] if other not in states else []
    if len(states) < FEW:
        return tables_of(rng)  # too little is hidden here
    states = states[:FEW]
    tables = [Table(GAME, {"fire": "ask" if war.ask else "auto", "quiet_limit": war.limit}, seed=1) for _ in states]
    for table, s in zip(tables, states, strict=True):
        table.state = s
    return tables, seat


def with_other_numbers(rng: random.Random, s: State, seat: int) -> State:
    """The hidden numbers of each type dealt anew, none below what its piece must have."""
    t = s.copy()
    for kind in NUMBERED:
        first = OWN * (1 - seat) + FIRST[kind]
        hidden = [piece for piece in range(first, first + 6) if s.where[piece] != NOWHERE and not s.open[piece]]
        numbers = [s.number[piece] for piece in hidden]
        rng.shuffle(numbers)
        if all(min(n, 3) >= s.floor[piece] for n, piece in zip(numbers, hidden, strict=True)):
            for n, piece in zip(numbers, hidden, strict=True):
                t.number[piece] = n
    return t


@pytest.mark.parametrize("chunk", range(3))
def test_a_position_looks_the_same_in_every_world_that_agrees_with_it(chunk: int) -> None:
    """W11.1, W11.2, W11.4: any phase, both ways to fire."""
    rng = random.Random(50 + chunk)
    for _ in range(POSITIONS // 3):
        tables, seat = tables_of(rng)
        assert_same(tables, seat)
        assert all(table.known(seat) == tables[0].known(seat) for table in tables[1:])
        assert all(table.moves() == tables[0].moves() for table in tables[1:])


def test_a_side_has_a_secret_while_it_deals_or_a_number_of_its_own_does_not_lie_open() -> None:
    """W2.2, W11.1, W11.4: then a screen that both share is covered before it is shown; otherwise it is not."""
    table = begun(recorded(1000))
    assert [table.has_secret(seat) for seat in (0, 1)] == [True, False]
    found = set()
    for chunk in range(20):
        (table, *_), _ = tables_of(random.Random(chunk))
        for seat in (0, 1):
            hidden = hides(table.state, seat)
            assert table.has_secret(seat) == hidden
            table.state.open[OWN * seat : OWN * seat + OWN] = [1] * OWN
            assert not table.has_secret(seat)
            found.add(hidden)
    assert True in found


def hides(s: State, seat: int) -> bool:
    mine = [OWN * seat + FIRST[kind] + i for kind in NUMBERED for i in range(6)]
    return any(s.where[piece] != NOWHERE and not s.open[piece] for piece in mine)


# --- refusals ---

NOTES = ("[T1 out]", "[T2 out]", "[attacker T1 out]", "[attacker T2 out]", "[both T2 out]", "[both T1 out]", "#", "=")
PROBES = ["number {}", "look {}", "{}", "fire {}", "switch {}", "{}>{}", "+F1@{}", "end [fire D7: S1 G8]", "end #"]


def answer(table: Table, text: str, seat: int | None = None) -> str:
    """What comes of a text: it was played, or why not."""
    refused = attempt(table.fork(), text, seat)
    if refused is None:
        return "played"
    return repr((refused.why, refused.rule, refused.squares, sorted(refused.facts.items()), refused.game))


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("note", NOTES)
def test_what_will_come_of_a_fight_is_not_to_be_had_by_asking(note: str, seat: int | None) -> None:
    """W11.3: whoever writes an outcome behind a move is answered alike, whatever the outcome will be."""
    answers = {answer(place("T2 G1", f"T{number} L1"), f"G1xL1 {note}", seat) for number in ("1", "2", "3")}
    assert len(answers) == 1


@pytest.mark.parametrize("line", ["D7>D8", "switch R5, +A@D9"])
def test_whom_fire_will_hit_is_not_to_be_had_by_asking(line: str) -> None:
    """W11.1, W8.6: before a step, and before a gun comes back."""
    *before, last = line.split(", ")
    answers = set()
    for number in ("1", "2", "3"):
        table = place("A D7, S1 R5", f"S{number} G9")
        answers.add(answer(played(table, before[0]) if before else table, f"{last} [fire {last[-2:]}: S1 G9]"))
    assert len(answers) == 1


@pytest.mark.parametrize("chunk", range(2))
def test_refusals_are_the_same_in_every_world(chunk: int) -> None:
    """W11.1, W11.3: questions, illegal moves and outcomes written behind them, in turn and out of turn."""
    rng, answers = random.Random(80 + chunk), Counter[str]()
    for _ in range(25):
        tables, seat = tables_of(rng)
        s = tables[0].state
        squares = [name(square) for square in range(SQUARES) if s.at[square]]
        texts = [probe.format(*rng.choices(squares, k=2)) for probe in rng.sample(PROBES, 3)]
        texts += [f"{move} {rng.choice(NOTES)}" for move in rng.sample(tables[0].moves(), 1)]
        for text in texts:
            found = [answer(table, text, seat) for table in tables[:3]]
            assert len(set(found)) == 1, text
            answers[found[0].split("'")[1] if "'" in found[0] else found[0]] += 1
    assert len(answers) > 5, answers


# --- what may be told ---


def test_logs_name_only_what_has_fallen() -> None:
    """W11.2, W11.3: every number behind a move is that of a piece that it removed."""
    named = 0
    for group in range(8):
        game = recorded(1000 + group)
        for n, (s, action) in enumerate(game.line):
            gone = [p for p in range(PIECES) if s.where[p] != NOWHERE and game.position(n + 1).where[p] == NOWHERE]
            notes = " ".join(re.findall(r"\[(.*?)\]", telling.log(game.b, s, action)))
            numbers = set(re.findall(r"\b[FTS](?:1|2|3M|3)(?= out| [A-R]\d)", notes))
            fallen = {telling.piece_text(s, piece) for piece in gone}
            assert numbers <= fallen | {text[:2] for text in fallen}
            named += len(numbers)
    assert named > 50


def test_a_deal_is_read_as_a_deal() -> None:
    """W2.2: in the log of the others and in words."""
    for text in ("deal F 3M 1 2 1 3 2", "deal F 1 1 2 2 3 3M"):
        table = played(Table(GAME, {}), text)
        assert read_by_others(table, 0)[:2] == ("deal F", ("heard-deal", {"side": 0, "type": "F"}))
