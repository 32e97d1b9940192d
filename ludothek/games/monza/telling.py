"""How moves are written: `throw RYBPPW`, `W>O8`, `+P>O17`, `reroll BP`, `stop`, `bonus G>I8`."""

from __future__ import annotations

from ludothek.core.contract import Facts, Sentence
from ludothek.core.defaults import aftermath, dealt_to, redacted
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.monza.board import DECLINE, SET, STEP, STOP, TILE, TRACKS, Board
from ludothek.games.monza.board.dice import COLOURS, SETS, letters
from ludothek.games.monza.rules import apply
from ludothek.games.monza.rules.drive import space_ahead
from ludothek.games.monza.rules.position import State
from ludothek.games.monza.rules.rounds import leads_to_turbo

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]

THROWS = ("throw", "rethrow", "turbo")  # THROWS[roll]


def write(b: Board, s: State, action: int) -> str:
    if s.turn == CHANCE:
        return f"{THROWS[s.roll]} {letters(action - SET)}"
    if action >= SET:
        return f"reroll {letters(action - SET)}"
    if action == STOP:
        return "stop"
    if action == DECLINE:
        return f"bonus {car_of(b, s.turn)}-"
    if action >= STEP:
        return f"bonus {car_of(b, s.turn)}>{goal_of(b, s, action)}"
    return f"{'+' * (action >= TILE)}{COLOURS[action % TILE]}>{goal_of(b, s, action)}"


def log(b: Board, s: State, action: int) -> str:
    """The move with where the cars went by it: `P>I11 (R O7>I11, G I11>I8)`."""
    went = ", ".join(f"{car_of(b, seat)} {here}>{there}" for seat, here, there in travels(b, s, action))
    return f"{write(b, s, action)} ({went})" if went else write(b, s, action)


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: the log's own, a colour or a space alone, or letters in another order."""
    if text == log(b, s, action) or (text == "turbo" and action == STOP and leads_to_turbo(b, s)):  # M8.2
        return True
    if s.turn == CHANCE or action >= SET:
        word, _, faces = write(b, s, action).partition(" ")
        said, _, named = text.rpartition(" ")
        return sorted(named) == sorted(faces) and (said == word or (said == "" and s.turn == CHANCE))
    piece, _, goal = write(b, s, action).partition(">")
    is_tile = TILE <= action < STOP
    return goal != "" and (text == piece or (text == goal and not is_tile))


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: a space, a die or a tile and a space, or a word."""
    return ">".join(clicks[-2:])


def tell(b: Board, s: State, action: int) -> Sentence:
    """The move as a sentence: a message of the words files and what fills it."""
    if s.turn == CHANCE:
        return tell_throw(b, s, action)
    if action >= SET:
        return "said-reroll", {"side": car_of(b, s.turn), **coloured(action - SET)}
    if action == STOP:
        return "said-stop", {"side": car_of(b, s.turn), **sent_back(b, s, action)}
    if action == DECLINE:
        return "said-decline", {"side": car_of(b, s.turn)}
    if action >= STEP:
        return "said-step", {"side": car_of(b, s.turn), "to": lane_of(goal_of(b, s, action))}
    facts: Facts = {"side": car_of(b, s.turn), "colour": COLOURS[action % TILE], "to": lane_of(goal_of(b, s, action))}
    return "said-tile" if action >= TILE else "said-die", facts | sent_back(b, s, action)


def foretell(b: Board, s: State, action: int) -> Sentence:
    """A move that is only advised: what to do, without whose it is and what may come of it."""
    if action == STOP and leads_to_turbo(b, s):
        return "advised-turbo", {}
    message, facts = tell(b, s, action)
    unsaid: Facts = {"back": "none"} if "back" in facts else {}
    return f"advised-{message.removeprefix('said-')}", facts | unsaid


def lane_of(space: str) -> str:
    """The letter of a space's lane, for no board shows the names of spaces; start and finish are no lane."""
    return space if space in ("START", "FIN") else space[0]


def tell_throw(b: Board, s: State, action: int) -> Sentence:
    after = s.copy()
    apply(b, after, action)
    return f"said-{THROWS[s.roll]}", {
        "side": car_of(b, s.driver),
        **coloured(action - SET),
        "stays": int(ends_turn(s, after)),
        **sent_back(b, s, action),
    }


def coloured(dice: int) -> dict[str, int]:
    """How many of each colour, by the letter."""
    return {letter.lower(): n for letter, n in zip(COLOURS, SETS[dice], strict=True)}


# --- what things are called, where they are and go ---


def car_of(b: Board, seat: int) -> str:
    """The letter of the car that a seat drives (M2.1)."""
    return COLOURS[b.driven[seat]]


def name(b: Board, space: int) -> str:
    """The name of a space: "O7", "START", "FIN"."""
    return TRACKS[b.track].spaces[space].name


def goal_of(b: Board, s: State, action: int) -> str:
    """Where a die, a tile or a bonus step leads."""
    colour = action - STEP if action >= STEP else action % TILE
    return name(b, space_ahead(b, s.car[s.turn], colour))


def ends_turn(s: State, after: State) -> bool:
    """Whether a turn is over by what was played in `s`; a bonus step comes only then."""
    goes_on = after.driver == s.driver and after.round == s.round and not after.stepping and after.turn != OVER
    return not s.stepping and not goes_on


def travels(b: Board, s: State, action: int) -> list[tuple[int, str, str]]:
    """The cars that have gone somewhere when this ends a turn: seat, from, to; the driver's first."""
    after = s.copy()
    apply(b, after, action)
    if not ends_turn(s, after):
        return []
    moved = [(s.driver, s.origin, after.car[s.driver])]
    moved += [(seat, s.car[seat], after.car[seat]) for seat in range(b.seats) if seat != s.driver]
    return [(seat, name(b, here), name(b, there)) for seat, here, there in moved if here != there]


def sent_back(b: Board, s: State, action: int) -> Facts:
    """The car that was sent back by the end of this turn, as facts; "none" if no car was."""
    for seat, _, there in travels(b, s, action):
        if seat != s.driver:
            return {"back": car_of(b, seat), "back_to": lane_of(there)}
    return {"back": "none", "back_to": ""}


tell_others = tell
