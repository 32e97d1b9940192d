# What only the pages say: the shelf, the set-up, the table, the replay.

close = Close
copy = Copy
copied = Copied
trouble = That did not work. Try again in a moment.
refused-no-answer = The table does not answer. Check the connection and try again.
part-missing = A part of this page did not come. It is loaded by itself once the table answers.
part-again = Load again
language = Language
theme = Light: { $theme }
theme-auto = Auto
theme-light = Day
theme-dark = Night

shelf-welcome = Take a box from the shelf and sit down.
shelf-how = { shelf-play }: you against a friendly bot. { shelf-set-up }: friends, strength, rules, clock.
shelf-title = The shelf
shelf-open = { $game }: set up a table
shelf-seats = Players: { $seats }
shelf-minutes = { $minutes } min
shelf-play = Play now
shelf-set-up = Set up
shelf-coming = Not unpacked yet
shelf-rules = Rules

tables-title = Your tables
tables-waiting = { $n ->
    [one] Your turn at one table
   *[other] Your turn at { $n } tables
}
tables-none = No table yet. The ones you sit down at are kept here, in this browser.
tables-your-turn = Your turn
tables-your-turn-side = Your turn: { $side }
tables-their-turn = To move: { $name }
tables-free = Waiting for somebody
tables-won = Won
tables-lost = Lost
tables-drawn = Drawn
tables-nobody = No winner
tables-won-by = Won by: { $names }
tables-here = All on this screen
tables-alone = Solo
tables-more = { $n ->
    [one] Show one more table
   *[other] Show { $n } more tables
}
tables-fewer = Show fewer
tables-forget-all = Put all finished ones away
tables-forget = Put { $game } away
join-title = Join a friend
join-hint = Link or code
join-go = Sit down
join-wrong = There is no table in that. Paste the whole link.

setup-seats = Players
setup-name = Your name
setup-name-hint = What the others call you
setup-options = Rules of this table
setup-preset = Play as
setup-clock = Clock
setup-level = Level: { $seat }
setup-play = Play
children = Children’s table
children-about = Pictures instead of words, gentle bots, no clock.
who-me = Me
who-here = Friend on this screen
who-link = Friend by link
who-link-about = At the table you get a link to send.
who-bot = Bot
value-9x9 = 9 × 9
value-9x8 = 9 × 8
value-right = Right-handed
value-left = Left-handed
clock-none = No clock
clock-move = For each move
clock-game = For the whole game
clock-time = Time for each player
clock-out = When the time is out
clock-out-loss = The game is lost
clock-out-bot = A bot plays on
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

seat-number = Seat { $n }
seat-open = Free seat
seat-guest = Guest
seat-champion = Reigning champion
seat-trophies = { $side }: { $n ->
    [one] one cup
   *[other] { $n } cups
}
table-opening = The table is being laid …
table-board = Board
table-seats = Players
table-actions = What you can do
table-panel = Beside the board
table-watching = You are watching
watching-about = This address lets you watch. To play, ask for an invite. If you sit here yourself: where you have played, open More and take your seat along.
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
status-go-on = Where to? The same piece again takes the choice back.
status-which = Which way? More than one leads there.
status-confirm = Undo your last step, or end your turn.
status-review = Best would have been: { $moves }
status-seeking = Looking for a good move …
status-sent = Played.
status-thinking = { $name }: thinking …
status-wait = To move: { $name }.
status-stand-in = { $side }: time is out. A bot plays this turn.
clocks-wait = The clocks stand still until everybody is here.
past-at = A look back (log, no. { $n }):
past-news = { $n ->
    [one] Meanwhile there is one new row.
   *[other] Meanwhile there are { $n } new rows.
}
past-back = Back to the game
show-again = Show again
status-again = The last turn is being shown again.
status-hint = Hint: { $said }
status-rule = Rule { $rule }
card-open = What it can do
status-lost = The connection is lost. The table waits; coming back …
status-under-way = The connection is lost. What you chose goes out as soon as the table is back.
asleep = The table is asleep; it comes back by itself.
asleep-knock = Nothing can be played while the table is asleep. It comes back by itself.
asleep-try = Try now
warm = The bots are warming up: { $left }
left-seconds = about { $n } s left
left-minutes = about { $n } min left
left-soon = almost there
remark-help = U takes a move back, H gives a hint, C opens the crib sheet, ? lists all keys.

ask-draw = { $name }: “Shall we call it a draw?”
ask-takeback = { $name }: “May I take the last move back?”
asked-draw = You have offered a draw.
asked-takeback = You have asked to take your move back.
declined-draw = Your offer of a draw was declined.
declined-takeback = Your wish to take the move back was declined.
ask-yes = Agree
ask-no = Decline
resign-sure = Give this game up?
resign-yes = Give up
resign-no = Play on
leave-sure = Get up from this table?
leave-yes = Get up
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
do-leave = Get up
do-leave-about = Your seat becomes free: from this page one can then only watch.
page-log = Log
page-rules = Rules
page-more = More
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Quick
speed-instant = At once
sound = Sound
speak = Say colours aloud
confirm = Confirm the end of my turn
confirm-about = After your last step you can still think again; nothing is thrown or drawn before that.
review = Show the best use after my turn
review-about = What you could have made of it.
turn-with-seat = Turn the board to whoever is to move
notify = Tell me when it is my turn
notify-about = Your browser shows a note while you look at something else.
rename = Change
watch-link = Link for spectators
watch-link-about = The address of this page lets others watch too. Your seat stays in this browser.
link-new = Make a link
waiting-title = { $side }: this seat is still free.
waiting-send = Send this link to a friend.
waiting-watch = Somebody is still to come.
waiting-link = Link to the free seat
log-empty = Nothing has been played yet.
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
over-series = Cups: { $standing }
over-rematch = Rematch
over-next = To the next game
over-replay = Replay
over-share = Share
over-save = Save
gone-title = This link opens nothing.
gone-about = Perhaps it was replaced by a new one, or a letter is missing. Ask whoever sent it for a new link.
gone-home = To the shelf
nowhere-title = There is nothing at this address.
nowhere-about = Perhaps a letter is wrong. The games stand on the shelf.
used-title = This link has done its work.
used-about = It carries a seat to another device once, and not for long. Open the table where you sit, and under More take your seat along again.
invite-title = You are invited to { $game }
invite-from = { $names }: invitation to { $game }
invite-side = Your side: { $side }.
invite-already = In this browser you already sit here: { $side }.
invite-taken = This seat is taken
invite-taken-about = Somebody has accepted this invite already. You can watch, or ask for a link of your own.
invite-sit = Sit down
invite-sit-too = Sit down here too, on one screen
invite-watch = Just watch
invite-back = Back to my seat
carry-here = Play on here
carry-here-about = Your seat at { $game }: { $side }. It stays open on your other device too.
carry-make = Take my seat along
carry-about = Play on with your phone or another computer. Your seat stays open here too.
carry-good = For your own other device: this link works once, within { $minutes } minutes. Whoever opens it sits on your seat.
carry-link = Link to your own seat
qr = QR code
qr-of = QR code of { $address }
link-alone = This link works only on this computer. For friends and phones at home, start the table with
link-new-about = A link you have sent already still works; a new one replaces it.

rules-of = The rules of { $game }
rules-sections = Sections
rules-drawing = Drawing
replay-of = { $game }: replay
replay-start = The beginning.
replay-place = Place in the game
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
eyes-title = Whose eyes
eyes-open = Everything open
eyes-watch = Spectator
eyes-open-about = Everything lies open, also what was secret then.
eyes-seat-about = What this side knew at this moment: { $side }.
eyes-watch-about = What everybody could know at this moment.

key-walk = walk over the board
key-choose = choose a place
key-cancel = take the choice back
key-undo = take your move back
key-done = end your turn
key-hint = ask for a hint
key-again = show the others’ last turn again
key-card = show what the focused thing is and can do
key-crib = open the crib sheet
key-turn = turn the board
key-log = open the log
key-rules = open the rules
key-keys = this list
