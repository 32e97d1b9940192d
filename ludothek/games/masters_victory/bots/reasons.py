"""Why a move is good, in words: only what is true as far as the seat can know, and nothing where nothing can be said.

A reason is a message of the words files with what fills it. Hidden numbers are 0 in the positions here.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludothek.core.contract import Facts, Sentence
from ludothek.games.masters_victory import GAME, board
from ludothek.games.masters_victory.board import Board, name
from ludothek.games.masters_victory.bots.threats import attackers, reaches, removes
from ludothek.games.masters_victory.bots.value import distance, draws_by_ending, under_fire
from ludothek.games.masters_victory.rules import MOVES, actions, position
from ludothek.games.masters_victory.rules.combat import is_open_target, may_attack, protector
from ludothek.games.masters_victory.rules.odds import possible
from ludothek.games.masters_victory.rules.position import State, is_aircraft, is_enemy, masters, put, side_of, value
from ludothek.games.masters_victory.telling import zone


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """What speaks for an action, for a hint; None if nothing does that is known to be true."""
    if s.phase == position.DEALING:
        return reason_to_deal(s, action)
    if action >= actions.MOVE:
        return reason_to_go(s, *divmod(action - actions.MOVE, board.SQUARES))
    if action >= actions.SWITCH:
        loses = s.number[s.at[action - actions.SWITCH] - 1] == board.MASTER and masters(s, s.turn) == 1  # W10.10
        return None if loses else ("reason-switch", {})
    if action >= actions.FIRE:
        return "reason-fire", {"hits": hits(s, action - actions.FIRE, s.turn)}
    if action >= actions.RETURN:
        return "reason-return", {}
    return reason_to_rest(b, s, action)


def reason_to_deal(s: State, arrangement: int) -> Sentence:
    """Where the master starts; otherwise that nobody can guess it."""
    kind = board.NUMBERED[s.dealt % len(board.NUMBERED)]
    first = board.OWN * s.turn + board.FIRST[kind]
    starts = [from_the_middle(board.START[first + i]) for i in range(6)]
    at = board.ARRANGEMENTS[arrangement].index(board.MASTER)
    if starts[at] == max(starts):
        return "reason-deal-edge", {"square": name(board.START[first + at])}
    return "reason-deal", {}


def from_the_middle(square: int) -> int:
    return abs(square % board.COLUMNS - board.COLUMNS // 2)


def reason_to_rest(b: Board, s: State, action: int) -> Sentence | None:
    """To leave a piece where it is, or to end the turn."""
    if action == actions.STAY:
        return reason_to_stay(b, s, s.running - 1)
    return reason_to_end(b, s) if action == actions.END else None


def reason_to_end(b: Board, s: State) -> Sentence | None:
    """A draw, or that nothing is left to do: neither a shot nor a move, or at least no attack."""
    if draws_by_ending(b, s):
        return "reason-end-draw", {}
    possible_now = GAME.legal_actions(b, s)
    if leaves_last_master(s) or any(is_shot(one) for one in possible_now):
        return None
    if s.moves == MOVES:
        return "reason-end-three", {}
    own = [
        piece for piece in range(board.OWN * s.turn, board.OWN * s.turn + board.OWN) if s.where[piece] != board.NOWHERE
    ]
    attacks = any(is_attack(s, one) for one in possible_now)
    return None if attacks or any(under_fire(s, piece) for piece in own) else ("reason-end", {})


def is_shot(action: int) -> bool:
    return actions.FIRE <= action < actions.SWITCH


def is_attack(s: State, action: int) -> bool:
    return action >= actions.MOVE and s.at[(action - actions.MOVE) % board.SQUARES] > 0


def reason_to_stay(b: Board, s: State, piece: int) -> Sentence | None:
    """Where no enemy reaches it, or no more of them than wherever else it could go; or for what it could attack."""
    here = len(attackers(s, piece))
    if not here:
        return "reason-stay", {}
    if here <= min((len(attackers(t, piece)) for t in rests(b, s, piece)), default=here):
        return "reason-stay-fewest", {"enemies": here}
    again = [
        square for square in enemies_of(s, piece) if board.TYPE[piece] != board.ARTILLERY and reaches(s, piece, square)
    ]
    return ("reason-stay-threatens", named(s, again[0])) if again else None


def rests(b: Board, s: State, piece: int) -> Iterator[State]:
    """The positions in which a piece that has fought could end its move."""
    for action in GAME.legal_actions(b, s):
        if action >= actions.MOVE:
            t = s.copy()
            put(t, piece, (action - actions.MOVE) % board.SQUARES)
            yield t


def leaves_last_master(s: State) -> bool:
    """Whether one move of the other side is sure to remove the only master that is left: then nothing speaks for it."""
    own = [
        piece for piece in range(board.OWN * s.turn, board.OWN * s.turn + board.OWN) if s.where[piece] != board.NOWHERE
    ]
    last = [piece for piece in own if s.number[piece] == board.MASTER]
    return len(last) == 1 and any(removes(s, s.at[at] - 1, last[0]) for at in attackers(s, last[0]))


# --- attacks ---


def reason_to_go(s: State, here: int, there: int) -> Sentence | None:
    piece = s.at[here] - 1
    if not s.at[there]:
        return reason_to_move(s, piece, there)
    target = s.at[there] - 1
    if board.RULE[board.TYPE[piece]][board.TYPE[target]] == board.R1:
        return reason_to_fight(value(s, piece), [(min(n, 3), share) for n, share in possible(s, target)])
    return "reason-take", {}


def reason_to_fight(mine: int, theirs: list[tuple[int, float]]) -> Sentence | None:
    """How often a fight by numbers is won and lost, of a hundred deals that agree with all that was seen."""
    won, lost = (round(100 * sum(share for n, share in theirs if wins(n))) for wins in (mine.__gt__, mine.__lt__))
    if won == 100:
        return "reason-fight-sure", {}
    if won > lost:
        return "reason-fight", {"won": won, "lost": lost}
    return ("reason-fight-risk", {"mine": mine, "falls": 100 - lost}) if lost < 100 else None


# --- moves ---


def reason_to_move(s: State, piece: int, there: int) -> Sentence | None:
    """The first that holds: a shot, shelter, a shield for itself or for others, a target, or just a better place."""
    t = s.copy()
    put(t, piece, there)
    if board.TYPE[piece] == board.ARTILLERY and (hit := hits(s, there, s.turn)):
        return "reason-gun", {"hits": hit}
    for speaks in (sheltered, shields, threatens, runs, relieved, approaches, at_ease):
        if found := speaks(s, t, piece):
            return found
    return None


def hits(s: State, gun: int, side: int) -> int:
    """How many enemies lie open to fire from a square."""
    return sum(is_open_target(s, square, side) for square in zone(gun, side))


def sheltered(s: State, t: State, piece: int) -> Sentence | None:
    """What a piece is safe from there, and was not before."""
    here, there = s.where[piece], t.where[piece]
    if board.TERRAIN[there] == board.BUNKER != board.TERRAIN[here] and not is_aircraft(board.TYPE[piece]):
        return "reason-bunker", {}
    if under_fire(s, piece) and not under_fire(t, piece):
        return "reason-leaves", {}
    if attackers(s, piece) and not attackers(t, piece):
        return "reason-safe", {}
    by = protector(t, there)
    return ("reason-guarded", {"by": name(by)}) if by != board.NOWHERE == protector(s, here) else None


def shields(s: State, t: State, piece: int) -> Sentence | None:
    """The most precious neighbour that it protects there, and that nothing protected before (W9.2)."""
    there = t.where[piece]
    beside = [square for square in range(board.SQUARES) if t.at[square] and is_beside(square, there)]
    own = [t.at[square] - 1 for square in beside if not is_enemy(t, square, side_of(piece))]
    bare = [
        one
        for one in own
        if board.HEIGHT[board.TYPE[one]] < board.HEIGHT[board.TYPE[piece]]
        and protector(s, t.where[one]) == board.NOWHERE
    ]
    if not bare:
        return None
    best = max(bare, key=lambda one: (t.number[one] == board.MASTER, board.HEIGHT[board.TYPE[one]]))
    return "reason-shields", {"type": board.TYPES[board.TYPE[best]], "square": name(t.where[best])}


def is_beside(one: int, other: int) -> bool:
    """Whether a square is one of the eight around another (W9.1)."""
    far = max(abs(one // board.COLUMNS - other // board.COLUMNS), abs(one % board.COLUMNS - other % board.COLUMNS))
    return far == 1


def threatens(s: State, t: State, piece: int) -> Sentence | None:
    """An enemy that it could attack from there by one move, and could not before, best one that cannot resist."""
    new = [square for square in enemies_of(t, piece) if reaches(t, piece, square) and not reaches(s, piece, square)]
    if not new:
        return None
    best = max(new, key=lambda square: board.RULE[board.TYPE[piece]][board.TYPE[t.at[square] - 1]])
    return "reason-aims" if board.TYPE[piece] == board.ARTILLERY else "reason-threatens", named(t, best)


def enemies_of(s: State, piece: int) -> list[int]:
    """The squares of the other side."""
    return [square for square in range(board.SQUARES) if is_enemy(s, square, side_of(piece))]


def named(s: State, target: int) -> Facts:
    return {"target": board.TYPES[board.TYPE[s.at[target] - 1]], "square": name(target)}


def runs(s: State, t: State, piece: int) -> Sentence | None:
    """A soldier nearer to the enemy's base line, while lost pieces wait to come back (W10.1)."""
    ahead = t.where[piece] // board.COLUMNS - s.where[piece] // board.COLUMNS
    own = range(board.OWN * side_of(piece), board.OWN * side_of(piece) + board.OWN)
    waiting = any(s.where[one] == board.NOWHERE and s.number[one] != board.MASTER for one in own)
    nearer = ahead > 0 if side_of(piece) == board.RED else ahead < 0
    return ("reason-runs", {}) if board.TYPE[piece] == board.SOLDIER and nearer and waiting else None


def relieved(s: State, t: State, piece: int) -> Sentence | None:
    """Fewer enemies that could attack it there than where it stood."""
    before, then = len(attackers(s, piece)), len(attackers(t, piece))
    return ("reason-fewer", {"before": before, "then": then}) if then < before else None


def approaches(s: State, t: State, piece: int) -> Sentence | None:
    """The nearest enemy that stands open to it, if it comes nearer to it."""
    targets = [square for square in enemies_of(t, piece) if stands_open(t, piece, square)]
    if not targets:
        return None
    nearest = min(targets, key=lambda square: distance(t.where[piece], square))
    nearer = distance(t.where[piece], nearest) < distance(s.where[piece], nearest)
    return ("reason-nearer", named(t, nearest)) if nearer else None


def stands_open(s: State, piece: int, square: int) -> bool:
    """Whether it could attack an enemy there, or fire at it, however far that is."""
    if board.TYPE[piece] == board.ARTILLERY:
        return is_open_target(s, square, side_of(piece))
    return may_attack(s, piece, square) and (is_aircraft(board.TYPE[piece]) or board.TERRAIN[square] != board.MINE)


def at_ease(s: State, t: State, piece: int) -> Sentence | None:
    """A place where it is as safe as before; after a fight, one from where it can attack again."""
    if not attackers(t, piece):
        return "reason-safe", {}
    again = [square for square in enemies_of(t, piece) if s.phase == position.REST and reaches(t, piece, square)]
    return ("reason-threatens", named(t, again[0])) if again else None
