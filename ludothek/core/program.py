"""What to type in order to call this program again, where one sits."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "ludothek"
MODULE = "__main__.py"  # as `python -m ludothek` calls it


def program() -> str:
    """Its name where the shell finds it by that; else its place, as it was called just now."""
    called = Path(sys.argv[0])
    if called.name not in (NAME, MODULE) or len(called.parts) == 1 or is_found(called):
        return NAME
    return f"{shlex.quote(sys.executable)} -m {NAME}" if called.name == MODULE else shlex.quote(sys.argv[0])


def told_to_strangers() -> str:
    """The same for a page that anybody may read: no folder outside this one is named."""
    return NAME if Path(shlex.split(program())[0]).is_absolute() else program()


def is_found(called: Path) -> bool:
    found = shutil.which(NAME)
    return found is not None and Path(found).parent.resolve() in (called.parent.resolve(), Path(sys.executable).parent)
