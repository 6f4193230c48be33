# Diamino en español.

diamino-tagline = ¡Crucigramas con diablos dentro!
diamino-french = Las palabras son francesas, hable la lengua que hable esta página.

## Contar
diamino-tiles = { $n ->
    [one] { $n } letra
   *[other] { $n } letras
  }
diamino-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
diamino-greens = { $n ->
    [one] un diablo verde
   *[other] { $n } diablos verdes
  }
diamino-reds = { $n ->
    [one] un diablo rojo
   *[other] { $n } diablos rojos
  }
diamino-black = una casilla negra
diamino-score-laid = { $n ->
    [one] { $n } letra puesta
   *[other] { $n } letras puestas
  }
diamino-left = { $n ->
    [0] sin letras
    [one] le queda { $n } letra
   *[other] le quedan { $n } letras
  }
diamino-left-worth = { diamino-left } (valor: { $value })

## Opciones
diamino-preset-one = Sin puntos
diamino-preset-two = Con puntos
diamino-preset-family = En familia
diamino-preset-patience = Solitario
diamino-option-formula = ¿Cómo jugamos?
diamino-option-formula-one = sin puntos, de 2 a 8
diamino-option-formula-two = con puntos, de 2 a 4
diamino-option-formula-patience = solitario
diamino-option-board = ¿En qué tablero?
diamino-option-board-coins = el tablero de las cuatro esquinas, 15 × 15
diamino-option-board-diable = el tablero del diablo, 15 × 15
diamino-option-board-grande = el tablero grande, 17 × 17
diamino-option-board-bord = el tablero del borde, 15 × 15
diamino-option-wordCheck = ¿Quién vigila las palabras?
diamino-option-wordCheck-auto = según quién juegue
diamino-option-wordCheck-challenge = los demás, que pueden impugnar
diamino-option-wordCheck-refuse = la casa rechaza las que no valen
diamino-option-wordCheck-penalise = la casa castiga las que no valen
diamino-option-wordCheck-help = Según quién juegue: entre vosotros, los demás; con un jugador de la casa o en solitario, la casa.
diamino-option-challengeSeconds = ¿Cuántos segundos para impugnar?
diamino-option-challengeSeconds-help = 0: todo el tiempo que queráis.
diamino-option-failedChallengePenalty = Impugnar sin razón…
diamino-option-failedChallengePenalty-none = no cuesta nada
diamino-option-failedChallengePenalty-loseTurn = cuesta el próximo turno
diamino-option-verbsOnly = ¿Qué palabras?
diamino-option-verbsOnly-on = solo verbos
diamino-option-verbsOnly-off = palabras de toda clase
diamino-option-subject = ¿Sobre qué tema?
diamino-option-subject-any = todos los temas
diamino-option-subject-histoire = la historia
diamino-option-subject-chasse = la caza
diamino-option-subject-sport = el deporte
diamino-option-subject-mode = la moda
diamino-option-subject-musique = la música
diamino-option-subject-cuisine = la cocina
diamino-option-subject-marine = el mar y los barcos
diamino-option-subject-animaux = los animales
diamino-option-subject-plantes = las plantas
diamino-option-subject-religion = la religión
diamino-option-subject-droit = el derecho
diamino-option-subject-arts = las artes
diamino-option-subject-medecine = la medicina
diamino-option-subject-sciences = las ciencias
diamino-option-subject-politique = la política
diamino-option-subject-informatique = la informática
diamino-option-subject-armee = el ejército
diamino-option-subject-peche = la pesca
diamino-option-headwordsOnly = ¿Plurales y conjugaciones?
diamino-option-headwordsOnly-on = no, como en el diccionario
diamino-option-headwordsOnly-off = sí, cuentan
diamino-option-childrensTable = ¿Una mesa para niños?
diamino-option-childrensTable-on = sí, sin palabrotas
diamino-option-childrensTable-off = no, todas las palabras
diamino-option-vote = ¿Se puede votar una palabra desconocida?
diamino-option-vote-on = sí, una vez por turno
diamino-option-vote-off = no
diamino-option-wordScore = ¿Las palabras dan los puntos de sus letras?
diamino-option-wordScore-on = sí
diamino-option-wordScore-off = no
diamino-option-wordScore-help = Solo en el juego con puntos.
diamino-option-passOnlyIfNoExchange = ¿Cuándo se puede pasar?
diamino-option-passOnlyIfNoExchange-on = cuando la reserva está vacía
diamino-option-passOnlyIfNoExchange-off = cuando se quiera
diamino-option-blockedWinner = Sin puntos, una partida bloqueada…
diamino-option-blockedWinner-none = no la gana nadie
diamino-option-blockedWinner-lowestHand = la gana la mano más ligera
diamino-option-greenBlocksExit = ¿Terminar en un diablo verde?
diamino-option-greenBlocksExit-on = no, antes se roba
diamino-option-greenBlocksExit-off = sí
diamino-option-games = ¿Cuántas partidas?
diamino-option-games-help = En el juego sin puntos; se suman los puntos de cada partida.
diamino-option-target = ¿Qué total acaba el encuentro?
diamino-option-target-help = 0: ninguno. Sin puntos: con una sola partida, se juegan tantas como hagan falta para alcanzarlo.
diamino-option-drawnHand = En solitario, las letras…
diamino-option-drawnHand-on = se roban, doce cada vez
diamino-option-drawnHand-off = están todas desde el principio
diamino-option-squares = Solitario pequeño: ¿cuántas letras?
diamino-option-squares-help = 0: todas. Si no, se roban tantas y el resto se queda en la caja.

## La mesa
diamino-board = El tablero
diamino-rack = Tus letras
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } perderá el próximo turno.
diamino-reserve = Reserva: { diamino-tiles }
diamino-game-of = Partida { $game } de { $of }
diamino-game-until = Partida { $game }, hasta { $target } puntos
diamino-game-of-until = { diamino-game-of }, o hasta { $target } puntos
diamino-cell-plain = { $cell }, vacía
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, casilla negra
diamino-cell-green = { $cell }, diablo verde
diamino-cell-red = { $cell }, diablo rojo
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, comodín
diamino-cell-draft = { $cell }, { $letter }, aún sin jugar
diamino-cell-lifted = { $cell }, { $letter }, para recoger
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = comodín
diamino-tile-stack = { $tile }, { $count } veces
diamino-picked = { $tile }: elegida, { diamino-tiles } en total
diamino-unpicked = { $tile }: devuelta, { diamino-tiles } en total
diamino-writes-across = Se escribe hacia la derecha.
diamino-writes-down = Se escribe hacia abajo.
diamino-preview = { $words }
diamino-preview-covers = { $words }: cubre { $what }
diamino-would-points = tú +{ $n }
diamino-would-others = los demás +{ $n }
diamino-would-takes = robas { diamino-tiles }
diamino-would-sheds = devuelves { diamino-tiles }
diamino-would-out = ¡y has terminado!
diamino-seconds = Quedan { $n } s
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, de «{ $lemma }»
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: no está en nuestro diccionario
diamino-part-noun = sustantivo
diamino-part-adjective = adjetivo
diamino-part-verb = verbo
diamino-part-infinitive = infinitivo
diamino-part-participle = participio
diamino-part-adverb = adverbio
diamino-part-grammatical = palabra gramatical
diamino-part-interjection = interjección
diamino-part-number = número

## Botones
diamino-do-recall = Recoger
diamino-do-cancel = Cancelar
diamino-do-ask = Votar una palabra
diamino-do-sort = Ordenar de la A a la Z
diamino-do-group = Agrupar vocales y consonantes
diamino-do-shuffle = Mezclar
diamino-do-turn = Cambiar de dirección
diamino-do-zoom-in = Ampliar el tablero
diamino-do-zoom-out = Ver todo el tablero
diamino-joker-title = ¿Qué letra será el comodín?
diamino-ask-title = ¿Qué palabra propones?
diamino-ask-label = La palabra, sin acentos
diamino-words-title = Las palabras del tablero
diamino-words-none = Aún no hay ninguna palabra en el tablero.
diamino-hint-where = Busca en { $cell }, { diamino-way }. Pide otra vez para saber la primera letra.
diamino-hint-first = { $letter } va en { $cell }, { diamino-way }. Pide otra vez para saber toda la palabra.

## Lo que hay que hacer
diamino-prompt-draw = Se sortea quién empieza…
diamino-prompt-open = ¡Te toca! La primera palabra empieza en Départ, { $cell }.
diamino-prompt-open-others = { $name } abre: la primera palabra empieza en Départ.
diamino-prompt-turn = ¡Te toca! Pon una palabra.
diamino-prompt-alone = Pon una primera palabra donde quieras.
diamino-prompt-alone-more = { diamino-score-laid }: ¿otra palabra?
diamino-prompt-exchange = Toca las letras que quieras cambiar.
diamino-prompt-discard = ¡Diablo rojo! Elige { diamino-tiles } para devolver.
diamino-prompt-lift = Toca las letras que quieras quitar del tablero.
diamino-prompt-stop = ¿Lo dejas aquí? Cuenta lo que está colocado.
diamino-words-more = { $word } y { $n ->
    [one] otra palabra
   *[other] otras { $n } palabras
  }
diamino-prompt-window = { $name } ha puesto { $words }. ¿De acuerdo? { $seconds ->
    [0] {""}
    [1] { $seconds } segundo para impugnar.
   *[other] { $seconds } segundos para impugnar.
  }
diamino-prompt-window-others = { $name } ha puesto { $words }. Los demás miran…
diamino-prompt-window-wait = Los demás miran tu palabra…
diamino-prompt-answered = Dicho. Esperamos a los demás…
diamino-prompt-vote = { $name } propone { $word }. ¿Vale?
diamino-prompt-vote-wait = Los demás votan { $word }…
diamino-prompt-drawing = Se roban letras…

## Lo que ha pasado
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Cada cual saca una letra: { $lots }.
diamino-event-begins = { $name } tiene la primera del alfabeto y empieza.
diamino-event-begins-you = Tu letra es la primera del alfabeto: empiezas tú.
diamino-event-dealt = Cada cual recibe { diamino-tiles }.
diamino-event-got-you = Recibes { $tiles }.
diamino-event-took = { $name } roba { diamino-tiles }.
diamino-event-laid = { $name } pone { $lies }.
diamino-event-laid-you = Pones { $lies }.
diamino-event-laid-more = { $name } pone { $lies }, y forma { $words }.
diamino-event-laid-more-you = Pones { $lies }, y formas { $words }.
diamino-event-accepted = { $name } está de acuerdo.
diamino-event-accepted-you = Estás de acuerdo.
diamino-event-challenged = ¡{ $name } impugna!
diamino-event-challenged-you = ¡Impugnas!
diamino-event-began = { $name } quiere jugar: ¿alguien más impugna?
diamino-event-began-you = Quieres jugar: ¿alguien más impugna?
diamino-event-stands = Impugnación perdida: { $words } está bien.
diamino-event-withdrawn = { $why } { $name } recoge sus letras y pierde el turno.
diamino-event-withdrawn-you = { $why } Recoges tus letras y pierdes el turno.
diamino-event-covered = { $name } cubre { $what }.
diamino-event-covered-you = Cubres { $what }.
diamino-event-scored = { $name } gana { diamino-points }.
diamino-event-scored-you = Ganas { diamino-points }.
diamino-event-lost = { $name } pierde { diamino-points }.
diamino-event-lost-you = Pierdes { diamino-points }.
diamino-event-exchanged = { $name } cambia { diamino-tiles }.
diamino-event-exchanged-you = Cambias { diamino-tiles }.
diamino-event-passed = { $name } pasa.
diamino-event-passed-you = Pasas.
diamino-event-skipped = { $name } ha perdido este turno.
diamino-event-skipped-you = Has perdido este turno.
diamino-event-discarded = { $name } devuelve { diamino-tiles } a la reserva.
diamino-event-discarded-you = Devuelves { diamino-tiles } a la reserva.
diamino-event-asked = { $name } propone { $word }.
diamino-event-asked-you = Propones { $word }.
diamino-event-voted = { $name } ha votado.
diamino-event-voted-you = Has votado.
diamino-event-admitted = La mesa acepta { $word }.
diamino-event-turned-down = { $word } no se acepta.
diamino-event-lifted = { diamino-tiles } menos en el tablero.
diamino-event-out = ¡A { $name } no le queda ninguna letra!
diamino-event-out-you = ¡No te queda ninguna letra!
diamino-event-out-black = ¡{ $name } termina en una casilla negra!
diamino-event-out-black-you = ¡Terminas en una casilla negra!
diamino-event-blocked = Ya nadie puede jugar: la partida está bloqueada.
diamino-event-stopped = Se acabó.
diamino-event-hands = Queda en la mano: { $hands }.
diamino-event-next-game = Partida { $game }: todo vuelve a la caja.

## Lo que se puede hacer, en palabras
diamino-way = { $way ->
    [down] hacia abajo
   *[across] hacia la derecha
  }
diamino-lies = { $word } en { $cell }, { diamino-way }
diamino-action-lay = Poner { $word } en { $cell }, { diamino-way }
    .button = Poner
diamino-action-lay-joker = { diamino-action-lay }, comodín: { $jokers }
diamino-action-exchange = Cambiar { $tiles }
    .button = { $n ->
        [0] Cambiar
       *[other] Cambiar { diamino-tiles }
      }
diamino-action-pass = Pasar
diamino-action-accept = De acuerdo
diamino-action-challenge = La impugno
diamino-action-begin = Juego yo
diamino-action-ask = Proponer { $word }
    .button = Proponerla
diamino-action-yes = Sí, que valga
diamino-action-no = No
diamino-action-discard = Devolver { $tiles }
    .button = Devolver { diamino-tiles }
diamino-action-lift = Quitar letras del tablero
    .button = Quitar { diamino-tiles }
diamino-action-stop = Dejarlo aquí
    .button = Lo dejo aquí: { diamino-tiles }

## En un terminal
diamino-write = Escribe una palabra, su primera casilla y su dirección: «kepi h8 across» (hacia la derecha) o «kepi h8 down» (hacia abajo). O bien: exchange ae, pass.
diamino-write-alone = Escribe una palabra, su primera casilla y su dirección: «kepi h8 across» (hacia la derecha) o «kepi h8 down» (hacia abajo). O bien: lift h8 i8, stop.
diamino-write-discard = Escribe: discard e.

## Por qué lo harían nuestros jugadores
diamino-why-words = Así lo dice la lista de la casa.
diamino-why-vote = Lo decide el diccionario de la casa.
diamino-why-discard = Es la más difícil de colocar.
diamino-why-last = ¡Es la última jugada!
diamino-why-best = Es la jugada que más da.
diamino-why-stop = Ya no se puede poner nada.
diamino-why-pass = No se puede poner nada, ni hay nada que cambiar.
diamino-why-exchange = No se puede poner nada bueno: unas letras nuevas ayudarán.

## Lo que no se permite, y por qué
diamino-refusal-not-now = Ahora no: antes hay otra cosa que hacer.
diamino-refusal-other-formula = Eso no se hace en esta forma de jugar.
diamino-refusal-outside = La palabra se sale del tablero.
diamino-refusal-lay-nothing = Pon al menos una letra tuya.
diamino-refusal-cell-taken = En { $cell } ya hay otra letra: { $letter }.
diamino-refusal-not-whole = Tu palabra toca otras letras: escríbela entera.
diamino-refusal-not-in-hand = Te falta una letra para eso: { $letter }.
diamino-refusal-no-joker = Te falta un comodín para eso.
diamino-refusal-black = En una casilla negra no se pone nada.
diamino-refusal-black-not-last = Solo tus ultimísimas letras pueden cubrir una casilla negra.
diamino-refusal-two-blacks = Una sola casilla negra, no dos.
diamino-refusal-black-with-green = El diablo verde te hace robar: no es tu última jugada, así que nada de casilla negra.
diamino-refusal-not-on-depart = La primera palabra empieza en Départ.
diamino-refusal-too-long = La primera palabra tiene ocho letras como mucho.
diamino-refusal-too-short = Una palabra tiene al menos dos letras.
diamino-refusal-not-connected = Tu palabra tiene que tocar las del tablero.
diamino-refusal-crooked = Todas tus letras van en una sola línea.
diamino-refusal-gap = Hay un hueco en tu palabra.
diamino-refusal-unknown-word = { $word } no está en nuestro diccionario.
diamino-refusal-proper-noun = { $word } es un nombre propio.
diamino-refusal-foreign-word = { $word } es una palabra extranjera.
diamino-refusal-abbreviation = { $word } es una abreviatura.
diamino-refusal-no-verb = { $word } no es un verbo.
diamino-refusal-off-subject = { $word } no es del tema.
diamino-refusal-no-headword = { $word } no aparece así en el diccionario.
diamino-refusal-unfit-word = { $word } no es para una mesa de niños.
diamino-refusal-none-chosen = Elige al menos una letra.
diamino-refusal-empty-reserve = La reserva está vacía: ya no se cambia.
diamino-refusal-exchange-too-many = No hay tantas letras en la reserva.
diamino-refusal-exchange-first = Mientras haya reserva, se cambia en vez de pasar.
diamino-refusal-own-word = Es tu palabra: responden los demás.
diamino-refusal-answered = Ya has respondido.
diamino-refusal-not-next = Con tres o más, empieza su turno quien va después.
diamino-refusal-no-vote = En esta mesa no se votan palabras.
diamino-refusal-asked-already = Solo una palabra por turno para votar.
diamino-refusal-turned-down = La mesa ya ha rechazado esta palabra.
diamino-refusal-is-a-word = Esta palabra ya vale: ponla.
diamino-refusal-no-such-word = Esta palabra no se puede poner: de dos letras al ancho del tablero, sin guion.
diamino-refusal-wrong-number = Elige { $n ->
    [one] una letra
   *[other] { $n } letras
  } para devolver.
diamino-refusal-cannot-lift = Tienen que quedar palabras unidas entre sí.
diamino-refusal-nothing-to-lift = En { $cell } no hay nada que recoger.
diamino-refusal-lifted-enough = Ya has recogido { $n } letras: desde ahora, lo puesto, puesto está.
diamino-refusal-drawn-hand = Con letras robadas, lo puesto, puesto está.
diamino-refusal-impossible-squares = Esas letras no pueden venir de la reserva.
diamino-refusal-other-hand = Esa no es la mano de { $name }: es { $tiles }.
diamino-refusal-too-early = El tiempo no ha terminado.
diamino-refusal-too-late = Demasiado tarde: ha pasado el tiempo de responder.

## El final
diamino-end-out = Una mano vacía ha acabado la partida.
diamino-end-black = ¡La partida acabó en una casilla negra!
diamino-end-blocked = La partida estaba bloqueada.
diamino-end-stopped = El tablero está terminado.
diamino-end-whole = Todas las letras están colocadas, ¡bravo!
diamino-moment-black = El mejor momento: ¡{ $name } termina en una casilla negra con { $word }!
diamino-moment-black-you = El mejor momento: ¡terminas en una casilla negra con { $word }!
diamino-moment-challenge = El momento más astuto: { $name } impugna { $word }, y con razón.
diamino-moment-challenge-you = El momento más astuto: impugnas { $word }, y con razón.
diamino-moment-reds = El mejor momento: ¡{ $name } cubre { diamino-reds } de golpe con { $word }!
diamino-moment-reds-you = El mejor momento: ¡cubres { diamino-reds } de golpe con { $word }!
diamino-moment-longest = La palabra más larga: { $word }, de { $name }.
diamino-moment-longest-you = La palabra más larga: { $word }, tuya.
diamino-moment-word = Una bonita palabra: { $word }, de { $name }.
diamino-moment-word-you = Una bonita palabra tuya: { $word }.

## La página de las reglas
diamino-rules-aim = El objetivo
diamino-rules-aim-text = { $formula ->
    [two] De 2 a 4, construís juntos un crucigrama. Los diablos rojos dan puntos, los verdes se los dan a los demás; al final cuenta también lo que queda en la mano. Gana quien más puntos tenga.
    [patience] Construyes un crucigrama en solitario. Intenta poner todas las letras que puedas: ¡las 112, si es posible!
   *[one] De 2 a 8, construís juntos un crucigrama. Gana quien se quede antes sin letras.
  } { diamino-french }
diamino-rules-box = En la caja
diamino-rules-box-text = Un tablero y 112 letras. 110 llevan una letra y su valor, más alto cuanto más rara es. Dos llevan un diablo: son los comodines. En el tablero están impresos Départ, casillas negras, diablos verdes y diablos rojos. Se juega solo dentro del tablero. El tablero, el número de letras y sus valores son de la casa: los originales se han perdido.
diamino-rules-joker = Los comodines
diamino-rules-joker-text = Un comodín vale por la letra que quieras. Sigue siendo esa letra hasta el final, y no vale puntos. También puedes cambiarlo, o dárselo a un diablo rojo.
diamino-rules-start = Para empezar
diamino-rules-start-text = Se mezclan las letras. Cada cual saca una: empieza la más cercana al principio del alfabeto. En caso de empate, o con un comodín, se saca otra vez. Luego vuelve todo y se mezcla. { $formula ->
    [two] Cada cual toma doce letras, a lo largo de los números del 1 al 12 del borde.
   *[one] Según seáis 2, 3, 4, 5, 6, 7 u 8, cada cual toma 40, 32, 24, 18, 16, 14 o 12 letras.
  } El resto es la reserva. Las letras propias no se enseñan.
diamino-rules-first = La primera palabra
diamino-rules-first-text = La primera palabra tiene de dos a ocho letras. Empieza en Départ y va hacia la derecha o hacia abajo, nunca en diagonal. Puede cubrir diablos, pero ninguna casilla negra. Si cambias, pasas o tienes que recoger tu palabra, abre quien te sigue.
diamino-rules-lay = Poner una palabra
diamino-rules-lay-text = { $formula ->
    [patience] Pon
   *[one] Se juega hacia la izquierda. Pon
  } tantas letras como quieras en una sola línea, sin huecos: con lo que hay, forman una palabra nueva. Encima, debajo, por un lado, por los dos, en medio: todo vale si todas las letras que se tocan forman palabras en los dos sentidos. Dos palabras pueden ir pegadas, y la misma palabra puede volver.
diamino-rules-refill = Robar
diamino-rules-refill-text = { $formula ->
    [two] Después de tu palabra, robas hasta tener doce letras, o las que queden.
   *[one] Después de tu palabra no se roba: tu mano disminuye.
  }
diamino-rules-exchange = Cambiar o pasar
diamino-rules-exchange-text = En tu turno, en vez de poner, puedes cambiar letras por otras tantas de la reserva, si hay bastantes. Primero tomas las nuevas; luego las tuyas se mezclan con las demás. { $passOnlyIfNoExchange ->
    [on] Solo se pasa si la reserva está vacía.
   *[off] También puedes pasar.
  }
diamino-rules-green = Los diablos verdes
diamino-rules-green-text = Mejor evitarlos. Si cubres uno, { $formula ->
    [two] todos los demás ganan 5 puntos.
   *[one] robas una letra, mientras queden.
  } Cada uno cuenta, y un diablo cubierto ya no hace nada. { $greenBlocksExit ->
    [on] Sin puntos, si tus últimas letras cubren un diablo verde, robas y no has terminado.
   *[off] Sin puntos, puedes terminar en un diablo verde.
  }
diamino-rules-red = Los diablos rojos
diamino-rules-red-text = Son tus amigos. { $formula ->
    [two] Cada uno que cubres te da 10 puntos.
   *[one] Por cada uno que cubres, devuelves a la reserva una letra a tu elección, después de robar por los verdes. Si era la última, has terminado, pero sin casilla negra.
  }
diamino-rules-black = Las casillas negras
diamino-rules-black-text = { $formula ->
    [patience] Las casillas negras están prohibidas hasta el final. Los diablos no hacen nada.
    [two] Están prohibidas. Solo tus últimas letras pueden cubrir una, cuando la reserva está vacía: el premio final se dobla.
   *[one] Están prohibidas. Solo tus últimas letras pueden cubrir una: tus puntos se doblan.
  }
diamino-rules-end = El final
diamino-rules-end-text = { $formula ->
    [two] Cuando la reserva está vacía, quien ponga antes su última letra gana 25 puntos, o 50 en una casilla negra, y el valor de las letras de los demás. Los demás pierden lo que tienen en la mano. Si nadie lo consigue, cada cual pierde lo que tiene en la mano. Gana quien más puntos tenga, y en caso de empate se comparte la victoria. Se puede bajar de cero.
   *[one] Quien se quede antes sin letras gana al momento. Se lleva el valor de las letras de los demás, el doble en una casilla negra.
  } La partida está bloqueada cuando todos pasan seguidos, o tras tres vueltas sin poner nada. { $blockedWinner ->
    [lowestHand] Sin puntos, gana entonces la mano más ligera.
   *[none] Sin puntos, entonces no gana nadie.
  } { $wordScore ->
    [on] En esta mesa, en el juego con puntos, una palabra da el valor de sus letras.
   *[off] Las palabras por sí mismas no dan nada.
  }
diamino-rules-match = El encuentro
diamino-rules-match-text = { $games ->
    [1] Quien llega primero a { $target } puntos acaba el encuentro. Se juegan tantas partidas como hagan falta; los puntos se suman.
   *[other] Este encuentro tiene { $games } partidas; los puntos se suman. { $target ->
        [0] Se juegan todas las partidas.
       *[other] Acaba antes a los { $target } puntos.
      }
  }
diamino-rules-words = Las palabras
diamino-rules-words-text = Cuentan todas las palabras de un diccionario francés, también las venidas de otras lenguas, pero no los nombres propios, las palabras extranjeras ni las abreviaturas. Se escribe sin acentos, y nunca con guion, apóstrofo o espacio. { $headwordsOnly ->
    [on] Nada de plurales ni conjugaciones, salvo que el diccionario los tenga.
   *[off] Los plurales y las conjugaciones cuentan.
  } { $verbsOnly ->
    [on] ¡Solo verbos!
   *[off] {""}
  } { $childrensTable ->
    [on] Nada de palabrotas.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Un solo tema: { $topic }.
  }
diamino-rules-challenge = Impugnar
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] En esta mesa la casa rechaza las palabras que no valen, sin castigar.
    [penalise] En esta mesa la casa mira cada palabra. Si no vale, recoges tus letras, pierdes el turno y pagas como por un diablo verde.
   *[challenge] En cuanto se pone una palabra, todos los demás pueden impugnarla, { $seconds ->
        [0] sin límite de tiempo
       *[other] durante { $seconds } segundos
      }. Con tres o más, quien va después puede empezar sin esperar: quedan entonces dos segundos para impugnar. Se miran todas las palabras de la jugada. Si hay una que no vale, se recogen las letras, se pierde el turno y se paga una vez como por un diablo verde; nada más queda de la jugada. Los diablos y las letras nuevas vienen después. { $failedChallengePenalty ->
        [loseTurn] Impugnar sin razón cuesta el próximo turno.
       *[none] Impugnar sin razón no cuesta nada.
      }
  }
diamino-rules-vote = Votar una palabra
diamino-rules-vote-text = Una vez por turno puedes proponer a la mesa una palabra que no está en la lista. Si más de la mitad de los demás dice que sí, cuenta.
diamino-rules-patience = El solitario
diamino-rules-patience-text = Empieza donde quieras y cruza las palabras. { $drawnHand ->
    [on] Robas doce letras sin verlas y completas después de cada palabra. Lo puesto, puesto está.
   *[off] Todas las letras están ahí. Puedes recoger algunas, si lo que queda son aún palabras unidas, hasta tres mil en una partida.
  } Tu resultado es el número de letras puestas. Si la mesa lo ha elegido, solo se roban algunas letras: están todas a la vista, y se trata de ponerlas todas.
diamino-rules-example = Un ejemplo
diamino-rules-example-text = Quien empieza pone KÉPI hacia la derecha, con una simple E. Quien sigue pone ZESTE hacia abajo, a través de esa E, con cuatro letras. Después cada cual añade una o varias letras. Es igual en las dos formas de jugar.

diamino-key-walk = De casilla en casilla
diamino-key-turn = Escribir en el otro sentido
diamino-key-rub = Quitar la última letra
diamino-key-write = Escribir con tus letras

## Lessons
diamino-lesson-words = Tus primeras palabras
diamino-lesson-words-depart = Aquí se escribe en francés. Pon AMI hacia la derecha, desde Départ, la casilla del centro.
diamino-lesson-words-cross = La otra persona ha cruzado tu palabra. Haz lo mismo: pon SAC hacia abajo, pasando por la A.
diamino-lesson-words-longer = También se puede alargar una palabra. Añade una S a AMI: AMIS.
diamino-lesson-words-red = Tu S cubre un diablo rojo: ¡mejor para ti! Devuelve la letra que quieras, la W por ejemplo.
diamino-lesson-words-play = Gana quien se queda sin letras. Solo te faltan dos: ¡juega!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = No tienes C, pero un comodín vale por la letra que quieras. Pon SAC hacia abajo, pasando por la A, con el comodín de C.
diamino-lesson-joker-play = El comodín sigue siendo una C: la otra persona también lo ha usado. No vale puntos. Solo te faltan dos letras: ¡juega!
diamino-lesson-green = Verde, negro y cambio
diamino-lesson-green-exchange = Una W y una X: ¡difícil! Cámbialas por otras dos letras. Con eso acaba tu turno.
diamino-lesson-green-green = Un diablo verde te hace robar una letra. Pruébalo: pon PAS hacia abajo, desde la P.
diamino-lesson-green-play = Una casilla negra solo se cubre con tus últimas letras. Pon MIDIS hacia abajo, con su segunda I en la de KEPI, ¡y has acabado!
diamino-lesson-marks = Diez puntos, cinco puntos
diamino-lesson-marks-red = Con puntos, un diablo rojo vale diez. Pon JEU hacia la derecha, pasando por la primera E de POUPEE.
diamino-lesson-marks-green = ¡Diez puntos y letras nuevas! Pero un diablo verde da cinco puntos a la otra persona. Pon NUIT hacia abajo hasta la primera T de CAROTTE y mira.
diamino-lesson-marks-play = Ya no queda nada que robar. Al final gana quien tiene más puntos: ¡juega!
diamino-lesson-out = Acabar a lo grande
diamino-lesson-out-lay = La reserva está vacía: ya no se roba, hay que poner todas las letras. Pon JEU hacia la derecha, pasando por la primera E de POUPEE.
diamino-lesson-out-play = Quien acaba gana veinticinco puntos, y cincuenta sobre una casilla negra. Te quedan tres letras: ¡haz de RE una REINE!
diamino-lesson-doubt = ¿Existe esa palabra?
diamino-lesson-doubt-challenge = La otra persona ha puesto MOK. ¡Esa palabra no existe! Di: la impugno.
diamino-lesson-doubt-no-word = Si estás de acuerdo, la palabra se queda aunque no exista. ¡Impúgnala!
diamino-lesson-doubt-lay = ¡Buen ojo! La otra persona recoge sus letras, roba una más y pierde el turno. Ahora tú: pon SEL hacia abajo, pasando por la E.
diamino-lesson-doubt-accept = ¿RU? Es un arroyo pequeño, la palabra existe. Di que estás de acuerdo.
diamino-lesson-doubt-word = Impugnar aquí no cuesta nada. Pero RU existe, así que di que estás de acuerdo.
diamino-lesson-doubt-play = ¡Ten los ojos abiertos y pon tus tres últimas letras antes que nadie!
diamino-lesson-patience = Todas las letras para ti
diamino-lesson-patience-lay = En solitario, todas las letras son tuyas. Empiezas donde quieras: aquí, pon AMI hacia la derecha desde el centro.
diamino-lesson-patience-cross = Cada palabra toca lo que ya está puesto. Pon MER hacia abajo, desde la M.
diamino-lesson-patience-lift = Puedes cambiar de idea: quita la E y la R de MER.
diamino-lesson-patience-better = Y encuentra algo mejor: pon MIEL hacia abajo, desde la M.
diamino-lesson-patience-play = ¡Ahora tú! Pon todas las letras que puedas, pero nunca en una casilla negra. Para cuando quieras.

## Looking back
diamino-review-most-letters = La jugada con más letras de una vez, { $n }: { $action }.
diamino-review-most-points = La jugada con más puntos de una vez, { $n }: { $action }.
diamino-review-longest = La palabra más larga, { $n } letras: { $action }.
diamino-review-out = ¡Con eso se ponía todo y se terminaba!

## Problemas
diamino-puzzle-most = El máximo de letras
diamino-puzzle-most-ask = ¿Qué palabra pone más letras tuyas? Las que ya están en el tablero no cuentan.
diamino-puzzle-out = Terminar ahora
diamino-puzzle-out-ask = Una sola palabra te hace terminar ahora mismo. ¿Cuál?
diamino-puzzle-black = La casilla negra
diamino-puzzle-black-ask = Termina ahora mismo cubriendo una casilla negra. Una sola palabra lo consigue. ¿Cuál?
diamino-puzzle-small = Ponerlas todas
diamino-puzzle-small-ask = Pon todas estas letras en un solo crucigrama. ¡Se puede! Puedes recoger algunas; si te atascas, para.
