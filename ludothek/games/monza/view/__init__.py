"""What a seat sees and can click: the whole track and all dice, for nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.monza.board import DECLINE, EXTRA_ROLL, LANES, SET, STEP, STOP, TILE, TRACKS, Board
from ludothek.games.monza.board.dice import COLOURS, letters
from ludothek.games.monza.rules.position import CAP, HOME, TURBO, State
from ludothek.games.monza.rules.race_end import is_winner
from ludothek.games.monza.rules.rounds import leads_to_turbo
from ludothek.games.monza.telling import THROWS, car_of, goal_of, name, write
from ludothek.games.monza.view.shape import Laid, Last, Move, Shown, Thrown, Tiles, View, Way, Word
from ludothek.games.monza.view.trail import missed, throw_of, trail, went

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table

__all__ = ["Shown", "View", "view"]

ENDINGS: dict[int, Literal["home", "cap"]] = {HOME: "home", CAP: "cap"}


def view(table: Table[Board, State], seat: int | None) -> View:
    b: Board = table.board
    s: State = table.state
    return {
        "length": TRACKS[b.track].length,
        "lanes": lanes(b),
        "cars": cars(table, b, s),
        "colours": [car_of(b, one) for one in range(b.seats)],
        "sides": [f"side-{car_of(b, one)}" for one in range(b.seats)],
        "driver": s.driver,
        "round": s.round,
        "first": b.first,
        "dice": letters(s.dice),
        "laid": laid(table),
        "thrown": thrown(table),
        "turbo": s.roll == TURBO,
        "tiles": [tiles(s, one) for one in range(table.seats)] if b.pro else None,
        "used": s.used[: table.seats],
        "home": [one for one in range(table.seats) if s.car[one] == b.finish],
        "bonus": s.turn if s.stepping else None,
        "last": last(table),
        "missed": missed(table),
        "trail": trail(table, seat),
        "ending": ENDINGS.get(s.ending),
        "winners": winners(table, b, s),
        "choices": choices(b, s, table.actions()) if seat == s.turn else [],
    }


def lanes(b: Board) -> dict[str, list[str]]:
    """The track as it is drawn in its file: lane -> its spaces, colour and length each."""
    spaces = TRACKS[b.track].spaces[1:-1]
    return {
        letter: [f"{space.colour}{space.end - space.begin}" for space in spaces if space.lane == lane]
        for lane, letter in enumerate(LANES)
    }


def cars(table: Table[Board, State], b: Board, s: State) -> list[str]:
    """Where each car stands: the driver's still where its drive began, until it has laid all it can."""
    places = s.car[: b.seats]
    if s.turn == s.driver and not s.stepping:
        began = [played.before.car[s.driver] for played in this_turn(table) if played.text.startswith("turbo")]
        places[s.driver] = began[0] if began else s.origin  # M8.3
    return [name(b, place) for place in places]


def tiles(s: State, seat: int) -> Tiles:
    """The tiles a seat still has."""
    in_hand = [COLOURS[colour] for colour in range(6) if s.tiles[seat] >> colour & 1]
    return {"extra": s.tiles[seat] >= EXTRA_ROLL, "accelerators": "".join(in_hand)}


def this_turn(table: Table[Board, State]) -> list[Played[State]]:
    """What has been played since the driver's first throw."""
    line = table.line
    start = len(line)
    while start > 0 and line[start - 1].before.driver == table.state.driver and not opened(line[start - 1]):
        start -= 1
    return line[start - 1 :] if start > 0 and opened(line[start - 1]) else []


def opened(played: Played[State]) -> bool:
    return played.actor == CHANCE and THROWS.index(played.text.split()[0]) == 0


def laid(table: Table[Board, State]) -> list[Laid]:
    """The dice and tiles that lie on the track, in the order they were laid; the turbo roll clears it (M8.3)."""
    pieces: list[Laid] = []
    if table.state.turn != table.state.driver or table.state.stepping:
        return pieces
    for played in this_turn(table):
        if played.text.startswith("turbo"):
            pieces = []
        elif played.actor != CHANCE and played.action < STOP:
            piece, _, space = played.text.partition(">")
            pieces.append({"space": space, "colour": piece[-1], "tile": piece.startswith("+")})
    return pieces


def thrown(table: Table[Board, State]) -> Thrown | None:
    """The last throw: which it was of all of them, of what kind, by whom, and its letters."""
    for number in reversed(range(len(table.line))):
        played = table.line[number]
        if played.actor == CHANCE:
            return {"n": number, **throw_of(played)}
    return None


def last(table: Table[Board, State]) -> Last | None:
    """The last step or throw, and if it ended a turn, where the cars went by it and along which spaces."""
    if not table.line:
        return None
    played = table.line[-1]
    seat = played.before.driver if played.actor == CHANCE else played.actor
    return {"seat": seat, "move": played.text, "went": went(table.board, played)}


def winners(table: Table[Board, State], b: Board, s: State) -> list[int]:
    """Who takes a trophy (M6.7): nobody if the rounds ran out."""
    if s.turn != OVER or s.ending == CAP:
        return []
    if s.ending != HOME:
        return [seat for seat in range(table.seats) if s.score[seat] == max(s.score)]
    home = [s.used[seat] for seat in range(b.seats) if s.car[seat] == b.finish]
    return [seat for seat in range(b.seats) if is_winner(b, s, seat, min(home))]


# --- what can be clicked ---


def choices(b: Board, s: State, actions: list[int]) -> list[Move]:
    """Every move as clicks; a die is laid by its space alone, or it is taken up first."""
    offered = [choice(b, s, action) for action in actions]
    lifted: list[Move] = [
        {**one, "clicks": [one["colour"], one["space"]], "kind": "lift"} for one in offered if one["kind"] == "die"
    ]
    return offered + lifted


def choice(b: Board, s: State, action: int) -> Move:
    """A move as clicks: a space for a die, a tile and then a space, the word of a button, dice to be thrown again."""
    move = write(b, s, action)
    if action >= SET:
        return {"move": move, "clicks": [move], "rule": "M7.3", "kind": "reroll", "dice": letters(action - SET)}
    if action in (STOP, DECLINE):
        kind, rule = word_of(b, s, action)
        return {"move": move, "clicks": [kind], "rule": rule, "kind": kind}
    space = goal_of(b, s, action)
    how, letter = way(name(b, s.car[s.turn]), space), COLOURS[action - STEP if action >= STEP else action % TILE]
    die: Move = {
        "move": move,
        "space": space,
        "way": how,
        "clicks": [space],
        "rule": RULE_OF[how],
        "kind": "die",
        "colour": letter,
    }
    if action >= STEP:
        return {**die, "rule": "M9.1", "kind": "step"}
    return {**die, "clicks": [f"+{letter}", space], "rule": "M7.6", "kind": "tile"} if action >= TILE else die


def word_of(b: Board, s: State, action: int) -> tuple[Word, str]:
    """What a button says, and where the book allows it."""
    if action == DECLINE:
        return "decline", "M9.6"
    if leads_to_turbo(b, s):
        return "turbo", "M8.2"
    return "stop", "M8.5" if s.roll == TURBO else "M4.9"


RULE_OF: dict[Way, str] = {"start": "M4.6", "finish": "M4.8", "on": "M4.2", "in": "M4.3", "out": "M4.3"}


def way(here: str, there: str) -> Way:
    """How a step goes: from the start, straight on, a lane further in or out, or home."""
    if there == "FIN":
        return "finish"
    if here == "START":
        return "start"
    lanes = LANES.index(there[0]) - LANES.index(here[0])
    return "on" if lanes == 0 else "in" if lanes > 0 else "out"
