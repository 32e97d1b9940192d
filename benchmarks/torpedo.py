"""How strong TORPEDO is: how often a level beats it, by the level of its cards, and over whole campaigns.

python -m benchmarks.torpedo                          level 1 against decks of level 1, 2 and 3, without legacy powers
python -m benchmarks.torpedo --level 4 --games 100 --stickers 2222
python -m benchmarks.torpedo --campaign               by the number of the game, prudent and legendary, without seasons

Measured with G16.18 and G21.3 as they stand (games won by level 1, 95 % interval, 400 games each), against decks of
level 1, 2 and 3: without legacy powers 81.8 % (77.7 - 85.2), 64.0 % (59.2 - 68.6), 43.2 % (38.5 - 48.1); with two
stickers of each colour 36.5 % (31.9 - 41.3), 19.0 % (15.5 - 23.1), 4.8 % (3.1 - 7.3).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.table import Table as Shown

from benchmarks.ladder import interval
from ludothek.bots import warm
from ludothek.bots.pimc import player
from ludothek.core.table import Table
from ludothek.games import find
from ludothek.games.great_race.campaign.history import Campaign, CampaignState
from ludothek.games.great_race.campaign.seeker import play_alone

GAME = find("great_race")
LETTERS = "ABCDEFGH"
WAYS = {"prudent": False, "legendary": True}  # with legacy powers or without


@dataclass(frozen=True)
class Told:
    """A game: whether it was won, and in which round it ended."""

    won: bool
    rounds: int


def main() -> None:
    options = read_options()
    console = Console(width=None if sys.stdout.isatty() else 100)
    for _, piece in warm.work(GAME):
        piece()
    with ProcessPoolExecutor(options.processes) as workers:
        if options.campaign:
            console.print(shown_campaigns(options, workers))
        else:
            console.print(shown_decks(options, workers))


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", type=int, default=1, help="of the player (1)")
    parser.add_argument("--games", type=int, default=400, help="against each deck (400)")
    parser.add_argument(
        "--stickers", default="0000", help="of TORPEDO at the start; with any, legacy powers count (0000)"
    )
    parser.add_argument("--campaign", action="store_true", help="whole campaigns instead of single games")
    parser.add_argument("--campaigns", type=int, default=40, help="of each way (40)")
    parser.add_argument("--length", type=int, default=12, help="games of a campaign (12)")
    parser.add_argument("--processes", type=int, help="games at a time (one a core)")
    return parser.parse_args()


# --- decks ---


def shown_decks(options: argparse.Namespace, workers: ProcessPoolExecutor) -> Shown:
    shown = Shown("deck of level", "level of the player", "games won", "95 % interval", "rounds")
    for deck in (1, 2, 3):
        one = partial(against_deck, options.level, deck, options.stickers)
        shown.add_row(
            str(deck), str(options.level), *figures(list(workers.map(one, range(options.games), chunksize=8)))
        )
    return shown


def against_deck(level: int, deck: int, stickers: str, seed: int) -> Told:
    now = CampaignState(deck=tuple(f"{letter}{deck}" for letter in LETTERS), stickers=tuple(map(int, stickers)))
    return told(play_alone(GAME, now, player(GAME, level, seed, "compiled"), seed, legacy=any(now.stickers)))


def told(table: Table) -> Told:
    return Told(table.score == (1.0,), table.view(None)["round"])


def figures(games: list[Told]) -> list[str]:
    share = sum(game.won for game in games) / len(games)
    low, high = interval(share, len(games))
    rounds = sum(game.rounds for game in games) / len(games)
    return [f"{100 * share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}", f"{rounds:.1f}"]


# --- campaigns ---


def shown_campaigns(options: argparse.Namespace, workers: ProcessPoolExecutor) -> Shown:
    """The difficulty curve: the share of games won, by the number of the game."""
    shown = Shown("way", "game", "games won", "95 % interval", "rounds")
    for way, legacy in WAYS.items():
        one = partial(campaign, options.level, options.length, legacy)
        campaigns = list(workers.map(one, range(options.campaigns)))
        for number, games in enumerate(zip(*campaigns, strict=True), 1):
            shown.add_row(way, str(number), *figures(list(games)))
    return shown


def campaign(level: int, length: int, legacy: bool, number: int) -> list[Told]:
    return list(games_of(Campaign(number.to_bytes(32, "big")), level, length, number, legacy=legacy))


def games_of(now: Campaign, level: int, length: int, number: int, *, legacy: bool) -> Iterator[Told]:
    for seed in range(1000 * number, 1000 * number + length):
        table = play_alone(GAME, now.state, player(GAME, level, seed, "compiled"), seed, legacy=legacy)
        now = now.add(table)
        yield told(table)


if __name__ == "__main__":
    main()
