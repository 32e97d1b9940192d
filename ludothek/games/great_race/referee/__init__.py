"""Why a move is not taken: the first rule that it breaks, and the spaces to look at.

The position is the one that the seat knows, so no answer depends on a card or a plan that it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable

from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Refused
from ludothek.games.great_race.board import ALONE, SOLO, Board
from ludothek.games.great_race.board.africa import NAMED, TOWN, name
from ludothek.games.great_race.board.box import ESCORT, FUNDING, MECHANIC, PATHFINDER, ROLES
from ludothek.games.great_race.referee import answers, purchases
from ludothek.games.great_race.referee.moves import (
    drive_is_over,
    moves,
    unreadable,
    wrong_clearing,
    wrong_sailing,
    wrong_step,
)
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.automa.goal import is_open
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.rounds import arrivals
from ludothek.games.great_race.telling.kinds import cite
from ludothek.games.great_race.telling.places import whereabouts


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", ending(b, s))
    words = text.split() or [""]
    if words[0] == "T":
        return wrong_for_t(b, s, words)
    if words[0] == "resign":
        return Refused("resign-word", "G13.8")
    if s.turn == CHANCE:
        return Refused("draw", {phase.DRAW_TILE: "G7.6", phase.REVEAL: "G15.8"}.get(s.phase, "G10.7"))
    if seat != s.turn:
        return out_of_turn(b, s, seat, words[0])
    for action, written in moves(b, s):
        if written.split()[: len(words)] == words:
            return Refused("unfinished", cite(b, s, action))
    return at_another_time(s, words[0]) or ANSWERS.get(s.phase, wrong_turn)(b, s, words)


def ending(b: Board, s: State) -> str:
    """The rule that ended the game."""
    if arrivals(s):
        return "G13.2"
    if any(s.gone):
        return "G13.8"
    return "G23.4" if b.mode == ALONE else "G13.9"


def wrong_for_t(b: Board, s: State, words: list[str]) -> Refused:
    """T is sent nowhere: it goes by its own rules."""
    if b.mode != SOLO:
        return Refused("no-torpedo", "G15.1")
    space = NAMED.get(words[-1], 0)
    if "sail" in words:
        return Refused("t-sail", "G21.3", squares=[name(space)])
    if TOWN[space] and not is_open(b, s, space):
        return Refused("t-closed", "G16.3", squares=[name(space)], **whereabouts(space))
    return Refused("t-own", "G15.12")


# --- at the wrong time ---


def out_of_turn(b: Board, s: State, seat: int, verb: str) -> Refused:
    if s.gone[seat]:
        return Refused("gone", "G13.8")
    if s.arrived[seat]:
        return Refused("arrived", "G13.3")
    if verb == "plan" and s.planned[seat]:
        return Refused("planned", "G4.3") if s.phase == phase.PLAN else Refused("plan-open", "G4.3")
    if s.phase == phase.PLAN:
        return Refused("turn-plan", "G4.1")
    if s.phase == phase.TAKE:
        return Refused("turn-take", "G3.2")
    if verb in GUARDS:
        return Refused("no-danger", "G6.7")
    if s.passed[seat]:
        return Refused("passed", "G5.5")
    if not any(s.left[4 * seat : 4 * seat + 4]):
        return Refused("out", "G5.6")
    return drive_is_over(s, seat) if verb == "go" else Refused("turn", "G5.1")


GUARDS = ("guard", "shield", "accept")


def at_another_time(s: State, verb: str) -> Refused | None:
    """What is said in another phase than its own."""
    now = s.phase
    if verb == "plan" and now != phase.PLAN:
        return Refused("plan-open", "G4.3") if s.planned[s.turn] else Refused("plan-later", "G2.2")
    if verb in GUARDS and (now in (phase.TAKE, phase.PLAN) or (now == phase.DROP and not s.planned[s.turn])):
        return Refused("guard-bivouac", "G6.8")
    if verb in GUARDS and now == phase.HIT and s.then == phase.LIMIT:  # answered, or there was nothing to answer with
        is_used = verb == "guard" and not s.left[4 * s.turn + ESCORT]
        return Refused("escort-used", "G6.6") if is_used else None
    if verb in GUARDS and now != phase.DANGER:
        return Refused("no-danger", "G6.7")
    if verb == "halt" and now in (phase.HIT, phase.USE_WINCH) and s.blind:
        return Refused("must-enter", "G8.10", squares=[name(s.entering)])
    why, rule, phases = LATER.get(verb, ("", "", (now,)))
    return None if now in phases else Refused(why, rule)


LATER: dict[str, tuple[str, str, tuple[int, ...]]] = {  # why not now, the rule, and the phases in which it can be said
    "take": ("take-later", "G2.2", (phase.TAKE, phase.PLAN)),
    "lay": ("lay-later", "G6.2", (phase.LAY,)),
    "back": ("back-later", "G14.7", (phase.BACK,)),
    "drop": ("drop-later", "G10.2", (phase.DROP,)),
    "hit": ("hit-later", "G8.5", (phase.HIT,)),
    "winch": ("winch-later", "G10.6", (phase.USE_WINCH,)),
    "nowinch": ("winch-later", "G10.6", (phase.USE_WINCH,)),
    "halt": ("halt-later", "G8.2", (phase.DRIVE, phase.TAKE, phase.PLAN, phase.DROP)),
}


def wrong_turn(b: Board, s: State, words: list[str]) -> Refused:
    """Petrol, cards, and an assistant who is still unused."""
    verb, given = words[0], words[1:]
    if verb == "buy":
        return purchases.wrong_purchase(b, s, given)
    if verb == "play":
        return purchases.wrong_card(b, s, given)
    if verb not in WORK:
        return unreadable(b, s, words)
    role, wrong = WORK[verb]
    if s.left[4 * s.turn + role] == 0:
        if verb == "go":
            return drive_is_over(s, s.turn)
        planned = s.plan[4 * s.turn + role]
        why = ("assistant-used", "G5.4") if planned else ("assistant-none", "G5.4")
        return Refused(*why, role=ROLES[role])
    return wrong(b, s, words)


WORK: dict[str, tuple[int, Callable[[Board, State, list[str]], Refused]]] = {
    "fund": (FUNDING, unreadable),
    "scout": (PATHFINDER, purchases.wrong_scouting),
    "scout3": (PATHFINDER, purchases.wrong_scouting),
    "fetch": (PATHFINDER, purchases.wrong_fetch),
    "repair": (MECHANIC, purchases.wrong_repair),
    "drive": (MECHANIC, wrong_step),
    "go": (MECHANIC, wrong_step),
    "sail": (MECHANIC, wrong_sailing),
    "clear": (ESCORT, wrong_clearing),
}
ANSWERS = {
    phase.TAKE: answers.wrong_take,
    phase.PLAN: answers.wrong_plan,
    phase.LAY: answers.wrong_laying,
    phase.BACK: answers.wrong_return,
    phase.DRIVE: answers.wrong_drive,
    phase.USE_WINCH: answers.wrong_winch,
    phase.HIT: answers.wrong_hit,
    phase.DANGER: answers.wrong_answer,
    phase.DROP: answers.wrong_drop,
}
