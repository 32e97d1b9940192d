"""What players settle among themselves: taking back, draws, giving up, hints and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import ludothek
from ludothek.games import GAMES
from ludothek.server.handlers import BEHIND
from tests.server.browser import Browser, play_on
from tests.server.server import BOT, OPEN, PERSON, Server

Pair = tuple[Browser, Browser]


@pytest.fixture
def pair(house: Server) -> Iterator[Pair]:
    tokens = house.make(PERSON, PERSON)["tokens"]
    with Browser(house, tokens[0]) as one, Browser(house, tokens[1]) as two:
        yield one, two


def sit(house: Server, stack: ExitStack, *seats: dict[str, Any], game: str = "tactix") -> list[Browser]:
    tokens = house.make(*seats, game=game)["tokens"]
    return [stack.enter_context(Browser(house, token)) for token in tokens if token]


# --- undo ---


def test_a_move_nobody_has_learned_from_can_be_undone_without_asking(house: Server) -> None:
    with ExitStack() as stack:
        one, two = sit(house, stack, PERSON, PERSON, game="secret")
        assert one.play("hide 2")["view"]["undo"]
        assert two.see(ply=1)["view"]["undo"] is False
        assert two.why_not("undo") == "undo"
        shown = one.do("undo")
        assert (shown["ply"], shown["view"]["number"]) == (2, 0)
        assert house.steps(shown["table"]) == ["hide 2", "undo"]


def test_what_was_shown_or_handed_on_cannot_be_undone_without_asking(house: Server, pair: Pair) -> None:
    one, _ = pair
    one.play()
    assert one.why_not("undo") == "undo"
    with ExitStack() as stack:
        hider, _ = sit(house, stack, PERSON, PERSON, game="secret")
        hider.play("hide 2")
        hider.play("show")
        assert hider.why_not("undo") == "undo"


# --- taking back ---


def test_a_take_back_is_asked_granted_and_stands_in_the_log(house: Server, pair: Pair) -> None:
    one, two = pair
    before = one.shown["view"]["pieces"]
    play_on([one, two], 2)
    one.tell("ask", ply=2, what="takeback")
    two.see(asks=["takeback:0"])
    shown = two.do("answer", what="takeback", yes=True)
    assert (shown["ply"], shown["asks"], shown["view"]["pieces"]) == (4, [], before)
    assert [row["text"] for row in shown["said"]] == ["undo", "undo"]
    assert one.see(ply=4)["view"]["turn"] == 0


def test_a_take_back_can_be_denied(pair: Pair) -> None:
    one, two = pair
    one.play()
    one.tell("ask", ply=1, what="takeback")
    two.see(asks=["takeback:0"])
    assert two.tell("answer", ply=1, what="takeback", yes=False)["ply"] == 1
    assert one.see(asks=[], ply=1)["view"]["turn"] == 1
    assert two.why_not("answer", what="takeback", yes=True) == "not-asked"


def test_a_take_back_needs_a_move_and_is_asked_once_until_the_game_goes_on(pair: Pair) -> None:
    one, two = pair
    assert one.why_not("ask", what="takeback") == "undo-nothing"
    one.play()
    assert two.see(ply=1)
    assert two.why_not("ask", what="takeback") == "undo-nothing"
    one.tell("ask", ply=1, what="takeback")
    assert one.tell("ask", ply=1, what="takeback")["asks"] == ["takeback:0"]
    assert two.play()["asks"] == []


def test_a_bot_always_grants_a_take_back(house: Server) -> None:
    with ExitStack() as stack:
        (one,) = sit(house, stack, PERSON, BOT)
        one.play()
        one.see(ply=2)
        shown = one.do("ask", what="takeback")
        assert (shown["ply"], shown["view"]["turn"], shown["asks"]) == (4, 0, [])
        assert one.play()["ply"] == 5
        one.see(ply=6)


def race(house: Server, stack: ExitStack, *seats: dict[str, Any]) -> list[Browser]:
    """Victory where seat 0 begins with a throw without crosses."""
    while True:
        browsers = sit(house, stack, *seats, game="victory")
        view = browsers[0].shown["view"]
        if view["turn"] == 0 and view["crosses"] == 0 and view["phase"] == "take":
            return browsers


def test_a_throw_is_taken_back_with_the_choice_before_it_and_no_more(house: Server) -> None:
    """It said that there was nothing to take back, or took the turns before along."""
    with ExitStack() as stack:
        one, two = race(house, stack, PERSON, PERSON)
        before = one.shown["view"]["throws"]
        assert one.shown["takeback"] == "undo-nothing"
        shown = one.play("take 1")
        assert (shown["takeback"], shown["view"]["undo"], shown["view"]["phase"]) == (None, False, "drive")
        one.tell("ask", ply=one.ply, what="takeback")
        two.see(asks=["takeback:0"])
        shown = two.do("answer", what="takeback", yes=True)
        assert (shown["view"]["phase"], shown["view"]["throws"], shown["view"]["turn"]) == ("take", before, 0)
        assert [row["text"] for row in shown["said"]] == ["undo"]


def test_no_bot_lets_one_throw_again(house: Server) -> None:
    """After a throw the button was offered, and answered that there was nothing to take back."""
    with ExitStack() as stack:
        (one,) = race(house, stack, PERSON, BOT)
        assert one.shown["takeback"] == "undo-nothing"
        assert one.play("take 1")["takeback"] == "undo-thrown"
        assert one.why_not("ask", what="takeback") == "undo-thrown"
        while not one.shown["view"]["confirm"]:
            assert one.play()["takeback"] is None, "what was driven can be driven otherwise"
        one.do("confirm")
        shown = one.expect("table", lambda shown: shown["view"]["turn"] == 0)
        assert (shown["view"]["phase"], shown["takeback"]) == ("take", "undo-thrown")


def test_among_three_everybody_must_agree(house: Server) -> None:
    with ExitStack() as stack:
        one, two, three = sit(house, stack, PERSON, PERSON, PERSON, game="template")
        one.tell("ask", ply=one.ply, what="draw")
        two.tell("answer", ply=two.ply, what="draw", yes=True)
        shown = three.look()
        assert (shown["agreed"], shown["unanswered"]) == (["draw:0:1"], ["draw:0:2"])
        assert shown["view"]["score"] is None, "the third has not been heard"
        assert three.do("answer", what="draw", yes=True)["view"]["score"] == [1 / 3] * 3


def test_who_agreed_once_has_not_agreed_to_the_next_offer(house: Server) -> None:
    with ExitStack() as stack:
        one, two, three = sit(house, stack, PERSON, PERSON, PERSON, game="template")
        for answers in ({two: True, three: False}, {three: True}):
            one.tell("ask", ply=one.ply, what="draw")
            for browser, yes in answers.items():
                browser.tell("answer", ply=browser.ply, what="draw", yes=yes)
        assert one.look()["view"]["score"] is None, "the second has not been asked again"


def test_who_comes_later_has_not_agreed(house: Server) -> None:
    with ExitStack() as stack:
        one, two, three = sit(house, stack, PERSON, PERSON, PERSON, game="template")
        one.tell("ask", ply=one.ply, what="draw")
        two.tell("answer", ply=two.ply, what="draw", yes=True)
        two.tell("leave")
        link = one.expect("table", lambda shown: shown["seats"][1]["link"])["seats"][1]["link"]
        stack.enter_context(Browser(house, house.sit(link)))
        three.tell("answer", ply=three.ply, what="draw", yes=True)
        assert one.look()["view"]["score"] is None, "who sits there now has not been heard"


# --- draws and giving up ---


def test_a_draw_is_offered_and_accepted(house: Server, pair: Pair) -> None:
    one, two = pair
    one.tell("ask", ply=0, what="draw")
    two.see(asks=["draw:0"])
    assert one.why_not("answer", what="draw", yes=True) == "not-asked"
    assert two.do("answer", what="draw", yes=True)["view"]["score"] == [0.5, 0.5]
    assert one.see(ply=1)["view"]["turn"] == "over"
    assert house.steps(one.shown["table"]) == ["draw"]
    assert house.rows("select over from tables where id = ?", one.shown["table"]) == [(1,)]


def test_no_draw_is_offered_to_an_empty_seat(house: Server) -> None:
    """Whoever sat down was met by the question."""
    with ExitStack() as stack:
        one = sit(house, stack, PERSON, OPEN)[0]
        assert one.why_not("ask", ply=0, what="draw") == "draw-alone"


def test_a_draw_is_declined_by_word_and_by_moving(pair: Pair) -> None:
    one, two = pair
    one.tell("ask", ply=0, what="draw")
    two.see(asks=["draw:0"])
    assert two.tell("answer", ply=0, what="draw", yes=False)["asks"] == []
    one.tell("ask", ply=0, what="draw")
    assert one.play()["asks"] == []


def test_a_bot_declines_a_draw_unless_it_is_behind(house: Server) -> None:
    table = ludothek.table("tactix")
    with ExitStack() as stack:
        (one,) = sit(house, stack, PERSON, BOT)
        assert one.why_not("ask", what="draw") == "draw-declined"
        made = house.make(PERSON, BOT)
        with Browser(house, made["tokens"][0]):
            pass  # the table goes to sleep
        behind(table, 1)
        house.write_log(made["table"], [(step.actor, step.text) for step in table.steps])
        (other,) = [stack.enter_context(Browser(house, made["tokens"][0]))]
        assert other.see(ply=table.ply)["view"]["turn"] == 0
        assert other.do("ask", what="draw")["view"]["score"] == [0.5, 0.5]


def behind(table: ludothek.Table, seat: int) -> None:
    """Play so that a seat loses dice for nothing and the other is to move."""
    value = GAMES["tactix"].bots
    while table.turn == seat or value.worth(table.board, table.state, seat) > BEHIND:
        sign = -1 if table.turn == seat else 1
        table.play(max(table.moves(), key=lambda move: (sign * gain(table, move), move)))
        assert table.turn != "over"


def gain(table: ludothek.Table, move: str) -> int:
    return int(table.game.bots.gain(table.board, table.state, table.find(move)))


def test_who_gives_up_loses_and_nothing_follows(house: Server, pair: Pair) -> None:
    one, two = pair
    one.play()
    assert one.do("resign")["view"]["score"] == [0, 1]
    two.see(ply=2)
    for t, facts in (
        ("resign", {}),
        ("move", {"move": "e9>e8"}),
        ("ask", {"what": "draw"}),
        ("why", {"clicks": ["e9"]}),
    ):
        assert two.why_not(t, **facts) == "over"
    assert two.why_not("ask", what="takeback") == "over"
    assert two.why_not("undo") == "undo"
    assert house.steps(one.shown["table"])[1:] == ["resign"]


def test_among_three_nobody_can_give_up(house: Server) -> None:
    with ExitStack() as stack:
        one, _, _ = sit(house, stack, PERSON, PERSON, PERSON, game="template")
        assert one.why_not("resign") == "resign-seats"


# --- hints and reasons ---


def test_a_hint_names_a_legal_move_and_its_reason(house: Server, pair: Pair) -> None:
    one, two = pair
    one.say("hint", ply=0)
    hint = one.expect("hint")
    choice = next(choice for choice in one.shown["view"]["choices"] if choice["move"] == hint["advised"]["move"])
    assert hint["advised"]["clicks"] == choice["clicks"]
    assert hint["advised"]["said"]["message"].startswith("advised-"), "the move, without the label of a side"
    assert hint["reason"]["message"].startswith("reason-")
    assert two.why_not("hint") == "hint-turn"
    assert house.steps(one.shown["table"]) == [], "a hint plays nothing"


@pytest.mark.parametrize(
    ("clicks", "why", "rule"),
    [
        (["e1", "e3"], "king-steps", "T3.4"),
        (["e9", "e8"], "not-yours", "T3.1"),
        (["d1", "d7"], "unfinished", None),
        (["e5"], "no-piece", "T3.1"),
    ],
)
def test_clicks_that_lead_nowhere_are_answered_with_the_rule(
    pair: Pair, clicks: list[str], why: str, rule: str | None
) -> None:
    refusal = pair[0].refused("why", clicks=clicks)
    assert (refusal["why"], refusal["rule"]) == (why, rule)


def test_clicks_out_of_turn_are_answered_with_the_rule(pair: Pair) -> None:
    refusal = pair[1].refused("why", clicks=["e9", "e8"])
    assert (refusal["why"], refusal["rule"]) == ("turn", "T2.4")
