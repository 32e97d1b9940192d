"""The first page is light."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.browser.pages import Pages
from tests.browser.words import say

MOST = 150_000  # bytes, compressed


def test_scripts_and_styles_of_the_shelf_weigh_less_than_150_kb(visit: Pages) -> None:
    page = visit(None, alone=True)
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto("/")
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_enabled()
    page.wait_for_load_state("networkidle")
    counted = [one for one in loaded if one.request.resource_type in ("script", "stylesheet")]
    weights = {one.url: len(gzip.compress(one.body())) for one in counted}
    assert weights
    assert sum(weights.values()) < MOST, weights
