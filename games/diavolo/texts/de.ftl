# Diavolo auf Deutsch.

diavolo-tagline = Zehn Würfel, ein Befehl und die schnellste Hand!

## Die Dinge
diavolo-a-devil = { $devil ->
    [black] ein schwarzer Teufel
    [white] ein weißer Teufel
    [red] ein roter Teufel
   *[grey] der graue Teufel
  }
diavolo-devil = { $devil ->
    [black] Schwarzer Teufel
    [white] Weißer Teufel
    [red] Roter Teufel
   *[grey] Grauer Teufel
  }
diavolo-order-most = Die größte Summe
diavolo-order-least = Die kleinste Summe
diavolo-order-gap = Der größte Abstand
diavolo-order-odd = Die meisten ungeraden
diavolo-order-high = Der höchste Würfel
diavolo-order-near = Am nächsten dran
diavolo-gems = { $n ->
    [one] { $n } Edelstein
   *[other] { $n } Edelsteine
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## Der Tisch
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } und die Würfel.
diavolo-place-out = { $name }: kein Edelstein mehr.
diavolo-bar = Die Teufel auf der Theke
diavolo-tray = Die Würfel
diavolo-devil-key = { diavolo-devil }, Taste { $key }
diavolo-corner = Die Ecke von { $name }
diavolo-dice-of = { $colour ->
    [black] Schwarz
    [white] Weiß
   *[red] Rot
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Schwarz
    [white] Weiß
   *[red] Rot
  }: { $values } mm vom Befehlswürfel.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Gleichstand: der graue!
   *[other] Die richtige Antwort: { diavolo-a-devil }.
  }

## Die Knöpfe
diavolo-do-receipt = Der Bon

## Was zu tun ist
diavolo-prompt-ready-you = Du würfelst!
diavolo-prompt-ready = { $name } hat die Würfel.
diavolo-prompt-ordered = { $name } hat die Würfel.
diavolo-prompt-ordered-you = Der Befehl ist bekannt. Wirf die anderen Würfel!
diavolo-prompt-falls = Die Würfel rollen … Hand bereit!
diavolo-prompt-open = Schnell, schnapp dir den richtigen Teufel!
diavolo-prompt-open-calm = Lass dir Zeit: welcher Teufel?
diavolo-prompt-waiting = Fertig! Wir warten auf die anderen.
diavolo-prompt-level = Gleich schnell: Das Los entscheidet.
diavolo-prompt-out = Du hast keinen Edelstein mehr. Schau, wer gewinnt!
diavolo-prompt-watch = Wer wird am schnellsten sein?
diavolo-prompt-over = Das Spiel ist aus.

## Was geschehen ist
diavolo-event-threw = { $name } würfelt.
diavolo-event-threw-you = Du würfelst.
diavolo-event-ordered = Der Befehl: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } greift zu: { diavolo-a-devil }.
diavolo-event-reached-you = Du greifst zu: { diavolo-a-devil }.
diavolo-event-reached-none = { $name } nimmt keinen.
diavolo-event-reached-none-you = Du nimmst keinen.
diavolo-event-answered = { $name } hat geantwortet.
diavolo-event-answered-you = Du hast geantwortet.
diavolo-event-settled = Gleich schnell, keine 6 ms auseinander: Das Los sagt { $names }.
diavolo-event-counted = Es war { diavolo-a-devil }. { $right ->
    [0] Niemand hat ihn.
   *[other] Gut gesehen: { $safe }.
  } { $wrong ->
    [0] Niemand verliert einen Edelstein.
   *[other] Ein Edelstein weniger: { $lost }.
  }
diavolo-event-out = { $name } hat keinen Edelstein mehr und scheidet aus.
diavolo-event-out-you = Du hast keinen Edelstein mehr: Du scheidest aus.
diavolo-event-fewer = Weniger Spieler, weniger Teufel: { $n } von jeder Farbe.
diavolo-event-turn = Die Würfel gehen an { $name }.
diavolo-event-turn-you = Du bekommst die Würfel!
diavolo-event-won = { $name } behält den letzten Edelstein und gewinnt!
diavolo-event-won-you = Du behältst den letzten Edelstein: Du gewinnst!
diavolo-event-nobody = Alle scheiden zusammen aus: Niemand gewinnt, jeder zahlt für sich.

## Was man tun kann, in Worten
diavolo-action-throw = Würfeln
diavolo-action-take = Zugreifen: { diavolo-a-devil }
diavolo-action-leave = Keinen nehmen
diavolo-reason-throw = Alle warten auf deine Würfel.
diavolo-reason-look = Das sagen die Würfel, wenn wir gut geschaut haben.

## Der Bon
diavolo-receipt = Der Bon der Runde
diavolo-receipt-none = Noch kein Bon: Er kommt am Ende jeder Runde.
diavolo-receipt-words = Ein Griff zählt in dem Moment, in dem er getan wurde, nicht wenn er ankommt. Das Haus misst die Verzögerung jeder Leitung selbst und gibt nie mehr als diese zurück.
diavolo-receipt-shown = Würfel für alle sichtbar: { $at } s nach Spielbeginn.
diavolo-receipt-said = Der Bildschirm sagt
diavolo-receipt-lag = Mögliche Verzögerung
diavolo-receipt-at = Zählt bei
diavolo-receipt-cut = Der Bildschirm nannte eine Zeit, die die Leitung nicht zulässt: Sie wurde berichtigt.
diavolo-verdict-right = gut gesehen
diavolo-verdict-wrong = falsche Farbe
diavolo-verdict-late = zu spät
diavolo-verdict-nothing = nichts genommen

## Üben
diavolo-training = Allein üben
diavolo-training-words = Sieh den Befehl an, finde die Farbe, schnapp dir den Teufel. Niemand drängt dich, aber die Zeit wird notiert.
diavolo-training-start = Würfeln
diavolo-training-next = Noch ein Wurf
diavolo-training-right = Gut gesehen, in { $time } s!
diavolo-training-wrong = Daneben: Es war { diavolo-a-devil }.
diavolo-training-series = Hintereinander: { $n }
diavolo-training-best = Beste Serie: { $n }
diavolo-training-chart = Deine letzten Versuche, die ältesten zuerst
diavolo-training-order = Befehl
diavolo-training-time = Mittlere Zeit
diavolo-training-errors = Fehler
diavolo-training-forget = Alles vergessen

## Einstellungen
diavolo-preset-book = Wie in der Schachtel
diavolo-preset-young = Für die Jüngsten
diavolo-preset-calm = Ohne Eile
diavolo-option-twoDice = Wie viele Würfel pro Farbe?
diavolo-option-twoDice-on = zwei
diavolo-option-twoDice-off = drei
diavolo-option-twoDice-help = Mit zweien ist weniger zu zählen: für die Jüngsten.
diavolo-option-orderFirst = Wie viele Runden lang fällt der Befehl zuerst?
diavolo-option-orderFirst-help = Um die sechs Befehle zu lernen: Der graue Würfel rollt vor den anderen. 0: nie.
diavolo-option-seconds = Wie viele Sekunden zum Greifen?
diavolo-option-seconds-help = Sonst 10. Danach verliert einen Edelstein, wer nichts hat.
diavolo-option-untimed = Muss man sich beeilen?
diavolo-option-untimed-on = nein, wir warten auf alle
diavolo-option-untimed-off = ja, die Zeit läuft
diavolo-option-untimed-help = Ohne Eile antworten alle; Schnelligkeit entscheidet nur zwischen denen, die denselben Teufel wollen. Gut für Bildschirmleser.
diavolo-option-tieForgiving = Bei Gleichstand der Würfel: wer den grauen nicht hat …
diavolo-option-tieForgiving-on = verliert nichts
diavolo-option-tieForgiving-off = verliert einen Edelstein

## Was nicht erlaubt ist, und warum
diavolo-refusal-not-your-throw = Jemand anders hat die Würfel.
diavolo-refusal-nothing-to-grab = Einen Moment: Gegriffen wird, wenn alle Würfel liegen.
diavolo-refusal-already-thrown = Die Würfel sind schon gefallen.
diavolo-refusal-out = Du hast keinen Edelstein mehr: Schau bis zum Ende zu.
diavolo-refusal-only-one = Ein Teufel für jeden, und man behält ihn.
diavolo-refusal-no-stamp = Es fehlt der Moment, in dem du zugegriffen hast.
diavolo-refusal-other-stamp = Dieser Moment ({ $at } ms) passt nicht zu dem, in dem es ankam ({ $arrived } ms).
diavolo-refusal-too-late = Zu spät: Die { $n } Sekunden sind um.
diavolo-refusal-wrong-dice = Das sind nicht die Würfel dieser Schachtel.
diavolo-refusal-other-order = Der Befehl ist schon bekannt, und es ist ein anderer.
diavolo-refusal-off-tray = Ein Würfel liegt außerhalb des Tabletts: { $die }.
diavolo-refusal-overlap = Zwei Würfel können nicht am selben Ort liegen: { $die } und { $other }.
diavolo-die = { $colour ->
    [black] die schwarze
    [white] die weiße
   *[red] die rote
  } { $n }
diavolo-die-order = der Befehlswürfel
diavolo-refusal-not-level = Das sind nicht die, die gleich schnell waren.
diavolo-refusal-other-answers = Das sind nicht die Antworten, die verdeckt lagen.
diavolo-refusal-too-early = Noch ist Zeit zum Greifen.

## Die Seite der Regeln
diavolo-rules-aim = Das Ziel
diavolo-rules-aim-text = In einer Bar in der Hölle würfeln kleine Teufel darum, wer die Runde zahlt. In jeder Runde gibt ein Würfel einen Befehl, und alle greifen so schnell sie können einen Teufel der richtigen Farbe. Wer als Letzter noch einen Edelstein hat, gewinnt.
diavolo-rules-box = In der Schachtel
diavolo-rules-box-text = Neun Würfel, drei schwarze, drei weiße und drei rote; ein grauer mit den sechs Befehlen; zehn Teufel, drei von jeder Farbe und ein grauer; dreißig Edelsteine, genug für alle. Man spielt zu zweit bis zu sechst, in jedem Alter. { $twoDice ->
    [on] An diesem Tisch sind es nur zwei Würfel pro Farbe: Sonst ändert sich nichts, und der Abstand ist der Unterschied der beiden.
   *[off] Für die Jüngsten genügen zwei Würfel pro Farbe.
  }
diavolo-rules-start = Zu Beginn
diavolo-rules-start-text = Die Teufel stehen in der Mitte, kreuz und quer. Jeder hat fünf Edelsteine. Wer am jüngsten ist, nimmt die Würfel, und die erste Runde beginnt.
diavolo-rules-turn = Eine Runde
diavolo-rules-turn-text = Wer die Würfel hat, wirft alle auf einmal. Alle schauen, auch wer geworfen hat, und greifen einen Teufel der Farbe, die der Befehl verlangt. { $orderFirst ->
    [0] Zum Lernen kann in den ersten Runden der Befehlswürfel vor den anderen fallen.
   *[other] Zum Lernen rollt in den ersten { $orderFirst } Runden der Befehlswürfel vor den anderen, und gegriffen wird erst, wenn alle liegen.
  }
diavolo-rules-most-text = Die Farbe, deren Würfel zusammen am meisten zeigen. Hier schwarz 11, weiß 12, rot 13: rot!
diavolo-rules-least-text = Die Farbe, deren Würfel zusammen am wenigsten zeigen. Hier schwarz 11, weiß 12, rot 13: schwarz!
diavolo-rules-gap-text = Die Farbe, deren höchster und niedrigster Würfel am weitesten auseinander liegen. Hier schwarz 4, weiß 5, rot 2: weiß!
diavolo-rules-odd-text = Die Farbe mit den meisten Einsen, Dreien und Fünfen. Hier schwarz 1, weiß 2, rot 3: rot! Ist gar kein Würfel ungerade, ist das ein Gleichstand.
diavolo-rules-high-text = Die Farbe des höchsten Würfels von allen. Hier haben schwarz und weiß beide eine 6: Gleichstand, also grau!
diavolo-rules-near-text = Die Farbe des Würfels, der dem grauen am nächsten liegt, von Mitte zu Mitte. Ist es ein roter: rot! Weniger als ein Millimeter Unterschied zwischen zwei Farben ist ein Gleichstand. Ein schräger Würfel wird neu geworfen.
diavolo-rules-tie = Gleichstand: grau!
diavolo-rules-tie-text = Teilen sich zwei oder drei Farben den ersten Platz, ist der graue Teufel der richtige. Zwei gleiche Farben dahinter oder zwei gleiche Würfel einer Farbe zählen nicht. Der graue im rechten Moment bringt einen Edelstein, bis zu fünf. { $tieForgiving ->
    [on] An diesem Tisch verlieren die anderen dann nichts.
   *[off] Es gibt nur einen: Alle anderen verlieren dann einen Edelstein.
  } Grau ohne Gleichstand ist eine falsche Farbe.
diavolo-rules-grab = Nur ein Teufel
diavolo-rules-grab-text = Der erste Teufel, den du berührst, gehört dir, richtig oder falsch: kein zweiter, kein Tausch, kein Zurückstellen. Du kannst auch keinen nehmen. Ist die richtige Farbe weg, kostet eine andere oder keiner gleich viel: einen Edelstein, nie mehr.
diavolo-rules-time = Die schnellste Hand
diavolo-rules-time-text = Wollen zwei Hände denselben Teufel, hat ihn die erste. Es zählt, wann gegriffen wurde, nicht wann es über die Leitung ankommt; unter sechs Tausendstelsekunden entscheidet offen das Los. { $untimed ->
    [on] An diesem Tisch eilt es niemandem: Die Runde endet, wenn alle geantwortet haben.
   *[other] Die Runde endet, wenn alle gegriffen haben, kurz nach dem letzten richtigen Teufel oder nach { $seconds } Sekunden.
  }
diavolo-rules-gems = Die Edelsteine
diavolo-rules-gems-text = Falsche Farbe, zu spät oder gar nichts: Ein Edelstein geht zurück in die Schachtel. Gewinne und Verluste zählen alle zusammen am Ende der Runde. Niemand hat je mehr als fünf.
diavolo-rules-next = Die nächste Runde
diavolo-rules-next-text = Die Teufel kommen in die Mitte zurück, und die Würfel gehen nach links, zum Nächsten, der noch einen Edelstein hat.
diavolo-rules-out = Kein Edelstein mehr
diavolo-rules-out-text = Ohne Edelstein scheidet man sofort aus. Dann gibt es weniger Teufel: zu viert oder mehr drei von jeder Farbe, zu dritt zwei, zu zweit einen; und immer einen grauen. Scheiden mehrere zusammen aus, zählt, wie viele bleiben. Ebenso, wenn ein Spiel zu zweit oder zu dritt beginnt.
diavolo-rules-win = Wer gewinnt?
diavolo-rules-win-text = Wer als Letzter einen Edelstein hat, gewinnt. Scheiden alle, die noch da waren, in derselben Runde aus, gewinnt niemand, und jeder zahlt für sich.

## Das Ende
diavolo-end-last = { $name } behält den letzten Edelstein.
diavolo-end-nobody = Alle sind zusammen ausgeschieden: Jeder zahlt für sich.
diavolo-moment-fast = Der schönste Moment: { $name } greift in { $seconds },{ $hundredths } s zu: { diavolo-a-devil }.
diavolo-moment-fast-you = Dein schönster Moment: Du greifst in { $seconds },{ $hundredths } s zu: { diavolo-a-devil }.
diavolo-moment-grey = Der schönste Moment: { $name } sieht den Gleichstand und nimmt in { $seconds },{ $hundredths } s den grauen.
diavolo-moment-grey-you = Dein schönster Moment: Du siehst den Gleichstand und nimmst in { $seconds },{ $hundredths } s den grauen.
diavolo-moment-saved = Der schönste Moment: Mit dem letzten Edelstein hält { $name } noch { $n } Runden durch und gewinnt.
diavolo-moment-saved-you = Dein schönster Moment: Mit dem letzten Edelstein hältst du noch { $n } Runden durch und gewinnst.

## Lessons
diavolo-lesson-first = Dein erster Teufel
diavolo-lesson-first-throw = Wirf die Würfel!
diavolo-lesson-first-most = Der graue Würfel sagt: die größte Summe. Welche Farbe hat die meisten Punkte? Schnapp dir diesen Teufel!
diavolo-lesson-first-not-most = Schau noch einmal: Die roten Würfel haben die meisten Punkte.
diavolo-lesson-first-least = Bravo! Die andere nahm schwarz und verliert einen Edelstein. Jetzt die kleinste Summe: welche Farbe?
diavolo-lesson-first-not-least = Schau noch einmal: Die weißen Würfel haben die wenigsten Punkte.
diavolo-lesson-first-again = Wieder richtig! Wirf die Würfel.
diavolo-lesson-first-tie = Der höchste Würfel! Eine schwarze Sechs und eine weiße Sechs: Gleichstand. Also schnapp dir den grauen!
diavolo-lesson-first-not-tie = Zwei Farben haben eine Sechs. Bei Gleichstand ist der graue richtig.
diavolo-lesson-first-play = Der graue hat dir einen Edelstein gebracht! Jetzt spiel: Wer den letzten Edelstein behält, gewinnt.
diavolo-lesson-orders = Die anderen Befehle
diavolo-lesson-orders-throw = Der graue Würfel kennt noch andere Befehle. Wirf die Würfel!
diavolo-lesson-orders-gap = Der größte Abstand! Bei welcher Farbe liegen die kleinste und die größte Zahl am weitesten auseinander?
diavolo-lesson-orders-not-gap = Schau die weißen an: von eins bis sechs, das ist der größte Abstand.
diavolo-lesson-orders-odd = Die meisten ungeraden: eins, drei und fünf. Welche Farbe hat am meisten davon?
diavolo-lesson-orders-not-odd = Schau die schwarzen an: eins, drei, fünf. Alle sind ungerade!
diavolo-lesson-orders-again = Sehr gut! Wirf die Würfel.
diavolo-lesson-orders-high = Der höchste Würfel! Welche Farbe hat die größte Zahl von allen?
diavolo-lesson-orders-not-high = Such die Sechs: Sie ist rot.
diavolo-lesson-orders-near = Am nächsten dran! Welche Farbe liegt ganz nah beim grauen Würfel?
diavolo-lesson-orders-not-near = Schau um den grauen Würfel herum: Am nächsten dran ist ein weißer.
diavolo-lesson-orders-play = Du kennst die Befehle. Jetzt spiel: Wer den letzten Edelstein behält, gewinnt!
diavolo-lesson-late = Zu spät!
diavolo-lesson-late-throw = Diesmal ist die andere sehr schnell. Wirf die Würfel!
diavolo-lesson-late-same = Die größte Summe ist rot. Schnapp dir den Teufel!
diavolo-lesson-late-late = Die andere wollte auch den roten und war schneller: zu spät, du verlierst einen Edelstein. Jeder nur einen Teufel, und getauscht wird nicht! Jetzt die kleinste Summe: schnell, den weißen!
diavolo-lesson-late-play = Die andere nahm schwarz und hat nur noch einen Edelstein. Wer keinen mehr hat, scheidet aus. Spiel!

## Looking back
diavolo-review-turns = Gut gesehen: { $right }. Verwechselt: { $wrong }. Zu spät: { $late }. Ohne Antwort: { $none }.
diavolo-review-after = Nach { $seconds },{ $hundredths } s.
diavolo-review-fastest = Der schnellste Griff: { $seconds },{ $hundredths } s.
diavolo-review-usual = Gewöhnlich: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Am häufigsten verwechselt: { $order } ({ $n }-mal).
