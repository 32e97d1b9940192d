# Le parole della casa: i rifiuti comuni a tutti i giochi, i livelli dei bot, il terminale.

refused-stale = Intanto la partita è andata avanti. Guarda di nuovo il tavolo e scegli ancora.
refused-empty = Non è stata indicata nessuna mossa. Scegli una delle mosse possibili.
refused-ambiguous = Può voler dire più di una mossa. Scegli una di queste: { $moves }.
refused-undo = L’ultima mossa è definitiva: il turno è già passato, oppure nel frattempo è stato tirato o mostrato qualcosa. Chiedi di poterla ritirare.
refused-undo-nothing = Non c’è nulla da ritirare. Fai prima una mossa.
refused-undo-thrown = Quel che è stato tirato resta, e il tuo ultimo passo veniva prima. Continua a giocare.
refused-undo-time = Quel turno l’ha giocato un bot perché il tempo era scaduto, e così resta. Continua a giocare.
refused-undo-alone = Al tavolo non c’è nessuno che possa acconsentire. Aspetta che arrivi qualcuno.
refused-confirm = Il tuo turno è giocato. Concludilo, o ritira l’ultimo passo.
refused-no-confirm = Non c’è ancora nessun turno da concludere. Prima gioca il tuo, o aspetta che tocchi a te.
refused-not-done = Il tuo turno non è ancora finito: c’è ancora una mossa da fare. Scrivi moves per vedere che cosa puoi fare.
refused-no-throw = Ora non c’è nulla da tirare. Gioca una mossa.
refused-throws = «{ $throws }» non è un modo di tirare. Scegli auto o manual.
refused-no-seat = Qui non c’è nessun posto { $seat }. I posti sono numerati a partire da 0, e ce ne sono { $seats }.
refused-seats = { $seats } non è un numero di posti adatto a questo gioco. Numeri possibili: { $possible }.
refused-resign-seats = Si può abbandonare solo una partita a due. Continua a giocare, o lascia il tavolo.
refused-resigned = Sei già fuori da questa partita. Guarda gli altri, o cominciane una nuova.
refused-over = La partita è finita. Iniziane un’altra o riguarda questa mossa per mossa.
refused-option-name = Non c’è nessuna opzione «{ $option }». Opzioni: { $options }.
refused-option-value = «{ $value }» non è un valore di { $option }. Scegli uno di questi: { $values }.
refused-game = Non c’è nessun gioco «{ $name }». Giochi: { $games }.
refused-language = Non ci sono testi per la lingua «{ $language }». Lingue: { $languages }.
refused-level = Non c’è nessun livello «{ $level }». I livelli vanno da 1 a { $levels }.
refused-depth = «{ $depth }» non è una profondità. Indica un numero da 0 a { $most }.
refused-file-read = Non è possibile leggere «{ $file }»: { $reason }. Controlla il nome del file.
refused-file-write = Non è possibile scrivere «{ $file }»: { $reason }. Scegli un altro posto; la partita continua.
refused-room-name = «{ $name }» non può essere il nome di un gioco. Usa lettere minuscole, cifre e trattini bassi, con una lettera all’inizio.
refused-room-exists = C’è già un gioco «{ $name }». Scegli un altro nome.

refused-transcript-first = Questa non è la trascrizione di una partita: non comincia con «{ $first }». Scegli un file scritto da Ludothek.
refused-transcript-torn = Questa trascrizione è incompleta o è stata modificata: la somma di controllo non torna. Prendi una copia integra.
refused-transcript-head = L’intestazione di questa trascrizione non ha senso: { $line }. Prendi una copia integra.
refused-transcript-rules = Questa partita è stata giocata con la versione { $theirs } delle regole, mentre qui c’è la versione { $ours }. Aprila con la versione di Ludothek che l’ha scritta.
refused-transcript-seed = A questa trascrizione manca il seme dei tiri, che quindi non si possono controllare. Chiedi il file quando la partita è finita.
refused-transcript-commit = Il seme non è quello promesso prima del primo tiro. Non fidarti di questo file.
refused-transcript-throw = Non è questo il tiro uscito: il seme dà { $thrown }. Non fidarti di questo file.
refused-transcript-actor = Non era il turno di questo posto. Non fidarti di questo file.
refused-transcript-step = Il passo { $step } ({ $move }) non va bene: { $reason }
refused-transcript-result = Le mosse non portano al risultato { $result }. Non fidarti di questo file.

level-1 = Curioso
level-1-about = Guarda quello che ha davanti e non si accorge del resto. Adatto a una prima partita.
level-2 = Attento
level-2-about = Pensa alla tua risposta, ma non oltre.
level-3 = Esperto
level-3-about = Prepara diverse mosse in anticipo e di rado regala qualcosa.
level-4 = Maestro
level-4-about = Guarda lontano quanto gli permettono pochi secondi.

bot-name = Bot ({ $level })
you = Tu

terminal-welcome = { $game }. La tua parte: { $side }. Contro di te: { $bot }.
terminal-welcome-one = { $game }. La tua parte: { $side }.
terminal-prompt = La tua mossa
terminal-prompt-done = Invio chiude il tuo turno, undo ritira l’ultimo passo
terminal-help = Scrivi una mossa ({ $example }), oppure una casella per vedere dove può andare il suo pezzo. Altri comandi:
terminal-help-moves = elencare tutte le mosse
terminal-help-undo = ritirare la tua ultima mossa
terminal-help-done = chiudere il tuo turno; Invio fa lo stesso
terminal-help-hint = chiedere un suggerimento
terminal-help-turn = girare il tabellone
terminal-help-rule = leggere una regola, per esempio { $example }
terminal-help-save = salvare la partita in un file e continuare
terminal-help-resign = abbandonare la partita
terminal-help-quit = uscire; una partita non finita viene salvata per te
terminal-help-help = questo elenco
terminal-thinking = { $bot }: sta pensando…
terminal-warming = Il motore veloce si sta preparando in secondo piano; fino ad allora il bot gioca un po’ peggio.
terminal-hint = Suggerimento: { $said } Scrivi { $move }.
terminal-taken-back = Si torna al tuo ultimo turno.
terminal-saved = Salvato in { $file }. Per continuare: { $command }
terminal-resumed = Si riprende dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
terminal-resign-sure = Abbandoni?
terminal-yes = sì
terminal-no = no
terminal-question = { $question } ({ $yes }/{ $no }, Invio: { $enter })
terminal-yes-or-no = Scrivi { $yes } per sì o { $no } per no; Invio vuol dire { $enter }.
terminal-bye = Ci vediamo al tavolo.
terminal-unsaved = Non è stato possibile salvare la partita. La prossima volta salvala prima di uscire: save FILE
terminal-destinations = Da { $square }:
terminal-no-destinations = Il pezzo in { $square } non può muoversi.
terminal-no-rule = Non c’è nessuna regola { $rule }. Regole: { $rules }.
origin-book = Stampato nel regolamento
origin-house = Stabilito qui: il regolamento non lo dice
origin-both = In parte stampato, in parte stabilito qui
reading-otherwise = Preparando il tavolo puoi scegliere diversamente: { $options }.
reading-on = «{ $option }»
reading-off = «{ $option }» disattivato
reading-value = «{ $option }»: «{ $value }»
terminal-you-win = Vinci tu.
terminal-you-lose = Vittoria: { $bot }.
terminal-you-fail = Questa volta non ce l’hai fatta.
terminal-draw = Patta.
terminal-shared = Vittoria condivisa: { $who }.
terminal-resigned = Abbandono: { $who }.

replay-title = { $game }, passo { $step } di { $steps }
replay-keys = Invio o n: avanti, b: indietro, un numero: vai a quel passo, q: esci
replay-unknown = «{ $typed }» qui non significa nulla.
verify-whole = Il file è integro.
verify-moves = { $moves ->
    [0] Non è ancora stato giocato nulla.
    [one] L’unica mossa è permessa.
   *[other] Tutte le { $moves } mosse sono permesse.
}
verify-throws = { $throws ->
    [0] Non è stato tirato nulla.
    [one] L’unico tiro è quello che dà il seme, e il seme è quello promesso.
   *[other] Tutti i { $throws } tiri sono quelli che dà il seme, e il seme è quello promesso.
}
verify-throws-manual = I tiri sono stati inseriti a mano e non provano nulla.
verify-result = Il risultato segue dalle mosse: { $result }.
verify-running = La partita è ancora in corso.

refused-game-missing = Di’ quale gioco. Giochi: { $games }.
refused-file-other = «{ $file }» esiste già e non è una partita salvata. Scegli un altro nome.
refused-step = Non c’è nessun passo { $step }. I passi vanno da 0 a { $steps }.
said-undo = L’ultima mossa viene ritirata.
terminal-again = Per rivedere la partita: { $program } replay { $file }
overview = Un tavolo per giochi da tavolo. Comincia con:
overview-more = Tutti i comandi: { $program } --help
games-players = Giocatori: { $seats }
games-needed = Solo con: { $options }
games-excluded = Non insieme a: { $options }
games-default = Vale il primo valore di ogni opzione finché non ne scegli un altro: --option NOME=VALORE
perft-depth = Profondità
perft-count = Sequenze
perft-seconds = Secondi
perft-speed = Al secondo
warm-done = { $game } è pronto: i bot giocano a piena forza fin dall’inizio.
new-made = La stanza { $name } è pronta. Controllala con: make test
new-made-alone = La stanza { $name } è pronta. Mancano la sua pagina nel browser e i suoi test: il loro posto è in una copia di lavoro di Ludothek. Lì: make new GAME={ $name }

refused-link = Questo link qui non apre nulla. Chiedine uno nuovo.
refused-eyes = Finché una partita è in corso, la vedi solo con i tuoi occhi. Riguardala quando sarà finita.
refused-message = Questo messaggio qui non ha senso. Ricarica la pagina.
refused-spectator = Stai guardando questo tavolo. Prendi un posto per giocare.
refused-unfinished = Questo è solo l’inizio di una mossa. Scegli come prosegue.
refused-draw-declined = La patta è rifiutata. Continua a giocare.
refused-draw-alone = Qui non c’è nessuno con cui accordare la patta. Continua a giocare.
refused-not-asked = Questa richiesta non è più aperta. Continua a giocare.
refused-review = Non c’è ancora un tuo turno concluso da guardare. Giocane prima uno.
refused-hint-turn = Il suggerimento arriva quando tocca a te. Aspetta l’altra parte.
refused-time-out = Il tuo tempo è scaduto: un bot gioca questo turno per te. Aspetta il prossimo.
refused-seat-taken = Lì è seduto qualcuno. Solo un posto libero riceve un nuovo link.
refused-invite-taken = Qualcuno si è già seduto lì. Guarda la partita o chiedi un link tutto tuo.
refused-link-used = Questo link è già stato usato o è scaduto. Creane uno nuovo sul dispositivo con cui giochi.
refused-not-over = La partita è ancora in corso. Finiscila prima della rivincita.
refused-too-fast = Era troppo in una volta. Aspetta un momento e torna.
refused-too-many-tables = Per ora i tavoli nuovi bastano. Finiscine uno o riprova tra qualche minuto.
refused-too-many-reports = In questo momento sono in corso molti studi. Aspetta un attimo e chiedi di nuovo.

row-undo = L’ultima mossa viene ritirata.
row-resign = Abbandono: { $side }.
row-draw = La patta è concordata.
row-time = Tempo scaduto: { $side }.
row-stand-in = Tempo scaduto: { $side }. Un bot gioca questo turno.

# where something is hidden
refused-undo-shown = Da allora si è scoperto qualcosa o il turno è passato, e così resta. Continua a giocare.
terminal-saved-secrets = Il file contiene i segreti di tutte le parti: non sbirciare e non mandarlo a chi gioca ancora.

refused-no-network = Questo computer non è in nessuna rete. Collegalo, oppure apri il tavolo senza --lan.
refused-port-taken = Un altro programma usa già la porta { $port }. Scegline un’altra con --port, oppure ometti --port.
refused-port-closed = Il tavolo non può aprirsi su «{ $host }», porta { $port }: { $reason }. Scegli altro con --host e --port, oppure ometti entrambi.
refused-name = Il tavolo non risponde a questo nome. Aprilo con l’indirizzo mostrato all’avvio, oppure avvialo con: { $program } serve --allow-host NOME
refused-database-address = «{ $scheme }://» non è un database conosciuto qui. Indica il nome di un file, per esempio games.db, o un indirizzo che inizi con sqlite:///.
refused-database-folder = «{ $database }» è una cartella. Indica il nome di un file al suo interno, per esempio { $database }/tables.db.
refused-database-closed = Non è possibile aprire il database «{ $database }»: { $reason }. Scegli un altro posto o rendi scrivibile questo.
refused-database-other = «{ $database }» non è un database di Ludothek. Scegli un altro nome; il file resta com’è.
refused-database-newer = «{ $database }» viene da una versione più recente di Ludothek. Avvia quella, o scegli un altro file.
refused-database-busy = Un altro programma sta scrivendo in «{ $database }». Chiudilo o scegli un altro file.
serve-lan = Nella tua rete di casa: { $address }
