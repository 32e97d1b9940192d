"""What nobody may learn: links from the log or the file, the seed before the end, another seat's hand."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from typing import Any

from ludothek.core import transcript
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE
from tests.server.browser import Browser, play_on
from tests.server.server import BOT, OPEN, PERSON, Server

PACKED = re.compile(r"<script type=text/plain id=replay>([^<]*)</script>")


def test_no_token_is_logged_whatever_happens(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    key = house.sit(made["tokens"][1])
    house.heard(house.http.post(f"/api/seats/{key}/carry").json())
    one, two = Browser(house, made["tokens"][0]), Browser(house, key)
    play_on([one, two], 2)
    two.tell("leave")
    one.tell("link", seat=1)
    one.do("resign")
    one.tell("rematch")
    for token in (*made["tokens"], key):
        house.http.post(f"/api/seats/{token}/key", json={"key": key})
        for path in ("/api/seats/", "/api/replay/", "/t/", "/nowhere/"):
            house.http.get(path + token)
        house.http.get(f"/api/replay/{token}/file")
        house.http.get(f"/api/seats/{token}?token={token}", headers={"X-Token": token, "Origin": f"http://{token}"})
    two.why_not("hello", token=made["tokens"][0])
    house.rows("alter table links rename to away")
    house.http.get(f"/api/seats/{made['tokens'][0]}")
    with Browser(house) as stranger:
        stranger.say("hello", token=made["tokens"][0])
        stranger.closed()
    house.rows("alter table away rename to links")
    for browser in (one, two):
        browser.close()
    assert len(house.tokens) >= 7
    assert house.troubles(), "errors were provoked, so there is something to look through"
    assert not [token for token in house.tokens if token in house.log()]


def test_tokens_are_kept_only_as_hashes(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["tokens"][0]) as one:
        invite = one.tell("link", seat=1)["seats"][1]["link"]
    key = house.sit(invite)
    house.heard(house.http.post(f"/api/seats/{key}/carry").json())
    kept = b"".join(file.read_bytes() for file in house.folder.glob("tables.db*"))
    assert not [token for token in house.tokens if token.encode() in kept]
    hashes = {row[0] for row in house.rows("select token from links union select watch from tables")}
    assert {hashlib.sha256(token.encode()).hexdigest() for token in (made["tokens"][0], invite, key)} <= hashes


def test_a_bot_has_no_token(house: Server) -> None:
    made = house.make(PERSON, BOT)
    assert made["tokens"][1] is None
    assert house.rows('select token from links where "table" = ? and seat = 1', made["table"]) == []


# --- honest dice ---


def everything_told(house: Server, made: dict[str, Any], token: str) -> str:
    """All that the holder of a token is sent, by every way there is."""
    with Browser(house, token) as browser:
        shown = browser.shown
    replay, page = (house.http.get(path.format(token)).text for path in ("/api/replay/{}", "/api/replay/{}/file"))
    seated = house.http.get(f"/api/seats/{token}").json() | {"moved": "at some time"}
    told = [json.dumps(shown), json.dumps(seated), replay]
    return "\n".join([*told, PACKED.sub("", page), json.dumps(unpacked(page))])


def unpacked(page: str) -> Any:
    """The games that a page to keep carries in itself, one for each pair of eyes."""
    found = PACKED.search(page)
    assert found
    return json.loads(gzip.decompress(base64.b64decode(found[1])))


def seed_of(house: Server, made: dict[str, Any]) -> bytes:
    return bytes(house.rows("select seed from tables where id = ?", made["table"])[0][0])


def test_the_seed_of_the_throws_is_not_told_while_the_game_runs(house: Server) -> None:
    made = house.make(PERSON, PERSON, game="template")
    for token in (*made["tokens"], made["watch"]):
        assert seed_of(house, made).hex() not in everything_told(house, made, token)


def test_the_promise_of_the_seed_is_told_before_the_first_throw(house: Server) -> None:
    made = house.make(PERSON, PERSON, game="template")
    promise = hashlib.sha256(seed_of(house, made)).hexdigest()
    with Browser(house, made["tokens"][0]) as one:
        assert promise in json.dumps(one.shown)


def test_after_the_game_the_file_proves_every_throw(house: Server) -> None:
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


def test_a_hidden_move_is_not_told_to_those_who_may_not_know_it(house: Server) -> None:
    made = house.make(PERSON, PERSON, game="secret")
    with Browser(house, made["tokens"][0]) as hider, Browser(house, made["tokens"][1]) as guesser:
        hider.play("hide 2")
        assert hider.shown["view"]["number"] == 2
        assert guesser.see(ply=1)["view"]["number"] == -1
        for token in (made["tokens"][1], made["watch"]):
            assert "hide 2" not in everything_told(house, made, token)


def test_what_is_sent_does_not_depend_on_what_is_hidden(house: Server) -> None:
    told = []
    for number in (1, 3):
        made = house.make(PERSON, PERSON, game="secret")
        with Browser(house, made["tokens"][0]) as hider:
            hider.play(f"hide {number}")
        told.append(everything_told(house, made, made["tokens"][1]))
        for name in ("table", "watch"):  # these may differ
            told[-1] = told[-1].replace(made[name], name)
    assert told[0] == told[1]


# --- replay ---


def test_a_replay_shows_every_step_to_whoever_holds_a_link_and_lets_nobody_click(house: Server) -> None:
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


def test_a_downloaded_page_is_a_transcript_and_no_script_of_a_player_runs_in_it(house: Server) -> None:
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


# --- who knew what when ---


def finished(house: Server) -> dict[str, Any]:
    """A game with a secret, guessed."""
    made = house.make(PERSON, PERSON, game="secret")
    with Browser(house, made["tokens"][0]) as hider, Browser(house, made["tokens"][1]) as guesser:
        hider.play("hide 2")
        hider.play("ready")
        guesser.see(ply=2)
        guesser.play("guess 1")
    return made


def looked(house: Server, token: str, eyes: str | None = None) -> Any:
    answer = house.http.get(f"/api/replay/{token}", params={"eyes": eyes} if eyes else {})
    assert answer.status_code == 200, answer.text
    return answer.json()


def numbers(replay: Any) -> list[int]:
    return [view["number"] for view in replay["views"]]


def test_a_running_game_is_seen_through_ones_own_eyes_only(house: Server) -> None:
    made = house.make(PERSON, PERSON, game="secret")
    with Browser(house, made["tokens"][0]) as hider:
        hider.play("hide 2")
    for token, own in zip((*made["tokens"], made["watch"]), ("0", "1", "watch"), strict=True):
        assert looked(house, token, own) == looked(house, token)
        assert looked(house, token)["all_eyes"] == []
        for eyes in {"open", "0", "1", "watch"} - {own}:
            answer = house.http.get(f"/api/replay/{token}", params={"eyes": eyes})
            assert (answer.status_code, answer.json()["why"]) == (403, "eyes")
            assert "once it is over" in answer.json()["title"]


def test_a_game_that_is_over_is_seen_through_anybodys_eyes(house: Server) -> None:
    made = finished(house)
    for token in (*made["tokens"], made["watch"]):
        seen = {eyes: looked(house, token, eyes) for eyes in ("open", "0", "1", "watch")}
        assert looked(house, token) == seen["open"]
        assert seen["open"]["all_eyes"] == ["open", "0", "1", "watch"]
        assert {eyes: replay["eyes"] for eyes, replay in seen.items()} == {eyes: eyes for eyes in seen}
        assert {eyes: numbers(replay) for eyes, replay in seen.items()} == {
            "open": [0, 2, 2, 2],
            "0": [0, 2, 2, 2],
            "1": [0, -1, -1, 2],  # with the end everything is shown
            "watch": [0, -1, -1, 2],
        }
        read = {eyes: replay["said"][0]["log"] for eyes, replay in seen.items()}
        assert read == {"open": "hide 2", "0": "hide 2", "1": "hide", "watch": "hide"}


def test_other_eyes_see_what_their_seat_was_shown_while_the_game_went_on(house: Server) -> None:
    made = house.make(PERSON, PERSON, game="secret")
    with Browser(house, made["tokens"][0]) as hider, Browser(house, made["tokens"][1]) as guesser:
        shown = [guesser.shown["view"]]
        for ply, move in enumerate(("hide 3", "show", "ready"), 1):
            hider.play(move)
            shown.append(guesser.see(ply=ply)["view"])
        guesser.do("resign")
    clicks = {"choices": [], "undo": False}
    assert looked(house, made["watch"], "1")["views"][:-1] == [view | clicks for view in shown]


def test_eyes_that_nobody_has_are_refused(house: Server) -> None:
    made = finished(house)
    answers = [house.http.get(f"/api/replay/{made['watch']}", params={"eyes": eyes}) for eyes in ("7", "mine")]
    assert [(answer.status_code, answer.json()["why"]) for answer in answers] == [(400, "no-seat"), (422, None)]


def test_where_nothing_is_hidden_there_are_no_eyes_to_choose(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one:
        one.play()
        one.do("resign")
    assert looked(house, made["watch"])["all_eyes"] == []


def test_the_page_to_keep_has_every_pair_of_eyes_once_the_game_is_over(house: Server) -> None:
    made = finished(house)
    kept = unpacked(house.http.get(f"/api/replay/{made['tokens'][1]}/file").text)
    assert kept == [looked(house, made["tokens"][1], eyes) for eyes in ("open", "0", "1", "watch")]
