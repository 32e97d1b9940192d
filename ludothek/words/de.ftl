# Die eigenen Wörter des Hauses: Absagen, die alle Spiele teilen, die Stufen der Bots, das Terminal.

refused-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
refused-empty = Es wurde kein Zug angegeben. Wähle einen der möglichen Züge.
refused-ambiguous = Das kann mehr als einen Zug bedeuten. Wähle einen davon: { $moves }.
refused-undo = Der letzte Zug steht fest: Inzwischen ist schon jemand anderes an der Reihe, oder seither wurde etwas geworfen oder aufgedeckt. Frag, ob du ihn zurücknehmen darfst.
refused-undo-nothing = Es gibt nichts zurückzunehmen. Mach erst einen Zug.
refused-undo-thrown = Was geworfen ist, bleibt geworfen, und dein letzter Schritt liegt davor. Spiel weiter.
refused-undo-time = Diesen Zug hat ein Bot gespielt, weil die Zeit um war, und dabei bleibt es. Spiel weiter.
refused-undo-alone = Niemand ist am Tisch, der zustimmen könnte. Warte, bis jemand kommt.
refused-confirm = Dein Zug ist gemacht. Beende ihn, oder nimm den letzten Schritt zurück.
refused-no-confirm = Noch gibt es keinen Zug zu beenden. Spiel deinen erst, oder warte, bis du an der Reihe bist.
refused-not-done = Dein Zug ist noch nicht zu Ende: Es gibt noch etwas zu tun. Tippe moves, dann siehst du, was möglich ist.
refused-no-throw = Jetzt gibt es nichts zu werfen. Spiel einen Zug.
refused-throws = „{ $throws }“ ist keine Art zu werfen. Wähle „auto“ oder „manual“.
refused-no-seat = Einen Platz { $seat } gibt es hier nicht. Die Plätze sind ab 0 nummeriert, und es gibt { $seats }.
refused-seats = { $seats } ist keine mögliche Zahl von Plätzen für dieses Spiel. Möglich sind: { $possible }.
refused-resign-seats = Aufgeben kann man nur eine Partie zu zweit. Spiel weiter, oder verlass den Tisch.
refused-resigned = Du bist schon aus dieser Partie ausgeschieden. Sieh den anderen zu, oder beginne eine neue.
refused-over = Die Partie ist zu Ende. Beginne eine neue oder sieh sie dir noch einmal an.
refused-option-name = Es gibt keine Option „{ $option }“. Optionen: { $options }.
refused-option-value = „{ $value }“ ist kein Wert von { $option }. Wähle einen davon: { $values }.
refused-game = Es gibt kein Spiel „{ $name }“. Spiele: { $games }.
refused-language = Für die Sprache „{ $language }“ gibt es keine Texte. Sprachen: { $languages }.
refused-level = Es gibt keine Stufe „{ $level }“. Die Stufen gehen von 1 bis { $levels }.
refused-depth = „{ $depth }“ ist keine Tiefe. Gib eine Zahl von 0 bis { $most } an.
refused-file-read = „{ $file }“ lässt sich nicht lesen: { $reason }. Prüf den Namen der Datei.
refused-file-write = „{ $file }“ lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ort; die Partie geht weiter.
refused-room-name = „{ $name }“ kann nicht der Name eines Spiels sein. Nimm Kleinbuchstaben, Ziffern und Unterstriche, am Anfang einen Buchstaben.
refused-room-exists = Ein Spiel „{ $name }“ gibt es schon. Wähle einen anderen Namen.

refused-transcript-first = Das ist keine Mitschrift: Sie beginnt nicht mit „{ $first }“. Wähle eine Datei, die Ludothek geschrieben hat.
refused-transcript-torn = Diese Mitschrift ist unvollständig oder wurde verändert: Ihre Prüfsumme stimmt nicht. Nimm eine unversehrte Kopie.
refused-transcript-head = Der Kopf dieser Mitschrift ergibt keinen Sinn: { $line }. Nimm eine unversehrte Kopie.
refused-transcript-rules = Diese Partie wurde nach Fassung { $theirs } der Regeln gespielt, hier gilt Fassung { $ours }. Öffne sie mit der Ludothek, die sie geschrieben hat.
refused-transcript-seed = In dieser Mitschrift fehlt der Startwert der Würfe, darum lassen sie sich nicht prüfen. Lass dir die Datei geben, sobald die Partie zu Ende ist.
refused-transcript-commit = Der Startwert ist nicht der, der vor dem ersten Wurf zugesagt wurde. Verlass dich nicht auf diese Datei.
refused-transcript-throw = So ist der Wurf nicht gefallen: Der Startwert ergibt { $thrown }. Verlass dich nicht auf diese Datei.
refused-transcript-actor = Dieser Platz war nicht an der Reihe. Verlass dich nicht auf diese Datei.
refused-transcript-step = Schritt { $step } ({ $move }) passt nicht: { $reason }
refused-transcript-result = Die Züge führen nicht zum Ergebnis { $result }. Verlass dich nicht auf diese Datei.

level-1 = Neugierig
level-1-about = Sieht, was direkt vor der Nase liegt, und übersieht den Rest. Gut für die erste Partie.
level-2 = Aufmerksam
level-2-about = Denkt an deine Antwort, aber nicht weiter.
level-3 = Erfahren
level-3-about = Plant mehrere Züge voraus und verschenkt selten etwas.
level-4 = Meister
level-4-about = Sieht so weit voraus, wie ein paar Sekunden es erlauben.

bot-name = Bot ({ $level })
you = Du

terminal-welcome = { $game }. Deine Seite: { $side }. Gegen dich: { $bot }.
terminal-welcome-one = { $game }. Deine Seite: { $side }.
terminal-prompt = Dein Zug
terminal-prompt-done = Enter beendet deinen Zug, „undo“ nimmt den letzten Schritt zurück
terminal-help = Tippe einen Zug ein ({ $example }) oder ein Feld, um zu sehen, wohin die Figur darauf ziehen kann. Weitere Befehle:
terminal-help-moves = alle Züge auflisten
terminal-help-undo = deinen letzten Zug zurücknehmen
terminal-help-done = deinen Zug beenden; Enter tut dasselbe
terminal-help-hint = um einen Tipp bitten
terminal-help-turn = das Brett umdrehen
terminal-help-rule = eine Regel lesen, zum Beispiel { $example }
terminal-help-save = die Partie in eine Datei speichern und weiterspielen
terminal-help-resign = die Partie aufgeben
terminal-help-quit = gehen; eine unfertige Partie wird für dich gespeichert
terminal-help-help = diese Liste
terminal-thinking = { $bot }: überlegt …
terminal-warming = Der schnelle Rechenkern wird im Hintergrund vorbereitet; bis dahin spielt der Bot etwas schwächer.
terminal-hint = Tipp: { $said } Schreib { $move }.
terminal-taken-back = Zurückgenommen bis zu deinem letzten Zug.
terminal-saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
terminal-resumed = Es geht weiter nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
terminal-resign-sure = Aufgeben?
terminal-yes = ja
terminal-no = nein
terminal-question = { $question } ({ $yes }/{ $no }, Enter: { $enter })
terminal-yes-or-no = Tippe { $yes } für Ja oder { $no } für Nein; Enter bedeutet { $enter }.
terminal-bye = Bis bald am Tisch.
terminal-unsaved = Die Partie konnte nicht gespeichert werden. Speichere sie das nächste Mal, bevor du gehst: save DATEI
terminal-destinations = Von { $square } aus:
terminal-no-destinations = Die Figur auf { $square } kann nicht ziehen.
terminal-no-rule = Es gibt keine Regel { $rule }. Regeln: { $rules }.
origin-book = Steht in der gedruckten Anleitung
origin-house = Hier festgelegt: die Anleitung schweigt
origin-both = Teils gedruckt, teils hier festgelegt
reading-otherwise = Beim Einrichten kannst du es anders wählen: { $options }.
reading-on = „{ $option }“
reading-off = „{ $option }“ ausgeschaltet
reading-value = „{ $option }“ auf „{ $value }“
terminal-you-win = Du gewinnst.
terminal-you-lose = Gewonnen: { $bot }.
terminal-you-fail = Diesmal hast du es nicht geschafft.
terminal-draw = Unentschieden.
terminal-shared = Der Sieg wird geteilt: { $who }.
terminal-resigned = Aufgegeben: { $who }.

replay-title = { $game }, Schritt { $step } von { $steps }
replay-keys = Enter oder n: weiter, b: zurück, eine Zahl: dorthin, q: gehen
replay-unknown = „{ $typed }“ bedeutet hier nichts.
verify-whole = Die Datei ist unversehrt.
verify-moves = { $moves ->
    [0] Es wurde noch nichts gespielt.
    [one] Der einzige Zug ist erlaubt.
   *[other] Alle { $moves } Züge sind erlaubt.
}
verify-throws = { $throws ->
    [0] Es wurde nichts geworfen.
    [one] Der einzige Wurf ist der, den der Startwert ergibt, und der Startwert ist der zugesagte.
   *[other] Alle { $throws } Würfe sind die, die der Startwert ergibt, und der Startwert ist der zugesagte.
}
verify-throws-manual = Die Würfe wurden von Hand eingegeben und beweisen nichts.
verify-result = Das Ergebnis folgt aus den Zügen: { $result }.
verify-running = Die Partie läuft noch.

refused-game-missing = Sag, welches Spiel. Spiele: { $games }.
refused-file-other = „{ $file }“ gibt es schon, und es ist keine gespeicherte Partie. Wähle einen anderen Namen.
refused-step = Es gibt keinen Schritt { $step }. Die Schritte gehen von 0 bis { $steps }.
said-undo = Der letzte Zug wird zurückgenommen.
terminal-again = Die Partie noch einmal ansehen: { $program } replay { $file }
overview = Ein Tisch für Brettspiele. Fang an mit:
overview-more = Alle Befehle: { $program } --help
games-players = Personen: { $seats }
games-needed = Nur mit: { $options }
games-excluded = Nicht zusammen mit: { $options }
games-default = Der erste Wert jeder Option gilt, solange du keinen anderen wählst: --option NAME=WERT
perft-depth = Tiefe
perft-count = Zugfolgen
perft-seconds = Sekunden
perft-speed = Pro Sekunde
warm-done = { $game } ist bereit: Die Bots spielen von Anfang an mit voller Stärke.
new-made = Der Raum { $name } ist angelegt. Prüf ihn mit: make test
new-made-alone = Der Raum { $name } ist angelegt. Seine Seite im Browser und seine Tests fehlen: Sie gehören in eine Arbeitskopie von Ludothek. Dort: make new GAME={ $name }

refused-link = Dieser Link öffnet hier nichts. Bitte um einen neuen.
refused-eyes = Solange eine Partie läuft, siehst du sie nur mit deinen eigenen Augen. Schau noch einmal, wenn sie zu Ende ist.
refused-message = Diese Nachricht ergibt hier keinen Sinn. Lade die Seite neu.
refused-spectator = Du schaust an diesem Tisch zu. Nimm einen Platz ein, um zu spielen.
refused-unfinished = Das ist erst der Anfang eines Zuges. Wähle, wie er weitergeht.
refused-draw-declined = Das Unentschieden ist abgelehnt. Spiel weiter.
refused-draw-alone = Hier ist niemand, mit dem du dich auf Unentschieden einigen könntest. Spiel weiter.
refused-not-asked = Diese Frage ist nicht mehr offen. Spiel weiter.
refused-review = Dafür gibt es noch keinen beendeten Zug von dir. Spiel erst einen.
refused-hint-turn = Einen Tipp gibt es, wenn du an der Reihe bist. Warte, bis es so weit ist.
refused-time-out = Deine Zeit ist um: Ein Bot spielt diesen Zug für dich. Warte auf deinen nächsten.
refused-seat-taken = Dort sitzt schon jemand. Nur ein freier Platz bekommt einen neuen Link.
refused-invite-taken = Dort hat sich schon jemand hingesetzt. Schau zu oder bitte um einen eigenen Link.
refused-link-used = Dieser Link hat seinen Platz schon mitgenommen oder ist zu alt. Mach auf dem Gerät, an dem du sitzt, einen neuen.
refused-not-over = Die Partie läuft noch. Spielt sie vor der Revanche zu Ende.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment und komm wieder.
refused-too-many-tables = Das sind genug neue Tische fürs Erste. Spiel einen zu Ende oder versuch es in ein paar Minuten wieder.
refused-too-many-reports = Gerade laufen schon viele Untersuchungen. Warte einen Augenblick und frag noch einmal.

row-undo = Der letzte Zug wird zurückgenommen.
row-resign = Aufgegeben: { $side }.
row-draw = Unentschieden ist vereinbart.
row-time = Zeit abgelaufen: { $side }.
row-stand-in = Zeit abgelaufen: { $side }. Ein Bot spielt diesen Zug.

# where something is hidden
refused-undo-shown = Seitdem wurde etwas aufgedeckt, oder inzwischen ist jemand anderes an der Reihe, und dabei bleibt es. Spiel weiter.
terminal-saved-secrets = Die Datei enthält die Geheimnisse aller Seiten: Schau nicht hinein und gib sie niemandem, der weiterspielt.

refused-no-network = Dieser Computer ist in keinem Netzwerk. Verbinde ihn, oder starte den Tisch ohne --lan.
refused-port-taken = Port { $port } benutzt schon ein anderes Programm. Wähle mit --port einen anderen, oder lass --port weg.
refused-port-closed = Der Tisch kann unter „{ $host }“, Port { $port } nicht erreichbar sein: { $reason }. Wähle mit --host und --port anderes, oder lass beide weg.
refused-name = Unter diesem Namen antwortet der Tisch nicht. Öffne ihn mit der Adresse, die beim Start angezeigt wurde, oder starte ihn mit: { $program } serve --allow-host NAME
refused-database-address = „{ $scheme }://“ ist hier keine bekannte Datenbank. Gib den Namen einer Datei an, zum Beispiel games.db, oder eine Adresse, die mit sqlite:/// beginnt.
refused-database-folder = „{ $database }“ ist ein Ordner. Gib den Namen einer Datei darin an, zum Beispiel { $database }/tables.db.
refused-database-closed = Die Datenbank „{ $database }“ lässt sich nicht öffnen: { $reason }. Wähle einen anderen Ort oder mach diesen beschreibbar.
refused-database-other = „{ $database }“ ist keine Datenbank von Ludothek. Wähle einen anderen Namen; die Datei bleibt, wie sie ist.
refused-database-newer = „{ $database }“ stammt von einer neueren Ludothek. Starte diese, oder wähle eine andere Datei.
refused-database-busy = Ein anderes Programm schreibt gerade in „{ $database }“. Schließ es, oder wähle eine andere Datei.
serve-lan = In deinem Heimnetz: { $address }
