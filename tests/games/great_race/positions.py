"""Positions of The Great Race to try things out: laid by options, changed by hand, played on by texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludothek.games.great_race import GAME, rules, telling
from ludothek.games.great_race.board.africa import NAMED, name
from ludothek.games.great_race.board.box import CARDS, ESTIENNE, ROLES, TILES
from ludothek.games.great_race.positions import lay_tile
from ludothek.games.great_race.rules import course
from ludothek.games.great_race.rules.phase import NEXT, T_FIGURE, T_GOAL, TURN
from ludothek.games.great_race.rules.position import State, T

CARD = {card.id: number for number, card in enumerate(CARDS)}


@dataclass
class Trip:
    """A game in which everything is said aloud: moves and draws alike are texts."""

    b: Any
    s: State = field(default_factory=State)

    def __post_init__(self) -> None:
        rules.setup(self.b, self.s)

    @property
    def legal(self) -> list[str]:
        out = [0] * GAME.most
        return [telling.write(self.b, self.s, action) for action in out[: rules.legal(self.b, self.s, out)]]

    def do(self, *texts: str) -> Trip:
        for text in texts:
            out = [0] * GAME.most
            actions = out[: rules.legal(self.b, self.s, out)]
            named = {telling.write(self.b, self.s, action): action for action in actions}
            assert text in named, f"{text} is none of {sorted(named)}"
            rules.apply(self.b, self.s, named[text])
        return self

    # --- changes by hand ---

    def lay(self, **tiles: str) -> Trip:
        """Tiles on spaces, out of the bag: `lay(s1_1="FM")`."""
        for space, tile in tiles.items():
            lay_tile(self.s, name(at(space)), tile)
        return self

    def put(self, vehicle: int, space: str, **gauges: int) -> Trip:
        """A vehicle on a space, with gauges: `put(0, "NOU", fuel=3, engine=5)`."""
        self.s.where[vehicle] = NAMED[space]
        for gauge, level in gauges.items():
            getattr(self.s, gauge)[vehicle] = level
        return self

    def give(self, seat: int, *cards: str) -> Trip:
        for card in cards:
            self.s.deck[CARD[card]] -= 1
            self.s.hand[8 * seat + CARD[card]] += 1
            self.s.held[seat] += 1
        return self

    def assign(self, seat: int, plan: str) -> Trip:
        """Unused assistants, whatever was planned."""
        self.s.left[4 * seat : 4 * seat + 4] = [plan.count(role) for role in ROLES]
        return self

    def turn(self, seat: int = 0) -> Trip:
        """It is a seat's turn in the convoy."""
        self.s.mover = self.s.turn = seat
        self.s.place = self.s.order.index(seat)
        self.s.phase, self.s.bought, self.s.carded = TURN, 0, 0
        return self

    # --- T ---

    def goal(self, card: str | None = None) -> str:
        """T chooses its goal by a card."""
        if card:
            self.s.card = 1 + [one.id for one in ESTIENNE].index(card)
        self.s.phase, self.s.then, self.s.place = T_GOAL, NEXT, self.s.order.index(T)
        course.carry_on(self.b, self.s)
        return name(self.s.goal)

    def figure(self, number: int) -> Trip:
        """T's figure of this number acts; then it is the player's turn again."""
        self.s.figure, self.s.mover, self.s.place = number - 1, T, self.s.order.index(T)
        self.s.phase = T_FIGURE
        course.carry_on(self.b, self.s)
        return self

    def at(self, vehicle: int = 0) -> str:
        return name(self.s.where[vehicle])

    def gauges(self, vehicle: int = 0) -> tuple[int, int, int]:
        return self.s.fuel[vehicle], self.s.engine[vehicle], self.s.chassis[vehicle]

    def hand(self, seat: int = 0) -> dict[str, int]:
        return {card.id: n for card, n in zip(CARDS, self.s.hand[8 * seat : 8 * seat + 8], strict=True) if n}

    def tile(self, space: str) -> str:
        tile = self.s.tile[NAMED[space]]
        return TILES[tile - 1].id if tile else ""


def at(space: str) -> int:
    """`s3_0` or `NOU` as a space."""
    return NAMED[space.removeprefix("s").replace("_", ".")]


def race(seats: int = 2, **options: Any) -> Trip:
    return Trip(GAME.lay({"mode": "race", **options}, seats))


def convoy(seats: int = 2, plan: str = "FPMME", **options: Any) -> Trip:
    """A race in which everybody has planned the same and the first seat is to act."""
    trip = race(seats, **options)
    while trip.legal[0].startswith("deck:"):
        trip.do("deck:TEL" if "deck:TEL" in trip.legal else "deck:CAN")
    while trip.legal[0].startswith("take"):
        trip.do(trip.legal[0])
    for seat in range(seats):
        trip.s.deck = [n + held for n, held in zip(trip.s.deck, trip.s.hand[8 * seat : 8 * seat + 8], strict=True)]
        trip.s.hand[8 * seat : 8 * seat + 8] = trip.s.shown[8 * seat : 8 * seat + 8] = [0] * 8
        trip.s.held[seat] = 0
        trip.do(f"plan {plan}")
    return trip


def solo(card: str = "A1", plan: str = "FPMME", **options: Any) -> Trip:
    """A solo game in its first round, with this card revealed; the player is to act."""
    deck = "first" if card.endswith("1") else ",".join(f"{letter}{card[1]}" for letter in "ABCDEFGH")
    trip = Trip(GAME.lay({"mode": "solo", "legacy": False, "deck": deck, **options}, 1))
    return trip.do(f"plan {plan}", f"est:{card}")


def alone(plan: str = "FPMME", **options: Any) -> Trip:
    return Trip(GAME.lay({"mode": "alone", **options}, 1)).do(f"plan {plan}")
