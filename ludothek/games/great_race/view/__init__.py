"""What a seat sees and can click: map and dashboards, its own hand, and what T is up to; never another's secrets.

Everything here is made from the position as the seat knows it, so that what it does not know cannot come through.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, get_args

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import ALONE, MODES, SOLO, Board, africa
from ludothek.games.great_race.board.africa import name
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, TILES, Estienne
from ludothek.games.great_race.campaign.passport import MISSIONS, fulfils, stamps, way
from ludothek.games.great_race.rules.convoy import price
from ludothek.games.great_race.rules.knowledge import redact, unknown
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.rounds import arrivals
from ludothek.games.great_race.rules.supplies import total
from ludothek.games.great_race.telling.automa_ways import way_of_t
from ludothek.games.great_race.telling.places import NEAR
from ludothek.games.great_race.view import shape
from ludothek.games.great_race.view.choices import choice
from ludothek.games.great_race.view.dashboard import counted, vehicle
from ludothek.games.great_race.view.news import last
from ludothek.games.great_race.view.shape import Ending, Phase, Shown, Space, Torpedo, View
from ludothek.games.great_race.view.trail import tracks

if TYPE_CHECKING:
    from ludothek.core.table import Table

__all__ = ["Shown", "View", "view"]

PHASES: tuple[Phase, ...] = get_args(Phase)
NOBODY = -1  # a spectator, who knows no hand


def view(table: Table[Board, State], seat: int | None) -> View:
    b: Board = table.board
    s = seen_by(table, seat)
    return {
        "mode": MODES[b.mode],
        "sides": [f"crew-{CREWS[crew].id}" for crew in b.crew[: b.seats]],
        "direction": "NS" if b.finish == africa.SOUTH else "SN",
        "map": map_shown(),
        "routes": [{"one": route.one, "other": route.other, "price": route.price} for route in africa.ROUTES],
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
        "price": price(s) if s.where[s.mover] != africa.NOWHERE else None,
        "torpedo": torpedo(b, s) if b.mode == SOLO else None,
        "missions": missions(b, s) if way(b) else None,
        "undecided": undecided(s) if way(b) else [],
        "stamps": stamps(b, s) if s.turn == OVER else [],
        "last": last(table, seat),
        "trail": tracks(table, seat),
        "choices": [choice(b, s, action) for action in table.actions()] if seat == s.turn else [],
    }


def ending(b: Board, s: State) -> Ending | None:
    """How it ended, in a word; None where somebody's giving up says it."""
    if arrivals(s):
        return "arrivals" if b.mode != ALONE else "arrival"
    return None if any(s.gone) else "limit"


def seen_by(table: Table[Board, State], seat: int | None) -> State:
    """The position as somebody knows it; once the game is over everybody knows all."""
    known: State = table.state.copy()
    if not table.open and known.turn != OVER:
        redact(table.board, known, NOBODY if seat is None else seat)
    return known


@cache
def map_shown() -> list[Space]:
    """Every space where it lies, with its town."""
    return [space_shown(space) for space in range(africa.SPACES)]


def space_shown(space: int) -> Space:
    here, found = africa.MAP[space], africa.TOWN[space]
    town = africa.TOWNS[found - 1] if found else None
    return {
        "id": name(space),
        **NEAR[space],
        "row": here.row,
        "column": here.column,
        "level": here.level,
        "risk": bool(africa.RISK[space]),
        "town": {"name": town.name, "colour": africa.COLOURS[town.colour], "cards": town.cards} if town else None,
    }


def torpedo(b: Board, s: State) -> Torpedo:
    """T's card, goal and way, and its powers."""
    card = ESTIENNE[s.card - 1] if s.card else None
    on_way = s.goal != africa.NOWHERE and s.arrived[T] == 0
    return {
        "card": card_shown(card) if card else None,
        "pile": [ESTIENNE[i].id for i, where in enumerate(s.estienne) if where == 1],
        "revealed": s.revealed,
        "figure": s.figure,
        "goal": name(s.goal) if s.goal != africa.NOWHERE else None,
        "way": [name(space) for space in way_of_t(b, s)] if on_way else [],
        "stickers": dict(zip(africa.COLOURS[1:], s.sticker[1:], strict=True)),
    }


def card_shown(card: Estienne) -> shape.Estienne:
    return {
        "id": card.id,
        "colour": africa.COLOURS[card.colour],
        "first": card.first,
        "second": card.second,
        "gauge": card.gauge,
        "tiles": card.tiles,
        "second_moves": card.second_moves,
        "others_move": card.others_move,
        "fuel": card.fuel,
        "mechanics": card.mechanics,
        "damage": card.damage,
    }


def missions(b: Board, s: State) -> dict[str, bool]:
    """Which missions the journey fulfils so far, success left aside."""
    return {mission.id: fulfils(b, s, mission) for mission in MISSIONS}


def undecided(s: State) -> list[str]:
    """The missions that only the arrival decides, while the journey lasts: they hold, or not, as things stand."""
    lasts = s.turn != OVER and not s.arrived[0]
    return [mission.id for mission in MISSIONS if mission.at_end and lasts]
