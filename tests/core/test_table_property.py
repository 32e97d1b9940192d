"""Whatever is done to a table, in whatever order: it never loses a step, never lies, and replays to the same bytes."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ludothek
from ludothek import Refused, Table
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE

GAMES_HERE = {"tactix": GAMES["tactix"], "template": TEMPLATE}
WORDS = [
    "pass",
    "undo",
    "resign",
    "d1>d7",
    "d1>d6>c6",
    "e9>e8",
    "throw 3",
    "stop",
    "go",
    "e1>e9#",
    "a1>i9",
    ">",
    "0",
    "",
]


class AnyTable(RuleBasedStateMachine):
    @initialize(key=st.sampled_from(sorted(GAMES_HERE)), seed=st.integers(0, 50), manual=st.booleans(), data=st.data())
    def start(self, key: str, seed: int, manual: bool, data: st.DataObject) -> None:
        game = GAMES_HERE[key]
        seats = data.draw(st.sampled_from(game.seats))
        self.table = Table(game, {}, seats=seats, seed=seed, throws="manual" if manual else "auto")
        self.rows: list[object] = []

    @precondition(lambda self: self.table.turn != "over")
    @rule(pick=st.integers(0, 10**6))
    def play_a_legal_move(self, pick: int) -> None:
        moves = self.table.moves()
        self.table.play(moves[pick % len(moves)], ply=self.table.ply)

    @rule(text=st.sampled_from(WORDS) | st.text(max_size=12), seat=st.none() | st.integers(-1, 4))
    def say_anything(self, text: str, seat: int | None) -> None:
        before = self.table.transcript()
        legal = self.table.moves()
        try:
            self.table.play(text, seat=seat)
        except Refused as refused:
            assert str(refused)
            assert self.table.transcript() == before
            assert not (text in legal and seat is None)

    @rule(seat=st.none() | st.integers(0, 1), consent=st.booleans())
    def take_back(self, seat: int | None, consent: bool) -> None:
        could, rows = self.table.can_undo(seat), self.table.ply
        try:
            self.table.undo(seat, consent=consent)
            assert consent or could
            assert self.table.ply == rows + 1
        except Refused:
            assert self.table.ply == rows

    @precondition(lambda self: self.table.ply > 15)
    @rule(seat=st.integers(0, 1), draw=st.booleans())
    def give_up(self, seat: int, draw: bool) -> None:
        try:
            self.table.agree_draw(seat) if draw else self.table.resign(seat)
            assert self.table.turn == "over"
        except Refused as refused:
            assert refused.why in ("over", "resign-seats")

    @invariant()
    def rows_are_only_added(self) -> None:
        if hasattr(self, "table"):
            assert self.table.steps[: len(self.rows)] == self.rows
            self.rows = list(self.table.steps)

    @invariant()
    def the_transcript_is_the_game(self) -> None:
        if hasattr(self, "table"):
            again = ludothek.replay(self.table.transcript())
            assert again.state == self.table.state
            assert again.transcript() == self.table.transcript()
            assert again.moves() == self.table.moves()

    @invariant()
    def there_is_a_score_exactly_at_the_end(self) -> None:
        if hasattr(self, "table"):
            assert (self.table.score is not None) == (self.table.turn == "over") == (self.table.moves() == [])


class TestAnyTable(AnyTable.TestCase):  # type: ignore[misc, name-defined]
    settings = settings(max_examples=40, stateful_step_count=25, deadline=None, derandomize=True)

    @pytest.fixture(autouse=True)
    def listed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(GAMES, "template", TEMPLATE)
