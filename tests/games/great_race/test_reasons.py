"""Every reason that a hint gives is true where it is given: each claim is looked up again on the printed map."""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludothek.bots.hints import hint
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.table import Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race import GAME, rules, telling
from ludothek.games.great_race.bots.reasons import reason
from ludothek.games.great_race.rules.actions import NO_WINCH
from ludothek.games.great_race.rules.phase import DRIVE, TURN
from ludothek.games.great_race.rules.position import BY_CARD
from tests.games.great_race.positions import Trip, alone, convoy, solo
from tests.games.great_race.random_games import Journey, change_somehow, some_journey
from tests.reference.great_race_box import (
    CREWS,
    NEIGHBOURS,
    SEA,
    SPACES,
    TOWN_CARDS,
    TOWNS,
    count,
    finish,
    home,
    is_empty,
    rank,
)
from tests.reference.great_race_slow import can_enter, price

Facts = dict[str, Any]
MODES = ("race", "race", "solo", "alone")
STEP, FUEL, LEVEL, DANGER, STOP = 137, 57, 82, 93, 269  # the measure of trail.py
UNKNOWN, TOWN, TOWN_CARD, VOYAGE, FRANC = 171, 234, 20, 292, 5


class Claim:
    """A reason for a move in a position, to be looked up."""

    def __init__(self, trip: Journey, text: str, facts: Facts) -> None:
        self.trip, self.p, self.facts = trip, trip.plain(), facts
        self.verb, *self.given = text.split()
        self.seat: str = self.p["seat"]
        self.here: str = self.p["where"][self.seat]
        self.crew = CREWS[self.p["crew"][self.seat]]

    def own(self, what: str) -> Any:
        return self.p[what][self.seat]

    @property
    def there(self) -> str:
        return self.given[-1]

    def room(self) -> int:
        return int(self.crew.fuel - self.own("fuel"))

    def broken(self) -> int:
        return int(self.crew.engine + self.crew.chassis - self.own("engine") - self.own("chassis"))

    def card(self) -> str:
        return str(self.p["slots"][int(self.there)] if self.verb == "take" else self.given[0])

    def drives(self) -> bool:
        return bool(self.own("left").get("M") and self.own("engine"))

    def is_nearer(self, space: str) -> bool:
        return home(self.p, space) < home(self.p, self.here)

    def bag(self) -> dict[str, int]:
        return dict(self.p["bag"] if count(self.p["bag"]) else self.p["tiles_out"])

    def entering(self) -> str:
        return str(self.p["tiles"][self.p["entering"]])

    # --- the cheapest way ---

    def unknown_ahead(self) -> set[int]:
        """How many spaces are empty on the cheapest ways home."""
        least, counts, done = {self.here: 0}, {self.here: {0}}, set[str]()
        while front := [space for space in least if space not in done]:
            here = min(front, key=least.__getitem__)
            done.add(here)
            for there, more in self.leads_on(here):
                cost, found = least[here] + more, {n + is_empty(self.p, there) for n in counts[here]}
                if cost <= least.get(there, cost):
                    counts[there] = found | (counts[there] if least.get(there) == cost else set())
                    least[there] = cost
        return counts[finish(self.p)]

    def laid(self, space: str) -> Claim:
        """With the tile laid there."""
        other = Claim(self.trip, " ".join([self.verb, *self.given]), self.facts)
        other.p["tiles"] = self.p["tiles"] | {space: self.given[0]}
        return other

    def way_with(self, space: str) -> int:
        """The cost of the way home with the tile laid there."""
        return self.laid(space).cost(self.here, finish(self.p))

    def ways(self) -> list[int]:
        """The same for every space where it may be laid."""
        moves = [text.split() for text in self.trip.legal]
        return [self.way_with(space) for _, tile, space in moves if tile == self.given[0]]

    def entry(self, space: str) -> int:
        if space == finish(self.p):
            return STEP
        if space in TOWNS:
            return TOWN - TOWN_CARD * TOWN_CARDS[space]
        tile = self.p["tiles"].get(space)
        cost = UNKNOWN if tile is None else cost_of(tile)
        return STEP + FUEL * SPACES[space].risk + cost

    def leads_on(self, space: str) -> list[tuple[str, int]]:
        sea = [(set(ports) - {space}, fare) for ports, fare in SEA.items() if space in ports]
        by_sea = [(port.pop(), VOYAGE + FRANC * fare) for port, fare in sea if fare <= self.own("money")]
        return [(other, self.entry(other)) for other in NEIGHBOURS[space]] + by_sea

    def cost(self, start: str, goal: str) -> int:
        """Of the cheapest way from one space to another."""
        done, front = set[str](), [(0, start)]
        while True:
            cost, space = heapq.heappop(front)
            if space == goal:
                return cost
            if space not in done:
                done.add(space)
                for other, more in self.leads_on(space):
                    heapq.heappush(front, (cost + more, other))

    def is_cheapest(self, space: str) -> bool:
        """Whether a cheapest way home begins with this step."""
        home = finish(self.p)
        return self.entry(space) + self.cost(space, home) == self.cost(self.here, home)

    def lies_on_way(self, space: str) -> bool:
        """Whether a cheapest way home leads over this space."""
        home = finish(self.p)
        return self.cost(self.here, space) + self.cost(space, home) == self.cost(self.here, home)


def cost_of(tile: str) -> int:
    return sum({"F": FUEL, "M": LEVEL, "D": DANGER, "S": STOP}[symbol] for symbol in tile)


TRUE: dict[str, Callable[[Claim], bool]] = {
    "reason-only": lambda c: len(c.trip.legal) == 1,
    "reason-plan-drive": lambda c: (
        c.facts == {"mechanics": c.there.count("M"), "steps": home(c.p, c.here)} and c.there.count("M") > 1
    ),
    "reason-plan-money": lambda c: c.facts["francs"] == c.own("money") < 80 and c.there.count("F") == 2,
    "reason-plan-paths": lambda c: 0 < c.facts["spaces"] in c.unknown_ahead(),
    "reason-plan-escort": lambda c: c.there.count("E") == 2,
    "reason-take": lambda c: c.facts["card"] == c.card() in ("TEL", "GUIDE", "WINCH"),
    "reason-take-fuel": lambda c: c.room() >= {"CAN": 2, "TANK": 4}[c.card()],
    "reason-take-mend": lambda c: c.card() in ("PARTS", "TOOLS") and c.facts["levels"] == c.broken() > 0,
    "reason-take-parts": lambda c: c.card() in ("PARTS", "TOOLS") and not c.broken(),
    "reason-take-danger": lambda c: c.card() == "DNG" and c.p["mode"] == "race",
    "reason-take-danger-left": lambda c: c.card() == "DNG" and c.p["mode"] != "race",
    "reason-petrol-town": lambda c: c.here in TOWNS and price(c.p) == 10 and c.p["mode"] != "alone",
    "reason-petrol-alone": lambda c: c.here in TOWNS and c.p["mode"] == "alone",
    "reason-petrol-worth": lambda c: c.facts == {"francs": {"CAN": 20, "TANK": 40}[c.card()]},
    "reason-petrol": lambda c: c.drives() and c.facts["fuel"] == c.own("fuel") < c.crew.fuel,
    "reason-fuel": lambda c: c.drives() and c.room() >= {"CAN": 2, "TANK": 4}[c.card()],
    "reason-fuel-room": lambda c: c.room() >= {"CAN": 2, "TANK": 4}[c.card()],
    "reason-telegram": lambda c: c.card() == "TEL",
    "reason-mend": lambda c: all(
        c.own(gauge) + c.there.count(gauge[0]) <= getattr(c.crew, gauge) for gauge in ("engine", "chassis")
    ),
    "reason-strike": lambda c: c.given[1].startswith("P"),
    "reason-strike-t": lambda c: c.given[1] == "T" and c.p["engine"]["T"] > 0,
    "reason-clear": lambda c: (
        len(c.p["tiles"][c.there]) * count(c.bag()) > sum(len(tile) * n for tile, n in c.bag().items())
    ),
    "reason-clear-stop": lambda c: "S" in c.p["tiles"][c.there],
    "reason-clear-danger": lambda c: "D" in c.p["tiles"][c.there],
    "reason-fund": lambda c: c.facts["francs"] == c.own("money"),
    "reason-scout": lambda c: any(c.is_cheapest(space) for space in NEIGHBOURS[c.here] if is_empty(c.p, space)),
    "reason-fetch": lambda c: (
        c.facts == {"held": count(c.own("hand")), "chassis": c.own("chassis")}
        and count(c.own("hand")) < c.own("chassis")
    ),
    "reason-pass": lambda c: c.own("left").get("E", 0) > 0,
    "reason-halt": lambda c: not any(c.is_nearer(text.split()[1]) for text in c.trip.legal if text != "halt"),
    "reason-halt-unknown": lambda c: all(
        is_empty(c.p, text.split()[1]) for text in c.trip.legal if text != "halt" and c.is_nearer(text.split()[1])
    ),
    "reason-guard": lambda c: c.own("left")["E"] > 0,
    "reason-shield": lambda c: c.crew.power == "shield",
    "reason-accept": lambda c: c.trip.s.source == BY_CARD or c.p["hits"] == 1,
    "reason-winch": lambda c: c.entering().count("M") > c.p["winched_m"],
    "reason-winch-stop": lambda c: "S" in c.entering() and c.facts["steps"] == c.p["steps"] > 0,
    "reason-keep-winch": lambda c: (
        c.entering().count("M") - c.p["winched_m"] == 1 and ("S" not in c.entering() or c.p["winched_s"])
    ),
    "reason-repair-engine": lambda c: "e" in c.there and c.facts["engine"] == c.own("engine") < c.crew.engine,
    "reason-repair-chassis": lambda c: "e" not in c.there and c.facts["chassis"] == c.own("chassis") < c.crew.chassis,
    "reason-hit-engine": lambda c: set(c.there) == {"e"},
    "reason-hit-chassis": lambda c: set(c.there) == {"c"},
    "reason-hit-both": lambda c: all(
        c.facts[gauge] == c.own(gauge) - c.there.count(gauge[0]) > 0 < c.there.count(gauge[0])
        for gauge in ("engine", "chassis")
    ),
    "reason-sail": lambda c: c.facts["steps"] == home(c.p, c.here) - home(c.p, c.there) > 0,
    "reason-finish": lambda c: c.there == finish(c.p),
    "reason-town": lambda c: c.facts["cards"] == TOWN_CARDS[c.there] > 0,
    "reason-road": lambda c: c.there in c.p["tiles"] and c.is_cheapest(c.there),
    "reason-nearer": lambda c: (
        c.is_nearer(c.there) and c.facts["fuel"] == c.p["tiles"][c.there].count("F") + SPACES[c.there].risk
    ),
    "reason-unknown": lambda c: is_empty(c.p, c.there) and c.is_nearer(c.there) and c.facts["percent"] == payable(c),
    "reason-unknown-way": lambda c: (
        is_empty(c.p, c.there) and c.is_cheapest(c.there) and c.facts["percent"] == payable(c)
    ),
    "reason-lay": lambda c: len(c.given[0]) < 3 and c.lies_on_way(c.there),
    "reason-lay-new": lambda c: len(c.given[0]) < 3 and c.laid(c.there).lies_on_way(c.there),
    "reason-lay-hard": lambda c: len(c.given[0]) >= 3,
    "reason-lay-stop": lambda c: len(c.given[0]) < 3 and "S" in c.given[0],
    "reason-lay-same": lambda c: min(c.ways()) == max(c.ways()),
    "reason-lay-best": lambda c: c.way_with(c.there) == min(c.ways()) < max(c.ways()),
    "reason-back": lambda c: rank(c.there) == max(rank(tile) for tile in c.p["drawn"]),
    "reason-drop-double": lambda c: c.own("hand")[c.there] > 1,
    "reason-drop-fuel": lambda c: c.there in ("CAN", "TANK") and not c.room(),
    "reason-drop-mend": lambda c: c.there in ("PARTS", "TOOLS") and not c.broken(),
    "reason-drop-little": lambda c: c.facts["card"] == c.there in ("PARTS", "GUIDE", "WINCH", "TEL", "DNG"),
    "reason-drop-danger": lambda c: c.there == "DNG" and c.p["mode"] == "alone",
}


def payable(c: Claim) -> int:
    """How many of a hundred tiles that may lie there can be entered."""
    paid = sum(
        n
        for tile, n in c.bag().items()
        if can_enter({**c.p, "tiles": c.p["tiles"] | {c.there: tile}}, c.there, c.own("hand").get("WINCH", 0))
    )
    return 100 * paid // count(c.bag())


@pytest.mark.parametrize(
    ("chunk", "most"), [(0, 2_000), (1, 2_000), *(pytest.param(n, 10_000, marks=pytest.mark.soak) for n in (2, 3))]
)
def test_every_reason_is_true_where_it_is_given(chunk: int, most: int) -> None:
    """In random games, changed by hand now and then, for whatever could be played there."""
    rng, told = random.Random(chunk), Counter[str]()
    while told.total() < most:
        trip = some_journey(rng, rng.choice(MODES))
        for _ in range(rng.randint(20, 200)):
            if trip.s.turn == OVER:
                break
            if trip.s.turn != CHANCE:
                told.update(reasons_told(trip, rng))
            if trip.s.phase in (TURN, DRIVE) and rng.random() < 0.3:
                change_somehow(rng, trip)
            else:
                trip.play_somehow(rng)
    assert len(told) > len(TRUE) // 2, told


def reasons_told(trip: Journey, rng: random.Random) -> list[str]:
    """What is said of a few moves, each of another kind; all of it is looked up."""
    out, said = [0] * GAME.most, []
    actions = out[: rules.legal(trip.b, trip.s, out)]
    kinds = {telling.write(trip.b, trip.s, action).split()[0]: action for action in rng.sample(actions, len(actions))}
    for action in kinds.values():
        found = reason(trip.b, trip.s, action)
        if found:
            message, facts = found
            text = telling.write(trip.b, trip.s, action)
            assert TRUE[message](Claim(trip, text, facts)), (message, facts, text, trip.plain())
            said.append(message)
    return said


def test_a_hard_tile_is_advised_only_beside_the_way() -> None:
    """The way that is meant is a cheapest one; no other may lead over the space either on an open map."""
    trip = convoy().do("scout", "bag:FFMMS", "bag:F")
    given = {text: reason(trip.b, trip.s, action) for text, action in written(trip)}
    assert given["lay F 1.1"] == ("reason-lay", {}) or given["lay F 1.2"] == ("reason-lay", {})
    assert given["lay FFMMS 0.1"] == ("reason-lay-hard", {})
    assert given["lay F 0.1"] is None
    assert given["lay FFMMS 1.1"] is None or given["lay FFMMS 1.2"] is None


def written(trip: Any) -> list[tuple[str, int]]:
    out = [0] * GAME.most
    return [(telling.write(trip.b, trip.s, action), action) for action in out[: rules.legal(trip.b, trip.s, out)]]


def test_who_is_asked_without_a_winch_gets_no_advice_about_it() -> None:
    """G1.8: the question comes so that nobody learns what is held."""
    asked = convoy().lay(s1_1="FM").give(0, "CAN").do("drive 1.1")
    assert reason(asked.b, asked.s, NO_WINCH) == ("reason-only", {})
    asked.give(0, "WINCH")
    assert reason(asked.b, asked.s, NO_WINCH) == ("reason-keep-winch", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """With none, one and many of whatever is counted."""
    say = words(language, GAME.key)
    for message in TRUE:
        for n in (0, 1, 2, 5):
            facts = dict.fromkeys(
                (
                    "mechanics",
                    "steps",
                    "francs",
                    "spaces",
                    "levels",
                    "fuel",
                    "held",
                    "chassis",
                    "engine",
                    "cards",
                    "percent",
                ),
                n,
            )
            assert say(message, card="TEL", **facts).endswith("."), message


@pytest.mark.parametrize("trip", [convoy(), solo(), alone()], ids=["race", "solo", "alone"])
def test_no_reason_where_every_move_loses(trip: Trip) -> None:
    """G13.2, G19.5, G23.4: the rival has arrived, or it is the last round, and no mechanic comes so far."""
    if trip.b.vehicles > 1:
        trip.put(1, "CAP").s.arrived[1] = 1
    else:
        trip.s.round = trip.b.rounds
    for here, is_lost in (("NOU", True), ("20.5", False)):
        trip.put(0, here)
        given = [reason(trip.b, trip.s, action) for _, action in written(trip)]
        assert len(given) > 1
        assert (set(map(type, given)) == {type(None)}) == is_lost


def test_whoever_can_still_be_overtaken_is_a_reason() -> None:
    """G13.7: the finish is too far in the last round, but another crew is under way."""
    trip = convoy(seats=3).put(1, "CAP")
    trip.s.arrived[1] = 1
    assert any(reason(trip.b, trip.s, action) for _, action in written(trip))


@pytest.mark.parametrize(("mode", "seats", "games"), [("race", 2, 1), ("race", 4, 1), ("solo", 1, 3)])
def test_nearly_every_hint_has_a_reason(mode: str, seats: int, games: int) -> None:
    """Of what is advised now and then; none is true where the game is lost already, so nobody has arrived."""
    given: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed in range(2, 2 + games):
        table, rng = Table(GAME, {"mode": mode}, seats=seats, seed=seed), random.Random(seed)
        for step in range(150):
            if table.turn == "over" or any(table.state.arrived):
                break
            if step % 5:
                table.play(rng.choice(table.moves()))
                continue
            advised = hint(table)
            given[advised.move.split()[0]] += 1
            told[advised.move.split()[0]] += advised.reason is not None
            table.play(advised.move)
    assert len(given) > 8
    assert given.total() >= 30
    assert told.total() >= 0.9 * given.total(), given - told
