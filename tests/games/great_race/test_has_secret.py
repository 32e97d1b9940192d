"""Whether a crew sees what the others must not: then a screen that is shared is covered, otherwise not."""

from __future__ import annotations

import ludothek


def test_a_plan_is_secret_until_all_are_open_and_a_drawn_card_until_it_is_put_down() -> None:
    table = ludothek.table("great_race", seats=3, seed=3)
    seen = set()
    while table.view(0)["round"] < 3 and table.turn != "over":
        for seat in range(3):
            view, state = table.view(seat), table.state
            cards = slice(8 * seat, 8 * seat + 8)
            hidden = state.hand[cards] != state.shown[cards]
            planning = view["phase"] == "plan" and bool(table.turn == seat or state.planned[seat])
            assert view["secret"] == (planning or hidden)
            seen.add((view["phase"] == "plan", planning, hidden))
        moves = table.moves()
        table.play(next((move for move in moves if move in ("fetch", "plan FFPPM")), moves[0]))
    assert not table.view(None)["secret"]
    assert {(True, True, False), (True, False, False), (False, False, False), (False, False, True)} <= seen


def test_nobody_but_spectators_is_there_to_see_the_plan_of_a_lonely_crew() -> None:
    assert not ludothek.table("great_race", mode="solo").view(0)["secret"]


def test_at_the_end_nothing_is_secret() -> None:
    table = ludothek.table("great_race", seats=2)
    while table.view(int(table.turn))["phase"] != "plan":
        table.play(table.moves()[0])
    table.resign(1)
    assert [table.view(seat)["secret"] for seat in (0, 1)] == [False, False]
