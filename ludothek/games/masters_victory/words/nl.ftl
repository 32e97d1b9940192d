# De woorden van Masters Victory.

title = Masters Victory
about = Twee legers met geheime rugnummers: spoor de drie masters van je tegenspeler op en scherm die van jezelf af.
side-0 = Rood
side-1 = Groen
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = jager
type-B = bommenwerper
type-T = tank
type-S = soldaat
type-A = artillerie
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = jagers
types-B = bommenwerpers
types-T = tanks
types-S = soldaten
types-A = artillerie
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
target-fell = { $target ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}{ $target_number }
attacker-fell = { of-type }{ $number }
each-piece = { $all_F ->
    [0] { "" }
   *[other] {" "}· { type-F } { $all_F }
}{ $all_B ->
    [0] { "" }
   *[other] {" "}· { type-B } { $all_B }
}{ $all_T ->
    [0] { "" }
   *[other] {" "}· { type-T } { $all_T }
}{ $all_S ->
    [0] { "" }
   *[other] {" "}· { type-S } { $all_S }
}{ $all_A ->
    [0] { "" }
   *[other] {" "}· { type-A } { $all_A }
}
the-target = { $target ->
    [F] de jager
    [B] de bommenwerper
    [T] de tank
    [S] de soldaat
   *[other] de artillerie
}
with-type = { $type ->
    [F] met de jager
    [B] met de bommenwerper
    [T] met de tank
    [S] met de soldaat
   *[other] met de artillerie
}

option-fire = Artillerievuur
option-fire-about = Of artillerie vanzelf op alle vijanden voor zich schiet, of alleen als jij het zegt.
option-fire-auto = Vanzelf
option-fire-ask = Op bevel
option-quiet_limit = Rustige beurten
option-quiet_limit-about = Na zoveel beurten op rij waarin niets is verwijderd of ingewisseld, is de partij remise.
option-quiet_limit-0 = Geen grens

plays-1 = Valt aan wat in zicht komt, zorgeloos maar niet dom. Goed voor een eerste partij.
plays-2 = Neemt wat het meeste waard is.
plays-3 = Weegt af wat jouw rugnummers kunnen zijn en wat je terug zou kunnen nemen.
plays-4 = Speelt de volgende beurten door in veel verdelingen die kloppen met alles wat te zien was.

refused-turn = Je tegenspeler is aan de beurt. Wacht tot die beurt voorbij is.
refused-turn-deal = Je tegenspeler verdeelt de rugnummers nog. Wacht tot jij mag verdelen.
refused-turn-dealt = Jouw rugnummers zijn verdeeld; je tegenspeler is nog aan het verdelen. Daarna begin jij.
refused-deal-unreadable = Eerst worden de rugnummers verdeeld, en ‘{ $text }’ doet dat niet. Schrijf ‘deal’, de letter van het type en zes rugnummers, bijvoorbeeld { $example }.
refused-deal-type = Nu zijn deze pionnen aan de beurt: { of-types }. Verdeel eerst hun rugnummers, bijvoorbeeld { $example }.
refused-deal-again = De rugnummers van deze pionnen zijn verdeeld en blijven waar ze zijn: { of-types }. Ga verder met de volgende, bijvoorbeeld { $example }.
refused-deal-none = { $type ->
    [B] Bommenwerpers dragen
   *[other] Artillerie draagt
} geen rugnummers. Verdeel die van de jagers, de tanks en de soldaten.
refused-deal-numbers = De zes rugnummers van een type zijn 1, 1, 2, 2, 3 en 3M. Gebruik precies die, in elke volgorde die je wilt, bijvoorbeeld { $example }.
refused-dealt = De rugnummers zijn verdeeld en blijven waar ze zijn. Speel verder.
refused-hidden = Het rugnummer van de pion op { $at } is verborgen zolang die op het bord staat. Val hem aan om meer te weten, of kijk wat hij doet.
refused-hidden-survivor = De pion op { $at } heeft een gevecht gewonnen, en van een gevecht hoor je alleen de afloop: zijn rugnummer is minstens { $floor }. Val hem aan om meer te weten.
refused-number-known = Dat kun je zien: de pion op { $at } heeft rugnummer { $number }. Speel verder.
refused-number-none = De pion op { $at } heeft geen rugnummer: { $type ->
    [B] bommenwerpers hebben
   *[other] artillerie heeft
} er nooit een. Vraag naar een jager, een tank of een soldaat.
refused-numbers = De rugnummers van je tegenspeler krijgt niemand te horen; open liggen alleen verwijderde pionnen en pionnen die zijn teruggekomen. Bekijk de pionnen naast het bord.

refused-unreadable = ‘{ $text }’ kun je hier niet spelen. Schrijf twee vakjes voor een zet of een aanval, of ‘end’; bijvoorbeeld { $example }.
refused-off-board = { $square } ligt niet op het bord. De lijnen gaan van A tot en met R en de kolommen van 1 tot en met 15.
refused-no-piece = Op { $square } staat geen pion. Kies er een van jezelf.
refused-not-yours = De pion op { $square } is van je tegenspeler. Kies er een van jezelf.
refused-no-goal = Zeg er ook bij waar de pion op { $square } heen gaat: schrijf het vakje, > en een ander vakje.
refused-moved = { $type ->
    [F] Deze jager
    [B] Deze bommenwerper
    [T] Deze tank
    [S] Deze soldaat
   *[other] Deze artillerie
} is in deze beurt al verplaatst, en een pion mag maar één keer per beurt. Kies een andere of beëindig je beurt.
refused-fourth = In deze beurt zijn al drie pionnen verplaatst, en meer mag niet. Beëindig je beurt.
refused-running = De pion op { $at } is nog onderweg. Kies een vakje voor die pion of laat hem staan, en ga daarna met een andere verder.
refused-no-running = Er is geen pion onderweg: zodra een pion stilstaat, is die klaar. Noem ook de pion met zijn vakje, en kies er een die nog niet is verplaatst.
refused-diagonal = Pionnen gaan naar het noorden, oosten, zuiden of westen, nooit schuin. Kies een vakje recht ernaast.
refused-steps = Het is minstens { $needed } stappen naar { $square }, en { $type ->
    [F] een jager zet er hoogstens { $limit }.
    [B] een bommenwerper zet er hoogstens { $limit }.
    [T] een tank zet er hoogstens { $limit }.
    [S] een soldaat zet er hoogstens { $limit }.
   *[other] artillerie zet er hoogstens { $limit }.
} Kies een vakje dichterbij.
refused-steps-left = Het is minstens { $needed } stappen naar { $square }, en { $limit ->
    [one] er is één stap over.
   *[other] er zijn { $limit } stappen over.
} Kies een vakje dichterbij of laat de pion staan.
refused-origin = Een zet eindigt op een ander vakje dan { $square }, waar hij begon. Kies er een, of laat de pion staan.
refused-origin-rest = De pion staat al op { $square }. Laat hem staan, of kies een ander vakje.
refused-route = Alleen waar een zet begint en waar hij eindigt, wordt opgeschreven; de weg wordt vanzelf gevonden. Schrijf { $move }.
refused-step-by-step = Artillerie gaat stap voor stap. Zet de eerste naar een vakje naast { $at }; daarna mag je er nog een zetten.
refused-blocked = Op { $at } staat een pion in de weg, en alleen vliegtuigen gaan over pionnen heen. De vrije weg naar { $square } is te lang of er is er geen; kies een ander vakje.
refused-round-mines = De weg naar { $square } gaat over de mijnen op { $at }, en eromheen is te ver. Kies een ander vakje.
refused-mines = Op { $square } liggen mijnen, en daar mogen alleen vliegtuigen komen. Kies een vakje zonder mijnen.
refused-over-mines = Het vliegtuig op { $square } hangt boven mijnen, waar geen soldaat komt. Kies een ander doel of stuur een jager.
refused-own-piece = Op { $square } staat je eigen pion, en op een vakje past er maar één. Kies een ander vakje.
refused-no-target = { $type ->
    [F] Een jager valt jagers, bommenwerpers en soldaten aan
    [B] Een bommenwerper valt tanks en artillerie aan
    [T] Een tank valt tanks, soldaten en artillerie aan
   *[other] Een soldaat valt soldaten, jagers en bommenwerpers aan
}, en op { $square } staat { $target ->
    [F] een jager.
    [B] een bommenwerper.
    [T] een tank.
    [S] een soldaat.
   *[other] artillerie.
} Kies een ander doel of een andere aanvaller.
refused-no-numbers = Bommenwerpers hebben geen rugnummers, dus geen ervan vecht tegen die op { $square }. Stuur een jager of een soldaat.
refused-gun-attacks = Artillerie gaat niet op de vijand op { $square } af: ze beschiet de drie bij drie vakjes voor zich. Zet haar zo dat de vijand in die schietzone staat.
refused-bunker = De pion op { $square } zit in een bunker, veilig voor { $type ->
    [F] jagers
   *[other] bommenwerpers
} en voor artillerie. Stuur een tank of een soldaat.
refused-shielded = { $target ->
    [F] De jager
    [B] De bommenwerper
    [T] De tank
    [S] De soldaat
   *[other] De artillerie
} op { $square } wordt beschermd: ernaast, op { $by }, staat { $type ->
    [F] een jager, die groter is.
    [B] een bommenwerper, die groter is.
    [T] een tank, die groter is.
   *[other] een soldaat, die groter is.
} Haal die pion eerst weg.
refused-second-attack = Een pion valt in een beurt maar één keer aan, en deze heeft dat gedaan. Kies een leeg vakje in plaats van { $square }, of laat de pion staan.

refused-fire-turn = Artillerie schiet alleen in de beurt van haar eigen speler. Wacht op de jouwe.
refused-fire-auto = Aan deze tafel schiet artillerie vanzelf: aan het begin van je beurt, na elke stap die ze zet en als ze terugkomt. Zet haar zo dat er een vijand in haar schietzone staat.
refused-fire-type = Alleen artillerie schiet, en op { $square } staat er geen. Kies artillerie van jezelf.
refused-fire-side = Artillerie schiet alleen recht vooruit: { $side ->
    [0] die van Rood naar het noorden
   *[other] die van Groen naar het zuiden
}, de hele partij lang. Zet haar zo dat de vijand voor haar staat.
refused-fire-zone = { $square } hoort niet bij de drie bij drie vakjes voor de artillerie op { $at }. Zet haar zo dat het wel zo is, of kies een andere.
refused-fire-bunker = De pion op { $square } zit in een bunker, waar geen vuur hem raakt. Stuur een tank of een soldaat.
refused-fire-part = Een schot verwijdert elke vijand die open in de schietzone staat, niet een keuze daaruit. Schrijf alleen ‘fire { $at }’, of schiet niet.
refused-fire-nothing = Voor de artillerie op { $at } staat geen vijand open, en zonder doel wordt niet geschoten. Verplaats haar eerst.
refused-fire-later = Artillerie schiet niet terwijl een andere pion onderweg is of een wissel bezig is. Maak dat eerst af.

refused-switch-type = Alleen een soldaat kun je inwisselen, en op { $square } staat er geen. Kies een soldaat van jezelf op lijn { $line }.
refused-switch-line = De soldaat op { $square } is nog niet op de achterste lijn van je tegenspeler. Breng hem eerst naar lijn { $line }.
refused-switch-nothing = Er kan niets terugkomen: geen verwijderde pion telt laag genoeg, of de startplaatsen ervan zijn bezet. Bewaar de soldaat voor later.
refused-switch-later = Een wissel begint alleen als er geen pion onderweg is en geen andere wissel bezig. Maak dat eerst af.
refused-no-switch = Er is geen wissel bezig. Begin er een met ‘switch’ en het vakje van een soldaat op lijn { $line }.
refused-switching = Er is een wissel bezig. Haal een pion terug, bijvoorbeeld { $example }, of rond de wissel af zodra er een terug is.
refused-return-first = Voor de soldaat komt minstens één pion terug. Haal er een, bijvoorbeeld { $example }.
refused-return-unreadable = ‘{ $text }’ zegt niet wat er terugkomt. Schrijf +, de pion, @ en een startplaats, bijvoorbeeld { $example }.
refused-return-master = Masters komen nooit terug. Kies een andere pion, bijvoorbeeld { $example }.
refused-return-absent = Naast het bord ligt geen { $piece } van jou. Kies een pion die er wel ligt, bijvoorbeeld { $example }.
refused-return-self = De soldaat die je inlevert ({ $piece }), kan niet in dezelfde wissel terugkomen. Kies een andere pion, bijvoorbeeld { $example }.
refused-return-sum = Die pion ({ of-type }{ $number }) telt { $cost }, en van de 3 is nog { $budget } over. Kies een lager rugnummer of rond de wissel af.
refused-return-square = { $square } is geen startplaats voor je pionnen van dat type ({ of-types }). Vrij zijn: { $free }.
refused-return-taken = { $square } is bezet, en een startplaats moet leeg zijn. Vrij zijn: { $free }.
refused-return-number = Zeg er ook bij welk rugnummer terugkomt, bijvoorbeeld { $example }.
refused-return-plain = { $type ->
    [B] Bommenwerpers dragen geen rugnummer; bij een wissel tellen ze 2.
   *[other] Artillerie draagt geen rugnummer; bij een wissel telt ze 2.
} Schrijf { $move }.
refused-note = Wat er van een zet komt, blijkt als hij gedaan is, niet eerder. Schrijf alleen { $move }.

said-deal = { of-side }: rugnummers verdeeld, { of-types }: { $numbers }.
heard-deal = { of-side }: rugnummers verdeeld, { of-types }.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , gewonnen. Verwijderd: { target-fell }.
    [lost] , verloren. Verwijderd: { attacker-fell }.
   *[both] {" "}en beide vallen. Verwijderd: { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: soldaat { $number } op { $at } ingeleverd voor een wissel.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: wissel klaar.
said-stay = { of-side }: de pion blijft staan.
said-end = { of-side }: beurt beëindigd.{ $shot ->
    [0] { "" }
   *[other] {" "}De artillerie van de tegenspeler schiet. Verwijderd{ each-piece }.
}{ said-over }
advised-deal = rugnummers voor je { of-types }: { $numbers }.
advised-move = { of-type } van { $from } naar { $to }.
advised-rest = { of-type } verder van { $from } naar { $to }.
advised-attack = { attack-of }.
attack-of = aanval { with-type } van { $from } op { the-target } op { $to }
advised-fire = schot vanaf { $at }.
advised-return = { of-type }{ $number } terug op { $at }.
advised-switch = lever soldaat { $number } op { $at } in voor een wissel.
advised-done = rond de wissel af.
advised-stay = laat de pion staan.
advised-end = beëindig je beurt.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Verwijderd door artillerie{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Daarmee is de partij afgelopen.
}

ending-masters = De laatste master van een speler is gevallen.
ending-quiet = Te veel beurten op rij is er niets verwijderd en niets ingewisseld.

reason-deal = Door het toeval verdeelde rugnummers kan niemand raden.
reason-deal-edge = Je master begint aan de rand, op { $square }.
reason-end = Er valt nu niets aan te vallen, en geen van je pionnen staat in vijandelijk vuur.
reason-end-three = Drie van je pionnen zijn verplaatst.
reason-end-draw = Als je nu je beurt beëindigt, is de partij remise: de grens van rustige beurten is bereikt.
reason-stay = Hier kan geen vijand deze pion met één enkele zet aanvallen.
reason-stay-fewest = Op geen ander vakje dat deze pion nog bereikt, kunnen minder vijanden hem aanvallen: { $enemies }.
reason-stay-threatens = Van hier kan deze pion straks { the-target } op { $square } aanvallen.
reason-fight = Naar alles wat bekend is win je { $won } van de 100 zulke gevechten en verlies je er { $lost }.
reason-fight-risk = Je waagt een { $mine }; naar alles wat bekend is valt de vijand in { $falls } van de 100 zulke gevechten.
reason-fight-sure = Jouw rugnummer is hoger, wat het andere ook kan zijn.
reason-take = Tussen deze twee wint altijd de aanvaller.
reason-gun = { $hits ->
    [one] Daar staat één vijandelijke pion in de schietzone.
   *[other] Daar staan { $hits } vijandelijke pionnen in de schietzone.
}
reason-bunker = In de bunker is deze pion veilig voor vliegtuigen en artillerie.
reason-leaves = Zo komt de pion uit de schietzone van vijandelijke artillerie.
reason-safe = Daar kan geen vijand deze pion met één enkele zet aanvallen.
reason-guarded = Daar staat deze pion onder de bescherming van een grotere, op { $by }.
reason-shields = Daar beschermt deze pion een kleinere van jou op { $square }: { of-type }.
reason-threatens = Vandaar kan deze pion straks { the-target } op { $square } aanvallen.
reason-runs = De soldaat komt dichter bij de achterste lijn van de vijand, waar hij verloren pionnen kan terughalen.
reason-fewer = Daar zouden minder vijanden deze pion met één enkele zet kunnen aanvallen: { $then } in plaats van { $before }.
reason-aims = Vandaar kan de artillerie met haar volgende zet { the-target } op { $square } onder vuur nemen.
reason-nearer = De pion komt dichter bij een doel: { the-target } op { $square }.
reason-switch = Voor de soldaat komen verloren pionnen terug.
reason-return = Een verloren pion doet weer mee.
reason-fire = { $hits ->
    [one] Het schot verwijdert één vijand en kost geen zet.
   *[other] Het schot verwijdert { $hits } vijanden en kost geen zet.
}

to-move = Aan de beurt: { of-side }
to-deal = Rugnummers verdelen: { of-side }
to-rest = Met dezelfde pion verder: { of-side }
to-switch = Pionnen terughalen: { of-side }
legend-moves-left = { $moves ->
    [0] geen zet meer
    [one] nog één zet
   *[other] nog { $moves } zetten
}
legend-masters = { $masters ->
    [0] geen master meer
    [one] nog één master
   *[other] nog { $masters } masters
}
legend-quiet = { $quiet ->
    [0] geen rustige beurt
    [one] één rustige beurt
   *[other] { $quiet } rustige beurten
}
legend-quiet-of = { $quiet } van { $limit } rustige beurten
legend-steps = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
legend-budget = kan nog terugkomen: { $budget } van 3
legend-removed-of = Verwijderde pionnen van { of-side }
legend-nothing = geen verliezen
legend-zone = Schietzone
legend-zones = Schietzones
legend-protected = beschermd door de pion op { $by }
legend-moved = is verplaatst
legend-not-moved = is nog niet verplaatst
legend-number = rugnummer { $number }
legend-open = rugnummer bij beiden bekend
legend-possible = kan { $numbers } zijn
legend-master = master
legend-mines = mijnen
legend-bunker = bunker
legend-rule-1 = de rugnummers beslissen
legend-rule-2 = de aanvaller wint
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Typ wat je wilt doen, bijvoorbeeld { $example }. Een vakje zegt waar zijn pion (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) heen kan en wat ervan bekend is, ‘zones’ waar de artillerie schiet. Andere opdrachten:
drawn-deal = Zes rugnummers voor je { of-types }, in deze volgorde: { $squares }. Met alleen ‘deal’ verdeelt het toeval.
drawn-movers = Kunnen verplaatst worden:
drawn-fire = Kunnen schieten:
drawn-go-on = Typ een vakje met { $sign }, of
drawn-returns = Typ een pion en een vakje, zoals { $example }.
drawn-empty = leeg
drawn-sure-master = Deze soldaat is een master en komt nooit terug. Lever je hem in?
drawn-sure-last = Deze soldaat is je laatste master: als je hem inlevert, verlies je. Toch doen?
drawn-sure-fire = Artillerie kan nog schieten: { $shots }. Je beurt zonder dat beëindigen?

# on the screen
spoken-board = Masters Victory
spoken-map = Spelbord, lijnen A tot en met R, kolommen 1 tot en met 15
your-type = { $type ->
    [F] jouw jager
    [B] jouw bommenwerper
    [T] jouw tank
    [S] jouw soldaat
   *[other] jouw artillerie
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } van { of-side }
spoken-start = startplaats, { of-type }
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = kan aanvallen: { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = kan schieten op { $targets }
spoken-could-attack = zou kunnen aanvallen: { $targets }
spoken-could-fire = zou kunnen schieten op { $targets }
spoken-place = hier kan de pion terugkomen
spoken-danger = in het vuur van { $guns }
goal-left = { $steps ->
    [0] daar blijft geen stap over
    [one] daar blijft één stap over
   *[other] daar blijven { $steps } stappen over
}
goal-attack = kan worden aangevallen, { by-rule }
goal-fire = wordt geraakt
choices-title = Wat je kunt doen
choice-move = Ga naar { $square }
choice-attack = Val { $square } aan, { of-type }, { by-rule }
now-rest = { $at } mag verder: { legend-steps }
do-end = Beurt beëindigen
do-stay = Blijven
do-done = Klaar
do-fire = Vuur vanaf { $square }
do-always = Altijd schieten
always-on = Vanaf nu schiet je artillerie vanzelf zodra ze kan.
always-off = Je artillerie schiet weer alleen op bevel.
do-switch = { $square } inwisselen
switch-what = Kies een verwijderde pion van jezelf.
switch-where = Kies er een startplaats voor.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } keer
}
master-title = Een master gaat weg
master-sure = Deze soldaat is een master. Ingewisseld telt hij als verwijderd, en je tegenspeler heeft een master minder nodig.
master-last-sure = Deze soldaat is je laatste master. Als je hem inwisselt, verlies je de partij.
master-yes = Inwisselen
master-no = Houden
lens-title = Hoe je het spelbord ziet
show-zones = Schietzones
show-beliefs = Wat ze kunnen zijn
sign-left = Cijfers op het spelbord: stappen die daar overblijven.
sign-range = Stippen: waar de pion naartoe kan. Onderbroken kaders: wat hij kan aanvallen.
sign-bars = Balken: 1, 2, 3, master; hoe hoger, hoe waarschijnlijker.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-all = Hele bord
deal-title = { $type ->
    [F] Verdeel de rugnummers van je jagers
    [T] Verdeel de rugnummers van je tanks
   *[other] Verdeel de rugnummers van je soldaten
}
deal-help = Leg elk rugnummer op een vakje: sleep het, of kies een rugnummer en dan een vakje. Zo wisselen ook twee vakjes van rugnummer.
deal-tray = Rugnummers om te leggen
deal-all-laid = Alle zes liggen er.
deal-squares = Startplaatsen
deal-number = { $number ->
    [M] master, rugnummer 3
   *[other] rugnummer { $number }
}
deal-slot = { $square }: { $number ->
    [none] leeg
    [M] master, rugnummer 3
   *[other] rugnummer { $number }
}
deal-shuffle = Schudden
deal-use = Mijn bewaarde verdeling gebruiken
deal-keep = Deze verdeling bewaren
do-deal = Zo verdelen
cover-title = Geef het scherm aan { of-side }
cover-about = Het spelbord is afgedekt, zodat niemand de rugnummers van de ander ziet. Vanaf hier verder: { of-side }.
do-uncover = Ik ben { of-side }: toon het spelbord

# aan tafel: wat er nu te doen is, wat je niet mag missen en wat alles is
aim = Verwijder de drie masters van je tegenspeler voordat je die van jou kwijt bent.
next-deal = { $type ->
    [F] Leg op elk van je jagers een rugnummer en verdeel ze dan.
    [T] Leg op elk van je tanks een rugnummer en verdeel ze dan.
   *[other] Leg op elk van je soldaten een rugnummer en verdeel ze dan.
}
next-choose = { $moves ->
    [3] Kies een pion: je mag er hoogstens drie verplaatsen.
    [one] Kies nog één pion, of beëindig je beurt.
   *[other] Kies een pion, of beëindig je beurt: je mag er nog { $moves } verplaatsen.
}
next-fire = Je artillerie op { $guns } kan schieten: kies haar of een andere pion.
next-fire-last = Drie pionnen zijn verplaatst. Je artillerie op { $guns } kan nog schieten: kies haar, of beëindig je beurt.
next-end = Drie pionnen zijn verplaatst: beëindig je beurt.
remind-fire-one = Je artillerie op { $at } kan nog op { the-target } op { $square } schieten. Beëindig je beurt nog een keer als je niet wilt schieten.
remind-fire = Je artillerie kan nog schieten: { $shots }. Beëindig je beurt nog een keer als je niet wilt schieten.
next-go = Kies er een vakje voor.
next-attack = Kies er een vakje voor, of een omlijnde vijand om aan te vallen.
next-step = Kies een vakje ernaast: artillerie gaat stap voor stap.
next-shoot = Kies een omlijnde vijand om te schieten, of een vakje ernaast.
next-shoot-only = Kies een omlijnde vijand om te schieten.
next-soldier = Verplaats de soldaat, of wissel hem in.
next-rest = De pion op { $at } mag verder, { legend-steps }: kies een vakje, of blijf.
next-rest-fire = Je artillerie op { $at } kan op de omlijnde vijanden schieten, nog één stap zetten of blijven.
next-switch = Kies een verwijderde pion die terugkomt.
next-place = Kies er een startplaats voor.
next-plan = Kies een verwijderde pion die terugkomt, of houd de soldaat.
next-plan-more = Kies nog een verwijderde pion, of wissel nu in.
next-exchange = Wissel nu in, of houd de soldaat.
news-master = Je master op { $square } is gevallen ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Gevallen in een gevecht
   *[fire] Gevallen door artillerie
}: { your-type }{ $number } op { $square }.
news-many = { $how ->
    [fight] Gevallen in gevechten
   *[fire] Gevallen door artillerie
}{ each-piece }.
news-found = Een master van je tegenspeler is gevallen ({ of-type }): { legend-masters }.
news-danger = Master in gevaar: { your-type } op { $square }, door { $many ->
    [one] de vijand op { $by }.
   *[other] de vijanden op { $by }.
}
news-dangers = Masters in gevaar op { $squares }.
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = Een master: wie alle drie kwijt is, heeft de partij verloren.
card-danger = In gevaar: { $many ->
    [one] de vijand op { $by } kan deze pion met één zet verwijderen.
   *[other] de vijanden op { $by } kunnen deze pion elk met één zet verwijderen.
}
card-number-own = Rugnummer { $number }, alleen jij ziet het.
card-number-open = Rugnummer { $number }, bij beide spelers bekend.
card-number-hidden = Het rugnummer is verborgen. Mogelijk: { $numbers }.
card-number-least = Na een gewonnen gevecht is het rugnummer minstens { $least }. Mogelijk: { $numbers }.
card-number-dealt = Het rugnummer is nog niet verdeeld.
card-number-told = Het rugnummer is verborgen.
card-number-none = Zonder rugnummer; telt bij een wissel 2.
card-flies = Hoogstens { $steps } stappen door de lucht, over pionnen en mijnen heen.
card-walks = Hoogstens { $steps } stappen over de grond, om pionnen en mijnen heen.
card-rolls = Hoogstens { $steps } stappen over de grond, één voor één.
card-beats = { $type ->
    [F] Verwijdert bommenwerpers en soldaten. Tegen een jager beslissen de rugnummers.
    [B] Verwijdert tanks en artillerie.
    [T] Verwijdert soldaten en artillerie. Tegen een tank beslissen de rugnummers.
    [S] Verwijdert jagers en bommenwerpers. Tegen een soldaat beslissen de rugnummers.
   *[other] Valt nooit aan: ze schiet op alle vijanden op de drie bij drie vakjes voor zich.
}
card-beaten = { $type ->
    [F] Wordt verwijderd door soldaten, door jagers met een gelijk of hoger rugnummer en door vuur.
    [B] Wordt verwijderd door jagers, door soldaten en door vuur.
    [T] Wordt verwijderd door bommenwerpers, door tanks met een gelijk of hoger rugnummer en door vuur.
    [S] Wordt verwijderd door jagers, door tanks, door soldaten met een gelijk of hoger rugnummer en door vuur.
   *[other] Wordt verwijderd door bommenwerpers, door tanks en door vuur.
}
card-shields = { $type ->
    [F] Beschermt bommenwerpers, tanks, soldaten en artillerie ernaast.
    [B] Beschermt tanks, soldaten en artillerie ernaast.
    [T] Beschermt soldaten en artillerie ernaast.
    [S] Beschermt artillerie ernaast.
   *[other] De kleinste pion: die beschermt niemand.
}
card-shielded = Nu kan niemand deze pion aanvallen: een grotere pion op { $by } beschermt hem, alleen niet tegen vuur.
card-fire = In de schietzone van de artillerie op { $guns }.
card-shots = Kan nu schieten op{ each-piece }. Dat kost geen zet.
card-range = { $squares ->
    [0] Kan niet verplaatst worden: ernaast is niets vrij.
    [one] Met één zet kan deze pion één vakje bereiken.
   *[other] Met één zet kan deze pion { $squares } vakjes bereiken.
}
card-could-attack = Kan met één zet aanvallen{ each-piece }.
card-could-fire = Kan met één zet schieten op{ each-piece }.
card-moved = In deze beurt al verplaatst.
card-exchange = Op de achterste lijn van de vijand: je kunt de soldaat inwisselen voor verloren pionnen.
card-in-bunker = In een bunker: veilig voor vliegtuigen en artillerie, niet voor tanks en soldaten.
card-no-bunker = Een bunker beschermt geen vliegtuigen.
card-over-mines = Boven mijnen: veilig voor soldaten, niet voor artillerie.
card-place = { $square }: { $kind ->
    [mines] mijnen
    [bunker] bunker
   *[other] open terrein
}
card-type = { $type }: { of-type }
card-mines = Mijnen
card-mines-air = Alleen vliegtuigen mogen erop of eroverheen.
card-bunker = Bunker
card-bunker-safe = Grondpionnen erin zijn veilig voor vliegtuigen en artillerie.
card-bunker-open = Tanks en soldaten kunnen ze toch aanvallen.
card-open = Hier is geen bescherming; elke pion mag er blijven staan.
card-start = { $type ->
    [F] Startplaats van een jager: een verloren jager kan hier terugkomen door een wissel.
    [B] Startplaats van een bommenwerper: een verloren bommenwerper kan hier terugkomen door een wissel.
    [T] Startplaats van een tank: een verloren tank kan hier terugkomen door een wissel.
    [S] Startplaats van een soldaat: een verloren soldaat kan hier terugkomen door een wissel.
   *[other] Startplaats van artillerie: een verloren pion kan hier terugkomen door een wissel.
}
card-base = Achterste lijn
card-base-switch = Een vijandelijke soldaat die hier komt, kan worden ingewisseld voor verloren pionnen.
card-numbers = Rugnummers
card-numbers-six = Jagers, tanks en soldaten dragen 1, 1, 2, 2, 3 en 3♛; alleen hun eigen speler ziet ze.
card-numbers-fight = Het lagere rugnummer valt, van gelijke allebei. 3♛, de master, telt 3.
card-numbers-told = Van een gevecht hoor je alleen de uitslag.
card-signs = Tekens op het spelbord
card-signs-left = Een cijfer op een vakje: zoveel stappen heeft de gekozen pion daar nog over.
card-signs-rule = R1 bij een vijand: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-range = Als je een pion bekijkt: stippen waar hij naartoe kan, onderbroken kaders om wat hij kan aanvallen.
card-signs-flame = Een vlam bij je artillerie: ze kan nu schieten. Bij een vijand: geraakt door het schot.
card-signs-bars = Balken op een verborgen pion, van links 1, 2, 3 en 3♛: hoe hoger een balk, hoe waarschijnlijker dat rugnummer.
card-defence = Verdedigingszone
card-defence-zone = De acht vakjes rond een pion.
card-defence-taller = Zolang daar een grotere pion van dezelfde kleur staat, kan niemand de kleinere aanvallen.
card-defence-first = Verwijder eerst de grotere: het moment van elke aanval telt.
card-zone = Schietzone
card-zone-front = De drie bij drie vakjes ervoor: naar het noorden voor Rood, naar het zuiden voor Groen.
card-zone-turn = Werkt alleen in de eigen beurt en treft iedereen die daar open staat.
card-zone-auto = Hier schiet artillerie vanzelf: aan het begin van de beurt, na elke stap en als ze terugkomt.
card-zone-ask = Hier schiet artillerie op bevel; dat kost geen zet.
card-switch = Triple Switch
card-switch-line = Een soldaat op de achterste lijn van de vijand wordt ingewisseld voor één, twee of drie verloren pionnen, samen hoogstens 3.
card-switch-two = Bommenwerpers en artillerie tellen 2.
card-switch-master = Masters komen nooit terug.
card-switch-act = Wat terug is, mag meteen verplaatst worden.
card-moves = Drie zetten
card-moves-three = In een beurt verplaats je hoogstens drie pionnen, elk één keer.
card-moves-fewer = Minder mag ook: je beëindigt de beurt zelf.
card-masters = Masters
card-masters-three = Elke speler heeft er drie: een jager, een tank en een soldaat met 3♛.
card-masters-win = Wie het eerst alle drie van de tegenspeler heeft verwijderd, wint.
card-quiet = Rustige beurten
card-quiet-draw = Na { $limit } beurten op rij waarin niets is verwijderd of ingewisseld, is de partij remise.
card-quiet-off = Aan deze tafel is er geen grens.
card-lost = Verwijderd: { of-type }{ $number }
card-lost-open = Zichtbaar voor beide spelers.
card-lost-counts = Bij een wissel telt deze pion { $cost }.
card-lost-never = Een master komt nooit terug.
crib-pieces = Pionnen
card-fell = Hier gevallen{ each-piece }
crib-ground = Terrein
crib-fights = Gevechten
crib-turn = Beurt en einde
plan-title = Wissel: soldaat { $number } op { $square }
plan-none = Nog niets gekozen.
plan-back = { of-type }{ $number } van { $square } terugleggen
do-exchange = Nu inwisselen
do-keep = Soldaat houden
