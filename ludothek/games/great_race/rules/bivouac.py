"""The bivouac: resource cards are laid out and taken in turn; in a solo game danger left lying hurts."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import ALONE, SOLO, Board, box
from ludothek.games.great_race.board.africa import NOWHERE
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.actions import SLOT
from ludothek.games.great_race.rules.position import State, T, hurt
from ludothek.games.great_race.rules.supplies import can_draw_card, take_up

GREEN, RED, YELLOW = 2, 3, 4  # colours of T's powers


def begin_bivouac(b: Board, s: State) -> None:
    """A card more than seats (G3.1), five in a solo game (G18.2), three alone (G23.3); Suffragettes add one (G14.3)."""
    cards = s.racing + 1
    if b.mode == SOLO:
        cards = box.SOLO_CARDS
    if b.mode == ALONE:
        cards = box.ALONE_CARDS
    s.slots = cards + (1 if suffragettes(b, s) != NOWHERE else 0)
    s.laid = 0
    s.chooser = 0
    s.extra = 0
    s.phase = phase.LAYING


def suffragettes(b: Board, s: State) -> int:
    """Their seat, if their power counts and they are still racing; else NOWHERE."""
    for seat in range(b.seats):
        if b.power[seat] == box.SUFFRAGETTES and s.gone[seat] == 0:
            return seat
    return NOWHERE


def lay_next_card(s: State) -> None:
    """As long as there are cards at all (G10.7)."""
    if s.laid < s.slots and can_draw_card(s):
        s.phase = phase.LAYOUT
        s.turn = CHANCE
    else:
        s.phase = phase.CHOOSE


def lay_out(s: State, card: int) -> None:
    s.deck[card] -= 1
    s.slot[s.laid] = card + 1
    s.laid += 1
    s.phase = phase.LAYING


def ask_chooser(b: Board, s: State) -> None:
    """Choosers in order (G3.2, G18.3); the last of several takes two cards (G3.3, G18.2)."""
    if s.chooser == s.racing:
        s.phase = phase.LEFTOVER
        return
    vehicle = chooser(b, s)
    s.takes = 2 if s.chooser == s.racing - 1 and s.racing > 1 else 1
    s.phase = phase.TAKE
    s.turn = vehicle
    if b.mode == SOLO and vehicle == T:
        t_takes(b, s)
        s.chooser += 1
        s.after = phase.CHOOSE
        s.phase = phase.LIMIT
    elif cards_lying(s) == 0:
        s.phase = phase.TAKEN


def chooser(b: Board, s: State) -> int:
    return s.order[s.chooser if b.turn_first else s.racing - 1 - s.chooser]


def cards_lying(s: State) -> int:
    n = 0
    for i in range(s.slots):
        n += s.slot[i] > 0
    return n


def list_slots(s: State, out: list[int]) -> int:
    n = 0
    for i in range(s.slots):
        if s.slot[i] > 0:
            out[n] = SLOT + i
            n += 1
    return n


def take(b: Board, s: State, i: int) -> None:
    """Everybody sees which card is taken (G3.4)."""
    take_up(s, s.turn, s.slot[i] - 1, 1)
    s.slot[i] = 0
    s.takes -= 1
    if s.takes == 0 or cards_lying(s) == 0:
        s.phase = phase.TAKEN


def end_choice(b: Board, s: State) -> None:
    """The hand is looked at once a chooser has all its cards (G3.4)."""
    s.chooser += 1
    s.after = phase.LEFTOVER if s.extra else phase.CHOOSE
    s.phase = phase.LIMIT


def end_bivouac(b: Board, s: State) -> None:
    """The Suffragettes get the card left over (G14.3), in a solo game by choice (G18.8); danger left lying hurts."""
    ladies = suffragettes(b, s)
    if ladies != NOWHERE and s.extra == 0 and cards_lying(s) > 0:
        s.extra = 1
        s.takes = 1
        s.turn = ladies
        s.phase = phase.TAKE
        return
    for i in range(s.slots):
        if s.slot[i] > 0:
            leave(b, s, s.slot[i] - 1)
            s.slot[i] = 0
    s.after = phase.PLANNING
    s.phase = phase.LIMIT


def leave(b: Board, s: State, card: int) -> None:
    """A card that nobody took (G18.5, G18.6, G23.3)."""
    s.cards_out[card] += 1
    if card == box.DANGER_CARD and b.mode == SOLO:
        hurt(s, 0, box.HITS[s.card - 1], box.DAMAGE[s.card - 1])
    if card == box.DANGER_CARD and b.mode == ALONE:
        hurt(s, 0, box.CHASSIS, 1)


# --- T ---


def t_takes(b: Board, s: State) -> None:
    """The slots printed for the first or the second chooser, or the next filled ones; never a sixth (G18.2, G18.4)."""
    if s.chooser == 0:
        t_takes_from(b, s, box.TAKES[s.card - 1][0] - 1)
    else:
        t_takes_from(b, s, box.TAKES[s.card - 1][1] - 1)
        t_takes_from(b, s, box.TAKES[s.card - 1][2] - 1)


def t_takes_from(b: Board, s: State, first: int) -> None:
    for i in range(box.SOLO_CARDS):
        slot = (first + i) % box.SOLO_CARDS
        if s.slot[slot] > 0:
            card = s.slot[slot] - 1
            s.slot[slot] = 0
            s.cards_out[card] += 1
            t_uses(b, s, card, 1)
            if card == box.DANGER_CARD and s.sticker[RED] >= 1:
                hurt(s, 0, box.HITS[s.card - 1], box.DAMAGE[s.card - 1])  # red 1, which cannot be guarded (G21.4)
            return


def t_uses(b: Board, s: State, card: int, level: int) -> None:
    """Green powers: fuel from this level on, mechanics from the next (G21.4)."""
    if s.sticker[GREEN] >= level:
        s.fuel[T] = min(t_most(s), s.fuel[T] + box.CARD_FUEL[card])
    if s.sticker[GREEN] > level:
        s.engine[T] = min(t_most(s), s.engine[T] + box.CARD_REPAIR[card])


def t_most(s: State) -> int:
    """The maximum of T's gauges: yellow raises it."""
    return box.T_GAUGE + s.sticker[YELLOW]
