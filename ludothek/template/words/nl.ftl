# De woorden van Template.

title = Template
about = Gooi een dobbelsteen zo vaak als je durft: een één kost je alles wat je in deze beurt hebt verzameld.
side-0 = Rood
side-1 = Geel
side-2 = Groen
side-3 = Blauw
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-goal = Doel
option-goal-about = Met hoeveel punten je de partij wint.

refused-turn = Je bent niet aan de beurt. Wacht tot de dobbelsteen bij jou komt.
refused-throw-first = Eerst wordt er gegooid, dan pas beslist. Wacht de worp af.
refused-face = ‘{ $text }’ is geen worp. Schrijf ‘throw’ en een getal van 1 tot en met 6, bijvoorbeeld ‘throw 4’.
refused-unknown = ‘{ $text }’ is geen zet. Schrijf ‘go’ om nog eens te gooien of ‘stop’ om je punten te houden.

said-throw = { of-side }: de dobbelsteen toont { $face }. Punten in deze beurt: { $gathered }.
said-one = { of-side }: de dobbelsteen toont 1{ $lost ->
    [0] {" "}en gaat door
   *[other] . Verloren punten van deze beurt: { $lost }
}.
said-go = { of-side }: { advised-go }
said-stop = { of-side }: { advised-stop }
said-win = { of-side }: { advised-win }
advised-go = nog eens gooien.
advised-stop = stoppen en de punten van deze beurt houden: { $gathered }. Samen: { $points }.
advised-win = stoppen en winnen. Punten: { $points }.

ending-goal = Het doel is bereikt.

reason-wins = Daarmee win je meteen.
reason-keeps = Een 1 zou je kosten wat je verzameld hebt: { $gathered }.
reason-more = Gemiddeld levert nog een worp meer op dan hij kost.
reason-hurry = Iemand anders is dicht bij het doel.

to-move = Aan de beurt: { of-side }
to-throw = Nu gooien: { of-side }
legend-goal = Punten om te winnen: { $goal }
legend-thrown = In deze beurt gegooid: { $thrown }

aim = Verzamel punten en stop op tijd: wie het eerst het doel haalt, wint.
next-decide = Nog een keer gooien of je punten houden?
next-win = Stop, en je hebt gewonnen.
news-lost = Een 1 kost je de punten van deze beurt: { $lost }.
do-go = Nog eens gooien
do-stop = Houden: { $gathered }
spoken-board = Bak met de dobbelsteen en het puntenbriefje
spoken-points = Punten
spoken-side = { of-side }, punten: { $points }, doel: { $goal }
