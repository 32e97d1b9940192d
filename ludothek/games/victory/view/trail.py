"""What came before: the last throw, the turn that ended last, and what other cars did since a seat chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.victory.board import FACES, POINTS, TAKE_ONE, THROW, Board, course_of
from ludothek.games.victory.rules.dice import SETS, letters
from ludothek.games.victory.rules.position import DRIVING, THROWING, THROWING_ON, State
from ludothek.games.victory.rules.throws import CRASH, MISS, faces
from ludothek.games.victory.telling import way_of
from ludothek.games.victory.view.shape import Ended, Last, Step, Thrown

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table


def thrown(table: Table[Board, State]) -> Thrown | None:
    """The last throw: which it was of all of them, which of the turn's two, by whom, and its letters."""
    for number in reversed(range(len(table.line))):
        played = table.line[number]
        if played.actor == CHANCE and played.action >= THROW:
            second = played.before.thrown[0] > 0
            return {"n": number, "second": second, "seat": played.before.driver, "dice": letters(played.action - THROW)}
    return None


def last(table: Table[Board, State]) -> Last | None:
    """The last step or throw, and if a car drove by it, over which points."""
    if not table.line:
        return None
    played = table.line[-1]
    b: Board = table.board
    s: State = played.before
    told: Last = {"seat": s.driver, "move": played.text, "path": [], "out": None}
    if played.action < TAKE_ONE:
        name, here = course_of(b).name, s.car[s.driver]
        told["path"] = [name(point) for point in [here, *way_of(b, here, played.action)]]
    elif table.state.out[s.driver] and not s.out[s.driver]:
        told["out"] = course_of(b).name(s.car[s.driver])
    return told


def ended(table: Table[Board, State]) -> Ended | None:
    """The turn that ended last: both its throws, and over which points a car drove at its end or where it was lost."""
    for number in reversed(range(len(table.line))):
        then: State = table.line[number + 1].before if number + 1 < len(table.line) else table.state
        if table.line[number].before.phase in (DRIVING, THROWING_ON) and (then.phase == THROWING or then.turn == OVER):
            return end_of_turn(table.board, number, table.line[number], then)
    return None


def end_of_turn(b: Board, n: int, played: Played[State], then: State) -> Ended:
    s: State = played.before
    name, here, throws = course_of(b).name, s.car[s.driver], [letters(dice - 1) for dice in s.thrown if dice]
    if s.phase == DRIVING:
        path = [name(point) for point in [here, *way_of(b, here, played.action)]]
        return {"n": n, "seat": s.driver, "throws": throws, "path": path, "out": None}
    out = name(here) if then.out[s.driver] else None
    return {"n": n, "seat": s.driver, "throws": [*throws, letters(played.action - THROW)], "path": [], "out": out}


def trail(table: Table[Board, State], seat: int | None) -> list[Step]:
    """The last turn of every other car since this seat chose: each line it drove, and where a car was lost."""
    since = table.since(seat)
    after = [*(played.before for played in since), table.state][1:]
    turns: dict[int, list[Step]] = {}
    for played, then in zip(since, after, strict=True):
        driver = played.before.driver
        if played.before.phase == THROWING:
            turns.pop(driver, None)
        turns.setdefault(driver, []).extend(step(table.board, played, then))
    return [one for turn in turns.values() for one in turn]


def step(b: Board, played: Played[State], then: State) -> list[Step]:
    """A line that was driven, a car that was lost, or a throw that came to nothing; the rest leaves no trail."""
    s: State = played.before
    name, here = course_of(b).name, s.car[s.driver]
    told: Step = {"seat": s.driver, "path": [], "fell": [], "home": False, "missed": False, "lapsed": ""}
    if s.phase == DRIVING:
        path = [name(point) for point in [here, *way_of(b, here, played.action)]]
        left = (s.dice[colour] - (colour == played.action // POINTS) for colour in range(2))
        lapsed = "" if is_driving_on(s, then) else "".join(FACES[colour] * n for colour, n in enumerate(left))
        return [{**told, "path": path, "home": bool(then.home[s.driver]), "lapsed": lapsed}]
    if s.phase == THROWING_ON and not is_driving_on(s, then):
        return [came_to_nothing({**told, "at": name(here)}, s, played.action - THROW)]
    return []


def is_driving_on(s: State, then: State) -> bool:
    return then.phase == DRIVING and then.turn == s.driver


def came_to_nothing(told: Step, s: State, thrown: int) -> Step:
    """What a second throw did after which its car does not drive: lost it, cost the turn, or found no line open."""
    red, blue, crosses = (faces(s, face) + SETS[thrown][face] for face in range(3))
    if crosses >= CRASH:
        return {**told, "fell": [told["at"]]}
    return {**told, "missed": True} if crosses == MISS else {**told, "lapsed": FACES[0] * red + FACES[1] * blue}
