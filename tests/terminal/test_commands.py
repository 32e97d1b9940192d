"""The commands: what they print, for people and for machines, and how they refuse."""

import json
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import ludothek as house
from ludothek.bots import warm
from ludothek.cli import app
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from ludothek.terminal.language import transliterated

COMMANDS = ("serve", "play", "replay", "verify", "campaign", "perft", "games", "warm", "bench", "circuit", "new")


@pytest.fixture
def game(home):
    """A short game in a file: two moves, one taken back, another, and White gives up."""
    table = house.table("tactix", seed=1)
    for move in ("d1>d6>c6", "a9>a6>c6"):
        table.play(move)
    table.undo(consent=True)
    table.play("e9>e8")
    table.resign(0)
    file = home / "game.txt"
    file.write_text(table.transcript())
    return file


# --- for people ---


def test_alone_it_says_how_to_begin_and_opens_the_table(home, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("BROWSER", "true")  # a browser that shows nothing
    with subprocess.Popen([sys.executable, "-u", "-m", "ludothek"], stdout=subprocess.PIPE, text=True) as alone:
        try:
            said = ""
            while "http://127.0.0.1:" not in said:
                said += alone.stdout.readline()
        finally:
            alone.terminate()
        assert alone.wait(timeout=20) == 0
    assert "ludothek play tactix" in said
    assert "ludothek --help" in said


def test_every_command_has_help_with_an_example(home):
    runner = CliRunner()
    assert runner.invoke(app, ["--help"]).exit_code == 0
    for command in COMMANDS:
        done = runner.invoke(app, [command, "--help"])
        assert done.exit_code == 0
        assert f"Example: ludothek {command}" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_in_every_language(here, language):
    text = " ".join(here("games", "--language", language).split())
    said = words(language, "tactix")
    assert said("title") in text
    assert " ".join(said("about").split()) in text
    assert " ".join(said("preset-duell-about").split()) in text
    assert "9x9 | 9x8" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_file_is_verified_in_sentences(here, game, language):
    said = words(language, "tactix")
    assert here("verify", game, "--language", language).splitlines() == [
        said("verify-whole"),
        said("verify-moves", moves=3),
        said("verify-throws", throws=0),
        said("verify-result", result=f"{said('side-0')} 0, {said('side-1')} 1"),
    ]


def test_throws_undone_moves_and_an_agreed_draw_were_once_counted_as_moves(here, home):
    table = house.table("monza", seats=2, seed=1)
    for _ in range(2):
        table.play(table.moves()[0])
    table.undo(consent=True)
    table.agree_draw(0)
    assert [step.text for step in table.steps] == ["throw RRRYGP", "P>I1", "R>M2", "undo", "draw"]
    (home / "race.txt").write_text(table.transcript())
    text = here("verify", home / "race.txt")
    assert "All 2 moves are legal." in text
    assert "The one roll or draw matches" in text


def test_a_replay_through_a_pipe_prints_every_position(here, game):
    text = here("replay", game)
    assert re.findall(r"^Tactix, step (\d) of 5", text, re.MULTILINE) == list("012345")
    assert "White: die from d1 by way of d6 to c6, top 2.  d1>d6>c6=2" in text
    assert "The last move was taken back." in text
    assert "Gave up: White." in text
    assert text.count("┌") == 6


def test_a_replay_can_show_one_step(here, game):
    text = here("replay", game, "--step", 2)
    assert text.startswith("Tactix, step 2 of 5  Black: die from a9 by way of a6 to c6 takes a 2, top 3.")
    assert text.count("┌") == 1


def test_perft_counts(here):
    text = here("perft", "tactix", 3).replace("\N{NO-BREAK SPACE}", "")
    assert [row.split("│")[2].strip() for row in text.splitlines() if "│" in row] == ["37", "1329", "49594"]


def test_the_shelf_says_what_does_not_go_together(here):
    """T5.8, M4.11, M2.1: beside both options; and of what every seat chooses."""
    text = " ".join(here("games").split())
    for other in ("short=true", "board=9x8", "must_max=true", "may_stop=true"):
        assert words("en")("games-excluded", options=other) in text
    assert "any | R,Y,G,B" in text


# --- for machines ---


def test_the_facts_as_data(here, game):
    pages = json.loads(here("games", "--json"))
    (tactix,) = (page for page in pages if page["key"] == "tactix")
    assert tactix["seats"] == [2]
    assert tactix["options"][0] == {
        "name": "board",
        "values": ["9x9", "9x8"],
        "default": "9x9",
        "rule": "T1.1",
        "about": words("en", "tactix")("option-board-about"),
        "each": [],
        "needs": [],
        "excludes": ["short=true"],
    }
    options = {page["key"]: {option["name"]: option for option in page["options"]} for page in pages}
    assert options["monza"]["may_stop"]["excludes"] == ["must_max=true"]
    assert options["monza"]["must_max"]["excludes"] == ["may_stop=true"]
    assert options["great_race"]["max_rounds"]["needs"] == ["mode=race|solo"]
    assert options["monza"]["cars"]["each"] == ["R", "Y", "G", "B"]
    assert tactix["presets"] == {"duell": {"board": "9x8", "king_captures": False}}
    assert json.loads(here("verify", game, "--json")) == {
        "game": "tactix", "whole": True, "steps": 5, "throws": 0, "manual": False, "result": [0, 1],
    }  # fmt: skip
    views = json.loads(here("replay", game, "--json"))
    assert [view["turn"] for view in views] == [0, 1, 0, 1, 0, "over"]
    assert json.loads(here("replay", game, "--json", "--step", 1)) == views[1]


def test_perft_as_data_also_interpreted_and_with_options(here):
    rows = json.loads(here("perft", "tactix", 2, "--json", "--interpreted", "--option", "board=9x8"))
    assert [(row["depth"], row["count"]) for row in rows] == [(1, 37), (2, 1293)]
    assert set(rows[0]) == {"depth", "count", "seconds", "per_second"}
    assert [row["count"] for row in json.loads(here("perft", "tactix", 0, "--json"))] == [1]


def test_warm_works_in_a_process_of_its_own(here, monkeypatch):
    done = "Tactix is ready: bots start at full strength.\n"
    assert here("warm", "tactix").endswith(done)
    monkeypatch.setattr(warm, "is_warm", lambda _: False)
    assert here("warm", "tactix").endswith(done)


def test_bench_prints_figures(ludothek):
    figures = json.loads(ludothek("bench", "tactix", "--seconds", 0.1, "--json").stdout)
    assert {"what", "value", "unit", "remark"} == set(figures[0])


def test_new_lays_out_a_room(ludothek, home):
    done = ludothek("new", "tiddly", "--folder", home)
    assert done.returncode == 0
    assert "tiddly" in done.stdout


# --- refusals ---


def test_refusals_are_one_sentence_with_the_remedy(refused, home):
    assert refused("play", "chess") == f"There is no game “chess”. Games: {', '.join(GAMES)}."
    assert refused("play") == f"Name a game. Games: {', '.join(GAMES)}."
    assert refused("play", "tactix", "--language", "xx").endswith("Languages: de, en, es, fr, it, nl.")
    assert refused("play", "tactix", "--level", 9) == "There is no level “9”. Levels go from 1 to 4."
    assert refused("play", "tactix", "--side", "green").startswith("There is no seat green here.")
    assert (
        refused("play", "tactix", "--seats", 3)
        == "3 is not a possible number of seats for this game. Choose one of: 2."
    )
    assert (
        refused("play", "monza", "--seats", 9)
        == "9 is not a possible number of seats for this game. Choose one of: 2, 3, 4."
    )
    assert refused("play", "monza", "--seats", 3, "--side", "blue").startswith("There is no seat blue here.")
    assert refused("play", "tactix", "--option", "size=3").startswith("There is no option “size”.")
    assert refused("play", "tactix", "--option", "short").endswith("Choose one of: false, true. (T5.6)")
    assert refused("play", "tactix", "--preset", "x") == "“x” is not a value for preset. Choose one of: duell."
    assert refused("play", "tactix", "--preset", "duell", "--option", "short=true").endswith("(T5.8)")
    assert refused("perft", "tactix", "deep") == "“deep” is not a depth. Give a number from 0 to 32."
    assert refused("perft", "tactix", "33").startswith("“33” is not a depth.")


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("verify",)])
def test_files_that_cannot_be_read_are_refused(refused, game, command):
    assert refused(*command, "none.txt") == (
        "“none.txt” cannot be read: No such file or directory. Check the name of the file."
    )
    assert "Is a directory" in refused(*command, ".")
    torn = game.with_name("torn.txt")
    torn.write_text(game.read_text()[:-30])
    assert refused(*command, torn).startswith("This transcript is damaged or has been changed")
    torn.write_bytes(b"\xff\xfe\x00")
    assert refused(*command, torn).startswith("This is not a transcript")


def test_a_step_that_is_not_there_is_refused(refused, game):
    assert refused("replay", game, "--step", 6) == "There is no step 6. Steps go from 0 to 5."
    assert refused("replay", game, "--step", -1, "--json") == "There is no step -1. Steps go from 0 to 5."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_inside_a_file_is_told_in_one_language(refused, game, language):
    from ludothek.core.transcript import checksum

    body = game.read_text().replace("e9>e8", "e9>e7").rpartition("check    ")[0]
    game.write_text(f"{body}check    {checksum(body)}\n")
    said = words(language, "tactix")
    reason = f"{said('refused-king-steps')} (T3.4)"
    sentence = said("refused-transcript-step", step=4, move="e9>e7", reason=reason)
    assert refused("verify", game, LANG=language) == sentence


def test_the_language_follows_the_locale(refused):
    for environment, language in (
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "nl_BE@euro"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ):
        said = words(language)("refused-game", name="chess", games=", ".join(GAMES))
        assert refused("play", "chess", **environment) == said


def test_a_warning_is_a_plain_sentence(ludothek, home):
    (home / "file").write_text("in the way")
    done = ludothek("perft", "tactix", 1, LUDOTHEK_CACHE=str(home / "file"))
    assert done.returncode == 0
    assert done.stderr.startswith("nothing can be kept in")
    assert ".py" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_terminal_of_another_age_is_survived(ludothek):
    done = ludothek("play", "tactix", "--level", 1, typed=["é", "d1>d7"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "(K)" in done.stdout
    assert done.stdout.isascii()


def test_a_minus_that_cannot_be_written_is_a_hyphen_and_no_question_mark():
    assert transliterated(UnicodeEncodeError("ascii", "fuel −1", 5, 6, "")) == ("-", 6)


def test_signs_that_cannot_be_written_are_written_plainly(ludothek):
    done = ludothek("play", "tactix", "--level", 1, LANG="fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert "Tactix. Ton camp : Blancs. Face a toi : Bot (Curieux)." in done.stdout
    assert "A bientot a la table." in done.stdout
    done = ludothek("play", "chess", LANG="de", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.stderr.startswith('Es gibt kein Spiel "chess".')
    assert (done.returncode, done.stdout) == (2, ""), "refused, as a process of its own"
