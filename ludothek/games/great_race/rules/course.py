"""The course of the game: the phases that need nobody, one after the other."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.automa.goal import choose_goal
from ludothek.games.great_race.rules.automa.moves import begin_figure, draw_for_t, t_draws_card, t_in_town, t_step
from ludothek.games.great_race.rules.automa.tiles import lay_one
from ludothek.games.great_race.rules.bivouac import ask_chooser, begin_bivouac, end_bivouac, end_choice, lay_next_card
from ludothek.games.great_race.rules.drive import enter, meet_danger, pay, roll_on
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.rounds import ask_for_plan, begin_convoy, begin_round, find_next, maintain
from ludothek.games.great_race.rules.scout import go_on_scouting
from ludothek.games.great_race.rules.supplies import draw_cards, look_at_hands


def carry_on(b: Board, s: State) -> None:
    """Go through the phases that need nobody, until a seat or chance is asked."""
    while s.phase >= phase.BY_ITSELF:
        go_through(b, s)


def go_through(b: Board, s: State) -> None:
    if s.phase >= phase.T_GOAL:
        go_through_t(b, s)
    elif s.phase >= phase.MAINTENANCE or s.phase < phase.NEXT:
        go_through_round(b, s)
    else:
        go_through_turn(b, s)


def go_through_round(b: Board, s: State) -> None:
    if s.phase == phase.ROUND:
        begin_round(b, s)
    elif s.phase == phase.PLANNING:
        ask_for_plan(b, s)
    elif s.phase == phase.CONVOY:
        begin_convoy(b, s)
    elif s.phase == phase.MAINTENANCE:
        maintain(b, s)
    else:
        go_through_bivouac(b, s)


def go_through_bivouac(b: Board, s: State) -> None:
    if s.phase == phase.BIVOUAC:
        begin_bivouac(b, s)
    elif s.phase == phase.LAYING:
        lay_next_card(s)
    elif s.phase == phase.CHOOSE:
        ask_chooser(b, s)
    elif s.phase == phase.TAKEN:
        end_choice(b, s)
    elif s.phase == phase.LEFTOVER:
        end_bivouac(b, s)


def go_through_turn(b: Board, s: State) -> None:
    if s.phase == phase.NEXT:
        find_next(b, s)
    elif s.phase == phase.MY_TURN:
        s.phase = phase.TURN
        s.turn = s.mover
    elif s.phase == phase.SCOUTING:
        go_on_scouting(b, s)
    elif s.phase == phase.CARD_DRAWS:
        draw_cards(s)
    elif s.phase == phase.LIMIT:
        look_at_hands(b, s)
    else:
        go_through_step(b, s)


def go_through_step(b: Board, s: State) -> None:
    if s.phase == phase.ENTER:
        enter(b, s)
    elif s.phase == phase.PAY:
        pay(s)
    elif s.phase == phase.MISHAP:
        meet_danger(b, s)
    elif s.phase == phase.ROLL_ON:
        roll_on(b, s)


def go_through_t(b: Board, s: State) -> None:
    if s.phase == phase.T_GOAL:
        choose_goal(b, s)
    elif s.phase == phase.T_FIGURE:
        begin_figure(b, s)
    elif s.phase == phase.T_TILES:
        draw_for_t(s)
    elif s.phase == phase.T_LAYS:
        lay_one(b, s)
    elif s.phase == phase.T_STEP:
        t_step(b, s)
    elif s.phase == phase.T_TOWN:
        t_in_town(b, s)
    elif s.phase == phase.T_CARDS:
        t_draws_card(s)
