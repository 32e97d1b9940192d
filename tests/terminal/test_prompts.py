"""What every prompt answers to Enter, to a call for help and to nonsense: always something, never a guess."""

import pytest
from rich.console import Console

import ludothek as house
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from ludothek.games.great_race.campaign.file import read
from ludothek.terminal.question import agrees
from tests.terminal.test_play import EASY, flat

EN = words("en")
AGAIN = EN("terminal-yes-or-no", yes="y", no="n", enter="no")
TABLES = {
    "tactix": (),
    "monza": ("--preset", "professional"),
    "victory": (),
    "masters_victory": (),
    "great_race": ("--option", "mode=solo"),
}


@pytest.fixture
def asked(monkeypatch):
    """Answers to a question in a language, one after the other, and what it takes them for."""

    def ask(language, *answers, enter=False):
        typed = iter(answers)
        monkeypatch.setattr("ludothek.terminal.question.ask", lambda _: next(typed))
        monkeypatch.setattr("ludothek.terminal.question.spoken", lambda: words(language))
        return agrees("?", enter=enter), list(typed)

    return ask


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_understood_in_every_language(asked, language):
    said = words(language)
    for message, meant in (("terminal-yes", True), ("terminal-no", False)):
        word = said(message)
        for typed in (word[0], word, word.upper()):
            assert asked(language, typed) == (meant, [])
    assert asked(language, "") == (False, [])
    assert asked(language, "", enter=True) == (True, [])


@pytest.mark.parametrize(("language", "typed"), [("es", "si"), ("it", "si")])
def test_yes_needs_no_accent(asked, language, typed):
    assert asked(language, typed) == (True, [])


def test_nothing_else_is_taken_for_an_answer(asked, capsys):
    assert asked("en", "help", "?", "yellow", "none", "y", "n") == (True, ["n"])
    assert capsys.readouterr().out.splitlines() == [AGAIN] * 4


def test_a_campaign_asks_again_and_echoes_what_enter_took(here, home):
    text = here("campaign", "play", "africa.txt", typed=["help", "n", "", "maybe", "n", "quit"])
    assert text.count(EN("terminal-yes-or-no", yes="y", no="n", enter="yes")) == 2
    assert "Use it? (y/n, Enter: yes) \n  yes\n" in text
    assert read((home / "africa.txt").read_text()).modules.names == ("legacy",)


def test_a_resignation_needs_a_yes(here):
    text = here(*EASY, typed=["resign", "", "resign", "help", "no", "quit"])
    assert "Give up? (y/n, Enter: no) \n  no\n" in text
    assert AGAIN in text
    assert "Gave up" not in text


@pytest.mark.parametrize("game", TABLES)
def test_a_question_mark_is_a_call_for_help(here, game):
    text = here("play", game, "--level", 1, "--seed", 3, *TABLES[game], typed=["?", "quit"])
    assert flat(f"quit {EN('terminal-help-quit')}") in flat(text)


def test_a_question_mark_helps_between_two_games_of_a_campaign(here):
    text = here("campaign", "play", "africa.txt", "--modules", "passport", typed=["?", "quit"])
    assert words("en", "great_race")("campaign-help-games") in text


@pytest.mark.parametrize("game", TABLES)
def test_every_move_is_listed_once(home, game):
    """What can be clicked in two ways is still one move."""
    room, said = GAMES[game].terminal, words("en", game)
    table = house.table(game, seed=3, **({"mode": "solo"} if game == "great_race" else {}))
    page = Console(width=300)
    with page.capture() as listed:
        page.print(room.listing(table.view(table.turn), said))
    typed = listed.get().split()
    for move in table.moves():
        assert typed.count(move) <= 1


@pytest.mark.parametrize("game", ["monza", "victory"])
def test_a_turn_that_is_not_over_cannot_be_ended(here, game):
    text = flat(here("play", game, "--level", 1, "--seed", 3, typed=["done", "quit"]))
    assert flat(EN("refused-not-done")) in text


def test_help_at_a_race_names_the_words_that_are_no_pieces(here):
    text = here("play", "monza", "--level", 1, "--seed", 3, typed=["help", "quit"])
    assert "stop, turbo, reroll or decline" in flat(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_colours_pieces_and_gauges_are_explained(here, language):
    """They are those of the English words, which others cannot guess."""
    race = flat(here("play", "monza", "--language", language, typed=["quit"]))
    battle = flat(here("play", "masters_victory", "--language", language, typed=["quit"]))
    journey = flat(here("play", "great_race", "--option", "mode=solo", "--language", language, typed=["quit"]))
    assert all(f"{it} {words(language, 'monza')(f'colour-{it}')}" in race for it in "RYGBPW")
    assert all(f"{it} {words(language, 'masters_victory')(f'type-{it}')}" in battle for it in "FBTSA")
    assert all(f"{it.upper()} {words(language, 'great_race')(f'gauge-{it}')}" in journey for it in "fecm")


def test_a_replay_says_so_where_it_does_not_understand(window, ludothek, home):
    ludothek(*EASY, typed=["d1>c6", "save game.txt", "quit"])
    film = window("replay", "game.txt")
    film.wait_for("q: leave > ")
    for typed in ("help", "?", "x"):
        film.type(f"{typed}\n")
        assert EN("replay-unknown", typed=typed) in film.wait_for("q: leave > ")
    film.type("\x04")
    assert film.result() == 0
