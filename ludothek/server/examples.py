"""The worked examples of a game, played once and then kept for whoever opens its rulebook."""

from __future__ import annotations

from functools import cache

from ludothek.core.examples import Example, Picture, examples, pictures
from ludothek.core.game import Refused
from ludothek.games import find
from ludothek.server.wire.examples import ExampleShown, PictureShown, RefusedStep


@cache
def shown(key: str) -> list[ExampleShown]:
    """All examples of a game, as a browser draws them."""
    game = find(key)
    return [example_shown(one, list(pictures(game, one))) for one in examples(game.key)]


def example_shown(example: Example, drawn: list[Picture]) -> ExampleShown:
    return ExampleShown(
        id=example["id"],
        rule=example["rule"],
        origin=example["origin"],
        title=example["title"],
        near=example.get("near", []),
        beside=example.get("beside", []),
        pictures=[picture_shown(picture) for picture in drawn],
    )


def picture_shown(picture: Picture) -> PictureShown:
    return PictureShown(
        say=picture.step["say"],
        view=picture.view,
        before=picture.before,
        marked=picture.step.get("marked", []),
        refused=refused_step(picture.refused) if picture.refused else None,
    )


def refused_step(refused: Refused) -> RefusedStep:
    return RefusedStep(why=refused.why, rule=refused.rule or "", facts=refused.told, squares=list(refused.squares))
