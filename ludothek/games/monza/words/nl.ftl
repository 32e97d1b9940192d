# De woorden van Monza.

title = Monza
about = Gooi zes kleurendobbelstenen, leg ze op de kleuren vóór je auto en kom als eerste over de finish.
side-R = Rood
side-Y = Geel
side-G = Groen
side-B = Blauw
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Circuit
option-track-about = Het ovaal is kort en goed voor de eerste races; het lange circuit past bij de professionele regels.
option-track-oval = Ovaal
option-track-long = Lang
option-rules = Regels
option-rules-about = Professionele autoracers rijden ook met een herkansingsplaatje, zes versnellingsplaatjes en de turboworp.
option-rules-basic = Basisspel
option-rules-pro = Professioneel
option-bonus = Bonusstap
option-bonus-about = Na elke beurt mag de auto in de laatst gelegde kleur één veld vooruit.
option-cars = Auto’s
option-cars-about = De auto’s op volgorde van plaats, bijvoorbeeld B,R. Plaatsen zonder auto krijgen de volgende uit R, Y, G en B.
option-cars-any = Op volgorde van plaats
option-cars-each = Auto
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Verste route
option-must_max-about = Je moet je dobbelstenen zo leggen dat je zo ver komt als ze je kunnen brengen.
option-may_stop = Stoppen mag
option-may_stop-about = Je mag op elk moment ophouden met leggen, ook als er nog een dobbelsteen past.
option-first_seat = Wie begint
option-first_seat-about = De plaats die in elke ronde als eerste gooit.
option-round_cap = Hoogste aantal rondes
option-round_cap-about = Is er na zoveel rondes niemand over de finish, dan eindigt de race zonder winnaar.
preset-professional = Professionele race
preset-professional-about = Het lange circuit met herkansings- en versnellingsplaatjes en turboworp.

plays-1 = Legt altijd eerst zijn lievelingskleur. Goed voor een eerste race.
plays-2 = Rijdt zo ver als de dobbelstenen toelaten en denkt niet verder.
plays-3 = Weet vanaf welke velden je het best verder rijdt en is zuinig met plaatjes.
plays-4 = Kent de waarde van elk plaatje en rekent met de volgende worp van de anderen.

colour-R = rood
colour-Y = geel
colour-G = groen
colour-B = blauw
colour-P = paars
colour-W = wit
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
   *[other] {" "}· { $r }× { colour-R }
}{ $y ->
    [0] { "" }
   *[other] {" "}· { $y }× { colour-Y }
}{ $g ->
    [0] { "" }
   *[other] {" "}· { $g }× { colour-G }
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b }× { colour-B }
}{ $p ->
    [0] { "" }
   *[other] {" "}· { $p }× { colour-P }
}{ $w ->
    [0] { "" }
   *[other] {" "}· { $w }× { colour-W }
}

refused-turn = Je bent niet aan de beurt. Wacht tot de dobbelstenen bij jou komen.
refused-home = Je auto is al binnen en rijdt in deze race niet meer. Kijk hoe de anderen de ronde uitrijden.
refused-throw = ‘{ $text }’ is geen worp met { $dice } dobbelstenen. Schrijf voor elke dobbelsteen een letter, in de volgorde R Y G B P W (rood, geel, groen, blauw, paars, wit).
refused-throw-said = Niemand kiest wat er valt: de dobbelstenen worden voor je gegooid. Leg er een die op tafel ligt.
refused-turbo-basic = In het basisspel is er geen turboworp. Leg een dobbelsteen die past.
refused-turbo-dice-left = De turboworp is voor wie alle zes dobbelstenen heeft gelegd. Leg eerst de rest.
refused-turbo-none-fits = De turboworp is voor wie alle zes dobbelstenen heeft gelegd, en van de rest past er hier geen. Gebruik een van je plaatjes of stop.
refused-all-laid = Alle zes dobbelstenen zijn gelegd. Doe de turboworp, of pak eerst nog een plaatje.
refused-stop = Er past nog een dobbelsteen, dus je kunt niet stoppen. Leg hem.
refused-unreadable = ‘{ $text }’ is geen zet. Schrijf een kleur en een veld, bijvoorbeeld W>O8, of ‘stop’.
refused-no-die = Je hebt geen dobbelsteen meer met { of-colour }. Kies een veld in een kleur die je nog hebt.
refused-colour = Dat veld heeft een andere kleur. Leg elke dobbelsteen en elk plaatje op een veld in de eigen kleur.
refused-nowhere = Vanaf hier kom je met { of-colour } niet verder. Kies een andere kleur.
refused-shorter = Met deze dobbelsteen kom je niet zo ver als je dobbelstenen je kunnen brengen. Kies een langere route.
refused-finish = Alleen wit brengt je over de finish. Leg wit als je het hebt; wacht anders op je volgende worp.
refused-finish-far = De finish grenst nog niet aan je veld. Rijd veld voor veld verder.
refused-start = Vanaf de start ga je naar het witte of het paarse veld. Kies een van die twee.
refused-tyre = Dat is een hindernisveld. Rijd eromheen.
refused-two-lanes = Dat veld ligt twee rijbanen verder. Wissel telkens één rijbaan.
refused-corner = Dat veld raakt het jouwe alleen op een hoek. Kies een veld met een gemeenschappelijke rand.
refused-not-further = Dat veld reikt niet verder naar voren dan het jouwe. Wissel alleen naar voren van rijbaan.
refused-backward = Dat veld ligt achter je. Kies een veld verder naar voren.
refused-far = Dat veld grenst niet aan het jouwe. Rijd veld voor veld verder.
refused-tile-basic = In het basisspel zijn er geen plaatjes. Leg een dobbelsteen.
refused-tile-turbo = In de turboworp gebruik je geen plaatjes. Leg een van de twee dobbelstenen of stop.
refused-tile-gone = Je versnellingsplaatje { of-colour } is op. Kies een ander, of een dobbelsteen.
refused-reroll-gone = Je herkansingsplaatje is op. Leg de dobbelstenen die je hebt.
refused-reroll-late = Het herkansingsplaatje komt voordat er iets ligt. Neem eerst terug wat je hebt gelegd, als dat nog kan.
refused-reroll-none = Markeer minstens één dobbelsteen om opnieuw te gooien.
refused-reroll-dice = De dobbelstenen { $text } heb je niet. Markeer dobbelstenen die op tafel liggen.
refused-bonus-car = De bonusstap is alleen voor de auto in de laatst gelegde kleur, zodra de beurt voorbij is. Speel zonder verder.
refused-bonus-unreadable = ‘{ $text }’ is geen bonusstap. Kies een vrij veld vóór de auto, of zie ervan af.
refused-bonus-occupied = Daar staat al een auto. Kies een vrij veld voor de bonusstap.
refused-bonus-ahead = Dat veld ligt niet direct vóór de auto. Kies een veld dat aan het zijne grenst, of zie ervan af.
refused-max-or-stop = De verste route moeten rijden en altijd mogen stoppen gaat niet samen. Kies een van de twee.
refused-first-seat = Met { $seats } plaatsen begint een plaats van 0 tot en met { $last }. Kies een van die plaatsen.

said-throw = { of-side }: worp{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Niets past, de auto blijft staan.
}
said-rethrow = { of-side }: nieuwe worp{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Niets past, de auto blijft staan.
}
said-turbo = { of-side }: alle zes dobbelstenen gelegd. Turboworp{ dice-of }{ $stays ->
    [0] .
   *[other] , maar niets past{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: niets meer gelegd{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Teruggezet: { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] naar de start
       *[other] in zijn rijbaan
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: geen bonusstap.

ending-home = De race is gereden.
ending-cap = De rondes zijn op en niemand is over de finish.

reason-home = Dat brengt je over de finish.
reason-throws-back = Dat stuurt { of-side } terug.
reason-far = Zo brengen je dobbelstenen je zo ver als ze kunnen.
reason-opens = Vandaar leiden meer kleuren verder dan vanaf de andere velden.
reason-saves-tile = Er past geen dobbelsteen, en je houdt je plaatjes voor later.
reason-reroll = Zoals ze nu liggen, brengen deze dobbelstenen je niet verder.
reason-forced = Op dit moment past er niets anders.
reason-step = De stap kost geen dobbelsteen.

to-move = Aan de beurt: { of-side }
to-throw = Nu gooien: { of-side }
to-step = Bonusstap: { of-side }
legend-round = Ronde { $round }
legend-last-round = Laatste ronde
legend-dice = Dobbelstenen
legend-used = { $used ->
    [one] één dobbelsteen gelegd
   *[other] { $used } dobbelstenen gelegd
}
legend-extra = herkansingsplaatje
legend-finish = Finish
legend-tyre = hindernisveld
goal-way = { $way ->
    [on] rechtdoor
    [in] rijbaanwissel naar binnen
    [out] rijbaanwissel naar buiten
    [start] vanaf de start
   *[finish] over de finish
}

# on the screen
spoken-board = Circuit
spoken-field = Start en finish, een groot wit veld
spoken-car = raceauto van { of-side }
spoken-laid = hier ligt { of-colour }
spoken-count = { $count ->
    [1] { of-colour }
    [2] twee keer { of-colour }
    [3] drie keer { of-colour }
    [4] vier keer { of-colour }
    [5] vijf keer { of-colour }
   *[other] zes keer { of-colour }
}
spoken-have = Je hebt { $dice }.
spoken-from = { $here ->
    [START] Vanaf de start
   *[other] Vanaf { $here }
}: { $ways }.
spoken-none = Er past geen dobbelsteen.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Wat je kunt doen
choice-die = { of-colour } { laid-on } leggen
choice-tile = Versnellingsplaatje { of-colour } { laid-on } leggen
choice-step = Bonusstap { laid-on }, { of-colour }
do-throw-again = Opnieuw gooien
do-stop = Hier stoppen
do-decline = Blijven staan
spoken-mark = { of-colour }, markeren om opnieuw te gooien
spoken-tile = versnellingsplaatje { of-colour }
spoken-tiles = Plaatjes van { of-side }
legend-first = Begin: { of-side }
typing = Typ een zet ({ $example }) of alleen de letter van de kleur (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), met + voor een plaatje; ook stop, turbo, reroll of decline waar de lijst het aanbiedt. Andere opdrachten:

# what is told at the table
laid-on = { $to ->
    [FIN] over de finish
    [O] op de buitenste rijbaan
    [M] op de middelste rijbaan
   *[I] op de binnenste rijbaan
}
of-lane = { $lane ->
    [O] buitenste rijbaan
    [M] middelste rijbaan
   *[I] binnenste rijbaan
}
advised-die = { of-colour } { laid-on }{ said-back }
advised-tile = versnellingsplaatje { of-colour } { laid-on }{ said-back }
advised-reroll = herkansingsplaatje{ dice-of }.
advised-step = bonusstap { laid-on }.
advised-stop = hier stoppen.
advised-turbo = doe de turboworp.
advised-decline = blijf staan, zonder bonusstap.
refused-here = Daar ben je al. Kies een veld verder naar voren.
refused-turbo-once = Per beurt is er één turboworp. Leg de dobbelstenen ervan, of stop.
refused-bonus-off = Aan deze tafel is er geen bonusstap. Leg een dobbelsteen die past.
reason-ahead = Dat veld reikt verder naar voren dan de andere.
reason-tile-on = Er past geen dobbelsteen, en het plaatje brengt je verder.
reason-tile-far = Daarmee brengen je dobbelstenen je verder dan zonder.
reason-turbo = Alle zes dobbelstenen zijn gelegd, dus de turboworp is voor jou.
reason-stand = Vanaf hier heb je gemiddeld minder rondes nodig dan vanaf de velden ervoor.
reason-fewer = Vandaar heb je gemiddeld minder rondes nodig dan vanaf hier.
do-turbo = Turboworp
aim = Kom als eerste terug op het grote witte veld: leg je dobbelstenen op gelijke kleuren vóór je auto.
next-lay = Tik op een omlijnd veld om die dobbelsteen daar te leggen.
next-lay-or-again = Tik op een omlijnd veld om die dobbelsteen te leggen, of markeer dobbelstenen om ze opnieuw te gooien.
next-lay-or-stop = Tik op een omlijnd veld om die dobbelsteen te leggen, of stop hier.
next-die = Tik op het omlijnde veld om { of-colour } daar te leggen.
next-tile = Tik op het omlijnde veld om het versnellingsplaatje { of-colour } daar te leggen.
next-no-die = Er past geen dobbelsteen. Gebruik een van je plaatjes, of stop hier.
next-all-laid = Alle zes dobbelstenen zijn gelegd: doe de turboworp, of leg eerst nog een plaatje.
next-turbo = Turboworp: leg één dobbelsteen of allebei, of stop hier.
next-step = Bonusstap: tik op een omlijnd veld, of blijf staan.
news-stays = { $kind ->
    [turbo] Turboworp: niets paste.
   *[other] Niets paste: je bleef staan.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] turboworp, niets paste.
   *[other] niets paste, de auto bleef staan.
}
news-back = { $to ->
    [START] Je auto is teruggezet naar de start.
   *[other] Je auto is in zijn rijbaan teruggezet, op { of-colour }.
}
news-home = { of-side }: over de finish. Dit is de laatste ronde.
celebrate = Als eerste over de finish: { $sides }
card-car = Raceauto: { of-side }
card-car-any = Raceauto
card-car-drives = Rijdt vooruit naar de laatst gelegde dobbelsteen of het laatst gelegde plaatje.
card-car-pass = Andere auto’s mogen over zijn veld rijden.
card-car-back = { $to ->
    [START] Eindigt een beurt op zijn veld, dan moet hij terug naar de start.
   *[other] Eindigt een beurt op zijn veld, dan moet hij in zijn rijbaan terug, op { of-colour }.
}
card-car-back-any = Eindigt een beurt op zijn veld, dan moet hij terug in zijn rijbaan.
card-car-home = Over de finish: hij rijdt niet meer.
card-car-field = Staat op het witte veld, waar plaats is voor alle auto’s: daar wordt niemand teruggezet.
card-car-tiles = Versnellingsplaatjes over: { $tiles }
card-space = Veld: { of-colour }, { of-lane }
card-space-any = Gekleurd veld
card-space-enter = Hier kom je met een dobbelsteen of versnellingsplaatje in deze kleur.
card-space-laid = Hier ligt { $tile ->
    [1] een versnellingsplaatje
   *[other] een dobbelsteen
}: de auto rijdt hierlangs.
card-space-ahead = Ervoor, { of-lane }: { of-colour }
card-space-lane = Van rijbaan wissel je naar een aangrenzend veld dat verder naar voren reikt.
card-tyre = Hindernisveld
card-tyre-closed = Voor iedereen afgesloten. Rijd eromheen.
card-field-start = Vanaf de start ga je naar het witte of het paarse veld.
card-field-finish = Alleen wit brengt je over de finish: een dobbelsteen of een versnellingsplaatje.
card-field-room = Hier is plaats voor alle auto’s: niemand wordt teruggezet.
card-die = Dobbelsteen: { of-colour }
card-die-any = Kleurendobbelsteen
card-signs = Kleuren en hun tekens
card-sign = { $colour ->
    [R] Driehoek: { of-colour }.
    [Y] Cirkel: { of-colour }.
    [G] Vierkant: { of-colour }.
    [B] Ruit: { of-colour }.
    [P] Ster: { of-colour }.
   *[other] Ring: { of-colour }.
}
card-die-faces = Elk van de zes vlakken heeft een andere kleur.
card-die-lay = Je legt hem op zijn kleur vóór je auto, of vóór wat het laatst is gelegd.
card-die-fits = Past nu: { laid-on }
card-die-spent = Niet meer te gebruiken: hij blijft hier tot de volgende worp.
card-tile = Versnellingsplaatje: { of-colour }
card-tile-any = Versnellingsplaatje
card-tile-pro = Hoort bij de professionele regels.
card-tile-lay = Je legt het als een dobbelsteen in die kleur, vóór, tussen of na je dobbelstenen.
card-tile-once = Je hoeft het nooit te gebruiken. Eenmaal gebruikt is het weg.
card-tile-free = Het telt niet als dobbelsteen.
card-tile-used = Dit is op.
card-extra = Herkansingsplaatje
card-extra-again = Na je worp, voordat er iets ligt: markeer dobbelstenen en gooi ze nog een keer.
card-turbo = Turboworp
card-turbo-earn = Wie alle zes dobbelstenen heeft gelegd, gooit er nog twee.
card-turbo-may = Je mag er één leggen, allebei of geen, maar geen plaatjes.
card-bonus = Bonusstap
card-bonus-who = Na een beurt mag de auto in de laatst gelegde kleur één veld vooruit.
card-bonus-where = Dat veld moet vrij zijn en aan het zijne grenzen; een dobbelsteen is niet nodig.
card-end = Laatste ronde
card-end-round = Zodra een auto over de finish is, wordt de ronde uitgespeeld.
card-end-dice = Zijn er meer binnen, dan winnen de minste dobbelstenen van die ronde.
card-end-shared = Zijn die ook gelijk, dan winnen ze samen.
crib-pieces = Auto’s, dobbelstenen en plaatjes
crib-track = Circuit
crib-race = Race
