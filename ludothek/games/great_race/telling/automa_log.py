"""What T does, step by step, and the rule that makes it so: for the log, the screen, and whoever wants to know why.

Nothing here decides: the rules are carried on one phase at a time, and what has changed is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludothek.core.contract import Facts
from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import (
    BLUE,
    COLOUR,
    COLOURS,
    NOWHERE,
    PORTS,
    RISK,
    SPACES,
    TOWN,
    name,
    other_port,
)
from ludothek.games.great_race.board.box import CARDS, GOAL, SOLO_CARDS, TAKES, TILE_EASY, TILE_STOP, TILES
from ludothek.games.great_race.rules import phase, play, position
from ludothek.games.great_race.rules.actions import BAG
from ludothek.games.great_race.rules.automa.goal import fill_steps, is_open
from ludothek.games.great_race.rules.automa.moves import t_can_pay
from ludothek.games.great_race.rules.bivouac import chooser
from ludothek.games.great_race.rules.course import go_through
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.telling.automa_ways import (
    is_on_shortest_way,
    nearer,
    steps_to_goal,
    way_of_player,
    way_of_t,
)
from ludothek.games.great_race.telling.places import whereabouts


@dataclass(frozen=True)
class AutomaStep:
    """One thing that T did."""

    text: str  # as the log writes it, without the rule: `T go 2.1`
    rule: str
    facts: Facts = field(default_factory=dict)  # what a sentence needs
    others: tuple[tuple[str, str], ...] = ()  # what it did not do: a space, and the rule that says why

    @property
    def logged(self) -> str:
        return f"{self.text} #{self.rule}"


def story(b: Board, s: State, action: int) -> tuple[State, list[AutomaStep]]:
    """Play an action in a copy; what it led to, and all that T did of it."""
    steps = list(unfold(b, s, action))
    return steps[-1][1], [each for _, _, told in steps for each in told]


def unfold(b: Board, s: State, action: int) -> Iterator[tuple[State, State, list[AutomaStep]]]:
    """An action, then phase by phase what follows by itself: the position before and after, and what T did of it."""
    before, after = s, s.copy()
    play(b, after, action)
    is_blind = b.mode == SOLO and s.turn == CHANCE and s.phase == phase.DRAW_TILE and s.drawing == position.FOR_T_STEP
    yield before, after, list(blind_step(b, s, after, action - BAG)) if is_blind else []
    while after.phase >= phase.BY_ITSELF:
        before, after = after, after.copy()
        go_through(b, after)
        is_told = b.mode == SOLO and before.phase in TELLERS
        yield before, after, list(TELLERS[before.phase](b, before, after)) if is_told else []


# --- where it goes ---


def goal(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """The nearest open town of the colour, or the finish; and why it is none of the others."""
    colour = GOAL[before.card - 1]
    asked = before.copy()
    asked.goal = NOWHERE
    fill_steps(b, asked, asked.where[T])
    steps, towns = asked.scratch[:SPACES], [space for space in range(SPACES) if COLOUR[space] == colour]
    others = tuple((name(town), why_not(b, asked, after, town, steps)) for town in towns if town != after.goal)
    rule = "G16.6" if after.goal == b.finish else max(("G16.1", *(why for _, why in others if why in TIES)))
    facts: Facts = {"town": name(after.goal), "colour": COLOURS[colour], "steps": steps[after.goal]}
    yield AutomaStep(f"T goal {name(after.goal)}", rule, facts, others)


TIES = ("G16.4", "G16.5")  # what decides between towns that are equally near


def why_not(b: Board, asked: State, after: State, town: int, steps: list[int]) -> str:
    """The rule by which a town of the colour is not the goal."""
    if not is_open(b, asked, town):
        return why_closed(b, asked, town)
    if after.goal == b.finish:
        return "G16.6"
    if steps[town] > steps[after.goal]:
        return "G16.1"
    return "G16.4" if b.home[town] > b.home[after.goal] else "G16.5"


def why_closed(b: Board, s: State, town: int) -> str:
    return "G16.2" if b.level[town] <= s.last_level else "G16.3"


def figure(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """Its next figure begins; one in a port may sail at once: how far its goal then is, and would be by land."""
    port = after.where[T]
    if port != before.where[T]:
        steps = after.scratch
        by_land = max(0, steps[before.where[T]] - after.steps)
        facts: Facts = {"town": name(port), "figure": after.figure, "steps": steps[port], "by_land": by_land}
        yield AutomaStep(f"T sail {name(port)}", "G21.3", facts)


def laying(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """A tile on its own way or on the player's, beside it, or back to the box."""
    gone = [tile for tile in range(len(TILES)) if after.drawn[tile] < before.drawn[tile]]
    for tile in gone:
        facts: Facts = {"tile": TILES[tile].id, "value": len(TILES[tile].id)}
        changed = [space for space in range(SPACES) if before.tile[space] != after.tile[space]]
        if not changed:
            facts |= {"arrived": before.arrived[0]}  # then a hard tile hinders nobody
            yield AutomaStep(f"T box {TILES[tile].id}", "G16.14" if TILE_EASY[tile] else "G16.17", facts)
        for space in changed:
            rule = rule_of_place(b, before, space, is_easy=bool(TILE_EASY[tile]))
            yield AutomaStep(f"T lay {TILES[tile].id} {name(space)}", rule, {**facts, **whereabouts(space)})


def rule_of_place(b: Board, s: State, space: int, *, is_easy: bool) -> str:
    """Why T lays a tile there: on the way, on another that is as short, or beside it."""
    here, steps, usual = (s.where[T], steps_to_goal(b, s), way_of_t) if is_easy else (s.where[0], b.home, way_of_player)
    if space in usual(b, s):
        return "G16.9"
    return "G16.18" if is_on_shortest_way(steps, here, space) else "G16.16"


# --- how it moves ---


def step(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """A step, or why there is none."""
    if after.where[T] != before.where[T]:
        yield entered(b, before, after)
    elif before.steps > 0 and after.phase == phase.NEXT:
        yield AutomaStep(
            "T stay",
            "G17.6",
            {"fuel": before.fuel[T], "mechanics": before.engine[T]},
            unpaid(b, before),
        )


def entered(b: Board, before: State, after: State) -> AutomaStep:
    space = after.where[T]
    facts: Facts = {
        **whereabouts(space),
        "fuel": after.fuel[T],
        "mechanics": after.engine[T],
        "risk": RISK[space],
    }
    if TOWN[space]:
        return AutomaStep(f"T go {name(space)}", "G17.1", facts, unsailed(b, before))
    tile = after.tile[space] - 1
    others = tuple((name(other), "G17.5") for other in nearer(b, before) if other != space and t_can_pay(before, other))
    stopped = tile >= 0 and TILE_STOP[tile] and after.phase == phase.NEXT
    facts |= {"tile": TILES[tile].id if tile >= 0 else "", "stopped": int(bool(stopped))}
    rule = "G17.4" if others else "G17.3"
    return AutomaStep(f"T go {name(space)}", rule, facts, others + unsailed(b, before))


def unsailed(b: Board, s: State) -> tuple[tuple[str, str], ...]:
    """The ports that T could have sailed to by its powers, and the rule against each (G21.3)."""
    if s.sticker[BLUE] < 3:
        return ()
    across = [other_port(route, s.where[T]) for route, ports in enumerate(PORTS) if s.where[T] in ports[:2]]
    return tuple((name(port), "G21.3" if is_open(b, s, port) else why_closed(b, s, port)) for port in across)


def unpaid(b: Board, s: State) -> tuple[tuple[str, str], ...]:
    return (*((name(space), "G17.3") for space in nearer(b, s)), *unsailed(b, s))


def blind_step(b: Board, before: State, after: State, tile: int) -> Iterator[AutomaStep]:
    """What came of a step into the unknown."""
    facts: Facts = {
        **whereabouts(before.entering),
        "tile": TILES[tile].id,
        "fuel": after.fuel[T],
        "mechanics": after.engine[T],
    }
    if after.where[T] == before.entering:
        yield AutomaStep(f"T go {name(before.entering)}", "G17.10", facts, unsailed(b, before))
    else:
        yield AutomaStep("T stay", "G17.11", facts, unsailed(b, before))


def town(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """A power gained on entering a town of the goal's colour."""
    for colour in range(1, len(COLOURS)):
        if after.sticker[colour] > before.sticker[colour]:
            facts: Facts = {"colour": COLOURS[colour], "level": after.sticker[colour]}
            yield AutomaStep(f"T power {COLOURS[colour]} {after.sticker[colour]}", "G21.1", facts)
    if after.arrived[T]:
        yield AutomaStep(f"T arrives {name(after.where[T])}", "G13.1", {"town": name(after.where[T])})


# --- between convoys ---


def choice(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """The slots it takes, and the damage that a danger card among them does."""
    if before.chooser == before.racing or chooser(b, before) != T:
        return
    printed = TAKES[before.card - 1][:1] if before.chooser == 0 else TAKES[before.card - 1][1:]
    for slot in range(SOLO_CARDS):
        if before.slot[slot] and not after.slot[slot]:
            rule = "G18.2" if slot + 1 in printed else "G18.4"
            yield AutomaStep(f"T take {slot + 1}", rule, {"slot": slot + 1, "card": CARDS[before.slot[slot] - 1].id})
    yield from regained(before, after, "G21.4")
    yield from hurt_player(before, after, "G21.4")


def leftover(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    yield from hurt_player(before, after, "G18.5")


def hurt_player(before: State, after: State, rule: str) -> Iterator[AutomaStep]:
    lost = (before.engine[0] - after.engine[0], before.chassis[0] - after.chassis[0])
    if any(lost):
        yield AutomaStep(f"T hits {'e' * lost[0]}{'c' * lost[1]}", rule, {"engine": lost[0], "chassis": lost[1]})


def regain(b: Board, before: State, after: State) -> Iterator[AutomaStep]:
    """Fuel and mechanics after the plan, or fuel as the prime."""
    yield from regained(before, after, "G18.7" if before.phase == phase.PLANNING else "G18.1")


def regained(before: State, after: State, rule: str) -> Iterator[AutomaStep]:
    gained = (after.fuel[T] - before.fuel[T], after.engine[T] - before.engine[T])
    if any(gained):
        yield AutomaStep(f"T gains {gained[0]}+{gained[1]}", rule, {"fuel": gained[0], "mechanics": gained[1]})


TELLERS = {
    phase.T_GOAL: goal,
    phase.T_FIGURE: figure,
    phase.T_LAYS: laying,
    phase.T_STEP: step,
    phase.T_TOWN: town,
    phase.CHOOSE: choice,
    phase.LEFTOVER: leftover,
    phase.PLANNING: regain,
    phase.MAINTENANCE: regain,
}
