# Ludogîte, las palabras de la casa: cortas y cálidas.

title = Ludogîte, la casa de los juegos
home-title = Entra, la lámpara está encendida
home-words = Los juegos están en el estante, y siempre hay alguien listo para jugar contigo.
play-now = Jugar ahora mismo
two-here = Aquí somos dos
strength = ¿Contra quién?
strength-fit = juega para que ganes más o menos una de cada dos veces. Hoy: como { $name }.
strength-gentle = muy fácil
strength-easy = fácil
strength-fair = bastante fácil
strength-middle = medio
strength-good = bueno
strength-strong = fuerte
resume = Seguir mi partida
my-games = Mis partidas
my-games-with = con { $names }
my-games-gathering = Esperamos a los demás
my-games-play = Seguir
my-games-again = Volver a ver
my-games-leave = Dejar { $game } para siempre
my-games-leave-words = Un jugador de la casa ocupa tu sitio y este aparato olvida la mesa.
my-games-end-words = La partida acaba aquí y este aparato olvida la mesa.
my-games-whose = ¿Las partidas de quién?
my-games-everybody = Todos
code-ask = Un código para decir por teléfono
code-say = Díselo a quien venga: se escribe en la entrada y vale { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }.
code-have = Tengo un código
code-go = Entrar
my-games-forget = Olvidar { $game }
wait = Un momento…
close = Cerrar
go-home = Volver a la casa
notes = Notas de la casa
shelf = Los juegos del estante
my-things = Tú y tus ajustes

box-alone = En solitario
box-exactly = { $n } jugadores
box-players = De { $min } a { $max } jugadores
box-alone-or = En solitario o de 2 a { $max }
box-ages = de { $from } a { $to } años
box-ages-from = desde los { $from } años
box-ages-any = de cualquier edad
box-minutes = unos { $n } minutos

daily = Reto del día
daily-words = El mismo pequeño juego para toda la casa y la misma suerte para todos: solo cuenta cómo juegas. Unos cinco minutos.
daily-today = Hoy: { $game }
daily-play = Jugar el reto
daily-look = Ver el reto del día
daily-score = { $n ->
    [one] Has hecho { $n } punto.
   *[other] Has hecho { $n } puntos.
  }
daily-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
daily-once = Una sola partida al día: al recargar la página vuelves a la misma. En otro dispositivo la casa no puede saber que eres tú.
daily-next = El próximo reto empieza a las { $time }.
daily-standing = Mejor que tú: { $better }. Como tú: { $same }. Menos bien: { $less }.
daily-played = { $n ->
    [one] Ha jugado { $n } persona.
   *[other] Han jugado { $n } personas.
  }
daily-send = Enviar mi resultado como imagen
daily-friends = Con tus amigos
daily-friends-words = Quien viene por tu enlace juega a tu lado: cada uno ve el resultado del otro cuando ha jugado.
daily-invite = Invitar a amigos
daily-days = { $n ->
    [one] { $n } día jugado en dos semanas
   *[other] { $n } días jugados en dos semanas
  }
daily-days-words = Un día perdido no quita nada. Solo este dispositivo lo recuerda.
daily-yesterday = Ayer: { $game }
daily-best = { $n ->
    [one] Nuestro mejor jugador, con la misma suerte: { $n } punto.
   *[other] Nuestro mejor jugador, con la misma suerte: { $n } puntos.
  }
daily-solution = Ver su partida paso a paso
daily-later = La solución de ayer llega dos horas después de medianoche en Greenwich: algunos aún juegan.
daily-sealed = La suerte del día está fijada de antemano; esta es su promesa, que se comprueba mañana:

lobby = Mesas abiertas
lobby-empty = Ahora no espera nadie. Abre una mesa y quizá venga alguien.
lobby-join = Sentarse
lobby-watch = Mirar

invite = Jugar con alguien
invite-1 = Abre una caja y guarda un sitio para una persona.
invite-2 = Enseña el código o envía el enlace.
invite-3 = La partida empieza cuando todos están sentados.
invite-only-here = Esta dirección solo funciona en este aparato. Para que vengan otros, abre la casa con:
invite-which = ¿Con qué caja?
invite-with = Invitar a { $game }

me = Tu nombre y tu imagen
me-edit = { $name }: cambiar nombre o imagen
me-save = Soy yo
me-saved = ¡Hola, { $name }!
my-name = Tu nombre
my-picture = Tu imagen
my-name-private = Solo ven tu nombre las personas que tienen el enlace de tu mesa.
picture-fox = Zorro
picture-owl = Búho
picture-hedgehog = Erizo
picture-frog = Rana
picture-cat = Gato
picture-bear = Oso
picture-rabbit = Conejo
picture-snail = Caracol
picture-whale = Ballena
picture-ladybird = Mariquita
picture-mouse = Ratón
picture-dragon = Dragón

settings = Ajustes
language = Idioma
light = Luz
light-auto = Auto
light-day = Día
light-night = Noche
text-size = Tamaño del texto
sound = Sonidos
voice = Leer todo en voz alta
voice-on = Te leo lo que pasa.
calm = Sin animaciones
letter-keys = Jugar con las letras del teclado
key-list = Las teclas
key-list-words = Esto es lo que hacen las teclas en este momento.
key-list-none = En este momento no sirve ninguna tecla.
key-list-off = Las teclas están desactivadas en los ajustes.
key-list-on = Activar las teclas
key-list-race = Esto es una carrera: una tecla cuenta en cuanto se pulsa.
key-again = { $key } otra vez para confirmar: { $action }

unofficial = Casa de juegos no oficial. Los nombres de los juegos pertenecen a sus dueños.
no-account = Sin cuenta, sin publicidad, sin mensajes entre desconocidos.

lost-title = Aquí no hay nada
lost-words = Esta puerta no lleva a ninguna parte. Quizá la partida ya está guardada.
no-answer = La casa no responde
no-answer-words = La línea está cortada. Lo seguimos intentando solos: en cuanto vuelva, estarás dentro.
try-again = Probar otra vez
rule = Regla { $rule }
why = ¿Por qué?

rules = Las reglas
learn = Aprender en { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
}
learn-on = Seguir con la lección
lesson = Lección
lessons = Todas las lecciones
lesson-done = aprendida
lesson-go-on = seguir
lesson-minutes = { $minutes } min
lesson-listen = Escuchar la lección
lesson-end = ¡Bravo, ya sabes jugar!
lesson-next = Siguiente lección: { $lesson }
lesson-play = Jugar una partida de verdad
puzzles = Problemas
puzzles-words = ¿Qué harías tú? Del 1, fácil, al 5, difícil. La mejor respuesta está demostrada; lo que fallaste vuelve unos días después.
puzzle-grade = Grado { $grade }
puzzle-solved = Resueltos: { $solved } de { $count }.
puzzle-due = Para repasar: { $due }.
puzzle-listen = Escuchar el problema
puzzle-next = Siguiente problema
puzzle-again = Intentarlo de nuevo
puzzle-box = Volver a la caja
rules-try-it = Probar
rules-try = Probar: { $title }
rules-read = Leer las reglas
rules-listen = Escuchar: { $title }
players = ¿Quién juega?
seat-bot = La casa
seat-strength = ¿Qué jugador de la casa en el sitio { $seat }?
seat-person = Con un enlace
seat-here = Alguien aquí
seat-someone = Invitado
seat-number = Jugador { $seat }
seat-who = ¿Quién juega en el sitio { $seat }?
seat-name = Nombre del jugador { $seat }
seat-picture = { $picture }: cambiar de imagen
seat-remove = Quitar el sitio { $seat }
seat-add = Añadir un jugador
who-begins = ¿Quién es la persona más joven? Empieza ella.
options = ¿Cómo jugamos?
options-more = Elegir las reglas una a una
presets = Reglas ya preparadas
clock = Tiempo para jugar
clock-none = Sin límite de tiempo
clock-seconds = { $seconds } s por jugada
open-table = Mesa abierta a todo el mundo
help-table = Consejos de la casa
start = Empezar la partida
start-invite = Preparar la mesa

gathering = { $game }: nos sentamos
invited = Te invitan a jugar a { $game }
seat-you = eres tú
seat-house = jugador de la casa
seat-there = está aquí
seat-coming = ya viene…
seat-free = Sitio libre
sit-down = Sentarme y jugar
invite-show = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
}
invite-title = Ven a jugar a { $game } conmigo
preview-table = En esta mesa te espera un sitio. Entra y juega: sin cuenta y sin instalar nada.
link-send = Enviar el enlace
link-copied = El enlace está copiado. Envíalo a quien quieras.
qr = Código para escanear y unirse a la mesa
fill = Empezar sin esperar, con jugadores de la casa
starting = Ya están todos, empezamos…
waiting-for = Esperamos a { $names }…

turn-yours = Te toca
turn-of = Le toca a { $name }
looking-on = Estás mirando
turn-everyone = Juegan todos
moment = Un momento…
over = La partida ha terminado
clock-left = Segundos restantes:
menu = Todo lo demás
faster = Más rápido
read-aloud = { $sentence } Leer en voz alta.
hint = Un consejo
hint-says = Nuestro mejor jugador haría esto: { $action }
hint-not-now = Espera tu turno para pedir un consejo.
log = Lo que ha pasado
log-empty = La partida empieza.
greetings = Decir algo
greeting-hello = ¡Hola!
greeting-good-luck = ¡Buena suerte!
greeting-well-played = ¡Bien jugado!
greeting-thanks = ¡Gracias!
greeting-wow = ¡Guau!
greeting-oops = ¡Uy!
greeting-bravo = ¡Bravo!
greeting-again = ¡Otra más!
greeting-bye = ¡Adiós!
says = { $name }: { $words }
voice-short = Voz
undo = Deshacer mi jugada
undo-title = { $name } quiere deshacer su jugada
undo-words = ¿Te parece bien?
undo-asking = Preguntamos a { $name } si puedes deshacer tu jugada…
undo-yes = Sí, de acuerdo
undo-no = No, seguimos
undo-granted = { $name } deshace su jugada.
undo-refused = La jugada vale.
leave = Dejar la partida
leave-title = ¿Te vas?
leave-words = Un jugador de la casa ocupa tu sitio. Si vuelves por el mismo enlace, será tuyo otra vez.
leave-yes = Irme
leave-no = Me quedo
pass-to = ¡Te toca, { $name }!
pass-ready = Aquí estoy
plain-table = Sobre la mesa
plain-actions = Lo que puedes hacer
plain-type = Escribe tu jugada
plain-send = Jugar
option-yes = Sí
option-no = No
plain-rules = Todo lo que las reglas permiten está en un botón. Lo que no está permitido se rechaza, con el número de la regla.
plain-rules-file = Las reglas, numeradas:
line-lost = Se ha cortado la conexión. Volvemos a conectar…
away-words = Uno de los nuestros juega por ti.
away-back = Ya estoy aquí
seat-left = { $name } ha dejado la mesa: uno de los nuestros juega en su lugar.
seat-back = { $name } ha vuelto.
result = Resultado
won-you = ¡Has ganado!
won = { $n ->
    [one] ¡{ $names } ha ganado!
   *[other] ¡{ $names } han ganado!
}
finest = Tu mejor jugada
finest-of = La mejor jugada de { $name }
again = ¿Otra vez?
again-join = La siguiente partida está lista: jugar
again-other = Otro juego, con los mismos
replay = Ver la partida de nuevo
share = Compartir
record = Descargar
fair = ¿Fue justo?
fair-yes = { $n ->
    [one] Sí: el único sorteo de la partida se ha vuelto a calcular y es correcto.
   *[other] Sí: los { $n } sorteos de la partida se han vuelto a calcular y todos son correctos.
}
fair-no = No: algo no está bien.
fair-wrong = Línea { $line }: se encontró «{ $found }», se esperaba «{ $expected }».
fair-kept = Este aparato lo ha comprobado: es la huella del principio y su propio número está dentro.
fair-not-kept = Cuidado: no es lo que este aparato vio y añadió al principio.
fair-silent = No añadieron ningún número suyo: { $names }.
fair-how = ¿Cómo se sabe?
fair-how-words = Antes de la partida, la casa selló una semilla secreta y enseñó su huella. Cada aparato añadió un número suyo al azar. Ahora la semilla está a la vista y cualquiera puede repetir el cálculo.
fair-commitment = Huella dada antes de la partida
fair-seed = Semilla revelada al final
replay-only = La partida ha terminado, aquí solo miramos.
replay-start = El comienzo de la partida
replay-at = Paso { $at } de { $last }
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Parar
replay-moves = Todas las jugadas
replay-speed = Velocidad
replay-turn-back = Al turno anterior
replay-turn-forward = Al turno siguiente
replay-eyes = ¿Con los ojos de quién?
replay-eyes-onlooker = Como quien mira
replay-eyes-of = Con los ojos de { $name }
replay-round-go = Ir a una ronda
replay-round = Ronda { $n }
record-open = Volver a ver una partida guardada
record-open-words = Elige un archivo .ludo o suéltalo aquí. La casa lo lee para mostrarlo y no se queda con nada.
record-choose = Elegir un archivo
record-unreadable = Este archivo no es una partida que la casa sepa leer.
problem-unreachable = La casa no responde. Revisa tu conexión y vuelve a intentarlo.
problem-no-such-table = Esta mesa no existe, o ya está recogida.
problem-other = No ha funcionado ({ $detail }).
problem-bad-seats = Estos sitios no van con este juego.
problem-bad-clock = Este tiempo de juego no es posible.
problem-bad-option = Esa regla no existe en este juego.
problem-bad-name = Elige un nombre de 1 a 16 letras.
problem-name-alike = Alguien en esta mesa tiene un nombre que se lee igual que el tuyo. Elige otro.
problem-bad-picture = No tenemos esa imagen.
problem-bad-greeting = Esa palabra no está en la lista.
problem-already-playing = La partida ya ha empezado. Puedes mirar.
problem-seat-taken = Ese sitio está ocupado.
problem-not-your-seat = Ese sitio no es tuyo.
problem-no-help = En esta mesa se juega sin consejos: así se ha acordado.
problem-one-seat-each = En una mesa abierta cada cual ocupa un solo sitio.
problem-nothing-to-do = Ahora no te toca.
problem-not-the-host = Solo quien preparó la mesa decide cuándo empezar.
problem-not-over = La partida aún no ha terminado.
problem-other-day = Ese día ya ha pasado: aquí tienes el reto de hoy.
problem-no-rehearsal = En esta casa no puedes elegir ni el azar ni la posición de partida.
problem-no-such-game = Este juego todavía no está en el estante.
problem-broken = Algo se ha roto aquí. Vuelve a intentarlo en un momento.
problem-broken-table = Algo se ha roto en esta mesa. Vuelve en un momento.
problem-busy = La casa está muy ocupada ahora mismo. Vuelve a intentarlo pronto.
problem-house-full = Todas las mesas de la casa están ocupadas. Inténtalo más tarde.
problem-table-full = Ya hay demasiada gente mirando esta mesa.
problem-too-fast = Es demasiado de golpe. Espera un minuto y vuelve a intentarlo.
problem-no-such-code = Este código no lleva a ningún sitio, o ya no vale. Comprueba si está bien escrito o pide otro.
problem-too-many-codes = Han llegado demasiados códigos erróneos desde aquí. Espera un minuto o ven por el enlace.
problem-no-such-lesson = Esa lección no existe.
problem-no-such-puzzle = Ese problema no existe.
problem-too-many-tables = Ya tienes muchas mesas en marcha. Termina una primero.
problem-too-many-tables-mine = Ver mis partidas
problem-too-many-sockets = Hay demasiadas páginas abiertas en esta dirección. Cierra una.
problem-too-many-connections = Hay demasiadas conexiones abiertas en esta dirección. Inténtalo de nuevo en un minuto.
problem-too-slow = Ha tardado demasiado en llegar. Inténtalo de nuevo.

child = Un niño o una niña
my-child = Soy un niño o una niña
my-child-words = En las mesas donde la casa aconseja a los niños, puedes pedirle consejo.
seat-child = El jugador { $seat } es un niño o una niña
help-none = Sin consejos
help-children = Consejos para los niños
help-all = Consejos para todos
away-table = Si alguien se ausenta
away-wait = Se espera a quien falte
away-ask-seconds = Ausente { $n } s: decidimos juntos
away-ask-minutes = Ausente { $n } min: decidimos juntos
away-bot-seconds = Ausente { $n } s: juega la casa
away-bot-minutes = Ausente { $n } min: juega la casa
away-bot-once = Ausente: la casa juega enseguida
away-time-up = Se te acabó el tiempo: alguien de la casa termina la partida por ti.
clock-minutes = { $minutes } min cada uno
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tiempo de { $name }:
clock-soon = Quedan { $seconds } segundos.
clock-up = A { $name } se le acabó el tiempo.
at-zero = Cuando se acaba el tiempo
at-zero-bot = Juega la casa
at-zero-nothing = Sin tiempo: se dice y nada más
term-option = { $option }: { $value }
terms = Lo acordado
watching = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
}
seat-take = Sentarme aquí
seat-take-number = { seat-take } ({ $seat })
seat-swap = Cambiar
seat-swap-with = Cambiar de sitio con { $name }
swap-title = { $name } querría tu sitio
swap-words = ¿Quieres cambiar?
swap-yes = Sí, cambiamos
swap-no = No, me quedo aquí
swap-asking = Preguntamos a { $name } si cambiáis de sitio…
swap-granted = Los sitios se han cambiado.
swap-refused = Cada cual se queda en su sitio.
stand-in-title = { $name } no está en la mesa
stand-in-words = Lleváis un rato esperando. Alguien de la casa puede jugar hasta su vuelta.
stand-in-yes = Sí, seguimos
stand-in-no = No, esperamos más
stand-in-refused = Seguimos esperando a { $name }.
stood-in-words = Alguien de la casa ha jugado por ti.
stood-in-undo = Deshacer esa jugada
stood-in-stays = Alguien de la casa ha jugado por ti. La jugada vale: mostró algo, o la partida ha seguido desde entonces.
link-title = El enlace
link-words = Copia esta dirección y envíala a quien quieras.
