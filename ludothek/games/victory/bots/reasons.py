"""Why a move is good, in words: a fact that is true in the position, for a hint."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.games.victory.board import BLUE, POINTS, RED, TAKE_ONE, TAKE_TWO, Board
from ludothek.games.victory.bots.last_turn import is_lost
from ludothek.games.victory.bots.value import left_after, moves_from, risk, to_go
from ludothek.games.victory.rules import apply, legal
from ludothek.games.victory.rules.dice import FIRST, SETS, WAYS
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import DRIVING, State
from ludothek.games.victory.rules.throws import MISS, faces


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """Why a move is good, as a message of the words files; for a hint. None where nothing true would tell it apart."""
    if action in (TAKE_ONE, TAKE_TWO):
        return reason_to_take(b, s, action)
    out = [0] * 64
    choices = out[: legal(b, s, out)]
    if len(choices) == 1:
        return "reason-forced", {}
    if is_lost(b, s):
        return None
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
