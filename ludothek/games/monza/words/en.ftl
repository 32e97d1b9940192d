# The words of Monza.

title = Monza
about = Roll six coloured dice, place them on matching spaces ahead of your car, and be first round the track.
side-R = Red
side-Y = Yellow
side-G = Green
side-B = Blue
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Track
option-track-about = The oval is short and good for first races; the long track suits the professional rules.
option-track-oval = Oval
option-track-long = Long
option-rules = Rules
option-rules-about = The professional rules add an extra-roll tile, six accelerator tiles and the Turbo Roll.
option-rules-basic = Basic
option-rules-pro = Professional
option-bonus = Bonus move
option-bonus-about = After each turn the car in the colour used last may move one space forward.
option-cars = Cars
option-cars-about = The cars in seat order, for example B,R. Seats without one get the next of R, Y, G and B.
option-cars-any = In seat order
option-cars-each = Car
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Farthest route
option-must_max-about = You must place your dice so that you get as far as they can take you.
option-may_stop = Stop at will
option-may_stop-about = You may stop placing dice at any time, even if one would still fit.
option-first_seat = Who starts
option-first_seat-about = The seat that goes first in every round.
option-round_cap = Round limit
option-round_cap-about = If nobody has finished after this many rounds, the race ends without a winner.
preset-professional = Professional race
preset-professional-about = The long track with extra-roll tile, accelerator tiles and Turbo Roll.

plays-1 = Always places its favourite colour first. Good for a first race.
plays-2 = Goes as far as its dice take it and thinks no further.
plays-3 = Knows which spaces lead on best, and is careful with its tiles.
plays-4 = Knows what every tile is worth and allows for what the others may roll next.

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
refused-home = Your car has finished and has no more turns in this race. Watch the others play out the round.
refused-throw = “{ $text }” is not a roll of { $dice } dice. Write a letter for each die, in the order R Y G B P W.
refused-throw-said = You cannot choose your roll: the dice are rolled for you. Place one of the dice on the table.
refused-turbo-basic = There is no Turbo Roll in the basic game. Place a die that fits.
refused-turbo-dice-left = You earn the Turbo Roll by using all six dice. Place those that are left first.
refused-turbo-none-fits = You earn the Turbo Roll by using all six dice, and none of those that are left fits here. Use one of your tiles, or stop.
refused-all-laid = All six dice are used. Take the Turbo Roll, or pick up an accelerator tile first.
refused-stop = A die still fits, so you cannot stop yet. Place it.
refused-unreadable = “{ $text }” is not a move. Write a colour and a space, for example W>O8, or stop.
refused-no-die = You have no { of-colour } die left. Choose a space in the colour of one that you have.
refused-colour = That space is a different colour. Dice and tiles go on spaces of their own colour.
refused-nowhere = No { of-colour } space is within reach ahead. Choose another colour.
refused-shorter = With this die you would not get as far as your dice can take you. Choose a longer route.
refused-finish = You need white to cross the finish line. Place it if you have it; otherwise wait for your next roll.
refused-finish-far = The finish line does not touch your space yet. Go on space by space.
refused-start = From the starting line you go to the white or the purple space. Choose one of these.
refused-tyre = That is a blocked space. Drive round it.
refused-two-lanes = That space is two lanes away. Change one lane at a time.
refused-corner = That space only touches a corner of yours. Choose a space with a common edge.
refused-not-further = That space does not reach further ahead than yours. Change lanes only forward.
refused-backward = That space is behind you. Cars only go forward.
refused-far = That space does not touch yours. Go on space by space.
refused-tile-basic = There are no tiles in the basic game. Place a die.
refused-tile-turbo = Tiles cannot be used in the Turbo Roll. Place one of its dice, or stop.
refused-tile-gone = You have already used your { of-colour } accelerator tile. Choose another one, or a die.
refused-reroll-gone = You have already used your extra-roll tile. Place the dice you have.
refused-reroll-late = The extra-roll tile is used before anything is placed. Undo what you have placed first, if you still can.
refused-reroll-none = Mark at least one die to re-roll.
refused-reroll-dice = You do not have the dice { $text }. Mark dice that are on the table.
refused-bonus-car = Only the car in the colour used last may make a bonus move, once the turn is over. Go on without one.
refused-bonus-unreadable = “{ $text }” is not a bonus move. Choose a free space ahead of the car, or decline.
refused-bonus-occupied = There is already a car there. The bonus move needs a free space.
refused-bonus-ahead = That space is not directly ahead. Choose a space that touches the car, or decline.
refused-max-or-stop = “Farthest route” and “Stop at will” cannot be combined. Choose one of the two.
refused-first-seat = With { $seats } seats, the one that starts is a seat from 0 to { $last }. Choose one of them.

said-throw = { of-side }: roll{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nothing fits, so the car stays where it is.
}
said-rethrow = { of-side }: re-roll{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nothing fits, so the car stays where it is.
}
said-turbo = { of-side }: all six dice used. Turbo Roll{ dice-of }{ $stays ->
    [0] .
   *[other] , but nothing fits{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: nothing more placed{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Moved back: { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] to the starting line
       *[other] in its lane
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: no bonus move.

ending-home = The race is over.
ending-cap = The last round has been played and nobody has finished.

reason-home = It takes you across the finish line.
reason-throws-back = It sends { of-side } back.
reason-far = This way your dice take you as far as they can.
reason-opens = More colours lead on from there than from the other spaces.
reason-saves-tile = No die fits, and your tiles stay with you for later.
reason-reroll = These dice do not help you as they are.
reason-forced = Nothing else fits just now.
reason-step = The bonus move costs no die.

to-move = { of-side } to move
to-throw = { of-side } to roll
to-step = Bonus move: { of-side }
legend-round = Round { $round }
legend-last-round = Last round
legend-dice = Dice
legend-used = { $used ->
    [one] one die used
   *[other] { $used } dice used
}
legend-extra = extra roll
legend-finish = Finish
legend-tyre = blocked space
goal-way = { $way ->
    [on] straight on
    [in] lane change in
    [out] lane change out
    [start] from the starting line
   *[finish] across the finish line
}

# on the screen
spoken-board = Race track
spoken-field = Starting line and finish, one big white space
spoken-car = car of { of-side }
spoken-laid = { of-colour } is here
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
    [START] From the starting line
   *[other] From { $here }
}: { $ways }.
spoken-none = No die fits.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = What you can do
choice-die = Place { of-colour } { laid-on }
choice-tile = Place the { of-colour } accelerator tile { laid-on }
choice-step = Bonus move { laid-on }, { of-colour }
do-throw-again = Re-roll
do-stop = Stop here
do-decline = Stay here
spoken-mark = { of-colour }, mark to re-roll
spoken-tile = { of-colour } accelerator tile
spoken-tiles = Tiles of { of-side }
legend-first = Starts: { of-side }
typing = Type a move ({ $example }) or just the letter of its colour (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), with a + for a tile; also stop, turbo, reroll or decline where the list offers them. Other commands:

# what is told at the table
laid-on = { $to ->
    [FIN] across the finish line
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
advised-reroll = extra-roll tile{ dice-of }.
advised-step = bonus move { laid-on }.
advised-stop = stop here.
advised-turbo = take the Turbo Roll.
advised-decline = stay here, without a bonus move.
refused-here = You are already there. Choose a space ahead.
refused-turbo-once = There is only one Turbo Roll in a turn. Place its dice, or stop.
refused-bonus-off = There is no bonus move at this table. Place a die that fits.
reason-ahead = Its space reaches further ahead than the others.
reason-tile-on = No die fits, and the tile takes you on.
reason-tile-far = With it your dice take you further than without.
reason-turbo = All six dice are used, so the Turbo Roll is yours.
reason-stand = From here you need fewer rounds on average than from the spaces ahead.
reason-fewer = From there you need fewer rounds on average than from here.
do-turbo = Turbo Roll
aim = Be the first back at the big white space: place your dice on matching colours ahead of your car.
next-lay = Tap a framed space to place that die there.
next-lay-or-again = Tap a framed space to place that die, or mark dice to re-roll them.
next-lay-or-stop = Tap a framed space to place that die, or stop here.
next-die = Tap the framed space to place { of-colour } there.
next-tile = Tap the framed space to place the { of-colour } accelerator tile there.
next-no-die = No die fits. Use one of your tiles, or stop here.
next-all-laid = All six dice are used: take the Turbo Roll, or place another tile first.
next-turbo = Turbo Roll: place one die or both, or stop here.
next-step = Bonus move: tap a framed space, or stay where you are.
news-stays = { $kind ->
    [turbo] Turbo Roll: nothing fitted.
   *[other] Nothing fitted: you stayed where you were.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] Turbo Roll, nothing fitted.
   *[other] nothing fitted, the car stayed where it was.
}
news-back = { $to ->
    [START] Your car was moved back to the starting line.
   *[other] Your car was moved back in its lane, to { of-colour }.
}
news-home = { of-side }: across the finish line. This round is the last.
celebrate = First across the finish line: { $sides }
card-car = Car: { of-side }
card-car-any = Car
card-car-drives = Goes forward to the die or tile placed last.
card-car-pass = Other cars may drive over its space.
card-car-back = { $to ->
    [START] If a turn ends on its space, it is moved back to the starting line.
   *[other] If a turn ends on its space, it is moved back in its lane, to { of-colour }.
}
card-car-back-any = If a turn ends on its space, it is moved back in its lane.
card-car-home = Across the finish line: no more turns in this race.
card-car-tiles = Accelerator tiles left: { $tiles }
card-space = Space: { of-colour }, { of-lane }
card-space-any = Coloured space
card-space-enter = You enter it with a die or an accelerator tile of its colour.
card-car-field = Is on the big white space, which has room for all cars: nobody is moved back there.
card-space-laid = { $tile ->
    [1] An accelerator tile is
   *[other] A die is
} here: the car drives this way.
card-space-ahead = Ahead of it, { of-lane }: { of-colour }
card-space-lane = A lane change must touch and reach further ahead.
card-tyre = Blocked space
card-tyre-closed = Nobody may enter it. Drive round it.
card-field-start = From the starting line you go to the white or the purple space.
card-field-finish = Only white takes you across the finish line: a die or an accelerator tile.
card-field-room = It has room for all cars: nobody is moved back here.
card-die = Die: { of-colour }
card-die-any = Coloured die
card-signs = Colours and their signs
card-sign = { $colour ->
    [R] Triangle: { of-colour }.
    [Y] Circle: { of-colour }.
    [G] Square: { of-colour }.
    [B] Diamond: { of-colour }.
    [P] Star: { of-colour }.
   *[other] Ring: { of-colour }.
}
card-die-faces = Each of its six faces is a different colour.
card-die-lay = Goes on a space of its colour ahead of your car, or ahead of the die or tile placed last.
card-die-fits = Fits now: { laid-on }
card-die-spent = Nobody can use it any more: it stays here until the next roll.
card-tile = Accelerator tile: { of-colour }
card-tile-any = Accelerator tile
card-tile-pro = Belongs to the professional rules.
card-tile-lay = Is placed like a die of its colour, before, between or after your dice.
card-tile-once = You never have to use it. Once used, it is gone.
card-tile-free = Does not count as a die.
card-tile-used = This one has been used.
card-extra = Extra-roll tile
card-extra-again = After your roll and before anything is placed: mark dice and re-roll them, once.
card-turbo = Turbo Roll
card-turbo-earn = If you use all six dice, you roll two more.
card-turbo-may = You may place one of them, both or none, and no tiles.
card-bonus = Bonus move
card-bonus-who = After a turn the car in the colour used last may move one space forward.
card-bonus-where = It needs a free space that touches its own, and no die.
card-end = Last round
card-end-round = As soon as a car has crossed the finish line, the round is played to its end.
card-end-dice = If several cars have crossed it, the fewest dice used in that round win.
card-end-shared = If these are equal too, they share the win.
crib-pieces = Cars, dice and tiles
crib-track = Track
crib-race = Race
