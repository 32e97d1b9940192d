"""What a seat sees and can click: map and dashboards, its own hand, and what T is up to; never another's secrets.

Everything here is made from the position as the seat knows it, so that what it does not know cannot come through.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race.board import ALONE, MODES, SOLO, Board
from ludothek.games.great_race.board.africa import (
    COLOURS,
    MAP,
    NAMED,
    NOWHERE,
    RISK,
    ROUTES,
    SOUTH,
    SPACES,
    TOWN,
    TOWNS,
    name,
)
from ludothek.games.great_race.board.box import (
    CARDS,
    CREWS,
    ESTIENNE,
    ROLES,
    TILE_DANGER,
    TILE_MECHANIC,
    TILE_STOP,
    TILES,
)
from ludothek.games.great_race.campaign.passport import MISSIONS, fulfils, way
from ludothek.games.great_race.rules import play
from ludothek.games.great_race.rules.actions import GO
from ludothek.games.great_race.rules.bivouac import t_most
from ludothek.games.great_race.rules.convoy import price
from ludothek.games.great_race.rules.driving import fuel_for
from ludothek.games.great_race.rules.knowledge import redact, unknown
from ludothek.games.great_race.rules.position import FOR_T, PLAN, State, T
from ludothek.games.great_race.rules.rounds import arrivals, points
from ludothek.games.great_race.rules.supplies import KINDS, total
from ludothek.games.great_race.telling.automa_log import Told, story, way_of_t
from ludothek.games.great_race.telling.citations import rule_for
from ludothek.games.great_race.telling.consequences import REASONS, facts_of, message_of
from ludothek.games.great_race.telling.notation import shown, write
from ludothek.games.great_race.telling.places import NEAR
from ludothek.games.great_race.view.trail import tracks

if TYPE_CHECKING:
    from ludothek.core.table import Played, Table

PHASES = (
    "take",
    "plan",
    "turn",
    "lay",
    "back",
    "drive",
    "winch",
    "hit",
    "danger",
    "drop",
    "layout",
    "tile",
    "card",
    "est",
)
NOBODY = -1  # a spectator, who knows no hand


def view(table: Table, seat: int | None) -> dict[str, Any]:
    b: Board = table.board
    s = seen_by(table, seat)
    return {
        "mode": MODES[b.mode],
        "sides": [f"crew-{CREWS[crew].id}" for crew in b.crew[: b.seats]],
        "direction": "NS" if b.finish == SOUTH else "SN",
        "map": map_shown(),
        "routes": [{"one": route.one, "other": route.other, "price": route.price} for route in ROUTES],
        "start": name(b.start),
        "finish": name(b.finish),
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": b.rounds,
        "last_round": arrivals(s) > 0,
        "ending": ending(b, s) if s.turn == OVER else None,
        "mover": s.mover,
        "steps": s.steps,  # left in the drive
        "vehicles": [vehicle(table, s, one, seat) for one in range(b.vehicles)],
        "order": s.order[: s.racing],
        "tiles": {name(space): TILES[tile - 1].id for space, tile in enumerate(s.tile) if tile},
        "bag": counted(s.bag, [tile.id for tile in TILES]),
        "tiles_out": counted(s.tiles_out, [tile.id for tile in TILES]),
        "deck": total(s.deck) - sum(unknown(s, other) for other in range(b.seats)),
        "cards_out": counted(s.cards_out, [card.id for card in CARDS]),
        "slots": [CARDS[card - 1].id if card else None for card in s.slot[: s.slots]],
        "drawn": counted(s.drawn, [tile.id for tile in TILES]),
        "price": price(s) if s.where[s.mover] != NOWHERE else None,
        "torpedo": torpedo(b, s) if b.mode == SOLO else None,
        "missions": missions(b, s) if way(b) else None,
        "undecided": undecided(s) if way(b) else [],
        "secret": seat is not None and has_secret(s, seat),
        "last": last(table, seat),
        "trail": tracks(table, seat),
        "choices": [choice(b, s, action) for action in table.actions()] if seat == s.turn else [],
    }


def has_secret(s: State, seat: int) -> bool:
    """Whether a seat sees what others must not: its plan until all are laid open, and cards not taken openly."""
    cards = slice(KINDS * seat, KINDS * seat + KINDS)
    return s.turn != OVER and (s.phase == PLAN or s.hand[cards] != s.shown[cards])


def ending(b: Board, s: State) -> str | None:
    """How it ended, in a word; None where somebody's giving up says it."""
    if arrivals(s):
        return "arrivals" if b.mode != ALONE else "arrival"
    return None if any(s.gone) else "limit"


def seen_by(table: Table, seat: int | None) -> State:
    """The position as somebody knows it; once the game is over everybody knows all."""
    known: State = table.state.copy()
    if not table.open and known.turn != OVER:
        redact(table.board, known, NOBODY if seat is None else seat)
    return known


@cache
def map_shown() -> list[dict[str, Any]]:
    """Every space where it lies, with its town."""
    return [space_shown(space) for space in range(SPACES)]


def space_shown(space: int) -> dict[str, Any]:
    here, found = MAP[space], TOWN[space]
    town = TOWNS[found - 1] if found else None
    return {
        "id": name(space),
        **NEAR[space],
        "row": here.row,
        "column": here.column,
        "level": here.level,
        "risk": bool(RISK[space]),
        "town": {"name": town.name, "colour": COLOURS[town.colour], "cards": town.cards} if town else None,
    }


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    return {each: n for each, n in zip(names, counts, strict=True) if n}


def vehicle(table: Table, s: State, one: int, seat: int | None) -> dict[str, Any]:
    """A dashboard: gauges, purse, assistants, and of the hand what the viewer knows."""
    b: Board = table.board
    is_t = b.mode == SOLO and one == T
    most = t_most(s) if is_t else 0
    return {
        "seat": None if is_t else one,
        "crew": "T" if is_t else CREWS[b.crew[one]].id,
        "at": None if s.where[one] == NOWHERE else name(s.where[one]),
        "home": None if s.where[one] == NOWHERE else b.home[s.where[one]],
        "fuel": [s.fuel[one], most or b.most_fuel[one]],
        "engine": [s.engine[one], most or b.most_engine[one]],
        "chassis": None if is_t else [s.chassis[one], b.most_chassis[one]],
        "money": None if is_t else s.money[one],
        "prices": None if is_t or s.where[one] == NOWHERE else prices(b, s, one),
        "hand": counted(s.hand[KINDS * one : KINDS * one + KINDS], [card.id for card in CARDS]),
        "held": s.held[one],
        "planned": bool(s.planned[one]),
        "plan": None if s.phase == PLAN and one != seat else roles(s.plan, one),
        "left": roles(s.left, one),
        "passed": bool(s.passed[one]),
        "arrived": s.arrived[one],
        "gone": s.gone[one],
        "marker": s.marker[one],
        "height": s.height[one],
        "points": points(b, s, one) if s.arrived[one] and s.turn == OVER else None,
    }


def prices(b: Board, s: State, one: int) -> dict[str, int | None]:
    """Of a level of petrol, where any is sold (G23.2), and of repair, where a vehicle stands."""
    there = s.copy()
    there.mover = one
    sold = b.mode != ALONE or TOWN[s.where[one]]
    return {"petrol": price(there) if sold else None, "repair": price(there)}


def roles(counts: list[int], seat: int) -> str:
    """Assistants as letters: `FPMME`."""
    return "".join(role * n for role, n in zip(ROLES, counts[4 * seat : 4 * seat + 4], strict=True))


def torpedo(b: Board, s: State) -> dict[str, Any]:
    """T's card, goal and way, and its powers."""
    card = ESTIENNE[s.card - 1] if s.card else None
    on_way = s.goal != NOWHERE and s.arrived[T] == 0
    return {
        "card": {**card._asdict(), "colour": COLOURS[card.colour]} if card else None,
        "pile": [ESTIENNE[i].id for i, where in enumerate(s.estienne) if where == 1],
        "revealed": s.revealed,
        "figure": s.figure,
        "goal": name(s.goal) if s.goal != NOWHERE else None,
        "way": [name(space) for space in way_of_t(b, s)] if on_way else [],
        "stickers": dict(zip(COLOURS[1:], s.sticker[1:], strict=True)),
    }


def missions(b: Board, s: State) -> dict[str, bool]:
    """Which missions the journey fulfils so far, success left aside."""
    return {mission.id: fulfils(b, s, mission) for mission in MISSIONS}


def undecided(s: State) -> list[str]:
    """The missions that only the arrival decides, while the journey lasts: they hold, or not, as things stand."""
    lasts = s.turn != OVER and not s.arrived[0]
    return [mission.id for mission in MISSIONS if mission.at_end and lasts]


def choice(b: Board, s: State, action: int) -> dict[str, Any]:
    """A move with the clicks that spell it, and for a step what it costs."""
    text = write(b, s, action)
    step = {"step": step_shown(s, action - GO)} if GO <= action < GO + SPACES else {}
    rule = rule_for(b, s, action)
    return {"move": text, "clicks": text.split(), "rule": rule, "brings": brings(b, s, action), **step}


def brings(b: Board, s: State, action: int) -> dict[str, int]:
    """What a move changes on the dashboard of whoever makes it, before anything follows from it."""
    after = s.copy()
    play(b, after, action)
    named = {each: getattr(after, each)[s.turn] - getattr(s, each)[s.turn] for each in DASHBOARD}
    return {each: change for each, change in named.items() if change}


def step_shown(s: State, space: int) -> dict[str, Any]:
    """What entering a space costs; of the unknown what the tiles in the bag would cost, each with its odds."""
    if TOWN[space]:
        return {"space": name(space), "fuel": 0, "mechanics": 0, "danger": 0, "stop": 0, "blind": None}
    tile = s.tile[space] - 1
    if tile >= 0:
        costs = {"mechanics": TILE_MECHANIC[tile], "danger": TILE_DANGER[tile], "stop": TILE_STOP[tile]}
        return {"space": name(space), "fuel": fuel_for(space, tile), **costs, "blind": None}
    bag = s.bag if total(s.bag) else s.tiles_out
    n = max(1, total(bag))
    fuel = sum(bag[i] * fuel_for(space, i) for i in range(len(TILES))) / n  # with what a risk area asks besides
    means = [sum(bag[i] * table[i] for i in range(len(TILES))) / n for table in BY_SYMBOL]
    odds = {"fuel": fuel, **dict(zip(("mechanics", "danger", "stop"), means, strict=True))}
    return {"space": name(space), "fuel": fuel_for(space, 0), "mechanics": 0, "danger": 0, "stop": 0, "blind": odds}


DASHBOARD = ("fuel", "engine", "chassis", "money")
BY_SYMBOL = (TILE_MECHANIC, TILE_DANGER, TILE_STOP)


# --- what has just happened ---


def last(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """Since a seat last decided: each row of the log as the viewer may read it, and each thing that T did."""
    begin = next((i for i in reversed(range(len(table.line))) if table.line[i].actor != CHANCE), 0)
    return [row for played in table.line[begin:] for row in rows(table, played, seat)]


def rows(table: Table, played: Played, seat: int | None) -> list[dict[str, Any]]:
    hidden = "" if knows(table, played, seat) else shown(table.board, played.before, played.action)
    told = story(table.board, played.before, played.action)[1] if table.board.mode == SOLO else []
    return [{"actor": played.actor, "text": hidden or played.text}, *(told_row(table.board, each) for each in told)]


def knows(table: Table, played: Played, seat: int | None) -> bool:
    """Whether somebody may know a secret step: it is theirs, or all lies open."""
    owner = played.before.mover if played.actor == CHANCE else played.actor
    return table.open or table.state.turn == OVER or (owner == seat and played.before.drawing != FOR_T)


def told_row(b: Board, told: Told) -> dict[str, Any]:
    """A thing that T did, with the spaces it did not choose: the rule against each, and the sentence for it."""
    return {
        "actor": "T",
        "text": told.text,
        "rule": told.rule,
        "message": message_of(told),
        "facts": facts_of(b, told),
        "others": dict(told.others),
        "why": {space: REASONS[rule] for space, rule in told.others},
        "places": {space: NEAR[NAMED[space]] for space, _ in told.others},
    }
