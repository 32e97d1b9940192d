# Die Wörter von The Great Race.

title = The Great Race
about = Mit Halbkettenfahrzeugen quer durch Afrika: plane heimlich fünf Assistenten, bau dir den Weg und komm früh, heil und mit Geld an.

option-mode = Spielmodus
option-mode-about = Ein Rennen von zwei bis fünf Mannschaften, eine Mannschaft gegen den TORPEDO oder eine Reise ganz ohne Gegner.
option-mode-race = Rennen
option-mode-solo = Gegen den TORPEDO
option-mode-alone = Allein
option-direction = Richtung
option-direction-about = Von Colomb-Béchar im Norden nach Cape Town im Süden oder umgekehrt.
option-direction-NS = Nach Süden
option-direction-SN = Nach Norden
option-bivouac_order = Erste Wahl
option-bivouac_order-about = Wer in jedem Biwak zuerst wählt: wer zuletzt an der Reihe ist oder der Startspieler.
option-bivouac_order-reverse = Wer zuletzt an der Reihe ist
option-bivouac_order-turn = Der Startspieler
option-leaders = Anführer
option-leaders-about = Wessen Kraft gilt: nur die der Suffragetten, die jeder Mannschaft oder keine.
option-leaders-book = Nur Suffragetten
option-leaders-all = Jede Mannschaft
option-leaders-none = Keine
option-mechanic_spaces = Mechaniker
option-mechanic_spaces-about = Wie viele Mechaniker in einen Plan passen. Mit zweien ist die Partie gegen den TORPEDO deutlich schwerer.
option-deck_upgrades = Deckbau
option-deck_upgrades-about = Nach jeder Partie einer Kampagne bekommt der TORPEDO stärkere Karten.
option-legacy = Vererbte Kräfte
option-legacy-about = Der TORPEDO gewinnt in jeder Stadt seiner Zielfarbe eine Kraft und behält sie in der ganzen Kampagne.
option-passport = Reisepass
option-passport-about = Zwölf Missionen, und für jede, die du erfüllst, ein Stempel. Das geht auch für sich, aber Stempel gegen den TORPEDO gibt es nur mit „Deckbau“.
option-upgrade = Neue Karten
option-upgrade-about = Ob eine stärkere Karte für den TORPEDO zufällig gezogen wird oder denselben Buchstaben hat wie die, die sie ersetzt.
option-upgrade-random = Zufällig
option-upgrade-letter = Gleicher Buchstabe
option-max_rounds = Höchstzahl der Runden
option-max_rounds-about = Ist nach so vielen Runden niemand angekommen, endet die Partie, und der kürzeste Weg zur Endstadt entscheidet.
option-crews = Mannschaften
option-crews-about = Die Mannschaften in der Reihenfolge der Plätze, zum Beispiel SU,FR. Plätze ohne Angabe bekommen die nächste aus FR, GB, BE, IT, SU und IN.
option-crews-any = In der Reihenfolge der Plätze
option-crews-each = Mannschaft
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = Karten des TORPEDO
option-deck-about = Wie stark die acht Estienne-Karten sind, nach denen der TORPEDO fährt. In einer Kampagne ergeben sie sich aus den Partien davor.
option-deck-typed = Zum Beispiel A2,B1,C1,D1,E1,F1,G1,H1: je Karte ein Buchstabe und eine Stufe.
option-deck-first = Die acht der Stufe 1
deck-level-1 = Stufe 1, einfach
deck-level-2 = Stufe 2, schwerer
deck-level-3 = Stufe 3, schwierig
deck-level-mixed = Gemischt, Karte für Karte
deck-level-about = Alle acht Karten dieser Stufe. In jeder Runde: Geländeplättchen { $tiles }; Felder je Assistent { $moves }; Benzin +{ $fuel }, Mechanik +{ $mechanics }; Schaden { $damage } für jede Gefahrenkarte, die liegen bleibt.
deck-card = Karte { $letter }, Ziel { $colour }: Stufe
deck-given = Wie angegeben: { $cards }
option-stickers = Kräfte des TORPEDO
option-stickers-about = Die Kräfte, die der TORPEDO von Anfang an hat, in jeder Farbe bis Stufe 4. In einer Kampagne ergeben sie sich aus den Partien davor.
option-stickers-typed = Vier Ziffern von 0 bis 4, für Blau, Grün, Rot und Gelb, zum Beispiel 2010.
option-stickers-0000 = Noch keine
stickers-colour = Stufe in { $colour }
stickers-none = Keine Kraft dieser Farbe
option-first = Startspieler
option-first-about = Gegen den TORPEDO: wer am Anfang Startspieler ist. In einer Kampagne ist es, wer das letzte Mal verloren hat.
option-first-player = Du
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
    [E] östlich { from-town }
    [W] westlich { from-town }
    [NE] nordöstlich { from-town }
    [NW] nordwestlich { from-town }
    [SE] südöstlich { from-town }
    [SW] südwestlich { from-town }
    [NN] zwei Felder nördlich { from-town }
    [SS] zwei Felder südlich { from-town }
   *[EE] zwei Felder östlich { from-town }
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
   *[other] von { near-town }
}
crew-FR = Franzosen
crew-GB = Briten
crew-BE = Belgier
crew-IT = Italiener
crew-SU = Suffragetten
crew-IN = Unabhängige
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
    [crew-FR] Die Franzosen gewinnen.
    [crew-GB] Die Briten gewinnen.
    [crew-BE] Die Belgier gewinnen.
    [crew-IT] Die Italiener gewinnen.
    [crew-SU] Die Suffragetten gewinnen.
   *[crew-IN] Die Unabhängigen gewinnen.
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
    [FR] die Franzosen
    [GB] die Briten
    [BE] die Belgier
    [IT] die Italiener
    [SU] die Suffragetten
    [T] den TORPEDO
   *[IN] die Unabhängigen
}
card-CAN = Benzin{ "\u00AD" }kanister
card-TANK = Tank{ "\u00AD" }wagen
card-PARTS = Ersatz{ "\u00AD" }teile
card-TOOLS = Werkzeug{ "\u00AD" }box
card-DNG = Gefahr
card-TEL = Spon{ "\u00AD" }soren{ "\u00AD" }tele{ "\u00AD" }gramm
card-GUIDE = Lotse
card-WINCH = Seil{ "\u00AD" }winde
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
    [CAN] einen Benzinkanister
    [TANK] einen Tankwagen
    [PARTS] Ersatzteile
    [TOOLS] eine Werkzeugbox
    [DNG] eine Gefahrenkarte
    [TEL] ein Sponsorentelegramm
    [GUIDE] einen Lotsen
   *[WINCH] eine Seilwinde
}
role-F = Finanzierung
role-P = Kundschafter
role-M = Mechaniker
role-E = Eskorte
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = Lila
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] blaue
    [green] grüne
    [red] rote
   *[yellow] gelbe
}
gauge-f = Benzin
gauge-e = Motor
gauge-c = Chassis
gauge-m = Mechanik
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = Benzin
symbol-M = Mechanik
symbol-D = Gefahr
symbol-S = Stopp
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
   *[other] kein Geländeplättchen
}
gains = { $engine ->
    [0] Chassis +{ $chassis }
   *[other] Motor +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , Chassis +{ $chassis }
    }
}
losses = { $engine ->
    [0] Chassis −{ $chassis }
   *[other] Motor −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , Chassis −{ $chassis }
    }
}
plan-of = Finanzierung { $funding }, Kundschafter { $pathfinder }, Mechaniker { $mechanic }, Eskorte { $escort }
power-blue-1 = Stoppsymbole beenden seine Bewegung nicht mehr
power-blue-2 = kein zusätzliches Benzin in Risikogebieten
power-blue-3 = er fährt kostenlos über See, wenn das seinem Ziel dient
power-blue-4 = der zweite Assistent fährt ein Feld weiter
power-green-1 = Benzinkanister oder Tankwagen, im Biwak genommen, geben ihm Benzin
power-green-2 = Ersatzteile oder Werkzeugbox, im Biwak genommen, geben ihm Mechanik
power-green-3 = Benzinkanister oder Tankwagen, in einer Stadt gezogen, geben ihm Benzin
power-green-4 = Ersatzteile oder Werkzeugbox, in einer Stadt gezogen, geben ihm Mechanik
power-red-1 = eine Gefahrenkarte, die er im Biwak nimmt, trifft dich
power-red-2 = eine Gefahrenkarte, die er in einer Stadt zieht, trifft dich
power-red-3 = Gefahr auf einem Geländeplättchen kostet ihn 1 statt 2
power-red-4 = Gefahr auf einem Geländeplättchen kostet ihn nichts
power-yellow-1 = Höchststand beider Anzeigen 7
power-yellow-2 = Höchststand beider Anzeigen 8
power-yellow-3 = Höchststand beider Anzeigen 9
power-yellow-4 = Höchststand beider Anzeigen 10
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

said-take = { who }: Karte genommen, Platz { $slot } ({ of-card }).
said-plan = { who }: Plan gemacht ({ plan-of }).
said-buy = { who }: Benzin gekauft, +{ $fuel } für { $francs } F.
said-use = { who }: Karte gespielt ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] ein Geländeplättchen wird gezogen.
   *[other] Benzin +{ $fuel }.
}
said-mend = { who }: Karte gespielt ({ of-card }), { gains }.
said-strike = { who }: Gefahrenkarte gegen { whom } gespielt, { $gauge ->
    [e] Motor
   *[c] Chassis
}.
said-strike-t = { who }: Gefahrenkarte gegen den TORPEDO gespielt, Mechanik −1.
said-guide = { who }: Lotsen gespielt, Geländeplättchen { of-space } entfernt ({ of-tile }).
said-fund = { who }: { $francs } F aufgetrieben.
said-scout = { who }: Kundschafter zum Erkunden losgeschickt.
said-scout3 = { who }: Erkundung mit drei Geländeplättchen zur Auswahl.
said-fetch = { who }: Kundschafter nach einer Karte geschickt.
said-pass = { who }: für diese Runde gepasst.
said-halt = { who }: angehalten.
said-guard = { who }: Eskorte eingesetzt, die Gefahr richtet keinen Schaden an.
said-shield = { who }: Gefahr mit der Kraft der Mannschaft abgewehrt.
said-accept = { who }: Gefahr hingenommen, kein Schutz.
said-winch-m = { who }: Seilwinde genutzt, ein Mechaniksymbol zählt nicht.
said-winch-s = { who }: Seilwinde genutzt, das Stoppsymbol zählt nicht.
said-nowinch = { who }: keine Seilwinde genutzt.
said-repair = { who }: Reparatur für { $francs } F, { gains }.
said-hit = { who }: Schaden genommen, { losses }.
said-go-town = { who }: { drive } nach { of-space }.
said-go-blind = { who }: { drive } ins Unbekannte, { of-space }.
said-go = { who }: { drive } auf das Feld { of-space } ({ of-tile }), Benzin −{ $fuel }.
drive = { $begins ->
    [0] Weiterfahrt
   *[other] Fahrt
}
said-sail = { who }: für { $francs } F über See nach { of-space }.
said-clear = { who }: Geländeplättchen { of-space } von der Eskorte geräumt ({ of-tile }).
said-back = { who }: Geländeplättchen in den Beutel zurückgegeben ({ of-tile }).
said-drop = { who }: Karte abgeworfen ({ of-card }).
said-lay = { who }: Geländeplättchen { of-space } gelegt ({ of-tile }).
said-drew-tile = { who }: Geländeplättchen gezogen ({ of-tile }).
said-drew-blind = Geländeplättchen { of-space }: { of-tile }.
said-drew-t-tile = T zieht ein Geländeplättchen ({ of-tile }).
said-drew-t-blind = T fährt { of-space } ins Unbekannte. Dort liegt: { of-tile }.
said-drew-t-card = T zieht { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}Sein Benzin steigt um { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}Seine Mechanik steigt um { $mechanics }.
}
said-drew-card = { who }: Karte gezogen ({ of-card }).
said-laid-out = Auf Platz { $slot }: { of-card }.
said-estienne = Estienne-Karte { $estienne } wird aufgedeckt: Die Zielfarbe ist { of-colour }.
heard-plan = { who }: Plan gemacht.
heard-card = { who }: Karte gezogen.

## What follows by itself

told-goal = { of-town } ist die nächste offene { coloured } Stadt, { steps } entfernt.
told-goal-tie = { of-town } und eine andere { coloured } Stadt sind gleich nah, { steps } entfernt; { of-town } liegt näher an der Endstadt.
told-goal-row = { of-town } und eine andere { coloured } Stadt sind gleich nah, { steps } entfernt, und gleich weit von der Endstadt; { of-town } liegt weiter nördlich.
told-goal-none = Keine { coloured } Stadt ist mehr offen: T steuert die Endstadt an, { of-town }, { steps } entfernt.
steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
told-sail = { $steps ->
    [0] T fährt über See nach { of-town }: Von seinem Hafen führt ein Seeweg geradewegs zu seinem Ziel.
   *[other] T fährt über See nach { of-town }: Bis zu seinem Ziel sind es von dort { steps }; über Land blieben nach diesem Assistenten noch { $by_land }.
}
told-lay = { $value ->
    [1] Ein einfaches Geländeplättchen, Wert { $value }: T legt es auf seinen eigenen Weg, { of-space } ({ of-tile }).
    [2] Ein einfaches Geländeplättchen, Wert { $value }: T legt es auf seinen eigenen Weg, { of-space } ({ of-tile }).
   *[other] Ein schwieriges Geländeplättchen, Wert { $value }: T legt es auf deinen Weg, { of-space } ({ of-tile }).
}
told-lay-beside = Keiner deiner kürzesten Wege hat Platz für ein schwieriges Geländeplättchen, also legt T es neben dein Fahrzeug oder deinen Weg, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] Der Weg, den T nähme, ist voll; das einfache Geländeplättchen legt er auf einen anderen, der gleich kurz ist, { of-space } ({ of-tile }).
    [2] Der Weg, den T nähme, ist voll; das einfache Geländeplättchen legt er auf einen anderen, der gleich kurz ist, { of-space } ({ of-tile }).
   *[other] Dein Weg ist voll; das schwierige Geländeplättchen legt T auf einen anderen, der für dich gleich kurz ist, { of-space } ({ of-tile }).
}
told-box = Auf keinem kürzesten Weg zum Ziel von T ist Platz für dieses Geländeplättchen ({ of-tile }); es kommt zurück in die Schachtel.
told-box-hard = { $arrived ->
    [0] Für dieses Geländeplättchen ist kein Platz ({ of-tile }); es kommt zurück in die Schachtel.
   *[other] Du bist schon in der Endstadt, dich hält nichts mehr auf; das schwierige Geländeplättchen ({ of-tile }) kommt zurück in die Schachtel.
}
told-town = T steht neben { of-space } und fährt hinein: Die Stadt ist offen.
told-go = T fährt auf das Feld { of-space } ({ of-tile }), einen Schritt näher an sein Ziel. { t-left }{ t-stopped }
told-go-easier = T fährt auf das Feld { of-space } ({ of-tile }), das ist der einfachste Schritt zu seinem Ziel. { t-left }{ t-stopped }
told-go-blind = T kann das Geländeplättchen { of-space } bezahlen und fährt dorthin. { t-left }
t-left = Benzin { $fuel }, Mechanik { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}Das Stoppsymbol beendet seine Bewegung.
}
told-stay = T bleibt stehen: Mit Benzin { $fuel } und Mechanik { $mechanics } kann er kein Feld bezahlen, das näher an seinem Ziel liegt.
told-stay-blind = T bleibt stehen: Mit Benzin { $fuel } und Mechanik { $mechanics } kann er das Geländeplättchen { of-space } nicht bezahlen.
told-power = T gewinnt eine Kraft hinzu, { of-colour } { $level }: { of-power }.
told-arrives = T kommt in { of-town } an.
told-take = T nimmt { a-card } von Platz { $slot }, wie es seine Karte sagt.
told-take-next = Der Platz auf der Karte von T ist leer, also nimmt er vom nächsten, Platz { $slot }: { of-card }.
told-hits = Liegen gebliebene Gefahr trifft { who-hit }: { losses }.
told-hits-power = Die Gefahrenkarte, die T genommen hat, trifft { who-hit }: { losses }.
who-hit = { $crew ->
    [FR] die Franzosen
    [GB] die Briten
    [BE] die Belgier
    [IT] die Italiener
    [SU] die Suffragetten
   *[IN] die Unabhängigen
}
told-gains = T erholt sich: Benzin +{ $fuel }, Mechanik +{ $mechanics }.
told-prime = T ist Startspieler: Benzin +{ $fuel }.
told-gains-power = T nutzt, was er genommen hat: Benzin +{ $fuel }, Mechanik +{ $mechanics }.
told-lost = { who }: Schaden genommen, { losses }.
told-arrival = { who }: Ankunft in { of-town }, an { nth } Stelle.
told-arrival-alone = { who }: rechtzeitige Ankunft in { of-town }.
nth = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[5] fünfter
}
told-last-round = Das ist die letzte Runde: Alle anderen dürfen noch ihre unverbrauchten Assistenten einsetzen.
told-round = Runde { $round } beginnt.
told-estienne = Alle acht Estienne-Karten waren dran und werden neu gemischt.
told-plan = { who }: Plan aufgedeckt ({ plan-of }).
told-left = Liegen geblieben und abgelegt: { of-card }.
told-order-prime = { who }: an { nth } Stelle der Zugreihenfolge, +{ $francs } F.
told-order = { who }: an { nth } Stelle der Zugreihenfolge.
told-order-t = T steht in der Zugreihenfolge an { nth } Stelle.
told-bag = Der Beutel war leer: Die abgelegten Geländeplättchen kommen wieder hinein.
told-deck = Der Stapel war leer: Die abgelegten Karten werden zu einem neuen gemischt.
told-no-room = Für dieses Geländeplättchen ist kein Platz ({ of-tile }); es kommt auf die Ablage.
told-entered = { who }: Geländeplättchen bezahlt, Fahrt auf das Feld { of-space }, Benzin −{ $fuel }.
told-stuck = { who }: Geländeplättchen { of-space } nicht bezahlbar, das Fahrzeug bleibt stehen.
told-stop = Das Stoppsymbol beendet die Fahrt.
told-steps = Das war der letzte Schritt der Fahrt.
told-nowhere = { who }: von hier aus kein Feld zu betreten, die Fahrt endet.
told-over = Alle sind raus, und die Partie ist vorbei.
told-limit = Nach Runde { $rounds } ist niemand angekommen, und die Partie ist vorbei.
ending-arrivals = Die letzte Runde ist zu Ende gespielt.
ending-arrival = Die Reise ist geschafft.
ending-limit = Niemand ist rechtzeitig angekommen.
told-points = { who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
told-points-t = T hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

not-g16-1 = { of-space } ist weiter weg.
not-g16-2 = { of-space } liegt nicht auf einer höheren Stufe als die letzte Stadt von T.
not-g16-3 = { of-space } liegt nicht näher an der Endstadt als T.
not-g16-4 = { of-space } ist gleich nah, aber weiter von der Endstadt entfernt.
not-g16-5 = { of-space } ist gleich nah, kommt aber nach Zeile und Spalte später.
not-g17-3 = Dort kann T nicht bezahlen: { of-space }.
not-g17-5 = Weniger einfach, oder nach Zeile und Spalte später: { of-space }.
not-g21-3 = Über See nach { of-space }: Das brächte T nicht so nah an sein Ziel wie seine Felder über Land.

## Why not

refused-turn = Du bist nicht am Zug. Warte, bis die anderen gehandelt haben.
refused-turn-plan = Eine andere Mannschaft plant gerade. Warte, bis alle Pläne gemacht sind.
refused-turn-take = Zuerst wählt eine andere Mannschaft eine Karte. Warte, bis du an der Reihe bist.
refused-gone = Du hast dieses Rennen verlassen. Sieh den anderen zu oder beginne eine neue Partie.
refused-arrived = Du bist angekommen: keine Züge mehr, keine Karten, kein Schaden. Warte, bis die Runde vorbei ist.
refused-passed = Du hast gepasst, und das gilt für die ganze Runde. Eine unverbrauchte Eskorte schützt dich weiter; warte auf die nächste Runde.
refused-out = Alle deine Assistenten sind verbraucht, also hast du in dieser Runde keinen Zug mehr. Warte auf die nächste.
refused-resign-word = Aufgeben ist kein Zug. Nimm dafür den Knopf „Aufgeben“.
refused-draw = Zuerst muss etwas gezogen werden. Zieh, dann geht es weiter.
refused-unreadable = „{ $text }“ kann hier nicht gespielt werden. Schreib, was du tust, zum Beispiel { $example }.
refused-off-map = Ein Feld { $space } gibt es auf dem Spielbrett nicht. Nenne ein Feld nach Zeile und Spalte, etwa 4.1, oder eine Stadt mit ihren drei Buchstaben.

refused-planned = Dein Plan ist gemacht, und die anderen planen noch. Nimm ihn zurück, wenn du einen anderen willst.
refused-plan-open = Die Pläne sind aufgedeckt und bleiben, wie sie sind. Nutz die Assistenten, die du geplant hast.
refused-plan-later = Geplant wird jetzt noch nicht. Bring zuerst diese Phase zu Ende.
refused-plan-first = Jetzt planst du. Gib jedem deiner fünf Assistenten eine Aufgabe: Finanzierung, Kundschafter, Mechaniker oder Eskorte.
refused-plan-letter = { $letter } ist keine Aufgabe. F steht für Finanzierung, P für Kundschafter, M für Mechaniker und E für Eskorte.
refused-plan-count = { $given ->
    [one] Ein Assistent ist eingesetzt
   *[other] { $given } Assistenten sind eingesetzt
}, aber ein Plan hat genau fünf. Setz alle fünf ein.
refused-plan-role = Höchstens { $most } Assistenten können die Aufgabe „{ of-role }“ haben. Gib den übrigen etwas anderes zu tun.
refused-take-later = Jetzt gibt es keine Karten zu nehmen. Warte auf das Biwak.
refused-take-first = Eine Karte musst du nehmen, ablehnen geht nicht. Nimm eine von Platz { $slots }.
refused-slot-empty = Dort liegt keine Karte. Nimm eine von Platz { $slots }.

refused-bought = Du hast in diesem Zug schon Benzin gekauft, und das geht nur einmal. Spiel Karten oder lass einen Assistenten handeln.
refused-buy-late = Nach einer Karte ist es in diesem Zug zu spät für Benzin. Kauf es am Anfang deines nächsten Zuges.
refused-buy-town = Auf einer Reise allein gibt es Benzin nur in Städten. Fahr zuerst in eine Stadt.
refused-tank-full = Dein Tank ist voll. Spiel Karten oder lass einen Assistenten handeln.
refused-buy-levels = Benzin kaufst du in ganzen Stufen, mindestens eine. Möglich sind bis zu { $levels }.
refused-buy-tank = Dein Tank fasst nur noch { $levels }. Kauf weniger.
refused-buy-purse = Eine Stufe kostet hier { $price } F, und du hast { $francs } F. Kauf weniger oder treib zuerst Geld auf.

refused-no-card = Von deinen Karten lässt sich jetzt keine spielen. Lass einen Assistenten handeln oder passe.
refused-card-unknown = Eine Karte „{ $text }“ gibt es nicht. Die Karten sind CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE und WINCH.
refused-card-missing = Diese Karte hast du nicht auf der Hand: { of-card }. Wähle eine, die du hast.
refused-card-nothing = Diese Karte würde jetzt nichts ändern: { of-card }. Heb sie für später auf.
refused-mend-letters = Nenne genau { $levels ->
    [one] eine Stufe, e für Motor oder c für Chassis
   *[other] { $levels } Stufen mit den Buchstaben e für Motor und c für Chassis
}.
refused-guide-nothing = Für den Lotsen ist kein Geländeplättchen zu ziehen. Lass ihn eines neben dir entfernen oder heb ihn auf.
refused-danger-alone = Du reist allein, und es ist niemand da, gegen den du eine Gefahrenkarte spielen könntest. Heb sie auf, bis du abwerfen musst.
refused-danger-nobody = Niemandem kann eine Gefahrenkarte jetzt schaden. Heb sie für später auf.
refused-danger-rival = Nenne, wen die Gefahrenkarte treffen soll: { $rivals }.
refused-danger-arrived = Diese Mannschaft ist angekommen oder hat aufgegeben, ihr kann nichts mehr geschehen. Wähle eine, die noch unterwegs ist.
refused-danger-gauge = Nenne auch die Anzeige: e für Motor oder c für Chassis.
refused-danger-zero = Dort ist nichts mehr zu verlieren: { of-gauge } steht auf 0. Wähle eine andere Anzeige oder jemand anderen.

refused-assistant-used = Alle deine Assistenten mit der Aufgabe „{ of-role }“ haben in dieser Runde gehandelt. Nimm einen anderen oder passe.
refused-assistant-none = Für die Aufgabe „{ of-role }“ hast du in dieser Runde niemanden geplant. Nimm einen anderen Assistenten oder passe.
refused-no-tiles = Es ist kein Geländeplättchen mehr zu ziehen. Lass den Kundschafter stattdessen eine Karte besorgen.
refused-no-cards = Es ist keine Karte mehr zu ziehen. Lass den Kundschafter stattdessen erkunden.
refused-no-power = Diese Kraft hat deine Mannschaft nicht. Mach es auf die gewöhnliche Art.
refused-power-used = Die Kraft deiner Mannschaft ist in dieser Runde verbraucht. In der nächsten ist sie wieder bereit.
refused-few-tiles = Es sind keine { $tiles } Geländeplättchen mehr zu ziehen. Erkunde mit zweien.
refused-repair-full = Motor und Chassis sind in bester Ordnung, zu reparieren gibt es nichts. Lass den Mechaniker fahren oder nimm einen anderen Assistenten.
refused-repair-letters = Nenne die Stufen mit den Buchstaben e für Motor und c für Chassis, zum Beispiel „repair ec“.
refused-repair-many = Eine Reparatur stellt eine oder zwei Stufen wieder her. Nenne weniger.
refused-repair-gauge = { $levels ->
    [0] Dort ist nichts kaputt: { of-gauge } hat den Höchststand.
    [one] Dort fehlt nur eine Stufe: { of-gauge }.
   *[other] Dort fehlen nur { $levels } Stufen: { of-gauge }.
} Nenne nur, was zu reparieren ist.
refused-repair-money = Eine Stufe kostet hier { $price } F, und du hast { $francs } F. Repariere weniger oder treib zuerst Geld auf.

refused-engine-none = Mit Motor 0 fährt niemand. Repariere zuerst den Motor.
refused-no-way = Neben dir ist kein Feld, das du betreten kannst. Kauf zuerst Benzin, repariere oder nimm einen anderen Assistenten.
refused-too-far = Eine Fahrt hat höchstens so viele Schritte, wie der Motor bei der Abfahrt Stufen hat; bei dir sind es { $steps }. Nenne ein Feld neben dir.
refused-one-step = Eine Fahrt geht Schritt für Schritt. Nenne ein Feld neben dir; dann kannst du weiterfahren.
refused-not-neighbour = Nicht neben dir: { of-space }. Wähle ein Nachbarfeld an Land.
refused-sea-route = Nach { of-space } führt von hier nur ein Seeweg. Lass einen Mechaniker über See fahren.
refused-blind-fuel = Für die Fahrt ins Unbekannte { of-space } brauchst du { $need ->
    [one] eine Stufe
   *[other] { $need } Stufen
} Benzin, du hast aber nur { $fuel }. Kauf zuerst Benzin oder wähle einen anderen Weg.
refused-tile-fuel = Das Geländeplättchen { of-space } kostet { $need ->
    [one] eine Stufe
   *[other] { $need } Stufen
} Benzin, du hast aber nur { $fuel }. Kauf zuerst Benzin oder wähle einen anderen Weg.
refused-tile-levels = Das Geländeplättchen { of-space } kostet { $need ->
    [one] eine Stufe
   *[other] { $need } Stufen
} von Motor und Chassis, und du hast { $left }. Repariere zuerst oder wähle einen anderen Weg.
refused-driving = Du bist auf einer Fahrt. Fahr auf ein Feld neben dir weiter oder halt an.
refused-halt-later = Du bist auf keiner Fahrt. Wähle etwas anderes.
refused-stopped = Ein Stoppsymbol hat deine Fahrt beendet. Fahr mit einem anderen Mechaniker weiter, wenn du am Zug bist.
refused-in-town = In einer Stadt endet die Fahrt. Fahr mit einem anderen Mechaniker weiter, wenn du am Zug bist.
refused-drive-over = Deine Fahrt ist vorbei: Mehr Schritte, als der Motor Stufen hatte, gibt es nicht. Fahr mit einem anderen Mechaniker weiter, wenn du am Zug bist.
refused-must-enter = Du kannst das gezogene Geländeplättchen bezahlen, also musst du es betreten. Beantworte zuerst die Frage; danach darfst du anhalten.
refused-sail-engine = Mit Motor 0 geht es nicht über See. Repariere zuerst den Motor.
refused-no-port = Du bist in keinem Hafen. Seewege beginnen in Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam und Beira.
refused-no-route = Von hier führt kein Seeweg nach { of-space }. Wähle einen Hafen, zu dem einer führt.
refused-sail-money = Die Seefahrt nach { of-space } kostet { $price } F, und du hast { $francs } F. Treib zuerst Geld auf oder nimm den Landweg.

refused-clear-nothing = Neben dir liegt kein Geländeplättchen, das sich entfernen lässt. Heb die Eskorte zum Schutz auf.
refused-clear-empty = Dort liegt kein Geländeplättchen: { of-space }. Wähle ein Feld neben dir, auf dem eines liegt.
refused-clear-far = Nicht neben dir: { of-space }. Wähle ein Geländeplättchen auf einem Nachbarfeld an Land.
refused-clear-vehicle = Auf dem Geländeplättchen { of-space } steht ein Fahrzeug, also bleibt es liegen. Wähle ein anderes.
refused-lay-later = Jetzt ist kein Geländeplättchen zu legen. Schick zuerst einen Kundschafter zum Erkunden los.
refused-lay-first = Gezogene Geländeplättchen werden vor allem anderen gelegt. Wähle ein Geländeplättchen und ein Feld dafür.
refused-tile-not-drawn = Dieses Geländeplättchen ist nicht gezogen. Wähle eines von: { $drawn }.
refused-lay-town = { of-space } ist eine Stadt, und auf eine Stadt kommt kein Geländeplättchen. Wähle ein leeres Geländefeld.
refused-lay-tile = Auf dem Feld { of-space } liegt schon ein Geländeplättchen. Wähle ein leeres Geländefeld.
refused-lay-vehicle = Auf dem Feld { of-space } steht ein Fahrzeug, und darunter kommt kein Geländeplättchen. Wähle ein leeres Geländefeld.
refused-lay-far = Nicht mit deinem Fahrzeug verbunden: { of-space }. Wähle ein leeres Feld neben dir oder neben einer Kette aus Städten und Geländeplättchen, die bei dir beginnt.
refused-back-later = Jetzt ist kein Geländeplättchen zurückzugeben. Wähle etwas anderes.
refused-back-first = Eines der drei Geländeplättchen kommt zuerst in den Beutel zurück. Wähle, welches.

refused-winch-later = Eine Seilwinde spielst du, wenn dein Fahrzeug ein Geländeplättchen betritt, noch vor dem Bezahlen. Fahr los; dann wirst du gefragt.
refused-winch-first = Sag zuerst, ob du eine Seilwinde nutzt: gegen ein Mechaniksymbol, gegen das Stoppsymbol oder gar keine.
refused-winch-needed = Ohne Seilwinde kannst du dieses Geländeplättchen nicht bezahlen. Nutz eine gegen ein Mechaniksymbol.
refused-winch-levels = Für die Mechaniksymbole dieses Geländeplättchens brauchst du deine Seilwinden. Nutz eine gegen ein Mechaniksymbol.
refused-winch-symbol = Dieses Symbol ist auf dem Geländeplättchen nicht zu finden: { of-symbol }. Nutz die Seilwinde gegen ein anderes oder gar keine.
refused-hit-later = Jetzt verlierst du keine Stufen. Wähle etwas anderes.
refused-hit-first = Sag zuerst, { $hits ->
    [one] welche Stufe du verlierst, von Motor oder Chassis
   *[other] welche { $hits } Stufen du verlierst, von Motor und Chassis
}.
refused-hit-gauge = Das ist mehr, als da ist: { of-gauge } { $level }. Nimm den Rest von der anderen Anzeige.
refused-no-danger = Jetzt droht dir keine Gefahr. Heb die Eskorte auf, bis eine kommt.
refused-guard-bivouac = Gegen Schaden im Biwak hilft keine Eskorte. Nimm den Schaden hin und lass das nächste Mal keine Gefahrenkarte liegen.
refused-escort-used = Du hast keine unverbrauchte Eskorte. Nimm den Schaden hin oder plane in der nächsten Runde eine ein.
refused-danger-first = Dir droht Gefahr. Antworte zuerst: Eine Eskorte wehrt sie ab, oder du nimmst den Schaden hin.
refused-drop-later = Du hast nicht zu viele Karten, also wird nichts abgeworfen. Wähle etwas anderes.
refused-drop-first = Du hältst { $held ->
    [one] eine Karte
   *[other] { $held } Karten
}, und dein Chassis erlaubt { $chassis }. Wirf zuerst Karten deiner Wahl ab.

refused-no-torpedo = Der TORPEDO fährt nur in einer Partie gegen ihn mit. Mach einen eigenen Zug.
refused-t-own = T fährt nach seinen eigenen Regeln, niemand schickt ihn. Mach einen eigenen Zug.
refused-t-closed = { of-space } ist für T geschlossen: Er betritt nur Städte, die weiter liegen als seine letzte und näher an der Endstadt. Mach einen eigenen Zug.
refused-t-sail = T fährt nur mit der Kraft Blau 3 über See, und nur geradewegs zu seinem Ziel. Mach einen eigenen Zug.

## Terminal

typing = Schreib, was du tun willst, zum Beispiel { $example }. Ein Feld (4.1) oder eine Stadt (NOU) sagt, was darüber bekannt ist; mehr erfährst du mit: { $more }. Weitere Befehle:
terminal-round = Runde { $round } von { $rounds }
terminal-last-round = Letzte Runde
terminal-order = Zugreihenfolge
terminal-track = Leiste
terminal-bag = Beutel
terminal-deck = Stapel
terminal-discard = Abgelegt
terminal-hand = Hand
terminal-bivouac = Biwak
terminal-drawn = Gezogen
terminal-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
terminal-gone = aufgegeben
terminal-arrived = { $place }. in der Endstadt
terminal-planned = Plan steht
terminal-to-take = im Biwak eine Karte nehmen
terminal-to-plan = fünf Assistenten einsetzen
terminal-to-turn = einen Assistenten einsetzen oder passen
terminal-to-lay = ein Geländeplättchen legen
terminal-to-back = ein Geländeplättchen zurückgeben
terminal-to-drive = weiterfahren oder anhalten
terminal-to-winch = eine Seilwinde einsetzen oder nicht
terminal-to-hit = wählen, welche Stufen verloren gehen
terminal-to-danger = abwehren oder den Schaden hinnehmen
terminal-to-drop = eine Karte abwerfen
terminal-sign-risk = Risikogebiet
terminal-sign-reach = erreichbar
terminal-sign-way = Weg von T
terminal-sign-cards = Handkarten
terminal-blind = ? ist ein Geländeplättchen aus dem Beutel: im Mittel Benzin { $fuel }, Mechanik { $mechanics }; Gefahr { $danger } %, Stopp { $stop } %
terminal-do-take = die Karte auf diesem Platz
terminal-do-plan = fünf Buchstaben: F Finanzierung (höchstens 2), P Kundschafter (2), M Mechaniker ({ $mechanics }), E Eskorte (2)
terminal-do-drop = diese Karte kommt auf die Ablage
terminal-do-hit = e Motor, c Chassis
terminal-do-guard = die Eskorte wehrt sie ab
terminal-do-shield = die Kraft deiner Mannschaft wehrt sie ab
terminal-do-accept = den Schaden hinnehmen
terminal-do-winch = m: ein Mechaniksymbol zählt nicht, s: der Stopp zählt nicht
terminal-do-nowinch = keine einsetzen
terminal-do-lay = ein Geländeplättchen und sein Feld
terminal-do-back = dieses Geländeplättchen kommt zurück in den Beutel
terminal-do-buy = Stufen Benzin, je { $price } F
terminal-do-play = eine Karte von deiner Hand
terminal-do-fund = Finanzierung: Geld
terminal-do-scout = Kundschafter: zwei Geländeplättchen ziehen und legen
terminal-do-scout3 = Kundschafter: drei Geländeplättchen ziehen, zwei davon legen
terminal-do-fetch = Kundschafter: eine Karte ziehen
terminal-do-repair = Mechaniker: e Motor, c Chassis, { $price } F je Stufe
terminal-do-drive = Mechaniker: erster Schritt mit seinen Kosten
terminal-do-go = nächster Schritt mit seinen Kosten
terminal-do-halt = die Fahrt endet hier
terminal-do-sail = Mechaniker: über See, mit dem Preis
terminal-do-clear = Eskorte: dieses Geländeplättchen kommt weg
terminal-do-pass = kein Zug mehr in dieser Runde
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}
terminal-level = Stufe { $level }
terminal-tile = Geländeplättchen { $tile }
terminal-here = hier { $vehicles }
terminal-neighbours = neben { $spaces }
terminal-route = über See nach { $port } { $price } F
terminal-estienne = Estienne-Karte { $id }, Ziel { $goal }: Der erste Assistent legt { $tiles } Geländeplättchen, der zweite fährt { $second_moves }, die anderen fahren je { $others_move } Felder. Im Biwak nimmt T als Erster Platz { $first }, als Zweiter { $second }. Jede liegen gebliebene Gefahrenkarte kostet { $damage } { $gauge ->
    [0] Motor
   *[other] Chassis
}. Danach gewinnt T Benzin { $fuel } und Mechanik { $mechanics } zurück.
terminal-way = Sein Weg: { $spaces }
terminal-pile = Aufgedeckte Karten: { $revealed }. Noch verdeckt: { $cards }

## Map

map-board = The Great Race
map-title = Spielbrett von Afrika: 99 Felder, die Pfeiltasten führen von Feld zu Feld
map-which = Was möchtest du hier tun?
map-nearer = Näher heran
map-whole = Das ganze Spielbrett zeigen
map-back = Zurück zum Tableau
map-drive = Hierher fahren
map-sail = Über See hierher fahren
map-clear = Geländeplättchen mit einer Eskorte entfernen
map-guide = Geländeplättchen mit einem Lotsen entfernen
map-lay = Geländeplättchen hierher legen: { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n } %
spoken-level = Stufe { $level }
spoken-draws =
    { $n ->
        [one] bringt { $n } Karte
       *[other] bringt { $n } Karten
    }
spoken-risk = Risikogebiet
spoken-start = Start
spoken-finish = Endstadt
spoken-goal = hierhin will T
spoken-tile = Geländeplättchen, kostet: { $tile }
spoken-vehicles =
    { $n ->
        [one] Fahrzeug: { $vehicles }
       *[other] Fahrzeuge: { $vehicles }
    }
spoken-route = Seeweg nach { $town }, { $price } F
spoken-blind = unbekannt, mindestens Benzin { $least }; im Mittel Benzin { $fuel } und Mechanik { $mechanics }, Gefahr { $danger } %, Stopp { $stop } %
spoken-town = kostet nichts, und die Fahrt endet dort
spoken-pair = { $what }: { $more }

## Desk

desk-round = Runde { $round }, höchstens { $rounds }
desk-journey = { $start } – { $finish }
desk-last-round = Letzte Runde
desk-gauge = { of-gauge } { $level } von { $most }
desk-purse = Geldbeutel: { $money } F
desk-price-petrol = Benzin { $price } F
desk-price-repair = Reparatur { $price } F
desk-no-petrol = Hier gibt es kein Benzin
desk-how = { $how ->
    [gone] aufgegeben
    [arrived] angekommen, Platz { $place }
   *[passed] gepasst
}
desk-planned = Plan steht
desk-plans = Plan noch offen
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by } F
}
desk-assistants = Assistenten
desk-figures = Unverbraucht: { $unused }, verbraucht: { $used }
desk-actions = Möglich: { of-role }
desk-no-action = Für diesen Assistenten gibt es gerade nichts zu tun.
desk-action = { $action ->
    [fund] Geld auftreiben
    [scout] Erkunden: zwei Geländeplättchen legen
    [scout3] Erkunden: zwei von drei Geländeplättchen
    [fetch] Eine Karte besorgen
    [drive] Fahren
   *[clear] Ein Geländeplättchen räumen
}
desk-steps = bis zu { steps }
desk-tiles = { $tiles ->
    [one] ein Geländeplättchen neben dir
   *[other] { $tiles } Geländeplättchen zur Wahl
}
desk-on-map = Wähle jetzt ein Feld auf dem Spielbrett. Derselbe Knopf nimmt es zurück.
desk-sail = Über See nach { of-town }
desk-repair = Reparieren
desk-petrol = Benzin kaufen
desk-petrol-less = Eine Stufe weniger
desk-petrol-more = Eine Stufe mehr
desk-petrol-levels = { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}
desk-buy = Benzin kaufen
desk-pass = Für diese Runde passen
desk-hand = Hand: { $held }, Limit { $limit }
desk-too-many = Du hast zu viele Karten. Wähle eine, die du abwirfst.
desk-back = verdeckte Karte
desk-does = { $card ->
    [CAN] Benzin +2
    [TANK] Benzin +4
    [PARTS] Motor oder Chassis +1
    [TOOLS] Zwei Stufen von Motor und Chassis
    [DNG] { $mode ->
        [alone] Nicht spielbar auf einer Reise allein
        [solo] Kostet den TORPEDO eine Stufe Mechanik
       *[race] Kostet eine andere Mann­schaft eine Stufe
    }
    [TEL] +30 F
    [GUIDE] Ein Gelände­plättchen legen oder entfernen
   *[WINCH] Beim Fahren: ein Mechanik­symbol weniger oder kein Stopp
}
desk-play = Spielen
desk-drop = Abwerfen
desk-guide-lay = Ein Geländeplättchen ziehen und legen
desk-guide-clear = Ein Geländeplättchen entfernen
desk-strike = { of-crew }: { of-gauge } −1
desk-strike-t = TORPEDO: Mechanik −1
desk-ask = { $phase ->
    [hit] Dein Fahrzeug nimmt Schaden. Welche Stufen soll es verlieren?
    [winch] Setzt du hier eine Seilwinde ein?
    [danger] Gefahr. Wehrst du sie ab, oder nimmst du den Schaden hin?
    [drive] Wähle das nächste Feld auf dem Spielbrett, oder halt an.
   *[back] Eines der drei Geländeplättchen geht in den Beutel zurück. Welches?
}
desk-ask-anyway = Eine Seilwinde würde hier helfen, aber du hast keine dafür. Du wirst trotzdem gefragt, damit die anderen das nicht erfahren.
desk-answer = { $answer ->
    [winch-m] Seilwinde: ein Mechaniksymbol weniger
    [winch-s] Seilwinde: kein Stopp
    [nowinch] Keine Seilwinde
    [guard] Eine Eskorte wehrt ab
    [shield] Die Kraft der Briten wehrt ab
    [accept] Schaden hinnehmen
   *[halt] Hier anhalten
}
desk-tray = Gezogene Geländeplättchen
desk-lay-which = Wähle ein Geländeplättchen, dann sein Feld auf dem Spielbrett.
desk-lay-where = Wähle jetzt sein Feld auf dem Spielbrett.
desk-plan = Plan für die Runde
desk-role-does = { $role ->
    [F] bringt Geld
    [P] legt Geländeplättchen oder besorgt eine Karte
    [M] repariert, fährt über Land oder über See
   *[E] räumt ein Gelände{ "\u00AD" }plättchen oder schützt
}
desk-plan-less = { of-role }: weniger
desk-plan-more = { of-role }: mehr
desk-plan-count = { of-role }: { $n }
desk-plan-left = { $left ->
    [0] Alle fünf Assistenten sind eingesetzt.
    [one] Ein Assistent ist noch einzusetzen.
   *[other] { $left } Assistenten sind noch einzusetzen.
}
desk-plan-keys = Die Tasten F P M E setzen einen Assistenten ein, mit Umschalt nehmen sie ihn weg.
desk-commit = Plan festlegen
desk-committed = Dein Plan steht. Die anderen planen noch.
desk-committed-undo = Dein Plan steht. Bis der letzte feststeht, kannst du ihn zurücknehmen: mit „Rückgängig“ oder der Taste U.
desk-bivouac = Biwak
desk-take = Wähle eine Karte.
desk-take-it = Diese Karte nehmen
desk-chooses = An der Reihe: { of-crew }
desk-slot = Platz { $n }
desk-slot-empty = Platz { $n }: leer
desk-slot-t = für den TORPEDO
desk-slots-t = Der TORPEDO wird die Plätze { $one } und { $other } nehmen; ist einer leer, den nächsten.
desk-rival-figures = Assistenten unverbraucht: { $unused }, verbraucht: { $used }
desk-rival-hand = Karten auf der Hand: { $held }
desk-track = Fortschritt
desk-track-space = { $level }: { $crews }
desk-order = Zugreihenfolge
desk-prime = Wer nach der Wartung Startspieler ist, erhält den Bonus.
desk-bag = Beutel { $tiles } · Stapel { $cards }
desk-unseen = Im Beutel, die einfachsten zuerst
desk-tiles-out = Abgelegte Geländeplättchen: { $tiles }
desk-cards-out = Abgelegte Karten: { $cards }
desk-goal = Ziel: { of-town }
desk-revealed = Aufgedeckte Karten: { $cards }
desk-t-no-card = Seine Karte wird aufgedeckt, sobald du geplant hast.
desk-t-figure = Verbrauchte Assistenten: { $figure } von 5
desk-t-tiles = { $tiles ->
    [one] legt ein Gelände{ "\u00AD" }plättchen
   *[other] legt { $tiles } Gelände{ "\u00AD" }plättchen
}
desk-t-moves = { $spaces ->
    [one] fährt ein Feld
   *[other] fährt { $spaces } Felder
}
desk-t-slots = Platz { $first } als Erster, { $one } und { $other } als Zweiter
desk-t-gains = Benzin +{ $fuel }, Mechanik +{ $mechanics }
desk-t-damage = je Gefahr, die liegen bleibt: { of-gauge } −{ $damage }
desk-danger-left = Jede Gefahrenkarte, die liegen bleibt, kostet dich: { of-gauge } −{ $damage }.
desk-t-steps = Was der TORPEDO tut
desk-t-others = Warum nichts anderes? ({ $n })
desk-step = Schritt
desk-run = Abspielen
desk-finish = Ans Ende
desk-replay = Noch einmal zeigen
desk-stickers = Kräfte: { $n } von 16
desk-no-stickers = Der TORPEDO hat noch keine.
desk-missions = Missionen: { $n } von { $of }
desk-mission-yes = erfüllt
desk-mission-open = gilt bisher, entscheidet sich bei der Ankunft
desk-mission-no = noch nicht
desk-missions-about = Gestempelt wird, wenn die Reise gelingt.
desk-end = Die Reise ist zu Ende
desk-won = { $mode ->
    [solo] Du hast den TORPEDO geschlagen.
   *[alone] Du bist rechtzeitig angekommen.
}
desk-lost = { $mode ->
    [solo] Der TORPEDO hat gewonnen.
   *[alone] Du bist nicht rechtzeitig angekommen.
}
desk-col-place = Platz
desk-col-levels = Stufen
desk-col-money = Francs
desk-col-money-cards = Francs, Karten
desk-col-points = Punkte
desk-gone = aufgegeben
desk-not-arrived = nicht angekommen, noch { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
desk-stamps = Erfüllte Missionen: { $n }
cover-title = Den Bildschirm bekommt: { $side }
cover-about = Pläne und geheime Karten sind verdeckt, damit niemand die der anderen sieht. Von hier geht es nur mit dieser Mannschaft weiter: { $side }.
do-uncover = Unser Tableau zeigen

## Campaign

refused-campaign-branch = Diese Stelle gibt es in der Kampagne nicht. Wähle eine Partie von 0 bis { $entries }.
refused-campaign-forged = Partie { $number } dieser Kampagne kann so nicht gespielt worden sein: Stapel, Kräfte oder Aufwertungen folgen nicht aus den Partien davor. Nimm die Datei, wie sie gesichert wurde.
refused-campaign-game = Partie { $number } dieser Kampagne ist keine Partie für eine Person. Nur Solopartien und Reisen allein gehören dazu.
refused-campaign-running = Partie { $number } ist noch nicht zu Ende. Spiele sie erst fertig.
refused-campaign-file = Das ist keine Kampagnendatei. Wähle eine Datei, die aus einer Kampagne gesichert wurde.
refused-campaign-torn = Diese Kampagnendatei ist beschädigt oder verändert: Ihre Prüfsumme stimmt nicht. Sichere sie noch einmal.
refused-campaign-key = Dieser Schlüssel öffnet keine Kampagne. Beginne eine neue oder lies eine gesicherte ein.
refused-campaign-long = Eine Kampagne fasst höchstens { $games } Partien und ihre Datei { $letters } 000 Zeichen. Verzweige sie an einer früheren Partie und spiele dort weiter.
refused-campaign-modules = Eine Kampagne spielst du mit einem oder mehreren ihrer Module: { $modules }. Wähle mindestens eines.
refused-campaign-begun = „{ $file }“ wurde mit anderen Modulen begonnen: { $modules }. Sie werden gewählt, wenn eine Kampagne beginnt: Lass --modules weg oder nenne eine neue Datei.
refused-campaign-exists = „{ $file }“ gibt es schon. Wähle einen Namen, der frei ist.
refused-campaign-changed = „{ $file }“ wurde inzwischen von einem anderen Programm geändert. Geh mit quit hinaus und öffne sie neu.
refused-campaign-other-game = Die angefangene Partie in „{ $file }“ gehört nicht zu dieser Kampagne, wie sie jetzt steht. Beginne die Partie neu, oder lege die Kampagne zurück, zu der sie gehört.
refused-campaign-option = { $option } ergibt sich aus der Kampagne. Wählen kannst du: { $options }.
refused-campaign-word = „{ $word }“ bedeutet hier nichts. Du kannst tippen: { $words }.
refused-campaign-replay = Diese Partie gibt es nicht. Tippe replay und die Nummer einer Partie, wie games sie auflistet: replay 1
refused-campaign-branch-typed = Tippe branch, die Nummer der Partie, ab der es weitergeht, und eine neue Datei, zum Beispiel: branch 1 andere.txt. 0 ist der Anfang.
refused-campaign-transcript = Partie { $number } dieser Kampagne lässt sich nicht nachspielen: Ihre Mitschrift ist beschädigt, oder ein Zug darin ist nicht erlaubt. Nimm die Datei, wie sie gesichert wurde.

campaign-title = Kampagne
campaign-passport = Reisepass
campaign-intro = Eine Partie nach der anderen gegen den TORPEDO: Sein Stapel und seine Kräfte wachsen, und deine Stempel bleiben.
campaign-begin = Kampagne beginnen
campaign-modules = Module
campaign-modules-about = Jedes geht für sich oder mit den anderen. Deine Wahl gilt für die ganze Kampagne.
campaign-with = Mit: { $modules }
campaign-means = { $modules ->
    [none] Wähle mindestens ein Modul.
    [deck] Die Karten des TORPEDO werden von Partie zu Partie besser; Kräfte gewinnt er nicht, und Stempel gibt es keine.
    [legacy] Der TORPEDO behält jede Kraft, die er gewinnt; seine Karten bleiben auf Stufe 1, und Stempel gibt es keine.
    [deck-legacy] Die Karten des TORPEDO werden besser, und seine Kräfte wachsen; Stempel gibt es keine.
    [passport] Der TORPEDO bleibt wie in der ersten Partie. Stempel gibt es nur für Reisen allein: Gegen den TORPEDO braucht es dafür „Deckbau“.
    [deck-passport] Die Karten des TORPEDO werden besser. Ein Sieg gegen ihn bringt umsichtige Stempel; Reisen allein haben eigene.
    [legacy-passport] Der TORPEDO behält jede Kraft, die er gewinnt. Stempel gibt es nur für Reisen allein: Gegen den TORPEDO braucht es dafür „Deckbau“.
   *[all] Die ganze Kampagne. Für jede Partie wählst du: umsichtig, ohne seine Kräfte; legendär, mit ihnen; oder allein. Mit allen zwölf legendären Stempeln wirst du zur Legende.
}
campaign-use = Damit spielen?
campaign-in-file = Kampagne in { $file }
campaign-label = { $label }: { $value }
campaign-typing-play = Enter: Partie { $n } spielen. Weitere Befehle:
campaign-typing-continue = Enter: weiter mit Partie { $n } (Runde { $round }). Weitere Befehle:
campaign-entered = Eingetragen in { $file }: Partie { $n }.
campaign-branched-file = Es geht in { $file } weiter. Unverändert: { $old }.
campaign-damaged = Partien und Saisons, die heil sind: { $games }. Von dort kannst du weiterspielen; die beschädigte Datei bleibt als { $other }.
campaign-damaged-sure = Von dort weiterspielen?
campaign-anew = Die Partie neu beginnen? Was da ist, bleibt als { $other }.
campaign-season-sure = Die Saison beginnen?
campaign-help-play = die nächste Partie spielen oder die angefangene; Enter tut dasselbe
campaign-help-deck = die Karten des TORPEDO
campaign-help-powers = die Kräfte, die der TORPEDO gewonnen hat
campaign-help-passport = Missionen und Stempel
campaign-help-games = die Partien bisher
campaign-help-option = die Optionen der nächsten Partie; eine ändern: option direction=SN
campaign-help-replay = eine Partie noch einmal ansehen: replay 1
campaign-help-branch = ab einer früheren Partie in einer anderen Datei weiterspielen: branch 1 DATEI
campaign-help-season = eine neue Saison beginnen
campaign-help-quit = gehen; alles steht in der Datei
campaign-help-help = diese Liste
campaign-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
campaign-legend = Legendär
campaign-legend-about = Alle zwölf Missionen tragen den legendären Stempel.
campaign-stamps = Stempel: { $n } von { $of }
campaign-first = Startspieler der nächsten Partie: { $who ->
    [T] TORPEDO
   *[other] du
}
campaign-missions = Missionen
campaign-missions-about = Jede Mission verlangt Erfolg: Du gewinnst, oder du kommst allein rechtzeitig an. Jede Art zu reisen hat ihren eigenen Stempel.
campaign-inked = { $way }: gestempelt
campaign-inked-day = { $way }: gestempelt am { $day }
campaign-blank = { $way }: noch nicht
campaign-now = Die laufende Partie erfüllt das bisher.
campaign-alone = Allein: { $about }
campaign-deck = Der Stapel des TORPEDO
campaign-deck-about = Nach einem Sieg steigen zwei Karten der niedrigsten Stufe auf, nach einer Niederlage eine.
campaign-card = { $id }, Ziel { $colour }. Geländeplättchen { $tiles }; Felder: zweiter Assistent { $second }, die anderen je { $others }; Benzin +{ $fuel }, Mechanik +{ $mechanics }; Schaden { $damage }.
campaign-powers = Die Kräfte des TORPEDO
campaign-powers-about = Er bekommt die nächste einer Farbe, sooft er eine Stadt seiner Zielfarbe betritt.
campaign-power-gained = { $colour } { $level }, erhalten: { $power }
campaign-power = { $colour } { $level }: { $power }
campaign-history = Reisen
campaign-none = Noch keine Reise. Der erste Stempel wartet.
campaign-none-plain = Noch keine Reise.
campaign-season-began = Eine neue Saison
campaign-won = Gewonnen
campaign-lost = Verloren
campaign-arrived = Angekommen
campaign-failed = Gescheitert
campaign-journey = Partie { $n }
campaign-round = Runde { $round }
campaign-points = { $mine } : { $theirs } Punkte
campaign-upgrades = Im Stapel: { $cards }
campaign-earned = Gestempelt: { $missions }
campaign-replay = Ansehen
campaign-branch = Von hier weiter
campaign-branch-about = Legt eine eigene Kampagne an, die von hier weitergeht. Diese bleibt.
campaign-next = Nächste Reise
campaign-play = Partie { $n } spielen
campaign-continue = Partie { $n } fortsetzen
campaign-running = Partie { $n } läuft: Runde { $round }.
campaign-give-up = Aufgeben
campaign-give-up-sure = Diese Partie aufgeben? Sie gilt als verloren.
campaign-opponent = Gegner
campaign-crew = Mannschaft
campaign-way = Art
campaign-more = Weitere Regeln
campaign-season = Neue Saison
campaign-season-about = { $grows ->
    [deck] Der Stapel des TORPEDO geht auf Stufe 1 zurück.
    [legacy] Die Kräfte des TORPEDO entfallen.
   *[both] Der Stapel des TORPEDO geht auf Stufe 1 zurück, seine Kräfte entfallen.
}
campaign-season-stamps = Deine Stempel bleiben.
campaign-season-yes = Saison beginnen
campaign-no = Lieber nicht
campaign-export = In eine Datei sichern
campaign-import = Datei einlesen
campaign-drop = oder hier ablegen
campaign-file-about = Eine Textdatei fasst die ganze Kampagne; beim Einlesen wird jede Partie darin geprüft.
campaign-reading = Jede Partie wird geprüft …
campaign-others = Deine Kampagnen
campaign-stamps-earned = { $n ->
    [one] { $n } Stempel
   *[other] { $n } Stempel
}
campaign-after = Nach Partie { $n }
campaign-begun = Begonnen am { $day }
campaign-name = Name der Kampagne
campaign-rename = Umbenennen
campaign-name-keep = Merken
campaign-branched = Hier geht es weiter in „{ $name }“. „{ $old }“ bleibt, wie sie war, und steht unter deinen Kampagnen.
campaign-open = Öffnen
campaign-forget = Weglegen
campaign-new = Neue Kampagne
campaign-key = Link zu dieser Kampagne
campaign-key-about = Wer diesen Link hat, kann die Kampagne weiterspielen. Bewahre ihn auf, um sie anderswo zu öffnen.
campaign-back = Zurück zur Kampagne
campaign-stale = Inzwischen hat sich etwas geändert; so steht es jetzt.
campaign-way-prudent = Umsichtig
campaign-prudent-about = Der Stapel des TORPEDO wächst, seine Kräfte ruhen.
campaign-way-legendary = Legendär
campaign-legendary-about = Stapel und Kräfte des TORPEDO wachsen.
campaign-way-alone = Allein
campaign-alone-about = Kein Gegner; du kommst in sechs Runden an, oder die Reise scheitert.
campaign-no-stamp = Gegen den TORPEDO gibt es ohne „Deckbau“ keine Stempel; eine Reise allein bringt welche.
campaign-mission = { $id ->
    [M01] Erste Durchquerung
    [M02] Gewaltmarsch
    [M03] Vier Farben
    [M04] Herz der Sahara
    [M05] Kongopiste
    [M06] Salzwasser
    [M07] Fabrikneu
    [M08] Voller Geldbeutel
    [M09] Ins Unbekannte
    [M10] Ohne Gönner
    [M11] Fotofinish
    [M12] Riesentöter
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Erfolg genügt.
    [M02] Du kommst in Runde 4 oder früher an.
    [M03] Du hast eine blaue, eine grüne, eine rote und eine gelbe Stadt betreten.
    [M04] Du hast 4 verschiedene Risikogebiete der Sahara betreten.
    [M05] Du hast 3 verschiedene Risikogebiete des Kongo betreten.
    [M06] Du bist auf 2 verschiedenen Seewegen gefahren.
    [M07] Motor und Chassis am Ende zusammen 9 oder mehr.
    [M08] Am Ende 150 F oder mehr.
    [M09] 10 Schritte ins Unbekannte, bei denen du das Feld betreten hast.
    [M10] Kein Plan der Partie hatte einen Assistenten in der Finanzierung.
    [M11] TORPEDO ist in derselben Runde angekommen.
    [M12] Zu Beginn der Partie: keine Karte der Stufe 1 im Stapel (umsichtig), 8 Aufkleber oder mehr (legendär).
    [M11-alone] Benzin bei der Ankunft genau 0.
    [M12-alone] Die Reise geht nach Norden.
   *[other] { $id }
}

## Hints

foretold-take = Nimm diese Karte: { of-card }.
foretold-plan = Plane so: { plan-of }.
foretold-buy = Kauf Benzin: +{ $fuel } für { $francs } F.
foretold-use = Spiel diese Karte: { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] zieh ein Geländeplättchen und leg es.
   *[other] Benzin +{ $fuel }.
}
foretold-mend = Spiel diese Karte: { of-card }, { gains }.
foretold-strike = Spiel die Gefahrenkarte gegen { whom }: { $gauge ->
    [e] Motor
   *[c] Chassis
}.
foretold-strike-t = Spiel die Gefahrenkarte gegen den TORPEDO: Mechanik −1.
foretold-guide = Spiel den Lotsen und entferne das Geländeplättchen { of-space } ({ of-tile }).
foretold-fund = Treib Geld auf: +{ $francs } F.
foretold-scout = Schick einen Kundschafter zum Erkunden los.
foretold-scout3 = Schick einen Kundschafter los, mit drei Geländeplättchen zur Auswahl.
foretold-fetch = Schick einen Kundschafter nach einer Karte.
foretold-pass = Passe für diese Runde.
foretold-halt = Halt hier an.
foretold-guard = Setz eine Eskorte ein, dann richtet die Gefahr keinen Schaden an.
foretold-shield = Wehr die Gefahr mit der Kraft deiner Mannschaft ab.
foretold-accept = Nimm die Gefahr hin, ohne Schutz.
foretold-winch-m = Nutz eine Seilwinde: Ein Mechaniksymbol zählt nicht.
foretold-winch-s = Nutz eine Seilwinde: Das Stoppsymbol zählt nicht.
foretold-nowinch = Nutz hier keine Seilwinde.
foretold-repair = Repariere für { $francs } F: { gains }.
foretold-hit = Nimm den Schaden so: { losses }.
foretold-go-town = { set-out } nach { of-space }.
foretold-go-blind = { set-out } { towards } ins Unbekannte.
foretold-go = { set-out } { towards } ({ of-tile }), Benzin −{ $fuel }.
set-out = { $begins ->
    [0] Fahr weiter
   *[other] Fahr
}
towards = { $towards ->
    [E] nach Osten
    [W] nach Westen
    [NE] nach Nordosten
    [NW] nach Nordwesten
    [SE] nach Südosten
   *[other] nach Südwesten
}
foretold-sail = Fahr für { $francs } F über See nach { of-space }.
foretold-clear = Lass die Eskorte das Geländeplättchen { of-space } räumen ({ of-tile }).
foretold-back = Gib dieses Geländeplättchen in den Beutel zurück: { of-tile }.
foretold-drop = Wirf diese Karte ab: { of-card }.
foretold-lay = Leg dieses Geländeplättchen { of-space }: { of-tile }.

reason-only = Hier gibt es keine andere Wahl.
reason-plan-drive = { $mechanics } Mechaniker können fahren oder reparieren; Schritte bis zur Endstadt: { $steps }.
reason-plan-money = In deinem Geldbeutel sind nur { $francs } F, und die Finanzierung füllt ihn.
reason-plan-paths = Auf dem günstigsten Weg zur Endstadt { $spaces ->
    [one] ist noch ein Feld
   *[other] sind noch { $spaces } Felder
} unbekannt.
reason-plan-escort = Eine unverbrauchte Eskorte wehrt eine ganze Gefahr ab.
reason-take = { $card ->
    [TEL] Es ist 30 F wert.
    [GUIDE] Er legt ein Geländeplättchen oder nimmt eines weg.
   *[WINCH] Auf einer Fahrt zählt damit ein Mechaniksymbol oder ein Stopp nicht.
}
reason-take-fuel = In deinem Tank ist Platz für alles.
reason-take-mend = Deinem Motor und Chassis { $levels ->
    [one] fehlt eine Stufe
   *[other] fehlen { $levels } Stufen
}.
reason-take-parts = Sie repariert ohne Mechaniker und ohne Geld.
reason-take-danger = Damit kannst du einer anderen Mannschaft eine Stufe nehmen.
reason-take-danger-left = Liegen geblieben, würde sie dein Fahrzeug beschädigen.
reason-petrol-town = In einer Stadt kostet eine Stufe 10 F, anderswo 20 F.
reason-petrol-alone = Benzin gibt es nur in Städten.
reason-petrol = Ein Mechaniker kann noch fahren, und dein Benzin steht nur noch auf { $fuel }.
reason-petrol-worth = In einer Stadt kostet so viel Benzin { $francs } F.
reason-fuel = Im Tank ist Platz für alles, und ein Mechaniker kann noch fahren.
reason-fuel-room = Im Tank ist Platz für alles.
reason-telegram = Geld auf der Hand zählt nicht, Geld im Geldbeutel schon.
reason-mend = Jede reparierte Stufe ist ein Schritt, eine Karte oder ein Punkt mehr.
reason-strike = Das kann eine andere Mannschaft eine Stufe kosten, und auf der Hand zählt die Karte nichts.
reason-strike-t = Der TORPEDO verliert eine Stufe und kann sich nicht schützen.
reason-clear = Dieses Geländeplättchen hat mehr Symbole als ein durchschnittliches aus dem Beutel.
reason-clear-stop = Sein Stoppsymbol würde deine Fahrt dort beenden.
reason-clear-danger = Gefahr auf einem Geländeplättchen kostet bis zu zwei Stufen.
reason-fund = In deinem Geldbeutel sind { $francs } F, und Benzin, Reparaturen und Seereisen kosten Geld.
reason-scout = Das nächste Feld auf dem günstigsten Weg zur Endstadt ist noch unbekannt.
reason-fetch = Dein Chassis trägt { $chassis ->
    [one] eine Karte
   *[other] { $chassis } Karten
}, und du hast { $held }.
reason-pass = Deine unverbrauchte Eskorte schützt dich weiter.
reason-halt = Kein Schritt, den du bezahlen kannst, führt näher an die Endstadt.
reason-halt-unknown = Jeder Schritt näher an die Endstadt führt ins Unbekannte.
reason-guard = Die Eskorte wehrt diese Gefahr ganz ab.
reason-shield = Die Kraft deiner Mannschaft wehrt alles ab und ist nächste Runde wieder da.
reason-accept = Es kostet nur eine Stufe, Gefahr auf einem Geländeplättchen kostet zwei.
reason-winch = Ein Mechaniksymbol weniger ist eine gesparte Stufe.
reason-winch-stop = Ohne den Stopp kannst du weiterfahren: { steps }.
reason-keep-winch = Dieses Geländeplättchen hat nur ein Mechaniksymbol und keinen Stopp.
reason-repair-engine = Eine Fahrt hat so viele Schritte, wie der Motor Stufen hat, und deiner hat { $engine }.
reason-repair-chassis = Du kannst so viele Karten halten, wie das Chassis Stufen hat, und deines hat { $chassis }.
reason-hit-engine = Das schont das Chassis, das deine Karten trägt.
reason-hit-chassis = Das schont den Motor, der sagt, wie weit du fährst.
reason-hit-both = So verteilt bleibt von beiden etwas: Motor { $engine }, Chassis { $chassis }.
reason-sail = Du kommst der Endstadt näher, ganz ohne Benzin: { steps }.
reason-finish = Das ist die Endstadt.
reason-town = In einer Stadt kostet eine Stufe Benzin nur 10 F, und du ziehst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
reason-road = Der günstigste Weg zur Endstadt führt über dieses Geländeplättchen.
reason-nearer = Es ist ein Schritt näher an die Endstadt und kostet { $fuel } Benzin.
reason-unknown = Unbekannt, aber ein Schritt näher an die Endstadt, und { $percent } % der Geländeplättchen im Beutel kannst du bezahlen.
reason-unknown-way = Unbekannt, aber der günstigste Weg zur Endstadt beginnt dort, und { $percent } % der Geländeplättchen im Beutel kannst du bezahlen.
reason-lay = Ein einfaches Geländeplättchen auf deinem günstigsten Weg zur Endstadt.
reason-lay-new = Mit diesem einfachen Geländeplättchen führt dein günstigster Weg zur Endstadt hier entlang.
reason-lay-hard = Ein schwieriges Geländeplättchen, wo dein günstigster Weg zur Endstadt nicht entlangführt.
reason-lay-stop = Ein Stopp beendet eine Fahrt, und dein günstigster Weg zur Endstadt führt dort nicht entlang.
reason-lay-best = Kein anderes Feld dafür lässt dir einen günstigeren Weg zur Endstadt.
reason-lay-same = Wo immer du es legst, dein günstigster Weg zur Endstadt kostet gleich viel.
reason-back = Von den gezogenen Geländeplättchen ist es das schwierigste.
reason-drop-double = Du hast noch eine davon.
reason-drop-fuel = Dein Tank ist voll.
reason-drop-mend = Dein Motor und dein Chassis sind heil.
reason-drop-little = { $card ->
    [DNG] Sie kann nur anderen schaden.
    [TEL] Es ist nur 30 F wert.
    [PARTS] Sie reparieren nur eine Stufe.
    [GUIDE] Er hilft nur bei einem einzigen Geländeplättchen.
   *[WINCH] Sie hilft nur auf einem Geländeplättchen mit Mechanik- oder Stoppsymbol.
}
reason-drop-danger = Auf einer Reise allein kann sie nicht gespielt werden.

## At the table

aim = { $mode ->
    [solo] Durchquere Afrika und komm vor dem TORPEDO in der Endstadt an.
    [alone] Durchquere Afrika und komm rechtzeitig in der Endstadt an.
   *[race] Durchquere Afrika: Komm früh in der Endstadt an, gut in Schuss und mit Geld im Beutel.
}
next-story = Erst wird gezeigt, was der TORPEDO tut: Schritt für Schritt, oder gleich „{ desk-finish }“.
next-take = Nimm eine der ausliegenden Karten.
next-take-it = Nimm diese Karte, oder sieh dir eine andere an.
next-take-last = Nimm die letzte ausliegende Karte.
next-plan = Gib jedem deiner fünf Assistenten eine Aufgabe, dann leg den Plan fest.
next-turn = { $before ->
    [both] Kauf Benzin, wenn du magst, spiel dann Karten, wenn du magst, und lass dann einen Assistenten handeln.
    [petrol] Kauf Benzin, wenn du magst, dann lass einen Assistenten handeln.
    [cards] Spiel Karten, wenn du magst, dann lass einen Assistenten handeln.
   *[none] Lass einen Assistenten handeln oder passe.
}
next-role = { $role ->
    [F] Lass die Finanzierung das Geld auftreiben.
    [P] Wähle, was der Kundschafter tut.
    [M] Wähle, was der Mechaniker tut.
   *[E] Wähle, was die Eskorte tut.
}
next-pass = In dieser Runde ist nichts mehr zu tun: passe.
next-drop = Du hast { $held ->
    [one] eine Karte
   *[other] { $held } Karten
}, und dein Chassis trägt { $chassis }: Wähle eine Karte zum Abwerfen.
next-drive = Fahr weiter auf ein umrandetes Feld oder halt an. Schritte übrig: { $steps }.{ next-town }
next-drive-to = Wähle ein umrandetes Feld, auf das du fährst. Was es kostet, steht daneben.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}In einer Stadt endet die Fahrt.
}
next-aim = { $action }. Tippe noch einmal auf das Feld oder auf den Knopf unten.
next-clear = Wähle das umrandete Geländeplättchen, das verschwinden soll.
next-strike = Wähle, wen die Gefahr trifft und welche Anzeige.
next-card = Wähle, was die Karte tun soll: { of-card }.
news-found = Geländeplättchen { of-space }: { of-tile }.{ $paid ->
    [risk] {" "}Du verlierst { $fuel } Benzin, davon 1 für das Risikogebiet.
    [plain] {" "}Du verlierst { $fuel } Benzin.
   *[none] { "" }
}
news-hurt = Dein Fahrzeug hat Schaden genommen: { losses }.
news-cards = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verloren.
news-danger = Deinem Fahrzeug droht Gefahr.

about-town = Farbe { of-colour }, Stufe { $level }.
about-start = Hier beginnt die Reise.
about-finish = Endstadt: Wer zuerst ankommt, läutet die letzte Runde ein.
about-town-enter = Eine Stadt zu betreten kostet nichts und beendet die Fahrt.
about-town-cards = Wer sie betritt, zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
about-town-prices = Benzin und Reparaturen kosten hier 10 F je Stufe, anderswo 20 F.
about-route = Seeweg nach { of-town }: { $price } F.
about-tile-on = Geländeplättchen { of-space }: { of-tile }
about-space = Feld { of-space }, Stufe { $level }
about-unknown = Noch unbekannt: Wer es betritt, zieht ein Geländeplättchen. Dazu braucht es mindestens Benzin { $fuel }.
about-risk = Risikogebiet: Betreten kostet ein Benzin mehr.
about-odds = Ein Geländeplättchen aus dem Beutel kostet im Schnitt: Benzin { $fuel }, Stufen { $mechanics }; Gefahr { $danger } %, Stopp { $stop } %.
about-lay = Hier lässt sich ein Geländeplättchen legen, wenn von deinem Fahrzeug eine Kette aus Städten und Plättchen herführt.
about-symbol-F = Das Betreten kostet { $n } Benzin.
about-symbol-M = Kostet { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
} von Motor oder Chassis, du wählst.
about-symbol-D = Gefahr: kostet zwei Stufen mehr, wenn keine Eskorte sie abwehrt.
about-symbol-S = Stopp: Die Fahrt endet hier.
about-tile-stays = Es bleibt auf dem Spielbrett liegen, und alle, die es betreten, zahlen.
about-here = Hier: { of-crew }
about-own = Das ist deine Mannschaft.
about-stands = Ort: { of-space }. Schritte bis zur Endstadt: { $steps }.
about-gauges = Benzin { $fuel }, Motor { $engine }, Chassis { $chassis }.
about-purse-hand = Geldbeutel { $money } F, Karten auf der Hand { $held }.
about-leader = Kraft der Mannschaft: { $crew ->
    [FR] Einmal je Runde werden zum Erkunden drei Geländeplättchen gezogen und zwei davon gelegt.
    [GB] Einmal je Runde wird eine Gefahr abgewehrt, wie durch eine Eskorte.
    [BE] Die erste Finanzierung einer Runde bringt 40 F.
    [IT] Einmal je Runde behebt eine Reparatur drei Stufen.
   *[SU] Im Biwak liegt eine Karte mehr aus, und die übrige gehört ihnen.
}
about-leader-off = Die Kraft dieser Mannschaft zählt an diesem Tisch nicht.
about-t = Estiennes Wagen fährt von allein: Eine Karte sagt jede Runde, was seine fünf Assistenten tun.
about-t-gauges = Benzin { $fuel }, Mechanik { $mechanics }.
about-t-moves = Er fährt Schritt für Schritt auf sein Ziel zu, über alles, was er bezahlen kann, das einfachste Geländeplättchen zuerst.
about-t-cards = Er hat weder Hand noch Geld; Karten, die er nimmt, werden abgelegt.
about-estienne-any = Estienne-Karte
about-estienne-title = Estienne-Karte { $id }, { of-colour }
about-estienne = Sie wird zu Beginn einer Runde aufgedeckt und sagt alles, was der TORPEDO darin tut.
about-estienne-goal = Der TORPEDO steuert die nächste offene Stadt dieser Farbe an: { of-colour }.
about-estienne-tiles = Geländeplättchen, die der erste Assistent zieht: { $tiles }. Einfache kommen auf seinen Weg, schwierige auf deinen.
about-estienne-moves = Felder, die der zweite Assistent fährt: { $second }; Assistenten 3 bis 5: je { $others }.
about-powers = Er gewinnt eine in jeder Stadt seiner Zielfarbe und behält sie für die Kampagne.
about-fuel = Jeder Schritt auf ein Geländeplättchen kostet das Benzin, das darauf steht; Städte kosten keines.
about-fuel-buy = Eine Stufe kostet in einer Stadt 10 F, anderswo 20 F. Wer allein reist, kauft nur in Städten.
about-fuel-empty = Mit Benzin 0 kannst du noch eine Stadt neben dir betreten.
about-engine = Seine Stufe sagt, wie viele Schritte eine Fahrt haben kann. Mit 0 fährt niemand, auch nicht über See.
about-chassis = Seine Stufe sagt, wie viele Karten du halten kannst; was zu viel ist, wird sofort abgeworfen.
about-levels = Mechaniksymbole und Gefahr senken Motor oder Chassis.
about-mend = Ein Mechaniker repariert eine oder zwei Stufen, je 10 F in einer Stadt, 20 F anderswo.
about-points = Jede Stufe, die bei deiner Ankunft übrig ist, zählt einen Punkt.
about-mechanics = Mechaniksymbole senken sie; der TORPEDO betritt nur, was er bezahlen kann.
about-mechanics-danger = Gefahr auf einem Geländeplättchen kostet ihn zwei Stufen.
about-purse = Geldbeutel
about-francs = Daraus zahlst du Benzin, Reparaturen und Seewege. Eine Finanzierung bringt 30 F.
about-francs-points = Je volle 50 F bei deiner Ankunft zählen einen Punkt.
about-back = Nur wer sie hält, kennt sie.
about-card = { $card ->
    [CAN] Benzin +2; was nicht in den Tank passt, ist verloren.
    [TANK] Benzin +4; was nicht in den Tank passt, ist verloren.
    [PARTS] Motor oder Chassis +1.
    [TOOLS] Zwei Stufen von Motor und Chassis, beliebig verteilt.
    [DNG] Kostet eine andere Mannschaft eine Stufe von Motor oder Chassis, wenn keine Eskorte sie abwehrt; den TORPEDO eine Stufe Mechanik.
    [TEL] Bringt 30 F.
    [GUIDE] Zieh ein Geländeplättchen und leg es, oder entferne eines neben dir.
   *[WINCH] Wenn du ein Geländeplättchen betrittst: Ein Mechaniksymbol oder der Stopp zählt nicht.
}
about-danger-left = Bleibt sie im Biwak liegen, beschädigt sie dein Fahrzeug.
about-card-when = Wird in deinem Zug gespielt, nach dem Benzin und bevor ein Assistent handelt.
about-card-limit = Du kannst so viele Karten halten, wie dein Chassis Stufen hat.
about-role = { $role ->
    [F] Bringt 30 F.
    [P] Zieht zwei Geländeplättchen und legt sie, oder zieht eine Karte.
    [M] Fährt, repariert oder fährt über See.
   *[E] Entfernt ein Geländeplättchen neben deinem Fahrzeug.
}
about-drive = Eine Fahrt hat bis zu so viele Schritte, wie dein Motor Stufen hat.
about-guard = Unverbraucht wehrt sie eine ganze Gefahr ab, auch wenn du schon gepasst hast.
about-role-most = Höchstens { $most } in einem Plan aus fünf.
about-role-once = Jeder handelt einmal je Runde, in beliebiger Reihenfolge.
about-tile = Geländeplättchen: { of-tile }
about-assistants = Jede Mannschaft plant fünf von ihnen geheim ein: { role-F }, { role-P }, { role-M } oder { role-E }.
about-town-any = Stadt
about-unknown-any = Leeres Feld
about-sea = Seeweg
about-sail = Ein Mechaniker fährt von Hafen zu Hafen für den angegebenen Preis; das kostet kein Benzin, und der Motor darf nicht auf 0 stehen.
about-bag = Geländeplättchen im Beutel: { $tiles }
about-bag-what = Geländeplättchen zum Erkunden und für Schritte ins Unbekannte. Ist er leer, kommen die abgelegten wieder hinein.
about-deck = Karten im Stapel: { $cards }
about-deck-what = Ist er leer, werden die abgelegten Karten zu einem neuen gemischt.
about-track = Wer am weitesten ist, beginnt; in einem Stapel von unten nach oben.
about-prime = Der neue Startspieler bekommt 20 F.
crib-tiles = Spielbrett und Geländeplättchen
crib-gauges = Anzeigen und Geldbeutel
crib-cards = Karten
crib-rivals = Reihenfolge und TORPEDO

## The list of choices

choices-title = Was du auf dem Spielbrett tun kannst
