# Ce que seules les pages disent : l’étagère, la préparation, la table, la revue.

close = Fermer
copy = Copier
copied = Copié
copy-by-hand = Ton navigateur ne copie pas ici. L’adresse est sélectionnée : copie-la à la main.
trouble = Cela n’a pas marché. Réessaie dans un instant.
refused-no-answer = La table ne répond pas. Vérifie la connexion et réessaie.
part-missing = Une partie de cette page n’est pas arrivée. Elle se chargera d’elle-même dès que la table répondra.
part-again = Recharger
language = Langue
theme = Lumière : { $theme }
theme-auto = Auto
theme-light = Jour
theme-dark = Nuit

shelf-welcome = Prends une boîte sur l’étagère et installe-toi.
shelf-how = { shelf-play } : toi contre un bot amical. { shelf-set-up } : amis, niveau, règles, pendule.
shelf-title = L’étagère
shelf-open = { $game } : préparer une table
shelf-seats = Joueurs : { $seats }
shelf-minutes = { $minutes } min
shelf-play = Jouer tout de suite
shelf-set-up = Préparer
shelf-coming = Pas encore déballé
shelf-rules = Règles
shelf-rules-about = Exactes là où la règle imprimée parle, signalées là où elle se tait.

tables-title = Tes tables
tables-waiting = { $n ->
    [one] À toi de jouer à une table
   *[other] À toi de jouer à { $n } tables
}
tables-none = Pas encore de table. Celles où tu t’assieds restent ici, dans ce navigateur.
tables-your-turn = À toi de jouer
tables-your-turn-side = À toi de jouer : { $side }
tables-their-turn = À jouer : { $name }
tables-free = En attente de quelqu’un
tables-won = Gagnée
tables-lost = Perdue
tables-drawn = Nulle
tables-nobody = Sans vainqueur
tables-won-by = Gagnée par : { $names }
tables-here = Tous sur cet écran
tables-alone = Un joueur
tables-more = { $n ->
    [one] Montrer encore une table
   *[other] Montrer encore { $n } tables
}
tables-fewer = En montrer moins
tables-forget-all = Ranger toutes celles qui sont finies
tables-forget = Ranger { $game }
join-title = Rejoindre des amis
join-hint = Lien ou code
join-go = S’asseoir
join-wrong = Il n’y a pas de table là-dedans. Colle le lien entier.

setup-seats = Joueurs
setup-name = Ton nom
setup-name-hint = Comment les autres t’appellent
setup-options = Règles de cette table
setup-preset = Jouer à
setup-clock = Pendule
setup-excluded = Pas avec « { $option } ».
setup-choice = { $what } : { $side }
setup-swap = { $side }, échange avec la place { $n }
setup-swapped = Échangé. Place { $one } : { $side }. Place { $other } : { $name }.
setup-level = Niveau : { $seat }
setup-play = Jouer
children = Table des enfants
children-about = Des images à la place des mots, des bots gentils, pas de pendule.
who-me = Moi
who-here = Ami sur cet écran
who-link = Ami par lien
who-link-about = À la table, tu reçois un lien à envoyer.
who-bot = Bot
clock-none = Sans pendule
clock-move = Par coup
clock-game = Pour toute la partie
clock-time = Temps de chacun
clock-out = Quand le temps est écoulé
clock-out-loss = La partie est perdue
clock-out-bot = Un bot continue
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

seat-number = Place { $n }
seat-open = Place libre
seat-guest = Invité
seat-champion = Champion en titre
seat-trophies = { $side } : { $n ->
    [one] un trophée
   *[other] { $n } trophées
}
table-opening = La table se prépare…
cover-title = L’écran passe à : { $side }
cover-about = Il y a ici quelque chose qu’un seul camp peut voir. À suivre : { $side }.
do-uncover = Montrer la table
table-board = Plateau
table-seats = Joueurs
table-actions = Ce que tu peux faire
table-panel = À côté du plateau
table-watching = Tu regardes
watching-about = Cette adresse permet de regarder. Pour jouer, demande une invitation. Si tu as déjà ta place ici : là où tu as joué, ouvre « Plus » et emmène ta place.
table-to-move = à jouer
table-away = absent
table-taken = { $side } : { $n ->
    [one] une pièce prise
   *[other] { $n } pièces prises
}
title-your-turn = À toi : { $game }

status-your-turn = À toi de jouer. Ton camp : { $side }.
status-your-turn-named = À toi de jouer : { $side }.
status-side = À jouer : { $side }.
status-go-on = Vers où ? La même pièce encore une fois annule le choix.
status-which = Par quel chemin ? Il y en a plusieurs.
status-confirm = Annule, ou termine ton tour.
status-review = Le mieux aurait été : { $moves }
status-seeking = Recherche d’un bon coup…
status-sent = Joué.
status-thinking = { $name } : réflexion en cours…
status-wait = À jouer : { $name }.
status-stand-in = { $side } : temps écoulé. Un bot joue ce tour.
clocks-wait = Les pendules attendent que tout le monde soit là.
past-at = Un regard en arrière (coup { $n }) :
past-news = { $n ->
    [one] Entre-temps, une nouvelle ligne.
   *[other] Entre-temps, { $n } nouvelles lignes.
}
past-back = Retour à la partie
show-again = Montrer encore
status-again = Le dernier tour est montré encore une fois.
status-hint = Conseil : { $said }
status-rule = Règle { $rule }
card-open = Ce que cela peut faire
status-lost = La connexion est perdue. La table attend ; reconnexion en cours…
status-under-way = La connexion est perdue. Ton choix partira dès que la table sera de retour.
asleep = La table dort ; elle revient d’elle-même.
asleep-knock = Tant que la table dort, rien ne se joue. Elle revient d’elle-même.
asleep-try = Essayer maintenant
warm = Les bots s’échauffent : { $left }
left-seconds = encore { $n } s environ
left-minutes = encore { $n } min environ
left-soon = c’est bientôt prêt
remark-help = U annule un coup, H donne un conseil, C ouvre l’aide-mémoire, « ? » montre toutes les touches.

ask-draw = { $name } : « On s’accorde sur la nulle ? »
ask-takeback = { $name } : « Je peux annuler le dernier coup ? »
asked-draw = Tu as proposé la nulle.
asked-takeback = Tu as demandé à annuler ton coup.
agreed-draw = Tu as accepté la nulle.
agreed-takeback = Tu as accepté que le coup soit annulé.
ask-waiting = Réponse attendue : { $names }.
declined-draw = Ta proposition de nulle a été refusée.
declined-takeback = Ta demande d’annuler le coup a été refusée.
ask-yes = D’accord
ask-no = Refuser
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
leave-sure = Quitter cette table ?
leave-yes = Quitter
leave-no = Rester

do-undo = Annuler
do-takeback = Annuler le coup
do-hint = Conseil
do-done = Finir le tour
do-draw = Proposer nulle
do-resign = Abandonner
do-turn = Tourner
do-crib = Aide-mémoire
crib-of = { $game } : aide-mémoire
do-keys = Touches
do-leave = Quitter
do-leave-about = Ta place redevient libre : cette page ne permet alors plus que de regarder.
page-log = Coups
page-rules = Règles
page-more = Plus
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
sound = Son
speak = Dire les couleurs à voix haute
confirm = Confirmer la fin de mon tour
confirm-about = Après ton dernier pas, tu peux encore changer d’avis ; rien n’est lancé ni pioché avant.
review = Montrer le meilleur coup après mon tour
review-about = Ce que tu aurais pu en faire.
turn-with-seat = Tourner le plateau vers qui doit jouer
notify = Préviens-moi quand c’est à moi
notify-about = Ton navigateur affiche un mot pendant que tu regardes ailleurs.
rename = Changer
watch-link = Lien pour les spectateurs
watch-link-about = L’adresse de cette page permet aussi de regarder. Ta place reste dans ce navigateur.
link-new = Créer un lien
waiting-title = { $side } : place encore libre.
waiting-send = Envoie ce lien à quelqu’un.
waiting-watch = Il manque encore quelqu’un.
waiting-link = Lien vers la place libre
log-empty = Rien n’a encore été joué.
log-undone = Annulé :
log-earlier =
    { $rows ->
        [one] Afficher { $rows } ligne précédente
       *[other] Afficher { $rows } lignes précédentes
    }

over-title = La partie est finie
over-you-win = Tu gagnes.
over-you-lose = Tu perds.
over-wins = Victoire : { $name }.
over-draw = Partie nulle.
over-nobody = Personne ne gagne.
over-together = Victoire partagée : { $names }.
over-series = Trophées : { $standing }
over-rematch = Revanche
over-next = À la partie suivante
over-awaited = La revanche est prête. On t’y attend.
over-replay = Revoir
over-share = Partager
over-save = Enregistrer
gone-title = Ce lien n’ouvre rien.
gone-about = Il a peut-être été remplacé par un nouveau, ou il manque une lettre. Demande un nouveau lien à qui te l’a envoyé.
gone-home = Retour à l’étagère
nowhere-title = Il n’y a rien à cette adresse.
nowhere-about = Il y a peut-être une lettre de travers. Les jeux sont sur l’étagère.
used-title = Ce lien a fait son travail.
used-about = Il emmène une place sur un autre appareil, une seule fois et pas longtemps. Ouvre la table où tu joues et, sous Plus, emmène ta place encore une fois.
invite-title = Invitation à { $game }
invite-from = { $names } : invitation à { $game }
invite-side = Ton camp : { $side }.
invite-already = Dans ce navigateur, tu es déjà à cette table : { $side }.
invite-taken = Cette place est prise
invite-taken-about = Cette invitation a déjà été acceptée. Tu peux regarder, ou demander un lien à toi.
invite-sit = M’asseoir
invite-sit-too = M’asseoir ici aussi, sur un seul écran
invite-watch = Seulement regarder
invite-back = Retour à ma place
carry-here = Continuer ici
carry-here-about = Ta place à { $game } : { $side }. Elle reste ouverte aussi sur ton autre appareil.
carry-make = Emmener ma place
carry-about = Continue sur ton téléphone ou un autre ordinateur. Ta place reste ouverte ici aussi.
carry-good = Pour un autre appareil à toi : ce lien sert une seule fois, pendant { $minutes } minutes. Qui l’ouvre s’assied à ta place.
carry-link = Lien vers ta propre place
qr = Code QR
qr-of = Code QR de { $address }
link-alone = Ce lien ne marche que sur cet ordinateur. Pour les amis et les téléphones de la maison, lance la table avec
link-new-about = Un lien déjà envoyé marche toujours ; un nouveau le remplace.

rules-of = Les règles de { $game }
rules-sections = Chapitres
rules-drawing = Dessin
rules-glossary = Lexique
rules-origins = D’où viennent les règles
rules-unprinted = Seulement ce que la règle imprimée ne dit pas
rules-shown = Règles affichées : { $shown } sur { $all }
example-of = Exemple : { $title }
replay-of = { $game } : revoir la partie
replay-start = Le début.
replay-place = Endroit de la partie
replay-at = { $at } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
eyes-title = Par les yeux de qui
eyes-open = Tout à découvert
eyes-watch = Spectateur
eyes-open-about = Tout est à découvert, même ce qui était alors secret.
eyes-seat-about = Ce que ce camp savait à ce moment : { $side }.
eyes-watch-about = Ce que tout le monde pouvait savoir à ce moment.

key-walk = parcourir le plateau
key-edges = aller au bord du plateau
key-choose = choisir une case
key-look = voir ce qui s’y trouve
key-close = fermer ce qui est ouvert
key-back = revenir à la partie
key-cancel = annuler le choix
key-undo = annuler ton coup
key-done = terminer ton tour
key-hint = demander un conseil
key-again = montrer encore le dernier tour des autres
key-card = voir ce que c’est et ce que cela peut faire
key-crib = ouvrir l’aide-mémoire
key-turn = tourner le plateau
key-log = voir les coups
key-rules = ouvrir les règles
key-keys = cette liste
cap-space = Espace
cap-enter = Entrée
cap-escape = Échap
cap-home = Origine
cap-end = Fin
cap-pageup = Page ↑
cap-pagedown = Page ↓
cap-shift = Maj
