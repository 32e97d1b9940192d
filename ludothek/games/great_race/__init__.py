"""The Great Race: half-track crews cross Africa, five assistants a round; alone, against rivals, or against TORPEDO."""

from typing import TYPE_CHECKING

from ludothek.core.game import Feature, Game, Option, Value

MODES: dict[Value, tuple[int, ...]] = {"race": (2, 3, 4, 5), "solo": (1,), "alone": (1,)}  # and their seats
SOLO: dict[str, Value] = {"mode": "solo"}
AGAINST_OTHERS: dict[str, tuple[Value, ...]] = {"mode": ("race", "solo")}
AGAINST_T: dict[str, tuple[Value, ...]] = {"mode": ("solo",)}
WITH_POWERS: dict[str, tuple[Value, ...]] = {**AGAINST_T, "legacy": (True,)}

GAME = Game(
    key="great_race",
    room=__name__,
    version=2,
    seats=(2, 3, 4, 5, 1),
    most=512,  # more than any position offers; the end of the list is a scratch array
    actions=2257,  # numbered in actions.py
    options=(
        Option("mode", tuple(MODES), "G15.1", seats=MODES),
        Option("direction", ("NS", "SN"), "G1.2"),
        Option("bivouac_order", ("reverse", "turn"), "G3.2", needs=AGAINST_OTHERS),
        Option("leaders", ("book", "all", "none"), "G14.7"),
        Option("mechanic_spaces", (3, 2), "G4.2"),
        Option("deck_upgrades", (True, False), "G20.1", needs=AGAINST_T),
        Option("legacy", (True, False), "G21.1", needs=AGAINST_T),
        Option("passport", (True, False), "G22.1", needs={"mode": ("solo", "alone")}),
        Option("upgrade", ("random", "letter"), "G20.4", needs={**AGAINST_T, "deck_upgrades": (True,)}),
        Option("max_rounds", (25, 10, 50), "G13.9", most=50, needs=AGAINST_OTHERS),
        Option("crews", ("any",), "G1.6", longest=20, each=("FR", "GB", "BE", "IT", "SU", "IN")),
        Option("deck", ("first",), "G15.4", longest=40, needs=AGAINST_T, feature="campaign"),
        Option("stickers", ("0000",), "G21.2", longest=4, needs=WITH_POWERS, feature="campaign"),
        Option("first", ("player", "T"), "G15.6", needs=AGAINST_T),
    ),
    measured=((2, {}), (1, SOLO)),
    chance=True,
    hidden=True,
    goes_on=True,
    features=(Feature(f"{__name__}.campaign"),),
)

if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import contract
    from ludothek.games.great_race import board, bots, positions, referee, rules, telling, terminal, view

    contract.Doors[board.Board, rules.State, view.Shown](board, rules, telling, view, referee, bots, terminal)
    secrets: contract.Secrets[board.Board, rules.State] = rules
    imagining: contract.Imagining[board.Board, rules.State, int] = bots
    resigning: contract.Resigning[board.Board, rules.State] = rules
    written: contract.Positions[board.Board, rules.State] = positions
