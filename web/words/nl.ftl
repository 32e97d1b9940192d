# Wat alleen de pagina’s zeggen: de plank, het klaarzetten, de tafel, het terugkijken.

close = Sluiten
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Je browser kopieert hier niet. Het adres is geselecteerd: kopieer het met de hand.
trouble = Dat is niet gelukt. Probeer het zo nog eens.
refused-no-answer = De tafel antwoordt niet. Controleer de verbinding en probeer het nog eens.
part-missing = Een deel van deze pagina is niet aangekomen. Het wordt vanzelf geladen zodra de tafel weer antwoordt.
part-again = Opnieuw laden
language = Taal
theme = Licht: { $theme }
theme-auto = Automatisch
theme-light = Dag
theme-dark = Nacht

shelf-welcome = Pak een doos van de plank en schuif aan.
shelf-how = { shelf-play }: jij tegen een vriendelijke bot. { shelf-set-up }: vrienden, niveau, regels, klok.
shelf-title = De plank
shelf-open = { $game }: een tafel klaarzetten
shelf-seats = Spelers: { $seats }
shelf-minutes = { $minutes } min.
shelf-play = Meteen spelen
shelf-set-up = Klaarzetten
shelf-coming = Nog niet uitgepakt
shelf-rules = Regels
shelf-rules-about = Precies waar de gedrukte spelregels spreken, gemarkeerd waar ze zwijgen.

tables-title = Je tafels
tables-waiting = { $n ->
    [one] Jij bent aan de beurt aan één tafel
   *[other] Jij bent aan de beurt aan { $n } tafels
}
tables-none = Nog geen tafel. De tafels waaraan je gaat zitten, onthoudt deze browser.
tables-your-turn = Jij bent aan de beurt
tables-your-turn-side = Jij bent aan de beurt: { $side }
tables-their-turn = Aan de beurt: { $name }
tables-free = Wacht op iemand
tables-won = Gewonnen
tables-lost = Verloren
tables-drawn = Remise
tables-nobody = Geen winnaar
tables-won-by = Gewonnen: { $names }
tables-here = Allemaal op dit scherm
tables-alone = Eén speler
tables-more = { $n ->
    [one] Nog één tafel tonen
   *[other] Nog { $n } tafels tonen
}
tables-fewer = Minder tonen
tables-forget-all = Alle afgelopen opruimen
tables-forget = { $game } opruimen
join-title = Bij vrienden aanschuiven
join-hint = Link of code
join-go = Aanschuiven
join-wrong = Daar zit geen tafel in. Plak de hele link.

setup-seats = Spelers
setup-name = Je naam
setup-name-hint = Hoe de anderen je noemen
setup-options = Regels van deze tafel
setup-preset = Variant
setup-clock = Klok
setup-excluded = Niet samen met ‘{ $option }’.
setup-choice = { $what }: { $side }
setup-swap = { $side }, ruilen met plaats { $n }
setup-swapped = Geruild. Plaats { $one }: { $side }. Plaats { $other }: { $name }.
setup-level = Niveau: { $seat }
setup-play = Spelen
children = Kindertafel
children-about = Plaatjes in plaats van woorden, milde bots, geen klok.
who-me = Ik
who-here = Vriend op dit scherm
who-link = Vriend via link
who-link-about = Aan tafel krijg je een link om te versturen.
who-bot = Bot
clock-none = Geen klok
clock-move = Per zet
clock-game = Voor de hele partij
clock-time = Tijd per speler
clock-out = Als de tijd om is
clock-out-loss = De partij is verloren
clock-out-bot = Een bot speelt verder
clock-seconds = { $n } s
clock-minutes = { $n } min.
clock-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
}

seat-number = Plaats { $n }
seat-open = Vrije plaats
seat-guest = Gast
seat-champion = Regerend kampioen
seat-trophies = { $side }: { $n ->
    [one] één beker
   *[other] { $n } bekers
}
table-opening = De tafel wordt klaargezet …
cover-title = Het scherm gaat naar: { $side }
cover-about = Hier ligt iets wat maar één kant mag zien. Verder gaat het met: { $side }.
do-uncover = Tafel tonen
table-board = Bord
table-seats = Spelers
table-actions = Wat je kunt doen
table-panel = Naast het bord
table-watching = Je kijkt toe
watching-about = Met dit adres kijk je toe. Wil je meespelen, vraag dan om een uitnodiging. Zit je hier zelf: open waar je hebt gespeeld ‘Meer’ en neem je plaats mee.
table-to-move = aan de beurt
table-away = even weg
table-taken = { $side }: { $n ->
    [one] één stuk geslagen
   *[other] { $n } stukken geslagen
}
title-your-turn = Jij bent aan de beurt: { $game }

status-your-turn = Jij bent aan de beurt. Jouw kant: { $side }.
status-your-turn-named = Jij bent aan de beurt: { $side }.
status-side = Aan de beurt: { $side }.
status-go-on = Waarheen? Kies hetzelfde stuk nog eens om het los te laten.
status-which = Langs welke weg? Er zijn er meer.
status-confirm = Neem terug, of beëindig je beurt.
status-review = Het beste zou zijn geweest: { $moves }
status-seeking = Een goede zet wordt gezocht …
status-sent = Gespeeld.
status-thinking = { $name }: denkt na …
status-wait = Aan de beurt: { $name }.
status-stand-in = { $side }: de tijd is om. Een bot speelt deze beurt.
clocks-wait = De klokken staan stil tot iedereen er is.
past-at = Een blik terug (verloop, nr. { $n }):
past-news = { $n ->
    [one] Intussen is er één nieuwe regel.
   *[other] Intussen zijn er { $n } nieuwe regels.
}
past-back = Terug naar de partij
show-again = Nog eens tonen
status-again = De laatste beurt wordt nog eens getoond.
status-hint = Tip: { $said }
status-rule = Regel { $rule }
card-open = Wat het kan
status-lost = De verbinding is weg. De tafel wacht; zo gaat het verder …
status-under-way = De verbinding is weg. Wat je koos, gaat eruit zodra de tafel terug is.
asleep = De tafel slaapt; hij komt vanzelf terug.
asleep-knock = Zolang de tafel slaapt, kan er niets. Hij komt vanzelf terug.
asleep-try = Nu proberen
warm = De bots warmen op: { $left }
left-seconds = nog ongeveer { $n } s
left-minutes = nog ongeveer { $n } min.
left-soon = bijna zover
remark-help = U neemt een zet terug, H geeft een tip, C opent het spiekbriefje, ? toont alle toetsen.

ask-draw = { $name }: ‘Zullen we er remise van maken?’
ask-takeback = { $name }: ‘Mag ik de laatste zet terugnemen?’
asked-draw = Je hebt remise aangeboden.
asked-takeback = Je hebt gevraagd of je je zet mag terugnemen.
agreed-draw = Je gaat akkoord met remise.
agreed-takeback = Je gaat ermee akkoord dat de zet wordt teruggenomen.
ask-waiting = Nog geen antwoord van: { $names }.
declined-draw = Je remisevoorstel is afgewezen.
declined-takeback = Je verzoek om de zet terug te nemen is afgewezen.
ask-yes = Akkoord
ask-no = Weigeren
resign-sure = Deze partij opgeven?
resign-yes = Opgeven
resign-no = Doorspelen
leave-sure = Opstaan van deze tafel?
leave-yes = Opstaan
leave-no = Blijven

do-undo = Ongedaan maken
do-takeback = Zet terug
do-hint = Tip
do-done = Beurt beëindigen
do-draw = Remise aanbieden
do-resign = Opgeven
do-turn = Bord draaien
do-crib = Spiekbriefje
crib-of = { $game }: spiekbriefje
do-keys = Toetsen
do-leave = Opstaan
do-leave-about = Je plaats komt vrij: op deze pagina kun je dan alleen nog meekijken.
page-log = Verloop
page-rules = Regels
page-more = Meer
speed = Tempo
speed-slow = Rustig
speed-normal = Normaal
speed-fast = Vlot
speed-instant = Meteen
sound = Geluid
speak = Kleuren hardop zeggen
confirm = Het einde van mijn beurt bevestigen
confirm-about = Na je laatste stap kun je je nog bedenken; eerder wordt er niet gegooid of getrokken.
review = Na mijn beurt tonen wat het beste was
review-about = Wat je ervan had kunnen maken.
turn-with-seat = Het bord draaien naar wie aan de beurt is
notify = Zeg het als ik aan de beurt ben
notify-about = Je browser toont een bericht terwijl je iets anders bekijkt.
rename = Wijzigen
watch-link = Link voor toeschouwers
watch-link-about = Ook met het adres van deze pagina kan men toekijken. Jouw plaats blijft in deze browser.
link-new = Link maken
waiting-title = Nog vrij: { $side }.
waiting-send = Stuur deze link naar iemand.
waiting-watch = Er ontbreekt nog iemand.
waiting-link = Link naar de vrije plaats
log-empty = Er is nog niets gespeeld.
log-undone = Teruggenomen:
log-earlier =
    { $rows ->
        [one] Eén eerdere regel tonen
       *[other] { $rows } eerdere regels tonen
    }

over-title = De partij is afgelopen
over-you-win = Je wint.
over-you-lose = Je verliest.
over-wins = Gewonnen: { $name }.
over-draw = Remise.
over-nobody = Niemand wint.
over-together = Samen gewonnen: { $names }.
over-series = Bekers: { $standing }
over-rematch = Revanche
over-next = Naar de volgende partij
over-awaited = De revanche ligt klaar. Daar wacht men op je.
over-replay = Terugkijken
over-share = Delen
over-save = Bewaren
gone-title = Deze link opent niets.
gone-about = Misschien is hij vervangen door een nieuwe, of ontbreekt er een letter. Vraag om een nieuwe link.
gone-home = Naar de plank
nowhere-title = Op dit adres is niets.
nowhere-about = Misschien klopt er een letter niet. De spellen staan op de plank.
used-title = Deze link heeft zijn werk gedaan.
used-about = Hij neemt een plaats één keer mee naar een ander apparaat, en niet lang. Open de tafel waaraan je zit en neem onder ‘Meer’ je plaats nog eens mee.
invite-title = Uitnodiging voor { $game }
invite-from = { $names }: uitnodiging voor { $game }
invite-side = Jouw kant: { $side }.
invite-already = In deze browser zit je hier al: { $side }.
invite-taken = Deze plaats is bezet
invite-taken-about = Iemand heeft deze uitnodiging al aangenomen. Je kunt meekijken of om een eigen link vragen.
invite-sit = Gaan zitten
invite-sit-too = Hier ook gaan zitten, op één scherm
invite-watch = Alleen meekijken
invite-back = Terug naar mijn plaats
carry-here = Hier verder spelen
carry-here-about = Je plaats bij { $game }: { $side }. Op je andere apparaat blijft hij ook open.
carry-make = Mijn plaats meenemen
carry-about = Speel verder op je telefoon of een andere computer. Hier blijft je plaats ook open.
carry-good = Voor een ander apparaat van jou: deze link werkt één keer, binnen { $minutes } minuten. Wie hem opent, zit op jouw plaats.
carry-link = Link naar je eigen plaats
qr = QR-code
qr-of = QR-code van { $address }
link-alone = Deze link werkt alleen op deze computer. Voor vrienden en telefoons in huis start je de tafel met
link-new-about = Een link die je al hebt gestuurd, blijft werken; een nieuwe vervangt hem.

rules-of = De regels van { $game }
rules-sections = Hoofdstukken
rules-drawing = Tekening
rules-glossary = Woordenlijst
rules-origins = Waar de regels vandaan komen
rules-unprinted = Alleen wat de gedrukte spelregels niet zeggen
rules-shown = Getoonde regels: { $shown } van { $all }
example-of = Voorbeeld: { $title }
replay-of = { $game }: terugkijken
replay-start = Het begin.
replay-place = Plek in de partij
replay-at = { $at } van { $last }
replay-first = Naar het begin
replay-back = Eén terug
replay-next = Eén verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
eyes-title = Door wiens ogen
eyes-open = Alles open
eyes-watch = Toeschouwer
eyes-open-about = Alles ligt open, ook wat toen geheim was.
eyes-seat-about = Wat deze kant op dat moment wist: { $side }.
eyes-watch-about = Wat iedereen op dat moment kon weten.

key-walk = over het bord lopen
key-edges = naar de rand van het bord gaan
key-choose = een veld kiezen
key-look = laten zien wat daar is
key-close = sluiten wat openligt
key-back = terug naar het spel gaan
key-cancel = de keuze terugnemen
key-undo = je zet terugnemen
key-done = je beurt beëindigen
key-hint = om een tip vragen
key-again = de laatste beurt van de anderen nog eens tonen
key-card = laten zien wat dit is en wat het kan
key-crib = het spiekbriefje openen
key-turn = het bord draaien
key-log = het verloop openen
key-rules = de regels openen
key-keys = deze lijst
cap-space = Spatie
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-pageup = Page Up
cap-pagedown = Page Down
cap-shift = Shift
