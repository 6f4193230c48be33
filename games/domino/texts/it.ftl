# Magnetic Domino in italiano.

domino-tagline = Ventotto calamite: in catena, a torre o sfalsate. Mano ferma!

## Le cose
domino-yes = sì
domino-no = no
domino-game-traditional = Gioco tradizionale
domino-game-challenge = Sfida magnetica
domino-game-quincunx = Quinconce
domino-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
  }
domino-piece = { $low }-{ $high } { domino-colour }
domino-piece-double = il doppio { $n } { domino-colour }
domino-count = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
  }

## Il tavolo
domino-table = Il tavolo
domino-board = Chi gioca
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } in tutto.
domino-still-held = A { $name } restano: { $pieces }.
domino-hand = La tua mano
domino-stock = { $n ->
    [0] Il mazzo è vuoto
    [one] Il mazzo: { $n } tessera
   *[other] Il mazzo: { $n } tessere
  }
domino-game-of = Partita { $game } di { $of }
domino-game-limit = Partita { $game }, fino a { $limit }
domino-due-flat = in piano
domino-due-height = in altezza
domino-colours = { $n ->
    [one] { $n } colore
   *[other] { $n } colori
  } nella tua mano
domino-chain-is = La catena: { $pieces }.
domino-tower-is = La costruzione: { domino-count }, { $levels ->
    [0] sul tavolo
   *[other] fino al livello { $levels }
  }.
domino-nothing-laid = Non c’è ancora niente.
domino-spot-level = { $level ->
    [-1] sollevando tutta la torre
    [0] sul tavolo
   *[other] livello { $level }
  }
domino-half = metà { $n } della { $low }-{ $high }
domino-half-double = metà { $side ->
    [left] sinistra
    [right] destra
    [far] posteriore
   *[near] anteriore
  } del doppio { $n }
domino-place-on = sulla { $half }
domino-place-bridge = a ponte sulla { $half } e sulla { $other }
domino-place-under = sotto la { $half }
domino-place-beside = { $side ->
    [left] a sinistra della
    [right] a destra della
    [far] dietro la
   *[near] davanti alla
  } { $half }
domino-toward = { $side ->
    [left] verso sinistra
    [right] verso destra
    [far] verso il fondo
   *[near] verso di te
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, estremità libera { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Posto { $n } di { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Posto successivo
domino-spot-previous = Posto precedente
domino-camera-left = Gira a sinistra (tasto Q)
domino-camera-right = Gira a destra (tasto E)
domino-camera-nearer = Più vicino (tasto +)
domino-camera-farther = Più lontano (tasto −)

## I pulsanti
domino-do-lay-none = Scegli una tessera
domino-do-choose = Prendi { $piece }
domino-do-choose-key = Prendi { $piece } (tasto { $key })

## Che cosa fare
domino-prompt-opening = Cominci tu: posa { $piece }.
domino-prompt-lay = Tocca a te! Scegli una tessera.
domino-prompt-flat = Tocca a te, in piano! Scegli una tessera.
domino-prompt-height = Tocca a te, in altezza! Scegli una tessera.
domino-prompt-end = A quale capo la posi?
domino-prompt-place = Dove la posi?
domino-prompt-carry = Portala sopra il suo posto e lasciala senza tremare.
domino-prompt-draw = Niente va bene: pesca una tessera.
domino-prompt-pass = Niente va bene e il mazzo è vuoto: passa.
domino-prompt-falling = Reggerà?
domino-prompt-between = Partita vinta: { $names }. Si ridistribuisce?
domino-prompt-no-double = Nessuno ha un doppio: si ridistribuisce.
domino-prompt-dealing = Si distribuisce…
domino-prompt-over = La partita è finita. Vittoria: { $names }.

## Che cosa è successo
domino-event-mixed = Partita { $game }: si mescola e si distribuisce.
domino-event-dealt = { $name } riceve { domino-count }.
domino-event-dealt-you = Ricevi { $pieces }.
domino-event-drew = { $name } pesca.
domino-event-drew-you = Peschi { $piece }.
domino-event-opened = { $name } comincia con { $piece }.
domino-event-opened-you = Cominci con { $piece }.
domino-event-laid = { $name } posa { $piece } contro { $n ->
    [0] lo 0
    [1] l’1
   *[other] il { $n }
  }.
domino-event-laid-you = Posi { $piece } contro { $n ->
    [0] lo 0
    [1] l’1
   *[other] il { $n }
  }.
domino-event-let-go = { $name } lascia { $piece }…
domino-event-let-go-you = Lasci { $piece }…
domino-event-stood = Regge! { $name } ha posato { $piece }.
domino-event-stood-you = Regge! Hai posato { $piece }.
domino-misses-left = { $left ->
    [1] {" "}Ancora un errore e la partita è bloccata.
    [2] {" "}Ancora { $left } errori di fila e la partita è bloccata.
    [3] {" "}Ancora { $left } errori di fila e la partita è bloccata.
   *[other] {""}
  }
domino-event-missed = Mancato: { $name } riprende { $piece }.{ domino-misses-left }
domino-event-missed-you = Mancato: riprendi { $piece }.{ domino-misses-left }
domino-event-collapsed = Patatrac! { $name } raccoglie { domino-count }.
domino-event-collapsed-you = Patatrac! Raccogli { domino-count }.
domino-event-passed = { $name } passa.
domino-event-passed-you = Passi.
domino-event-out = { $name } non ha più tessere!
domino-event-out-you = Non hai più tessere!
domino-event-blocked = La partita è bloccata: si conta.

## Che cosa si può fare, a parole
domino-action-open = Comincia con { $piece }
domino-action-lay-left = Posa { $piece } a sinistra, contro { $n ->
    [0] lo 0
    [1] l’1
   *[other] il { $n }
  }
domino-action-lay-right = Posa { $piece } a destra, contro { $n ->
    [0] lo 0
    [1] l’1
   *[other] il { $n }
  }
domino-action-place = Posa { $piece } { $spot }
    .button = Posa
domino-action-draw = Pesca
domino-action-pass = Passa
domino-action-deal = Distribuisci

## Le scelte
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Sfida con suspense
domino-preset-children = Con i piccoli
domino-option-game = A che gioco si gioca?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Che cosa si conta alla fine?
domino-option-count-dots = i punti
domino-option-count-dominoes = le tessere
domino-option-games = Quante partite?
domino-option-limit = O fino a quanti punti segnati?
domino-option-limit-help = 0: decide il numero di partite.
domino-option-voluntaryDraw = Chi può giocare può pescare?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Quando è bloccata la partita?
domino-option-blockedOnlyWhenStockEmpty-on = quando tutti hanno passato
domino-option-blockedOnlyWhenStockEmpty-off = appena niente può andare bene
domino-option-tieBreak = A pari merito in una partita bloccata…
domino-option-tieBreak-shared = si vince insieme
domino-option-tieBreak-fewestDominoes = vince chi ha meno tessere
domino-option-noDouble = Se nessuno ha un doppio…
domino-option-noDouble-highestSum = comincia la somma più alta
domino-option-noDouble-redeal = si ridistribuisce
domino-option-colourCheck = Servono più colori in mano?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Dove si può costruire?
domino-option-extremitiesOnly-on = solo alle estremità
domino-option-extremitiesOnly-off = dappertutto
domino-option-secondParallel = La seconda tessera della torre…
domino-option-secondParallel-on = è parallela alla prima
domino-option-secondParallel-off = si mette come si vuole
domino-option-liftTower = Si può sollevare la torre?
domino-option-liftTower-on = sì, per infilarci sotto una tessera
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Una tessera scivolata…
domino-option-missedCountsAsCollapse-on = conta come crollo
domino-option-missedCountsAsCollapse-off = torna in mano
domino-option-magnets = Come sono le calamite?
domino-option-magnets-none = non ce ne sono
domino-option-magnets-weak = deboli
domino-option-magnets-normal = normali
domino-option-magnets-strong = forti
domino-option-hand = Che mano posa le tessere?
domino-option-hand-own = la tua, che trema un po’
domino-option-hand-steady = una che non trema mai
domino-option-hand-help = Ferma: per i piccoli, e per giocare con la tastiera o a orecchio.
domino-option-fourPlayerAlternation = In quattro, a quinconce…
domino-option-fourPlayerAlternation-global = l’ultima tessera decide per tutti
domino-option-fourPlayerAlternation-perPlayer = ognuno alterna per sé
domino-option-keepModeMemory = Dopo un crollo, a quinconce…
domino-option-keepModeMemory-on = ognuno conserva il suo modo
domino-option-keepModeMemory-off = si ricomincia in piano

## Che cosa non si può, e perché
domino-refusal-being-dealt = Un momento: si distribuisce.
domino-refusal-being-drawn = La tessera pescata è per un altro turno.
domino-refusal-let-go = Una tessera lasciata è giocata.
domino-refusal-deal-first = Prima distribuisci una nuova partita.
domino-refusal-no-deal = Questa partita non è finita.
domino-refusal-must-open = Bisogna cominciare con { $tile }.
domino-refusal-other-game = In questo gioco non si fa.
domino-refusal-which-end = Di’ a quale capo: sinistra o destra.
domino-refusal-not-yours = Non è nella tua mano: { $tile }.
domino-refusal-does-not-fit = Qui deve toccare { $n ->
    [0] uno 0
   *[other] un { $n }
  }: { $tile } così non va.
domino-refusal-fits-no-end = Serve il { $n } o il { $other }: { $tile } non va a nessun capo.
domino-refusal-out-of-reach = Quel posto è troppo lontano, o sotto il tavolo.
domino-refusal-occupied = Il posto è occupato: qui c’è { $tile }.
domino-refusal-not-equal = I quadrati sovrapposti devono essere uguali: con { $tile } si toccherebbero { $n } e { $other }.
domino-refusal-no-contact = Qui { $tile } non tocca niente: mettila sopra una tessera, o sotto.
domino-refusal-not-parallel = La seconda tessera dev’essere parallela alla prima.
domino-refusal-not-an-end = Si gioca solo alle estremità, e { $tile } qui non ne tocca nessuna.
domino-refusal-must-be-flat = Adesso si gioca in piano.
domino-refusal-must-be-height = Adesso si gioca in altezza.
domino-refusal-steady-hand = A questo tavolo nessuna mano trema.
domino-refusal-must-play = Puoi giocare, quindi devi.
domino-refusal-stock-empty = Il mazzo è vuoto.
domino-refusal-stock-left = Restano tessere: prima pesca.
domino-refusal-nobody-draws = Adesso nessuno pesca.
domino-refusal-not-in-stock = Non è nel mazzo: { $tile }.
domino-refusal-one-colour = In una mano servono più colori, e { $tile } non ne porta un altro.
domino-refusal-nothing-falls = Adesso non cade niente.
domino-refusal-other-pieces = Non è nella costruzione: { $tile }.

## La pagina delle regole
domino-rules-choose = Le regole di quale gioco?
domino-rules-aim = Lo scopo
domino-rules-aim-text = Posa tutte le tue tessere prima degli altri{ $game ->
    [traditional] .
   *[other] , senza far cadere niente. Se l’ultima tessera fa crollare tutto, non hai vinto.
  }
domino-rules-box = Nella scatola
domino-rules-box-text = 28 tessere magnetiche di quattro colori. Una riga bianca fa due quadrati con dei punti; un quadrato senza punti vale zero e non è un jolly: zero va solo con zero. Un doppio ha due volte lo stesso numero. Una partita dura circa dieci minuti.
domino-rules-deal = Per cominciare
domino-rules-deal-text = Si gioca da 2 a 4. Si girano le tessere e si mescolano. In due ognuno ne pesca 7; in tre o quattro, 6. Il resto è il mazzo.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Ogni mano deve avere più colori.
  }
domino-rules-start = Chi comincia
domino-rules-start-text = Chi ha il doppio 6, o altrimenti il doppio più alto, lo posa. { $noDouble ->
    [redeal] Se nessuno ha un doppio, si ridistribuisce.
   *[highestSum] Se nessuno ha un doppio, comincia la tessera con la somma più alta.
  } Poi si gira verso sinistra, una tessera per turno. Serve sempre un quadrato con lo stesso numero di una tessera già posata.
domino-rules-chain = La catena
domino-rules-chain-text = Posa una tessera a un capo della catena, con i quadrati uguali che si toccano. La catena ha solo due capi: un doppio sta di traverso, ma niente si biforca.
domino-rules-tower = La torre
domino-rules-tower-text = Metti la tua tessera sopra o sotto un’altra: i quadrati sovrapposti hanno lo stesso numero, dappertutto, anche se fai un ponte fra due tessere. La faccia dev’essere libera. Quello che si tocca di lato non conta.
domino-rules-where = Dove costruire
domino-rules-where-text = { $extremitiesOnly ->
    [on] Servono solo le tessere alle due estremità.
   *[off] Servono tutte le tessere già posate.
  } Sotto vuol dire nel vuoto sotto una sporgenza{ $liftTower ->
    [on] , o sotto tutta la torre, che si solleva
   *[off] { "" }
  }. { $secondParallel ->
    [on] La seconda tessera di una torre è parallela alla prima.
   *[off] Per lungo o di traverso, come vuoi.
  }
domino-rules-modes = In piano, in altezza
domino-rules-modes-text = Si alterna: il primo doppio è in piano, poi una in altezza, una in piano… Pescare non cambia niente. Chi potrebbe giocare solo nell’altro modo pesca. In due ognuno alterna per sé: prima entrambi in piano, poi entrambi in altezza; chi pesca conserva il modo che doveva. In tre l’ultima tessera decide per tutti; in quattro { $fourPlayerAlternation ->
    [perPlayer] ognuno alterna per sé
   *[global] lo stesso
  }.
domino-rules-height = In altezza
domino-rules-height-text = Solo alle due estremità della costruzione: metti la tua tessera sul quadrato aperto, numero uguale su numero uguale. Due tessere che si toccano di lato possono essere diverse.
domino-rules-flat = In piano
domino-rules-flat-text = Sul tavolo, in due modi: di seguito al quadrato aperto, come nel gioco tradizionale, o infilata sotto una tessera d’estremità che sporge al livello 1, con lo stesso numero sotto. Più in alto non si può. Gli altri vicini non contano.
domino-rules-draw = Pescare
domino-rules-draw-text = Se niente va bene, pesca una tessera: il tuo turno è finito, anche se andasse bene. Se il mazzo è vuoto, passa. { $voluntaryDraw ->
    [on] Puoi pescare anche quando potresti giocare.
   *[off] Chi può giocare deve giocare.
  }
domino-rules-let-go = Lasciare
domino-rules-let-go-text = Una tessera lasciata è giocata: non si riprende. Regge; o scivola senza danni: { $missedCountsAsCollapse ->
    [on] conta come crollo
   *[off] la riprendi e il tuo turno è finito
  }. O cade tutto. { $hand ->
    [steady] A questo tavolo nessuna mano trema.
   *[own] Conta come la lasci.
  } { $magnets ->
    [none] Non ci sono calamite.
    [weak] Le calamite sono deboli.
    [strong] Le calamite sono forti.
   *[normal] Le calamite aiutano a reggere.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Tre errori a testa senza posare né pescare nulla nel frattempo, e la partita è bloccata.
  }
domino-rules-fall = Patatrac!
domino-rules-fall-text = Chi fa cadere la costruzione, anche solo un pezzo, anche per colpa delle calamite, prende tutte le sue tessere e quella che posava. Poi ricomincia chi ha in mano il doppio più alto; quello è il suo turno, e la stessa partita continua. Se era la sua ultima tessera, vince. A quinconce { $keepModeMemory ->
    [on] ognuno conserva il suo modo
   *[off] si ricomincia in piano
  }.
domino-rules-blocked = Partita bloccata
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Quando tutti hanno passato di seguito
   *[off] Appena nessuna tessera può andare bene, o quando tutti hanno passato di seguito
  }, si contano { $count ->
    [dominoes] le tessere
   *[dots] i punti
  } in mano: vince chi ne ha meno. { $tieBreak ->
    [fewestDominoes] A pari merito vince chi ha meno tessere.
   *[shared] A pari merito si vince insieme.
  }
domino-rules-match = Più partite
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Qui si gioca una sola partita.
     *[other] Si giocano { $games } partite.
    }
   *[other] Si gioca finché qualcuno ha segnato { $limit }.
  } Dopo ogni partita chi perde segna { $count ->
    [dominoes] le tessere
   *[dots] i punti
  } che gli restano; chi vince non segna niente. Vince il totale più piccolo. Con i piccoli si contano le tessere invece dei punti, in tutti e tre i giochi.

## Perché i nostri giocatori lo farebbero
domino-why-only-move = Non c’è altro da fare.
domino-why-draw = Niente va bene: si pesca.
domino-why-last-domino = È l’ultima tessera!
domino-why-heavy = Meglio liberarsi di quelle grosse.
domino-why-double = I doppi sono difficili da piazzare.
domino-why-keep-going = Così resterà qualcosa da giocare.
domino-why-hold-up = Gli altri faranno fatica a seguire.
domino-why-safe = È il posto più sicuro.
domino-why-spoil = Regge ancora, ma la prossima sarà delicata.
domino-why-too-risky = È tutto troppo fragile: meglio pescare.

## La fine
domino-score = { $n ->
    [0] nessun punto di penalità
    [one] { $n } punto di penalità
   *[other] { $n } punti di penalità
  }
domino-score-dominoes = { $n ->
    [0] nessuna tessera di penalità
    [one] { $n } tessera di penalità
   *[other] { $n } tessere di penalità
  }
domino-end-out = Tutte le tessere sono posate. Complimenti, { $name }!
domino-end-blocked = Partita bloccata. È a { $name } che resta di meno.
domino-end-match = Il totale più piccolo: { $name }.
domino-moment-comeback = Il momento più bello: { $name } ha fatto crollare tutto, e vince lo stesso!
domino-moment-comeback-you = Il tuo momento più bello: hai fatto crollare tutto, e vinci lo stesso!
domino-moment-collapse = Il grande momento: { $name } fa cadere { domino-count } in un colpo!
domino-moment-collapse-you = Il tuo grande momento: fai cadere { domino-count } in un colpo!
domino-moment-tower = La costruzione più bella: { domino-count }, fino al livello { $levels }.
domino-moment-chain = La catena più lunga: { domino-count }.
domino-moment-high = Il punto più alto: { $name } posa { $piece } al livello { $level }.
domino-moment-high-you = Il tuo punto più alto: posi { $piece } al livello { $level }.
domino-moment-streak = La serie più bella: { $name } posa { domino-count } di fila senza pescare.
domino-moment-streak-you = La tua serie più bella: posi { domino-count } di fila senza pescare.

domino-key-walk = Un’altra delle tue tessere
domino-key-aim = Un altro posto per lei
domino-key-zoom = Guardare più da vicino, più da lontano

## Lessons
domino-lesson-chain = La catena
domino-lesson-chain-match = La catena finisce con un 3 da una parte e con un 2 dall’altra. Posa la tua 2-4 a destra, contro il 2.
domino-lesson-chain-ends = Si gioca ai due capi. A sinistra ci vuole un 3: posa la tua 1-3.
domino-lesson-chain-draw = Ci vuole un 1 o uno 0, e non ne hai. Allora pesca una tessera.
domino-lesson-chain-drawn = Pescando hai usato il tuo turno. Ma hai preso la 0-3: ora posala contro lo 0.
domino-lesson-chain-play = Ora sai tutto. Vince chi posa la sua ultima tessera. Finisci la partita!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = La catena finisce con uno 0 e con un 6, e tutti gli altri 0 sono già lì. Posa la tua 0-6 a destra, contro il 6: non andrà più niente!
domino-lesson-blocked-play = Bloccata! Si contano i punti rimasti in mano: tu 4, l’altra persona 28. Vince chi ne ha meno, e l’altra persona segna i suoi. Un’altra partita: vince il totale più basso. Gioca!
domino-lesson-tower = La torre
domino-lesson-tower-on = Qui si costruisce in altezza. Posa la tua 3-6 sopra un 6: sei su sei.
domino-lesson-tower-under = Si può costruire anche sotto. Un 1 sporge nel vuoto: infila la tua 1-5 lì sotto, sul tavolo.
domino-lesson-tower-not-on = È permesso. Ma questa volta infila la 1-5 sul tavolo, sotto l’1 che sporge.
domino-lesson-tower-again = Patatrac! L’altra persona ha fatto cadere tutto, e raccoglie tutto. Il doppio 6 ricomincia una torre: posaci sopra la tua 4-6.
domino-lesson-tower-play = Ti resta una sola tessera. Posala senza far cadere niente e hai vinto!
domino-lesson-quincunx = In piano e in altezza
domino-lesson-quincunx-double = Qui si posa ora in piano, ora in altezza. Comincia il doppio 6, in piano: posalo.
domino-lesson-quincunx-height = Anche l’altra persona ha giocato in piano. Ora in altezza, e solo sopra un capo: posa la tua 1-4 sul 4.
domino-lesson-quincunx-flat = Di nuovo in piano, sul tavolo. Un 2 sporge nel vuoto: infila la tua 2-5 lì sotto.
domino-lesson-quincunx-play = L’altra persona ha pescato e deve ancora giocare in piano. A te tocca in altezza. Finisci la partita!
domino-lesson-owed = Ognuno al suo ritmo
domino-lesson-owed-draw = Si gioca in altezza: ti serve un 6 o un 4. Non ne hai, allora pesca.
domino-lesson-owed-owes = L’altra persona ha giocato in altezza. Pescare non cambia niente: per te è ancora in altezza. Posa la tua 4-5 sul 4.
domino-lesson-owed-flat = L’altra persona gioca già in piano, e ora anche tu. Posa la tua 0-3 sul tavolo, contro il 3.
domino-lesson-owed-play = Hai capito! Vince chi posa tutto senza far cadere niente. Gioca!

## Problemi
domino-puzzle-ending = Vincere il finale
domino-puzzle-ending-ask = Una sola tessera vince di sicuro, qualunque cosa sia nascosta. Quale posi?

## Looking back
domino-review-lacks = Si poteva sapere: { $name } non aveva nessun { $numbers }.
domino-review-holds = Si poteva sapere: { $name } aveva { $pieces }.
