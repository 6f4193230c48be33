# Magnetic Domino en français.

domino-tagline = Vingt-huit aimants : en chaîne, en tour ou en quinconce. Ne tremble pas !

## Les choses
domino-yes = oui
domino-no = non
domino-game-traditional = Jeu traditionnel
domino-game-challenge = Défi magnétique
domino-game-quincunx = Quinconce
domino-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
  }
domino-piece = le { $low }-{ $high } { domino-colour }
domino-piece-double = le double { $n } { domino-colour }
domino-count = { $n ->
    [one] { $n } domino
   *[other] { $n } dominos
  }

## La table
domino-table = La table
domino-board = Les joueurs
domino-player = { $name } : { domino-count }.
domino-player-total = { $name } : { domino-count }, { $total } au total.
domino-still-held = Il reste à { $name } : { $pieces }.
domino-hand = Ta main
domino-stock = { $n ->
    [0] La pioche est vide
    [one] La pioche : { $n } domino
   *[other] La pioche : { $n } dominos
  }
domino-game-of = Partie { $game } sur { $of }
domino-game-limit = Partie { $game }, jusqu’à { $limit }
domino-due-flat = à plat
domino-due-height = en hauteur
domino-colours = { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
  } dans ta main
domino-chain-is = La chaîne : { $pieces }.
domino-tower-is = La construction : { domino-count }, { $levels ->
    [0] sur la table
   *[other] jusqu’à l’étage { $levels }
  }.
domino-nothing-laid = Rien n’est encore posé.
domino-spot-level = { $level ->
    [-1] en soulevant toute la tour
    [0] sur la table
   *[other] étage { $level }
  }
domino-half = { $n } du { $low }-{ $high }
domino-half-double = { $n } { $side ->
    [left] de gauche
    [right] de droite
    [far] du fond
   *[near] de devant
  } du double { $n }
domino-place-on = sur le { $half }
domino-place-bridge = en pont sur le { $half } et le { $other }
domino-place-under = sous le { $half }
domino-place-beside = { $side ->
    [left] à gauche du
    [right] à droite du
    [far] derrière le
   *[near] devant le
  } { $half }
domino-toward = { $side ->
    [left] vers la gauche
    [right] vers la droite
    [far] vers le fond
   *[near] vers toi
  }
domino-lies = { $piece } : { $spot }
domino-lies-end = { domino-lies }, bout libre { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Place { $n } sur { $of }
domino-aimed = { domino-spot-of } : { $deed }
domino-spot-next = Place suivante
domino-spot-previous = Place précédente
domino-camera-left = Tourner à gauche (touche Q)
domino-camera-right = Tourner à droite (touche E)
domino-camera-nearer = S’approcher (touche +)
domino-camera-farther = S’éloigner (touche −)

## Les boutons
domino-do-lay-none = Choisis un domino
domino-do-choose = Prendre { $piece }
domino-do-choose-key = Prendre { $piece } (touche { $key })

## Ce qu’il y a à faire
domino-prompt-opening = À toi de commencer : pose { $piece }.
domino-prompt-lay = À toi ! Choisis un domino.
domino-prompt-flat = À toi, à plat ! Choisis un domino.
domino-prompt-height = À toi, en hauteur ! Choisis un domino.
domino-prompt-end = À quel bout le poses-tu ?
domino-prompt-place = Où le poses-tu ?
domino-prompt-carry = Porte-le au-dessus de sa place et lâche-le sans trembler.
domino-prompt-draw = Rien ne va : pioche un domino.
domino-prompt-pass = Rien ne va et la pioche est vide : passe.
domino-prompt-falling = Tiendra, tiendra pas ?
domino-prompt-between = Partie gagnée : { $names }. On redistribue ?
domino-prompt-no-double = Personne n’a de double : on redistribue.
domino-prompt-dealing = On distribue…
domino-prompt-over = La partie est finie. Victoire : { $names }.

## Ce qui s’est passé
domino-event-mixed = Partie { $game } : on mélange et on distribue.
domino-event-dealt = { $name } reçoit { domino-count }.
domino-event-dealt-you = Tu reçois { $pieces }.
domino-event-drew = { $name } pioche.
domino-event-drew-you = Tu pioches { $piece }.
domino-event-opened = { $name } commence avec { $piece }.
domino-event-opened-you = Tu commences avec { $piece }.
domino-event-laid = { $name } pose { $piece } contre le { $n }.
domino-event-laid-you = Tu poses { $piece } contre le { $n }.
domino-event-let-go = { $name } lâche { $piece }…
domino-event-let-go-you = Tu lâches { $piece }…
domino-event-stood = Ça tient ! { $name } a posé { $piece }.
domino-event-stood-you = Ça tient ! Tu as posé { $piece }.
domino-misses-left = { $left ->
    [1] {" "}Encore un raté et la partie est bloquée.
    [2] {" "}Encore { $left } ratés de suite et la partie est bloquée.
    [3] {" "}Encore { $left } ratés de suite et la partie est bloquée.
   *[other] {""}
  }
domino-event-missed = Raté : { $name } reprend { $piece }.{ domino-misses-left }
domino-event-missed-you = Raté : tu reprends { $piece }.{ domino-misses-left }
domino-event-collapsed = Patatras ! { $name } ramasse { domino-count }.
domino-event-collapsed-you = Patatras ! Tu ramasses { domino-count }.
domino-event-passed = { $name } passe.
domino-event-passed-you = Tu passes.
domino-event-out = { $name } n’a plus de domino !
domino-event-out-you = Tu n’as plus de domino !
domino-event-blocked = La partie est bloquée : on compte.

## Ce qu’on peut faire, en mots
domino-action-open = Commencer avec { $piece }
domino-action-lay-left = Poser { $piece } à gauche, contre le { $n }
domino-action-lay-right = Poser { $piece } à droite, contre le { $n }
domino-action-place = Poser { $piece } { $spot }
    .button = Poser
domino-action-draw = Piocher
domino-action-pass = Passer
domino-action-deal = Distribuer

## Les réglages
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Défi à suspense
domino-preset-children = Avec les petits
domino-option-game = À quel jeu joue-t-on ?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Que compte-t-on à la fin ?
domino-option-count-dots = les points
domino-option-count-dominoes = les dominos
domino-option-games = Combien de parties ?
domino-option-limit = Ou jusqu’à combien de points notés ?
domino-option-limit-help = 0 : c’est le nombre de parties qui décide.
domino-option-voluntaryDraw = Peut-on piocher quand on peut jouer ?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Quand la partie est-elle bloquée ?
domino-option-blockedOnlyWhenStockEmpty-on = quand tous ont passé
domino-option-blockedOnlyWhenStockEmpty-off = dès que plus rien ne peut aller
domino-option-tieBreak = À égalité dans une partie bloquée…
domino-option-tieBreak-shared = on gagne ensemble
domino-option-tieBreak-fewestDominoes = le moins de dominos gagne
domino-option-noDouble = Si personne n’a de double…
domino-option-noDouble-highestSum = la plus grande somme commence
domino-option-noDouble-redeal = on redistribue
domino-option-colourCheck = Faut-il plusieurs couleurs en main ?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Où peut-on construire ?
domino-option-extremitiesOnly-on = aux extrémités seulement
domino-option-extremitiesOnly-off = partout
domino-option-secondParallel = Le deuxième domino de la tour…
domino-option-secondParallel-on = est parallèle au premier
domino-option-secondParallel-off = se pose comme on veut
domino-option-liftTower = Peut-on soulever la tour ?
domino-option-liftTower-on = oui, pour glisser un domino dessous
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Un domino raté…
domino-option-missedCountsAsCollapse-on = compte comme une chute
domino-option-missedCountsAsCollapse-off = revient en main
domino-option-magnets = Comment sont les aimants ?
domino-option-magnets-none = il n’y en a pas
domino-option-magnets-weak = faibles
domino-option-magnets-normal = normaux
domino-option-magnets-strong = forts
domino-option-hand = Quelle main pose les dominos ?
domino-option-hand-own = la tienne, qui tremble un peu
domino-option-hand-steady = une main qui ne tremble pas
domino-option-hand-help = Sans trembler : pour les petits, et pour jouer au clavier ou à l’oreille.
domino-option-fourPlayerAlternation = À quatre, en quinconce…
domino-option-fourPlayerAlternation-global = le dernier domino décide pour tous
domino-option-fourPlayerAlternation-perPlayer = chacun alterne pour soi
domino-option-keepModeMemory = Après une chute, en quinconce…
domino-option-keepModeMemory-on = chacun garde son mode
domino-option-keepModeMemory-off = on recommence à plat

## Ce qui n’est pas permis, et pourquoi
domino-refusal-being-dealt = Un instant : on distribue.
domino-refusal-being-drawn = Le domino pioché sera pour un autre tour.
domino-refusal-let-go = Un domino lâché est joué.
domino-refusal-deal-first = Distribue d’abord une nouvelle partie.
domino-refusal-no-deal = Cette partie n’est pas finie.
domino-refusal-must-open = Il faut commencer avec { $tile }.
domino-refusal-other-game = Cela ne se fait pas à ce jeu-ci.
domino-refusal-which-end = Dis à quel bout : à gauche ou à droite.
domino-refusal-not-yours = Pas dans ta main : { $tile }.
domino-refusal-does-not-fit = Ici, il faut un { $n } : { $tile } ne va pas comme ça.
domino-refusal-fits-no-end = Il faut un { $n } ou un { $other } : { $tile } ne va à aucun bout.
domino-refusal-out-of-reach = Cette place est trop loin, ou sous la table.
domino-refusal-occupied = La place est prise : { $tile } est déjà là.
domino-refusal-not-equal = Les carrés l’un sur l’autre doivent être pareils : avec { $tile }, un { $n } toucherait un { $other }.
domino-refusal-no-contact = Ici, { $tile } ne touche rien : pose-le sur un domino, ou dessous.
domino-refusal-not-parallel = Le deuxième domino doit être parallèle au premier.
domino-refusal-not-an-end = On ne joue qu’aux extrémités, et { $tile } n’en touche aucune ici.
domino-refusal-must-be-flat = Maintenant, c’est à plat.
domino-refusal-must-be-height = Maintenant, c’est en hauteur.
domino-refusal-steady-hand = À cette table, aucune main ne tremble.
domino-refusal-must-play = Tu peux jouer : alors il faut jouer.
domino-refusal-stock-empty = La pioche est vide.
domino-refusal-stock-left = Il reste des dominos : pioche d’abord.
domino-refusal-nobody-draws = Personne ne pioche en ce moment.
domino-refusal-not-in-stock = Pas dans la pioche : { $tile }.
domino-refusal-one-colour = Il faut plusieurs couleurs dans une main, et { $tile } n’en apporte pas d’autre.
domino-refusal-nothing-falls = Rien ne tombe en ce moment.
domino-refusal-other-pieces = Pas dans la construction : { $tile }.

## La page des règles
domino-rules-choose = Les règles de quel jeu ?
domino-rules-aim = Le but
domino-rules-aim-text = Pose tous tes dominos avant les autres{ $game ->
    [traditional] .
   *[other] , sans rien faire tomber. Si ton dernier domino fait tout tomber, tu n’as pas gagné.
  }
domino-rules-box = Dans la boîte
domino-rules-box-text = 28 dominos aimantés de quatre couleurs. Un trait blanc fait deux carrés avec des points ; un carré sans points vaut zéro, et ce n’est pas un joker : zéro ne va qu’avec zéro. Un double a deux fois le même nombre. Une partie dure environ dix minutes.
domino-rules-deal = Pour commencer
domino-rules-deal-text = On joue de 2 à 4. On retourne les dominos et on mélange. À deux, chacun en pioche 7 ; à trois ou quatre, 6. Le reste est la pioche.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Chaque main doit avoir plusieurs couleurs.
  }
domino-rules-start = Qui commence
domino-rules-start-text = Qui a le double 6, sinon le plus fort double, le pose. { $noDouble ->
    [redeal] Si personne n’a de double, on redistribue.
   *[highestSum] Si personne n’a de double, le domino avec la plus grande somme commence.
  } Puis on tourne vers la gauche, un seul domino par tour. Il faut toujours un carré avec le même nombre qu’un domino déjà posé.
domino-rules-chain = La chaîne
domino-rules-chain-text = Pose un domino à un bout de la chaîne, les deux carrés pareils l’un contre l’autre. La chaîne n’a que deux bouts : un double est posé en travers, mais rien ne bifurque.
domino-rules-tower = La tour
domino-rules-tower-text = Pose ton domino au-dessus ou au-dessous d’un autre : les carrés l’un sur l’autre ont le même nombre, partout, même si tu fais un pont entre deux dominos. La face doit être libre. Ce qui se touche sur le côté ne compte pas.
domino-rules-where = Où construire
domino-rules-where-text = { $extremitiesOnly ->
    [on] Seuls les dominos aux deux extrémités servent.
   *[off] Tous les dominos déjà posés peuvent servir.
  } Au-dessous veut dire dans le vide sous un domino qui dépasse{ $liftTower ->
    [on] , ou sous toute la tour, qu’on soulève
   *[off] { "" }
  }. { $secondParallel ->
    [on] Le deuxième domino d’une tour est parallèle au premier.
   *[off] En long ou en travers, comme tu veux.
  }
domino-rules-modes = À plat, en hauteur
domino-rules-modes-text = On alterne : le premier double est à plat, puis un domino en hauteur, un à plat… Piocher ne change rien. Qui ne pourrait jouer que dans l’autre mode pioche. À deux, chacun alterne pour soi : d’abord tous deux à plat, puis tous deux en hauteur ; qui pioche garde le mode qu’il devait. À trois, le dernier domino décide pour tous ; à quatre, { $fourPlayerAlternation ->
    [perPlayer] chacun alterne pour soi
   *[global] aussi
  }.
domino-rules-height = En hauteur
domino-rules-height-text = Seulement aux deux extrémités de la construction : pose ton domino sur le carré ouvert, nombre sur nombre pareil. Deux dominos qui se touchent sur le côté peuvent être différents.
domino-rules-flat = À plat
domino-rules-flat-text = Sur la table, de deux façons : à la suite du carré ouvert, comme au jeu traditionnel, ou glissé sous un domino d’extrémité qui dépasse à l’étage 1, même nombre dessous. Plus haut, on ne peut pas. Les autres voisins ne comptent pas.
domino-rules-draw = Piocher
domino-rules-draw-text = Si rien ne va, pioche un domino : ton tour est fini, même s’il allait. Si la pioche est vide, passe. { $voluntaryDraw ->
    [on] Tu peux aussi piocher quand tu pourrais jouer.
   *[off] Qui peut jouer doit jouer.
  }
domino-rules-let-go = Lâcher
domino-rules-let-go-text = Un domino lâché est joué : on ne le reprend pas. Il tient, ou il glisse sans rien abîmer : { $missedCountsAsCollapse ->
    [on] cela compte comme une chute
   *[off] tu le reprends et ton tour est fini
  }. Ou tout tombe. { $hand ->
    [steady] À cette table, aucune main ne tremble.
   *[own] La façon dont tu le lâches compte.
  } { $magnets ->
    [none] Il n’y a pas d’aimants.
    [weak] Les aimants sont faibles.
    [strong] Les aimants sont forts.
   *[normal] Les aimants aident à tenir.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Trois ratés par personne sans rien poser ni piocher entre-temps, et la partie est bloquée.
  }
domino-rules-fall = Patatras !
domino-rules-fall-text = Qui fait tomber la construction, même un morceau, même à cause des aimants, prend tous ses dominos et celui qu’il posait. Puis la personne qui a en main le plus fort double recommence : c’est son tour, et la même partie continue. Si c’était son dernier domino, c’est gagné. En quinconce, { $keepModeMemory ->
    [on] chacun garde son mode
   *[off] on recommence à plat
  }.
domino-rules-blocked = Partie bloquée
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Quand tous ont passé de suite
   *[off] Dès que plus aucun domino ne peut aller, ou quand tous ont passé de suite
  }, on compte { $count ->
    [dominoes] les dominos
   *[dots] les points
  } en main : le moins gagne. { $tieBreak ->
    [fewestDominoes] À égalité, le moins de dominos gagne.
   *[shared] À égalité, on gagne ensemble.
  }
domino-rules-match = Plusieurs parties
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Ici on joue une seule partie.
     *[other] On joue { $games } parties.
    }
   *[other] On joue jusqu’à ce que quelqu’un ait noté { $limit }.
  } Après chaque partie, les perdants notent { $count ->
    [dominoes] les dominos
   *[dots] les points
  } qui leur restent ; qui gagne ne note rien. Le plus petit total gagne. Avec les petits, on compte les dominos au lieu des points, dans les trois jeux.

## Pourquoi nos joueurs feraient ça
domino-why-only-move = Il n’y a rien d’autre à faire.
domino-why-draw = Rien ne va : il faut piocher.
domino-why-last-domino = C’est le dernier domino !
domino-why-heavy = Mieux vaut se débarrasser des gros.
domino-why-double = Les doubles sont difficiles à placer.
domino-why-keep-going = Ainsi il restera de quoi jouer.
domino-why-hold-up = Les autres auront du mal à suivre.
domino-why-safe = C’est la place la plus solide.
domino-why-spoil = Ça tient encore, mais la suite sera délicate.
domino-why-too-risky = Tout est trop fragile : mieux vaut piocher.

## Fin de partie
domino-score = { $n ->
    [0] aucun point de pénalité
    [one] { $n } point de pénalité
   *[other] { $n } points de pénalité
  }
domino-score-dominoes = { $n ->
    [0] aucun domino de pénalité
    [one] { $n } domino de pénalité
   *[other] { $n } dominos de pénalité
  }
domino-end-out = Tous les dominos sont posés. Bravo { $name } !
domino-end-blocked = Partie bloquée. C’est à { $name } qu’il en reste le moins.
domino-end-match = Le plus petit total : { $name }.
domino-moment-comeback = Le plus beau moment : { $name } a tout fait tomber, et gagne quand même !
domino-moment-comeback-you = Ton plus beau moment : tu as tout fait tomber, et tu gagnes quand même !
domino-moment-collapse = Le grand moment : { $name } fait tomber { domino-count } d’un coup !
domino-moment-collapse-you = Ton grand moment : tu fais tomber { domino-count } d’un coup !
domino-moment-tower = La plus belle construction : { domino-count }, jusqu’à l’étage { $levels }.
domino-moment-chain = La plus longue chaîne : { domino-count }.
domino-moment-high = Le point le plus haut : { $name } pose { $piece } à l’étage { $level }.
domino-moment-high-you = Ton point le plus haut : tu poses { $piece } à l’étage { $level }.
domino-moment-streak = La plus belle série : { $name } pose { domino-count } de suite sans piocher.
domino-moment-streak-you = Ta plus belle série : tu poses { domino-count } de suite sans piocher.

domino-key-walk = Un autre de tes dominos
domino-key-aim = Une autre place pour lui
domino-key-zoom = Voir de plus près, de plus loin

## Lessons
domino-lesson-chain = La chaîne
domino-lesson-chain-match = La chaîne finit par un 3 d’un côté et par un 2 de l’autre. Pose ton 2-4 à droite, contre le 2.
domino-lesson-chain-ends = On joue aux deux bouts. À gauche, il faut un 3 : pose ton 1-3.
domino-lesson-chain-draw = Il faut un 1 ou un 0, et tu n’en as pas. Alors pioche un domino.
domino-lesson-chain-drawn = Piocher, c’était tout ton tour. Mais tu as eu le 0-3 : maintenant, pose-le contre le 0.
domino-lesson-chain-play = Tu sais tout. Qui pose son dernier domino gagne. Finis la partie !
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = La chaîne finit par un 0 et par un 6, et tous les autres 0 y sont déjà. Pose ton 0-6 à droite, contre le 6 : plus rien n’ira !
domino-lesson-blocked-play = Bloqué ! On compte les points qui restent en main : toi 4, l’autre 28. Qui en a le moins gagne, et l’autre note les siens. Encore une partie : le plus petit total gagne. Joue !
domino-lesson-tower = La tour
domino-lesson-tower-on = Ici, on construit en hauteur. Pose ton 3-6 sur un 6 : six sur six.
domino-lesson-tower-under = On peut aussi construire dessous. Un 1 dépasse dans le vide : glisse ton 1-5 dessous, sur la table.
domino-lesson-tower-not-on = C’est permis. Mais cette fois, glisse le 1-5 sur la table, sous le 1 qui dépasse.
domino-lesson-tower-again = Patatras ! L’autre a tout fait tomber, et ramasse tout. Le double 6 recommence une tour : pose ton 4-6 dessus.
domino-lesson-tower-play = Il te reste un seul domino. Pose-le sans rien faire tomber, et tu as gagné !
domino-lesson-quincunx = À plat, en hauteur
domino-lesson-quincunx-double = Ici, on pose tantôt à plat, tantôt en hauteur. Le double 6 commence, à plat : pose-le.
domino-lesson-quincunx-height = L’autre a aussi joué à plat. Maintenant, en hauteur, et seulement sur un bout : pose ton 1-4 sur le 4.
domino-lesson-quincunx-flat = De nouveau à plat, sur la table. Un 2 dépasse dans le vide : glisse ton 2-5 dessous.
domino-lesson-quincunx-play = L’autre a pioché, et doit encore jouer à plat. Toi, c’est en hauteur. Finis la partie !
domino-lesson-owed = À chacun son rythme
domino-lesson-owed-draw = C’est en hauteur : il te faut un 6 ou un 4. Tu n’en as pas, alors pioche.
domino-lesson-owed-owes = L’autre a joué en hauteur. Piocher ne change rien : pour toi, c’est encore en hauteur. Pose ton 4-5 sur le 4.
domino-lesson-owed-flat = L’autre joue déjà à plat, et maintenant toi aussi. Pose ton 0-3 sur la table, contre le 3.
domino-lesson-owed-play = Tu as compris ! Qui pose tout sans rien faire tomber gagne. Joue !

## Problèmes
domino-puzzle-ending = Gagner la fin de partie
domino-puzzle-ending-ask = Un seul domino gagne à coup sûr, quels que soient les dominos cachés. Lequel poses-tu ?

## Looking back
domino-review-lacks = On pouvait le savoir : { $name } n’avait aucun { $numbers }.
domino-review-holds = On pouvait le savoir : { $name } tenait { $pieces }.
