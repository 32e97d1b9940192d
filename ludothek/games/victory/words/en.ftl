# The words of Victory.

title = Victory
about = Lay a circuit, throw for red and blue lines, find the racing line, and be first home after the last lap.
side-0 = Red
side-1 = Blue
side-2 = Green
side-3 = Yellow
side-4 = White
side-5 = Black
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
    [3] { side-3 }
    [4] { side-4 }
   *[other] { side-5 }
}

option-circuit = Circuit
option-circuit-about = One of six circuits of twelve tiles, or one of your own: a letter for each tile, S for straight on, L and R for a bend to the left or right.
option-circuit-square = Square, 4 bends
option-circuit-oval = Oval, 4 bends
option-circuit-six = Flag, 6 bends
option-circuit-eight = Nose, 8 bends
option-circuit-ten = Zigzag, 10 bends
option-circuit-twelve = Clover, 12 bends
option-reverse = Other way round
option-reverse-about = The same circuit is driven in the opposite direction. The line stays where it is.
option-laps = Laps
option-laps-about = How many times you drive round until you are home.
option-no_reverse = No way back
option-no_reverse-about = Nobody drives back to the tile before. Inside a tile every direction stays free.
option-round_cap = Most rounds
option-round_cap-about = After so many rounds the race ends, and the cars still on the track are placed by how far they have come.
preset-short = Short race
preset-short-about = One lap, done in a few minutes.
preset-bends = Nothing but bends
preset-bends-about = Twelve tiles, twelve bends: the circuit for those who look for the racing line.

plays-1 = Always takes two more dice and drives red, then blue, as far as they go. Good for a first race.
plays-2 = Is wary of crosses and drives every die as many points ahead as it can.
plays-3 = Sees with every die from where the fewest moves are left.
plays-4 = Tries every order, knows the odds of every throw and parks where you want to drive.

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

refused-circuit-letter = “{ $letter }”, letter { $number } of the circuit, is not a tile. Use S for straight on, L for a bend to the left and R for one to the right.
refused-circuit-length = A circuit has { $fewest } to { $most } tiles; this one has { $tiles }. { $tiles ->
    [0] Add some.
    [1] Add some.
    [2] Add some.
    [3] Add some.
   *[other] Leave some out.
}
refused-circuit-overlap = Tile { $two } would lie on top of tile { $one }. Bend off before you come to it.
refused-circuit-astray = From where this road ends, no way leads back to the beginning within { $most } tiles. Take some of its last tiles away.
refused-circuit-open = The road is not closed yet. { $tiles ->
    [one] One more tile closes it
   *[other] { $tiles } more tiles close it
}, for example { $add }.

refused-lot = “{ $text }” does not say who begins. Write one of: { $moves }.
refused-lot-said = The lot has been drawn already and the order of play stays as it is. Go on with your turn.
refused-throw = “{ $text }” is not a throw of { $dice ->
    [one] one die. Write throw and its letter
   *[other] { $dice } dice. Write throw and a letter for each
}: R, B or X.
refused-throw-said = Nobody chooses what falls: the dice are thrown for you. Say how many you take, or drive with those on the table.
refused-turn = It is not your turn. Wait until the dice come round to you.
refused-home = Your car is home and off the track; dice it had left do nothing more. Watch the others come in.
refused-out = Four crosses have put your car out of this race. Watch the others finish; the next race is yours.
refused-missed = Three crosses lie on the table, so you drive nothing in this turn. Take one die for the second throw and hope that it is no cross.
refused-before-throw = Nothing is driven before both throws are on the table. Throw first: three dice, then one or two.
refused-take-number = The second throw has one die or two, not { $dice }. Choose one (take 1) or two (take 2).
refused-take-none = The second throw cannot be left out. Choose one die (take 1) or two (take 2).
refused-take-again = Both throws are made, and there is no third. Drive with the dice you have.
refused-take-unreadable = “{ $text }” is not a choice here. Take one die (take 1) or two (take 2).
refused-stop = A die can still be driven, so your turn is not over, even if it does you no good. Play it.
refused-stop-other = No { $colour ->
    [R] red
   *[other] blue
} line is open, but another die can still be driven. Play that one.
refused-cross = A cross is not played: that die stays where it lies. Choose a red or a blue one.
refused-no-die = You have no { $colour ->
    [R] red
   *[other] blue
} die left. Play one that you have.
refused-no-line = No { $colour ->
    [R] red
   *[other] blue
} line is open to your car. Play your other colour.
refused-no-goal = Choose also where the { $colour ->
    [R] red
   *[other] blue
} die goes: a point on one of its lines.
refused-colour = You come there along a { $colour ->
    [R] red line, and only a red die drives on it.
   *[other] blue line, and only a blue die drives on it.
} Choose a point on a line of your die’s colour.
refused-bend = No straight line leads there, and a move has no bend. Choose a point straight ahead and turn off with the next die.
refused-stay = Your car is there already, and a die takes it at least one point further. Choose another point.
refused-no-point = There is no point { $point } here. A move ends on a point: a tile from 0 to { $last } and a digit from 1 to 9, for example { $example }.
refused-between = No car stops between two points. Choose one of the two, if the line is open.
refused-jump = A car is in the way: { of-side }. No car may be jumped. Stop before it or choose another line.
refused-hit = There is a car already: { of-side }. A point holds one car. Stop before it or choose another point.
refused-alongside = These tiles only lie side by side: no line joins tiles that do not follow each other. Drive round on the road.
refused-corner = No line runs there over the corner of a tile. Drive through the side where the tiles are joined.
refused-joint = That would lead back from tile { $tile } to the one before it, which is not allowed at this table. Choose a point on this tile or further ahead.
refused-beyond = Your race ends on the first point after the line. Drive there and no further.
refused-finish-taken = There you would be home, but the point is taken: { of-side }. Cross the line where the first point is free.
refused-lap-owed = Your car stands before the line, and going back over it takes a lap off. { $owed ->
    [one] Cross it forwards once to make up for that
   *[other] Cross it forwards { $owed } times to make up for that
}; only the crossing after that is a new lap.
refused-lap-counted = The lap sheet counts by itself, and each lap only once: { $count ->
    [0] you have driven none yet.
    [one] you have driven one.
   *[other] you have driven { $count }.
} Cross the line forwards for the next one.
refused-unreadable = “{ $text }” is not a move. Write the colour of a die and a point, for example { $example }.

said-lot = Drawn to begin: { of-side }.
said-throw = { of-side }: first throw{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: second throw{ dice-of }{ $out ->
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
} for the second throw.
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
    [1] , over the line: race won.
   *[other] , over the line: home, place { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}No line is open any more, so the rest lapses: { $lapse }.
   *[other] {" "}The rest lapses: { $lapse }.
}

ending-home = The race is run.
ending-last = Only one car is left on the track.
ending-cap = The rounds are used up. Those still on the track are placed by how far they have come.

reason-finish = It brings you home.
reason-lap = It completes a lap.
reason-moves = From there { $moves ->
    [one] one move
   *[other] { $moves } moves
} can bring you home; no point in reach is nearer.
reason-plan = With your other dice you then get so far that { $moves ->
    [0] you are home
    [one] one move is left to the finish
   *[other] { $moves } moves are left to the finish
}; no other way does better.
reason-spare = The die must be driven, and here it takes you no farther from home.
reason-same = However you drive your dice, { $moves ->
    [one] one move is
   *[other] { $moves } moves are
} left to the finish afterwards.
reason-forced = Nothing else can be driven.
reason-take-one-out = With two dice you would be out in { $two }% of throws, with one in { $one }%.
reason-take-one-miss = With two dice you would miss the turn in { $two }% of throws, with one in { $one }%.
reason-take-one-left = On average one die more leaves you { $one } moves to the finish, two dice { $two }.
reason-take-two = Two dice can bring one move more, and { $out ->
    [0] { $miss ->
        [0] they cannot cost you the turn.
       *[other] they cost you the turn in only { $miss }% of throws.
    }
   *[other] put you out in { $out }% of throws.
}

to-move = { of-side } to drive
to-throw = { of-side } to throw
to-take = { of-side } to choose one or two dice
legend-round = Round { $round }
legend-sheet = Lap sheet
legend-to-go = { $laps ->
    [0] Finish
    [one] { $laps } lap to go
   *[other] { $laps } laps to go
}
legend-finish = Finish
legend-dice = Dice
legend-throw-first = First throw
legend-throw-second = Second throw
legend-crosses = { $crosses ->
    [0] no cross
    [one] one cross
   *[other] { $crosses } crosses
}
legend-out = out

# in the terminal
typing = Type a move ({ $example }): 1 or 2 for the dice of the second throw, then a die and its goal like R>0.7, or just the goal. Other words:
drawn-throws = Throws
drawn-dice = To drive
drawn-risk = turn missed { $miss } %, out { $out } %
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
drawn-lot = The lot will say who begins.

# circuits in the terminal
refused-circuit-both = Name a circuit or ask for any one, not both. Leave one of the two out.
circuits-name = Name
circuits-code = Code
circuits-bends = Bends
circuits-moves = Fewest moves for a lap
circuits-look = To see one: ludothek circuit { $code }
circuits-facts = { $tiles } tiles, { $bends } bends; a lap takes a lone car at least { $moves } moves.
circuits-race = To race here: ludothek play { $game } --option circuit={ $code }
circuits-instead = A whole circuit that begins alike: { $code }
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
circuits-range = 95 % interval
circuits-even = Were all places equally good, each would win { $share } %.
circuits-rounds = Rounds in a race
circuits-overtakes-per-lap = Overtakings per lap
circuits-crashes-per-lap = Cars lost per lap

# the circuit editor
editor-title = Circuit editor
editor-course = The circuit on the bench
editor-empty = Lay the first tile. The road begins at the line and heads up the page.
editor-closed = The road is closed: { $tiles } tiles, { $bends } bends. A lone car drives a lap in { $moves } moves at best.
editor-lay = Next tile
editor-S = Straight on
editor-L = Left
editor-R = Right
editor-last = Take one back
editor-left = { $n ->
    [0] The box is empty
    [one] One tile left in the box
   *[other] { $n } tiles left in the box
}
editor-close = Close it for me
editor-tools = Tools
editor-undo = Undo
editor-redo = Redo
editor-mirror = Mirror
editor-reverse = Other direction
editor-line = Move the line on
editor-clear = Clear
editor-tile = Tile { $n }: { $letter ->
    [L] bend to the left
    [R] bend to the right
   *[other] straight on
}
editor-tile-over = lies where another one lies
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
report-about = Bots drive two thousand races on this circuit and tell how long they last and which start places are worth having.
report-seats = Cars
report-start = Drive the races
report-wait = First close the road.
report-preparing = The engines are being warmed up for the first time
report-stop = Stop
report-begins = The races are about to start
report-progress-label = Races driven
report-progress = { $games } of { $wanted } races
report-done = All races are driven.
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
report-overtakes = Overtakings per lap
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
take-title = Second throw: one die or two
do-take = { $dice ->
    [one] Throw 1 die
   *[other] Throw { $dice } dice
}
risk-title = Risk of this throw
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
goal-finish = crosses the line and is home
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
spoken-thrown = Your first throw: { $dice }.
ended-drove = { of-side }: last throws
ended-miss = { of-side }: turn missed
ended-out = { of-side }: out of the race

# what to do next, and what has happened to you
aim = Be first over the line after the last lap. Red dice take red lines, blue dice blue ones.
next-take = { $crosses ->
    [3] Turn missed. Throw one more die; a fourth cross puts you out.
   *[other] Throw one or two more dice.
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
news-lapsed = No line was open, and your dice lapsed{ dice-of }.
news-out = Four crosses: your car is out of the race.
news-home = You are home, place { $place }.
news-out-other = Out of the race: { of-side }.
news-home-other = Home, place { $place }: { of-side }.
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
card-car-home = Home: place { $place }.
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
card-die-stops = Another car stops it; no car is jumped.
card-die-must = It must be played, even if it does you harm.
card-die-order = You choose the order of the dice.
card-die-lapses = Where no die can be driven any more, the rest lapses.
card-cross-two = One or two crosses: those dice are not played.
card-cross-three = Three crosses: you miss this turn.
card-cross-four = Four or five: accident, out of the race.
card-crosses = Crosses so far: { $crosses }
card-throws = Two throws
card-throws-first = First three dice, then one or two, as you choose.
card-throws-must = You have to throw the second time, too.
card-throws-both = You drive after both throws, with the dice in any order.
card-risk = The risk of one die or two
card-risk-faces = Each die has two red faces, two blue ones and two crosses.
card-risk-percent = 33% means: 33 times in 100 such throws.
card-column-car = { $place }. { of-side }
card-column-empty = No car yet.
card-sheet-columns = A column for each lap still to go, then the finish.
card-sheet-order = Cars are written down in the order in which they cross the line.
card-sheet-once = A lap is written down once, even for who goes back over the line.
card-line = Start and finish
card-line-counts = Every crossing forwards is a lap; going back over it takes one off.
card-line-wins = { $laps ->
    [one] Whoever crosses it first after one lap wins.
   *[other] Whoever crosses it first after { $laps } laps wins.
}
card-line-home = A car that is home leaves the track; its other dice lapse.
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
card-point-finish = There you are home.
card-point-far = None of your dice leads here now.
card-point-free = Free: a car may stop here or drive over it.
card-point-fell = Here a car dropped out: { of-side }.
crib-turn = Your turn
crib-dice = Dice
crib-track = Track
crib-laps = Laps and finish
