"""Who may do what: a token is a seat, and a seat is all that its holder can move."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from ludothek.games.great_race.campaign.service import replay_token, seat_token
from ludothek.server import wire
from ludothek.server.tokens import watch_token
from tests.server.browser import Browser, play_on
from tests.server.server import BOT, OPEN, PERSON, Server, eventually

UP: dict[str, dict[str, Any]] = {
    "move": {"ply": 2, "move": "d1>d7"},
    "why": {"ply": 2, "clicks": ["d1", "d9"]},
    "undo": {"ply": 2},
    "ask": {"ply": 2, "what": "takeback"},
    "answer": {"ply": 2, "what": "draw", "yes": True},
    "resign": {"ply": 2},
    "hint": {"ply": 2},
    "confirm": {"ply": 2},
    "review": {"ply": 2},
    "rematch": {},
    "name": {"name": "Mallory"},
    "leave": {},
    "link": {"seat": 1},
}
LOOKS: dict[str, dict[str, Any]] = {"earlier": {"before": 2}, "ping": {}}  # whoever watches may ask these too
every_message = pytest.mark.parametrize("t", UP)


class Seated:
    """A table of two, two rows into the game."""

    def __init__(self, house: Server, stack: ExitStack) -> None:
        self.house, self.made = house, house.make(PERSON, PERSON)
        self.one, self.two = (stack.enter_context(Browser(house, token)) for token in self.made["tokens"])
        play_on([self.one, self.two], 2)
        self.third = stack.enter_context(Browser(house, self.made["watch"]))

    def kept(self) -> list[Any]:
        """All that the file knows of this table."""
        return [
            self.house.rows(f'select * from {name} where "{key}" = ?', self.made["table"])
            for name, key in (("tables", "id"), ("seats", "table"), ("steps", "table"))
        ]


@pytest.fixture
def seated(house: Server) -> Iterator[Seated]:
    with ExitStack() as stack:
        yield Seated(house, stack)


def test_every_message_of_the_wire_is_tried_here() -> None:
    up: Any = wire.up.Up
    spoken = {message.model_fields["t"].annotation.__args__[0] for message in up.__origin__.__args__}
    assert spoken == UP.keys() | LOOKS.keys() | {"hello"}


@pytest.mark.parametrize("t", UP | LOOKS)
def test_without_a_token_nothing_is_done(seated: Seated, t: str) -> None:
    before = seated.kept()
    with Browser(seated.house) as stranger:
        stranger.say(t, **(UP | LOOKS)[t])
        assert stranger.expect("refused")["why"] == "message"
        assert stranger.closed() == 4404
    assert seated.kept() == before


@every_message
def test_a_spectator_may_do_nothing(seated: Seated, t: str) -> None:
    before = seated.kept()
    assert seated.third.why_not(t, **UP[t]) == "spectator"
    assert seated.kept() == before


@every_message
def test_who_has_left_may_do_nothing(seated: Seated, t: str) -> None:
    seated.one.tell("leave")
    before = seated.kept()
    assert seated.one.why_not(t, **UP[t]) == "spectator"
    with Browser(seated.house) as again:
        again.say("hello", token=seated.made["tokens"][0])
        assert again.expect("refused")["why"] == "link"
        assert again.closed() == 4404
    assert seated.kept() == before


REFUSED_TO_ANOTHER_SEAT = {
    "move": "turn",
    "why": "turn",
    "undo": "undo",
    "answer": "not-asked",
    "hint": "hint-turn",
    "confirm": "no-confirm",
    "review": "review",
    "rematch": "not-over",
    "link": "seat-taken",
}


@pytest.mark.parametrize("t", REFUSED_TO_ANOTHER_SEAT)
def test_another_seats_token_does_not_move_this_seat(seated: Seated, t: str) -> None:
    before = seated.kept()
    facts = UP[t] | ({"seat": 0} if t == "link" else {})
    assert seated.two.why_not(t, **facts) == REFUSED_TO_ANOTHER_SEAT[t]
    assert seated.kept() == before


def test_a_seat_renames_resigns_asks_and_leaves_only_for_itself(seated: Seated) -> None:
    two = seated.two
    assert [seat["name"] for seat in two.tell("name", name="  Mallory ")["seats"]] == ["", "Mallory"]
    assert two.tell("ask", ply=2, what="takeback")["asks"] == ["takeback:1"]
    assert two.why_not("answer", what="takeback", yes=True) == "not-asked"
    assert two.do("resign")["view"]["score"] == [1, 0]
    assert [seat["kind"] for seat in two.tell("leave")["seats"]] == ["person", "open"]


@pytest.mark.parametrize("token", ["x" * 24, "short", "", "ä" * 24, "x" * 65, "x' or '1'='1' --   "])
def test_a_guessed_token_opens_nothing(house: Server, token: str) -> None:
    with Browser(house) as stranger:
        stranger.say("hello", token=token)
        assert stranger.expect("refused")["why"] in ("link", "message")
        assert stranger.closed() == 4404


def test_leaving_kills_the_link_and_the_new_one_is_told_to_those_who_sit(seated: Seated) -> None:
    seated.one.tell("leave")
    link = seated.two.expect("table", lambda shown: shown["seats"][0]["link"])["seats"][0]["link"]
    assert link != seated.made["tokens"][0]
    watching = seated.third.expect("table", lambda shown: shown["seats"][0]["kind"] == "open")
    assert watching["seats"][0]["link"] is None
    assert (seated.one.shown["seat"], seated.one.shown["seats"][0]["link"], seated.one.moves) == (None, None, [])
    assert seated.house.http.get(f"/api/seats/{seated.made['tokens'][0]}").status_code == 404
    with Browser(seated.house, seated.house.sit(link)) as successor:
        assert successor.shown["seats"][0]["kind"] == "person"
        assert successor.play()["ply"] == 3


def test_leaving_withdraws_what_the_seat_has_asked(seated: Seated) -> None:
    seated.one.tell("ask", ply=2, what="draw")
    seated.one.tell("leave")
    shown = seated.two.expect("table", lambda shown: shown["seats"][0]["kind"] == "open")
    assert shown["asks"] == [], "whoever comes next has offered nothing"


def test_an_open_seat_is_taken_by_accepting_its_invite(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    kinds = 'select kind from seats where "table" = ? order by seat'
    with Browser(house, made["tokens"][0]) as one:
        assert one.shown["seats"][1] == one.shown["seats"][1] | {"kind": "open", "here": False}
        assert one.shown["seats"][1]["link"] == made["tokens"][1]
        assert house.http.get(f"/api/seats/{made['tokens'][1]}").json()["seat"] == 1
        assert house.rows(kinds, made["table"]) == [("person",), ("open",)], "to ask what a link opens takes nothing"
        with Browser(house, made["tokens"][1]) as third:
            assert third.shown["seat"] is None, "nor does opening it"
        assert house.rows(kinds, made["table"]) == [("person",), ("open",)]
        with Browser(house, house.sit(made["tokens"][1])) as two:
            assert two.shown["seat"] == 1
            shown = one.expect("table", lambda shown: shown["seats"][1]["here"])
            assert (shown["seats"][1]["kind"], shown["seats"][1]["link"]) == ("person", None)
        assert house.rows(kinds, made["table"]) == [("person",), ("person",)]
        one.expect("table", lambda shown: not shown["seats"][1]["here"])


def test_a_new_link_kills_the_old_one_of_an_open_seat(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["tokens"][0]) as one:
        link = one.tell("link", seat=1)["seats"][1]["link"]
        assert house.http.get(f"/api/seats/{made['tokens'][1]}").status_code == 404
        assert house.http.get(f"/api/seats/{link}").json()["seat"] == 1
        for seat in (0, -1, 2, 10**30):
            assert one.why_not("link", seat=seat) == "seat-taken"


def test_a_spectator_sees_the_game_but_no_choices_and_no_links(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["watch"]) as third, Browser(house, made["tokens"][0]) as one:
        one.play()
        shown = third.see(ply=1)
        assert shown["view"]["pieces"] == one.shown["view"]["pieces"]
        assert shown["view"]["choices"] == []
        assert not shown["view"]["undo"]
        assert [shown["watch"], shown["rematch"], *(seat["link"] for seat in shown["seats"])] == [None] * 4


def test_to_ask_what_a_link_opens_while_somebody_sits_down_parts_nobody_from_the_table(house: Server) -> None:
    for _ in range(5):
        made = house.make(OPEN, OPEN)
        with ThreadPoolExecutor(1) as pool, httpx.Client(base_url=house.address) as other:
            asked = pool.map(other.get, [f"/api/seats/{made['watch']}"] * 40)
            with Browser(house, house.sit(made["tokens"][0])) as one:
                assert all(answer.status_code == 200 for answer in asked)
                with Browser(house, house.sit(made["tokens"][1])) as two:
                    one.play()
                    assert two.expect("table", lambda shown: shown["ply"] == 1, within=5)["seats"][0]["here"]


def test_a_link_tells_what_it_opens(house: Server) -> None:
    made = house.make({"kind": "person", "name": " Ada "}, OPEN)
    opened = house.http.get(f"/api/seats/{made['tokens'][0]}").json()
    ada, free = {"kind": "person", "name": "Ada", "level": None}, {"kind": "open", "name": "", "level": None}
    laid = house.rows("select made from tables where id = ?", made["table"])[0][0]
    expected = {"table": made["table"], "game": "tactix", "turn": 0, "seats": [ada, free], "sides": None}
    expected |= {"moved": laid, "over": False, "score": None, "winners": None, "ending": None}
    assert opened == expected | {"kind": "seat", "seat": 0}


def test_a_link_tells_who_has_won_and_when_the_last_step_was_made(house: Server) -> None:
    made = house.make(PERSON, BOT)
    with Browser(house, made["tokens"][0]) as one:
        one.play()
        one.see(ply=2)
        one.do("resign")
    opened = house.http.get(f"/api/seats/{made['tokens'][0]}").json()
    assert opened["seats"][1] == {"kind": "bot", "name": "", "level": 1}
    assert (opened["over"], opened["turn"], opened["score"]) == (True, "over", [0, 1])
    last = house.rows('select max(at) from steps where "table" = ?', made["table"])[0][0]
    assert opened["moved"] == last


def test_several_links_are_looked_at_at_once_and_a_dead_one_is_told_as_none(house: Server) -> None:
    one, two = house.make(PERSON, PERSON), house.make(PERSON, BOT, game="monza")
    tokens = [one["tokens"][1], "x" * 24, two["watch"]]
    answer = house.http.post("/api/seats", json={"tokens": tokens})
    each = [house.http.get(f"/api/seats/{token}") for token in tokens]
    assert answer.json() == [each[0].json(), None, each[2].json()]
    assert house.http.post("/api/seats", json={"tokens": ["x" * 24] * 61}).status_code == 422


def test_a_table_nobody_looks_at_leaves_the_memory(house: Server) -> None:
    eventually(lambda: house.metric("browsers_listening") == 0)
    made, before = house.make(PERSON, PERSON), house.metric("tables_in_memory")
    with Browser(house, made["tokens"][0]) as one:
        one.play()
    eventually(lambda: house.metric("tables_in_memory") == before - 1)
    house.http.get(f"/api/seats/{made['tokens'][0]}")
    assert house.metric("tables_in_memory") == before - 1, "to ask what a link opens does not keep it there"
    with Browser(house, made["tokens"][1]) as two:
        assert two.shown["ply"] == 1


def test_derived_tokens_stay_what_they_were() -> None:
    """They are stored nowhere: with another derivation, links that people keep would open nothing."""
    assert watch_token("table", bytes(32)) == "aVzfystFYl5i-hpCMB3F_N62"
    assert seat_token("k" * 24, 3) == "Q2m4j7OZ8xgSaQARDmX3k7Hv"
    assert replay_token("k" * 24, 3) == "4W-fShH9OBkL35PcgQ3VlKyv"
