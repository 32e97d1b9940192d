"""What whoever runs the server may decide, from the environment or the command line."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludothek.server.database import default_database
from ludothek.server.lan import HERE

PACKED = Path(__file__).parents[1] / "web"  # the front end as a wheel carries it
BUILT = Path(__file__).parents[2] / "web" / "dist"  # as it is built in the source tree


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a file or an SQLAlchemy address; by default a file in the user's data folder
    web: Path = PACKED if PACKED.is_dir() else BUILT
    workers: int = 1  # processes that think for the bots
    warm: bool = True  # compile the games in the background
    names: frozenset[str] = frozenset(HERE)  # by which it may be asked for
    reach: tuple[str, ...] = ()  # the beginnings of links that work on other devices too
    limits: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", os.environ.get("LUDOTHEK_DATABASE") or default_database())
