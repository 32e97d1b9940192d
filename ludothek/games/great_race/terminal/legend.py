"""What stands in the seas and below the map in a terminal: the round, the dashboards, hand and bivouac."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from ludothek.core.words import Words
from ludothek.games.great_race.terminal.chart import EMPTY, FULL, GOAL, HATCH, HELD, LETTERS, WAY, ink, sign
from ludothek.games.great_race.terminal.prompts import Offers
from ludothek.games.great_race.view.shape import Shown, Torpedo, Vehicle

ROLES, FIGURES = "FPME", "12345"


@dataclass(frozen=True)
class Legend:
    view: Shown
    words: Words

    # --- the game ---

    def title(self) -> Text:
        """Who is to do what, and in which round."""
        view, words, phase = self.view, self.words, self.view["phase"]
        parts = [words("terminal-round", round=view["round"], rounds=view["rounds"])] * (view["round"] > 0)
        if view["last_round"] and view["turn"] != "over":
            parts = [words("terminal-last-round")]
        if isinstance(view["turn"], int) and phase in PHASES:
            parts.insert(0, f"{self.name(view['vehicles'][view['turn']])} · {words(f'terminal-to-{phase}')}")
        return Text(" · ".join(parts), "bold")

    def game(self) -> Iterator[Text]:
        """The turn order, the track, what is left in bag and deck, and what T is up to."""
        view, words = self.view, self.words
        yield Text(f"{view['start']} → {view['finish']}")
        if len(view["vehicles"]) > 1:
            yield self.line("terminal-order", " ".join(sign(view["vehicles"][one]) for one in view["order"]))
            yield self.line("terminal-track", " ".join(self.stacks()))
        bag, deck = sum(view["bag"].values()), view["deck"]
        yield Text(f"{words('terminal-bag')} {bag} · {words('terminal-deck')} {deck}")
        if view["torpedo"]:
            yield from self.torpedo(view["torpedo"])

    def stacks(self) -> list[str]:
        """The progression track from the front, each stack from the bottom up: `3:T 2:12`."""
        racing = sorted((self.view["vehicles"][one] for one in self.view["order"]), key=lambda it: it["height"])
        levels = sorted({vehicle["marker"] for vehicle in racing}, reverse=True)
        return [f"{level}:{''.join(sign(it) for it in racing if it['marker'] == level)}" for level in levels]

    def torpedo(self, t: Torpedo) -> Iterator[Text]:
        card = f"{t['card']['id']}·{LETTERS[t['card']['colour']]}" if t["card"] else "–"
        goal = f" → {t['goal']}" if t["goal"] else ""
        powers = "".join(f" {LETTERS[colour]}{level}" for colour, level in t["stickers"].items() if level)
        yield Text.assemble(("T", "bold"), f" {card}{goal}{' ·' if powers else ''}{powers}")

    def line(self, message: str, rest: str) -> Text:
        return Text.assemble(f"{self.words(message)}  ", (rest, "bold"))

    # --- dashboards ---

    def dashboards(self, width: int) -> Iterator[Text]:
        """Of every crew, your own first, three lines at most."""
        mine = self.view["seat"]
        for vehicle in sorted(self.view["vehicles"], key=lambda it: it["seat"] != mine):
            yield self.purse(vehicle, width)
            yield gauges(vehicle)
            if vehicle["hand"] and vehicle["seat"] != mine:
                yield Text(f"  {HELD} {cards(vehicle['hand'])}")

    def purse(self, vehicle: Vehicle, width: int) -> Text:
        """`1 French 80 F ▤3 FPM·E`, with its code where the name is too long for it."""
        name, rest = self.name(vehicle), "".join(f" {part}" for part in self.state(vehicle))
        short = name if len(name) + len(rest) + 2 <= width else vehicle["crew"]
        return Text.assemble((sign(vehicle), ink(vehicle)), (f" {short}", "bold"), rest)

    def name(self, vehicle: Vehicle) -> str:
        return "TORPEDO" if vehicle["seat"] is None else self.words(f"crew-{vehicle['crew']}")

    def state(self, vehicle: Vehicle) -> Iterator[str]:
        """What a crew has, and where it stands in the round."""
        words = self.words
        if vehicle["money"] is not None:
            yield f"{vehicle['money']}\u00a0F"
            yield f"{HELD}{vehicle['held']}"
        if vehicle["points"] is not None:
            yield words("terminal-points", points=vehicle["points"])
        elif vehicle["gone"]:
            yield words("terminal-gone")
        elif vehicle["arrived"]:
            yield words("terminal-arrived", place=vehicle["arrived"])
        elif self.view["torpedo"] and vehicle["seat"] is None:
            yield "·" * self.view["torpedo"]["figure"] + FIGURES[self.view["torpedo"]["figure"] :]
        elif vehicle["plan"]:
            yield assistants(vehicle["plan"], vehicle["left"], vehicle["passed"])
        elif vehicle["planned"]:
            yield words("terminal-planned")

    # --- below the map ---

    def below(self) -> Iterator[Text]:
        """The hand, the bivouac, tiles in hand, the signs, and what can be done."""
        view, words = self.view, self.words
        if view["seat"] is not None and (hand := view["vehicles"][view["seat"]]["hand"]):
            yield self.line("terminal-hand", self.named(hand))
        if any(view["slots"]):
            slots = [f"{n} {card or '–'}" for n, card in enumerate(view["slots"], 1)]
            yield self.line("terminal-bivouac", "  ".join([*slots, *self.t_will_take()]))
        if view["drawn"]:
            yield self.line("terminal-drawn", cards(view["drawn"]))
        if view["choices"]:
            yield self.signs()
            yield from Offers(view, words).lines()

    def t_will_take(self) -> Iterator[str]:
        """The slots that T takes after you, as long as all are full: `T 1+3`."""
        card = self.view["torpedo"]["card"] if self.view["torpedo"] else None
        if card and all(self.view["slots"]):
            yield f"T {'+'.join(map(str, card['second']))}"

    def named(self, hand: dict[str, int]) -> str:
        """`CAN petrol can ×2`: cards with their names."""
        return ", ".join(f"{card} {self.words(f'card-{card}')}{f' ×{n}' if n > 1 else ''}" for card, n in hand.items())

    def signs(self) -> Text:
        """What the signs mean, and the letters of the gauges."""
        meanings = {HATCH: "risk", GOAL: "reach", WAY: "way", HELD: "cards"}
        letters = "fecm"
        if not self.view["torpedo"]:
            del meanings[WAY]
            letters = "fec"
        signs = [f"{each} {self.words(f'terminal-sign-{name}')}" for each, name in meanings.items()]
        return Text("  ".join([*signs, *(f"{it.upper()} {self.words(f'gauge-{it}')}" for it in letters)]), "dim")


PHASES = ("take", "plan", "turn", "lay", "back", "drive", "winch", "hit", "danger", "drop")


def gauges(vehicle: Vehicle) -> Text:
    """`F4■■■■□□ E5■■■■■ C6■■■■■■`; of T fuel and mechanics."""
    engine = "M" if vehicle["seat"] is None else "E"
    every = (("F", vehicle["fuel"]), (engine, vehicle["engine"]), ("C", vehicle["chassis"]))
    dials = [(letter, *gauge) for letter, gauge in every if gauge]
    return Text("  " + " ".join(f"{letter}{now}{FULL * now}{EMPTY * (most - now)}" for letter, now, most in dials))


def assistants(planned: str, left: str, passed: bool) -> str:
    """`FPM·E`: a dot for one that is used; small letters once their crew has passed."""
    row = "".join(role * left.count(role) + "·" * (planned.count(role) - left.count(role)) for role in ROLES)
    return row.lower() if passed else row


def cards(counts: dict[str, int]) -> str:
    """`CAN×2 DNG`."""
    return " ".join(f"{each}×{n}" if n > 1 else each for each, n in counts.items())
