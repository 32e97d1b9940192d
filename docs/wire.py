"""Writes the front end's types: those of the server's messages, of each room's view and of each feature's messages."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import get_original_bases

from ludothek.core import view
from ludothek.core.game import Feature, Game
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src"

Schemas = dict[str, dict[str, Any]]  # the name of a type -> its JSON schema


def files() -> dict[Path, str]:
    """Every file of types, as it should be."""
    from ludothek.server import openapi  # the whole server, for which nobody waits who wants a view

    described = {
        SOURCES / "wire.ts": openapi.description(),
        SOURCES / "games" / "view.ts": page(house(), "every view has"),
    }
    described[SOURCES / "template" / "view.ts"] = page(schemas_of(TEMPLATE), "a seat sees")
    for game in GAMES.values():
        described[SOURCES / "games" / game.key / "view.ts"] = page(schemas_of(game), "a seat sees")
        for feature in game.features:
            schemas = explained(openapi.schemas_of(feature), import_module(f"{feature.room}.wire"))
            described[folder_of(game, feature) / "wire.ts"] = page(schemas, f"travels to and from the {feature.name}")
    return translated(described)


def translated(described: Mapping[Path, dict[str, Any]]) -> dict[Path, str]:
    """Descriptions as TypeScript."""
    with tempfile.TemporaryDirectory() as folder:
        pairs = [(Path(folder) / f"{n}.json", Path(folder) / f"{n}.ts") for n in range(len(described))]
        for (source, _), what in zip(pairs, described.values(), strict=True):
            source.write_text(json.dumps(what, sort_keys="paths" in what))
        command = [str(ROOT / "scripts" / "node.sh"), "run", "--silent", "wire", "--"]
        subprocess.run([*command, *(str(file) for pair in pairs for file in pair)], check=True)  # noqa: S603
        return {path: written.read_text("utf-8") for path, (_, written) in zip(described, pairs, strict=True)}


def page(schemas: Schemas, what: str) -> dict[str, Any]:
    """A description of types alone."""
    info = {"title": "Ludothek", "version": "1", "description": f"What {what}."}
    return {"openapi": "3.1.0", "info": info, "components": {"schemas": schemas}}


def folder_of(game: Game, feature: Feature) -> Path:
    """Where the page of a feature stands: beside the `feature.ts` that names it."""
    named = f'name: "{feature.name}"'
    pages = (SOURCES / "games" / game.key).glob("*/feature.ts")
    return next(page.parent for page in pages if named in page.read_text("utf-8"))


# --- views ---


def house() -> Schemas:
    """What every view has."""
    return schemas_for(view.Shown)


def schemas_of(game: Game) -> Schemas:
    """A room's view as it travels, within the frame of the table, and all that it is made of."""
    frame, schemas = schemas_for(view.Frame)["Frame"], schemas_for(game.view.View)
    whole = schemas["View"]
    whole["properties"] = frame["properties"] | whole["properties"]
    whole["required"] = frame["required"] + whole["required"]
    return schemas


def schemas_for(shape: type) -> Schemas:
    """The JSON schemas of a `TypedDict` and of those within it, each field with what its line says of it."""
    whole = TypeAdapter(shape).json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
    return explained({**whole.pop("$defs", {}), shape.__name__: whole}, sys.modules[shape.__module__])


def explained(schemas: Schemas, module: ModuleType) -> Schemas:
    """Schemas of types that a module knows, each field with what its line says of it."""
    for name, schema in schemas.items():
        said = meanings(vars(module)[name])
        for field, about in schema.get("properties", {}).items():
            about.pop("title", None)
            if field in said:
                schema["properties"][field] = {**about, "description": said[field]}
    return schemas


def meanings(shape: type) -> dict[str, str]:
    """What stands at the end of a field's line, those of the types included that it builds upon."""
    source = inspect.getsource(sys.modules[shape.__module__])
    own = re.search(rf"^class {shape.__name__}\(.*?(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
    found = dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", own[0], re.MULTILINE)) if own else {}
    bases = [base for base in get_original_bases(shape) if getattr(base, "__module__", "").startswith("ludothek.")]
    return {field: said for base in bases for field, said in meanings(base).items()} | found


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
