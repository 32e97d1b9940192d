# Le parole di Monza.

title = Monza
about = Tira sei dadi colorati, piazzali sui colori davanti alla tua macchina e taglia il traguardo prima degli altri.
side-R = Rosso
side-Y = Giallo
side-G = Verde
side-B = Blu
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Pista
option-track-about = L’ovale è corto e adatto alle prime gare; la pista lunga va bene con le regole per esperti.
option-track-oval = Ovale
option-track-long = Lunga
option-rules = Regole
option-rules-about = Gli esperti hanno in più un dischetto nuovo tiro, sei dischetti accelerazione e il lancio turbo.
option-rules-basic = Base
option-rules-pro = Esperti
option-bonus = Passo bonus
option-bonus-about = Dopo ogni turno la macchina dell’ultimo colore piazzato può avanzare di una casella.
option-cars = Macchine
option-cars-about = Le macchine in ordine di posto, per esempio B,R. I posti senza macchina ricevono la prossima fra R, Y, G e B.
option-cars-any = In ordine di posto
option-cars-each = Macchina
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Il più lontano possibile
option-must_max-about = Devi piazzare i dadi in modo da arrivare il più lontano possibile.
option-may_stop = Fermarsi a piacere
option-may_stop-about = Puoi fermarti quando vuoi, anche se un dado si può ancora piazzare.
option-first_seat = Chi comincia
option-first_seat-about = Il posto che tira per primo in ogni round.
option-round_cap = Numero massimo di round
option-round_cap-about = Se dopo questo numero di round nessuno ha tagliato il traguardo, la gara finisce senza vincitori.
preset-professional = Gara per esperti
preset-professional-about = La pista lunga con il dischetto nuovo tiro, sei dischetti accelerazione e il lancio turbo.

plays-1 = Piazza sempre per primo il suo colore preferito. Adatto a una prima gara.
plays-2 = Va fin dove lo portano i dadi e non pensa oltre.
plays-3 = Sa da quali caselle si riparte meglio e risparmia i dischetti.
plays-4 = Conosce il valore di ogni dischetto e tiene conto del prossimo tiro degli altri.

colour-R = rosso
colour-Y = giallo
colour-G = verde
colour-B = blu
colour-P = viola
colour-W = bianco
of-colour = { $colour ->
    [R] { colour-R }
    [Y] { colour-Y }
    [G] { colour-G }
    [B] { colour-B }
    [P] { colour-P }
   *[other] { colour-W }
}
dice-of = { $r ->
    [0] { "" }
    [one] {" "}· { $r } { colour-R }
   *[other] {" "}· { $r } rossi
}{ $y ->
    [0] { "" }
    [one] {" "}· { $y } { colour-Y }
   *[other] {" "}· { $y } gialli
}{ $g ->
    [0] { "" }
    [one] {" "}· { $g } { colour-G }
   *[other] {" "}· { $g } verdi
}{ $b ->
    [0] { "" }
    [one] {" "}· { $b } { colour-B }
   *[other] {" "}· { $b } blu
}{ $p ->
    [0] { "" }
    [one] {" "}· { $p } { colour-P }
   *[other] {" "}· { $p } viola
}{ $w ->
    [0] { "" }
    [one] {" "}· { $w } { colour-W }
   *[other] {" "}· { $w } bianchi
}

refused-turn = Non è il tuo turno. Aspetta che i dadi arrivino a te.
refused-home = La tua macchina è già al traguardo e in questa gara non corre più. Guarda gli altri finire il round.
refused-throw = «{ $text }» non è un tiro di { $dice } dadi. Scrivi una lettera per dado, nell’ordine R Y G B P W (rosso, giallo, verde, blu, viola, bianco).
refused-throw-said = Nessuno sceglie che cosa esce: i dadi vengono tirati per te. Piazza uno di quelli sul tavolo.
refused-turbo-basic = Nel gioco base non c’è il lancio turbo. Piazza un dado adatto.
refused-turbo-dice-left = Il lancio turbo è per chi ha piazzato tutti e sei i dadi. Piazza prima quelli che restano.
refused-turbo-none-fits = Il lancio turbo è per chi ha piazzato tutti e sei i dadi, e qui nessuno di quelli che restano si può piazzare. Usa uno dei tuoi dischetti, oppure fermati.
refused-all-laid = Tutti e sei i dadi sono piazzati. Fai il lancio turbo, o prendi prima un dischetto.
refused-stop = Un dado si può ancora piazzare, quindi non puoi fermarti. Piazzalo.
refused-unreadable = «{ $text }» non è una mossa. Scrivi un colore e una casella, per esempio W>O8, oppure stop.
refused-no-die = Non ti resta nessun dado { of-colour }. Scegli una casella di un colore che hai ancora.
refused-colour = Quella casella è di un altro colore. Piazza ogni dado e ogni dischetto su una casella del suo colore.
refused-nowhere = Da qui non si prosegue con il { of-colour }. Scegli un altro colore.
refused-shorter = Con questo dado non arriveresti il più lontano possibile. Scegli una strada più lunga.
refused-finish = Solo il bianco ti porta al traguardo. Piazzalo se ce l’hai; altrimenti aspetta il prossimo tiro.
refused-finish-far = Il traguardo non tocca ancora la tua casella. Avanza una casella alla volta.
refused-start = Dalla partenza si va sulla casella bianca o su quella viola. Scegli una delle due.
refused-tyre = È una casella ostacolo. Aggirala.
refused-two-lanes = Questa casella è a due corsie dalla tua. Cambia una corsia alla volta.
refused-corner = Questa casella tocca la tua solo in un angolo. Scegli una casella con un bordo in comune.
refused-not-further = Questa casella non arriva più avanti della tua. Cambia corsia solo in avanti.
refused-backward = Questa casella è dietro di te. Scegli una casella più avanti.
refused-far = Questa casella non tocca la tua. Avanza una casella alla volta.
refused-tile-basic = Nel gioco base non ci sono dischetti. Piazza un dado.
refused-tile-turbo = Nel lancio turbo non si usano dischetti. Piazza uno dei suoi dadi, oppure fermati.
refused-tile-gone = Il tuo dischetto accelerazione { of-colour } è già usato. Scegline un altro, o un dado.
refused-reroll-gone = Il tuo dischetto nuovo tiro è già usato. Piazza i dadi che hai.
refused-reroll-late = Il dischetto nuovo tiro si usa prima di piazzare qualcosa. Riprendi prima ciò che hai piazzato, se puoi ancora.
refused-reroll-none = Segna almeno un dado da tirare di nuovo.
refused-reroll-dice = Non hai i dadi { $text }. Segna dadi che sono sul tavolo.
refused-bonus-car = Il passo bonus spetta solo alla macchina dell’ultimo colore piazzato, a turno finito. Continua senza.
refused-bonus-unreadable = «{ $text }» non è un passo bonus. Scegli una casella libera davanti alla macchina, o rinuncia.
refused-bonus-occupied = Lì c’è già una macchina. Scegli una casella libera per il passo bonus.
refused-bonus-ahead = Questa casella non è subito davanti. Scegli una casella che tocchi quella della macchina, o rinuncia.
refused-max-or-stop = Dover andare il più lontano possibile e potersi fermare a piacere non stanno insieme. Scegli una delle due opzioni.
refused-first-seat = Con { $seats } posti comincia un posto da 0 a { $last }. Scegline uno.

said-throw = { of-side }: tiro{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nessun dado si può piazzare e la macchina resta ferma.
}
said-rethrow = { of-side }: nuovo tiro{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nessun dado si può piazzare e la macchina resta ferma.
}
said-turbo = { of-side }: piazzati tutti e sei i dadi. Lancio turbo{ dice-of }{ $stays ->
    [0] .
   *[other] , ma nessun dado si può piazzare{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: nient’altro da piazzare{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Torna indietro: { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] alla partenza
       *[other] nella sua corsia
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: niente passo bonus.

ending-home = La gara è finita.
ending-cap = I round sono finiti e nessuno è al traguardo.

reason-home = Ti porta al traguardo.
reason-throws-back = Manda indietro il { of-side }.
reason-far = Così i tuoi dadi ti portano il più lontano possibile.
reason-opens = Da lì si prosegue con più colori che dalle altre caselle.
reason-saves-tile = Nessun dado si può piazzare, e tieni i dischetti per dopo.
reason-reroll = Così come sono, questi dadi non ti portano più lontano.
reason-forced = Per ora non va bene nient’altro.
reason-step = Il passo non costa nessun dado.

to-move = Tocca al { of-side }
to-throw = Tocca al { of-side } tirare i dadi
to-step = Passo bonus: { of-side }
legend-round = Round { $round }
legend-last-round = Ultimo round
legend-dice = Dadi
legend-used = { $used ->
    [one] un dado piazzato
   *[other] { $used } dadi piazzati
}
legend-extra = dischetto nuovo tiro
legend-finish = Traguardo
legend-tyre = ostacolo
goal-way = { $way ->
    [on] dritto
    [in] cambio di corsia verso l’interno
    [out] cambio di corsia verso l’esterno
    [start] dalla partenza
   *[finish] al traguardo
}

# on the screen
spoken-board = Circuito
spoken-field = Partenza e traguardo, una grande casella bianca
spoken-car = macchina del { of-side }
spoken-laid = qui c’è { of-colour }
spoken-count = { $count ->
    [1] { of-colour }
    [2] due volte { of-colour }
    [3] tre volte { of-colour }
    [4] quattro volte { of-colour }
    [5] cinque volte { of-colour }
   *[other] sei volte { of-colour }
}
spoken-have = Hai { $dice }.
spoken-from = { $here ->
    [START] Dalla partenza
   *[other] Da { $here }
}: { $ways }.
spoken-none = Nessun dado va bene.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Che cosa puoi fare
choice-die = Piazza il { of-colour } { laid-on }
choice-tile = Piazza il dischetto accelerazione { of-colour } { laid-on }
choice-step = Passo bonus { laid-on }, { of-colour }
do-throw-again = Tira di nuovo
do-stop = Fermati qui
do-decline = Resta qui
spoken-mark = { of-colour }, segna per tirare di nuovo
spoken-tile = dischetto accelerazione { of-colour }
spoken-tiles = Dischetti del { of-side }
legend-first = Comincia: { of-side }
typing = Scrivi una mossa ({ $example }) o solo la lettera del suo colore (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), con + per un dischetto; anche stop, turbo, reroll o decline quando l’elenco li offre. Altri comandi:

# what is told at the table
laid-on = { $to ->
    [FIN] fino al traguardo
    [O] nella corsia esterna
    [M] nella corsia centrale
   *[I] nella corsia interna
}
of-lane = { $lane ->
    [O] corsia esterna
    [M] corsia centrale
   *[I] corsia interna
}
advised-die = dado { of-colour } { laid-on }{ said-back }
advised-tile = dischetto accelerazione { of-colour } { laid-on }{ said-back }
advised-reroll = dischetto nuovo tiro{ dice-of }.
advised-step = passo bonus { laid-on }.
advised-stop = fermati qui.
advised-turbo = fai il lancio turbo.
advised-decline = resta qui, senza passo bonus.
refused-here = Sei già lì. Scegli una casella più avanti.
refused-turbo-once = C’è un solo lancio turbo per turno. Piazza i suoi dadi, oppure fermati.
refused-bonus-off = A questo tavolo non c’è il passo bonus. Piazza un dado adatto.
reason-ahead = Quella casella arriva più avanti delle altre.
reason-tile-on = Nessun dado si può piazzare, e il dischetto ti porta avanti.
reason-tile-far = Con quello i tuoi dadi ti portano più lontano che senza.
reason-turbo = Tutti e sei i dadi sono piazzati, quindi il lancio turbo è tuo.
reason-stand = Da qui ti servono in media meno round che dalle caselle davanti.
reason-fewer = Da lì ti servono in media meno round che da qui.
do-turbo = Lancio turbo
aim = Torna per primo sulla grande casella bianca: piazza i dadi sugli stessi colori davanti alla tua macchina.
next-lay = Tocca una casella incorniciata per piazzarci quel dado.
next-lay-or-again = Tocca una casella incorniciata per piazzare quel dado, o segna dei dadi da tirare di nuovo.
next-lay-or-stop = Tocca una casella incorniciata per piazzare quel dado, o fermati qui.
next-die = Tocca la casella incorniciata per piazzarci il { of-colour }.
next-tile = Tocca la casella incorniciata per piazzarci il dischetto accelerazione { of-colour }.
next-no-die = Nessun dado si può piazzare. Usa uno dei tuoi dischetti, o fermati qui.
next-all-laid = Tutti e sei i dadi sono piazzati: fai il lancio turbo, o piazza prima un altro dischetto.
next-turbo = Lancio turbo: piazza un dado o tutti e due, o fermati qui.
next-step = Passo bonus: tocca una casella incorniciata, o resta qui.
news-stays = { $kind ->
    [turbo] Lancio turbo: niente da piazzare.
   *[other] Niente da piazzare: la tua macchina è rimasta ferma.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] lancio turbo, niente da piazzare.
   *[other] niente da piazzare, la macchina è rimasta ferma.
}
news-back = { $to ->
    [START] La tua macchina è tornata indietro alla partenza.
   *[other] La tua macchina è tornata indietro nella sua corsia, sul { of-colour }.
}
news-home = { of-side }: al traguardo. Questo è l’ultimo round.
celebrate = Vittoria al traguardo: { $sides }
card-car = Macchina: { of-side }
card-car-any = Macchina
card-car-drives = Va avanti fino al dado o al dischetto piazzato per ultimo.
card-car-pass = Le altre macchine possono passare sulla sua casella.
card-car-back = { $to ->
    [START] Se un turno finisce sulla sua casella, torna indietro alla partenza.
   *[other] Se un turno finisce sulla sua casella, torna indietro nella sua corsia, sul { of-colour }.
}
card-car-back-any = Se un turno finisce sulla sua casella, torna indietro nella sua corsia.
card-car-home = Al traguardo: non corre più.
card-car-field = È sulla casella bianca, dove c’è posto per tutte le macchine: lì nessuno torna indietro.
card-car-tiles = Dischetti accelerazione rimasti: { $tiles }
card-space = Casella: { of-colour }, { of-lane }
card-space-any = Casella colorata
card-space-enter = Ci si arriva con un dado o un dischetto accelerazione del suo colore.
card-space-laid = Qui c’è { $tile ->
    [1] un dischetto accelerazione
   *[other] un dado
}: la macchina passa di qui.
card-space-ahead = Davanti, { of-lane }: { of-colour }
card-space-lane = Per cambiare corsia, la casella deve toccare la tua e arrivare più avanti.
card-tyre = Casella ostacolo
card-tyre-closed = Non ci passa nessuno. Aggirala.
card-field-start = Dalla partenza si va sulla casella bianca o su quella viola.
card-field-finish = Solo il bianco porta al traguardo: un dado o un dischetto accelerazione.
card-field-room = C’è posto per tutte le macchine: qui nessuno torna indietro.
card-die = Dado: { of-colour }
card-die-any = Dado dei colori
card-signs = I colori e i loro segni
card-sign = { $colour ->
    [R] Triangolo: { of-colour }.
    [Y] Cerchio: { of-colour }.
    [G] Quadrato: { of-colour }.
    [B] Rombo: { of-colour }.
    [P] Stella: { of-colour }.
   *[other] Anello: { of-colour }.
}
card-die-faces = Ognuna delle sue sei facce ha un altro colore.
card-die-lay = Si piazza sul suo colore davanti alla tua macchina, o davanti a ciò che è stato piazzato per ultimo.
card-die-fits = Adatto adesso: { laid-on }
card-die-spent = Non si può più usare: resta qui fino al prossimo tiro.
card-tile = Dischetto accelerazione: { of-colour }
card-tile-any = Dischetto accelerazione
card-tile-pro = Fa parte delle regole per esperti.
card-tile-lay = Si piazza come un dado del suo colore, prima, tra o dopo i tuoi dadi.
card-tile-once = Nulla ti obbliga a usarlo. Una volta usato, non c’è più.
card-tile-free = Non conta come dado.
card-tile-used = Questo è già usato.
card-extra = Dischetto nuovo tiro
card-extra-again = Dopo il tuo tiro e prima di piazzare qualcosa: segna dei dadi e tirali di nuovo, una volta sola.
card-turbo = Lancio turbo
card-turbo-earn = Chi ha piazzato tutti e sei i dadi ne tira altri due.
card-turbo-may = Puoi piazzarne uno, tutti e due o nessuno, ma nessun dischetto.
card-bonus = Passo bonus
card-bonus-who = Dopo un turno la macchina dell’ultimo colore piazzato può avanzare di una casella.
card-bonus-where = Serve una casella libera che tocchi la sua, e nessun dado.
card-end = Ultimo round
card-end-round = Appena una macchina è al traguardo, il round si gioca fino alla fine.
card-end-dice = Se ce n’è più d’una, vince chi ha usato meno dadi in quel round.
card-end-shared = Se sono pari anche in questo, vincono insieme.
crib-pieces = Macchine, dadi e dischetti
crib-track = Circuito
crib-race = Gara
