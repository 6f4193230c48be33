# Ce que dit --help, en français. On dit « tu ».

help-command = COMMANDE
help-usage = Usage
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-default = par défaut
help-possible = au choix
help-examples = Exemples
help-help = Montrer cette page, ou l’aide d’une commande
help-solve-yam = Le Yam des 7 Yaminos, pour un joueur seul qui veut le plus de points possible
help-solve-base = Un tour du jeu de base des 7 Yaminos : quand s’arrêter
help-solve-patience = La patience du Diamino : poser le plus possible des 112 lettres

## What each option does
arg-lang = Langue de ce que lisent les gens ; par défaut celle du terminal (LC_ALL, LC_MESSAGES, LANG), sinon l’anglais
arg-help = Montrer l’aide
arg-version = Montrer la version
arg-games-game = Seulement ce jeu ; par défaut tous
arg-game = Le jeu, par son nom court (`ludogite games` les montre)
arg-options = Changer une option de la table ; peut être donné plusieurs fois
arg-preset = Partir de règles toutes prêtes ; --option les change ensuite
arg-json = Un objet JSON, pour les programmes
arg-plain = Sans dessins, seulement des mots
arg-lesson-lesson = Une leçon d’un jeu (diamoniak/first), ou un fichier
arg-play-game = Le jeu, par son nom (`ludogite games` les énumère), ou une partie enregistrée (`.ludo`) à continuer
arg-threads = Combien à la fois ; par défaut autant que la machine a de cœurs
arg-path = La partie enregistrée (`.ludo`) ; `-` la lit sur l’entrée standard
arg-play-seats = Qui est assis où : me ou me:NOM, gentle, easy, fair, middle, good, strong ; séparés par des virgules ; par défaut me,middle, ou me seul
arg-play-first = La place qui commence (le plus jeune, là où les règles le disent)
arg-play-seed = Tirer chaque fois les mêmes cartes ; par défaut, le hasard vient du système
arg-play-save = Où écrire la partie ; par défaut JEU-1.ludo, JEU-2.ludo, … dans ce dossier
arg-replay-seat = Voir avec les yeux de cette place ; par défaut comme quelqu’un qui regarde
arg-replay-story = Raconter ce qui s’est passé, ligne par ligne
arg-review-most = Combien de choix sont montrés à chaque place, les plus chers d’abord
arg-show-at = Après cette ligne de la partie (0 est le début) ; par défaut après la dernière
arg-show-record = Toute une nouvelle partie, qui commence à cette position
arg-show-svg = Ce qui est sur la table en image SVG, là où le jeu sait la dessiner
arg-simulate-seats = Qui joue, séparés par des virgules
arg-simulate-ladder = À la place, chacun de nos joueurs contre celui d’en dessous
arg-simulate-games = Combien de parties
arg-simulate-swap = Décaler tout le monde d’une place après chaque partie, pour que tous commencent aussi souvent les uns que les autres
arg-simulate-seed = Quelles parties : le même nombre donne les mêmes parties
arg-simulate-physics = Laisser vraiment tomber dés et dominos ; sinon, seules leurs chances estimées comptent, ce qui va bien plus vite
arg-simulate-save = Garder chaque partie dans ce dossier
arg-solve-yam-boxes = Les cases encore libres, séparées par des virgules ; par défaut toute la feuille
arg-solve-yam-rounds = Combien de manches pareilles sont additionnées ; par défaut comme le disent les options si toutes les cases sont libres, sinon 1
arg-solve-patience-seed = Un autre nombre, un autre tableau
arg-solve-patience-seconds = S’arrêter au plus tard après tant de secondes
arg-solve-patience-steps = S’arrêter après tant de pas, quel que soit le temps : la même graine et les mêmes pas donnent partout le même tableau
arg-solve-patience-svg = Écrire aussi une image
arg-word-words = Le mot, avec ou sans accents
arg-engine-seed = Quel hasard et quels caprices : le même nombre donne les mêmes réponses aux mêmes questions
arg-completions-shell = Pour ce shell
arg-manual-command = Seulement cette commande
arg-serve-port = Le port ; 0 en prend un qui est libre
arg-serve-listen = L’adresse où écouter ; 0.0.0.0 les prend toutes
arg-serve-data = Le dossier des tables et de la clé qui signe les cookies ; par défaut ludogite dans le dossier de données de l’utilisateur
arg-serve-store = Où sont gardées les tables : sqlite, un fichier dans ce dossier, ou postgres://USER:PASSWORD@HOST/DATABASE ; LUDOGITE_STORE dit la même chose sans que le voie qui liste ce qui tourne
arg-serve-open = Montrer la page dans le navigateur
arg-serve-log = La forme du journal sur stderr ; RUST_LOG dit combien en écrire
arg-serve-bot_pause_ms = Combien de millisecondes un joueur de la maison attend avant de jouer, pour qu’on puisse le suivre
arg-serve-behind_proxy = Un serveur mandataire sur cette machine est devant nous ; comme --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Un serveur mandataire qui est devant nous, par son adresse ou son réseau : on croit ce qu’il dit des adresses, des noms et de https (docs/host.md)
arg-serve-metrics_for = Qui peut lire /metrics ; personne, si personne n’est nommé
arg-serve-host_page = Une page pour qui tient la maison : ce qui s’y passe, fermer pour travaux, les limites ; elle s’ouvre par un lien qui ne sert qu’une fois (docs/host.md)
arg-serve-keep_unfinished = Après combien de jours une table où personne n’est revenu et qui n’a pas été finie est enlevée ; 0 : jamais
arg-serve-keep_finished = De même pour les parties finies
arg-serve-give_up_after = Après combien de jours une partie où personne n’est revenu s’arrête sans résultat, et dit sa graine
arg-serve-changes_per_minute = Combien de fois par minute une adresse peut préparer une table, s’asseoir, etc. ; 0 : sans limite
arg-serve-frames_per_second = Combien de messages par seconde une ligne peut envoyer à la longue ; 0 : sans limite
arg-serve-visits_per_minute = Combien de fois par minute une adresse peut demander une partie enregistrée ou ouvrir une ligne ; 0 : sans limite
arg-serve-looks_per_minute = Combien de fois par minute une adresse peut demander la liste des tables, l’état et les chiffres de la maison ; 0 : sans limite
arg-serve-tables_per_guest = Combien de tables en cours pour un invité
arg-serve-tables_per_address = Combien de tables en cours pour tous les invités d’une adresse
arg-serve-sockets_per_address = Combien de lignes peuvent être ouvertes depuis une adresse
arg-serve-connections_per_address = Combien de connexions, de toute sorte, peuvent être ouvertes depuis une adresse

## What each command teaches
teach-ludogite =
    Exemples :
      ludogite games            à quoi on peut jouer
      ludogite play diamoniak   une partie dans ce terminal, contre un joueur de la maison
      ludogite serve --open     la maison dans le navigateur

    `ludogite help COMMANDE` en dit plus, avec des exemples.
    Codes de sortie : 0 tout va bien ; 1 ce qui a été lu est faux (une ligne interdite, un tirage malhonnête) ; 2 la commande est mal écrite.
teach-games =
    Exemples :
      ludogite games             pour les gens, dans leur langue
      ludogite games diamoniak   seulement celui-là
      ludogite games --lang fr   en français
      ludogite games --json      pour les programmes
teach-lesson =
    La leçon dit à chaque pas ce qu’il y a à faire ; une fois apprise, tu joues pour de bon.

    Exemples :
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Ce que tu peux faire est listé avec des numéros ; tape un numéro ou ce qui le suit. `?` explique le reste : conseil, reprendre, quitter.
    La partie s’écrit pendant que tu joues, rien n’est perdu ; tu peux ensuite la rejouer et la vérifier.

    Exemples :
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      deux personnes, un clavier
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   chaque fois les mêmes cartes
      ludogite play diamoniak-1.ludo                      continuer une partie gardée
teach-replay =
    Une ligne que les règles refusent arrête tout : on dit où, par quelle règle et pourquoi, et le code de sortie est 1.

    Exemples :
      ludogite replay game.ludo            résultat, scores, à qui de jouer, et la table
      ludogite replay game.ludo --seat 2   comme la voit la place 2
      ludogite replay game.ludo --story    ce qui s’est passé, ligne par ligne
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    depuis l’entrée standard
teach-review =
    Chaque partie finie, tous les jeux : ce qui a compté, et ce que cela a coûté. Là où c’est calculé (le Yam, Progression…), ce qu’on pouvait espérer au début, plus la chance, moins ce que les choix ont coûté, c’est le score.

    Exemples :
      ludogite review game.ludo              la chance de chaque place, et ses choix les plus chers
      ludogite review game.ludo --most 100   tout ce qui a coûté quelque chose
      ludogite review game.ludo --json       seats (sum, said, moments) et des remarques par ligne
teach-show =
    La position peut être collée après le mot `position` dans l’en-tête d’une nouvelle partie, qui commence alors là.

    Exemples :
      ludogite show game.ludo                                  la position à la fin
      ludogite show game.ludo --at 12                          après la ligne 12 de la partie
      ludogite show game.ludo --at 0                           le début
      ludogite show game.ludo --svg > tower.svg                la table en image (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   une nouvelle partie qui commence là
teach-verify =
    Avant la partie, la maison publie le SHA-256 de sa graine (l’engagement), chaque place ajoute un nombre à elle, et la graine est dite à la fin. Chaque tirage est recalculé, et le premier qui n’est pas ce qu’il devrait est nommé.

    Exemples :
      ludogite verify game.ludo          code de sortie 0 si c’est honnête, 1 sinon ou si on ne peut pas le savoir
      ludogite verify game.ludo --json   pour les programmes
teach-simulate =
    Joueurs : random (n’importe quel coup permis), gentle, easy, fair, middle, good, strong. Les places sont dans l’ordre où l’on est assis ; la place 1 commence. Les victoires viennent avec leur intervalle à 95 % (Wilson) ; une victoire partagée compte à parts égales. La même graine donne les mêmes parties, quel que soit le nombre de fils.

    Exemples :
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   est-ce un avantage de commencer ?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   de vraies chutes, et chaque partie gardée
teach-solve =
    yam et base sont exacts : rien n’est tiré au sort, et la même question a la même réponse jusqu’au dernier chiffre. patience est une recherche : le mieux qu’elle trouve dans le temps donné.

    Exemples :
      ludogite solve yam                              une manche du Yam en solo, et ce que vaut chaque case
      ludogite solve yam --boxes full,suite,super     avec seulement ces cases libres
      ludogite solve yam --option suiteReading=pick   avec d’autres règles
      ludogite solve base                             un tour du jeu de base
      ludogite solve patience --seed 7                un tableau des 112 lettres du Diamino, s’il se trouve
      ludogite solve patience --svg layout.svg        le même en image
teach-solve-yam =
    Exemples :
      ludogite solve yam                                       une manche, et ce que vaut chaque case
      ludogite solve yam --boxes full,suite,super --rounds 2   deux manches avec seulement ces cases libres
teach-solve-base =
    Exemples :
      ludogite solve base
      ludogite solve base --json   pour les programmes
teach-solve-patience =
    Exemples :
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   dix secondes au plus, et une image
teach-word =
    Codes de sortie : 0 il peut être joué (tous, s’il y en a plusieurs) ; 1 il ne peut pas.
    Avec les options d’une table, ce sont les mots dont elle est convenue : verbsOnly, subject, headwordsOnly, childrensTable.

    Exemples :
      ludogite word KEPI
      ludogite word képi zeste oeuf                      plusieurs à la fois
      ludogite word AIMAT --option headwordsOnly=on      seulement les mots en tête d’article
      ludogite word CANON --option subject=armee --json  seulement les mots de l’armée, pour les programmes
teach-engine =
    Un autre programme pose une question par ligne et lit la réponse ; docs/engine.md dit comment.

    Exemples :
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Exemples :
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Exemples :
      ludogite licenses | less
teach-manual =
    Exemples :
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Tout est gardé dans le dossier de données ; emporte-le, et les tables continuent ailleurs. Ctrl-C ferme proprement.

    Exemples :
      ludogite serve                              sur cette machine : http://127.0.0.1:7777
      ludogite serve --open                       et la montrer dans le navigateur
      ludogite serve --listen 0.0.0.0 --port 80   pour tous ceux qui peuvent joindre cette machine
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = case
solve-alone = seule
solve-share = dans la manche
solve-round = Une manche du Yam avec ces cases : { $value } points en moyenne
solve-rounds = { $rounds } manches : { $value }
solve-base = Un tour du jeu de base, pour le plus de points possible : { $value } en moyenne
solve-patience = { $laid } lettres sur { $of } (graine { $seed }, { $steps } pas)
solve-left = il reste : { $squares }
solve-progress-boxes = ensembles de cases
solve-progress-squares = lettres

## ludogite puzzles
arg-puzzles-play-puzzle = Un problème (yaminos/keep/17), une sorte (yaminos/keep) ou un jeu
arg-puzzles-play-grade = Seulement de ce degré : 1 est le plus facile, 5 le plus difficile
arg-puzzles-play-count = Combien, l’un après l’autre
arg-puzzles-play-seed = Le même nombre, les mêmes problèmes ; par défaut, le hasard vient du système
arg-puzzles-make-kind = Une sorte de problèmes (yaminos/keep)
arg-puzzles-make-count = Combien
arg-puzzles-make-found = Combien en chercher avant d’en garder autant, des faciles et des difficiles ; d’ordinaire deux fois plus
arg-puzzles-make-seed = Quelles parties : le même nombre donne les mêmes problèmes
arg-puzzles-check-kind = Une sorte (yaminos/keep) ou un jeu ; par défaut tous
arg-puzzles-check-long = Tous, et pas seulement quelques-uns
arg-puzzles-found-kind = Une sorte (yaminos/keep) ou un jeu ; par défaut tous
arg-puzzles-found-anew = Demander encore aux joueurs, au lieu de dire ce que les lignes racontent de ceux qui les ont notées
teach-puzzles =
    Exemples :
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Exemples :
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Exemples :
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Exemples :
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Exemples :
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Un fichier qui dit tout cela ; ce qui est tapé ici compte davantage (`ludogite settings` en montre un pour commencer)
arg-backup-to = Le fichier ; une sauvegarde déjà là est remplacée dès que la nouvelle est vérifiée
arg-backup-data = Le dossier de la maison ; par défaut ludogite dans le dossier de données de l’utilisateur
arg-host-link-data = Le dossier de la maison ; par défaut ludogite dans le dossier de données de l’utilisateur
arg-doctor-data = Le dossier de la maison ; par défaut ludogite dans le dossier de données de l’utilisateur
arg-doctor-store = Où sont gardées ses tables, comme on le dit à `ludogite serve` : sqlite, ou postgres://USER:PASSWORD@HOST/DATABASE ; ou LUDOGITE_STORE
arg-restore-file = La sauvegarde
arg-restore-data = Un dossier vide, ou qui n’existe pas encore
arg-serve-tls_cert = En https, avec ce certificat (PEM, avec tous ceux qui le signent) ; relu quand il change
arg-serve-tls_key = La clé du certificat (PEM)
arg-serve-http_redirect_port = Renvoyer vers https qui vient en http à ce port
arg-serve-acme = En https, avec un certificat à ce nom que la maison va chercher elle-même (ACME) et renouvelle ; encore une fois pour chaque autre nom. Elle accepte les conditions de qui le délivre, et --http-redirect-port vaut 80 sauf indication contraire (docs/host.md)
arg-serve-acme_directory = Qui le délivre : Let’s Encrypt, sauf indication contraire
arg-serve-acme_contact = Où l’on peut écrire à propos d’un certificat
arg-serve-acme_ca = Qui signe pour eux, là où le système ne leur fait pas confiance : PEM
arg-serve-backup_to = Sauvegarder la maison dans ce dossier, encore et encore
arg-serve-backup_every = Tous les combien : 30m, 12h, 1d (jour)
arg-serve-keep = Combien de temps garder une sauvegarde ; la plus récente reste toujours
teach-settings =
    Chaque ligne est expliquée et dit ce qui est habituel. Une clé inconnue est une erreur qui nomme sa ligne.

    Exemples :
      ludogite settings > maison.toml
      ludogite serve --config maison.toml
teach-host-link =
    La maison a été ouverte avec `ludogite serve --host-page`. Un lien fait auparavant ne mène plus nulle part ; le navigateur admis le reste jusqu’à ce qu’un autre entre par un lien.
    Derrière un serveur mandataire, mets le nom de la maison avant /host.

    Exemples :
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    La maison peut être ouverte : personne n’attend. Le fichier contient tout, y compris la clé qui signe les cookies : garde-le comme une clé.
    Il ne reçoit son nom qu’une fois ouvert, et chaque partie rejouée.

    Exemples :
      ludogite backup maison.sqlite
      ludogite backup /mnt/usb/maison.sqlite --data /var/lib/ludogite
teach-restore =
    La sauvegarde est d’abord examinée. On ne touche jamais à un dossier où il y a quelque chose.

    Exemples :
      ludogite restore maison.sqlite --data /var/lib/ludogite-neuf
      ludogite serve --data /var/lib/ludogite-neuf
teach-doctor =
    La maison peut être ouverte. Codes de sortie : 0 tout va bien ; 1 quelque chose ne va pas, et c’est nommé avec ce qui aiderait.

    Exemples :
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
