"""A position of The Great Race in plain words, as its slow reference reads it."""

from __future__ import annotations

from typing import Any

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import MODES, SOLO, Board
from ludothek.games.great_race.board.africa import COLOURS, NOWHERE, SOUTH, name
from ludothek.games.great_race.board.box import CARDS, CREWS, ESTIENNE, ROLES, TILES
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.position import State, T

CARD_NAMES = [card.id for card in CARDS]
TILE_NAMES = [tile.id for tile in TILES]
PHASES = {
    phase.TAKE: "take",
    phase.PLAN: "plan",
    phase.TURN: "turn",
    phase.LAY: "lay",
    phase.BACK: "back",
    phase.DRIVE: "drive",
    phase.USE_WINCH: "winch",
    phase.HIT: "hit",
    phase.DANGER: "danger",
    phase.DROP: "drop",
}


def plain(b: Board, s: State, leaders: str) -> dict[str, Any]:
    return {
        "mode": MODES[b.mode],
        "direction": "NS" if b.finish == SOUTH else "SN",
        "leaders": leaders,
        "mechanic_spaces": b.mechanics,
        "legacy": bool(b.legacy),
        **vehicles(b, s),
        **supplies(s),
        **turn(b, s),
        "card": ESTIENNE[s.card - 1].id if s.card else None,
        "goal": None if s.goal == NOWHERE else name(s.goal),
        "last_level": s.last_level,
        "stickers": dict(zip(COLOURS[1:], s.sticker[1:], strict=True)),
    }


def seat_name(b: Board, seat: int) -> str:
    return "T" if b.mode == SOLO and seat == T else f"P{seat + 1}"


def vehicles(b: Board, s: State) -> dict[str, Any]:
    names = {seat_name(b, vehicle): vehicle for vehicle in range(b.vehicles)}
    crews = {f"P{seat + 1}": seat for seat in range(b.seats)}
    return {
        "where": {key: name(s.where[i]) for key, i in names.items() if s.where[i] != NOWHERE},
        "arrived": [key for key, i in names.items() if s.arrived[i]],
        "fuel": {key: s.fuel[i] for key, i in names.items()},
        "engine": {key: s.engine[i] for key, i in names.items()},
        "chassis": {key: s.chassis[i] for key, i in crews.items()},
        "money": {key: s.money[i] for key, i in crews.items()},
        "crew": {key: CREWS[b.crew[i]].id for key, i in crews.items()},
        "used": {key: bool(s.used[i]) for key, i in crews.items()},
        "hand": {key: some(CARD_NAMES, s.hand[8 * i : 8 * i + 8]) for key, i in crews.items()},
        "left": {key: some(ROLES, s.left[4 * i : 4 * i + 4]) for key, i in crews.items()},
    }


def some(names: Any, counts: Any) -> dict[str, int]:
    """How many there are of each that there are."""
    return {key: n for key, n in zip(names, counts, strict=True) if n}


def supplies(s: State) -> dict[str, Any]:
    return {
        "tiles": {name(space): TILE_NAMES[tile - 1] for space, tile in enumerate(s.tile) if tile},
        "bag": some(TILE_NAMES, s.bag),
        "tiles_out": some(TILE_NAMES, s.tiles_out),
        "box": some(TILE_NAMES, s.boxed),
        "deck": some(CARD_NAMES, s.deck),
        "cards_out": some(CARD_NAMES, s.cards_out),
        "slots": {slot: CARD_NAMES[card - 1] for slot, card in enumerate(s.slot, 1) if card},
        "drawn": some(TILE_NAMES, s.drawn),
    }


def turn(b: Board, s: State) -> dict[str, Any]:
    return {
        "phase": PHASES.get(s.phase),
        "seat": "chance" if s.turn == CHANCE else seat_name(b, s.turn),
        "mover": seat_name(b, s.mover),
        "bought": bool(s.bought),
        "carded": bool(s.carded),
        "steps": s.steps,
        "entering": name(s.entering),
        "blind": bool(s.blind),
        "winched_m": s.winched_m,
        "winched_s": bool(s.winched_s),
        "hits": s.hits,
    }
