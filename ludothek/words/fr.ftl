# Les mots de la maison : les refus communs à tous les jeux, les niveaux des bots, le terminal.

refused-stale = La partie a avancé entre-temps. Regarde à nouveau la table et refais ton choix.
refused-empty = Aucun coup n’a été indiqué. Choisis l’un des coups possibles.
refused-ambiguous = Cela peut désigner plusieurs coups. Choisis l’un de ceux-ci : { $moves }.
refused-undo = Le dernier coup est définitif : le tour est déjà passé, ou quelque chose a été lancé ou montré depuis. Demande à l’annuler.
refused-undo-nothing = Il n’y a rien à annuler. Joue d’abord un coup.
refused-undo-thrown = Un lancer ou un tirage ne s’annule pas, et ton dernier pas était avant. Continue à jouer.
refused-undo-time = Un bot a joué ce tour parce que le temps était écoulé : il ne peut plus être annulé. Continue.
refused-undo-alone = Personne n’est à la table pour donner son accord. Attends que quelqu’un vienne.
refused-confirm = Ton tour est joué. Termine-le, ou annule le dernier pas.
refused-no-confirm = Il n’y a pas encore de tour à terminer. Joue d’abord le tien, ou attends que ce soit à toi.
refused-not-done = Ton tour n’est pas fini : il reste un coup à jouer. Tape moves pour voir ce que tu peux faire.
refused-no-throw = Il n’y a rien à lancer maintenant. Joue un coup.
refused-throws = « { $throws } » n’est pas une façon de lancer. Choisis auto ou manual.
refused-no-seat = Il n’y a pas de place { $seat } ici. Les places sont numérotées à partir de 0, et il y en a { $seats }.
refused-seats = Ce jeu ne se joue pas à { $seats }. Nombres de places possibles : { $possible }.
refused-resign-seats = On ne peut abandonner qu’une partie à deux. Continue à jouer, ou quitte la table.
refused-resigned = Tu as déjà quitté cette partie. Regarde les autres, ou commences-en une nouvelle.
refused-over = La partie est terminée. Commences-en une autre ou revois celle-ci coup par coup.
refused-option-name = Il n’y a pas d’option « { $option } ». Options : { $options }.
refused-option-value = « { $value } » n’est pas une valeur de { $option }. Choisis l’une de celles-ci : { $values }.
refused-game = Il n’y a pas de jeu « { $name } ». Jeux : { $games }.
refused-language = Il n’y a pas de textes pour la langue « { $language } ». Langues : { $languages }.
refused-level = Il n’y a pas de niveau « { $level } ». Les niveaux vont de 1 à { $levels }.
refused-depth = « { $depth } » n’est pas une profondeur. Donne un nombre de 0 à { $most }.
refused-file-read = Impossible de lire « { $file } » : { $reason }. Vérifie le nom du fichier.
refused-file-write = Impossible d’écrire « { $file } » : { $reason }. Choisis un autre endroit ; la partie continue.
refused-room-name = « { $name } » ne peut pas être le nom d’un jeu. Utilise des minuscules, des chiffres et des tirets bas, en commençant par une lettre.
refused-room-exists = Il y a déjà un jeu « { $name } ». Choisis un autre nom.

refused-transcript-first = Ce n’est pas la transcription d’une partie : elle ne commence pas par « { $first } ». Choisis un fichier écrit par Ludothek.
refused-transcript-torn = Cette transcription est incomplète ou a été modifiée : sa somme de contrôle ne correspond pas. Prends une copie intacte.
refused-transcript-head = L’en-tête de cette transcription n’a pas de sens : { $line }. Prends une copie intacte.
refused-transcript-rules = Cette partie a été jouée avec la version { $theirs } des règles, et ici c’est la version { $ours }. Ouvre-la avec la version de Ludothek qui l’a écrite.
refused-transcript-seed = Il manque à cette transcription la graine de ses lancers, ils ne peuvent donc pas être vérifiés. Demande le fichier une fois la partie terminée.
refused-transcript-commit = La graine n’est pas celle qui avait été promise avant le premier lancer. Ne te fie pas à ce fichier.
refused-transcript-throw = Ce n’est pas le lancer qui a eu lieu : la graine donne { $thrown }. Ne te fie pas à ce fichier.
refused-transcript-actor = Ce n’était pas le tour de cette place. Ne te fie pas à ce fichier.
refused-transcript-step = L’étape { $step } ({ $move }) ne convient pas : { $reason }
refused-transcript-result = Les coups ne mènent pas au résultat { $result }. Ne te fie pas à ce fichier.

level-1 = Curieux
level-1-about = Regarde ce qu’il a sous le nez et laisse passer le reste. Parfait pour une première partie.
level-2 = Attentif
level-2-about = Pense à ta réponse, mais pas plus loin.
level-3 = Chevronné
level-3-about = Prévoit plusieurs coups d’avance et fait rarement des cadeaux.
level-4 = Maître
level-4-about = Voit aussi loin que le permettent quelques secondes.

bot-name = Bot ({ $level })
you = Toi

terminal-welcome = { $game }. Ton camp : { $side }. Face à toi : { $bot }.
terminal-welcome-one = { $game }. Ton camp : { $side }.
terminal-prompt = Ton coup
terminal-prompt-done = Entrée termine ton tour, undo annule le dernier pas
terminal-help = Tape un coup ({ $example }), ou une case pour voir où peut aller sa pièce. Autres commandes :
terminal-help-moves = voir tous les coups
terminal-help-undo = annuler ton dernier coup
terminal-help-done = terminer ton tour ; Entrée fait de même
terminal-help-hint = demander un conseil
terminal-help-turn = tourner le plateau
terminal-help-rule = lire une règle, par exemple { $example }
terminal-help-save = enregistrer la partie dans un fichier et continuer
terminal-help-resign = abandonner la partie
terminal-help-quit = quitter ; une partie inachevée est enregistrée pour toi
terminal-help-help = cette liste
terminal-thinking = { $bot } : réflexion en cours…
terminal-warming = Le moteur rapide se prépare en arrière-plan ; d’ici là, le bot joue un peu moins bien.
terminal-hint = Conseil : { $said } Écris { $move }.
terminal-taken-back = Annulé jusqu’à ton dernier tour.
terminal-saved = Enregistré dans { $file }. Pour continuer : { $command }
terminal-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
terminal-resign-sure = Tu abandonnes ?
terminal-yes = oui
terminal-no = non
terminal-question = { $question } ({ $yes }/{ $no }, Entrée : { $enter })
terminal-yes-or-no = Tape { $yes } pour oui ou { $no } pour non ; Entrée veut dire { $enter }.
terminal-bye = À bientôt à la table.
terminal-unsaved = La partie n’a pas pu être enregistrée. La prochaine fois, enregistre-la avant de quitter : save FICHIER
terminal-destinations = Depuis { $square } :
terminal-no-destinations = La pièce en { $square } ne peut pas bouger.
terminal-no-rule = Il n’y a pas de règle { $rule }. Règles : { $rules }.
origin-book = Imprimé dans la règle du jeu
origin-house = Fixé ici : la règle imprimée n’en dit rien
origin-both = En partie imprimé, en partie fixé ici
reading-otherwise = En préparant la table, tu peux choisir autrement : { $options }.
reading-on = « { $option } »
reading-off = « { $option } » désactivé
reading-value = « { $option } » réglé sur « { $value } »
terminal-you-win = Tu gagnes.
terminal-you-lose = Victoire : { $bot }.
terminal-you-fail = Cette fois, c’est raté.
terminal-draw = Partie nulle.
terminal-shared = Victoire partagée : { $who }.
terminal-resigned = Abandon : { $who }.

replay-title = { $game }, étape { $step } sur { $steps }
replay-keys = Entrée ou n : suivant, b : retour, un nombre : y aller, q : quitter
replay-unknown = « { $typed } » ne veut rien dire ici.
verify-whole = Le fichier est intact.
verify-moves = { $moves ->
    [0] Rien n’a encore été joué.
    [one] L’unique coup est permis.
   *[other] Les { $moves } coups sont tous permis.
}
verify-throws = { $throws ->
    [0] Rien n’a été lancé.
    [one] L’unique lancer est bien celui que donne la graine, et la graine est bien celle qui avait été promise.
   *[other] Les { $throws } lancers sont bien ceux que donne la graine, et la graine est bien celle qui avait été promise.
}
verify-throws-manual = Les lancers ont été saisis à la main et ne prouvent rien.
verify-result = Le résultat découle des coups : { $result }.
verify-running = La partie est encore en cours.

refused-game-missing = Dis quel jeu. Jeux : { $games }.
refused-file-other = « { $file } » existe déjà et n’est pas une partie enregistrée. Choisis un autre nom.
refused-step = Il n’y a pas d’étape { $step }. Les étapes vont de 0 à { $steps }.
said-undo = Le dernier coup est annulé.
terminal-again = Pour revoir la partie : { $program } replay { $file }
overview = Une table pour les jeux de société. Commence par :
overview-more = Toutes les commandes : { $program } --help
games-players = Joueurs : { $seats }
games-needed = Seulement avec : { $options }
games-excluded = Pas avec : { $options }
games-default = La première valeur de chaque option vaut tant que tu n’en choisis pas une autre : --option NOM=VALEUR
perft-depth = Profondeur
perft-count = Suites
perft-seconds = Secondes
perft-speed = Par seconde
warm-done = { $game } est prêt : les bots jouent à pleine force dès le début.
new-made = La salle { $name } est prête. Vérifie-la avec : make test
new-made-alone = La salle { $name } est prête. Sa page dans le navigateur et ses tests manquent : leur place est dans une copie de travail de Ludothek. Là-bas : make new GAME={ $name }

refused-link = Ce lien n’ouvre rien ici. Demandes-en un nouveau.
refused-eyes = Tant qu’une partie est en cours, tu ne la vois qu’avec tes propres yeux. Reviens la voir quand elle sera finie.
refused-message = Ce message n’a pas de sens ici. Recharge la page.
refused-spectator = Tu regardes cette table. Prends une place pour jouer.
refused-unfinished = Ce n’est que le début d’un coup. Choisis comment il continue.
refused-draw-declined = La nulle est refusée. Continue à jouer.
refused-draw-alone = Il n’y a personne ici avec qui s’accorder sur la nulle. Continue à jouer.
refused-not-asked = Cette demande n’est plus ouverte. Continue à jouer.
refused-review = Il n’y a pas encore de tour terminé à regarder. Joues-en d’abord un.
refused-hint-turn = Un conseil vient quand c’est ton tour. Attends l’autre camp.
refused-time-out = Ton temps est écoulé : un bot joue ce tour pour toi. Attends le prochain.
refused-seat-taken = Quelqu’un est assis là. Seule une place libre reçoit un nouveau lien.
refused-invite-taken = Quelqu’un s’est déjà assis à cette place. Regarde la partie ou demande un lien à toi.
refused-link-used = Ce lien a déjà servi ou il est trop ancien. Crées-en un nouveau sur l’appareil où tu joues.
refused-not-over = La partie est encore en cours. Termine-la avant la revanche.
refused-too-fast = C’était trop à la fois. Attends un instant et reviens.
refused-too-many-tables = Cela fait assez de nouvelles tables pour l’instant. Termines-en une ou réessaie dans quelques minutes.
refused-too-many-reports = Beaucoup d’études sont en cours en ce moment. Attends un instant et redemande.

row-undo = Le dernier coup est annulé.
row-resign = Abandon : { $side }.
row-draw = La nulle est convenue.
row-time = Temps écoulé : { $side }.
row-stand-in = Temps écoulé : { $side }. Un bot joue ce tour.

# where something is hidden
refused-undo-shown = Quelque chose a été dévoilé depuis, ou le tour est passé : tu ne peux plus l’annuler. Continue.
terminal-saved-secrets = Le fichier contient les secrets de tous les camps : ne regarde pas dedans et ne l’envoie à personne qui joue encore.

refused-no-network = Cet ordinateur n’est dans aucun réseau. Connecte-le, ou ouvre la table sans --lan.
refused-port-taken = Un autre programme utilise déjà le port { $port }. Choisis-en un autre avec --port, ou démarre la table sans --port.
refused-port-closed = La table ne peut pas s’ouvrir à « { $host } », port { $port } : { $reason }. Choisis autre chose avec --host et --port, ou démarre la table sans eux.
refused-name = La table ne répond pas à ce nom. Ouvre-la à l’adresse affichée à son démarrage, ou lance-la avec : { $program } serve --allow-host NOM
refused-database-address = « { $scheme }:// » n’est pas une base de données connue ici. Donne le nom d’un fichier, par exemple games.db, ou une adresse qui commence par sqlite:///.
refused-database-folder = « { $database } » est un dossier. Donne le nom d’un fichier qui s’y trouve, par exemple { $database }/tables.db.
refused-database-closed = Impossible d’ouvrir la base de données « { $database } » : { $reason }. Choisis un autre endroit ou autorise l’écriture.
refused-database-other = « { $database } » n’est pas une base de données de Ludothek. Choisis un autre nom ; le fichier reste tel quel.
refused-database-newer = « { $database } » vient d’une version plus récente de Ludothek. Lance celle-ci ou choisis un autre fichier.
refused-database-busy = Un autre programme écrit dans « { $database } ». Ferme-le ou choisis un autre fichier.
serve-lan = Sur ton réseau domestique : { $address }
