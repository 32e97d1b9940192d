"""Prints the description of the routes and messages, from which the front end's types are made."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

from fastapi import APIRouter, FastAPI
from pydantic.json_schema import models_json_schema

from ludothek import __version__
from ludothek.core.game import Feature
from ludothek.server import wire
from ludothek.server.app import PROBLEMS
from ludothek.server.routes import keyless, routes

Schemas = dict[str, dict[str, Any]]  # the name of a type -> its JSON schema
SOCKET = (*get_args(get_args(wire.up.Up)[0]), *get_args(wire.down.Down))


def description() -> dict[str, Any]:
    """The OpenAPI description of the house alone, with the messages of the socket among its schemas."""
    described = openapi(routes, keyless)
    _, schemas = models_json_schema(
        [(model, "serialization") for model in SOCKET], ref_template="#/components/schemas/{model}"
    )
    described["components"]["schemas"] |= schemas["$defs"] | {"Problem": wire.problems.Problem.model_json_schema()}
    return described


def schemas_of(feature: Feature) -> Schemas:
    """The types of all that is asked of a feature and that it answers."""
    schemas: Schemas = openapi(feature.routes.routes)["components"]["schemas"]
    return schemas


def openapi(*routers: APIRouter) -> dict[str, Any]:
    app = FastAPI(title="Ludothek", version=__version__, responses=PROBLEMS)
    for router in routers:
        app.include_router(router)
    return app.openapi()


if __name__ == "__main__":
    json.dump(description(), sys.stdout, indent=2, sort_keys=True)
