"""Masters Victory: two armies with secret numbers on their backs hunt each other's three masters."""

from ludothek.core.game import Game, Option

GAME = Game(
    key="masters_victory",
    room=__name__,
    version=1,
    seats=(2,),
    most=4096,  # more than any position offers; the end of the list is paper to reckon on
    actions=73689,  # numbered in board.py
    options=(
        Option("fire", ("auto", "ask"), "W8.6"),
        Option("quiet_limit", (100, 50, 200, 0), "W12.4", most=1000),
    ),
    hidden=True,
)
