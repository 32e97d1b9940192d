# Ciò che dicono solo le pagine: lo scaffale, la preparazione, il tavolo, la partita da rivedere.

close = Chiudi
copy = Copia
copied = Copiato
copy-by-hand = Il tuo browser qui non copia. L’indirizzo è selezionato: copialo a mano.
trouble = Non ha funzionato. Riprova tra un momento.
refused-no-answer = Il tavolo non risponde. Controlla la connessione e riprova.
part-missing = Una parte di questa pagina non è arrivata. Si caricherà da sola appena il tavolo risponde.
part-again = Ricarica
language = Lingua
theme = Luce: { $theme }
theme-auto = Auto
theme-light = Giorno
theme-dark = Notte

shelf-welcome = Prendi una scatola dallo scaffale e siediti.
shelf-how = { shelf-play }: tu contro un bot amichevole. { shelf-set-up }: amici, livello, regole, orologio.
shelf-title = Lo scaffale
shelf-open = { $game }: prepara un tavolo
shelf-seats = Giocatori: { $seats }
shelf-minutes = { $minutes } min
shelf-play = Gioca subito
shelf-set-up = Prepara
shelf-coming = Non ancora aperto
shelf-rules = Regole
shelf-rules-about = Esatte dove il regolamento stampato parla, segnalate dove tace.

tables-title = I tuoi tavoli
tables-waiting = { $n ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $n } tavoli
}
tables-none = Ancora nessun tavolo. Quelli a cui ti siedi restano qui, in questo browser.
tables-your-turn = Tocca a te
tables-your-turn-side = Tocca a te: { $side }
tables-their-turn = Turno: { $name }
tables-free = In attesa di qualcuno
tables-won = Vinta
tables-lost = Persa
tables-drawn = Patta
tables-nobody = Senza vincitore
tables-won-by = Vinta da: { $names }
tables-here = Tutti su questo schermo
tables-alone = Giocatore singolo
tables-more = { $n ->
    [one] Mostra un altro tavolo
   *[other] Mostra altri { $n } tavoli
}
tables-fewer = Mostra di meno
tables-forget-all = Metti via i tavoli finiti
tables-forget = Metti via { $game }
join-title = Raggiungi gli amici
join-hint = Link o codice
join-go = Siediti
join-wrong = Qui dentro non c’è un tavolo. Incolla il link intero.

setup-seats = Giocatori
setup-name = Il tuo nome
setup-name-hint = Come ti chiamano gli altri
setup-options = Regole di questo tavolo
setup-preset = Gioca a
setup-clock = Orologio
setup-excluded = Non insieme a «{ $option }».
setup-choice = { $what }: { $side }
setup-swap = { $side }, scambio con il posto { $n }
setup-swapped = Scambiato. Posto { $one }: { $side }. Posto { $other }: { $name }.
setup-level = Livello: { $seat }
setup-play = Gioca
children = Tavolo dei bambini
children-about = Figure al posto delle parole, bot gentili, niente orologio.
who-me = Io
who-here = Amico su questo schermo
who-link = Amico con un link
who-link-about = Al tavolo ricevi un link da mandare.
who-bot = Bot
clock-none = Senza orologio
clock-move = Per ogni mossa
clock-game = Per tutta la partita
clock-time = Tempo di ciascuno
clock-out = Quando il tempo è finito
clock-out-loss = La partita è persa
clock-out-bot = Continua un bot
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}

seat-number = Posto { $n }
seat-open = Posto libero
seat-guest = Ospite
seat-champion = Campione in carica
seat-trophies = { $side }: { $n ->
    [one] un trofeo
   *[other] { $n } trofei
}
table-opening = Il tavolo si prepara…
table-board = Tabellone
cover-title = Lo schermo passa a: { $side }
cover-about = Qui c’è qualcosa che solo una parte può vedere. Ora prosegue: { $side }.
do-uncover = Mostra il tavolo
table-seats = Giocatori
table-actions = Che cosa puoi fare
table-panel = Accanto al tabellone
table-watching = Stai guardando
watching-about = Con questo indirizzo puoi guardare. Per giocare, chiedi un invito. Se hai già un posto qui: dove hai giocato, apri «Altro» e porta con te il tuo posto.
table-to-move = di turno
table-away = assente
table-taken = { $side }: { $n ->
    [one] un pezzo catturato
   *[other] { $n } pezzi catturati
}
title-your-turn = Tocca a te: { $game }

status-your-turn = Tocca a te. La tua parte: { $side }.
status-your-turn-named = Tocca a te: { $side }.
status-side = Turno: { $side }.
status-go-on = Dove? Lo stesso pezzo di nuovo annulla la scelta.
status-which = Per quale via? Ce n’è più di una.
status-confirm = Annulla, o termina il tuo turno.
status-review = Il meglio sarebbe stato: { $moves }
status-seeking = Si cerca una buona mossa…
status-sent = Giocata.
status-thinking = { $name }: sta pensando…
status-wait = Turno: { $name }.
status-stand-in = { $side }: tempo scaduto. Un bot gioca questo turno.
clocks-wait = Gli orologi restano fermi finché non ci sono tutti.
past-at = Uno sguardo indietro (mossa { $n }):
past-news = { $n ->
    [one] Intanto c’è una riga nuova.
   *[other] Intanto ci sono { $n } righe nuove.
}
past-back = Torna alla partita
show-again = Mostra di nuovo
status-again = Si rivede l’ultimo turno.
status-hint = Suggerimento: { $said }
status-rule = Regola { $rule }
card-open = Che cosa può fare
status-lost = La connessione è caduta. Il tavolo aspetta; ci stiamo ricollegando…
status-under-way = La connessione è caduta. La tua scelta parte appena il tavolo torna.
asleep = Il tavolo dorme; torna da solo.
asleep-knock = Finché il tavolo dorme non si gioca. Torna da solo.
asleep-try = Prova ora
warm = I bot si stanno scaldando: { $left }
left-seconds = ancora { $n } s circa
left-minutes = ancora { $n } min circa
left-soon = ci siamo quasi
remark-help = U ritira una mossa, H dà un suggerimento, C apre il promemoria, ? elenca tutti i tasti.

ask-draw = { $name }: «Facciamo patta?»
ask-takeback = { $name }: «Posso ritirare l’ultima mossa?»
asked-draw = Hai proposto la patta.
asked-takeback = Hai chiesto di ritirare la tua mossa.
agreed-draw = Hai accettato la patta.
agreed-takeback = Hai accettato che la mossa sia ritirata.
ask-waiting = Si attende ancora la risposta di: { $names }.
declined-draw = La tua offerta di patta è stata rifiutata.
declined-takeback = La tua richiesta di ritirare la mossa è stata rifiutata.
ask-yes = Va bene
ask-no = Rifiuta
resign-sure = Abbandonare questa partita?
resign-yes = Abbandona
resign-no = Continua
leave-sure = Lasci questo tavolo?
leave-yes = Lascia
leave-no = Resta

do-undo = Annulla
do-takeback = Ritira mossa
do-hint = Suggerimento
do-done = Fine turno
do-draw = Proponi patta
do-resign = Abbandona
do-turn = Gira
do-crib = Promemoria
crib-of = { $game }: promemoria
do-keys = Tasti
do-leave = Lascia il tavolo
do-leave-about = Il tuo posto torna libero: da questa pagina si potrà solo guardare.
page-log = Mosse
page-rules = Regole
page-more = Altro
speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-instant = Immediata
sound = Suono
speak = Di’ i colori ad alta voce
confirm = Conferma la fine del mio turno
confirm-about = Dopo l’ultimo passo puoi ancora ripensarci; prima non si tira e non si pesca nulla.
review = Mostra la mossa migliore dopo il mio turno
review-about = Che cosa avresti potuto fare.
turn-with-seat = Gira il tabellone verso chi gioca
notify = Avvisami quando tocca a me
notify-about = Il browser mostra un avviso mentre guardi altro.
rename = Cambia
watch-link = Link per chi guarda
watch-link-about = Anche l’indirizzo di questa pagina permette di guardare. Il tuo posto resta in questo browser.
link-new = Crea un link
waiting-title = { $side }: posto ancora libero.
waiting-send = Manda questo link a qualcuno.
waiting-watch = Manca ancora qualcuno.
waiting-link = Link al posto libero
log-empty = Non si è ancora giocato nulla.
log-undone = Ritirato:
log-earlier =
    { $rows ->
        [one] Mostra una riga precedente
       *[other] Mostra { $rows } righe precedenti
    }

over-title = La partita è finita
over-you-win = Hai vinto.
over-you-lose = Hai perso.
over-wins = Vittoria: { $name }.
over-draw = Patta.
over-nobody = Non vince nessuno.
over-together = Vittoria condivisa: { $names }.
over-series = Trofei: { $standing }
over-rematch = Rivincita
over-next = Alla prossima partita
over-awaited = La rivincita è pronta. Ti aspettano lì.
over-replay = Rivedi
over-share = Condividi
over-save = Salva
gone-title = Questo link non apre nulla.
gone-about = Forse è stato sostituito da uno nuovo, o manca una lettera. Chiedi un nuovo link a chi te l’ha mandato.
gone-home = Torna allo scaffale
nowhere-title = A questo indirizzo non c’è niente.
nowhere-about = Forse c’è una lettera sbagliata. I giochi sono sullo scaffale.
used-title = Questo link ha già fatto il suo lavoro.
used-about = Porta un posto su un altro dispositivo una sola volta e per poco tempo. Apri il tavolo a cui giochi e, sotto Altro, porta di nuovo con te il tuo posto.
invite-title = Invito a { $game }
invite-from = { $names }: invito a { $game }
invite-side = La tua parte: { $side }.
invite-already = In questo browser hai già un posto qui: { $side }.
invite-taken = Questo posto è occupato
invite-taken-about = Qualcuno ha già accettato questo invito. Puoi guardare o chiedere un link tutto tuo.
invite-sit = Mi siedo
invite-sit-too = Mi siedo anche qui, su un solo schermo
invite-watch = Guardo soltanto
invite-back = Torno al mio posto
carry-here = Continuo qui
carry-here-about = Il tuo posto a { $game }: { $side }. Resta aperto anche sull’altro dispositivo.
carry-make = Porto con me il mio posto
carry-about = Continua sul telefono o su un altro computer. Il tuo posto resta aperto anche qui.
carry-good = Per un altro tuo dispositivo: questo link vale una volta sola, entro { $minutes } minuti. Chi lo apre si siede al tuo posto.
carry-link = Link al tuo posto
qr = Codice QR
qr-of = Codice QR di { $address }
link-alone = Questo link funziona solo su questo computer. Per amici e telefoni in casa, apri il tavolo con
link-new-about = Un link già inviato vale ancora; uno nuovo lo sostituisce.

rules-of = Le regole di { $game }
rules-sections = Capitoli
rules-drawing = Disegno
rules-glossary = Glossario
rules-origins = Da dove vengono le regole
rules-unprinted = Solo ciò che il regolamento non dice
rules-shown = Regole mostrate: { $shown } di { $all }
example-of = Esempio: { $title }
replay-of = { $game }: rivedi la partita
replay-start = L’inizio.
replay-place = Punto della partita
replay-at = { $at } di { $last }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
eyes-title = Con gli occhi di chi
eyes-open = Tutto scoperto
eyes-watch = Spettatore
eyes-open-about = Tutto è scoperto, anche ciò che allora era segreto.
eyes-seat-about = Che cosa sapeva questa parte in quel momento: { $side }.
eyes-watch-about = Che cosa potevano sapere tutti in quel momento.

key-walk = muoverti sul tabellone
key-edges = andare al bordo del tabellone
key-choose = scegliere una casella
key-look = vedere che cosa c’è lì
key-close = chiudere ciò che è aperto
key-back = tornare alla partita
key-cancel = annullare la scelta
key-undo = ritirare la tua mossa
key-done = terminare il tuo turno
key-hint = chiedere un suggerimento
key-again = mostrare di nuovo l’ultimo turno degli altri
key-card = vedere che cos’è e che cosa può fare
key-crib = aprire il promemoria
key-turn = girare il tabellone
key-log = vedere le mosse
key-rules = aprire le regole
key-keys = questo elenco
cap-space = Spazio
cap-enter = Invio
cap-escape = Esc
cap-home = Home
cap-end = Fine
cap-pageup = Pag ↑
cap-pagedown = Pag ↓
cap-shift = Maiusc
