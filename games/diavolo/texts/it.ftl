# Diavolo in italiano.

diavolo-tagline = Dieci dadi, un ordine e la mano più veloce!

## Le cose
diavolo-a-devil = { $devil ->
    [black] un diavoletto nero
    [white] un diavoletto bianco
    [red] un diavoletto rosso
   *[grey] il diavoletto grigio
  }
diavolo-devil = { $devil ->
    [black] Diavoletto nero
    [white] Diavoletto bianco
    [red] Diavoletto rosso
   *[grey] Diavoletto grigio
  }
diavolo-order-most = La somma più grande
diavolo-order-least = La somma più piccola
diavolo-order-gap = La distanza maggiore
diavolo-order-odd = Più dispari
diavolo-order-high = Il dado più alto
diavolo-order-near = Il dado più vicino
diavolo-gems = { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## Il tavolo
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } e i dadi.
diavolo-place-out = { $name }: senza gemme.
diavolo-bar = I diavoletti sul bancone
diavolo-tray = I dadi
diavolo-devil-key = { diavolo-devil }, tasto { $key }
diavolo-corner = L’angolo di { $name }
diavolo-dice-of = { $colour ->
    [black] Neri
    [white] Bianchi
   *[red] Rossi
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Neri
    [white] Bianchi
   *[red] Rossi
  } a { $values } mm dal dado dell’ordine.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Parità: è il grigio!
   *[other] La risposta giusta: { diavolo-a-devil }.
  }

## I pulsanti
diavolo-do-receipt = Lo scontrino

## Che cosa c’è da fare
diavolo-prompt-ready-you = Tocca a te lanciare i dadi!
diavolo-prompt-ready = { $name } ha i dadi.
diavolo-prompt-ordered = { $name } ha i dadi.
diavolo-prompt-ordered-you = L’ordine è noto. Lancia gli altri dadi!
diavolo-prompt-falls = I dadi rotolano… Prepara la mano!
diavolo-prompt-open = Presto, afferra il diavoletto giusto!
diavolo-prompt-open-calm = Senza fretta: quale diavoletto?
diavolo-prompt-waiting = Fatto! Aspettiamo gli altri.
diavolo-prompt-level = Ugualmente veloci: decide la sorte.
diavolo-prompt-out = Non hai più gemme. Guarda chi vince!
diavolo-prompt-watch = Chi sarà più veloce?
diavolo-prompt-over = La partita è finita.

## Che cosa è successo
diavolo-event-threw = { $name } lancia i dadi.
diavolo-event-threw-you = Lanci i dadi.
diavolo-event-ordered = L’ordine: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } afferra { diavolo-a-devil }.
diavolo-event-reached-you = Afferri { diavolo-a-devil }.
diavolo-event-reached-none = { $name } non ne prende nessuno.
diavolo-event-reached-none-you = Non ne prendi nessuno.
diavolo-event-answered = { $name } ha risposto.
diavolo-event-answered-you = Hai risposto.
diavolo-event-settled = Ugualmente veloci, a meno di 6 ms: la sorte dice { $names }.
diavolo-event-counted = Era { diavolo-a-devil }. { $right ->
    [0] Nessuno ce l’ha.
   *[other] Ben visto: { $safe }.
  } { $wrong ->
    [0] Nessuno perde una gemma.
   *[other] Una gemma in meno: { $lost }.
  }
diavolo-event-out = { $name } resta senza gemme ed esce.
diavolo-event-out-you = Resti senza gemme: per te è finita.
diavolo-event-fewer = Meno giocatori, meno diavoletti: { $n } per colore.
diavolo-event-turn = I dadi passano a { $name }.
diavolo-event-turn-you = I dadi sono tuoi!
diavolo-event-won = { $name } conserva l’ultima gemma e vince!
diavolo-event-won-you = Conservi l’ultima gemma: vinci!
diavolo-event-nobody = Cadono tutti insieme: nessuno vince e ognuno paga per sé.

## Che cosa si può fare, a parole
diavolo-action-throw = Lancia i dadi
diavolo-action-take = Afferra { diavolo-a-devil }
diavolo-action-leave = Non prenderne nessuno
diavolo-reason-throw = Tutti aspettano i tuoi dadi.
diavolo-reason-look = È quello che dicono i dadi, se abbiamo guardato bene.

## Lo scontrino
diavolo-receipt = Lo scontrino del turno
diavolo-receipt-none = Ancora nessuno scontrino: esce alla fine di ogni turno.
diavolo-receipt-words = Un gesto conta quando è stato fatto, non quando è arrivato. La casa misura da sé il ritardo di ogni linea e non rende mai di più.
diavolo-receipt-shown = Dadi visibili a tutti: { $at } s dopo l’inizio.
diavolo-receipt-said = Il suo schermo dice
diavolo-receipt-lag = Ritardo possibile
diavolo-receipt-at = Conta a
diavolo-receipt-cut = Lo schermo indicava un tempo che la linea non permette: è stato corretto.
diavolo-verdict-right = ben visto
diavolo-verdict-wrong = colore sbagliato
diavolo-verdict-late = troppo tardi
diavolo-verdict-nothing = niente

## Allenarsi
diavolo-training = Allenarsi da soli
diavolo-training-words = Guarda l’ordine, trova il colore, afferra il diavoletto. Nessuno ti mette fretta, ma il tempo viene annotato.
diavolo-training-start = Lancia i dadi
diavolo-training-next = Un altro lancio
diavolo-training-right = Ben visto, in { $time } s!
diavolo-training-wrong = Mancato: era { diavolo-a-devil }.
diavolo-training-series = Di fila: { $n }
diavolo-training-best = Serie migliore: { $n }
diavolo-training-chart = I tuoi ultimi tentativi, dal più vecchio al più recente
diavolo-training-order = Ordine
diavolo-training-time = Tempo medio
diavolo-training-errors = Errori
diavolo-training-forget = Cancella tutto

## Le opzioni
diavolo-preset-book = Come nella scatola
diavolo-preset-young = Per i più piccoli
diavolo-preset-calm = Senza fretta
diavolo-option-twoDice = Quanti dadi per colore?
diavolo-option-twoDice-on = due
diavolo-option-twoDice-off = tre
diavolo-option-twoDice-help = Con due c’è meno da contare: per i più piccoli.
diavolo-option-orderFirst = Per quanti turni si lancia prima l’ordine?
diavolo-option-orderFirst-help = Per imparare i sei ordini: il dado grigio rotola prima degli altri. 0: mai.
diavolo-option-seconds = Quanti secondi per afferrare?
diavolo-option-seconds-help = Di solito 10. Dopo, chi non ha niente perde una gemma.
diavolo-option-untimed = Bisogna fare in fretta?
diavolo-option-untimed-on = no, aspettiamo tutti
diavolo-option-untimed-off = sì, il tempo scorre
diavolo-option-untimed-help = Senza fretta tutti rispondono; la velocità decide solo tra chi vuole lo stesso diavoletto. Ideale con un lettore di schermo.
diavolo-option-tieForgiving = Se i dadi sono pari, chi non ha il grigio…
diavolo-option-tieForgiving-on = non perde niente
diavolo-option-tieForgiving-off = perde una gemma

## Che cosa non è permesso, e perché
diavolo-refusal-not-your-throw = I dadi li ha qualcun altro.
diavolo-refusal-nothing-to-grab = Un momento: si afferra quando tutti i dadi sono fermi.
diavolo-refusal-already-thrown = I dadi sono già stati lanciati.
diavolo-refusal-out = Non hai più gemme: guarda fino alla fine.
diavolo-refusal-only-one = Un diavoletto a testa, e lo si tiene.
diavolo-refusal-no-stamp = Manca il momento in cui l’hai afferrato.
diavolo-refusal-other-stamp = Quel momento ({ $at } ms) non va con quello dell’arrivo ({ $arrived } ms).
diavolo-refusal-too-late = Troppo tardi: sono passati { $n } secondi.
diavolo-refusal-wrong-dice = Questi non sono i dadi di questa scatola.
diavolo-refusal-other-order = L’ordine è già noto, ed è un altro.
diavolo-refusal-off-tray = Un dado è fuori dal vassoio: { $die }.
diavolo-refusal-overlap = Due dadi non possono stare nello stesso posto: { $die } e { $other }.
diavolo-die = { $colour ->
    [black] il nero
    [white] il bianco
   *[red] il rosso
  } { $n }
diavolo-die-order = il dado dell’ordine
diavolo-refusal-not-level = Non sono quelli ugualmente veloci.
diavolo-refusal-other-answers = Queste non sono le risposte che erano coperte.
diavolo-refusal-too-early = C’è ancora tempo per afferrare.

## La pagina delle regole
diavolo-rules-aim = Lo scopo
diavolo-rules-aim-text = In un bar dell’inferno dei diavoletti lanciano i dadi per sapere chi paga il giro. A ogni turno un dado dà un ordine e tutti afferrano al più presto un diavoletto del colore giusto. Vince l’ultima persona che ha ancora una gemma.
diavolo-rules-box = Nella scatola
diavolo-rules-box-text = Nove dadi, tre neri, tre bianchi e tre rossi; un dado grigio con i sei ordini; dieci diavoletti, tre per colore e uno grigio; trenta gemme, abbastanza per tutti. Si gioca da 2 a 6, a ogni età. { $twoDice ->
    [on] A questo tavolo ci sono solo due dadi per colore: il resto non cambia, e la distanza è la differenza dei due.
   *[off] Per i più piccoli bastano due dadi per colore.
  }
diavolo-rules-start = Per cominciare
diavolo-rules-start-text = I diavoletti stanno in mezzo, come capita. Ognuno ha cinque gemme. La persona più giovane prende i dadi e comincia il primo turno.
diavolo-rules-turn = Un turno
diavolo-rules-turn-text = Chi ha i dadi li lancia tutti insieme. Tutti guardano, anche chi ha lanciato, e afferrano un diavoletto del colore chiesto dall’ordine. { $orderFirst ->
    [0] Per imparare, nei primi turni si può lanciare il dado dell’ordine prima degli altri.
   *[other] Per imparare, nei primi { $orderFirst } turni il dado dell’ordine rotola prima degli altri, e si afferra solo quando tutti sono fermi.
  }
diavolo-rules-most-text = Il colore i cui dadi insieme fanno di più. Qui nero 11, bianco 12, rosso 13: rosso!
diavolo-rules-least-text = Il colore i cui dadi insieme fanno di meno. Qui nero 11, bianco 12, rosso 13: nero!
diavolo-rules-gap-text = Il colore con più distanza fra il dado più alto e il più basso. Qui nero 4, bianco 5, rosso 2: bianco!
diavolo-rules-odd-text = Il colore con più uno, tre e cinque. Qui nero 1, bianco 2, rosso 3: rosso! Se non c’è nessun dispari, è una parità.
diavolo-rules-high-text = Il colore del dado più alto di tutti. Qui nero e bianco hanno un 6: parità, quindi grigio!
diavolo-rules-near-text = Il colore del dado più vicino a quello grigio, da centro a centro. Se è uno rosso: rosso! Meno di un millimetro fra due colori è una parità. Un dado storto si lancia di nuovo.
diavolo-rules-tie = Parità: grigio!
diavolo-rules-tie-text = Se due o tre colori sono insieme i migliori, il diavoletto giusto è il grigio. Due colori pari più indietro, o due dadi uguali di un colore, non contano. Il grigio al momento giusto vale una gemma, fino a cinque. { $tieForgiving ->
    [on] A questo tavolo gli altri allora non perdono niente.
   *[off] Ce n’è uno solo: tutti gli altri allora perdono una gemma.
  } Il grigio senza parità è un colore sbagliato.
diavolo-rules-grab = Un solo diavoletto
diavolo-rules-grab-text = Il primo diavoletto che tocchi è tuo, giusto o sbagliato: non se ne prende un altro, non si cambia, non si rimette. Puoi anche non prenderne nessuno. Se il colore giusto non c’è più, un altro o nessuno costa uguale: una gemma, mai di più.
diavolo-rules-time = La mano più veloce
diavolo-rules-time-text = Se due mani vogliono lo stesso diavoletto, lo prende la prima. Conta il momento del gesto, non quando arriva dalla linea; sotto i sei millesimi di secondo decide la sorte davanti a tutti. { $untimed ->
    [on] A questo tavolo nessuno ha fretta: il turno finisce quando tutti hanno risposto.
   *[other] Il turno finisce quando tutti ne hanno preso uno, subito dopo l’ultimo diavoletto giusto, o dopo { $seconds } secondi.
  }
diavolo-rules-gems = Le gemme
diavolo-rules-gems-text = Colore sbagliato, troppo tardi o niente: una gemma torna nella scatola. Guadagni e perdite si contano tutti insieme alla fine del turno. Nessuno ha mai più di cinque gemme.
diavolo-rules-next = Il turno dopo
diavolo-rules-next-text = I diavoletti tornano in mezzo e i dadi passano a sinistra, alla prossima persona che ha ancora una gemma.
diavolo-rules-out = Senza gemme
diavolo-rules-out-text = Senza gemme si esce subito. Poi ci sono meno diavoletti: in quattro o più, tre per colore; in tre, due; in due, uno; e sempre uno grigio. Se escono in più insieme, si conta chi resta. È lo stesso se la partita comincia in due o in tre.
diavolo-rules-win = Chi vince?
diavolo-rules-win-text = Vince l’ultima persona con una gemma. Se tutti quelli rimasti cadono nello stesso turno, nessuno vince e ognuno paga per sé.

## La fine
diavolo-end-last = { $name } conserva l’ultima gemma.
diavolo-end-nobody = Sono caduti tutti insieme: ognuno paga per sé.
diavolo-moment-fast = Il momento più bello: { $name } afferra { diavolo-a-devil } in { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Il tuo momento più bello: afferri { diavolo-a-devil } in { $seconds },{ $hundredths } s.
diavolo-moment-grey = Il momento più bello: { $name } vede la parità e prende il grigio in { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Il tuo momento più bello: vedi la parità e prendi il grigio in { $seconds },{ $hundredths } s.
diavolo-moment-saved = Il momento più bello: con l’ultima gemma { $name } resiste altri { $n } turni e vince.
diavolo-moment-saved-you = Il tuo momento più bello: con l’ultima gemma resisti altri { $n } turni e vinci.

## Lessons
diavolo-lesson-first = Il tuo primo diavoletto
diavolo-lesson-first-throw = Lancia i dadi!
diavolo-lesson-first-most = Il dado grigio dice: la somma più grande. Quale colore ha più punti? Afferra quel diavoletto!
diavolo-lesson-first-not-most = Guarda ancora: sono i dadi rossi ad avere più punti.
diavolo-lesson-first-least = Ben fatto! L’altra persona ha preso il nero e perde una gemma. Ora la somma più piccola: quale colore?
diavolo-lesson-first-not-least = Guarda ancora: sono i dadi bianchi ad avere meno punti.
diavolo-lesson-first-again = Giusto di nuovo! Lancia i dadi.
diavolo-lesson-first-tie = Il dado più alto! Un sei nero e un sei bianco: parità. Allora afferra il grigio!
diavolo-lesson-first-not-tie = Due colori hanno un sei. In caso di parità, quello giusto è il grigio.
diavolo-lesson-first-play = Il grigio ti ha dato una gemma! Ora gioca: vince chi conserva l’ultima gemma.
diavolo-lesson-orders = Gli altri ordini
diavolo-lesson-orders-throw = Il dado grigio conosce anche altri ordini. Lancia i dadi!
diavolo-lesson-orders-gap = La distanza maggiore! In quale colore il dado piccolo e quello grande sono più lontani?
diavolo-lesson-orders-not-gap = Guarda i bianchi: da uno a sei, è la distanza maggiore.
diavolo-lesson-orders-odd = Più dispari: uno, tre e cinque. Quale colore ne ha di più?
diavolo-lesson-orders-not-odd = Guarda i neri: uno, tre, cinque. Sono tutti dispari!
diavolo-lesson-orders-again = Molto bene! Lancia i dadi.
diavolo-lesson-orders-high = Il dado più alto! Quale colore ha il numero più grande di tutti?
diavolo-lesson-orders-not-high = Cerca il sei: è rosso.
diavolo-lesson-orders-near = Il dado più vicino! Quale colore è proprio accanto al dado grigio?
diavolo-lesson-orders-not-near = Guarda intorno al dado grigio: il più vicino è bianco.
diavolo-lesson-orders-play = Conosci gli ordini. Ora gioca: vince chi conserva l’ultima gemma!
diavolo-lesson-late = Troppo tardi!
diavolo-lesson-late-throw = Questa volta l’altra persona è velocissima. Lancia i dadi!
diavolo-lesson-late-same = La somma più grande è quella rossa. Afferra il diavoletto rosso!
diavolo-lesson-late-late = Anche l’altra persona voleva il rosso ed è arrivata prima: troppo tardi, perdi una gemma. Un solo diavoletto a testa, e non si cambia! Ora la somma più piccola: presto, il bianco!
diavolo-lesson-late-play = L’altra persona ha preso il nero e le resta una sola gemma. Chi non ne ha più è fuori. Gioca!

## Looking back
diavolo-review-turns = Visti bene: { $right }. Confusi: { $wrong }. Troppo tardi: { $late }. Senza risposta: { $none }.
diavolo-review-after = Dopo { $seconds },{ $hundredths } s.
diavolo-review-fastest = La mano più veloce: { $seconds },{ $hundredths } s.
diavolo-review-usual = Di solito: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Confuso più spesso: { $order } ({ $n } volte).
