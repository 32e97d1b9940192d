"""A game as text: readable, whole or refused, and every word of it checked on the way back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ludothek
from ludothek import Refused, Table
from ludothek.core.transcript import checksum
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "template", TEMPLATE)


def played() -> str:
    table = ludothek.table("tactix", short=True)
    for move in ("d1>d7", "b9>b8", "e1>e2"):
        table.play(move)
    return table.transcript()


def thrown(seed: int = 3) -> str:
    table = Table(TEMPLATE, {}, seed=seed, luck=("abc", "more"), names=("Ada", 'Żółw "x" ; 1'))
    while table.turn != "over":
        table.play(table.moves()[table.ply % 2])
    return table.transcript()


def sealed(text: str) -> str:
    """The same text with a checksum that fits: what a forger would write."""
    body = text.rpartition("check    ")[0]
    return f"{body}check    {checksum(body)}\n"


def test_it_can_be_read_by_a_person() -> None:
    assert played().splitlines()[:13] == [
        "Ludothek transcript 1",
        "game     tactix",
        "rules    1",
        "seats    2",
        "option   board=9x9",
        "option   king_captures=true",
        "option   short=true",
        "option   draws=true",
        "option   handed=right",
        "",
        "   1  0  d1>d7  ; d1>d7=1",
        "   2  1  b9>b8  ; b9>b8=3",
        "   3  0  e1>e2",
    ]


def test_names_and_luck_of_the_seats_come_back() -> None:
    table = ludothek.replay(thrown())
    assert table.names == ("Ada", 'Żółw "x" ; 1')
    assert table.dice.luck == ("abc", "more")
    assert table.transcript() == thrown()


@pytest.mark.parametrize("mark", ["\u2028", "\u2029", "\x85", "\x0b", "\n"])
def test_a_name_may_hold_what_unicode_calls_a_line_break(mark: str) -> None:
    """Such a name tore the file that was written with it."""
    names = (f"A{mark}B", f"{mark}check    ")
    table = Table(TEMPLATE, names=names)
    assert ludothek.replay(table.transcript()).names == names


def test_a_running_game_with_chance_goes_on_with_the_same_throws() -> None:
    tables = [Table(TEMPLATE, {}, seed=5)]
    tables[0].play("stop") if "stop" in tables[0].moves() else None
    tables.append(ludothek.replay(tables[0].transcript()))
    for _ in range(30):
        assert tables[0].moves() == tables[1].moves()
        for table in tables:
            if table.turn != "over":
                table.play(table.moves()[0])
    assert tables[0].transcript() == tables[1].transcript()


def test_throws_taken_back_keep_their_numbers() -> None:
    """A throw undone by consent is not thrown again: the next one has a new number, and the replay knows it."""
    table = Table(TEMPLATE, {}, seed=6)
    while "go" not in table.moves():
        table.play(table.moves()[0])
    table.play("go")
    before = table.thrown
    table.undo(consent=True)
    table.play(table.moves()[0])
    assert table.thrown > before
    assert ludothek.replay(table.transcript()).transcript() == table.transcript()


@pytest.mark.parametrize("lost", [2, 40, 70, 200, 300])
def test_a_torn_file_is_refused(lost: int) -> None:
    with pytest.raises(Refused, match=r"damaged or has been changed|not a transcript"):
        ludothek.replay(played()[:-lost])


@pytest.mark.parametrize("text", ["", "\n", "hello", "Ludothek transcript 1", "Ludothek transcript 2\n", "\0" * 100])
def test_something_else_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        ludothek.replay(text)


FORGERIES: list[tuple[str, Callable[[str], str]]] = [
    ("transcript-step", lambda text: text.replace("d1>d7  ;", "d1>d6  ;")),
    ("transcript-step", lambda text: text.replace("2  1  b9", "2  0  b9")),
    ("transcript-step", lambda text: text.replace("1  0  d1>d7  ; d1>d7=1", "1  0  undo")),
    ("transcript-step", lambda text: text.replace("2  1  b9>b8  ; b9>b8=3", "2  7  resign")),
    ("transcript-result", lambda text: text.replace("result   running", "result   1 0")),
    ("transcript-rules", lambda text: text.replace("rules    1", "rules    99")),
    ("transcript-head", lambda text: text.replace("seats    2", "seats    two")),
    ("transcript-head", lambda text: text.replace("game     tactix\n", "")),
    ("seats", lambda text: text.replace("seats    2", "seats    5")),
    ("game", lambda text: text.replace("game     tactix", "game     chess")),
    ("option-value", lambda text: text.replace("board=9x9", "board=7x7")),
    ("short-board", lambda text: text.replace("board=9x9", "board=9x8")),
]


@pytest.mark.parametrize(("why", "forge"), FORGERIES)
def test_a_forged_game_is_refused_though_its_checksum_fits(why: str, forge: Callable[[str], str]) -> None:
    text = forge(played())
    assert text != played()
    with pytest.raises(Refused, check=lambda problem: problem.why == why) as caught:
        ludothek.replay(sealed(text))
    assert "Traceback" not in str(caught.value)
    assert len(str(caught.value)) > 20


def test_forged_throws_are_refused() -> None:
    text = thrown()
    face = re.search(r"  -  throw \d", text)
    assert face
    other = face[0][:-1] + str(int(face[0][-1]) % 6 + 1)
    with pytest.raises(Refused, match="Do not trust"):
        ludothek.replay(sealed(text.replace(face[0], other, 1)))


def test_another_seed_is_not_the_one_promised() -> None:
    seeds = [next(line for line in thrown(n).splitlines() if line.startswith("seed")) for n in (3, 4)]
    with pytest.raises(Refused, check=lambda problem: problem.why == "transcript-commit"):
        ludothek.replay(sealed(thrown(3).replace(seeds[0], seeds[1])))


def test_throws_without_their_seed_cannot_be_checked() -> None:
    lines = [line for line in thrown().splitlines(keepends=True) if not line.startswith("seed")]
    with pytest.raises(Refused, check=lambda problem: problem.why == "transcript-seed"):
        ludothek.replay(sealed("".join(lines)))


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert ludothek.replay(played().replace("\n", "\r\n")).transcript() == played()
