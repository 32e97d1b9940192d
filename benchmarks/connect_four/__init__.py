"""Connect Four: drop stones into seven columns; four in a row win. A small room to measure the house with."""

from ludothek.core.game import Game

GAME = Game(key="connect_four", room=__name__, version=1, seats=(2,), most=7, actions=7)
