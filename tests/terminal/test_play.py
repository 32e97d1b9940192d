"""Games typed through a pipe, each in a process of its own: every word, every way to leave."""

import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from threading import Timer

import pytest

import ludothek as house
from ludothek import template
from ludothek.bots import answer, levels, warm
from ludothek.bots.simple import Greedy
from ludothek.core.origins import SIGNS, reading
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES
from tests.terminal.drawn_boards import piece, squares

PATIENCE = 60  # seconds for a game that is read from
EASY = ("play", "tactix", "--level", "1", "--seed", "7")


def steps(file):
    """The rows of a saved game without their numbers and remarks."""
    return re.findall(r"^ *\d+  (\d  [^;\n]+?)(?:  ;.*)?$", file.read_text(), re.MULTILINE)


def flat(text):
    """A text without its line breaks."""
    return " ".join(text.split())


def only_file(folder):
    (file,) = (folder / "state" / "ludothek").iterdir()
    return file


@contextmanager
def ended_after(seconds, process):
    """A process that falls silent is ended, so that whoever reads from it comes to an end too."""
    limit = Timer(seconds, process.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def read_until(wanted, process):
    """Read up to a line with what is wanted; fails if the process has ended before."""
    read = []
    for line in process.stdout:
        read.append(line)
        if re.search(wanted, line):
            return
    pytest.fail(f"no line with {wanted!r} before the end of:\n{''.join(read)}")


def played_here(seed, until=10_000):
    """The moves a greedy person types against the bot of level 1, and the table they lead to."""
    table = house.table("tactix", seed=seed)
    bot, person, typed = levels.bot(table.game, 1, seed), Greedy(table.game, 1), []
    while table.turn != "over" and len(typed) < until:
        table.play(move := answer(table, person))
        typed.append(move)
        if table.turn != "over":
            table.play(answer(table, bot))
    return typed, table


def test_a_whole_game_through_a_pipe(ludothek, home):
    typed, table = played_here(7)
    done = ludothek(*EASY, typed=typed)
    assert done.returncode == 0
    kept = only_file(home)
    assert steps(kept) == [f"{step.actor}  {step.text}" for step in table.steps]
    said, ending = words("en", "tactix"), table.view(0)["ending"]
    won = {0: "terminal-you-lose", 0.5: "terminal-draw", 1: "terminal-you-win"}[table.score[0]]
    again = {"program": f"{sys.executable} -m ludothek", "file": str(kept)}
    assert done.stdout.endswith(
        f"{said(won, bot='Bot (Curious)')}\n{said(f'ending-{ending}')}\n{said('terminal-again', **again)}\n"
    )
    assert ludothek("verify", kept).returncode == 0


def test_every_move_is_told_with_its_notation(here):
    done = here(*EASY, typed=["d1>d6>c6"])
    assert "White: die from d1 by way of d6 to c6, top 2.  d1>d6>c6=2\n" in done
    assert re.search(r"^Black: (die|king) from .*  [a-i]\d>", done, re.MULTILINE)


def test_save_and_resume_lead_to_the_same_position(ludothek, home):
    typed, table = played_here(7, until=5)
    first = ludothek(*EASY, typed=[*typed, "save game.txt", "quit"])
    assert f"Saved to {home / 'game.txt'}." in first.stdout
    assert not (home / "state").exists()  # saved already
    second = ludothek("play", "--resume", "game.txt", typed=["save again.txt"])
    assert "Resuming after 10 moves." in second.stdout
    assert (home / "again.txt").read_text() == (home / "game.txt").read_text()
    drawn = squares(second.stdout)
    assert {square: drawn[square].strip("·") for square in table.view(0)["pieces"]} == {
        square: piece(it) for square, it in table.view(0)["pieces"].items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_resumed_game_knows_chair_and_level_whatever_its_language(here, language):
    here(*EASY, "--side", "black", "--language", language, typed=["save game.txt", "quit"])
    done = here("play", "--resume", "game.txt", typed=["quit"])
    assert done.startswith("Tactix. Your side: Black. Against you: Bot (Curious).\n")


def test_undo_takes_back_my_move_and_the_answer(here, home):
    done = here(*EASY, typed=["undo", "d1>d7", "undo", "save game.txt", "quit"])
    assert "There is nothing to undo." in done
    assert "Taken back to your last turn." in done
    table = house.replay((home / "game.txt").read_text())
    assert (table.moves(), len(table.line), table.ply) == (house.table("tactix").moves(), 0, 4)


def test_undo_for_black_leaves_whites_first_move(here, home):
    here(*EASY, "--side", "black", typed=["undo", "e9>e8", "undo", "undo", "save game.txt", "quit"])
    table = house.replay((home / "game.txt").read_text())
    assert (len(table.line), table.turn) == (1, 1)


def test_hint_names_a_legal_move_and_a_reason(ludothek):
    done = ludothek(*EASY, typed=["hint", "quit"])
    said, reason, move = re.search(r"Hint: (.+?\.) (.+\.) Type (\S+)\.", flat(done.stdout)).groups()
    assert move in house.table("tactix").moves()
    assert said
    assert reason


def test_resign_asks_and_ends_the_game(ludothek, home):
    stayed = ludothek(*EASY, typed=["d1>d7", "resign", "n", "quit"])
    assert "Gave up" not in stayed.stdout
    done = ludothek(*EASY, "--language", "de", typed=["resign", "n", "resign", "J"])
    said = words("de", "tactix")
    assert said("terminal-resigned", who="Weiß") in done.stdout
    assert said("terminal-you-lose", bot=said("bot-name", level=said("level-1"))) in done.stdout


def test_a_square_shows_where_its_piece_can_go(here):
    done = here(*EASY, typed=["D1", "quit"])
    assert "From d1:" in done
    assert "d1>d6>c6  by way of d6  top 2" in done
    assert squares(done)["d7"] == "1"
    assert "There is no piece on e5." in here(*EASY, typed=["e5", "quit"])


def test_faces_and_turn_change_the_board(here):
    done = here(*EASY, typed=["faces", "quit"])
    assert squares(done)["d1"] == "[6]↓3→2"
    done = here(*EASY, typed=["faces", "turn", "quit"])
    assert squares(done)["d1"] == "[6]↓4→5"
    assert squares(here(*EASY, typed=["faces", "faces", "quit"]))["d1"] == "[6]"


def test_moves_lists_them_all_and_an_empty_line_shows_the_board(here):
    done = here(*EASY, typed=["moves", "quit"])
    assert set(house.table("tactix").moves()) <= set(done.split())
    assert here(*EASY, typed=["", "quit"]).count("┌") == 2


def test_rule_reads_one_a_chapter_or_all(here):
    rules = rulebook("en", "tactix")
    text = flat(here(*EASY, typed=["rule T3.9", "quit"]))
    assert f"T3.9 § {rules['T3.9']} § Printed in the rulebook" in text
    assert "T3.10" not in text
    chapter = here(*EASY, typed=["rule t4", "quit"])
    assert re.findall(r"^T\d\.\d+", chapter, re.MULTILINE) == ["T4.1", "T4.2", "T4.3", "T4.4", "T4.5"]
    assert re.findall(r"^T\d\.\d+", here(*EASY, typed=["rule"]), re.MULTILINE) == list(rules)
    assert "There is no rule T9." in here(*EASY, typed=["rule T9"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_disputed_rule_says_why_it_is_read_so_and_what_plays_it_otherwise(here, language):
    said, rules = words(language, "tactix"), rulebook(language, "tactix")
    text = flat(here(*EASY, "--language", language, typed=["rule T4.4", "quit"]))
    assert flat(f"T4.4 ⌂ {rules['T4.4']} {reading(language, 'tactix', 'T4.4')}") in text
    assert flat(said("reading-off", option=said("option-king_captures"))) in text
    legend = "   ".join(f"{sign} {said(f'origin-{origin}')}" for origin, sign in SIGNS.items())
    assert flat(legend) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_tells_sentence_squares_and_rule(here, language):
    done = here(*EASY, "--language", language, typed=["a1-a3", "a1>c1", "e9>e8", "pass", "nonsense"])
    text, said, rules = flat(done), words(language, "tactix"), rulebook(language, "tactix")
    for sentence in (
        f"{said('refused-steps', top=5, given=2)} (T3.3) ▸ a1 a3 T3.3 § {rules['T3.3']}",
        f"(T3.3) ▸ a1 c1 T3.3 § {rules['T3.3']}",
        f"{said('refused-not-yours', square='e9')} (T3.1) ▸ e9 T3.1 § {rules['T3.1']}",
        f"{said('refused-pass')} (T3.13) T3.13 ⌂ {rules['T3.13']}",
        f"{said('refused-unreadable', text='nonsense')} (T3.1) T3.1 § {rules['T3.1']}",
    ):
        assert flat(sentence) in text


def test_a_goal_alone_is_enough_unless_two_moves_are_meant(here):
    assert "d1>d6>c6=2" in here(*EASY, typed=["d1 c6", "quit"])
    _, table = played_here(7, until=3)
    pairs = {}
    for move in table.moves():
        pairs.setdefault((move[:2], move[-2:]), []).append(move)
    (origin, goal), both = next(item for item in pairs.items() if len(item[1]) > 1)
    typed, _ = played_here(7, until=3)
    done = here(*EASY, typed=[*typed, f"{origin}>{goal}", "quit"])
    assert f"Choose one of: {', '.join(both)}." in flat(done)


def test_options_and_preset_lay_the_board(here):
    short = here(*EASY, "--option", "short=true", typed=["quit"])
    assert "╄━━♔━━╃" in short
    duell = here(*EASY, "--preset", "duell", typed=["save game.txt", "quit"])
    assert squares(duell)["e8"] == "(♚)"


def test_the_level_may_be_any_of_four(ludothek):
    names = ["Curious", "Attentive", "Seasoned", "Master"]
    for level, name in enumerate(names, 1):
        done = ludothek("play", "tactix", "--level", level, typed=["quit"])
        assert done.stdout.startswith(f"Tactix. Your side: White. Against you: Bot ({name}).\n")
    done = ludothek("play", "tactix", "--seed", 1, typed=["d1>d7", "quit"])
    assert done.returncode == 0
    assert "Against you: Bot (Attentive)" in done.stdout
    assert re.search("^Black: (die|king) from ", done.stdout, re.MULTILINE)


def test_another_room_is_played_by_the_same_loop(here, home, monkeypatch):
    """One with throws: they are told like moves, the first one too, and what was before them cannot be taken back."""
    monkeypatch.setitem(GAMES, "template", template.GAME)
    monkeypatch.setattr(warm, "is_warm", lambda _: True)
    typed = ["undo", "stop", "undo", "go", "stop", "done", "undo", "save game.txt", "quit"]
    text = here("play", "template", "--level", 1, "--seed", 3, typed=typed)
    assert text.index("Red: a 6 is rolled") < text.index("Your move > undo\nThere is nothing to undo.")
    assert "Red: stop" in text
    assert words("en")("terminal-prompt-done") + " > undo\nThe last move was taken back." in text
    assert text.index("Yellow: a") > text.index("back > done")
    assert words("en")("refused-undo-thrown") in text
    assert here("verify", "game.txt").startswith("The file is intact.")
    assert "Resuming after" in here("play", "--resume", "game.txt", typed=["quit"])


def test_a_cold_engine_is_warmed_in_the_background(here, monkeypatch):
    started = []
    monkeypatch.setattr(warm, "is_warm", lambda _: False)
    monkeypatch.setattr(warm, "start", started.append)
    assert words("en")("terminal-warming") in flat(here(*EASY, typed=["quit"]))
    assert started == [GAMES["tactix"]]


# --- leaving ---


def test_at_the_end_of_input_the_game_is_kept(ludothek, home):
    done = ludothek(*EASY, typed=["d1>d7"])
    assert done.returncode == 0
    kept = only_file(home)
    command = f"{sys.executable} -m ludothek play --resume {kept}"
    assert f"Saved to {kept}. Continue with: {command}\nSee you at the table.\n" in done.stdout
    assert "Resuming after 2 moves." in ludothek("play", "--resume", kept).stdout


def test_with_nobody_at_the_keyboard_it_ends_at_once(home):
    closed = subprocess.run(
        ["/bin/sh", "-c", '"$0" -m ludothek play tactix --level 1 <&-', sys.executable],
        capture_output=True,
        text=True,
        check=True,
    )
    assert closed.stdout.endswith("See you at the table.\n")


def test_nothing_is_kept_where_nothing_was_played(here, home):
    assert here(*EASY).endswith("See you at the table.\n")
    assert not (home / "state").exists()


def test_a_state_folder_that_cannot_be_written_is_survived(ludothek, home):
    (home / "file").write_text("in the way")
    done = ludothek(*EASY, typed=["d1>d7", "save", "e1>e2"], XDG_STATE_HOME=str(home / "file"))
    assert done.returncode == 0
    assert "cannot be written: Not a directory." in done.stdout
    assert words("en")("terminal-unsaved") in done.stdout


def test_a_save_that_cannot_be_written_lets_the_game_go_on(ludothek, home):
    (home / "notes.txt").write_text("precious")
    done = ludothek(
        *EASY, typed=["save .", "save nowhere/game.txt", "save notes.txt", "save /dev/full", "d1>d7", "quit"]
    )
    assert "“.” cannot be written: Is a directory." in done.stdout
    assert "“nowhere/game.txt” cannot be written: No such file or directory." in done.stdout
    assert "“notes.txt” already exists and is not a saved game." in done.stdout
    assert (home / "notes.txt").read_text() == "precious"
    assert "d1>d7=1" in done.stdout
    assert list(home.glob(".*draft")) == []


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_is_a_person_leaving(home, sent):
    with subprocess.Popen(
        [sys.executable, "-m", "ludothek", *EASY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        process.stdin.write("d1>d7\n")
        process.stdin.flush()
        with ended_after(PATIENCE, process):
            read_until("^Black: (die|king) from ", process)
            read_until("│ 1", process)
            process.send_signal(sent)
            assert process.stdout.read().endswith("See you at the table.\n")
    assert process.returncode == 0
    assert len(steps(only_file(home))) == 2


def test_a_reader_who_goes_away_loses_no_game(home):
    with subprocess.Popen(
        [sys.executable, "-m", "ludothek", *EASY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("d1>d7\nd1>d7\n" * 5)
        process.stdin.close()
        assert "Traceback" not in process.stderr.read()
    assert process.returncode in (0, 1)
