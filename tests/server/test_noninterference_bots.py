"""A bot is handed and does the same whatever its seat cannot know, and nobody can know what a bot deals."""

from __future__ import annotations

import asyncio
import hashlib
import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludothek.bots.levels import LEVELS
from ludothek.core.dice import Throws
from ludothek.games.masters_victory.board import NOWHERE, NUMBERED, PIECES, TYPE
from ludothek.games.masters_victory.rules.position import side_of
from ludothek.server import bot_pool, handlers, wire
from ludothek.server.bot_pool import BotPool, Question
from ludothek.server.live import Listener, LiveTable
from ludothek.server.store import Store, migrate
from ludothek.server.tables import Tables
from tests.games.masters_victory.positions import start
from tests.server.masters_victory_worlds import story
from tests.server.observers import Observer, renamed, share_a_secret
from tests.server.server import PATIENT, PERSON, Server

T = TypeVar("T")
Q = TypeVar("Q")
DEALT = ("1 1 2 2 3 3M", "3M 3 2 2 1 1", "2 1 3M 1 3 2")  # worlds: what a person deals, of each type
MOVES = ("B2>A2", "end")  # after which nothing can be attacked
SECRET = bytes(range(32))


def deals(numbers: str) -> list[str]:
    return [f"deal {type} {numbers}" for type in "FTS"]


# --- what the process of a bot is handed ---


class Overheard(BotPool):
    """The bots' real processes, and every message to them."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.letters: list[bytes] = []

    async def answered(self, work: Callable[[Q], T], question: Q) -> T:
        self.letters.append(pickle.dumps((work, question)))
        return await super().answered(work, question)


async def against_a_bot(
    file: Path, level: int, moves: list[str], seed: bytes, *, hint: bool = False
) -> tuple[list[bytes], list[str]]:
    """A person plays and may ask for a hint: all that the bots' process is handed, and what the bot does."""
    address = f"sqlite+aiosqlite:///{file}"
    migrate(address)
    store, bots = Store(address), Overheard()
    tables = Tables(store, bots)
    seats = [wire.tables.Person(kind="person"), wire.tables.BotSeat(kind="bot", level=level)]
    made = await tables.make(wire.tables.NewTable(game="masters_victory", seats=seats))
    live, person = tables.live[made.table], Listener(0)
    live.table.dice = Throws(seed)
    live.listeners.add(person)
    try:
        for move in moves:
            await handlers.do(tables, live, person, wire.up.Move(t="move", ply=live.table.ply, move=move))
            await turn_of(person, live)
        if hint:
            await handlers.do(tables, live, person, wire.up.HintPlease(t="hint", ply=live.table.ply))
        return bots.letters, [step.text for step in live.table.steps if step.actor == 1]
    finally:
        await tables.close()
        bots.close()
        await store.close()


async def turn_of(person: Listener, live: LiveTable) -> None:
    """Wait until something was done at the table, again and again until the bot has had its turn."""
    async with asyncio.timeout(PATIENT):
        while live.table.turn != person.seat or live.busy:
            await person.wake.wait()
            person.wake.clear()


@pytest.mark.parametrize("level", [1, 2])
def test_the_process_of_a_bot_is_handed_the_same_whatever_it_cannot_know(tmp_path: Path, level: int) -> None:
    """W11.1: every byte of it, so neither its choice nor the time it takes can depend on anything else."""
    games = [
        asyncio.run(against_a_bot(tmp_path / f"{n}.db", level, [*deals(dealt), *MOVES], SECRET))
        for n, dealt in enumerate(DEALT)
    ]
    letters, done = games[0]
    assert all(theirs == done and handed == letters for handed, theirs in games[1:])
    assert len(letters) == len(done) > 4
    for letter in letters:
        work, question = pickle.loads(letter)
        assert work is bot_pool.choose
        assert numbers_of(question, 0) == {0}


def test_a_hint_is_made_of_the_same_whatever_the_bot_has_dealt(tmp_path: Path) -> None:
    """W11.1: all but the whim of the table is the same."""
    hints, dealt = set(), set()
    for n in range(3):
        letters, done = asyncio.run(against_a_bot(tmp_path / f"{n}.db", 1, deals(DEALT[0]), bytes([n] * 32), hint=True))
        work, question = pickle.loads(letters[-1])
        assert numbers_of(question, 1) == {0}
        hints.add(pickle.dumps((work, replace(question, seed=0))))
        dealt.add(tuple(done))
    assert (len(hints), len(dealt)) == (1, 3)


def numbers_of(question: Question, side: int) -> set[int]:
    """The numbers on the board that a question tells of a side."""
    s = question.known
    return {s.number[p] for p in range(PIECES) if side_of(p) == side and s.where[p] != NOWHERE and TYPE[p] in NUMBERED}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_thinks_in_numbers_of_deals_and_not_by_the_clock(level: int) -> None:
    """The same question has the same answer, however busy the machine is."""
    table = start()
    question = bot_pool.ask(table, level)
    assert bot_pool.choose(question) == bot_pool.choose(pickle.loads(pickle.dumps(question)))


# --- through the server ---


def bot_table(house: Server, level: int = 1) -> dict[str, Any]:
    return house.make(PERSON, {"kind": "bot", "level": level}, game="masters_victory")


def play(house: Server, made: dict[str, Any], moves: list[str]) -> list[str]:
    """A person plays, the bot answers: what it has done when it is the person's turn again."""
    with Observer(house, made["tokens"][0]) as me:
        for move in moves:
            me.play(move)
            while me.shown["view"]["turn"] != 0:
                me.hear()
    rows = house.rows('select text from steps where "table" = ? and actor = 1 order by n', made["table"])
    return [text for (text,) in rows]


@pytest.mark.parametrize("level", [1, 2])
def test_a_bot_plays_the_same_whatever_it_cannot_know(house: Server, level: int) -> None:
    """W11.1: the same house with the same secret, a person with other numbers."""
    tables = [bot_table(house, level) for _ in DEALT]
    share_a_secret(house, tables, SECRET)
    games = [play(house, made, [*deals(dealt), *MOVES]) for made, dealt in zip(tables, DEALT, strict=True)]
    assert games[0] == games[1] == games[2]
    assert len(games[0]) > 4


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_can_foretell_what_a_bot_deals_as_it_was_once_at_every_table_the_same(house: Server, level: int) -> None:
    """W2.2: it rests on a secret of the table that nobody is told."""
    found = [play(house, bot_table(house, level), deals(DEALT[0])) for _ in range(4)]
    assert all(len(dealt) == 3 for dealt in found)
    assert len(set(map(tuple, found))) == 4


def test_the_secret_that_a_deal_rests_on_is_told_to_nobody(house: Server) -> None:
    made = bot_table(house)
    play(house, made, deals(DEALT[0]))
    ((seed,),) = house.rows("select seed from tables where id = ?", made["table"])
    with Observer(house, made["tokens"][0]) as me, Observer(house, made["watch"]) as watcher:
        told = "".join((*me.told, *watcher.told))
    told += "".join(house.http.get(f"/api/replay/{made['watch']}{end}").text for end in ("", "/file"))
    for secret in (seed.hex(), hashlib.sha256(seed).hexdigest()):
        assert secret not in told


def test_a_bot_answers_alike_whatever_it_has_dealt(house: Server) -> None:
    """W11.1: offers, refusals and everything shown at the beginning of a person's turn."""
    records = set()
    for _ in range(4):
        made = bot_table(house)
        play(house, made, deals(DEALT[0]))
        with Observer(house, made["tokens"][0]) as me:
            assert me.why_not("ask", what="draw") == "draw-declined"
            for text in ("number M2", "look Q5", "F2>M2", "F2xM2 [S1 out]"):
                me.refused("move", move=text)
            names = {made["table"]: "table", made["watch"]: "watch"}
            records.add(tuple(renamed(text, names) for text in me.told))
    assert len(records) == 1


def test_nobody_looks_at_a_bots_number_and_takes_the_look_back(house: Server) -> None:
    """W11.2: it was granted once, fight after fight; a step that showed nothing is still taken back."""
    tale = next(tale for n in count() if (tale := story(n, 0, 2, 12)).rows[0][-1][0] == 0)
    made = house.make(PERSON, {"kind": "bot", "level": 1}, game="masters_victory", options=tale.options)
    share_a_secret(house, [made], SECRET)
    house.write_log(made["table"], tale.rows[0])
    with Observer(house, made["tokens"][0]) as me:
        assert me.shown["ply"] == len(tale.rows[0])
        assert me.shown["view"]["turn"] == 0
        assert me.why_not("ask", what="takeback") == "undo-shown"
        me.play(next(move for move in me.moves if ">" in move))
        assert me.do("ask", what="takeback")["said"][-1]["text"] == "undo"
        assert me.why_not("ask", what="takeback") == "undo-shown"
