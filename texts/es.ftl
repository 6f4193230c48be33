# Lo que la casa dice en todas partes: en la página y en la terminal.

## Lo que pasa
event-turn = Le toca a { $name }.
event-turn-you = ¡Te toca!
nothing = nada
event-hint = { $name } pide un consejo a la casa.
event-hint-you = Pides un consejo a la casa.
label = { $label }: { $what }
event-plays = { $name } juega { $what }.
event-plays-you = Juegas { $what }.
event-draws = { $name } roba.
event-draws-you = Robas { $what }.
event-takes = { $name } gana la ronda.
event-takes-you = Ganas la ronda.
action-play = Jugar { $what }
row-table = Sobre la mesa
row-hand = En la mano
row-player = { $name }: { $score }, { $n ->
    [one] una carta
   *[other] { $n } cartas
} en la mano
row-player-you = Tú: { $score }, { $n ->
    [one] una carta
   *[other] { $n } cartas
} en la mano
action-plain = { $what }
score = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Lo que no se hace, y por qué
refusal-seats = Aquí se juega de { $min } a { $max }.
refusal-over = La partida ha terminado.
refusal-not-your-turn = Todavía no te toca.
refusal-no-clock = Ahora no corre ningún tiempo.
refusal-no-chance = El azar no tiene nada que decir ahora.
refusal-not-held = No tienes { $what } en la mano.
refusal-not-there = { $what } no está ahí.
refusal-not-begun = La partida aún no ha empezado.
refusal-already-played = Esta jugada ya está hecha.
refusal-from-the-future = Esta jugada llega demasiado pronto.
refusal-cannot-undo = Esta jugada ya no se puede deshacer: ya se ha visto lo que siguió.
refusal-undo-none = La línea { $line } no se puede deshacer: no es una jugada tuya, o ya está deshecha.
refusal-undo-often = En una partida se deshacen como mucho { $most } jugadas.
refusal-too-often-away = Has dejado la mesa demasiadas veces: uno de los nuestros termina la partida por ti.
refusal-time-is-up = Se te acabó el tiempo: alguien de la casa juega por ti hasta el final.
refusal-bad-option = Esa regla no existe en este juego.
refusal-unreadable = «{ $found }» no se puede leer: { $expected }.
refusal-time-runs-backwards = El tiempo no va hacia atrás: esta línea es anterior a la precedente.
refusal-time-too-late = Es demasiado tarde: ninguna partida dura más de trescientos años.
refusal-no-such-seat = Ese sitio no existe en esta mesa.
refusal-seed-told = La semilla ya se ha dicho: la partida se ha abandonado y no se juega nada más.
refusal-no-same-luck = Jugado así, en este juego la suerte no puede ser la misma para todos.
refusal-presence = Nadie se va dos veces ni vuelve sin haberse ido.
refusal-hint-once = Se pide consejo una sola vez en cada situación.
refusal-too-long = Esta partida se ha hecho demasiado larga: con { $lines } líneas ya no se juega más. Empezad otra.
refusal-given-up = Hace mucho que nadie viene a esta mesa: la partida se ha detenido y se ha dicho su semilla.
refusal-other-game = Es una partida de otro juego.
refusal-other-edition = La partida sigue una edición de las reglas que aquí no se conoce.

## Lessons
lesson-step = Paso { $n } de { $of }
refusal-lesson = Está permitido, pero aprende primero esto: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }{"\u00A0"}%

## Problemas
puzzle-title = Problema { $puzzle }, grado { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = ¡Correcto! { $best } puntos de media; la segunda mejor opción da { $next }.
puzzle-expected-wrong = Eso da { $mine } puntos de media. Lo mejor da { $best }: { $what }.
puzzle-points-right = ¡Correcto! No se puede pasar de { $best } puntos; la segunda mejor solución da { $next }.
puzzle-points-wrong = Eso da { $mine }; se puede llegar a { $best }: { $what }.
puzzle-won-right = ¡Correcto! Así se gana, haya lo que haya oculto; ninguna otra cosa lo asegura.
puzzle-won-wrong = Así aún se puede perder. Solo una cosa gana con seguridad: { $what }.
puzzle-only-right = ¡Correcto! Ninguna otra cosa lo consigue.
puzzle-only-wrong = No es eso. Solo una cosa lo consigue: { $what }.
puzzle-squares-right = ¡Correcto! { $best } letras puestas; la segunda mejor palabra pone { $next }.
puzzle-squares-wrong = Eso pone { $mine } letras; se pueden poner { $best }: { $what }.
puzzle-all-right = ¡Bravo! Las { $best } letras están puestas.
puzzle-all-wrong = { $mine } de { $best } letras puestas. Se pueden poner todas, por ejemplo así: { $what }.

## Looking back on a finished game
review = Mirando atrás
review-about = Lo que contó, junto a lo que habría hecho nuestro jugador más fuerte.
review-in-expected = Las cifras son puntos esperados.
review-in-points = Las cifras son puntos.
review-in-squares = Las cifras son letras puestas, contando lo bien que aún se puede poner el resto.
review-in-chance = Las cifras son probabilidades de ganar.
review-in-stands = Las cifras dicen cuánto se podía esperar que aguantara, antes de que la mano soltara.
review-name = { $name }
review-sum = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}. Esperados jugando lo mejor posible: { $value }. Suerte: { $luck }. Decisiones: { $skill }.
review-perfect = { $name }: ¡nada que corregir!
review-nothing = Nada que corregir: nadie habría podido hacerlo mucho mejor.
review-luck = Nada que corregir: aquí solo ha decidido la suerte.
review-unknown = Nadie ha calculado todavía lo que valían estas decisiones.
review-extra-turns = Los turnos de desempate no se cuentan: nadie los ha calculado.
review-chosen = Elegido: { $action } ({ $value })
review-chosen-plain = Elegido: { $action }
review-best = Mejor: { $action } ({ $value })
review-best-plain = Mejor: { $action }
review-loss = Perdido: { $loss }
review-loss-stands = Arriesgado: { $loss }
review-loss-only = Confundido
review-well = ¡Bien hecho!
review-show = Muéstramelo
