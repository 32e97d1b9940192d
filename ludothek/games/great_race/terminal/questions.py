"""What a person at a terminal can ask about: a space, T, the bag, the cards, and the missions of the passport."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from ludothek.core.words import Words
from ludothek.games.great_race.board.box import CARDS
from ludothek.games.great_race.campaign import passport
from ludothek.games.great_race.terminal.chart import sign
from ludothek.games.great_race.terminal.legend import cards
from ludothek.games.great_race.terminal.prompts import cost
from ludothek.games.great_race.view.shape import Shown, Space

TORPEDO, BAG, RESOURCES, MISSIONS = "T", "bag", "cards", "missions"
OTHERWISE_ALONE = [mission.id for mission in passport.MISSIONS if mission.needs_alone]  # they ask for another thing


@dataclass(frozen=True)
class Asked:
    view: Shown
    words: Words

    def about(self, place: str) -> Text:
        others: dict[str, Callable[[], Iterator[str]]] = {
            TORPEDO: self.torpedo,
            BAG: self.bag,
            RESOURCES: self.resources,
            MISSIONS: self.missions,
        }
        return Text("\n".join(others[place]())) if place in others else Text(" · ".join(self.space(place)))

    # --- a space ---

    @cached_property
    def spaces(self) -> dict[str, Space]:
        return {space["id"]: space for space in self.view["map"]}

    def space(self, place: str) -> Iterator[str]:
        """Its name and level, what lies and stands there, what is beside it, and the moves that end there."""
        space, words = self.spaces[place], self.words
        yield place
        if town := space["town"]:
            yield words("terminal-town", name=town["name"], colour=town["colour"], cards=town["cards"])
        if space["risk"]:
            yield words("terminal-sign-risk")
        yield words("terminal-level", level=space["level"] if self.view["direction"] == "NS" else 10 - space["level"])
        if tile := self.view["tiles"].get(place):
            yield words("terminal-tile", tile=tile)
        if here := [sign(vehicle) for vehicle in self.view["vehicles"] if vehicle["at"] == place]:
            yield words("terminal-here", vehicles=" ".join(here))
        yield words("terminal-neighbours", spaces=" ".join(self.neighbours(space)))
        for port, price in self.ports(place):
            yield words("terminal-route", port=port, price=price)
        yield from (f"{it['move']}{cost(it)}" for it in self.view["choices"] if it["clicks"][-1] == place)

    def neighbours(self, space: Space) -> list[str]:
        """The spaces round one: odd rows lie half a space east."""
        row, column, shift = space["row"], space["column"], space["row"] % 2
        around = [(row, column - 1), (row, column + 1)]
        around += [(other, column + shift - left) for other in (row - 1, row + 1) for left in (0, 1)]
        return [each["id"] for each in self.view["map"] if (each["row"], each["column"]) in around]

    def ports(self, place: str) -> Iterator[tuple[str, int]]:
        """Where one can sail from here, and for how much."""
        for route in self.view["routes"]:
            if place in (route["one"], route["other"]):
                yield route["other"] if place == route["one"] else route["one"], route["price"]

    # --- what belongs to all ---

    def torpedo(self) -> Iterator[str]:
        """Its card, its way, why it has just done nothing else, and its powers."""
        t, words = self.view["torpedo"], self.words
        if t is None:
            return
        if card := t["card"]:
            second = "+".join(map(str, card["second"]))
            yield words("terminal-estienne", **{**card, "second": second, "goal": t["goal"] or "–"})
        if t["way"]:
            yield words("terminal-way", spaces=" → ".join(t["way"]))
        for row in self.view["last"]:
            if row["actor"] == "T":
                yield from (f"– {words(why, **row['places'][space])}" for space, why in row["why"].items())
        yield words("terminal-pile", cards=" ".join(t["pile"]) or "–", revealed=t["revealed"])
        for colour, level in t["stickers"].items():
            yield from (words(f"power-{colour}-{n}") for n in range(1, level + 1))

    def bag(self) -> Iterator[str]:
        """Tiles nobody has seen yet, easiest first, and those that lie beside the map."""
        yield f"{self.words('terminal-bag')}  {cards(self.view['bag']) or '–'}"
        yield f"{self.words('terminal-discard')}  {cards(self.view['tiles_out']) or '–'}"

    def resources(self) -> Iterator[str]:
        """What each card does, and which lie on the discard."""
        for card in CARDS:
            does = self.words("desk-does", card=card.id, mode=self.view["mode"])
            yield f"{card.id} {self.words(f'card-{card.id}')} · {does}"
        yield f"{self.words('terminal-deck')}  {self.view['deck']}"
        yield f"{self.words('terminal-discard')}  {cards(self.view['cards_out']) or '–'}"

    def missions(self) -> Iterator[str]:
        """Those of the passport: a tick for what is fulfilled, a ring for what holds until the journey ends."""
        for mission, fulfilled in (self.view["missions"] or {}).items():
            asks = f"{mission}-alone" if self.view["mode"] == "alone" and mission in OTHERWISE_ALONE else mission
            name, about = self.words("campaign-mission", id=mission), self.words("campaign-about", id=asks)
            mark = "○" if mission in self.view["undecided"] else "✓"
            yield f"{mark if fulfilled else '–'} {name} · {about}"
