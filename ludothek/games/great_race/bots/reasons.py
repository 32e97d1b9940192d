"""Why a move is good, as messages of the words files: for hints. What is said is true in the position."""

from __future__ import annotations

from collections.abc import Callable

from ludothek.core.contract import Sentence
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board import ALONE, RACE, SOLO, Board, box
from ludothek.games.great_race.board.africa import TOWN, other_port
from ludothek.games.great_race.bots import reasons_to_drive
from ludothek.games.great_race.bots.last_round import is_lost
from ludothek.games.great_race.rules import actions
from ludothek.games.great_race.rules.drive import mechanics_of, stops
from ludothek.games.great_race.rules.position import BY_CARD, BY_T, State, T
from ludothek.games.great_race.rules.supplies import KINDS

Reason = Sentence | None
LIGHT_PURSE = 80  # francs: what everybody begins with


def reason(b: Board, s: State, action: int) -> Reason:
    """The message that says why an action is good, and what fills it; None where nothing true can be said."""
    if len(GAME.legal_actions(b, s)) == 1:
        return "reason-only", {}
    if is_lost(b, s):
        return None
    first = max(start for start in REASONS if start <= action)
    found = REASONS[first]
    return (found, {}) if isinstance(found, str) else found(b, s, action - first)


# --- plans and the bivouac ---


def for_plan(b: Board, s: State, number: int) -> Reason:
    """By what is most striking in it."""
    plan, francs = box.PLANS[number], s.money[s.turn]
    if plan[box.FUNDING] == 2 and francs < LIGHT_PURSE:
        return "reason-plan-money", {"francs": francs}
    if plan[box.PATHFINDER] == 2 and (unknown := for_unknown(b, s)):
        return unknown
    if plan[box.MECHANIC] >= 2:
        return "reason-plan-drive", {"mechanics": plan[box.MECHANIC], "steps": reasons_to_drive.home(b, s)}
    return ("reason-plan-escort", {}) if plan[box.ESCORT] == 2 else None


def for_slot(b: Board, s: State, slot: int) -> Reason:
    """By what the card will do for whoever takes it."""
    card = s.slot[slot] - 1
    if box.CARD_FUEL[card]:
        return ("reason-take-fuel", {}) if box.CARD_FUEL[card] <= room(b, s) else saved_by(card)
    if box.CARD_REPAIR[card]:
        return ("reason-take-mend", {"levels": broken(b, s)}) if broken(b, s) else ("reason-take-parts", {})
    if card == box.DANGER_CARD:
        return ("reason-take-danger" if b.mode == RACE else "reason-take-danger-left"), {}
    return "reason-take", {"card": box.CARDS[card].id}


# --- petrol and cards ---


def for_petrol(b: Board, s: State, levels: int) -> Reason:
    if TOWN[s.where[s.turn]]:
        return ("reason-petrol-alone" if b.mode == ALONE else "reason-petrol-town"), {}
    return ("reason-petrol", {"fuel": s.fuel[s.turn]}) if drives(s) else None


def for_card(b: Board, s: State, card: int) -> Reason:
    if box.CARD_FUEL[card]:
        if box.CARD_FUEL[card] > room(b, s):
            return ("reason-petrol", {"fuel": s.fuel[s.turn]}) if drives(s) else None
        return ("reason-fuel" if drives(s) else "reason-fuel-room"), {}
    if card == box.TELEGRAM:
        return "reason-telegram", {}
    return for_scouting(b, s, card) if card == box.GUIDE else None


def for_mending(b: Board, s: State, split: int) -> Reason:
    """Spare parts that are not wasted."""
    engine, chassis = box.SPLITS[split]
    fits = s.engine[s.turn] + engine <= b.most_engine[s.turn] and s.chassis[s.turn] + chassis <= b.most_chassis[s.turn]
    return ("reason-mend", {}) if fits else None


def for_strike(b: Board, s: State, given: int) -> Reason:
    return ("reason-strike-t" if b.mode == SOLO and given // 2 == T else "reason-strike"), {}


def for_dropping(b: Board, s: State, card: int) -> Reason:
    """A card of which there is another, that is of no use as things stand, or that money can buy."""
    if s.hand[KINDS * s.turn + card] > 1:
        return "reason-drop-double", {}
    if box.CARD_FUEL[card]:
        return ("reason-drop-fuel", {}) if not room(b, s) else saved_by(card)
    if box.CARD_REPAIR[card] and not broken(b, s):
        return "reason-drop-mend", {}
    if card == box.DANGER_CARD and b.mode == ALONE:
        return "reason-drop-danger", {}
    return (
        ("reason-drop-little", {"card": box.CARDS[card].id})
        if card in (box.PARTS, box.GUIDE, box.WINCH, box.TELEGRAM, box.DANGER_CARD)
        else None
    )


# --- assistants ---


def for_funding(b: Board, s: State, _: int) -> Reason:
    return "reason-fund", {"francs": s.money[s.turn]}


def for_scouting(b: Board, s: State, _: int) -> Reason:
    """The next space of the way is the first thing one would like to know, then the others."""
    ahead = reasons_to_drive.cheapest(b, s)[:1]
    return ("reason-scout", {}) if ahead and ahead[0] in reasons_to_drive.unknown_ahead(b, s) else for_unknown(b, s)


def for_unknown(b: Board, s: State) -> Reason:
    spaces = reasons_to_drive.unknown_ahead(b, s)
    return ("reason-plan-paths", {"spaces": len(spaces)}) if spaces else None


def for_fetching(b: Board, s: State, _: int) -> Reason:
    held, chassis = s.held[s.turn], s.chassis[s.turn]
    return ("reason-fetch", {"held": held, "chassis": chassis}) if held < chassis else None


def for_passing(b: Board, s: State, _: int) -> Reason:
    return ("reason-pass", {}) if s.left[4 * s.turn + box.ESCORT] else None


def for_halting(b: Board, s: State, _: int) -> Reason:
    """No step that can be paid leads nearer, or only into the unknown."""
    spaces = [action - actions.GO for action in GAME.legal_actions(b, s) if actions.GO <= action < actions.SAIL]
    nearer = [space for space in spaces if b.home[space] < reasons_to_drive.home(b, s)]
    if not nearer:
        return "reason-halt", {}
    unknown = all(not s.tile[space] and not TOWN[space] for space in nearer)
    return ("reason-halt-unknown", {}) if unknown else None


def for_repair(b: Board, s: State, split: int) -> Reason:
    if box.SPLITS[split][0]:
        return "reason-repair-engine", {"engine": s.engine[s.turn]}
    return "reason-repair-chassis", {"chassis": s.chassis[s.turn]}


def for_sailing(b: Board, s: State, route: int) -> Reason:
    nearer = reasons_to_drive.home(b, s) - b.home[other_port(route, s.where[s.turn])]
    return ("reason-sail", {"steps": nearer}) if nearer > 0 else None


def for_clearing(b: Board, s: State, space: int) -> Reason:
    tile = s.tile[space] - 1
    if reasons_to_drive.costs_more(s, tile):
        return "reason-clear", {}
    return (
        ("reason-clear-stop", {})
        if box.TILE_STOP[tile]
        else ("reason-clear-danger", {})
        if box.TILE_DANGER[tile]
        else None
    )


# --- answers ---


def for_bearing(b: Board, s: State, _: int) -> Reason:
    """One level is the least that any danger costs."""
    return ("reason-accept", {}) if s.source == BY_CARD or (s.source == BY_T and s.hits == 1) else None


def for_stop_winch(b: Board, s: State, _: int) -> Reason:
    return ("reason-winch-stop", {"steps": s.steps}) if s.steps else None


def for_keeping_winch(b: Board, s: State, _: int) -> Reason:
    tile = s.tile[s.entering] - 1
    return ("reason-keep-winch", {}) if mechanics_of(s, tile) == 1 and not stops(s, tile) else None


def for_losing(b: Board, s: State, split: int) -> Reason:
    """What is spared by it, or what is left."""
    engine, chassis = box.SPLITS[split]
    left = {"engine": s.engine[s.turn] - engine, "chassis": s.chassis[s.turn] - chassis}
    if engine and chassis:
        return ("reason-hit-both", {**left}) if min(left.values()) > 0 else None
    return ("reason-hit-engine" if engine else "reason-hit-chassis"), {}


def for_returning(b: Board, s: State, tile: int) -> Reason:
    """The hardest of those drawn; tiles stand in the order of their rank."""
    return ("reason-back", {}) if not any(s.drawn[tile + 1 :]) else None


# --- the words these are made of ---


def saved_by(card: int) -> Reason:
    """What the petrol of a card costs in a town (G5.3)."""
    return "reason-petrol-worth", {"francs": box.IN_TOWN * box.CARD_FUEL[card]}


def room(b: Board, s: State) -> int:
    """In the tank."""
    return b.most_fuel[s.turn] - s.fuel[s.turn]


def broken(b: Board, s: State) -> int:
    """Levels of engine and chassis that could be mended."""
    return b.most_engine[s.turn] - s.engine[s.turn] + b.most_chassis[s.turn] - s.chassis[s.turn]


def drives(s: State) -> bool:
    """Whether a mechanic can still drive in this round."""
    return s.left[4 * s.turn + box.MECHANIC] > 0 and s.engine[s.turn] > 0


REASONS: dict[int, str | Callable[[Board, State, int], Reason]] = {  # from this action on; a word is true everywhere
    actions.SLOT: for_slot,
    actions.COMMIT: for_plan,
    actions.BUY: for_petrol,
    actions.USE: for_card,
    actions.MEND: for_mending,
    actions.STRIKE: for_strike,
    actions.GUIDE_CLEAR: for_clearing,
    actions.FUND: for_funding,
    actions.SCOUT: for_scouting,
    actions.SCOUT3: for_scouting,
    actions.FETCH: for_fetching,
    actions.PASS: for_passing,
    actions.HALT: for_halting,
    actions.GUARD: "reason-guard",
    actions.SHIELDED: "reason-shield",
    actions.ACCEPT: for_bearing,
    actions.WINCH_M: "reason-winch",
    actions.WINCH_S: for_stop_winch,
    actions.NO_WINCH: for_keeping_winch,
    actions.REPAIR: for_repair,
    actions.LOSE: for_losing,
    actions.GO: reasons_to_drive.reason_for_step,
    actions.SAIL: for_sailing,
    actions.CLEAR: for_clearing,
    actions.RETURN: for_returning,
    actions.DISCARD: for_dropping,
    actions.PLACE: reasons_to_drive.reason_for_laying,
}
