# Ce que la maison dit partout : sur la page et dans le terminal.

## Ce qui se passe
event-turn = C’est à { $name } de jouer.
event-turn-you = À toi de jouer !
nothing = rien
event-hint = { $name } demande un conseil à la maison.
event-hint-you = Tu demandes un conseil à la maison.
label = { $label } : { $what }
event-plays = { $name } joue { $what }.
event-plays-you = Tu joues { $what }.
event-draws = { $name } pioche.
event-draws-you = Tu pioches { $what }.
event-takes = { $name } remporte la manche.
event-takes-you = Tu remportes la manche.
action-play = Jouer { $what }
row-table = Sur la table
row-hand = En main
row-player = { $name } : { $score }, { $n ->
    [1] une carte
   *[other] { $n } cartes
} en main
row-player-you = Toi : { $score }, { $n ->
    [1] une carte
   *[other] { $n } cartes
} en main
action-plain = { $what }
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Ce qui ne se fait pas, et pourquoi
refusal-seats = On joue de { $min } à { $max } ici.
refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas encore ton tour.
refusal-no-clock = Aucun temps ne court en ce moment.
refusal-no-chance = Le hasard n’a rien à dire en ce moment.
refusal-not-held = Tu n’as pas { $what } en main.
refusal-not-there = { $what } n’est pas là.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-already-played = Ce coup est déjà joué.
refusal-from-the-future = Ce coup vient trop tôt.
refusal-cannot-undo = Ce coup ne peut plus être repris : on en a déjà vu la suite.
refusal-undo-none = Tu ne peux pas reprendre la ligne { $line } : ce n’est pas un de tes coups, ou il est déjà repris.
refusal-undo-often = On reprend au plus { $most } coups par partie.
refusal-too-often-away = Tu as quitté la table trop souvent : quelqu’un de la maison finit la partie à ta place.
refusal-time-is-up = Ton temps est écoulé : quelqu’un de la maison joue pour toi jusqu’à la fin.
refusal-bad-option = Cette règle n’existe pas dans ce jeu.
refusal-unreadable = « { $found } » ne peut pas être lu : { $expected }.
refusal-time-runs-backwards = Le temps ne recule pas : cette ligne est plus ancienne que celle d’avant.
refusal-time-too-late = C’est trop tard : aucune partie ne dure plus de trois cents ans.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-seed-told = La graine est dite : la partie est arrêtée, plus rien n’y est joué.
refusal-no-same-luck = À ce jeu, joué ainsi, la chance ne peut pas être la même pour tous.
refusal-presence = On ne quitte la table qu’une fois, et on n’y revient que si on l’a quittée.
refusal-hint-once = On ne demande conseil qu’une fois par situation.
refusal-too-long = Cette partie est devenue trop longue : à { $lines } lignes, on n’y joue plus. Commencez-en une nouvelle.
refusal-given-up = Personne n’est venu à cette table pendant longtemps : la partie est arrêtée et sa graine est dite.
refusal-other-game = C’est une partie d’un autre jeu.
refusal-other-edition = La partie suit une édition des règles qu’on ne connaît pas ici.

## Lessons
lesson-step = Étape { $n } sur { $of }
refusal-lesson = C’est permis, mais apprends d’abord ceci : { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n } %

## Problèmes
puzzle-title = Problème { $puzzle }, degré { $grade }
puzzle-choice = { $what } : { $worth } (−{ $loss })
puzzle-expected-right = Juste ! { $best } points en moyenne ; le deuxième meilleur choix en donne { $next }.
puzzle-expected-wrong = Cela donne { $mine } points en moyenne. Le mieux en donne { $best } : { $what }.
puzzle-points-right = Juste ! Plus de { $best } points, c’est impossible ; la deuxième meilleure en donne { $next }.
puzzle-points-wrong = Cela donne { $mine } ; on peut arriver à { $best } : { $what }.
puzzle-won-right = Juste ! C’est gagné, quel que soit ce qui est caché ; aucun autre choix n’est aussi sûr.
puzzle-won-wrong = Cela peut encore se perdre. Une seule chose fait gagner à coup sûr : { $what }.
puzzle-only-right = Juste ! Rien d’autre n’y arrive.
puzzle-only-wrong = Ce n’est pas ça. Une seule chose y arrive : { $what }.
puzzle-squares-right = Juste ! { $best } lettres posées ; le deuxième meilleur mot en pose { $next }.
puzzle-squares-wrong = Cela pose { $mine } lettres ; on peut en poser { $best } : { $what }.
puzzle-all-right = Bravo ! Les { $best } lettres sont posées.
puzzle-all-wrong = { $mine } lettres posées sur { $best }. On peut les poser toutes, par exemple ainsi : { $what }.

## Looking back on a finished game
review = Avec le recul
review-about = Ce qui a compté, à côté de ce qu’aurait fait notre joueur le plus fort.
review-in-expected = Les chiffres sont des points attendus.
review-in-points = Les chiffres sont des points.
review-in-squares = Les chiffres sont des lettres posées, compte tenu de ce que le reste permet encore de poser.
review-in-chance = Les chiffres sont des chances de gagner.
review-in-stands = Les chiffres disent quelles chances cela avait de tenir, avant que la main ne lâche.
review-name = { $name }
review-sum = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Attendus en jouant au mieux : { $value }. La chance : { $luck }. Les choix : { $skill }.
review-perfect = { $name } : rien à redire !
review-nothing = Rien à redire : personne n’aurait pu faire beaucoup mieux.
review-luck = Rien à redire : ici, la chance seule a décidé.
review-unknown = Personne n’a encore calculé ce que valaient ces choix.
review-extra-turns = Les tours de départage n’y sont pas comptés : personne ne les a calculés.
review-chosen = Choisi : { $action } ({ $value })
review-chosen-plain = Choisi : { $action }
review-best = Mieux : { $action } ({ $value })
review-best-plain = Mieux : { $action }
review-loss = Perdu : { $loss }
review-loss-stands = Osé : { $loss }
review-loss-only = Confondu
review-well = Bien joué !
review-show = Montre-moi
