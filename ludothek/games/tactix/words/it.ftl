# Le parole di Tactix.

title = Tactix
about = Ribalta i tuoi dadi sul tabellone: la faccia in alto stabilisce quanta strada ognuno dovrà fare la volta dopo.
side-0 = Bianco
side-1 = Nero
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Tabellone
option-board-about = 9 × 9 è Tactix; 9 × 8 è il tabellone più piccolo di Duell, il suo fratello maggiore.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = Il re cattura
option-king_captures-about = Se un re può catturare il pezzo che si trova sulla casella in cui va.
option-short = Partita breve
option-short-about = Vince anche un re sulla casella centrale.
option-draws = Patta
option-draws-about = La stessa posizione per la terza volta, o 100 mosse senza catture: la partita è patta.
option-handed = Dadi
option-handed-about = In quale senso si seguono 1, 2 e 3 sui dadi.
option-handed-right = Destrorsi
option-handed-left = Sinistrorsi
preset-duell = Duell
preset-duell-about = Il tabellone più piccolo e un re che non cattura.

terminal-help-faces = mostrare o nascondere le facce davanti e a destra di tutti i dadi

refused-turn = Tocca all’altra parte. Aspetta la sua mossa.
refused-pass = Puoi passare solo quando non ti resta nessuna mossa. Scegli una mossa.
refused-unreadable = «{ $text }» non è una mossa. Scrivi le caselle, per esempio d1>d7 o d1>d6>c6.
refused-off-board = { $square } non è sul tabellone. Scegli una casella che esiste.
refused-no-piece = Non c’è nessun pezzo in { $square }. Parti da uno dei tuoi.
refused-not-yours = Il pezzo in { $square } è dell’altra parte. Muovi uno dei tuoi.
refused-steps = Questo dado mostra { $top }, quindi fa esattamente { $top ->
    [one] un passo
   *[other] { $top } passi
}, non { $given }. Scegli una casella a questa distanza.
refused-king-steps = Un re fa esattamente un passo. Scegli una casella vicina.
refused-diagonal = I pezzi vanno in avanti, indietro o di lato, mai in diagonale. Fai invece una svolta.
refused-turns = Una mossa può svoltare una sola volta. Scegli un percorso con una sola svolta.
refused-there-and-back = Avanti e indietro non si combinano nella stessa mossa. Scegli una sola direzione.
refused-left-and-right = Sinistra e destra non si combinano nella stessa mossa. Scegli una sola direzione.
refused-blocked = Un pezzo in { $square } sbarra la strada, e non si salta sopra nulla. Scegli un percorso libero.
refused-in-passing = Il pezzo in { $square } non si può catturare lungo il cammino: solo l’ultimo passo cattura. Finisci lì la tua mossa, o passa da un’altra parte.
refused-stuck = Il pezzo in { $square } è chiuso: ogni percorso della sua lunghezza è bloccato. Scegline un altro.
refused-own-piece = In { $square } c’è un tuo pezzo. Scegli un’altra casella.
refused-king-takes = In questa partita il re non cattura. Vai su una casella libera.
refused-no-win = Lì vince solo un re; per un dado è una casella come le altre. Togli il #.
refused-no-win-king = Un re vince solo sulla casella del re avversario o, nella partita breve, sulla casella centrale. Togli il #.
refused-wrong-note = La mossa è permessa, ma quello che hai scritto dopo non corrisponde. Scrivi solo { $move }.
refused-short-board = Il tabellone più piccolo non ha un centro, quindi lì non c’è la partita breve. Scegli il tabellone 9 × 9 o rinuncia alla partita breve.

said-die = { of-side }: { advised-die }
said-king = { of-side }: { advised-king }
said-pass = { of-side }: { advised-pass }
advised-die = dado da { $from } { $via ->
    [none] a { $to }
   *[other] a { $to } passando per { $via }
}{ $taken ->
    [none] ; in alto resta un { $top }
    [king] , cattura il re
   *[other] , cattura un { $taken }; in alto resta un { $top }
}.
advised-king = re da { $from } a { $to }{ $taken ->
    [none] { "" }
    [king] , cattura il re avversario
   *[other] , cattura un { $taken }
}.
advised-pass = nessuna mossa possibile, si passa.

ending-king = Il re è stato catturato.
ending-square = Il re ha raggiunto la casella del re avversario.
ending-centre = Il re ha raggiunto la casella centrale.
ending-repetition = La posizione si è presentata per la terza volta.
ending-quiet = Sono passate 100 mosse senza alcuna cattura.
ending-passes = Nessuna delle due parti può muovere.

reason-wins = Vinci all’istante.
reason-takes = L’altra parte ha un dado in meno.
reason-takes-free = L’altra parte non può riprendere.
reason-saves-king = Così il tuo re non è più in pericolo.
reason-stops-king = Altrimenti il re nemico raggiungerebbe la sua meta.
reason-threatens-king = Minaccia il re.
reason-saves-die = Dov’è adesso, il dado può essere catturato.
reason-threatens-die = Da lì minaccia un { $threatened }.
reason-king-nearer = Il tuo re si avvicina alla sua meta.
reason-mobile = Con un { $top } in alto il dado va più lontano.
reason-safe = Lì niente può catturarlo.
reason-guarded = Ciò che lo cattura lì può essere ripreso.

aim = { $short ->
    [true] Cattura il re avversario, o porta il tuo sulla sua casella o su quella centrale.
   *[false] Cattura il re avversario, o porta il tuo sulla sua casella.
}
next-choose = Ribalta un dado segnato agli angoli: la faccia in alto dice quanti passi fa.
next-go = Tocca una casella illuminata: il dado piccolo mostra che cosa ci sarà in alto.
next-route = Ci arrivano due strade, con facce diverse in alto. Tocca la freccia che vuoi.
next-pass = Non ti resta nessuna mossa: passa.
news-taken = { $taken ->
    [king] Il tuo re è stato catturato.
   *[other] Il tuo { $taken } in { $square } è stato catturato.
}
news-king = Il tuo re in { $square } può essere catturato da { $by }.
news-home = Il re avversario in { $by } può vincere in { $square }.

card-die = Dado { $side ->
    [0] bianco
   *[other] nero
}, { $top } in alto
card-die-any = Dado
card-die-steps = Fa esattamente tanti passi quanti ne mostra la faccia in alto{ $top ->
    [0] .
    [one] : un passo.
   *[other] : { $top } passi.
}
card-die-turn = In avanti, indietro o di lato, mai in diagonale, con al massimo una svolta ad angolo retto.
card-die-jump = Non salta nulla: tutte le caselle prima dell’ultima devono essere vuote.
card-die-takes = Cattura il pezzo avversario su cui finisce il suo ultimo passo.
card-die-tips = A ogni passo si ribalta su uno spigolo, quindi la faccia in alto cambia. Le facce opposte danno 7.
card-die-moves = Mosse che ha adesso: { $moves }
card-took = Ha appena catturato qui { $taken ->
    [king] il re
   *[other] un { $taken }
}.
card-taken = Catturato dal { $side ->
    [0] Bianco
   *[other] Nero
}. Non torna in gioco.
card-king = { $side ->
    [0] Re bianco
    [1] Re nero
   *[other] Re
}
card-king-step = Fa esattamente un passo.
card-king-takes = Cattura come un dado.
card-king-spares = In questa partita non cattura nulla.
card-king-lost = Chi lo perde, perde la partita.
card-king-wins = Vince in { $square }, la casella del re avversario.
card-king-wins-any = Vince sulla casella del re avversario.
card-king-centre = Vince anche sulla casella centrale.
card-threat = In pericolo da { $by }.
card-king-square = { $side ->
    [0] Casella del re bianco
    [1] Casella del re nero
   *[other] Casella del re
}
card-king-square-wins = Il re dell’altra parte vince appena arriva qui. Per un dado è una casella come le altre.
card-centre = Casella centrale
card-centre-short = Nella partita breve un re che arriva qui vince.
card-centre-plain = In questa partita non conta: è una casella come le altre. Solo nella partita breve un re vince qui.
card-square = Casella { $square }
card-square-free = Libera. Ci si può fermare o passare sopra.
card-square-home = Qui parte un dado { $side ->
    [0] bianco
   *[other] nero
} con il { $top } in alto, stampato sulla casella.
card-home = Casella di partenza
card-home-number = Il numero della casella è quello in alto sul dado che parte da qui. Poi è una casella come le altre.
card-draw = Patta
card-draw-third = Una posizione che si presenta per la terza volta è patta.
card-draw-quiet = Lo sono anche 100 mosse di fila senza catture.
card-draw-off = A questo tavolo non vale nessuna delle due.
crib-pieces = Pezzi
crib-board = Tabellone
crib-end = Fine

spoken-die = { $square }, dado { $side ->
    [0] bianco
   *[other] nero
}, { $top } in alto, { $near } davanti, { $right } a destra
spoken-king = { $square }, re { $side ->
    [0] bianco
   *[other] nero
}
to-move = Tocca al { $side ->
    [0] Bianco
   *[other] Nero
}
legend-quiet = { $quiet ->
    [one] Una mossa
   *[other] { $quiet } mosse
} senza catture
legend-seen = Posizione raggiunta per la { $seen ->
    [1] prima
    [2] seconda
   *[other] terza
} volta
legend-taken = Catturati al { $side ->
    [0] Bianco
   *[other] Nero
}
goal-top = { $top } in alto
goal-takes = cattura { $taken ->
    [king] il re
   *[other] un { $taken }
}
goal-via = passando per { $via }
legend-chair = Ogni dado: faccia in alto, ↓ davanti e → a destra, viste dalla parte del { $side ->
    [0] Bianco
   *[other] Nero
}

spoken-board = Tabellone di Tactix
spoken-moves = { $moves ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $moves } mosse
}
spoken-king-square = casella del re del { $side ->
    [0] Bianco
   *[other] Nero
}
spoken-centre = centro, { $wins ->
    [yes] un re vince qui
   *[other] non conta in questa partita
}
spoken-home = casella di partenza, { $top }
goal-takes-nothing = non cattura nulla
offer-pass = Nessuna mossa possibile: passa
