"""TORPEDO slowly and by the letter of its rules: its goal, its ways, its tiles, its moves and its share of the bivouac.

The position is the dict that the printed material tells of. Of T it says besides: the `card` of the round, the `goal`,
the level of the last town (`last_level`) and the `stickers` by colour. What is drawn and what the player answers
meanwhile is `told` as the texts of the rules page: `bag:FM`, `deck:DNG`, `guard`, `drop CAN`, `take 3`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.reference.great_race_box import (
    CAN_BE_TAKEN,
    ESTIENNE,
    NEIGHBOURS,
    SEA,
    SPACES,
    TOWN_CARDS,
    TOWNS,
    Estienne,
    Position,
    Told,
    add,
    can_use,
    draw,
    finish,
    home,
    is_easy,
    is_empty,
    is_free,
    is_guarded,
    level,
    limit,
    rank,
    spot,
    steps,
)

PLAYER = "P1"


def card(p: Position) -> Estienne:
    return ESTIENNE[p["card"]]


def power(p: Position, colour: str) -> int:
    return p["stickers"][colour] if p["legacy"] else 0  # G22.5


# --- the goal ---


def is_open(p: Position, town: str) -> bool:
    """G16.3."""
    ahead = home(p, town) < home(p, p["where"]["T"])
    return town in (finish(p), p["goal"]) or (level(p, town) > p["last_level"] and ahead)


def closed(p: Position) -> frozenset[str]:
    return frozenset(town for town in TOWNS if not is_open(p, town))


def choose_goal(p: Position) -> None:
    p["goal"] = None
    near = steps(p["where"]["T"], closed(p))
    towns = [town for town, colour in TOWNS.items() if colour == card(p).goal and is_open(p, town) and town in near]
    best = min(
        towns, key=lambda town: (near[town], home(p, town), spot(town)), default=finish(p)
    )  # G16.1, G16.4, G16.5
    p["goal"] = finish(p) if near[finish(p)] < near[best] else best  # G16.6


# --- ways ---


def worth(p: Position, space: str) -> tuple[object, ...]:
    """G16.11, G17.5: town, easy tile, empty space, hard tile, then by place."""
    if space in TOWNS:
        return 0, (), spot(space)
    if is_empty(p, space):
        return 2, (), spot(space)
    tile = p["tiles"][space]
    return 1 if is_easy(tile) else 3, rank(tile), spot(space)


def nearer(p: Position, space: str) -> list[str]:
    """Neighbours a step nearer to T's goal that T may enter."""
    shut = closed(p)
    near = steps(p["goal"], shut)
    return [other for other in NEIGHBOURS[space] if other not in shut and near[other] == near[space] - 1]


def way(p: Position) -> list[str]:
    """T's way, without its own space (G16.12)."""
    spaces, here = [], p["where"]["T"]
    while here != p["goal"]:
        here = min(nearer(p, here), key=lambda space: worth(p, space))
        spaces.append(here)
    return spaces


def way_for_tile(p: Position) -> list[str]:
    """T's way while one of its tiles is laid: it keeps room where a shortest way has any (G16.18)."""
    spaces, here = [], p["where"]["T"]
    while here != p["goal"]:
        here = min(with_room(p, nearer(p, here), nearer), key=lambda space: worth(p, space))
        spaces.append(here)
    return spaces


def player_way(p: Position) -> list[str]:
    """To the finish, with room (G16.18); spaces on T's way are avoided where that costs no step (G16.12)."""
    spaces, here, avoided = [], p["where"][PLAYER], way(p)
    while here != finish(p):
        ahead = with_room(p, homeward(p, here), homeward)
        here = min(ahead, key=lambda space: (space in avoided, worth(p, space)))
        spaces.append(here)
    return spaces


def homeward(p: Position, space: str) -> list[str]:
    """Neighbours a step nearer to the finish."""
    return [other for other in NEIGHBOURS[space] if home(p, other) == home(p, space) - 1]


def with_room(p: Position, spaces: list[str], onward: Callable[[Position, str], list[str]]) -> list[str]:
    """Those from which, themselves included, a shortest way still meets an empty space; if there are none, all."""
    return [space for space in spaces if has_room(p, space, onward)] or spaces


def has_room(p: Position, space: str, onward: Callable[[Position, str], list[str]]) -> bool:
    reached = {space}
    while reached and not any(is_free(p, each) for each in reached):
        reached = {other for each in reached for other in onward(p, each)}
    return bool(reached)


# --- tiles ---


def lay_tiles(p: Position, told: Told) -> None:
    """Figure 1: all tiles are drawn, then laid (G16.9, G16.10)."""
    drawn = [tile for _ in range(card(p).tiles) if (tile := draw(p, "bag", "tiles_out", told))]
    for tile in sorted(filter(is_easy, drawn), key=rank):
        lay(p, tile, way_for_tile(p))
    for tile in sorted((tile for tile in drawn if not is_easy(tile)), key=rank, reverse=True):
        lay(p, tile, [] if PLAYER in p["arrived"] else obstacle_spaces(p))


def obstacle_spaces(p: Position) -> Iterable[str]:
    """The player's way, then around the vehicle, then beside the way (G16.16, G16.17)."""
    spaces = player_way(p)
    yield from spaces
    for here in (p["where"][PLAYER], *spaces):
        yield from sorted(NEIGHBOURS[here], key=lambda space: (home(p, space), spot(space)))


def lay(p: Position, tile: str, spaces: Iterable[str]) -> None:
    for space in spaces:
        if is_free(p, space):
            p["tiles"][space] = tile
            return
    add(p["box"], tile)  # G16.14, G16.15, G16.17


# --- movement ---


def act(p: Position, told: Told) -> None:
    """A figure acts; if the player has arrived, so do those that are left (G15.10, G15.11)."""
    for number in range(p["figure"], 6):
        if number == 1:
            lay_tiles(p, told)
        elif "T" not in p["arrived"]:
            move(p, number, told)
        if PLAYER not in p["arrived"]:
            return


def move(p: Position, figure: int, told: Told) -> None:
    """One of the figures 2 to 5 moves T (G15.12)."""
    spaces = card(p).figure_2 if figure == 2 else card(p).others
    if figure == 2 and power(p, "blue") >= 4:
        spaces += 1
    if power(p, "blue") >= 3 and (ports := useful_ports(p, spaces)):
        near = steps(p["goal"], closed(p))
        enter_town(p, min(ports, key=lambda port: (near[port], home(p, port), spot(port))), told)
    else:
        while spaces and step(p, told):
            spaces -= 1


def useful_ports(p: Position, spaces: int) -> list[str]:
    """Ports across the sea that bring T as near to its goal as all spaces of a figure would (G21.3)."""
    here, near = p["where"]["T"], steps(p["goal"], closed(p))
    across = [port for route in SEA if here in route for port in route if port != here]
    return [port for port in across if port == p["goal"] or (is_open(p, port) and near[port] <= near[here] - spaces)]


def step(p: Position, told: Told) -> bool:
    """Goes a step if it can; whether the move may go on."""
    shut, beside = closed(p), NEIGHBOURS[p["where"]["T"]]
    near = steps(p["goal"], shut)
    towns = [space for space in beside if space in TOWNS and space not in shut]
    if towns:  # G17.1, G17.2
        enter_town(p, min(towns, key=lambda town: (near[town], home(p, town), spot(town))), told)
        return False  # G17.12
    ahead = [space for space in nearer(p, p["where"]["T"]) if can_pay(p, space, p["tiles"].get(space, "F"))]
    return bool(ahead) and enter(p, min(ahead, key=lambda space: worth(p, space)), told)  # G17.5, G17.7


def petrol(p: Position, space: str, tile: str) -> int:
    return tile.count("F") + (SPACES[space].risk and power(p, "blue") < 2)


def can_pay(p: Position, space: str, tile: str) -> bool:
    return p["fuel"]["T"] >= petrol(p, space, tile) and p["engine"]["T"] >= tile.count("M")  # G17.3


def enter(p: Position, space: str, told: Told) -> bool:
    """Enters a terrain space, perhaps blind; whether the move may go on."""
    if space not in p["tiles"] and (drawn := draw(p, "bag", "tiles_out", told)):
        p["tiles"][space] = drawn  # G17.10
    tile = p["tiles"].get(space, "F")  # G7.6
    if not can_pay(p, space, tile):
        return False  # G17.11
    p["where"]["T"] = space
    p["fuel"]["T"] -= petrol(p, space, tile)
    p["engine"]["T"] -= tile.count("M")
    danger = tile.count("D") * {3: 1, 4: 0}.get(power(p, "red"), 2)  # G17.8, G21
    p["engine"]["T"] = max(0, p["engine"]["T"] - danger)
    return "S" not in tile or power(p, "blue") >= 1


def enter_town(p: Position, town: str, told: Told) -> None:
    """Sticker, cards, new goal (G17.13)."""
    p["where"]["T"], p["last_level"] = town, level(p, town)
    if p["legacy"] and TOWNS[town] == card(p).goal:
        p["stickers"][card(p).goal] = min(4, p["stickers"][card(p).goal] + 1)  # G21.1, G21.2
    if town == finish(p):
        p["arrived"].append("T")
        return
    for _ in range(TOWN_CARDS[town]):
        if drawn := draw(p, "deck", "cards_out", told):
            in_town(p, drawn, told)
            add(p["cards_out"], drawn)
    choose_goal(p)  # G16.7, G16.8


def in_town(p: Position, drawn: str, told: Told) -> None:
    """What a card drawn in a town does: green 3 and 4, red 2."""
    gain(p, drawn, fuel_from=3, mechanics_from=4)
    hurts = PLAYER not in p["arrived"] and p["engine"][PLAYER] + p["chassis"][PLAYER]
    if drawn == "DNG" and power(p, "red") >= 2 and hurts and not is_guarded(p, PLAYER, told):
        hurt(p)
        limit(p, PLAYER, told)


def gain(p: Position, taken: str, fuel_from: int, mechanics_from: int) -> None:
    """Green powers: a card raises a gauge of T, up to its maximum."""
    gauge, levels = CAN_BE_TAKEN.get(taken, ("", 0))
    if gauge and power(p, "green") >= (fuel_from if gauge == "fuel" else mechanics_from):
        p[gauge]["T"] = min(6 + power(p, "yellow"), p[gauge]["T"] + levels)


def hurt(p: Position) -> None:
    """The printed damage; what one gauge cannot bear falls on the other (G18.5, G18.6)."""
    other = {"engine": "chassis", "chassis": "engine"}[card(p).hits]
    for _ in range(card(p).damage):
        gauge = card(p).hits if p[card(p).hits][PLAYER] else other
        p[gauge][PLAYER] = max(0, p[gauge][PLAYER] - 1)


# --- bivouac ---


def bivouac(p: Position, told: Told) -> None:
    """G18.2: the first chooser takes one card, the second two; what is left hurts the player."""
    suffragettes = can_use(p, PLAYER, "remaining card")
    for slot in range(1, 6 + suffragettes):  # G18.8
        if drawn := draw(p, "deck", "cards_out", told):
            p["slots"][slot] = drawn
    choosers = (
        [(torpedo_takes, 1), (player_takes, 2)] if p["torpedo_first"] else [(player_takes, 1), (torpedo_takes, 2)]
    )
    for takes, cards in choosers:
        takes(p, cards, told)
        if not suffragettes:
            limit(p, PLAYER, told)  # G3.4: theirs waits for their last card
    player_takes(p, suffragettes, told)
    limit(p, PLAYER, told)
    leave(p)
    limit(p, PLAYER, told)


def torpedo_takes(p: Position, cards: int, told: Told) -> None:
    for slot in card(p).first if cards == 1 else card(p).second:
        filled = [other for n in range(5) if (other := (slot - 1 + n) % 5 + 1) in p["slots"]]  # G18.4
        if filled:
            taken = p["slots"].pop(filled[0])
            gain(p, taken, fuel_from=1, mechanics_from=2)
            if taken == "DNG" and power(p, "red") >= 1:
                hurt(p)
            add(p["cards_out"], taken)


def player_takes(p: Position, cards: int, told: Told) -> None:
    for _ in range(min(cards, len(p["slots"]))):
        slot = int(next(told).removeprefix("take "))
        add(p["hand"][PLAYER], p["slots"].pop(slot))


def leave(p: Position) -> None:
    """G18.5: every danger card left lying hurts."""
    for card_left in p["slots"].values():
        if card_left == "DNG":
            hurt(p)
        add(p["cards_out"], card_left)
    p["slots"] = {}
