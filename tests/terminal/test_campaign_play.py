"""A campaign played in the terminal: begun, played on, left and taken up again, branched, and moved to the browser."""

import random
import re

import pytest
from typer.testing import CliRunner

from ludothek import Table
from ludothek.cli import app
from ludothek.core.transcript import read as read_transcript
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race import GAME
from ludothek.games.great_race.campaign.file import read, write
from ludothek.games.great_race.campaign.history import Campaign
from ludothek.games.great_race.campaign.modules import NAMES, Modules
from ludothek.games.great_race.campaign.terminal import next_game
from ludothek.terminal import play as terminal_play
from tests.games.great_race.test_campaign import SEED, drive
from tests.server.campaigns import two_games
from tests.terminal.test_play import flat

ALL = ["", "", ""]  # Enter takes a module
LOSE = ["play", "plan FPMME", "resign", "y"]


@pytest.fixture
def en():
    return words("en", GAME.key)


@pytest.fixture
def file(home):
    """A campaign of two games, as the browser exports it."""
    place = home / "africa.txt"
    place.write_text(write(two_games()))
    return place


def campaign(home, name="africa.txt"):
    return read((home / name).read_text())


def typed_to_the_end(now, seed, *, wins):
    """What a person types in a game from a state, and the table at its end; the first seed that ends so."""
    for attempt in range(seed, seed + 400):
        table = Table(GAME, now.options({"mode": "solo"}), seats=1, seed=attempt)
        rng, typed = random.Random(attempt), []
        while table.turn != "over":
            moves = table.moves()
            move = drive(moves, rng) if wins else moves[0]
            typed += [move] if moves != ["pass"] else []
            table.play(move)
        if (table.score == (1.0,)) == wins:
            return attempt, typed, table
    raise AssertionError("no such game was found")


# --- beginning ---


def test_both_commands_have_help_with_an_example():
    for command in ("check", "play"):
        told = CliRunner().invoke(app, ["campaign", command, "--help"]).output
        assert "Example: ludothek campaign play africa.txt" in told
    assert {"check", "play"} <= set(CliRunner().invoke(app, ["campaign", "--help"]).output.split())


@pytest.mark.parametrize("answers", [["y", "y", "y"], ["n", "y", "n"], ["y", "n", "n"], ["n", "n", "y"], ALL])
def test_a_campaign_begins_with_the_modules_one_agrees_to(here, home, en, answers):
    """G15.1: each by itself or together, and a sentence on what that means."""
    text = flat(here("campaign", "play", "africa.txt", typed=[*answers, "quit"]))
    chosen = [name for name, answer in zip(NAMES, answers, strict=True) if answer != "n"]
    assert campaign(home) == Campaign(campaign(home).seed, modules=Modules.named(chosen))
    assert flat(en("campaign-with", modules=", ".join(en(f"option-{name}") for name in chosen))) in text
    short = {3: "all"}.get(len(chosen)) or "-".join(name.removesuffix("_upgrades") for name in chosen)
    assert flat(en("campaign-means", modules=short)) in text
    assert ("Stamps: 0 of 36" in text) == ("passport" in chosen)
    assert "See you at the table." in text


def test_no_module_at_all_is_asked_again(here, home, en):
    text = flat(here("campaign", "play", "africa.txt", typed=["n", "n", "n", "n", "n", "y", "quit"]))
    assert flat(en("campaign-means", modules="none")) in text
    assert campaign(home).modules.names == ("passport",)


def test_modules_can_be_named_at_once(here, refused, home):
    here("campaign", "play", "africa.txt", "--modules", "legacy,deck_upgrades", typed=["quit"])
    assert campaign(home).modules == Modules(passport=False)
    said = refused("campaign", "play", "africa.txt", "--modules", "passport")
    assert said.startswith("“africa.txt” was begun with other modules: deck_upgrades legacy. ")
    assert "leave --modules out, or name a new file. (G15.1)" in said
    assert refused("campaign", "play", "new.txt", "--modules", "deck").endswith("Choose at least one. (G15.1)")
    assert not (home / "new.txt").exists()


def test_nobody_who_leaves_at_once_leaves_a_file(here, home):
    here("campaign", "play", "africa.txt", typed=["y"])
    assert not (home / "africa.txt").exists()


# --- playing ---


def test_a_game_goes_into_the_file_and_brings_what_the_rules_say(here, home, en):
    """G20.1, G22.1: the very game that was typed, its cards and its stamps; then the next one is offered."""
    begun = Campaign(SEED)
    (home / "africa.txt").write_text(write(begun))
    seed, typed, table = typed_to_the_end(begun.state, 1, wins=True)
    text = flat(here("campaign", "play", "africa.txt", "--seed", seed - 1, typed=["", *typed, "games", "quit"]))
    now = campaign(home)
    assert [step.text for step in read_again(now).steps] == [step.text for step in table.steps]
    assert now.state.stamps
    assert now.state == begun.add(read_again(now)).state
    for line in ("Entered in ", "In the deck: ", "Stamped: First Crossing", "Enter: play game 2."):
        assert line in text
    assert re.search(r"1 Won · Legendary · round \d+ · .*Southwards · French · \d{4}-\d\d-\d\d", text)
    assert not (home / "africa.running.txt").exists()
    assert "ludothek replay" not in text


def read_again(played):
    return read_transcript(played.entries[-1].transcript)


def test_the_same_prompts_as_at_any_table(here, home):
    asked = ["moves", "hint", "NOU", "undo", "quit"]
    text = here("campaign", "play", "africa.txt", "--seed", 4, typed=[*ALL, "play", *asked])
    plain = here("play", "great_race", "--option", "mode=solo", "--seed", 5, typed=asked)
    drawn = plain[plain.index("French · place five assistants") : plain.index("See you")]
    assert drawn in text


def test_a_game_that_is_left_is_taken_up_again(here, home):
    """After quit, from the same file; its options cannot be changed any more."""
    typed = [*ALL, "play", "plan FPMME", "fund", "quit"]
    text = here("campaign", "play", "africa.txt", "--option", "crews=SU", typed=typed)
    running = home / "africa.running.txt"
    assert f"Continue with: ludothek campaign play {home / 'africa.txt'}" in text
    assert "secrets of every side" not in text
    kept = running.read_text()
    again = here("campaign", "play", "africa.txt", typed=["season", "", "quit"])
    assert "Enter: continue game 1 (round 1)." in again
    assert "Game 1 is not over yet. Finish it first. (G20.1)" in again
    assert "Your side: Suffragettes." in again
    assert re.search("Resuming after 2 moves", flat(again))
    assert running.read_text() == kept
    assert campaign(home).entries == ()


def test_every_move_is_kept_at_once(here, home, monkeypatch):
    """Also where nobody can leave in order: the power fails after the second move."""

    def fails(session):
        raise RuntimeError("the power fails")

    with monkeypatch.context() as broken:
        broken.setattr(terminal_play, "save_and_leave", fails)
        with pytest.raises(RuntimeError, match="the power fails"):
            here("campaign", "play", "africa.txt", typed=[*ALL, "play", "plan FPMME", "fund"])
    again = here("campaign", "play", "africa.txt", typed=["", "quit"])
    assert re.search("Resuming after 2 moves", flat(again))


def test_a_game_that_was_over_when_the_program_stopped_is_entered_once(here, home):
    """The last move is kept beside the campaign before the campaign is written, and cleared away after it."""
    here("campaign", "play", "africa.txt", typed=[*ALL, *LOSE, "quit"])
    lost = campaign(home).entries[0].transcript
    (home / "africa.running.txt").write_text(lost)
    text = here("campaign", "play", "africa.txt", typed=["quit"])
    assert "Enter: play game 2." in text
    (home / "africa.txt").write_text(write(campaign(home).branch(0)))
    assert "Entered in " in here("campaign", "play", "africa.txt", typed=["", "quit"])
    assert [entry.transcript for entry in campaign(home).entries] == [lost]
    assert not (home / "africa.running.txt").exists()


def test_without_the_passport_nobody_speaks_of_missions(here, home, file):
    """G22.1: neither between games nor in one."""
    played = ["help", "games", "play", "help", "missions", "plan FPMME", "resign", "y", "passport", "games", "quit"]
    text = here("campaign", "play", "other.txt", "--modules", "deck_upgrades,legacy", typed=played)
    assert "In the deck: " in text
    assert not re.search("(?i)stamp|first crossing", text)
    assert text.count("missions") == 1  # as it was typed
    assert "First Crossing" in here("campaign", "play", file, typed=["passport", "quit"])


# --- between games ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_stands_is_told_in_every_language(here, file, language):
    said, now = words(language, GAME.key), two_games().state
    asked = ["deck", "powers", "passport", "games", "option", "help", "quit"]
    text = flat(here("campaign", "play", file, "--language", language, typed=asked))
    for message in ("campaign-deck-about", "campaign-powers-about", "campaign-missions-about", "campaign-season-began"):
        assert (flat(said(message)) in text) == (message != "campaign-season-began")
    for mission, way in now.stamps:
        stamped = said("campaign-label", label=said("campaign-mission", id=mission), value=said(f"campaign-way-{way}"))
        assert flat(stamped) in text
    for colour, level in zip(("blue", "green", "red", "yellow"), now.stickers, strict=True):
        assert all(flat(said("of-power", colour=colour, level=n)) in text for n in range(1, level + 1))
    for word in ("play", "deck", "powers", "passport", "games", "option", "replay", "branch", "season", "quit", "help"):
        assert flat(f"{word} {said(f'campaign-help-{word}')}") in text
    assert flat(said("campaign-typing-play", n=3, round=0)) in text
    assert not re.search(r"\b(campaign|option|refused)-[a-z]", text)


def test_a_journey_alone_is_offered_no_round_limit(here, en):
    """G23.4: it has six rounds."""
    typed = ["option", "option mode=alone", "quit"]
    text = here("campaign", "play", "africa.txt", "--modules", "passport", typed=typed)
    assert text.count("max_rounds=25") == text.count(en("option-max_rounds")) == 1


def test_options_that_the_campaign_decides_are_refused_with_those_one_can_choose(here, refused, home):
    """G15.4, G22.5: what follows from the games before, and what the modules decide."""
    tried = ("deck=A3", "speed=9", "direction=up", "mode=race", "direction=SN")
    text = flat(here("campaign", "play", "africa.txt", typed=[*ALL, *(f"option {one}" for one in tried), "quit"]))
    assert "deck follows from the campaign. You can choose: mode, direction, crews, " in text
    assert "Only solo games and journeys alone belong in a campaign. (G15.1)" in text
    assert "“up” is not a value for direction." in text
    assert "direction=SN" in text
    said = refused("campaign", "play", "africa.txt", "--option", "stickers=4444")
    assert said.startswith("stickers follows from the campaign.")
    here("campaign", "play", "b.txt", "--modules", "legacy", typed=["quit"])
    assert "legacy follows from the campaign." in refused("campaign", "play", "b.txt", "--option", "legacy=false")


def test_a_branch_goes_on_from_an_earlier_game_in_a_file_of_its_own(here, home, file):
    before = file.read_text()
    typed = ["branch", "branch 9 b.txt", "branch 1 africa.txt", "branch 1 b.txt", *LOSE, "quit"]
    text = flat(here("campaign", "play", file, typed=typed))
    assert "Type branch, the number of the game" in text
    assert "There is no such place in this campaign. Choose a game from 0 to 2." in text
    assert "“africa.txt” already exists. Choose a name that is free." in text
    assert f"You continue in {home / 'b.txt'}. As it was: {file}." in text
    assert file.read_text() == before
    assert campaign(home, "b.txt").branch(1) == two_games().branch(1)
    assert campaign(home, "b.txt").state.games == 2


def test_a_new_season_is_asked_for_twice(here, home, file):
    """G22.6."""
    here("campaign", "play", file, typed=["season", "n", "quit"])
    assert campaign(home) == two_games()
    text = flat(here("campaign", "play", file, typed=["season", "y", "games", "replay 3", "quit"]))
    assert campaign(home).state == two_games().season().state
    assert "TORPEDO’s deck goes back to level 1 and its powers are removed. Your stamps stay." in text
    assert "3 A new season" in text
    assert "There is no such game." in text


def test_a_game_is_looked_at_again(here, file):
    text = here("campaign", "play", file, typed=["replay 2", "quit"])
    assert "The Great Race, step 0 of" in text


def test_what_means_nothing_is_answered_with_what_does(here, file):
    text = flat(here("campaign", "play", file, typed=["dance", "quit"]))
    assert "“dance” means nothing here. You can type: play, deck, powers, passport, " in text


# --- files ---


def test_a_torn_file_is_continued_from_what_is_whole(here, home, file):
    """Cut in its second game: the first is saved if one likes, and the torn file stays."""
    torn = file.read_text()[:-3000]
    file.write_text(torn)
    text = flat(here("campaign", "play", file, typed=["y", "games", "quit"]))
    assert "Games and seasons that are intact: 1." in text
    assert campaign(home) == two_games().branch(1)
    assert (home / "africa.txt.damaged").read_text() == torn


def test_a_torn_file_is_left_alone_unless_one_agrees(refused, here, inside, home, file):
    torn = file.read_text().replace("plan", "PLAN", 1)
    file.write_text(torn)
    code, _, said = inside("campaign", "play", file, typed=["n"])
    assert (code, file.read_text()) == (2, torn)
    assert "damaged or has been changed" in said
    file.write_text("a letter")
    assert refused("campaign", "play", file).startswith("This is not a campaign file.")


def test_lost_upgrades_of_a_game_that_is_whole_fall_as_they_fell(here, home, file):
    """G20.1: the file ends right after the last move of its last game."""
    whole = file.read_text()
    file.write_text(whole[: whole.rindex("up-:")])
    here("campaign", "play", file, typed=["y", "quit"])
    assert file.read_text() == whole


def test_a_running_game_that_cannot_be_read_is_begun_again_if_one_likes(here, home):
    here("campaign", "play", "africa.txt", typed=[*ALL, "play", "plan FPMME", "quit"])
    running = home / "africa.running.txt"
    torn = running.read_text()[:-10]
    running.write_text(torn)
    text = flat(here("campaign", "play", "africa.txt", typed=["", "n", "", "y", "plan FPMME", "quit"]))
    assert "Begin the game again? What is there stays as africa.running.txt.damaged." in text
    assert (home / "africa.running.txt.damaged").read_text() == torn
    assert running.exists()


def test_a_running_game_of_another_campaign_is_not_played_into_this_one(here, home, file):
    here("campaign", "play", "new.txt", typed=[*ALL, "play", "plan FPMME", "quit"])
    (home / "new.running.txt").rename(home / "africa.running.txt")
    text = flat(here("campaign", "play", file, typed=["", "n", "quit"]))
    assert "The unfinished game in “africa.running.txt” does not belong to this campaign as it stands now." in text
    assert campaign(home) == two_games()


def test_a_file_that_another_program_has_changed_is_not_overwritten(here, home, file, monkeypatch):
    """Whatever the other wrote stays; what was played here waits beside it."""

    def meanwhile(session, at, enter=next_game.enter):
        file.write_text(write(two_games().season()))
        enter(session, at)

    monkeypatch.setattr(next_game, "enter", meanwhile)
    text = flat(here("campaign", "play", file, typed=[*LOSE, "quit"]))
    assert "“africa.txt” has been changed by another program in the meantime." in text
    assert campaign(home) == two_games().season()
    assert (home / "africa.running.txt").exists()


def test_a_place_that_cannot_be_written_is_told(refused, home):
    said = refused("campaign", "play", home / "nowhere" / "africa.txt", "--modules", "passport")
    assert "cannot be written: No such file or directory." in said


# --- at a real terminal ---


def test_a_campaign_at_a_real_terminal_with_ctrl_c_in_a_game(window, home):
    table = window("campaign", "play", "africa.txt", "--seed", 4)
    for _ in NAMES:
        table.wait_for("Use it? (y/n, Enter: yes) ")
        table.type("\n")
    table.wait_for("Campaign > ")
    table.type("\n")
    table.wait_for("Your move > ")
    table.type("plan FPMME\n")
    table.wait_for("Your move > ")
    assert "ludothek campaign play" in table.press_until("\x03", "See you at the table.")
    assert table.result() == 0
    again = window("campaign", "play", "africa.txt")
    assert "Enter: continue game 1 (round 1)." in again.wait_for("Campaign > ")
    again.type("play\n")
    again.wait_for("Your move > ")
    again.type("resign\n")
    again.wait_for("(y/n, Enter: no) ")
    again.type("y\n")
    assert "Entered in " in again.wait_for("Campaign > ")
    again.type("quit\n")
    again.wait_for("See you at the table.")
    assert again.result() == 0
    assert campaign(home).state.games == 1


def test_a_closed_window_keeps_the_running_game(window, home):
    table = window("campaign", "play", "africa.txt", "--modules", "passport")
    table.wait_for("Campaign > ")
    table.type("play\n")
    table.wait_for("Your move > ")
    table.type("plan FPMME\n")
    table.wait_for("Your move > ")
    table.close()
    assert table.result() == 0
    assert "plan FPMME" in (home / "africa.running.txt").read_text()
