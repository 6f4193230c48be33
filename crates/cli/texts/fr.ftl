# Ludogîte en ligne de commande, en français. On dit « tu ».

list-and = { $before } et { $last }
you = Toi
player-person = Joueur { $n }
player-gentle = Très facile { $n }
player-easy = Facile { $n }
player-fair = Assez facile { $n }
player-middle = Moyen { $n }
player-good = Bon { $n }
player-strong = Fort { $n }

## ludogite --help
help-ludogite = Une maison de jeux : jouer, garder les parties, les vérifier et les étudier.
help-games = La liste des jeux, avec leurs options
help-play = Jouer dans ce terminal contre des joueurs de la maison
help-lesson = Apprendre un jeu en jouant
help-replay = Rejouer une partie enregistrée selon les règles et dire où elle en est
help-review = Revoir une partie finie : ce que chaque choix a coûté et ce que la chance a changé
help-show = Montrer la position après une ligne d’une partie
help-verify = Le hasard d’une partie était-il honnête ?
help-simulate = Faire jouer beaucoup de parties aux joueurs de la maison et compter qui gagne
help-solve = Calculer le meilleur jeu possible, là où c’est possible
help-word = Dire si un mot peut se jouer au Diamino, et ce que c’est
help-serve = Ouvrir la maison dans le navigateur
help-engine = Parler à d’autres programmes, une ligne après l’autre
help-completions = Écrire un script qui complète les commandes dans un shell
help-manual = Écrire la page de manuel, pour man
help-licenses = Montrer de qui est le travail contenu dans ce programme, et sous quelles licences

## ludogite simulate
simulate-title = { $game }, { $n } parties, graine { $seed }
simulate-player = joueur
simulate-wins = gagne
simulate-interval = intervalle 95 %
simulate-score = score moyen
simulate-seat = place
simulate-shared = Parties gagnées à plusieurs : { $n } ; chacun en reçoit une part égale
simulate-estimated = (dés et chutes sont estimés d’après leurs chances, pas simulés ; --physics laisse vraiment tomber)
simulate-turns = tours : { $mean } par partie, de { $min } à { $max }
simulate-lines = lignes : { $mean } par partie, de { $min } à { $max }
simulate-speed = { $n } parties par seconde, { $seconds } s
simulate-uneven = (tous n’ont pas commencé aussi souvent : { $n } n’est pas un multiple du nombre de places)

## ludogite games
games-seats = { $min } à { $max } joueurs
games-options = Options (--option CLÉ=VALEUR)
games-only = Seulement : { $forms }
games-presets = Règles toutes prêtes (--preset NOM)
games-default = (d’habitude)

## ludogite play
play-welcome = Tape un numéro de la liste, ou le mot qui le suit. ? explique tout le reste.
play-more = … et { $n } autres. « { $word } » les montre toutes, et tu peux aussi en écrire une toi-même.
play-hint = Notre meilleur joueur dirait : { $words } ({ $action }).
play-no-hint = Ici, pas de conseil : à toi de juger.
play-undone = C’est repris.
play-cannot-undo = Rien ne peut être repris maintenant : seulement ton dernier coup, avant qu’il ait eu une suite.
play-too-late = Trop tard : le tour est déjà fini.
play-unreadable = Je ne comprends pas. Tape un numéro de la liste, ou un mot comme « { $example } ».
play-saved = La partie est gardée dans { $file }.
play-nothing-to-save = Au revoir ! Il ne s’était encore rien passé.
play-go-on = La suite :
play-from-here = La graine de cette partie n’est pas connue : elle reprend d’ici avec un nouveau hasard, dans un fichier à elle.
play-was-it-fair = Le hasard a-t-il été honnête ? Vérifie :
play-word-help = aide
play-word-all = tout
play-word-table = table
play-word-hint = conseil
play-word-undo = reprendre
play-word-quit = quitter
play-help =
    Un numéro de la liste, ou le mot qui le suit (son début suffit), joue le coup.
    conseil     ce que ferait notre meilleur joueur
    table       montrer encore la table
    tout        montrer tout ce qu’on peut faire
    reprendre   reprendre le dernier coup, s’il n’a pas eu de suite
    quitter     s’arrêter ; la partie est gardée

## ludogite replay et verify
replay-title = { $title } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  }, tout est dans les règles.
result-rank = { $rank }. { $name } ({ $score })
scores = Score : { $scores }
awaits-seats = C’est à : { $names }
awaits-chance = Ensuite, le hasard décide.
place-row = { $file }, ligne { $row }, colonne { $column }
place-line = { $file }, ligne { $row }, colonne { $column } (ligne { $line } de la partie : « { $text } »)
verify-fair = Honnête : { $n ->
    [one] { $n } tirage est ce que donne la graine
   *[other] les { $n } tirages sont ce que donne la graine
  }, et c’est bien la graine promise.
verify-unfair = Pas honnête : la ligne { $line } de la partie (ligne { $row } du fichier) dit « { $found } », mais la graine donne « { $expected } ». { $n ->
    [one] { $n } tirage avant elle est juste
   *[other] { $n } tirages avant elle sont justes
  }.
verify-forged = Pas honnête : la ligne { $line } de la partie (ligne { $row } du fichier) dit « { $found } », mais la maison aurait écrit « { $expected } ».
verify-no-seed = On ne peut pas le savoir : la graine n’a pas été dite (elle l’est quand la partie est finie).
verify-no-commitment = On ne peut pas le savoir : la partie ne promet aucune graine (elle n’a pas de « commitment »).
verify-other-seed = Pas honnête : la graine qui a été dite n’est pas celle qui avait été promise.
verify-from-position = La partie part d’une position que quelqu’un a posée : rien ne répond de ce qui précède.
verify-added-nothing = La place { $seat } n’a ajouté aucun nombre : pour elle, le hasard ne tient qu’à la maison ; et rien ne montre si une personne ou un joueur de la maison y était assis.
verify-noted-stamps = Place { $seat } : l’instant où sa main compte tient à ce que la maison a noté à côté (la lenteur de sa ligne, ou un joueur de la maison qui l’a avancée) ; rien d’autre n’en répond.
verify-evening = « { $name } » : { $people } personnes, { $rounds } manches, { $tables } tables ; lignes rejouées : { $lines }, toutes selon les règles.
verify-evening-seeds = Même chance pour tous : les graines dites sont celles qui avaient été promises ({ $n }).
verify-evening-games = Parties vérifiées : { $games } ; tirages que la graine donne : { $draws }.
verify-evening-unchecked = Sans partie dans ce fichier, ou pas jouées jusqu’au bout : tables { $tables }.
verify-evening-corrected = Corrigées par l’hôte : tables { $tables }.
verify-evening-law = Pas comme promis : la ligne { $line } de la soirée ne suit pas les règles des tirages au sort des tables.
verify-evening-wrong = Table { $table } : { $why }
verify-evening-wrong-unreadable = sa partie ne se lit pas, ou ne suit pas les règles.
verify-evening-wrong-noTable = la soirée n’a pas cette table.
verify-evening-wrong-otherGame = ce n’est pas le jeu prévu.
verify-evening-wrong-otherSeats = d’autres y étaient assis.
verify-evening-wrong-otherLuck = elle n’a pas eu la chance promise à tous.
verify-evening-wrong-otherResult = la partie finit autrement que la soirée ne le dit.
verify-evening-wrong-unfair = un tirage n’est pas celui que la graine donne.
verify-evening-wrong-forged = un instant n’est pas celui que la maison aurait écrit.
verify-evening-wrong-noSeed = on ne peut pas savoir : la graine n’a pas été dite.
verify-evening-wrong-noCommitment = on ne peut pas savoir : la partie ne promet aucune graine.
verify-evening-wrong-otherSeed = la graine dite n’est pas celle qui avait été promise.

## ludogite review
review-unfinished = Cette partie n’est pas finie : on ne la revoit qu’à la fin.

## ludogite word
word-playable = { $word } peut être joué.

## A command that was written wrong
usage-no-game = il n’y a pas de jeu { $game } ; il y a { $known }
usage-no-command = il n’y a pas de commande { $name } ; il y a { $known }
usage-no-preset = il n’y a pas de réglage { $name } ; il y a { $known }
usage-option-form = une option s’écrit CLÉ=VALEUR, et non { $option }
usage-no-option = il n’y a pas d’option { $key } ; il y a { $known }
usage-option-value = l’option { $key } peut être : { $values }
usage-seats = à { $game } on joue de { $min } à { $max }, mais --seats en nomme { $n }
usage-seat = une place est me, me:NOM, gentle, easy, fair, middle, good ou strong, et non { $word }
usage-player = un joueur est gentle, easy, fair, middle, good, strong ou random, et non { $word }
usage-name = un nom a { $most } caractères au plus, et non { $name }
usage-no-such-seat = il n’y a pas de place { $seat } : la table en a { $n }
usage-no-such-line = il n’y a pas de ligne { $line } : la partie en a { $n }
usage-no-picture = --svg : il n’y a pas d’image de { $game }
usage-boxes = --boxes { $list } : cette feuille a { $known }
usage-file-exists = --save { $file } : le fichier existe déjà
usage-cannot-save = --save { $file } : rien ne peut être écrit là ({ $why })
usage-goes-on = { $file } continue comme elle a commencé : --seats, --first, --option et --preset sont pour une nouvelle partie
usage-over = { $file } est finie : « ludogite replay » la montre
usage-refused = { $why }

## A file that cannot be read
file-missing = ce fichier n’existe pas
file-too-large = plus grand que ne peut l’être une partie

## ludogite puzzles
usage-no-puzzle = il n’y a pas de problème { $name } ; il y a { $known }
help-puzzles = Résoudre des problèmes tirés de parties, aux réponses prouvées
help-puzzles-play = Résoudre des problèmes dans ce terminal
help-puzzles-make = Chercher des problèmes dans des parties de nos joueurs, et en écrire les lignes
help-puzzles-check = Prouver à nouveau les réponses gardées
help-puzzles-found = Compter combien de fois chacun de nos joueurs trouve la réponse

## ludogite backup, restore, doctor
help-settings = Montrer un fichier de réglages pour `ludogite serve`, où tout est expliqué
help-host-link = Faire un lien qui ouvre la page de l’hôte d’une maison ouverte, une fois, dans un seul navigateur
help-backup = Sauvegarder une maison dans un seul fichier, pendant que l’on joue
help-restore = Remettre une sauvegarde dans un dossier vide
help-doctor = Ouvrir chaque table d’une maison, rejouer chaque partie et nommer ce qui ne va pas
counted-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
counted-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
backup-made = { $file } : { counted-tables }, { counted-lines }, { $size } Mo ; ouvert et rejoué
restore-done = { counted-tables }, { counted-lines }, { $size } Mo sont dans { $data } ; pour les ouvrir : ludogite serve --data { $data }
doctor-well = Tout va bien : { counted-tables }, { counted-lines }, { $size } Mo ; tout est rejoué
doctor-faults = Défauts : { $n }. Tables qui vont bien : { $tables }. Lignes rejouées : { $lines } ({ $size } Mo)
doctor-running = Une maison est ouverte ici en ce moment.
doctor-older = Le fichier a la version { $version } ; au prochain démarrage, la maison en garde une copie et le porte à la { $newest }.
doctor-damaged = Le fichier est abîmé : { $detail }
doctor-newer = Une maison plus récente a écrit ce fichier ({ $detail })
doctor-unreadable = La table { $table } ne peut pas être lue : { $detail }
doctor-no-such-game = La table { $table } joue à un jeu que cette maison n’a pas : { $detail }
doctor-against-rules = La table { $table } a une ligne que les règles refusent : { $detail }
doctor-orphans = Il reste des lignes de tables disparues : { $detail }
doctor-key = La clé qui signe les cookies n’est pas comme il faut : { $detail }
doctor-open-to-others = D’autres peuvent lire ce fichier : { $detail }
remedy-damaged = La maison ne s’ouvrira pas avec. Remets la sauvegarde la plus récente dans un dossier vide : ludogite restore FICHIER --data DOSSIER
remedy-newer = Prends cette version plus récente ; celle-ci ne touche pas au fichier.
remedy-unreadable = Toutes les autres tables restent ouvertes à tous ; qui vient à celle-ci apprend qu’elle ne peut pas être lue. Une sauvegarde d’avant l’a peut-être encore.
remedy-no-such-game = Toutes les autres tables restent ouvertes à tous ; une maison qui a ce jeu ouvre aussi celle-ci.
remedy-against-rules = Toutes les autres tables restent ouvertes à tous ; qui vient à celle-ci apprend qu’elle ne peut pas être lue. Une sauvegarde d’avant l’a peut-être encore.
remedy-orphans = Elles ne gênent personne, et la maison les laisse de côté.
remedy-key = Au démarrage, la maison en fait une nouvelle s’il n’y en a pas ; les invités sont alors de nouveaux venus. Une sauvegarde contient la clé.
remedy-open-to-others = Au démarrage, la maison ferme ce fichier aux autres.
