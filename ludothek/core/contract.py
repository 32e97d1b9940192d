"""The contract of a room: what each of its doors says, one protocol for each door and one sentence for each verb.

A door is a module, or a package of the same name once it has grown; `Game` opens it. What a room has nothing to say
about it takes from the house (`verbs`, `defaults`), by name, so that every door is complete. The doors of a room share
its types: the board that `lay` lays is the one that the rules read, and what `view` shows is what the terminal draws.
mypy proves it at the end of each room's title page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

from ludothek.core.fields import B, Board, BoardT, Position, PositionT, S
from ludothek.core.players import Players
from ludothek.core.styles import Candidates, Styles
from ludothek.core.view import Framed, RoomView, Shown

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.core.game import Refused, Value
    from ludothek.core.table import Table
    from ludothek.core.words import Words

Facts = dict[str, str | int | float]  # what fills the placeholders of a message
Sentence = tuple[str, Facts]  # a message of the room's words, and its facts

B_co = TypeVar("B_co", bound=Board, default=Board, covariant=True)  # the board that a room lays
V = TypeVar("V", bound=Framed, default=Shown, contravariant=True)  # a view of the room, as the table gives it
T = TypeVar("T", default=object)  # what sets a player apart who imagines the hidden
ShownT = TypeVar("ShownT", bound=Framed, default=Shown)


class Followed(NamedTuple):
    """Something that came of an action without anybody's choice, and the rule that made it so."""

    message: str
    rule: str
    facts: Facts


# --- the doors that every room has; `b` is the board as it was laid, `s` the position ---


class Geometry(Protocol[B_co]):
    """Geometry and constants as tables."""

    def lay(self, options: Mapping[str, Value], seats: int, /) -> B_co:
        """The board as these options lay it; refused where a value makes no sense."""


class Rules(Protocol[B, S]):
    """What is legal and what it does. The verbs trust their caller and answer; none raises, prints or draws lots."""

    @property
    def State(self) -> type[Position]:
        """The position, a table of fields."""

    def setup(self, b: B, s: S, /) -> None:
        """Make a blank position the start of the game."""

    def legal(self, b: B, s: S, out: list[int], /) -> int:
        """Fill `out` with the legal actions of whoever `s.turn` names; return how many."""

    def apply(self, b: B, s: S, action: int, /) -> None:
        """Play one legal action."""

    def weight(self, b: B, s: S, action: int, /) -> int:
        """In how many equally likely ways chance brings this action about."""

    def ways(self, b: B, s: S, /) -> int:
        """In how many equally likely ways chance can act now; the weights of its actions add up to this."""

    def outcome(self, b: B, s: S, out: list[int], number: int, /) -> int:
        """The action that chance brings about in way `number` of its `ways`."""

    def opens_turn(self, b: B, s: S, /) -> int:
        """1 if chance is about to act for a turn that has not begun: the one before can still be taken back."""

    def begins_turn(self, b: B, before: S, after: S, /) -> int:
        """1 if that step began a new turn of the same seat, without a throw."""


class Secrets(Rules[B, S], Protocol[B, S]):
    """What the rules of a game with hidden information say besides."""

    def redact(self, b: B, s: S, seat: int, /) -> None:
        """Blank what a seat cannot know."""

    def imagine(self, b: B, s: S, seat: int, rng: list[int], /) -> None:
        """Fill the blanks with a random world that agrees with all that the seat knows."""

    def reveals(self, b: B, s: S, action: int, /) -> int:
        """1 if playing this shows another seat something that was hidden from it."""

    def withdraw(self, b: B, s: S, seat: int, /) -> int:
        """Take back a choice of `seat` that nobody else has seen yet; 0 if there is none."""


class Resigning(Rules[B, S], Protocol[B, S]):
    """What the rules of a game say that goes on when one of several seats gives up."""

    def resign(self, b: B, s: S, seat: int, /) -> None:
        """Take a seat out of the game; the others play on."""


class Telling(Protocol[B, S]):
    """A game in texts and sentences."""

    def write(self, b: B, s: S, action: int, /) -> str:
        """The move as it is typed and kept: no two legal moves are written alike."""

    def means(self, b: B, s: S, action: int, text: str, /) -> bool:
        """Whether another text means this move too."""

    def spell(self, clicks: list[str], /) -> str:
        """Clicks as the text of a move, so that a wrong click can be judged like a wrong text."""

    def log(self, b: B, s: S, action: int, /) -> str:
        """The move with the decorations of a log."""

    def tell(self, b: B, s: S, action: int, /) -> Sentence:
        """What happened, in a sentence, for whoever may know it."""

    def foretell(self, b: B, s: S, action: int, /) -> Sentence:
        """A move that is only advised: no more than its seat can know, and no place that the board does not show."""

    def aftermath(self, b: B, s: S, action: int, /) -> Sequence[Followed]:
        """What the rules did by themselves after it; everybody may know it."""

    def redacted(self, b: B, s: S, action: int, /) -> str:
        """What others read in place of a secret; "" where it is open."""

    def tell_others(self, b: B, s: S, action: int, /) -> Sentence:
        """What happened, in a sentence, for those who may not know a secret."""

    def dealt_to(self, b: B, s: S, action: int, /) -> int:
        """The seat to which chance dealt a secret; -1 for none."""


class Sight(Protocol[BoardT, PositionT]):
    """The only door out: what a seat may see and click."""

    @property
    def View(self) -> type[RoomView]:
        """The shape of what `view` gives: a `TypedDict` in which every field has its meaning on its line."""

    def view(self, table: Table[BoardT, PositionT], seat: int | None, /) -> RoomView:
        """Plain data for one seat, or for a spectator."""


class Referee(Protocol[B, S]):
    """Why not?"""

    def judge(self, b: B, s: S, seat: int, text: str, /) -> Refused:
        """The refusal of a text that is not a legal move: the first rule it breaks, and where to look."""


class Bots(Protocol[B, S]):
    """What a bot should like here, in hundredths of a piece, and its reasons."""

    def worth(self, b: B, s: S, seat: int, /) -> int:
        """How much a seat should like this unfinished position."""

    def gain(self, b: B, s: S, action: int, /) -> int:
        """What the action wins at once; 0 for a quiet one."""

    def danger(self, b: B, s: S, /) -> int:
        """1 if the seat to move would lose at once were it to do nothing."""

    def key(self, b: B, s: S, /) -> int:
        """A number for the position that other positions practically never have."""

    def guess(self, b: B, s: S, out: list[int], rng: list[int], /) -> int:
        """The policy of playouts: what a quick player would do, without much thought."""

    def reason(self, b: B, s: S, action: int, /) -> Sentence | None:
        """Why a move is good, true in this position; None where nothing true can be said."""

    @property
    def PLAYERS(self) -> Players[B, S] | Styles[B, S] | None:
        """The room's own players, or the styles of those who imagine what is hidden; None where the house's will do."""


class Imagining(Bots[B, PositionT], Protocol[B, PositionT, T]):
    """What the bots of a game with hidden information say besides, for the search among imagined worlds."""

    def suppose(self, b: B, s: PositionT, seat: int, rng: list[int], trait: T, /) -> None:
        """Fill the blanks with a world that a player holds likely."""

    def promise(self, b: B, candidates: Candidates[PositionT], n: int, seat: int, trait: T, /) -> None:
        """Add to `values[i]` what `actions[i]` promises at once in world 0, for the first `n`; world 1 is scratch."""

    def is_far(self, b: B, root: PositionT, s: PositionT, /) -> int:
        """1 if a simulation that began at `root` has come far enough to be judged."""

    def estimate(self, b: B, s: PositionT, seat: int, out: list[int], trait: T, /) -> float:
        """What the position at the end of a simulation is worth to a seat."""

    @property
    def PLAYERS(self) -> Styles[B, PositionT, T] | None:
        """The styles of the levels, with the traits that these verbs read; None where the house's will do."""


class Terminal(Protocol[B, V]):
    """The room in characters: everything is drawn from a view, nothing depends on colour."""

    @property
    def IDLE(self) -> tuple[str, ...]:
        """The terminal's words that have nothing to do here."""

    @property
    def DETAILS(self) -> str:
        """The word that shows or hides details of the pieces; "" where there are none."""

    def draw(
        self, view: V, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
    ) -> RenderableType:
        """The board as a seat sees it."""

    def destinations(self, view: V, place: str, words: Words, /) -> RenderableType:
        """What can be done from a place, or what is known of it."""

    def listing(self, view: V, words: Words, /) -> RenderableType:
        """All moves on offer."""

    def places(self, view: V, /) -> list[str]:
        """What can be asked about by name."""

    def marked(self, view: V, /) -> list[str]:
        """The places that are shown on the board when they are asked about."""

    def normal(self, text: str, /) -> str:
        """A typed text as moves are written here."""

    def forced(self, view: V, /) -> str | None:
        """The only move there is, where it is made without asking; None where the person is asked."""

    def meant(self, view: V, text: str, /) -> str:
        """The move that a shorter text stands for."""

    def doubt(self, view: V, text: str, /) -> Sentence | None:
        """A question to ask before a move that is seldom meant."""

    def side(self, b: B, seat: int, /) -> str:
        """The message that names a seat."""


class Positions(Protocol[B, S]):
    """How the worked examples of a rulebook write a position; only a room whose examples need it has this door."""

    def arrange(self, b: B, s: S, given: Mapping[str, str], /) -> None:
        """Make a position that has been set up the one that is written there."""


@dataclass(frozen=True)
class Doors(Generic[BoardT, PositionT, ShownT]):
    """All the doors that a room must have: its title page hands them over, with the types that they share, to mypy."""

    board: Geometry[BoardT]
    rules: Rules[BoardT, PositionT]
    telling: Telling[BoardT, PositionT]
    view: Sight[BoardT, PositionT]
    referee: Referee[BoardT, PositionT]
    bots: Bots[BoardT, PositionT]
    terminal: Terminal[BoardT, ShownT]
