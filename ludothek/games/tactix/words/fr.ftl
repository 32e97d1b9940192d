# Les mots de Tactix.

title = Tactix
about = Fais basculer tes dés sur le plateau : la face du dessus fixe la distance que chacun devra parcourir la prochaine fois.
side-0 = Blancs
side-1 = Noirs
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Plateau
option-board-about = 9 × 9, c’est Tactix ; 9 × 8, c’est le petit plateau de Duell, son grand frère.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = Le roi prend
option-king_captures-about = Si un roi peut prendre la pièce qui occupe la case où il va.
option-short = Partie courte
option-short-about = Un roi sur la case centrale gagne aussi.
option-draws = Parties nulles
option-draws-about = La même position pour la troisième fois, ou 100 coups sans prise : la partie est nulle.
option-handed = Dés
option-handed-about = Dans quel sens 1, 2 et 3 se suivent sur les dés.
option-handed-right = Droitiers
option-handed-left = Gauchers
preset-duell = Duell
preset-duell-about = Le petit plateau, et un roi qui ne prend pas.

terminal-help-faces = montrer ou cacher les faces de devant et de droite de tous les dés

refused-turn = C’est à l’autre camp de jouer. Attends son coup.
refused-pass = Tu ne peux passer que s’il ne te reste aucun coup. Choisis un coup.
refused-unreadable = « { $text } » n’est pas un coup. Écris les cases, par exemple d1>d7 ou d1>d6>c6.
refused-off-board = { $square } n’est pas sur le plateau. Choisis une case qui existe.
refused-no-piece = Il n’y a pas de pièce en { $square }. Pars de l’une des tiennes.
refused-not-yours = La pièce en { $square } appartient à l’autre camp. Joue l’une des tiennes.
refused-steps = Ce dé montre un { $top }, il fait donc exactement { $top ->
    [one] un pas
   *[other] { $top } pas
}, et non { $given }. Choisis une case à cette distance.
refused-king-steps = Un roi fait exactement un pas. Choisis une case voisine.
refused-diagonal = Les pièces vont en avant, en arrière ou de côté, jamais en diagonale. Passe plutôt par un coude.
refused-turns = Un coup ne peut tourner qu’une fois. Choisis un trajet avec un seul coude.
refused-there-and-back = Avancer et reculer ne se combinent pas dans un même coup. Garde un seul sens.
refused-left-and-right = La gauche et la droite ne se combinent pas dans un même coup. Garde un seul côté.
refused-blocked = Une pièce en { $square } barre le chemin, et on ne saute par-dessus rien. Choisis un trajet libre.
refused-in-passing = La pièce en { $square } ne peut pas être prise en chemin : seul le dernier pas prend. Termine ton coup là, ou passe ailleurs.
refused-stuck = La pièce en { $square } est enfermée : tous les chemins de sa longueur sont bloqués. Choisis-en une autre.
refused-own-piece = Une de tes pièces occupe { $square }. Choisis une autre case.
refused-king-takes = Dans cette partie, le roi ne prend pas. Va sur une case libre.
refused-no-win = Seul un roi gagne à cet endroit ; pour un dé, c’est une case comme une autre. Enlève le #.
refused-no-win-king = Un roi ne gagne que sur la case du roi adverse ou, en partie courte, sur la case centrale. Enlève le #.
refused-wrong-note = Le coup est permis, mais ce que tu as écrit derrière ne correspond pas. Écris seulement { $move }.
refused-short-board = Le petit plateau n’a pas de milieu, il n’y a donc pas de partie courte. Choisis le plateau 9 × 9 ou renonce à la partie courte.

said-die = { of-side } : { advised-die }
said-king = { of-side } : { advised-king }
said-pass = { of-side } : { advised-pass }
advised-die = dé de { $from } { $via ->
    [none] en { $to }
   *[other] en { $to } par { $via }
}{ $taken ->
    [none] {"\u00A0"}; le { $top } arrive dessus
    [king] , prise du roi
   *[other] , prise d’un { $taken } ; le { $top } arrive dessus
}.
advised-king = roi de { $from } en { $to }{ $taken ->
    [none] { "" }
    [king] , prise du roi adverse
   *[other] , prise d’un { $taken }
}.
advised-pass = aucun coup possible, on passe.

ending-king = Le roi est pris.
ending-square = Le roi a atteint la case du roi adverse.
ending-centre = Le roi a atteint la case centrale.
ending-repetition = La position s’est présentée pour la troisième fois.
ending-quiet = 100 coups ont été joués sans aucune prise.
ending-passes = Aucun des deux camps ne peut jouer.

reason-wins = Tu gagnes sur-le-champ.
reason-takes = L’autre camp a un dé de moins.
reason-takes-free = L’autre camp ne peut pas reprendre.
reason-saves-king = Ainsi, ton roi n’est plus en danger.
reason-stops-king = Sinon, le roi adverse atteindrait son but.
reason-threatens-king = Cela menace le roi.
reason-saves-die = Là où il est, le dé peut être pris.
reason-threatens-die = De là, il menace un { $threatened }.
reason-king-nearer = Ton roi se rapproche de son but.
reason-mobile = Avec un { $top } dessus, le dé va plus loin.
reason-safe = Là, rien ne peut le prendre.
reason-guarded = Ce qui le prend là peut être repris.

aim = { $short ->
    [true] Prends le roi adverse, ou amène le tien sur sa case ou sur la case centrale.
   *[false] Prends le roi adverse, ou amène le tien sur sa case.
}
next-choose = Bascule un dé marqué aux coins : la face du dessus dit combien de pas il fait.
next-go = Touche une case éclairée : le petit dé montre ce qu’il y aura dessus.
next-route = Deux chemins y mènent, avec une face différente dessus. Touche la flèche que tu veux.
next-pass = Il ne te reste aucun coup : passe.
news-taken = { $taken ->
    [king] Ton roi est pris.
   *[other] Ton { $taken } en { $square } est pris.
}
news-king = Ton roi en { $square } peut être pris depuis { $by }.
news-home = Le roi adverse en { $by } peut gagner en { $square }.

card-die = Dé { $side ->
    [0] blanc
   *[other] noir
}, { $top } dessus
card-die-any = Dé
card-die-steps = Fait exactement autant de pas que l’indique la face du dessus{ $top ->
    [0] .
    [one] {"\u00A0"}: un pas.
   *[other] {"\u00A0"}: { $top } pas.
}
card-die-turn = En avant, en arrière ou de côté, jamais en diagonale, avec un coude à angle droit au plus.
card-die-jump = Ne saute rien : toutes les cases avant la dernière doivent être vides.
card-die-takes = Prend la pièce adverse sur laquelle finit son dernier pas.
card-die-tips = Bascule sur une arête à chaque pas : la face du dessus change. Deux faces opposées font 7.
card-die-moves = Coups possibles maintenant : { $moves }
card-took = Vient de prendre ici { $taken ->
    [king] le roi
   *[other] un { $taken }
}.
card-taken = Pris par les { $side ->
    [0] Blancs
   *[other] Noirs
}. Il ne revient pas.
card-king = { $side ->
    [0] Roi blanc
    [1] Roi noir
   *[other] Roi
}
card-king-step = Fait exactement un pas.
card-king-takes = Prend comme un dé.
card-king-spares = Ne prend rien dans cette partie.
card-king-lost = Le perdre, c’est perdre la partie.
card-king-wins = Gagne en { $square }, la case du roi adverse.
card-king-wins-any = Gagne sur la case du roi adverse.
card-king-centre = Gagne aussi sur la case centrale.
card-threat = En danger depuis { $by }.
card-king-square = { $side ->
    [0] Case du roi blanc
    [1] Case du roi noir
   *[other] Case du roi
}
card-king-square-wins = Le roi d’en face gagne dès qu’il y arrive. Pour un dé, c’est une case comme une autre.
card-centre = Case centrale
card-centre-short = En partie courte, un roi qui y arrive gagne.
card-centre-plain = Elle ne compte pas dans cette partie : c’est une case comme une autre. Un roi n’y gagne qu’en partie courte.
card-square = Case { $square }
card-square-free = Libre. On peut s’y arrêter ou y passer.
card-square-home = Un dé { $side ->
    [0] blanc
   *[other] noir
} commence ici, sur le dessus le { $top }, imprimé sur la case.
card-home = Case de départ
card-home-number = Le chiffre de la case est celui du dessus du dé qui y commence. Ensuite, c’est une case comme une autre.
card-draw = Partie nulle
card-draw-third = Une position qui se présente pour la troisième fois rend la partie nulle.
card-draw-quiet = De même, 100 coups de suite sans prise.
card-draw-off = À cette table, ni l’un ni l’autre ne compte.
crib-pieces = Pièces
crib-board = Plateau
crib-end = Fin

spoken-die = { $square }, dé { $side ->
    [0] blanc
   *[other] noir
}, { $top } dessus, { $near } devant, { $right } à droite
spoken-king = { $square }, roi { $side ->
    [0] blanc
   *[other] noir
}
to-move = Aux { $side ->
    [0] Blancs
   *[other] Noirs
} de jouer
legend-quiet = { $quiet ->
    [one] { $quiet } coup
   *[other] { $quiet } coups
} sans prise
legend-seen = Position atteinte pour la { $seen ->
    [1] première
    [2] deuxième
   *[other] troisième
} fois
legend-taken = Prises aux { $side ->
    [0] Blancs
   *[other] Noirs
}
goal-top = { $top } dessus
goal-takes = prend { $taken ->
    [king] le roi
   *[other] un { $taken }
}
goal-via = par { $via }
legend-chair = Chaque dé : face du dessus, ↓ de devant et → de droite, vues du côté des { $side ->
    [0] Blancs
   *[other] Noirs
}

spoken-board = Plateau de Tactix
spoken-moves = { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}
spoken-king-square = case du roi des { $side ->
    [0] Blancs
   *[other] Noirs
}
spoken-centre = centre, { $wins ->
    [yes] un roi gagne ici
   *[other] ne compte pas dans cette partie
}
spoken-home = case de départ, { $top }
goal-takes-nothing = ne prend rien
offer-pass = Aucun coup possible : passer
