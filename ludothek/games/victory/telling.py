"""How moves are written: `lot red`, `throw RBX`, `take 2`, `R>0.7`; the log adds where from and what came of it."""

from __future__ import annotations

from ludothek.core.contract import Facts, Sentence
from ludothek.core.defaults import aftermath, dealt_to, redacted
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.victory import board
from ludothek.games.victory.board import CARS, Board, car_of, course_of
from ludothek.games.victory.rules import apply
from ludothek.games.victory.rules.dice import SETS, letters
from ludothek.games.victory.rules.position import THROWING, State
from ludothek.games.victory.rules.throws import CRASH, MISS, faces

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]

NAMES = dict(zip(CARS, ("red", "blue", "green", "yellow", "white", "black"), strict=True))  # V1.5


def write(b: Board, s: State, action: int) -> str:
    if action >= board.THROW:
        return f"throw {letters(action - board.THROW)}"
    if action >= board.LOT:
        return f"lot {NAMES[car_of(b, action - board.LOT)]}"
    if action >= board.TAKE_ONE:
        return f"take {1 if action == board.TAKE_ONE else 2}"
    return f"{board.FACES[action // board.POINTS]}>{course_of(b).name(action % board.POINTS)}"


def log(b: Board, s: State, action: int) -> str:
    """The move with what came of it: `R>0.1 (from 11.7) finish 2 lapse R`."""
    start = [f"(from {course_of(b).name(s.car[s.driver])})"] if action < board.TAKE_ONE else []
    return " ".join([write(b, s, action), *start, *marks(came_of(b, s, action))])


def marks(told: Facts) -> list[str]:
    """What came of a move, in the log's short words."""
    said = [f"{word} {told[word]}" for word in ("lap", "finish") if told[word]]
    if told["lapsed"]:
        said.append("lapse " + "".join(face * int(told[f"lapse_{face.lower()}"]) for face in "RB"))
    return said + [word for word in ("miss", "out") if told[word]]


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: the log's own, a point alone, a number of dice, faces in another order."""
    if text == log(b, s, action):
        return True
    if action >= board.THROW:
        return sorted(text.removeprefix("throw ")) == sorted(letters(action - board.THROW))
    written = write(b, s, action)
    return text == (written.partition(">")[2] if action < board.TAKE_ONE else written.partition(" ")[2])


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: a die and a point, a point alone, or a number of dice."""
    return ">".join(clicks)


def tell(b: Board, s: State, action: int) -> Sentence:
    """The move as a sentence: a message of the words files and what fills it."""
    if action >= board.THROW:
        thrown = dict(zip("rbx", SETS[action - board.THROW], strict=True))
        kind = "said-throw" if s.phase == THROWING else "said-throw-on"
        return kind, {"side": car_of(b, s.driver), **thrown, **came_of(b, s, action)}
    if action >= board.LOT:
        return "said-lot", {"side": car_of(b, action - board.LOT)}
    if action >= board.TAKE_ONE:
        return "said-take", {"side": car_of(b, s.turn), "dice": 2 if action == board.TAKE_TWO else 1}
    return "said-move", drive(b, s, action) | came_of(b, s, action)


def foretell(b: Board, s: State, action: int) -> Sentence:
    """A move that is only advised: what to do, without whose it is."""
    message, facts = tell(b, s, action)
    return f"advised-{message.removeprefix('said-')}", facts


def drive(b: Board, s: State, action: int) -> Facts:
    """A drive by die, direction, length and tile, for the board names no points; `from` and `to` are marked on it."""
    name, here, goal = course_of(b).name, s.car[s.turn], action % board.POINTS
    return {
        "side": car_of(b, s.turn),
        "colour": board.FACES[action // board.POINTS],
        "from": name(here),
        "to": name(goal),
        "way": board.COMPASS[direction_of(b, here, action)],
        "length": len(way_of(b, here, action)),
        "tile": goal // 9,
    }


def came_of(b: Board, s: State, action: int) -> Facts:
    """What came of a move or a throw: a lap driven, a place at home, dice that lapse, a turn missed, a car lost."""
    after = s.copy()
    apply(b, after, action)
    seat = s.driver
    told: Facts = {"lap": 0, "finish": after.home[seat], "lapsed": 0, "miss": 0, "out": 0}
    if after.column[seat] > s.column[seat] and not after.home[seat]:
        told["lap"] = after.column[seat]
    if action < board.TAKE_ONE:
        left = list(s.dice)
        left[action // board.POINTS] -= 1
        told |= lapsed(after, left)
    elif action >= board.THROW and s.phase != THROWING:
        thrown = s.copy()
        thrown.thrown[1] = action - board.THROW + 1
        crosses = faces(thrown, 2)
        told["miss"], told["out"] = int(crosses == MISS), int(crosses >= CRASH)
        if crosses < MISS:
            told |= lapsed(after, [faces(thrown, face) for face in range(2)])
    return told


def lapsed(after: State, left: list[int]) -> Facts:
    """How many dice were left when the turn ended, and how many of each colour."""
    if after.turn not in (CHANCE, OVER):
        return {}
    return {"lapsed": sum(left), "lapse_r": left[0], "lapse_b": left[1]}


# --- where a move goes ---


def direction_of(b: Board, here: int, action: int) -> int:
    """The direction in which a die drives from a point to its goal."""
    colour, goal = divmod(action, board.POINTS)
    for direction in range(4 * colour, 4 * colour + 4):
        if goal in line(b, here, direction):
            return direction
    raise ValueError(f"no line leads there: {action}")


def line(b: Board, here: int, direction: int) -> list[int]:
    """The points that lie on a straight line from a point, whoever stands there."""
    points = []
    while (here := b.step[board.DIRECTIONS * here + direction]) != board.NOWHERE:
        points.append(here)
    return points


def way_of(b: Board, here: int, action: int) -> list[int]:
    """The points that a die drives over, its goal last."""
    points = line(b, here, direction_of(b, here, action))
    return points[: points.index(action % board.POINTS) + 1]


tell_others = tell
