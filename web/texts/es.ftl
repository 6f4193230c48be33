# Ludogîte, las palabras de la casa: cortas y cálidas.

title = Ludogîte, la casa de los juegos
home-title = Entra, la lámpara está encendida
home-words = Los juegos están en el estante, y siempre hay alguien listo para jugar contigo.
play-now = Jugar ahora mismo
strength = ¿Contra quién?
strength-easy = fácil
strength-middle = medio
strength-strong = fuerte
resume = Seguir mi partida
wait = Un momento…
close = Cerrar
go-home = Volver a la casa
notes = Notas de la casa
shelf = Los juegos del estante
my-things = Tú y tus ajustes

box-diamoniak = Castillos, diamantes y brujas
box-diamoniak-for = De 2 a 4 jugadores, de 5 a 9 años
box-yaminos = Siete barras, doce juegos de dados y dominó
box-yaminos-for = En solitario o de 2 a 6, desde los 6 años
box-domino = Veintiocho imanes: cadena, torre y tresbolillo
box-domino-for = De 2 a 4, unos diez minutos
box-diamino = Crucigramas en francés, con diablos
box-diamino-for = En solitario o de 2 a 8, desde 8 años
box-diavolo = Diez dados, una orden, la mano más rápida
box-diavolo-for = De 2 a 6 jugadores, de cualquier edad
box-closed = Todavía cerrada
box-soon = Pronto

lobby = Mesas abiertas
lobby-empty = Ahora no espera nadie. Abre una mesa y quizá venga alguien.
lobby-join = Sentarse
lobby-watch = Mirar

invite = Jugar con alguien
invite-1 = Abre una caja y guarda un sitio para una persona.
invite-2 = Enseña el código o envía el enlace.
invite-3 = La partida empieza cuando todos están sentados.
invite-which = ¿Con qué caja?
invite-with = Invitar a { $game }

me = Tu nombre y tu imagen
me-edit = { $name }: cambiar nombre o imagen
me-save = Soy yo
me-saved = ¡Hola, { $name }!
my-name = Tu nombre
my-picture = Tu imagen
my-name-private = Solo ven tu nombre las personas de tu mesa.
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
sound = Sonidos
voice = Leer todo en voz alta
voice-on = Te leo lo que pasa.
calm = Sin animaciones
letter-keys = Jugar con las letras del teclado

unofficial = Casa de juegos no oficial. Los nombres de los juegos pertenecen a sus dueños.
no-account = Sin cuenta, sin publicidad, sin mensajes entre desconocidos.

lost-title = Aquí no hay nada
lost-words = Esta puerta no lleva a ninguna parte. Quizá la partida ya está guardada.
no-answer = La casa no responde
no-answer-words = La línea está cortada. Lo seguimos intentando solos: en cuanto vuelva, estarás dentro.
try-again = Probar otra vez
rule = Regla { $rule }

box-closed-words = Esta caja aún está atada con su cinta: el juego no está listo. ¡Vuelve pronto!
rules = Las reglas
rules-read = Leer las reglas
rules-listen = Escuchar: { $title }
players = ¿Quién juega?
seat-easy = Casa: fácil
seat-middle = Casa: medio
seat-strong = Casa: fuerte
seat-person = Con un enlace
seat-here = Alguien aquí
seat-someone = Invitado
seat-number = Jugador { $seat }
seat-who = ¿Quién juega en el sitio { $seat }?
seat-name = Nombre del jugador { $seat }
seat-picture = { $picture }: cambiar de imagen
seat-remove = Quitar el sitio { $seat }
seat-add = Añadir un jugador
who-begins = ¿Quién es más joven? Esa persona empieza.
options = ¿Cómo jugamos?
options-more = Elegir las reglas una a una
presets = Reglas ya preparadas
clock = Tiempo para jugar
clock-none = Sin límite
clock-seconds = { $seconds } segundos
open-table = Mesa abierta a todo el mundo
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
link-send = Enviar el enlace
link-copied = El enlace está copiado. Envíalo a quien quieras.
qr = Código para escanear y unirse a la mesa
fill = Empezar sin esperar, con jugadores de la casa
starting = Ya están todos, empezamos…

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
undo-asking = Preguntamos a { $name } si puedes repetir tu jugada…
undo-yes = Sí, de acuerdo
undo-no = No, seguimos
undo-granted = { $name } deshace su jugada.
undo-refused = La jugada se queda.
leave = Dejar la partida
leave-title = ¿Te vas?
leave-words = Un jugador de la casa ocupa tu sitio. Si vuelves por el mismo enlace, será tuyo otra vez.
leave-yes = Irme
leave-no = Me quedo
pass-to = ¡Te toca, { $name }!
pass-ready = Aquí estoy
line-lost = Se ha cortado la conexión. Volvemos a conectar…
away-words = Uno de los nuestros juega por ti.
away-back = Ya estoy aquí
result = Resultado
won-you = ¡Has ganado!
won = { $n ->
    [one] ¡{ $names } ha ganado!
   *[other] ¡{ $names } han ganado!
}
score = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
again = ¿Otra vez?
again-join = La siguiente partida está lista: jugar
again-other = Otro juego, con los mismos
replay = Ver la partida de nuevo
share = Compartir
record = Descargar
fair = ¿Fue justo?
fair-yes = { $n ->
    [one] Sí: el único azar de la partida se ha vuelto a calcular y es correcto.
   *[other] Sí: los { $n } azares de la partida se han vuelto a calcular y todos son correctos.
}
fair-no = No: algo no está bien.
fair-wrong = Línea { $line }: se encontró «{ $found }», se esperaba «{ $expected }».
fair-kept = Este aparato lo ha comprobado: es la huella del principio y su propio número está dentro.
fair-not-kept = Cuidado: no es lo que este aparato vio y añadió al principio.
fair-silent = No añadieron su propio azar: { $names }.
fair-how = ¿Cómo se sabe?
fair-how-words = Antes de la partida, la casa selló una semilla secreta y enseñó su huella. Cada aparato añadió su propio azar. Ahora la semilla está a la vista y cualquiera puede repetir el cálculo.
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
problem-unreachable = La casa no responde. Revisa tu conexión y vuelve a intentarlo.
problem-no-such-table = Esta mesa no existe, o ya está recogida.
problem-other = No ha funcionado ({ $detail }).
problem-bad-seats = Estos sitios no van con este juego.
problem-bad-clock = Este tiempo de juego no es posible.
problem-bad-option = Esa regla no existe en este juego.
problem-bad-name = Elige un nombre de 1 a 16 letras.
problem-bad-picture = No tenemos esa imagen.
problem-bad-greeting = Esa palabra no está en la lista.
problem-already-playing = La partida ya ha empezado. Puedes mirar.
problem-seat-taken = Ese sitio está ocupado.
problem-not-your-seat = Ese sitio no es tuyo.
problem-nothing-to-do = Ahora no te toca.
problem-not-the-host = Solo quien preparó la mesa decide cuándo empezar.
problem-not-over = La partida aún no ha terminado.
problem-no-such-game = Este juego todavía no está en el estante.
problem-broken = Algo se ha roto aquí. Vuelve a intentarlo en un momento.
problem-broken-table = Algo se ha roto en esta mesa. Vuelve en un momento.
problem-busy = La casa está muy ocupada ahora mismo. Vuelve a intentarlo pronto.
problem-house-full = Todas las mesas de la casa están ocupadas. Inténtalo más tarde.
problem-table-full = Ya hay demasiada gente mirando esta mesa.
problem-too-fast = Es demasiado de golpe. Espera un minuto y vuelve a intentarlo.
problem-too-many-tables = Ya tienes muchas mesas en marcha. Termina una primero.
problem-too-many-sockets = Hay demasiadas páginas abiertas en esta dirección. Cierra una.
refusal-not-begun = La partida aún no ha empezado.
refusal-already-played = Esta jugada ya está hecha.
refusal-from-the-future = Esta jugada llega demasiado pronto.
refusal-cannot-undo = Esta jugada ya no se puede deshacer: ya se ha visto lo que siguió.
refusal-no-such-seat = Ese sitio no existe.
refusal-too-often-away = Te has ido demasiadas veces: uno de los nuestros termina la partida por ti.
refusal-unreadable = Esta jugada no se puede leer.
refusal-bad-option = Esa regla no existe en este juego.
