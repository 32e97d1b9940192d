"""What a seat sees and can click: the whole course, all dice and the lap sheet, for nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from ludothek.core.fields import OVER
from ludothek.games.victory import board
from ludothek.games.victory.board import Board, car_of, course_of
from ludothek.games.victory.board.circuit import Circuit
from ludothek.games.victory.bots.value import risk
from ludothek.games.victory.rules.dice import letters
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import CHOOSING, DRIVING, State
from ludothek.games.victory.rules.race_end import cars_left
from ludothek.games.victory.rules.throws import faces
from ludothek.games.victory.telling import direction_of, line, way_of, write
from ludothek.games.victory.view.shape import Column, Ending, Line, Move, Phase, Risk, Shown, Tile, View
from ludothek.games.victory.view.trail import ended, last, thrown, trail

if TYPE_CHECKING:
    from ludothek.core.table import Table

__all__ = ["Shown", "View", "view"]

PHASES: tuple[Phase, ...] = get_args(Phase)


def view(table: Table[Board, State], seat: int | None) -> View:
    b: Board = table.board
    s: State = table.state
    name = course_of(b).name
    return {
        "circuit": course_of(b).circuit.letters,
        "tiles": tiles(course_of(b).circuit),
        "laps": b.laps,
        "no_reverse": bool(b.strict),
        "colours": [car_of(b, driver) for driver in range(b.seats)],
        "sides": [f"side-{car_of(b, driver)}" for driver in range(b.seats)],
        "cars": [None if point == board.NOWHERE else name(point) for point in s.car[: b.seats]],
        "counts": s.count[: b.seats],
        "driver": s.driver,
        "first": s.first,
        "round": s.round,
        "cap": b.cap,
        "phase": PHASES[s.phase],
        "throws": [letters(dice - 1) if dice else "" for dice in s.thrown],
        "crosses": faces(s, 2),
        "dice": "".join(board.FACES[colour] * s.dice[colour] for colour in range(2)),
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


def tiles(circuit: Circuit) -> list[Tile]:
    return [{"x": t.place[0], "y": t.place[1], "entered": t.entered, "left": t.left} for t in circuit.tiles]


def sheet(b: Board, s: State) -> list[Column]:
    """The lap sheet, column by column: the laps to go at its head (0 for the finish), and the cars in order (V7.4)."""
    columns: list[Column] = []
    for column in range(b.laps + 1):
        entered = s.sheet[board.SEATS * column : board.SEATS * (column + 1)]
        columns.append({"to_go": b.laps - column, "cars": [seat - 1 for seat in entered if seat]})
    return columns


def in_order(numbers: list[int]) -> list[int]:
    """The seats that are home or out, the first one first."""
    return sorted((seat for seat in range(board.SEATS) if numbers[seat]), key=lambda seat: numbers[seat])


def risks(s: State) -> list[Risk]:
    """For one and for two dice more: the chances to miss the turn and to drop out, as fractions (V-EX4)."""
    odds = [(3**dice, risk(s, dice)) for dice in (1, 2)]
    return [{"miss": (ways["miss"], of), "out": (ways["out"], of)} for of, ways in odds]


def ending(b: Board, s: State) -> Ending:
    """How the race was decided: at the line, by the rounds running out, or because one car was left."""
    if cars_left(b, s) > 1:
        return "cap"
    return "home" if max(s.home) > 0 else "last"


def lines(b: Board, s: State) -> list[Line]:
    """For each colour to be played and each direction: the points in reach, and the car in whose way it ends."""
    found: list[Line] = []
    for direction in range(board.DIRECTIONS):
        points = line(b, s.car[s.driver], direction)
        if s.dice[direction // 4] and points:
            cars = [s.at[point] for point in points]
            free = next((n for n, car in enumerate(cars) if car), len(points))
            end = to_the_finish(b, s, direction, points)
            blocked = cars[free] - 1 if free < end else None
            goals = [course_of(b).name(point) for point in points[: min(free, end)]]
            found.append(
                {
                    "colour": board.FACES[direction // 4],
                    "way": board.COMPASS[direction],
                    "goals": goals,
                    "blocked": blocked,
                }
            )
    return found


def to_the_finish(b: Board, s: State, direction: int, points: list[int]) -> int:
    """How many points of a line come before the race is over for this car; all of them if it goes on (V8.3)."""
    if s.count[s.driver] == b.laps - 1:
        for n, point in enumerate(points, 1):
            if laps_over(b, s.car[s.driver], direction // 4, point) == 1:
                return n
    return len(points)


# --- what can be clicked ---


def choice(b: Board, s: State, action: int) -> Move:
    """A move as clicks: a number of dice; or a die and a point, or the point alone where one colour is left."""
    move = write(b, s, action)
    if action in (board.TAKE_ONE, board.TAKE_TWO):
        dice = action - board.TAKE_ONE + 1
        return {"move": move, "clicks": [move], "rule": "V4.1", "kind": "take", "dice": dice}
    here, colour = s.car[s.turn], action // board.POINTS
    goal = course_of(b).name(action % board.POINTS)
    laps = laps_over(b, here, colour, action % board.POINTS)
    return {
        "move": move,
        "clicks": [board.FACES[colour], goal] if min(s.dice) else [goal],
        "rule": "V6.1",
        "kind": "move",
        "colour": board.FACES[colour],
        "goal": goal,
        "way": board.COMPASS[direction_of(b, here, action)],
        "length": len(way_of(b, here, action)),
        "laps": laps,
        "finish": s.count[s.turn] + laps == b.laps,
    }
