"""Where T is going: its goal, and the towns that are open to it."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import COLOUR, NEIGHBOURS, NOWHERE, SPACES, TOWN
from ludothek.games.great_race.board.box import GOAL
from ludothek.games.great_race.rules.position import State, T

FAR = 99  # steps that nobody goes


def choose_goal(b: Board, s: State) -> None:
    """The nearest open town of the card's colour, or the finish (G16.1-G16.6)."""
    s.goal = NOWHERE
    fill_steps(b, s, s.where[T])
    best = NOWHERE
    for space in range(SPACES):
        if (
            COLOUR[space] == GOAL[s.card - 1]
            and is_open(b, s, space)
            and s.scratch[space] < FAR
            and is_nearer(b, s, space, best)
        ):
            best = space
    s.goal = b.finish if best == NOWHERE or s.scratch[b.finish] < s.scratch[best] else best
    s.phase = s.then


def is_nearer(b: Board, s: State, space: int, other: int) -> bool:
    """Fewer steps away, or as many and nearer to the finish (G16.4); else the one found first (G16.5)."""
    if other == NOWHERE:
        return True
    if s.scratch[space] != s.scratch[other]:
        return s.scratch[space] < s.scratch[other]
    return b.home[space] < b.home[other]


def is_open(b: Board, s: State, town: int) -> bool:
    """Whether T may enter a town (G16.2, G16.3)."""
    if town == b.finish or town == s.goal:
        return True
    return b.level[town] > s.last_level and b.home[town] < b.home[s.where[T]]


def fill_steps(b: Board, s: State, start: int) -> None:
    """Fill the scratch array: the steps from a space to every other, where closed towns are in the way."""
    for space in range(SPACES):
        s.scratch[space] = FAR
    s.scratch[start] = 0
    s.scratch[SPACES] = start
    done = 0
    waiting = 1
    while done < waiting:
        here = s.scratch[SPACES + done]
        done += 1
        for i in range(6):
            other = NEIGHBOURS[here][i]
            if other != NOWHERE and s.scratch[other] == FAR:
                if TOWN[other] == 0 or is_open(b, s, other):
                    s.scratch[other] = s.scratch[here] + 1
                    s.scratch[SPACES + waiting] = other
                    waiting += 1
                elif other == s.where[T]:
                    s.scratch[other] = s.scratch[here] + 1
