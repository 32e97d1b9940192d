# Die Wörter von Tactix.

title = Tactix
about = Kippe deine Würfel über das Brett: Was oben liegt, gibt vor, wie weit jeder beim nächsten Mal gehen muss.
side-0 = Weiß
side-1 = Schwarz
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Brett
option-board-about = 9 × 9 ist Tactix; 9 × 8 ist das kleinere Brett des älteren Schwesterspiels Duell.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = König schlägt
option-king_captures-about = Ob ein König die Figur schlagen darf, auf deren Feld er zieht.
option-short = Kurze Partie
option-short-about = Auch ein König auf dem Mittelfeld gewinnt.
option-draws = Unentschieden
option-draws-about = Dieselbe Stellung zum dritten Mal oder 100 Züge ohne Schlagen: Das ist unentschieden.
option-handed = Würfel
option-handed-about = In welcher Richtung 1, 2 und 3 auf den Würfeln aufeinanderfolgen.
option-handed-right = Rechtshändig
option-handed-left = Linkshändig
preset-duell = Duell
preset-duell-about = Das kleinere Brett und ein König, der nicht schlägt.

terminal-help-faces = die vorderen und rechten Seiten aller Würfel zeigen oder verbergen

refused-turn = Die Gegenseite ist an der Reihe. Warte ihren Zug ab.
refused-pass = Passen kannst du nur, wenn kein Zug mehr möglich ist. Wähle einen Zug.
refused-unreadable = „{ $text }“ ist kein Zug. Schreib die Felder, zum Beispiel d1>d7 oder d1>d6>c6.
refused-off-board = { $square } liegt nicht auf dem Brett. Wähle ein Feld, das es gibt.
refused-no-piece = Auf { $square } steht keine Figur. Beginne bei einer von deinen.
refused-not-yours = Die Figur auf { $square } gehört der Gegenseite. Zieh mit einer von deinen.
refused-steps = Bei diesem Würfel liegt die { $top } oben, also geht er genau { $top ->
    [one] einen Schritt
   *[other] { $top } Schritte
}, nicht { $given }. Wähle ein Feld in dieser Entfernung.
refused-king-steps = Ein König geht genau einen Schritt. Wähle ein Nachbarfeld.
refused-diagonal = Figuren gehen nach vorn, nach hinten oder zur Seite, nie schräg. Geh stattdessen um die Ecke.
refused-turns = Ein Zug darf nur einmal abbiegen. Wähle einen Weg mit einem einzigen Knick.
refused-there-and-back = Vorwärts und rückwärts lassen sich nicht im selben Zug verbinden. Bleib bei einer Richtung.
refused-left-and-right = Links und rechts lassen sich nicht im selben Zug verbinden. Bleib bei einer Richtung.
refused-blocked = Auf { $square } steht eine Figur im Weg, und springen geht nicht. Wähle einen freien Weg.
refused-in-passing = Die Figur auf { $square } lässt sich nicht unterwegs schlagen: Nur der letzte Schritt schlägt. Beende deinen Zug dort oder nimm einen anderen Weg.
refused-stuck = Die Figur auf { $square } ist eingesperrt: Jeder Weg ihrer Länge ist versperrt. Wähle eine andere.
refused-own-piece = Auf { $square } steht eine Figur von dir. Wähle ein anderes Feld.
refused-king-takes = In dieser Partie schlägt der König nicht. Geh auf ein freies Feld.
refused-no-win = Dort gewinnt nur ein König; für einen Würfel ist es ein Feld wie jedes andere. Lass das Zeichen # weg.
refused-no-win-king = Ein König gewinnt nur auf dem gegnerischen Königsfeld oder, in der kurzen Partie, auf dem Mittelfeld. Lass das Zeichen # weg.
refused-wrong-note = Der Zug ist erlaubt, aber was du dahinter geschrieben hast, trifft nicht zu. Schreib nur { $move }.
refused-short-board = Das kleinere Brett hat kein Mittelfeld, darum gibt es darauf keine kurze Partie. Wähle 9 × 9 oder schalte „Kurze Partie“ aus.

said-die = { of-side }: { advised-die }
said-king = { of-side }: { advised-king }
said-pass = { of-side }: { advised-pass }
advised-die = Würfel von { $from } { $via ->
    [none] nach { $to }
   *[other] über { $via } nach { $to }
}{ $taken ->
    [none] , oben liegt die { $top }
    [king] {" "}schlägt den König
   *[other] {" "}schlägt eine { $taken }, oben liegt die { $top }
}.
advised-king = König von { $from } nach { $to }{ $taken ->
    [none] { "" }
    [king] {" "}schlägt den gegnerischen König
   *[other] {" "}schlägt eine { $taken }
}.
advised-pass = kein Zug möglich, also passen.

ending-king = Der König ist geschlagen.
ending-square = Der König hat das gegnerische Königsfeld erreicht.
ending-centre = Der König hat das Mittelfeld erreicht.
ending-repetition = Die Stellung ist zum dritten Mal entstanden.
ending-quiet = 100 Züge lang wurde nichts geschlagen.
ending-passes = Niemand kann mehr ziehen.

reason-wins = Damit gewinnst du auf der Stelle.
reason-takes = Die Gegenseite hat dann einen Würfel weniger.
reason-takes-free = Die Gegenseite kann nicht zurückschlagen.
reason-saves-king = So ist dein König nicht mehr in Gefahr.
reason-stops-king = Sonst kommt der gegnerische König ans Ziel.
reason-threatens-king = Das bedroht den König.
reason-saves-die = Wo er jetzt steht, kann der Würfel geschlagen werden.
reason-threatens-die = Von dort bedroht er eine { $threatened }.
reason-king-nearer = Dein König kommt seinem Ziel näher.
reason-mobile = Mit der { $top } oben kommt der Würfel weiter.
reason-safe = Dort kann ihn nichts schlagen.
reason-guarded = Wer den Würfel dort schlägt, kann zurückgeschlagen werden.

aim = { $short ->
    [true] Schlag den gegnerischen König, oder bring deinen auf sein Königsfeld oder das Mittelfeld.
   *[false] Schlag den gegnerischen König, oder bring deinen auf sein Königsfeld.
}
next-choose = Kippe einen Würfel mit Ecken am Rand: Die Zahl oben sagt, wie viele Schritte.
next-go = Tippe auf ein hervorgehobenes Feld: Der kleine Würfel zeigt die Zahl, die dort oben liegen wird.
next-route = Zwei Wege führen hin, und danach liegt oben nicht dieselbe Zahl. Tippe auf den Pfeil, den du meinst.
next-pass = Dir bleibt kein Zug: passen.
news-taken = { $taken ->
    [king] Dein König ist geschlagen.
   *[other] Deine { $taken } auf { $square } ist geschlagen.
}
news-king = Dein König auf { $square } kann von { $by } aus geschlagen werden.
news-home = Der gegnerische König auf { $by } kann auf { $square } gewinnen.

card-die = { $side ->
    [0] Weißer
   *[other] Schwarzer
} Würfel, oben die { $top }
card-die-any = Würfel
card-die-steps = Geht genau so viele Schritte, wie oben liegt{ $top ->
    [0] .
    [one] : einen Schritt.
   *[other] : { $top } Schritte.
}
card-die-turn = Nach vorn, nach hinten oder zur Seite, nie schräg, mit höchstens einem rechtwinkligen Knick.
card-die-jump = Springt nicht: Jedes Feld vor dem letzten muss leer sein.
card-die-takes = Schlägt die gegnerische Figur, auf der sein letzter Schritt endet.
card-die-tips = Kippt mit jedem Schritt über eine Kante, also ändert sich, was oben liegt. Gegenüberliegende Seiten ergeben zusammen 7.
card-die-moves = Züge, die er jetzt hat: { $moves }
card-took = Hat hier eben { $taken ->
    [king] den König
   *[other] eine { $taken }
} geschlagen.
card-taken = Von { $side ->
    [0] Weiß
   *[other] Schwarz
} geschlagen. Er kommt nicht zurück.
card-king = { $side ->
    [0] Weißer König
    [1] Schwarzer König
   *[other] König
}
card-king-step = Geht genau einen Schritt.
card-king-takes = Schlägt wie ein Würfel.
card-king-spares = Schlägt in dieser Partie nichts.
card-king-lost = Wer ihn verliert, verliert die Partie.
card-king-wins = Gewinnt auf { $square }, dem gegnerischen Königsfeld.
card-king-wins-any = Gewinnt auf dem gegnerischen Königsfeld.
card-king-centre = Gewinnt auch auf dem Mittelfeld.
card-threat = In Gefahr durch { $by }.
card-king-square = { $side ->
    [0] Weißes Königsfeld
    [1] Schwarzes Königsfeld
   *[other] Königsfeld
}
card-king-square-wins = Der König der Gegenseite gewinnt, sobald er hier ankommt. Für Würfel ist es ein Feld wie jedes andere.
card-centre = Mittelfeld
card-centre-short = In der kurzen Partie gewinnt ein König, der hier ankommt.
card-centre-plain = In dieser Partie zählt es nicht: ein Feld wie jedes andere. Nur in der kurzen Partie gewinnt ein König hier.
card-square = Feld { $square }
card-square-free = Frei. Figuren können hier stehen bleiben oder darüberziehen.
card-square-home = Zu Beginn steht hier ein { $side ->
    [0] weißer
   *[other] schwarzer
} Würfel, oben die { $top }: So ist das Feld bedruckt.
card-home = Startfeld
card-home-number = Die Zahl auf dem Feld sagt, was bei dem Würfel oben liegt, der hier beginnt. Danach ist es ein Feld wie jedes andere.
card-draw = Unentschieden
card-draw-third = Entsteht eine Stellung zum dritten Mal, ist die Partie unentschieden.
card-draw-quiet = Ebenso nach 100 Zügen in Folge, in denen nichts geschlagen wird.
card-draw-off = An diesem Tisch gilt beides nicht.
crib-pieces = Figuren
crib-board = Brett
crib-end = Ende

spoken-die = { $square }, { $side ->
    [0] weißer
   *[other] schwarzer
} Würfel, oben { $top }, vorn { $near }, rechts { $right }
spoken-king = { $square }, { $side ->
    [0] weißer
   *[other] schwarzer
} König
to-move = Am Zug: { $side ->
    [0] Weiß
   *[other] Schwarz
}
legend-quiet = { $quiet ->
    [one] Ein Zug
   *[other] { $quiet } Züge
} ohne Schlagen
legend-seen = Stellung zum { $seen ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Mal erreicht
legend-taken = Geschlagene { $side ->
    [0] weiße
   *[other] schwarze
} Figuren
goal-top = oben { $top }
goal-takes = schlägt { $taken ->
    [king] den König
   *[other] eine { $taken }
}
goal-via = über { $via }
legend-chair = Jeder Würfel: oben, ↓ vorn und → rechts, von { $side ->
    [0] Weiß
   *[other] Schwarz
} aus gesehen

spoken-board = Tactix-Brett
spoken-moves = { $moves ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $moves } Züge
}
spoken-king-square = Königsfeld von { $side ->
    [0] Weiß
   *[other] Schwarz
}
spoken-centre = Mittelfeld, { $wins ->
    [yes] ein König gewinnt hier
   *[other] zählt in dieser Partie nicht
}
spoken-home = Startfeld, { $top }
goal-takes-nothing = schlägt nichts
offer-pass = Kein Zug möglich: passen
