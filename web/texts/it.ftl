# Ludogîte, le parole della casa: brevi e calde.

title = Ludogîte, la casa dei giochi
home-title = Entra, la lampada è accesa
home-words = I giochi sono sullo scaffale, e c'è sempre qualcuno pronto a giocare con te.
play-now = Gioca subito
strength = Contro chi?
strength-easy = facile
strength-middle = medio
strength-strong = forte
resume = Riprendi la mia partita
wait = Un momento…
close = Chiudi
go-home = Torna a casa
notes = Bigliettini della casa
shelf = I giochi sullo scaffale
my-things = Tu e le tue impostazioni

box-diamoniak = Castelli, diamanti e streghe
box-diamoniak-for = Da 2 a 4 giocatori, da 5 a 9 anni
box-yaminos = Sette bastoncini, dodici giochi di dadi e domino
box-yaminos-for = Da soli o in 2–6, dai 6 anni
box-domino = Ventotto calamite: catena, torre e quinconce
box-domino-for = Da 2 a 4, circa dieci minuti
box-diamino = Parole crociate in francese, con i diavoli
box-diamino-for = In solitario o da 2 a 8, dagli 8 anni
box-diavolo = Dieci dadi, un ordine, la mano più veloce
box-diavolo-for = Da 2 a 6 giocatori, di ogni età
box-closed = Non ancora aperta
box-soon = Presto

lobby = Tavoli aperti
lobby-empty = Adesso nessuno aspetta. Apri un tavolo, forse arriva qualcuno.
lobby-join = Siediti
lobby-watch = Guarda

invite = Giocare con qualcuno
invite-1 = Apri una scatola e tieni un posto per una persona.
invite-2 = Mostra il codice o manda il link.
invite-3 = La partita comincia appena sono tutti seduti.
invite-which = Con quale scatola?
invite-with = Invita a { $game }

me = Il tuo nome e la tua immagine
me-edit = { $name }: cambia nome o immagine
me-save = Sono io
me-saved = Ciao { $name }!
my-name = Il tuo nome
my-picture = La tua immagine
my-name-private = Solo chi è al tuo tavolo vede il tuo nome.
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
sound = Suoni
voice = Leggi tutto ad alta voce
voice-on = Ti leggo quello che succede.
calm = Senza animazioni
letter-keys = Giocare con le lettere della tastiera

unofficial = Casa di giochi non ufficiale. I nomi dei giochi appartengono ai loro proprietari.
no-account = Nessun account, nessuna pubblicità, nessun messaggio tra sconosciuti.

lost-title = Qui non c'è niente
lost-words = Questa porta non porta da nessuna parte. Forse la partita è stata riposta.
no-answer = La casa non risponde
no-answer-words = La linea è caduta. Continuiamo a provare da soli: appena torna, sei dentro.
try-again = Riprova
rule = Regola { $rule }

box-closed-words = Questa scatola è ancora chiusa dal suo nastro: il gioco non è pronto. Torna presto!
rules = Le regole
rules-read = Leggi le regole
rules-listen = Ascolta: { $title }
players = Chi gioca?
seat-easy = Casa: facile
seat-middle = Casa: medio
seat-strong = Casa: forte
seat-person = Con un link
seat-here = Qualcuno qui
seat-someone = Ospite
seat-number = Giocatore { $seat }
seat-who = Chi gioca al posto { $seat }?
seat-name = Nome del giocatore { $seat }
seat-picture = { $picture }: cambia immagine
seat-remove = Togli il posto { $seat }
seat-add = Aggiungi un giocatore
who-begins = Chi è più giovane? Comincia lui o lei.
options = Come si gioca?
options-more = Scegli le regole una per una
presets = Regole già pronte
clock = Tempo per giocare
clock-none = Senza limite
clock-seconds = { $seconds } secondi
open-table = Tavolo aperto a tutti
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
link-send = Manda il link
link-copied = Il link è copiato. Mandalo a chi vuoi.
qr = Codice da inquadrare per entrare al tavolo
fill = Comincia senza aspettare, con i giocatori della casa
starting = Ci siamo tutti, si comincia…

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
greetings = Di' una parola
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
undo = Riprendi la mia mossa
undo-title = { $name } vorrebbe riprendere la sua mossa
undo-words = Ti va bene?
undo-asking = Chiediamo a { $name } se puoi riprendere la mossa…
undo-yes = Sì, va bene
undo-no = No, andiamo avanti
undo-granted = { $name } riprende la sua mossa.
undo-refused = La mossa resta.
leave = Lascia la partita
leave-title = Te ne vai?
leave-words = Un giocatore della casa prende il tuo posto. Se torni con lo stesso link, è di nuovo tuo.
leave-yes = Vado via
leave-no = Resto
pass-to = Tocca a te, { $name }!
pass-ready = Sono qui
line-lost = La linea è caduta. Ci ricolleghiamo…
away-words = Uno dei nostri gioca al posto tuo.
away-back = Sono tornato
result = Risultato
won-you = Hai vinto!
won = { $n ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto!
}
score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
again = Ancora una?
again-join = La prossima partita è pronta: gioca
again-other = Un altro gioco, con gli stessi
replay = Rivedi la partita
share = Condividi
record = Scarica
fair = È stata giusta?
fair-yes = { $n ->
    [one] Sì: l'unico caso della partita è stato ricalcolato ed è esatto.
   *[other] Sì: tutti i { $n } casi della partita sono stati ricalcolati e sono esatti.
}
fair-no = No: qualcosa non va.
fair-wrong = Riga { $line }: trovato «{ $found }», ci voleva «{ $expected }».
fair-kept = Questo dispositivo ha controllato: è l'impronta mostrata all'inizio e il suo numero c'è.
fair-not-kept = Attenzione: non è quello che questo dispositivo ha visto e aggiunto all'inizio.
fair-silent = Senza caso aggiunto da: { $names }.
fair-how = Come si fa a saperlo?
fair-how-words = Prima della partita la casa ha sigillato un seme segreto e ne ha mostrato l'impronta. Ogni apparecchio ha aggiunto il proprio caso. Ora il seme è svelato e chiunque può rifare il calcolo.
fair-commitment = Impronta data prima della partita
fair-seed = Seme svelato alla fine
replay-only = La partita è finita, qui si guarda soltanto.
replay-start = L'inizio della partita
replay-at = Passo { $at } di { $last }
replay-first = All'inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Fai scorrere
replay-pause = Ferma
problem-unreachable = La casa non risponde. Controlla la connessione e riprova.
problem-no-such-table = Questo tavolo non esiste, o è stato sparecchiato.
problem-other = Non ha funzionato ({ $detail }).
problem-bad-seats = Questi posti non vanno bene per questo gioco.
problem-bad-clock = Questo tempo di gioco non è possibile.
problem-bad-option = Questo gioco non ha quella regola.
problem-bad-name = Scegli un nome da 1 a 16 lettere.
problem-bad-picture = Non abbiamo quell'immagine.
problem-bad-greeting = Quella parola non è nella lista.
problem-already-playing = La partita è già cominciata. Puoi guardare.
problem-seat-taken = Questo posto è occupato.
problem-not-your-seat = Questo posto non è tuo.
problem-nothing-to-do = Adesso non tocca a te.
problem-not-the-host = Solo chi ha preparato il tavolo decide quando si comincia.
problem-not-over = La partita non è ancora finita.
problem-no-such-game = Questo gioco non è ancora sullo scaffale.
problem-broken = Qualcosa si è rotto da noi. Riprova tra un momento.
problem-broken-table = Qualcosa si è rotto a questo tavolo. Torna tra un momento.
problem-busy = La casa è molto occupata in questo momento. Riprova presto.
problem-house-full = Tutti i tavoli della casa sono occupati. Riprova più tardi.
problem-table-full = Troppe persone guardano già questo tavolo.
problem-too-fast = È un po' troppo tutto insieme. Aspetta un minuto e riprova.
problem-too-many-tables = Hai già molti tavoli in corso. Prima finiscine uno.
problem-too-many-sockets = Troppe pagine aperte a questo indirizzo. Chiudine una.
refusal-not-begun = La partita non è ancora cominciata.
refusal-already-played = Questa mossa è già stata giocata.
refusal-from-the-future = Questa mossa arriva troppo presto.
refusal-cannot-undo = Questa mossa non si può più riprendere: si è già visto il seguito.
refusal-no-such-seat = Quel posto non esiste.
refusal-too-often-away = Sei uscito troppe volte: uno dei nostri finisce la partita per te.
refusal-unreadable = Questa mossa non si può leggere.
refusal-bad-option = Questo gioco non ha quella regola.
