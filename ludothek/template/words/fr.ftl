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

said-throw = { of-side } fait un { $face } et a amassé { $gathered } points pendant ce tour.
said-one = { of-side } fait un 1 { $lost ->
    [0] et passe le dé
   *[other] et perd les { $lost } points de ce tour
}.
said-go = { of-side } relance le dé.
said-stop = { of-side } s’arrête, garde { $gathered } points et en a maintenant { $points }.
said-win = { of-side } s’arrête, garde { $gathered } points et gagne avec { $points }.

ending-goal = L’objectif est atteint.

reason-wins = Tu gagnes sur-le-champ.
reason-keeps = { $gathered } points méritent d’être gardés.
reason-more = Tu as plus à gagner qu’à perdre.
reason-hurry = Quelqu’un d’autre est tout près de l’objectif.

to-move = À { of-side } de jouer
to-throw = À { of-side } de lancer le dé
legend-goal = Points pour gagner : { $goal }
legend-thrown = Lancers de ce tour : { $thrown }
