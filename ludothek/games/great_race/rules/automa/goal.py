"""Where T is going: its goal, the towns that are open to it, and the ways of T and of the player."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import COLOUR, NEIGHBOURS, NOWHERE, SPACES, TOWN
from ludothek.games.great_race.board.box import GOAL, TILE_EASY
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.supplies import TILE_KINDS

FAR = 99  # steps that nobody goes


# --- the goal ---


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


# --- ways ---


def next_on_way(b: Board, s: State, here: int) -> int:
    """T's next space towards its goal, whose steps the scratch array holds (G16.11)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if (
            space != NOWHERE
            and s.scratch[space] == s.scratch[here] - 1
            and can_lead(b, s, space)
            and is_liked_more(s, space, best)
        ):
            best = space
    return best


def can_lead(b: Board, s: State, space: int) -> bool:
    return TOWN[space] == 0 or is_open(b, s, space)


def liking(s: State, space: int) -> int:
    """Less is better: a town, an easy tile, an empty space, a hard tile, tiles by their rank (G16.11, G17.5)."""
    if TOWN[space] > 0:
        return 0
    tile = s.tile[space] - 1
    if tile < 0:
        return TILE_KINDS
    return 1 + tile if TILE_EASY[tile] else 1 + TILE_KINDS + tile


def is_liked_more(s: State, space: int, other: int) -> bool:
    return other == NOWHERE or liking(s, space) < liking(s, other)


def is_on_t_way(b: Board, s: State, wanted: int) -> bool:
    """Whether T's way, from its first step to its goal, leads over a space; the scratch array holds its steps."""
    here = s.where[T]
    while here != s.goal and here != NOWHERE:
        here = next_on_way(b, s, here)
        if here == wanted:
            return True
    return False


def next_for_player(b: Board, s: State, here: int) -> int:
    """The next space of the player's way to the finish, off T's way if another is as short (G16.12)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if space != NOWHERE and b.home[space] == b.home[here] - 1 and is_better_for_player(b, s, space, best):
            best = space
    return best


def is_better_for_player(b: Board, s: State, space: int, other: int) -> bool:
    if other == NOWHERE:
        return True
    shared = is_on_t_way(b, s, space)
    other_shared = is_on_t_way(b, s, other)
    if shared != other_shared:
        return other_shared
    return liking(s, space) < liking(s, other)
