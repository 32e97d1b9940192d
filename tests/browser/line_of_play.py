"""Plays a line of moves at a table of the server, without a browser."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.server import PATIENT, Server


def play(house: Server, tokens: list[str], line: list[str]) -> None:
    """Play these moves without a browser, ending each turn; a seat comes when it is to decide and goes again."""
    left, seat = list(line), 0
    while left:
        with house.seated(tokens[seat]) as talk:
            heard = json.loads(talk.recv(PATIENT))
            while left and heard["view"]["turn"] == heard["seat"]:
                heard = say(talk, heard, {"t": "move", "move": left.pop(0)})
                while heard["view"]["confirm"]:
                    heard = say(talk, heard, {"t": "confirm"})
        seat = heard["view"]["turn"]


def say(talk: Any, heard: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Whoever is to decide says this; what they see afterwards."""
    talk.send(json.dumps({**message, "ply": heard["ply"]}))
    while (answer := json.loads(talk.recv(PATIENT)))["t"] != "table" or answer["ply"] <= heard["ply"]:
        assert answer["t"] == "table", answer
    return dict(answer)
