# The words of The Great Race.

title = The Great Race
about = Cross Africa by half-track: plan five assistants in secret, build your road, and arrive early, in one piece and with money left.

option-mode = Game
option-mode-about = A race of two to five crews, one crew against TORPEDO, or a journey with no opponent at all.
option-mode-race = Race
option-mode-solo = Against TORPEDO
option-mode-alone = Alone
option-direction = Direction
option-direction-about = From Colomb-Béchar in the north to Cape Town in the south, or the other way.
option-direction-NS = Southwards
option-direction-SN = Northwards
option-bivouac_order = First pick
option-bivouac_order-about = Who chooses first in every bivouac: the last in turn order or the first.
option-bivouac_order-reverse = The last in turn order
option-bivouac_order-turn = The first in turn order
option-leaders = Leaders
option-leaders-about = Whose power counts: only that of the Suffragettes, that of every crew, or none.
option-leaders-book = Suffragettes only
option-leaders-all = Every crew
option-leaders-none = None
option-mechanic_spaces = Mechanics
option-mechanic_spaces-about = How many mechanics a plan can hold. With two a game against TORPEDO is clearly harder.
option-deck_upgrades = Deck upgrades
option-deck_upgrades-about = After every game of a campaign TORPEDO gets stronger cards.
option-legacy = Legacy powers
option-legacy-about = TORPEDO gains a power in every town of its goal colour, and keeps it for the campaign.
option-passport = Passport
option-passport-about = Twelve missions, and a stamp for each that you fulfil. It can be used by itself, but stamps against TORPEDO need deck upgrades too.
option-upgrade = New cards
option-upgrade-about = Whether a stronger card for TORPEDO is drawn at random or has the same letter as the one it replaces.
option-upgrade-random = At random
option-upgrade-letter = Same letter
option-max_rounds = Round limit
option-max_rounds-about = If nobody has arrived after this many rounds, the game ends and the fewest steps to the finish count.
option-crews = Crews
option-crews-about = The crews in seat order, for example SU,FR. Seats without one get the next of FR, GB, BE, IT, SU and IN.
option-crews-any = In seat order
option-crews-each = Crew
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = TORPEDO’s cards
option-deck-about = How strong the eight Estienne cards are that TORPEDO plays by. In a campaign they follow from the games before.
option-deck-typed = For example A2,B1,C1,D1,E1,F1,G1,H1: a letter and a level for each card.
option-deck-first = The eight of level 1
deck-level-1 = Level 1, easy
deck-level-2 = Level 2, harder
deck-level-3 = Level 3, hard
deck-level-mixed = Mixed, card by card
deck-level-about = All eight cards of this level. Each round: tiles { $tiles }; spaces for each pawn { $moves }; fuel +{ $fuel }, mechanics +{ $mechanics }; damage { $damage } for each danger card left.
deck-card = Card { $letter }, goal { $colour }: level
deck-given = As given: { $cards }
option-stickers = TORPEDO’s powers
option-stickers-about = The powers TORPEDO has from the start, up to level 4 in each colour. In a campaign they follow from the games before.
option-stickers-typed = Four digits from 0 to 4, for blue, green, red and yellow, for example 2010.
option-stickers-0000 = None yet
stickers-colour = Level in { $colour }
stickers-none = No power of this colour
option-first = First in turn order
option-first-about = Against TORPEDO: who is first in turn order when the game begins. In a campaign it is the loser of the last game.
option-first-player = You
option-first-T = TORPEDO

## Names

town-COL = Colomb-Béchar
town-CAP = Cape Town
town-NOU = Nouadhibou
town-FOR = Fort-Lamy
town-LIB = Libreville
town-DAR = Dar es Salaam
town-WIN = Windhoek
town-TOM = Tombouctou
town-POR = Porto-Novo
town-STA = Stanleyville
town-ELI = Élisabethville
town-JOH = Johannesburg
town-AGA = Agadès
town-BAM = Bamako
town-BAN = Bangui
town-LUA = Luanda
town-BEI = Beira
town-INS = In Salah
town-DAK = Dakar
town-NAI = Nairobi
town-LEO = Léopoldville
town-LIV = Livingstone
of-town = { $town ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
of-space = { $side ->
    [at] { near-town }
    [E] east { from-town }
    [W] west { from-town }
    [NE] north-east { from-town }
    [NW] north-west { from-town }
    [SE] south-east { from-town }
    [SW] south-west { from-town }
    [NN] two spaces north { from-town }
    [SS] two spaces south { from-town }
   *[EE] two spaces east { from-town }
}
near-town = { $near ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
from-town = { $near ->
   *[other] of { near-town }
}
crew-FR = French
crew-GB = British
crew-BE = Belgians
crew-IT = Italians
crew-SU = Suffragettes
crew-IN = Independents
crew-T = TORPEDO
of-crew = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
    [IN] { crew-IN }
   *[T] { crew-T }
}
side-wins = { $side ->
    [crew-FR] The French win.
    [crew-GB] The British win.
    [crew-BE] The Belgians win.
    [crew-IT] The Italians win.
    [crew-SU] The Suffragettes win.
   *[crew-IN] The Independents win.
}
who = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
   *[IN] { crew-IN }
}
whom = { $rival ->
    [FR] the French
    [GB] the British
    [BE] the Belgians
    [IT] the Italians
    [SU] the Suffragettes
    [T] TORPEDO
   *[IN] the Independents
}
card-CAN = petrol can
card-TANK = tanker
card-PARTS = spare parts
card-TOOLS = tool box
card-DNG = danger
card-TEL = sponsor telegram
card-GUIDE = guide
card-WINCH = winch
of-card = { $card ->
    [CAN] { card-CAN }
    [TANK] { card-TANK }
    [PARTS] { card-PARTS }
    [TOOLS] { card-TOOLS }
    [DNG] { card-DNG }
    [TEL] { card-TEL }
    [GUIDE] { card-GUIDE }
   *[WINCH] { card-WINCH }
}
a-card = { $card ->
    [CAN] a petrol can
    [TANK] a tanker
    [PARTS] spare parts
    [TOOLS] a tool box
    [DNG] a danger card
    [TEL] a sponsor telegram
    [GUIDE] a guide
   *[WINCH] a winch
}
role-F = funding
role-P = pathfinder
role-M = mechanic
role-E = escort
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = purple
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
}
gauge-f = fuel
gauge-e = engine
gauge-c = chassis
gauge-m = mechanics
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = fuel
symbol-M = mechanic
symbol-D = danger
symbol-S = stop
of-symbol = { $symbol ->
    [F] { symbol-F }
    [M] { symbol-M }
    [D] { symbol-D }
   *[S] { symbol-S }
}
of-tile = { $tile ->
    [F] { symbol-F } 1
    [FF] { symbol-F } 2
    [FM] { symbol-F } 1, { symbol-M } 1
    [FD] { symbol-F } 1, { symbol-D }
    [FS] { symbol-F } 1, { symbol-S }
    [FFF] { symbol-F } 3
    [FFM] { symbol-F } 2, { symbol-M } 1
    [FMM] { symbol-F } 1, { symbol-M } 2
    [FFD] { symbol-F } 2, { symbol-D }
    [FMD] { symbol-F } 1, { symbol-M } 1, { symbol-D }
    [FMS] { symbol-F } 1, { symbol-M } 1, { symbol-S }
    [FFFM] { symbol-F } 3, { symbol-M } 1
    [FFMM] { symbol-F } 2, { symbol-M } 2
    [FFMD] { symbol-F } 2, { symbol-M } 1, { symbol-D }
    [FMMS] { symbol-F } 1, { symbol-M } 2, { symbol-S }
    [FFFMM] { symbol-F } 3, { symbol-M } 2
    [FFMMD] { symbol-F } 2, { symbol-M } 2, { symbol-D }
    [FFMMS] { symbol-F } 2, { symbol-M } 2, { symbol-S }
   *[other] no tile
}
gains = { $engine ->
    [0] chassis +{ $chassis }
   *[other] engine +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chassis +{ $chassis }
    }
}
losses = { $engine ->
    [0] chassis −{ $chassis }
   *[other] engine −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chassis −{ $chassis }
    }
}
plan-of = funding { $funding }, pathfinder { $pathfinder }, mechanic { $mechanic }, escort { $escort }
power-blue-1 = stop symbols no longer end its move
power-blue-2 = no extra fuel in risk areas
power-blue-3 = it sails for free whenever that serves its goal
power-blue-4 = pawn 2 moves one space more
power-green-1 = a petrol can or tanker taken in the bivouac is fuel
power-green-2 = spare parts or a tool box taken in the bivouac are mechanics
power-green-3 = a petrol can or tanker drawn in a town is fuel
power-green-4 = spare parts or a tool box drawn in a town are mechanics
power-red-1 = a danger card it takes in the bivouac hurts you
power-red-2 = a danger card it draws in a town hurts you
power-red-3 = danger on a tile costs it 1 instead of 2
power-red-4 = danger on a tile costs it nothing
power-yellow-1 = maximum of both gauges 7
power-yellow-2 = maximum of both gauges 8
power-yellow-3 = maximum of both gauges 9
power-yellow-4 = maximum of both gauges 10
of-power = { $colour ->
    [blue] { $level ->
        [1] { power-blue-1 }
        [2] { power-blue-2 }
        [3] { power-blue-3 }
       *[4] { power-blue-4 }
    }
    [green] { $level ->
        [1] { power-green-1 }
        [2] { power-green-2 }
        [3] { power-green-3 }
       *[4] { power-green-4 }
    }
    [red] { $level ->
        [1] { power-red-1 }
        [2] { power-red-2 }
        [3] { power-red-3 }
       *[4] { power-red-4 }
    }
   *[yellow] { $level ->
        [1] { power-yellow-1 }
        [2] { power-yellow-2 }
        [3] { power-yellow-3 }
       *[4] { power-yellow-4 }
    }
}

## What is said of an action

said-take = { who }: card taken from slot { $slot } ({ of-card }).
said-plan = { who }: plan made ({ plan-of }).
said-buy = { who }: petrol bought, fuel +{ $fuel } for { $francs } F.
said-use = { who }: card played ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] one tile is drawn.
   *[other] fuel +{ $fuel }.
}
said-mend = { who }: card played ({ of-card }), { gains }.
said-strike = { who }: danger card played on { whom }, { $gauge ->
    [e] engine
   *[c] chassis
}.
said-strike-t = { who }: danger card played on TORPEDO, mechanics −1.
said-guide = { who }: guide played, tile removed { of-space } ({ of-tile }).
said-fund = { who }: { $francs } F raised.
said-scout = { who }: a pathfinder sent to scout.
said-scout3 = { who }: scouting, with three tiles to choose from.
said-fetch = { who }: a pathfinder sent for a card.
said-pass = { who }: passed for this round.
said-halt = { who }: halted.
said-guard = { who }: an escort used, so the danger does no harm.
said-shield = { who }: danger cancelled by the leader’s power.
said-accept = { who }: danger accepted, no escort used.
said-winch-m = { who }: winch used, one mechanic symbol does not count.
said-winch-s = { who }: winch used, the stop symbol does not count.
said-nowinch = { who }: no winch used.
said-repair = { who }: repair for { $francs } F, { gains }.
said-hit = { who }: damage taken, { losses }.
said-go-town = { who }: { drive } into { of-space }.
said-go-blind = { who }: { drive } into the unknown, { of-space }.
said-go = { who }: { drive } to the space { of-space } ({ of-tile }), fuel −{ $fuel }.
drive = { $begins ->
    [0] drive on
   *[other] drive
}
said-sail = { who }: voyage to { of-space } for { $francs } F.
said-clear = { who }: tile removed by an escort { of-space } ({ of-tile }).
said-back = { who }: tile put back into the bag ({ of-tile }).
said-drop = { who }: card discarded ({ of-card }).
said-lay = { who }: tile laid { of-space } ({ of-tile }).
said-drew-tile = { who }: tile drawn ({ of-tile }).
said-drew-blind = Tile { of-space }: { of-tile }.
said-drew-t-tile = T draws a tile ({ of-tile }).
said-drew-t-blind = T steps into the unknown { of-space }. The tile there: { of-tile }.
said-drew-t-card = T draws { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}Its fuel rises by { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}Its mechanics rise by { $mechanics }.
}
said-drew-card = { who }: card drawn ({ of-card }).
said-laid-out = On slot { $slot }: { of-card }.
said-estienne = Estienne card { $estienne } is revealed: the goal colour is { of-colour }.
heard-plan = { who }: plan made.
heard-card = { who }: card drawn.

## What follows by itself

told-goal = { of-town } is the nearest open { coloured } town, { steps }.
told-goal-tie = { of-town } and another { coloured } town are equally near, { steps }; { of-town } is nearer to the finish.
told-goal-row = { of-town } and another { coloured } town are equally near, { steps }, and equally far from the finish; { of-town } is farther north.
told-goal-none = No { coloured } town is open any more: T heads for the finish, { of-town }, { steps }.
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
told-sail = { $steps ->
    [0] T sails to { of-town }: a sea route leads from its port straight to its goal.
   *[other] T sails to { of-town }: from there it is { steps } to its goal; by land this pawn would leave { $by_land }.
}
told-lay = { $value ->
    [1] An easy tile, value { $value }: T lays it on its own way, { of-space } ({ of-tile }).
    [2] An easy tile, value { $value }: T lays it on its own way, { of-space } ({ of-tile }).
   *[other] A hard tile, value { $value }: T lays it on your way, { of-space } ({ of-tile }).
}
told-lay-beside = None of your shortest ways has room for a hard tile, so T lays it beside your vehicle or your way, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] The way T would take is full; it lays the easy tile on another that is just as short, { of-space } ({ of-tile }).
    [2] The way T would take is full; it lays the easy tile on another that is just as short, { of-space } ({ of-tile }).
   *[other] Your way is full; T lays the hard tile on another that is just as short for you, { of-space } ({ of-tile }).
}
told-box = No shortest way to T’s goal has room for this tile ({ of-tile }); it goes back to the box.
told-box-hard = { $arrived ->
    [0] There is no room for this tile ({ of-tile }); it goes back to the box.
   *[other] You have arrived, so nothing can slow you down any more; the hard tile ({ of-tile }) goes back to the box.
}
told-town = T is next to { of-space } and enters: the town is open.
told-go = T goes to the space { of-space } ({ of-tile }), one step nearer to its goal. { t-left }{ t-stopped }
told-go-easier = T goes to the space { of-space } ({ of-tile }), the easiest step towards its goal. { t-left }{ t-stopped }
told-go-blind = T can pay for the tile { of-space } and goes there. { t-left }
t-left = Fuel { $fuel }, mechanics { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}The stop symbol ends its move.
}
told-stay = T stays: with fuel { $fuel } and mechanics { $mechanics } it cannot pay for any space nearer to its goal.
told-stay-blind = T stays: with fuel { $fuel } and mechanics { $mechanics } it cannot pay for the tile { of-space }.
told-power = T gains the power { of-colour } { $level }: { of-power }.
told-arrives = T arrives in { of-town }.
told-take = T takes { a-card } from slot { $slot }, as its card says.
told-take-next = T’s slot is empty, so it takes from the next one, slot { $slot }: { of-card }.
told-hits = A danger card that was left hits { who-hit }: { losses }.
told-hits-power = The danger card that T took hits { who-hit }: { losses }.
who-hit = { $crew ->
    [FR] the French
    [GB] the British
    [BE] the Belgians
    [IT] the Italians
    [SU] the Suffragettes
   *[IN] the Independents
}
told-gains = T recovers: fuel +{ $fuel }, mechanics +{ $mechanics }.
told-prime = T is first in turn order: fuel +{ $fuel }.
told-gains-power = T uses what it took: fuel +{ $fuel }, mechanics +{ $mechanics }.
told-lost = { who }: damage taken, { losses }.
told-arrival = { who }: arrival in { of-town }, in { nth } place.
told-arrival-alone = { who }: arrival in { of-town } in time.
nth = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
told-last-round = This is the last round: everyone else may still use their remaining assistants.
told-round = Round { $round } begins.
told-estienne = All eight Estienne cards have been used and are shuffled again.
told-plan = { who }: plan shown ({ plan-of }).
told-left = Not taken, so discarded: { of-card }.
told-order-prime = { who }: { nth } in turn order, +{ $francs } F.
told-order = { who }: { nth } in turn order.
told-order-t = T is { nth } in turn order.
told-bag = The bag was empty: the discarded tiles go back into it.
told-deck = The deck was empty: the discarded cards are shuffled into a new one.
told-no-room = There is no place for a tile ({ of-tile }); it is discarded.
told-entered = { who }: tile paid for, drive to the space { of-space }, fuel −{ $fuel }.
told-stuck = { who }: the tile { of-space } cannot be paid for, the vehicle stays where it is.
told-stop = The stop symbol ends the drive.
told-steps = That was the last step of the drive.
told-nowhere = { who }: there is no space to enter from here, so the drive ends.
told-over = Everybody is out, and the game is over.
told-limit = After round { $rounds } nobody has arrived, and the game is over.
ending-arrivals = The last round has been played to its end.
ending-arrival = The journey is done.
ending-limit = Nobody has arrived in time.
told-points = { who }: { $points ->
    [one] one point
   *[other] { $points } points
}.
told-points-t = T has { $points ->
    [one] one point
   *[other] { $points } points
}.

not-g16-1 = { of-space } is farther away.
not-g16-2 = { of-space } is not on a higher level than the last town T was in.
not-g16-3 = { of-space } is not nearer to the finish than T is.
not-g16-4 = { of-space } is just as near, but farther from the finish.
not-g16-5 = { of-space } is just as near, but comes later by row and column.
not-g17-3 = T cannot pay there: { of-space }.
not-g17-5 = Less easy, or later by row and column: { of-space }.
not-g21-3 = By sea to { of-space }: that would not bring T as near to its goal as its spaces by land.

## Why not

refused-turn = It is not your turn. Wait until the others have acted.
refused-turn-plan = Another crew is planning. Wait until all plans are made.
refused-turn-take = Another crew chooses a card first. Wait until it is your turn to take one.
refused-gone = You have left this race. Watch the others, or begin a new game.
refused-arrived = You have arrived: no more turns, no cards, no damage. Wait until the round is over.
refused-passed = You have passed, and that is final for this round. Your unused escorts still guard you; wait for the next round.
refused-out = All your assistants are used, so you have no more turns in this round. Wait for the next one.
refused-resign-word = Giving up is not a move. Give up the way the table offers it.
refused-draw = Something has to be drawn first. Draw, then go on.
refused-unreadable = “{ $text }” cannot be played here. Write what you do, for example { $example }.
refused-off-map = There is no space { $space } on the map. Name a space by row and column, like 4.1, or a town by its three letters.

refused-planned = Your plan is made, and the others are still planning. Take it back if you want another one.
refused-plan-open = The plans are revealed and stay as they are. Use the assistants you have planned.
refused-plan-later = It is not the time to plan yet. Finish this phase first.
refused-plan-first = Now you plan. Give each of your five assistants a task: funding, pathfinder, mechanic or escort.
refused-plan-letter = { $letter } is not a task. Use F for funding, P for pathfinder, M for mechanic and E for escort.
refused-plan-count = { $given ->
    [one] One assistant is placed
   *[other] { $given } assistants are placed
}, but a plan has exactly five. Place all five.
refused-plan-role = At most { $most } assistants can have the task “{ of-role }”. Give the others something else to do.
refused-take-later = There are no cards to take now. Wait for the bivouac.
refused-take-first = A card must be taken; it cannot be declined. Choose a slot with a card: { $slots }.
refused-slot-empty = There is no card there. Choose a slot with a card: { $slots }.

refused-bought = You have bought petrol in this turn, and it can be bought only once. Go on with cards or an assistant.
refused-buy-late = After a card it is too late to buy petrol in this turn. Buy it at the start of your next one.
refused-buy-town = On a journey alone petrol is sold in towns only. Drive into a town first.
refused-tank-full = Your tank is full. Go on with cards or an assistant.
refused-buy-levels = Petrol is bought in whole levels, at least one. You can buy up to { $levels }.
refused-buy-tank = Your tank holds only { $levels } more. Buy less.
refused-buy-purse = A level costs { $price } F here, and you have { $francs } F. Buy less, or raise money first.

refused-no-card = No card of yours can be played now. Let an assistant act, or pass.
refused-card-unknown = There is no card “{ $text }”. The cards are CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE and WINCH.
refused-card-missing = You do not hold { a-card }. Choose a card from your hand.
refused-card-nothing = It would change nothing to play { a-card } now. Keep the card for later.
refused-mend-letters = Name exactly { $levels ->
    [one] one level, e for engine or c for chassis
   *[other] { $levels } levels with the letters e for engine and c for chassis
}.
refused-guide-nothing = There is no tile to draw for the guide. Let it remove a tile next to you, or keep it.
refused-danger-alone = You travel alone, and there is nobody to play a danger card on. Keep it or discard it when you must.
refused-danger-nobody = No rival can be hurt by a danger card now. Keep it for later.
refused-danger-rival = Name a rival for the danger card: { $rivals }.
refused-danger-arrived = This rival has arrived or left the race and can no longer be hurt. Choose one who is still on the way.
refused-danger-gauge = Name the rival’s gauge as well: e for engine or c for chassis.
refused-danger-zero = There is nothing left to lose there: { of-gauge } is at 0. Choose another gauge or another rival.

refused-assistant-used = Your assistants with the task “{ of-role }” have all acted in this round. Use another one, or pass.
refused-assistant-none = You planned no assistant with the task “{ of-role }” for this round. Use another one, or pass.
refused-no-tiles = There is no tile left to draw. Let the pathfinder fetch a card instead.
refused-no-cards = There is no card left to draw. Let the pathfinder scout instead.
refused-no-power = Your leader has no such power. Do it the ordinary way.
refused-power-used = Your leader’s power has been used in this round. It is ready again in the next one.
refused-few-tiles = Fewer than { $tiles } tiles can be drawn. Scout with two.
refused-repair-full = Engine and chassis are in perfect order, so there is nothing to repair. Let the mechanic drive, or use another assistant.
refused-repair-letters = Name the levels to repair with the letters e for engine and c for chassis, for example repair ec.
refused-repair-many = A repair restores one or two levels. Name fewer.
refused-repair-gauge = { $levels ->
    [0] Nothing is broken there: { of-gauge } is at its maximum.
    [one] Only one level is broken there: { of-gauge }.
   *[other] Only { $levels } levels are broken there: { of-gauge }.
} Name only what needs repair.
refused-repair-money = A level costs { $price } F here, and you have { $francs } F. Repair less, or raise money first.

refused-engine-none = You cannot drive with engine 0. Repair the engine first.
refused-no-way = There is no space beside you that you can enter. Buy petrol or repair first, or use another assistant.
refused-too-far = A drive has at most as many steps as the engine had levels at its start; you have { $steps }. Name one space next to you.
refused-one-step = A drive goes step by step. Name one space next to you; then you can go on.
refused-not-neighbour = Not next to you: { of-space }. Choose a land neighbour of your space.
refused-sea-route = Only a sea route leads to { of-space } from here. Let a mechanic sail there.
refused-blind-fuel = For a step into the unknown { of-space } you need { $need } fuel, and you have { $fuel }. Buy petrol first, or choose another way.
refused-tile-fuel = The tile { of-space } costs { $need } fuel, and you have { $fuel }. Buy petrol first, or choose another way.
refused-tile-levels = The tile { of-space } costs { $need ->
    [one] one level
   *[other] { $need } levels
} of engine and chassis, and you have { $left }. Repair first, or choose another way.
refused-driving = You are on a drive. Go on to a space next to you, or halt.
refused-halt-later = You are not on a drive. Choose something else.
refused-stopped = A stop symbol has ended your drive. Drive on with another mechanic when it is your turn.
refused-in-town = A drive ends in a town. Drive on with another mechanic when it is your turn.
refused-drive-over = Your drive is over: it had as many steps as the engine had levels. Drive on with another mechanic when it is your turn.
refused-must-enter = You can pay for the tile that was drawn, so you have to enter it. Answer the question first, then you may halt.
refused-sail-engine = You cannot sail with engine 0. Repair the engine first.
refused-no-port = You are not in a port. Sea routes begin in Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam and Beira.
refused-no-route = No sea route leads from here to { of-space }. Choose a port that one does lead to.
refused-sail-money = The voyage to { of-space } costs { $price } F, and you have { $francs } F. Raise money first, or go by land.

refused-clear-nothing = There is no tile next to you that can be removed. Keep the escort as a guard.
refused-clear-empty = There is no tile there: { of-space }. Choose a space next to you that has one.
refused-clear-far = Not next to you: { of-space }. Choose a tile on a land neighbour of your space.
refused-clear-vehicle = There is a vehicle on the tile { of-space }, so it cannot be removed. Choose another tile.
refused-lay-later = There is no tile to lay now. Send a pathfinder to scout first.
refused-lay-first = Drawn tiles are laid before anything else. Choose a tile and a space for it.
refused-tile-not-drawn = That tile was not drawn. Choose one of: { $drawn }.
refused-lay-town = { of-space } is a town, and no tile is laid on a town. Choose an empty terrain space.
refused-lay-tile = There is already a tile { of-space }. Choose an empty terrain space.
refused-lay-vehicle = There is a vehicle { of-space }, and no tile is laid under it. Choose an empty terrain space.
refused-lay-far = Not linked to your vehicle: { of-space }. Choose an empty space next to you, or next to a chain of towns and tiles that begins with you.
refused-back-later = There is no tile to put back now. Choose something else.
refused-back-first = One of the three tiles goes back into the bag first. Choose which.

refused-winch-later = A winch is played when your vehicle enters a tile, before you pay. Drive first; you will be asked.
refused-winch-first = Say first whether you use a winch: against a mechanic symbol, against the stop symbol, or none.
refused-winch-needed = Without a winch you cannot pay for this tile. Use one against a mechanic symbol.
refused-winch-levels = You need your winches for the mechanic symbols of this tile. Use one of them against a mechanic symbol.
refused-winch-symbol = There is no such symbol on this tile: { of-symbol }. Use the winch against another symbol, or none.
refused-hit-later = You have no levels to lose now. Choose something else.
refused-hit-first = Say first which { $hits ->
    [one] level you lose, of engine or chassis
   *[other] { $hits } levels you lose, of engine and chassis
}.
refused-hit-gauge = That is more than there is: { of-gauge } { $level }. Take the rest from the other gauge.
refused-no-danger = No danger threatens you now. Keep your escort until one does.
refused-guard-bivouac = Escorts do not help against damage in the bivouac. Take it, and leave no danger cards next time.
refused-escort-used = You have no unused escort. Take the damage, or plan an escort next round.
refused-danger-first = Danger threatens you. Answer first: use an escort, or take the damage.
refused-drop-later = Your hand is not too large, so nothing is discarded. Choose something else.
refused-drop-first = You hold { $held ->
    [one] one card
   *[other] { $held } cards
}, and your chassis allows { $chassis }. Discard cards of your choice first.

refused-no-torpedo = TORPEDO takes part only in the game against it. Make a move of your own.
refused-t-own = T moves by its own rules; nobody can send it. Make a move of your own.
refused-t-closed = { of-space } is closed to T: it only enters towns farther on than its last one and nearer to the finish. Make a move of your own.
refused-t-sail = T sails only with the power blue 3, and only straight to its goal. Make a move of your own.

## Terminal

typing = Type what you want to do, for example { $example }. A space (4.1) or a town (NOU) tells you what is known of it; there is more about: { $more }. Other commands:
terminal-round = Round { $round } of { $rounds }
terminal-last-round = Last round
terminal-order = Turn order
terminal-track = Progress
terminal-bag = Bag
terminal-deck = Deck
terminal-discard = Discarded
terminal-hand = Hand
terminal-bivouac = Bivouac
terminal-drawn = Drawn
terminal-points = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-gone = left the race
terminal-arrived = arrived, place { $place }
terminal-planned = plan made
terminal-to-take = take a card in the bivouac
terminal-to-plan = place five assistants
terminal-to-turn = use an assistant, or pass
terminal-to-lay = lay a tile
terminal-to-back = give a tile back
terminal-to-drive = drive on or halt
terminal-to-winch = use a winch, or not
terminal-to-hit = choose the levels to lose
terminal-to-danger = use an escort, or take the damage
terminal-to-drop = discard a card
terminal-sign-risk = risk area
terminal-sign-reach = within reach
terminal-sign-way = T’s way
terminal-sign-cards = cards in hand
terminal-blind = ? is a tile from the bag: on average fuel { $fuel }, mechanics { $mechanics }; danger { $danger }%, stop { $stop }%
terminal-do-take = the card on that slot
terminal-do-plan = five letters: F funding (at most 2), P pathfinder (2), M mechanic ({ $mechanics }), E escort (2)
terminal-do-drop = this card goes to the discard
terminal-do-hit = e engine, c chassis
terminal-do-guard = an escort cancels it
terminal-do-shield = your crew’s power cancels it
terminal-do-accept = take the damage
terminal-do-winch = m: a mechanic symbol does not count, s: the stop does not
terminal-do-nowinch = use none
terminal-do-lay = a tile and its space
terminal-do-back = this tile returns to the bag
terminal-do-buy = levels of petrol, { $price } F each
terminal-do-play = a card of your hand
terminal-do-fund = funding: money
terminal-do-scout = pathfinder: draw two tiles and lay them
terminal-do-scout3 = pathfinder: draw three tiles, lay two of them
terminal-do-fetch = pathfinder: draw a card
terminal-do-repair = mechanic: e engine, c chassis, { $price } F a level
terminal-do-drive = mechanic: first step, with its cost
terminal-do-go = next step, with its cost
terminal-do-halt = the drive ends here
terminal-do-sail = mechanic: by sea, with the fare
terminal-do-clear = escort: this tile goes away
terminal-do-pass = no more turns in this round
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
terminal-level = level { $level }
terminal-tile = tile { $tile }
terminal-here = here { $vehicles }
terminal-neighbours = beside { $spaces }
terminal-route = by sea to { $port } { $price } F
terminal-estienne = Estienne card { $id }, goal { $goal }: pawn 1 lays { $tiles } tiles, pawn 2 goes { $second_moves }, the others { $others_move } each. In the bivouac it takes slot { $first } if it chooses first, { $second } if second. Each danger card left costs { $damage } { $gauge ->
    [0] engine
   *[other] chassis
}. Then it regains fuel { $fuel }, mechanics { $mechanics }.
terminal-way = Its way: { $spaces }
terminal-pile = Cards revealed: { $revealed }. Still face down: { $cards }

## Map

map-board = The Great Race
map-title = Map of Africa: 99 spaces, arrow keys move from space to space
map-which = What do you want to do here?
map-nearer = Zoom in
map-whole = Show the whole map
map-back = Back to the dashboard
map-drive = Drive here
map-sail = Sail here
map-clear = Remove the tile with an escort
map-guide = Remove the tile with a guide
map-lay = Lay a tile here: { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n }%
spoken-level = level { $level }
spoken-draws =
    { $n ->
        [one] draws { $n } card
       *[other] draws { $n } cards
    }
spoken-risk = risk area
spoken-start = start
spoken-finish = finish
spoken-goal = goal of T
spoken-tile = tile, costs: { $tile }
spoken-vehicles =
    { $n ->
        [one] vehicle: { $vehicles }
       *[other] vehicles: { $vehicles }
    }
spoken-route = sea route to { $town }, { $price } F
spoken-blind = unknown, at least fuel { $least }; on average fuel { $fuel } and mechanic { $mechanics }, danger { $danger }%, stop { $stop }%
spoken-town = nothing to pay, and the drive ends there
spoken-pair = { $what }: { $more }

## Desk

desk-round = Round { $round }, at most { $rounds }
desk-journey = { $start } – { $finish }
desk-last-round = Last round
desk-gauge = { of-gauge } { $level } of { $most }
desk-purse = Purse: { $money }{ "\u00A0" }F
desk-price-petrol = Petrol { $price }{ "\u00A0" }F
desk-price-repair = repair { $price }{ "\u00A0" }F
desk-no-petrol = No petrol here
desk-how = { $how ->
    [gone] left the race
    [arrived] arrived, place { $place }
   *[passed] passed
}
desk-planned = plan made
desk-plans = still planning
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by }{ "\u00A0" }F
}
desk-assistants = Assistants
desk-figures = Unused: { $unused }, used: { $used }
desk-actions = Actions: { of-role }
desk-no-action = There is nothing for this assistant to do now.
desk-action = { $action ->
    [fund] Raise funds
    [scout] Scout: lay two tiles
    [scout3] Scout: two tiles out of three
    [fetch] Draw a card
    [drive] Drive
   *[clear] Remove a tile
}
desk-steps = up to { steps }
desk-tiles = { $tiles ->
    [one] one tile next to you
   *[other] { $tiles } tiles to choose from
}
desk-on-map = Now choose a space on the map. The same button cancels it.
desk-sail = Sail to { of-town }
desk-repair = Repair
desk-petrol = Buy petrol
desk-petrol-less = One level less
desk-petrol-more = One level more
desk-petrol-levels = { $levels ->
    [one] one level
   *[other] { $levels } levels
}
desk-buy = Buy petrol
desk-pass = Pass for this round
desk-hand = Hand: { $held }, limit { $limit }
desk-too-many = Your hand is too large. Choose a card to discard.
desk-back = card face down
desk-does = { $card ->
    [CAN] Fuel +2
    [TANK] Fuel +4
    [PARTS] Engine or chassis +1
    [TOOLS] Two levels of engine and chassis
    [DNG] { $mode ->
        [alone] Cannot be played on a journey alone
        [solo] Costs TORPEDO one level of mechanics
       *[race] Costs a rival one level
    }
    [TEL] +30{ "\u00A0" }F
    [GUIDE] Lay a tile or remove one
   *[WINCH] While driving: one mechanic symbol less, or no stop
}
desk-play = Play
desk-drop = Discard
desk-guide-lay = Draw a tile and lay it
desk-guide-clear = Remove a tile
desk-strike = { of-crew }: { of-gauge } −1
desk-strike-t = TORPEDO: mechanics −1
desk-ask = { $phase ->
    [hit] Your vehicle takes damage. Which levels does it lose?
    [winch] Use a winch on this tile?
    [danger] Danger. Use an escort, or take the damage?
    [drive] Choose the next space on the map, or halt.
   *[back] One of the three tiles goes back into the bag. Which?
}
desk-ask-anyway = A winch would help here, but you have none for it. You are asked all the same, so that the others do not learn that.
desk-answer = { $answer ->
    [winch-m] Winch: one mechanic symbol less
    [winch-s] Winch: no stop
    [nowinch] No winch
    [guard] Use an escort
    [shield] Use the British power
    [accept] Take the damage
   *[halt] Halt here
}
desk-tray = Drawn tiles
desk-lay-which = Choose a tile, then its space on the map.
desk-lay-where = Now choose its space on the map.
desk-plan = Plan the round
desk-role-does = { $role ->
    [F] brings francs
    [P] lays tiles or draws a card
    [M] drives, repairs or sails
   *[E] removes a tile or guards
}
desk-plan-less = { of-role }: one less
desk-plan-more = { of-role }: one more
desk-plan-count = { of-role }: { $n }
desk-plan-left = { $left ->
    [0] All five assistants are placed.
    [one] One assistant is still to be placed.
   *[other] { $left } assistants are still to be placed.
}
desk-plan-keys = The keys F P M E place an assistant; with Shift they take it away.
desk-commit = Confirm the plan
desk-committed = Your plan is made. The others are still planning.
desk-committed-undo = Your plan is made. Until everyone has planned, you can take it back with Undo or the U key.
desk-bivouac = Bivouac
desk-take = Choose a card.
desk-take-it = Take this card
desk-chooses = Choosing now: { of-crew }
desk-slot = Slot { $n }
desk-slot-empty = Slot { $n }: empty
desk-slot-t = for TORPEDO
desk-slots-t = TORPEDO will take slots { $one } and { $other }; if one is empty, it takes the next.
desk-rival-figures = Assistants unused: { $unused }, used: { $used }
desk-rival-hand = Cards in hand: { $held }
desk-track = Progress
desk-track-space = { $level }: { $crews }
desk-order = Turn order
desk-prime = The first in turn order after maintenance gets the bonus.
desk-bag = Bag { $tiles } · deck { $cards }
desk-unseen = In the bag, easiest first
desk-tiles-out = Discarded tiles: { $tiles }
desk-cards-out = Discarded cards: { $cards }
desk-goal = Goal: { of-town }
desk-revealed = Cards revealed: { $cards }
desk-t-no-card = Its card is revealed as soon as you have planned.
desk-t-figure = Pawns used: { $figure } of 5
desk-t-tiles = { $tiles ->
    [one] lays one tile
   *[other] lays { $tiles } tiles
}
desk-t-moves = { $spaces ->
    [one] moves one space
   *[other] moves { $spaces } spaces
}
desk-t-slots = slot { $first } if it chooses first, { $one } and { $other } if second
desk-t-gains = fuel +{ $fuel }, mechanics +{ $mechanics }
desk-t-damage = each danger left: your { of-gauge } −{ $damage }
desk-danger-left = Each danger card left costs you: { of-gauge } −{ $damage }.
desk-t-steps = What TORPEDO does
desk-t-others = Why not something else? ({ $n })
desk-step = Step
desk-run = Run
desk-finish = To the end
desk-replay = Show again
desk-stickers = Powers: { $n } of 16
desk-no-stickers = TORPEDO has none yet.
desk-missions = Missions: { $n } of { $of }
desk-mission-yes = fulfilled
desk-mission-open = holds so far, decided on arrival
desk-mission-no = not yet
desk-missions-about = They are stamped when the journey succeeds.
desk-end = The journey is over
desk-won = { $mode ->
    [solo] You have beaten TORPEDO.
   *[alone] You have arrived in time.
}
desk-lost = { $mode ->
    [solo] TORPEDO has won.
   *[alone] You have not arrived in time.
}
desk-col-place = Place
desk-col-levels = Levels
desk-col-money = Francs
desk-col-money-cards = Francs, cards
desk-col-points = Points
desk-gone = left the race
desk-not-arrived = not arrived, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go
desk-stamps = Missions fulfilled: { $n }
cover-title = The screen goes to: { $side }
cover-about = Plans and hidden cards are covered, so that nobody sees those of others. Only this crew goes on from here: { $side }.
do-uncover = Show our dashboard

## Campaign

refused-campaign-branch = There is no such place in this campaign. Choose a game from 0 to { $entries }.
refused-campaign-forged = Game { $number } of this campaign cannot have been played like this: deck, powers or upgrades do not follow from the games before it. Use the file as it was exported.
refused-campaign-game = Game { $number } of this campaign is not a game for one player. Only solo games and journeys alone belong in a campaign.
refused-campaign-running = Game { $number } is not over yet. Finish it first.
refused-campaign-file = This is not a campaign file. Choose a file that was exported from a campaign.
refused-campaign-torn = This campaign file is damaged or has been changed: its checksum does not match. Export it again.
refused-campaign-key = This key does not open a campaign. Begin a new one, or import one that you have exported.
refused-campaign-long = A campaign holds at most { $games } games, and its file at most { $letters },000 characters. Branch off at an earlier game and carry on from there.
refused-campaign-modules = A campaign is played with one or more of its modules: { $modules }. Choose at least one.
refused-campaign-begun = “{ $file }” was begun with other modules: { $modules }. They are chosen when a campaign begins: leave --modules out, or name a new file.
refused-campaign-exists = “{ $file }” already exists. Choose a name that is free.
refused-campaign-changed = “{ $file }” has been changed by another program in the meantime. Leave with quit and open it again.
refused-campaign-other-game = The unfinished game in “{ $file }” does not belong to this campaign as it stands now. Begin the game again, or put back the campaign it belongs to.
refused-campaign-option = { $option } follows from the campaign. You can choose: { $options }.
refused-campaign-word = “{ $word }” means nothing here. You can type: { $words }.
refused-campaign-replay = There is no such game. Type replay and the number of a game, as games lists them: replay 1
refused-campaign-branch-typed = Type branch, the number of the game to continue from and a new file, for example: branch 1 other.txt. 0 is the beginning.
refused-campaign-transcript = Game { $number } of this campaign cannot be replayed: its transcript is damaged, or one of its moves is not legal. Use the file as it was exported.

campaign-title = Campaign
campaign-passport = Passport
campaign-intro = One game after another against TORPEDO: its deck and its powers grow, and your stamps stay.
campaign-begin = Begin a campaign
campaign-modules = Modules
campaign-modules-about = Each can be used by itself or with the others. Your choice holds for the whole campaign.
campaign-with = With: { $modules }
campaign-means = { $modules ->
    [none] Choose at least one module.
    [deck] TORPEDO’s cards get better from game to game; it gains no powers, and there are no stamps to earn.
    [legacy] TORPEDO keeps every power it gains; its cards stay at level 1, and there are no stamps to earn.
    [deck-legacy] TORPEDO’s cards get better and its powers grow; there are no stamps to earn.
    [passport] TORPEDO stays as it is in a first game. Stamps come only from journeys alone: against TORPEDO they need deck upgrades.
    [deck-passport] TORPEDO’s cards get better. A win against it earns prudent stamps; a journey alone has stamps of its own.
    [legacy-passport] TORPEDO keeps every power it gains. Stamps come only from journeys alone: against TORPEDO they need deck upgrades.
   *[all] The whole campaign. For each game you choose: prudent, without its powers; legendary, with them; or alone. All twelve legendary stamps make you a legendary player.
}
campaign-use = Use it?
campaign-in-file = Campaign in { $file }
campaign-label = { $label }: { $value }
campaign-typing-play = Enter: play game { $n }. Other commands:
campaign-typing-continue = Enter: continue game { $n } (round { $round }). Other commands:
campaign-entered = Entered in { $file }: game { $n }.
campaign-branched-file = You continue in { $file }. As it was: { $old }.
campaign-damaged = Games and seasons that are intact: { $games }. You can continue from there; the damaged file stays as { $other }.
campaign-damaged-sure = Continue from there?
campaign-anew = Begin the game again? What is there stays as { $other }.
campaign-season-sure = Begin the season?
campaign-help-play = play the next game, or the one under way; Enter does the same
campaign-help-deck = TORPEDO’s cards
campaign-help-powers = the powers TORPEDO has gained
campaign-help-passport = missions and stamps
campaign-help-games = the games so far
campaign-help-option = the options of the next game; change one: option direction=SN
campaign-help-replay = look at a game again: replay 1
campaign-help-branch = continue from an earlier game in another file: branch 1 FILE
campaign-help-season = begin a new season
campaign-help-quit = leave; everything is in the file
campaign-help-help = this list
campaign-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
campaign-legend = Legendary player
campaign-legend-about = All twelve missions have the legendary stamp.
campaign-stamps = Stamps: { $n } of { $of }
campaign-first = First in the next game: { $who ->
    [T] TORPEDO
   *[other] you
}
campaign-missions = Missions
campaign-missions-about = Every mission needs success: a win, or arriving in time when you travel alone. Each way of travelling has a stamp of its own.
campaign-inked = { $way }: stamped
campaign-inked-day = { $way }: stamped on { $day }
campaign-blank = { $way }: not yet
campaign-now = The game under way fulfils this so far.
campaign-alone = Alone: { $about }
campaign-deck = TORPEDO’s deck
campaign-deck-about = After a win two cards of the lowest level go up, after a loss one.
campaign-card = { $id }, goal { $colour }. Tiles { $tiles }; pawn 2 moves { $second }, the others { $others }; fuel +{ $fuel }, mechanics +{ $mechanics }; damage { $damage }.
campaign-powers = TORPEDO’s powers
campaign-powers-about = It gains the next one of a colour whenever it enters a town of its goal colour.
campaign-power-gained = { $colour } { $level }, gained: { $power }
campaign-power = { $colour } { $level }: { $power }
campaign-history = Journeys
campaign-none = No journey yet. The first stamp is waiting.
campaign-none-plain = No journey yet.
campaign-season-began = A new season
campaign-won = Won
campaign-lost = Lost
campaign-arrived = Arrived
campaign-failed = Failed
campaign-journey = Game { $n }
campaign-round = round { $round }
campaign-points = { $mine } : { $theirs } points
campaign-upgrades = In the deck: { $cards }
campaign-earned = Stamped: { $missions }
campaign-replay = Replay
campaign-branch = Continue from here
campaign-branch-about = Makes a campaign of its own that continues from here. This one stays as it is.
campaign-next = Next journey
campaign-play = Play game { $n }
campaign-continue = Continue game { $n }
campaign-running = Game { $n } is under way: round { $round }.
campaign-give-up = Give up
campaign-give-up-sure = Give up this game? It counts as lost.
campaign-opponent = Opponent
campaign-crew = Crew
campaign-way = Way of travelling
campaign-more = More rules
campaign-season = New season
campaign-season-about = { $grows ->
    [deck] TORPEDO’s deck goes back to level 1.
    [legacy] TORPEDO’s powers are removed.
   *[both] TORPEDO’s deck goes back to level 1 and its powers are removed.
}
campaign-season-stamps = Your stamps stay.
campaign-season-yes = Begin the season
campaign-no = Cancel
campaign-export = Save to a file
campaign-import = Read a file
campaign-drop = or drop it here
campaign-file-about = One text file holds the whole campaign; every game in it is checked when it is read.
campaign-reading = Checking every game…
campaign-others = Your campaigns
campaign-stamps-earned = { $n ->
    [one] { $n } stamp
   *[other] { $n } stamps
}
campaign-after = After game { $n }
campaign-begun = Begun on { $day }
campaign-name = Name of the campaign
campaign-rename = Rename
campaign-name-keep = Keep
campaign-branched = You continue in “{ $name }”. “{ $old }” stays as it was, among your campaigns.
campaign-open = Open
campaign-forget = Remove from this list
campaign-new = New campaign
campaign-key = Link to this campaign
campaign-key-about = Anyone with this link can continue this campaign. Keep it to open the campaign elsewhere.
campaign-back = Back to the campaign
campaign-stale = Something has changed in the meantime; this is how things stand now.
campaign-way-prudent = Prudent
campaign-prudent-about = TORPEDO’s deck improves; its powers are not used.
campaign-way-legendary = Legendary
campaign-legendary-about = TORPEDO’s deck improves, and its powers grow.
campaign-way-alone = Alone
campaign-alone-about = No opponent; you arrive in six rounds or fail.
campaign-no-stamp = No stamps against TORPEDO without deck upgrades; a journey alone is stamped.
campaign-mission = { $id ->
    [M01] First Crossing
    [M02] Forced March
    [M03] Four Colours
    [M04] Heart of the Sahara
    [M05] Congo Track
    [M06] Salt Water
    [M07] Factory Fresh
    [M08] Full Purse
    [M09] Into the Unknown
    [M10] No Patron
    [M11] Photo Finish
    [M12] Giant Killer
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Success is enough.
    [M02] You arrive in round 4 or earlier.
    [M03] You entered a blue, a green, a red and a yellow town.
    [M04] You entered 4 different risk areas of the Sahara.
    [M05] You entered 3 different risk areas of the Congo.
    [M06] You sailed 2 different sea routes.
    [M07] Engine and chassis together 9 or more at the end.
    [M08] 150 F or more at the end.
    [M09] You entered 10 spaces by stepping into the unknown.
    [M10] No plan of the game had an assistant on funding.
    [M11] TORPEDO arrived in the same round.
    [M12] At the start of the game: no card of level 1 in the deck (prudent), 8 stickers or more (legendary).
    [M11-alone] Fuel exactly 0 on arrival.
    [M12-alone] The journey goes north.
   *[other] { $id }
}

## Hints

foretold-take = Take this card: { of-card }.
foretold-plan = Plan it like this: { plan-of }.
foretold-buy = Buy petrol: fuel +{ $fuel } for { $francs } F.
foretold-use = Play this card: { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] draw a tile and lay it.
   *[other] fuel +{ $fuel }.
}
foretold-mend = Play this card: { of-card }, { gains }.
foretold-strike = Play the danger card on { whom }: { $gauge ->
    [e] engine
   *[c] chassis
}.
foretold-strike-t = Play the danger card on TORPEDO: mechanics −1.
foretold-guide = Play the guide and remove the tile { of-space } ({ of-tile }).
foretold-fund = Raise money: +{ $francs } F.
foretold-scout = Send a pathfinder to scout.
foretold-scout3 = Send a pathfinder to scout, with three tiles to choose from.
foretold-fetch = Send a pathfinder for a card.
foretold-pass = Pass for this round.
foretold-halt = Halt here.
foretold-guard = Use an escort: the danger then does no harm.
foretold-shield = Cancel the danger with your leader’s power.
foretold-accept = Take the damage, without an escort.
foretold-winch-m = Use a winch: one mechanic symbol does not count.
foretold-winch-s = Use a winch: the stop symbol does not count.
foretold-nowinch = Use no winch here.
foretold-repair = Repair for { $francs } F: { gains }.
foretold-hit = Take the damage like this: { losses }.
foretold-go-town = { set-out } into { of-space }.
foretold-go-blind = { set-out } { towards } into the unknown.
foretold-go = { set-out } { towards } ({ of-tile }), fuel −{ $fuel }.
set-out = { $begins ->
    [0] Drive on
   *[other] Drive
}
towards = { $towards ->
    [E] east
    [W] west
    [NE] north-east
    [NW] north-west
    [SE] south-east
   *[other] south-west
}
foretold-sail = Sail to { of-space } for { $francs } F.
foretold-clear = Let an escort remove the tile { of-space } ({ of-tile }).
foretold-back = Put this tile back into the bag: { of-tile }.
foretold-drop = Discard this card: { of-card }.
foretold-lay = Lay this tile { of-space }: { of-tile }.

reason-only = There is no other choice here.
reason-plan-drive = { $mechanics } mechanics can drive or repair; steps to the finish: { $steps }.
reason-plan-money = Your purse holds only { $francs } F, and funding fills it.
reason-plan-paths = On the cheapest way to the finish { $spaces ->
    [one] one space is
   *[other] { $spaces } spaces are
} still unknown.
reason-plan-escort = An unused escort cancels a whole danger.
reason-take = { $card ->
    [TEL] It is worth 30 F.
    [GUIDE] It lays a tile or takes one away.
   *[WINCH] On a drive, one mechanic symbol or a stop does not count.
}
reason-take-fuel = Your tank has room for all of it.
reason-take-mend = Your engine and chassis lack { $levels ->
    [one] one level
   *[other] { $levels } levels
}.
reason-take-parts = It repairs without a mechanic and without money.
reason-take-danger = With it a rival can lose a level.
reason-take-danger-left = Left in the bivouac, it would damage your vehicle.
reason-petrol-town = In a town a level costs 10 F, elsewhere 20 F.
reason-petrol-alone = Petrol is sold in towns only.
reason-petrol = A mechanic can still drive, and the tank holds only { $fuel } fuel.
reason-petrol-worth = In a town that much petrol costs { $francs } F.
reason-fuel = The tank has room for all of it, and a mechanic can still drive.
reason-fuel-room = The tank has room for all of it.
reason-telegram = It counts for nothing in your hand, but it does in your purse.
reason-mend = Every level repaired means one more step, card or point.
reason-strike = It can cost a rival a level, and in your hand it counts for nothing.
reason-strike-t = TORPEDO loses a level and cannot guard against it.
reason-clear = This tile has more symbols than an average one from the bag.
reason-clear-stop = Its stop symbol would end your drive there.
reason-clear-danger = Danger on a tile costs up to two levels.
reason-fund = Your purse holds { $francs } F, and petrol, repairs and voyages cost money.
reason-scout = The next space on the cheapest way to the finish is still unknown.
reason-fetch = Your chassis carries { $chassis ->
    [one] one card
   *[other] { $chassis } cards
}, and you hold { $held }.
reason-pass = Your unused escorts go on guarding you.
reason-halt = No step that you can pay for leads nearer to the finish.
reason-halt-unknown = Every step nearer to the finish leads into the unknown.
reason-guard = The escort cancels all of this danger.
reason-shield = Your leader’s power cancels all of it and is ready again next round.
reason-accept = It costs only one level, and danger on a tile costs two.
reason-winch = One mechanic symbol less is one level saved.
reason-winch-stop = Without the stop you have { steps } left.
reason-keep-winch = This tile has only one mechanic symbol and no stop.
reason-repair-engine = A drive has as many steps as the engine has levels, and yours has { $engine }.
reason-repair-chassis = You can hold as many cards as the chassis has levels, and yours has { $chassis }.
reason-hit-engine = It spares the chassis, which carries your cards.
reason-hit-chassis = It spares the engine, which says how far you drive.
reason-hit-both = Shared out, some of both is left: engine { $engine }, chassis { $chassis }.
reason-sail = It takes you { steps } nearer to the finish and needs no fuel.
reason-finish = That is the finish.
reason-town = In a town a level of petrol costs only 10 F, and you draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
reason-road = The cheapest way to the finish leads over this tile.
reason-nearer = It is one step nearer to the finish and costs { $fuel } fuel.
reason-unknown = Unknown, but one step nearer to the finish, and you can pay for { $percent }% of the tiles in the bag.
reason-unknown-way = Unknown, but the cheapest way to the finish begins there, and you can pay for { $percent }% of the tiles in the bag.
reason-lay = An easy tile on your cheapest way to the finish.
reason-lay-new = With this easy tile your cheapest way to the finish leads over it.
reason-lay-hard = A hard tile where your cheapest way to the finish does not lead.
reason-lay-stop = A stop ends a drive, and your cheapest way to the finish does not lead there.
reason-lay-best = No other space for it leaves you a cheaper way to the finish.
reason-lay-same = Wherever you lay it, your cheapest way to the finish costs the same.
reason-back = Of the tiles drawn it is the hardest.
reason-drop-double = You hold another one.
reason-drop-fuel = Your tank is full.
reason-drop-mend = Your engine and chassis are undamaged.
reason-drop-little = { $card ->
    [DNG] It can only harm a rival.
    [TEL] It is worth only 30 F.
    [PARTS] They repair only one level.
    [GUIDE] It is good for a single tile only.
   *[WINCH] It helps only on a tile with a mechanic or stop symbol.
}
reason-drop-danger = On a journey alone it cannot be played.

## At the table

aim = { $mode ->
    [solo] Cross Africa and reach the finish before TORPEDO.
    [alone] Cross Africa and reach the finish in time.
   *[race] Cross Africa to the finish early, in good repair and with money left.
}
next-story = First you see what TORPEDO does: step by step, or at once with “{ desk-finish }”.
next-take = Take one of the cards laid out.
next-take-it = Take this card, or look at another one.
next-take-last = Take the only card left.
next-plan = Give each of your five assistants a task, then confirm the plan.
next-turn = { $before ->
    [both] Buy petrol if you like, then play cards if you like, then let one assistant act.
    [petrol] Buy petrol if you like, then let one assistant act.
    [cards] Play cards if you like, then let one assistant act.
   *[none] Let one assistant act, or pass.
}
next-role = { $role ->
    [F] Let funding raise the money.
    [P] Choose what the pathfinder does.
    [M] Choose what the mechanic does.
   *[E] Choose what the escort does.
}
next-pass = Nothing is left to do in this round: pass.
next-drop = You hold { $held ->
    [one] one card
   *[other] { $held } cards
}, and your chassis carries { $chassis }: choose a card to discard.
next-drive = Drive on to a framed space, or halt. Steps left: { $steps }.{ next-town }
next-drive-to = Choose a framed space to drive to. Its cost is shown beside it.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}A town ends the drive.
}
next-aim = { $action }. Tap the space again, or the button below.
next-clear = Choose the framed tile to remove.
next-strike = Choose the rival and the gauge that the danger hits.
next-card = Choose what the card does: { of-card }.
news-found = Tile { of-space }: { of-tile }.{ $paid ->
    [risk] {" "}You lose { $fuel } fuel, 1 of it for the risk area.
    [plain] {" "}You lose { $fuel } fuel.
   *[none] { "" }
}
news-hurt = Your vehicle has taken damage: { losses }.
news-cards = You have lost { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
news-danger = Danger threatens your vehicle.

about-town = Colour { of-colour }, level { $level }.
about-start = The journey begins here.
about-finish = The journey ends here: the first to arrive begins the last round.
about-town-enter = Entering a town costs nothing and ends the drive.
about-town-cards = When you enter, you draw { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
about-town-prices = Petrol and repairs cost 10 F a level here, elsewhere 20 F.
about-route = Sea route to { of-town }: { $price } F.
about-tile-on = Tile { of-space }: { of-tile }
about-space = Space { of-space }, level { $level }
about-unknown = Nobody knows it yet: if you enter, you draw a tile. That takes at least fuel { $fuel }.
about-risk = Risk area: entering costs one more fuel.
about-odds = A tile from the bag costs on average: fuel { $fuel }, levels { $mechanics }; danger { $danger }%, stop { $stop }%.
about-lay = A tile can be laid here if a chain of towns and tiles leads from your vehicle to it.
about-symbol-F = Costs { $n } fuel to enter.
about-symbol-M = Costs { $n ->
    [one] one level
   *[other] { $n } levels
} of engine or chassis, as you choose.
about-symbol-D = Danger: costs two levels more, unless an escort guards.
about-symbol-S = Stop: the drive ends here.
about-tile-stays = It stays on the map, and everybody who enters pays.
about-here = Here: { of-crew }
about-own = This is your crew.
about-stands = Place: { of-space }. Steps to the finish: { $steps }.
about-gauges = Fuel { $fuel }, engine { $engine }, chassis { $chassis }.
about-purse-hand = Purse { $money } F, cards in hand { $held }.
about-leader = Leader’s power: { $crew ->
    [FR] once a round three tiles are drawn for scouting, and two of them laid.
    [GB] once a round a danger is cancelled, as if by an escort.
    [BE] the first funding of a round brings 40 F.
    [IT] once a round a repair restores three levels.
   *[SU] in the bivouac one more card is laid out, and the one left over is theirs.
}
about-leader-off = The leader’s power does not count at this table.
about-t = Estienne’s car drives automatically: each round a card says what its five pawns do.
about-t-gauges = Fuel { $fuel }, mechanics { $mechanics }.
about-t-moves = It goes step by step towards its goal, over what it can pay for, the easiest tile first.
about-t-cards = It has no hand and no money; cards it takes are discarded.
about-estienne-any = Estienne card
about-estienne-title = Estienne card { $id }, { of-colour }
about-estienne = It is revealed at the start of a round and says all that TORPEDO does in it.
about-estienne-goal = TORPEDO heads for the nearest open town of the colour { of-colour }.
about-estienne-tiles = Tiles that pawn 1 draws: { $tiles }. Easy ones go on its way, hard ones on yours.
about-estienne-moves = Spaces that pawn 2 moves: { $second }; pawns 3 to 5: { $others } each.
about-powers = It gains one in every town of its goal colour and keeps it for the campaign.
about-fuel = Every step onto a tile costs the fuel shown on it; towns cost none.
about-fuel-buy = A level costs 10 F in a town and 20 F elsewhere. On a journey alone it is sold in towns only.
about-fuel-empty = With fuel 0 you can still enter a town next to you.
about-engine = Its level is how many steps a drive can have. With 0 you can neither drive nor sail.
about-chassis = Its level is how many cards you can hold; any more are discarded at once.
about-levels = Mechanic symbols and danger lower engine or chassis.
about-mend = A mechanic repairs one or two levels, 10 F each in a town, 20 F elsewhere.
about-points = Each level left when you arrive is a point.
about-mechanics = Mechanic symbols lower it; TORPEDO enters only what it can pay for.
about-mechanics-danger = Danger on a tile costs it two levels.
about-purse = Purse
about-francs = It pays for petrol, repairs and sea routes. Funding brings 30 F.
about-francs-points = Every full 50 F when you arrive is a point.
about-back = Only its owner knows it.
about-card = { $card ->
    [CAN] Fuel +2; what does not fit into the tank is lost.
    [TANK] Fuel +4; what does not fit into the tank is lost.
    [PARTS] Engine or chassis +1.
    [TOOLS] Two levels of engine and chassis, in any split.
    [DNG] Costs a rival one level of engine or chassis, unless an escort guards; TORPEDO loses one of mechanics.
    [TEL] Brings 30 F.
    [GUIDE] Draw a tile and lay it, or remove one next to you.
   *[WINCH] When you enter a tile: one mechanic symbol or the stop does not count.
}
about-danger-left = If it is left in the bivouac, it damages your vehicle.
about-card-when = Played in your turn, after petrol and before an assistant acts.
about-card-limit = You can hold as many cards as your chassis has levels.
about-role = { $role ->
    [F] Brings 30 F.
    [P] Draws two tiles and lays them, or draws a card.
    [M] Drives, repairs or sails.
   *[E] Removes a tile next to your vehicle.
}
about-drive = A drive has up to as many steps as your engine has levels.
about-guard = Unused, it can cancel a whole danger, even after you have passed.
about-role-most = At most { $most } in a plan of five.
about-role-once = Each acts once a round, in any order.
about-assistants = Each crew plans five of them in secret: { role-F }, { role-P }, { role-M } or { role-E }.
about-tile = Tile: { of-tile }
about-town-any = Town
about-unknown-any = Empty space
about-sea = Sea route
about-sail = A mechanic sails from port to port for the price printed; it takes no fuel, and the engine must not be at 0.
about-bag = Tiles in the bag: { $tiles }
about-bag-what = Tiles for scouting and for steps into the unknown. When it is empty, discarded tiles go back into it.
about-deck = Cards in the deck: { $cards }
about-deck-what = When it is empty, discarded cards are shuffled into a new one.
about-track = The crew that is farthest plays first; in a stack from bottom to top.
about-prime = The crew that is now first gets a bonus of 20 F.
crib-tiles = Map and tiles
crib-gauges = Gauges and purse
crib-cards = Cards
crib-rivals = Order and TORPEDO

## The list of choices

choices-title = What you can do on the map
