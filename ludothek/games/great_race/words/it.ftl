# Le parole di The Great Race.

title = The Great Race
about = L’Africa in semicingolato: assegna in segreto i compiti a cinque assistenti, apri la pista e arriva presto, tutto intero e con del denaro.

option-mode = Gioco
option-mode-about = Una gara da due a cinque equipaggi, un equipaggio contro TORPEDO, o un viaggio senza nessun avversario.
option-mode-race = Gara
option-mode-solo = Contro TORPEDO
option-mode-alone = In solitaria
option-direction = Direzione
option-direction-about = Da Colomb-Béchar a nord fino a Cape Town a sud, o nel senso opposto.
option-direction-NS = Verso sud
option-direction-SN = Verso nord
option-bivouac_order = Prima scelta
option-bivouac_order-about = Chi sceglie per primo in ogni bivacco: l’ultimo dell’ordine di turno o il primo.
option-bivouac_order-reverse = L’ultimo dell’ordine di turno
option-bivouac_order-turn = Il primo dell’ordine di turno
option-leaders = Capi
option-leaders-about = Quali poteri valgono: solo quello delle Suffragette, quelli di tutti gli equipaggi, o nessuno.
option-leaders-book = Solo le Suffragette
option-leaders-all = Tutti gli equipaggi
option-leaders-none = Nessuno
option-mechanic_spaces = Meccanici
option-mechanic_spaces-about = Quanti meccanici stanno in un piano. Con due la partita contro TORPEDO è nettamente più difficile.
option-deck_upgrades = Mazzo che migliora
option-deck_upgrades-about = Dopo ogni partita di una campagna TORPEDO riceve carte più forti.
option-legacy = Poteri ereditati
option-legacy-about = TORPEDO guadagna un potere in ogni città del colore della sua meta e lo tiene per tutta la campagna.
option-passport = Passaporto
option-passport-about = Dodici missioni, e un timbro per ognuna che compi. Si usa anche da solo, ma contro TORPEDO ci sono timbri solo se il suo mazzo migliora.
option-upgrade = Carte nuove
option-upgrade-about = Se la carta più forte di TORPEDO è pescata a caso o ha la stessa lettera di quella che sostituisce.
option-upgrade-random = A caso
option-upgrade-letter = Stessa lettera
option-max_rounds = Numero massimo di round
option-max_rounds-about = Se dopo questo numero di round nessuno è arrivato, la partita finisce e decide la via più breve fino all’arrivo.
option-crews = Equipaggi
option-crews-about = Gli equipaggi in ordine di posto, per esempio SU,FR. I posti senza equipaggio ricevono il prossimo fra FR, GB, BE, IT, SU e IN.
option-crews-any = In ordine di posto
option-crews-each = Equipaggio
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = Carte di TORPEDO
option-deck-about = La forza delle otto carte Estienne con cui gioca TORPEDO. In una campagna dipendono dalle partite precedenti.
option-deck-typed = Per esempio A2,B1,C1,D1,E1,F1,G1,H1: una lettera e un livello per carta.
option-deck-first = Le otto di livello 1
deck-level-1 = Livello 1, facile
deck-level-2 = Livello 2, più difficile
deck-level-3 = Livello 3, difficile
deck-level-mixed = Misto, carta per carta
deck-level-about = Le otto carte di questo livello. In ogni round: tessere { $tiles }; caselle per figura { $moves }; benzina +{ $fuel }, meccanica +{ $mechanics }; danni { $damage } per ogni carta pericolo rimasta.
deck-card = Carta { $letter }, meta { $colour }: livello
deck-given = Come indicato: { $cards }
option-stickers = Poteri di TORPEDO
option-stickers-about = I poteri che TORPEDO ha fin dall’inizio, fino al livello 4 in ogni colore. In una campagna dipendono dalle partite precedenti.
option-stickers-typed = Quattro cifre da 0 a 4, per blu, verde, rosso e giallo, per esempio 2010.
option-stickers-0000 = Ancora nessuno
stickers-colour = Livello in { $colour }
stickers-none = Nessun potere di questo colore
option-first = Primo nell’ordine di turno
option-first-about = Contro TORPEDO: chi è primo nell’ordine di turno all’inizio. In una campagna è chi ha perso l’ultima volta.
option-first-player = Tu
option-first-T = TORPEDO

## Names

town-COL = Colomb-Béchar
town-CAP = Cape Town
town-NOU = Nouadhibou
town-FOR = Fort-Lamy
town-LIB = Libreville
town-DAR = Dar es Salaam
town-WIN = Windhoek
town-TOM = Tombouctou
town-POR = Porto-Novo
town-STA = Stanleyville
town-ELI = Élisabethville
town-JOH = Johannesburg
town-AGA = Agadès
town-BAM = Bamako
town-BAN = Bangui
town-LUA = Luanda
town-BEI = Beira
town-INS = In Salah
town-DAK = Dakar
town-NAI = Nairobi
town-LEO = Léopoldville
town-LIV = Livingstone
of-town = { $town ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
of-space = { $side ->
    [at] { near-town }
    [E] a est { from-town }
    [W] a ovest { from-town }
    [NE] a nord-est { from-town }
    [NW] a nord-ovest { from-town }
    [SE] a sud-est { from-town }
    [SW] a sud-ovest { from-town }
    [NN] due caselle a nord { from-town }
    [SS] due caselle a sud { from-town }
   *[EE] due caselle a est { from-town }
}
near-town = { $near ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
from-town = { $near ->
   *[other] di { near-town }
}
crew-FR = Francesi
crew-GB = Britannici
crew-BE = Belgi
crew-IT = Italiani
crew-SU = Suffragette
crew-IN = Indipendenti
crew-T = TORPEDO
of-crew = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
    [IN] { crew-IN }
   *[T] { crew-T }
}
side-wins = { $side ->
    [crew-FR] I Francesi vincono.
    [crew-GB] I Britannici vincono.
    [crew-BE] I Belgi vincono.
    [crew-IT] Gli Italiani vincono.
    [crew-SU] Le Suffragette vincono.
   *[crew-IN] Gli Indipendenti vincono.
}
who = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
   *[IN] { crew-IN }
}
whom = { $rival ->
    [FR] i Francesi
    [GB] i Britannici
    [BE] i Belgi
    [IT] gli Italiani
    [SU] le Suffragette
    [T] TORPEDO
   *[IN] gli Indipendenti
}
card-CAN = tanica di benzina
card-TANK = auto{ "\u00AD" }cisterna
card-PARTS = pezzi di ricambio
card-TOOLS = cassetta degli attrezzi
card-DNG = pericolo
card-TEL = tele{ "\u00AD" }gramma dello sponsor
card-GUIDE = guida locale
card-WINCH = verri{ "\u00AD" }cello
of-card = { $card ->
    [CAN] { card-CAN }
    [TANK] { card-TANK }
    [PARTS] { card-PARTS }
    [TOOLS] { card-TOOLS }
    [DNG] { card-DNG }
    [TEL] { card-TEL }
    [GUIDE] { card-GUIDE }
   *[WINCH] { card-WINCH }
}
a-card = { $card ->
    [CAN] una tanica di benzina
    [TANK] un’autocisterna
    [PARTS] pezzi di ricambio
    [TOOLS] una cassetta degli attrezzi
    [DNG] una carta pericolo
    [TEL] un telegramma dello sponsor
    [GUIDE] una guida locale
   *[WINCH] un verricello
}
role-F = finanziamento
role-P = esploratore
role-M = meccanico
role-E = scorta
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = viola
colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] blu
    [green] verde
    [red] rossa
   *[yellow] gialla
}
gauge-f = benzina
gauge-e = motore
gauge-c = telaio
gauge-m = meccanica
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = benzina
symbol-M = meccanico
symbol-D = pericolo
symbol-S = stop
of-symbol = { $symbol ->
    [F] { symbol-F }
    [M] { symbol-M }
    [D] { symbol-D }
   *[S] { symbol-S }
}
of-tile = { $tile ->
    [F] { symbol-F } 1
    [FF] { symbol-F } 2
    [FM] { symbol-F } 1, { symbol-M } 1
    [FD] { symbol-F } 1, { symbol-D }
    [FS] { symbol-F } 1, { symbol-S }
    [FFF] { symbol-F } 3
    [FFM] { symbol-F } 2, { symbol-M } 1
    [FMM] { symbol-F } 1, { symbol-M } 2
    [FFD] { symbol-F } 2, { symbol-D }
    [FMD] { symbol-F } 1, { symbol-M } 1, { symbol-D }
    [FMS] { symbol-F } 1, { symbol-M } 1, { symbol-S }
    [FFFM] { symbol-F } 3, { symbol-M } 1
    [FFMM] { symbol-F } 2, { symbol-M } 2
    [FFMD] { symbol-F } 2, { symbol-M } 1, { symbol-D }
    [FMMS] { symbol-F } 1, { symbol-M } 2, { symbol-S }
    [FFFMM] { symbol-F } 3, { symbol-M } 2
    [FFMMD] { symbol-F } 2, { symbol-M } 2, { symbol-D }
    [FFMMS] { symbol-F } 2, { symbol-M } 2, { symbol-S }
   *[other] nessuna tessera
}
gains = { $engine ->
    [0] telaio +{ $chassis }
   *[other] motore +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , telaio +{ $chassis }
    }
}
losses = { $engine ->
    [0] telaio −{ $chassis }
   *[other] motore −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , telaio −{ $chassis }
    }
}
plan-of = finanziamento { $funding }, esploratore { $pathfinder }, meccanico { $mechanic }, scorta { $escort }
power-blue-1 = i simboli stop non chiudono più la sua mossa
power-blue-2 = nessuna benzina in più nelle zone a rischio
power-blue-3 = naviga gratis ogni volta che serve alla sua meta
power-blue-4 = la figura 2 muove di una casella in più
power-green-1 = una tanica o un’autocisterna presa nel bivacco gli dà benzina
power-green-2 = i pezzi di ricambio o una cassetta presi nel bivacco gli danno meccanica
power-green-3 = una tanica o un’autocisterna pescata in città gli dà benzina
power-green-4 = i pezzi di ricambio o una cassetta pescati in città gli danno meccanica
power-red-1 = una carta pericolo che prende nel bivacco colpisce te
power-red-2 = una carta pericolo che pesca in città colpisce te
power-red-3 = un pericolo su una tessera gli costa 1 invece di 2
power-red-4 = un pericolo su una tessera non gli costa nulla
power-yellow-1 = massimo dei due indicatori 7
power-yellow-2 = massimo dei due indicatori 8
power-yellow-3 = massimo dei due indicatori 9
power-yellow-4 = massimo dei due indicatori 10
of-power = { $colour ->
    [blue] { $level ->
        [1] { power-blue-1 }
        [2] { power-blue-2 }
        [3] { power-blue-3 }
       *[4] { power-blue-4 }
    }
    [green] { $level ->
        [1] { power-green-1 }
        [2] { power-green-2 }
        [3] { power-green-3 }
       *[4] { power-green-4 }
    }
    [red] { $level ->
        [1] { power-red-1 }
        [2] { power-red-2 }
        [3] { power-red-3 }
       *[4] { power-red-4 }
    }
   *[yellow] { $level ->
        [1] { power-yellow-1 }
        [2] { power-yellow-2 }
        [3] { power-yellow-3 }
       *[4] { power-yellow-4 }
    }
}

## What is said of an action

said-take = { who }: carta presa dal posto { $slot } ({ of-card }).
said-plan = { who }: piano fatto ({ plan-of }).
said-buy = { who }: benzina comprata, +{ $fuel } per { $francs } F.
said-use = { who }: carta giocata ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] si pesca una tessera.
   *[other] benzina +{ $fuel }.
}
said-mend = { who }: carta giocata ({ of-card }), { gains }.
said-strike = { who }: carta pericolo giocata contro { whom }, { $gauge ->
    [e] motore
   *[c] telaio
}.
said-strike-t = { who }: carta pericolo giocata contro TORPEDO, meccanica −1.
said-guide = { who }: guida locale giocata, tessera tolta { of-space } ({ of-tile }).
said-fund = { who }: { $francs } F trovati.
said-scout = { who }: esploratore mandato a esplorare.
said-scout3 = { who }: esplorazione con tre tessere fra cui scegliere.
said-fetch = { who }: esploratore mandato a prendere una carta.
said-pass = { who }: passo per questo round.
said-halt = { who }: sosta.
said-guard = { who }: scorta spesa, il pericolo non fa danni.
said-shield = { who }: pericolo annullato con il proprio potere.
said-accept = { who }: pericolo subito, senza protezione.
said-winch-m = { who }: verricello usato, un simbolo meccanico non conta.
said-winch-s = { who }: verricello usato, il simbolo stop non conta.
said-nowinch = { who }: nessun verricello usato.
said-repair = { who }: riparazione per { $francs } F, { gains }.
said-hit = { who }: danni subiti, { losses }.
said-go-town = { who }: { drive } fino alla città di { of-space }.
said-go-blind = { who }: { drive } alla cieca, { of-space }.
said-go = { who }: { drive } fino alla casella { of-space } ({ of-tile }), benzina −{ $fuel }.
drive = { $begins ->
    [0] seguito del tragitto
   *[other] tragitto
}
said-sail = { who }: imbarco per { of-space } pagando { $francs } F.
said-clear = { who }: tessera tolta da una scorta { of-space } ({ of-tile }).
said-back = { who }: tessera rimessa nel sacchetto ({ of-tile }).
said-drop = { who }: carta scartata ({ of-card }).
said-lay = { who }: tessera posata { of-space } ({ of-tile }).
said-drew-tile = { who }: tessera pescata ({ of-tile }).
said-drew-blind = Tessera { of-space }: { of-tile }.
said-drew-t-tile = T pesca una tessera ({ of-tile }).
said-drew-t-blind = T va alla cieca, { of-space }. Lì c’è: { of-tile }.
said-drew-t-card = T pesca { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}La sua benzina sale di { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}La sua meccanica sale di { $mechanics }.
}
said-drew-card = { who }: carta pescata ({ of-card }).
said-laid-out = Sul posto { $slot }: { of-card }.
said-estienne = Si scopre la carta Estienne { $estienne }: il colore della meta è { of-colour }.
heard-plan = { who }: piano fatto.
heard-card = { who }: carta pescata.

## What follows by itself

told-goal = { of-town } è la città { coloured } aperta più vicina, { steps }.
told-goal-tie = { of-town } e un’altra città { coloured } sono ugualmente vicine, { steps }; { of-town } è più vicina all’arrivo.
told-goal-row = { of-town } e un’altra città { coloured } sono ugualmente vicine, { steps }, e ugualmente lontane dall’arrivo; { of-town } è più a nord.
told-goal-none = Non c’è più nessuna città { coloured } aperta: T punta all’arrivo, { of-town }, { steps }.
steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
told-sail = { $steps ->
    [0] T naviga fino a { of-town }: dal suo porto una rotta porta dritto alla sua meta.
   *[other] T naviga fino a { of-town }: da lì alla sua meta c’è una distanza di { steps }; via terra, con questa figura ne resterebbero { $by_land }.
}
told-lay = { $value ->
    [1] Tessera facile, valore { $value }: T la posa sulla propria via, { of-space } ({ of-tile }).
    [2] Tessera facile, valore { $value }: T la posa sulla propria via, { of-space } ({ of-tile }).
   *[other] Tessera difficile, valore { $value }: T la posa sulla tua via, { of-space } ({ of-tile }).
}
told-lay-beside = Nessuna delle tue vie più brevi ha posto per una tessera difficile, perciò T la posa accanto al tuo veicolo o alla via, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] La via che T prenderebbe è piena; posa la tessera facile su un’altra ugualmente breve, { of-space } ({ of-tile }).
    [2] La via che T prenderebbe è piena; posa la tessera facile su un’altra ugualmente breve, { of-space } ({ of-tile }).
   *[other] La tua via è piena; T posa la tessera difficile su un’altra ugualmente breve per te, { of-space } ({ of-tile }).
}
told-box = Nessuna delle vie più brevi verso la meta di T ha posto per questa tessera ({ of-tile }); torna nella scatola.
told-box-hard = { $arrived ->
    [0] Per questa tessera non c’è posto ({ of-tile }); torna nella scatola.
   *[other] Sei già all’arrivo e nulla può più rallentarti; la tessera difficile ({ of-tile }) torna nella scatola.
}
told-town = T è accanto a { of-space } ed entra: la città è aperta.
told-go = T va sulla casella { of-space } ({ of-tile }), un passo più vicino alla meta. { t-left }{ t-stopped }
told-go-easier = T va sulla casella { of-space } ({ of-tile }), il passo più facile verso la meta. { t-left }{ t-stopped }
told-go-blind = T può pagare la tessera { of-space } e ci va. { t-left }
t-left = Benzina { $fuel }, meccanica { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}Il simbolo stop chiude la sua mossa.
}
told-stay = T resta fermo: con benzina { $fuel } e meccanica { $mechanics } non può pagare nessuna casella più vicina alla meta.
told-stay-blind = T resta fermo: con benzina { $fuel } e meccanica { $mechanics } non può pagare la tessera { of-space }.
told-power = T guadagna un potere, { of-colour } { $level }: { of-power }.
told-arrives = T arriva a { of-town }.
told-take = T prende { a-card } dal posto { $slot }, come dice la sua carta.
told-take-next = Il posto che T vuole è vuoto; prende dal successivo, il { $slot }: { of-card }.
told-hits = Il pericolo rimasto sul tavolo colpisce { who-hit }: { losses }.
told-hits-power = La carta pericolo presa da T colpisce { who-hit }: { losses }.
who-hit = { $crew ->
    [FR] i Francesi
    [GB] i Britannici
    [BE] i Belgi
    [IT] gli Italiani
    [SU] le Suffragette
   *[IN] gli Indipendenti
}
told-gains = T si riprende: benzina +{ $fuel }, meccanica +{ $mechanics }.
told-prime = T è al primo posto nell’ordine di turno: benzina +{ $fuel }.
told-gains-power = T usa ciò che ha preso: benzina +{ $fuel }, meccanica +{ $mechanics }.
told-lost = { who }: danni subiti, { losses }.
told-arrival = { who }: arrivo a { of-town }, al { nth } posto.
told-arrival-alone = { who }: arrivo in tempo a { of-town }.
nth = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
}
told-last-round = Questo è l’ultimo round: agli altri restano gli assistenti non ancora usati.
told-round = Comincia il round { $round }.
told-estienne = Le otto carte Estienne sono state usate e si mescolano di nuovo.
told-plan = { who }: piano svelato ({ plan-of }).
told-left = Resta sul tavolo e si scarta: { of-card }.
told-order-prime = { who }: { nth } posto nell’ordine di turno, +{ $francs } F.
told-order = { who }: { nth } posto nell’ordine di turno.
told-order-t = T è al { nth } posto nell’ordine di turno.
told-bag = Il sacchetto era vuoto: le tessere scartate vi ritornano.
told-deck = Il mazzo era finito: le carte scartate si mescolano e ne fanno uno nuovo.
told-no-room = Per questa tessera non c’è posto ({ of-tile }); si scarta.
told-entered = { who }: tessera pagata, ingresso nella casella { of-space }, benzina −{ $fuel }.
told-stuck = { who }: tessera { of-space } impossibile da pagare, il veicolo resta dov’è.
told-stop = Il simbolo stop chiude il tragitto.
told-steps = Era l’ultimo passo del tragitto.
told-nowhere = { who }: nessuna casella in cui entrare da qui, il tragitto finisce.
told-over = Tutti sono fuori, e la partita è finita.
told-limit = Dopo il round { $rounds } nessuno è arrivato, e la partita è finita.
ending-arrivals = L’ultimo round è stato giocato fino in fondo.
ending-arrival = Il viaggio è compiuto.
ending-limit = Nessuno è arrivato in tempo.
told-points = { who }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
told-points-t = T ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.

not-g16-1 = { of-space } è più lontana.
not-g16-2 = { of-space } non è su una fascia più avanti dell’ultima città di T.
not-g16-3 = Da { of-space } all’arrivo non ci sono meno passi che da T.
not-g16-4 = { of-space } è ugualmente vicina, ma più lontana dall’arrivo.
not-g16-5 = { of-space } è ugualmente vicina, ma viene dopo per riga e colonna.
not-g17-3 = Lì T non può pagare: { of-space }.
not-g17-5 = Meno facile, o dopo per riga e colonna: { of-space }.
not-g21-3 = Per mare fino a { of-space }: T non sarebbe vicino alla sua meta quanto con le sue caselle via terra.

## Why not

refused-turn = Non è il tuo turno. Aspetta che gli altri abbiano agito.
refused-turn-plan = Un altro equipaggio sta pianificando. Aspetta che tutti i piani siano fatti.
refused-turn-take = Prima sceglie una carta un altro equipaggio. Aspetta che tocchi a te prenderne una.
refused-gone = Hai lasciato questa gara. Guarda gli altri, o comincia una nuova partita.
refused-arrived = Hai raggiunto l’arrivo: niente più turni, niente carte, niente danni. Aspetta la fine del round.
refused-passed = Hai passato, e vale per tutto il round. Le scorte non usate ti proteggono ancora; aspetta il prossimo round.
refused-out = Tutti i tuoi assistenti sono usati, perciò in questo round non hai più turni. Aspetta il prossimo.
refused-resign-word = Ritirarsi non è una mossa. Ritirati nel modo che offre il tavolo.
refused-draw = Prima si deve pescare qualcosa. Pesca, poi si va avanti.
refused-unreadable = «{ $text }» qui non si può giocare. Scrivi che cosa fai, per esempio { $example }.
refused-off-map = Sulla mappa non c’è una casella { $space }. Nomina una casella con riga e colonna, come 4.1, o una città con le sue tre lettere.

refused-planned = Il tuo piano è fatto, e gli altri pianificano ancora. Ritiralo se ne vuoi un altro.
refused-plan-open = I piani sono scoperti e restano come sono. Usa gli assistenti che hai pianificato.
refused-plan-later = Non è ancora il momento di pianificare. Finisci prima questa fase.
refused-plan-first = Ora si pianifica. Dai un compito a ciascuno dei tuoi cinque assistenti: finanziamento, esploratore, meccanico o scorta.
refused-plan-letter = { $letter } non è un compito. F è il finanziamento, P l’esploratore, M il meccanico ed E la scorta.
refused-plan-count = { $given ->
    [one] C’è un solo assistente assegnato
   *[other] Gli assistenti assegnati sono { $given }
}, ma un piano ne ha esattamente cinque. Assegnali tutti e cinque.
refused-plan-role = Al massimo { $most } assistenti possono avere il compito «{ of-role }». Dai agli altri qualcos’altro da fare.
refused-take-later = Ora non ci sono carte da prendere. Aspetta il bivacco.
refused-take-first = Una carta si deve prendere, non si può rinunciare. Prendine una dal posto { $slots }.
refused-slot-empty = Lì non c’è nessuna carta. Prendine una dal posto { $slots }.

refused-bought = In questo turno hai già comprato benzina, e si può una volta sola. Vai avanti con le carte o con un assistente.
refused-buy-late = Dopo una carta è tardi per comprare benzina in questo turno. Comprala all’inizio del prossimo.
refused-buy-town = In un viaggio in solitaria la benzina si compra solo in città. Entra prima in una città.
refused-tank-full = Il tuo serbatoio è pieno. Vai avanti con le carte o con un assistente.
refused-buy-levels = La benzina si compra a livelli interi, almeno uno. Puoi comprarne fino a { $levels }.
refused-buy-tank = Il tuo serbatoio ha posto ancora solo per { $levels }. Comprane meno.
refused-buy-purse = Un livello qui costa { $price } F, e hai { $francs } F. Comprane meno, o trova prima del denaro.

refused-no-card = Nessuna delle tue carte si può giocare ora. Fai agire un assistente, o passa.
refused-card-unknown = Non c’è una carta «{ $text }». Le carte sono CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE e WINCH.
refused-card-missing = Questa carta non è nella tua mano: { of-card }. Scegline una che hai.
refused-card-nothing = Questa carta ora non cambierebbe nulla: { of-card }. Tienila per dopo.
refused-mend-letters = Nomina esattamente { $levels ->
    [one] un livello, e per il motore o c per il telaio
   *[other] { $levels } livelli con le lettere e per il motore e c per il telaio
}.
refused-guide-nothing = Per la guida locale non c’è nessuna tessera da pescare. Usala per togliere una tessera vicina, o tienila.
refused-danger-alone = Viaggi in solitaria: non c’è nessuno contro cui giocare una carta pericolo. Tienila finché non devi scartare.
refused-danger-nobody = Ora una carta pericolo non può colpire nessuno. Tienila per dopo.
refused-danger-rival = Nomina un rivale per la carta pericolo: { $rivals }.
refused-danger-arrived = Questo rivale è arrivato o si è ritirato, e nulla può più colpirlo. Scegline uno ancora in viaggio.
refused-danger-gauge = Nomina anche l’indicatore del rivale: e per il motore o c per il telaio.
refused-danger-zero = Lì non c’è più nulla da perdere: { of-gauge } a 0. Scegli un altro indicatore o un altro rivale.

refused-assistant-used = I tuoi assistenti con il compito «{ of-role }» hanno già agito tutti in questo round. Usane un altro, o passa.
refused-assistant-none = In questo round non hai pianificato nessuno con il compito «{ of-role }». Usa un altro assistente, o passa.
refused-no-tiles = Non ci sono più tessere da pescare. Manda invece l’esploratore a prendere una carta.
refused-no-cards = Non ci sono più carte da pescare. Manda invece l’esploratore a esplorare.
refused-no-power = Il tuo equipaggio non ha questo potere. Fallo nel modo normale.
refused-power-used = Il potere del tuo equipaggio in questo round è già usato. Nel prossimo è di nuovo pronto.
refused-few-tiles = Ci sono meno di { $tiles } tessere da pescare. Esplora con due.
refused-repair-full = Motore e telaio sono in perfetto ordine: non c’è nulla da riparare. Fai guidare il meccanico, o usa un altro assistente.
refused-repair-letters = Nomina i livelli con le lettere e per il motore e c per il telaio, per esempio repair ec.
refused-repair-many = Una riparazione rimette uno o due livelli. Nominane meno.
refused-repair-gauge = { $levels ->
    [0] Lì non c’è nulla di rotto: { of-gauge } al massimo.
    [one] Lì manca solo un livello: { of-gauge }.
   *[other] Lì mancano solo { $levels } livelli: { of-gauge }.
} Nomina solo quello che c’è da riparare.
refused-repair-money = Un livello qui costa { $price } F, e hai { $francs } F. Ripara meno, o trova prima del denaro.

refused-engine-none = Con il motore a 0 non si guida. Ripara prima il motore.
refused-no-way = Non puoi entrare in nessuna casella vicina. Compra prima benzina, ripara, o usa un altro assistente.
refused-too-far = Un tragitto ha al massimo tanti passi quanti livelli aveva il motore alla partenza; i tuoi sono { $steps }. Nomina una casella vicina.
refused-one-step = Un tragitto si fa passo per passo. Nomina una casella vicina; poi puoi proseguire.
refused-not-neighbour = Non è vicina a te: { of-space }. Scegli una casella vicina via terra.
refused-sea-route = Da qui solo una rotta porta a { of-space }. Fai navigare un meccanico fin lì.
refused-blind-fuel = Per un passo alla cieca { of-space } ti serve { $need } di benzina, e ne hai { $fuel }. Compra prima benzina, o scegli un’altra strada.
refused-tile-fuel = La tessera { of-space } costa { $need } di benzina, e ne hai { $fuel }. Compra prima benzina, o scegli un’altra strada.
refused-tile-levels = La tessera { of-space } costa { $need ->
    [one] un livello
   *[other] { $need } livelli
} di motore e telaio, e ne hai { $left }. Ripara prima, o scegli un’altra strada.
refused-driving = Il tuo tragitto è in corso. Prosegui verso una casella vicina, o fermati.
refused-halt-later = Non c’è nessun tragitto in corso. Scegli altro.
refused-stopped = Un simbolo stop ha chiuso il tuo tragitto. Prosegui con un altro meccanico quando è il tuo turno.
refused-in-town = Un tragitto finisce in città. Prosegui con un altro meccanico quando è il tuo turno.
refused-drive-over = Il tuo tragitto è finito: i passi non sono più dei livelli che aveva il motore. Prosegui con un altro meccanico quando è il tuo turno.
refused-must-enter = Puoi pagare la tessera pescata, perciò ci devi entrare. Rispondi prima alla domanda; poi puoi fermarti.
refused-sail-engine = Con il motore a 0 non ci si imbarca. Ripara prima il motore.
refused-no-port = Non sei in un porto. Le rotte partono da Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam e Beira.
refused-no-route = Da qui nessuna rotta porta a { of-space }. Scegli un porto a cui ne porta una.
refused-sail-money = La traversata fino a { of-space } costa { $price } F, e hai { $francs } F. Trova prima del denaro, o vai via terra.

refused-clear-nothing = Non c’è nessuna tessera vicina che si possa togliere. Tieni la scorta per proteggerti.
refused-clear-empty = Lì non c’è nessuna tessera: { of-space }. Scegli una casella vicina che ne abbia una.
refused-clear-far = Non è vicina a te: { of-space }. Scegli una tessera su una casella vicina via terra.
refused-clear-vehicle = Sulla tessera { of-space } c’è un veicolo, perciò resta lì. Scegline un’altra.
refused-lay-later = Ora non c’è nessuna tessera da posare. Manda prima un esploratore a esplorare.
refused-lay-first = Le tessere pescate si posano prima di tutto il resto. Scegli una tessera e la sua casella.
refused-tile-not-drawn = Quella tessera non è stata pescata. Scegline una fra: { $drawn }.
refused-lay-town = { of-space } è una città, e su una città non si posano tessere. Scegli una casella di terreno vuota.
refused-lay-tile = Sulla casella { of-space } c’è già una tessera. Scegli una casella di terreno vuota.
refused-lay-vehicle = Sulla casella { of-space } c’è un veicolo, e lì sotto non si posano tessere. Scegli una casella di terreno vuota.
refused-lay-far = Non è collegata al tuo veicolo: { of-space }. Scegli una casella vuota vicina a te, o vicina a una catena di città e tessere che comincia da te.
refused-back-later = Ora non c’è nessuna tessera da rimettere. Scegli altro.
refused-back-first = Prima una delle tre tessere torna nel sacchetto. Scegli quale.

refused-winch-later = Un verricello si gioca quando il tuo veicolo entra in una tessera, prima di pagare. Guida prima; poi ti sarà chiesto.
refused-winch-first = Di’ prima se usi un verricello: contro un simbolo meccanico, contro il simbolo stop, o nessuno.
refused-winch-needed = Senza verricello non puoi pagare questa tessera. Usane uno contro un simbolo meccanico.
refused-winch-levels = I tuoi verricelli ti servono per i simboli meccanico di questa tessera. Usane uno contro un simbolo meccanico.
refused-winch-symbol = Su questa tessera quel simbolo non c’è: { of-symbol }. Usa il verricello contro un altro, o non usarne.
refused-hit-later = Ora non hai livelli da perdere. Scegli altro.
refused-hit-first = Di’ prima { $hits ->
    [one] quale livello perdi, di motore o di telaio
   *[other] quali { $hits } livelli perdi, di motore e di telaio
}.
refused-hit-gauge = È più di quanto c’è: { of-gauge } { $level }. Prendi il resto dall’altro indicatore.
refused-no-danger = Ora non ti minaccia nessun pericolo. Tieni la scorta per quando ce n’è uno.
refused-guard-bivouac = Dai danni del bivacco nessuna scorta può proteggerti. Subiscili, e la prossima volta non lasciare carte pericolo.
refused-escort-used = Non hai nessuna scorta non usata. Subisci il danno, o pianifica una scorta nel prossimo round.
refused-danger-first = Ti minaccia un pericolo. Prima rispondi: proteggiti con una scorta (guard) o subisci il danno (accept).
refused-drop-later = La tua mano non è troppo grande, perciò non si scarta nulla. Scegli altro.
refused-drop-first = Hai { $held ->
    [one] una carta
   *[other] { $held } carte
}, e il tuo telaio ne permette { $chassis }. Scarta prima le carte che vuoi.

refused-no-torpedo = TORPEDO gioca solo nella partita contro di lui. Fai una mossa tua.
refused-t-own = T si muove secondo le proprie regole, nessuno lo manda. Fai una mossa tua.
refused-t-closed = { of-space } è chiusa per T: entra solo in città più avanti dell’ultima e più vicine all’arrivo. Fai una mossa tua.
refused-t-sail = T naviga solo con il potere blu 3, e solo dritto alla sua meta. Fai una mossa tua.

## Terminal

typing = Scrivi quello che vuoi fare, per esempio { $example }. Una casella (4.1) o una città (NOU) dice che cosa se ne sa; per saperne di più: { $more }. Altri comandi:
terminal-round = Round { $round } di { $rounds }
terminal-last-round = Ultimo round
terminal-order = Ordine di turno
terminal-track = Tracciato
terminal-bag = Sacchetto
terminal-deck = Mazzo
terminal-discard = Scarti
terminal-hand = Mano
terminal-bivouac = Bivacco
terminal-drawn = Pescate
terminal-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
terminal-gone = ritiro
terminal-arrived = arrivo n. { $place }
terminal-planned = piano pronto
terminal-to-take = prendere una carta nel bivacco
terminal-to-plan = assegnare cinque assistenti
terminal-to-turn = usare un assistente o passare
terminal-to-lay = posare una tessera
terminal-to-back = rimettere una tessera
terminal-to-drive = proseguire o fermarsi
terminal-to-winch = usare un verricello o no
terminal-to-hit = scegliere i livelli da perdere
terminal-to-danger = proteggersi o subire il danno
terminal-to-drop = scartare una carta
terminal-sign-risk = zona a rischio
terminal-sign-reach = a portata
terminal-sign-way = via di T
terminal-sign-cards = carte in mano
terminal-blind = ? è una tessera del sacchetto: in media benzina { $fuel }, meccanico { $mechanics }; pericolo { $danger }%, stop { $stop }%
terminal-do-take = la carta su quel posto
terminal-do-plan = cinque lettere: F finanziamento (al massimo 2), P esploratore (2), M meccanico ({ $mechanics }), E scorta (2)
terminal-do-drop = questa carta va negli scarti
terminal-do-hit = e motore, c telaio
terminal-do-guard = una scorta ti protegge
terminal-do-shield = il potere del tuo equipaggio ti protegge
terminal-do-accept = subire il danno
terminal-do-winch = m: un simbolo meccanico non conta, s: lo stop non conta
terminal-do-nowinch = non usarne nessuno
terminal-do-lay = una tessera e la sua casella
terminal-do-back = questa tessera torna nel sacchetto
terminal-do-buy = livelli di benzina, { $price } F ciascuno
terminal-do-play = una carta della tua mano
terminal-do-fund = finanziamento: denaro
terminal-do-scout = esploratore: pescare due tessere e posarle
terminal-do-scout3 = esploratore: pescare tre tessere e posarne due
terminal-do-fetch = esploratore: pescare una carta
terminal-do-repair = meccanico: e motore, c telaio, { $price } F a livello
terminal-do-drive = meccanico: primo passo, con il suo costo
terminal-do-go = passo seguente, con il suo costo
terminal-do-halt = il tragitto finisce qui
terminal-do-sail = meccanico: via mare, con il prezzo
terminal-do-clear = scorta: questa tessera va via
terminal-do-pass = niente più turni in questo round
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}
terminal-level = fascia { $level }
terminal-tile = tessera { $tile }
terminal-here = qui { $vehicles }
terminal-neighbours = accanto a { $spaces }
terminal-route = via mare per { $port } { $price } F
terminal-estienne = Carta Estienne { $id }, meta { $goal }: la figura 1 posa { $tiles } tessere, la 2 muove di { $second_moves }, le altre di { $others_move } ciascuna. Nel bivacco T prende il posto { $first } se sceglie per primo, { $second } se sceglie per secondo. Ogni carta pericolo rimasta costa { $damage } { $gauge ->
    [0] motore
   *[other] telaio
}. Poi T recupera benzina { $fuel }, meccanica { $mechanics }.
terminal-way = La sua via: { $spaces }
terminal-pile = Carte scoperte: { $revealed }. Ancora coperte: { $cards }

## Map

map-board = The Great Race
map-title = Mappa dell’Africa: 99 caselle, le frecce portano dall’una all’altra
map-which = Che cosa vuoi fare qui?
map-nearer = Avvicina
map-whole = Mostra tutta la mappa
map-back = Torna al cruscotto
map-drive = Guida fin qui
map-sail = Imbarcati fin qui
map-clear = Togli la tessera con una scorta
map-guide = Togli la tessera con una guida locale
map-lay = Posa qui una tessera: { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n }%
spoken-level = fascia { $level }
spoken-draws =
    { $n ->
        [one] dà { $n } carta
       *[other] dà { $n } carte
    }
spoken-risk = zona a rischio
spoken-start = partenza
spoken-finish = arrivo
spoken-goal = meta di T
spoken-tile = tessera, costa: { $tile }
spoken-vehicles =
    { $n ->
        [one] veicolo: { $vehicles }
       *[other] veicoli: { $vehicles }
    }
spoken-route = rotta per { $town }, { $price } F
spoken-blind = ignota, almeno benzina { $least }; in media benzina { $fuel } e meccanico { $mechanics }, pericolo { $danger }%, stop { $stop }%
spoken-town = non costa nulla, e il tragitto finisce lì
spoken-pair = { $what }: { $more }

## Desk

desk-round = Round { $round }, al massimo { $rounds }
desk-journey = { $start } – { $finish }
desk-last-round = Ultimo round
desk-gauge = { of-gauge } { $level } su { $most }
desk-purse = Denaro: { $money }{ "\u00A0" }F
desk-price-petrol = Benzina { $price }{ "\u00A0" }F
desk-price-repair = riparazione { $price }{ "\u00A0" }F
desk-no-petrol = Qui non c’è benzina
desk-how = { $how ->
    [gone] ritiro
    [arrived] arrivo, posto { $place }
   *[passed] passo
}
desk-planned = piano pronto
desk-plans = piano in corso
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by }{ "\u00A0" }F
}
desk-assistants = Assistenti
desk-figures = Da usare: { $unused }, già usati: { $used }
desk-actions = Si può: { of-role }
desk-no-action = Questo assistente ora non ha nulla da fare.
desk-action = { $action ->
    [fund] Trova denaro
    [scout] Esplora: posa due tessere
    [scout3] Esplora: due tessere su tre
    [fetch] Pesca una carta
    [drive] Guida
   *[clear] Togli una tessera
}
desk-steps = fino a { steps }
desk-tiles = { $tiles ->
    [one] una tessera vicina
   *[other] { $tiles } tessere fra cui scegliere
}
desk-on-map = Ora scegli una casella sulla mappa. Lo stesso pulsante annulla.
desk-sail = Per mare: { of-town }
desk-repair = Ripara
desk-petrol = Compra benzina
desk-petrol-less = Un livello in meno
desk-petrol-more = Un livello in più
desk-petrol-levels = { $levels ->
    [one] un livello
   *[other] { $levels } livelli
}
desk-buy = Compra benzina
desk-pass = Passa per questo round
desk-hand = Mano: { $held }, limite { $limit }
desk-too-many = Hai troppe carte in mano. Scegline una da scartare.
desk-back = carta coperta
desk-does = { $card ->
    [CAN] Benzina +2
    [TANK] Benzina +4
    [PARTS] Motore o telaio +1
    [TOOLS] Motore e telaio: +2 in tutto
    [DNG] { $mode ->
        [alone] Non si gioca in solitaria
        [solo] Costa a TORPEDO un livello di meccanica
       *[race] Costa un livello a un rivale
    }
    [TEL] +30{ "\u00A0" }F
    [GUIDE] Posa una tessera o togline una
   *[WINCH] Guidando: un simbolo meccanico in meno, o niente stop
}
desk-play = Gioca
desk-drop = Scarta
desk-guide-lay = Pesca una tessera e posala
desk-guide-clear = Togli una tessera
desk-strike = { of-crew }: { of-gauge } −1
desk-strike-t = TORPEDO: meccanica −1
desk-ask = { $phase ->
    [hit] Il tuo veicolo subisce danni. Quali livelli perde?
    [winch] Usi un verricello su questa tessera?
    [danger] Pericolo. Ti proteggi o subisci il danno?
    [drive] Scegli la prossima casella sulla mappa, oppure fermati.
   *[back] Una delle tre tessere torna nel sacchetto. Quale?
}
desk-ask-anyway = Qui un verricello aiuterebbe, ma non ne hai per questo. La domanda arriva lo stesso, così gli altri non lo scoprono.
desk-answer = { $answer ->
    [winch-m] Verricello: un simbolo meccanico in meno
    [winch-s] Verricello: niente stop
    [nowinch] Niente verricello
    [guard] Una scorta ti protegge
    [shield] Il potere dei Britannici
    [accept] Subisci il danno
   *[halt] Fermati qui
}
desk-tray = Tessere pescate
desk-lay-which = Scegli una tessera, poi la sua casella sulla mappa.
desk-lay-where = Ora scegli la sua casella sulla mappa.
desk-plan = Piano del round
desk-role-does = { $role ->
    [F] porta franchi
    [P] posa tessere o pesca una carta
    [M] guida, ripara o si imbarca
   *[E] toglie una tessera o ti protegge
}
desk-plan-less = { of-role }: uno in meno
desk-plan-more = { of-role }: uno in più
desk-plan-count = { of-role }: { $n }
desk-plan-left = { $left ->
    [0] Tutti e cinque gli assistenti hanno un compito.
    [one] Resta un assistente da assegnare.
   *[other] Restano { $left } assistenti da assegnare.
}
desk-plan-keys = I tasti F P M E assegnano un assistente, con Maiusc lo tolgono.
desk-commit = Conferma il piano
desk-committed = Il tuo piano è pronto. Gli altri stanno ancora pianificando.
desk-committed-undo = Il tuo piano è pronto. Finché manca un piano puoi ritirare il tuo: Annulla o il tasto U.
desk-bivouac = Bivacco
desk-take = Scegli una carta.
desk-take-it = Prendi questa carta
desk-chooses = Scelta in corso: { of-crew }
desk-slot = Posto { $n }
desk-slot-empty = Posto { $n }: vuoto
desk-slot-t = per TORPEDO
desk-slots-t = TORPEDO prenderà dai posti { $one } e { $other }; se uno è vuoto, dal successivo.
desk-rival-figures = Assistenti da usare: { $unused }, già usati: { $used }
desk-rival-hand = Carte in mano: { $held }
desk-track = Avanzamento
desk-track-space = { $level }: { $crews }
desk-order = Ordine di turno
desk-prime = Chi è primo dopo la manutenzione riceve il premio.
desk-bag = Sacchetto { $tiles } · mazzo { $cards }
desk-unseen = Nel sacchetto, prima le più facili
desk-tiles-out = Tessere scartate: { $tiles }
desk-cards-out = Carte scartate: { $cards }
desk-goal = Meta: { of-town }
desk-revealed = Carte scoperte: { $cards }
desk-t-no-card = La sua carta si scopre appena hai pianificato.
desk-t-figure = Figure usate: { $figure } su 5
desk-t-tiles = { $tiles ->
    [one] posa una tessera
   *[other] posa { $tiles } tessere
}
desk-t-moves = { $spaces ->
    [one] muove di una casella
   *[other] muove di { $spaces } caselle
}
desk-t-slots = posto { $first } da primo, { $one } e { $other } da secondo
desk-t-gains = benzina +{ $fuel }, meccanica +{ $mechanics }
desk-t-damage = per ogni pericolo rimasto perdi: { of-gauge } −{ $damage }
desk-danger-left = Ogni carta pericolo rimasta ti costa: { of-gauge } −{ $damage }.
desk-t-steps = Che cosa fa TORPEDO
desk-t-others = Perché non altro? ({ $n })
desk-step = Un passo
desk-run = Continua
desk-finish = Alla fine
desk-replay = Rivedi
desk-stickers = Poteri: { $n } su 16
desk-no-stickers = TORPEDO non ne ha ancora.
desk-missions = Missioni: { $n } su { $of }
desk-mission-yes = compiuta
desk-mission-open = vale finora, si decide all’arrivo
desk-mission-no = non ancora
desk-missions-about = Si timbrano se il viaggio riesce.
desk-end = Il viaggio è finito
desk-won = { $mode ->
    [solo] Hai battuto TORPEDO.
   *[alone] Ce l’hai fatta in tempo.
}
desk-lost = { $mode ->
    [solo] Ha vinto TORPEDO.
   *[alone] Non ce l’hai fatta in tempo.
}
desk-col-place = Posto
desk-col-levels = Livelli
desk-col-money = Franchi
desk-col-money-cards = Franchi, carte
desk-col-points = Punti
desk-gone = ritiro
desk-not-arrived = non arrivato, { $steps ->
    [one] manca 1 casella
   *[other] mancano { $steps } caselle
}
desk-stamps = Missioni compiute: { $n }
cover-title = Lo schermo passa a: { $side }
cover-about = Piani e carte segrete sono coperti, così nessuno vede quelli degli altri. Da qui prosegue solo questo equipaggio: { $side }.
do-uncover = Mostra il nostro cruscotto

## Campaign

refused-campaign-branch = Questo punto non esiste nella campagna. Scegli una partita da 0 a { $entries }.
refused-campaign-forged = La partita { $number } di questa campagna non può essere stata giocata così: mazzo, poteri o miglioramenti non seguono dalle partite precedenti. Usa il file così come è stato esportato.
refused-campaign-game = La partita { $number } di questa campagna non è una partita per uno. Ne fanno parte solo le partite contro TORPEDO e i viaggi in solitaria.
refused-campaign-running = La partita { $number } non è ancora finita. Prima finiscila.
refused-campaign-file = Questo non è un file di campagna. Scegli un file esportato da una campagna.
refused-campaign-torn = Questo file di campagna è rovinato o modificato: la somma di controllo non torna. Esportalo di nuovo.
refused-campaign-key = Questa chiave non apre nessuna campagna. Cominciane una nuova o importane una esportata.
refused-campaign-long = Una campagna contiene al massimo { $games } partite e il suo file { $letters }.000 caratteri. Riparti da una partita precedente e continua da lì.
refused-campaign-modules = Una campagna si gioca con uno o più dei suoi moduli: { $modules }. Scegline almeno uno.
refused-campaign-begun = «{ $file }» è cominciata con altri moduli: { $modules }. Si scelgono all’inizio di una campagna: togli --modules o indica un file nuovo.
refused-campaign-exists = «{ $file }» esiste già. Scegli un nome libero.
refused-campaign-changed = Nel frattempo un altro programma ha cambiato «{ $file }». Esci con quit e riaprilo.
refused-campaign-other-game = La partita interrotta in «{ $file }» non appartiene a questa campagna così com’è ora. Ricomincia la partita, o rimetti la campagna a cui appartiene.
refused-campaign-option = { $option } dipende dalla campagna. Puoi scegliere: { $options }.
refused-campaign-word = «{ $word }» qui non significa nulla. Puoi scrivere: { $words }.
refused-campaign-replay = Questa partita non c’è. Scrivi replay e il numero di una partita, come le elenca games: replay 1
refused-campaign-branch-typed = Scrivi branch, il numero della partita da cui continui e un file nuovo, per esempio: branch 1 altra.txt. 0 è l’inizio.
refused-campaign-transcript = La partita { $number } di questa campagna non si può rigiocare: la sua trascrizione è danneggiata o contiene una mossa non permessa. Usa il file così come è stato esportato.

campaign-title = Campagna
campaign-passport = Passaporto
campaign-intro = Una partita dopo l’altra contro TORPEDO: il suo mazzo e i suoi poteri crescono, e i tuoi timbri restano.
campaign-begin = Comincia una campagna
campaign-modules = Moduli
campaign-modules-about = Ognuno si usa da solo o con gli altri. La scelta vale per tutta la campagna.
campaign-with = Con: { $modules }
campaign-means = { $modules ->
    [none] Scegli almeno un modulo.
    [deck] Le carte di TORPEDO migliorano di partita in partita; non guadagna poteri e non ci sono timbri da ottenere.
    [legacy] TORPEDO tiene ogni potere che guadagna; le sue carte restano al livello 1 e non ci sono timbri da ottenere.
    [deck-legacy] Le carte di TORPEDO migliorano e i suoi poteri crescono; non ci sono timbri da ottenere.
    [passport] TORPEDO resta com’è nella prima partita. Solo i viaggi in solitaria danno timbri: contro TORPEDO serve il mazzo che migliora.
    [deck-passport] Le carte di TORPEDO migliorano. Vincere contro di lui dà timbri prudenti; i viaggi in solitaria hanno i loro.
    [legacy-passport] TORPEDO tiene ogni potere che guadagna. Solo i viaggi in solitaria danno timbri: contro TORPEDO serve il mazzo che migliora.
   *[all] La campagna intera. Per ogni partita scegli: prudente, senza i suoi poteri; leggendario, con i poteri; o in solitaria. Con tutti i dodici timbri leggendari entri nella leggenda.
}
campaign-use = Usarlo?
campaign-in-file = Campagna in { $file }
campaign-label = { $label }: { $value }
campaign-typing-play = Invio: giocare la partita { $n }. Altri comandi:
campaign-typing-continue = Invio: continuare la partita { $n } (round { $round }). Altri comandi:
campaign-entered = Annotata in { $file }: partita { $n }.
campaign-branched-file = Continui in { $file }. Invariato: { $old }.
campaign-damaged = Partite e stagioni intatte: { $games }. Puoi continuare da lì; il file danneggiato resta come { $other }.
campaign-damaged-sure = Continuare da lì?
campaign-anew = Ricominciare la partita? Quello che c’è resta come { $other }.
campaign-season-sure = Cominciare la stagione?
campaign-help-play = giocare la prossima partita o quella in corso; anche con Invio
campaign-help-deck = le carte di TORPEDO
campaign-help-powers = i poteri guadagnati da TORPEDO
campaign-help-passport = missioni e timbri
campaign-help-games = le partite finora
campaign-help-option = le opzioni della prossima partita; cambiarne una: option direction=SN
campaign-help-replay = rivedere una partita: replay 1
campaign-help-branch = continuare da una partita precedente in un altro file: branch 1 FILE
campaign-help-season = cominciare una nuova stagione
campaign-help-quit = uscire; tutto è nel file
campaign-help-help = questo elenco
campaign-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
campaign-legend = Giocatore leggendario
campaign-legend-about = Tutte e dodici le missioni portano il timbro leggendario.
campaign-stamps = { $n ->
    [one] { $n } timbro
   *[other] { $n } timbri
} su { $of }
campaign-first = Primo nella prossima partita: { $who ->
    [T] TORPEDO
   *[other] tu
}
campaign-missions = Missioni
campaign-missions-about = Ogni missione richiede il successo: vincere o, in solitaria, arrivare in tempo. Ogni modo di viaggiare ha il suo timbro.
campaign-inked = { $way }: timbro ottenuto
campaign-inked-day = { $way }: timbro ottenuto il { $day }
campaign-blank = { $way }: non ancora
campaign-now = Nella partita in corso finora è compiuta.
campaign-alone = In solitaria: { $about }
campaign-deck = Il mazzo di TORPEDO
campaign-deck-about = Dopo una vittoria salgono due carte del livello più basso, dopo una sconfitta una.
campaign-card = { $id }, meta { $colour }. Tessere { $tiles }; la figura 2 muove di { $second }, le altre di { $others }; benzina +{ $fuel }, meccanica +{ $mechanics }; danni { $damage }.
campaign-powers = I poteri di TORPEDO
campaign-powers-about = Ne guadagna il successivo di un colore ogni volta che entra in una città del colore della sua meta.
campaign-power-gained = { $colour } { $level }, ottenuto: { $power }
campaign-power = { $colour } { $level }: { $power }
campaign-history = Viaggi
campaign-none = Ancora nessun viaggio. Il primo timbro ti aspetta.
campaign-none-plain = Ancora nessun viaggio.
campaign-season-began = Una nuova stagione
campaign-won = Vinta
campaign-lost = Persa
campaign-arrived = Riuscita
campaign-failed = Fallita
campaign-journey = Partita { $n }
campaign-round = round { $round }
campaign-points = { $mine } a { $theirs } punti
campaign-upgrades = Nel mazzo: { $cards }
campaign-earned = Timbri ottenuti: { $missions }
campaign-replay = Rivedi
campaign-branch = Riparti da qui
campaign-branch-about = Crea una campagna a sé che riparte da qui. Questa resta.
campaign-next = Prossimo viaggio
campaign-play = Gioca la partita { $n }
campaign-continue = Continua la partita { $n }
campaign-running = La partita { $n } è in corso: round { $round }.
campaign-give-up = Ritirati
campaign-give-up-sure = Ritirarti da questa partita? Conta come persa.
campaign-opponent = Avversario
campaign-crew = Equipaggio
campaign-way = Modo
campaign-more = Altre regole
campaign-season = Nuova stagione
campaign-season-about = { $grows ->
    [deck] Il mazzo di TORPEDO torna al livello 1.
    [legacy] I poteri di TORPEDO si tolgono.
   *[both] Il mazzo di TORPEDO torna al livello 1 e i suoi poteri si tolgono.
}
campaign-season-stamps = I tuoi timbri restano.
campaign-season-yes = Comincia la stagione
campaign-no = Meglio di no
campaign-export = Salva in un file
campaign-import = Leggi un file
campaign-drop = o lascialo cadere qui
campaign-file-about = Un solo file di testo contiene tutta la campagna; alla lettura ogni partita viene controllata.
campaign-reading = Si controlla ogni partita…
campaign-others = Le tue campagne
campaign-stamps-earned = { $n ->
    [one] { $n } timbro
   *[other] { $n } timbri
}
campaign-after = Dopo la partita { $n }
campaign-begun = Iniziata il { $day }
campaign-name = Nome della campagna
campaign-rename = Rinomina
campaign-name-keep = Salva
campaign-branched = Continui in «{ $name }». «{ $old }» resta com’era, tra le tue campagne.
campaign-open = Apri
campaign-forget = Metti via
campaign-new = Nuova campagna
campaign-key = Link a questa campagna
campaign-key-about = Chi ha questo link può continuare la campagna. Conservalo per aprirla altrove.
campaign-back = Torna alla campagna
campaign-stale = Nel frattempo qualcosa è cambiato; ecco la situazione adesso.
campaign-way-prudent = Prudente
campaign-prudent-about = Il mazzo di TORPEDO cresce, i suoi poteri riposano.
campaign-way-legendary = Leggendario
campaign-legendary-about = Crescono il mazzo e i poteri di TORPEDO.
campaign-way-alone = In solitaria
campaign-alone-about = Senza avversario; arrivi entro sei round o il viaggio fallisce.
campaign-no-stamp = Contro TORPEDO niente timbri se il suo mazzo non migliora; un viaggio in solitaria ne dà.
campaign-mission = { $id ->
    [M01] Prima traversata
    [M02] Marcia forzata
    [M03] Quattro colori
    [M04] Cuore del Sahara
    [M05] Pista del Congo
    [M06] Acqua salata
    [M07] Fresco di fabbrica
    [M08] Borsa piena
    [M09] Verso l’ignoto
    [M10] Senza mecenate
    [M11] Fotofinish
    [M12] Ammazzagiganti
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Basta il successo.
    [M02] Arrivo al round 4 o prima.
    [M03] Essere entrati in almeno una città blu, una verde, una rossa e una gialla.
    [M04] Essere entrati in 4 diverse zone a rischio del Sahara.
    [M05] Essere entrati in 3 diverse zone a rischio del Congo.
    [M06] Aver navigato su 2 rotte diverse.
    [M07] Motore e telaio insieme almeno 9 alla fine.
    [M08] Almeno 150 F alla fine.
    [M09] 10 passi alla cieca che hanno portato nella casella.
    [M10] Nessun piano della partita con un assistente al finanziamento.
    [M11] TORPEDO è arrivato nello stesso round.
    [M12] All’inizio della partita: nessuna carta di livello 1 nel mazzo (prudente), almeno 8 adesivi (leggendario).
    [M11-alone] Benzina esattamente 0 all’arrivo.
    [M12-alone] Il viaggio va verso nord.
   *[other] { $id }
}

## Hints

foretold-take = prendi questa carta: { of-card }.
foretold-plan = pianifica così: { plan-of }.
foretold-buy = compra benzina: +{ $fuel } per { $francs } F.
foretold-use = gioca questa carta: { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] pesca una tessera e posala.
   *[other] benzina +{ $fuel }.
}
foretold-mend = gioca questa carta: { of-card }, { gains }.
foretold-strike = gioca la carta pericolo contro { whom }: { $gauge ->
    [e] motore
   *[c] telaio
}.
foretold-strike-t = gioca la carta pericolo contro TORPEDO: meccanica −1.
foretold-guide = gioca la guida locale e togli la tessera { of-space } ({ of-tile }).
foretold-fund = trova denaro: +{ $francs } F.
foretold-scout = manda un esploratore a esplorare.
foretold-scout3 = manda un esploratore, con tre tessere fra cui scegliere.
foretold-fetch = manda un esploratore a prendere una carta.
foretold-pass = passa per questo round.
foretold-halt = fermati qui.
foretold-guard = spendi una scorta: così il pericolo non fa danni.
foretold-shield = annulla il pericolo con il potere del tuo capo.
foretold-accept = subisci il danno, senza proteggerti.
foretold-winch-m = usa un verricello: un simbolo meccanico non conta.
foretold-winch-s = usa un verricello: il simbolo stop non conta.
foretold-nowinch = qui non usare un verricello.
foretold-repair = ripara per { $francs } F: { gains }.
foretold-hit = dividi i danni così: { losses }.
foretold-go-town = { set-out } fino alla città di { of-space }.
foretold-go-blind = { set-out } alla cieca { towards }.
foretold-go = { set-out } { towards } ({ of-tile }), benzina −{ $fuel }.
set-out = { $begins ->
    [0] prosegui
   *[other] vai
}
towards = { $towards ->
    [E] verso est
    [W] verso ovest
    [NE] verso nord-est
    [NW] verso nord-ovest
    [SE] verso sud-est
   *[other] verso sud-ovest
}
foretold-sail = imbarcati per { of-space } pagando { $francs } F.
foretold-clear = fai togliere da una scorta la tessera { of-space } ({ of-tile }).
foretold-back = rimetti questa tessera nel sacchetto: { of-tile }.
foretold-drop = scarta questa carta: { of-card }.
foretold-lay = posa questa tessera { of-space }: { of-tile }.

reason-only = Qui non c’è altra scelta.
reason-plan-drive = { $mechanics } meccanici possono guidare o riparare; passi fino all’arrivo: { $steps }.
reason-plan-money = Ti restano solo { $francs } F, e il finanziamento ne porta altri.
reason-plan-paths = Sulla strada meno cara verso l’arrivo { $spaces ->
    [one] una casella è ancora ignota
   *[other] { $spaces } caselle sono ancora ignote
}.
reason-plan-escort = Una scorta non usata annulla un pericolo intero.
reason-take = { $card ->
    [TEL] Vale 30 F.
    [GUIDE] Posa una tessera o ne toglie una.
   *[WINCH] Durante un tragitto un simbolo meccanico o uno stop non conta.
}
reason-take-fuel = Nel tuo serbatoio c’è posto per tutto.
reason-take-mend = A motore e telaio { $levels ->
    [one] manca un livello
   *[other] mancano { $levels } livelli
}.
reason-take-parts = Ripara senza meccanico e senza denaro.
reason-take-danger = Con questa puoi far perdere un livello a un rivale.
reason-take-danger-left = Lasciata lì, danneggerebbe il tuo veicolo.
reason-petrol-town = In città un livello costa 10 F, altrove 20 F.
reason-petrol-alone = La benzina si vende solo in città.
reason-petrol = Un meccanico può ancora guidare, e la benzina è scesa a { $fuel }.
reason-petrol-worth = In città tanta benzina costa { $francs } F.
reason-fuel = Nel serbatoio c’è posto per tutto, e un meccanico può ancora guidare.
reason-fuel-room = Nel serbatoio c’è posto per tutto.
reason-telegram = In mano non conta, come denaro sì.
reason-mend = Ogni livello riparato è un passo, una carta o un punto in più.
reason-strike = Può costare un livello a un rivale, e in mano non conta nulla.
reason-strike-t = TORPEDO perde un livello e non può difendersi.
reason-clear = Questa tessera ha più simboli di una tessera media del sacchetto.
reason-clear-stop = Il suo simbolo stop chiuderebbe lì il tuo tragitto.
reason-clear-danger = Il pericolo di una tessera costa fino a due livelli.
reason-fund = Hai { $francs } F, e benzina, riparazioni e traversate costano denaro.
reason-scout = La prossima casella sulla strada meno cara verso l’arrivo è ancora ignota.
reason-fetch = Il tuo telaio porta { $chassis ->
    [one] una carta
   *[other] { $chassis } carte
}, e ne hai { $held }.
reason-pass = Le tue scorte non usate continuano a proteggerti.
reason-halt = Nessun passo che puoi pagare avvicina all’arrivo.
reason-halt-unknown = Ogni passo che avvicina all’arrivo porta nell’ignoto.
reason-guard = La scorta annulla tutto questo pericolo.
reason-shield = Il potere del tuo capo annulla tutto ed è di nuovo pronto nel prossimo round.
reason-accept = Costa un solo livello, e il pericolo di una tessera ne costa due.
reason-winch = Un simbolo meccanico in meno è un livello risparmiato.
reason-winch-stop = Senza lo stop puoi proseguire: { steps }.
reason-keep-winch = Questa tessera ha un solo simbolo meccanico e nessuno stop.
reason-repair-engine = Un tragitto ha tanti passi quanti sono i livelli del motore, e il tuo ne ha { $engine }.
reason-repair-chassis = Puoi tenere tante carte quanti sono i livelli del telaio, e il tuo ne ha { $chassis }.
reason-hit-engine = Così risparmi il telaio, che porta le tue carte.
reason-hit-chassis = Così risparmi il motore, che dice fin dove guidi.
reason-hit-both = Così diviso resta qualcosa di entrambi: motore { $engine }, telaio { $chassis }.
reason-sail = Ti avvicina all’arrivo senza benzina: { steps }.
reason-finish = È l’arrivo.
reason-town = In città un livello di benzina costa solo 10 F, e peschi { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
reason-road = La strada meno cara verso l’arrivo passa da questa tessera.
reason-nearer = È un passo più vicino all’arrivo e costa { $fuel } di benzina.
reason-unknown = Ignota, ma un passo più vicina all’arrivo, e puoi pagare il { $percent }% delle tessere nel sacchetto.
reason-unknown-way = Ignota, ma la strada meno cara verso l’arrivo comincia lì, e puoi pagare il { $percent }% delle tessere nel sacchetto.
reason-lay = Una tessera facile sulla tua strada meno cara verso l’arrivo.
reason-lay-new = Con questa tessera facile la tua strada meno cara verso l’arrivo passa di qui.
reason-lay-hard = Una tessera difficile dove la tua strada meno cara verso l’arrivo non passa.
reason-lay-stop = Uno stop chiude un tragitto, e la tua strada meno cara verso l’arrivo non passa di lì.
reason-lay-best = Nessun’altra casella per questa tessera ti lascia una strada meno cara verso l’arrivo.
reason-lay-same = Ovunque tu la metta, la tua strada meno cara verso l’arrivo costa lo stesso.
reason-back = Fra le tessere pescate è la più difficile.
reason-drop-double = Ne hai un’altra.
reason-drop-fuel = Il tuo serbatoio è pieno.
reason-drop-mend = Il tuo motore e il tuo telaio sono integri.
reason-drop-little = { $card ->
    [DNG] Può solo danneggiare un rivale.
    [TEL] Vale solo 30 F.
    [PARTS] Riparano un solo livello.
    [GUIDE] Serve per una sola tessera.
   *[WINCH] Aiuta solo su una tessera con un simbolo meccanico o stop.
}
reason-drop-danger = In solitaria non si può giocare.

## At the table

aim = { $mode ->
    [solo] Attraversa l’Africa e arriva prima di TORPEDO.
    [alone] Attraversa l’Africa e arriva in tempo.
   *[race] Attraversa l’Africa: arriva presto, con il veicolo in ordine e denaro in cassa.
}
next-story = Prima si vede che cosa fa TORPEDO: passo per passo, o subito con «{ desk-finish }».
next-take = Prendi una delle carte scoperte.
next-take-it = Prendi questa carta, o guardane un’altra.
next-take-last = Prendi l’unica carta rimasta.
next-plan = Dai un compito a ciascuno dei tuoi cinque assistenti, poi conferma il piano.
next-turn = { $before ->
    [both] Se vuoi compra benzina, poi se vuoi gioca carte, poi fai agire un assistente.
    [petrol] Se vuoi compra benzina, poi fai agire un assistente.
    [cards] Se vuoi gioca carte, poi fai agire un assistente.
   *[none] Fai agire un assistente, o passa.
}
next-role = { $role ->
    [F] Fai trovare il denaro al finanziamento.
    [P] Scegli che cosa fa l’esploratore.
    [M] Scegli che cosa fa il meccanico.
   *[E] Scegli che cosa fa la scorta.
}
next-pass = In questo round non resta nulla da fare: passa.
next-drop = Hai { $held ->
    [one] una carta
   *[other] { $held } carte
} e il tuo telaio ne porta { $chassis }: scegli una carta da scartare.
next-drive = Prosegui in una casella incorniciata, o fermati. Passi rimasti: { $steps }.{ next-town }
next-drive-to = Scegli una casella incorniciata dove guidare. Quanto costa è scritto accanto.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}In una città il tragitto finisce.
}
next-aim = { $action }. Tocca di nuovo la casella o il pulsante in basso.
next-clear = Scegli la tessera incorniciata da togliere.
next-strike = Scegli il rivale e l’indicatore colpito dal pericolo.
next-card = Scegli che cosa fa la carta: { of-card }.
news-found = Tessera { of-space }: { of-tile }.{ $paid ->
    [risk] {" "}Perdi { $fuel } di benzina, di cui 1 per la zona a rischio.
    [plain] {" "}Perdi { $fuel } di benzina.
   *[none] { "" }
}
news-hurt = Il tuo veicolo ha subito danni: { losses }.
news-cards = Hai perso { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
news-danger = Un pericolo minaccia il tuo veicolo.

about-town = Colore: { of-colour }, fascia { $level }.
about-start = Il viaggio comincia qui.
about-finish = Il viaggio finisce qui: il primo arrivo apre l’ultimo round.
about-town-enter = Entrare in una città non costa nulla e chiude il tragitto.
about-town-cards = Chi entra pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
about-town-prices = Qui benzina e riparazioni costano 10 F a livello, altrove 20 F.
about-route = Rotta per { of-town }: { $price } F.
about-tile-on = Tessera { of-space }: { of-tile }
about-space = Casella { of-space }, fascia { $level }
about-unknown = Ancora ignota: chi entra pesca una tessera. Serve almeno benzina { $fuel }.
about-risk = Zona a rischio: entrare costa una benzina in più.
about-odds = Una tessera del sacchetto costa in media: benzina { $fuel }, livelli { $mechanics }; pericolo { $danger }%, stop { $stop }%.
about-lay = Qui si può posare una tessera se una catena di città e tessere porta fin qui dal tuo veicolo.
about-symbol-F = Entrare costa { $n } di benzina.
about-symbol-M = Costa { $n ->
    [one] un livello
   *[other] { $n } livelli
} di motore o telaio, a tua scelta.
about-symbol-D = Pericolo: costa altri due livelli, se una scorta non lo annulla.
about-symbol-S = Stop: il tragitto finisce qui.
about-tile-stays = Resta sulla mappa, e chiunque entri paga.
about-here = Qui: { of-crew }
about-own = Questo è il tuo equipaggio.
about-stands = Luogo: { of-space }. Passi fino all’arrivo: { $steps }.
about-gauges = Benzina { $fuel }, motore { $engine }, telaio { $chassis }.
about-purse-hand = Denaro { $money } F, carte in mano { $held }.
about-leader = Potere del capo: { $crew ->
    [FR] una volta per round si pescano tre tessere per esplorare e se ne posano due.
    [GB] una volta per round un pericolo è annullato, come da una scorta.
    [BE] il primo finanziamento del round porta 40 F.
    [IT] una volta per round una riparazione rende tre livelli.
   *[SU] nel bivacco si scopre una carta in più, e quella che avanza è loro.
}
about-leader-off = Il potere del capo non conta a questo tavolo.
about-t = Il TORPEDO di Estienne va da sé: a ogni round una carta dice che cosa fanno le sue cinque figure.
about-t-gauges = Benzina { $fuel }, meccanica { $mechanics }.
about-t-moves = Va passo dopo passo verso la sua meta, dove può pagare, prima la tessera più facile.
about-t-cards = Non ha né mano né denaro; le carte che prende si scartano.
about-estienne-any = Carta Estienne
about-estienne-title = Carta Estienne { $id }, { of-colour }
about-estienne = Si scopre all’inizio del round e dice tutto ciò che TORPEDO fa.
about-estienne-goal = TORPEDO punta alla città aperta più vicina di questo colore: { of-colour }.
about-estienne-tiles = Tessere pescate dalla figura 1: { $tiles }. Le facili vanno sulla sua via, le difficili sulla tua.
about-estienne-moves = Caselle della figura 2: { $second }; delle figure da 3 a 5: { $others } ciascuna.
about-powers = Ne guadagna uno in ogni città del colore della sua meta e lo tiene per la campagna.
about-fuel = Ogni passo su una tessera costa la benzina indicata; le città non ne costano.
about-fuel-buy = Un livello costa 10 F in città e 20 F altrove. In solitaria si compra solo in città.
about-fuel-empty = Con benzina 0 puoi ancora entrare in una città vicina.
about-engine = Il suo livello dice quanti passi può avere un tragitto. Con 0 non si guida e non si naviga.
about-chassis = Il suo livello dice quante carte puoi tenere; quelle di troppo si scartano subito.
about-levels = I simboli meccanico e il pericolo abbassano motore o telaio.
about-mend = Un meccanico ripara uno o due livelli, 10 F l’uno in città, 20 F altrove.
about-points = Ogni livello che ti resta all’arrivo è un punto.
about-mechanics = I simboli meccanico la abbassano; TORPEDO entra solo dove può pagare.
about-mechanics-danger = Il pericolo di una tessera gli costa due livelli.
about-purse = Denaro
about-francs = Paga benzina, riparazioni e rotte. Un finanziamento porta 30 F.
about-francs-points = Ogni 50 F interi all’arrivo sono un punto.
about-back = La conosce solo chi la tiene.
about-card = { $card ->
    [CAN] Benzina +2; ciò che non entra nel serbatoio va perso.
    [TANK] Benzina +4; ciò che non entra nel serbatoio va perso.
    [PARTS] Motore o telaio +1.
    [TOOLS] Motore e telaio: +2 in tutto, divisi come vuoi.
    [DNG] Costa a un rivale un livello di motore o telaio, se una scorta non lo annulla; a TORPEDO uno di meccanica.
    [TEL] Porta 30 F.
    [GUIDE] Pesca una tessera e posala, o togline una vicina.
   *[WINCH] Quando entri in una tessera: un simbolo meccanico o lo stop non conta.
}
about-danger-left = Se resta nel bivacco, danneggia il tuo veicolo.
about-card-when = Si gioca nel tuo turno, dopo la benzina e prima che agisca un assistente.
about-card-limit = Puoi tenere tante carte quanti sono i livelli del tuo telaio.
about-role = { $role ->
    [F] Porta 30 F.
    [P] Pesca due tessere e le posa, o pesca una carta.
    [M] Guida, ripara o naviga.
   *[E] Toglie una tessera vicina al tuo veicolo.
}
about-drive = Un tragitto ha al massimo tanti passi quanti sono i livelli del tuo motore.
about-guard = Non usata, annulla un pericolo intero, anche dopo che hai passato.
about-role-most = Al massimo { $most } in un piano di cinque.
about-role-once = Ognuno agisce una volta per round, in qualsiasi ordine.
about-assistants = Ogni equipaggio ne assegna cinque in segreto: { role-F }, { role-P }, { role-M } o { role-E }.
about-tile = Tessera: { of-tile }
about-town-any = Città
about-unknown-any = Casella vuota
about-sea = Rotta
about-sail = Un meccanico naviga da porto a porto al prezzo indicato; senza benzina, ma il motore non può essere a 0.
about-bag = Tessere nel sacchetto: { $tiles }
about-bag-what = Tessere per esplorare e per i passi alla cieca. Quando è vuoto, vi tornano quelle scartate.
about-deck = Carte nel mazzo: { $cards }
about-deck-what = Quando è vuoto, le carte scartate si mescolano in uno nuovo.
about-track = Comincia chi è più avanti; in una pila, dal basso in alto.
about-prime = Il nuovo primo riceve 20 F.
crib-tiles = Mappa e tessere
crib-gauges = Indicatori e denaro
crib-cards = Carte
crib-rivals = Ordine e TORPEDO

## The list of choices

choices-title = Che cosa puoi fare sulla mappa
