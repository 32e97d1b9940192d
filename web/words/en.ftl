# What only the pages say: the shelf, the set-up, the table, the replay.

close = Close
copy = Copy
copied = Copied
copy-by-hand = Your browser does not copy here. The address is selected: copy it by hand.
trouble = That did not work. Try again in a moment.
refused-no-answer = The table does not answer. Check the connection and try again.
part-missing = A part of this page did not load. It is loaded automatically once the table answers.
part-again = Load again
language = Language
theme = Theme: { $theme }
theme-auto = Auto
theme-light = Day
theme-dark = Night

shelf-welcome = Take a box from the shelf and sit down.
shelf-how = { shelf-play }: you against a friendly bot. { shelf-set-up }: friends, strength, rules, clock.
shelf-title = The shelf
shelf-open = { $game }: set up a table
shelf-seats = Players: { $seats }
shelf-minutes = { $minutes } min
shelf-play = Play now
shelf-set-up = Set up
shelf-coming = Coming soon
shelf-rules = Rules
shelf-rules-about = Exact where the printed book speaks, marked where it is silent.

tables-title = Your tables
tables-waiting = { $n ->
    [one] Your turn at one table
   *[other] Your turn at { $n } tables
}
tables-none = No tables yet. The ones you join are kept here, in this browser.
tables-your-turn = Your turn
tables-your-turn-side = Your turn: { $side }
tables-their-turn = To move: { $name }
tables-free = Waiting for a player
tables-won = Won
tables-lost = Lost
tables-drawn = Drawn
tables-nobody = No winner
tables-won-by = Won by: { $names }
tables-here = All on this screen
tables-alone = One player
tables-more = { $n ->
    [one] Show one more table
   *[other] Show { $n } more tables
}
tables-fewer = Show fewer
tables-forget-all = Remove all finished ones from this list
tables-forget = Remove { $game } from this list
join-title = Join a friend
join-hint = Link or code
join-go = Sit down
join-wrong = That does not lead to a table. Paste the whole link.

setup-seats = Players
setup-name = Your name
setup-name-hint = What the others call you
setup-options = Rules for this table
setup-preset = Variant
setup-clock = Clock
setup-excluded = Not together with “{ $option }”.
setup-choice = { $what }: { $side }
setup-swap = { $side }, swap with seat { $n }
setup-swapped = Swapped. Seat { $one }: { $side }. Seat { $other }: { $name }.
setup-level = Level: { $seat }
setup-play = Play
children = Children’s table
children-about = Pictures instead of words, gentle bots, no clock.
who-me = Me
who-here = Friend on this screen
who-link = Friend by link
who-link-about = At the table you get a link to send.
who-bot = Bot
clock-none = No clock
clock-move = For each move
clock-game = For the whole game
clock-time = Time for each player
clock-out = When time runs out
clock-out-loss = That player loses
clock-out-bot = A bot takes over
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

seat-number = Seat { $n }
seat-open = Free seat
seat-guest = Guest
seat-champion = Reigning champion
seat-trophies = { $side }: { $n ->
    [one] one trophy
   *[other] { $n } trophies
}
table-opening = Setting up the table…
cover-title = The screen goes to: { $side }
cover-about = Something here is for the eyes of one side only. Next to look: { $side }.
do-uncover = Show the table
table-board = Board
table-seats = Players
table-actions = What you can do
table-panel = Beside the board
table-watching = You are watching
watching-about = With this address you can watch. To play, ask for an invite. If you already have a seat here: where you have played, open More and take your seat along.
table-to-move = to move
table-away = away
table-taken = { $side }: { $n ->
    [one] one piece taken
   *[other] { $n } pieces taken
}
title-your-turn = Your turn: { $game }

status-your-turn = Your turn. Your side: { $side }.
status-your-turn-named = Your turn: { $side }.
status-side = To move: { $side }.
status-go-on = Where to? Choose the same piece again to cancel.
status-which = Which way? There is more than one.
status-confirm = End your turn, or undo.
status-review = Best would have been: { $moves }
status-seeking = Looking for a good move…
status-sent = Played.
status-thinking = { $name }: thinking…
status-wait = To move: { $name }.
status-stand-in = { $side }: out of time. A bot plays this turn.
clocks-wait = The clocks stand still until everybody is here.
past-at = A look back (log, no. { $n }):
past-news = { $n ->
    [one] Since then there is one new row.
   *[other] Since then there are { $n } new rows.
}
past-back = Back to the game
show-again = Show again
status-again = The last turn is being shown again.
status-hint = Hint: { $said }
status-rule = Rule { $rule }
card-open = What it can do
status-lost = Connection lost. The table is waiting; reconnecting…
status-under-way = Connection lost. Your choice is sent as soon as the table is back.
asleep = The table is asleep; it wakes up on its own.
asleep-knock = Nothing can be played while the table is asleep. It wakes up on its own.
asleep-try = Try now
warm = The bots are warming up: { $left }
left-seconds = about { $n } s left
left-minutes = about { $n } min left
left-soon = almost there
remark-help = U undoes a move, H gives a hint, C opens the crib sheet, ? lists all keys.

ask-draw = { $name }: “Shall we call it a draw?”
ask-takeback = { $name }: “May I take the last move back?”
asked-draw = You have offered a draw.
asked-takeback = You have asked to take your move back.
agreed-draw = You have agreed to the draw.
agreed-takeback = You have agreed to the take-back.
ask-waiting = Still to answer: { $names }.
declined-draw = Your offer of a draw was declined.
declined-takeback = Your request to take the move back was declined.
ask-yes = Agree
ask-no = Decline
resign-sure = Give up this game?
resign-yes = Give up
resign-no = Play on
leave-sure = Leave this table?
leave-yes = Leave
leave-no = Stay

do-undo = Undo
do-takeback = Take back
do-hint = Hint
do-done = End turn
do-draw = Offer draw
do-resign = Give up
do-turn = Turn board
do-crib = Crib sheet
crib-of = { $game }: crib sheet
do-keys = Keys
do-leave = Leave
do-leave-about = Your seat becomes free: from this page you can then only watch.
page-log = Log
page-rules = Rules
page-more = More
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Quick
speed-instant = Instant
sound = Sound
speak = Say colours aloud
confirm = Confirm the end of my turn
confirm-about = After your last step you can still change your mind; the next roll or draw waits.
review = Show the best move after my turn
review-about = What you could have done.
turn-with-seat = Turn the board to the side to move
notify = Tell me when it is my turn
notify-about = Your browser notifies you while you are looking at something else.
rename = Change
watch-link = Link for spectators
watch-link-about = The address of this page lets others watch too. Your seat stays in this browser.
link-new = Make a link
waiting-title = { $side }: this seat is still free.
waiting-send = Send this link to a friend.
waiting-watch = Still waiting for a player.
waiting-link = Link to the free seat
log-empty = Nothing has been played yet.
log-undone = Taken back:
log-earlier =
    { $rows ->
        [one] Show one earlier row
       *[other] Show { $rows } earlier rows
    }

over-title = The game is over
over-you-win = You win.
over-you-lose = You lose.
over-wins = Winner: { $name }.
over-draw = A draw.
over-nobody = Nobody wins.
over-together = Won together: { $names }.
over-series = Trophies: { $standing }
over-rematch = Rematch
over-next = To the next game
over-awaited = A rematch is laid. You are awaited there.
over-replay = Replay
over-share = Share
over-save = Save
gone-title = This link does not work.
gone-about = Perhaps it was replaced by a new one, or a letter is missing. Ask the person who sent it for a new one.
gone-home = To the shelf
nowhere-title = There is nothing at this address.
nowhere-about = Perhaps a letter is wrong. The games are on the shelf.
used-title = This link has already been used.
used-about = It carries a seat to another device once, and not for long. Open the table where you sit, and under More take your seat along again.
invite-title = You are invited to { $game }
invite-from = { $names }: invitation to { $game }
invite-side = Your side: { $side }.
invite-already = In this browser you already sit here: { $side }.
invite-taken = This seat is taken
invite-taken-about = Somebody has already accepted this invite. You can watch, or ask for a link of your own.
invite-sit = Sit down
invite-sit-too = Sit down here too, on one screen
invite-watch = Just watch
invite-back = Back to my seat
carry-here = Play on here
carry-here-about = Your seat at { $game }: { $side }. It stays open on your other device too.
carry-make = Take my seat along
carry-about = Play on with your phone or another computer. Your seat stays open here too.
carry-good = For your own other device: this link works once, within { $minutes } minutes. Anyone who opens it sits in your seat.
carry-link = Link to your own seat
qr = QR code
qr-of = QR code of { $address }
link-alone = This link works only on this computer. For friends and phones at home, start the table with
link-new-about = A link you have sent already still works; a new one replaces it.

rules-of = The rules of { $game }
rules-sections = Sections
rules-drawing = Drawing
rules-glossary = Glossary
rules-origins = Where the rules come from
rules-unprinted = Only what the rulebook does not say
rules-shown = Rules shown: { $shown } of { $all }
example-of = Example: { $title }
replay-of = { $game }: replay
replay-start = The beginning.
replay-place = Place in the game
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
eyes-title = Point of view
eyes-open = All revealed
eyes-watch = Spectator
eyes-open-about = You see everything, even what was secret at the time.
eyes-seat-about = What this side knew at this moment: { $side }.
eyes-watch-about = What everybody could know at this moment.

key-walk = move around the board
key-choose = choose a square or space
key-cancel = cancel the choice
key-undo = undo your move
key-edges = jump to the edge of the board
key-look = show what is there
key-close = close what is open
key-back = go back to the game
key-done = end your turn
key-hint = ask for a hint
key-again = show the others’ last turn again
key-card = show what the focused thing is and can do
key-crib = open the crib sheet
key-turn = turn the board
key-log = open the log
key-rules = open the rules
key-keys = this list
cap-space = Space
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-pageup = Page Up
cap-pagedown = Page Down
cap-shift = Shift
