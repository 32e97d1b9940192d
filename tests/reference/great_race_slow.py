"""What a crew of The Great Race may do, slowly and by the letter of its rules: `legal(position)` has the texts.

The position is the dict that the printed material tells of. Besides, it says what the turn has come to: `bought` and
`carded`; the tile that is being entered (`entering`, `blind`, `winched_m`, `winched_s`); how many levels are lost
(`hits`); which tiles were `drawn`. The rule numbers stand where the rule is decided.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.reference.great_race_box import (
    CREWS,
    NEIGHBOURS,
    SEA,
    SPACES,
    TOWNS,
    Position,
    can_use,
    count,
    held,
    is_empty,
    is_free,
    splits,
)

ROLE_SPACES = {"F": 2, "P": 2, "M": 3, "E": 2}  # G4.2


def legal(p: Position) -> list[str]:
    """Every text that the one who is asked may say."""
    return [*ASKED[p["phase"]](p)]


# --- bivouac and planning ---


def taking(p: Position) -> Iterator[str]:
    yield from (f"take {slot}" for slot in p["slots"])  # G3.4


def planning(p: Position) -> Iterator[str]:
    spaces = ROLE_SPACES | {"M": p["mechanic_spaces"]}
    for numbers in product(range(6), repeat=4):  # G4.2
        if sum(numbers) == 5 and all(n <= most for n, most in zip(numbers, spaces.values(), strict=True)):
            yield "plan " + "".join(role * n for role, n in zip(spaces, numbers, strict=True))


def dropping(p: Position) -> Iterator[str]:
    yield from (f"drop {card}" for card in held(p["hand"][p["seat"]]))  # G10.2


# --- a turn ---


def turn(p: Position) -> Iterator[str]:
    """G5.2: petrol, cards, and one assistant or a pass."""
    if not p["bought"] and not p["carded"]:
        yield from petrol(p)
    for card in held(p["hand"][p["seat"]]):
        yield from (f"play {card} {words}".strip() for words in PLAYED[card](p))
    for role in held(p["left"][p["seat"]]):  # G5.4
        yield from ACTIONS[role](p)
    yield "pass"  # G5.8


def price(p: Position) -> int:
    return 10 if p["where"][p["seat"]] in TOWNS else 20  # G5.3, G11.2


def missing(p: Position, gauge: str) -> int:
    return getattr(CREWS[p["crew"][p["seat"]]], gauge) - p[gauge][p["seat"]]


def petrol(p: Position) -> Iterator[str]:
    if p["mode"] == "alone" and p["where"][p["seat"]] not in TOWNS:  # G23.2
        return
    for levels in range(1, missing(p, "fuel") + 1):
        if levels * price(p) <= p["money"][p["seat"]]:
            yield f"buy {levels}"


def always(p: Position) -> list[str]:
    return [""]


def never(p: Position) -> list[str]:
    return []


def fuel_card(p: Position) -> Iterator[str]:
    if missing(p, "fuel"):  # G5.8
        yield ""


def mending_card(p: Position, levels: int) -> Iterator[str]:
    """G10.3: surplus is lost, but something must be mended (G5.8)."""
    for split in splits(levels, levels, levels):
        if ("e" in split and missing(p, "engine")) or ("c" in split and missing(p, "chassis")):
            yield split


def danger_card(p: Position) -> Iterator[str]:
    """G10.5: a rival that has not arrived, and a gauge above 0."""
    for rival in p["where"]:
        if rival != p["seat"] and rival not in p["arrived"]:
            if rival == "T":
                yield from ["T"] if p["engine"]["T"] else []
            else:
                yield from (f"{rival} {gauge[0]}" for gauge in ("engine", "chassis") if p[gauge][rival])


def guide(p: Position) -> Iterator[str]:
    """G10.4."""
    if tiles_to_draw(p):
        yield "lay"
    yield from (f"clear {space}" for space in clearable(p))


PLAYED = {
    "CAN": fuel_card,
    "TANK": fuel_card,
    "PARTS": lambda p: mending_card(p, 1),
    "TOOLS": lambda p: mending_card(p, 2),
    "DNG": danger_card,
    "TEL": always,
    "GUIDE": guide,
    "WINCH": never,  # G10.1
}


def tiles_to_draw(p: Position) -> int:
    return count(p["bag"]) + count(p["tiles_out"])  # G7.6


def clearable(p: Position) -> list[str]:
    """G6.4, G6.5: tiles next to the vehicle that lie under none."""
    beside = NEIGHBOURS[p["where"][p["seat"]]]
    return [space for space in beside if space in p["tiles"] and space not in p["where"].values()]


def funding(p: Position) -> list[str]:
    return ["fund"]


def pathfinder(p: Position) -> Iterator[str]:
    if tiles_to_draw(p):
        yield "scout"
    if can_use(p, p["seat"], "third tile") and tiles_to_draw(p) >= 3:
        yield "scout3"
    if count(p["deck"]) + count(p["cards_out"]):  # G10.7, G5.8
        yield "fetch"


def mechanic(p: Position) -> Iterator[str]:
    yield from repairs(p)
    if p["engine"][p["seat"]]:  # G8.1, G9.4
        yield from (f"drive {space}" for space in enterable(p))
        yield from sails(p)


def repairs(p: Position) -> Iterator[str]:
    """G11.2: every letter mends a level and costs its price."""
    for levels in (1, 2, 3) if can_use(p, p["seat"], "third level") else (1, 2):
        if levels * price(p) <= p["money"][p["seat"]]:
            for split in splits(levels, missing(p, "engine"), missing(p, "chassis")):
                yield f"repair {split}"


def sails(p: Position) -> Iterator[str]:
    """G9.4."""
    for ports, fare in SEA.items():
        for here, there in (ports, ports[::-1]):
            if p["where"][p["seat"]] == here and p["money"][p["seat"]] >= fare:
                yield f"sail {there}"


ACTIONS = {
    "F": funding,
    "P": pathfinder,
    "M": mechanic,
    "E": lambda p: [f"clear {space}" for space in clearable(p)],
}


# --- a drive ---


def driving(p: Position) -> Iterator[str]:
    yield from (f"go {space}" for space in enterable(p))
    yield "halt"  # G8.2


def enterable(p: Position) -> list[str]:
    winches = p["hand"][p["seat"]].get("WINCH", 0)
    return [space for space in NEIGHBOURS[p["where"][p["seat"]]] if can_enter(p, space, winches)]


def can_enter(p: Position, space: str, unscrewed: int) -> bool:
    """Whether a space can be paid if so many mechanic symbols do not count (G8.6, G8.9)."""
    if space in TOWNS:
        return True  # G9.1
    tile, seat = "F" if is_empty(p, space) else p["tiles"][space], p["seat"]
    petrol = tile.count("F") + SPACES[space].risk  # G8.3, G8.4
    return p["fuel"][seat] >= petrol and p["engine"][seat] + p["chassis"][seat] >= tile.count("M") - unscrewed


def winching(p: Position) -> Iterator[str]:
    """G10.6, G8.10."""
    space, done, winches = p["entering"], p["winched_m"], p["hand"][p["seat"]].get("WINCH", 0)
    if winches and p["tiles"][space].count("M") > done:
        yield "winch m"
    if winches and "S" in p["tiles"][space] and not p["winched_s"] and can_enter(p, space, done + winches - 1):
        yield "winch s"
    if can_enter(p, space, done) or (p["blind"] and not done and not p["winched_s"]):
        yield "nowinch"


def hitting(p: Position) -> Iterator[str]:
    """G8.5, G8.7: as many levels as there are."""
    engine, chassis = p["engine"][p["seat"]], p["chassis"][p["seat"]]
    yield from (f"hit {split}" for split in splits(min(p["hits"], engine + chassis), engine, chassis))


def answers(p: Position) -> Iterator[str]:
    """G6.7, G14.7: an unused escort or the leader's shield, or neither."""
    if p["left"][p["seat"]].get("E"):
        yield "guard"
    if can_use(p, p["seat"], "shield"):
        yield "shield"
    yield "accept"


# --- tiles ---


def laying(p: Position) -> Iterator[str]:
    yield from (f"lay {tile} {space}" for tile in held(p["drawn"]) for space in linked(p))


def linked(p: Position) -> list[str]:
    """G7.3: free spaces next to the vehicle, or next to what a chain of towns and tiles links to it."""
    chain = [p["where"][p["seat"]]]
    for space in chain:
        chain += [other for other in NEIGHBOURS[space] if not is_empty(p, other) and other not in chain]
    return [space for space in SPACES if is_free(p, space) and set(NEIGHBOURS[space]) & set(chain)]


def returning(p: Position) -> Iterator[str]:
    yield from (f"back {tile}" for tile in held(p["drawn"]))  # G14.7


ASKED = {
    "take": taking,
    "plan": planning,
    "turn": turn,
    "lay": laying,
    "back": returning,
    "drive": driving,
    "winch": winching,
    "hit": hitting,
    "danger": answers,
    "drop": dropping,
}
