# Diamoniak in italiano.

diamoniak-tagline = Costruisci il tuo castello, e attenzione alla strega!

## Le cose
diamoniak-card-rose = una carta rosa
diamoniak-card-blue = una carta blu
diamoniak-card-green = una carta verde
diamoniak-card-yellow = una carta gialla
diamoniak-card-diamond = un diamante
diamoniak-card-fairy = una fata
diamoniak-card-witch = la strega
diamoniak-cards-rose = { $n ->
    [one] { $n } carta rosa
   *[other] { $n } carte rosa
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } carta blu
   *[other] { $n } carte blu
  }
diamoniak-cards-green = { $n ->
    [one] { $n } carta verde
   *[other] { $n } carte verdi
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } carta gialla
   *[other] { $n } carte gialle
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamante
   *[other] { $n } diamanti
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } fata
   *[other] { $n } fate
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } strega
   *[other] { $n } streghe
  }
diamoniak-a-card = { $colour ->
    [rose] una carta rosa
    [blue] una carta blu
    [green] una carta verde
   *[yellow] una carta gialla
  }
diamoniak-the-castle = { $colour ->
    [rose] il castello rosa
    [blue] il castello blu
    [green] il castello verde
   *[yellow] il castello giallo
  }

## Il tavolo
diamoniak-pile = Il mazzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }. Pesca.
diamoniak-aside = Accanto al mazzo: { $n ->
    [0] niente
    [one] { $n } carta
   *[other] { $n } carte
  }.
diamoniak-middle = In mezzo: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  } nel mazzo; accanto, { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } su { $of }.
diamoniak-place-no-castle = { $name }: ancora nessun castello.
diamoniak-place-right = A destra: { $cards }.
diamoniak-place-empty = Niente a destra.
diamoniak-witch-wants = La strega vuole { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }; scelte finora: { $given }.

## I pulsanti
diamoniak-do-choose = Scegli { $card } per la strega (tasto { $key })
diamoniak-do-take-back = Riprendi { $card }

## Che cosa fare
diamoniak-prompt-start = Tocca a te! Pesca una carta.
diamoniak-prompt-buy = Tocca a te! Pesca, o compra la carta che brilla.
diamoniak-prompt-more = Un’altra carta, o ti fermi?
diamoniak-prompt-drawing = La carta si gira…
diamoniak-prompt-witch = La strega! Dalle { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }.
diamoniak-prompt-witch-fairy = La strega! Dalle { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }, o chiama la fata.
diamoniak-prompt-witch-left = Ancora { $n ->
    [one] una carta
   *[other] { $n } carte
  } per la strega.
diamoniak-prompt-witch-ready = Le basta così. Tocca «{ diamoniak-action-give.button }».
diamoniak-prompt-witch-all = { $n ->
    [one] Hai solo questa carta
   *[other] Non hai altro
  }. Tocca «{ diamoniak-action-give.button }».
diamoniak-prompt-other-witch = La strega è da { $name }!

## Che cosa è successo
diamoniak-event-shuffled = Il mazzo è finito: si { $n ->
    [one] mescola { $n } carta
   *[other] mescolano { $n } carte
  } e si riparte.
diamoniak-event-drew-first = { $name } pesca { diamoniak-a-card } e comincia { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Peschi { diamoniak-a-card } e cominci { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } pesca { diamoniak-a-card }: il castello cresce.
diamoniak-event-drew-castle-you = Peschi { diamoniak-a-card }: il tuo castello cresce!
diamoniak-event-drew-right = { $name } pesca { diamoniak-a-card } e la mette a destra.
diamoniak-event-drew-right-you = Peschi { diamoniak-a-card }. Va alla tua destra.
diamoniak-event-drew-diamond = { $name } pesca un diamante.
diamoniak-event-drew-diamond-you = Peschi un diamante!
diamoniak-event-drew-fairy = { $name } pesca una fata.
diamoniak-event-drew-fairy-you = Peschi una fata: ti proteggerà una volta.
diamoniak-event-drew-witch = { $name } pesca la strega!
diamoniak-event-drew-witch-you = Oh no, peschi la strega!
diamoniak-event-stopped = { $name } si ferma.
diamoniak-event-stopped-you = Ti fermi.
diamoniak-event-bought = { $name } compra { diamoniak-a-card } da { $seller } per 3 diamanti.
diamoniak-event-bought-you = Compri { diamoniak-a-card } da { $seller } per 3 diamanti.
diamoniak-event-bought-seller-you = { $name } compra da te { diamoniak-a-card } per 3 diamanti.
diamoniak-event-gave = { $name } dà alla strega: { $cards }.
diamoniak-event-gave-you = Dai alla strega: { $cards }.
diamoniak-event-gave-nothing = { $name } non ha niente da dare: la strega vola via a mani vuote.
diamoniak-event-gave-nothing-you = Non hai niente da dare: la strega vola via a mani vuote.
diamoniak-event-countered = La fata di { $name } scaccia la strega.
diamoniak-event-countered-you = La tua fata scaccia la strega!
diamoniak-event-released = { $name } non ha più un castello: { diamoniak-the-castle } è di nuovo libero.
diamoniak-event-released-you = Non hai più un castello: { diamoniak-the-castle } è di nuovo libero.
diamoniak-event-moved = { $name } aggiunge { $n ->
    [one] la carta
   *[other] le { $n } carte
  } di quel colore dalla sua destra: { diamoniak-the-castle } cresce.
diamoniak-event-moved-you = Aggiungi { $n ->
    [one] la carta
   *[other] le { $n } carte
  } di quel colore dalla tua destra: { diamoniak-the-castle } cresce!
diamoniak-event-won = { $name } ha finito { diamoniak-the-castle } e vince!
diamoniak-event-won-you = Hai finito { diamoniak-the-castle }: vinci!

## Che cosa si può fare, a parole
diamoniak-action-draw = Pesca una carta
diamoniak-action-stop = Fermati
diamoniak-action-buy = Compra { diamoniak-a-card } da { $name } per 3 diamanti
diamoniak-action-fairy = Chiama la fata
diamoniak-action-give = Dai alla strega: { $cards }
    .button = Dai

## Opzioni
diamoniak-preset-book = Come nella scatola
diamoniak-preset-gentle = Un po’ più dolce
diamoniak-option-diamondsTo = Quando si compra, i 3 diamanti vanno…
diamoniak-option-diamondsTo-seller = a chi vende
diamoniak-option-diamondsTo-discard = accanto al mazzo
diamoniak-option-diamondsTo-help = Da chi vende, i diamanti restano in gioco e servono per comprare ancora. Accanto al mazzo, per un po’ sono persi.
diamoniak-option-colourReleasedWhenEmpty = Se la strega porta via un castello intero…
diamoniak-option-colourReleasedWhenEmpty-on = si può cambiare colore
diamoniak-option-colourReleasedWhenEmpty-off = il colore resta
diamoniak-option-colourReleasedWhenEmpty-help = Se si può cambiare, decide la prossima carta castello, e le carte di quel colore che erano a destra si uniscono al castello.
diamoniak-option-fairyProtected = La strega può prendere una fata?
diamoniak-option-fairyProtected-on = no, mai
diamoniak-option-fairyProtected-off = sì, se le viene data
diamoniak-option-fairyProtected-help = Di solito una fata è una carta come le altre: si può dare alla strega senza usarla.

## Che cosa non si può, e perché
diamoniak-refusal-must-draw-first = Prima pesca una carta; poi puoi fermarti.
diamoniak-refusal-buy-replaces-draw = Hai già pescato. Si compra all’inizio del turno, invece di pescare.
diamoniak-refusal-no-castle-yet = Prima comincia un castello: così saprai quale colore comprare.
diamoniak-refusal-not-enough-diamonds = Una carta costa { $price } diamanti, e tu ne hai { $n }.
diamoniak-refusal-seller-lacks-colour = Puoi comprare solo carte del tuo colore, e qui non ce ne sono.
diamoniak-refusal-other-colour = Quella carta non è del tuo colore: al tuo castello non serve.
diamoniak-refusal-no-such-seller = Si compra da qualcun altro al tavolo.
diamoniak-refusal-witch-waits = La strega aspetta: dalle delle carte o chiama una fata.
diamoniak-refusal-no-witch = La strega non c’è: tieni le tue carte.
diamoniak-refusal-no-fairy = Non hai nessuna fata.
diamoniak-refusal-wrong-number = La strega vuole { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }, né più né meno.
diamoniak-refusal-not-yours = Non hai tutto questo; ti manca: { $cards }.
diamoniak-refusal-fairy-protected = A questo tavolo la strega non prende le fate.
diamoniak-refusal-card-comes = Un momento: la carta si gira.
diamoniak-refusal-impossible-card = Non è più nel mazzo: { $card }.

## La pagina delle regole
diamoniak-rules-aim = Lo scopo
diamoniak-rules-aim-text = Ognuno costruisce un castello di un solo colore. Sei parti: una porta, due muri, due torri e un tetto con la bandiera. Vince il primo castello finito!
diamoniak-rules-box = Nella scatola
diamoniak-rules-box-text = 54 carte: 24 parti di castello (4 colori, 6 per ciascuno), 20 diamanti, 7 streghe e 3 fate. Si gioca da 2 a 4, dai 5 ai 9 anni, e i grandi possono aiutare.
diamoniak-rules-start = Per cominciare
diamoniak-rules-start-text = Mescolate tutte le carte e mettetele coperte al centro: è il mazzo. Non se ne toglie nessuna, neanche in due. Comincia la persona più giovane, poi si gira in senso orario. Tutto quello che si ha resta in vista.
diamoniak-rules-turn = Il tuo turno
diamoniak-rules-turn-text = Pesca una carta e mostrala: castello, diamante, fata o strega. Poi scegli tu: ancora una, o ti fermi. Puoi pescare quante volte vuoi, finché non arriva la strega. Almeno una carta è obbligatoria, a meno che tu non compri.
diamoniak-rules-castle = Una parte di castello
diamoniak-rules-castle-text = La tua prima parte sceglie il tuo colore: mettila davanti a te. Se qualcuno costruisce già quel colore, la carta va alla tua destra e aspetti un altro colore. Da allora, ogni carta del tuo colore si unisce al tuo castello. Tutte le parti di un colore valgono lo stesso.
diamoniak-rules-right = Alla tua destra
diamoniak-rules-right-text = Le parti di altri colori aspettano alla tua destra. Forse qualcuno le comprerà, o le prenderà la strega. Non si buttano, non si scambiano e non si regalano. Neanche sei carte uguali a destra fanno un castello.
diamoniak-rules-diamond = I diamanti
diamoniak-rules-diamond-text = Un diamante va alla tua destra e puoi continuare a pescare. Con tre diamanti si compra una parte di castello.
diamoniak-rules-buy = Comprare
diamoniak-rules-buy-text = Invece di pescare, puoi comprare una sola carta del tuo colore da chi ne ha una a destra. Scegli tu da chi, e nessuno può rifiutare. { $diamondsTo ->
    [discard] Metti tre diamanti accanto al mazzo
   *[seller] Dagli tre diamanti
  } e il tuo turno finisce. Per comprare bisogna aver cominciato il castello, e un castello non si vende mai.
diamoniak-rules-witch = La strega
diamoniak-rules-witch-text = Che sfortuna! Scegli tre delle tue carte e mettile con la strega accanto al mazzo: diamanti, carte di destra{ $fairyProtected ->
    [on] { "" }
   *[off] , una fata
  } o perfino parti del tuo castello. Se ne hai meno di tre, vanno via tutte.{ $fairyProtected ->
    [on] { " " }Le fate non le prende e non le conta.
   *[off] { "" }
  } Il tuo turno finisce. { $colourReleasedWhenEmpty ->
    [on] Se va via tutto il castello, il tuo colore torna libero: la tua prossima parte sceglie quello nuovo, e le carte di quel colore alla tua destra la raggiungono.
   *[off] Il tuo colore resta tuo, anche senza una sola parte.
  }
diamoniak-rules-fairy = La fata
diamoniak-rules-fairy-text = Una fata aspetta alla tua destra e puoi continuare a pescare. Se arriva la strega, puoi chiamare la tua fata: vanno tutte e due accanto al mazzo e tieni tutto il resto. Il tuo turno finisce lo stesso. Una fata scaccia una sola strega.
diamoniak-rules-pile = Quando il mazzo finisce
diamoniak-rules-pile-text = Quando serve una carta e non ce ne sono più, si mescolano le carte messe accanto: è il nuovo mazzo. Ognuno tiene le sue.
diamoniak-rules-win = Chi vince?
diamoniak-rules-win-text = Appena la sesta parte del tuo castello è al suo posto, pescata o comprata, hai vinto, subito.

## Perché i nostri giocatori lo farebbero
diamoniak-why-draw-more = Un’altra carta vale il rischio.
diamoniak-why-stop-witch-near = La strega può arrivare: meglio tenere quello che hai.
diamoniak-why-stop-buy-next = Tieni i tuoi diamanti: al prossimo turno potrai comprare la parte che ti manca.
diamoniak-why-buy = Questa parte è sicura; una carta del mazzo no.
diamoniak-why-fairy = Quello che tieni vale più della fata.
diamoniak-why-give-others = Dai quello che ti mancherà meno.
diamoniak-why-only-move = Non si può fare altro.

## La fine
diamoniak-score = { $n } su 6
diamoniak-end-castle = { $name } ha finito il castello prima di tutti.
diamoniak-moment-bold = Il momento più bello: { $name } osa pescare { $n } carte di fila, senza nemmeno una strega.
diamoniak-moment-bold-you = Il tuo momento più bello: { $n } carte di fila, senza nemmeno una strega.
diamoniak-moment-fairy = Il momento più bello: la fata di { $name } ferma la strega e salva { $n } parti del castello.
diamoniak-moment-fairy-you = Il tuo momento più bello: la tua fata ferma la strega e salva { $n } parti del tuo castello.
diamoniak-moment-bought = Il momento più bello: { $name } compra da { $seller } la carta che mancava.
diamoniak-moment-bought-you = Il tuo momento più bello: compri da { $seller } la carta che mancava.
diamoniak-moment-drawn = Il momento più bello: { $name } pesca { diamoniak-a-card }, proprio quella che mancava.
diamoniak-moment-drawn-you = Il tuo momento più bello: peschi { diamoniak-a-card }, proprio quella che mancava.

## Lessons
diamoniak-lesson-first = Il tuo primo castello
diamoniak-lesson-first-draw = Il tuo castello è rosa: servono sei carte rosa. Pesca una carta!
diamoniak-lesson-first-stop = Un diamante, e ora ne hai tre! Fermati adesso, prima che arrivi la strega.
diamoniak-lesson-first-buy = L’altra persona ha una carta rosa. Comprala con i tuoi tre diamanti.
diamoniak-lesson-first-again = Tocca di nuovo a te. Pesca una carta!
diamoniak-lesson-first-dare = Una fata! Ti protegge: osa pescare ancora una carta.
diamoniak-lesson-first-fairy = La strega vuole tre delle tue carte. Chiama la fata: la scaccia.
diamoniak-lesson-first-play = Ora sai tutto. Ancora due carte rosa e il tuo castello è finito. Gioca!
diamoniak-lesson-witch = La strega ha fame
diamoniak-lesson-witch-draw = Il tuo castello è quasi finito. Pesca una carta!
diamoniak-lesson-witch-give = La strega vuole tre carte, e scegli tu quali. Tieni il tuo castello, e la carta gialla che l’altra persona cerca.
diamoniak-lesson-witch-keep = Alla strega piacerebbe! Ma dalle piuttosto la carta blu e i due diamanti.
diamoniak-lesson-witch-buy = Ti hanno comprato la carta gialla: i tre diamanti sono tuoi. Usali per comprare la carta rosa!
diamoniak-lesson-witch-play = Ancora una carta rosa e il tuo castello è finito. Gioca!
