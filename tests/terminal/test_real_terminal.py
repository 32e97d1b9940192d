"""A person at a real (pseudo) terminal: a move typed, Ctrl-C pressed, a window closed, a replay walked through."""

from tests.terminal.drawn_boards import squares
from tests.terminal.test_play import EASY, only_file, played_here, steps


def test_a_move_at_a_real_terminal_then_ctrl_c(window, home):
    table = window(*EASY)
    assert squares(table.wait_for("Your move > "))["d1"] == "[6]"
    table.type("d1-c6\n")
    text = table.wait_for("Your move > ")
    assert "White: die from d1 by way of d6 to c6, top 2.  d1>d6>c6=2" in text
    assert "Bot (Curious): thinking…" in text
    assert "Saved to" in table.press_until("\x03", "See you at the table.")
    assert table.result() == 0
    assert len(steps(only_file(home))) == 2


def test_the_board_is_in_colour(window):
    table = window(*EASY)
    table.wait_for("Your move > ")
    assert "\x1b[1;38;5;233;48;5;230m[5]" in table.all


def test_ctrl_c_is_heard_while_the_bot_thinks(window, home):
    table = window("play", "tactix", "--level", 4, "--seed", 7)
    table.wait_for("Your move > ")
    table.type("d1-c6\n")
    table.wait_for(": thinking…")
    table.type("\x03")
    table.wait_for("See you at the table.")
    assert table.result() == 0
    assert steps(only_file(home)) == ["0  d1>d6>c6"]


def test_a_closed_window_keeps_the_game(window, home):
    table = window(*EASY)
    table.wait_for("Your move > ")
    table.type("d1-c6\n")
    table.wait_for("Your move > ")
    table.close()
    assert table.result() == 0
    assert len(steps(only_file(home))) == 2


def test_tab_finishes_a_move(window):
    table = window(*EASY)
    table.wait_for("Your move > ")
    table.type("d1>d7\t\n")
    table.wait_for("d1>d7=1")


def test_a_replay_is_walked_through(window, ludothek, home):
    ludothek(*EASY, typed=[*played_here(7, until=2)[0], "save game.txt", "quit"])
    film = window("replay", "game.txt")
    film.wait_for("q: leave > ")
    for key, step in (("\n", 1), ("n\n", 2), ("n\n", 3), ("b\n", 2), ("0\n", 0), ("b\n", 0), ("99\n", 4), ("\n", 4)):
        film.type(key)
        assert f"step {step} of 4" in film.wait_for("q: leave > ")
    film.type("q\n")
    assert film.result() == 0
