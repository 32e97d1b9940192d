"""What the terminal's tests share: a home of their own, and engines that are ready."""

import fcntl
import io
import os
import signal
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import pytest

from ludothek.cli import main
from ludothek.core.engine import cache_folder
from tests.terminal.pseudo_terminal import Window

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def _ready():
    """Compile once, whoever comes first, so that no test starts it in the background."""
    with Path(tempfile.gettempdir(), f"ludothek-warm-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-m", "ludothek", "warm"], cwd=ROOT, check=False, capture_output=True)


@pytest.fixture
def home(_ready, tmp_path, monkeypatch):
    """A state folder, a language and a width that do not depend on who runs the tests."""
    monkeypatch.setenv("LUDOTHEK_CACHE", str(cache_folder()))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def ludothek(home):
    """Run a command in a process of its own, with lines typed through a pipe."""

    def run(*args, typed=(), **environment):
        done = subprocess.run(
            [sys.executable, "-m", "ludothek", *map(str, args)],
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            timeout=120,
            env=os.environ | environment,
            check=False,
        )
        assert "Traceback" not in done.stderr
        return done

    return run


@pytest.fixture
def inside(home, monkeypatch, capsys):
    """The same within this process, for what needs no process of its own: exit code, output, errors."""
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}

    def run(*args, typed=()):
        monkeypatch.setattr(sys, "argv", ["ludothek", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as end:
            main()
        return end.value.code, *capsys.readouterr()

    yield run
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture
def here(inside):
    """Run a command that must succeed: what it prints."""

    def run(*args, typed=()):
        code, printed, _ = inside(*args, typed=typed)
        assert code == 0
        return printed

    return run


@pytest.fixture
def refused(inside, monkeypatch):
    """Run a command that must be refused: exit code 2 and a sentence on stderr alone."""

    def run(*args, typed=(), **environment):
        with monkeypatch.context() as surroundings:
            for name, value in environment.items():
                surroundings.setenv(name, value)
            code, printed, said = inside(*args, typed=typed)
        assert (code, printed) == (2, "")
        return said.strip()

    return run


@pytest.fixture
def window(home):
    opened = []

    def open_window(*args):
        opened.append(Window(*args))
        return opened[-1]

    yield open_window
    for one in opened:
        try:
            os.kill(one.child, signal.SIGKILL)
            one.close()
        except OSError:
            pass
