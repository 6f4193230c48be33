# 7 Yaminos en español.

yaminos-tagline = Siete barras, veintiocho fichas de dominó, doce juegos: ¡lanza!

## Los doce juegos
yaminos-game-yam = Yam
yaminos-game-base = Juego básico
yaminos-game-muggins = Muggins
yaminos-game-more = Cada vez más
yaminos-game-prog = Progresión
yaminos-game-line = Todos en línea
yaminos-game-even = Pares e impares
yaminos-game-highest = La tirada más alta
yaminos-game-throws = Varias tiradas
yaminos-game-target = El más cercano
yaminos-game-longest = La línea más larga
yaminos-game-minimum = La mejor media
yaminos-aim-yam = Llena todas las casillas de tu hoja con las mejores combinaciones.
yaminos-aim-base = Coloca, vuelve a lanzar, atrévete: llega a { $goal } puntos antes que los demás.
yaminos-aim-muggins = Deja extremos libres que sumen un múltiplo de 5, hasta { $goal } puntos.
yaminos-aim-more = Haz crecer la suma de los extremos libres, hasta { $goal } puntos.
yaminos-aim-prog = Siete fases, de las blancas a los 6: une los que llevan el número bueno.
yaminos-aim-line = Alinea todo lo que puedas en pocas cadenas largas, hasta { $goal } puntos.
yaminos-aim-even = Deja extremos libres que sumen un número par, hasta { $goal } puntos.
yaminos-aim-highest = Una sola tirada: gana quien tenga más puntos.
yaminos-aim-throws = Varias tiradas: gana el total más alto.
yaminos-aim-target = Acércate todo lo que puedas a { $goal } puntos.
yaminos-aim-longest = Una sola tirada: alinea más yaminos que nadie.
yaminos-aim-minimum = Alinea bastantes yaminos, con los mejores puntos por yamino.

## Las casillas del Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Más
yaminos-box-moins = Menos
yaminos-box-full = Full
yaminos-box-suite = Escalera
yaminos-box-pairs = Parejas
yaminos-box-super = Súper Yamino
yaminos-box-small = Escalera pequeña
yaminos-box-large = Escalera grande
yaminos-box-plus-moins = Más y Menos
yaminos-about-solo = Suma todos los { $digit } que se ven.
yaminos-about-plus = Cuenta el número más alto de cada yamino.
yaminos-about-moins = Se resta el número más bajo de cada yamino.
yaminos-about-plus-moins = Cuentan los números altos y se restan los bajos.
yaminos-about-full = Cuatro de un número y tres de otro: su suma y 50.
yaminos-about-suite = Cinco números seguidos: su suma y 20. Los siete: y 30.
yaminos-about-small = Cinco números seguidos: su suma y 20.
yaminos-about-large = Los siete números, del 0 al 6: su suma y 30.
yaminos-about-pairs = Un número de cada pareja; 10 más desde cinco parejas, 20 por siete.
yaminos-about-super = Los siete muestran el mismo número: todos los puntos y 70.

## La mesa
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yaminos
  }
yaminos-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
yaminos-throws = { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
  }
yaminos-average = { $whole },{ $digits } puntos
yaminos-place = { $name }: { $score }.
yaminos-sheet = La hoja de { $name }
yaminos-sheet-round = Ronda { $round } de { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: libre
yaminos-cell-offer = { $box }: { $points } ahora
yaminos-cell-announced = { $box }: anunciada
yaminos-phase = { $digit ->
    [0] Fase de las blancas
   *[other] Fase de los { $digit }
  }
yaminos-throw-of = Tirada { $n } de { $of }
yaminos-goal = Hay que llegar a { $n }
yaminos-goal-near = Apunta a { $n }
yaminos-ends = Extremos libres: { $sum }
yaminos-ends-before = Suma anterior: { $sum }
yaminos-would = Suma { $sum }: { $n ->
    [0] nada
   *[other] { $n }
  }.
yaminos-worth = Colocado: { $n }
yaminos-super-for = Súper Yamino: { $digits }
yaminos-on-table = En la mesa:
yaminos-chain = La cadena:

## Qué hay que hacer
yaminos-prompt-agree = ¡Te toca! ¿Cuántas tiradas para cada uno?
yaminos-prompt-ready = ¡Te toca! Lanza los yaminos.
yaminos-prompt-ready-rest = Nada encaja: lanza los que quedan.
yaminos-prompt-throwing = Están rodando…
yaminos-prompt-doublet = Empieza tu cadena con un doble.
yaminos-prompt-lay-one = Coloca al menos un yamino de esta tirada.
yaminos-prompt-stop = ¿Colocas más o te quedas con tus { yaminos-points }?
yaminos-prompt-take-back = Un yamino solo nunca se vuelve a lanzar: recupera uno.
yaminos-prompt-base = ¿Colocas más, vuelves a lanzar o te quedas con { yaminos-points }?
yaminos-prompt-beat = Sigue: necesitas { $goal } para ponerte en cabeza.
yaminos-prompt-muggins = Coloca un yamino: si los extremos libres suman un múltiplo de 5, son tus puntos.
yaminos-prompt-more = Coloca un yamino: si los extremos libres suman más de { $sum }, son tus puntos.
yaminos-prompt-even = Coloca un yamino: si los extremos libres suman un número par, son tus puntos.
yaminos-prompt-prog = Une { $digit ->
    [0] las blancas
   *[other] los { $digit }
  }: nada más cuenta. Suman { yaminos-points }.
yaminos-prompt-line = Cadenas largas: 5 en línea dan 25, uno suelto resta 1. Suman { yaminos-points }.
yaminos-prompt-arrange = Alinea tus yaminos: suman { yaminos-points }.
yaminos-prompt-left = Alinea tus yaminos; quedan fuera: { yaminos-points }.
yaminos-prompt-choose = Guarda los buenos y lanza los demás, o llena una casilla.
yaminos-prompt-choose-last = Llena una casilla. Para una tercera tirada, anuncia antes cuál.
yaminos-prompt-announced = { $box }: ¿cuáles lanzas?
yaminos-ask-zero = { $box } solo da 0: pulsa otra vez para anotarlo, o elige otra casilla.
yaminos-write-throw = Para lanzar solo algunos, escribe sus nombres: { $example }.

## Qué ha pasado
yaminos-event-agreed = Cada uno tendrá { yaminos-throws }.
yaminos-event-threw = { $name } lanza { yaminos-count }.
yaminos-event-threw-you = Lanzas { yaminos-count }.
yaminos-event-landed = Han salido: { $faces }.
yaminos-event-cocked = { $n ->
    [one] Un yamino no ha caído plano: se vuelve a lanzar.
   *[other] { $n } yaminos no han caído planos: se vuelven a lanzar.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } empieza una cadena con { $face }.
yaminos-event-laid-first-you = Empiezas una cadena con { $face }.
yaminos-event-laid = { $name } coloca { $face } contra { $at }.
yaminos-event-laid-you = Colocas { $face } contra { $at }.
yaminos-event-took-back = { $name } recupera { $face }.
yaminos-event-took-back-you = Recuperas { $face }.
yaminos-event-passed = { $name } no puede colocar nada.
yaminos-event-passed-you = No puedes colocar nada.
yaminos-event-ends = Los extremos libres suman { $sum }.
yaminos-event-scored = { $name } gana { yaminos-points }: { $total } en total.
yaminos-event-scored-you = Ganas { yaminos-points }: { $total } en total.
yaminos-event-scored-nothing = { $name } no gana nada: { $total } en total.
yaminos-event-scored-nothing-you = No ganas nada: { $total } en total.
yaminos-event-left = { $name } deja fuera { yaminos-points }.
yaminos-event-left-you = Dejas fuera { yaminos-points }.
yaminos-event-lost = Nada encaja: { $name } pierde { yaminos-points }.
yaminos-event-lost-you = Nada encaja: pierdes { yaminos-points }.
yaminos-event-lost-nothing = { $name } no tiene ningún doble: pasa el turno.
yaminos-event-lost-nothing-you = Ningún doble: pasa el turno.
yaminos-event-leads = { $name } va en cabeza con { $score } puntos. ¡Los demás tienen una última oportunidad!
yaminos-event-leads-you = Vas en cabeza con { $score } puntos. ¡Los demás tienen una última oportunidad!
yaminos-event-announced = { $name } anuncia { $box }.
yaminos-event-announced-you = Anuncias { $box }.
yaminos-event-filled = { $name } anota { $points } en la casilla { $box }.
yaminos-event-filled-you = Anotas { $points } en la casilla { $box }.
yaminos-event-sheets = Ronda { $round }: hojas nuevas para todos.
yaminos-event-tie-break = Empate entre { $names }: un turno más para desempatar.
yaminos-event-won = ¡{ $name } gana!
yaminos-event-won-you = ¡Ganas!
yaminos-event-won-shared = ¡{ $names } ganan juntos!

## Qué se puede hacer, en palabras
yaminos-action-agree = Jugar con { yaminos-throws }
yaminos-action-throw-all = Lanzar los siete yaminos
yaminos-action-throw = Volver a lanzar { $faces }
    .button = Volver a lanzar { $n }
yaminos-action-throw-rest = { $n ->
    [one] Lanzar el último
   *[other] Lanzar los otros { $n }
  }
yaminos-action-keep = Guardar { $faces }, lanzar los demás
yaminos-action-lay-first = Empezar con { $face }
yaminos-action-lay = Colocar { $face } contra { $at }
    .button = Colocar
yaminos-action-take = Recuperar { $face }
yaminos-action-stop = Plantarse: { yaminos-points }
yaminos-action-count = Eso es todo: { yaminos-points }
yaminos-action-count-placed = Eso es todo: { yaminos-count }
yaminos-action-fill = Anotar { $points } en { $box }
yaminos-action-announce = Anunciar { $box }

## Ajustes
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
yaminos-option-game = ¿A qué juego se juega?
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
yaminos-option-throws = ¿Cuántas tiradas para cada uno?
yaminos-option-throws-help = 0: lo decide quien empieza; en «El más cercano», 3; en la mejor media, 2.
yaminos-option-target = ¿A qué puntuación hay que acercarse?
yaminos-option-target-help = 0: 40 puntos por tirada.
yaminos-option-goal = ¿Con cuántos puntos llega el final?
yaminos-option-goal-help = 0: como en la caja, 40, 100 o 200 según el juego.
yaminos-option-fewestLeft = La línea más larga se gana con…
yaminos-option-fewestLeft-on = menos puntos fuera
yaminos-option-fewestLeft-off = más yaminos en línea
yaminos-option-minimum = ¿Cuántos yaminos hay que alinear como mínimo?
yaminos-option-minimum-help = Con menos, la tirada no cuenta. Normalmente, 4.
yaminos-option-divideByThrows = Al final los puntos se dividen entre…
yaminos-option-divideByThrows-on = el número de tiradas
yaminos-option-divideByThrows-off = el número de yaminos colocados
yaminos-option-noSingleRethrow = En el juego básico, ¿se puede lanzar un solo yamino?
yaminos-option-noSingleRethrow-on = no
yaminos-option-noSingleRethrow-off = sí
yaminos-option-noSingleRethrow-help = Si no: a quien tiene que superar a quien va en cabeza y solo le queda uno, le toca recuperar uno y lanzar dos; si no se puede, está permitido plantarse.
yaminos-option-passScores = Sin colocar nada, ¿cuentan los extremos libres?
yaminos-option-passScores-on = sí
yaminos-option-passScores-off = no
yaminos-option-carryPrevious = Cada vez más: una cadena nueva se compara con…
yaminos-option-carryPrevious-on = la última suma anterior
yaminos-option-carryPrevious-off = cero
yaminos-option-branchingProgression = En la Progresión, los dobles…
yaminos-option-branchingProgression-on = tienen cuatro lados
yaminos-option-branchingProgression-off = siguen en línea
yaminos-option-linearOnly = En Todos en línea, los dobles…
yaminos-option-linearOnly-on = siguen en línea
yaminos-option-linearOnly-off = tienen cuatro lados
yaminos-option-rounds = ¿Cuántas rondas de Yam?
yaminos-option-rounds-1 = una
yaminos-option-rounds-2 = dos
yaminos-option-rounds-4 = cuatro
yaminos-option-separateSuites = En el Yam, las dos escaleras tienen…
yaminos-option-separateSuites-on = una casilla cada una
yaminos-option-separateSuites-off = una sola casilla
yaminos-option-soloPairOnce = En un Solo, una pareja cuenta…
yaminos-option-soloPairOnce-on = una vez
yaminos-option-soloPairOnce-off = dos veces
yaminos-option-suiteReading = ¿Cómo se lee una escalera?
yaminos-option-suiteReading-row = lado a lado
yaminos-option-suiteReading-pick = eligiendo mitades
yaminos-option-suiteReading-help = Lado a lado, una mitad de más solo puede sobresalir al principio o al final. Eligiendo, cualquier mitad puede leerse sola.
yaminos-option-unusedCount = ¿Una escalera cuenta también los yaminos sin usar?
yaminos-option-unusedCount-on = sí, todos sus puntos
yaminos-option-unusedCount-off = no
yaminos-option-plusMoins = Más y Menos se juegan…
yaminos-option-plusMoins-apart = cada uno en su turno
yaminos-option-plusMoins-together = en un solo turno
yaminos-option-tieBreak = Si hay empate en cabeza…
yaminos-option-tieBreak-on = se juega un turno más
yaminos-option-tieBreak-off = comparten la victoria

## Qué no se puede, y por qué
yaminos-refusal-in-the-air = Un momento: los yaminos siguen rodando.
yaminos-refusal-other-yaminos = Estos no son los yaminos que se lanzaron.
yaminos-refusal-other-game = Eso no se hace en este juego.
yaminos-refusal-agree-first = Di primero cuántas tiradas tendrá cada uno.
yaminos-refusal-how-many-throws = Elige de 1 a 12 tiradas.
yaminos-refusal-agreed = El número de tiradas ya está decidido.
yaminos-refusal-throw-first = Lanza primero los yaminos.
yaminos-refusal-throw-all = Lánzalos todos juntos.
yaminos-refusal-throw-nothing = Elige al menos un yamino para lanzar.
yaminos-refusal-one-throw = Aquí solo se lanza una vez.
yaminos-refusal-not-free = Ya está colocado: { $face }.
yaminos-refusal-not-laid = No está en la cadena: { $face }.
yaminos-refusal-one-chain = Una sola cadena: colócalo en un extremo libre.
yaminos-refusal-begin-with-doublet = Una cadena empieza con un doble.
yaminos-refusal-does-not-fit = Los números no coinciden: { $face } contra { $at }.
yaminos-refusal-must-lay = Coloca primero un yamino de esta tirada.
yaminos-refusal-something-fits = Puedes colocar { $face }: solo se lanza si nada encaja.
yaminos-refusal-taken-enough = { $n } yaminos recuperados en un turno ya bastan: coloca, lanza o plántate.
yaminos-refusal-thrown-enough = { $n } tiradas en un turno ya bastan: plántate aquí.
yaminos-refusal-laid-before = Colocado en una tirada anterior, { $face } se queda ahí.
yaminos-refusal-others-hang-on-it = Otros yaminos se apoyan en { $face }. Recupera antes esos.
yaminos-refusal-laid-stays = Lo que está en la cadena se queda: lanza solo los demás.
yaminos-refusal-no-single-rethrow = En esta mesa no se lanza un solo yamino.
yaminos-refusal-must-beat = Es tu última oportunidad: sigue hasta { $n } puntos.
yaminos-refusal-row-filled = Ya está llena: { $box }.
yaminos-refusal-no-such-row = Esa casilla no existe en esta hoja.
yaminos-refusal-too-early-to-announce = Solo se anuncia antes de la tercera tirada.
yaminos-refusal-announce-first = Antes de la tercera tirada, anuncia una casilla.
yaminos-refusal-announced = La casilla está anunciada: ya solo queda lanzar.

## La página de las reglas
yaminos-rules-choose = ¿Las reglas de qué juego?
yaminos-rules-box = En la caja
yaminos-rules-box-text = Siete yaminos. Un yamino es una barra de cuatro caras, y cada cara es una ficha de dominó: entre todos llevan las 28, de la blanca doble al 6-6. Cada yamino tiene un solo doble, una cara con el mismo número dos veces, y cada número del 0 al 6 en una sola de sus caras. Una pizarra, con rotulador y paño, guarda los puntos. Se pueden inventar más juegos.
yaminos-rules-throw = Para empezar
yaminos-rules-throw-text = Se juega de 2 a 6, desde los 6 años. Empieza la persona más joven y se sigue en el sentido de las agujas del reloj. Los yaminos se lanzan como dados. El que se queda de pie o encima de otro se vuelve a lanzar. Los juegos pequeños, de la tirada más alta a la mejor media, son un buen comienzo.
yaminos-rules-ties = Empate
yaminos-rules-ties-text = { $tieBreak ->
    [on] Quienes empatan en cabeza juegan un turno más, hasta que alguien quede delante: en el Yam con una hoja vacía, en la Progresión con los 6, y en «El más cercano» se suma a la puntuación la parte de una tirada.
   *[off] Quienes empatan en cabeza comparten la victoria.
  }
yaminos-rules-alone = En solitario
yaminos-rules-alone-text = A este juego también se puede jugar en solitario, contra una puntuación que hay que alcanzar.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Cada uno lanza una vez los siete yaminos. Cuentan todos los puntos que se ven: gana la tirada más alta.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Quien empieza dice cuántas tiradas tendrá cada uno.
   *[other] Cada uno tiene { yaminos-throws }.
  } Lanza los siete cada vez; cuentan todos los puntos que se ven. Tus tiradas se suman: gana el total más alto.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Cada uno tiene { yaminos-throws } con los siete. Se suman todos los puntos que se ven. Al final gana quien esté más cerca de { $target } puntos, por encima o por debajo.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Una sola tirada, y luego alinea lo que puedas como en el dominó: las mitades que se tocan son iguales. No hace falta ningún doble; es una sola línea con dos extremos. { $fewestLeft ->
    [on] Gana quien deje menos puntos fuera.
   *[off] Gana quien tenga más yaminos en línea.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Cada uno tiene { yaminos-throws }. Cada vez, lanza los siete y alinea yaminos como en el dominó, sin necesidad de dobles: al menos { $minimum }, o la tirada no cuenta. Al final divide tus puntos entre { $divideByThrows ->
    [on] el número de tiradas
   *[off] el número de yaminos colocados
  }. Gana la mejor media.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = El objetivo: { $goal } puntos en varios turnos. Lanza los siete. Sin dobles, pasa el turno. Si no, empieza una cadena con un doble, puesto de través, y continúala por los dos extremos con tantos yaminos como quieras: las mitades que se tocan son iguales.
yaminos-rules-base-on = Seguir o plantarse
yaminos-rules-base-on-text = En cuanto hay un yamino de la tirada colocado, puedes plantarte y contar, o volver a lanzar cuantos quieras de los que quedan{ $noSingleRethrow ->
    [on] , pero nunca uno solo
   *[off] , incluso uno solo
  }. Cada tirada tiene que dejarte colocar al menos uno; si no, se pierden todos los puntos de este turno. Los de antes se conservan.
yaminos-rules-base-seven = Los siete colocados
yaminos-rules-base-seven-text = Plántate y cuenta, o lanza los siete otra vez para una cadena nueva, tantas veces como te atrevas. Lo que haga se suma; sin dobles, se pierde todo este turno.
yaminos-rules-base-back = Recuperar
yaminos-rules-base-back-text = Lo que se colocó en una tirada anterior ya no se mueve. Lo que se acaba de colocar puede moverse o recuperarse, mientras quede uno de esta tirada. Mientras algo encaje, hay que colocar.
yaminos-rules-base-count = Contar
yaminos-rules-base-count-text = Un doble de la cadena vale 2 puntos, cualquier otro yamino 1. Colocarlo todo no siempre es lo más listo: si puedes colocar seis pero con un 4 en los dos extremos, a veces es mejor colocar cinco y lanzar dos para buscar un 4. O colocar los seis y plantarte.
yaminos-rules-base-end = La última oportunidad
yaminos-rules-base-end-text = Quien tiene { $goal } puntos o más al acabar su turno va en cabeza. Cada uno de los demás tiene una última oportunidad: lanzar hasta tener un punto más que quien va en cabeza, o hasta no poder colocar nada. Quien lo consigue pasa a ir en cabeza. Gana la puntuación más alta. En solitario, los turnos están contados, uno por cada seis puntos de la meta: hay que alcanzarla al acabar el último.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = El más reñido de los juegos. Tras tu turno, suma todos los extremos libres. Si es un múltiplo de 5, ganas esa suma; si no, nada. 5-5 solo hace 20: ganas 20. Con 5-blanca al lado, 15. Con 5-1 además, 11: nada. 6-6 solo hace 24: nada; con 6-2, 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Tras tu turno, suma todos los extremos libres. Si es más que la suma anterior, la dejara quien la dejara, ganas esa suma; igual o menos, nada. Una cadena nueva se compara con { $carryPrevious ->
    [on] la última suma de la anterior
   *[off] cero
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Tras tu turno, suma todos los extremos libres. Si la suma es par, la ganas; impar, nada. 4-4 solo hace 16, con 4-2 son 14; con 4-1 además, 11: nada. 6-6 solo hace 24, con 6-blanca 18.
yaminos-rules-chain = Una cadena para todos
yaminos-rules-chain-text = Quien empieza lanza los siete y pone en medio su doble más alto; sin dobles, pasa el turno. Después, en tu turno, toma un yamino tal como está y colócalo en cualquier extremo libre del mismo número. Si algo encaja, hay que colocar. Si nada encaja, lanza una vez todos los que quedan; si sigue sin encajar nada, pasa el turno. Cuando los siete están colocados, quien sigue los recoge todos y vuelve a empezar.
yaminos-rules-ends = Los extremos libres
yaminos-rules-ends-text = Los yaminos se tocan por los extremos y por los lados largos: un doble tiene, pues, cuatro lados, y cada lado libre cuenta. Colocado en un extremo, un doble deja tres. { $passScores ->
    [on] Aunque no coloques nada, los extremos cuentan para ti.
   *[off] Si no colocas nada, no ganas nada.
  }
yaminos-rules-equal = El final
yaminos-rules-equal-text = Cuando alguien tiene { $goal } puntos o más, se termina la vuelta para que todos hayan jugado las mismas veces. Pasar también es un turno. Gana la puntuación más alta.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Siete fases. Primero las blancas: lanza una vez los siete y une en una cadena todos los yaminos con blanca que puedas. Otros pueden ayudar a unirlos, y no hace falta ningún doble. { $branchingProgression ->
    [on] Un doble se une por sus cuatro lados.
   *[off] La cadena es una sola línea.
  } Tiene al menos dos yaminos; si no, nada. Tú eliges tu cadena.
yaminos-rules-prog-count = Lo que cuenta
yaminos-rules-prog-count-text = Solo cuentan los yaminos con blanca, con todos sus puntos, y la blanca vale 0: 5-0, 0-3, 3-6, 6-0 hacen 5 + 3 + 0 + 6, o sea 14.
yaminos-rules-prog-on = De las blancas a los 6
yaminos-rules-prog-on-text = Cuando todos han jugado las blancas vienen los 1, luego los 2, hasta los 6: entonces cuentan los yaminos con ese número. Un doble cuenta sus dos mitades. Gana el total más alto.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Lanza una vez los siete y ordénalos en una o varias cadenas; no hace falta ningún doble. { $linearOnly ->
    [on] Los dobles siguen en línea como los demás.
   *[off] Un doble se une por sus cuatro lados.
  } Una cadena tiene al menos dos yaminos.
yaminos-rules-line-count = Cuadrados
yaminos-rules-line-count-text = Una cadena vale su longitud multiplicada por sí misma: cinco yaminos hacen 25. Las cadenas se suman, y cada yamino suelto quita 1: un turno puede incluso costar puntos. Pocas cadenas largas es lo mejor.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Llena las casillas de tu hoja. En tu turno, lanza los siete y luego, si quieres, vuelve a lanzar los que elijas, incluso los guardados antes. Puedes lanzar una tercera vez, pero antes anuncias la casilla, y ya no cambia. Al final llena una casilla; si no vale, recibe 0. Y pasa el turno.
yaminos-rules-yam-rounds = Rondas
yaminos-rules-yam-rounds-text = Una ronda acaba cuando todas las casillas de todos están llenas. { $rounds ->
    [1] Se juega una ronda.
    [2] Se juegan dos rondas.
   *[4] Se juegan cuatro rondas.
  } Gana el total más alto.
yaminos-rules-yam-super = Súper Yamino
yaminos-rules-yam-super-text = Los siete yaminos muestran el mismo número, en tres tiradas como mucho. Lo dicen las parejas de la primera tirada que muestra alguna; si hay varias, eliges tú. Cuentan todos los puntos visibles, y 70 más. Si no, 0.
yaminos-rules-yam-solos = Solos
yaminos-rules-yam-solos-text = Un Solo suma todos sus números; hay uno para cada uno, del 1 al 6. Una pareja cuenta { $soloPairOnce ->
    [on] una vez
   *[off] dos veces
  }.
yaminos-rules-yam-plus = Más y Menos
yaminos-rules-yam-plus-text = Más suma el número mayor de cada yamino. Menos suma el menor, y se resta del total. { $plusMoins ->
    [together] Los dos se juegan en un solo turno: entonces conviene saber qué caras pueden salir todavía.
   *[apart] Cada uno tiene su turno.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Cuatro yaminos de un número y tres de otro. Cuenta cuatro veces el primero, tres veces el segundo, y 50 más: cuatro 4 y tres 1 hacen 16 + 3 + 50, o sea 69. Cada yamino sirve una sola vez, y cuenta la mejor lectura.
yaminos-rules-yam-suite = Escalera
yaminos-rules-yam-suite-text = Cinco números seguidos son una escalera pequeña: su suma y 20. Los siete son una escalera grande: su suma y 30. { $separateSuites ->
    [on] Cada una tiene su casilla.
   *[off] Hay una sola casilla para las dos; si están las dos, cuenta la mejor.
  } 2-2, 3-3, 4-4, 5-5, 6-3 hacen 40; 0-1, 2-3, 4-5, 6-6 hacen 51.{ $unusedCount ->
    [on] { " " }Se añaden los puntos de los yaminos sin usar.
   *[off] { "" }
  }
yaminos-rules-yam-row = Cómo se lee una escalera
yaminos-rules-yam-row-text = Una pareja se lee como un solo número, y da igual cuántos yaminos sean. { $suiteReading ->
    [pick] Cualquier mitad puede leerse sola.
   *[row] Los yaminos van lado a lado, y una mitad de más solo puede sobresalir al principio o al final.
  } Un número no puede seguirse a sí mismo en dos yaminos: nada de 3-3 junto a 3-4. Seis seguidos son una escalera pequeña con los cinco mejores.
yaminos-rules-yam-pairs = Parejas
yaminos-rules-yam-pairs-text = Cuenta un número de cada pareja. Cinco o seis parejas dan 10 puntos más, siete dan 20.

## Por qué lo harían nuestros jugadores
yaminos-why-only-move = No se puede hacer otra cosa.
yaminos-why-risk = El riesgo vale la pena.
yaminos-why-risk-worth = Lanzando: { $best } puntos de media; plantándose: { $next }.
yaminos-why-bank = Mejor guardar estos puntos.
yaminos-why-bank-worth = Plantándose: { $best } puntos seguros; lanzando: { $next } de media.
yaminos-why-keep-the-others = Los que guardas prometen más.
yaminos-why-worth = { $best } puntos de media hasta el final de la ronda; la mejor alternativa: { $next }.
yaminos-why-worth-yours = { $best } puntos de media hasta el final de la ronda; tu elección: { $mine }.
yaminos-why-worth-same = Es tu elección, y la mejor: { $best } puntos de media hasta el final de la ronda.
yaminos-why-nothing-better = Esta tirada no da para más.
yaminos-why-ends = Deja los mejores extremos.
yaminos-why-best-chain = Así empieza la mejor cadena.
yaminos-why-take-back = De otro modo la cadena será mejor.
yaminos-why-fill = Esta casilla difícilmente mejorará.
yaminos-why-announce = Con una tirada más, esta casilla es la que más promete.
yaminos-why-throws = Tres tiradas hacen una buena partida.

## El final
yaminos-end-points = { $name } tiene la mejor puntuación.
yaminos-end-shared = { $name } empatan: ¡victoria compartida!
yaminos-end-par = { $name } ha alcanzado la puntuación. ¡Bravo!
yaminos-end-short = No se ha alcanzado la puntuación. ¡Otra vez será!
yaminos-moment-super = El mejor momento: un Súper Yamino para { $name }, ¡{ $n } puntos de golpe!
yaminos-moment-super-you = Tu mejor momento: un Súper Yamino, ¡{ $n } puntos de golpe!
yaminos-moment-best = El mejor momento: { $name } gana { yaminos-points } en un solo turno.
yaminos-moment-best-you = Tu mejor momento: { yaminos-points } en un solo turno.
yaminos-moment-bold = El momento más atrevido: { $name } se arriesga a { $n } tiradas en un turno y conserva { $points } puntos.
yaminos-moment-bold-you = Tu momento más atrevido: { $n } tiradas en un turno, y { $points } puntos conservados.
yaminos-moment-last-chance = El mejor momento: en la última oportunidad, ¡{ $name } se pone en cabeza con { $score } puntos!
yaminos-moment-last-chance-you = Tu mejor momento: ¡en la última oportunidad te pones en cabeza con { $score } puntos!
yaminos-review-laid = colocar { $chains }
yaminos-review-laid-none = no colocar nada
yaminos-review-then-stop = { $laid } y parar
yaminos-review-then-throw = { $laid } y volver a lanzar
yaminos-review-then-throw-some = { $laid } y volver a lanzar { $faces }

## La mesa en la página
yaminos-felt = El tapete
yaminos-board = La pizarra de puntos
yaminos-board-beat = A superar: { $n }
yaminos-board-minimum = Al menos { $n } en línea
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = el doble { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Elige una casilla
yaminos-do-agree-more = Una tirada más
yaminos-do-agree-fewer = Una tirada menos
yaminos-do-choose = Tomar { $piece } (tecla { $key })
yaminos-do-keep = { $piece }: guardar (tecla { $key })
yaminos-kept = Guardados: { $faces }.
yaminos-kept-none = No guardas ninguno.
yaminos-prompt-line-more = Sigue, o cuenta: suman { yaminos-points }.
yaminos-prompt-count = Ya no encaja nada: cuenta.
yaminos-prompt-last-chance = Última oportunidad: necesitas { $goal } puntos para superar a { $name }.

yaminos-key-aim = Otro lugar u otro número

## Las lecciones
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Siete yaminos y una sola tirada: cuentan todos los puntos que ves. ¡Lanza!
yaminos-lesson-highest-play = ¡48 cada uno: empate! En esta mesa se vuelve a lanzar para desempatar. Gana quien tenga más puntos.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Quien empieza dice cuántas tiradas tendrá cada uno. Elige dos.
yaminos-lesson-throws-throw = Lanza los siete y cuenta todos los puntos.
yaminos-lesson-throws-play = Tienes 48 puntos y la otra persona 41. Las tiradas se suman: queda una, y gana el total más alto.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Tres tiradas para quedar lo más cerca posible de 120. Después de la primera tienes 45. ¡Lanza!
yaminos-lesson-target-play = Tienes 81 puntos: una tirada de 39 sería perfecta. Da igual pasarse un poco o quedarse corto: gana quien esté más cerca.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Una sola tirada, y después una línea, lo más larga posible. ¡Lanza!
yaminos-lesson-longest-first = Cualquier yamino puede empezar la línea. Empieza con el 4-6.
yaminos-lesson-longest-touch = Como en el dominó, las mitades que se tocan son iguales. Coloca el 5-6 contra el 6.
yaminos-lesson-longest-ends = La línea tiene dos extremos. En el otro, coloca el 0-4 contra el 4.
yaminos-lesson-longest-more = Sigue: el 0-2 y después el doble 2.
yaminos-lesson-longest-count = Ya no encaja nada: tienes cinco yaminos en línea. ¡Cuéntalos!
yaminos-lesson-longest-play = ¡Cinco cada uno: empate! En esta mesa se vuelve a lanzar. ¡Ahora busca tu línea más larga!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Hay que alinear al menos cuatro yaminos, y que sean grandes. ¡Lanza!
yaminos-lesson-minimum-line = Empieza con el 4-6. Coloca el 5-6 contra el 6 y el 4-5 contra el 4.
yaminos-lesson-minimum-four = Falta uno. El más grande que encaja es el 3-5: colócalo contra el 5-6.
yaminos-lesson-minimum-count = El 1-5 también encajaría, pero es pequeño y bajaría tu media. ¡Cuenta tus cuatro!
yaminos-lesson-minimum-play = 38 puntos con cuatro yaminos: 9,5 de media. Una tirada más cada uno, y gana la mejor media.
yaminos-lesson-chain = Tu primera cadena
yaminos-lesson-chain-throw = Hacen falta 40 puntos, y ya tienes 32. ¡Lanza los siete!
yaminos-lesson-chain-doublet = En el juego básico una cadena empieza con un doble. Coloca el doble 5.
yaminos-lesson-chain-ends = La cadena tiene dos extremos. Coloca el 1-5 en un lado y el 4-5 en el otro.
yaminos-lesson-chain-stop = Un doble vale dos puntos y cualquier otro yamino uno: tienes cuatro. Plántate para guardarlos.
yaminos-lesson-chain-play = La otra persona no tenía ningún doble y perdió su turno. Tienes 36 puntos: faltan 4. ¡Juega!
yaminos-lesson-dare = Plantarse o arriesgar
yaminos-lesson-dare-throw = Tienes 33 puntos. ¡Lanza los siete!
yaminos-lesson-dare-lay = Coloca el doble 3 y después el 0-3 contra él.
yaminos-lesson-dare-dare = Tres puntos es poco. Atrévete: lanza los cinco que quedan. Basta con que encaje uno.
yaminos-lesson-dare-on = ¡Bien, encajan dos! Coloca el 0-5 contra el 0 y el 3-5 contra el 3.
yaminos-lesson-dare-again = Cinco puntos. Lanza los tres últimos: necesitas un 5, o pierdes estos cinco puntos.
yaminos-lesson-dare-lost = Ningún 5: esos cinco puntos se pierden. Pero los 33 de antes siguen siendo tuyos. ¡Lanza otra vez!
yaminos-lesson-dare-chain = El doble 6, y contra él el 5-6 y el 4-6. Después el 1-4, y el 1-2.
yaminos-lesson-dare-stop = Seis puntos, y solo dos yaminos para lanzar: es demasiado riesgo. ¡Plántate!
yaminos-lesson-dare-play = 39 puntos: solo te falta uno. ¡Juega!
yaminos-lesson-back = Recuperar para lanzar mejor
yaminos-lesson-back-take = Has colocado seis yaminos, y hay un 4 en los dos extremos. Con un solo yamino tienes una posibilidad de cuatro. Mejor recupera el 4-5.
yaminos-lesson-back-throw = Lo que acabas de colocar se puede recuperar. Ahora lanza los dos: basta con un 4 o un 5.
yaminos-lesson-back-lay = ¡Encajan los dos! Coloca el 1-5 contra el 5 y el 4-5 contra el 4. Los demás ya no se mueven.
yaminos-lesson-back-stop = Siete yaminos, dos de ellos dobles: nueve puntos. ¡Quédate con ellos!
yaminos-lesson-back-play = 38 puntos: faltan 2. Juega, y recuerda: colocarlo todo no siempre es lo mejor.
yaminos-lesson-seven = Los siete colocados
yaminos-lesson-seven-last = Solo queda uno, y encaja. Coloca el 3-5 contra el 3.
yaminos-lesson-seven-again = Los siete están colocados: ocho puntos. Podrías plantarte. Pero atrévete: ¡vuelve a lanzar los siete!
yaminos-lesson-seven-new = ¡Un doble, menos mal! Sin él perdías los ocho puntos. Empieza otra cadena con el doble 0, y coloca el 0-5 y el 0-3.
yaminos-lesson-seven-stop = Ocho y cuatro son doce puntos en un solo turno. ¡Quédate con ellos!
yaminos-lesson-seven-play = 38 puntos: faltan 2. ¡Juega!
yaminos-lesson-chance = La última oportunidad
yaminos-lesson-chance-throw = La otra persona va en cabeza con 42 puntos. Tienes una última oportunidad: llegar a 43. ¡Lanza!
yaminos-lesson-chance-lay = El doble 6, y contra él el 4-6 y el 5-6. Después el 2-5.
yaminos-lesson-chance-play = Ya son 40. No puedes plantarte antes de 43: lanza los que quedan, ¡y suerte!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Una sola tirada, y después ponlos todos en cadenas largas. ¡Lanza!
yaminos-lesson-line-doublet = Un doble tiene cuatro lados. Coloca el doble 4, y contra él el 1-4, el 2-4 y el 3-4.
yaminos-lesson-line-long = Cuanto más larga, mejor: cuatro valen 16, cinco valen 25. Coloca el 1-6 contra el 1.
yaminos-lesson-line-second = Los dos últimos no encajan, y un yamino suelto cuesta un punto. Empieza otra cadena con el doble 5, y coloca el 0-5 contra él.
yaminos-lesson-line-count = Cinco valen 25, dos valen 4. ¡Cuenta tus 29 puntos!
yaminos-lesson-line-play = 187 puntos: hacen falta 200. ¡Juega!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Primero las blancas, luego los 1, y así sucesivamente. Esta es la fase de los 5. ¡Lanza!
yaminos-lesson-prog-two = Solo cuentan los yaminos que tienen un 5, con todos sus puntos. Empieza con el 2-5, y coloca el 0-5 contra él.
yaminos-lesson-prog-bridge = El 2-4 no tiene ningún 5 y no cuenta, pero hace de puente. Colócalo contra el 2.
yaminos-lesson-prog-on = Y al otro lado del puente: el 4-5 y después el 1-5.
yaminos-lesson-prog-count = 5, 7, 9 y 6 son 27. ¡Cuenta!
yaminos-lesson-prog-play = Esta es la última fase, la de los 6. ¡Une todos los 6 que puedas!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Aquí hay una sola cadena para todos, y la abre tu doble más alto. ¡Lanza!
yaminos-lesson-even-even = Suma todos los extremos libres: si la suma es par, la ganas. Con el 1-4 serían 11, y nada. Coloca el 2-6 contra el 2: ¡son 18!
yaminos-lesson-even-rest = Ya no encaja nada. Entonces lanza todos los que quedan.
yaminos-lesson-even-where = El 1-6 encaja en dos sitios. Contra el 6 serían 10. Colócalo contra el 1: ¡son 20!
yaminos-lesson-even-play = 188 puntos: hacen falta 200. Cada uno coloca un yamino por turno. ¡Juega!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Una sola cadena para todos, y la abre tu doble más alto. ¡Lanza!
yaminos-lesson-more-more = Los extremos libres suman 15. Si haces más, ganas la suma. Coloca el 3-5 contra el doble 3: ¡son 17!
yaminos-lesson-more-doublet = La otra persona solo hizo 16, y no ganó nada. Un doble colocado en un extremo aún tiene tres lados libres. Coloca el doble 2 contra el 2-3: ¡son 20!
yaminos-lesson-more-play = 194 puntos: hacen falta 200. Haz siempre más que la suma de antes. ¡Juega!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Una sola cadena para todos, y la abre tu doble más alto. ¡Lanza!
yaminos-lesson-muggins-five = Tus cuatro 5 sumaban 20. Los extremos libres solo cuentan si suman 5, 10, 15, 20… Coloca el doble 0 contra el 0: ¡siguen siendo 15!
yaminos-lesson-muggins-where = El 0-1 encaja en dos sitios. Contra un 0 serían 12, y nada. Colócalo contra el 1: ¡son 10!
yaminos-lesson-muggins-play = 90 puntos: hacen falta 100. Busca los múltiplos de 5. ¡Juega!
yaminos-lesson-sheet = Guardar y volver a lanzar
yaminos-lesson-sheet-throw = En el Yam se llenan casillas. Te quedan dos: Solo 6 y Más. ¡Lanza!
yaminos-lesson-sheet-keep = Cuatro yaminos tienen un 6: guárdalos para Solo 6 y lanza los otros tres.
yaminos-lesson-sheet-box = Solo 6 cuenta todos los 6, y hay siete: ¡42 puntos! Anótalos en Solo 6.
yaminos-lesson-sheet-play = Te queda Más: cuenta el número más alto de cada yamino. Guarda los buenos y lanza los demás. ¡Juega!
yaminos-lesson-announce = Anunciar
yaminos-lesson-announce-announce = Cuatro yaminos con un 4 y dos con un 1: ¡uno más y es un Full! Ya has lanzado dos veces. Para una tercera tirada, anuncia antes Full.
yaminos-lesson-announce-throw = La casilla anunciada ya no cambia: si fallas, recibe 0. Guarda todo lo demás y lanza el 0-2.
yaminos-lesson-announce-play = Un Full, cuatro de un número y tres de otro: ¡69 puntos! Te queda Solo 5. ¡Juega!
yaminos-lesson-less = Menos
yaminos-lesson-less-throw = Te quedan Más y Menos. ¡Lanza!
yaminos-lesson-less-keep = Menos resta de tu total el número más bajo de cada yamino. Así que guarda los que tienen un 0 y lanza los otros tres.
yaminos-lesson-less-box = Seis veces 0 y una vez 1: solo pierdes un punto. Anótalo en Menos.
yaminos-lesson-less-play = Ahora Más: es al revés, hacen falta números altos. ¡Juega!
yaminos-lesson-suite = La escalera
yaminos-lesson-suite-throw = Te quedan Solo 4 y Escalera. ¡Lanza!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, uno al lado del otro: ¡los números van seguidos! Solo falta el 6. Guarda esos tres y lanza los otros cuatro.
yaminos-lesson-suite-box = ¡El 6! En una escalera, una pareja se lee como un solo número. Los siete números suman 21, y 30 más. ¡Anota 51 en Escalera!
yaminos-lesson-suite-play = Cinco números seguidos habrían sido una escalera pequeña. Te queda Solo 4: guarda los 4. ¡Juega!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Te quedan Solo 6 y Parejas. ¡Lanza!
yaminos-lesson-pairs-keep = Cuatro parejas: 0-0, 1-1, 3-3 y 5-5. Guárdalas y lanza los otros tres.
yaminos-lesson-pairs-box = ¡Cinco parejas! De cada una se cuenta un número: 0, 1, 2, 3 y 5 suman 11, y 10 más. ¡Anota 21 en Parejas!
yaminos-lesson-pairs-play = Siete parejas darían incluso 20 más. Te queda Solo 6: guarda los 6. ¡Juega!
yaminos-lesson-super = El Súper Yamino
yaminos-lesson-super-throw = Te quedan Más y Súper Yamino: ¡siete veces el mismo número! ¡Lanza!
yaminos-lesson-super-keep = Tu primera pareja es el doble 4: el Súper Yamino tendrá que ser de 4. Guarda los cinco que tienen un 4 y lanza los otros dos.
yaminos-lesson-super-announce = ¡Solo falta uno! Para lanzar por tercera vez, anuncia Súper Yamino.
yaminos-lesson-super-last = Guarda los seis que tienen un 4 y lanza el 1-5. ¡Cruza los dedos!
yaminos-lesson-super-play = ¡Un Súper Yamino! Todos los puntos, y 70 más: ¡119! Te queda Más. ¡Juega!
yaminos-lesson-zero = ¿Qué casilla sacrificar?
yaminos-lesson-zero-small = Esta tirada no vale mucho, pero hay que llenar una casilla. Solo 1 nunca vale mucho: anota ahí tus 2 puntos.
yaminos-lesson-zero-throw = Te quedan Solo 6 y Súper Yamino. ¡Lanza!
yaminos-lesson-zero-again = Ni 6 ni pareja. ¡Vuelve a lanzarlos todos!
yaminos-lesson-zero-zero = Nada todavía. Una casilla tiene que recibir 0: sacrifica la más difícil, Súper Yamino.
yaminos-lesson-zero-play = Solo 6 queda libre para una tirada mejor. Guarda los 6. ¡Juega!

## Problemas
yaminos-puzzle-keep = ¿Cuáles guardar?
yaminos-puzzle-keep-ask = ¿Cuáles vuelves a lanzar? Cuentan los puntos de toda la ronda, de media.
yaminos-puzzle-box = ¿Qué casilla?
yaminos-puzzle-box-ask = ¿Qué casilla llenas o anuncias? Cuentan los puntos de toda la ronda, de media.
yaminos-puzzle-prog = La mejor cadena
yaminos-puzzle-prog-ask = Forma la cadena que más puntos da en esta fase y luego plántate.
yaminos-puzzle-line = Todos en línea
yaminos-puzzle-line-ask = Forma las cadenas que más puntos dan y luego plántate.
yaminos-puzzle-risk = ¿Plantarse o arriesgar?
yaminos-puzzle-risk-ask = ¿Te plantas o vuelves a lanzar? ¿Y cuáles? Cuentan los puntos de este turno, de media.
