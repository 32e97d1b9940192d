"""What a seat sees and can click: the whole board, for nothing is hidden here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludothek.core.fields import OVER
from ludothek.games.tactix.board import E5, EMPTY, FACES, KING, OFF, PASS, SQUARES, WAYS, name
from ludothek.games.tactix.bots import DECIDES, gain
from ludothek.games.tactix.rules import State, legal
from ludothek.games.tactix.telling import corners, goal_of, path, piece_moved, pieces_on_the_way, write

if TYPE_CHECKING:
    from ludothek.core.table import Played, Table

ENDINGS = ("", "king", "square", "centre", "repetition", "quiet", "passes")


def view(table: Table, seat: int | None) -> dict[str, Any]:
    s: State = table.state
    actions = table.actions()
    return {
        "ranks": 9 if table.options["board"] == "9x9" else 8,
        "kings": [name(table.board.goal[1]), name(table.board.goal[0])],  # White's king square, Black's
        "centre": name(E5) if table.options["board"] == "9x9" else None,  # T1.7
        "pieces": pieces(s, Counter(action // WAYS for action in actions if action != PASS)),
        "taken": taken(table),
        "last": last(table),
        "trail": [step(played) for played in table.since(seat) if played.actor != seat],
        "threats": threats(table),
        "quiet": s.quiet,
        "seen": 1 + sum(played.before.number == s.number for played in table.line),  # T5.9
        "ending": ENDINGS[s.ending] or None,
        "choices": [choice(table, s, action, actions) for action in actions] if seat == s.turn else [],
    }


def pieces(s: State, moves: Counter[int]) -> dict[str, dict[str, Any]]:
    """Square -> the piece on it; near and right are the faces seen from White's chair."""
    return {
        name(square): shown(s.at[square]) | {"moves": moves[square]}
        for square in SQUARES
        if s.at[square] not in (EMPTY, OFF)
    }


def shown(piece: int) -> dict[str, Any]:
    top, near, right = FACES[abs(piece)] if abs(piece) != KING else (0, 0, 0)
    return {"side": int(piece < 0), "king": abs(piece) == KING, "top": top, "near": near, "right": right}


def taken(table: Table) -> list[dict[str, Any]]:
    """The pieces that have left the board, in the order they were taken."""
    line: list[tuple[State, int]] = [(played.before, played.action) for played in table.line]
    return [
        shown(s.at[goal_of(s, action)]) for s, action in line if action != PASS and s.at[goal_of(s, action)] != EMPTY
    ]


def last(table: Table) -> dict[str, Any] | None:
    """The move just made, with every square of its route."""
    if not table.line:
        return None
    played = table.line[-1]
    return step(played) | {"move": played.text}


def step(played: Played) -> dict[str, Any]:
    """A move on the board: its route, and what was taken at the end of it."""
    s: State = played.before
    squares = [] if played.action == PASS else [name(square) for square in path(s, played.action)]
    goal = s.at[goal_of(s, played.action)] if squares else EMPTY
    fell = squares[-1:] if goal != EMPTY else []
    return {"seat": played.actor, "path": squares, "fell": fell, "takes": shown(goal) if fell else None}


def threats(table: Table) -> list[dict[str, Any]]:
    """Where a side would lose with the other's next move: its king taken (T5.1), or the other's king at home (T5.2)."""
    return [] if table.state.turn == OVER else [*threats_to(table, 0), *threats_to(table, 1)]


def threats_to(table: Table, seat: int) -> list[dict[str, Any]]:
    s: State = table.state.copy()
    s.turn = 1 - seat
    out = [0] * table.game.most
    actions = out[: legal(table.board, s, out)]
    won: dict[str, set[str]] = {}  # the square where it happens -> the pieces that could do it
    for action in actions:
        if gain(table.board, s, action) == DECIDES:
            won.setdefault(name(goal_of(s, action)), set()).add(name(action // WAYS))
    return [{"seat": seat, "at": at, "by": sorted(by)} for at, by in sorted(won.items())]


def choice(table: Table, s: State, action: int, actions: list[int]) -> dict[str, Any]:
    """A move as clicks, with what will be true at its end."""
    if action == PASS:
        return {"move": "pass", "clicks": ["pass"], "rule": "T3.13", "path": [], "tips": [], "takes": None}
    goal = goal_of(s, action)
    king = piece_moved(s, action) == KING
    return {
        "move": write(table.board, s, action),
        "clicks": [name(square) for square in clicks(s, action, actions)],
        "rule": "T4.1" if s.at[goal] != EMPTY else "T3.4" if king else "T3.3",
        "path": [name(square) for square in path(s, action)],
        "tips": [list(FACES[piece]) if not king else [] for piece in pieces_on_the_way(s, action)],
        "takes": shown(s.at[goal]) if s.at[goal] != EMPTY else None,
    }


def clicks(s: State, action: int, actions: list[int]) -> list[int]:
    """The die, the goal, and the turning square where two routes with different results lead to it."""
    origin, *corner, goal = corners(s, action)
    rivals = [other for other in actions if other // WAYS == origin and goal_of(s, other) == goal]
    return [origin, goal, *(corner if len(rivals) > 1 else [])]
