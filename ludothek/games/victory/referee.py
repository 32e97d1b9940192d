"""Why a move is not taken: the first rule that it breaks, and the points to look at."""

from __future__ import annotations

import re

from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Refused
from ludothek.games.victory import GAME
from ludothek.games.victory.board import AWAY, CROSS, FACES, NOWHERE, Board, Course, Edge, car_of, course_of
from ludothek.games.victory.rules.dice import FIRST_THROW
from ludothek.games.victory.rules.drive import list_goals, list_moves
from ludothek.games.victory.rules.position import CHOOSING, DRAWING, THROWING, State
from ludothek.games.victory.rules.race_end import cars_left
from ludothek.games.victory.rules.throws import MISS, faces
from ludothek.games.victory.telling import NAMES, write

TAKE = re.compile(r"(?:take\b ?)?(0|[3-9]|[1-9][0-9])?")
DIE = re.compile(r"([RBX])>?")
MOVE = re.compile(r"(?:([RBX])>)?([0-9]+\.[0-9]+)")
BETWEEN = re.compile(r"(?:[RBX]>)?([0-9]+\.[0-9]+) ?[-–/] ?([0-9]+\.[0-9]+)")
ENDS = ("stop", "pass", "end", "done")
CLAIMS = ("lap", "finish")

Line = list[tuple[int, Edge]]  # each edge of a straight way, with the point it comes from


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", ending_rule(b, s))
    if seat == CHANCE:
        return wrong_chance(b, s, text)
    if s.out[seat]:
        return Refused("out", "V5.4")
    if s.home[seat]:
        return Refused("home", "V8.2")
    word = text.split(" ")[0]
    if word == "throw":
        return Refused("throw-said", "V4.1")
    if s.phase == DRAWING or seat != s.driver:
        return Refused("turn", "V8.7")
    if word == "lot":
        return Refused("lot-said", "V3.1")
    if word in CLAIMS:
        return wrong_claim(s)
    if s.phase == CHOOSING:
        return wrong_choice(s, text)
    return Refused("before-throw", "V4.2") if s.turn == CHANCE else wrong_move(b, s, text)


def ending_rule(b: Board, s: State) -> str | None:
    """The rule that ended the race; none where somebody gave it up."""
    if max(s.place) == 0:
        return None
    return "V8.8" if cars_left(b, s) > 1 else "V8.5"


def wrong_chance(b: Board, s: State, text: str) -> Refused:
    """A lot that names nobody, or a throw of too few or too many dice."""
    if s.phase == DRAWING:
        moves = ", ".join(f"lot {NAMES[car_of(b, seat)]}" for seat in range(b.seats))
        return Refused("lot", "V3.1", text=text, moves=moves)
    return Refused("throw", "V4.1", text=text, dice=FIRST_THROW if s.phase == THROWING else s.taking)


def wrong_claim(s: State) -> Refused:
    """A lap counts when the line is crossed, and once only."""
    owed = s.column[s.driver] - s.count[s.driver]
    if owed > 0:
        return Refused("lap-owed", "V7.2", owed=owed)
    return Refused("lap-counted", "V7.6", count=s.count[s.driver])


def wrong_choice(s: State, text: str) -> Refused:
    """Something else than one or two dice for the second throw."""
    if text in ENDS:
        return Refused("take-none", "V4.3")
    if taken := TAKE.fullmatch(text):
        dice = int(taken[1] or 0)
        return Refused("take-number", "V4.1", dice=dice) if dice else Refused("take-none", "V4.3")
    if not any(kind.fullmatch(text) for kind in (DIE, MOVE, BETWEEN)):
        return Refused("take-unreadable", "V4.1", text=text)
    return Refused("missed", "V5.3") if faces(s, CROSS) == MISS else Refused("before-throw", "V4.2")


# --- driving ---


def wrong_move(b: Board, s: State, text: str) -> Refused:
    """A die that cannot be played, or a point where it cannot go."""
    if text in ENDS:
        return wrong_end(b, s)
    if text.split(" ")[0] == "take":
        return Refused("take-again", "V4.1")
    if between := BETWEEN.fullmatch(text):
        return wrong_stop(b, s, between[1], between[2])
    if die := DIE.fullmatch(text):
        return wrong_die(s, die[1]) or no_goal(b, s, die[1])
    if move := MOVE.fullmatch(text):
        return (move[1] and wrong_die(s, move[1])) or wrong_goal(b, s, move[1], move[2])
    return Refused("unreadable", "V6.1", text=text, example=example(b, s))


def wrong_end(b: Board, s: State) -> Refused:
    """The turn goes on as long as a die can be played: any of them, or at least another one."""
    for colour in range(2):
        if s.dice[colour] and not has_goals(b, s, colour):
            return Refused("stop-other", "V6.9", colour=FACES[colour])
    return Refused("stop", "V6.8")


def wrong_stop(b: Board, s: State, one: str, two: str) -> Refused:
    """Nobody stands between two points."""
    for name in (one, two):
        if name not in points(b):
            return no_point(b, s, name)
    return Refused("between", "V6.4", squares=[one, two])


def wrong_die(s: State, face: str) -> Refused | None:
    """A cross, or a colour that is used up."""
    colour = FACES.index(face)
    if colour == CROSS:
        return Refused("cross", "V5.2")
    return None if s.dice[colour] else Refused("no-die", "V6.1", colour=face)


def no_goal(b: Board, s: State, face: str) -> Refused:
    """A die without a point, because none was named or because there is none."""
    if has_goals(b, s, FACES.index(face)):
        return Refused("no-goal", "V6.4", colour=face)
    here = course_of(b).name(s.car[s.driver])
    return Refused("no-line", "V6.9", squares=[here], colour=face)


def wrong_goal(b: Board, s: State, face: str | None, goal: str) -> Refused:
    """A point to which no die on the table leads."""
    course, here = course_of(b), s.car[s.driver]
    if goal not in points(b):
        return no_point(b, s, goal)
    there = points(b)[goal]
    if there == here:
        return Refused("stay", "V6.3", squares=[goal])
    direction = direction_to(course, here, there)
    line = line_to(course, here, there, direction)
    if not line or line[-1][1].to != there:
        return wrong_road(course, here, there, direction, line)
    colour, start = direction // 4, course.name(here)
    if FACES[colour] != face and (face or not s.dice[colour]):
        return Refused("colour", "V6.1", squares=[start, goal], colour=FACES[colour])
    return wrong_line(b, s, line)


def no_point(b: Board, s: State, name: str) -> Refused:
    return Refused("no-point", "V6.4", point=name, last=course_of(b).last, example=example(b, s))


def wrong_road(course: Course, here: int, there: int, direction: int, line: Line) -> Refused:
    """No line leads there: it would need a bend, or run over bushes to a tile alongside, or over a corner."""
    end = line[-1][1].to if line else here
    beyond = neighbour(course, end, direction)
    if beyond == NOWHERE:
        names = [course.name(here), course.name(there)]
        return Refused("bend", "V6.2", squares=names)
    names = [course.name(end), course.name(beyond)]
    (x, y), (next_x, next_y) = (course.circuit.tiles[point // 9].place for point in (end, beyond))
    why = "corner" if x != next_x and y != next_y else "alongside"
    return Refused(why, "V2.6", squares=names)


def wrong_line(b: Board, s: State, line: Line) -> Refused:
    """What stands in the way on a line of the right colour: a joint, a car, the end of the race."""
    name, goal = course_of(b).name, line[-1][1].to
    for point, edge in line:
        at, seat = name(edge.to), s.at[edge.to] - 1
        finishes = edge.laps == 1 and s.count[s.driver] == b.laps - 1
        if edge.backward and b.strict:
            return Refused("joint", "V6.12", squares=[name(point), at], tile=point // 9)
        if seat >= 0 and edge.to != goal:
            return Refused("jump", "V6.5", squares=[at, name(goal)], side=car_of(b, seat))
        if seat >= 0 and finishes:
            return Refused("finish-taken", "V8.3", squares=[at], side=car_of(b, seat))
        if seat >= 0:
            return Refused("hit", "V6.6", squares=[at], side=car_of(b, seat))
        if finishes:
            break
    return Refused("beyond", "V8.2", squares=[at, name(goal)])


# --- the course as a ruler sees it ---


def points(b: Board) -> dict[str, int]:
    """The points of the course by their names."""
    course = course_of(b)
    return {course.name(point): point for point in range(len(course.places))}


def direction_to(course: Course, here: int, there: int) -> int:
    """The direction in which a point lies from another; NOWHERE if it is none of the eight."""
    (x, y), (goal_x, goal_y) = course.places[here], course.places[there]
    east, north = goal_x - x, goal_y - y
    if east and north and abs(east) != abs(north):
        return NOWHERE
    return AWAY.index(((east > 0) - (east < 0), (north > 0) - (north < 0)))


def line_to(course: Course, here: int, there: int, direction: int) -> Line:
    """The straight way towards a point, as far as lines lead."""
    line: Line = []
    while direction != NOWHERE and here != there and (edge := course.edge(here, direction)):
        line.append((here, edge))
        here = edge.to
    return line


def neighbour(course: Course, point: int, direction: int) -> int:
    """The next point in a direction, joined by a line or not."""
    if direction == NOWHERE:
        return NOWHERE
    (x, y), (east, north) = course.places[point], AWAY[direction]
    return course.lying.get((x + east, y + north), NOWHERE)


# --- what would be right ---


def has_goals(b: Board, s: State, colour: int) -> bool:
    return list_goals(b, s, colour, [0] * GAME.most, 0) > 0


def example(b: Board, s: State) -> str:
    """A move that would be taken, as it is typed."""
    out = [0] * GAME.most
    list_moves(b, s, out)
    return write(b, s, out[0])
