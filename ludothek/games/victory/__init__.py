"""Victory: lay a circuit from tiles, throw for red and blue lines, and be first over the line after the last lap."""

from typing import TYPE_CHECKING

from ludothek.core.game import Feature, Game, Option

GAME = Game(
    key="victory",
    room=__name__,
    version=2,
    seats=(2, 3, 4, 5, 6),
    most=29,  # red and blue goals from one point of the longest straight
    actions=243,  # numbered in board.py
    options=(
        Option("circuit", ("square", "oval", "six", "eight", "ten", "twelve"), "V2.2", longest=40, feature="workshop"),
        Option("reverse", (False, True), "V2.10"),
        Option("laps", (3, 1, 2, *range(4, 13)), "V7.1"),
        Option("cars", ("any",), "V3.1", longest=20, each=("R", "B", "G", "Y", "W", "K")),
        Option("no_reverse", (False, True), "V6.12"),
        Option("round_cap", (200, 100, 50, 20), "V8.8", most=1000),
    ),
    presets={"short": {"laps": 1}, "bends": {"circuit": "twelve"}},
    measured=((4, {"no_reverse": True}), (4, {})),
    chance=True,
    features=(Feature(f"{__name__}.workshop"),),
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.games.victory import board, bots, positions, referee, rules, telling, terminal, view

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
    written: contract.Positions[board.Board, rules.State] = positions
