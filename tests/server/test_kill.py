"""An acknowledged step survives kill -9, and the tables go on."""

from __future__ import annotations

import pytest

from tests.server.crashes import kill_again_and_again
from tests.server.server import Server


@pytest.mark.parametrize("kills", [4, pytest.param(20, marks=pytest.mark.soak)])
def test_after_each_kill_every_step_that_was_told_is_there_and_the_tables_go_on(house: Server, kills: int) -> None:
    told = 0
    for tally in kill_again_and_again(house, kills):
        assert tally.lost == []
        assert tally.found == tally.told > told, "every table has moved since the last kill"
        told = tally.told
    assert tally.kills == kills
