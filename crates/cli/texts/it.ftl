# Ludogîte sulla riga di comando, in italiano.

list-and = { $before } e { $last }
you = Tu
player-person = Giocatore { $n }
player-gentle = Molto facile { $n }
player-easy = Facile { $n }
player-fair = Abbastanza facile { $n }
player-middle = Medio { $n }
player-good = Bravo { $n }
player-strong = Forte { $n }

## ludogite --help
help-ludogite = Una casa di giochi: giocare, conservare le partite, controllarle e studiarle.
help-games = L’elenco dei giochi e delle loro opzioni
help-play = Giocare in questo terminale contro giocatori della casa
help-lesson = Imparare un gioco giocando
help-replay = Rigiocare una partita salvata secondo le regole e dire a che punto è
help-review = Rivedere una partita finita: che cosa è costata ogni scelta e che cosa ha cambiato la fortuna
help-show = Mostrare la posizione dopo una riga di una partita
help-verify = Il caso di una partita è stato onesto?
help-simulate = Far giocare molte partite ai giocatori della casa e contare chi vince
help-solve = Calcolare il miglior gioco possibile, dove si può
help-word = Dire se una parola vale al Diamino, e che cos’è
help-serve = Aprire la casa nel browser
help-engine = Parlare con altri programmi, riga per riga
help-completions = Scrivere uno script che completa i comandi in una shell
help-manual = Scrivere la pagina di manuale, per man
help-licenses = Mostrare di chi è il lavoro contenuto in questo programma, e con quali licenze

## ludogite simulate
simulate-title = { $game }, { $n } partite, seme { $seed }
simulate-player = giocatore
simulate-wins = vince
simulate-interval = intervallo 95 %
simulate-score = punti (media)
simulate-seat = posto
simulate-shared = Partite vinte da più giocatori: { $n }; ognuno ne riceve una parte uguale
simulate-estimated = (dadi e cadute sono stimati dalle loro probabilità, non simulati; --physics lascia andare davvero)
simulate-turns = turni: { $mean } per partita, da { $min } a { $max }
simulate-lines = righe: { $mean } per partita, da { $min } a { $max }
simulate-speed = { $n } partite al secondo, { $seconds } s
simulate-uneven = (non tutti hanno cominciato lo stesso numero di volte: { $n } non è un multiplo dei posti)

## ludogite games
games-seats = Da { $min } a { $max } giocatori
games-options = Opzioni (--option CHIAVE=VALORE)
games-only = Solo: { $forms }
games-presets = Regole già pronte (--preset NOME)
games-default = (di solito)

## ludogite play
play-welcome = Scrivi un numero della lista o la parola che lo segue. ? spiega tutto il resto.
play-more = … e altre { $n }. «{ $word }» le mostra tutte, e puoi anche scriverne una tu.
play-hint = Il nostro giocatore migliore direbbe: { $words } ({ $action }).
play-no-hint = Qui niente consigli: giudica tu.
play-undone = Mossa annullata.
play-cannot-undo = Adesso non si può annullare nulla: solo la tua ultima mossa, prima che abbia un seguito.
play-too-late = Troppo tardi: il turno è già finito.
play-unreadable = Non capisco. Scrivi un numero della lista o una parola come «{ $example }».
play-saved = La partita è salvata in { $file }.
play-nothing-to-save = A presto! Non era ancora successo niente.
play-go-on = Per continuare:
play-from-here = Il seme di questa partita non è noto: continua da qui con un nuovo caso, in un file tutto suo.
play-was-it-fair = Il caso è stato onesto? Controlla:
play-word-help = aiuto
play-word-all = tutto
play-word-table = tavolo
play-word-hint = consiglio
play-word-undo = annulla
play-word-quit = esci
play-help =
    Un numero della lista o la parola che lo segue (basta l’inizio) fa la mossa.
    consiglio   che cosa farebbe il nostro giocatore migliore
    tavolo      mostrare di nuovo il tavolo
    tutto       mostrare tutto quello che si può fare
    annulla     annullare l’ultima mossa, se non ha avuto seguito
    esci        fermarsi qui; la partita resta salvata

## ludogite replay e verify
replay-title = { $title }: { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
  }, tutto secondo le regole.
result-rank = { $rank }. { $name } ({ $score })
scores = Punti: { $scores }
awaits-seats = Tocca a: { $names }
awaits-chance = Adesso decide il caso.
place-row = { $file }, riga { $row }, colonna { $column }
place-line = { $file }, riga { $row }, colonna { $column } (riga { $line } della partita: «{ $text }»)
verify-fair = Onesto: { $n ->
    [one] { $n } estrazione è quella che dà il seme
   *[other] tutte le { $n } estrazioni sono quelle che dà il seme
  }, ed è il seme promesso.
verify-unfair = Non è onesto: la riga { $line } della partita (riga { $row } del file) dice «{ $found }», ma il seme dà «{ $expected }». { $n ->
    [one] { $n } estrazione precedente è giusta
   *[other] { $n } estrazioni precedenti sono giuste
  }.
verify-forged = Non è onesto: la riga { $line } della partita (riga { $row } del file) dice «{ $found }», ma la casa avrebbe scritto «{ $expected }».
verify-no-seed = Non si può sapere: il seme non è stato detto (lo si dice a partita finita).
verify-no-commitment = Non si può sapere: la partita non promette alcun seme (non ha «commitment»).
verify-other-seed = Non è onesto: il seme che è stato detto non è quello promesso.
verify-from-position = La partita comincia da una posizione messa da qualcuno: niente garantisce ciò che è venuto prima.
verify-added-nothing = Il posto { $seat } non ha aggiunto nessun numero: per lui il caso dipende solo dalla casa, e niente mostra se lì sedeva una persona o un giocatore della casa.
verify-noted-stamps = Posto { $seat }: il momento in cui conta la sua mano dipende da ciò che la casa ha annotato accanto (la lentezza della linea, o che l’ha mossa un giocatore della casa); nient’altro lo garantisce.
verify-evening = «{ $name }»: { $people } persone, { $rounds } turni, { $tables } tavoli; righe rigiocate: { $lines }, tutte secondo le regole.
verify-evening-seeds = La stessa fortuna per tutti: i semi detti sono quelli promessi ({ $n }).
verify-evening-games = Partite verificate: { $games }; estrazioni che dà il seme: { $draws }.
verify-evening-unchecked = Senza partita in questo file, o non giocati fino alla fine: tavoli { $tables }.
verify-evening-corrected = Corretti da chi ospita: tavoli { $tables }.
verify-evening-law = Non come promesso: la riga { $line } della serata non segue le regole degli abbinamenti.
verify-evening-wrong = Tavolo { $table }: { $why }
verify-evening-wrong-unreadable = la sua partita non si legge, o infrange una regola.
verify-evening-wrong-noTable = la serata non ha questo tavolo.
verify-evening-wrong-otherGame = non è il gioco previsto.
verify-evening-wrong-otherSeats = vi sedevano altri.
verify-evening-wrong-otherLuck = non ha avuto la fortuna promessa a tutti.
verify-evening-wrong-otherResult = la partita è finita diversamente da come dice la serata.
verify-evening-wrong-unfair = un’estrazione non è quella che dà il seme.
verify-evening-wrong-forged = un istante non è quello che la casa avrebbe scritto.
verify-evening-wrong-noSeed = non si può sapere: il seme non è stato detto.
verify-evening-wrong-noCommitment = non si può sapere: la partita non promette alcun seme.
verify-evening-wrong-otherSeed = il seme detto non è quello promesso.

## ludogite review
review-unfinished = Questa partita non è finita: la si rivede alla fine.

## ludogite word
word-playable = { $word } si può giocare.

## A command that was written wrong
usage-no-game = non c’è nessun gioco { $game }; ci sono { $known }
usage-no-command = non c’è un comando { $name }; ci sono { $known }
usage-no-preset = non c’è nessuna variante pronta { $name }; ci sono { $known }
usage-option-form = le opzioni si scrivono CHIAVE=VALORE, non { $option }
usage-no-option = non c’è nessuna opzione { $key }; ci sono { $known }
usage-option-value = l’opzione { $key } può essere: { $values }
usage-seats = a { $game } si gioca da { $min } a { $max }, ma --seats ne nomina { $n }
usage-seat = un posto è me, me:NOME, gentle, easy, fair, middle, good o strong, non { $word }
usage-player = un giocatore è gentle, easy, fair, middle, good, strong o random, non { $word }
usage-name = un nome ha al massimo { $most } caratteri, non { $name }
usage-no-such-seat = non c’è il posto { $seat }: il tavolo ne ha { $n }
usage-no-such-line = non c’è la riga { $line }: la partita ne ha { $n }
usage-no-picture = --svg: non c’è un’immagine di { $game }
usage-boxes = --boxes { $list }: questo foglio ha { $known }
usage-file-exists = --save { $file }: il file esiste già
usage-cannot-save = --save { $file }: lì non si può scrivere ({ $why })
usage-goes-on = { $file } continua come è cominciata: --seats, --first, --option e --preset sono per una partita nuova
usage-over = { $file } è finita: «ludogite replay» la mostra
usage-refused = { $why }

## A file that cannot be read
file-missing = questo file non esiste
file-too-large = più grande di quanto possa essere una partita

## ludogite puzzles
usage-no-puzzle = non c’è nessun problema { $name }; ci sono { $known }
help-puzzles = Risolvere problemi tratti da partite, con risposte dimostrate
help-puzzles-play = Risolvere problemi in questo terminale
help-puzzles-make = Cercare problemi in partite dei nostri giocatori e scriverne le righe
help-puzzles-check = Dimostrare di nuovo le risposte conservate
help-puzzles-found = Contare quante volte ciascuno dei nostri giocatori trova le risposte

## ludogite backup, restore, doctor
help-settings = Mostrare un file di impostazioni per `ludogite serve`, con tutto spiegato
help-host-link = Fare un link che apre la pagina di chi tiene una casa aperta, una volta, in un solo browser
help-backup = Fare una copia della casa in un solo file, mentre si gioca
help-restore = Rimettere una copia in una cartella vuota
help-doctor = Aprire ogni tavolo di una casa, rigiocare ogni partita e dire che cosa non va
counted-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
counted-lines = { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; aperta e rigiocata
restore-done = { counted-tables }, { counted-lines }, { $size } MB sono in { $data }; per aprirli: ludogite serve --data { $data }
doctor-well = Tutto bene: { counted-tables }, { counted-lines }, { $size } MB, tutto rigiocato
doctor-faults = Difetti: { $n }. Tavoli a posto: { $tables }. Righe rigiocate: { $lines } ({ $size } MB)
doctor-running = In questo momento qui è aperta una casa.
doctor-older = Il file ha la versione { $version }; al prossimo avvio la casa ne tiene una copia e lo porta alla { $newest }.
doctor-damaged = Il file è rovinato: { $detail }
doctor-newer = Una casa più nuova ha scritto il file ({ $detail })
doctor-unreadable = Il tavolo { $table } non si può leggere: { $detail }
doctor-no-such-game = Il tavolo { $table } gioca a un gioco che questa casa non ha: { $detail }
doctor-against-rules = Il tavolo { $table } ha una riga che le regole rifiutano: { $detail }
doctor-orphans = Restano righe di tavoli che non ci sono più: { $detail }
doctor-key = La chiave che firma i cookie non è come dovrebbe: { $detail }
doctor-open-to-others = Altri possono leggere questo file: { $detail }
remedy-damaged = Con questo file la casa non si aprirà. Rimetti la copia più recente in una cartella vuota: ludogite restore FILE --data CARTELLA
remedy-newer = Usa quella versione più nuova; questa non tocca il file.
remedy-unreadable = Tutti gli altri tavoli restano aperti; chi viene a questo saprà che non si può leggere. Una copia di prima forse l’ha ancora.
remedy-no-such-game = Tutti gli altri tavoli restano aperti; una casa che ha questo gioco apre anche questo.
remedy-against-rules = Tutti gli altri tavoli restano aperti; chi viene a questo saprà che non si può leggere. Una copia di prima forse l’ha ancora.
remedy-orphans = Non danno fastidio a nessuno, e la casa le salta.
remedy-key = All’avvio la casa ne fa una nuova se non c’è; gli ospiti sono allora dei nuovi venuti. Una copia ha dentro la chiave.
remedy-open-to-others = All’avvio la casa chiude il file agli altri.
