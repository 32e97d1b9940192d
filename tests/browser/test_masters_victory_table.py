"""Masters Victory at the table: what happened, what everything is, what is advised, switches that can be changed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.masters_victory import (
    DEALS,
    HIT,
    HOME,
    NEAR,
    SHOT,
    action_button,
    click,
    lay,
    lost,
    opened,
    square,
    word,
)
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import action, rows, status
from tests.browser.test_masters_victory import button, expect_name, tap
from tests.browser.test_phone import PHONE
from tests.browser.words import say


def drag(page: Page, piece: Locator, goal: Locator) -> None:
    """Pull a piece over the map and let it go."""
    for place, act in ((piece, page.mouse.down), (goal, page.mouse.up)):
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        act()


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


# --- what the other side did ---


def test_the_whole_last_turn_of_the_other_side_stays_until_one_moves(visit: Pages, house: Server) -> None:
    """W3.1: three ways, numbered, and everything that fell."""
    line = [*NEAR, "K7xQ7", ">R7", "K5xQ5", "K8xN6", "stay", "end"]
    page = visit(f"/t/{lay(house, line, fire='auto')[1]}")
    expect(page.locator("[data-way]")).to_have_count(3)
    expect(page.locator('[data-way="1 K7 R7"]')).to_be_attached()  # a fight and the rest of its move are one way
    expect(page.locator("[data-nth]")).to_have_text(["1", "2", "3", "4"])
    expect(page.locator('[data-shot="O7 N6"]')).to_be_attached()  # and the fire that answered them
    for tag in ("F2 Q7", "F1 Q5", "T2 N6", "B N6"):  # theirs and mine
        expect(page.locator(f'[data-fell="{tag}"]')).to_be_attached()
    click(page, "P5", "P6")
    expect(page.locator("[data-way]")).to_have_count(0)
    expect(page.locator('[data-last="P5 P6"]')).to_be_attached()


def test_losses_and_masters_in_danger_are_announced(visit: Pages, house: Server) -> None:
    """W11.2, W12.1: what fell is named; a master that one move could remove is marked."""
    red, green = lay(house, NEAR)
    page, other = visit(f"/t/{green}"), visit(f"/t/{red}")
    expect(rows(page)).to_have_count(11)
    click(other, "K8", "N6")
    expect(page.locator('[data-fell="T2 N6"]')).to_be_attached()
    action_button(other, "stay").click()
    action_button(other, "end").click()
    told = word("news-fell", how="fight", type="T", number=" 2", square="N6")
    expect(status(page)).to_contain_text(told)
    expect(page.locator("[data-danger]").first).to_be_attached()
    expect(page.locator("[data-threat]").first).to_be_attached()  # and who threatens it
    expect(status(page)).to_contain_text(word("news-dangers", squares="Q2, N10"))
    page.reload()  # who comes back reads it too
    expect(status(page)).to_contain_text(told)


def test_what_is_told_below_the_edge_is_hinted_at(visit: Pages, house: Server) -> None:
    """W11.2: a second loss was cut off, and nothing showed that there was more to read."""
    red, green = lay(house, NEAR)
    page, other = visit(f"/t/{green}"), visit(f"/t/{red}")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    click(other, "K8", "N6")
    action_button(other, "stay").click()
    action_button(other, "end").click()
    expect(status(page)).to_contain_text(word("news-fell", how="fight", type="T", number=" 2", square="N6"))
    expect(status(page)).to_have_attribute("data-more", "")
    status(page).evaluate("each => each.scrollTo(0, each.scrollHeight)")
    expect(status(page)).not_to_have_attribute("data-more", "")


def test_a_master_that_falls_to_fire_is_not_missed(visit: Pages, house: Server) -> None:
    """W8.6, W12.1: one's own turn ends, the other side's artillery fires."""
    line = [*DEALS, "end", "Q2>G4"]
    page = visit(f"/t/{lay(house, line, fire='auto')[1]}")
    action_button(page, "end").click()
    expect(status(page)).to_contain_text(word("news-master", square="G4", type="F", masters=2))
    expect(page.locator('[data-shot="D4 G4"]')).to_be_attached()
    expect(page.locator('[data-fell="F3M G4"]')).to_be_attached()
    page.reload()
    expect(status(page)).to_contain_text(word("news-master", square="G4", type="F", masters=2))


# --- what everything is ---


def test_a_tap_on_anything_opens_its_card_and_an_enemy_never_scolds(visit: Pages, house: Server) -> None:
    """W11.1, W5.2, W4.1: enemies, own pieces, ground, and what lies beside the map."""
    page = opened(visit, house, NEAR)
    click(page, "Q7")
    shown = card(page, word("card-theirs", square="Q7", type="F", side=1, number=""))
    expect(shown).to_contain_text(word("card-beats", type="F"))
    expect(shown).to_contain_text("1 (33 %), 2 (33 %), 3 (17 %), 3♛ (17 %)")
    expect(shown.get_by_role("button", name=say("status-rule", rule="W11.1"))).to_be_visible()
    click(page, "J8")
    expect(card(page, word("card-place", square="J8", kind="mines"))).to_contain_text(word("card-mines-air"))
    click(page, "K7")  # one's own is chosen, and its card is a tap away
    page.get_by_role("button", name=re.compile(re.escape(word("card-own", square="K7", type="F", number=" 3")))).click()
    expect(card(page, word("card-own", square="K7", type="F", number=" 3"))).to_contain_text(
        word("card-number-own", number="3")
    )
    page.keyboard.press("Escape")
    for thing in ("moves", "quiet", "masters"):  # beside the map too
        page.locator(f".desk [data-thing={thing}]").first.click()
        expect(card(page, word(f"card-{thing}"))).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("c")
    crib = page.get_by_role("dialog")
    for type in "FBTSA":
        expect(crib).to_contain_text(word("card-beaten", type=type))


def test_the_status_names_the_next_act(visit: Pages, house: Server) -> None:
    """W3.1, W5.4: at every point of a turn; in the first turns also the aim."""
    page = opened(visit, house, DEALS[:1])
    expect(status(page)).to_contain_text(word("next-deal", type="T"))
    page = opened(visit, house, NEAR)
    expect(status(page)).to_contain_text(word("next-choose", moves=3))
    click(page, "K8")
    expect(status(page)).to_contain_text(word("next-attack"))
    click(page, "N6")
    expect(status(page)).to_contain_text(word("next-rest", at="N6", steps=5))
    action_button(page, "stay").click()
    expect(status(page)).to_contain_text(word("next-choose", moves=2))
    click(page, "D7")
    expect(status(page)).to_contain_text(word("next-step"))


def test_nobody_is_in_the_fire_of_its_own_artillery(visit: Pages, house: Server) -> None:
    """W8.2: own pieces are not affected."""
    page = visit(f"/t/{lay(house, [*HIT, 'end'])[0]}")
    expect(square(page, "G9")).to_have_attribute("aria-label", re.compile(word("spoken-danger", guns="D9")))
    for at in ("M7", "M9", "F7", "F9"):  # right in front of their own guns
        expect(square(page, at)).not_to_have_attribute("aria-label", re.compile("in the fire"))


# --- by hand ---


def test_pieces_are_dragged_wherever_they_can_be_clicked(visit: Pages, house: Server) -> None:
    """W3.1, W5.1, W5.4: a move, an attack, and the rest of its move."""
    page = opened(visit, house, NEAR)
    drag(page, square(page, "K8"), square(page, "N6"))
    expect(lost(page, 1).locator('[data-lost="T2"]')).to_be_visible()
    drag(page, square(page, "N6"), square(page, "K4"))
    expect_name(page, "K4", f"K4, {word('your-type', type='B')}")
    drag(page, square(page, "K7"), square(page, "M7"))  # the soldier that the tank shielded
    expect(lost(page, 1).locator('[data-lost="S3"]')).to_be_visible()
    action_button(page, "stay").click()
    click(page, "K5")  # another one after all
    drag(page, square(page, "F2"), square(page, "I2"))  # mines
    expect(status(page)).to_contain_text("W4.1")


def test_one_tap_on_the_phone_opens_the_card_of_an_enemy(visit: Pages, house: Server) -> None:
    """The tap that comes nearer also asks."""
    page = opened(visit, house, NEAR, **PHONE)
    tap(page, "M7")
    expect(card(page, word("card-theirs", square="M7", type="S", side=1, number=""))).to_be_visible()


def test_key_d_ends_the_turn(visit: Pages, house: Server) -> None:
    """W3.2: as the list of keys says."""
    page = opened(visit, house, NEAR)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(say("key-done"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("d")
    expect(rows(page).last).to_contain_text(word("said-end", side=0, shot=0, over=0))


def test_a_hint_is_drawn_and_says_what_the_log_would(visit: Pages, house: Server) -> None:
    """W8.4: an arrow, a ring, or a frame around the button, in a colour and a dash of its own."""
    page = opened(visit, house, SHOT)
    action(page, "hint").click()
    expect(status(page)).to_contain_text(say("status-hint", said="").strip())
    advised = page.locator("[data-advised], .advised")
    expect(advised.first).to_be_attached()
    page.keyboard.press("Escape")
    expect(advised).to_have_count(0)


# --- the triple switch ---


def test_a_switch_can_be_changed_until_it_is_confirmed(visit: Pages, house: Server) -> None:
    """W10.1, W10.4: nothing is given up, and nobody is told, before the last word."""
    red, green = lay(house, HOME)
    page, other = visit(f"/t/{red}"), visit(f"/t/{green}")
    expect(rows(other)).to_have_count(20)
    click(page, "R1")
    expect(status(page)).to_contain_text(word("next-soldier"))
    action_button(page, "switch R1").click()
    expect(status(page)).to_contain_text(word("next-plan"))  # the soldier does not move any more
    page.locator('[data-return="+F2"]').click()
    expect(status(page)).to_contain_text(word("next-place"))
    click(page, "B5")
    expect(status(page)).to_contain_text(word("next-plan-more"))
    expect(page.locator('[data-planned="+F2@B5"]')).to_be_attached()
    drag(page, page.locator('[data-return="+F1"]'), square(page, "B9"))
    expect(status(page)).to_contain_text(word("next-exchange"))
    expect(page.locator("[data-planned]")).to_have_count(2)
    expect(page.locator("[data-return]")).to_have_count(0)  # 3 in all
    page.locator('[data-laid="+F2@B5"]').click()  # another one after all
    expect(page.locator("[data-planned]")).to_have_count(1)
    button(page, "do-keep")
    expect(status(page)).to_contain_text(word("next-soldier"))
    expect_name(page, "R1", f"R1, {word('your-type', type='S')} 3♛")
    expect(page.locator("[data-planned]")).to_have_count(0)
    expect(rows(other)).to_have_count(20)  # the other side has heard nothing
    expect(
        page.locator('[data-army="0"]').get_by_role("button", name=word("legend-masters", masters=3))
    ).to_be_visible()


def test_a_master_soldier_is_exchanged_only_if_one_is_sure(visit: Pages, house: Server) -> None:
    """W10.3, W10.6, W11.4: then everything goes out at once, and what came back may move."""
    page = opened(visit, house, HOME)
    click(page, "R1")
    action_button(page, "switch R1").click()
    page.locator('[data-return="+F1"]').click()
    expect(square(page, "B5")).to_have_attribute("aria-label", re.compile(word("spoken-place")))
    click(page, "B5")
    button(page, "do-exchange")
    expect(page.get_by_role("alertdialog")).to_contain_text(word("master-sure"))
    button(page, "master-no")
    expect_name(page, "R1", f"R1, {word('your-type', type='S')} 3♛")
    click(page, "R1")
    action_button(page, "switch R1").click()
    page.locator('[data-return="+F1"]').click()
    click(page, "B5")
    page.locator('[data-return="+F2"]').click()
    click(page, "B9")
    button(page, "do-exchange")
    button(page, "master-yes")
    crowns = page.locator('[data-army="0"]').get_by_role("button", name=word("legend-masters", masters=2))
    expect(crowns).to_be_visible()
    expect_name(page, "B5", f"B5, {word('your-type', type='F')} 1, {word('legend-open')}")
    expect_name(page, "B9", f"B9, {word('your-type', type='F')} 2, {word('legend-open')}")
    click(page, "B5")
    expect(square(page, "B6")).to_have_attribute("data-goal", "")  # it may move at once
