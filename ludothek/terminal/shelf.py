"""The shelf in the terminal: each game's title page, with what can be chosen before it begins."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludothek.core.game import Game, Option, Refused, spelled
from ludothek.core.program import program
from ludothek.core.words import Words
from ludothek.games import GAMES, find
from ludothek.terminal.language import console, spoken


def title_page(game: Game) -> dict[str, object]:
    """The facts of a game as plain data."""
    said = spoken(game.key)
    return {
        "key": game.key,
        "title": said("title"),
        "about": said("about"),
        "seats": list(game.seats),
        "chance": game.chance,
        "hidden": game.hidden,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
                "about": about(option, said),
                "each": list(option.each),
                "needs": needed(option),
                "excludes": excluded(game, option),
            }
            for option in game.options
        ],
        "presets": {name: dict(values) for name, values in game.presets.items()},
    }


def show() -> None:
    page = console()
    for game in GAMES.values():
        show_game(game, page)
    page.print(spoken()("games-default"))


def show_game(game: Game, page: Console) -> None:
    said = spoken(game.key)
    page.print(Text.assemble((said("title"), "bold"), "  ", said("about")))
    page.print(f"{program()} play {game.key}   {said('games-players', seats=', '.join(map(str, game.seats)))}\n")
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        meaning = f"{about(option, said)} ({option.rule})"
        if others := needed(option):
            meaning += f" {said('games-needed', options=', '.join(others))}"
        if others := excluded(game, option):
            meaning += f" {said('games-excluded', options=', '.join(others))}"
        table.add_row(Text(f"  {option.name}", "bold"), values(option), meaning)
    for preset in game.presets:
        table.add_row(Text("  --preset", "bold"), Text(preset, "bold"), said(f"preset-{preset}-about"))
    page.print(table, "")


def about(option: Option, said: Words) -> str:
    """What an option means and, where its values are codes, how one is typed."""
    messages = [f"option-{option.name}-about", f"option-{option.name}-typed"]
    return " ".join(said(message) for message in messages if message in said)


def values(option: Option) -> Text:
    first, *others = map(spelled, option.values)
    chosen = [",".join(option.each)] if option.each else []
    return Text.assemble((first, "bold"), *(f" | {other}" for other in [*others, *chosen]))


def needed(option: Option) -> list[str]:
    """The values of others with which alone this option means anything."""
    return [f"{name}={'|'.join(map(spelled, values))}" for name, values in option.needs.items()]


def excluded(game: Game, option: Option) -> list[str]:
    """The values of others with which one of this option does not go together, whichever of the two says so."""
    own = [(each.option, each.other) for each in option.excludes]
    theirs = [(one.name, each.value) for one in game.options for each in one.excludes if each.option == option.name]
    return [f"{name}={spelled(value)}" for name, value in own + theirs]


def overview() -> None:
    """What one can do, in a few lines."""
    page, said = console(), spoken()
    page.print(Text(said("overview"), "bold"))
    for game in GAMES.values():
        page.print(Text.assemble("  ", (f"{program()} play {game.key}", "bold"), "  ", spoken(game.key)("about")))
    page.print(said("overview-more", program=program()))


# --- a game and its options as they are typed ---


def take(name: str | None) -> Game:
    """The game of that name; refused with the list of games where there is none."""
    if name is None:
        raise Refused("game-missing", games=", ".join(GAMES))
    return find(name)


def chosen(game: Game, preset: str | None, options: list[str]) -> dict[str, object]:
    """A preset and then the single options, `name=value` each; refused where one has no such form."""
    if preset is not None and preset not in game.presets:
        raise Refused("option-value", option="preset", value=preset, values=", ".join(game.presets) or "-")
    picked: dict[str, object] = dict(game.presets[preset]) if preset else {}
    for option in options:
        name, _, value = option.partition("=")
        picked[name.strip()] = value.strip()
    return dict(game.choose(picked))
