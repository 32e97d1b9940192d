"""One choice of the driver who knows the odds, and what the others can do once its car stands in their way."""

from __future__ import annotations

from ludothek.core.verbs import legal
from ludothek.games.victory.board import BLUE, POINTS, RED, Board
from ludothek.games.victory.bots import solver
from ludothek.games.victory.bots.reach import mark_ends
from ludothek.games.victory.bots.solver import DpTables, stand_of
from ludothek.games.victory.bots.win_chance import chance_to_win, fill_chances, is_rival
from ludothek.games.victory.rules.position import CHOOSING, State
from ludothek.games.victory.rules.throws import faces

CLOSE_CALL = 0.06  # a chance to win that the others' replies may turn round
REPLIES = 60  # weighed for one choice


def evaluate_actions(
    B: list[Board],
    row: list[State],
    tables: DpTables,
    reply: DpTables,
    out: list[int],
    values: list[float],
) -> int:
    """List the legal actions in `out` and what each leads to in `values`; return how many."""
    b, s = B[0], row[0]
    n = legal(b, s, out)
    solver.clear_way(b, s, tables, s.driver)
    fewest, most = solver.laps_in_reach(b, s, s.driver)
    fill_chances(b, s, tables, fewest, most)
    if s.phase == CHOOSING:
        solver.fill_uses(b, tables, tables.leaf[0], faces(s, RED) + 2, faces(s, BLUE) + 2, fewest, most)
    else:
        mark_ends(b, s, tables, stand_of(b, s, s.driver), fewest, most)
        solver.fill_marked(b, tables, tables.leaf[0], s.dice[RED], s.dice[BLUE], fewest, most)
        weigh_replies(b, s, tables, reply, fewest, most)
    for i in range(n):
        values[i] = solver.value_of(b, s, tables, out[i])
    return n


# --- what the others can do then ---


def weigh_replies(b: Board, s: State, tables: DpTables, reply: DpTables, fewest: int, most: int) -> None:
    """Look again at the ends of the turn that seem best: how do the others go on with our car standing there?"""
    stand = stand_of(b, s, s.driver)
    hand = solver.HAND * s.dice[RED] + s.dice[BLUE]
    best = tables.use[hand][stand]
    wanted = REPLIES // max(1, rivals(b, s))
    margin = CLOSE_CALL
    while ends_within(tables, best + margin, fewest, most) > wanted and margin > solver.CLOSE:
        margin *= 0.7
    for end in range(POINTS * fewest, POINTS * (most + 1)):
        if wanted > 0 and tables.seen[0][end] and tables.leaf[0][end] <= best + margin:
            fill_replies(b, s, tables, reply, end % POINTS)
            tables.leaf[0][end] = -chance_to_win(b, s, tables, end)
            wanted -= 1
        else:
            tables.leaf[0][end] = max(tables.leaf[0][end], best + margin)
    solver.fill_marked(b, tables, tables.leaf[0], s.dice[RED], s.dice[BLUE], fewest, most)


def ends_within(tables: DpTables, limit: float, fewest: int, most: int) -> int:
    """How many ends of the turn are this good."""
    n = 0
    for end in range(POINTS * fewest, POINTS * (most + 1)):
        n += tables.seen[0][end] != 0 and tables.leaf[0][end] <= limit
    return n


def rivals(b: Board, s: State) -> int:
    n = 0
    for seat in range(b.seats):
        n += is_rival(s, seat)
    return n


def fill_replies(b: Board, s: State, tables: DpTables, reply: DpTables, point: int) -> None:
    """The others' chances after a turn in which our car stands on a point."""
    for seat in range(b.seats):
        if is_rival(s, seat):
            solver.clear_way(b, s, reply, seat)
            reply.at[s.car[s.driver]] = 0
            reply.at[point] = 1
            stand = stand_of(b, s, seat)
            fewest, most = solver.laps_in_reach(b, s, seat)
            solver.fill_uses(b, reply, reply.turns[0], solver.DICE, solver.DICE, fewest, most)
            solver.chances_after_turn(reply, stand, tables.rival[seat], 1, solver.TURNS)
