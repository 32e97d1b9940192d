"""How moves are written: `deal F 3M 1 2 1 3 2`, `B2>H5`, `G1xL1`, `>G7`, `stay`, `switch R5`, `+T2@D14`, `end`.

The log adds what came of a move. Everything here may be read by both sides, except for a deal: `redacted` says what
others are told of it.
"""

from __future__ import annotations

from functools import partial

from ludothek.core.contract import Facts, Sentence
from ludothek.core.defaults import aftermath, dealt_to
from ludothek.core.fields import OVER
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board, crowned, name, number_text
from ludothek.games.masters_victory.rules import actions, apply
from ludothek.games.masters_victory.rules.combat import in_zone
from ludothek.games.masters_victory.rules.position import DEALING, TURN, State, side_of

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]

WORDS = {actions.END: "end", actions.STAY: "stay", actions.DONE: "done"}


def write(b: Board, s: State, action: int) -> str:
    if s.phase == DEALING:
        return f"{redacted_deal(s)} {' '.join(map(number_text, board.ARRANGEMENTS[action]))}"
    if action in WORDS:
        return WORDS[action]
    if action >= actions.MOVE:
        here, there = divmod(action - actions.MOVE, board.SQUARES)
        sign = "x" if s.at[there] else ">"
        return f"{name(here) if s.phase == TURN else ''}{sign}{name(there)}"
    if action >= actions.SWITCH:
        return f"switch {name(action - actions.SWITCH)}"
    if action >= actions.FIRE:
        return f"fire {name(action - actions.FIRE)}"
    number, slot = divmod(action - actions.RETURN, board.SLOTS)
    kind = board.KINDS[number]
    return f"+{kind_text(*kind)}@{name(board.START[board.OWN * s.turn + board.FIRST[kind[0]] + slot])}"


def redacted_deal(s: State) -> str:
    return f"deal {board.TYPES[board.NUMBERED[s.dealt % 3]]}"


def redacted(b: Board, s: State, action: int) -> str:
    """What others may read in place of the move: of a deal only that it was made (W2.2); "" for an open move."""
    return redacted_deal(s) if s.phase == DEALING else ""


def kind_text(kind: int, number: int) -> str:
    """`T2`, `S3M`; bombers and artillery have no number."""
    return f"{board.TYPES[kind]}{number_text(number) if number else ''}"


def piece_text(s: State, piece: int) -> str:
    return kind_text(board.TYPE[piece], s.number[piece])


def log(b: Board, s: State, action: int) -> str:
    """The move with what came of it: `G1xL1 [T2 out] [master]`."""
    if s.phase == DEALING:
        return write(b, s, action)
    after = s.copy()
    apply(b, after, action)
    return " ".join([write(b, s, action), *(f"[{mark}]" for mark in marks(s, after, action)), *ending(after)])


def marks(s: State, after: State, action: int) -> list[str]:
    """What was removed by a fight, for a switch and by fire, and whether a master was among it."""
    if actions.SWITCH <= action < actions.MOVE:
        soldier = s.at[action - actions.SWITCH] - 1
        return [f"{piece_text(s, soldier)} out"] + ["master"] * (s.number[soldier] == board.MASTER)
    fought, shot = losses(s, after, action)
    said = [fight_mark(s, action, fought)] if fought else []
    for gun, pieces in shot:
        said.append(f"fire {name(gun)}: {', '.join(f'{piece_text(s, p)} {name(s.where[p])}' for p in pieces)}")
    gone = fought + [piece for _, pieces in shot for piece in pieces]
    return said + ["master"] * any(s.number[piece] == board.MASTER for piece in gone)


def fight_mark(s: State, action: int, fought: list[int]) -> str:
    if len(fought) == 2:
        return f"both {piece_text(s, fought[0])[:2]} out"
    is_attacker = s.where[fought[0]] == (action - actions.MOVE) // board.SQUARES
    return f"{'attacker ' * is_attacker}{piece_text(s, fought[0])} out"


def losses(s: State, after: State, action: int) -> tuple[list[int], list[tuple[int, list[int]]]]:
    """The pieces that fell in a fight, and those that fell to fire with the square of the gun."""
    gone = [
        piece
        for piece in range(board.PIECES)
        if s.where[piece] != board.NOWHERE and after.where[piece] == board.NOWHERE
    ]
    if action >= actions.MOVE:
        here, there = divmod(action - actions.MOVE, board.SQUARES)
        fought = [piece for piece in gone if s.at[there] and s.where[piece] in (here, there)]
    else:
        fought = []
    shot = [
        (piece, s.where[piece]) for piece in gone if piece not in fought and not actions.SWITCH <= action < actions.MOVE
    ]
    return fought, by_gun(after, action, shot)


def by_gun(after: State, action: int, shot: list[tuple[int, int]]) -> list[tuple[int, list[int]]]:
    """Fire is told gun by gun; where several could have hit a piece, the first one did."""
    told: dict[int, list[int]] = {}
    for piece, square in shot:
        side = 1 - side_of(piece)
        gun = next(gun for gun in guns(after, action, side) if square in zone(gun, side))
        told.setdefault(gun, []).append(piece)
    return list(told.items())


def guns(after: State, action: int, side: int) -> list[int]:
    """The squares of the artillery that may have fired: the one that moved, was named or came back, or all of them."""
    if action >= actions.MOVE:
        return [(action - actions.MOVE) % board.SQUARES]
    if actions.FIRE <= action < actions.SWITCH:
        return [action - actions.FIRE]
    first = board.OWN * side + board.FIRST[board.ARTILLERY]
    return [
        after.where[piece]
        for piece in range(first, first + board.ARMY[board.ARTILLERY])
        if after.where[piece] != board.NOWHERE
    ]


def zone(gun: int, side: int) -> list[int]:
    return [square for i in range(9) if (square := in_zone(gun, side, i)) != board.NOWHERE]


def ending(after: State) -> list[str]:
    if after.turn != OVER:
        return []
    return ["="] if after.score[0] == after.score[1] else ["#"]


def means(b: Board, s: State, action: int, text: str) -> bool:
    """Whether another text means this move: `>` and `x` taken for each other. What came of it is not for guessing."""
    return action >= actions.MOVE and text.replace("x", ">") == write(b, s, action).replace("x", ">")


def spell(clicks: list[str]) -> str:
    """Clicks as the text of a move: a piece and a square, a square alone for the rest of a move, or a word."""
    return ">".join(clicks)


# --- in words ---


def tell(b: Board, s: State, action: int) -> Sentence:
    """The move as a sentence: a message of the words files and what fills it."""
    if s.phase == DEALING:
        return "said-deal", {"side": s.turn, **dealt(s, action)}
    after = s.copy()
    apply(b, after, action)
    fire = told_fire(s, after, action)
    return tell_choice(b, s, action, fire | {"over": len(ending(after))}, told_fight(s, after, action))


def foretell(b: Board, s: State, action: int) -> Sentence:
    """A move that is only advised: what to do, without whose it is and what may come of it."""
    if s.phase == DEALING:
        return "advised-deal", dealt(s, action)
    message, facts = tell_choice(b, s, action, {}, {})
    return f"advised-{message.removeprefix('said-')}", facts


def tell_others(b: Board, s: State, action: int) -> Sentence:
    """A deal is heard without its numbers."""
    message, facts = tell(b, s, action)
    if s.phase != DEALING:
        return message, facts
    return "heard-deal", {"side": s.turn, "type": facts["type"]}


def dealt(s: State, action: int) -> Facts:
    """The type that is dealt, and which number lies on which square."""
    kind = board.NUMBERED[s.dealt % 3]
    first = board.OWN * s.turn + board.FIRST[kind]
    numbers = enumerate(board.ARRANGEMENTS[action], first)
    laid = [f"{name(board.START[piece])} {crowned(number_text(number))}" for piece, number in numbers]
    return {"type": board.TYPES[kind], "numbers": ", ".join(laid)}


def tell_choice(b: Board, s: State, action: int, came: Facts, fight: Facts) -> Sentence:
    """What a seat does, with what came of it and of the fight, if it was one."""
    facts: Facts = {"side": s.turn, **came}
    if action >= actions.MOVE:
        return tell_move(s, action, facts, fight)
    if action >= actions.SWITCH:
        soldier = s.at[action - actions.SWITCH] - 1
        return "said-switch", facts | {
            "at": name(action - actions.SWITCH),
            "number": crowned(number_text(s.number[soldier])),
        }
    if action >= actions.FIRE:
        return "said-fire", facts | {"at": name(action - actions.FIRE)}
    if action >= actions.RETURN:
        kind, number = board.KINDS[(action - actions.RETURN) // board.SLOTS]
        square = write(b, s, action).partition("@")[2]
        return "said-return", facts | {"type": board.TYPES[kind], "number": spaced(number), "at": square}
    return {actions.END: "said-end", actions.DONE: "said-done"}.get(action, "said-stay"), facts


def tell_move(s: State, action: int, facts: Facts, fight: Facts) -> Sentence:
    here, there = divmod(action - actions.MOVE, board.SQUARES)
    facts |= {"type": board.TYPES[board.TYPE[s.at[here] - 1]], "from": name(here), "to": name(there)}
    if not s.at[there]:
        return ("said-move" if s.phase == TURN else "said-rest"), facts
    return "said-attack", facts | {"target": board.TYPES[board.TYPE[s.at[there] - 1]], **fight}


def told_fight(s: State, after: State, action: int) -> Facts:
    """Who won a fight and which numbers it removed; nothing where there was none."""
    fought, _ = losses(s, after, action)
    if not fought:
        return {}
    attacker = s.at[(action - actions.MOVE) // board.SQUARES] - 1
    facts: Facts = {"outcome": "both" if len(fought) == 2 else "lost" if fought[0] == attacker else "won"}
    for piece in fought:
        facts["number" if piece == attacker else "target_number"] = spaced(s.number[piece])
    return facts


def told_fire(s: State, after: State, action: int) -> Facts:
    """What fell to fire: how many, and of each type the numbers with their squares, 0 for none."""
    pieces = [piece for _, shot in losses(s, after, action)[1] for piece in shot]
    facts: Facts = {"shot": len(pieces)}
    for kind, letter in enumerate(board.TYPES):
        hit = [piece for piece in pieces if board.TYPE[piece] == kind]
        facts[f"all_{letter}"] = ", ".join(map(partial(on_square, s), hit)) or 0
    return facts


def on_square(s: State, piece: int) -> str:
    return f"{spaced(s.number[piece])} ({name(s.where[piece])})".lstrip()


def spaced(number: int) -> str:
    """A number as it follows the name of a type, with the space between them; bombers and artillery have none."""
    return f" {crowned(number_text(number))}" if number else ""
