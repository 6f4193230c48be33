# 7 Yaminos en français.

yaminos-tagline = Sept bâtons, vingt-huit dominos, douze jeux : lance !

## Les douze jeux
yaminos-game-yam = Yam
yaminos-game-base = Jeu de base
yaminos-game-muggins = Muggins
yaminos-game-more = De plus en plus
yaminos-game-prog = Progression
yaminos-game-line = Tous en ligne
yaminos-game-even = Pair et impair
yaminos-game-highest = Le plus fort lancer
yaminos-game-throws = Plusieurs lancers
yaminos-game-target = Au plus près
yaminos-game-longest = La plus longue ligne
yaminos-game-minimum = La meilleure moyenne
yaminos-aim-yam = Remplis toutes les cases de ta feuille avec les plus belles combinaisons.
yaminos-aim-base = Pose, relance, ose : arrive à { $goal } points avant les autres.
yaminos-aim-muggins = Laisse des bouts libres qui font un multiple de 5, jusqu’à { $goal } points.
yaminos-aim-more = Fais grandir la somme des bouts libres, jusqu’à { $goal } points.
yaminos-aim-prog = Sept phases, des blancs aux 6 : relie ceux qui portent le bon chiffre.
yaminos-aim-line = Aligne tout ce que tu peux, en peu de longues chaînes, jusqu’à { $goal } points.
yaminos-aim-even = Laisse des bouts libres dont la somme est paire, jusqu’à { $goal } points.
yaminos-aim-highest = Un seul lancer : le plus de points gagne.
yaminos-aim-throws = Plusieurs lancers : le plus gros total gagne.
yaminos-aim-target = Approche-toi le plus possible de { $goal } points.
yaminos-aim-longest = Un seul lancer : aligne le plus de yaminos.
yaminos-aim-minimum = Aligne assez de yaminos, avec les meilleurs points par yamino.

## Les cases du Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Le Plus
yaminos-box-moins = Le Moins
yaminos-box-full = Full
yaminos-box-suite = Suite
yaminos-box-pairs = Paires
yaminos-box-super = Super Yamino
yaminos-box-small = Petite suite
yaminos-box-large = Grande suite
yaminos-box-plus-moins = Plus et Moins
yaminos-about-solo = Additionne tous les { $digit } visibles.
yaminos-about-plus = Le plus grand chiffre de chaque yamino compte.
yaminos-about-moins = Le plus petit chiffre de chaque yamino est retiré de ton total.
yaminos-about-plus-moins = Les plus grands chiffres comptent, les plus petits sont retirés.
yaminos-about-full = Quatre fois un chiffre et trois fois un autre : leur somme et 50.
yaminos-about-suite = Cinq chiffres qui se suivent : leur somme et 20. Les sept : et 30.
yaminos-about-small = Cinq chiffres qui se suivent : leur somme et 20.
yaminos-about-large = Les sept chiffres, de 0 à 6 : leur somme et 30.
yaminos-about-pairs = Un chiffre de chaque paire ; 10 de plus dès cinq paires, 20 pour sept.
yaminos-about-super = Les sept montrent le même chiffre : tous les points et 70.

## La table
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yaminos
  }
yaminos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
yaminos-throws = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
  }
yaminos-average = { $whole ->
    [one] { $whole },{ $digits } point
   *[other] { $whole },{ $digits } points
  }
yaminos-place = { $name } : { $score }.
yaminos-sheet = { $name } : sa feuille
yaminos-sheet-round = Manche { $round } sur { $of }
yaminos-cell-filled = { $box } : { $points }
yaminos-cell-open = { $box } : libre
yaminos-cell-offer = { $box } : { $points } maintenant
yaminos-cell-announced = { $box } : case annoncée
yaminos-phase = { $digit ->
    [0] Phase des blancs
   *[other] Phase des { $digit }
  }
yaminos-throw-of = Lancer { $n } sur { $of }
yaminos-goal = Il faut { $n }
yaminos-goal-near = Vise { $n }
yaminos-ends = Bouts libres : { $sum }
yaminos-ends-before = Somme d’avant : { $sum }
yaminos-would = Ça fait { $sum } : { $n ->
    [0] rien
   *[other] { $n }
  }.
yaminos-worth = Posé : { $n }
yaminos-super-for = Super Yamino : { $digits }
yaminos-on-table = Sur la table :
yaminos-chain = La chaîne :

## Ce qu’il y a à faire
yaminos-prompt-agree = À toi ! Combien de lancers chacun ?
yaminos-prompt-ready = À toi ! Lance les yaminos.
yaminos-prompt-ready-rest = Rien ne va : relance ceux qui restent.
yaminos-prompt-throwing = Ça roule…
yaminos-prompt-doublet = Commence ta chaîne par un doublet.
yaminos-prompt-lay-one = Pose au moins un yamino de ce lancer.
yaminos-prompt-stop = Pose encore, ou garde tes { yaminos-points } ?
yaminos-prompt-take-back = Un yamino ne se relance jamais seul : reprends-en un.
yaminos-prompt-base = Pose encore, relance, ou garde tes { yaminos-points } ?
yaminos-prompt-beat = Continue : il te faut { $goal } pour passer devant.
yaminos-prompt-muggins = Pose un yamino : si les bouts libres font un multiple de 5, tu les marques.
yaminos-prompt-more = Pose un yamino : si les bouts libres font plus de { $sum }, tu les marques.
yaminos-prompt-even = Pose un yamino : si les bouts libres font une somme paire, tu la marques.
yaminos-prompt-prog = Relie { $digit ->
    [0] les blancs
   *[other] les { $digit }
  } : eux seuls comptent. Ça fait { yaminos-points }.
yaminos-prompt-line = Longues chaînes : 5 en ligne font 25, un seul coûte 1. Ça fait { yaminos-points }.
yaminos-prompt-arrange = Aligne tes yaminos : ça fait { yaminos-points }.
yaminos-prompt-left = Aligne tes yaminos : il reste { yaminos-points } à côté.
yaminos-prompt-choose = Garde les beaux et relance les autres, ou remplis une case.
yaminos-prompt-choose-last = Remplis une case. Pour un troisième lancer, annonce d’abord laquelle.
yaminos-prompt-announced = { $box } : lesquels relances-tu ?
yaminos-ask-zero = { $box } ne donne que 0 : appuie encore pour l’écrire, ou choisis une autre case.
yaminos-write-throw = Pour n’en relancer que certains, écris leurs noms : { $example }.

## Ce qui s’est passé
yaminos-event-agreed = Chacun aura { yaminos-throws }.
yaminos-event-threw = { $name } lance { yaminos-count }.
yaminos-event-threw-you = Tu lances { yaminos-count }.
yaminos-event-landed = Sur la table : { $faces }.
yaminos-event-cocked = { $n ->
    [1] Un yamino n’est pas à plat : on le relance.
   *[other] { $n } yaminos ne sont pas à plat : on les relance.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } commence une chaîne avec { $face }.
yaminos-event-laid-first-you = Tu commences une chaîne avec { $face }.
yaminos-event-laid = { $name } pose { $face } contre { $at }.
yaminos-event-laid-you = Tu poses { $face } contre { $at }.
yaminos-event-took-back = { $name } reprend { $face }.
yaminos-event-took-back-you = Tu reprends { $face }.
yaminos-event-passed = { $name } n’a rien à poser.
yaminos-event-passed-you = Tu n’as rien à poser.
yaminos-event-ends = Les bouts libres font { $sum }.
yaminos-event-scored = { $name } marque { yaminos-points } : { $total } en tout.
yaminos-event-scored-you = Tu marques { yaminos-points } : { $total } en tout.
yaminos-event-scored-nothing = { $name } ne marque rien : { $total } en tout.
yaminos-event-scored-nothing-you = Tu ne marques rien : { $total } en tout.
yaminos-event-left = { $name } laisse { yaminos-points } à côté.
yaminos-event-left-you = Tu laisses { yaminos-points } à côté.
yaminos-event-lost = Rien ne va plus : { $name } perd { yaminos-points }.
yaminos-event-lost-you = Rien ne va plus : tu perds { yaminos-points }.
yaminos-event-lost-nothing = { $name } n’a pas de doublet : au suivant.
yaminos-event-lost-nothing-you = Pas de doublet : au suivant.
yaminos-event-leads = { $name } mène avec { $score } points. Les autres ont une dernière chance !
yaminos-event-leads-you = Tu mènes avec { $score } points. Les autres ont une dernière chance !
yaminos-event-announced = { $name } annonce { $box }.
yaminos-event-announced-you = Tu annonces { $box }.
yaminos-event-filled = { $name } écrit { $points } dans la case { $box }.
yaminos-event-filled-you = Tu écris { $points } dans la case { $box }.
yaminos-event-sheets = Manche { $round } : des feuilles neuves pour tout le monde.
yaminos-event-tie-break = Égalité entre { $names } : encore un tour pour se départager.
yaminos-event-won = { $name } gagne !
yaminos-event-won-you = Tu gagnes !
yaminos-event-won-shared = { $names } gagnent ensemble !

## Ce qu’on peut faire, en mots
yaminos-action-agree = Jouer en { yaminos-throws }
yaminos-action-throw-all = Lancer les sept yaminos
yaminos-action-throw = Relancer { $faces }
    .button = Relancer { $n }
yaminos-action-throw-rest = { $n ->
    [1] Lancer le dernier
   *[other] Lancer les { $n } autres
  }
yaminos-action-keep = Garder { $faces }, relancer les autres
yaminos-action-lay-first = Commencer avec { $face }
yaminos-action-lay = Poser { $face } contre { $at }
    .button = Poser
yaminos-action-take = Reprendre { $face }
yaminos-action-stop = S’arrêter là : { yaminos-points }
yaminos-action-count = C’est tout : { yaminos-points }
yaminos-action-count-placed = C’est tout : { yaminos-count }
yaminos-action-fill = Écrire { $points } dans { $box }
yaminos-action-announce = Annoncer { $box }

## Les réglages
yaminos-preset-yam = { yaminos-game-yam }
yaminos-preset-base = { yaminos-game-base }
yaminos-preset-muggins = { yaminos-game-muggins }
yaminos-preset-more = { yaminos-game-more }
yaminos-preset-prog = { yaminos-game-prog }
yaminos-preset-line = { yaminos-game-line }
yaminos-preset-even = { yaminos-game-even }
yaminos-preset-highest = { yaminos-game-highest }
yaminos-preset-throws = { yaminos-game-throws }
yaminos-preset-target = { yaminos-game-target }
yaminos-preset-longest = { yaminos-game-longest }
yaminos-preset-minimum = { yaminos-game-minimum }
yaminos-option-game = À quel jeu joue-t-on ?
yaminos-option-game-yam = { yaminos-game-yam }
yaminos-option-game-base = { yaminos-game-base }
yaminos-option-game-muggins = { yaminos-game-muggins }
yaminos-option-game-more = { yaminos-game-more }
yaminos-option-game-prog = { yaminos-game-prog }
yaminos-option-game-line = { yaminos-game-line }
yaminos-option-game-even = { yaminos-game-even }
yaminos-option-game-highest = { yaminos-game-highest }
yaminos-option-game-throws = { yaminos-game-throws }
yaminos-option-game-target = { yaminos-game-target }
yaminos-option-game-longest = { yaminos-game-longest }
yaminos-option-game-minimum = { yaminos-game-minimum }
yaminos-option-throws = Combien de lancers chacun ?
yaminos-option-throws-help = 0 : c’est la première personne qui décide ; au plus près, 3 ; pour la moyenne, 2.
yaminos-option-target = De quel score faut-il s’approcher ?
yaminos-option-target-help = 0 : 40 points par lancer.
yaminos-option-goal = Quel score amène la fin ?
yaminos-option-goal-help = 0 : comme dans la boîte, soit 40, 100 ou 200 selon le jeu.
yaminos-option-fewestLeft = La plus longue ligne se gagne avec…
yaminos-option-fewestLeft-on = le moins de points laissés à côté
yaminos-option-fewestLeft-off = le plus de yaminos alignés
yaminos-option-minimum = Combien de yaminos faut-il aligner au moins ?
yaminos-option-minimum-help = En dessous, le lancer ne compte pas. D’habitude, 4.
yaminos-option-divideByThrows = À la fin, on divise les points par…
yaminos-option-divideByThrows-on = le nombre de lancers
yaminos-option-divideByThrows-off = le nombre de yaminos posés
yaminos-option-noSingleRethrow = Au jeu de base, peut-on relancer un seul yamino ?
yaminos-option-noSingleRethrow-on = non
yaminos-option-noSingleRethrow-off = oui
yaminos-option-noSingleRethrow-help = Si c’est non : qui doit passer devant et n’a plus qu’un yamino en reprend un pour en relancer deux ; si c’est impossible, on peut s’arrêter.
yaminos-option-passScores = Sans rien poser, marque-t-on les bouts libres ?
yaminos-option-passScores-on = oui
yaminos-option-passScores-off = non
yaminos-option-carryPrevious = De plus en plus : une nouvelle chaîne se compare…
yaminos-option-carryPrevious-on = à la dernière somme d’avant
yaminos-option-carryPrevious-off = à zéro
yaminos-option-branchingProgression = À la Progression, les doublets…
yaminos-option-branchingProgression-on = ont quatre côtés
yaminos-option-branchingProgression-off = restent en ligne
yaminos-option-linearOnly = À Tous en ligne, les doublets…
yaminos-option-linearOnly-on = restent en ligne
yaminos-option-linearOnly-off = ont quatre côtés
yaminos-option-rounds = Combien de manches de Yam ?
yaminos-option-rounds-1 = une
yaminos-option-rounds-2 = deux
yaminos-option-rounds-4 = quatre
yaminos-option-separateSuites = Au Yam, les deux suites ont…
yaminos-option-separateSuites-on = chacune sa case
yaminos-option-separateSuites-off = une seule case
yaminos-option-soloPairOnce = Dans un Solo, une paire compte…
yaminos-option-soloPairOnce-on = une fois
yaminos-option-soloPairOnce-off = deux fois
yaminos-option-suiteReading = Comment se lit une suite ?
yaminos-option-suiteReading-row = côte à côte
yaminos-option-suiteReading-pick = on choisit les moitiés
yaminos-option-suiteReading-help = Côte à côte, une moitié en trop ne peut dépasser qu’au début ou à la fin. Au choix, toute moitié peut être lue seule.
yaminos-option-unusedCount = Une suite compte-t-elle aussi les yaminos inutilisés ?
yaminos-option-unusedCount-on = oui, tous leurs points
yaminos-option-unusedCount-off = non
yaminos-option-plusMoins = Le Plus et Le Moins se jouent…
yaminos-option-plusMoins-apart = chacun à son tour
yaminos-option-plusMoins-together = en un seul tour
yaminos-option-tieBreak = En cas d’égalité en tête…
yaminos-option-tieBreak-on = on joue un tour de plus
yaminos-option-tieBreak-off = on gagne ensemble

## Ce qui n’est pas permis, et pourquoi
yaminos-refusal-in-the-air = Un instant : les yaminos roulent encore.
yaminos-refusal-other-yaminos = Ce ne sont pas les yaminos qui ont été lancés.
yaminos-refusal-other-game = Cela ne se fait pas à ce jeu-ci.
yaminos-refusal-agree-first = Dis d’abord combien de lancers aura chacun.
yaminos-refusal-how-many-throws = Choisis de 1 à 12 lancers.
yaminos-refusal-agreed = Le nombre de lancers est déjà décidé.
yaminos-refusal-throw-first = Lance d’abord les yaminos.
yaminos-refusal-throw-all = Lance-les tous ensemble.
yaminos-refusal-throw-nothing = Choisis au moins un yamino à lancer.
yaminos-refusal-one-throw = Ici on ne lance qu’une fois.
yaminos-refusal-not-free = Déjà posé : { $face }.
yaminos-refusal-not-laid = Pas dans la chaîne : { $face }.
yaminos-refusal-one-chain = Une seule chaîne : pose-le contre un bout libre.
yaminos-refusal-begin-with-doublet = Une chaîne commence par un doublet.
yaminos-refusal-does-not-fit = Les chiffres ne vont pas ensemble : { $face } contre { $at }.
yaminos-refusal-must-lay = Pose d’abord un yamino de ce lancer.
yaminos-refusal-something-fits = Tu peux poser { $face } : on ne lance que si rien ne va.
yaminos-refusal-taken-enough = { $n } yaminos repris en un tour, c’est assez : pose, lance ou arrête-toi.
yaminos-refusal-thrown-enough = { $n } lancers en un tour, c’est assez : arrête-toi là.
yaminos-refusal-laid-before = Posé lors d’un lancer d’avant, { $face } reste là.
yaminos-refusal-others-hang-on-it = D’autres yaminos s’appuient sur { $face }. Reprends-les d’abord.
yaminos-refusal-laid-stays = Ce qui est dans la chaîne y reste : relance seulement les autres.
yaminos-refusal-no-single-rethrow = À cette table, on ne relance pas un yamino tout seul.
yaminos-refusal-must-beat = C’est ta dernière chance : continue jusqu’à { $n } points.
yaminos-refusal-row-filled = Déjà remplie : { $box }.
yaminos-refusal-no-such-row = Cette case n’existe pas sur cette feuille.
yaminos-refusal-too-early-to-announce = On n’annonce qu’avant le troisième lancer.
yaminos-refusal-announce-first = Avant le troisième lancer, annonce une case.
yaminos-refusal-announced = La case est annoncée : il ne reste qu’à lancer.

## La page des règles
yaminos-rules-choose = Les règles de quel jeu ?
yaminos-rules-box = Dans la boîte
yaminos-rules-box-text = Sept yaminos. Un yamino est un bâton à quatre faces, et chaque face est un domino : ensemble ils portent les 28 dominos, du blanc-blanc au 6-6. Chaque yamino a un seul doublet, une face avec deux fois le même chiffre, et chaque chiffre de 0 à 6 sur une seule de ses faces. Une ardoise, avec son feutre et son chiffon, garde les points. On peut inventer encore d’autres jeux.
# YAM-G2: only this page says for whom it was made.
yaminos-rules-throw = Pour commencer
yaminos-rules-throw-text = On joue de 2 à 6, à partir de 6 ans. La personne la plus jeune commence, puis on tourne dans le sens des aiguilles d’une montre. On lance les yaminos comme des dés. Celui qui se tient debout ou sur un autre est relancé. Les petits jeux, du plus fort lancer à la meilleure moyenne, sont un bon début.
yaminos-rules-ties = Égalité
yaminos-rules-ties-text = { $tieBreak ->
    [on] À égalité en tête, on joue un tour de plus, jusqu’à ce que quelqu’un soit devant : au Yam sur une feuille vide, à la Progression avec les 6, et à « Au plus près » en ajoutant au score visé la part d’un lancer.
   *[off] À égalité en tête, on gagne ensemble.
  }
yaminos-rules-alone = En solo
yaminos-rules-alone-text = Ce jeu se joue aussi en solo, contre un score à atteindre.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Chacun lance une fois les sept yaminos. On compte tous les points visibles : le plus gros lancer gagne.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] La première personne dit combien de lancers chacun aura.
   *[other] Chacun a { yaminos-throws }.
  } Lance à chaque fois les sept ; tous les points visibles comptent. On additionne tes lancers : le plus gros total gagne.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Chacun lance les sept : { yaminos-throws }. On additionne tous les points visibles. À la fin, qui est le plus près de { $target } points gagne, au-dessus ou au-dessous.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Un seul lancer, puis aligne ce que tu peux comme des dominos : les moitiés qui se touchent sont pareilles. Pas besoin de doublet ; c’est une seule ligne à deux bouts. { $fewestLeft ->
    [on] Le moins de points laissés à côté gagne.
   *[off] Le plus de yaminos alignés gagne.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Chacun a { yaminos-throws }. À chaque fois, lance les sept et aligne des yaminos comme des dominos, sans avoir besoin de doublet : au moins { $minimum }, sinon ce lancer ne compte pas. À la fin, divise tes points par { $divideByThrows ->
    [on] le nombre de lancers
   *[off] le nombre de yaminos posés
  }. La meilleure moyenne gagne.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Le but : { $goal } points en plusieurs tours. Lance les sept. Sans doublet, c’est au suivant. Sinon, commence une chaîne avec un doublet, posé en travers, et continue-la aux deux bouts avec autant de yaminos que tu veux : les moitiés qui se touchent sont pareilles.
yaminos-rules-base-on = Continuer ou s’arrêter
yaminos-rules-base-on-text = Dès qu’un yamino du lancer est posé, tu peux t’arrêter et compter, ou relancer autant que tu veux de ceux qui restent{ $noSingleRethrow ->
    [on] , mais jamais un seul
   *[off] , même un seul
  }. Chaque lancer doit te permettre d’en poser au moins un, sinon tous les points de ce tour sont perdus ; ceux d’avant restent.
yaminos-rules-base-seven = Les sept sont posés
yaminos-rules-base-seven-text = Arrête-toi et compte, ou relance les sept pour une nouvelle chaîne, autant de fois que tu oses. Ce qu’elle fait s’ajoute ; sans doublet, tout ce tour est perdu.
yaminos-rules-base-back = Reprendre
yaminos-rules-base-back-text = Ce qui a été posé à un lancer d’avant ne bouge plus. Ce qui vient de l’être peut être déplacé ou repris, tant qu’un yamino de ce lancer reste. Tant que quelque chose va, il faut poser.
yaminos-rules-base-count = Compter
yaminos-rules-base-count-text = Un doublet de la chaîne vaut 2 points, tout autre yamino 1. Tout poser n’est pas toujours malin : si tu peux en poser six mais avec un 4 aux deux bouts, mieux vaut parfois en poser cinq et en relancer deux pour avoir un 4. Ou bien poser les six et t’arrêter.
yaminos-rules-base-end = La dernière chance
yaminos-rules-base-end-text = Qui a { $goal } points ou plus à la fin de son tour mène. Chacun des autres a une seule dernière chance : lancer jusqu’à un point de plus que la personne qui mène, ou jusqu’à ne plus pouvoir poser. Qui réussit mène à son tour. Le plus haut score gagne. En solo, les tours sont comptés, un pour six points du but : il faut l’avoir atteint à la fin du dernier.
# YAM-MUGGINS-1
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Le plus disputé des jeux. Après ton tour, additionne tous les bouts libres. Si c’est un multiple de 5, tu marques cette somme, sinon rien. 5-5 seul fait 20 : tu marques 20. Avec 5-blanc à côté, 15. Avec 5-1 en plus, 11 : rien. 6-6 seul fait 24 : rien ; avec 6-2, 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Après ton tour, additionne tous les bouts libres. Si c’est plus que la somme d’avant, laissée par n’importe qui, tu marques cette somme ; autant ou moins, rien. Une nouvelle chaîne se compare { $carryPrevious ->
    [on] à la dernière somme de l’ancienne
   *[off] à zéro
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Après ton tour, additionne tous les bouts libres. Si la somme est paire, tu la marques ; impaire, rien. 4-4 seul fait 16, avec 4-2 cela fait 14 ; avec 4-1 en plus, 11 : rien. 6-6 seul fait 24, avec 6-blanc 18.
yaminos-rules-chain = Une chaîne pour tous
yaminos-rules-chain-text = La première personne lance les sept et pose au milieu son plus fort doublet ; sans doublet, c’est au suivant. Ensuite, à ton tour, prends un yamino comme il est et pose-le à n’importe quel bout libre du même chiffre. Si l’un va, il faut poser. Si rien ne va, relance une fois tous ceux qui restent ; si rien ne va encore, c’est au suivant. Quand les sept sont posés, la personne suivante les reprend tous et recommence.
yaminos-rules-ends = Les bouts libres
yaminos-rules-ends-text = Les yaminos se touchent par les bouts et par les longs côtés : un doublet a donc quatre côtés, et chaque côté libre compte. Posé à un bout, un doublet en laisse trois. { $passScores ->
    [on] Même sans rien poser, tu comptes les bouts.
   *[off] Sans rien poser, tu ne marques rien.
  }
yaminos-rules-equal = La fin
yaminos-rules-equal-text = Quand quelqu’un a { $goal } points ou plus, on finit le tour pour que tous aient joué autant de fois. Passer est un tour aussi. Le plus haut score gagne.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Sept phases. D’abord celle des blancs : lance une fois les sept et relie en une chaîne le plus possible de yaminos qui ont un blanc. D’autres peuvent aider à les relier, et il ne faut pas de doublet. { $branchingProgression ->
    [on] Un doublet se joint par ses quatre côtés.
   *[off] La chaîne est une seule ligne.
  } Elle a deux yaminos au moins, sinon rien. C’est toi qui choisis ta chaîne.
yaminos-rules-prog-count = Ce qui compte
yaminos-rules-prog-count-text = Seuls les yaminos qui ont un blanc comptent, avec tous leurs points, et un blanc vaut 0 : 5-0, 0-3, 3-6, 6-0 font 5 + 3 + 0 + 6, soit 14.
yaminos-rules-prog-on = Des blancs aux 6
yaminos-rules-prog-on-text = Quand tous ont joué les blancs viennent les 1, puis les 2, jusqu’aux 6 : alors comptent les yaminos qui ont ce chiffre. Un doublet compte ses deux moitiés. Le plus gros total gagne.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Lance une fois les sept et range-les en une ou plusieurs chaînes, sans avoir besoin de doublet. { $linearOnly ->
    [on] Les doublets restent en ligne comme les autres.
   *[off] Un doublet se joint par ses quatre côtés.
  } Une chaîne a deux yaminos au moins.
yaminos-rules-line-count = Des carrés
yaminos-rules-line-count-text = Une chaîne vaut sa longueur multipliée par elle-même : cinq yaminos font 25. On additionne les chaînes, et chaque yamino seul enlève 1 : un tour peut même coûter des points. Peu de longues chaînes, c’est le mieux.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Remplis les cases de ta feuille. À ton tour, lance les sept, puis relance si tu veux ceux que tu choisis, même gardés avant. Tu peux lancer une troisième fois, mais en annonçant d’abord la case, et elle ne change plus. À la fin, remplis une case ; si elle ne va pas, elle reçoit 0. Et c’est au suivant.
yaminos-rules-yam-rounds = Les manches
yaminos-rules-yam-rounds-text = Une manche est finie quand toutes les cases de tous sont remplies. { $rounds ->
    [1] On joue une seule manche.
    [2] On joue deux manches.
   *[4] On joue quatre manches.
  } Le plus gros total gagne.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Les sept yaminos montrent le même chiffre, en trois lancers au plus. Les paires du premier lancer qui en montre une disent lequel ; s’il y en a plusieurs, tu choisis. On compte tous les points visibles, et 70 de plus. Sinon, 0.
yaminos-rules-yam-solos = Solos
yaminos-rules-yam-solos-text = Un Solo additionne tous ses chiffres ; il y en a un pour chacun, de 1 à 6. Une paire compte { $soloPairOnce ->
    [on] une fois
   *[off] deux fois
  }.
yaminos-rules-yam-plus = Plus et Moins
yaminos-rules-yam-plus-text = Le Plus additionne le plus grand chiffre de chaque yamino. Le Moins additionne le plus petit, et se retire du total. { $plusMoins ->
    [together] On joue les deux en un seul tour : il est bon alors de savoir quelles faces peuvent encore venir.
   *[apart] On joue chacun à son tour.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Quatre yaminos d’un chiffre et trois d’un autre. Compte quatre fois le premier, trois fois le second, et 50 de plus : quatre 4 et trois 1 font 16 + 3 + 50, soit 69. Chaque yamino ne sert qu’une fois, et la meilleure lecture compte.
yaminos-rules-yam-suite = Suite
yaminos-rules-yam-suite-text = Cinq chiffres qui se suivent font une petite suite : leur somme et 20. Les sept font une grande suite : leur somme et 30. { $separateSuites ->
    [on] Chacune a sa case.
   *[off] Une seule case pour les deux ; si les deux sont là, la meilleure compte.
  } 2-2, 3-3, 4-4, 5-5, 6-3 font 40 ; 0-1, 2-3, 4-5, 6-6 font 51.{ $unusedCount ->
    [on] { " " }Les points des yaminos inutilisés s’ajoutent.
   *[off] { "" }
  }
yaminos-rules-yam-row = Comment se lit une suite
yaminos-rules-yam-row-text = Une paire se lit comme un seul chiffre, et peu importe le nombre de yaminos. { $suiteReading ->
    [pick] Toute moitié peut être lue seule.
   *[row] Les yaminos sont côte à côte, et une moitié en trop ne peut dépasser qu’au début ou à la fin.
  } Un chiffre ne peut pas se suivre lui-même sur deux yaminos : pas de 3-3 à côté de 3-4. Six qui se suivent font une petite suite avec les cinq meilleurs.
yaminos-rules-yam-pairs = Paires
yaminos-rules-yam-pairs-text = Compte un chiffre de chaque paire. Cinq ou six paires donnent 10 points de plus, sept en donnent 20.

## Pourquoi nos joueurs feraient ça
yaminos-why-only-move = Il n’y a rien d’autre à faire.
yaminos-why-risk = Le risque en vaut la peine.
yaminos-why-risk-worth = En relançant : { $best } points en moyenne ; en s’arrêtant : { $next }.
yaminos-why-bank = Mieux vaut garder ces points.
yaminos-why-bank-worth = En s’arrêtant : { $best } points sûrs ; en relançant : { $next } en moyenne.
yaminos-why-keep-the-others = Ceux que tu gardes promettent le plus.
yaminos-why-worth = { $best } points en moyenne jusqu’à la fin de la manche ; le meilleur autre choix : { $next }.
yaminos-why-worth-yours = { $best } points en moyenne jusqu’à la fin de la manche ; ton choix : { $mine }.
yaminos-why-worth-same = C’est ton choix, et le meilleur : { $best } points en moyenne jusqu’à la fin de la manche.
yaminos-why-nothing-better = On ne peut pas faire mieux avec ce lancer.
yaminos-why-ends = C’est ce qui laisse les meilleurs bouts.
yaminos-why-best-chain = C’est le début de la meilleure chaîne.
yaminos-why-take-back = Autrement, la chaîne sera meilleure.
yaminos-why-fill = Cette case n’aura guère mieux.
yaminos-why-announce = Avec un lancer de plus, cette case promet le plus.
yaminos-why-throws = Trois lancers font une bonne partie.

## Fin de partie
yaminos-end-points = { $name } a le meilleur score.
yaminos-end-shared = { $name } sont à égalité : victoire partagée !
yaminos-end-par = { $name } a atteint le score à battre. Bravo !
yaminos-end-short = Le score à battre n’est pas atteint. La prochaine fois !
yaminos-moment-super = Le plus beau moment : un Super Yamino pour { $name }, { $n } points d’un coup !
yaminos-moment-super-you = Ton plus beau moment : un Super Yamino, { $n } points d’un coup !
yaminos-moment-best = Le plus beau moment : { $name } marque { yaminos-points } en un seul tour.
yaminos-moment-best-you = Ton plus beau moment : { yaminos-points } en un seul tour.
yaminos-moment-bold = Le moment le plus hardi : { $name } ose { $n } lancers en un seul tour et garde { $points } points.
yaminos-moment-bold-you = Ton moment le plus hardi : { $n } lancers en un seul tour, et { $points } points gardés.
yaminos-moment-last-chance = Le plus beau moment : à sa dernière chance, { $name } passe devant avec { $score } points !
yaminos-moment-last-chance-you = Ton plus beau moment : à la dernière chance, tu dépasses tout le monde avec { $score } points !
yaminos-review-laid = poser { $chains }
yaminos-review-laid-none = ne rien poser
yaminos-review-then-stop = { $laid }, puis s’arrêter
yaminos-review-then-throw = { $laid }, puis relancer
yaminos-review-then-throw-some = { $laid }, puis relancer { $faces }

## La table sur la page
yaminos-felt = Le tapis
yaminos-board = Le tableau des points
yaminos-board-beat = À battre : { $n }
yaminos-board-minimum = Au moins { $n } à aligner
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = le doublet de { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Choisis une case
yaminos-do-agree-more = Un lancer de plus
yaminos-do-agree-fewer = Un lancer de moins
yaminos-do-choose = Prendre { $piece } (touche { $key })
yaminos-do-keep = { $piece } : garder (touche { $key })
yaminos-kept = Gardés : { $faces }.
yaminos-kept-none = Aucun n’est gardé.
yaminos-prompt-line-more = Continue, ou compte : ça fait { yaminos-points }.
yaminos-prompt-count = Plus rien ne va : compte.
yaminos-prompt-last-chance = Dernière chance : il te faut { $goal } points pour battre { $name }.

yaminos-key-aim = Une autre place, ou un autre nombre

## Les leçons
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Sept yaminos, un seul lancer : tous les points que tu vois comptent. Lance !
yaminos-lesson-highest-play = 48 partout : égalité ! À cette table, on relance pour se départager. Le plus de points gagne.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Qui commence dit combien de lancers chacun aura. Choisis-en deux.
yaminos-lesson-throws-throw = Lance les sept, et compte tous les points.
yaminos-lesson-throws-play = Tu as 48 points, l’autre 41. Les lancers s’additionnent : encore un, et le plus gros total gagne.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Trois lancers pour arriver tout près de 120. Après le premier, tu as 45 points. Lance !
yaminos-lesson-target-play = Tu as 81 points : un lancer de 39 serait parfait. Un peu plus ou un peu moins, c’est pareil : qui est le plus près gagne.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Un seul lancer, et puis une ligne, la plus longue possible. Lance !
yaminos-lesson-longest-first = N’importe quel yamino peut commencer la ligne. Commence avec le 4-6.
yaminos-lesson-longest-touch = Comme aux dominos, les moitiés qui se touchent sont pareilles. Pose le 5-6 contre le 6.
yaminos-lesson-longest-ends = La ligne a deux bouts. À l’autre bout, pose le 0-4 contre le 4.
yaminos-lesson-longest-more = Continue : le 0-2, puis le doublet de 2.
yaminos-lesson-longest-count = Plus rien ne va : tu as cinq yaminos en ligne. Compte-les !
yaminos-lesson-longest-play = Cinq partout : égalité ! À cette table, on relance. À toi de trouver ta plus longue ligne !
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Il faut aligner au moins quatre yaminos, et qu’ils soient gros. Lance !
yaminos-lesson-minimum-line = Commence avec le 4-6. Pose le 5-6 contre le 6, et le 4-5 contre le 4.
yaminos-lesson-minimum-four = Il en manque un. Le plus gros qui va, c’est le 3-5 : pose-le contre le 5-6.
yaminos-lesson-minimum-count = Le 1-5 irait encore, mais il est petit : il ferait baisser ta moyenne. Compte tes quatre !
yaminos-lesson-minimum-play = 38 points pour quatre yaminos : 9,5 en moyenne. Encore un lancer chacun, et la meilleure moyenne gagne.
yaminos-lesson-chain = Ta première chaîne
yaminos-lesson-chain-throw = Il faut 40 points, et tu en as déjà 32. Lance les sept !
yaminos-lesson-chain-doublet = Au jeu de base, une chaîne commence par un doublet. Pose le doublet de 5.
yaminos-lesson-chain-ends = La chaîne a deux bouts. Pose le 1-5 d’un côté, et le 4-5 de l’autre.
yaminos-lesson-chain-stop = Un doublet vaut deux points, un autre yamino un seul : tu en as quatre. Arrête-toi pour les garder.
yaminos-lesson-chain-play = L’autre n’avait pas de doublet, et son tour a passé. Tu as 36 points : encore 4. Joue !
yaminos-lesson-dare = S’arrêter ou oser
yaminos-lesson-dare-throw = Tu as 33 points. Lance les sept !
yaminos-lesson-dare-lay = Pose le doublet de 3, puis le 0-3 contre lui.
yaminos-lesson-dare-dare = Trois points, c’est peu. Ose : relance les cinq qui restent. Il suffit qu’un seul aille.
yaminos-lesson-dare-on = Bravo, il y en a deux qui vont ! Pose le 0-5 contre le 0, et le 3-5 contre le 3.
yaminos-lesson-dare-again = Cinq points. Relance les trois derniers : il faut un 5, sinon tu perds ces cinq points.
yaminos-lesson-dare-lost = Pas de 5 : ces cinq points sont perdus. Mais tes 33 d’avant restent à toi. Lance de nouveau !
yaminos-lesson-dare-chain = Le doublet de 6, puis le 5-6 et le 4-6 contre lui. Ensuite le 1-4, et le 1-2.
yaminos-lesson-dare-stop = Six points, et seulement deux yaminos à relancer : c’est trop risqué. Arrête-toi !
yaminos-lesson-dare-play = 39 points : il t’en manque un seul. Joue !
yaminos-lesson-back = Reprendre pour mieux relancer
yaminos-lesson-back-take = Tu as posé six yaminos, et il y a un 4 aux deux bouts. Avec un seul yamino à relancer, tu as une chance sur quatre. Reprends plutôt le 4-5.
yaminos-lesson-back-throw = Ce qui vient d’être posé peut se reprendre. Maintenant, relance les deux : un 4 ou un 5 suffit.
yaminos-lesson-back-lay = Les deux vont ! Pose le 1-5 contre le 5, et le 4-5 contre le 4. Les autres ne bougent plus.
yaminos-lesson-back-stop = Sept yaminos, dont deux doublets : neuf points. Garde-les !
yaminos-lesson-back-play = 38 points : encore 2. Joue, et souviens-toi : tout poser n’est pas toujours malin.
yaminos-lesson-seven = Les sept sont posés
yaminos-lesson-seven-last = Il ne t’en reste qu’un, et il va. Pose le 3-5 contre le 3.
yaminos-lesson-seven-again = Les sept sont posés : huit points. Tu pourrais t’arrêter. Mais ose : relance les sept !
yaminos-lesson-seven-new = Un doublet, ouf ! Sans lui, tu perdais les huit points. Commence une nouvelle chaîne avec le doublet de 0, puis pose le 0-5 et le 0-3.
yaminos-lesson-seven-stop = Huit et quatre font douze points en un seul tour. Garde-les !
yaminos-lesson-seven-play = 38 points : encore 2. Joue !
yaminos-lesson-chance = La dernière chance
yaminos-lesson-chance-throw = L’autre a 42 points et mène. Tu as une dernière chance : arriver à 43. Lance !
yaminos-lesson-chance-lay = Le doublet de 6, puis le 4-6 et le 5-6 contre lui. Ensuite le 2-5.
yaminos-lesson-chance-play = Tu en es à 40. Pas question de s’arrêter avant 43 : relance ceux qui restent, et bonne chance !
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Un seul lancer, et puis range-les tous en longues chaînes. Lance !
yaminos-lesson-line-doublet = Un doublet a quatre côtés. Pose le doublet de 4, puis le 1-4, le 2-4 et le 3-4 contre lui.
yaminos-lesson-line-long = Plus c’est long, mieux c’est : quatre font 16, cinq font 25. Pose le 1-6 contre le 1.
yaminos-lesson-line-second = Les deux derniers n’y vont pas, et un yamino seul coûte un point. Commence une deuxième chaîne avec le doublet de 5, et pose le 0-5 contre lui.
yaminos-lesson-line-count = Cinq font 25, deux font 4. Compte tes 29 points !
yaminos-lesson-line-play = 187 points : il en faut 200. Joue !
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = D’abord les blancs, ensuite les 1, et ainsi de suite. Voici la phase des 5. Lance !
yaminos-lesson-prog-two = Seuls les yaminos qui ont un 5 comptent, avec tous leurs points. Commence avec le 2-5, et pose le 0-5 contre lui.
yaminos-lesson-prog-bridge = Le 2-4 n’a pas de 5 et ne compte pas, mais il fait un pont. Pose-le contre le 2.
yaminos-lesson-prog-on = Et de l’autre côté du pont : le 4-5, puis le 1-5.
yaminos-lesson-prog-count = 5, 7, 9 et 6 font 27. Compte !
yaminos-lesson-prog-play = Voici la dernière phase, celle des 6. Relie tous les 6 que tu peux !
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Ici, il y a une seule chaîne pour tout le monde, et ton plus fort doublet l’ouvre. Lance !
yaminos-lesson-even-even = Additionne tous les bouts libres : une somme paire, tu la marques. Avec le 1-4 ce serait 11, et rien. Pose le 2-6 contre le 2 : ça fait 18 !
yaminos-lesson-even-rest = Plus rien ne va. Alors relance tous ceux qui restent.
yaminos-lesson-even-where = Le 1-6 va à deux endroits. Contre le 6, ça ferait 10. Pose-le contre le 1 : ça fait 20 !
yaminos-lesson-even-play = 188 points : il en faut 200. Chacun pose un yamino à son tour. Joue !
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Une seule chaîne pour tout le monde, et ton plus fort doublet l’ouvre. Lance !
yaminos-lesson-more-more = Les bouts libres font 15. Si tu fais plus, tu marques la somme. Pose le 3-5 contre le doublet de 3 : ça fait 17 !
yaminos-lesson-more-doublet = L’autre n’a fait que 16, et n’a rien marqué. Un doublet posé au bout a encore trois côtés libres. Pose le doublet de 2 contre le 2-3 : ça fait 20 !
yaminos-lesson-more-play = 194 points : il en faut 200. Fais toujours plus que la somme d’avant. Joue !
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Une seule chaîne pour tout le monde, et ton plus fort doublet l’ouvre. Lance !
yaminos-lesson-muggins-five = Tes quatre 5 faisaient 20. Les bouts libres ne comptent que s’ils font 5, 10, 15, 20… Pose le doublet de 0 contre le 0 : ça fait encore 15 !
yaminos-lesson-muggins-where = Le 0-1 va à deux endroits. Contre un 0, ça ferait 12, et rien. Pose-le contre le 1 : ça fait 10 !
yaminos-lesson-muggins-play = 90 points : il en faut 100. Cherche les multiples de 5. Joue !
yaminos-lesson-sheet = Garder et relancer
yaminos-lesson-sheet-throw = Au Yam, on remplit des cases. Il t’en reste deux : Solo 6 et Le Plus. Lance !
yaminos-lesson-sheet-keep = Quatre yaminos ont un 6 : garde-les pour Solo 6, et relance les trois autres.
yaminos-lesson-sheet-box = Solo 6 compte tous les 6, et il y en a sept : 42 points ! Écris-les dans Solo 6.
yaminos-lesson-sheet-play = Il te reste Le Plus : le plus grand chiffre de chaque yamino compte. Garde les beaux, relance les autres. Joue !
yaminos-lesson-announce = Annoncer
yaminos-lesson-announce-announce = Quatre yaminos avec un 4, deux avec un 1 : encore un et c’est un Full ! Tu as déjà lancé deux fois. Pour un troisième lancer, annonce d’abord Full.
yaminos-lesson-announce-throw = La case annoncée ne change plus : si tu rates, elle reçoit 0. Garde tout le reste, et relance le 0-2.
yaminos-lesson-announce-play = Un Full, quatre d’un chiffre et trois d’un autre : 69 points ! Il te reste Solo 5. Joue !
yaminos-lesson-less = Le Moins
yaminos-lesson-less-throw = Il te reste Le Plus et Le Moins. Lance !
yaminos-lesson-less-keep = Le Moins prend le plus petit chiffre de chaque yamino, et le retire de ton total. Garde donc ceux qui ont un 0, et relance les trois autres.
yaminos-lesson-less-box = Six fois 0 et une fois 1 : tu ne perds qu’un point. Écris-le dans Le Moins.
yaminos-lesson-less-play = Maintenant Le Plus : c’est le contraire, il faut de grands chiffres. Joue !
yaminos-lesson-suite = La suite
yaminos-lesson-suite-throw = Il te reste Solo 4 et Suite. Lance !
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, côte à côte : les chiffres se suivent ! Il ne manque que le 6. Garde ces trois-là, et relance les quatre autres.
yaminos-lesson-suite-box = Le 6 ! Dans une suite, une paire se lit comme un seul chiffre. Les sept chiffres font 21, et 30 de plus. Écris 51 dans Suite !
yaminos-lesson-suite-play = Cinq chiffres qui se suivent auraient fait une petite suite. Il te reste Solo 4 : garde les 4. Joue !
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Il te reste Solo 6 et Paires. Lance !
yaminos-lesson-pairs-keep = Quatre paires : 0-0, 1-1, 3-3 et 5-5. Garde-les, et relance les trois autres.
yaminos-lesson-pairs-box = Cinq paires ! De chacune on compte un chiffre : 0, 1, 2, 3 et 5 font 11, et 10 de plus. Écris 21 dans Paires !
yaminos-lesson-pairs-play = Sept paires donneraient même 20 de plus. Il te reste Solo 6 : garde les 6. Joue !
yaminos-lesson-super = Le Super Yamino
yaminos-lesson-super-throw = Il te reste Le Plus et Super Yamino : sept fois le même chiffre ! Lance !
yaminos-lesson-super-keep = Ta première paire est celle de 4 : le Super Yamino sera donc un Super Yamino de 4. Garde les cinq qui ont un 4, et relance les deux autres.
yaminos-lesson-super-announce = Il n’en manque qu’un ! Pour lancer une troisième fois, annonce Super Yamino.
yaminos-lesson-super-last = Garde les six 4, et relance le 1-5. Croise les doigts !
yaminos-lesson-super-play = Un Super Yamino ! Tous les points, et 70 de plus : 119 ! Il te reste Le Plus. Joue !
yaminos-lesson-zero = Quelle case sacrifier ?
yaminos-lesson-zero-small = Ce lancer ne donne pas grand-chose, mais il faut remplir une case. Solo 1 ne vaut jamais beaucoup : écris-y tes 2 points.
yaminos-lesson-zero-throw = Il te reste Solo 6 et Super Yamino. Lance !
yaminos-lesson-zero-again = Ni 6, ni paire. Relance tout !
yaminos-lesson-zero-zero = Toujours rien. Une case doit recevoir 0 : sacrifie la plus difficile, Super Yamino.
yaminos-lesson-zero-play = Solo 6 reste libre pour un meilleur lancer. Garde les 6. Joue !

## Problèmes
yaminos-puzzle-keep = Lesquels garder ?
yaminos-puzzle-keep-ask = Lesquels relances-tu ? Ce qui compte : les points de toute la manche, en moyenne.
yaminos-puzzle-box = Quelle case ?
yaminos-puzzle-box-ask = Quelle case remplis-tu ou annonces-tu ? Ce qui compte : les points de toute la manche, en moyenne.
yaminos-puzzle-prog = La meilleure chaîne
yaminos-puzzle-prog-ask = Fais la chaîne qui rapporte le plus de points dans cette phase, puis arrête-toi.
yaminos-puzzle-line = Tous en ligne
yaminos-puzzle-line-ask = Fais les chaînes qui rapportent le plus de points, puis arrête-toi.
yaminos-puzzle-risk = S’arrêter ou risquer ?
yaminos-puzzle-risk-ask = Tu t’arrêtes, ou tu relances ? Et lesquels ? Ce qui compte : les points de ce tour, en moyenne.
