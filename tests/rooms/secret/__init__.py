"""Secret: one seat hides a number behind its hand, may give a hint, and the other guesses it."""

from ludothek.core.game import Game

GAME = Game(key="secret", room=__name__, version=1, seats=(2,), most=3, actions=8, hidden=True)
