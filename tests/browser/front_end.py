"""The front end as it is built now, made once for all workers of a test run."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from pathlib import Path

from tests.browser.server import ROOT

SOURCES = ("web/src", "web/words", "web/public", "ludothek/words", "ludothek/games")
BUILD = (str(ROOT / "scripts" / "node.sh"), "run", "--silent", "build", "--")


def front_end(shared: Path) -> Path:
    """The built pages, in a folder where nobody builds them anew under our feet."""
    made, making = shared / "pages", shared / "making"
    with (shared / "pages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            if is_fresh(ROOT / "web" / "dist"):
                shutil.copytree(ROOT / "web" / "dist", making)
            else:
                subprocess.run([*BUILD, str(making)], check=True)
            making.rename(made)
    return made


def is_fresh(built: Path) -> bool:
    """Whether nothing was written since the pages were built."""
    first, last = built / "index.html", built / "offline" / "offline.js"
    if not first.is_file() or not last.is_file():
        return False
    files = [file for folder in SOURCES for file in (ROOT / folder).rglob("*.*") if not file.suffix.startswith(".py")]
    files += [ROOT / "web" / "index.html", *(ROOT / "web").glob("*.ts"), *(ROOT / "web").glob("*.json")]
    return max(file.stat().st_mtime for file in files) < first.stat().st_mtime
