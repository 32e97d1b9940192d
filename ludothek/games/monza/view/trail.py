"""What came before a choice: the turns of others since a seat last chose, and the throws that passed by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.monza.board import DECLINE, STOP, Board
from ludothek.games.monza.rules.position import State
from ludothek.games.monza.telling import ends_turn, goal_of, name, travels
from ludothek.games.monza.view.shape import Missed, Throw, Turn, Went

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table


def trail(table: Table[Board, State], seat: int | None) -> list[Turn]:
    """Every whole turn since a seat last chose, and the bonus steps; its own only where nothing fitted."""
    turns: list[Turn] = []
    now: Turn | None = None
    first = len(table.line) - len(table.since(seat))
    for number in range(first, len(table.line)):
        played, after = table.line[number], after_row(table, number)
        if played.before.stepping:
            turns += stepped(table.board, played)
            continue
        now = extended(table.board, now, played)
        if ends_turn(played.before, after):
            turns.append(ended(table.board, now, played))
            now = None
    return turns


def missed(table: Table[Board, State]) -> list[Missed]:
    """The throws since the last choice with which nothing could be laid, each as it lay there before play went on."""
    b: Board = table.board
    tail = len(table.line)
    while tail and table.line[tail - 1].actor == CHANCE:
        tail -= 1
    rows = [(number, table.line[number], after_row(table, number)) for number in range(tail, len(table.line))]
    return [
        {
            "n": number,
            "ply": table.ply - len(table.line) + 1 + number,  # chance has acted since, so the last rows are these
            **throw_of(played),
            "round": played.before.round,
            "cars": [name(b, place) for place in after.car[: b.seats]],
            "went": went(b, played),
        }
        for number, played, after in rows
        if ends_turn(played.before, after) and not ended_by_word(table)
    ]


def throw_of(played: Played[State]) -> Throw:
    """Whose throw it was, of what kind, and its letters."""
    kind, faces = played.text.split()
    return {"seat": played.before.driver, "kind": kind, "dice": faces}


def went(b: Board, played: Played[State]) -> list[Went]:
    """Where the cars went when this ended a turn."""
    moved = travels(b, played.before, played.action)
    return [{"seat": seat, "from": here, "to": there} for seat, here, there in moved]


# --- the words these are made of ---


def after_row(table: Table[Board, State], number: int) -> State:
    """The position after a row of the line of play."""
    following = table.line[number + 1 : number + 2]
    state: State = following[0].before if following else table.state
    return state


def ended_by_word(table: Table[Board, State]) -> bool:
    """Somebody resigned or a draw was agreed: no throw ended this."""
    return bool(table.state.turn == OVER and not table.state.ending)


def extended(b: Board, now: Turn | None, played: Played[State]) -> Turn:
    """A turn with what it goes on with: its throw, or the space of a die or tile."""
    s: State = played.before
    turn = now or begun(s.driver, [name(b, s.car[s.driver])])
    if played.actor == CHANCE:
        return {**turn, "dice": played.text.split()[1]}
    return {**turn, "path": [*turn["path"], goal_of(b, s, played.action)]} if played.action < STOP else turn


def begun(seat: int, path: list[str]) -> Turn:
    """A turn of which nothing but its way is told yet."""
    return {"seat": seat, "path": path, "dice": "", "fell": [], "back": [], "bonus": False}


def ended(b: Board, now: Turn, played: Played[State]) -> Turn:
    """A turn that is over: with the car it sent back, if it did."""
    back = [one for one in went(b, played) if one["seat"] != played.before.driver]
    return {**now, "fell": [one["from"] for one in back], "back": back}


def stepped(b: Board, played: Played[State]) -> list[Turn]:
    """The bonus step of a car, if it was taken."""
    s: State = played.before
    if played.action == DECLINE:
        return []
    path = [name(b, s.car[s.turn]), goal_of(b, s, played.action)]
    return [{**begun(s.turn, path), "bonus": True}]
