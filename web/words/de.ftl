# Was nur die Seiten sagen: das Regal, der Aufbau, der Tisch, der Rückblick.

close = Schließen
copy = Kopieren
copied = Kopiert
copy-by-hand = Dein Browser kopiert hier nicht. Die Adresse ist markiert: Kopier sie von Hand.
trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
refused-no-answer = Der Tisch antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
part-missing = Ein Teil dieser Seite ist nicht angekommen. Er wird von selbst geladen, sobald der Tisch wieder antwortet.
part-again = Neu laden
language = Sprache
theme = Licht: { $theme }
theme-auto = Automatisch
theme-light = Tag
theme-dark = Nacht

shelf-welcome = Nimm eine Schachtel aus dem Regal und setz dich.
shelf-how = { shelf-play }: du gegen einen freundlichen Bot. { shelf-set-up }: mit Freunden, Stärke, Regeln, Uhr.
shelf-title = Das Regal
shelf-open = { $game }: einen Tisch einrichten
shelf-seats = Spieler: { $seats }
shelf-minutes = { $minutes } Min.
shelf-play = Gleich spielen
shelf-set-up = Einrichten
shelf-coming = Noch nicht ausgepackt
shelf-rules = Regeln
shelf-rules-about = Genau, wo die gedruckte Anleitung spricht, gekennzeichnet, wo sie schweigt.

tables-title = Deine Tische
tables-waiting = { $n ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $n } Tischen dran
}
tables-none = Noch kein Tisch. Wo du dich hinsetzt, merkt sich dieser Browser.
tables-your-turn = Du bist dran
tables-your-turn-side = Du bist dran: { $side }
tables-their-turn = Am Zug: { $name }
tables-free = Wartet auf jemanden
tables-won = Gewonnen
tables-lost = Verloren
tables-drawn = Unentschieden
tables-nobody = Ohne Sieger
tables-won-by = Gewonnen: { $names }
tables-here = Alle an diesem Bildschirm
tables-alone = Ein Spieler
tables-more = { $n ->
    [one] Noch einen Tisch zeigen
   *[other] Noch { $n } Tische zeigen
}
tables-fewer = Weniger zeigen
tables-forget-all = Alle beendeten wegräumen
tables-forget = { $game } wegräumen
join-title = Zu Freunden setzen
join-hint = Link oder Code
join-go = Hinsetzen
join-wrong = Darin steckt kein Tisch. Füg den ganzen Link ein.

setup-seats = Spieler
setup-name = Dein Name
setup-name-hint = Wie die anderen dich nennen
setup-options = Regeln an diesem Tisch
setup-preset = Variante
setup-clock = Uhr
setup-excluded = Nicht zusammen mit „{ $option }“.
setup-choice = { $what }: { $side }
setup-swap = { $side }, Tausch mit Platz { $n }
setup-swapped = Getauscht. Platz { $one }: { $side }. Platz { $other }: { $name }.
setup-level = Stufe: { $seat }
setup-play = Spielen
children = Kindertisch
children-about = Bilder statt Worte, sanfte Bots, keine Uhr.
who-me = Ich
who-here = Freund an diesem Bildschirm
who-link = Freund per Link
who-link-about = Am Tisch bekommst du einen Link zum Verschicken.
who-bot = Bot
clock-none = Ohne Uhr
clock-move = Für jeden Zug
clock-game = Für die ganze Partie
clock-time = Zeit für jeden
clock-out = Wenn die Zeit um ist
clock-out-loss = Die Partie ist verloren
clock-out-bot = Ein Bot spielt weiter
clock-seconds = { $n } s
clock-minutes = { $n } Min.
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

seat-number = Platz { $n }
seat-open = Freier Platz
seat-guest = Gast
seat-champion = Amtierender Champion
seat-trophies = { $side }: { $n ->
    [one] ein Pokal
   *[other] { $n } Pokale
}
table-opening = Der Tisch wird gedeckt …
cover-title = Den Bildschirm bekommt: { $side }
cover-about = Hier liegt etwas, das nur eine Seite sehen darf. Weiter geht es mit: { $side }.
do-uncover = Tisch zeigen
table-board = Brett
table-seats = Spieler
table-actions = Was du tun kannst
table-panel = Neben dem Brett
table-watching = Du siehst zu
watching-about = Mit dieser Adresse siehst du zu. Willst du mitspielen, bitte um eine Einladung. Sitzt du selbst hier: Öffne dort, wo du gespielt hast, „Mehr“ und nimm deinen Platz mit.
table-to-move = am Zug
table-away = nicht da
table-taken = { $side }: { $n ->
    [one] eine Figur geschlagen
   *[other] { $n } Figuren geschlagen
}
title-your-turn = Du bist dran: { $game }

status-your-turn = Du bist dran. Deine Seite: { $side }.
status-your-turn-named = Du bist dran: { $side }.
status-side = Am Zug: { $side }.
status-go-on = Wohin? Wähle dieselbe Figur noch einmal, um sie loszulassen.
status-which = Welcher Weg? Mehr als einer führt dorthin.
status-confirm = Nimm zurück oder beende deinen Zug.
status-review = Am besten wäre gewesen: { $moves }
status-seeking = Ein guter Zug wird gesucht …
status-sent = Gespielt.
status-thinking = { $name }: überlegt …
status-wait = Am Zug: { $name }.
status-stand-in = { $side }: Zeit abgelaufen. Ein Bot spielt diesen Zug.
clocks-wait = Die Uhren stehen, bis alle da sind.
past-at = Ein Blick zurück (Verlauf, Nr. { $n }):
past-news = { $n ->
    [one] Inzwischen gibt es eine neue Zeile.
   *[other] Inzwischen gibt es { $n } neue Zeilen.
}
past-back = Zurück zur Partie
show-again = Noch einmal zeigen
status-again = Der letzte Zug wird noch einmal gezeigt.
status-hint = Tipp: { $said }
status-rule = Regel { $rule }
card-open = Was es kann
status-lost = Die Verbindung ist weg. Der Tisch wartet; gleich geht es weiter …
status-under-way = Die Verbindung ist weg. Was du gewählt hast, geht hinaus, sobald der Tisch wieder da ist.
asleep = Der Tisch schläft; er kommt von selbst wieder.
asleep-knock = Solange der Tisch schläft, geht nichts. Er kommt von selbst wieder.
asleep-try = Jetzt versuchen
warm = Die Bots laufen sich warm: { $left }
left-seconds = noch etwa { $n } s
left-minutes = noch etwa { $n } Min.
left-soon = gleich so weit
remark-help = U nimmt einen Zug zurück, H gibt einen Tipp, C öffnet den Spickzettel, ? zeigt alle Tasten.

ask-draw = { $name }: „Einigen wir uns auf Unentschieden?“
ask-takeback = { $name }: „Darf ich den letzten Zug zurücknehmen?“
asked-draw = Du hast Unentschieden angeboten.
asked-takeback = Du hast gefragt, ob du deinen Zug zurücknehmen darfst.
agreed-draw = Du bist mit dem Unentschieden einverstanden.
agreed-takeback = Du bist damit einverstanden, dass der Zug zurückgenommen wird.
ask-waiting = Es fehlt noch eine Antwort von: { $names }.
declined-draw = Dein Unentschieden wurde abgelehnt.
declined-takeback = Deine Bitte, den Zug zurückzunehmen, wurde abgelehnt.
ask-yes = Einverstanden
ask-no = Ablehnen
resign-sure = Diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiterspielen
leave-sure = Von diesem Tisch aufstehen?
leave-yes = Aufstehen
leave-no = Bleiben

do-undo = Rückgängig
do-takeback = Zug zurück
do-hint = Tipp
do-done = Zug beenden
do-draw = Unentschieden anbieten
do-resign = Aufgeben
do-turn = Brett drehen
do-crib = Spickzettel
crib-of = { $game }: Spickzettel
do-keys = Tasten
do-leave = Aufstehen
do-leave-about = Dein Platz wird frei: Auf dieser Seite kannst du dann nur noch zusehen.
page-log = Verlauf
page-rules = Regeln
page-more = Mehr
speed = Tempo
speed-slow = Gemächlich
speed-normal = Normal
speed-fast = Flott
speed-instant = Sofort
sound = Ton
speak = Farben laut sagen
confirm = Das Ende meines Zugs bestätigen
confirm-about = Nach dem letzten Schritt kannst du noch umdenken; vorher wird nicht gewürfelt und nichts gezogen.
review = Nach meinem Zug zeigen, was am besten war
review-about = Was du daraus hättest machen können.
turn-with-seat = Das Brett zu dem drehen, der am Zug ist
notify = Sag mir, wenn ich dran bin
notify-about = Dein Browser zeigt eine Benachrichtigung, während du woanders hinsiehst.
rename = Ändern
watch-link = Link für Zuschauer
watch-link-about = Auch mit der Adresse dieser Seite kann man zusehen. Dein Platz bleibt in diesem Browser.
link-new = Link erstellen
waiting-title = Noch frei: { $side }.
waiting-send = Schick diesen Link weiter.
waiting-watch = Es fehlt noch jemand.
waiting-link = Link zum freien Platz
log-empty = Noch ist nichts gespielt.
log-undone = Zurückgenommen:
log-earlier =
    { $rows ->
        [one] Eine frühere Zeile zeigen
       *[other] { $rows } frühere Zeilen zeigen
    }

over-title = Die Partie ist zu Ende
over-you-win = Du gewinnst.
over-you-lose = Du verlierst.
over-wins = Gewonnen: { $name }.
over-draw = Unentschieden.
over-nobody = Niemand gewinnt.
over-together = Zusammen gewonnen: { $names }.
over-series = Pokale: { $standing }
over-rematch = Revanche
over-next = Zur nächsten Partie
over-awaited = Die Revanche liegt bereit. Dort wirst du erwartet.
over-replay = Rückblick
over-share = Teilen
over-save = Speichern
gone-title = Dieser Link öffnet nichts.
gone-about = Vielleicht wurde er durch einen neuen ersetzt, oder ein Buchstabe fehlt. Bitte um einen neuen Link.
gone-home = Zum Regal
nowhere-title = Unter dieser Adresse ist nichts.
nowhere-about = Vielleicht stimmt ein Buchstabe nicht. Die Spiele stehen im Regal.
used-title = Dieser Link hat seinen Dienst getan.
used-about = Er nimmt einen Platz einmal auf ein anderes Gerät mit, und das nicht lange. Öffne den Tisch, an dem du sitzt, und nimm unter „Mehr“ deinen Platz noch einmal mit.
invite-title = Einladung zu { $game }
invite-from = { $names }: Einladung zu { $game }
invite-side = Deine Seite: { $side }.
invite-already = In diesem Browser sitzt du hier schon: { $side }.
invite-taken = Dieser Platz ist besetzt
invite-taken-about = Diese Einladung wurde schon angenommen. Du kannst zuschauen oder um einen eigenen Link bitten.
invite-sit = Hinsetzen
invite-sit-too = Auch hier hinsetzen, an einem Bildschirm
invite-watch = Nur zuschauen
invite-back = Zurück zu meinem Platz
carry-here = Hier weiterspielen
carry-here-about = Dein Platz bei { $game }: { $side }. Auf deinem anderen Gerät bleibt er auch offen.
carry-make = Meinen Platz mitnehmen
carry-about = Spiel auf dem Handy oder einem anderen Computer weiter. Hier bleibt dein Platz auch offen.
carry-good = Für dein eigenes anderes Gerät: Dieser Link gilt einmal, innerhalb von { $minutes } Minuten. Wer ihn öffnet, sitzt auf deinem Platz.
carry-link = Link zu deinem eigenen Platz
qr = QR-Code
qr-of = QR-Code von { $address }
link-alone = Dieser Link gilt nur auf diesem Computer. Für Freunde und Handys im Haus starte den Tisch mit
link-new-about = Ein Link, den du schon verschickt hast, gilt weiter; ein neuer ersetzt ihn.

rules-of = Die Regeln von { $game }
rules-sections = Abschnitte
rules-drawing = Zeichnung
rules-glossary = Glossar
rules-origins = Woher die Regeln stammen
rules-unprinted = Nur, was die Anleitung nicht sagt
rules-shown = Gezeigte Regeln: { $shown } von { $all }
example-of = Beispiel: { $title }
replay-of = { $game }: Rückblick
replay-start = Der Anfang.
replay-place = Stelle in der Partie
replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen zurück
replay-next = Einen weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
eyes-title = Mit wessen Augen
eyes-open = Alles offen
eyes-watch = Zuschauer
eyes-open-about = Alles liegt offen, auch was damals geheim war.
eyes-seat-about = Was diese Seite in diesem Augenblick wusste: { $side }.
eyes-watch-about = Was in diesem Augenblick alle wissen konnten.

key-walk = über das Brett gehen
key-edges = an den Rand des Bretts springen
key-choose = ein Feld wählen
key-look = zeigen, was dort ist
key-close = schließen, was offen liegt
key-back = zurück zum Spiel gehen
key-cancel = die Wahl zurücknehmen
key-undo = deinen Zug zurücknehmen
key-done = deinen Zug beenden
key-hint = um einen Tipp bitten
key-again = den letzten Zug der anderen noch einmal zeigen
key-card = zeigen, was das ist und was es kann
key-crib = den Spickzettel öffnen
key-turn = das Brett drehen
key-log = den Verlauf öffnen
key-rules = die Regeln öffnen
key-keys = diese Liste
cap-space = Leertaste
cap-enter = Eingabe
cap-escape = Esc
cap-home = Pos 1
cap-end = Ende
cap-pageup = Bild ↑
cap-pagedown = Bild ↓
cap-shift = Umschalt
