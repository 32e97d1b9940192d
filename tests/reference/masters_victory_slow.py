"""Masters Victory played slowly and by the letter of its rules: squares are pairs, an army is a list of pieces.

This is a yardstick for a faster version of the game and shares nothing with it. The rule numbers (W9.2 and so on) are
those of the rules page of Masters Victory; they stand where the rule is decided. Moves are the texts of the page
("G1xL1", "+T2@D14").

`War(ask, limit)`
    a whole game: `war.legal()` has the texts that may be played, `war.play(text)` plays one; `war.pieces` are the
    fifty pieces, each with everything the page says about it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.reference.masters_victory_box import (
    BEATS,
    BUNKERS,
    CALLED,
    DEALT,
    EQUALS,
    FAR,
    GREEN,
    HOME,
    MINES,
    NAMES,
    NUMBERS,
    RED,
    TALL,
    Piece,
    Square,
    armies,
    at,
    beside,
    distances,
    front,
    round_about,
    spread,
)


class War:
    def __init__(self, ask: bool = True, limit: int = 100) -> None:
        self.ask, self.limit = ask, limit
        self.pieces = armies()
        self.side, self.due = RED, "deal"  # deal, turn, rest, step, switch; "" once it is over
        self.deals = [(side, type) for side in (RED, GREEN) for type in EQUALS]  # still to be made
        self.moves = 0  # made in this turn
        self.running: Piece | None = None  # whose move goes on, or who is exchanged
        self.steps = 0  # that it has left
        self.budget, self.returned = 0, 0  # of a switch
        self.busy, self.quiet = False, 0
        self.scores: tuple[float, float] | None = None

    # --- who stands where ---

    def on_board(self, side: int | None = None) -> Iterator[Piece]:
        return (piece for piece in self.pieces if piece.square and side in (None, piece.side))

    def standing(self) -> dict[Square, Piece]:
        return {piece.square: piece for piece in self.pieces if piece.square}

    def army(self, type: str) -> list[Piece]:
        return [piece for piece in self.pieces if (piece.side, piece.type) == (self.side, type)]

    # --- what may be played ---

    def legal(self) -> set[str]:
        if self.due == "deal":
            type = self.deals[0][1]
            return {f"deal {type} {' '.join(deal).replace('4', '3M')}" for deal in DEALT}
        if self.due == "switch":
            return set(self.returns()) | ({"done"} if self.returned else set())
        if self.due in ("rest", "step"):
            assert self.running
            shots = {f"fire {NAMES[at(self.running)]}"} if self.ask and self.targets(self.running) else set()
            return {f">{NAMES[to]}" for to in self.going_on()} | {"stay"} | shots
        return self.in_turn()

    def in_turn(self) -> set[str]:
        found, standing = {"end"}, self.standing()
        empty = NAMES.keys() - standing.keys()
        for piece in self.on_board(self.side):
            if self.moves < 3 and not piece.moved:  # W3.1, W3.3
                here = NAMES[at(piece)]
                found |= {f"{here}>{NAMES[to]}" for to in self.reach(piece, empty, self.stride(piece))}
                found |= {f"{here}x{NAMES[to]}" for to in self.attacks(piece, standing, empty)}
            if self.ask and self.targets(piece):
                found.add(f"fire {NAMES[at(piece)]}")  # W8.7
            if self.may_switch(piece):
                found.add(f"switch {NAMES[at(piece)]}")
        return found

    def stride(self, piece: Piece) -> int:
        """W3.9: artillery moves step by step."""
        return 1 if piece.type == "A" else FAR[piece.type]

    def reach(self, piece: Piece, empty: set[Square], most: int) -> dict[Square, int]:
        """W3.6, W3.7, W3.8: the empty squares where a move can end, with the steps."""
        if piece.flies:
            return {to: steps for to, steps in distances(at(piece)).items() if steps <= most and to in empty}
        found = spread(at(piece), empty - MINES, most)  # W4.1
        del found[at(piece)]
        return found

    def attacks(self, piece: Piece, standing: dict[Square, Piece], empty: set[Square]) -> dict[Square, int]:
        """W5.1: the enemies that a piece may attack, with the steps to their squares."""
        open_to = [at(other) for other in standing.values() if self.may_attack(piece, other, standing)]
        if not open_to:
            return {}
        if piece.flies:
            found = {to: distances(at(piece))[to] for to in open_to}
        else:
            ways = spread(at(piece), empty - MINES, FAR[piece.type])
            found = {to: 1 + min(ways.get(here, 99) for here in beside(to)) for to in open_to if to not in MINES}
        return {to: steps for to, steps in found.items() if steps <= FAR[piece.type]}

    def may_attack(self, piece: Piece, other: Piece, standing: dict[Square, Piece]) -> bool:
        if other.side == piece.side:
            return False
        if other.type not in BEATS[piece.type] and not (piece.type == other.type and piece.type in EQUALS):
            return False
        if at(other) in BUNKERS and piece.flies and not other.flies:
            return False  # W4.3
        if at(other) in MINES and piece.type == "S":
            return False  # W4.2
        near = [standing[square] for square in round_about(at(other)) if square in standing]
        return not any(one.side == other.side and TALL[one.type] > TALL[other.type] for one in near)  # W9.2, W9.3

    def targets(self, gun: Piece) -> list[Piece]:
        """W8.2, W8.5: whoever falls if this piece fires."""
        if gun.type != "A":
            return []
        zone = front(at(gun), gun.side)
        inside = [piece for piece in self.on_board(1 - gun.side) if piece.square in zone]
        return [piece for piece in inside if piece.flies or piece.square not in BUNKERS]

    def going_on(self) -> set[Square]:
        """W5.4, W5.5: where a move that has begun can end."""
        assert self.running
        return set(self.reach(self.running, NAMES.keys() - self.standing().keys(), self.steps))

    # --- the triple switch ---

    def may_switch(self, piece: Piece) -> bool:
        """W10.1, W10.11."""
        return piece.type == "S" and at(piece)[0] == (18 if piece.side == RED else 1) and bool(self.returns(3))

    def returns(self, budget: int | None = None) -> dict[str, tuple[Piece, Square]]:
        """The pieces that can come back, each with the squares where it can stand, as texts."""
        budget, standing = self.budget if budget is None else budget, self.standing()
        found: dict[str, tuple[Piece, Square]] = {}
        homes = {type: [one.home for one in self.army(type) if one.home not in standing] for type in HOME}
        own = [piece for piece in self.pieces if piece.side == self.side]
        for piece in sorted(own, key=lambda one: one.moved):  # W10.7: who has not moved comes first
            if piece.square or piece is self.running or piece.number == "3M" or piece.price > budget:
                continue  # W10.9, W10.3, W10.1
            for home in homes[piece.type]:  # W10.4, W10.5
                found.setdefault(f"+{piece.text}@{NAMES[home]}", (piece, home))
        return found

    # --- playing ---

    def play(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "deal":
            self.deal(rest)
        elif word == "fire":
            self.fire(self.standing()[CALLED[rest]])
        elif word == "switch":
            self.give_up(self.standing()[CALLED[rest]])
        elif word.startswith("+"):
            self.bring_back(*self.returns()[word])
        elif word == "end":
            self.end_turn()
        elif word in ("stay", "done"):
            self.due = "turn"
        else:
            self.move(text)
        self.settle()

    def deal(self, rest: str) -> None:
        """W2.2."""
        type, *numbers = rest.split()
        assert Counter(numbers) == Counter(NUMBERS)
        for piece, number in zip(self.army(type), numbers, strict=True):
            piece.number = number
        self.deals.pop(0)
        self.side, self.due = (self.deals[0][0], "deal") if self.deals else (RED, "turn")  # W2.3

    def move(self, text: str) -> None:
        start, end = text.replace("x", ">").split(">")
        standing, to = self.standing(), CALLED[end]
        piece = standing[CALLED[start]] if start else self.running
        assert piece
        if start:
            piece.moved = True
            self.moves += 1  # W5.7
        self.due, self.running = "turn", piece
        if to in standing:
            self.steps = FAR[piece.type] - self.attacks(piece, standing, NAMES.keys() - standing.keys())[to]
            self.fight(piece, standing[to])
            self.due = "rest" if piece.square else "turn"  # W5.4
        else:
            piece.square, self.steps = to, 1
            if piece.type == "A":
                self.due = "step" if start else "turn"  # W8.8
                self.fire_at_once(piece)

    def fight(self, piece: Piece, other: Piece) -> None:
        square = at(other)
        if piece.type == other.type:  # W6.1, W6.2
            mine, theirs = piece.strength, other.strength
            losers = [one for one, lost in ((piece, mine <= theirs), (other, theirs <= mine)) if lost]
            for survivor in {piece, other} - set(losers):
                survivor.least = max(survivor.least, losers[0].strength + 1)
        else:
            losers = [other]  # W7.1
        self.remove(losers)
        if piece not in losers:
            piece.square = square  # W6.3

    def fire_at_once(self, gun: Piece) -> None:
        """W8.6."""
        if not self.ask and self.scores is None:
            self.fire(gun)

    def fire(self, gun: Piece) -> None:
        self.remove(self.targets(gun))

    def remove(self, losers: list[Piece]) -> None:
        """W11.2; W12.2: whoever has no master left has lost."""
        for piece in losers:
            piece.square = None
            self.busy = True
        alive = {side: any(piece.number == "3M" for piece in self.on_board(side)) for side in (RED, GREEN)}
        if not all(alive.values()):
            self.finish((0.5, 0.5) if not any(alive.values()) else (float(alive[RED]), float(alive[GREEN])))  # W12.3

    def give_up(self, soldier: Piece) -> None:
        self.remove([soldier])  # W10.9, W10.10
        self.due, self.running, self.budget, self.returned = "switch", soldier, 3, 0

    def bring_back(self, piece: Piece, square: Square) -> None:
        piece.square, piece.shown = square, True  # W11.4
        self.budget -= piece.price
        self.returned += 1
        if piece.type == "A":
            self.fire_at_once(piece)

    def end_turn(self) -> None:
        self.quiet = 0 if self.busy else self.quiet + 1
        self.side, self.moves, self.busy = 1 - self.side, 0, False
        for piece in self.pieces:
            piece.moved = False
        if self.limit and self.quiet >= self.limit:
            self.finish((0.5, 0.5))  # W12.4
        for gun in self.army("A"):
            if gun.square:
                self.fire_at_once(gun)

    def settle(self) -> None:
        """Where there is no choice nobody is asked."""
        if self.scores is not None:
            self.due = ""
        elif (self.due in ("rest", "step") and self.legal() == {"stay"}) or (
            self.due == "switch" and not self.returns()
        ):
            self.due = "turn"
        if self.due == "turn":
            self.running, self.steps, self.budget, self.returned = None, 0, 0, 0

    def finish(self, scores: tuple[float, float]) -> None:
        self.scores = scores
