# Diamoniak auf Deutsch.

diamoniak-tagline = Bau dein Schloss, und hüte dich vor der Hexe!

## Die Dinge
diamoniak-card-rose = eine rosa Karte
diamoniak-card-blue = eine blaue Karte
diamoniak-card-green = eine grüne Karte
diamoniak-card-yellow = eine gelbe Karte
diamoniak-card-diamond = einen Diamanten
diamoniak-card-fairy = eine Fee
diamoniak-card-witch = die Hexe
diamoniak-cards-rose = { $n ->
    [one] { $n } rosa Karte
   *[other] { $n } rosa Karten
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } blaue Karte
   *[other] { $n } blaue Karten
  }
diamoniak-cards-green = { $n ->
    [one] { $n } grüne Karte
   *[other] { $n } grüne Karten
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } gelbe Karte
   *[other] { $n } gelbe Karten
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } Diamant
   *[other] { $n } Diamanten
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } Fee
   *[other] { $n } Feen
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } Hexe
   *[other] { $n } Hexen
  }
diamoniak-a-card = { $colour ->
    [rose] eine rosa Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
   *[yellow] eine gelbe Karte
  }
diamoniak-the-castle = { $colour ->
    [rose] das rosa Schloss
    [blue] das blaue Schloss
    [green] das grüne Schloss
   *[yellow] das gelbe Schloss
  }

## Der Tisch
diamoniak-pile = Der Stapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }. Ziehen.
diamoniak-aside = Neben dem Stapel: { $n ->
    [0] nichts
    [one] { $n } Karte
   *[other] { $n } Karten
  }.
diamoniak-middle = In der Mitte: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } im Stapel; daneben { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } von { $of }.
diamoniak-place-no-castle = { $name }: noch kein Schloss.
diamoniak-place-right = Rechts: { $cards }.
diamoniak-place-empty = Rechts liegt nichts.
diamoniak-witch-wants = Die Hexe will { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }; ausgesucht hast du { $given }.

## Die Knöpfe
diamoniak-do-choose = Für die Hexe { $card } aussuchen (Taste { $key })
diamoniak-do-take-back = Doch behalten: { $card }

## Was zu tun ist
diamoniak-prompt-start = Du bist dran! Zieh eine Karte.
diamoniak-prompt-buy = Du bist dran! Zieh, oder kauf die Karte, die leuchtet.
diamoniak-prompt-more = Noch eine Karte, oder hörst du auf?
diamoniak-prompt-drawing = Die Karte dreht sich um …
diamoniak-prompt-witch = Die Hexe! Gib ihr { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }.
diamoniak-prompt-witch-fairy = Die Hexe! Gib ihr { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }, oder ruf die Fee.
diamoniak-prompt-witch-left = Noch { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } für die Hexe.
diamoniak-prompt-witch-ready = Das reicht ihr. Drück „{ diamoniak-action-give.button }“.
diamoniak-prompt-witch-all = { $n ->
    [one] Du hast nur diese Karte
   *[other] Mehr hast du nicht
  }. Drück „{ diamoniak-action-give.button }“.
diamoniak-prompt-other-witch = Die Hexe ist bei { $name }!

## Was geschehen ist
diamoniak-event-shuffled = Der Stapel ist leer: { $n ->
    [one] { $n } Karte wird
   *[other] { $n } Karten werden
  } gemischt, und weiter geht’s.
diamoniak-event-drew-first = { $name } zieht { diamoniak-a-card } und beginnt { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Du ziehst { diamoniak-a-card } und beginnst { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } zieht { diamoniak-a-card }: Das Schloss wächst.
diamoniak-event-drew-castle-you = Du ziehst { diamoniak-a-card }: Dein Schloss wächst!
diamoniak-event-drew-right = { $name } zieht { diamoniak-a-card } und legt sie nach rechts.
diamoniak-event-drew-right-you = Du ziehst { diamoniak-a-card }. Sie kommt nach rechts.
diamoniak-event-drew-diamond = { $name } zieht einen Diamanten.
diamoniak-event-drew-diamond-you = Du ziehst einen Diamanten!
diamoniak-event-drew-fairy = { $name } zieht eine Fee.
diamoniak-event-drew-fairy-you = Du ziehst eine Fee: Sie beschützt dich einmal.
diamoniak-event-drew-witch = { $name } zieht die Hexe!
diamoniak-event-drew-witch-you = Oh nein, du ziehst die Hexe!
diamoniak-event-stopped = { $name } hört auf.
diamoniak-event-stopped-you = Du hörst auf.
diamoniak-event-bought = { $name } kauft von { $seller } { diamoniak-a-card } für 3 Diamanten.
diamoniak-event-bought-you = Du kaufst von { $seller } { diamoniak-a-card } für 3 Diamanten.
diamoniak-event-bought-seller-you = { $name } kauft dir { diamoniak-a-card } für 3 Diamanten ab.
diamoniak-event-gave = { $name } gibt der Hexe: { $cards }.
diamoniak-event-gave-you = Du gibst der Hexe: { $cards }.
diamoniak-event-gave-nothing = { $name } hat nichts herzugeben: Die Hexe fliegt mit leeren Händen davon.
diamoniak-event-gave-nothing-you = Du hast nichts herzugeben: Die Hexe fliegt mit leeren Händen davon.
diamoniak-event-countered = Die Fee von { $name } verjagt die Hexe.
diamoniak-event-countered-you = Deine Fee verjagt die Hexe!
diamoniak-event-released = { $name } hat kein Schloss mehr: { diamoniak-the-castle } ist wieder frei.
diamoniak-event-released-you = Du hast kein Schloss mehr: { diamoniak-the-castle } ist wieder frei.
diamoniak-event-moved = { $name } holt { $n ->
    [one] die Karte
   *[other] die { $n } Karten
  } dieser Farbe von rechts dazu: { diamoniak-the-castle } wächst.
diamoniak-event-moved-you = Du holst { $n ->
    [one] die Karte
   *[other] die { $n } Karten
  } dieser Farbe von rechts dazu: { diamoniak-the-castle } wächst!
diamoniak-event-won = { $name } hat { diamoniak-the-castle } fertig gebaut und gewinnt!
diamoniak-event-won-you = Du hast { diamoniak-the-castle } fertig gebaut: Du gewinnst!

## Was man tun kann, in Worten
diamoniak-action-draw = Eine Karte ziehen
diamoniak-action-stop = Aufhören
diamoniak-action-buy = Von { $name } { diamoniak-a-card } für 3 Diamanten kaufen
diamoniak-action-fairy = Die Fee rufen
diamoniak-action-give = Der Hexe geben: { $cards }
    .button = Hergeben

## Einstellungen
diamoniak-preset-book = Wie in der Schachtel
diamoniak-preset-gentle = Etwas sanfter
diamoniak-option-diamondsTo = Wer kauft, legt die 3 Diamanten …
diamoniak-option-diamondsTo-seller = zu dem, der verkauft
diamoniak-option-diamondsTo-discard = neben den Stapel
diamoniak-option-diamondsTo-help = Beim Verkäufer bleiben die Diamanten im Spiel und können wieder kaufen. Neben dem Stapel sind sie eine Weile weg.
diamoniak-option-colourReleasedWhenEmpty = Wenn die Hexe ein ganzes Schloss holt …
diamoniak-option-colourReleasedWhenEmpty-on = darf die Farbe wechseln
diamoniak-option-colourReleasedWhenEmpty-off = bleibt die Farbe
diamoniak-option-colourReleasedWhenEmpty-help = Darf sie wechseln, entscheidet die nächste Schlosskarte, und Karten dieser Farbe von rechts kommen dazu.
diamoniak-option-fairyProtected = Darf die Hexe eine Fee nehmen?
diamoniak-option-fairyProtected-on = nein, nie
diamoniak-option-fairyProtected-off = ja, wenn man sie ihr gibt
diamoniak-option-fairyProtected-help = Sonst ist eine Fee eine Karte wie jede andere: Man darf sie der Hexe geben, statt sie zu benutzen.

## Was nicht geht, und warum
diamoniak-refusal-must-draw-first = Zieh zuerst eine Karte; dann darfst du aufhören.
diamoniak-refusal-buy-replaces-draw = Du hast schon gezogen. Gekauft wird am Anfang des Zuges, statt zu ziehen.
diamoniak-refusal-no-castle-yet = Fang zuerst ein Schloss an: Dann weißt du, welche Farbe du kaufst.
diamoniak-refusal-not-enough-diamonds = Eine Karte kostet { $price } Diamanten, und du hast { $n }.
diamoniak-refusal-seller-lacks-colour = Du kannst nur Karten deiner Farbe kaufen, und hier liegt keine.
diamoniak-refusal-other-colour = Diese Karte hat nicht deine Farbe: Dein Schloss braucht sie nicht.
diamoniak-refusal-no-such-seller = Man kauft von jemand anderem am Tisch.
diamoniak-refusal-witch-waits = Die Hexe wartet: Gib ihr Karten oder ruf eine Fee.
diamoniak-refusal-no-witch = Die Hexe ist nicht da: Behalte deine Karten.
diamoniak-refusal-no-fairy = Du hast keine Fee.
diamoniak-refusal-wrong-number = Die Hexe will { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }, nicht mehr und nicht weniger.
diamoniak-refusal-not-yours = So viel hast du nicht: { $cards } zu viel.
diamoniak-refusal-fairy-protected = An diesem Tisch nimmt die Hexe keine Feen.
diamoniak-refusal-card-comes = Einen Moment: Die Karte dreht sich um.
diamoniak-refusal-impossible-card = Nicht mehr im Stapel: { $card }.

## Die Regelseite
diamoniak-rules-aim = Das Ziel
diamoniak-rules-aim-text = Jedes Kind baut ein Schloss in einer Farbe. Sechs Teile: ein Tor, zwei Mauern, zwei Türme und ein Dach mit Fahne. Das erste fertige Schloss gewinnt!
diamoniak-rules-box = In der Schachtel
diamoniak-rules-box-text = 54 Karten: 24 Schlossteile (4 Farben, je 6), 20 Diamanten, 7 Hexen und 3 Feen. Für 2 bis 4 Kinder von 5 bis 9 Jahren, und Große dürfen helfen.
diamoniak-rules-start = Am Anfang
diamoniak-rules-start-text = Mischt alle Karten und legt sie verdeckt in die Mitte: Das ist der Stapel. Keine wird herausgenommen, auch nicht zu zweit. Das jüngste Kind beginnt, dann geht es im Uhrzeigersinn weiter. Alles, was man hat, liegt offen.
diamoniak-rules-turn = Wenn du dran bist
diamoniak-rules-turn-text = Zieh eine Karte und zeig sie: Schloss, Diamant, Fee oder Hexe. Dann entscheidest du: noch eine, oder aufhören. Du darfst ziehen, so oft du willst, solange die Hexe nicht kommt. Eine Karte muss es mindestens sein, außer du kaufst.
diamoniak-rules-castle = Ein Schlossteil
diamoniak-rules-castle-text = Dein erstes Teil bestimmt deine Farbe: Leg es vor dich. Baut schon jemand diese Farbe, kommt die Karte nach rechts und du wartest auf eine andere. Danach gehört jede Karte deiner Farbe zu deinem Schloss. Alle Teile einer Farbe zählen gleich.
diamoniak-rules-right = Rechts von dir
diamoniak-rules-right-text = Teile in anderen Farben warten rechts von dir. Vielleicht kauft sie jemand, oder die Hexe holt sie. Man wirft sie nicht weg, tauscht sie nicht und verschenkt sie nicht. Auch sechs gleiche Karten rechts sind noch kein Schloss.
diamoniak-rules-diamond = Diamanten
diamoniak-rules-diamond-text = Ein Diamant kommt nach rechts, und du darfst weiterziehen. Mit drei Diamanten kaufst du ein Schlossteil.
diamoniak-rules-buy = Kaufen
diamoniak-rules-buy-text = Statt zu ziehen, darfst du eine einzige Karte deiner Farbe kaufen, von jemandem, der sie rechts liegen hat. Du suchst aus, von wem, und niemand darf Nein sagen. { $diamondsTo ->
    [discard] Leg drei Diamanten neben den Stapel
   *[seller] Gib dem anderen Kind drei Diamanten
  }, und dein Zug ist zu Ende. Zum Kaufen muss dein Schloss begonnen sein, und ein Schloss selbst ist nie zu verkaufen.
diamoniak-rules-witch = Die Hexe
diamoniak-rules-witch-text = So ein Pech! Such drei deiner Karten aus und leg sie mit der Hexe neben den Stapel: Diamanten, Karten von rechts{ $fairyProtected ->
    [on] { "" }
   *[off] , eine Fee
  } oder sogar Teile deines Schlosses. Hast du weniger als drei, gehen alle weg.{ $fairyProtected ->
    [on] { " " }Feen nimmt sie nicht und zählt sie nicht mit.
   *[off] { "" }
  } Dein Zug ist zu Ende. { $colourReleasedWhenEmpty ->
    [on] Geht dein ganzes Schloss weg, wird deine Farbe wieder frei: Dein nächstes Teil bestimmt die neue, und Karten dieser Farbe rechts von dir kommen dazu.
   *[off] Deine Farbe bleibt deine, auch ohne ein einziges Teil.
  }
diamoniak-rules-fairy = Die Fee
diamoniak-rules-fairy-text = Eine Fee wartet rechts von dir, und du darfst weiterziehen. Kommt die Hexe, darfst du deine Fee rufen: Beide gehen neben den Stapel und du behältst alles andere. Dein Zug ist trotzdem zu Ende. Eine Fee verjagt eine Hexe.
diamoniak-rules-pile = Wenn der Stapel leer ist
diamoniak-rules-pile-text = Wird eine Karte gebraucht und keine ist mehr da, mischt man die Karten neben dem Stapel: Das ist der neue Stapel. Alle behalten ihre eigenen.
diamoniak-rules-win = Wer gewinnt?
diamoniak-rules-win-text = Sobald das sechste Teil deines Schlosses liegt, gezogen oder gekauft, hast du gewonnen, auf der Stelle.

## Warum unsere Spieler das täten
diamoniak-why-draw-more = Eine Karte mehr ist das Wagnis wert.
diamoniak-why-stop-witch-near = Die Hexe kann kommen: Behalte lieber, was du hast.
diamoniak-why-stop-buy-next = Behalte deine Diamanten: Im nächsten Zug kannst du das Teil kaufen, das dir fehlt.
diamoniak-why-buy = Dieses Teil ist sicher; eine Karte vom Stapel ist es nicht.
diamoniak-why-fairy = Was du behältst, ist mehr wert als die Fee.
diamoniak-why-give-others = Gib her, was dir am wenigsten fehlt.
diamoniak-why-only-move = Etwas anderes geht nicht.

## Das Ende
diamoniak-score = { $n } von 6
diamoniak-end-castle = { $name } hat das Schloss vor allen anderen fertig.
diamoniak-moment-bold = Der schönste Moment: { $name } traut sich, { $n } Karten hintereinander zu ziehen, ganz ohne Hexe.
diamoniak-moment-bold-you = Dein schönster Moment: { $n } Karten hintereinander, ganz ohne Hexe.
diamoniak-moment-fairy = Der schönste Moment: Die Fee von { $name } hält die Hexe auf und rettet { $n } Teile des Schlosses.
diamoniak-moment-fairy-you = Dein schönster Moment: Deine Fee hält die Hexe auf und rettet { $n } Teile deines Schlosses.
diamoniak-moment-bought = Der schönste Moment: { $name } kauft von { $seller } die Karte, die noch fehlte.
diamoniak-moment-bought-you = Dein schönster Moment: Du kaufst von { $seller } die Karte, die noch fehlte.
diamoniak-moment-drawn = Der schönste Moment: { $name } zieht { diamoniak-a-card }, genau die, die noch fehlte.
diamoniak-moment-drawn-you = Dein schönster Moment: Du ziehst { diamoniak-a-card }, genau die, die noch fehlte.

## Lessons
diamoniak-lesson-first = Dein erstes Schloss
diamoniak-lesson-first-draw = Dein Schloss ist rosa: Es braucht sechs rosa Karten. Zieh eine Karte!
diamoniak-lesson-first-stop = Ein Diamant, und jetzt hast du drei! Hör auf, bevor die Hexe kommt.
diamoniak-lesson-first-buy = Die andere hat eine rosa Karte. Kauf sie mit deinen drei Diamanten.
diamoniak-lesson-first-again = Du bist wieder dran. Zieh eine Karte!
diamoniak-lesson-first-dare = Eine Fee! Sie beschützt dich: Trau dich und zieh noch eine.
diamoniak-lesson-first-fairy = Die Hexe will drei von deinen Karten. Ruf die Fee: Sie verjagt sie.
diamoniak-lesson-first-play = Jetzt weißt du alles. Noch zwei rosa Karten, und dein Schloss ist fertig. Spiel!
diamoniak-lesson-witch = Die hungrige Hexe
diamoniak-lesson-witch-draw = Dein Schloss ist fast fertig. Zieh eine Karte!
diamoniak-lesson-witch-give = Die Hexe will drei Karten, und du suchst sie aus. Behalte dein Schloss, und die gelbe Karte, die die andere sucht.
diamoniak-lesson-witch-keep = Das würde der Hexe schmecken! Aber gib ihr lieber die blaue Karte und die zwei Diamanten.
diamoniak-lesson-witch-buy = Deine gelbe Karte wurde gekauft: Die drei Diamanten gehören dir. Kauf damit die rosa Karte!
diamoniak-lesson-witch-play = Nur noch eine rosa Karte, und dein Schloss ist fertig. Spiel!
