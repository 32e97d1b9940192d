"""Tactix: two armies of dice tip across a board; the face on top decides how far a die must go next."""

from typing import TYPE_CHECKING

from ludothek.core.game import Exclusion, Game, Option

NO_CENTRE = Exclusion(True, "board", "9x8", "short-board", "T5.8")

GAME = Game(
    key="tactix",
    room=__name__,
    version=1,
    seats=(2,),
    most=8 * 44 + 4,  # eight dice with a six on top, and the king
    actions=99 * 44,
    options=(
        Option("board", ("9x9", "9x8"), "T1.1"),
        Option("king_captures", (True, False), "T4.4"),
        Option("short", (False, True), "T5.6", excludes=(NO_CENTRE,)),
        Option("draws", (True, False), "T5.11"),
        Option("handed", ("right", "left"), "T1.5"),
    ),
    presets={"duell": {"board": "9x8", "king_captures": False}},
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.games.tactix import board, bots, positions, referee, rules, telling, terminal, view

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
    written: contract.Positions[board.Board, rules.State] = positions
