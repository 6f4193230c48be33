# Ludogîte, les mots de la maison. On dit « tu », court et chaleureux.

title = Ludogîte, la maison des jeux
home-title = Entre, la lampe est allumée
home-words = Les jeux sont sur l'étagère, et quelqu'un est toujours prêt à jouer avec toi.
play-now = Jouer tout de suite
strength = Contre qui ?
strength-easy = facile
strength-middle = moyen
strength-strong = fort
resume = Reprendre ma partie
wait = Un instant…
close = Fermer
go-home = Revenir à la maison
notes = Petits mots de la maison
shelf = Les jeux sur l'étagère
my-things = Toi et tes réglages

box-diamoniak = Châteaux, diamants et sorcières
box-diamoniak-for = 2 à 4 joueurs, de 5 à 9 ans
box-yaminos = Sept bâtons, douze jeux de dés et de dominos
box-yaminos-for = Seul ou à 2 à 6, dès 6 ans
box-domino = Vingt-huit aimants : chaîne, tour et quinconce
box-domino-for = 2 à 4 joueurs, environ dix minutes
box-diamino = Mots croisés en français, avec des diables
box-diamino-for = Seul ou à 2 à 8, dès 8 ans
box-diavolo = Dix dés, un ordre, la main la plus rapide
box-diavolo-for = 2 à 6 joueurs, à tout âge
box-closed = Pas encore ouverte
box-soon = Bientôt

lobby = Tables ouvertes
lobby-empty = Personne n'attend pour l'instant. Ouvre une table, quelqu'un viendra peut-être.
lobby-join = S'asseoir
lobby-watch = Regarder

invite = Jouer avec quelqu'un
invite-1 = Ouvre une boîte et garde une place pour une personne.
invite-2 = Montre le code ou envoie le lien.
invite-3 = La partie commence dès que tout le monde est assis.
invite-which = Avec quelle boîte ?
invite-with = Inviter à jouer à { $game }

me = Ton nom et ton image
me-edit = { $name } : changer de nom ou d'image
me-save = C'est moi
me-saved = Bonjour { $name } !
my-name = Ton nom
my-picture = Ton image
my-name-private = Seules les personnes assises à ta table voient ton nom.
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
sound = Sons
voice = Tout lire à voix haute
voice-on = Je te lis ce qui se passe.
calm = Sans animations
letter-keys = Jouer avec les lettres du clavier

unofficial = Maison de jeux non officielle. Les noms des jeux appartiennent à leurs propriétaires.
no-account = Pas de compte, pas de publicité, pas de messages entre inconnus.

lost-title = Il n'y a rien ici
lost-words = Cette porte ne mène nulle part. La partie est peut-être rangée.
no-answer = La maison ne répond pas
no-answer-words = La ligne est coupée. On réessaie tout seul : dès qu'elle revient, tu es à l'intérieur.
try-again = Réessayer
rule = Règle { $rule }

box-closed-words = Cette boîte est encore fermée par son ruban : le jeu n'est pas prêt. Reviens bientôt !
rules = Les règles
rules-read = Lire les règles
rules-listen = Écouter : { $title }
players = Qui joue ?
seat-easy = Maison : facile
seat-middle = Maison : moyen
seat-strong = Maison : fort
seat-person = Par un lien
seat-here = Quelqu'un ici
seat-someone = Invité
seat-number = Joueur { $seat }
seat-who = Qui joue à la place { $seat } ?
seat-name = Nom du joueur { $seat }
seat-picture = { $picture } : changer d'image
seat-remove = Enlever la place { $seat }
seat-add = Ajouter un joueur
who-begins = Qui est le plus jeune ? C'est lui ou elle qui commence.
options = Comment joue-t-on ?
options-more = Choisir les règles une par une
presets = Règles toutes prêtes
clock = Temps pour jouer
clock-none = Sans limite
clock-seconds = { $seconds } secondes
open-table = Table ouverte à tout le monde
start = Commencer la partie
start-invite = Préparer la table

gathering = { $game } : on s'installe
invited = On t'invite à jouer à { $game }
seat-you = c'est toi
seat-house = joueur de la maison
seat-there = est là
seat-coming = arrive…
seat-free = Place libre
sit-down = M'asseoir et jouer
invite-show = { $n ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $n } personnes
}
invite-title = Viens jouer à { $game } avec moi
link-send = Envoyer le lien
link-copied = Le lien est copié. Envoie-le à qui tu veux.
qr = Code à photographier pour rejoindre la table
fill = Commencer sans attendre, avec les joueurs de la maison
starting = Tout le monde est là, on commence…

turn-yours = À toi de jouer
turn-of = C'est à { $name }
looking-on = Tu regardes
turn-everyone = À tout le monde !
moment = Un instant…
over = La partie est finie
clock-left = Secondes restantes :
menu = Tout le reste
faster = Plus vite
read-aloud = { $sentence } Lire à voix haute.
hint = Un conseil
hint-says = Notre meilleur joueur ferait ceci : { $action }
hint-not-now = Attends ton tour pour demander un conseil.
log = Ce qui s'est passé
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
undo-words = Es-tu d'accord ?
undo-asking = On demande à { $name } si tu peux reprendre ton coup…
undo-yes = Oui, d'accord
undo-no = Non, on continue
undo-granted = { $name } reprend son coup.
undo-refused = Le coup reste joué.
leave = Quitter la partie
leave-title = Tu t'en vas ?
leave-words = Un joueur de la maison prend ta place. Si tu reviens par le même lien, elle est de nouveau à toi.
leave-yes = Partir
leave-no = Je reste
pass-to = À toi, { $name } !
pass-ready = Je suis là
line-lost = La ligne est coupée. On se reconnecte…
away-words = Quelqu'un de la maison joue à ta place.
away-back = Je reprends ma place
result = Résultat
won-you = Tu as gagné !
won = { $n ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
again = Encore une ?
again-join = La suite est prête : rejouer
again-other = Un autre jeu, avec les mêmes
replay = Revoir la partie
share = Partager
record = Télécharger
fair = Était-ce juste ?
fair-yes = { $n ->
    [one] Oui : le seul hasard de la partie a été recalculé, il est exact.
   *[other] Oui : les { $n } hasards de la partie ont été recalculés, tous sont exacts.
}
fair-no = Non : quelque chose ne va pas.
fair-wrong = Ligne { $line } : on a trouvé « { $found } », il fallait « { $expected } ».
fair-kept = Cet appareil l'a vérifié : c'est bien l'empreinte montrée au début, et son propre hasard y est.
fair-not-kept = Attention : ce n'est pas ce que cet appareil avait vu et ajouté au début.
fair-silent = Sans hasard ajouté par : { $names }.
fair-how = Comment le sait-on ?
fair-how-words = Avant la partie, la maison a scellé une graine secrète et en a montré l'empreinte. Chaque appareil y a ajouté son propre hasard. La graine est maintenant révélée : chacun peut refaire le calcul.
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
problem-unreachable = La maison ne répond pas. Vérifie ta connexion et réessaie.
problem-no-such-table = Cette table n'existe pas, ou elle a été rangée.
problem-other = Cela n'a pas marché ({ $detail }).
problem-bad-seats = Ces places ne vont pas avec ce jeu.
problem-bad-clock = Ce temps de jeu n'est pas possible.
problem-bad-option = Cette règle n'existe pas dans ce jeu.
problem-bad-name = Choisis un nom de 1 à 16 lettres.
problem-bad-picture = Cette image n'existe pas chez nous.
problem-bad-greeting = Ce mot ne fait pas partie de la liste.
problem-already-playing = La partie a déjà commencé. Tu peux regarder.
problem-seat-taken = Cette place est déjà prise.
problem-not-your-seat = Cette place n'est pas à toi.
problem-nothing-to-do = Ce n'est pas à toi de jouer maintenant.
problem-not-the-host = Seule la personne qui a préparé la table peut décider de commencer.
problem-not-over = La partie n'est pas encore finie.
problem-no-such-game = Ce jeu n'est pas encore sur l'étagère.
problem-broken = Quelque chose s'est cassé chez nous. Réessaie dans un instant.
problem-broken-table = Quelque chose s'est cassé à cette table. Reviens dans un instant.
problem-busy = La maison est très occupée en ce moment. Réessaie bientôt.
problem-house-full = Toutes les tables de la maison sont prises. Réessaie plus tard.
problem-table-full = Trop de monde regarde déjà cette table.
problem-too-fast = C'est un peu trop à la fois. Attends une minute et réessaie.
problem-too-many-tables = Tu as déjà beaucoup de tables en cours. Finis-en une d'abord.
problem-too-many-sockets = Trop de pages sont ouvertes à cette adresse. Ferme-en une.
refusal-not-begun = La partie n'a pas encore commencé.
refusal-already-played = Ce coup est déjà joué.
refusal-from-the-future = Ce coup vient trop tôt.
refusal-cannot-undo = Ce coup ne peut plus être repris : on en a déjà vu la suite.
refusal-no-such-seat = Cette place n'existe pas.
refusal-too-often-away = Tu es parti trop souvent : quelqu'un de la maison finit la partie à ta place.
refusal-unreadable = Ce coup ne peut pas être lu.
refusal-bad-option = Cette règle n'existe pas dans ce jeu.
