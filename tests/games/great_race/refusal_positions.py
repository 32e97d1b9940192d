"""Where something is tried that cannot be done: a table just before it, each by a name."""

from __future__ import annotations

from ludothek.games.great_race import rules
from ludothek.games.great_race.rules.phase import DROP
from tests.games.great_race.positions import Trip, convoy, race


def driving() -> Trip:
    """The first step of a drive is made; four are left."""
    return convoy().lay(s1_1="F").do("drive 1.1")


def hit() -> Trip:
    """A tile has cost a level that is not named yet."""
    return convoy().lay(s1_1="FM").do("drive 1.1")


def hit_twice() -> Trip:
    """Danger on a tile and no escort: two levels are to be named."""
    return convoy(plan="FFPPM").lay(s1_1="FD").do("drive 1.1")


def threatened() -> Trip:
    """Danger on a tile, and an escort who could guard."""
    return convoy().lay(s1_1="FD").do("drive 1.1")


def shielded() -> Trip:
    """Danger, no escort, but the British power."""
    return convoy(plan="FFPPM", leaders="all", crews="GB,FR").lay(s1_1="FD").do("drive 1.1")


def winching(tile: str = "FMMS", **gauges: int) -> Trip:
    return convoy().lay(s1_1=tile).put(0, "COL", **gauges).give(0, "WINCH").do("drive 1.1")


def blind() -> Trip:
    """A blind tile that can be paid, with a level to name."""
    return convoy().do("drive 1.1", "bag:FM")


def scouting() -> Trip:
    return convoy().put(1, "1.2").do("scout", "bag:FM", "bag:FF")


def three_tiles() -> Trip:
    return convoy(leaders="all").do("scout3", "bag:FM", "bag:FF", "bag:F")


def hand_too_large() -> Trip:
    trip = convoy().put(0, "COL", chassis=1).give(0, "CAN", "CAN")
    trip.s.phase = DROP
    return trip


def in_bivouac() -> Trip:
    trip = race()
    while trip.legal[0].startswith("deck:"):
        trip.do("deck:CAN")
    return trip


def planning() -> Trip:
    return in_bivouac().do("take 1", "take 2", "take 3")


def one_planned() -> Trip:
    return planning().do("plan FPMME")


def after_purchase() -> Trip:
    return convoy().put(0, "COL", fuel=3).do("buy 1")


def after_card() -> Trip:
    return convoy().put(0, "COL", fuel=3).give(0, "TEL").do("play TEL")


def short(**gauges: int) -> Trip:
    return convoy().lay(s1_1="FFFM", s1_2="FM").put(0, "COL", **gauges)


def holding(*cards: str) -> Trip:
    return convoy().give(0, *cards)


def worked(*moves: str, plan: str = "FPMME") -> Trip:
    """What the first seat has used, and then it is its turn again."""
    trip = convoy(plan=plan)
    for move in moves:
        trip.turn(0).do(move)
        while trip.legal[0].startswith(("deck:", "bag:", "hit")):
            trip.do(trip.legal[0])
    return trip.turn(0)


def arrived() -> Trip:
    return convoy(3).put(0, "20.5").do("drive CAP")


def at_sea(**gauges: int) -> Trip:
    return convoy().put(0, "NOU", **gauges)


def before_last_step() -> Trip:
    return convoy().lay(s1_1="F").put(0, "COL", engine=1).do("drive 1.1")


def on_stop() -> Trip:
    return convoy().lay(s1_1="FS").do("drive 1.1")


def into_town() -> Trip:
    return convoy().put(0, "2.1").do("drive NOU", "deck:CAN", "deck:CAN")


def sunk() -> Trip:
    """A rival that is at its end: one has arrived, one has no engine left."""
    trip = arrived().turn(1).give(1, "DNG")
    trip.s.engine[2] = 0
    return trip


def no_tiles() -> Trip:
    trip = convoy(leaders="all").give(0, "GUIDE")
    trip.s.bag = [0] * len(trip.s.bag)
    return trip


def few_tiles() -> Trip:
    trip = no_tiles()
    trip.s.bag[0] = 2
    return trip


def no_cards() -> Trip:
    trip = convoy()
    trip.s.deck = [0] * len(trip.s.deck)
    return trip


def locked_in() -> Trip:
    return convoy().put(0, "16.4", fuel=0)


def drawing() -> Trip:
    return convoy().do("scout")


def italian(used: int = 0) -> Trip:
    trip = convoy(leaders="all", crews="IT,FR").put(0, "COL", engine=1)
    trip.s.used[0] = used
    return trip


def left_behind() -> Trip:
    """One of three has resigned."""
    trip = convoy(3)
    rules.resign(trip.b, trip.s, 2)
    return trip
