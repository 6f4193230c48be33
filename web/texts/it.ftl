# Ludogîte, le parole della casa: brevi e calde.

title = Ludogîte, la casa dei giochi
home-title = Entra, la lampada è accesa
home-words = I giochi sono sullo scaffale, e c’è sempre qualcuno pronto a giocare con te.
play-now = Gioca subito
two-here = Qui siamo in due
strength = Contro chi?
strength-fit = gioca in modo che tu vinca circa una volta su due. Oggi: come { $name }.
strength-gentle = molto facile
strength-easy = facile
strength-fair = abbastanza facile
strength-middle = medio
strength-good = bravo
strength-strong = forte
resume = Riprendi la mia partita
my-games = Le mie partite
my-games-with = con { $names }
my-games-gathering = Aspettiamo gli altri
my-games-play = Continua
my-games-again = Rivedi
my-games-leave = Lascia { $game } per sempre
my-games-leave-words = Un giocatore della casa prende il tuo posto e questo dispositivo dimentica il tavolo.
my-games-end-words = La partita finisce qui e questo dispositivo dimentica il tavolo.
my-games-whose = Le partite di chi?
my-games-everybody = Tutti
code-ask = Un codice da dire al telefono
code-say = Dillo a chi deve venire: si scrive all’ingresso e vale { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
  }.
code-have = Ho un codice
code-go = Entra
my-games-forget = Dimentica { $game }
wait = Un momento…
close = Chiudi
go-home = Torna a casa
notes = Bigliettini della casa
shelf = I giochi sullo scaffale
my-things = Tu e le tue impostazioni

box-alone = In solitario
box-exactly = { $n } giocatori
box-players = Da { $min } a { $max } giocatori
box-alone-or = In solitario o da 2 a { $max }
box-ages = da { $from } a { $to } anni
box-ages-from = da { $from } anni in su
box-ages-any = di ogni età
box-minutes = circa { $n } minuti

daily = Sfida del giorno
daily-words = Lo stesso piccolo gioco per tutta la casa e la stessa fortuna per tutti: conta solo come giochi. Circa cinque minuti.
daily-today = Oggi: { $game }
daily-play = Gioca la sfida
daily-look = Vedi la sfida del giorno
daily-score = { $n ->
    [one] Hai fatto { $n } punto.
   *[other] Hai fatto { $n } punti.
  }
daily-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
daily-once = Una sola partita al giorno: ricaricando la pagina torni alla stessa. Su un altro dispositivo la casa non può sapere che sei tu.
daily-next = La prossima sfida comincia alle { $time }.
daily-standing = Meglio di te: { $better }. Come te: { $same }. Meno bene: { $less }.
daily-played = { $n ->
    [one] Ha giocato { $n } persona.
   *[other] Hanno giocato { $n } persone.
  }
daily-send = Invia il mio risultato come immagine
daily-friends = Con i tuoi amici
daily-friends-words = Chi viene dal tuo link gioca accanto a te: ognuno vede il risultato dell’altro dopo aver giocato.
daily-invite = Invita amici
daily-days = { $n ->
    [one] { $n } giorno giocato in due settimane
   *[other] { $n } giorni giocati in due settimane
  }
daily-days-words = Un giorno saltato non toglie nulla. Solo questo dispositivo se ne ricorda.
daily-yesterday = Ieri: { $game }
daily-best = { $n ->
    [one] Il nostro miglior giocatore, con la stessa fortuna: { $n } punto.
   *[other] Il nostro miglior giocatore, con la stessa fortuna: { $n } punti.
  }
daily-solution = Rivedi la sua partita passo passo
daily-later = La soluzione di ieri arriva due ore dopo mezzanotte a Greenwich: qualcuno gioca ancora.
daily-sealed = La fortuna del giorno è fissata prima; ecco la sua promessa, da verificare domani:

lobby = Tavoli aperti
lobby-empty = Adesso nessuno aspetta. Apri un tavolo, forse arriva qualcuno.
lobby-join = Siediti
lobby-watch = Guarda

invite = Gioca con qualcuno
invite-1 = Apri una scatola e tieni un posto per una persona.
invite-2 = Mostra il codice o manda il link.
invite-3 = La partita comincia appena sono tutti seduti.
invite-only-here = Questo indirizzo funziona solo su questo dispositivo. Perché altri possano venire, apri la casa con:
invite-which = Con quale scatola?
invite-with = Invita a { $game }

me = Il tuo nome e la tua immagine
me-edit = { $name }: cambia nome o immagine
me-save = Sono io
me-saved = Ciao { $name }!
my-name = Il tuo nome
my-picture = La tua immagine
my-name-private = Solo chi ha il link del tuo tavolo vede il tuo nome.
picture-fox = Volpe
picture-owl = Gufo
picture-hedgehog = Riccio
picture-frog = Rana
picture-cat = Gatto
picture-bear = Orso
picture-rabbit = Coniglio
picture-snail = Lumaca
picture-whale = Balena
picture-ladybird = Coccinella
picture-mouse = Topo
picture-dragon = Drago

settings = Impostazioni
language = Lingua
light = Luce
light-auto = Auto
light-day = Giorno
light-night = Notte
text-size = Dimensione del testo
sound = Suoni
voice = Leggi tutto ad alta voce
voice-on = Ti leggo quello che succede.
calm = Senza animazioni
letter-keys = Gioca con le lettere della tastiera
key-list = I tasti
key-list-words = Ecco che cosa fanno i tasti in questo momento.
key-list-none = In questo momento nessun tasto serve.
key-list-off = I tasti sono disattivati nelle impostazioni.
key-list-on = Attiva i tasti
key-list-race = Questa è una gara: un tasto conta appena lo premi.
key-again = Ancora { $key } per confermare: { $action }

unofficial = Casa di giochi non ufficiale. I nomi dei giochi appartengono ai loro proprietari.
no-account = Nessun account, nessuna pubblicità, nessun messaggio tra sconosciuti.

lost-title = Qui non c’è niente
lost-words = Questa porta non porta da nessuna parte. Forse la partita è stata messa via.
no-answer = La casa non risponde
no-answer-words = La linea è caduta. Continuiamo a provare da soli: appena torna, sei dentro.
try-again = Riprova
rule = Regola { $rule }
why = Perché?

rules = Le regole
learn = Impara in { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minuti
}
learn-on = Continua la lezione
lesson = Lezione
lessons = Tutte le lezioni
lesson-done = imparata
lesson-go-on = continua
lesson-minutes = { $minutes } min
lesson-listen = Ascolta la lezione
lesson-end = Ottimo, ora sai giocare!
lesson-next = Lezione successiva: { $lesson }
lesson-play = Gioca una vera partita
puzzles = Problemi
puzzles-words = Che cosa faresti? Da 1, facile, a 5, difficile. La risposta migliore è dimostrata; quello che hai sbagliato torna dopo qualche giorno.
puzzle-grade = Grado { $grade }
puzzle-solved = Risolti: { $solved } su { $count }.
puzzle-due = Da ripetere: { $due }.
puzzle-listen = Ascolta il problema
puzzle-next = Problema successivo
puzzle-again = Riprova
puzzle-box = Torna alla scatola
rules-try-it = Prova
rules-try = Prova: { $title }
rules-read = Leggi le regole
rules-listen = Ascolta: { $title }
players = Chi gioca?
seat-bot = La casa
seat-strength = Quale giocatore della casa al posto { $seat }?
seat-person = Con un link
seat-here = Qualcuno qui
seat-someone = Ospite
seat-number = Giocatore { $seat }
seat-who = Chi gioca al posto { $seat }?
seat-name = Nome del giocatore { $seat }
seat-picture = { $picture }: cambia immagine
seat-remove = Togli il posto { $seat }
seat-add = Aggiungi un giocatore
who-begins = Chi è la persona più giovane? Comincia lei.
options = Come si gioca?
options-more = Scegli le regole una per una
presets = Regole già pronte
clock = Tempo per giocare
clock-none = Senza limite di tempo
clock-seconds = { $seconds } s a mossa
open-table = Tavolo aperto a tutti
help-table = Consigli della casa
start = Comincia la partita
start-invite = Prepara il tavolo

gathering = { $game }: ci sediamo
invited = Ti invitano a giocare a { $game }
seat-you = sei tu
seat-house = giocatore della casa
seat-there = è qui
seat-coming = sta arrivando…
seat-free = Posto libero
sit-down = Mi siedo e gioco
invite-show = { $n ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $n } persone
}
invite-title = Vieni a giocare a { $game } con me
preview-table = A questo tavolo c’è un posto per te. Entra e gioca: senza account, senza installare nulla.
link-send = Manda il link
link-copied = Il link è copiato. Mandalo a chi vuoi.
qr = Codice da inquadrare per entrare al tavolo
fill = Comincia senza aspettare, con i giocatori della casa
starting = Ci siamo tutti, si comincia…
waiting-for = Aspettiamo { $names }…

turn-yours = Tocca a te
turn-of = Tocca a { $name }
looking-on = Stai guardando
turn-everyone = Giocano tutti
moment = Un momento…
over = La partita è finita
clock-left = Secondi rimasti:
menu = Tutto il resto
faster = Più veloce
read-aloud = { $sentence } Leggi ad alta voce.
hint = Un consiglio
hint-says = Il nostro giocatore migliore farebbe così: { $action }
hint-not-now = Aspetta il tuo turno per chiedere un consiglio.
log = Che cosa è successo
log-empty = La partita comincia.
greetings = Di’ una parola
greeting-hello = Ciao!
greeting-good-luck = Buona fortuna!
greeting-well-played = Ben giocato!
greeting-thanks = Grazie!
greeting-wow = Caspita!
greeting-oops = Ops!
greeting-bravo = Bravo!
greeting-again = Ancora una!
greeting-bye = Arrivederci!
says = { $name }: { $words }
voice-short = Voce
undo = Annulla la mia mossa
undo-title = { $name } vorrebbe annullare la sua mossa
undo-words = Ti va bene?
undo-asking = Chiediamo a { $name } se puoi annullare la mossa…
undo-yes = Sì, va bene
undo-no = No, andiamo avanti
undo-granted = { $name } annulla la sua mossa.
undo-refused = La mossa resta.
leave = Lascia la partita
leave-title = Te ne vai?
leave-words = Un giocatore della casa prende il tuo posto. Se torni con lo stesso link, è di nuovo tuo.
leave-yes = Vado via
leave-no = Resto
pass-to = Tocca a te, { $name }!
pass-ready = Sono qui
plain-table = Sul tavolo
plain-actions = Che cosa puoi fare
plain-type = Scrivi la tua mossa
plain-send = Gioca
option-yes = Sì
option-no = No
plain-rules = Tutto ciò che le regole permettono è su un pulsante. Ciò che non è permesso viene rifiutato, con il numero della regola.
plain-rules-file = Le regole, numerate:
line-lost = La linea è caduta. Ci ricolleghiamo…
away-words = Uno dei nostri gioca al posto tuo.
away-back = Eccomi di nuovo
seat-left = { $name } ha lasciato il tavolo: uno dei nostri gioca al suo posto.
seat-back = { $name } è di nuovo al tavolo.
result = Risultato
won-you = Hai vinto!
won = { $n ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto!
}
finest = La tua mossa più bella
finest-of = La mossa più bella di { $name }
again = Ancora una?
again-join = La prossima partita è pronta: gioca
again-other = Un altro gioco, con gli stessi
replay = Rivedi la partita
share = Condividi
record = Scarica
fair = È stata onesta?
fair-yes = { $n ->
    [one] Sì: l’unica estrazione della partita è stata ricalcolata ed è esatta.
   *[other] Sì: tutte le { $n } estrazioni della partita sono state ricalcolate e sono esatte.
}
fair-no = No: qualcosa non va.
fair-wrong = Riga { $line }: trovato «{ $found }», ci voleva «{ $expected }».
fair-kept = Questo dispositivo ha controllato: è l’impronta mostrata all’inizio e il suo numero c’è.
fair-not-kept = Attenzione: non è quello che questo dispositivo ha visto e aggiunto all’inizio.
fair-silent = Non hanno aggiunto un numero proprio: { $names }.
fair-how = Come si fa a saperlo?
fair-how-words = Prima della partita la casa ha sigillato un seme segreto e ne ha mostrato l’impronta. Ogni dispositivo ha aggiunto un suo numero a caso. Ora il seme è svelato e chiunque può rifare il calcolo.
fair-commitment = Impronta data prima della partita
fair-seed = Seme svelato alla fine
replay-only = La partita è finita, qui si guarda soltanto.
replay-start = L’inizio della partita
replay-at = Passo { $at } di { $last }
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-moves = Tutte le mosse
replay-speed = Velocità
replay-turn-back = Al turno prima
replay-turn-forward = Al turno dopo
replay-eyes = Con gli occhi di chi?
replay-eyes-onlooker = Come chi guarda
replay-eyes-of = Con gli occhi di { $name }
replay-round-go = Vai a un giro
replay-round = Giro { $n }
record-open = Rivedi una partita salvata
record-open-words = Scegli un file .ludo o trascinalo qui. La casa lo legge per mostrarlo e non ne conserva nulla.
record-choose = Scegli un file
record-unreadable = Questo file non è una partita che la casa sappia leggere.
problem-unreachable = La casa non risponde. Controlla la connessione e riprova.
problem-no-such-table = Questo tavolo non esiste, o è stato sparecchiato.
problem-other = Non ha funzionato ({ $detail }).
problem-bad-seats = Questi posti non vanno bene per questo gioco.
problem-bad-clock = Questo tempo di gioco non è possibile.
problem-bad-option = Questo gioco non ha quella regola.
problem-bad-name = Scegli un nome da 1 a 16 lettere.
problem-name-alike = Qualcuno a questo tavolo ha un nome che si legge come il tuo. Scegline un altro.
problem-bad-picture = Non abbiamo quell’immagine.
problem-bad-greeting = Quella parola non è nella lista.
problem-already-playing = La partita è già cominciata. Puoi guardare.
problem-seat-taken = Questo posto è occupato.
problem-not-your-seat = Questo posto non è tuo.
problem-no-help = A questo tavolo si gioca senza consigli: così è stato deciso.
problem-one-seat-each = A un tavolo aperto ognuno prende un posto solo.
problem-nothing-to-do = Adesso non tocca a te.
problem-not-the-host = Solo chi ha preparato il tavolo decide quando si comincia.
problem-not-over = La partita non è ancora finita.
problem-other-day = Quel giorno è passato: ecco la sfida di oggi.
problem-no-rehearsal = In questa casa non puoi scegliere né il caso né la posizione di partenza.
problem-no-such-game = Questo gioco non è ancora sullo scaffale.
problem-broken = Qualcosa si è rotto da noi. Riprova tra un momento.
problem-broken-table = Qualcosa si è rotto a questo tavolo. Torna tra un momento.
problem-busy = La casa è molto occupata in questo momento. Riprova presto.
problem-house-full = Tutti i tavoli della casa sono occupati. Riprova più tardi.
problem-table-full = Troppe persone guardano già questo tavolo.
problem-too-fast = È un po’ troppo tutto insieme. Aspetta un minuto e riprova.
problem-no-such-code = Questo codice non porta da nessuna parte, o non è più valido. Controlla se è scritto bene o chiedine un altro.
problem-too-many-codes = Da qui sono arrivati troppi codici sbagliati. Aspetta un minuto o entra con il link.
problem-no-such-lesson = Questa lezione non esiste.
problem-no-such-puzzle = Questo problema non esiste.
problem-too-many-tables = Hai già molti tavoli in corso. Prima finiscine uno.
problem-too-many-tables-mine = Vedi le mie partite
problem-too-many-sockets = Troppe pagine aperte a questo indirizzo. Chiudine una.
problem-too-many-connections = Troppe connessioni sono aperte a questo indirizzo. Riprova tra un minuto.
problem-too-slow = Ci ha messo troppo ad arrivare. Riprova.

child = Un bambino o una bambina
my-child = Sono un bambino o una bambina
my-child-words = Ai tavoli dove la casa consiglia i bambini, puoi chiederle un consiglio.
seat-child = Il giocatore { $seat } è un bambino o una bambina
help-none = Senza consigli
help-children = Consigli per i bambini
help-all = Consigli per tutti
away-table = Se qualcuno si assenta
away-wait = Si aspetta chi si assenta
away-ask-seconds = Assente { $n } s: decidiamo insieme
away-ask-minutes = Assente { $n } min: decidiamo insieme
away-bot-seconds = Assente { $n } s: gioca la casa
away-bot-minutes = Assente { $n } min: gioca la casa
away-bot-once = Assente: la casa gioca subito
away-time-up = Il tuo tempo è finito: qualcuno della casa termina la partita per te.
clock-minutes = { $minutes } min a testa
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tempo di { $name }:
clock-soon = Ancora { $seconds } secondi.
clock-up = Il tempo di { $name } è finito.
at-zero = Quando il tempo è finito
at-zero-bot = Gioca la casa
at-zero-nothing = Tempo finito: lo si dice e basta
term-option = { $option }: { $value }
terms = Quello che si è deciso
watching = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
seat-take = Mi siedo qui
seat-take-number = { seat-take } ({ $seat })
seat-swap = Scambia
seat-swap-with = Scambia il posto con { $name }
swap-title = { $name } vorrebbe il tuo posto
swap-words = Vuoi scambiare?
swap-yes = Sì, scambiamo
swap-no = No, resto qui
swap-asking = Chiediamo a { $name } se scambiate i posti…
swap-granted = I posti sono scambiati.
swap-refused = Ognuno tiene il suo posto.
stand-in-title = { $name } non è al tavolo
stand-in-words = Aspettate da un po’. Qualcuno della casa può giocare fino al suo ritorno.
stand-in-yes = Sì, andiamo avanti
stand-in-no = No, aspettiamo ancora
stand-in-refused = Aspettiamo ancora { $name }.
stood-in-words = Qualcuno della casa ha giocato per te.
stood-in-undo = Annulla quella mossa
stood-in-stays = Qualcuno della casa ha giocato per te. La mossa resta: ha mostrato qualcosa, o la partita nel frattempo è andata avanti.
link-title = Il link
link-words = Copia questo indirizzo e mandalo a chi vuoi.
