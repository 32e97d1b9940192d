# The words of Tactix.

title = Tactix
about = Tip your dice across the board: the face on top decides how far each must go next.
side-0 = White
side-1 = Black
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Board
option-board-about = 9 × 9 is Tactix; 9 × 8 is the smaller board of its older sister Duell.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = King captures
option-king_captures-about = Whether a king may take the piece it steps onto.
option-short = Short game
option-short-about = A king on the centre wins as well.
option-draws = Draws
option-draws-about = A position that comes up for the third time, or 100 moves without a capture, is a draw.
option-handed = Dice
option-handed-about = Which way round 1, 2 and 3 run on the dice.
option-handed-right = Right-handed
option-handed-left = Left-handed
preset-duell = Duell
preset-duell-about = The smaller board, and a king that does not capture.

terminal-help-faces = show or hide the near and right faces of all dice

refused-turn = It is the other side’s turn. Wait for its move.
refused-pass = You can only pass when no move is left. Choose a move.
refused-unreadable = “{ $text }” is not a move. Write the squares, for example d1>d7 or d1>d6>c6.
refused-off-board = { $square } is not on the board. Stay within it.
refused-no-piece = There is no piece on { $square }. Start from one of yours.
refused-not-yours = The piece on { $square } belongs to the other side. Move one of yours.
refused-steps = This die shows { $top }, so it goes exactly { $top ->
    [one] one step
   *[other] { $top } steps
}, not { $given }. Choose a square at that distance.
refused-king-steps = A king moves exactly one step. Choose a neighbouring square.
refused-diagonal = Pieces go forward, backward or sideways, never diagonally. Go round a corner instead.
refused-turns = A move may turn only once. Choose a route with a single corner.
refused-there-and-back = A move cannot go both forward and backward. Keep to one of them.
refused-left-and-right = A move cannot go both left and right. Keep to one of them.
refused-blocked = A piece on { $square } is in the way, and pieces cannot be jumped. Choose a free route.
refused-in-passing = The piece on { $square } cannot be taken in passing: only the last step captures. End your move there, or choose another route.
refused-stuck = The piece on { $square } is shut in: every route of that length is blocked. Choose another piece.
refused-own-piece = Your own piece is on { $square }. Choose another square.
refused-king-takes = In this game the king does not capture. Step onto a free square.
refused-no-win = Only a king wins there; for a die it is a square like any other. Leave out the #.
refused-no-win-king = A king wins only on the enemy’s king square, or on the centre of the short game. Leave out the #.
refused-wrong-note = The move is legal, but what you wrote after it does not match. Write { $move } alone.
refused-short-board = The smaller board has no centre, so the short game cannot be played on it. Choose the 9 × 9 board, or turn the short game off.

said-die = { of-side }: { advised-die }
said-king = { of-side }: { advised-king }
said-pass = { of-side }: { advised-pass }
advised-die = die from { $from } { $via ->
    [none] to { $to }
   *[other] by way of { $via } to { $to }
}{ $taken ->
    [none] , top { $top }
    [king] {" "}takes the king
   *[other] {" "}takes a { $taken }, top { $top }
}.
advised-king = king from { $from } to { $to }{ $taken ->
    [none] { "" }
    [king] {" "}takes the enemy king
   *[other] {" "}takes a { $taken }
}.
advised-pass = no move left, so pass.

ending-king = The king is taken.
ending-square = The king has reached the enemy’s king square.
ending-centre = The king has reached the centre.
ending-repetition = The position has come up for the third time.
ending-quiet = 100 moves have passed without a capture.
ending-passes = Neither side can move.

reason-wins = It wins at once.
reason-takes = The other side has one die fewer.
reason-takes-free = The other side cannot recapture.
reason-saves-king = That gets your king out of danger.
reason-stops-king = Otherwise the enemy king would reach its goal.
reason-threatens-king = It threatens the king.
reason-saves-die = Where it is now, the die can be taken.
reason-threatens-die = From there it threatens a { $threatened }.
reason-king-nearer = Your king gets nearer to its goal.
reason-mobile = With a { $top } on top the die goes further.
reason-safe = Nothing can take it there.
reason-guarded = Whatever takes it there can be recaptured.

aim = { $short ->
    [true] Take the enemy king, or bring yours onto its king square or the centre.
   *[false] Take the enemy king, or bring yours onto its king square.
}
next-choose = Tip a die with ticks at its corners: its top tells how many steps.
next-go = Tap a lit square: the small die shows what will be on top there.
next-route = Two routes lead there with different tops. Tap the arrow you mean.
next-pass = No move is left: pass.
news-taken = { $taken ->
    [king] Your king is taken.
   *[other] Your { $taken } is taken on { $square }.
}
news-king = Your king on { $square } can be taken from { $by }.
news-home = The enemy king on { $by } can win on { $square }.

card-die = { $side ->
    [0] White
   *[other] Black
} die with a { $top } on top
card-die-any = Die
card-die-steps = Goes exactly as many steps as its top shows{ $top ->
    [0] .
    [one] : one step.
   *[other] : { $top } steps.
}
card-die-turn = Forward, backward or sideways, never diagonally, with at most one right-angle turn.
card-die-jump = Jumps nothing: every square before the last must be empty.
card-die-takes = Takes the enemy piece on which its last step ends.
card-die-tips = Tips over an edge with every step, so its top changes. Opposite faces add up to 7.
card-die-moves = Moves it has now: { $moves }
card-took = Has just taken { $taken ->
    [king] the king
   *[other] a { $taken }
} here.
card-taken = Taken by { $side ->
    [0] White
   *[other] Black
}. It does not come back.
card-king = { $side ->
    [0] White king
    [1] Black king
   *[other] King
}
card-king-step = Goes exactly one step.
card-king-takes = Takes like a die.
card-king-spares = Takes nothing in this game.
card-king-lost = If you lose it, you lose the game.
card-king-wins = Wins on { $square }, the enemy king square.
card-king-wins-any = Wins on the enemy king square.
card-king-centre = Wins on the centre too.
card-threat = In danger from { $by }.
card-king-square = { $side ->
    [0] White king square
    [1] Black king square
   *[other] King square
}
card-king-square-wins = The king from the other side wins as soon as it gets here. For dice it is a square like any other.
card-centre = Centre
card-centre-short = In the short game a king that gets here wins.
card-centre-plain = It does not count in this game: a square like any other. Only in the short game does a king win here.
card-square = Square { $square }
card-square-free = Free. Pieces may stop here or pass over it.
card-square-home = A { $side ->
    [0] white
   *[other] black
} die starts here, its top face { $top }, as printed on the square.
card-home = Home square
card-home-number = The number on the square is the one on top of the die that starts here. After that it is a square like any other.
card-draw = Draw
card-draw-third = A position that comes up for the third time is a draw.
card-draw-quiet = So are 100 moves in a row without a capture.
card-draw-off = At this table neither is a draw.
crib-pieces = Pieces
crib-board = Board
crib-end = End

spoken-die = { $square }, { $side ->
    [0] white
   *[other] black
} die, top { $top }, near { $near }, right { $right }
spoken-king = { $square }, { $side ->
    [0] white
   *[other] black
} king
to-move = { $side ->
    [0] White
   *[other] Black
} to move
legend-quiet = { $quiet ->
    [one] One move
   *[other] { $quiet } moves
} without a capture
legend-seen = This position has come up for the { $seen ->
    [1] first
    [2] second
   *[other] third
} time
legend-taken = Taken from { $side ->
    [0] White
   *[other] Black
}
goal-top = top { $top }
goal-takes = takes { $taken ->
    [king] the king
   *[other] a { $taken }
}
goal-via = by way of { $via }
legend-chair = Each die: top, ↓ near and → right face, as seen from { $side ->
    [0] White
   *[other] Black
}

spoken-board = Tactix board
spoken-moves = { $moves ->
    [0] no move
    [one] one move
   *[other] { $moves } moves
}
spoken-king-square = { $side ->
    [0] White
   *[other] Black
}’s king square
spoken-centre = centre, { $wins ->
    [yes] a king wins here
   *[other] does not count in this game
}
spoken-home = home square, { $top }
goal-takes-nothing = takes nothing
offer-pass = No move left: pass
