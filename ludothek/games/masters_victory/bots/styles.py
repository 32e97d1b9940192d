"""The generals of the four levels: one charges, one is wary but overlooks much, two play out in the head what may come.

None of them sees a number that its seat does not know. The last three imagine deals that agree with all that was seen:
the second and the third hold all of them equally likely, the last one believes in habits (beliefs.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludothek.core.dice import below, stream
from ludothek.core.game import Game
from ludothek.core.styles import Style, Styles
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import SQUARES, TYPE, Board
from ludothek.games.masters_victory.bots.simulation import Trait
from ludothek.games.masters_victory.bots.value import WORTH, draws_by_ending
from ludothek.games.masters_victory.rules.actions import END, FIRE, MOVE, SWITCH
from ludothek.games.masters_victory.rules.deployment import set_up
from ludothek.games.masters_victory.rules.knowledge import EVEN, LIKELY
from ludothek.games.masters_victory.rules.position import DEALING, TURN, State

ASIDE = 4  # where a move only goes on, so much less is simulated
TURNS = 2  # in the head
MOST_STEPS = 96  # of those turns
GREEDY = Style(Trait(wary=0, model=EVEN), turns=TURNS, steps=MOST_STEPS)  # the ladder's yardstick
THINKER = GREEDY._replace(trait=Trait(wary=1, model=EVEN))
STYLES = {  # the first level only charges
    2: THINKER._replace(notices=25, ends=1),
    3: THINKER._replace(looks=2, chosen=4, simulations=48),
    4: THINKER._replace(looks=4, chosen=16, simulations=4096, trait=Trait(wary=1, model=LIKELY)),
}


@dataclass
class Charger:
    """Fires and attacks where it can, moves anything forward where it cannot, and deals at random."""

    game: Game
    seed: int = 0
    rng: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.rng = stream(self.seed)

    def choose(self, board: Board, state: State, seat: int) -> int:
        actions = self.game.legal_actions(board, state)
        shot = first_shot(actions)
        if shot is not None:
            return shot
        if state.phase != TURN:
            return actions[below(self.rng, len(actions))]
        attacks = [action for action in actions if target(state, action) >= 0]
        if attacks:
            return max(attacks, key=lambda action: WORTH[TYPE[target(state, action)]])
        ahead = [action for action in actions if action >= MOVE and goes_ahead(action, seat)]
        return ahead[below(self.rng, len(ahead))] if ahead else END


def target(s: State, action: int) -> int:
    """The piece that an action attacks; -1 for none."""
    return s.at[(action - MOVE) % SQUARES] - 1 if action >= MOVE else -1


def goes_ahead(action: int, seat: int) -> bool:
    here, there = divmod(action - MOVE, SQUARES)
    return there > here if seat == 0 else there < here


def by_habit(b: Board, s: State, rng: list[int]) -> int | None:
    """Numbers are dealt and shots are fired without a search, but where not to fire saves a draw."""
    if s.phase == DEALING:
        return set_up(s, rng)
    return None if draws_by_ending(b, s) else first_shot(GAME.legal_actions(b, s))


def first_shot(actions: list[int]) -> int | None:
    """What costs no move and removes enemies is done at once (W8.4)."""
    return next((action for action in actions if FIRE <= action < SWITCH), None)


def fitted(style: Style, s: State) -> Style:
    return style if s.phase == TURN else style._replace(simulations=style.simulations // ASIDE)


PLAYERS = Styles(
    STYLES,
    quick=Charger,
    book=by_habit,
    fitted=fitted,
    greedy=GREEDY,
    swing=60,
    remark=f"compiled, cut off after {TURNS} turns and judged",
)
