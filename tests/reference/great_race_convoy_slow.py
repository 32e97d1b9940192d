"""What comes of a crew's turn in The Great Race, slowly and by the letter of its rules.

`play(position, told)` plays the first text that is told, and takes the draws and the answers that follow from the next
ones: `drive 1.1`, `hit c`, `go 2.1`, `bag:FFD`, `guard`, `halt`. The position is changed.
"""

from __future__ import annotations

from tests.reference.great_race_box import (
    SEA,
    SPACES,
    TOWN_CARDS,
    TOWNS,
    Position,
    Told,
    add,
    can_use,
    discard,
    draw,
    finish,
    is_guarded,
    limit,
    splits,
)
from tests.reference.great_race_slow import CREWS, can_enter, enterable, linked, price, tiles_to_draw, winching

ROLE_OF = {"fund": "F", "clear": "E"} | dict.fromkeys(("scout", "scout3", "fetch"), "P")
ROLE_OF |= dict.fromkeys(("repair", "drive", "sail"), "M")
GAUGES = {"e": "engine", "c": "chassis"}


def play(p: Position, told: Told) -> None:
    word, *words = next(told).split()
    if word in ROLE_OF:
        add(p["left"][p["seat"]], ROLE_OF[word], -1)
    {
        "buy": buy,
        "play": play_card,
        "fund": fund,
        "scout": scout,
        "scout3": scout_three,
        "fetch": fetch,
        "repair": repair,
        "drive": drive,
        "sail": sail,
        "clear": clear,
    }[word](p, told, *words)


# --- petrol and cards ---


def raise_gauge(p: Position, gauge: str, levels: int) -> None:
    """Surplus over the maximum is lost (G10.3)."""
    seat = p["seat"]
    p[gauge][seat] = min(getattr(CREWS[p["crew"][seat]], gauge), p[gauge][seat] + levels)


def buy(p: Position, told: Told, levels: str) -> None:
    p["money"][p["seat"]] -= int(levels) * price(p)
    raise_gauge(p, "fuel", int(levels))
    p["bought"] = True


def play_card(p: Position, told: Told, card: str, *words: str) -> None:
    discard(p, p["seat"], card)
    p["carded"] = True
    if card in ("CAN", "TANK"):
        raise_gauge(p, "fuel", {"CAN": 2, "TANK": 4}[card])
    elif card in ("PARTS", "TOOLS"):
        for letter in words[0]:
            raise_gauge(p, GAUGES[letter], 1)
    elif card == "TEL":
        p["money"][p["seat"]] += 30  # G10.4
    elif card == "DNG":
        strike(p, told, *words)
    elif words[0] == "lay":
        draw_and_lay(p, 1, told)
    else:
        clear(p, told, words[1])


def strike(p: Position, told: Told, rival: str, letter: str = "e") -> None:
    """G10.5."""
    if rival == "T" or not is_guarded(p, rival, told):
        p[GAUGES[letter]][rival] -= 1
    if rival != "T":
        limit(p, rival, told)


# --- assistants ---


def fund(p: Position, told: Told) -> None:
    patron = can_use(p, p["seat"], "patron")  # G14.7
    p["money"][p["seat"]] += 40 if patron else 30  # G6.1
    p["used"][p["seat"]] |= patron


def fetch(p: Position, told: Told) -> None:
    take_cards(p, 1, told)


def take_cards(p: Position, cards: int, told: Told) -> None:
    for _ in range(cards):
        if card := draw(p, "deck", "cards_out", told):
            add(p["hand"][p["seat"]], card)
    limit(p, p["seat"], told)


def repair(p: Position, told: Told, split: str) -> None:
    p["money"][p["seat"]] -= len(split) * price(p)
    for letter in split:
        raise_gauge(p, GAUGES[letter], 1)
    p["used"][p["seat"]] |= len(split) == 3  # G14.7


def clear(p: Position, told: Told, space: str) -> None:
    add(p["tiles_out"], p["tiles"].pop(space))  # G6.4


def scout(p: Position, told: Told) -> None:
    draw_and_lay(p, 2, told)


def scout_three(p: Position, told: Told) -> None:
    p["used"][p["seat"]] = True
    draw_and_lay(p, 3, told, returned=1)


def draw_and_lay(p: Position, tiles: int, told: Told, returned: int = 0) -> None:
    """G6.2, G7.3, G7.4, G14.7."""
    drawn: dict[str, int] = {}
    for _ in range(min(tiles, tiles_to_draw(p))):
        add(drawn, draw(p, "bag", "tiles_out", told) or "")
    for _ in range(returned):
        tile = next(told).removeprefix("back ")
        add(drawn, tile, -1)
        add(p["bag"], tile)
    while any(drawn.values()) and linked(p):
        _, tile, space = next(told).split()
        add(drawn, tile, -1)
        p["tiles"][space] = tile
    for tile, n in drawn.items():
        add(p["tiles_out"], tile, n)


# --- on the road ---


def sail(p: Position, told: Told, port: str) -> None:
    fares = {frozenset(ports): fare for ports, fare in SEA.items()}
    p["money"][p["seat"]] -= fares[frozenset((p["where"][p["seat"]], port))]
    enter_town(p, port, told)


def enter_town(p: Position, town: str, told: Told) -> None:
    p["where"][p["seat"]] = town
    if town == finish(p):
        p["arrived"].append(p["seat"])  # G13.3
    else:
        take_cards(p, TOWN_CARDS[town], told)  # G9.2


def drive(p: Position, told: Told, space: str) -> None:
    """Up to as many steps as the engine level at the start (G8.1)."""
    steps = p["engine"][p["seat"]]
    while enter(p, space, told):
        steps -= 1
        if not steps or not enterable(p) or (text := next(told)) == "halt":  # one answer needs no question (D2)
            return
        space = text.removeprefix("go ")


def enter(p: Position, space: str, told: Told) -> bool:
    """Whether the drive may go on."""
    seat = p["seat"]
    if space in TOWNS:
        enter_town(p, space, told)
        return False  # G9.1
    blind = space not in p["tiles"] and draw(p, "bag", "tiles_out", told)
    if blind:
        p["tiles"][space] = blind  # G8.9
    tile, unscrewed, ignored = p["tiles"].get(space, "F"), 0, False
    if blind and not can_enter(p, space, p["hand"][seat].get("WINCH", 0)):
        return False  # G8.10
    if space in p["tiles"]:
        unscrewed, ignored, stays = winch(p, space, bool(blind), told)
        if stays:
            return False
    p["where"][seat] = space
    p["fuel"][seat] -= tile.count("F") + SPACES[space].risk  # G8.3, G8.4
    lose(p, tile.count("M") - unscrewed, told)  # G8.5
    if "D" in tile and p["engine"][seat] + p["chassis"][seat] and not is_guarded(p, seat, told):
        lose(p, 2, told)  # G8.7
    limit(p, seat, told)
    return "S" not in tile or ignored  # G8.8


def winch(p: Position, space: str, blind: bool, told: Told) -> tuple[int, bool, bool]:
    """Mechanic symbols that do not count, whether the stop does not, and whether the vehicle stays (G10.6, G8.10)."""
    asked = {**p, "entering": space, "blind": blind, "winched_m": 0, "winched_s": False}
    while any(text != "nowinch" for text in winching(asked)):
        text = next(told)
        if text == "nowinch":
            break
        discard(p, p["seat"], "WINCH")
        asked["winched_m"] += text == "winch m"
        asked["winched_s"] |= text == "winch s"
    return asked["winched_m"], asked["winched_s"], not can_enter(p, space, asked["winched_m"])


def lose(p: Position, levels: int, told: Told) -> None:
    """As far as there are any, in a split that the owner tells if there are two (D2)."""
    engine, chassis = p["engine"][p["seat"]], p["chassis"][p["seat"]]
    possible = [*splits(min(levels, engine + chassis), engine, chassis)]
    split = possible[0] if len(possible) == 1 else next(told).removeprefix("hit ")
    assert split in possible
    for letter in split:
        p[GAUGES[letter]][p["seat"]] -= 1
