# Les mots de Masters Victory.

title = Masters Victory
about = Deux armées aux numéros secrets : débusque les trois maîtres du camp adverse et protège les tiens.
side-0 = Rouge
side-1 = Vert
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = chasseur
type-B = bombardier
type-T = char
type-S = soldat
type-A = artillerie
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = chasseurs
types-B = bombardiers
types-T = chars
types-S = soldats
types-A = artillerie
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
target-fell = { $target ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}{ $target_number }
attacker-fell = { of-type }{ $number }
each-piece = { $all_F ->
    [0] { "" }
   *[other] {" "}· { type-F } { $all_F }
}{ $all_B ->
    [0] { "" }
   *[other] {" "}· { type-B } { $all_B }
}{ $all_T ->
    [0] { "" }
   *[other] {" "}· { type-T } { $all_T }
}{ $all_S ->
    [0] { "" }
   *[other] {" "}· { type-S } { $all_S }
}{ $all_A ->
    [0] { "" }
   *[other] {" "}· { type-A } { $all_A }
}
the-target = { $target ->
    [F] le chasseur
    [B] le bombardier
    [T] le char
    [S] le soldat
   *[other] l’artillerie
}
with-type = { $type ->
    [F] avec le chasseur
    [B] avec le bombardier
    [T] avec le char
    [S] avec le soldat
   *[other] avec l’artillerie
}

option-fire = Tir d’artillerie
option-fire-about = Si l’artillerie tire d’elle-même sur tous les ennemis devant elle, ou seulement quand tu l’ordonnes.
option-fire-auto = D’elle-même
option-fire-ask = Sur ton ordre
option-quiet_limit = Tours calmes
option-quiet_limit-about = Après ce nombre de tours de suite sans pièce retirée ni échange, la partie est nulle.
option-quiet_limit-0 = Sans limite

plays-1 = Attaque tout ce qui se montre, sans prudence mais sans sottise. Parfait pour une première partie.
plays-2 = Prend ce qui vaut le plus.
plays-3 = Pèse ce que tes numéros peuvent être et ce que tu pourrais prendre en retour.
plays-4 = Essaie les prochains tours dans de nombreuses répartitions compatibles avec tout ce qui s’est vu.

refused-turn = C’est à l’autre camp de jouer. Attends qu’il ait fini son tour.
refused-turn-deal = L’autre camp répartit encore ses numéros. Attends que ce soit à toi de répartir.
refused-turn-dealt = Tes numéros sont répartis ; l’autre camp répartit encore les siens. Ensuite, tu commences.
refused-deal-unreadable = Avant tout, les numéros se répartissent, et « { $text } » ne le fait pas. Écris deal, la lettre du type et six numéros, par exemple { $example }.
refused-deal-type = C’est au tour de ces pièces : { of-types }. Répartis d’abord leurs numéros, par exemple { $example }.
refused-deal-again = Les numéros de ces pièces sont répartis et restent où ils sont : { of-types }. Continue avec les suivantes, par exemple { $example }.
refused-deal-none = { $type ->
    [B] Les bombardiers ne portent pas
   *[other] L’artillerie ne porte pas
} de numéros. Répartis ceux des chasseurs, des chars et des soldats.
refused-deal-numbers = Les six numéros d’un type sont 1, 1, 2, 2, 3 et 3M. Utilise exactement ceux-là, dans l’ordre de ton choix, par exemple { $example }.
refused-dealt = Les numéros sont répartis et restent où ils sont. Continue la partie.
refused-hidden = Le numéro de la pièce en { $at } reste caché tant qu’elle est sur le plateau. Attaque-la pour en savoir plus, ou observe ce qu’elle fait.
refused-hidden-survivor = La pièce en { $at } a gagné un combat, et d’un combat on n’apprend que l’issue : son numéro est au moins { $floor }. Attaque-la pour en savoir plus.
refused-number-known = Cela se voit : la pièce en { $at } porte le numéro { $number }. Continue la partie.
refused-number-none = La pièce en { $at } n’a pas de numéro : { $type ->
    [B] les bombardiers n’en ont
   *[other] l’artillerie n’en a
} jamais. Demande celui d’un chasseur, d’un char ou d’un soldat.
refused-numbers = Personne n’apprend les numéros de l’autre camp ; seules les pièces retirées et celles qui sont revenues montrent leur numéro. Regarde les pièces à côté du plateau.

refused-unreadable = « { $text } » ne se joue pas ici. Écris deux cases pour un coup ou une attaque, ou end ; par exemple { $example }.
refused-off-board = { $square } n’est pas sur le plateau. Ses lignes vont de A à R et ses colonnes de 1 à 15.
refused-no-piece = Il n’y a pas de pièce en { $square }. Choisis l’une des tiennes.
refused-not-yours = La pièce en { $square } est à l’autre camp. Choisis l’une des tiennes.
refused-no-goal = Dis aussi où va la pièce en { $square } : écris sa case, > et une autre case.
refused-moved = { $type ->
    [F] Ce chasseur
    [B] Ce bombardier
    [T] Ce char
    [S] Ce soldat
   *[other] Cette artillerie
} a déjà bougé pendant ce tour, et une pièce ne bouge qu’une fois. Choisis-en une autre ou finis ton tour.
refused-fourth = Trois pièces ont bougé pendant ce tour, et c’est le maximum. Finis ton tour.
refused-running = La pièce en { $at } n’a pas fini son coup. Choisis une case pour elle ou laisse-la là, puis continue avec une autre.
refused-no-running = Aucun coup n’est en cours : dès qu’une pièce s’arrête, elle a fini. Nomme aussi la pièce par sa case, et prends-en une qui n’a pas bougé.
refused-diagonal = Les pièces vont au nord, à l’est, au sud ou à l’ouest, jamais en diagonale. Choisis une case juste à côté.
refused-steps = Il y a au moins { $needed } pas jusqu’à { $square }, et { $type ->
    [F] un chasseur en fait { $limit } au plus.
    [B] un bombardier en fait { $limit } au plus.
    [T] un char en fait { $limit } au plus.
    [S] un soldat en fait { $limit } au plus.
   *[other] l’artillerie en fait { $limit } au plus.
} Choisis une case plus proche.
refused-steps-left = Il y a au moins { $needed } pas jusqu’à { $square }, et { $limit ->
    [one] il en reste un.
   *[other] il en reste { $limit }.
} Choisis une case plus proche ou laisse la pièce où elle est.
refused-origin = Un coup finit sur une autre case que { $square }, où il a commencé. Choisis-en une, ou laisse la pièce où elle est.
refused-origin-rest = La pièce est déjà en { $square }. Laisse-la là, ou choisis une autre case.
refused-route = On n’écrit que le début et la fin d’un coup ; le chemin se trouve tout seul. Écris { $move }.
refused-step-by-step = L’artillerie avance pas à pas. Fais le premier vers une case à côté de { $at } ; ensuite tu pourras en faire un second.
refused-blocked = Une pièce en { $at } barre le chemin, et seuls les avions passent par-dessus. Le chemin libre vers { $square } est trop long ou n’existe pas ; choisis une autre case.
refused-round-mines = Le chemin vers { $square } passe par les mines en { $at }, et les contourner est trop long. Choisis une autre case.
refused-mines = { $square } est minée, et seuls les avions y vont. Choisis une case sans mines.
refused-over-mines = L’avion en { $square } plane au-dessus des mines, où aucun soldat ne vient. Choisis une autre cible ou envoie un chasseur.
refused-own-piece = Ta propre pièce est en { $square }, et une case n’en contient qu’une. Choisis une autre case.
refused-no-target = { $type ->
    [F] Un chasseur attaque chasseurs, bombardiers et soldats
    [B] Un bombardier attaque chars et artillerie
    [T] Un char attaque chars, soldats et artillerie
   *[other] Un soldat attaque soldats, chasseurs et bombardiers
}, et en { $square } il y a { $target ->
    [F] un chasseur.
    [B] un bombardier.
    [T] un char.
    [S] un soldat.
   *[other] de l’artillerie.
} Choisis une autre cible ou un autre attaquant.
refused-no-numbers = Les bombardiers n’ont pas de numéro, aucun ne combat donc celui en { $square }. Envoie un chasseur ou un soldat.
refused-gun-attacks = L’artillerie ne va pas sur l’ennemi en { $square } : elle tire sur le carré de 3 × 3 cases devant elle. Déplace-la pour que l’ennemi soit dans cette zone.
refused-bunker = La pièce en { $square } est dans un bunker, à l’abri { $type ->
    [F] des chasseurs
   *[other] des bombardiers
} et de l’artillerie. Envoie un char ou un soldat.
refused-shielded = { $target ->
    [F] Le chasseur
    [B] Le bombardier
    [T] Le char
    [S] Le soldat
   *[other] L’artillerie
} en { $square } est sous protection : à côté, en { $by }, se tient { $type ->
    [F] un chasseur plus haut.
    [B] un bombardier plus haut.
    [T] un char plus haut.
   *[other] un soldat plus haut.
} Retire d’abord cette pièce.
refused-second-attack = Une pièce n’attaque qu’une fois par tour, et celle-ci l’a fait. Choisis une case vide au lieu de { $square }, ou laisse la pièce où elle est.

refused-fire-turn = L’artillerie ne tire que pendant le tour de son camp. Attends le tien.
refused-fire-auto = À cette table, l’artillerie tire d’elle-même : au début de ton tour, après chacun de ses pas et quand elle revient. Déplace-la pour qu’un ennemi soit dans sa zone.
refused-fire-type = Seule l’artillerie tire, et il n’y en a pas en { $square }. Choisis une pièce d’artillerie à toi.
refused-fire-side = L’artillerie ne tire que droit devant : { $side ->
    [0] celle de Rouge vers le nord
   *[other] celle de Vert vers le sud
}, pendant toute la partie. Déplace-la pour que l’ennemi soit devant elle.
refused-fire-zone = { $square } n’est pas dans le carré de 3 × 3 cases devant l’artillerie en { $at }. Déplace-la pour que cette case y soit, ou choisis une autre pièce.
refused-fire-bunker = La pièce en { $square } est dans un bunker, où aucun tir ne l’atteint. Envoie un char ou un soldat.
refused-fire-part = Un tir retire tous les ennemis à découvert de la zone, pas une partie. Écris seulement fire { $at }, ou ne tire pas.
refused-fire-nothing = Aucun ennemi à découvert devant l’artillerie en { $at }, et l’on ne tire pas dans le vide. Déplace-la d’abord.
refused-fire-later = L’artillerie ne tire pas pendant le coup d’une autre pièce ni pendant un échange. Finis-le d’abord.

refused-switch-type = Seul un soldat s’échange, et il n’y en a pas en { $square }. Choisis un soldat à toi sur la ligne { $line }.
refused-switch-line = Le soldat en { $square } n’est pas encore sur la ligne de fond adverse. Amène-le d’abord sur la ligne { $line }.
refused-switch-nothing = Rien ne peut revenir : aucune pièce retirée ne compte assez peu, ou ses cases de départ sont prises. Garde le soldat pour plus tard.
refused-switch-later = Un échange ne commence que si aucun coup ni aucun autre échange n’est en cours. Finis-le d’abord.
refused-no-switch = Aucun échange n’est en cours. Commences-en un avec le mot switch et la case d’un soldat sur la ligne { $line }.
refused-switching = Un échange est en cours. Fais revenir une pièce, par exemple { $example }, ou termine l’échange dès qu’une est revenue.
refused-return-first = En échange du soldat revient au moins une pièce. Fais-en revenir une, par exemple { $example }.
refused-return-unreadable = « { $text } » ne dit pas ce qui revient. Écris +, la pièce, @ et une case de départ, par exemple { $example }.
refused-return-master = Les maîtres ne reviennent jamais. Choisis une autre pièce, par exemple { $example }.
refused-return-absent = { $piece } n’est pas parmi tes pièces à côté du plateau. Choisis-en une qui s’y trouve, par exemple { $example }.
refused-return-self = Le soldat que tu cèdes ({ $piece }) ne peut pas revenir dans le même échange. Choisis une autre pièce, par exemple { $example }.
refused-return-sum = Cette pièce ({ of-type }{ $number }) compte { $cost }, et sur les 3 il ne reste que { $budget }. Choisis un numéro plus petit ou termine l’échange.
refused-return-square = { $square } n’est pas une case de départ pour tes pièces de ce type ({ of-types }). Libres : { $free }.
refused-return-taken = { $square } est prise, et une case de départ doit être vide. Libres : { $free }.
refused-return-number = Dis aussi quel numéro revient, par exemple { $example }.
refused-return-plain = { $type ->
    [B] Les bombardiers ne portent pas de numéro ; dans un échange ils comptent 2.
   *[other] L’artillerie ne porte pas de numéro ; dans un échange elle compte 2.
} Écris { $move }.
refused-note = Ce que donne un coup se voit quand il est joué, pas avant. Écris seulement { $move }.

said-deal = { of-side } : numéros répartis, { of-types } : { $numbers }.
heard-deal = { of-side } : numéros répartis, { of-types }.
said-move = { of-side } : { advised-move }{ said-shot }{ said-over }
said-rest = { of-side } : { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side } : { attack-of }{ $outcome ->
    [won] , gagnée. Pièce retirée : { target-fell }.
    [lost] , perdue. Pièce retirée : { attacker-fell }.
   *[both] {" "}et les deux tombent. Pièces retirées : { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side } : { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side } : soldat { $number } en { $at } cédé pour un échange.{ said-over }
said-return = { of-side } : { advised-return }{ said-shot }{ said-over }
said-done = { of-side } : échange fini.
said-stay = { of-side } : la pièce reste où elle est.
said-end = { of-side } : tour fini.{ $shot ->
    [0] { "" }
   *[other] {" "}L’artillerie de l’autre camp tire. Pièces retirées{ each-piece }.
}{ said-over }
advised-deal = numéros pour tes { of-types } : { $numbers }.
advised-move = { of-type } de { $from } en { $to }.
advised-rest = { of-type }, suite de { $from } en { $to }.
advised-attack = { attack-of }.
attack-of = attaque sur { the-target } en { $to } { with-type } de { $from }
advised-fire = tir de { $at }.
advised-return = { of-type }{ $number } de retour en { $at }.
advised-switch = cède le soldat { $number } en { $at } pour un échange.
advised-done = termine l’échange.
advised-stay = laisse la pièce où elle est.
advised-end = termine ton tour.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Pièces retirées par l’artillerie{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Cela met fin à la partie.
}

ending-masters = Le dernier maître d’un camp est tombé.
ending-quiet = Trop de tours de suite ont passé sans pièce retirée ni échange.

reason-deal = Personne ne peut deviner des numéros répartis au hasard.
reason-deal-edge = Ton maître commence au bord, en { $square }.
reason-end = Il n’y a rien à attaquer, et aucune de tes pièces n’est sous le feu adverse.
reason-end-three = Trois de tes pièces ont bougé.
reason-end-draw = Si tu finis ton tour maintenant, la partie est nulle : la limite des tours calmes est atteinte.
reason-stay = Ici, aucun ennemi ne peut l’attaquer d’un seul coup.
reason-stay-fewest = Sur aucune autre case à sa portée, moins d’ennemis ne pourraient l’attaquer : { $enemies }.
reason-stay-threatens = D’ici, la pièce pourra attaquer { the-target } en { $square }.
reason-fight = D’après tout ce qu’on sait, tu gagnes { $won } de ces combats sur 100 et tu en perds { $lost }.
reason-fight-risk = Tu risques un { $mine } ; d’après tout ce qu’on sait, l’ennemi tombe dans { $falls } de ces combats sur 100.
reason-fight-sure = Ton numéro est plus grand, quel que soit l’autre.
reason-take = Entre ces deux pièces, celle qui attaque gagne toujours.
reason-gun = { $hits ->
    [one] Là, une pièce ennemie est dans sa zone.
   *[other] Là, { $hits } pièces ennemies sont dans sa zone.
}
reason-bunker = Dans le bunker, la pièce est à l’abri des avions et de l’artillerie.
reason-leaves = La pièce sort de la zone de l’artillerie adverse.
reason-safe = Là, aucun ennemi ne peut l’attaquer d’un seul coup.
reason-guarded = Là, la pièce est sous la protection d’une plus haute, en { $by }.
reason-shields = Là, la pièce en protège une autre à toi en { $square } : { of-type }.
reason-threatens = De là, la pièce pourra attaquer { the-target } en { $square }.
reason-runs = Le soldat s’approche de la ligne de fond adverse, où il peut faire revenir des pièces perdues.
reason-fewer = Là, moins d’ennemis pourraient attaquer la pièce d’un seul coup : { $then } au lieu de { $before }.
reason-aims = De là, l’artillerie pourra tirer sur { the-target } en { $square } à son prochain coup.
reason-nearer = La pièce s’approche d’une cible : { the-target } en { $square }.
reason-switch = Des pièces perdues reviennent contre le soldat.
reason-return = Une pièce perdue revient en jeu.
reason-fire = { $hits ->
    [one] Le tir retire un ennemi et ne coûte aucun coup.
   *[other] Le tir retire { $hits } ennemis et ne coûte aucun coup.
}

to-move = À { of-side } de jouer
to-deal = À { of-side } de répartir ses numéros
to-rest = À { of-side } de continuer avec la même pièce
to-switch = À { of-side } de faire revenir des pièces
legend-moves-left = { $moves ->
    [0] plus aucun coup
    [one] encore un coup
   *[other] encore { $moves } coups
}
legend-masters = { $masters ->
    [0] plus aucun maître
    [one] encore un maître
   *[other] encore { $masters } maîtres
}
legend-quiet = { $quiet ->
    [0] aucun tour calme
    [one] un tour calme
   *[other] { $quiet } tours calmes
}
legend-quiet-of = Tours calmes : { $quiet } sur { $limit }
legend-steps = { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
legend-budget = peut encore revenir : { $budget } sur 3
legend-removed-of = Retirées à { of-side }
legend-nothing = aucune perte
legend-zone = Zone de tir
legend-zones = Zones de tir
legend-protected = sous la protection de la pièce en { $by }
legend-moved = a bougé
legend-not-moved = n’a pas bougé
legend-number = numéro { $number }
legend-open = numéro connu des deux
legend-possible = peut être { $numbers }
legend-master = maître
legend-mines = mines
legend-bunker = bunker
legend-rule-1 = les numéros décident
legend-rule-2 = l’attaquant gagne
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Tape ce que tu veux faire, par exemple { $example }. Une case dit où sa pièce (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) peut aller et ce qu’on sait d’elle ; tape zones pour voir où tire l’artillerie. Autres commandes :
drawn-deal = Six numéros pour tes { of-types }, dans cet ordre : { $squares }. Avec deal tout court, le hasard répartit.
drawn-movers = Peuvent jouer :
drawn-fire = Peuvent tirer :
drawn-go-on = Tape une case marquée { $sign }, ou
drawn-returns = Tape une pièce et une case, comme { $example }.
drawn-empty = vide
drawn-sure-master = Ce soldat est un maître et ne revient jamais. Tu le cèdes ?
drawn-sure-last = Ce soldat est ton dernier maître : le céder, c’est perdre la partie. Tu le fais quand même ?
drawn-sure-fire = L’artillerie peut encore tirer : { $shots }. Finir le tour sans tirer ?

# on the screen
spoken-board = Masters Victory
spoken-map = Carte, lignes A à R, colonnes 1 à 15
your-type = { $type ->
    [F] ton chasseur
    [B] ton bombardier
    [T] ton char
    [S] ton soldat
   *[other] ton artillerie
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } de { of-side }
spoken-start = case de départ, { of-type }
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = peut attaquer : { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = peut tirer sur { $targets }
spoken-could-attack = pourrait attaquer : { $targets }
spoken-could-fire = pourrait tirer sur { $targets }
spoken-place = retour possible ici
spoken-danger = sous le feu de { $guns }
goal-left = { $steps ->
    [0] plus aucun pas ensuite
    [one] encore un pas ensuite
   *[other] encore { $steps } pas ensuite
}
goal-attack = attaque possible, { by-rule }
goal-fire = touché par le tir
choices-title = Ce que tu peux faire
choice-move = Aller en { $square }
choice-attack = Attaquer { $square }, { of-type }, { by-rule }
now-rest = { $at } peut continuer : { legend-steps }
do-end = Finir le tour
do-stay = Rester
do-done = Terminé
do-fire = Feu depuis { $square }
do-always = Toujours tirer
always-on = Désormais ton artillerie tire d’elle-même dès qu’elle peut.
always-off = Ton artillerie ne tire de nouveau que sur ton ordre.
do-switch = Échanger { $square }
switch-what = Choisis une de tes pièces retirées.
switch-where = Choisis une case de départ pour la pièce.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } fois
}
master-title = Un maître s’en va
master-sure = Ce soldat est un maître. Échangé, il compte comme retiré, et il faut un maître de moins à l’autre camp.
master-last-sure = Ce soldat est ton dernier maître. L’échanger, c’est perdre la partie.
master-yes = L’échanger
master-no = Le garder
lens-title = Comment tu vois la carte
show-zones = Zones de tir
show-beliefs = Ce qu’elles peuvent être
sign-left = Chiffres sur la carte : pas restants.
sign-range = Points : où la pièce pourrait aller. Cadres en pointillé : ce qu’elle pourrait attaquer.
sign-bars = Barres : 1, 2, 3, maître ; plus haute, plus probable.
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Toute la carte
deal-title = { $type ->
    [F] Répartis les numéros de tes chasseurs
    [T] Répartis les numéros de tes chars
   *[other] Répartis les numéros de tes soldats
}
deal-help = Pose chaque numéro sur une case : fais-le glisser, ou choisis un numéro puis une case. Deux cases s’échangent de même.
deal-tray = Numéros à poser
deal-all-laid = Les six sont posés.
deal-squares = Cases de départ
deal-number = { $number ->
    [M] maître, numéro 3
   *[other] numéro { $number }
}
deal-slot = { $square } : { $number ->
    [none] vide
    [M] maître, numéro 3
   *[other] numéro { $number }
}
deal-shuffle = Mélanger
deal-use = Reprendre ma répartition
deal-keep = Garder cette répartition
do-deal = Répartir ainsi
cover-title = Passe l’écran à { of-side }
cover-about = La carte est couverte, pour que personne ne voie les numéros de l’autre camp. La suite : { of-side }.
do-uncover = Je suis { of-side } : montrer la carte

# à la table : que faire ensuite, ce qu’il ne faut pas manquer, et ce qu’est chaque chose
aim = Retire les trois maîtres de l’autre camp avant d’avoir perdu les tiens.
next-deal = { $type ->
    [F] Pose un numéro sur chacun de tes chasseurs, puis valide la répartition.
    [T] Pose un numéro sur chacun de tes chars, puis valide la répartition.
   *[other] Pose un numéro sur chacun de tes soldats, puis valide la répartition.
}
next-choose = { $moves ->
    [3] Choisis une pièce : jusqu’à trois peuvent bouger.
    [one] Choisis encore une pièce, ou finis ton tour.
   *[other] Choisis une pièce, ou finis ton tour : { $moves } peuvent encore bouger.
}
next-fire = Ton artillerie en { $guns } peut tirer : choisis-la, ou une autre pièce.
next-fire-last = Trois pièces ont bougé. Ton artillerie en { $guns } peut encore tirer : choisis-la, ou finis ton tour.
next-end = Trois pièces ont bougé : finis ton tour.
remind-fire-one = Ton artillerie en { $at } peut encore tirer sur { the-target } en { $square }. Finis ton tour une seconde fois si tu ne veux pas tirer.
remind-fire = Ton artillerie peut encore tirer : { $shots }. Finis ton tour une seconde fois si tu ne veux pas tirer.
next-go = Choisis une case pour la pièce.
next-attack = Choisis une case pour la pièce, ou un ennemi encadré à attaquer.
next-step = Choisis une case voisine : l’artillerie avance pas à pas.
next-shoot = Choisis un ennemi encadré pour tirer, ou une case voisine.
next-shoot-only = Choisis un ennemi encadré pour tirer.
next-soldier = Déplace le soldat, ou échange-le.
next-rest = La pièce en { $at } peut continuer, { legend-steps } : choisis une case, ou reste.
next-rest-fire = Ton artillerie en { $at } peut tirer sur les ennemis encadrés, faire encore un pas ou rester.
next-switch = Choisis une pièce retirée à faire revenir.
next-place = Choisis une case de départ pour la pièce.
next-plan = Choisis une pièce retirée à faire revenir, ou garde le soldat.
next-plan-more = Choisis une autre pièce retirée, ou échange maintenant.
next-exchange = Échange maintenant, ou garde le soldat.
news-master = Ton maître en { $square } est tombé ({ of-type }) : { legend-masters }.
news-fell = { $how ->
    [fight] Perte au combat
   *[fire] Perte sous le feu
} : { your-type }{ $number } en { $square }.
news-many = { $how ->
    [fight] Pertes au combat
   *[fire] Pertes sous le feu
}{ each-piece }.
news-found = Un maître de l’autre camp est tombé ({ of-type }) : { legend-masters }.
news-danger = Maître en danger : { your-type } en { $square }, face { $many ->
    [one] à l’ennemi en { $by }.
   *[other] aux ennemis en { $by }.
}
news-dangers = Maîtres en danger en { $squares }.
card-own = { $square } : { spoken-own }
card-theirs = { $square } : { spoken-theirs }
card-master = Un maître : qui a perdu les trois a perdu la partie.
card-danger = En danger : { $many ->
    [one] l’ennemi en { $by } pourrait retirer la pièce d’un seul coup.
   *[other] les ennemis en { $by } pourraient chacun retirer la pièce d’un seul coup.
}
card-number-own = Numéro { $number }, que personne d’autre ne voit.
card-number-open = Numéro { $number }, connu des deux camps.
card-number-hidden = Son numéro est caché. Possible : { $numbers }.
card-number-least = La pièce a gagné un combat, donc son numéro est au moins { $least }. Possible : { $numbers }.
card-number-dealt = Son numéro n’est pas encore réparti.
card-number-told = Son numéro est caché.
card-number-none = Pas de numéro ; dans un échange, la pièce compte 2.
card-flies = Jusqu’à { $steps } pas dans les airs, au-dessus des pièces et des mines.
card-walks = Jusqu’à { $steps } pas au sol, en contournant pièces et mines.
card-rolls = Jusqu’à { $steps } pas au sol, un par un.
card-beats = { $type ->
    [F] Retire les bombardiers et les soldats. Contre un chasseur, les numéros décident.
    [B] Retire les chars et l’artillerie.
    [T] Retire les soldats et l’artillerie. Contre un char, les numéros décident.
    [S] Retire les chasseurs et les bombardiers. Contre un soldat, les numéros décident.
   *[other] N’attaque jamais : elle tire sur tous les ennemis du carré de 3 × 3 cases devant elle.
}
card-beaten = { $type ->
    [F] Retiré par les soldats, par un chasseur de numéro égal ou plus grand, et par les tirs.
    [B] Retiré par les chasseurs, par les soldats et par les tirs.
    [T] Retiré par les bombardiers, par un char de numéro égal ou plus grand, et par les tirs.
    [S] Retiré par les chasseurs, les chars, un soldat de numéro égal ou plus grand, et par les tirs.
   *[other] Retirée par les bombardiers, par les chars et par les tirs.
}
card-shields = { $type ->
    [F] Protège les bombardiers, chars, soldats et l’artillerie à côté.
    [B] Protège les chars, les soldats et l’artillerie à côté.
    [T] Protège les soldats et l’artillerie à côté.
    [S] Protège l’artillerie à côté.
   *[other] La pièce la plus petite : elle ne protège personne.
}
card-shielded = Personne ne peut attaquer cette pièce : la plus haute, en { $by }, la protège, sauf des tirs.
card-fire = Dans la zone de l’artillerie en { $guns }.
card-shots = Peut tirer maintenant sur{ each-piece }. Cela ne coûte aucun coup.
card-range = { $squares ->
    [0] Ne peut pas bouger : aucune case voisine n’est libre.
    [one] D’un seul coup, la pièce pourrait atteindre une case.
   *[other] D’un seul coup, la pièce pourrait atteindre { $squares } cases.
}
card-could-attack = Pourrait attaquer d’un seul coup{ each-piece }.
card-could-fire = Pourrait tirer d’un seul coup sur{ each-piece }.
card-moved = A déjà bougé pendant ce tour.
card-exchange = Sur la ligne de fond adverse : tu peux échanger le soldat contre des pièces perdues.
card-in-bunker = Dans un bunker : à l’abri des avions et de l’artillerie, pas des chars ni des soldats.
card-no-bunker = Un bunker n’abrite pas les avions.
card-over-mines = Au-dessus des mines : à l’abri des soldats, pas de l’artillerie.
card-place = { $square } : { $kind ->
    [mines] mines
    [bunker] bunker
   *[other] terrain ouvert
}
card-type = { $type } : { of-type }
card-mines = Mines
card-mines-air = Seuls les avions peuvent y entrer ou les survoler.
card-bunker = Bunker
card-bunker-safe = Les pièces au sol y sont à l’abri des avions et de l’artillerie.
card-bunker-open = Les chars et les soldats peuvent quand même les attaquer.
card-open = Rien n’abrite ici ; toute pièce peut s’y arrêter.
card-start = { $type ->
    [F] Case de départ d’un chasseur : un chasseur perdu peut y revenir par un échange.
    [B] Case de départ d’un bombardier : un bombardier perdu peut y revenir par un échange.
    [T] Case de départ d’un char : un char perdu peut y revenir par un échange.
    [S] Case de départ d’un soldat : un soldat perdu peut y revenir par un échange.
   *[other] Case de départ de l’artillerie : une pièce perdue peut y revenir par un échange.
}
card-base = Ligne de fond
card-base-switch = Un soldat ennemi qui arrive ici peut être échangé contre des pièces perdues.
card-numbers = Numéros au dos
card-numbers-six = Chasseurs, chars et soldats portent 1, 1, 2, 2, 3 et 3♛ ; seul leur camp les voit.
card-numbers-fight = Le plus petit numéro tombe ; s’ils sont égaux, les deux. 3♛, le maître, compte 3.
card-numbers-told = D’un combat, on n’apprend que l’issue.
card-signs = Signes sur la carte
card-signs-left = Un chiffre sur une case : les pas qui restent ensuite à la pièce choisie.
card-signs-rule = R1 sur un ennemi : { legend-rule-1 } ; R2 : { legend-rule-2 }.
card-signs-range = Quand tu regardes une pièce : des points où elle pourrait aller, des cadres en pointillé autour de ce qu’elle pourrait attaquer.
card-signs-flame = Une flamme sur ton artillerie : elle peut tirer maintenant. Sur un ennemi : le tir le touche.
card-signs-bars = Barres sur une pièce cachée, de gauche à droite 1, 2, 3 et 3♛ : plus la barre est haute, plus ce numéro est probable.
card-defence = Zone de défense
card-defence-zone = Les huit cases autour d’une pièce.
card-defence-taller = Tant qu’une pièce plus haute de la même couleur s’y tient, personne ne peut attaquer la plus petite.
card-defence-first = Retire d’abord la plus haute : c’est l’instant de l’attaque qui compte.
card-zone = Zone de tir
card-zone-front = Le carré de 3 × 3 cases juste devant l’artillerie : vers le nord pour Rouge, vers le sud pour Vert.
card-zone-turn = N’agit que pendant le tour de son camp et touche tous ceux qui s’y trouvent à découvert.
card-zone-auto = Ici l’artillerie tire d’elle-même : au début du tour, après chaque pas et quand elle revient.
card-zone-ask = Ici l’artillerie tire sur ordre ; cela ne coûte aucun coup.
card-switch = Triple échange
card-switch-line = Un soldat sur la ligne de fond adverse est échangé contre une à trois pièces perdues, 3 au plus en tout.
card-switch-two = Bombardiers et artillerie comptent 2.
card-switch-master = Les maîtres ne reviennent jamais.
card-switch-act = Ce qui est revenu peut bouger aussitôt.
card-moves = Trois coups
card-moves-three = Jusqu’à trois pièces bougent par tour, chacune une fois.
card-moves-fewer = Moins suffit : tu finis toi-même ton tour.
card-masters = Maîtres
card-masters-three = Chaque camp en a trois : un chasseur, un char et un soldat avec 3♛.
card-masters-win = Le premier à retirer les trois de l’autre camp gagne.
card-quiet = Tours calmes
card-quiet-draw = Après { $limit } tours de suite sans retrait ni échange, la partie est nulle.
card-quiet-off = À cette table, il n’y a pas de telle limite.
card-lost = Hors jeu : { of-type }{ $number }
card-lost-open = Visible pour les deux camps.
card-lost-counts = Dans un échange, la pièce compte { $cost }.
card-lost-never = Un maître ne revient jamais.
card-fell = Tombées ici{ each-piece }
crib-pieces = Pièces
crib-ground = Terrain
crib-fights = Combats
crib-turn = Tour et fin
plan-title = Échange : soldat { $number } en { $square }
plan-none = Rien n’est encore choisi.
plan-back = Reposer { of-type }{ $number } de { $square }
do-exchange = Échanger maintenant
do-keep = Garder le soldat
