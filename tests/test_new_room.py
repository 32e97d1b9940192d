"""The template is a true room, and every room laid out from it is one too."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from rich.console import Console

import ludothek
from ludothek import Refused, Table, room
from ludothek.bots.hints import Hint
from ludothek.bots.simple import Curious, Greedy
from ludothek.core import loops
from ludothek.core.compiled import Twin, twin
from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.verbs import danger, gain, key, worth
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES
from ludothek.room import by_number, import_of, listed, new_room
from ludothek.template import GAME, terminal
from ludothek.template.board import FACES, GO, STOP

ROOT = Path(ludothek.__file__).parents[1]
TEMPLATE = ROOT / "ludothek" / "template"


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template stands on no shelf; its words and transcripts are found by name only while these tests run."""
    monkeypatch.setitem(GAMES, "template", GAME)


def after(line: str, seats: int = 2, goal: int = 30) -> Table:
    """A table some throws and words into a game: "4 go 1 6 stop"."""
    table = Table(GAME, {"goal": goal}, seats=seats, throws="manual")
    for text in line.split():
        table.play(text)
    return table


def shown(table: Table) -> tuple[list[int], int, int]:
    """Points, gathered, and who holds the die."""
    view = table.view()
    return view["points"], view["gathered"], view["holder"]


# --- the rules, one by one ---


@pytest.mark.parametrize(
    ("line", "points", "gathered", "holder", "turn"),
    [
        pytest.param("", [0, 0], 0, 0, "chance", id="P2.1 P2.2 the first seat begins with a throw"),
        pytest.param("4", [0, 0], 4, 0, 0, id="P2.3 the die is gathered"),
        pytest.param("4 go", [0, 0], 4, 0, "chance", id="P2.5 go throws again"),
        pytest.param("4 go 6", [0, 0], 10, 0, 0, id="P2.3 throws add up"),
        pytest.param("1", [0, 0], 0, 1, "chance", id="P2.4 a one ends the turn at once"),
        pytest.param("4 go 1", [0, 0], 0, 1, "chance", id="P2.4 a one loses what was gathered"),
        pytest.param("6 stop 1 5 go 1", [6, 0], 0, 1, "chance", id="P2.4 points kept earlier stay"),
        pytest.param("4 go 6 stop", [10, 0], 0, 1, "chance", id="P2.6 stop keeps the points and hands the die on"),
        pytest.param("4 stop 3 stop 2", [4, 3], 2, 0, 0, id="P2.1 after the last seat the first"),
        pytest.param("6 go 6 go 6 go 6 go 6", [0, 0], 30, 0, 0, id="P3.2 the goal is not reached before stopping"),
        pytest.param("6 go 6 go 6 go 6 go 6 go 1", [0, 0], 0, 1, "chance", id="P3.2 and can still be lost"),
        pytest.param("6 go 6 go 6 go 6 go 6 stop", [30, 0], 0, 0, "over", id="P3.1 stopping at the goal wins"),
        pytest.param("6 go 6 go 6 go 6 go 5 stop", [29, 0], 0, 1, "chance", id="P3.1 one less does not"),
    ],
)
def test_a_line_of_play(line: str, points: list[int], gathered: int, holder: int, turn: int | str) -> None:
    table = after(line)
    assert (*shown(table), table.turn) == (points, gathered, holder, turn)


def test_the_winner_alone_scores() -> None:
    """P3.3: with any number of seats (P1.1)."""
    for seats in GAME.seats:
        table = after("1 " * (seats - 1) + "6 go " * 4 + "6 stop", seats)
        assert table.score == (*[0.0] * (seats - 1), 1.0)


def test_three_and_four_hand_the_die_round() -> None:
    """P1.1, P2.1."""
    for seats in (3, 4):
        assert [shown(after("1 " * turns, seats))[2] for turns in range(seats + 1)] == [*range(seats), 0]


@pytest.mark.parametrize("goal", [30, 50, 100])
def test_the_goal_is_chosen(goal: int) -> None:
    """P1.3: it is won with exactly so many points, and not with less."""
    throws = "5 go " * (goal // 5 - 1)
    assert after(f"{throws}5 stop", goal=goal).turn == "over"
    assert after(f"{throws}4 stop", goal=goal).turn == "chance"


def test_a_fair_die() -> None:
    """P1.2: six faces of one weight each."""
    table = after("")
    assert table.moves() == [f"throw {face}" for face in range(1, 7)]
    assert table.weights() == [1] * 6
    assert GAME.rules.ways(table.board, table.state) == 6


def test_random_games_end() -> None:
    """For any number of seats and any goal, long before anything could overflow."""
    for seats in GAME.seats:
        for goal in GAME.options[0].values:
            engine = twin(GAME, loops.ENTRIES)
            board, positions = engine.board({"goal": goal}, seats), engine.positions(2)
            engine.run.set_up(board, positions)
            scores, out, games = engine.numbers(seats, kind="f8"), engine.lists(1)[0], 2000
            played = engine.run.random_games(board, positions, out, engine.stream(1), games, scores)
            assert sum(scores) == games
            assert min(scores) > 0
            assert played / games < 2 * seats * int(goal)


# --- refusals ---


@pytest.mark.parametrize(
    ("line", "seat", "text", "why", "rule"),
    [
        ("4", 1, "go", "turn", "P2.7"),
        ("4", 1, "nonsense", "turn", "P2.7"),
        ("4", None, "nonsense", "unknown", "P2.5"),
        ("4", 0, "throw 6", "unknown", "P2.5"),
        ("4", 0, "GO", "unknown", "P2.5"),
        ("4 go", 0, "stop", "throw-first", "P2.2"),
        ("4 go", None, "stop", "throw-first", "P2.2"),
        ("4 go", None, "throw 7", "face", "P1.2"),
        ("4 go", None, "7", "face", "P1.2"),
        ("6 go 6 go 6 go 6 go 6 stop", 0, "go", "over", "P3.1"),
        ("6 go 6 go 6 go 6 go 6 stop", None, "throw 1", "over", "P3.1"),
    ],
)
def test_a_refusal_names_its_rule(line: str, seat: int | None, text: str, why: str, rule: str) -> None:
    table = after(line)
    before = table.transcript()
    with pytest.raises(Refused) as refused:
        table.play(text, seat=seat)
    assert (refused.value.why, refused.value.rule) == (why, rule)
    assert all(words(language, "template").refusal(refused.value).endswith(f"({rule})") for language in LANGUAGES)
    assert table.transcript() == before


# --- notation and view ---


@pytest.mark.parametrize(
    ("line", "text", "log", "said"),
    [
        ("", "throw 4", "throw 4 (4)", "Red throws a 4 and has gathered 4 points in this turn."),
        ("4", "go", "", "Red throws again."),
        ("4 go", "throw 5", "throw 5 (9)", "Red throws a 5 and has gathered 9 points in this turn."),
        ("4 go", "throw 1", "throw 1 (-4)", "Red throws a 1 and loses the 4 points of this turn."),
        ("1", "throw 1", "", "Yellow throws a 1 and hands the die on."),
        ("1 6", "stop", "stop (6)", "Yellow stops, keeps 6 points and now has 6."),
        ("6 stop 1 6 go 6 go 6 go 6", "stop", "stop (30)#", "Red stops, keeps 24 points and wins with 30."),
    ],
)
def test_a_move_is_written_logged_and_told(line: str, text: str, log: str, said: str) -> None:
    table = after(line)
    message, facts = GAME.notation.tell(table.board, table.state, table.find(text))
    assert words("en", "template")(message, **facts) == said
    assert all(words(language, "template")(message, **facts) for language in LANGUAGES)
    table.play(log or text)
    assert (table.steps[-1].text, table.steps[-1].log) == (text, log)


@pytest.mark.parametrize(("short", "text"), [("4", "throw 4"), ("4 g", "go"), ("4 s", "stop")])
def test_moves_have_short_names(short: str, text: str) -> None:
    assert after(short).steps[-1].text == text


def test_only_the_seat_to_move_gets_choices() -> None:
    table = after("4", seats=3)
    assert [len(table.view(seat)["choices"]) for seat in (0, 1, 2, None)] == [2, 0, 0, 0]
    assert all(after(line).view(seat)["choices"] == [] for line in ("", "4 go") for seat in (0, 1, None))


def test_a_choice_is_a_click_with_a_rule_and_what_it_will_bring() -> None:
    go, stop = after("4 stop 1 6").view(0)["choices"]
    assert go == {"move": "go", "clicks": ["go"], "rule": "P2.5", "points": 4, "wins": False}
    assert stop == {"move": "stop", "clicks": ["stop"], "rule": "P2.6", "points": 10, "wins": False}
    stop = after("6 go " * 4 + "6").view(0)["choices"][1]
    assert (stop["rule"], stop["points"], stop["wins"]) == ("P3.1", 30, True)


def test_the_view_shows_the_throws_of_this_turn_and_the_last_step() -> None:
    view = after("2 stop 4 go 6 go").view()
    assert (view["thrown"], view["last"], view["ending"]) == ([4, 6], {"seat": 1, "move": "go"}, None)
    assert (after("4 go 1").view()["thrown"], after("").view()["last"]) == ([], None)
    over = after("6 go " * 4 + "6 stop").view()
    assert (over["thrown"], over["ending"]) == ([6] * 5, "goal")
    assert json.loads(json.dumps(view)) == view


# --- transcripts and taking back ---


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_replayed_from_its_transcript(seats: int) -> None:
    """Thrown by the table itself, with every throw worked out again from the seed."""
    table, rng = Table(GAME, {}, seats=seats, seed=seats), stream(seats)
    while table.turn != "over":
        table.play(table.moves()[below(rng, 2)])
    again = ludothek.replay(table.transcript())
    assert (again.transcript(), again.state, again.score) == (table.transcript(), table.state, table.score)


def test_throws_by_hand_are_replayed_too() -> None:
    table = after("4 go 6 stop 1 5")
    assert ludothek.replay(table.transcript()).state == table.state


@pytest.mark.parametrize("word", ["go", "stop"])
def test_a_word_can_be_taken_back_before_the_throw_and_not_after(word: str) -> None:
    table = after("4")
    before = table.state
    table.play(word, seat=0)
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)
    table.undo(0)
    assert table.state == before
    table.play(word)
    table.play("throw 3")
    assert not table.can_undo()
    with pytest.raises(Refused, match="The last move is final"):
        table.undo(0)


def test_a_throw_and_a_won_game_are_final() -> None:
    assert not after("4").can_undo()
    assert not after("6 go " * 4 + "6 stop").can_undo()


# --- compiled ---


def value_at(B: Any, positions: Any, i: int, seat: int, action: int, found: Any) -> None:
    """Write down what a bot would make of position `i`."""
    b, s = B[0], positions[i]
    found[0] = worth(b, s, seat)
    found[1] = gain(b, s, action)
    found[2] = danger(b, s)
    found[3] = key(b, s)


ENTRIES = (*loops.ENTRIES, value_at)


def walk(engine: Twin, seed: int, seats: int) -> list[Any]:
    """A random game: every position, its actions and values."""
    board, positions, out = engine.board({"goal": 50}, seats), engine.positions(1), engine.lists(1)[0]
    rng, found, seen = engine.stream(seed), engine.numbers(4, kind="i8"), []
    engine.run.set_up(board, positions)
    while engine.read(positions, 0).turn != OVER:  # type: ignore[attr-defined]
        n = engine.run.legal_at(board, positions, 0, out)
        action = int(out[below(rng, n)])
        engine.run.value_at(board, positions, 0, seed % seats, action, found)
        weight = engine.run.weight_at(board, positions, 0, action)
        seen.append((engine.read(positions, 0), [int(number) for number in (*out[:n], weight, *found)]))
        engine.run.apply_at(board, positions, 0, action)
    return [*seen, engine.read(positions, 0)]


def test_interpreted_and_compiled_walk_in_lockstep() -> None:
    plain, checked = (twin(GAME, ENTRIES, how) for how in ("interpreted", "checked"))
    for seed in range(30):
        assert walk(plain, seed, 2 + seed % 3) == walk(checked, seed, 2 + seed % 3)


def test_the_key_tells_positions_apart() -> None:
    plain = twin(GAME, ENTRIES, "interpreted")
    known: dict[int, object] = {}
    for seed in range(30):
        for s, numbers in walk(plain, seed, 4)[:-1]:
            told = (s.turn, s.holder, s.gathered, tuple(s.points))
            assert known.setdefault(numbers[-1], told) == told


# --- what a bot likes ---


@pytest.mark.parametrize(
    ("line", "best"), [("6 go 6 go 6", GO), ("6 go 6 go 6 go 2", STOP), ("6 go 6 go 6 go 6", STOP)]
)
def test_a_greedy_player_stops_where_a_throw_no_longer_pays(line: str, best: int) -> None:
    """Below twenty points a throw wins more than it risks."""
    table = after(line, goal=100)
    assert Greedy(GAME).choose(table.board, table.state, 0) == best


def test_bots_without_search_play_to_the_end() -> None:
    for seats in GAME.seats:
        table, bots = Table(GAME, {}, seats=seats, seed=seats), (Curious(GAME), Greedy(GAME))
        while table.turn != "over":
            seat = table.state.turn
            table.play(table.write(bots[seat % 2].choose(table.board, table.known(seat), seat)))
        assert sum(table.score or ()) == 1


@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("4", GO, "reason-more"),
        ("4", STOP, "reason-keeps"),
        ("6 go 6 go 6 go 6 stop 2", GO, "reason-hurry"),
        ("6 go 6 go 6 go 6 go 6", STOP, "reason-wins"),
    ],
)
def test_a_hint_has_a_reason(line: str, action: int, reason: str) -> None:
    table = after(line)
    hint = Hint(table.write(action), *GAME.value.reason(table.board, table.state, action))
    assert hint.reason == reason
    assert all(words(language, "template")(hint.reason, **hint.facts) for language in LANGUAGES)


# --- words, rules and pictures ---


class Placeholders(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Message id -> its placeholders."""
    found = {}
    for entry in FluentParser().parse((TEMPLATE / "words" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            placeholders = Placeholders()
            placeholders.visit(entry)
            found[entry.id.name] = placeholders.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")
    assert list(rulebook(language, "template")) == list(rulebook("en", "template"))
    for folder, kind in (("words", "ftl"), ("rulebook", "md")):
        assert "!" not in (TEMPLATE / folder / f"{language}.{kind}").read_text("utf-8")


def test_the_code_cites_every_rule_and_no_other() -> None:
    cited = {rule for page in TEMPLATE.glob("*.py") for rule in re.findall(r"P\d\.\d+", page.read_text("utf-8"))}
    assert cited == set(rulebook("en", "template"))


def test_every_message_of_the_words_is_used() -> None:
    code = "".join(page.read_text("utf-8") for page in TEMPLATE.glob("*.py"))
    asked_for_by_the_house = {"title", "about", "of-side", "option-goal", "option-goal-about", "ending-goal"}
    for message in messages("en").keys() - asked_for_by_the_house:
        name = re.sub(r"^(refused|side)-", "", message) if message.startswith("refused-") else message
        assert f'"{name}"' in code or name.startswith("side-"), message


def drawn(table: Table, language: str = "en", **how: Any) -> str:
    page = Console(file=io.StringIO(), width=70, color_system=None)
    page.print(terminal.draw(table.view(0), words(language, "template"), **how))
    return page.file.getvalue()  # type: ignore[attr-defined, no-any-return]


PICTURE = """\
  Red     [======........................]  6
> Yellow  [+++++++++.....................]  0 + 9
  Green   [..............................]  0
Points to win: 30
Thrown in this turn: [4] [5]
Yellow to move
"""


def test_the_picture_looks_like_this() -> None:
    assert [line.rstrip() for line in drawn(after("6 stop 4 go 5", seats=3)).splitlines()] == PICTURE.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_in_every_language(language: str) -> None:
    resigned, agreed = after("4"), after("4", seats=4)
    resigned.resign(0)
    agreed.agree_draw(0)
    for table in (after(""), after("4"), after("4 go"), after("6 go " * 6 + "6 stop", seats=4), resigned, agreed):
        picture = drawn(table, language, turned=True, faces=True, chosen="4")
        assert all(words(language, "template")(f"side-{seat}") in picture for seat in range(table.seats))


def test_what_is_typed_is_read_kindly() -> None:
    assert terminal.normal("  Throw   4 ") == "throw 4"
    assert terminal.places(after("4").view(0)) == []
    assert str(terminal.destinations(after("4").view(0), "a1", words("en", "template"))) == "go stop"


# --- a new room in a copy of the house ---


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, so that nothing is ever listed in the real one."""
    root = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "ludothek", root / "ludothek", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(house: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(house), "LUDOTHEK_CACHE": str(house / "cache"), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *args], cwd=house, env=env, capture_output=True, text=True, timeout=300, check=False
    )


def python(house: Path, code: str) -> str:
    done = run(house, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout


LAY_OUT = "from ludothek.room import new_room; print(*new_room({name!r}), sep='\\n')"

PLAY = """
import ludothek
print([game.key for game in ludothek.games()])
table = ludothek.table({name!r}, seats=3, seed=1)
while table.turn != "over":
    table.play(table.moves()[-1], seat=table.turn)
assert ludothek.replay(table.transcript()).score == table.score
print(sum(table.score), ludothek.perft({name!r}, 2))
try:
    table.play("go")
except ludothek.Refused as refused:
    print(refused)
"""


def test_a_new_room_is_listed_played_and_counted(house: Path) -> None:
    python(house, LAY_OUT.format(name="nim"))
    keys, counted, refusal = python(house, PLAY.format(name="nim")).splitlines()
    assert "'tactix'" in keys
    assert "'nim'" in keys
    assert counted == f"1.0 {1 * 6 + 5 * 2}"
    assert refusal.endswith("(P3.1)")


@pytest.mark.parametrize("name", ["my_template_2", "w" * 30])
def test_a_new_room_is_in_good_style_whatever_its_name(house: Path, name: str) -> None:
    written = python(house, LAY_OUT.format(name=name)).split()
    pages = {page.relative_to(TEMPLATE) for page in TEMPLATE.rglob("*.*") if page.suffix in (".py", ".ftl", ".md")}
    place = house / "ludothek" / "games"
    assert set(map(Path, written)) == {place / name / page for page in pages} | {place / "__init__.py"}
    for tool in ("check", "format --check"):
        done = run(house, "-m", "ruff", *tool.split(), str(place / name), str(place / "__init__.py"))
        assert done.returncode == 0, done.stdout


def test_a_new_room_has_its_own_name_and_title_everywhere(tmp_path: Path) -> None:
    written = new_room("sea_route", tmp_path)
    texts = {path.relative_to(tmp_path / "sea_route").as_posix(): path.read_text("utf-8") for path in written}
    assert not [page for page, text in texts.items() if "template" in text.lower()]
    assert "from ludothek.games.sea_route.board import" in texts["rules.py"]
    assert 'key="sea_route"' in texts["__init__.py"]
    assert texts["words/fr.ftl"].splitlines()[2] == "title = Sea route"
    assert texts["rulebook/nl.md"].startswith("# Sea route\n")
    assert "- **P2.1** " in texts["rulebook/de.md"]


def test_another_folder_is_not_listed(tmp_path: Path) -> None:
    shelf = room.SHELF.read_text("utf-8")
    written = new_room("nim", tmp_path)
    assert sorted(written) == sorted(path for path in (tmp_path / "nim").rglob("*") if path.is_file())
    assert room.SHELF.read_text("utf-8") == shelf
    assert [path.name for path in tmp_path.iterdir()] == ["nim"]


# --- the shelf ---


def test_the_shelf_keeps_its_order_and_wraps_where_it_must() -> None:
    assert import_of(["tactix", "nim10", "nim2"]) == "from ludothek.games import nim2, nim10, tactix"
    assert sorted(["b", "a_", "a1", "aa", "a10", "a2", "a02"], key=by_number) == [
        "a02",
        "a1",
        "a2",
        "a10",
        "a_",
        "aa",
        "b",
    ]
    shelf = room.SHELF.read_text("utf-8")
    for number in range(8):
        shelf = listed(shelf, f"a_rather_long_name_{number}")
    assert "from ludothek.games import (\n    a_rather_long_name_0,\n" in shelf
    assert '    "a_rather_long_name_7": a_rather_long_name_7.GAME,\n}\n' in shelf
    assert shelf.count("a_rather_long_name_3") == 3


def test_a_shelf_of_another_form_is_left_alone() -> None:
    with pytest.raises(ValueError, match="add nim by hand"):
        listed("GAMES = {}\n", "nim")


# --- refused, or failed without a trace ---

BAD = [
    "",
    "Nim",
    "2nim",
    "_nim",
    "nim-2",
    "nim 2",
    "ním",
    "nim\n",
    "../nim",
    "a/b",
    "x" * 31,
    "class",
    "list",
    "find",
    "annotations",
]


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused) as refused:
        new_room(name, tmp_path)
    assert (refused.value.why, refused.value.facts) == ("room-name", {"name": name})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["tactix", "template"])
def test_a_game_that_exists_is_refused(tmp_path: Path, name: str) -> None:
    for folder in (tmp_path, None):
        with pytest.raises(Refused) as refused:
            new_room(name, folder)
        assert (refused.value.why, refused.value.facts) == ("room-exists", {"name": name})


def test_a_folder_that_exists_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "mine.py").write_text("")
    with pytest.raises(Refused, match="There is a game “nim” already"):
        new_room("nim", tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["nim", "mine.py"]


def test_a_folder_that_cannot_be_written_is_the_systems_word(tmp_path: Path) -> None:
    """A file in its place, or nothing at all: both stop even root."""
    (tmp_path / "taken").write_text("mine")
    for folder, problem in (("taken", NotADirectoryError), ("missing", FileNotFoundError)):
        with pytest.raises(problem):
            new_room("nim", tmp_path / folder)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("taken", "mine")]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_leave_to_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        new_room("nim", tmp_path)


@pytest.fixture
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A games folder of its own, with the real shelf in it."""
    shelf = tmp_path / "__init__.py"
    shelf.write_bytes(room.SHELF.read_bytes())
    monkeypatch.setattr(room, "ROOMS", tmp_path)
    monkeypatch.setattr(room, "SHELF", shelf)
    return shelf


def full_disk(wanted: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Writing as ever, until a file of that name is to be written."""

    def write(self: Path, *args: Any) -> Any:
        if wanted in self.as_posix():
            raise OSError(errno.ENOSPC, "No space left on device")
        return original(self, *args)

    return write


@pytest.mark.parametrize(
    ("method", "where"),
    [("write_text", "words/it.ftl"), ("write_text", ".shelf."), ("replace", ".shelf."), ("rename", "nim")],
)
def test_a_failure_on_the_way_leaves_no_trace(
    own_shelf: Path, monkeypatch: pytest.MonkeyPatch, method: str, where: str
) -> None:
    before = own_shelf.read_bytes()
    monkeypatch.setattr(Path, method, full_disk(where, getattr(Path, method)))
    with pytest.raises(OSError, match="No space left"):
        new_room("nim")
    assert list(own_shelf.parent.iterdir()) == [own_shelf]
    assert own_shelf.read_bytes() == before
    monkeypatch.undo()


def test_naming_the_games_folder_is_no_other_folder(own_shelf: Path) -> None:
    assert own_shelf in new_room("nim", own_shelf.parent / "." / "")
    assert "nim.GAME" in own_shelf.read_text("utf-8")


def test_the_faces_and_the_words_are_numbered_apart() -> None:
    assert len({*FACES, GO, STOP}) == 8
    assert max(FACES[-1], GO, STOP) < GAME.actions
    assert CHANCE not in range(GAME.actions)
