"""The contract of a room has teeth: mypy refuses a door that takes another room's board, position, view or trait."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest
from typing_extensions import get_protocol_members

from ludothek.core import contract, verbs
from ludothek.core.game import Game
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE

ROOT = Path(__file__).parents[2]
ROOMS = {**GAMES, "template": TEMPLATE}

PAGE = """
from ludothek.core import contract
from ludothek.core.game import Game
from ludothek.core.players import CloseCalls
from ludothek.core.styles import Style, Styles
from ludothek.games.great_race import board as race_board, bots as race_bots, rules as race_rules
from ludothek.games.masters_victory import board as war_board, bots as war_bots, rules as war_rules
from ludothek.games.masters_victory.bots.simulation import Trait
from ludothek.games.monza import board as other_board, rules as other_rules, terminal as other_terminal
from ludothek.games.monza.bots.players import Child
from ludothek.games.tactix import board, bots, referee, rules, telling, terminal, view

Doors = contract.Doors[board.Board, rules.State, view.Shown]

Doors(board, rules, telling, view, referee, bots, terminal)
Doors(other_board, rules, telling, view, referee, bots, terminal)  # wrong: board
Doors(board, other_rules, telling, view, referee, bots, terminal)  # wrong: rules
Doors(board, rules, telling, view, referee, bots, other_terminal)  # wrong: terminal

Secrets = contract.Secrets[war_board.Board, war_rules.State]
redacting: Secrets = war_rules
open_rules: contract.Secrets[board.Board, rules.State] = rules  # wrong: no redact
other_secrets: Secrets = race_rules  # wrong: board and position

Imagining = contract.Imagining[war_board.Board, war_rules.State, Trait]
imagining: Imagining = war_bots
open_bots: contract.Imagining[board.Board, rules.State] = bots  # wrong: no suppose
other_trait: contract.Imagining[war_board.Board, war_rules.State, int] = war_bots  # wrong: trait
other_bots: Imagining = race_bots  # wrong: board, position and trait
plain: Styles[war_board.Board, war_rules.State, Trait] = Styles({1: Style(0, notices=70)})  # wrong: trait

Resigning = contract.Resigning[war_board.Board, war_rules.State]
going_on: contract.Resigning[race_board.Board, race_rules.State] = race_rules
ended: Resigning = war_rules  # wrong: no resign


def timid(game: Game, how: object) -> Child:
    return Child(game)


CloseCalls(2, 0.2, timid)  # wrong: consider
"""


def test_a_room_that_breaks_its_contract_is_refused_by_mypy(tmp_path: Path) -> None:
    file = tmp_path / "title_page.py"
    file.write_text(PAGE)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", file], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = {int(line) for line in re.findall(r"title_page\.py:(\d+): error", done.stdout)}
    wrong = {n for n, line in enumerate(PAGE.splitlines(), 1) if "# wrong: " in line}
    assert found == wrong, done.stdout + done.stderr


def handed_over(game: Game) -> set[str]:
    """The protocols against which a title page lets mypy hold its doors, each with the types of its own room."""
    found = set()
    for node in ast.walk(ast.parse(getsource(import_module(game.room)))):
        if isinstance(node, ast.AnnAssign) and node.value:
            found.add(re.sub(r"contract\.(\w+)\[board\.Board, rules\.State.*", r"\1", ast.unparse(node.annotation)))
        elif isinstance(node, ast.Call) and "contract.Doors[board.Board, rules.State, view.Shown]" in ast.unparse(node):
            found.add("Doors")
    return found


@pytest.mark.parametrize("key", ROOMS)
def test_a_title_page_hands_every_door_that_it_promises_to_mypy(key: str) -> None:
    game = ROOMS[key]
    promised = (
        {"Doors"} | ({"Secrets", "Imagining"} if game.hidden else set()) | ({"Resigning"} if game.goes_on else set())
    )
    assert handed_over(game) & {"Doors", "Secrets", "Imagining", "Resigning"} == promised


def test_every_verb_with_a_default_belongs_to_one_door() -> None:
    """The engine asks the contract where a verb stands; a list of names once forgot one of the rules."""
    rules, bots = get_protocol_members(contract.Secrets), get_protocol_members(contract.Imagining)
    named = {name for name, thing in vars(verbs).items() if getattr(thing, "__module__", "") == verbs.__name__}
    assert "begins_turn" in named
    assert named <= rules ^ bots
    assert named - rules == {"worth", "gain", "danger", "key", "guess", "suppose", "promise", "is_far", "estimate"}
