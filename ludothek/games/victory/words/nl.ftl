# De woorden van Victory.

title = Victory
about = Leg een circuit, gooi voor rode en blauwe lijnen, vind de ideale lijn en kom na de laatste ronde als eerste over de finish.
side-R = Rood
side-B = Blauw
side-G = Groen
side-Y = Geel
side-W = Wit
side-K = Zwart
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Circuit
option-circuit-about = Een van de zes circuits van twaalf tegels, of een eigen circuit: een letter per tegel, S voor rechtdoor, L en R voor een bocht naar links of naar rechts.
option-circuit-square = Vierkant, 4 bochten
option-circuit-oval = Ovaal, 4 bochten
option-circuit-six = Vlag, 6 bochten
option-circuit-eight = Neus, 8 bochten
option-circuit-ten = Zigzag, 10 bochten
option-circuit-twelve = Klaverblad, 12 bochten
option-reverse = Andersom
option-reverse-about = Hetzelfde circuit wordt in de andere richting gereden. De finishstreep blijft waar hij is.
option-laps = Te rijden rondes
option-laps-about = Hoe vaak je rondrijdt tot je binnen bent.
option-cars = Auto’s
option-cars-about = De auto’s op volgorde van plaats, bijvoorbeeld K,W: R is rood, B blauw, G groen, Y geel, W wit, K zwart. Plaatsen zonder auto krijgen de volgende die nog vrij is.
option-cars-any = In vaste volgorde
option-cars-each = Auto
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = Niet terug
option-no_reverse-about = Niemand rijdt terug naar de vorige tegel. Binnen een tegel blijft elke richting vrij.
option-round_cap = Hoogste aantal speelrondes
option-round_cap-about = Na zoveel speelrondes eindigt de race, en de auto’s die nog rijden worden gerangschikt naar hoe ver ze zijn gekomen.
preset-short = Korte race
preset-short-about = Eén ronde, in een paar minuten gereden.
preset-bends = Alleen bochten
preset-bends-about = Twaalf tegels, twaalf bochten: het circuit voor wie de ideale lijn zoekt.

plays-1 = Neemt er altijd twee dobbelstenen bij en rijdt eerst rood, dan blauw, zo ver als het gaat. Goed voor een eerste race.
plays-2 = Is op zijn hoede voor kruisen en rijdt met elke dobbelsteen zo veel punten vooruit als het kan.
plays-3 = Ziet met elke dobbelsteen vanwaar de minste zetten nodig zijn.
plays-4 = Probeert elke volgorde, kent de kansen van elke worp en parkeert waar jij wilt rijden.

face-R = rood
face-B = blauw
face-X = kruis
dice-of = { $r ->
    [0] { "" }
   *[other] {" "}· { $r }× { face-R }
}{ $b ->
    [0] { "" }
   *[other] {" "}· { $b }× { face-B }
}{ $x ->
    [0] { "" }
   *[other] {" "}· { $x }× { face-X }
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
   *[other] {" "}· { $lapse_r }× { face-R }
}{ $lapse_b ->
    [0] { "" }
   *[other] {" "}· { $lapse_b }× { face-B }
}

refused-circuit-letter = ‘{ $letter }’, letter { $number } van het circuit, is geen tegel. Gebruik S voor rechtdoor, L voor een bocht naar links en R voor een bocht naar rechts.
refused-circuit-length = Een circuit heeft { $fewest } tot en met { $most } tegels; dit heeft er { $tiles }. { $tiles ->
    [0] Leg er een paar bij.
    [1] Leg er een paar bij.
    [2] Leg er een paar bij.
    [3] Leg er een paar bij.
   *[other] Laat er een paar weg.
}
refused-circuit-overlap = Tegel { $two } zou op tegel { $one } komen te liggen. Sla eerder af.
refused-circuit-astray = Vanaf waar dit circuit nu eindigt, kom je met { $most } tegels niet terug bij het begin. Neem een paar van de laatste tegels weg.
refused-circuit-open = Het circuit is nog niet rond. { $tiles ->
    [one] Er ontbreekt één tegel
   *[other] Er ontbreken { $tiles } tegels
}, bijvoorbeeld { $add }.

refused-lot = ‘{ $text }’ zegt niet wie begint. Schrijf een van: { $moves }.
refused-lot-said = Er is al geloot en de volgorde blijft zo. Speel verder.
refused-throw = ‘{ $text }’ is geen worp met { $dice ->
    [one] één dobbelsteen. Schrijf ‘throw’ en de letter
   *[other] { $dice } dobbelstenen. Schrijf ‘throw’ en voor elke een letter
}: R (rood), B (blauw) of X (kruis).
refused-throw-said = Niemand kiest wat er valt: de dobbelstenen worden voor je gegooid. Zeg hoeveel je er neemt, of rijd met die op tafel.
refused-turn = Je bent niet aan de beurt. Wacht tot de dobbelstenen bij jou komen.
refused-home = Je auto is binnen en van de baan af; de dobbelstenen die over waren, vervallen. Kijk hoe de anderen binnenkomen.
refused-out = Vier kruisen hebben je auto uit de race gehaald. Kijk hoe de anderen finishen; de volgende race is voor jou.
refused-missed = Er liggen drie kruisen op tafel, dus in deze beurt rijd je niet. Neem één dobbelsteen voor de tweede worp en hoop dat het geen kruis wordt.
refused-before-throw = Er wordt pas gereden als beide worpen op tafel liggen. Gooi eerst: drie dobbelstenen, daarna een of twee.
refused-take-number = De tweede worp is met één of twee dobbelstenen, niet met { $dice }. Kies er een (‘take 1’) of twee (‘take 2’).
refused-take-none = De tweede worp kun je niet overslaan. Kies één dobbelsteen (‘take 1’) of twee (‘take 2’).
refused-take-again = Beide worpen zijn gedaan en een derde is er niet. Rijd met de dobbelstenen die je hebt.
refused-take-unreadable = ‘{ $text }’ kun je hier niet kiezen. Neem één dobbelsteen (‘take 1’) of twee (‘take 2’).
refused-stop = Met een dobbelsteen kun je nog rijden, dus je beurt is niet voorbij, ook als het je niets oplevert. Speel hem.
refused-stop-other = Er is geen { $colour ->
    [R] rode
   *[other] blauwe
} lijn vrij, maar met een andere dobbelsteen kun je nog rijden. Speel die.
refused-cross = Met een kruis wordt niet gereden: die dobbelsteen blijft liggen. Kies een rode of een blauwe.
refused-no-die = Je hebt geen { $colour ->
    [R] rode
   *[other] blauwe
} dobbelsteen meer. Speel er een die je hebt.
refused-no-line = Voor je auto is er geen { $colour ->
    [R] rode
   *[other] blauwe
} lijn vrij. Speel je andere kleur.
refused-no-goal = Kies ook waar de { $colour ->
    [R] rode
   *[other] blauwe
} dobbelsteen heen gaat: naar een punt op een van zijn lijnen.
refused-colour = Daarheen loopt een { $colour ->
    [R] rode lijn, en daar rijdt alleen een rode dobbelsteen.
   *[other] blauwe lijn, en daar rijdt alleen een blauwe dobbelsteen.
} Kies een punt op een lijn in de kleur van je dobbelsteen.
refused-bend = Er loopt geen rechte lijn heen, en een zet maakt geen bocht. Kies een punt recht vooruit en sla af met de volgende dobbelsteen.
refused-stay = Je auto staat daar al, en een dobbelsteen brengt hem minstens één punt verder. Kies een ander punt.
refused-no-point = Een punt { $point } is er hier niet. Een zet eindigt op een punt: een tegel van 0 tot en met { $last } en een cijfer van 1 tot en met 9, bijvoorbeeld { $example }.
refused-between = Tussen twee punten stopt geen auto. Kies een van beide, als de lijn vrij is.
refused-jump = Er staat een auto in de weg: { of-side }. Over een auto springen mag niet. Stop ervoor of kies een andere lijn.
refused-hit = Daar staat al een auto: { of-side }. Op een punt past er maar één. Stop ervoor of kies een ander punt.
refused-alongside = Deze tegels liggen alleen naast elkaar: tegels die niet op elkaar volgen, zijn niet met een lijn verbonden. Rijd om over het circuit.
refused-corner = Over de hoek van een tegel loopt geen lijn. Rijd door de kant waar de tegels aan elkaar zitten.
refused-joint = Dat gaat van tegel { $tile } terug naar de vorige, en dat mag aan deze tafel niet. Kies een punt op deze tegel of verder naar voren.
refused-beyond = Je race eindigt op het eerste punt na de streep. Rijd daarheen en niet verder.
refused-finish-taken = Daar zou je binnen zijn, maar het punt is bezet: { of-side }. Ga over de streep waar het eerste punt vrij is.
refused-lap-owed = Je auto staat voor de streep, en achteruit eroverheen kost een ronde. { $owed ->
    [one] Rijd er één keer vooruit over om dat goed te maken
   *[other] Rijd er { $owed } keer vooruit over om dat goed te maken
}; pas de keer daarna is een nieuwe ronde.
refused-lap-counted = Het rondeblok telt vanzelf, en elke ronde maar één keer: { $count ->
    [0] je hebt er nog geen.
    [one] je hebt er één.
   *[other] je hebt er { $count }.
} Rijd vooruit over de streep voor de volgende.
refused-unreadable = ‘{ $text }’ is geen zet. Schrijf de kleur van een dobbelsteen en een punt, bijvoorbeeld { $example }.

said-lot = Begint door loting: { of-side }.
said-throw = { of-side }: eerste worp{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: tweede worp{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Drie kruisen: beurt verloren.
    }
   *[other] . Minstens vier kruisen, een ongeluk: uitgevallen.
}
said-move = { of-side }: { advised-move }
advised-take = { $dice ->
    [one] één dobbelsteen
   *[other] twee dobbelstenen
} voor de tweede worp.
advised-move = { spoken-die }, { points-on } richting { drawn-way } tot tegel { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [one] één punt
   *[other] { $length } punten
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , ronde { $lap } voltooid.
    }
    [1] {" "}over de streep: race gewonnen.
   *[other] {" "}over de streep: binnen, plaats { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}Er is geen lijn meer vrij, de rest vervalt{ lapsed-dice }.
   *[other] {" "}De rest vervalt{ lapsed-dice }.
}

ending-home = De race is gereden.
ending-last = Er is nog maar één auto op de baan.
ending-cap = De speelrondes zijn op. De auto’s die nog rijden worden gerangschikt naar hoe ver ze zijn gekomen.

reason-finish = Dat brengt je over de finish.
reason-lap = Dat voltooit een ronde.
reason-moves = Vandaar { $moves ->
    [one] kan één zet je over de finish brengen
   *[other] kunnen { $moves } zetten je over de finish brengen
}; geen punt binnen bereik ligt dichterbij.
reason-plan = Met je andere dobbelstenen { $moves ->
    [0] ben je daarna binnen
    [one] is er daarna nog één zet tot de finish
   *[other] zijn er daarna nog { $moves } zetten tot de finish
}; geen andere weg is beter.
reason-spare = De dobbelsteen moet gespeeld worden, en hier brengt hij je niet verder van de finish.
reason-same = Hoe je je dobbelstenen ook speelt, daarna { $moves ->
    [one] is er nog één zet
   *[other] zijn er nog { $moves } zetten
} tot de finish.
reason-forced = Iets anders kan niet.
reason-take-one-out = Met twee dobbelstenen val je in { $two }% van de worpen uit, met één in { $one }%.
reason-take-one-miss = Met twee dobbelstenen verlies je in { $two }% van de worpen je beurt, met één in { $one }%.
reason-take-one-left = Met één dobbelsteen meer zijn er gemiddeld nog { $one } zetten tot de finish, met twee { $two }.
reason-take-two = Twee dobbelstenen kunnen een zet meer opleveren, en { $out ->
    [0] { $miss ->
        [0] ze kunnen je de beurt niet kosten.
       *[other] ze kosten je maar in { $miss }% van de worpen de beurt.
    }
   *[other] in { $out }% van de worpen val je uit.
}

to-move = Aan de beurt: { of-side }
to-throw = Aan het gooien: { of-side }
to-take = Een of twee dobbelstenen te kiezen: { of-side }
legend-round = Speelronde { $round }
legend-sheet = Rondeblok
sheet-whole = Het hele rondeblok tonen
legend-to-go = { $laps ->
    [0] Finish
    [one] nog { $laps } ronde
   *[other] nog { $laps } rondes
}
legend-finish = Finish
legend-dice = Dobbelstenen
legend-throw-first = Eerste worp
legend-throw-second = Tweede worp
legend-crosses = { $crosses ->
    [0] geen kruis
    [one] één kruis
   *[other] { $crosses } kruisen
}
legend-out = uitgevallen

# in the terminal
typing = Typ een zet ({ $example }): 1 of 2 voor de dobbelstenen van de tweede worp, daarna een dobbelsteen en zijn doel zoals R>0.7, of alleen het doel. Andere opdrachten:
drawn-throws = Worpen
drawn-dice = Te rijden
drawn-risk = beurt verloren { $miss }%, ongeluk { $out }%
drawn-way = { $way ->
    [n] noord
    [e] oost
    [s] zuid
    [w] west
    [ne] noordoost
    [se] zuidoost
    [sw] zuidwest
   *[nw] noordwest
}
drawn-place = plaats { $place }
drawn-sheet = Nog te rijden
drawn-turned = Het noorden is rechts.
drawn-lot = Het lot bepaalt wie begint.

# circuits in the terminal
refused-circuit-both = Noem een circuit of vraag om een willekeurig, niet allebei. Laat een van de twee weg.
circuits-name = Naam
circuits-code = Code
circuits-bends = Bochten
circuits-moves = Minste zetten per ronde
circuits-look = Om er een te zien: { $program } circuit { $code }
circuits-facts = { $tiles } tegels, { $bends } bochten; alleen op de baan heeft een auto minstens { $moves } zetten per ronde nodig.
circuits-race = Om hier te racen: { $program } play { $game } --option circuit={ $code }
circuits-instead = Een heel circuit dat zo begint: { $code }
circuits-driving = Races
circuits-report = { $races ->
    [one] Eén race
   *[other] { $races } races
} van { $seats } auto’s over { $laps ->
    [one] één ronde
   *[other] { $laps } rondes
}:
circuits-place = Startplaats
circuits-wins = Overwinningen
circuits-range = 95%-interval
circuits-even = Waren alle plaatsen even goed, dan won elk { $share }%.
circuits-rounds = Speelrondes per race
circuits-overtakes-per-lap = Inhaalacties per ronde
circuits-crashes-per-lap = Ongelukken per ronde

# the circuit editor
editor-title = Circuit bouwen
editor-course = Het circuit op de werkbank
editor-empty = Leg de eerste tegel. Het circuit begint bij de finishstreep en gaat omhoog.
editor-closed = Het circuit is rond: { $tiles } tegels, { $bends } bochten. Een auto alleen rijdt een ronde op zijn best in { $moves } zetten.
editor-lay = Volgende tegel
editor-S = Rechtdoor
editor-L = Links
editor-R = Rechts
editor-last = Eén terug
editor-left = { $n ->
    [0] De doos is leeg
    [one] Nog één tegel in de doos
   *[other] Nog { $n } tegels in de doos
}
editor-close = Maak het circuit voor me rond
editor-tools = Gereedschap
editor-undo = Ongedaan maken
editor-redo = Opnieuw uitvoeren
editor-mirror = Spiegelen
editor-reverse = Andere kant op
editor-line = Finishstreep een tegel verder
editor-clear = Leegmaken
editor-tile = Tegel { $n }: { $letter ->
    [L] bocht naar links
    [R] bocht naar rechts
   *[other] rechtdoor
}
editor-tile-over = ligt waar er al een ligt
editor-turn = Draaien
editor-take-from = Vanaf hier weghalen
editor-code = Code
editor-code-about = Een letter per tegel: S voor rechtdoor, L en R voor bochten. Je kunt hier ook typen.
editor-share = Link naar dit circuit
editor-race = Hierop racen
editor-ready = Circuits om mee te beginnen
editor-size = Tegels
editor-some = Verras me
editor-all = Alle circuits van { $size } tegels
option-circuit-own = Je eigen
option-circuit-own-edit = Circuit wijzigen
refused-circuit-size = Er is geen circuit van deze grootte: { $size }. Kies een van: { $sizes }.
report-title = Hoe eerlijk is het circuit?
report-about = Bots rijden tweeduizend races op dit circuit en laten zien hoe lang ze duren en welke startplaatsen de moeite waard zijn.
report-seats = Auto’s
report-start = Laat de races rijden
report-wait = Maak eerst het circuit rond.
report-preparing = De motoren worden voor het eerst warmgedraaid
report-stop = Stoppen
report-begins = De races gaan zo beginnen
report-progress-label = Gereden races
report-progress = { $games } van { $wanted } races
report-done = Alle races zijn gereden.
report-fair = Alle startplaatsen winnen ongeveer even vaak.
report-more = { $n ->
    [one] Startplaats { $places } wint vaker dan verwacht.
   *[other] De startplaatsen { $places } winnen vaker dan verwacht.
}
report-less = { $n ->
    [one] Startplaats { $places } wint minder vaak dan verwacht.
   *[other] De startplaatsen { $places } winnen minder vaak dan verwacht.
}
report-rounds = Speelrondes per race
report-overtakes = Inhaalacties per ronde
report-crashes = Ongelukken per ronde
report-between = { $low } tot { $high }
report-caption = De streepjeslijn is het eerlijke deel, { $share }. In 19 van de 20 gevallen ligt de echte waarde tussen de uiteinden van het streepje.
report-place = Startplaats
report-wins = Overwinningen

# on the screen
spoken-board = Circuit
spot = { $way ->
    [middle] midden
   *[other] { drawn-way }
}
spoken-point = tegel { $tile }, { spot }
spoken-car = auto van { of-side }
spoken-die = { $colour ->
    [R] rode dobbelsteen
    [B] blauwe dobbelsteen
   *[other] kruis
}
spoken-played = { $colour ->
    [R] rode dobbelsteen, gespeeld
   *[other] blauwe dobbelsteen, gespeeld
}
crosses-title = Kruisen
spoken-crosses = { legend-crosses }; het derde kost de beurt, het vierde de race
take-title = Tweede worp: een of twee dobbelstenen
do-take = { $dice ->
    [one] Gooi er 1
   *[other] Gooi er { $dice }
}
key-take = { $dice ->
    [one] 1 dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
}
key-die = { $colour ->
    [R] de rode dobbelsteen pakken
   *[B] de blauwe dobbelsteen pakken
}
risk-title = Risico van deze worp
risk-miss = 3 kruisen: beurt verloren
risk-out = 4 kruisen: ongeluk
risk-percent = { $percent }%
to-go = nog { $laps }
to-go-title = Nog te rijden rondes
places-title = Plaatsen
goal-line = { spoken-die } richting { drawn-way }
goal-over = { $laps ->
    [1] over de streep
   *[other] terug over de streep
}
goal-finish = over de streep en binnen
choices-title = Wat je kunt doen
choice-move = { $colour ->
    [R] Rode dobbelsteen
   *[other] Blauwe dobbelsteen
}, { points-on } richting { drawn-way } tot tegel { $tile }
line-die = { $colour ->
    [R] Rode dobbelsteen
   *[other] Blauwe dobbelsteen
}
line-reach = richting { drawn-way } { $length ->
    [one] één punt, tegel { $tile }
   *[other] hoogstens { $length } punten, tegel { $tile }
}
line-blocked = geblokkeerd door { of-side }
spoken-count = { $colour ->
    [R] { $count } keer rood
    [B] { $count } keer blauw
   *[other] { legend-crosses }
}
spoken-thrown = Je eerste worp: { $dice }.
ended-drove = { of-side }: laatste worpen
ended-miss = { of-side }: beurt verloren
ended-out = { of-side }: uitgevallen

# what to do next, and what has happened to you
aim = Wees na de laatste ronde als eerste over de streep. Rood rijdt over rode lijnen, blauw over blauwe.
next-take = { $crosses ->
    [3] Beurt verloren. Gooi er nog één; bij een vierde kruis val je uit.
   *[other] Gooi nog een of twee dobbelstenen.
}
next-die = Kies een dobbelsteen of een oplichtend punt.
next-point = { $colour ->
    [R] Kies een oplichtend punt voor de rode dobbelsteen.
   *[other] Kies een oplichtend punt voor de blauwe dobbelsteen.
}
next-last = { $colour ->
    [R] { $count ->
        [one] Nog één rode dobbelsteen
       *[other] Nog { $count } rode dobbelstenen
    }
   *[other] { $count ->
        [one] Nog één blauwe dobbelsteen
       *[other] Nog { $count } blauwe dobbelstenen
    }
}: kies een oplichtend punt.
news-missed = Drie kruisen: je hebt je beurt verloren.
news-lapsed = Er was geen lijn vrij, je dobbelstenen zijn vervallen{ dice-of }.
news-out = Vier kruisen: je auto is uitgevallen.
news-home = Je bent binnen, plaats { $place }.
news-out-other = Uitgevallen: { of-side }.
news-home-other = Binnen, plaats { $place }: { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] Je auto: { of-side }
   *[other] Auto: { of-side }
}
card-car-any = Auto
card-car-at = Op tegel { $tile }; { legend-to-go }.
card-car-owes = Nog geen ronde: hij moet eerst { $owed ->
    [one] één keer
   *[other] { $owed } keer
} over de streep om de eerste te beginnen.
card-car-home = Binnen: plaats { $place }.
card-car-out = Uitgevallen.
card-car-moves = Elke rode of blauwe dobbelsteen is een zet: recht over lijnen van zijn kleur, zo ver je wilt.
card-car-blocks = Geen auto mag eroverheen springen of op zijn punt stoppen.
card-die = { $colour ->
    [R] Rode dobbelsteen
    [B] Blauwe dobbelsteen
   *[other] Kruis
}
card-die-line = { $colour ->
    [R] Een zet over rode lijnen: recht vooruit, achteruit of opzij, over zoveel punten als je wilt.
   *[other] Een zet over blauwe lijnen: schuin, over zoveel punten als je wilt.
}
card-die-stops = Een andere auto houdt hem tegen; springen mag niet.
card-die-must = Hij moet gespeeld worden, ook als het je schaadt.
card-die-order = De volgorde van de dobbelstenen bepaal jij.
card-die-lapses = Kan er met geen dobbelsteen meer gereden worden, dan vervalt de rest.
card-cross-two = Een of twee kruisen: die dobbelstenen worden niet gespeeld.
card-cross-three = Drie kruisen: je verliest deze beurt.
card-cross-four = Vier of vijf: ongeluk, je valt uit.
card-crosses = Kruisen tot nu toe: { $crosses }
card-throws = Twee worpen
card-throws-first = Eerst drie dobbelstenen, dan een of twee, wat je wilt.
card-throws-must = Ook de tweede worp moet je doen.
card-throws-both = Je rijdt na beide worpen, met de dobbelstenen in elke volgorde.
card-risk = Het risico van een of twee dobbelstenen
card-risk-faces = Elke dobbelsteen heeft twee rode kanten, twee blauwe en twee kruisen.
card-risk-percent = 33% betekent: 33 keer bij 100 van zulke worpen.
card-column-car = { $place }. { of-side }
card-column-empty = Nog geen auto.
card-sheet-columns = Een kolom voor elke ronde die nog komt, dan de finish.
card-sheet-order = De auto’s worden genoteerd in de volgorde waarin ze over de streep gaan.
card-sheet-once = Een ronde wordt maar één keer genoteerd, ook als iemand terug over de streep rijdt.
card-line = Finishstreep
card-line-arrow = De pijl van de startkaart wijst naar een rood punt: daar zijn start en finish.
card-line-counts = Elke keer vooruit eroverheen is een ronde; terug kost er een.
card-line-wins = { $laps ->
    [one] Wie na één ronde als eerste over de streep gaat, wint.
   *[other] Wie na { $laps } rondes als eerste over de streep gaat, wint.
}
card-line-home = Een auto die binnen is, verlaat de baan; zijn andere dobbelstenen vervallen.
card-track = Punten en lijnen
card-tile-lines = Negen punten: rode lijnen verbinden buren, blauwe lopen schuin.
card-tile-joins = De lijnen lopen door naar de tegel ervoor en de tegel erna, verder nergens heen.
card-tile-back = Je mag ook de verkeerde kant op rijden.
card-tile-no-back = Aan deze tafel rijdt niemand terug naar de vorige tegel.
card-point = Punt op tegel { $tile }, { spot }
card-point-reach = { $colour ->
    [R] Binnen bereik van je rode dobbelsteen, { $length ->
        [one] één punt
       *[other] { $length } punten
    } ver.
   *[other] Binnen bereik van je blauwe dobbelsteen, { $length ->
        [one] één punt
       *[other] { $length } punten
    } ver.
}
card-point-over = { $laps ->
    [1] De weg erheen gaat over de streep.
   *[other] De weg erheen gaat terug over de streep en kost een ronde.
}
card-point-finish = Daar ben je binnen.
card-point-far = Geen van je dobbelstenen leidt nu hierheen.
card-point-free = Vrij: een auto mag hier stoppen of eroverheen rijden.
card-point-fell = Hier viel een auto uit: { of-side }.
crib-turn = Je beurt
crib-dice = Dobbelstenen
crib-track = Circuit
crib-laps = Rondes en finish
