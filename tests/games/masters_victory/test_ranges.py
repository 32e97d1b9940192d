"""What any piece one looks at shows, the enemy's too: how far it could go, what it could attack or fire at."""

from __future__ import annotations

import random

from ludothek import Table
from ludothek.games.masters_victory.board import GREEN, NAMED, OWN, RED, SQUARES, Board, name
from ludothek.games.masters_victory.rules import legal
from ludothek.games.masters_victory.rules.actions import MOVE
from ludothek.games.masters_victory.rules.position import TURN, State
from ludothek.games.masters_victory.view.ranges import ranges
from tests.games.masters_victory.positions import goals, place, played, start, starts, targets
from tests.games.masters_victory.random_games import lay, opening, random_line, some_deals


def squares(table: Table, at: str) -> set[str]:
    """Where a piece could go, as a page reads it: runs of squares, and no square where a piece stands."""
    view = table.view()
    taken = {piece["square"] for piece in view["pieces"]}
    return {square for run in view["ranges"][at].split() for square in spread(run)} - taken


def spread(run: str) -> list[str]:
    first, _, last = run.partition("-")
    return [f"{first[0]}{column}" for column in range(int(first[1:]), int(last or first[1:]) + 1)]


# --- one truth: what the rules would list ---


def test_ranges_are_what_the_rules_would_list_for_either_side() -> None:
    """W3.6, W3.7, W4.1, W5.2, W9.2: whoever is to move, and whatever has moved."""
    seen = 0
    for seed in range(6):
        rng = random.Random(seed)
        b = lay()
        s = opening(b, some_deals(rng))
        for n, (before, _) in enumerate(random_line(rng, b, s, most=120)):
            if n % 9 == 0:
                for side in (RED, GREEN):
                    assert told(before, side) == listed(b, before, side)
                    seen += 1
    assert seen > 60


def told(s: State, side: int) -> dict[tuple[str, str], int]:
    """All that is said of a side: from where to where, and by which rule; artillery goes and fires otherwise."""
    going, attacks = ranges(tuple(s.where))
    own = [name(s.where[piece]) for piece in range(OWN * side, OWN * side + OWN - 4) if s.where[piece] >= 0]
    found = {(at, to): 0 for at in own for run in going[at].split() for to in spread(run) if not s.at[NAMED[to]]}
    return found | {(at, to): rule for at in own for to, rule in attacks.get(at, {}).items()}


def listed(b: Board, s: State, side: int) -> dict[tuple[str, str], int]:
    """The same by the rules, were it the turn of that side and nothing had moved."""
    t, out = s.copy(), [0] * 4096
    t.turn, t.phase, t.moves, t.running, t.moved = side, TURN, 0, 0, [0] * len(s.moved)
    moves = [divmod(action - MOVE, SQUARES) for action in out[: legal(b, t, out)] if action >= MOVE]
    return {(name(here), name(to)): rule_of(t, here, to) for here, to in moves if not is_gun(t, here)}


def is_gun(s: State, square: int) -> bool:
    return (s.at[square] - 1) % OWN >= OWN - 4


def rule_of(s: State, here: int, to: int) -> int:
    """R1 between equals, R2 otherwise, 0 for a square that is empty."""
    if not s.at[to]:
        return 0
    kinds = [letter(s.at[square] - 1) for square in (here, to)]
    return 1 if kinds[0] == kinds[1] else 2


def letter(piece: int) -> str:
    return ("F" * 6 + "B" * 3 + "T" * 6 + "S" * 6 + "A" * 4)[piece % OWN]


def test_at_the_start_both_armies_reach_alike() -> None:
    """W3.6: the numbers of W-EX10, for the side that is not to move too; nobody can attack."""
    table, tanks = start(), [33, 33, 55, 68, 68, 55]
    for side in (RED, GREEN):
        counted = [len(squares(table, at)) for letter in "FBTS" for at in starts(side, letter)]
        assert counted == [94, 120, 127, 127, 120, 94, 103, 114, 103, *tanks, 16, 20, 23, 23, 20, 16]
    assert table.view()["attacks"] == {}


def test_an_enemy_shows_whom_it_could_attack_and_by_which_rule() -> None:
    """W1.5, W5.2, W9.2: not what is protected, too far, or none of its targets."""
    table = place("T2 G1, S1 L8, S2 G9, F1 G10", "T1 L1, F3 L7, B M9")
    attacks = table.view(RED)["attacks"]
    assert attacks["L1"] == {"G1": 1}  # round its own fighter it is too far to the soldier on L8
    assert attacks["L7"] == {"G10": 1, "L8": 2}  # the fighter beside it protects the soldier on G9
    assert "M9" not in attacks  # 14 steps to the only tank
    assert squares(table, "G1") == set(goals(table, "G1"))
    assert set(table.view(RED)["attacks"]["G1"]) == set(targets(table, "G1"))


def test_artillery_shows_two_steps_and_all_that_it_could_fire_at() -> None:
    """W8.2, W8.5, W8.8: before, between and after its steps; not what is in a bunker, nor its own side."""
    table = place("S1 M7, F1 L8, T1 L6, S2 J7, B I7", "A O7, S1 M8")
    assert squares(table, "O7") == {"O5", "O6", "O8", "O9", "P6", "P7", "P8", "Q7", "N6", "N7", "N8"}
    assert table.view(RED)["attacks"]["O7"] == {"L8": 3, "M7": 3}


def test_what_a_gun_would_remove_is_told_to_its_owner_while_it_may_fire() -> None:
    """W8.7, W8.5: all that stands open in its zone; nobody else, and not where artillery fires by itself."""
    table = place("A D7, A D4, A B1, F1 A8", "S1 G8, B E6, S2 F4, T1 G6")
    assert table.view(RED)["shots"] == {"D7": ["E6", "G8"], "D4": ["F4"]}
    assert table.view(GREEN)["shots"] == table.view(None)["shots"] == {}
    played(table, "D4>E4")
    assert table.view(RED)["shots"] == {"E4": ["F4"]}  # between two steps only the gun that goes
    assert place("A D7", "S1 G8", fire="auto").view(RED)["shots"] == {}


# --- nothing hidden ---


def test_ranges_are_the_same_for_everybody() -> None:
    """W11.1: made from squares alone, which everybody sees."""
    table = place("T2 G1, S1 L8", "T1 L1, F3 L7")
    for what in ("ranges", "attacks"):
        assert table.view(RED)[what] == table.view(GREEN)[what] == table.view(None)[what]
