"""A table in memory: the game, who sits there, whose clock runs, and what each listener is shown."""

from __future__ import annotations

import asyncio
import copy
import time
from collections import deque
from dataclasses import dataclass, field, fields
from itertools import accumulate, takewhile
from typing import Any

from ludothek.core import telling
from ludothek.core.contract import Facts
from ludothek.core.fields import CHANCE
from ludothek.core.game import Refused
from ludothek.core.steps import NOT_MOVES, Played, Step
from ludothek.core.table import Table
from ludothek.core.transcript import parse, replay_row, table_before, unthrown
from ludothek.core.view import Shown
from ludothek.games import find
from ludothek.server import clocks, consent
from ludothek.server.fold import folded
from ludothek.server.limits import LOG_BYTES
from ludothek.server.store import SeatRow, Statement, StoredTable
from ludothek.server.tokens import watch_token
from ludothek.server.wire import down
from ludothek.server.wire.tables import Clock

Reply = down.RefusedShown | down.HintShown | down.ReviewShown | down.EarlierShown | down.Pong

STAND_IN = 2  # the level that plays for a seat whose time is out


@dataclass(eq=False)
class Listener:
    """An open browser: the seat it listens for, what waits to be sent to it, and an event that is set when there is."""

    seat: int | None
    told: int = 0  # rows of the log it has been told
    news: bool = False  # the table has changed since it was last shown
    replies: deque[Reply] = field(default_factory=deque)  # answers meant for this browser alone
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def show_table(self) -> None:
        self.news = True
        self.wake.set()

    def post(self, reply: Reply) -> None:
        self.replies.append(reply)
        self.wake.set()


@dataclass(frozen=True)
class Row:
    """A row of the log: whole, and as those read it who may not know all of it."""

    said: down.Said
    redacted: down.Said
    known_to: int  # the seat that may read it whole


@dataclass(eq=False, kw_only=True)
class StoredState:
    """What is stored of a table beside its steps and its seats."""

    asks: list[str] = field(default_factory=list)  # "draw:0": offered by seat 0
    yes: list[str] = field(default_factory=list)  # "draw:0:2": seat 2 agrees to that
    left: list[float] = field(default_factory=list)  # seconds of each seat: for its whole game, or for its last turn
    since: float | None = None  # when the clock of the seat to decide was started
    arrived: list[int] | None = None  # seats at which somebody has sat once; unknown of tables of old
    next: str | None = None  # the table of the rematch
    issued: dict[str, str] = field(default_factory=dict)  # seat -> hash of its token there
    trophies: list[int] = field(default_factory=list)  # per seat: games won at this table before this one
    champions: list[int] = field(default_factory=list)  # the seats that won the one before
    vacated: list[int] = field(default_factory=list)  # seats left after the end: whoever sits there now has not won
    feature: str | None = None  # the feature of the game that it belongs to, where it does

    def state(self) -> dict[str, Any]:
        return {each.name: vars(self)[each.name] for each in fields(StoredState)}


@dataclass(eq=False)
class LiveTable(StoredState):
    """A table and everything around it that is not a rule of its game."""

    id: str
    table: Table
    seats: list[SeatRow]
    clock: Clock
    deadline: float | None = None
    links: dict[int, str] = field(default_factory=dict)  # of seats: tokens told since this process began
    rematch: dict[int, str] = field(default_factory=dict)  # each seat's token at the next table
    statements: list[Statement] = field(default_factory=list)  # of a draft: what is stored with it besides
    rows: list[Row] = field(default_factory=list)  # the log as it is told
    listeners: set[Listener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    busy: bool = False  # a bot is thinking for this table
    overdue: bool = False  # somebody's time is out, and that is being seen to
    holders: int = 0  # those who look at it or sit down: it stays in memory meanwhile

    def __post_init__(self) -> None:
        self.trophies = self.trophies or [0] * self.table.seats
        if self.arrived is None:
            self.arrived = [seat for seat, row in enumerate(self.seats) if row["kind"] != "open"]
        self.note_confirming()

    @property
    def watch(self) -> str:
        """The spectators' token."""
        return watch_token(self.id, self.table.dice.seed)

    def note_confirming(self) -> None:
        """People end their turns themselves; a bot, and nobody, does so at once."""
        self.table.confirming = frozenset(seat for seat, row in enumerate(self.seats) if row["kind"] == "person")

    @property
    def over(self) -> bool:
        return self.table.turn == "over"

    @property
    def bot_to_move(self) -> int | None:
        """The level of the bot whose turn it is, or of the one that plays for a seat whose time is out."""
        turn = self.table.turn
        if not isinstance(turn, int):
            return None
        if self.seats[turn]["kind"] == "bot":
            return self.seats[turn]["level"]
        return STAND_IN if self.table.stood == turn else None

    @property
    def winners(self) -> list[int]:
        """Who takes a trophy home: whoever the room says, or else a seat that has won alone."""
        if not self.over:
            return []
        named = self.table.view(None).get("winners")
        return [seat for seat, score in enumerate(self.table.score or ()) if score == 1] if named is None else named

    @property
    def tally(self) -> list[int]:
        """Trophies per seat, this game's included."""
        crowned = self.crowned
        return [won + (seat in crowned) for seat, won in enumerate(self.trophies)]

    @property
    def crowned(self) -> list[int]:
        """The winners who still sit where they won."""
        return [seat for seat in self.winners if seat not in self.vacated]

    def forget_trophies(self, seat: int) -> None:
        """Who won them has gone: whoever sits there now has won none."""
        self.trophies = [0 if other == seat else won for other, won in enumerate(self.trophies)]
        self.champions = [other for other in self.champions if other != seat]
        self.vacated = [*self.vacated, seat] if self.over else self.vacated

    def draft(self) -> LiveTable:
        """A copy to try something on; only what has been stored is adopted."""
        draft = copy.copy(self)
        draft.table = self.table.fork()
        draft.asks, draft.yes, draft.left = self.asks[:], self.yes[:], self.left[:]
        draft.seats, draft.statements = [row.copy() for row in self.seats], []
        draft.links, draft.rematch = dict(self.links), dict(self.rematch)
        return draft

    def adopt(self, draft: LiveTable) -> None:
        """Take over a draft that has been stored."""
        self.table, self.deadline, self.rows, self.seats = draft.table, draft.deadline, draft.rows, draft.seats
        vars(self).update(draft.state())
        self.links, self.rematch = draft.links, draft.rematch
        self.tell()

    # --- what is shown ---

    def shown_to(self, listener: Listener) -> down.TableShown:
        """All there is to draw for one listener."""
        now, sits = time.time(), listener.seat is not None
        said = newest(self.said_to(listener.seat, listener.told))
        return down.TableShown(
            table=self.id,
            game=self.table.game.key,
            ply=self.table.ply,
            seat=listener.seat,
            seats=[self.seat_shown(seat, sits, now) for seat in range(self.table.seats)],
            view=folded(self.view_of(listener.seat)),
            said_from=self.table.ply - len(said),
            said=said,
            asks=self.asks,
            agreed=self.yes,
            unanswered=[f"{ask}:{seat}" for ask in self.asks for seat in consent.unheard(self, ask)],
            takeback=consent.obstacle(self, listener.seat),
            clock=self.clock,
            running=self.table.turn if self.since is not None and isinstance(self.table.turn, int) else None,
            stand_in=self.table.stood,
            trophies=self.tally if self.over else self.trophies,
            champions=self.crowned if self.over else self.champions,
            feature=self.feature,
            rematch=self.rematch.get(listener.seat) if listener.seat is not None else None,
            watch=self.watch if sits else None,
        )

    def view_of(self, seat: int | None) -> Shown:
        """What a seat may see and click; nothing is left to click while a bot plays for it."""
        view = self.table.view(seat)
        return view | {"choices": []} if seat is not None and seat == self.table.stood else view

    def earlier_to(self, seat: int | None, before: int) -> down.EarlierShown:
        """What was said before a row, as much as one message takes."""
        return down.EarlierShown(said=newest(self.said_to(seat)[: before - 1]))

    def seat_shown(self, seat: int, to_the_table: bool, now: float) -> down.SeatShown:
        row = self.seats[seat]
        here = row["kind"] == "bot" or any(listener.seat == seat for listener in self.listeners)
        link = self.links.get(seat) if to_the_table and row["kind"] == "open" else None
        left = clocks.left_of(self, seat, now)
        return down.SeatShown(kind=row["kind"], name=row["name"], level=row["level"], here=here, left=left, link=link)

    def said_to(self, seat: int | None, start: int = 0) -> list[down.Said]:
        """The log as a seat may read it: where things are hidden, others' secrets are told once the game is over."""
        return self.said(start) if self.over else self.redacted_for(seat, start)

    def redacted_for(self, seat: int | None, start: int = 0) -> list[down.Said]:
        """The log as a seat read it while the game went on."""
        return [row.said if row.known_to == seat else row.redacted for row in self.rows[start:]]

    def said(self, start: int = 0) -> list[down.Said]:
        """The log with nothing left out."""
        return [row.said for row in self.rows[start:]]

    def tell(self) -> None:
        """Put what has just been done into words; what a row says never changes."""
        if len(self.rows) < self.table.ply:
            self.rows = [*self.rows, *told_rows(self.table, len(self.rows))]


def newest(rows: list[down.Said]) -> list[down.Said]:
    """As many of the last rows as one message takes."""
    sizes = accumulate(len(row.model_dump_json()) for row in reversed(rows))
    return rows[len(rows) - sum(1 for _ in takewhile(lambda size: size <= LOG_BYTES, sizes)) :]


def told_rows(table: Table, start: int) -> list[Row]:
    """The rows of the log from `start` on."""
    rows = list(enumerate(table.steps[start:], start + 1))
    moves = sum(step.text not in NOT_MOVES for _, step in rows)
    line = iter(table.line[len(table.line) - moves :])
    return [word_row(n, step) if step.text in NOT_MOVES else move_row(table, n, step, next(line)) for n, step in rows]


def word_row(n: int, step: Step) -> Row:
    """A word said at the table, which everybody hears."""
    message = f"row-{step.text}"
    facts: Facts = {"seat": step.actor}
    text, undoes = step.text, list(step.undoes)
    row = down.Said(n=n, seat=step.actor, text=text, log=text, message=message, facts=facts, also=[], undoes=undoes)
    return Row(row, row, step.actor)


def move_row(table: Table, n: int, step: Step, played: Played) -> Row:
    """A move or a throw; where it is a secret, others read only that it was made."""
    message, facts = telling.sentence(table, played)
    also = [down.Followed(**followed._asdict()) for followed in telling.aftermath(table, played)]
    seat = None if step.actor == CHANCE else step.actor
    row = down.Said(
        n=n, seat=seat, text=step.text, log=step.log or step.text, message=message, facts=facts, also=also, undoes=[]
    )
    if not (hidden := telling.redacted_text(table, played)):
        return Row(row, row, step.actor)
    message, facts = telling.told_others(table, played)
    redacted = row.model_copy(update={"text": hidden, "log": hidden, "message": message, "facts": facts})
    return Row(row, redacted, telling.known_to(table, played))


def from_store(stored: StoredTable) -> LiveTable:
    """A table from its log, every row judged again."""
    row = stored.row
    game = find(row["game"])
    if row["rules"] != game.version:
        raise Refused("transcript-rules", theirs=row["rules"], ours=game.version)
    table = unthrown(game, row["options"], seats=len(stored.seats), seed=row["seed"])
    live = LiveTable(row["id"], table, stored.seats, Clock(**row["clock"]), deadline=row["deadline"], **row["state"])
    for actor, text in stored.steps:
        replay_row(table, actor, text)
        live.tell()
    return live


def from_transcript(name: str, transcript: str) -> LiveTable:
    """A game that is over, from its transcript."""
    parsed = parse(transcript)
    table = table_before(parsed)
    names = table.names or ("",) * table.seats
    live = LiveTable(name, table, [{"kind": "person", "name": who[:40], "level": None} for who in names], Clock())
    for actor, text in parsed.rows:
        replay_row(table, actor, text)
        live.tell()
    return live
