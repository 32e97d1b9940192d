"""Great races in the terminal: against TORPEDO, against bots that keep their cards to themselves, and alone."""

import random
import re

import pytest

import ludothek as house
from ludothek import Table
from ludothek.bots import answer, levels
from ludothek.core import telling
from ludothek.core.words import words
from ludothek.games.great_race import GAME
from tests.terminal.test_play import flat, only_file

ROW = re.compile(r"^ *\d+  ([\d*]+  [^;\n]+?)(?:  ;.*)?$", re.MULTILINE)
SOLO = ("--option", "mode=solo", "--option", "legacy=true")


@pytest.fixture
def en():
    return words("en", GAME.key)


def race(seed, *more):
    return "play", "great_race", "--level", 1, "--seed", seed, *more


def raced(seed, *, seats=None, until=10_000, **options):
    """What a person types who tries everything, and the table that this and the bots lead to."""
    table = Table(GAME, options, seats=seats, seed=seed)
    bot, person, typed = levels.bot(GAME, 1, seed), random.Random(seed), []
    while table.turn != "over" and len(typed) < until:
        moves = [move for move in table.moves() if move != "pass"]
        if table.turn == 0 and moves:
            typed.append(person.choice(moves).lower())
        table.play(typed[-1] if table.turn == 0 and moves else "pass" if table.turn == 0 else answer(table, bot))
    return typed, table


def followed(table):
    """What the rules did by themselves, in sentences, each with its rule."""
    said = words("en", GAME.key)
    for played in table.line:
        for told in telling.aftermath(table, played):
            yield f"{said(told.message, **told.facts)} {told.rule}"


def secrets_of_others(table):
    """The cards that others have drawn, and what stands there instead."""
    return [it for it in table.line if telling.redacted_text(table, it) and telling.known_to(table, it) != 0]


# --- whole games ---


@pytest.mark.parametrize("mode", ["solo", "alone"])
def test_a_whole_journey(here, home, en, mode):
    """G15, G23: everything is told, and each step of T with its rule."""
    typed, table = raced(5, mode=mode)
    text = flat(here(*race(5, "--option", f"mode={mode}"), typed=typed))
    kept = only_file(home)
    assert ROW.findall(kept.read_text())[-1].endswith(table.steps[-1].text)
    for played in table.line:
        message, facts = telling.sentence(table, played)
        assert flat(f"{en(message, **facts)} {played.text}") in text
    for sentence in followed(table):
        assert flat(sentence) in text
    assert en("terminal-you-win" if table.score[0] else "terminal-you-fail") in text
    assert here("verify", kept).startswith("The file is intact.")


def test_a_whole_race_of_three(here, home, en):
    """G3-G13: all is told, but of the bots' plans and cards only that there are some."""
    typed, table = raced(3, seats=3, max_rounds=3)
    text = here(*race(3, "--seats", 3, "--option", "max_rounds=3"), typed=typed)
    assert house.replay(only_file(home).read_text()).score == table.score
    for sentence in followed(table):
        assert flat(sentence) in flat(text)
    hidden = secrets_of_others(table)
    assert text.count("  deck:\n") == sum(it.text.startswith("deck:") for it in hidden)
    assert text.count(en("heard-plan", crew="GB")) == sum(it.actor == 1 for it in hidden)
    plans = [it.text for it in table.line if it.text.startswith("plan") and it not in hidden]  # the last shows all
    assert re.findall(r"  (plan [FPME]{5})$", text, re.MULTILINE) == plans


# --- a turn ---


def test_a_turn_as_people_type_it(here):
    """A plan in any order of letters, capitals or not."""
    text = here(
        *race(4, "--option", "mode=alone"), typed=["mpmpe", "scout", *laid(4, "1.1", "2.1"), "DRIVE 1.1", "quit"]
    )
    assert "  plan PPMME\n" in text
    assert " drive 1.1 " in flat(text)  # the sentence before it may fill the line


def laid(seed, *spaces):
    """What is typed to lay the two tiles of the first pathfinder of somebody alone."""
    table = Table(GAME, {"mode": "alone"}, seed=seed)
    table.play("plan PPMME")
    table.play("scout")
    tiles = [tile for tile, n in table.view(0)["drawn"].items() for _ in range(n)]
    return [f"lay {tile} {space}" for tile, space in zip(tiles, spaces, strict=True)]


def test_a_step_is_taken_back_but_not_a_draw(here, en):  # D3
    first, second = laid(4, "1.1", "2.1")
    typed = ["ppmme", "scout", "undo", first, "undo", first, second, "quit"]
    text = flat(here(*race(4, "--option", "mode=alone"), typed=typed))
    assert text.count(en("refused-undo-thrown")) == 1
    assert text.count(en("said-undo")) == 1
    assert text.count(f" {first} ") >= 2


def test_a_plan_is_taken_back_before_the_others_have_planned(here, home, en):  # G4.3
    table = Table(GAME, {}, seats=2, seed=4)
    while table.view()["phase"] != "plan":
        table.play(table.moves()[0])
    table.play("plan PPMME", seat=0)
    table.undo(0)
    (home / "game.txt").write_text(table.transcript())
    assert en("said-undo") in here("replay", "game.txt")
    assert " has planned" not in here("play", "--resume", "game.txt", typed=["quit"])


def test_places_and_supplies_are_told_on_request(here, en):
    text = flat(here(*race(4, *SOLO), typed=["ppmme", "nou", "T", "bag", "cards", "missions", "quit"]))
    assert "NOU · Nouadhibou, blue, 2 cards · level 2" in text
    assert "»NOU·B" in text
    assert "Estienne card " in text
    assert "Bag F×" in text
    assert f"CAN petrol can · {en('desk-does', card='CAN', mode='race')}" in text
    assert f"{en('campaign-mission', id='M12')} · {en('campaign-about', id='M12')}" in text


def test_refusals_name_the_rule(here):
    text = flat(here(*race(4, *SOLO), typed=["plan fffmm", "ppmme", "fund", "drive cap", "buy 1", "quit"]))
    assert text.count("(G4.2)") == 1
    assert "(G5.4)" in text
    assert "(G8.2)" in text
    assert "(G5.3)" in text


def test_a_hint_is_legal_and_has_a_reason(here):
    text = flat(here(*race(4, *SOLO), typed=["hint", "quit"]))
    plan = re.search(r"Hint: .+ Type (plan [FPME]{5})\.", text)[1]
    assert plan in Table(GAME, {"mode": "solo"}, seed=4).moves()


def test_giving_up_against_t_loses(here, home):  # G19.5
    text = here(*race(4, *SOLO), typed=["ppmme", "resign", "y"])
    assert "You did not make it this time." in text
    assert house.replay(only_file(home).read_text()).score == (0.0,)


def test_a_crew_is_chosen_by_its_name(here):
    text = here(*race(4, "--seats", 3, "--side", "belgians"), typed=["quit"])
    assert text.startswith("The Great Race. Your side: Belgians. Against you: 2 × Bot (Curious).")


def test_a_journey_is_not_for_two(refused):
    assert (
        refused(*race(4, *SOLO, "--seats", 2))
        == "2 is not a possible number of seats for this game. Choose one of: 1. (G15.1)"
    )


@pytest.mark.parametrize("mode", ["solo", "alone"])
def test_without_the_passport_nobody_speaks_of_missions(here, mode):
    """G22.1: asking for them is answered like any word that means nothing."""
    chosen = ("--option", f"mode={mode}", "--option", "passport=false")
    text = here(*race(4, *chosen), typed=["help", "missions", "T", "quit"])
    assert "cards" in text
    assert "First Crossing" not in text
    assert text.count("missions") == 1  # as it was typed
    assert "First Crossing" in here(*race(4, "--option", f"mode={mode}"), typed=["missions", "quit"])


def test_missions_alone_say_what_they_ask_of_who_travels_alone(here, en):
    """G22.7: M11 and M12 ask for another thing where there is no opponent."""
    for mode, ending in (("solo", ""), ("alone", "-alone")):
        text = flat(here(*race(4, "--option", f"mode={mode}"), typed=["missions", "quit"]))
        for mission in ("M11", "M12"):
            assert flat(en("campaign-about", id=f"{mission}{ending}")) in text


# --- files and figures ---


def test_a_running_race_is_kept_and_hides_what_it_must(here, home, en):
    typed, _ = raced(3, seats=3, until=12)
    text = here(*race(3, "--seats", 3), typed=[*typed, "save game.txt", "quit"])
    assert flat(en("terminal-saved-secrets")) in flat(text)
    again = here("replay", "game.txt")
    hidden = secrets_of_others(house.replay((home / "game.txt").read_text()))
    assert hidden
    assert len(re.findall(r"  deck:$", again, re.MULTILINE)) == sum(it.text.startswith("deck:") for it in hidden)
    assert last_picture(here("play", "--resume", "game.txt", typed=["quit"])) == last_picture(text)


def last_picture(text):
    return text.rpartition("COL → CAP")[2].partition("Your move")[0]


def test_a_finished_journey_is_looked_at_again(here, home):
    _, table = raced(5, mode="solo")
    (home / "game.txt").write_text(table.transcript())
    text = here("replay", "game.txt")
    assert re.findall(r"^The Great Race, step (\d+) of", text, re.MULTILINE) == [str(i) for i in range(table.ply + 1)]
    assert all(flat(sentence) in flat(text) for sentence in followed(table))
    assert "within reach" not in text


def test_the_shelf_and_the_count_know_the_race(here):
    text = flat(here("games"))
    assert "ludothek play great_race Players: 2, 3, 4, 5, 1" in text
    assert "G15.1" in text
    assert re.search(r"│ +1 │ +22 │", here("perft", "great_race", "1", "--option", "mode=solo", "--interpreted"))


# --- a real terminal ---


def test_a_few_turns_at_a_real_terminal(window, home):
    """Plan, lay tiles, drive; leave in the middle of it."""
    journey = window(*race(4, *SOLO))
    text = journey.wait_for("Your move > ")
    assert max(map(len, text.splitlines())) <= 80
    told = ""
    for typed in ("ppmme", "scout", *[None] * 2):
        journey.type(f"{typed or 'lay ' + ' '.join(re.findall(OFFERED, text)[-1])}\n")
        text = journey.wait_for("Your move > ")
        told += text
    assert "Saved to" in journey.press_until("\x03", "See you at the table.")
    assert journey.result() == 0
    table = house.replay(only_file(home).read_text())
    assert {"G16.1", "G16.9"} <= {sentence.split()[-1] for sentence in followed(table)}
    assert all(flat(sentence) in flat(told) for sentence in followed(table))
    assert re.search(r"\x1b\[1;38;5;231;48;5;25mNOU·B2", journey.all), "a blue town is blue"


OFFERED = re.compile(r"^lay ([FMDS]+)\S* (\S+)", re.MULTILINE)  # a tile and its first space


def test_a_terminal_without_colour_or_signs(ludothek):
    plain = {"NO_COLOR": "1", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "TERM": "dumb"}
    done = ludothek(*race(4, *SOLO), typed=["ppmme", "nou"], **plain)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "NOU.B2" in done.stdout
    assert "%4.1%" in done.stdout
    assert "F6###### E5##### C6######" in done.stdout
