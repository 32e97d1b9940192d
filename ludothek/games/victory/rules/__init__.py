"""Victory: throw twice, then drive red dice along red lines and blue ones along blue; too many crosses end a race."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER, Position, cell, row
from ludothek.core.verbs import begins_turn
from ludothek.games.victory.board import (
    BLUE,
    DIRECTIONS,
    LAPS,
    LOT,
    NOWHERE,
    POINTS,
    RED,
    SEATS,
    TAKE_ONE,
    TAKE_TWO,
    THROW,
    Board,
)
from ludothek.games.victory.rules.dice import FIRST, FIRST_THROW, SETS, WAYS

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]

DRAWING, THROWING, CHOOSING, THROWING_ON, DRIVING = range(5)  # phases
MISS, CRASH = 3, 4  # crosses (V5.3, V5.4)


class State(Position):
    car: list[int] = row("i1", SEATS)  # car[seat]: its point; NOWHERE before the start, at home and when out
    at: list[int] = row("i1", POINTS)  # at[point]: the car there, counted from 1; 0 for none
    count: list[int] = row("i2", SEATS)  # count[seat]: times over the line forwards, less those backwards (V7.2)
    column: list[int] = row("i1", SEATS)  # column[seat]: the last column of the lap sheet it is entered in
    sheet: list[int] = row("i1", SEATS * (LAPS + 1))  # sheet[SEATS * column + n]: the n-th car there, counted from 1
    home: list[int] = row("i1", SEATS)  # home[seat]: as which it came home; 0 if it has not
    out: list[int] = row("i1", SEATS)  # out[seat]: as which it dropped out; 0 if it has not
    place: list[int] = row("i1", SEATS)  # place[seat] once it is over: 1 for the winner
    first: int = cell("i1")  # the seat that began
    driver: int = cell("i1")  # the seat whose turn it is, also while dice roll
    round: int = cell("i2")  # the first is 1
    phase: int = cell("i1")  # DRAWING … DRIVING
    thrown: list[int] = row("i1", 2)  # thrown[throw]: the set of dice that it brought, counted from 1; 0 for none yet
    taking: int = cell("i1")  # dice chosen for the second throw
    dice: list[int] = row("i1", 2)  # dice[colour]: still to be played


def setup(b: Board, s: State) -> None:
    for seat in range(SEATS):
        s.car[seat] = NOWHERE
    s.phase = DRAWING
    s.turn = CHANCE


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.phase == DRIVING:
        return list_moves(b, s, out)
    if s.phase == CHOOSING:
        out[0] = TAKE_ONE
        out[1] = TAKE_TWO
        return 2
    if s.phase == DRAWING:
        for seat in range(b.seats):
            out[seat] = LOT + seat
        return b.seats
    return list_throws(s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    ends = False
    if s.phase == DRIVING:
        move(b, s, action // POINTS, action % POINTS)
        ends = not can_drive(b, s)  # V6.9
    elif s.phase == CHOOSING:
        s.taking = 1 if action == TAKE_ONE else 2
        s.phase = THROWING_ON  # V4.3
        s.turn = CHANCE
    elif s.phase == DRAWING:
        line_up(b, s, action - LOT)
    elif s.phase == THROWING:
        s.thrown[0] = action - THROW + 1
        s.phase = CHOOSING  # V4.2
        s.turn = s.driver
    else:
        s.thrown[1] = action - THROW + 1
        ends = not read_dice(b, s)
    if ends:
        end_turn(b, s)


def weight(b: Board, s: State, action: int) -> int:
    return WAYS[action - THROW] if action >= THROW else 1


def ways(b: Board, s: State) -> int:
    if s.phase == DRAWING:
        return b.seats
    if s.phase == THROWING:
        return 27
    return 3 if s.taking == 1 else 9


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """The seat or the throw behind a number below `ways`, as the weights share them out."""
    if s.phase == DRAWING:
        return LOT + number
    thrown = FIRST[FIRST_THROW if s.phase == THROWING else s.taking]
    while number >= WAYS[thrown]:
        number -= WAYS[thrown]
        thrown += 1
    return THROW + thrown


def opens_turn(b: Board, s: State) -> int:
    """1 if the throw to come is the first of a turn."""
    return 1 if s.phase == THROWING else 0


# --- the start ---


def line_up(b: Board, s: State, first: int) -> None:
    """Three cars before the line from left to right, the others behind it, in order of play (V3.1-V3.4)."""
    s.first = first
    s.driver = first
    s.round = 1
    for i in range(b.seats):
        seat = (first + i) % b.seats
        if i < 3:
            stand(s, seat, i)
        else:
            stand(s, seat, 9 * (b.tiles - 1) + 3 + i)
            s.count[seat] = -1  # V7.3
        s.sheet[i] = seat + 1  # V7.4
    begin_turn(s)


def stand(s: State, seat: int, point: int) -> None:
    s.car[seat] = point
    s.at[point] = seat + 1


def begin_turn(s: State) -> None:
    s.thrown[0] = 0
    s.thrown[1] = 0
    s.taking = 0
    s.dice[RED] = 0
    s.dice[BLUE] = 0
    s.phase = THROWING  # V4.1
    s.turn = CHANCE


# --- the throws ---


def list_throws(s: State, out: list[int]) -> int:
    dice = FIRST_THROW if s.phase == THROWING else s.taking
    n = FIRST[dice + 1] - FIRST[dice]
    for i in range(n):
        out[i] = THROW + FIRST[dice] + i
    return n


def read_dice(b: Board, s: State) -> bool:
    """Count the faces of both throws; False if nothing can be driven."""
    crosses = faces(s, 2)  # V5.1
    if crosses >= CRASH:
        drop_out(s)  # V5.4, V5.5
        return False
    if crosses == MISS:
        return False  # V5.3
    s.dice[RED] = faces(s, RED)  # V4.4
    s.dice[BLUE] = faces(s, BLUE)
    s.phase = DRIVING
    s.turn = s.driver
    return can_drive(b, s)


def faces(s: State, face: int) -> int:
    """How many dice of the throws so far show a face."""
    n = 0
    for throw in range(2):
        if s.thrown[throw] > 0:
            n += SETS[s.thrown[throw] - 1][face]
    return n


def drop_out(s: State) -> None:
    s.out[s.driver] = 1 + most(s.out)
    leave(s)  # V8.4


def leave(s: State) -> None:
    s.at[s.car[s.driver]] = 0
    s.car[s.driver] = NOWHERE


def most(numbers: list[int]) -> int:
    best = 0
    for i in range(SEATS):
        best = max(best, numbers[i])
    return best


# --- driving ---


def list_moves(b: Board, s: State, out: list[int]) -> int:
    n = 0
    for colour in range(2):
        if s.dice[colour] > 0:
            n = list_goals(b, s, colour, out, n)
    return n


def list_goals(b: Board, s: State, colour: int, out: list[int], n: int) -> int:
    """Every point that a straight line of this colour reaches, up to the next car (V6.1-V6.7)."""
    laps = b.laps - s.count[s.driver]
    for direction in range(4 * colour, 4 * colour + 4):
        edge = DIRECTIONS * s.car[s.driver] + direction
        while b.step[edge] != NOWHERE and s.at[b.step[edge]] == 0:
            out[n] = POINTS * colour + b.step[edge]
            n += 1
            if b.over[edge] == 1 and laps == 1:
                break  # V8.3
            edge = DIRECTIONS * b.step[edge] + direction
    return n


def can_drive(b: Board, s: State) -> bool:
    """Whether any die that is left can be played; a car that is home or out cannot."""
    if s.car[s.driver] == NOWHERE:
        return False
    for colour in range(2):
        if s.dice[colour] > 0:
            for direction in range(4 * colour, 4 * colour + 4):
                to = b.step[DIRECTIONS * s.car[s.driver] + direction]
                if to != NOWHERE and s.at[to] == 0:
                    return True
    return False


def move(b: Board, s: State, colour: int, goal: int) -> None:
    """Drive to a point, counting the line on the way (V7.2)."""
    s.count[s.driver] += laps_over(b, s.car[s.driver], colour, goal)
    s.at[s.car[s.driver]] = 0
    stand(s, s.driver, goal)
    s.dice[colour] -= 1
    if s.count[s.driver] > s.column[s.driver]:  # V7.6
        s.column[s.driver] = s.count[s.driver]
        write_down(s, s.driver, s.count[s.driver])
        if s.count[s.driver] == b.laps:
            s.home[s.driver] = 1 + most(s.home)  # V8.1
            leave(s)  # V8.2


def laps_over(b: Board, point: int, colour: int, goal: int) -> int:
    """What the straight way to a goal counts: the line is crossed at most once."""
    for direction in range(4 * colour, 4 * colour + 4):
        laps = 0
        here = point
        while here != NOWHERE:
            if here == goal:
                return laps
            laps += b.over[DIRECTIONS * here + direction]
            here = b.step[DIRECTIONS * here + direction]
    return 0


def write_down(s: State, seat: int, column: int) -> None:
    """The next free line of a column of the lap sheet (V7.5)."""
    line = SEATS * column
    while s.sheet[line] > 0:
        line += 1
    s.sheet[line] = seat + 1


# --- the end of a turn, and of the race ---


def end_turn(b: Board, s: State) -> None:
    """The next car that is still on the track throws, unless the race is over (V8.7)."""
    if cars_left(b, s) <= 1:
        enter_last(b, s)
        end_race(b, s)  # V8.5
        return
    s.driver = (s.driver + 1) % b.seats
    s.round += s.driver == s.first
    while s.car[s.driver] == NOWHERE:
        s.driver = (s.driver + 1) % b.seats
        s.round += s.driver == s.first
    if s.round > b.cap:
        s.round = b.cap
        end_race(b, s)  # V8.8
    else:
        begin_turn(s)


def enter_last(b: Board, s: State) -> None:
    """Whoever is left on the track is written below those who are home, if anybody is."""
    for seat in range(b.seats):
        if s.car[seat] != NOWHERE and most(s.home) > 0:
            write_down(s, seat, b.laps)


def cars_left(b: Board, s: State) -> int:
    n = 0
    for seat in range(b.seats):
        n += s.car[seat] != NOWHERE
    return n


def end_race(b: Board, s: State) -> None:
    """Places for all; whoever has the first one wins, several share it."""
    winners = 0
    for seat in range(b.seats):
        s.place[seat] = 1
        for other in range(b.seats):
            s.place[seat] += rank(b, s, other) > rank(b, s, seat)
        winners += s.place[seat] == 1
    for seat in range(b.seats):
        s.score[seat] = 1.0 / winners if s.place[seat] == 1 else 0.0
    s.dice[RED] = 0
    s.dice[BLUE] = 0
    s.turn = OVER


def rank(b: Board, s: State, seat: int) -> int:
    """More is better: home early, then on the track by laps and tile (V8.8), then out late (V8.6)."""
    if s.home[seat] > 0:
        return 1000000 - s.home[seat]
    if s.out[seat] > 0:
        return s.out[seat] - 1000000
    return 100 * s.count[seat] + s.car[seat] // 9
