"""The track: three lanes of coloured spaces whose edges are staggered; a lane change must lead further ahead.

A space is a number: 0 is the start field, then come the outer, the middle and the inner lane in driving order, and
last the finish, which is the same white field reached again. The lanes are drawn in `tracks/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from itertools import pairwise

from ludothek.core import fields
from ludothek.core.fields import cell, row
from ludothek.core.game import Refused, Value
from ludothek.games.monza import GAME
from ludothek.games.monza.board.dice import COLOURS, WHITE

LANES = "OMI"  # outer, middle, inner
START = 0
SPACES = 96  # enough for the long track: start, 94 spaces, finish
SEATS = 4  # M1.4
TYRE = "#"
TOKEN = re.compile(f"[{COLOURS}{TYRE}][1-9][0-9]*", re.ASCII)  # a space as it is drawn: colour and length

# actions: 0-5 lay a die of that colour, 6-11 an accelerator; then these; then the sets of dice, thrown or to be thrown
TILE, STOP, STEP, DECLINE, SET = 6, 12, 13, 19, 20
EXTRA_ROLL, ALL_TILES = 64, 127  # tiles in hand are bits: 1 to 32 the accelerators R to W, 64 the extra roll (M7.1)


@dataclass(frozen=True)
class Space:
    name: str  # "O7": lane and number
    lane: int  # 0 outer, 1 middle, 2 inner; of start and finish -1
    colour: str  # one of RYGBPW, or # for tyres
    begin: int
    end: int  # its front edge


@dataclass(frozen=True)
class Track:
    """A side of the printed board (M1.1)."""

    name: str
    length: int
    spaces: tuple[Space, ...]

    @cached_property
    def numbered(self) -> dict[str, int]:
        return {space.name: number for number, space in enumerate(self.spaces)}

    @property
    def finish(self) -> int:
        return len(self.spaces) - 1

    def touching(self, number: int) -> Iterator[int]:
        """What lies ahead of a space: the next of its lane, and beside it whatever reaches further (M4.1-M4.4)."""
        here = self.spaces[number]
        if here.end == self.length:
            yield self.finish
        for other, space in enumerate(self.spaces):
            straight_on = space.lane == here.lane and space.begin == here.end
            beside = abs(space.lane - here.lane) == 1 and space.begin < here.end < space.end
            from_start = number == START and space.begin == 0
            if other not in (START, self.finish) and (from_start or (number != START and (straight_on or beside))):
                yield other

    def ahead(self, number: int) -> list[int]:
        """Where a car can go from a space, tyres left out (M4.5)."""
        return [other for other in self.touching(number) if self.spaces[other].colour != TYRE]

    def behind(self, number: int) -> int:
        """The next space back in the same lane that is no tyre, or the start (M5.2, M5.3)."""
        lane = self.spaces[number].lane
        open_ones = (i for i in range(number - 1, START, -1) if self.spaces[i].colour != TYRE)
        return next((i for i in open_ones if self.spaces[i].lane == lane), START)

    @cached_property
    def ahead_by_colour(self) -> list[int]:
        """ahead_by_colour[6 * space + colour]: where a die of that colour leads, 0 if nowhere."""
        ahead = [0] * (6 * SPACES)
        for number in self.open_spaces():
            for other in self.ahead(number):
                ahead[6 * number + COLOURS.index(self.spaces[other].colour)] = other
        return ahead

    @cached_property
    def behind_each(self) -> list[int]:
        return [self.behind(number) for number in range(len(self.spaces))] + [0] * (SPACES - len(self.spaces))

    def open_spaces(self) -> list[int]:
        """Every space that is no tyre, and the start."""
        return [i for i, space in enumerate(self.spaces) if space.colour != TYRE and i != self.finish]


def read_track(name: str) -> Track:
    """Read a drawn track and check that it can be driven."""
    lines = files(__package__).joinpath("tracks", f"{name}.txt").read_text().splitlines()
    lanes = {line[0]: line[2:].split() for line in lines if line[1:2] == ":"}
    spaces = [Space("START", -1, COLOURS[WHITE], 0, 0)]
    for lane, letter in enumerate(LANES):
        spaces += lane_of(lane, letter, lanes[letter])
    ends = [max(space.end for space in spaces if space.lane == lane) for lane in range(len(LANES))]
    length = max(ends, key=ends.count)  # as most lanes have it, so that the odd one is found at fault
    return checked(Track(name, length, (*spaces, Space("FIN", -1, COLOURS[WHITE], length, length + 1))))


def lane_of(lane: int, letter: str, tokens: list[str]) -> Iterator[Space]:
    begin = 0
    for number, token in enumerate(tokens, 1):
        if not TOKEN.fullmatch(token):
            raise ValueError(f"{letter}{number} is {token}: write a colour of {COLOURS} or {TYRE}, then a length")
        yield Space(f"{letter}{number}", lane, token[0], begin, begin + int(token[1:]))
        begin += int(token[1:])


def checked(track: Track) -> Track:
    """The same track, or an error that names the space at fault."""
    for here, there in pairwise(track.spaces[1:]):
        if here.lane != there.lane and here.end != track.length:
            raise ValueError(f"{track.name}: the lane that ends with {here.name} is not {track.length} long")
    entered = {START}
    for number in sorted(track.open_spaces(), key=lambda i: track.spaces[i].end):
        space, ahead = track.spaces[number], track.ahead(number)
        if number not in entered:
            raise ValueError(f"{track.name}: no drive can enter {space.name}")
        if not ahead:
            raise ValueError(f"{track.name}: {space.name} is a dead end")
        if len({track.spaces[i].colour for i in ahead}) < len(ahead):
            raise ValueError(f"{track.name}: two spaces of one colour lie ahead of {space.name}")
        entered.update(ahead)
    return track


TRACKS = (read_track("oval"), read_track("long"))  # M1.1


class Board(fields.Board):
    """What the options lay on the table before the first throw."""

    track: int = cell("i1")  # which of TRACKS
    ahead: list[int] = row("i1", SPACES * 6)  # ahead[6 * space + colour]: where that colour leads, 0 if nowhere
    behind: list[int] = row("i1", SPACES)  # behind[space]: where a car sent back looks next
    front: list[int] = row("i1", SPACES)  # front[space]: its front edge
    colour: list[int] = row("i1", SPACES)  # colour[space]: 0 red to 5 white, 6 for tyres
    finish: int = cell("i1")
    first: int = cell("i1")  # the seat that starts each round
    pro: int = cell("i1")
    bonus: int = cell("i1")
    must_max: int = cell("i1")
    may_stop: int = cell("i1")
    cap: int = cell("i2")  # the last round
    driven: list[int] = row("i1", SEATS)  # driven[seat]: the colour of its car
    driver_of: list[int] = row("i1", 6)  # driver_of[colour]: the seat that drives that car, -1 for none


def lay(options: Mapping[str, Value], seats: int) -> Board:
    first = int(options["first_seat"])
    if first >= seats:
        raise Refused("first-seat", "M2.4", game="monza", seats=seats, last=seats - 1)
    b = Board()
    b.track = [track.name for track in TRACKS].index(str(options["track"]))  # M1.2
    lay_track(b, TRACKS[b.track])
    b.seats, b.first = seats, first
    b.pro = int(options["rules"] == "pro")
    b.bonus, b.must_max, b.may_stop = int(options["bonus"]), int(options["must_max"]), int(options["may_stop"])
    b.cap = int(options["round_cap"])
    hand_out_cars(b, GAME.option("cars").by_seat(options["cars"], seats))
    return b


def hand_out_cars(b: Board, cars: list[str]) -> None:
    """Every seat has the car it has chosen (M2.1)."""
    b.driver_of = [-1] * len(COLOURS)
    for seat, car in enumerate(cars):
        b.driven[seat] = COLOURS.index(car)
        b.driver_of[b.driven[seat]] = seat


def lay_track(b: Board, track: Track) -> None:
    b.finish = track.finish
    b.ahead, b.behind = track.ahead_by_colour[:], track.behind_each[:]
    b.colour = ([(COLOURS + TYRE).index(space.colour) for space in track.spaces] + [0] * SPACES)[:SPACES]
    b.front = ([space.end for space in track.spaces] + [0] * SPACES)[:SPACES]
