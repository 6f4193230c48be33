# Diavolo en español.

diavolo-tagline = ¡Diez dados, una orden y la mano más rápida!

## Las cosas
diavolo-a-devil = { $devil ->
    [black] un diablillo negro
    [white] un diablillo blanco
    [red] un diablillo rojo
   *[grey] el diablillo gris
  }
diavolo-devil = { $devil ->
    [black] Diablillo negro
    [white] Diablillo blanco
    [red] Diablillo rojo
   *[grey] Diablillo gris
  }
diavolo-order-most = La suma mayor
diavolo-order-least = La suma menor
diavolo-order-gap = La mayor diferencia
diavolo-order-odd = Más impares
diavolo-order-high = El dado más alto
diavolo-order-near = El dado más cercano
diavolo-gems = { $n ->
    [one] { $n } gema
   *[other] { $n } gemas
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## La mesa
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } y los dados.
diavolo-place-out = { $name }: sin gemas.
diavolo-bar = Los diablillos de la barra
diavolo-tray = Los dados
diavolo-devil-key = { diavolo-devil }, tecla { $key }
diavolo-corner = El rincón de { $name }
diavolo-dice-of = { $colour ->
    [black] Negros
    [white] Blancos
   *[red] Rojos
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Negros
    [white] Blancos
   *[red] Rojos
  } a { $values } mm del dado de la orden.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Empate: ¡el gris!
   *[other] La respuesta correcta: { diavolo-a-devil }.
  }

## Los botones
diavolo-do-receipt = El tique

## Lo que hay que hacer
diavolo-prompt-ready-you = ¡Te toca tirar los dados!
diavolo-prompt-ready = { $name } tiene los dados.
diavolo-prompt-ordered = { $name } tiene los dados.
diavolo-prompt-ordered-you = Ya se sabe la orden. ¡Tira los otros dados!
diavolo-prompt-falls = Los dados ruedan… ¡Prepara la mano!
diavolo-prompt-open = ¡Rápido, agarra el diablillo correcto!
diavolo-prompt-open-calm = Sin prisa: ¿qué diablillo?
diavolo-prompt-waiting = ¡Hecho! Esperamos a los demás.
diavolo-prompt-level = Igual de rápidos: decide la suerte.
diavolo-prompt-out = No te quedan gemas. ¡Mira quién gana!
diavolo-prompt-watch = ¿Quién será más rápido?
diavolo-prompt-over = La partida ha terminado.

## Lo que ha pasado
diavolo-event-threw = { $name } tira los dados.
diavolo-event-threw-you = Tiras los dados.
diavolo-event-ordered = La orden: { $order }.
diavolo-event-shown = ¡{ $order }! { $dice }
diavolo-event-reached = { $name } agarra { diavolo-a-devil }.
diavolo-event-reached-you = Agarras { diavolo-a-devil }.
diavolo-event-reached-none = { $name } no agarra ninguno.
diavolo-event-reached-none-you = No agarras ninguno.
diavolo-event-answered = { $name } ha respondido.
diavolo-event-answered-you = Has respondido.
diavolo-event-settled = Igual de rápidos, a menos de 6 ms: la suerte dice { $names }.
diavolo-event-counted = Era { diavolo-a-devil }. { $right ->
    [0] Nadie lo tiene.
   *[other] Bien visto: { $safe }.
  } { $wrong ->
    [0] Nadie pierde una gema.
   *[other] Una gema menos: { $lost }.
  }
diavolo-event-out = { $name } se queda sin gemas y sale.
diavolo-event-out-you = Te quedas sin gemas: para ti se acabó.
diavolo-event-fewer = Menos jugadores, menos diablillos: { $n } de cada color.
diavolo-event-turn = Los dados pasan a { $name }.
diavolo-event-turn-you = ¡Los dados son tuyos!
diavolo-event-won = ¡{ $name } conserva la última gema y gana!
diavolo-event-won-you = Conservas la última gema: ¡ganas!
diavolo-event-nobody = Caen todos a la vez: nadie gana y cada uno paga lo suyo.

## Lo que se puede hacer, en palabras
diavolo-action-throw = Tirar los dados
diavolo-action-take = Agarrar { diavolo-a-devil }
diavolo-action-leave = No agarrar ninguno
diavolo-reason-throw = Todos esperan tus dados.
diavolo-reason-look = Es lo que dicen los dados, si hemos mirado bien.

## El tique
diavolo-receipt = El tique del turno
diavolo-receipt-none = Aún no hay tique: se imprime al final de cada turno.
diavolo-receipt-words = Un gesto cuenta cuando se hizo, no cuando llegó. La casa mide ella misma el retraso de cada línea y nunca devuelve más.
diavolo-receipt-shown = Dados a la vista de todos: { $at } s desde el comienzo.
diavolo-receipt-said = Su pantalla dice
diavolo-receipt-lag = Retraso posible
diavolo-receipt-at = Cuenta a
diavolo-receipt-cut = La pantalla dio un tiempo que la línea no permite: se ha corregido.
diavolo-verdict-right = bien visto
diavolo-verdict-wrong = color equivocado
diavolo-verdict-late = demasiado tarde
diavolo-verdict-nothing = no agarró nada

## Entrenar
diavolo-training = Entrenar en solitario
diavolo-training-words = Mira la orden, busca el color, agarra el diablillo. Nadie te mete prisa, pero se anota el tiempo.
diavolo-training-start = Tirar los dados
diavolo-training-next = Otra tirada
diavolo-training-right = ¡Bien visto, en { $time } s!
diavolo-training-wrong = Fallo: era { diavolo-a-devil }.
diavolo-training-series = Seguidos: { $n }
diavolo-training-best = Mejor serie: { $n }
diavolo-training-chart = Tus últimos intentos, del más antiguo al más reciente
diavolo-training-order = Orden
diavolo-training-time = Tiempo medio
diavolo-training-errors = Errores
diavolo-training-forget = Borrar todo

## Las opciones
diavolo-preset-book = Como en la caja
diavolo-preset-young = Para los más pequeños
diavolo-preset-calm = Sin prisa
diavolo-option-twoDice = ¿Cuántos dados de cada color?
diavolo-option-twoDice-on = dos
diavolo-option-twoDice-off = tres
diavolo-option-twoDice-help = Con dos hay menos que contar: para los más pequeños.
diavolo-option-orderFirst = ¿Cuántos turnos se tira primero la orden?
diavolo-option-orderFirst-help = Para aprender las seis órdenes: el dado gris rueda antes que los demás. 0: nunca.
diavolo-option-seconds = ¿Cuántos segundos para agarrar?
diavolo-option-seconds-help = Normalmente 10. Después, quien no tiene nada pierde una gema.
diavolo-option-untimed = ¿Hay que darse prisa?
diavolo-option-untimed-on = no, esperamos a todos
diavolo-option-untimed-off = sí, corre el tiempo
diavolo-option-untimed-help = Sin prisa, todos responden; la rapidez solo decide entre quienes quieren el mismo diablillo. Ideal con un lector de pantalla.
diavolo-option-tieForgiving = Si los dados empatan, quien no tiene el gris…
diavolo-option-tieForgiving-on = no pierde nada
diavolo-option-tieForgiving-off = pierde una gema

## Lo que no está permitido, y por qué
diavolo-refusal-not-your-throw = Los dados los tiene otra persona.
diavolo-refusal-nothing-to-grab = Un momento: se agarra cuando todos los dados están quietos.
diavolo-refusal-already-thrown = Los dados ya se han tirado.
diavolo-refusal-out = No te quedan gemas: mira hasta el final.
diavolo-refusal-only-one = Un diablillo cada uno, y no se cambia.
diavolo-refusal-no-stamp = Falta el momento en que lo agarraste.
diavolo-refusal-other-stamp = Ese momento ({ $at } ms) no encaja con el de su llegada ({ $arrived } ms).
diavolo-refusal-too-late = Demasiado tarde: han pasado los { $n } segundos.
diavolo-refusal-wrong-dice = Estos no son los dados de esta caja.
diavolo-refusal-other-order = La orden ya se sabe, y es otra.
diavolo-refusal-off-tray = Un dado está fuera de la bandeja: { $die }.
diavolo-refusal-overlap = Dos dados no pueden estar en el mismo sitio: { $die } y { $other }.
diavolo-die = { $colour ->
    [black] el negro
    [white] el blanco
   *[red] el rojo
  } { $n }
diavolo-die-order = el dado de la orden
diavolo-refusal-not-level = No son los que fueron igual de rápidos.
diavolo-refusal-other-answers = Estas no son las respuestas que estaban boca abajo.
diavolo-refusal-too-early = Aún queda tiempo para agarrar.

## La página de las reglas
diavolo-rules-aim = El objetivo
diavolo-rules-aim-text = En un bar del infierno, unos diablillos tiran los dados para saber quién paga la ronda. En cada turno un dado da una orden y todos agarran lo más rápido posible un diablillo del color correcto. Gana la última persona que conserva una gema.
diavolo-rules-box = En la caja
diavolo-rules-box-text = Nueve dados, tres negros, tres blancos y tres rojos; un dado gris con las seis órdenes; diez diablillos, tres de cada color y uno gris; treinta gemas, bastantes para todos. Se juega de 2 a 6, a cualquier edad. { $twoDice ->
    [on] En esta mesa hay solo dos dados de cada color: lo demás no cambia, y la diferencia es la de los dos.
   *[off] Para los más pequeños bastan dos dados de cada color.
  }
diavolo-rules-start = Para empezar
diavolo-rules-start-text = Los diablillos están en el medio, de cualquier manera. Cada uno tiene cinco gemas. La persona más joven toma los dados y empieza el primer turno.
diavolo-rules-turn = Un turno
diavolo-rules-turn-text = Quien tiene los dados los tira todos a la vez. Todos miran, también quien ha tirado, y agarran un diablillo del color que pide la orden. { $orderFirst ->
    [0] Para aprender, en los primeros turnos se puede tirar el dado de la orden antes que los demás.
   *[other] Para aprender, en los primeros { $orderFirst } turnos el dado de la orden rueda antes, y solo se agarra cuando todos están quietos.
  }
diavolo-rules-most-text = El color cuyos dados suman más. Aquí negro 11, blanco 12, rojo 13: ¡rojo!
diavolo-rules-least-text = El color cuyos dados suman menos. Aquí negro 11, blanco 12, rojo 13: ¡negro!
diavolo-rules-gap-text = El color con más diferencia entre su dado mayor y su dado menor. Aquí negro 4, blanco 5, rojo 2: ¡blanco!
diavolo-rules-odd-text = El color con más unos, treses y cincos. Aquí negro 1, blanco 2, rojo 3: ¡rojo! Si no hay ningún impar, es un empate.
diavolo-rules-high-text = El color del dado más alto de todos. Aquí negro y blanco tienen un 6: empate, ¡gris!
diavolo-rules-near-text = El color del dado más cercano al gris, de centro a centro. Si es uno rojo: ¡rojo! Menos de un milímetro entre dos colores es un empate. Un dado inclinado se tira otra vez.
diavolo-rules-tie = Empate: ¡gris!
diavolo-rules-tie-text = Si dos o tres colores son los mejores a la vez, el diablillo correcto es el gris. Dos colores iguales por detrás, o dos dados iguales de un mismo color, no cuentan. El gris en su momento da una gema, hasta cinco. { $tieForgiving ->
    [on] En ese caso, en esta mesa los demás no pierden nada.
   *[off] Solo hay uno: todos los demás pierden entonces una gema.
  } El gris sin empate es un color equivocado.
diavolo-rules-grab = Un solo diablillo
diavolo-rules-grab-text = El primer diablillo que tocas es tuyo, bueno o malo: no se agarra otro, no se cambia, no se devuelve. También puedes no agarrar ninguno. Si el color correcto ya no está, otro o ninguno cuesta igual: una gema, nunca más.
diavolo-rules-time = La mano más rápida
diavolo-rules-time-text = Si dos manos quieren el mismo diablillo, se lo queda la primera. Cuenta el momento del gesto, no cuándo llega por la línea; con menos de seis milésimas de segundo, decide la suerte a la vista de todos. { $untimed ->
    [on] En esta mesa nadie tiene prisa: el turno acaba cuando todos han respondido.
   *[other] El turno acaba cuando todos han agarrado uno, justo después del último diablillo correcto, o a los { $seconds } segundos.
  }
diavolo-rules-gems = Las gemas
diavolo-rules-gems-text = Color equivocado, demasiado tarde o nada: una gema vuelve a la caja. Ganancias y pérdidas se cuentan juntas al final del turno. Nadie tiene nunca más de cinco.
diavolo-rules-next = El turno siguiente
diavolo-rules-next-text = Los diablillos vuelven al medio y los dados pasan a la izquierda, a la siguiente persona que conserva una gema.
diavolo-rules-out = Sin gemas
diavolo-rules-out-text = Sin gemas se sale en seguida. Luego hay menos diablillos: con cuatro o más jugadores, tres de cada color; con tres, dos; con dos, uno; y siempre uno gris. Si salen varios a la vez, se cuenta a los que quedan. Es igual si la partida empieza con dos o con tres.
diavolo-rules-win = ¿Quién gana?
diavolo-rules-win-text = Gana la última persona con una gema. Si todos los que quedaban caen en el mismo turno, nadie gana y cada uno paga lo suyo.

## El final
diavolo-end-last = { $name } conserva la última gema.
diavolo-end-nobody = Han caído todos a la vez: cada uno paga lo suyo.
diavolo-moment-fast = El mejor momento: { $name } agarra { diavolo-a-devil } en { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Tu mejor momento: agarras { diavolo-a-devil } en { $seconds },{ $hundredths } s.
diavolo-moment-grey = El mejor momento: { $name } ve el empate y agarra el gris en { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Tu mejor momento: ves el empate y agarras el gris en { $seconds },{ $hundredths } s.
diavolo-moment-saved = El mejor momento: con la última gema, { $name } aguanta { $n } turnos más y gana.
diavolo-moment-saved-you = Tu mejor momento: con la última gema, aguantas { $n } turnos más y ganas.

## Lessons
diavolo-lesson-first = Tu primer diablillo
diavolo-lesson-first-throw = ¡Tira los dados!
diavolo-lesson-first-most = El dado gris dice: la suma mayor. ¿Qué color tiene más puntos? ¡Agarra ese diablillo!
diavolo-lesson-first-not-most = Mira otra vez: los dados rojos tienen más puntos.
diavolo-lesson-first-least = ¡Bravo! La otra persona agarró el negro y pierde una gema. Ahora la suma menor: ¿qué color?
diavolo-lesson-first-not-least = Mira otra vez: los dados blancos tienen menos puntos.
diavolo-lesson-first-again = ¡Otra vez bien! Tira los dados.
diavolo-lesson-first-tie = ¡El dado más alto! Un seis negro y un seis blanco: empate. ¡Entonces agarra el gris!
diavolo-lesson-first-not-tie = Dos colores tienen un seis. Si hay empate, el bueno es el gris.
diavolo-lesson-first-play = ¡El gris te ha dado una gema! Ahora juega: gana quien conserva la última gema.
diavolo-lesson-orders = Las otras órdenes
diavolo-lesson-orders-throw = El dado gris sabe más órdenes. ¡Tira los dados!
diavolo-lesson-orders-gap = ¡La mayor diferencia! ¿En qué color hay más distancia entre el dado pequeño y el grande?
diavolo-lesson-orders-not-gap = Mira los blancos: de uno a seis, esa es la mayor diferencia.
diavolo-lesson-orders-odd = Más impares: uno, tres y cinco. ¿Qué color tiene más?
diavolo-lesson-orders-not-odd = Mira los negros: uno, tres, cinco. ¡Todos son impares!
diavolo-lesson-orders-again = ¡Muy bien! Tira los dados.
diavolo-lesson-orders-high = ¡El dado más alto! ¿Qué color tiene el número más grande de todos?
diavolo-lesson-orders-not-high = Busca el seis: es rojo.
diavolo-lesson-orders-near = ¡El dado más cercano! ¿Qué color está más cerca del dado gris?
diavolo-lesson-orders-not-near = Mira alrededor del dado gris: el más cercano es blanco.
diavolo-lesson-orders-play = Ya sabes las órdenes. Ahora juega: ¡gana quien conserva la última gema!
diavolo-lesson-late = ¡Demasiado tarde!
diavolo-lesson-late-throw = Esta vez la otra persona es muy rápida. ¡Tira los dados!
diavolo-lesson-late-same = La suma mayor es la roja. ¡Agarra el diablillo rojo!
diavolo-lesson-late-late = La otra persona también quería el rojo y fue más rápida: demasiado tarde, pierdes una gema. ¡Un solo diablillo por persona, y sin cambiarlo! Ahora la suma menor: ¡rápido, el blanco!
diavolo-lesson-late-play = La otra persona agarró el negro y solo le queda una gema. Quien no tiene ninguna queda fuera. ¡Juega!

## Looking back
diavolo-review-turns = Bien vistos: { $right }. Confundidos: { $wrong }. Demasiado tarde: { $late }. Sin respuesta: { $none }.
diavolo-review-after = A los { $seconds },{ $hundredths } s.
diavolo-review-fastest = La mano más rápida: { $seconds },{ $hundredths } s.
diavolo-review-usual = Lo habitual: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Lo más confundido: { $order } ({ $n } veces).
