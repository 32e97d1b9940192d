"""What stands beside the map in a terminal: the turn, the masters, what was removed, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rich.console import ConsoleOptions
from rich.text import Text

from ludothek.core.defaults import early_ending
from ludothek.core.words import Words
from ludothek.games.masters_victory.terminal import chart
from ludothek.games.masters_victory.terminal.chart import plain, target
from ludothek.games.masters_victory.view.shape import Move, Piece, Shown

TYPES = "FBTSA"
ATTACKS = 6  # that are named beside the map


@dataclass(frozen=True)
class Legend:
    view: Shown
    words: Words

    def notes(self, wide: bool) -> list[list[Text]]:
        """Blocks of lines: the turn, the two sides, the signs, what can be done."""
        sides = [line for side in self.nearest_first for line in (self.side(side, wide), self.removed(side))]
        return [[Text(self.turn(), "bold"), self.quiet()], sides, [self.signs()], [*self.choices(ATTACKS)]]

    @property
    def nearest_first(self) -> tuple[int, int]:
        return (1, 0) if self.view["seat"] == 1 else (0, 1)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return {piece["square"]: piece for piece in self.view["pieces"] if piece["square"]}

    def moves(self, *kinds: str) -> list[Move]:
        return [choice for choice in self.view["choices"] if choice["kind"] in kinds]

    # --- the game ---

    def turn(self) -> str:
        """Who is to do what, or how the game ended."""
        view, words = self.view, self.words
        if view["turn"] == "over":
            return self.ending()
        doing = words(f"to-{TO_DO[view['phase']]}", side=view["turn"])
        return " · ".join([doing, *self.left()])

    def left(self) -> Iterator[str]:
        """What is left of a turn, of a move, of a switch."""
        view, words = self.view, self.words
        if view["phase"] == "turn":
            yield words("legend-moves-left", moves=view["moves_left"])
        elif view["phase"] == "switch":
            yield words("legend-budget", budget=view["budget"])
        elif view["phase"] != "deal":
            yield words("legend-steps", steps=view["steps"])

    def ending(self) -> str:
        view, words = self.view, self.words
        if view["ending"]:
            return words(f"ending-{view['ending']}")
        return early_ending(view, words)

    def quiet(self) -> Text:
        view, words = self.view, self.words
        if view["limit"]:
            return Text(words("legend-quiet-of", quiet=view["quiet"], limit=view["limit"]))
        return Text(words("legend-quiet", quiet=view["quiet"]))

    def side(self, side: int, wide: bool) -> Text:
        """How its pieces look, its name, and its masters on the map."""
        own = side == (self.view["seat"] or 0)
        you = f" ({self.words('you')})" if side == self.view["seat"] else ""
        chip = ("[T2]" if wide else "T2") if own else ("(t)" if wide else "t")
        masters = self.words("legend-masters", masters=self.view["masters"][side])
        return Text.assemble(
            (chip, chart.PIECE[side]), (f" {self.words(f'side-{side}')}{you}", "bold"), f" · {masters}"
        )

    def removed(self, side: int) -> Text:
        """What lies beside the board: F1,2,2 T3M B×2."""
        gone = [piece for piece in self.view["pieces"] if piece["side"] == side and piece["square"] is None]
        return Text(f"{chart.FELL} {' '.join(pile(gone)) or '–'}")

    def signs(self) -> Text:
        """What the signs on the map mean."""
        meanings = {chart.FILL["m"]: "mines", chart.FILL["#"]: "bunker", "*": "master"}
        if any(piece["moved"] for piece in self.pieces.values()):
            meanings[chart.CAME] = "moved"
        return Text("  ".join(f"{sign} {self.words(f'legend-{name}')}" for sign, name in meanings.items()))

    # --- what can be done ---

    def choices(self, most: int | None = None) -> Iterator[Text]:
        """What can be typed now, in short; of attacks no more than so many of either sort."""
        if not self.view["choices"]:
            return
        phase = self.view["phase"]
        if phase == "deal":
            yield from self.deals()
        elif phase == "switch":
            yield from self.returns()
        elif phase == "turn":
            yield from self.movers()
            yield from self.shots()
            yield from self.attacks(self.moves("attack"), most)
        else:
            yield Text(self.words("drawn-go-on", sign=chart.GOAL))
        yield self.typed([choice["move"] for choice in self.moves("fire", "switch", "stay", "done", "end")])

    def deals(self) -> Iterator[Text]:
        """The squares in the order in which numbers are typed for them."""
        kind, seat = self.view["dealing"], self.view["seat"]
        squares = [p["square"] or "" for p in self.view["pieces"] if p["side"] == seat and p["type"] == kind]
        yield Text(self.words("drawn-deal", type=kind, squares=" ".join(squares)))
        yield self.typed([f"deal {kind} 3M 1 2 1 3 2", "deal"])

    def movers(self) -> Iterator[Text]:
        """The pieces that can still move, by type."""
        squares = dict.fromkeys(choice["clicks"][0] for choice in self.moves("move", "attack"))
        if squares:
            yield Text(self.words("drawn-movers"))
        for kind, group in groupby(sorted(squares, key=self.rank), key=lambda square: self.pieces[square]["type"]):
            yield Text.assemble((f"{kind} ", "bold"), " ".join(group))

    def shots(self) -> Iterator[Text]:
        """The artillery that can fire, and at what."""
        if aims := list(aimed(self.view)):
            yield Text(f"{self.words('drawn-fire')} {', '.join(aims)}")

    def rank(self, square: str) -> tuple[int, str, int]:
        return TYPES.index(self.pieces[square]["type"]), square[0], int(square[1:])

    def attacks(self, attacks: list[Move], most: int | None = None) -> Iterator[Text]:
        """Those that are sure to succeed, then those that numbers decide."""
        for sign in (chart.SURE, chart.BY_NUMBERS):
            texts = [choice["move"] for choice in attacks if target(choice) == sign]
            if texts:
                more = f" +{len(texts) - most}" if most and len(texts) > most else ""
                yield Text.assemble((f"{sign} ", "bold"), f"{' '.join(texts[:most])}{more}")

    def returns(self) -> Iterator[Text]:
        """What can come back, by type, with its squares: +F1,2 B2 B5."""
        moves = self.moves("return")
        yield Text(self.words("drawn-returns", example=moves[0]["move"]))
        for kind, group in groupby(moves, key=lambda choice: str(choice["clicks"][0])[1]):
            pairs = [(choice["clicks"][0][2:], choice["clicks"][1]) for choice in group]
            numbers, squares = (dict.fromkeys(part) for part in zip(*pairs, strict=True))
            yield Text.assemble((f"+{kind}{','.join(numbers)}", "bold"), f" {' '.join(squares)}")

    def typed(self, texts: list[str]) -> Text:
        return Text("  ").join(Text(text, "bold") for text in texts)

    # --- what is asked about ---

    def answer(self, place: str) -> Text:
        if place == chart.ZONES:
            return self.zones()
        piece = self.pieces.get(place)
        if piece and piece["side"] == self.view["seat"] and self.view["choices"] and self.view["phase"] != "deal":
            return self.own(place)
        parts = [self.identity(piece), *self.cover(place), *self.attackers(place)] if piece else self.empty(place)
        return Text(f"{place}: {' · '.join(parts)}{self.range(place)}")

    def range(self, place: str) -> str:
        """On a line of its own, for a piece: how far it could go with one move, and what it could attack."""
        piece = self.pieces.get(place)
        return f"\n{' '.join(self.could_do(place, piece))}" if piece else ""

    def could_do(self, place: str, piece: Piece) -> Iterator[str]:
        """How far a piece could go with one move, and what it could attack or fire at."""
        yield self.words("card-range", squares=len(chart.within(self.view, place)))
        if targets := self.view["attacks"].get(place):
            by_type = {type: [f"({at})" for at in targets if self.pieces[at]["type"] == type] for type in TYPES}
            named = {f"all_{type}": ", ".join(found) or 0 for type, found in by_type.items()}
            yield self.words("card-could-fire" if piece["type"] == "A" else "card-could-attack", **named)

    def zones(self) -> Text:
        """Where each side's artillery stands."""
        guns = {side: [gun for gun in self.view["zones"] if self.pieces[gun]["side"] == side] for side in range(2)}
        sides = [f"{self.words(f'side-{side}')} {' '.join(guns[side]) or '–'}" for side in self.nearest_first]
        return Text(f"{self.words('legend-zones')}: {' · '.join(sides)}")

    def own(self, square: str) -> Text:
        """Where a piece of one's own can go: how many squares, and each attack with what decides it."""
        moves = [choice for choice in self.view["choices"] if choice["clicks"][0] == square]
        if not moves:
            return Text(f"{self.words('terminal-no-destinations', square=square)}{self.range(square)}")
        parts = [f"{chart.GOAL} {sum(choice['kind'] == 'move' for choice in moves)}"]
        for sign, rule in ((chart.SURE, "legend-rule-2"), (chart.BY_NUMBERS, "legend-rule-1")):
            goals = [str(it["clicks"][1]) for it in moves if it["kind"] == "attack" and target(it) == sign]
            parts += [f"{sign} {' '.join(goals)} ({self.words(rule)})"] if goals else []
        parts += [str(choice["move"]) for choice in moves if choice["kind"] in ("fire", "switch")]
        return Text("   ".join([self.words("terminal-destinations", square=square), *parts, *self.cover(square)]))

    def identity(self, piece: Piece) -> str:
        """Whose and what it is, with its number as far as that is known."""
        words = self.words
        known = [words("legend-number", number=piece["number"])] if piece["number"] else []
        shares = [f"{number} ({round(100 * share)} %)" for number, share in piece["possible"]]
        known += [words("legend-possible", numbers=", ".join(shares))] if shares else []
        return " · ".join([words(f"side-{piece['side']}"), words(f"type-{piece['type']}"), *known])

    def cover(self, square: str) -> list[str]:
        """Who protects it, and which artillery of the other side has it in its zone."""
        words, by = self.words, self.view["shields"].get(square)
        side = self.pieces[square]["side"] if square in self.pieces else self.view["seat"]
        guns = [gun for gun, zone in self.view["zones"].items() if square in zone and self.pieces[gun]["side"] != side]
        shield = [words("legend-protected", by=by)] if by else []
        return shield + ([f"{words('legend-zone')} {' '.join(guns)}"] if guns else [])

    def attackers(self, square: str) -> list[str]:
        moves = [choice for choice in self.moves("attack") if choice["clicks"][-1] == square]
        return [f"{target(choice)} {choice['move']}" for choice in moves]

    def empty(self, square: str) -> list[str]:
        ground = self.view["map"][chart.LINES.index(square[0])][int(square[1:]) - 1]
        names = {"m": [self.words("legend-mines")], "#": [self.words("legend-bunker")]}
        return [self.words("drawn-empty"), *names.get(ground, []), *self.cover(square)]


def aimed(view: Shown) -> Iterator[str]:
    """Each piece of artillery that can fire, with all that its shot would remove: D9 (F G9, S F8)."""
    types = {piece["square"]: piece["type"] for piece in view["pieces"]}
    for gun, hit in view["shots"].items():
        yield f"{gun} ({', '.join(f'{types[at]} {at}' for at in hit)})"


TO_DO = {"deal": "deal", "turn": "move", "rest": "rest", "step": "rest", "switch": "switch"}


def pile(pieces: list[Piece]) -> Iterator[str]:
    """Removed pieces by type: F1,2,2 T3M B×2."""
    for kind in TYPES:
        numbers = [piece["number"] or "" for piece in pieces if piece["type"] == kind]
        if numbers and numbers[0]:
            yield f"{kind}{','.join(sorted(numbers))}"
        elif numbers:
            yield f"{kind}×{len(numbers)}" if len(numbers) > 1 else kind


def lines_of(blocks: list[list[Text]], apart: bool, options: ConsoleOptions) -> Text:
    """The blocks below each other; where there is room, with an empty line between them."""
    filled = [Text("\n").join(block) for block in blocks if block]
    return plain(Text("\n\n" if apart else "\n").join(filled), options)
