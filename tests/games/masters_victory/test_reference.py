"""The room against the slow reference: random pieces on random squares in every phase, and whole games."""

from __future__ import annotations

import random
from collections import Counter

from ludothek.core.fields import OVER
from ludothek.games.masters_victory.board import NAMED, NOWHERE, PIECES, Board, name, number_text
from ludothek.games.masters_victory.rules import apply, setup
from ludothek.games.masters_victory.rules.actions import MOVE
from ludothek.games.masters_victory.rules.position import DEALING, REST, STEP, SWITCHING, TURN, State
from ludothek.games.masters_victory.telling import write
from tests.chunks import chunks
from tests.games.masters_victory.random_games import actions, attacked, lay, some_action
from tests.reference.masters_victory_box import FAR, MINES, NAMES, NUMBERS, Piece, Square
from tests.reference.masters_victory_box import SQUARES as PLACES
from tests.reference.masters_victory_slow import War

POSITIONS = 2_500  # in each chunk
KINDS = ("x", ">", "+", "end", "stay", "done", "switch", "fire")
ON = 3  # actions from each random position
GAMES = 5  # in each chunk
CHUNK = chunks(4, 8)
PHASES = {"deal": DEALING, "turn": TURN, "rest": REST, "step": STEP, "switch": SWITCHING}


# --- the same game in two minds ---


def position_of(war: War) -> State:
    """The room's position where the reference stands."""
    s = State()
    for i, piece in enumerate(war.pieces):
        s.where[i] = NOWHERE if piece.square is None else NAMED[NAMES[piece.square]]
        if piece.square:
            s.at[s.where[i]] = i + 1
        s.number[i] = 4 if piece.number == "3M" else int(piece.number or 0)
        s.open[i], s.floor[i], s.moved[i] = piece.shown, piece.least, piece.moved
    s.turn, s.phase, s.dealt, s.moves = war.side, PHASES[war.due], 6, war.moves
    s.running = war.pieces.index(war.running) + 1 if war.running else 0
    s.steps, s.budget, s.returned, s.busy, s.quiet = war.steps, war.budget, war.returned, war.busy, war.quiet
    return s


def assert_alike(s: State, war: War) -> None:
    """Whatever the page speaks of is the same."""
    assert [name(square) for square in s.where] == [NAMES[p.square] if p.square else "-" for p in war.pieces]
    assert {square: piece - 1 for square, piece in enumerate(s.at) if piece} == {
        s.where[piece]: piece for piece in range(PIECES) if s.where[piece] != NOWHERE
    }
    assert [number_text(n) if n else "" for n in s.number] == [piece.number for piece in war.pieces]
    assert list(map(bool, s.open)) == [piece.shown for piece in war.pieces]
    assert s.floor == [piece.least for piece in war.pieces]
    if war.due:
        assert list(map(bool, s.moved)) == [piece.moved for piece in war.pieces]
        assert (s.turn, s.phase, s.moves, s.quiet, bool(s.busy)) == (
            war.side,
            PHASES[war.due],
            war.moves,
            war.quiet,
            war.busy,
        )
        assert (s.budget, s.returned) == (war.budget, war.returned)
        assert s.running == (war.pieces.index(war.running) + 1 if war.running else 0)
        assert s.steps == war.steps or war.due == "switch"
    else:
        assert (s.turn, tuple(s.score[:2])) == (OVER, war.scores)


# --- random positions ---


def some_war(rng: random.Random) -> War:
    """Some pieces near each other, in any phase of a turn."""
    war = War(ask=rng.random() < 0.5, limit=rng.choice((0, 3, 100)))
    war.side, war.due, war.deals = rng.randrange(2), "turn", []
    deal_somehow(rng, war)
    put_somewhere(rng, war)
    war.quiet, war.busy = rng.randrange(war.limit or 9), rng.random() < 0.3
    for piece in war.pieces:
        piece.moved = piece.side == war.side and rng.random() < 0.5
    war.moves = rng.choice((0, 0, 1, 2, 2, 3))
    begin_something(rng, war)
    return war


def deal_somehow(rng: random.Random, war: War) -> None:
    for side in (0, 1):
        for type in "FTS":
            first = 25 * side + {"F": 0, "T": 9, "S": 15}[type]
            for piece, number in zip(war.pieces[first : first + 6], rng.sample(NUMBERS, 6), strict=True):
                piece.number, piece.shown = number, rng.random() < 0.1
                piece.least = rng.randint(1, piece.strength)


def put_somewhere(rng: random.Random, war: War) -> None:
    """A master of each side and a few others, often crowded; sometimes a soldier behind the enemy's lines."""
    for piece in war.pieces:
        piece.square = None
    (line, column), reach = rng.choice(PLACES), rng.choice((2, 3, 5, 18))
    lines = range(max(1, line - reach), min(18, line + reach) + 1)
    near = [(i, j) for i in lines for j in range(max(1, column - reach), min(15, column + reach) + 1)]
    for piece in chosen(rng, war):
        stand(rng, war, piece, near if rng.random() < 0.8 else PLACES)
    soldiers = [piece for piece in war.pieces if piece.type == "S" and piece.side == war.side and piece.square]
    if soldiers and rng.random() < 0.3:
        stand(rng, war, soldiers[0], [((18, 1)[war.side], column) for column in range(1, 16)])


def chosen(rng: random.Random, war: War) -> list[Piece]:
    masters = [rng.choice([p for p in war.pieces if p.side == side and p.number == "3M"]) for side in (0, 1)]
    ground = [piece for piece in war.pieces if piece.type in "TSA"]
    others = rng.sample(ground, rng.randint(1, 6)) + rng.sample(war.pieces, rng.randint(0, 2))
    return list(dict.fromkeys([*masters, *others]))


def stand(rng: random.Random, war: War, piece: Piece, places: list[Square]) -> None:
    """On an empty one of these squares that the piece may enter, or anywhere."""
    taken, square = war.standing(), rng.choice(places)
    while square in taken or (square in MINES and not piece.flies):
        square = rng.choice([rng.choice(places), rng.choice(PLACES)])
    piece.square = square


def begin_something(rng: random.Random, war: War) -> None:
    """Where it can be, a move is going on or a switch is being made."""
    own = [piece for piece in war.pieces if piece.side == war.side]
    movers = [piece for piece in own if piece.square and piece.type != "A"]
    guns = [piece for piece in own if piece.square and piece.type == "A"]
    gone = [piece for piece in own if not piece.square and piece.type == "S"]
    war.due = rng.choice(("turn", "turn", "rest", "step", "switch"))
    if war.due == "rest" and movers:
        war.running = rng.choice(movers)
        war.steps = rng.randrange(FAR[war.running.type])
    elif war.due == "step" and guns:
        war.running, war.steps = rng.choice(guns), 1
    elif war.due == "switch" and gone:
        war.running, war.budget = rng.choice(gone), rng.randint(1, 3)
        war.returned = 0 if war.budget == 3 else rng.randint(1, 3 - war.budget)
    else:
        war.due = "turn"
    war.settle()


def some_choice(rng: random.Random, s: State, found: list[int]) -> int:
    """More often one at which something happens."""
    fights = [action for action in found if attacked(s, action)]
    other = [action for action in found if action < MOVE]
    return rng.choice(rng.choice([some for some in (found, fights, fights, other) if some]))


def kind_of(text: str) -> str:
    """`deal`, `stay` or another word, or the sign in it."""
    return next((sign for sign in "x>+" if sign in text), text.split(" ")[0])


@CHUNK
def test_random_positions_go_on_as_in_the_reference(chunk: int) -> None:
    """W3.1, W3.6, W3.7, W3.9, W4.1, W4.3, W5.2, W5.4, W6.1, W8.2, W8.6, W8.7, W9.2, W10.1, W10.5, W10.7, W12.2."""
    rng, seen, positions = random.Random(chunk), Counter[str](), 0
    while positions < POSITIONS:
        war = some_war(rng)
        b, s = lay("ask" if war.ask else "auto", war.limit), position_of(war)
        for _ in range(ON):
            text = go_on(rng, b, s, war)
            positions += 1
            seen.update((f"{kind_of(text)} {b.ask}", f"{war.due} {b.ask}"))
            if not war.due:
                break
    assert len(seen) == 2 * (len(KINDS) + len(PHASES)) - 3, "all but deals; shots only where they are ordered"


def go_on(rng: random.Random, b: Board, s: State, war: War) -> str:
    """The same choice in both, the same action in both, and the same comes of it."""
    found = actions(b, s)
    texts = [write(b, s, action) for action in found]
    assert len(set(texts)) == len(texts)
    assert set(texts) == war.legal()
    action = some_choice(rng, s, found)
    text = texts[found.index(action)]
    apply(b, s, action)
    war.play(text)
    assert_alike(s, war)
    return text


# --- whole games ---


@CHUNK
def test_whole_games_go_as_in_the_reference(chunk: int) -> None:
    """W2.1, W2.2, W2.3, W3.1, W8.3, W8.6, W8.7, W12.1, W12.2, W12.4: from the deal to the end, action by action."""
    rng, seen = random.Random(100 + chunk), Counter[str]()
    for number in range(GAMES):
        war = War(ask=number % 2 == 1, limit=(100, 4)[number % 5 == 0])
        b, s, played = lay("ask" if war.ask else "auto", war.limit), State(), 0
        setup(b, s)
        while war.due:
            if played % 29 < 2:
                assert {write(b, s, action) for action in actions(b, s)} == war.legal()
            action = some_action(rng, b, s)
            text = write(b, s, action)
            apply(b, s, action)
            war.play(text)
            assert_alike(s, war)
            played += 1
        seen[str(war.scores)] += 1
    assert seen["(1.0, 0.0)"] > 0
    assert seen["(0.0, 1.0)"] > 0
