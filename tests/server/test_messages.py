"""What is sent is light: packed and unpacked, in every game, however long it has gone on."""

from __future__ import annotations

import gzip
import json

import pytest

from docs.messages import PLAIN, REPLAY, SENT, Scales, weigh_game
from ludothek.games import GAMES
from ludothek.server.fold import fold, unfold
from ludothek.server.limits import MESSAGE_BYTES
from tests.server.browser import Browser
from tests.server.server import OPEN, PERSON, Server


@pytest.mark.parametrize("key", GAMES)
def test_no_message_is_heavy_as_the_110_kilobytes_of_each_move_were(house: Server, key: str) -> None:
    weights = weigh_game(house.file, f"{house.address}/", key, players=(None, 1))
    reviewed = GAMES[key].chance and not GAMES[key].hidden
    assert {kind for kind, found in weights.items() if not found} == (set() if reviewed else {"review"})
    for weight in (found for kind in weights for found in weights[kind] if kind != "replay"):
        assert weight.sent <= SENT
        assert weight.plain <= PLAIN
    assert max(weight.sent for weight in weights["replay"]) <= REPLAY


def test_answers_without_a_key_are_compressed_for_whoever_understands_that(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    token = made["tokens"][0]
    for path in ("/api/games", f"/api/replay/{token}", f"/api/replay/{token}/0", f"/api/replay/{token}/file"):
        packed = house.http.get(path)
        plain = house.http.get(path, headers={"Accept-Encoding": "identity"})
        assert (packed.headers["Content-Encoding"], packed.headers["Vary"]) == ("gzip", "Accept-Encoding")
        assert "Content-Encoding" not in plain.headers
        assert packed.text == plain.text
        assert not [key for key in house.tokens if key in plain.text]


def test_a_file_of_the_page_comes_as_it_was_compressed_and_plain_for_whoever_asks(house: Server) -> None:
    code, alone = b"const table = 1;", b"const alone = 1;"
    (house.web / "assets" / "table.js").write_bytes(code)
    (house.web / "assets" / "table.js.gz").write_bytes(gzip.compress(code))
    (house.web / "assets" / "alone.js").write_bytes(alone)
    packed = house.http.get("/assets/table.js")
    plain = house.http.get("/assets/table.js", headers={"Accept-Encoding": "identity"})
    assert [answer.headers.get("Content-Encoding") for answer in (packed, plain)] == ["gzip", None]
    assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert packed.content == plain.content == code
    again = house.http.get("/assets/table.js", headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert house.http.get("/assets/alone.js").content == alone
    assert house.http.get("/assets/none.js").status_code == 404


def test_answers_that_hold_a_key_are_not_compressed(house: Server) -> None:
    tokens = [house.make(PERSON, PERSON)["tokens"][0] for _ in range(4)]
    campaign = house.http.post("/api/campaigns", json={})
    many = house.http.post("/api/seats", json={"tokens": tokens})
    one = house.http.get(f"/api/campaigns/{campaign.json()['token']}")
    for answer in (campaign, many, one):
        assert len(answer.content) > 500  # shorter ones are never compressed
        assert "Content-Encoding" not in answer.headers


def test_a_silent_socket_keeps_no_memory_to_pack_with(house: Server) -> None:
    scales = Scales()
    with Browser(house, house.make(PERSON, PERSON)["watch"], compression=None, extensions=[scales]):
        assert scales.agreed
        assert scales.agreed.remote_no_context_takeover
        assert scales.agreed.local_no_context_takeover


def test_a_small_packet_that_swells_is_not_unpacked(house: Server) -> None:
    with Browser(house, house.make(PERSON, PERSON)["watch"]) as browser:
        browser.socket.send(" " * 10 * MESSAGE_BYTES)
        assert browser.closed() == 1009


def test_moves_are_folded_without_loss() -> None:
    others = {"rule": "W3.1", "kind": "move"}
    moves = [{"move": f"B2>{to}", "clicks": ["B2", to], **others} for to in ("C2", "B3", "B22")]
    odd = [
        {"move": "2>2", "clicks": ["2"]},
        {"move": "3>3", "clicks": ["3"]},
        {"move": "a*b", "clicks": ["b"]},
        {"move": "", "clicks": []},
    ]
    mixed = [*moves, {"move": "B2xB4", "clicks": ["B2", "B4"], "rule": "W6.1", "kind": "attack"}, *odd]
    assert unfold(json.loads(json.dumps(fold(mixed)))) == mixed
    assert len(fold(mixed)) == 5


def test_who_joins_a_long_game_is_told_its_newest_rows_and_asks_for_the_others(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    house.write_log(made["table"], [(0, "d1>d7"), (0, "undo")] * 110)
    house.http.get(f"/api/seats/{made['watch']}")  # it falls asleep, and wakes with that log
    with Browser(house, made["watch"]) as late:
        numbers = [row["n"] for row in late.shown["said"]]
        assert late.shown["said_from"] == numbers[0] - 1 > 0
        while numbers[0] > 1:
            late.say("earlier", before=numbers[0])
            numbers = [row["n"] for row in late.expect("earlier")["said"]] + numbers
        assert numbers == list(range(1, 221))
