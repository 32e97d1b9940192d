# Les mots de Monza.

title = Monza
about = Lance six dés de couleur, pose-les sur les couleurs devant ta voiture et boucle la piste avant les autres.
side-R = Rouge
side-Y = Jaune
side-G = Vert
side-B = Bleu
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Piste
option-track-about = L’ovale est court, idéal pour les premières courses ; la longue piste va bien avec les règles des pros.
option-track-oval = Ovale
option-track-long = Longue
option-rules = Règles
option-rules-about = Les pros ont en plus une plaquette « Relancer les dés », six plaquettes Accélération et le coup de turbo.
option-rules-basic = De base
option-rules-pro = Pros
option-bonus = Étape bonus
option-bonus-about = Après chaque tour, la voiture de la dernière couleur posée peut avancer d’une case.
option-cars = Voitures
option-cars-about = Les voitures dans l’ordre des places, par exemple B,R. Les places sans voiture reçoivent la suivante de R, Y, G et B.
option-cars-any = Dans l’ordre des places
option-cars-each = Voiture
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Le plus loin possible
option-must_max-about = Tu dois poser tes dés de façon à aller aussi loin qu’ils le permettent.
option-may_stop = Arrêt libre
option-may_stop-about = Tu peux t’arrêter de poser à tout moment, même si un dé convient encore.
option-first_seat = Qui commence
option-first_seat-about = La place qui lance les dés en premier à chaque manche.
option-round_cap = Nombre maximal de manches
option-round_cap-about = Si personne n’est arrivé après ce nombre de manches, la course se termine sans vainqueur.
preset-professional = Course de pros
preset-professional-about = La longue piste, avec la plaquette « Relancer les dés », six plaquettes Accélération et le coup de turbo.

plays-1 = Pose toujours d’abord sa couleur préférée. Parfait pour une première course.
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

refused-turn = Ce n’est pas ton tour. Attends que les dés arrivent jusqu’à toi.
refused-home = Ta voiture est déjà arrivée et ne roule plus dans cette course. Regarde les autres finir la manche.
refused-throw = « { $text } » n’est pas un lancer de { $dice } dés. Écris une lettre par dé, dans l’ordre R Y G B P W (rouge, jaune, vert, bleu, violet, blanc).
refused-throw-said = Personne ne choisit ce qui tombe : les dés sont lancés pour toi. Pose l’un de ceux qui sont sur la table.
refused-turbo-basic = Il n’y a pas de coup de turbo dans le jeu de base. Pose un dé qui convient.
refused-turbo-dice-left = Le coup de turbo est pour qui a posé les six dés. Pose d’abord ceux qui restent.
refused-turbo-none-fits = Le coup de turbo est pour qui a posé les six dés, et aucun de ceux qui restent ne convient ici. Utilise une plaquette, ou arrête-toi.
refused-all-laid = Les six dés sont posés. Joue le coup de turbo, ou prends d’abord une plaquette.
refused-stop = Un dé convient encore, tu ne peux donc pas t’arrêter. Pose-le.
refused-unreadable = « { $text } » n’est pas un coup. Écris une couleur et une case, par exemple W>O8, ou stop.
refused-no-die = Tu n’as plus de dé { of-colour }. Choisis une case d’une couleur qu’il te reste.
refused-colour = Cette case est d’une autre couleur. Pose chaque dé et chaque plaquette sur une case de sa couleur.
refused-nowhere = D’ici, le { of-colour } ne mène nulle part. Choisis une autre couleur.
refused-shorter = Avec ce dé, tu n’irais pas aussi loin que tes dés le permettent. Choisis un plus long chemin.
refused-finish = Seul le blanc mène à l’arrivée. Pose-le si tu en as un ; sinon, attends ton prochain lancer.
refused-finish-far = L’arrivée ne touche pas encore ta case. Avance case par case.
refused-start = Depuis le départ, on va sur la case blanche ou sur la case violette. Choisis l’une des deux.
refused-tyre = C’est une case-obstacle. Contourne-la.
refused-two-lanes = Cette case est à deux voies de la tienne. Change d’une seule voie à la fois.
refused-corner = Cette case ne touche la tienne que par un coin. Choisis une case qui partage un bord.
refused-not-further = Cette case ne va pas plus loin en avant que la tienne. Ne change de voie que vers l’avant.
refused-backward = Cette case est derrière toi. Choisis une case devant.
refused-far = Cette case ne touche pas la tienne. Avance case par case.
refused-tile-basic = Il n’y a pas de plaquettes dans le jeu de base. Pose un dé.
refused-tile-turbo = On n’utilise pas de plaquettes dans le coup de turbo. Pose l’un de ses dés, ou arrête-toi.
refused-tile-gone = Ta plaquette Accélération ({ of-colour }) est déjà utilisée. Choisis-en une autre, ou un dé.
refused-reroll-gone = Ta plaquette « Relancer les dés » est déjà utilisée. Pose les dés que tu as.
refused-reroll-late = On relance avant de poser quoi que ce soit. Annule d’abord ce que tu as posé, si tu le peux encore.
refused-reroll-none = Marque au moins un dé à relancer.
refused-reroll-dice = Tu n’as pas les dés { $text }. Marque des dés qui sont sur la table.
refused-bonus-car = L’étape bonus est réservée à la voiture de la dernière couleur posée, une fois le tour fini. Continue sans elle.
refused-bonus-unreadable = « { $text } » n’est pas une étape bonus. Choisis une case libre devant la voiture, ou renonce.
refused-bonus-occupied = Une voiture s’y trouve déjà. Choisis une case libre pour l’étape bonus.
refused-bonus-ahead = Cette case n’est pas juste devant. Choisis une case qui touche celle de la voiture, ou renonce.
refused-max-or-stop = Devoir aller le plus loin possible et pouvoir s’arrêter librement ne vont pas ensemble. Choisis l’un des deux.
refused-first-seat = À { $seats } places, c’est une place de 0 à { $last } qui commence. Choisis l’une d’elles.

said-throw = { of-side } : lancer{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Rien ne convient, la voiture reste sur place.
}
said-rethrow = { of-side } : nouveau lancer{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Rien ne convient, la voiture reste sur place.
}
said-turbo = { of-side } : les six dés sont posés. Coup de turbo{ dice-of }{ $stays ->
    [0] .
   *[other] , mais rien ne convient{ said-back }
}
said-die = { of-side } : { advised-die }
said-tile = { of-side } : { advised-tile }
said-stop = { of-side } : plus rien de posé{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Recul : { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] au départ
       *[other] dans sa voie
    }.
}
said-reroll = { of-side } : { advised-reroll }
said-step = { of-side } : { advised-step }
said-decline = { of-side } : pas d’étape bonus.

ending-home = La course est finie.
ending-cap = Les manches sont épuisées et personne n’est arrivé.

reason-home = Cela te mène à l’arrivée.
reason-throws-back = Cela fait reculer { of-side }.
reason-far = Ainsi, tes dés te mènent aussi loin qu’ils le peuvent.
reason-opens = Plus de couleurs mènent plus loin de là que des autres cases.
reason-saves-tile = Aucun dé ne convient, et tu gardes tes plaquettes pour plus tard.
reason-reroll = Tels qu’ils sont, ces dés ne te mènent pas plus loin.
reason-forced = Pour l’instant, rien d’autre ne convient.
reason-step = L’étape ne coûte aucun dé.

to-move = À { of-side } de jouer
to-throw = À { of-side } de lancer les dés
to-step = Étape bonus : { of-side }
legend-round = Manche { $round }
legend-last-round = Dernière manche
legend-dice = Dés
legend-used = { $used ->
    [one] { $used } dé posé
   *[other] { $used } dés posés
}
legend-extra = « Relancer les dés »
legend-finish = Arrivée
legend-tyre = obstacle
goal-way = { $way ->
    [on] tout droit
    [in] changement de voie vers l’intérieur
    [out] changement de voie vers l’extérieur
    [start] depuis le départ
   *[finish] à l’arrivée
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
} : { $ways }.
spoken-none = Aucun dé ne convient.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Ce que tu peux faire
choice-die = Poser { of-colour } { laid-on }
choice-tile = Poser la plaquette Accélération ({ of-colour }) { laid-on }
choice-step = Étape bonus { laid-on }, { of-colour }
do-throw-again = Relancer
do-stop = S’arrêter ici
do-decline = Rester là
spoken-mark = { of-colour }, marquer pour relancer
spoken-tile = plaquette Accélération ({ of-colour })
spoken-tiles = Plaquettes de { of-side }
legend-first = Premier : { of-side }
typing = Tape un coup ({ $example }) ou seulement la lettre de sa couleur (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), avec + pour une plaquette ; de même stop, turbo, reroll ou decline quand la liste les propose. Autres commandes :

# what is told at the table
laid-on = { $to ->
    [FIN] jusqu’à l’arrivée
    [O] sur la voie extérieure
    [M] sur la voie du milieu
   *[I] sur la voie intérieure
}
of-lane = { $lane ->
    [O] voie extérieure
    [M] voie du milieu
   *[I] voie intérieure
}
advised-die = dé { of-colour } { laid-on }{ said-back }
advised-tile = plaquette Accélération ({ of-colour }) { laid-on }{ said-back }
advised-reroll = relance{ dice-of }.
advised-step = étape bonus { laid-on }.
advised-stop = arrête-toi ici.
advised-turbo = joue le coup de turbo.
advised-decline = reste là, sans étape bonus.
refused-here = Tu y es déjà. Choisis une case devant.
refused-turbo-once = Il n’y a qu’un coup de turbo par tour. Pose ses dés, ou arrête-toi.
refused-bonus-off = À cette table, il n’y a pas d’étape bonus. Pose un dé qui convient.
reason-ahead = Cette case va plus loin en avant que les autres.
reason-tile-on = Aucun dé ne convient, et la plaquette te fait avancer.
reason-tile-far = Avec elle, tes dés te mènent plus loin que sans.
reason-turbo = Les six dés sont posés, le coup de turbo est à toi.
reason-stand = D’ici, il te faut en moyenne moins de manches que des cases devant.
reason-fewer = De là, il te faut en moyenne moins de manches que d’ici.
do-turbo = Coup de turbo
aim = Reviens avant les autres sur la grande case blanche : pose tes dés sur les mêmes couleurs devant ta voiture.
next-lay = Touche une case encadrée pour y poser ce dé.
next-lay-or-again = Touche une case encadrée pour y poser ce dé, ou marque des dés à relancer.
next-lay-or-stop = Touche une case encadrée pour y poser ce dé, ou arrête-toi ici.
next-die = Touche la case encadrée pour y poser le dé { of-colour }.
next-tile = Touche la case encadrée pour y poser la plaquette Accélération ({ of-colour }).
next-no-die = Aucun dé ne convient. Utilise une plaquette, ou arrête-toi ici.
next-all-laid = Les six dés sont posés : joue le coup de turbo, ou pose d’abord encore une plaquette.
next-turbo = Coup de turbo : pose un dé ou les deux, ou arrête-toi ici.
next-step = Étape bonus : touche une case encadrée, ou reste là.
news-stays = { $kind ->
    [turbo] Coup de turbo : rien ne convenait.
   *[other] Rien ne convenait : tu n’as pas bougé.
}
news-stays-other = { of-side } : { $kind ->
    [turbo] coup de turbo, rien ne convenait.
   *[other] rien ne convenait, la voiture n’a pas bougé.
}
news-back = { $to ->
    [START] Ta voiture a reculé au départ.
   *[other] Ta voiture a reculé dans sa voie, sur le { of-colour }.
}
news-home = { of-side } : à l’arrivée. C’est la dernière manche.
celebrate = Victoire à l’arrivée : { $sides }
card-car = Voiture : { of-side }
card-car-any = Voiture
card-car-drives = Avance jusqu’au dé ou à la plaquette posés en dernier.
card-car-pass = Les autres voitures peuvent passer par sa case.
card-car-back = { $to ->
    [START] Si un tour finit sur sa case, elle recule au départ.
   *[other] Si un tour finit sur sa case, elle recule dans sa voie, sur le { of-colour }.
}
card-car-back-any = Si un tour finit sur sa case, elle recule dans sa voie.
card-car-home = À l’arrivée : elle ne roule plus.
card-car-field = Se trouve sur la case blanche, où il y a de la place pour toutes les voitures : personne n’y recule.
card-car-tiles = Plaquettes Accélération restantes : { $tiles }
card-space = Case : { of-colour }, { of-lane }
card-space-any = Case de couleur
card-space-enter = On y va avec un dé ou une plaquette Accélération de sa couleur.
card-space-ahead = Devant elle, { of-lane } : { of-colour }
card-space-laid = Ici se trouve { $tile ->
    [1] une plaquette Accélération
   *[other] un dé
} : la voiture passe par ici.
card-space-lane = Pour changer de voie, la case doit toucher la tienne et aller plus loin en avant.
card-tyre = Case-obstacle
card-tyre-closed = Personne n’y roule. Contourne-la.
card-field-start = Du départ, on va sur la case blanche ou sur la violette.
card-field-finish = Seul le blanc mène à l’arrivée : un dé ou une plaquette Accélération.
card-field-room = Il y a de la place pour toutes les voitures : personne ne recule ici.
card-die = Dé : { of-colour }
card-die-any = Dé de couleur
card-signs = Les couleurs et leurs signes
card-sign = { $colour ->
    [R] Triangle : { of-colour }.
    [Y] Rond : { of-colour }.
    [G] Carré : { of-colour }.
    [B] Losange : { of-colour }.
    [P] Étoile : { of-colour }.
   *[other] Anneau : { of-colour }.
}
card-die-faces = Chacune de ses six faces a une autre couleur.
card-die-lay = Se pose sur sa couleur devant ta voiture, ou devant ce qui a été posé en dernier.
card-die-fits = Convient maintenant : { laid-on }
card-die-spent = Ne sert plus : il reste ici jusqu’au prochain lancer.
card-tile = Plaquette Accélération : { of-colour }
card-tile-any = Plaquette Accélération
card-tile-pro = Fait partie des règles des pros.
card-tile-lay = Se pose comme un dé de sa couleur, avant, entre ou après tes dés.
card-tile-once = Rien ne t’oblige à t’en servir. Une fois utilisée, elle est perdue.
card-tile-free = Ne compte pas comme un dé.
card-tile-used = Celle-ci est déjà utilisée.
card-extra = Plaquette « Relancer les dés »
card-extra-again = Après ton lancer, avant de poser quoi que ce soit : marque des dés et relance-les une fois.
card-turbo = Coup de turbo
card-turbo-earn = Les six dés posés, tu en lances deux de plus.
card-turbo-may = Tu peux en poser un, les deux ou aucun, mais pas de plaquette.
card-bonus = Étape bonus
card-bonus-who = Après un tour, la voiture de la dernière couleur posée peut avancer d’une case.
card-bonus-where = Il faut une case libre qui touche la sienne, et aucun dé.
card-end = Dernière manche
card-end-round = Dès qu’une voiture est à l’arrivée, on joue la manche jusqu’au bout.
card-end-dice = S’il y en a plusieurs, celle qui a utilisé le moins de dés dans cette manche gagne.
card-end-shared = En cas d’égalité, elles gagnent ensemble.
crib-pieces = Voitures, dés et plaquettes
crib-track = Circuit
crib-race = Course
