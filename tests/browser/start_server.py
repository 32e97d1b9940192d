"""Starts the table server as people have it: `python -m tests.browser.start_server PLAN`, once its input is closed."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def settle_throws(seed: int) -> None:
    """Every table of this process throws the same dice in the same order."""
    from ludothek.core import dice, table

    vars(table).update(seed_from=lambda given: dice.seed_from(seed if given is None else given))


if __name__ == "__main__":
    from ludothek.server.serve import serve
    from ludothek.server.settings import Settings

    plan = json.loads(sys.argv[1])
    if plan["seed"] is not None:
        settle_throws(plan["seed"])
    sys.stdin.read()  # everything is read; now say when
    own = {"web": Path(plan["settings"]["web"]), "warm": plan["warm"]}
    serve(Settings(**plan["settings"] | own), port=plan["port"])
