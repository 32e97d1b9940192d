# Les mots de Template.

title = Template
about = Lance un dé aussi souvent que tu l’oses : un 1 te coûte tout ce que tu as amassé pendant ce tour.
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

option-goal = Objectif
option-goal-about = Avec combien de points on gagne la partie.

refused-turn = Ce n’est pas ton tour. Attends que le dé arrive jusqu’à toi.
refused-throw-first = On lance d’abord le dé, on décide ensuite. Attends le lancer.
refused-face = « { $text } » n’est pas un lancer. Écris throw et un nombre de 1 à 6, par exemple throw 4.
refused-unknown = « { $text } » n’est pas un coup. Écris go pour relancer le dé ou stop pour garder tes points.

said-throw = { of-side } : le dé montre { $face }. Points de ce tour : { $gathered }.
said-one = { of-side } : le dé montre 1{ $lost ->
    [0] {" "}et passe au suivant
   *[other] . Points de ce tour perdus : { $lost }
}.
said-go = { of-side } : { advised-go }
said-stop = { of-side } : { advised-stop }
said-win = { of-side } : { advised-win }
advised-go = relancer le dé.
advised-stop = s’arrêter et garder les points de ce tour : { $gathered }. En tout : { $points }.
advised-win = s’arrêter et gagner. Points : { $points }.

ending-goal = L’objectif est atteint.

reason-wins = Tu gagnes sur-le-champ.
reason-keeps = Un 1 te coûterait ce que tu as amassé : { $gathered }.
reason-more = En moyenne, un lancer de plus rapporte plus qu’il ne coûte.
reason-hurry = Quelqu’un d’autre est tout près de l’objectif.

to-move = À { of-side } de jouer
to-throw = À { of-side } de lancer le dé
legend-goal = Points pour gagner : { $goal }
legend-thrown = Lancers de ce tour : { $thrown }

aim = Amasse des points et arrête-toi à temps : qui atteint le but en premier gagne.
next-decide = Relancer le dé ou garder tes points ?
next-win = Arrête-toi, et tu as gagné.
news-lost = Un 1 te coûte les points de ce tour : { $lost }.
do-go = Relancer
do-stop = Garder : { $gathered }
spoken-board = Plateau avec le dé et la feuille de points
spoken-points = Points
spoken-side = { of-side }, points : { $points }, but : { $goal }
