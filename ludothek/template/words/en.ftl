# The words of Template.

title = Template
about = Roll one die as often as you dare: a one costs you all that you gathered in this turn.
side-0 = Red
side-1 = Yellow
side-2 = Green
side-3 = Blue
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-goal = Goal
option-goal-about = How many points win the game.

refused-turn = It is not your turn. Wait until the die comes round to you.
refused-throw-first = The die is rolled before anybody decides. Wait for the roll.
refused-face = “{ $text }” is not a roll. Write throw and a number from 1 to 6, for example throw 4.
refused-unknown = “{ $text }” is not a move. Write go to roll again or stop to keep your points.

said-throw = { of-side }: a { $face } is rolled. Points in this turn: { $gathered }.
said-one = { of-side }: a 1 is rolled{ $lost ->
    [0] , and the die is handed on
   *[other] . Points of this turn that are lost: { $lost }
}.
said-go = { of-side }: { advised-go }
said-stop = { of-side }: { advised-stop }
said-win = { of-side }: { advised-win }
advised-go = roll again.
advised-stop = stop and keep the points of this turn: { $gathered }. In all: { $points }.
advised-win = stop and win. Points: { $points }.

ending-goal = The goal is reached.

reason-wins = It wins at once.
reason-keeps = A 1 would cost you what you have gathered: { $gathered }.
reason-more = On average one more roll brings more than it costs.
reason-hurry = Somebody else is close to the goal.

to-move = { of-side } to move
to-throw = { of-side } to roll
legend-goal = Points to win: { $goal }
legend-thrown = Rolled in this turn: { $thrown }

aim = Gather points and stop in time: the first to reach the goal wins.
next-decide = Roll again, or keep your points?
next-win = Stop, and you have won.
news-lost = A 1 costs you the points of this turn: { $lost }.
do-go = Roll again
do-stop = Keep: { $gathered }
spoken-board = Tray with the die and the slip of points
spoken-points = Points
spoken-side = { of-side }, points: { $points }, goal: { $goal }
