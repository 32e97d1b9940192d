"""T, the opponent of the solo game: its five figures, and how they move. Nothing here is chosen."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import (
    BLUE,
    COLOUR,
    NEIGHBOURS,
    NOWHERE,
    PORTS,
    PURPLE,
    RISK,
    TOWN,
    TOWN_CARDS,
)
from ludothek.games.great_race.board.box import (
    DAMAGE,
    DANGER_CARD,
    DANGER_LOSS,
    GOAL,
    HITS,
    LAYS,
    MOVES,
    RISK_FUEL,
    TILE_DANGER,
    TILE_FUEL,
    TILE_MECHANIC,
    TILE_STOP,
)
from ludothek.games.great_race.rules.automa.goal import fill_steps, is_liked_more, is_nearer, is_open
from ludothek.games.great_race.rules.bivouac import RED, t_uses
from ludothek.games.great_race.rules.damage import ask_for_guard
from ludothek.games.great_race.rules.driving import arrive
from ludothek.games.great_race.rules.position import (
    BY_T,
    DRAW_CARD,
    DRAW_TILE,
    FOR_T,
    FOR_T_STEP,
    NEXT,
    T_CARDS,
    T_GOAL,
    T_LAYS,
    T_STEP,
    T_TILES,
    T_TOWN,
    State,
    T,
    is_on,
    levels,
)
from ludothek.games.great_race.rules.supplies import ask_chance, can_draw_card, can_draw_tile

LEVELS = 4


# --- figures ---


def begin_figure(b: Board, s: State) -> None:
    """The first figure lays tiles, the others move (G15.12, G15.13)."""
    s.figure += 1
    if s.figure == 1:
        s.draws = LAYS[s.card - 1]
        s.phase = T_TILES
        return
    s.steps = MOVES[s.card - 1][0 if s.figure == 2 else 1]
    if s.figure == 2 and s.sticker[BLUE] >= 4:
        s.steps += 1
    s.phase = T_STEP
    if s.sticker[BLUE] >= 3 and has_route(s):  # G21.3
        s.where[T] = s.goal
        s.phase = T_TOWN


def has_route(s: State) -> bool:
    """Whether a sea route leads from T's port to its goal."""
    for route in range(len(PORTS)):
        one = PORTS[route][0]
        other = PORTS[route][1]
        if (s.where[T] == one and s.goal == other) or (s.where[T] == other and s.goal == one):
            return True
    return False


def draw_for_t(s: State) -> None:
    """Its first figure draws all its tiles before it lays one (G16.10)."""
    if s.draws > 0 and can_draw_tile(s):
        ask_chance(s, DRAW_TILE, FOR_T)
    else:
        s.phase = T_LAYS


def t_step(b: Board, s: State) -> None:
    """One step, or the end of the figure's move (G17.7)."""
    s.phase = NEXT
    if s.steps == 0:
        return
    fill_steps(b, s, s.goal)
    space = town_beside(b, s)
    if space == NOWHERE:
        space = best_step(b, s)
    if space == NOWHERE:
        return
    s.steps -= 1
    s.entering = space
    if TOWN[space] > 0:
        s.where[T] = space
        s.phase = T_TOWN
    elif s.tile[space] > 0:
        t_enters(b, s)
    elif can_draw_tile(s):
        s.draws = 1
        ask_chance(s, DRAW_TILE, FOR_T_STEP)
    else:  # G7.6
        s.fuel[T] -= TILE_FUEL[0] + t_risk(s, space)
        s.where[T] = space
        s.phase = T_STEP


def town_beside(b: Board, s: State) -> int:
    """An open town next to T: the nearest to its goal, then to the finish (G17.1, G17.2)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[s.where[T]][i]
        if space != NOWHERE and TOWN[space] > 0 and is_open(b, s, space) and is_nearer(b, s, space, best):
            best = space
    return best


def best_step(b: Board, s: State) -> int:
    """A space one step nearer to the goal that T can pay, the one it likes best (G17.3-G17.5)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[s.where[T]][i]
        if (
            space != NOWHERE
            and s.scratch[space] == s.scratch[s.where[T]] - 1
            and t_can_pay(s, space)
            and is_liked_more(s, space, best)
        ):
            best = space
    return best


def t_risk(s: State, space: int) -> int:
    return RISK_FUEL * RISK[space] if s.sticker[BLUE] < 2 else 0


def t_can_pay(s: State, space: int) -> bool:
    tile = max(s.tile[space] - 1, 0)  # an empty space needs what the easiest tile costs
    return s.fuel[T] >= TILE_FUEL[tile] + t_risk(s, space) and s.engine[T] >= TILE_MECHANIC[tile]


def see_t_tile(b: Board, s: State, tile: int) -> None:
    """A blind step: what T cannot pay stays before it and ends its move (G17.10, G17.11)."""
    s.tile[s.entering] = tile + 1
    s.phase = NEXT
    if t_can_pay(s, s.entering):
        t_enters(b, s)


def t_enters(b: Board, s: State) -> None:
    """It pays, meets danger (G17.8, G17.9), and stops at a stop symbol (G17.12)."""
    tile = s.tile[s.entering] - 1
    s.fuel[T] -= TILE_FUEL[tile] + t_risk(s, s.entering)
    s.engine[T] -= TILE_MECHANIC[tile]
    if TILE_DANGER[tile] > 0:
        s.engine[T] = max(0, s.engine[T] - danger_loss(s))
    s.where[T] = s.entering
    s.phase = NEXT if TILE_STOP[tile] > 0 and s.sticker[BLUE] < 1 else T_STEP


def danger_loss(s: State) -> int:
    if s.sticker[RED] >= 3:
        return 1 if s.sticker[RED] == 3 else 0
    return DANGER_LOSS


def t_in_town(b: Board, s: State) -> None:
    """Sticker, cards, new goal, in this order (G17.13); the finish is the end of its way."""
    town = s.where[T]
    s.phase = NEXT
    if town == b.finish:
        arrive(s, T)
        return
    s.last_level = b.level[town]
    if b.legacy and COLOUR[town] == GOAL[s.card - 1] and COLOUR[town] != PURPLE:
        s.sticker[COLOUR[town]] = min(LEVELS, s.sticker[COLOUR[town]] + 1)  # G21.1
    s.draws = TOWN_CARDS[town]
    s.phase = T_CARDS


def t_draws_card(s: State) -> None:
    """Town cards are drawn one after the other (G17.12)."""
    if s.draws > 0 and can_draw_card(s):
        ask_chance(s, DRAW_CARD, FOR_T)
    else:
        s.then = NEXT
        s.phase = T_GOAL


def t_sees_card(b: Board, s: State, card: int) -> None:
    """Shown, used if a power says so, and discarded (G15.15); danger by red 2 may be guarded (G21.4)."""
    s.cards_out[card] += 1
    s.phase = T_CARDS
    t_uses(b, s, card, 3)
    if card == DANGER_CARD and s.sticker[RED] >= 2 and is_on(s, 0) and levels(s, 0) > 0:
        s.victim = 0
        s.gauge = HITS[s.card - 1]
        s.hits = DAMAGE[s.card - 1]
        s.source = BY_T
        s.after = T_CARDS
        ask_for_guard(b, s)
