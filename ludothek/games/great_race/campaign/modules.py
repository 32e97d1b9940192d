"""The modules of a campaign, chosen when it begins: deck upgrades, legacy powers, passport; singly or together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from ludothek.core.game import Refused, Value


@dataclass(frozen=True)
class Modules:
    """Named like the options of a table that they decide (G15.1)."""

    deck_upgrades: bool = True  # T gets stronger cards after every game (G20)
    legacy: bool = True  # T gains powers and keeps them (G21)
    passport: bool = True  # missions and their stamps (G22)

    @classmethod
    def named(cls, names: Iterable[str]) -> Modules:
        """Those of these names and no others; refused where one has no such name, or where there is none."""
        chosen = set(names)
        if not chosen or chosen - set(NAMES):
            raise Refused("campaign-modules", "G15.1", game="great_race", modules=", ".join(NAMES))
        return cls(**{name: name in chosen for name in NAMES})

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, chosen in asdict(self).items() if chosen)

    @property
    def has_ways(self) -> bool:
        """Whether the player chooses for each game how to travel, prudent or legendary (G22.1, G22.5)."""
        return self == ALL

    @property
    def has_seasons(self) -> bool:
        """Whether there is anything that a new season would take from T (G22.6)."""
        return self.deck_upgrades or self.legacy

    def options(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """What they decide about a game."""
        legacy = chosen.get("legacy", True) if self.has_ways else self.legacy
        return {**asdict(self), "legacy": legacy}


ALL = Modules()
NAMES = tuple(Modules.__dataclass_fields__)
