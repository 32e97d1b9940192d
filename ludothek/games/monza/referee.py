"""Why a move is not taken: the first rule that it breaks, and the spaces to look at."""

from __future__ import annotations

import re

from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Refused
from ludothek.games.monza.board import EXTRA_ROLL, START, TRACKS, TYRE, Board, Space, Track
from ludothek.games.monza.board.dice import COLOURS, DICE, LETTERED, SETS, SIZE
from ludothek.games.monza.rules.drive import die_fits
from ludothek.games.monza.rules.position import CAP, HOME, ORDINARY, TURBO, State
from ludothek.games.monza.rules.rounds import leads_to_turbo
from ludothek.games.monza.telling import THROWS, car_of

PIECE = re.compile(r"(\+?)([RYGBPW])?(?:>([OMI]\d+|FIN|START))?")
SPACE = re.compile(r"[OMI]\d+|FIN|START")
STEPS = re.compile(r"bonus ([RYGBPW])(?:>([OMI]\d+|FIN|START)|-)")


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", {HOME: "M6.1", CAP: "M6.10"}.get(s.ending))
    if s.turn == CHANCE and seat == CHANCE:
        return Refused("throw", "M3.1", text=text, dice=s.throwing)
    if 0 <= seat < b.seats and s.car[seat] == b.finish:
        lays_on = s.used[seat] > 0 and PIECE.fullmatch(text)
        return Refused("home", "M4.8" if lays_on else "M6.9")
    is_throw = text.split(" ")[0] in THROWS
    if seat != s.turn and not (is_throw and s.turn == CHANCE and seat == s.driver):
        return Refused("turn", "M2.3")
    if is_throw and not s.stepping:
        return wrong_throw(b, s, text)
    if s.stepping or text.startswith("bonus"):
        return wrong_step(b, s, text)
    if text == "stop":
        return Refused("stop", "M4.9")
    if text.split(" ")[0] == "reroll":
        return wrong_reroll(b, s, text)
    return wrong_piece(b, s, text)


def wrong_throw(b: Board, s: State, text: str) -> Refused:
    """Nobody throws by saying what falls, and a turbo roll must be earned."""
    if not text.startswith("turbo") or leads_to_turbo(b, s) or s.turn == CHANCE:
        return Refused("throw-said", "M3.1")
    if not b.pro:
        return Refused("turbo-basic", "M8.1")
    if s.roll == TURBO:
        return Refused("turbo-once", "M8.8")
    fits = any(die_fits(b, s, colour) for colour in range(6))
    return Refused("turbo-dice-left" if fits else "turbo-none-fits", "M8.1")


def wrong_step(b: Board, s: State, text: str) -> Refused:
    """A bonus step of the wrong car, or to a space where it cannot go."""
    found = STEPS.fullmatch(text)
    if not b.bonus:
        return Refused("bonus-off", "M9.1")
    if not s.stepping or (found and found[1] != car_of(b, s.turn)):
        return Refused("bonus-car", "M9.1")
    goal = found[2] if found else text
    track = TRACKS[b.track]
    there = track.numbered.get(goal)
    if there is None:
        return Refused("bonus-unreadable", "M9.1", text=text)
    squares = [goal]
    if there not in track.touching(s.car[s.turn]):
        return Refused("bonus-ahead", "M9.3", squares=squares)
    if track.spaces[there].colour == TYRE:
        return Refused("tyre", "M9.3", squares=squares)
    return Refused("bonus-occupied", "M9.2", squares=squares)


def wrong_reroll(b: Board, s: State, text: str) -> Refused:
    marked = LETTERED.get("".join(sorted(text[6:].strip(), key=COLOURS.find)))
    if not b.pro:
        return Refused("tile-basic", "M2.5")
    if s.roll == TURBO:
        return Refused("tile-turbo", "M8.7")
    if s.tiles[s.driver] < EXTRA_ROLL:
        return Refused("reroll-gone", "M7.3")
    if s.laid or s.roll != ORDINARY:
        return Refused("reroll-late", "M7.5" if SIZE[s.dice] == DICE else "M7.3")
    if marked == 0:
        return Refused("reroll-none", "M7.4")
    return Refused("reroll-dice", "M7.3", text=text[6:].strip())


def wrong_piece(b: Board, s: State, text: str) -> Refused:
    """A die or tile that is not there, or a space where it cannot lie."""
    track = TRACKS[b.track]
    found = PIECE.fullmatch(text) if not SPACE.fullmatch(text) else None
    goal = text if SPACE.fullmatch(text) else found[3] if found else None
    if (found is None and goal is None) or (goal is not None and goal not in track.numbered):
        return Refused("unreadable", "M3.2", text=text)
    there = track.spaces[track.numbered[goal]] if goal else None
    colour = found[2] if found and found[2] else there.colour if there else None
    if colour is None:
        return Refused("unreadable", "M3.2", text=text)
    if found and found[1] and (refused := wrong_tile(b, s, colour)):
        return refused
    if there and (refused := wrong_way(b, s, track, there)):
        return refused
    if there and colour != there.colour:
        return Refused(
            "finish" if goal == "FIN" else "colour", "M4.8" if goal == "FIN" else "M3.2", squares=[there.name]
        )
    return wrong_colour(b, s, found is not None and bool(found[1]), colour, there)


def wrong_tile(b: Board, s: State, colour: str) -> Refused | None:
    if not b.pro:
        return Refused("tile-basic", "M2.5")
    if s.roll == TURBO:
        return Refused("tile-turbo", "M8.7")
    if colour != TYRE and not s.tiles[s.driver] >> COLOURS.index(colour) & 1:
        return Refused("tile-gone", "M7.6", colour=colour)
    return None


def wrong_way(b: Board, s: State, track: Track, there: Space) -> Refused | None:
    """A space that does not lie ahead of the car or of the piece laid last."""
    at = s.car[s.driver]
    here, goal = track.spaces[at], track.numbered[there.name]
    squares = [there.name]
    if goal in track.ahead(at):
        return None
    if goal == at:
        return Refused("here", "M4.1", squares=squares)
    if there.colour == TYRE:
        return Refused("tyre", "M4.5", squares=squares)
    if at == START:
        return Refused("start", "M4.6", squares=squares)
    if there.name == "FIN":
        return Refused("finish-far", "M4.1", squares=squares)
    if is_beside(here, there) and abs(there.lane - here.lane) > 1:
        return Refused("two-lanes", "M4.1", squares=squares)
    if is_beside(here, there):
        return (
            Refused("corner", "M4.4", squares=squares)
            if there.begin == here.end
            else Refused("not-further", "M4.3", squares=squares)
        )
    return Refused("backward" if there.end <= here.end else "far", "M4.1", squares=squares)


def is_beside(here: Space, there: Space) -> bool:
    """Whether they lie side by side in two lanes, or one begins where the other ends."""
    return here.lane != there.lane and there.begin <= here.end and there.end > here.begin


def wrong_colour(b: Board, s: State, is_tile: bool, colour: str, there: Space | None) -> Refused:
    """A way that is open, but not with the dice that are left."""
    number = COLOURS.index(colour)
    squares = [there.name] if there else []
    if not is_tile and leads_to_turbo(b, s):
        return Refused("all-laid", "M8.2", squares=squares)
    if not is_tile and not SETS[s.dice][number]:
        if there and there.name == "FIN":
            return Refused("finish", "M4.8", squares=squares)
        return Refused("no-die", "M3.2", squares=squares, colour=COLOURS[number])
    if not is_tile and die_fits(b, s, number):
        return Refused("shorter", "M4.10", squares=squares)
    return Refused("nowhere", "M3.2", colour=COLOURS[number])
