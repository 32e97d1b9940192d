"""The Great Race: plan five assistants in secret, lay tiles, drive across Africa, and arrive early, whole and rich."""

from __future__ import annotations

from typing import Any

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.actions import BAG, CARD, COMMIT, DECK, DISCARD, GO, HALT, LOSE, PLACE, RETURN, SLOT
from ludothek.games.great_race.bivouac import (
    ask_chooser,
    begin_bivouac,
    end_bivouac,
    end_choice,
    lay_next_card,
    lay_out,
    list_slots,
    take,
)
from ludothek.games.great_race.board import NOWHERE, RACE, SOLO, SPACES, Board
from ludothek.games.great_race.box import CARD_COUNT, START_MONEY, T_GAUGE, TILE_COUNT
from ludothek.games.great_race.convoy import list_turn, play_turn
from ludothek.games.great_race.driving import (
    answer,
    enter,
    list_answers,
    list_drive,
    list_hits,
    list_winches,
    meet_danger,
    pay,
    roll_on,
    see_blind_tile,
    step_to,
    take_hits,
    use_winch,
)
from ludothek.games.great_race.knowledge import imagine, redact, reveals
from ludothek.games.great_race.laying import give_back, go_on_scouting, lay_tile, list_layings, list_returns
from ludothek.games.great_race.leaving import leave_table
from ludothek.games.great_race.position import (
    BACK,
    BIVOUAC,
    BY_ITSELF,
    CARD_DRAWS,
    CHOOSE,
    CONVOY,
    DANGER,
    DRAW_TILE,
    DRIVE,
    ENTER,
    FOR_BLIND_STEP,
    FOR_T,
    FOR_T_STEP,
    HIT,
    LAY,
    LAYING,
    LAYOUT,
    LEFTOVER,
    LIMIT,
    MAINTENANCE,
    MISHAP,
    MY_TURN,
    NEXT,
    PAY,
    PLAN,
    PLANNING,
    REVEAL,
    ROLL_ON,
    ROUND,
    SCOUTING,
    T_CARDS,
    T_FIGURE,
    T_GOAL,
    T_LAYS,
    T_STEP,
    T_TILES,
    T_TOWN,
    TAKE,
    TAKEN,
    TURN,
    WINCHING,
    State,
    T,
)
from ludothek.games.great_race.rounds import (
    ask_for_plan,
    begin_convoy,
    begin_round,
    cards_in_pile,
    commit,
    find_next,
    list_plans,
    maintain,
    reveal,
    withdraw,
)
from ludothek.games.great_race.supplies import (
    KINDS,
    TILE_KINDS,
    draw_cards,
    list_hand,
    list_kinds,
    look_at_hands,
    put_down,
    take_up,
    total,
)
from ludothek.games.great_race.torpedo import (
    begin_figure,
    choose_goal,
    draw_for_t,
    lay_one,
    see_t_tile,
    t_draws_card,
    t_in_town,
    t_sees_card,
    t_step,
)

EFFORT, SHORT = 1, 2  # of the compiler: how hard it tries, and what it copies to where it is called

__all__ = ["State", "apply", "imagine", "legal", "redact", "resign", "reveals", "setup", "ways", "weight", "withdraw"]


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
    s.phase = ROUND if b.mode == RACE else PLANNING
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


def legal(b: Board, s: State, out: Any) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.turn == CHANCE:
        return list_draws(s, out)
    if s.phase == TURN:
        return list_turn(b, s, out)
    if s.phase == DRIVE:
        return list_drive(b, s, out)
    if s.phase == LAY:
        return list_layings(b, s, out)
    if s.phase == PLAN:
        return list_plans(b, out)
    return list_answers_to(b, s, out)


def list_answers_to(b: Board, s: State, out: Any) -> int:
    """Smaller questions, and those that interrupt a turn."""
    if s.phase == TAKE:
        return list_slots(s, out)
    if s.phase == DANGER:
        return list_answers(b, s, out)
    if s.phase == HIT:
        return list_hits(s, out)
    if s.phase == WINCHING:
        return list_winches(s, out)
    if s.phase == BACK:
        return list_returns(s, out)
    return list_hand(s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action, and what follows by itself."""
    play(b, s, action)
    carry_on(b, s)


def play(b: Board, s: State, action: int) -> None:
    s.ply += 1
    if s.turn == CHANCE:
        draw(b, s, action)
    elif s.phase == TURN:
        play_turn(b, s, action)
    elif s.phase == DRIVE and action == HALT:
        s.phase = NEXT
    elif s.phase == DRIVE:
        step_to(b, s, action - GO)
    elif s.phase == LAY:
        lay_tile(s, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    elif s.phase == PLAN:
        commit(s, action - COMMIT)
    else:
        answer_to(b, s, action)


def answer_to(b: Board, s: State, action: int) -> None:
    if s.phase == TAKE:
        take(b, s, action - SLOT)
    elif s.phase == DANGER:
        answer(s, action)
    elif s.phase == HIT:
        take_hits(s, action - LOSE)
    elif s.phase == WINCHING:
        use_winch(s, action)
    elif s.phase == BACK:
        give_back(s, action - RETURN)
    else:
        put_down(s, s.turn, action - DISCARD)
        s.phase = LIMIT


def resign(b: Board, s: State, seat: int) -> None:
    """A seat leaves, and the others go on (G13.8)."""
    leave_table(b, s, seat)
    carry_on(b, s)


# --- what goes by itself ---


def carry_on(b: Board, s: State) -> None:
    """Go through the phases that need nobody, until a seat or chance is asked."""
    while s.phase >= BY_ITSELF:
        go_through(b, s)


def go_through(b: Board, s: State) -> None:
    if s.phase >= T_GOAL:
        go_through_t(b, s)
    elif s.phase >= MAINTENANCE or s.phase < NEXT:
        go_through_round(b, s)
    else:
        go_through_turn(b, s)


def go_through_round(b: Board, s: State) -> None:
    if s.phase == ROUND:
        begin_round(b, s)
    elif s.phase == PLANNING:
        ask_for_plan(b, s)
    elif s.phase == CONVOY:
        begin_convoy(b, s)
    elif s.phase == MAINTENANCE:
        maintain(b, s)
    else:
        go_through_bivouac(b, s)


def go_through_bivouac(b: Board, s: State) -> None:
    if s.phase == BIVOUAC:
        begin_bivouac(b, s)
    elif s.phase == LAYING:
        lay_next_card(s)
    elif s.phase == CHOOSE:
        ask_chooser(b, s)
    elif s.phase == TAKEN:
        end_choice(b, s)
    elif s.phase == LEFTOVER:
        end_bivouac(b, s)


def go_through_turn(b: Board, s: State) -> None:
    if s.phase == NEXT:
        find_next(b, s)
    elif s.phase == MY_TURN:
        s.phase = TURN
        s.turn = s.mover
    elif s.phase == SCOUTING:
        go_on_scouting(b, s)
    elif s.phase == CARD_DRAWS:
        draw_cards(s)
    elif s.phase == LIMIT:
        look_at_hands(b, s)
    else:
        go_through_step(b, s)


def go_through_step(b: Board, s: State) -> None:
    if s.phase == ENTER:
        enter(b, s)
    elif s.phase == PAY:
        pay(s)
    elif s.phase == MISHAP:
        meet_danger(b, s)
    elif s.phase == ROLL_ON:
        roll_on(b, s)


def go_through_t(b: Board, s: State) -> None:
    if s.phase == T_GOAL:
        choose_goal(b, s)
    elif s.phase == T_FIGURE:
        begin_figure(b, s)
    elif s.phase == T_TILES:
        draw_for_t(s)
    elif s.phase == T_LAYS:
        lay_one(b, s)
    elif s.phase == T_STEP:
        t_step(b, s)
    elif s.phase == T_TOWN:
        t_in_town(b, s)
    elif s.phase == T_CARDS:
        t_draws_card(s)


# --- chance ---


def list_draws(s: State, out: Any) -> int:
    if s.phase == DRAW_TILE:
        return list_kinds(s.bag, BAG, out)
    if s.phase != REVEAL:
        return list_kinds(s.deck, DECK, out)
    n = 0
    for card in range(len(s.estienne)):
        if s.estienne[card] == 1:
            out[n] = CARD + card
            n += 1
    return n


def weight(b: Board, s: State, action: int) -> int:
    """As many ways as copies (D1)."""
    if action >= CARD:
        return 1
    return s.deck[action - DECK] if action >= DECK else s.bag[action - BAG]


def ways(b: Board, s: State) -> int:
    if s.phase == REVEAL:
        return cards_in_pile(s)
    return total(s.bag) if s.phase == DRAW_TILE else total(s.deck)


def draw(b: Board, s: State, action: int) -> None:
    if s.phase == REVEAL:
        reveal(b, s, action - CARD)
    elif s.phase == LAYOUT:
        lay_out(s, action - DECK)
    elif s.phase == DRAW_TILE:
        draw_tile(b, s, action - BAG)
    else:
        draw_card(b, s, action - DECK)


def draw_tile(b: Board, s: State, tile: int) -> None:
    s.bag[tile] -= 1
    s.draws -= 1
    if s.drawing == FOR_BLIND_STEP:
        see_blind_tile(s, tile)
    elif s.drawing == FOR_T_STEP:
        see_t_tile(b, s, tile)
    else:
        s.drawn[tile] += 1
        s.phase = T_TILES if s.drawing == FOR_T else SCOUTING


def draw_card(b: Board, s: State, card: int) -> None:
    s.deck[card] -= 1
    s.draws -= 1
    if s.drawing == FOR_T:
        t_sees_card(b, s, card)
    else:
        take_up(s, s.mover, card, 0)
        s.phase = CARD_DRAWS
