# The words of Victory.

title = Victory
about = Build a circuit, roll for red and blue lines, find the racing line, and be first across the line after the last lap.
side-R = Red
side-B = Blue
side-G = Green
side-Y = Yellow
side-W = White
side-K = Black
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Circuit
option-circuit-about = One of six circuits of twelve tiles, or one of your own: a letter for each tile, S for straight on, L and R for a bend to the left or right.
option-circuit-square = Square, 4 bends
option-circuit-oval = Oval, 4 bends
option-circuit-six = Flag, 6 bends
option-circuit-eight = Nose, 8 bends
option-circuit-ten = Zigzag, 10 bends
option-circuit-twelve = Clover, 12 bends
option-reverse = Reverse direction
option-reverse-about = The same circuit is driven in the opposite direction. The line stays where it is.
option-laps = Laps
option-laps-about = How many laps you drive to the finish.
option-cars = Cars
option-cars-about = The cars in seat order, for example K,W: R is red, B blue, G green, Y yellow, W white, K black. Seats without one get the next that is free.
option-cars-any = As they come
option-cars-each = Car
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = No going back
option-no_reverse-about = Nobody drives back to the previous tile. Inside a tile every direction stays free.
option-round_cap = Round limit
option-round_cap-about = After this many rounds the race ends, and cars still on the track are ranked by how far they have got.
preset-short = Short race
preset-short-about = One lap, done in a few minutes.
preset-bends = Nothing but bends
preset-bends-about = Twelve tiles, twelve bends: the circuit for those who look for the racing line.

plays-1 = Always takes two more dice and plays red, then blue, as far as they go. Good for a first race.
plays-2 = Is wary of crosses and plays every die as many points ahead as it can.
plays-3 = Plays each die to the point from which the fewest moves are left.
plays-4 = Tries every order, knows the odds of every roll and parks where you want to drive.

face-R = red
face-B = blue
face-X = cross
dice-of = { $r ->
    [0] { "" }
   *[other] {" "}· { $r } { face-R }
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b } { face-B }
}{ $x ->
    [0] { "" }
    [one] {" "}· { $x } { face-X }
   *[other] {" "}· { $x } crosses
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
   *[other] {" "}· { $lapse_r } { face-R }
}{ $lapse_b ->
    [0] { "" }
   *[other] {" "}· { $lapse_b } { face-B }
}

refused-circuit-letter = “{ $letter }”, letter { $number } of the circuit, is not a tile. Use S for straight on, L for a bend to the left and R for one to the right.
refused-circuit-length = A circuit has { $fewest } to { $most } tiles; this one has { $tiles }. { $tiles ->
    [0] Add some.
    [1] Add some.
    [2] Add some.
    [3] Add some.
   *[other] Leave some out.
}
refused-circuit-overlap = Tile { $two } would be on top of tile { $one }. Turn off before you get there.
refused-circuit-astray = From here the road cannot get back to the start within { $most } tiles. Take some of the last tiles away.
refused-circuit-open = The circuit is not complete yet. { $tiles ->
    [one] One more tile completes it
   *[other] { $tiles } more tiles complete it
}, for example { $add }.

refused-lot = “{ $text }” does not say who begins. Write one of: { $moves }.
refused-lot-said = The draw for first player is over and the order of play stays as it is. Go on with your turn.
refused-throw = “{ $text }” is not a roll of { $dice ->
    [one] one die. Write throw and its letter
   *[other] { $dice } dice. Write throw and a letter for each
}: R, B or X.
refused-throw-said = You cannot choose your roll: the dice are rolled for you. Say how many you take, or drive with those on the table.
refused-turn = It is not your turn. Wait until the dice come round to you.
refused-home = Your car has finished and is off the track; any dice it had left are lost. Watch the others finish.
refused-out = Four crosses have put your car out of this race. Watch the others finish; the next race is yours.
refused-missed = There are three crosses on the table, so you cannot move this turn. Take one die for the second roll and hope it is not another cross.
refused-before-throw = You move only after both rolls. Roll first: three dice, then one or two.
refused-take-number = The second roll has one die or two, not { $dice }. Choose one (take 1) or two (take 2).
refused-take-none = The second roll cannot be left out. Choose one die (take 1) or two (take 2).
refused-take-again = Both rolls have been made, and there is no third. Drive with the dice you have.
refused-take-unreadable = “{ $text }” is not a choice here. Take one die (take 1) or two (take 2).
refused-stop = A die can still be played, so your turn is not over, even if it does you no good. Play it.
refused-stop-other = No { $colour ->
    [R] red
   *[other] blue
} line is open, but another die can still be played. Play that one.
refused-cross = A cross cannot be played: that die stays on the table. Choose a red or a blue one.
refused-no-die = You have no { $colour ->
    [R] red
   *[other] blue
} die left. Play one that you have.
refused-no-line = No { $colour ->
    [R] red
   *[other] blue
} line is open to your car. Play your other colour.
refused-no-goal = Also choose where the { $colour ->
    [R] red
   *[other] blue
} die goes: a point on one of its lines.
refused-colour = You get there along a { $colour ->
    [R] red line, and only a red die drives on it.
   *[other] blue line, and only a blue die drives on it.
} Choose a point on a line of your die’s colour.
refused-bend = No straight line leads there, and a move has no bend. Choose a point straight ahead and turn off with the next die.
refused-stay = Your car is already there, and a die takes it at least one point further. Choose another point.
refused-no-point = There is no point { $point } here. A move ends on a point: a tile from 0 to { $last } and a digit from 1 to 9, for example { $example }.
refused-between = No car stops between two points. Choose one of the two, if the line is open.
refused-jump = A car is in the way: { of-side }. Cars cannot be jumped. Stop before it or choose another line.
refused-hit = There is already a car there: { of-side }. A point holds one car. Stop before it or choose another point.
refused-alongside = These tiles are only side by side: no line joins tiles that do not follow each other. Follow the road round.
refused-corner = No line runs there over the corner of a tile. Drive through the side where the tiles are joined.
refused-joint = That would lead back from tile { $tile } to the one before it, which is not allowed at this table. Choose a point on this tile or further ahead.
refused-beyond = Your race ends on the first point after the line. Drive there and no further.
refused-finish-taken = You would finish there, but the point is taken: { of-side }. Cross the line where the first point is free.
refused-lap-owed = The line is still ahead of your car: it started behind the line or has gone back over it. { $owed ->
    [one] Cross it forwards once first
   *[other] Cross it forwards { $owed } times first
}; only the crossing after that is a new lap.
refused-lap-counted = Laps are counted for you on the lap sheet, and each lap only once: { $count ->
    [0] you have driven none yet.
    [one] you have driven one.
   *[other] you have driven { $count }.
} Cross the line forwards for the next one.
refused-unreadable = “{ $text }” is not a move. Write the colour of a die and a point, for example { $example }.

said-lot = Drawn to start: { of-side }.
said-throw = { of-side }: first roll{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: second roll{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Three crosses: turn missed.
    }
   *[other] . Four crosses or more are an accident: out of the race.
}
said-move = { of-side }: { advised-move }
advised-take = { $dice ->
    [one] one die
   *[other] two dice
} for the second roll.
advised-move = { spoken-die }, { points-on } { drawn-way } to tile { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [one] one point
   *[other] { $length } points
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , lap { $lap } completed.
    }
    [1] , across the line: race won.
   *[other] , across the line: finished, place { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}No line is open now, so the other dice are lost{ lapsed-dice }.
   *[other] {" "}The other dice are lost{ lapsed-dice }.
}

ending-home = The race is over.
ending-last = Only one car is left on the track.
ending-cap = The last round has been played. Cars still on the track are ranked by how far they have got.

reason-finish = It takes you to the finish.
reason-lap = It completes a lap.
reason-moves = From there { $moves ->
    [one] one move
   *[other] { $moves } moves
} can take you to the finish; no point in reach is nearer.
reason-plan = With your other dice { $moves ->
    [0] you then finish
    [one] one move is then left to the finish
   *[other] { $moves } moves are then left to the finish
}; no other way does better.
reason-spare = The die must be played, and here it takes you no farther from the finish.
reason-same = However you play your dice, { $moves ->
    [one] one move is
   *[other] { $moves } moves are
} left to the finish afterwards.
reason-forced = Nothing else can be played.
reason-take-one-out = With two dice you would be out in { $two }% of rolls, with one in { $one }%.
reason-take-one-miss = With two dice you would miss the turn in { $two }% of rolls, with one in { $one }%.
reason-take-one-left = On average one more die leaves you { $one } moves to the finish, two dice { $two }.
reason-take-two = Two dice can bring one more move, and { $out ->
    [0] { $miss ->
        [0] they cannot cost you the turn.
       *[other] they cost you the turn in only { $miss }% of rolls.
    }
   *[other] put you out in { $out }% of rolls.
}

to-move = { of-side } to drive
to-throw = { of-side } to roll
to-take = { of-side } to choose one or two dice
legend-round = Round { $round }
legend-sheet = Lap sheet
sheet-whole = Show the whole lap sheet
legend-to-go = { $laps ->
    [0] Finish
    [one] { $laps } lap to go
   *[other] { $laps } laps to go
}
legend-finish = Finish
legend-dice = Dice
legend-throw-first = First roll
legend-throw-second = Second roll
legend-crosses = { $crosses ->
    [0] no cross
    [one] one cross
   *[other] { $crosses } crosses
}
legend-out = out

# in the terminal
typing = Type a move ({ $example }): 1 or 2 for the dice of the second roll, then a die and its goal like R>0.7, or just the goal. Other commands:
drawn-throws = Rolls
drawn-dice = To play
drawn-risk = turn missed { $miss }%, out { $out }%
drawn-way = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
}
drawn-place = place { $place }
drawn-sheet = Laps to go
drawn-turned = North is on the right.
drawn-lot = A draw decides who starts.

# circuits in the terminal
refused-circuit-both = You named a circuit and asked for a random one. Leave one of the two out.
circuits-name = Name
circuits-code = Code
circuits-bends = Bends
circuits-moves = Fewest moves for a lap
circuits-look = To see one: { $program } circuit { $code }
circuits-facts = { $tiles } tiles, { $bends } bends; a lap takes at least { $moves } moves.
circuits-race = To race here: { $program } play { $game } --option circuit={ $code }
circuits-instead = A complete circuit that begins the same way: { $code }
circuits-driving = Races
circuits-report = { $races ->
    [one] One race
   *[other] { $races } races
} of { $seats } cars over { $laps ->
    [one] one lap
   *[other] { $laps } laps
}:
circuits-place = Start place
circuits-wins = Wins
circuits-range = 95% interval
circuits-even = If all start places were equally good, each would win { $share }%.
circuits-rounds = Rounds in a race
circuits-overtakes-per-lap = Overtakes per lap
circuits-crashes-per-lap = Cars lost per lap

# the circuit editor
editor-title = Circuit editor
editor-course = Your circuit
editor-empty = Lay the first tile. The road begins at the line and heads up the page.
editor-closed = The circuit is complete: { $tiles } tiles, { $bends } bends. A car on its own needs at least { $moves } moves for a lap.
editor-lay = Next tile
editor-S = Straight on
editor-L = Left
editor-R = Right
editor-last = Remove the last tile
editor-left = { $n ->
    [0] The box is empty
    [one] One tile left in the box
   *[other] { $n } tiles left in the box
}
editor-close = Complete it for me
editor-tools = Tools
editor-undo = Undo
editor-redo = Redo
editor-mirror = Mirror
editor-reverse = Reverse direction
editor-line = Move the line forward
editor-clear = Clear
editor-tile = Tile { $n }: { $letter ->
    [L] bend to the left
    [R] bend to the right
   *[other] straight on
}
editor-tile-over = overlaps another tile
editor-turn = Turn it
editor-take-from = Take away from here
editor-code = Code
editor-code-about = A letter for each tile: S for straight on, L and R for bends. You can type here, too.
editor-share = Link to this circuit
editor-race = Race on it
editor-ready = Circuits to begin with
editor-size = Tiles
editor-some = Surprise me
editor-all = All circuits of { $size } tiles
option-circuit-own = Your own
option-circuit-own-edit = Change it in the editor
refused-circuit-size = There is no circuit of this size: { $size }. Choose one of: { $sizes }.
report-title = How fair is it?
report-about = Bots run two thousand races on this circuit and show how long they take and which start places are worth having.
report-seats = Cars
report-start = Run the races
report-wait = Complete the circuit first.
report-preparing = The engines are being warmed up for the first time
report-stop = Stop
report-begins = The races are about to start
report-progress-label = Races run
report-progress = { $games } of { $wanted } races
report-done = All races have been run.
report-fair = Every start place wins about its share.
report-more = { $n ->
    [one] Start place { $places } wins more than its share.
   *[other] Start places { $places } win more than their share.
}
report-less = { $n ->
    [one] Start place { $places } wins less than its share.
   *[other] Start places { $places } win less than their share.
}
report-rounds = Rounds in a race
report-overtakes = Overtakes per lap
report-crashes = Accidents per lap
report-between = { $low } to { $high }
report-caption = The dashed line is a fair share, { $share }. Each whisker holds the true value 19 times out of 20.
report-place = Start place
report-wins = Wins

# on the screen
spoken-board = Race track
spot = { $way ->
    [middle] middle
   *[other] { drawn-way }
}
spoken-point = tile { $tile }, { spot }
spoken-car = car of { of-side }
spoken-die = { $colour ->
    [R] red die
    [B] blue die
   *[other] cross
}
spoken-played = { $colour ->
    [R] red die, played
   *[other] blue die, played
}
crosses-title = Crosses
spoken-crosses = { legend-crosses }; the third one costs the turn, the fourth one the race
take-title = Second roll: one die or two
do-take = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
risk-title = Risk of this roll
key-take = { $dice ->
    [one] roll 1 die
   *[other] roll { $dice } dice
}
key-die = { $colour ->
    [R] pick up the red die
   *[B] pick up the blue die
}
risk-miss = 3 crosses: turn missed
risk-out = 4 crosses: out of the race
risk-percent = { $percent }%
to-go = { $laps } to go
to-go-title = Laps to go
places-title = Places
goal-line = { spoken-die } { drawn-way }
goal-over = { $laps ->
    [1] crosses the line
   *[other] back over the line
}
goal-finish = crosses the line and finishes
choices-title = What you can do
choice-move = { $colour ->
    [R] Red die
   *[other] Blue die
}, { points-on } { drawn-way } to tile { $tile }
line-die = { $colour ->
    [R] Red die
   *[other] Blue die
}
line-reach = { drawn-way } { $length ->
    [one] one point, tile { $tile }
   *[other] up to { $length } points, tile { $tile }
}
line-blocked = blocked by { of-side }
spoken-count = { $colour ->
    [R] { $count } red
    [B] { $count } blue
   *[other] { legend-crosses }
}
spoken-thrown = Your first roll: { $dice }.
ended-drove = { of-side }: last rolls
ended-miss = { of-side }: turn missed
ended-out = { of-side }: out of the race

# what to do next, and what has happened to you
aim = Be first over the line after the last lap. Red dice take red lines, blue dice blue ones.
next-take = { $crosses ->
    [3] Turn missed. Roll one more die; a fourth cross puts you out.
   *[other] Roll one or two more dice.
}
next-die = Choose a die or a glowing point.
next-point = { $colour ->
    [R] Choose a glowing point for the red die.
   *[other] Choose a glowing point for the blue die.
}
next-last = { $colour ->
    [R] { $count ->
        [one] One red die left
       *[other] { $count } red dice left
    }
   *[other] { $count ->
        [one] One blue die left
       *[other] { $count } blue dice left
    }
}: choose a glowing point.
news-missed = Three crosses: you missed your turn.
news-lapsed = No line was open, so your dice were lost{ dice-of }.
news-out = Four crosses: your car is out of the race.
news-home = You have finished, place { $place }.
news-out-other = Out of the race: { of-side }.
news-home-other = Finished, place { $place }: { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] Your car: { of-side }
   *[other] Car: { of-side }
}
card-car-any = Car
card-car-at = On tile { $tile }; { legend-to-go }.
card-car-owes = No lap yet: it must first cross the line { $owed ->
    [one] once
   *[other] { $owed } times
} to begin its first one.
card-car-home = Finished: place { $place }.
card-car-out = Out of the race.
card-car-moves = Each red or blue die is one move: straight along lines of its colour, as far as you like.
card-car-blocks = No car may jump it or stop on its point.
card-die = { $colour ->
    [R] Red die
    [B] Blue die
   *[other] Cross
}
card-die-line = { $colour ->
    [R] One move along red lines: straight up, down or across, over any number of points.
   *[other] One move along blue lines: diagonally, over any number of points.
}
card-die-stops = Another car stops it; cars cannot be jumped.
card-die-must = It must be played, even if it does you harm.
card-die-order = You choose the order of the dice.
card-die-lapses = If no die can be played any more, the others are lost.
card-cross-two = One or two crosses: those dice are not played.
card-cross-three = Three crosses: you miss this turn.
card-cross-four = Four or five: accident, out of the race.
card-crosses = Crosses so far: { $crosses }
card-throws = Two rolls
card-throws-first = First three dice, then one or two, as you choose.
card-throws-must = You have to make the second roll, too.
card-throws-both = You drive after both rolls, with the dice in any order.
card-risk = The risk of one die or two
card-risk-faces = Each die has two red faces, two blue ones and two crosses.
card-risk-percent = 33% means: 33 times in 100 such rolls.
card-column-car = { $place }. { of-side }
card-column-empty = No car yet.
card-sheet-columns = A column for each lap still to go, then the finish.
card-sheet-order = Cars are written down in the order in which they cross the line.
card-sheet-once = A lap is written down once, even if a car goes back over the line.
card-line = Start and finish
card-line-arrow = The arrow of the start card points at a red point: the race starts and finishes there.
card-line-counts = Every crossing forwards is a lap; going back over it takes one off.
card-line-wins = { $laps ->
    [one] The first car across it after one lap wins.
   *[other] The first car across it after { $laps } laps wins.
}
card-line-home = A car that has finished leaves the track; its other dice are lost.
card-track = Points and lines
card-tile-lines = Nine points: red lines join neighbours, blue lines run diagonally.
card-tile-joins = Lines run on to the tile before and the tile after, and nowhere else.
card-tile-back = You may drive the wrong way, too.
card-tile-no-back = At this table nobody drives back to the tile before.
card-point = Point on tile { $tile }, { spot }
card-point-reach = { $colour ->
    [R] In reach of your red die, { $length ->
        [one] one point
       *[other] { $length } points
    } away.
   *[other] In reach of your blue die, { $length ->
        [one] one point
       *[other] { $length } points
    } away.
}
card-point-over = { $laps ->
    [1] The way there crosses the line.
   *[other] The way there goes back over the line and takes a lap off.
}
card-point-finish = There you finish the race.
card-point-far = None of your dice leads here now.
card-point-free = Free: a car may stop here or drive over it.
card-point-fell = A car dropped out here: { of-side }.
crib-turn = Your turn
crib-dice = Dice
crib-track = Track
crib-laps = Laps and finish
