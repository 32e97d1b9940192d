"""Writes the golden transcripts: whole games between bots, one for each way of playing."""

from __future__ import annotations

from pathlib import Path

from ludothek import Table
from ludothek.bots import answer
from ludothek.bots.simple import Greedy, Uniform
from ludothek.games import GAMES

FOLDER = Path(__file__).parent
OPTIONS: dict[str, dict[str, dict[str, object]]] = {
    "tactix": {
        "plain": {},
        "duell": {"board": "9x8", "king_captures": False},
        "short": {"short": True},
        "left-handed": {"handed": "left", "draws": False},
    }
}


def played(key: str, options: dict[str, object]) -> str:
    """A greedy player against a random one, to the end."""
    table = Table(GAMES[key], options, seed=1, names=("Greedy", "Uniform"))
    bots = (Greedy(table.game, 1), Uniform(table.game, 2))
    while table.turn != "over":
        table.play(answer(table, bots[table.state.turn % 2]))
    return table.transcript()


def file(key: str, name: str) -> Path:
    return FOLDER / f"{key}-{name}.txt"


if __name__ == "__main__":
    for key, variants in OPTIONS.items():
        for name, options in variants.items():
            file(key, name).write_text(played(key, options))
