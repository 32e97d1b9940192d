"""What a seat can click: every move with the clicks that spell it, what it brings and what it costs."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import SPACES, TOWN, name
from ludothek.games.great_race.board.box import TILE_DANGER, TILE_MECHANIC, TILE_STOP, TILES
from ludothek.games.great_race.rules import play
from ludothek.games.great_race.rules.actions import GO
from ludothek.games.great_race.rules.driving import fuel_for
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.supplies import total
from ludothek.games.great_race.telling.kinds import cite, write
from ludothek.games.great_race.view.shape import Move, Odds, Step


def choice(b: Board, s: State, action: int) -> Move:
    """A move with the clicks that spell it, and for a step what it costs."""
    text = write(b, s, action)
    rule, brought = cite(b, s, action), brings(b, s, action)
    move: Move = {"move": text, "clicks": text.split(), "rule": rule, "brings": brought}
    return {**move, "step": step_shown(s, action - GO)} if GO <= action < GO + SPACES else move


def brings(b: Board, s: State, action: int) -> dict[str, int]:
    """What a move changes on the dashboard of whoever makes it, before anything follows from it."""
    after = s.copy()
    play(b, after, action)
    named = {each: getattr(after, each)[s.turn] - getattr(s, each)[s.turn] for each in DASHBOARD}
    return {each: change for each, change in named.items() if change}


def step_shown(s: State, space: int) -> Step:
    """What entering a space costs; of the unknown what the tiles in the bag would cost, each with its odds."""
    cost: Step = {"space": name(space), "fuel": 0, "mechanics": 0, "danger": 0, "stop": 0, "blind": None}
    if TOWN[space]:
        return cost
    tile = s.tile[space] - 1
    if tile < 0:
        return {**cost, "fuel": fuel_for(space, 0), "blind": odds(s, space)}
    mechanics, danger, stop = (symbols[tile] for symbols in BY_SYMBOL)
    return {**cost, "fuel": fuel_for(space, tile), "mechanics": mechanics, "danger": danger, "stop": stop}


def odds(s: State, space: int) -> Odds:
    """What a tile drawn for a space would cost on average, with what a risk area asks besides."""
    bag = s.bag if total(s.bag) else s.tiles_out
    n = max(1, total(bag))
    fuel = sum(bag[i] * fuel_for(space, i) for i in range(len(TILES))) / n
    mechanics, danger, stop = (sum(bag[i] * symbols[i] for i in range(len(TILES))) / n for symbols in BY_SYMBOL)
    return {"fuel": fuel, "mechanics": mechanics, "danger": danger, "stop": stop}


DASHBOARD = ("fuel", "engine", "chassis", "money")
BY_SYMBOL = (TILE_MECHANIC, TILE_DANGER, TILE_STOP)
