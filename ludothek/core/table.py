"""A game in progress: who is to decide, what may be played, what each seat sees, what can be taken back.

>>> import ludothek
>>> table = ludothek.table("tactix", seed=7)
>>> table.turn, len(table.moves()), table.moves()[0]
(0, 37, 'a1>a2>e2')
>>> table.play("d1>d6>c6")
>>> table.turn, table.score
(1, None)
>>> table.play("e9>e7")
Traceback (most recent call last):
    ...
ludothek.core.game.Refused: A king moves exactly one step. Choose a neighbouring square. (T3.4)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Generic, Literal, cast

from ludothek.core import privacy, resignation, takeback
from ludothek.core.dice import Throws, seed_from
from ludothek.core.fields import CHANCE, OVER, BoardT, PositionT
from ludothek.core.game import Game, Refused, Value
from ludothek.core.steps import DRAW, RESIGN, STAND_IN, TIME, Played, Step
from ludothek.core.view import Framed, Shown, frame


class Table(Generic[BoardT, PositionT]):
    """Decides what is played; it neither stores nor sends."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        throws: Literal["auto", "manual"] = "auto",
        names: Sequence[str] = (),
        luck: Sequence[str] = (),
        confirming: Collection[int] = (),
    ) -> None:
        self.game = game
        self.options: dict[str, Value] = game.choose(options or {})
        self.seats = game.seats_with(self.options)[0] if seats is None else seats
        if throws not in ("auto", "manual"):
            raise Refused("throws", throws=str(throws))
        self.board = cast(BoardT, game.lay(self.options, self.seats))  # of the room, as the state is
        self.state = cast(PositionT, game.rules.State())
        game.rules.setup(self.board, self.state)
        self.manual = throws == "manual"
        self.dice = Throws(seed_from(seed), tuple(luck))
        self.names = tuple(names)
        self.open = False  # a game that is over is looked at again: nothing is hidden from anybody
        self.confirming = frozenset(confirming)  # seats whose turn ends only once they confirm it
        self.steps: list[Step] = []  # the log, undone moves included
        self.line: list[Played[PositionT]] = []  # the actions that led to the present position
        self.thrown = 0  # throws made so far; a number is never used twice
        self.turns = 0  # turns begun so far; what is taken back begins none
        self.stood: int | None = None  # the seat whose time is out: a bot plays the rest of its turn
        self._throw_on()

    # --- what is the case ---

    @property
    def ply(self) -> int:
        """How many rows the log has: the number a move must name so that a stale one is noticed."""
        return len(self.steps)

    @property
    def turn(self) -> int | str:
        """The seat to decide, "chance" (only with throws="manual") or "over"."""
        seat = self.state.turn if self.waiting is None else self.waiting
        return {CHANCE: "chance", OVER: "over"}.get(seat, seat)

    @property
    def waiting(self) -> int | None:
        """The seat that has made its last choice and may still take it back: the next throw waits for `confirm`."""
        if self.state.turn != CHANCE or self.manual or not self.line or self.line[-1].actor not in self.confirming:
            return None
        if self.line[-1].bound:
            return None
        return self.line[-1].actor if self.game.rules.opens_turn(self.board, self.state) else None

    @property
    def score(self) -> tuple[float, ...] | None:
        """One number per seat once it is over: 1 for a sole winner, shared in a tie."""
        return tuple(self.state.score[: self.seats]) if self.state.turn == OVER else None

    @property
    def gone(self) -> set[int]:
        """The seats that have left the game before its end."""
        return {step.actor for step in self.steps if step.text in (RESIGN, TIME)}

    @property
    def ended_by_word(self) -> bool:
        """Whether no move ended it: somebody gave up, or a draw was agreed on."""
        return bool(self.steps) and self.steps[-1].text in (RESIGN, DRAW, TIME)

    def actions(self) -> list[int]:
        """The legal actions of whoever is to decide."""
        return [] if self.state.turn == OVER or self.waiting is not None else self._legal()

    def moves(self) -> list[str]:
        """The legal moves of whoever is to decide, as texts."""
        return [self.write(action) for action in self.actions()]

    def weights(self) -> list[int]:
        """With throws="manual": in how many ways each of `moves()` comes about."""
        if self.state.turn != CHANCE:
            raise Refused("no-throw")
        return self._weights(self.actions())

    def write(self, action: int) -> str:
        return self.game.telling.write(self.board, self.state, action)

    def view(self, seat: int | None = None) -> Shown:
        """Plain data: exactly what that seat may see and click; without a seat, what a spectator may see."""
        self.check_seat(seat)
        shown: Framed = {**frame(cast(Table, self), seat), **self.game.view.view(cast(Table, self), seat)}
        return cast(Shown, shown)

    def known(self, seat: int) -> PositionT:
        """The position as a seat knows it: what a bot is given."""
        self.check_seat(seat)
        return self.state.copy() if self.open else self.redacted(self.state, seat)

    def has_secret(self, seat: int) -> bool:
        """Whether a seat sees, or is about to choose, what others must not see: then no other looks at its screen."""
        return privacy.has_secret(cast(Table, self), seat)

    def redacted(self, state: PositionT, seat: int) -> PositionT:
        """A position without what a seat cannot know."""
        redacted = state.copy()
        if self.game.secrets:
            self.game.secrets.redact(self.board, redacted, seat)
        return redacted

    def since(self, seat: int | None) -> list[Played[PositionT]]:
        """What others and chance have played since a seat last chose, oldest first; for a spectator the last turn."""
        mine = seat
        if seat is None:  # a spectator saw everything before the last turn
            last = next((played.actor for played in reversed(self.line) if played.actor != CHANCE), CHANCE)
            mine = next((played.actor for played in reversed(self.line) if played.actor not in (last, CHANCE)), None)
        own = max((i for i, played in enumerate(self.line) if played.actor == mine), default=-1)
        return self.line[own + 1 :]

    def fork(self) -> Table[BoardT, PositionT]:
        """A table of its own at the same point of the game: what is done there is not done here."""
        fork = copy(self)
        fork.steps, fork.line = self.steps[:], self.line[:]
        return fork

    # --- what can be done ---

    def play(self, text: str, *, seat: int | None = None, ply: int | None = None) -> None:
        """Play a move, given as text; then chance acts until a seat must decide. Or raise `Refused`."""
        if ply is not None and ply != self.ply:
            raise Refused("stale")
        self.check_seat(seat)
        if not text.strip():
            raise Refused("empty")
        if seat is not None and seat == self.waiting:
            raise Refused("confirm")
        if seat is not None and seat != self.state.turn:
            raise self._judged(seat, text)
        self.step(self.find(text))
        self._throw_on()

    def find(self, text: str) -> int:
        """The legal action that is written this way, or means the same; refused if there is none or more than one."""
        text = text.strip()
        actions = self.actions()
        for action in actions:
            if self.write(action) == text:
                return action
        meant = [action for action in actions if self.game.telling.means(self.board, self.state, action, text)]
        if len(meant) > 1:
            raise Refused("ambiguous", moves=", ".join(map(self.write, meant)))
        if not meant:
            raise self._judged(self.state.turn, text)
        return meant[0]

    def throw(self) -> None:
        """Make the next verifiable throw."""
        if self.state.turn != CHANCE:
            raise Refused("no-throw")
        actions = self._legal()
        self.step(actions[self.dice.draw(self.thrown, self._weights(actions))])

    def confirm(self, seat: int | None = None) -> None:
        """End a turn that waits for it: chance acts until a seat must decide."""
        self.check_seat(seat)
        if self.waiting is None or seat not in (None, self.waiting):
            raise Refused("no-confirm")
        self.throw()
        self._throw_on()

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back without asking: nothing was thrown, shown or handed on since."""
        return takeback.is_free(self, seat)

    def undo(self, seat: int | None = None, *, consent: bool = False) -> None:
        """Take back the last move. With everybody's consent also one that is final, with the throws after it."""
        self.check_seat(seat)
        if not consent and not self.can_undo(seat):
            raise Refused("undo" if self.steps else "undo-nothing")
        takeback.undo(self, seat)

    def can_resign(self, seat: int) -> bool:
        """Whether a seat may give up: one of two, or one whose room knows how the others go on."""
        return self.state.turn != OVER and seat not in self.gone and (self.seats == 2 or self.game.goes_on)

    def resign(self, seat: int) -> None:
        """Give the game up: of two the other wins, of more the others go on."""
        resignation.leave(self, seat, RESIGN)
        self._throw_on()

    def run_out(self, seat: int) -> None:
        """A seat's time is out, which ends the game for it as if it had resigned."""
        resignation.leave(self, seat, TIME)
        self._throw_on()

    def stand_in(self, seat: int) -> None:
        """A seat's time is out: a bot plays the rest of its turn, and nobody takes that back."""
        self.check_seat(seat)
        if seat != self.state.turn or seat == self.stood:
            raise Refused("stale")
        self.steps.append(Step(seat, STAND_IN))
        self.stood = seat

    def agree_draw(self, seat: int) -> None:
        """End the game as a draw that the others have accepted, among those who have not left."""
        resignation.agree_draw(self, seat)

    def transcript(self) -> str:
        """The game as a readable text file: the house's own copy, with the seed of its throws."""
        from ludothek.core import transcript

        return transcript.write(cast(Table, self))

    # --- the words these are made of ---

    def step(self, action: int) -> None:
        """Play a legal action, whoever is to decide."""
        rules, before = self.game.rules, self.state
        text, log = self.write(action), self.game.telling.log(self.board, before, action)
        shown = self.game.secrets and self.game.secrets.reveals(self.board, before, action)
        after = before.copy()
        rules.apply(self.board, after, action)
        handed_on = after.turn not in (before.turn, CHANCE)
        final, bound = before.turn == CHANCE or handed_on or bool(shown), before.turn == self.stood
        self.line.append(Played(before.turn, action, text, before, self.ply + 1, final, bound))
        self.steps.append(Step(before.turn, text, log if log != text else ""))
        self.thrown += before.turn == CHANCE
        self.state = after
        if self._begins_turn(before, after):
            self.count_turn()

    def _begins_turn(self, before: PositionT, after: PositionT) -> bool:
        """Whether a step has led to another seat, or to a new turn of the same one."""
        if before.turn == CHANCE and self.game.rules.opens_turn(self.board, before):
            return True
        chose = next((played.actor for played in reversed(self.line) if played.actor != CHANCE), None)
        handed_on = after.turn not in (chose, CHANCE)
        return handed_on or bool(self.game.rules.begins_turn(self.board, before, after))

    def count_turn(self) -> None:
        """Another turn begins: nobody stands in for its seat yet."""
        self.turns += 1
        self.stood = None

    def _throw_on(self) -> None:
        while self.state.turn == CHANCE and not self.manual and self.waiting is None:
            self.throw()

    def _legal(self) -> list[int]:
        return self.game.legal_actions(self.board, self.state)

    def _weights(self, actions: list[int]) -> list[int]:
        return [self.game.rules.weight(self.board, self.state, action) for action in actions]

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise Refused("no-seat", seat=str(seat), seats=self.seats)

    def _judged(self, seat: int, text: str) -> Refused:
        """The refusal with the rule that the room's referee finds, knowing no more than the seat does."""
        known = self.known(seat) if self.game.hidden and seat >= 0 else self.state
        refused = self.game.referee.judge(self.board, known, seat, text.strip())
        refused.game = self.game.key
        return refused
