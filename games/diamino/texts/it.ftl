# Diamino in italiano.

diamino-tagline = Parole crociate, con i diavoli dentro!
diamino-french = Le parole sono francesi, qualunque lingua parli questa pagina.

## Contare
diamino-tiles = { $n ->
    [one] { $n } lettera
   *[other] { $n } lettere
  }
diamino-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
diamino-greens = { $n ->
    [one] un diavolo verde
   *[other] { $n } diavoli verdi
  }
diamino-reds = { $n ->
    [one] un diavolo rosso
   *[other] { $n } diavoli rossi
  }
diamino-black = una casella nera
diamino-score-laid = { $n ->
    [one] { $n } lettera posata
   *[other] { $n } lettere posate
  }
diamino-left = { $n ->
    [0] nessuna lettera
    [one] ancora { $n } lettera
   *[other] ancora { $n } lettere
  }
diamino-left-worth = { diamino-left } (valore: { $value })

## Opzioni
diamino-preset-one = Senza punti
diamino-preset-two = Con i punti
diamino-preset-family = In famiglia
diamino-preset-patience = Solitario
diamino-option-formula = Come si gioca?
diamino-option-formula-one = senza punti, da 2 a 8
diamino-option-formula-two = con i punti, da 2 a 4
diamino-option-formula-patience = solitario
diamino-option-board = Su quale tabellone?
diamino-option-board-coins = il tabellone dei quattro angoli, 15 × 15
diamino-option-board-diable = il tabellone del diavolo, 15 × 15
diamino-option-board-grande = il tabellone grande, 17 × 17
diamino-option-board-bord = il tabellone del bordo, 15 × 15
diamino-option-wordCheck = Chi sorveglia le parole?
diamino-option-wordCheck-auto = a seconda di chi gioca
diamino-option-wordCheck-challenge = gli altri, che possono contestare
diamino-option-wordCheck-refuse = la casa rifiuta quelle sbagliate
diamino-option-wordCheck-penalise = la casa punisce quelle sbagliate
diamino-option-wordCheck-help = A seconda di chi gioca: tra voi, gli altri; con un giocatore della casa o in solitario, la casa.
diamino-option-challengeSeconds = Quanti secondi per contestare?
diamino-option-challengeSeconds-help = 0: tutto il tempo che volete.
diamino-option-failedChallengePenalty = Contestare a torto…
diamino-option-failedChallengePenalty-none = non costa nulla
diamino-option-failedChallengePenalty-loseTurn = costa il prossimo turno
diamino-option-verbsOnly = Quali parole?
diamino-option-verbsOnly-on = solo verbi
diamino-option-verbsOnly-off = parole di ogni tipo
diamino-option-subject = Su quale argomento?
diamino-option-subject-any = tutti gli argomenti
diamino-option-subject-histoire = la storia
diamino-option-subject-chasse = la caccia
diamino-option-subject-sport = lo sport
diamino-option-subject-mode = la moda
diamino-option-subject-musique = la musica
diamino-option-subject-cuisine = la cucina
diamino-option-subject-marine = il mare e le navi
diamino-option-subject-animaux = gli animali
diamino-option-subject-plantes = le piante
diamino-option-subject-religion = la religione
diamino-option-subject-droit = il diritto
diamino-option-subject-arts = le arti
diamino-option-subject-medecine = la medicina
diamino-option-subject-sciences = le scienze
diamino-option-subject-politique = la politica
diamino-option-subject-informatique = l’informatica
diamino-option-subject-armee = l’esercito
diamino-option-subject-peche = la pesca
diamino-option-headwordsOnly = Plurali e forme dei verbi?
diamino-option-headwordsOnly-on = no, come nel dizionario
diamino-option-headwordsOnly-off = sì, contano
diamino-option-childrensTable = Un tavolo per bambini?
diamino-option-childrensTable-on = sì, senza parolacce
diamino-option-childrensTable-off = no, tutte le parole
diamino-option-vote = Si può votare una parola sconosciuta?
diamino-option-vote-on = sì, una volta per turno
diamino-option-vote-off = no
diamino-option-wordScore = Le parole valgono le loro lettere?
diamino-option-wordScore-on = sì
diamino-option-wordScore-off = no
diamino-option-wordScore-help = Solo nel gioco con i punti.
diamino-option-passOnlyIfNoExchange = Quando si può passare?
diamino-option-passOnlyIfNoExchange-on = quando la riserva è vuota
diamino-option-passOnlyIfNoExchange-off = quando si vuole
diamino-option-blockedWinner = Senza punti, una partita bloccata…
diamino-option-blockedWinner-none = non la vince nessuno
diamino-option-blockedWinner-lowestHand = la vince la mano più leggera
diamino-option-greenBlocksExit = Finire su un diavolo verde?
diamino-option-greenBlocksExit-on = no, prima si pesca
diamino-option-greenBlocksExit-off = sì
diamino-option-games = Quante partite?
diamino-option-games-help = Nel gioco senza punti; i punti di ogni partita si sommano.
diamino-option-target = Quale totale chiude l’incontro?
diamino-option-target-help = 0: nessuno. Senza punti: con una sola partita, se ne giocano quante ne servono per arrivarci.
diamino-option-drawnHand = In solitario, le lettere…
diamino-option-drawnHand-on = si pescano, dodici alla volta
diamino-option-drawnHand-off = ci sono tutte dall’inizio
diamino-option-squares = Solitario in piccolo: quante lettere?
diamino-option-squares-help = 0: tutte. Altrimenti se ne pescano tante e le altre restano nella scatola.

## Il tavolo
diamino-board = Il tabellone
diamino-rack = Le tue lettere
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } salterà il prossimo turno.
diamino-reserve = Riserva: { diamino-tiles }
diamino-game-of = Partita { $game } di { $of }
diamino-game-until = Partita { $game }, fino a { $target } punti
diamino-game-of-until = { diamino-game-of }, o { $target } punti
diamino-cell-plain = { $cell }, vuota
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, casella nera
diamino-cell-green = { $cell }, diavolo verde
diamino-cell-red = { $cell }, diavolo rosso
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, jolly
diamino-cell-draft = { $cell }, { $letter }, non ancora giocata
diamino-cell-lifted = { $cell }, { $letter }, da riprendere
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = jolly
diamino-tile-stack = { $tile }, { $count } volte
diamino-picked = { $tile }: scelta, { diamino-tiles } in tutto
diamino-unpicked = { $tile }: lasciata, { diamino-tiles } in tutto
diamino-writes-across = Si scrive verso destra.
diamino-writes-down = Si scrive verso il basso.
diamino-preview = { $words }
diamino-preview-covers = { $words }: copre { $what }
diamino-would-points = tu +{ $n }
diamino-would-others = gli altri +{ $n }
diamino-would-takes = peschi { diamino-tiles }
diamino-would-sheds = rendi { diamino-tiles }
diamino-would-out = e hai finito!
diamino-seconds = Ancora { $n } s
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, da «{ $lemma }»
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: non è nel nostro dizionario
diamino-part-noun = nome
diamino-part-adjective = aggettivo
diamino-part-verb = verbo
diamino-part-infinitive = infinito
diamino-part-participle = participio
diamino-part-adverb = avverbio
diamino-part-grammatical = parola grammaticale
diamino-part-interjection = interiezione
diamino-part-number = numero

## Pulsanti
diamino-do-recall = Riprendi
diamino-do-cancel = Annulla
diamino-do-ask = Fai votare una parola
diamino-do-sort = Ordina dalla A alla Z
diamino-do-group = Raggruppa vocali e consonanti
diamino-do-shuffle = Mescola
diamino-do-turn = Cambia direzione
diamino-do-zoom-in = Ingrandisci il tabellone
diamino-do-zoom-out = Mostra tutto il tabellone
diamino-joker-title = Che lettera diventa il jolly?
diamino-ask-title = Quale parola proponi?
diamino-ask-label = La parola, senza accenti
diamino-words-title = Le parole sul tabellone
diamino-words-none = Sul tabellone non c’è ancora nessuna parola.
diamino-hint-where = Cerca in { $cell }, { diamino-way }. Chiedi ancora per la prima lettera.
diamino-hint-first = { $letter } va in { $cell }, { diamino-way }. Chiedi ancora per tutta la parola.

## Che cosa c’è da fare
diamino-prompt-draw = Si sorteggia chi comincia…
diamino-prompt-open = Tocca a te! La prima parola parte da Départ, { $cell }.
diamino-prompt-open-others = { $name } apre: la prima parola parte da Départ.
diamino-prompt-turn = Tocca a te! Posa una parola.
diamino-prompt-alone = Posa una prima parola dove vuoi.
diamino-prompt-alone-more = { diamino-score-laid }: un’altra parola?
diamino-prompt-exchange = Tocca le lettere da cambiare.
diamino-prompt-discard = Diavolo rosso! Scegli { diamino-tiles } da rendere.
diamino-prompt-lift = Tocca le lettere da togliere dal tabellone.
diamino-prompt-stop = Ti fermi qui? Conta ciò che è posato.
diamino-words-more = { $word } e { $n ->
    [one] un’altra parola
   *[other] altre { $n } parole
  }
diamino-prompt-window = { $name } ha posato { $words }. D’accordo? { $seconds ->
    [0] {""}
    [1] { $seconds } secondo per contestare.
   *[other] { $seconds } secondi per contestare.
  }
diamino-prompt-window-others = { $name } ha posato { $words }. Gli altri guardano…
diamino-prompt-window-wait = Gli altri guardano la tua parola…
diamino-prompt-answered = Fatto. Aspettiamo gli altri…
diamino-prompt-vote = { $name } propone { $word }. L’accettiamo?
diamino-prompt-vote-wait = Gli altri votano { $word }…
diamino-prompt-drawing = Si pesca…

## Che cosa è successo
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Ognuno estrae una lettera: { $lots }.
diamino-event-begins = { $name } ha la prima dell’alfabeto e comincia.
diamino-event-begins-you = La tua lettera è la prima dell’alfabeto: cominci tu.
diamino-event-dealt = Ognuno riceve { diamino-tiles }.
diamino-event-got-you = Ricevi { $tiles }.
diamino-event-took = { $name } pesca { diamino-tiles }.
diamino-event-laid = { $name } posa { $lies }.
diamino-event-laid-you = Posi { $lies }.
diamino-event-laid-more = { $name } posa { $lies }, e forma { $words }.
diamino-event-laid-more-you = Posi { $lies }, e formi { $words }.
diamino-event-accepted = { $name } è d’accordo.
diamino-event-accepted-you = Sei d’accordo.
diamino-event-challenged = { $name } contesta!
diamino-event-challenged-you = Contesti!
diamino-event-began = { $name } vuole giocare: qualcuno contesta ancora?
diamino-event-began-you = Vuoi giocare: qualcuno contesta ancora?
diamino-event-stands = Contestazione persa: { $words } va bene.
diamino-event-withdrawn = { $why } { $name } riprende le lettere e perde il turno.
diamino-event-withdrawn-you = { $why } Riprendi le tue lettere e perdi il turno.
diamino-event-covered = { $name } copre { $what }.
diamino-event-covered-you = Copri { $what }.
diamino-event-scored = { $name } guadagna { diamino-points }.
diamino-event-scored-you = Guadagni { diamino-points }.
diamino-event-lost = { $name } perde { diamino-points }.
diamino-event-lost-you = Perdi { diamino-points }.
diamino-event-exchanged = { $name } cambia { diamino-tiles }.
diamino-event-exchanged-you = Cambi { diamino-tiles }.
diamino-event-passed = { $name } passa.
diamino-event-passed-you = Passi.
diamino-event-skipped = { $name } ha perso questo turno.
diamino-event-skipped-you = Hai perso questo turno.
diamino-event-discarded = { $name } rende { diamino-tiles } alla riserva.
diamino-event-discarded-you = Rendi { diamino-tiles } alla riserva.
diamino-event-asked = { $name } propone { $word }.
diamino-event-asked-you = Proponi { $word }.
diamino-event-voted = { $name } ha votato.
diamino-event-voted-you = Hai votato.
diamino-event-admitted = Il tavolo accetta { $word }.
diamino-event-turned-down = { $word } non è accettata.
diamino-event-lifted = { diamino-tiles } in meno sul tabellone.
diamino-event-out = { $name } non ha più lettere!
diamino-event-out-you = Non hai più lettere!
diamino-event-out-black = { $name } finisce su una casella nera!
diamino-event-out-black-you = Finisci su una casella nera!
diamino-event-blocked = Nessuno può più giocare: la partita è bloccata.
diamino-event-stopped = È finita.
diamino-event-hands = Resta in mano: { $hands }.
diamino-event-next-game = Partita { $game }: tutto torna nella scatola.

## Che cosa si può fare, a parole
diamino-way = { $way ->
    [down] verso il basso
   *[across] verso destra
  }
diamino-lies = { $word } in { $cell }, { diamino-way }
diamino-action-lay = Posa { $word } in { $cell }, { diamino-way }
    .button = Posa
diamino-action-lay-joker = { diamino-action-lay }, jolly: { $jokers }
diamino-action-exchange = Cambia { $tiles }
    .button = { $n ->
        [0] Cambia
       *[other] Cambia { diamino-tiles }
      }
diamino-action-pass = Passa
diamino-action-accept = D’accordo
diamino-action-challenge = La contesto
diamino-action-begin = Gioco io
diamino-action-ask = Proponi { $word }
    .button = Proponila
diamino-action-yes = Sì, l’accettiamo
diamino-action-no = No
diamino-action-discard = Rendi { $tiles }
    .button = Rendi { diamino-tiles }
diamino-action-lift = Togli lettere dal tabellone
    .button = Togli { diamino-tiles }
diamino-action-stop = Fermati qui
    .button = Mi fermo qui: { diamino-tiles }

## In un terminale
diamino-write = Scrivi una parola, la sua prima casella e la direzione: «kepi h8 across» (verso destra) o «kepi h8 down» (verso il basso). Oppure: exchange ae, pass.
diamino-write-alone = Scrivi una parola, la sua prima casella e la direzione: «kepi h8 across» (verso destra) o «kepi h8 down» (verso il basso). Oppure: lift h8 i8, stop.
diamino-write-discard = Scrivi: discard e.

## Perché i nostri giocatori lo farebbero
diamino-why-words = Lo dice la lista della casa.
diamino-why-vote = Decide il dizionario della casa.
diamino-why-discard = È la più difficile da piazzare.
diamino-why-last = È l’ultima mossa!
diamino-why-best = È la mossa che rende di più.
diamino-why-stop = Non si può più posare nulla.
diamino-why-pass = Non si può posare nulla, e non c’è nulla da cambiare.
diamino-why-exchange = Non si può posare nulla di buono: lettere nuove aiuteranno.

## Che cosa non è permesso, e perché
diamino-refusal-not-now = Non adesso: prima c’è altro da fare.
diamino-refusal-other-formula = Questo non si fa in questo modo di giocare.
diamino-refusal-outside = La parola esce dal tabellone.
diamino-refusal-lay-nothing = Posa almeno una lettera tua.
diamino-refusal-cell-taken = In { $cell } c’è già un’altra lettera: { $letter }.
diamino-refusal-not-whole = La tua parola tocca altre lettere: scrivila per intero.
diamino-refusal-not-in-hand = Ti manca una lettera: { $letter }.
diamino-refusal-no-joker = Ti manca un jolly.
diamino-refusal-black = Su una casella nera non si posa nulla.
diamino-refusal-black-not-last = Solo le tue ultimissime lettere possono coprire una casella nera.
diamino-refusal-two-blacks = Una sola casella nera, non due.
diamino-refusal-black-with-green = Il diavolo verde ti fa pescare: non è la tua ultima mossa, quindi niente casella nera.
diamino-refusal-not-on-depart = La prima parola comincia su Départ.
diamino-refusal-too-long = La prima parola ha al massimo otto lettere.
diamino-refusal-too-short = Una parola ha almeno due lettere.
diamino-refusal-not-connected = La tua parola deve toccare quelle sul tabellone.
diamino-refusal-crooked = Tutte le tue lettere vanno su una sola riga.
diamino-refusal-gap = C’è un buco nella tua parola.
diamino-refusal-unknown-word = { $word } non è nel nostro dizionario.
diamino-refusal-proper-noun = { $word } è un nome proprio.
diamino-refusal-foreign-word = { $word } è una parola straniera.
diamino-refusal-abbreviation = { $word } è un’abbreviazione.
diamino-refusal-no-verb = { $word } non è un verbo.
diamino-refusal-off-subject = { $word } non è in argomento.
diamino-refusal-no-headword = { $word } non compare così nel dizionario.
diamino-refusal-unfit-word = { $word } non è per un tavolo di bambini.
diamino-refusal-none-chosen = Scegli almeno una lettera.
diamino-refusal-empty-reserve = La riserva è vuota: non si cambia più.
diamino-refusal-exchange-too-many = Non ci sono tante lettere nella riserva.
diamino-refusal-exchange-first = Finché c’è una riserva, si cambia invece di passare.
diamino-refusal-own-word = È la tua parola: rispondono gli altri.
diamino-refusal-answered = Hai già risposto.
diamino-refusal-not-next = In tre o più, inizia il suo turno chi viene dopo.
diamino-refusal-no-vote = A questo tavolo non si votano parole.
diamino-refusal-asked-already = Una sola parola da votare per turno.
diamino-refusal-turned-down = Il tavolo ha già rifiutato questa parola.
diamino-refusal-is-a-word = Questa parola va già bene: posala.
diamino-refusal-no-such-word = Questa parola non si può posare: da due lettere alla larghezza del tabellone, senza trattino.
diamino-refusal-wrong-number = Scegli { $n ->
    [one] una lettera
   *[other] { $n } lettere
  } da rendere.
diamino-refusal-cannot-lift = Devono restare parole unite tra loro.
diamino-refusal-nothing-to-lift = In { $cell } non c’è niente da riprendere.
diamino-refusal-lifted-enough = Hai già ripreso { $n } lettere: d’ora in poi ciò che è posato resta posato.
diamino-refusal-drawn-hand = Con le lettere pescate, ciò che è posato resta posato.
diamino-refusal-impossible-squares = Queste lettere non possono venire dalla riserva.
diamino-refusal-other-hand = Questa non è la mano di { $name }: è { $tiles }.
diamino-refusal-too-early = Il tempo non è scaduto.
diamino-refusal-too-late = Troppo tardi: il tempo per rispondere è passato.

## La fine
diamino-end-out = Una mano vuota ha chiuso la partita.
diamino-end-black = La partita è finita su una casella nera!
diamino-end-blocked = La partita era bloccata.
diamino-end-stopped = Il tabellone è finito.
diamino-end-whole = Tutte le lettere sono posate, complimenti!
diamino-moment-black = Il momento più bello: { $name } finisce su una casella nera con { $word }!
diamino-moment-black-you = Il momento più bello: finisci su una casella nera con { $word }!
diamino-moment-challenge = Il momento più furbo: { $name } contesta { $word }, e con ragione.
diamino-moment-challenge-you = Il momento più furbo: contesti { $word }, e con ragione.
diamino-moment-reds = Il momento più bello: { $name } copre { diamino-reds } in un colpo con { $word }!
diamino-moment-reds-you = Il momento più bello: copri { diamino-reds } in un colpo con { $word }!
diamino-moment-longest = La parola più lunga: { $word }, di { $name }.
diamino-moment-longest-you = La parola più lunga: { $word }, la tua.
diamino-moment-word = Una bella parola: { $word }, di { $name }.
diamino-moment-word-you = Una tua bella parola: { $word }.

## La pagina delle regole
diamino-rules-aim = Lo scopo
diamino-rules-aim-text = { $formula ->
    [two] Da 2 a 4, costruite insieme un cruciverba. I diavoli rossi danno punti, quelli verdi ne danno agli altri; alla fine conta anche ciò che resta in mano. Vince chi ha più punti.
    [patience] Costruisci un cruciverba in solitario. Prova a posare più lettere che puoi: tutte e 112, se ci riesci!
   *[one] Da 2 a 8, costruite insieme un cruciverba. Vince chi resta per primo senza lettere.
  } { diamino-french }
diamino-rules-box = Nella scatola
diamino-rules-box-text = Un tabellone e 112 lettere. 110 portano una lettera e il suo valore, tanto più alto quanto più è rara. Due portano un diavolo: sono i jolly. Sul tabellone sono stampati Départ, caselle nere, diavoli verdi e diavoli rossi. Si gioca solo dentro il tabellone. Il tabellone, il numero delle lettere e i valori sono della casa: quelli originali sono andati persi.
diamino-rules-joker = I jolly
diamino-rules-joker-text = Un jolly sta per la lettera che vuoi. Resta quella lettera fino alla fine, e non vale nulla. Puoi anche cambiarlo, o darlo a un diavolo rosso.
diamino-rules-start = Per cominciare
diamino-rules-start-text = Si mescolano le lettere. Ognuno ne estrae una: comincia la più vicina all’inizio dell’alfabeto. In caso di parità, o con un jolly, si estrae di nuovo. Poi si rimette tutto e si mescola. { $formula ->
    [two] Ognuno prende dodici lettere, lungo i numeri da 1 a 12 del bordo.
   *[one] A seconda che siate in 2, 3, 4, 5, 6, 7 o 8, ognuno prende 40, 32, 24, 18, 16, 14 o 12 lettere.
  } Il resto è la riserva. Le proprie lettere non si mostrano.
diamino-rules-first = La prima parola
diamino-rules-first-text = La prima parola ha da due a otto lettere. Comincia su Départ e va verso destra o verso il basso, mai in diagonale. Può coprire diavoli, ma nessuna casella nera. Se cambi, passi o devi riprendere la tua parola, apre chi segue.
diamino-rules-lay = Posare una parola
diamino-rules-lay-text = { $formula ->
    [patience] Posa
   *[one] Si gira verso sinistra. Posa
  } quante lettere vuoi su una sola riga, senza buchi: con ciò che c’è, formano una parola nuova. Sopra, sotto, da un lato, da tutti e due, in mezzo: va bene tutto, se tutte le lettere che si toccano formano parole nei due sensi. Due parole possono stare affiancate, e la stessa parola può tornare.
diamino-rules-refill = Pescare
diamino-rules-refill-text = { $formula ->
    [two] Dopo la tua parola, peschi fino a dodici lettere, o quelle che restano.
   *[one] Dopo la tua parola non si pesca: la tua mano diminuisce.
  }
diamino-rules-exchange = Cambiare o passare
diamino-rules-exchange-text = Al tuo turno, invece di posare, puoi cambiare lettere con altrettante della riserva, se ce ne sono abbastanza. Prendi prima le nuove, poi le tue si mescolano alle altre. { $passOnlyIfNoExchange ->
    [on] Si passa solo se la riserva è vuota.
   *[off] Puoi anche passare.
  }
diamino-rules-green = I diavoli verdi
diamino-rules-green-text = Meglio evitarli. Se ne copri uno, { $formula ->
    [two] tutti gli altri guadagnano 5 punti.
   *[one] peschi una lettera, finché ce ne sono.
  } Ognuno conta, e un diavolo coperto non fa più nulla. { $greenBlocksExit ->
    [on] Senza punti, se le tue ultime lettere coprono un diavolo verde, peschi e non hai finito.
   *[off] Senza punti, puoi finire su un diavolo verde.
  }
diamino-rules-red = I diavoli rossi
diamino-rules-red-text = Sono tuoi amici. { $formula ->
    [two] Ognuno che copri ti dà 10 punti.
   *[one] Per ognuno che copri, rendi alla riserva una lettera a tua scelta, dopo aver pescato per quelli verdi. Se era l’ultima, hai finito, ma senza casella nera.
  }
diamino-rules-black = Le caselle nere
diamino-rules-black-text = { $formula ->
    [patience] Le caselle nere restano vietate fino alla fine. I diavoli non fanno nulla.
    [two] Sono vietate. Solo le tue ultime lettere possono coprirne una, quando la riserva è vuota: il premio finale raddoppia.
   *[one] Sono vietate. Solo le tue ultime lettere possono coprirne una: i tuoi punti raddoppiano.
  }
diamino-rules-end = La fine
diamino-rules-end-text = { $formula ->
    [two] Quando la riserva è vuota, chi posa per primo l’ultima lettera guadagna 25 punti, o 50 su una casella nera, e il valore delle lettere degli altri. Gli altri perdono ciò che hanno in mano. Se nessuno ci riesce, ognuno perde ciò che ha in mano. Vince chi ha più punti, e a parità si vince insieme. Si può scendere sotto zero.
   *[one] Chi resta per primo senza lettere vince subito. Guadagna il valore delle lettere degli altri, il doppio su una casella nera.
  } La partita è bloccata quando tutti passano di seguito, o dopo tre giri senza posare nulla. { $blockedWinner ->
    [lowestHand] Senza punti, vince allora la mano più leggera.
   *[none] Senza punti, allora non vince nessuno.
  } { $wordScore ->
    [on] A questo tavolo, nel gioco con i punti, una parola vale le sue lettere.
   *[off] Le parole di per sé non danno nulla.
  }
diamino-rules-match = L’incontro
diamino-rules-match-text = { $games ->
    [1] Chi arriva per primo a { $target } punti chiude l’incontro. Si giocano tutte le partite che servono; i punti si sommano.
   *[other] Questo incontro ha { $games } partite; i punti si sommano. { $target ->
        [0] Si giocano tutte le partite.
       *[other] Finisce prima a { $target } punti.
      }
  }
diamino-rules-words = Le parole
diamino-rules-words-text = Valgono tutte le parole di un dizionario francese, anche quelle venute da altrove, ma non i nomi propri, le parole straniere né le abbreviazioni. Si scrive senza accenti, e mai con trattino, apostrofo o spazio. { $headwordsOnly ->
    [on] Niente plurali né forme dei verbi, a meno che il dizionario li abbia.
   *[off] Plurali e forme dei verbi contano.
  } { $verbsOnly ->
    [on] Solo verbi!
   *[off] {""}
  } { $childrensTable ->
    [on] Niente parolacce.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Un solo argomento: { $topic }.
  }
diamino-rules-challenge = Contestare
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] A questo tavolo la casa rifiuta le parole sbagliate, senza punire.
    [penalise] A questo tavolo la casa guarda ogni parola. Se è sbagliata, riprendi le tue lettere, perdi il turno e paghi come per un diavolo verde.
   *[challenge] Appena una parola è posata, tutti gli altri possono contestarla, { $seconds ->
        [0] senza limite di tempo
       *[other] per { $seconds } secondi
      }. In tre o più, chi viene dopo può iniziare senza aspettare: restano allora due secondi per contestare. Si guardano tutte le parole della mossa. Se ce n’è una sbagliata, le lettere si riprendono, il turno è perso e si paga una volta come per un diavolo verde; nient’altro resta della mossa. I diavoli e la pesca vengono dopo. { $failedChallengePenalty ->
        [loseTurn] Contestare a torto costa il prossimo turno.
       *[none] Contestare a torto non costa nulla.
      }
  }
diamino-rules-vote = Votare una parola
diamino-rules-vote-text = Una volta per turno puoi proporre al tavolo una parola che non è nella lista. Se più della metà degli altri dice sì, vale.
diamino-rules-patience = Il solitario
diamino-rules-patience-text = Comincia dove vuoi, poi incrocia le parole. { $drawnHand ->
    [on] Peschi dodici lettere senza vederle e completi dopo ogni parola. Ciò che è posato resta posato.
   *[off] Le lettere ci sono tutte. Puoi riprenderne alcune, se ciò che resta sono ancora parole unite tra loro, fino a tremila in una partita.
  } Il tuo risultato è il numero di lettere posate. Se il tavolo l’ha scelto, si pescano solo alcune lettere: sono tutte scoperte, e lo scopo è posarle tutte.
diamino-rules-example = Un esempio
diamino-rules-example-text = Chi comincia posa KÉPI verso destra, con una semplice E. Chi segue posa ZESTE verso il basso, attraverso quella E, con quattro lettere. Poi ognuno aggiunge una o più lettere. È uguale nei due modi di giocare.

diamino-key-walk = Da una casella all’altra
diamino-key-turn = Scrivere nell’altro verso
diamino-key-rub = Togliere l’ultima lettera
diamino-key-write = Scrivere con le tue lettere

## Lessons
diamino-lesson-words = Le tue prime parole
diamino-lesson-words-depart = Qui si scrive in francese. Posa AMI verso destra, a partire da Départ, la casella al centro.
diamino-lesson-words-cross = L’altra persona ha incrociato la tua parola. Fai lo stesso: posa SAC verso il basso, passando per la A.
diamino-lesson-words-longer = Si può anche allungare una parola. Aggiungi una S ad AMI: AMIS.
diamino-lesson-words-red = La tua S copre un diavolo rosso: tanto meglio! Rendi la lettera che vuoi, la W per esempio.
diamino-lesson-words-play = Vince chi resta senza lettere. Te ne mancano due: gioca!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Non hai una C, ma un jolly sta per la lettera che vuoi. Posa SAC verso il basso, passando per la A, con il jolly come C.
diamino-lesson-joker-play = Il jolly resta una C: l’ha usato anche l’altra persona. Non vale punti. Te ne mancano due: gioca!
diamino-lesson-green = Verde, nero e cambio
diamino-lesson-green-exchange = Una W e una X: difficile! Cambiale con altre due lettere. Il tuo turno finisce lì.
diamino-lesson-green-green = Un diavolo verde ti fa pescare una lettera. Prova: posa PAS verso il basso, a partire dalla P.
diamino-lesson-green-play = Una casella nera si copre solo con le ultime lettere. Posa MIDIS verso il basso, con la seconda I su quella di KEPI, e hai finito!
diamino-lesson-marks = Dieci punti, cinque punti
diamino-lesson-marks-red = Con i punti, un diavolo rosso ne vale dieci. Posa JEU verso destra, passando per la prima E di POUPEE.
diamino-lesson-marks-green = Dieci punti e lettere nuove! Ma un diavolo verde dà cinque punti all’altra persona. Posa NUIT verso il basso fino alla prima T di CAROTTE e guarda.
diamino-lesson-marks-play = Non c’è più niente da pescare. Alla fine vince chi ha più punti: gioca!
diamino-lesson-out = Finire in bellezza
diamino-lesson-out-lay = La riserva è vuota: non si pesca più, bisogna posare tutte le lettere. Posa JEU verso destra, passando per la prima E di POUPEE.
diamino-lesson-out-play = Chi finisce guadagna venticinque punti, e cinquanta su una casella nera. Ti restano tre lettere: fai di RE una REINE!
diamino-lesson-doubt = Esiste questa parola?
diamino-lesson-doubt-challenge = L’altra persona ha posato MOK. Questa parola non esiste! Di’: la contesto.
diamino-lesson-doubt-no-word = Se sei d’accordo, la parola sbagliata resta. Contestala!
diamino-lesson-doubt-lay = Ben visto! L’altra persona riprende le lettere, ne pesca una in più e perde il turno. Ora tu: posa SEL verso il basso, passando per la E.
diamino-lesson-doubt-accept = RU? È un piccolo ruscello, la parola esiste. Di’ che sei d’accordo.
diamino-lesson-doubt-word = Contestare qui non costa nulla. Ma RU esiste, quindi di’ che sei d’accordo.
diamino-lesson-doubt-play = Tieni gli occhi aperti e posa le tue ultime tre lettere prima dell’altra persona!
diamino-lesson-patience = Tutte le lettere per te
diamino-lesson-patience-lay = In solitario, tutte le lettere sono tue. Cominci dove vuoi: qui, posa AMI verso destra a partire dal centro.
diamino-lesson-patience-cross = Ogni parola tocca ciò che c’è già. Posa MER verso il basso, a partire dalla M.
diamino-lesson-patience-lift = Puoi cambiare idea: togli la E e la R di MER.
diamino-lesson-patience-better = E trova di meglio: posa MIEL verso il basso, a partire dalla M.
diamino-lesson-patience-play = Ora tu! Posa più lettere che puoi, ma mai su una casella nera. Fermati quando vuoi.

## Looking back
diamino-review-most-letters = La giocata con più lettere in una volta, { $n }: { $action }.
diamino-review-most-points = La giocata con più punti in una volta, { $n }: { $action }.
diamino-review-longest = La parola più lunga, { $n } lettere: { $action }.
diamino-review-out = Con quella si posava tutto e si chiudeva!

## Problemi
diamino-puzzle-most = Più lettere possibile
diamino-puzzle-most-ask = Quale parola posa più lettere tue? Quelle già sul tabellone non contano.
diamino-puzzle-out = Finire adesso
diamino-puzzle-out-ask = Una sola parola ti fa finire subito. Quale?
diamino-puzzle-black = La casella nera
diamino-puzzle-black-ask = Finisci subito coprendo una casella nera. Una sola parola ci riesce. Quale?
diamino-puzzle-small = Posarle tutte
diamino-puzzle-small-ask = Posa tutte queste lettere in un solo cruciverba. Si può! Puoi riprenderne; se ti blocchi, fermati.
