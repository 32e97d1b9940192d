"""Petrol, cards, scouting and repairs that are not to be had, and what would be right instead."""

from __future__ import annotations

from ludothek.core.game import Refused
from ludothek.games.great_race.board import ALONE, SOLO, Board
from ludothek.games.great_race.board.africa import TOWN
from ludothek.games.great_race.board.box import CARDS, SCOUTED, THIRD_LEVEL, THIRD_TILE
from ludothek.games.great_race.referee.moves import unreadable, wrong_clearing
from ludothek.games.great_race.rules.convoy import price
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.supplies import KINDS, tiles_to_draw
from ludothek.games.great_race.telling.sentences import crew

CARD_IDS = [card.id for card in CARDS]


# --- petrol ---


def wrong_purchase(b: Board, s: State, given: list[str]) -> Refused:
    """Too late, in the wrong place, or more than tank or purse allow."""
    if s.bought:
        return Refused("bought", "G5.2")
    if s.carded:
        return Refused("buy-late", "G5.2")
    if b.mode == ALONE and not TOWN[s.where[s.turn]]:
        return Refused("buy-town", "G23.2")
    room, purse = b.most_fuel[s.turn] - s.fuel[s.turn], s.money[s.turn] // price(s)
    if not room:
        return Refused("tank-full", "G5.3")
    if given and not (given[0].isdecimal() and int(given[0])):
        return Refused("buy-levels", "G5.3", levels=min(room, purse))
    if given and int(given[0]) > room:
        return Refused("buy-tank", "G5.3", levels=room)
    return Refused("buy-purse", "G5.3", price=price(s), francs=s.money[s.turn])


# --- cards ---


def wrong_card(b: Board, s: State, given: list[str]) -> Refused:
    """A card that one does not hold, or that would do nothing now."""
    if not given:
        return Refused("no-card", "G10.1")
    card = given[0].upper()
    if card not in CARD_IDS:
        return Refused("card-unknown", "G10.1", text=given[0])
    if not s.hand[KINDS * s.turn + CARD_IDS.index(card)]:
        return Refused("card-missing", "G10.1", card=card)
    if card == "WINCH":
        return Refused("winch-later", "G10.6")
    if card in ("CAN", "TANK") and len(given) == 1:
        return Refused("card-nothing", "G5.8", card=card)
    if card in ("PARTS", "TOOLS"):
        return wrong_mending(b, s, CARD_IDS.index(card), "".join(given[1:]).lower())
    if card == "DNG":
        return wrong_strike(b, s, given[1:])
    if card == "GUIDE" and "clear" in given:
        return wrong_clearing(b, s, ["clear", *given[2:]])
    return Refused("guide-nothing", "G7.6") if card == "GUIDE" else unreadable(b, s, ["play", *given])


def wrong_mending(b: Board, s: State, card: int, letters: str) -> Refused:
    """Letters that do not fit the card, or gauges that are full."""
    needed = CARDS[card].repair
    if letters and (set(letters) - set("ec") or len(letters) != needed):
        return Refused("mend-letters", "G10.3", card=CARD_IDS[card], levels=needed)
    return Refused("card-nothing", "G5.8", card=CARD_IDS[card])


def wrong_strike(b: Board, s: State, given: list[str]) -> Refused:
    """Danger for somebody who cannot be hurt."""
    if b.mode == ALONE:
        return Refused("danger-alone", "G23.2")
    rivals = {f"P{seat + 1}": seat for seat in range(b.seats)} | ({"T": T} if b.mode == SOLO else {})
    if not given:
        return Refused("danger-nobody", "G10.5")
    rival = rivals.get(given[0].upper())
    if rival is None or rival == s.turn:
        return Refused("danger-rival", "G10.5", rivals=", ".join(each for each in rivals if rivals[each] != s.turn))
    if s.gone[rival] or s.arrived[rival]:
        return Refused("danger-arrived", "G10.5", rival=crew(b, rival))
    gauge = "m" if crew(b, rival) == "T" else given[1].lower() if len(given) > 1 else ""
    if gauge not in ("m", "e", "c"):
        return Refused("danger-gauge", "G10.5")
    return Refused("danger-zero", "G10.5", rival=crew(b, rival), gauge=gauge)


# --- assistants ---


def wrong_scouting(b: Board, s: State, words: list[str]) -> Refused:
    """Without tiles, or with three where the leader has no such power."""
    if not tiles_to_draw(s):
        return Refused("no-tiles", "G7.6")
    if words != ["scout3"]:
        return unreadable(b, s, words)
    if b.power[s.turn] != THIRD_TILE:
        return Refused("no-power", "G14.7")
    return Refused(*(("power-used", "G14.7") if s.used[s.turn] else ("few-tiles", "G14.7")), tiles=SCOUTED + 1)


def wrong_fetch(b: Board, s: State, words: list[str]) -> Refused:
    return unreadable(b, s, words) if words[1:] else Refused("no-cards", "G10.7")


def wrong_repair(b: Board, s: State, words: list[str]) -> Refused:
    """Levels that are not broken, cannot be paid, or are too many at once."""
    letters = "".join(words[1:]).lower()
    if s.engine[s.turn] == b.most_engine[s.turn] and s.chassis[s.turn] == b.most_chassis[s.turn]:
        return Refused("repair-full", "G5.8")
    if set(letters) - set("ec"):
        return Refused("repair-letters", "G11.2")
    if len(letters) > 2 and (refused := wrong_third_level(b, s, len(letters))):
        return refused
    broken = {"e": b.most_engine[s.turn] - s.engine[s.turn], "c": b.most_chassis[s.turn] - s.chassis[s.turn]}
    for gauge, most in broken.items():
        if letters.count(gauge) > most:
            return Refused("repair-gauge", "G11.2", gauge=gauge, levels=most)
    return Refused("repair-money", "G11.2", price=price(s), francs=s.money[s.turn])


def wrong_third_level(b: Board, s: State, count: int) -> Refused | None:
    if count > 3 or b.power[s.turn] != THIRD_LEVEL:
        return Refused("repair-many", "G11.2")
    return Refused("power-used", "G14.7") if s.used[s.turn] else None
