# Le parole di Masters Victory.

title = Masters Victory
about = Due eserciti con numeri segreti sulla schiena: scova i tre maestri dell'altra parte e proteggi i tuoi.
side-0 = Rosso
side-1 = Verde
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = caccia
type-B = bombardiere
type-T = carro armato
type-S = soldato
type-A = artiglieria
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = caccia
types-B = bombardieri
types-T = carri armati
types-S = soldati
types-A = artiglieria
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
the-type = { $type ->
    [F] il caccia
    [B] il bombardiere
    [T] il carro armato
    [S] il soldato
   *[other] l'artiglieria
}
the-target = { $target ->
    [F] il caccia
    [B] il bombardiere
    [T] il carro armato
    [S] il soldato
   *[other] l'artiglieria
}
with-type = { $type ->
    [F] con il caccia
    [B] con il bombardiere
    [T] con il carro armato
    [S] con il soldato
   *[other] con l'artiglieria
}

option-fire = Fuoco d'artiglieria
option-fire-about = Se l'artiglieria spara da sola a tutti i nemici che ha davanti o soltanto quando lo ordini tu.
option-fire-auto = Da sola
option-fire-ask = Su ordine
option-quiet_limit = Turni tranquilli
option-quiet_limit-about = Dopo tanti turni di fila senza pezzi tolti né scambi la partita è patta.
option-quiet_limit-0 = Senza limite

plays-1 = Attacca tutto quello che vede, senza prudenza ma senza sciocchezze. Adatto a una prima partita.
plays-2 = Prende quello che vale di più.
plays-3 = Valuta quali numeri puoi avere e che cosa potresti prendere in cambio.
plays-4 = Gioca i turni successivi in molte distribuzioni che si accordano con tutto ciò che ha visto.

refused-turn = Tocca all'altra parte. Aspetta che finisca il suo turno.
refused-turn-deal = L'altra parte sta ancora distribuendo i suoi numeri. Aspetta che tocchi a te.
refused-deal-unreadable = Prima di tutto si distribuiscono i numeri, e «{ $text }» non lo fa. Scrivi deal, la lettera del tipo e sei numeri, per esempio { $example }.
refused-deal-type = Adesso tocca a questi pezzi: { of-types }. Distribuisci prima i loro numeri, per esempio { $example }.
refused-deal-none = { $type ->
    [B] I bombardieri non portano
   *[other] L'artiglieria non porta
} numeri. Distribuisci quelli dei caccia, dei carri armati e dei soldati.
refused-deal-numbers = I sei numeri di un tipo sono 1, 1, 2, 2, 3 e 3M. Usa proprio questi, nell'ordine che vuoi, per esempio { $example }.
refused-dealt = I numeri sono distribuiti e restano dove sono. Continua a giocare.
refused-hidden = Il numero del pezzo in { $at } è nascosto finché sta sul tabellone. Attaccalo per saperne di più, oppure osserva che cosa fa.
refused-hidden-survivor = Il pezzo in { $at } ha vinto un duello, e di un duello si sa solo l'esito: il suo numero è almeno { $floor }. Attaccalo per saperne di più.
refused-number-known = Questo lo puoi vedere: il pezzo in { $at } ha il numero { $number }. Continua a giocare.
refused-number-none = Il pezzo in { $at } non ha numero: { $type ->
    [B] i bombardieri non lo hanno
   *[other] l'artiglieria non lo ha
} mai. Chiedi di un caccia, di un carro armato o di un soldato.
refused-numbers = I numeri dell'altra parte non si dicono a nessuno; sono scoperti soltanto i pezzi tolti e quelli tornati. Guarda i pezzi accanto al tabellone.

refused-unreadable = «{ $text }» qui non si può giocare. Scrivi due caselle per una mossa o un attacco, oppure end; per esempio { $example }.
refused-off-board = { $square } non è sul tabellone. Le sue linee vanno da A a R e le sue colonne da 1 a 15.
refused-no-piece = In { $square } non c'è nessun pezzo. Scegli uno dei tuoi.
refused-not-yours = Il pezzo in { $square } è dell'altra parte. Scegli uno dei tuoi.
refused-no-goal = Di' anche dove va il pezzo in { $square }: scrivi la sua casella, > e un'altra casella.
refused-moved = { $type ->
    [F] Questo caccia si è già mosso
    [B] Questo bombardiere si è già mosso
    [T] Questo carro armato si è già mosso
    [S] Questo soldato si è già mosso
   *[other] Questa artiglieria si è già mossa
} in questo turno, e un pezzo si muove una volta sola. Scegline un altro o finisci il turno.
refused-fourth = In questo turno si sono già mossi tre pezzi, e di più non si può. Finisci il turno.
refused-running = Il pezzo in { $at } non ha ancora finito la mossa. Scegli una casella per lui o scrivi stay, poi vai avanti con un altro.
refused-no-running = Nessuna mossa è in corso: quando un pezzo si ferma, ha finito. Indica anche il pezzo con la sua casella, e che sia uno che non si è mosso.
refused-diagonal = I pezzi vanno a nord, a est, a sud o a ovest, mai in diagonale. Scegli una casella proprio accanto.
refused-steps = Fino a { $square } ci sono almeno { $needed } passi, e { $type ->
    [F] un caccia ne fa al massimo { $limit }.
    [B] un bombardiere ne fa al massimo { $limit }.
    [T] un carro armato ne fa al massimo { $limit }.
    [S] un soldato ne fa al massimo { $limit }.
   *[other] l'artiglieria ne fa al massimo { $limit }.
} Scegli una casella più vicina.
refused-steps-left = Fino a { $square } ci sono almeno { $needed } passi, e { $limit ->
    [one] ne resta uno.
   *[other] ne restano { $limit }.
} Scegli una casella più vicina o scrivi stay.
refused-origin = Una mossa finisce su una casella diversa da { $square }, dove è cominciata. Scegline un'altra, o lascia il pezzo dov'è.
refused-origin-rest = Il pezzo è già in { $square }. Scrivi stay, oppure scegli un'altra casella.
refused-route = Si scrive solo dove una mossa comincia e dove finisce; la via si trova da sola. Scrivi { $move }.
refused-step-by-step = L'artiglieria va un passo alla volta. Fai il primo su una casella accanto a { $at }; poi puoi farne un secondo.
refused-blocked = In { $at } c'è un pezzo in mezzo, e solo gli aerei passano sopra gli altri. La via libera fino a { $square } è troppo lunga o non c'è; scegli un'altra casella.
refused-round-mines = La via fino a { $square } passa sulle mine in { $at }, e girarci intorno è troppo lungo. Scegli un'altra casella.
refused-mines = { $square } è minata, e ci vanno solo gli aerei. Scegli una casella senza mine.
refused-over-mines = L'aereo in { $square } è sopra le mine, dove nessun soldato arriva. Scegli un altro bersaglio o manda un caccia.
refused-own-piece = In { $square } c'è un tuo pezzo, e in una casella ne sta uno solo. Scegli un'altra casella.
refused-no-target = { $type ->
    [F] Un caccia attacca caccia, bombardieri e soldati
    [B] Un bombardiere attacca carri armati e artiglieria
    [T] Un carro armato attacca carri armati, soldati e artiglieria
   *[other] Un soldato attacca soldati, caccia e bombardieri
}, e in { $square } c'è { $target ->
    [F] un caccia.
    [B] un bombardiere.
    [T] un carro armato.
    [S] un soldato.
   *[other] l'artiglieria.
} Scegli un altro bersaglio o un altro attaccante.
refused-no-numbers = I bombardieri non hanno numeri, quindi nessuno duella con quello in { $square }. Manda un caccia o un soldato.
refused-gun-attacks = L'artiglieria non va addosso al nemico in { $square }: spara alle tre per tre caselle che ha davanti. Spostala in modo che il nemico sia in quella zona.
refused-bunker = Il pezzo in { $square } è in un bunker, al sicuro { $type ->
    [F] dai caccia
   *[other] dai bombardieri
} e dall'artiglieria. Manda un carro armato o un soldato.
refused-shielded = { $target ->
    [F] Il caccia in { $square } è protetto
    [B] Il bombardiere in { $square } è protetto
    [T] Il carro armato in { $square } è protetto
    [S] Il soldato in { $square } è protetto
   *[other] L'artiglieria in { $square } è protetta
}: accanto, in { $by }, c'è { $type ->
    [F] un caccia più alto.
    [B] un bombardiere più alto.
    [T] un carro armato più alto.
   *[other] un soldato più alto.
} Togli prima quel pezzo.
refused-second-attack = Un pezzo attacca una volta sola per turno, e questo lo ha già fatto. Scegli una casella vuota invece di { $square }, o scrivi stay.

refused-fire-turn = L'artiglieria spara solo nel turno della sua parte. Aspetta il tuo.
refused-fire-auto = A questo tavolo l'artiglieria spara da sola: all'inizio del tuo turno, dopo ogni suo passo e quando torna. Spostala in modo che un nemico sia nella sua zona.
refused-fire-type = Spara solo l'artiglieria, e in { $square } non c'è. Scegli un pezzo d'artiglieria tuo.
refused-fire-side = L'artiglieria spara solo davanti a sé: { $side ->
    [0] quella del Rosso verso nord
   *[other] quella del Verde verso sud
}, per tutta la partita. Spostala in modo che il nemico le stia davanti.
refused-fire-zone = { $square } non è fra le tre per tre caselle davanti all'artiglieria in { $at }. Spostala in modo che lo sia, o scegli un altro pezzo.
refused-fire-bunker = Il pezzo in { $square } è in un bunker, dove il fuoco non arriva. Manda un carro armato o un soldato.
refused-fire-part = Un colpo toglie tutti i nemici allo scoperto nella zona, non una parte. Scrivi solo fire { $at }, o non sparare.
refused-fire-nothing = Davanti all'artiglieria in { $at } non c'è nessun nemico allo scoperto, e non si spara nel vuoto. Spostala prima.
refused-fire-later = L'artiglieria non spara mentre un altro pezzo si muove o si fa uno scambio. Finisci prima quello.

refused-switch-type = Si può scambiare solo un soldato, e in { $square } non c'è. Scegli un tuo soldato sulla linea { $line }.
refused-switch-line = Il soldato in { $square } non ha ancora raggiunto la linea di fondo avversaria. Portalo prima sulla linea { $line }.
refused-switch-nothing = Niente può tornare: nessun pezzo tolto conta abbastanza poco, o le sue caselle di partenza sono occupate. Tieni il soldato per dopo.
refused-switch-later = Uno scambio comincia solo quando non è in corso nessuna mossa e nessun altro scambio. Finisci prima quello.
refused-no-switch = Nessuno scambio è in corso. Comincialo con la parola switch e la casella di un soldato sulla linea { $line }.
refused-switching = È in corso uno scambio. Fai tornare un pezzo, per esempio { $example }, o scrivi done quando uno è tornato.
refused-return-first = In cambio del soldato torna almeno un pezzo. Fanne tornare uno, per esempio { $example }.
refused-return-unreadable = «{ $text }» non dice che cosa torna. Scrivi +, il pezzo, @ e una casella di partenza, per esempio { $example }.
refused-return-master = I maestri non tornano mai. Scegli un altro pezzo, per esempio { $example }.
refused-return-absent = Accanto al tabellone non c'è nessun tuo { $piece }. Scegli un pezzo che c'è, per esempio { $example }.
refused-return-self = { $piece }, che stai cedendo, non può tornare nello stesso scambio. Scegli un altro pezzo, per esempio { $example }.
refused-return-sum = { $piece } conta { $cost }, e dei 3 resta solo { $budget }. Scegli un numero più piccolo o scrivi done.
refused-return-square = { $square } non è una casella di partenza per i tuoi pezzi di quel tipo ({ of-types }). Libere: { $free }.
refused-return-taken = { $square } è occupata, e una casella di partenza dev'essere vuota. Libere: { $free }.
refused-return-number = Di' anche quale numero torna, per esempio { $example }.
refused-return-plain = { $type ->
    [B] I bombardieri non portano numero; in uno scambio contano 2.
   *[other] L'artiglieria non porta numero; in uno scambio conta 2.
} Scrivi { $move }.
refused-note = L'esito di una mossa si vede quando è fatta, non prima. Scrivi solo { $move }.

said-deal = Il { of-side } ha distribuito i numeri di questi pezzi: { of-types }.
foretold-deal = Numeri per i tuoi { of-types }: { $numbers }.
said-move = Il { of-side } muove { the-type } da { $from } a { $to }.{ said-shot }{ said-over }
said-rest = Il { of-side } prosegue { with-type } da { $from } a { $to }.{ said-shot }{ said-over }
said-attack = Il { of-side } attacca { the-target } in { $to } { with-type } da { $from }{ $outcome ->
    [won] {" "}e vince. Tolto: { $gone }.
    [lost] {" "}e perde il duello. Tolto: { $gone }.
    [open] .
   *[both] , e cadono tutti e due. Tolti: { $gone }.
}{ said-shot }{ said-over }
said-fire = Il { of-side } spara con l'artiglieria in { $at }.{ said-shot }{ said-over }
said-switch = Il { of-side } cede il soldato in { $at }, numero { $number }, per uno scambio.{ said-over }
said-return = Il { of-side } fa tornare { the-type } { $piece } in { $at }.{ said-shot }{ said-over }
said-done = Il { of-side } ha finito lo scambio.
said-stay = Il { of-side } lascia il pezzo dov'è.
said-end = Il { of-side } finisce il turno.{ $shot ->
    [0] { "" }
   *[other] {" "}L'artiglieria dell'altra parte spara. Tolto: { $hit }.
}{ said-over }
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Tolto dall'artiglieria: { $hit }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Così finisce la partita.
}

ending-masters = È caduto l'ultimo maestro di una parte.
ending-quiet = Sono passati troppi turni di fila senza pezzi tolti né scambi.

reason-deal = Numeri ben mescolati non tradiscono nulla.
reason-end = Quello che potresti ancora muovere starebbe peggio di adesso.
reason-stay = Il pezzo sta bene qui.
reason-fight = Il tuo numero ha buone prospettive in questo duello.
reason-take = Toglie un pezzo senza alcun rischio.
reason-gun = Mette più terreno davanti alla tua artiglieria.
reason-bunker = Nel bunker è al sicuro da aerei e artiglieria.
reason-leaves = Esce dalla zona dell'artiglieria nemica.
reason-place = Lì sta meglio.
reason-switch = Così tornano pezzi perduti.
reason-fire = Il colpo non ti costa nessuna delle tre mosse.

to-move = Tocca al { of-side }
to-deal = Tocca al { of-side } distribuire i numeri
to-rest = Il { of-side } può proseguire con lo stesso pezzo
to-switch = Tocca al { of-side } far tornare pezzi
legend-moves-left = { $moves ->
    [0] nessuna mossa
    [one] resta una mossa
   *[other] restano { $moves } mosse
}
legend-masters = { $masters ->
    [0] nessun maestro
    [one] resta un maestro
   *[other] restano { $masters } maestri
}
legend-quiet = { $quiet ->
    [0] nessun turno tranquillo
    [one] un turno tranquillo
   *[other] { $quiet } turni tranquilli
}
legend-quiet-of = { $quiet } di { $limit } turni tranquilli
legend-steps = { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
legend-budget = può ancora tornare: { $budget } di 3
legend-removed-of = Tolti al { of-side }
legend-nothing = nessuno
legend-zone = Zona di tiro
legend-zones = Zone di tiro
legend-protected = con la protezione del pezzo in { $by }
legend-moved = si è già mosso
legend-not-moved = non si è mosso
legend-number = numero { $number }
legend-open = numero noto a entrambi
legend-possible = può essere { $numbers }
legend-master = maestro
legend-mines = mine
legend-bunker = bunker
legend-rule-1 = decidono i numeri
legend-rule-2 = vince chi attacca

# in the terminal
typing = Scrivi che cosa vuoi fare, per esempio { $example }. Una casella dice dove può andare il suo pezzo e che cosa se ne sa, zones dove spara l'artiglieria. Altre parole:
drawn-deal = Sei numeri per i tuoi { of-types }, in quest'ordine: { $squares }. Con deal da solo distribuisce il caso.
drawn-movers = Possono muovere:
drawn-go-on = Scrivi una casella con { $sign }, o
drawn-returns = Scrivi un pezzo e una casella, come { $example }.
drawn-empty = vuota
drawn-sure-master = Questo soldato è un maestro e non torna mai. Lo cedi?
drawn-sure-last = Questo soldato è il tuo ultimo maestro: se lo cedi, perdi la partita. Lo fai lo stesso?

# on the screen
spoken-board = Masters Victory
spoken-map = Mappa, linee da A a R, colonne da 1 a 15
your-type = { $type ->
    [F] il tuo caccia
    [B] il tuo bombardiere
    [T] il tuo carro armato
    [S] il tuo soldato
   *[other] la tua artiglieria
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } di { of-side }
spoken-start = casella di partenza, { of-type }
spoken-target = { $square } { of-type }, regola { $rule }
spoken-targets = può attaccare: { $targets }
spoken-place = può tornare qui
spoken-danger = sotto il fuoco di { $guns }
goal-left = { $steps ->
    [0] lì non resta alcun passo
    [one] lì resta un passo
   *[other] lì restano { $steps } passi
}
goal-attack = si può attaccare, regola { $rule }
choices-title = Che cosa puoi fare
choice-move = Vai in { $square }
choice-attack = Attacca { $square }, { of-type }, regola { $rule }
now-rest = { $at } può proseguire: { legend-steps }
do-end = Fine turno
do-stay = Resta
do-done = Fatto
do-fire = Fuoco da { $square }
do-switch = Scambia { $square }
switch-what = Scegli un tuo pezzo tolto.
switch-where = Scegli una casella di partenza per esso.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } volte
}
master-title = Un maestro se ne va
master-sure = Questo soldato è un maestro. Se lo scambi conta come tolto, e all’altra parte serve un maestro in meno.
master-last-sure = Questo soldato è il tuo ultimo maestro. Se lo scambi perdi la partita.
master-yes = Scambialo
master-no = Tienilo
lens-title = Come vedi la mappa
show-zones = Zone di tiro
show-beliefs = Che cosa possono essere
zoom-in = Più vicino
zoom-out = Più lontano
zoom-all = Tutta la mappa
deal-title = { $type ->
    [F] Distribuisci i tuoi caccia
    [T] Distribuisci i tuoi carri armati
   *[other] Distribuisci i tuoi soldati
}
deal-help = Metti ogni numero su una casella: trascinalo, oppure scegli un numero e poi una casella. Due caselle si scambiano allo stesso modo.
deal-tray = Numeri da mettere
deal-all-laid = Ci sono tutti e sei.
deal-squares = Caselle di partenza
deal-number = { $number ->
    [M] maestro, numero 3
   *[other] numero { $number }
}
deal-slot = { $square }: { $number ->
    [none] vuota
    [M] maestro, numero 3
   *[other] numero { $number }
}
deal-shuffle = Mescola
deal-use = Usa quella salvata
deal-keep = Salva questa
do-deal = Distribuisci così
cover-title = Passa lo schermo al { of-side }
cover-about = La mappa è coperta, così nessuno vede i numeri dell’altra parte. Da qui prosegue solo il { of-side }.
do-uncover = Sono il { of-side }: mostra la mappa
