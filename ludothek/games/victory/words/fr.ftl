# Les mots de Victory.

title = Victory
about = Monte un circuit, lance les dés pour rouler sur les lignes rouges et bleues, trouve la trajectoire idéale et sois en tête après le dernier tour de piste.
side-R = Rouge
side-B = Bleu
side-G = Vert
side-Y = Jaune
side-W = Blanc
side-K = Noir
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Circuit
option-circuit-about = L’un des six circuits de douze dalles, ou le tien : une lettre par dalle, S pour tout droit, L et R pour un virage à gauche ou à droite.
option-circuit-square = Carré, 4 virages
option-circuit-oval = Ovale, 4 virages
option-circuit-six = Drapeau, 6 virages
option-circuit-eight = Nez, 8 virages
option-circuit-ten = Zigzag, 10 virages
option-circuit-twelve = Trèfle, 12 virages
option-reverse = Dans l’autre sens
option-reverse-about = Le même circuit se court en sens inverse. La ligne reste où elle est.
option-laps = Tours de piste
option-laps-about = Combien de fois tu boucles la piste avant d’être à l’arrivée.
option-cars = Voitures
option-cars-about = Les voitures dans l’ordre des places, par exemple K,W : R pour la rouge, B la bleue, G la verte, Y la jaune, W la blanche, K la noire. Les places sans voiture reçoivent la prochaine encore libre.
option-cars-any = Dans l’ordre
option-cars-each = Voiture
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = Pas de retour
option-no_reverse-about = Personne ne revient sur la dalle précédente. À l’intérieur d’une dalle, toutes les directions restent libres.
option-round_cap = Nombre maximal de manches
option-round_cap-about = Après ce nombre de manches, la course se termine et les voitures encore en piste sont classées selon le chemin parcouru.
preset-short = Course courte
preset-short-about = Un seul tour de piste, l’affaire de quelques minutes.
preset-bends = Rien que des virages
preset-bends-about = Douze dalles, douze virages : le circuit pour chercher la trajectoire idéale.

plays-1 = Prend toujours deux dés de plus et roule d’abord en rouge, puis en bleu, aussi loin que possible. Parfait pour une première course.
plays-2 = Se méfie des croix et avance avec chaque dé d’autant de points qu’il peut.
plays-3 = Cherche avec chaque dé le point d’où il reste le moins de coups.
plays-4 = Essaie tous les ordres, connaît les chances de chaque lancer et se gare là où tu veux passer.

face-R = rouge
face-B = bleu
face-X = croix
dice-of = { $r ->
    [0] { "" }
    [one] {" "}· { $r } { face-R }
   *[other] {" "}· { $r } rouges
}{ $b ->
    [0] { "" }
    [one] {" "}· { $b } { face-B }
   *[other] {" "}· { $b } bleus
}{ $x ->
    [0] { "" }
   *[other] {" "}· { $x } { face-X }
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
    [one] {" "}· { $lapse_r } { face-R }
   *[other] {" "}· { $lapse_r } rouges
}{ $lapse_b ->
    [0] { "" }
    [one] {" "}· { $lapse_b } { face-B }
   *[other] {" "}· { $lapse_b } bleus
}

refused-circuit-letter = « { $letter } », lettre { $number } du circuit, n’est pas une dalle. Utilise S pour tout droit, L pour un virage à gauche et R pour un virage à droite.
refused-circuit-length = Un circuit compte de { $fewest } à { $most } dalles ; celui-ci en a { $tiles }. { $tiles ->
    [0] Ajoutes-en.
    [1] Ajoutes-en.
    [2] Ajoutes-en.
    [3] Ajoutes-en.
   *[other] Retires-en.
}
refused-circuit-overlap = La dalle { $two } viendrait sur la dalle { $one }. Tourne avant d’y arriver.
refused-circuit-astray = De là où finit cette route, aucun chemin ne revient au début avec { $most } dalles. Retire quelques-unes des dernières.
refused-circuit-open = Le circuit n’est pas encore bouclé. { $tiles ->
    [one] Il manque une dalle
   *[other] Il manque { $tiles } dalles
}, par exemple { $add }.

refused-lot = « { $text } » ne dit pas qui commence. Écris l’un de ces mots : { $moves }.
refused-lot-said = Le sort a déjà parlé et l’ordre du jeu ne change plus. Continue ton tour.
refused-throw = « { $text } » n’est pas un lancer { $dice ->
    [one] d’un dé. Écris throw et sa lettre
   *[other] de { $dice } dés. Écris throw et une lettre par dé
} : R (rouge), B (bleu) ou X (croix).
refused-throw-said = Personne ne choisit ce qui tombe : les dés sont lancés pour toi. Dis combien tu en prends, ou roule avec ceux qui sont sur la table.
refused-turn = Ce n’est pas à toi de jouer. Attends que les dés arrivent jusqu’à toi.
refused-home = Ta voiture est arrivée et a quitté la piste ; les dés qui restaient sont perdus. Regarde arriver les autres.
refused-out = Quatre croix ont sorti ta voiture de la course. Regarde les autres finir ; la prochaine course est pour toi.
refused-missed = Il y a trois croix sur la table, tu ne roules donc pas cette fois. Prends un dé pour le second lancer et espère qu’il n’en montre pas une autre.
refused-before-throw = On ne roule qu’une fois les deux lancers sur la table. Lance d’abord : trois dés, puis un ou deux.
refused-take-number = Le second lancer se fait avec un ou deux dés, pas { $dice }. Choisis-en un (take 1) ou deux (take 2).
refused-take-none = On ne peut pas renoncer au second lancer. Choisis un dé (take 1) ou deux (take 2).
refused-take-again = Les deux lancers sont faits et il n’y en a pas de troisième. Roule avec les dés que tu as.
refused-take-unreadable = « { $text } » n’est pas un choix ici. Prends un dé (take 1) ou deux (take 2).
refused-stop = Un dé peut encore être joué, ton tour n’est donc pas fini, même si cela ne t’arrange pas. Joue-le.
refused-stop-other = Aucune ligne { $colour ->
    [R] rouge
   *[other] bleue
} n’est libre, mais un autre dé peut encore être joué. Joue celui-là.
refused-cross = Une croix ne se joue pas : ce dé reste où il est. Choisis-en un rouge ou un bleu.
refused-no-die = Tu n’as plus de dé { $colour ->
    [R] rouge
   *[other] bleu
}. Joue l’un de ceux qui te restent.
refused-no-line = Aucune ligne { $colour ->
    [R] rouge
   *[other] bleue
} n’est libre pour ta voiture. Joue ton autre couleur.
refused-no-goal = Choisis aussi où va le dé { $colour ->
    [R] rouge
   *[other] bleu
} : sur un point de l’une de ses lignes.
refused-colour = La ligne qui y mène est { $colour ->
    [R] rouge, et on n’y roule qu’avec un dé rouge.
   *[other] bleue, et on n’y roule qu’avec un dé bleu.
} Choisis un point sur une ligne de la couleur de ton dé.
refused-bend = Aucune ligne droite n’y mène, et un coup ne tourne pas. Choisis un point droit devant et tourne avec le dé suivant.
refused-stay = Ta voiture y est déjà, et un dé l’emmène au moins un point plus loin. Choisis un autre point.
refused-no-point = Il n’y a pas de point { $point } ici. Un coup finit sur un point : une dalle de 0 à { $last } et un chiffre de 1 à 9, par exemple { $example }.
refused-between = Aucune voiture ne s’arrête entre deux points. Choisis l’un des deux, si la ligne est libre.
refused-jump = Une voiture barre le chemin : { of-side }. On ne saute aucune voiture. Arrête-toi avant ou choisis une autre ligne.
refused-hit = Il y a déjà une voiture : { of-side }. Un point n’a de place que pour une. Arrête-toi avant ou choisis un autre point.
refused-alongside = Ces dalles sont seulement côte à côte : aucune ligne ne relie des dalles qui ne se suivent pas. Suis la route.
refused-corner = Aucune ligne ne passe par le coin d’une dalle. Passe par le côté où les dalles se rejoignent.
refused-joint = Cela ramènerait de la dalle { $tile } à la précédente, ce qui n’est pas permis à cette table. Choisis un point sur cette dalle ou plus loin devant.
refused-beyond = Ta course s’achève au premier point après la ligne. Va jusque-là et pas plus loin.
refused-finish-taken = Là, tu serais à l’arrivée, mais ce point est pris : { of-side }. Passe la ligne là où le premier point est libre.
refused-lap-owed = Ta voiture est avant la ligne, et la repasser en arrière enlève un tour de piste. { $owed ->
    [one] Passe-la une fois en avant pour le rattraper
   *[other] Passe-la { $owed } fois en avant pour les rattraper
} ; seul le passage suivant est un nouveau tour de piste.
refused-lap-counted = La feuille de course compte toute seule, et chaque tour de piste une seule fois : { $count ->
    [0] tu n’en as encore aucun.
    [one] tu en as un.
   *[other] tu en as { $count }.
} Passe la ligne en avant pour le suivant.
refused-unreadable = « { $text } » n’est pas un coup. Écris la couleur d’un dé et un point, par exemple { $example }.

said-lot = Désigné par le sort pour commencer : { of-side }.
said-throw = { of-side } : premier lancer{ dice-of }.
said-take = { of-side } : { advised-take }
said-throw-on = { of-side } : second lancer{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Trois croix : la voiture passe son tour.
    }
   *[other] . Au moins quatre croix, un accident : hors course.
}
said-move = { of-side } : { advised-move }
advised-take = { $dice ->
    [1] un dé
   *[other] deux dés
} pour le second lancer.
advised-move = { spoken-die }, { points-on } direction { drawn-way } jusqu’à la dalle { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [1] un point
   *[other] { $length } points
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , tour de piste { $lap } bouclé.
    }
    [1] , ligne franchie : course gagnée.
   *[other] , ligne franchie : arrivée, place { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}Plus aucune ligne n’est libre, le reste est perdu{ lapsed-dice }.
   *[other] {" "}Le reste est perdu{ lapsed-dice }.
}

ending-home = La course est finie.
ending-last = Il ne reste qu’une voiture en piste.
ending-cap = Les manches sont épuisées. Les voitures encore en piste sont classées selon le chemin parcouru.

reason-finish = Cela te mène à l’arrivée.
reason-lap = Cela boucle un tour de piste.
reason-moves = De là, { $moves ->
    [1] un coup peut te mener
   *[other] { $moves } coups peuvent te mener
} à l’arrivée ; aucun point à portée n’en est plus près.
reason-plan = Avec tes autres dés, { $moves ->
    [0] tu franchis ensuite l’arrivée
    [1] il reste ensuite un coup jusqu’à l’arrivée
   *[other] il reste ensuite { $moves } coups jusqu’à l’arrivée
} ; aucun autre chemin ne fait mieux.
reason-spare = Le dé doit être joué, et ici il ne t’éloigne pas de l’arrivée.
reason-same = Quelle que soit la façon de jouer tes dés, il { $moves ->
    [1] reste ensuite un coup
   *[other] reste ensuite { $moves } coups
} jusqu’à l’arrivée.
reason-forced = Rien d’autre ne peut être joué.
reason-take-one-out = Avec deux dés, tu serais hors course dans { $two } % des lancers, avec un seul dans { $one } %.
reason-take-one-miss = Avec deux dés, tu passerais ton tour dans { $two } % des lancers, avec un seul dans { $one } %.
reason-take-one-left = Coups restants en moyenne jusqu’à l’arrivée : { $one } avec un dé de plus, { $two } avec deux.
reason-take-two = Deux dés peuvent donner un coup de plus, et { $out ->
    [0] { $miss ->
        [0] ils ne peuvent pas te faire passer ton tour.
       *[other] ils ne te font passer ton tour que dans { $miss } % des lancers.
    }
   *[other] te mettent hors course dans { $out } % des lancers.
}

to-move = Au volant : { of-side }
to-throw = Aux dés : { of-side }
to-take = Un ou deux dés au choix : { of-side }
legend-round = Manche { $round }
legend-sheet = Feuille de course
sheet-whole = Afficher toute la feuille de course
legend-to-go = { $laps ->
    [0] Arrivée
    [one] encore { $laps } tour de piste
   *[other] encore { $laps } tours de piste
}
legend-finish = Arrivée
legend-dice = Dés
legend-throw-first = Premier lancer
legend-throw-second = Second lancer
legend-crosses = { $crosses ->
    [0] aucune croix
    [one] une croix
   *[other] { $crosses } croix
}
legend-out = hors course

# in the terminal
typing = Tape un coup ({ $example }) : 1 ou 2 pour les dés du second lancer, puis un dé et sa destination, comme R>0.7, ou la destination seule. Autres commandes :
drawn-throws = Lancers
drawn-dice = À jouer
drawn-risk = tu passes { $miss } %, accident { $out } %
drawn-way = { $way ->
    [n] nord
    [e] est
    [s] sud
    [w] ouest
    [ne] nord-est
    [se] sud-est
    [sw] sud-ouest
   *[nw] nord-ouest
}
drawn-place = place { $place }
drawn-sheet = Tours de piste restants
drawn-turned = Le nord est à droite.
drawn-lot = Le sort dira qui commence.

# circuits in the terminal
refused-circuit-both = Nomme un circuit ou demande n’importe lequel, pas les deux. Laisse l’un des deux de côté.
circuits-name = Nom
circuits-code = Code
circuits-bends = Virages
circuits-moves = Coups par tour de piste au minimum
circuits-look = Pour en voir un : { $program } circuit { $code }
circuits-facts = { $tiles } dalles, { $bends } virages ; seule, une voiture fait un tour de piste en { $moves } coups au minimum.
circuits-race = Pour y courir : { $program } play { $game } --option circuit={ $code }
circuits-instead = Un circuit entier qui commence ainsi : { $code }
circuits-driving = Courses
circuits-report = { $races ->
    [one] Une course
   *[other] { $races } courses
} de { $seats } voitures sur { $laps ->
    [one] un tour de piste
   *[other] { $laps } tours de piste
} :
circuits-place = Place de départ
circuits-wins = Victoires
circuits-range = Intervalle à 95 %
circuits-even = Si toutes les places se valaient, chacune gagnerait { $share } %.
circuits-rounds = Manches par course
circuits-overtakes-per-lap = Dépassements par tour de piste
circuits-crashes-per-lap = Accidents par tour de piste

# the circuit editor
editor-title = Atelier des circuits
editor-course = Le circuit sur l’établi
editor-empty = Pose la première dalle. La route part de la ligne et monte sur la page.
editor-closed = Le circuit est bouclé : { $tiles } dalles, { $bends } virages. Seule, une voiture fait un tour de piste en { $moves } coups au mieux.
editor-lay = Prochaine dalle
editor-S = Tout droit
editor-L = À gauche
editor-R = À droite
editor-last = Enlever la dernière
editor-left = { $n ->
    [0] La boîte est vide
    [one] Encore une dalle dans la boîte
   *[other] Encore { $n } dalles dans la boîte
}
editor-close = Boucle-le pour moi
editor-tools = Outils
editor-undo = Annuler
editor-redo = Rétablir
editor-mirror = Miroir
editor-reverse = Autre sens
editor-line = Avancer la ligne
editor-clear = Tout enlever
editor-tile = Dalle { $n } : { $letter ->
    [L] virage à gauche
    [R] virage à droite
   *[other] tout droit
}
editor-tile-over = se trouve là où il y en a déjà une
editor-turn = La tourner
editor-take-from = Enlever à partir d’ici
editor-code = Code
editor-code-about = Une lettre par dalle : S pour tout droit, L (gauche) et R (droite) pour les virages. Tu peux aussi écrire ici.
editor-share = Lien vers ce circuit
editor-race = Y faire la course
editor-ready = Des circuits pour commencer
editor-size = Dalles
editor-some = Surprends-moi
editor-all = Tous les circuits de { $size } dalles
option-circuit-own = Le tien
option-circuit-own-edit = Le changer dans l’atelier
refused-circuit-size = Il n’y a pas de circuit de cette taille : { $size }. Choisis l’un de ces nombres : { $sizes }.
report-title = Est-il équitable ?
report-about = Les bots font deux mille courses sur ce circuit et montrent combien elles durent et quelles places de départ valent la peine.
report-seats = Voitures
report-start = Lancer les courses
report-wait = Boucle d’abord le circuit.
report-preparing = Les moteurs chauffent pour la première fois
report-stop = Arrêter
report-begins = Les courses vont commencer
report-progress-label = Courses terminées
report-progress = Courses : { $games } sur { $wanted }
report-done = Toutes les courses sont terminées.
report-fair = Chaque place de départ gagne à peu près sa part.
report-more = { $n ->
    [one] La place de départ { $places } gagne plus que sa part.
   *[other] Les places de départ { $places } gagnent plus que leur part.
}
report-less = { $n ->
    [one] La place de départ { $places } gagne moins que sa part.
   *[other] Les places de départ { $places } gagnent moins que leur part.
}
report-rounds = Manches par course
report-overtakes = Dépassements par tour de piste
report-crashes = Accidents par tour de piste
report-between = { $low } à { $high }
report-caption = Le trait pointillé est la part équitable, { $share }. La vraie valeur est dans la moustache 19 fois sur 20.
report-place = Place de départ
report-wins = Victoires

# on the screen
spoken-board = Circuit
spot = { $way ->
    [middle] milieu
   *[other] { drawn-way }
}
spoken-point = dalle { $tile }, { spot }
spoken-car = voiture de { of-side }
spoken-die = { $colour ->
    [R] dé rouge
    [B] dé bleu
   *[other] croix
}
spoken-played = { $colour ->
    [R] dé rouge, joué
   *[other] dé bleu, joué
}
crosses-title = Croix
spoken-crosses = { legend-crosses } ; à la troisième tu passes ton tour, à la quatrième tu quittes la course
take-title = Second lancer : un dé ou deux
do-take = { $dice ->
    [1] Lance 1 dé
   *[other] Lance { $dice } dés
}
key-take = { $dice ->
    [1] lancer 1 dé
   *[other] lancer { $dice } dés
}
key-die = { $colour ->
    [R] prendre le dé rouge
   *[B] prendre le dé bleu
}
risk-title = Risque de ce lancer
risk-miss = 3 croix : tu passes
risk-out = 4 croix : hors course
risk-percent = { $percent } %
to-go = encore { $laps }
to-go-title = Tours de piste restants
places-title = Places
goal-line = { spoken-die } direction { drawn-way }
goal-over = { $laps ->
    [1] passe la ligne
   *[other] repasse la ligne en arrière
}
goal-finish = passe la ligne d’arrivée
choices-title = Ce que tu peux faire
choice-move = { $colour ->
    [R] Dé rouge
   *[other] Dé bleu
}, { points-on } direction { drawn-way } jusqu’à la dalle { $tile }
line-die = { $colour ->
    [R] Dé rouge
   *[other] Dé bleu
}
line-reach = direction { drawn-way } { $length ->
    [1] un point, dalle { $tile }
   *[other] jusqu’à { $length } points, dalle { $tile }
}
line-blocked = barré par { of-side }
spoken-count = { $colour ->
    [R] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [B] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
   *[other] { legend-crosses }
}
spoken-thrown = Ton premier lancer : { $dice }.
ended-drove = { of-side } : derniers lancers
ended-miss = { of-side } : passe son tour
ended-out = { of-side } : hors course

# what to do next, and what has happened to you
aim = Passe la ligne avant les autres après le dernier tour de piste. Dé rouge : ligne rouge ; dé bleu : ligne bleue.
next-take = { $crosses ->
    [3] Tu passes ton tour. Lance encore un dé ; une quatrième croix, et c’est l’accident.
   *[other] Lance encore un ou deux dés.
}
next-die = Choisis un dé ou un point lumineux.
next-point = { $colour ->
    [R] Choisis un point lumineux pour le dé rouge.
   *[other] Choisis un point lumineux pour le dé bleu.
}
next-last = { $colour ->
    [R] { $count ->
        [1] Encore un dé rouge
       *[other] Encore { $count } dés rouges
    }
   *[other] { $count ->
        [1] Encore un dé bleu
       *[other] Encore { $count } dés bleus
    }
} : choisis un point lumineux.
news-missed = Trois croix : tu as passé ton tour.
news-lapsed = Aucune ligne n’était libre, tes dés sont perdus{ dice-of }.
news-out = Quatre croix : ta voiture est hors course.
news-home = Tu es à l’arrivée, place { $place }.
news-out-other = Hors course : { of-side }.
news-home-other = À l’arrivée, place { $place } : { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] Ta voiture : { of-side }
   *[other] Voiture : { of-side }
}
card-car-any = Voiture
card-car-at = Sur la dalle { $tile } ; { legend-to-go }.
card-car-owes = Pas encore de tour de piste : elle doit d’abord passer la ligne { $owed ->
    [1] une fois
   *[other] { $owed } fois
} pour commencer le premier.
card-car-home = À l’arrivée : place { $place }.
card-car-out = Hors course.
card-car-moves = Chaque dé rouge ou bleu est un coup : tout droit sur les lignes de sa couleur, aussi loin que tu veux.
card-car-blocks = Aucune voiture ne peut la sauter ni s’arrêter sur son point.
card-die = { $colour ->
    [R] Dé rouge
    [B] Dé bleu
   *[other] Croix
}
card-die-line = { $colour ->
    [R] Un coup sur les lignes rouges : tout droit, en long ou en large, sur autant de points que tu veux.
   *[other] Un coup sur les lignes bleues : en diagonale, sur autant de points que tu veux.
}
card-die-stops = Une autre voiture l’arrête ; on n’en saute aucune.
card-die-must = Il doit être joué, même à ton désavantage.
card-die-order = Tu choisis l’ordre des dés.
card-die-lapses = Quand plus aucun dé ne peut être joué, le reste est perdu.
card-cross-two = Une ou deux croix : ces dés ne se jouent pas.
card-cross-three = Trois croix : tu passes ton tour.
card-cross-four = Quatre ou cinq : accident, hors course.
card-crosses = Croix jusqu’ici : { $crosses }
card-throws = Deux lancers
card-throws-first = D’abord trois dés, puis un ou deux, à ton choix.
card-throws-must = Le second lancer est obligatoire, lui aussi.
card-throws-both = On roule après les deux lancers, avec les dés dans n’importe quel ordre.
card-risk = Le risque d’un dé ou de deux
card-risk-faces = Chaque dé a deux faces rouges, deux bleues et deux croix.
card-risk-percent = 33 % veut dire : 33 fois sur 100 lancers pareils.
card-column-car = { $place }. { of-side }
card-column-empty = Aucune voiture encore.
card-sheet-columns = Une colonne par tour de piste restant, puis l’arrivée.
card-sheet-order = Les voitures sont notées dans l’ordre où elles passent la ligne.
card-sheet-once = Un tour de piste n’est noté qu’une fois, même si l’on repasse la ligne en arrière.
card-line = Départ et arrivée
card-line-arrow = La flèche de la carte signal montre un point rouge : le départ et l’arrivée sont là.
card-line-counts = Chaque passage en avant est un tour de piste ; la repasser en arrière en enlève un.
card-line-wins = { $laps ->
    [1] La première voiture à la passer après un tour de piste gagne.
   *[other] La première voiture à la passer après { $laps } tours de piste gagne.
}
card-line-home = Une voiture arrivée quitte la piste ; ses autres dés sont perdus.
card-track = Points et lignes
card-tile-lines = Neuf points : les lignes rouges relient les voisins, les bleues vont en diagonale.
card-tile-joins = Les lignes continuent sur la dalle d’avant et celle d’après, nulle part ailleurs.
card-tile-back = Tu peux aussi rouler à contresens.
card-tile-no-back = À cette table, personne ne revient à la dalle d’avant.
card-point = Point sur la dalle { $tile }, { spot }
card-point-reach = { $colour ->
    [R] À portée de ton dé rouge, à { $length ->
        [1] un point
       *[other] { $length } points
    } d’ici.
   *[other] À portée de ton dé bleu, à { $length ->
        [1] un point
       *[other] { $length } points
    } d’ici.
}
card-point-over = { $laps ->
    [1] Le chemin passe la ligne.
   *[other] Le chemin repasse la ligne en arrière et enlève un tour de piste.
}
card-point-finish = Là, tu es à l’arrivée.
card-point-far = Aucun de tes dés ne mène ici pour l’instant.
card-point-free = Libre : une voiture peut s’y arrêter ou passer dessus.
card-point-fell = Ici, une voiture est sortie de la course : { of-side }.
crib-turn = Ton tour
crib-dice = Dés
crib-track = Piste
crib-laps = Tours de piste et arrivée
