"""Prints the description of the routes and messages, from which the front end's types are made."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

from pydantic.json_schema import models_json_schema

from ludothek.server import wire
from ludothek.server.app import make_app
from ludothek.server.settings import Settings

SOCKET = (*get_args(get_args(wire.Up)[0]), *get_args(wire.Down))


def description() -> dict[str, Any]:
    """The OpenAPI description, with the messages of the socket among its schemas."""
    described = make_app(Settings(database="sqlite+aiosqlite://")).openapi()
    _, schemas = models_json_schema(
        [(model, "serialization") for model in SOCKET], ref_template="#/components/schemas/{model}"
    )
    described["components"]["schemas"] |= schemas["$defs"]
    return described


if __name__ == "__main__":
    json.dump(description(), sys.stdout, indent=2, sort_keys=True)
