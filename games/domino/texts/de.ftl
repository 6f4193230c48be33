# Magnetic Domino auf Deutsch.

domino-tagline = Achtundzwanzig Magnete: als Kette, als Turm oder versetzt. Nicht zittern!

## Die Dinge
domino-yes = ja
domino-no = nein
domino-game-traditional = Klassisches Spiel
domino-game-challenge = Magnetische Herausforderung
domino-game-quincunx = Quincunx
domino-colour = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[blue] blaue
  }
domino-piece = die { domino-colour } { $low }-{ $high }
domino-piece-double = die { domino-colour } Doppel-{ $n }
domino-count = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }

## Der Tisch
domino-table = Der Tisch
domino-board = Die Mitspieler
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } insgesamt.
domino-still-held = { $name } hat noch: { $pieces }.
domino-hand = Deine Hand
domino-stock = { $n ->
    [0] Der Vorrat ist leer
    [one] Der Vorrat: { $n } Stein
   *[other] Der Vorrat: { $n } Steine
  }
domino-game-of = Spiel { $game } von { $of }
domino-game-limit = Spiel { $game }, bis { $limit }
domino-due-flat = flach
domino-due-height = in die Höhe
domino-colours = { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
  } auf deiner Hand
domino-chain-is = Die Kette: { $pieces }.
domino-tower-is = Das Bauwerk: { domino-count }, { $levels ->
    [0] auf dem Tisch
   *[other] bis Ebene { $levels }
  }.
domino-nothing-laid = Noch liegt nichts.
domino-spot-level = { $level ->
    [-1] der ganze Turm wird angehoben
    [0] auf dem Tisch
   *[other] Ebene { $level }
  }
domino-half = { $n } von { $low }-{ $high }
domino-half-double = { $side ->
    [left] linken
    [right] rechten
    [far] hinteren
   *[near] vorderen
  } { $n } der Doppel-{ $n }
domino-place-on = auf der { $half }
domino-place-bridge = als Brücke auf der { $half } und der { $other }
domino-place-under = unter der { $half }
domino-place-beside = { $side ->
    [left] links neben der
    [right] rechts neben der
    [far] hinter der
   *[near] vor der
  } { $half }
domino-toward = { $side ->
    [left] nach links
    [right] nach rechts
    [far] nach hinten
   *[near] nach vorn
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, offenes Ende { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Platz { $n } von { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Nächster Platz
domino-spot-previous = Voriger Platz
domino-camera-left = Nach links drehen (Taste Q)
domino-camera-right = Nach rechts drehen (Taste E)
domino-camera-nearer = Näher (Taste +)
domino-camera-farther = Weiter weg (Taste −)

## Knöpfe
domino-do-lay-none = Wähle einen Stein
domino-do-choose = { $piece } nehmen
domino-do-choose-key = { $piece } nehmen (Taste { $key })

## Was zu tun ist
domino-prompt-opening = Du beginnst: Lege { $piece }.
domino-prompt-lay = Du bist dran! Wähle einen Stein.
domino-prompt-flat = Du bist dran, flach! Wähle einen Stein.
domino-prompt-height = Du bist dran, in die Höhe! Wähle einen Stein.
domino-prompt-end = An welches Ende legst du ihn?
domino-prompt-place = Wohin legst du ihn?
domino-prompt-carry = Trag ihn über seinen Platz und lass ihn los, ohne zu zittern.
domino-prompt-draw = Nichts passt: Zieh einen Stein.
domino-prompt-pass = Nichts passt und der Vorrat ist leer: Passe.
domino-prompt-falling = Hält es?
domino-prompt-between = Spiel gewonnen: { $names }. Neu austeilen?
domino-prompt-no-double = Niemand hat ein Doppel: Es wird neu ausgeteilt.
domino-prompt-dealing = Es wird ausgeteilt …
domino-prompt-over = Das Spiel ist aus. Gewonnen: { $names }.

## Was geschah
domino-event-mixed = Spiel { $game }: Es wird gemischt und ausgeteilt.
domino-event-dealt = { $name } bekommt { domino-count }.
domino-event-dealt-you = Du bekommst { $pieces }.
domino-event-drew = { $name } zieht.
domino-event-drew-you = Du ziehst { $piece }.
domino-event-opened = { $name } eröffnet: { $piece }.
domino-event-opened-you = Du eröffnest: { $piece }.
domino-event-laid = { $name } legt { $piece } an die { $n }.
domino-event-laid-you = Du legst { $piece } an die { $n }.
domino-event-let-go = { $name } lässt { $piece } los …
domino-event-let-go-you = Du lässt { $piece } los …
domino-event-stood = Es hält! { $name } hat { $piece } gelegt.
domino-event-stood-you = Es hält! Du hast { $piece } gelegt.
domino-misses-left = { $left ->
    [1] {" "}Noch einmal daneben und das Spiel ist blockiert.
    [2] {" "}Noch { $left }-mal hintereinander daneben und das Spiel ist blockiert.
    [3] {" "}Noch { $left }-mal hintereinander daneben und das Spiel ist blockiert.
   *[other] {""}
  }
domino-event-missed = Daneben: { $name } nimmt { $piece } zurück.{ domino-misses-left }
domino-event-missed-you = Daneben: Du nimmst { $piece } zurück.{ domino-misses-left }
domino-event-collapsed = Rums! { $name } sammelt { domino-count } ein.
domino-event-collapsed-you = Rums! Du sammelst { domino-count } ein.
domino-event-passed = { $name } passt.
domino-event-passed-you = Du passt.
domino-event-out = { $name } hat keinen Stein mehr!
domino-event-out-you = Du hast keinen Stein mehr!
domino-event-blocked = Nichts geht mehr: Jetzt wird gezählt.

## Was man tun kann, in Worten
domino-action-open = Eröffnen: { $piece }
domino-action-lay-left = { $piece } links an die { $n } legen
domino-action-lay-right = { $piece } rechts an die { $n } legen
domino-action-place = { $piece } legen: { $spot }
    .button = Legen
domino-action-draw = Ziehen
domino-action-pass = Passen
domino-action-deal = Austeilen

## Regeln wählen
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Herausforderung mit Spannung
domino-preset-children = Mit kleinen Kindern
domino-option-game = Welches Spiel spielen wir?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Was zählt am Ende?
domino-option-count-dots = die Punkte
domino-option-count-dominoes = die Steine
domino-option-games = Wie viele Spiele?
domino-option-limit = Oder bis wie viele Punkte notiert sind?
domino-option-limit-help = 0: Die Zahl der Spiele entscheidet.
domino-option-voluntaryDraw = Darf ziehen, wer legen kann?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Wann geht nichts mehr?
domino-option-blockedOnlyWhenStockEmpty-on = wenn alle gepasst haben
domino-option-blockedOnlyWhenStockEmpty-off = sobald nichts mehr passen kann
domino-option-tieBreak = Bei Gleichstand, wenn nichts mehr geht …
domino-option-tieBreak-shared = gewinnen alle zusammen
domino-option-tieBreak-fewestDominoes = gewinnen die wenigsten Steine
domino-option-noDouble = Wenn niemand ein Doppel hat …
domino-option-noDouble-highestSum = beginnt die höchste Summe
domino-option-noDouble-redeal = wird neu ausgeteilt
domino-option-colourCheck = Muss eine Hand mehrere Farben haben?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Wo darf man bauen?
domino-option-extremitiesOnly-on = nur an den Enden
domino-option-extremitiesOnly-off = überall
domino-option-secondParallel = Der zweite Stein des Turms …
domino-option-secondParallel-on = liegt längs zum ersten
domino-option-secondParallel-off = liegt, wie man will
domino-option-liftTower = Darf man den Turm anheben?
domino-option-liftTower-on = ja, um einen Stein darunterzuschieben
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Ein Stein, der danebengeht …
domino-option-missedCountsAsCollapse-on = zählt als Einsturz
domino-option-missedCountsAsCollapse-off = kommt auf die Hand zurück
domino-option-magnets = Wie sind die Magnete?
domino-option-magnets-none = es gibt keine
domino-option-magnets-weak = schwach
domino-option-magnets-normal = normal
domino-option-magnets-strong = stark
domino-option-hand = Welche Hand legt die Steine?
domino-option-hand-own = deine, die etwas zittert
domino-option-hand-steady = eine, die nie zittert
domino-option-hand-help = Ruhig: für kleine Kinder, und zum Spielen mit Tastatur oder nach Gehör.
domino-option-fourPlayerAlternation = Zu viert, bei Quincunx …
domino-option-fourPlayerAlternation-global = entscheidet der letzte Stein für alle
domino-option-fourPlayerAlternation-perPlayer = wechselt jeder für sich
domino-option-keepModeMemory = Nach einem Einsturz, bei Quincunx …
domino-option-keepModeMemory-on = behält jeder seine Art
domino-option-keepModeMemory-off = beginnt man wieder flach

## Was nicht geht, und warum
domino-refusal-being-dealt = Einen Moment: Es wird ausgeteilt.
domino-refusal-being-drawn = Der gezogene Stein ist für einen späteren Zug.
domino-refusal-let-go = Ein losgelassener Stein ist gespielt.
domino-refusal-deal-first = Teile erst ein neues Spiel aus.
domino-refusal-no-deal = Dieses Spiel ist noch nicht aus.
domino-refusal-must-open = Zuerst kommt ein anderer Stein: { $tile }.
domino-refusal-other-game = Das gibt es in diesem Spiel nicht.
domino-refusal-which-end = Sag, an welches Ende: links oder rechts.
domino-refusal-not-yours = Nicht auf deiner Hand: { $tile }.
domino-refusal-does-not-fit = Hier muss eine { $n } anliegen: { $tile } passt so nicht.
domino-refusal-fits-no-end = Gebraucht wird eine { $n } oder eine { $other }: { $tile } passt an kein Ende.
domino-refusal-out-of-reach = Dieser Platz ist zu weit weg oder unter dem Tisch.
domino-refusal-occupied = Der Platz ist besetzt: Hier liegt { $tile }.
domino-refusal-not-equal = Felder, die aufeinanderliegen, müssen gleich sein: Mit { $tile } käme eine { $n } an eine { $other }.
domino-refusal-no-contact = Hier berührt { $tile } nichts: Leg sie auf einen Stein oder darunter.
domino-refusal-not-parallel = Der zweite Stein muss längs zum ersten liegen.
domino-refusal-not-an-end = Nur an den Enden wird gespielt, und { $tile } berührt hier keines.
domino-refusal-must-be-flat = Jetzt wird flach gelegt.
domino-refusal-must-be-height = Jetzt geht es in die Höhe.
domino-refusal-steady-hand = An diesem Tisch zittert keine Hand.
domino-refusal-must-play = Du kannst legen, also musst du.
domino-refusal-stock-empty = Der Vorrat ist leer.
domino-refusal-stock-left = Es sind noch Steine da: Zieh erst.
domino-refusal-nobody-draws = Gerade zieht niemand.
domino-refusal-not-in-stock = Nicht im Vorrat: { $tile }.
domino-refusal-one-colour = Eine Hand braucht mehrere Farben, und { $tile } bringt keine andere.
domino-refusal-nothing-falls = Gerade fällt nichts.
domino-refusal-other-pieces = Nicht im Bauwerk: { $tile }.

## Die Regelseite
domino-rules-choose = Die Regeln von welchem Spiel?
domino-rules-aim = Das Ziel
domino-rules-aim-text = Werde vor den anderen alle deine Steine los{ $game ->
    [traditional] .
   *[other] , ohne etwas umzuwerfen. Wer mit dem letzten Stein alles umwirft, hat nicht gewonnen.
  }
domino-rules-box = In der Schachtel
domino-rules-box-text = 28 magnetische Steine in vier Farben. Ein weißer Strich macht zwei Felder mit Punkten; ein leeres Feld ist null wert und kein Joker: Null passt nur zu null. Ein Doppel hat zweimal dieselbe Zahl. Ein Spiel dauert etwa zehn Minuten.
domino-rules-deal = Vorbereitung
domino-rules-deal-text = Man spielt zu zweit bis zu viert. Die Steine werden umgedreht und gemischt. Zu zweit zieht jeder 7, zu dritt oder viert 6. Der Rest ist der Vorrat.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Jede Hand muss mehrere Farben haben.
  }
domino-rules-start = Wer beginnt
domino-rules-start-text = Wer die Doppel-6 hat, sonst das höchste Doppel, legt es. { $noDouble ->
    [redeal] Hat niemand ein Doppel, wird neu ausgeteilt.
   *[highestSum] Hat niemand ein Doppel, beginnt der Stein mit der höchsten Summe.
  } Dann geht es links herum, ein Stein je Zug. Immer muss ein Feld dieselbe Zahl haben wie ein schon gelegter Stein.
domino-rules-chain = Die Kette
domino-rules-chain-text = Leg einen Stein an ein Ende der Kette, gleiche Felder aneinander. Die Kette hat nur zwei Enden: Ein Doppel liegt quer, aber nichts verzweigt sich.
domino-rules-tower = Der Turm
domino-rules-tower-text = Leg deinen Stein auf oder unter einen anderen: Felder, die aufeinanderliegen, haben dieselbe Zahl, überall, auch wenn du zwei Steine überbrückst. Die Fläche muss frei sein. Was sich seitlich berührt, zählt nicht.
domino-rules-where = Wo gebaut wird
domino-rules-where-text = { $extremitiesOnly ->
    [on] Nur die Steine an den beiden Enden dürfen benutzt werden.
   *[off] Jeder gelegte Stein darf benutzt werden.
  } Darunter heißt in den freien Raum unter einem Überhang{ $liftTower ->
    [on] , oder unter den ganzen Turm, der angehoben wird
   *[off] { "" }
  }. { $secondParallel ->
    [on] Der zweite Stein eines Turms liegt längs zum ersten.
   *[off] Längs oder quer, wie du willst.
  }
domino-rules-modes = Flach und in die Höhe
domino-rules-modes-text = Es wird abgewechselt: Das erste Doppel liegt flach, dann einer in die Höhe, einer flach … Ziehen ändert nichts. Wer nur auf die andere Art legen könnte, zieht. Zu zweit wechselt jeder für sich: erst beide flach, dann beide in die Höhe; wer zieht, behält seine Art. Zu dritt entscheidet der letzte Stein für alle; zu viert { $fourPlayerAlternation ->
    [perPlayer] wechselt jeder für sich
   *[global] auch
  }.
domino-rules-height = In die Höhe
domino-rules-height-text = Nur an den beiden Enden des Bauwerks: Leg deinen Stein auf das offene Feld, gleiche Zahl auf gleiche Zahl. Zwei Steine, die sich seitlich berühren, dürfen verschieden sein.
domino-rules-flat = Flach
domino-rules-flat-text = Auf dem Tisch, auf zwei Arten: an das offene Feld wie im klassischen Spiel, oder unter einen überstehenden Endstein auf Ebene 1 geschoben, mit derselben Zahl darunter. Weiter oben geht es nicht. Andere Nachbarn zählen nicht.
domino-rules-draw = Ziehen
domino-rules-draw-text = Wenn nichts passt, zieh einen Stein: Dein Zug ist zu Ende, auch wenn er passen würde. Ist der Vorrat leer, passe. { $voluntaryDraw ->
    [on] Du darfst auch ziehen, wenn du legen könntest.
   *[off] Wer legen kann, muss.
  }
domino-rules-let-go = Loslassen
domino-rules-let-go-text = Ein losgelassener Stein ist gespielt und wird nicht zurückgenommen. Er hält; oder er rutscht ab, ohne zu schaden: { $missedCountsAsCollapse ->
    [on] Das zählt als Einsturz
   *[off] Du nimmst ihn zurück und dein Zug ist zu Ende
  }. Oder alles fällt. { $hand ->
    [steady] An diesem Tisch zittert keine Hand.
   *[own] Wie du loslässt, zählt.
  } { $magnets ->
    [none] Es gibt keine Magnete.
    [weak] Die Magnete sind schwach.
    [strong] Die Magnete sind stark.
   *[normal] Die Magnete helfen beim Halten.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Dreimal daneben für jede Person, ohne dass etwas gelegt oder gezogen wird, und das Spiel ist blockiert.
  }
domino-rules-fall = Rums!
domino-rules-fall-text = Wer das Bauwerk umwirft, auch nur einen Teil, auch durch die Magnete, nimmt alle seine Steine und den gerade gelegten. Dann beginnt neu, wer das höchste Doppel auf der Hand hat; das ist sein Zug, und dasselbe Spiel geht weiter. War es sein letzter Stein, hat er gewonnen. Bei Quincunx { $keepModeMemory ->
    [on] behält jeder seine Art
   *[off] beginnt man wieder flach
  }.
domino-rules-blocked = Wenn nichts mehr geht
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Wenn alle nacheinander gepasst haben
   *[off] Sobald kein Stein mehr passen kann oder alle nacheinander gepasst haben
  }, zählt man die { $count ->
    [dominoes] Steine
   *[dots] Punkte
  } auf der Hand: Wer am wenigsten hat, gewinnt. { $tieBreak ->
    [fewestDominoes] Bei Gleichstand gewinnen die wenigsten Steine.
   *[shared] Bei Gleichstand gewinnen alle zusammen.
  }
domino-rules-match = Mehrere Spiele
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Hier wird ein einziges Spiel gespielt.
     *[other] Es werden { $games } Spiele gespielt.
    }
   *[other] Es wird gespielt, bis jemand { $limit } notiert hat.
  } Nach jedem Spiel notieren die Verlierer die { $count ->
    [dominoes] Steine
   *[dots] Punkte
  }, die sie noch haben; wer gewinnt, notiert nichts. Die kleinste Summe gewinnt. Mit kleinen Kindern zählt man Steine statt Punkte, in allen drei Spielen.

## Warum unsere Spieler das täten
domino-why-only-move = Etwas anderes geht nicht.
domino-why-draw = Nichts passt: also ziehen.
domino-why-last-domino = Es ist der letzte Stein!
domino-why-heavy = Die großen wird man besser los.
domino-why-double = Doppel sind schwer unterzubringen.
domino-why-keep-going = So bleibt etwas zum Legen.
domino-why-hold-up = Die anderen werden es schwer haben.
domino-why-safe = Das ist der sicherste Platz.
domino-why-spoil = Noch hält es, aber der Nächste hat es schwer.
domino-why-too-risky = Alles ist zu wackelig: besser ziehen.

## Das Ende
domino-score = { $n ->
    [0] keine Strafpunkte
    [one] { $n } Strafpunkt
   *[other] { $n } Strafpunkte
  }
domino-score-dominoes = { $n ->
    [0] keine Strafsteine
    [one] { $n } Strafstein
   *[other] { $n } Strafsteine
  }
domino-end-out = Alle Steine liegen. Bravo, { $name }!
domino-end-blocked = Nichts geht mehr. Am wenigsten übrig: { $name }.
domino-end-match = Die kleinste Summe: { $name }.
domino-moment-comeback = Der schönste Moment: { $name } hat alles umgeworfen und trotzdem gewonnen!
domino-moment-comeback-you = Dein schönster Moment: Du hast alles umgeworfen und trotzdem gewonnen!
domino-moment-collapse = Der große Moment: { $name } wirft { domino-count } auf einmal um!
domino-moment-collapse-you = Dein großer Moment: Du wirfst { domino-count } auf einmal um!
domino-moment-tower = Das schönste Bauwerk: { domino-count }, bis Ebene { $levels }.
domino-moment-chain = Die längste Kette: { domino-count }.
domino-moment-high = Am höchsten: { $name } legt { $piece } auf Ebene { $level }.
domino-moment-high-you = Dein höchster: Du legst { $piece } auf Ebene { $level }.
domino-moment-streak = Die schönste Serie: { $name } legt { domino-count } hintereinander, ohne zu ziehen.
domino-moment-streak-you = Deine schönste Serie: Du legst { domino-count } hintereinander, ohne zu ziehen.

domino-key-walk = Ein anderer deiner Steine
domino-key-aim = Ein anderer Platz für ihn
domino-key-zoom = Näher heran, weiter weg

## Lessons
domino-lesson-chain = Die Kette
domino-lesson-chain-match = Die Kette endet auf der einen Seite mit einer 3, auf der anderen mit einer 2. Leg deine 2-4 rechts an die 2.
domino-lesson-chain-ends = Man spielt an beiden Enden. Links braucht es eine 3: Leg deine 1-3.
domino-lesson-chain-draw = Es braucht eine 1 oder eine 0, und du hast keine. Also zieh einen Stein.
domino-lesson-chain-drawn = Das Ziehen war dein ganzer Zug. Aber du hast die 0-3 bekommen: Jetzt leg sie an die 0.
domino-lesson-chain-play = Jetzt weißt du alles. Wer seinen letzten Stein legt, gewinnt. Spiel zu Ende!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = Die Kette endet mit einer 0 und einer 6, und alle anderen Nullen liegen schon da. Leg deine 0-6 rechts an die 6: Dann passt nichts mehr!
domino-lesson-blocked-play = Nichts geht mehr! Gezählt werden die Punkte auf der Hand: du 4, die andere 28. Wer weniger hat, gewinnt, und die andere schreibt ihre auf. Noch ein Spiel: Die kleinste Summe gewinnt. Spiel!
domino-lesson-tower = Der Turm
domino-lesson-tower-on = Hier baut man in die Höhe. Leg deine 3-6 auf eine 6: Sechs auf Sechs.
domino-lesson-tower-under = Man darf auch darunter bauen. Eine 1 ragt heraus: Schieb deine 1-5 darunter, auf den Tisch.
domino-lesson-tower-not-on = Das ist erlaubt. Aber schieb diesmal die 1-5 auf den Tisch, unter die 1, die herausragt.
domino-lesson-tower-again = Rums! Die andere hat alles umgeworfen und sammelt alles ein. Die Doppel-6 beginnt einen neuen Turm: Leg deine 4-6 darauf.
domino-lesson-tower-play = Du hast nur noch einen Stein. Leg ihn, ohne dass etwas fällt, und du hast gewonnen!
domino-lesson-quincunx = Flach und in die Höhe
domino-lesson-quincunx-double = Hier legt man mal flach, mal in die Höhe. Die Doppel-6 beginnt, flach: Leg sie.
domino-lesson-quincunx-height = Die andere hat auch flach gelegt. Jetzt in die Höhe, und nur auf ein Ende: Leg deine 1-4 auf die 4.
domino-lesson-quincunx-flat = Wieder flach, auf den Tisch. Eine 2 ragt heraus: Schieb deine 2-5 darunter.
domino-lesson-quincunx-play = Die andere hat gezogen und muss noch flach legen. Du legst jetzt in die Höhe. Spiel zu Ende!
domino-lesson-owed = Jeder in seinem Takt
domino-lesson-owed-draw = Es geht in die Höhe: Du brauchst eine 6 oder eine 4. Du hast keine, also zieh.
domino-lesson-owed-owes = Die andere hat in die Höhe gelegt. Ziehen ändert nichts: Für dich geht es noch in die Höhe. Leg deine 4-5 auf die 4.
domino-lesson-owed-flat = Die andere legt schon flach, und jetzt auch du. Leg deine 0-3 auf den Tisch, an die 3.
domino-lesson-owed-play = Du hast es verstanden! Wer alles legt, ohne dass etwas fällt, gewinnt. Spiel!

## Rätsel
domino-puzzle-ending = Das Endspiel gewinnen
domino-puzzle-ending-ask = Ein einziger Stein gewinnt sicher, was auch immer verdeckt liegt. Welchen legst du?

## Looking back
domino-review-lacks = Das konnte man wissen: { $name } hatte keine { $numbers }.
domino-review-holds = Das konnte man wissen: { $name } hatte { $pieces }.
