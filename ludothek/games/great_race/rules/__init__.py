"""The Great Race: plan five assistants in secret, lay tiles, drive across Africa, and arrive early, whole and rich."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.core.verbs import opens_turn
from ludothek.games.great_race.board import RACE, SOLO, Board
from ludothek.games.great_race.board.africa import NOWHERE, SPACES
from ludothek.games.great_race.board.box import CARD_COUNT, START_MONEY, T_GAUGE, TILE_COUNT
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.actions import COMMIT, DISCARD, GO, HALT, LOSE, PLACE, RETURN, SLOT
from ludothek.games.great_race.rules.bivouac import list_slots, take
from ludothek.games.great_race.rules.convoy import list_turn, play_turn
from ludothek.games.great_race.rules.course import carry_on
from ludothek.games.great_race.rules.damage import answer, list_answers, list_hits, take_hits
from ludothek.games.great_race.rules.draws import draw, list_draws, outcome, ways, weight
from ludothek.games.great_race.rules.drive import list_drive, list_winches, step_to, use_winch
from ludothek.games.great_race.rules.knowledge import imagine, redact, reveals
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.resignation import leave_table
from ludothek.games.great_race.rules.rounds import begins_turn, commit, list_plans, withdraw
from ludothek.games.great_race.rules.scout import give_back, lay_tile, list_layings, list_returns
from ludothek.games.great_race.rules.supplies import KINDS, TILE_KINDS, list_hand, put_down

__all__ = [
    "State",
    "apply",
    "begins_turn",
    "imagine",
    "legal",
    "opens_turn",
    "outcome",
    "redact",
    "resign",
    "reveals",
    "setup",
    "ways",
    "weight",
    "withdraw",
]


def setup(b: Board, s: State) -> None:
    """G1.4-G1.7; before a solo game the player plans once (G15.7)."""
    for vehicle in range(b.vehicles):
        s.where[vehicle] = b.start
        s.fuel[vehicle] = b.most_fuel[vehicle]
        s.engine[vehicle] = b.most_engine[vehicle]
        s.chassis[vehicle] = b.most_chassis[vehicle]
        s.money[vehicle] = START_MONEY
        s.order[vehicle] = vehicle
        s.marker[vehicle] = 1
        s.height[vehicle] = vehicle
    s.racing = b.vehicles
    s.tallest = b.vehicles
    for tile in range(TILE_KINDS):
        s.bag[tile] = TILE_COUNT[tile]
    for card in range(KINDS):
        s.deck[card] = CARD_COUNT[card]
    s.goal = NOWHERE
    if b.mode == SOLO:
        set_up_t(b, s)
    s.phase = phase.ROUND if b.mode == RACE else phase.PLANNING
    carry_on(b, s)


def set_up_t(b: Board, s: State) -> None:
    """T stands like a second seat and begins with full gauges (G15.2, G15.3, G15.6)."""
    s.fuel[T] = T_GAUGE
    s.engine[T] = T_GAUGE
    s.money[T] = 0
    s.last_level = 1
    for card in range(len(b.deck)):
        s.estienne[card] = b.deck[card]
    for colour in range(len(b.sticker)):
        s.sticker[colour] = b.sticker[colour] * b.legacy
    if b.t_first:
        s.order[0] = T
        s.order[1] = 0
        s.height[0] = 1
        s.height[T] = 0


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.turn == CHANCE:
        return list_draws(s, out)
    if s.phase == phase.TURN:
        return list_turn(b, s, out)
    if s.phase == phase.DRIVE:
        return list_drive(b, s, out)
    if s.phase == phase.LAY:
        return list_layings(b, s, out)
    if s.phase == phase.PLAN:
        return list_plans(b, out)
    return list_answers_to(b, s, out)


def list_answers_to(b: Board, s: State, out: list[int]) -> int:
    """Smaller questions, and those that interrupt a turn."""
    if s.phase == phase.TAKE:
        return list_slots(s, out)
    if s.phase == phase.DANGER:
        return list_answers(b, s, out)
    if s.phase == phase.HIT:
        return list_hits(s, out)
    if s.phase == phase.USE_WINCH:
        return list_winches(s, out)
    if s.phase == phase.BACK:
        return list_returns(s, out)
    return list_hand(s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action, and what follows by itself."""
    play(b, s, action)
    carry_on(b, s)


def play(b: Board, s: State, action: int) -> None:
    s.played += 1
    if s.turn == CHANCE:
        draw(b, s, action)
    elif s.phase == phase.TURN:
        play_turn(b, s, action)
    elif s.phase == phase.DRIVE and action == HALT:
        s.phase = phase.NEXT
    elif s.phase == phase.DRIVE:
        step_to(b, s, action - GO)
    elif s.phase == phase.LAY:
        lay_tile(s, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    elif s.phase == phase.PLAN:
        commit(s, action - COMMIT)
    else:
        answer_to(b, s, action)


def answer_to(b: Board, s: State, action: int) -> None:
    if s.phase == phase.TAKE:
        take(b, s, action - SLOT)
    elif s.phase == phase.DANGER:
        answer(s, action)
    elif s.phase == phase.HIT:
        take_hits(s, action - LOSE)
    elif s.phase == phase.USE_WINCH:
        use_winch(s, action)
    elif s.phase == phase.BACK:
        give_back(s, action - RETURN)
    else:
        put_down(s, s.turn, action - DISCARD)
        s.phase = phase.LIMIT


def resign(b: Board, s: State, seat: int) -> None:
    """A seat leaves, and the others go on (G13.8)."""
    leave_table(b, s, seat)
    carry_on(b, s)
