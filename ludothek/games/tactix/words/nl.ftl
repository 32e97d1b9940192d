# De woorden van Tactix.

title = Tactix
about = Kantel je dobbelstenen over het bord: het vlak dat boven ligt, bepaalt hoe ver elke steen de volgende keer moet gaan.
side-0 = Wit
side-1 = Zwart
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Bord
option-board-about = 9 × 9 is Tactix; 9 × 8 is het kleinere bord van Duell, de oudere broer.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = Koning slaat
option-king_captures-about = Of een koning het stuk mag slaan op het veld waar hij heen gaat.
option-short = Korte partij
option-short-about = Ook een koning op het middenveld wint.
option-draws = Remise
option-draws-about = Dezelfde stelling voor de derde keer, of 100 zetten zonder slaan, is remise.
option-handed = Dobbelstenen
option-handed-about = In welke richting 1, 2 en 3 elkaar op de dobbelstenen opvolgen.
option-handed-right = Rechtshandig
option-handed-left = Linkshandig
preset-duell = Duell
preset-duell-about = Het kleinere bord, en een koning die niet slaat.

terminal-help-faces = de voor- en rechterkant van alle dobbelstenen tonen of verbergen

refused-turn = Je tegenspeler is aan de beurt. Wacht die zet af.
refused-pass = Je kunt alleen passen als er geen zet meer is. Kies een zet.
refused-unreadable = ‘{ $text }’ is geen zet. Schrijf de velden, bijvoorbeeld d1>d7 of d1>d6>c6.
refused-off-board = { $square } ligt niet op het bord. Kies een veld dat er is.
refused-no-piece = Er staat geen stuk op { $square }. Begin bij een van jouw stukken.
refused-not-yours = Het stuk op { $square } is van je tegenspeler. Zet een van jouw stukken.
refused-steps = Bij deze dobbelsteen ligt de { $top } boven, dus gaat hij precies { $top ->
    [one] één stap
   *[other] { $top } stappen
}, niet { $given }. Kies een veld op die afstand.
refused-king-steps = Een koning gaat precies één stap. Kies een veld ernaast.
refused-diagonal = Stukken gaan vooruit, achteruit of opzij, nooit schuin. Ga in plaats daarvan een hoek om.
refused-turns = Een zet mag maar één keer afbuigen. Kies een route met één hoek.
refused-there-and-back = Vooruit en achteruit gaan niet samen in dezelfde zet. Kies een van beide.
refused-left-and-right = Links en rechts gaan niet samen in dezelfde zet. Kies een van beide.
refused-blocked = Op { $square } staat een stuk in de weg, en springen kan niet. Kies een vrije route.
refused-in-passing = Het stuk op { $square } kan niet onderweg worden geslagen: alleen de laatste stap slaat. Laat je zet daar eindigen of neem een andere route.
refused-stuck = Het stuk op { $square } zit ingesloten: elke weg van zijn lengte is versperd. Kies een ander.
refused-own-piece = Op { $square } staat een stuk van jezelf. Kies een ander veld.
refused-king-takes = In deze partij slaat de koning niet. Ga naar een vrij veld.
refused-no-win = Daar wint alleen een koning; voor een dobbelsteen is het een veld als elk ander. Laat het teken # weg.
refused-no-win-king = Een koning wint alleen op het koningsveld van je tegenspeler of, in de korte partij, op het middenveld. Laat het teken # weg.
refused-wrong-note = De zet is toegestaan, maar wat je erachter schreef, klopt niet. Schrijf alleen { $move }.
refused-short-board = Het kleinere bord heeft geen middenveld, dus een korte partij kan er niet op. Kies 9 × 9 of zet ‘Korte partij’ uit.

said-die = { of-side }: { advised-die }
said-king = { of-side }: { advised-king }
said-pass = { of-side }: { advised-pass }
advised-die = dobbelsteen van { $from } { $via ->
    [none] naar { $to }
   *[other] via { $via } naar { $to }
}{ $taken ->
    [none] , boven ligt de { $top }
    [king] {" "}slaat de koning
   *[other] {" "}slaat een { $taken }, boven ligt de { $top }
}.
advised-king = koning van { $from } naar { $to }{ $taken ->
    [none] { "" }
    [king] {" "}slaat de vijandelijke koning
   *[other] {" "}slaat een { $taken }
}.
advised-pass = geen zet mogelijk, dus passen.

ending-king = De koning is geslagen.
ending-square = De koning heeft het vijandelijke koningsveld bereikt.
ending-centre = De koning heeft het middenveld bereikt.
ending-repetition = De stelling is voor de derde keer voorgekomen.
ending-quiet = Er is 100 zetten lang niets geslagen.
ending-passes = Geen van beiden kan een zet doen.

reason-wins = Daarmee win je meteen.
reason-takes = Je tegenspeler heeft dan een dobbelsteen minder.
reason-takes-free = Je tegenspeler kan niet terugslaan.
reason-saves-king = Zo is je koning niet meer in gevaar.
reason-stops-king = Anders bereikt de vijandelijke koning zijn doel.
reason-threatens-king = Dat bedreigt de koning.
reason-saves-die = Waar hij nu staat, kan de dobbelsteen worden geslagen.
reason-threatens-die = Vandaar bedreigt hij een { $threatened }.
reason-king-nearer = Je koning komt dichter bij zijn doel.
reason-mobile = Met de { $top } boven komt de dobbelsteen verder.
reason-safe = Daar kan niets hem slaan.
reason-guarded = Wat hem daar slaat, kan worden teruggeslagen.

aim = { $short ->
    [true] Sla de vijandelijke koning, of breng de jouwe op zijn koningsveld of op het middenveld.
   *[false] Sla de vijandelijke koning, of breng de jouwe op zijn koningsveld.
}
next-choose = Kantel een dobbelsteen met hoekjes eromheen: het getal boven zegt hoeveel stappen.
next-go = Tik op een gemarkeerd veld: de kleine dobbelsteen toont welk getal daar boven komt te liggen.
next-route = Er leiden twee wegen heen, met een ander getal boven. Tik op de pijl die je bedoelt.
next-pass = Je hebt geen zet meer: pas.
news-taken = { $taken ->
    [king] Je koning is geslagen.
   *[other] Je { $taken } op { $square } is geslagen.
}
news-king = Je koning op { $square } kan vanaf { $by } worden geslagen.
news-home = De vijandelijke koning op { $by } kan winnen op { $square }.

card-die = { $side ->
    [0] Witte
   *[other] Zwarte
} dobbelsteen, { $top } boven
card-die-any = Dobbelsteen
card-die-steps = Gaat precies zoveel stappen als er boven ligt{ $top ->
    [0] .
    [one] : één stap.
   *[other] : { $top } stappen.
}
card-die-turn = Vooruit, achteruit of opzij, nooit schuin, met hoogstens één rechte hoek.
card-die-jump = Springt nergens overheen: elk veld vóór het laatste moet leeg zijn.
card-die-takes = Slaat het vijandelijke stuk waarop zijn laatste stap eindigt.
card-die-tips = Kantelt bij elke stap over een rand, dus wat boven ligt verandert. Vlakken tegenover elkaar zijn samen 7.
card-die-moves = Zetten die hij nu heeft: { $moves }
card-took = Heeft hier net { $taken ->
    [king] de koning
   *[other] een { $taken }
} geslagen.
card-taken = Geslagen door { $side ->
    [0] wit
   *[other] zwart
}. Hij komt niet terug.
card-king = { $side ->
    [0] Witte koning
    [1] Zwarte koning
   *[other] Koning
}
card-king-step = Gaat precies één stap.
card-king-takes = Slaat zoals een dobbelsteen.
card-king-spares = Slaat in deze partij niets.
card-king-lost = Wie hem verliest, verliest de partij.
card-king-wins = Wint op { $square }, het vijandelijke koningsveld.
card-king-wins-any = Wint op het vijandelijke koningsveld.
card-king-centre = Wint ook op het middenveld.
card-threat = In gevaar door { $by }.
card-king-square = { $side ->
    [0] Wit koningsveld
    [1] Zwart koningsveld
   *[other] Koningsveld
}
card-king-square-wins = De koning van de tegenspeler wint zodra hij hier aankomt. Voor een dobbelsteen is het een veld als elk ander.
card-centre = Middenveld
card-centre-short = In de korte partij wint een koning die hier aankomt.
card-centre-plain = In deze partij telt het niet mee: een veld als elk ander. Alleen in de korte partij wint een koning hier.
card-square = Veld { $square }
card-square-free = Vrij. Stukken mogen hier stoppen of eroverheen gaan.
card-square-home = Hier begint een { $side ->
    [0] witte
   *[other] zwarte
} dobbelsteen, boven de { $top }: zo is het veld bedrukt.
card-home = Startveld
card-home-number = Het getal op het veld is wat boven ligt bij de dobbelsteen die hier begint. Daarna is het een veld als elk ander.
card-draw = Remise
card-draw-third = Een stelling die voor de derde keer voorkomt, is remise.
card-draw-quiet = Ook na 100 zetten op rij zonder slaan is het remise.
card-draw-off = Aan deze tafel geldt geen van beide.
crib-pieces = Stukken
crib-board = Bord
crib-end = Einde

spoken-die = { $square }, { $side ->
    [0] witte
   *[other] zwarte
} dobbelsteen, boven { $top }, voor { $near }, rechts { $right }
spoken-king = { $square }, { $side ->
    [0] witte
   *[other] zwarte
} koning
to-move = Aan zet: { $side ->
    [0] Wit
   *[other] Zwart
}
legend-quiet = { $quiet ->
    [one] Eén zet
   *[other] { $quiet } zetten
} zonder slaan
legend-seen = Stelling voor de { $seen ->
    [1] eerste
    [2] tweede
   *[other] derde
} keer bereikt
legend-taken = Geslagen { $side ->
    [0] witte
   *[other] zwarte
} stukken
goal-top = boven { $top }
goal-takes = slaat { $taken ->
    [king] de koning
   *[other] een { $taken }
}
goal-via = via { $via }
legend-chair = Elke dobbelsteen: boven, ↓ voor en → rechts, gezien vanaf de kant van { $side ->
    [0] Wit
   *[other] Zwart
}

spoken-board = Tactixbord
spoken-moves = { $moves ->
    [0] geen zet
    [one] één zet
   *[other] { $moves } zetten
}
spoken-king-square = koningsveld van { $side ->
    [0] Wit
   *[other] Zwart
}
spoken-centre = middenveld, { $wins ->
    [yes] een koning wint hier
   *[other] telt niet mee in deze partij
}
spoken-home = startveld, { $top }
goal-takes-nothing = slaat niets
offer-pass = Geen zet mogelijk: passen
