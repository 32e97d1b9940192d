# The house's own words: refusals that every game shares, the levels of the bots, the terminal.

refused-stale = The table has moved on. Look at it again and choose anew.
refused-empty = No move was given. Choose one of the moves on offer.
refused-ambiguous = That can mean more than one move. Choose one of: { $moves }.
refused-undo = The last move is final: the turn has passed on, or something was thrown or shown since. Ask for a take-back.
refused-undo-nothing = There is nothing to take back. Make a move first.
refused-undo-thrown = What was thrown stays thrown, and your last step came before it. Play on.
refused-undo-time = A bot played that turn because the time was out, and that stays so. Play on.
refused-undo-alone = Nobody is at the table who could agree. Wait until somebody comes.
refused-confirm = Your turn is played. End it, or take the last step back.
refused-no-confirm = There is no turn to end yet. Play yours first, or wait until it is your turn.
refused-no-throw = There is nothing to throw now. Play a move.
refused-throws = “{ $throws }” is no way to throw. Choose auto or manual.
refused-no-seat = There is no seat { $seat } here. Seats are numbered from 0, and there are { $seats }.
refused-seats = { $seats } is not a possible number of seats. Choose one of: { $possible }.
refused-resign-seats = Only a game of two can be given up. Play on, or leave the table.
refused-resigned = You are out of this game already. Watch the others, or begin a new one.
refused-over = The game is over. Start a new one or look at the replay.
refused-option-name = There is no option “{ $option }”. Options: { $options }.
refused-option-value = “{ $value }” is no value of { $option }. Choose one of: { $values }.
refused-game = There is no game “{ $name }”. Games: { $games }.
refused-language = There are no words for the language “{ $language }”. Languages: { $languages }.
refused-level = There is no level “{ $level }”. Levels go from 1 to { $levels }.
refused-depth = “{ $depth }” is no depth. Give a number from 0 to { $most }.
refused-file-read = “{ $file }” cannot be read: { $reason }. Check the name of the file.
refused-file-write = “{ $file }” cannot be written: { $reason }. Choose another place; the game goes on.
refused-room-name = “{ $name }” cannot be the name of a game. Use small letters, digits and underscores, a letter first.
refused-room-exists = There is a game “{ $name }” already. Choose another name.

refused-transcript-first = This is no transcript: it does not begin with “{ $first }”. Choose a file that Ludothek wrote.
refused-transcript-torn = This transcript is torn or was changed: its checksum does not fit. Take a whole copy.
refused-transcript-head = The head of this transcript does not make sense: { $line }. Take a whole copy.
refused-transcript-rules = This game was played by version { $theirs } of the rules, here is version { $ours }. Open it with the Ludothek that wrote it.
refused-transcript-seed = This transcript lacks the seed of its throws, so they cannot be checked. Ask for the file once the game is over.
refused-transcript-commit = The seed is not the one that was promised before the first throw. Do not trust this file.
refused-transcript-throw = This is not what was thrown: the seed gives { $thrown }. Do not trust this file.
refused-transcript-actor = It was not this seat's turn. Do not trust this file.
refused-transcript-step = Step { $step } ({ $move }) does not fit: { $reason }
refused-transcript-result = The moves do not lead to the result { $result }. Do not trust this file.

level-1 = Curious
level-1-about = Looks at what lies in front of it and overlooks the rest. Good for a first game.
level-2 = Attentive
level-2-about = Thinks of your answer, but no further.
level-3 = Seasoned
level-3-about = Plans several moves ahead and rarely gives anything away.
level-4 = Master
level-4-about = Looks as deep as a few seconds allow.

bot-name = Bot ({ $level })
you = You

terminal-welcome = { $game }. Your side: { $side }. Against you: { $bot }.
terminal-welcome-one = { $game }. Your side: { $side }.
terminal-prompt = Your move
terminal-prompt-done = Enter ends your turn, undo takes the last step back
terminal-help = Type a move ({ $example }) or a square to see where its piece can go. Other words:
terminal-help-moves = list all moves
terminal-help-undo = take back your last move
terminal-help-done = end your turn; Enter does the same
terminal-help-hint = ask for a suggestion
terminal-help-turn = turn the board round
terminal-help-rule = read a rule, for example { $example }
terminal-help-save = save the game to a file and go on
terminal-help-resign = give the game up
terminal-help-quit = leave; the game can be saved first
terminal-help-help = this list
terminal-thinking = { $bot }: thinking …
terminal-warming = The fast engine is being prepared in the background; until then the bot plays a little weaker.
terminal-hint = Hint: { $said } Type { $move }.
terminal-taken-back = Taken back to your last turn.
terminal-saved = Saved to { $file }. Go on with: ludothek play --resume { $file }
terminal-resumed = Going on after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
terminal-resign-sure = Give up?
terminal-yes = y
terminal-no = n
terminal-bye = See you at the table.
terminal-unsaved = Leaving. To keep the game next time: save FILE.
terminal-destinations = From { $square }:
terminal-no-destinations = The piece on { $square } cannot move.
terminal-no-rule = There is no rule { $rule }. Rules: { $rules }.
terminal-you-win = You win.
terminal-you-lose = Winner: { $bot }.
terminal-you-fail = You have not made it this time.
terminal-draw = A draw.
terminal-shared = The win is shared: { $who }.
terminal-resigned = Gave up: { $who }.

replay-title = { $game }, step { $step } of { $steps }
replay-keys = Enter or n: next, b: back, a number: go there, q: leave
verify-whole = The file is whole.
verify-moves = { $moves ->
    [0] No move has been made yet.
    [one] One step is legal.
   *[other] All { $moves } steps are legal.
}
verify-throws = { $throws ->
    [0] Nothing was thrown.
    [one] One throw is what the seed gives, and the seed is the one promised.
   *[other] All { $throws } throws are what the seed gives, and the seed is the one promised.
}
verify-throws-manual = The throws were entered by hand and prove nothing.
verify-result = The result follows from the moves: { $result }.
verify-running = The game is still running.

refused-game-missing = Say which game. Games: { $games }.
refused-file-other = “{ $file }” is there already and is no saved game. Choose another name.
refused-step = There is no step { $step }. Steps go from 0 to { $steps }.
said-undo = The last move is taken back.
terminal-again = To see the game again: ludothek replay { $file }
overview = A table for board games. Begin with:
overview-more = All commands: ludothek --help
games-players = Players: { $seats }
games-default = The first value of each option holds unless you choose another: --option NAME=VALUE
perft-depth = Depth
perft-count = Sequences
perft-seconds = Seconds
perft-speed = Per second
warm-done = { $game } is ready: bots start at full strength.
new-made = The room { $name } is laid out. See that it passes: make test
new-made-alone = The room { $name } is laid out. Its page in the browser and its tests are not: they belong to a checkout of Ludothek. There: make new GAME={ $name }

refused-link = This link opens nothing here. Ask for a new one.
refused-eyes = While a game runs, you see it through your own eyes only. Look again once it is over.
refused-message = That message makes no sense here. Load the page again.
refused-spectator = You are watching this table. Take a seat to play.
refused-unfinished = That is only the beginning of a move. Choose where it goes on.
refused-draw-declined = The draw is declined. Play on.
refused-draw-alone = Nobody is left here to agree on a draw with. Play on.
refused-not-asked = That request is no longer open. Play on.
refused-review = There is no finished turn of yours to look at yet. Play one first.
refused-hint-turn = A hint comes when it is your turn. Wait for the other side.
refused-time-out = Your time is out: a bot plays this turn for you. Wait for your next one.
refused-seat-taken = Somebody sits there. Only an open seat gets a new link.
refused-invite-taken = Somebody has sat down there already. Watch, or ask for a link of your own.
refused-link-used = This link has carried its seat already, or is too old. Make a new one on the device at which you sit.
refused-not-over = The game is still running. Finish it before a rematch.
refused-too-fast = That was too much at once. Wait a moment and come back.
refused-too-many-tables = That is enough new tables for now. Finish one, or try again in a few minutes.
refused-too-many-reports = Many studies are being run just now. Wait a moment and ask again.

row-undo = The last move is taken back.
row-resign = Gave up: { $side }.
row-draw = A draw is agreed.
row-time = Out of time: { $side }.
row-stand-in = Out of time: { $side }. A bot plays this turn.

# where something is hidden
refused-undo-shown = Something was shown since, or the turn has passed on, and that stays so. Play on.
terminal-saved-secrets = The file holds the secrets of every side, so do not peek, and do not send it to anyone who plays on.

refused-no-network = This computer is in no network. Connect it to one, or start the table without --lan.
refused-database-address = “{ $scheme }://” is no database that is known here. Give the name of a file, for example games.db, or an address that begins with sqlite:///.
refused-database-folder = “{ $database }” is a folder. Give the name of a file in it, for example { $database }/tables.db.
refused-database-closed = The database “{ $database }” cannot be opened: { $reason }. Choose another place, or make this one writable.
refused-database-other = “{ $database }” is no database of Ludothek. Choose another name; the file was left as it is.
refused-database-newer = “{ $database }” was written by a newer Ludothek. Start that one, or choose another file.
refused-database-busy = Another program is writing to “{ $database }”. Close it, or choose another file.
serve-lan = In your home network: { $address }
