"""Takes the pictures of docs/pictures: every page at both widths, in light and dark, of a game in play."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

from ludothek.server.fold import unfold

FOLDER = Path(__file__).parent / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SIZES = {1280: 800, 390: 844}
LINE = ("d1>d6>c6", "a9>a6>c6", "f1>f6>g6", "c6>c5>e5", "i1>i3>f3", "b9>b8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, house(folder) as address, sync_playwright() as play:
        tables = tuple(lay(address) for lay in (game_in_play, race_in_play, lap_in_play, battle_in_play, expedition))
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        chromium = play.chromium.launch(executable_path=path, args=FLAGS)
        for width, height in SIZES.items():
            for scheme in ("light", "dark"):
                photograph(chromium, address, tables, (width, height), scheme)
        chromium.close()


@contextmanager
def house(folder: str) -> Iterator[str]:
    """A server of its own, as long as the pictures take."""
    database = f"sqlite+aiosqlite:///{folder}/tables.db"
    command = [sys.executable, "-m", "ludothek", "serve", "--no-browser", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert server.stdout
        address = server.stdout.readline().strip()
        wait_for(address + "healthz")
        yield address
    finally:
        server.terminate()
        server.wait()


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address).close()  # noqa: S310
        except OSError:
            time.sleep(0.1)
        else:
            return


def laid(address: str, plan: dict[str, Any]) -> list[str]:
    """A new table; the tokens of its seats."""
    kind = {"content-type": "application/json"}
    request = urllib.request.Request(address + "api/tables", json.dumps(plan).encode(), kind)  # noqa: S310
    return [seat["token"] for seat in json.load(urllib.request.urlopen(request))["seats"]]  # noqa: S310


def game_in_play(address: str) -> str:
    """A table some moves into its game; White's token."""
    tokens = laid(address, {"game": "tactix", "seats": [{"kind": "person", "name": name} for name in ("Ada", "Ben")]})
    socket = address.replace("http", "ws") + "ws"
    with connect(socket) as white, connect(socket) as black:
        for one, token in ((white, tokens[0]), (black, tokens[1])):
            one.send(json.dumps({"t": "hello", "token": token}))
        for ply, move in enumerate(LINE):
            mover = (white, black)[ply % 2]
            mover.send(json.dumps({"t": "move", "ply": ply, "move": move}))
            while json.loads(mover.recv())["ply"] <= ply:
                pass
    return str(tokens[0])


def race_in_play(address: str) -> str:
    """A professional race of four in its third round, two dice laid; the token of the person at the wheel."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": level} for level in (1, 2, 3))]
    plan = {"game": "monza", "options": {"track": "long", "rules": "pro"}, "seats": seats}
    return played(address, plan, lambda view: view["round"] > 2 and len(view["laid"]) > 1)


def lap_in_play(address: str) -> str:
    """A race of four on a course with many bends, in its fourth round, with dice of both colours to drive."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": level} for level in (2, 3, 4))]
    plan = {"game": "victory", "options": {"circuit": "eight"}, "seats": seats}
    return played(address, plan, lambda view: view["round"] > 3 and {*view["dice"]} == {*"RB"} and view["throws"][1])


def battle_in_play(address: str) -> str:
    """A battle some turns old, at the start of the person's turn."""
    plan = {"game": "masters_victory", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 2}]}
    return played(address, plan, lambda view: view["ply"] > 24 and len(view["choices"]) > 300)


def expedition(address: str) -> str:
    """A solo game in its third round, in the player's turn."""
    plan = {"game": "great_race", "options": {"mode": "solo"}, "seats": [{"kind": "person", "name": "Ada"}]}
    return played(address, plan, lambda view: view["round"] > 2 and view["phase"] == "turn")


def played(address: str, plan: dict[str, Any], is_there: Callable[[dict[str, Any]], object]) -> str:
    """A table with something to see, whose first seat is a person: games are begun until one comes there."""
    while not comes_there(address, token := laid(address, plan)[0], is_there):
        pass
    return token


def comes_there(address: str, token: str, is_there: Callable[[dict[str, Any]], object]) -> bool:
    """The person takes whatever is offered, to the end of the game at the latest."""
    whims = random.Random(1)
    with connect(address.replace("http", "ws") + "ws") as ada:
        ada.send(json.dumps({"t": "hello", "token": token}))
        while True:
            shown = json.loads(ada.recv())
            view = {**shown["view"], "choices": unfold(shown["view"]["choices"])}
            if view["turn"] == "over" or (view["choices"] and is_there(view)):
                return bool(view["turn"] != "over")
            if view["confirm"]:
                ada.send(json.dumps({"t": "confirm", "ply": shown["ply"]}))
            elif view["choices"]:
                ada.send(json.dumps({"t": "move", "ply": shown["ply"], "move": whims.choice(view["choices"])["move"]}))


def photograph(chromium: Browser, address: str, tokens: tuple[str, ...], size: tuple[int, int], scheme: Any) -> None:
    token, race, lap, battle, trip = tokens
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    end = f"{size[0]}-{scheme}.jpg"
    visit(page, address)
    take(page, f"shelf-{end}")
    page.get_by_role("button", name="Tactix").first.click()
    page.get_by_role("dialog").wait_for()
    take(page, f"dialog-{end}")
    visit(page, f"{address}t/{token}")
    page.get_by_role("gridcell", name="g6").click()
    take(page, f"table-{end}")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    take(page, f"rules-{end}")
    visit(page, f"{address}replay/{token}#4")
    take(page, f"replay-{end}")
    visit(page, f"{address}t/{race}")
    page.get_by_role("heading", name="Monza").wait_for()
    take(page, f"monza-{end}")
    visit(page, f"{address}t/{lap}")
    page.get_by_role("heading", name="Victory").wait_for()
    take(page, f"victory-{end}")
    visit(page, f"{address}t/{battle}")
    page.get_by_role("heading", name="Masters Victory").wait_for()
    take(page, f"masters_victory-{end}")
    visit(page, f"{address}t/{trip}")
    page.get_by_role("heading", name="The Great Race").wait_for()
    take(page, f"great_race-{end}")
    visit(page, f"{address}circuits/SSRRSLRRLRRS")
    page.get_by_role("heading", level=1).wait_for()
    take(page, f"circuits-{end}")
    context.close()


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")


def take(page: Page, name: str) -> None:
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.screenshot(path=FOLDER / name, type="jpeg", quality=60)


if __name__ == "__main__":
    main()
