# Magnetic Domino en español.

domino-tagline = Veintiocho imanes: en cadena, en torre o al tresbolillo. ¡Que no te tiemble la mano!

## Las cosas
domino-yes = sí
domino-no = no
domino-game-traditional = Juego tradicional
domino-game-challenge = Desafío magnético
domino-game-quincunx = Tresbolillo
domino-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
  }
domino-piece = el { $low }-{ $high } { domino-colour }
domino-piece-double = el doble { $n } { domino-colour }
domino-count = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
  }

## La mesa
domino-table = La mesa
domino-board = Quién juega
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } en total.
domino-still-held = A { $name } le quedan: { $pieces }.
domino-hand = Tu mano
domino-stock = { $n ->
    [0] El montón está vacío
    [one] El montón: { $n } ficha
   *[other] El montón: { $n } fichas
  }
domino-game-of = Partida { $game } de { $of }
domino-game-limit = Partida { $game }, hasta { $limit }
domino-due-flat = en plano
domino-due-height = en altura
domino-colours = { $n ->
    [one] { $n } color
   *[other] { $n } colores
  } en tu mano
domino-chain-is = La cadena: { $pieces }.
domino-tower-is = La construcción: { domino-count }, { $levels ->
    [0] en la mesa
   *[other] hasta el piso { $levels }
  }.
domino-nothing-laid = Todavía no hay nada puesto.
domino-spot-level = { $level ->
    [-1] levantando toda la torre
    [0] en la mesa
   *[other] piso { $level }
  }
domino-half = { $n } del { $low }-{ $high }
domino-half-double = { $n } { $side ->
    [left] de la izquierda
    [right] de la derecha
    [far] del fondo
   *[near] de delante
  } del doble { $n }
domino-place-on = sobre el { $half }
domino-place-bridge = como puente sobre el { $half } y el { $other }
domino-place-under = debajo del { $half }
domino-place-beside = { $side ->
    [left] a la izquierda del
    [right] a la derecha del
    [far] detrás del
   *[near] delante del
  } { $half }
domino-toward = { $side ->
    [left] hacia la izquierda
    [right] hacia la derecha
    [far] hacia el fondo
   *[near] hacia ti
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, extremo libre { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Sitio { $n } de { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Sitio siguiente
domino-spot-previous = Sitio anterior
domino-camera-left = Girar a la izquierda (tecla Q)
domino-camera-right = Girar a la derecha (tecla E)
domino-camera-nearer = Acercarse (tecla +)
domino-camera-farther = Alejarse (tecla −)

## Los botones
domino-do-lay-none = Elige una ficha
domino-do-choose = Tomar { $piece }
domino-do-choose-key = Tomar { $piece } (tecla { $key })

## Lo que hay que hacer
domino-prompt-opening = Empiezas tú: pon { $piece }.
domino-prompt-lay = ¡Te toca! Elige una ficha.
domino-prompt-flat = ¡Te toca, en plano! Elige una ficha.
domino-prompt-height = ¡Te toca, en altura! Elige una ficha.
domino-prompt-end = ¿En qué extremo la pones?
domino-prompt-place = ¿Dónde la pones?
domino-prompt-carry = Llévala encima de su sitio y suéltala sin temblar.
domino-prompt-draw = Nada encaja: roba una ficha.
domino-prompt-pass = Nada encaja y el montón está vacío: pasa.
domino-prompt-falling = ¿Aguantará?
domino-prompt-between = Partida ganada: { $names }. ¿Repartimos?
domino-prompt-no-double = Nadie tiene un doble: se vuelve a repartir.
domino-prompt-dealing = Se reparte…
domino-prompt-over = Se acabó la partida. Victoria: { $names }.

## Lo que ha pasado
domino-event-mixed = Partida { $game }: se mezcla y se reparte.
domino-event-dealt = { $name } recibe { domino-count }.
domino-event-dealt-you = Recibes { $pieces }.
domino-event-drew = { $name } roba.
domino-event-drew-you = Robas { $piece }.
domino-event-opened = { $name } empieza con { $piece }.
domino-event-opened-you = Empiezas con { $piece }.
domino-event-laid = { $name } pone { $piece } contra el { $n }.
domino-event-laid-you = Pones { $piece } contra el { $n }.
domino-event-let-go = { $name } suelta { $piece }…
domino-event-let-go-you = Sueltas { $piece }…
domino-event-stood = ¡Aguanta! { $name } ha puesto { $piece }.
domino-event-stood-you = ¡Aguanta! Has puesto { $piece }.
domino-misses-left = { $left ->
    [1] {" "}Un fallo más y la partida queda bloqueada.
    [2] {" "}{ $left } fallos seguidos más y la partida queda bloqueada.
    [3] {" "}{ $left } fallos seguidos más y la partida queda bloqueada.
   *[other] {""}
  }
domino-event-missed = Fallo: { $name } recoge { $piece }.{ domino-misses-left }
domino-event-missed-you = Fallo: recoges { $piece }.{ domino-misses-left }
domino-event-collapsed = ¡Cataplum! { $name } recoge { domino-count }.
domino-event-collapsed-you = ¡Cataplum! Recoges { domino-count }.
domino-event-passed = { $name } pasa.
domino-event-passed-you = Pasas.
domino-event-out = ¡A { $name } no le quedan fichas!
domino-event-out-you = ¡No te quedan fichas!
domino-event-blocked = La partida está bloqueada: a contar.

## Lo que se puede hacer, en palabras
domino-action-open = Empezar con { $piece }
domino-action-lay-left = Poner { $piece } a la izquierda, contra el { $n }
domino-action-lay-right = Poner { $piece } a la derecha, contra el { $n }
domino-action-place = Poner { $piece } { $spot }
    .button = Poner
domino-action-draw = Robar
domino-action-pass = Pasar
domino-action-deal = Repartir

## Las opciones
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Desafío con suspense
domino-preset-children = Con los peques
domino-option-game = ¿A qué jugamos?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = ¿Qué se cuenta al final?
domino-option-count-dots = los puntos
domino-option-count-dominoes = las fichas
domino-option-games = ¿Cuántas partidas?
domino-option-limit = ¿O hasta cuántos puntos anotados?
domino-option-limit-help = 0: decide el número de partidas.
domino-option-voluntaryDraw = ¿Se puede robar pudiendo jugar?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = ¿Cuándo está bloqueada la partida?
domino-option-blockedOnlyWhenStockEmpty-on = cuando todos han pasado
domino-option-blockedOnlyWhenStockEmpty-off = en cuanto nada puede encajar
domino-option-tieBreak = Empate en una partida bloqueada…
domino-option-tieBreak-shared = comparten la victoria
domino-option-tieBreak-fewestDominoes = gana quien tenga menos fichas
domino-option-noDouble = Si nadie tiene un doble…
domino-option-noDouble-highestSum = empieza la suma más alta
domino-option-noDouble-redeal = se vuelve a repartir
domino-option-colourCheck = ¿Hacen falta varios colores en la mano?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = ¿Dónde se puede construir?
domino-option-extremitiesOnly-on = solo en los extremos
domino-option-extremitiesOnly-off = en todas partes
domino-option-secondParallel = La segunda ficha de la torre…
domino-option-secondParallel-on = va paralela a la primera
domino-option-secondParallel-off = va como se quiera
domino-option-liftTower = ¿Se puede levantar la torre?
domino-option-liftTower-on = sí, para meter una ficha debajo
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Una ficha fallada…
domino-option-missedCountsAsCollapse-on = cuenta como derrumbe
domino-option-missedCountsAsCollapse-off = vuelve a la mano
domino-option-magnets = ¿Cómo son los imanes?
domino-option-magnets-none = no hay
domino-option-magnets-weak = débiles
domino-option-magnets-normal = normales
domino-option-magnets-strong = fuertes
domino-option-hand = ¿Qué mano pone las fichas?
domino-option-hand-own = la tuya, que tiembla un poco
domino-option-hand-steady = una que nunca tiembla
domino-option-hand-help = Firme: para peques, y para jugar con teclado o de oído.
domino-option-fourPlayerAlternation = Con cuatro, al tresbolillo…
domino-option-fourPlayerAlternation-global = la última ficha decide para todos
domino-option-fourPlayerAlternation-perPlayer = cada cual alterna por su cuenta
domino-option-keepModeMemory = Tras un derrumbe, al tresbolillo…
domino-option-keepModeMemory-on = cada cual conserva su modo
domino-option-keepModeMemory-off = se vuelve a empezar en plano

## Lo que no se puede, y por qué
domino-refusal-being-dealt = Un momento: se está repartiendo.
domino-refusal-being-drawn = La ficha robada es para otro turno.
domino-refusal-let-go = Una ficha soltada está jugada.
domino-refusal-deal-first = Reparte primero una partida nueva.
domino-refusal-no-deal = Esta partida no ha terminado.
domino-refusal-must-open = Hay que empezar con { $tile }.
domino-refusal-other-game = Eso no se hace en este juego.
domino-refusal-which-end = Di en qué extremo: izquierda o derecha.
domino-refusal-not-yours = No está en tu mano: { $tile }.
domino-refusal-does-not-fit = Aquí tiene que tocar un { $n }: { $tile } no encaja así.
domino-refusal-fits-no-end = Hace falta un { $n } o un { $other }: { $tile } no encaja en ningún extremo.
domino-refusal-out-of-reach = Ese sitio está demasiado lejos, o bajo la mesa.
domino-refusal-occupied = El sitio está ocupado: aquí está { $tile }.
domino-refusal-not-equal = Los cuadros superpuestos deben ser iguales: con { $tile }, un { $n } tocaría un { $other }.
domino-refusal-no-contact = Aquí { $tile } no toca nada: ponlo sobre una ficha, o debajo.
domino-refusal-not-parallel = La segunda ficha debe ir paralela a la primera.
domino-refusal-not-an-end = Solo se juega en los extremos, y { $tile } no toca ninguno aquí.
domino-refusal-must-be-flat = Ahora toca en plano.
domino-refusal-must-be-height = Ahora toca en altura.
domino-refusal-steady-hand = En esta mesa no tiembla ninguna mano.
domino-refusal-must-play = Puedes jugar, así que debes jugar.
domino-refusal-stock-empty = El montón está vacío.
domino-refusal-stock-left = Quedan fichas: roba primero.
domino-refusal-nobody-draws = Nadie está robando ahora.
domino-refusal-not-in-stock = No está en el montón: { $tile }.
domino-refusal-one-colour = Una mano necesita varios colores, y { $tile } no trae otro.
domino-refusal-nothing-falls = Ahora no cae nada.
domino-refusal-other-pieces = No está en la construcción: { $tile }.

## La página de las reglas
domino-rules-choose = ¿Las reglas de qué juego?
domino-rules-aim = El objetivo
domino-rules-aim-text = Pon todas tus fichas antes que los demás{ $game ->
    [traditional] .
   *[other] , sin tirar nada. Si tu última ficha lo tira todo, no has ganado.
  }
domino-rules-box = En la caja
domino-rules-box-text = 28 fichas imantadas de cuatro colores. Una raya blanca hace dos cuadros con puntos; un cuadro sin puntos vale cero y no es un comodín: cero solo va con cero. Un doble tiene dos veces el mismo número. Una partida dura unos diez minutos.
domino-rules-deal = Para empezar
domino-rules-deal-text = Se juega de 2 a 4. Se vuelven las fichas y se mezclan. Con dos, cada cual roba 7; con tres o cuatro, 6. El resto es el montón.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Cada mano debe tener varios colores.
  }
domino-rules-start = Quién empieza
domino-rules-start-text = Quien tiene el doble 6, o si no el doble más alto, lo pone. { $noDouble ->
    [redeal] Si nadie tiene un doble, se vuelve a repartir.
   *[highestSum] Si nadie tiene un doble, empieza la ficha con la suma más alta.
  } Luego se sigue hacia la izquierda, una ficha por turno. Siempre hace falta un cuadro con el mismo número que una ficha ya puesta.
domino-rules-chain = La cadena
domino-rules-chain-text = Pon una ficha en un extremo de la cadena, con los cuadros iguales tocándose. La cadena solo tiene dos extremos: un doble va de través, pero nada se bifurca.
domino-rules-tower = La torre
domino-rules-tower-text = Pon tu ficha encima o debajo de otra: los cuadros superpuestos tienen el mismo número, en todas partes, también si haces un puente entre dos fichas. La cara debe estar libre. Lo que se toca de lado no cuenta.
domino-rules-where = Dónde construir
domino-rules-where-text = { $extremitiesOnly ->
    [on] Solo sirven las fichas de los dos extremos.
   *[off] Sirven todas las fichas ya puestas.
  } Debajo quiere decir en el hueco bajo un saliente{ $liftTower ->
    [on] , o bajo toda la torre, que se levanta
   *[off] { "" }
  }. { $secondParallel ->
    [on] La segunda ficha de una torre va paralela a la primera.
   *[off] A lo largo o de través, como quieras.
  }
domino-rules-modes = En plano, en altura
domino-rules-modes-text = Se alterna: el primer doble va en plano, luego una en altura, una en plano… Robar no cambia nada. Quien solo pueda jugar en el otro modo roba. Con dos, cada cual alterna por su cuenta: primero los dos en plano, luego los dos en altura; quien roba conserva el modo que debía. Con tres, la última ficha decide para todos; con cuatro, { $fourPlayerAlternation ->
    [perPlayer] cada cual alterna por su cuenta
   *[global] también
  }.
domino-rules-height = En altura
domino-rules-height-text = Solo en los dos extremos de la construcción: pon tu ficha sobre el cuadro abierto, número igual sobre número igual. Dos fichas que se tocan de lado pueden ser distintas.
domino-rules-flat = En plano
domino-rules-flat-text = En la mesa, de dos maneras: a continuación del cuadro abierto, como en el juego tradicional, o metida bajo una ficha del extremo que sobresale en el piso 1, con el mismo número debajo. Más arriba no se puede. Los otros vecinos no cuentan.
domino-rules-draw = Robar
domino-rules-draw-text = Si nada encaja, roba una ficha: tu turno termina, aunque encaje. Si el montón está vacío, pasa. { $voluntaryDraw ->
    [on] También puedes robar cuando podrías jugar.
   *[off] Quien puede jugar debe jugar.
  }
domino-rules-let-go = Soltar
domino-rules-let-go-text = Una ficha soltada está jugada: no se retira. Aguanta; o resbala sin dañar nada: { $missedCountsAsCollapse ->
    [on] eso cuenta como derrumbe
   *[off] la recoges y tu turno termina
  }. O todo se cae. { $hand ->
    [steady] En esta mesa no tiembla ninguna mano.
   *[own] Cuenta cómo la sueltas.
  } { $magnets ->
    [none] No hay imanes.
    [weak] Los imanes son débiles.
    [strong] Los imanes son fuertes.
   *[normal] Los imanes ayudan a aguantar.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Tres fallos por persona sin colocar ni robar nada entre medias, y la partida queda bloqueada.
  }
domino-rules-fall = ¡Cataplum!
domino-rules-fall-text = Quien tira la construcción, aunque sea un trozo, aunque sea por los imanes, se lleva todas sus fichas y la que ponía. Luego vuelve a empezar quien tenga en la mano el doble más alto; ese es su turno, y sigue la misma partida. Si era su última ficha, gana. Al tresbolillo, { $keepModeMemory ->
    [on] cada cual conserva su modo
   *[off] se vuelve a empezar en plano
  }.
domino-rules-blocked = Partida bloqueada
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Cuando todos han pasado seguidos
   *[off] En cuanto ninguna ficha puede encajar, o cuando todos han pasado seguidos
  }, se cuentan { $count ->
    [dominoes] las fichas
   *[dots] los puntos
  } de la mano: gana quien tenga menos. { $tieBreak ->
    [fewestDominoes] Si hay empate, gana quien tenga menos fichas.
   *[shared] Si hay empate, se comparte la victoria.
  }
domino-rules-match = Varias partidas
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Aquí se juega una sola partida.
     *[other] Se juegan { $games } partidas.
    }
   *[other] Se juega hasta que alguien haya anotado { $limit }.
  } Después de cada partida, quienes pierden anotan { $count ->
    [dominoes] las fichas
   *[dots] los puntos
  } que les quedan; quien gana no anota nada. Gana el total más pequeño. Con los peques se cuentan las fichas en vez de los puntos, en los tres juegos.

## Por qué lo harían nuestros jugadores
domino-why-only-move = No hay otra cosa que hacer.
domino-why-draw = Nada encaja: hay que robar.
domino-why-last-domino = ¡Es la última ficha!
domino-why-heavy = Mejor deshacerse de las grandes.
domino-why-double = Los dobles son difíciles de colocar.
domino-why-keep-going = Así quedará algo que jugar.
domino-why-hold-up = A los demás les costará seguir.
domino-why-safe = Es el sitio más seguro.
domino-why-spoil = Aún aguanta, pero la siguiente será difícil.
domino-why-too-risky = Todo está demasiado frágil: mejor robar.

## El final
domino-score = { $n ->
    [0] ningún punto de penalización
    [one] { $n } punto de penalización
   *[other] { $n } puntos de penalización
  }
domino-score-dominoes = { $n ->
    [0] ninguna ficha de penalización
    [one] { $n } ficha de penalización
   *[other] { $n } fichas de penalización
  }
domino-end-out = Todas las fichas están puestas. ¡Bravo, { $name }!
domino-end-blocked = Partida bloqueada. A quien menos le queda es a { $name }.
domino-end-match = El total más pequeño: { $name }.
domino-moment-comeback = El mejor momento: ¡{ $name } lo tiró todo y gana de todas formas!
domino-moment-comeback-you = Tu mejor momento: ¡lo tiraste todo y ganas de todas formas!
domino-moment-collapse = El gran momento: ¡{ $name } tira { domino-count } de golpe!
domino-moment-collapse-you = Tu gran momento: ¡tiras { domino-count } de golpe!
domino-moment-tower = La mejor construcción: { domino-count }, hasta el piso { $levels }.
domino-moment-chain = La cadena más larga: { domino-count }.
domino-moment-high = El punto más alto: { $name } pone { $piece } en el piso { $level }.
domino-moment-high-you = Tu punto más alto: pones { $piece } en el piso { $level }.
domino-moment-streak = La mejor racha: { $name } pone { domino-count } seguidas sin robar.
domino-moment-streak-you = Tu mejor racha: pones { domino-count } seguidas sin robar.

domino-key-walk = Otra de tus fichas
domino-key-aim = Otro sitio para ella
domino-key-zoom = Ver de más cerca, de más lejos

## Lessons
domino-lesson-chain = La cadena
domino-lesson-chain-match = La cadena acaba en un 3 por un lado y en un 2 por el otro. Pon tu 2-4 a la derecha, contra el 2.
domino-lesson-chain-ends = Se juega por los dos extremos. A la izquierda hace falta un 3: pon tu 1-3.
domino-lesson-chain-draw = Hace falta un 1 o un 0, y no tienes. Entonces roba una ficha.
domino-lesson-chain-drawn = Al robar gastaste tu turno. Pero te salió el 0-3: ahora ponlo contra el 0.
domino-lesson-chain-play = Ya lo sabes todo. Gana quien pone su última ficha. ¡Acaba la partida!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = La cadena acaba en un 0 y en un 6, y todos los demás 0 ya están ahí. Pon tu 0-6 a la derecha, contra el 6: ¡ya nada encaja!
domino-lesson-blocked-play = ¡Bloqueada! Se cuentan los puntos que quedan en la mano: tú 4, la otra persona 28. Gana quien tiene menos, y la otra persona apunta los suyos. Otra partida: gana el total más bajo. ¡Juega!
domino-lesson-tower = La torre
domino-lesson-tower-on = Aquí se construye en altura. Pon tu 3-6 sobre un 6: seis sobre seis.
domino-lesson-tower-under = También se puede construir por debajo. Un 1 sobresale: desliza tu 1-5 debajo, sobre la mesa.
domino-lesson-tower-not-on = Está permitido. Pero esta vez desliza el 1-5 sobre la mesa, bajo el 1 que sobresale.
domino-lesson-tower-again = ¡Cataplum! La otra persona lo tiró todo y lo recoge todo. El doble 6 empieza otra torre: pon tu 4-6 encima.
domino-lesson-tower-play = Te queda una sola ficha. Ponla sin que se caiga nada ¡y habrás ganado!
domino-lesson-quincunx = En plano y en altura
domino-lesson-quincunx-double = Aquí se pone unas veces en plano y otras en altura. Empieza el doble 6, en plano: ponlo.
domino-lesson-quincunx-height = La otra persona también ha jugado en plano. Ahora en altura, y solo sobre un extremo: pon tu 1-4 sobre el 4.
domino-lesson-quincunx-flat = Otra vez en plano, sobre la mesa. Un 2 sobresale: desliza tu 2-5 debajo.
domino-lesson-quincunx-play = La otra persona ha robado y aún debe jugar en plano. A ti te toca en altura. ¡Acaba la partida!
domino-lesson-owed = Cada cual a su ritmo
domino-lesson-owed-draw = Toca en altura: necesitas un 6 o un 4. No tienes, así que roba.
domino-lesson-owed-owes = La otra persona ha jugado en altura. Robar no cambia nada: a ti te sigue tocando en altura. Pon tu 4-5 sobre el 4.
domino-lesson-owed-flat = La otra persona ya ha pasado a jugar en plano, y ahora tú. Pon tu 0-3 sobre la mesa, contra el 3.
domino-lesson-owed-play = ¡Lo has entendido! Gana quien lo pone todo sin que se caiga nada. ¡Juega!

## Problemas
domino-puzzle-ending = Ganar el final de la partida
domino-puzzle-ending-ask = Una sola ficha gana seguro, haya lo que haya oculto. ¿Cuál pones?

## Looking back
domino-review-lacks = Se podía saber: { $name } no tenía ningún { $numbers }.
domino-review-holds = Se podía saber: { $name } tenía { $pieces }.
