"""Answers to a question of the game that do not answer it: plans, bivouac cards, tiles, winches, damage, hands."""

from __future__ import annotations

from ludothek.core.game import Refused
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NAMED, TOWN, name
from ludothek.games.great_race.board.box import ASSISTANTS, ESCORT, MECHANIC, ROLE_SPACES, ROLES, SHIELD, TILES
from ludothek.games.great_race.referee.moves import off_map, wrong_step
from ludothek.games.great_race.referee.purchases import CARD_IDS
from ludothek.games.great_race.rules.drive import mechanics_of, stops, winches
from ludothek.games.great_race.rules.phase import MISHAP
from ludothek.games.great_race.rules.position import State, is_under_vehicle
from ludothek.games.great_race.rules.supplies import KINDS
from ludothek.games.great_race.telling.places import whereabouts

TILE_IDS = [tile.id for tile in TILES]


# --- bivouac and planning ---


def wrong_take(b: Board, s: State, words: list[str]) -> Refused:
    """A slot without a card, or no card at all."""
    free = ", ".join(str(slot + 1) for slot in range(s.slots) if s.slot[slot])
    if words[0] == "take":
        return Refused("slot-empty", "G18.2" if b.mode == SOLO else "G3.1", slots=free)
    return Refused("take-first", "G3.4", slots=free)


def wrong_plan(b: Board, s: State, words: list[str]) -> Refused:
    """Other than five assistants, or too many with one task."""
    if words[0] != "plan":
        return Refused("plan-first", "G2.2")
    letters = "".join(words[1:]).upper()
    if strange := set(letters) - set(ROLES):
        return Refused("plan-letter", "G4.2", letter=min(strange))
    if len(letters) != ASSISTANTS:
        return Refused("plan-count", "G4.2", given=len(letters))
    for role, letter in enumerate(ROLES):
        most = b.mechanics if role == MECHANIC else ROLE_SPACES[role]
        if letters.count(letter) > most:
            return Refused("plan-role", "G4.2", role=letter, most=most)
    raise AssertionError(f"{letters} is a plan")


# --- tiles ---


def wrong_laying(b: Board, s: State, words: list[str]) -> Refused:
    """A tile that was not drawn, or a space where none can lie."""
    if words[0] != "lay":
        return Refused("lay-first", "G6.2")
    if (refused := wrong_tile(s, words)) or len(words) < 3:
        return refused or Refused("lay-first", "G6.2")
    if words[2] not in NAMED:
        return off_map(words[2])
    space = NAMED[words[2]]
    return Refused(*why_not_there(b, s, space), squares=[name(space)], **whereabouts(space))


def why_not_there(b: Board, s: State, space: int) -> tuple[str, str]:
    if TOWN[space]:
        return ("lay-town", "G7.4")
    if s.tile[space]:
        return ("lay-tile", "G7.4")
    return ("lay-vehicle", "G7.4") if is_under_vehicle(b, s, space) else ("lay-far", "G7.3")


def wrong_tile(s: State, words: list[str]) -> Refused | None:
    """A tile that does not lie there to be chosen."""
    drawn = [tile for tile, n in zip(TILE_IDS, s.drawn, strict=True) if n]
    if len(words) < 2 or words[1] in drawn:
        return None
    return Refused("tile-not-drawn", "G6.2", drawn=", ".join(drawn))


def wrong_return(b: Board, s: State, words: list[str]) -> Refused:
    refused = wrong_tile(s, words) if words[0] == "back" else None
    return refused or Refused("back-first", "G14.7")


# --- on the way ---


def wrong_drive(b: Board, s: State, words: list[str]) -> Refused:
    return wrong_step(b, s, words) if words[0] in ("go", "drive") else Refused("driving", "G8.2", steps=s.steps)


def wrong_winch(b: Board, s: State, words: list[str]) -> Refused:
    """A winch that one does not hold or that no symbol wants, or none where one is needed."""
    tile = s.tile[s.entering] - 1
    if words[0] == "winch" and not winches(s):
        return Refused("card-missing", "G10.1", card="WINCH")
    if words[0] == "nowinch":
        return Refused("winch-needed", "G10.6")
    if words == ["winch", "m"] and not mechanics_of(s, tile):
        return Refused("winch-symbol", "G10.6", symbol="M")
    if words == ["winch", "s"]:
        return Refused("winch-levels", "G8.6") if stops(s, tile) else Refused("winch-symbol", "G10.6", symbol="S")
    return Refused("winch-first", "G10.6")


def wrong_hit(b: Board, s: State, words: list[str]) -> Refused:
    """Other than the levels that are to be lost."""
    rule, letters = "G8.5" if s.then == MISHAP else "G8.7", "".join(words[1:]).lower()
    if words[0] != "hit" or set(letters) - set("ec") or len(letters) != s.hits:
        return Refused("hit-first", rule, hits=s.hits)
    gauge, level = ("e", s.engine[s.turn]) if letters.count("e") > s.engine[s.turn] else ("c", s.chassis[s.turn])
    return Refused("hit-gauge", rule, gauge=gauge, level=level)


def wrong_answer(b: Board, s: State, words: list[str]) -> Refused:
    """Danger that is answered with what one does not have, or not at all."""
    if words == ["guard"] and not s.left[4 * s.turn + ESCORT]:
        return Refused("escort-used", "G6.6")
    if words == ["shield"]:
        return Refused(*(("power-used", "G14.7") if b.power[s.turn] == SHIELD else ("no-power", "G14.7")))
    return Refused("danger-first", "G6.7")


def wrong_drop(b: Board, s: State, words: list[str]) -> Refused:
    """A hand too large comes first."""
    if words[0] == "drop" and len(words) > 1:
        if words[1].upper() not in CARD_IDS:
            return Refused("card-unknown", "G10.1", text=words[1])
        if not s.hand[KINDS * s.turn + CARD_IDS.index(words[1].upper())]:
            return Refused("card-missing", "G10.1", card=words[1].upper())
    return Refused("drop-first", "G10.2", held=s.held[s.turn], chassis=s.chassis[s.turn])
