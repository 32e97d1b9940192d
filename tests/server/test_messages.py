"""What is sent is light: packed and unpacked, in every game, however long it has gone on."""

from __future__ import annotations

import json

import pytest

from docs.messages import PLAIN, SENT, Scales, weigh_game
from ludothek.games import GAMES
from ludothek.server.fold import fold, unfold
from ludothek.server.limits import MESSAGE_BYTES
from tests.server.browser import Browser
from tests.server.server import PERSON, Server


@pytest.mark.parametrize("key", GAMES)
def test_no_message_is_heavy_as_the_110_kilobytes_of_each_move_were(house: Server, key: str) -> None:
    weights = weigh_game(house.file, f"{house.address}/", key, players=(None, 1))
    assert max(weight.sent for weight in weights) <= SENT
    assert max(weight.plain for weight in weights) <= PLAIN


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
