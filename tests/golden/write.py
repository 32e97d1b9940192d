"""Writes the golden transcripts: whole games between bots, one for each way of playing."""

from __future__ import annotations

from pathlib import Path

from ludothek import Table
from ludothek.bots import answer
from ludothek.bots.simple import Greedy, Uniform
from ludothek.games import GAMES
from tests.golden import monza_races, victory_races

FOLDER = Path(__file__).parent
OPTIONS: dict[str, dict[str, dict[str, object]]] = {
    "tactix": {
        "plain": {},
        "duell": {"board": "9x8", "king_captures": False},
        "short": {"short": True},
        "left-handed": {"handed": "left", "draws": False},
    },
    "monza": {
        "oval": {},
        "professional": {"track": "long", "rules": "pro"},
        "bonus": {"bonus": True, "must_max": True},
        "friendly": {"may_stop": True, "rules": "pro", "first_seat": 2},
        "cars": {"cars": "B,G,R", "rules": "pro", "bonus": True, "first_seat": 1},
    },
    "victory": {
        "square": {},
        "strict": {"circuit": "ten", "reverse": True, "no_reverse": True, "laps": 2},
        "small": {"circuit": "SRRSRR", "laps": 1},
        "capped": {"circuit": "six", "laps": 6, "round_cap": 10},
        "cars": {"circuit": "eight", "laps": 2, "no_reverse": True, "cars": "K,W,Y,R,G,B"},
    },
    "masters_victory": {
        "plain": {},
        "automatic": {"fire": "auto"},
        "quiet": {"quiet_limit": 3},
    },
    "great_race": {
        "race": {"max_rounds": 6},
        "leaders": {"leaders": "all", "direction": "SN", "mechanic_spaces": 2, "max_rounds": 4},
        "solo": {"mode": "solo", "stickers": "3214"},
        "alone": {"mode": "alone", "crews": "SU"},
    },
}


def played(key: str, options: dict[str, object]) -> str:
    """Greedy players against random ones, on as many seats as there are, to the end."""
    seats = GAMES[key].seats_with(options)[-1]
    names = ["Greedy" if seat % 2 == 0 else "Uniform" for seat in range(seats)]
    table = Table(GAMES[key], options, seats=seats, seed=1, names=names)
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
    monza_races.FILE.write_text(monza_races.summary())
    victory_races.FILE.write_text(victory_races.summary())
