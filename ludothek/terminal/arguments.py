"""What several commands of the command line have in common."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ludothek.terminal.language import speak

Language = Annotated[
    str | None,
    typer.Option(callback=speak, metavar="de|en|es|fr|it|nl", help="Language; by default that of your system."),
]
Json = Annotated[bool, typer.Option("--json", help="Print data for machines.")]


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
