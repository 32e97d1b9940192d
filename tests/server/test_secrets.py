"""What nobody may learn: links from the log or the file, the seed before the end, another seat's hand."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludothek.core import transcript
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE
from tests.server.browser import Browser, play_on
from tests.server.house import BOT, OPEN, PERSON, House


def test_no_token_is_logged_whatever_happens(house: House) -> None:
    made = house.make(PERSON, OPEN)
    one, two = (Browser(house, token) for token in made["tokens"])
    play_on([one, two], 2)
    two.tell("leave")
    one.tell("link", seat=1)
    one.tell("link", seat=None)
    one.do("resign")
    one.tell("rematch")
    for token in made["tokens"]:
        for path in ("/api/seats/", "/api/replay/", "/t/", "/nowhere/"):
            house.http.get(path + token)
        house.http.get(f"/api/replay/{token}/file")
        house.http.get(f"/api/seats/{token}?token={token}", headers={"X-Token": token, "Origin": f"http://{token}"})
    two.why_not("hello", token=made["tokens"][0])
    house.rows("alter table seats rename to away")
    house.http.get(f"/api/seats/{made['tokens'][0]}")
    with Browser(house) as stranger:
        stranger.say("hello", token=made["tokens"][0])
        stranger.closed()
    house.rows("alter table away rename to seats")
    for browser in (one, two):
        browser.close()
    assert len(house.tokens) >= 7
    assert house.troubles(), "errors were provoked, so there is something to look through"
    assert not [token for token in house.tokens if token in house.log()]


def test_tokens_are_kept_only_as_hashes(house: House) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["tokens"][0]) as one:
        one.tell("link", seat=1)
        one.tell("link", seat=None)
    kept = b"".join(file.read_bytes() for file in house.folder.glob("tables.db*"))
    assert not [token for token in house.tokens if token.encode() in kept]
    hashes = house.rows("select token from seats where token is not null union select watch from tables")
    assert hashlib.sha256(made["tokens"][0].encode()).hexdigest() in {row[0] for row in hashes}
    assert house.rows('select token from seats where "table" = ? and kind = ?', made["table"], "bot") == []


def test_a_bot_has_no_token(house: House) -> None:
    made = house.make(PERSON, BOT)
    assert made["tokens"][1] is None
    assert house.rows('select token from seats where "table" = ? and seat = 1', made["table"]) == [(None,)]


# --- honest dice ---


def everything_told(house: House, made: dict[str, Any], token: str) -> str:
    """All that the holder of a token is sent, by every way there is."""
    with Browser(house, token) as browser:
        shown = browser.shown
    pages = [house.http.get(path.format(token)).text for path in ("/api/replay/{}", "/api/replay/{}/file")]
    return "\n".join([json.dumps(shown), house.http.get(f"/api/seats/{token}").text, *pages])


def seed_of(house: House, made: dict[str, Any]) -> bytes:
    return bytes(house.rows("select seed from tables where id = ?", made["table"])[0][0])


def test_the_seed_of_the_throws_is_not_told_while_the_game_runs(house: House) -> None:
    made = house.make(PERSON, PERSON, game="template")
    for token in (*made["tokens"], made["watch"]):
        assert seed_of(house, made).hex() not in everything_told(house, made, token)


def test_the_promise_of_the_seed_is_told_before_the_first_throw(house: House) -> None:
    made = house.make(PERSON, PERSON, game="template")
    promise = hashlib.sha256(seed_of(house, made)).hexdigest()
    with Browser(house, made["tokens"][0]) as one:
        assert promise in json.dumps(one.shown)


def test_after_the_game_the_file_proves_every_throw(house: House) -> None:
    made = house.make(PERSON, PERSON, game="template")
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        play_on([one, two], 5)
        one.do("resign")
    page = house.http.get(f"/api/replay/{made['watch']}/file").text
    GAMES["template"] = TEMPLATE
    try:
        again = transcript.read(page)
    finally:
        del GAMES["template"]
    assert [step.text for step in again.steps] == house.steps(made["table"])
    assert again.dice.seed == seed_of(house, made)


# --- hidden hands ---


def test_a_hidden_move_is_not_told_to_those_who_may_not_know_it(house: House) -> None:
    made = house.make(PERSON, PERSON, game="secret")
    with Browser(house, made["tokens"][0]) as hider, Browser(house, made["tokens"][1]) as guesser:
        hider.play("hide 2")
        assert hider.shown["view"]["number"] == 2
        assert guesser.see(ply=1)["view"]["number"] == -1
        for token in (made["tokens"][1], made["watch"]):
            assert "hide 2" not in everything_told(house, made, token)


def test_what_is_sent_does_not_depend_on_what_is_hidden(house: House) -> None:
    told = []
    for number in (1, 3):
        made = house.make(PERSON, PERSON, game="secret")
        with Browser(house, made["tokens"][0]) as hider:
            hider.play(f"hide {number}")
        told.append(everything_told(house, made, made["tokens"][1]).replace(made["table"], "x"))
    assert told[0] == told[1]


# --- replay ---


def test_a_replay_shows_every_step_to_whoever_holds_a_link_and_lets_nobody_click(house: House) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        play_on([one, two], 3)
        board = one.shown["view"]["pieces"]
    for token in (*made["tokens"], made["watch"]):
        replay = house.http.get(f"/api/replay/{token}").json()
        assert [row["text"] for row in replay["said"]] == house.steps(made["table"])
        assert len(replay["views"]) == 4
        assert not any(view["choices"] or view["undo"] for view in replay["views"])
        assert replay["views"][3]["pieces"] == board
        assert not [token for token in house.tokens if token in json.dumps(replay)]


def test_a_downloaded_page_is_a_transcript_and_no_script_of_a_player_runs_in_it(house: House) -> None:
    evil = "</script><script>alert(1)</script>"
    made = house.make({"kind": "person", "name": evil}, {"kind": "person", "name": "</pre><b>"})
    with Browser(house, made["tokens"][0]) as one:
        one.play()
    answer = house.http.get(f"/api/replay/{made['watch']}/file")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    assert evil not in answer.text
    assert "</pre><b>" not in answer.text
    again = transcript.read(answer.text)
    assert ([step.text for step in again.steps], again.names) == (house.steps(made["table"]), (evil, "</pre><b>"))
