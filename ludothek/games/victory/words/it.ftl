# Le parole di Victory.

title = Victory
about = Componi un circuito, tira i dadi per correre sulle linee rosse e blu, trova la traiettoria ideale e taglia il traguardo prima di tutti dopo l’ultimo giro.
side-R = Rosso
side-B = Blu
side-G = Verde
side-Y = Giallo
side-W = Bianco
side-K = Nero
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Circuito
option-circuit-about = Uno dei sei circuiti di dodici tessere, oppure uno tuo: una lettera per tessera, S per andare dritto, L e R per una curva a sinistra o a destra.
option-circuit-square = Quadrato, 4 curve
option-circuit-oval = Ovale, 4 curve
option-circuit-six = Bandiera, 6 curve
option-circuit-eight = Naso, 8 curve
option-circuit-ten = Zigzag, 10 curve
option-circuit-twelve = Trifoglio, 12 curve
option-reverse = In senso opposto
option-reverse-about = Lo stesso circuito si percorre al contrario. La linea resta dov’è.
option-laps = Giri
option-laps-about = Quante volte fai il giro prima di arrivare al traguardo.
option-cars = Macchine
option-cars-about = Le macchine in ordine di posto, per esempio K,W: R è la rossa, B la blu, G la verde, Y la gialla, W la bianca, K la nera. I posti senza macchina ricevono la prossima ancora libera.
option-cars-any = In ordine
option-cars-each = Macchina
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = Niente ritorno
option-no_reverse-about = Nessuno torna sulla tessera precedente. Dentro una tessera ogni direzione resta libera.
option-round_cap = Numero massimo di round
option-round_cap-about = Dopo questo numero di round la gara finisce, e le macchine ancora in pista si classificano secondo la strada fatta.
preset-short = Gara breve
preset-short-about = Un solo giro, questione di pochi minuti.
preset-bends = Solo curve
preset-bends-about = Dodici tessere, dodici curve: il circuito per chi cerca la traiettoria ideale.

plays-1 = Prende sempre altri due dadi e va prima col rosso e poi col blu fin dove arriva. Adatto a una prima gara.
plays-2 = Sta attento alle croci e con ogni dado avanza di tutti i punti che può.
plays-3 = Con ogni dado cerca il punto da cui mancano meno mosse.
plays-4 = Prova ogni ordine, conosce le probabilità di ogni tiro e si ferma dove vuoi passare tu.

face-R = rosso
face-B = blu
face-X = croce
dice-of = { $r ->
    [0] { "" }
    [one] {" "}· { $r } { face-R }
   *[other] {" "}· { $r } rossi
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b } { face-B }
}{ $x ->
    [0] { "" }
    [one] {" "}· { $x } { face-X }
   *[other] {" "}· { $x } croci
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
    [one] {" "}· { $lapse_r } { face-R }
   *[other] {" "}· { $lapse_r } rossi
}{ $lapse_b ->
    [0] { "" }
   *[other] {" "}· { $lapse_b } { face-B }
}

refused-circuit-letter = «{ $letter }», lettera { $number } del circuito, non è una tessera. Usa S per andare dritto, L per una curva a sinistra e R per una a destra.
refused-circuit-length = Un circuito ha da { $fewest } a { $most } tessere; questo ne ha { $tiles }. { $tiles ->
    [0] Aggiungine.
    [1] Aggiungine.
    [2] Aggiungine.
    [3] Aggiungine.
   *[other] Togline.
}
refused-circuit-overlap = La tessera { $two } finirebbe sopra la tessera { $one }. Svolta prima di arrivarci.
refused-circuit-astray = Da dove finisce questa strada non si torna all’inizio con { $most } tessere. Togli qualcuna delle ultime.
refused-circuit-open = Il circuito non è ancora chiuso. { $tiles ->
    [one] Manca una tessera
   *[other] Mancano { $tiles } tessere
}, per esempio { $add }.

refused-lot = «{ $text }» non dice chi comincia. Scrivi uno di questi: { $moves }.
refused-lot-said = Il sorteggio è già fatto e l’ordine di gioco non cambia. Continua il tuo turno.
refused-throw = «{ $text }» non è un tiro di { $dice ->
    [one] un dado. Scrivi throw e la sua lettera
   *[other] { $dice } dadi. Scrivi throw e una lettera per dado
}: R (rosso), B (blu) o X (croce).
refused-throw-said = Nessuno sceglie che cosa esce: i dadi vengono tirati per te. Di’ quanti ne prendi, o corri con quelli sul tavolo.
refused-turn = Non è il tuo turno. Aspetta che i dadi arrivino a te.
refused-home = La tua macchina è al traguardo e fuori dalla pista; i dadi rimasti sono persi. Guarda arrivare gli altri.
refused-out = Quattro croci hanno messo la tua macchina fuori gara. Guarda finire gli altri; la prossima gara è tua.
refused-missed = Sul tavolo ci sono tre croci, quindi in questo turno non corri. Prendi un dado per il secondo tiro e spera che non esca un’altra croce.
refused-before-throw = Non si muove nulla finché i due tiri non sono sul tavolo. Prima tira: tre dadi, poi uno o due.
refused-take-number = Il secondo tiro è di uno o due dadi, non di { $dice }. Scegline uno (take 1) o due (take 2).
refused-take-none = Al secondo tiro non si può rinunciare. Scegli un dado (take 1) o due (take 2).
refused-take-again = I due tiri sono fatti e un terzo non c’è. Corri con i dadi che hai.
refused-take-unreadable = «{ $text }» qui non si può scegliere. Prendi un dado (take 1) o due (take 2).
refused-stop = Un dado si può ancora giocare, quindi il tuo turno non è finito, anche se non ti conviene. Giocalo.
refused-stop-other = Nessuna linea { $colour ->
    [R] rossa
   *[other] blu
} è libera, ma un altro dado si può ancora giocare. Gioca quello.
refused-cross = Una croce non si gioca: quel dado resta dov’è. Scegline uno rosso o uno blu.
refused-no-die = Non ti resta nessun dado { $colour ->
    [R] rosso
   *[other] blu
}. Gioca uno di quelli che hai.
refused-no-line = Nessuna linea { $colour ->
    [R] rossa
   *[other] blu
} è libera per la tua macchina. Gioca l’altro colore.
refused-no-goal = Scegli anche dove va il dado { $colour ->
    [R] rosso
   *[other] blu
}: su un punto di una delle sue linee.
refused-colour = Ci si arriva su una linea { $colour ->
    [R] rossa, e lì si corre solo con un dado rosso.
   *[other] blu, e lì si corre solo con un dado blu.
} Scegli un punto su una linea del colore del tuo dado.
refused-bend = Nessuna linea retta porta lì, e una mossa non fa curve. Scegli un punto in linea retta e svolta con il dado successivo.
refused-stay = La tua macchina è già lì, e un dado la porta almeno un punto più in là. Scegli un altro punto.
refused-no-point = Qui non c’è nessun punto { $point }. Una mossa finisce su un punto: una tessera da 0 a { $last } e una cifra da 1 a 9, per esempio { $example }.
refused-between = Tra due punti non si ferma nessuna macchina. Scegli uno dei due, se la linea è libera.
refused-jump = C’è una macchina in mezzo: { of-side }. Nessuna macchina si può saltare. Fermati prima o scegli un’altra linea.
refused-hit = Lì c’è già una macchina: { of-side }. Su un punto ne sta una sola. Fermati prima o scegli un altro punto.
refused-alongside = Queste tessere sono soltanto affiancate: nessuna linea unisce tessere che non si seguono. Fai il giro sulla strada.
refused-corner = Nessuna linea passa sopra l’angolo di una tessera. Passa dal lato in cui le tessere sono unite.
refused-joint = Così torneresti dalla tessera { $tile } a quella prima, e a questo tavolo non è permesso. Scegli un punto di questa tessera o più avanti.
refused-beyond = La tua gara finisce sul primo punto dopo la linea. Vai fin lì e non oltre.
refused-finish-taken = Lì saresti al traguardo, ma il punto è occupato: { of-side }. Passa la linea dove il primo punto è libero.
refused-lap-owed = La tua macchina è prima della linea, e ripassarla all’indietro toglie un giro. { $owed ->
    [one] Passala una volta in avanti per rimediare
   *[other] Passala { $owed } volte in avanti per rimediare
}; solo il passaggio successivo è un nuovo giro.
refused-lap-counted = Il foglio dei giri conta da solo, e ogni giro una volta sola: { $count ->
    [0] non ne hai ancora nessuno.
    [one] ne hai uno.
   *[other] ne hai { $count }.
} Passa la linea in avanti per il prossimo.
refused-unreadable = «{ $text }» non è una mossa. Scrivi il colore di un dado e un punto, per esempio { $example }.

said-lot = Comincia per sorteggio: { of-side }.
said-throw = { of-side }: primo tiro{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: secondo tiro{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Tre croci: turno perso.
    }
   *[other] . Almeno quattro croci, un incidente: fuori gara.
}
said-move = { of-side }: { advised-move }
advised-take = { $dice ->
    [one] un dado
   *[other] due dadi
} per il secondo tiro.
advised-move = { spoken-die }, { points-on } verso { drawn-way } fino alla tessera { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [one] un punto
   *[other] { $length } punti
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , giro { $lap } completato.
    }
    [1] , linea passata: gara vinta.
   *[other] , linea passata: al traguardo in posizione { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}Non c’è più nessuna linea libera e il resto va perso{ lapsed-dice }.
   *[other] {" "}Il resto va perso{ lapsed-dice }.
}

ending-home = La gara è finita.
ending-last = In pista resta una sola macchina.
ending-cap = I round sono finiti. Le macchine ancora in pista si classificano secondo la strada fatta.

reason-finish = Ti porta al traguardo.
reason-lap = Completa un giro.
reason-moves = Da lì { $moves ->
    [one] una mossa può portarti
   *[other] { $moves } mosse possono portarti
} al traguardo; nessun punto alla tua portata è più vicino.
reason-plan = Con gli altri dadi { $moves ->
    [0] arrivi poi al traguardo
    [one] manca poi una mossa al traguardo
   *[other] mancano poi { $moves } mosse al traguardo
}; nessun’altra strada è migliore.
reason-spare = Il dado va giocato, e qui non ti allontana dal traguardo.
reason-same = Comunque giochi i tuoi dadi, poi { $moves ->
    [one] manca una mossa
   *[other] mancano { $moves } mosse
} al traguardo.
reason-forced = Non si può giocare altro.
reason-take-one-out = Con due dadi saresti fuori gara nel { $two }% dei tiri, con uno nel { $one }%.
reason-take-one-miss = Con due dadi perderesti il turno nel { $two }% dei tiri, con uno nel { $one }%.
reason-take-one-left = Con un dado in più mancano in media { $one } mosse al traguardo, con due { $two }.
reason-take-two = Due dadi possono dare una mossa in più, e { $out ->
    [0] { $miss ->
        [0] non possono costarti il turno.
       *[other] ti costano il turno solo nel { $miss }% dei tiri.
    }
   *[other] ti mettono fuori gara nel { $out }% dei tiri.
}

to-move = Al volante: { of-side }
to-throw = Ai dadi: { of-side }
to-take = Uno o due dadi a scelta: { of-side }
legend-round = Round { $round }
legend-sheet = Foglio dei giri
sheet-whole = Mostra tutto il foglio dei giri
legend-to-go = { $laps ->
    [0] Traguardo
    [one] manca { $laps } giro
   *[other] mancano { $laps } giri
}
legend-finish = Traguardo
legend-dice = Dadi
legend-throw-first = Primo tiro
legend-throw-second = Secondo tiro
legend-crosses = { $crosses ->
    [0] nessuna croce
    [one] una croce
   *[other] { $crosses } croci
}
legend-out = fuori gara

# in the terminal
typing = Scrivi una mossa ({ $example }): 1 o 2 per i dadi del secondo tiro, poi un dado e la sua meta come R>0.7, o solo la meta. Altri comandi:
drawn-throws = Tiri
drawn-dice = Da giocare
drawn-risk = turno perso { $miss }%, fuori gara { $out }%
drawn-way = { $way ->
    [n] nord
    [e] est
    [s] sud
    [w] ovest
    [ne] nord-est
    [se] sud-est
    [sw] sud-ovest
   *[nw] nord-ovest
}
drawn-place = posizione { $place }
drawn-sheet = Giri da fare
drawn-turned = Il nord è a destra.
drawn-lot = La sorte dirà chi comincia.

# circuits in the terminal
refused-circuit-both = Nomina un circuito o chiedine uno qualsiasi, non tutt’e due. Lascia da parte una delle due cose.
circuits-name = Nome
circuits-code = Codice
circuits-bends = Curve
circuits-moves = Mosse minime per giro
circuits-look = Per vederne uno: { $program } circuit { $code }
circuits-facts = { $tiles } tessere, { $bends } curve; da sola una macchina fa un giro in almeno { $moves } mosse.
circuits-race = Per correre qui: { $program } play { $game } --option circuit={ $code }
circuits-instead = Un circuito intero che comincia così: { $code }
circuits-driving = Gare
circuits-report = { $races ->
    [one] Una gara
   *[other] { $races } gare
} di { $seats } macchine su { $laps ->
    [one] un giro
   *[other] { $laps } giri
}:
circuits-place = Posto di partenza
circuits-wins = Vittorie
circuits-range = Intervallo al 95%
circuits-even = Se tutti i posti fossero uguali, ciascuno vincerebbe il { $share }%.
circuits-rounds = Round per gara
circuits-overtakes-per-lap = Sorpassi per giro
circuits-crashes-per-lap = Incidenti per giro

# the circuit editor
editor-title = Officina dei circuiti
editor-course = Il circuito sul banco
editor-empty = Posa la prima tessera. La strada parte dalla linea e sale lungo la pagina.
editor-closed = Il circuito è chiuso: { $tiles } tessere, { $bends } curve. Da sola una macchina fa un giro in { $moves } mosse, nel migliore dei casi.
editor-lay = Prossima tessera
editor-S = Dritto
editor-L = Sinistra
editor-R = Destra
editor-last = Togli l’ultima
editor-left = { $n ->
    [0] La scatola è vuota
    [one] Ancora una tessera nella scatola
   *[other] Ancora { $n } tessere nella scatola
}
editor-close = Chiudilo per me
editor-tools = Attrezzi
editor-undo = Annulla
editor-redo = Ripeti
editor-mirror = Specchia
editor-reverse = Altro verso
editor-line = Sposta avanti la linea
editor-clear = Togli tutto
editor-tile = Tessera { $n }: { $letter ->
    [L] curva a sinistra
    [R] curva a destra
   *[other] dritta
}
editor-tile-over = sta dove ce n’è già un’altra
editor-turn = Girala
editor-take-from = Togli da qui in poi
editor-code = Codice
editor-code-about = Una lettera per tessera: S per dritto, L (sinistra) e R (destra) per le curve. Puoi anche scrivere qui.
editor-share = Link a questo circuito
editor-race = Corri qui
editor-ready = Circuiti per cominciare
editor-size = Tessere
editor-some = Sorprendimi
editor-all = Tutti i circuiti di { $size } tessere
option-circuit-own = Il tuo
option-circuit-own-edit = Cambialo in officina
refused-circuit-size = Non c’è nessun circuito di questa misura: { $size }. Scegli uno di questi numeri: { $sizes }.
report-title = È equo?
report-about = I bot corrono duemila gare su questo circuito e mostrano quanto durano e quali posti di partenza convengono.
report-seats = Macchine
report-start = Fai correre le gare
report-wait = Prima chiudi il circuito.
report-preparing = I motori si scaldano per la prima volta
report-stop = Ferma
report-begins = Le gare stanno per partire
report-progress-label = Gare corse
report-progress = Gare: { $games } su { $wanted }
report-done = Tutte le gare sono state corse.
report-fair = Ogni posto di partenza vince più o meno la sua parte.
report-more = { $n ->
    [one] Il posto di partenza { $places } vince più della sua parte.
   *[other] I posti di partenza { $places } vincono più della loro parte.
}
report-less = { $n ->
    [one] Il posto di partenza { $places } vince meno della sua parte.
   *[other] I posti di partenza { $places } vincono meno della loro parte.
}
report-rounds = Round per gara
report-overtakes = Sorpassi per giro
report-crashes = Incidenti per giro
report-between = da { $low } a { $high }
report-caption = La linea tratteggiata è la parte equa, { $share }. 19 volte su 20 il valore vero sta dentro il baffo.
report-place = Posto di partenza
report-wins = Vittorie

# on the screen
spoken-board = Circuito
spot = { $way ->
    [middle] centro
   *[other] { drawn-way }
}
spoken-point = tessera { $tile }, { spot }
spoken-car = macchina del { of-side }
spoken-die = { $colour ->
    [R] dado rosso
    [B] dado blu
   *[other] croce
}
spoken-played = { $colour ->
    [R] dado rosso, giocato
   *[other] dado blu, giocato
}
crosses-title = Croci
spoken-crosses = { legend-crosses }; la terza costa il turno, la quarta la gara
take-title = Secondo tiro: un dado o due
do-take = { $dice ->
    [one] Tira 1 dado
   *[other] Tira { $dice } dadi
}
key-take = { $dice ->
    [one] tirare 1 dado
   *[other] tirare { $dice } dadi
}
key-die = { $colour ->
    [R] prendere il dado rosso
   *[B] prendere il dado blu
}
risk-title = Rischio di questo tiro
risk-miss = 3 croci: turno perso
risk-out = 4 croci: fuori gara
risk-percent = { $percent }%
to-go = ancora { $laps }
to-go-title = Giri da fare
places-title = Posizioni
goal-line = { spoken-die } verso { drawn-way }
goal-over = { $laps ->
    [1] passa la linea
   *[other] ripassa la linea all’indietro
}
goal-finish = passa la linea ed è al traguardo
choices-title = Che cosa puoi fare
choice-move = { $colour ->
    [R] Dado rosso
   *[other] Dado blu
}, { points-on } verso { drawn-way } fino alla tessera { $tile }
line-die = { $colour ->
    [R] Dado rosso
   *[other] Dado blu
}
line-reach = verso { drawn-way } { $length ->
    [one] un punto, tessera { $tile }
   *[other] fino a { $length } punti, tessera { $tile }
}
line-blocked = bloccato dal { of-side }
spoken-count = { $colour ->
    [R] { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
    [B] { $count } blu
   *[other] { legend-crosses }
}
spoken-thrown = Il tuo primo tiro: { $dice }.
ended-drove = { of-side }: ultimi tiri
ended-miss = { of-side }: turno perso
ended-out = { of-side }: fuori gara

# what to do next, and what has happened to you
aim = Passa la linea prima degli altri dopo l’ultimo giro. Dado rosso: linea rossa; dado blu: linea blu.
next-take = { $crosses ->
    [3] Turno perso. Tira ancora un dado; una quarta croce ti mette fuori gara.
   *[other] Tira ancora uno o due dadi.
}
next-die = Scegli un dado o un punto illuminato.
next-point = { $colour ->
    [R] Scegli un punto illuminato per il dado rosso.
   *[other] Scegli un punto illuminato per il dado blu.
}
next-last = { $colour ->
    [R] { $count ->
        [one] Resta un dado rosso
       *[other] Restano { $count } dadi rossi
    }
   *[other] { $count ->
        [one] Resta un dado blu
       *[other] Restano { $count } dadi blu
    }
}: scegli un punto illuminato.
news-missed = Tre croci: hai perso il turno.
news-lapsed = Nessuna linea era libera e i tuoi dadi vanno persi{ dice-of }.
news-out = Quattro croci: la tua macchina è fuori gara.
news-home = Sei al traguardo, in posizione { $place }.
news-out-other = Fuori gara: { of-side }.
news-home-other = Al traguardo, in posizione { $place }: { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] La tua macchina: { of-side }
   *[other] Macchina: { of-side }
}
card-car-any = Macchina
card-car-at = Sulla tessera { $tile }; { legend-to-go }.
card-car-owes = Ancora nessun giro: prima deve passare la linea { $owed ->
    [one] una volta
   *[other] { $owed } volte
} per cominciare il primo.
card-car-home = Al traguardo: posizione { $place }.
card-car-out = Fuori gara.
card-car-moves = Ogni dado rosso o blu è una mossa: dritto sulle linee del suo colore, fin dove vuoi.
card-car-blocks = Nessuna macchina può saltarla o fermarsi sul suo punto.
card-die = { $colour ->
    [R] Dado rosso
    [B] Dado blu
   *[other] Croce
}
card-die-line = { $colour ->
    [R] Una mossa sulle linee rosse: dritto, per il lungo o di traverso, su quanti punti vuoi.
   *[other] Una mossa sulle linee blu: in diagonale, su quanti punti vuoi.
}
card-die-stops = Un’altra macchina lo ferma; non se ne salta nessuna.
card-die-must = Va giocato, anche se ti danneggia.
card-die-order = L’ordine dei dadi lo scegli tu.
card-die-lapses = Quando nessun dado si può più giocare, il resto va perso.
card-cross-two = Una o due croci: quei dadi non si giocano.
card-cross-three = Tre croci: perdi questo turno.
card-cross-four = Quattro o cinque: incidente, fuori gara.
card-crosses = Croci finora: { $crosses }
card-throws = Due tiri
card-throws-first = Prima tre dadi, poi uno o due, a tua scelta.
card-throws-must = Anche il secondo tiro è obbligatorio.
card-throws-both = Si corre dopo i due tiri, con i dadi in qualsiasi ordine.
card-risk = Il rischio di un dado o di due
card-risk-faces = Ogni dado ha due facce rosse, due blu e due croci.
card-risk-percent = 33% vuol dire: 33 volte su 100 tiri così.
card-column-car = { $place }. { of-side }
card-column-empty = Ancora nessuna macchina.
card-sheet-columns = Una colonna per ogni giro che manca, poi il traguardo.
card-sheet-order = Le macchine si annotano nell’ordine in cui passano la linea.
card-sheet-once = Ogni giro si annota una volta sola, anche se qualcuno ripassa la linea all’indietro.
card-line = Partenza e traguardo
card-line-arrow = La freccia della carta della partenza indica un punto rosso: lì sono partenza e traguardo.
card-line-counts = Ogni passaggio in avanti è un giro; ripassarla all’indietro ne toglie uno.
card-line-wins = { $laps ->
    [one] Vince la prima macchina che la passa dopo un giro.
   *[other] Vince la prima macchina che la passa dopo { $laps } giri.
}
card-line-home = Una macchina al traguardo lascia la pista; gli altri suoi dadi vanno persi.
card-track = Punti e linee
card-tile-lines = Nove punti: le linee rosse uniscono i vicini, le blu vanno in diagonale.
card-tile-joins = Le linee continuano sulla tessera prima e su quella dopo, da nessun’altra parte.
card-tile-back = Puoi anche andare contromano.
card-tile-no-back = A questo tavolo nessuno torna alla tessera prima.
card-point = Punto sulla tessera { $tile }, { spot }
card-point-reach = { $colour ->
    [R] Alla portata del tuo dado rosso, a { $length ->
        [one] un punto
       *[other] { $length } punti
    }.
   *[other] Alla portata del tuo dado blu, a { $length ->
        [one] un punto
       *[other] { $length } punti
    }.
}
card-point-over = { $laps ->
    [1] La strada passa la linea.
   *[other] La strada ripassa la linea all’indietro e toglie un giro.
}
card-point-finish = Lì sei al traguardo.
card-point-far = Nessuno dei tuoi dadi porta qui adesso.
card-point-free = Libero: una macchina può fermarsi qui o passarci sopra.
card-point-fell = Qui una macchina è uscita di gara: { of-side }.
crib-turn = Il tuo turno
crib-dice = Dadi
crib-track = Pista
crib-laps = Giri e traguardo
