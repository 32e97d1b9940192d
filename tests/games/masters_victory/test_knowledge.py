"""What a seat knows and may imagine, what no game ever loses, and that both sides play the same game."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from math import sqrt

import pytest

from ludothek.core.dice import stream
from ludothek.core.fields import OVER
from ludothek.games.masters_victory.board import (
    ARRANGEMENTS,
    FIRST,
    MASTER,
    NOWHERE,
    NUMBERED,
    OWN,
    PIECES,
    SQUARES,
    TYPE,
    name,
)
from ludothek.games.masters_victory.rules import apply
from ludothek.games.masters_victory.rules.actions import END, FIRE, MOVE, RETURN, SWITCH
from ludothek.games.masters_victory.rules.knowledge import imagine, redact
from ludothek.games.masters_victory.rules.position import State, side_of
from tests.games.masters_victory.positions import place, played, state
from tests.games.masters_victory.random_games import Recorded, actions, fights, recorded, worlds

GAMES = 40
EDGE = 4.0  # standard deviations; the seeds are fixed
DRAWS = 300


@cache
def games() -> list[Recorded]:
    return [recorded(seed) for seed in range(GAMES)]


# --- nothing is lost ---


def test_pieces_are_conserved() -> None:
    """W1.1, W3.8, W11.2: fifty pieces on the board or beside it, one to a square, each with its number for good."""
    for game in games():
        numbers = game.line[0][0].number
        for n in range(len(game.line) + 1):
            s = game.position(n)
            on_board = {s.where[piece]: piece + 1 for piece in range(PIECES) if s.where[piece] != NOWHERE}
            assert on_board == {square: piece for square, piece in enumerate(s.at) if piece}
            assert s.number == numbers


def test_removed_pieces_stay_removed_but_for_a_switch() -> None:
    """W10.1, W10.3: only a switch brings back, one at a time, and never a master."""
    back = 0
    for game in games():
        for n, (s, action) in enumerate(game.line):
            after = game.position(n + 1)
            returned = [p for p in range(PIECES) if s.where[p] == NOWHERE and after.where[p] != NOWHERE]
            assert len(returned) == (RETURN <= action < FIRE)
            assert all(s.number[piece] != MASTER for piece in returned)
            back += len(returned)
    assert back > 0


def test_no_more_than_three_pieces_move_in_a_turn() -> None:
    """W3.1, W3.3: counted piece by piece over whole games."""
    most = 0
    for game in games():
        movers: list[int] = []
        for s, action in game.line:
            if action == END:
                movers = []
            elif action >= MOVE and s.running == 0:
                movers.append(s.at[(action - MOVE) // SQUARES] - 1)
            assert len(set(movers)) == len(movers) <= 3
            most = max(most, len(movers))
    assert most == 3


# --- both sides play the same game ---


def turned(s: State) -> State:
    """The board turned by 180 degrees and the sides swapped."""
    t = s.copy()
    for row in (t.number, t.open, t.floor, t.moved, t.walked, t.dared, t.where):
        row[:] = row[OWN:] + row[:OWN]
    t.where[:] = [square if square == NOWHERE else SQUARES - 1 - square for square in t.where]
    t.at[:] = [(piece - 1 + OWN) % PIECES + 1 if piece else 0 for piece in reversed(s.at)]
    t.turn = s.turn if s.turn == OVER else 1 - s.turn
    t.running = (s.running - 1 + OWN) % PIECES + 1 if s.running else 0
    t.score[:2] = [s.score[1], s.score[0]]
    return t


def turned_action(action: int) -> int:
    if action >= MOVE:
        here, there = divmod(action - MOVE, SQUARES)
        return MOVE + SQUARES * (SQUARES - 1 - here) + SQUARES - 1 - there
    base = SWITCH if action >= SWITCH else FIRE
    return base + SQUARES - 1 - (action - base) if action >= FIRE else action


def test_turning_the_board_turns_the_game() -> None:
    """W2.1, W8.1, W10.1, W1.6: what is legal and what comes of it is the same seen from the other side."""
    rng = random.Random(1)
    for game in games():
        for n, (s, action) in enumerate(game.line):
            t = turned(s)
            if rng.random() < 0.03 or s.running:
                assert {turned_action(one) for one in actions(game.b, s)} == set(actions(game.b, t))
            apply(game.b, t, turned_action(action))
            assert t == turned(game.position(n + 1))


# --- redact ---


def test_redact_takes_away_hidden_numbers_and_nothing_else() -> None:
    """W11.1, W11.2, W11.4: those of the other side on the board that have not lain open."""
    for game in games():
        for s, _ in game.line[::9]:
            for seat in (0, 1):
                known = s.copy()
                redact(game.b, known, seat)
                hidden = [p for p in range(PIECES) if side_of(p) != seat and s.where[p] != NOWHERE and not s.open[p]]
                for piece in range(PIECES):
                    assert known.number[piece] == (0 if piece in hidden else s.number[piece])
                known.number[:] = s.number
                assert known == s


# --- imagine ---


def moments() -> list[tuple[Recorded, int, int]]:
    """A few moments of every game, with a seat that imagines."""
    rng = random.Random(2)
    return [(game, rng.randint(1, len(game.line) - 1), rng.randrange(2)) for game in games() for _ in range(4)]


def imagined(game: Recorded, s: State, seat: int, rng: list[int], blank: bool = True) -> State:
    world = s.copy()
    if blank:
        redact(game.b, world, seat)
    imagine(game.b, world, seat, rng)
    return world


def deals_of(s: State, side: int) -> list[tuple[int, ...]]:
    return [tuple(s.number[OWN * side + FIRST[kind] : OWN * side + FIRST[kind] + 6]) for kind in NUMBERED]


def test_imagined_worlds_agree_with_everything_seen() -> None:
    """W11.2, W11.3, W11.4, W1.3: own numbers, open numbers, the six of a type, and the outcome of every fight."""
    rng, checked = stream(1), 0
    for game, n, seat in moments():
        s, seen = game.position(n), fights(game, n)
        world = imagined(game, s, seat, rng)
        for piece in range(PIECES):
            if side_of(piece) == seat or s.where[piece] == NOWHERE or s.open[piece]:
                assert world.number[piece] == s.number[piece]
        assert all(deal in ARRANGEMENTS for deal in deals_of(world, 1 - seat))
        assert all(fight.would_be(world.number) == fight.fell for fight in seen)
        checked += len(seen)
        world.number[:] = s.number
        assert world == s, "nothing but numbers is imagined"
    assert checked > 100


def test_imagine_does_not_know_the_truth() -> None:
    """W11.1: it meets the true deal of a type as often as chance would, whether it was blanked before or not."""
    rng, hits, expected, spread = stream(2), 0.0, 0.0, 0.0
    for number, (game, n, seat) in enumerate(moments()):
        s = game.position(n)
        world = imagined(game, s, seat, rng, blank=number % 2 == 0)
        possible = worlds(s, seat, fights(game, n))
        for guess, truth, deals in zip(deals_of(world, 1 - seat), deals_of(s, 1 - seat), possible, strict=True):
            assert truth in deals
            hits += guess == truth
            expected += 1 / len(deals)
            spread += 1 / len(deals) * (1 - 1 / len(deals))
    assert spread > 15
    assert abs(hits - expected) < EDGE * sqrt(spread), (hits, expected)


def test_imagine_reads_nothing_that_is_hidden() -> None:
    """W11.1: the same dice imagine the same world, whatever the hidden numbers are."""
    for game, n, seat in moments()[::3]:
        s = game.position(n)
        other = s.copy()
        for piece in range(PIECES):
            if side_of(piece) != seat and TYPE[piece] in NUMBERED and s.where[piece] != NOWHERE and not s.open[piece]:
                other.number[piece] = MASTER
        seen = [imagined(game, one, seat, stream(n), blank=False).number for one in (s, other)]
        assert seen[0] == seen[1] == imagined(game, s, seat, stream(n)).number


SMALL = {  # Red's pieces, Green's pieces, a line, and what green survivors have beaten
    "a survivor": ("T1 G1, F1 B2", "T2 H1, T1 N1, T3 P1", "G1xH1", {"H1": 1}),
    "two survivors": ("T1 G1, T2 G4", "T2 H1, T3 H4, T1 N1", "G1xH1, G4xH4", {"H1": 1, "H4": 2}),
    "an attacker that won": ("F1 G1", "F3 C1, F1 Q1, F2 Q4, F3M Q8", "end, C1xG1, stay, end", {"G1": 1}),
    "one that came back": ("A D4", "S1 A5, S1 M2, S2 M4, S3 M7, F1 Q2", "end, switch A5, +F2@Q5, done, end", {}),
}


@pytest.mark.parametrize("case", SMALL)
def test_imagine_finds_every_world_equally_often(case: str) -> None:
    """W11.3, W11.4: against all deals that agree, counted one by one."""
    red, green, line, beaten = SMALL[case]
    table = played(place(red, green), line)
    rng, found = stream(3), [Counter[tuple[int, ...]](), Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()]
    for _ in range(DRAWS):
        world = table.known(0)
        imagine(table.board, world, 0, rng)
        for count, deal in zip(found, deals_of(world, 1), strict=True):
            count[deal] += 1
    assert max(map(len, found)) > 1
    for kind, deals, count in zip(NUMBERED, worlds(state(table), 0, []), found, strict=True):
        assert_even(count, [deal for deal in deals if fits(state(table), kind, deal, beaten)])


def fits(s: State, kind: int, deal: tuple[int, ...], beaten: dict[str, int]) -> bool:
    """Whoever survived a fight bears more than what it beat."""
    squares = [name(s.where[OWN + FIRST[kind] + i]) for i in range(6)]
    return all(min(n, 3) > beaten.get(square, 0) for n, square in zip(deal, squares, strict=True))


def assert_even(count: Counter[tuple[int, ...]], deals: list[tuple[int, ...]]) -> None:
    """By the chi-square of how often each deal was drawn."""
    mean = DRAWS / len(deals)
    assert set(count) == set(deals)
    assert sum((n - mean) ** 2 / mean for n in count.values()) < len(deals) - 1 + EDGE * sqrt(2 * len(deals))
