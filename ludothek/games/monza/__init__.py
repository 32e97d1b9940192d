"""Monza: throw six coloured dice, lay them on matching spaces ahead of your car, and be round the track first."""

from typing import TYPE_CHECKING

from ludothek.core.game import Exclusion, Game, Option

NOT_BOTH = Exclusion(True, "must_max", True, "max-or-stop", "M4.11")

GAME = Game(
    key="monza",
    room=__name__,
    version=1,
    seats=(2, 3, 4),
    most=462,  # the throws of six dice
    actions=20 + 924,  # numbered in board.py
    options=(
        Option("track", ("oval", "long"), "M1.2"),
        Option("rules", ("basic", "pro"), "M7.1"),
        Option("bonus", (False, True), "M9.1"),
        Option("cars", ("any",), "M2.1", longest=7, each=("R", "Y", "G", "B")),
        Option("must_max", (False, True), "M4.10"),
        Option("may_stop", (False, True), "M4.11", excludes=(NOT_BOTH,)),
        Option("first_seat", (0, 1, 2, 3), "M2.4", names_seat=True),
        Option("round_cap", (200, 100, 50, 20), "M6.10", most=1000),
    ),
    presets={"professional": {"track": "long", "rules": "pro"}},
    measured=((2, {}), (4, {"track": "long", "rules": "pro"})),
    chance=True,
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.games.monza import board, bots, positions, referee, rules, telling, terminal, view

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
    written: contract.Positions[board.Board, rules.State] = positions
