"""What a bot should like: dice in hand, a king on its way, nothing left to be taken."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.core.fields import OVER
from ludothek.core.players import Players
from ludothek.core.verbs import guess
from ludothek.games.tactix.board import (
    EAST,
    EMPTY,
    JUMP,
    KING,
    NORTH,
    OFF,
    PASS,
    SOUTH,
    SQUARES,
    STEP,
    STEPS,
    WAYS,
    WEST,
    Board,
)
from ludothek.games.tactix.rules import State, apply, side_of

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

TOP_WORTH = (0, 90, 96, 100, 104, 108, 110)  # TOP_WORTH[top]: high tops reach further while lines are open
KING_NEAR = (0, 150, 70, 40, 24, 14, 8, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0)  # KING_NEAR[steps a king has to go]
CENTRAL = (0, 1, 3, 5, 6, 5, 3, 1, 0)  # CENTRAL[file]: a die in the middle reaches both wings
DECIDES = 10_000  # more than all dice together


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished position; 100 is about one die."""
    total = 0
    for square in SQUARES:
        piece = s.at[square]
        if piece != EMPTY and piece != OFF:
            owner = 1 if piece < 0 else 0
            total += piece_worth(b, square, abs(piece), owner) * side_of(owner)
    return total * side_of(seat)


def gain(b: Board, s: State, action: int) -> int:
    """What the action wins at once; 0 for a quiet one. The cheaper of two takers comes first."""
    if action == PASS:
        return 0
    origin = action // WAYS
    piece = s.at[origin] * side_of(s.turn)
    goal = origin + JUMP[WAYS * STEPS[piece] + action % WAYS]
    taken = abs(s.at[goal])
    if taken == KING or (piece == KING and (goal == b.goal[s.turn] or goal == b.centre)):
        return DECIDES
    return 0 if taken == EMPTY else TOP_WORTH[STEPS[taken]]


def danger(b: Board, s: State) -> int:
    """1 if the other side would win at once were the seat to move to do nothing."""
    enemy = 1 - s.turn
    king = king_square(s, s.turn)
    for square in SQUARES:
        piece = s.at[square] * side_of(enemy)
        if piece == KING and can_arrive(b, s, square, enemy):
            return 1
        takes = 0 < piece < KING or (piece == KING and b.king_captures)
        if takes and reaches(s, square, king, STEPS[piece]):
            return 1
    return 0


def key(b: Board, s: State) -> int:
    return s.number


# --- the words these are made of ---


def piece_worth(b: Board, square: int, piece: int, owner: int) -> int:
    if piece == KING:
        return KING_NEAR[steps_home(b, square, owner)]
    return TOP_WORTH[STEPS[piece]] + CENTRAL[square % 10]


def steps_home(b: Board, square: int, owner: int) -> int:
    """How many steps a king is from a square that wins."""
    steps = distance(square, b.goal[owner])
    if b.centre:
        steps = min(steps, distance(square, b.centre))
    return steps


def distance(a: int, z: int) -> int:
    return abs(a % 10 - z % 10) + abs(a // 10 - z // 10)


def king_square(s: State, seat: int) -> int:
    king = KING * side_of(seat)
    for square in SQUARES:
        if s.at[square] == king:
            return square
    return 0


def can_arrive(b: Board, s: State, square: int, seat: int) -> bool:
    """Whether a king one step from a winning square may step onto it."""
    for towards in range(4):
        goal = square + STEP[towards]
        if goal == b.goal[seat] or (b.centre and goal == b.centre):
            there = s.at[goal] * side_of(seat)
            if there == EMPTY or (there < 0 and b.king_captures):
                return True
    return False


def reaches(s: State, origin: int, goal: int, steps: int) -> bool:
    """Whether a piece of that many steps has an open route to a square."""
    files, ranks = goal % 10 - origin % 10, goal // 10 - origin // 10
    if abs(files) + abs(ranks) != steps:
        return False
    along_file = NORTH if ranks > 0 else SOUTH
    along_rank = EAST if files > 0 else WEST
    return is_clear(s, origin, along_file, abs(ranks), along_rank, abs(files)) or (
        files != 0 and ranks != 0 and is_clear(s, origin, along_rank, abs(files), along_file, abs(ranks))
    )


def is_clear(s: State, square: int, first: int, k: int, second: int, m: int) -> bool:
    """Whether all squares before the last of two legs are empty."""
    for i in range(k + m - 1):
        square += STEP[first] if i < k else STEP[second]
        if s.at[square] != EMPTY:
            return False
    return True


# --- in words ---


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """Why a move is good, as a message of the words files; None where the other side wins next."""
    won = gain(b, s, action)
    if won == DECIDES:
        return "reason-wins", {}
    after = s.copy()
    apply(b, after, action)
    if action == PASS or after.turn == OVER or loses_next(b, after, s.turn):
        return None
    goal = action // WAYS + JUMP[WAYS * STEPS[abs(s.at[action // WAYS])] + action % WAYS]
    if won:
        return ("reason-takes" if is_attacked(b, after, goal) else "reason-takes-free"), {}
    if danger(b, s):
        return ("reason-saves-king" if is_attacked(b, s, king_square(s, s.turn)) else "reason-stops-king"), {}
    return quiet_reason(b, s, after, action // WAYS, goal)


def quiet_reason(b: Board, s: State, after: State, origin: int, goal: int) -> Sentence | None:
    enemy, moved = king_square(s, 1 - s.turn), abs(after.at[goal])
    if is_attacked(b, after, enemy) and not is_attacked(b, s, enemy):
        return "reason-threatens-king", {}
    if moved == KING and steps_home(b, goal, s.turn) < steps_home(b, origin, s.turn):
        return "reason-king-nearer", {}
    is_safe = not is_attacked(b, after, goal)
    if is_safe and moved != KING and is_attacked(b, s, origin):
        return "reason-saves-die", {}
    if not is_safe and is_guarded(b, after, goal):
        return "reason-guarded", {}
    if moved != KING and (threatened := dice_in_reach(after, goal)):
        return "reason-threatens-die", {"threatened": max(threatened)}
    if moved != KING and STEPS[moved] > STEPS[abs(s.at[origin])]:
        return "reason-mobile", {"top": STEPS[moved]}
    return ("reason-safe", {}) if is_safe else None


def loses_next(b: Board, s: State, seat: int) -> bool:
    """Whether the other side, which is to move, can win at once."""
    waiting = s.copy()
    waiting.turn = seat
    return bool(danger(b, waiting))


def is_attacked(b: Board, s: State, target: int) -> bool:
    """Whether the piece on a square could be taken, were it the other side's turn."""
    enemy = -1 if s.at[target] > 0 else 1
    return any(
        reaches(s, square, target, STEPS[piece])
        for square in SQUARES
        if 0 < (piece := s.at[square] * enemy) < KING or (piece == KING and b.king_captures)
    )


def is_guarded(b: Board, s: State, target: int) -> bool:
    """Whether whatever takes the piece on a square could be taken there in its turn."""
    own = 1 if s.at[target] > 0 else -1
    return any(
        reaches(s, square, target, STEPS[piece])
        for square in SQUARES
        if square != target and (0 < (piece := s.at[square] * own) < KING or (piece == KING and b.king_captures))
    )


def dice_in_reach(s: State, origin: int) -> list[int]:
    """The tops of the enemy dice that a die could take with its next move."""
    side = 1 if s.at[origin] > 0 else -1
    return [
        STEPS[piece]
        for square in SQUARES
        if 0 < (piece := -s.at[square] * side) < KING and reaches(s, origin, square, STEPS[abs(s.at[origin])])
    ]


PLAYERS: Players | None = None  # the searches of the house will do
