# Ludogîte en la línea de órdenes, en español.

list-and = { $before } y { $last }
you = Tú
player-person = Jugador { $n }
player-gentle = Muy fácil { $n }
player-easy = Fácil { $n }
player-fair = Bastante fácil { $n }
player-middle = Medio { $n }
player-good = Bueno { $n }
player-strong = Fuerte { $n }

## ludogite --help
help-ludogite = Una casa de juegos: jugar, guardar las partidas, comprobarlas y estudiarlas.
help-games = La lista de los juegos y sus opciones
help-play = Jugar en este terminal contra jugadores de la casa
help-lesson = Aprender un juego jugando
help-replay = Volver a jugar una partida guardada según las reglas y decir cómo va
help-review = Repasar una partida acabada: qué costó cada elección y qué cambió la suerte
help-show = Mostrar la posición después de una línea de una partida
help-verify = ¿Fue limpio el azar de una partida?
help-simulate = Hacer jugar muchas partidas a los jugadores de la casa y contar quién gana
help-solve = Calcular el mejor juego posible, donde se pueda
help-word = Decir si una palabra vale en el Diamino, y qué es
help-serve = Abrir la casa en el navegador
help-engine = Hablar con otros programas, línea a línea
help-completions = Escribir un script que completa las órdenes en un shell
help-manual = Escribir la página de manual, para man
help-licenses = Mostrar de quién es el trabajo que contiene este programa, y con qué licencias

## ludogite simulate
simulate-title = { $game }, { $n } partidas, semilla { $seed }
simulate-player = jugador
simulate-wins = gana
simulate-interval = intervalo 95 %
simulate-score = puntos (media)
simulate-seat = sitio
simulate-shared = Partidas ganadas por varios: { $n }; cada uno recibe una parte igual
simulate-estimated = (los dados y las caídas se estiman por sus probabilidades, no se simulan; --physics suelta de verdad)
simulate-turns = turnos: { $mean } por partida, de { $min } a { $max }
simulate-lines = líneas: { $mean } por partida, de { $min } a { $max }
simulate-speed = { $n } partidas por segundo, { $seconds } s
simulate-uneven = (no todos empezaron igual de veces: { $n } no es múltiplo del número de sitios)

## ludogite games
games-seats = De { $min } a { $max } jugadores
games-options = Opciones (--option CLAVE=VALOR)
games-only = Solo: { $forms }
games-presets = Reglas ya preparadas (--preset NOMBRE)
games-default = (lo habitual)

## ludogite play
play-welcome = Escribe un número de la lista o la palabra que le sigue. ? explica todo lo demás.
play-more = … y { $n } más. «{ $word }» las muestra todas, y también puedes escribir una tú.
play-hint = Nuestro mejor jugador diría: { $words } ({ $action }).
play-no-hint = Aquí no hay consejo: juzga tú.
play-undone = Jugada deshecha.
play-cannot-undo = Ahora no se puede deshacer nada: solo tu última jugada, antes de que traiga consecuencias.
play-too-late = Demasiado tarde: el turno ya ha terminado.
play-unreadable = No lo entiendo. Escribe un número de la lista o una palabra como «{ $example }».
play-saved = La partida queda guardada en { $file }.
play-nothing-to-save = ¡Hasta pronto! Todavía no había pasado nada.
play-go-on = Para seguir:
play-from-here = La semilla de esta partida no se conoce: sigue desde aquí con un azar nuevo, en un archivo propio.
play-was-it-fair = ¿Fue limpio el azar? Compruébalo:
play-word-help = ayuda
play-word-all = todo
play-word-table = mesa
play-word-hint = consejo
play-word-undo = deshacer
play-word-quit = salir
play-help =
    Un número de la lista o la palabra que le sigue (basta su comienzo) hace la jugada.
    consejo    lo que haría nuestro mejor jugador
    mesa       mostrar otra vez la mesa
    todo       mostrar todo lo que se puede hacer
    deshacer   deshacer la última jugada, si no ha traído nada
    salir      parar aquí; la partida se guarda

## ludogite replay y verify
replay-title = { $title }: { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
  }, todo según las reglas.
result-rank = { $rank }. { $name } ({ $score })
scores = Puntos: { $scores }
awaits-seats = Le toca a: { $names }
awaits-chance = Ahora decide el azar.
place-row = { $file }, línea { $row }, columna { $column }
place-line = { $file }, línea { $row }, columna { $column } (línea { $line } de la partida: «{ $text }»)
verify-fair = Limpio: { $n ->
    [one] { $n } sorteo es lo que da la semilla
   *[other] los { $n } sorteos son lo que da la semilla
  }, y es la semilla prometida.
verify-unfair = No es limpio: la línea { $line } de la partida (línea { $row } del archivo) dice «{ $found }», pero la semilla da «{ $expected }». { $n ->
    [one] { $n } sorteo anterior es correcto
   *[other] { $n } sorteos anteriores son correctos
  }.
verify-forged = No es limpio: la línea { $line } de la partida (línea { $row } del archivo) dice «{ $found }», pero la casa habría escrito «{ $expected }».
verify-no-seed = No se puede saber: la semilla no se ha dicho (se dice al terminar la partida).
verify-no-commitment = No se puede saber: la partida no promete ninguna semilla (no tiene «commitment»).
verify-other-seed = No es limpio: la semilla que se dijo no es la prometida.
verify-from-position = La partida empieza en una posición que alguien colocó: nada responde de lo anterior.
verify-added-nothing = El sitio { $seat } no añadió ningún número: para él, el azar depende solo de la casa, y nada muestra si allí se sentó una persona o un jugador de la casa.
verify-noted-stamps = Sitio { $seat }: el momento en que cuenta su mano depende de lo que anotó la casa al lado (la lentitud de su línea, o que la movió un jugador de la casa); nada más responde de ello.
verify-evening = «{ $name }»: { $people } personas, { $rounds } rondas, { $tables } mesas; líneas jugadas de nuevo: { $lines }, todas según las reglas.
verify-evening-seeds = La misma suerte para todos: las semillas dichas son las prometidas ({ $n }).
verify-evening-games = Partidas comprobadas: { $games }; sorteos que da la semilla: { $draws }.
verify-evening-unchecked = Sin partida en este archivo, o no jugadas hasta el final: mesas { $tables }.
verify-evening-corrected = Corregidas por quien recibe: mesas { $tables }.
verify-evening-law = No es lo prometido: la línea { $line } de la velada no sigue las reglas de los emparejamientos.
verify-evening-wrong = Mesa { $table }: { $why }
verify-evening-wrong-unreadable = su partida no se puede leer, o rompe una regla.
verify-evening-wrong-noTable = la velada no tiene esa mesa.
verify-evening-wrong-otherGame = no es el juego previsto.
verify-evening-wrong-otherSeats = allí se sentaron otros.
verify-evening-wrong-otherLuck = no tuvo la suerte prometida a todos.
verify-evening-wrong-otherResult = la partida acabó de otro modo que el que dice la velada.
verify-evening-wrong-unfair = un sorteo no es el que da la semilla.
verify-evening-wrong-forged = un instante no es el que la casa habría escrito.
verify-evening-wrong-noSeed = no se puede saber: la semilla no se ha dicho.
verify-evening-wrong-noCommitment = no se puede saber: la partida no promete ninguna semilla.
verify-evening-wrong-otherSeed = la semilla que se dijo no es la prometida.

## ludogite review
review-unfinished = Esta partida no ha terminado: se repasa al final.

## ludogite word
word-playable = { $word } se puede jugar.

## A command that was written wrong
usage-no-game = no hay ningún juego { $game }; hay { $known }
usage-no-command = no hay orden { $name }; hay { $known }
usage-no-preset = no hay ningún ajuste { $name }; hay { $known }
usage-option-form = las opciones se escriben CLAVE=VALOR, no { $option }
usage-no-option = no hay ninguna opción { $key }; hay { $known }
usage-option-value = la opción { $key } puede ser: { $values }
usage-seats = a { $game } juegan de { $min } a { $max }, pero --seats nombra { $n }
usage-seat = un sitio es me, me:NOMBRE, gentle, easy, fair, middle, good o strong, no { $word }
usage-player = un jugador es gentle, easy, fair, middle, good, strong o random, no { $word }
usage-name = un nombre tiene { $most } caracteres como máximo, no { $name }
usage-no-such-seat = no hay sitio { $seat }: la mesa tiene { $n }
usage-no-such-line = no hay línea { $line }: la partida tiene { $n }
usage-no-picture = --svg: no hay imagen de { $game }
usage-boxes = --boxes { $list }: esta hoja tiene { $known }
usage-file-exists = --save { $file }: el archivo ya existe
usage-cannot-save = --save { $file }: ahí no se puede escribir ({ $why })
usage-goes-on = { $file } sigue como empezó: --seats, --first, --option y --preset son para una partida nueva
usage-over = { $file } ya terminó: «ludogite replay» la muestra
usage-refused = { $why }

## A file that cannot be read
file-missing = no existe este archivo
file-too-large = más grande de lo que puede ser una partida

## ludogite puzzles
usage-no-puzzle = no hay ningún problema { $name }; hay { $known }
help-puzzles = Resolver problemas sacados de partidas, con respuestas demostradas
help-puzzles-play = Resolver problemas en este terminal
help-puzzles-make = Buscar problemas en partidas de nuestros jugadores y escribir sus líneas
help-puzzles-check = Demostrar de nuevo las respuestas guardadas
help-puzzles-found = Contar cuántas veces encuentra las respuestas cada uno de nuestros jugadores

## ludogite backup, restore, doctor
help-settings = Mostrar un archivo de ajustes para `ludogite serve`, con todo explicado
help-host-link = Hacer un enlace que abre la página del anfitrión de una casa abierta, una vez, en un solo navegador
help-backup = Guardar una copia de la casa en un solo archivo, mientras se juega
help-restore = Devolver una copia a una carpeta vacía
help-doctor = Abrir cada mesa de una casa, volver a jugar cada partida y nombrar lo que no va bien
counted-tables = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
counted-lines = { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; abierta y jugada de nuevo
restore-done = { counted-tables }, { counted-lines }, { $size } MB están en { $data }; para abrirlas: ludogite serve --data { $data }
doctor-well = Todo va bien: { counted-tables }, { counted-lines }, { $size } MB, todo jugado de nuevo
doctor-faults = Fallos: { $n }. Mesas que van bien: { $tables }. Líneas jugadas de nuevo: { $lines } ({ $size } MB)
doctor-running = Ahora mismo hay una casa abierta aquí.
doctor-older = El archivo tiene la versión { $version }; en el próximo arranque la casa guarda una copia y lo lleva a la { $newest }.
doctor-damaged = El archivo está dañado: { $detail }
doctor-newer = Una casa más nueva ha escrito el archivo ({ $detail })
doctor-unreadable = La mesa { $table } no se puede leer: { $detail }
doctor-no-such-game = La mesa { $table } juega a un juego que esta casa no tiene: { $detail }
doctor-against-rules = La mesa { $table } tiene una línea que las reglas rechazan: { $detail }
doctor-orphans = Quedan líneas de mesas que ya no están: { $detail }
doctor-key = La clave que firma las cookies no está como debe: { $detail }
doctor-open-to-others = Otros pueden leer este archivo: { $detail }
remedy-damaged = La casa no se abrirá con él. Devuelve la copia más reciente a una carpeta vacía: ludogite restore ARCHIVO --data CARPETA
remedy-newer = Usa esa versión más nueva; esta no toca el archivo.
remedy-unreadable = Las demás mesas siguen abiertas para todos; quien venga a esta sabrá que no se puede leer. Una copia anterior quizá aún la tenga.
remedy-no-such-game = Las demás mesas siguen abiertas para todos; una casa que tenga este juego abre también esta.
remedy-against-rules = Las demás mesas siguen abiertas para todos; quien venga a esta sabrá que no se puede leer. Una copia anterior quizá aún la tenga.
remedy-orphans = No molestan a nadie, y la casa las pasa por alto.
remedy-key = Al arrancar, la casa hace una nueva si no hay ninguna; los invitados son entonces recién llegados. Una copia contiene la clave.
remedy-open-to-others = Al arrancar, la casa cierra el archivo a los demás.
