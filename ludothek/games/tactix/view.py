"""What a seat sees and can click: the whole board, for nothing is hidden here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from ludothek.core.fields import OVER
from ludothek.core.view import Choice, Frame, TrailStep
from ludothek.games.tactix.board import E5, EMPTY, FACES, KING, OFF, PASS, SQUARES, WAYS, Board, name
from ludothek.games.tactix.bots import DECIDES, gain
from ludothek.games.tactix.rules import State
from ludothek.games.tactix.telling import corners, goal_of, path, piece_moved, pieces_on_the_way, write

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table

Ending = Literal["king", "square", "centre", "repetition", "quiet", "passes"]
ENDINGS: tuple[Ending | None, ...] = (None, "king", "square", "centre", "repetition", "quiet", "passes")


class Piece(TypedDict):
    """A die or a king, seen from White's side."""

    side: int  # 0 White, 1 Black
    king: bool
    top: int  # the face on top; 0 for a king
    near: int  # the face towards White
    right: int  # the face at White's right hand


class PlacedPiece(Piece):
    """A piece on the board."""

    moves: int  # how many it can make now


class Step(TrailStep):
    """A move on the board."""

    takes: Piece | None  # what stood at the end of its path


class Last(Step):
    """The move just made."""

    move: str  # as it was written


class Threat(TypedDict):
    """Where a side would lose with the other's next move: its king taken (T5.1), or the other's king at home (T5.2)."""

    seat: int  # who would lose
    at: str  # the square where it would happen
    by: list[str]  # the squares of the pieces that could do it


class Move(Choice):
    """A move on offer, with what will be true at its end."""

    path: list[str]  # every square from the start to the goal
    tips: list[list[int]]  # top, near and right after each step; [] each for a king
    takes: Piece | None


class View(TypedDict):
    """What a seat sees."""

    ranks: int  # 9, or 8 on the smaller board
    kings: list[str]  # White's king square, Black's
    centre: str | None  # the middle of the larger board (T1.7), where a king wins in the short game
    home: dict[str, int]  # square -> the number printed there: the top of the die that starts on it (T2.1)
    pieces: dict[str, PlacedPiece]  # square -> the piece on it
    taken: list[Piece]  # in the order they were taken
    last: Last | None
    trail: list[Step]  # what the other side did since this seat last chose
    threats: list[Threat]
    quiet: int  # moves since the last capture, passes included
    seen: int  # how often this position has been there (T5.9)
    ending: Ending | None
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""


def view(table: Table[Board, State], seat: int | None) -> View:
    s: State = table.state
    actions = table.actions()
    return {
        "ranks": 9 if table.options["board"] == "9x9" else 8,
        "kings": [name(table.board.goal[1]), name(table.board.goal[0])],
        "centre": name(E5) if table.options["board"] == "9x9" else None,
        "home": home(table.board),
        "pieces": pieces(s, Counter(action // WAYS for action in actions if action != PASS)),
        "taken": taken(table),
        "last": last(table),
        "trail": [step(played) for played in table.since(seat) if played.actor != seat],
        "threats": threats(table),
        "quiet": s.quiet,
        "seen": 1 + sum(played.before.number == s.number for played in table.line),
        "ending": ENDINGS[s.ending],
        "choices": [choice(table, s, action, actions) for action in actions] if seat == s.turn else [],
    }


def home(b: Board) -> dict[str, int]:
    """The numbers of the home squares; the king squares have none."""
    return {name(square): FACES[abs(die)][0] for square in SQUARES if 0 < abs(die := b.start[square]) < KING}


def pieces(s: State, moves: Counter[int]) -> dict[str, PlacedPiece]:
    return {
        name(square): {**shown(s.at[square]), "moves": moves[square]}
        for square in SQUARES
        if s.at[square] not in (EMPTY, OFF)
    }


def shown(piece: int) -> Piece:
    top, near, right = FACES[abs(piece)] if abs(piece) != KING else (0, 0, 0)
    return {"side": int(piece < 0), "king": abs(piece) == KING, "top": top, "near": near, "right": right}


def taken(table: Table[Board, State]) -> list[Piece]:
    """The pieces that have left the board, in the order they were taken."""
    line: list[tuple[State, int]] = [(played.before, played.action) for played in table.line]
    return [
        shown(s.at[goal_of(s, action)]) for s, action in line if action != PASS and s.at[goal_of(s, action)] != EMPTY
    ]


def last(table: Table[Board, State]) -> Last | None:
    """The move just made, with every square of its route."""
    if not table.line:
        return None
    played = table.line[-1]
    return {**step(played), "move": played.text}


def step(played: Played[State]) -> Step:
    """A move on the board: its route, and what was taken at the end of it."""
    s: State = played.before
    squares = [] if played.action == PASS else [name(square) for square in path(s, played.action)]
    goal = s.at[goal_of(s, played.action)] if squares else EMPTY
    fell = squares[-1:] if goal != EMPTY else []
    return {"seat": played.actor, "path": squares, "fell": fell, "takes": shown(goal) if fell else None}


def threats(table: Table[Board, State]) -> list[Threat]:
    return [] if table.state.turn == OVER else [*threats_to(table, 0), *threats_to(table, 1)]


def threats_to(table: Table[Board, State], seat: int) -> list[Threat]:
    s: State = table.state.copy()
    s.turn = 1 - seat
    won: dict[str, set[str]] = {}  # the square where it happens -> the pieces that could do it
    for action in table.game.legal_actions(table.board, s):
        if gain(table.board, s, action) == DECIDES:
            won.setdefault(name(goal_of(s, action)), set()).add(name(action // WAYS))
    return [{"seat": seat, "at": at, "by": sorted(by)} for at, by in sorted(won.items())]


def choice(table: Table[Board, State], s: State, action: int, actions: list[int]) -> Move:
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
