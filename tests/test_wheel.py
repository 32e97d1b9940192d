"""The wheel carries the pages: installed into an empty environment, it serves them and a game can be played."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution, distributions, requires
from pathlib import Path

from packaging.requirements import Requirement

from ludothek.core.engine import cache_folder

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


def needed(requirements: Iterable[str], extras: Iterable[str] = ()) -> set[str]:
    """The packages that these requirements name, and all that those need in their turn."""
    found = set[str]()
    for one in map(Requirement, requirements):
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ["", *extras]):
            found |= {one.name, *needed(requires(one.name) or (), one.extras)}
    return found


def lend(packages: set[str], site: Path) -> None:
    """Let an environment use packages that are installed here."""
    for package in map(distribution, packages):
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(package.locate_file(top))


def test_a_wheel_installed_into_an_empty_environment_plays_a_game(tmp_path: Path) -> None:
    """Beside it are only the packages that it says it needs, in versions that suit it."""
    subprocess.run(["make", "--silent", "wheel", f"WHEELS={tmp_path}"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    wheel = next(tmp_path.glob("ludothek-*.whl"))
    assert {"ludothek/web/index.html", "ludothek/games/tactix/words/de.ftl"} <= set(zipfile.ZipFile(wheel).namelist())
    venv.create(tmp_path / "empty")
    python, site = tmp_path / "empty/bin/python", next(tmp_path.glob("empty/lib/*/site-packages"))
    pip = [sys.executable, "-m", "pip", "--python", python, "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", wheel], check=True)
    (installed,) = distributions(name="ludothek", path=[str(site)])
    lend(needed(installed.requires or ()), site)
    subprocess.run([*pip, "check"], check=True)
    folders = {"HOME": tmp_path, "XDG_DATA_HOME": tmp_path / "data", "LUDOTHEK_CACHE": cache_folder()}
    home = {name: str(folder) for name, folder in folders.items()}  # what is compiled already need not be again
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | home
    command = [python, "-I", "-c", GAME]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert done.stdout == "played\n", done.stderr
