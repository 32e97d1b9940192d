"""Races that are the same to one seat, though the others have planned otherwise or hold cards it cannot know of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count

from ludothek import Table
from ludothek.core.dice import Throws, seed_from
from ludothek.core.fields import CHANCE
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.box import CARD_COUNT, CARDS
from ludothek.games.great_race.rules.phase import DRAW_CARD, PLAN
from ludothek.games.great_race.telling.texts import PLAN_NAMES
from tests.server.masters_victory_worlds import Story

Rows = list[tuple[int, str]]  # who did what
LAID = ("DNG", "CAN", "CAN")  # what lies in every bivouac of a race with secret cards
CAMP = [(1, "take 1"), (0, "take 2"), (0, "take 3"), (0, "plan FPPMM"), (1, "plan FPPMM")]
DRAWN = [  # a seat, and a race in which others draw what it does not see: by a pathfinder, and in a town
    (0, [(0, "fund"), (1, "fetch"), (0, "pass"), (1, "drive 20.5"), (1, "nowinch"), (1, "fetch")]),  # a winch or not
    (1, [(0, "fetch"), (1, "fund"), (0, "drive 20.5"), (0, "nowinch"), (0, "hit c"), (0, "halt"), (1, "pass")]),
    (0, [(0, "fetch"), (1, "fetch"), (0, "fund"), (1, "fetch"), (0, "pass"), (1, "fund")]),
    (0, [(0, "fund"), (1, "drive 20.5"), (1, "go WIN"), (0, "pass"), (1, "fetch")]),
    (1, [(0, "drive 20.5"), (0, "go WIN"), (1, "fund"), (0, "fetch"), (1, "pass")]),
]


@dataclass(frozen=True)
class Journey(Story):
    """A story whose beginning stands in the log before anybody sits down."""

    seeds: list[bytes] = field(default_factory=list)  # of each world
    begun: int = 0  # rows that stand there


# --- other plans ---


def planned(number: int, many: int) -> Journey:
    """A round with other plans of the others: as long as they are secret, or withdrawn and then made alike."""
    rng, seat, options = random.Random(f"plans {number}"), number % 3, {"leaders": "all"}
    table = Table(GAME, options, seats=3, seed=number)
    while table.state.phase != PLAN or table.state.round <= number % 2:
        table.play(rng.choice(table.moves()))
    own, early = rng.choice(PLAN_NAMES), [other for other in (0, 1) if other != seat]
    secrets = zip(*(rng.sample(PLAN_NAMES, many) for _ in early), strict=True)
    worlds = [table.fork() for _ in range(many)]
    for world, plans in zip(worlds, secrets, strict=True):
        plan_early(world, {seat: own, **dict(zip(early, plans, strict=True))}, early[0])
        if number % 2:
            think_alike(world, early, own)
            play_on(world, random.Random(number), 3)
    rows = [rows_of(world) for world in worlds]
    return Journey(number, seat, options, rows, 0, GAME.key, 3, [table.dice.seed] * many, table.ply)


def plan_early(world: Table, plans: dict[int, str], thinker: int) -> None:
    """All plan but the last seat; somebody thinks again and makes another plan of the same kind of secret."""
    for planner in (0, 1):
        world.play(f"plan {plans[planner]}")
    world.undo(thinker)
    world.play(f"plan {PLAN_NAMES[-1 - PLAN_NAMES.index(plans[thinker])]}")


def think_alike(world: Table, early: list[int], plan: str) -> None:
    """Whoever has a secret withdraws it, and all plan what they plan in every world."""
    for planner in early:
        world.undo(planner)
    while world.state.phase == PLAN:
        world.play(f"plan {plan}")


def play_on(world: Table, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        world.play(rng.choice(world.moves()))


# --- other cards ---


def drawn(number: int, many: int) -> Journey:
    """A race in which others hold other cards: the same throws as far as a seat can see them, from other seeds."""
    seat, script = DRAWN[number % len(DRAWN)]
    options = {"direction": "SN"}
    worlds: dict[tuple[str, ...], tuple[bytes, Rows]] = {}  # by what the others drew
    seen: Rows = []
    for seed in laid_alike():
        table = Table(GAME, options, seats=2, seed=seed)
        if all(follow(table, row) for row in (*CAMP, *script)):
            shown, secret = told_apart(table, seat)
            seen = seen or shown
            if shown == seen:
                worlds.setdefault(secret, (table.dice.seed, rows_of(table)))
        if len(worlds) == many:
            break
    seeds, rows = zip(*worlds.values(), strict=True)
    return Journey(number, seat, options, list(rows), 0, GAME.key, 2, list(seeds), begun=3)


def follow(table: Table, row: tuple[int, str]) -> bool:
    """Play on as the script says, if that can be played."""
    actor, text = row
    if table.turn == actor and text in table.moves():
        table.play(text)
        return True
    return False


def told_apart(table: Table, seat: int) -> tuple[Rows, tuple[str, ...]]:
    """The rows as a seat sees them, and the cards that others have drawn."""
    rows, secret = [], []
    for played in table.line:
        hidden = played.actor == CHANCE and played.before.phase == DRAW_CARD and played.before.mover != seat
        secret += [played.text] if hidden else []
        rows.append((played.actor, "" if hidden else played.text))
    return rows, tuple(secret)


def laid_alike() -> Iterator[bytes]:
    """Seeds that lay out the same bivouac."""
    for number in count():
        if (seed := alike(number)) is not None:
            yield seed


@cache
def alike(number: int) -> bytes | None:
    throws, left = Throws(seed_from(number)), dict(zip([card.id for card in CARDS], CARD_COUNT, strict=True))
    for n, card in enumerate(LAID):
        if list(left)[throws.draw(n, list(left.values()))] != card:
            return None
        left[card] -= 1
    return throws.seed


def rows_of(table: Table) -> Rows:
    return [(step.actor, step.text) for step in table.steps]
