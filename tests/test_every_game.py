"""What every listed game keeps. Listing a game is testing it; what it says is tested in test_words_of_every_game.py."""

from __future__ import annotations

import itertools
import json
import math
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

import ludothek
from ludothek import Refused, Table
from ludothek.core import loops
from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, engine_for
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Game, Option, Value
from ludothek.core.transcript import replay_row, unthrown
from ludothek.core.view import Frame
from ludothek.core.words import rulebook
from tests.games.play import judged

GOLDEN = Path(__file__).parent / "golden"
MOST_SETS = 600  # of options that are all tried
MANY = 500  # moves, of which a few stand for all where each is looked for among all


def option_sets(game: Game) -> list[dict[str, object]]:
    """Every combination of options that goes together; of very many so many that any two values meet."""
    names, values = [option.name for option in game.options], [values_of(option) for option in game.options]
    few = math.prod(map(len, values)) <= MOST_SETS
    chosen = itertools.product(*values) if few else every_two(values)
    return [options for row in chosen if goes_together(game, options := dict(zip(names, row, strict=True)))]


def values_of(option: Option) -> tuple[Value, ...]:
    """The values of an option; where every seat chooses for itself, also the last for the first seat."""
    return (*option.values, *option.each[-1:])


def goes_together(game: Game, options: dict[str, object]) -> bool:
    try:
        game.lay(options)
    except Refused:
        return False
    return True


def every_two(values: list[tuple[Value, ...]]) -> list[tuple[Value, ...]]:
    """Rows in which each value of each column stands beside each value of every other column at least once."""
    rng, rows = stream(0), []
    missing = {
        ((i, one), (j, other))
        for (i, left), (j, right) in itertools.combinations(enumerate(values), 2)
        for one in left
        for other in right
    }
    while missing:
        offers = [tuple(column[below(rng, len(column))] for column in values) for _ in range(50)]
        best = max(offers, key=lambda row: len(missing & pairs_in(row)))
        missing -= pairs_in(best)
        rows.append(best)
    return rows


def pairs_in(row: tuple[Value, ...]) -> set[tuple[tuple[int, Value], tuple[int, Value]]]:
    return set(itertools.combinations(enumerate(row), 2))


def random_game(game: Game, seed: int, most: int = 400, **options: object) -> Iterator[Table]:
    """A game of random moves, shown before every one of them and at the end."""
    rng = stream(seed)
    table = Table(game, options, seed=seed)
    for _ in range(most):
        yield table
        if table.turn == "over":
            return
        actions = table.actions()
        table.play(table.write(actions[below(rng, len(actions))]))


def golden_games(game: Game) -> Iterator[Table]:
    """The golden games again, shown at the start and after each row."""
    for file in sorted(GOLDEN.glob(f"{game.key}-*.txt")):
        played = ludothek.replay(file.read_text("utf-8"))
        table = unthrown(game, played.options, seats=played.seats, seed=played.dice.seed)
        yield table
        for step in played.steps:
            replay_row(table, step.actor, step.text)
            yield table


def last(tables: Iterator[Table]) -> Table:
    return list(tables)[-1]


# --- play ---


def test_random_games_end_with_shares_that_add_up(game: Game) -> None:
    for seed, options in enumerate(option_sets(game)):
        for seats in game.seats_with(options):
            engine = engine_for(game, loops.ENTRIES)
            board, positions = engine.board(options, seats), engine.positions(2)
            engine.run.set_up(board, positions)
            scores = engine.numbers(seats, kind="f8")
            engine.run.random_games(board, positions, engine.lists(1)[0], engine.stream(seed), 20, scores)
            assert positions[1]["turn"] == OVER
            assert all(0 <= share <= 1 for share in positions[1]["score"])
            assert sum(scores) <= 20 * seats
            assert seats == 1 or sum(scores) > 0


def test_texts_of_legal_moves_differ_and_are_found_again(game: Game) -> None:
    for table in random_game(game, 1, most=60):
        texts = table.moves()
        assert len(set(texts)) == len(texts)
        some = slice(0, None, 1 if len(texts) <= MANY else len(texts) // 40)
        assert [table.find(text) for text in texts[some]] == table.actions()[some]


def test_no_position_offers_more_than_the_title_page_says(game: Game) -> None:
    for table in random_game(game, 2, most=120):
        assert len(table.actions()) <= game.most
        assert all(0 <= action < game.actions for action in table.actions())


def test_weights_are_positive_and_make_up_all_ways(game: Game) -> None:
    table = Table(game, {}, throws="manual")
    rng, throws = stream(3), 0
    for _ in range(200):
        if table.turn == "over":
            break
        actions = table.actions()
        if table.turn == "chance":
            assert min(table.weights()) > 0
            assert sum(table.weights()) == game.rules.ways(table.board, table.state)
            throws += 1
        table.play(table.write(actions[below(rng, len(actions))]))
    assert (throws > 0) == game.chance


# --- what is seen and clicked ---


def test_every_choice_is_legal_and_every_legal_move_can_be_clicked(game: Game) -> None:
    for table in random_game(game, 4, most=60):
        if table.turn == "over":
            break
        choices = table.view(table.state.turn)["choices"]
        assert {choice["move"] for choice in choices} == set(table.moves())
        paths = {tuple(choice["clicks"]) for choice in choices}
        assert len(paths) == len(choices)
        assert not any(path[:n] in paths for path in paths for n in range(1, len(path))), "one path ends within another"
        assert all(choice["rule"] in rulebook("en", game.key) for choice in choices)


def test_another_seat_and_spectators_get_no_choices(game: Game) -> None:
    for table in random_game(game, 5, most=40):
        others = [seat for seat in range(table.seats) if seat != table.turn]
        assert all(table.view(seat)["choices"] == [] for seat in [*others, None])


def test_a_view_is_plain_data(game: Game) -> None:
    for table in random_game(game, 6, most=20):
        for seat in [*range(table.seats), None]:
            view = table.view(seat)
            assert json.loads(json.dumps(view)).keys() == view.keys()


def test_a_view_has_the_shape_that_its_room_declares(game: Game) -> None:
    """All fields are there and of their types; one that is not declared is dropped when it is read, and missed."""
    frame, room = TypeAdapter(Frame), TypeAdapter(game.view.View)
    sets = option_sets(game)
    several = [random_game(game, 13, most=100, **sets[i]) for i in range(0, len(sets), len(sets) // 3 + 1)]
    for table in itertools.islice(itertools.chain(*several, golden_games(game)), 0, None, 7):
        for seat in [*range(table.seats), None]:
            view = table.view(seat)
            assert frame.validate_python(view, strict=True) | room.validate_python(view, strict=True) == view


# --- transcripts and taking back ---


@pytest.mark.parametrize("moves", [0, 1, 17, 400])
def test_replaying_a_transcript_gives_the_same_bytes(game: Game, moves: int) -> None:
    for options in option_sets(game)[: 2 if moves > 100 and game.most > MANY else 6]:
        table = last(random_game(game, 7, most=moves + 1, **options))
        again = ludothek.replay(table.transcript())
        assert again.transcript() == table.transcript()
        assert again.state == table.state
        assert again.view(0) == table.view(0)


def test_undo_then_redo_is_the_identity(game: Game) -> None:
    table, rng = Table(game, {}, throws="manual"), stream(8)
    for _ in range(60):
        if table.turn == "over":
            break
        before, actions = table.state, table.actions()
        text = table.write(actions[below(rng, len(actions))])
        table.play(text)
        after = table.state
        table.undo(consent=True)
        assert table.state == before
        table.play(text)
        assert table.state == after


def test_undo_never_crosses_a_throw_a_new_turn_or_news(game: Game) -> None:
    table = Table(game, {}, throws="manual", seed=9)
    rng = stream(9)
    for _ in range(150):
        if table.turn == "over":
            break
        before, hidden = table.state, [hidden_from(table, seat) for seat in range(table.seats)]
        actions = table.actions()
        table.play(table.write(actions[below(rng, len(actions))]))
        if table.can_undo():
            assert before.turn != CHANCE, "a throw cannot be taken back"
            assert table.state.turn in (before.turn, CHANCE), "nor a move after which another seat was asked"
            for seat in set(range(table.seats)) - {before.turn}:
                assert hidden[seat] <= hidden_from(table, seat), "nor news"
            table.undo()
            assert table.state == before
            table.play(table.write(actions[0]))
        else:
            with pytest.raises(Refused) as refused:
                table.undo()
            assert refused.value.why == "undo"


def hidden_from(table: Table, seat: int) -> set[tuple[str, int]]:
    """The numbers of the position that a seat does not know: field and place."""
    known, unknown = vars(table.known(seat)), set()
    for name, true in vars(table.state).items():
        pairs = zip(true, known[name], strict=True) if isinstance(true, list) else [(true, known[name])]
        unknown |= {(name, i) for i, (one, other) in enumerate(pairs) if one != other}
    return unknown


def test_a_refused_move_changes_nothing(game: Game) -> None:
    for table in random_game(game, 10, most=40):
        before = table.transcript()
        for nonsense in ("xyzzy", "", " ", "\0", "a" * 5000, "💥", ">"):
            with pytest.raises(Refused):
                table.play(nonsense)
        assert table.transcript() == before


@pytest.mark.parametrize("texts", [100, pytest.param(500, marks=pytest.mark.soak)])
def test_any_text_is_a_legal_move_or_refused_with_a_rule(game: Game, texts: int) -> None:
    """Whoever says it, at any time, and nothing changes by a refusal."""

    @settings(max_examples=texts, deadline=None, derandomize=True, database=None)
    @given(data=st.data(), rng=st.integers(0, 9999).map(random.Random))
    def judge(data: st.DataObject, rng: random.Random) -> None:
        table, anything = some_position(game, rng)
        judged(table, data.draw(anything), data.draw(st.sampled_from([None, *range(table.seats)])))

    judge()


def some_position(game: Game, rng: random.Random) -> tuple[Table, st.SearchStrategy[str]]:
    """A table, and texts to try at it: those of the game's own tests, or parts of its moves put together anew."""
    if (Path(__file__).with_name("games") / game.key / "texts.py").exists():
        texts = import_module(f"tests.games.{game.key}.texts")
        return texts.somewhere(rng), texts.anything
    table = last(random_game(game, rng.randrange(100), most=1 + rng.randrange(40)))
    parts = [part for move in [*table.moves(), "undo"] for part in re.split(r"(\W)", move)]
    return table, st.text() | st.lists(st.sampled_from(parts), max_size=4).map("".join)


def test_moves_of_another_seat_after_the_end_and_stale_ones_are_refused(game: Game) -> None:
    table = Table(game, {}, seed=11)
    move, seat = table.moves()[0], table.state.turn
    with pytest.raises(Refused) as refused:
        table.play(move, seat=(seat + 1) % table.seats)
    assert refused.value.rule
    table.play(move, seat=seat, ply=table.ply)
    with pytest.raises(Refused) as refused:
        table.play(move, seat=seat, ply=table.ply - 1)
    assert refused.value.why == "stale"
    over = last(random_game(game, 12, most=20000))
    with pytest.raises(Refused) as refused:
        over.play(move)
    assert refused.value.why == "over"
    assert refused.value.rule


# --- the compiled engine ---


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.soak)])
def test_interpreted_and_compiled_rules_agree(game: Game, every: int) -> None:
    """Random games of every option set with every index checked; every fifth step of them, or every one, interpreted
    as well."""
    plain, checked = engine_for(game, loops.ENTRIES, "interpreted"), engine_for(game, loops.ENTRIES, "checked")
    for seed, options in enumerate(option_sets(game)):
        possible = game.seats_with(options)
        rng, seats = stream(seed), possible[seed % len(possible)]
        same, board, positions = plain.board(options, seats), checked.board(options, seats), checked.positions(1)
        out = checked.lists(1)[0]
        checked.run.set_up(board, positions)
        plain.run.set_up(same, start := plain.positions(1))
        assert checked.read(positions, 0) == start[0]
        for number in range(250):
            if positions[0]["turn"] == OVER:
                break
            n = checked.run.legal_at(board, positions, 0, out)
            action, before = int(out[below(rng, n)]), positions.copy()
            checked.run.apply_at(board, positions, 0, action)
            if number % every == seed % every:
                weight = checked.run.weight_at(board, before, 0, action)
                told = (out[:n].tolist(), weight, checked.read(positions, 0))
                assert told == step(plain, same, checked.read(before, 0), action)


def step(engine: Engine, board: Any, position: Any, action: int) -> tuple[list[int], int, Any]:
    """What is legal in a position, how many ways lead to an action, and what follows."""
    positions, out = [position], engine.lists(1)[0]
    n, weight = engine.run.legal_at(board, positions, 0, out), engine.run.weight_at(board, positions, 0, action)
    engine.run.apply_at(board, positions, 0, action)
    return out[:n], weight, positions[0]


def test_the_same_stream_plays_the_same_games_in_both_ways(game: Game) -> None:
    results = []
    for how in ("interpreted", "compiled"):
        engine = engine_for(game, loops.ENTRIES, how)
        board, positions, scores = engine.board({}), engine.positions(2), engine.numbers(game.seats[0], kind="f8")
        engine.run.set_up(board, positions)
        played = engine.run.random_games(board, positions, engine.lists(1)[0], engine.stream(5), 6, scores)
        results.append((played, list(scores)))
    assert results[0] == results[1]


def test_many_games_step_at_once_like_one(game: Game) -> None:
    """Eight positions at once, compiled, and each of them alone, interpreted, with the same chance."""
    many, one = engine_for(game, loops.ENTRIES), engine_for(game, loops.ENTRIES, "interpreted")
    board, positions, outs, counts = many.board({}), many.positions(8), many.lists(8), many.numbers(8)
    alone = [one.positions(1) for _ in range(8)]
    many.run.set_up(board, positions)
    for position in alone:
        one.run.set_up(one.board({}), position)
    rng, same, actions = many.stream(1), one.stream(1), many.numbers(8)
    for _ in range(30):
        for i in range(8):
            n = 0 if positions[i]["turn"] == OVER else many.run.legal_at(board, positions, i, outs[i])
            actions[i] = outs[i][i % n] if n else 0
        many.run.step_many(board, positions, actions, outs, counts, rng)
        for i, position in enumerate(alone):
            listed, counted = one.lists(1), [0]
            one.run.step_many(one.board({}), position, [int(actions[i])], listed, counted, same)
            assert one.read(position, 0) == many.read(positions, i)
            assert list(listed[0][: counted[0]]) == outs[i][: counts[i]].tolist()
