"""One source, interpreted and compiled: what is joined, what is kept, and what happens where nothing can be."""

from __future__ import annotations

import ast
import math
import os
import re
import subprocess
import sys
from importlib import import_module
from inspect import getsourcelines
from math import floor as rounded_down
from pathlib import Path
from typing import Any

import pytest

import ludothek.core.fields
from ludothek.core import dice, loops, verbs
from ludothek.core import fields as words
from ludothek.core.dice import MASK as HIGHEST
from ludothek.core.dice import below as drawn
from ludothek.core.engine import cache_folder, engine_for, is_ready, join, mark_ready
from ludothek.core.engine.generated import source
from ludothek.core.fields import Fields, Position, cell, row
from ludothek.core.perft import perft
from ludothek.core.verbs import apply, legal
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE
from tests.rooms.secret import GAME as SECRET

TACTIX = GAMES["tactix"]
COUNT = "from ludothek.core.perft import perft; from ludothek.template import GAME; print(perft(GAME, 2, {}))"
COUNTED = f"{perft(TEMPLATE, 2, {}, 'interpreted')}\n"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | environment
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False, timeout=120
    )


def test_the_verbs_become_the_rooms_own() -> None:
    joined = join(TACTIX, loops.ENTRIES)
    assert joined.functions["legal"].__module__ == "ludothek.games.tactix.rules"
    assert joined.functions["add_moves"].__module__ == "ludothek.games.tactix.rules"
    assert joined.functions["weight"].__module__ == "ludothek.core.verbs", "a room without chance needs no weights"
    assert joined.constants["KING"][1] == 49


def test_two_functions_of_one_name_are_refused() -> None:
    def play_out(b: object, s: object) -> None:
        legal(b, s, ())
        apply(b, s, 0)

    with pytest.raises(TypeError, match="two functions are called play_out"):
        join(TACTIX, (play_out, *loops.ENTRIES))


STRANGE = {"a": 1}


def test_what_cannot_be_compiled_is_named() -> None:
    def strange() -> object:
        return STRANGE

    with pytest.raises(TypeError, match="reads STRANGE: only functions, numbers and tuples"):
        join(TACTIX, (strange,))


# --- one thing, many names ---


def by_other_names(B: Any, positions: Any, out: Any, rng: Any) -> float:
    """Calls a function, a verb, a constant and Python's mathematics by an alias and through their modules."""
    words.assign(positions, 1, positions[0])
    verbs.apply(B[0], positions[1], out[drawn(rng, verbs.legal(B[0], positions[0], out))])
    total = dice.below(rng, 1000) + HIGHEST + dice.MASK + rounded_down(7.5) + math.sqrt(16.0)
    return total - words.OVER - ludothek.core.fields.CHANCE  # type: ignore[no-any-return]


def by_their_own_names(b: Any, s: Any, rng: Any) -> int:
    """Has variables and fields that are called like what the other function calls otherwise."""
    dice, drawn = 1, s.score[0]
    return dice + int(drawn)


def hides_what_it_calls(rng: Any) -> int:
    below = 3
    return drawn(rng, below)  # type: ignore[no-any-return]


def hands_a_module_on() -> object:
    return dice


def reads_what_is_nowhere() -> object:
    return dice.NOWHERE  # type: ignore[attr-defined]


def imports_late() -> object:
    from ludothek.core.dice import MASK

    return MASK


ALIASES = (by_other_names, by_their_own_names)


def test_aliases_and_attributes_of_modules_are_followed() -> None:
    joined = join(TACTIX, ALIASES)
    assert joined.functions["below"] is drawn
    assert joined.functions["apply"].__module__ == "ludothek.games.tactix.rules", "a verb is the room's own"
    assert joined.constants["MASK"] == ("ludothek.core.dice", dice.MASK)
    assert {"sqrt", "floor"} <= joined.math.keys()
    text = "\n".join(ast.unparse(f) for f in functions(source(TACTIX, joined, ALIASES, "compiled")))
    for other in ("drawn(", "dice.", "words.", "verbs.", "math.", "rounded_down", "ludothek.core.fields."):
        assert other not in text


def functions(text: str) -> list[ast.FunctionDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]


def test_aliases_mean_the_same_interpreted_and_compiled() -> None:
    answers = []
    for how in ("interpreted", "compiled"):
        engine = engine_for(TACTIX, (loops.set_up, *ALIASES), how)  # type: ignore[arg-type]
        board, positions, rng = engine.board({}), engine.positions(2), engine.stream(5)
        engine.run.set_up(board, positions)
        total = engine.run.by_other_names(board, positions, engine.lists(1)[0], rng)
        answers.append((total, engine.read(positions, 1)))
        assert engine.run.by_their_own_names(board, positions[0], rng) == 1
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (hides_what_it_calls, "has a variable below and reads drawn, which is called below as well"),
        (hands_a_module_on, "hands dice on: a module can only be asked"),
        (reads_what_is_nowhere, "reads dice.NOWHERE, which is nowhere"),
        (imports_late, "imports ludothek.core.dice: import it at the head"),
    ],
)
def test_what_cannot_be_followed_is_refused_with_its_place(function: Any, why: str) -> None:
    with pytest.raises(TypeError, match=f"tests.core.test_engine.{function.__name__} {why}"):
        join(TACTIX, (function,))


def test_a_variable_of_the_function_around_is_refused() -> None:
    seat = 1

    def inner() -> int:
        return seat

    with pytest.raises(TypeError, match="reads seat of the function around it"):
        join(TACTIX, (inner,))


def test_every_generated_function_says_where_it_is_written() -> None:
    text = source(TACTIX, joined := join(TACTIX, loops.ENTRIES), loops.ENTRIES, "compiled")
    said = re.findall(r"^# (\S+):(\d+)\n@njit.*\ndef (\w+)", text, re.MULTILINE)
    assert {name for _, _, name in said} == joined.functions.keys()
    for module, line, name in said:
        assert getsourcelines(getattr(import_module(module), name))[1] == int(line)


def test_compiling_changes_no_setting_of_numba() -> None:
    """A process of its own, for settings and compiled code are shared by all that runs in one."""
    code = "import numba; c = numba.config; before = {k: v for k, v in vars(c).items() if k.isupper()}\n"
    code += COUNT.replace("print(", "counted = (")
    code += "\nprint(counted, before == {k: v for k, v in vars(c).items() if k.isupper()})"
    assert run(code).stdout == f"{COUNTED.strip()} True\n"


def test_the_generated_file_changes_with_the_tables_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    before = source(TACTIX, join(TACTIX, loops.ENTRIES), loops.ENTRIES, "compiled")
    monkeypatch.setattr(TACTIX.rules, "STEP", (10, -10, 1, -2))
    assert source(TACTIX, join(TACTIX, loops.ENTRIES), loops.ENTRIES, "compiled") != before


def test_all_engines_count_alike() -> None:
    for how in ("interpreted", "compiled", "checked"):
        assert perft(TACTIX, 2, {}, how) == 1329  # type: ignore[arg-type]


def test_the_checked_engine_finds_an_index_out_of_bounds() -> None:
    engine = engine_for(TACTIX, loops.ENTRIES, "checked")
    board, positions = engine.board({}), engine.positions(1)
    engine.run.set_up(board, positions)
    with pytest.raises(IndexError):
        engine.run.legal_at(board, positions, 0, engine.numbers(3))


def test_hidden_games_compile_too() -> None:
    assert perft(SECRET, 2, {}) == 3 * 2


def test_a_position_survives_the_way_there_and_back() -> None:
    engine = engine_for(TACTIX, loops.ENTRIES)
    positions = engine.positions(1)
    engine.run.set_up(engine.board({}), positions)
    state = engine.read(positions, 0)
    assert engine.read(engine.row_of([state]), 0) == state


def test_the_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    first = run(COUNT, LUDOTHEK_CACHE=str(tmp_path))
    kept = {path.name: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    second = run(COUNT, LUDOTHEK_CACHE=str(tmp_path))
    assert first.stdout == second.stdout == COUNTED
    assert any(name.endswith(".nbc") for name in kept), "machine code was kept"
    assert {p.name: p.stat().st_mtime_ns for p in tmp_path.rglob("*") if p.is_file()} == kept, "and not made again"


def test_a_folder_that_cannot_be_written_costs_only_time(tmp_path: Path) -> None:
    """A file stands where the folder should be, which stops even root."""
    (tmp_path / "taken").write_text("")
    done = run(COUNT, LUDOTHEK_CACHE=str(tmp_path / "taken"))
    assert done.stdout == COUNTED
    assert "Remedy: set LUDOTHEK_CACHE" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_numba_the_game_runs_interpreted_and_says_so() -> None:
    hide = "import importlib.util as u; f = u.find_spec; u.find_spec = lambda n: None if n == 'numba' else f(n)\n"
    hide += "import sys; sys.modules['numba'] = None\n"
    done = run(hide + "import ludothek; print(ludothek.perft('tactix', 2))")
    assert done.stdout == "1329\n"
    assert "Remedy: pip install numba" in done.stderr


def test_the_package_imports_without_numba_numpy_or_anything_heavy() -> None:
    done = run(
        "import sys, ludothek; t = ludothek.table('tactix'); t.play('d1>d7'); t.view(0); t.transcript();"
        "print([m for m in ('numba', 'numpy', 'rich', 'typer', 'fluent', 'asyncio') if m in sys.modules])"
    )
    assert done.stdout == "[]\n", done.stderr


def test_ready_means_compiled_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    mark_ready(TEMPLATE, loops.ENTRIES)
    assert not is_ready(TEMPLATE, loops.ENTRIES), "nothing is there, so nothing is ready"
    run(COUNT)
    mark_ready(TEMPLATE, loops.ENTRIES)
    assert is_ready(TEMPLATE, loops.ENTRIES)


def test_the_cache_folder_follows_the_users_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTHEK_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache_folder() == Path("/somewhere/ludothek")


# --- fields ---


class Pair(Fields):
    left: int = cell("i1")  # one number
    many: list[int] = row("i2", 3)  # three


def test_fields_are_zero_when_new_and_copies_are_apart() -> None:
    a = Pair()
    z = a.copy()
    z.many[1] = 5
    assert (a.left, a.many, z.many) == (0, [0, 0, 0], [0, 5, 0])
    assert a != z
    assert a == Pair()
    assert repr(z) == "Pair(left=0, many=[0, 5, 0])"


def test_a_position_has_turn_played_and_score_first() -> None:
    assert [field.name for field in Position.layout] == ["turn", "played", "score"]
    assert [field.name for field in TACTIX.rules.State.layout][:4] == ["turn", "played", "score", "at"]
