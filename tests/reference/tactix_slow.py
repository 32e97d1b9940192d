"""Tactix played slowly and by the letter of its rules: dice are tipped one square at a time, every path is tried.

This is a yardstick for a faster version of the game and shares nothing with it. The rule numbers (T3.9 and so on)
are those of the rules page of Tactix; they stand where the rule is decided.

A square is its name ("d4"), a side is 0 (White) or 1 (Black), a die shows top, near and right as seen from White's
chair: near is the face towards rank 1, right is the face towards file i, for the dice of both sides.

`Slow(board="9x9", king_captures=True, short=False, draws=True, handed="right")`
    a game at the start position; ValueError for `short` on the 9x8 board or an unknown option value.
`Slow.from_text(text, **the same options)`
    a game that begins with the given position: it counts as the first occurrence, nothing lies behind it.
    ValueError if the text makes no sense: a square off the board or used twice, faces no such die can show,
    a side without exactly one king. Numbers of dice are not checked. A king that already stands on a goal square
    has not won; only arriving wins.
`.board`     dict from square name to `Piece` with `.side`, `.king` and `.faces` (top, near, right), None for a king.
`.turn`      0, 1, or None when the game is over.
`.result`    None, or the scores of White and Black: (1.0, 0.0), (0.0, 1.0) or (0.5, 0.5).
`.ending`    None, or "king" (T5.1), "square" (T5.2), "centre" (T5.6), "repetition" (T5.9), "quiet" (T5.10),
             "passes" (T5.12). If one move fits several of them, the rule with the lowest number gives the word.
`.quiet`     moves in a row without a capture.
`.routes()`  every legal route of the side to move, each a tuple of all squares touched from origin to goal;
             two routes with the same outcome both appear. Empty when the player must pass or the game is over.
`.moves()`   sorted move texts ("d1>d7", "d1>d6>c6", "pass"), one for each outcome; empty when the game is over.
`.play(text)`         plays one of `.moves()`; ValueError for anything else, also for the other name of a merged pair.
`.faces_after(text)`  (top, near, right) of the moved die after one of `.moves()`; None for a king or a pass.
`.text()`    the position, such as "W 4/1/5 d4; W K e1; B K e9; W to move": White's pieces first, each side by square.
             After the end of a game it names the side whose turn would have come.
`.copy()`    an independent copy, history included.
`perft(game, depth, routes=False)`
    number of move sequences of that length; a won game has no continuation, every draw rule is ignored. With
    `routes=True` every route counts, otherwise every outcome. A forced pass is one continuation.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product

Faces = tuple[int, int, int]
Route = tuple[str, ...]
Steps = tuple[str, ...]
Position = tuple[frozenset[tuple[str, "Piece"]], int]

WHITE = 0
BLACK = 1
LETTERS = ("W", "B")
FILES = "abcdefghi"
RANKS = {"9x9": 9, "9x8": 8}  # T1.1, T6.1
CENTRE = "e5"  # T1.7
NO_ROUTE: Route = ()  # stands for a pass

DIRECTIONS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}  # T3.5: never diagonally

START_TOPS = (5, 1, 2, 6, None, 6, 2, 1, 5)  # T2.1, None is the king
OWNERS_RIGHT = {5: 6, 1: 5, 2: 1, 6: 2}  # T2.3

RIGHT_HANDED = {  # 3.3: top -> near -> right
    1: {2: 3, 3: 5, 4: 2, 5: 4},
    2: {1: 4, 3: 1, 4: 6, 6: 3},
    3: {1: 2, 2: 6, 5: 1, 6: 5},
    4: {1: 5, 2: 1, 5: 6, 6: 2},
    5: {1: 3, 3: 6, 4: 1, 6: 4},
    6: {2: 4, 3: 2, 4: 5, 5: 3},
}


@dataclass(frozen=True)
class Die:
    """A die lying on the board, seen from White's chair (3.1)."""

    top: int
    near: int
    right: int

    def tip(self, direction: str) -> Die:
        """Tip the die over one edge (T3.2, table 3.2)."""
        t, n, r = self.top, self.near, self.right
        if direction == "north":
            return Die(n, 7 - t, r)
        if direction == "south":
            return Die(7 - n, t, r)
        if direction == "east":
            return Die(7 - r, n, t)
        if direction == "west":
            return Die(r, n, 7 - t)
        raise ValueError(f"no such direction: {direction}")


@dataclass(frozen=True)
class Piece:
    """A die or a king of one side; a king has no die to look at (T1.6)."""

    side: int
    die: Die | None

    @property
    def king(self) -> bool:
        return self.die is None

    @property
    def faces(self) -> Faces | None:
        if self.die is None:
            return None
        return (self.die.top, self.die.near, self.die.right)

    def steps(self) -> int:
        """How many steps the piece must make."""
        if self.die is None:
            return 1  # T3.4
        return self.die.top  # T3.3

    def tip(self, direction: str) -> Piece:
        if self.die is None:
            return self
        return Piece(self.side, self.die.tip(direction))


# Step sequences: what the rules say about the directions alone.


def turns(steps: Steps) -> int:
    """Count the places where the direction changes."""
    return sum(1 for before, after in pairwise(steps) if before != after)


def turns_at_most_once(steps: Steps) -> bool:
    return turns(steps) <= 1  # T3.6


def combines_forward_with_backward(steps: Steps) -> bool:
    return "north" in steps and "south" in steps  # T3.7


def combines_left_with_right(steps: Steps) -> bool:
    return "east" in steps and "west" in steps  # T3.8


@cache
def step_sequences(length: int) -> tuple[Steps, ...]:
    """Try every sequence of exactly so many single steps (T3.3, T3.5) and keep those with allowed directions."""
    return tuple(
        steps
        for steps in product(DIRECTIONS, repeat=length)
        if turns_at_most_once(steps)
        and not combines_forward_with_backward(steps)
        and not combines_left_with_right(steps)
    )


# Squares and routes.


def neighbour(square: str, direction: str) -> str:
    """Name the next square that way; off the board the name is one no board has."""
    east, north = DIRECTIONS[direction]
    return chr(ord(square[0]) + east) + str(int(square[1:]) + north)


def walk(origin: str, steps: Steps) -> Route:
    """List every square touched, even those beyond the edge."""
    route = [origin]
    for direction in steps:
        route.append(neighbour(route[-1], direction))
    return tuple(route)


def direction_between(here: str, there: str) -> str:
    for direction in DIRECTIONS:
        if neighbour(here, direction) == there:
            return direction
    raise ValueError(f"{here} and {there} are not neighbours")


def directions_of(route: Route) -> Steps:
    return tuple(direction_between(here, there) for here, there in pairwise(route))


def tip_along(piece: Piece, route: Route) -> Piece:
    """Tip the piece step by step to the end of the route (T3.2)."""
    for direction in directions_of(route):
        piece = piece.tip(direction)
    return piece


def starts_along_the_file(route: Route) -> bool:
    return route[0][0] == route[1][0]


def name_route(route: Route) -> str:
    """Write origin, turning square if any, and goal (section 6)."""
    if route == NO_ROUTE:
        return "pass"
    steps = directions_of(route)
    named = [route[0]]
    for place in range(1, len(steps)):
        if steps[place - 1] != steps[place]:
            named.append(route[place])
    named.append(route[-1])
    return ">".join(named)


# Dice and handedness.


def turn_handed(right: int, handed: str) -> int:
    """Give the right face of a die of this handedness, from that of a right-handed one (T1.5)."""
    return 7 - right if handed == "left" else right


def set_up_die(side: int, top: int, handed: str) -> Die:
    """Place a die of the start position before its owner (T2.1-T2.3), then look at it from White's chair (3.1)."""
    towards_owner, towards_opponent = 3, 4  # T2.2
    owners_right = turn_handed(OWNERS_RIGHT[top], handed)
    if side == WHITE:
        return Die(top, towards_owner, owners_right)
    return Die(top, towards_opponent, 7 - owners_right)  # T1.3: Black's right is White's left


def read_die(word: str, handed: str) -> Die:
    numbers = word.split("/")
    if len(numbers) != 3 or any(number not in ("1", "2", "3", "4", "5", "6") for number in numbers):
        raise ValueError(f"not the faces of a die: {word}")
    top, near, right = (int(number) for number in numbers)
    if near not in RIGHT_HANDED[top] or turn_handed(RIGHT_HANDED[top][near], handed) != right:
        raise ValueError(f"no {handed}-handed die shows {word}")
    return Die(top, near, right)


class Slow:
    """A game of Tactix in progress."""

    def __init__(
        self,
        board: str = "9x9",
        king_captures: bool = True,
        short: bool = False,
        draws: bool = True,
        handed: str = "right",
    ) -> None:
        if board not in RANKS:
            raise ValueError(f"no such board: {board}")
        if handed not in ("right", "left"):
            raise ValueError(f"no such dice: {handed}")
        if short and board == "9x8":
            raise ValueError("the short game needs a middle rank, the 9x8 board has none")  # T5.8
        self.size = board
        self.king_captures = king_captures
        self.short = short
        self.draws = draws
        self.handed = handed
        self.squares = frozenset(f"{file}{rank}" for file in FILES for rank in range(1, RANKS[board] + 1))
        self.king_squares = ("e1", f"e{RANKS[board]}")  # T1.7, T6.1
        self._begin(self._start_position(), WHITE)  # T2.4

    def _start_position(self) -> dict[str, Piece]:
        placed: dict[str, Piece] = {}
        for side, rank in ((WHITE, 1), (BLACK, RANKS[self.size])):
            for file, top in zip(FILES, START_TOPS, strict=True):
                die = None if top is None else set_up_die(side, top, self.handed)
                placed[f"{file}{rank}"] = Piece(side, die)
        return placed

    def _begin(self, board: dict[str, Piece], side: int) -> None:
        """Start a game from this position, with nothing behind it."""
        self.board = board
        self._next = side
        self.result: tuple[float, float] | None = None
        self.ending: str | None = None
        self.quiet = 0
        self.passes = 0
        self.seen: Counter[Position] = Counter([self._position()])  # T5.9: the start counts as the first

    @classmethod
    def from_text(
        cls,
        text: str,
        board: str = "9x9",
        king_captures: bool = True,
        short: bool = False,
        draws: bool = True,
        handed: str = "right",
    ) -> Slow:
        """Set up a position written as in section 6."""
        game = cls(board, king_captures, short, draws, handed)
        *pieces, last = [part.split() for part in text.split(";")]
        if len(last) != 3 or last[0] not in LETTERS or last[1:] != ["to", "move"]:
            raise ValueError(f"the text must end with the side to move: {text}")
        placed: dict[str, Piece] = {}
        for words in pieces:
            if len(words) != 3 or words[0] not in LETTERS:
                raise ValueError(f"not a piece: {' '.join(words)}")
            letter, what, square = words
            if square not in game.squares or square in placed:
                raise ValueError(f"off the board or taken: {square}")
            placed[square] = Piece(LETTERS.index(letter), None if what == "K" else read_die(what, handed))
        for side in (WHITE, BLACK):
            if sum(1 for piece in placed.values() if piece.king and piece.side == side) != 1:
                raise ValueError(f"each side needs its one king: {text}")  # T1.2
        game._begin(placed, LETTERS.index(last[0]))
        return game

    def text(self) -> str:
        """Write the position as in section 6."""
        parts: list[str] = []
        for side in (WHITE, BLACK):
            for square in sorted(self.board):
                piece = self.board[square]
                if piece.side == side:
                    what = "K" if piece.faces is None else "/".join(str(face) for face in piece.faces)
                    parts.append(f"{LETTERS[side]} {what} {square}")
        parts.append(f"{LETTERS[self._next]} to move")
        return "; ".join(parts)

    def copy(self) -> Slow:
        copied = Slow(self.size, self.king_captures, self.short, self.draws, self.handed)
        copied.board = dict(self.board)
        copied._next = self._next
        copied.result = self.result
        copied.ending = self.ending
        copied.quiet = self.quiet
        copied.passes = self.passes
        copied.seen = Counter(self.seen)
        return copied

    @property
    def turn(self) -> int | None:
        return self._next if self.result is None else None

    # Which routes are legal.

    def stays_on_the_board(self, route: Route) -> bool:
        return all(square in self.squares for square in route)  # T3.11

    def jumps_a_piece(self, route: Route) -> bool:
        return any(square in self.board for square in route[1:-1])  # T3.9

    def ends_on_own_piece(self, route: Route) -> bool:
        return route[-1] in self.board and self.board[route[-1]].side == self.board[route[0]].side  # T3.10

    def king_captures_against_the_rule(self, route: Route) -> bool:
        if self.king_captures:
            return False  # T4.4
        return self.board[route[0]].king and route[-1] in self.board  # T4.5

    def _is_legal(self, route: Route) -> bool:
        return (
            self.stays_on_the_board(route)
            and not self.jumps_a_piece(route)
            and not self.ends_on_own_piece(route)
            and not self.king_captures_against_the_rule(route)
        )

    def _open_routes(self) -> list[Route]:
        """Try every own piece (T3.1) with every step sequence of its length."""
        found: list[Route] = []
        for origin in sorted(self.board):
            piece = self.board[origin]
            if piece.side != self._next:
                continue
            for steps in step_sequences(piece.steps()):
                route = walk(origin, steps)
                if self._is_legal(route):
                    found.append(route)
        return found

    def _merged_routes(self) -> list[Route]:
        """Keep one route for each outcome: same origin, same goal, same final faces (T3.12)."""
        outcomes: dict[tuple[str, str, Faces | None], list[Route]] = {}
        for route in self._open_routes():
            final = tip_along(self.board[route[0]], route).faces
            outcomes.setdefault((route[0], route[-1], final), []).append(route)
        kept: list[Route] = []
        for alike in outcomes.values():
            along_the_file = [route for route in alike if starts_along_the_file(route)]
            kept.append(along_the_file[0] if along_the_file else alike[0])  # section 5: the file first, if open
        return kept

    def _actions(self) -> dict[str, Route]:
        """Name everything the player may do; without any legal move that is a pass (T3.13)."""
        if self.turn is None:
            return {}
        return {name_route(route): route for route in self._merged_routes() or [NO_ROUTE]}

    def _chosen(self, text: str) -> Route:
        actions = self._actions()
        if text not in actions:
            raise ValueError(f"not a legal move here: {text}")
        return actions[text]

    def routes(self) -> list[Route]:
        return [] if self.turn is None else self._open_routes()

    def moves(self) -> list[str]:
        return sorted(self._actions())

    def faces_after(self, text: str) -> Faces | None:
        route = self._chosen(text)
        if route == NO_ROUTE:
            return None
        return tip_along(self.board[route[0]], route).faces

    # Playing and ending.

    def play(self, text: str) -> None:
        mover = self._next
        won_by = self._carry_out(self._chosen(text))
        if won_by is not None:  # T5.13: a win comes before any draw
            self.ending = won_by
            self.result = (1.0, 0.0) if mover == WHITE else (0.0, 1.0)
            return
        drawn_by = self._judge_draw()
        if drawn_by is not None:
            self.ending = drawn_by
            self.result = (0.5, 0.5)

    def _carry_out(self, route: Route) -> str | None:
        """Move the piece (or pass), hand the turn over, and say how the move wins, if it does."""
        captured: Piece | None = None
        won_by: str | None = None
        if route == NO_ROUTE:
            self.passes += 1
        else:
            self.passes = 0
            origin, goal = route[0], route[-1]
            piece = tip_along(self.board.pop(origin), route)
            captured = self.board.get(goal)  # T4.1
            self.board[goal] = piece
            won_by = self._judge_win(piece, goal, captured)
        self.quiet = 0 if captured is not None else self.quiet + 1  # T5.10: passes are quiet moves too
        self._next = 1 - self._next  # T2.4
        self.seen[self._position()] += 1
        return won_by

    def _judge_win(self, piece: Piece, goal: str, captured: Piece | None) -> str | None:
        if captured is not None and captured.king:
            return "king"  # T5.1
        if piece.king and goal == self.king_squares[1 - piece.side]:
            return "square"  # T5.2-T5.5
        if self.short and piece.king and goal == CENTRE:
            return "centre"  # T5.6, T5.7
        return None

    def _judge_draw(self) -> str | None:
        if self.draws and self.seen[self._position()] >= 3:
            return "repetition"  # T5.9
        if self.draws and self.quiet >= 100:
            return "quiet"  # T5.10
        if self.passes >= 2:
            return "passes"  # T5.12: also without T5.9 and T5.10 (T5.11)
        return None

    def _position(self) -> Position:
        """All pieces with all faces and the side to move (T5.9)."""
        return frozenset(self.board.items()), self._next

    def _is_won(self) -> bool:
        return self.ending in ("king", "square", "centre")


def perft(game: Slow, depth: int, routes: bool = False) -> int:
    """Count the move sequences of this length (T-EX11)."""
    if depth == 0:
        return 1
    if game._is_won():
        return 0
    choices = (game._open_routes() if routes else game._merged_routes()) or [NO_ROUTE]
    if depth == 1:
        return len(choices)
    total = 0
    for route in choices:
        after = game.copy()
        if after._carry_out(route) is None:  # a won game has no continuation
            total += perft(after, depth - 1, routes)
    return total
