"""What follows by itself after an action, in sentences with the rule that makes it so: in every mode, and all of T.

Nothing of it is a secret: whatever is told here lies open on the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludothek.core.contract import Facts, Followed
from ludothek.core.fields import OVER
from ludothek.games.great_race.board import ALONE, RACE, SOLO, Board
from ludothek.games.great_race.board.africa import name
from ludothek.games.great_race.board.box import CARDS, FIRST_PRIME, SECOND_PRIME, TILES
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.rounds import arrivals, points
from ludothek.games.great_race.rules.supplies import total
from ludothek.games.great_race.telling.automa_log import AutomaStep, unfold
from ludothek.games.great_race.telling.places import whereabouts
from ludothek.games.great_race.telling.sentences import crew, plan_told

Row = tuple[str, str, Facts]  # a message, the rule, and what fills the message


def aftermath(b: Board, s: State, action: int) -> list[Followed]:
    """All that came of an action without anybody's choice, in order."""
    rows: list[Row] = []
    for before, after, told in unfold(b, s, action):
        rows += [(message_of(each), each.rule, facts_of(b, each)) for each in told]
        rows += followed(b, before, after)
    return [Followed(*row) for row in rows]


# --- T ---


def message_of(told: AutomaStep) -> str:
    """The sentence for a thing that T did, by what it was and by its rule."""
    return MESSAGES[f"{told.text.split()[1]} {told.rule}"]


MESSAGES = {
    "goal G16.1": "told-goal",
    "goal G16.4": "told-goal-tie",
    "goal G16.5": "told-goal-row",
    "goal G16.6": "told-goal-none",
    "sail G21.3": "told-sail",
    "lay G16.9": "told-lay",
    "lay G16.16": "told-lay-beside",
    "lay G16.18": "told-lay-other",
    "box G16.14": "told-box",
    "box G16.17": "told-box-hard",
    "go G17.1": "told-town",
    "go G17.3": "told-go",
    "go G17.4": "told-go-easier",
    "go G17.10": "told-go-blind",
    "stay G17.6": "told-stay",
    "stay G17.11": "told-stay-blind",
    "power G21.1": "told-power",
    "arrives G13.1": "told-arrives",
    "take G18.2": "told-take",
    "take G18.4": "told-take-next",
    "hits G18.5": "told-hits",
    "hits G21.4": "told-hits-power",
    "gains G18.7": "told-gains",
    "gains G18.1": "told-prime",
    "gains G21.4": "told-gains-power",
}
REASONS = {  # why T did not do something else
    "G16.1": "not-g16-1",
    "G16.2": "not-g16-2",
    "G16.3": "not-g16-3",
    "G16.4": "not-g16-4",
    "G16.5": "not-g16-5",
    "G17.3": "not-g17-3",
    "G17.5": "not-g17-5",
    "G21.3": "not-g21-3",
}


def facts_of(b: Board, told: AutomaStep) -> Facts:
    return {"crew": crew(b, 0), **told.facts}


# --- everybody ---


def followed(b: Board, before: State, after: State) -> Iterator[Row]:
    """What one phase brought, whoever it was for."""
    yield from lost(b, before, after)
    yield from arrived(b, before, after)
    if total(after.tiles_out) < total(before.tiles_out):
        yield "told-bag", "G7.6", {}
    if total(after.cards_out) < total(before.cards_out):
        yield "told-deck", "G10.7", {}
    if before.phase in FOLLOWS:
        yield from FOLLOWS[before.phase](b, before, after)
    if after.turn == OVER and before.turn != OVER:
        yield from over(b, after)


def lost(b: Board, before: State, after: State) -> Iterator[Row]:
    """Levels that somebody loses without choosing which."""
    if before.phase == phase.HIT or (b.mode == SOLO and before.phase in (phase.CHOOSE, phase.LEFTOVER)):
        return  # told as a choice, or as something that T did
    for seat in range(b.seats):
        engine, chassis = before.engine[seat] - after.engine[seat], before.chassis[seat] - after.chassis[seat]
        if max(engine, chassis) > 0:
            yield "told-lost", cause(after, before.phase), {"crew": crew(b, seat), "engine": engine, "chassis": chassis}


def cause(s: State, during: int) -> str:
    """The rule by which levels are lost."""
    if during == phase.LEFTOVER:
        return "G23.3"
    if during == phase.PAY:
        return "G8.5"
    return {position.BY_CARD: "G10.5", position.BY_T: "G21.4"}.get(s.source, "G8.7")


def arrived(b: Board, before: State, after: State) -> Iterator[Row]:
    """A crew in the finish town; T's arrival is told among its steps."""
    for seat in range(b.seats):
        if after.arrived[seat] > before.arrived[seat]:
            facts: Facts = {"crew": crew(b, seat), "town": name(b.finish), "place": after.arrived[seat]}
            yield ("told-arrival-alone", "G23.4", facts) if b.mode == ALONE else ("told-arrival", "G13.4", facts)
    if b.mode != ALONE and arrivals(before) == 0 and arrivals(after) > 0:
        yield "told-last-round", "G13.2", {}


def round_begins(b: Board, before: State, after: State) -> Iterator[Row]:
    rule = ("G2.1", "G15.8", "G23.1")[b.mode]
    yield "told-round", rule, {"round": after.round, "rounds": b.rounds}
    if after.estienne != before.estienne:
        yield "told-estienne", "G15.14", {}


def plans_open(b: Board, before: State, after: State) -> Iterator[Row]:
    """With the last plan all others are seen too."""
    if b.mode == RACE and after.phase != phase.PLAN:
        for seat in range(b.seats):
            if after.planned[seat] and not after.gone[seat]:
                yield "told-plan", "G4.3", {"crew": crew(b, seat), **plan_told(after.plan[4 * seat : 4 * seat + 4])}


def left_lying(b: Board, before: State, after: State) -> Iterator[Row]:
    """Cards that nobody took."""
    if not any(after.slot):
        for card in filter(None, before.slot):
            yield "told-left", "G18.6", {"card": CARDS[card - 1].id}


def order(b: Board, before: State, after: State) -> Iterator[Row]:
    """The new turn order and the prime; T's prime is told among its steps."""
    if b.mode == ALONE:
        return
    for place, vehicle in enumerate(after.order[: after.racing], 1):
        facts: Facts = {"crew": crew(b, vehicle), "place": place}
        francs = after.money[vehicle] - before.money[vehicle]
        if b.mode == SOLO and vehicle == T:
            yield from [("told-order-t", "G12.3", facts)] * (after.fuel[T] == before.fuel[T])
        elif francs:
            rule = "G18.1" if b.mode == SOLO else {FIRST_PRIME: "G12.4", SECOND_PRIME: "G12.5"}[francs]
            yield "told-order-prime", rule, facts | {"francs": francs}
        else:
            yield "told-order", "G12.3", facts


def no_room(b: Board, before: State, after: State) -> Iterator[Row]:
    """Drawn tiles that have no place."""
    for tile, n in enumerate(before.drawn):
        if n > after.drawn[tile]:
            yield "told-no-room", "G7.4", {"tile": TILES[tile].id}


def stays(b: Board, before: State, after: State) -> Iterator[Row]:
    """A blind tile that cannot be paid."""
    if after.phase == phase.NEXT:
        yield "told-stuck", "G8.10", {"crew": crew(b, before.mover), **whereabouts(before.entering)}


def entered(b: Board, before: State, after: State) -> Iterator[Row]:
    """A blind tile that was paid; what a known one costs was told with the step."""
    if before.blind:
        fuel = before.fuel[before.mover] - after.fuel[before.mover]
        yield "told-entered", "G8.10", {"crew": crew(b, before.mover), **whereabouts(before.entering), "fuel": fuel}


def drive_ends(b: Board, before: State, after: State) -> Iterator[Row]:
    if after.phase == phase.DRIVE:
        return
    tile = before.tile[before.where[before.mover]] - 1
    facts: Facts = {"crew": crew(b, before.mover)}
    if tile >= 0 and TILES[tile].id.count("S") > before.winched_s:
        yield "told-stop", "G8.8", facts
    elif before.steps == 0:
        yield "told-steps", "G8.1", facts
    else:
        yield "told-nowhere", "G8.6", facts


FOLLOWS = {
    phase.ROUND: round_begins,
    phase.PLANNING: plans_open,
    phase.LEFTOVER: left_lying,
    phase.MAINTENANCE: order,
    phase.SCOUTING: no_room,
    phase.ENTER: stays,
    phase.PAY: entered,
    phase.ROLL_ON: drive_ends,
}


def over(b: Board, s: State) -> Iterator[Row]:
    """Why the game ends, and what those who have arrived have earned."""
    limit = "G23.4" if b.mode == ALONE else "G13.9"
    yield ("told-over", "G13.2", {}) if arrivals(s) else ("told-limit", limit, {"rounds": b.rounds})
    if b.mode == RACE or arrivals(s) == b.vehicles > 1:
        for vehicle in range(b.vehicles):
            if s.arrived[vehicle]:
                is_t = b.mode == SOLO and vehicle == T
                facts: Facts = {"crew": crew(b, vehicle), "points": points(b, s, vehicle)}
                yield "told-points-t" if is_t else "told-points", "G19.4" if b.mode == SOLO else "G13.5", facts
