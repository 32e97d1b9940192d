"""The Great Race at the table: hints in words, cards of what is tapped, the tracks of others, and dragging."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludothek.bots.hints import hint
from ludothek.core.words import words
from tests.browser.great_race import crews, drag, journey, solo, word
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import square, status
from tests.browser.words import say


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_hint_is_read_with_its_reason_and_drawn(call: Pages, settled: Server, language: str) -> None:
    """The server used to send hint-fuel where the page looked for reason-hint-fuel."""
    there = solo(*FIRST_ROUND[:5])
    advised = hint(there.table())
    assert advised.reason
    page = there.opened(call, settled, locale=language)
    page.get_by_role("toolbar").get_by_role("button", name=say("do-hint", language=language)).click()
    message, facts = advised.reason
    expect(status(page).first).to_contain_text(words(language, "great_race")(message, **facts))
    expect(page.locator("[data-advised], .advised").first).to_be_visible()


def test_a_dial_and_a_rival_show_their_cards(call: Pages, settled: Server) -> None:
    page = crews(2).opened(call, settled)
    page.locator('[data-own] button[data-thing="gauge:engine"]').click()
    expect(page.get_by_role("region", name=word("gauge-e"))).to_contain_text(word("about-engine"))
    page.locator("[data-rival] .look").first.click()
    expect(page.locator("section.card")).to_contain_text("G1.8")
    expect(page.locator(".kind")).to_have_count(0)  # nobody is scolded


def test_what_is_chosen_to_be_used_has_its_card_a_tap_away(call: Pages, settled: Server) -> None:
    """A tap on a drawn tile or an assistant acts, and the status names the thing and opens its card."""
    page = solo(*FIRST_ROUND[:2]).opened(call, settled)
    page.locator('button[data-tile="FF"]').click()
    status(page).get_by_role("button", name=word("about-tile", tile="FF")).click()
    expect(page.locator("section.card")).to_contain_text(word("about-symbol-F", n=2))
    page = solo(FIRST_ROUND[0]).opened(call, settled)
    page.locator('[data-figure="P"]').click()
    expect(status(page)).to_contain_text(word("next-role", role="P"))
    status(page).get_by_role("button", name=word("role-P")).click()
    expect(page.locator("section.card")).to_contain_text(word("about-role", role="P"))


def test_what_the_others_did_stays_numbered_until_we_choose(call: Pages, settled: Server) -> None:
    there = journey(crews(2), lambda view: view["phase"] == "turn" and len(view["trail"]) > 2, "drive", "go", "lay")
    trail = there.view()["trail"]
    page = there.opened(call, settled)
    expect(page.locator("[data-track]")).to_have_count(len(trail))
    for number, track in enumerate(trail, 1):
        drawn = page.locator(f'[data-track="{number}"]')
        expect(drawn).to_have_attribute("data-path", " ".join(track["path"]))
        expect(drawn.locator("[data-fell]")).to_have_count(len(track["fell"]))


def test_a_vehicle_and_a_tile_are_dragged_to_a_space(call: Pages, settled: Server) -> None:
    page = solo(*FIRST_ROUND[:2]).opened(call, settled)
    drag(page, page.locator('button[data-tile="FF"]').first, square(page, "1.2"))
    expect(page.locator('[data-tile="1.2 FF"]')).to_have_count(1)
    page = solo(*FIRST_ROUND[:5]).opened(call, settled)
    drag(page, page.locator('[data-drag="vehicle"]'), square(page, "2.2"))
    expect(page.locator('[data-vehicle="FR 2.2"]')).to_be_visible()


def test_numbers_of_a_trail_stand_above_the_vehicles_and_beside_them(call: Pages, settled: Server) -> None:
    """They lay under the car that had come there."""

    def ends_under_a_car(view: dict[str, Any]) -> bool:
        stand = {one["at"] for one in view["vehicles"]}
        return view["phase"] == "turn" and any(step["path"][-1] in stand for step in view["trail"])

    page = journey(crews(2), ends_under_a_car, "drive", "go").opened(call, settled)
    drawn = page.locator(".map .picture > *").evaluate_all(
        "all => all.flatMap(one => one.dataset.track ? ['number'] : one.dataset.vehicle ? ['car'] : [])"
    )
    assert "number" in drawn
    assert drawn == sorted(drawn)  # cars first, numbers over them


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_way_of_torpedo_is_told_from_the_ground_by_day_and_by_lamplight(
    call: Pages, settled: Server, scheme: str
) -> None:
    page = solo(*FIRST_ROUND).opened(call, settled, color_scheme=scheme)
    dots, band, edge = (
        page.locator(f"[data-way] {kind}").first.evaluate("one => getComputedStyle(one).stroke")
        for kind in ("path:not([class*=edge], [class*=under])", ".under", ".edge")
    )
    ground = page.locator(".map").evaluate("one => getComputedStyle(one).getPropertyValue('--land')")
    sand = page.evaluate(RESOLVED, ground)
    assert contrast(dots, band) >= 3
    assert max(contrast(band, sand), contrast(edge, sand)) >= 3


RESOLVED = """colour => {
    const one = document.body.appendChild(document.createElement("i"))
    one.style.color = colour
    const found = getComputedStyle(one).color
    one.remove()
    return found
}"""


def contrast(one: str, other: str) -> float:
    """As WCAG counts it, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
