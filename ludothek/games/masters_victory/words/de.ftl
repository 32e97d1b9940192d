# Die Wörter von Masters Victory.

title = Masters Victory
about = Zwei Armeen mit geheimen Rückennummern: Spür die drei Master der anderen Seite auf und schirme deine eigenen ab.
side-0 = Rot
side-1 = Grün
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = Jäger
type-B = Bomber
type-T = Panzer
type-S = Soldat
type-A = Artillerie
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = Jäger
types-B = Bomber
types-T = Panzer
types-S = Soldaten
types-A = Artillerie
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
target-fell = { $target ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}{ $target_number }
attacker-fell = { of-type }{ $number }
each-piece = { $all_F ->
    [0] { "" }
   *[other] {" "}· { type-F } { $all_F }
}{ $all_B ->
    [0] { "" }
   *[other] {" "}· { type-B } { $all_B }
}{ $all_T ->
    [0] { "" }
   *[other] {" "}· { type-T } { $all_T }
}{ $all_S ->
    [0] { "" }
   *[other] {" "}· { type-S } { $all_S }
}{ $all_A ->
    [0] { "" }
   *[other] {" "}· { type-A } { $all_A }
}
the-target = { $target ->
    [F] den Jäger
    [B] den Bomber
    [T] den Panzer
    [S] den Soldaten
   *[other] die Artillerie
}
with-type = { $type ->
    [F] mit dem Jäger
    [B] mit dem Bomber
    [T] mit dem Panzer
    [S] mit dem Soldaten
   *[other] mit der Artillerie
}

option-fire = Artilleriefeuer
option-fire-about = Ob die Artillerie von selbst auf alle Feinde vor sich schießt oder nur auf deinen Befehl.
option-fire-auto = Von selbst
option-fire-ask = Auf Befehl
option-quiet_limit = Ruhige Züge
option-quiet_limit-about = Nach so vielen Zügen in Folge, in denen nichts entfernt oder getauscht wurde, ist die Partie unentschieden.
option-quiet_limit-0 = Ohne Grenze

plays-1 = Greift an, was in Sicht kommt, sorglos, aber nicht dumm. Gut für die erste Partie.
plays-2 = Nimmt, was am meisten wert ist.
plays-3 = Wägt ab, was deine Nummern sein können und was du dafür nehmen könntest.
plays-4 = Spielt die nächsten Züge in vielen Verteilungen durch, die zu allem passen, was bisher zu sehen war.

refused-turn = Die andere Seite ist am Zug. Warte, bis sie ihn beendet hat.
refused-turn-deal = Die andere Seite verteilt noch ihre Nummern. Warte, bis du mit dem Verteilen an der Reihe bist.
refused-turn-dealt = Deine Nummern sind verteilt; die andere Seite verteilt noch ihre. Danach beginnst du.
refused-deal-unreadable = Zuerst werden die Nummern verteilt, und „{ $text }“ tut das nicht. Schreib „deal“, den Buchstaben der Art und sechs Nummern, zum Beispiel { $example }.
refused-deal-type = Jetzt sind diese Figuren an der Reihe: { of-types }. Verteil zuerst ihre Nummern, zum Beispiel { $example }.
refused-deal-again = Die Nummern dieser Figuren sind verteilt und bleiben, wo sie sind: { of-types }. Mach mit den nächsten weiter, zum Beispiel { $example }.
refused-deal-none = { $type ->
    [B] Bomber tragen
   *[other] Artillerie trägt
} keine Nummern. Verteil die der Jäger, der Panzer und der Soldaten.
refused-deal-numbers = Die sechs Nummern einer Art sind 1, 1, 2, 2, 3 und 3M. Nimm genau diese, in beliebiger Folge, zum Beispiel { $example }.
refused-dealt = Die Nummern sind verteilt und bleiben, wo sie sind. Spiel weiter.
refused-hidden = Die Nummer der Figur auf { $at } ist verdeckt, solange sie auf dem Brett steht. Greif sie an, um mehr zu erfahren, oder beobachte sie.
refused-hidden-survivor = Die Figur auf { $at } hat einen Kampf gewonnen, und von einem Kampf erfährt man nur den Ausgang: Ihre Nummer ist mindestens { $floor }. Greif sie an, um mehr zu erfahren.
refused-number-known = Das kannst du sehen: Die Figur auf { $at } hat die Nummer { $number }. Spiel weiter.
refused-number-none = Die Figur auf { $at } hat keine Nummer: { $type ->
    [B] Bomber haben
   *[other] Artillerie hat
} nie eine. Frag nach einem Jäger, einem Panzer oder einem Soldaten.
refused-numbers = Die Nummern der anderen Seite erfährt niemand; offen liegen nur entfernte Figuren und solche, die zurückgekommen sind. Sieh dir die Figuren neben dem Brett an.

refused-unreadable = „{ $text }“ lässt sich hier nicht spielen. Schreib zwei Felder für eine Bewegung oder einen Angriff, oder „end“; zum Beispiel { $example }.
refused-off-board = { $square } liegt nicht auf dem Brett. Seine Linien gehen von A bis R, seine Spalten von 1 bis 15.
refused-no-piece = Auf { $square } steht keine Figur. Wähle eine von deinen.
refused-not-yours = Die Figur auf { $square } gehört der anderen Seite. Wähle eine von deinen.
refused-no-goal = Sag auch, wohin die Figur auf { $square } geht: Schreib ihr Feld, > und ein anderes Feld.
refused-moved = { $type ->
    [F] Dieser Jäger
    [B] Dieser Bomber
    [T] Dieser Panzer
    [S] Dieser Soldat
   *[other] Diese Artillerie
} ist in diesem Zug schon bewegt worden, und jede Figur wird nur einmal bewegt. Wähle eine andere oder beende deinen Zug.
refused-fourth = Drei Figuren sind in diesem Zug schon bewegt worden, mehr dürfen es nicht sein. Beende deinen Zug.
refused-running = Die Figur auf { $at } ist noch unterwegs. Wähle ein Feld für sie oder lass sie stehen, dann geht es mit einer anderen weiter.
refused-no-running = Keine Figur ist unterwegs: Hat eine angehalten, ist sie fertig. Nenne auch die Figur mit ihrem Feld, und zwar eine, die noch nicht bewegt wurde.
refused-diagonal = Figuren gehen nach Norden, Osten, Süden oder Westen, nie schräg. Wähle ein Feld gerade daneben.
refused-steps = Bis { $square } sind es mindestens { $needed } Schritte, und { $type ->
    [F] ein Jäger kommt höchstens { $limit } weit.
    [B] ein Bomber kommt höchstens { $limit } weit.
    [T] ein Panzer kommt höchstens { $limit } weit.
    [S] ein Soldat kommt höchstens { $limit } weit.
   *[other] Artillerie kommt höchstens { $limit } weit.
} Wähle ein näheres Feld.
refused-steps-left = Bis { $square } sind es mindestens { $needed } Schritte, und { $limit ->
    [one] ein Schritt ist übrig.
   *[other] { $limit } Schritte sind übrig.
} Wähle ein näheres Feld oder lass die Figur stehen.
refused-origin = Eine Bewegung endet auf einem anderen Feld als { $square }, wo sie begann. Wähle eines, oder lass die Figur stehen.
refused-origin-rest = Die Figur steht schon auf { $square }. Lass sie stehen, oder wähle ein anderes Feld.
refused-route = Geschrieben wird nur, wo eine Bewegung beginnt und wo sie endet; der Weg findet sich von selbst. Schreib { $move }.
refused-step-by-step = Artillerie geht Schritt für Schritt. Mach den ersten auf ein Feld neben { $at }; danach darfst du einen zweiten machen.
refused-blocked = Auf { $at } steht eine Figur im Weg, und nur Flugzeuge kommen über andere hinweg. Der freie Weg nach { $square } ist zu lang, oder es gibt keinen; wähle ein anderes Feld.
refused-round-mines = Der Weg nach { $square } führt über die Minen auf { $at }, und außen herum ist es zu weit. Wähle ein anderes Feld.
refused-mines = { $square } ist vermint, dorthin dürfen nur Flugzeuge. Wähle ein Feld ohne Minen.
refused-over-mines = Das Flugzeug auf { $square } schwebt über Minen, wohin kein Soldat kommt. Wähle ein anderes Ziel oder schick einen Jäger.
refused-own-piece = Auf { $square } steht deine eigene Figur, und auf ein Feld passt nur eine. Wähle ein anderes Feld.
refused-no-target = { $type ->
    [F] Ein Jäger greift Jäger, Bomber und Soldaten an
    [B] Ein Bomber greift Panzer und Artillerie an
    [T] Ein Panzer greift Panzer, Soldaten und Artillerie an
   *[other] Ein Soldat greift Soldaten, Jäger und Bomber an
}, und auf { $square } steht { $target ->
    [F] ein Jäger.
    [B] ein Bomber.
    [T] ein Panzer.
    [S] ein Soldat.
   *[other] Artillerie.
} Wähle ein anderes Ziel oder eine andere Figur zum Angriff.
refused-no-numbers = Bomber haben keine Nummern, also kämpft keiner gegen den auf { $square }. Schick einen Jäger oder einen Soldaten.
refused-gun-attacks = Artillerie geht nicht auf den Feind auf { $square } los: Sie beschießt die drei mal drei Felder vor sich. Stell sie so, dass der Feind in diesem Schussbereich steht.
refused-bunker = Die Figur auf { $square } ist im Bunker, sicher vor { $type ->
    [F] Jägern
   *[other] Bombern
} und vor Artillerie. Schick einen Panzer oder einen Soldaten.
refused-shielded = { $target ->
    [F] Der Jäger
    [B] Der Bomber
    [T] Der Panzer
    [S] Der Soldat
   *[other] Die Artillerie
} auf { $square } ist geschützt: Daneben auf { $by } steht { $type ->
    [F] ein höherer Jäger.
    [B] ein höherer Bomber.
    [T] ein höherer Panzer.
   *[other] ein höherer Soldat.
} Räum zuerst diese Figur aus dem Weg.
refused-second-attack = Eine Figur greift in einem Zug nur einmal an, und diese hat es getan. Wähle statt { $square } ein leeres Feld, oder lass die Figur stehen.

refused-fire-turn = Artillerie schießt nur im Zug ihrer eigenen Seite. Warte auf deinen.
refused-fire-auto = An diesem Tisch schießt die Artillerie von selbst: zu Beginn deines Zuges, nach jedem ihrer Schritte und wenn sie zurückkommt. Stell sie so, dass ein Feind in ihrem Schussbereich steht.
refused-fire-type = Nur Artillerie schießt, und auf { $square } steht keine. Wähle eine von deinen.
refused-fire-side = Artillerie schießt nur geradeaus: { $side ->
    [0] die von Rot nach Norden
   *[other] die von Grün nach Süden
}, die ganze Partie lang. Stell sie so, dass der Feind vor ihr steht.
refused-fire-zone = { $square } gehört nicht zu den drei mal drei Feldern vor der Artillerie auf { $at }. Stell sie so, dass es dazugehört, oder wähle eine andere.
refused-fire-bunker = Die Figur auf { $square } ist im Bunker, dort erreicht sie kein Schuss. Schick einen Panzer oder einen Soldaten.
refused-fire-part = Ein Schuss entfernt jeden offen stehenden Feind im Schussbereich, keine Auswahl. Schreib nur „fire { $at }“, oder schieß nicht.
refused-fire-nothing = Vor der Artillerie auf { $at } steht kein Feind offen, und ins Leere wird nicht geschossen. Beweg sie zuerst.
refused-fire-later = Artillerie schießt nicht, während eine andere Figur unterwegs ist oder ein Tausch läuft. Bring das erst zu Ende.

refused-switch-type = Nur ein Soldat kann getauscht werden, und auf { $square } steht keiner. Wähle einen von deinen Soldaten auf Linie { $line }.
refused-switch-line = Der Soldat auf { $square } ist noch nicht auf der Grundlinie der anderen Seite. Bring ihn zuerst auf Linie { $line }.
refused-switch-nothing = Nichts kann zurückkommen: Keine entfernte Figur zählt wenig genug, oder ihre Startfelder sind besetzt. Heb dir den Soldaten auf.
refused-switch-later = Ein Tausch beginnt nur, wenn keine Figur unterwegs ist und kein anderer Tausch läuft. Bring das erst zu Ende.
refused-no-switch = Es läuft kein Tausch. Beginne einen mit „switch“ und dem Feld eines Soldaten auf Linie { $line }.
refused-switching = Ein Tausch läuft. Hol eine Figur zurück, zum Beispiel { $example }, oder beende den Tausch, sobald eine zurück ist.
refused-return-first = Für den Soldaten kommt mindestens eine Figur zurück. Hol eine, zum Beispiel { $example }.
refused-return-unreadable = „{ $text }“ sagt nicht, was zurückkommt. Schreib +, die Figur, @ und ein Startfeld, zum Beispiel { $example }.
refused-return-master = Master kommen nie zurück. Wähle eine andere Figur, zum Beispiel { $example }.
refused-return-absent = Unter deinen Figuren neben dem Brett ist { $piece } nicht. Wähle eine, die dort liegt, zum Beispiel { $example }.
refused-return-self = Der Soldat, den du hergibst ({ $piece }), kann nicht im selben Tausch zurückkommen. Wähle eine andere Figur, zum Beispiel { $example }.
refused-return-sum = { of-type }{ $number } zählt { $cost }, von den 3 bleibt aber nur { $budget }. Wähle eine kleinere Nummer oder beende den Tausch.
refused-return-square = { $square } ist kein Startfeld für deine Figuren dieser Art ({ of-types }). Frei sind: { $free }.
refused-return-taken = { $square } ist besetzt, und ein Startfeld muss leer sein. Frei sind: { $free }.
refused-return-number = Sag auch, welche Nummer zurückkommt, zum Beispiel { $example }.
refused-return-plain = { $type ->
    [B] Bomber tragen keine Nummer; beim Tausch zählen sie 2.
   *[other] Artillerie trägt keine Nummer; beim Tausch zählt sie 2.
} Schreib { $move }.
refused-note = Was aus einer Bewegung wird, zeigt sich, wenn sie gemacht ist, nicht vorher. Schreib nur { $move }.

said-deal = { of-side }: Nummern verteilt, { of-types }: { $numbers }.
heard-deal = { of-side }: Nummern verteilt, { of-types }.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , gewonnen. Entfernt: { target-fell }.
    [lost] , verloren. Entfernt: { attacker-fell }.
   *[both] {" "}und beide fallen. Entfernt: { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: Soldat { $number } auf { $at } für einen Tausch hergegeben.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: Tausch beendet.
said-stay = { of-side }: Die Figur bleibt stehen.
said-end = { of-side }: Zug beendet.{ $shot ->
    [0] { "" }
   *[other] {" "}Die Artillerie der anderen Seite feuert. Entfernt{ each-piece }.
}{ said-over }
advised-deal = Nummern für deine { of-types }: { $numbers }.
advised-move = { of-type } von { $from } nach { $to }.
advised-rest = { of-type } weiter von { $from } nach { $to }.
advised-attack = { attack-of }.
attack-of = Angriff { with-type } von { $from } auf { the-target } auf { $to }
advised-fire = Feuer von { $at }.
advised-return = { of-type }{ $number } zurück auf { $at }.
advised-switch = Gib Soldat { $number } auf { $at } für einen Tausch her.
advised-done = Beende den Tausch.
advised-stay = Lass die Figur stehen.
advised-end = Beende deinen Zug.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Von Artillerie entfernt{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Damit ist die Partie zu Ende.
}

ending-masters = Der letzte Master einer Seite ist gefallen.
ending-quiet = Zu viele Züge in Folge wurde nichts entfernt und nichts getauscht.

reason-deal = Vom Zufall verteilte Nummern kann niemand erraten.
reason-deal-edge = Dein Master beginnt am Rand, auf { $square }.
reason-end = Anzugreifen gibt es jetzt nichts, und keine deiner Figuren steht im feindlichen Feuer.
reason-end-three = Drei deiner Figuren sind bewegt.
reason-end-draw = Beendest du den Zug jetzt, ist die Partie unentschieden: Die Grenze der ruhigen Züge ist erreicht.
reason-stay = Hier kann kein Feind die Figur mit einer einzigen Bewegung angreifen.
reason-stay-fewest = Auf keinem anderen Feld, das die Figur noch erreicht, könnten weniger Feinde sie angreifen: { $enemies }.
reason-stay-threatens = Von hier könnte die Figur als Nächstes { the-target } auf { $square } angreifen.
reason-fight = Nach allem, was man weiß, gewinnst du { $won } von 100 solchen Kämpfen und verlierst { $lost }.
reason-fight-risk = Du wagst dabei deine { $mine }; nach allem, was man weiß, fällt der Feind in { $falls } von 100 solchen Kämpfen.
reason-fight-sure = Deine Nummer ist höher, was die andere auch sein kann.
reason-take = Zwischen diesen beiden gewinnt immer der Angreifer.
reason-gun = { $hits ->
    [one] Dort steht eine feindliche Figur in ihrem Schussbereich.
   *[other] Dort stehen { $hits } feindliche Figuren in ihrem Schussbereich.
}
reason-bunker = Im Bunker ist die Figur vor Flugzeugen und Artillerie sicher.
reason-leaves = So kommt die Figur aus dem Schussbereich feindlicher Artillerie.
reason-safe = Dort kann kein Feind die Figur mit einer einzigen Bewegung angreifen.
reason-guarded = Dort steht die Figur im Schutz einer höheren auf { $by }.
reason-shields = Dort schützt die Figur eine kleinere neben sich, auf { $square }: { of-type }.
reason-threatens = Von dort könnte die Figur als Nächstes { the-target } auf { $square } angreifen.
reason-runs = So kommt der Soldat der feindlichen Grundlinie näher, wo er verlorene Figuren zurückholen kann.
reason-fewer = Dort könnten weniger Feinde die Figur mit einer einzigen Bewegung angreifen: { $then } statt { $before }.
reason-aims = Von dort könnte die nächste Bewegung { the-target } auf { $square } unter Feuer bringen.
reason-nearer = Das bringt die Figur näher an ein Ziel: { the-target } auf { $square }.
reason-switch = Für den Soldaten kommen verlorene Figuren zurück.
reason-return = So ist eine verlorene Figur wieder im Spiel.
reason-fire = { $hits ->
    [one] Der Schuss entfernt einen Feind und kostet keine Bewegung.
   *[other] Der Schuss entfernt { $hits } Feinde und kostet keine Bewegung.
}

to-move = Am Zug: { of-side }
to-deal = Nummern verteilen: { of-side }
to-rest = Mit derselben Figur weitergehen: { of-side }
to-switch = Figuren zurückholen: { of-side }
legend-moves-left = { $moves ->
    [0] keine Bewegung mehr
    [one] noch eine Bewegung
   *[other] noch { $moves } Bewegungen
}
legend-masters = { $masters ->
    [0] kein Master mehr
    [one] noch ein Master
   *[other] noch { $masters } Master
}
legend-quiet = { $quiet ->
    [0] kein ruhiger Zug
    [one] ein ruhiger Zug
   *[other] { $quiet } ruhige Züge
}
legend-quiet-of = { $quiet } von { $limit } ruhigen Zügen
legend-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
legend-budget = noch zurückzuholen: { $budget } von 3
legend-removed-of = Entfernte Figuren von { of-side }
legend-nothing = keine Verluste
legend-zone = Schussbereich
legend-zones = Schussbereiche
legend-protected = geschützt von der Figur auf { $by }
legend-moved = schon bewegt
legend-not-moved = noch nicht bewegt
legend-number = Nummer { $number }
legend-open = Nummer beiden bekannt
legend-possible = kann { $numbers } sein
legend-master = Master
legend-mines = Minen
legend-bunker = Bunker
legend-rule-1 = die Nummern entscheiden
legend-rule-2 = der Angreifer gewinnt
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Tippe ein, was du tun willst, zum Beispiel { $example }. Ein Feld zeigt, wohin seine Figur (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) kann und was man von ihr weiß, „zones“ zeigt, wohin die Artillerie schießt. Weitere Befehle:
drawn-deal = Sechs Nummern für deine { of-types }, in dieser Reihenfolge: { $squares }. Mit „deal“ allein verteilt der Zufall.
drawn-movers = Können bewegt werden:
drawn-fire = Können feuern:
drawn-go-on = Tippe ein Feld mit { $sign } ein oder
drawn-returns = Tippe eine Figur und ein Feld ein, etwa { $example }.
drawn-empty = leer
drawn-sure-master = Dieser Soldat ist ein Master und kommt nie zurück. Gibst du ihn her?
drawn-sure-last = Dieser Soldat ist dein letzter Master: Gibst du ihn her, hast du verloren. Trotzdem?
drawn-sure-fire = Artillerie kann noch feuern: { $shots }. Den Zug ohne das beenden?

# on the screen
spoken-board = Masters Victory
spoken-map = Brett, Linien A bis R, Spalten 1 bis 15
your-type = { $type ->
    [F] dein Jäger
    [B] dein Bomber
    [T] dein Panzer
    [S] dein Soldat
   *[other] deine Artillerie
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } von { of-side }
spoken-start = Startfeld, { of-type }
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = kann angreifen: { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = kann feuern auf { $targets }
spoken-could-attack = könnte angreifen: { $targets }
spoken-could-fire = könnte feuern auf { $targets }
spoken-place = hierher kann die Figur zurückkommen
spoken-danger = im Feuer von { $guns }
goal-left = { $steps ->
    [0] dort bleibt kein Schritt
    [one] dort bleibt ein Schritt
   *[other] dort bleiben { $steps } Schritte
}
goal-attack = kann angegriffen werden, { by-rule }
goal-fire = im Schuss
choices-title = Was du tun kannst
choice-move = Geh nach { $square }
choice-attack = Greif { $square } an, { of-type }, { by-rule }
now-rest = { $at } darf noch weiter: { legend-steps }
do-end = Zug beenden
do-stay = Bleiben
do-done = Fertig
do-fire = Feuer von { $square }
do-always = Immer feuern
always-on = Ab jetzt feuert deine Artillerie von selbst, sobald sie kann.
always-off = Deine Artillerie feuert wieder nur auf Befehl.
do-switch = { $square } tauschen
switch-what = Wähle eine deiner entfernten Figuren.
switch-where = Wähle ein Startfeld für die Figur.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many }-mal
}
master-title = Ein Master geht
master-sure = Dieser Soldat ist ein Master. Getauscht zählt er als entfernt, und die andere Seite braucht einen Master weniger.
master-last-sure = Dieser Soldat ist dein letzter Master. Wenn du ihn tauschst, verlierst du die Partie.
master-yes = Tauschen
master-no = Behalten
lens-title = Wie du das Brett siehst
show-zones = Schussbereiche
show-beliefs = Was sie sein können
sign-left = Zahlen auf dem Brett: Schritte, die dort bleiben.
sign-range = Punkte: wohin die Figur könnte. Gestrichelte Rahmen: was sie angreifen könnte.
sign-bars = Balken: 1, 2, 3, Master; je höher, desto wahrscheinlicher.
zoom-in = Näher
zoom-out = Weiter weg
zoom-all = Ganzes Brett
deal-title = { $type ->
    [F] Verteil die Nummern deiner Jäger
    [T] Verteil die Nummern deiner Panzer
   *[other] Verteil die Nummern deiner Soldaten
}
deal-help = Leg jede Nummer auf ein Feld: Zieh sie hin, oder wähle eine Nummer und dann ein Feld. Ebenso tauschen zwei Felder ihre Nummern.
deal-tray = Nummern zum Verteilen
deal-all-laid = Alle sechs liegen.
deal-squares = Startfelder
deal-number = { $number ->
    [M] Master, Nummer 3
   *[other] Nummer { $number }
}
deal-slot = { $square }: { $number ->
    [none] leer
    [M] Master, Nummer 3
   *[other] Nummer { $number }
}
deal-shuffle = Mischen
deal-use = Meine gespeicherte Verteilung
deal-keep = Diese Verteilung speichern
do-deal = So verteilen
cover-title = Gib den Bildschirm an { of-side }
cover-about = Das Brett ist verdeckt, damit niemand die Nummern der anderen Seite sieht. Ab hier weiter: { of-side }.
do-uncover = Ich bin { of-side }: Brett zeigen

# am Tisch: was als Nächstes zu tun ist, was man nicht übersehen darf und was alles ist
aim = Entferne die drei Master der anderen Seite, bevor du deine verloren hast.
next-deal = { $type ->
    [F] Leg auf jeden deiner Jäger eine Nummer, dann verteil sie.
    [T] Leg auf jeden deiner Panzer eine Nummer, dann verteil sie.
   *[other] Leg auf jeden deiner Soldaten eine Nummer, dann verteil sie.
}
next-choose = { $moves ->
    [3] Wähle eine Figur: Bis zu drei darfst du bewegen.
    [one] Wähle noch eine Figur, oder beende den Zug.
   *[other] Wähle eine Figur, oder beende den Zug: Noch { $moves } darfst du bewegen.
}
next-fire = Deine Artillerie auf { $guns } kann feuern: Wähle sie oder eine andere Figur.
next-fire-last = Drei Figuren sind bewegt. Deine Artillerie auf { $guns } kann noch feuern: Wähle sie, oder beende den Zug.
next-end = Drei Figuren sind bewegt: Beende den Zug.
remind-fire-one = Deine Artillerie auf { $at } kann noch auf { the-target } auf { $square } feuern. Beende den Zug noch einmal, wenn du nicht feuern willst.
remind-fire = Deine Artillerie kann noch feuern: { $shots }. Beende den Zug noch einmal, wenn du nicht feuern willst.
next-go = Wähle ein Feld für die Figur.
next-attack = Wähle ein Feld für die Figur oder einen umrahmten Feind zum Angreifen.
next-step = Wähle ein Feld daneben: Artillerie geht Schritt für Schritt.
next-shoot = Wähle einen umrahmten Feind zum Feuern oder ein Feld daneben.
next-shoot-only = Wähle einen umrahmten Feind zum Feuern.
next-soldier = Beweg den Soldaten, oder tausch ihn.
next-rest = Die Figur auf { $at } darf noch weiter, { legend-steps }: Wähle ein Feld, oder bleib.
next-rest-fire = Deine Artillerie auf { $at } kann auf die umrahmten Feinde feuern, noch einen Schritt gehen oder bleiben.
next-switch = Wähle eine entfernte Figur, die zurückkommt.
next-place = Wähle ein Startfeld für die Figur.
next-plan = Wähle eine entfernte Figur, die zurückkommt, oder behalt den Soldaten.
next-plan-more = Wähle noch eine entfernte Figur, oder tausch jetzt.
next-exchange = Tausch jetzt, oder behalt den Soldaten.
news-master = Dein Master auf { $square } ist gefallen ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Im Kampf gefallen
   *[fire] Durch Artillerie gefallen
}: { your-type }{ $number } auf { $square }.
news-many = { $how ->
    [fight] In Kämpfen gefallen
   *[fire] Durch Artillerie gefallen
}{ each-piece }.
news-found = Ein Master der anderen Seite ist gefallen ({ of-type }): { legend-masters }.
news-danger = Master in Gefahr: { your-type } auf { $square }, durch { $many ->
    [one] den Feind auf { $by }.
   *[other] die Feinde auf { $by }.
}
news-dangers = Master in Gefahr auf { $squares }.
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = Ein Master: Wer alle drei verloren hat, hat die Partie verloren.
card-danger = In Gefahr: { $many ->
    [one] Der Feind auf { $by } könnte die Figur mit einer Bewegung entfernen.
   *[other] Die Feinde auf { $by } könnten die Figur mit je einer Bewegung entfernen.
}
card-number-own = Nummer { $number }, nur für dich zu sehen.
card-number-open = Nummer { $number }, beiden Seiten bekannt.
card-number-hidden = Die Nummer ist verdeckt. Möglich: { $numbers }.
card-number-least = Nach einem gewonnenen Kampf ist die Nummer mindestens { $least }. Möglich: { $numbers }.
card-number-dealt = Die Nummer ist noch nicht verteilt.
card-number-told = Die Nummer ist verdeckt.
card-number-none = Ohne Nummer; zählt beim Tausch 2.
card-flies = Bis zu { $steps } Schritte durch die Luft, über Figuren und Minen hinweg.
card-walks = Bis zu { $steps } Schritte am Boden, um Figuren und Minen herum.
card-rolls = Bis zu { $steps } Schritte am Boden, einer nach dem anderen.
card-beats = { $type ->
    [F] Entfernt Bomber und Soldaten. Gegen Jäger entscheiden die Nummern.
    [B] Entfernt Panzer und Artillerie.
    [T] Entfernt Soldaten und Artillerie. Gegen Panzer entscheiden die Nummern.
    [S] Entfernt Jäger und Bomber. Gegen Soldaten entscheiden die Nummern.
   *[other] Greift nie an: Sie feuert auf alle Feinde auf den drei mal drei Feldern vor sich.
}
card-beaten = { $type ->
    [F] Wird entfernt von Soldaten, von Jägern mit gleicher oder höherer Nummer und durch Feuer.
    [B] Wird entfernt von Jägern, von Soldaten und durch Feuer.
    [T] Wird entfernt von Bombern, von Panzern mit gleicher oder höherer Nummer und durch Feuer.
    [S] Wird entfernt von Jägern, von Panzern, von Soldaten mit gleicher oder höherer Nummer und durch Feuer.
   *[other] Wird entfernt von Bombern, von Panzern und durch Feuer.
}
card-shields = { $type ->
    [F] Schützt Bomber, Panzer, Soldaten und Artillerie neben sich.
    [B] Schützt Panzer, Soldaten und Artillerie neben sich.
    [T] Schützt Soldaten und Artillerie neben sich.
    [S] Schützt Artillerie neben sich.
   *[other] Die kleinste Figur: Sie schützt niemanden.
}
card-shielded = Jetzt kann niemand angreifen: Die höhere Figur auf { $by } gibt Schutz, nur nicht vor Feuer.
card-fire = Im Schussbereich der Artillerie auf { $guns }.
card-shots = Kann jetzt feuern auf{ each-piece }. Das kostet keine Bewegung.
card-range = { $squares ->
    [0] Kann nicht bewegt werden: Daneben ist nichts frei.
    [one] Mit einer Bewegung könnte die Figur ein Feld erreichen.
   *[other] Mit einer Bewegung könnte die Figur { $squares } Felder erreichen.
}
card-could-attack = Könnte mit einer Bewegung angreifen{ each-piece }.
card-could-fire = Könnte mit einer Bewegung feuern auf{ each-piece }.
card-moved = In diesem Zug schon bewegt.
card-exchange = Auf der feindlichen Grundlinie: Du kannst den Soldaten gegen verlorene Figuren tauschen.
card-in-bunker = Im Bunker: sicher vor Flugzeugen und Artillerie, nicht vor Panzern und Soldaten.
card-no-bunker = Flugzeugen bietet ein Bunker keinen Schutz.
card-over-mines = Über Minen: sicher vor Soldaten, nicht vor Artillerie.
card-place = { $square }: { $kind ->
    [mines] Minen
    [bunker] Bunker
   *[other] offenes Gelände
}
card-type = { $type }: { of-type }
card-mines = Minen
card-mines-air = Nur Flugzeuge dürfen hinein oder darüber.
card-bunker = Bunker
card-bunker-safe = Bodenfiguren darin sind vor Flugzeugen und Artillerie sicher.
card-bunker-open = Panzer und Soldaten können Bodenfiguren trotzdem angreifen.
card-open = Nichts bietet hier Schutz; jede Figur darf stehen bleiben.
card-start = { $type ->
    [F] Startfeld eines Jägers: Ein verlorener kann durch einen Tausch hierher zurück.
    [B] Startfeld eines Bombers: Ein verlorener kann durch einen Tausch hierher zurück.
    [T] Startfeld eines Panzers: Ein verlorener kann durch einen Tausch hierher zurück.
    [S] Startfeld eines Soldaten: Ein verlorener kann durch einen Tausch hierher zurück.
   *[other] Startfeld der Artillerie: Eine verlorene kann durch einen Tausch hierher zurück.
}
card-base = Grundlinie
card-base-switch = Ein feindlicher Soldat, der bis hierher kommt, kann gegen verlorene Figuren getauscht werden.
card-numbers = Rückennummern
card-numbers-six = Jäger, Panzer und Soldaten tragen die Rückennummern 1, 1, 2, 2, 3 und 3♛; nur die eigene Seite sieht sie.
card-numbers-fight = Die kleinere Nummer fällt, von gleichen beide. 3♛, der Master, zählt 3.
card-numbers-told = Von einem Kampf erfährt man nur den Ausgang.
card-signs = Zeichen auf dem Brett
card-signs-left = Eine Zahl auf einem Feld: So viele Schritte bleiben der gewählten Figur dort.
card-signs-rule = R1 an einem Gegner: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-range = Wenn du eine Figur ansiehst: Punkte, wohin sie könnte, gestrichelte Rahmen um alles, was sie angreifen könnte.
card-signs-flame = Eine Flamme an deiner Artillerie: Sie kann jetzt feuern. An einem Feind: vom Schuss getroffen.
card-signs-bars = Balken auf einer verdeckten Figur, von links 1, 2, 3 und 3♛: Je höher ein Balken, desto wahrscheinlicher diese Nummer.
card-defence = Verteidigungszone
card-defence-zone = Die acht Felder um eine Figur.
card-defence-taller = Solange dort eine höhere Figur derselben Farbe steht, kann niemand die kleinere angreifen.
card-defence-first = Entferne zuerst die höhere: Es zählt der Augenblick des Angriffs.
card-zone = Schussbereich
card-zone-front = Die drei mal drei Felder davor: nach Norden bei Rot, nach Süden bei Grün.
card-zone-turn = Wirkt nur im eigenen Zug und trifft alle, die dort offen stehen.
card-zone-auto = Hier feuert Artillerie von selbst: zu Beginn des Zuges, nach jedem Schritt und wenn sie zurückkommt.
card-zone-ask = Hier feuert Artillerie auf Befehl; das kostet keine Bewegung.
card-switch = Dreifachtausch
card-switch-line = Ein Soldat auf der feindlichen Grundlinie wird gegen eine bis drei verlorene Figuren getauscht, zusammen höchstens 3.
card-switch-two = Bomber und Artillerie zählen 2.
card-switch-master = Master kommen nie zurück.
card-switch-act = Was zurück ist, darf sofort bewegt werden.
card-moves = Drei Bewegungen
card-moves-three = In einem Zug bewegst du bis zu drei Figuren, jede einmal.
card-moves-fewer = Weniger genügen: Du beendest den Zug selbst.
card-masters = Master
card-masters-three = Jede Seite hat drei: einen Jäger, einen Panzer und einen Soldaten mit 3♛.
card-masters-win = Wer zuerst alle drei der anderen Seite entfernt hat, gewinnt.
card-quiet = Ruhige Züge
card-quiet-draw = Nach { $limit } Zügen in Folge, in denen nichts entfernt und nichts getauscht wird, endet die Partie unentschieden.
card-quiet-off = An diesem Tisch gibt es keine solche Grenze.
card-lost = Entfernt: { of-type }{ $number }
card-lost-open = Für beide Seiten offen.
card-lost-counts = Beim Tausch zählt die Figur { $cost }.
card-lost-never = Ein Master kommt nie zurück.
card-fell = Hier gefallen{ each-piece }
crib-pieces = Figuren
crib-ground = Gelände
crib-fights = Kämpfe
crib-turn = Zug und Ende
plan-title = Tausch: Soldat { $number } auf { $square }
plan-none = Noch nichts gewählt.
plan-back = { of-type }{ $number } von { $square } zurücklegen
do-exchange = Jetzt tauschen
do-keep = Soldat behalten
