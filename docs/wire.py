"""Writes the front end's types from the description of the server: web/src/wire.ts."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from ludothek.server.describe import description

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web" / "src" / "wire.ts"


def types() -> str:
    """The types as they should be."""
    with tempfile.TemporaryDirectory() as folder:
        described, written = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        described.write_text(json.dumps(description(), sort_keys=True))
        npm = str(ROOT / "scripts" / "node.sh")
        command = [npm, "run", "--silent", "wire", "--", str(described), str(written)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
        return written.read_text()


if __name__ == "__main__":
    TYPES.write_text(types())
