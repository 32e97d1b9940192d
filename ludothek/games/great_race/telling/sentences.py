"""What happened, in sentences: a message of the words files, and what fills it.

Facts are codes and numbers; the words files make names of them.
"""

from __future__ import annotations

from ludothek.core.contract import Facts, Sentence
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import COLOURS, SPACES, TOWN, other_port
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, PLANS, TILES
from ludothek.games.great_race.rules import actions, play
from ludothek.games.great_race.rules.drive import fuel_for
from ludothek.games.great_race.rules.phase import DRIVE, LAYOUT
from ludothek.games.great_race.rules.position import FOR_BLIND_STEP, FOR_SCOUT, FOR_T, State, T
from ludothek.games.great_race.telling.places import whereabouts

ROLE_WORDS = ("funding", "pathfinder", "mechanic", "escort")


def crew(b: Board, vehicle: int) -> str:
    return "T" if b.mode == SOLO and vehicle == T else CREWS[b.crew[vehicle]].id


def plan_told(counts: tuple[int, ...] | list[int]) -> Facts:
    return dict(zip(ROLE_WORDS, counts, strict=True))


# --- what a seat decides ---


def decided(b: Board, s: State, action: int) -> Facts:
    """Who decides, and by how much the gauges and the purse change at once."""
    change = changes(b, s, action)
    gauges = {name: abs(change[name]) for name in ("fuel", "engine", "chassis")}
    return {"crew": crew(b, s.turn), **gauges, "francs": abs(change["money"])}


def changes(b: Board, s: State, action: int) -> dict[str, int]:
    """What an action changes on the dashboard of whoever takes it, before anything follows from it."""
    after = s.copy()
    play(b, after, action)
    now, then = dashboard(after, s.turn), dashboard(s, s.turn)
    return {name: now[name] - then[name] for name in now}


def dashboard(s: State, seat: int) -> dict[str, int]:
    return {"fuel": s.fuel[seat], "engine": s.engine[seat], "chassis": s.chassis[seat], "money": s.money[seat]}


def told_take(b: Board, s: State, slot: int) -> Sentence:
    return "said-take", {"slot": slot + 1, "card": CARDS[s.slot[slot] - 1].id}


def told_plan(b: Board, s: State, plan: int) -> Sentence:
    return "said-plan", plan_told(PLANS[plan])


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


def told_step(b: Board, s: State, space: int) -> Sentence:
    """Into a town, onto a tile or into the unknown; a step begins a drive or goes on with it."""
    facts: Facts = {"begins": int(s.phase != DRIVE), **whereabouts(space)}
    if TOWN[space]:
        return "said-go-town", facts
    if not s.tile[space]:
        return "said-go-blind", facts
    return "said-go", facts | lying(s, space) | {"fuel": fuel_for(space, s.tile[space] - 1)}


def told_sail(b: Board, s: State, route: int) -> Sentence:
    return "said-sail", {**whereabouts(other_port(route, s.where[s.turn]))}


def told_back(b: Board, s: State, tile: int) -> Sentence:
    return "said-back", {"tile": TILES[tile].id}


def told_drop(b: Board, s: State, card: int) -> Sentence:
    return "said-drop", {"card": CARDS[card].id}


def told_lay(b: Board, s: State, number: int) -> Sentence:
    tile, space = divmod(number, SPACES)
    return "said-lay", {"tile": TILES[tile].id, **whereabouts(space)}


# --- what chance draws ---


def told_tile(b: Board, s: State, number: int) -> Sentence:
    """For somebody who scouts, or for a step into the unknown."""
    tile = TILES[number].id
    if s.drawing in (FOR_SCOUT, FOR_BLIND_STEP):
        facts: Facts = {"crew": crew(b, s.mover), "tile": tile}
        is_scouted = s.drawing == FOR_SCOUT
        return ("said-drew-tile", facts) if is_scouted else ("said-drew-blind", {**facts, **whereabouts(s.entering)})
    if s.drawing == FOR_T:
        return "said-drew-t-tile", {"tile": tile}
    return "said-drew-t-blind", {"tile": tile, **whereabouts(s.entering)}


def told_card(b: Board, s: State, card: int) -> Sentence:
    """Laid out in the bivouac, drawn by T, or drawn into a hand."""
    if s.phase == LAYOUT:
        return "said-laid-out", {"slot": s.laid + 1, "card": CARDS[card].id}
    if s.drawing == FOR_T:
        return told_t_card(b, s, card)
    return "said-drew-card", {"crew": crew(b, s.mover), "card": CARDS[card].id}


def told_t_card(b: Board, s: State, card: int) -> Sentence:
    """A card that T draws in a town, and what its powers make of it."""
    after = s.copy()
    play(b, after, actions.DECK + card)
    gained: Facts = {"fuel": after.fuel[T] - s.fuel[T], "mechanics": after.engine[T] - s.engine[T]}
    return "said-drew-t-card", {"card": CARDS[card].id, **gained}


def told_estienne(b: Board, s: State, number: int) -> Sentence:
    card = ESTIENNE[number]
    return "said-estienne", {"estienne": card.id, "colour": COLOURS[card.colour]}
