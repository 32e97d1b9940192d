# Die Wörter von Monza.

title = Monza
about = Wirf sechs Farbwürfel, leg sie auf die Farben vor deinem Wagen und komm vor allen anderen ans Ziel.
side-0 = Rot
side-1 = Gelb
side-2 = Grün
side-3 = Blau
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-track = Strecke
option-track-about = Das Oval ist kurz und gut für die ersten Rennen; die lange Strecke passt zu den Profiregeln.
option-track-oval = Oval
option-track-long = Lang
option-rules = Regeln
option-rules-about = Profis fahren mit Neuwürfler, sechs Beschleunigern und Turbowurf.
option-rules-basic = Grundspiel
option-rules-pro = Profi
option-bonus = Bonusschritt
option-bonus-about = Nach jedem Zug darf der Wagen in der zuletzt gelegten Farbe ein Feld vorfahren.
option-must_max = Weitester Weg
option-must_max-about = Du musst deine Würfel so legen, dass du so weit kommst, wie sie dich bringen können.
option-may_stop = Anhalten erlaubt
option-may_stop-about = Du darfst jederzeit aufhören zu legen, auch wenn noch ein Würfel passt.
option-first_seat = Wer beginnt
option-first_seat-about = Der Platz, der in jeder Runde zuerst würfelt.
option-first_seat-0 = Rot
option-first_seat-1 = Gelb
option-first_seat-2 = Grün
option-first_seat-3 = Blau
option-round_cap = Höchstzahl der Runden
option-round_cap-about = Ist nach so vielen Runden niemand im Ziel, endet das Rennen, ohne dass jemand gewinnt.
preset-professional = Profirennen
preset-professional-about = Die lange Strecke mit Neuwürfler, Beschleunigern und Turbowurf.

plays-1 = Legt immer zuerst seine Lieblingsfarbe. Gut für ein erstes Rennen.
plays-2 = Fährt so weit die Würfel tragen und denkt nicht weiter.
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
refused-stop = Ein Würfel passt noch, darum kannst du nicht aufhören. Leg ihn.
refused-unreadable = „{ $text }“ ist kein Zug. Schreib eine Farbe und ein Feld, zum Beispiel W>O8, oder stop.
refused-no-die = Du hast keinen Würfel in { of-colour } mehr. Wähle ein Feld in einer Farbe, die du noch hast.
refused-colour = Dieses Feld hat eine andere Farbe. Leg jeden Würfel und jedes Plättchen auf ein Feld der eigenen Farbe.
refused-nowhere = { $here ->
    [START] Vom Start
   *[other] Von { $here }
} geht es mit { of-colour } nicht weiter. Wähle eine andere Farbe.
refused-shorter = Mit diesem Würfel kämst du nicht so weit, wie deine Würfel dich bringen können. Wähle einen weiteren Weg.
refused-finish = Ins Ziel bringt dich nur Weiß. Leg Weiß, wenn du es hast; sonst warte auf deinen nächsten Wurf.
refused-finish-far = Das Ziel grenzt noch nicht an { $here }. Fahr Feld für Feld weiter.
refused-start = Vom Start geht es auf das weiße oder das lila Feld. Wähle eines davon.
refused-tyre = { $space } ist mit Reifen gesperrt. Fahr daran vorbei.
refused-two-lanes = { $space } liegt zwei Spuren neben { $here }. Wechsle immer nur eine Spur.
refused-corner = { $space } berührt { $here } nur an einer Ecke. Wähle ein Feld mit einer gemeinsamen Kante.
refused-not-further = { $space } reicht nicht weiter nach vorn als { $here }. Wechsle die Spur nur nach vorn.
refused-backward = { $space } liegt hinter dir. Wähle ein Feld weiter vorn.
refused-far = { $space } grenzt nicht an { $here }. Fahr Feld für Feld weiter.
refused-tile-basic = Im Grundspiel gibt es keine Plättchen. Leg einen Würfel.
refused-tile-turbo = Im Turbowurf gibt es keine Plättchen. Leg einen der beiden Würfel oder hör auf.
refused-tile-gone = Dein Beschleuniger in { of-colour } ist verbraucht. Nimm einen anderen oder einen Würfel.
refused-reroll-gone = Dein Neuwürfler ist verbraucht. Leg die Würfel, die du hast.
refused-reroll-late = Der Neuwürfler kommt, bevor etwas gelegt ist. Nimm deine Teile zuerst zurück, falls das noch geht.
refused-reroll-none = Markiere mindestens einen Würfel, der neu geworfen werden soll.
refused-reroll-dice = Die Würfel { $text } hast du nicht. Markiere Würfel, die auf dem Tisch liegen.
refused-bonus-car = Einen Bonusschritt macht nur der Wagen in der zuletzt gelegten Farbe, sobald der Zug zu Ende ist. Spiel ohne ihn weiter.
refused-bonus-unreadable = „{ $text }“ ist kein Bonusschritt. Wähle einen davon: { $moves }.
refused-bonus-occupied = Auf { $space } steht ein Wagen. Wähle für den Bonusschritt ein freies Feld.
refused-bonus-ahead = { $space } liegt nicht direkt vor dem Wagen. Wähle ein Feld, das an seines grenzt, oder verzichte.
refused-max-or-stop = Den weitesten Weg fahren müssen und jederzeit anhalten dürfen: Beides zusammen geht nicht. Wähle eines davon.
refused-first-seat = Bei { $seats } Plätzen beginnt ein Platz von 0 bis { $last }. Wähle einen davon.

said-throw = { of-side } würfelt{ dice-of }{ $stays ->
    [0] .
   *[other] . Nichts passt, der Wagen bleibt stehen.
}
said-rethrow = { of-side } würfelt neu{ dice-of }{ $stays ->
    [0] .
   *[other] . Nichts passt, der Wagen bleibt stehen.
}
said-turbo = { of-side } hat alle sechs Würfel gelegt. Turbowurf{ dice-of }{ $stays ->
    [0] .
   *[other] , doch nichts passt{ said-back }
}
said-die = { of-side } legt { of-colour } { $to ->
    [FIN] und fährt ins Ziel
    [O] auf die Außenspur
    [M] auf die Mittelspur
    [I] auf die Innenspur
   *[other] auf { $to }
}{ said-back }
said-tile = { of-side } setzt einen Beschleuniger ein: { of-colour } { $to ->
    [FIN] bringt den Wagen ins Ziel
    [O] auf die Außenspur
    [M] auf die Mittelspur
    [I] auf die Innenspur
   *[other] auf { $to }
}{ said-back }
said-stop = { of-side } legt nichts mehr{ said-back }
said-back = { $back ->
    [none] .
    [0] . { side-0 } muss zurück: von { $back_from } { $back_to ->
        [START] zum Start
       *[other] nach { $back_to }
    }.
    [1] . { side-1 } muss zurück: von { $back_from } { $back_to ->
        [START] zum Start
       *[other] nach { $back_to }
    }.
    [2] . { side-2 } muss zurück: von { $back_from } { $back_to ->
        [START] zum Start
       *[other] nach { $back_to }
    }.
   *[other] . { side-3 } muss zurück: von { $back_from } { $back_to ->
        [START] zum Start
       *[other] nach { $back_to }
    }.
}
said-reroll = { of-side } setzt den Neuwürfler ein{ dice-of }.
said-step = { of-side } macht den Bonusschritt { $from ->
    [START] vom Start
    [O] von der Außenspur
    [M] von der Mittelspur
    [I] von der Innenspur
   *[other] von { $from }
} { $to ->
    [FIN] ins Ziel
    [O] auf die Außenspur
    [M] auf die Mittelspur
    [I] auf die Innenspur
   *[other] nach { $to }
}.
said-decline = { of-side } verzichtet auf den Bonusschritt.

ending-home = Das Rennen ist gefahren.
ending-cap = Die Runden sind um, und niemand ist im Ziel.

reason-home = Das bringt dich ins Ziel.
reason-throws-back = Das schickt { of-side } zurück.
reason-far = Weiter kommst du mit diesen Würfeln nicht.
reason-opens = Von dort führen mehr Farben weiter.
reason-tile = Hier lohnt sich der Beschleuniger.
reason-saves-tile = Deine Plättchen sind später mehr wert.
reason-reroll = So, wie sie liegen, nützen diese Würfel nichts.
reason-forced = Nichts anderes passt.
reason-step = Ein geschenktes Feld ist ein geschenktes Feld.
reason-decline = Wo du stehst, stehst du besser.

to-move = { of-side } ist am Zug
to-throw = { of-side } darf würfeln
to-step = { of-side } darf einen Bonusschritt machen
legend-round = Runde { $round }
legend-last-round = Letzte Runde
legend-dice = Würfel
legend-used = { $used ->
    [one] ein Würfel gelegt
   *[other] { $used } Würfel gelegt
}
legend-extra = Neuwürfler
legend-finish = Ziel
legend-tyre = Reifen
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
spoken-car = Auto von { of-side }
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
choice-die = { of-colour } auf { $space } legen, { goal-way }
choice-tile = Beschleuniger { of-colour } auf { $space } legen, { goal-way }
choice-step = Bonusschritt auf { $space }, { goal-way }
do-throw-again = Noch mal werfen
do-stop = Hier halten
do-decline = Stehen bleiben
spoken-mark = { of-colour }, zum erneuten Werfen markieren
spoken-tile = Beschleuniger { of-colour }
spoken-tiles = Plättchen von { of-side }
legend-first = { of-side } beginnt
typing = Tipp einen Zug ein ({ $example }) oder nur den Buchstaben seiner Farbe, für ein Plättchen mit +. Weitere Befehle:
