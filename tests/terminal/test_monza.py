"""Races in the terminal: several bots, throws that wait until a turn is ended, a whole race at a real terminal."""

import re

import pytest

import ludothek as house
from ludothek import Table
from ludothek.bots import answer, levels
from ludothek.core.words import words
from ludothek.games import GAMES
from tests.terminal.test_play import flat, only_file, steps

MONZA = GAMES["monza"]
EN = words("en", "monza")
DONE = "Enter ends your turn, undo takes the last step back > "


def raced(seed, *, seats, seat=0, until=10_000, **options):
    """What a person types who always lays the first piece on offer, and the table that this and the bots lead to."""
    table = Table(MONZA, options, seats=seats, seed=seed, confirming={seat})
    bot, typed = levels.bot(MONZA, 1, seed), []
    while table.turn != "over" and len(typed) < until:
        if table.waiting == seat:
            typed.append("")
            table.confirm(seat)
        elif table.turn == seat:
            typed.append(table.moves()[0].lower())
            table.play(table.moves()[0])
        else:
            table.play(answer(table, bot))
    return typed, table


def easy(seed, seats, *more):
    return "play", "monza", "--level", 1, "--seed", seed, "--seats", seats, *more


@pytest.mark.parametrize(
    ("seats", "seat", "options"),
    [
        (2, 0, {}),
        (3, 2, {"rules": "pro", "bonus": "true"}),
        (4, 1, {"track": "long", "rules": "pro", "may_stop": "true"}),
        (4, 0, {"bonus": "true", "must_max": "true", "first_seat": "3"}),
        (3, 1, {"bonus": "true", "cars": "B,G,R"}),
    ],
)
def test_a_whole_race_against_so_many_bots(here, home, seats, seat, options):
    typed, table = raced(5, seats=seats, seat=seat, **options)
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    text = here(*easy(5, seats, "--side", seat, *chosen), typed=typed)
    kept = only_file(home)
    assert steps(kept) == [f"{step.actor}  {step.text}" for step in table.steps if step.actor >= 0]
    others = "Bot (Curious)" if seats == 2 else f"{seats - 1} × Bot (Curious)"
    sides = [EN(side) for side in table.view()["sides"]]
    assert text.startswith(f"Monza. Your side: {sides[seat]}. Against you: {others}.\n")
    for played in table.line:
        message, facts = table.game.telling.tell(table.board, played.before, played.action)
        assert flat(EN(message, **facts)) in flat(text)
    (winner,) = table.view()["winners"]
    bot = "Bot (Curious)" if seats == 2 else f"{sides[winner]} · Bot (Curious)"
    result = EN("terminal-you-win") if winner == seat else EN("terminal-you-lose", bot=bot)
    assert f"{result}\nThe race is over.\nTo see the game again: ludothek replay {kept}\n" in text
    assert here("verify", kept).startswith("The file is intact.")


def test_a_win_can_be_shared(here, home):
    """Seats that come home with equally many dice win together, and a race that nobody finishes is a draw (M6.6)."""
    seed = next(seed for seed in range(400) if len(raced(seed, seats=2)[1].view()["winners"]) == 2)
    typed, _ = raced(seed, seats=2)
    assert "Shared win: Red, Yellow.\nThe race is over.\n" in here(*easy(seed, 2), typed=typed)
    typed, table = raced(1, seats=2, round_cap=1)
    assert table.view()["winners"] == []
    text = here(*easy(1, 2, "--option", "round_cap=1"), typed=typed)
    assert f"A draw.\n{EN('ending-cap')}\n" in text


# --- the end of a turn ---


@pytest.fixture
def first_turn():
    """What is typed up to the point where the first turn of a race waits for its end."""
    typed, _ = raced(3, seats=3)
    return typed[: typed.index("")]


def test_the_last_step_can_be_taken_back_until_the_turn_is_ended(here, home, first_turn):
    text = here(*easy(3, 3), typed=[*first_turn, "undo", first_turn[-1], "done", "undo", "save game.txt", "quit"])
    assert f"{DONE}undo\nThe last move was taken back.\n" in text
    before, after = text.split(f"{DONE}done\n")
    assert "Yellow: roll" not in before
    assert after.startswith("Yellow: roll")
    assert words("en")("refused-undo-thrown") in flat(after)
    table = house.replay((home / "game.txt").read_text())
    assert [step.text for step in table.steps].count("undo") == 1
    assert table.turn == 0


def test_steps_are_taken_back_one_by_one_but_no_throw(here, home, first_turn):
    undone = ["undo"] * len(first_turn)
    text = here(*easy(3, 3), typed=[*first_turn, *undone, "undo", "save game.txt", "quit"])
    assert text.count("The last move was taken back.") == len(first_turn)
    assert "There is nothing to undo." in text
    table = house.replay((home / "game.txt").read_text())
    assert [played.actor for played in table.line] == [-1]


def test_meanwhile_everything_else_is_refused_or_answered(here, first_turn):
    text = here(*easy(3, 3), typed=[*first_turn, "w", "hint", "moves", "help", "rule m3.1", "quit"])
    assert flat(text).count(words("en")("refused-confirm")) == 2
    assert "M3.1 " in text
    assert text.count(DONE) == 6


def test_a_race_saved_while_it_waits_goes_on_waiting(here, home, first_turn):
    here(*easy(3, 3), typed=[*first_turn, "save game.txt", "quit"])
    text = here("play", "--resume", "game.txt", typed=["undo", "quit"])
    assert "Resuming after" in text
    assert f"{DONE}undo\nThe last move was taken back.\n" in text
    other = here("play", "--resume", "game.txt", "--side", "yellow", typed=["quit"])
    assert "Your side: Yellow. Against you: 2 × Bot (Curious)" in other
    assert "Yellow: roll" in other
    assert DONE not in other


# --- words and typing ---


def test_only_two_can_give_up(here):
    assert "You can only give up in a game for two." in here(*easy(3, 3), typed=["resign", "quit"])
    assert "Gave up: Red." in here(*easy(3, 2), typed=["resign", "y"])


def test_a_colour_or_a_space_is_enough(here):
    assert "W>O1\n" in here(*easy(3, 2), typed=[" w ", "quit"])
    assert "W>O1\n" in here(*easy(3, 2), typed=["o1", "quit"])
    text = here(*easy(3, 2), typed=["start", "p", "o2", "quit"])
    assert "Your move > start\nFrom START:  W>O1 from the starting line" in text
    assert "You have no purple die left." in text
    assert "From the starting line you go to the white or the purple space." in flat(text)


def test_the_turbo_roll_is_taken_by_its_name(here, home):
    """M8.2: all six dice are laid and a tile still fits; what is kept is `stop`."""
    seed, typed = next(filter(None, map(typed_up_to_turbo, range(300))))
    options = ("--option", "rules=pro", "--option", "track=long")
    text = here(*easy(seed, 2, *options), typed=[*typed, " TURBO ", "save game.txt", "quit"])
    assert f"turbo {EN('do-turbo')}" in flat(text)
    assert "Red: all six dice used. Turbo Roll" in flat(text)
    texts = [step.text for step in house.replay((home / "game.txt").read_text()).steps]
    assert texts[texts.index("stop") + 1].startswith("turbo ")


def typed_up_to_turbo(seed):
    """A seed and what is typed in its first turn until only tiles fit and all dice are laid; None if they are not."""
    table, typed = Table(MONZA, {"rules": "pro", "track": "long"}, seats=2, seed=seed, confirming={0}), []
    while table.turn == 0 and (dice := [move for move in table.moves() if re.match(r"[RYGBPW]>", move)]):
        typed.append(dice[0])
        table.play(dice[0])
    kinds = {one["kind"] for one in table.view(0)["choices"]} if table.turn == 0 else set()
    return (seed, typed) if "turbo" in kinds else None


def test_hint_and_level(ludothek):
    done = ludothek(*easy(3, 2), typed=["hint", "quit"])
    assert re.search(r"Hint: white on the outer lane\. .+ Type W>O1\.", done.stdout)


# --- replay ---


def test_a_race_is_looked_at_again(here, home):
    _, table = raced(5, seats=3, rules="pro", bonus="true")
    (home / "race.txt").write_text(table.transcript())
    text = here("replay", "race.txt")
    assert re.findall(r"^Monza, step (\d+) of", text, re.MULTILINE) == [str(i) for i in range(table.ply + 1)]
    assert text.count("START O") == table.ply + 1
    assert "The race is over." in text
    first = here("replay", "race.txt", "--step", 0)
    assert "Red to roll" in first
    assert "»" not in text


# --- a real terminal ---


def test_a_whole_race_at_a_real_terminal(window, home):
    """Read what is offered, type the letter of the first colour, end the turn with Enter, until the race is run."""
    race = window(*easy(11, 4))
    text = race.wait_for(" > ")
    while "The race is over." not in text:
        last = text.splitlines()[-1]
        if "Enter ends your turn" in last:
            race.type("\n")
        else:
            offered = re.findall(r"^From \w+:  (\+?[RYGBPW]>\w+|stop)", text, re.MULTILINE)[-1]
            race.type(f"{offered.split('>')[0].lower()}\n")
        text = race.wait_for_any(" > ", "ludothek replay")
    assert race.result() == 0
    assert house.replay(only_file(home).read_text()).turn == "over"
    screen = re.findall(r"\x1b\[1;38;5;\d+;48;5;160m", race.all)
    assert screen, "red spaces are red"


def test_a_terminal_without_colour_or_signs(ludothek):
    done = ludothek(*easy(3, 4), typed=["w"], NO_COLOR="1", PYTHONIOENCODING="ascii", PYTHONUTF8="0", TERM="dumb")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "\nSTART O*W1   >G2 |#######|" in done.stdout
    assert "Red: roll . 2 red . 2 green" in done.stdout
