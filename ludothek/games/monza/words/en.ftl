# The words of Monza.

title = Monza
about = Throw six coloured dice, lay them on the colours ahead of your car, and be round the track first.
side-0 = Red
side-1 = Yellow
side-2 = Green
side-3 = Blue
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-track = Track
option-track-about = The oval is short and good for first races; the long track suits the professional rules.
option-track-oval = Oval
option-track-long = Long
option-rules = Rules
option-rules-about = Professional racing adds an extra roll, six accelerators and the turbo roll.
option-rules-basic = Basic
option-rules-pro = Professional
option-bonus = Bonus step
option-bonus-about = After each turn the car in the colour laid last may go one space forward.
option-must_max = Farthest route
option-must_max-about = You must lay your dice so that you come as far as they can take you.
option-may_stop = Stop at will
option-may_stop-about = You may stop laying at any time, even if a die would still fit.
option-first_seat = Who starts
option-first_seat-about = The seat that throws first in every round.
option-first_seat-0 = Red
option-first_seat-1 = Yellow
option-first_seat-2 = Green
option-first_seat-3 = Blue
option-round_cap = Most rounds
option-round_cap-about = A race that nobody has finished after so many rounds ends without a winner.
preset-professional = Professional race
preset-professional-about = The long track with extra roll, accelerators and turbo roll.

plays-1 = Always lays its favourite colour first. Good for a first race.
plays-2 = Goes as far as its dice carry it and thinks no further.
plays-3 = Knows from which spaces it goes on best, and is careful with tiles.
plays-4 = Knows every tile’s worth and reckons with the next throw of the others.

colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = purple
colour-W = white
of-colour = { $colour ->
    [R] { colour-R }
    [Y] { colour-Y }
    [G] { colour-G }
    [B] { colour-B }
    [P] { colour-P }
   *[other] { colour-W }
}
dice-of = { $r ->
    [0] { "" }
   *[other] {" "}· { $r } { colour-R }
}{ $y ->
    [0] { "" }
   *[other] {" "}· { $y } { colour-Y }
}{ $g ->
    [0] { "" }
   *[other] {" "}· { $g } { colour-G }
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b } { colour-B }
}{ $p ->
    [0] { "" }
   *[other] {" "}· { $p } { colour-P }
}{ $w ->
    [0] { "" }
   *[other] {" "}· { $w } { colour-W }
}

refused-turn = It is not your turn. Wait until the dice come round to you.
refused-home = Your car is home already and drives no more in this race. Watch the others finish the round.
refused-throw = “{ $text }” is not a throw of { $dice } dice. Write a letter for each die, in the order R Y G B P W.
refused-throw-said = Nobody chooses what falls: the dice are thrown for you. Lay one of those on the table.
refused-turbo-basic = There is no turbo roll in the basic game. Lay a die that fits.
refused-turbo-dice-left = The turbo roll is for whoever has laid all six dice. Lay those that are left first.
refused-stop = A die still fits, so you cannot stop yet. Lay it.
refused-unreadable = “{ $text }” is not a move. Write a colour and a space, for example W>O8, or stop.
refused-no-die = You have no { of-colour } die left. Choose a space in the colour of one that you have.
refused-colour = That space has another colour. A piece lies only on a space of its own colour.
refused-nowhere = No { of-colour } space lies ahead of { $here ->
    [START] the start
   *[other] { $here }
}. Choose another colour.
refused-shorter = With this die you would not come as far as your dice can take you. Choose a longer route.
refused-finish = Only white drives you home. Lay it if you have it; otherwise wait for your next throw.
refused-finish-far = The finish does not touch { $here } yet. Go on space by space.
refused-start = From the start you go to the white or the purple space. Choose one of these.
refused-tyre = { $space } is closed by tyres. Drive round it.
refused-two-lanes = { $space } is two lanes away from { $here }. Change one lane at a time.
refused-corner = { $space } only touches a corner of { $here }. Choose a space with a common edge.
refused-not-further = { $space } does not reach further ahead than { $here }. Change lanes only forward.
refused-backward = { $space } lies behind. Cars only go forward.
refused-far = { $space } does not touch { $here }. Go on space by space.
refused-tile-basic = There are no tiles in the basic game. Lay a die.
refused-tile-turbo = No tiles are used in the turbo roll. Lay one of its dice, or stop.
refused-tile-gone = Your { of-colour } accelerator is used up. Choose another one, or a die.
refused-reroll-gone = Your extra roll is used up. Lay the dice you have.
refused-reroll-late = The extra roll comes before anything is laid. Take your pieces back first, if you still can.
refused-reroll-none = Mark at least one die to throw again.
refused-reroll-dice = You do not have the dice { $text }. Mark dice that lie on the table.
refused-bonus-car = Only the car in the colour laid last takes a bonus step, once the turn is over. Go on without one.
refused-bonus-unreadable = “{ $text }” is no bonus step. Choose one of: { $moves }.
refused-bonus-occupied = A car stands on { $space }. The bonus step needs a free space.
refused-bonus-ahead = { $space } does not lie directly ahead. Choose a space that touches the car, or decline.
refused-max-or-stop = You cannot both have to go the farthest and be allowed to stop at will. Choose one of the two.
refused-first-seat = With { $seats } seats the first one to throw is a seat from 0 to { $last }. Choose one of them.

said-throw = { of-side } throws{ dice-of }{ $stays ->
    [0] .
   *[other] {" "}and stays: nothing fits.
}
said-rethrow = { of-side } throws again{ dice-of }{ $stays ->
    [0] .
   *[other] {" "}and stays: nothing fits.
}
said-turbo = { of-side } has laid all six dice. Turbo roll{ dice-of }{ $stays ->
    [0] .
   *[other] , but nothing fits{ said-back }
}
said-die = { of-side } lays { of-colour } on { $to ->
    [FIN] the finish and is home
    [O] the outer lane
    [M] the middle lane
    [I] the inner lane
   *[other] { $to }
}{ said-back }
said-tile = { of-side } lays the { of-colour } accelerator on { $to ->
    [FIN] the finish and is home
    [O] the outer lane
    [M] the middle lane
    [I] the inner lane
   *[other] { $to }
}{ said-back }
said-stop = { of-side } stops{ said-back }
said-back = { $back ->
    [none] .
    [0] . Red goes back from { $back_from } to { $back_to ->
        [START] the start
       *[other] { $back_to }
    }.
    [1] . Yellow goes back from { $back_from } to { $back_to ->
        [START] the start
       *[other] { $back_to }
    }.
    [2] . Green goes back from { $back_from } to { $back_to ->
        [START] the start
       *[other] { $back_to }
    }.
   *[other] . Blue goes back from { $back_from } to { $back_to ->
        [START] the start
       *[other] { $back_to }
    }.
}
said-reroll = { of-side } uses the extra roll for{ dice-of }.
said-step = { of-side } takes the bonus step from { $from ->
    [START] the start
    [O] the outer lane
    [M] the middle lane
    [I] the inner lane
   *[other] { $from }
} to { $to ->
    [FIN] the finish
    [O] the outer lane
    [M] the middle lane
    [I] the inner lane
   *[other] { $to }
}.
said-decline = { of-side } stays without the bonus step.

ending-home = The race is run.
ending-cap = The rounds are used up and nobody is home.

reason-home = It brings you home.
reason-throws-back = It sends { of-side } back.
reason-far = It takes you as far as these dice can.
reason-opens = More colours lead on from there.
reason-tile = The accelerator is worth it here.
reason-saves-tile = Your tiles will be worth more later.
reason-reroll = These dice are of no use as they lie.
reason-forced = Nothing else fits.
reason-step = A free space is a free space.
reason-decline = You stand better where you are.

to-move = { of-side } to move
to-throw = { of-side } to throw
to-step = { of-side } may take a bonus step
legend-round = Round { $round }
legend-last-round = Last round
legend-dice = Dice
legend-used = { $used ->
    [one] one die laid
   *[other] { $used } dice laid
}
legend-extra = extra roll
legend-finish = Finish
legend-tyre = tyres
goal-way = { $way ->
    [on] straight on
    [in] lane change in
    [out] lane change out
    [start] from the start
   *[finish] home
}

# on the screen
spoken-board = Race track
spoken-field = Start and finish, one big white field
spoken-car = car of { of-side }
spoken-laid = { of-colour } lies here
spoken-count = { $count ->
    [1] { of-colour }
    [2] two { of-colour }
    [3] three { of-colour }
    [4] four { of-colour }
    [5] five { of-colour }
   *[other] six { of-colour }
}
spoken-have = You have { $dice }.
spoken-from = { $here ->
    [START] From the start
   *[other] From { $here }
}: { $ways }.
spoken-none = No die fits.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = What you can do
choice-die = Lay { of-colour } on { $space }, { goal-way }
choice-tile = Use the { of-colour } accelerator on { $space }, { goal-way }
choice-step = Bonus step to { $space }, { goal-way }
do-throw-again = Throw again
do-stop = Stop here
do-decline = Stay here
spoken-mark = { of-colour }, mark to throw again
spoken-tile = { of-colour } accelerator
spoken-tiles = Tiles of { of-side }
legend-first = { of-side } starts
typing = Type a move ({ $example }) or just the letter of its colour, with a + for a tile. Other words:
