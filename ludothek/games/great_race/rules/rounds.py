"""The frame of a game: rounds with their phases, turn order, the prime, and who has won in the end."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race.board import ALONE, RACE, SOLO, Board, box
from ludothek.games.great_race.board.africa import TOWN
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.actions import COMMIT
from ludothek.games.great_race.rules.bivouac import t_most
from ludothek.games.great_race.rules.position import State, T, levels


def begin_round(b: Board, s: State) -> None:
    """A race begins with the bivouac (G2.1), a solo game with T's card (G15.8)."""
    s.round += 1
    s.phase = phase.CONVOY
    if b.mode == RACE:
        s.phase = phase.BIVOUAC
    elif b.mode == SOLO:
        s.phase = phase.REVEAL
        s.turn = CHANCE
        if cards_in_pile(s) == 0:  # G15.14
            for card in range(len(s.estienne)):
                s.estienne[card] = 1 if s.estienne[card] > 0 else 0


def cards_in_pile(s: State) -> int:
    n = 0
    for card in range(len(s.estienne)):
        n += s.estienne[card] == 1
    return n


def reveal(b: Board, s: State, card: int) -> None:
    s.estienne[card] = 2
    s.card = card + 1
    s.revealed += 1
    s.then = phase.CONVOY
    s.phase = phase.T_GOAL


# --- planning ---


def ask_for_plan(b: Board, s: State) -> None:
    """Every seat in secret (G4.1); when the last one has planned, all plans are open (G4.3)."""
    for seat in range(b.seats):
        if s.gone[seat] == 0 and s.planned[seat] == 0:
            s.phase = phase.PLAN
            s.turn = seat
            return
    for i in range(len(s.plan)):
        s.left[i] = s.plan[i]
    if s.plan[box.FUNDING] > 0:
        s.funded = 1
    if b.mode == SOLO and s.card > 0:  # G18.7
        s.fuel[T] = min(t_most(s), s.fuel[T] + box.REGAINS[s.card - 1][0])
        s.engine[T] = min(t_most(s), s.engine[T] + box.REGAINS[s.card - 1][1])
    s.phase = phase.CONVOY if b.mode == RACE else phase.ROUND


def list_plans(b: Board, out: list[int]) -> int:
    n = 0
    for plan in range(len(box.PLANS)):
        if box.PLANS[plan][box.MECHANIC] <= b.mechanics:
            out[n] = COMMIT + plan
            n += 1
    return n


def commit(s: State, plan: int) -> None:
    for role in range(4):
        s.plan[4 * s.turn + role] = box.PLANS[plan][role]
    s.planned[s.turn] = 1
    s.phase = phase.PLANNING


def withdraw(b: Board, s: State, seat: int) -> int:
    """Take a plan back as long as not all have planned (G4.3); 0 if there is none."""
    if s.phase != phase.PLAN or s.planned[seat] == 0:
        return 0
    for role in range(4):
        s.plan[4 * seat + role] = 0
    s.planned[seat] = 0
    ask_for_plan(b, s)
    return 1


# --- convoy ---


def begins_turn(b: Board, before: State, after: State) -> int:
    """1 if a turn of the convoy has not been used yet, or a plan is asked for: also of the seat that decided before."""
    return (
        1 if after.phase == phase.PLAN or (after.phase == phase.TURN and not after.bought and not after.carded) else 0
    )


def begin_convoy(b: Board, s: State) -> None:
    s.place = -1
    s.figure = 0
    s.phase = phase.NEXT


def find_next(b: Board, s: State) -> None:
    """The next in turn order that is still in (G5.1, G15.10); if nobody is, the convoy is over."""
    for i in range(1, s.racing + 1):
        place = (s.place + i) % s.racing
        if is_in(b, s, s.order[place]):
            s.place = place
            s.mover = s.order[place]
            s.bought = 0
            s.carded = 0
            s.phase = phase.TURN
            s.turn = s.mover
            if b.mode == SOLO and s.mover == T:
                s.phase = phase.T_FIGURE
            return
    end_convoy(b, s)


def is_in(b: Board, s: State, vehicle: int) -> bool:
    """G5.6."""
    if s.arrived[vehicle] > 0:
        return False
    if b.mode == SOLO and vehicle == T:
        return s.figure < box.FIGURES
    unused = 0
    for role in range(4):
        unused += s.left[4 * vehicle + role]
    return s.passed[vehicle] == 0 and unused > 0


def end_convoy(b: Board, s: State) -> None:
    """The first arrival makes it the last round (G13.1, G13.2); so does the limit (G13.9, G23.4)."""
    if arrivals(s) > 0 or s.round >= b.rounds:
        end_game(b, s)
    else:
        s.phase = phase.MAINTENANCE


def arrivals(s: State) -> int:
    n = 0
    for vehicle in range(len(s.arrived)):
        n += s.arrived[vehicle] > 0
    return n


# --- maintenance ---


def maintain(b: Board, s: State) -> None:
    """Assistants return (G12.1), markers move (G12.2), the new order is known (G12.3) and the prime is paid."""
    for seat in range(b.seats):
        s.passed[seat] = 0
        s.used[seat] = 0
        s.planned[seat] = 0
        for role in range(4):
            s.plan[4 * seat + role] = 0
            s.left[4 * seat + role] = 0
    for place in range(s.racing):
        vehicle = s.order[place]
        if s.marker[vehicle] != b.level[s.where[vehicle]]:
            s.marker[vehicle] = b.level[s.where[vehicle]]
            s.tallest += 1
            s.height[vehicle] = s.tallest
    sort_order(s)
    if b.mode != ALONE:
        pay_prime(b, s)
    s.phase = phase.ROUND if b.mode == RACE else phase.BIVOUAC


def sort_order(s: State) -> None:
    """Higher spaces of the track first, within a stack from the bottom up."""
    for i in range(1, s.racing):
        k = i
        while k > 0 and is_ahead(s, s.order[k], s.order[k - 1]):
            vehicle = s.order[k]
            s.order[k] = s.order[k - 1]
            s.order[k - 1] = vehicle
            k -= 1


def is_ahead(s: State, vehicle: int, other: int) -> bool:
    if s.marker[vehicle] != s.marker[other]:
        return s.marker[vehicle] > s.marker[other]
    return s.height[vehicle] < s.height[other]


def pay_prime(b: Board, s: State) -> None:
    """G12.4, G12.5; T gets fuel instead (G18.1)."""
    first = s.order[0]
    if b.mode == SOLO and first == T:
        s.fuel[T] = min(t_most(s), s.fuel[T] + (box.T_PRIME_TOWN if TOWN[s.where[T]] > 0 else box.T_PRIME))
    else:
        s.money[first] += box.FIRST_PRIME
    if b.mode == RACE and s.racing > 2:
        s.money[s.order[1]] += box.SECOND_PRIME


# --- the end ---


def end_game(b: Board, s: State) -> None:
    s.turn = OVER
    s.phase = phase.TURN
    if b.mode == ALONE:
        s.score[0] = 1.0 if s.arrived[0] > 0 else 0.0  # G23.4
        return
    for vehicle in range(b.vehicles):
        better = 0
        for other in range(b.vehicles):
            better += other != vehicle and ranks_before(b, s, other, vehicle)
        if vehicle < b.seats:
            s.score[vehicle] = (b.vehicles - 1.0 - better) / (b.vehicles - 1)


def ranks_before(b: Board, s: State, vehicle: int, other: int) -> bool:
    """Arrived ones by points (G13.6, G19.5), the others by steps to the finish (G13.7), last who resigned (G13.8)."""
    if s.gone[vehicle] > 0 or s.gone[other] > 0:
        return s.gone[vehicle] == 0 or (s.gone[other] > 0 and s.gone[vehicle] > s.gone[other])
    if s.arrived[vehicle] > 0 and s.arrived[other] > 0:
        mine = points(b, s, vehicle)
        theirs = points(b, s, other)
        return mine > theirs if mine != theirs else s.arrived[vehicle] < s.arrived[other]
    if s.arrived[vehicle] > 0 or s.arrived[other] > 0:
        return s.arrived[vehicle] > 0
    mine = b.home[s.where[vehicle]]
    theirs = b.home[s.where[other]]
    return mine < theirs if mine != theirs else place_of(s, vehicle) < place_of(s, other)


def place_of(s: State, vehicle: int) -> int:
    for place in range(s.racing):
        if s.order[place] == vehicle:
            return place
    return s.racing


def points(b: Board, s: State, vehicle: int) -> int:
    """Placing, levels left and francs (G13.4, G13.5); T counts its cards instead of francs (G19.4)."""
    total = box.PLACING[s.arrived[vehicle] - 1] + levels(s, vehicle)
    if b.mode == SOLO and vehicle == T:
        return total + s.revealed
    return total + s.money[vehicle] // box.PURSE
