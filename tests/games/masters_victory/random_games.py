"""Random games of Masters Victory, quickly: a piece is chosen first, and only its moves are listed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from ludothek.core.fields import OVER
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import (
    ARRANGEMENTS,
    ARTILLERY,
    FIRST,
    NOWHERE,
    NUMBERED,
    OWN,
    SOLDIER,
    SQUARES,
    TYPE,
    Board,
)
from ludothek.games.masters_victory.rules import DEALS, apply, legal, setup
from ludothek.games.masters_victory.rules.actions import END, FIRE, MOVE, SWITCH
from ludothek.games.masters_victory.rules.combat import has_target
from ludothek.games.masters_victory.rules.movement import clear_scratch, list_moves
from ludothek.games.masters_victory.rules.position import TURN, State
from ludothek.games.masters_victory.rules.switch import can_switch

OUT = [0] * GAME.most


def lay(fire: str = "ask", quiet_limit: int = 100) -> Board:
    b = GAME.lay({"fire": fire, "quiet_limit": quiet_limit})
    assert isinstance(b, Board)
    return b


def actions(b: Board, s: State) -> list[int]:
    """All that is legal."""
    return OUT[: legal(b, s, OUT)]


def attacked(s: State, action: int) -> bool:
    return action >= MOVE and s.at[(action - MOVE) % SQUARES] > 0


def some_action(rng: random.Random, b: Board, s: State) -> int:
    """A legal action, more often one at which something happens; it never depends on a number that is hidden."""
    if s.phase != TURN:
        return rng.choice(actions(b, s))
    special = specials(b, s)
    if special and rng.random() < 0.5:
        return rng.choice(special)
    own = [p for p in range(OWN * s.turn, OWN * s.turn + OWN) if s.where[p] != NOWHERE and not s.moved[p]]
    if s.moves == 3 or not own or rng.random() < 0.05:
        return END
    runners = [piece for piece in own if TYPE[piece] == SOLDIER]
    if runners and rng.random() < 0.3:
        return some_move(rng, s, [max(runners, key=lambda piece: forward(s, s.where[piece]))], wish=40)
    return some_move(rng, s, rng.sample(own, min(4, len(own))))


def some_move(rng: random.Random, s: State, pieces: list[int], wish: int = 2) -> int:
    """An attack by one of some pieces if there is any, else a move of one of them: the farthest forward of a few."""
    for piece in pieces:
        clear_scratch(OUT)
        found = OUT[: list_moves(s, piece, OUT, 0)]
        if attacks := [action for action in found if attacked(s, action)]:
            return rng.choice(attacks)
        if found and piece == pieces[-1]:
            return max(
                rng.sample(found, min(wish, len(found))), key=lambda action: forward(s, (action - MOVE) % SQUARES)
            )
    return END


def forward(s: State, square: int) -> int:
    """How far ahead a square lies for the side to move."""
    return square if s.turn == 0 else -square


def specials(b: Board, s: State) -> list[int]:
    """Switches and shots."""
    first = OWN * s.turn
    found = [
        SWITCH + s.where[first + FIRST[SOLDIER] + i] for i in range(6) if can_switch(s, first + FIRST[SOLDIER] + i)
    ]
    guns = [p for p in range(first, first + OWN) if TYPE[p] == ARTILLERY and s.where[p] != NOWHERE]
    return found + [FIRE + s.where[p] for p in guns if b.ask and has_target(s, p)]


def opening(b: Board, deals: list[int]) -> State:
    """The position after six deals, Red's first."""
    s = State()
    setup(b, s)
    for deal in deals:
        apply(b, s, deal)
    return s


def some_deals(rng: random.Random) -> list[int]:
    return [rng.randrange(len(ARRANGEMENTS)) for _ in range(DEALS)]


def random_line(rng: random.Random, b: Board, s: State, most: int = 4000) -> Iterator[tuple[State, int]]:
    """A random game: every position, with what is played in it. The position given is the last one afterwards."""
    for _ in range(most):
        if s.turn == OVER:
            return
        action = some_action(rng, b, s)
        yield s.copy(), action
        apply(b, s, action)


# --- games that were recorded, and worlds that agree with them ---


@dataclass(frozen=True)
class Recorded:
    """A random game: the deals, and every position after them with what was played in it."""

    b: Board
    deals: list[int]
    line: list[tuple[State, int]]
    end: State

    def position(self, n: int) -> State:
        return self.line[n][0] if n < len(self.line) else self.end


def recorded(seed: int) -> Recorded:
    rng = random.Random(f"game {seed}")
    b, deals = lay("ask" if seed % 2 else "auto"), some_deals(rng)
    s = opening(b, deals)
    line = list(random_line(rng, b, s))
    return Recorded(b, deals, line, s)


@dataclass(frozen=True)
class Fight:
    """A fight by numbers as both sides saw it."""

    attacker: int
    target: int
    fell: frozenset[int]

    def would_be(self, numbers: list[int]) -> frozenset[int]:
        """Who falls if these are the numbers of the fifty pieces."""
        mine, theirs = min(numbers[self.attacker], 3), min(numbers[self.target], 3)
        return frozenset([self.attacker] * (mine <= theirs) + [self.target] * (theirs <= mine))


def fights(game: Recorded, until: int) -> list[Fight]:
    """The fights by numbers among the first so many actions of a game."""
    found = []
    for n, (s, action) in enumerate(game.line[:until]):
        here, there = divmod(action - MOVE, SQUARES)
        if attacked(s, action) and TYPE[s.at[here] - 1] == TYPE[s.at[there] - 1]:
            pair = (s.at[here] - 1, s.at[there] - 1)
            fell = frozenset(piece for piece in pair if game.position(n + 1).where[piece] == NOWHERE)
            found.append(Fight(*pair, fell))
    return found


def worlds(s: State, seat: int, seen: list[Fight]) -> list[list[tuple[int, ...]]]:
    """For fighters, tanks and soldiers of the other side: every deal that agrees with what a seat has seen."""
    found = []
    for kind in NUMBERED:
        first = OWN * (1 - seat) + FIRST[kind]
        known = {i: s.number[first + i] for i in range(6) if s.where[first + i] == NOWHERE or s.open[first + i]}
        about = [fight for fight in seen if TYPE[fight.attacker] == kind]
        found.append([deal for deal in ARRANGEMENTS if is_possible(s, first, deal, known, about)])
    return found


def is_possible(s: State, first: int, deal: tuple[int, ...], known: dict[int, int], about: list[Fight]) -> bool:
    if any(deal[i] != n for i, n in known.items()):
        return False
    numbers = [*s.number[:first], *deal, *s.number[first + 6 :]]
    return all(fight.would_be(numbers) == fight.fell for fight in about)
