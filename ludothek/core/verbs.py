"""The defaults of the verbs: what the rules and the bots of a room say where it has nothing of its own to say.

What each verb must answer stands in `contract.py`. The loops and the searches are written with these names. When they
are joined with a room (`engine.joined`), each verb becomes the room's own function of that name: from its `rules`, or
from its `bots` for what a bot should like. A room imports by name what it takes from here. All of them trust their
caller and answer; none raises.
"""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.core.fields import OVER, Board, Position, PositionT, assign
from ludothek.core.styles import Candidates

WON = 100_000.0  # a won game, less a lost one as much: it outweighs everything


def setup(b: Board, s: Position) -> None:
    """Make a blank position the start of the game."""


def legal(b: Board, s: Position, out: list[int]) -> int:
    """Fill `out` with the legal actions of whoever `s.turn` names; return how many."""
    return 0


def apply(b: Board, s: Position, action: int) -> None:
    """Play one legal action."""


def weight(b: Board, s: Position, action: int) -> int:
    """In how many equally likely ways chance brings this action about."""
    return 1


def ways(b: Board, s: Position) -> int:
    """In how many equally likely ways chance can act now; the weights of its actions add up to this."""
    return 1


def outcome(b: Board, s: Position, out: list[int], number: int) -> int:
    """The action that chance brings about in way `number` of its `ways`, as their weights share them out.

    `out` is room to list them. A room with many throws answers without the list.
    """
    legal(b, s, out)
    i = 0
    share = weight(b, s, out[0])
    while number >= share:
        number -= share
        i += 1
        share = weight(b, s, out[i])
    return out[i]


def opens_turn(b: Board, s: Position) -> int:
    """1 if chance is about to act for a turn that has not begun: the one before can still be taken back."""
    return 0


def begins_turn(b: Board, before: Position, after: Position) -> int:
    """1 if that step ended a turn of the seat to decide and began the next one of the same seat, without a throw."""
    return 0


def reveals(b: Board, s: Position, action: int) -> int:
    """1 if playing this shows another seat something that was hidden from it."""
    return 0


def withdraw(b: Board, s: Position, seat: int) -> int:
    """Take back a choice of `seat` that nobody else has seen yet; 0 if there is none."""
    return 0


def imagine(b: Board, s: Position, seat: int, rng: list[int]) -> None:
    """Fill the blanks with a random world that agrees with all that the seat knows."""


def worth(b: Board, s: Position, seat: int) -> int:
    """How much `seat` should like this unfinished position; 100 is about one piece."""
    return 0


def gain(b: Board, s: Position, action: int) -> int:
    """What the action wins at once (a capture, a goal); 0 for a quiet one."""
    return 0


def danger(b: Board, s: Position) -> int:
    """1 if the seat to move would lose at once were it to do nothing."""
    return 0


def key(b: Board, s: Position) -> int:
    """A number for the position that other positions practically never have."""
    return 0


def guess(b: Board, s: Position, out: list[int], rng: list[int]) -> int:
    """The rollout policy: what a quick player would do, without much thought. Simulated games are played by it."""
    return out[below(rng, legal(b, s, out))]


# --- for the search among imagined worlds; `trait` is what the style of a player says to the room ---


def suppose(b: Board, s: Position, seat: int, rng: list[int], trait: object) -> None:
    """Fill the blanks with a world that a player holds likely."""
    imagine(b, s, seat, rng)


def promise(b: Board, candidates: Candidates[PositionT], n: int, seat: int, trait: object) -> None:
    """Add to `values[i]` what `actions[i]` promises at once in world 0, for the first `n`; world 1 is scratch."""
    for i in range(n):
        assign(candidates.worlds, 1, candidates.worlds[0])
        apply(b, candidates.worlds[1], candidates.actions[i])
        candidates.values[i] += estimate(b, candidates.worlds[1], seat, candidates.out, trait)


def is_far(b: Board, root: Position, s: Position) -> int:
    """1 if a simulation that began at `root` has come far enough to be judged."""
    return 0


def estimate(b: Board, s: Position, seat: int, out: list[int], trait: object) -> float:
    """What the position at the end of a simulation is worth to `seat`; `out` is a scratch array."""
    return WON * (2.0 * s.score[seat] - 1.0) if s.turn == OVER else float(worth(b, s, seat))
