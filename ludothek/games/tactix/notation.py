"""How moves are written: `d1>d7`, `d1>d6>c6` with the turn on d6, `pass`."""

from __future__ import annotations

from typing import Any

from ludothek.games.tactix.board import EMPTY, FACES, KING, PASS, STEP, STEPS, TIPPED, WAY, WAYS, Board, name
from ludothek.games.tactix.rules import State, apply, leg_is_open, side_of


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


def also(b: Board, s: State, action: int) -> list[str]:
    """Other texts that mean this move: without its corner, by its twin route, square by square, as the log has it."""
    if action == PASS:
        return []
    squares = corners(s, action)
    texts = [log(b, s, action), ">".join(map(name, path(s, action)))]
    if len(squares) == 3:
        texts.append(f"{name(squares[0])}>{name(squares[2])}")
        texts += twin_route(s, action)
    return texts


def tell(b: Board, s: State, action: int) -> tuple[str, dict[str, Any]]:
    """The move as a sentence: a message of the words files and what fills it."""
    if action == PASS:
        return "said-pass", {"side": s.turn}
    squares, taken = corners(s, action), abs(s.at[goal_of(s, action)])
    facts = {
        "side": s.turn,
        "from": name(squares[0]),
        "to": name(squares[-1]),
        "via": name(squares[1]) if len(squares) == 3 else "none",
        "top": FACES[pieces_on_the_way(s, action)[-1]][0] if piece_moved(s, action) != KING else 0,
        "taken": "none" if taken == EMPTY else "king" if taken == KING else str(FACES[taken][0]),
    }
    return ("said-king" if piece_moved(s, action) == KING else "said-die"), facts


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
    return path(s, action)[-1]


def pieces_on_the_way(s: State, action: int) -> list[int]:
    """How the piece lies after each step."""
    pieces = [piece_moved(s, action)]
    for towards in directions(s, action):
        pieces.append(TIPPED[towards][pieces[-1]])
    return pieces[1:]


def twin_route(s: State, action: int) -> list[str]:
    """The route along the other leg first, if it is open and ends alike (T3.12)."""
    first, k, second, m = legs(s, action)
    origin = action // WAYS
    corner = origin + STEP[second] * m
    clear = all(s.at[origin + STEP[second] * i] == EMPTY for i in range(1, m + 1))
    end = pieces_on_the_way(s, action)[-1]
    piece = piece_moved(s, action)
    for towards in [second] * m + [first] * k:
        piece = TIPPED[towards][piece]
    if clear and leg_is_open(s, corner, first, k) and piece == end:
        return [f"{name(origin)}>{name(corner)}>{name(goal_of(s, action))}"]
    return []
