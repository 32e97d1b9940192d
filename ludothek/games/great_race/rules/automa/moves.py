"""T, the opponent of the solo game: its five figures, and how they move. Nothing here is chosen."""

from __future__ import annotations

from ludothek.games.great_race.board import Board, africa, box
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.automa.goal import fill_steps, is_nearer, is_open
from ludothek.games.great_race.rules.automa.ways import liking
from ludothek.games.great_race.rules.bivouac import RED, t_uses
from ludothek.games.great_race.rules.damage import ask_for_guard
from ludothek.games.great_race.rules.drive import arrive
from ludothek.games.great_race.rules.position import State, T, is_on, levels
from ludothek.games.great_race.rules.supplies import ask_chance, can_draw_card, can_draw_tile

LEVELS = 4


# --- figures ---


def begin_figure(b: Board, s: State) -> None:
    """The first figure lays tiles, the others move (G15.12, G15.13)."""
    s.figure += 1
    if s.figure == 1:
        s.draws = box.LAYS[s.card - 1]
        s.phase = phase.T_TILES
        return
    s.steps = box.MOVES[s.card - 1][0 if s.figure == 2 else 1]
    if s.figure == 2 and s.sticker[africa.BLUE] >= 4:
        s.steps += 1
    s.phase = phase.T_STEP
    port = port_to_sail_to(b, s) if s.sticker[africa.BLUE] >= 3 else africa.NOWHERE
    if port != africa.NOWHERE:
        s.where[T] = port
        s.phase = phase.T_TOWN


def port_to_sail_to(b: Board, s: State) -> int:
    """A port from which T is as near to its goal as all spaces of its figure would bring it, or NOWHERE (G21.3)."""
    best = africa.NOWHERE
    fill_steps(b, s, s.goal)
    for route in range(len(africa.PORTS)):  # in the order of the map
        if s.where[T] == africa.PORTS[route][0] or s.where[T] == africa.PORTS[route][1]:
            port = africa.other_port(route, s.where[T])
            if serves_goal(b, s, port) and is_nearer(b, s, port, best):
                best = port
    return best


def serves_goal(b: Board, s: State, port: int) -> bool:
    """The scratch array holds the steps to the goal."""
    return port == s.goal or (is_open(b, s, port) and s.scratch[port] <= s.scratch[s.where[T]] - s.steps)


def draw_for_t(s: State) -> None:
    """Its first figure draws all its tiles before it lays one (G16.10)."""
    if s.draws > 0 and can_draw_tile(s):
        ask_chance(s, phase.DRAW_TILE, position.FOR_T)
    else:
        s.phase = phase.T_LAYS


def t_step(b: Board, s: State) -> None:
    """One step, or the end of the figure's move (G17.7)."""
    s.phase = phase.NEXT
    if s.steps == 0:
        return
    fill_steps(b, s, s.goal)
    space = town_beside(b, s)
    if space == africa.NOWHERE:
        space = best_step(b, s)
    if space == africa.NOWHERE:
        return
    s.steps -= 1
    s.entering = space
    if africa.TOWN[space] > 0:
        s.where[T] = space
        s.phase = phase.T_TOWN
    elif s.tile[space] > 0:
        t_enters(b, s)
    elif can_draw_tile(s):
        s.draws = 1
        ask_chance(s, phase.DRAW_TILE, position.FOR_T_STEP)
    else:  # G7.6
        s.fuel[T] -= box.TILE_FUEL[0] + t_risk(s, space)
        s.where[T] = space
        s.phase = phase.T_STEP


def town_beside(b: Board, s: State) -> int:
    """An open town next to T: the nearest to its goal, then to the finish (G17.1, G17.2)."""
    best = africa.NOWHERE
    for i in range(6):
        space = africa.NEIGHBOURS[s.where[T]][i]
        if space != africa.NOWHERE and africa.TOWN[space] > 0 and is_open(b, s, space) and is_nearer(b, s, space, best):
            best = space
    return best


def best_step(b: Board, s: State) -> int:
    """A space one step nearer to the goal that T can pay, the one it likes best (G17.3-G17.5)."""
    best = africa.NOWHERE
    for i in range(6):
        space = africa.NEIGHBOURS[s.where[T]][i]
        if (
            space != africa.NOWHERE
            and s.scratch[space] == s.scratch[s.where[T]] - 1
            and t_can_pay(s, space)
            and (best == africa.NOWHERE or liking(s, space) < liking(s, best))
        ):
            best = space
    return best


def t_risk(s: State, space: int) -> int:
    return box.RISK_FUEL * africa.RISK[space] if s.sticker[africa.BLUE] < 2 else 0


def t_can_pay(s: State, space: int) -> bool:
    tile = max(s.tile[space] - 1, 0)  # an empty space needs what the easiest tile costs
    return s.fuel[T] >= box.TILE_FUEL[tile] + t_risk(s, space) and s.engine[T] >= box.TILE_MECHANIC[tile]


def see_t_tile(b: Board, s: State, tile: int) -> None:
    """A blind step: what T cannot pay stays before it and ends its move (G17.10, G17.11)."""
    s.tile[s.entering] = tile + 1
    s.phase = phase.NEXT
    if t_can_pay(s, s.entering):
        t_enters(b, s)


def t_enters(b: Board, s: State) -> None:
    """It pays, meets danger (G17.8, G17.9), and stops at a stop symbol (G17.12)."""
    tile = s.tile[s.entering] - 1
    s.fuel[T] -= box.TILE_FUEL[tile] + t_risk(s, s.entering)
    s.engine[T] -= box.TILE_MECHANIC[tile]
    if box.TILE_DANGER[tile] > 0:
        s.engine[T] = max(0, s.engine[T] - danger_loss(s))
    s.where[T] = s.entering
    s.phase = phase.NEXT if box.TILE_STOP[tile] > 0 and s.sticker[africa.BLUE] < 1 else phase.T_STEP


def danger_loss(s: State) -> int:
    if s.sticker[RED] >= 3:
        return 1 if s.sticker[RED] == 3 else 0
    return box.DANGER_LOSS


def t_in_town(b: Board, s: State) -> None:
    """Sticker, cards, new goal, in this order (G17.13); the finish is the end of its way."""
    town = s.where[T]
    s.phase = phase.NEXT
    if town == b.finish:
        arrive(s, T)
        return
    s.last_level = b.level[town]
    if b.legacy and africa.COLOUR[town] == box.GOAL[s.card - 1] and africa.COLOUR[town] != africa.PURPLE:
        s.sticker[africa.COLOUR[town]] = min(LEVELS, s.sticker[africa.COLOUR[town]] + 1)  # G21.1
    s.draws = africa.TOWN_CARDS[town]
    s.phase = phase.T_CARDS


def t_draws_card(s: State) -> None:
    """Town cards are drawn one after the other (G17.12)."""
    if s.draws > 0 and can_draw_card(s):
        ask_chance(s, phase.DRAW_CARD, position.FOR_T)
    else:
        s.then = phase.NEXT
        s.phase = phase.T_GOAL


def t_sees_card(b: Board, s: State, card: int) -> None:
    """Shown, used if a power says so, and discarded (G15.15); danger by red 2 may be guarded (G21.4)."""
    s.cards_out[card] += 1
    s.phase = phase.T_CARDS
    t_uses(b, s, card, 3)
    if card == box.DANGER_CARD and s.sticker[RED] >= 2 and is_on(s, 0) and levels(s, 0) > 0:
        s.victim = 0
        s.gauge = box.HITS[s.card - 1]
        s.hits = box.DAMAGE[s.card - 1]
        s.source = position.BY_T
        s.after = phase.T_CARDS
        ask_for_guard(b, s)
