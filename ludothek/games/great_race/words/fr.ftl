# Les mots de The Great Race.

title = The Great Race
about = L’Afrique en autochenille : planifie cinq assistants en secret, prépare la route, puis arrive tôt, en bon état et la bourse pleine.

option-mode = Jeu
option-mode-about = Une course de deux à cinq équipages, un équipage contre le TORPEDO, ou un voyage sans aucun adversaire.
option-mode-race = Course
option-mode-solo = Contre le TORPEDO
option-mode-alone = En solitaire
option-direction = Direction
option-direction-about = De Colomb-Béchar au nord à Cape Town au sud, ou dans l’autre sens.
option-direction-NS = Vers le sud
option-direction-SN = Vers le nord
option-bivouac_order = Premier choix
option-bivouac_order-about = Qui choisit d’abord à chaque bivouac : le dernier de l’ordre de jeu ou le premier.
option-bivouac_order-reverse = Le dernier de l’ordre de jeu
option-bivouac_order-turn = Le premier de l’ordre de jeu
option-leaders = Chefs
option-leaders-about = Quels pouvoirs comptent : celui des Suffragettes seulement, ceux de tous les équipages, ou aucun.
option-leaders-book = Suffragettes seulement
option-leaders-all = Tous les équipages
option-leaders-none = Aucun
option-mechanic_spaces = Mécaniciens
option-mechanic_spaces-about = Combien de mécaniciens tiennent dans un plan. Avec deux, la partie contre le TORPEDO est nettement plus dure.
option-deck_upgrades = Paquet qui progresse
option-deck_upgrades-about = Après chaque partie d’une campagne, le TORPEDO reçoit des cartes plus fortes.
option-legacy = Pouvoirs hérités
option-legacy-about = Le TORPEDO gagne un pouvoir dans chaque ville de la couleur de son but, et le garde pour toute la campagne.
option-passport = Passeport
option-passport-about = Douze missions, et un tampon pour chacune de celles que tu accomplis. Il s’emploie aussi seul, mais contre le TORPEDO il n’y a de tampons que si son paquet progresse.
option-upgrade = Nouvelles cartes
option-upgrade-about = Si la carte plus forte du TORPEDO est tirée au hasard, ou si elle porte la même lettre que celle qu’elle remplace.
option-upgrade-random = Au hasard
option-upgrade-letter = Même lettre
option-max_rounds = Nombre maximal de manches
option-max_rounds-about = Si personne n’est arrivé après ce nombre de manches, la partie s’arrête et le plus court chemin restant décide.
option-crews = Équipages
option-crews-about = Les équipages dans l’ordre des places, par exemple SU,FR. Les places sans équipage reçoivent le suivant de FR, GB, BE, IT, SU et IN.
option-crews-any = Dans l’ordre des places
option-crews-each = Équipage
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = Cartes du TORPEDO
option-deck-about = La force des huit cartes Estienne selon lesquelles roule le TORPEDO. Dans une campagne, elles découlent des parties précédentes.
option-deck-typed = Par exemple A2,B1,C1,D1,E1,F1,G1,H1 : une lettre et un niveau par carte.
option-deck-first = Les huit de niveau 1
deck-level-1 = Niveau 1, facile
deck-level-2 = Niveau 2, plus difficile
deck-level-3 = Niveau 3, difficile
deck-level-mixed = Mélangé, carte par carte
deck-level-about = Les huit cartes de ce niveau. À chaque manche : tuiles { $tiles } ; cases par figurine { $moves } ; essence +{ $fuel }, mécanique +{ $mechanics } ; dégâts par carte danger laissée : { $damage }.
deck-card = Carte { $letter }, but { $colour } : niveau
deck-given = Comme indiqué : { $cards }
option-stickers = Pouvoirs du TORPEDO
option-stickers-about = Les pouvoirs que le TORPEDO a dès le début, jusqu’au niveau 4 dans chaque couleur. Dans une campagne, ils découlent des parties précédentes.
option-stickers-typed = Quatre chiffres de 0 à 4, pour bleu, vert, rouge et jaune, par exemple 2010.
option-stickers-0000 = Aucun encore
stickers-colour = Niveau en { $colour }
stickers-none = Aucun pouvoir de cette couleur
option-first = En tête de l’ordre de jeu
option-first-about = Contre le TORPEDO : qui est premier dans l’ordre de jeu au début. Dans une campagne, c’est le perdant de la fois précédente.
option-first-player = Toi
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
    [E] à l’est { from-town }
    [W] à l’ouest { from-town }
    [NE] au nord-est { from-town }
    [NW] au nord-ouest { from-town }
    [SE] au sud-est { from-town }
    [SW] au sud-ouest { from-town }
    [NN] deux cases au nord { from-town }
    [SS] deux cases au sud { from-town }
   *[EE] deux cases à l’est { from-town }
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
    [AGA] d’{ near-town }
    [ELI] d’{ near-town }
    [INS] d’{ near-town }
   *[other] de { near-town }
}
crew-FR = Français
crew-GB = Britanniques
crew-BE = Belges
crew-IT = Italiens
crew-SU = Suffragettes
crew-IN = Indépendants
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
    [crew-FR] Les Français gagnent.
    [crew-GB] Les Britanniques gagnent.
    [crew-BE] Les Belges gagnent.
    [crew-IT] Les Italiens gagnent.
    [crew-SU] Les Suffragettes gagnent.
   *[crew-IN] Les Indépendants gagnent.
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
    [FR] les Français
    [GB] les Britanniques
    [BE] les Belges
    [IT] les Italiens
    [SU] les Suffragettes
    [T] le TORPEDO
   *[IN] les Indépendants
}
card-CAN = bidon d’essence
card-TANK = camion-citerne
card-PARTS = pièces déta{ "\u00AD" }chées
card-TOOLS = boîte à outils
card-DNG = danger
card-TEL = télé{ "\u00AD" }gramme du mécène
card-GUIDE = guide
card-WINCH = treuil
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
    [CAN] un bidon d’essence
    [TANK] un camion-citerne
    [PARTS] des pièces détachées
    [TOOLS] une boîte à outils
    [DNG] une carte danger
    [TEL] un télégramme du mécène
    [GUIDE] un guide
   *[WINCH] un treuil
}
role-F = financement
role-P = éclaireur
role-M = mécanicien
role-E = escorte
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = violet
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] bleue
    [green] verte
    [red] rouge
   *[yellow] jaune
}
gauge-f = essence
gauge-e = moteur
gauge-c = châssis
gauge-m = mécanique
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = essence
symbol-M = mécanicien
symbol-D = danger
symbol-S = arrêt
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
   *[other] aucune tuile
}
gains = { $engine ->
    [0] châssis +{ $chassis }
   *[other] moteur +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , châssis +{ $chassis }
    }
}
losses = { $engine ->
    [0] châssis −{ $chassis }
   *[other] moteur −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , châssis −{ $chassis }
    }
}
plan-of = financement { $funding }, éclaireur { $pathfinder }, mécanicien { $mechanic }, escorte { $escort }
power-blue-1 = les arrêts ne terminent plus son déplacement
power-blue-2 = plus de supplément d’essence dans les zones à risque
power-blue-3 = il prend la mer gratuitement dès que cela sert son but
power-blue-4 = une case de plus pour la figurine 2
power-green-1 = un bidon ou une citerne pris au bivouac lui donnent de l’essence
power-green-2 = des pièces ou une boîte à outils prises au bivouac lui donnent de la mécanique
power-green-3 = un bidon ou une citerne piochés en ville lui donnent de l’essence
power-green-4 = des pièces ou une boîte à outils piochées en ville lui donnent de la mécanique
power-red-1 = une carte danger qu’il prend au bivouac te touche
power-red-2 = une carte danger qu’il pioche en ville te touche
power-red-3 = le danger d’une tuile lui coûte 1 au lieu de 2
power-red-4 = le danger d’une tuile ne lui coûte rien
power-yellow-1 = maximum des deux jauges 7
power-yellow-2 = maximum des deux jauges 8
power-yellow-3 = maximum des deux jauges 9
power-yellow-4 = maximum des deux jauges 10
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

said-take = { who } : carte prise à l’emplacement { $slot } ({ of-card }).
said-plan = { who } : plan établi ({ plan-of }).
said-buy = { who } : achat d’essence, +{ $fuel } pour { $francs } F.
said-use = { who } : carte jouée ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] une tuile est tirée.
   *[other] essence +{ $fuel }.
}
said-mend = { who } : carte jouée ({ of-card }), { gains }.
said-strike = { who } : carte danger jouée contre { whom }, { $gauge ->
    [e] moteur
   *[c] châssis
}.
said-strike-t = { who } : carte danger jouée contre le TORPEDO, mécanique −1.
said-guide = { who } : guide joué, tuile retirée { of-space } ({ of-tile }).
said-fund = { who } : { $francs } F trouvés.
said-scout = { who } : éclaireur envoyé en reconnaissance.
said-scout3 = { who } : reconnaissance avec trois tuiles au choix.
said-fetch = { who } : éclaireur envoyé chercher une carte.
said-pass = { who } : passe pour cette manche.
said-halt = { who } : arrêt.
said-guard = { who } : escorte dépensée, le danger ne fait aucun dégât.
said-shield = { who } : danger annulé par leur pouvoir.
said-accept = { who } : danger subi, sans protection.
said-winch-m = { who } : treuil joué, un symbole mécanicien ne compte pas.
said-winch-s = { who } : treuil joué, le symbole arrêt ne compte pas.
said-nowinch = { who } : pas de treuil joué.
said-repair = { who } : réparation pour { $francs } F, { gains }.
said-hit = { who } : dégâts subis, { losses }.
said-go-town = { who } : { drive } jusqu’à { of-space }.
said-go-blind = { who } : { drive } à l’aveugle, { of-space }.
said-go = { who } : { drive } jusqu’à la case { of-space } ({ of-tile }), essence −{ $fuel }.
drive = { $begins ->
    [0] suite du trajet
   *[other] trajet
}
said-sail = { who } : traversée vers { of-space } pour { $francs } F.
said-clear = { who } : tuile retirée par une escorte { of-space } ({ of-tile }).
said-back = { who } : tuile remise dans le sac ({ of-tile }).
said-drop = { who } : carte défaussée ({ of-card }).
said-lay = { who } : tuile posée { of-space } ({ of-tile }).
said-drew-tile = { who } : tuile tirée ({ of-tile }).
said-drew-blind = Tuile { of-space } : { of-tile }.
said-drew-t-tile = T tire une tuile ({ of-tile }).
said-drew-t-blind = T roule à l’aveugle, { of-space }. Il y trouve : { of-tile }.
said-drew-t-card = T pioche { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}Son essence monte de { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}Sa mécanique monte de { $mechanics }.
}
said-drew-card = { who } : carte piochée ({ of-card }).
said-laid-out = À l’emplacement { $slot } : { of-card }.
said-estienne = La carte Estienne { $estienne } est retournée. Couleur du but : { of-colour }.
heard-plan = { who } : plan établi.
heard-card = { who } : carte piochée.

## What follows by itself

told-goal = { of-town } est la ville { coloured } ouverte la plus proche, { steps }.
told-goal-tie = { of-town } et une autre ville { coloured } sont à égale distance, { steps } ; { of-town } est plus près de l’arrivée.
told-goal-row = { of-town } et une autre ville { coloured } sont à égale distance, { steps }, et aussi loin de l’arrivée ; { of-town } est plus au nord.
told-goal-none = Plus aucune ville { coloured } n’est ouverte : T met le cap sur l’arrivée, { of-town }, { steps }.
steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
told-sail = { $steps ->
    [0] T prend la mer vers { of-town } : de son port, une voie maritime mène tout droit à son but.
   *[other] T prend la mer vers { of-town } : de là, son but est à { steps } ; par la terre, cette figurine en laisserait { $by_land }.
}
told-lay = { $value ->
    [1] Tuile facile, valeur { $value } : T la pose sur son propre itinéraire, { of-space } ({ of-tile }).
    [2] Tuile facile, valeur { $value } : T la pose sur son propre itinéraire, { of-space } ({ of-tile }).
   *[other] Tuile difficile, valeur { $value } : T la pose sur ton itinéraire, { of-space } ({ of-tile }).
}
told-lay-beside = Aucun de tes itinéraires les plus courts n’a de place pour une tuile difficile : T la pose à côté de ton véhicule ou de l’itinéraire, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] L’itinéraire que prendrait T est plein ; il pose la tuile facile sur un autre, aussi court, { of-space } ({ of-tile }).
    [2] L’itinéraire que prendrait T est plein ; il pose la tuile facile sur un autre, aussi court, { of-space } ({ of-tile }).
   *[other] Ton itinéraire est plein ; T pose la tuile difficile sur un autre, aussi court pour toi, { of-space } ({ of-tile }).
}
told-box = Aucun des itinéraires les plus courts vers le but de T n’a de place pour cette tuile ({ of-tile }) ; elle retourne dans la boîte.
told-box-hard = { $arrived ->
    [0] Il n’y a pas de place pour cette tuile ({ of-tile }) ; elle retourne dans la boîte.
   *[other] Tu es déjà à l’arrivée et plus rien ne peut te ralentir ; la tuile difficile ({ of-tile }) retourne dans la boîte.
}
told-town = { of-space } touche la case de T, qui y entre : la ville est ouverte.
told-go = T va sur la case { of-space } ({ of-tile }), un pas plus près de son but. { t-left }{ t-stopped }
told-go-easier = T va sur la case { of-space } ({ of-tile }), le pas le plus facile vers son but. { t-left }{ t-stopped }
told-go-blind = T peut payer la tuile { of-space } et y va. { t-left }
t-left = Essence { $fuel }, mécanique { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}Le symbole arrêt termine son déplacement.
}
told-stay = T reste sur place : avec essence { $fuel } et mécanique { $mechanics }, il ne peut payer aucune case plus proche de son but.
told-stay-blind = T reste sur place : avec essence { $fuel } et mécanique { $mechanics }, il ne peut pas payer la tuile { of-space }.
told-power = T gagne un pouvoir, { of-colour } { $level } : { of-power }.
told-arrives = T arrive à { of-town }.
told-take = T prend { a-card } à l’emplacement { $slot }, comme le dit sa carte.
told-take-next = L’emplacement que veut T est vide ; il prend au suivant, le { $slot } : { of-card }.
told-hits = Le danger resté sur la table touche { who-hit } : { losses }.
told-hits-power = La carte danger prise par T touche { who-hit } : { losses }.
who-hit = { $crew ->
    [FR] les Français
    [GB] les Britanniques
    [BE] les Belges
    [IT] les Italiens
    [SU] les Suffragettes
   *[IN] les Indépendants
}
told-gains = T se refait : essence +{ $fuel }, mécanique +{ $mechanics }.
told-prime = T est en première position dans l’ordre de jeu : essence +{ $fuel }.
told-gains-power = T utilise ce qu’il a pris : essence +{ $fuel }, mécanique +{ $mechanics }.
told-lost = { who } : dégâts subis, { losses }.
told-arrival = { who } : arrivée à { of-town }, en { nth } position.
told-arrival-alone = { who } : arrivée à temps à { of-town }.
nth = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}
told-last-round = C’est la dernière manche : les autres gardent encore leurs assistants inutilisés.
told-round = La manche { $round } commence.
told-estienne = Les huit cartes Estienne ont servi ; elles sont mélangées de nouveau.
told-plan = { who } : plan dévoilé ({ plan-of }).
told-left = Reste sur la table et part à la défausse : { of-card }.
told-order-prime = { who } : { nth } position dans l’ordre de jeu, +{ $francs } F.
told-order = { who } : { nth } position dans l’ordre de jeu.
told-order-t = T est en { nth } position dans l’ordre de jeu.
told-bag = Le sac était vide : les tuiles défaussées y retournent.
told-deck = La pioche était vide : les cartes défaussées sont mélangées pour en faire une nouvelle.
told-no-room = Il n’y a pas de place pour cette tuile ({ of-tile }) ; elle va à la défausse.
told-entered = { who } : tuile payée, entrée sur la case { of-space }, essence −{ $fuel }.
told-stuck = { who } : tuile { of-space } impossible à payer, le véhicule ne bouge pas.
told-stop = Le symbole arrêt termine le trajet.
told-steps = C’était le dernier pas du trajet.
told-nowhere = { who } : aucune case où entrer d’ici, le trajet se termine.
told-over = Plus personne n’est en jeu, et la partie est finie.
told-limit = Après la manche { $rounds }, personne n’est arrivé, et la partie est finie.
ending-arrivals = La dernière manche est jouée jusqu’au bout.
ending-arrival = Le voyage est accompli.
ending-limit = Personne n’est arrivé à temps.
told-points = { who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-points-t = T a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

not-g16-1 = { of-space } est plus loin.
not-g16-2 = { of-space } n’est pas à un niveau plus élevé que la dernière ville de T.
not-g16-3 = { of-space } n’est pas plus près de l’arrivée que T.
not-g16-4 = { of-space } est à égale distance, mais plus loin de l’arrivée.
not-g16-5 = { of-space } est à égale distance, mais vient après selon la rangée et la colonne.
not-g17-3 = Là, T ne peut pas payer : { of-space }.
not-g17-5 = Moins facile, ou plus loin selon la rangée et la colonne : { of-space }.
not-g21-3 = Par la mer vers { of-space } : T ne serait pas aussi près de son but qu’avec ses cases par la terre.

## Why not

refused-turn = Ce n’est pas ton tour. Attends que les autres aient agi.
refused-turn-plan = Un autre équipage planifie. Attends que tous les plans soient faits.
refused-turn-take = Un autre équipage choisit d’abord une carte. Attends ton tour d’en prendre une.
refused-gone = Tu as quitté cette course. Regarde les autres, ou commence une nouvelle partie.
refused-arrived = Tu es à l’arrivée : plus de tours, plus de cartes, plus de dégâts. Attends la fin de la manche.
refused-passed = Tu as passé, et c’est définitif pour cette manche. Tes escortes inutilisées te protègent encore ; attends la manche suivante.
refused-out = Tous tes assistants ont servi : tu n’as plus de tour dans cette manche. Attends la suivante.
refused-resign-word = Abandonner n’est pas un coup. Abandonne comme la table le prévoit.
refused-draw = Il faut d’abord tirer quelque chose. Tire, puis continue.
refused-unreadable = « { $text } » ne peut pas se jouer ici. Écris ce que tu fais, par exemple { $example }.
refused-off-map = Il n’y a pas de case { $space } sur la carte. Nomme une case par sa rangée et sa colonne, comme 4.1, ou une ville par ses trois lettres.

refused-planned = Ton plan est fait, et les autres planifient encore. Annule-le si tu en veux un autre.
refused-plan-open = Les plans sont révélés et ne changent plus. Utilise les assistants que tu as planifiés.
refused-plan-later = Ce n’est pas encore le moment de planifier. Finis d’abord cette phase.
refused-plan-first = C’est le moment de planifier. Donne une tâche à chacun de tes cinq assistants : financement, éclaireur, mécanicien ou escorte.
refused-plan-letter = { $letter } n’est pas un rôle. F est le financement, P l’éclaireur, M le mécanicien et E l’escorte.
refused-plan-count = { $given ->
    [0] Aucun assistant n’est placé
    [one] Un seul assistant est placé
   *[other] { $given } assistants sont placés
}, mais un plan en a exactement cinq. Place-les tous les cinq.
refused-plan-role = { $most } assistants au plus peuvent avoir le rôle « { of-role } ». Donne autre chose à faire aux autres.
refused-take-later = Il n’y a pas de cartes à prendre maintenant. Attends le bivouac.
refused-take-first = On doit prendre une carte, sans pouvoir refuser. Prends-en une à l’emplacement { $slots }.
refused-slot-empty = Il n’y a pas de carte ici. Prends-en une à l’emplacement { $slots }.

refused-bought = Tu as déjà acheté de l’essence pendant ce tour, et on ne le peut qu’une fois. Continue avec des cartes ou un assistant.
refused-buy-late = Après une carte, il est trop tard pour acheter de l’essence pendant ce tour. Achète-la au début du prochain.
refused-buy-town = En solitaire, l’essence ne se vend qu’en ville. Entre d’abord dans une ville.
refused-tank-full = Ton réservoir est plein. Continue avec des cartes ou un assistant.
refused-buy-levels = L’essence s’achète par niveaux entiers, au moins un. Tu peux en acheter jusqu’à { $levels }.
refused-buy-tank = Ton réservoir n’a plus de place que pour { $levels }. Achètes-en moins.
refused-buy-purse = Un niveau coûte ici { $price } F, et tu as { $francs } F. Achètes-en moins, ou trouve d’abord de l’argent.

refused-no-card = Aucune de tes cartes ne peut se jouer maintenant. Fais agir un assistant, ou passe.
refused-card-unknown = Il n’y a pas de carte « { $text } ». Les cartes sont CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE et WINCH.
refused-card-missing = Cette carte n’est pas dans ta main : { of-card }. Choisis-en une que tu as.
refused-card-nothing = Cette carte ne changerait rien maintenant : { of-card }. Garde-la pour plus tard.
refused-mend-letters = Nomme exactement { $levels ->
    [one] un niveau, e pour le moteur ou c pour le châssis
   *[other] { $levels } niveaux avec les lettres e pour le moteur et c pour le châssis
}.
refused-guide-nothing = Il n’y a pas de tuile à tirer pour le guide. Fais-lui retirer une tuile voisine, ou garde-le.
refused-danger-alone = Tu voyages en solitaire : personne contre qui jouer une carte danger. Garde-la jusqu’à devoir défausser.
refused-danger-nobody = Une carte danger ne peut toucher personne maintenant. Garde-la pour plus tard.
refused-danger-rival = Nomme un rival pour la carte danger : { $rivals }.
refused-danger-arrived = Ce rival est arrivé ou a abandonné : plus rien ne peut le toucher. Choisis-en un qui est encore en route.
refused-danger-gauge = Nomme aussi la jauge du rival : e pour le moteur ou c pour le châssis.
refused-danger-zero = Il n’y a plus rien à perdre là : { of-gauge } à 0. Choisis une autre jauge ou un autre rival.

refused-assistant-used = Tes assistants du rôle « { of-role } » ont tous agi dans cette manche. Prends-en un autre, ou passe.
refused-assistant-none = Tu n’as planifié personne pour le rôle « { of-role } » dans cette manche. Prends un autre assistant, ou passe.
refused-no-tiles = Il n’y a plus de tuile à tirer. Envoie plutôt l’éclaireur chercher une carte.
refused-no-cards = Il n’y a plus de carte à piocher. Envoie plutôt l’éclaireur reconnaître le terrain.
refused-no-power = Ton équipage n’a pas ce pouvoir. Fais-le de la manière ordinaire.
refused-power-used = Le pouvoir de ton équipage a déjà servi dans cette manche. Il sera de nouveau prêt à la suivante.
refused-few-tiles = Il reste moins de { $tiles } tuiles à tirer. Reconnais le terrain avec deux.
refused-repair-full = Moteur et châssis sont en parfait état : il n’y a rien à réparer. Fais conduire le mécanicien, ou prends un autre assistant.
refused-repair-letters = Nomme les niveaux avec les lettres e pour le moteur et c pour le châssis, par exemple repair ec.
refused-repair-many = Une réparation rend un ou deux niveaux. Nommes-en moins.
refused-repair-gauge = { $levels ->
    [0] Rien n’est cassé là : { of-gauge } au maximum.
    [one] Un seul niveau manque là : { of-gauge }.
   *[other] Seuls { $levels } niveaux manquent là : { of-gauge }.
} Ne nomme que ce qui est à réparer.
refused-repair-money = Un niveau coûte ici { $price } F, et tu as { $francs } F. Répare moins, ou trouve d’abord de l’argent.

refused-engine-none = Avec un moteur à 0, on ne roule pas. Répare d’abord le moteur.
refused-no-way = Aucune case voisine ne t’est accessible. Achète d’abord de l’essence, répare, ou prends un autre assistant.
refused-too-far = Un trajet a au plus autant de pas que le moteur avait de niveaux au départ ; tu en as { $steps }. Nomme une case voisine.
refused-one-step = Un trajet se fait pas à pas. Nomme une case voisine ; ensuite tu pourras continuer.
refused-not-neighbour = Pas à côté de toi : { of-space }. Choisis une case voisine par la terre.
refused-sea-route = D’ici, seule une voie maritime mène à { of-space }. Envoies-y un mécanicien par mer.
refused-blind-fuel = Pour rouler à l’aveugle { of-space }, il te faut { $need } d’essence, et tu as { $fuel }. Achète d’abord de l’essence, ou choisis un autre chemin.
refused-tile-fuel = La tuile { of-space } coûte { $need } d’essence, et tu as { $fuel }. Achète d’abord de l’essence, ou choisis un autre chemin.
refused-tile-levels = La tuile { of-space } coûte { $need ->
    [one] un niveau
   *[other] { $need } niveaux
} de moteur et de châssis, et tu en as { $left }. Répare d’abord, ou choisis un autre chemin.
refused-driving = Ton trajet est en cours. Continue vers une case voisine, ou arrête-toi.
refused-halt-later = Aucun trajet n’est en cours. Choisis autre chose.
refused-stopped = Un symbole arrêt a terminé ton trajet. Repars avec un autre mécanicien quand ce sera ton tour.
refused-in-town = Un trajet se termine dans une ville. Repars avec un autre mécanicien quand ce sera ton tour.
refused-drive-over = Ton trajet est fini : il n’a pas plus de pas que le moteur n’avait de niveaux. Repars avec un autre mécanicien quand ce sera ton tour.
refused-must-enter = Tu peux payer la tuile tirée, donc tu dois y entrer. Réponds d’abord à la question ; ensuite tu pourras t’arrêter.
refused-sail-engine = Avec un moteur à 0, on ne prend pas la mer. Répare d’abord le moteur.
refused-no-port = Tu n’es pas dans un port. Les voies maritimes partent de Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam et Beira.
refused-no-route = Aucune voie maritime ne mène d’ici à { of-space }. Choisis un port où il en mène une.
refused-sail-money = La traversée vers { of-space } coûte { $price } F, et tu as { $francs } F. Trouve d’abord de l’argent, ou va par la terre.

refused-clear-nothing = Aucune tuile voisine ne peut être retirée. Garde l’escorte pour te protéger.
refused-clear-empty = Il n’y a pas de tuile là : { of-space }. Choisis une case voisine qui en porte une.
refused-clear-far = Pas à côté de toi : { of-space }. Choisis une tuile sur une case voisine par la terre.
refused-clear-vehicle = Un véhicule est sur la tuile { of-space }, elle reste donc là. Choisis-en une autre.
refused-lay-later = Il n’y a pas de tuile à poser maintenant. Envoie d’abord un éclaireur reconnaître le terrain.
refused-lay-first = Les tuiles tirées se posent avant tout le reste. Choisis une tuile et sa case.
refused-tile-not-drawn = Cette tuile n’a pas été tirée. Choisis parmi : { $drawn }.
refused-lay-town = { of-space } est une ville, et on ne pose pas de tuile sur une ville. Choisis une case de terrain vide.
refused-lay-tile = Il y a déjà une tuile { of-space }. Choisis une case de terrain vide.
refused-lay-vehicle = Un véhicule se trouve { of-space }, et on ne pose pas de tuile dessous. Choisis une case de terrain vide.
refused-lay-far = Pas reliée à ton véhicule : { of-space }. Choisis une case vide à côté de toi, ou à côté d’une chaîne de villes et de tuiles qui part de toi.
refused-back-later = Il n’y a pas de tuile à remettre maintenant. Choisis autre chose.
refused-back-first = L’une des trois tuiles retourne d’abord dans le sac. Choisis laquelle.

refused-winch-later = Un treuil se joue quand ton véhicule entre sur une tuile, avant de payer. Roule d’abord ; la question te sera posée.
refused-winch-first = Dis d’abord si tu joues un treuil : contre un symbole mécanicien, contre le symbole arrêt, ou aucun.
refused-winch-needed = Sans treuil, tu ne peux pas payer cette tuile. Joues-en un contre un symbole mécanicien.
refused-winch-levels = Il te faut tes treuils pour les symboles mécanicien de cette tuile. Joues-en un contre un symbole mécanicien.
refused-winch-symbol = Cette tuile n’a pas ce symbole : { of-symbol }. Joue le treuil contre un autre, ou n’en joue pas.
refused-hit-later = Tu n’as pas de niveaux à perdre maintenant. Choisis autre chose.
refused-hit-first = Dis d’abord { $hits ->
    [one] quel niveau tu perds, de moteur ou de châssis
   *[other] quels { $hits } niveaux tu perds, de moteur et de châssis
}.
refused-hit-gauge = C’est plus qu’il n’y en a : { of-gauge } { $level }. Prends le reste sur l’autre jauge.
refused-no-danger = Aucun danger ne te menace maintenant. Garde ton escorte jusque-là.
refused-guard-bivouac = Contre les dégâts du bivouac, aucune escorte ne peut rien. Subis-les, et ne laisse pas de carte danger la prochaine fois.
refused-escort-used = Tu n’as pas d’escorte inutilisée. Subis les dégâts, ou planifie une escorte à la prochaine manche.
refused-danger-first = Un danger te menace. Réponds d’abord : protège-toi avec une escorte (guard), ou subis les dégâts (accept).
refused-drop-later = Ta main n’est pas trop grande, rien n’est à défausser. Choisis autre chose.
refused-drop-first = Tu as { $held ->
    [one] une carte
   *[other] { $held } cartes
}, et ton châssis en permet { $chassis }. Défausse d’abord des cartes de ton choix.

refused-no-torpedo = Le TORPEDO ne joue que dans la partie contre lui. Joue un coup à toi.
refused-t-own = T avance selon ses propres règles, personne ne l’envoie. Joue un coup à toi.
refused-t-closed = { of-space } est une ville fermée à T : il n’entre que dans des villes plus avancées que sa dernière et plus proches de l’arrivée. Joue un coup à toi.
refused-t-sail = T ne prend la mer qu’avec le pouvoir bleu 3, et seulement tout droit vers son but. Joue un coup à toi.

## Terminal

typing = Tape ce que tu veux faire, par exemple { $example }. Une case (4.1) ou une ville (NOU) dit ce qu’on en sait ; pour en savoir plus : { $more }. Autres commandes :
terminal-round = Manche { $round } sur { $rounds }
terminal-last-round = Dernière manche
terminal-order = Ordre de jeu
terminal-track = Piste
terminal-bag = Sac
terminal-deck = Pioche
terminal-discard = Défausse
terminal-hand = Main
terminal-bivouac = Bivouac
terminal-drawn = Tirées
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-gone = abandon
terminal-arrived = arrivée n° { $place }
terminal-planned = plan prêt
terminal-to-take = prendre une carte au bivouac
terminal-to-plan = placer cinq assistants
terminal-to-turn = faire agir un assistant ou passer
terminal-to-lay = poser une tuile
terminal-to-back = rendre une tuile
terminal-to-drive = continuer ou s’arrêter
terminal-to-winch = jouer un treuil ou non
terminal-to-hit = choisir les niveaux perdus
terminal-to-danger = se protéger ou subir les dégâts
terminal-to-drop = défausser une carte
terminal-sign-risk = zone à risque
terminal-sign-reach = à portée
terminal-sign-way = itinéraire de T
terminal-sign-cards = cartes en main
terminal-blind = ? est une tuile du sac : en moyenne essence { $fuel }, mécanicien { $mechanics } ; danger { $danger } %, arrêt { $stop } %
terminal-do-take = la carte de cet emplacement
terminal-do-plan = cinq lettres : F financement (2 au plus), P éclaireur (2), M mécanicien ({ $mechanics }), E escorte (2)
terminal-do-drop = cette carte va à la défausse
terminal-do-hit = e moteur, c châssis
terminal-do-guard = une escorte te protège
terminal-do-shield = le pouvoir de ton équipage te protège
terminal-do-accept = subir les dégâts
terminal-do-winch = m : un symbole mécanicien ne compte pas, s : l’arrêt ne compte pas
terminal-do-nowinch = n’en jouer aucun
terminal-do-lay = une tuile et sa case
terminal-do-back = cette tuile retourne dans le sac
terminal-do-buy = niveaux d’essence, { $price } F chacun
terminal-do-play = une carte de ta main
terminal-do-fund = financement : de l’argent
terminal-do-scout = éclaireur : tirer deux tuiles et les poser
terminal-do-scout3 = éclaireur : tirer trois tuiles, en poser deux
terminal-do-fetch = éclaireur : piocher une carte
terminal-do-repair = mécanicien : e moteur, c châssis, { $price } F par niveau
terminal-do-drive = mécanicien : premier pas, avec son coût
terminal-do-go = pas suivant, avec son coût
terminal-do-halt = le trajet finit ici
terminal-do-sail = mécanicien : par mer, avec le prix
terminal-do-clear = escorte : cette tuile s’en va
terminal-do-pass = plus de tour dans cette manche
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
terminal-level = niveau { $level }
terminal-tile = tuile { $tile }
terminal-here = ici { $vehicles }
terminal-neighbours = à côté de { $spaces }
terminal-route = par mer vers { $port } { $price } F
terminal-estienne = Carte Estienne { $id }, but { $goal } : la figurine 1 pose { $tiles } tuiles, la 2 avance de { $second_moves }, les autres de { $others_move } chacune. Au bivouac, T prend l’emplacement { $first } s’il choisit en premier, { $second } en second. Chaque carte danger qui reste coûte { $damage } { $gauge ->
    [0] moteur
   *[other] châssis
}. Puis T regagne essence { $fuel }, mécanique { $mechanics }.
terminal-way = Son itinéraire : { $spaces }
terminal-pile = Cartes retournées : { $revealed }. Encore face cachée : { $cards }

## Map

map-board = The Great Race
map-title = Carte de l’Afrique : 99 cases, les flèches mènent de l’une à l’autre
map-which = Que veux-tu faire ici ?
map-nearer = Voir de plus près
map-whole = Voir toute la carte
map-back = Revenir au tableau de bord
map-drive = Rouler jusqu’ici
map-sail = Prendre la mer jusqu’ici
map-clear = Retirer la tuile avec une escorte
map-guide = Retirer la tuile avec un guide
map-lay = Poser une tuile ici : { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n } %
spoken-level = niveau { $level }
spoken-draws =
    { $n ->
        [one] donne { $n } carte
       *[other] donne { $n } cartes
    }
spoken-risk = zone à risque
spoken-start = départ
spoken-finish = arrivée
spoken-goal = but de T
spoken-tile = tuile, coûte : { $tile }
spoken-vehicles =
    { $n ->
        [one] véhicule : { $vehicles }
       *[other] véhicules : { $vehicles }
    }
spoken-route = voie maritime vers { $town }, { $price } F
spoken-blind = case inconnue, au moins essence { $least } ; en moyenne essence { $fuel } et mécanicien { $mechanics }, danger { $danger } %, arrêt { $stop } %
spoken-town = rien à payer, et le trajet s’y termine
spoken-pair = { $what } : { $more }

## Desk

desk-round = Manche { $round }, { $rounds } au plus
desk-journey = { $start } – { $finish }
desk-last-round = Dernière manche
desk-gauge = { of-gauge } { $level } sur { $most }
desk-purse = Bourse : { $money }{ "\u00A0" }F
desk-price-petrol = Essence { $price }{ "\u00A0" }F
desk-price-repair = réparation { $price }{ "\u00A0" }F
desk-no-petrol = Pas d’essence ici
desk-how = { $how ->
    [gone] abandon
    [arrived] arrivée, place { $place }
   *[passed] passe
}
desk-planned = plan prêt
desk-plans = plan en cours
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by }{ "\u00A0" }F
}
desk-assistants = Assistants
desk-figures = À utiliser : { $unused }, déjà utilisés : { $used }
desk-actions = Possible : { of-role }
desk-no-action = Cet assistant n’a rien à faire pour l’instant.
desk-action = { $action ->
    [fund] Chercher de l’argent
    [scout] Reconnaître : poser deux tuiles
    [scout3] Reconnaître : deux tuiles sur trois
    [fetch] Piocher une carte
    [drive] Conduire
   *[clear] Retirer une tuile
}
desk-steps = jusqu’à { steps }
desk-tiles = { $tiles ->
    [one] une tuile voisine
   *[other] { $tiles } tuiles au choix
}
desk-on-map = Choisis maintenant une case sur la carte. Le même bouton annule.
desk-sail = Par mer : { of-town }
desk-repair = Réparer
desk-petrol = Acheter de l’essence
desk-petrol-less = Un niveau de moins
desk-petrol-more = Un niveau de plus
desk-petrol-levels = { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
}
desk-buy = Acheter de l’essence
desk-pass = Passer pour cette manche
desk-hand = Main : { $held }, limite { $limit }
desk-too-many = Ta main est trop grande. Choisis une carte à défausser.
desk-back = carte cachée
desk-does = { $card ->
    [CAN] Essence +2
    [TANK] Essence +4
    [PARTS] Moteur ou châssis +1
    [TOOLS] Moteur et châssis : +2 en tout
    [DNG] { $mode ->
        [alone] Ne se joue pas en solitaire
        [solo] Coûte au TORPEDO un niveau de méca{ "\u00AD" }nique
       *[race] Coûte un niveau à un rival
    }
    [TEL] +30{ "\u00A0" }F
    [GUIDE] Poser une tuile ou en retirer une
   *[WINCH] En condui{ "\u00AD" }sant : un symbole méca{ "\u00AD" }nicien de moins, ou pas d’arrêt
}
desk-play = Jouer
desk-drop = Défausser
desk-guide-lay = Tirer une tuile et la poser
desk-guide-clear = Retirer une tuile
desk-strike = { of-crew } : { of-gauge } −1
desk-strike-t = TORPEDO : mécanique −1
desk-ask = { $phase ->
    [hit] Ton véhicule est touché. Quels niveaux perd-il ?
    [winch] Utiliser un treuil sur cette tuile ?
    [danger] Danger. Tu te protèges ou tu subis les dégâts ?
    [drive] Choisis la case suivante sur la carte, ou arrête-toi.
   *[back] Une des trois tuiles retourne dans le sac. Laquelle ?
}
desk-ask-anyway = Un treuil aiderait ici, mais tu n’en as pas pour cela. On te pose quand même la question, pour que les autres ne l’apprennent pas.
desk-answer = { $answer ->
    [winch-m] Treuil : un symbole mécanicien de moins
    [winch-s] Treuil : pas d’arrêt
    [nowinch] Pas de treuil
    [guard] Une escorte te protège
    [shield] Le pouvoir des Britanniques
    [accept] Subir les dégâts
   *[halt] S’arrêter ici
}
desk-tray = Tuiles tirées
desk-lay-which = Choisis une tuile, puis sa case sur la carte.
desk-lay-where = Choisis maintenant sa case sur la carte.
desk-plan = Plan de la manche
desk-role-does = { $role ->
    [F] rapporte des francs
    [P] pose des tuiles ou pioche une carte
    [M] conduit, répare ou prend la mer
   *[E] retire une tuile ou te protège
}
desk-plan-less = { of-role } : un de moins
desk-plan-more = { of-role } : un de plus
desk-plan-count = { of-role } : { $n }
desk-plan-left = { $left ->
    [0] Les cinq assistants sont placés.
    [one] Il reste un assistant à placer.
   *[other] Il reste { $left } assistants à placer.
}
desk-plan-keys = Les touches F P M E placent un assistant ; avec Maj, elles le retirent.
desk-commit = Valider le plan
desk-committed = Ton plan est prêt. Les autres planifient encore.
desk-committed-undo = Ton plan est prêt. Tant qu’il manque un plan, tu peux annuler le tien : bouton Annuler ou touche U.
desk-bivouac = Bivouac
desk-take = Choisis une carte.
desk-take-it = Prendre cette carte
desk-chooses = Choix en cours : { of-crew }
desk-slot = Emplacement { $n }
desk-slot-empty = Emplacement { $n } : vide
desk-slot-t = pour le TORPEDO
desk-slots-t = Le TORPEDO prendra les emplacements { $one } et { $other } ; si l’un est vide, le suivant.
desk-rival-figures = Assistants à utiliser : { $unused }, déjà utilisés : { $used }
desk-rival-hand = Cartes en main : { $held }
desk-track = Progression
desk-track-space = { $level } : { $crews }
desk-order = Ordre de jeu
desk-prime = Qui est premier après l’entretien reçoit la prime.
desk-bag = Sac { $tiles } · pioche { $cards }
desk-unseen = Dans le sac, les plus faciles d’abord
desk-tiles-out = Tuiles défaussées : { $tiles }
desk-cards-out = Cartes défaussées : { $cards }
desk-goal = But : { of-town }
desk-revealed = Cartes retournées : { $cards }
desk-t-no-card = Sa carte est retournée dès que tu as planifié.
desk-t-figure = Figurines utilisées : { $figure } sur 5
desk-t-tiles = { $tiles ->
    [one] pose une tuile
   *[other] pose { $tiles } tuiles
}
desk-t-moves = { $spaces ->
    [one] avance d’une case
   *[other] avance de { $spaces } cases
}
desk-t-slots = emplacement { $first } en premier, { $one } et { $other } en second
desk-t-gains = essence +{ $fuel }, mécanique +{ $mechanics }
desk-t-damage = par danger laissé, tu perds : { of-gauge } −{ $damage }
desk-danger-left = Chaque carte danger laissée te coûte : { of-gauge } −{ $damage }.
desk-t-steps = Ce que fait le TORPEDO
desk-t-others = Pourquoi rien d’autre ? ({ $n })
desk-step = Un pas
desk-run = Continuer
desk-finish = À la fin
desk-replay = Revoir
desk-stickers = Pouvoirs : { $n } sur 16
desk-no-stickers = Le TORPEDO n’en a pas encore.
desk-missions = Missions : { $n } sur { $of }
desk-mission-yes = accomplie
desk-mission-open = tient jusqu’ici, se décide à l’arrivée
desk-mission-no = pas encore
desk-missions-about = Elles sont tamponnées si le voyage réussit.
desk-end = Le voyage est fini
desk-won = { $mode ->
    [solo] Tu as battu le TORPEDO.
   *[alone] Tu arrives à temps.
}
desk-lost = { $mode ->
    [solo] Le TORPEDO a gagné.
   *[alone] Tu n’arrives pas à temps.
}
desk-col-place = Place
desk-col-levels = Niveaux
desk-col-money = Francs
desk-col-money-cards = Francs, cartes
desk-col-points = Points
desk-gone = abandon
desk-not-arrived = pas arrivé, encore { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}
desk-stamps = Missions accomplies : { $n }
cover-title = L’écran passe à : { $side }
cover-about = Les plans et les cartes secrètes sont cachés, pour que personne ne voie ceux des autres. Ici, seul cet équipage continue : { $side }.
do-uncover = Montrer notre tableau de bord

## Campaign

refused-campaign-branch = Cet endroit n’existe pas dans la campagne. Choisis une partie de 0 à { $entries }.
refused-campaign-forged = La partie { $number } de cette campagne ne peut pas avoir été jouée ainsi : paquet, pouvoirs ou améliorations ne découlent pas des parties précédentes. Prends le fichier tel qu’il a été enregistré.
refused-campaign-game = La partie { $number } de cette campagne n’est pas une partie pour une seule personne. Seules les parties contre le TORPEDO et les voyages en solitaire en font partie.
refused-campaign-running = La partie { $number } n’est pas terminée. Finis-la d’abord.
refused-campaign-file = Ce n’est pas un fichier de campagne. Choisis un fichier enregistré depuis une campagne.
refused-campaign-torn = Ce fichier de campagne est abîmé ou modifié : sa somme de contrôle ne correspond pas. Enregistre-le de nouveau.
refused-campaign-key = Cette clé n’ouvre aucune campagne. Commences-en une nouvelle ou charges-en une enregistrée.
refused-campaign-long = Une campagne compte au plus { $games } parties, et son fichier { $letters } 000 caractères. Reprends-la à une partie antérieure et continue de là.
refused-campaign-modules = Une campagne se joue avec un ou plusieurs de ses modules : { $modules }. Choisis-en au moins un.
refused-campaign-begun = « { $file } » a commencé avec d’autres modules : { $modules }. On les choisit au début d’une campagne : retire --modules ou indique un nouveau fichier.
refused-campaign-exists = « { $file } » existe déjà. Choisis un nom libre.
refused-campaign-changed = Un autre programme a modifié « { $file } » entre-temps. Sors avec quit et rouvre-le.
refused-campaign-other-game = La partie inachevée de « { $file } » n’appartient pas à cette campagne telle qu’elle est maintenant. Recommence la partie, ou remets la campagne à laquelle elle appartient.
refused-campaign-option = { $option } découle de la campagne. Tu peux choisir : { $options }.
refused-campaign-word = « { $word } » ne veut rien dire ici. Tu peux taper : { $words }.
refused-campaign-replay = Cette partie n’existe pas. Tape replay et le numéro d’une partie, comme games les énumère : replay 1
refused-campaign-branch-typed = Tape branch, le numéro de la partie d’où tu continues et un nouveau fichier, par exemple : branch 1 autre.txt. 0 est le début.
refused-campaign-transcript = La partie { $number } de cette campagne ne peut pas être rejouée : sa transcription est abîmée ou contient un coup interdit. Prends le fichier tel qu’il a été enregistré.

campaign-title = Campagne
campaign-passport = Passeport
campaign-intro = Une partie après l’autre contre le TORPEDO : son paquet et ses pouvoirs grandissent, et tes tampons restent.
campaign-begin = Commencer une campagne
campaign-modules = Modules
campaign-modules-about = Chacun s’emploie seul ou avec les autres. Ton choix vaut pour toute la campagne.
campaign-with = Avec : { $modules }
campaign-means = { $modules ->
    [none] Choisis au moins un module.
    [deck] Les cartes du TORPEDO s’améliorent de partie en partie ; il ne gagne pas de pouvoirs, et il n’y a pas de tampons à gagner.
    [legacy] Le TORPEDO garde chaque pouvoir qu’il gagne ; ses cartes restent au niveau 1, et il n’y a pas de tampons à gagner.
    [deck-legacy] Les cartes du TORPEDO s’améliorent et ses pouvoirs grandissent ; il n’y a pas de tampons à gagner.
    [passport] Le TORPEDO reste comme à la première partie. Seuls les voyages en solitaire donnent des tampons : contre le TORPEDO, il faut que son paquet progresse.
    [deck-passport] Les cartes du TORPEDO s’améliorent. Une victoire contre lui donne des tampons prudents ; les voyages en solitaire ont les leurs.
    [legacy-passport] Le TORPEDO garde chaque pouvoir qu’il gagne. Seuls les voyages en solitaire donnent des tampons : contre le TORPEDO, il faut que son paquet progresse.
   *[all] La campagne entière. Pour chaque partie, tu choisis : prudente, sans ses pouvoirs ; légendaire, avec eux ; ou en solitaire. Avec les douze tampons légendaires, tu entres dans la légende.
}
campaign-use = L’utiliser ?
campaign-in-file = Campagne dans { $file }
campaign-label = { $label } : { $value }
campaign-typing-play = Entrée : jouer la partie { $n }. Autres commandes :
campaign-typing-continue = Entrée : continuer la partie { $n } (manche { $round }). Autres commandes :
campaign-entered = Inscrite dans { $file } : partie { $n }.
campaign-branched-file = Tu continues dans { $file }. Inchangé : { $old }.
campaign-damaged = Parties et saisons intactes : { $games }. Tu peux continuer à partir de là ; le fichier endommagé reste sous le nom { $other }.
campaign-damaged-sure = Continuer à partir de là ?
campaign-anew = Recommencer la partie ? Ce qui est là reste sous le nom { $other }.
campaign-season-sure = Commencer la saison ?
campaign-help-play = jouer la prochaine partie ou celle en cours ; Entrée fait de même
campaign-help-deck = les cartes du TORPEDO
campaign-help-powers = les pouvoirs gagnés par le TORPEDO
campaign-help-passport = missions et tampons
campaign-help-games = les parties jusqu’ici
campaign-help-option = les options de la prochaine partie ; en changer une : option direction=SN
campaign-help-replay = revoir une partie : replay 1
campaign-help-branch = continuer après une partie antérieure dans un autre fichier : branch 1 FICHIER
campaign-help-season = commencer une nouvelle saison
campaign-help-quit = quitter ; tout est dans le fichier
campaign-help-help = cette liste
campaign-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
campaign-legend = Joueur légendaire
campaign-legend-about = Les douze missions portent le tampon légendaire.
campaign-stamps = { $n ->
    [one] { $n } tampon
   *[other] { $n } tampons
} sur { $of }
campaign-first = Premier dans la prochaine partie : { $who ->
    [T] TORPEDO
   *[other] toi
}
campaign-missions = Missions
campaign-missions-about = Toute mission exige le succès : gagner ou, en solitaire, arriver à temps. Chaque manière de voyager a son propre tampon.
campaign-inked = { $way } : tampon obtenu
campaign-inked-day = { $way } : tampon obtenu le { $day }
campaign-blank = { $way } : pas encore
campaign-now = La partie en cours remplit cette condition jusqu’ici.
campaign-alone = En solitaire : { $about }
campaign-deck = Le paquet du TORPEDO
campaign-deck-about = Après une victoire, deux cartes du plus bas niveau montent ; après une défaite, une seule.
campaign-card = { $id }, but { $colour }. Tuiles { $tiles } ; la figurine 2 avance de { $second }, les autres de { $others } ; essence +{ $fuel }, mécanique +{ $mechanics } ; dégâts { $damage }.
campaign-powers = Les pouvoirs du TORPEDO
campaign-powers-about = Il gagne le suivant d’une couleur chaque fois qu’il entre dans une ville de la couleur de son but.
campaign-power-gained = { $colour } { $level }, acquis : { $power }
campaign-power = { $colour } { $level } : { $power }
campaign-history = Voyages
campaign-none = Pas encore de voyage. Le premier tampon t’attend.
campaign-none-plain = Pas encore de voyage.
campaign-season-began = Une nouvelle saison
campaign-won = Gagnée
campaign-lost = Perdue
campaign-arrived = Réussie
campaign-failed = Échouée
campaign-journey = Partie { $n }
campaign-round = manche { $round }
campaign-points = { $mine } à { $theirs } points
campaign-upgrades = Dans le paquet : { $cards }
campaign-earned = Tampons obtenus : { $missions }
campaign-replay = Revoir
campaign-branch = Repartir d’ici
campaign-branch-about = Crée une campagne à part qui repart d’ici. Celle-ci reste.
campaign-next = Prochain voyage
campaign-play = Jouer la partie { $n }
campaign-continue = Continuer la partie { $n }
campaign-running = La partie { $n } est en cours : manche { $round }.
campaign-give-up = Abandonner
campaign-give-up-sure = Abandonner cette partie ? Elle compte comme perdue.
campaign-opponent = Adversaire
campaign-crew = Équipage
campaign-way = Manière
campaign-more = Autres règles
campaign-season = Nouvelle saison
campaign-season-about = { $grows ->
    [deck] Le paquet du TORPEDO revient au niveau 1.
    [legacy] Les pouvoirs du TORPEDO disparaissent.
   *[both] Le paquet du TORPEDO revient au niveau 1 et ses pouvoirs disparaissent.
}
campaign-season-stamps = Tes tampons restent.
campaign-season-yes = Commencer la saison
campaign-no = Non merci
campaign-export = Enregistrer dans un fichier
campaign-import = Lire un fichier
campaign-drop = ou dépose-le ici
campaign-file-about = Un seul fichier texte contient toute la campagne ; chaque partie est vérifiée à la lecture.
campaign-reading = Chaque partie est vérifiée…
campaign-others = Tes campagnes
campaign-stamps-earned = { $n ->
    [one] { $n } tampon
   *[other] { $n } tampons
}
campaign-after = Après la partie { $n }
campaign-begun = Commencée le { $day }
campaign-name = Nom de la campagne
campaign-rename = Renommer
campaign-name-keep = Garder
campaign-branched = Tu continues dans « { $name } ». « { $old } » reste comme elle était, parmi tes campagnes.
campaign-open = Ouvrir
campaign-forget = Ranger
campaign-new = Nouvelle campagne
campaign-key = Lien vers cette campagne
campaign-key-about = Qui possède ce lien peut poursuivre la campagne. Garde-le pour l’ouvrir ailleurs.
campaign-back = Retour à la campagne
campaign-stale = Quelque chose a changé entre-temps ; voici où l’on en est.
campaign-way-prudent = Prudente
campaign-prudent-about = Le paquet du TORPEDO grandit, ses pouvoirs se reposent.
campaign-way-legendary = Légendaire
campaign-legendary-about = Le paquet et les pouvoirs du TORPEDO grandissent.
campaign-way-alone = En solitaire
campaign-alone-about = Sans adversaire ; tu arrives en six manches ou le voyage échoue.
campaign-no-stamp = Contre le TORPEDO, pas de tampons tant que son paquet ne progresse pas ; un voyage en solitaire en donne.
campaign-mission = { $id ->
    [M01] Première traversée
    [M02] Marche forcée
    [M03] Quatre couleurs
    [M04] Au cœur du Sahara
    [M05] La piste du Congo
    [M06] Eau salée
    [M07] Comme neuf
    [M08] Bourse pleine
    [M09] Vers l’inconnu
    [M10] Sans mécène
    [M11] Sur le fil
    [M12] Tueur de géants
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Le succès suffit.
    [M02] Arriver dans la manche 4 ou plus tôt.
    [M03] Être entré dans au moins une ville bleue, une verte, une rouge et une jaune.
    [M04] Être entré dans 4 zones à risque différentes du Sahara.
    [M05] Être entré dans 3 zones à risque différentes du Congo.
    [M06] Avoir pris 2 voies maritimes différentes.
    [M07] Moteur et châssis ensemble à 9 ou plus à la fin.
    [M08] 150 F ou plus à la fin.
    [M09] 10 pas à l’aveugle qui ont mené sur la case.
    [M10] Aucun plan de la partie n’avait d’assistant au financement.
    [M11] TORPEDO arrivé dans la même manche.
    [M12] Au début de la partie : aucune carte de niveau 1 dans le paquet (prudente), 8 autocollants ou plus (légendaire).
    [M11-alone] Essence à 0 exactement à l’arrivée.
    [M12-alone] Le voyage va vers le nord.
   *[other] { $id }
}

## Hints

foretold-take = prends cette carte : { of-card }.
foretold-plan = fais ce plan : { plan-of }.
foretold-buy = achète de l’essence : +{ $fuel } pour { $francs } F.
foretold-use = joue cette carte : { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] tire une tuile et pose-la.
   *[other] essence +{ $fuel }.
}
foretold-mend = joue cette carte : { of-card }, { gains }.
foretold-strike = joue la carte danger contre { whom } : { $gauge ->
    [e] moteur
   *[c] châssis
}.
foretold-strike-t = joue la carte danger contre le TORPEDO : mécanique −1.
foretold-guide = joue le guide et retire la tuile { of-space } ({ of-tile }).
foretold-fund = trouve de l’argent : +{ $francs } F.
foretold-scout = envoie un éclaireur en reconnaissance.
foretold-scout3 = envoie un éclaireur, avec trois tuiles au choix.
foretold-fetch = envoie un éclaireur chercher une carte.
foretold-pass = passe pour cette manche.
foretold-halt = arrête-toi ici.
foretold-guard = dépense une escorte : le danger ne fait alors aucun dégât.
foretold-shield = annule le danger avec le pouvoir de ton chef.
foretold-accept = subis les dégâts, sans te protéger.
foretold-winch-m = joue un treuil : un symbole mécanicien ne compte pas.
foretold-winch-s = joue un treuil : le symbole arrêt ne compte pas.
foretold-nowinch = ne joue pas de treuil ici.
foretold-repair = répare pour { $francs } F : { gains }.
foretold-hit = répartis les dégâts ainsi : { losses }.
foretold-go-town = { set-out } jusqu’à { of-space }.
foretold-go-blind = { set-out } à l’aveugle { towards }.
foretold-go = { set-out } { towards } ({ of-tile }), essence −{ $fuel }.
set-out = { $begins ->
    [0] continue
   *[other] roule
}
towards = { $towards ->
    [E] vers l’est
    [W] vers l’ouest
    [NE] vers le nord-est
    [NW] vers le nord-ouest
    [SE] vers le sud-est
   *[other] vers le sud-ouest
}
foretold-sail = prends la mer vers { of-space } pour { $francs } F.
foretold-clear = fais retirer par une escorte la tuile { of-space } ({ of-tile }).
foretold-back = remets cette tuile dans le sac : { of-tile }.
foretold-drop = défausse cette carte : { of-card }.
foretold-lay = pose cette tuile { of-space } : { of-tile }.

reason-only = Il n’y a pas d’autre choix ici.
reason-plan-drive = { $mechanics } mécaniciens peuvent rouler ou réparer ; pas restants jusqu’à l’arrivée : { $steps }.
reason-plan-money = Ta bourse ne contient que { $francs } F, et le financement la remplit.
reason-plan-paths = Sur le chemin le moins cher vers l’arrivée, { $spaces ->
    [one] une case est encore inconnue
   *[other] { $spaces } cases sont encore inconnues
}.
reason-plan-escort = Une escorte inutilisée annule tout un danger.
reason-take = { $card ->
    [TEL] Il vaut 30 F.
    [GUIDE] Il pose une tuile ou en retire une.
   *[WINCH] Pendant un trajet, un symbole mécanicien ou un arrêt ne compte pas.
}
reason-take-fuel = Tout tient dans ton réservoir.
reason-take-mend = Il manque { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} à ton moteur et à ton châssis.
reason-take-parts = Elle répare sans mécanicien et sans argent.
reason-take-danger = Avec elle, tu peux faire perdre un niveau à un rival.
reason-take-danger-left = Laissée là, elle abîmerait ton véhicule.
reason-petrol-town = En ville un niveau coûte 10 F, ailleurs 20 F.
reason-petrol-alone = L’essence ne se vend qu’en ville.
reason-petrol = Un mécanicien peut encore rouler, et il ne te reste que { $fuel } d’essence.
reason-petrol-worth = En ville, autant d’essence coûte { $francs } F.
reason-fuel = Tout tient dans le réservoir, et un mécanicien peut encore rouler.
reason-fuel-room = Tout tient dans le réservoir.
reason-telegram = En main, cet argent ne compte pas ; dans la bourse, si.
reason-mend = Chaque niveau réparé est un pas, une carte ou un point de plus.
reason-strike = Elle peut coûter un niveau à un rival, et en main elle ne compte pas.
reason-strike-t = Le TORPEDO perd un niveau et ne peut pas s’en protéger.
reason-clear = Cette tuile a plus de symboles qu’une tuile moyenne du sac.
reason-clear-stop = Son symbole arrêt mettrait fin à ton trajet.
reason-clear-danger = Le danger d’une tuile coûte jusqu’à deux niveaux.
reason-fund = Ta bourse contient { $francs } F, et l’essence, les réparations et les traversées coûtent de l’argent.
reason-scout = La prochaine case du chemin le moins cher vers l’arrivée est encore inconnue.
reason-fetch = Ton châssis porte { $chassis ->
    [one] une carte
   *[other] { $chassis } cartes
}, et tu en as { $held }.
reason-pass = Tes escortes inutilisées continuent de te protéger.
reason-halt = Aucun pas que tu peux payer ne rapproche de l’arrivée.
reason-halt-unknown = Tout pas qui rapproche de l’arrivée mène dans l’inconnu.
reason-guard = L’escorte annule tout ce danger.
reason-shield = Le pouvoir de ton chef annule tout et resservira à la prochaine manche.
reason-accept = Cela ne coûte qu’un niveau, et le danger d’une tuile en coûte deux.
reason-winch = Un symbole mécanicien de moins, c’est un niveau épargné.
reason-winch-stop = Sans l’arrêt, il te reste { steps }.
reason-keep-winch = Cette tuile n’a qu’un symbole mécanicien et pas d’arrêt.
reason-repair-engine = Un trajet compte autant de pas que le moteur a de niveaux, et le tien en a { $engine }.
reason-repair-chassis = Tu peux tenir autant de cartes que le châssis a de niveaux, et le tien en a { $chassis }.
reason-hit-engine = Cela ménage le châssis, qui porte tes cartes.
reason-hit-chassis = Cela ménage le moteur, qui dit jusqu’où tu roules.
reason-hit-both = Ainsi réparti, il reste des deux : moteur { $engine }, châssis { $chassis }.
reason-sail = Cela te rapproche de l’arrivée sans essence : { steps }.
reason-finish = C’est l’arrivée.
reason-town = En ville un niveau d’essence ne coûte que 10 F, et tu pioches { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
reason-road = Le chemin le moins cher vers l’arrivée passe par cette tuile.
reason-nearer = C’est un pas plus près de l’arrivée, et cela coûte { $fuel } d’essence.
reason-unknown = Inconnue, mais un pas plus près de l’arrivée, et tu peux payer { $percent } % des tuiles du sac.
reason-unknown-way = Inconnue, mais le chemin le moins cher vers l’arrivée commence là, et tu peux payer { $percent } % des tuiles du sac.
reason-lay = Une tuile facile sur ton chemin le moins cher vers l’arrivée.
reason-lay-new = Avec cette tuile facile, ton chemin le moins cher vers l’arrivée passe par ici.
reason-lay-hard = Une tuile difficile là où ton chemin le moins cher vers l’arrivée ne passe pas.
reason-lay-stop = Un arrêt met fin à un trajet, et ton chemin le moins cher vers l’arrivée ne passe pas là.
reason-lay-best = Aucune autre case pour cette tuile ne te laisse un chemin moins cher vers l’arrivée.
reason-lay-same = Où que tu la poses, ton chemin le moins cher vers l’arrivée coûte autant.
reason-back = Des tuiles tirées, c’est la plus difficile.
reason-drop-double = Tu en as une autre.
reason-drop-fuel = Ton réservoir est plein.
reason-drop-mend = Ton moteur et ton châssis sont en parfait état.
reason-drop-little = { $card ->
    [DNG] Elle ne peut que nuire à un rival.
    [TEL] Il ne vaut que 30 F.
    [PARTS] Elles ne réparent qu’un niveau.
    [GUIDE] Il ne sert que pour une seule tuile.
   *[WINCH] Il n’aide que sur une tuile avec un symbole mécanicien ou arrêt.
}
reason-drop-danger = En solitaire, elle ne peut pas être jouée.

## At the table

aim = { $mode ->
    [solo] Traverse l’Afrique et arrive avant le TORPEDO.
    [alone] Traverse l’Afrique et arrive à temps.
   *[race] Traverse l’Afrique : arrive tôt, en bon état et avec de l’argent.
}
next-story = Regarde d’abord ce que fait le TORPEDO : pas à pas, ou d’un coup avec « { desk-finish } ».
next-take = Prends une des cartes étalées.
next-take-it = Prends cette carte, ou regardes-en une autre.
next-take-last = Prends la seule carte qui reste.
next-plan = Donne une tâche à chacun de tes cinq assistants, puis valide le plan.
next-turn = { $before ->
    [both] Achète de l’essence si tu veux, joue des cartes si tu veux, puis fais agir un assistant.
    [petrol] Achète de l’essence si tu veux, puis fais agir un assistant.
    [cards] Joue des cartes si tu veux, puis fais agir un assistant.
   *[none] Fais agir un assistant, ou passe.
}
next-role = { $role ->
    [F] Laisse le financement trouver l’argent.
    [P] Choisis ce que fait l’éclaireur.
    [M] Choisis ce que fait le mécanicien.
   *[E] Choisis ce que fait l’escorte.
}
next-pass = Il n’y a plus rien à faire dans cette manche : passe.
next-drop = Tu as { $held ->
    [one] une carte
   *[other] { $held } cartes
} et ton châssis en porte { $chassis } : choisis une carte à défausser.
next-drive = Continue vers une case encadrée, ou arrête-toi. Pas restants : { $steps }.{ next-town }
next-drive-to = Choisis une case encadrée où rouler. Son coût est indiqué à côté.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}Un trajet se termine dans une ville.
}
next-aim = { $action }. Touche encore la case ou le bouton du bas.
next-clear = Choisis la tuile encadrée à retirer.
next-strike = Choisis le rival et la jauge que le danger touche.
next-card = Choisis ce que fait la carte : { of-card }.
news-found = Tuile { of-space } : { of-tile }.{ $paid ->
    [risk] {" "}Tu perds { $fuel } d’essence, dont 1 pour la zone à risque.
    [plain] {" "}Tu perds { $fuel } d’essence.
   *[none] { "" }
}
news-hurt = Ton véhicule a subi des dégâts : { losses }.
news-cards = Tu as perdu { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
news-danger = Un danger menace ton véhicule.

about-town = Couleur : { of-colour }, niveau { $level }.
about-start = Le voyage commence ici.
about-finish = Le voyage finit ici : la première arrivée ouvre la dernière manche.
about-town-enter = Entrer dans une ville ne coûte rien et termine le trajet.
about-town-cards = En y entrant, on pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
about-town-prices = Ici, l’essence et les réparations coûtent 10 F le niveau, ailleurs 20 F.
about-route = Voie maritime vers { of-town } : { $price } F.
about-tile-on = Tuile { of-space } : { of-tile }
about-space = Case { of-space }, niveau { $level }
about-unknown = Encore inconnue : en y entrant, on tire une tuile. Il faut au moins essence { $fuel }.
about-risk = Zone à risque : entrer coûte une essence de plus.
about-odds = Une tuile du sac coûte en moyenne : essence { $fuel }, niveaux { $mechanics } ; danger { $danger } %, arrêt { $stop } %.
about-lay = On peut poser une tuile ici si une chaîne de villes et de tuiles y mène depuis ton véhicule.
about-symbol-F = Entrer coûte { $n } d’essence.
about-symbol-M = Coûte { $n ->
    [one] un niveau
   *[other] { $n } niveaux
} de moteur ou de châssis, à ton choix.
about-symbol-D = Danger : coûte deux niveaux de plus, sauf si une escorte l’annule.
about-symbol-S = Arrêt : le trajet finit ici.
about-tile-stays = Elle reste sur la carte, et chaque passage se paie.
about-here = Ici : { of-crew }
about-own = C’est ton équipage.
about-stands = Lieu : { of-space }. Pas jusqu’à l’arrivée : { $steps }.
about-gauges = Essence { $fuel }, moteur { $engine }, châssis { $chassis }.
about-purse-hand = Bourse { $money } F, cartes en main { $held }.
about-leader = Pouvoir du chef : { $crew ->
    [FR] une fois par manche, on tire trois tuiles en reconnaissance et on en pose deux.
    [GB] une fois par manche, un danger est annulé, comme par une escorte.
    [BE] le premier financement de la manche rapporte 40 F.
    [IT] une fois par manche, une réparation rend trois niveaux.
   *[SU] au bivouac, une carte de plus est étalée, et celle qui reste leur revient.
}
about-leader-off = Le pouvoir du chef ne compte pas à cette table.
about-t = Le TORPEDO d’Estienne roule tout seul : à chaque manche, une carte dit ce que font ses cinq figurines.
about-t-gauges = Essence { $fuel }, mécanique { $mechanics }.
about-t-moves = Il va pas à pas vers son but, là où il peut payer, la tuile la plus facile d’abord.
about-t-cards = Il n’a ni main ni argent ; les cartes qu’il prend sont défaussées.
about-estienne-any = Carte Estienne
about-estienne-title = Carte Estienne { $id }, { of-colour }
about-estienne = Retournée au début de la manche, elle dit tout ce que le TORPEDO y fait.
about-estienne-goal = Le TORPEDO vise la ville ouverte la plus proche de cette couleur : { of-colour }.
about-estienne-tiles = Tuiles que tire la figurine 1 : { $tiles }. Les faciles vont sur son itinéraire, les difficiles sur le tien.
about-estienne-moves = Cases de la figurine 2 : { $second } ; des figurines 3 à 5 : { $others } chacune.
about-powers = Le TORPEDO en gagne un dans chaque ville de la couleur de son but et le garde pendant la campagne.
about-fuel = Chaque pas sur une tuile coûte l’essence qui y figure ; les villes n’en coûtent pas.
about-fuel-buy = Un niveau coûte 10 F en ville et 20 F ailleurs. En solitaire, on n’achète qu’en ville.
about-fuel-empty = Avec essence 0, tu peux encore entrer dans une ville voisine.
about-engine = Son niveau dit combien de pas un trajet peut compter. À 0, on ne roule pas et on ne prend pas la mer.
about-chassis = Son niveau dit combien de cartes tu peux tenir ; le surplus est défaussé aussitôt.
about-levels = Les symboles mécanicien et le danger abaissent le moteur ou le châssis.
about-mend = Un mécanicien répare un ou deux niveaux, 10 F chacun en ville, 20 F ailleurs.
about-points = Chaque niveau qui te reste à l’arrivée vaut un point.
about-mechanics = Les symboles mécanicien l’abaissent ; le TORPEDO n’entre que là où il peut payer.
about-mechanics-danger = Le danger d’une tuile lui coûte deux niveaux.
about-purse = Bourse
about-francs = Elle paie l’essence, les réparations et les voies maritimes. Un financement rapporte 30 F.
about-francs-points = Chaque tranche pleine de 50 F à l’arrivée vaut un point.
about-back = Seul son propriétaire la connaît.
about-card = { $card ->
    [CAN] Essence +2 ; ce qui ne tient pas dans le réservoir est perdu.
    [TANK] Essence +4 ; ce qui ne tient pas dans le réservoir est perdu.
    [PARTS] Moteur ou châssis +1.
    [TOOLS] Moteur et châssis : +2 en tout, répartis à ton gré.
    [DNG] Coûte à un rival un niveau de moteur ou de châssis, sauf si une escorte l’annule ; au TORPEDO, un de mécanique.
    [TEL] Rapporte 30 F.
    [GUIDE] Tire une tuile et pose-la, ou retires-en une voisine.
   *[WINCH] En entrant sur une tuile : un symbole mécanicien ou l’arrêt ne compte pas.
}
about-danger-left = Laissée au bivouac, elle abîme ton véhicule.
about-card-when = Se joue pendant ton tour, après l’essence et avant qu’un assistant agisse.
about-card-limit = Tu peux tenir autant de cartes que ton châssis a de niveaux.
about-role = { $role ->
    [F] Rapporte 30 F.
    [P] Tire deux tuiles et les pose, ou pioche une carte.
    [M] Conduit, répare ou prend la mer.
   *[E] Retire une tuile voisine de ton véhicule.
}
about-drive = Un trajet compte au plus autant de pas que ton moteur a de niveaux.
about-guard = Inutilisée, elle annule tout un danger, même si tu as déjà passé.
about-role-most = Au plus { $most } dans un plan de cinq.
about-role-once = Chaque assistant agit une fois par manche, dans l’ordre que tu veux.
about-tile = Tuile : { of-tile }
about-assistants = Chaque équipage en planifie cinq en secret : { role-F }, { role-P }, { role-M } ou { role-E }.
about-town-any = Ville
about-unknown-any = Case vide
about-sea = Voie maritime
about-sail = Un mécanicien va par mer de port en port pour le prix indiqué ; sans essence, mais le moteur ne doit pas être à 0.
about-bag = Tuiles dans le sac : { $tiles }
about-bag-what = Des tuiles pour reconnaître le terrain et pour rouler à l’aveugle. Quand il est vide, les tuiles défaussées y retournent.
about-deck = Cartes dans la pioche : { $cards }
about-deck-what = Quand elle est vide, les cartes défaussées sont mélangées en une nouvelle.
about-track = Le plus avancé commence ; dans une pile, de bas en haut.
about-prime = Le nouveau premier reçoit 20 F.
crib-tiles = Carte et tuiles
crib-gauges = Jauges et bourse
crib-cards = Cartes
crib-rivals = Ordre et TORPEDO

## The list of choices

choices-title = Ce que tu peux faire sur la carte
