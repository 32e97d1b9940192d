"""Starts the table server as people have it: `python -m tests.browser.start PLAN`, once its input is closed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    from ludothek.server.serve import serve
    from ludothek.server.settings import Settings

    plan = json.loads(sys.argv[1])
    sys.stdin.read()  # everything is read; now say when
    own = {"web": Path(plan["settings"]["web"]), "warm": plan.get("warm", False)}
    serve(Settings(**plan["settings"] | own), port=plan["port"])
