# Ciò che dice --help, in italiano.

help-command = COMANDO
help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = di norma
help-possible = possibili
help-examples = Esempi
help-help = Mostrare questa pagina, o l’aiuto di un comando
help-solve-yam = Lo Yam dei 7 Yaminos, per una persona sola che vuole più punti possibile
help-solve-base = Un turno del gioco base dei 7 Yaminos: quando fermarsi
help-solve-patience = Il solitario di Diamino: posare più possibile delle 112 lettere

## What each option does
arg-lang = Lingua di ciò che leggono le persone; di norma quella del terminale (LC_ALL, LC_MESSAGES, LANG), o inglese
arg-help = Mostrare l’aiuto
arg-version = Mostrare la versione
arg-games-game = Solo questo gioco; di norma tutti
arg-game = Il gioco, col suo nome breve (`ludogite games` li mostra)
arg-options = Cambiare un’opzione del tavolo; si può dare più volte
arg-preset = Partire da regole già pronte; --option poi le cambia
arg-json = Un oggetto JSON, per i programmi
arg-plain = Senza disegni, solo parole
arg-lesson-lesson = Una lezione di un gioco (diamoniak/first) o un file
arg-play-game = Il gioco, con il suo nome (`ludogite games` li elenca), o una partita salvata (`.ludo`) da continuare
arg-threads = Quanti insieme; di norma tanti quanti i nuclei della macchina
arg-path = La partita salvata (`.ludo`); `-` la legge dallo standard input
arg-play-seats = Chi siede dove: me o me:NOME, gentle, easy, fair, middle, good, strong; separati da virgole; di norma me,middle, o me in solitario
arg-play-first = Il posto che comincia (il più giovane, dove lo dicono le regole)
arg-play-seed = Pescare ogni volta le stesse carte; di norma il caso viene dal sistema
arg-play-save = Dove scrivere la partita; di norma GIOCO-1.ludo, GIOCO-2.ludo, … in questa cartella
arg-replay-seat = Guardare con gli occhi di questo posto; di norma come uno spettatore
arg-replay-story = Raccontare ciò che è successo, riga per riga
arg-review-most = Quante scelte di ogni posto si mostrano, le più care per prime
arg-show-at = Dopo questa riga della partita (0 è l’inizio); di norma dopo l’ultima
arg-show-record = Tutta una nuova partita che comincia da quella posizione
arg-show-svg = Ciò che sta sul tavolo come immagine SVG, dove il gioco la sa disegnare
arg-simulate-seats = Chi gioca, separati da virgole
arg-simulate-ladder = Invece, ognuno dei nostri giocatori contro quello subito più debole
arg-simulate-games = Quante partite
arg-simulate-swap = Spostare tutti di un posto dopo ogni partita, così tutti cominciano lo stesso numero di volte
arg-simulate-seed = Quali partite: lo stesso numero dà le stesse partite
arg-simulate-physics = Lasciar cadere davvero dadi e domino; altrimenti si usano solo le probabilità stimate, ed è molto più veloce
arg-simulate-save = Conservare ogni partita in questa cartella
arg-solve-yam-boxes = Le caselle libere, separate da virgole; di norma tutto il foglio
arg-solve-yam-rounds = Quante manche così si sommano; di norma come dicono le opzioni se tutte le caselle sono libere, o 1
arg-solve-patience-seed = Un altro numero, un altro schema
arg-solve-patience-seconds = Fermarsi al più tardi dopo tanti secondi
arg-solve-patience-steps = Fermarsi dopo tanti passi, qualunque sia il tempo: lo stesso seme e gli stessi passi danno ovunque lo stesso schema
arg-solve-patience-svg = Scrivere anche un’immagine
arg-word-words = La parola, con o senza accenti
arg-engine-seed = Quale caso e quali capricci: lo stesso numero dà le stesse risposte alle stesse domande
arg-completions-shell = Per questa shell
arg-manual-command = Solo questo comando
arg-serve-port = La porta; 0 ne prende una libera
arg-serve-listen = L’indirizzo su cui ascoltare; 0.0.0.0 sono tutti
arg-serve-data = Cartella dei tavoli e della chiave che firma i cookie; di norma ludogite nella cartella dei dati dell’utente
arg-serve-store = Dove si conservano i tavoli: sqlite, un file in quella cartella, o postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE dice lo stesso, e chi elenca i processi non lo vede
arg-serve-open = Mostrare la pagina nel browser
arg-serve-log = Forma del registro su stderr; RUST_LOG dice quanto si scrive
arg-serve-bot_pause_ms = Quanti millisecondi uno dei nostri aspetta prima di giocare, così lo si può seguire
arg-serve-behind_proxy = Davanti a noi c’è un proxy su questa macchina; come --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Un proxy che sta davanti a noi, per indirizzo o rete: si crede a ciò che dice di indirizzi, nomi e https (docs/host.md)
arg-serve-metrics_for = Chi può leggere /metrics; nessuno, se nessuno è nominato
arg-serve-host_page = Una pagina per chi tiene la casa: che cosa succede, chiudere per manutenzione, i limiti; si apre con un link che vale una volta sola (docs/host.md)
arg-serve-keep_unfinished = Giorni dopo i quali si toglie un tavolo a cui nessuno è tornato e che non è stato finito; 0: mai
arg-serve-keep_finished = Lo stesso per le partite finite
arg-serve-give_up_after = Giorni dopo i quali una partita a cui nessuno è tornato finisce senza risultato e dice il suo seme
arg-serve-changes_per_minute = Quante volte al minuto un indirizzo può preparare un tavolo, sedersi ecc.; 0 è senza limite
arg-serve-frames_per_second = Quanti messaggi al secondo può mandare una linea a lungo andare; 0 è senza limite
arg-serve-visits_per_minute = Quante volte al minuto un indirizzo può chiedere una partita o aprire una linea; 0 è senza limite
arg-serve-looks_per_minute = Quante volte al minuto un indirizzo può chiedere l’elenco dei tavoli, lo stato e le cifre; 0 è senza limite
arg-serve-tables_per_guest = Quanti tavoli in corso può avere un ospite
arg-serve-tables_per_address = Quanti tavoli in corso possono avere tutti gli ospiti di un indirizzo
arg-serve-sockets_per_address = Quante linee possono essere aperte da un indirizzo
arg-serve-connections_per_address = Quante connessioni di qualsiasi tipo possono essere aperte da un indirizzo

## What each command teaches
teach-ludogite =
    Esempi:
      ludogite games            a che cosa si può giocare
      ludogite play diamoniak   una partita in questo terminale, contro uno dei nostri
      ludogite serve --open     la casa nel browser

    `ludogite help COMANDO` dice di più, con esempi.
    Codici d’uscita: 0 va tutto bene; 1 ciò che è stato letto è sbagliato (una riga vietata, un’estrazione disonesta); 2 il comando è scritto male.
teach-games =
    Esempi:
      ludogite games             per le persone, nella loro lingua
      ludogite games diamoniak   solo questo
      ludogite games --lang fr   in francese
      ludogite games --json      per i programmi
teach-lesson =
    La lezione dice a ogni passo che cosa fare; poi giochi sul serio.

    Esempi:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Ciò che puoi fare è elencato con numeri; scrivi un numero o ciò che lo segue. `?` spiega il resto: consiglio, annulla, esci.
    La partita si scrive mentre giochi, niente va perso; poi puoi rivederla e verificarla.

    Esempi:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      due persone, una tastiera
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   ogni volta le stesse carte
      ludogite play diamoniak-1.ludo                      continuare una partita salvata
teach-replay =
    Una riga che le regole rifiutano ferma tutto: si dice dove, quale regola e perché, e il codice d’uscita è 1.

    Esempi:
      ludogite replay game.ludo            risultato, punti, a chi tocca e il tavolo
      ludogite replay game.ludo --seat 2   come lo vede il posto 2
      ludogite replay game.ludo --story    ciò che è successo, riga per riga
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    dallo standard input
teach-review =
    Ogni partita finita: ciò che ha contato e quanto è costato. Dove è calcolato (lo Yam, Progressione…), ciò che ci si poteva aspettare all’inizio, più la fortuna, meno ciò che le scelte sono costate, è il punteggio.

    Esempi:
      ludogite review game.ludo              la fortuna di ogni posto e le scelte più care
      ludogite review game.ludo --most 100   tutto ciò che è costato qualcosa
      ludogite review game.ludo --json       seats (sum, said, moments) e note per riga
teach-show =
    La posizione si può incollare dopo la parola `position` nell’intestazione di una nuova partita, che allora comincia da lì.

    Esempi:
      ludogite show game.ludo                                  la posizione alla fine
      ludogite show game.ludo --at 12                          dopo la riga 12 della partita
      ludogite show game.ludo --at 0                           l’inizio
      ludogite show game.ludo --svg > tower.svg                il tavolo come immagine (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   una nuova partita che comincia da lì
teach-verify =
    Prima della partita la casa pubblica lo SHA-256 del suo seme (l’impegno), ogni posto aggiunge un numero suo, e il seme si dice alla fine. Ogni estrazione si ricalcola, e si nomina la prima che non è come dovrebbe.

    Esempi:
      ludogite verify game.ludo          codice 0 se è onesta, 1 se no o se non si può sapere
      ludogite verify game.ludo --json   per i programmi
teach-simulate =
    Giocatori: random (una mossa permessa qualsiasi), gentle, easy, fair, middle, good, strong. I posti sono nell’ordine in cui si siede; comincia il posto 1. Le vittorie hanno il loro intervallo al 95 % (Wilson); una vittoria condivisa conta in parti uguali. Lo stesso seme dà le stesse partite, con qualsiasi numero di thread.

    Esempi:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   aiuta cominciare?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   cadute vere, e ogni partita conservata
teach-solve =
    yam e base sono esatti: niente è sorteggiato, e la stessa domanda ha la stessa risposta fino all’ultima cifra. patience è una ricerca: il meglio che trova nel tempo dato.

    Esempi:
      ludogite solve yam                              una manche di Yam da soli, e quanto vale ogni casella
      ludogite solve yam --boxes full,suite,super     con solo queste caselle libere
      ludogite solve yam --option suiteReading=pick   con altre regole
      ludogite solve base                             un turno del gioco base
      ludogite solve patience --seed 7                uno schema di tutte le 112 lettere di Diamino, se si trova
      ludogite solve patience --svg layout.svg        lo stesso come immagine
teach-solve-yam =
    Esempi:
      ludogite solve yam                                       una manche, e quanto vale ogni casella
      ludogite solve yam --boxes full,suite,super --rounds 2   due manche con solo queste caselle libere
teach-solve-base =
    Esempi:
      ludogite solve base
      ludogite solve base --json   per i programmi
teach-solve-patience =
    Esempi:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   dieci secondi al massimo, e un’immagine
teach-word =
    Codici d’uscita: 0 si può giocare (tutte, se sono più d’una); 1 non si può.
    Con le opzioni di un tavolo si intendono le parole su cui è d’accordo: verbsOnly, subject, headwordsOnly, childrensTable.

    Esempi:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      più d’una insieme
      ludogite word AIMAT --option headwordsOnly=on      solo parole come le dà il dizionario
      ludogite word CANON --option subject=armee --json  solo parole dell’esercito, per i programmi
teach-engine =
    Un altro programma fa una domanda per riga e legge la risposta; docs/engine.md dice come.

    Esempi:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Esempi:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Esempi:
      ludogite licenses | less
teach-manual =
    Esempi:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Tutto sta nella cartella dei dati; portala con te e i tavoli continuano altrove. Ctrl-C chiude in buon ordine.

    Esempi:
      ludogite serve                              su questa macchina: http://127.0.0.1:7777
      ludogite serve --open                       e mostrarla nel browser
      ludogite serve --listen 0.0.0.0 --port 80   per tutti quelli che raggiungono questa macchina
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = casella
solve-alone = da sola
solve-share = nella manche
solve-round = Una manche di Yam con queste caselle: { $value } punti in media
solve-rounds = { $rounds } manche: { $value }
solve-base = Un turno del gioco base, per più punti possibile: { $value } in media
solve-patience = { $laid } lettere su { $of } (seme { $seed }, { $steps } passi)
solve-left = restano: { $squares }
solve-progress-boxes = insiemi di caselle
solve-progress-squares = lettere

## ludogite puzzles
arg-puzzles-play-puzzle = Un problema (yaminos/keep/17), un tipo (yaminos/keep) o un gioco
arg-puzzles-play-grade = Solo di questo grado: 1 è il più facile, 5 il più difficile
arg-puzzles-play-count = Quanti, uno dopo l’altro
arg-puzzles-play-seed = Lo stesso numero, gli stessi problemi; di norma il caso viene dal sistema operativo
arg-puzzles-make-kind = Un tipo di problemi (yaminos/keep)
arg-puzzles-make-count = Quanti
arg-puzzles-make-found = Quanti cercarne prima di tenerne tanti, facili e difficili; di norma il doppio
arg-puzzles-make-seed = Quali partite: lo stesso numero dà gli stessi problemi
arg-puzzles-check-kind = Un tipo (yaminos/keep) o un gioco; di norma tutti
arg-puzzles-check-long = Tutti, non solo alcuni
arg-puzzles-found-kind = Un tipo (yaminos/keep) o un gioco; di norma tutti
arg-puzzles-found-anew = Chiedere di nuovo ai giocatori, invece di dire che cosa raccontano le righe di chi le ha graduate
teach-puzzles =
    Esempi:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Esempi:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Esempi:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Esempi:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Esempi:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Un file che dice tutto questo; quello che si scrive qui conta di più (`ludogite settings` ne mostra uno per cominciare)
arg-backup-to = Il file; una copia che c’è già viene sostituita appena quella nuova è verificata
arg-backup-data = Cartella della casa; di solito ludogite nella cartella dei dati dell’utente
arg-host-link-data = Cartella della casa; di solito ludogite nella cartella dei dati dell’utente
arg-doctor-data = Cartella della casa; di solito ludogite nella cartella dei dati dell’utente
arg-doctor-store = Dove sono conservati i suoi tavoli, come si dice a `ludogite serve`: sqlite, o postgres://USER:PASSWORD@HOST/DATABASE; oppure LUDOGITE_STORE
arg-restore-file = La copia
arg-restore-data = Una cartella vuota, o che non c’è ancora
arg-serve-tls_cert = Con https e questo certificato (PEM, con tutti quelli che lo firmano); riletto quando cambia
arg-serve-tls_key = La chiave del certificato (PEM)
arg-serve-http_redirect_port = Mandare a https chi viene con http a questa porta
arg-serve-acme = Su https, con un certificato per questo nome che la casa si procura da sé (ACME) e rinnova; di nuovo per ogni altro nome. Accetta le condizioni di chi lo rilascia, e --http-redirect-port è 80 se non si dice altro (docs/host.md)
arg-serve-acme_directory = Chi lo rilascia: Let’s Encrypt, se non si dice altro
arg-serve-acme_contact = Dove possono scrivere a proposito di un certificato
arg-serve-acme_ca = Chi firma per loro, dove il sistema non si fida: PEM
arg-serve-backup_to = Fare copie della casa in questa cartella, ancora e ancora
arg-serve-backup_every = Ogni quanto: 30m, 12h, 1d (giorno)
arg-serve-keep = Quanto tempo si tiene una copia; la più recente, sempre
teach-settings =
    Ogni riga è spiegata e dice che cosa è consueto. Una chiave sconosciuta è un errore che nomina la sua riga.

    Esempi:
      ludogite settings > casa.toml
      ludogite serve --config casa.toml
teach-host-link =
    La casa è stata aperta con `ludogite serve --host-page`. Un link fatto prima non porta più da nessuna parte; il browser ammesso lo resta finché un altro non entra con un link.
    Dietro un proxy, metti il nome della casa prima di /host.

    Esempi:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    La casa può essere aperta: nessuno aspetta. Nel file c’è tutto, anche la chiave che firma i cookie: custodiscilo come una chiave.
    Riceve il suo nome solo dopo che è stato aperto e ogni partita rigiocata.

    Esempi:
      ludogite backup casa.sqlite
      ludogite backup /mnt/usb/casa.sqlite --data /var/lib/ludogite
teach-restore =
    La copia viene prima esaminata. Una cartella in cui c’è qualcosa non viene mai toccata.

    Esempi:
      ludogite restore casa.sqlite --data /var/lib/ludogite-nuova
      ludogite serve --data /var/lib/ludogite-nuova
teach-doctor =
    La casa può essere aperta. Codici d’uscita: 0 tutto bene; 1 qualcosa non va, e si dice che cosa e come rimediare.

    Esempi:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
