# Diamoniak en français.

diamoniak-tagline = Construis ton château, et gare à la sorcière !

## Les choses
diamoniak-card-rose = une carte rose
diamoniak-card-blue = une carte bleue
diamoniak-card-green = une carte verte
diamoniak-card-yellow = une carte jaune
diamoniak-card-diamond = un diamant
diamoniak-card-fairy = une fée
diamoniak-card-witch = la sorcière
diamoniak-cards-rose = { $n ->
    [one] { $n } carte rose
   *[other] { $n } cartes roses
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } carte bleue
   *[other] { $n } cartes bleues
  }
diamoniak-cards-green = { $n ->
    [one] { $n } carte verte
   *[other] { $n } cartes vertes
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } carte jaune
   *[other] { $n } cartes jaunes
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } fée
   *[other] { $n } fées
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } sorcière
   *[other] { $n } sorcières
  }
diamoniak-a-card = { $colour ->
    [rose] une carte rose
    [blue] une carte bleue
    [green] une carte verte
   *[yellow] une carte jaune
  }
diamoniak-the-castle = { $colour ->
    [rose] le château rose
    [blue] le château bleu
    [green] le château vert
   *[yellow] le château jaune
  }

## La table
diamoniak-pile = La pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }. Piocher.
diamoniak-aside = À côté de la pioche : { $n ->
    [0] rien
    [one] { $n } carte
   *[other] { $n } cartes
  }.
diamoniak-middle = Au milieu : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } dans la pioche ; à côté, { $aside }.
diamoniak-place-castle = { $name } : { diamoniak-the-castle }, { $n } sur { $of }.
diamoniak-place-no-castle = { $name } : pas encore de château.
diamoniak-place-right = À droite : { $cards }.
diamoniak-place-empty = Rien à droite.
diamoniak-witch-wants = La sorcière veut { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } ; tu en as choisi { $given }.

## Les boutons
diamoniak-do-choose = Choisir { $card } pour la sorcière (touche { $key })
diamoniak-do-take-back = Reprendre { $card }

## Ce qu’il y a à faire
diamoniak-prompt-start = À toi ! Pioche une carte.
diamoniak-prompt-buy = À toi ! Pioche, ou achète la carte qui brille.
diamoniak-prompt-more = Encore une carte, ou tu t’arrêtes ?
diamoniak-prompt-drawing = La carte se retourne…
diamoniak-prompt-witch = La sorcière ! Donne-lui { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
diamoniak-prompt-witch-fairy = La sorcière ! Donne-lui { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }, ou appelle la fée.
diamoniak-prompt-witch-left = Encore { $n ->
    [1] une carte
   *[other] { $n } cartes
  } pour la sorcière.
diamoniak-prompt-witch-ready = Ça lui suffit. Touche « { diamoniak-action-give.button } ».
diamoniak-prompt-witch-all = { $n ->
    [1] Tu n’as que cette carte
   *[other] C’est tout ce que tu as
  }. Touche « { diamoniak-action-give.button } ».
diamoniak-prompt-other-witch = La sorcière est chez { $name } !

## Ce qui s’est passé
diamoniak-event-shuffled = La pioche est vide : on mélange { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }, et c’est reparti.
diamoniak-event-drew-first = { $name } pioche { diamoniak-a-card } et commence { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Tu pioches { diamoniak-a-card } et tu commences { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } pioche { diamoniak-a-card } : son château grandit.
diamoniak-event-drew-castle-you = Tu pioches { diamoniak-a-card } : ton château grandit !
diamoniak-event-drew-right = { $name } pioche { diamoniak-a-card } et la pose à droite.
diamoniak-event-drew-right-you = Tu pioches { diamoniak-a-card }. Elle va à ta droite.
diamoniak-event-drew-diamond = { $name } pioche un diamant.
diamoniak-event-drew-diamond-you = Tu pioches un diamant !
diamoniak-event-drew-fairy = { $name } pioche une fée.
diamoniak-event-drew-fairy-you = Tu pioches une fée : elle te protégera une fois.
diamoniak-event-drew-witch = { $name } pioche la sorcière !
diamoniak-event-drew-witch-you = Oh non, tu pioches la sorcière !
diamoniak-event-stopped = { $name } s’arrête là.
diamoniak-event-stopped-you = Tu t’arrêtes là.
diamoniak-event-bought = { $name } achète { diamoniak-a-card } à { $seller } pour 3 diamants.
diamoniak-event-bought-you = Tu achètes { diamoniak-a-card } à { $seller } pour 3 diamants.
diamoniak-event-bought-seller-you = { $name } t’achète { diamoniak-a-card } pour 3 diamants.
diamoniak-event-gave = { $name } donne à la sorcière : { $cards }.
diamoniak-event-gave-you = Tu donnes à la sorcière : { $cards }.
diamoniak-event-gave-nothing = { $name } n’a rien à donner : la sorcière repart les mains vides.
diamoniak-event-gave-nothing-you = Tu n’as rien à donner : la sorcière repart les mains vides.
diamoniak-event-countered = { $name } appelle sa fée, qui chasse la sorcière.
diamoniak-event-countered-you = Ta fée chasse la sorcière !
diamoniak-event-released = { $name } n’a plus de château : { diamoniak-the-castle } est de nouveau libre.
diamoniak-event-released-you = Tu n’as plus de château : { diamoniak-the-castle } est de nouveau libre.
diamoniak-event-moved = { $name } prend à sa droite { $n ->
    [1] la carte
   *[other] les { $n } cartes
  } de cette couleur : { diamoniak-the-castle } grandit.
diamoniak-event-moved-you = Tu prends à ta droite { $n ->
    [1] la carte
   *[other] les { $n } cartes
  } de cette couleur : { diamoniak-the-castle } grandit !
diamoniak-event-won = { $name } a fini { diamoniak-the-castle } et gagne !
diamoniak-event-won-you = Tu as fini { diamoniak-the-castle } : tu gagnes !

## Ce qu’on peut faire, en mots
diamoniak-action-draw = Piocher une carte
diamoniak-action-stop = S’arrêter là
diamoniak-action-buy = Acheter { diamoniak-a-card } à { $name } pour 3 diamants
diamoniak-action-fairy = Appeler la fée
diamoniak-action-give = Donner à la sorcière : { $cards }
    .button = Donner

## Les réglages
diamoniak-preset-book = Comme dans la boîte
diamoniak-preset-gentle = Plus doux
diamoniak-option-diamondsTo = Quand on achète, les 3 diamants vont…
diamoniak-option-diamondsTo-seller = à qui vend la carte
diamoniak-option-diamondsTo-discard = à côté de la pioche
diamoniak-option-diamondsTo-help = Chez qui vend, les diamants restent en jeu et peuvent resservir. À côté de la pioche, ils sont perdus pour un moment.
diamoniak-option-colourReleasedWhenEmpty = Si la sorcière prend tout un château…
diamoniak-option-colourReleasedWhenEmpty-on = on peut changer de couleur
diamoniak-option-colourReleasedWhenEmpty-off = on garde sa couleur
diamoniak-option-colourReleasedWhenEmpty-help = Si l’on change de couleur, la prochaine carte de château décide, et les cartes de cette couleur qui étaient à droite rejoignent le château.
diamoniak-option-fairyProtected = La sorcière peut-elle prendre une fée ?
diamoniak-option-fairyProtected-on = non, jamais
diamoniak-option-fairyProtected-off = oui, si on la lui donne
diamoniak-option-fairyProtected-help = D’habitude une fée est une carte comme les autres : on peut la donner à la sorcière sans s’en servir.

## Ce qui n’est pas permis, et pourquoi
diamoniak-refusal-must-draw-first = Pioche d’abord une carte ; après, tu peux t’arrêter.
diamoniak-refusal-buy-replaces-draw = Tu as déjà pioché. On achète au début de son tour, au lieu de piocher.
diamoniak-refusal-no-castle-yet = Commence d’abord un château : tu sauras alors quelle couleur acheter.
diamoniak-refusal-not-enough-diamonds = Une carte coûte { $price } diamants, et tu en as { $n }.
diamoniak-refusal-seller-lacks-colour = Tu ne peux acheter que des cartes de ta couleur, et il n’y en a pas ici.
diamoniak-refusal-other-colour = Cette carte n’est pas de ta couleur : elle ne sert pas à ton château.
diamoniak-refusal-no-such-seller = On achète à quelqu’un d’autre, assis à la table.
diamoniak-refusal-witch-waits = La sorcière attend : donne-lui des cartes ou appelle une fée.
diamoniak-refusal-no-witch = La sorcière n’est pas là : garde tes cartes.
diamoniak-refusal-no-fairy = Tu n’as pas de fée.
diamoniak-refusal-wrong-number = La sorcière veut { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }, ni plus ni moins.
diamoniak-refusal-not-yours = Tu n’as pas tout cela : il manque { $cards }.
diamoniak-refusal-fairy-protected = À cette table, la sorcière ne prend pas les fées.
diamoniak-refusal-card-comes = Un instant : la carte se retourne.
diamoniak-refusal-impossible-card = Plus dans la pioche : { $card }.

## La page des règles
diamoniak-rules-aim = Le but
diamoniak-rules-aim-text = Chacun construit le château d’une seule couleur. Six morceaux : une porte, deux murs, deux tours et un toit avec son drapeau. Le premier château fini gagne !
# DIAMONIAK-1: nothing but this says for whom it was made.
diamoniak-rules-box = Dans la boîte
diamoniak-rules-box-text = 54 cartes : 24 morceaux de château (4 couleurs, 6 de chaque), 20 diamants, 7 sorcières et 3 fées. On joue de 2 à 4, de 5 à 9 ans, et les grands ont le droit d’aider.
diamoniak-rules-start = Pour commencer
diamoniak-rules-start-text = Mélange toutes les cartes et pose-les face cachée au milieu : c’est la pioche. On n’en retire aucune, même à deux. La personne la plus jeune commence, puis on tourne dans le sens des aiguilles d’une montre. Tout ce qu’on possède reste visible.
diamoniak-rules-turn = À ton tour
diamoniak-rules-turn-text = Pioche une carte et montre-la : château, diamant, fée ou sorcière. Ensuite c’est toi qui choisis : encore une, ou tu t’arrêtes. Tu peux piocher autant que tu veux, tant que la sorcière ne vient pas. Une carte au moins est obligatoire, sauf si tu achètes.
diamoniak-rules-castle = Un morceau de château
diamoniak-rules-castle-text = Ton premier morceau choisit ta couleur : pose-le devant toi. Si quelqu’un construit déjà cette couleur, la carte va à ta droite et tu attends une autre couleur. Ensuite, chaque carte de ta couleur rejoint ton château. Tous les morceaux d’une couleur se valent.
diamoniak-rules-right = À ta droite
diamoniak-rules-right-text = Les morceaux des autres couleurs attendent à ta droite. Quelqu’un te les achètera peut-être, ou la sorcière les prendra. On ne les jette pas, on ne les échange pas et on ne les offre pas. Même six cartes pareilles à droite ne font pas un château.
diamoniak-rules-diamond = Les diamants
diamoniak-rules-diamond-text = Un diamant va à ta droite, et tu peux continuer à piocher. Avec trois diamants, on achète un morceau de château.
diamoniak-rules-buy = Acheter
diamoniak-rules-buy-text = Au lieu de piocher, tu peux acheter une seule carte de ta couleur à qui en a une à sa droite. Tu choisis à qui, et personne ne peut refuser. { $diamondsTo ->
    [discard] Pose trois diamants à côté de la pioche
   *[seller] Donne-lui trois diamants
  } : ton tour est fini. Il faut avoir commencé son château pour acheter, et un château ne se vend jamais.
diamoniak-rules-witch = La sorcière
diamoniak-rules-witch-text = Pas de chance ! Choisis trois de tes cartes et pose-les avec la sorcière à côté de la pioche : des diamants, des cartes de droite{ $fairyProtected ->
    [on] { "" }
   *[off] , une fée
  } ou même des morceaux de ton château. S’il t’en reste moins de trois, tout part.{ $fairyProtected ->
    [on] { " " }Elle ne prend pas les fées et ne les compte pas.
   *[off] { "" }
  } Ton tour est fini. { $colourReleasedWhenEmpty ->
    [on] Si tout ton château part, ta couleur est de nouveau libre : ton prochain morceau choisit la nouvelle, et les cartes de cette couleur qui sont à ta droite le rejoignent.
   *[off] Ta couleur reste la tienne, même sans un seul morceau.
  }
diamoniak-rules-fairy = La fée
diamoniak-rules-fairy-text = Une fée attend à ta droite, et tu peux continuer à piocher. Si la sorcière vient, tu peux appeler ta fée : elles partent toutes les deux à côté de la pioche et tu gardes tout le reste. Ton tour est fini aussi. Une fée chasse une seule sorcière.
diamoniak-rules-pile = Quand la pioche est vide
diamoniak-rules-pile-text = Quand il faut une carte et qu’il n’y en a plus, on mélange les cartes posées à côté : c’est la nouvelle pioche. Chacun garde les siennes.
diamoniak-rules-win = Qui gagne ?
diamoniak-rules-win-text = Dès que le sixième morceau de ton château est posé, pioché ou acheté, tu as gagné, tout de suite.

## Pourquoi nos joueurs feraient ça
diamoniak-why-draw-more = Une carte de plus vaut bien le risque.
diamoniak-why-stop-witch-near = La sorcière peut venir : mieux vaut garder ce que tu as.
diamoniak-why-stop-buy-next = Garde tes diamants : au prochain tour, tu pourras acheter le morceau qu’il te faut.
diamoniak-why-buy = Ce morceau est sûr ; une carte de la pioche ne l’est pas.
diamoniak-why-fairy = Ce que tu gardes vaut plus que la fée.
diamoniak-why-give-others = Donne ce qui te manquera le moins.
diamoniak-why-only-move = Il n’y a rien d’autre à faire.

## Fin de partie
diamoniak-score = { $n } sur 6
diamoniak-end-castle = { $name } a fini son château avant tout le monde.
diamoniak-moment-bold = Le plus beau moment : { $name } ose piocher { $n } cartes de suite, sans une seule sorcière.
diamoniak-moment-bold-you = Ton plus beau moment : { $n } cartes de suite, sans une seule sorcière.
diamoniak-moment-fairy = Le plus beau moment : { $name } appelle sa fée, qui arrête la sorcière et sauve { $n } morceaux de château.
diamoniak-moment-fairy-you = Ton plus beau moment : ta fée arrête la sorcière et sauve { $n } morceaux de ton château.
diamoniak-moment-bought = Le plus beau moment : { $name } achète à { $seller } la carte qui manquait.
diamoniak-moment-bought-you = Ton plus beau moment : tu achètes à { $seller } la carte qui manquait.
diamoniak-moment-drawn = Le plus beau moment : { $name } pioche { diamoniak-a-card }, juste celle qui manquait.
diamoniak-moment-drawn-you = Ton plus beau moment : tu pioches { diamoniak-a-card }, juste celle qui manquait.

## Lessons
diamoniak-lesson-first = Ton premier château
diamoniak-lesson-first-draw = Ton château est rose : il faut six cartes roses. Pioche une carte !
diamoniak-lesson-first-stop = Un diamant, et tu en as trois ! Maintenant arrête-toi, avant que la sorcière ne vienne.
diamoniak-lesson-first-buy = L’autre a une carte rose. Avec tes trois diamants, achète-la.
diamoniak-lesson-first-again = À toi de nouveau. Pioche une carte !
diamoniak-lesson-first-dare = Une fée ! Elle te protège : ose piocher encore une carte.
diamoniak-lesson-first-fairy = La sorcière veut trois de tes cartes. Appelle la fée : elle la chasse.
diamoniak-lesson-first-play = Tu sais tout. Encore deux cartes roses et ton château est fini. Joue !
diamoniak-lesson-witch = La sorcière a faim
diamoniak-lesson-witch-draw = Ton château est presque fini. Pioche une carte !
diamoniak-lesson-witch-give = La sorcière veut trois cartes, et c’est toi qui choisis. Garde ton château, et la carte jaune que l’autre cherche.
diamoniak-lesson-witch-keep = La sorcière en voudrait bien ! Mais donne-lui plutôt la carte bleue et les deux diamants.
diamoniak-lesson-witch-buy = L’autre t’a acheté la carte jaune : ses trois diamants sont à toi. Avec eux, achète sa carte rose !
diamoniak-lesson-witch-play = Plus qu’une carte rose, et ton château est fini. À toi de jouer !
