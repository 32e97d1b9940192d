"""What the status says of clocks: that they wait until everybody sits, and that a bot plays for whose time is out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.table import status
from tests.browser.words import say

# every sentence of the status from now on
LISTEN = """() => {
    window.told = [];
    const note = () => told.push(document.querySelector('[role=status]')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def lay(house: Server, seconds: int) -> list[str]:
    """A table at which a bot plays on when time is out; the links of its seats."""
    clock = {"kind": "move", "seconds": seconds, "out": "bot"}
    made = house.http.post("/api/tables", json={"game": "tactix", "seats": [PERSON, PERSON], "clock": clock})
    assert made.status_code == 201, made.text
    return [seat["token"] for seat in made.json()["seats"]]


def test_until_everybody_sits_the_status_says_that_the_clocks_wait(visit: Pages, house: Server) -> None:
    white, black = lay(house, 600)
    page = visit(f"/t/{white}")
    expect(status(page)).to_contain_text(say("clocks-wait"))
    visit(f"/t/{black}")
    expect(status(page)).not_to_contain_text(say("clocks-wait"))


def test_the_status_says_that_a_bot_plays_for_whose_time_is_out(visit: Pages, house: Server) -> None:
    white, black = lay(house, 5)
    page = visit(f"/t/{white}")
    page.evaluate(LISTEN)
    visit(f"/t/{black}")
    sentence = say("status-stand-in", side=say("side-0"))
    page.wait_for_function("sentence => told.some(one => one.includes(sentence))", arg=sentence)
    assert not page.evaluate("wait => told.slice(-1)[0].includes(wait)", say("clocks-wait"))
