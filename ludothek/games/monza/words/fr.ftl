# Les mots de Monza.

title = Monza
about = Lance six dés de couleur, pose-les sur les couleurs devant ta voiture et boucle le tour avant les autres.
side-0 = Rouge
side-1 = Jaune
side-2 = Vert
side-3 = Bleu
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-track = Piste
option-track-about = L'ovale est court, idéal pour les premières courses ; la longue piste va bien avec les règles des pros.
option-track-oval = Ovale
option-track-long = Longue
option-rules = Règles
option-rules-about = Les pros ont en plus une relance, six accélérateurs et le coup de turbo.
option-rules-basic = De base
option-rules-pro = Pros
option-bonus = Étape bonus
option-bonus-about = Après chaque tour, la voiture de la dernière couleur posée peut avancer d'une case.
option-must_max = Le plus loin possible
option-must_max-about = Tu dois poser tes dés de façon à aller aussi loin qu'ils le permettent.
option-may_stop = Arrêt libre
option-may_stop-about = Tu peux t'arrêter de poser à tout moment, même si un dé convient encore.
option-first_seat = Qui commence
option-first_seat-about = La place qui lance les dés en premier à chaque manche.
option-first_seat-0 = Rouge
option-first_seat-1 = Jaune
option-first_seat-2 = Vert
option-first_seat-3 = Bleu
option-round_cap = Nombre maximal de manches
option-round_cap-about = Si personne n'est arrivé après autant de manches, la course se termine sans vainqueur.
preset-professional = Course de pros
preset-professional-about = La longue piste avec relance, accélérateurs et coup de turbo.

plays-1 = Pose toujours d'abord sa couleur préférée. Parfait pour une première course.
plays-2 = Va aussi loin que ses dés le portent, sans penser plus loin.
plays-3 = Sait de quelles cases on repart le mieux et ménage ses plaquettes.
plays-4 = Connaît la valeur de chaque plaquette et compte avec le prochain lancer des autres.

colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-P = violet
colour-W = blanc
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
    [one] {" "}· { $r } { colour-R }
   *[other] {" "}· { $r } rouges
}{ $y ->
    [0] { "" }
    [one] {" "}· { $y } { colour-Y }
   *[other] {" "}· { $y } jaunes
}{ $g ->
    [0] { "" }
    [one] {" "}· { $g } { colour-G }
   *[other] {" "}· { $g } verts
}{ $b ->
    [0] { "" }
    [one] {" "}· { $b } { colour-B }
   *[other] {" "}· { $b } bleus
}{ $p ->
    [0] { "" }
    [one] {" "}· { $p } { colour-P }
   *[other] {" "}· { $p } violets
}{ $w ->
    [0] { "" }
    [one] {" "}· { $w } { colour-W }
   *[other] {" "}· { $w } blancs
}

refused-turn = Ce n'est pas ton tour. Attends que les dés arrivent jusqu'à toi.
refused-home = Ta voiture est déjà arrivée et ne roule plus dans cette course. Regarde les autres finir la manche.
refused-throw = « { $text } » n'est pas un lancer de { $dice } dés. Écris une lettre par dé, dans l'ordre R Y G B P W (rouge, jaune, vert, bleu, violet, blanc).
refused-throw-said = Personne ne choisit ce qui tombe : les dés sont lancés pour toi. Pose l'un de ceux qui sont sur la table.
refused-turbo-basic = Il n'y a pas de coup de turbo dans le jeu de base. Pose un dé qui convient.
refused-turbo-dice-left = Le coup de turbo est pour qui a posé les six dés. Pose d'abord ceux qui restent.
refused-stop = Un dé convient encore, tu ne peux donc pas t'arrêter. Pose-le.
refused-unreadable = « { $text } » n'est pas un coup. Écris une couleur et une case, par exemple W>O8, ou stop.
refused-no-die = Tu n'as plus de dé { of-colour }. Choisis une case d'une couleur qu'il te reste.
refused-colour = Cette case est d'une autre couleur. Pose chaque dé et chaque plaquette sur une case de sa couleur.
refused-nowhere = { $here ->
    [START] Depuis le départ
   *[other] Depuis { $here }
}, le { of-colour } ne mène nulle part. Choisis une autre couleur.
refused-shorter = Avec ce dé, tu n'irais pas aussi loin que tes dés le permettent. Choisis un plus long chemin.
refused-finish = Seul le blanc mène à l'arrivée. Pose-le si tu en as un ; sinon, attends ton prochain lancer.
refused-finish-far = L'arrivée ne touche pas encore { $here }. Avance case par case.
refused-start = Depuis le départ, on va sur la case blanche ou sur la case violette. Choisis l'une des deux.
refused-tyre = { $space } est fermée par des pneus. Contourne-la.
refused-two-lanes = { $space } est à deux voies de { $here }. Change d'une seule voie à la fois.
refused-corner = { $space } ne touche { $here } que par un coin. Choisis une case qui partage un bord.
refused-not-further = { $space } ne va pas plus loin en avant que { $here }. Ne change de voie que vers l'avant.
refused-backward = { $space } est derrière toi. Choisis une case devant.
refused-far = { $space } ne touche pas { $here }. Avance case par case.
refused-tile-basic = Il n'y a pas de plaquettes dans le jeu de base. Pose un dé.
refused-tile-turbo = On n'utilise pas de plaquettes dans le coup de turbo. Pose l'un de ses dés, ou arrête-toi.
refused-tile-gone = Ton accélérateur { of-colour } est déjà utilisé. Choisis-en un autre, ou un dé.
refused-reroll-gone = Ta relance est déjà utilisée. Pose les dés que tu as.
refused-reroll-late = La relance vient avant de poser quoi que ce soit. Reprends d'abord ce que tu as posé, si tu le peux encore.
refused-reroll-none = Marque au moins un dé à relancer.
refused-reroll-dice = Tu n'as pas les dés { $text }. Marque des dés qui sont sur la table.
refused-bonus-car = L'étape bonus est réservée à la voiture de la dernière couleur posée, une fois le tour fini. Continue sans elle.
refused-bonus-unreadable = « { $text } » n'est pas une étape bonus. Choisis parmi : { $moves }.
refused-bonus-occupied = Une voiture occupe { $space }. Choisis une case libre pour l'étape bonus.
refused-bonus-ahead = { $space } n'est pas juste devant. Choisis une case qui touche celle de la voiture, ou renonce.
refused-max-or-stop = Devoir aller le plus loin possible et pouvoir s'arrêter librement ne vont pas ensemble. Choisis l'un des deux.
refused-first-seat = À { $seats } places, c'est une place de 0 à { $last } qui commence. Choisis l'une d'elles.

said-throw = { of-side } lance les dés{ dice-of }{ $stays ->
    [0] .
   *[other] . Rien ne convient, la voiture reste sur place.
}
said-rethrow = { of-side } relance{ dice-of }{ $stays ->
    [0] .
   *[other] . Rien ne convient, la voiture reste sur place.
}
said-turbo = { of-side } a posé les six dés. Coup de turbo{ dice-of }{ $stays ->
    [0] .
   *[other] , mais rien ne convient{ said-back }
}
said-die = { of-side } pose le dé { of-colour } { $to ->
    [FIN] et franchit l'arrivée
    [O] sur la voie extérieure
    [M] sur la voie du milieu
    [I] sur la voie intérieure
   *[other] sur { $to }
}{ said-back }
said-tile = { of-side } pose l'accélérateur { of-colour } { $to ->
    [FIN] et franchit l'arrivée
    [O] sur la voie extérieure
    [M] sur la voie du milieu
    [I] sur la voie intérieure
   *[other] sur { $to }
}{ said-back }
said-stop = { of-side } ne pose plus rien{ said-back }
said-back = { $back ->
    [none] .
    [0] . { side-0 } recule de { $back_from } { $back_to ->
        [START] au départ
       *[other] à { $back_to }
    }.
    [1] . { side-1 } recule de { $back_from } { $back_to ->
        [START] au départ
       *[other] à { $back_to }
    }.
    [2] . { side-2 } recule de { $back_from } { $back_to ->
        [START] au départ
       *[other] à { $back_to }
    }.
   *[other] . { side-3 } recule de { $back_from } { $back_to ->
        [START] au départ
       *[other] à { $back_to }
    }.
}
said-reroll = { of-side } utilise la relance{ dice-of }.
said-step = { of-side } fait l'étape bonus { $from ->
    [START] du départ
    [O] de la voie extérieure
    [M] de la voie du milieu
    [I] de la voie intérieure
   *[other] de { $from }
} { $to ->
    [FIN] à l'arrivée
    [O] à la voie extérieure
    [M] à la voie du milieu
    [I] à la voie intérieure
   *[other] à { $to }
}.
said-decline = { of-side } renonce à l'étape bonus.

ending-home = La course est finie.
ending-cap = Les manches sont épuisées et personne n'est arrivé.

reason-home = Cela te mène à l'arrivée.
reason-throws-back = Cela fait reculer { of-side }.
reason-far = Tu vas aussi loin que ces dés le permettent.
reason-opens = Plus de couleurs permettent de repartir de là.
reason-tile = Ici, l'accélérateur vaut le coup.
reason-saves-tile = Tes plaquettes vaudront davantage plus tard.
reason-reroll = Tels qu'ils sont tombés, ces dés ne servent à rien.
reason-forced = Rien d'autre ne convient.
reason-step = Une case offerte est une case offerte.
reason-decline = Tu es mieux là où tu es.

to-move = À { of-side } de jouer
to-throw = À { of-side } de lancer les dés
to-step = { of-side } peut faire une étape bonus
legend-round = Manche { $round }
legend-last-round = Dernière manche
legend-dice = Dés
legend-used = { $used ->
    [one] { $used } dé posé
   *[other] { $used } dés posés
}
legend-extra = relance
legend-finish = Arrivée
legend-tyre = pneus
goal-way = { $way ->
    [on] tout droit
    [in] changement de voie vers l'intérieur
    [out] changement de voie vers l'extérieur
    [start] depuis le départ
   *[finish] à l'arrivée
}

# on the screen
spoken-board = Circuit
spoken-field = Départ et arrivée, une grande case blanche
spoken-car = voiture de { of-side }
spoken-laid = ici se trouve { of-colour }
spoken-count = { $count ->
    [1] { of-colour }
    [2] deux fois { of-colour }
    [3] trois fois { of-colour }
    [4] quatre fois { of-colour }
    [5] cinq fois { of-colour }
   *[other] six fois { of-colour }
}
spoken-have = Tu as { $dice }.
spoken-from = { $here ->
    [START] Depuis le départ
   *[other] Depuis { $here }
} : { $ways }.
spoken-none = Aucun dé ne convient.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Ce que tu peux faire
choice-die = Poser { of-colour } sur { $space }, { goal-way }
choice-tile = Poser l'accélérateur { of-colour } sur { $space }, { goal-way }
choice-step = Pas bonus vers { $space }, { goal-way }
do-throw-again = Relancer
do-stop = S'arrêter ici
do-decline = Rester là
spoken-mark = { of-colour }, marquer pour relancer
spoken-tile = accélérateur { of-colour }
spoken-tiles = Plaquettes de { of-side }
legend-first = { of-side } commence
typing = Tape un coup ({ $example }) ou seulement la lettre de sa couleur, avec + pour une plaquette. Autres commandes :
