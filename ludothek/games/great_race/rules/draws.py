"""What chance can draw: tiles from the bag, cards from the deck, and the card of T."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.actions import BAG, CARD, DECK
from ludothek.games.great_race.rules.automa.moves import see_t_tile, t_sees_card
from ludothek.games.great_race.rules.bivouac import lay_out
from ludothek.games.great_race.rules.drive import see_blind_tile
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.rounds import cards_in_pile, reveal
from ludothek.games.great_race.rules.supplies import list_kinds, take_up, total


def list_draws(s: State, out: list[int]) -> int:
    if s.phase == phase.DRAW_TILE:
        return list_kinds(s.bag, BAG, out)
    if s.phase != phase.REVEAL:
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
    if s.phase == phase.REVEAL:
        return cards_in_pile(s)
    return total(s.bag) if s.phase == phase.DRAW_TILE else total(s.deck)


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """The draw behind a number below all ways: copies of a kind lie side by side."""
    list_draws(s, out)
    i = 0
    while number >= weight(b, s, out[i]):
        number -= weight(b, s, out[i])
        i += 1
    return out[i]


def draw(b: Board, s: State, action: int) -> None:
    if s.phase == phase.REVEAL:
        reveal(b, s, action - CARD)
    elif s.phase == phase.LAYOUT:
        lay_out(s, action - DECK)
    elif s.phase == phase.DRAW_TILE:
        draw_tile(b, s, action - BAG)
    else:
        draw_card(b, s, action - DECK)


def draw_tile(b: Board, s: State, tile: int) -> None:
    s.bag[tile] -= 1
    s.draws -= 1
    if s.drawing == position.FOR_BLIND_STEP:
        see_blind_tile(s, tile)
    elif s.drawing == position.FOR_T_STEP:
        see_t_tile(b, s, tile)
    else:
        s.drawn[tile] += 1
        s.phase = phase.T_TILES if s.drawing == position.FOR_T else phase.SCOUTING


def draw_card(b: Board, s: State, card: int) -> None:
    s.deck[card] -= 1
    s.draws -= 1
    if s.drawing == position.FOR_T:
        t_sees_card(b, s, card)
    else:
        take_up(s, s.mover, card, 0)
        s.phase = phase.CARD_DRAWS
