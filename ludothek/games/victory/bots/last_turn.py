"""The last turn before a race is stopped: whether the dice can still bring a car level with one that is ahead."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.victory.board import BLUE, RED, Board
from ludothek.games.victory.rules import apply, legal
from ludothek.games.victory.rules.position import State
from ludothek.games.victory.rules.race_end import end_turn, rank


def is_lost(b: Board, s: State) -> bool:
    """Whether the race ends with this turn (V8.8), and no way to play the dice reaches a car that is ahead."""
    ranks = [rank(b, s, seat) for seat in range(b.seats)]
    ahead = [other for other in ranks if other > ranks[s.driver]]
    return bool(ahead) and is_last(b, s) and best_rank(b, s) < min(ahead)


def is_last(b: Board, s: State) -> bool:
    after = s.copy()
    end_turn(b, after)
    return after.turn == OVER


def best_rank(b: Board, s: State) -> int:
    """The best that the driver comes to on the way, in any order of the dice."""
    best, seen, waiting = rank(b, s, s.driver), set[tuple[int, ...]](), [s]
    while waiting:
        for after in moves_of(b, waiting.pop()):
            best = max(best, rank(b, after, s.driver))
            key = (after.car[s.driver], after.count[s.driver], after.dice[RED], after.dice[BLUE])
            if after.turn != OVER and key not in seen:
                seen.add(key)
                waiting.append(after)
    return best


def moves_of(b: Board, s: State) -> list[State]:
    """The position after each move."""
    out, found = [0] * 64, []
    for action in out[: legal(b, s, out)]:
        found.append(s.copy())
        apply(b, found[-1], action)
    return found
