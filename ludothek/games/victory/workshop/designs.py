"""A circuit while it is laid tile by tile: what is still wrong with it, and what can be made of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ludothek.core.game import Refused
from ludothek.games.victory.board import POINTS, laid
from ludothek.games.victory.board.circuit import (
    FEWEST,
    LETTERS,
    MOST,
    PRESETS,
    Circuit,
    check,
    completion,
    distinct_circuits,
    some_circuit,
)
from ludothek.games.victory.view import tiles
from ludothek.games.victory.workshop.shape import Design, LaidRoad, Letter, Missing, Next, Ready, Wrong

NOTHING = "-"  # how a circuit without tiles is written
LONGEST = 40  # letters that are looked at
SIZES = range(FEWEST, MOST + 1, 2)  # no circuit has an odd number of tiles
FRONT_ROW = range(3)  # the points behind the line (V3.4)


def look(text: str) -> Design:
    """A circuit as far as it is laid, what is still wrong with it, and what can be made of it."""
    circuit = drawn(text)
    code = circuit.letters
    return {"code": code, "name": name_of(code), "problem": problem(circuit), "shown": laid_road(circuit)}


def presets() -> list[Ready]:
    return [ready(letters) for letters in PRESETS.values()]


def sized(size: int) -> list[Ready]:
    """All circuits of so many tiles: clockwise, and each once."""
    return [ready(letters) for letters in distinct_circuits(checked(size))]


def some(seed: int, size: int) -> list[Ready]:
    """Any circuit of so many tiles."""
    return [ready(some_circuit(seed, checked(size)))]


# --- what a look shows ---


def drawn(text: str) -> Circuit:
    """The road of a code or of a preset's name, closed or not; other letters, or far too many, are refused."""
    circuit = Circuit("" if text == NOTHING else PRESETS.get(text.lower(), text.upper()))
    if len(circuit.letters) > LONGEST or set(circuit.letters) - set(LETTERS):
        check(circuit)
    return circuit


def name_of(letters: str) -> str | None:
    return next((name for name, code in PRESETS.items() if code == letters), None)


def ready(letters: str) -> Ready:
    """A circuit that is whole, just to be seen."""
    road = tiles(Circuit(letters))
    return {"code": letters, "name": name_of(letters), "problem": None, "shown": {"tiles": road, "closed": True}}


def problem(circuit: Circuit) -> Wrong | None:
    refused = refusal(circuit)
    return {"why": refused.why, "rule": refused.rule, "facts": refused.told} if refused else None


def refusal(circuit: Circuit) -> Refused | None:
    """Why it cannot be raced on yet."""
    try:
        check(circuit)
    except Refused as refused:
        return refused
    return None


def laid_road(circuit: Circuit) -> LaidRoad:
    letters, is_right = circuit.letters, problem(circuit) is None
    return {
        "tiles": tiles(circuit),
        "closed": circuit.is_closed,
        "overlap": circuit.overlap,
        "next": None if is_right or len(letters) >= MOST else next_tiles(circuit),
        "missing": rest(circuit),
        "left": MOST - len(letters),
        "bends": len(letters) - letters.count("S"),
        "mirrored": circuit.mirrored.letters,
        "reversed": circuit.reversed.letters,
        "turned": circuit.turned(1).letters,
        "moves": fewest_moves(letters) if is_right else None,
    }


def next_tiles(circuit: Circuit) -> list[Next]:
    """The three ways to lay one more tile, and the tile that lies there already."""
    place, _ = circuit.end
    over = next((number for number, tile in enumerate(circuit.tiles) if tile.place == place), None)
    ways = cast(Iterable[Letter], LETTERS)
    return [{"letter": one, "tile": tiles(Circuit(circuit.letters + one))[-1], "over": over} for one in ways]


def rest(circuit: Circuit) -> Missing | None:
    """The fewest tiles that would close the road; None where it is closed or cannot be."""
    letters = completion(circuit)
    if not letters:
        return None
    return {"letters": letters, "tiles": tiles(Circuit(circuit.letters + letters))[-len(letters) :]}


def fewest_moves(letters: str) -> int:
    """For a lap of a lone car from the front row, whatever its dice show."""
    moves = laid(letters, False).moves
    return min(moves[POINTS + point] for point in FRONT_ROW)


def checked(size: int) -> int:
    if size not in SIZES:
        raise Refused("circuit-size", "V2.2", game="victory", size=size, sizes=", ".join(map(str, SIZES)))
    return size
