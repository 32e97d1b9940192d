"""Whether a crew sees what the others must not: then a screen that is shared is covered, otherwise not."""

from __future__ import annotations

import ludothek


def test_a_plan_is_secret_until_all_are_open_and_a_drawn_card_until_it_is_put_down() -> None:
    table = ludothek.table("great_race", seats=2, seed=3)
    seen = set()
    while table.view(0)["round"] < 3 and table.turn != "over":
        for seat in (0, 1):
            view, state = table.view(seat), table.state
            cards = slice(8 * seat, 8 * seat + 8)
            hidden = state.hand[cards] != state.shown[cards]
            assert view["secret"] == (view["phase"] == "plan" or hidden)
            seen.add((view["phase"] == "plan", hidden))
        moves = table.moves()
        table.play(next((move for move in moves if move in ("fetch", "draw")), moves[0]))
    assert not table.view(None)["secret"]
    assert {(True, False), (False, False)} <= seen
