"""The command that draws circuits and tells how fair they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from ludothek.terminal.arguments import Json, Language, print_json


def run(
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="A name, or a letter for each tile: S, L or R.")
    ] = None,
    any_one: Annotated[bool, typer.Option("--random", help="Any circuit.")] = False,
    tiles: Annotated[
        int | None, typer.Option(help="Number of tiles; on its own, lists all circuits of that size.")
    ] = None,
    mirror: Annotated[bool, typer.Option("--mirror", help="Left and right swapped.")] = False,
    reverse: Annotated[bool, typer.Option("--reverse", help="Driven in the opposite direction.")] = False,
    report: Annotated[bool, typer.Option("--report", help="Let bots race on it and report how fair it is.")] = False,
    seats: Annotated[int, typer.Option(help="Cars in these races.")] = 4,
    laps: Annotated[int, typer.Option(help="Laps of these races.")] = 3,
    races: Annotated[int, typer.Option(min=1, help="How many races.")] = 2000,
    seed: Annotated[int | None, typer.Option(help="A number that makes all of it repeatable.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Look at a circuit of Victory, or at the list of them; see how fair one is.

    Example: `ludothek circuit SRSRSRSR`

    Example: `ludothek circuit --random --tiles 10 --report --seats 4`
    """
    from ludothek.games.victory.workshop import terminal

    if code is None and not any_one:
        found = terminal.on_the_list(tiles)
        print_json(found) if as_json else terminal.show_list(found)
        return
    letters = terminal.chosen(code, any_one, tiles, seed, mirror, reverse)
    if not (report and as_json):
        print_json(terminal.look(letters)) if as_json else terminal.show(letters)
    if report:
        told = terminal.report(letters, seats, laps, races, seed or 0)
        print_json(told) if as_json else terminal.show_report(told)


COMMANDS: dict[str, Callable[..., None]] = {"circuit": run}
