# Diamino en français.

diamino-tagline = Des mots croisés, avec des diables dedans !
diamino-french = Les mots se forment en français, quelle que soit la langue de la page.

## Compter
diamino-tiles = { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
  }
diamino-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
diamino-greens = { $n ->
    [1] un diable vert
   *[other] { $n } diables verts
  }
diamino-reds = { $n ->
    [1] un diable rouge
   *[other] { $n } diables rouges
  }
diamino-black = une case noire
diamino-score-laid = { $n ->
    [one] { $n } lettre posée
   *[other] { $n } lettres posées
  }
diamino-left = { $n ->
    [0] plus de lettres
    [one] { $n } lettre en main
   *[other] { $n } lettres en main
  }
diamino-left-worth = { diamino-left } (valeur : { $value })

## Les réglages
diamino-preset-one = Sans points
diamino-preset-two = Avec points
diamino-preset-family = En famille
diamino-preset-patience = Patience
diamino-option-formula = À quelle formule joue-t-on ?
diamino-option-formula-one = sans points, de 2 à 8
diamino-option-formula-two = avec points, de 2 à 4
diamino-option-formula-patience = patience, en solo
diamino-option-board = Sur quelle grille ?
diamino-option-board-coins = la grille des quatre coins, 15 × 15
diamino-option-board-diable = la grille du diable, 15 × 15
diamino-option-board-grande = la grande grille, 17 × 17
diamino-option-board-bord = la grille du bord, 15 × 15
diamino-option-wordCheck = Qui surveille les mots ?
diamino-option-wordCheck-auto = selon qui joue
diamino-option-wordCheck-challenge = les autres, qui peuvent contester
diamino-option-wordCheck-refuse = la maison refuse les faux
diamino-option-wordCheck-penalise = la maison punit les faux
diamino-option-wordCheck-help = Selon qui joue : entre vous, les autres ; avec un joueur de la maison ou en solo, la maison.
diamino-option-challengeSeconds = Combien de secondes pour contester ?
diamino-option-challengeSeconds-help = 0 : tout le temps qu’on veut.
diamino-option-failedChallengePenalty = Contester à tort…
diamino-option-failedChallengePenalty-none = ne coûte rien
diamino-option-failedChallengePenalty-loseTurn = fait perdre le prochain tour
diamino-option-verbsOnly = Quels mots ?
diamino-option-verbsOnly-on = seulement des verbes
diamino-option-verbsOnly-off = toutes les sortes de mots
diamino-option-subject = Sur quel sujet ?
diamino-option-subject-any = tous les sujets
diamino-option-subject-histoire = l’histoire
diamino-option-subject-chasse = la chasse
diamino-option-subject-sport = le sport
diamino-option-subject-mode = la mode
diamino-option-subject-musique = la musique
diamino-option-subject-cuisine = la cuisine
diamino-option-subject-marine = la mer et les bateaux
diamino-option-subject-animaux = les animaux
diamino-option-subject-plantes = les plantes
diamino-option-subject-religion = la religion
diamino-option-subject-droit = le droit
diamino-option-subject-arts = les arts
diamino-option-subject-medecine = la médecine
diamino-option-subject-sciences = les sciences
diamino-option-subject-politique = la politique
diamino-option-subject-informatique = l’informatique
diamino-option-subject-armee = l’armée
diamino-option-subject-peche = la pêche
diamino-option-headwordsOnly = Pluriels et conjugaisons ?
diamino-option-headwordsOnly-on = non, comme dans le dictionnaire
diamino-option-headwordsOnly-off = oui, ils comptent
diamino-option-childrensTable = Une table pour les enfants ?
diamino-option-childrensTable-on = oui, sans gros mots
diamino-option-childrensTable-off = non, tous les mots
diamino-option-vote = Peut-on voter sur un mot inconnu ?
diamino-option-vote-on = oui, une fois par tour
diamino-option-vote-off = non
diamino-option-wordScore = Les mots rapportent-ils leurs lettres ?
diamino-option-wordScore-on = oui
diamino-option-wordScore-off = non
diamino-option-wordScore-help = Seulement dans la formule avec points.
diamino-option-passOnlyIfNoExchange = Quand peut-on passer ?
diamino-option-passOnlyIfNoExchange-on = quand la réserve est vide
diamino-option-passOnlyIfNoExchange-off = quand on veut
diamino-option-blockedWinner = Sans points, une partie bloquée…
diamino-option-blockedWinner-none = ne se gagne pas
diamino-option-blockedWinner-lowestHand = va à la main la plus légère
diamino-option-greenBlocksExit = Finir sur un diable vert ?
diamino-option-greenBlocksExit-on = non, il faut d’abord piocher
diamino-option-greenBlocksExit-off = oui
diamino-option-games = Combien de manches ?
diamino-option-games-help = Dans la formule sans points ; les points de chaque manche s’ajoutent.
diamino-option-target = Quel total arrête le match ?
diamino-option-target-help = 0 : aucun. Sans points : avec une seule manche, on en joue autant qu’il faut pour l’atteindre.
diamino-option-drawnHand = En solo, les lettres sont…
diamino-option-drawnHand-on = piochées, douze à la fois
diamino-option-drawnHand-off = toutes là dès le début
diamino-option-squares = Patience en petit : combien de lettres ?
diamino-option-squares-help = 0 : toutes. Sinon, on en tire autant, et le reste demeure dans la boîte.

## La table
diamino-board = La grille
diamino-rack = Tes lettres
diamino-place = { $name } : { $what }.
diamino-place-skips = { diamino-place } { $name } perdra son prochain tour.
diamino-reserve = Réserve : { diamino-tiles }
diamino-game-of = Manche { $game } sur { $of }
diamino-game-until = Manche { $game }, jusqu’à { $target } points
diamino-game-of-until = { diamino-game-of }, ou { $target } points
diamino-cell-plain = { $cell }, vide
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, case noire
diamino-cell-green = { $cell }, diable vert
diamino-cell-red = { $cell }, diable rouge
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, joker
diamino-cell-draft = { $cell }, { $letter }, pas encore jouée
diamino-cell-lifted = { $cell }, { $letter }, à reprendre
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = joker
diamino-tile-stack = { $tile }, { $count } fois
diamino-picked = { $tile } : prise, { diamino-tiles } en tout
diamino-unpicked = { $tile } : laissée, { diamino-tiles } en tout
diamino-writes-across = On écrit vers la droite.
diamino-writes-down = On écrit vers le bas.
diamino-preview = { $words }
diamino-preview-covers = { $words } : couvre { $what }
diamino-would-points = toi +{ $n }
diamino-would-others = les autres +{ $n }
diamino-would-takes = tu pioches { diamino-tiles }
diamino-would-sheds = tu rends { diamino-tiles }
diamino-would-out = et tu as fini !
diamino-seconds = Encore { $n } s
diamino-definition = { $spelling } : { $what }
diamino-definition-of = { $spelling } : { $what }, de « { $lemma } »
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word } : pas dans notre dictionnaire
diamino-part-noun = nom
diamino-part-adjective = adjectif
diamino-part-verb = verbe
diamino-part-infinitive = infinitif
diamino-part-participle = participe
diamino-part-adverb = adverbe
diamino-part-grammatical = mot-outil
diamino-part-interjection = interjection
diamino-part-number = nombre

## Les boutons
diamino-do-recall = Reprendre
diamino-do-cancel = Annuler
diamino-do-ask = Faire voter un mot
diamino-do-sort = Ranger de A à Z
diamino-do-group = Grouper voyelles et consonnes
diamino-do-shuffle = Mélanger
diamino-do-turn = Changer de sens
diamino-do-zoom-in = Agrandir la grille
diamino-do-zoom-out = Voir toute la grille
diamino-joker-title = Le joker devient quelle lettre ?
diamino-ask-title = Quel mot demandes-tu ?
diamino-ask-label = Le mot, sans accents
diamino-words-title = Les mots de la grille
diamino-words-none = Il n’y a encore aucun mot sur la grille.
diamino-hint-where = Cherche en { $cell }, { diamino-way }. Redemande pour la première lettre.
diamino-hint-first = { $letter } va en { $cell }, { diamino-way }. Redemande pour tout le mot.

## Ce qu’il y a à faire
diamino-prompt-draw = On tire au sort qui commence…
diamino-prompt-open = À toi ! Le premier mot part de Départ, en { $cell }.
diamino-prompt-open-others = { $name } ouvre : le premier mot part de Départ.
diamino-prompt-turn = À toi ! Pose un mot.
diamino-prompt-alone = Pose un premier mot où tu veux.
diamino-prompt-alone-more = { diamino-score-laid } : encore un mot ?
diamino-prompt-exchange = Touche les lettres à échanger.
diamino-prompt-discard = Diable rouge ! Choisis { diamino-tiles } à rendre.
diamino-prompt-lift = Touche les lettres à reprendre de la grille.
diamino-prompt-stop = Tu t’arrêtes là ? Ce qui est posé compte.
diamino-words-more = { $word } et { $n ->
    [1] un autre mot
   *[other] { $n } autres mots
  }
diamino-prompt-window = { $name } a posé { $words }. D’accord ? { $seconds ->
    [0] {""}
    [1] { $seconds } seconde pour contester.
   *[other] { $seconds } secondes pour contester.
  }
diamino-prompt-window-others = { $name } a posé { $words }. Les autres regardent…
diamino-prompt-window-wait = Les autres regardent ton mot…
diamino-prompt-answered = C’est dit. On attend les autres…
diamino-prompt-vote = { $name } demande { $word }. On l’accepte ?
diamino-prompt-vote-wait = Les autres votent sur { $word }…
diamino-prompt-drawing = On pioche…

## Ce qui s’est passé
diamino-lot = { $name } : { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = On tire une lettre : { $lots }.
diamino-event-begins = { $name } a la première dans l’alphabet et commence.
diamino-event-begins-you = Ta lettre est la première dans l’alphabet : tu commences.
diamino-event-dealt = Chacun reçoit { diamino-tiles }.
diamino-event-got-you = Tu reçois { $tiles }.
diamino-event-took = { $name } pioche { diamino-tiles }.
diamino-event-laid = { $name } pose { $lies }.
diamino-event-laid-you = Tu poses { $lies }.
diamino-event-laid-more = { $name } pose { $lies }, et forme { $words }.
diamino-event-laid-more-you = Tu poses { $lies }, et formes { $words }.
diamino-event-accepted = { $name } est d’accord.
diamino-event-accepted-you = Tu es d’accord.
diamino-event-challenged = { $name } conteste !
diamino-event-challenged-you = Tu contestes !
diamino-event-began = { $name } veut jouer : qui conteste encore ?
diamino-event-began-you = Tu veux jouer : qui conteste encore ?
diamino-event-stands = Contestation perdue : { $words }, c’est bon.
diamino-event-withdrawn = { $why } { $name } reprend ses lettres et perd son tour.
diamino-event-withdrawn-you = { $why } Tu reprends tes lettres et perds ton tour.
diamino-event-covered = { $name } couvre { $what }.
diamino-event-covered-you = Tu couvres { $what }.
diamino-event-scored = { $name } marque { diamino-points }.
diamino-event-scored-you = Tu marques { diamino-points }.
diamino-event-lost = { $name } perd { diamino-points }.
diamino-event-lost-you = Tu perds { diamino-points }.
diamino-event-exchanged = { $name } échange { diamino-tiles }.
diamino-event-exchanged-you = Tu échanges { diamino-tiles }.
diamino-event-passed = { $name } passe.
diamino-event-passed-you = Tu passes.
diamino-event-skipped = { $name } a perdu ce tour.
diamino-event-skipped-you = Tu as perdu ce tour.
diamino-event-discarded = { $name } rend { diamino-tiles } à la réserve.
diamino-event-discarded-you = Tu rends { diamino-tiles } à la réserve.
diamino-event-asked = { $name } demande { $word }.
diamino-event-asked-you = Tu demandes { $word }.
diamino-event-voted = { $name } a voté.
diamino-event-voted-you = Tu as voté.
diamino-event-admitted = { $word } est accepté par la table.
diamino-event-turned-down = { $word } n’est pas accepté.
diamino-event-lifted = { diamino-tiles } de moins sur la grille.
diamino-event-out = { $name } n’a plus de lettres !
diamino-event-out-you = Tu n’as plus de lettres !
diamino-event-out-black = { $name } finit sur une case noire !
diamino-event-out-black-you = Tu finis sur une case noire !
diamino-event-blocked = Plus personne ne peut jouer : la partie est bloquée.
diamino-event-stopped = C’est fini.
diamino-event-hands = Il reste en main : { $hands }.
diamino-event-next-game = Manche { $game } : on remet tout dans la boîte.

## Ce qu’on peut faire, en mots
diamino-way = { $way ->
    [down] vers le bas
   *[across] vers la droite
  }
diamino-lies = { $word } en { $cell }, { diamino-way }
diamino-action-lay = Poser { $word } en { $cell }, { diamino-way }
    .button = Poser
diamino-action-lay-joker = { diamino-action-lay }, joker : { $jokers }
diamino-action-exchange = Échanger { $tiles }
    .button = { $n ->
        [0] Échanger
       *[other] Échanger { diamino-tiles }
      }
diamino-action-pass = Passer
diamino-action-accept = D’accord
diamino-action-challenge = Je conteste
diamino-action-begin = Je joue
diamino-action-ask = Demander { $word }
    .button = Le proposer
diamino-action-yes = Oui, on l’accepte
diamino-action-no = Non
diamino-action-discard = Rendre { $tiles }
    .button = Rendre { diamino-tiles }
diamino-action-lift = Reprendre des lettres de la grille
    .button = Enlever { diamino-tiles }
diamino-action-stop = S’arrêter là
    .button = J’arrête là : { diamino-tiles }

## Dans un terminal
diamino-write = Écris un mot, sa première case et son sens : « kepi h8 across » (vers la droite) ou « kepi h8 down » (vers le bas). Ou bien : exchange ae, pass.
diamino-write-alone = Écris un mot, sa première case et son sens : « kepi h8 across » (vers la droite) ou « kepi h8 down » (vers le bas). Ou bien : lift h8 i8, stop.
diamino-write-discard = Écris : discard e.

## Pourquoi nos joueurs feraient ça
diamino-why-words = D’après la liste de la maison.
diamino-why-vote = Le dictionnaire de la maison en décide.
diamino-why-discard = C’est la plus difficile à placer.
diamino-why-last = C’est le dernier coup !
diamino-why-best = C’est le coup qui apporte le plus.
diamino-why-stop = Plus rien ne se pose.
diamino-why-pass = Rien ne se pose, et il n’y a rien à échanger.
diamino-why-exchange = Rien de bon ne se pose : de nouvelles lettres aideront.

## Ce qui n’est pas permis, et pourquoi
diamino-refusal-not-now = Pas maintenant : il y a autre chose à faire d’abord.
diamino-refusal-other-formula = Cela ne se fait pas dans cette formule.
diamino-refusal-outside = Le mot sort de la grille.
diamino-refusal-lay-nothing = Pose au moins une lettre à toi.
diamino-refusal-cell-taken = En { $cell } il y a déjà une autre lettre : { $letter }.
diamino-refusal-not-whole = Ton mot touche d’autres lettres : il faut l’écrire en entier.
diamino-refusal-not-in-hand = Il te manque une lettre pour cela : { $letter }.
diamino-refusal-no-joker = Il te manque un joker pour cela.
diamino-refusal-black = On ne pose rien sur une case noire.
diamino-refusal-black-not-last = Une case noire ne se couvre qu’avec tes toutes dernières lettres.
diamino-refusal-two-blacks = Une seule case noire, pas deux.
diamino-refusal-black-with-green = Le diable vert te fait piocher : ce n’est pas ton dernier coup, donc pas de case noire.
diamino-refusal-not-on-depart = Le premier mot commence sur la case Départ.
diamino-refusal-too-long = Le premier mot a huit lettres au plus.
diamino-refusal-too-short = Un mot a au moins deux lettres.
diamino-refusal-not-connected = Ton mot doit toucher ceux de la grille.
diamino-refusal-crooked = Toutes tes lettres vont sur une seule ligne.
diamino-refusal-gap = Il y a un trou dans ton mot.
diamino-refusal-unknown-word = { $word } n’est pas dans notre dictionnaire.
diamino-refusal-proper-noun = { $word } est un nom propre.
diamino-refusal-foreign-word = { $word } est un mot étranger.
diamino-refusal-abbreviation = { $word } est une abréviation.
diamino-refusal-no-verb = { $word } n’est pas un verbe.
diamino-refusal-off-subject = { $word } n’est pas dans le sujet.
diamino-refusal-no-headword = { $word } n’est pas sous cette forme dans le dictionnaire.
diamino-refusal-unfit-word = { $word } n’est pas pour une table d’enfants.
diamino-refusal-none-chosen = Choisis au moins une lettre.
diamino-refusal-empty-reserve = La réserve est vide : plus d’échange.
diamino-refusal-exchange-too-many = Il n’y a pas autant de lettres dans la réserve.
diamino-refusal-exchange-first = Tant qu’il y a une réserve, on échange au lieu de passer.
diamino-refusal-own-word = C’est ton mot : aux autres de répondre.
diamino-refusal-answered = Tu as déjà répondu.
diamino-refusal-not-next = À trois ou plus, c’est à la personne suivante de commencer son tour.
diamino-refusal-no-vote = À cette table, on ne vote pas sur les mots.
diamino-refusal-asked-already = On ne fait voter qu’un mot par tour.
diamino-refusal-turned-down = La table a déjà refusé ce mot.
diamino-refusal-is-a-word = Ce mot est déjà bon : pose-le.
diamino-refusal-no-such-word = Ce mot ne peut pas se poser : de deux lettres à la largeur de la grille, sans trait d’union.
diamino-refusal-wrong-number = Choisis { $n ->
    [1] une lettre
   *[other] { $n } lettres
  } à rendre.
diamino-refusal-cannot-lift = Il doit rester des mots qui se tiennent.
diamino-refusal-nothing-to-lift = Il n’y a rien à reprendre en { $cell }.
diamino-refusal-lifted-enough = Tu as déjà repris { $n } lettres : à présent, ce qui est posé reste posé.
diamino-refusal-drawn-hand = Avec des lettres piochées, ce qui est posé reste posé.
diamino-refusal-impossible-squares = Ces lettres ne peuvent pas venir de la réserve.
diamino-refusal-other-hand = { $name } n’a pas cela en main : c’est { $tiles }.
diamino-refusal-too-early = Le temps n’est pas écoulé.
diamino-refusal-too-late = Trop tard : le temps de répondre est passé.

## Fin de partie
diamino-end-out = Une main vide a mis fin à la partie.
diamino-end-black = La partie s’est finie sur une case noire !
diamino-end-blocked = La partie était bloquée.
diamino-end-stopped = La grille est finie.
diamino-end-whole = Toutes les lettres sont posées, bravo !
diamino-moment-black = Le plus beau moment : { $name } finit sur une case noire avec { $word } !
diamino-moment-black-you = Le plus beau moment : tu finis sur une case noire avec { $word } !
diamino-moment-challenge = Le moment le plus malin : { $name } conteste { $word }, avec raison.
diamino-moment-challenge-you = Le moment le plus malin : tu contestes { $word }, avec raison.
diamino-moment-reds = Le plus beau moment : { $name } couvre { diamino-reds } d’un coup avec { $word } !
diamino-moment-reds-you = Le plus beau moment : tu couvres { diamino-reds } d’un coup avec { $word } !
diamino-moment-longest = Le plus long mot : { $word }, par { $name }.
diamino-moment-longest-you = Le plus long mot : { $word }, par toi.
diamino-moment-word = Un beau mot : { $word }, par { $name }.
diamino-moment-word-you = Un beau mot de toi : { $word }.

## La page des règles
diamino-rules-aim = Le but
diamino-rules-aim-text = { $formula ->
    [two] On construit ensemble des mots croisés, de 2 à 4. Les diables rouges rapportent des points, les verts en donnent aux autres ; à la fin, on compte aussi ce qui reste en main. Le plus de points gagne.
    [patience] Tu construis des mots croisés en solo. Essaie de poser le plus de lettres possible : les 112, si tu peux !
   *[one] On construit ensemble des mots croisés, de 2 à 8. La première personne qui n’a plus de lettres gagne.
  } { diamino-french }
diamino-rules-box = Dans la boîte
diamino-rules-box-text = Une grille et 112 lettres. 110 portent une lettre et sa valeur, d’autant plus grande que la lettre est rare. Deux portent un diable : ce sont les jokers. Sur la grille sont imprimés Départ, des cases noires, des diables verts et des diables rouges. On ne joue que dans la grille. La grille, le nombre des lettres et leurs valeurs sont de la maison : ceux d’origine se sont perdus.
diamino-rules-joker = Les jokers
diamino-rules-joker-text = Un joker remplace la lettre que tu veux. Il reste cette lettre jusqu’à la fin, et il ne vaut rien. Tu peux aussi l’échanger, ou le donner à un diable rouge.
diamino-rules-start = Pour commencer
diamino-rules-start-text = Les lettres sont mélangées. Chacun en tire une : la plus proche du début de l’alphabet commence. À égalité, ou avec un joker, on tire encore. Puis tout est remis et mélangé. { $formula ->
    [two] Chacun prend douze lettres, le long des nombres de 1 à 12 du bord.
   *[one] Selon qu’on est 2, 3, 4, 5, 6, 7 ou 8, chacun prend 40, 32, 24, 18, 16, 14 ou 12 lettres.
  } Le reste est la réserve. On ne montre pas ses lettres.
diamino-rules-first = Le premier mot
diamino-rules-first-text = Le premier mot a de deux à huit lettres. Il commence sur Départ et va vers la droite ou vers le bas, jamais en diagonale. Il peut couvrir des diables, mais pas de case noire. Si tu échanges, si tu passes ou si ton mot est repris, c’est au suivant d’ouvrir.
diamino-rules-lay = Poser un mot
diamino-rules-lay-text = { $formula ->
    [patience] Pose
   *[one] On tourne vers la gauche. Pose
  } autant de lettres que tu veux sur une seule ligne, sans trou : avec ce qui est là, elles forment un nouveau mot. Au-dessus, au-dessous, d’un côté, des deux, entre deux : tout est permis, si toutes les lettres qui se touchent forment des mots dans les deux sens. Deux mots peuvent se longer, et le même mot peut revenir.
diamino-rules-refill = Piocher
diamino-rules-refill-text = { $formula ->
    [two] Après ton mot, pioche jusqu’à douze lettres, ou ce qui reste.
   *[one] Après ton mot, on ne pioche pas : ta main diminue.
  }
diamino-rules-exchange = Échanger ou passer
diamino-rules-exchange-text = À ton tour, au lieu de poser, tu peux échanger des lettres contre autant de la réserve, s’il y en a assez. Tu prends les nouvelles d’abord, puis les tiennes sont mélangées aux autres. { $passOnlyIfNoExchange ->
    [on] On ne passe que si la réserve est vide.
   *[off] Tu peux aussi passer.
  }
diamino-rules-green = Les diables verts
diamino-rules-green-text = Mieux vaut les éviter. Si tu en couvres un, { $formula ->
    [two] tous les autres marquent 5 points.
   *[one] tu pioches une lettre, tant qu’il y en a.
  } Chacun compte, et un diable couvert ne fait plus rien. { $greenBlocksExit ->
    [on] Sans points, si tu couvres un diable vert avec tes dernières lettres, tu pioches et tu n’as pas fini.
   *[off] Sans points, tu peux finir sur un diable vert.
  }
diamino-rules-red = Les diables rouges
diamino-rules-red-text = Ils sont tes amis. { $formula ->
    [two] Chacun que tu couvres te rapporte 10 points.
   *[one] Pour chacun que tu couvres, tu rends une lettre de ton choix à la réserve, après avoir pioché pour les verts. Si c’était la dernière, tu as fini, mais sans case noire.
  }
diamino-rules-black = Les cases noires
diamino-rules-black-text = { $formula ->
    [patience] Les cases noires restent interdites jusqu’à la fin. Les diables ne font rien.
    [two] Elles sont interdites. Seules tes dernières lettres peuvent en couvrir une, quand la réserve est vide : la prime de fin est doublée.
   *[one] Elles sont interdites. Seules tes dernières lettres peuvent en couvrir une : tes points sont doublés.
  }
diamino-rules-end = La fin
diamino-rules-end-text = { $formula ->
    [two] Quand la réserve est vide, la première personne qui pose sa dernière lettre marque 25 points, ou 50 sur une case noire, et la valeur des lettres des autres. Les autres perdent ce qu’ils ont en main. Si personne n’y arrive, chacun perd ce qu’il a en main. Le plus de points gagne, et à égalité on gagne ensemble. On peut descendre sous zéro.
   *[one] La première personne sans lettres gagne, tout de suite. Elle marque la valeur des lettres des autres, le double sur une case noire.
  } La partie est bloquée quand tout le monde passe à la suite, ou après trois tours de table sans rien poser. { $blockedWinner ->
    [lowestHand] Sans points, la main la plus légère gagne alors.
   *[none] Sans points, personne ne gagne alors.
  } { $wordScore ->
    [on] À cette table, dans la formule avec points, un mot rapporte ses lettres.
   *[off] Les mots ne rapportent rien par eux-mêmes.
  }
diamino-rules-match = Le match
diamino-rules-match-text = { $games ->
    [1] La première personne à { $target } points finit le match. Il dure autant de manches qu’il faut ; les points s’ajoutent.
   *[other] Ce match a { $games } manches ; les points s’ajoutent. { $target ->
        [0] On joue toutes les manches.
       *[other] Il s’arrête plus tôt dès { $target } points.
      }
  }
diamino-rules-words = Les mots
diamino-rules-words-text = Tous les mots d’un dictionnaire français comptent, même venus d’ailleurs, mais pas les noms propres, les mots étrangers ni les abréviations. On écrit sans accents, et jamais avec trait d’union, apostrophe ou espace. { $headwordsOnly ->
    [on] Pas de pluriels ni de conjugaisons, sauf si le dictionnaire les a.
   *[off] Pluriels et conjugaisons comptent.
  } { $verbsOnly ->
    [on] Seulement des verbes !
   *[off] {""}
  } { $childrensTable ->
    [on] Pas de gros mots.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Un seul sujet : { $topic }.
  }
diamino-rules-challenge = Contester
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] À cette table, la maison refuse les mots faux, sans punir.
    [penalise] À cette table, la maison regarde chaque mot. S’il est faux, tu reprends tes lettres, tu perds ton tour, et tu paies comme pour un diable vert.
   *[challenge] Dès qu’un mot est posé, tous les autres peuvent le contester, { $seconds ->
        [0] sans limite de temps
       *[other] pendant { $seconds } secondes
      }. À trois ou plus, la personne suivante peut commencer sans attendre : il reste alors deux secondes pour contester. Tous les mots du coup sont regardés. S’il y en a un de faux, les lettres sont reprises, le tour est perdu et on paie une fois comme pour un diable vert ; rien d’autre ne reste du coup. Les diables et la pioche viennent après. { $failedChallengePenalty ->
        [loseTurn] Contester à tort fait perdre le prochain tour.
       *[none] Contester à tort ne coûte rien.
      }
  }
diamino-rules-vote = Faire voter un mot
diamino-rules-vote-text = Une fois par tour, tu peux demander à la table un mot qui n’est pas dans la liste. Si plus de la moitié des autres dit oui, il compte.
diamino-rules-patience = La patience
diamino-rules-patience-text = Commence n’importe où, puis croise les mots. { $drawnHand ->
    [on] Tu pioches douze lettres sans les voir et tu complètes après chaque mot. Ce qui est posé reste posé.
   *[off] Toutes les lettres sont là. Tu peux en reprendre, si ce qui reste est encore fait de mots qui se tiennent, jusqu’à trois mille en une partie.
  } Ton résultat est le nombre de lettres posées. Si la table l’a choisi, on ne tire que quelques lettres : elles sont toutes visibles, et le but est de les poser toutes.
diamino-rules-example = Un exemple
diamino-rules-example-text = La première personne pose KÉPI vers la droite, avec un simple E. La deuxième pose ZESTE vers le bas, à travers ce E, avec quatre lettres. Ensuite chacun ajoute une ou plusieurs lettres. C’est pareil dans les deux formules.

diamino-key-walk = D’une case à l’autre
diamino-key-turn = Écrire dans l’autre sens
diamino-key-rub = Reprendre la dernière lettre
diamino-key-write = Écrire avec tes lettres

## Lessons
diamino-lesson-words = Tes premiers mots
diamino-lesson-words-depart = Ici, on écrit en français. Pose AMI vers la droite, à partir de Départ, la case du milieu.
diamino-lesson-words-cross = L’autre a croisé ton mot. Fais de même : pose SAC vers le bas, à travers le A.
diamino-lesson-words-longer = On peut aussi allonger un mot. Ajoute un S à AMI : AMIS.
diamino-lesson-words-red = Ton S couvre un diable rouge : tant mieux ! Rends la lettre que tu veux, le W par exemple.
diamino-lesson-words-play = Qui n’a plus de lettres gagne. Plus que deux : à toi !
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Tu n’as pas de C, mais un joker remplace la lettre que tu veux. Pose SAC vers le bas, à travers le A, avec le joker pour C.
diamino-lesson-joker-play = Le joker reste un C : l’autre s’en est servi. Il ne vaut pas de points. Plus que deux lettres : à toi !
diamino-lesson-green = Vert, noir, échange
diamino-lesson-green-exchange = Un W et un X : pas facile ! Échange-les contre deux autres lettres. Ton tour s’arrête là.
diamino-lesson-green-green = Un diable vert te fait piocher une lettre. Essaie : pose PAS vers le bas, à partir du P.
diamino-lesson-green-play = Une case noire ne se couvre qu’avec tes dernières lettres. Pose MIDIS vers le bas, le second I sur celui de KEPI, et tu as fini !
diamino-lesson-marks = Dix points, cinq points
diamino-lesson-marks-red = Avec points, un diable rouge en vaut dix. Pose JEU vers la droite, à travers le premier E de POUPEE.
diamino-lesson-marks-green = Dix points, et de nouvelles lettres ! Un diable vert, lui, donne cinq points à l’autre. Pose NUIT vers le bas, jusqu’au premier T de CAROTTE, et regarde.
diamino-lesson-marks-play = Il n’y a plus rien à piocher. À la fin, le plus de points gagne : joue !
diamino-lesson-out = Finir en beauté
diamino-lesson-out-lay = La réserve est vide : on ne pioche plus, il faut poser toutes ses lettres. Pose JEU vers la droite, à travers le premier E de POUPEE.
diamino-lesson-out-play = Qui finit gagne vingt-cinq points, et cinquante sur une case noire. Il te reste trois lettres : fais de RE une REINE !
diamino-lesson-doubt = Ce mot existe ?
diamino-lesson-doubt-challenge = L’autre a posé MOK. Ce mot n’existe pas ! Dis : je conteste.
diamino-lesson-doubt-no-word = Si tu es d’accord, le faux mot reste. Conteste-le !
diamino-lesson-doubt-lay = Bien vu ! L’autre reprend ses lettres, en pioche une de plus et perd son tour. À toi : pose SEL vers le bas, à travers le E.
diamino-lesson-doubt-accept = RU ? C’est un petit ruisseau, le mot existe. Dis que tu es d’accord.
diamino-lesson-doubt-word = Contester ne coûte rien ici. Mais RU existe, alors sois d’accord.
diamino-lesson-doubt-play = Ouvre l’œil, et pose tes trois dernières lettres avant l’autre !
diamino-lesson-patience = Toutes les lettres à toi
diamino-lesson-patience-lay = En solo, toutes les lettres sont à toi. Commence où tu veux : ici, pose AMI vers la droite, à partir du milieu.
diamino-lesson-patience-cross = Chaque mot touche ce qui est déjà là. Pose MER vers le bas, à partir du M.
diamino-lesson-patience-lift = Tu peux te raviser : reprends le E et le R de MER.
diamino-lesson-patience-better = Et trouve mieux : pose MIEL vers le bas, à partir du M.
diamino-lesson-patience-play = À toi ! Pose le plus de lettres possible, mais jamais sur une case noire. Arrête-toi quand tu veux.

## Looking back
diamino-review-most-letters = Le plus de lettres d’un coup, { $n } : { $action }.
diamino-review-most-points = Le plus de points d’un coup, { $n } : { $action }.
diamino-review-longest = Le mot le plus long, { $n } lettres : { $action }.
diamino-review-out = De quoi tout poser d’un coup et finir !

## Problèmes
diamino-puzzle-most = Le plus de lettres
diamino-puzzle-most-ask = Quel mot pose le plus de tes lettres ? Celles qui sont déjà sur le plateau ne comptent pas.
diamino-puzzle-out = Finir maintenant
diamino-puzzle-out-ask = Un seul mot te fait finir tout de suite. Lequel ?
diamino-puzzle-black = La case noire
diamino-puzzle-black-ask = Finis tout de suite, en couvrant une case noire. Un seul mot y arrive. Lequel ?
diamino-puzzle-small = Tout poser
diamino-puzzle-small-ask = Pose toutes ces lettres en un seul croisement de mots. C’est possible ! Tu peux en reprendre ; si tu cales, arrête-toi.
