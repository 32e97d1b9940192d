"""What a seat can click: every move with the clicks that spell it, what it brings and what it costs."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import SPACES, TOWN, name
from ludothek.games.great_race.board.box import TILE_DANGER, TILE_MECHANIC, TILE_STOP, TILES
from ludothek.games.great_race.rules.actions import GO
from ludothek.games.great_race.rules.drive import fuel_for
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.supplies import total
from ludothek.games.great_race.telling.kinds import cite, write
from ludothek.games.great_race.telling.sentences import changes
from ludothek.games.great_race.view.shape import Move, Odds, StepCost


def choice(b: Board, s: State, action: int) -> Move:
    """A move with the clicks that spell it, and for a step what it costs."""
    text = write(b, s, action)
    brings = {gauge: change for gauge, change in changes(b, s, action).items() if change}
    move: Move = {"move": text, "clicks": text.split(), "rule": cite(b, s, action), "brings": brings}
    return {**move, "step": step_shown(s, action - GO)} if GO <= action < GO + SPACES else move


def step_shown(s: State, space: int) -> StepCost:
    """What entering a space costs; of the unknown what the tiles in the bag would cost, each with its odds."""
    cost: StepCost = {"space": name(space), "fuel": 0, "mechanics": 0, "danger": 0, "stop": 0, "blind": None}
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


BY_SYMBOL = (TILE_MECHANIC, TILE_DANGER, TILE_STOP)
