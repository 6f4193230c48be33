# Ciò che la casa dice ovunque: sulla pagina e nel terminale.

## Che cosa succede
event-turn = Tocca a { $name }.
event-turn-you = Tocca a te!
nothing = niente
event-hint = { $name } chiede un consiglio alla casa.
event-hint-you = Chiedi un consiglio alla casa.
label = { $label }: { $what }
event-plays = { $name } gioca { $what }.
event-plays-you = Giochi { $what }.
event-draws = { $name } pesca.
event-draws-you = Peschi { $what }.
event-takes = { $name } vince la manche.
event-takes-you = Vinci la manche.
action-play = Gioca { $what }
row-table = Sul tavolo
row-hand = In mano
row-player = { $name }: { $score }, { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano
row-player-you = Tu: { $score }, { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano
action-plain = { $what }
score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## Che cosa non si fa, e perché
refusal-seats = Qui si gioca da { $min } a { $max }.
refusal-over = La partita è finita.
refusal-not-your-turn = Non tocca ancora a te.
refusal-no-clock = Adesso non corre nessun tempo.
refusal-no-chance = Il caso non ha niente da dire adesso.
refusal-not-held = Non hai { $what } in mano.
refusal-not-there = { $what } non c’è.
refusal-not-begun = La partita non è ancora cominciata.
refusal-already-played = Questa mossa è già stata giocata.
refusal-from-the-future = Questa mossa arriva troppo presto.
refusal-cannot-undo = Questa mossa non si può più annullare: si è già visto il seguito.
refusal-undo-none = La riga { $line } non si può annullare: non è una tua mossa, o è già stata annullata.
refusal-undo-often = In una partita si annullano al massimo { $most } mosse.
refusal-too-often-away = Hai lasciato il tavolo troppe volte: uno dei nostri finisce la partita per te.
refusal-time-is-up = Il tuo tempo è finito: qualcuno della casa gioca per te fino alla fine.
refusal-bad-option = Questo gioco non ha quella regola.
refusal-unreadable = «{ $found }» non si può leggere: { $expected }.
refusal-time-runs-backwards = Il tempo non torna indietro: questa riga è anteriore alla precedente.
refusal-time-too-late = È troppo tardi: nessuna partita dura più di trecento anni.
refusal-no-such-seat = Quel posto non c’è a questo tavolo.
refusal-seed-told = Il seme è stato detto: la partita è stata abbandonata e non si gioca più nulla.
refusal-no-same-luck = Giocato così, in questo gioco la fortuna non può essere la stessa per tutti.
refusal-presence = Nessuno esce due volte né torna senza essere uscito.
refusal-hint-once = Si chiede consiglio una sola volta per ogni situazione.
refusal-too-long = Questa partita è diventata troppo lunga: a { $lines } righe non si gioca più. Cominciatene un’altra.
refusal-given-up = Da molto tempo nessuno viene a questo tavolo: la partita è stata fermata e il suo seme è stato detto.
refusal-other-game = È una partita di un altro gioco.
refusal-other-edition = La partita segue un’edizione delle regole che qui non si conosce.

## Lessons
lesson-step = Passo { $n } di { $of }
refusal-lesson = È permesso, ma impara prima questo: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }%

## Problemi
puzzle-title = Problema { $puzzle }, grado { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Giusto! { $best } punti in media; la seconda scelta migliore ne dà { $next }.
puzzle-expected-wrong = Così sono { $mine } punti in media. Il meglio ne dà { $best }: { $what }.
puzzle-points-right = Giusto! Più di { $best } punti non si può; la seconda soluzione migliore ne dà { $next }.
puzzle-points-wrong = Così fanno { $mine }; si può arrivare a { $best }: { $what }.
puzzle-won-right = Giusto! Così si vince, qualunque cosa sia nascosta; nient’altro lo assicura.
puzzle-won-wrong = Così si può ancora perdere. Una sola cosa vince di sicuro: { $what }.
puzzle-only-right = Giusto! Nient’altro ci riesce.
puzzle-only-wrong = Non è così. Una sola cosa ci riesce: { $what }.
puzzle-squares-right = Giusto! { $best } lettere posate; la seconda parola migliore ne posa { $next }.
puzzle-squares-wrong = Così posi { $mine } lettere; se ne possono posare { $best }: { $what }.
puzzle-all-right = Ce l’hai fatta! Tutte le { $best } lettere sono posate.
puzzle-all-wrong = { $mine } lettere posate su { $best }. Si possono posare tutte, per esempio così: { $what }.

## Looking back on a finished game
review = Con il senno di poi
review-about = Ciò che ha contato, accanto a quello che avrebbe fatto il nostro giocatore più forte.
review-in-expected = Le cifre sono punti attesi.
review-in-points = Le cifre sono punti.
review-in-squares = Le cifre sono lettere posate, contando anche quanto si può ancora posare del resto.
review-in-chance = Le cifre sono probabilità di vincere.
review-in-stands = Le cifre dicono quanto era probabile che reggesse, prima che la mano lasciasse.
review-name = { $name }
review-sum = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}. Attesi giocando al meglio: { $value }. Fortuna: { $luck }. Scelte: { $skill }.
review-perfect = { $name }: niente da ridire!
review-nothing = Niente da ridire: nessuno avrebbe potuto fare molto meglio.
review-luck = Niente da ridire: qui ha deciso solo la fortuna.
review-unknown = Nessuno ha ancora calcolato quanto valessero queste scelte.
review-extra-turns = I turni di spareggio non sono contati: nessuno li ha calcolati.
review-chosen = Scelto: { $action } ({ $value })
review-chosen-plain = Scelto: { $action }
review-best = Meglio: { $action } ({ $value })
review-best-plain = Meglio: { $action }
review-loss = Perso: { $loss }
review-loss-stands = Osato: { $loss }
review-loss-only = Confuso
review-well = Ben fatto!
review-show = Mostramelo
