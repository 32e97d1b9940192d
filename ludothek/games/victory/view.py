"""What a seat sees and can click: the whole course, all dice and the lap sheet, for nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.victory.board import (
    COMPASS,
    DIRECTIONS,
    FACES,
    NOWHERE,
    POINTS,
    SEATS,
    TAKE_ONE,
    TAKE_TWO,
    THROW,
    Board,
    course_of,
)
from ludothek.games.victory.board.circuit import Circuit
from ludothek.games.victory.bots.value import risk
from ludothek.games.victory.rules import (
    CHOOSING,
    CRASH,
    DRIVING,
    MISS,
    THROWING,
    THROWING_ON,
    State,
    cars_left,
    faces,
    laps_over,
)
from ludothek.games.victory.rules.dice import SETS, letters
from ludothek.games.victory.telling import direction_of, line, way_of, write

if TYPE_CHECKING:
    from ludothek.core.table import Played, Table

PHASES = ("lot", "throw", "take", "throw-on", "drive")


def view(table: Table, seat: int | None) -> dict[str, Any]:
    b: Board = table.board
    s: State = table.state
    name = course_of(b).name
    return {
        "circuit": course_of(b).circuit.letters,
        "tiles": tiles(course_of(b).circuit),
        "laps": b.laps,
        "no_reverse": bool(b.strict),
        "cars": [None if point == NOWHERE else name(point) for point in s.car[: b.seats]],
        "counts": s.count[: b.seats],
        "driver": s.driver,
        "first": s.first,
        "round": s.round,
        "cap": b.cap,
        "phase": PHASES[s.phase],
        "throws": [letters(dice - 1) if dice else "" for dice in s.thrown],
        "crosses": faces(s, 2),
        "dice": "".join(FACES[colour] * s.dice[colour] for colour in range(2)),
        "risks": risks(s) if s.phase == CHOOSING else None,
        "sheet": sheet(b, s),
        "home": in_order(s.home),
        "out": in_order(s.out),
        "places": s.place[: b.seats] if s.turn == OVER and max(s.place) > 0 else None,
        "lines": lines(b, s) if s.phase == DRIVING and s.turn >= 0 else [],
        "thrown": thrown(table),
        "last": last(table),
        "ended": ended(table),
        "trail": trail(table, seat),
        "ending": ending(b, s) if s.turn == OVER and max(s.place) > 0 else None,
        "winners": [one for one in range(table.seats) if s.turn == OVER and s.score[one] == max(s.score)],
        "choices": [choice(b, s, action) for action in table.actions()] if seat == s.turn else [],
    }


def tiles(circuit: Circuit) -> list[dict[str, int]]:
    """Each tile of the course: its place, and the headings in which it is entered and left (0 north, 1 east …)."""
    return [{"x": t.place[0], "y": t.place[1], "entered": t.entered, "left": t.left} for t in circuit.tiles]


def sheet(b: Board, s: State) -> list[dict[str, Any]]:
    """The lap sheet, column by column: the laps to go at its head (0 for the finish), and the cars in order (V7.4)."""
    columns = []
    for column in range(b.laps + 1):
        entered = s.sheet[SEATS * column : SEATS * (column + 1)]
        columns.append({"to_go": b.laps - column, "cars": [seat - 1 for seat in entered if seat]})
    return columns


def in_order(numbers: list[int]) -> list[int]:
    """The seats that are home or out, the first one first."""
    return sorted((seat for seat in range(SEATS) if numbers[seat]), key=lambda seat: numbers[seat])


def risks(s: State) -> list[dict[str, list[int]]]:
    """For one and for two dice more: the chances to miss the turn and to drop out, as fractions (V-EX4)."""
    return [{what: [ways, 3**dice] for what, ways in risk(s, dice).items()} for dice in (1, 2)]


def ending(b: Board, s: State) -> str:
    """How the race was decided: at the line, by the rounds running out, or because one car was left."""
    if cars_left(b, s) > 1:
        return "cap"
    return "home" if max(s.home) > 0 else "last"


def lines(b: Board, s: State) -> list[dict[str, Any]]:
    """For each colour to be played and each direction: the points in reach, and the car in whose way it ends."""
    found = []
    for direction in range(DIRECTIONS):
        points = line(b, s.car[s.driver], direction)
        if s.dice[direction // 4] and points:
            cars = [s.at[point] for point in points]
            free = next((n for n, car in enumerate(cars) if car), len(points))
            end = to_the_finish(b, s, direction, points)
            blocked = cars[free] - 1 if free < end else None
            goals = [course_of(b).name(point) for point in points[: min(free, end)]]
            found.append(
                {"colour": FACES[direction // 4], "way": COMPASS[direction], "goals": goals, "blocked": blocked}
            )
    return found


def to_the_finish(b: Board, s: State, direction: int, points: list[int]) -> int:
    """How many points of a line come before the race is over for this car; all of them if it goes on (V8.3)."""
    if s.count[s.driver] == b.laps - 1:
        for n, point in enumerate(points, 1):
            if laps_over(b, s.car[s.driver], direction // 4, point) == 1:
                return n
    return len(points)


def thrown(table: Table) -> dict[str, Any] | None:
    """The last throw: which it was of all of them, which of the turn's two, by whom, and its letters."""
    for number in reversed(range(len(table.line))):
        played = table.line[number]
        if played.actor == CHANCE and played.action >= THROW:
            second = played.before.thrown[0] > 0
            return {"n": number, "second": second, "seat": played.before.driver, "dice": letters(played.action - THROW)}
    return None


def last(table: Table) -> dict[str, Any] | None:
    """The last step or throw, and if a car drove by it, over which points."""
    if not table.line:
        return None
    played = table.line[-1]
    b: Board = table.board
    s: State = played.before
    told: dict[str, Any] = {"seat": s.driver, "move": played.text, "path": [], "out": None}
    if played.action < TAKE_ONE:
        name, here = course_of(b).name, s.car[s.driver]
        told["path"] = [name(point) for point in [here, *way_of(b, here, played.action)]]
    elif table.state.out[s.driver] and not s.out[s.driver]:
        told["out"] = course_of(b).name(s.car[s.driver])
    return told


def ended(table: Table) -> dict[str, Any] | None:
    """The turn that ended last: both its throws, and over which points a car drove at its end or where it was lost."""
    for number in reversed(range(len(table.line))):
        then: State = table.line[number + 1].before if number + 1 < len(table.line) else table.state
        if table.line[number].before.phase in (DRIVING, THROWING_ON) and (then.phase == THROWING or then.turn == OVER):
            return {"n": number, **end_of_turn(table.board, table.line[number], then)}
    return None


def end_of_turn(b: Board, played: Played, then: State) -> dict[str, Any]:
    s: State = played.before
    name, here, throws = course_of(b).name, s.car[s.driver], [letters(dice - 1) for dice in s.thrown if dice]
    if s.phase == DRIVING:
        path = [name(point) for point in [here, *way_of(b, here, played.action)]]
        return {"seat": s.driver, "throws": throws, "path": path, "out": None}
    out = name(here) if then.out[s.driver] else None
    return {"seat": s.driver, "throws": [*throws, letters(played.action - THROW)], "path": [], "out": out}


def trail(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The last turn of every other car since this seat chose: each line it drove, and where a car was lost."""
    since = table.since(seat)
    after = [*(played.before for played in since), table.state][1:]
    turns: dict[int, list[dict[str, Any]]] = {}
    for played, then in zip(since, after, strict=True):
        driver = played.before.driver
        if played.before.phase == THROWING:
            turns.pop(driver, None)
        turns.setdefault(driver, []).extend(step(table.board, played, then))
    return [one for turn in turns.values() for one in turn]


def step(b: Board, played: Played, then: State) -> list[dict[str, Any]]:
    """A line that was driven, a car that was lost, or a throw that came to nothing; the rest leaves no trail."""
    s: State = played.before
    name, here = course_of(b).name, s.car[s.driver]
    told: dict[str, Any] = {"seat": s.driver, "path": [], "fell": [], "home": False, "missed": False, "lapsed": ""}
    if s.phase == DRIVING:
        path = [name(point) for point in [here, *way_of(b, here, played.action)]]
        left = (s.dice[colour] - (colour == played.action // POINTS) for colour in range(2))
        lapsed = "" if is_driving_on(s, then) else "".join(FACES[colour] * n for colour, n in enumerate(left))
        return [{**told, "path": path, "home": bool(then.home[s.driver]), "lapsed": lapsed}]
    if s.phase == THROWING_ON and not is_driving_on(s, then):
        return [{**told, "at": name(here), **came_to_nothing(s, played.action - THROW, name(here))}]
    return []


def is_driving_on(s: State, then: State) -> bool:
    return then.phase == DRIVING and then.turn == s.driver


def came_to_nothing(s: State, thrown: int, here: str) -> dict[str, Any]:
    """What a second throw did after which its car does not drive: lost it, cost the turn, or found no line open."""
    red, blue, crosses = (faces(s, face) + SETS[thrown][face] for face in range(3))
    if crosses >= CRASH:
        return {"fell": [here]}
    return {"missed": True} if crosses == MISS else {"lapsed": FACES[0] * red + FACES[1] * blue}


# --- what can be clicked ---


def choice(b: Board, s: State, action: int) -> dict[str, Any]:
    """A move as clicks: a number of dice; or a die and a point, or the point alone where one colour is left."""
    move = write(b, s, action)
    if action in (TAKE_ONE, TAKE_TWO):
        dice = action - TAKE_ONE + 1
        return {"move": move, "clicks": [move], "rule": "V4.1", "kind": "take", "dice": dice}
    here, colour = s.car[s.turn], action // POINTS
    goal = course_of(b).name(action % POINTS)
    laps = laps_over(b, here, colour, action % POINTS)
    return {
        "move": move,
        "clicks": [FACES[colour], goal] if min(s.dice) else [goal],
        "rule": "V6.1",
        "kind": "move",
        "colour": FACES[colour],
        "goal": goal,
        "way": COMPASS[direction_of(b, here, action)],
        "length": len(way_of(b, here, action)),
        "laps": laps,
        "finish": s.count[s.turn] + laps == b.laps,
    }
