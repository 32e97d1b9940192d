"""The command line: what can be typed after `ludothek`."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ludothek.core.game import Refused
from ludothek.games import features
from ludothek.terminal.arguments import Json, Language, add_commands, print_json
from ludothek.terminal.language import plain_warnings, refusal, speak, tolerate_encodings

app = typer.Typer(
    name="ludothek",
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]
Preset = Annotated[str | None, typer.Option(help="Options that belong together; `ludothek games` lists them.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A game that was saved.")]
AGame = Annotated[str, typer.Argument(metavar="GAME", help="The game; `ludothek games` lists them.")]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """A table for printed board games; on its own, it opens the table in the browser.

    Example: `ludothek`
    """
    speak(None)
    if context.invoked_subcommand is None:
        from ludothek.terminal.shelf import overview

        overview()
        context.invoke(serve)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. [default: 127.0.0.1]")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen in the home network, for phones and friends.")] = False,
    allow_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Another name this server has; can be repeated.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 means 8000, or any free port.")] = 0,
    database: Annotated[
        str, typer.Option(metavar="FILE|URL", help="Where games are kept; by default a file in your own folder.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes compute the bots’ moves.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open the table in the browser; Ctrl-C closes it.

    Example: `ludothek serve --port 8080 --no-browser`

    Example: `ludothek serve --lan --database games.db`
    """
    from ludothek.server.serve import serve as open_table
    from ludothek.server.settings import Settings
    from ludothek.terminal.address import announce

    at = host or ("0.0.0.0" if lan else "127.0.0.1")  # noqa: S104  only where it was asked for
    settings = Settings(database=database, workers=workers, names=frozenset(allow_host or ()))
    open_table(settings, host=at, port=port, browser=browser, announce=announce)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; not needed with --resume.")] = None,
    level: Annotated[int | None, typer.Option(help="How well the bots play, 1 to 4. [default: 2]")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; bots take the other seats. [default: 2]")] = None,
    side: Annotated[str | None, typer.Option(metavar="NAME|0-5", help="Your side. [default: the first]")] = None,
    language: Language = None,
    seed: Annotated[int | None, typer.Option(help="A number that makes the bots and all chance repeatable.")] = None,
    option: Options = None,
    preset: Preset = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
) -> None:
    """Play against bots, here in the terminal.

    Example: `ludothek play GAME --level 3 --side 1`

    Example: `ludothek play GAME --seats 2 --option NAME=VALUE`; `ludothek games` lists games and options
    """
    from ludothek.terminal import shelf
    from ludothek.terminal.play import play as play_on
    from ludothek.terminal.seats import sit_down, sit_down_again

    if resume is not None:
        play_on(sit_down_again(resume, side, level, seed))
    else:
        title = shelf.take(game)
        options = shelf.chosen(title, preset, option or [])
        play_on(sit_down(title, options, seats, side, level, seed))


@app.command()
def replay(
    file: File,
    step: Annotated[int | None, typer.Option(help="Show the position after this step only.")] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Step through a saved game; without a keyboard, print all of it.

    Example: `ludothek replay game.txt --step 12`
    """
    from ludothek.terminal import replay as replays

    game = replays.load(file)
    if as_json:
        print_json(game.views if step is None else game.views[replays.check(game, step)])
    else:
        replays.run(game, step)


@app.command()
def verify(file: File, language: Language = None, as_json: Json = False) -> None:
    """Check a saved game: every step, every roll and draw, the result.

    Example: `ludothek verify game.txt`
    """
    from ludothek.terminal import verify

    table = verify.checked(file)
    if as_json:
        print_json(verify.findings(table))
    else:
        print("\n".join(verify.sentences(table)))


@app.command()
def perft(
    game: AGame,
    depth: Annotated[str, typer.Argument(metavar="DEPTH", help="How many moves deep.")],
    option: Options = None,
    preset: Preset = None,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Run the rules as plain Python.")] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of moves from the start: the usual check of rules and of their speed.

    Example: `ludothek perft GAME 4`
    """
    from ludothek.terminal import figures, shelf

    title = shelf.take(game)
    rows = figures.counts(title, figures.depth_of(depth), shelf.chosen(title, preset, option or []), interpreted)
    if as_json:
        print_json(list(rows))
    else:
        figures.show_counts(rows)


@app.command()
def games(language: Language = None, as_json: Json = False) -> None:
    """List the games and their options.

    Example: `ludothek games --json`
    """
    from ludothek.games import GAMES
    from ludothek.terminal import shelf

    if as_json:
        print_json([shelf.title_page(game) for game in GAMES.values()])
    else:
        shelf.show()


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; without one, all of them.")] = None,
    language: Language = None,
) -> None:
    """Prepare the fast engine, once per machine, so that bots start at full strength.

    Example: `ludothek warm`
    """
    from ludothek.games import GAMES
    from ludothek.terminal import shelf
    from ludothek.terminal.warm import warm_up

    warm_up(list(GAMES.values()) if game is None else [shelf.take(game)])


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; without it, all of them.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each thing.")] = 2.0,
    as_json: Json = False,
) -> None:
    """Measure how fast this machine plays.

    Example: `ludothek bench GAME --seconds 5`
    """
    from ludothek.bench import figures as measure
    from ludothek.games import GAMES, find
    from ludothek.terminal import figures

    measured = measure(seconds, [find(game)] if game else list(GAMES.values()))
    if as_json:
        print_json([asdict(figure) for figure in measured])
    else:
        figures.show_figures(measured)


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The key of the new game.")],
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Where; by default among the other games.")] = None,
    language: Language = None,
) -> None:
    """Create a small room for a new game.

    Example: `ludothek new nim`
    """
    from ludothek.room import is_whole, new_room
    from ludothek.terminal.language import spoken

    for path in new_room(name, folder):
        print(path)
    print(spoken()("new-made" if is_whole(folder) else "new-made-alone", name=name))


for feature in features():
    add_commands(app, feature.command.COMMANDS)


# --- the way in and out ---


def main() -> None:
    """Run a command. A refusal is a sentence and exit code 2, never a traceback."""
    tolerate_encodings()
    plain_warnings()
    try:
        app()
    except Refused as refused:
        stop(refusal(refused))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more
    except OSError as problem:
        stop(f"{problem.strerror}: {problem.filename}" if problem.filename else str(problem))


def stop(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
