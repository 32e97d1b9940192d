"""Several people at one screen: a cover stands exactly where something secret follows. Every frame is looked at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from playwright.sync_api import Page, expect

from ludothek.core import telling
from ludothek.core.steps import Played
from ludothek.core.table import Table
from ludothek.core.words import words
from tests.browser import masters_victory as masters
from tests.browser.great_race import Journey, crews, word
from tests.browser.line_of_play import play, say
from tests.browser.pages import Pages
from tests.browser.server import PATIENT, Server
from tests.browser.table import sit_too, until

# whatever is drawn is written down frame by frame: what a cover says, or whose secrets lie there and what can be read
WATCH = """(() => {
  const seen = (window.seen = [])
  const is = (one) => one.checkVisibility({ visibilityProperty: true })
  const all = (css) => [...document.querySelectorAll(css)].filter(is)
  const fills = ({ x, y, width, height }) => x + y === 0 && width === innerWidth && height === innerHeight
  const covers = (page) => page.matches(":modal") && fills(page.getBoundingClientRect())
  const numbered = (side) => all(`[data-piece] .${side}:not(:has(.known)) .number`).length > 0
  const look = () => {
    const page = all("dialog[open]").find(covers)
    const frame = {
      cover: page ? page.querySelector("h2").textContent : null,
      whose: [...all("[data-own]").map((one) => one.dataset.own), ...["red", "green"].filter(numbered)],
      log: all("[data-row]").map((row) => `${row.dataset.row} ${row.querySelector(".said").textContent}`),
    }
    const shows = frame.cover !== null || all("main.stage").length > 0
    if (shows && JSON.stringify(frame) !== JSON.stringify(seen.at(-1))) seen.push(frame)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()"""


class Screen:
    """What the people at a screen must see, worked out beside it: covers and whose secrets, one after the other."""

    def __init__(self, *here: int, side: Callable[[Table, int], str], hides: Callable[[Table, int], bool]) -> None:
        self.here, self.side, self.hides = here, side, hides
        self.at, self.alone = here[0], -1  # who looks, and whether nobody else does
        self.scenes: list[str] = []

    def show(self, table: Table) -> list[str]:
        """The seat that is to decide, or else the one before: at once, or under a cover first."""
        self.at = int(table.turn) if table.turn in self.here else self.at
        hidden = self.hides(table, self.at)
        new = [f"cover {self.at}"] * (hidden and self.alone != self.at) + [f"open {self.side(table, self.at)}"]
        self.alone = self.at if hidden else -1
        self.scenes += new
        return new

    def reload(self) -> None:
        """Nobody knows who looks now."""
        self.alone, self.scenes = -1, []


class People:
    """They sit at one page and lift the covers that are theirs, while moves are made."""

    def __init__(self, page: Page, screen: Screen, house: Server, tokens: list[str], titles: list[str]) -> None:
        self.page, self.screen, self.house, self.tokens, self.titles = page, screen, house, tokens, titles
        self.asked: set[str] = set()
        self.secrets: dict[str, int] = {}  # rows of the log that only one seat may read

    def follow(self, table: Table, *line: str) -> None:
        """Let these moves be made and taken back, each seen before the next."""
        for move in line:
            verb, _, seat = move.partition(" ")
            if verb == "undo":
                take_back(self.house, self.tokens[int(seat)])
                table.undo(int(seat))
            else:
                play(self.house, self.tokens, [move])
                table.play(move)
            self.look(table)

    def look(self, table: Table) -> None:
        if table.ply:
            expect(self.page.locator(f'[data-row="{table.ply}"]')).to_have_count(1)
        for scene in self.screen.show(table):
            until(self.page, lambda scene=scene: self.last() == scene)  # type: ignore[misc]
            if scene.startswith("cover"):
                self.page.get_by_role("dialog").get_by_role("button").click()
        self.asked.add(table.view(0)["phase"])
        self.keep_secrets(table)

    def last(self) -> str:
        return self.scene(self.page.evaluate("seen.at(-1) ?? { cover: null, whose: [] }"))

    def scene(self, frame: dict[str, Any]) -> str:
        if frame["cover"] is None:
            return f"open {' '.join(frame['whose'])}"
        return f"cover {self.titles.index(frame['cover'])}"

    def assert_seen(self, table: Table) -> None:
        """No other covers and no other secrets were to be seen, and nobody has read what another one drew."""
        frames = self.page.evaluate("seen")
        assert once(map(self.scene, frames)) == once(self.screen.scenes)
        for frame in frames:
            assert frame["cover"] is None or frame["whose"] == frame["log"] == []
            owners = {self.secrets[row] for row in frame["log"] if row in self.secrets}
            assert [self.screen.side(table, owner) for owner in owners] in ([], frame["whose"])

    def keep_secrets(self, table: Table) -> None:
        """What was told to one seat alone with the last move."""
        for n, played in zip(range(table.ply, 0, -1), reversed(table.line), strict=False):
            if table.steps[n - 1].text != played.text:  # something was taken back
                return
            if table.game.telling.redacted(table.board, played.before, played.action):
                owner = played.actor if played.actor >= 0 else played.before.mover
                self.secrets[f"{n} {told(table, played)}"] = owner


def told(table: Table, played: Played) -> str:
    """The sentence that whoever knows the secret reads."""
    message, facts = telling.sentence(table, played)
    return words("en", table.game.key)(message, **facts)


def once(scenes: Iterable[str]) -> list[str]:
    """What stays is one scene; one in which nothing secret is to be seen is none."""
    return [scene for scene, _ in groupby(scene for scene in scenes if scene != "open ")]


def gathered(pages: Pages, *tokens: str, **how: Any) -> Page:
    """One page, and all these seats at it."""
    page = pages(f"/t/{tokens[0]}", alone=True, **how)
    expect(page.locator("main.stage")).to_be_visible()
    page.add_init_script(WATCH)
    for token in tokens[1:]:
        sit_too(page, f"/t/{token}")
        expect(page.locator("main.stage:not(.covered), dialog[open]")).to_be_visible()
    return page


def take_back(house: Server, token: str) -> None:
    with house.seated(token) as talk:
        say(talk, json.loads(talk.recv(PATIENT)), {"t": "undo"})


def agree_to_take_back(house: Server, tokens: list[str], asker: int) -> None:
    """One of two asks for it, and the other one says yes."""
    with house.seated(tokens[asker]) as one, house.seated(tokens[1 - asker]) as other:
        heard = json.loads(one.recv(PATIENT))
        one.send(json.dumps({"t": "ask", "ply": heard["ply"], "what": "takeback"}))
        while not json.loads(other.recv(PATIENT))["asks"]:
            pass
        say(other, heard, {"t": "answer", "what": "takeback", "yes": True})


def resign(house: Server, token: str) -> None:
    with house.seated(token) as talk:
        say(talk, json.loads(talk.recv(PATIENT)), {"t": "resign"})


# --- The Great Race ---

# of two crews: cards that are drawn, played, guarded against and dropped, in each other's turns too
BEGUN = ["take 2", "take 3", "take 1", "plan PPMME", "plan FFPME", "fetch", "drive 1.1", "winch m"]
BEGUN_TWICE = [
    *("take 2", "take 3", "take 1", "undo 0", "take 1"),  # the last card, and the plan of the same crew
    *("plan PPMME", "undo 0", "plan PPMME", "plan FFPME"),  # taken back while the other one plans
    *("fetch", "drive 1.1", "winch m"),
]
RACE = [
    *("scout", "lay FD 2.1", "lay FFM 2.2", "fetch", "play DNG P2 e", "guard"),
    *("drive 1.2", "go COL", "play DNG P1 c", "guard", "fund", "drive 0.1", "go 1.0", "hit c", "go 2.1", "hit cc"),
    *("go NOU", "drop TEL", "buy 1", "fund", "take 3", "take 2", "take 1", "drop TOOLS", "drop DNG"),
    *("plan PPMME", "plan FPMME", "buy 6", "drive 3.1", "nowinch", "hit ec", "guard", "drop DNG", "go 4.2", "go 5.1"),
]
QUESTIONS = {"take", "plan", "turn", "lay", "drive", "winch", "hit", "danger", "drop"}


def crew(table: Table, seat: int) -> str:
    return str(table.view(seat)["vehicles"][seat]["crew"])


def hides(table: Table, seat: int) -> bool:
    """A card that was not taken openly, or a plan, from when it is thought of until all are open."""
    s, cards = table.state, slice(8 * seat, 8 * seat + 8)
    plans = table.view(seat)["phase"] == "plan" and bool(s.planned[seat] or s.turn == seat)
    return table.turn != "over" and (plans or s.hand[cards] != s.shown[cards])


def travellers(call: Pages, house: Server, start: Journey, *here: int, **how: Any) -> tuple[People, Table]:
    tokens, table = start.lay(house), start.table()
    page = gathered(call, *(tokens[seat] for seat in here), **how)
    titles = [word("cover-title", side=word(f"crew-{crew(table, seat)}")) for seat in range(table.seats)]
    people = People(page, Screen(*here, side=crew, hides=hides), house, tokens, titles)
    people.look(table)
    return people, table


def test_hands_and_plans_are_covered_wherever_others_would_see_them_and_nowhere_else(
    call: Pages, settled: Server
) -> None:
    people, table = travellers(call, settled, crews(2), 0, 1)
    people.follow(table, *BEGUN_TWICE, *RACE)
    assert people.asked == QUESTIONS
    people.assert_seen(table)


def test_while_a_move_is_shown_nobody_reads_the_cards_of_the_one_who_has_made_it(call: Pages, settled: Server) -> None:
    people, table = travellers(call, settled, crews(2, *BEGUN), 0, 1, reduced_motion="no-preference")
    people.follow(table, *RACE[:4])
    people.assert_seen(table)


def test_a_seat_that_waits_for_plans_made_elsewhere_is_not_covered_and_a_cover_outlives_a_reload(
    call: Pages, settled: Server
) -> None:
    people, table = travellers(call, settled, crews(3), 1, 2)
    people.follow(table, "take 1", "take 2", "take 3", "take 4")
    assert people.screen.scenes[-1] == "open GB"  # the first plan is made elsewhere
    people.follow(table, "plan FPMME")
    people.assert_seen(table)
    for _ in range(2):
        people.page.reload()
        people.screen.reload()
        people.look(table)
        people.assert_seen(table)
    play(settled, people.tokens, ["plan FPMME"])
    table.play("plan FPMME")
    expect(people.page.get_by_role("dialog", name=people.titles[2])).to_be_visible()
    people.page.mouse.click(5, 5)  # beside the button: no key of the table works under a cover
    for key in ("u", "h", "d", "s", "Escape", "Escape"):
        people.page.keyboard.press(key)
    expect(people.page.get_by_role("dialog", name=people.titles[2])).to_be_visible()
    for seat in (0, 1):
        resign(settled, people.tokens[seat])
    expect(people.page.get_by_role("dialog")).to_have_count(0)  # at the end nothing is secret
    expect(people.page.locator("[data-ended]")).to_be_visible()


# --- Masters Victory ---


def numbers(table: Table, seat: int) -> str:
    """The sides whose hidden numbers a seat sees."""
    pieces = [
        piece for piece in table.view(seat)["pieces"] if piece["number"] and piece["square"] and not piece["open"]
    ]
    return " ".join(side for i, side in enumerate(("red", "green")) if any(piece["side"] == i for piece in pieces))


def test_the_map_is_covered_whenever_the_other_side_comes_to_it_and_never_else(visit: Pages, house: Server) -> None:
    tokens, table = masters.lay(house, []), masters.after([])
    titles = [masters.word("cover-title", side=side) for side in (0, 1)]
    screen = Screen(0, 1, side=numbers, hides=lambda table, _: table.turn != "over")
    people = People(gathered(visit, *tokens), screen, house, tokens, titles)
    people.look(table)
    people.follow(table, *masters.DEALS, "B7>K7", "undo 0", "B7>K7", "end", "Q9>H9", "end")
    agree_to_take_back(house, tokens, 1)
    table.undo(1, consent=True)
    people.look(table)
    people.assert_seen(table)
    resign(house, tokens[0])
    expect(people.page.get_by_role("dialog")).to_have_count(0)
