"""How the table is started and asked for: by which names, in which network, with which database; unknown addresses."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludothek.core.engine import cache_folder
from ludothek.core.game import Refused
from ludothek.core.words import words
from ludothek.server import lan, ports, serve
from ludothek.server.database import prepare
from ludothek.server.ports import chosen_port
from ludothek.server.store import migrate
from tests.server.browser import Browser
from tests.server.server import PATIENT, PERSON, Server, end_process, eventually, started_by

PRETEND = "table.pretend"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


# --- names ---


@pytest.fixture
def named(tmp_path: Path) -> Iterator[Server]:
    """A server that listens to this computer alone and believes to have a name in a network."""
    house = Server(tmp_path, names=[PRETEND], reach=[f"http://{PRETEND}:8000"])
    try:
        yield house.start()
    finally:
        house.close()


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[::2]", ""])
def test_who_asks_for_another_name_is_turned_away(house: Server, host: str) -> None:
    """A page of a stranger could make its own name lead here."""
    answer = house.http.get("/api/games", headers={"Host": host, "Origin": f"http://{host}"})
    assert (answer.status_code, answer.json()["status"]) == (421, 421)
    assert "--allow-host" in answer.json()["title"]
    with pytest.raises(InvalidStatus) as caught:
        Browser(house, additional_headers={"Host": host})
    assert caught.value.response.status_code in (400, 403)


def test_a_person_who_asks_for_another_name_reads_the_remedy_on_a_page(house: Server) -> None:
    """It was raw JSON, in English."""
    headers = BROWSER | {"Host": "attic.fritz.box", "Accept-Language": "sv, de-AT;q=0.8"}
    answer = house.http.get("/t/anything", headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "Unter diesem Namen antwortet der Tisch nicht." in answer.text
    assert 'lang="de"' in answer.text
    assert "default-src" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8000", PRETEND, f"{PRETEND}:8000"])
def test_its_own_names_are_answered_to(named: Server, host: str) -> None:
    assert named.http.get("/api/games", headers={"Host": host}).status_code == 200


def test_a_name_that_was_not_allowed_is_a_stranger(house: Server) -> None:
    assert house.http.get("/", headers={"Host": PRETEND}).status_code == 421


def test_the_page_is_told_where_others_reach_the_table(house: Server, named: Server) -> None:
    command = "ludothek serve --lan"
    assert house.http.get("/api/address").json() == {"reach": [], "command": command}, "only on this computer"
    assert named.http.get("/api/address").json() == {"reach": [f"http://{PRETEND}:8000"], "command": command}


def test_names_of_this_machine_count_only_where_the_network_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan.socket, "gethostname", lambda: "Attic")
    monkeypatch.setattr(lan, "addresses", lambda: ["192.168.1.5"])
    assert lan.names("127.0.0.1") == {"127.0.0.1", "localhost", "::1"}
    assert lan.names("0.0.0.0", ["Table.Example"]) >= {"attic", "attic.local", "192.168.1.5", "table.example"}


@pytest.mark.parametrize(
    ("address", "good"),
    [("192.168.1.5", True), ("10.0.0.7", True), ("127.0.0.1", False), ("169.254.3.4", False), ("0.0.0.0", False)],
)
def test_only_an_address_that_others_can_use_is_offered(address: str, good: bool) -> None:
    assert lan.is_of_network(address) is good


def test_the_beginnings_of_links_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "sent_from", lambda: "192.168.1.5")
    monkeypatch.setattr(lan, "known_as", lambda _: ["127.0.1.1", "192.168.1.5", "10.0.0.7"])
    assert serve.reach("127.0.0.1", 8000) == ()
    assert serve.reach("0.0.0.0", 8000) == ("http://192.168.1.5:8000", "http://10.0.0.7:8000")
    assert serve.reach("10.0.0.7", 1) == ("http://10.0.0.7:1",)
    monkeypatch.setattr(lan, "addresses", list)
    with pytest.raises(Refused, match="not on a network"):
        serve.reach("0.0.0.0", 8000)


def test_the_network_is_listened_to_only_where_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from ludothek.cli import app

    asked: list[str] = []
    monkeypatch.setattr(serve, "serve", lambda _, *, host, **__: asked.append(host))
    for arguments in ([], ["--lan"], ["--lan", "--host", "10.0.0.7"]):
        CliRunner().invoke(app, ["serve", "--no-browser", *arguments], catch_exceptions=False)
    assert asked == ["127.0.0.1", "0.0.0.0", "10.0.0.7"]


def test_the_terminal_prints_the_address_for_others_and_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    from ludothek.terminal.address import announce

    announce("http://127.0.0.1:8000/", ["http://192.168.1.5:8000"])
    printed = capsys.readouterr().out
    assert printed.startswith("http://127.0.0.1:8000/\n")
    assert "http://192.168.1.5:8000/" in printed
    assert lan.qr_text("http://192.168.1.5:8000/") in printed
    announce("http://127.0.0.1:8000/", [])
    assert capsys.readouterr().out == "http://127.0.0.1:8000/\n"


def test_a_link_is_drawn_as_a_code_and_nothing_else_is(house: Server) -> None:
    answer = house.http.get("/api/qr", params={"address": "http://192.168.1.5:8000/t/abc_-def"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    for wrong in ("javascript:alert(1)", "http://x", "x" * 300, 'http://x/"><script>', ""):
        assert house.http.get("/api/qr", params={"address": wrong}).status_code == 422


# --- addresses that open nothing ---


@pytest.mark.parametrize(
    "path",
    ["/nonsense", "/table/forged", "/t/forged", "/w/forged", "/replay/forged", "/campaign/forged", "/a/b/c", "/t"],
)
def test_an_unknown_address_is_not_found_and_shows_the_page(house: Server, path: str) -> None:
    """It showed raw JSON."""
    answer = house.http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert answer.text == (house.web / "index.html").read_text()
    assert "default-src" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/nonsense", "/api/seats/forged", "/api/replay/forged", "/assets/forged.js"])
def test_what_machines_ask_for_stays_a_problem(house: Server, path: str) -> None:
    answer = house.http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


def test_an_address_that_opens_something_is_found(house: Server) -> None:
    made = house.make(PERSON, {"kind": "open"})
    campaign = house.http.post("/api/campaigns", json={}).json()["token"]
    for path in (f"/t/{made['tokens'][0]}", f"/t/{made['tokens'][1]}", f"/w/{made['watch']}", "/", "/circuits/SSSS"):
        assert house.http.get(path, headers=BROWSER).status_code == 200
    assert house.http.get(f"/replay/{made['watch']}", headers=BROWSER).status_code == 200
    assert house.http.get(f"/campaign/{campaign}", headers=BROWSER).status_code == 200


# --- the database, with the real command ---


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "ludothek", "serve", "--no-browser", *arguments]


def environment(tmp_path: Path) -> dict[str, str]:
    """As another person has it; what is compiled already need not be again."""
    folders = {"HOME": tmp_path, "XDG_DATA_HOME": tmp_path / "data", "LUDOTHEK_CACHE": cache_folder()}
    return os.environ | {name: str(folder) for name, folder in folders.items()} | {"LC_ALL": "C.UTF-8"}


@pytest.mark.parametrize(
    ("named", "file"),
    [
        ("games.db", "games.db"),
        ("new/folder/my games?.db", "new/folder/my games?.db"),
        ("~/games.db", "games.db"),
        ("{here}/games.db", "games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:///{here}/games.db", "games.db"),
        ("sqlite+aiosqlite:///{here}/games.db", "games.db"),
    ],
)
def test_a_database_is_named_as_people_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, file: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    prepare(named.format(here=tmp_path))
    assert rows_in(tmp_path / file, "tables") == 0


def rows_in(file: Path, table: str) -> int:
    with sqlite3.connect(file) as connection:
        (count,) = connection.execute(f"select count(*) from {table}").fetchone()
    connection.close()
    return int(count)


@pytest.mark.parametrize(
    ("named", "file"), [("new/folder/my games?.db", "new/folder/my games?.db"), ("~/a.db", "a.db")]
)
def test_the_command_keeps_its_tables_in_the_database_that_was_named(tmp_path: Path, named: str, file: str) -> None:
    """`--database games.db` died with a traceback after its address was printed."""
    arguments = command("--database", named)
    with subprocess.Popen(
        arguments, cwd=tmp_path, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:"), server.stderr and server.stderr.read()
            eventually(lambda: answers(address))
            plan = {"game": "tactix", "seats": [PERSON, PERSON]}
            assert httpx.post(f"{address}api/tables", json=plan, timeout=PATIENT).status_code == 201
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENT) == 0
        finally:
            for process in (*started_by(server.pid), server.pid):
                end_process(process)
    assert rows_in(tmp_path / file, "tables") == 1


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    """It and what SQLite lays beside it were open to all; a group that was let in by hand stays so."""
    house = Server(tmp_path).start()
    try:
        house.make(PERSON, PERSON)
        files = list(tmp_path.glob("tables.db*"))
        assert len(files) > 1
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    finally:
        house.close()
    house.file.chmod(0o664)
    prepare(str(house.file))
    assert house.file.stat().st_mode & 0o777 == 0o660


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}healthz").status_code == 200
    except httpx.TransportError:
        return False


WRONG = {
    "folder": "is a folder",
    "text.txt": "is not a database of Ludothek",
    "foreign.db": "is not a database of Ludothek",
    "newer.db": "newer version of Ludothek",
    "/dev/null/games.db": "cannot be opened",
    "sqlite:///file:readonly.db?mode=ro&uri=true": "cannot be opened",
    "mongo://localhost/games": "not a database that is known here",
    "postgresql+nothing://localhost/games": "not a database that is known here",
    "sqlite://": "not a database that is known here",
    "://": "not a database that is known here",
}


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files that are no database of ours."""
    here = tmp_path_factory.mktemp("wrong")
    (here / "folder").mkdir()
    (here / "text.txt").write_text("Dear diary, " * 100)
    for name, order in (
        ("foreign.db", "create table bookmarks (address)"),
        ("newer.db", "update alembic_version set version_num = '9999'"),
        ("readonly.db", "select 1"),
    ):
        if name != "foreign.db":
            migrate(f"sqlite:///{here / name}")
        with sqlite3.connect(here / name) as connection:
            connection.execute(order)
        connection.close()
    return here


@pytest.mark.parametrize("named", WRONG)
def test_a_wrong_database_is_told_in_one_sentence(wrong: Path, monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.chdir(wrong)
    before = {file: file.read_bytes() for file in wrong.iterdir() if file.is_file()}
    with pytest.raises(Refused) as refused:
        prepare(named)
    sentence = words("en").refusal(refused.value)
    assert WRONG[named] in sentence
    assert "\n" not in sentence
    assert {file: file.read_bytes() for file in wrong.iterdir() if file.is_file()} == before


@pytest.mark.parametrize("named", ["folder", "newer.db"])
def test_the_command_tells_of_a_wrong_database_before_its_address(wrong: Path, named: str) -> None:
    done = subprocess.run(
        command("--database", named), cwd=wrong, env=environment(wrong), capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert WRONG[named] in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


# --- the port ---


def test_a_port_that_cannot_be_had_is_told_in_a_sentence_with_the_remedy() -> None:
    """The address was printed, and then an error for machines."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        for host, port, told in (
            ("127.0.0.1", taken, f"already uses port {taken}"),
            ("300.1.1.1", 8000, "cannot listen at “300.1.1.1”"),
        ):
            with pytest.raises(Refused) as refused:
                chosen_port(host, port)
            assert told in words("en").refusal(refused.value)


def test_without_a_port_the_usual_one_is_taken_or_any_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(ports, "USUAL", other.getsockname()[1])
        assert chosen_port("127.0.0.1", 0) not in (0, ports.USUAL)
    assert chosen_port("127.0.0.1", 0) == ports.USUAL


def test_the_command_tells_of_a_taken_port_before_its_address(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        arguments = command("--port", port, "--database", "games.db")
        done = subprocess.run(
            arguments, cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, timeout=60
        )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert f"port {port}" in done.stderr
    assert len(done.stderr.splitlines()) == 1
