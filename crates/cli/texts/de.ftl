# Ludogîte auf der Kommandozeile, auf Deutsch.

list-and = { $before } und { $last }
you = Du
player-person = Spieler { $n }
player-gentle = Sehr leicht { $n }
player-easy = Leicht { $n }
player-fair = Eher leicht { $n }
player-middle = Mittel { $n }
player-good = Gut { $n }
player-strong = Stark { $n }

## ludogite --help
help-ludogite = Ein Haus der Spiele: spielen, aufbewahren, prüfen und erforschen.
help-games = Die Spiele und ihre Optionen auflisten
help-play = In diesem Terminal gegen Spieler des Hauses spielen
help-lesson = Ein Spiel lernen, indem man es spielt
help-replay = Eine aufgezeichnete Partie nach den Regeln nachspielen und sagen, wie sie steht
help-review = Auf eine Partie zurückblicken: was jede Wahl gekostet und was das Glück geändert hat
help-show = Die Stellung nach einer Zeile einer Partie zeigen
help-verify = War der Zufall einer Partie ehrlich?
help-simulate = Spieler des Hauses viele Partien spielen lassen und zählen, wer gewinnt
help-solve = Das bestmögliche Spiel berechnen, wo das geht
help-word = Sagen, ob ein Wort beim Diamino gilt, und was es ist
help-serve = Das Haus im Browser öffnen
help-engine = Mit anderen Programmen reden, Zeile für Zeile
help-completions = Ein Skript ausgeben, das Befehle in einer Shell ergänzt
help-manual = Die Handbuchseite ausgeben, für man
help-licenses = Zeigen, wessen Arbeit in diesem Programm steckt, und zu welchen Bedingungen

## ludogite simulate
simulate-title = { $game }, { $n } Partien, Startwert { $seed }
simulate-player = Spieler
simulate-wins = gewinnt
simulate-interval = 95-%-Intervall
simulate-score = Punkte (Mittel)
simulate-seat = Platz
simulate-shared = Von mehreren gewonnene Partien: { $n }; alle bekommen den gleichen Teil
simulate-estimated = (Würfel und Stürze sind nach ihren Chancen geschätzt, nicht simuliert; --physics lässt wirklich los)
simulate-turns = Züge: { $mean } je Partie, von { $min } bis { $max }
simulate-lines = Zeilen: { $mean } je Partie, von { $min } bis { $max }
simulate-speed = { $n } Partien pro Sekunde, { $seconds } s
simulate-uneven = (nicht alle haben gleich oft begonnen: { $n } ist kein Vielfaches der Plätze)

## ludogite games
games-seats = { $min } bis { $max } Spieler
games-options = Optionen (--option NAME=WERT)
games-only = Nur: { $forms }
games-presets = Fertige Regeln (--preset NAME)
games-default = (üblich)

## ludogite play
play-welcome = Tippe eine Nummer aus der Liste oder das Wort dahinter. ? erklärt alles Übrige.
play-more = … und { $n } weitere. „{ $word }“ zeigt alle, und du kannst auch selbst eine schreiben.
play-hint = Unser stärkster Spieler würde sagen: { $words } ({ $action }).
play-no-hint = Hier gibt es keinen Tipp: Urteile selbst.
play-undone = Zurückgenommen.
play-cannot-undo = Jetzt lässt sich nichts zurücknehmen: nur dein letzter Zug, bevor etwas daraus geworden ist.
play-too-late = Zu spät: Die Runde ist schon vorbei.
play-unreadable = Das verstehe ich nicht. Tippe eine Nummer aus der Liste oder ein Wort wie „{ $example }“.
play-saved = Das Spiel ist aufgehoben in { $file }.
play-nothing-to-save = Auf Wiedersehen! Es war noch nichts geschehen.
play-go-on = Weiterspielen:
play-from-here = Der Startwert dieser Partie ist nicht bekannt: Sie geht von hier an mit neuem Zufall weiter, in einer eigenen Datei.
play-was-it-fair = War der Zufall ehrlich? Prüfe es:
play-word-help = hilfe
play-word-all = alle
play-word-table = tisch
play-word-hint = tipp
play-word-undo = zurück
play-word-quit = ende
play-help =
    Eine Nummer aus der Liste oder das Wort dahinter (sein Anfang genügt) macht den Zug.
    tipp     was unser stärkster Spieler täte
    tisch    den Tisch noch einmal zeigen
    alle     alles zeigen, was man tun kann
    zurück   den letzten Zug zurücknehmen, wenn noch nichts daraus geworden ist
    ende     hier aufhören; das Spiel wird aufgehoben

## ludogite replay und verify
replay-title = { $title }: { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
  }, alles nach den Regeln.
result-rank = { $rank }. { $name } ({ $score })
scores = Punkte: { $scores }
awaits-seats = Am Zug: { $names }
awaits-chance = Als Nächstes entscheidet der Zufall.
place-row = { $file }, Zeile { $row }, Spalte { $column }
place-line = { $file }, Zeile { $row }, Spalte { $column } (Zeile { $line } des Spiels: „{ $text }“)
verify-fair = Ehrlich: { $n ->
    [one] { $n } Ziehung ist, was der Startwert ergibt
   *[other] alle { $n } Ziehungen sind, was der Startwert ergibt
  }, und es ist der versprochene Startwert.
verify-unfair = Nicht ehrlich: Zeile { $line } des Spiels (Zeile { $row } der Datei) sagt „{ $found }“, aber der Startwert ergibt „{ $expected }“. { $n ->
    [one] { $n } Ziehung davor stimmt
   *[other] { $n } Ziehungen davor stimmen
  }.
verify-forged = Nicht ehrlich: Zeile { $line } des Spiels (Zeile { $row } der Datei) sagt „{ $found }“, aber das Haus hätte „{ $expected }“ geschrieben.
verify-no-seed = Das lässt sich nicht sagen: Der Startwert ist nicht verraten (das geschieht am Ende des Spiels).
verify-no-commitment = Das lässt sich nicht sagen: Die Datei verspricht keinen Startwert (ohne „commitment“).
verify-other-seed = Nicht ehrlich: Der verratene Startwert ist nicht der versprochene.
verify-from-position = Das Spiel beginnt mit einer Stellung, die jemand aufgebaut hat: Für das, was davor war, bürgt nichts.
verify-added-nothing = Platz { $seat } hat keine eigene Zahl beigetragen: Für ihn hängt der Zufall allein am Haus, und nichts zeigt, ob dort ein Mensch oder ein Spieler des Hauses saß.
verify-noted-stamps = Platz { $seat }: Wann seine Hand zählte, beruht auf dem, was das Haus daneben vermerkt hat (wie langsam die Leitung war, oder dass ein Spieler des Hauses sie bewegte); sonst bürgt nichts dafür.
verify-evening = „{ $name }“: { $people } Leute, { $rounds } Runden, { $tables } Tische; noch einmal durchgespielte Zeilen: { $lines }, alle nach den Regeln.
verify-evening-seeds = Dasselbe Glück für alle: Die verratenen Startwerte sind die versprochenen ({ $n }).
verify-evening-games = Geprüfte Spiele: { $games }; Züge des Zufalls, die der Startwert ergibt: { $draws }.
verify-evening-unchecked = Ohne Spiel in dieser Datei, oder nicht zu Ende gespielt: Tische { $tables }.
verify-evening-corrected = Vom Gastgeber berichtigt: Tische { $tables }.
verify-evening-law = Nicht wie versprochen: Zeile { $line } des Abends folgt nicht den Regeln der Paarung.
verify-evening-wrong = Tisch { $table }: { $why }
verify-evening-wrong-unreadable = sein Spiel ist nicht lesbar oder bricht eine Regel.
verify-evening-wrong-noTable = der Abend hat keinen solchen Tisch.
verify-evening-wrong-otherGame = es ist nicht das Spiel, das gespielt werden sollte.
verify-evening-wrong-otherSeats = dort saßen andere.
verify-evening-wrong-otherLuck = er hatte nicht das Glück, das allen versprochen war.
verify-evening-wrong-otherResult = das Spiel endete anders, als der Abend sagt.
verify-evening-wrong-unfair = ein Zug des Zufalls ist nicht, was der Startwert ergibt.
verify-evening-wrong-forged = ein Zeitpunkt ist nicht, was das Haus geschrieben hätte.
verify-evening-wrong-noSeed = das lässt sich nicht sagen: Der Startwert ist nicht verraten.
verify-evening-wrong-noCommitment = das lässt sich nicht sagen: Das Spiel verspricht keinen Startwert.
verify-evening-wrong-otherSeed = der verratene Startwert ist nicht der versprochene.

## ludogite review
review-unfinished = Diese Partie ist nicht zu Ende: Zurückblicken kann man erst dann.

## ludogite word
word-playable = { $word } darf gelegt werden.

## A command that was written wrong
usage-no-game = es gibt kein Spiel { $game }; es gibt { $known }
usage-no-command = es gibt keinen Befehl { $name }; es gibt { $known }
usage-no-preset = es gibt keine Vorlage { $name }; es gibt { $known }
usage-option-form = Optionen schreibt man NAME=WERT, nicht { $option }
usage-no-option = es gibt keine Option { $key }; es gibt { $known }
usage-option-value = die Option { $key } kann sein: { $values }
usage-seats = { $game } spielt man zu { $min } bis { $max }, aber --seats nennt { $n }
usage-seat = ein Platz ist me, me:NAME, gentle, easy, fair, middle, good oder strong, nicht { $word }
usage-player = ein Spieler ist gentle, easy, fair, middle, good, strong oder random, nicht { $word }
usage-name = ein Name hat höchstens { $most } Zeichen, nicht { $name }
usage-no-such-seat = es gibt keinen Platz { $seat }: der Tisch hat { $n }
usage-no-such-line = es gibt keine Zeile { $line }: die Aufzeichnung hat { $n }
usage-no-picture = --svg: von { $game } gibt es kein Bild
usage-boxes = --boxes { $list }: dieses Blatt hat { $known }
usage-file-exists = --save { $file }: die Datei gibt es schon
usage-cannot-save = --save { $file }: Dort kann nichts geschrieben werden ({ $why })
usage-goes-on = { $file } geht weiter, wie sie begonnen hat: --seats, --first, --option und --preset sind für eine neue Partie
usage-over = { $file } ist zu Ende: „ludogite replay“ zeigt sie
usage-refused = { $why }

## A file that cannot be read
file-missing = diese Datei gibt es nicht
file-too-large = größer, als eine Aufzeichnung sein kann

## ludogite puzzles
usage-no-puzzle = es gibt kein Rätsel { $name }; es gibt { $known }
help-puzzles = Rätsel aus Partien lösen, deren Antworten bewiesen sind
help-puzzles-play = Rätsel in diesem Terminal lösen
help-puzzles-make = Rätsel in Partien unserer Spieler finden und ihre Zeilen ausgeben
help-puzzles-check = Aufbewahrte Antworten noch einmal beweisen
help-puzzles-found = Zählen, wie oft jeder unserer Spieler die Antworten findet

## ludogite backup, restore, doctor
help-settings = Eine Datei mit Einstellungen für `ludogite serve` zeigen, in der alles erklärt ist
help-host-link = Einen Link machen, der die Hausseite eines offenen Hauses öffnet: einmal, in einem Browser
help-backup = Ein Haus in eine Datei sichern, während gespielt wird
help-restore = Eine Sicherung in einen leeren Ordner zurückholen
help-doctor = Jeden Tisch eines Hauses öffnen, jede Partie nachspielen und nennen, was nicht stimmt
counted-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
counted-lines = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; geöffnet und nachgespielt
restore-done = { counted-tables }, { counted-lines }, { $size } MB liegen in { $data }; so öffnest du sie: ludogite serve --data { $data }
doctor-well = Alles ist gut: { counted-tables }, { counted-lines }, { $size } MB, alles nachgespielt
doctor-faults = Fehler: { $n }. Tische in Ordnung: { $tables }. Zeilen nachgespielt: { $lines } ({ $size } MB)
doctor-running = Hier ist gerade ein Haus geöffnet.
doctor-older = Die Datei hat Version { $version }; beim nächsten Start behält das Haus eine Kopie davon und bringt sie auf { $newest }.
doctor-damaged = Die Datei ist beschädigt: { $detail }
doctor-newer = Ein neueres Haus hat die Datei geschrieben ({ $detail })
doctor-unreadable = Tisch { $table } lässt sich nicht lesen: { $detail }
doctor-no-such-game = Tisch { $table } spielt ein Spiel, das dieses Haus nicht hat: { $detail }
doctor-against-rules = Tisch { $table } hat eine Zeile, die die Regeln ablehnen: { $detail }
doctor-orphans = Von verschwundenen Tischen sind Zeilen übrig: { $detail }
doctor-key = Der Schlüssel, der Cookies unterschreibt, ist nicht, wie er sein soll: { $detail }
doctor-open-to-others = Andere dürfen diese Datei lesen: { $detail }
remedy-damaged = Damit geht das Haus nicht auf. Hol die neueste Sicherung in einen leeren Ordner: ludogite restore DATEI --data ORDNER
remedy-newer = Nimm jene neuere Version; diese hier rührt die Datei nicht an.
remedy-unreadable = Alle anderen Tische bleiben offen; wer zu diesem kommt, erfährt, dass er sich nicht lesen lässt. Eine frühere Sicherung hat ihn vielleicht noch.
remedy-no-such-game = Alle anderen Tische bleiben offen; ein Haus mit diesem Spiel öffnet auch diesen.
remedy-against-rules = Alle anderen Tische bleiben offen; wer zu diesem kommt, erfährt, dass er sich nicht lesen lässt. Eine frühere Sicherung hat ihn vielleicht noch.
remedy-orphans = Sie schaden niemandem, und das Haus übergeht sie.
remedy-key = Beim Start macht das Haus einen neuen, wenn keiner da ist; Gäste sind dann wieder neu. In einer Sicherung liegt der Schlüssel.
remedy-open-to-others = Beim Start schließt das Haus die Datei für andere.
