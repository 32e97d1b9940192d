"""Who sits where: you on the side you choose, bots of the level you choose on the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from ludothek.bots import levels
from ludothek.core.game import Game, Refused
from ludothek.core.table import Table
from ludothek.core.transcript import read
from ludothek.core.words import LANGUAGES, words
from ludothek.terminal import files
from ludothek.terminal.language import language
from ludothek.terminal.language import side as name_of
from ludothek.terminal.session import Session

FRIENDLY = 2  # the level unless another is chosen


def sit_down(
    game: Game, options: Mapping[str, object], seats: int | None, side: str | None, level: int | None, seed: int | None
) -> Session:
    """A new game."""
    table = Table(game, options, seats=seats, seed=seed)
    session = take_seat(table, seat_of(table, side or "0"), FRIENDLY if level is None else level, seed)
    you = words(language())("you")
    table.names = tuple(you if seat == session.seat else session.name for seat in range(table.seats))
    return session


def sit_down_again(file: Path, side: str | None, level: int | None, seed: int | None) -> Session:
    """A game from its file: unless told otherwise you take your old seat, and the bot plays as it did."""
    table = read(files.read(file))
    seat = seat_of(table, side) if side else seat_named(table.names)
    session = take_seat(table, seat, level_named(table.names) if level is None else level, seed)
    session.kept = table.ply
    return session


def take_seat(table: Table, seat: int, level: int, seed: int | None) -> Session:
    """You on a seat, whose turns wait until you end them, and one bot that plays for all the others."""
    table.confirming = frozenset({seat})
    bot = levels.bot(table.game, level, secrets.randbelow(1 << 31) if seed is None else seed)
    return Session(table, seat, bot, bot_name(language(), level), turned=seat == 1)


def seat_of(table: Table, side: str) -> int:
    """The seat meant by a number or by the name of a side, in English or in the language spoken."""
    for seat in range(table.seats):
        names = (name_of(table, seat, code).lower() for code in ("en", language()))
        if side.lower() in (str(seat), *names):
            return seat
    raise Refused("no-seat", seat=side, seats=table.seats)


def bot_name(code: str, level: int) -> str:
    return words(code)("bot-name", level=words(code)(f"level-{level}"))


def seat_named(names: tuple[str, ...]) -> int:
    """Where the person sat, whatever language the file was written in."""
    you = {words(code)("you") for code in LANGUAGES}
    return next((seat for seat, name in enumerate(names) if name in you), 0)


def level_named(names: tuple[str, ...]) -> int:
    known = {bot_name(code, level): level for code in LANGUAGES for level in levels.LEVELS}
    return next((known[name] for name in names if name in known), FRIENDLY)
