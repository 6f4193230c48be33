# Lo que dice --help, en español.

help-command = ORDEN
help-usage = Uso
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-default = por defecto
help-possible = posibles
help-examples = Ejemplos
help-help = Mostrar esta página, o la ayuda de una orden
help-solve-yam = El Yam de 7 Yaminos, para una persona sola que quiere el máximo de puntos
help-solve-base = Un turno del juego básico de 7 Yaminos: cuándo parar
help-solve-patience = El solitario de Diamino: colocar el máximo de las 112 letras

## What each option does
arg-lang = Idioma de lo que leen las personas; por defecto, el del terminal (LC_ALL, LC_MESSAGES, LANG), o inglés
arg-help = Mostrar la ayuda
arg-version = Mostrar la versión
arg-games-game = Solo este juego; por defecto, todos
arg-game = El juego, por su nombre corto (`ludogite games` los muestra)
arg-options = Cambiar una opción de la mesa; se puede dar varias veces
arg-preset = Empezar con reglas ya preparadas; --option las cambia después
arg-json = Un objeto JSON, para programas
arg-plain = Sin dibujos, solo palabras
arg-lesson-lesson = Una lección de un juego (diamoniak/first) o un archivo
arg-play-game = El juego, por su nombre (`ludogite games` los enumera), o una partida guardada (`.ludo`) para seguirla
arg-threads = Cuántas a la vez; por defecto, tantas como núcleos tenga la máquina
arg-path = La partida guardada (`.ludo`); `-` la lee de la entrada estándar
arg-play-seats = Quién se sienta dónde: me o me:NOMBRE, gentle, easy, fair, middle, good, strong; separados por comas; por defecto me,middle, o me en solitario
arg-play-first = El sitio que empieza (el más joven, donde lo digan las reglas)
arg-play-seed = Sacar siempre las mismas cartas; por defecto, el azar viene del sistema
arg-play-save = Dónde escribir la partida; por defecto, JUEGO-1.ludo, JUEGO-2.ludo, … en esta carpeta
arg-replay-seat = Mirar con los ojos de este sitio; por defecto, como alguien que mira
arg-replay-story = Contar lo que pasó, línea a línea
arg-review-most = Cuántas decisiones de cada sitio se muestran, las más caras primero
arg-show-at = Después de esta línea de la partida (0 es el principio); por defecto, después de la última
arg-show-record = Toda una partida nueva que empieza en esa posición
arg-show-svg = Lo que hay en la mesa como imagen SVG, donde el juego sepa dibujarlo
arg-simulate-seats = Quién juega, separados por comas
arg-simulate-ladder = En su lugar, cada uno de nuestros jugadores contra el siguiente más débil
arg-simulate-games = Cuántas partidas
arg-simulate-swap = Mover a todos un sitio después de cada partida, para que todos empiecen igual de a menudo
arg-simulate-seed = Qué partidas: el mismo número da las mismas partidas
arg-simulate-physics = Dejar caer de verdad dados y dominós; si no, solo se usan sus probabilidades estimadas, lo que es mucho más rápido
arg-simulate-save = Guardar cada partida en esta carpeta
arg-solve-yam-boxes = Las casillas abiertas, separadas por comas; por defecto, toda la hoja
arg-solve-yam-rounds = Cuántas rondas así se suman; por defecto, lo que digan las opciones si todas las casillas están abiertas, o 1
arg-solve-patience-seed = Otro número, otro tablero
arg-solve-patience-seconds = Parar como muy tarde después de tantos segundos
arg-solve-patience-steps = Parar después de tantos pasos, tarde lo que tarde: la misma semilla y los mismos pasos dan el mismo tablero en todas partes
arg-solve-patience-svg = Escribir también una imagen
arg-word-words = La palabra, con o sin acentos
arg-engine-seed = Qué azar y qué caprichos: el mismo número da las mismas respuestas a las mismas preguntas
arg-completions-shell = Para este shell
arg-manual-command = Solo esta orden
arg-serve-port = El puerto; 0 toma uno libre
arg-serve-listen = La dirección donde escuchar; 0.0.0.0 son todas
arg-serve-data = Carpeta de las mesas y de la clave que firma las cookies; por defecto, ludogite en la carpeta de datos del usuario
arg-serve-store = Dónde se guardan las mesas: sqlite, un archivo en esa carpeta, o postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE dice lo mismo sin que lo vea quien lista los procesos
arg-serve-open = Mostrar la página en el navegador
arg-serve-log = Forma del registro en stderr; RUST_LOG dice cuánto se escribe
arg-serve-bot_pause_ms = Cuántos milisegundos espera uno de los nuestros antes de jugar, para que se pueda seguir
arg-serve-behind_proxy = Hay un proxy delante en esta máquina; lo mismo que --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Un proxy que está delante, por dirección o red: se cree lo que diga de direcciones, nombres y https (docs/host.md)
arg-serve-metrics_for = Quién puede leer /metrics; nadie, si no se nombra a nadie
arg-serve-host_page = Una página para quien lleva la casa: qué pasa en ella, cerrar por mantenimiento, los límites; se abre con un enlace que sirve una sola vez (docs/host.md)
arg-serve-keep_unfinished = Días tras los que se quita una mesa a la que nadie volvió y que no se terminó; 0: nunca
arg-serve-keep_finished = Lo mismo para las partidas terminadas
arg-serve-give_up_after = Días tras los que una partida a la que nadie volvió acaba sin resultado y dice su semilla
arg-serve-changes_per_minute = Cuántas veces por minuto puede una dirección preparar una mesa, sentarse, etc.; 0 es sin límite
arg-serve-frames_per_second = Cuántos mensajes por segundo puede enviar una línea a la larga; 0 es sin límite
arg-serve-visits_per_minute = Cuántas veces por minuto puede una dirección pedir una partida o abrir una línea; 0 es sin límite
arg-serve-looks_per_minute = Cuántas veces por minuto puede una dirección pedir la lista de mesas, el estado y las cifras; 0 es sin límite
arg-serve-tables_per_guest = Cuántas mesas en curso puede tener un invitado
arg-serve-tables_per_address = Cuántas mesas en curso pueden tener todos los invitados de una dirección
arg-serve-sockets_per_address = Cuántas líneas pueden estar abiertas desde una dirección
arg-serve-connections_per_address = Cuántas conexiones de cualquier tipo pueden estar abiertas desde una dirección

## What each command teaches
teach-ludogite =
    Ejemplos:
      ludogite games            a qué se puede jugar
      ludogite play diamoniak   una partida en este terminal, contra uno de los nuestros
      ludogite serve --open     la casa en el navegador

    `ludogite help ORDEN` dice más, con ejemplos.
    Códigos de salida: 0 todo va bien; 1 lo leído está mal (una línea prohibida, un sorteo injusto); 2 la orden está mal escrita.
teach-games =
    Ejemplos:
      ludogite games             para personas, en su idioma
      ludogite games diamoniak   solo este
      ludogite games --lang fr   en francés
      ludogite games --json      para programas
teach-lesson =
    La lección dice en cada paso qué hay que hacer; después juegas de verdad.

    Ejemplos:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Lo que puedes hacer sale con números; escribe un número o lo que le sigue. `?` explica lo demás: consejo, deshacer, salir.
    La partida se escribe mientras juegas, nada se pierde; después puedes repetirla y comprobarla.

    Ejemplos:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      dos personas, un teclado
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   siempre las mismas cartas
      ludogite play diamoniak-1.ludo                      seguir una partida guardada
teach-replay =
    Una línea que las reglas rechazan lo para todo: se dice dónde, qué regla y por qué, y el código de salida es 1.

    Ejemplos:
      ludogite replay game.ludo            resultado, puntos, a quién le toca y la mesa
      ludogite replay game.ludo --seat 2   como la ve el sitio 2
      ludogite replay game.ludo --story    lo que pasó, línea a línea
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    desde la entrada estándar
teach-review =
    Toda partida terminada: lo que contó y lo que costó. Donde está calculado (el Yam, Progresión…), lo que se podía esperar al principio, más la suerte, menos lo que costaron las decisiones, es el resultado.

    Ejemplos:
      ludogite review game.ludo              la suerte de cada sitio y sus decisiones más caras
      ludogite review game.ludo --most 100   todo lo que costó algo
      ludogite review game.ludo --json       seats (sum, said, moments) y notas por línea
teach-show =
    La posición se puede pegar tras la palabra `position` en la cabecera de una partida nueva, que empieza entonces ahí.

    Ejemplos:
      ludogite show game.ludo                                  la posición al final
      ludogite show game.ludo --at 12                          después de la línea 12 de la partida
      ludogite show game.ludo --at 0                           el principio
      ludogite show game.ludo --svg > tower.svg                la mesa como imagen (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   una partida nueva que empieza ahí
teach-verify =
    Antes de la partida la casa publica el SHA-256 de su semilla (el compromiso), cada sitio añade un número suyo, y la semilla se dice al final. Cada sorteo se vuelve a calcular y se nombra el primero que no es lo que debía.

    Ejemplos:
      ludogite verify game.ludo          código 0 si fue justo, 1 si no o si no se puede saber
      ludogite verify game.ludo --json   para programas
teach-simulate =
    Jugadores: random (cualquier jugada permitida), gentle, easy, fair, middle, good, strong. Los sitios van en el orden en que se sientan; empieza el sitio 1. Las victorias llevan su intervalo del 95 % (Wilson); una victoria compartida cuenta a partes iguales. La misma semilla da las mismas partidas, con cualquier número de hilos.

    Ejemplos:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   ¿ayuda empezar?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   caídas de verdad, y cada partida guardada
teach-solve =
    yam y base son exactos: nada se sortea, y la misma pregunta tiene la misma respuesta hasta la última cifra. patience es una búsqueda: lo mejor que encuentra en el tiempo dado.

    Ejemplos:
      ludogite solve yam                              una ronda de Yam en solitario, y lo que vale cada casilla
      ludogite solve yam --boxes full,suite,super     con solo estas casillas abiertas
      ludogite solve yam --option suiteReading=pick   con otras reglas
      ludogite solve base                             un turno del juego básico
      ludogite solve patience --seed 7                un tablero con las 112 letras de Diamino, si se encuentra
      ludogite solve patience --svg layout.svg        lo mismo como imagen
teach-solve-yam =
    Ejemplos:
      ludogite solve yam                                       una ronda, y lo que vale cada casilla
      ludogite solve yam --boxes full,suite,super --rounds 2   dos rondas con solo estas casillas abiertas
teach-solve-base =
    Ejemplos:
      ludogite solve base
      ludogite solve base --json   para programas
teach-solve-patience =
    Ejemplos:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   diez segundos como mucho, y una imagen
teach-word =
    Códigos de salida: 0 se puede jugar (todas, si son varias); 1 no se puede.
    Con las opciones de una mesa se trata de las palabras que ha acordado: verbsOnly, subject, headwordsOnly, childrensTable.

    Ejemplos:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      varias a la vez
      ludogite word AIMAT --option headwordsOnly=on      solo palabras como las da el diccionario
      ludogite word CANON --option subject=armee --json  solo palabras del ejército, para programas
teach-engine =
    Otro programa hace una pregunta por línea y lee la respuesta; docs/engine.md dice cómo.

    Ejemplos:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Ejemplos:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Ejemplos:
      ludogite licenses | less
teach-manual =
    Ejemplos:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Todo se guarda en la carpeta de datos; llévatela y las mesas siguen en otro sitio. Ctrl-C cierra en orden.

    Ejemplos:
      ludogite serve                              en esta máquina: http://127.0.0.1:7777
      ludogite serve --open                       y mostrarla en el navegador
      ludogite serve --listen 0.0.0.0 --port 80   para todos los que lleguen a esta máquina
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = casilla
solve-alone = sola
solve-share = en la ronda
solve-round = Una ronda de Yam con estas casillas: { $value } puntos de media
solve-rounds = { $rounds } rondas: { $value }
solve-base = Un turno del juego básico, por el máximo de puntos: { $value } de media
solve-patience = { $laid } de { $of } letras (semilla { $seed }, { $steps } pasos)
solve-left = quedan: { $squares }
solve-progress-boxes = conjuntos de casillas
solve-progress-squares = letras

## ludogite puzzles
arg-puzzles-play-puzzle = Un problema (yaminos/keep/17), una clase (yaminos/keep) o un juego
arg-puzzles-play-grade = Solo de este grado: 1 es el más fácil, 5 el más difícil
arg-puzzles-play-count = Cuántos, uno tras otro
arg-puzzles-play-seed = El mismo número, los mismos problemas; por defecto, el azar viene del sistema operativo
arg-puzzles-make-kind = Una clase de problemas (yaminos/keep)
arg-puzzles-make-count = Cuántos
arg-puzzles-make-found = Cuántos se buscan antes de quedarse con tantos, fáciles y difíciles; por defecto, el doble
arg-puzzles-make-seed = Qué partidas: el mismo número da los mismos problemas
arg-puzzles-check-kind = Una clase (yaminos/keep) o un juego; por defecto, todos
arg-puzzles-check-long = Todos, no solo algunos
arg-puzzles-found-kind = Una clase (yaminos/keep) o un juego; por defecto, todos
arg-puzzles-found-anew = Preguntar otra vez a los jugadores, en vez de decir lo que cuentan las filas de quienes las graduaron
teach-puzzles =
    Ejemplos:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Ejemplos:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Ejemplos:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Ejemplos:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Ejemplos:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Un archivo que dice todo esto; lo que se teclea aquí cuenta más (`ludogite settings` muestra uno para empezar)
arg-backup-to = El archivo; una copia que ya esté ahí se sustituye en cuanto la nueva está comprobada
arg-backup-data = Carpeta de la casa; por defecto ludogite en la carpeta de datos del usuario
arg-host-link-data = Carpeta de la casa; por defecto ludogite en la carpeta de datos del usuario
arg-doctor-data = Carpeta de la casa; por defecto ludogite en la carpeta de datos del usuario
arg-doctor-store = Dónde se guardan sus mesas, como se le dice a `ludogite serve`: sqlite, o postgres://USER:PASSWORD@HOST/DATABASE; o LUDOGITE_STORE
arg-restore-file = La copia
arg-restore-data = Una carpeta vacía, o una que aún no existe
arg-serve-tls_cert = Por https, con este certificado (PEM, con todos los que lo firman); se vuelve a leer cuando cambia
arg-serve-tls_key = La clave del certificado (PEM)
arg-serve-http_redirect_port = Enviar a https a quien venga por http a este puerto
arg-serve-acme = Por https, con un certificado a este nombre que la casa va a buscar ella misma (ACME) y renueva; otra vez por cada nombre más. Acepta las condiciones de quien lo expide, y --http-redirect-port es 80 si no se dice otra cosa (docs/host.md)
arg-serve-acme_directory = Quién lo expide: Let’s Encrypt, si no se dice otra cosa
arg-serve-acme_contact = Adónde pueden escribir a propósito de un certificado
arg-serve-acme_ca = Quién firma por ellos, donde el sistema no se fía de ellos: PEM
arg-serve-backup_to = Guardar copias de la casa en esta carpeta, una y otra vez
arg-serve-backup_every = Cada cuánto: 30m, 12h, 1d (día)
arg-serve-keep = Cuánto tiempo se guarda una copia; la más reciente, siempre
teach-settings =
    Cada línea está explicada y dice lo habitual. Una clave desconocida es un error que nombra su línea.

    Ejemplos:
      ludogite settings > casa.toml
      ludogite serve --config casa.toml
teach-host-link =
    La casa se abrió con `ludogite serve --host-page`. Un enlace hecho antes ya no lleva a ninguna parte; el navegador admitido lo sigue siendo hasta que otro entre con un enlace.
    Detrás de un proxy, pon el nombre de la casa delante de /host.

    Ejemplos:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    La casa puede estar abierta: nadie espera por ello. El archivo lo contiene todo, incluso la clave que firma las cookies: guárdalo como una llave.
    Solo recibe su nombre cuando se ha abierto y se ha vuelto a jugar cada partida.

    Ejemplos:
      ludogite backup casa.sqlite
      ludogite backup /mnt/usb/casa.sqlite --data /var/lib/ludogite
teach-restore =
    Primero se examina la copia. Nunca se toca una carpeta en la que haya algo.

    Ejemplos:
      ludogite restore casa.sqlite --data /var/lib/ludogite-nueva
      ludogite serve --data /var/lib/ludogite-nueva
teach-doctor =
    La casa puede estar abierta. Códigos de salida: 0 todo va bien; 1 algo va mal, y se dice qué es y qué ayudaría.

    Ejemplos:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
