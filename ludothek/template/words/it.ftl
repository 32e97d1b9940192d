# Le parole di Template.

title = Template
about = Lancia un dado tutte le volte che osi: un 1 ti costa tutto quello che hai raccolto in questo turno.
side-0 = Rosso
side-1 = Giallo
side-2 = Verde
side-3 = Blu
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-goal = Traguardo
option-goal-about = Con quanti punti si vince la partita.

refused-turn = Non è il tuo turno. Aspetta che il dado arrivi a te.
refused-throw-first = Prima si lancia il dado, poi si decide. Aspetta il lancio.
refused-face = «{ $text }» non è un lancio. Scrivi throw e un numero da 1 a 6, per esempio throw 4.
refused-unknown = «{ $text }» non è una mossa. Scrivi go per lanciare ancora o stop per tenere i tuoi punti.

said-throw = { of-side }: il dado mostra { $face }. Punti di questo turno: { $gathered }.
said-one = { of-side }: il dado mostra 1{ $lost ->
    [0] {" "}e passa al prossimo
   *[other] . Punti di questo turno persi: { $lost }
}.
said-go = { of-side }: { advised-go }
said-stop = { of-side }: { advised-stop }
said-win = { of-side }: { advised-win }
advised-go = lanciare ancora.
advised-stop = fermarsi e tenere i punti di questo turno: { $gathered }. In tutto: { $points }.
advised-win = fermarsi e vincere. Punti: { $points }.

ending-goal = Il traguardo è raggiunto.

reason-wins = Vinci all’istante.
reason-keeps = Un 1 ti costerebbe quello che hai raccolto: { $gathered }.
reason-more = In media un altro lancio rende più di quanto costa.
reason-hurry = Qualcun altro è vicino al traguardo.

to-move = Tocca a: { of-side }
to-throw = Al lancio: { of-side }
legend-goal = Punti per vincere: { $goal }
legend-thrown = Lanci di questo turno: { $thrown }

aim = Raccogli punti e fermati in tempo: vince chi arriva per primo al traguardo.
next-decide = Lanciare ancora o tenere i punti?
next-win = Fermati e hai vinto.
news-lost = Un 1 ti costa i punti di questo turno: { $lost }.
do-go = Lancia ancora
do-stop = Tieni: { $gathered }
spoken-board = Vassoio con il dado e il foglio dei punti
spoken-points = Punti
spoken-side = { of-side }, punti: { $points }, traguardo: { $goal }
