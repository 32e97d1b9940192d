# The words of Masters Victory.

title = Masters Victory
about = Two armies with secret numbers on their backs: track down the three masters on the other side and protect your own.
side-0 = Red
side-1 = Green
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = fighter
type-B = bomber
type-T = tank
type-S = soldier
type-A = artillery
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = fighters
types-B = bombers
types-T = tanks
types-S = soldiers
types-A = artillery
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
target-fell = { $target ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}{ $target_number }
attacker-fell = { of-type }{ $number }
each-piece = { $all_F ->
    [0] { "" }
   *[other] {" "}· { type-F } { $all_F }
}{ $all_B ->
    [0] { "" }
   *[other] {" "}· { type-B } { $all_B }
}{ $all_T ->
    [0] { "" }
   *[other] {" "}· { type-T } { $all_T }
}{ $all_S ->
    [0] { "" }
   *[other] {" "}· { type-S } { $all_S }
}{ $all_A ->
    [0] { "" }
   *[other] {" "}· { type-A } { $all_A }
}
the-target = { $target ->
    [F] the fighter
    [B] the bomber
    [T] the tank
    [S] the soldier
   *[other] the artillery
}
with-type = { $type ->
    [F] with the fighter
    [B] with the bomber
    [T] with the tank
    [S] with the soldier
   *[other] with the artillery
}

option-fire = Artillery fire
option-fire-about = Whether artillery fires automatically at every enemy in front of it, or only when you say so.
option-fire-auto = Automatic
option-fire-ask = When you say so
option-quiet_limit = Quiet turns
option-quiet_limit-about = After this many turns in a row without a removal or a switch the game is a draw.
option-quiet_limit-0 = No limit

plays-1 = Attacks whatever it sees, careless but not silly. Good for a first game.
plays-2 = Takes what is worth most.
plays-3 = Weighs what your numbers can be and what you could take in return.
plays-4 = Plays out the next turns with many sets of numbers that fit what it has seen.

refused-turn = It is the other side’s turn. Wait until it has ended its turn.
refused-turn-deal = The other side is still dealing its numbers. Wait until it is your turn to deal.
refused-turn-dealt = Your numbers are dealt; the other side is still dealing its own. Wait for it; then you begin.
refused-deal-unreadable = The numbers are dealt before anything else, and “{ $text }” does not do that. Write deal, the letter of the type and six numbers, for example { $example }.
refused-deal-type = It is the turn of the { of-types }. Deal their numbers first, for example { $example }.
refused-deal-again = The numbers of these pieces are dealt and cannot be changed: { of-types }. Go on with the next, for example { $example }.
refused-deal-none = { $type ->
    [B] Bombers
   *[other] Artillery pieces
} have no numbers. Deal those of the fighters, the tanks and the soldiers.
refused-deal-numbers = The six numbers of a type are 1, 1, 2, 2, 3 and 3M. Use exactly these, in any order, for example { $example }.
refused-dealt = The numbers are dealt and cannot be changed. Play on.
refused-hidden = The number of the piece on { $at } is hidden as long as it is on the board. Attack it to learn more, or watch what it does.
refused-hidden-survivor = The piece on { $at } has won a fight, and only the outcome of a fight is told: its number is at least { $floor }. Attack it to learn more.
refused-number-known = You can see this one: the piece on { $at } has the number { $number }. Play on.
refused-number-none = The piece on { $at } has no number: { $type ->
    [B] bombers
   *[other] artillery pieces
} never have one. Ask for a fighter, a tank or a soldier.
refused-numbers = Nobody is told the numbers of the other side; only removed pieces and those that came back are face up. Look at the pieces beside the board.

refused-unreadable = “{ $text }” cannot be played here. Write two squares for a move or an attack, or end; for example { $example }.
refused-off-board = { $square } is not on the board. Its lines go from A to R and its columns from 1 to 15.
refused-no-piece = There is no piece on { $square }. Choose one of yours.
refused-not-yours = The piece on { $square } belongs to the other side. Choose one of yours.
refused-no-goal = Also say where the piece on { $square } goes: write its square, > and another square.
refused-moved = { $type ->
    [F] This fighter
    [B] This bomber
    [T] This tank
    [S] This soldier
   *[other] This artillery piece
} has already moved in this turn, and a piece moves only once. Choose another one or end your turn.
refused-fourth = Three pieces have moved in this turn, and no more may. End your turn.
refused-running = The move of the piece on { $at } is not finished. Choose a square for it or leave it there, then go on with another piece.
refused-no-running = No move is under way: a piece is done as soon as its move ends. Name the piece as well, by its square, and choose one that has not moved.
refused-diagonal = Pieces go north, east, south or west, never diagonally. Choose a square straight beside it.
refused-steps = It is at least { $needed } steps to { $square }, and { $type ->
    [F] a fighter goes at most { $limit }.
    [B] a bomber goes at most { $limit }.
    [T] a tank goes at most { $limit }.
    [S] a soldier goes at most { $limit }.
   *[other] artillery goes at most { $limit }.
} Choose a nearer square.
refused-steps-left = It is at least { $needed } steps to { $square }, and { $limit ->
    [one] one step is left.
   *[other] { $limit } steps are left.
} Choose a nearer square or leave the piece where it is.
refused-origin = A move must end on a different square from { $square }, where it began. Choose one, or leave the piece where it is.
refused-origin-rest = The piece is already on { $square }. Leave it there, or choose another square.
refused-route = Write only where a move begins and ends; the route is found for you. Write { $move }.
refused-step-by-step = Artillery goes one step at a time. Take the first step to a square beside { $at }; then you may take a second one.
refused-blocked = A piece on { $at } is in the way, and only aircraft pass over pieces. The open route to { $square } is too long or there is none; choose another square.
refused-round-mines = The route to { $square } leads over the mines on { $at }, and the route round them is too long. Choose another square.
refused-mines = { $square } is mined, and only aircraft may go there. Choose a square without mines.
refused-over-mines = The aircraft on { $square } is flying over mines, where soldiers cannot go. Choose another target or send a fighter.
refused-own-piece = Your own piece is on { $square }, and a square holds only one. Choose another square.
refused-no-target = { $type ->
    [F] A fighter attacks fighters, bombers and soldiers
    [B] A bomber attacks tanks and artillery
    [T] A tank attacks tanks, soldiers and artillery
   *[other] A soldier attacks soldiers, fighters and bombers
}, and { $square } holds { $target ->
    [F] a fighter.
    [B] a bomber.
    [T] a tank.
    [S] a soldier.
   *[other] artillery.
} Choose another target or another attacker.
refused-no-numbers = Bombers have no numbers, so none of them fights the one on { $square }. Send a fighter or a soldier.
refused-gun-attacks = Artillery does not go onto the enemy on { $square }: it fires at the nine squares (3 × 3) in front of it. Move it so that the enemy is in that zone.
refused-bunker = The piece on { $square } is in a bunker, safe from { $type ->
    [F] fighters
   *[other] bombers
} and from artillery. Send a tank or a soldier.
refused-shielded = { $target ->
    [F] The fighter
    [B] The bomber
    [T] The tank
    [S] The soldier
   *[other] The artillery
} on { $square } is protected: beside it, on { $by }, there is { $type ->
    [F] a taller fighter.
    [B] a taller bomber.
    [T] a taller tank.
   *[other] a taller soldier.
} Remove that one first.
refused-second-attack = A piece attacks once in a turn, and this one has done so. Choose an empty square instead of { $square }, or leave the piece where it is.

refused-fire-turn = Artillery fires only in its owner’s turn. Wait for yours.
refused-fire-auto = At this table artillery fires automatically: at the start of your turn, after each of its steps and when it comes back. Move it so that an enemy is in its zone.
refused-fire-type = Only artillery fires, and there is none on { $square }. Choose an artillery piece of yours.
refused-fire-side = Artillery fires straight ahead only: { $side ->
    [0] Red’s to the north
   *[other] Green’s to the south
}, all game long. Move it so that the enemy is in front of it.
refused-fire-zone = { $square } is not among the nine squares (3 × 3) in front of the artillery on { $at }. Move it so that it is, or choose another piece.
refused-fire-bunker = The piece on { $square } is in a bunker, where fire does not reach it. Send a tank or a soldier.
refused-fire-part = A shot removes every open enemy in the zone, not a selection. Write fire { $at } alone, or do not fire.
refused-fire-nothing = There is no open enemy in front of the artillery on { $at }, so there is nothing to fire at. Move it first.
refused-fire-later = Artillery does not fire while another piece is moving or a switch is being made. Finish that first.

refused-switch-type = Only a soldier can be switched, and there is none on { $square }. Choose a soldier of yours on line { $line }.
refused-switch-line = The soldier on { $square } has not reached the enemy’s base line. Bring it to line { $line } first.
refused-switch-nothing = Nothing can come back: every removed piece counts too much, or its start squares are taken. Keep the soldier for later.
refused-switch-later = A switch begins only when no move and no other switch is under way. Finish that first.
refused-no-switch = No switch is being made. Begin one: write switch and the square of a soldier on line { $line }.
refused-switching = A switch is being made. Bring back a piece, for example { $example }, or finish the switch once one is back.
refused-return-first = The soldier is given up for at least one piece. Bring one back, for example { $example }.
refused-return-unreadable = “{ $text }” does not say what comes back. Write +, the piece, @ and a start square, for example { $example }.
refused-return-master = Masters never come back. Choose another piece, for example { $example }.
refused-return-absent = No { $piece } of yours is beside the board. Choose a piece that is, for example { $example }.
refused-return-self = The soldier you are giving up ({ $piece }) cannot come back in the same switch. Choose another piece, for example { $example }.
refused-return-sum = The { of-type }{ $number } counts { $cost }, but you have only { $budget } of the 3 left. Choose a smaller number or finish the switch.
refused-return-square = { $square } is not a start square of your { of-types }. Free squares: { $free }.
refused-return-taken = { $square } is taken, and a start square must be empty. Free squares: { $free }.
refused-return-number = Also say which number comes back, for example { $example }.
refused-return-plain = { $type ->
    [B] Bombers
   *[other] Artillery pieces
} have no number; in a switch they count 2. Write { $move }.
refused-note = You see what comes of a move when you make it, not before. Write { $move } alone.

said-deal = { of-side }: numbers of the { of-types } dealt: { $numbers }.
heard-deal = { of-side }: numbers of the { of-types } dealt.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , won. Removed: { target-fell }.
    [lost] , lost. Removed: { attacker-fell }.
   *[both] {" "}and both fall. Removed: { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: soldier { $number } on { $at } given up for a switch.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: switch finished.
said-stay = { of-side }: the piece stays where it is.
said-end = { of-side }: turn ended.{ $shot ->
    [0] { "" }
   *[other] {" "}The other side’s artillery fires. Removed{ each-piece }.
}{ said-over }
advised-deal = numbers for your { of-types }: { $numbers }.
advised-move = { of-type } from { $from } to { $to }.
advised-rest = { of-type } on from { $from } to { $to }.
advised-attack = { attack-of }.
attack-of = attack on { the-target } on { $to } { with-type } from { $from }
advised-fire = fire from { $at }.
advised-return = { of-type }{ $number } back on { $at }.
advised-switch = give up soldier { $number } on { $at } for a switch.
advised-done = finish the switch.
advised-stay = leave the piece where it is.
advised-end = end your turn.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Removed by artillery{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}That ends the game.
}

ending-masters = The last master of a side has fallen.
ending-quiet = Too many turns in a row have passed without a removal or a switch.

reason-deal = Numbers dealt at random cannot be guessed.
reason-deal-edge = Your master starts at the edge, on { $square }.
reason-end = Nothing can be attacked now, and none of your pieces is in enemy fire.
reason-end-three = Three of your pieces have moved.
reason-end-draw = Ending your turn now makes the game a draw: the limit of quiet turns is reached.
reason-stay = No enemy can attack it here with a single move.
reason-stay-fewest = On no other square that it can still reach could fewer enemies attack it: { $enemies }.
reason-stay-threatens = From here it could next attack { the-target } on { $square }.
reason-fight = By all that is known you win { $won } of 100 such fights and lose { $lost }.
reason-fight-risk = You risk a { $mine }, and by all that is known the enemy falls in { $falls } of 100 such fights.
reason-fight-sure = Your number is higher, whatever the other one can be.
reason-take = Between these two the attacker always wins.
reason-gun = { $hits ->
    [one] One enemy piece is in its zone there.
   *[other] { $hits } enemy pieces are in its zone there.
}
reason-bunker = In the bunker it is safe from aircraft and artillery.
reason-leaves = It leaves the zone of enemy artillery.
reason-safe = There no enemy can attack it with a single move.
reason-guarded = There the taller piece on { $by } protects it.
reason-shields = There it protects { your-type } on { $square }.
reason-threatens = From there it could next attack { the-target } on { $square }.
reason-runs = It gets nearer to the enemy’s base line, where it can bring back lost pieces.
reason-fewer = There fewer enemies could attack it with a single move: { $then } instead of { $before }.
reason-aims = From there its next move could bring { the-target } on { $square } under fire.
reason-nearer = It gets nearer to a target: { the-target } on { $square }.
reason-switch = Lost pieces come back for the soldier.
reason-return = A lost piece is back in play.
reason-fire = { $hits ->
    [one] The shot removes one enemy and costs no move.
   *[other] The shot removes { $hits } enemies and costs no move.
}

to-move = { of-side } to move
to-deal = { of-side } to deal numbers
to-rest = { of-side } to go on with the same piece
to-switch = { of-side } to bring back pieces
legend-moves-left = { $moves ->
    [0] no move left
    [one] one move left
   *[other] { $moves } moves left
}
legend-masters = { $masters ->
    [0] no master left
    [one] one master left
   *[other] { $masters } masters left
}
legend-quiet = { $quiet ->
    [0] no quiet turn
    [one] one quiet turn
   *[other] { $quiet } quiet turns
}
legend-quiet-of = { $quiet } of { $limit } quiet turns
legend-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
legend-budget = still to come back: { $budget } of 3
legend-removed-of = Removed from { of-side }
legend-nothing = no losses
legend-zone = Artillery zone
legend-zones = Artillery zones
legend-protected = protected by the piece on { $by }
legend-moved = has moved
legend-not-moved = has not moved
legend-number = number { $number }
legend-open = number known to both
legend-possible = can be { $numbers }
legend-master = master
legend-mines = mines
legend-bunker = bunker
legend-rule-1 = numbers decide
legend-rule-2 = the attacker wins
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Type what you want to do, for example { $example }. A square tells you where its piece (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) can go and what is known of it, zones where artillery fires. Other commands:
drawn-deal = Six numbers for your { of-types }, in this order: { $squares }. Type deal on its own to have them dealt at random.
drawn-movers = Can move:
drawn-fire = Can fire:
drawn-go-on = Type a square marked { $sign }, or
drawn-returns = Type a piece with a square, like { $example }.
drawn-empty = empty
drawn-sure-master = This soldier is a master and never comes back. Give it up?
drawn-sure-last = This soldier is your last master: if you give it up, you lose the game. Do it all the same?
drawn-sure-fire = Artillery can still fire: { $shots }. End your turn without it?

# on the screen
spoken-board = Masters Victory
spoken-map = Map, lines A to R, columns 1 to 15
your-type = { $type ->
    [F] your fighter
    [B] your bomber
    [T] your tank
    [S] your soldier
   *[other] your artillery
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } of { of-side }
spoken-start = start square, { of-type }
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = can attack { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = can fire at { $targets }
spoken-could-attack = could attack { $targets }
spoken-could-fire = could fire at { $targets }
spoken-place = it can come back here
spoken-danger = in the fire of { $guns }
goal-left = { $steps ->
    [0] no step left there
    [one] one step left there
   *[other] { $steps } steps left there
}
goal-attack = can be attacked, { by-rule }
goal-fire = can be fired at
choices-title = What you can do
choice-move = Go to { $square }
choice-attack = Attack { $square }, { of-type }, { by-rule }
now-rest = { $at } may go on: { legend-steps }
do-end = End turn
do-stay = Stay
do-done = Done
do-fire = Fire from { $square }
do-always = Always fire
always-on = From now on your artillery fires by itself whenever it can.
always-off = Your artillery fires only when you say so again.
do-switch = Switch { $square }
switch-what = Choose a removed piece of yours.
switch-where = Choose a start square for it.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } times
}
master-title = Giving up a master
master-sure = This soldier is a master. If you switch it, it counts as removed, and the other side has one master fewer to find.
master-last-sure = This soldier is your last master. If you switch it, you lose the game.
master-yes = Switch it
master-no = Keep it
lens-title = How you see the map
show-zones = Fire zones
show-beliefs = Possible numbers
sign-left = Numbers on the map: steps left there.
sign-range = Dots: where it could go. Dashed frames: what it could attack.
sign-bars = Bars: 1, 2, 3, master; the higher, the likelier.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole map
deal-title = { $type ->
    [F] Number your fighters
    [T] Number your tanks
   *[other] Number your soldiers
}
deal-help = Put each number on a square: drag it, or choose a number and then a square. Swap two squares in the same way.
deal-tray = Numbers to place
deal-all-laid = All six are placed.
deal-squares = Start squares
deal-number = { $number ->
    [M] master, number 3
   *[other] number { $number }
}
deal-slot = { $square }: { $number ->
    [none] empty
    [M] master, number 3
   *[other] number { $number }
}
deal-shuffle = Shuffle
deal-use = Use my saved numbers
deal-keep = Save these numbers
do-deal = Deal these numbers
cover-title = Hand the screen to { of-side }
cover-about = The map is covered, so that nobody sees the numbers of the other side. Going on from here: { of-side }.
do-uncover = I am { of-side }: show the map

# at the table: what to do next, what must not be missed, and what everything is
aim = Remove the three masters of the other side before you have lost yours.
next-deal = { $type ->
    [F] Put a number on each of your fighters, then deal them.
    [T] Put a number on each of your tanks, then deal them.
   *[other] Put a number on each of your soldiers, then deal them.
}
next-choose = { $moves ->
    [3] Choose a piece: up to three may move.
    [one] Choose one more piece, or end your turn.
   *[other] Choose a piece, or end your turn: { $moves } more may move.
}
next-fire = Your artillery on { $guns } can fire: choose it, or any other piece.
next-fire-last = Three pieces have moved. Your artillery on { $guns } can still fire: choose it, or end your turn.
next-end = Three pieces have moved: end your turn.
remind-fire-one = Your artillery on { $at } can still fire at { the-target } on { $square }. End your turn once more if you do not want to fire.
remind-fire = Your artillery can still fire: { $shots }. End your turn once more if you do not want to fire.
next-go = Choose a square for it.
next-attack = Choose a square for it, or a framed enemy to attack.
next-step = Choose a square beside it: artillery goes step by step.
next-shoot = Choose a framed enemy to fire, or a square beside it.
next-shoot-only = Choose a framed enemy to fire.
next-soldier = Move the soldier, or give it up for a switch.
next-rest = The piece on { $at } may go on, { legend-steps }: choose a square, or stay.
next-rest-fire = Your artillery on { $at } can fire at the framed enemies, go one step further, or stay.
next-switch = Choose a removed piece to bring back.
next-place = Choose a start square for it.
next-plan = Choose a removed piece to bring back, or keep the soldier.
next-plan-more = Choose another removed piece, or switch now.
next-exchange = Switch now, or keep the soldier.
news-master = Your master on { $square } has fallen ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Fallen in a fight
   *[fire] Fallen to artillery
}: { your-type }{ $number } on { $square }.
news-many = { $how ->
    [fight] Fallen in fights
   *[fire] Fallen to artillery
}{ each-piece }.
news-found = A master of the other side has fallen ({ of-type }): { legend-masters }.
news-danger = Master in danger: { your-type } on { $square }, from { $many ->
    [one] the enemy on { $by }.
   *[other] the enemies on { $by }.
}
news-dangers = Masters in danger on { $squares }.
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = A master: a side that loses all three loses the game.
card-danger = In danger: { $many ->
    [one] the enemy on { $by } could remove it with one move.
   *[other] the enemies on { $by } could each remove it with one move.
}
card-number-own = Number { $number }, seen by you alone.
card-number-open = Number { $number }, known to both sides.
card-number-hidden = Its number is hidden. It can be { $numbers }.
card-number-least = It has won a fight, so its number is at least { $least }. It can be { $numbers }.
card-number-dealt = Its number is not dealt yet.
card-number-told = Its number is hidden.
card-number-none = No number; in a switch it counts 2.
card-flies = Up to { $steps } steps through the air, over pieces and mines.
card-walks = Up to { $steps } steps on the ground, round pieces and mines.
card-rolls = Up to { $steps } steps on the ground, one at a time.
card-beats = { $type ->
    [F] Removes bombers and soldiers. Against fighters the numbers decide.
    [B] Removes tanks and artillery.
    [T] Removes soldiers and artillery. Against tanks the numbers decide.
    [S] Removes fighters and bombers. Against soldiers the numbers decide.
   *[other] Never attacks: it fires at all enemies on the nine squares (3 × 3) in front of it.
}
card-beaten = { $type ->
    [F] Removed by soldiers, by fighters with an equal or higher number, and by fire.
    [B] Removed by fighters, by soldiers, and by fire.
    [T] Removed by bombers, by tanks with an equal or higher number, and by fire.
    [S] Removed by fighters, by tanks, by soldiers with an equal or higher number, and by fire.
   *[other] Removed by bombers, by tanks, and by fire.
}
card-shields = { $type ->
    [F] Protects the bombers, tanks, soldiers and artillery beside it.
    [B] Protects the tanks, soldiers and artillery beside it.
    [T] Protects the soldiers and artillery beside it.
    [S] Protects the artillery beside it.
   *[other] The smallest piece: it protects nobody.
}
card-shielded = Nobody can attack it now: the taller piece on { $by } protects it. Fire still reaches it.
card-fire = In the zone of the artillery on { $guns }.
card-shots = Can fire now{ each-piece }. That costs no move.
card-range = { $squares ->
    [0] It cannot move: nothing beside it is free.
    [one] With one move it could reach one square.
   *[other] With one move it could reach { $squares } squares.
}
card-could-attack = With one move it could attack{ each-piece }.
card-could-fire = With one move it could fire at{ each-piece }.
card-moved = It has moved in this turn.
card-exchange = On the enemy’s base line: you can switch it for lost pieces.
card-in-bunker = In a bunker: safe from aircraft and artillery, not from tanks and soldiers.
card-no-bunker = A bunker does not shelter aircraft.
card-over-mines = Over mines: safe from soldiers, not from artillery.
card-place = { $square }: { $kind ->
    [mines] mines
    [bunker] bunker
   *[other] open ground
}
card-type = { $type }: { of-type }
card-mines = Mines
card-mines-air = Only aircraft may enter or cross them.
card-bunker = Bunker
card-bunker-safe = Ground pieces in it are safe from aircraft and artillery.
card-bunker-open = Tanks and soldiers can still attack them.
card-open = Nothing shelters here; any piece may stop.
card-start = { $type ->
    [F] Start square of a fighter: a lost one can come back here by a switch.
    [B] Start square of a bomber: a lost one can come back here by a switch.
    [T] Start square of a tank: a lost one can come back here by a switch.
    [S] Start square of a soldier: a lost one can come back here by a switch.
   *[other] Start square of artillery: a lost piece can come back here by a switch.
}
card-base = Base line
card-base-switch = An enemy soldier that gets here can be switched for lost pieces.
card-numbers = Back numbers
card-numbers-six = Fighters, tanks and soldiers have 1, 1, 2, 2, 3 and 3♛; only their owner sees them.
card-numbers-fight = The lower number falls; of equal ones both do. 3♛, the master, counts 3.
card-numbers-told = Of a fight only the outcome is told.
card-signs = Signs on the map
card-signs-left = A number on a square: the steps that the chosen piece would have left there.
card-signs-rule = R1 on an enemy: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-range = When you look at a piece: dots where it could go, dashed frames around what it could attack.
card-signs-flame = A flame on your artillery: it can fire now. On an enemy: the shot hits it.
card-signs-bars = Bars on a hidden piece, from the left 1, 2, 3 and 3♛: the higher a bar, the likelier this number.
card-defence = Defence zone
card-defence-zone = The eight squares around a piece.
card-defence-taller = While a taller piece of its colour is there, nobody can attack it.
card-defence-first = Remove that one first: it counts at the moment of each attack.
card-zone = Artillery zone
card-zone-front = The nine squares (3 × 3) in front: northward for Red, southward for Green.
card-zone-turn = It works only in its owner’s turn and hits every enemy there that is in the open.
card-zone-auto = Here artillery fires automatically: as the turn begins, after each step, and when it comes back.
card-zone-ask = Here artillery fires when its owner says so; that costs no move.
card-switch = Triple switch
card-switch-line = A soldier on the enemy’s base line is switched for one to three lost pieces of 3 in all.
card-switch-two = Bombers and artillery count 2.
card-switch-master = Masters never come back.
card-switch-act = What has come back may move at once.
card-moves = Three moves
card-moves-three = Up to three pieces move in a turn, each once.
card-moves-fewer = Fewer will do: you end the turn yourself.
card-masters = Masters
card-masters-three = Each side has three: a fighter, a tank and a soldier with 3♛.
card-masters-win = The first to remove all three of the other side wins.
card-quiet = Quiet turns
card-quiet-draw = After { $limit } turns in a row without a removal or a switch the game is a draw.
card-quiet-off = At this table there is no such limit.
card-lost = Removed: { of-type }{ $number }
card-lost-open = Both sides can see it.
card-lost-counts = In a switch it counts { $cost }.
card-lost-never = A master never comes back.
card-fell = Fell here{ each-piece }
crib-pieces = Pieces
crib-ground = Ground
crib-fights = Fights
crib-turn = Turn and end
plan-title = Switch: soldier { $number } on { $square }
plan-none = Nothing chosen yet.
plan-back = Put { of-type }{ $number } back from { $square }
do-exchange = Switch now
do-keep = Keep the soldier
