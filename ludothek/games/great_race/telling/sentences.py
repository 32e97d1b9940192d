"""What happened, in sentences: for every action a message of the words files, and what fills it.

Facts are codes and numbers; the words files make names of them. Of a plan that is not open yet, and of a card drawn
into a hand, others hear only that there was one.
"""

from __future__ import annotations

from collections.abc import Callable

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import COLOURS, PORTS, SPACES, TOWN
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, PLANS, TILES
from ludothek.games.great_race.rules import play
from ludothek.games.great_race.rules.actions import (
    ACCEPT,
    BAG,
    BUY,
    CARD,
    CLEAR,
    COMMIT,
    DECK,
    DISCARD,
    FETCH,
    FUND,
    GO,
    GUARD,
    GUIDE_CLEAR,
    HALT,
    LOSE,
    MEND,
    NO_WINCH,
    PASS,
    PLACE,
    REPAIR,
    RETURN,
    SAIL,
    SCOUT,
    SCOUT3,
    SHIELDED,
    SLOT,
    STRIKE,
    USE,
    WINCH_M,
    WINCH_S,
)
from ludothek.games.great_race.rules.driving import fuel_for
from ludothek.games.great_race.rules.position import (
    DRAW_CARD,
    DRAW_TILE,
    DRIVE,
    FOR_BLIND_STEP,
    FOR_SCOUT,
    FOR_T,
    LAYOUT,
    PLAN,
    State,
    T,
)
from ludothek.games.great_race.telling.places import compass, whereabouts

Facts = dict[str, int | str]
Sentence = tuple[str, Facts]
ROLE_WORDS = ("funding", "pathfinder", "mechanic", "escort")


def tell(b: Board, s: State, action: int) -> Sentence:
    """The whole of it, for whoever may know."""
    return tell_draw(b, s, action) if s.turn == CHANCE else tell_choice(b, s, action)


def overhear(b: Board, s: State, action: int) -> Sentence:
    """What others hear of a secret."""
    if s.phase == PLAN:
        return "heard-plan", {"crew": crew(b, s.turn)}
    return "heard-card", {"crew": crew(b, s.mover)}


def foretell(b: Board, s: State, action: int) -> Sentence:
    """A move that is only advised: what to do, said to whoever asks; a step is told by the compass."""
    message, facts = tell(b, s, action)
    if GO <= action < SAIL:
        facts |= {"towards": compass(s.where[s.turn], action - GO)}
    return message.replace("said-", "foretold-"), facts


def keeper(b: Board, s: State, action: int) -> int:
    """The seat that sees a card which is drawn in secret; -1 for none."""
    return s.mover if s.phase == DRAW_CARD and s.drawing != FOR_T else -1


def crew(b: Board, vehicle: int) -> str:
    return "T" if b.mode == SOLO and vehicle == T else CREWS[b.crew[vehicle]].id


def plan_told(counts: tuple[int, ...] | list[int]) -> Facts:
    return dict(zip(ROLE_WORDS, counts, strict=True))


# --- what a seat decides ---


def tell_choice(b: Board, s: State, action: int) -> Sentence:
    facts: Facts = {"crew": crew(b, s.turn), **changes(b, s, action)}
    if action in PLAIN:
        return PLAIN[action], facts
    first = max(start for start in CHOICES if start <= action)
    message, more = CHOICES[first](b, s, action - first)
    return message, facts | more


def changes(b: Board, s: State, action: int) -> Facts:
    """By how much the gauges and the purse of whoever decides change at once."""
    after = s.copy()
    play(b, after, action)
    pairs = {name: (getattr(s, name)[s.turn], getattr(after, name)[s.turn]) for name in ("fuel", "engine", "chassis")}
    pairs["francs"] = (s.money[s.turn], after.money[s.turn])
    return {name: abs(now - then) for name, (then, now) in pairs.items()}


PLAIN = {
    FUND: "said-fund",
    SCOUT: "said-scout",
    SCOUT3: "said-scout3",
    FETCH: "said-fetch",
    PASS: "said-pass",
    HALT: "said-halt",
    GUARD: "said-guard",
    SHIELDED: "said-shield",
    ACCEPT: "said-accept",
    WINCH_M: "said-winch-m",
    WINCH_S: "said-winch-s",
    NO_WINCH: "said-nowinch",
}


def told_take(b: Board, s: State, slot: int) -> Sentence:
    return "said-take", {"slot": slot + 1, "card": CARDS[s.slot[slot] - 1].id}


def told_plan(b: Board, s: State, plan: int) -> Sentence:
    return "said-plan", plan_told(PLANS[plan])


def told_buy(b: Board, s: State, levels: int) -> Sentence:
    return "said-buy", {}


def told_use(b: Board, s: State, card: int) -> Sentence:
    return "said-use", {"card": CARDS[card].id}


def told_mend(b: Board, s: State, split: int) -> Sentence:
    return "said-mend", {"card": "PARTS" if split < 2 else "TOOLS"}


def told_strike(b: Board, s: State, target: int) -> Sentence:
    rival, gauge = divmod(target, 2)
    if crew(b, rival) == "T":
        return "said-strike-t", {}
    return "said-strike", {"rival": crew(b, rival), "gauge": "ec"[gauge]}


def told_guide(b: Board, s: State, space: int) -> Sentence:
    return "said-guide", lying(s, space)


def told_clear(b: Board, s: State, space: int) -> Sentence:
    return "said-clear", lying(s, space)


def lying(s: State, space: int) -> Facts:
    return {**whereabouts(space), "tile": TILES[s.tile[space] - 1].id}


def told_repair(b: Board, s: State, split: int) -> Sentence:
    return "said-repair", {}


def told_hit(b: Board, s: State, split: int) -> Sentence:
    return "said-hit", {}


def told_step(b: Board, s: State, space: int) -> Sentence:
    """Into a town, onto a tile or into the unknown; a step begins a drive or goes on with it."""
    facts: Facts = {"begins": int(s.phase != DRIVE), **whereabouts(space)}
    if TOWN[space]:
        return "said-go-town", facts
    if not s.tile[space]:
        return "said-go-blind", facts
    return "said-go", facts | lying(s, space) | {"fuel": fuel_for(space, s.tile[space] - 1)}


def told_sail(b: Board, s: State, route: int) -> Sentence:
    one, other, _ = PORTS[route]
    return "said-sail", whereabouts(other if s.where[s.turn] == one else one)


def told_back(b: Board, s: State, tile: int) -> Sentence:
    return "said-back", {"tile": TILES[tile].id}


def told_drop(b: Board, s: State, card: int) -> Sentence:
    return "said-drop", {"card": CARDS[card].id}


def told_lay(b: Board, s: State, number: int) -> Sentence:
    tile, space = divmod(number, SPACES)
    return "said-lay", {"tile": TILES[tile].id, **whereabouts(space)}


CHOICES: dict[int, Callable[[Board, State, int], Sentence]] = {
    SLOT: told_take,
    COMMIT: told_plan,
    BUY: told_buy,
    USE: told_use,
    MEND: told_mend,
    STRIKE: told_strike,
    GUIDE_CLEAR: told_guide,
    REPAIR: told_repair,
    LOSE: told_hit,
    GO: told_step,
    SAIL: told_sail,
    CLEAR: told_clear,
    RETURN: told_back,
    DISCARD: told_drop,
    PLACE: told_lay,
}


# --- what chance draws ---


def tell_draw(b: Board, s: State, action: int) -> Sentence:
    if s.phase == DRAW_TILE:
        return tell_tile(b, s, TILES[action - BAG].id)
    if s.phase == LAYOUT:
        return "said-laid-out", {"slot": s.laid + 1, "card": CARDS[action - DECK].id}
    if s.phase == DRAW_CARD and s.drawing == FOR_T:
        return tell_t_card(b, s, action)
    if s.phase == DRAW_CARD:
        return "said-drew-card", {"crew": crew(b, s.mover), "card": CARDS[action - DECK].id}
    card = ESTIENNE[action - CARD]
    return "said-estienne", {"estienne": card.id, "colour": COLOURS[card.colour]}


def tell_tile(b: Board, s: State, tile: str) -> Sentence:
    """For somebody who scouts, or for a step into the unknown."""
    if s.drawing in (FOR_SCOUT, FOR_BLIND_STEP):
        facts: Facts = {"crew": crew(b, s.mover), "tile": tile}
        is_scouted = s.drawing == FOR_SCOUT
        return ("said-drew-tile", facts) if is_scouted else ("said-drew-blind", facts | whereabouts(s.entering))
    if s.drawing == FOR_T:
        return "said-drew-t-tile", {"tile": tile}
    return "said-drew-t-blind", {"tile": tile, **whereabouts(s.entering)}


def tell_t_card(b: Board, s: State, action: int) -> Sentence:
    """A card that T draws in a town, and what its powers make of it."""
    after = s.copy()
    play(b, after, action)
    gained: Facts = {"fuel": after.fuel[T] - s.fuel[T], "mechanics": after.engine[T] - s.engine[T]}
    return "said-drew-t-card", {"card": CARDS[action - DECK].id, **gained}
