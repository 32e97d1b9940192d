"""The title page of a game: its facts, its options, and the doors of its room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Generic, NamedTuple, TypeVar, cast

from ludothek.core import contract, features
from ludothek.core.fields import Board, Position

Value = str | int | bool


class Refused(Exception):
    """A move or a request that is not taken: a word that says why, and the rule that forbids it.

    `facts` fill the placeholders of the sentence, `squares` name what the eye should go to. As text it is the English
    sentence; `ludothek.core.words` has it in the other languages.
    """

    def __init__(
        self,
        why: str,
        rule: str | None = None,
        *,
        game: str | None = None,
        squares: Sequence[str] = (),
        **facts: object,
    ):
        super().__init__(why)
        self.why, self.rule, self.game, self.squares, self.facts = why, rule, game, tuple(squares), facts

    @property
    def told(self) -> contract.Facts:
        """The facts that travel: texts and numbers."""
        return {name: fact for name, fact in self.facts.items() if isinstance(fact, str | int)}

    def __str__(self) -> str:
        from ludothek.core.words import words

        return words("en", self.game).refusal(self)


class Exclusion(NamedTuple):
    """A value of an option that does not go together with a value of another one, and the refusal that says so."""

    value: Value
    option: str  # the other one
    other: Value  # its value
    why: str
    rule: str


@dataclass(frozen=True)
class Option:
    """Something the players choose before the game; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    rule: str  # where the rulebook explains it
    most: int = 0  # where any number from 1 to this will do, and the values are only the usual ones
    longest: int = 0  # where any text up to this many letters will do; the room says what is wrong with one
    seats: Mapping[Value, tuple[int, ...]] = field(default_factory=dict)  # where a value decides how many can play
    needs: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)  # it matters only with these values of others
    excludes: tuple[Exclusion, ...] = ()  # what does not go together with values of it; said on one of the two options
    each: tuple[str, ...] = ()  # where every seat chooses one of these: the text names them in order of the seats
    names_seat: bool = False  # its values are seats: of those only the ones that are played can be meant
    feature: str | None = None  # the feature of the game in which values of it are made

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, value: object) -> Value:
        """The value meant, given itself or as text."""
        for known in self.values:
            if (type(value) is type(known) and value == known) or (isinstance(value, str) and value == spelled(known)):
                return known
        if (number := as_number(value)) and number <= self.most:
            return number
        if isinstance(value, str) and 0 < len(value) <= self.longest:
            return value
        raise Refused("option-value", self.rule, option=self.name, value=str(value), values=self.offer)

    def matters(self, chosen: Mapping[str, Value]) -> bool:
        """Whether it means anything beside the others that are chosen."""
        return all(chosen[name] in values for name, values in self.needs.items())

    def by_seat(self, value: Value, seats: int) -> list[str]:
        """What each seat has of an option that everybody chooses for themselves.

        "Y,R" names the first seats in their order; a seat without a choice gets the first that is left.
        """
        chosen = [] if value == self.default else str(value).upper().split(",")
        if set(chosen) - set(self.each) or len(set(chosen)) < len(chosen) or len(chosen) > seats:
            raise Refused("option-value", self.rule, option=self.name, value=str(value), values=", ".join(self.each))
        return [*chosen, *(one for one in self.each if one not in chosen)][:seats]

    def moved(self, value: Value, seats: int) -> Value:
        """The value once everybody sits one place further: what names a seat or belongs to one goes with the person."""
        if self.names_seat:
            return (int(value) - 1) % seats
        if not self.each:
            return value
        first, *others = self.by_seat(value, seats)
        has = [*others, first]
        return self.default if has == [*self.each[:seats]] else ",".join(has)

    @property
    def offer(self) -> str:
        return f"1-{self.most}" if self.most else ", ".join([*map(spelled, self.values), *self.each])


def as_number(value: object) -> int:
    """A whole number given as itself or as text; 0 for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        return int(value)
    return value if type(value) is int and value > 0 else 0


def spelled(value: Value) -> str:
    """A value as the command line and the transcript write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


T = TypeVar("T")


class Door(Generic[T]):
    """A door of a room: the module or package of that name, opened when it is first needed."""

    def __set_name__(self, owner: type[Game | Feature], name: str) -> None:
        self.name = name

    def __get__(self, owner: Game | Feature, kind: type[Game | Feature]) -> T:
        opened = import_module(f"{owner.room}.{self.name}")
        vars(owner)[self.name] = opened  # found there next time
        return cast(T, opened)  # the house gives a room only boards and positions of the room itself


@dataclass(frozen=True, eq=False)
class Feature:
    """Something that only this box has: a package in the room, with doors to the server and to the command line."""

    room: str  # the package of the feature

    @property
    def name(self) -> str:
        return self.room.rpartition(".")[2]

    routes = Door[features.Routes]()
    command = Door[features.Command]()


@dataclass(frozen=True, eq=False)
class Game:
    """Facts first. The room's modules are opened when they are needed."""

    key: str
    room: str  # the package of the room
    version: int  # raised whenever the rules change what is legal
    seats: tuple[int, ...]  # how many can play; the first is the default
    most: int  # the most actions a position can offer
    actions: int  # every action is a number below this
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    chance: bool = False  # something is thrown or drawn
    hidden: bool = False  # a seat knows something that another does not
    goes_on: bool = False  # when one of several seats resigns, the others play on
    measured: tuple[tuple[int, Mapping[str, Value]], ...] = ()  # seats and options, where the usual ones say too little
    features: tuple[Feature, ...] = ()  # what only this box has

    def option(self, name: str) -> Option:
        return next(option for option in self.options if option.name == name)

    def choose(self, options: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value: the chosen ones checked, the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise Refused("option-name", option=name, options=", ".join(known) or "-")
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def seats_with(self, options: Mapping[str, object]) -> tuple[int, ...]:
        """How many can play with these options; the first is the default."""
        deciding, chosen = self._deciding(options), self.choose(options)
        return deciding.seats[chosen[deciding.name]] if deciding else self.seats

    def _deciding(self, options: Mapping[str, object]) -> Option | None:
        """The option whose value decides how many can play."""
        chosen = self.choose(options)
        return next((option for option in self.options if chosen[option.name] in option.seats), None)

    def moved(self, options: Mapping[str, object], seats: int) -> dict[str, Value]:
        """Every option once everybody sits one place further."""
        return {name: self.option(name).moved(value, seats) for name, value in self.choose(options).items()}

    def excluded(self, options: Mapping[str, object]) -> Exclusion | None:
        """Two of these values that do not go together; None if all do."""
        chosen = self.choose(options)
        for option in self.options:
            for each in option.excludes:
                if chosen[option.name] == each.value and chosen[each.option] == each.other:
                    return each
        return None

    def lay(self, options: Mapping[str, object], seats: int | None = None) -> Board:
        """The board as these options lay it for so many seats; refused where these do not go together."""
        possible = self.seats_with(options)
        if seats is not None and seats not in possible:
            deciding = self._deciding(options)
            rule = deciding.rule if deciding else None
            raise Refused("seats", rule, seats=seats, possible=", ".join(map(str, possible)))
        if excluded := self.excluded(options):
            raise Refused(excluded.why, excluded.rule, game=self.key)
        return self.board.lay(self.choose(options), seats or possible[0])

    def legal_actions(self, board: Board, state: Position) -> list[int]:
        """What whoever is to decide may do in a position."""
        out = [0] * self.most
        return out[: self.rules.legal(board, state, out)]

    board = Door[contract.Geometry]()
    rules = Door[contract.Rules]()
    telling = Door[contract.Telling]()
    view = Door[contract.Sight]()
    referee = Door[contract.Referee]()
    bots = Door[contract.Bots]()
    terminal = Door[contract.Terminal]()
    positions = Door[contract.Positions]()  # of a room with worked examples

    @property
    def secrets(self) -> contract.Secrets | None:
        """The rules of what is hidden; None where nothing is."""
        return cast(contract.Secrets, self.rules) if self.hidden else None

    @property
    def resigning(self) -> contract.Resigning | None:
        """The rules of going on without a seat; None where a resignation ends the game."""
        return cast(contract.Resigning, self.rules) if self.goes_on else None
