"""Races of Victory in the terminal: against bots, on circuits of one's own, and circuits looked at and tried out."""

import json
import re

import pytest
from typer.testing import CliRunner

import ludothek as house
from ludothek import Table
from ludothek.bots import answer, levels
from ludothek.cli import app, main
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from ludothek.games.victory.board.circuit import PRESETS
from tests.terminal.test_play import flat, only_file, steps

VICTORY = GAMES["victory"]
EN = words("en", "victory")
DONE = "Enter ends your turn, undo takes the last step back > "


def raced(seed, *, seats, seat=0, until=10_000, **options):
    """What a person types who drives like a bot, and the table that this and the bots lead to."""
    table = Table(VICTORY, options, seats=seats, seed=seed, confirming={seat})
    bot, person, typed = levels.bot(VICTORY, 1, seed), levels.bot(VICTORY, 1, 99), []
    while table.turn != "over" and len(typed) < until:
        if table.waiting == seat:
            typed.append("")
            table.confirm(seat)
        elif table.turn == seat:
            typed.append(answer(table, person).lower())
            table.play(typed[-1].upper() if ">" in typed[-1] else typed[-1])
        else:
            table.play(answer(table, bot))
    return typed, table


def easy(seed, seats, *more):
    return "play", "victory", "--level", 1, "--seed", seed, "--seats", seats, *more


@pytest.fixture
def wrong(here, capsys, monkeypatch):
    """Run a command within this process that ends with exit code 2; what it printed, and what it complained about."""

    def run(*args):
        monkeypatch.setattr("sys.argv", ["ludothek", *map(str, args)])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        done = capsys.readouterr()
        return done.out, done.err

    return run


@pytest.fixture
def refused(wrong):
    """The same where nothing is printed but the complaint."""

    def run(*args):
        out, err = wrong(*args)
        assert out == ""
        return err

    return run


@pytest.mark.parametrize(
    ("seats", "seat", "options"),
    [
        (2, 0, {"laps": "1"}),
        (3, 2, {"circuit": "oval", "laps": "1", "reverse": "true"}),
        (6, 5, {"circuit": "lrrsrsrr", "laps": "1", "no_reverse": "true"}),
        (3, 1, {"circuit": "RRRR", "laps": "1", "cars": "K,W,Y"}),
    ],
)
def test_a_whole_race_against_so_many_bots(here, home, seats, seat, options):
    typed, table = raced(5, seats=seats, seat=seat, **options)
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    text = here(*easy(5, seats, "--side", seat, *chosen), typed=typed)
    kept = only_file(home)
    assert steps(kept) == [f"{step.actor}  {step.text}" for step in table.steps if step.actor >= 0]
    for played in table.line:
        message, facts = table.game.telling.tell(table.board, played.before, played.action)
        assert flat(EN(message, **facts)) in flat(text)
    (winner,) = table.view()["winners"]
    bot = "Bot (Curious)" if seats == 2 else f"{EN(table.view()['sides'][winner])} · Bot (Curious)"
    assert (EN("terminal-you-win") if winner == seat else EN("terminal-you-lose", bot=bot)) in text
    assert f"* [{table.view()['colours'][winner]}] " in text
    assert here("verify", kept).startswith("The file is intact.")


# --- a turn ---


@pytest.fixture
def first_turn():
    """What is typed up to the point where the first turn of a race waits for its end."""
    typed, _ = raced(3, seats=3)
    return typed[: typed.index("")]


def test_the_last_step_can_be_taken_back_until_the_turn_is_ended(here, home, first_turn):
    text = here(*easy(3, 3), typed=[*first_turn, "undo", first_turn[-1], "done", "save game.txt", "quit"])
    assert f"{DONE}undo\nThe last move was taken back.\n" in text
    table = house.replay((home / "game.txt").read_text())
    assert [step.text for step in table.steps].count("undo") == 1


def test_what_was_thrown_stays_thrown(here, first_turn):
    """Moves are taken back one by one as far as the second throw; the choice of dice is final."""
    undone = ["undo"] * len(first_turn)
    text = here(*easy(3, 3), typed=[*first_turn, *undone, "quit"])
    assert text.count("The last move was taken back.") == len(first_turn) - 1
    assert words("en")("refused-undo-thrown") in flat(text)


def test_a_number_and_a_point_are_enough(here):
    typed, _ = raced(3, seats=2, until=2)
    dice, (colour, goal) = typed[0][-1], typed[1].upper().split(">")
    text = here(*easy(3, 2), typed=[dice, goal, "quit"])
    assert f"Red: {'one die' if dice == '1' else 'two dice'} for the second roll.  take {dice}\n" in text
    assert f"  {colour}>{goal} (from " in text


def test_the_place_of_the_car_lists_what_can_be_done(here):
    typed, table = raced(3, seats=2, until=1)
    here_now = table.view(0)["cars"][0]
    text = here(*easy(3, 2), typed=[*typed, here_now, "quit"])
    assert f"Your move > {here_now}\nFrom {here_now}:  " in text


def test_refusals_name_the_rule_and_the_points(here):
    text = here(*easy(3, 2), typed=["R>0.7", "3", "take 3", "quit"])
    assert EN("refused-before-throw") in flat(text)
    assert "(V4.2)" in text
    assert flat(EN("refused-take-number", dice=3)) in flat(text)


def test_a_race_is_looked_at_again(here, home):
    _, table = raced(5, seats=2, laps=1, circuit="RRRR")
    (home / "race.txt").write_text(table.transcript())
    text = here("replay", "race.txt")
    assert re.findall(r"^Victory, step (\d+) of", text, re.MULTILINE) == [str(i) for i in range(table.ply + 1)]
    assert text.count("═╪═3═▲═══╪═") == table.ply + 1
    assert "○" in text
    assert "╱" not in text


def test_a_whole_race_at_a_real_terminal(window, home):
    """Read what is offered, type it, end the turn with Enter, until the race is over."""
    chosen = ("circuit=RRRR", "laps=1", "no_reverse=true", "round_cap=20")
    race = window(*easy(11, 3), *(part for option in chosen for part in ("--option", option)))
    text = race.wait_for("Your move > ")
    while "ludothek replay" not in text:
        goals = re.findall(r"(?:═R═|╱B╱) [a-z-]+(?: ═)? (\d+\.\d)", text)
        if text.endswith(DONE):
            race.type("\n")
        else:
            race.type("1\n" if "take 1 turn missed" in text else f"{goals[0]}\n")
        text = race.wait_for_any("Your move > ", DONE, "ludothek replay")
    assert race.result() == 0
    assert house.replay(only_file(home).read_text()).turn == "over"
    assert re.search(r"\x1b\[1;38;5;231;48;5;(160m═\d═|26m╱\d╱)", race.all), "goals have the colour of their dice"


def test_a_terminal_without_colour_or_signs(ludothek):
    done = ludothek(*easy(3, 4), typed=["1"], NO_COLOR="1", PYTHONIOENCODING="ascii", PYTHONUTF8="0", TERM="dumb")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "=+11=^===+=" in done.stdout
    assert "Round 1 . Red to drive" in done.stdout


# --- circuits of one's own ---


def test_a_race_on_a_circuit_of_ones_own(here, refused):
    text = here("play", "victory", "--option", "circuit=rrrr", "--level", 1, "--seed", 3, typed=["quit"])
    assert "═╪═3═▲═══╪═" in text
    wrong = ("play", "victory", "--option")
    assert refused(*wrong, "circuit=RSRS").startswith("The circuit is not complete yet.")
    assert refused(*wrong, "circuit=RRRX").startswith("“X”, letter 4 of the circuit, is not a tile.")
    assert refused(*wrong, "circuit=RRRRR").startswith("Tile 4 would be on top of tile 0.")
    assert refused(*wrong, "circuit=RR").startswith("A circuit has 4 to 12 tiles")
    assert refused(*wrong, "circuit=RRRR", "--option", "laps=13").startswith("“13” is not a value for laps.")


def test_the_command_has_help_with_an_example(home):
    done = CliRunner().invoke(app, ["circuit", "--help"])
    assert done.exit_code == 0
    assert "Example: ludothek circuit SRSRSRSR" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_circuits(here, language):
    text = here("circuit", "--language", language)
    fewest = {"oval": 5, "square": 5, "six": 6, "eight": 6, "ten": 5, "twelve": 5}
    for name, letters in PRESETS.items():
        bends = len(letters) - letters.count("S")
        assert re.search(rf"^{name} +{letters} +{bends} +{fewest[name]}\s*$", text, re.MULTILINE)
    assert words(language, "victory")("circuits-look", program="ludothek", code=PRESETS["square"]) in text


def test_all_circuits_of_a_size(here, refused):
    assert len(here("circuit", "--tiles", 8).splitlines()) == 3 + 2
    assert {found["code"] for found in json.loads(here("circuit", "--tiles", 6, "--json"))} == {"RRSRRS"}
    assert refused("circuit", "--tiles", 7).startswith("There is no circuit of this size: 7.")


def test_a_circuit_is_drawn(here):
    text = here("circuit", "square")
    assert text.startswith("   1           2           3           4")
    assert "SRSSRSSRSSRS  12 tiles, 4 bends; a lap takes at least 5 moves." in text
    assert text.endswith("To race here: ludothek play victory --option circuit=square\n")
    assert "SLLSSSLSLLRS  " in here("circuit", "six", "--reverse")
    assert "SLSSLSSLSSLS  " in here("circuit", "srssrssrssrs", "--mirror")
    assert json.loads(here("circuit", "RRRR", "--json"))["shown"]["bends"] == 4


def test_any_circuit(here, refused):
    one, again = (here("circuit", "--random", "--seed", 4, "--tiles", 8) for _ in range(2))
    assert one == again
    assert re.search(r"^[SLR]{8}  8 tiles", one, re.MULTILINE)
    assert re.search(r"^[SLR]{12}  12 tiles", here("circuit", "--random"), re.MULTILINE)
    assert refused("circuit", "oval", "--random").startswith("You named a circuit and asked for a random one")


@pytest.mark.parametrize(
    ("code", "reason", "whole"),
    [
        ("SSRSR", "The circuit is not complete yet. 5 more tiles complete it", "SSRSRSSRSR"),
        ("RRRRR", "Tile 4 would be on top of tile 0.", "RRRR"),
        ("SRXRR", "“X”, letter 3 of the circuit, is not a tile.", "SRRSRR"),
        ("SSSSSSSS", "From here the road cannot get back", "SSSSLLSSSSLL"),
        ("S" * 14, "A circuit has 4 to 12 tiles; this one has 14.", "SSSSLLSSSSLL"),
        ("S" * 50, "A circuit has 4 to 12 tiles; this one has 50.", "SSSSLLSSSSLL"),
        ("RR", "A circuit has 4 to 12 tiles; this one has 2.", "RRRR"),
        ("-", "A circuit has 4 to 12 tiles; this one has 0.", "SRSSRSSRSSRS"),
    ],
)
def test_a_wrong_circuit_is_drawn_as_far_as_it_goes(wrong, code, reason, whole):
    out, err = wrong("circuit", code)
    assert err.startswith(reason)
    assert out.endswith(f"A complete circuit that begins the same way: {whole}\n")
    tiles = {"-": 0, "RRRRR": 4, "SRXRR": 2}.get(code, min(len(code), 12))
    assert out.count("•") == 9 * tiles


def test_how_fair_a_circuit_is(here):
    """Races on all cores; the figures for machines are those that people read."""
    asked = ("circuit", "RRRR", "--report", "--races", 120, "--seats", 3, "--laps", 1, "--seed", 1)
    told = json.loads(here(*asked, "--json"))
    assert (told["circuit"], told["races"], told["seats"], told["laps"]) == ("RRRR", 120, 3, 1)
    assert sum(place["wins"] for place in told["places"]) == pytest.approx(1)
    assert all(place["low"] <= place["wins"] <= place["high"] for place in told["places"])
    text = here(*asked)
    assert text.startswith("   0           1")
    assert "120 races of 3 cars over one lap:\n" in text
    for place in told["places"]:
        assert re.search(rf"^{place['place']} +{100 * place['wins']:.1f} %", text, re.MULTILINE)
    assert "If all start places were equally good, each would win 33.3%." in text
    assert re.search(rf"^Rounds in a race +{told['rounds']['mean']:.2f}", text, re.MULTILINE)


def test_a_report_needs_a_whole_circuit_and_possible_numbers(refused):
    assert refused("circuit", "RSRS", "--report", "--json").startswith("The circuit is not complete yet.")
    assert refused("circuit", "RRRR", "--report", "--json", "--seats", 7).startswith("7 is not a possible number")
    assert refused("circuit", "RRRR", "--report", "--json", "--laps", 13).startswith("“13” is not a value for laps.")
