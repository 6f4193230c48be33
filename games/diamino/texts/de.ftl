# Diamino auf Deutsch.

diamino-tagline = Kreuzwörter, in denen Teufel stecken!
diamino-french = Die Wörter sind französisch, welche Sprache diese Seite auch spricht.

## Zählen
diamino-tiles = { $n ->
    [one] { $n } Buchstabe
   *[other] { $n } Buchstaben
  }
diamino-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
diamino-greens = { $n ->
    [one] einen grünen Teufel
   *[other] { $n } grüne Teufel
  }
diamino-reds = { $n ->
    [one] einen roten Teufel
   *[other] { $n } rote Teufel
  }
diamino-black = ein schwarzes Feld
diamino-score-laid = { $n ->
    [one] { $n } Buchstabe gelegt
   *[other] { $n } Buchstaben gelegt
  }
diamino-left = { $n ->
    [0] keine Buchstaben mehr
    [one] noch { $n } Buchstabe
   *[other] noch { $n } Buchstaben
  }
diamino-left-worth = { diamino-left } (Wert: { $value })

## Einstellungen
diamino-preset-one = Ohne Punkte
diamino-preset-two = Mit Punkten
diamino-preset-family = Familie
diamino-preset-patience = Patience
diamino-option-formula = Wie spielen wir?
diamino-option-formula-one = ohne Punkte, 2 bis 8
diamino-option-formula-two = mit Punkten, 2 bis 4
diamino-option-formula-patience = Patience, allein
diamino-option-board = Auf welchem Plan?
diamino-option-board-coins = der Vier-Ecken-Plan, 15 × 15
diamino-option-board-diable = der Teufelsplan, 15 × 15
diamino-option-board-grande = der große Plan, 17 × 17
diamino-option-board-bord = der Randplan, 15 × 15
diamino-option-wordCheck = Wer passt auf die Wörter auf?
diamino-option-wordCheck-auto = je nachdem, wer spielt
diamino-option-wordCheck-challenge = die anderen: Sie dürfen anzweifeln
diamino-option-wordCheck-refuse = das Haus lehnt falsche ab
diamino-option-wordCheck-penalise = das Haus bestraft falsche
diamino-option-wordCheck-help = Je nachdem, wer spielt: unter euch die anderen; mit Spielern des Hauses oder allein das Haus.
diamino-option-challengeSeconds = Wie viele Sekunden zum Anzweifeln?
diamino-option-challengeSeconds-help = 0: so lange ihr wollt.
diamino-option-failedChallengePenalty = Zu Unrecht anzweifeln …
diamino-option-failedChallengePenalty-none = kostet nichts
diamino-option-failedChallengePenalty-loseTurn = kostet den nächsten Zug
diamino-option-verbsOnly = Welche Wörter?
diamino-option-verbsOnly-on = nur Verben
diamino-option-verbsOnly-off = alle Wortarten
diamino-option-subject = Zu welchem Thema?
diamino-option-subject-any = alle Themen
diamino-option-subject-histoire = Geschichte
diamino-option-subject-chasse = Jagd
diamino-option-subject-sport = Sport
diamino-option-subject-mode = Mode
diamino-option-subject-musique = Musik
diamino-option-subject-cuisine = Kochen
diamino-option-subject-marine = Meer und Schiffe
diamino-option-subject-animaux = Tiere
diamino-option-subject-plantes = Pflanzen
diamino-option-subject-religion = Religion
diamino-option-subject-droit = Recht
diamino-option-subject-arts = Künste
diamino-option-subject-medecine = Medizin
diamino-option-subject-sciences = Wissenschaft
diamino-option-subject-politique = Politik
diamino-option-subject-informatique = Computer
diamino-option-subject-armee = Armee
diamino-option-subject-peche = Angeln
diamino-option-headwordsOnly = Mehrzahl und gebeugte Verben?
diamino-option-headwordsOnly-on = nein, wie im Wörterbuch
diamino-option-headwordsOnly-off = ja, sie zählen
diamino-option-childrensTable = Ein Tisch für Kinder?
diamino-option-childrensTable-on = ja, ohne Schimpfwörter
diamino-option-childrensTable-off = nein, alle Wörter
diamino-option-vote = Darf man über ein unbekanntes Wort abstimmen?
diamino-option-vote-on = ja, einmal pro Zug
diamino-option-vote-off = nein
diamino-option-wordScore = Zählt bei Wörtern der Wert der Buchstaben?
diamino-option-wordScore-on = ja
diamino-option-wordScore-off = nein
diamino-option-wordScore-help = Nur im Spiel mit Punkten.
diamino-option-passOnlyIfNoExchange = Wann darf man passen?
diamino-option-passOnlyIfNoExchange-on = wenn der Vorrat leer ist
diamino-option-passOnlyIfNoExchange-off = wann man will
diamino-option-blockedWinner = Ohne Punkte: Ein blockiertes Spiel …
diamino-option-blockedWinner-none = gewinnt niemand
diamino-option-blockedWinner-lowestHand = gewinnt die leichteste Hand
diamino-option-greenBlocksExit = Auf einem grünen Teufel fertig werden?
diamino-option-greenBlocksExit-on = nein, erst wird gezogen
diamino-option-greenBlocksExit-off = ja
diamino-option-games = Wie viele Runden?
diamino-option-games-help = Im Spiel ohne Punkte; die Punkte jeder Runde werden addiert.
diamino-option-target = Bei welcher Summe endet das Match?
diamino-option-target-help = 0: bei keiner. Ohne Punkte: Bei einer Runde wird so lange weitergespielt, bis jemand sie erreicht.
diamino-option-drawnHand = Beim Spiel allein sind die Buchstaben …
diamino-option-drawnHand-on = gezogen, zwölf auf einmal
diamino-option-drawnHand-off = alle von Anfang an da
diamino-option-squares = Kleine Patience: wie viele Buchstaben?
diamino-option-squares-help = 0: alle. Sonst werden so viele gezogen, und der Rest bleibt in der Schachtel.

## Der Tisch
diamino-board = Der Spielplan
diamino-rack = Deine Buchstaben
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } setzt beim nächsten Mal aus.
diamino-reserve = Vorrat: { diamino-tiles }
diamino-game-of = Runde { $game } von { $of }
diamino-game-until = Runde { $game }, bis { $target } Punkte
diamino-game-of-until = { diamino-game-of }, oder { $target } Punkte
diamino-cell-plain = { $cell }, leer
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, schwarzes Feld
diamino-cell-green = { $cell }, grüner Teufel
diamino-cell-red = { $cell }, roter Teufel
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, Joker
diamino-cell-draft = { $cell }, { $letter }, noch nicht gespielt
diamino-cell-lifted = { $cell }, { $letter }, kommt zurück
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = Joker
diamino-tile-stack = { $tile }, { $count } Mal
diamino-picked = { $tile }: gewählt, insgesamt { diamino-tiles }
diamino-unpicked = { $tile }: zurückgelegt, insgesamt { diamino-tiles }
diamino-writes-across = Es geht nach rechts.
diamino-writes-down = Es geht nach unten.
diamino-preview = { $words }
diamino-preview-covers = { $words }: bedeckt { $what }
diamino-would-points = du +{ $n }
diamino-would-others = die anderen +{ $n }
diamino-would-takes = du ziehst { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  }
diamino-would-sheds = du gibst { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  } zurück
diamino-would-out = und du bist fertig!
diamino-seconds = Noch { $n } s
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, von „{ $lemma }“
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: nicht in unserem Wörterbuch
diamino-part-noun = Nomen
diamino-part-adjective = Adjektiv
diamino-part-verb = Verb
diamino-part-infinitive = Infinitiv
diamino-part-participle = Partizip
diamino-part-adverb = Adverb
diamino-part-grammatical = Funktionswort
diamino-part-interjection = Ausruf
diamino-part-number = Zahl

## Knöpfe
diamino-do-recall = Zurücknehmen
diamino-do-cancel = Abbrechen
diamino-do-ask = Über ein Wort abstimmen
diamino-do-sort = Von A bis Z ordnen
diamino-do-group = Vokale und Konsonanten trennen
diamino-do-shuffle = Mischen
diamino-do-turn = Richtung wechseln
diamino-do-zoom-in = Plan vergrößern
diamino-do-zoom-out = Ganzen Plan zeigen
diamino-joker-title = Welcher Buchstabe wird der Joker?
diamino-ask-title = Welches Wort schlägst du vor?
diamino-ask-label = Das Wort, ohne Akzente
diamino-words-title = Die Wörter auf dem Plan
diamino-words-none = Auf dem Plan liegt noch kein Wort.
diamino-hint-where = Such auf { $cell }, { diamino-way }. Frag noch einmal nach dem ersten Buchstaben.
diamino-hint-first = { $letter } kommt auf { $cell }, { diamino-way }. Frag noch einmal nach dem ganzen Wort.

## Was zu tun ist
diamino-prompt-draw = Es wird ausgelost, wer anfängt …
diamino-prompt-open = Du bist dran! Das erste Wort beginnt auf Départ, { $cell }.
diamino-prompt-open-others = { $name } eröffnet: Das erste Wort beginnt auf Départ.
diamino-prompt-turn = Du bist dran! Leg ein Wort.
diamino-prompt-alone = Leg ein erstes Wort, wo du willst.
diamino-prompt-alone-more = { diamino-score-laid }: noch ein Wort?
diamino-prompt-exchange = Tippe die Buchstaben an, die du tauschen willst.
diamino-prompt-discard = Roter Teufel! Wähle { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  } zum Zurückgeben.
diamino-prompt-lift = Tippe die Buchstaben an, die du vom Plan nehmen willst.
diamino-prompt-stop = Hier aufhören? Was liegt, zählt.
diamino-words-more = { $word } und { $n ->
    [one] ein weiteres Wort
   *[other] { $n } weitere Wörter
  }
diamino-prompt-window = { $name } hat { $words } gelegt. Einverstanden? { $seconds ->
    [0] {""}
    [1] { $seconds } Sekunde zum Anzweifeln.
   *[other] { $seconds } Sekunden zum Anzweifeln.
  }
diamino-prompt-window-others = { $name } hat { $words } gelegt. Die anderen schauen …
diamino-prompt-window-wait = Die anderen sehen sich dein Wort an …
diamino-prompt-answered = Gesagt. Wir warten auf die anderen …
diamino-prompt-vote = { $name } schlägt { $word } vor. Soll es gelten?
diamino-prompt-vote-wait = Die anderen stimmen über { $word } ab …
diamino-prompt-drawing = Buchstaben werden gezogen …

## Was geschehen ist
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Alle ziehen einen Buchstaben: { $lots }.
diamino-event-begins = { $name } liegt im Alphabet vorn und fängt an.
diamino-event-begins-you = Dein Buchstabe liegt im Alphabet vorn: Du fängst an.
diamino-event-dealt = Alle bekommen { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  }.
diamino-event-got-you = Du bekommst { $tiles }.
diamino-event-took = { $name } zieht { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  }.
diamino-event-laid = { $name } legt { $lies }.
diamino-event-laid-you = Du legst { $lies }.
diamino-event-laid-more = { $name } legt { $lies }, und bildet { $words }.
diamino-event-laid-more-you = Du legst { $lies }, und bildest { $words }.
diamino-event-accepted = { $name } ist einverstanden.
diamino-event-accepted-you = Du bist einverstanden.
diamino-event-challenged = { $name } zweifelt das Wort an!
diamino-event-challenged-you = Du zweifelst das Wort an!
diamino-event-began = { $name } möchte spielen: Zweifelt noch jemand etwas an?
diamino-event-began-you = Du möchtest spielen: Zweifelt noch jemand etwas an?
diamino-event-stands = Zu Unrecht angezweifelt: { $words } stimmt.
diamino-event-withdrawn = { $why } { $name } nimmt die Buchstaben zurück und verliert den Zug.
diamino-event-withdrawn-you = { $why } Du nimmst deine Buchstaben zurück und verlierst den Zug.
diamino-event-covered = { $name } bedeckt { $what }.
diamino-event-covered-you = Du bedeckst { $what }.
diamino-event-scored = { $name } bekommt { diamino-points }.
diamino-event-scored-you = Du bekommst { diamino-points }.
diamino-event-lost = { $name } verliert { diamino-points }.
diamino-event-lost-you = Du verlierst { diamino-points }.
diamino-event-exchanged = { $name } tauscht { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  }.
diamino-event-exchanged-you = Du tauschst { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  }.
diamino-event-passed = { $name } passt.
diamino-event-passed-you = Du passt.
diamino-event-skipped = { $name } muss aussetzen.
diamino-event-skipped-you = Du musst aussetzen.
diamino-event-discarded = { $name } gibt { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  } in den Vorrat zurück.
diamino-event-discarded-you = Du gibst { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  } in den Vorrat zurück.
diamino-event-asked = { $name } schlägt { $word } vor.
diamino-event-asked-you = Du schlägst { $word } vor.
diamino-event-voted = { $name } hat abgestimmt.
diamino-event-voted-you = Du hast abgestimmt.
diamino-event-admitted = Der Tisch lässt { $word } gelten.
diamino-event-turned-down = { $word } gilt nicht.
diamino-event-lifted = { diamino-tiles } weniger auf dem Plan.
diamino-event-out = { $name } hat keinen Buchstaben mehr!
diamino-event-out-you = Du hast keinen Buchstaben mehr!
diamino-event-out-black = { $name } wird auf einem schwarzen Feld fertig!
diamino-event-out-black-you = Du wirst auf einem schwarzen Feld fertig!
diamino-event-blocked = Niemand kann mehr spielen: Das Spiel ist blockiert.
diamino-event-stopped = Es ist vorbei.
diamino-event-hands = Noch auf der Hand: { $hands }.
diamino-event-next-game = Runde { $game }: Alles kommt zurück in die Schachtel.

## Was man tun kann, in Worten
diamino-way = { $way ->
    [down] nach unten
   *[across] nach rechts
  }
diamino-lies = { $word } auf { $cell }, { diamino-way }
diamino-action-lay = { $word } auf { $cell } legen, { diamino-way }
    .button = Legen
diamino-action-lay-joker = { diamino-action-lay }, Joker: { $jokers }
diamino-action-exchange = { $tiles } tauschen
    .button = { $n ->
        [0] Tauschen
        [one] Einen Buchstaben tauschen
       *[other] { $n } Buchstaben tauschen
      }
diamino-action-pass = Passen
diamino-action-accept = Einverstanden
diamino-action-challenge = Ich zweifle es an
diamino-action-begin = Ich bin dran
diamino-action-ask = { $word } vorschlagen
    .button = Vorschlagen
diamino-action-yes = Ja, es gilt
diamino-action-no = Nein
diamino-action-discard = { $tiles } zurückgeben
    .button = { $n ->
        [one] Einen Buchstaben zurückgeben
       *[other] { $n } Buchstaben zurückgeben
      }
diamino-action-lift = Buchstaben vom Plan nehmen
    .button = { $n ->
        [one] Einen Buchstaben wegnehmen
       *[other] { $n } Buchstaben wegnehmen
      }
diamino-action-stop = Hier aufhören
    .button = Ich höre hier auf: { diamino-tiles }

## Im Terminal
diamino-write = Schreib ein Wort, sein erstes Feld und die Richtung: „kepi h8 across“ (nach rechts) oder „kepi h8 down“ (nach unten). Oder: exchange ae, pass.
diamino-write-alone = Schreib ein Wort, sein erstes Feld und die Richtung: „kepi h8 across“ (nach rechts) oder „kepi h8 down“ (nach unten). Oder: lift h8 i8, stop.
diamino-write-discard = Schreib: discard e.

## Warum unsere Spieler das täten
diamino-why-words = So steht es in der Liste des Hauses.
diamino-why-vote = Das Wörterbuch des Hauses entscheidet.
diamino-why-discard = Er ist am schwersten unterzubringen.
diamino-why-last = Das ist der letzte Zug!
diamino-why-best = Dieser Zug bringt am meisten.
diamino-why-stop = Nichts lässt sich mehr legen.
diamino-why-pass = Nichts lässt sich legen, und es gibt nichts zu tauschen.
diamino-why-exchange = Nichts Gutes lässt sich legen: Neue Buchstaben helfen.

## Was nicht erlaubt ist, und warum
diamino-refusal-not-now = Nicht jetzt: Erst ist etwas anderes zu tun.
diamino-refusal-other-formula = Das gibt es in dieser Spielart nicht.
diamino-refusal-outside = Das Wort ragt über den Plan hinaus.
diamino-refusal-lay-nothing = Leg mindestens einen eigenen Buchstaben.
diamino-refusal-cell-taken = Auf { $cell } liegt schon ein anderer Buchstabe: { $letter }.
diamino-refusal-not-whole = Dein Wort berührt andere Buchstaben: Schreib es ganz.
diamino-refusal-not-in-hand = Dafür fehlt dir ein Buchstabe: { $letter }.
diamino-refusal-no-joker = Dafür fehlt dir ein Joker.
diamino-refusal-black = Auf ein schwarzes Feld wird nichts gelegt.
diamino-refusal-black-not-last = Nur deine allerletzten Buchstaben dürfen ein schwarzes Feld bedecken.
diamino-refusal-two-blacks = Nur ein schwarzes Feld, nicht zwei.
diamino-refusal-black-with-green = Der grüne Teufel lässt dich ziehen: Das ist nicht dein letzter Zug, also kein schwarzes Feld.
diamino-refusal-not-on-depart = Das erste Wort beginnt auf Départ.
diamino-refusal-too-long = Das erste Wort hat höchstens acht Buchstaben.
diamino-refusal-too-short = Ein Wort hat mindestens zwei Buchstaben.
diamino-refusal-not-connected = Dein Wort muss die auf dem Plan berühren.
diamino-refusal-crooked = Alle deine Buchstaben gehören in eine Reihe.
diamino-refusal-gap = In deinem Wort ist eine Lücke.
diamino-refusal-unknown-word = { $word } steht nicht in unserem Wörterbuch.
diamino-refusal-proper-noun = { $word } ist ein Eigenname.
diamino-refusal-foreign-word = { $word } ist ein Wort aus einer anderen Sprache.
diamino-refusal-abbreviation = { $word } ist eine Abkürzung.
diamino-refusal-no-verb = { $word } ist kein Verb.
diamino-refusal-off-subject = { $word } gehört nicht zum Thema.
diamino-refusal-no-headword = { $word } steht so nicht im Wörterbuch.
diamino-refusal-unfit-word = { $word } passt nicht an einen Kindertisch.
diamino-refusal-none-chosen = Wähle mindestens einen Buchstaben.
diamino-refusal-empty-reserve = Der Vorrat ist leer: kein Tausch mehr.
diamino-refusal-exchange-too-many = So viele Buchstaben sind nicht im Vorrat.
diamino-refusal-exchange-first = Solange es einen Vorrat gibt, wird getauscht statt gepasst.
diamino-refusal-own-word = Es ist dein Wort: Die anderen antworten.
diamino-refusal-answered = Du hast schon geantwortet.
diamino-refusal-not-next = Ab drei Personen beginnt ihren Zug, wer als Nächstes dran ist.
diamino-refusal-no-vote = An diesem Tisch wird nicht über Wörter abgestimmt.
diamino-refusal-asked-already = Nur ein Wort pro Zug zum Abstimmen.
diamino-refusal-turned-down = Der Tisch hat dieses Wort schon abgelehnt.
diamino-refusal-is-a-word = Dieses Wort gilt schon: Leg es.
diamino-refusal-no-such-word = Dieses Wort lässt sich nicht legen: zwei Buchstaben bis zur Breite des Plans, ohne Bindestrich.
diamino-refusal-wrong-number = Wähle { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
  } zum Zurückgeben.
diamino-refusal-cannot-lift = Was bleibt, müssen Wörter sein, die zusammenhängen.
diamino-refusal-nothing-to-lift = Auf { $cell } gibt es nichts zurückzunehmen.
diamino-refusal-lifted-enough = Du hast schon { $n } Buchstaben zurückgenommen: Jetzt bleibt liegen, was liegt.
diamino-refusal-drawn-hand = Mit gezogenen Buchstaben bleibt liegen, was liegt.
diamino-refusal-impossible-squares = Diese Buchstaben können nicht aus dem Vorrat kommen.
diamino-refusal-other-hand = Das ist nicht die Hand von { $name }: Sie ist { $tiles }.
diamino-refusal-too-early = Die Zeit ist nicht um.
diamino-refusal-too-late = Zu spät: Die Zeit zum Antworten ist um.

## Das Ende
diamino-end-out = Eine leere Hand hat das Spiel beendet.
diamino-end-black = Das Spiel endete auf einem schwarzen Feld!
diamino-end-blocked = Das Spiel war blockiert.
diamino-end-stopped = Der Plan ist fertig.
diamino-end-whole = Alle Buchstaben liegen, bravo!
diamino-moment-black = Der schönste Moment: { $name } wird mit { $word } auf einem schwarzen Feld fertig!
diamino-moment-black-you = Der schönste Moment: Du wirst mit { $word } auf einem schwarzen Feld fertig!
diamino-moment-challenge = Der klügste Moment: { $name } zweifelt { $word } an, und zwar zu Recht.
diamino-moment-challenge-you = Der klügste Moment: Du zweifelst { $word } an, und zwar zu Recht.
diamino-moment-reds = Der schönste Moment: { $name } bedeckt { diamino-reds } auf einmal mit { $word }!
diamino-moment-reds-you = Der schönste Moment: Du bedeckst { diamino-reds } auf einmal mit { $word }!
diamino-moment-longest = Das längste Wort: { $word }, von { $name }.
diamino-moment-longest-you = Das längste Wort: { $word }, von dir.
diamino-moment-word = Ein schönes Wort: { $word }, von { $name }.
diamino-moment-word-you = Ein schönes Wort von dir: { $word }.

## Die Regelseite
diamino-rules-aim = Das Ziel
diamino-rules-aim-text = { $formula ->
    [two] Zu zweit bis zu viert baut ihr zusammen ein Kreuzworträtsel. Rote Teufel bringen Punkte, grüne geben den anderen welche; am Ende zählt auch, was noch auf der Hand ist. Die meisten Punkte gewinnen.
    [patience] Du baust allein ein Kreuzworträtsel. Versuch, so viele Buchstaben wie möglich zu legen: alle 112, wenn es geht!
   *[one] Zu zweit bis zu acht baut ihr zusammen ein Kreuzworträtsel. Wer zuerst keine Buchstaben mehr hat, gewinnt.
  } { diamino-french }
diamino-rules-box = In der Schachtel
diamino-rules-box-text = Ein Spielplan und 112 Buchstaben. 110 tragen einen Buchstaben und seinen Wert, der umso höher ist, je seltener er vorkommt. Zwei tragen einen Teufel: Das sind die Joker. Auf dem Plan stehen Départ, schwarze Felder, grüne Teufel und rote Teufel. Gespielt wird nur auf dem Plan. Plan, Zahl der Buchstaben und Werte sind vom Haus: Die ursprünglichen sind verloren gegangen.
diamino-rules-joker = Die Joker
diamino-rules-joker-text = Ein Joker steht für jeden Buchstaben, den du willst. Er bleibt es bis zum Schluss, und er ist nichts wert. Du kannst ihn auch tauschen oder einem roten Teufel geben.
diamino-rules-start = Zu Beginn
diamino-rules-start-text = Die Buchstaben werden gemischt. Alle ziehen einen: Wer dem Anfang des Alphabets am nächsten ist, fängt an. Bei Gleichstand oder mit einem Joker wird noch einmal gezogen. Dann kommt alles zurück und wird gemischt. { $formula ->
    [two] Alle nehmen zwölf Buchstaben, entlang der Zahlen 1 bis 12 am Rand.
   *[one] Bei 2, 3, 4, 5, 6, 7 oder 8 Spielern nehmen alle 40, 32, 24, 18, 16, 14 oder 12 Buchstaben.
  } Der Rest ist der Vorrat. Seine Buchstaben zeigt man nicht.
diamino-rules-first = Das erste Wort
diamino-rules-first-text = Das erste Wort hat zwei bis acht Buchstaben. Es beginnt auf Départ und geht nach rechts oder nach unten, nie schräg. Es darf Teufel bedecken, aber kein schwarzes Feld. Wenn du tauschst, passt oder dein Wort zurücknehmen musst, eröffnet der Nächste.
diamino-rules-lay = Ein Wort legen
diamino-rules-lay-text = { $formula ->
    [patience] Leg
   *[one] Es geht links herum. Leg
  } so viele Buchstaben, wie du willst, in eine einzige Reihe, ohne Lücke: Mit dem, was da liegt, bilden sie ein neues Wort. Darüber, darunter, auf einer Seite, auf beiden, dazwischen: Alles geht, wenn alle Buchstaben, die sich berühren, in beiden Richtungen Wörter bilden. Zwei Wörter dürfen nebeneinander liegen, und dasselbe Wort darf wiederkommen.
diamino-rules-refill = Ziehen
diamino-rules-refill-text = { $formula ->
    [two] Nach deinem Wort ziehst du auf zwölf Buchstaben nach, oder was noch da ist.
   *[one] Nach deinem Wort wird nicht gezogen: Deine Hand wird kleiner.
  }
diamino-rules-exchange = Tauschen oder passen
diamino-rules-exchange-text = Wenn du dran bist, kannst du, statt zu legen, Buchstaben gegen ebenso viele aus dem Vorrat tauschen, wenn genug da sind. Du nimmst erst die neuen, dann werden deine unter die anderen gemischt. { $passOnlyIfNoExchange ->
    [on] Gepasst wird nur, wenn der Vorrat leer ist.
   *[off] Du darfst auch passen.
  }
diamino-rules-green = Grüne Teufel
diamino-rules-green-text = Geh ihnen lieber aus dem Weg. Wenn du einen bedeckst, { $formula ->
    [two] bekommen alle anderen 5 Punkte.
   *[one] ziehst du einen Buchstaben, solange es welche gibt.
  } Jeder zählt, und ein bedeckter Teufel tut nichts mehr. { $greenBlocksExit ->
    [on] Ohne Punkte: Wenn deine letzten Buchstaben einen grünen Teufel bedecken, ziehst du und bist nicht fertig.
   *[off] Ohne Punkte darfst du auf einem grünen Teufel fertig werden.
  }
diamino-rules-red = Rote Teufel
diamino-rules-red-text = Sie sind deine Freunde. { $formula ->
    [two] Jeder, den du bedeckst, bringt dir 10 Punkte.
   *[one] Für jeden, den du bedeckst, gibst du einen Buchstaben deiner Wahl in den Vorrat zurück, nachdem du für die grünen gezogen hast. War es der letzte, bist du fertig, aber ohne schwarzes Feld.
  }
diamino-rules-black = Schwarze Felder
diamino-rules-black-text = { $formula ->
    [patience] Schwarze Felder bleiben bis zum Schluss verboten. Die Teufel tun nichts.
    [two] Sie sind verboten. Nur deine letzten Buchstaben dürfen eines bedecken, wenn der Vorrat leer ist: Der Schlussbonus verdoppelt sich.
   *[one] Sie sind verboten. Nur deine letzten Buchstaben dürfen eines bedecken: Deine Punkte verdoppeln sich.
  }
diamino-rules-end = Das Ende
diamino-rules-end-text = { $formula ->
    [two] Wenn der Vorrat leer ist, bekommt, wer zuerst den letzten Buchstaben legt, 25 Punkte, oder 50 auf einem schwarzen Feld, und dazu den Wert der Buchstaben der anderen. Die anderen verlieren, was sie auf der Hand haben. Schafft es niemand, verlieren alle, was sie auf der Hand haben. Die meisten Punkte gewinnen, bei Gleichstand gewinnt ihr zusammen. Man kann unter null fallen.
   *[one] Wer zuerst keine Buchstaben mehr hat, gewinnt sofort und bekommt den Wert der Buchstaben der anderen, auf einem schwarzen Feld das Doppelte.
  } Das Spiel ist blockiert, wenn alle nacheinander passen oder drei Runden lang nichts gelegt wird. { $blockedWinner ->
    [lowestHand] Ohne Punkte gewinnt dann die leichteste Hand.
   *[none] Ohne Punkte gewinnt dann niemand.
  } { $wordScore ->
    [on] An diesem Tisch bringt ein Wort im Spiel mit Punkten den Wert seiner Buchstaben ein.
   *[off] Wörter allein bringen nichts.
  }
diamino-rules-match = Das Match
diamino-rules-match-text = { $games ->
    [1] Wer zuerst { $target } Punkte hat, beendet das Match. Es dauert so viele Runden wie nötig; die Punkte werden addiert.
   *[other] Dieses Match hat { $games } Runden; die Punkte werden addiert. { $target ->
        [0] Alle Runden werden gespielt.
       *[other] Es endet früher bei { $target } Punkten.
      }
  }
diamino-rules-words = Die Wörter
diamino-rules-words-text = Jedes Wort eines französischen Wörterbuchs zählt, auch solche, die von anderswo kamen, aber keine Eigennamen, keine fremdsprachigen Wörter und keine Abkürzungen. Akzente fallen weg; Wörter mit Bindestrich, Apostroph oder Leerzeichen lassen sich nicht legen. { $headwordsOnly ->
    [on] Keine Mehrzahl und keine gebeugten Verben, außer wenn sie so im Wörterbuch stehen.
   *[off] Mehrzahl und gebeugte Verben zählen.
  } { $verbsOnly ->
    [on] Nur Verben!
   *[off] {""}
  } { $childrensTable ->
    [on] Keine Schimpfwörter.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Nur ein Thema: { $topic }.
  }
diamino-rules-challenge = Anzweifeln
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] An diesem Tisch lehnt das Haus falsche Wörter ab, ohne zu bestrafen.
    [penalise] An diesem Tisch sieht sich das Haus jedes Wort an. Ist es falsch, nimmst du deine Buchstaben zurück, verlierst deinen Zug und zahlst wie für einen grünen Teufel.
   *[challenge] Sobald ein Wort liegt, dürfen alle anderen es anzweifeln, { $seconds ->
        [0] ohne Zeitgrenze
       *[other] { $seconds } Sekunden lang
      }. Ab drei Personen darf beginnen, wer als Nächstes dran ist, ohne zu warten: Dann bleiben zwei Sekunden zum Anzweifeln. Alle Wörter des Zuges werden angesehen. Ist eines falsch, kommen die Buchstaben zurück, der Zug ist verloren, und man zahlt einmal wie für einen grünen Teufel; sonst bleibt nichts von dem Zug. Teufel und Ziehen kommen danach. { $failedChallengePenalty ->
        [loseTurn] Zu Unrecht anzweifeln kostet den nächsten Zug.
       *[none] Zu Unrecht anzweifeln kostet nichts.
      }
  }
diamino-rules-vote = Über ein Wort abstimmen
diamino-rules-vote-text = Einmal pro Zug darfst du dem Tisch ein Wort vorschlagen, das nicht in der Liste steht. Sagt mehr als die Hälfte der anderen Ja, zählt es.
diamino-rules-patience = Patience
diamino-rules-patience-text = Fang irgendwo an, dann kreuze die Wörter. { $drawnHand ->
    [on] Du ziehst zwölf Buchstaben verdeckt und füllst nach jedem Wort auf. Was liegt, bleibt liegen.
   *[off] Alle Buchstaben sind da. Du darfst welche zurücknehmen, wenn das Übrige noch aus Wörtern besteht, die zusammenhängen, bis zu dreitausend in einem Spiel.
  } Dein Ergebnis ist die Zahl der gelegten Buchstaben. Wenn der Tisch es so will, werden nur einige Buchstaben gezogen: Sie liegen alle offen, und Ziel ist, sie alle zu legen.
diamino-rules-example = Ein Beispiel
diamino-rules-example-text = Wer anfängt, legt KÉPI nach rechts, mit einem einfachen E. Wer folgt, legt ZESTE nach unten durch dieses E, mit vier Buchstaben. Dann legen alle der Reihe nach einen oder mehrere Buchstaben an. Das geht in beiden Spielarten gleich.

diamino-key-walk = Von Feld zu Feld
diamino-key-turn = In die andere Richtung schreiben
diamino-key-rub = Den letzten Buchstaben zurücknehmen
diamino-key-write = Mit deinen Buchstaben schreiben

## Lessons
diamino-lesson-words = Deine ersten Wörter
diamino-lesson-words-depart = Hier schreibt man auf Französisch. Leg AMI nach rechts, ab Départ, dem Feld in der Mitte.
diamino-lesson-words-cross = Die andere hat dein Wort gekreuzt. Mach es auch: Leg SAC nach unten, durch das A.
diamino-lesson-words-longer = Man darf ein Wort auch verlängern. Häng ein S an AMI: AMIS.
diamino-lesson-words-red = Dein S bedeckt einen roten Teufel: umso besser! Gib einen Buchstaben zurück, zum Beispiel das W.
diamino-lesson-words-play = Wer keine Buchstaben mehr hat, gewinnt. Nur noch zwei: Spiel!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Du hast kein C, aber ein Joker steht für jeden Buchstaben, den du willst. Leg SAC nach unten, durch das A, mit dem Joker als C.
diamino-lesson-joker-play = Der Joker bleibt ein C: Die andere hat ihn auch gebraucht. Punkte bringt er nicht. Nur noch zwei Buchstaben: Spiel!
diamino-lesson-green = Grün, schwarz, tauschen
diamino-lesson-green-exchange = Ein W und ein X: nicht leicht! Tausche sie gegen zwei andere Buchstaben. Das ist dein ganzer Zug.
diamino-lesson-green-green = Ein grüner Teufel lässt dich einen Buchstaben ziehen. Probier es: Leg PAS nach unten, ab dem P.
diamino-lesson-green-play = Ein schwarzes Feld bedeckt man nur mit seinen letzten Buchstaben. Leg MIDIS nach unten, das zweite I auf dem von KEPI, und du bist fertig!
diamino-lesson-marks = Zehn Punkte, fünf Punkte
diamino-lesson-marks-red = Mit Punkten ist ein roter Teufel zehn wert. Leg JEU nach rechts, durch das erste E von POUPEE.
diamino-lesson-marks-green = Zehn Punkte und neue Buchstaben! Ein grüner Teufel aber gibt der anderen fünf Punkte. Leg NUIT nach unten bis zum ersten T von CAROTTE und sieh selbst.
diamino-lesson-marks-play = Es gibt nichts mehr zu ziehen. Am Ende gewinnt, wer die meisten Punkte hat: Spiel!
diamino-lesson-out = Schön zu Ende
diamino-lesson-out-lay = Der Vorrat ist leer: Niemand zieht mehr, alle Buchstaben müssen weg. Leg JEU nach rechts, durch das erste E von POUPEE.
diamino-lesson-out-play = Wer fertig wird, bekommt fünfundzwanzig Punkte, auf einem schwarzen Feld fünfzig. Du hast noch drei Buchstaben: Mach aus RE eine REINE!
diamino-lesson-doubt = Gibt es das Wort?
diamino-lesson-doubt-challenge = Die andere hat MOK gelegt. Das Wort gibt es nicht! Sag: Ich zweifle es an.
diamino-lesson-doubt-no-word = Wenn du einverstanden bist, bleibt das falsche Wort liegen. Zweifle es an!
diamino-lesson-doubt-lay = Gut gesehen! Die andere nimmt ihre Buchstaben zurück, zieht einen dazu und verliert ihren Zug. Jetzt du: Leg SEL nach unten, durch das E.
diamino-lesson-doubt-accept = RU? Das ist ein kleiner Bach, das Wort gibt es. Sag, dass du einverstanden bist.
diamino-lesson-doubt-word = Anzweifeln kostet hier nichts. Aber RU gibt es, also sei einverstanden.
diamino-lesson-doubt-play = Halt die Augen offen und sei schneller mit deinen letzten drei Buchstaben!
diamino-lesson-patience = Alle Buchstaben für dich
diamino-lesson-patience-lay = Wenn du allein spielst, gehören dir alle Buchstaben. Du fängst an, wo du willst: Leg hier AMI nach rechts, ab der Mitte.
diamino-lesson-patience-cross = Jedes Wort hängt an dem, was schon liegt. Leg MER nach unten, ab dem M.
diamino-lesson-patience-lift = Du darfst es dir anders überlegen: Nimm das E und das R von MER zurück.
diamino-lesson-patience-better = Und finde ein besseres: Leg MIEL nach unten, ab dem M.
diamino-lesson-patience-play = Jetzt du! Leg so viele Buchstaben wie möglich, aber nie auf ein schwarzes Feld. Hör auf, wann du willst.

## Looking back
diamino-review-most-letters = Die meisten Buchstaben auf einmal, { $n }: { $action }.
diamino-review-most-points = Die meisten Punkte auf einmal, { $n }: { $action }.
diamino-review-longest = Das längste Wort, { $n } Buchstaben: { $action }.
diamino-review-out = Damit wäre alles auf einmal gelegt gewesen: Schluss!

## Aufgaben
diamino-puzzle-most = Die meisten Buchstaben
diamino-puzzle-most-ask = Welches Wort legt die meisten deiner Buchstaben? Was schon auf dem Plan liegt, zählt nicht.
diamino-puzzle-out = Jetzt fertig werden
diamino-puzzle-out-ask = Mit einem einzigen Wort wirst du sofort fertig. Mit welchem?
diamino-puzzle-black = Das schwarze Feld
diamino-puzzle-black-ask = Werde sofort fertig und deck dabei ein schwarzes Feld zu. Ein einziges Wort schafft das. Welches?
diamino-puzzle-small = Alle legen
diamino-puzzle-small-ask = Leg alle diese Buchstaben zu einem Kreuzworträtsel. Es geht! Du darfst welche zurücknehmen; wenn nichts mehr geht, hör auf.
