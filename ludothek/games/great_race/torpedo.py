"""T, the opponent of the solo game: where it goes, where it lays tiles, and how it moves. Nothing here is chosen."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.bivouac import RED, t_uses
from ludothek.games.great_race.board import (
    COLOUR,
    NEIGHBOURS,
    NOWHERE,
    PORTS,
    PURPLE,
    RISK,
    SPACES,
    TOWN,
    TOWN_CARDS,
    Board,
)
from ludothek.games.great_race.box import (
    DAMAGE,
    DANGER_CARD,
    DANGER_LOSS,
    GOAL,
    HITS,
    LAYS,
    MOVES,
    RISK_FUEL,
    TILE_DANGER,
    TILE_EASY,
    TILE_FUEL,
    TILE_MECHANIC,
    TILE_STOP,
)
from ludothek.games.great_race.driving import arrive, ask_for_guard
from ludothek.games.great_race.position import (
    BY_T,
    DRAW_CARD,
    DRAW_TILE,
    FOR_T,
    FOR_T_STEP,
    NEXT,
    T_CARDS,
    T_GOAL,
    T_LAYS,
    T_STEP,
    T_TILES,
    T_TOWN,
    State,
    T,
    is_on,
    is_under_vehicle,
    levels,
)
from ludothek.games.great_race.supplies import TILE_KINDS, can_draw_card, can_draw_tile

BLUE = 1
FAR = 99  # steps that nobody goes
LEVELS = 4


# --- the goal ---


def choose_goal(b: Board, s: State) -> None:
    """The nearest open town of the card's colour, or the finish (G16.1-G16.6)."""
    s.goal = NOWHERE
    fill_steps(b, s, s.where[T])
    best = NOWHERE
    for space in range(SPACES):
        if (
            COLOUR[space] == GOAL[s.card - 1]
            and is_open(b, s, space)
            and s.paper[space] < FAR
            and is_nearer(b, s, space, best)
        ):
            best = space
    s.goal = b.finish if best == NOWHERE or s.paper[b.finish] < s.paper[best] else best
    s.phase = s.then


def is_nearer(b: Board, s: State, space: int, other: int) -> bool:
    """Fewer steps away, or as many and nearer to the finish (G16.4); else the one found first (G16.5)."""
    if other == NOWHERE:
        return True
    if s.paper[space] != s.paper[other]:
        return s.paper[space] < s.paper[other]
    return b.home[space] < b.home[other]


def is_open(b: Board, s: State, town: int) -> bool:
    """Whether T may enter a town (G16.2, G16.3)."""
    if town == b.finish or town == s.goal:
        return True
    return b.level[town] > s.last_level and b.home[town] < b.home[s.where[T]]


def fill_steps(b: Board, s: State, start: int) -> None:
    """On paper: the steps from a space to every other, where closed towns are in the way."""
    for space in range(SPACES):
        s.paper[space] = FAR
    s.paper[start] = 0
    s.paper[SPACES] = start
    done = 0
    waiting = 1
    while done < waiting:
        here = s.paper[SPACES + done]
        done += 1
        for i in range(6):
            other = NEIGHBOURS[here][i]
            if other != NOWHERE and s.paper[other] == FAR:
                if TOWN[other] == 0 or is_open(b, s, other):
                    s.paper[other] = s.paper[here] + 1
                    s.paper[SPACES + waiting] = other
                    waiting += 1
                elif other == s.where[T]:
                    s.paper[other] = s.paper[here] + 1


# --- ways ---


def next_on_way(b: Board, s: State, here: int) -> int:
    """T's next space towards its goal, whose steps are on paper (G16.11)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if (
            space != NOWHERE
            and s.paper[space] == s.paper[here] - 1
            and can_lead(b, s, space)
            and is_liked_more(s, space, best)
        ):
            best = space
    return best


def can_lead(b: Board, s: State, space: int) -> bool:
    return TOWN[space] == 0 or is_open(b, s, space)


def liking(s: State, space: int) -> int:
    """Less is better: a town, an easy tile, an empty space, a hard tile, tiles by their rank (G16.11, G17.5)."""
    if TOWN[space] > 0:
        return 0
    tile = s.tile[space] - 1
    if tile < 0:
        return TILE_KINDS
    return 1 + tile if TILE_EASY[tile] else 1 + TILE_KINDS + tile


def is_liked_more(s: State, space: int, other: int) -> bool:
    return other == NOWHERE or liking(s, space) < liking(s, other)


def is_on_t_way(b: Board, s: State, wanted: int) -> bool:
    """Whether T's way, from its first step to its goal, leads over a space; its steps are on paper."""
    here = s.where[T]
    while here != s.goal and here != NOWHERE:
        here = next_on_way(b, s, here)
        if here == wanted:
            return True
    return False


def next_for_player(b: Board, s: State, here: int) -> int:
    """The next space of the player's way to the finish, off T's way if another is as short (G16.12)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if space != NOWHERE and b.home[space] == b.home[here] - 1 and is_better_for_player(b, s, space, best):
            best = space
    return best


def is_better_for_player(b: Board, s: State, space: int, other: int) -> bool:
    if other == NOWHERE:
        return True
    shared = is_on_t_way(b, s, space)
    other_shared = is_on_t_way(b, s, other)
    if shared != other_shared:
        return other_shared
    return liking(s, space) < liking(s, other)


# --- laying tiles ---


def lay_one(b: Board, s: State) -> None:
    """Easy tiles on T's way, the easiest first; then hard ones on the player's, the hardest first (G16.9, G16.10)."""
    tile = next_to_lay(s)
    if tile == NOWHERE:
        s.phase = NEXT
        return
    s.drawn[tile] -= 1
    space = place_on_t_way(b, s) if TILE_EASY[tile] else place_on_player_way(b, s)
    if space == NOWHERE:
        s.boxed[tile] += 1  # G16.14, G16.17
    else:
        s.tile[space] = tile + 1


def next_to_lay(s: State) -> int:
    for tile in range(TILE_KINDS):
        if TILE_EASY[tile] and s.drawn[tile] > 0:
            return tile
    for i in range(TILE_KINDS):
        tile = TILE_KINDS - 1 - i
        if s.drawn[tile] > 0:
            return tile
    return NOWHERE


def place_on_t_way(b: Board, s: State) -> int:
    """The first empty space of T's way, or NOWHERE."""
    fill_steps(b, s, s.goal)
    here = s.where[T]
    while here != s.goal and here != NOWHERE:
        here = next_on_way(b, s, here)
        if here != NOWHERE and is_empty(b, s, here):
            return here
    return NOWHERE


def place_on_player_way(b: Board, s: State) -> int:
    """The first empty space of the player's way; then one beside the vehicle, then beside the way (G16.16, G16.17)."""
    if not is_on(s, 0):
        return NOWHERE
    fill_steps(b, s, s.goal)
    here = s.where[0]
    while here != b.finish:
        here = next_for_player(b, s, here)
        if is_empty(b, s, here):
            return here
    here = s.where[0]
    space = empty_beside(b, s, here)
    while space == NOWHERE and here != b.finish:
        here = next_for_player(b, s, here)
        space = empty_beside(b, s, here)
    return space


def is_empty(b: Board, s: State, space: int) -> bool:
    return TOWN[space] == 0 and s.tile[space] == 0 and not is_under_vehicle(b, s, space)


def empty_beside(b: Board, s: State, here: int) -> int:
    """The neighbour nearest to the finish, else NOWHERE."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if space != NOWHERE and is_empty(b, s, space) and (best == NOWHERE or b.home[space] < b.home[best]):
            best = space
    return best


# --- figures ---


def begin_figure(b: Board, s: State) -> None:
    """The first figure lays tiles, the others move (G15.12, G15.13)."""
    s.figure += 1
    if s.figure == 1:
        s.draws = LAYS[s.card - 1]
        s.phase = T_TILES
        return
    s.steps = MOVES[s.card - 1][0 if s.figure == 2 else 1]
    if s.figure == 2 and s.sticker[BLUE] >= 4:
        s.steps += 1
    s.phase = T_STEP
    if s.sticker[BLUE] >= 3 and has_route(s):  # G21.3
        s.where[T] = s.goal
        s.phase = T_TOWN


def has_route(s: State) -> bool:
    """Whether a sea route leads from T's port to its goal."""
    for route in range(len(PORTS)):
        one = PORTS[route][0]
        other = PORTS[route][1]
        if (s.where[T] == one and s.goal == other) or (s.where[T] == other and s.goal == one):
            return True
    return False


def draw_for_t(s: State) -> None:
    """Its first figure draws all its tiles before it lays one (G16.10)."""
    if s.draws > 0 and can_draw_tile(s):
        s.drawing = FOR_T
        s.phase = DRAW_TILE
        s.turn = CHANCE
    else:
        s.phase = T_LAYS


def t_step(b: Board, s: State) -> None:
    """One step, or the end of the figure's move (G17.7)."""
    s.phase = NEXT
    if s.steps == 0:
        return
    fill_steps(b, s, s.goal)
    space = town_beside(b, s)
    if space == NOWHERE:
        space = best_step(b, s)
    if space == NOWHERE:
        return
    s.steps -= 1
    s.entering = space
    if TOWN[space] > 0:
        s.where[T] = space
        s.phase = T_TOWN
    elif s.tile[space] > 0:
        t_enters(b, s)
    elif can_draw_tile(s):
        s.draws = 1
        s.drawing = FOR_T_STEP
        s.phase = DRAW_TILE
        s.turn = CHANCE
    else:  # G7.6
        s.fuel[T] -= TILE_FUEL[0] + t_risk(s, space)
        s.where[T] = space
        s.phase = T_STEP


def town_beside(b: Board, s: State) -> int:
    """An open town next to T: the nearest to its goal, then to the finish (G17.1, G17.2)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[s.where[T]][i]
        if space != NOWHERE and TOWN[space] > 0 and is_open(b, s, space) and is_nearer(b, s, space, best):
            best = space
    return best


def best_step(b: Board, s: State) -> int:
    """A space one step nearer to the goal that T can pay, the one it likes best (G17.3-G17.5)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[s.where[T]][i]
        if (
            space != NOWHERE
            and s.paper[space] == s.paper[s.where[T]] - 1
            and t_can_pay(s, space)
            and is_liked_more(s, space, best)
        ):
            best = space
    return best


def t_risk(s: State, space: int) -> int:
    return RISK_FUEL * RISK[space] if s.sticker[BLUE] < 2 else 0


def t_can_pay(s: State, space: int) -> bool:
    tile = max(s.tile[space] - 1, 0)  # an empty space needs what the easiest tile costs
    return s.fuel[T] >= TILE_FUEL[tile] + t_risk(s, space) and s.engine[T] >= TILE_MECHANIC[tile]


def see_t_tile(b: Board, s: State, tile: int) -> None:
    """A blind step: what T cannot pay stays before it and ends its move (G17.10, G17.11)."""
    s.tile[s.entering] = tile + 1
    s.phase = NEXT
    if t_can_pay(s, s.entering):
        t_enters(b, s)


def t_enters(b: Board, s: State) -> None:
    """It pays, meets danger (G17.8, G17.9), and stops at a stop symbol (G17.12)."""
    tile = s.tile[s.entering] - 1
    s.fuel[T] -= TILE_FUEL[tile] + t_risk(s, s.entering)
    s.engine[T] -= TILE_MECHANIC[tile]
    if TILE_DANGER[tile] > 0:
        s.engine[T] = max(0, s.engine[T] - danger_loss(s))
    s.where[T] = s.entering
    s.phase = NEXT if TILE_STOP[tile] > 0 and s.sticker[BLUE] < 1 else T_STEP


def danger_loss(s: State) -> int:
    if s.sticker[RED] >= 3:
        return 1 if s.sticker[RED] == 3 else 0
    return DANGER_LOSS


def t_in_town(b: Board, s: State) -> None:
    """Sticker, cards, new goal, in this order (G17.13); the finish is the end of its way."""
    town = s.where[T]
    s.phase = NEXT
    if town == b.finish:
        arrive(s, T)
        return
    s.last_level = b.level[town]
    if b.legacy and COLOUR[town] == GOAL[s.card - 1] and COLOUR[town] != PURPLE:
        s.sticker[COLOUR[town]] = min(LEVELS, s.sticker[COLOUR[town]] + 1)  # G21.1
    s.draws = TOWN_CARDS[town]
    s.phase = T_CARDS


def t_draws_card(s: State) -> None:
    """Town cards are drawn one after the other (G17.12)."""
    if s.draws > 0 and can_draw_card(s):
        s.drawing = FOR_T
        s.phase = DRAW_CARD
        s.turn = CHANCE
    else:
        s.then = NEXT
        s.phase = T_GOAL


def t_sees_card(b: Board, s: State, card: int) -> None:
    """Shown, used if a power says so, and discarded (G15.15); danger by red 2 may be guarded (G21.4)."""
    s.cards_out[card] += 1
    s.phase = T_CARDS
    t_uses(b, s, card, 3)
    if card == DANGER_CARD and s.sticker[RED] >= 2 and is_on(s, 0) and levels(s, 0) > 0:
        s.victim = 0
        s.gauge = HITS[s.card - 1]
        s.hits = DAMAGE[s.card - 1]
        s.source = BY_T
        s.after = T_CARDS
        ask_for_guard(b, s)
