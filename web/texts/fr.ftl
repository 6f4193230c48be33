# Ludogîte, les mots de la maison. On dit « tu », court et chaleureux.

title = Ludogîte, la maison des jeux
home-title = Entre, la lampe est allumée
home-words = Les jeux sont sur l’étagère, et quelqu’un est toujours prêt à jouer avec toi.
play-now = Jouer tout de suite
two-here = On est deux, ici
strength = Contre qui ?
strength-fit = joue pour que tu gagnes à peu près une fois sur deux. Aujourd’hui : comme { $name }.
strength-gentle = très facile
strength-easy = facile
strength-fair = assez facile
strength-middle = moyen
strength-good = bon
strength-strong = fort
resume = Reprendre ma partie
my-games = Mes parties
my-games-with = avec { $names }
my-games-gathering = On attend les autres
my-games-play = Continuer
my-games-again = Revoir
my-games-leave = Quitter { $game } pour de bon
my-games-leave-words = Un joueur de la maison prend ta place, et cet appareil oublie la table.
my-games-end-words = La partie s’arrête là, et cet appareil oublie la table.
my-games-whose = Les parties de qui ?
my-games-everybody = Tout le monde
code-ask = Un code à dire au téléphone
code-say = À dire à qui vient : il se tape à l’accueil, et vaut { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }.
code-have = J’ai un code
code-go = Entrer
my-games-forget = Oublier { $game }
wait = Un instant…
close = Fermer
go-home = Revenir à la maison
notes = Petits mots de la maison
shelf = Les jeux sur l’étagère
my-things = Toi et tes réglages

box-alone = En solo
box-exactly = { $n } joueurs
box-players = { $min } à { $max } joueurs
box-alone-or = En solo ou de 2 à { $max }
box-ages = de { $from } à { $to } ans
box-ages-from = dès { $from } ans
box-ages-any = à tout âge
box-minutes = environ { $n } minutes

daily = Défi du jour
daily-words = Le même petit jeu pour toute la maison, et la même chance pour tous : seul le jeu fait la différence. Cinq minutes environ.
daily-today = Aujourd’hui : { $game }
daily-play = Jouer le défi
daily-look = Voir le défi du jour
daily-score = { $n ->
    [one] Tu as fait { $n } point.
   *[other] Tu as fait { $n } points.
  }
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
daily-once = Une seule partie par jour : recharger la page te ramène à la même. Sur un autre appareil, la maison ne peut pas savoir que c’est toi.
daily-next = Le prochain défi commence à { $time }.
daily-standing = Mieux que toi : { $better }. Comme toi : { $same }. Moins bien : { $less }.
daily-played = { $n ->
    [one] { $n } personne a joué.
   *[other] { $n } personnes ont joué.
  }
daily-send = Envoyer mon résultat en image
daily-friends = Avec tes amis
daily-friends-words = Qui vient par ton lien joue à côté de toi : chacun voit le résultat de l’autre une fois qu’il a joué.
daily-invite = Inviter des amis
daily-days = { $n ->
    [one] { $n } jour joué en deux semaines
   *[other] { $n } jours joués en deux semaines
  }
daily-days-words = Un jour manqué n’enlève rien. Cet appareil est seul à s’en souvenir.
daily-yesterday = Hier : { $game }
daily-best = { $n ->
    [one] Notre meilleur joueur, avec la même chance : { $n } point.
   *[other] Notre meilleur joueur, avec la même chance : { $n } points.
  }
daily-solution = Revoir sa partie pas à pas
daily-later = La solution d’hier arrive deux heures après minuit, heure de Greenwich : certains jouent encore.
daily-sealed = Le hasard du jour est fixé d’avance ; voici sa promesse, à vérifier demain :

lobby = Tables ouvertes
lobby-empty = Personne n’attend pour l’instant. Ouvre une table, quelqu’un viendra peut-être.
lobby-join = S’asseoir
lobby-watch = Regarder

invite = Jouer avec quelqu’un
invite-1 = Ouvre une boîte et garde une place pour une personne.
invite-2 = Montre le code ou envoie le lien.
invite-3 = La partie commence dès que tout le monde est assis.
invite-only-here = Cette adresse ne marche que sur cet appareil. Pour que d’autres puissent venir, ouvre la maison avec :
invite-which = Avec quelle boîte ?
invite-with = Inviter à jouer à { $game }

me = Ton nom et ton image
me-edit = { $name } : changer de nom ou d’image
me-save = C’est moi
me-saved = Bonjour { $name } !
my-name = Ton nom
my-picture = Ton image
my-name-private = Seules les personnes qui ont le lien de ta table voient ton nom.
picture-fox = Renard
picture-owl = Chouette
picture-hedgehog = Hérisson
picture-frog = Grenouille
picture-cat = Chat
picture-bear = Ours
picture-rabbit = Lapin
picture-snail = Escargot
picture-whale = Baleine
picture-ladybird = Coccinelle
picture-mouse = Souris
picture-dragon = Dragon

settings = Réglages
language = Langue
light = Lumière
light-auto = Auto
light-day = Jour
light-night = Nuit
text-size = Taille du texte
sound = Sons
voice = Tout lire à voix haute
voice-on = Je te lis ce qui se passe.
calm = Sans animations
letter-keys = Jouer avec les lettres du clavier
key-list = Les touches
key-list-words = Voici ce que font les touches en ce moment.
key-list-none = En ce moment, aucune touche ne sert.
key-list-off = Les touches sont désactivées dans les réglages.
key-list-on = Activer les touches
key-list-race = C’est une course : une touche compte dès qu’elle est pressée.
key-again = Encore { $key } pour confirmer : { $action }

unofficial = Maison de jeux non officielle. Les noms des jeux appartiennent à leurs propriétaires.
no-account = Pas de compte, pas de publicité, pas de messages entre inconnus.

lost-title = Il n’y a rien ici
lost-words = Cette porte ne mène nulle part. La partie est peut-être rangée.
no-answer = La maison ne répond pas
no-answer-words = La ligne est coupée. On réessaie tout seul : dès qu’elle revient, tu entres.
try-again = Réessayer
rule = Règle { $rule }
why = Pourquoi ?

rules = Les règles
learn = Apprendre en { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
}
learn-on = Continuer la leçon
lesson = Leçon
lessons = Toutes les leçons
lesson-done = apprise
lesson-go-on = continuer
lesson-minutes = { $minutes } min
lesson-listen = Écouter la leçon
lesson-end = Bravo, tu sais jouer !
lesson-next = Leçon suivante : { $lesson }
lesson-play = Jouer une vraie partie
puzzles = Problèmes
puzzles-words = Que ferais-tu ? De 1, facile, à 5, difficile. La meilleure réponse est prouvée ; ce que tu as manqué revient quelques jours plus tard.
puzzle-grade = Degré { $grade }
puzzle-solved = Résolus : { $solved } sur { $count }.
puzzle-due = À revoir : { $due }.
puzzle-listen = Écouter le problème
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-box = Retour à la boîte
rules-try-it = Essayer
rules-try = Essayer : { $title }
rules-read = Lire les règles
rules-listen = Écouter : { $title }
players = Qui joue ?
seat-bot = La maison
seat-strength = Quel joueur de la maison à la place { $seat } ?
seat-person = Par un lien
seat-here = Quelqu’un ici
seat-someone = Invité
seat-number = Joueur { $seat }
seat-who = Qui joue à la place { $seat } ?
seat-name = Nom du joueur { $seat }
seat-picture = { $picture } : changer d’image
seat-remove = Enlever la place { $seat }
seat-add = Ajouter un joueur
who-begins = Qui est le plus jeune ? C’est lui ou elle qui commence.
options = Comment joue-t-on ?
options-more = Choisir les règles une par une
presets = Règles toutes prêtes
clock = Temps pour jouer
clock-none = Sans limite de temps
clock-seconds = { $seconds } s par coup
open-table = Table ouverte à tout le monde
help-table = Conseils de la maison
start = Commencer la partie
start-invite = Préparer la table

gathering = { $game } : on s’installe
invited = On t’invite à jouer à { $game }
seat-you = c’est toi
seat-house = joueur de la maison
seat-there = est là
seat-coming = arrive…
seat-free = Place libre
sit-down = M’asseoir et jouer
invite-show = { $n ->
    [1] Il manque encore une personne
   *[other] Il manque encore { $n } personnes
}
invite-title = Viens jouer à { $game } avec moi
preview-table = Une place t’attend à cette table. On entre, on joue : pas de compte, rien à installer.
link-send = Envoyer le lien
link-copied = Le lien est copié. Envoie-le à qui tu veux.
qr = Code à photographier pour rejoindre la table
fill = Commencer sans attendre, avec les joueurs de la maison
starting = Tout le monde est là, on commence…
waiting-for = On attend { $names }…

turn-yours = À toi de jouer
turn-of = C’est à { $name }
looking-on = Tu regardes
turn-everyone = Tout le monde joue
moment = Un instant…
over = La partie est finie
clock-left = Secondes restantes :
menu = Tout le reste
faster = Plus vite
read-aloud = { $sentence } Lire à voix haute.
hint = Un conseil
hint-says = Notre meilleur joueur ferait ceci : { $action }
hint-not-now = Attends ton tour pour demander un conseil.
log = Ce qui s’est passé
log-empty = La partie commence.
greetings = Dire un mot
greeting-hello = Bonjour !
greeting-good-luck = Bonne chance !
greeting-well-played = Bien joué !
greeting-thanks = Merci !
greeting-wow = Oh là là !
greeting-oops = Oups !
greeting-bravo = Bravo !
greeting-again = Encore une !
greeting-bye = Au revoir !
says = { $name } : { $words }
voice-short = Voix
undo = Reprendre mon coup
undo-title = { $name } aimerait reprendre son coup
undo-words = Es-tu d’accord ?
undo-asking = On demande à { $name } si tu peux reprendre ton coup…
undo-yes = Oui, d’accord
undo-no = Non, on continue
undo-granted = { $name } reprend son coup.
undo-refused = Le coup reste joué.
leave = Quitter la partie
leave-title = Tu t’en vas ?
leave-words = Un joueur de la maison prend ta place. Si tu reviens par le même lien, elle est de nouveau à toi.
leave-yes = Partir
leave-no = Je reste
pass-to = À toi, { $name } !
pass-ready = Je suis là
plain-table = Sur la table
plain-actions = Ce que tu peux faire
plain-type = Écris ton coup
plain-send = Jouer
option-yes = Oui
option-no = Non
plain-rules = Tout ce que les règles permettent est sur un bouton. Ce qui n’est pas permis est refusé, avec le numéro de la règle.
plain-rules-file = Les règles, numérotées :
line-lost = La ligne est coupée. On se reconnecte…
away-words = Quelqu’un de la maison joue à ta place.
away-back = Je reprends ma place
seat-left = { $name } a quitté la table : quelqu’un de la maison joue à sa place.
seat-back = { $name } est de retour.
result = Résultat
won-you = Tu as gagné !
won = { $n ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
finest = Ton plus beau coup
finest-of = Le plus beau coup, signé { $name }
again = Encore une ?
again-join = La suite est prête : rejouer
again-other = Un autre jeu, avec les mêmes
replay = Revoir la partie
share = Partager
record = Télécharger
fair = Était-ce juste ?
fair-yes = { $n ->
    [1] Oui : le seul tirage de la partie a été recalculé, il est exact.
   *[other] Oui : les { $n } tirages de la partie ont été recalculés, tous sont exacts.
}
fair-no = Non : quelque chose ne va pas.
fair-wrong = Ligne { $line } : on a trouvé « { $found } », il fallait « { $expected } ».
fair-kept = Cet appareil l’a vérifié : c’est bien l’empreinte montrée au début, et son propre hasard y est.
fair-not-kept = Attention : ce n’est pas ce que cet appareil avait vu et ajouté au début.
fair-silent = Sans hasard ajouté par : { $names }.
fair-how = Comment le sait-on ?
fair-how-words = Avant la partie, la maison a scellé une graine secrète et en a montré l’empreinte. Chaque appareil y a ajouté son propre hasard. La graine est maintenant révélée : chacun peut refaire le calcul.
fair-commitment = Empreinte donnée avant la partie
fair-seed = Graine révélée à la fin
replay-only = La partie est finie, ici on ne fait que regarder.
replay-start = Le début de la partie
replay-at = Étape { $at } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Faire défiler
replay-pause = Arrêter
replay-moves = Tous les coups
replay-speed = Vitesse
replay-turn-back = Au tour d’avant
replay-turn-forward = Au tour suivant
replay-eyes = Avec les yeux de qui ?
replay-eyes-onlooker = Comme un spectateur
replay-eyes-of = Comme { $name }
replay-round-go = Aller au tour de table
replay-round = Tour de table { $n }
record-open = Revoir une partie gardée
record-open-words = Choisis ou dépose ici un fichier .ludo. La maison le lit pour le montrer et n’en garde rien.
record-choose = Choisir un fichier
record-unreadable = Ce fichier n’est pas une partie que la maison sait lire.
problem-unreachable = La maison ne répond pas. Vérifie ta connexion et réessaie.
problem-no-such-table = Cette table n’existe pas, ou elle a été rangée.
problem-other = Cela n’a pas marché ({ $detail }).
problem-bad-seats = Ces places ne vont pas avec ce jeu.
problem-bad-clock = Ce temps de jeu n’est pas possible.
problem-bad-option = Cette règle n’existe pas dans ce jeu.
problem-bad-name = Choisis un nom de 1 à 16 lettres.
problem-name-alike = Quelqu’un à cette table a un nom qui se lit comme le tien. Choisis-en un autre.
problem-bad-picture = Cette image n’existe pas chez nous.
problem-bad-greeting = Ce mot ne fait pas partie de la liste.
problem-already-playing = La partie a déjà commencé. Tu peux regarder.
problem-seat-taken = Cette place est déjà prise.
problem-not-your-seat = Cette place n’est pas à toi.
problem-no-help = À cette table, on joue sans conseils : c’est ce qui a été convenu.
problem-one-seat-each = À une table ouverte, chacun ne prend qu’une place.
problem-nothing-to-do = Ce n’est pas à toi de jouer maintenant.
problem-not-the-host = Seule la personne qui a préparé la table peut décider de commencer.
problem-not-over = La partie n’est pas encore finie.
problem-other-day = Ce jour-là est passé : voici le défi d’aujourd’hui.
problem-no-rehearsal = Cette maison ne laisse choisir ni le hasard ni la position de départ.
problem-no-such-game = Ce jeu n’est pas encore sur l’étagère.
problem-broken = Quelque chose s’est cassé chez nous. Réessaie dans un instant.
problem-broken-table = Quelque chose s’est cassé à cette table. Reviens dans un instant.
problem-busy = La maison est très occupée en ce moment. Réessaie bientôt.
problem-house-full = Toutes les tables de la maison sont prises. Réessaie plus tard.
problem-table-full = Trop de monde regarde déjà cette table.
problem-too-fast = C’est un peu trop à la fois. Attends une minute et réessaie.
problem-too-many-tables = Tu as déjà beaucoup de tables en cours. Finis-en une d’abord.
problem-no-such-code = Ce code ne mène nulle part, ou n’est plus valable. Vérifie comment il s’écrit, ou demandes-en un autre.
problem-too-many-codes = Trop de mauvais codes sont venus d’ici. Attends une minute, ou viens par le lien.
problem-too-many-tables-mine = Voir mes parties
problem-no-such-lesson = Cette leçon n’existe pas.
problem-no-such-puzzle = Ce problème n’existe pas.
problem-too-many-sockets = Trop de pages sont ouvertes à cette adresse. Ferme-en une.
problem-too-many-connections = Trop de connexions sont ouvertes à cette adresse. Réessaie dans une minute.
problem-too-slow = Cela a mis trop de temps à arriver. Réessaie.

child = Un enfant
my-child = Je suis un enfant
my-child-words = Aux tables où la maison conseille les enfants, tu peux lui demander conseil.
seat-child = Le joueur { $seat } est un enfant
help-none = Sans conseils
help-children = Conseils pour les enfants
help-all = Conseils pour tout le monde
away-table = Si quelqu’un s’absente
away-wait = On attend les absents
away-ask-seconds = Absent { $n } s : on décide ensemble
away-ask-minutes = Absent { $n } min : on décide ensemble
away-bot-seconds = Absent { $n } s : la maison joue
away-bot-minutes = Absent { $n } min : la maison joue
away-bot-once = Absent : la maison joue aussitôt
away-time-up = Ton temps est écoulé : quelqu’un de la maison finit la partie pour toi.
clock-minutes = { $minutes } min chacun
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = { $name }, temps restant :
clock-soon = Plus que { $seconds } secondes.
clock-up = { $name } n’a plus de temps.
at-zero = Quand le temps est écoulé
at-zero-bot = La maison joue
at-zero-nothing = Temps écoulé : on le dit, c’est tout
term-option = { $option } : { $value }
terms = Ce qui est convenu
watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
seat-take = M’asseoir ici
seat-take-number = { seat-take } ({ $seat })
seat-swap = Échanger
seat-swap-with = Échanger ma place avec { $name }
swap-title = { $name } aimerait ta place
swap-words = Veux-tu échanger ?
swap-yes = Oui, on échange
swap-no = Non, je reste ici
swap-asking = On demande à { $name } si vous échangez vos places…
swap-granted = Les places sont échangées.
swap-refused = Chacun garde sa place.
stand-in-title = { $name } n’est plus là
stand-in-words = On attend depuis un moment. Quelqu’un de la maison peut jouer à sa place, jusqu’à son retour.
stand-in-yes = Oui, on continue
stand-in-no = Non, on attend encore
stand-in-refused = On attend encore { $name }.
stood-in-words = Quelqu’un de la maison a joué pour toi.
stood-in-undo = Reprendre ce coup
stood-in-stays = Quelqu’un de la maison a joué pour toi. Ce coup reste joué : il a montré quelque chose, ou la partie a continué depuis.
link-title = Le lien
link-words = Copie cette adresse et envoie-la à qui tu veux.
