"""Random journeys of The Great Race: laid out somehow, played somehow, and changed by hand somehow."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board import SOLO
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES, TOWN, TOWN_AT
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, ROLE_SPACES, TILE_MECHANIC, TILES, WINCH
from ludothek.games.great_race.rules.position import T, is_on
from tests.games.great_race.positions import Trip
from tests.games.great_race.reference_position import plain

MOOD = {"pass": 0.1, "halt": 0.2, "buy": 0.4, "fund": 0.4, "drive": 4, "sail": 9, "scout3": 20, "nowinch": 0.4}
TERRAIN = [space for space in range(SPACES) if not TOWN[space]]


@dataclass
class Journey(Trip):
    leaders: str = "book"

    def plain(self) -> dict[str, Any]:
        return plain(self.b, self.s, self.leaders)

    def play_somehow(self, rng: random.Random) -> str:
        """Some kind of move, as it pleases, then some move of the kind."""
        texts = self.legal
        if self.s.turn == CHANCE:
            text = rng.choice(texts)
        else:
            kinds = sorted({text.split()[0] for text in texts})
            kind = rng.choices(kinds, [MOOD.get(kind, 1) for kind in kinds])[0]
            text = rng.choice([text for text in texts if text.split()[0] == kind])
        self.do(text)
        return text

    def play_until(self, rng: random.Random, done: Callable[[], bool]) -> list[str]:
        """What was said meanwhile, without answers that are only asked for so that nobody learns who has a winch."""
        said = []
        while not done() and self.s.turn != OVER:
            is_asked = self.legal not in (["nowinch"], ["halt"])
            text = self.play_somehow(rng)
            said += [text] if is_asked else []
        return said


def some_journey(rng: random.Random, mode: str) -> Journey:
    leaders = rng.choice(("book", "all", "all", "all", "none"))
    seats = rng.randint(2, 5) if mode == "race" else 1
    options = {
        "mode": mode,
        "leaders": leaders,
        "direction": rng.choice(("NS", "SN")),
        "bivouac_order": rng.choice(("reverse", "turn")),
        "mechanic_spaces": rng.choice((3, 2)),
        "legacy": rng.random() < 0.8,
        "crews": ",".join(rng.sample([crew.id for crew in CREWS], seats)),
        "deck": ",".join(rng.sample([card.id for card in ESTIENNE], 8)),
        "stickers": "".join(rng.choices("01234", k=4)),
        "first": rng.choice(("player", "T")),
    }
    return Journey(GAME.lay(options, seats), leaders=leaders)


# --- changes ---


def change_somehow(rng: random.Random, trip: Journey) -> None:
    for change in (scatter_tiles, put_vehicles, turn_needles, deal_cards, empty_supplies, give_stickers):
        if rng.random() < 0.7:
            change(rng, trip)
    for change, often in ((bog_down, 0.2), (pave, 0.05)):
        if rng.random() < often:
            change(rng, trip)


def scatter_tiles(rng: random.Random, trip: Journey) -> None:
    """Tiles out of the bag, all over the map or around the vehicles; sometimes all were taken up before."""
    s = trip.s
    if rng.random() < 0.3:
        for space in TERRAIN:
            if s.tile[space]:
                s.bag[s.tile[space] - 1] += 1
                s.tile[space] = 0
    around = {n for v in range(trip.b.vehicles) for n in near(s.where[v])}
    places = sorted(around & set(TERRAIN)) if rng.random() < 0.5 else TERRAIN
    for space in rng.sample(places, rng.randint(0, len(places))):
        kinds = [kind for kind in range(len(TILES)) if s.bag[kind]]
        if kinds and not s.tile[space]:
            kind = rng.choice(kinds)
            s.bag[kind] -= 1
            s.tile[space] = kind + 1


def near(space: int) -> set[int]:
    """Two steps around."""
    if space == NOWHERE:
        return set()
    return {n for m in NEIGHBOURS[space] for n in (m, *NEIGHBOURS[m]) if m != NOWHERE and n != NOWHERE}


def put_vehicles(rng: random.Random, trip: Journey) -> None:
    """Anywhere but in the finish, often close together or in a town."""
    s, finish = trip.s, trip.b.finish
    first = rng.choice([space for space in range(SPACES) if space != finish])
    for vehicle in range(trip.b.vehicles):
        if not s.arrived[vehicle] and s.where[vehicle] != NOWHERE:
            places = rng.choice((sorted(near(first)), TERRAIN, [*TOWN_AT.values()]))
            s.where[vehicle] = rng.choice([space for space in places if space != finish])


def turn_needles(rng: random.Random, trip: Journey) -> None:
    """Gauges, purses, unused assistants and powers of everybody."""
    b, s = trip.b, trip.s
    low = rng.random() < 0.3
    for seat in range(b.seats):
        if not s.arrived[seat]:
            s.fuel[seat] = rng.randint(0, b.most_fuel[seat])
            s.engine[seat] = rng.randint(0, 2 if low else b.most_engine[seat])
            s.chassis[seat] = rng.randint(0, 2 if low else b.most_chassis[seat])
            s.money[seat] = 10 * rng.randint(0, 15)
        s.left[4 * seat : 4 * seat + 4] = [rng.randint(0, most) for most in ROLE_SPACES]
        s.used[seat] = rng.randint(0, 1)
    if b.mode == SOLO:
        most = 6 + s.sticker[4]
        s.fuel[T], s.engine[T] = rng.randint(0, most), rng.randint(0, most)


def deal_cards(rng: random.Random, trip: Journey) -> None:
    """A few cards out of the deck into hands."""
    for seat in range(trip.b.seats):
        if not trip.s.arrived[seat] and trip.s.where[seat] != NOWHERE:
            for card in rng.choices(["WINCH"] * 5 + [card.id for card in CARDS], k=rng.randint(0, 3)):
                if trip.s.deck[[one.id for one in CARDS].index(card)]:
                    trip.give(seat, card)


def bog_down(rng: random.Random, trip: Journey) -> None:
    """Around the mover lies nothing but mechanic symbols, seen or unseen; it has winches and hardly anything else."""
    s, mover = trip.s, trip.s.mover
    if mover >= trip.b.seats or not is_on(s, mover):
        return
    s.fuel[mover], s.engine[mover], s.chassis[mover] = trip.b.most_fuel[mover], rng.randint(0, 2), rng.randint(0, 1)
    trip.give(mover, *["WINCH"] * rng.randint(0, s.deck[WINCH]))
    for supply in (s.bag, s.tiles_out):
        supply[:] = [n if TILE_MECHANIC[kind] == 2 else 0 for kind, n in enumerate(supply)]
    for space in NEIGHBOURS[s.where[mover]]:
        if space in TERRAIN:
            s.tile[space] = 0
    scatter_tiles(rng, trip)


def pave(rng: random.Random, trip: Journey) -> None:
    """A tile on almost every space, more than there are in the box."""
    free = rng.sample(TERRAIN, rng.choice((0, 0, 1, 5)))
    for space in TERRAIN:
        trip.s.tile[space] = 0 if space in free else trip.s.tile[space] or rng.randint(1, len(TILES))


def empty_supplies(rng: random.Random, trip: Journey) -> None:
    """Bag and deck run low: all but a few go to their discards, or out of play."""
    s = trip.s
    for supply, discard in ((s.bag, s.tiles_out), (s.deck, s.cards_out)):
        if rng.random() < 0.3:
            for kind in range(len(supply)):
                if rng.random() < 0.9:
                    discard[kind] += supply[kind]
                    supply[kind] = 0
            if rng.random() < 0.5:
                discard[:] = [0] * len(discard)


def give_stickers(rng: random.Random, trip: Journey) -> None:
    b, s = trip.b, trip.s
    if b.mode == SOLO and b.legacy:
        s.sticker[1:] = rng.choices(range(5), k=4)
    if b.mode == SOLO and s.card:
        s.card, s.last_level = rng.randint(1, len(ESTIENNE)), rng.randint(1, 8)
        s.fuel[T], s.engine[T] = (min(6 + s.sticker[4], level) for level in (s.fuel[T], s.engine[T]))


def resign_somebody(rng: random.Random, trip: Journey) -> None:
    on = [seat for seat in range(trip.b.seats) if not trip.s.arrived[seat] and trip.s.where[seat] != NOWHERE]
    if len(on) > 2:
        rules.resign(trip.b, trip.s, rng.choice(on))
