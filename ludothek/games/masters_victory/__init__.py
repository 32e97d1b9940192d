"""Masters Victory: two armies with secret numbers on their backs hunt each other's three masters."""

from typing import TYPE_CHECKING

from ludothek.core.game import Game, Option

GAME = Game(
    key="masters_victory",
    room=__name__,
    version=2,
    seats=(2,),
    most=4096,  # more than any position offers; the end of the list is a scratch array
    actions=73689,  # numbered in actions.py
    options=(
        Option("fire", ("ask", "auto"), "W8.7"),
        Option("quiet_limit", (100, 50, 200, 0), "W12.4", most=1000),
    ),
    hidden=True,
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.games.masters_victory import board, bots, positions, referee, rules, telling, terminal, view
    from ludothek.games.masters_victory.bots.simulation import Trait

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
    secrets: contract.Secrets[board.Board, rules.State] = rules
    imagining: contract.Imagining[board.Board, rules.State, Trait] = bots
    written: contract.Positions[board.Board, rules.State] = positions
