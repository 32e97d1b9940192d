"""A finished or running game as a text file that a person can read, and back."""

from __future__ import annotations

import hashlib
import html
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludothek.core import resignation
from ludothek.core.fields import CHANCE
from ludothek.core.game import Game, Refused, spelled
from ludothek.core.steps import DRAW, RESIGN, STAND_IN, TIME, UNDO
from ludothek.core.table import Table

FIRST = "Ludothek transcript 1"
ROW = re.compile(r" *(\d+)  (\d|-)  ([^;]+?)(?:  ; (.*))?")


def write(table: Table, *, shared: bool = False) -> str:
    """The whole game: what was agreed, one line per step, the result, and a checksum that a damaged file fails.

    One that is `shared` while the game runs keeps the seed of its throws and what is hidden to itself.
    """
    sealed = shared and table.score is None
    lines = [line for line in head(table) if not (sealed and line.startswith("seed "))]
    played = hidden_rows(table) if sealed and table.game.hidden else rows(table)
    text = "\n".join([FIRST, *lines, "", *played, "", *foot(table), ""])
    return f"{text}check    {checksum(text)}\n"


def head(table: Table) -> Iterator[str]:
    yield f"game     {table.game.key}"
    yield f"rules    {table.game.version}"
    yield f"seats    {table.seats}"
    yield from (f"option   {name}={spelled(value)}" for name, value in table.options.items())
    yield from (f"name     {json.dumps(name, ensure_ascii=False)}" for name in table.names)
    if table.game.chance and table.manual:
        yield "throws   manual"
    elif table.game.chance:
        yield f"commit   {table.dice.commitment}"
        yield from (f"luck     {json.dumps(luck, ensure_ascii=False)}" for luck in table.dice.luck)
        yield f"seed     {table.dice.seed.hex()}"


def rows(table: Table) -> Iterator[str]:
    for number, step in enumerate(table.steps, 1):
        actor = "-" if step.actor == CHANCE else step.actor
        yield f"{number:4}  {actor}  {step.text}" + (f"  ; {step.log}" if step.log else "")


def hidden_rows(table: Table) -> Iterator[str]:
    """How many steps there were, and nothing about them."""
    yield from (f"{number:4}  -  …" for number in range(1, table.ply + 1))


def foot(table: Table) -> Iterator[str]:
    yield f"result   {' '.join(f'{share:g}' for share in table.score) if table.score else 'running'}"


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- and back ---


@dataclass
class Parsed:
    """The facts of a transcript's head and the rows of its log."""

    facts: dict[str, list[str]]
    rows: list[tuple[int, str]]

    def one(self, name: str) -> str:
        if len(self.facts.get(name, [])) != 1:
            raise Refused("transcript-head", line=name)
        return self.facts[name][0]


def read(text: str) -> Table:
    """The table again, every move judged and every throw worked out anew; refused where anything does not fit."""
    parsed = parse(text)
    table = table_before(parsed)
    for number, (actor, said) in enumerate(parsed.rows, 1):
        try:
            replay_row(table, actor, said)
        except Refused as refused:
            raise Refused("transcript-step", step=number, move=said, reason=refused) from refused
    if parsed.one("result") != next(foot(table)).split(maxsplit=1)[1]:
        raise Refused("transcript-result", result=parsed.one("result"))
    return table


def parse(text: str) -> Parsed:
    text = unwrapped(text.replace("\r\n", "\n"))
    if not text.startswith(FIRST + "\n"):
        raise Refused("transcript-first", first=FIRST)
    body, mark, check = text.rpartition("check    ")
    if not mark or check.strip() != checksum(body):
        raise Refused("transcript-torn")
    parsed = Parsed({}, [])
    for line in body.split("\n")[1:]:  # a name may hold what Unicode calls a line break
        if row := ROW.fullmatch(line):
            parsed.rows.append((CHANCE if row[2] == "-" else int(row[2]), row[3]))
        elif line:
            name, _, value = line.partition(" ")
            parsed.facts.setdefault(name, []).append(value.strip())
    return parsed


def unwrapped(text: str) -> str:
    """The transcript in a page that was downloaded from a table, or the text itself."""
    page = re.search(r"<pre id=transcript>\n(.*?)</pre>", text, re.DOTALL)
    return html.unescape(page[1]) if page and not text.startswith(FIRST) else text


def table_before(parsed: Parsed) -> Table:
    """The table as it was before the first step."""
    from ludothek.games import find

    game = find(parsed.one("game"))
    if parsed.one("rules") != str(game.version):
        raise Refused("transcript-rules", theirs=parsed.one("rules"), ours=game.version)
    options = dict(entry.partition("=")[::2] for entry in parsed.facts.get("option", []))
    try:
        seats = int(parsed.one("seats"))
        seed = bytes.fromhex(parsed.one("seed")) if "seed" in parsed.facts else None
        names, luck = ([quoted(entry) for entry in parsed.facts.get(kind, [])] for kind in ("name", "luck"))
    except ValueError as problem:
        raise Refused("transcript-head", line=str(problem)) from problem
    if game.chance and "throws" not in parsed.facts and seed is None:
        raise Refused("transcript-seed")
    table = unthrown(game, options, seats=seats, seed=seed, names=names, luck=luck)
    if seed is not None and table.dice.commitment != parsed.one("commit"):
        raise Refused("transcript-commit")
    table.manual = "throws" in parsed.facts
    return table


def quoted(entry: str) -> str:
    """A text in quotation marks."""
    text = json.loads(entry) if entry.startswith('"') else None
    if not isinstance(text, str):
        raise ValueError(entry)
    text.encode()
    return text


def unthrown(
    game: Game,
    options: Mapping[str, object],
    *,
    seats: int,
    seed: bytes | None,
    names: Sequence[str] = (),
    luck: Sequence[str] = (),
) -> Table:
    """A table at which not even the first throw is made, so that its rows can be replayed one by one."""
    table: Table = Table(game, options, throws="manual", seats=seats, seed=seed, names=names, luck=luck)
    table.manual = False
    return table


def replay_row(table: Table, actor: int, said: str) -> None:
    if said == UNDO:
        table.undo(actor, consent=True)
    elif said in (RESIGN, TIME):
        resignation.leave(table, actor, said)
    elif said == DRAW:
        table.agree_draw(actor)
    elif said == STAND_IN:
        table.stand_in(actor)
    elif actor != table.state.turn:
        raise Refused("transcript-actor")
    elif actor == CHANCE and not table.manual:
        table.throw()
        if table.steps[-1].text != said:
            raise Refused("transcript-throw", thrown=table.steps[-1].text)
    else:
        table.step(table.find(said))
