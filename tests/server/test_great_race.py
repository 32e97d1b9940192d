"""The Great Race through the server: a game for one, a seat that leaves, a plan thought over, and what T does."""

from __future__ import annotations

import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludothek.games import great_race
from tests.server.browser import Browser, Message, all_arrive, together
from tests.server.server import PERSON, Server, eventually

WORDS = Path(great_race.__file__).parent / "words"
SHORT = {"max_rounds": 2}
PLAN = "plan FPMME"


def sit(house: Server, stack: ExitStack, seats: int, **plan: Any) -> list[Browser]:
    """People at a new table of so many seats."""
    made = house.make(*[PERSON] * seats, game="great_race", **plan)
    return [stack.enter_context(Browser(house, token)) for token in made["tokens"]]


def somebody(browsers: list[Browser]) -> Browser:
    """Whoever is to decide."""
    return next(browser for browser in together(browsers) if browser.moves)


def hurry(browsers: list[Browser], phase: str) -> None:
    """Take and plan what comes first and pass, until a phase of the game, or its end."""
    while (view := browsers[0].shown["view"])["phase"] != phase and view["turn"] != "over":
        mover = somebody(browsers)
        mover.play("pass" if "pass" in mover.moves else PLAN if PLAN in mover.moves else None)
        together(browsers)


def vehicles(shown: Message, what: str) -> list[Any]:
    return [one[what] for one in shown["view"]["vehicles"]]


# --- for one ---


def test_a_game_for_one_is_laid_and_played(house: Server) -> None:
    """G15.1: two rounds against T, whatever comes to mind."""
    rng = random.Random(3)
    with ExitStack() as stack:
        (one,) = sit(house, stack, 1, options={"mode": "solo"})
        while one.shown["view"]["round"] < 3:
            one.play(rng.choice(one.moves))
        assert (len(one.shown["seats"]), vehicles(one.shown, "crew")) == (1, ["FR", "T"])
        assert one.shown["view"]["torpedo"]["revealed"] == 3


@pytest.mark.parametrize(("mode", "seats", "possible"), [("solo", 2, "1"), ("race", 1, "2, 3, 4, 5")])
def test_a_table_for_as_many_as_cannot_play_is_refused(house: Server, mode: str, seats: int, possible: str) -> None:
    plan = {"game": "great_race", "seats": [PERSON] * seats, "options": {"mode": mode}}
    answer = house.http.post("/api/tables", json=plan)
    assert (answer.status_code, answer.json()["why"], answer.json()["facts"]["possible"]) == (400, "seats", possible)


def test_there_is_nobody_to_ask(house: Server) -> None:
    """D3, G19.5: no draw, a take-back granted only where nothing stands in its way."""
    with ExitStack() as stack:
        (one,) = sit(house, stack, 1, options={"mode": "solo"})
        assert one.why_not("ask", what="takeback") == "undo-nothing"
        one.play("plan FFPPM")
        assert one.why_not("ask", what="draw") == "draw-alone"
        assert one.why_not("ask", what="takeback") == "undo-shown"
        assert one.why_not("answer", what="draw", yes=True) == "not-asked"
        assert one.do("resign")["view"]["score"] == [0.0]


def test_what_t_did_is_told_below_the_row_it_followed(house: Server) -> None:
    """G15.12, G16.1: to the player and to those who watch."""
    made = house.make(PERSON, game="great_race", options={"mode": "solo"})
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["watch"]) as third:
        one.play("plan FFPPM")
        est = one.shown["said"][-1]
        assert est["message"] == "said-estienne"
        assert [(row["message"], row["rule"]) for row in est["also"]] == [("told-goal", "G16.1")]
        tiles = one.play("fund")["said"][-1]
        assert {row["message"] for row in tiles["also"]} <= {"told-lay", "told-lay-beside", "told-box"}
        assert len(tiles["also"]) == one.shown["view"]["torpedo"]["card"]["tiles"]
        third.see(ply=one.ply)
        with Browser(house, made["watch"]) as again, Browser(house, made["tokens"][0]) as me:
            assert again.shown["said"] == me.shown["said"], "in a game for one nobody was told less so far"


def test_a_last_choice_is_taken_back_across_steps_of_t(house: Server) -> None:
    """D3: where nothing was drawn for T in between; otherwise it stays, and asking does not help."""
    rng = random.Random(1)
    with ExitStack() as stack:
        (one,) = sit(house, stack, 1, options={"mode": "solo"})
        answers = set()
        while len(answers) < 2 and one.shown["view"]["turn"] != "over":
            one.play(rng.choice(one.moves))
            can = one.shown["view"]["undo"]
            answers.add(can)
            if can:
                assert one.do("undo")["said"][-1]["message"] == "row-undo"
                one.play(rng.choice(one.moves))
            else:
                assert one.why_not("undo") == "undo"
                assert one.why_not("ask", what="takeback") in ("undo-shown", "over")


def test_a_hint_for_one_names_a_move_and_a_reason(house: Server) -> None:
    with ExitStack() as stack:
        (one,) = sit(house, stack, 1, options={"mode": "solo"})
        one.say("hint", ply=one.ply)
        hint = one.expect("hint")
        assert hint["advised"]["move"] in one.moves
        for told in (hint["advised"]["said"], hint["reason"]):
            assert f"\n{told['message']} =" in (WORDS / "en.ftl").read_text("utf-8")
        assert house.steps(one.shown["table"]) == [], "a hint plays nothing"


# --- leaving ---


def test_of_three_one_leaves_and_the_others_race_on(house: Server) -> None:
    """G13.8: in another's turn; whoever has left is asked nothing and has no say."""
    with ExitStack() as stack:
        one, two, three = seats = sit(house, stack, 3, options=SHORT)
        hurry(seats, "turn")
        assert one.shown["view"]["turn"] == 0
        row = three.do("resign")["said"][-1]
        assert (row["message"], row["seat"]) == ("row-resign", 2)
        assert vehicles(together(seats)[0].shown, "at")[2] is None
        assert three.shown["view"]["resign"] is False
        assert [three.why_not("resign"), three.why_not("ask", what="draw")] == ["resigned", "resigned"]
        one.tell("ask", ply=one.ply, what="draw")
        three.see(asks=["draw:0"])
        assert three.why_not("answer", what="draw", yes=False) == "resigned"
        assert two.look()["asks"] == ["draw:0"], "it still waits for the second seat"
        hurry(seats, "over")
        assert (one.shown["view"]["turn"], one.shown["view"]["score"][2]) == ("over", 0)
        assert sorted(one.shown["view"]["score"]) == [0, 0.5, 1]


def test_the_second_of_two_left_alone_can_agree_to_a_draw(house: Server) -> None:
    """G13.8: nobody waits for the word of whoever has left, and nothing is shared with them."""
    with ExitStack() as stack:
        one, two, three = sit(house, stack, 3)
        three.do("resign")
        together([one, two, three])
        one.tell("ask", ply=one.ply, what="draw")
        two.see(asks=["draw:0"])
        assert two.do("answer", what="draw", yes=True)["view"]["score"] == [0.5, 0.5, 0]


def test_whose_time_is_out_leaves_and_the_next_clock_runs(house: Server) -> None:
    """G13.8: also where a seat that has left is given up to whoever comes."""
    made = house.make(*[PERSON] * 3, game="great_race", clock={"kind": "move", "seconds": 600, "out": "loss"})
    all_arrive(house, made)
    house.kill()
    house.rows("update tables set deadline = ? where id = ?", time.time() - 1, made["table"])
    house.start()
    eventually(lambda: house.steps(made["table"])[-1] == "time")
    with Browser(house, made["tokens"][1]) as two, Browser(house, made["tokens"][2]) as three:
        assert (two.shown["said"][-1]["message"], two.shown["said"][-1]["seat"]) == ("row-time", 2)
        assert (two.shown["view"]["turn"], two.shown["running"]) == (1, 1)
        three.tell("leave")
        assert two.expect("table", lambda shown: shown["seats"][2]["kind"] == "open")["running"] == 1
        assert two.play("take 1")["running"] == 0


# --- plans ---


def test_a_plan_is_withdrawn_over_the_socket(house: Server) -> None:
    """G4.1, G4.3: others learn that there is a plan, and that there is none any more."""
    with ExitStack() as stack:
        one, two, three = seats = sit(house, stack, 3, options=SHORT)
        hurry(seats, "plan")
        one.play("plan FFPPM")
        two.see(ply=one.ply)
        told = two.play("plan MMMEE")["said"][-1]
        assert (told["text"], told["facts"]["mechanic"]) == ("plan MMMEE", 3)
        heard = three.see(ply=two.ply)["said"][-1]
        assert (heard["text"], heard["log"], heard["message"]) == ("plan", "plan", "heard-plan")
        assert [browser.shown["view"]["undo"] for browser in together(seats)] == [True, True, False]
        assert one.do("undo")["said"][-1]["message"] == "row-undo"
        assert vehicles(three.see(ply=one.ply), "planned") == [False, True, False]
        one.play("plan PPMEE")
        together(seats)
        assert three.play("plan FPMME")["view"]["phase"] == "turn"
        assert vehicles(one.see(ply=three.ply), "plan") == ["PPMEE", "MMMEE", "FPMME"]
        assert one.why_not("undo") == "undo"
        assert one.refused("move", move="plan FFPPM")["rule"] == "G4.3"


def test_asking_for_a_plan_back_takes_back_no_more_than_that(house: Server) -> None:
    """G4.3: it took the others' plans and a card of the bivouac along once."""
    with ExitStack() as stack:
        one, two, three = seats = sit(house, stack, 3, options=SHORT)
        hurry(seats, "plan")
        for browser in (one, two):
            browser.play("plan FFPPM")
            together(seats)
        one.tell("ask", ply=one.ply, what="takeback")
        for browser in (two, three):
            browser.tell("answer", ply=browser.ply, what="takeback", yes=True)
        assert vehicles(one.look(), "planned") == [False, True, False]
        assert one.shown["view"]["phase"] == "plan"


# --- over a restart ---


def test_a_restart_in_the_middle_changes_no_byte(house: Server) -> None:
    """Withdrawn plans, a seat that left and secret draws are all told again as they were."""
    tokens = house.make(*[PERSON] * 3, game="great_race", options=SHORT)["tokens"]
    with ExitStack() as stack:
        one, two, three = seats = [stack.enter_context(Browser(house, token)) for token in tokens]
        hurry(seats, "plan")
        one.play("plan FPPME")
        two.see(ply=one.ply)
        one.do("undo")
        for browser in seats:
            together(seats)
            browser.play("plan FPPME")
        together(seats)
        one.play("fetch")
        together(seats)
        three.do("resign")
        before = [told(house, token) for token in tokens]
    house.kill()
    house.start()
    assert [told(house, token) for token in tokens] == before


def told(house: Server, token: str) -> tuple[Message, Message]:
    """All that a seat is told when it sits down, and the replay as it knows it, but not who is there."""
    with Browser(house, token) as browser:
        shown = {name: browser.shown[name] for name in ("ply", "view", "said", "asks", "clock", "trophies")}
    return shown, house.http.get(f"/api/replay/{token}").json() | {"seats": None}


def test_what_another_process_has_written_is_told_as_it_was(house: Server) -> None:
    """A plan that was made and withdrawn behind this one's back was told with the sentence of an older row once."""
    made = house.make(*[PERSON] * 3, game="great_race", options=SHORT)
    with ExitStack() as stack:
        one, *others = (stack.enter_context(Browser(house, token)) for token in made["tokens"])
        hurry([one, *others], "plan")
        house.write_log(made["table"], [(0, "plan FFPPM"), (0, "undo")])
        before = one.ply
        assert one.why_not("move", move=PLAN) == "stale"
        said = one.see(ply=before + 2)["said"]
        assert [row["message"] for row in said] == ["said-plan", "row-undo"]
        assert said[1]["undoes"] == [said[0]["n"]]
        assert said[0]["facts"]["funding"] == 2
