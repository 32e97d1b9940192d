"""The contract of a room: what each of its doors says, one protocol for each door and one sentence for each verb.

A door is a module, or a package of the same name once it has grown; `Game` opens it. What a room has nothing to say
about it takes from the house (`verbs`, `defaults`), by name, so that every door is complete and mypy proves
it at the end of each room's title page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludothek.core.fields import Fields, Position
from ludothek.core.styles import Candidates, Styles
from ludothek.core.view import RoomView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.core.game import Game, Refused
    from ludothek.core.table import Table
    from ludothek.core.words import Words

Sentence = tuple[str, dict[str, Any]]  # a message of the room's words, and its facts
View = Mapping[str, Any]  # what a seat sees, as the table gives it


class Followed(NamedTuple):
    """Something that came of an action without anybody's choice, and the rule that made it so."""

    message: str
    rule: str
    facts: dict[str, Any]


# --- the doors that every room has; `b` is the board as it was laid, `s` the position ---


class Board(Protocol):
    """Geometry and constants as tables."""

    def lay(self, options: Mapping[str, Any], seats: int, /) -> Fields:
        """The board as these options lay it; refused where a value makes no sense."""


class Rules(Protocol):
    """What is legal and what it does. The verbs trust their caller and answer; none raises, prints or draws lots."""

    @property
    def State(self) -> type[Position]:
        """The position, a table of fields."""

    def setup(self, b: Any, s: Any, /) -> None:
        """Make a blank position the start of the game."""

    def legal(self, b: Any, s: Any, out: Any, /) -> int:
        """Fill `out` with the legal actions of whoever `s.turn` names; return how many."""

    def apply(self, b: Any, s: Any, action: int, /) -> None:
        """Play one legal action."""

    def weight(self, b: Any, s: Any, action: int, /) -> int:
        """In how many equally likely ways chance brings this action about."""

    def ways(self, b: Any, s: Any, /) -> int:
        """In how many equally likely ways chance can act now; the weights of its actions add up to this."""

    def outcome(self, b: Any, s: Any, out: Any, number: int, /) -> int:
        """The action that chance brings about in way `number` of its `ways`."""

    def opens_turn(self, b: Any, s: Any, /) -> int:
        """1 if chance is about to act for a turn that has not begun: the one before can still be taken back."""

    def begins_turn(self, b: Any, before: Any, after: Any, /) -> int:
        """1 if that step began a new turn of the same seat, without a throw."""


class Secrets(Rules, Protocol):
    """What the rules of a game with hidden information say besides."""

    def redact(self, b: Any, s: Any, seat: int, /) -> None:
        """Blank what a seat cannot know."""

    def imagine(self, b: Any, s: Any, seat: int, rng: Any, /) -> None:
        """Fill the blanks with a random world that agrees with all that the seat knows."""

    def reveals(self, b: Any, s: Any, action: int, /) -> int:
        """1 if playing this shows another seat something that was hidden from it."""

    def withdraw(self, b: Any, s: Any, seat: int, /) -> int:
        """Take back a choice of `seat` that nobody else has seen yet; 0 if there is none."""


class Resigning(Rules, Protocol):
    """What the rules of a game say that goes on when one of several seats gives up."""

    def resign(self, b: Any, s: Any, seat: int, /) -> None:
        """Take a seat out of the game; the others play on."""


class Telling(Protocol):
    """A game in texts and sentences."""

    def write(self, b: Any, s: Any, action: int, /) -> str:
        """The move as it is typed and kept: no two legal moves are written alike."""

    def means(self, b: Any, s: Any, action: int, text: str, /) -> bool:
        """Whether another text means this move too."""

    def spell(self, clicks: list[str], /) -> str:
        """Clicks as the text of a move, so that a wrong click can be judged like a wrong text."""

    def log(self, b: Any, s: Any, action: int, /) -> str:
        """The move with the decorations of a log."""

    def tell(self, b: Any, s: Any, action: int, /) -> Sentence:
        """What happened, in a sentence, for whoever may know it."""

    def foretell(self, b: Any, s: Any, action: int, /) -> Sentence:
        """A move that is only advised: no more than its seat can know, and no place that the board does not show."""

    def aftermath(self, b: Any, s: Any, action: int, /) -> Sequence[Followed]:
        """What the rules did by themselves after it; everybody may know it."""

    def shown(self, b: Any, s: Any, action: int, /) -> str:
        """What others read in place of a secret; "" where it is open."""

    def overhear(self, b: Any, s: Any, action: int, /) -> Sentence:
        """What happened, in a sentence, for those who may not know a secret."""

    def keeper(self, b: Any, s: Any, action: int, /) -> int:
        """The seat to which chance dealt a secret; -1 for none."""


class Sight(Protocol):
    """The only door out: what a seat may see and click."""

    @property
    def View(self) -> type[RoomView]:
        """The shape of what `view` gives: a `TypedDict` in which every field has its meaning on its line."""

    def view(self, table: Table, seat: int | None, /) -> RoomView:
        """Plain data for one seat, or for a spectator."""


class Referee(Protocol):
    """Why not?"""

    def judge(self, b: Any, s: Any, seat: int, text: str, /) -> Refused:
        """The refusal of a text that is not a legal move: the first rule it breaks, and where to look."""


class Bots(Protocol):
    """What a bot should like here, in hundredths of a piece, and its reasons."""

    def worth(self, b: Any, s: Any, seat: int, /) -> int:
        """How much a seat should like this unfinished position."""

    def gain(self, b: Any, s: Any, action: int, /) -> int:
        """What the action wins at once; 0 for a quiet one."""

    def danger(self, b: Any, s: Any, /) -> int:
        """1 if the seat to move would lose at once were it to do nothing."""

    def key(self, b: Any, s: Any, /) -> int:
        """A number for the position that other positions practically never have."""

    def guess(self, b: Any, s: Any, out: Any, rng: Any, /) -> int:
        """The policy of playouts: what a quick player would do, without much thought."""

    def reason(self, b: Any, s: Any, action: int, /) -> Sentence | None:
        """Why a move is good, true in this position; None where nothing true can be said."""

    @property
    def PLAYERS(self) -> Players | Styles | None:
        """The room's own players, or the styles of those who imagine what is hidden; None where the house's will do."""


class Imagining(Bots, Protocol):
    """What the bots of a game with hidden information say besides, for the search among imagined worlds."""

    def suppose(self, b: Any, s: Any, seat: int, rng: Any, trait: Any, /) -> None:
        """Fill the blanks with a world that a player holds likely."""

    def promise(self, b: Any, candidates: Candidates, n: int, seat: int, trait: Any, /) -> None:
        """Add to `values[i]` what `actions[i]` promises at once in world 0, for the first `n`; world 1 is scratch."""

    def is_far(self, b: Any, root: Any, s: Any, /) -> int:
        """1 if a simulation that began at `root` has come far enough to be judged."""

    def estimate(self, b: Any, s: Any, seat: int, out: Any, trait: Any, /) -> float:
        """What the position at the end of a simulation is worth to a seat."""


class Player(Protocol):
    """One who is shown what its seat knows and answers with an action."""

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """The action that it plays from here."""


Search = Callable[["Game"], tuple[Callable[[], int], str]]  # one choice of a search to time, and a remark


@dataclass(frozen=True)
class Players:
    """The players that a room brings along for its four levels."""

    player: Callable[..., Player]  # (game, level, seed, how): the player of a level
    entries: tuple[Callable[..., Any], ...]  # what of them is compiled
    warm: Callable[[Game], None]  # call every entry once, so that it is
    hints: int  # the level that gives hints
    seats: int  # how many they are made for; with more a search of the house decides close calls
    exploration: float = 0.0  # of that search
    greedy: Callable[..., Player] | None = None  # (game, seed, how): the yardstick of the ladder
    search: Search | None = None


class Terminal(Protocol):
    """The room in characters: everything is drawn from a view, nothing depends on colour."""

    @property
    def IDLE(self) -> tuple[str, ...]:
        """The terminal's words that have nothing to do here."""

    @property
    def DETAILS(self) -> str:
        """The word that shows or hides details of the pieces; "" where there are none."""

    def draw(
        self, view: View, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
    ) -> RenderableType:
        """The board as a seat sees it."""

    def destinations(self, view: View, place: str, words: Words, /) -> RenderableType:
        """What can be done from a place, or what is known of it."""

    def listing(self, view: View, words: Words, /) -> RenderableType:
        """All moves on offer."""

    def places(self, view: View, /) -> list[str]:
        """What can be asked about by name."""

    def marked(self, view: View, /) -> list[str]:
        """The places that are shown on the board when they are asked about."""

    def normal(self, text: str, /) -> str:
        """A typed text as moves are written here."""

    def forced(self, view: View, /) -> str | None:
        """The only move there is, where it is made without asking; None where the person is asked."""

    def meant(self, view: View, text: str, /) -> str:
        """The move that a shorter text stands for."""

    def doubt(self, view: View, text: str, /) -> str | None:
        """A question to ask before a move that is seldom meant."""

    def side(self, b: Any, seat: int, /) -> str:
        """The message that names a seat."""


@dataclass(frozen=True)
class Doors:
    """All the doors that a room must have: its title page hands them over for mypy to check."""

    board: Board
    rules: Rules
    telling: Telling
    view: Sight
    referee: Referee
    bots: Bots
    terminal: Terminal
