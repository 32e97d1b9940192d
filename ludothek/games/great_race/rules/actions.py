"""Every action has a number; here is what the numbers stand for."""

from __future__ import annotations

from ludothek.games.great_race.board.africa import ROUTES, SEATS, SPACES
from ludothek.games.great_race.board.box import CARDS, ESTIENNE, PLANS, SPLITS, TILES

BAG = 0  # and the tile that chance draws
DECK = BAG + len(TILES)  # and the card
CARD = DECK + len(CARDS)  # and the Estienne card
SLOT = CARD + len(ESTIENNE)  # take the card of a slot
COMMIT = SLOT + SEATS + 2  # a plan of PLANS
BUY = COMMIT + len(PLANS)  # petrol, and how many levels
USE = BUY + 11  # play a card that needs no more words: CAN, TANK, TEL, or GUIDE to draw and lay a tile
MEND = USE + len(CARDS)  # play PARTS or TOOLS with a split
STRIKE = MEND + len(SPLITS)  # play DNG: twice the rival's seat plus the gauge
GUIDE_CLEAR = STRIKE + 2 * SEATS  # play GUIDE to remove the tile of a space
FUND = GUIDE_CLEAR + SPACES
SCOUT, SCOUT3, FETCH, PASS, HALT, GUARD, SHIELDED, ACCEPT = range(FUND + 1, FUND + 9)
WINCH_M, WINCH_S, NO_WINCH = range(FUND + 9, FUND + 12)
REPAIR = FUND + 12  # and a split
LOSE = REPAIR + len(SPLITS)  # levels lost, by a split
GO = LOSE + len(SPLITS)  # a step to a space; it begins a drive or goes on with it
SAIL = GO + SPACES  # and the route
CLEAR = SAIL + len(ROUTES)  # the tile of a space, by an escort
RETURN = CLEAR + SPACES  # a tile to the bag
DISCARD = RETURN + len(TILES)  # a card, from a hand too large
PLACE = DISCARD + len(CARDS)  # a tile on a space: SPACES times the tile plus the space
ACTIONS = PLACE + len(TILES) * SPACES
