# Diamoniak en español.

diamoniak-tagline = Construye tu castillo, ¡y cuidado con la bruja!

## Las cosas
diamoniak-card-rose = una carta rosa
diamoniak-card-blue = una carta azul
diamoniak-card-green = una carta verde
diamoniak-card-yellow = una carta amarilla
diamoniak-card-diamond = un diamante
diamoniak-card-fairy = un hada
diamoniak-card-witch = la bruja
diamoniak-cards-rose = { $n ->
    [one] { $n } carta rosa
   *[other] { $n } cartas rosas
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } carta azul
   *[other] { $n } cartas azules
  }
diamoniak-cards-green = { $n ->
    [one] { $n } carta verde
   *[other] { $n } cartas verdes
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } carta amarilla
   *[other] { $n } cartas amarillas
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamantes
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } hada
   *[other] { $n } hadas
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } bruja
   *[other] { $n } brujas
  }
diamoniak-a-card = { $colour ->
    [rose] una carta rosa
    [blue] una carta azul
    [green] una carta verde
   *[yellow] una carta amarilla
  }
diamoniak-the-castle = { $colour ->
    [rose] el castillo rosa
    [blue] el castillo azul
    [green] el castillo verde
   *[yellow] el castillo amarillo
  }

## La mesa
diamoniak-pile = El mazo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }. Robar.
diamoniak-aside = Junto al mazo: { $n ->
    [0] nada
    [one] { $n } carta
   *[other] { $n } cartas
  }.
diamoniak-middle = En el centro: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  } en el mazo; al lado, { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } de { $of }.
diamoniak-place-no-castle = { $name }: todavía sin castillo.
diamoniak-place-right = A la derecha: { $cards }.
diamoniak-place-empty = Nada a la derecha.
diamoniak-witch-wants = La bruja quiere { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }; has elegido { $given }.

## Los botones
diamoniak-do-choose = Elegir { $card } para la bruja (tecla { $key })
diamoniak-do-take-back = Recuperar { $card }

## Qué hay que hacer
diamoniak-prompt-start = ¡Te toca! Roba una carta.
diamoniak-prompt-buy = ¡Te toca! Roba, o compra la carta que brilla.
diamoniak-prompt-more = ¿Otra carta, o te plantas?
diamoniak-prompt-drawing = La carta se da la vuelta…
diamoniak-prompt-witch = ¡La bruja! Dale { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }.
diamoniak-prompt-witch-fairy = ¡La bruja! Dale { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }, o llama al hada.
diamoniak-prompt-witch-left = { $n ->
    [one] Una carta más
   *[other] { $n } cartas más
  } para la bruja.
diamoniak-prompt-witch-ready = Ya le basta. Pulsa «{ diamoniak-action-give.button }».
diamoniak-prompt-witch-all = { $n ->
    [one] Solo tienes esta carta
   *[other] No tienes más
  }. Pulsa «{ diamoniak-action-give.button }».
diamoniak-prompt-other-witch = ¡La bruja está con { $name }!

## Qué ha pasado
diamoniak-event-shuffled = El mazo está vacío: se { $n ->
    [one] baraja { $n } carta
   *[other] barajan { $n } cartas
  }, y a seguir.
diamoniak-event-drew-first = { $name } roba { diamoniak-a-card } y empieza { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Robas { diamoniak-a-card } y empiezas { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } roba { diamoniak-a-card }: su castillo crece.
diamoniak-event-drew-castle-you = Robas { diamoniak-a-card }: ¡tu castillo crece!
diamoniak-event-drew-right = { $name } roba { diamoniak-a-card } y la deja a su derecha.
diamoniak-event-drew-right-you = Robas { diamoniak-a-card }. Va a tu derecha.
diamoniak-event-drew-diamond = { $name } roba un diamante.
diamoniak-event-drew-diamond-you = ¡Robas un diamante!
diamoniak-event-drew-fairy = { $name } roba un hada.
diamoniak-event-drew-fairy-you = Robas un hada: te protegerá una vez.
diamoniak-event-drew-witch = ¡{ $name } roba la bruja!
diamoniak-event-drew-witch-you = ¡Oh, no, robas la bruja!
diamoniak-event-stopped = { $name } se planta.
diamoniak-event-stopped-you = Te plantas.
diamoniak-event-bought = { $name } compra { diamoniak-a-card } a { $seller } por 3 diamantes.
diamoniak-event-bought-you = Compras { diamoniak-a-card } a { $seller } por 3 diamantes.
diamoniak-event-bought-seller-you = { $name } te compra { diamoniak-a-card } por 3 diamantes.
diamoniak-event-gave = { $name } da a la bruja: { $cards }.
diamoniak-event-gave-you = Das a la bruja: { $cards }.
diamoniak-event-gave-nothing = { $name } no tiene nada que dar: la bruja se va con las manos vacías.
diamoniak-event-gave-nothing-you = No tienes nada que dar: la bruja se va con las manos vacías.
diamoniak-event-countered = El hada de { $name } echa a la bruja.
diamoniak-event-countered-you = ¡Tu hada echa a la bruja!
diamoniak-event-released = { $name } se queda sin castillo: { diamoniak-the-castle } vuelve a estar libre.
diamoniak-event-released-you = Te quedas sin castillo: { diamoniak-the-castle } vuelve a estar libre.
diamoniak-event-moved = { $name } suma { $n ->
    [one] la carta
   *[other] las { $n } cartas
  } de ese color de su derecha: { diamoniak-the-castle } crece.
diamoniak-event-moved-you = Sumas { $n ->
    [one] la carta
   *[other] las { $n } cartas
  } de ese color de tu derecha: ¡{ diamoniak-the-castle } crece!
diamoniak-event-won = ¡{ $name } ha terminado { diamoniak-the-castle } y gana!
diamoniak-event-won-you = Has terminado { diamoniak-the-castle }: ¡ganas!

## Lo que se puede hacer, en palabras
diamoniak-action-draw = Robar una carta
diamoniak-action-stop = Plantarse
diamoniak-action-buy = Comprar { diamoniak-a-card } a { $name } por 3 diamantes
diamoniak-action-fairy = Llamar al hada
diamoniak-action-give = Dar a la bruja: { $cards }
    .button = Dar

## Opciones
diamoniak-preset-book = Como en la caja
diamoniak-preset-gentle = Un poco más suave
diamoniak-option-diamondsTo = Al comprar, los 3 diamantes van…
diamoniak-option-diamondsTo-seller = a quien vende
diamoniak-option-diamondsTo-discard = junto al mazo
diamoniak-option-diamondsTo-help = Con quien vende, los diamantes siguen en juego y sirven para volver a comprar. Junto al mazo, se pierden por un tiempo.
diamoniak-option-colourReleasedWhenEmpty = Si la bruja se lleva un castillo entero…
diamoniak-option-colourReleasedWhenEmpty-on = se puede cambiar de color
diamoniak-option-colourReleasedWhenEmpty-off = se conserva el color
diamoniak-option-colourReleasedWhenEmpty-help = Si se puede cambiar, decide la próxima carta de castillo, y las cartas de ese color que estaban a la derecha se unen al castillo.
diamoniak-option-fairyProtected = ¿Puede la bruja llevarse un hada?
diamoniak-option-fairyProtected-on = no, nunca
diamoniak-option-fairyProtected-off = sí, si se la dan
diamoniak-option-fairyProtected-help = Normalmente un hada es una carta como las demás: se puede dar a la bruja sin usarla.

## Lo que no se puede, y por qué
diamoniak-refusal-must-draw-first = Primero roba una carta; después puedes plantarte.
diamoniak-refusal-buy-replaces-draw = Ya has robado. Se compra al empezar el turno, en lugar de robar.
diamoniak-refusal-no-castle-yet = Primero empieza un castillo: así sabrás qué color comprar.
diamoniak-refusal-not-enough-diamonds = Una carta cuesta { $price } diamantes, y tienes { $n }.
diamoniak-refusal-seller-lacks-colour = Solo puedes comprar cartas de tu color, y aquí no hay ninguna.
diamoniak-refusal-other-colour = Esa carta no es de tu color: a tu castillo no le sirve.
diamoniak-refusal-no-such-seller = Se compra a otra persona de la mesa.
diamoniak-refusal-witch-waits = La bruja espera: dale cartas o llama a un hada.
diamoniak-refusal-no-witch = La bruja no está: quédate con tus cartas.
diamoniak-refusal-no-fairy = No tienes ningún hada.
diamoniak-refusal-wrong-number = La bruja quiere { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }, ni más ni menos.
diamoniak-refusal-not-yours = No tienes todo eso; te falta: { $cards }.
diamoniak-refusal-fairy-protected = En esta mesa la bruja no se lleva hadas.
diamoniak-refusal-card-comes = Un momento: la carta se da la vuelta.
diamoniak-refusal-impossible-card = Ya no está en el mazo: { $card }.

## La página de las reglas
diamoniak-rules-aim = El objetivo
diamoniak-rules-aim-text = Cada cual construye un castillo de un solo color. Seis partes: una puerta, dos muros, dos torres y un tejado con su bandera. ¡Gana el primer castillo terminado!
diamoniak-rules-box = En la caja
diamoniak-rules-box-text = 54 cartas: 24 partes de castillo (4 colores, 6 de cada uno), 20 diamantes, 7 brujas y 3 hadas. Se juega de 2 a 4, de 5 a 9 años, y los mayores pueden ayudar.
diamoniak-rules-start = Para empezar
diamoniak-rules-start-text = Barajad todas las cartas y ponedlas boca abajo en el centro: es el mazo. No se quita ninguna, ni siquiera entre dos. Empieza la persona más joven y se sigue en el sentido de las agujas del reloj. Todo lo que se tiene queda a la vista.
diamoniak-rules-turn = En tu turno
diamoniak-rules-turn-text = Roba una carta y enséñala: castillo, diamante, hada o bruja. Luego decides: otra más, o te plantas. Puedes robar cuantas quieras mientras no venga la bruja. Una carta como mínimo es obligatoria, salvo si compras.
diamoniak-rules-castle = Una parte de castillo
diamoniak-rules-castle-text = Tu primera parte elige tu color: ponla delante de ti. Si alguien ya construye ese color, la carta va a tu derecha y esperas otro color. Después, cada carta de tu color se une a tu castillo. Todas las partes de un color valen lo mismo.
diamoniak-rules-right = A tu derecha
diamoniak-rules-right-text = Las partes de otros colores esperan a tu derecha. Quizá alguien te las compre, o se las lleve la bruja. No se tiran, no se cambian y no se regalan. Ni siquiera seis cartas iguales a la derecha hacen un castillo.
diamoniak-rules-diamond = Los diamantes
diamoniak-rules-diamond-text = Un diamante va a tu derecha y puedes seguir robando. Con tres diamantes se compra una parte de castillo.
diamoniak-rules-buy = Comprar
diamoniak-rules-buy-text = En lugar de robar, puedes comprar una sola carta de tu color a quien la tenga a su derecha. Tú eliges a quién, y nadie puede negarse. { $diamondsTo ->
    [discard] Deja tres diamantes junto al mazo
   *[seller] Dale tres diamantes
  } y tu turno termina. Para comprar hay que haber empezado el castillo, y un castillo no se vende nunca.
diamoniak-rules-witch = La bruja
diamoniak-rules-witch-text = ¡Mala suerte! Elige tres de tus cartas y ponlas con la bruja junto al mazo: diamantes, cartas de la derecha{ $fairyProtected ->
    [on] { "" }
   *[off] , un hada
  } o incluso partes de tu castillo. Si te quedan menos de tres, se van todas.{ $fairyProtected ->
    [on] { " " }No se lleva hadas ni las cuenta.
   *[off] { "" }
  } Tu turno termina. { $colourReleasedWhenEmpty ->
    [on] Si se va todo tu castillo, tu color queda libre: tu próxima parte elige el nuevo, y las cartas de ese color que tengas a la derecha se unen a ella.
   *[off] Tu color sigue siendo tuyo, aunque no te quede ninguna parte.
  }
diamoniak-rules-fairy = El hada
diamoniak-rules-fairy-text = Un hada espera a tu derecha y puedes seguir robando. Si viene la bruja, puedes llamar a tu hada: las dos van junto al mazo y te quedas con todo lo demás. Tu turno también termina. Un hada echa a una sola bruja.
diamoniak-rules-pile = Cuando se acaba el mazo
diamoniak-rules-pile-text = Cuando hace falta una carta y no quedan, se barajan las cartas de al lado: es el nuevo mazo. Cada cual conserva las suyas.
diamoniak-rules-win = ¿Quién gana?
diamoniak-rules-win-text = En cuanto la sexta parte de tu castillo está en su sitio, robada o comprada, has ganado al instante.

## Por qué lo harían nuestros jugadores
diamoniak-why-draw-more = Otra carta vale el riesgo.
diamoniak-why-stop-witch-near = La bruja puede venir: mejor guardar lo que tienes.
diamoniak-why-stop-buy-next = Guarda tus diamantes: en tu próximo turno podrás comprar la parte que te falta.
diamoniak-why-buy = Esta parte es segura; una carta del mazo no lo es.
diamoniak-why-fairy = Lo que conservas vale más que el hada.
diamoniak-why-give-others = Da lo que menos vas a echar en falta.
diamoniak-why-only-move = No se puede hacer otra cosa.

## El final
diamoniak-score = { $n } de 6
diamoniak-end-castle = { $name } ha terminado su castillo antes que nadie.
diamoniak-moment-bold = El mejor momento: { $name } se atreve a robar { $n } cartas seguidas, sin una sola bruja.
diamoniak-moment-bold-you = Tu mejor momento: { $n } cartas seguidas, sin una sola bruja.
diamoniak-moment-fairy = El mejor momento: el hada de { $name } para a la bruja y salva { $n } partes del castillo.
diamoniak-moment-fairy-you = Tu mejor momento: tu hada para a la bruja y salva { $n } partes de tu castillo.
diamoniak-moment-bought = El mejor momento: { $name } compra a { $seller } la carta que faltaba.
diamoniak-moment-bought-you = Tu mejor momento: le compras a { $seller } la carta que faltaba.
diamoniak-moment-drawn = El mejor momento: { $name } roba { diamoniak-a-card }, justo la que faltaba.
diamoniak-moment-drawn-you = Tu mejor momento: robas { diamoniak-a-card }, justo la que faltaba.

## Lessons
diamoniak-lesson-first = Tu primer castillo
diamoniak-lesson-first-draw = Tu castillo es rosa: necesita seis cartas rosas. ¡Roba una carta!
diamoniak-lesson-first-stop = ¡Un diamante, y ya tienes tres! Plántate ahora, antes de que venga la bruja.
diamoniak-lesson-first-buy = La otra persona tiene una carta rosa. Cómprala con tus tres diamantes.
diamoniak-lesson-first-again = Te toca otra vez. ¡Roba una carta!
diamoniak-lesson-first-dare = ¡Un hada! Te protege: atrévete con otra carta.
diamoniak-lesson-first-fairy = La bruja quiere tres de tus cartas. Llama al hada: la ahuyenta.
diamoniak-lesson-first-play = Ya lo sabes todo. Dos cartas rosas más y tu castillo está terminado. ¡Juega!
diamoniak-lesson-witch = La bruja hambrienta
diamoniak-lesson-witch-draw = Tu castillo está casi terminado. ¡Roba una carta!
diamoniak-lesson-witch-give = La bruja quiere tres cartas, y eliges tú. Guarda tu castillo y la carta amarilla que la otra persona busca.
diamoniak-lesson-witch-keep = ¡A la bruja le gustaría! Pero dale mejor la carta azul y los dos diamantes.
diamoniak-lesson-witch-buy = Te han comprado la carta amarilla: sus tres diamantes son tuyos. ¡Compra con ellos la carta rosa!
diamoniak-lesson-witch-play = Solo una carta rosa más y tu castillo estará terminado. ¡A jugar!
