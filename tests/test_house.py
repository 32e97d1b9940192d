"""The house itself: who may import whom, and that its papers are in order."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import yaml

import ludothek
from ludothek.games import features

ROOT = Path(ludothek.__file__).parents[1]
PACKAGE = ROOT / "ludothek"

# Imports point one way: core <- games <- bots <- everything that a person or a program opens. To the last belong the
# modules with which a feature of a room serves browsers and the command line.
FLOORS = {"core": 0, "games": 1, "template": 1, "bots": 2}
TOP = 3
SERVING = ("routes", "service", "store", "wire", "shown", "command", "terminal")


def floor(module: str) -> int:
    parts = module.split(".")
    if any(f"{module}.".startswith(f"{feature.room}.{name}.") for feature in features() for name in SERVING):
        return TOP
    return FLOORS.get(parts[1], TOP) if len(parts) > 1 else 0  # `ludothek` alone is the front door


def imports(file: Path) -> list[tuple[str, bool]]:
    """The modules of this package that a file imports, and whether at once (not inside a function)."""
    tree = ast.parse(file.read_text())
    inner = {id(n) for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) for n in ast.walk(f)}
    guarded = {id(n) for i in ast.walk(tree) if isinstance(i, ast.If) for n in ast.walk(i)}
    found = []
    for node in ast.walk(tree):
        names = imported_from(node) if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found += [(n, id(node) not in inner | guarded) for n in names if n.split(".")[0] == "ludothek"]
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{file} has a relative import"
    return found


def imported_from(node: ast.ImportFrom) -> list[str]:
    """`from package import module` names the module too."""
    whole = [f"{node.module}.{alias.name}" for alias in node.names]
    return [node.module or "", *(name for name in whole if name in modules())]


@cache
def modules() -> dict[str, Path]:
    files = PACKAGE.rglob("*.py")
    return {".".join(f.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): f for f in files}


# Two looks upstairs, both from inside a function: words and transcripts find a game by its name.
BY_NAME = {("ludothek.core.words", "ludothek.games"), ("ludothek.core.transcript", "ludothek.games")}


def test_imports_point_one_way() -> None:
    for module, file in modules().items():
        if module == "ludothek":
            continue
        for target, at_once in imports(file):
            allowed = floor(target) <= floor(module) or ((module, target) in BY_NAME and not at_once)
            assert allowed, f"{module} looks upstairs to {target}"


def test_rooms_do_not_know_each_other() -> None:
    for module, file in modules().items():
        if module.startswith("ludothek.games."):
            room = module.split(".")[2]
            strangers = [t for t, _ in imports(file) if t.startswith("ludothek.games.") and t.split(".")[2] != room]
            assert not strangers, f"{module} knows {strangers}"


def test_every_file_opens_with_a_sentence() -> None:
    for module, file in modules().items():
        first = (ast.get_docstring(ast.parse(file.read_text())) or "").split("\n")[0]
        assert re.search(r"[.?!:]$", first), f"{module} does not open with a sentence"


def test_a_table_has_one_door() -> None:
    """Whoever changes a table asks `Tables.act`: nobody else locks it, stores it or adopts a draft of it."""
    for module, file in modules().items():
        inside = re.search(r"\blive\.lock\b|\.adopt\(|\bstore\.do\(", file.read_text())
        assert not inside or module == "ludothek.server.tables", module
        if module.startswith(("ludothek.server.", *(feature.room for feature in features()))):
            assert not changes_past_the_door(ast.parse(file.read_text())), module
            assert not {target for target, _ in imports(file)} & CHANGING, module


CHANGES = {"play", "step", "throw", "confirm", "undo", "resign", "run_out", "stand_in", "agree_draw"}
CHANGING = {"ludothek.core.takeback", "ludothek.core.resignation"}  # what these are made of: functions of a table


def changes_past_the_door(tree: ast.AST) -> list[str]:
    """Where the table of anything but a draft is changed, directly or by another name: "live.table.play"."""
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = [ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)]
            tables = {r"\w+\.table", *aliases(function)} - aliases(function, of="draft")
            changing = re.compile(rf"(?!draft\b)({'|'.join(tables)})\.({'|'.join(CHANGES)})")
            found += [call for call in calls if changing.fullmatch(call)]
    return found


def aliases(function: ast.AST, of: str = r"\w+") -> set[str]:
    """The names that a function gives to a table: `table = live.table`, `table, rows = live.table, 3`."""
    pairs: list[tuple[ast.expr, ast.expr]] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            left, right = node.targets[0], node.value
            both = isinstance(left, ast.Tuple) and isinstance(right, ast.Tuple)
            pairs += zip(left.elts, right.elts, strict=False) if both else [(left, right)]
    return {ast.unparse(name) for name, value in pairs if re.fullmatch(rf"{of}\.table", ast.unparse(value))}


def test_a_change_past_the_door_would_be_found() -> None:
    def found(*lines: str) -> list[str]:
        return changes_past_the_door(ast.parse("def f(live, draft):\n    " + "\n    ".join(lines)))

    assert found("live.table.play('c4')") == ["live.table.play"]
    assert found("table = live.table", "table.undo(0)") == ["table.undo"]
    assert found("n, table = 3, live.table", "table.resign(0)") == ["table.resign"]
    assert not found("draft.table.play('c4')")
    assert not found("table = draft.table", "table.undo(0)")
    assert not found("table = live.table.fork()", "table.play('c4')")
    assert not found("live.table.view(0)")


def test_only_the_engine_knows_numba() -> None:
    for module, file in modules().items():
        if re.search(r"^\s*(from|import) (numba|llvmlite)", file.read_text(), re.MULTILINE):
            assert module.startswith("ludothek.core.engine."), module


def test_nothing_is_guessed_by_name() -> None:
    """What a room says, the contract says; only the engine looks whether a package is installed."""
    for module, file in modules().items():
        called = {
            ast.unparse(n.func).rpartition(".")[2]
            for n in ast.walk(ast.parse(file.read_text()))
            if isinstance(n, ast.Call)
        }
        assert not called & {"getattr", "hasattr", "setattr"}, module
        assert "find_spec" not in called or module == "ludothek.core.engine.disk", module


def test_no_download_address_is_pinned() -> None:
    for file in (ROOT / "requirements.txt", ROOT / "pyproject.toml", ROOT / "benchmarks/peers/requirements.txt"):
        assert not re.search(r"https?://|index-url", file.read_text()), file
    assert '"resolved"' not in (ROOT / "benchmarks/peers/boardgame_io/package-lock.json").read_text()


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "requirements.txt").read_text().split()
    assert lines
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    pinned = {re.split("==", line)[0].lower().replace("_", "-") for line in lines}
    needed = re.findall(r'^    "([\w.-]+)(?:\[\w+\])?>=', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert {name.lower() for name in needed} <= pinned


def test_the_readme_says_whose_the_games_are() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "unofficial" in readme
    assert "owners" in readme
    assert "make play" in readme
    assert "make test" in readme


def test_the_forge_runs_what_the_readme_says_and_asks_for_a_transcript() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]["test"]["steps"]
    assert "make test" in [step.get("run") for step in steps]
    asked = yaml.safe_load((ROOT / ".github/ISSUE_TEMPLATE/fault.yml").read_text())["body"]
    assert next(part for part in asked if part["id"] == "transcript")["validations"]["required"]
