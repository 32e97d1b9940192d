"""Template: throw one die as often as you dare; a one costs you what you gathered."""

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
