"""Why a move is good, in words: only what is true as far as the seat can know, and nothing where nothing can be said.

A reason is a message of the words files with what fills it. Hidden numbers are 0 in the positions here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import (
    ARRANGEMENTS,
    ARTILLERY,
    BUNKER,
    COLUMNS,
    END,
    FIRE,
    FIRST,
    HEIGHT,
    MASTER,
    MINE,
    MOVE,
    NOWHERE,
    NUMBERED,
    OWN,
    R1,
    RED,
    RETURN,
    RULE,
    SOLDIER,
    SQUARES,
    START,
    STAY,
    SWITCH,
    TERRAIN,
    TYPE,
    TYPES,
    Board,
    name,
)
from ludothek.games.masters_victory.bots.evaluation import distance, under_fire
from ludothek.games.masters_victory.bots.threats import attackers, reaches, removes
from ludothek.games.masters_victory.rules import MOVES, legal
from ludothek.games.masters_victory.rules.combat import is_open_target, may_attack, protector
from ludothek.games.masters_victory.rules.odds import possible
from ludothek.games.masters_victory.rules.position import (
    DEALING,
    REST,
    State,
    is_aircraft,
    is_enemy,
    masters,
    put,
    side_of,
    value,
)
from ludothek.games.masters_victory.telling import zone

Reason = tuple[str, dict[str, Any]]


def reason(b: Board, s: State, action: int) -> Reason | None:
    """What speaks for an action, for a hint; None if nothing does that is known to be true."""
    if s.phase == DEALING:
        return reason_to_deal(s, action)
    if action >= MOVE:
        return reason_to_go(s, *divmod(action - MOVE, SQUARES))
    if action >= SWITCH:
        loses = s.number[s.at[action - SWITCH] - 1] == MASTER and masters(s, s.turn) == 1  # W10.10
        return None if loses else ("reason-switch", {})
    if action >= FIRE:
        return "reason-fire", {"hits": hits(s, action - FIRE, s.turn)}
    if action >= RETURN:
        return "reason-return", {}
    return reason_to_rest(b, s, action)


def reason_to_deal(s: State, arrangement: int) -> Reason:
    """Where the master starts; otherwise that nobody can guess it."""
    kind = NUMBERED[s.dealt % len(NUMBERED)]
    first = OWN * s.turn + FIRST[kind]
    starts = [from_the_middle(START[first + i]) for i in range(6)]
    at = ARRANGEMENTS[arrangement].index(MASTER)
    if starts[at] == max(starts):
        return "reason-deal-edge", {"square": name(START[first + at])}
    return "reason-deal", {}


def from_the_middle(square: int) -> int:
    return abs(square % COLUMNS - COLUMNS // 2)


def reason_to_rest(b: Board, s: State, action: int) -> Reason | None:
    """To leave a piece where it is, or to end the turn."""
    if action == STAY:
        return reason_to_stay(b, s, s.running - 1)
    if action != END or leaves_last_master(s):
        return None
    if s.moves == MOVES:
        return "reason-end-three", {}
    out = [0] * GAME.most
    attacks = any(one >= MOVE and s.at[(one - MOVE) % SQUARES] for one in out[: legal(b, s, out)])
    own = [piece for piece in range(OWN * s.turn, OWN * s.turn + OWN) if s.where[piece] != NOWHERE]
    return None if attacks or any(under_fire(s, piece) for piece in own) else ("reason-end", {})


def reason_to_stay(b: Board, s: State, piece: int) -> Reason | None:
    """Where no enemy reaches it, or no more of them than wherever else it could go; or for what it could attack."""
    here = len(attackers(s, piece))
    if not here:
        return "reason-stay", {}
    if here <= min((len(attackers(t, piece)) for t in rests(b, s, piece)), default=here):
        return "reason-stay-fewest", {"enemies": here}
    again = [square for square in enemies_of(s, piece) if TYPE[piece] != ARTILLERY and reaches(s, piece, square)]
    return ("reason-stay-threatens", named(s, again[0])) if again else None


def rests(b: Board, s: State, piece: int) -> Iterator[State]:
    """The positions in which a piece that has fought could end its move."""
    out = [0] * GAME.most
    for action in out[: legal(b, s, out)]:
        if action >= MOVE:
            t = s.copy()
            put(t, piece, (action - MOVE) % SQUARES)
            yield t


def leaves_last_master(s: State) -> bool:
    """Whether one move of the other side is sure to remove the only master that is left: then nothing speaks for it."""
    own = [piece for piece in range(OWN * s.turn, OWN * s.turn + OWN) if s.where[piece] != NOWHERE]
    last = [piece for piece in own if s.number[piece] == MASTER]
    return len(last) == 1 and any(removes(s, s.at[at] - 1, last[0]) for at in attackers(s, last[0]))


# --- attacks ---


def reason_to_go(s: State, here: int, there: int) -> Reason | None:
    piece = s.at[here] - 1
    if not s.at[there]:
        return reason_to_move(s, piece, there)
    target = s.at[there] - 1
    if RULE[TYPE[piece]][TYPE[target]] == R1:
        return reason_to_fight(value(s, piece), [(min(n, 3), share) for n, share in possible(s, target)])
    return "reason-take", {}


def reason_to_fight(mine: int, theirs: list[tuple[int, float]]) -> Reason | None:
    """How often a fight by numbers is won and lost, of a hundred deals that agree with all that was seen."""
    won, lost = (round(100 * sum(share for n, share in theirs if wins(n))) for wins in (mine.__gt__, mine.__lt__))
    if won == 100:
        return "reason-fight-sure", {}
    if won > lost:
        return "reason-fight", {"won": won, "lost": lost}
    return ("reason-fight-risk", {"mine": mine, "falls": 100 - lost}) if lost < 100 else None


# --- moves ---


def reason_to_move(s: State, piece: int, there: int) -> Reason | None:
    """The first that holds: a shot, shelter, a shield for itself or for others, a target, or just a better place."""
    t = s.copy()
    put(t, piece, there)
    if TYPE[piece] == ARTILLERY and (hit := hits(s, there, s.turn)):
        return "reason-gun", {"hits": hit}
    for speaks in (sheltered, shields, threatens, runs, relieved, approaches, at_ease):
        if found := speaks(s, t, piece):
            return found
    return None


def hits(s: State, gun: int, side: int) -> int:
    """How many enemies lie open to fire from a square."""
    return sum(is_open_target(s, square, side) for square in zone(gun, side))


def sheltered(s: State, t: State, piece: int) -> Reason | None:
    """What a piece is safe from there, and was not before."""
    here, there = s.where[piece], t.where[piece]
    if TERRAIN[there] == BUNKER != TERRAIN[here] and not is_aircraft(TYPE[piece]):
        return "reason-bunker", {}
    if under_fire(s, piece) and not under_fire(t, piece):
        return "reason-leaves", {}
    if attackers(s, piece) and not attackers(t, piece):
        return "reason-safe", {}
    by = protector(t, there)
    return ("reason-guarded", {"by": name(by)}) if by != NOWHERE == protector(s, here) else None


def shields(s: State, t: State, piece: int) -> Reason | None:
    """The most precious neighbour that it protects there, and that nothing protected before (W9.2)."""
    there = t.where[piece]
    beside = [square for square in range(SQUARES) if t.at[square] and is_beside(square, there)]
    own = [t.at[square] - 1 for square in beside if not is_enemy(t, square, side_of(piece))]
    bare = [one for one in own if HEIGHT[TYPE[one]] < HEIGHT[TYPE[piece]] and protector(s, t.where[one]) == NOWHERE]
    if not bare:
        return None
    best = max(bare, key=lambda one: (t.number[one] == MASTER, HEIGHT[TYPE[one]]))
    return "reason-shields", {"type": TYPES[TYPE[best]], "square": name(t.where[best])}


def is_beside(one: int, other: int) -> bool:
    """Whether a square is one of the eight around another (W9.1)."""
    far = max(abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS))
    return far == 1


def threatens(s: State, t: State, piece: int) -> Reason | None:
    """An enemy that it could attack from there by one move, and could not before, best one that cannot resist."""
    new = [square for square in enemies_of(t, piece) if reaches(t, piece, square) and not reaches(s, piece, square)]
    if not new:
        return None
    best = max(new, key=lambda square: RULE[TYPE[piece]][TYPE[t.at[square] - 1]])
    return "reason-aims" if TYPE[piece] == ARTILLERY else "reason-threatens", named(t, best)


def enemies_of(s: State, piece: int) -> list[int]:
    """The squares of the other side."""
    return [square for square in range(SQUARES) if is_enemy(s, square, side_of(piece))]


def named(s: State, target: int) -> dict[str, Any]:
    return {"target": TYPES[TYPE[s.at[target] - 1]], "square": name(target)}


def runs(s: State, t: State, piece: int) -> Reason | None:
    """A soldier nearer to the enemy's base line, while lost pieces wait to come back (W10.1)."""
    ahead = t.where[piece] // COLUMNS - s.where[piece] // COLUMNS
    own = range(OWN * side_of(piece), OWN * side_of(piece) + OWN)
    waiting = any(s.where[one] == NOWHERE and s.number[one] != MASTER for one in own)
    nearer = ahead > 0 if side_of(piece) == RED else ahead < 0
    return ("reason-runs", {}) if TYPE[piece] == SOLDIER and nearer and waiting else None


def relieved(s: State, t: State, piece: int) -> Reason | None:
    """Fewer enemies that could attack it there than where it stood."""
    before, then = len(attackers(s, piece)), len(attackers(t, piece))
    return ("reason-fewer", {"before": before, "then": then}) if then < before else None


def approaches(s: State, t: State, piece: int) -> Reason | None:
    """The nearest enemy that stands open to it, if it comes nearer to it."""
    targets = [square for square in enemies_of(t, piece) if stands_open(t, piece, square)]
    if not targets:
        return None
    nearest = min(targets, key=lambda square: distance(t.where[piece], square))
    nearer = distance(t.where[piece], nearest) < distance(s.where[piece], nearest)
    return ("reason-nearer", named(t, nearest)) if nearer else None


def stands_open(s: State, piece: int, square: int) -> bool:
    """Whether it could attack an enemy there, or fire at it, however far that is."""
    if TYPE[piece] == ARTILLERY:
        return is_open_target(s, square, side_of(piece))
    return may_attack(s, piece, square) and (is_aircraft(TYPE[piece]) or TERRAIN[square] != MINE)


def at_ease(s: State, t: State, piece: int) -> Reason | None:
    """A place where it is as safe as before; after a fight, one from where it can attack again."""
    if not attackers(t, piece):
        return "reason-safe", {}
    again = [square for square in enemies_of(t, piece) if s.phase == REST and reaches(t, piece, square)]
    return ("reason-threatens", named(t, again[0])) if again else None
