"""How the race ends: who has won, alone or together."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.monza.board import Board
from ludothek.games.monza.rules.position import CAP, HOME, MOST_DICE, State


def fewest_dice(b: Board, s: State) -> int:
    """The fewest dice with which a car has come home in this round; more than possible if none has."""
    fewest = MOST_DICE + 1
    for seat in range(b.seats):
        if s.car[seat] == b.finish:
            fewest = min(fewest, s.used[seat])
    return fewest


def share_the_win(b: Board, s: State) -> None:
    """One car at home wins (M6.4), of several that with the fewest dice (M6.5), or they win together (M6.6)."""
    fewest = fewest_dice(b, s)
    winners = 0
    for seat in range(b.seats):
        winners += is_winner(b, s, seat, fewest)
    for seat in range(b.seats):
        s.score[seat] = is_winner(b, s, seat, fewest) / winners
    s.turn = OVER
    s.ending = HOME


def is_winner(b: Board, s: State, seat: int, fewest: int) -> int:
    return 1 if s.car[seat] == b.finish and s.used[seat] == fewest else 0


def end_without_winner(b: Board, s: State) -> None:
    for seat in range(b.seats):
        s.score[seat] = 1.0 / b.seats
    s.turn = OVER
    s.ending = CAP
