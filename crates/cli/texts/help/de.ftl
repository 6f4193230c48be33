# Was --help sagt, auf Deutsch.

help-command = BEFEHL
help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-default = sonst
help-possible = möglich
help-examples = Beispiele
help-help = Diese Seite zeigen, oder die Hilfe zu einem Befehl
help-solve-yam = Das Yam aus 7 Yaminos, für eine Person allein, die möglichst viele Punkte will
help-solve-base = Ein Zug des Grundspiels aus 7 Yaminos: wann aufhören
help-solve-patience = Die Patience aus Diamino: möglichst viele der 112 Buchstaben legen

## What each option does
arg-lang = Sprache für das, was Menschen lesen; sonst die des Terminals (LC_ALL, LC_MESSAGES, LANG) oder Englisch
arg-help = Die Hilfe zeigen
arg-version = Die Version zeigen
arg-games-game = Nur dieses Spiel; sonst alle
arg-game = Das Spiel mit seinem Kurznamen (`ludogite games` zeigt sie)
arg-options = Eine Option des Tisches ändern; darf mehrmals stehen
arg-preset = Mit fertigen Regeln beginnen; --option ändert sie danach
arg-json = Ein JSON-Objekt für Programme
arg-plain = Ohne Zeichnungen, nur Wörter
arg-lesson-lesson = Eine Lektion eines Spiels (diamoniak/first) oder eine Datei
arg-play-game = Das Spiel, mit seinem Namen (`ludogite games` zählt sie auf), oder eine Aufzeichnung (`.ludo`), die weitergeht
arg-threads = Wie viele zugleich; sonst so viele, wie die Maschine Kerne hat
arg-path = Die aufgezeichnete Partie (`.ludo`); `-` liest sie von der Standardeingabe
arg-play-seats = Wer wo sitzt: me oder me:NAME, gentle, easy, fair, middle, good, strong; durch Kommas getrennt; ohne Angabe me,middle, oder me allein
arg-play-first = Der Platz, der beginnt (wer am jüngsten ist, wo die Regeln es so wollen)
arg-play-seed = Jedes Mal dieselben Karten ziehen; sonst kommt der Zufall vom Betriebssystem
arg-play-save = Wohin die Partie geschrieben wird; sonst SPIEL-1.ludo, SPIEL-2.ludo, … in diesem Ordner
arg-replay-seat = Mit den Augen dieses Platzes sehen; sonst wie jemand, der zuschaut
arg-replay-story = Erzählen, was geschah, Zeile für Zeile
arg-review-most = Wie viele Entscheidungen jedes Platzes gezeigt werden, die teuersten zuerst
arg-show-at = Nach dieser Zeile der Partie (0 ist der Anfang); sonst nach der letzten
arg-show-record = Eine ganze neue Partie, die mit dieser Stellung beginnt
arg-show-svg = Was auf dem Tisch liegt als SVG-Bild, wo das Spiel es zeichnen kann
arg-simulate-seats = Wer spielt, durch Kommas getrennt
arg-simulate-ladder = Stattdessen jeder unserer Spieler gegen den nächstschwächeren
arg-simulate-games = Wie viele Partien
arg-simulate-swap = Nach jeder Partie alle um einen Platz weiterrücken, damit alle gleich oft beginnen
arg-simulate-seed = Welche Partien: dieselbe Zahl gibt dieselben Partien
arg-simulate-physics = Würfel und Dominosteine wirklich fallen lassen; sonst werden nur ihre geschätzten Chancen gefragt, was viel schneller geht
arg-simulate-save = Jede Partie in diesem Ordner aufbewahren
arg-solve-yam-boxes = Die offenen Felder, durch Kommas getrennt; sonst das ganze Blatt
arg-solve-yam-rounds = Wie viele solche Runden zusammenzählen; sonst wie die Optionen sagen, wenn alle Felder offen sind, sonst 1
arg-solve-patience-seed = Eine andere Zahl, ein anderes Bild
arg-solve-patience-seconds = Spätestens nach so vielen Sekunden aufhören
arg-solve-patience-steps = Nach so vielen Schritten aufhören, egal wie lange es dauert: derselbe Startwert und gleich viele Schritte geben überall dasselbe Bild
arg-solve-patience-svg = Auch ein Bild schreiben
arg-word-words = Das Wort, mit oder ohne Akzente
arg-engine-seed = Welcher Zufall und welche Launen: Dieselbe Zahl gibt dieselben Antworten auf dieselben Fragen
arg-completions-shell = Für diese Shell
arg-manual-command = Nur dieser Befehl
arg-serve-port = Der Port; 0 nimmt irgendeinen freien
arg-serve-listen = Die Adresse, auf der gehört wird; 0.0.0.0 sind alle
arg-serve-data = Ordner der Tische und des Schlüssels für die Cookies; sonst ludogite in deinem Datenordner
arg-serve-store = Wo die Tische liegen: sqlite, eine Datei in diesem Ordner, oder postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE sagt dasselbe, und wer auflistet, was läuft, sieht es nicht
arg-serve-open = Die Seite im Browser zeigen
arg-serve-log = Form des Protokolls auf stderr; RUST_LOG sagt, wie viel
arg-serve-bot_pause_ms = Wie viele Millisekunden jemand von uns vor dem Zug wartet, damit man zusehen kann
arg-serve-behind_proxy = Vor uns steht ein Proxy auf dieser Maschine; dasselbe wie --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Ein Proxy, der vor uns steht, mit Adresse oder Netz: was er über Adressen, Namen und https sagt, wird geglaubt (docs/host.md)
arg-serve-metrics_for = Wer /metrics lesen darf; niemand, wenn niemand genannt ist
arg-serve-host_page = Eine Seite für dich, wenn du das Haus führst: was vorgeht, Schließen zur Wartung, Grenzen; sie öffnet sich durch einen Link, der einmal gilt (docs/host.md)
arg-serve-keep_unfinished = Nach wie vielen Tagen ein Tisch entfernt wird, an den niemand zurückkam und der nicht zu Ende gespielt wurde; 0: nie
arg-serve-keep_finished = Dasselbe für Spiele, die zu Ende sind
arg-serve-give_up_after = Nach wie vielen Tagen ein Spiel, zu dem niemand zurückkam, ohne Ergebnis endet und sein Startwert verraten wird
arg-serve-changes_per_minute = Wie oft pro Minute eine Adresse einen Tisch aufstellen, sich setzen usw. darf; 0 heißt unbegrenzt
arg-serve-frames_per_second = Wie viele Nachrichten pro Sekunde eine Leitung auf Dauer senden darf; 0 heißt unbegrenzt
arg-serve-visits_per_minute = Wie oft pro Minute eine Adresse eine Partie abrufen oder eine Leitung öffnen darf; 0 heißt unbegrenzt
arg-serve-looks_per_minute = Wie oft pro Minute eine Adresse nach offenen Tischen, Zustand und Zahlen fragen darf; 0 heißt unbegrenzt
arg-serve-tables_per_guest = Wie viele laufende Tische ein Gast haben darf
arg-serve-tables_per_address = Wie viele laufende Tische alle Gäste einer Adresse haben dürfen
arg-serve-sockets_per_address = Wie viele Leitungen von einer Adresse offen sein dürfen
arg-serve-connections_per_address = Wie viele Verbindungen jeder Art von einer Adresse offen sein dürfen

## What each command teaches
teach-ludogite =
    Beispiele:
      ludogite games            was man spielen kann
      ludogite play diamoniak   eine Partie in diesem Terminal gegen jemanden von uns
      ludogite serve --open     das Haus im Browser

    `ludogite help BEFEHL` sagt mehr, mit Beispielen.
    Rückgabewerte: 0 alles gut; 1 das Gelesene ist falsch (eine verbotene Zeile, eine unehrliche Ziehung); 2 der Befehl ist falsch geschrieben.
teach-games =
    Beispiele:
      ludogite games             für Menschen, in ihrer Sprache
      ludogite games diamoniak   nur dieses
      ludogite games --lang fr   auf Französisch
      ludogite games --json      für Programme
teach-lesson =
    Die Lektion sagt bei jedem Schritt, was zu tun ist; danach spielst du richtig weiter.

    Beispiele:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Was du tun darfst, steht mit Nummern da; tippe eine Nummer oder das, was dahinter steht. `?` erklärt den Rest: Tipp, zurücknehmen, aufhören.
    Die Partie wird beim Spielen mitgeschrieben, nichts geht verloren; danach kannst du sie nachspielen und prüfen.

    Beispiele:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      zwei Leute, eine Tastatur
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   jedes Mal dieselben Karten
      ludogite play diamoniak-1.ludo                      eine gespeicherte Partie fortsetzen
teach-replay =
    Eine Zeile, die die Regeln verbieten, hält alles an: Ort, Regel und Grund werden genannt, der Rückgabewert ist 1.

    Beispiele:
      ludogite replay game.ludo            Ergebnis, Punkte, wer dran ist, und der Tisch
      ludogite replay game.ludo --seat 2   wie Platz 2 es sieht
      ludogite replay game.ludo --story    was geschah, Zeile für Zeile
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    von der Standardeingabe
teach-review =
    Jede beendete Partie: worauf es ankam und was es kostete. Wo es berechnet ist (Yam, Progression …), ist, was am Anfang zu erwarten war, plus das Glück, minus was Entscheidungen kosteten, der Punktestand.

    Beispiele:
      ludogite review game.ludo              das Glück jedes Platzes und die teuersten Entscheidungen
      ludogite review game.ludo --most 100   alles, was etwas gekostet hat
      ludogite review game.ludo --json       seats (sum, said, moments) und Bemerkungen je Zeile
teach-show =
    Die Stellung kann im Kopf einer neuen Partie hinter dem Wort `position` stehen; sie beginnt dann dort.

    Beispiele:
      ludogite show game.ludo                                  die Stellung am Ende
      ludogite show game.ludo --at 12                          nach Zeile 12 der Partie
      ludogite show game.ludo --at 0                           der Anfang
      ludogite show game.ludo --svg > tower.svg                der Tisch als Bild (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   eine neue Partie, die dort beginnt
teach-verify =
    Vor der Partie veröffentlicht das Haus den SHA-256 seines Startwerts (die Zusage), jeder Platz fügt eine eigene Zahl hinzu, und am Ende wird der Startwert verraten. Jede Ziehung wird nachgerechnet und die erste genannt, die nicht stimmt.

    Beispiele:
      ludogite verify game.ludo          Rückgabewert 0 wenn ehrlich, sonst oder wenn man es nicht wissen kann 1
      ludogite verify game.ludo --json   für Programme
teach-simulate =
    Spieler: random (irgendein erlaubter Zug), gentle, easy, fair, middle, good, strong. Die Plätze stehen in der Reihenfolge, in der man sitzt; Platz 1 beginnt. Siege kommen mit ihrem 95-%-Intervall (Wilson); ein geteilter Sieg zählt zu gleichen Teilen. Derselbe Startwert gibt dieselben Partien, egal mit wie vielen Threads.

    Beispiele:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   hilft es, zu beginnen?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   echte Stürze, und jede Partie aufbewahrt
teach-solve =
    yam und base sind exakt: nichts wird ausgelost, und dieselbe Frage hat bis zur letzten Stelle dieselbe Antwort. patience ist eine Suche: das Beste, was sie in der Zeit findet.

    Beispiele:
      ludogite solve yam                              eine Runde Yam allein, und was jedes Feld wert ist
      ludogite solve yam --boxes full,suite,super     wenn nur diese Felder offen sind
      ludogite solve yam --option suiteReading=pick   nach anderen Regeln
      ludogite solve base                             ein Zug des Grundspiels
      ludogite solve patience --seed 7                ein Bild aus allen 112 Buchstaben von Diamino, wenn es sich findet
      ludogite solve patience --svg layout.svg        dasselbe als Bilddatei
teach-solve-yam =
    Beispiele:
      ludogite solve yam                                       eine Runde, und was jedes Feld wert ist
      ludogite solve yam --boxes full,suite,super --rounds 2   zwei Runden, wenn nur diese Felder offen sind
teach-solve-base =
    Beispiele:
      ludogite solve base
      ludogite solve base --json   für Programme
teach-solve-patience =
    Beispiele:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   höchstens zehn Sekunden, und ein Bild
teach-word =
    Rückgabewerte: 0 es darf gespielt werden (alle, wenn es mehrere sind); 1 es darf nicht.
    Mit den Optionen eines Tisches sind die Wörter gemeint, auf die er sich geeinigt hat: verbsOnly, subject, headwordsOnly, childrensTable.

    Beispiele:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      mehrere auf einmal
      ludogite word AIMAT --option headwordsOnly=on      nur Wörter, wie das Wörterbuch sie nennt
      ludogite word CANON --option subject=armee --json  nur Wörter der Armee, für Programme
teach-engine =
    Ein anderes Programm stellt je Zeile eine Frage und liest die Antwort; docs/engine.md sagt, wie.

    Beispiele:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Beispiele:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Beispiele:
      ludogite licenses | less
teach-manual =
    Beispiele:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Alles liegt im Datenordner; nimm ihn mit, und die Tische gehen anderswo weiter. Strg-C schließt in guter Ordnung.

    Beispiele:
      ludogite serve                              auf dieser Maschine: http://127.0.0.1:7777
      ludogite serve --open                       und im Browser zeigen
      ludogite serve --listen 0.0.0.0 --port 80   für alle, die diese Maschine erreichen
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = Feld
solve-alone = allein
solve-share = in der Runde
solve-round = Eine Runde Yam aus diesen Feldern: { $value } Punkte im Schnitt
solve-rounds = { $rounds } Runden: { $value }
solve-base = Ein Zug des Grundspiels, für möglichst viele Punkte: { $value } im Schnitt
solve-patience = { $laid } von { $of } Buchstaben (Startwert { $seed }, { $steps } Schritte)
solve-left = übrig: { $squares }
solve-progress-boxes = Mengen von Feldern
solve-progress-squares = Buchstaben

## ludogite puzzles
arg-puzzles-play-puzzle = Ein Rätsel (yaminos/keep/17), eine Art (yaminos/keep) oder ein Spiel
arg-puzzles-play-grade = Nur von diesem Grad: 1 ist am leichtesten, 5 am schwersten
arg-puzzles-play-count = Wie viele, eines nach dem anderen
arg-puzzles-play-seed = Dieselbe Zahl, dieselben Rätsel; sonst kommt der Zufall vom Betriebssystem
arg-puzzles-make-kind = Eine Art von Rätseln (yaminos/keep)
arg-puzzles-make-count = Wie viele
arg-puzzles-make-found = Wie viele gesucht werden, bevor so viele bleiben, leichte und schwere; sonst doppelt so viele
arg-puzzles-make-seed = Welche Partien: dieselbe Zahl ergibt dieselben Rätsel
arg-puzzles-check-kind = Eine Art (yaminos/keep) oder ein Spiel; sonst alle
arg-puzzles-check-long = Alle, nicht nur einige
arg-puzzles-found-kind = Eine Art (yaminos/keep) oder ein Spiel; sonst alle
arg-puzzles-found-anew = Die Spieler noch einmal fragen, statt zu sagen, was die Zeilen von denen erzählen, nach denen sie eingestuft wurden
teach-puzzles =
    Beispiele:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Beispiele:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Beispiele:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Beispiele:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Beispiele:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Eine Datei, die all das sagt; was hier getippt wird, zählt mehr (`ludogite settings` zeigt eine für den Anfang)
arg-backup-to = Die Datei; eine Sicherung, die schon da ist, wird ersetzt, sobald die neue geprüft ist
arg-backup-data = Ordner des Hauses; sonst ludogite im Datenordner des Benutzers
arg-host-link-data = Ordner des Hauses; sonst ludogite im Datenordner des Benutzers
arg-doctor-data = Ordner des Hauses; sonst ludogite im Datenordner des Benutzers
arg-doctor-store = Wo die Tische aufbewahrt sind, wie man es `ludogite serve` sagt: sqlite oder postgres://USER:PASSWORD@HOST/DATABASE; oder LUDOGITE_STORE
arg-restore-file = Die Sicherung
arg-restore-data = Ein leerer Ordner, oder einer, den es noch nicht gibt
arg-serve-tls_cert = Mit https und diesem Zertifikat (PEM, mit allen, die es unterschreiben); neu gelesen, wenn es sich ändert
arg-serve-tls_key = Der Schlüssel des Zertifikats (PEM)
arg-serve-http_redirect_port = Wer mit http zu diesem Port kommt, wird zu https geschickt
arg-serve-acme = Über https, mit einem Zertifikat auf diesen Namen, das das Haus selbst holt (ACME) und erneuert; noch einmal für jeden weiteren Namen. Es stimmt den Bedingungen dessen zu, der es ausstellt, und --http-redirect-port ist 80, wenn nichts anderes gesagt wird (docs/host.md)
arg-serve-acme_directory = Wer es ausstellt: Let’s Encrypt, wenn nichts anderes gesagt wird
arg-serve-acme_contact = Wohin sie wegen eines Zertifikats schreiben dürfen
arg-serve-acme_ca = Wer für sie unterschreibt, wo das System ihnen nicht traut: PEM
arg-serve-backup_to = Das Haus immer wieder in diesen Ordner sichern
arg-serve-backup_every = Wie oft: 30m, 12h, 1d (Tag)
arg-serve-keep = Wie lange eine Sicherung bleibt; die neueste immer
teach-settings =
    Jede Zeile ist erklärt und sagt, was üblich ist. Ein unbekannter Schlüssel ist ein Fehler, der seine Zeile nennt.

    Beispiele:
      ludogite settings > haus.toml
      ludogite serve --config haus.toml
teach-host-link =
    Das Haus wurde mit `ludogite serve --host-page` geöffnet. Ein Link von vorher führt nirgends mehr hin; ein Browser bleibt eingelassen, bis ein anderer durch einen Link kommt.
    Hinter einem Proxy steht vor /host der Name des Hauses.

    Beispiele:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    Das Haus darf offen sein: niemand wartet darauf. In der Datei ist alles, auch der Schlüssel, der Cookies unterschreibt; verwahre sie wie einen Schlüssel.
    Ihren Namen bekommt sie erst, wenn sie geöffnet und jede Partie darin nachgespielt ist.

    Beispiele:
      ludogite backup haus.sqlite
      ludogite backup /mnt/usb/haus.sqlite --data /var/lib/ludogite
teach-restore =
    Die Sicherung wird zuerst untersucht. Ein Ordner, in dem etwas liegt, wird nie angerührt.

    Beispiele:
      ludogite restore haus.sqlite --data /var/lib/ludogite-neu
      ludogite serve --data /var/lib/ludogite-neu
teach-doctor =
    Das Haus darf offen sein. Exit-Codes: 0 alles ist gut; 1 etwas stimmt nicht; es wird genannt, und was helfen würde.

    Beispiele:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
