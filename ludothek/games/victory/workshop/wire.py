"""What travels between a browser and the workshop: circuits, and what many races say about one."""

from __future__ import annotations

from ludothek.games.victory.view.shape import Tile
from ludothek.games.victory.workshop.shape import (
    Design,
    Fairness,
    LaidRoad,
    Mean,
    Missing,
    Next,
    Ready,
    Road,
    StartPlace,
    Wrong,
)
from ludothek.server.wire.studies import Progress

__all__ = [
    "Design",
    "Fairness",
    "LaidRoad",
    "Mean",
    "Missing",
    "Next",
    "Ready",
    "Report",
    "Road",
    "StartPlace",
    "Tile",
    "Wrong",
]


class Report(Progress):
    """What many races say about a circuit; more is told as more are driven."""

    told: Fairness | None  # none before the first are over
