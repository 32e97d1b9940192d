"""Battles of Masters Victory in the terminal: against a bot that keeps its numbers to itself."""

import io
import re
import sys

import pytest

import ludothek as house
from ludothek import Table
from ludothek.bots import answer, levels
from ludothek.core.words import words
from ludothek.games.masters_victory import GAME
from ludothek.terminal.commands import execute
from ludothek.terminal.session import Session
from tests.games.masters_victory.positions import place
from tests.games.masters_victory.test_terminal import squares
from tests.terminal.test_play import flat, only_file, steps

DEALS = ["deal f 3m 1 2 1 3 2", "1 2 3M 3 2 1", "deal"]


@pytest.fixture
def en():
    return words("en", GAME.key)


def fought(seed, *, seat=0, until=10_000, **options):
    """What a person types who plays like a bot, and the table that this and the bot lead to."""
    table = Table(GAME, options, seed=seed)
    bot, person, typed = levels.bot(GAME, 1, seed), levels.bot(GAME, 1, 99), []
    while table.turn != "over" and len(typed) < until:
        move = answer(table, person if table.turn == seat else bot)
        if table.turn == seat:
            typed.append(move.lower())
        table.play(move)
    return typed, table


def easy(seed, *more):
    return "play", "masters_victory", "--level", 1, "--seed", seed, *more


def deals(table, seat):
    return [played.text for played in table.line if played.text.startswith("deal") and played.actor == seat]


def last_board(text):
    """The squares of the last map in a text."""
    head = text.rindex("\n   1  2  3", 0, text.rindex("\n   1  2  3")) + 1
    return squares(text[head:])


@pytest.mark.parametrize(("seat", "options"), [(0, {}), (1, {"fire": "ask", "quiet_limit": "30"})])
def test_a_whole_battle_against_a_bot(here, home, en, seat, options):
    """W2.2: all is told, but of the bot's numbers only that they are dealt."""
    typed, table = fought(4, seat=seat, **options)
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    text = here(*easy(4, "--side", seat, *chosen), typed=typed)
    kept = only_file(home)
    assert steps(kept) == [f"{step.actor}  {step.text}" for step in table.steps]
    for played in table.line:
        telling = table.game.telling
        tell = telling.tell if played.actor == seat else telling.tell_others
        message, facts = tell(table.board, played.before, played.action)
        assert flat(en(message, **facts)) in flat(text)
    assert all(f". {deal} " in flat(text) for deal in deals(table, seat))
    assert all(deal not in text for deal in set(deals(table, 1 - seat)) - set(deals(table, seat)))
    assert [flat(text).count(f" dealt. deal {kind} ") for kind in "FTS"] == [1, 1, 1]
    assert en(f"ending-{table.view()['ending']}") in flat(text)
    assert here("verify", kept).startswith("The file is intact.")


def test_numbers_are_dealt_by_hand_or_by_chance(here):  # W2.2
    text = here(*easy(4), typed=[*DEALS, "quit"])
    seen = last_board(text)
    assert [seen[at] for at in ("B2", "B5", "B7", "B9", "B11", "B14")] == [" F*", " F1", " F2", " F1", " F3", " F2"]
    assert [seen[at] for at in ("D2", "D14", "E3", "E6", "E10", "E13")] == [" T1", " T2", " T*", " T3", " T2", " T1"]
    assert sorted(seen[at] for at in ("F2", "F4", "F7", "F9", "F12", "F14")) == [
        " S*",
        " S1",
        " S1",
        " S2",
        " S2",
        " S3",
    ]
    assert "the fighters dealt: B2 3♛, B5 1, B7 2, B9 1, B11 3, B14 2. deal F 3M 1 2 1 3 2 " in flat(text)
    assert text.index("Red: numbers of the soldiers dealt:") < text.index("Green: numbers of the")


def test_the_enemy_is_drawn_without_numbers(here):  # W11.1
    seen = last_board(here(*easy(4), typed=[*DEALS, "quit"]))
    assert [seen[at] for at in ("Q2", "O2", "M2", "P5", "O4")] == [" f ", " t ", " s ", " b ", " a "]


# --- a turn ---


def test_moves_are_typed_as_people_write_them(here):
    text = here(*easy(4), typed=[*DEALS, " f2 g2", "B2-h5", "d4 to c4", "stay", "END", "quit"])
    for move in ("F2>G2", "B2>H5", "D4>C4", "stay", "end"):
        assert f"  {move}\n" in text


def test_plain_moves_are_taken_back_until_the_turn_is_ended(here, home, en):
    """A deal too; but not what has gone to the other side."""
    typed = ["deal", "undo", *DEALS, "undo", "f2 g2", "undo", "f2 g2", "end", "undo", "save game.txt", "quit"]
    text = here(*easy(4), typed=typed)
    assert text.count(en("said-undo")) == 2
    assert flat(text).count(en("refused-undo-shown")) == 2
    table = house.replay((home / "game.txt").read_text())
    assert [step.text for step in table.steps].count("undo") == 2


def test_a_square_and_the_zones_are_shown_on_request(here):
    text = here(*easy(4), typed=[*DEALS, "e3", "quit"])
    assert "From E3:   ○ 55" in text
    assert last_board(text)["E3"][0] == "»"
    assert last_board(text)["H5"] == "▓○▓"
    text = here(*easy(4), typed=[*DEALS, "zones", "quit"])
    assert "Artillery zones: Red D4 D7 D9 D12 · Green O12 O9 O7 O4" in text
    assert (last_board(text)["G7"], last_board(text)["L7"]) == (" ↑ ", " ↓ ")
    text = here(*easy(4), typed=[*DEALS, "q2", "quit"])
    assert "Q2: Green · fighter · can be 1 (33 %), 2 (33 %), 3 (17 %), 3M (17 %)" in flat(text)


def test_green_sits_in_the_north(here):
    text = here(*easy(4, "--side", "green"), typed=["deal", "deal", "deal", "quit"])
    assert re.search(r"^  15 14 13", text, re.MULTILINE)
    assert "Q14 Q11 Q9 Q7 Q5 Q2." in flat(re.sub(r"^[A-R]  .* [A-R]  ", "", text, flags=re.MULTILINE))


def test_the_moves_are_listed_in_short(here):
    text = here(*easy(4), typed=[*DEALS, "moves", "quit"])
    assert "\nCan move:\nF B2 B5 B7 B9 B11 B14\nB C5 C8 C11\n" in text
    assert "B2>B3" not in text


def test_refusals_name_the_rule_and_the_squares(here, en):
    text = flat(here(*easy(4), typed=["deal f 1 1 1 1 1 1", *DEALS, "b2 h16", "e3 i3", "what now", "quit"]))
    assert "(W1.3)" in text or "(W2.2)" in text
    assert en("refused-off-board", square="H16") in text
    assert "(W4.1) ▸" in text
    assert "“what now”" in text


def test_a_hint_is_legal_and_has_a_reason(here):
    text = flat(here(*easy(4), typed=["hint", *DEALS, "hint", "quit"]))
    first, second = re.findall(r"Hint: .+? Type ([^.]+)\.", text)
    assert first.startswith("deal F ")
    assert re.fullmatch(r"[A-R]\d+>[A-R]\d+|end", second)


def test_giving_up_a_master_is_asked_about(monkeypatch, capsys, en):  # W-EX12
    table = place("S3M R8, T1 A2, F1 G7", "S1 M7")
    session = Session(table, 0, levels.bot(GAME, 1, 1), "Bot", turned=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\ny\n"))
    execute(session, "switch r8")
    assert table.line == []
    execute(session, "switch r8")
    assert [played.text for played in table.line] == ["switch R8"]
    assert capsys.readouterr().out.count(en("drawn-sure-master")) == 2


def test_who_ends_a_turn_is_asked_once_about_shots_that_are_left(monkeypatch, capsys, en):  # W8.7
    table = place("A D7, F1 G1", "S1 G8, S2 R1")
    session = Session(table, 0, levels.bot(GAME, 1, 1), "Bot", turned=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\ny\n"))
    execute(session, "end")
    assert table.line == []
    execute(session, "end")
    assert [played.text for played in table.line] == ["end"]
    assert capsys.readouterr().out.count(en("drawn-sure-fire", shots="D7 (S G8)")) == 2


def test_done_ends_a_switch(capsys):  # W10.1
    table = place("S2 R5, F1 G7", "S1 M7")
    session = Session(table, 0, levels.bot(GAME, 1, 1), "Bot", turned=False)
    for line in ("switch r5", "+t1 d14", "+f1 b2", "done"):
        execute(session, line)
    assert [played.text for played in table.line] == ["switch R5", "+T1@D14", "+F1@B2", "done"]


# --- files ---


def test_a_running_battle_is_kept_with_a_word_about_its_secrets(here, home, en):
    text = here(*easy(4), typed=[*DEALS, "f2 g2", "end", "save game.txt", "quit"])
    assert flat(en("terminal-saved-secrets")) in flat(text)
    table = house.replay((home / "game.txt").read_text())
    again = here("play", "--resume", "game.txt", typed=["quit"])
    assert last_board(again) == last_board(text)
    for told in (text, again, here("replay", "game.txt")):
        assert all(deal not in flat(told) for deal in set(deals(table, 1)) - set(deals(table, 0)))
    assert "B11 3, B14 2. deal F 3M 1 2 1 3 2 " in flat(here("replay", "game.txt"))


def test_a_finished_battle_is_looked_at_again_with_open_deals(here, home):
    _, table = fought(4, quiet_limit=3)
    (home / "game.txt").write_text(table.transcript())
    text = here("replay", "game.txt")
    assert re.findall(r"^Masters Victory, step (\d+) of", text, re.MULTILINE) == [str(i) for i in range(table.ply + 1)]
    assert all(f". {deal} " in flat(text) for seat in (0, 1) for deal in deals(table, seat))
    assert "Can move" not in text


# --- a real terminal ---


def test_a_few_turns_at_a_real_terminal(window, home):
    """Read what is offered, type it, and leave in the middle of it."""
    battle = window(*easy(11))
    text = battle.wait_for("Your move > ")
    assert max(map(len, text.splitlines())) <= 80
    for _ in range(3):
        battle.type("deal\n")
        text = battle.wait_for("Your move > ")
    assert "Green: numbers of the soldiers dealt.  deal S\n" in text
    for _ in range(3):
        battle.type(re.search(r"T ([A-R]\d+)", text)[1] + "\n")
        text = battle.wait_for("Your move > ")
        assert "○" in text
        battle.type("end\n")
        text = battle.wait_for_any("Your move > ", "(y/n, Enter: no)")
        if "(y/n, Enter: no)" in text:  # artillery could still fire
            battle.type("y\n")
            text = battle.wait_for("Your move > ")
        assert "Green: turn ended." in text
    assert "Saved to" in battle.press_until("\x03", "See you at the table.")
    assert battle.result() == 0
    assert house.replay(only_file(home).read_text()).turn == 0
    assert re.search(r"\x1b\[1;38;5;231;48;5;124m[FTS][123*]", battle.all), "Red's pieces are red"


def test_a_terminal_without_colour_or_signs(ludothek):
    plain = {"NO_COLOR": "1", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "TERM": "dumb"}
    done = ludothek(*easy(4), typed=[*DEALS, "e3", "zones"], **plain)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "I  . mmmmmmmmm .  . mmm" in done.stdout
    assert "H  o  o  o  o #o##o# o  o  . ######" in done.stdout
    assert "Red to move . 3 moves left" in done.stdout
