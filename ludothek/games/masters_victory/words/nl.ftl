# De woorden van Masters Victory.

title = Masters Victory
about = Twee legers met geheime nummers op de rug: spoor de drie masters van de andere kant op en scherm die van jezelf af.
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
option-fire-about = Of artillerie vanzelf op alle vijanden voor haar schiet, of alleen als jij het zegt.
option-fire-auto = Vanzelf
option-fire-ask = Op bevel
option-quiet_limit = Rustige beurten
option-quiet_limit-about = Na zoveel beurten op rij waarin niets is verwijderd of gewisseld, is het spel remise.
option-quiet_limit-0 = Geen grens

plays-1 = Valt aan wat in zicht komt, zorgeloos maar niet dom. Goed voor een eerste spel.
plays-2 = Neemt wat het meeste waard is.
plays-3 = Weegt af wat jouw nummers kunnen zijn en wat je terug zou kunnen nemen.
plays-4 = Speelt de volgende beurten door in veel verdelingen die kloppen met alles wat te zien was.

refused-turn = De andere kant is aan de beurt. Wacht tot die beurt voorbij is.
refused-turn-deal = De andere kant verdeelt haar nummers nog. Wacht tot jij aan het verdelen toe bent.
refused-turn-dealt = Jouw nummers zijn verdeeld; de andere kant verdeelt de hare nog. Daarna begin jij.
refused-deal-unreadable = Eerst worden de nummers verdeeld, en “{ $text }” doet dat niet. Schrijf deal, de letter van de soort en zes nummers, bijvoorbeeld { $example }.
refused-deal-type = Nu zijn deze stukken aan de beurt: { of-types }. Verdeel eerst hun nummers, bijvoorbeeld { $example }.
refused-deal-again = De nummers van deze stukken zijn verdeeld en blijven waar ze zijn: { of-types }. Ga verder met de volgende, bijvoorbeeld { $example }.
refused-deal-none = { $type ->
    [B] Bommenwerpers dragen
   *[other] Artillerie draagt
} geen nummers. Verdeel die van de jagers, de tanks en de soldaten.
refused-deal-numbers = De zes nummers van een soort zijn 1, 1, 2, 2, 3 en 3M. Gebruik precies die, in elke volgorde die je wilt, bijvoorbeeld { $example }.
refused-dealt = De nummers zijn verdeeld en blijven waar ze zijn. Speel verder.
refused-hidden = Het nummer van het stuk op { $at } is verborgen zolang het op het bord staat. Val het aan om meer te weten, of kijk wat het doet.
refused-hidden-survivor = Het stuk op { $at } heeft een gevecht gewonnen, en van een gevecht hoor je alleen de afloop: zijn nummer is minstens { $floor }. Val het aan om meer te weten.
refused-number-known = Dat kun je zien: het stuk op { $at } heeft nummer { $number }. Speel verder.
refused-number-none = Het stuk op { $at } heeft geen nummer: { $type ->
    [B] bommenwerpers hebben
   *[other] artillerie heeft
} er nooit een. Vraag naar een jager, een tank of een soldaat.
refused-numbers = De nummers van de andere kant krijgt niemand te horen; open liggen alleen verwijderde stukken en stukken die zijn teruggekomen. Bekijk de stukken naast het bord.

refused-unreadable = “{ $text }” kun je hier niet spelen. Schrijf twee velden voor een zet of een aanval, of end; bijvoorbeeld { $example }.
refused-off-board = { $square } ligt niet op het bord. De lijnen gaan van A tot R en de kolommen van 1 tot 15.
refused-no-piece = Op { $square } staat geen stuk. Kies er een van jezelf.
refused-not-yours = Het stuk op { $square } is van de andere kant. Kies er een van jezelf.
refused-no-goal = Zeg er ook bij waar het stuk op { $square } heen gaat: schrijf het veld, > en een ander veld.
refused-moved = { $type ->
    [F] Deze jager
    [B] Deze bommenwerper
    [T] Deze tank
    [S] Deze soldaat
   *[other] Deze artillerie
} is in deze beurt al verplaatst, en een stuk gaat maar één keer. Kies een ander of beëindig je beurt.
refused-fourth = In deze beurt zijn al drie stukken verplaatst, en meer mag niet. Beëindig je beurt.
refused-running = Het stuk op { $at } is nog onderweg. Kies een veld voor dat stuk of schrijf stay, en ga daarna met een ander verder.
refused-no-running = Er is geen stuk onderweg: zodra het stilstaat, is het klaar. Noem ook het stuk met zijn veld, en kies er een dat nog niet is verplaatst.
refused-diagonal = Stukken gaan naar het noorden, oosten, zuiden of westen, nooit schuin. Kies een veld recht ernaast.
refused-steps = Het is minstens { $needed } stappen naar { $square }, en { $type ->
    [F] een jager zet er hoogstens { $limit }.
    [B] een bommenwerper zet er hoogstens { $limit }.
    [T] een tank zet er hoogstens { $limit }.
    [S] een soldaat zet er hoogstens { $limit }.
   *[other] artillerie zet er hoogstens { $limit }.
} Kies een veld dichterbij.
refused-steps-left = Het is minstens { $needed } stappen naar { $square }, en { $limit ->
    [one] er is één stap over.
   *[other] er zijn { $limit } stappen over.
} Kies een veld dichterbij of schrijf stay.
refused-origin = Een zet eindigt op een ander veld dan { $square }, waar hij begon. Kies er een, of laat het stuk staan.
refused-origin-rest = Het stuk staat al op { $square }. Schrijf stay, of kies een ander veld.
refused-route = Alleen waar een zet begint en waar hij eindigt, wordt opgeschreven; de weg vindt zichzelf. Schrijf { $move }.
refused-step-by-step = Artillerie gaat stap voor stap. Zet de eerste naar een veld naast { $at }; daarna mag je er nog een zetten.
refused-blocked = Op { $at } staat een stuk in de weg, en alleen vliegtuigen gaan over stukken heen. De vrije weg naar { $square } is te lang of er is er geen; kies een ander veld.
refused-round-mines = De weg naar { $square } gaat over de mijnen op { $at }, en eromheen is te ver. Kies een ander veld.
refused-mines = Op { $square } liggen mijnen, en daar mogen alleen vliegtuigen komen. Kies een veld zonder mijnen.
refused-over-mines = Het vliegtuig op { $square } hangt boven mijnen, waar geen soldaat komt. Kies een ander doel of stuur een jager.
refused-own-piece = Op { $square } staat je eigen stuk, en op een veld past er maar één. Kies een ander veld.
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
refused-no-numbers = Bommenwerpers hebben geen nummers, dus geen ervan vecht tegen die op { $square }. Stuur een jager of een soldaat.
refused-gun-attacks = Artillerie gaat niet op de vijand op { $square } af: ze beschiet de drie bij drie velden voor haar. Zet haar zo dat de vijand in die zone staat.
refused-bunker = Het stuk op { $square } zit in een bunker, veilig voor { $type ->
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
    [F] een hogere jager.
    [B] een hogere bommenwerper.
    [T] een hogere tank.
   *[other] een hogere soldaat.
} Haal dat stuk eerst weg.
refused-second-attack = Een stuk valt in een beurt maar één keer aan, en dit heeft dat gedaan. Kies een leeg veld in plaats van { $square }, of schrijf stay.

refused-fire-turn = Artillerie schiet alleen in de beurt van haar eigen kant. Wacht op de jouwe.
refused-fire-auto = Aan deze tafel schiet artillerie vanzelf: aan het begin van je beurt, na elke stap die ze zet en als ze terugkomt. Zet haar zo dat er een vijand in haar zone staat.
refused-fire-type = Alleen artillerie schiet, en op { $square } staat er geen. Kies artillerie van jezelf.
refused-fire-side = Artillerie schiet alleen recht vooruit: { $side ->
    [0] die van Rood naar het noorden
   *[other] die van Groen naar het zuiden
}, het hele spel lang. Zet haar zo dat de vijand voor haar staat.
refused-fire-zone = { $square } hoort niet bij de drie bij drie velden voor de artillerie op { $at }. Zet haar zo dat het wel zo is, of kies een andere.
refused-fire-bunker = Het stuk op { $square } zit in een bunker, waar geen vuur het raakt. Stuur een tank of een soldaat.
refused-fire-part = Een schot verwijdert elke vijand die open in de zone staat, niet een keuze daaruit. Schrijf alleen fire { $at }, of schiet niet.
refused-fire-nothing = Voor de artillerie op { $at } staat geen vijand open, en op niets wordt niet geschoten. Verplaats haar eerst.
refused-fire-later = Artillerie schiet niet terwijl een ander stuk onderweg is of een wissel bezig is. Maak dat eerst af.

refused-switch-type = Alleen een soldaat kun je inwisselen, en op { $square } staat er geen. Kies een soldaat van jezelf op lijn { $line }.
refused-switch-line = De soldaat op { $square } is nog niet op de achterste lijn van de andere kant. Breng hem eerst naar lijn { $line }.
refused-switch-nothing = Er kan niets terugkomen: geen verwijderd stuk telt laag genoeg, of de startvelden ervan zijn bezet. Bewaar de soldaat voor later.
refused-switch-later = Een wissel begint alleen als er geen stuk onderweg is en geen andere wissel bezig. Maak dat eerst af.
refused-no-switch = Er is geen wissel bezig. Begin er een met het woord switch en het veld van een soldaat op lijn { $line }.
refused-switching = Er is een wissel bezig. Haal een stuk terug, bijvoorbeeld { $example }, of schrijf done zodra er een terug is.
refused-return-first = Voor de soldaat komt minstens één stuk terug. Haal er een, bijvoorbeeld { $example }.
refused-return-unreadable = “{ $text }” zegt niet wat er terugkomt. Schrijf +, het stuk, @ en een startveld, bijvoorbeeld { $example }.
refused-return-master = Masters komen nooit terug. Kies een ander stuk, bijvoorbeeld { $example }.
refused-return-absent = Naast het bord ligt geen { $piece } van jou. Kies een stuk dat er wel ligt, bijvoorbeeld { $example }.
refused-return-self = De soldaat die je inlevert ({ $piece }), kan niet in dezelfde wissel terugkomen. Kies een ander stuk, bijvoorbeeld { $example }.
refused-return-sum = { $piece } telt { $cost }, en van de 3 is nog { $budget } over. Kies een lager nummer of schrijf done.
refused-return-square = { $square } is geen startveld voor je stukken van die soort ({ of-types }). Vrij zijn: { $free }.
refused-return-taken = { $square } is bezet, en een startveld moet leeg zijn. Vrij zijn: { $free }.
refused-return-number = Zeg er ook bij welk nummer terugkomt, bijvoorbeeld { $example }.
refused-return-plain = { $type ->
    [B] Bommenwerpers dragen geen nummer; bij een wissel tellen ze 2.
   *[other] Artillerie draagt geen nummer; bij een wissel telt ze 2.
} Schrijf { $move }.
refused-note = Wat er van een zet komt, blijkt als hij gedaan is, niet eerder. Schrijf alleen { $move }.

said-deal = { of-side }: nummers verdeeld, { of-types }.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , gewonnen. Verwijderd: { $gone }.
    [lost] , verloren. Verwijderd: { $gone }.
   *[both] {" "}en beide vallen. Verwijderd: { $gone }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: soldaat { $number } op { $at } ingeleverd voor een wissel.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: wissel klaar.
said-stay = { of-side }: het stuk blijft staan.
said-end = { of-side }: beurt beëindigd.{ $shot ->
    [0] { "" }
   *[other] {" "}De artillerie van de andere kant schiet. Verwijderd: { $hit }.
}{ said-over }
advised-deal = nummers voor je { of-types }: { $numbers }.
advised-move = { of-type } van { $from } naar { $to }.
advised-rest = { of-type } verder van { $from } naar { $to }.
advised-attack = { attack-of }.
attack-of = aanval { with-type } van { $from } op { the-target } op { $to }
advised-fire = schot vanaf { $at }.
advised-return = { of-type } { $piece } terug op { $at }.
advised-switch = lever soldaat { $number } op { $at } in voor een wissel.
advised-done = rond de wissel af.
advised-stay = laat het stuk staan.
advised-end = beëindig je beurt.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Verwijderd door artillerie: { $hit }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Daarmee is het spel uit.
}

ending-masters = De laatste master van een kant is gevallen.
ending-quiet = Te veel beurten op rij is er niets verwijderd en niets gewisseld.

reason-deal = Door het toeval verdeelde nummers kan niemand raden.
reason-deal-edge = Je master begint aan de rand, op { $square }.
reason-end = Er valt nu niets aan te vallen, en geen van je stukken staat in vijandelijk vuur.
reason-end-three = Drie van je stukken zijn verplaatst.
reason-stay = Hier kan geen vijand dit stuk met één enkele zet aanvallen.
reason-stay-fewest = Op geen ander veld dat dit stuk nog bereikt, kunnen minder vijanden het aanvallen: { $enemies }.
reason-stay-threatens = Van hier kan dit stuk straks { the-target } op { $square } aanvallen.
reason-fight = Naar alles wat bekend is win je { $won } van de 100 zulke gevechten en verlies je er { $lost }.
reason-fight-risk = Je waagt een { $mine }; naar alles wat bekend is valt de vijand in { $falls } van de 100 zulke gevechten.
reason-fight-sure = Jouw nummer is hoger, wat het andere ook kan zijn.
reason-take = Tussen deze twee wint altijd de aanvaller.
reason-gun = { $hits ->
    [one] Daar staat één vijandelijk stuk in de schietzone.
   *[other] Daar staan { $hits } vijandelijke stukken in de schietzone.
}
reason-bunker = In de bunker is dit stuk veilig voor vliegtuigen en artillerie.
reason-leaves = Zo gaat dit stuk weg uit de zone van vijandelijke artillerie.
reason-safe = Daar kan geen vijand dit stuk met één enkele zet aanvallen.
reason-guarded = Daar staat dit stuk onder de bescherming van een hoger, op { $by }.
reason-shields = Daar beschermt dit stuk een kleiner van jou op { $square }: { of-type }.
reason-threatens = Vandaar kan dit stuk straks { the-target } op { $square } aanvallen.
reason-runs = De soldaat komt dichter bij de achterste lijn van de vijand, waar hij verloren stukken kan terughalen.
reason-fewer = Daar zouden minder vijanden dit stuk met één enkele zet kunnen aanvallen: { $then } in plaats van { $before }.
reason-aims = Vandaar kan de artillerie met haar volgende zet { the-target } op { $square } onder vuur nemen.
reason-nearer = Het stuk komt dichter bij een doel: { the-target } op { $square }.
reason-switch = Voor de soldaat komen verloren stukken terug.
reason-return = Een verloren stuk doet weer mee.
reason-fire = { $hits ->
    [one] Het schot verwijdert één vijand en kost geen zet.
   *[other] Het schot verwijdert { $hits } vijanden en kost geen zet.
}

to-move = Aan zet: { of-side }
to-deal = Nummers verdelen: { of-side }
to-rest = Met hetzelfde stuk verder: { of-side }
to-switch = Stukken terughalen: { of-side }
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
legend-removed-of = Verwijderd van { of-side }
legend-nothing = geen verliezen
legend-zone = Schietzone
legend-zones = Schietzones
legend-protected = beschermd door het stuk op { $by }
legend-moved = is verplaatst
legend-not-moved = is nog niet verplaatst
legend-number = nummer { $number }
legend-open = nummer bekend bij allebei
legend-possible = kan { $numbers } zijn
legend-master = master
legend-mines = mijnen
legend-bunker = bunker
legend-rule-1 = de nummers beslissen
legend-rule-2 = de aanvaller wint

# in the terminal
typing = Typ wat je wilt doen, bijvoorbeeld { $example }. Een veld zegt waar zijn stuk heen kan en wat ervan bekend is, zones waar de artillerie vuurt. Andere woorden:
drawn-deal = Zes nummers voor je { of-types }, in deze volgorde: { $squares }. Met alleen deal verdeelt het toeval.
drawn-movers = Kunnen zetten:
drawn-go-on = Typ een veld met { $sign }, of
drawn-returns = Typ een stuk en een veld, zoals { $example }.
drawn-empty = leeg
drawn-sure-master = Deze soldaat is een master en komt nooit terug. Geef je hem op?
drawn-sure-last = Deze soldaat is je laatste master: als je hem opgeeft, verlies je. Toch doen?

# on the screen
spoken-board = Masters Victory
spoken-map = Kaart, lijnen A tot R, kolommen 1 tot 15
your-type = { $type ->
    [F] jouw jager
    [B] jouw bommenwerper
    [T] jouw tank
    [S] jouw soldaat
   *[other] jouw artillerie
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } van { of-side }
spoken-start = startveld, { of-type }
spoken-target = { $square } { of-type }, regel { $rule }
spoken-targets = kan aanvallen: { $targets }
spoken-place = kan hier terugkomen
spoken-danger = in het vuur van { $guns }
goal-left = { $steps ->
    [0] daar blijft geen stap over
    [one] daar blijft één stap over
   *[other] daar blijven { $steps } stappen over
}
goal-attack = kan worden aangevallen, regel { $rule }
choices-title = Wat je kunt doen
choice-move = Ga naar { $square }
choice-attack = Val { $square } aan, { of-type }, regel { $rule }
now-rest = { $at } mag verder: { legend-steps }
do-end = Beurt beëindigen
do-stay = Blijven
do-done = Klaar
do-fire = Vuur vanaf { $square }
do-switch = { $square } ruilen
switch-what = Kies een verwijderd stuk van jezelf.
switch-where = Kies er een startveld voor.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } keer
}
master-title = Een master gaat weg
master-sure = Deze soldaat is een master. Geruild telt hij als verwijderd, en de andere kant heeft een master minder nodig.
master-last-sure = Deze soldaat is je laatste master. Als je hem ruilt, verlies je de partij.
master-yes = Ruilen
master-no = Houden
lens-title = Hoe je de kaart ziet
show-zones = Schietzones
show-beliefs = Wat ze kunnen zijn
sign-left = Cijfers op de kaart: stappen over.
sign-bars = Balken: 1, 2, 3, master; hoe hoger, hoe waarschijnlijker.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-all = Hele kaart
deal-title = { $type ->
    [F] Verdeel je jagers
    [T] Verdeel je tanks
   *[other] Verdeel je soldaten
}
deal-help = Leg elk nummer op een veld: sleep het, of kies een nummer en dan een veld. Zo wisselen ook twee velden van nummer.
deal-tray = Nummers om te leggen
deal-all-laid = Alle zes liggen er.
deal-squares = Startvelden
deal-number = { $number ->
    [M] master, nummer 3
   *[other] nummer { $number }
}
deal-slot = { $square }: { $number ->
    [none] leeg
    [M] master, nummer 3
   *[other] nummer { $number }
}
deal-shuffle = Schudden
deal-use = Mijn bewaarde nemen
deal-keep = Deze bewaren
do-deal = Zo verdelen
cover-title = Geef het scherm aan { of-side }
cover-about = De kaart is bedekt, zodat niemand de nummers van de andere kant ziet. Hier gaat alleen { of-side } verder.
do-uncover = Ik ben { of-side }: toon de kaart

# aan tafel: wat er nu te doen is, wat je niet mag missen en wat alles is
aim = Verwijder de drie masters van de andere kant voordat je die van jou kwijt bent.
next-deal = { $type ->
    [F] Leg op elk van je jagers een nummer en verdeel ze dan.
    [T] Leg op elk van je tanks een nummer en verdeel ze dan.
   *[other] Leg op elk van je soldaten een nummer en verdeel ze dan.
}
next-choose = { $moves ->
    [3] Kies een stuk: tot drie mogen er zetten.
    [one] Kies nog één stuk, of beëindig je beurt.
   *[other] Kies een stuk, of beëindig je beurt: er mogen er nog { $moves } zetten.
}
next-fire = Je artillerie kan schieten: kies haar, of ga verder met een ander stuk.
next-end = Drie stukken zijn verplaatst: beëindig je beurt.
next-go = Kies er een veld voor.
next-attack = Kies er een veld voor, of een omlijnde vijand om aan te vallen.
next-step = Kies een veld ernaast: artillerie gaat stap voor stap.
next-shoot = Schiet, of ga naar een veld ernaast.
next-soldier = Verplaats de soldaat, of wissel hem in.
next-rest = Het stuk op { $at } mag verder, { legend-steps }: kies een veld, of blijf.
next-switch = Kies een verwijderd stuk dat terugkomt.
next-place = Kies er een startveld voor.
next-plan = Kies een verwijderd stuk dat terugkomt, of houd de soldaat.
next-plan-more = Kies nog een verwijderd stuk, of wissel nu.
next-exchange = Wissel nu, of houd de soldaat.
news-master = Je master op { $square } is gevallen ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Gevallen in een gevecht
   *[fire] Gevallen door artillerie
}: { your-type }{ $number } op { $square }.
news-many = { $how ->
    [fight] Gevallen in gevechten
   *[fire] Gevallen door artillerie
}: { $pieces }.
news-found = Een master van de andere kant is gevallen ({ of-type }): { legend-masters }.
news-danger = Master in gevaar: { your-type } op { $square }, door { $many ->
    [one] de vijand op { $by }.
   *[other] de vijanden op { $by }.
}
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = Een master: wie alle drie kwijt is, heeft de partij verloren.
card-danger = In gevaar: { $many ->
    [one] de vijand op { $by } kan dit stuk met één zet verwijderen.
   *[other] de vijanden op { $by } kunnen dit stuk elk met één zet verwijderen.
}
card-number-own = Nummer { $number }, alleen jij ziet het.
card-number-open = Nummer { $number }, bekend bij beide kanten.
card-number-hidden = Het nummer is verborgen. Mogelijk: { $numbers }.
card-number-least = Na een gewonnen gevecht is het nummer minstens { $least }. Mogelijk: { $numbers }.
card-number-dealt = Het nummer is nog niet verdeeld.
card-number-told = Het nummer is verborgen.
card-number-none = Zonder nummer; telt bij een wissel 2.
card-flies = Tot { $steps } stappen door de lucht, over stukken en mijnen heen.
card-walks = Tot { $steps } stappen over de grond, om stukken en mijnen heen.
card-rolls = Tot { $steps } stappen over de grond, één voor één.
card-beats = { $type ->
    [F] Verwijdert bommenwerpers en soldaten. Tegen een jager beslissen de nummers.
    [B] Verwijdert tanks en artillerie.
    [T] Verwijdert soldaten en artillerie. Tegen een tank beslissen de nummers.
    [S] Verwijdert jagers en bommenwerpers. Tegen een soldaat beslissen de nummers.
   *[other] Valt nooit aan: ze schiet op alle vijanden op de drie bij drie velden voor haar.
}
card-beaten = { $type ->
    [F] Wordt verwijderd door soldaten, door jagers zonder lager nummer en door vuur.
    [B] Wordt verwijderd door jagers, door soldaten en door vuur.
    [T] Wordt verwijderd door bommenwerpers, door tanks zonder lager nummer en door vuur.
    [S] Wordt verwijderd door jagers, door tanks, door soldaten zonder lager nummer en door vuur.
   *[other] Wordt verwijderd door bommenwerpers, door tanks en door vuur.
}
card-shields = { $type ->
    [F] Beschermt bommenwerpers, tanks, soldaten en artillerie ernaast.
    [B] Beschermt tanks, soldaten en artillerie ernaast.
    [T] Beschermt soldaten en artillerie ernaast.
    [S] Beschermt artillerie ernaast.
   *[other] Het kleinste stuk: het beschermt niemand.
}
card-shielded = Nu kan niemand dit stuk aanvallen: een hoger stuk op { $by } beschermt het, alleen niet tegen vuur.
card-fire = In de zone van de artillerie op { $guns }.
card-moved = In deze beurt al verplaatst.
card-exchange = Op de achterste lijn van de vijand: je kunt de soldaat inwisselen voor verloren stukken.
card-in-bunker = In een bunker: veilig voor vliegtuigen en artillerie, niet voor tanks en soldaten.
card-no-bunker = Een bunker beschut geen vliegtuigen.
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
card-bunker-safe = Grondstukken erin zijn veilig voor vliegtuigen en artillerie.
card-bunker-open = Tanks en soldaten kunnen ze toch aanvallen.
card-open = Hier beschut niets; elk stuk mag er stoppen.
card-start = { $type ->
    [F] Startveld van een jager: een verloren jager kan hier terugkomen door een wissel.
    [B] Startveld van een bommenwerper: een verloren bommenwerper kan hier terugkomen door een wissel.
    [T] Startveld van een tank: een verloren tank kan hier terugkomen door een wissel.
    [S] Startveld van een soldaat: een verloren soldaat kan hier terugkomen door een wissel.
   *[other] Startveld van artillerie: een verloren stuk kan hier terugkomen door een wissel.
}
card-base = Achterste lijn
card-base-switch = Een vijandelijke soldaat die hier komt, kan worden ingewisseld voor verloren stukken.
card-numbers = Nummers op de rug
card-numbers-six = Jagers, tanks en soldaten dragen 1, 1, 2, 2, 3 en 3♛; alleen hun eigen kant ziet ze.
card-numbers-fight = Het lagere nummer valt, van gelijke allebei. 3♛, de master, telt 3.
card-numbers-told = Van een gevecht hoor je alleen de uitslag.
card-signs = Tekens op de kaart
card-signs-left = Een cijfer op een veld: zoveel stappen heeft het gekozen stuk daar nog over.
card-signs-rule = R1 bij een vijand: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-bars = Balken op een verborgen stuk, van links 1, 2, 3 en 3♛: hoe hoger een balk, hoe waarschijnlijker dat nummer.
card-defence = Verdedigingszone
card-defence-zone = De acht velden rond een stuk.
card-defence-taller = Zolang daar een hoger stuk van dezelfde kleur staat, kan niemand het kleinere aanvallen.
card-defence-first = Verwijder eerst het hogere: het moment van elke aanval telt.
card-zone = Schietzone
card-zone-front = De drie bij drie velden ervoor: naar het noorden voor Rood, naar het zuiden voor Groen.
card-zone-turn = Werkt alleen in de eigen beurt en treft iedereen die daar open staat.
card-zone-auto = Hier schiet artillerie vanzelf: aan het begin van de beurt, na elke stap en als ze terugkomt.
card-zone-ask = Hier schiet artillerie op bevel; dat kost geen zet.
card-switch = Drievoudige wissel
card-switch-line = Een soldaat op de achterste lijn van de vijand wordt ingewisseld voor één tot drie verloren stukken, samen hoogstens 3.
card-switch-two = Bommenwerpers en artillerie tellen 2.
card-switch-master = Masters komen nooit terug.
card-switch-act = Wat terug is, mag meteen zetten.
card-moves = Drie zetten
card-moves-three = Tot drie stukken zetten in een beurt, elk één keer.
card-moves-fewer = Minder mag ook: je beëindigt de beurt zelf.
card-masters = Masters
card-masters-three = Elke kant heeft er drie: een jager, een tank en een soldaat met 3♛.
card-masters-win = Wie het eerst alle drie van de andere kant heeft verwijderd, wint.
card-quiet = Rustige beurten
card-quiet-draw = Na { $limit } beurten op rij zonder verwijdering of wissel is de partij remise.
card-quiet-off = Aan deze tafel is er geen zulke grens.
card-lost = Verwijderd: { of-type }{ $number }
card-lost-open = Zichtbaar voor beide kanten.
card-lost-counts = Bij een wissel telt dit stuk { $cost }.
card-lost-never = Een master komt nooit terug.
crib-pieces = Stukken
crib-ground = Terrein
crib-fights = Gevechten
crib-turn = Beurt en einde
plan-title = Wissel: soldaat { $number } op { $square }
plan-none = Nog niets gekozen.
plan-back = { $piece } van { $square } terugleggen
do-exchange = Nu wisselen
do-keep = Soldaat houden
