"""Campaigns on the real server: played on over tables, kills and double clicks, branched, exported and imported."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludothek.core.transcript import checksum
from ludothek.games.great_race.campaign.deck import START_DECK
from ludothek.games.great_race.campaign.file import MOST_LETTERS, read, write
from ludothek.games.great_race.campaign.history import Campaign, Entry
from tests.games.great_race.test_campaign import SEED
from tests.server.browser import Browser, play_on
from tests.server.campaigns import Passport, journeys, two_games
from tests.server.server import PERSON, Server
from tests.server.test_errors import check_problem

MANY = 8  # who do the same at the same time


def at_once(calls: list[Any]) -> list[Any]:
    with ThreadPoolExecutor(len(calls)) as pool:
        return [done.result() for done in [pool.submit(call) for call in calls]]


def test_a_new_passport_is_empty(house: Server) -> None:
    shown = Passport(house).open()
    assert [card["id"] for card in shown["deck"]] == list(START_DECK)
    assert shown["stickers"] == dict.fromkeys(("blue", "green", "red", "yellow"), 0)
    assert (shown["missions"][0], len(shown["missions"])) == ("M01", 12)
    assert (shown["stamps"], shown["history"], shown["running"], shown["legend"]) == ([], [], None, False)


@pytest.mark.parametrize("way", ["", "/file"])
def test_a_key_that_opens_nothing(house: Server, way: str) -> None:
    check_problem(house.http.get(f"/api/campaigns/{'x' * 24}{way}"), 404, "campaign-key")


def test_keys_are_kept_as_hashes_only(house: Server) -> None:
    passport = Passport(house, write(two_games()))
    token, replay = passport.shown["token"], passport.shown["history"][0]["game"]["replay"]
    seat = passport.lay()
    house.rows("pragma wal_checkpoint(truncate)")
    kept = house.file.read_bytes()
    assert not any(word.encode() in kept for word in (token, replay, seat))


# --- modules ---


@pytest.mark.parametrize("passport", [["passport"], []])
@pytest.mark.parametrize("grows", [["deck_upgrades"], ["legacy"], ["deck_upgrades", "legacy"]])
def test_a_campaign_is_played_with_the_modules_it_began_with(
    house: Server, grows: list[str], passport: list[str]
) -> None:
    """G15.1: whatever is asked of a single game; kept over a branch, a file and a season."""
    begun = Passport(house, modules=[*grows, *passport])
    again = Passport(house, begun.file())
    begun.post("season")
    for campaign in (begun, again, again.branch(0)):
        assert campaign.open()["modules"] == [*grows, *passport]
        assert len(campaign.shown["missions"]) == (12 if passport else 0)
        asked = {name: name not in grows for name in ("deck_upgrades", "legacy")}
        with Browser(house, campaign.lay(**asked, passport=not passport)) as browser:
            options = browser.shown["view"]["options"]
            assert options["passport"] == bool(passport)
            assert options["deck_upgrades"] == ("deck_upgrades" in grows)
            if not (passport and len(grows) == 2):  # where all three are used, the way is chosen for each game
                assert options["legacy"] == ("legacy" in grows)
            has_stamps = bool(passport) and "deck_upgrades" in grows
            assert (browser.shown["view"]["missions"] is not None) == has_stamps
        running = campaign.open()["running"]
        assert (running["way"] is not None) == has_stamps
        assert bool(running["missions"]) == has_stamps


def test_the_passport_alone_is_stamped_alone(house: Server) -> None:
    """G15.1, G22.2: against T without deck upgrades there is no stamp, on a journey without an opponent there is."""
    passport = Passport(house, modules=["passport"])
    for mode, way in (("solo", None), ("alone", "alone")):
        with Browser(house, passport.lay(mode=mode)) as browser:
            assert (browser.shown["view"]["missions"] is not None) == (mode == "alone")
        assert passport.open()["running"]["way"] == way
        passport.take(passport.post("resignation").json())
    assert passport.levels == "11111111"


@pytest.mark.parametrize("modules", [[], ["deck"], ["passport"] * 4])
def test_modules_that_there_are_not(house: Server, modules: list[str]) -> None:
    answer = house.http.post("/api/campaigns", json={"modules": modules})
    if len(modules) < 4:
        check_problem(answer, 400, "campaign-modules")
    assert answer.status_code in (400, 422)


# --- playing ---


def test_the_next_table_is_laid_as_the_campaign_stands(house: Server) -> None:
    """G15.4, G15.6, G21.2: what the player cannot choose comes from the games before."""
    passport, state = Passport(house, write(two_games())), two_games().state
    assert sum(state.stickers) > 0
    token = passport.lay(direction="SN", crews="SU", deck="A3,B3,C3,D3,E3,F3,G3,H3", stickers="0000", first="T")
    with Browser(house, token) as browser:
        options = browser.shown["view"]["options"]
        assert (options["mode"], options["direction"], options["crews"]) == ("solo", "SN", "SU")
        assert options["deck"] == ",".join(state.deck)
        assert options["stickers"] == "".join(map(str, state.stickers))
        assert options["first"] == state.first == "player"
        assert browser.shown["feature"] == "campaign"
    running = passport.open()["running"]
    assert (running["token"], running["direction"], running["way"]) == (token, "SN", "legendary")


@pytest.mark.parametrize("off", [False, "false"])
def test_a_prudent_game_uses_no_powers(house: Server, off: Any) -> None:
    """G22.5."""
    passport = Passport(house, write(two_games()))
    before = passport.shown["stickers"]
    with Browser(house, passport.lay(legacy=off)) as browser:
        assert browser.shown["view"]["options"]["stickers"] == "0000"
    assert passport.open()["running"]["way"] == "prudent"
    assert passport.post("resignation").json()["stickers"] == before


def test_a_table_without_a_campaign_knows_of_none(house: Server) -> None:
    made = house.make(PERSON, game="great_race", options={"mode": "solo"})
    with Browser(house, made["tokens"][0]) as browser:
        assert browser.shown["feature"] is None


def test_a_finished_game_is_entered_once(house: Server) -> None:
    """G20.1, G20.2: with its upgrades, and with a link to look at it again."""
    passport = Passport(house)
    passport.journey(mode="solo")
    for _ in range(3):
        shown = passport.open()
        assert (shown["rows"], shown["games"], shown["running"]) == (2, 1, None)
    (entry,) = shown["history"]
    game = entry["game"]
    assert passport.levels == "11111111"[: 8 - len(game["upgrades"])] + "2" * len(game["upgrades"])
    assert len(game["upgrades"]) == (2 if game["won"] else 1)
    replay = house.http.get(f"/api/replay/{game['replay']}").json()
    assert replay["over"]
    (table,) = house.rows("select \"table\" from campaign_rows where kind = 'laid' order by rowid desc limit 1")[0]
    assert [row["text"] for row in replay["said"]] == house.steps(table)
    assert house.http.get(f"/api/replay/{game['replay']}/file").status_code == 200


def test_a_link_to_look_again_is_no_seat(house: Server) -> None:
    passport = Passport(house, write(two_games()))
    with Browser(house) as browser:
        browser.say("hello", token=passport.shown["history"][0]["game"]["replay"])
        assert browser.hear()["why"] == "link"


def test_one_game_at_a_time(house: Server) -> None:
    passport = Passport(house)
    passport.lay()
    passport.open()
    for what in ("games", "season"):
        check_problem(passport.post(what), 400, "campaign-running")
    assert passport.open()["rows"] == 1


def test_a_game_that_is_given_up_is_lost(house: Server) -> None:
    """G19.5."""
    passport = Passport(house)
    passport.lay()
    passport.open()
    shown = passport.take(passport.post("resignation").json())
    assert (shown["games"], shown["running"], shown["first"]) == (1, None, "player")
    assert not shown["history"][0]["game"]["won"]
    assert passport.levels == "11111112"
    check_problem(passport.post("resignation"), 400, "stale")


def test_a_journey_alone_leaves_deck_and_powers(house: Server) -> None:
    """G23.1."""
    passport = Passport(house, write(two_games()))
    before = passport.shown
    passport.journey(mode="alone")
    after = passport.open()
    assert after["games"] == 3
    assert (after["deck"], after["stickers"], after["first"]) == (before["deck"], before["stickers"], before["first"])
    assert after["history"][2]["game"]["way"] == "alone"


def test_only_games_for_one(house: Server) -> None:
    check_problem(Passport(house).post("games", options={"mode": "race"}), 400, "seats")


def test_whoever_got_up_finds_the_seat_again(house: Server) -> None:
    passport = Passport(house)
    with Browser(house, passport.lay()) as browser:
        browser.tell("leave")
    with Browser(house, passport.open()["running"]["token"]) as browser:
        assert browser.shown["seat"] == 0
        browser.play()


def test_a_new_season(house: Server) -> None:
    """G22.6: deck and powers begin anew, stamps stay."""
    passport = Passport(house, write(two_games()))
    stamps = passport.shown["stamps"]
    shown = passport.take(passport.post("season").json())
    assert [card["id"] for card in shown["deck"]] == list(START_DECK)
    assert set(shown["stickers"].values()) == {0}
    assert shown["stamps"] == stamps != []
    assert shown["history"][2]["game"] is None


# --- kills and races ---


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, to be killed."""
    house = Server(tmp_path_factory.mktemp("fresh"))
    try:
        yield house.start()
    finally:
        house.close()


def test_a_kill_in_the_middle_of_a_game_and_one_at_its_end(fresh: Server) -> None:
    passport = Passport(fresh)
    token = passport.lay()
    with Browser(fresh, token) as browser:
        for _ in range(5):
            browser.play()
        ply = browser.ply
        fresh.kill()
    fresh.start()
    assert passport.open()["running"]["token"] == token
    with Browser(fresh, token) as browser:
        assert (browser.ply, browser.shown["feature"]) == (ply, "campaign")
        browser.do("resign")
        fresh.kill()
    fresh.start()
    assert (passport.open()["rows"], passport.open()["games"]) == (2, 1)


def test_of_many_that_do_the_same_one_wins(house: Server) -> None:
    for what in ("games", "season"):
        passport = Passport(house)
        answers = at_once([lambda p=passport, w=what: p.post(w)] * MANY)
        told = sorted(answer.json().get("why", "done") for answer in answers)
        assert told.count("done") == 1
        assert set(told) <= {"done", "stale", "campaign-running"}
        assert passport.open()["rows"] == 1


def test_a_game_is_entered_once_however_many_look(house: Server) -> None:
    passport = Passport(house)
    with Browser(house, passport.lay()) as browser:
        browser.do("resign")
    shown = at_once([passport.open] * MANY)
    assert {(each["rows"], each["games"]) for each in shown} == {(2, 1)}
    assert len({str(each["history"]) for each in shown}) == 1


def test_two_servers_at_one_database(fresh: Server, tmp_path: Any) -> None:
    """Exactly one lays the table, both enter the same game."""
    other = Server(tmp_path)
    other.file = fresh.file
    other.start()
    try:
        passport = Passport(fresh)
        elsewhere = Passport.__new__(Passport)
        elsewhere.house = other
        elsewhere.take(passport.shown)
        answers = at_once([lambda p=p: p.post("games") for p in (passport, elsewhere) for _ in range(2)])
        laid = [answer.json() for answer in answers if answer.status_code == 201]
        assert len(laid) == 1
        with Browser(fresh, laid[0]["token"]) as browser:
            browser.do("resign")
        assert {str(each) for each in at_once([passport.open, elsewhere.open] * 3)} == {str(elsewhere.open())}
        assert (elsewhere.shown["rows"], elsewhere.shown["games"]) == (2, 1)
        assert other.troubles() == []
    finally:
        other.close()


def test_a_game_laid_at_one_server_is_over_there_once_it_is_played_at_another(fresh: Server, tmp_path: Any) -> None:
    other = Server(tmp_path)
    other.file = fresh.file
    other.start()
    try:
        passport = Passport(fresh)
        token = passport.lay()
        with Browser(other, token) as browser:
            browser.do("resign")
        assert passport.open()["games"] == 1
    finally:
        other.close()


# --- branches and files ---


def test_a_branch_has_its_own_key_and_leaves_the_old_one_alone(house: Server) -> None:
    passport = Passport(house, write(two_games()))
    before = passport.open()
    branch = passport.branch(1)
    assert branch.at != passport.at
    assert (branch.shown["games"], len(branch.shown["history"])) == (1, 1)
    assert branch.shown["stamps"] == [stamp for stamp in before["stamps"] if stamp["entry"] == 1]
    assert house.http.get(f"/api/replay/{branch.shown['history'][0]['game']['replay']}").status_code == 200
    branch.lay()
    branch.open()
    assert branch.post("resignation").json()["games"] == 2
    assert passport.open() == before
    answer = house.http.post(f"{passport.at}/branch", json={"entries": 3})
    check_problem(answer, 400, "campaign-branch")


def test_a_branch_knows_after_which_game_it_left_and_can_be_given_a_name(house: Server) -> None:
    passport = Passport(house, write(two_games().season()))
    assert (passport.shown["name"], passport.shown["branched"]) == ("", None)
    branch = passport.branch(1)
    assert (branch.shown["name"], branch.shown["branched"]) == ("", 1)
    assert passport.branch(3).shown["branched"] == 2, "a season is no game"
    named = house.http.post(f"{branch.at}/name", json={"name": " The bold one "}).json()
    assert (named["name"], named["rows"]) == ("The bold one", branch.shown["rows"])
    assert branch.open()["name"] == "The bold one"
    assert passport.open()["name"] == ""
    assert house.http.post(f"{branch.at}/name", json={"name": "x" * 41}).status_code == 422
    check_problem(house.http.post(f"/api/campaigns/{'x' * 24}/name", json={"name": ""}), 404, "campaign-key")


def test_a_branch_leaves_the_running_game_where_it_is(house: Server) -> None:
    passport = Passport(house, write(two_games()))
    passport.lay()
    assert passport.branch(2).shown["running"] is None
    assert passport.open()["running"]


def test_what_was_exported_is_imported_as_it_was(house: Server) -> None:
    passport = Passport(house, write(two_games()))
    assert passport.file() == write(two_games())
    passport.journey()
    passport.open()
    passport.post("season")
    text = passport.file()
    again = Passport(house, text)
    assert again.file() == text
    assert read(text).state.games == 3
    assert same(again.shown) == same(passport.open())


def same(shown: dict[str, Any]) -> dict[str, Any]:
    """What does not hang on the key."""
    games = [entry | {"game": entry["game"] and entry["game"] | {"replay": ""}} for entry in shown["history"]]
    return shown | {"token": "", "rows": 0, "history": games}


def sealed(transcript: str) -> str:
    """With a checksum that fits."""
    body = transcript.rpartition("check    ")[0]
    return f"{body}check    {checksum(body)}\n"


def forged() -> dict[str, str]:
    """Files that must not be taken, each with the refusal it deserves."""
    text, entries = write(two_games()), two_games().entries
    weird = sealed(entries[0].transcript.replace("commit", 'luck     "\\ud800"\ncommit', 1))
    older = sealed(entries[0].transcript.replace("rules    ", f"rules    {'9' * 5000}", 1))
    return {
        "": "campaign-file",
        "a letter": "campaign-file",
        text[:300]: "campaign-file",
        text[300:]: "campaign-file",
        text.replace("plan", "PLAN", 1): "campaign-torn",
        write(Campaign(SEED, (entries[1], entries[0]))): "campaign-forged",
        write(Campaign(SEED, (Entry(entries[0].transcript, ()),))): "campaign-forged",
        write(Campaign(b"short", ())): "campaign-file",
        write(Campaign(SEED, (Entry(entries[0].transcript[:-9] + "\n"),))): "campaign-transcript",
        write(Campaign(SEED, (Entry(weird),))): "campaign-transcript",
        write(Campaign(SEED, (Entry(sealed(weird.replace('"\\ud800"', "[" * 9000))),))): "campaign-transcript",
        write(Campaign(SEED, (Entry(older),))): "transcript-rules",
        write(Campaign(SEED, (Entry(),) * 201)): "campaign-long",
        "x" * (MOST_LETTERS + 1): "campaign-long",
    }


@pytest.mark.parametrize("number", range(14))
def test_a_file_that_cannot_be_taken(house: Server, number: int) -> None:
    """It is said why, and nothing is kept of it."""
    text, why = list(forged().items())[number]
    before = house.rows("select count(*) from campaigns")
    check_problem(house.http.post("/api/campaigns", json={"file": text}), 400, why)
    assert house.rows("select count(*) from campaigns") == before


def test_a_file_without_end_is_not_even_read(house: Server) -> None:
    check_problem(house.http.post("/api/campaigns", json={"file": "x" * 5_000_000}), 413)


def test_others_are_served_while_long_files_are_played_through(house: Server) -> None:
    """Two people, so that nobody has to wait for a bot, play on until four files have been read at the same time."""
    text, table, answered = write(journeys(200)), house.make(PERSON, PERSON), 0
    with (
        ThreadPoolExecutor(4) as pool,
        Browser(house, table["tokens"][0]) as one,
        Browser(house, table["tokens"][1]) as other,
    ):
        imports = [pool.submit(house.http.post, "/api/campaigns", json={"file": text}, timeout=120) for _ in range(4)]
        while not all(import_.done() for import_ in imports) and answered < 20:
            play_on([one, other], 1)
            answered += 1
        assert [import_.result().status_code for import_ in imports] == [201] * 4
    assert answered > 8, "the table had to wait"


def test_a_campaign_that_is_full(house: Server) -> None:
    full = Passport(house, write(Campaign(SEED, (Entry(),) * 200)))
    for what in ("games", "season"):
        check_problem(full.post(what), 400, "campaign-long")
    assert len(full.branch(10).lay()) == 24


def test_a_campaign_moves_from_the_terminal_to_the_browser_and_back(house: Server, tmp_path: Path) -> None:
    """Begun and lost in the terminal, played on in the browser, and opened in the terminal again."""
    file = tmp_path / "africa.txt"
    play_in_terminal(file, "play", "plan FPMME", "resign", "y", "quit")
    passport = Passport(house, file.read_text())
    assert (passport.shown["games"], passport.shown["modules"]) == (1, ["deck_upgrades", "passport"])
    passport.lay()
    passport.open()
    passport.take(passport.post("resignation").json())
    file.write_text(passport.file())
    play_in_terminal(file, "play", "plan FPMME", "resign", "y", "quit")
    assert read(file.read_text()).state.games == 3


def play_in_terminal(file: Path, *typed: str) -> None:
    command = [sys.executable, "-m", "ludothek", "campaign", "play", str(file), "--modules", "deck_upgrades,passport"]
    lines = "".join(f"{line}\n" for line in typed)
    done = subprocess.run(
        [*command, "--language", "en"], input=lines, capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
