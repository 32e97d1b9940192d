"""The phases of a game, a number each: those in which a seat decides, those in which chance draws, and the others.

What a round is made of is a chain of phases. `course.py` carries on those that go by themselves, one after the other,
until somebody is asked again.
"""

from __future__ import annotations

# phases in which a seat decides
TAKE, PLAN, TURN, LAY, BACK, DRIVE, USE_WINCH, HIT, DANGER, DROP = range(10)
# phases in which chance draws
LAYOUT, DRAW_TILE, DRAW_CARD, REVEAL = range(10, 14)
# phases that go by themselves
(
    ROUND,  # begin a round
    BIVOUAC,  # say how many cards are laid out
    LAYING,  # lay the next one
    CHOOSE,  # ask the next chooser
    TAKEN,  # a chooser has taken all its cards
    LEFTOVER,  # what happens with cards that nobody took
    PLANNING,  # ask the next seat for its plan
    CONVOY,  # begin the convoy
    NEXT,  # find whose turn it is
    MY_TURN,  # go on with a turn after an interruption
    SCOUTING,  # draw, give back and lay tiles
    ENTER,  # a vehicle is about to enter a tile
    PAY,  # it enters
    MISHAP,  # the danger of a tile
    ROLL_ON,  # does the drive go on?
    CARD_DRAWS,  # draw cards for a hand
    LIMIT,  # is a hand too large?
    MAINTENANCE,
    T_GOAL,  # T chooses its goal
    T_FIGURE,  # T's next figure acts
    T_TILES,  # its first figure draws tiles
    T_LAYS,  # and lays one
    T_STEP,  # another goes a step
    T_TOWN,  # T has entered a town
    T_CARDS,  # and draws its cards
) = range(20, 45)
BY_ITSELF = ROUND
