"""One message up, one message down: a move is stored, then told, and of many that race exactly one is applied."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludothek
from tests.server.browser import Browser, play_on, together
from tests.server.server import PATIENT, PERSON, Server

FIRST = "d1>d7"


def test_a_move_is_stored_and_shown_to_two_players_and_a_spectator(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    white, black = made["tokens"]
    with Browser(house, white) as one, Browser(house, black) as two, Browser(house, made["watch"]) as third:
        one.play(FIRST)
        for browser in (one, two, third):
            shown = browser.see(ply=1)
            assert [row["text"] for row in shown["said"]] == [FIRST]
        assert house.steps(made["table"]) == [FIRST]
        assert (one.shown["seat"], two.shown["seat"], third.shown["seat"]) == (0, 1, None)


def test_the_message_down_is_what_the_same_table_says_in_python(house: Server) -> None:
    made = house.make(PERSON, PERSON, options={"board": "9x8"})
    table = ludothek.table("tactix", board="9x8")
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        for _ in range(6):
            mover = one if table.turn == 0 else two
            table.play(table.moves()[-1])
            mover.play(table.steps[-1].text)
            for place, browser in enumerate((one, two)):
                assert browser.see(ply=table.ply)["view"] == json.loads(json.dumps(table.view(place)))


def test_a_newcomer_is_told_everything_and_a_listener_only_what_is_new(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        play_on([one, two], 3)
        assert (one.shown["said_from"], len(one.shown["said"])) == (2, 1)
        with Browser(house, made["tokens"][0]) as again:
            assert (again.shown["said_from"], len(again.shown["said"])) == (0, 3)
            assert again.shown["view"] == one.shown["view"]


def test_three_players_play_a_game_with_throws(house: Server) -> None:
    made = house.make(PERSON, PERSON, PERSON, game="template", options={"goal": 100})
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(house, token)) for token in made["tokens"]]
        for _ in range(12):
            mover = next(browser for browser in together(browsers) if browser.moves)
            mover.play("stop")
            mover.do("confirm")
        together(browsers)
        again = [stack.enter_context(Browser(house, token)) for token in made["tokens"]]
        assert all([row["text"] for row in b.shown["said"]] == house.steps(made["table"]) for b in again)
        assert {row[0] for row in house.rows('select actor from steps where "table" = ?', made["table"])} == {
            -1,
            0,
            1,
            2,
        }


def test_of_fifty_racing_moves_exactly_one_is_applied(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with ExitStack() as stack, ThreadPoolExecutor(10) as pool:
        browsers = [stack.enter_context(Browser(house, made["tokens"][0])) for _ in range(10)]
        moves = (browsers[0].moves * 2)[:50]
        start = Barrier(10)

        def race(place: int) -> list[str]:
            start.wait(PATIENT)
            for move in moves[place::10]:
                browsers[place].say("move", ply=0, move=move)
            browsers[place].say("why", ply=1, clicks=["e1"])  # refused after all that was said before it
            answers = [browsers[place].expect("refused")["why"]]
            while answers[-1] == "stale":
                answers.append(browsers[place].expect("refused")["why"])
            return answers[:-1]

        refusals = [why for answers in pool.map(race, range(10)) for why in answers]
        assert refusals == ["stale"] * 49
        assert house.steps(made["table"]) == [browsers[0].see(ply=1)["said"][0]["text"]]


def test_when_many_tables_move_at_once_each_gets_its_turn(house: Server) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(20) as pool:
        tables = list(pool.map(lambda _: house.make(PERSON, PERSON), range(60)))
        browsers = [stack.enter_context(Browser(house, made["tokens"][0])) for made in tables]
        for browser in browsers:
            browser.say("move", ply=0, move=FIRST)
        for browser, made in zip(browsers, tables, strict=True):
            browser.see(ply=1)
            assert house.steps(made["table"]) == [FIRST]


def test_a_stale_or_doubled_move_is_refused_with_the_present_ply(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one:
        one.say("move", ply=0, move=FIRST)
        one.say("move", ply=0, move=FIRST)
        refusal = one.expect("refused")
        assert (refusal["why"], refusal["ply"]) == ("stale", 1)
        assert one.refused("move", ply=7, move=FIRST)["why"] == "stale"
    assert house.steps(made["table"]) == [FIRST]


@pytest.mark.parametrize(
    ("t", "facts"),
    [
        ("undo", {}),
        ("resign", {}),
        ("hint", {}),
        ("ask", {"what": "draw"}),
        ("answer", {"what": "draw", "yes": True}),
        ("why", {"clicks": ["a1"]}),
    ],
)
def test_whatever_names_a_ply_is_refused_when_that_is_past(house: Server, t: str, facts: dict[str, object]) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        one.play(FIRST)
        two.see(ply=1)
        assert two.why_not(t, ply=0, **facts) == "stale"
        assert two.why_not(t, ply=2, **facts) == "stale"


def test_a_move_against_the_rules_is_refused_with_its_rule_and_squares(house: Server) -> None:
    with Browser(house, house.make(PERSON, PERSON)["tokens"][0]) as one:
        refusal = one.refused("move", move="e1>e3")
        assert (refusal["why"], refusal["rule"], refusal["squares"]) == ("king-steps", "T3.4", ["e1", "e3"])
        assert one.why_not("move", move="  ") == "empty"
        assert one.why_not("move", move="e9>e8") == "not-yours"


MALFORMED = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"t":"move"}',
    '{"t":"dance"}',
    '{"t":"move","ply":"0","move":{}}',
    '{"t":"move","ply":-1,"move":"d1>d7"}',
    '{"t":"move","ply":1e99,"move":"d1>d7"}',
    '{"t":"move","ply":0,"move":"d1>d7","seat":1}',
    '{"t":"move","ply":0,"move":"' + "x" * 201 + '"}',
    '{"t":"name","name":"' + "x" * 41 + '"}',
    '{"t":"name","name":"\\ud800"}',
    '{"t":"why","ply":0,"clicks":[]}',
    '{"t":"why","ply":0,"clicks":["a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1"]}',
    '{"t":"ask","ply":0,"what":"mercy"}',
    '{"t":"link","seat":"x"}',
    "[" * 3000,
]


def test_malformed_messages_are_refused_and_the_game_goes_on(house: Server) -> None:
    with Browser(house, house.make(PERSON, PERSON)["tokens"][0]) as one:
        for text in MALFORMED:
            one.socket.send(text)
            assert one.expect("refused")["why"] == "message", text
        one.socket.send(b'{"t":"resign","ply":0}')  # only text is understood
        assert one.expect("refused")["why"] == "message"
        assert one.play()["ply"] == 1


def test_a_second_hello_is_refused_and_the_game_goes_on(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one:
        assert one.why_not("hello", token=made["tokens"][1]) == "message"
        assert one.play()["ply"] == 1


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(move=st.text(max_size=200), clicks=st.lists(st.text(max_size=40), min_size=1, max_size=12), seat=st.integers())
def test_no_text_whatsoever_upsets_the_table(fuzzed: Browser, move: str, clicks: list[str], seat: int) -> None:
    for t, facts in (("move", {"move": move}), ("why", {"clicks": clicks}), ("link", {"seat": seat})):
        assert fuzzed.why_not(t, **facts)


@pytest.fixture(scope="module")
def fuzzed(house: Server) -> Iterator[Browser]:
    with Browser(house, house.make(PERSON, PERSON)["tokens"][0]) as browser:
        yield browser
