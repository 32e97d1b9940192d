# Le parole di Masters Victory.

title = Masters Victory
about = Due eserciti dai numeri segreti: scova i tre maestri dell’altra parte e proteggi i tuoi.
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
    [F] il caccia
    [B] il bombardiere
    [T] il carro armato
    [S] il soldato
   *[other] l’artiglieria
}
with-type = { $type ->
    [F] con il caccia
    [B] con il bombardiere
    [T] con il carro armato
    [S] con il soldato
   *[other] con l’artiglieria
}

option-fire = Fuoco d’artiglieria
option-fire-about = Se l’artiglieria spara da sola a tutti i nemici che ha davanti o soltanto quando lo ordini tu.
option-fire-auto = Da sola
option-fire-ask = Su ordine
option-quiet_limit = Turni tranquilli
option-quiet_limit-about = Dopo questo numero di turni di fila senza pezzi tolti né scambi la partita è patta.
option-quiet_limit-0 = Senza limite

plays-1 = Attacca tutto quello che vede, senza prudenza ma senza sciocchezze. Adatto a una prima partita.
plays-2 = Prende quello che vale di più.
plays-3 = Valuta quali numeri puoi avere e che cosa potresti prendere in cambio.
plays-4 = Prova i prossimi turni in molte distribuzioni compatibili con tutto ciò che ha visto.

refused-turn = Tocca all’altra parte. Aspetta che finisca il suo turno.
refused-turn-deal = L’altra parte sta ancora distribuendo i suoi numeri. Aspetta che tocchi a te.
refused-turn-dealt = I tuoi numeri sono distribuiti; l’altra parte sta ancora distribuendo i suoi. Poi cominci tu.
refused-deal-unreadable = Prima di tutto si distribuiscono i numeri, e «{ $text }» non lo fa. Scrivi deal, la lettera del tipo e sei numeri, per esempio { $example }.
refused-deal-type = Adesso tocca a questi pezzi: { of-types }. Distribuisci prima i loro numeri, per esempio { $example }.
refused-deal-again = I numeri di questi pezzi sono distribuiti e restano dove sono: { of-types }. Vai avanti con i prossimi, per esempio { $example }.
refused-deal-none = { $type ->
    [B] I bombardieri non portano
   *[other] L’artiglieria non porta
} numeri. Distribuisci quelli dei caccia, dei carri armati e dei soldati.
refused-deal-numbers = I sei numeri di un tipo sono 1, 1, 2, 2, 3 e 3M. Usa proprio questi, nell’ordine che vuoi, per esempio { $example }.
refused-dealt = I numeri sono distribuiti e restano dove sono. Continua a giocare.
refused-hidden = Il numero del pezzo in { $at } è nascosto finché sta sul tabellone. Attaccalo per saperne di più, oppure osserva che cosa fa.
refused-hidden-survivor = Il pezzo in { $at } ha vinto un duello, e di un duello si sa solo l’esito: il suo numero è almeno { $floor }. Attaccalo per saperne di più.
refused-number-known = Questo lo puoi vedere: il pezzo in { $at } ha il numero { $number }. Continua a giocare.
refused-number-none = Il pezzo in { $at } non ha numero: { $type ->
    [B] i bombardieri non lo hanno
   *[other] l’artiglieria non lo ha
} mai. Chiedi di un caccia, di un carro armato o di un soldato.
refused-numbers = I numeri dell’altra parte non si dicono a nessuno; mostrano il numero soltanto i pezzi tolti e quelli tornati. Guarda i pezzi accanto al tabellone.

refused-unreadable = «{ $text }» qui non si può giocare. Scrivi due caselle per una mossa o un attacco, oppure end; per esempio { $example }.
refused-off-board = { $square } non è sul tabellone. Le sue linee vanno da A a R e le sue colonne da 1 a 15.
refused-no-piece = In { $square } non c’è nessun pezzo. Scegli uno dei tuoi.
refused-not-yours = Il pezzo in { $square } è dell’altra parte. Scegli uno dei tuoi.
refused-no-goal = Di’ anche dove va il pezzo in { $square }: scrivi la sua casella, > e un’altra casella.
refused-moved = { $type ->
    [F] Questo caccia si è già mosso
    [B] Questo bombardiere si è già mosso
    [T] Questo carro armato si è già mosso
    [S] Questo soldato si è già mosso
   *[other] Questa artiglieria si è già mossa
} in questo turno, e un pezzo si muove una volta sola. Scegline un altro o finisci il turno.
refused-fourth = In questo turno si sono già mossi tre pezzi, e di più non si può. Finisci il turno.
refused-running = Il pezzo in { $at } non ha ancora finito la mossa. Scegli la sua casella o lascialo dov’è, poi vai avanti con un altro.
refused-no-running = Nessuna mossa è in corso: quando un pezzo si ferma, ha finito. Indica anche il pezzo con la sua casella, e che sia uno che non si è mosso.
refused-diagonal = I pezzi vanno a nord, a est, a sud o a ovest, mai in diagonale. Scegli una casella proprio accanto.
refused-steps = Fino a { $square } ci sono almeno { $needed } passi, e { $type ->
    [F] un caccia ne fa al massimo { $limit }.
    [B] un bombardiere ne fa al massimo { $limit }.
    [T] un carro armato ne fa al massimo { $limit }.
    [S] un soldato ne fa al massimo { $limit }.
   *[other] l’artiglieria ne fa al massimo { $limit }.
} Scegli una casella più vicina.
refused-steps-left = Fino a { $square } ci sono almeno { $needed } passi, e { $limit ->
    [one] ne resta uno.
   *[other] ne restano { $limit }.
} Scegli una casella più vicina o lascia il pezzo dov’è.
refused-origin = Una mossa finisce su una casella diversa da { $square }, dove è cominciata. Scegline un’altra, o lascia il pezzo dov’è.
refused-origin-rest = Il pezzo è già in { $square }. Lascialo lì, oppure scegli un’altra casella.
refused-route = Si scrive solo dove una mossa comincia e dove finisce; la via si trova da sola. Scrivi { $move }.
refused-step-by-step = L’artiglieria va un passo alla volta. Fai il primo su una casella accanto a { $at }; poi puoi farne un secondo.
refused-blocked = In { $at } c’è un pezzo in mezzo, e solo gli aerei passano sopra gli altri. La via libera fino a { $square } è troppo lunga o non c’è; scegli un’altra casella.
refused-round-mines = La via fino a { $square } passa sulle mine in { $at }, e girarci intorno è troppo lungo. Scegli un’altra casella.
refused-mines = { $square } è minata, e ci vanno solo gli aerei. Scegli una casella senza mine.
refused-over-mines = L’aereo in { $square } è sopra le mine, dove nessun soldato arriva. Scegli un altro bersaglio o manda un caccia.
refused-own-piece = In { $square } c’è un tuo pezzo, e in una casella ne sta uno solo. Scegli un’altra casella.
refused-no-target = { $type ->
    [F] Un caccia attacca caccia, bombardieri e soldati
    [B] Un bombardiere attacca carri armati e artiglieria
    [T] Un carro armato attacca carri armati, soldati e artiglieria
   *[other] Un soldato attacca soldati, caccia e bombardieri
}, e in { $square } c’è { $target ->
    [F] un caccia.
    [B] un bombardiere.
    [T] un carro armato.
    [S] un soldato.
   *[other] l’artiglieria.
} Scegli un altro bersaglio o un altro attaccante.
refused-no-numbers = I bombardieri non hanno numeri, quindi nessuno duella con quello in { $square }. Manda un caccia o un soldato.
refused-gun-attacks = L’artiglieria non va addosso al nemico in { $square }: spara al quadrato di 3 × 3 caselle che ha davanti. Spostala in modo che il nemico sia in quella zona.
refused-bunker = Il pezzo in { $square } è in un bunker, al sicuro { $type ->
    [F] dai caccia
   *[other] dai bombardieri
} e dall’artiglieria. Manda un carro armato o un soldato.
refused-shielded = { $target ->
    [F] Il caccia in { $square } è protetto
    [B] Il bombardiere in { $square } è protetto
    [T] Il carro armato in { $square } è protetto
    [S] Il soldato in { $square } è protetto
   *[other] L’artiglieria in { $square } è protetta
}: accanto, in { $by }, c’è { $type ->
    [F] un caccia più alto.
    [B] un bombardiere più alto.
    [T] un carro armato più alto.
   *[other] un soldato più alto.
} Togli prima quel pezzo.
refused-second-attack = Un pezzo attacca una volta sola per turno, e questo lo ha già fatto. Scegli una casella vuota invece di { $square }, o lascia il pezzo dov’è.

refused-fire-turn = L’artiglieria spara solo nel turno della sua parte. Aspetta il tuo.
refused-fire-auto = A questo tavolo l’artiglieria spara da sola: all’inizio del tuo turno, dopo ogni suo passo e quando torna. Spostala in modo che un nemico sia nella sua zona.
refused-fire-type = Spara solo l’artiglieria, e in { $square } non c’è. Scegli un pezzo d’artiglieria tuo.
refused-fire-side = L’artiglieria spara solo davanti a sé: { $side ->
    [0] quella del Rosso verso nord
   *[other] quella del Verde verso sud
}, per tutta la partita. Spostala in modo che il nemico le stia davanti.
refused-fire-zone = { $square } non è nel quadrato di 3 × 3 caselle davanti all’artiglieria in { $at }. Spostala in modo che lo sia, o scegli un altro pezzo.
refused-fire-bunker = Il pezzo in { $square } è in un bunker, dove il fuoco non arriva. Manda un carro armato o un soldato.
refused-fire-part = Un colpo toglie tutti i nemici allo scoperto nella zona, non una parte. Scrivi solo fire { $at }, o non sparare.
refused-fire-nothing = Davanti all’artiglieria in { $at } non c’è nessun nemico allo scoperto, e non si spara nel vuoto. Spostala prima.
refused-fire-later = L’artiglieria non spara mentre un altro pezzo si muove o si fa uno scambio. Finisci prima quello.

refused-switch-type = Si può scambiare solo un soldato, e in { $square } non c’è. Scegli un tuo soldato sulla linea { $line }.
refused-switch-line = Il soldato in { $square } non ha ancora raggiunto la linea di fondo avversaria. Portalo prima sulla linea { $line }.
refused-switch-nothing = Niente può tornare: nessun pezzo tolto conta abbastanza poco, o le sue caselle di partenza sono occupate. Tieni il soldato per dopo.
refused-switch-later = Uno scambio comincia solo quando non è in corso nessuna mossa e nessun altro scambio. Finisci prima quello.
refused-no-switch = Nessuno scambio è in corso. Comincialo con la parola switch e la casella di un soldato sulla linea { $line }.
refused-switching = È in corso uno scambio. Fai tornare un pezzo, per esempio { $example }, o concludi lo scambio quando uno è tornato.
refused-return-first = In cambio del soldato torna almeno un pezzo. Fanne tornare uno, per esempio { $example }.
refused-return-unreadable = «{ $text }» non dice che cosa torna. Scrivi +, il pezzo, @ e una casella di partenza, per esempio { $example }.
refused-return-master = I maestri non tornano mai. Scegli un altro pezzo, per esempio { $example }.
refused-return-absent = Fra i tuoi pezzi accanto al tabellone non c’è { $piece }. Scegline uno che c’è, per esempio { $example }.
refused-return-self = Il soldato che stai cedendo ({ $piece }) non può tornare nello stesso scambio. Scegli un altro pezzo, per esempio { $example }.
refused-return-sum = Quel pezzo ({ of-type }{ $number }) conta { $cost }, e dei 3 resta solo { $budget }. Scegli un numero più piccolo o concludi lo scambio.
refused-return-square = { $square } non è una casella di partenza per i tuoi pezzi di quel tipo ({ of-types }). Libere: { $free }.
refused-return-taken = { $square } è occupata, e una casella di partenza dev’essere vuota. Libere: { $free }.
refused-return-number = Di’ anche quale numero torna, per esempio { $example }.
refused-return-plain = { $type ->
    [B] I bombardieri non portano numero; in uno scambio contano 2.
   *[other] L’artiglieria non porta numero; in uno scambio conta 2.
} Scrivi { $move }.
refused-note = L’esito di una mossa si vede quando è fatta, non prima. Scrivi solo { $move }.

said-deal = { of-side }: numeri distribuiti, { of-types }: { $numbers }.
heard-deal = { of-side }: numeri distribuiti, { of-types }.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , vinto. Pezzo tolto: { target-fell }.
    [lost] , perso. Pezzo tolto: { attacker-fell }.
   *[both] {" "}e cadono entrambi. Pezzi tolti: { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: soldato { $number } in { $at } ceduto per uno scambio.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: scambio finito.
said-stay = { of-side }: il pezzo resta dov’è.
said-end = { of-side }: turno finito.{ $shot ->
    [0] { "" }
   *[other] {" "}L’artiglieria dell’altra parte spara. Pezzi tolti{ each-piece }.
}{ said-over }
advised-deal = numeri per i tuoi { of-types }: { $numbers }.
advised-move = { of-type } da { $from } a { $to }.
advised-rest = { of-type } ancora da { $from } a { $to }.
advised-attack = { attack-of }.
attack-of = attacco { with-type } da { $from } contro { the-target } in { $to }
advised-fire = fuoco da { $at }.
advised-return = { of-type }{ $number } di nuovo in { $at }.
advised-switch = cedi il soldato { $number } in { $at } per uno scambio.
advised-done = concludi lo scambio.
advised-stay = lascia il pezzo dov’è.
advised-end = termina il turno.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Pezzi tolti dall’artiglieria{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Così finisce la partita.
}

ending-masters = È caduto l’ultimo maestro di una parte.
ending-quiet = Sono passati troppi turni di fila senza pezzi tolti né scambi.

reason-deal = Numeri distribuiti a caso non li indovina nessuno.
reason-deal-edge = Il tuo maestro parte dal bordo, in { $square }.
reason-end = Ora non c’è nulla da attaccare, e nessuno dei tuoi pezzi è sotto il fuoco nemico.
reason-end-three = Tre dei tuoi pezzi si sono mossi.
reason-end-draw = Se finisci il turno adesso, la partita è patta: il limite dei turni tranquilli è raggiunto.
reason-stay = Qui nessun nemico può attaccare il pezzo con una sola mossa.
reason-stay-fewest = Nessun’altra casella che può ancora raggiungere è esposta a meno nemici: { $enemies }.
reason-stay-threatens = Da qui potrà attaccare { the-target } in { $square }.
reason-fight = Per quel che si sa, vinci { $won } di 100 duelli così e ne perdi { $lost }.
reason-fight-risk = Rischi un { $mine }; per quel che si sa, il nemico cade in { $falls } di 100 duelli così.
reason-fight-sure = Il tuo numero è più alto, qualunque sia l’altro.
reason-take = Tra questi due vince sempre chi attacca.
reason-gun = { $hits ->
    [one] Lì un pezzo nemico è nella sua zona.
   *[other] Lì { $hits } pezzi nemici sono nella sua zona.
}
reason-bunker = Nel bunker è al sicuro da aerei e artiglieria.
reason-leaves = Esce dalla zona dell’artiglieria nemica.
reason-safe = Lì nessun nemico può attaccare il pezzo con una sola mossa.
reason-guarded = Lì il pezzo ha la protezione di uno più alto, in { $by }.
reason-shields = Lì protegge un tuo pezzo in { $square }: { of-type }.
reason-threatens = Da lì potrà attaccare { the-target } in { $square }.
reason-runs = Il soldato si avvicina alla linea di fondo nemica, dove può far tornare pezzi perduti.
reason-fewer = Lì meno nemici potrebbero attaccare il pezzo con una sola mossa: { $then } invece di { $before }.
reason-aims = Da lì, con la prossima mossa potrà sparare contro { the-target } in { $square }.
reason-nearer = Il pezzo si avvicina a un bersaglio: { the-target } in { $square }.
reason-switch = Per il soldato tornano pezzi perduti.
reason-return = Un pezzo perduto torna in gioco.
reason-fire = { $hits ->
    [one] Il colpo toglie un nemico e non costa mosse.
   *[other] Il colpo toglie { $hits } nemici e non costa mosse.
}

to-move = Tocca al { of-side }
to-deal = Tocca al { of-side } distribuire i numeri
to-rest = Tocca al { of-side } proseguire con lo stesso pezzo
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
legend-quiet-of = Turni tranquilli: { $quiet } su { $limit }
legend-steps = { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
legend-budget = può ancora tornare: { $budget } di 3
legend-removed-of = Tolti al { of-side }
legend-nothing = nessuna perdita
legend-zone = Zona di tiro
legend-zones = Zone di tiro
legend-protected = con la protezione del pezzo in { $by }
legend-moved = mossa già fatta
legend-not-moved = mossa non ancora fatta
legend-number = numero { $number }
legend-open = numero noto a entrambi
legend-possible = può essere { $numbers }
legend-master = maestro
legend-mines = mine
legend-bunker = bunker
legend-rule-1 = decidono i numeri
legend-rule-2 = vince chi attacca
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Scrivi che cosa vuoi fare, per esempio { $example }. Una casella dice dove può andare il suo pezzo (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) e che cosa se ne sa; scrivi zones per vedere dove spara l’artiglieria. Altri comandi:
drawn-deal = Sei numeri per i tuoi { of-types }, in quest’ordine: { $squares }. Con deal da solo distribuisce il caso.
drawn-movers = Possono muovere:
drawn-fire = Possono sparare:
drawn-go-on = Scrivi una casella con { $sign }, o
drawn-returns = Scrivi un pezzo e una casella, come { $example }.
drawn-empty = vuota
drawn-sure-master = Questo soldato è un maestro e non torna mai. Lo cedi?
drawn-sure-last = Questo soldato è il tuo ultimo maestro: se lo cedi, perdi la partita. Lo fai lo stesso?
drawn-sure-fire = L’artiglieria può ancora sparare: { $shots }. Finire il turno senza farlo?

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
spoken-theirs = { of-type }{ $number } del { of-side }
spoken-start = casella di partenza, { of-type }
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = può attaccare: { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = può sparare a { $targets }
spoken-could-attack = potrebbe attaccare: { $targets }
spoken-could-fire = potrebbe sparare a { $targets }
spoken-place = può tornare qui
spoken-danger = sotto il fuoco di { $guns }
goal-left = { $steps ->
    [0] poi non restano passi
    [one] poi resta un passo
   *[other] poi restano { $steps } passi
}
goal-attack = si può attaccare, { by-rule }
goal-fire = sotto tiro
choices-title = Che cosa puoi fare
choice-move = Vai in { $square }
choice-attack = Attacca { $square }, { of-type }, { by-rule }
now-rest = { $at } può proseguire: { legend-steps }
do-end = Fine turno
do-stay = Resta
do-done = Fatto
do-fire = Fuoco da { $square }
do-always = Spara sempre
always-on = D’ora in poi la tua artiglieria spara da sola appena può.
always-off = La tua artiglieria spara di nuovo solo su ordine.
do-switch = Scambia { $square }
switch-what = Scegli un tuo pezzo tolto.
switch-where = Scegli la sua casella di partenza.
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
sign-left = Cifre sulla mappa: passi rimasti.
sign-range = Punti: dove potrebbe andare. Cornici tratteggiate: che cosa potrebbe attaccare.
sign-bars = Barre: 1, 2, 3, maestro; più alta, più probabile.
zoom-in = Più vicino
zoom-out = Più lontano
zoom-all = Tutta la mappa
deal-title = { $type ->
    [F] Distribuisci i numeri dei tuoi caccia
    [T] Distribuisci i numeri dei tuoi carri armati
   *[other] Distribuisci i numeri dei tuoi soldati
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
deal-use = Usa la mia distribuzione
deal-keep = Tieni questa distribuzione
do-deal = Distribuisci così
cover-title = Passa lo schermo al { of-side }
cover-about = La mappa è coperta, così nessuno vede i numeri dell’altra parte. Da qui prosegue: { of-side }.
do-uncover = Sono il { of-side }: mostra la mappa

# al tavolo: che cosa fare adesso, che cosa non va perso di vista, e che cos’è ogni cosa
aim = Togli i tre maestri dell’altra parte prima di perdere i tuoi.
next-deal = { $type ->
    [F] Metti un numero su ciascuno dei tuoi caccia, poi conferma la distribuzione.
    [T] Metti un numero su ciascuno dei tuoi carri armati, poi conferma la distribuzione.
   *[other] Metti un numero su ciascuno dei tuoi soldati, poi conferma la distribuzione.
}
next-choose = { $moves ->
    [3] Scegli un pezzo: possono muoversi fino a tre.
    [one] Scegli ancora un pezzo, o finisci il turno.
   *[other] Scegli un pezzo, o finisci il turno: possono muoversene ancora { $moves }.
}
next-fire = La tua artiglieria in { $guns } può sparare: scegli quella o un altro pezzo.
next-fire-last = Tre pezzi si sono mossi. La tua artiglieria in { $guns } può ancora sparare: sceglila, o finisci il turno.
next-end = Tre pezzi si sono mossi: finisci il turno.
remind-fire-one = La tua artiglieria in { $at } può ancora colpire { the-target } in { $square }. Finisci il turno un’altra volta se non vuoi sparare.
remind-fire = La tua artiglieria può ancora sparare: { $shots }. Finisci il turno un’altra volta se non vuoi sparare.
next-go = Scegli una casella per il pezzo.
next-attack = Scegli una casella per il pezzo, o un nemico incorniciato da attaccare.
next-step = Scegli una casella accanto: l’artiglieria va passo per passo.
next-shoot = Scegli un nemico incorniciato per sparare, o una casella accanto.
next-shoot-only = Scegli un nemico incorniciato per sparare.
next-soldier = Muovi il soldato, o scambialo.
next-rest = Il pezzo in { $at } può proseguire, { legend-steps }: scegli una casella, o resta.
next-rest-fire = La tua artiglieria in { $at } può sparare ai nemici incorniciati, fare un altro passo o restare.
next-switch = Scegli un pezzo tolto da far tornare.
next-place = Scegli una casella di partenza per il pezzo.
next-plan = Scegli un pezzo tolto da far tornare, o tieni il soldato.
next-plan-more = Scegli un altro pezzo tolto, o scambia ora.
next-exchange = Scambia ora, o tieni il soldato.
news-master = Il tuo maestro in { $square } è caduto ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Perdita in duello
   *[fire] Perdita per l’artiglieria
}: { your-type }{ $number } in { $square }.
news-many = { $how ->
    [fight] Perdite in duello
   *[fire] Perdite per l’artiglieria
}{ each-piece }.
news-found = Un maestro dell’altra parte è caduto ({ of-type }): { legend-masters }.
news-danger = Maestro in pericolo: { your-type } in { $square }, per { $many ->
    [one] il nemico in { $by }.
   *[other] i nemici in { $by }.
}
news-dangers = Maestri in pericolo in { $squares }.
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = Un maestro: chi perde tutti e tre perde la partita.
card-danger = In pericolo: { $many ->
    [one] il nemico in { $by } potrebbe togliere il pezzo con una sola mossa.
   *[other] ciascuno dei nemici in { $by } potrebbe togliere il pezzo con una sola mossa.
}
card-number-own = Numero { $number }, lo vedi solo tu.
card-number-open = Numero { $number }, noto a entrambe le parti.
card-number-hidden = Il suo numero è nascosto. Può essere { $numbers }.
card-number-least = Ha vinto un duello, quindi il suo numero è almeno { $least }. Può essere { $numbers }.
card-number-dealt = Il suo numero non è ancora distribuito.
card-number-told = Il suo numero è nascosto.
card-number-none = Senza numero; in uno scambio conta 2.
card-flies = Fino a { $steps } passi in volo, sopra pezzi e mine.
card-walks = Fino a { $steps } passi a terra, aggirando pezzi e mine.
card-rolls = Fino a { $steps } passi a terra, uno alla volta.
card-beats = { $type ->
    [F] Toglie bombardieri e soldati. Contro un caccia decidono i numeri.
    [B] Toglie carri armati e artiglieria.
    [T] Toglie soldati e artiglieria. Contro un carro armato decidono i numeri.
    [S] Toglie caccia e bombardieri. Contro un soldato decidono i numeri.
   *[other] Non attacca mai: spara a tutti i nemici nel quadrato di 3 × 3 caselle davanti a sé.
}
card-beaten = { $type ->
    [F] Lo tolgono i soldati, i caccia con un numero uguale o più alto e il fuoco.
    [B] Lo tolgono i caccia, i soldati e il fuoco.
    [T] Lo tolgono i bombardieri, i carri armati con un numero uguale o più alto e il fuoco.
    [S] Lo tolgono i caccia, i carri armati, i soldati con un numero uguale o più alto e il fuoco.
   *[other] La tolgono i bombardieri, i carri armati e il fuoco.
}
card-shields = { $type ->
    [F] Protegge bombardieri, carri armati, soldati e artiglieria accanto a sé.
    [B] Protegge carri armati, soldati e artiglieria accanto a sé.
    [T] Protegge soldati e artiglieria accanto a sé.
    [S] Protegge l’artiglieria accanto a sé.
   *[other] Il pezzo più piccolo: non protegge nessuno.
}
card-shielded = Ora nessuno può attaccare questo pezzo: lo protegge uno più alto, in { $by }, ma non dal fuoco.
card-fire = Nella zona dell’artiglieria in { $guns }.
card-shots = Ora può sparare a{ each-piece }. Non costa mosse.
card-range = { $squares ->
    [0] Non può muoversi: nessuna casella accanto è libera.
    [one] Con una mossa potrebbe raggiungere una casella.
   *[other] Con una mossa potrebbe raggiungere { $squares } caselle.
}
card-could-attack = Con una mossa potrebbe attaccare{ each-piece }.
card-could-fire = Con una mossa potrebbe sparare a{ each-piece }.
card-moved = In questo turno ha già fatto la sua mossa.
card-exchange = Sulla linea di fondo nemica: puoi scambiare il soldato con pezzi perduti.
card-in-bunker = In un bunker: al sicuro da aerei e artiglieria, non da carri armati e soldati.
card-no-bunker = Un bunker non ripara gli aerei.
card-over-mines = Sopra le mine: al sicuro dai soldati, non dall’artiglieria.
card-place = { $square }: { $kind ->
    [mines] mine
    [bunker] bunker
   *[other] terreno aperto
}
card-type = { $type }: { of-type }
card-mines = Mine
card-mines-air = Solo gli aerei possono entrarci o sorvolarle.
card-bunker = Bunker
card-bunker-safe = I pezzi a terra lì dentro sono al sicuro da aerei e artiglieria.
card-bunker-open = Carri armati e soldati possono attaccarli lo stesso.
card-open = Qui niente ripara; ogni pezzo può fermarsi.
card-start = { $type ->
    [F] Casella di partenza di un caccia: uno perduto può tornare qui con uno scambio.
    [B] Casella di partenza di un bombardiere: uno perduto può tornare qui con uno scambio.
    [T] Casella di partenza di un carro armato: uno perduto può tornare qui con uno scambio.
    [S] Casella di partenza di un soldato: uno perduto può tornare qui con uno scambio.
   *[other] Casella di partenza dell’artiglieria: un pezzo perduto può tornare qui con uno scambio.
}
card-base = Linea di fondo
card-base-switch = Un soldato nemico che arriva qui può essere scambiato con pezzi perduti.
card-numbers = Numeri sul retro
card-numbers-six = Caccia, carri armati e soldati portano 1, 1, 2, 2, 3 e 3♛; li vede solo la loro parte.
card-numbers-fight = Cade il numero più basso; se sono uguali, entrambi. 3♛, il maestro, conta 3.
card-numbers-told = Di un duello si sa solo l’esito.
card-signs = Segni sulla mappa
card-signs-left = Una cifra su una casella: i passi che poi restano al pezzo scelto.
card-signs-rule = R1 su un nemico: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-range = Quando guardi un pezzo: punti dove potrebbe andare, cornici tratteggiate attorno a ciò che potrebbe attaccare.
card-signs-flame = Una fiamma sulla tua artiglieria: ora può sparare. Su un nemico: il colpo lo prende.
card-signs-bars = Barre su un pezzo coperto, da sinistra 1, 2, 3 e 3♛: più alta la barra, più probabile quel numero.
card-defence = Zona di difesa
card-defence-zone = Le otto caselle intorno a un pezzo.
card-defence-taller = Finché lì sta un pezzo più alto dello stesso colore, nessuno può attaccare quello più basso.
card-defence-first = Togli prima quello più alto: conta il momento di ogni attacco.
card-zone = Zona di tiro
card-zone-front = Il quadrato di 3 × 3 caselle subito davanti: verso nord per il Rosso, verso sud per il Verde.
card-zone-turn = Vale solo nel turno della sua parte e colpisce tutti quelli che lì sono allo scoperto.
card-zone-auto = Qui l’artiglieria spara da sola: all’inizio del turno, dopo ogni passo e quando torna.
card-zone-ask = Qui l’artiglieria spara a comando; non costa mosse.
card-switch = Scambio triplo
card-switch-line = Un soldato sulla linea di fondo nemica si scambia con uno, due o tre pezzi perduti, al massimo 3 in tutto.
card-switch-two = Bombardieri e artiglieria contano 2.
card-switch-master = I maestri non tornano mai.
card-switch-act = Chi è tornato può muoversi subito.
card-moves = Tre mosse
card-moves-three = In un turno si muovono fino a tre pezzi, ciascuno una volta.
card-moves-fewer = Bastano anche meno: il turno lo finisci tu.
card-masters = Maestri
card-masters-three = Ogni parte ne ha tre: un caccia, un carro armato e un soldato con 3♛.
card-masters-win = Vince chi toglie per primo tutti e tre quelli dell’altra parte.
card-quiet = Turni tranquilli
card-quiet-draw = Dopo { $limit } turni di fila senza togliere né scambiare nulla la partita è patta.
card-quiet-off = A questo tavolo non c’è questo limite.
card-lost = Fuori gioco: { of-type }{ $number }
card-lost-open = Visibile a entrambe le parti.
card-lost-counts = In uno scambio conta { $cost }.
card-lost-never = Un maestro non torna mai.
card-fell = Caduti qui{ each-piece }
crib-pieces = Pezzi
crib-ground = Terreno
crib-fights = Duelli
crib-turn = Turno e fine
plan-title = Scambio: soldato { $number } in { $square }
plan-none = Ancora nulla di scelto.
plan-back = Rimetti { of-type }{ $number } da { $square }
do-exchange = Scambia ora
do-keep = Tieni il soldato
