"""Through the real server, too, nothing that a seat cannot know makes a difference to what it is told.

The same game is played at several tables at which only the other side's hidden numbers differ. A player, a spectator
and a stranger say whatever can be said and read whatever can be read; every byte must be the same at all of them. A
route, a question in an address, a kind of message or a field of one that is not part of this fails here.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts

from ludothek.bots import pimc, warm
from ludothek.core.engine import is_ready
from ludothek.games import find
from ludothek.server.app import make_app
from ludothek.server.settings import Settings
from tests.games.masters_victory.test_secrets import NOTES, PROBES
from tests.server.masters_victory_worlds import DEALS, Story, story
from tests.server.messages import DOWN, NEVER_HEARD, UP, Words, ask_everything, read_everything, settle, think_again
from tests.server.observers import ADDRESSES, Observer, first_difference, lay, scene, share_a_secret
from tests.server.server import Server

WORLDS = 7  # tables of a story
PARTS, STORIES = 5, 2  # stories in each part
AT_ONCE = 3  # tables that are played at the same time
LONGEST = 12  # moves after the deals
SECRET = bytes(range(32))

NOTHING_OF_A_GAME = {
    "GET /api/games": "the title pages of all games, the same for everybody",
    "GET /api/games/{game}/examples": "what rulebooks draw, the same for everybody",
    "GET /api/games/victory/designs?seed&size": "circuits, before there is a table",
    "GET /api/games/victory/designs/{code}": "a circuit, before there is a table",
    "GET /api/games/victory/designs/{code}/report?laps&seats": "games of bots without a table",
    "GET /api/games/great_race/cards": "what is printed on cards, the same for everybody",
    "GET /api/warmth": "how long engines are still being compiled, the same for everybody",
    "POST /api/seats": "for several links what GET /api/seats/{token} tells of each, see test_seats",
    "POST /api/tables": "it is answered before anything is dealt",
    "POST /api/seats/{token}/key": "who sits where; the same as GET /api/seats/{token}",
    "POST /api/seats/{token}/carry": "a link made by chance",
    "GET /api/address": "where the server listens",
    "GET /api/qr?address": "a picture of what was sent",
    "POST /api/campaigns": "a passport of one's own; its key is a link like a seat's",
    "GET /api/campaigns/{token}": "one's own games for one: nobody else sits there",
    "POST /api/campaigns/{token}/games": "it is answered before anything is dealt",
    "POST /api/campaigns/{token}/resignation": "one's own games for one",
    "POST /api/campaigns/{token}/season": "one's own games for one",
    "POST /api/campaigns/{token}/branch": "one's own games for one",
    "POST /api/campaigns/{token}/name": "one's own games for one",
    "GET /api/campaigns/{token}/file": "games for one that are over",
    "WEBSOCKET /ws": "every message is looked at, see UP and DOWN",
    "GET /healthz": "one word",
    "GET /metrics": "sums over all tables, see the test",
    "GET+HEAD /openapi.json": "the description of the routes",
    "MOUNT /assets": "files of the front end",
    "GET /": "the page of the front end",
    "GET /circuits": "the page of the front end",
    "GET /circuits/{code}": "the page of the front end",
    "GET /campaign": "the page of the front end",
    "GET /campaign/{token}": "the page of the front end",
    "GET /{name}": "files beside the page of the front end",
}


# --- everything there is ---


def routes(web: Path) -> Iterator[str]:
    """Each route as the app has it, with the questions that its address may carry."""
    for route in iter_route_contexts(make_app(Settings(database="sqlite+aiosqlite://", web=web)).routes):
        kind = type(route.original_route).__name__
        ways = "+".join(sorted(route.methods or ())) or ("WEBSOCKET" if "WebSocket" in kind else kind.upper())
        asked = getattr(route.original_route, "dependant", None)
        names = sorted(field.name for field in asked.query_params) if asked else []
        yield f"{ways} {route.path}" + (f"?{'&'.join(names)}" if names else "")


def test_every_route_is_looked_at_or_tells_nothing_of_a_game(house: Server) -> None:
    """W11.1."""
    known = {*ADDRESSES, *NOTHING_OF_A_GAME}
    found = set(routes(house.web))
    new, gone = sorted(found - known), sorted(known - found)
    assert new == [], f"say in ADDRESSES how {new} are looked at, or in NOTHING_OF_A_GAME why they need not be"
    assert gone == [], f"there are no such routes any more: {gone}"


def test_figures_are_sums_over_all_tables(house: Server) -> None:
    lines = house.http.get("/metrics").text.splitlines()
    names = {line.split()[0] for line in lines if not line.startswith("#")}
    figures = {"tables_in_memory", "browsers_listening", "bots_thinking", "steps_since_start"}
    assert names == {f"ludothek_{name}" for name in figures}


# --- what is said ---


def attempts(rng: random.Random, browser: Observer) -> list[Words]:
    """Moves and clicks that would tell something if they were answered by the truth."""
    ply, moves = browser.ply, browser.moves
    squares = [piece["square"] for piece in browser.shown["view"]["pieces"] if piece["square"]]
    texts = [probe.format(*rng.sample(squares, 2)) for probe in rng.sample(PROBES, 4)]
    if moves:
        fights = [move for move in moves if "x" in move]
        texts += [f"{rng.choice(fights or moves)} {note}" for note in rng.sample(NOTES, 2)]
    wrong = [text for text in texts if text.replace(">", "x") not in moves and text not in moves]
    said: list[Words] = [("move", {"ply": ply, "move": text}) for text in wrong]
    said += [("why", {"ply": ply, "clicks": rng.sample(squares, 2)})]
    said += [] if browser.shown["view"]["undo"] else [("undo", {"ply": ply})]
    return said if moves else [*said, ("hint", {"ply": ply})]


def told(house: Server, story: Story, made: dict[str, Any], rows: list[tuple[int, str]]) -> tuple[Observer, list[str]]:
    """A table played through, and all that was told of it to those who must not notice a difference."""
    rng, own = story.random(-1), next(n for n in range(DEALS, len(rows)) if rows[n][0] == story.seat)
    asked = {3 * story.seat + rng.randrange(3), own, rng.randrange(DEALS, len(rows)), len(rows)}
    with scene(house, story, made) as table:
        for n, row in enumerate([*rows, None]):
            if n in asked:
                ask_everything(table, attempts, hint=n < DEALS or (n == own and story.number % 3 == 0))
            if row:
                table.play(*row)
                think_again(table, row)
        read_everything(table)
        if story.number % 4 < 2:
            settle(table)
        table.me.tell("name", name="A")
        table.me.tell("leave")
        return table.me, table.record()


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Hints are given at full strength from the first one on."""
    game = find("masters_victory")
    if not is_ready(game, pimc.ENTRIES):
        warm.warm_players(game)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.soak) for part in range(1, PARTS))])
def test_nobody_is_told_what_they_cannot_know(house: Server, part: int) -> None:
    """W2.2, W11.1, W11.2, W11.3: by messages, refusals, hints, logs, replays and pages to keep."""
    said: dict[str, set[str]] = defaultdict(set)
    heard: set[str] = set()
    fought = 0
    for n in range(part * STORIES, part * STORIES + STORIES):
        tale = story(n, n % 2, WORLDS, LONGEST)
        made = [lay(house, tale) for _ in tale.rows]
        share_a_secret(house, made, SECRET)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            players, records = zip(*pool.map(partial(told, house, tale), made, tale.rows), strict=True)
        for one, other in combinations(records, 2):
            difference = first_difference(one, other)
            assert not difference, difference
        for t, fields in players[0].said.items():
            said[t] |= fields
        heard |= {text.partition('"t":"')[2].partition('"')[0] for text in players[0].told}
        fought += tale.fought
    assert fought >= STORIES
    assert {t: set(model.model_fields) for t, model in UP.items()} == said, "a player must say all that can be said"
    assert heard == DOWN - NEVER_HEARD.keys(), "a player must hear all that can be heard"
    assert house.log() == "", "nothing is written down beside the games"


def test_so_many_pairs_of_tables_are_compared() -> None:
    """By `make soak`; a fifth of them by `make test`."""
    assert len(list(combinations(range(WORLDS), 2))) * PARTS * STORIES >= 200
