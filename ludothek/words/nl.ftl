# De woorden van het huis: weigeringen die alle spellen delen, de niveaus van de bots, de terminal.

refused-stale = Aan tafel is het intussen verdergegaan. Kijk nog eens en kies opnieuw.
refused-empty = Er is geen zet opgegeven. Kies een van de mogelijke zetten.
refused-ambiguous = Dat kan meer dan één zet betekenen. Kies een van deze: { $moves }.
refused-undo = De laatste zet staat vast: iemand anders is al aan de beurt, of er is sindsdien iets gegooid of getoond. Vraag of je hem mag terugnemen.
refused-undo-nothing = Er valt niets terug te nemen. Doe eerst een zet.
refused-undo-thrown = Wat gegooid is, blijft gegooid, en je laatste stap kwam daarvoor. Speel verder.
refused-undo-time = Die beurt speelde een bot omdat de tijd om was, en dat blijft zo. Speel verder.
refused-undo-alone = Er zit niemand aan tafel die kan instemmen. Wacht tot er iemand komt.
refused-confirm = Je beurt is gespeeld. Beëindig hem, of neem de laatste stap terug.
refused-no-confirm = Er is nog geen beurt om te beëindigen. Speel eerst de jouwe, of wacht tot jij aan de beurt bent.
refused-not-done = Je beurt is nog niet voorbij: er is nog een zet te doen. Typ moves om te zien wat je kunt doen.
refused-no-throw = Er valt nu niets te gooien. Speel een zet.
refused-throws = ‘{ $throws }’ is geen manier van gooien. Kies ‘auto’ of ‘manual’.
refused-no-seat = Er is hier geen plaats { $seat }. De plaatsen zijn genummerd vanaf 0, en het zijn er { $seats }.
refused-seats = { $seats } is geen mogelijk aantal plaatsen voor dit spel. Mogelijke aantallen: { $possible }.
refused-resign-seats = Alleen een partij met z’n tweeën kun je opgeven. Speel verder, of verlaat de tafel.
refused-resigned = Je ligt al uit deze partij. Kijk naar de anderen, of begin een nieuwe.
refused-over = De partij is afgelopen. Begin een nieuwe of kijk deze nog eens terug.
refused-option-name = Er is geen optie ‘{ $option }’. Opties: { $options }.
refused-option-value = ‘{ $value }’ is geen waarde van { $option }. Kies een van deze: { $values }.
refused-game = Er is geen spel ‘{ $name }’. Spellen: { $games }.
refused-language = Er zijn geen teksten voor de taal ‘{ $language }’. Talen: { $languages }.
refused-level = Er is geen niveau ‘{ $level }’. De niveaus gaan van 1 tot en met { $levels }.
refused-depth = ‘{ $depth }’ is geen diepte. Geef een getal van 0 tot en met { $most }.
refused-file-read = ‘{ $file }’ kan niet worden gelezen: { $reason }. Controleer de naam van het bestand.
refused-file-write = ‘{ $file }’ kan niet worden geschreven: { $reason }. Kies een andere plek; de partij gaat door.
refused-room-name = ‘{ $name }’ kan niet de naam van een spel zijn. Gebruik kleine letters, cijfers en lage streepjes, met een letter vooraan.
refused-room-exists = Er is al een spel ‘{ $name }’. Kies een andere naam.

refused-transcript-first = Dit is geen spelverslag: het begint niet met ‘{ $first }’. Kies een bestand dat Ludothek heeft geschreven.
refused-transcript-torn = Dit spelverslag is onvolledig of gewijzigd: de controlesom klopt niet. Neem een onbeschadigde kopie.
refused-transcript-head = De kop van dit spelverslag klopt niet: { $line }. Neem een onbeschadigde kopie.
refused-transcript-rules = Deze partij is gespeeld met versie { $theirs } van de regels, hier geldt versie { $ours }. Open het bestand met de Ludothek die het heeft geschreven.
refused-transcript-seed = In dit spelverslag ontbreekt de startwaarde van de worpen, dus die zijn niet te controleren. Vraag om het bestand zodra de partij is afgelopen.
refused-transcript-commit = De startwaarde is niet de waarde die vóór de eerste worp is beloofd. Vertrouw dit bestand niet.
refused-transcript-throw = Dit is niet wat er is gegooid: de startwaarde geeft { $thrown }. Vertrouw dit bestand niet.
refused-transcript-actor = Deze plaats was niet aan de beurt. Vertrouw dit bestand niet.
refused-transcript-step = Stap { $step } ({ $move }) past niet: { $reason }
refused-transcript-result = De zetten leiden niet tot de uitslag { $result }. Vertrouw dit bestand niet.

level-1 = Nieuwsgierig
level-1-about = Kijkt naar wat voor zijn neus ligt en ziet de rest over het hoofd. Goed voor een eerste partij.
level-2 = Oplettend
level-2-about = Denkt aan jouw antwoord, maar niet verder.
level-3 = Ervaren
level-3-about = Plant meerdere zetten vooruit en geeft zelden iets weg.
level-4 = Meester
level-4-about = Kijkt zo ver vooruit als een paar seconden toelaten.

bot-name = Bot ({ $level })
you = Jij

terminal-welcome = { $game }. Jouw kant: { $side }. Tegenover je: { $bot }.
terminal-welcome-one = { $game }. Jouw kant: { $side }.
terminal-prompt = Jouw zet
terminal-prompt-done = Enter beëindigt je beurt, ‘undo’ neemt de laatste stap terug
terminal-help = Typ een zet ({ $example }), of een veld om te zien waar het stuk erop heen kan. Andere opdrachten:
terminal-help-moves = alle zetten tonen
terminal-help-undo = je laatste zet terugnemen
terminal-help-done = je beurt beëindigen; Enter doet hetzelfde
terminal-help-hint = om een tip vragen
terminal-help-turn = het bord omdraaien
terminal-help-rule = een regel lezen, bijvoorbeeld { $example }
terminal-help-save = de partij in een bestand opslaan en doorspelen
terminal-help-resign = de partij opgeven
terminal-help-quit = weggaan; een onvoltooide partij wordt voor je opgeslagen
terminal-help-help = deze lijst
terminal-thinking = { $bot }: denkt na …
terminal-warming = De snelle rekenkern wordt op de achtergrond voorbereid; tot dan speelt de bot iets zwakker.
terminal-hint = Tip: { $said } Typ { $move }.
terminal-taken-back = Teruggenomen tot je laatste beurt.
terminal-saved = Opgeslagen in { $file }. Ga verder met: { $command }
terminal-resumed = De partij gaat verder na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}.
terminal-resign-sure = Opgeven?
terminal-yes = ja
terminal-no = nee
terminal-question = { $question } ({ $yes }/{ $no }, Enter: { $enter })
terminal-yes-or-no = Typ { $yes } voor ja of { $no } voor nee; Enter betekent { $enter }.
terminal-bye = Tot ziens aan tafel.
terminal-unsaved = De partij kon niet worden opgeslagen. Sla haar de volgende keer op voordat je weggaat: save BESTAND
terminal-destinations = Vanaf { $square }:
terminal-no-destinations = Het stuk op { $square } kan niet bewegen.
terminal-no-rule = Er is geen regel { $rule }. Regels: { $rules }.
origin-book = Staat in de gedrukte spelregels
origin-house = Hier vastgelegd: de spelregels zwijgen erover
origin-both = Deels gedrukt, deels hier vastgelegd
reading-otherwise = Bij het klaarzetten kun je anders kiezen: { $options }.
reading-on = ‘{ $option }’
reading-off = ‘{ $option }’ uitgeschakeld
reading-value = ‘{ $option }’ op ‘{ $value }’
terminal-you-win = Je wint.
terminal-you-lose = Gewonnen: { $bot }.
terminal-you-fail = Deze keer heb je het niet gehaald.
terminal-draw = Remise.
terminal-shared = De overwinning wordt gedeeld: { $who }.
terminal-resigned = Opgegeven: { $who }.

replay-title = { $game }, stap { $step } van { $steps }
replay-keys = Enter of n: volgende, b: terug, een getal: daarheen, q: weggaan
replay-unknown = ‘{ $typed }’ betekent hier niets.
verify-whole = Het bestand is intact.
verify-moves = { $moves ->
    [0] Er is nog niets gespeeld.
    [one] De enige zet is toegestaan.
   *[other] Alle { $moves } zetten zijn toegestaan.
}
verify-throws = { $throws ->
    [0] Er is niets gegooid.
    [one] De enige worp is wat de startwaarde geeft, en de startwaarde is de beloofde.
   *[other] Alle { $throws } worpen zijn wat de startwaarde geeft, en de startwaarde is de beloofde.
}
verify-throws-manual = De worpen zijn met de hand ingevoerd en bewijzen niets.
verify-result = De uitslag volgt uit de zetten: { $result }.
verify-running = De partij is nog bezig.

refused-game-missing = Zeg welk spel. Spellen: { $games }.
refused-file-other = ‘{ $file }’ bestaat al en is geen opgeslagen partij. Kies een andere naam.
refused-step = Er is geen stap { $step }. De stappen gaan van 0 tot en met { $steps }.
said-undo = De laatste zet wordt teruggenomen.
terminal-again = Om de partij nog eens te bekijken: { $program } replay { $file }
overview = Een tafel voor bordspellen. Begin met:
overview-more = Alle opdrachten: { $program } --help
games-players = Spelers: { $seats }
games-needed = Alleen met: { $options }
games-excluded = Niet samen met: { $options }
games-default = De eerste waarde van elke optie geldt zolang je geen andere kiest: --option NAAM=WAARDE
perft-depth = Diepte
perft-count = Reeksen
perft-seconds = Seconden
perft-speed = Per seconde
warm-done = { $game } is klaar: bots spelen vanaf het begin op volle sterkte.
new-made = De kamer { $name } staat klaar. Controleer hem met: make test
new-made-alone = De kamer { $name } staat klaar. De pagina in de browser en de tests ontbreken: die horen in een werkkopie van Ludothek. Daar: make new GAME={ $name }

refused-link = Deze link opent hier niets. Vraag om een nieuwe.
refused-eyes = Zolang een partij loopt, zie je die alleen door je eigen ogen. Kijk nog eens als de partij is afgelopen.
refused-message = Dat bericht betekent hier niets. Laad de pagina opnieuw.
refused-spectator = Je kijkt toe aan deze tafel. Neem plaats om te spelen.
refused-unfinished = Dat is pas het begin van een zet. Kies hoe die verdergaat.
refused-draw-declined = De remise is afgewezen. Speel verder.
refused-draw-alone = Hier is niemand om remise mee af te spreken. Speel verder.
refused-not-asked = Die vraag staat niet meer open. Speel verder.
refused-review = Er is nog geen afgeronde beurt van je om te bekijken. Speel er eerst een.
refused-hint-turn = Een tip krijg je als jij aan de beurt bent. Wacht tot het zover is.
refused-time-out = Je tijd is om: een bot speelt deze beurt voor je. Wacht op je volgende.
refused-seat-taken = Daar zit al iemand. Alleen een vrije plaats krijgt een nieuwe link.
refused-invite-taken = Daar zit al iemand. Kijk mee of vraag om een eigen link.
refused-link-used = Deze link is al gebruikt of te oud. Maak een nieuwe op het apparaat waarop je speelt.
refused-not-over = De partij loopt nog. Speel die uit voor de revanche.
refused-too-fast = Dat was te veel ineens. Wacht even en kom terug.
refused-too-many-tables = Dat zijn voorlopig genoeg nieuwe tafels. Speel er een uit of probeer het over een paar minuten opnieuw.
refused-too-many-reports = Er worden nu al veel rapporten gemaakt. Wacht even en vraag het nog eens.

row-undo = De laatste zet wordt teruggenomen.
row-resign = Opgegeven: { $side }.
row-draw = Remise is overeengekomen.
row-time = De tijd is om: { $side }.
row-stand-in = De tijd is om: { $side }. Een bot speelt deze beurt.

# where something is hidden
refused-undo-shown = Sindsdien is er iets getoond of is iemand anders al aan de beurt, en dat blijft zo. Speel verder.
terminal-saved-secrets = Het bestand bevat de geheimen van alle spelers: kijk er niet in en stuur het niet aan wie nog meespeelt.

refused-no-network = Deze computer zit in geen enkel netwerk. Verbind hem, of open de tafel zonder --lan.
refused-port-taken = Een ander programma gebruikt poort { $port } al. Kies een andere met --port, of laat --port weg.
refused-port-closed = De tafel kan niet open op ‘{ $host }’, poort { $port }: { $reason }. Kies iets anders met --host en --port, of laat beide weg.
refused-name = De tafel luistert niet naar deze naam. Open haar met het adres dat bij het starten werd getoond, of start haar met: { $program } serve --allow-host NAAM
refused-database-address = ‘{ $scheme }://’ is hier geen bekende database. Geef de naam van een bestand, bijvoorbeeld games.db, of een adres dat met sqlite:/// begint.
refused-database-folder = ‘{ $database }’ is een map. Geef de naam van een bestand daarin, bijvoorbeeld { $database }/tables.db.
refused-database-closed = De database ‘{ $database }’ kan niet worden geopend: { $reason }. Kies een andere plek of maak deze beschrijfbaar.
refused-database-other = ‘{ $database }’ is geen database van Ludothek. Kies een andere naam; het bestand blijft zoals het is.
refused-database-newer = ‘{ $database }’ is van een nieuwere Ludothek. Start die, of kies een ander bestand.
refused-database-busy = Een ander programma schrijft naar ‘{ $database }’. Sluit het, of kies een ander bestand.
serve-lan = In je thuisnetwerk: { $address }
