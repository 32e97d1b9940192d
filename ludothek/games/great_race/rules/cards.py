"""Resource cards: which can be played in a turn, and what they do."""

from __future__ import annotations

from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE
from ludothek.games.great_race.board.box import CARD_FUEL, DANGER_CARD, FUNDS, GUIDE, PARTS, SPLITS, TELEGRAM, TOOLS
from ludothek.games.great_race.rules.actions import GUIDE_CLEAR, MEND, STRIKE, USE
from ludothek.games.great_race.rules.damage import ask_for_guard
from ludothek.games.great_race.rules.phase import MY_TURN
from ludothek.games.great_race.rules.position import BY_CARD, State, T, is_on, is_under_vehicle
from ludothek.games.great_race.rules.scout import scout
from ludothek.games.great_race.rules.supplies import KINDS, put_down, tiles_to_draw


def list_cards(b: Board, s: State, out: list[int], n: int) -> int:
    """Cards that would change something (G5.8); the winch has its own moment (G10.6)."""
    for card in range(GUIDE + 1):
        if s.hand[KINDS * s.mover + card] > 0:
            if card in (PARTS, TOOLS):
                n = list_mending(b, s, out, n, card)
            elif card == DANGER_CARD:
                n = list_rivals(b, s, out, n)
            elif card == TELEGRAM or (CARD_FUEL[card] > 0 and s.fuel[s.mover] < b.most_fuel[s.mover]):
                out[n] = USE + card
                n += 1
            elif card == GUIDE:
                n = list_guide(b, s, out, n)
    return n


def list_mending(b: Board, s: State, out: list[int], n: int, card: int) -> int:
    """Spare parts name one letter and a tool box two; surplus is lost (G10.3)."""
    first = 0 if card == PARTS else 2
    for split in range(first, 2 if card == PARTS else 5):
        engine = SPLITS[split][0] > 0 and s.engine[s.mover] < b.most_engine[s.mover]
        chassis = SPLITS[split][1] > 0 and s.chassis[s.mover] < b.most_chassis[s.mover]
        if engine or chassis:
            out[n] = MEND + split
            n += 1
    return n


def list_rivals(b: Board, s: State, out: list[int], n: int) -> int:
    """Rivals on their way, and a gauge of theirs above 0 (G10.5)."""
    for rival in range(b.vehicles):
        if rival != s.mover and is_on(s, rival):
            if s.engine[rival] > 0:
                out[n] = STRIKE + 2 * rival
                n += 1
            if s.chassis[rival] > 0:
                out[n] = STRIKE + 2 * rival + 1
                n += 1
    return n


def list_guide(b: Board, s: State, out: list[int], n: int) -> int:
    if tiles_to_draw(s) > 0:
        out[n] = USE + GUIDE
        n += 1
    return list_clearings(b, s, out, n, GUIDE_CLEAR)


def list_clearings(b: Board, s: State, out: list[int], n: int, first: int) -> int:
    """Tiles beside the mover that can be removed (G6.4, G6.5)."""
    for i in range(6):
        space = NEIGHBOURS[s.where[s.mover]][i]
        if space != NOWHERE and s.tile[space] > 0 and not is_under_vehicle(b, s, space):
            out[n] = first + space
            n += 1
    return n


def play_card(b: Board, s: State, action: int) -> None:
    s.carded = 1
    s.phase = MY_TURN
    if action < MEND:
        use_card(b, s, action - USE)
    elif action < STRIKE:
        put_down(s, s.mover, PARTS if action < MEND + 2 else TOOLS)
        mend(b, s, action - MEND)
    elif action < GUIDE_CLEAR:
        put_down(s, s.mover, DANGER_CARD)
        strike(b, s, (action - STRIKE) // 2, (action - STRIKE) % 2)
    else:
        put_down(s, s.mover, GUIDE)
        clear_tile(s, action - GUIDE_CLEAR)


def use_card(b: Board, s: State, card: int) -> None:
    put_down(s, s.mover, card)
    if CARD_FUEL[card] > 0:
        s.fuel[s.mover] = min(b.most_fuel[s.mover], s.fuel[s.mover] + CARD_FUEL[card])
    elif card == TELEGRAM:
        s.money[s.mover] += FUNDS  # G10.4
    else:
        scout(s, 1, MY_TURN)


def mend(b: Board, s: State, split: int) -> None:
    s.engine[s.mover] = min(b.most_engine[s.mover], s.engine[s.mover] + SPLITS[split][0])
    s.chassis[s.mover] = min(b.most_chassis[s.mover], s.chassis[s.mover] + SPLITS[split][1])


def strike(b: Board, s: State, rival: int, gauge: int) -> None:
    """A danger card: T has no defence, a crew may guard (G10.5)."""
    if b.mode == SOLO and rival == T:
        s.engine[T] -= 1
        return
    s.victim = rival
    s.gauge = gauge
    s.source = BY_CARD
    s.after = MY_TURN
    ask_for_guard(b, s)


def clear_tile(s: State, space: int) -> None:
    s.tiles_out[s.tile[space] - 1] += 1
    s.tile[space] = 0
