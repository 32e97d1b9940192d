"""How likely a number is on a hidden piece, by what it was seen doing: the model of an opponent.

The model has two parts, and a deal is as likely as the product of both over its six pieces:

- the set-up: a master starts in the rear and at the edges (`KEPT` of deployment.py);
- the habits below: whoever has attacked an equal of its own accord knew that it was strong, a piece that was moved is
  rather a strong one, and a plain three does not stand idle for long.

What fights have proved is not believed but known: `floor` in the position, which every imagined world agrees with.
"""

from __future__ import annotations

from ludothek.games.masters_victory.board import ARRANGEMENTS, MASTER, OWN
from ludothek.games.masters_victory.rules.deployment import KEPT
from ludothek.games.masters_victory.rules.position import State

IDLE, WALKED, DARED = range(3)  # what a piece was seen doing
HABIT = (  # HABIT[seen doing][number - 1]: how often such a piece bears 1, 2, 3, 3M, were all equally many
    (4, 4, 2, 4),
    (3, 3, 4, 4),
    (1, 2, 4, 5),
)


def likelihood(s: State, first: int, arrangement: int) -> int:
    """How likely six pieces bear these numbers, compared with other arrangements."""
    product = 1
    for i in range(6):
        n = ARRANGEMENTS[arrangement][i]
        product *= HABIT[seen_doing(s, first + i)][n - 1]
        if n == MASTER:
            product *= KEPT[(first + i) % OWN]
    return product


def seen_doing(s: State, piece: int) -> int:
    if s.dared[piece]:
        return DARED
    return WALKED if s.walked[piece] else IDLE
