"""Starts the server of an installed Ludothek and plays a game of Tactix to its end, over sockets, as browsers would."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect

PLAN = {"game": "tactix", "seats": [{"kind": "person"}, {"kind": "person"}]}
MOVES = ("g1>g2>h2", "g9>g8>f8", "h2>h5>e5", "c9>c7", "e5>e9")  # White takes the king
PATIENT = 60.0  # seconds: whatever else runs there


def main() -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "ludothek", "serve", "--no-browser"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        play(server.stdout.readline().strip())
    finally:
        server.terminate()
        server.wait(PATIENT)
    print("played")


def play(address: str) -> None:
    wait_for(address)
    assert b'id="app"' in urllib.request.urlopen(address).read(), "the page is missing"
    kind = {"content-type": "application/json"}
    made = json.load(urllib.request.urlopen(urllib.request.Request(f"{address}api/tables", encoded(PLAN), kind)))
    socket = f"{address.replace('http', 'ws')}ws"
    with connect(socket) as white, connect(socket) as black:
        for line, seat in zip((white, black), made["seats"], strict=True):
            line.send(json.dumps({"t": "hello", "token": seat["token"]}))
        for ply, move in enumerate(MOVES):
            line = (white, black)[ply % 2]
            line.send(json.dumps({"t": "move", "ply": ply, "move": move}))
            while (told := json.loads(line.recv(timeout=PATIENT)))["ply"] <= ply:
                assert told["t"] == "table", told
    assert told["view"]["score"] == [1.0, 0.0], told["view"]["score"]


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENT
    while True:
        try:
            urllib.request.urlopen(f"{address}healthz").read()
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)
        else:
            return


def encoded(what: Any) -> bytes:
    return json.dumps(what).encode()


if __name__ == "__main__":
    main()
