# Die Wörter von Victory.

title = Victory
about = Leg einen Rundkurs, wirf für rote und blaue Linien, finde die Ideallinie und komm nach der letzten Runde vor allen anderen ins Ziel.
side-R = Rot
side-B = Blau
side-G = Grün
side-Y = Gelb
side-W = Weiß
side-K = Schwarz
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Rundkurs
option-circuit-about = Einer von sechs Rundkursen aus zwölf Platten oder ein eigener: ein Buchstabe für jede Platte, S für geradeaus, L und R für eine Kurve nach links oder rechts.
option-circuit-square = Quadrat, 4 Kurven
option-circuit-oval = Oval, 4 Kurven
option-circuit-six = Fahne, 6 Kurven
option-circuit-eight = Nase, 8 Kurven
option-circuit-ten = Zickzack, 10 Kurven
option-circuit-twelve = Kleeblatt, 12 Kurven
option-reverse = Andersherum
option-reverse-about = Derselbe Rundkurs wird in der Gegenrichtung gefahren. Die Ziellinie bleibt, wo sie ist.
option-laps = Zu fahrende Runden
option-laps-about = Wie oft du herumfährst, bis du im Ziel bist.
option-cars = Wagen
option-cars-about = Die Wagen in der Reihenfolge der Plätze, zum Beispiel K,W: R ist Rot, B Blau, G Grün, Y Gelb, W Weiß, K Schwarz. Plätze ohne Angabe bekommen den nächsten freien.
option-cars-any = In fester Reihenfolge
option-cars-each = Wagen
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = Kein Zurück
option-no_reverse-about = Niemand fährt auf die vorige Platte zurück. Innerhalb einer Platte bleibt jede Richtung frei.
option-round_cap = Höchstzahl der Würfelrunden
option-round_cap-about = Nach so vielen Würfelrunden endet das Rennen, und wer noch auf der Strecke ist, wird danach gereiht, wie weit er gekommen ist.
preset-short = Kurzes Rennen
preset-short-about = Eine Runde, in wenigen Minuten gefahren.
preset-bends = Nur Kurven
preset-bends-about = Zwölf Platten, zwölf Kurven: der Rundkurs für alle, die die Ideallinie suchen.

plays-1 = Nimmt immer zwei Würfel dazu und fährt erst Rot, dann Blau, so weit es geht. Gut für ein erstes Rennen.
plays-2 = Hütet sich vor Kreuzen und fährt mit jedem Würfel so viele Punkte nach vorn, wie es geht.
plays-3 = Sieht bei jedem Würfel, von wo aus die wenigsten Züge fehlen.
plays-4 = Probiert jede Reihenfolge, kennt die Chancen jedes Wurfs und parkt dort, wo du fahren willst.

face-R = Rot
face-B = Blau
face-X = Kreuz
dice-of = { $r ->
    [0] { "" }
   *[other] {" "}· { $r }× { face-R }
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b }× { face-B }
}{ $x ->
    [0] { "" }
   *[other] {" "}· { $x }× { face-X }
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
   *[other] {" "}· { $lapse_r }× { face-R }
}{ $lapse_b ->
    [0] { "" }
   *[other] {" "}· { $lapse_b }× { face-B }
}

refused-circuit-letter = „{ $letter }“, der { $number }. Buchstabe des Rundkurses, ist keine Platte. Nimm S für geradeaus, L für eine Links- und R für eine Rechtskurve.
refused-circuit-length = Ein Rundkurs hat { $fewest } bis { $most } Platten; dieser hat { $tiles }. { $tiles ->
    [0] Leg welche dazu.
    [1] Leg welche dazu.
    [2] Leg welche dazu.
    [3] Leg welche dazu.
   *[other] Lass welche weg.
}
refused-circuit-overlap = Platte { $two } läge auf Platte { $one }. Bieg vorher ab.
refused-circuit-astray = Von dort, wo dieser Rundkurs jetzt endet, führt mit { $most } Platten kein Weg zum Anfang zurück. Nimm ein paar der letzten Platten weg.
refused-circuit-open = Der Rundkurs ist noch nicht geschlossen. { $tiles ->
    [one] Eine Platte fehlt
   *[other] { $tiles } Platten fehlen
}, zum Beispiel { $add }.

refused-lot = „{ $text }“ sagt nicht, wer beginnt. Schreib eines davon: { $moves }.
refused-lot-said = Das Los ist schon gefallen, und die Reihenfolge bleibt. Spiel weiter.
refused-throw = „{ $text }“ ist kein Wurf mit { $dice ->
    [one] einem Würfel. Schreib „throw“ und seinen Buchstaben
   *[other] { $dice } Würfeln. Schreib „throw“ und für jeden einen Buchstaben
}: R (Rot), B (Blau) oder X (Kreuz).
refused-throw-said = Was fällt, sucht sich niemand aus: Die Würfel werden für dich geworfen. Sag, wie viele du nimmst, oder fahr mit denen, die auf dem Tisch liegen.
refused-turn = Du bist nicht an der Reihe. Warte, bis die Würfel zu dir kommen.
refused-home = Dein Wagen ist im Ziel und von der Strecke; übrige Würfel sind verfallen. Sieh zu, wie die anderen ankommen.
refused-out = Vier Kreuze haben deinen Wagen aus dem Rennen geworfen. Sieh den anderen zu; das nächste Rennen gehört dir.
refused-missed = Drei Kreuze liegen auf dem Tisch, darum setzt du diesmal aus. Nimm einen Würfel für den zweiten Wurf und hoff, dass es kein Kreuz wird.
refused-before-throw = Gefahren wird erst, wenn beide Würfe auf dem Tisch liegen. Wirf zuerst: drei Würfel, dann einen oder zwei.
refused-take-number = Zum zweiten Wurf gehören ein oder zwei Würfel, nicht { $dice }. Wähle einen („take 1“) oder zwei („take 2“).
refused-take-none = Auf den zweiten Wurf kannst du nicht verzichten. Wähle einen Würfel („take 1“) oder zwei („take 2“).
refused-take-again = Beide Würfe sind gefallen, einen dritten gibt es nicht. Fahr mit den Würfeln, die du hast.
refused-take-unreadable = „{ $text }“ steht hier nicht zur Wahl. Nimm einen Würfel („take 1“) oder zwei („take 2“).
refused-stop = Mit einem Würfel kannst du noch fahren, darum bist du noch nicht fertig, auch wenn es dir nichts nützt. Spiel ihn.
refused-stop-other = Keine { $colour ->
    [R] rote
   *[other] blaue
} Linie ist frei, aber mit einem anderen Würfel kannst du noch fahren. Spiel diesen.
refused-cross = Mit einem Kreuz wird nicht gefahren: Dieser Würfel bleibt liegen. Nimm einen roten oder einen blauen.
refused-no-die = Du hast keinen { $colour ->
    [R] roten
   *[other] blauen
} Würfel mehr. Spiel einen, den du hast.
refused-no-line = Für deinen Wagen ist keine { $colour ->
    [R] rote
   *[other] blaue
} Linie frei. Spiel deine andere Farbe.
refused-no-goal = Wähle noch, wohin der { $colour ->
    [R] rote
   *[other] blaue
} Würfel fährt: zu einem Punkt auf einer seiner Linien.
refused-colour = Dorthin führt eine { $colour ->
    [R] rote Linie, und auf ihr fährt nur ein roter Würfel.
   *[other] blaue Linie, und auf ihr fährt nur ein blauer Würfel.
} Wähle einen Punkt auf einer Linie in der Farbe deines Würfels.
refused-bend = Dorthin führt keine gerade Linie, und kein Zug macht einen Knick. Wähle einen Punkt geradeaus und bieg mit dem nächsten Würfel ab.
refused-stay = Dein Wagen steht schon dort, und ein Würfel bringt ihn mindestens einen Punkt weiter. Wähle einen anderen Punkt.
refused-no-point = Einen Punkt { $point } gibt es hier nicht. Ein Zug endet auf einem Punkt: eine Platte von 0 bis { $last } und eine Ziffer von 1 bis 9, zum Beispiel { $example }.
refused-between = Zwischen zwei Punkten hält kein Wagen. Wähle einen der beiden, wenn die Linie frei ist.
refused-jump = Ein Wagen steht im Weg: { of-side }. Kein Wagen wird übersprungen. Halt vorher an oder wähle eine andere Linie.
refused-hit = Dort steht schon ein Wagen: { of-side }. Auf einem Punkt hat nur einer Platz. Halt vorher an oder wähle einen anderen Punkt.
refused-alongside = Diese Platten liegen nur nebeneinander: Platten, die nicht aufeinander folgen, verbindet keine Linie. Fahr auf dem Rundkurs herum.
refused-corner = Über die Ecke einer Platte führt keine Linie. Fahr durch die Seite, an der die Platten verbunden sind.
refused-joint = Das führte von Platte { $tile } auf die vorige zurück, und das ist an diesem Tisch nicht erlaubt. Wähle einen Punkt auf dieser Platte oder weiter vorn.
refused-beyond = Dein Rennen endet auf dem ersten Punkt hinter der Ziellinie. Fahr dorthin und nicht weiter.
refused-finish-taken = Dort wärst du im Ziel, aber der Punkt ist besetzt: { of-side }. Fahr dort über die Ziellinie, wo der erste Punkt frei ist.
refused-lap-owed = Dein Wagen steht vor der Ziellinie, und wer rückwärts darüberfährt, verliert eine Runde. { $owed ->
    [one] Fahr einmal vorwärts darüber, um das auszugleichen
   *[other] Fahr { $owed }-mal vorwärts darüber, um das auszugleichen
}; erst das Mal danach ist eine neue Runde.
refused-lap-counted = Der Rundenzählerblock führt sich von selbst und zählt jede Runde nur einmal: { $count ->
    [0] Du hast noch keine.
    [one] Du hast eine.
   *[other] Du hast { $count }.
} Fahr für die nächste vorwärts über die Ziellinie.
refused-unreadable = „{ $text }“ ist kein Zug. Schreib die Farbe eines Würfels und einen Punkt, zum Beispiel { $example }.

said-lot = Beginnt laut Los: { of-side }.
said-throw = { of-side }: erster Wurf{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: zweiter Wurf{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Drei Kreuze: ausgesetzt.
    }
   *[other] . Mindestens vier Kreuze, ein Unfall: ausgeschieden.
}
said-move = { of-side }: { advised-move }
advised-take = { $dice ->
    [one] ein Würfel
   *[other] zwei Würfel
} für den zweiten Wurf.
advised-move = { spoken-die }, { points-on } nach { drawn-way } auf Platte { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [one] ein Punkt
   *[other] { $length } Punkte
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , Runde { $lap } vollendet.
    }
    [1] {" "}über die Ziellinie: Rennen gewonnen.
   *[other] {" "}über die Ziellinie: im Ziel auf Platz { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}Keine Linie ist mehr frei, der Rest verfällt{ lapsed-dice }.
   *[other] {" "}Der Rest verfällt{ lapsed-dice }.
}

ending-home = Das Rennen ist gefahren.
ending-last = Nur noch ein Wagen ist auf der Strecke.
ending-cap = Die Würfelrunden sind um. Wer noch auf der Strecke ist, wird danach gereiht, wie weit er gekommen ist.

reason-finish = Das bringt dich ins Ziel.
reason-lap = Das vollendet eine Runde.
reason-moves = Von dort { $moves ->
    [one] kann dich ein Zug ins Ziel bringen
   *[other] können dich { $moves } Züge ins Ziel bringen
}; kein Punkt in Reichweite liegt näher.
reason-plan = Mit deinen anderen Würfeln { $moves ->
    [0] kommst du dann ins Ziel
    [one] fehlt dann noch ein Zug bis ins Ziel
   *[other] fehlen dann noch { $moves } Züge bis ins Ziel
}; weiter bringt dich kein anderer Weg.
reason-spare = Der Würfel muss gefahren werden, und hier entfernt er dich nicht vom Ziel.
reason-same = Wie du deine Würfel auch fährst, danach { $moves ->
    [one] fehlt noch ein Zug
   *[other] fehlen noch { $moves } Züge
} bis ins Ziel.
reason-forced = Etwas anderes ist nicht möglich.
reason-take-one-out = Mit zwei Würfeln scheidest du in { $two } % der Würfe aus, mit einem in { $one } %.
reason-take-one-miss = Mit zwei Würfeln setzt du in { $two } % der Würfe aus, mit einem in { $one } %.
reason-take-one-left = Mit einem Würfel mehr fehlen dir im Mittel { $one } Züge bis ins Ziel, mit zweien { $two }.
reason-take-two = Zwei Würfel können einen Zug mehr bringen, und { $out ->
    [0] { $miss ->
        [0] aussetzen musst du mit ihnen nicht.
       *[other] nur in { $miss } % der Würfe setzt du aus.
    }
   *[other] in { $out } % der Würfe scheidest du aus.
}

to-move = An der Reihe: { of-side }
to-throw = Am Würfeln: { of-side }
to-take = Ein oder zwei Würfel zur Wahl: { of-side }
legend-round = Würfelrunde { $round }
legend-sheet = Runden­zähler­block
sheet-whole = Den ganzen Rundenzählerblock zeigen
legend-to-go = { $laps ->
    [0] Ziel
    [one] noch { $laps } Runde
   *[other] noch { $laps } Runden
}
legend-finish = Ziel
legend-dice = Würfel
legend-throw-first = Erster Wurf
legend-throw-second = Zweiter Wurf
legend-crosses = { $crosses ->
    [0] kein Kreuz
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
}
legend-out = ausgeschieden

# in the terminal
typing = Tippe einen Zug ein ({ $example }): 1 oder 2 für die Würfel des zweiten Wurfs, dann einen Würfel und sein Ziel wie R>0.7, oder nur das Ziel. Weitere Befehle:
drawn-throws = Würfe
drawn-dice = Zu fahren
drawn-risk = Aussetzen { $miss } %, Unfall { $out } %
drawn-way = { $way ->
    [n] Norden
    [e] Osten
    [s] Süden
    [w] Westen
    [ne] Nordosten
    [se] Südosten
    [sw] Südwesten
   *[nw] Nordwesten
}
drawn-place = Platz { $place }
drawn-sheet = Noch Runden
drawn-turned = Norden ist rechts.
drawn-lot = Das Los bestimmt, wer beginnt.

# circuits in the terminal
refused-circuit-both = Nenne einen Rundkurs oder verlange irgendeinen, nicht beides. Lass eines von beiden weg.
circuits-name = Name
circuits-code = Code
circuits-bends = Kurven
circuits-moves = Wenigste Züge je Runde
circuits-look = Einen ansehen: { $program } circuit { $code }
circuits-facts = { $tiles } Platten, { $bends } Kurven; allein braucht ein Wagen für eine Runde mindestens { $moves } Züge.
circuits-race = Hier fahren: { $program } play { $game } --option circuit={ $code }
circuits-instead = Ein ganzer Rundkurs, der so beginnt: { $code }
circuits-driving = Rennen
circuits-report = { $races ->
    [one] Ein Rennen
   *[other] { $races } Rennen
} mit { $seats } Wagen über { $laps ->
    [one] eine Runde
   *[other] { $laps } Runden
}:
circuits-place = Startplatz
circuits-wins = Siege
circuits-range = 95-%-Bereich
circuits-even = Wären alle Plätze gleich gut, gewänne jeder { $share } %.
circuits-rounds = Würfelrunden je Rennen
circuits-overtakes-per-lap = Überholungen je Runde
circuits-crashes-per-lap = Unfälle je Runde

# the circuit editor
editor-title = Rundkurs bauen
editor-course = Der Rundkurs auf der Werkbank
editor-empty = Leg die erste Platte. Der Rundkurs beginnt an der Ziellinie und führt nach oben.
editor-closed = Der Rundkurs ist geschlossen: { $tiles } Platten, { $bends } Kurven. Allein fährt ein Wagen die Runde bestenfalls in { $moves } Zügen.
editor-lay = Nächste Platte
editor-S = Geradeaus
editor-L = Links
editor-R = Rechts
editor-last = Eine zurück
editor-left = { $n ->
    [0] Die Schachtel ist leer
    [one] Noch eine Platte in der Schachtel
   *[other] Noch { $n } Platten in der Schachtel
}
editor-close = Schließ den Rundkurs für mich
editor-tools = Werkzeug
editor-undo = Rückgängig
editor-redo = Wiederherstellen
editor-mirror = Spiegeln
editor-reverse = Andere Richtung
editor-line = Ziellinie weiterrücken
editor-clear = Abräumen
editor-tile = Platte { $n }: { $letter ->
    [L] Kurve nach links
    [R] Kurve nach rechts
   *[other] geradeaus
}
editor-tile-over = liegt, wo schon eine liegt
editor-turn = Drehen
editor-take-from = Ab hier wegnehmen
editor-code = Code
editor-code-about = Ein Buchstabe je Platte: S für geradeaus, L und R für Kurven. Du kannst hier auch tippen.
editor-share = Link zu diesem Rundkurs
editor-race = Darauf fahren
editor-ready = Rundkurse für den Anfang
editor-size = Platten
editor-some = Überrasch mich
editor-all = Alle Rundkurse aus { $size } Platten
option-circuit-own = Dein eigener
option-circuit-own-edit = Rundkurs ändern
refused-circuit-size = Einen Rundkurs dieser Größe gibt es nicht: { $size }. Wähle eine Zahl von: { $sizes }.
report-title = Wie fair ist der Rundkurs?
report-about = Bots fahren zweitausend Rennen auf diesem Rundkurs und zeigen, wie lang sie dauern und welche Startplätze sich lohnen.
report-seats = Wagen
report-start = Rennen fahren lassen
report-wait = Schließ zuerst den Rundkurs.
report-preparing = Die Motoren werden zum ersten Mal warm gemacht
report-stop = Abbrechen
report-begins = Gleich geht es los
report-progress-label = Gefahrene Rennen
report-progress = { $games } von { $wanted } Rennen
report-done = Alle Rennen sind gefahren.
report-fair = Alle Startplätze gewinnen etwa gleich oft.
report-more = { $n ->
    [one] Startplatz { $places } gewinnt öfter als erwartet.
   *[other] Die Startplätze { $places } gewinnen öfter als erwartet.
}
report-less = { $n ->
    [one] Startplatz { $places } gewinnt seltener als erwartet.
   *[other] Die Startplätze { $places } gewinnen seltener als erwartet.
}
report-rounds = Würfelrunden je Rennen
report-overtakes = Überholungen je Runde
report-crashes = Unfälle je Runde
report-between = { $low } bis { $high }
report-caption = Gestrichelt ist der faire Anteil, { $share }. In 19 von 20 Fällen liegt der wahre Wert zwischen den Enden des Strichs.
report-place = Startplatz
report-wins = Siege

# on the screen
spoken-board = Rundkurs
spot = { $way ->
    [middle] Mitte
   *[other] { drawn-way }
}
spoken-point = Platte { $tile }, { spot }
spoken-car = Wagen von { of-side }
spoken-die = { $colour ->
    [R] roter Würfel
    [B] blauer Würfel
   *[other] Kreuz
}
spoken-played = { $colour ->
    [R] roter Würfel, gespielt
   *[other] blauer Würfel, gespielt
}
crosses-title = Kreuze
spoken-crosses = { legend-crosses }; beim dritten setzt du aus, beim vierten scheidest du aus
take-title = Zweiter Wurf: ein oder zwei Würfel
do-take = { $dice ->
    [one] Wirf 1 Würfel
   *[other] Wirf { $dice } Würfel
}
key-take = { $dice ->
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
}
key-die = { $colour ->
    [R] den roten Würfel nehmen
   *[B] den blauen Würfel nehmen
}
risk-title = Risiko bei diesem Wurf
risk-miss = 3 Kreuze: aussetzen
risk-out = 4 Kreuze: Unfall
risk-percent = { $percent } %
to-go = noch { $laps }
to-go-title = Noch zu fahrende Runden
places-title = Plätze
goal-line = { spoken-die } nach { drawn-way }
goal-over = { $laps ->
    [1] über die Ziellinie
   *[other] zurück über die Ziellinie
}
goal-finish = über die Ziellinie und im Ziel
choices-title = Was du tun kannst
choice-move = { $colour ->
    [R] Roter Würfel
   *[other] Blauer Würfel
}, { points-on } nach { drawn-way } auf Platte { $tile }
line-die = { $colour ->
    [R] Roter Würfel
   *[other] Blauer Würfel
}
line-reach = nach { drawn-way } { $length ->
    [one] ein Punkt, Platte { $tile }
   *[other] bis zu { $length } Punkte, Platte { $tile }
}
line-blocked = versperrt von { of-side }
spoken-count = { $colour ->
    [R] { $count }-mal Rot
    [B] { $count }-mal Blau
   *[other] { legend-crosses }
}
spoken-thrown = Dein erster Wurf: { $dice }.
ended-drove = { of-side }: letzte Würfe
ended-miss = { of-side }: ausgesetzt
ended-out = { of-side }: ausgeschieden

# what to do next, and what has happened to you
aim = Sei nach der letzten Runde zuerst im Ziel. Rote Würfel fahren rote Linien, blaue fahren blaue.
next-take = { $crosses ->
    [3] Ausgesetzt. Wirf noch einen Würfel; ein viertes Kreuz heißt Unfall.
   *[other] Wirf noch einen oder zwei Würfel.
}
next-die = Wähle einen Würfel oder einen leuchtenden Punkt.
next-point = { $colour ->
    [R] Wähle einen leuchtenden Punkt für den roten Würfel.
   *[other] Wähle einen leuchtenden Punkt für den blauen Würfel.
}
next-last = { $colour ->
    [R] { $count ->
        [one] Noch ein roter Würfel
       *[other] Noch { $count } rote Würfel
    }
   *[other] { $count ->
        [one] Noch ein blauer Würfel
       *[other] Noch { $count } blaue Würfel
    }
}: Wähle einen leuchtenden Punkt.
news-missed = Drei Kreuze: Du hast ausgesetzt.
news-lapsed = Keine Linie war frei, deine Würfel sind verfallen{ dice-of }.
news-out = Vier Kreuze: Dein Wagen ist ausgeschieden.
news-home = Du bist im Ziel, Platz { $place }.
news-out-other = Ausgeschieden: { of-side }.
news-home-other = Im Ziel, Platz { $place }: { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] Dein Wagen: { of-side }
   *[other] Wagen: { of-side }
}
card-car-any = Wagen
card-car-at = Auf Platte { $tile }; { legend-to-go }.
card-car-owes = Noch keine Runde: Erst muss er { $owed ->
    [one] einmal
   *[other] { $owed }-mal
} über die Ziellinie, um die erste zu beginnen.
card-car-home = Im Ziel: Platz { $place }.
card-car-out = Ausgeschieden.
card-car-moves = Jeder rote oder blaue Würfel ist ein Zug: geradeaus auf Linien seiner Farbe, so weit du willst.
card-car-blocks = Kein Wagen darf ihn überspringen oder auf seinem Punkt halten.
card-die = { $colour ->
    [R] Roter Würfel
    [B] Blauer Würfel
   *[other] Kreuz
}
card-die-line = { $colour ->
    [R] Ein Zug auf roten Linien: gerade hinauf, hinunter oder quer, über beliebig viele Punkte.
   *[other] Ein Zug auf blauen Linien: schräg, über beliebig viele Punkte.
}
card-die-stops = Ein anderer Wagen hält ihn auf; übersprungen wird keiner.
card-die-must = Er muss gespielt werden, auch wenn er dir schadet.
card-die-order = Die Reihenfolge der Würfel bestimmst du.
card-die-lapses = Kann kein Würfel mehr fahren, verfällt der Rest.
card-cross-two = Ein oder zwei Kreuze: Diese Würfel werden nicht gespielt.
card-cross-three = Drei Kreuze: Du setzt aus.
card-cross-four = Vier oder fünf: Unfall, du scheidest aus.
card-crosses = Kreuze bisher: { $crosses }
card-throws = Zwei Würfe
card-throws-first = Erst drei Würfel, dann einen oder zwei, wie du willst.
card-throws-must = Auch den zweiten Wurf musst du machen.
card-throws-both = Gefahren wird nach beiden Würfen, mit den Würfeln in beliebiger Reihenfolge.
card-risk = Das Risiko von einem oder zwei Würfeln
card-risk-faces = Jeder Würfel hat zwei rote Seiten, zwei blaue und zwei Kreuze.
card-risk-percent = 33 % heißt: 33-mal bei 100 solchen Würfen.
card-column-car = { $place }. { of-side }
card-column-empty = Noch kein Wagen.
card-sheet-columns = Eine Spalte für jede Runde, die noch fehlt, dann das Ziel.
card-sheet-order = Die Wagen werden in der Reihenfolge eingetragen, in der sie über die Ziellinie fahren.
card-sheet-once = Jede Runde wird nur einmal eingetragen, auch wenn jemand zurück über die Ziellinie fährt.
card-line = Ziellinie
card-line-arrow = Der Pfeil der Startkarte weist auf einen roten Punkt: Dort beginnt und endet das Rennen.
card-line-counts = Jede Fahrt vorwärts über die Ziellinie ist eine Runde; zurück darüber kostet eine.
card-line-wins = { $laps ->
    [one] Wer nach einer Runde zuerst darüberfährt, gewinnt.
   *[other] Wer nach { $laps } Runden zuerst darüberfährt, gewinnt.
}
card-line-home = Ein Wagen im Ziel verlässt die Strecke; seine übrigen Würfel verfallen.
card-track = Punkte und Linien
card-tile-lines = Neun Punkte: Rote Linien verbinden Nachbarn, blaue laufen schräg.
card-tile-joins = Die Linien führen weiter auf die Platte davor und die danach, sonst nirgendwohin.
card-tile-back = Du darfst auch in die falsche Richtung fahren.
card-tile-no-back = An diesem Tisch fährt niemand auf die vorige Platte zurück.
card-point = Punkt auf Platte { $tile }, { spot }
card-point-reach = { $colour ->
    [R] In Reichweite deines roten Würfels, { $length ->
        [one] ein Punkt
       *[other] { $length } Punkte
    } weit.
   *[other] In Reichweite deines blauen Würfels, { $length ->
        [one] ein Punkt
       *[other] { $length } Punkte
    } weit.
}
card-point-over = { $laps ->
    [1] Der Weg dorthin führt über die Ziellinie.
   *[other] Der Weg dorthin führt zurück über die Ziellinie und kostet eine Runde.
}
card-point-finish = Dort bist du im Ziel.
card-point-far = Keiner deiner Würfel führt jetzt hierher.
card-point-free = Frei: Ein Wagen kann hier halten oder darüberfahren.
card-point-fell = Hier ist ein Wagen ausgeschieden: { of-side }.
crib-turn = An der Reihe
crib-dice = Würfel
crib-track = Rundkurs
crib-laps = Runden und Ziel
