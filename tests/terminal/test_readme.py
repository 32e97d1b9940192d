"""The commands of the README, typed as they stand there, in their order."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from ludothek.cli import app
from tests.terminal.test_play import EASY

ROOT = Path(__file__).parents[2]
LONG = ("serve", "warm", "bench", "new", "--report")  # they stay open, take minutes, or write into the house
FOUND, *COMMANDS = (
    re.split(r"  +", line)[0]
    for line in re.search(r"## In the terminal\n\n```console\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    .strip()
    .splitlines()
)


def test_the_shell_finds_the_command_after_the_first_line(home):
    """After `make play` alone it did not."""
    assert FOUND == "source .venv/bin/activate"
    typed = f"{FOUND} && cd {home} && ludothek games --json"
    environment = {**os.environ, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(["bash", "-c", typed], cwd=checkout(home), env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def checkout(home):
    """A folder with the environment in which the tests run."""
    (home / ".venv").symlink_to(sys.prefix)
    return home


def test_every_command_is_taken_as_it_is_written(here, home):
    here(*EASY, typed=["save saved.txt", "quit"])
    for command in COMMANDS:
        program, *words = shlex.split(command)
        assert program == "ludothek"
        if not set(LONG) & set(words):
            asked = ["", "", ""] if words[:2] == ["campaign", "play"] else []
            here(*words, typed=[*asked, "quit"])


def test_what_the_long_commands_are_asked_for_is_in_their_help():
    for command in COMMANDS:
        _, word, *more = shlex.split(command)
        told = CliRunner().invoke(app, [word, "--help"]).output
        assert all(flag in told for flag in more if flag.startswith("--")), command
