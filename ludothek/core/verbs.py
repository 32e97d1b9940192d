"""The contract of a game: the verbs a room speaks, and what is taken for granted where it is silent.

The loops and the searches are written with these names. When they are joined with a room (`engine.joined`), each
verb becomes the room's own function of that name: from its `rules`, or from its `bots` for what a bot should like.
The bodies here stand in where a room has none. All of them trust their caller and answer; none raises.
"""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below
from ludothek.core.fields import OVER, assign
from ludothek.core.styles import Candidates

WON = 100_000.0  # a won game, less a lost one as much: it outweighs everything


def setup(b: Any, s: Any) -> None:
    """Make a blank position the start of the game."""


def legal(b: Any, s: Any, out: Any) -> int:
    """Fill `out` with the legal actions of whoever `s.turn` names; return how many."""
    return 0


def apply(b: Any, s: Any, action: int) -> None:
    """Play one legal action."""


def weight(b: Any, s: Any, action: int) -> int:
    """In how many equally likely ways chance brings this action about."""
    return 1


def ways(b: Any, s: Any) -> int:
    """In how many equally likely ways chance can act now; the weights of its actions add up to this."""
    return 1


def outcome(b: Any, s: Any, out: Any, number: int) -> int:
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
    return out[i]  # type: ignore[no-any-return]


def opens_turn(b: Any, s: Any) -> int:
    """1 if chance is about to act for a turn that has not begun: the one before can still be taken back."""
    return 0


def begins_turn(b: Any, before: Any, after: Any) -> int:
    """1 if that step ended a turn of the seat to decide and began the next one of the same seat, without a throw."""
    return 0


def reveals(b: Any, s: Any, action: int) -> int:
    """1 if playing this shows another seat something that was hidden from it."""
    return 0


def withdraw(b: Any, s: Any, seat: int) -> int:
    """Take back a choice of `seat` that nobody else has seen yet; 0 if there is none."""
    return 0


def imagine(b: Any, s: Any, seat: int, rng: Any) -> None:
    """Fill the blanks with a random world that agrees with all that the seat knows."""


def worth(b: Any, s: Any, seat: int) -> int:
    """How much `seat` should like this unfinished position; 100 is about one piece."""
    return 0


def gain(b: Any, s: Any, action: int) -> int:
    """What the action wins at once (a capture, a goal); 0 for a quiet one."""
    return 0


def danger(b: Any, s: Any) -> int:
    """1 if the seat to move would lose at once were it to do nothing."""
    return 0


def key(b: Any, s: Any) -> int:
    """A number for the position that other positions practically never have."""
    return 0


def guess(b: Any, s: Any, out: Any, rng: Any) -> int:
    """The rollout policy: what a quick player would do, without much thought. Simulated games are played by it."""
    return out[below(rng, legal(b, s, out))]  # type: ignore[no-any-return]


# --- for the search among imagined worlds; `trait` is what the style of a player says to the room ---


def suppose(b: Any, s: Any, seat: int, rng: Any, trait: Any) -> None:
    """Fill the blanks with a world that a player holds likely."""
    imagine(b, s, seat, rng)


def promise(b: Any, candidates: Candidates, n: int, seat: int, trait: Any) -> None:
    """Add to `values[i]` what `actions[i]` promises at once in world 0, for the first `n`; world 1 is scratch."""
    for i in range(n):
        assign(candidates.worlds, 1, candidates.worlds[0])
        apply(b, candidates.worlds[1], candidates.actions[i])
        candidates.values[i] += estimate(b, candidates.worlds[1], seat, candidates.out, trait)


def is_far(b: Any, root: Any, s: Any) -> int:
    """1 if a simulation that began at `root` has come far enough to be judged."""
    return 0


def estimate(b: Any, s: Any, seat: int, out: Any, trait: Any) -> float:
    """What the position at the end of a simulation is worth to `seat`; `out` is a scratch array."""
    return WON * (2.0 * s.score[seat] - 1.0) if s.turn == OVER else float(worth(b, s, seat))


RULES = (  # the others are of the bots
    "setup",
    "legal",
    "apply",
    "weight",
    "ways",
    "outcome",
    "opens_turn",
    "reveals",
    "withdraw",
    "imagine",
)
