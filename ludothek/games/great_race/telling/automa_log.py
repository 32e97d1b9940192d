"""What T does, step by step, and the rule that makes it so: for the log, the screen, and whoever wants to know why.

Nothing here decides: the rules are carried on one phase at a time, and what has changed is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import COLOUR, COLOURS, NEIGHBOURS, NOWHERE, RISK, SPACES, TOWN, name
from ludothek.games.great_race.board.box import CARDS, GOAL, SOLO_CARDS, TAKES, TILE_EASY, TILE_STOP, TILES
from ludothek.games.great_race.rules import play
from ludothek.games.great_race.rules.actions import BAG
from ludothek.games.great_race.rules.automa.goal import fill_steps, is_open, liking, next_for_player, next_on_way
from ludothek.games.great_race.rules.automa.moves import t_can_pay
from ludothek.games.great_race.rules.bivouac import chooser
from ludothek.games.great_race.rules.phases import go_through
from ludothek.games.great_race.rules.position import (
    BY_ITSELF,
    CHOOSE,
    DRAW_TILE,
    FOR_T_STEP,
    LEFTOVER,
    MAINTENANCE,
    NEXT,
    PLANNING,
    T_FIGURE,
    T_GOAL,
    T_LAYS,
    T_STEP,
    T_TOWN,
    State,
    T,
)
from ludothek.games.great_race.telling.places import whereabouts


@dataclass(frozen=True)
class Told:
    """One thing that T did."""

    text: str  # as the log writes it, without the rule: `T go 2.1`
    rule: str
    facts: dict[str, Any] = field(default_factory=dict)  # what a sentence needs
    others: tuple[tuple[str, str], ...] = ()  # what it did not do: a space, and the rule that says why

    @property
    def logged(self) -> str:
        return f"{self.text} #{self.rule}"


def story(b: Board, s: State, action: int) -> tuple[State, list[Told]]:
    """Play an action in a copy; what it led to, and all that T did of it."""
    steps = list(unfold(b, s, action))
    return steps[-1][1], [each for _, _, told in steps for each in told]


def unfold(b: Board, s: State, action: int) -> Iterator[tuple[State, State, list[Told]]]:
    """An action, then phase by phase what follows by itself: the position before and after, and what T did of it."""
    before, after = s, s.copy()
    play(b, after, action)
    is_blind = b.mode == SOLO and s.turn == CHANCE and s.phase == DRAW_TILE and s.drawing == FOR_T_STEP
    yield before, after, list(blind_step(s, after, action - BAG)) if is_blind else []
    while after.phase >= BY_ITSELF:
        before, after = after, after.copy()
        go_through(b, after)
        is_told = b.mode == SOLO and before.phase in TELLERS
        yield before, after, list(TELLERS[before.phase](b, before, after)) if is_told else []


# --- where it goes ---


def goal(b: Board, before: State, after: State) -> Iterator[Told]:
    """The nearest open town of the colour, or the finish; and why it is none of the others."""
    colour = GOAL[before.card - 1]
    asked = before.copy()
    asked.goal = NOWHERE
    fill_steps(b, asked, asked.where[T])
    steps, towns = asked.scratch[:SPACES], [space for space in range(SPACES) if COLOUR[space] == colour]
    equal = [town for town in towns if is_open(b, asked, town) and steps[town] == steps[after.goal]]
    rule = "G16.6" if after.goal == b.finish else "G16.4" if len(equal) > 1 else "G16.1"
    others = tuple((name(town), why_not(b, asked, after, town, steps)) for town in towns if town != after.goal)
    facts = {"town": name(after.goal), "colour": COLOURS[colour], "steps": steps[after.goal]}
    yield Told(f"T goal {name(after.goal)}", rule, facts, others)


def why_not(b: Board, asked: State, after: State, town: int, steps: list[int]) -> str:
    """The rule by which a town of the colour is not the goal."""
    if not is_open(b, asked, town):
        return "G16.2" if b.level[town] <= asked.last_level else "G16.3"
    if after.goal == b.finish:
        return "G16.6"
    if steps[town] > steps[after.goal]:
        return "G16.1"
    return "G16.4" if b.home[town] > b.home[after.goal] else "G16.5"


def figure(b: Board, before: State, after: State) -> Iterator[Told]:
    """Its next figure begins; one in a port may sail at once."""
    if after.where[T] != before.where[T]:
        yield Told(f"T sail {name(after.where[T])}", "G21.3", {"town": name(after.where[T]), "figure": after.figure})


def laying(b: Board, before: State, after: State) -> Iterator[Told]:
    """A tile on its own way or on the player's, beside it, or back to the box."""
    gone = [tile for tile in range(len(TILES)) if after.drawn[tile] < before.drawn[tile]]
    for tile in gone:
        facts = {"tile": TILES[tile].id, "value": len(TILES[tile].id)}
        changed = [space for space in range(SPACES) if before.tile[space] != after.tile[space]]
        if not changed:
            yield Told(f"T box {TILES[tile].id}", "G16.14" if TILE_EASY[tile] else "G16.17", facts)
        for space in changed:
            beside = not TILE_EASY[tile] and space not in way_of_player(b, before)
            rule = "G16.16" if beside else "G16.9"
            yield Told(f"T lay {TILES[tile].id} {name(space)}", rule, facts | whereabouts(space))


def way_of_player(b: Board, s: State) -> list[int]:
    """The player's way to the finish (G16.12)."""
    asked, way = s.copy(), [s.where[0]]
    fill_steps(b, asked, asked.goal)
    while way[-1] != b.finish:
        way.append(next_for_player(b, asked, way[-1]))
    return way


def way_of_t(b: Board, s: State) -> list[int]:
    """T's way to its goal (G16.11)."""
    asked, way = s.copy(), [s.where[T]]
    fill_steps(b, asked, asked.goal)
    while way[-1] not in (asked.goal, NOWHERE):
        way.append(next_on_way(b, asked, way[-1]))
    return way


# --- how it moves ---


def step(b: Board, before: State, after: State) -> Iterator[Told]:
    """A step, or why there is none."""
    if after.where[T] != before.where[T]:
        yield entered(b, before, after)
    elif before.steps > 0 and after.phase == NEXT:
        yield Told("T stay", "G17.6", {"fuel": before.fuel[T], "mechanics": before.engine[T]}, unpaid(b, before))


def entered(b: Board, before: State, after: State) -> Told:
    space = after.where[T]
    facts = {**whereabouts(space), "fuel": after.fuel[T], "mechanics": after.engine[T], "risk": RISK[space]}
    if TOWN[space]:
        return Told(f"T go {name(space)}", "G17.1", facts)
    tile = after.tile[space] - 1
    others = tuple((name(other), "G17.5") for other in nearer(b, before) if other != space and t_can_pay(before, other))
    stopped = tile >= 0 and TILE_STOP[tile] and after.phase == NEXT
    facts |= {"tile": TILES[tile].id if tile >= 0 else "", "stopped": int(bool(stopped))}
    return Told(f"T go {name(space)}", "G17.4" if others else "G17.3", facts, others)


def nearer(b: Board, s: State) -> list[int]:
    """The spaces one step nearer to the goal, the best liked first."""
    asked = s.copy()
    fill_steps(b, asked, asked.goal)
    here = asked.scratch[s.where[T]]
    spaces = [space for space in NEIGHBOURS[s.where[T]] if space != NOWHERE and asked.scratch[space] == here - 1]
    return sorted(spaces, key=lambda space: liking(s, space))


def unpaid(b: Board, s: State) -> tuple[tuple[str, str], ...]:
    return tuple((name(space), "G17.3") for space in nearer(b, s))


def blind_step(before: State, after: State, tile: int) -> Iterator[Told]:
    """What came of a step into the unknown."""
    facts = {
        **whereabouts(before.entering),
        "tile": TILES[tile].id,
        "fuel": after.fuel[T],
        "mechanics": after.engine[T],
    }
    if after.where[T] == before.entering:
        yield Told(f"T go {name(before.entering)}", "G17.10", facts)
    else:
        yield Told("T stay", "G17.11", facts)


def town(b: Board, before: State, after: State) -> Iterator[Told]:
    """A power gained on entering a town of the goal's colour."""
    for colour in range(1, len(COLOURS)):
        if after.sticker[colour] > before.sticker[colour]:
            facts = {"colour": COLOURS[colour], "level": after.sticker[colour]}
            yield Told(f"T power {COLOURS[colour]} {after.sticker[colour]}", "G21.1", facts)
    if after.arrived[T]:
        yield Told(f"T arrives {name(after.where[T])}", "G13.1", {"town": name(after.where[T])})


# --- between convoys ---


def choice(b: Board, before: State, after: State) -> Iterator[Told]:
    """The slots it takes, and the damage that a danger card among them does."""
    if before.chooser == before.racing or chooser(b, before) != T:
        return
    printed = TAKES[before.card - 1][:1] if before.chooser == 0 else TAKES[before.card - 1][1:]
    for slot in range(SOLO_CARDS):
        if before.slot[slot] and not after.slot[slot]:
            rule = "G18.2" if slot + 1 in printed else "G18.4"
            yield Told(f"T take {slot + 1}", rule, {"slot": slot + 1, "card": CARDS[before.slot[slot] - 1].id})
    yield from regained(before, after, "G21.4")
    yield from hurt_player(before, after, "G21.4")


def leftover(b: Board, before: State, after: State) -> Iterator[Told]:
    yield from hurt_player(before, after, "G18.5")


def hurt_player(before: State, after: State, rule: str) -> Iterator[Told]:
    lost = (before.engine[0] - after.engine[0], before.chassis[0] - after.chassis[0])
    if any(lost):
        yield Told(f"T hits {'e' * lost[0]}{'c' * lost[1]}", rule, {"engine": lost[0], "chassis": lost[1]})


def regain(b: Board, before: State, after: State) -> Iterator[Told]:
    """Fuel and mechanics after the plan, or fuel as the prime."""
    yield from regained(before, after, "G18.7" if before.phase == PLANNING else "G18.1")


def regained(before: State, after: State, rule: str) -> Iterator[Told]:
    gained = (after.fuel[T] - before.fuel[T], after.engine[T] - before.engine[T])
    if any(gained):
        yield Told(f"T gains {gained[0]}+{gained[1]}", rule, {"fuel": gained[0], "mechanics": gained[1]})


TELLERS = {
    T_GOAL: goal,
    T_FIGURE: figure,
    T_LAYS: laying,
    T_STEP: step,
    T_TOWN: town,
    CHOOSE: choice,
    LEFTOVER: leftover,
    PLANNING: regain,
    MAINTENANCE: regain,
}
