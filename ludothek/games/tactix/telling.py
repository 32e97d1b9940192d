"""How moves are written: `d1>d7`, `d1>d6>c6` with the turn on d6, `pass`."""

from __future__ import annotations

import re
from itertools import pairwise

from ludothek.core.contract import Facts, Sentence
from ludothek.core.defaults import aftermath, dealt_to, redacted
from ludothek.games.tactix.board import (
    EMPTY,
    FACES,
    JUMP,
    KING,
    PASS,
    SAME_RESULT,
    STEP,
    STEPS,
    TIPPED,
    WAY,
    WAYS,
    Board,
    name,
)
from ludothek.games.tactix.rules import State, apply, side_of

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]

MARKS = re.compile(r"(x[1-6K])?(=[1-6])?(#)?$")


def write(b: Board, s: State, action: int) -> str:
    return "pass" if action == PASS else ">".join(map(name, corners(s, action)))


def log(b: Board, s: State, action: int) -> str:
    """The move with what it did: `d1>d6>c6x2=2` takes a two and shows a two, `e8>e9#` wins."""
    if action == PASS:
        return "pass"
    mover, taken, after = piece_moved(s, action), s.at[goal_of(s, action)], s.copy()
    apply(b, after, action)
    text = write(b, s, action)
    if taken != EMPTY:
        text += "x" + ("K" if abs(taken) == KING else str(FACES[abs(taken)][0]))
    if mover != KING:
        text += f"={FACES[abs(after.at[goal_of(s, action)])][0]}"
    return text + "#" * (max(after.score) == 1)


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: any squares of its route, or of one that ends alike, and true marks."""
    squares, marks = taken_apart(text)
    if action == PASS or len(squares) < 2:
        return False
    routes = [[name(square) for square in route] for route in (path(s, action), *twin_routes(s, action))]
    straight = len(squares) == 2 or all(a[:1] == z[:1] or a[1:] == z[1:] for a, z in pairwise(squares))
    fits = any(squares[0] == r[0] and squares[-1] == r[-1] and lies_along(squares, r) for r in routes)
    return straight and fits and marks <= taken_apart(log(b, s, action))[1]


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: the die, the goal, and perhaps the turning square."""
    return ">".join([clicks[0], *clicks[2:], clicks[1]]) if len(clicks) > 1 else clicks[0]


def taken_apart(text: str) -> tuple[list[str], set[str]]:
    """The squares of a text, and the marks behind them: what was taken, the new top, a win."""
    found = MARKS.search(text)
    marks = {mark for mark in (found.groups() if found else ()) if mark}
    return MARKS.sub("", text).split(">"), marks


def lies_along(squares: list[str], route: list[str]) -> bool:
    """Whether the squares stand in the route in this order."""
    rest = iter(route)
    return all(square in rest for square in squares)


def tell(b: Board, s: State, action: int) -> Sentence:
    """The move as a sentence: a message of the words files and what fills it."""
    if action == PASS:
        return "said-pass", {"side": s.turn}
    squares, taken = corners(s, action), abs(s.at[goal_of(s, action)])
    facts: Facts = {
        "side": s.turn,
        "from": name(squares[0]),
        "to": name(squares[-1]),
        "via": name(squares[1]) if len(squares) == 3 else "none",
        "top": FACES[pieces_on_the_way(s, action)[-1]][0] if piece_moved(s, action) != KING else 0,
        "taken": "none" if taken == EMPTY else "king" if taken == KING else str(FACES[taken][0]),
    }
    return ("said-king" if piece_moved(s, action) == KING else "said-die"), facts


def foretell(b: Board, s: State, action: int) -> Sentence:
    """The same as advice, without the name of the side."""
    message, facts = tell(b, s, action)
    return message.replace("said-", "advised-"), facts


tell_others = tell

# --- where a move goes ---


def piece_moved(s: State, action: int) -> int:
    """The die or king that moves, as if it were White's."""
    return s.at[action // WAYS] * side_of(s.turn)


def legs(s: State, action: int) -> tuple[int, int, int, int]:
    return WAY[WAYS * STEPS[piece_moved(s, action)] + action % WAYS]


def path(s: State, action: int) -> list[int]:
    """Every square from the origin to the goal."""
    squares = [action // WAYS]
    for towards in directions(s, action):
        squares.append(squares[-1] + STEP[towards])
    return squares


def directions(s: State, action: int) -> list[int]:
    first, k, second, m = legs(s, action)
    return [first] * k + [second] * m


def corners(s: State, action: int) -> list[int]:
    """Origin, turning square if there is one, goal."""
    squares, (_, k, _, m) = path(s, action), legs(s, action)
    return [squares[0], squares[k], squares[-1]] if m else [squares[0], squares[-1]]


def goal_of(s: State, action: int) -> int:
    return action // WAYS + JUMP[WAYS * STEPS[piece_moved(s, action)] + action % WAYS]


def pieces_on_the_way(s: State, action: int) -> list[int]:
    """How the piece lies after each step."""
    pieces = [piece_moved(s, action)]
    for towards in directions(s, action):
        pieces.append(TIPPED[towards][pieces[-1]])
    return pieces[1:]


def twin_routes(s: State, action: int) -> list[list[int]]:
    """The route along the other leg first, if it is open and ends alike (T3.12)."""
    first, k, second, m = legs(s, action)
    if not m or not SAME_RESULT[k][m]:
        return []
    squares = [action // WAYS]
    for towards in [second] * m + [first] * k:
        squares.append(squares[-1] + STEP[towards])
    return [squares] if all(s.at[square] == EMPTY for square in squares[1:-1]) else []
