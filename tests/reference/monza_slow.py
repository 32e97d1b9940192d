"""Monza driven slowly and by the letter of its rules: every order of the dice is tried, one space after the other.

This is a yardstick for a faster version of the game and shares nothing with it. The rule numbers (M4.3 and so on) are
those of the rules page of Monza; they stand where the rule is decided.

A space is its name ("O7", "START", "FIN"), a die or a tile is the letter of its colour, dice and tiles are strings of
letters in any order, cars are a tuple of spaces with seat 0 first.

`SIDES["oval"]`, `SIDES["long"]`
    the two sides of the board. `side.spaces` has every space by its name, tyres included; `side.ahead[name]` is a dict
    from colour to the space it leads to; `side.behind[name]` the spaces of the lane behind it, the nearest first.
`drives(side, cars, driver, dice, tiles="", rule="default", pro=False)`
    the set of all complete drives, each an `End`: where the car ends, the dice and the tiles laid (sorted letters), and
    where all cars stand then. `rule` is "default" (M4.9), "must_max" (M4.10) or "may_stop" (M4.11). With `pro` whoever
    has laid six dice is about to make the turbo roll, `End.turbo`, and nobody has been sent back yet (M8.6).
`turbo_drives(side, cars, driver, dice)`
    the same for the two dice of a turbo roll.
`set_back(side, cars, driver)`
    the cars after the driver's turn has ended where it stands (M5).
`bonus_step(side, cars, colours, last)`
    who may take a bonus step after a turn whose last piece had the colour `last` ("" for none), and where it may go;
    None if nobody may (M9). `colours` says which car each seat drives: "GR" is green for seat 0 (M2.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import permutations

Cars = tuple[str, ...]

OVAL = """
O: W3 G2 #4 G4 W2 G6 B2 W4 B4 P4 Y4 #2 P4 W2 R2 G4 W4 P3
M: #2 R4 Y2 G4 B2 R2 #4 R2 Y4 P2 Y4 B4 W4 R4 B2 #4 B2 R6 B2
I: P3 G4 R4 Y4 P4 W4 G2 B2 R4 #4 P4 Y2 W2 Y4 P4 Y2 #4 G3
"""
LONG = """
O: W3 R4 G4 R6 B2 G2 W4 B4 W4 B4 G2 #4 P4 R4 P4 W2 P2 B4 W2 B4 Y4 #4 Y4 P2 R4 #2 P4 Y2 G4 R4 P2 W3
M: #2 G4 W4 #6 R2 P4 R2 G4 Y6 P4 B2 R4 G6 B2 R6 G4 Y6 G4 R4 Y2 B6 P4 G4 #2 B4 #2 B4 Y4
I: P3 Y4 B4 Y4 W4 Y4 #4 P4 R4 Y2 #4 R4 W2 #2 Y2 W2 #4 W4 P2 B4 W4 P2 G4 R2 Y2 G4 B2 W4 R4 W2 Y4 P2 G2 B3
"""
NEIGHBOURS = ({"O", "M"}, {"M", "I"})  # section 3: O-M and M-I


@dataclass(frozen=True)
class Space:
    name: str
    colour: str
    begin: int
    front: int

    @property
    def lane(self) -> str:
        return self.name[0]

    @property
    def is_tyre(self) -> bool:
        return self.colour == "#"


@dataclass(frozen=True, eq=False)
class Side:
    """One side of the board."""

    length: int
    spaces: dict[str, Space]

    def borders(self, here: Space, there: Space) -> bool:
        """Whether two spaces of neighbouring lanes have more than a corner in common (M4.4)."""
        common = min(here.front, there.front) - max(here.begin, there.begin)
        return {here.lane, there.lane} in NEIGHBOURS and common > 0

    def leads_to(self, here: Space, there: Space) -> bool:
        if there.is_tyre:
            return False  # M4.5
        if here.lane == there.lane:
            return here.front == there.begin  # M4.2
        return self.borders(here, there) and there.front > here.front  # M4.3

    @cached_property
    def ahead(self) -> dict[str, dict[str, str]]:
        steps = {"START": {s.colour: s.name for s in self.spaces.values() if s.begin == 0 and not s.is_tyre}}  # M4.6
        for here in self.spaces.values():
            steps[here.name] = {s.colour: s.name for s in self.spaces.values() if self.leads_to(here, s)}
            if here.front == self.length:
                steps[here.name]["W"] = "FIN"  # M4.8
        return steps | {"FIN": {}}

    @cached_property
    def behind(self) -> dict[str, list[str]]:
        spaces = list(self.spaces.values())
        return {s.name: [o.name for o in spaces[::-1] if o.lane == s.lane and o.front <= s.begin] for s in spaces}

    def front(self, name: str) -> int:
        if name in ("START", "FIN"):
            return 0 if name == "START" else self.length + 1  # M4.10: the finish is the farthest
        return self.spaces[name].front


def drawn(text: str) -> Side:
    """Read the three lanes as the page writes them."""
    spaces: dict[str, Space] = {}
    for line in text.strip().splitlines():
        edge = 0
        for number, token in enumerate(line[2:].split(), 1):
            name, length = f"{line[0]}{number}", int(token[1:])
            spaces[name] = Space(name, token[0], edge, edge + length)
            edge += length
    return Side(edge, spaces)


SIDES = {"oval": drawn(OVAL), "long": drawn(LONG)}


# --- a drive ---


@dataclass(frozen=True)
class End:
    """What a complete drive comes to."""

    space: str
    dice: str  # laid, sorted
    tiles: str  # laid, sorted
    cars: Cars
    turbo: bool = False


@dataclass(frozen=True)
class Drive:
    """A drive under way: where the last piece lies, what has been laid and what is left."""

    space: str
    laid: str = ""
    left: str = ""  # dice
    tiles: str = ""
    tiles_left: str = ""


def drives(
    side: Side, cars: Cars, driver: int, dice: str, tiles: str = "", rule: str = "default", pro: bool = False
) -> set[End]:
    if tiles:
        found = with_tiles(side, Drive(cars[driver], left=dice, tiles_left=tiles), rule)
    else:
        found = set(with_dice(side, cars[driver], dice, rule))
    return {ended(side, cars, driver, drive, pro) for drive in found}


def turbo_drives(side: Side, cars: Cars, driver: int, dice: str) -> set[End]:
    """M8.4, M8.5, M8.7: the usual rules, but nothing is compulsory and no tile is used."""
    found = set(with_dice(side, cars[driver], dice, "may_stop"))
    return {ended(side, cars, driver, drive, pro=False) for drive in found}


def with_dice(side: Side, start: str, dice: str, rule: str) -> Iterator[Drive]:
    """Every way of laying dice one after another, wherever the rule lets one stop."""
    routes = laid_in_every_order(side, start, letters(dice))
    best = max(map(side.front, routes.values()))
    for laid, space in routes.items():
        left = dice_left(dice, laid)
        done = not any(die in side.ahead[space] for die in left)
        if rule == "may_stop" or (done and (rule == "default" or side.front(space) == best)):
            yield Drive(space, letters(laid), left)


@lru_cache(maxsize=8)
def laid_in_every_order(side: Side, start: str, dice: str) -> dict[tuple[str, ...], str]:
    """Lay the dice in every order as far as they fit (M3.2): what was laid so far, and the space it leads to."""
    routes: dict[tuple[str, ...], str] = {(): start}
    for order in orders(dice):
        space = start
        for laid, die in enumerate(order, 1):
            if die not in side.ahead[space]:
                break
            space = side.ahead[space][die]
            routes[order[:laid]] = space
    return routes


@cache
def orders(dice: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(set(permutations(dice))))


def dice_left(dice: str, laid: tuple[str, ...]) -> str:
    for die in laid:
        dice = dice.replace(die, "", 1)
    return dice


def with_tiles(side: Side, drive: Drive, rule: str) -> set[Drive]:
    """Lay dice and tiles in every order, a tile at any place (M7.2, M7.6); tiles are never compulsory (M7.7)."""
    ahead, found = side.ahead[drive.space], set[Drive]()
    if rule == "may_stop" or not any(die in ahead for die in drive.left):
        found.add(drive)
    for i, die in enumerate(drive.left):
        rest = drive.left[:i] + drive.left[i + 1 :]
        if die in ahead and (rule != "must_max" or keeps_far(side, drive.space, drive.left, ahead[die], rest)):
            after = Drive(ahead[die], letters(drive.laid + die), rest, drive.tiles, drive.tiles_left)
            found |= with_tiles(side, after, rule)
    for i, tile in enumerate(drive.tiles_left):
        if tile in ahead:
            rest = drive.tiles_left[:i] + drive.tiles_left[i + 1 :]
            after = Drive(ahead[tile], drive.laid, drive.left, letters(drive.tiles + tile), rest)
            found |= with_tiles(side, after, rule)
    return found


def keeps_far(side: Side, here: str, dice: str, there: str, rest: str) -> bool:
    """M4.10: the farthest edge in reach of the dice alone is still in reach after the step."""
    return farthest(side, there, rest) == farthest(side, here, dice)


def farthest(side: Side, start: str, dice: str) -> int:
    return max(map(side.front, laid_in_every_order(side, start, letters(dice)).values()))


def letters(dice: str | tuple[str, ...]) -> str:
    return "".join(sorted(dice))


# --- its end ---


def ended(side: Side, cars: Cars, driver: int, drive: Drive, pro: bool) -> End:
    """The car is where the last piece lies; before a turbo roll (M8.1, M8.8) nobody is moved back (M8.6)."""
    moved = tuple(drive.space if seat == driver else space for seat, space in enumerate(cars))
    turbo = pro and len(drive.laid) == 6 and drive.space != "FIN"
    cars = moved if turbo else set_back(side, moved, driver)
    return End(drive.space, drive.laid, drive.tiles, cars, turbo)


def set_back(side: Side, cars: Cars, driver: int) -> Cars:
    space = cars[driver]
    if space in ("START", "FIN"):
        return cars  # M5.4
    return tuple(
        free_behind(side, cars, space) if seat != driver and car == space else car for seat, car in enumerate(cars)
    )  # M5.1, M5.5


def free_behind(side: Side, cars: Cars, space: str) -> str:
    """The nearest space behind in the lane that is neither tyre nor taken (M5.2), or the start (M5.3)."""
    for name in side.behind[space]:
        if not side.spaces[name].is_tyre and name not in cars:
            return name
    return "START"


# --- the bonus step ---


def bonus_step(side: Side, cars: Cars, colours: str, last: str) -> tuple[int, set[str]] | None:
    if last == "" or last not in colours:
        return None  # M9.7: nothing laid, no such car, or a car that nobody drives
    owner = colours.index(last)  # M9.1; the driver itself, if the colour is its own (M9.8)
    ahead = side.ahead[cars[owner]].values()  # M9.3; nothing lies ahead of the finish (M9.7)
    free = {space for space in ahead if space == "FIN" or space not in cars}  # M9.2
    return (owner, free) if free else None
