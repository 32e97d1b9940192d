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
option-rules-about = Professional racing adds an extra roll, six accelerator tiles and the turbo roll.
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
preset-professional-about = The long track with extra roll, accelerator tiles and turbo roll.

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
refused-nowhere = No { of-colour } space lies ahead. Choose another colour.
refused-shorter = With this die you would not come as far as your dice can take you. Choose a longer route.
refused-finish = Only white drives you home. Lay it if you have it; otherwise wait for your next throw.
refused-finish-far = The finish does not touch your space yet. Go on space by space.
refused-start = From the start you go to the white or the purple space. Choose one of these.
refused-tyre = That space is blocked. Drive round it.
refused-two-lanes = That space is two lanes away. Change one lane at a time.
refused-corner = That space only touches a corner of yours. Choose a space with a common edge.
refused-not-further = That space does not reach further ahead than yours. Change lanes only forward.
refused-backward = That space lies behind. Cars only go forward.
refused-far = That space does not touch yours. Go on space by space.
refused-tile-basic = There are no tiles in the basic game. Lay a die.
refused-tile-turbo = No tiles are used in the turbo roll. Lay one of its dice, or stop.
refused-tile-gone = Your { of-colour } accelerator tile is used up. Choose another one, or a die.
refused-reroll-gone = Your extra roll is used up. Lay the dice you have.
refused-reroll-late = The extra roll comes before anything is laid. Take your pieces back first, if you still can.
refused-reroll-none = Mark at least one die to throw again.
refused-reroll-dice = You do not have the dice { $text }. Mark dice that lie on the table.
refused-bonus-car = Only the car in the colour laid last takes a bonus step, once the turn is over. Go on without one.
refused-bonus-unreadable = “{ $text }” is no bonus step. Choose a free space ahead of the car, or decline.
refused-bonus-occupied = A car stands there already. The bonus step needs a free space.
refused-bonus-ahead = That space does not lie directly ahead. Choose a space that touches the car, or decline.
refused-max-or-stop = You cannot both have to go the farthest and be allowed to stop at will. Choose one of the two.
refused-first-seat = With { $seats } seats the first one to throw is a seat from 0 to { $last }. Choose one of them.

said-throw = { of-side }: throw{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nothing fits, the car stays.
}
said-rethrow = { of-side }: another throw{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nothing fits, the car stays.
}
said-turbo = { of-side }: all six dice laid. Turbo roll{ dice-of }{ $stays ->
    [0] .
   *[other] , but nothing fits{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: nothing more laid{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Moved back: { $back ->
        [0] { side-0 }
        [1] { side-1 }
        [2] { side-2 }
       *[other] { side-3 }
    }, { $back_to ->
        [START] to the start
       *[other] in its lane
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: no bonus step.

ending-home = The race is run.
ending-cap = The rounds are used up and nobody is home.

reason-home = It brings you home.
reason-throws-back = It sends { of-side } back.
reason-far = This way your dice take you as far as they can.
reason-opens = More colours lead on from there than from the other spaces.
reason-saves-tile = No die fits, and your tiles stay with you for later.
reason-reroll = These dice take you no further as they are.
reason-forced = Nothing else fits.
reason-step = The step costs no die.

to-move = { of-side } to move
to-throw = { of-side } to throw
to-step = Bonus step: { of-side }
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
choice-tile = Lay the { of-colour } accelerator tile on { $space }, { goal-way }
choice-step = Bonus step to { $space }, { goal-way }
do-throw-again = Throw again
do-stop = Stop here
do-decline = Stay here
spoken-mark = { of-colour }, mark to throw again
spoken-tile = { of-colour } accelerator tile
spoken-tiles = Tiles of { of-side }
legend-first = Starts: { of-side }
typing = Type a move ({ $example }) or just the letter of its colour, with a + for a tile. Other words:

# what is told at the table
laid-on = { $to ->
    [FIN] into the finish
    [O] on the outer lane
    [M] on the middle lane
   *[I] on the inner lane
}
of-lane = { $lane ->
    [O] outer lane
    [M] middle lane
   *[I] inner lane
}
advised-die = { of-colour } { laid-on }{ said-back }
advised-tile = { of-colour } accelerator tile { laid-on }{ said-back }
advised-reroll = extra roll{ dice-of }.
advised-step = bonus step { laid-on }.
advised-stop = stop here.
advised-turbo = take the turbo roll.
advised-decline = stay here, without a bonus step.
refused-here = You are there already. Choose a space ahead.
refused-turbo-once = There is one turbo roll in a turn. Lay its dice, or stop.
refused-bonus-off = At this table there is no bonus step. Lay a die that fits.
reason-ahead = Its space reaches further ahead than the others.
reason-tile-on = No die fits, and the tile takes you on.
reason-tile-far = With it your dice take you further than without.
reason-turbo = All six dice are laid, so the turbo roll is yours.
reason-stand = From here you need fewer rounds on average than from the spaces ahead.
reason-fewer = From there you need fewer rounds on average than from here.
do-turbo = Turbo roll
aim = Be the first back on the big white field: lay your dice on matching colours ahead of your car.
next-lay = Tap a framed space to lay that die there.
next-lay-or-again = Tap a framed space to lay that die, or mark dice to throw them again.
next-lay-or-stop = Tap a framed space to lay that die, or stop here.
next-die = Tap the framed space to lay { of-colour } there.
next-tile = Tap the framed space to lay the { of-colour } accelerator tile there.
next-no-die = No die fits. Use one of your tiles, or stop here.
next-all-laid = All six dice are laid: take the turbo roll, or lay another tile first.
next-turbo = Turbo roll: lay one die or both, or stop here.
next-step = Bonus step: tap a framed space, or stay where you are.
news-stays = { $kind ->
    [turbo] Turbo roll: nothing fitted.
   *[other] Nothing fitted: you stayed.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] turbo roll, nothing fitted.
   *[other] nothing fitted, the car stayed.
}
news-back = { $to ->
    [START] Your car was moved back to the start.
   *[other] Your car was moved back in its lane, to { of-colour }.
}
news-home = { of-side }: in the finish. This round is the last.
celebrate = First in the finish: { $sides }
card-car = Car: { of-side }
card-car-any = Car
card-car-drives = Goes forward to the die or tile laid last.
card-car-pass = Other cars may drive over its space.
card-car-back = { $to ->
    [START] If a turn ends on its space, it is moved back to the start.
   *[other] If a turn ends on its space, it is moved back in its lane, to { of-colour }.
}
card-car-back-any = If a turn ends on its space, it is moved back in its lane.
card-car-home = In the finish: it drives no more.
card-car-tiles = Accelerator tiles left: { $tiles }
card-space = Space: { of-colour }, { of-lane }
card-space-any = Coloured space
card-space-enter = Entered with a die or an accelerator tile of its colour.
card-space-ahead = Ahead of it, { of-lane }: { of-colour }
card-space-lane = A lane change must touch and reach further ahead.
card-tyre = Blocked space
card-tyre-closed = Closed to everyone. Drive round it.
card-field-start = From the start you go to the white or the purple space.
card-field-finish = Only white leads into the finish: a die or an accelerator tile.
card-field-room = It has room for all cars: nobody is moved back here.
card-die = Die: { of-colour }
card-die-any = Colour die
card-signs = Colours and their signs
card-sign = { $colour ->
    [R] Triangle: { of-colour }.
    [Y] Circle: { of-colour }.
    [G] Square: { of-colour }.
    [B] Diamond: { of-colour }.
    [P] Star: { of-colour }.
   *[other] Ring: { of-colour }.
}
card-die-faces = Each of its six faces has another colour.
card-die-lay = Is laid on its colour ahead of your car, or ahead of the piece laid last.
card-die-fits = Fits now: { laid-on }
card-die-spent = Nobody can use it any more: it lies here until the next throw.
card-tile = Accelerator tile: { of-colour }
card-tile-any = Accelerator tile
card-tile-pro = Belongs to the professional rules.
card-tile-lay = Is laid like a die of its colour, before, between or after your dice.
card-tile-once = You never have to use it. Once used, it is gone.
card-tile-free = Does not count as a die.
card-tile-used = This one is used up.
card-extra = Extra roll
card-extra-again = After your throw and before anything is laid: mark dice and throw them once more.
card-turbo = Turbo roll
card-turbo-earn = Whoever has laid all six dice throws two more.
card-turbo-may = You may lay one of them, both or none, and no tiles.
card-bonus = Bonus step
card-bonus-who = After a turn the car in the colour laid last may go one space forward.
card-bonus-where = It needs a free space that touches its own, and no die.
card-end = Last round
card-end-round = As soon as a car is in the finish, the round is played to its end.
card-end-dice = If several cars are there, the fewest dice of that round win.
card-end-shared = If these are equal too, they win together.
crib-pieces = Cars, dice and tiles
crib-track = Track
crib-race = Race
