# 7 Yaminos in italiano.

yaminos-tagline = Sette bastoncini, ventotto tessere di domino, dodici giochi: lancia!

## I dodici giochi
yaminos-game-yam = Yam
yaminos-game-base = Gioco base
yaminos-game-muggins = Muggins
yaminos-game-more = Sempre di più
yaminos-game-prog = Progressione
yaminos-game-line = Tutti in fila
yaminos-game-even = Pari e dispari
yaminos-game-highest = Il lancio più alto
yaminos-game-throws = Più lanci
yaminos-game-target = Il più vicino
yaminos-game-longest = La fila più lunga
yaminos-game-minimum = La media migliore
yaminos-aim-yam = Riempi tutte le caselle del tuo foglio con le combinazioni più belle.
yaminos-aim-base = Posa, rilancia, osa: arriva a { $goal } punti prima degli altri.
yaminos-aim-muggins = Lascia estremità libere che fanno un multiplo di 5, fino a { $goal } punti.
yaminos-aim-more = Fai crescere la somma delle estremità libere, fino a { $goal } punti.
yaminos-aim-prog = Sette fasi, dai bianchi ai 6: collega quelli con il numero giusto.
yaminos-aim-line = Metti in fila tutto quel che puoi in poche catene lunghe, fino a { $goal } punti.
yaminos-aim-even = Lascia estremità libere con somma pari, fino a { $goal } punti.
yaminos-aim-highest = Un solo lancio: vince chi fa più punti.
yaminos-aim-throws = Più lanci: vince il totale più alto.
yaminos-aim-target = Avvicinati più che puoi a { $goal } punti.
yaminos-aim-longest = Un solo lancio: metti in fila più yamini di tutti.
yaminos-aim-minimum = Metti in fila abbastanza yamini, con i punti migliori per ognuno.

## Le caselle dello Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Più
yaminos-box-moins = Meno
yaminos-box-full = Full
yaminos-box-suite = Scala
yaminos-box-pairs = Coppie
yaminos-box-super = Super Yamino
yaminos-box-small = Scala piccola
yaminos-box-large = Scala grande
yaminos-box-plus-moins = Più e Meno
yaminos-about-solo = Somma tutti { $digit ->
    [1] gli 1
   *[other] i { $digit }
  } che si vedono.
yaminos-about-plus = Conta il numero più alto di ogni yamino.
yaminos-about-moins = Si toglie il numero più basso di ogni yamino.
yaminos-about-plus-moins = Contano i numeri alti e si tolgono i bassi.
yaminos-about-full = Quattro di un numero e tre di un altro: la loro somma e 50.
yaminos-about-suite = Cinque numeri di seguito: la somma e 20. Tutti e sette: e 30.
yaminos-about-small = Cinque numeri di seguito: la somma e 20.
yaminos-about-large = Tutti e sette i numeri, da 0 a 6: la somma e 30.
yaminos-about-pairs = Un numero di ogni coppia; 10 in più da cinque coppie, 20 per sette.
yaminos-about-super = Tutti e sette mostrano lo stesso numero: tutti i punti e 70.

## Il tavolo
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yamini
  }
yaminos-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
yaminos-throws = { $n ->
    [one] { $n } lancio
   *[other] { $n } lanci
  }
yaminos-average = { $whole },{ $digits } punti
yaminos-place = { $name }: { $score }.
yaminos-sheet = Il foglio di { $name }
yaminos-sheet-round = Manche { $round } di { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: libera
yaminos-cell-offer = { $box }: { $points } ora
yaminos-cell-announced = { $box }: annunciata
yaminos-phase = { $digit ->
    [0] Fase dei bianchi
    [1] Fase degli 1
   *[other] Fase dei { $digit }
  }
yaminos-throw-of = Lancio { $n } di { $of }
yaminos-goal = Bisogna arrivare a { $n }
yaminos-goal-near = Punta a { $n }
yaminos-ends = Estremità libere: { $sum }
yaminos-ends-before = Somma di prima: { $sum }
yaminos-would = Fa { $sum }: { $n ->
    [0] niente
   *[other] { $n }
  }.
yaminos-worth = Posato: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = Sul tavolo:
yaminos-chain = La catena:

## Che cosa c’è da fare
yaminos-prompt-agree = Tocca a te! Quanti lanci a testa?
yaminos-prompt-ready = Tocca a te! Lancia gli yamini.
yaminos-prompt-ready-rest = Non va bene niente: lancia quelli che restano.
yaminos-prompt-throwing = Stanno rotolando…
yaminos-prompt-doublet = Comincia la catena con un doppio.
yaminos-prompt-lay-one = Posa almeno uno yamino di questo lancio.
yaminos-prompt-stop = Posi ancora o tieni i tuoi { yaminos-points }?
yaminos-prompt-take-back = Uno yamino da solo non si rilancia mai: riprendine uno.
yaminos-prompt-base = Posi ancora, rilanci, o tieni { yaminos-points }?
yaminos-prompt-beat = Continua: ti serve { $goal } per passare in testa.
yaminos-prompt-muggins = Posa uno yamino: se le estremità libere fanno un multiplo di 5, segni quei punti.
yaminos-prompt-more = Posa uno yamino: se le estremità libere fanno più di { $sum }, segni quei punti.
yaminos-prompt-even = Posa uno yamino: se le estremità libere fanno una somma pari, segni quei punti.
yaminos-prompt-prog = Collega { $digit ->
    [0] i bianchi
    [1] gli 1
   *[other] i { $digit }
  }: contano solo loro. Fanno { yaminos-points }.
yaminos-prompt-line = Catene lunghe: 5 in fila fanno 25, uno solo toglie 1. Fanno { yaminos-points }.
yaminos-prompt-arrange = Metti in fila i tuoi yamini: fanno { yaminos-points }.
yaminos-prompt-left = Metti in fila i tuoi yamini; restano fuori: { yaminos-points }.
yaminos-prompt-choose = Tieni i migliori e rilancia gli altri, o riempi una casella.
yaminos-prompt-choose-last = Riempi una casella. Per un terzo lancio, annuncia prima quale.
yaminos-prompt-announced = { $box }: quali lanci?
yaminos-ask-zero = { $box } dà solo 0: premi ancora per scriverlo, o scegli un’altra casella.
yaminos-write-throw = Per lanciarne solo alcuni, scrivi i loro nomi: { $example }.

## Che cosa è successo
yaminos-event-agreed = Ognuno avrà { yaminos-throws }.
yaminos-event-threw = { $name } lancia { yaminos-count }.
yaminos-event-threw-you = Lanci { yaminos-count }.
yaminos-event-landed = Escono: { $faces }.
yaminos-event-cocked = { $n ->
    [one] Uno yamino non è piatto: si rilancia.
   *[other] { $n } yamini non sono piatti: si rilanciano.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } comincia una catena con { $face }.
yaminos-event-laid-first-you = Cominci una catena con { $face }.
yaminos-event-laid = { $name } posa { $face } contro { $at }.
yaminos-event-laid-you = Posi { $face } contro { $at }.
yaminos-event-took-back = { $name } riprende { $face }.
yaminos-event-took-back-you = Riprendi { $face }.
yaminos-event-passed = { $name } non ha niente da posare.
yaminos-event-passed-you = Non hai niente da posare.
yaminos-event-ends = Le estremità libere fanno { $sum }.
yaminos-event-scored = { $name } segna { yaminos-points }: { $total } in tutto.
yaminos-event-scored-you = Segni { yaminos-points }: { $total } in tutto.
yaminos-event-scored-nothing = { $name } non segna niente: { $total } in tutto.
yaminos-event-scored-nothing-you = Non segni niente: { $total } in tutto.
yaminos-event-left = { $name } lascia fuori { yaminos-points }.
yaminos-event-left-you = Lasci fuori { yaminos-points }.
yaminos-event-lost = Non va bene niente: { $name } perde { yaminos-points }.
yaminos-event-lost-you = Non va bene niente: perdi { yaminos-points }.
yaminos-event-lost-nothing = { $name } non ha doppi: si passa.
yaminos-event-lost-nothing-you = Nessun doppio: si passa.
yaminos-event-leads = { $name } è in testa con { $score } punti. Gli altri hanno un’ultima possibilità!
yaminos-event-leads-you = Sei in testa con { $score } punti. Gli altri hanno un’ultima possibilità!
yaminos-event-announced = { $name } annuncia { $box }.
yaminos-event-announced-you = Annunci { $box }.
yaminos-event-filled = { $name } scrive { $points } nella casella { $box }.
yaminos-event-filled-you = Scrivi { $points } nella casella { $box }.
yaminos-event-sheets = Manche { $round }: fogli nuovi per tutti.
yaminos-event-tie-break = Parità tra { $names }: un turno in più per decidere.
yaminos-event-won = { $name } vince!
yaminos-event-won-you = Hai vinto!
yaminos-event-won-shared = { $names } vincono insieme!

## Che cosa si può fare, a parole
yaminos-action-agree = Gioca con { yaminos-throws }
yaminos-action-throw-all = Lancia tutti e sette gli yamini
yaminos-action-throw = Rilancia { $faces }
    .button = Rilanciane { $n }
yaminos-action-throw-rest = { $n ->
    [one] Lancia l’ultimo
   *[other] Lancia gli altri { $n }
  }
yaminos-action-keep = Tieni { $faces }, lancia gli altri
yaminos-action-lay-first = Comincia con { $face }
yaminos-action-lay = Posa { $face } contro { $at }
    .button = Posa
yaminos-action-take = Riprendi { $face }
yaminos-action-stop = Fermati qui: { yaminos-points }
yaminos-action-count = È tutto: { yaminos-points }
yaminos-action-count-placed = È tutto: { yaminos-count }
yaminos-action-fill = Scrivi { $points } in { $box }
yaminos-action-announce = Annuncia { $box }

## Impostazioni
yaminos-preset-yam = { yaminos-game-yam }
yaminos-preset-base = { yaminos-game-base }
yaminos-preset-muggins = { yaminos-game-muggins }
yaminos-preset-more = { yaminos-game-more }
yaminos-preset-prog = { yaminos-game-prog }
yaminos-preset-line = { yaminos-game-line }
yaminos-preset-even = { yaminos-game-even }
yaminos-preset-highest = { yaminos-game-highest }
yaminos-preset-throws = { yaminos-game-throws }
yaminos-preset-target = { yaminos-game-target }
yaminos-preset-longest = { yaminos-game-longest }
yaminos-preset-minimum = { yaminos-game-minimum }
yaminos-option-game = A quale gioco si gioca?
yaminos-option-game-yam = { yaminos-game-yam }
yaminos-option-game-base = { yaminos-game-base }
yaminos-option-game-muggins = { yaminos-game-muggins }
yaminos-option-game-more = { yaminos-game-more }
yaminos-option-game-prog = { yaminos-game-prog }
yaminos-option-game-line = { yaminos-game-line }
yaminos-option-game-even = { yaminos-game-even }
yaminos-option-game-highest = { yaminos-game-highest }
yaminos-option-game-throws = { yaminos-game-throws }
yaminos-option-game-target = { yaminos-game-target }
yaminos-option-game-longest = { yaminos-game-longest }
yaminos-option-game-minimum = { yaminos-game-minimum }
yaminos-option-throws = Quanti lanci a testa?
yaminos-option-throws-help = 0: decide chi comincia; ne «Il più vicino», 3; per la media, 2.
yaminos-option-target = A quale punteggio bisogna avvicinarsi?
yaminos-option-target-help = 0: 40 punti per lancio.
yaminos-option-goal = Quale punteggio porta alla fine?
yaminos-option-goal-help = 0: come nella scatola, 40, 100 o 200 a seconda del gioco.
yaminos-option-fewestLeft = La fila più lunga si vince con…
yaminos-option-fewestLeft-on = meno punti fuori
yaminos-option-fewestLeft-off = più yamini in fila
yaminos-option-minimum = Quanti yamini bisogna mettere in fila almeno?
yaminos-option-minimum-help = Con meno, il lancio non conta. Di solito 4.
yaminos-option-divideByThrows = Alla fine i punti si dividono per…
yaminos-option-divideByThrows-on = il numero di lanci
yaminos-option-divideByThrows-off = il numero di yamini posati
yaminos-option-noSingleRethrow = Nel gioco base, si può lanciare un solo yamino?
yaminos-option-noSingleRethrow-on = no
yaminos-option-noSingleRethrow-off = sì
yaminos-option-noSingleRethrow-help = Se no, chi deve battere chi è in testa e ne ha uno solo ne riprende uno e ne lancia due; se non è possibile, può fermarsi.
yaminos-option-passScores = Senza posare niente, contano le estremità libere?
yaminos-option-passScores-on = sì
yaminos-option-passScores-off = no
yaminos-option-carryPrevious = Sempre di più: una nuova catena si confronta con…
yaminos-option-carryPrevious-on = l’ultima somma di prima
yaminos-option-carryPrevious-off = zero
yaminos-option-branchingProgression = Nella Progressione, i doppi…
yaminos-option-branchingProgression-on = hanno quattro lati
yaminos-option-branchingProgression-off = restano in fila
yaminos-option-linearOnly = In Tutti in fila, i doppi…
yaminos-option-linearOnly-on = restano in fila
yaminos-option-linearOnly-off = hanno quattro lati
yaminos-option-rounds = Quante manche di Yam?
yaminos-option-rounds-1 = una
yaminos-option-rounds-2 = due
yaminos-option-rounds-4 = quattro
yaminos-option-separateSuites = Nello Yam, le due scale hanno…
yaminos-option-separateSuites-on = una casella ciascuna
yaminos-option-separateSuites-off = una sola casella
yaminos-option-soloPairOnce = In un Solo, una coppia conta…
yaminos-option-soloPairOnce-on = una volta
yaminos-option-soloPairOnce-off = due volte
yaminos-option-suiteReading = Come si legge una scala?
yaminos-option-suiteReading-row = fianco a fianco
yaminos-option-suiteReading-pick = si scelgono le metà
yaminos-option-suiteReading-help = Fianco a fianco, una metà di troppo può sporgere solo all’inizio o alla fine. A scelta, ogni metà può essere letta da sola.
yaminos-option-unusedCount = Una scala conta anche gli yamini non usati?
yaminos-option-unusedCount-on = sì, tutti i loro punti
yaminos-option-unusedCount-off = no
yaminos-option-plusMoins = Più e Meno si giocano…
yaminos-option-plusMoins-apart = ognuno nel suo turno
yaminos-option-plusMoins-together = in un solo turno
yaminos-option-tieBreak = In caso di parità in testa…
yaminos-option-tieBreak-on = si gioca un turno in più
yaminos-option-tieBreak-off = si vince insieme

## Che cosa non si può fare, e perché
yaminos-refusal-in-the-air = Un attimo: gli yamini stanno ancora rotolando.
yaminos-refusal-other-yaminos = Questi non sono gli yamini che sono stati lanciati.
yaminos-refusal-other-game = In questo gioco non si fa.
yaminos-refusal-agree-first = Di’ prima quanti lanci avrà ognuno.
yaminos-refusal-how-many-throws = Scegli da 1 a 12 lanci.
yaminos-refusal-agreed = Il numero di lanci è già deciso.
yaminos-refusal-throw-first = Prima lancia gli yamini.
yaminos-refusal-throw-all = Lanciali tutti insieme.
yaminos-refusal-throw-nothing = Scegli almeno uno yamino da lanciare.
yaminos-refusal-one-throw = Qui si lancia una volta sola.
yaminos-refusal-not-free = Già posato: { $face }.
yaminos-refusal-not-laid = Non è nella catena: { $face }.
yaminos-refusal-one-chain = Una sola catena: posalo a un’estremità libera.
yaminos-refusal-begin-with-doublet = Una catena comincia con un doppio.
yaminos-refusal-does-not-fit = I numeri non combaciano: { $face } contro { $at }.
yaminos-refusal-must-lay = Prima posa uno yamino di questo lancio.
yaminos-refusal-something-fits = Puoi posare { $face }: si lancia solo se niente va bene.
yaminos-refusal-taken-enough = { $n } yamini ripresi in un turno bastano: posa, lancia o fermati.
yaminos-refusal-thrown-enough = { $n } lanci in un turno bastano: fermati qui.
yaminos-refusal-laid-before = Posato in un lancio precedente, { $face } resta lì.
yaminos-refusal-others-hang-on-it = Altri yamini stanno contro { $face }. Riprendi prima quelli.
yaminos-refusal-laid-stays = Quel che è nella catena resta lì: lancia solo gli altri.
yaminos-refusal-no-single-rethrow = A questo tavolo non si lancia uno yamino da solo.
yaminos-refusal-must-beat = È la tua ultima possibilità: continua fino a { $n } punti.
yaminos-refusal-row-filled = Già piena: { $box }.
yaminos-refusal-no-such-row = Su questo foglio quella casella non c’è.
yaminos-refusal-too-early-to-announce = Si annuncia solo prima del terzo lancio.
yaminos-refusal-announce-first = Prima del terzo lancio, annuncia una casella.
yaminos-refusal-announced = La casella è annunciata: ora non resta che lanciare.

## La pagina delle regole
yaminos-rules-choose = Le regole di quale gioco?
yaminos-rules-box = Nella scatola
yaminos-rules-box-text = Sette yamini. Uno yamino è un bastoncino a quattro facce, e ogni faccia è una tessera di domino: insieme portano tutte le 28 tessere, dalla bianca-bianca al 6-6. Ogni yamino ha un solo doppio, una faccia con due volte lo stesso numero, e ogni numero da 0 a 6 su una sola delle sue facce. Una lavagnetta, con pennarello e panno, tiene i punti. Si possono inventare altri giochi ancora.
yaminos-rules-throw = Per cominciare
yaminos-rules-throw-text = Si gioca da 2 a 6, dai 6 anni in su. Comincia la persona più giovane, poi si va in senso orario. Gli yamini si lanciano come dadi. Quello che sta in piedi o sopra un altro si rilancia. I giochi piccoli, dal lancio più alto alla media migliore, sono un buon inizio.
yaminos-rules-ties = Parità
yaminos-rules-ties-text = { $tieBreak ->
    [on] Chi è alla pari in testa gioca un turno in più, finché qualcuno è avanti: allo Yam su un foglio vuoto, alla Progressione con i 6, e a «Il più vicino» si aggiunge al punteggio la parte di un lancio.
   *[off] A pari merito in testa si vince insieme.
  }
yaminos-rules-alone = Da soli
yaminos-rules-alone-text = A questo gioco si può giocare anche da soli, contro un punteggio da raggiungere.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Ognuno lancia una volta tutti e sette gli yamini. Contano tutti i punti che si vedono: vince il lancio più alto.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Chi comincia dice quanti lanci avrà ognuno.
   *[other] Ognuno ha { yaminos-throws }.
  } Lanciali ogni volta tutti e sette; contano tutti i punti che si vedono. I tuoi lanci si sommano: vince il totale più alto.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Ognuno ha { yaminos-throws } con tutti e sette. Si sommano tutti i punti che si vedono. Alla fine vince chi è più vicino a { $target } punti, sopra o sotto.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Un solo lancio, poi metti in fila quel che puoi come nel domino: le metà che si toccano sono uguali. Non serve un doppio; è una sola fila con due estremità. { $fewestLeft ->
    [on] Vince chi lascia fuori meno punti.
   *[off] Vince chi ha più yamini in fila.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Ognuno ha { yaminos-throws }. Ogni volta lanciali tutti e sette e metti in fila gli yamini come nel domino, senza bisogno di doppi: almeno { $minimum }, o il lancio non conta. Alla fine dividi i tuoi punti per { $divideByThrows ->
    [on] il numero di lanci
   *[off] il numero di yamini posati
  }. Vince la media migliore.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Lo scopo: { $goal } punti in più turni. Lanciali tutti e sette. Senza doppio si passa. Altrimenti comincia una catena con un doppio, posato di traverso, e continuala alle due estremità con tutti gli yamini che vuoi: le metà che si toccano sono uguali.
yaminos-rules-base-on = Continuare o fermarsi
yaminos-rules-base-on-text = Appena uno yamino del lancio è posato puoi fermarti e contare, o rilanciare quanti vuoi di quelli che restano{ $noSingleRethrow ->
    [on] , ma mai uno solo
   *[off] , anche uno solo
  }. Ogni lancio deve permetterti di posarne almeno uno, altrimenti tutti i punti di questo turno sono persi; quelli di prima restano.
yaminos-rules-base-seven = Tutti e sette posati
yaminos-rules-base-seven-text = Fermati e conta, o rilanciali tutti e sette per una nuova catena, tante volte quante osi. Quel che fa si aggiunge; senza doppio, tutto questo turno è perso.
yaminos-rules-base-back = Riprendere
yaminos-rules-base-back-text = Quel che è stato posato in un lancio precedente non si muove più. Quel che è appena stato posato si può spostare o riprendere, purché ne resti uno di questo lancio. Finché qualcosa va bene, bisogna posare.
yaminos-rules-base-count = Contare
yaminos-rules-base-count-text = Un doppio della catena vale 2 punti, ogni altro yamino 1. Posare tutto non è sempre furbo: se puoi posarne sei ma con un 4 alle due estremità, a volte è meglio posarne cinque e lanciarne due per avere un 4. Oppure posarli tutti e sei e fermarti.
yaminos-rules-base-end = L’ultima possibilità
yaminos-rules-base-end-text = Chi ha { $goal } punti o più alla fine del suo turno è in testa. Ognuno degli altri ha un’ultima possibilità: lanciare fino a un punto in più di chi è in testa, o finché non può posare niente. Chi ci riesce passa in testa. Vince il punteggio più alto. Da soli, i turni sono contati, uno ogni sei punti del traguardo: bisogna averlo raggiunto alla fine dell’ultimo.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Il più combattuto dei giochi. Dopo il tuo turno somma tutte le estremità libere. Se è un multiplo di 5 segni quella somma, altrimenti niente. 5-5 da solo fa 20: segni 20. Con 5-bianco accanto, 15. Con anche 5-1, 11: niente. 6-6 da solo fa 24: niente; con 6-2, 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Dopo il tuo turno somma tutte le estremità libere. Se è più della somma di prima, chiunque l’abbia lasciata, segni quella somma; uguale o meno, niente. Una nuova catena si confronta con { $carryPrevious ->
    [on] l’ultima somma della vecchia
   *[off] zero
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Dopo il tuo turno somma tutte le estremità libere. Se la somma è pari la segni; dispari, niente. 4-4 da solo fa 16, con 4-2 fa 14; con anche 4-1, 11: niente. 6-6 da solo fa 24, con 6-bianco 18.
yaminos-rules-chain = Una catena per tutti
yaminos-rules-chain-text = Chi comincia lancia tutti e sette e posa in mezzo il suo doppio più alto; senza doppio si passa. Poi, al tuo turno, prendi uno yamino così com’è e posalo a una qualsiasi estremità libera dello stesso numero. Se qualcosa va bene, bisogna posare. Se non va bene niente, lancia una volta tutti quelli che restano; se ancora non va bene niente, si passa. Quando tutti e sette sono posati, chi segue li riprende tutti e ricomincia.
yaminos-rules-ends = Le estremità libere
yaminos-rules-ends-text = Gli yamini si toccano con le estremità e con i lati lunghi: un doppio ha quindi quattro lati, e ogni lato libero conta. Posato a un’estremità, un doppio ne lascia tre. { $passScores ->
    [on] Anche se non posi niente, le estremità contano per te.
   *[off] Se non posi niente, non segni niente.
  }
yaminos-rules-equal = La fine
yaminos-rules-equal-text = Quando qualcuno ha { $goal } punti o più, si finisce il giro perché tutti abbiano giocato lo stesso numero di volte. Anche passare è un turno. Vince il punteggio più alto.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Sette fasi. Prima i bianchi: lancia una volta tutti e sette e collega in una catena più yamini possibile con un bianco. Altri possono aiutare a collegarli, e non serve un doppio. { $branchingProgression ->
    [on] Un doppio si unisce sui suoi quattro lati.
   *[off] La catena è una sola fila.
  } Ha almeno due yamini, altrimenti niente. La catena la scegli tu.
yaminos-rules-prog-count = Che cosa conta
yaminos-rules-prog-count-text = Contano solo gli yamini con un bianco, con tutti i loro punti, e il bianco vale 0: 5-0, 0-3, 3-6, 6-0 fanno 5 + 3 + 0 + 6, cioè 14.
yaminos-rules-prog-on = Dai bianchi ai 6
yaminos-rules-prog-on-text = Quando tutti hanno giocato i bianchi vengono gli 1, poi i 2, fino ai 6: allora contano gli yamini con quel numero. Un doppio conta le sue due metà. Vince il totale più alto.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Lancia una volta tutti e sette e disponili in una o più catene; non serve un doppio. { $linearOnly ->
    [on] I doppi restano in fila come gli altri.
   *[off] Un doppio si unisce sui suoi quattro lati.
  } Una catena ha almeno due yamini.
yaminos-rules-line-count = Quadrati
yaminos-rules-line-count-text = Una catena vale la sua lunghezza moltiplicata per sé stessa: cinque yamini fanno 25. Le catene si sommano, e ogni yamino da solo toglie 1: un turno può perfino costare punti. Meglio poche catene lunghe.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Riempi le caselle del tuo foglio. Al tuo turno lancia tutti e sette, poi, se vuoi, rilancia quelli che scegli, anche quelli tenuti prima. Puoi lanciare una terza volta, ma prima annunci la casella, e non si cambia più. Alla fine riempi una casella; se non va bene, prende 0. Poi si passa.
yaminos-rules-yam-rounds = Manche
yaminos-rules-yam-rounds-text = Una manche è finita quando tutte le caselle di tutti sono piene. { $rounds ->
    [1] Si gioca una manche.
    [2] Si giocano due manche.
   *[4] Si giocano quattro manche.
  } Vince il totale più alto.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Tutti e sette gli yamini mostrano lo stesso numero, in tre lanci al massimo. Quale, lo dicono le coppie del primo lancio che ne mostra una; se sono più d’una, scegli tu. Contano tutti i punti visibili, e 70 in più. Altrimenti 0.
yaminos-rules-yam-solos = Solo
yaminos-rules-yam-solos-text = Un Solo somma tutti i suoi numeri; ce n’è uno per ognuno, da 1 a 6. Una coppia conta { $soloPairOnce ->
    [on] una volta
   *[off] due volte
  }.
yaminos-rules-yam-plus = Più e Meno
yaminos-rules-yam-plus-text = Più somma il numero più alto di ogni yamino. Meno somma il più basso, e si toglie dal totale. { $plusMoins ->
    [together] Si giocano tutti e due in un solo turno: allora è bene sapere quali facce possono ancora uscire.
   *[apart] Ognuno ha il suo turno.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Quattro yamini di un numero e tre di un altro. Conta quattro volte il primo, tre volte il secondo, e 50 in più: quattro 4 e tre 1 fanno 16 + 3 + 50, cioè 69. Ogni yamino serve una volta sola, e conta la lettura migliore.
yaminos-rules-yam-suite = Scala
yaminos-rules-yam-suite-text = Cinque numeri di seguito sono una scala piccola: la loro somma e 20. Tutti e sette sono una scala grande: la loro somma e 30. { $separateSuites ->
    [on] Ognuna ha la sua casella.
   *[off] C’è una sola casella per le due; se ci sono entrambe, conta la migliore.
  } 2-2, 3-3, 4-4, 5-5, 6-3 fanno 40; 0-1, 2-3, 4-5, 6-6 fanno 51.{ $unusedCount ->
    [on] { " " }Si aggiungono i punti degli yamini non usati.
   *[off] { "" }
  }
yaminos-rules-yam-row = Come si legge una scala
yaminos-rules-yam-row-text = Una coppia si legge come un solo numero, e non importa quanti yamini siano. { $suiteReading ->
    [pick] Ogni metà può essere letta da sola.
   *[row] Gli yamini stanno fianco a fianco, e una metà di troppo può sporgere solo all’inizio o alla fine.
  } Un numero non può seguire sé stesso su due yamini: niente 3-3 accanto a 3-4. Sei di seguito sono una scala piccola con i cinque migliori.
yaminos-rules-yam-pairs = Coppie
yaminos-rules-yam-pairs-text = Conta un numero di ogni coppia. Cinque o sei coppie danno 10 punti in più, sette ne danno 20.

## Perché i nostri giocatori lo farebbero
yaminos-why-only-move = Non c’è altro da fare.
yaminos-why-risk = Il rischio vale la pena.
yaminos-why-risk-worth = Rilanciando: { $best } punti in media; fermandosi: { $next }.
yaminos-why-bank = Meglio tenere questi punti.
yaminos-why-bank-worth = Fermandosi: { $best } punti sicuri; rilanciando: { $next } in media.
yaminos-why-keep-the-others = Quelli che tieni promettono di più.
yaminos-why-worth = { $best } punti in media fino alla fine della manche; la migliore altra scelta: { $next }.
yaminos-why-worth-yours = { $best } punti in media fino alla fine della manche; la tua scelta: { $mine }.
yaminos-why-worth-same = È la tua scelta, e la migliore: { $best } punti in media fino alla fine della manche.
yaminos-why-nothing-better = Questo lancio non dà di più.
yaminos-why-ends = Lascia le estremità migliori.
yaminos-why-best-chain = Così comincia la catena migliore.
yaminos-why-take-back = In un altro modo la catena sarà migliore.
yaminos-why-fill = Questa casella difficilmente avrà di meglio.
yaminos-why-announce = Con un lancio in più, questa casella promette di più.
yaminos-why-throws = Tre lanci fanno una bella partita.

## La fine
yaminos-end-points = { $name } ha il punteggio migliore.
yaminos-end-shared = { $name } sono alla pari: vittoria condivisa!
yaminos-end-par = { $name } ha raggiunto il punteggio. Complimenti!
yaminos-end-short = Il punteggio non è stato raggiunto. Alla prossima!
yaminos-moment-super = Il momento più bello: un Super Yamino per { $name }, { $n } punti in un colpo!
yaminos-moment-super-you = Il tuo momento più bello: un Super Yamino, { $n } punti in un colpo!
yaminos-moment-best = Il momento più bello: { $name } segna { yaminos-points } in un solo turno.
yaminos-moment-best-you = Il tuo momento più bello: { yaminos-points } in un solo turno.
yaminos-moment-bold = Il momento più audace: { $name } osa { $n } lanci in un solo turno e tiene { $points } punti.
yaminos-moment-bold-you = Il tuo momento più audace: { $n } lanci in un solo turno, e { $points } punti tenuti.
yaminos-moment-last-chance = Il momento più bello: all’ultima possibilità { $name } passa in testa con { $score } punti!
yaminos-moment-last-chance-you = Il tuo momento più bello: all’ultima possibilità passi in testa con { $score } punti!
yaminos-review-laid = posare { $chains }
yaminos-review-laid-none = non posare niente
yaminos-review-then-stop = { $laid }, poi fermarsi
yaminos-review-then-throw = { $laid }, poi rilanciare
yaminos-review-then-throw-some = { $laid }, poi rilanciare { $faces }

## Il tavolo sulla pagina
yaminos-felt = Il panno
yaminos-board = La lavagna dei punti
yaminos-board-beat = Da battere: { $n }
yaminos-board-minimum = Almeno { $n } in fila
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = il doppio { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Scegli una casella
yaminos-do-agree-more = Un lancio in più
yaminos-do-agree-fewer = Un lancio in meno
yaminos-do-choose = Prendi { $piece } (tasto { $key })
yaminos-do-keep = { $piece }: tieni (tasto { $key })
yaminos-kept = Tenuti: { $faces }.
yaminos-kept-none = Non ne tieni nessuno.
yaminos-prompt-line-more = Continua, o conta: fanno { yaminos-points }.
yaminos-prompt-count = Non va bene più niente: conta.
yaminos-prompt-last-chance = Ultima possibilità: ti servono { $goal } punti per battere { $name }.

yaminos-key-aim = Un altro posto o un altro numero

## Le lezioni
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Sette yamini, un solo lancio: contano tutti i punti che vedi. Lancia!
yaminos-lesson-highest-play = 48 pari! A questo tavolo si rilancia per decidere. Chi ha più punti vince.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Chi comincia dice quanti lanci avrà ciascuno. Scegline due.
yaminos-lesson-throws-throw = Lancia tutti e sette, e conta tutti i punti.
yaminos-lesson-throws-play = Tu hai 48 punti, l’altra persona 41. I lanci si sommano: ancora uno, e il totale più alto vince.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Tre lanci per arrivare il più vicino possibile a 120. Dopo il primo hai 45 punti. Lancia!
yaminos-lesson-target-play = Hai 81 punti: un lancio da 39 sarebbe perfetto. Un po’ sopra o un po’ sotto è lo stesso: vince chi è più vicino.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Un solo lancio, e poi una fila, la più lunga possibile. Lancia!
yaminos-lesson-longest-first = Qualsiasi yamino può cominciare la fila. Comincia con il 4-6.
yaminos-lesson-longest-touch = Come nel domino, le metà che si toccano sono uguali. Posa il 5-6 contro il 6.
yaminos-lesson-longest-ends = La fila ha due estremità. Dall’altra parte, posa lo 0-4 contro il 4.
yaminos-lesson-longest-more = Continua: lo 0-2, e poi il doppio 2.
yaminos-lesson-longest-count = Non va bene più niente: hai cinque yamini in fila. Contali!
yaminos-lesson-longest-play = Cinque pari! A questo tavolo si rilancia. Ora trova la tua fila più lunga!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Bisogna mettere in fila almeno quattro yamini, e belli grossi. Lancia!
yaminos-lesson-minimum-line = Comincia con il 4-6. Posa il 5-6 contro il 6, e il 4-5 contro il 4.
yaminos-lesson-minimum-four = Ne manca uno. Il più grosso che va bene è il 3-5: posalo contro il 5-6.
yaminos-lesson-minimum-count = Anche l’1-5 andrebbe bene, ma è piccolo: abbasserebbe la tua media. Conta i tuoi quattro!
yaminos-lesson-minimum-play = 38 punti con quattro yamini: 9,5 di media. Ancora un lancio a testa, e la media migliore vince.
yaminos-lesson-chain = La tua prima catena
yaminos-lesson-chain-throw = Servono 40 punti, e ne hai già 32. Lancia tutti e sette!
yaminos-lesson-chain-doublet = Nel gioco base una catena comincia con un doppio. Posa il doppio 5.
yaminos-lesson-chain-ends = La catena ha due estremità. Posa l’1-5 da una parte, e il 4-5 dall’altra.
yaminos-lesson-chain-stop = Un doppio vale due punti, ogni altro yamino uno: ne hai quattro. Fermati per tenerli.
yaminos-lesson-chain-play = L’altra persona non aveva doppi e ha passato il turno. Hai 36 punti: ne mancano 4. Gioca!
yaminos-lesson-dare = Fermarsi o rischiare
yaminos-lesson-dare-throw = Hai 33 punti. Lancia tutti e sette!
yaminos-lesson-dare-lay = Posa il doppio 3, e poi lo 0-3 contro di lui.
yaminos-lesson-dare-dare = Tre punti sono pochi. Osa: rilancia i cinque che restano. Basta che uno vada bene.
yaminos-lesson-dare-on = Bene, ce ne sono due! Posa lo 0-5 contro lo 0, e il 3-5 contro il 3.
yaminos-lesson-dare-again = Cinque punti. Rilancia gli ultimi tre: serve un 5, altrimenti perdi questi cinque punti.
yaminos-lesson-dare-lost = Nessun 5: quei cinque punti sono persi. Ma i 33 di prima restano tuoi. Lancia di nuovo!
yaminos-lesson-dare-chain = Il doppio 6, poi il 5-6 e il 4-6 contro di lui. Dopo, l’1-4 e l’1-2.
yaminos-lesson-dare-stop = Sei punti, e solo due yamini da rilanciare: è troppo rischioso. Fermati!
yaminos-lesson-dare-play = 39 punti: te ne manca uno solo. Gioca!
yaminos-lesson-back = Riprendere per rilanciare meglio
yaminos-lesson-back-take = Hai posato sei yamini, e c’è un 4 alle due estremità. Con un solo yamino da rilanciare hai una possibilità su quattro. Meglio riprendere il 4-5.
yaminos-lesson-back-throw = Quello che hai appena posato si può riprendere. Ora rilancia tutti e due: basta un 4 o un 5.
yaminos-lesson-back-lay = Vanno bene tutti e due! Posa l’1-5 contro il 5, e il 4-5 contro il 4. Gli altri non si muovono più.
yaminos-lesson-back-stop = Sette yamini, di cui due doppi: nove punti. Tienili!
yaminos-lesson-back-play = 38 punti: ne mancano 2. Gioca, e ricorda: posare tutto non è sempre furbo.
yaminos-lesson-seven = Tutti e sette posati
yaminos-lesson-seven-last = Te ne resta uno solo, e va bene. Posa il 3-5 contro il 3.
yaminos-lesson-seven-again = Tutti e sette sono posati: otto punti. Potresti fermarti. Ma osa: rilanciali tutti e sette!
yaminos-lesson-seven-new = Un doppio, per fortuna! Senza, perdevi gli otto punti. Comincia una nuova catena con il doppio 0, e poi posa lo 0-5 e lo 0-3.
yaminos-lesson-seven-stop = Otto e quattro fanno dodici punti in un solo turno. Tienili!
yaminos-lesson-seven-play = 38 punti: ne mancano 2. Gioca!
yaminos-lesson-chance = L’ultima possibilità
yaminos-lesson-chance-throw = L’altra persona è in testa con 42 punti. Hai un’ultima possibilità: arrivare a 43. Lancia!
yaminos-lesson-chance-lay = Il doppio 6, poi il 4-6 e il 5-6 contro di lui. Dopo, il 2-5.
yaminos-lesson-chance-play = Così sei a 40. Non puoi fermarti prima di 43: rilancia quelli che restano, e buona fortuna!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Un solo lancio, e poi mettili tutti in catene lunghe. Lancia!
yaminos-lesson-line-doublet = Un doppio ha quattro lati. Posa il doppio 4, e contro di lui l’1-4, il 2-4 e il 3-4.
yaminos-lesson-line-long = Più è lunga, meglio è: quattro fanno 16, cinque fanno 25. Posa l’1-6 contro l’1.
yaminos-lesson-line-second = Gli ultimi due non ci stanno, e uno yamino da solo costa un punto. Comincia una seconda catena con il doppio 5, e posa lo 0-5 contro di lui.
yaminos-lesson-line-count = Cinque fanno 25, due fanno 4. Conta i tuoi 29 punti!
yaminos-lesson-line-play = 187 punti: ne servono 200. Gioca!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Prima i bianchi, poi gli 1, e così via. Questa è la fase dei 5. Lancia!
yaminos-lesson-prog-two = Contano solo gli yamini che hanno un 5, con tutti i loro punti. Comincia con il 2-5, e posa lo 0-5 contro di lui.
yaminos-lesson-prog-bridge = Il 2-4 non ha nessun 5 e non conta, ma fa da ponte. Posalo contro il 2.
yaminos-lesson-prog-on = E dall’altra parte del ponte: il 4-5, poi l’1-5.
yaminos-lesson-prog-count = 5, 7, 9 e 6 fanno 27. Conta!
yaminos-lesson-prog-play = Questa è l’ultima fase, quella dei 6. Collega tutti i 6 che puoi!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Qui c’è una sola catena per tutti, e la apre il tuo doppio più alto. Lancia!
yaminos-lesson-even-even = Somma tutte le estremità libere: se la somma è pari, la segni. Con l’1-4 sarebbe 11, e niente. Posa il 2-6 contro il 2: fa 18!
yaminos-lesson-even-rest = Non va bene più niente. Allora rilancia tutti quelli che restano.
yaminos-lesson-even-where = L’1-6 va bene in due posti. Contro il 6 farebbe 10. Posalo contro l’1: fa 20!
yaminos-lesson-even-play = 188 punti: ne servono 200. Ognuno posa uno yamino per turno. Gioca!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Una sola catena per tutti, e la apre il tuo doppio più alto. Lancia!
yaminos-lesson-more-more = Le estremità libere fanno 15. Se fai di più, segni la somma. Posa il 3-5 contro il doppio 3: fa 17!
yaminos-lesson-more-doublet = L’altra persona ha fatto solo 16, e non ha segnato niente. Un doppio posato a un’estremità ha ancora tre lati liberi. Posa il doppio 2 contro il 2-3: fa 20!
yaminos-lesson-more-play = 194 punti: ne servono 200. Fai sempre più della somma di prima. Gioca!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Una sola catena per tutti, e la apre il tuo doppio più alto. Lancia!
yaminos-lesson-muggins-five = I tuoi quattro 5 facevano 20. Le estremità libere contano solo se fanno 5, 10, 15, 20… Posa il doppio 0 contro lo 0: fa ancora 15!
yaminos-lesson-muggins-where = Lo 0-1 va bene in due posti. Contro uno 0 farebbe 12, e niente. Posalo contro l’1: fa 10!
yaminos-lesson-muggins-play = 90 punti: ne servono 100. Cerca i multipli di 5. Gioca!
yaminos-lesson-sheet = Tenere e rilanciare
yaminos-lesson-sheet-throw = Nello Yam si riempiono caselle. Te ne restano due: Solo 6 e Più. Lancia!
yaminos-lesson-sheet-keep = Quattro yamini hanno un 6: tienili per Solo 6, e rilancia gli altri tre.
yaminos-lesson-sheet-box = Solo 6 conta tutti i 6, e ce ne sono sette: 42 punti! Scrivili in Solo 6.
yaminos-lesson-sheet-play = Ti resta Più: conta il numero più alto di ogni yamino. Tieni i migliori, rilancia gli altri. Gioca!
yaminos-lesson-announce = Annunciare
yaminos-lesson-announce-announce = Quattro yamini con un 4, due con un 1: ancora uno ed è un Full! Hai già lanciato due volte. Per un terzo lancio, annuncia prima Full.
yaminos-lesson-announce-throw = La casella annunciata non cambia più: se sbagli, riceve 0. Tieni tutto il resto, e rilancia lo 0-2.
yaminos-lesson-announce-play = Un Full, quattro di un numero e tre di un altro: 69 punti! Ti resta Solo 5. Gioca!
yaminos-lesson-less = Meno
yaminos-lesson-less-throw = Ti restano Più e Meno. Lancia!
yaminos-lesson-less-keep = Meno toglie dal tuo totale il numero più basso di ogni yamino. Quindi tieni quelli con uno 0, e rilancia gli altri tre.
yaminos-lesson-less-box = Sei volte 0 e una volta 1: perdi solo un punto. Scrivilo in Meno.
yaminos-lesson-less-play = Ora Più: è il contrario, servono numeri alti. Gioca!
yaminos-lesson-suite = La scala
yaminos-lesson-suite-throw = Ti restano Solo 4 e Scala. Lancia!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, uno accanto all’altro: i numeri si seguono! Manca solo il 6. Tieni questi tre, e rilancia gli altri quattro.
yaminos-lesson-suite-box = Il 6! In una scala una coppia si legge come un numero solo. I sette numeri fanno 21, e 30 in più. Scrivi 51 in Scala!
yaminos-lesson-suite-play = Cinque numeri di seguito sarebbero stati una scala piccola. Ti resta Solo 4: tieni i 4. Gioca!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Ti restano Solo 6 e Coppie. Lancia!
yaminos-lesson-pairs-keep = Quattro coppie: 0-0, 1-1, 3-3 e 5-5. Tienile, e rilancia gli altri tre.
yaminos-lesson-pairs-box = Cinque coppie! Di ognuna si conta un numero: 0, 1, 2, 3 e 5 fanno 11, e 10 in più. Scrivi 21 in Coppie!
yaminos-lesson-pairs-play = Sette coppie ne darebbero addirittura 20 in più. Ti resta Solo 6: tieni i 6. Gioca!
yaminos-lesson-super = Il Super Yamino
yaminos-lesson-super-throw = Ti restano Più e Super Yamino: sette volte lo stesso numero! Lancia!
yaminos-lesson-super-keep = La tua prima coppia è il doppio 4: quindi il Super Yamino sarà di 4. Tieni i cinque che hanno un 4, e rilancia gli altri due.
yaminos-lesson-super-announce = Ne manca uno solo! Per lanciare una terza volta, annuncia Super Yamino.
yaminos-lesson-super-last = Tieni i sei che hanno un 4, e rilancia l’1-5. Incrocia le dita!
yaminos-lesson-super-play = Un Super Yamino! Tutti i punti, e 70 in più: 119! Ti resta Più. Gioca!
yaminos-lesson-zero = Quale casella sacrificare?
yaminos-lesson-zero-small = Questo lancio non vale molto, ma una casella va riempita. Solo 1 non vale mai tanto: scrivi lì i tuoi 2 punti.
yaminos-lesson-zero-throw = Ti restano Solo 6 e Super Yamino. Lancia!
yaminos-lesson-zero-again = Né 6, né coppie. Rilancia tutto!
yaminos-lesson-zero-zero = Ancora niente. Una casella deve ricevere 0: sacrifica la più difficile, Super Yamino.
yaminos-lesson-zero-play = Solo 6 resta libera per un lancio migliore. Tieni i 6. Gioca!

## Problemi
yaminos-puzzle-keep = Quali tenere?
yaminos-puzzle-keep-ask = Quali rilanci? Contano i punti di tutta la manche, in media.
yaminos-puzzle-box = Quale casella?
yaminos-puzzle-box-ask = Quale casella riempi o annunci? Contano i punti di tutta la manche, in media.
yaminos-puzzle-prog = La catena migliore
yaminos-puzzle-prog-ask = Forma la catena che dà più punti in questa fase, poi fermati.
yaminos-puzzle-line = Tutti in fila
yaminos-puzzle-line-ask = Forma le catene che danno più punti, poi fermati.
yaminos-puzzle-risk = Fermarsi o rischiare?
yaminos-puzzle-risk-ask = Ti fermi, o rilanci? E quali? Contano i punti di questo turno, in media.
