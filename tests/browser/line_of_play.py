"""Plays a line of moves at a table of the server, without a browser."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.server import PATIENT, Server


def play(house: Server, tokens: list[str], line: list[str]) -> None:
    """Play these moves without a browser, ending each turn."""
    house.play(tokens[0], line)


def say(talk: Any, heard: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Whoever is to decide says this; what they see afterwards."""
    talk.send(json.dumps({**message, "ply": heard["ply"]}))
    while (answer := json.loads(talk.recv(PATIENT)))["t"] != "table" or answer["ply"] <= heard["ply"]:
        assert answer["t"] == "table", answer
    return dict(answer)
