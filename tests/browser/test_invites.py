"""Sitting down by invite: host, guest, a third who comes later; a seat taken along; addresses that open nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.axe import SIZES, objections, objections_everywhere
from tests.browser.conftest import opened, welcomed
from tests.browser.pages import NOT_FOUND, Pages
from tests.browser.server import OPEN, Server
from tests.browser.table import LINK, WINS, accept, board, open_table, panel, play, until, wait_for_position
from tests.browser.windows import Windows
from tests.browser.words import say

ADA = {"kind": "person", "name": "Ada"}


def lay(house: Server, game: str = "tactix") -> tuple[str, str]:
    """A table with one open seat: the address of the host, and the invite."""
    answer = house.http.post("/api/tables", json={"game": game, "seats": [ADA, OPEN]}).json()
    host, guest = (f"/t/{seat['token']}" for seat in answer["seats"])
    return host, guest


def button(page: Page, word: str, **facts: str) -> None:
    page.get_by_role("button", name=say(word, **facts), exact=True).click()


def heading(page: Page, word: str, **facts: str) -> None:
    expect(page.get_by_role("heading", name=say(word, **facts), exact=True)).to_be_visible()


def seats(page: Page) -> int:
    """How many seats this browser holds."""
    return len(json.loads(page.evaluate("localStorage.getItem('ludothek.seats') ?? '[]'")))


# --- three browsers ---


def test_an_invite_tells_who_asks_to_what_and_nobody_sits_before_saying_so(visit: Pages, house: Server) -> None:
    at, invite = lay(house)
    host, guest = visit(at), visit(invite)
    heading(guest, "invite-from", game="Tactix", names="Ada")
    expect(guest.get_by_text(say("invite-side", side=say("side-1")))).to_be_visible()
    expect(host.get_by_role("textbox", name=say("waiting-link"))).to_be_visible()
    guest.get_by_label(say("setup-name")).fill("Bob")
    button(guest, "invite-sit")
    expect(board(guest)).to_be_visible()
    expect(host.get_by_role("list", name=say("table-seats"))).to_contain_text("Bob")
    expect(host.get_by_role("textbox", name=say("waiting-link"))).to_have_count(0)
    assert invite not in guest.url
    play(host, "d1>d7")
    wait_for_position(guest, ["d1>d7"])
    guest.goto(invite)  # the letter of the host is opened once more
    wait_for_position(guest, ["d1>d7"])
    play(guest, "b9>b8", line=["d1>d7"])


@pytest.mark.parametrize("game", ["tactix", "masters_victory"])
def test_who_opens_the_invite_later_can_only_watch(visit: Pages, house: Server, game: str) -> None:
    """The third silently became the guest."""
    at, invite = lay(house, game)
    visit(at)
    guest, third, heard = visit(None), visit(None, alone=True), list[str]()
    accept(guest, invite)

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    third.on("websocket", listen)
    third.goto(invite)
    heading(third, "invite-taken")
    expect(third.get_by_role("button", name=say("invite-sit"), exact=True)).to_have_count(0)
    third.get_by_role("link", name=say("invite-watch")).click()
    expect(third.get_by_text(say("table-watching"))).to_be_visible()
    assert heard
    assert all(json.loads(frame)["seat"] is None for frame in heard)
    assert seats(third) == 0


def test_the_host_who_opens_the_invite_is_asked(visit: Pages, house: Server) -> None:
    """The guest's seat entered the host's browser for good."""
    at, invite = lay(house)
    host = visit(at)
    expect(board(host)).to_be_visible()
    host.goto(invite)
    expect(host.get_by_text(say("invite-already", side=say("side-0")))).to_be_visible()
    button(host, "invite-back")
    expect(board(host)).to_be_visible()
    assert seats(host) == 1
    host.goto(invite)
    host.get_by_role("link", name=say("invite-watch")).click()
    expect(host.get_by_text(say("table-watching"))).to_be_visible()
    assert seats(host) == 1
    host.goto(invite)
    button(host, "invite-sit-too")
    play(host, "d1>d7", "b9>b8")
    assert seats(host) == 2


def test_a_guests_link_of_old_asks_too_before_it_enters_the_hosts_browser(visit: Pages, house: Server) -> None:
    laid = house.lay()
    page = visit(laid.at)
    expect(board(page)).to_be_visible()
    page.goto(laid.beyond)
    expect(page.get_by_text(say("invite-already", side=say("side-0")))).to_be_visible()
    assert seats(page) == 1
    button(page, "invite-sit-too")
    play(page, "d1>d7", "b9>b8")


@pytest.mark.parametrize("again", ["click", "reload"])
def test_a_lost_answer_and_impatient_clicks_take_the_seat_once(visit: Pages, house: Server, again: str) -> None:
    visit.forgiven += ["net::ERR_FAILED", "closed before the connection is established"]
    _, invite = lay(house)
    guest = visit(invite, alone=True)
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().status)
            route.abort()

    guest.route("**/key", lose)
    button(guest, "invite-sit")
    expect(guest.get_by_text(say("refused-no-answer"))).to_be_visible()
    assert lost == [200], "the server has heard it"
    if again == "reload":
        guest.reload()
    else:
        guest.get_by_role("button", name=say("invite-sit"), exact=True).dblclick()
    until(guest, lambda: seats(guest) == 1)
    expect(board(guest)).to_be_visible()
    assert seats(guest) == 1, "still one"


def test_who_was_faster_sits_and_the_other_is_told(visit: Pages, house: Server) -> None:
    visit.forgiven += ["409 (Conflict)", NOT_FOUND]
    _, invite = lay(house)
    slow, fast = visit(invite), visit(None)
    heading(slow, "invite-from", game="Tactix", names="Ada")
    accept(fast, invite)
    button(slow, "invite-sit")
    heading(slow, "invite-taken")


# --- a seat taken along ---


def test_a_seat_is_taken_along_to_another_device_once(visit: Pages, house: Server) -> None:
    laid = house.lay("d1>d7", "b9>b8")
    visit.forgiven += ["410 (Gone)", NOT_FOUND]
    desk, phone, thief = visit(laid.at), visit(None, viewport=SIZES["narrow"]), visit(None)
    more = panel(desk, "more")
    more.get_by_role("button", name=say("carry-make"), exact=True).click()
    link = more.get_by_role("textbox", name=say("carry-link"))
    expect(more.get_by_role("img", name=say("qr-of", address=link.input_value()))).to_be_visible()
    thief.goto(link.input_value())
    heading(thief, "carry-here")
    accept(phone, link.input_value())
    button(thief, "invite-sit")
    play(phone, "b1>b2", line=["d1>d7", "b9>b8"])
    wait_for_position(desk, ["d1>d7", "b9>b8", "b1>b2"])
    heading(thief, "used-title")
    phone.goto(link.input_value())  # the device it was made for comes back by it
    wait_for_position(phone, ["d1>d7", "b9>b8", "b1>b2"])


def test_a_page_that_stood_open_says_at_once_that_its_link_is_dead(visit: Pages, house: Server) -> None:
    """Used elsewhere, or replaced by a newer one: whoever comes back to the page is not asked to sit down."""
    visit.forgiven.append(NOT_FOUND)
    key, phone = house.lay().white, visit(None)
    for message in ("used-title", "gone-title"):
        link = house.http.post(f"/api/seats/{key}/carry").json()["token"]
        phone.goto(f"/t/{link}")
        heading(phone, "carry-here")
        if message == "used-title":
            assert house.http.post(f"/api/seats/{link}/key", json={"key": "k" * 32}).is_success
        else:
            assert house.http.post(f"/api/seats/{key}/carry").is_success
        phone.evaluate("dispatchEvent(new Event('focus'))")
        heading(phone, message)


# --- the address of a table ---


def test_the_address_of_a_table_gives_no_seat_away(visit: Pages, house: Server) -> None:
    """Whoever copied it to a friend handed over the seat."""
    laid = house.lay("d1>d7", "b9>b8")
    mine = visit(laid.at)
    wait_for_position(mine, ["d1>d7", "b9>b8"])
    assert laid.white not in mine.url
    friend = visit(mine.url)
    expect(friend.get_by_text(say("table-watching"))).to_be_visible()
    wait_for_position(friend, ["d1>d7", "b9>b8"])
    expect(panel(friend, "more").get_by_text(say("watching-about"))).to_be_visible()
    assert seats(friend) == 0
    mine.reload()
    play(mine, "b1>b2", line=["d1>d7", "b9>b8"])
    wait_for_position(friend, ["d1>d7", "b9>b8", "b1>b2"])
    mine.goto("/")
    mine.get_by_role("region", name=say("tables-title")).get_by_role("listitem").get_by_role("link").click()
    wait_for_position(mine, ["d1>d7", "b9>b8", "b1>b2"])
    mine.go_back()
    mine.go_forward()
    wait_for_position(mine, ["d1>d7", "b9>b8", "b1>b2"])
    assert laid.white not in mine.url
    assert seats(mine) == 1


def test_the_address_of_a_game_looked_at_again_gives_no_seat_away(visit: Pages, house: Server) -> None:
    laid = house.lay(*WINS)
    mine = visit(laid.at)
    mine.get_by_role("link", name=say("over-replay")).click()
    expect(mine.get_by_role("slider")).to_be_visible()
    assert laid.white not in mine.url
    expect(visit(mine.url).get_by_role("slider")).to_be_visible()


def test_both_seats_of_a_screen_come_back_by_the_address(visit: Pages) -> None:
    page = visit()
    open_table(page)
    play(page, "d1>d7")
    address = page.url
    page.goto("/")
    page.goto(address)
    play(page, "b9>b8", "b1>b2", line=["d1>d7"])
    watcher = visit(address)
    expect(watcher.get_by_text(say("table-watching"))).to_be_visible()


def test_in_a_browser_that_keeps_nothing_the_key_stays_in_the_address(visit: Pages, house: Server) -> None:
    laid = house.lay()
    page = visit(None, alone=True)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page.goto(laid.at)
    play(page, "d1>d7")
    assert laid.white in page.url
    page.reload()
    wait_for_position(page, ["d1>d7"])


# --- where links lead ---


def test_a_link_that_works_only_here_says_so_and_how_to_open_the_door(visit: Pages) -> None:
    page = visit()
    open_table(page, LINK)
    expect(page.get_by_text(say("link-alone"))).to_be_visible()
    expect(page.get_by_text("ludothek serve --lan")).to_be_visible()
    page.get_by_role("button", name=say("qr"), exact=True).click()
    code = page.get_by_role("img", name=page.get_by_role("textbox", name=say("waiting-link")).input_value())
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth > 100)")


@pytest.fixture
def networked(windows: Windows, tmp_path: Path, web: Path) -> Iterator[Pages]:
    """A house that others reach by another address, as far as it knows."""
    with opened(Server(tmp_path, web, reach=["http://192.168.1.5:8000"])) as house, welcomed(windows, house) as all:
        yield all


def test_in_the_home_network_a_link_begins_with_the_address_that_works_there(networked: Pages) -> None:
    page = networked()
    open_table(page, LINK)
    link = page.get_by_role("textbox", name=say("waiting-link"))
    expect(link).to_have_value("http://192.168.1.5:8000/t/" + link.input_value()[-24:])
    expect(page.get_by_text(say("link-alone"))).to_have_count(0)


# --- addresses that open nothing ---


@pytest.mark.parametrize(
    ("path", "word"),
    [("/nonsense", "nowhere"), ("/table/forged", "nowhere"), ("/replay/forged", "gone"), ("/t/forged", "gone")],
)
def test_an_unknown_address_is_a_page_with_a_way_home(visit: Pages, path: str, word: str) -> None:
    visit.forgiven += [NOT_FOUND]
    page = visit(path, locale="de-DE")
    expect(page.get_by_role("heading", name=say(f"{word}-title", "de"))).to_be_visible()
    assert objections(page) == []
    page.get_by_role("link", name=say("gone-home", "de")).click()
    expect(page.get_by_role("button", name=say("shelf-open", "de", game="Tactix"))).to_be_enabled()


def test_axe_finds_nothing_at_the_door(visit: Pages, house: Server) -> None:
    at, invite = lay(house)
    page = visit(invite)
    heading(page, "invite-from", game="Tactix", names="Ada")
    found = {"invite": objections_everywhere(page)}
    page.goto(at)
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name=say("qr"), exact=True).click()
    found["code"] = objections_everywhere(page)
    page.goto(invite)
    expect(page.get_by_role("button", name=say("invite-back"))).to_be_visible()
    found["asked"] = objections_everywhere(page)
    assert found == {"invite": [], "code": [], "asked": []}
