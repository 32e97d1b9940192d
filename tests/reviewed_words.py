"""What was read and found right although a rule of thumb doubts it: numbers that are never one, or never none."""

from __future__ import annotations

TEXT_VARIABLES = """
about add all_A all_B all_F all_S all_T at back_to by code crews day depth drawn example file finish first free from
game guns here id language languages letter line move numbers one two option options other others piece places point
port possible power reason result right rivals rule rules said sign sizes slots space spaces square squares standing
start targets text theme theirs ours target_number thrown tile to town value values vehicles via way ways missions
goal near program
"""  # what is filled in as a text or as the name of a place, and counts nothing
LINKS = {  # words that may follow a number whatever it is: "3 of 7", "round 3 begins", "12 F", "5 min"
    "de": "an auf bis und von oben weit für je spielen fortsetzen läuft ist beginnt wird kann zurück dieser F Min s",
    "en": "of to and is it on if more in begins nobody each as for F min s cannot",
    "es": "a de y o del si más arriba cada en no está por F min s",
    "fr": "à de du et sur au en dessus arrive est commence qui chacune pour n d F min s",
    "it": "a di su e o in del nessuno non è se per ciascuna F min s",
    "nl": "van op tot tegen en is boven over als kan kopen toe begint wordt nodig terug voor F min s",
}

NEVER_ONE = {  # numbers that are never 1 where they are said
    "victory:circuits-facts tiles bends moves": "no circuit is so short",
    "victory:circuits-report seats": "cars race against each other",
    "great_race:refused-campaign-long games": "a limit",
    "pages:carry-good minutes": "as long as such a link is good",
    "victory:refused-circuit-length most": "a limit",
    "victory:refused-circuit-astray most": "a limit",
    "victory:editor-closed tiles bends moves": "no circuit is so short",
    "victory:editor-all size": "a circuit has eight tiles at least",
    "victory:report-progress wanted": "many races are run",
    "monza:refused-throw dice": "six dice, or two in the turbo roll",
    "monza:refused-first-seat seats": "two or more",
    "masters_victory:refused-steps needed limit": "more than the one step that every piece can go",
    "masters_victory:refused-steps-left needed": "more than the one step that every piece can go",
    "masters_victory:legend-quiet-of limit": "a limit",
    "masters_victory:card-quiet-draw limit": "a limit",
    "masters_victory:card-flies steps": "ten or twelve",
    "masters_victory:card-walks steps": "four or more",
    "masters_victory:card-rolls steps": "two",
    "great_race:refused-few-tiles tiles": "two or three",
    "great_race:reason-plan-drive mechanics": "two or three",
    "great_race:about-role-most most": "two or three",
    "great_race:refused-plan-role most": "two",
    "great_race:terminal-estienne tiles others_move second_moves": "what the cards of the box say",
}

SAME_FOR_ONE = {  # what stands behind the number has one form only
    "great_race:refused-blind-fuel": "fuel is not counted in pieces",
    "great_race:refused-tile-fuel": "fuel is not counted in pieces",
    "great_race:reason-nearer": "fuel is not counted in pieces",
    "great_race:reason-petrol": "fuel is not counted in pieces",
    "great_race:news-found": "fuel is not counted in pieces",
    "great_race:about-symbol-F": "fuel is not counted in pieces",
    "masters_victory:reason-fewer": "one count instead of another",
    "masters_victory:refused-return-sum": "the number on the back of a piece",
    "masters_victory:advised-return": "the number on the back of a piece",
    "masters_victory:plan-back": "the number on the back of a piece",
    "victory:spoken-count": "a colour, where it is no noun",
}

NEVER_NONE = {  # counts that are never 0 where they are said
    "victory:circuits-report": "races are run, of a lap at least",
    "pages:seat-trophies": "only trophies that were won are shown",
    "pages:tables-waiting": "said where one is to move",
    "pages:tables-more": "said where there are more",
    "pages:past-news": "said where something has happened since",
    "pages:table-taken": "only pieces that were taken are shown",
    "tactix:refused-steps": "a die has a top, and a move that goes nowhere is refused before",
    "victory:refused-circuit-open": "no tile more would be a closed circuit",
    "victory:refused-throw": "dice are thrown",
    "victory:refused-lap-owed": "nothing owed is not refused",
    "victory:said-take": "one or two dice",
    "victory:do-take": "one or two dice",
    "victory:report-more": "names the places that win more",
    "victory:report-less": "names the places that win less",
    "masters_victory:refused-steps-left": "who has no step left is not asked",
    "masters_victory:legend-steps": "what each type can go",
    "masters_victory:reason-gun": "said where it would hit",
    "masters_victory:reason-fire": "a shot at nothing is not offered",
    "masters_victory:news-danger": "said where somebody threatens",
    "masters_victory:card-danger": "said where somebody threatens",
    "masters_victory:next-choose": "without moves left something else is said",
    "masters_victory:pile-piece": "what lies there",
    "great_race:refused-mend-letters": "one level or two",
    "great_race:refused-tile-levels": "what costs nothing is not refused",
    "great_race:refused-hit-first": "without a hit nothing is asked",
    "great_race:refused-drop-first": "too many cards",
    "great_race:spoken-vehicles": "said where some stand",
    "great_race:desk-tiles": "said where a tile can be removed",
    "great_race:reason-plan-paths": "said where something is unknown",
    "great_race:reason-take-mend": "said where something is broken",
    "great_race:reason-fetch": "a chassis that carries a card more",
    "great_race:reason-town": "said of towns that give cards",
    "great_race:about-town-cards": "said of towns that give cards",
    "great_race:about-symbol-M": "said of symbols that are there",
    "great_race:next-drop": "too many cards",
    "great_race:news-cards": "said where something was lost",
    "great_race:desk-petrol-levels": "one level at least is bought",
    "great_race:desk-t-tiles": "what the cards of the box say",
    "great_race:desk-t-moves": "what the cards of the box say",
    "great_race:desk-not-arrived": "who has no step left has arrived",
}
