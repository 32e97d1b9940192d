"""The rule that a refusal cites is the one that was broken: what it claims is looked up again in the slow reference."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from ludothek import Refused
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race import GAME, rules, telling
from ludothek.games.great_race.referee import judge
from ludothek.games.great_race.rules.phase import DRIVE, TURN
from tests.chunks import chunks
from tests.games.great_race.random_games import Journey, change_somehow, some_journey
from tests.reference.great_race_box import CREWS, NEIGHBOURS, SEA, SPACES, TOWNS, count
from tests.reference.great_race_slow import can_enter, linked, price, tiles_to_draw

MODES = ("race", "race", "solo", "alone")
CARDS = ("CAN", "TANK", "PARTS", "TOOLS", "DNG", "TEL", "GUIDE", "WINCH")
ROLE_OF = {
    "fund": "F",
    "scout": "P",
    "scout3": "P",
    "fetch": "P",
    "repair": "M",
    "drive": "M",
    "sail": "M",
    "clear": "E",
}
LETTERS = {"e": "engine", "c": "chassis"}


def some_text(rng: random.Random, trip: Journey) -> str:
    """Something one could say in some position, whatever the one at hand is."""
    here = trip.plain()["where"].get(trip.plain()["seat"], "COL")
    space = rng.choice([rng.choice(NEIGHBOURS[here]), rng.choice(sorted(SPACES))])
    letters = "".join(sorted(rng.choices("ec", k=rng.randint(1, 3)), reverse=True))
    rival = rng.choice(["P1", "P2", "P3", "T"])
    card = rng.choice([*CARDS, *trip.plain()["hand"].get(trip.plain()["seat"], {})])
    more = {"PARTS": letters, "TOOLS": letters, "DNG": rng.choice([rival, f"{rival} {rng.choice('ec')}"])}
    more["GUIDE"] = rng.choice(["lay", f"clear {space}"])
    return rng.choice(
        [
            *(f"drive {space}", f"go {space}", f"clear {space}", f"sail {rng.choice(sorted(TOWNS))}"),
            f"lay {rng.choice(sorted(trip.plain()['drawn']) or ['FM'])} {space}",
            *(f"buy {rng.randint(0, 8)}", f"repair {letters}", f"play {card} {more.get(card, '')}".strip()),
            *("fund", "scout", "scout3", "fetch", "pass", "halt", "guard", "shield", "accept"),
            *(f"take {rng.randint(1, 7)}", f"plan {''.join(rng.choices('FPME', k=rng.randint(4, 6)))}"),
            *(f"hit {letters}", "winch m", "winch s", "nowinch", f"drop {card}", "back FM"),
        ]
    )


class Case:
    """A refused text, to be looked up."""

    def __init__(self, trip: Journey, text: str, refused: Refused) -> None:
        self.trip, self.p, self.refused, self.text = trip, trip.plain(), refused, text
        self.verb, *self.given = text.split()
        self.seat: str = self.p["seat"]
        self.phase: str = self.p["phase"]
        self.crew = CREWS[self.p["crew"][self.seat]]
        self.here: str = self.p["where"][self.seat]
        self.hand: dict[str, int] = self.p["hand"][self.seat]
        self.left: dict[str, int] = self.p["left"][self.seat]
        self.card = self.given[0] if self.given else ""
        self.there = self.given[-1] if self.given else ""

    def own(self, gauge: str) -> int:
        return int(self.p[gauge][self.seat])

    def levels(self) -> int:
        return self.own("engine") + self.own("chassis")

    def broken(self, letter: str) -> int:
        return int(getattr(self.crew, LETTERS[letter]) - self.own(LETTERS[letter]))

    def tile(self, space: str) -> str:
        return str(self.p["tiles"].get(space, ""))

    def symbols(self) -> tuple[int, int]:
        """Mechanic and stop symbols of the tile being entered that still count."""
        tile = self.tile(self.p["entering"])
        return tile.count("M") - self.p["winched_m"], tile.count("S") - self.p["winched_s"]

    def power(self, name: str) -> bool:
        counts = self.p["leaders"] == "all" or (self.p["leaders"] == "book" and name == "remaining card")
        return counts and self.crew.power == name

    def fares(self) -> dict[str, int]:
        return {(set(ports) - {self.here}).pop(): fare for ports, fare in SEA.items() if self.here in ports}

    def victim(self) -> str:
        return self.given[1]

    def is_hurtable(self) -> bool:
        rival = self.victim()
        gauge = "engine" if rival == "T" else LETTERS[self.given[2]]
        return bool(self.p[gauge].get(rival))


def fuel_needed(c: Case) -> int:
    return c.tile(c.there).count("F") + SPACES[c.there].risk


TRUE: dict[str, Callable[[Case], bool]] = {
    "unfinished": lambda c: any(text.split()[: 1 + len(c.given)] == c.text.split() for text in c.trip.legal),
    # at another time
    "plan-open": lambda c: c.verb == "plan" and c.phase != "plan" and bool(c.trip.s.planned[c.trip.s.turn]),
    "plan-later": lambda c: c.verb == "plan" and c.phase != "plan" and not c.trip.s.planned[c.trip.s.turn],
    "guard-bivouac": lambda c: c.phase in ("take", "plan", "drop"),
    "no-danger": lambda c: c.phase != "danger",
    "escort-used": lambda c: c.verb == "guard" and not c.left.get("E"),
    "must-enter": lambda c: c.p["blind"] and (c.phase == "hit" or can_enter(c.p, c.p["entering"], c.p["winched_m"])),
    "take-later": lambda c: c.phase not in ("take", "plan"),
    "lay-later": lambda c: c.phase != "lay",
    "back-later": lambda c: c.phase != "back",
    "drop-later": lambda c: c.phase != "drop",
    "hit-later": lambda c: c.phase != "hit",
    "winch-later": lambda c: c.phase != "winch",
    "halt-later": lambda c: c.phase != "drive",
    # bivouac, plans, tiles
    "slot-empty": lambda c: c.verb == "take" and int(c.there) not in c.p["slots"],
    "take-first": lambda c: c.phase == "take" and c.verb != "take",
    "plan-first": lambda c: c.phase == "plan" and c.verb != "plan",
    "plan-count": lambda c: len(c.there) == c.refused.facts["given"] != 5,
    "plan-role": lambda c: c.there.count(c.refused.facts["role"]) > c.refused.facts["most"],
    "lay-first": lambda c: c.phase == "lay" and c.verb != "lay",
    "tile-not-drawn": lambda c: c.given[0] not in c.p["drawn"],
    "lay-town": lambda c: c.there in TOWNS,
    "lay-tile": lambda c: bool(c.tile(c.there)),
    "lay-vehicle": lambda c: c.there in c.p["where"].values(),
    "lay-far": lambda c: c.there not in linked(c.p) and not c.tile(c.there) and c.there not in TOWNS,
    "back-first": lambda c: c.phase == "back" and c.verb != "back",
    # driving and sailing
    "driving": lambda c: c.phase == "drive" and c.verb not in ("go", "drive", "halt"),
    "engine-none": lambda c: c.own("engine") == 0,
    "not-neighbour": lambda c: c.there not in NEIGHBOURS[c.here] and c.there not in c.fares(),
    "sea-route": lambda c: c.there not in NEIGHBOURS[c.here] and c.there in c.fares(),
    "blind-fuel": lambda c: not c.tile(c.there) and c.refused.facts["need"] == 1 + SPACES[c.there].risk > c.own("fuel"),
    "tile-fuel": lambda c: c.refused.facts["need"] == fuel_needed(c) > c.own("fuel"),
    "tile-levels": lambda c: (
        c.refused.facts["need"] == c.tile(c.there).count("M") > c.levels() + c.hand.get("WINCH", 0)
        and c.refused.facts["left"] == c.levels()
    ),
    "in-town": lambda c: c.here in TOWNS,
    "stopped": lambda c: "S" in c.tile(c.here),
    "drive-over": lambda c: c.phase != "drive" and c.here not in TOWNS,
    "sail-engine": lambda c: c.own("engine") == 0,
    "no-port": lambda c: not c.fares(),
    "no-route": lambda c: c.there not in c.fares(),
    "sail-money": lambda c: c.refused.facts["price"] == c.fares()[c.there] > c.own("money"),
    # the work of assistants
    "assistant-used": lambda c: not c.left.get(ROLE_OF[c.verb]),
    "assistant-none": lambda c: not c.left.get(ROLE_OF[c.verb]),
    "no-tiles": lambda c: tiles_to_draw(c.p) == 0,
    "no-cards": lambda c: not count(c.p["deck"]) + count(c.p["cards_out"]),
    "no-power": lambda c: not c.power("third tile" if c.verb == "scout3" else "shield"),
    "power-used": lambda c: bool(c.p["used"][c.seat]),
    "few-tiles": lambda c: tiles_to_draw(c.p) < 3,
    "clear-far": lambda c: c.there not in NEIGHBOURS[c.here],
    "clear-vehicle": lambda c: c.there in c.p["where"].values() and bool(c.tile(c.there)),
    "clear-empty": lambda c: c.there in NEIGHBOURS[c.here] and not c.tile(c.there),
    "repair-full": lambda c: c.broken("e") == c.broken("c") == 0,
    "repair-many": lambda c: len(c.there) > 2 and not c.power("third level"),
    "repair-gauge": lambda c: (
        c.there.count(c.refused.facts["gauge"]) > c.broken(c.refused.facts["gauge"]) == c.refused.facts["levels"]
    ),
    "repair-money": lambda c: len(c.there) * price(c.p) > c.own("money"),
    # petrol and cards
    "bought": lambda c: c.p["bought"],
    "buy-late": lambda c: c.p["carded"],
    "buy-town": lambda c: c.p["mode"] == "alone" and c.here not in TOWNS,
    "tank-full": lambda c: c.own("fuel") == c.crew.fuel,
    "buy-levels": lambda c: int(c.there) == 0,
    "buy-tank": lambda c: int(c.there) > c.crew.fuel - c.own("fuel") == c.refused.facts["levels"],
    "buy-purse": lambda c: int(c.there) * price(c.p) > c.own("money"),
    "card-missing": lambda c: not c.hand.get(c.refused.facts["card"]),
    "card-nothing": lambda c: (
        c.own("fuel") == c.crew.fuel if c.card in ("CAN", "TANK") else not any(c.broken(one) for one in c.there)
    ),
    "mend-letters": lambda c: len(c.there) != {"PARTS": 1, "TOOLS": 2}[c.card],
    "guide-nothing": lambda c: tiles_to_draw(c.p) == 0,
    "danger-alone": lambda c: c.p["mode"] == "alone",
    "danger-rival": lambda c: c.victim() == c.seat or c.victim() not in [*c.p["crew"], *c.p["where"]],
    "danger-arrived": lambda c: c.victim() in c.p["arrived"] or c.victim() not in c.p["where"],
    "danger-gauge": lambda c: len(c.given) < 3,
    "danger-zero": lambda c: not c.is_hurtable(),
    # answers
    "winch-first": lambda c: c.phase == "winch" and c.verb not in ("winch", "nowinch"),
    "winch-needed": lambda c: c.verb == "nowinch" and c.levels() < c.symbols()[0],
    "winch-symbol": lambda c: c.symbols()["ms".index(c.there)] <= 0,
    "winch-levels": lambda c: c.there == "s" and c.levels() + c.hand["WINCH"] - 1 < c.symbols()[0],
    "hit-first": lambda c: c.phase == "hit" and (c.verb != "hit" or len(c.there) != c.p["hits"]),
    "hit-gauge": lambda c: any(c.there.count(one) > c.own(LETTERS[one]) for one in "ec"),
    "danger-first": lambda c: c.phase == "danger" and c.verb not in ("guard", "shield", "accept"),
    "drop-first": lambda c: c.phase == "drop" and count(c.hand) > c.own("chassis"),
}


@chunks(1, 3)
def test_every_refusal_cites_what_is_in_the_way(chunk: int) -> None:
    """In random games, changed by hand now and then, of whatever somebody might try."""
    rng, told = random.Random(chunk), Counter[str]()
    while told.total() < 6_000:
        trip = some_journey(rng, rng.choice(MODES))
        for _ in range(rng.randint(20, 200)):
            if trip.s.turn == OVER:
                break
            if trip.s.turn != CHANCE:
                told.update(refusals(trip, rng))
            if trip.s.phase in (TURN, DRIVE) and rng.random() < 0.3:
                change_somehow(rng, trip)
            else:
                trip.play_somehow(rng)
    assert len(told) > 50, told


def refusals(trip: Journey, rng: random.Random) -> list[str]:
    """What is said to a few texts that cannot be played; all of it is looked up."""
    said = []
    for text in {some_text(rng, trip) for _ in range(6)}:
        if can_be_played(trip, text):
            continue
        refused = judge(trip.b, trip.s, trip.s.turn, text)
        assert TRUE[refused.why](Case(trip, text, refused)), (refused.why, refused.facts, text, trip.plain())
        said.append(refused.why)
    return said


def can_be_played(trip: Journey, text: str) -> bool:
    out = [0] * GAME.most
    actions = out[: rules.legal(trip.b, trip.s, out)]
    return any(telling.means(trip.b, trip.s, action, text) for action in actions)
