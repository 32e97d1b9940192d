"""What a seat believes of numbers it cannot see: as the model of set-ups and habits says, and as fights teach."""

from __future__ import annotations

from collections import Counter
from itertools import compress
from math import log, prod, sqrt

from ludothek import Table
from ludothek.bots import pimc
from ludothek.core.dice import stream
from ludothek.core.fields import OVER
from ludothek.games import find
from ludothek.games.masters_victory import rules
from ludothek.games.masters_victory.board import (
    ARRANGEMENTS,
    FIRST,
    GREEN,
    MASTER,
    NAMED,
    NUMBERED,
    OWN,
    RED,
    SOLDIER,
    START,
    TANK,
    TYPE,
    name,
)
from ludothek.games.masters_victory.rules.beliefs import HABIT, likelihood
from ludothek.games.masters_victory.rules.deployment import KEPT
from ludothek.games.masters_victory.rules.knowledge import LIKELY, agrees, chances, imagine_by
from ludothek.games.masters_victory.rules.position import State
from tests.games.masters_victory.positions import place, played, start, state

DRAWS = 1000
EDGE = 4.0  # standard deviations; the seeds are fixed
IDLE, WALKED, DARED = HABIT


def believed(table: Table, square: str, *numbers: int) -> float:
    """How likely Red holds it that Green's piece on a square bears one of some numbers."""
    s = table.known(RED)
    piece = s.at[NAMED[square]] - 1
    first = OWN + FIRST[TYPE[piece]]
    weights = [chances(s, first, number, LIKELY) for number in range(len(ARRANGEMENTS))]
    meant = [deal[piece - first] in numbers for deal in ARRANGEMENTS]
    return sum(compress(weights, meant)) / sum(weights)


# --- drawn as stated ---


def test_worlds_are_drawn_as_often_as_the_model_says() -> None:
    """W11.3: a green tank that won an attack, one that moved and one that stood still, against weights by hand."""
    table = played(place("T1 G1, S1 B2", "T2 H1, T1 N1, T3 P1"), "end, H1xG1, stay, N1>N2, end")
    s = table.known(RED)
    first, habits = OWN + FIRST[TANK], {"G1": DARED, "N2": WALKED, "P1": IDLE, "R15": IDLE}
    hidden = {i: habits[name(s.where[first + i])] for i in range(6) if s.where[first + i] >= 0}
    weights = {}
    for deal in ARRANGEMENTS:
        if all(deal[i] == s.number[first + i] for i in range(6) if i not in hidden) and deal[0] >= 2:
            kept = KEPT[FIRST[TANK] + deal.index(MASTER)]
            weights[deal] = kept * prod(habit[deal[i] - 1] for i, habit in hidden.items())
    count = drawn(s, first)
    assert set(count) <= set(weights)
    assert distance(count, weights) < len(weights) - 1 + EDGE * sqrt(2 * len(weights))
    assert distance(count, dict.fromkeys(weights, 1)) > 3 * len(weights), "not all alike"


def drawn(s: State, first: int) -> Counter[tuple[int, ...]]:
    """How often six of Green's pieces bear which numbers as Red imagines them."""
    rng, found = stream(1), Counter[tuple[int, ...]]()
    for _ in range(DRAWS):
        imagine_by(s, RED, rng, LIKELY)
        found[tuple(s.number[first : first + 6])] += 1
    return found


def distance(count: Counter[tuple[int, ...]], weights: dict[tuple[int, ...], int]) -> float:
    """The chi-square of how often each deal was drawn."""
    whole = sum(weights.values())
    means = {deal: DRAWS * weight / whole for deal, weight in weights.items()}
    return sum((count[deal] - mean) ** 2 / mean for deal, mean in means.items())


# --- what is learned ---


def test_who_attacked_an_equal_is_believed_to_be_strong() -> None:
    """W6.1: both have beaten a 1; one came of its own accord, the other was come upon."""
    army = "T2 H1, T1 N1, T2 P1, T3 P9"
    came = played(place("T1 G1, S1 B2", army), "end, H1xG1, stay, end")
    found = played(place("T1 G1, S1 B2", army), "G1xH1, end, end")
    assert state(came).floor == state(found).floor
    assert believed(came, "G1", 3, MASTER) > believed(found, "H1", 3, MASTER) + 0.05


def test_who_never_moves_is_believed_to_be_no_plain_three() -> None:
    idle = place("S1 B2", "T2 H1, T1 N1, T2 P1, T3 P9")
    moved = played(place("S1 B2", "T2 H1, T1 N1, T2 P1, T3 P9"), "end, H1>H2, end")
    assert believed(moved, "H2", 3) > believed(idle, "H1", 3) + 0.05


def test_a_fight_teaches_of_the_others_too() -> None:
    """W1.3: a three is somewhere; if it is likely here, it is unlikely there."""
    army = "T2 H1, T1 N1, T2 P1, T3 P9"
    came = played(place("T1 G1, S1 B2", army), "end, H1xG1, stay, end")
    before = place("T1 G1, S1 B2", army)
    assert believed(came, "P9", 3) < believed(before, "P9", 3) - 0.02


def test_masters_are_looked_for_where_they_are_sheltered() -> None:
    table = start()
    edge, middle = START[OWN + FIRST[SOLDIER]], START[OWN + FIRST[SOLDIER] + 2]
    assert believed(table, name(edge), MASTER) > 0.3 > 0.1 > believed(table, name(middle), MASTER)


def test_an_attack_that_is_lost_or_on_another_type_dares_nothing() -> None:
    table = played(place("T2 G1, S1 B2", "T1 H1, T2 N1, T3 P1, S1 F2"), "end, H1xG1, end, G1>G2, end, N1>N2, end")
    assert not any(state(table).dared)
    table = played(place("S1 G1, F1 B2", "T2 H1, T1 N1"), "end, H1xG1, stay, end")
    assert not any(state(table).dared)


def test_the_truth_is_more_likely_by_the_model_than_by_chance() -> None:
    """Over battles between generals of the third level."""
    gained, told = 0.0, 0
    for seed in range(6):
        for s in battle(seed):
            for kind in NUMBERED:
                first = OWN + FIRST[kind]
                possible = [a for a in range(len(ARRANGEMENTS)) if agrees(s, first, a)]
                weights = [likelihood(s, first, a) for a in possible]
                truth = possible.index(ARRANGEMENTS.index(tuple(s.number[first : first + 6])))
                gained += log(weights[truth] * len(possible) / sum(weights))
                told += 1
    assert told > 50
    assert gained > 0


def battle(seed: int, most: int = 120) -> list[State]:
    """Positions at the beginning of Green's turns."""
    game = find("masters_victory")
    b, s, found = game.lay({}), State(), []
    rules.setup(b, s)
    generals = [pimc.player(game, 3, 2 * seed + seat, "compiled") for seat in (RED, GREEN)]
    while s.turn != OVER and s.played < most:
        known = s.copy()
        rules.redact(b, known, s.turn)
        rules.apply(b, s, generals[s.turn].choose(b, known, s.turn))
        if s.turn == GREEN and s.moves == 0 and s.played > 30:
            found.append(s.copy())
    return found
