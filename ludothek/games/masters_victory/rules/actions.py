"""Every action has a number: an arrangement dealt, then what is said in a word, then by kinds, slots and squares."""

from __future__ import annotations

from ludothek.games.masters_victory.board import ARRANGEMENTS, KINDS, SLOTS, SQUARES

END = len(ARRANGEMENTS)
STAY, DONE, RETURN = END + 1, END + 2, END + 3  # RETURN + SLOTS * kind + slot: a removed piece stands there again
FIRE = RETURN + len(KINDS) * SLOTS  # and the square of the artillery
SWITCH = FIRE + SQUARES  # and the square of the soldier
MOVE = SWITCH + SQUARES  # MOVE + SQUARES * from + to
