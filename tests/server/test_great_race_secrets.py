"""Nobody at a race is told what they cannot know, through the real server: plans that are not open, cards in a hand.

The same race is run at several tables at which only that differs. A player, a spectator and a stranger say whatever
can be said and read whatever can be read; every byte must be the same at all of them.
"""

from __future__ import annotations

import pickle
import random
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from ludothek import Table
from ludothek.bots import pimc, warm
from ludothek.core.engine import is_ready
from ludothek.core.fields import CHANCE
from ludothek.core.steps import UNDO
from ludothek.core.transcript import replay_row, unthrown
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.box import CARDS
from ludothek.games.great_race.telling.texts import PLAN_NAMES
from ludothek.server import bot_pool
from tests.server.great_race_worlds import Journey, drawn, planned, rows_of
from tests.server.messages import DOWN, NEVER_HEARD, UP, Words, ask_everything, read_everything, settle, think_again
from tests.server.observers import Observer, Scene, first_difference, lay, scene
from tests.server.server import PERSON, Server

WORLDS = 7  # tables of a story
PARTS = 5  # of a story with other plans and one with other cards
AT_ONCE = 3  # tables that are played at the same time
PROBES = [
    *(f"{verb} {card.id}" for verb in ("play", "drop") for card in CARDS),
    *(f"play DNG P{rival} {gauge}" for rival in (1, 2, 3) for gauge in "ec"),
    *(f"plan {plan}" for plan in PLAN_NAMES),
    *("winch m", "nowinch", "guard", "shield", "play GUIDE clear 1.1", "drive NOU", "lay F 1.1", "T go 1.1", "resign"),
]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Hints are given at full strength from the first one on."""
    if not is_ready(GAME, pimc.ENTRIES):
        warm.warm_players(GAME)


# --- playing it ---


def set_up(house: Server, tale: Journey) -> list[dict[str, Any]]:
    """A table for each world, with the beginning of the story in its log."""
    tables = [lay(house, tale) for _ in tale.rows]
    for made, seed, rows in zip(tables, tale.seeds, tale.rows, strict=True):
        begin_anew(house, made, seed, rows[: tale.begun])
    return tables


def begin_anew(house: Server, made: dict[str, Any], seed: bytes, rows: list[tuple[int, str]]) -> None:
    """Give a table another seed and other rows; it sleeps once it was looked at, and wakes with them."""
    house.rows("update tables set seed = ? where id = ?", seed, made["table"])
    house.rows('delete from steps where "table" = ?', made["table"])
    house.write_log(made["table"], rows)
    house.http.get(f"/api/seats/{made['watch']}")


def go(table: Scene, row: tuple[int, str]) -> None:
    actor, text = row
    if actor == CHANCE:
        return
    if text == UNDO:
        table.seats[actor].do("undo")
        table.everybody()
        return
    table.play(actor, text)
    if actor == table.story.seat:
        think_again(table, row)


def attempts(rng: random.Random, browser: Observer) -> list[Words]:
    """Moves and clicks that would tell something if they were answered by the truth."""
    ply, moves = browser.ply, browser.moves
    wrong = [text for text in rng.sample(PROBES, 8) if text not in moves]
    said: list[Words] = [("move", {"ply": ply, "move": text}) for text in wrong]
    said += [("why", {"ply": ply, "clicks": text.split()}) for text in wrong[:2]]
    said += [] if browser.shown["view"]["undo"] else [("undo", {"ply": ply})]
    return said if moves else [*said, ("hint", {"ply": ply})]


def told(house: Server, tale: Journey, made: dict[str, Any], rows: list[tuple[int, str]]) -> tuple[Observer, list[str]]:
    """A table played through, and all that was told of it to those who must not notice a difference."""
    rest = rows[tale.begun :]
    asked = {tale.random(-1).randrange(len(rest)), len(rest)}
    asked |= {n for n, row in enumerate(rest) if row[0] == tale.seat and row[1].startswith("plan")}
    with scene(house, tale, made) as table:
        for n, row in enumerate([*rest, None]):
            if n in asked:
                ask_everything(table, attempts, hint=tale.seats == 3)
            if row:
                go(table, row)
        read_everything(table)
        settle(table)
        table.me.tell("name", name="A")
        table.me.tell("leave")
        assert draws(house.steps(made["table"])) == draws([text for _, text in rows])
        return table.me, table.record()


def draws(texts: list[str]) -> list[str]:
    return [text for text in texts if ":" in text]


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.soak) for part in range(1, PARTS))])
def test_nobody_is_told_what_they_cannot_know(house: Server, part: int) -> None:
    """G1.8, G4.1, G4.3, D4: by messages, refusals, hints, logs, replays and pages to keep."""
    said: dict[str, set[str]] = defaultdict(set)
    heard: set[str] = set()
    for tale in (planned(part, WORLDS), drawn(PARTS + part, WORLDS)):
        made = set_up(house, tale)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            seats, records = zip(*pool.map(partial(told, house, tale), made, tale.rows), strict=True)
        for one, other in combinations(records, 2):
            difference = first_difference(one, other)
            assert not difference, difference
        for t, fields in seats[0].said.items():
            said[t] |= fields
        heard |= {text.partition('"t":"')[2].partition('"')[0] for text in seats[0].told}
    assert {t: set(model.model_fields) for t, model in UP.items()} == said, "a player must say all that can be said"
    assert heard == DOWN - NEVER_HEARD.keys(), "a player must hear all that can be heard"
    assert house.log() == "", "nothing is written down beside the games"


def test_so_many_pairs_of_tables_are_compared() -> None:
    """By `make soak`; a fifth of them by `make test`."""
    assert len(list(combinations(range(WORLDS), 2))) * PARTS * 2 >= 200


# --- bots ---


@pytest.mark.parametrize("part", range(PARTS))
def test_a_bot_is_handed_the_same_whatever_it_cannot_know(part: int) -> None:
    """D1, D4: every byte of it but the whim of the table, so nothing that it does can depend on anything else."""
    for tale in (planned(part, WORLDS), drawn(PARTS + part, WORLDS)):
        asked = [questions(tale, seed, rows) for seed, rows in zip(tale.seeds, tale.rows, strict=True)]
        assert asked[0]
        assert all(others == asked[0] for others in asked[1:])


def questions(tale: Journey, seed: bytes, rows: list[tuple[int, str]]) -> list[bytes]:
    """What a bot in the seat is handed whenever it is its turn."""
    table: Table = unthrown(GAME, tale.options, seats=tale.seats, seed=seed)
    found = []
    for row in [*rows, None]:
        if table.turn == tale.seat:
            found.append(pickle.dumps(replace(bot_pool.ask(table, 2), seed=0)))
        if row:
            replay_row(table, *row)
    return found


@pytest.mark.parametrize("level", [1, 2])
def test_a_bot_plans_the_same_whatever_was_planned_before(house: Server, level: int) -> None:
    """G4.1: the same house with the same secret, a person with other plans."""
    options = {"bivouac_order": "turn"}
    start, answers = Table(GAME, options, seed=1), set()
    for plan in PLAN_NAMES[::7]:
        made = house.make(PERSON, {"kind": "bot", "level": level}, game=GAME.key, options=options)
        begin_anew(house, made, start.dice.seed, rows_of(start))
        with Observer(house, made["tokens"][0]) as me:
            for move in ("take 1", f"plan {plan}"):
                me.play(move)
                while me.shown["view"]["turn"] != 0:
                    me.hear()
        rows = house.rows('select text from steps where "table" = ? and actor = 1 order by n', made["table"])
        answers.add(tuple(text for (text,) in rows))
    assert [[text.split()[0] for text in done] for done in answers] == [["take", "take", "plan"]]
