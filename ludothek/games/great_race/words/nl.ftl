# De woorden van The Great Race.

title = The Great Race
about = Met halfrupsvoertuigen dwars door Afrika: plan in het geheim vijf assistenten, baan je een weg en kom vroeg, heel en met geld aan.

option-mode = Spelmodus
option-mode-about = Een race van twee tot en met vijf bemanningen, één bemanning tegen TORPEDO, of een reis zonder tegenstander.
option-mode-race = Race
option-mode-solo = Tegen TORPEDO
option-mode-alone = Alleen
option-direction = Richting
option-direction-about = Van Colomb-Béchar in het noorden naar Cape Town in het zuiden, of andersom.
option-direction-NS = Naar het zuiden
option-direction-SN = Naar het noorden
option-bivouac_order = Eerste keus
option-bivouac_order-about = Wie in elk bivak het eerst kiest: de laatste in de beurtvolgorde of de startspeler.
option-bivouac_order-reverse = De laatste in de beurtvolgorde
option-bivouac_order-turn = De startspeler
option-leaders = Leiders
option-leaders-about = Wiens kracht telt: alleen die van de Suffragettes, die van elke bemanning, of geen.
option-leaders-book = Alleen Suffragettes
option-leaders-all = Elke bemanning
option-leaders-none = Geen
option-mechanic_spaces = Monteurs
option-mechanic_spaces-about = Hoeveel monteurs er in een plan passen. Met twee is een partij tegen TORPEDO duidelijk moeilijker.
option-deck_upgrades = Betere stapel
option-deck_upgrades-about = Na elke partij van een campagne krijgt TORPEDO sterkere kaarten.
option-legacy = Legacykrachten
option-legacy-about = TORPEDO krijgt in elke stad van zijn doelkleur een kracht en houdt die de hele campagne.
option-passport = Paspoort
option-passport-about = Twaalf missies, en een stempel voor elke die je vervult. Het kan ook apart, maar tegen TORPEDO krijg je alleen stempels met de betere stapel.
option-upgrade = Nieuwe kaarten
option-upgrade-about = Of een sterkere kaart voor TORPEDO willekeurig getrokken wordt of dezelfde letter heeft als de kaart die erdoor wordt vervangen.
option-upgrade-random = Willekeurig
option-upgrade-letter = Zelfde letter
option-max_rounds = Hoogste aantal rondes
option-max_rounds-about = Is er na zoveel rondes niemand aangekomen, dan is de partij afgelopen en beslist de kortste weg naar de finish.
option-crews = Bemanningen
option-crews-about = De bemanningen op volgorde van plaats, bijvoorbeeld SU,FR. Plaatsen zonder bemanning krijgen de volgende uit FR, GB, BE, IT, SU en IN.
option-crews-any = Op volgorde van plaats
option-crews-each = Bemanning
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = Kaarten van TORPEDO
option-deck-about = Hoe sterk de acht Estiennekaarten zijn waarmee TORPEDO speelt. In een campagne volgen ze uit de partijen ervoor.
option-deck-typed = Bijvoorbeeld A2,B1,C1,D1,E1,F1,G1,H1: een letter en een niveau per kaart.
option-deck-first = De acht van niveau 1
deck-level-1 = Niveau 1, makkelijk
deck-level-2 = Niveau 2, moeilijker
deck-level-3 = Niveau 3, moeilijk
deck-level-mixed = Gemengd, kaart voor kaart
deck-level-about = De acht kaarten van dit niveau. Per ronde: tegels { $tiles }; velden per assistent { $moves }; benzine +{ $fuel }, mechaniek +{ $mechanics }; schade { $damage } voor elke gevaarkaart die blijft liggen.
deck-card = Kaart { $letter }, doel { $colour }: niveau
deck-given = Zoals opgegeven: { $cards }
option-stickers = Krachten van TORPEDO
option-stickers-about = De krachten die TORPEDO vanaf het begin heeft, in elke kleur tot en met niveau 4. In een campagne volgen ze uit de partijen ervoor.
option-stickers-typed = Vier cijfers van 0 tot en met 4, voor blauw, groen, rood en geel, bijvoorbeeld 2010.
option-stickers-0000 = Nog geen
stickers-colour = Niveau in { $colour }
stickers-none = Geen kracht van deze kleur
option-first = Startspeler
option-first-about = Tegen TORPEDO: wie aan het begin startspeler is. In een campagne is dat wie de vorige keer verloor.
option-first-player = Jij
option-first-T = TORPEDO

## Names

town-COL = Colomb-Béchar
town-CAP = Cape Town
town-NOU = Nouadhibou
town-FOR = Fort-Lamy
town-LIB = Libreville
town-DAR = Dar es Salaam
town-WIN = Windhoek
town-TOM = Tombouctou
town-POR = Porto-Novo
town-STA = Stanleyville
town-ELI = Élisabethville
town-JOH = Johannesburg
town-AGA = Agadès
town-BAM = Bamako
town-BAN = Bangui
town-LUA = Luanda
town-BEI = Beira
town-INS = In Salah
town-DAK = Dakar
town-NAI = Nairobi
town-LEO = Léopoldville
town-LIV = Livingstone
of-town = { $town ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
of-space = { $side ->
    [at] { near-town }
    [E] ten oosten { from-town }
    [W] ten westen { from-town }
    [NE] ten noordoosten { from-town }
    [NW] ten noordwesten { from-town }
    [SE] ten zuidoosten { from-town }
    [SW] ten zuidwesten { from-town }
    [NN] twee velden ten noorden { from-town }
    [SS] twee velden ten zuiden { from-town }
   *[EE] twee velden ten oosten { from-town }
}
near-town = { $near ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
from-town = { $near ->
   *[other] van { near-town }
}
crew-FR = Fransen
crew-GB = Britten
crew-BE = Belgen
crew-IT = Italianen
crew-SU = Suffragettes
crew-IN = Onafhankelijken
crew-T = TORPEDO
of-crew = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
    [IN] { crew-IN }
   *[T] { crew-T }
}
side-wins = { $side ->
    [crew-FR] De Fransen winnen.
    [crew-GB] De Britten winnen.
    [crew-BE] De Belgen winnen.
    [crew-IT] De Italianen winnen.
    [crew-SU] De Suffragettes winnen.
   *[crew-IN] De Onafhankelijken winnen.
}
who = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
   *[IN] { crew-IN }
}
whom = { $rival ->
    [FR] de Fransen
    [GB] de Britten
    [BE] de Belgen
    [IT] de Italianen
    [SU] de Suffragettes
    [T] TORPEDO
   *[IN] de Onafhankelijken
}
card-CAN = jerrycan
card-TANK = tank{ "\u00AD" }wagen
card-PARTS = reserve{ "\u00AD" }onder{ "\u00AD" }delen
card-TOOLS = gereed{ "\u00AD" }schaps{ "\u00AD" }kist
card-DNG = gevaar
card-TEL = sponsor{ "\u00AD" }telegram
card-GUIDE = gids
card-WINCH = lier
of-card = { $card ->
    [CAN] { card-CAN }
    [TANK] { card-TANK }
    [PARTS] { card-PARTS }
    [TOOLS] { card-TOOLS }
    [DNG] { card-DNG }
    [TEL] { card-TEL }
    [GUIDE] { card-GUIDE }
   *[WINCH] { card-WINCH }
}
a-card = { $card ->
    [CAN] een jerrycan
    [TANK] een tankwagen
    [PARTS] reserveonderdelen
    [TOOLS] een gereedschapskist
    [DNG] een gevaarkaart
    [TEL] een sponsortelegram
    [GUIDE] een gids
   *[WINCH] een lier
}
role-F = financiering
role-P = verkenner
role-M = monteur
role-E = escorte
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = paars
colour-blue = blauw
colour-green = groen
colour-red = rood
colour-yellow = geel
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] blauwe
    [green] groene
    [red] rode
   *[yellow] gele
}
gauge-f = benzine
gauge-e = motor
gauge-c = chassis
gauge-m = mechaniek
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = benzine
symbol-M = monteur
symbol-D = gevaar
symbol-S = stop
of-symbol = { $symbol ->
    [F] { symbol-F }
    [M] { symbol-M }
    [D] { symbol-D }
   *[S] { symbol-S }
}
of-tile = { $tile ->
    [F] { symbol-F } 1
    [FF] { symbol-F } 2
    [FM] { symbol-F } 1, { symbol-M } 1
    [FD] { symbol-F } 1, { symbol-D }
    [FS] { symbol-F } 1, { symbol-S }
    [FFF] { symbol-F } 3
    [FFM] { symbol-F } 2, { symbol-M } 1
    [FMM] { symbol-F } 1, { symbol-M } 2
    [FFD] { symbol-F } 2, { symbol-D }
    [FMD] { symbol-F } 1, { symbol-M } 1, { symbol-D }
    [FMS] { symbol-F } 1, { symbol-M } 1, { symbol-S }
    [FFFM] { symbol-F } 3, { symbol-M } 1
    [FFMM] { symbol-F } 2, { symbol-M } 2
    [FFMD] { symbol-F } 2, { symbol-M } 1, { symbol-D }
    [FMMS] { symbol-F } 1, { symbol-M } 2, { symbol-S }
    [FFFMM] { symbol-F } 3, { symbol-M } 2
    [FFMMD] { symbol-F } 2, { symbol-M } 2, { symbol-D }
    [FFMMS] { symbol-F } 2, { symbol-M } 2, { symbol-S }
   *[other] geen tegel
}
gains = { $engine ->
    [0] chassis +{ $chassis }
   *[other] motor +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chassis +{ $chassis }
    }
}
losses = { $engine ->
    [0] chassis −{ $chassis }
   *[other] motor −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chassis −{ $chassis }
    }
}
plan-of = financiering { $funding }, verkenner { $pathfinder }, monteur { $mechanic }, escorte { $escort }
power-blue-1 = stopsymbolen houden T niet meer tegen
power-blue-2 = geen extra benzine in risicogebieden
power-blue-3 = vaart gratis als dat zijn doel dient
power-blue-4 = assistent 2 rijdt een veld verder
power-green-1 = een jerrycan of tankwagen uit het bivak geeft T benzine
power-green-2 = reserveonderdelen of een gereedschapskist uit het bivak geven T mechaniek
power-green-3 = een jerrycan of tankwagen, getrokken in een stad, geeft T benzine
power-green-4 = reserveonderdelen of een gereedschapskist, getrokken in een stad, geven T mechaniek
power-red-1 = een gevaarkaart die T in het bivak neemt, treft jou
power-red-2 = een gevaarkaart die T in een stad trekt, treft jou
power-red-3 = gevaar op een tegel kost T 1 in plaats van 2
power-red-4 = gevaar op een tegel kost T niets
power-yellow-1 = hoogste stand van beide meters 7
power-yellow-2 = hoogste stand van beide meters 8
power-yellow-3 = hoogste stand van beide meters 9
power-yellow-4 = hoogste stand van beide meters 10
of-power = { $colour ->
    [blue] { $level ->
        [1] { power-blue-1 }
        [2] { power-blue-2 }
        [3] { power-blue-3 }
       *[4] { power-blue-4 }
    }
    [green] { $level ->
        [1] { power-green-1 }
        [2] { power-green-2 }
        [3] { power-green-3 }
       *[4] { power-green-4 }
    }
    [red] { $level ->
        [1] { power-red-1 }
        [2] { power-red-2 }
        [3] { power-red-3 }
       *[4] { power-red-4 }
    }
   *[yellow] { $level ->
        [1] { power-yellow-1 }
        [2] { power-yellow-2 }
        [3] { power-yellow-3 }
       *[4] { power-yellow-4 }
    }
}

## What is said of an action

said-take = { who }: kaart genomen uit vak { $slot } ({ of-card }).
said-plan = { who }: plan gemaakt ({ plan-of }).
said-buy = { who }: benzine gekocht, +{ $fuel } voor { $francs } F.
said-use = { who }: kaart gespeeld ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] er wordt een tegel getrokken.
   *[other] benzine +{ $fuel }.
}
said-mend = { who }: kaart gespeeld ({ of-card }), { gains }.
said-strike = { who }: gevaarkaart gespeeld tegen { whom }, { $gauge ->
    [e] motor
   *[c] chassis
}.
said-strike-t = { who }: gevaarkaart gespeeld tegen TORPEDO, mechaniek −1.
said-guide = { who }: gids gespeeld, tegel { of-space } weggehaald ({ of-tile }).
said-fund = { who }: { $francs } F opgehaald.
said-scout = { who }: verkenner op verkenning gestuurd.
said-scout3 = { who }: verkenning met drie tegels om uit te kiezen.
said-fetch = { who }: verkenner om een kaart gestuurd.
said-pass = { who }: gepast voor deze ronde.
said-halt = { who }: gestopt.
said-guard = { who }: escorte ingezet, het gevaar doet geen schade.
said-shield = { who }: gevaar afgeweerd met de kracht van de bemanning.
said-accept = { who }: gevaar aanvaard, geen bescherming.
said-winch-m = { who }: lier gebruikt, één monteursymbool telt niet.
said-winch-s = { who }: lier gebruikt, het stopsymbool telt niet.
said-nowinch = { who }: geen lier gebruikt.
said-repair = { who }: reparatie voor { $francs } F, { gains }.
said-hit = { who }: schade opgelopen, { losses }.
said-go-town = { who }: { drive } naar { of-space }.
said-go-blind = { who }: { drive } blind, { of-space }.
said-go = { who }: { drive } naar het veld { of-space } ({ of-tile }), benzine −{ $fuel }.
drive = { $begins ->
    [0] verder
   *[other] rit
}
said-sail = { who }: voor { $francs } F over zee naar { of-space }.
said-clear = { who }: tegel { of-space } door een escorte weggehaald ({ of-tile }).
said-back = { who }: tegel terug in de zak gedaan ({ of-tile }).
said-drop = { who }: kaart afgelegd ({ of-card }).
said-lay = { who }: tegel { of-space } gelegd ({ of-tile }).
said-drew-tile = { who }: tegel getrokken ({ of-tile }).
said-drew-blind = Tegel { of-space }: { of-tile }.
said-drew-t-tile = T trekt een tegel ({ of-tile }).
said-drew-t-blind = T rijdt blind, { of-space }. Daar ligt: { of-tile }.
said-drew-t-card = T trekt { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}Zijn benzine stijgt met { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}Zijn mechaniek stijgt met { $mechanics }.
}
said-drew-card = { who }: kaart getrokken ({ of-card }).
said-laid-out = In vak { $slot }: { of-card }.
said-estienne = Estiennekaart { $estienne } wordt omgedraaid: de doelkleur is { of-colour }.
heard-plan = { who }: plan gemaakt.
heard-card = { who }: kaart getrokken.

## What follows by itself

told-goal = { of-town } is de dichtstbijzijnde open { coloured } stad, op { steps } afstand.
told-goal-tie = { of-town } en een andere { coloured } stad zijn even dichtbij, op { steps } afstand; { of-town } ligt dichter bij de finish.
told-goal-row = { of-town } en een andere { coloured } stad zijn even dichtbij, op { steps } afstand, en even ver van de finish; { of-town } ligt noordelijker.
told-goal-none = Geen { coloured } stad is nog open: T gaat naar de finish, { of-town }, op { steps } afstand.
steps = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}
told-sail = { $steps ->
    [0] T vaart naar { of-town }: vanuit zijn haven gaat er een zeeroute recht naar zijn doel.
   *[other] T vaart naar { of-town }: vandaar is het { steps } naar zijn doel; over land bleven er met deze assistent { $by_land } over.
}
told-lay = { $value ->
    [1] Een makkelijke tegel, waarde { $value }: T legt die op zijn eigen weg, { of-space } ({ of-tile }).
    [2] Een makkelijke tegel, waarde { $value }: T legt die op zijn eigen weg, { of-space } ({ of-tile }).
   *[other] Een moeilijke tegel, waarde { $value }: T legt die op jouw weg, { of-space } ({ of-tile }).
}
told-lay-beside = Geen van jouw kortste wegen heeft plaats voor een moeilijke tegel, dus legt T die naast je voertuig of je weg, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] De weg die T zou nemen is vol; T legt de makkelijke tegel op een andere die even kort is, { of-space } ({ of-tile }).
    [2] De weg die T zou nemen is vol; T legt de makkelijke tegel op een andere die even kort is, { of-space } ({ of-tile }).
   *[other] Jouw weg is vol; T legt de moeilijke tegel op een andere die voor jou even kort is, { of-space } ({ of-tile }).
}
told-box = Op geen enkele kortste weg naar het doel van T is plaats voor deze tegel ({ of-tile }); hij gaat terug in de doos.
told-box-hard = { $arrived ->
    [0] Voor deze tegel is geen plaats ({ of-tile }); hij gaat terug in de doos.
   *[other] Je bent er al en niets houdt je nog op; de moeilijke tegel ({ of-tile }) gaat terug in de doos.
}
told-town = T staat naast { of-space } en rijdt de stad binnen: die is open.
told-go = T gaat naar het veld { of-space } ({ of-tile }), een stap dichter bij zijn doel. { t-left }{ t-stopped }
told-go-easier = T gaat naar het veld { of-space } ({ of-tile }), de makkelijkste stap naar zijn doel. { t-left }{ t-stopped }
told-go-blind = T kan de tegel { of-space } betalen en gaat erheen. { t-left }
t-left = Benzine { $fuel }, mechaniek { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}Het stopsymbool maakt een eind aan zijn rit.
}
told-stay = T blijft staan: met benzine { $fuel } en mechaniek { $mechanics } kan hij geen veld betalen dat dichter bij zijn doel ligt.
told-stay-blind = T blijft staan: met benzine { $fuel } en mechaniek { $mechanics } kan hij de tegel { of-space } niet betalen.
told-power = T krijgt een kracht, { of-colour } { $level }: { of-power }.
told-arrives = T komt aan in { of-town }.
told-take = T neemt { a-card } uit vak { $slot }, zoals op zijn kaart staat.
told-take-next = Het vak dat T wil, is leeg; T neemt uit het volgende, vak { $slot }: { of-card }.
told-hits = Gevaar dat is blijven liggen, treft { who-hit }: { losses }.
told-hits-power = De gevaarkaart die T nam, treft { who-hit }: { losses }.
who-hit = { $crew ->
    [FR] de Fransen
    [GB] de Britten
    [BE] de Belgen
    [IT] de Italianen
    [SU] de Suffragettes
   *[IN] de Onafhankelijken
}
told-gains = T herstelt zich: benzine +{ $fuel }, mechaniek +{ $mechanics }.
told-prime = T is startspeler: benzine +{ $fuel }.
told-gains-power = T gebruikt wat hij heeft genomen: benzine +{ $fuel }, mechaniek +{ $mechanics }.
told-lost = { who }: schade opgelopen, { losses }.
told-arrival = { who }: aankomst in { of-town }, op de { nth } plaats.
told-arrival-alone = { who }: aankomst op tijd in { of-town }.
nth = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
}
told-last-round = Dit is de laatste ronde: alle anderen mogen hun ongebruikte assistenten nog inzetten.
told-round = Ronde { $round } begint.
told-estienne = Alle acht Estiennekaarten zijn geweest en worden opnieuw geschud.
told-plan = { who }: plan getoond ({ plan-of }).
told-left = Blijft liggen en wordt afgelegd: { of-card }.
told-order-prime = { who }: op de { nth } plaats in de beurtvolgorde, +{ $francs } F.
told-order = { who }: op de { nth } plaats in de beurtvolgorde.
told-order-t = T staat op de { nth } plaats in de beurtvolgorde.
told-bag = De zak was leeg: de afgelegde tegels gaan er weer in.
told-deck = De stapel was op: de afgelegde kaarten worden tot een nieuwe geschud.
told-no-room = Voor deze tegel is geen plaats ({ of-tile }); hij wordt afgelegd.
told-entered = { who }: tegel betaald, rit naar het veld { of-space }, benzine −{ $fuel }.
told-stuck = { who }: tegel { of-space } niet te betalen, het voertuig blijft staan.
told-stop = Het stopsymbool maakt een eind aan de rit.
told-steps = Dat was de laatste stap van de rit.
told-nowhere = { who }: van hier geen enkel veld om op te rijden, dus de rit is voorbij.
told-over = Iedereen is uit de ronde, en de partij is afgelopen.
told-limit = Na ronde { $rounds } is niemand aangekomen, en de partij is afgelopen.
ending-arrivals = De laatste ronde is uitgespeeld.
ending-arrival = De reis is volbracht.
ending-limit = Niemand is op tijd aangekomen.
told-points = { who }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
told-points-t = T heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}.

not-g16-1 = { of-space } is verder weg.
not-g16-2 = { of-space } ligt niet op een verdere strook dan de laatste stad van T.
not-g16-3 = { of-space } ligt niet dichter bij de finish dan T.
not-g16-4 = { of-space } is even dichtbij, maar verder van de finish.
not-g16-5 = { of-space } is even dichtbij, maar komt later naar rij en kolom.
not-g17-3 = Daar kan T niet betalen: { of-space }.
not-g17-5 = Minder makkelijk, of later naar rij en kolom: { of-space }.
not-g21-3 = Over zee naar { of-space }: dat bracht T niet zo dicht bij zijn doel als zijn velden over land.

## Why not

refused-turn = Je bent niet aan de beurt. Wacht tot de anderen gehandeld hebben.
refused-turn-plan = Een andere bemanning is aan het plannen. Wacht tot alle plannen gemaakt zijn.
refused-turn-take = Eerst kiest een andere bemanning een kaart. Wacht tot jij er een mag nemen.
refused-gone = Je hebt deze race verlaten. Kijk naar de anderen, of begin een nieuwe partij.
refused-arrived = Je bent aangekomen: geen beurten meer, geen kaarten, geen schade. Wacht tot de ronde voorbij is.
refused-passed = Je hebt gepast, en dat geldt voor de hele ronde. Je ongebruikte escortes beschermen je nog; wacht op de volgende ronde.
refused-out = Al je assistenten zijn gebruikt, dus je hebt deze ronde geen beurt meer. Wacht op de volgende.
refused-resign-word = Opgeven is geen zet. Gebruik daarvoor de knop ‘Opgeven’.
refused-draw = Er moet eerst iets getrokken worden. Trek, dan gaat het verder.
refused-unreadable = ‘{ $text }’ kan hier niet gespeeld worden. Schrijf wat je doet, bijvoorbeeld { $example }.
refused-off-map = Een veld { $space } is er niet op het bord. Noem een veld met rij en kolom, zoals 4.1, of een stad met drie letters.

refused-planned = Je plan is gemaakt, en de anderen plannen nog. Neem het terug als je een ander wilt.
refused-plan-open = De plannen liggen open en blijven zoals ze zijn. Gebruik de assistenten die je gepland hebt.
refused-plan-later = Het is nog geen tijd om te plannen. Maak eerst deze fase af.
refused-plan-first = Nu maak je een plan. Geef elk van je vijf assistenten een taak: financiering, verkenner, monteur of escorte.
refused-plan-letter = { $letter } is geen taak. F is financiering, P verkenner, M monteur en E escorte.
refused-plan-count = { $given ->
    [one] Er is één assistent ingezet
   *[other] Er zijn { $given } assistenten ingezet
}, maar een plan heeft er precies vijf. Zet ze alle vijf in.
refused-plan-role = Hoogstens { $most } assistenten kunnen de taak ‘{ of-role }’ hebben. Geef de anderen iets anders te doen.
refused-take-later = Er zijn nu geen kaarten te nemen. Wacht op het bivak.
refused-take-first = Een kaart moet je nemen, weigeren mag niet. Neem er een uit vak { $slots }.
refused-slot-empty = Daar ligt geen kaart. Neem er een uit vak { $slots }.

refused-bought = Je hebt in deze beurt al benzine gekocht, en dat mag maar één keer. Ga verder met kaarten of een assistent.
refused-buy-late = Na een kaart is het in deze beurt te laat voor benzine. Koop die aan het begin van je volgende beurt.
refused-buy-town = Op een reis alleen is er alleen in steden benzine te koop. Rijd eerst een stad binnen.
refused-tank-full = Je tank is vol. Ga verder met kaarten of een assistent.
refused-buy-levels = Benzine koop je per heel niveau, minstens één. Je kunt er hoogstens { $levels } kopen.
refused-buy-tank = Je tank heeft nog plaats voor { $levels }. Koop minder.
refused-buy-purse = Een niveau kost hier { $price } F, en je hebt { $francs } F. Koop minder, of zorg eerst voor geld.

refused-no-card = Geen van je kaarten kan nu gespeeld worden. Laat een assistent handelen, of pas.
refused-card-unknown = Een kaart ‘{ $text }’ bestaat niet. De kaarten zijn CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE en WINCH.
refused-card-missing = Die kaart heb je niet in je hand: { of-card }. Kies er een die je wel hebt.
refused-card-nothing = Die kaart zou nu niets veranderen: { of-card }. Bewaar die voor later.
refused-mend-letters = Noem precies { $levels ->
    [one] één niveau, e voor motor of c voor chassis
   *[other] { $levels } niveaus met de letters e voor motor en c voor chassis
}.
refused-guide-nothing = Er is geen tegel te trekken voor de gids. Laat hem er een naast je weghalen, of bewaar hem.
refused-danger-alone = Je reist alleen, en er is niemand om een gevaarkaart tegen te spelen. Bewaar die tot je moet afleggen.
refused-danger-nobody = Een gevaarkaart kan nu niemand schaden. Bewaar die voor later.
refused-danger-rival = Noem een rivaal voor de gevaarkaart: { $rivals }.
refused-danger-arrived = Deze rivaal is aangekomen of heeft opgegeven: hem kan niets meer overkomen. Kies er een die nog onderweg is.
refused-danger-gauge = Noem ook de meter van de rivaal: e voor motor of c voor chassis.
refused-danger-zero = Daar valt niets meer te verliezen: { of-gauge } staat op 0. Kies een andere meter of een andere rivaal.

refused-assistant-used = Je assistenten met de taak ‘{ of-role }’ hebben deze ronde allemaal gehandeld. Neem een andere, of pas.
refused-assistant-none = Voor de taak ‘{ of-role }’ heb je deze ronde niemand gepland. Neem een andere assistent, of pas.
refused-no-tiles = Er is geen tegel meer te trekken. Laat de verkenner in plaats daarvan een kaart halen.
refused-no-cards = Er is geen kaart meer te trekken. Laat de verkenner in plaats daarvan verkennen.
refused-no-power = Die kracht heeft je bemanning niet. Doe het op de gewone manier.
refused-power-used = De kracht van je bemanning is deze ronde al gebruikt. In de volgende is die weer beschikbaar.
refused-few-tiles = Er zijn geen { $tiles } tegels meer te trekken. Verken met twee.
refused-repair-full = Motor en chassis zijn helemaal in orde, er valt niets te herstellen. Laat de monteur rijden, of neem een andere assistent.
refused-repair-letters = Noem de niveaus met de letters e voor motor en c voor chassis, bijvoorbeeld ‘repair ec’.
refused-repair-many = Een reparatie herstelt één of twee niveaus. Noem er minder.
refused-repair-gauge = { $levels ->
    [0] Daar is niets kapot: { of-gauge } is op de hoogste stand.
    [one] Daar is maar één niveau kapot: { of-gauge }.
   *[other] Daar zijn maar { $levels } niveaus kapot: { of-gauge }.
} Noem alleen wat hersteld moet worden.
refused-repair-money = Een niveau kost hier { $price } F, en je hebt { $francs } F. Herstel minder, of zorg eerst voor geld.

refused-engine-none = Met motor 0 rijdt niemand. Herstel eerst de motor.
refused-no-way = Er is naast je geen veld dat je op kunt. Koop eerst benzine, herstel iets, of neem een andere assistent.
refused-too-far = Een rit heeft hoogstens zoveel stappen als de motor bij het vertrek niveaus heeft; bij jou zijn dat er { $steps }. Noem één veld naast je.
refused-one-step = Een rit gaat stap voor stap. Noem één veld naast je; daarna kun je verder.
refused-not-neighbour = Niet naast je: { of-space }. Kies een veld dat over land aan het jouwe grenst.
refused-sea-route = Naar { of-space } gaat van hier alleen een zeeroute. Laat een monteur erheen varen.
refused-blind-fuel = Voor een blinde stap { of-space } heb je { $need } benzine nodig, en je hebt maar { $fuel }. Koop eerst benzine, of kies een andere weg.
refused-tile-fuel = De tegel { of-space } kost { $need } benzine, en je hebt maar { $fuel }. Koop eerst benzine, of kies een andere weg.
refused-tile-levels = De tegel { of-space } kost { $need ->
    [one] één niveau
   *[other] { $need } niveaus
} van motor en chassis, en je hebt er { $left }. Herstel eerst iets, of kies een andere weg.
refused-driving = Je bent op een rit. Ga verder naar een veld naast je, of blijf staan.
refused-halt-later = Je bent niet op een rit. Kies iets anders.
refused-stopped = Een stopsymbool heeft een eind gemaakt aan je rit. Rijd verder met een andere monteur als je aan de beurt bent.
refused-in-town = In een stad eindigt de rit. Rijd verder met een andere monteur als je aan de beurt bent.
refused-drive-over = Je rit is voorbij: er zijn niet meer stappen dan de motor niveaus had. Rijd verder met een andere monteur als je aan de beurt bent.
refused-must-enter = Je kunt de getrokken tegel betalen, dus moet je erop. Beantwoord eerst de vraag; daarna mag je blijven staan.
refused-sail-engine = Met motor 0 vaart niemand. Herstel eerst de motor.
refused-no-port = Je bent niet in een haven. Zeeroutes beginnen in Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam en Beira.
refused-no-route = Van hier gaat er geen zeeroute naar { of-space }. Kies een haven waar er wel een heen gaat.
refused-sail-money = De overtocht naar { of-space } kost { $price } F, en je hebt { $francs } F. Zorg eerst voor geld, of ga over land.

refused-clear-nothing = Er ligt naast je geen tegel die weg kan. Bewaar de escorte om je te beschermen.
refused-clear-empty = Daar ligt geen tegel: { of-space }. Kies een veld naast je waar er wel een ligt.
refused-clear-far = Niet naast je: { of-space }. Kies een tegel op een veld dat over land aan het jouwe grenst.
refused-clear-vehicle = Op de tegel { of-space } staat een voertuig, dus die blijft liggen. Kies een andere.
refused-lay-later = Er is nu geen tegel te leggen. Stuur eerst een verkenner op verkenning.
refused-lay-first = Getrokken tegels worden eerst gelegd. Kies een tegel en een veld ervoor.
refused-tile-not-drawn = Die tegel is niet getrokken. Kies uit: { $drawn }.
refused-lay-town = { of-space } is een stad, en op een stad komt geen tegel. Kies een leeg terreinveld.
refused-lay-tile = Op het veld { of-space } ligt al een tegel. Kies een leeg terreinveld.
refused-lay-vehicle = Op het veld { of-space } staat een voertuig, en daar komt geen tegel onder. Kies een leeg terreinveld.
refused-lay-far = Niet met je voertuig verbonden: { of-space }. Kies een leeg veld naast je, of naast een keten van steden en tegels die bij jou begint.
refused-back-later = Er is nu geen tegel om terug te doen. Kies iets anders.
refused-back-first = Een van de drie tegels gaat eerst terug in de zak. Kies welke.

refused-winch-later = Een lier speel je als je voertuig een tegel oprijdt, voordat je betaalt. Rijd eerst; dan wordt het je gevraagd.
refused-winch-first = Zeg eerst of je een lier gebruikt: tegen een monteursymbool, tegen het stopsymbool, of geen.
refused-winch-needed = Zonder lier kun je deze tegel niet betalen. Gebruik er een tegen een monteursymbool.
refused-winch-levels = Je hebt je lieren nodig voor de monteursymbolen van deze tegel. Gebruik er een tegen een monteursymbool.
refused-winch-symbol = Dat symbool staat niet op deze tegel: { of-symbol }. Gebruik de lier tegen een ander, of gebruik er geen.
refused-hit-later = Je verliest nu geen niveaus. Kies iets anders.
refused-hit-first = Zeg eerst { $hits ->
    [one] welk niveau je verliest, van motor of chassis
   *[other] welke { $hits } niveaus je verliest, van motor en chassis
}.
refused-hit-gauge = Dat is meer dan er is: { of-gauge } { $level }. Neem de rest van de andere meter.
refused-no-danger = Er dreigt nu geen gevaar. Bewaar je escorte tot het zover is.
refused-guard-bivouac = Tegen schade in het bivak helpt geen escorte. Neem de schade, en laat de volgende keer geen gevaarkaart liggen.
refused-escort-used = Je hebt geen ongebruikte escorte. Neem de schade, of plan er de volgende ronde een.
refused-danger-first = Er dreigt gevaar. Antwoord eerst: een escorte weert het af, of je neemt de schade.
refused-drop-later = Je hebt niet te veel kaarten, dus er wordt niets afgelegd. Kies iets anders.
refused-drop-first = Je hebt { $held ->
    [one] één kaart
   *[other] { $held } kaarten
}, en je chassis laat er { $chassis } toe. Leg eerst kaarten naar keuze af.

refused-no-torpedo = TORPEDO doet alleen mee in een partij tegen TORPEDO. Doe zelf een zet.
refused-t-own = T rijdt volgens zijn eigen regels, niemand stuurt hem. Doe zelf een zet.
refused-t-closed = { of-space } is voor T gesloten: hij gaat alleen naar steden die verder liggen dan zijn laatste en dichter bij de finish. Doe zelf een zet.
refused-t-sail = T vaart alleen met de kracht blauw 3, en alleen recht naar zijn doel. Doe zelf een zet.

## Terminal

typing = Typ wat je wilt doen, bijvoorbeeld { $example }. Een veld (4.1) of een stad (NOU) vertelt wat erover bekend is; meer weten kan met: { $more }. Andere opdrachten:
terminal-round = Ronde { $round } van { $rounds }
terminal-last-round = Laatste ronde
terminal-order = Beurtvolgorde
terminal-track = Spoor
terminal-bag = Zak
terminal-deck = Stapel
terminal-discard = Afgelegd
terminal-hand = Hand
terminal-bivouac = Bivak
terminal-drawn = Getrokken
terminal-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
terminal-gone = opgegeven
terminal-arrived = als { $place }e binnen
terminal-planned = plan klaar
terminal-to-take = een kaart nemen in het bivak
terminal-to-plan = vijf assistenten inzetten
terminal-to-turn = een assistent laten handelen of passen
terminal-to-lay = een tegel leggen
terminal-to-back = een tegel teruggeven
terminal-to-drive = verder rijden of blijven staan
terminal-to-winch = een lier gebruiken of niet
terminal-to-hit = kiezen welke niveaus verloren gaan
terminal-to-danger = afweren of de schade nemen
terminal-to-drop = een kaart afleggen
terminal-sign-risk = risicogebied
terminal-sign-reach = bereikbaar
terminal-sign-way = weg van T
terminal-sign-cards = kaarten in de hand
terminal-blind = ? is een tegel uit de zak: gemiddeld benzine { $fuel }, monteur { $mechanics }; gevaar { $danger }%, stop { $stop }%
terminal-do-take = de kaart in dat vak
terminal-do-plan = vijf letters: F financiering (hoogstens 2), P verkenner (2), M monteur ({ $mechanics }), E escorte (2)
terminal-do-drop = deze kaart gaat naar de aflegstapel
terminal-do-hit = e motor, c chassis
terminal-do-guard = een escorte weert het af
terminal-do-shield = de kracht van je bemanning weert het af
terminal-do-accept = de schade nemen
terminal-do-winch = m: één monteursymbool telt niet, s: de stop telt niet
terminal-do-nowinch = er geen gebruiken
terminal-do-lay = een tegel en zijn veld
terminal-do-back = deze tegel gaat terug in de zak
terminal-do-buy = niveaus benzine, { $price } F per stuk
terminal-do-play = een kaart uit je hand
terminal-do-fund = financiering: geld
terminal-do-scout = verkenner: twee tegels trekken en leggen
terminal-do-scout3 = verkenner: drie tegels trekken, er twee leggen
terminal-do-fetch = verkenner: een kaart trekken
terminal-do-repair = monteur: e motor, c chassis, { $price } F per niveau
terminal-do-drive = monteur: eerste stap, met wat hij kost
terminal-do-go = volgende stap, met wat hij kost
terminal-do-halt = de rit eindigt hier
terminal-do-sail = monteur: over zee, met de prijs
terminal-do-clear = escorte: deze tegel gaat weg
terminal-do-pass = geen beurten meer in deze ronde
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards } kaarten
}
terminal-level = strook { $level }
terminal-tile = tegel { $tile }
terminal-here = hier { $vehicles }
terminal-neighbours = naast { $spaces }
terminal-route = over zee naar { $port } { $price } F
terminal-estienne = Estiennekaart { $id }, doel { $goal }: assistent 1 legt { $tiles } tegels, assistent 2 rijdt { $second_moves } velden, de andere elk { $others_move }. In het bivak neemt T vak { $first } als eerste, { $second } als tweede. Elke gevaarkaart die blijft liggen, kost { $damage } { $gauge ->
    [0] motor
   *[other] chassis
}. Daarna krijgt T benzine { $fuel } en mechaniek { $mechanics } terug.
terminal-way = Zijn weg: { $spaces }
terminal-pile = Omgedraaide kaarten: { $revealed }. Nog dicht: { $cards }

## Map

map-board = The Great Race
map-title = Bord van Afrika: 99 velden, met de pijltjes ga je van veld naar veld
map-which = Wat wil je hier doen?
map-nearer = Dichterbij
map-whole = Het hele bord tonen
map-back = Terug naar het dashboard
map-drive = Hierheen rijden
map-sail = Hierheen varen
map-clear = De tegel weghalen met een escorte
map-guide = De tegel weghalen met een gids
map-lay = Hier een tegel leggen: { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n }%
spoken-level = strook { $level }
spoken-draws =
    { $n ->
        [one] geeft { $n } kaart
       *[other] geeft { $n } kaarten
    }
spoken-risk = risicogebied
spoken-start = start
spoken-finish = finish
spoken-goal = hier wil T heen
spoken-tile = tegel, kost: { $tile }
spoken-vehicles =
    { $n ->
        [one] voertuig: { $vehicles }
       *[other] voertuigen: { $vehicles }
    }
spoken-route = zeeroute naar { $town }, { $price } F
spoken-blind = onbekend, minstens benzine { $least }; gemiddeld benzine { $fuel } en monteur { $mechanics }, gevaar { $danger }%, stop { $stop }%
spoken-town = kost niets, en de rit eindigt daar
spoken-pair = { $what }: { $more }

## Desk

desk-round = Ronde { $round }, hoogstens { $rounds }
desk-journey = { $start } – { $finish }
desk-last-round = Laatste ronde
desk-gauge = { of-gauge } { $level } van { $most }
desk-purse = Beurs: { $money } F
desk-price-petrol = Benzine { $price } F
desk-price-repair = Reparatie { $price } F
desk-no-petrol = Hier is geen benzine te koop
desk-how = { $how ->
    [gone] opgegeven
    [arrived] aangekomen, plaats { $place }
   *[passed] gepast
}
desk-planned = plan klaar
desk-plans = plan nog open
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by } F
}
desk-assistants = Assistenten
desk-figures = Ongebruikt: { $unused }, gebruikt: { $used }
desk-actions = Mogelijk: { of-role }
desk-no-action = Deze assistent heeft nu niets te doen.
desk-action = { $action ->
    [fund] Geld zoeken
    [scout] Verkennen: twee tegels leggen
    [scout3] Verkennen: twee van drie tegels
    [fetch] Een kaart trekken
    [drive] Rijden
   *[clear] Een tegel weghalen
}
desk-steps = hoogstens { steps }
desk-tiles = { $tiles ->
    [one] één tegel naast je
   *[other] { $tiles } tegels om uit te kiezen
}
desk-on-map = Kies nu een veld op het bord. Met dezelfde knop neem je het terug.
desk-sail = Over zee naar { of-town }
desk-repair = Repareren
desk-petrol = Benzine kopen
desk-petrol-less = Een niveau minder
desk-petrol-more = Een niveau meer
desk-petrol-levels = { $levels ->
    [one] één niveau
   *[other] { $levels } niveaus
}
desk-buy = Benzine kopen
desk-pass = Passen voor deze ronde
desk-hand = Hand: { $held }, limiet { $limit }
desk-too-many = Je hebt te veel kaarten. Kies er een om af te leggen.
desk-back = gedekte kaart
desk-does = { $card ->
    [CAN] Benzine +2
    [TANK] Benzine +4
    [PARTS] Motor of chassis +1
    [TOOLS] Twee niveaus van motor en chassis
    [DNG] { $mode ->
        [alone] Niet te spelen op een reis alleen
        [solo] Kost TORPEDO één niveau mechaniek
       *[race] Kost een rivaal één niveau
    }
    [TEL] +30 F
    [GUIDE] Een tegel leggen of weghalen
   *[WINCH] Onderweg: één monteur{ "\u00AD" }symbool minder, of geen stop
}
desk-play = Spelen
desk-drop = Afleggen
desk-guide-lay = Een tegel trekken en leggen
desk-guide-clear = Een tegel weghalen
desk-strike = { of-crew }: { of-gauge } −1
desk-strike-t = TORPEDO: mechaniek −1
desk-ask = { $phase ->
    [hit] Je voertuig loopt schade op. Welke niveaus gaan eraf?
    [winch] Gebruik je op deze tegel een lier?
    [danger] Gevaar. Weer je het af, of neem je de schade?
    [drive] Kies het volgende veld op het bord, of blijf staan.
   *[back] Een van de drie tegels gaat terug in de zak. Welke?
}
desk-ask-anyway = Een lier zou hier helpen, maar je hebt er geen voor. Je krijgt de vraag toch, zodat de anderen dat niet te weten komen.
desk-answer = { $answer ->
    [winch-m] Lier: één monteursymbool minder
    [winch-s] Lier: geen stop
    [nowinch] Geen lier
    [guard] Een escorte weert het af
    [shield] De kracht van de Britten weert het af
    [accept] De schade nemen
   *[halt] Hier blijven staan
}
desk-tray = Getrokken tegels
desk-lay-which = Kies een tegel, dan het veld op het bord.
desk-lay-where = Kies nu het veld op het bord.
desk-plan = Plan voor de ronde
desk-role-does = { $role ->
    [F] brengt geld
    [P] legt tegels of trekt een kaart
    [M] rijdt, repareert of vaart
   *[E] haalt een tegel weg of beschermt
}
desk-plan-less = { of-role }: een minder
desk-plan-more = { of-role }: een meer
desk-plan-count = { of-role }: { $n }
desk-plan-left = { $left ->
    [0] Alle vijf assistenten zijn ingezet.
    [one] Er is nog één assistent in te zetten.
   *[other] Er zijn nog { $left } assistenten in te zetten.
}
desk-plan-keys = De toetsen F P M E zetten een assistent in, met Shift halen ze hem weg.
desk-commit = Plan vastleggen
desk-committed = Je plan staat vast. De anderen plannen nog.
desk-committed-undo = Je plan staat vast. Zolang het laatste ontbreekt, kun je het terugnemen met ‘Ongedaan maken’ of de toets U.
desk-bivouac = Bivak
desk-take = Kies een kaart.
desk-take-it = Deze kaart nemen
desk-chooses = Aan de beurt: { of-crew }
desk-slot = Vak { $n }
desk-slot-empty = Vak { $n }: leeg
desk-slot-t = voor TORPEDO
desk-slots-t = TORPEDO neemt de vakken { $one } en { $other }; is er een leeg, dan het volgende.
desk-rival-figures = Assistenten ongebruikt: { $unused }, gebruikt: { $used }
desk-rival-hand = Kaarten in de hand: { $held }
desk-track = Voortgang
desk-track-space = { $level }: { $crews }
desk-order = Beurtvolgorde
desk-prime = Wie na het onderhoud startspeler is, krijgt de premie.
desk-bag = Zak { $tiles } · stapel { $cards }
desk-unseen = In de zak, de makkelijkste eerst
desk-tiles-out = Afgelegde tegels: { $tiles }
desk-cards-out = Afgelegde kaarten: { $cards }
desk-goal = Doel: { of-town }
desk-revealed = Kaarten omgedraaid: { $cards }
desk-t-no-card = Zijn kaart gaat open zodra je gepland hebt.
desk-t-figure = Gebruikte assistenten: { $figure } van 5
desk-t-tiles = { $tiles ->
    [one] legt één tegel
   *[other] legt { $tiles } tegels
}
desk-t-moves = { $spaces ->
    [one] rijdt één veld
   *[other] rijdt { $spaces } velden
}
desk-t-slots = vak { $first } als eerste, { $one } en { $other } als tweede
desk-t-gains = benzine +{ $fuel }, mechaniek +{ $mechanics }
desk-t-damage = per gevaar dat blijft liggen: { of-gauge } −{ $damage }
desk-danger-left = Elke gevaarkaart die blijft liggen, kost je: { of-gauge } −{ $damage }.
desk-t-steps = Wat TORPEDO doet
desk-t-others = Waarom niets anders? ({ $n })
desk-step = Stap
desk-run = Afspelen
desk-finish = Naar het eind
desk-replay = Nog eens tonen
desk-stickers = Krachten: { $n } van 16
desk-no-stickers = TORPEDO heeft er nog geen.
desk-missions = Missies: { $n } van { $of }
desk-mission-yes = vervuld
desk-mission-open = geldt tot nu toe, wordt bij aankomst beslist
desk-mission-no = nog niet
desk-missions-about = Ze worden gestempeld als de reis slaagt.
desk-end = De reis is voorbij
desk-won = { $mode ->
    [solo] Je hebt TORPEDO verslagen.
   *[alone] Je bent op tijd aangekomen.
}
desk-lost = { $mode ->
    [solo] TORPEDO heeft gewonnen.
   *[alone] Je bent niet op tijd aangekomen.
}
desk-col-place = Plaats
desk-col-levels = Niveaus
desk-col-money = Frank
desk-col-money-cards = Frank, kaarten
desk-col-points = Punten
desk-gone = opgegeven
desk-not-arrived = niet aangekomen, nog { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
}
desk-stamps = Vervulde missies: { $n }
cover-title = Het scherm gaat naar: { $side }
cover-about = Plannen en geheime kaarten zijn afgedekt, zodat niemand die van de anderen ziet. Vanaf hier gaat alleen deze bemanning verder: { $side }.
do-uncover = Ons dashboard tonen

## Campaign

refused-campaign-branch = Die plek bestaat niet in de campagne. Kies een partij van 0 tot en met { $entries }.
refused-campaign-forged = Partij { $number } van deze campagne kan zo niet gespeeld zijn: stapel, krachten of verbeteringen volgen niet uit de partijen ervoor. Gebruik het bestand zoals het is bewaard.
refused-campaign-game = Partij { $number } van deze campagne is geen partij voor één. Alleen solopartijen en reizen alleen horen erbij.
refused-campaign-running = Partij { $number } is nog niet afgelopen. Speel die eerst uit.
refused-campaign-file = Dit is geen campagnebestand. Kies een bestand dat uit een campagne is bewaard.
refused-campaign-torn = Dit campagnebestand is beschadigd of gewijzigd: de controlesom klopt niet. Bewaar het opnieuw.
refused-campaign-key = Deze sleutel opent geen campagne. Begin een nieuwe of lees een bewaarde in.
refused-campaign-long = Een campagne telt hoogstens { $games } partijen en het bestand { $letters }.000 tekens. Vertak de campagne bij een eerdere partij en speel daar verder.
refused-campaign-modules = Een campagne speel je met een of meer van haar modules: { $modules }. Kies er minstens één.
refused-campaign-begun = “{ $file }” is met andere modules begonnen: { $modules }. Je kiest ze als een campagne begint: laat --modules weg of noem een nieuw bestand.
refused-campaign-exists = “{ $file }” bestaat al. Kies een naam die nog vrij is.
refused-campaign-changed = “{ $file }” is intussen door een ander programma gewijzigd. Ga weg met quit en open het opnieuw.
refused-campaign-other-game = De onvoltooide partij in “{ $file }” hoort niet bij deze campagne zoals die nu staat. Begin de partij opnieuw, of zet de campagne terug waar ze bij hoort.
refused-campaign-option = { $option } volgt uit de campagne. Je kunt kiezen: { $options }.
refused-campaign-word = “{ $word }” betekent hier niets. Je kunt typen: { $words }.
refused-campaign-replay = Die partij is er niet. Typ replay en het nummer van een partij, zoals games ze opsomt: replay 1
refused-campaign-branch-typed = Typ branch, het nummer van de partij waarna je verdergaat en een nieuw bestand, bijvoorbeeld: branch 1 andere.txt. 0 is het begin.
refused-campaign-transcript = Partij { $number } van deze campagne is niet na te spelen: het spelverslag is beschadigd of bevat een zet die niet mag. Gebruik het bestand zoals het is bewaard.

campaign-title = Campagne
campaign-passport = Paspoort
campaign-intro = De ene partij na de andere tegen TORPEDO: zijn stapel en zijn krachten groeien, en jouw stempels blijven.
campaign-begin = Begin een campagne
campaign-modules = Modules
campaign-modules-about = Elke module kan apart of samen met de andere. Je keuze geldt voor de hele campagne.
campaign-with = Met: { $modules }
campaign-means = { $modules ->
    [none] Kies minstens één module.
    [deck] De kaarten van TORPEDO worden van partij tot partij beter; krachten krijgt hij niet, en stempels zijn er niet te verdienen.
    [legacy] TORPEDO houdt elke kracht die hij krijgt; zijn kaarten blijven op niveau 1, en stempels zijn er niet te verdienen.
    [deck-legacy] De kaarten van TORPEDO worden beter en zijn krachten groeien; stempels zijn er niet te verdienen.
    [passport] TORPEDO blijft zoals in de eerste partij. Stempels krijg je alleen voor reizen alleen: tegen TORPEDO hoort er de betere stapel bij.
    [deck-passport] De kaarten van TORPEDO worden beter. Winst tegen hem levert voorzichtige stempels op; reizen alleen hebben hun eigen stempels.
    [legacy-passport] TORPEDO houdt elke kracht die hij krijgt. Stempels krijg je alleen voor reizen alleen: tegen TORPEDO hoort er de betere stapel bij.
   *[all] De hele campagne. Voor elke partij kies je: voorzichtig, zonder zijn krachten; legendarisch, met die krachten; of alleen. Met alle twaalf legendarische stempels word je een legende.
}
campaign-use = Hiermee spelen?
campaign-in-file = Campagne in { $file }
campaign-label = { $label }: { $value }
campaign-typing-play = Enter: speel partij { $n }. Andere opdrachten:
campaign-typing-continue = Enter: verder met partij { $n } (ronde { $round }). Andere opdrachten:
campaign-entered = Bijgeschreven in { $file }: partij { $n }.
campaign-branched-file = Je gaat verder in { $file }. Onveranderd: { $old }.
campaign-damaged = Partijen en seizoenen die heel zijn: { $games }. Je kunt vandaar verder; het beschadigde bestand blijft als { $other }.
campaign-damaged-sure = Vandaar verdergaan?
campaign-anew = De partij opnieuw beginnen? Wat er is, blijft als { $other }.
campaign-season-sure = Het seizoen beginnen?
campaign-help-play = de volgende partij spelen, of de begonnen partij; Enter doet hetzelfde
campaign-help-deck = de kaarten van TORPEDO
campaign-help-powers = de krachten die TORPEDO heeft gekregen
campaign-help-passport = missies en stempels
campaign-help-games = de partijen tot nu toe
campaign-help-option = de opties van de volgende partij; er een wijzigen: option direction=SN
campaign-help-replay = een partij terugkijken: replay 1
campaign-help-branch = na een eerdere partij verdergaan in een ander bestand: branch 1 BESTAND
campaign-help-season = een nieuw seizoen beginnen
campaign-help-quit = weggaan; alles staat in het bestand
campaign-help-help = deze lijst
campaign-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}
campaign-legend = Legendarische speler
campaign-legend-about = Alle twaalf missies dragen het legendarische stempel.
campaign-stamps = Stempels: { $n } van { $of }
campaign-first = Startspeler van de volgende partij: { $who ->
    [T] TORPEDO
   *[other] jij
}
campaign-missions = Missies
campaign-missions-about = Elke missie vraagt succes: je wint, of je komt alleen op tijd aan. Elke manier van reizen heeft een eigen stempel.
campaign-inked = { $way }: gestempeld
campaign-inked-day = { $way }: gestempeld op { $day }
campaign-blank = { $way }: nog niet
campaign-now = De lopende partij voldoet er tot nu toe aan.
campaign-alone = Alleen: { $about }
campaign-deck = De stapel van TORPEDO
campaign-deck-about = Na winst stijgen twee kaarten van het laagste niveau, na verlies één.
campaign-card = { $id }, doel { $colour }. Tegels { $tiles }; velden: assistent 2 { $second }, de andere elk { $others }; benzine +{ $fuel }, mechaniek +{ $mechanics }; schade { $damage }.
campaign-powers = De krachten van TORPEDO
campaign-powers-about = Hij krijgt de volgende van een kleur telkens als hij een stad van zijn doelkleur binnenrijdt.
campaign-power-gained = { $colour } { $level }, verkregen: { $power }
campaign-power = { $colour } { $level }: { $power }
campaign-history = Reizen
campaign-none = Nog geen reis. Het eerste stempel wacht.
campaign-none-plain = Nog geen reis.
campaign-season-began = Een nieuw seizoen
campaign-won = Gewonnen
campaign-lost = Verloren
campaign-arrived = Aangekomen
campaign-failed = Mislukt
campaign-journey = Partij { $n }
campaign-round = ronde { $round }
campaign-points = { $mine } tegen { $theirs } punten
campaign-upgrades = In de stapel: { $cards }
campaign-earned = Gestempeld: { $missions }
campaign-replay = Terugkijken
campaign-branch = Ga hier verder
campaign-branch-about = Maakt een eigen campagne die hier verdergaat. Deze blijft.
campaign-next = Volgende reis
campaign-play = Speel partij { $n }
campaign-continue = Ga verder met partij { $n }
campaign-running = Partij { $n } is bezig: ronde { $round }.
campaign-give-up = Opgeven
campaign-give-up-sure = Deze partij opgeven? Die telt als verloren.
campaign-opponent = Tegenstander
campaign-crew = Bemanning
campaign-way = Manier
campaign-more = Meer regels
campaign-season = Nieuw seizoen
campaign-season-about = { $grows ->
    [deck] De stapel van TORPEDO gaat terug naar niveau 1.
    [legacy] De krachten van TORPEDO vervallen.
   *[both] De stapel van TORPEDO gaat terug naar niveau 1 en zijn krachten vervallen.
}
campaign-season-stamps = Je stempels blijven.
campaign-season-yes = Begin het seizoen
campaign-no = Liever niet
campaign-export = Bewaar in een bestand
campaign-import = Lees een bestand
campaign-drop = of laat het hier vallen
campaign-file-about = Eén tekstbestand bevat de hele campagne; bij het lezen wordt elke partij erin nagekeken.
campaign-reading = Elke partij wordt nagekeken …
campaign-others = Jouw campagnes
campaign-stamps-earned = { $n ->
    [one] { $n } stempel
   *[other] { $n } stempels
}
campaign-after = Na partij { $n }
campaign-begun = Begonnen op { $day }
campaign-name = Naam van de campagne
campaign-rename = Hernoemen
campaign-name-keep = Bewaren
campaign-branched = Je gaat verder in ‘{ $name }’. ‘{ $old }’ blijft zoals die was, bij je campagnes.
campaign-open = Openen
campaign-forget = Wegleggen
campaign-new = Nieuwe campagne
campaign-key = Link naar deze campagne
campaign-key-about = Wie deze link heeft, kan de campagne verder spelen. Bewaar de link om de campagne elders te openen.
campaign-back = Terug naar de campagne
campaign-stale = Er is intussen iets veranderd; zo staat het nu.
campaign-way-prudent = Voorzichtig
campaign-prudent-about = De stapel van TORPEDO groeit, zijn krachten rusten.
campaign-way-legendary = Legendarisch
campaign-legendary-about = De stapel en de krachten van TORPEDO groeien.
campaign-way-alone = Alleen
campaign-alone-about = Geen tegenstander; je komt in zes rondes aan of de reis mislukt.
campaign-no-stamp = Tegen TORPEDO zijn er geen stempels zonder de betere stapel; een reis alleen levert ze wel op.
campaign-mission = { $id ->
    [M01] Eerste oversteek
    [M02] Geforceerde mars
    [M03] Vier kleuren
    [M04] Hart van de Sahara
    [M05] Congopiste
    [M06] Zout water
    [M07] Fabrieksnieuw
    [M08] Volle beurs
    [M09] Het onbekende in
    [M10] Zonder mecenas
    [M11] Fotofinish
    [M12] Reuzendoder
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Succes is genoeg.
    [M02] Je komt aan in ronde 4 of eerder.
    [M03] Je bent een blauwe, een groene, een rode en een gele stad binnengekomen.
    [M04] Je bent 4 verschillende risicogebieden van de Sahara binnengereden.
    [M05] Je bent 3 verschillende risicogebieden van Congo binnengereden.
    [M06] Je voer over 2 verschillende zeeroutes.
    [M07] Motor en chassis aan het eind samen 9 of meer.
    [M08] Aan het eind 150 F of meer.
    [M09] 10 blinde stappen die je op het veld brachten.
    [M10] Geen enkel plan van de partij had een assistent voor financiering.
    [M11] TORPEDO kwam aan in dezelfde ronde.
    [M12] Bij het begin van de partij: geen kaart van niveau 1 in de stapel (voorzichtig), 8 stickers of meer (legendarisch).
    [M11-alone] Benzine precies 0 bij aankomst.
    [M12-alone] De reis gaat naar het noorden.
   *[other] { $id }
}

## Hints

foretold-take = Neem deze kaart: { of-card }.
foretold-plan = Maak dit plan: { plan-of }.
foretold-buy = Koop benzine: +{ $fuel } voor { $francs } F.
foretold-use = Speel deze kaart: { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] trek een tegel en leg die.
   *[other] benzine +{ $fuel }.
}
foretold-mend = Speel deze kaart: { of-card }, { gains }.
foretold-strike = Speel de gevaarkaart tegen { whom }: { $gauge ->
    [e] motor
   *[c] chassis
}.
foretold-strike-t = Speel de gevaarkaart tegen TORPEDO: mechaniek −1.
foretold-guide = Speel de gids en haal de tegel { of-space } weg ({ of-tile }).
foretold-fund = Haal geld op: +{ $francs } F.
foretold-scout = Stuur een verkenner op verkenning.
foretold-scout3 = Stuur een verkenner, met drie tegels om uit te kiezen.
foretold-fetch = Stuur een verkenner om een kaart.
foretold-pass = Pas voor deze ronde.
foretold-halt = Stop hier.
foretold-guard = Zet een escorte in: dan doet het gevaar geen schade.
foretold-shield = Weer het gevaar af met de kracht van je bemanning.
foretold-accept = Aanvaard het gevaar, zonder bescherming.
foretold-winch-m = Gebruik een lier: één monteursymbool telt niet.
foretold-winch-s = Gebruik een lier: het stopsymbool telt niet.
foretold-nowinch = Gebruik hier geen lier.
foretold-repair = Repareer voor { $francs } F: { gains }.
foretold-hit = Neem de schade zo: { losses }.
foretold-go-town = { set-out } naar { of-space }.
foretold-go-blind = { set-out } blind { towards }.
foretold-go = { set-out } { towards } ({ of-tile }), benzine −{ $fuel }.
set-out = { $begins ->
    [0] Rijd verder
   *[other] Rijd
}
towards = { $towards ->
    [E] naar het oosten
    [W] naar het westen
    [NE] naar het noordoosten
    [NW] naar het noordwesten
    [SE] naar het zuidoosten
   *[other] naar het zuidwesten
}
foretold-sail = Ga voor { $francs } F over zee naar { of-space }.
foretold-clear = Laat een escorte de tegel { of-space } weghalen ({ of-tile }).
foretold-back = Doe deze tegel terug in de zak: { of-tile }.
foretold-drop = Leg deze kaart af: { of-card }.
foretold-lay = Leg deze tegel { of-space }: { of-tile }.

reason-only = Hier is geen andere keuze.
reason-plan-drive = { $mechanics } monteurs kunnen rijden of repareren; stappen tot de finish: { $steps }.
reason-plan-money = Je beurs bevat maar { $francs } F, en financiering vult hem.
reason-plan-paths = Op de goedkoopste weg naar de finish { $spaces ->
    [one] is nog één veld
   *[other] zijn nog { $spaces } velden
} onbekend.
reason-plan-escort = Een ongebruikte escorte weert een heel gevaar af.
reason-take = { $card ->
    [TEL] Het is 30 F waard.
    [GUIDE] Hij legt een tegel of neemt er een weg.
   *[WINCH] Tijdens een rit telt een monteursymbool of een stop niet.
}
reason-take-fuel = Het past allemaal in je tank.
reason-take-mend = Je motor en chassis missen { $levels ->
    [one] één niveau
   *[other] { $levels } niveaus
}.
reason-take-parts = De kaart repareert zonder monteur en zonder geld.
reason-take-danger = Daarmee kan een rivaal een niveau verliezen.
reason-take-danger-left = Als die kaart blijft liggen, beschadigt die je voertuig.
reason-petrol-town = In een stad kost een niveau 10 F, elders 20 F.
reason-petrol-alone = Benzine is alleen in steden te koop.
reason-petrol = Een monteur kan nog rijden, en je benzine staat nog maar op { $fuel }.
reason-petrol-worth = In een stad kost zoveel benzine { $francs } F.
reason-fuel = Het past allemaal in de tank, en een monteur kan nog rijden.
reason-fuel-room = Het past allemaal in de tank.
reason-telegram = In je hand telt het niet, als geld wel.
reason-mend = Elk hersteld niveau is een stap, een kaart of een punt meer.
reason-strike = Het kan een rivaal een niveau kosten, en in je hand telt de kaart niet.
reason-strike-t = TORPEDO verliest een niveau en kan zich niet beschermen.
reason-clear = Deze tegel heeft meer symbolen dan een gemiddelde uit de zak.
reason-clear-stop = Het stopsymbool zou je rit daar beëindigen.
reason-clear-danger = Gevaar op een tegel kost hoogstens twee niveaus.
reason-fund = Je beurs bevat { $francs } F, en benzine, reparaties en zeereizen kosten geld.
reason-scout = Het volgende veld op de goedkoopste weg naar de finish is nog onbekend.
reason-fetch = Je chassis draagt { $chassis ->
    [one] één kaart
   *[other] { $chassis } kaarten
}, en je hebt er { $held }.
reason-pass = Je ongebruikte escortes blijven je beschermen.
reason-halt = Geen stap die je kunt betalen, brengt je dichter bij de finish.
reason-halt-unknown = Elke stap dichter bij de finish gaat het onbekende in.
reason-guard = De escorte weert dit gevaar helemaal af.
reason-shield = De kracht van je bemanning weert alles af en is volgende ronde weer klaar.
reason-accept = Het kost maar één niveau, en gevaar op een tegel kost er twee.
reason-winch = Een monteursymbool minder is een niveau gespaard.
reason-winch-stop = Zonder de stop heb je nog { steps }.
reason-keep-winch = Deze tegel heeft maar één monteursymbool en geen stop.
reason-repair-engine = Een rit heeft zoveel stappen als de motor niveaus heeft, en de jouwe heeft er { $engine }.
reason-repair-chassis = Je kunt zoveel kaarten houden als het chassis niveaus heeft, en het jouwe heeft er { $chassis }.
reason-hit-engine = Dat spaart het chassis, dat je kaarten draagt.
reason-hit-chassis = Dat spaart de motor, die zegt hoe ver je rijdt.
reason-hit-both = Zo verdeeld blijft er van beide iets over: motor { $engine }, chassis { $chassis }.
reason-sail = Het brengt je dichter bij de finish zonder benzine: { steps }.
reason-finish = Dat is de finish.
reason-town = In een stad kost een niveau benzine maar 10 F, en je trekt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
}.
reason-road = De goedkoopste weg naar de finish gaat over deze tegel.
reason-nearer = Het is een stap dichter bij de finish en kost { $fuel } benzine.
reason-unknown = Onbekend, maar een stap dichter bij de finish, en je kunt { $percent }% van de tegels in de zak betalen.
reason-unknown-way = Onbekend, maar de goedkoopste weg naar de finish begint daar, en je kunt { $percent }% van de tegels in de zak betalen.
reason-lay = Een makkelijke tegel op je goedkoopste weg naar de finish.
reason-lay-new = Met deze makkelijke tegel gaat je goedkoopste weg naar de finish hierlangs.
reason-lay-hard = Een moeilijke tegel waar je goedkoopste weg naar de finish niet langs gaat.
reason-lay-stop = Een stop beëindigt een rit, en je goedkoopste weg naar de finish gaat daar niet langs.
reason-lay-best = Geen ander veld ervoor laat je een goedkopere weg naar de finish.
reason-lay-same = Waar je hem ook legt, je goedkoopste weg naar de finish kost evenveel.
reason-back = Van de getrokken tegels is dit de moeilijkste.
reason-drop-double = Je hebt er nog een.
reason-drop-fuel = Je tank is vol.
reason-drop-mend = Je motor en chassis zijn heel.
reason-drop-little = { $card ->
    [DNG] Die kan alleen anderen schaden.
    [TEL] Het is maar 30 F waard.
    [PARTS] Ze repareren maar één niveau.
    [GUIDE] Hij helpt maar bij één tegel.
   *[WINCH] Die helpt alleen op een tegel met een monteur- of stopsymbool.
}
reason-drop-danger = Op een reis alleen kan die niet gespeeld worden.

## At the table

aim = { $mode ->
    [solo] Steek Afrika over en wees vóór TORPEDO aan de finish.
    [alone] Steek Afrika over en wees op tijd aan de finish.
   *[race] Steek Afrika over: vroeg aan de finish, in goede staat en met geld over.
}
next-story = Eerst zie je wat TORPEDO doet: stap voor stap, of meteen met ‘{ desk-finish }’.
next-take = Neem een van de open kaarten.
next-take-it = Neem deze kaart, of bekijk een andere.
next-take-last = Neem de enige kaart die er nog ligt.
next-plan = Geef elk van je vijf assistenten een taak en leg het plan vast.
next-turn = { $before ->
    [both] Koop benzine als je wilt, speel dan kaarten als je wilt, en laat dan één assistent handelen.
    [petrol] Koop benzine als je wilt en laat dan één assistent handelen.
    [cards] Speel kaarten als je wilt en laat dan één assistent handelen.
   *[none] Laat één assistent handelen, of pas.
}
next-role = { $role ->
    [F] Laat de financiering het geld ophalen.
    [P] Kies wat de verkenner doet.
    [M] Kies wat de monteur doet.
   *[E] Kies wat de escorte doet.
}
next-pass = In deze ronde is niets meer te doen: pas.
next-drop = Je hebt { $held ->
    [one] één kaart
   *[other] { $held } kaarten
} en je chassis draagt er { $chassis }: kies een kaart om af te leggen.
next-drive = Rijd verder naar een omlijnd veld, of stop. Stappen over: { $steps }.{ next-town }
next-drive-to = Kies een omlijnd veld om naartoe te rijden. Wat het kost, staat ernaast.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}In een stad eindigt de rit.
}
next-aim = { $action }. Tik nog eens op het veld of op de knop onderaan.
next-clear = Kies de omlijnde tegel die weg moet.
next-strike = Kies de rivaal en de meter die het gevaar treft.
next-card = Kies wat de kaart doet: { of-card }.
news-found = Tegel { of-space }: { of-tile }.{ $paid ->
    [risk] {" "}Je verliest { $fuel } benzine, waarvan 1 voor het risicogebied.
    [plain] {" "}Je verliest { $fuel } benzine.
   *[none] { "" }
}
news-hurt = Je voertuig heeft schade opgelopen: { losses }.
news-cards = Je hebt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
} verloren.
news-danger = Je voertuig loopt gevaar.

about-town = Kleur { of-colour }, strook { $level }.
about-start = Hier begint de reis.
about-finish = Hier eindigt de reis: wie het eerst aankomt, luidt de laatste ronde in.
about-town-enter = Een stad binnenrijden kost niets en beëindigt de rit.
about-town-cards = Wie binnenrijdt, trekt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
about-town-prices = Benzine en reparaties kosten hier 10 F per niveau, elders 20 F.
about-route = Zeeroute naar { of-town }: { $price } F.
about-tile-on = Tegel { of-space }: { of-tile }
about-space = Veld { of-space }, strook { $level }
about-unknown = Nog onbekend: wie het betreedt, trekt een tegel. Daarvoor is minstens benzine { $fuel } nodig.
about-risk = Risicogebied: betreden kost één benzine meer.
about-odds = Een tegel uit de zak kost gemiddeld: benzine { $fuel }, niveaus { $mechanics }; gevaar { $danger }%, stop { $stop }%.
about-lay = Hier kun je een tegel leggen als er een keten van steden en tegels vanaf je voertuig naartoe gaat.
about-symbol-F = Betreden kost { $n } benzine.
about-symbol-M = Kost { $n ->
    [one] één niveau
   *[other] { $n } niveaus
} van motor of chassis, naar keuze.
about-symbol-D = Gevaar: kost nog twee niveaus, tenzij een escorte het afweert.
about-symbol-S = Stop: de rit eindigt hier.
about-tile-stays = Hij blijft op het bord liggen, en iedereen die erop komt, betaalt.
about-here = Hier: { of-crew }
about-own = Dit is jouw bemanning.
about-stands = Plaats: { of-space }. Stappen tot de finish: { $steps }.
about-gauges = Benzine { $fuel }, motor { $engine }, chassis { $chassis }.
about-purse-hand = Beurs { $money } F, kaarten in de hand { $held }.
about-leader = Kracht van de bemanning: { $crew ->
    [FR] één keer per ronde worden bij het verkennen drie tegels getrokken en er twee gelegd.
    [GB] één keer per ronde wordt een gevaar afgeweerd, zoals door een escorte.
    [BE] de eerste financiering van een ronde levert 40 F op.
    [IT] één keer per ronde herstelt een reparatie drie niveaus.
   *[SU] in het bivak ligt één kaart meer open, en de overgebleven kaart is voor hen.
}
about-leader-off = De kracht van deze bemanning telt niet aan deze tafel.
about-t = De wagen van Estienne rijdt vanzelf: elke ronde zegt een kaart wat zijn vijf assistenten doen.
about-t-gauges = Benzine { $fuel }, mechaniek { $mechanics }.
about-t-moves = Hij gaat stap voor stap naar zijn doel, over wat hij kan betalen, de makkelijkste tegel eerst.
about-t-cards = Hij heeft geen hand en geen geld; kaarten die hij neemt, worden afgelegd.
about-estienne-any = Estiennekaart
about-estienne-title = Estiennekaart { $id }, { of-colour }
about-estienne = De kaart wordt aan het begin van een ronde omgedraaid en zegt alles wat TORPEDO doet.
about-estienne-goal = TORPEDO gaat naar de dichtstbijzijnde open stad van deze kleur: { of-colour }.
about-estienne-tiles = Tegels die assistent 1 trekt: { $tiles }. Makkelijke komen op zijn weg, moeilijke op de jouwe.
about-estienne-moves = Velden voor assistent 2: { $second }; assistenten 3 tot en met 5: elk { $others }.
about-powers = Hij krijgt er een in elke stad van zijn doelkleur en houdt die voor de campagne.
about-fuel = Elke stap op een tegel kost de benzine die erop staat; steden kosten niets.
about-fuel-buy = Een niveau kost 10 F in een stad en 20 F elders. Wie alleen reist, koopt alleen in steden.
about-fuel-empty = Met benzine 0 kun je nog een stad naast je binnenrijden.
about-engine = Het niveau zegt hoeveel stappen een rit kan hebben. Met 0 rijdt of vaart niemand.
about-chassis = Het niveau zegt hoeveel kaarten je kunt houden; wat te veel is, leg je meteen af.
about-levels = Monteursymbolen en gevaar verlagen motor of chassis.
about-mend = Een monteur herstelt één of twee niveaus, 10 F elk in een stad, 20 F elders.
about-points = Elk niveau dat je bij aankomst over hebt, is een punt.
about-mechanics = Monteursymbolen verlagen het; TORPEDO betreedt alleen wat hij kan betalen.
about-mechanics-danger = Gevaar op een tegel kost hem twee niveaus.
about-purse = Beurs
about-francs = Daarmee betaal je benzine, reparaties en zeeroutes. Financiering levert 30 F op.
about-francs-points = Elke volle 50 F bij aankomst is een punt.
about-back = Alleen wie de kaart heeft, kent die.
about-card = { $card ->
    [CAN] Benzine +2; wat niet in de tank past, gaat verloren.
    [TANK] Benzine +4; wat niet in de tank past, gaat verloren.
    [PARTS] Motor of chassis +1.
    [TOOLS] Twee niveaus van motor en chassis, naar keuze verdeeld.
    [DNG] Kost een rivaal één niveau van motor of chassis, tenzij een escorte het afweert; TORPEDO één van mechaniek.
    [TEL] Levert 30 F op.
    [GUIDE] Trek een tegel en leg die, of neem er een naast je weg.
   *[WINCH] Als je een tegel betreedt: één monteursymbool of de stop telt niet.
}
about-danger-left = Blijft die in het bivak liggen, dan loopt je voertuig schade op.
about-card-when = Speel je in je beurt, na de benzine en voordat een assistent handelt.
about-card-limit = Je kunt zoveel kaarten houden als je chassis niveaus heeft.
about-role = { $role ->
    [F] Levert 30 F op.
    [P] Trekt twee tegels en legt ze, of trekt een kaart.
    [M] Rijdt, repareert of vaart.
   *[E] Neemt een tegel naast je voertuig weg.
}
about-drive = Een rit heeft hoogstens zoveel stappen als je motor niveaus heeft.
about-guard = Ongebruikt weert die een heel gevaar af, ook als je al gepast hebt.
about-role-most = Hoogstens { $most } in een plan van vijf.
about-role-once = Elke assistent handelt één keer per ronde, in willekeurige volgorde.
about-assistants = Elke bemanning zet er vijf in het geheim in: { role-F }, { role-P }, { role-M } of { role-E }.
about-tile = Tegel: { of-tile }
about-town-any = Stad
about-unknown-any = Leeg veld
about-sea = Zeeroute
about-sail = Een monteur vaart van haven naar haven voor de aangegeven prijs; dat kost geen benzine, maar de motor mag niet op 0 staan.
about-bag = Tegels in de zak: { $tiles }
about-bag-what = Tegels om te verkennen en voor stappen in het onbekende. Is hij leeg, dan gaan de afgelegde tegels er weer in.
about-deck = Kaarten in de stapel: { $cards }
about-deck-what = Is hij leeg, dan worden de afgelegde kaarten tot een nieuwe geschud.
about-track = Wie het verst is, begint; in een stapel van onder naar boven.
about-prime = De nieuwe startspeler krijgt 20 F.
crib-tiles = Bord en tegels
crib-gauges = Meters en beurs
crib-cards = Kaarten
crib-rivals = Volgorde en TORPEDO

## The list of choices

choices-title = Wat je op het bord kunt doen
