"""Bag, deck and hands: what is drawn, what fills them again when nothing is left, and how many cards may be held."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.box import CARDS, SUFFRAGETTES, TILES
from ludothek.games.great_race.rules.actions import DISCARD
from ludothek.games.great_race.rules.phase import CHOOSE, DRAW_CARD, DROP, LIMIT, NEXT
from ludothek.games.great_race.rules.position import FOR_HAND, State, is_on

KINDS, TILE_KINDS = len(CARDS), len(TILES)


def total(counts: list[int]) -> int:
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


def can_draw_tile(s: State) -> bool:
    """Fill the bag from the discard if it is empty (G7.6)."""
    return refilled(s.bag, s.tiles_out)


def can_draw_card(s: State) -> bool:
    """Make a new deck of the discard if it is empty (G10.7)."""
    return refilled(s.deck, s.cards_out)


def refilled(supply: list[int], discard: list[int]) -> bool:
    """Put the discard into an empty supply; whether there is anything to draw now."""
    if total(supply) == 0:
        for kind in range(len(supply)):
            supply[kind] = discard[kind]
            discard[kind] = 0
    return total(supply) > 0


def ask_chance(s: State, phase: int, drawing: int) -> None:
    """A tile or a card is drawn next."""
    s.phase = phase
    s.drawing = drawing
    s.turn = CHANCE


def tiles_to_draw(s: State) -> int:
    return total(s.bag) + total(s.tiles_out)


def cards_to_draw(s: State) -> int:
    return total(s.deck) + total(s.cards_out)


def take_up(s: State, seat: int, card: int, is_open: int) -> None:
    s.hand[KINDS * seat + card] += 1
    s.shown[KINDS * seat + card] += is_open
    s.held[seat] += 1


def put_down(s: State, seat: int, card: int) -> None:
    """Out of a hand, to the open discard; of a kind the cards that all know of go first."""
    s.hand[KINDS * seat + card] -= 1
    if s.shown[KINDS * seat + card] > 0:
        s.shown[KINDS * seat + card] -= 1
    s.held[seat] -= 1
    s.cards_out[card] += 1


def list_kinds(counts: list[int], first: int, out: list[int]) -> int:
    """The kinds there is at least one of, as actions from `first` on."""
    n = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            out[n] = first + kind
            n += 1
    return n


def list_hand(s: State, out: list[int]) -> int:
    """The cards that a hand too large may lose."""
    n = 0
    for card in range(KINDS):
        if s.hand[KINDS * s.turn + card] > 0:
            out[n] = DISCARD + card
            n += 1
    return n


def draw_cards(s: State) -> None:
    """For the mover's hand, then the hand limit (G9.2)."""
    if s.draws > 0 and can_draw_card(s):
        ask_chance(s, DRAW_CARD, FOR_HAND)
    else:
        s.after = NEXT
        s.phase = LIMIT


def look_at_hands(b: Board, s: State) -> None:
    """Whoever holds more cards than the chassis has levels discards at once (G10.2)."""
    for seat in range(b.seats):
        if is_on(s, seat) and s.held[seat] > s.chassis[seat] and not waits_for_card(b, s, seat):
            s.phase = DROP
            s.turn = seat
            return
    s.phase = s.after


def waits_for_card(b: Board, s: State, seat: int) -> bool:
    """The Suffragettes' hand is looked at after their last card of a bivouac, not while others choose (G3.4, G14.3)."""
    return s.after == CHOOSE and b.power[seat] == SUFFRAGETTES
