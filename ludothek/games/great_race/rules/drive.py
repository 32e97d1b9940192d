"""Driving: step by step over tiles, into the unknown and into towns, with what each step costs and does."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import COLOUR, NEIGHBOURS, NOWHERE, RISK, RISK_BIT, TOWN, TOWN_CARDS
from ludothek.games.great_race.board.box import RISK_FUEL, TILE_DANGER, TILE_FUEL, TILE_MECHANIC, TILE_STOP, WINCH
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.actions import GO, HALT, NO_WINCH, WINCH_M, WINCH_S
from ludothek.games.great_race.rules.damage import ask_for_guard, lose_levels
from ludothek.games.great_race.rules.position import State, levels
from ludothek.games.great_race.rules.supplies import KINDS, ask_chance, can_draw_tile, put_down

# --- a step ---


def list_steps(b: Board, s: State, out: list[int], n: int) -> int:
    """The spaces that the mover can enter next."""
    for i in range(6):
        space = NEIGHBOURS[s.where[s.mover]][i]
        if space != NOWHERE and can_enter(s, space, winches(s)):
            out[n] = GO + space
            n += 1
    return n


def can_enter(s: State, space: int, helpers: int) -> bool:
    """A town always (G9.1), a tile that can be paid with so many winches (G8.6), the unknown with some fuel (G8.9)."""
    if TOWN[space] > 0:
        return True
    tile = s.tile[space] - 1
    if tile < 0:
        return s.fuel[s.mover] >= TILE_FUEL[0] + RISK_FUEL * RISK[space]
    return s.fuel[s.mover] >= fuel_for(space, tile) and winches_needed(s, tile) <= helpers


def fuel_for(space: int, tile: int) -> int:
    return TILE_FUEL[tile] + RISK_FUEL * RISK[space]  # G8.3, G8.4


def winches(s: State) -> int:
    return s.hand[KINDS * s.mover + WINCH]


def thinkable_winches(b: Board, s: State) -> int:
    """Any card that nobody else has seen may be one, and to be asked, or not, must not tell (G1.8)."""
    if b.seats == 1:
        return winches(s)
    cards = KINDS * s.mover
    n = s.held[s.mover] + s.shown[cards + WINCH]
    for card in range(KINDS):
        n -= s.shown[cards + card]
    return n


def winches_needed(s: State, tile: int) -> int:
    """How many more mechanic symbols must not count so that the rest can be borne."""
    return max(0, TILE_MECHANIC[tile] - s.winched_m - levels(s, s.mover))


def step_to(b: Board, s: State, space: int) -> None:
    s.steps -= 1
    s.entering = space
    s.winched_m = 0
    s.winched_s = 0
    s.blind = 0
    if TOWN[space] > 0:
        enter_town(b, s, space)
    elif s.tile[space] > 0:
        s.phase = phase.ENTER
    elif can_draw_tile(s):
        s.draws = 1
        ask_chance(s, phase.DRAW_TILE, position.FOR_BLIND_STEP)
    else:  # G7.6: as if it held F
        s.fuel[s.mover] -= TILE_FUEL[0] + RISK_FUEL * RISK[space]
        move_to(s, space)
        s.after = phase.ROLL_ON
        s.phase = phase.LIMIT


def enter_town(b: Board, s: State, space: int) -> None:
    """A town costs nothing, ends the drive (G9.1) and gives cards (G9.2); the finish ends the journey (G13.3)."""
    s.where[s.mover] = space
    s.phase = phase.NEXT
    if space == b.finish:
        arrive(s, s.mover)
        s.dry = 1 if s.fuel[s.mover] == 0 else 0
    else:
        s.draws = TOWN_CARDS[space]
        s.drawing = position.FOR_HAND
        s.phase = phase.CARD_DRAWS
    if s.mover == 0:
        s.colours |= 1 << COLOUR[space]


def arrive(s: State, vehicle: int) -> None:
    first = 1
    for other in range(len(s.arrived)):
        first += s.arrived[other] > 0
    s.arrived[vehicle] = first
    s.arrival[vehicle] = s.round


def move_to(s: State, space: int) -> None:
    s.where[s.mover] = space
    if s.mover == 0:
        s.risks |= RISK_BIT[space]
        s.blind_steps += 1 if s.blind or s.tile[space] == 0 else 0


def see_blind_tile(s: State, tile: int) -> None:
    """The tile of a blind step lies there, come what may (G8.10)."""
    s.tile[s.entering] = tile + 1
    s.blind = 1
    s.phase = phase.ENTER


# --- entering a tile ---


def enter(b: Board, s: State) -> None:
    """Ask for winches where they may help; then pay, or stay before a blind tile that cannot be paid (G8.10)."""
    tile = s.tile[s.entering] - 1
    helpers = thinkable_winches(b, s)
    if s.fuel[s.mover] < fuel_for(s.entering, tile) or winches_needed(s, tile) > helpers:
        s.phase = phase.NEXT
    elif helpers > 0 and (mechanics_of(s, tile) > 0 or stops(s, tile)):
        s.phase = phase.USE_WINCH
        s.turn = s.mover
    else:
        s.phase = phase.PAY


def mechanics_of(s: State, tile: int) -> int:
    return TILE_MECHANIC[tile] - s.winched_m


def stops(s: State, tile: int) -> bool:
    return TILE_STOP[tile] > s.winched_s


def list_winches(s: State, out: list[int]) -> int:
    """G10.6; none is only said to a tile that can be paid, or to a blind one before the first winch."""
    tile = s.tile[s.entering] - 1
    needed = winches_needed(s, tile)
    n = 0
    if mechanics_of(s, tile) > 0 and winches(s) >= max(1, needed):
        out[n] = WINCH_M
        n += 1
    if stops(s, tile) and winches(s) > needed:
        out[n] = WINCH_S
        n += 1
    if needed == 0 or (s.blind and s.winched_m + s.winched_s == 0):
        out[n] = NO_WINCH
        n += 1
    return n


def use_winch(s: State, action: int) -> None:
    if action == NO_WINCH:
        s.phase = phase.PAY if winches_needed(s, s.tile[s.entering] - 1) == 0 else phase.NEXT
        return
    put_down(s, s.mover, WINCH)
    s.winched_m += action == WINCH_M
    s.winched_s += action == WINCH_S
    s.phase = phase.ENTER


def pay(s: State) -> None:
    """Fuel, then a level for each mechanic symbol (G8.5)."""
    tile = s.tile[s.entering] - 1
    s.fuel[s.mover] -= fuel_for(s.entering, tile)
    move_to(s, s.entering)
    lose_levels(s, s.mover, mechanics_of(s, tile), phase.MISHAP)
    s.winched_m = 0  # a winch helps for one entry (G10.6)


def meet_danger(b: Board, s: State) -> None:
    """Danger of the tile (G8.7), then the hand limit and whether the drive goes on (G8.8)."""
    s.after = phase.ROLL_ON
    if TILE_DANGER[s.tile[s.where[s.mover]] - 1] == 0 or levels(s, s.mover) == 0:
        s.phase = phase.LIMIT
    else:
        s.victim = s.mover
        s.source = position.BY_TILE
        ask_for_guard(b, s)


def roll_on(b: Board, s: State) -> None:
    """A stop symbol ends the drive, and so does the last step, or when nothing can be entered."""
    tile = s.tile[s.where[s.mover]] - 1
    s.phase = phase.NEXT
    if s.steps > 0 and not (tile >= 0 and stops(s, tile)) and can_go_on(b, s):
        s.phase = phase.DRIVE
        s.turn = s.mover


def can_go_on(b: Board, s: State) -> bool:
    """As far as others can tell: where only a winch would help, whoever has none can but halt."""
    helpers = thinkable_winches(b, s)
    for i in range(6):
        space = NEIGHBOURS[s.where[s.mover]][i]
        if space != NOWHERE and can_enter(s, space, helpers):
            return True
    return False


def list_drive(b: Board, s: State, out: list[int]) -> int:
    out[0] = HALT
    return list_steps(b, s, out, 1)
