# Die Wörter von Template.

title = Template
about = Würfle, so oft du dich traust: Eine Eins kostet dich alles, was du in diesem Zug gesammelt hast.
side-0 = Rot
side-1 = Gelb
side-2 = Grün
side-3 = Blau
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-goal = Ziel
option-goal-about = Mit wie vielen Punkten die Partie gewonnen ist.

refused-turn = Du bist nicht an der Reihe. Warte, bis der Würfel zu dir kommt.
refused-throw-first = Erst fällt der Würfel, dann wird entschieden. Warte den Wurf ab.
refused-face = „{ $text }“ ist kein Wurf. Schreib „throw“ und eine Zahl von 1 bis 6, zum Beispiel „throw 4“.
refused-unknown = „{ $text }“ gehört nicht zum Spiel. Schreib „go“, um noch einmal zu würfeln, oder „stop“, um deine Punkte zu behalten.

said-throw = { of-side }: der Würfel zeigt { $face }. Punkte in diesem Zug: { $gathered }.
said-one = { of-side }: der Würfel zeigt 1{ $lost ->
    [0] {" "}und geht weiter
   *[other] . Verlorene Punkte dieses Zuges: { $lost }
}.
said-go = { of-side }: { advised-go }
said-stop = { of-side }: { advised-stop }
said-win = { of-side }: { advised-win }
advised-go = noch einmal würfeln.
advised-stop = aufhören und die Punkte dieses Zuges behalten: { $gathered }. Zusammen: { $points }.
advised-win = aufhören und gewinnen. Punkte: { $points }.

ending-goal = Das Ziel ist erreicht.

reason-wins = Damit gewinnst du auf der Stelle.
reason-keeps = Eine 1 würde dich kosten, was du gesammelt hast: { $gathered }.
reason-more = Im Schnitt bringt ein weiterer Wurf mehr, als er kostet.
reason-hurry = Jemand anderes ist dicht am Ziel.

to-move = Am Zug: { of-side }
to-throw = Am Wurf: { of-side }
legend-goal = Punkte zum Sieg: { $goal }
legend-thrown = In diesem Zug gewürfelt: { $thrown }

aim = Sammle Punkte und hör rechtzeitig auf: Wer zuerst das Ziel erreicht, gewinnt.
next-decide = Noch einmal würfeln oder die Punkte behalten?
next-win = Hör auf, und du hast gewonnen.
news-lost = Eine 1 kostet dich die Punkte dieses Zuges: { $lost }.
do-go = Weiterwürfeln
do-stop = Behalten: { $gathered }
spoken-board = Ablage mit dem Würfel und dem Punktezettel
spoken-points = Punkte
spoken-side = { of-side }, Punkte: { $points }, Ziel: { $goal }
