"""The circuit: straights and bends laid one after the other until the road closes; a short word says all of it.

`SRSSRSSRSSRS` is read as a driver drives it: S goes straight on, L and R bend. The first tile is entered heading
north, and the line lies where the last tile meets the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from ludothek.core.dice import below, stream
from ludothek.core.game import Refused

FEWEST, MOST = 4, 12  # tiles of a circuit (V1.1, V2.2)
TURN = {"S": 0, "R": 1, "L": 3}  # quarter turns clockwise
NORTH = 0
AHEAD = ((0, 1), (1, 0), (0, -1), (-1, 0))  # one place north, east, south, west
LETTERS = "SLR"

PRESETS = {
    "square": "SRSSRSSRSSRS",
    "oval": "SSRRSSSSRRSS",
    "six": "SLRRSRSSSRRS",
    "eight": "SSRRSLRRLRRS",
    "ten": "SRSRLRRLRRLR",
    "twelve": "LRRLRRLRRLRR",
}

Place = tuple[int, int]


@dataclass(frozen=True)
class Tile:
    place: Place  # x grows east, y north; tile 0 lies on (0, 0)
    entered: int  # the heading in which a driver enters it: 0 north, 1 east, 2 south, 3 west
    left: int  # and leaves it


@dataclass(frozen=True)
class Circuit:
    """A road of tiles as its letters lay it, closed or not."""

    letters: str

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        place, heading, laid = (0, 0), NORTH, []
        for letter in self.letters:
            leaving = (heading + TURN[letter]) % 4
            laid.append(Tile(place, heading, leaving))
            place, heading = beyond(place, leaving), leaving
        return tuple(laid)

    @property
    def end(self) -> tuple[Place, int]:
        """Where the next tile would lie, and the heading in which it is entered."""
        return (beyond(self.tiles[-1].place, self.tiles[-1].left), self.tiles[-1].left) if self.letters else ((0, 0), 0)

    @property
    def is_closed(self) -> bool:
        return self.letters != "" and self.end == ((0, 0), NORTH)

    @property
    def overlap(self) -> tuple[int, int] | None:
        """The first two tiles that would lie on the same place."""
        seen: dict[Place, int] = {}
        for number, tile in enumerate(self.tiles):
            if tile.place in seen:
                return seen[tile.place], number
            seen[tile.place] = number
        return None

    @property
    def mirrored(self) -> Circuit:
        return Circuit(self.letters.translate(str.maketrans("LR", "RL")))

    @property
    def reversed(self) -> Circuit:
        """The same road driven the other way round; the line stays where it is (V2.10)."""
        return Circuit(self.mirrored.letters[::-1])

    def turned(self, tiles: int) -> Circuit:
        """The same road with the line moved on by so many tiles (V2.8)."""
        return Circuit(self.letters[tiles:] + self.letters[:tiles])


def beyond(place: Place, heading: int) -> Place:
    """The place one step on."""
    return place[0] + AHEAD[heading][0], place[1] + AHEAD[heading][1]


def read(text: str) -> Circuit:
    """The circuit of a preset's name or of a code; refused with what is wrong with it (V2.2)."""
    circuit = Circuit(PRESETS.get(text.lower(), text.upper() if text.isascii() else text))
    check(circuit)
    return circuit


def check(circuit: Circuit) -> None:
    letters = circuit.letters
    for number, letter in enumerate(letters, 1):
        if letter not in LETTERS:
            raise Refused("circuit-letter", "V2.2", game="victory", letter=letter, number=number)
    if not FEWEST <= len(letters) <= MOST:
        raise Refused("circuit-length", "V2.2", game="victory", tiles=len(letters), fewest=FEWEST, most=MOST)
    if over := circuit.overlap:
        raise Refused(
            "circuit-overlap", "V2.2", game="victory", squares=[str(n) for n in over], one=over[0], two=over[1]
        )
    if not circuit.is_closed:
        missing = completion(circuit)
        if missing is None:
            raise Refused("circuit-astray", "V2.2", game="victory", tiles=len(letters), most=MOST)
        raise Refused("circuit-open", "V2.2", game="victory", add=missing, tiles=len(missing))


# --- laying on, and all circuits there are ---


def completion(circuit: Circuit) -> str | None:
    """The fewest letters that close a road without overlap; None if no rest of the box can."""
    if circuit.overlap:
        return None
    taken = {tile.place for tile in circuit.tiles}
    for rest in range(MOST - len(circuit.letters) + 1):
        if len(circuit.letters) + rest >= FEWEST:
            for letters in ways_on(taken, *circuit.end, rest):
                return letters
    return None


def ways_on(taken: set[Place], place: Place, heading: int, rest: int) -> Iterator[str]:
    """Every way to come back to the first tile, heading north, with exactly `rest` more tiles on free places."""
    if rest == 0:
        if (place, heading) == ((0, 0), NORTH):
            yield ""
        return
    if place in taken or abs(place[0]) + abs(place[1]) > rest:
        return
    for letter in LETTERS:
        leaving = (heading + TURN[letter]) % 4
        for letters in ways_on(taken | {place}, beyond(place, leaving), leaving, rest - 1):
            yield letter + letters


@cache
def circuits(tiles: int) -> tuple[str, ...]:
    """Every valid code of so many tiles: both directions, every first tile."""
    return tuple(ways_on(set(), (0, 0), NORTH, tiles))


@cache
def distinct_circuits(tiles: int) -> tuple[str, ...]:
    """The clockwise circuits, each once: the same road with another first tile is the same circuit."""
    clockwise = [letters for letters in circuits(tiles) if letters.count("R") > letters.count("L")]
    return tuple(letters for letters in clockwise if letters == min(same_road(letters)))


def same_road(letters: str) -> list[str]:
    return [letters[i:] + letters[:i] for i in range(len(letters))]


def some_circuit(seed: int, tiles: int = MOST) -> str:
    """A circuit by seed, every code of that length equally likely."""
    found = circuits(tiles)
    return found[below(stream(seed), len(found))]
