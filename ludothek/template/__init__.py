"""Template: throw one die as often as you dare; a one costs you what you gathered."""

from typing import TYPE_CHECKING

from ludothek.core.game import Game, Option

GAME = Game(
    key="template",
    room=__name__,
    version=1,
    seats=(2, 3, 4),  # P1.1
    most=6,  # the faces of the die
    actions=9,  # numbered in board.py
    options=(Option("goal", (30, 50, 100), "P1.3"),),
    chance=True,
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.template import board, bots, referee, rules, telling, terminal, view

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
