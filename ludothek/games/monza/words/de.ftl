# Die Wörter von Monza.

title = Monza
about = Wirf sechs Farbwürfel, leg sie auf die Farben vor deinem Wagen und komm vor allen anderen ans Ziel.
side-R = Rot
side-Y = Gelb
side-G = Grün
side-B = Blau
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Strecke
option-track-about = Das Oval ist kurz und gut für die ersten Rennen; die lange Strecke passt zu den Profiregeln.
option-track-oval = Oval
option-track-long = Lang
option-rules = Regeln
option-rules-about = Profis fahren mit einem Neuwürfler-Plättchen, sechs Beschleunigungs-Plättchen und Turbowurf.
option-rules-basic = Grundspiel
option-rules-pro = Profi
option-bonus = Bonusschritt
option-bonus-about = Nach jedem Zug darf der Wagen in der zuletzt gelegten Farbe ein Feld vorfahren.
option-cars = Wagen
option-cars-about = Die Wagen in der Reihenfolge der Plätze, zum Beispiel B,R. Plätze ohne Angabe bekommen den nächsten aus R, Y, G und B.
option-cars-any = In der Reihenfolge der Plätze
option-cars-each = Wagen
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Weitester Weg
option-must_max-about = Du musst deine Würfel so legen, dass du so weit kommst, wie sie dich bringen können.
option-may_stop = Anhalten erlaubt
option-may_stop-about = Du darfst jederzeit aufhören zu legen, auch wenn noch ein Würfel passt.
option-first_seat = Wer beginnt
option-first_seat-about = Der Platz, der in jeder Runde zuerst würfelt.
option-round_cap = Höchstzahl der Runden
option-round_cap-about = Ist nach so vielen Runden niemand im Ziel, endet das Rennen, ohne dass jemand gewinnt.
preset-professional = Profirennen
preset-professional-about = Die lange Strecke mit Neuwürfler- und Beschleunigungs-Plättchen und Turbowurf.

plays-1 = Legt immer zuerst seine Lieblingsfarbe. Gut für ein erstes Rennen.
plays-2 = Fährt, so weit die Würfel reichen, und denkt nicht weiter.
plays-3 = Weiß, von welchen Feldern es am besten weitergeht, und spart Plättchen.
plays-4 = Kennt den Wert jedes Plättchens und rechnet mit dem nächsten Wurf der anderen.

colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-P = Lila
colour-W = Weiß
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

refused-turn = Du bist nicht an der Reihe. Warte, bis die Würfel zu dir kommen.
refused-home = Dein Wagen ist schon im Ziel und fährt in diesem Rennen nicht mehr. Sieh zu, wie die anderen die Runde beenden.
refused-throw = „{ $text }“ ist kein Wurf mit { $dice } Würfeln. Schreib für jeden Würfel einen Buchstaben, in der Reihenfolge R Y G B P W (Rot, Gelb, Grün, Blau, Lila, Weiß).
refused-throw-said = Was fällt, sucht sich niemand aus: Die Würfel werden für dich geworfen. Leg einen von denen, die auf dem Tisch liegen.
refused-turbo-basic = Im Grundspiel gibt es keinen Turbowurf. Leg einen Würfel, der passt.
refused-turbo-dice-left = Den Turbowurf bekommt, wer alle sechs Würfel gelegt hat. Leg zuerst die übrigen.
refused-turbo-none-fits = Den Turbowurf bekommt, wer alle sechs Würfel gelegt hat, und von den übrigen passt hier keiner. Nimm eines deiner Plättchen oder hör auf.
refused-all-laid = Alle sechs Würfel sind gelegt. Mach den Turbowurf, oder nimm vorher noch ein Plättchen.
refused-stop = Ein Würfel passt noch, darum kannst du nicht aufhören. Leg ihn.
refused-unreadable = „{ $text }“ ist kein Zug. Schreib eine Farbe und ein Feld, zum Beispiel W>O8, oder „stop“.
refused-no-die = Du hast keinen Würfel in { of-colour } mehr. Wähle ein Feld in einer Farbe, die du noch hast.
refused-colour = Dieses Feld hat eine andere Farbe. Leg jeden Würfel und jedes Plättchen auf ein Feld der eigenen Farbe.
refused-nowhere = Mit { of-colour } geht es von hier nicht weiter. Wähle eine andere Farbe.
refused-shorter = Mit diesem Würfel kämst du nicht so weit, wie deine Würfel dich bringen können. Wähle einen weiteren Weg.
refused-finish = Ins Ziel bringt dich nur Weiß. Leg Weiß, wenn du es hast; sonst warte auf deinen nächsten Wurf.
refused-finish-far = Das Ziel grenzt noch nicht an dein Feld. Fahr Feld für Feld weiter.
refused-start = Vom Start geht es auf das weiße oder das lila Feld. Wähle eines davon.
refused-tyre = Das ist ein Hindernisfeld. Fahr daran vorbei.
refused-two-lanes = Dieses Feld liegt zwei Spuren entfernt. Wechsle immer nur eine Spur.
refused-corner = Dieses Feld berührt deines nur an einer Ecke. Wähle ein Feld mit einer gemeinsamen Kante.
refused-not-further = Dieses Feld reicht nicht weiter nach vorn als deines. Wechsle die Spur nur nach vorn.
refused-backward = Dieses Feld liegt hinter dir. Wähle ein Feld weiter vorn.
refused-far = Dieses Feld grenzt nicht an deines. Fahr Feld für Feld weiter.
refused-tile-basic = Im Grundspiel gibt es keine Plättchen. Leg einen Würfel.
refused-tile-turbo = Im Turbowurf gibt es keine Plättchen. Leg einen der beiden Würfel oder hör auf.
refused-tile-gone = Dein Beschleunigungs-Plättchen in { of-colour } ist verbraucht. Nimm ein anderes oder einen Würfel.
refused-reroll-gone = Dein Neuwürfler-Plättchen ist verbraucht. Leg die Würfel, die du hast.
refused-reroll-late = Das Neuwürfler-Plättchen kommt, bevor etwas gelegt ist. Nimm zuerst zurück, was du gelegt hast, falls das noch geht.
refused-reroll-none = Markiere mindestens einen Würfel, der neu geworfen werden soll.
refused-reroll-dice = Die Würfel { $text } hast du nicht. Markiere Würfel, die auf dem Tisch liegen.
refused-bonus-car = Einen Bonusschritt macht nur der Wagen in der zuletzt gelegten Farbe, sobald der Zug zu Ende ist. Spiel ohne ihn weiter.
refused-bonus-unreadable = „{ $text }“ ist kein Bonusschritt. Wähle ein freies Feld vor dem Wagen oder verzichte.
refused-bonus-occupied = Dort steht schon ein Wagen. Wähle für den Bonusschritt ein freies Feld.
refused-bonus-ahead = Dieses Feld liegt nicht direkt vor dem Wagen. Wähle ein Feld, das an seines grenzt, oder verzichte.
refused-max-or-stop = Den weitesten Weg fahren müssen und jederzeit anhalten dürfen: Beides zusammen geht nicht. Wähle eines davon.
refused-first-seat = Bei { $seats } Plätzen beginnt ein Platz von 0 bis { $last }. Wähle einen davon.

said-throw = { of-side }: Wurf{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nichts passt, der Wagen bleibt stehen.
}
said-rethrow = { of-side }: neuer Wurf{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nichts passt, der Wagen bleibt stehen.
}
said-turbo = { of-side }: alle sechs Würfel gelegt. Turbowurf{ dice-of }{ $stays ->
    [0] .
   *[other] , doch nichts passt{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: nichts mehr gelegt{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Zurückgesetzt: { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] zum Start
       *[other] in seiner Spur
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: kein Bonusschritt.

ending-home = Das Rennen ist gefahren.
ending-cap = Die Runden sind um, und niemand ist im Ziel.

reason-home = Das bringt dich ins Ziel.
reason-throws-back = Das schickt { of-side } zurück.
reason-far = So bringen dich deine Würfel so weit, wie sie können.
reason-opens = Von dort führen mehr Farben weiter als von den anderen Feldern.
reason-saves-tile = Kein Würfel passt, und deine Plättchen bleiben dir für später.
reason-reroll = So, wie sie liegen, bringen dich diese Würfel nicht weiter.
reason-forced = Gerade passt nichts anderes.
reason-step = Der Schritt kostet keinen Würfel.

to-move = Am Zug: { of-side }
to-throw = Am Wurf: { of-side }
to-step = Bonusschritt: { of-side }
legend-round = Runde { $round }
legend-last-round = Letzte Runde
legend-dice = Würfel
legend-used = { $used ->
    [one] ein Würfel gelegt
   *[other] { $used } Würfel gelegt
}
legend-extra = Neuwürfler-Plättchen
legend-finish = Ziel
legend-tyre = Hindernisfeld
goal-way = { $way ->
    [on] geradeaus
    [in] Spurwechsel nach innen
    [out] Spurwechsel nach außen
    [start] vom Start
   *[finish] ins Ziel
}

# on the screen
spoken-board = Rennstrecke
spoken-field = Start und Ziel, ein großes weißes Feld
spoken-car = Rennwagen von { of-side }
spoken-laid = hier liegt { of-colour }
spoken-count = { $count ->
    [1] { of-colour }
    [2] zweimal { of-colour }
    [3] dreimal { of-colour }
    [4] viermal { of-colour }
    [5] fünfmal { of-colour }
   *[other] sechsmal { of-colour }
}
spoken-have = Du hast { $dice }.
spoken-from = { $here ->
    [START] Vom Start
   *[other] Von { $here }
}: { $ways }.
spoken-none = Kein Würfel passt.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Das kannst du tun
choice-die = { of-colour } { laid-on } legen
choice-tile = Beschleunigungs-Plättchen { of-colour } { laid-on } legen
choice-step = Bonusschritt { laid-on }, { of-colour }
do-throw-again = Noch mal werfen
do-stop = Hier halten
do-decline = Stehen bleiben
spoken-mark = { of-colour }, zum erneuten Werfen markieren
spoken-tile = Beschleunigungs-Plättchen { of-colour }
spoken-tiles = Plättchen von { of-side }
legend-first = Beginn: { of-side }
typing = Tippe einen Zug ein ({ $example }) oder nur den Buchstaben seiner Farbe (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), für ein Plättchen mit +; auch stop, turbo, reroll oder decline, wo die Liste es anbietet. Weitere Befehle:

# what is told at the table
laid-on = { $to ->
    [FIN] bis ins Ziel
    [O] auf die Außenspur
    [M] auf die Mittelspur
   *[I] auf die Innenspur
}
of-lane = { $lane ->
    [O] Außenspur
    [M] Mittelspur
   *[I] Innenspur
}
advised-die = { of-colour } { laid-on }{ said-back }
advised-tile = Beschleunigungs-Plättchen { of-colour } { laid-on }{ said-back }
advised-reroll = Neuwürfler-Plättchen{ dice-of }.
advised-step = Bonusschritt { laid-on }.
advised-stop = hier halten.
advised-turbo = Turbowurf nehmen.
advised-decline = stehen bleiben, ohne Bonusschritt.
refused-here = Dort bist du schon. Wähle ein Feld weiter vorn.
refused-turbo-once = In einem Zug gibt es nur einen Turbowurf. Leg seine Würfel oder hör auf.
refused-bonus-off = An diesem Tisch gibt es keinen Bonusschritt. Leg einen Würfel, der passt.
reason-ahead = Dieses Feld reicht weiter nach vorn als die anderen.
reason-tile-on = Kein Würfel passt, und das Plättchen bringt dich weiter.
reason-tile-far = Mit ihm bringen dich deine Würfel weiter als ohne.
reason-turbo = Alle sechs Würfel sind gelegt, der Turbowurf gehört dir.
reason-stand = Von hier brauchst du im Schnitt weniger Runden als von den Feldern davor.
reason-fewer = Von dort brauchst du im Schnitt weniger Runden als von hier.
do-turbo = Turbowurf
aim = Komm vor allen anderen zurück auf das große weiße Feld: Leg deine Würfel auf gleiche Farben vor deinem Wagen.
next-lay = Tippe auf ein umrandetes Feld, um den Würfel dorthin zu legen.
next-lay-or-again = Tippe auf ein umrandetes Feld, um den Würfel zu legen, oder markiere Würfel und wirf sie neu.
next-lay-or-stop = Tippe auf ein umrandetes Feld, um den Würfel zu legen, oder halte hier.
next-die = Tippe auf das umrandete Feld, um { of-colour } dorthin zu legen.
next-tile = Tippe auf das umrandete Feld, um das Beschleunigungs-Plättchen { of-colour } dorthin zu legen.
next-no-die = Kein Würfel passt. Nimm eines deiner Plättchen oder halte hier.
next-all-laid = Alle sechs Würfel sind gelegt: Mach den Turbowurf, oder leg vorher noch ein Plättchen.
next-turbo = Turbowurf: Leg einen Würfel oder beide, oder halte hier.
next-step = Bonusschritt: Tippe auf ein umrandetes Feld, oder bleib stehen.
news-stays = { $kind ->
    [turbo] Turbowurf: Nichts hat gepasst.
   *[other] Nichts hat gepasst: Du bist stehen geblieben.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] Turbowurf, nichts hat gepasst.
   *[other] Nichts hat gepasst, der Wagen ist stehen geblieben.
}
news-back = { $to ->
    [START] Dein Wagen wurde zum Start zurückgesetzt.
   *[other] Dein Wagen wurde in seiner Spur zurückgesetzt, auf { of-colour }.
}
news-home = { of-side }: im Ziel. Das ist die letzte Runde.
celebrate = Als Erste im Ziel: { $sides }
card-car = Rennwagen: { of-side }
card-car-any = Rennwagen
card-car-drives = Fährt vorwärts bis zum zuletzt gelegten Würfel oder Plättchen.
card-car-pass = Andere Wagen dürfen über sein Feld fahren.
card-car-back = { $to ->
    [START] Endet ein Zug auf seinem Feld, muss er zurück zum Start.
   *[other] Endet ein Zug auf seinem Feld, muss er in seiner Spur zurück, auf { of-colour }.
}
card-car-back-any = Endet ein Zug auf seinem Feld, muss er in seiner Spur zurück.
card-car-home = Im Ziel: Er fährt nicht mehr.
card-car-field = Steht auf dem weißen Feld, auf dem alle Wagen Platz haben: Dort wird niemand zurückgesetzt.
card-car-tiles = Übrige Beschleunigungs-Plättchen: { $tiles }
card-space = Feld: { of-colour }, { of-lane }
card-space-any = Farbfeld
card-space-enter = Hierher kommst du mit einem Würfel oder Beschleunigungs-Plättchen in seiner Farbe.
card-space-laid = Hier liegt { $tile ->
    [1] ein Beschleunigungs-Plättchen
   *[other] ein Würfel
}: Hier fährt der Wagen entlang.
card-space-ahead = Davor, { of-lane }: { of-colour }
card-space-lane = Ein Spurwechsel führt auf ein Feld, das angrenzt und weiter nach vorn reicht.
card-tyre = Hindernisfeld
card-tyre-closed = Für alle gesperrt. Fahr daran vorbei.
card-field-start = Vom Start geht es auf das weiße oder das lila Feld.
card-field-finish = Ins Ziel bringt dich nur Weiß: ein Würfel oder ein Beschleunigungs-Plättchen.
card-field-room = Hier haben alle Wagen Platz: Niemand wird zurückgesetzt.
card-die = Würfel: { of-colour }
card-die-any = Farbwürfel
card-signs = Farben und ihre Zeichen
card-sign = { $colour ->
    [R] Dreieck: { of-colour }.
    [Y] Kreis: { of-colour }.
    [G] Quadrat: { of-colour }.
    [B] Raute: { of-colour }.
    [P] Stern: { of-colour }.
   *[other] Ring: { of-colour }.
}
card-die-faces = Jede seiner sechs Seiten hat eine andere Farbe.
card-die-lay = Du legst ihn auf seine Farbe vor deinem Wagen oder vor dem, was zuletzt gelegt wurde.
card-die-fits = Passt jetzt: { laid-on }
card-die-spent = Nicht mehr zu gebrauchen: Er liegt hier bis zum nächsten Wurf.
card-tile = Beschleunigungs-Plättchen: { of-colour }
card-tile-any = Beschleunigungs-Plättchen
card-tile-pro = Gehört zu den Profiregeln.
card-tile-lay = Du legst es wie einen Würfel seiner Farbe, vor, zwischen oder nach deinen Würfeln.
card-tile-once = Du musst es nie einsetzen. Einmal benutzt, ist es weg.
card-tile-free = Es zählt nicht als Würfel.
card-tile-used = Dieses ist verbraucht.
card-extra = Neuwürfler-Plättchen
card-extra-again = Nach deinem Wurf, bevor etwas gelegt ist: Markiere Würfel und wirf sie noch einmal.
card-turbo = Turbowurf
card-turbo-earn = Wer alle sechs Würfel gelegt hat, wirft zwei weitere.
card-turbo-may = Du darfst einen davon legen, beide oder keinen, aber keine Plättchen.
card-bonus = Bonusschritt
card-bonus-who = Nach einem Zug darf der Wagen in der zuletzt gelegten Farbe ein Feld vorfahren.
card-bonus-where = Das Feld muss frei sein und an seines grenzen; ein Würfel ist nicht nötig.
card-end = Letzte Runde
card-end-round = Sobald ein Wagen im Ziel ist, wird die Runde noch zu Ende gespielt.
card-end-dice = Sind mehrere dort, gewinnen die wenigsten Würfel dieser Runde.
card-end-shared = Sind auch die gleich, gewinnen sie gemeinsam.
crib-pieces = Wagen, Würfel und Plättchen
crib-track = Strecke
crib-race = Rennen
