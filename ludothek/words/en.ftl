# The house's own words: refusals that every game shares, the levels of the bots, the terminal.

refused-stale = The game has moved on. Look at the board and choose again.
refused-empty = No move was given. Choose one of the moves on offer.
refused-ambiguous = That can mean more than one move. Choose one of: { $moves }.
refused-undo = The last move is final: the turn has passed, or something has been rolled, drawn or revealed since. Ask to take it back.
refused-undo-nothing = There is nothing to undo. Make a move first.
refused-undo-thrown = A roll or draw cannot be undone, and your last step was before it. Play on.
refused-undo-time = A bot played that turn because time had run out, so it cannot be undone. Play on.
refused-undo-alone = Nobody is at the table who could agree to that. Wait until somebody joins.
refused-confirm = You have finished your moves. End your turn, or undo the last step.
refused-no-confirm = There is no turn to end yet. Play yours first, or wait until it is your turn.
refused-not-done = Your turn is not over yet: there is still a move to make. Type moves to see what you can do.
refused-no-throw = There is nothing to roll now. Make a move.
refused-throws = “{ $throws }” is not a way to roll the dice. Choose auto or manual.
refused-no-seat = There is no seat { $seat } here. Seats are numbered from 0, and there are { $seats }.
refused-seats = { $seats } is not a possible number of seats for this game. Choose one of: { $possible }.
refused-resign-seats = You can only give up in a game for two. Play on, or leave the table.
refused-resigned = You are already out of this game. Watch the others, or begin a new one.
refused-over = The game is over. Start a new one or look at the replay.
refused-option-name = There is no option “{ $option }”. Options: { $options }.
refused-option-value = “{ $value }” is not a value for { $option }. Choose one of: { $values }.
refused-game = There is no game “{ $name }”. Games: { $games }.
refused-language = There are no words for the language “{ $language }”. Languages: { $languages }.
refused-level = There is no level “{ $level }”. Levels go from 1 to { $levels }.
refused-depth = “{ $depth }” is not a depth. Give a number from 0 to { $most }.
refused-file-read = “{ $file }” cannot be read: { $reason }. Check the name of the file.
refused-file-write = “{ $file }” cannot be written: { $reason }. Choose another place; the game goes on.
refused-room-name = “{ $name }” cannot be the name of a game. Use small letters, digits and underscores, a letter first.
refused-room-exists = There is already a game “{ $name }”. Choose another name.

refused-transcript-first = This is not a transcript: it does not begin with “{ $first }”. Choose a file that Ludothek wrote.
refused-transcript-torn = This transcript is damaged or has been changed: its checksum does not match. Use an undamaged copy.
refused-transcript-head = The header of this transcript makes no sense: { $line }. Use an undamaged copy.
refused-transcript-rules = This game was played with version { $theirs } of the rules; this is version { $ours }. Open it with the version of Ludothek that wrote it.
refused-transcript-seed = The seed is missing from this transcript, so its rolls and draws cannot be checked. Ask for the file once the game is over.
refused-transcript-commit = The seed is not the one that was promised before the first roll or draw. Do not trust this file.
refused-transcript-throw = This is not what was rolled or drawn: the seed gives { $thrown }. Do not trust this file.
refused-transcript-actor = It was not this seat’s turn. Do not trust this file.
refused-transcript-step = Step { $step } ({ $move }) does not fit: { $reason }
refused-transcript-result = The moves do not lead to the result { $result }. Do not trust this file.

level-1 = Curious
level-1-about = Sees what is in front of it and overlooks the rest. Good for a first game.
level-2 = Attentive
level-2-about = Considers your reply, but looks no further.
level-3 = Seasoned
level-3-about = Plans several moves ahead and rarely gives anything away.
level-4 = Master
level-4-about = Looks as far ahead as a few seconds allow.

bot-name = Bot ({ $level })
you = You

terminal-welcome = { $game }. Your side: { $side }. Against you: { $bot }.
terminal-welcome-one = { $game }. Your side: { $side }.
terminal-prompt = Your move
terminal-prompt-done = Enter ends your turn, undo takes the last step back
terminal-help = Type a move ({ $example }) or a square to see where its piece can go. Other commands:
terminal-help-moves = list all moves
terminal-help-undo = undo your last move
terminal-help-done = end your turn; Enter does the same
terminal-help-hint = ask for a suggestion
terminal-help-turn = turn the board round
terminal-help-rule = read a rule, for example { $example }
terminal-help-save = save the game to a file and go on
terminal-help-resign = give up the game
terminal-help-quit = leave; an unfinished game is saved for you
terminal-help-help = this list
terminal-thinking = { $bot }: thinking…
terminal-warming = The fast engine is being prepared in the background; until then the bot plays a little weaker.
terminal-hint = Hint: { $said } Type { $move }.
terminal-taken-back = Taken back to your last turn.
terminal-saved = Saved to { $file }. Continue with: { $command }
terminal-resumed = Resuming after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
terminal-resign-sure = Give up?
terminal-yes = yes
terminal-no = no
terminal-question = { $question } ({ $yes }/{ $no }, Enter: { $enter })
terminal-yes-or-no = Type { $yes } for yes or { $no } for no; Enter means { $enter }.
terminal-bye = See you at the table.
terminal-unsaved = The game could not be saved. Next time, save it before you leave: save FILE
terminal-destinations = From { $square }:
terminal-no-destinations = The piece on { $square } cannot move.
terminal-no-rule = There is no rule { $rule }. Rules: { $rules }.
origin-book = Printed in the rulebook
origin-house = Settled here: the rulebook is silent
origin-both = Partly printed, partly settled here
reading-otherwise = In the set-up you can choose otherwise: { $options }.
reading-on = “{ $option }”
reading-off = “{ $option }” switched off
reading-value = “{ $option }” set to “{ $value }”
terminal-you-win = You win.
terminal-you-lose = Winner: { $bot }.
terminal-you-fail = You did not make it this time.
terminal-draw = A draw.
terminal-shared = Shared win: { $who }.
terminal-resigned = Gave up: { $who }.

replay-title = { $game }, step { $step } of { $steps }
replay-keys = Enter or n: next, b: back, a number: go there, q: leave
replay-unknown = “{ $typed }” means nothing here.
verify-whole = The file is intact.
verify-moves = { $moves ->
    [0] No move has been made yet.
    [one] The one move is legal.
   *[other] All { $moves } moves are legal.
}
verify-throws = { $throws ->
    [0] Nothing was left to chance.
    [one] The one roll or draw matches the seed, and the seed is the one promised.
   *[other] All { $throws } rolls and draws match the seed, and the seed is the one promised.
}
verify-throws-manual = The rolls and draws were entered by hand and prove nothing.
verify-result = The result follows from the moves: { $result }.
verify-running = The game is still running.

refused-game-missing = Name a game. Games: { $games }.
refused-file-other = “{ $file }” already exists and is not a saved game. Choose another name.
refused-step = There is no step { $step }. Steps go from 0 to { $steps }.
said-undo = The last move was taken back.
terminal-again = To see the game again: { $program } replay { $file }
overview = A table for board games. Begin with:
overview-more = All commands: { $program } --help
games-players = Players: { $seats }
games-needed = Only with: { $options }
games-excluded = Not together with: { $options }
games-default = The first value of each option is the default; choose another with --option NAME=VALUE
perft-depth = Depth
perft-count = Sequences
perft-seconds = Seconds
perft-speed = Per second
warm-done = { $game } is ready: bots start at full strength.
new-made = The room { $name } is ready. Check it with: make test
new-made-alone = The room { $name } is ready. Its page in the browser and its tests are still missing: they belong in a checkout of Ludothek. There: make new GAME={ $name }

refused-link = This link does not work here. Ask for a new one.
refused-eyes = While a game is running, you can only see it from your own seat. Look again once it is over.
refused-message = That message makes no sense here. Load the page again.
refused-spectator = You are watching this table. Take a seat to play.
refused-unfinished = That is only the first part of a move. Choose how it continues.
refused-draw-declined = The draw was declined. Play on.
refused-draw-alone = Nobody is here to agree on a draw with. Play on.
refused-not-asked = That request is no longer open. Play on.
refused-review = You have not finished a turn yet, so there is nothing to look back on. Play one first.
refused-hint-turn = You can ask for a hint on your own turn. Wait for the other side.
refused-time-out = Your time has run out: a bot plays this turn for you. Wait for your next one.
refused-seat-taken = That seat is taken. Only a free seat can have a new link.
refused-invite-taken = That seat is already taken. Watch, or ask for a link of your own.
refused-link-used = This link has already been used, or is too old. Make a new one on the device you are playing on.
refused-not-over = The game is still running. Finish it before a rematch.
refused-too-fast = That was too many requests at once. Wait a moment and try again.
refused-too-many-tables = You have opened a lot of tables. Finish one, or try again in a few minutes.
refused-too-many-reports = Too many studies are being run right now. Wait a moment and try again.

row-undo = The last move was taken back.
row-resign = Gave up: { $side }.
row-draw = A draw was agreed.
row-time = Out of time: { $side }.
row-stand-in = Out of time: { $side }. A bot plays this turn.

# where something is hidden
refused-undo-shown = Something has been revealed since, or the turn has passed, so you cannot take that back. Play on.
terminal-saved-secrets = The file holds the secrets of every side, so do not peek, and do not send it to anyone who is still playing.

refused-no-network = This computer is not on a network. Connect it to one, or start the table without --lan.
refused-port-taken = Another program already uses port { $port }. Choose another one with --port, or leave --port out.
refused-port-closed = The table cannot listen at “{ $host }”, port { $port }: { $reason }. Choose others with --host and --port, or leave both out.
refused-name = The table does not answer to this name. Open it by the address that was printed when it was started, or start it with: { $program } serve --allow-host NAME
refused-database-address = “{ $scheme }://” is not a database that is known here. Give the name of a file, for example games.db, or an address that begins with sqlite:///.
refused-database-folder = “{ $database }” is a folder. Give the name of a file in it, for example { $database }/tables.db.
refused-database-closed = The database “{ $database }” cannot be opened: { $reason }. Choose another place, or make this one writable.
refused-database-other = “{ $database }” is not a database of Ludothek. Choose another name; the file was left as it is.
refused-database-newer = “{ $database }” was written by a newer version of Ludothek. Start that one, or choose another file.
refused-database-busy = Another program is writing to “{ $database }”. Close it, or choose another file.
serve-lan = In your home network: { $address }
