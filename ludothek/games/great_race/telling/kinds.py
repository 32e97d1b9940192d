"""Each kind of action in one row: how it is written, the sentence that tells it, and the rule that allows it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludothek.core.contract import Sentence
from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import SEATS
from ludothek.games.great_race.rules import actions
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.telling import citations, sentences, texts
from ludothek.games.great_race.telling.places import compass


class Kind(NamedTuple):
    """The actions from a number on, up to the next kind; its functions count an action from the first of them."""

    first: int
    texts: Sequence[str] | Callable[[Board, State, int], str]  # one for each action, or by the position
    sentence: str | Callable[[Board, State, int], Sentence]  # a message, or one with facts of its own
    rule: str | Callable[[Board, State, int], str]  # "" for what chance draws


KINDS = (
    Kind(actions.BAG, texts.each("bag:", texts.TILE_NAMES), sentences.told_tile, ""),
    Kind(actions.DECK, texts.each("deck:", texts.CARD_NAMES), sentences.told_card, ""),
    Kind(actions.CARD, texts.each("est:", texts.ESTIENNE_NAMES), sentences.told_estienne, ""),
    Kind(actions.SLOT, texts.each("take ", range(1, SEATS + 3)), sentences.told_take, citations.of_slot),
    Kind(actions.COMMIT, texts.each("plan ", texts.PLAN_NAMES), sentences.told_plan, "G4.2"),
    Kind(actions.BUY, texts.each("buy ", range(actions.USE - actions.BUY)), "said-buy", citations.of_petrol),
    Kind(actions.USE, texts.PLAYED, sentences.told_use, citations.of_card),
    Kind(actions.MEND, texts.MENDED, sentences.told_mend, "G10.3"),
    Kind(actions.STRIKE, texts.strike_text, sentences.told_strike, "G10.5"),
    Kind(actions.GUIDE_CLEAR, texts.each("play GUIDE clear ", texts.SPACE_NAMES), sentences.told_guide, "G10.4"),
    Kind(actions.FUND, ["fund"], "said-fund", citations.of_funding),
    Kind(actions.SCOUT, ["scout"], "said-scout", "G6.2"),
    Kind(actions.SCOUT3, ["scout3"], "said-scout3", "G14.7"),
    Kind(actions.FETCH, ["fetch"], "said-fetch", "G6.2"),
    Kind(actions.PASS, ["pass"], "said-pass", "G5.5"),
    Kind(actions.HALT, ["halt"], "said-halt", "G8.2"),
    Kind(actions.GUARD, ["guard"], "said-guard", "G6.7"),
    Kind(actions.SHIELDED, ["shield"], "said-shield", "G14.7"),
    Kind(actions.ACCEPT, ["accept"], "said-accept", citations.of_danger),
    Kind(actions.WINCH_M, ["winch m"], "said-winch-m", "G10.6"),
    Kind(actions.WINCH_S, ["winch s"], "said-winch-s", "G10.6"),
    Kind(actions.NO_WINCH, ["nowinch"], "said-nowinch", "G10.6"),
    Kind(actions.REPAIR, texts.each("repair ", texts.SPLIT_NAMES), "said-repair", citations.of_repair),
    Kind(actions.LOSE, texts.each("hit ", texts.SPLIT_NAMES), "said-hit", citations.of_levels),
    Kind(actions.GO, texts.step_text, sentences.told_step, citations.of_step),
    Kind(actions.SAIL, texts.voyage_text, sentences.told_sail, "G9.4"),
    Kind(actions.CLEAR, texts.each("clear ", texts.SPACE_NAMES), sentences.told_clear, "G6.4"),
    Kind(actions.RETURN, texts.each("back ", texts.TILE_NAMES), sentences.told_back, "G14.7"),
    Kind(actions.DISCARD, texts.each("drop ", texts.CARD_NAMES), sentences.told_drop, "G10.2"),
    Kind(actions.PLACE, texts.each("lay ", texts.TILES_ON_SPACES), sentences.told_lay, "G7.3"),
)
FIRSTS = [kind.first for kind in KINDS]


def kind_of(action: int) -> Kind:
    return KINDS[bisect(FIRSTS, action) - 1]


def write(b: Board, s: State, action: int) -> str:
    kind = kind_of(action)
    number = action - kind.first
    return kind.texts(b, s, number) if callable(kind.texts) else kind.texts[number]


def tell(b: Board, s: State, action: int) -> Sentence:
    """The whole of it, for whoever may know."""
    kind = kind_of(action)
    told = kind.sentence
    message, more = told(b, s, action - kind.first) if callable(told) else (told, {})
    return message, more if s.turn == CHANCE else sentences.decided(b, s, action) | more


def foretell(b: Board, s: State, action: int) -> Sentence:
    """A move that is only advised: what to do, said to whoever asks; a step is told by the compass."""
    message, facts = tell(b, s, action)
    if actions.GO <= action < actions.SAIL:
        facts |= {"towards": compass(s.where[s.turn], action - actions.GO)}
    return message.replace("said-", "foretold-"), facts


def cite(b: Board, s: State, action: int) -> str:
    """The rule that allows a move."""
    kind = kind_of(action)
    return kind.rule(b, s, action - kind.first) if callable(kind.rule) else kind.rule
