"""The wheel carries the pages: installed into an empty environment, it serves them and a game can be played."""

from __future__ import annotations

import os
import subprocess
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]

GAME = """
import json, subprocess, sys, time, urllib.request
from websockets.sync.client import connect
command = [sys.executable, "-m", "ludothek", "serve", "--no-browser"]
server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
try:
    address = server.stdout.readline().strip()
    for _ in range(200):
        try:
            urllib.request.urlopen(address + "healthz").read()
            break
        except OSError:
            time.sleep(0.1)
    assert b'id="app"' in urllib.request.urlopen(address).read()
    plan = {"game": "tactix", "seats": [{"kind": "person"}, {"kind": "person"}]}
    kind = {"content-type": "application/json"}
    ask = urllib.request.Request(address + "api/tables", json.dumps(plan).encode(), kind)
    made = json.load(urllib.request.urlopen(ask))
    tokens = [seat["token"] for seat in made["seats"]]
    with connect(address.replace("http", "ws") + "ws") as white, connect(address.replace("http", "ws") + "ws") as black:
        for socket, token in ((white, tokens[0]), (black, tokens[1])):
            socket.send(json.dumps({"t": "hello", "token": token}))
        sockets = [white, black]
        for ply, move in enumerate(["g1>g2>h2", "g9>g8>f8", "h2>h5>e5", "c9>c7", "e5>e9"]):
            sockets[ply % 2].send(json.dumps({"t": "move", "ply": ply, "move": move}))
            while (told := json.loads(sockets[ply % 2].recv(timeout=20)))["ply"] <= ply:
                assert told["t"] == "table", told
        assert told["view"]["score"] == [1.0, 0.0], told["view"]["score"]
finally:
    server.terminate()
    server.wait(20)
print("played")
"""


def test_a_wheel_installed_into_an_empty_environment_plays_a_game(tmp_path: Path) -> None:
    subprocess.run(["make", "--silent", "wheel", f"WHEELS={tmp_path}"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    wheel = next(tmp_path.glob("ludothek-*.whl"))
    assert {"ludothek/web/index.html", "ludothek/games/tactix/words/de.ftl"} <= set(zipfile.ZipFile(wheel).namelist())
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    install = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-c",
        ROOT / "requirements.txt",
    ]
    subprocess.run([*install, wheel], check=True)
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LUDOTHEK_CACHE": str(tmp_path / "cache")}
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | home
    command = [python, "-I", "-c", GAME]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert done.stdout == "played\n", done.stderr
