# Diavolo en français.

diavolo-tagline = Dix dés, un ordre, et la main la plus rapide !

## Les choses
diavolo-a-devil = { $devil ->
    [black] un diablotin noir
    [white] un diablotin blanc
    [red] un diablotin rouge
   *[grey] le diablotin gris
  }
diavolo-devil = { $devil ->
    [black] Diablotin noir
    [white] Diablotin blanc
    [red] Diablotin rouge
   *[grey] Diablotin gris
  }
diavolo-order-most = La plus grande somme
diavolo-order-least = La plus petite somme
diavolo-order-gap = Le plus grand écart
diavolo-order-odd = Le plus d’impairs
diavolo-order-high = Le dé le plus fort
diavolo-order-near = Le dé le plus proche
diavolo-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## La table
diavolo-place = { $name } : { diavolo-gems }.
diavolo-place-dice = { $name } : { diavolo-gems }, et les dés.
diavolo-place-out = { $name } : plus de gemme.
diavolo-bar = Les diablotins sur le bar
diavolo-tray = Les dés
diavolo-devil-key = { diavolo-devil }, touche { $key }
diavolo-corner = Chez { $name }
diavolo-dice-of = { $colour ->
    [black] Noirs
    [white] Blancs
   *[red] Rouges
  } : { $values }.
diavolo-far-of = { $colour ->
    [black] Noirs
    [white] Blancs
   *[red] Rouges
  } à { $values } mm du dé d’ordre.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Égalité : c’est le gris !
   *[other] La bonne réponse : { diavolo-a-devil }.
  }

## Les boutons
diavolo-do-receipt = Le ticket

## Ce qu’il y a à faire
diavolo-prompt-ready-you = À toi de lancer les dés !
diavolo-prompt-ready = { $name } a les dés.
diavolo-prompt-ordered = { $name } a les dés.
diavolo-prompt-ordered-you = L’ordre est connu. Lance les autres dés !
diavolo-prompt-falls = Les dés roulent… Prépare ta main !
diavolo-prompt-open = Vite, attrape le bon diablotin !
diavolo-prompt-open-calm = Prends ton temps : quel diablotin ?
diavolo-prompt-waiting = C’est dit ! On attend les autres.
diavolo-prompt-level = Aussi rapides : le sort décide.
diavolo-prompt-out = Tu n’as plus de gemme. Regarde bien qui gagne !
diavolo-prompt-watch = Qui sera le plus rapide ?
diavolo-prompt-over = La partie est finie.

## Ce qui s’est passé
diavolo-event-threw = { $name } lance les dés.
diavolo-event-threw-you = Tu lances les dés.
diavolo-event-ordered = L’ordre : { $order }.
diavolo-event-shown = { $order } ! { $dice }
diavolo-event-reached = { $name } attrape { diavolo-a-devil }.
diavolo-event-reached-you = Tu attrapes { diavolo-a-devil }.
diavolo-event-reached-none = { $name } n’en prend aucun.
diavolo-event-reached-none-you = Tu n’en prends aucun.
diavolo-event-answered = { $name } a répondu.
diavolo-event-answered-you = Tu as répondu.
diavolo-event-settled = Aussi rapides l’un que l’autre, à moins de 6 ms : le sort dit { $names }.
diavolo-event-counted = C’était { diavolo-a-devil }. { $right ->
    [0] Personne ne l’a.
   *[other] Bien vu : { $safe }.
  } { $wrong ->
    [0] Personne ne perd de gemme.
   *[other] Une gemme de moins : { $lost }.
  }
diavolo-event-out = { $name } n’a plus de gemme et doit s’arrêter.
diavolo-event-out-you = Tu n’as plus de gemme : c’est fini pour toi.
diavolo-event-fewer = Moins de joueurs, moins de diablotins : { $n } de chaque couleur.
diavolo-event-turn = Les dés passent à { $name }.
diavolo-event-turn-you = À toi les dés !
diavolo-event-won = { $name } garde la dernière gemme et gagne !
diavolo-event-won-you = Tu gardes la dernière gemme : tu gagnes !
diavolo-event-nobody = Tous tombent ensemble : personne ne gagne, chacun paie son verre.

## Ce qu’on peut faire, en mots
diavolo-action-throw = Lancer les dés
diavolo-action-take = Attraper { diavolo-a-devil }
diavolo-action-leave = N’en prendre aucun
diavolo-reason-throw = Tout le monde attend tes dés.
diavolo-reason-look = C’est ce que disent les dés, si on a bien regardé.

## Le ticket
diavolo-receipt = Le ticket du tour
diavolo-receipt-none = Pas encore de ticket : il s’imprime à la fin de chaque tour.
diavolo-receipt-words = Un geste compte au moment où il a été fait, pas quand il est arrivé. La maison mesure elle-même le retard de chaque ligne, et n’en rend jamais plus.
diavolo-receipt-shown = Dés visibles pour tous : { $at } s après le début de la partie.
diavolo-receipt-said = Son écran dit
diavolo-receipt-lag = Retard possible
diavolo-receipt-at = Compte à
diavolo-receipt-cut = L’écran disait un temps que la ligne ne permet pas : il a été corrigé.
diavolo-verdict-right = bien vu
diavolo-verdict-wrong = mauvaise couleur
diavolo-verdict-late = trop tard
diavolo-verdict-nothing = rien pris

## S’entraîner
diavolo-training = S’entraîner seul
diavolo-training-words = Regarde l’ordre, trouve la couleur, attrape le diablotin. Personne ne te presse, mais le temps est noté.
diavolo-training-start = Lancer les dés
diavolo-training-next = Encore un lancer
diavolo-training-right = Bien vu, en { $time } s !
diavolo-training-wrong = Raté : c’était { diavolo-a-devil }.
diavolo-training-series = De suite : { $n }
diavolo-training-best = Meilleure série : { $n }
diavolo-training-chart = Tes derniers essais, du plus ancien au plus récent
diavolo-training-order = Ordre
diavolo-training-time = Temps moyen
diavolo-training-errors = Erreurs
diavolo-training-forget = Tout effacer

## Les réglages
diavolo-preset-book = Comme dans la boîte
diavolo-preset-young = Pour les plus jeunes
diavolo-preset-calm = Sans se presser
diavolo-option-twoDice = Combien de dés par couleur ?
diavolo-option-twoDice-on = deux
diavolo-option-twoDice-off = trois
diavolo-option-twoDice-help = Avec deux, il y a moins à compter : c’est pour les plus jeunes.
diavolo-option-orderFirst = Pendant combien de tours lance-t-on l’ordre d’abord ?
diavolo-option-orderFirst-help = Pour apprendre les six ordres : le dé gris roule avant les autres. 0 : jamais.
diavolo-option-seconds = Combien de secondes pour attraper ?
diavolo-option-seconds-help = D’habitude 10. Après, qui n’a rien pris perd une gemme.
diavolo-option-untimed = Faut-il se presser ?
diavolo-option-untimed-on = non, on attend tout le monde
diavolo-option-untimed-off = oui, le temps est compté
diavolo-option-untimed-help = Sans se presser, chacun répond ; la vitesse ne départage que ceux qui veulent le même diablotin. Idéal avec un lecteur d’écran.
diavolo-option-tieForgiving = En cas d’égalité des dés, qui n’a pas le gris…
diavolo-option-tieForgiving-on = ne perd rien
diavolo-option-tieForgiving-off = perd une gemme

## Ce qui n’est pas permis, et pourquoi
diavolo-refusal-not-your-throw = Les dés sont chez quelqu’un d’autre.
diavolo-refusal-nothing-to-grab = Un instant : on attrape quand tous les dés sont posés.
diavolo-refusal-already-thrown = Les dés sont déjà lancés.
diavolo-refusal-out = Tu n’as plus de gemme : tu regardes jusqu’à la fin.
diavolo-refusal-only-one = Un seul diablotin chacun, et on le garde.
diavolo-refusal-no-stamp = Il manque le moment où tu as attrapé.
diavolo-refusal-other-stamp = Ce moment ({ $at } ms) ne va pas avec celui de l’arrivée ({ $arrived } ms).
diavolo-refusal-too-late = Trop tard : les { $n } secondes sont passées.
diavolo-refusal-wrong-dice = Ce ne sont pas les dés de cette boîte.
diavolo-refusal-other-order = L’ordre est déjà connu, et c’en est un autre.
diavolo-refusal-off-tray = Un dé est hors du plateau : { $die }.
diavolo-refusal-overlap = Deux dés ne peuvent pas être au même endroit : { $die } et { $other }.
diavolo-die = { $colour ->
    [black] le noir
    [white] le blanc
   *[red] le rouge
  } { $n }
diavolo-die-order = le dé d’ordre
diavolo-refusal-not-level = Ce ne sont pas ceux qui étaient aussi rapides.
diavolo-refusal-other-answers = Ce ne sont pas les réponses qui étaient face cachée.
diavolo-refusal-too-early = Il reste encore du temps pour attraper.

## La page des règles
# DIAVOLO-1: only this page says where it happens.
diavolo-rules-aim = Le but
diavolo-rules-aim-text = Dans un bar de l’enfer, des diablotins jouent aux dés pour savoir qui paie la tournée. À chaque tour un dé donne un ordre, et tout le monde attrape au plus vite un diablotin de la bonne couleur. La dernière personne qui a encore une gemme gagne.
# DIAVOLO-AMB-21: for any age.
diavolo-rules-box = Dans la boîte
diavolo-rules-box-text = Neuf dés, trois noirs, trois blancs et trois rouges ; un dé gris qui porte les six ordres ; dix diablotins, trois de chaque couleur et un gris ; trente gemmes, assez pour tous. On joue de 2 à 6, à tout âge. { $twoDice ->
    [on] À cette table, deux dés seulement par couleur : tout le reste ne change pas, et l’écart est la différence des deux.
   *[off] Pour les plus jeunes, deux dés par couleur suffisent.
  }
diavolo-rules-start = Pour commencer
diavolo-rules-start-text = Les diablotins sont au milieu, n’importe comment. Chacun a cinq gemmes. La personne la plus jeune prend les dés, et le premier tour commence.
diavolo-rules-turn = Un tour
diavolo-rules-turn-text = Qui a les dés les lance tous à la fois. Tout le monde regarde, le lanceur aussi, et attrape un diablotin de la couleur demandée par l’ordre. { $orderFirst ->
    [0] Pour apprendre, on peut lancer le dé d’ordre avant les autres pendant les premiers tours.
   *[other] Pour apprendre, pendant les { $orderFirst } premiers tours, le dé d’ordre roule avant les autres, et on n’attrape qu’une fois tous les dés posés.
  }
diavolo-rules-most-text = La couleur dont les dés font ensemble le plus. Ici noir 11, blanc 12, rouge 13 : rouge !
diavolo-rules-least-text = La couleur dont les dés font ensemble le moins. Ici noir 11, blanc 12, rouge 13 : noir !
diavolo-rules-gap-text = La couleur dont le plus grand et le plus petit dé sont le plus loin l’un de l’autre. Ici noir 4, blanc 5, rouge 2 : blanc !
diavolo-rules-odd-text = La couleur qui montre le plus de 1, de 3 et de 5. Ici noir 1, blanc 2, rouge 3 : rouge ! Aucun impair nulle part, c’est une égalité.
diavolo-rules-high-text = La couleur du dé le plus fort de tous. Ici noir et blanc ont tous les deux un 6 : égalité, donc gris !
diavolo-rules-near-text = La couleur du dé le plus près du dé gris, de centre à centre. Si c’est un rouge : rouge ! Moins d’un millimètre de différence entre deux couleurs, c’est une égalité. Un dé penché est relancé.
diavolo-rules-tie = Égalité : le gris !
diavolo-rules-tie-text = Si deux ou trois couleurs sont les meilleures ensemble, le bon diablotin est le gris. Deux couleurs égales derrière, ou deux dés pareils d’une même couleur, ne comptent pas. Le gris au bon moment rapporte une gemme, sans dépasser cinq. { $tieForgiving ->
    [on] À cette table, les autres ne perdent alors rien.
   *[off] Il n’y en a qu’un : tous les autres perdent alors une gemme.
  } Le gris sans égalité est une mauvaise couleur.
diavolo-rules-grab = Un seul diablotin
diavolo-rules-grab-text = Le premier diablotin touché est le tien, bon ou mauvais : on n’en prend pas deux, on ne l’échange pas, on ne le remet pas. On peut aussi n’en prendre aucun. Si la bonne couleur est partie, une autre ou aucun coûte pareil : une gemme, jamais plus.
diavolo-rules-time = La main la plus rapide
diavolo-rules-time-text = Si deux mains veulent le même diablotin, la première l’a. Ce qui compte est le moment du geste, pas celui où il arrive par la ligne ; à moins de six millièmes de seconde, le sort décide devant tous. { $untimed ->
    [on] À cette table, personne ne se presse : le tour finit quand tous ont répondu.
   *[other] Le tour finit quand tous ont pris, juste après le dernier bon diablotin, ou après { $seconds } secondes.
  }
diavolo-rules-gems = Les gemmes
diavolo-rules-gems-text = Mauvaise couleur, trop tard ou rien du tout : une gemme retourne dans la boîte. Gains et pertes se comptent tous ensemble à la fin du tour. Personne n’a jamais plus de cinq gemmes.
diavolo-rules-next = Le tour suivant
diavolo-rules-next-text = Les diablotins reviennent au milieu, et les dés passent à gauche, à la prochaine personne qui a encore une gemme.
diavolo-rules-out = Plus de gemme
diavolo-rules-out-text = Sans gemme, on sort tout de suite. Ensuite il y a moins de diablotins : à quatre ou plus, trois de chaque couleur ; à trois, deux ; à deux, un seul ; et toujours un gris. Si plusieurs sortent ensemble, on compte ceux qui restent. C’est pareil quand la partie commence à deux ou à trois.
diavolo-rules-win = Qui gagne ?
diavolo-rules-win-text = La dernière personne qui a une gemme gagne. Si tous ceux qui restaient tombent au même tour, personne ne gagne, et chacun paie son verre.

## Fin de partie
diavolo-end-last = { $name } garde la dernière gemme.
diavolo-end-nobody = Tous sont tombés ensemble : chacun paie son verre.
diavolo-moment-fast = Le plus beau moment : { $name } attrape { diavolo-a-devil } en { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Ton plus beau moment : tu attrapes { diavolo-a-devil } en { $seconds },{ $hundredths } s.
diavolo-moment-grey = Le plus beau moment : { $name } voit l’égalité et prend le gris en { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Ton plus beau moment : tu vois l’égalité et prends le gris en { $seconds },{ $hundredths } s.
diavolo-moment-saved = Le plus beau moment : à sa dernière gemme, { $name } tient encore { $n } tours et gagne.
diavolo-moment-saved-you = Ton plus beau moment : à ta dernière gemme, tu tiens encore { $n } tours et tu gagnes.

## Lessons
diavolo-lesson-first = Ton premier diablotin
diavolo-lesson-first-throw = Lance les dés !
diavolo-lesson-first-most = Le dé gris dit : la plus grande somme. Quelle couleur a le plus de points ? Attrape ce diablotin !
diavolo-lesson-first-not-most = Regarde encore : ce sont les dés rouges qui ont le plus de points.
diavolo-lesson-first-least = Bravo ! L’autre a pris le noir et perd une gemme. Maintenant, la plus petite somme : quelle couleur ?
diavolo-lesson-first-not-least = Regarde encore : ce sont les dés blancs qui ont le moins de points.
diavolo-lesson-first-again = Encore juste ! À toi de lancer les dés.
diavolo-lesson-first-tie = Le dé le plus fort ! Un six noir et un six blanc : égalité. Alors, attrape le gris !
diavolo-lesson-first-not-tie = Deux couleurs ont un six. À égalité, c’est le gris qu’il faut.
diavolo-lesson-first-play = Le gris t’a donné une gemme ! Maintenant, joue : qui garde la dernière gemme gagne.
diavolo-lesson-orders = Les autres ordres
diavolo-lesson-orders-throw = Le dé gris connaît encore d’autres ordres. Lance les dés !
diavolo-lesson-orders-gap = Le plus grand écart ! Dans quelle couleur le petit dé et le grand dé sont-ils le plus loin l’un de l’autre ?
diavolo-lesson-orders-not-gap = Regarde les blancs : de un à six, c’est le plus grand écart.
diavolo-lesson-orders-odd = Le plus d’impairs : un, trois et cinq. Quelle couleur en a le plus ?
diavolo-lesson-orders-not-odd = Regarde les noirs : un, trois, cinq. Tous sont impairs !
diavolo-lesson-orders-again = Très bien ! À toi de lancer les dés.
diavolo-lesson-orders-high = Le dé le plus fort ! Quelle couleur a le plus grand nombre de tous ?
diavolo-lesson-orders-not-high = Cherche le six : il est rouge.
diavolo-lesson-orders-near = Le dé le plus proche ! Quelle couleur est tout près du dé gris ?
diavolo-lesson-orders-not-near = Regarde autour du dé gris : le plus proche est blanc.
diavolo-lesson-orders-play = Tu connais les ordres. Maintenant, joue : qui garde la dernière gemme gagne !
diavolo-lesson-late = Trop tard !
diavolo-lesson-late-throw = Cette fois, l’autre est très rapide. Lance les dés !
diavolo-lesson-late-same = La plus grande somme, c’est le rouge. Attrape-le !
diavolo-lesson-late-late = L’autre voulait aussi le rouge et l’a pris avant toi : trop tard, tu perds une gemme. Un seul diablotin chacun, sans l’échanger ! Maintenant la plus petite somme : vite, le blanc !
diavolo-lesson-late-play = L’autre a pris le noir : il ne lui reste qu’une gemme. Qui n’en a plus est hors jeu. Joue !

## Looking back
diavolo-review-turns = Bien vus : { $right }. Confondus : { $wrong }. Trop tard : { $late }. Sans réponse : { $none }.
diavolo-review-after = Après { $seconds },{ $hundredths } s.
diavolo-review-fastest = La main la plus rapide : { $seconds },{ $hundredths } s.
diavolo-review-usual = D’habitude : { $seconds },{ $hundredths } s.
diavolo-review-mistook = Le plus souvent confondu : { $order } ({ $n } fois).
