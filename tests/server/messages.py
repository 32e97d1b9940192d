"""All that can be said and read at a table without playing on: nothing of it may tell what its reader cannot know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, get_args

from ludothek.server import wire
from tests.server.masters_victory_worlds import Story
from tests.server.observers import ADDRESSES, UNKNOWN, Observer, Scene

Words = tuple[str, dict[str, Any]]  # a kind of message, and what it says
Attempts = Callable[
    [random.Random, Observer], list[Words]
]  # what would tell something if it were answered by the truth

UP = {model.model_fields["t"].annotation.__args__[0]: model for model in get_args(get_args(wire.up.Up)[0])}
DOWN = {model.model_fields["t"].default for model in get_args(wire.down.Down)}
NEVER_HEARD = {"review": "it is refused where something is hidden: the best use of a throw that all have seen"}


def always_refused(story: Story, browser: Observer) -> list[Words]:
    """Of each kind of message one that is refused whenever it comes."""
    ply, moves = browser.ply, browser.moves
    return [
        ("hello", {"token": UNKNOWN}),
        ("move", {"ply": ply + 1, "move": moves[-1] if moves else "end"}),
        ("why", {"ply": ply, "clicks": ["A1", "R15"]}),
        ("confirm", {"ply": ply}),
        ("undo", {"ply": ply + 1}),
        ("ask", {"ply": ply + 1, "what": "takeback"}),
        ("answer", {"ply": ply, "what": "draw", "yes": True}),
        ("resign", {"ply": ply + 1}),
        ("hint", {"ply": ply + 1}),
        ("review", {"ply": ply}),
        ("rematch", {}),
        ("link", {"seat": (story.seat + 1) % story.seats}),
    ]


def ask_everything(scene: Scene, attempts: Attempts, *, hint: bool) -> None:
    """All that a player, a spectator and a stranger can say at this moment without playing on."""
    me, rng = scene.me, scene.story.random(scene.me.ply)
    for t, facts in (*always_refused(scene.story, me), *attempts(rng, me)):
        me.refused(t, **facts)
    for t, facts in (*always_refused(scene.story, me), ("name", {"name": "A"}), ("leave", {})):
        assert scene.watcher.why_not(t, **facts) == "spectator"
    for browser in (me, scene.watcher):
        browser.say("earlier", before=browser.ply + 1)
        browser.expect("earlier")
        browser.say("ping")
        browser.expect("pong")
    scene.knock()
    if me.moves and hint:
        me.say("hint", ply=me.ply)
        me.expect("hint")


def settle(scene: Scene) -> None:
    """Offers, and the answers to them."""
    me, them = scene.me, scene.them
    for one, other in ((me, them), (them, me)):
        one.tell("ask", ply=one.ply, what="draw")
        scene.everybody()
        other.tell("answer", ply=other.ply, what="draw", yes=False)
        scene.everybody()
    me.tell("ask", ply=me.ply, what="takeback")
    scene.everybody()


def think_again(scene: Scene, row: tuple[int, str]) -> None:
    """A move that nobody has learned from is taken back and made again."""
    if scene.me.shown["view"]["undo"]:
        scene.me.do("undo")
        scene.everybody()
        scene.play(*row)


def read_everything(scene: Scene) -> None:
    """With the links of a player, of those who watch, and with none; of what shows a whole game one thing, in turn."""
    own = {scene.made["tokens"][scene.story.seat]: str(scene.story.seat), scene.made["watch"]: "watch", UNKNOWN: ""}
    asked = [(address, token, ask) for address, asks in ADDRESSES.items() for token in own for ask in asks]
    slow = [
        each for each in asked if "/api/replay/" in each[0] and each[1] != UNKNOWN and is_own(each[2], own[each[1]])
    ]
    for each in asked:
        if each not in slow or each == slow[scene.story.number % len(slow)]:
            scene.look_at(*each)


def is_own(ask: str, eyes: str) -> bool:
    """Whether a whole game is shown: through one's own eyes it is, through others' while it runs it is not."""
    return ask in ("", f"?eyes={eyes}")
