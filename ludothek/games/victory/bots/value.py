"""What a bot should like: few moves to go, many for the others; and the reasons in words."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.games.victory.board import BLUE, LAPS, NOWHERE, POINTS, RED, SEATS, TAKE_ONE, TAKE_TWO, Board
from ludothek.games.victory.rules import apply, legal
from ludothek.games.victory.rules.dice import FIRST, SETS, WAYS
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import CHOOSING, DRIVING, State
from ludothek.games.victory.rules.throws import CRASH, MISS, faces

MOVE = 100  # a move is worth about a piece of other games
LOST = 60  # moves that a car which is out is behind


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished race: the moves by which it is ahead of the best of the others."""
    best = 1000
    for other in range(b.seats):
        if other != seat:
            best = min(best, to_go(b, s, other))
    return MOVE * (best - to_go(b, s, seat))


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """Two dice while there are few crosses; then the die and the goal with the fewest moves to go, then points."""
    if s.phase == CHOOSING:
        return advised(s)
    n = legal(b, s, out)
    best = 0
    for i in range(1, n):
        if left_after(b, s, out[i]) < left_after(b, s, out[best]):
            best = i
    return out[best]


# --- the words these are made of ---


def to_go(b: Board, s: State, seat: int) -> int:
    """The fewest moves that would bring the car home, were it alone."""
    if s.home[seat] > 0:
        return s.home[seat] - SEATS
    if s.car[seat] == NOWHERE:
        return LOST
    return moves_from(b, s.car[seat], b.laps - s.count[seat])


def moves_from(b: Board, point: int, laps: int) -> int:
    """The fewest moves from a point with so many laps to go; beyond the table a lap costs what its last one does."""
    known = min(laps, LAPS + 1)
    lap = b.moves[POINTS * (LAPS + 1) + point] - b.moves[POINTS * LAPS + point]
    return b.moves[POINTS * known + point] + lap * (laps - known)


def advised(s: State) -> int:
    """The book's own advice: with two crosses already, only one die more (V-EX4)."""
    return TAKE_ONE if faces(s, 2) >= 2 else TAKE_TWO


def risk(s: State, dice: int) -> dict[str, int]:
    """In how many of the throws of so many dice more the turn is missed, and in how many the car drops out (V-EX4)."""
    crosses = {one: faces(s, 2) + SETS[one][2] for one in range(FIRST[dice], FIRST[dice + 1])}
    miss = sum(WAYS[one] for one, thrown in crosses.items() if thrown == MISS)
    out = sum(WAYS[one] for one, thrown in crosses.items() if thrown >= CRASH)
    return {"miss": miss, "out": out}


def left_after(b: Board, s: State, action: int) -> int:
    """Moves to go after a move, and among equal ones points."""
    colour = action // POINTS
    point = action % POINTS
    laps = b.laps - s.count[s.driver] - laps_over(b, s.car[s.driver], colour, point)
    return POINTS * moves_from(b, point, laps) + b.points[point]


# --- in words ---


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """Why a move is good, as a message of the words files; for a hint. None where nothing true would tell it apart."""
    if action in (TAKE_ONE, TAKE_TWO):
        return reason_to_take(b, s, action)
    out = [0] * 64
    choices = out[: legal(b, s, out)]
    if len(choices) == 1:
        return "reason-forced", {}
    after = s.copy()
    apply(b, after, action)
    if after.home[s.driver]:
        return "reason-finish", {}
    if after.column[s.driver] > s.column[s.driver]:
        return "reason-lap", {}
    return reason_to_drive(b, s, action, choices)


def reason_to_take(b: Board, s: State, action: int) -> Sentence | None:
    """One die where two would risk more, or get less far; two where they can bring a move more, with their risk."""
    one, two = chances(s, 1), chances(s, 2)
    if action == TAKE_TWO:
        return ("reason-take-two", {**two}) if faces(s, 2) < MISS else None
    if one["out"] < two["out"]:
        return "reason-take-one-out", {"one": one["out"], "two": two["out"]}
    if one["miss"] < two["miss"]:
        return "reason-take-one-miss", {"one": one["miss"], "two": two["miss"]}
    left = {"one": mean_left(b, s, 1), "two": mean_left(b, s, 2)}
    return ("reason-take-one-left", {**left}) if left["one"] < left["two"] else None


def mean_left(b: Board, s: State, dice: int) -> float:
    """The moves that are left on average after all dice of the turn, if so many more are thrown; in tenths."""
    driving = s.copy()
    driving.phase = DRIVING
    here, ends = (s.car[s.driver], s.count[s.driver]), Ends(b, driving)
    left = (
        WAYS[one] * ends.best(here, (faces(s, RED) + SETS[one][RED], faces(s, BLUE) + SETS[one][BLUE]))
        for one in range(FIRST[dice], FIRST[dice + 1])
    )
    mean: float = sum(left) / 3**dice
    return round(mean, 1)


def chances(s: State, dice: int) -> dict[str, int]:
    """What so many dice more may do, in whole per cent."""
    return {what: round(100 * ways / 3**dice) for what, ways in risk(s, dice).items()}


def reason_to_drive(b: Board, s: State, action: int, choices: list[int]) -> Sentence | None:
    """What all dice of the turn come to after this move and after the others, then what this die alone does."""
    here, dice = (s.car[s.driver], s.count[s.driver]), (s.dice[RED], s.dice[BLUE])
    ends = Ends(b, s)
    after = {other: ends.after(here, dice, other) for other in choices}
    if sum(dice) > 1 and after[action] == min(after.values()) < max(after.values()):
        return "reason-plan", {"moves": after[action]}
    left = {other: left_after(b, s, other) // POINTS for other in choices}
    if left[action] == min(left.values()) < max(left.values()):
        return "reason-moves", {"moves": left[action]}
    if left[action] == to_go(b, s, s.driver) < max(left.values()):
        return "reason-spare", {}
    return ("reason-same", {"moves": after[action]}) if min(after.values()) == max(after.values()) else None


class Ends:
    """Where the dice of a turn can bring a car, whatever their order: the fewest moves that are left then."""

    def __init__(self, b: Board, s: State) -> None:
        self.b, self.s = b, s.copy()
        self.known: dict[tuple[int, int, int, int], int] = {}
        self.s.at[s.car[s.driver]] = 0

    def after(self, here: tuple[int, int], dice: tuple[int, int], action: int) -> int:
        """The same after one of them is played from a point, with so many laps counted."""
        colour, goal = divmod(action, POINTS)
        count = here[1] + laps_over(self.b, here[0], colour, goal)
        if count == self.b.laps:
            return 0
        return self.best((goal, count), (dice[0] - (colour == RED), dice[1] - (colour == BLUE)))

    def best(self, here: tuple[int, int], dice: tuple[int, int]) -> int:
        if (known := self.known.get((*here, *dice))) is None:
            choices = self.choices(here, dice)
            left = [self.after(here, dice, action) for action in choices]
            known = self.known[*here, *dice] = min(left, default=moves_from(self.b, here[0], self.b.laps - here[1]))
        return known

    def choices(self, here: tuple[int, int], dice: tuple[int, int]) -> list[int]:
        s, out = self.s, [0] * 64
        s.car[s.driver], s.count[s.driver] = here
        s.dice[RED], s.dice[BLUE] = dice
        return out[: legal(self.b, s, out)]
