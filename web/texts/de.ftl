# Ludogîte, die Worte des Hauses: kurz und warm, wir sagen du.

title = Ludogîte, das Haus der Spiele
home-title = Komm herein, die Lampe brennt
home-words = Die Spiele stehen im Regal, und immer ist jemand da, der mit dir spielt.
play-now = Sofort spielen
two-here = Wir sind zu zweit hier
strength = Gegen wen?
strength-fit = spielt so, dass du etwa jedes zweite Mal gewinnst. Heute: wie { $name }.
strength-gentle = sehr leicht
strength-easy = leicht
strength-fair = eher leicht
strength-middle = mittel
strength-good = gut
strength-strong = stark
resume = Mein Spiel fortsetzen
my-games = Meine Spiele
my-games-with = mit { $names }
my-games-gathering = Wir warten auf die anderen
my-games-play = Weiterspielen
my-games-again = Noch einmal ansehen
my-games-leave = { $game } endgültig verlassen
my-games-leave-words = Jemand vom Haus nimmt deinen Platz ein, und dieses Gerät vergisst den Tisch.
my-games-end-words = Das Spiel endet hier, und dieses Gerät vergisst den Tisch.
my-games-whose = Wessen Spiele?
my-games-everybody = Alle
code-ask = Ein Code fürs Telefon
code-say = Sag ihn allen, die kommen: Man tippt ihn auf der Startseite ein, und er gilt { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }.
code-have = Ich habe einen Code
code-go = Eintreten
my-games-forget = { $game } vergessen
wait = Einen Moment …
close = Schließen
go-home = Zurück ins Haus
notes = Kleine Zettel vom Haus
shelf = Die Spiele im Regal
my-things = Du und deine Einstellungen

box-alone = Für eine Person
box-exactly = { $n } Spieler
box-players = { $min } bis { $max } Spieler
box-alone-or = Allein oder zu 2 bis { $max }
box-ages = { $from } bis { $to } Jahre
box-ages-from = ab { $from } Jahren
box-ages-any = in jedem Alter
box-minutes = etwa { $n } Minuten

daily = Aufgabe des Tages
daily-words = Dasselbe kleine Spiel für das ganze Haus und dasselbe Glück für alle: Nur wie du spielst, macht den Unterschied. Etwa fünf Minuten.
daily-today = Heute: { $game }
daily-play = Die Aufgabe spielen
daily-look = Zur Aufgabe des Tages
daily-score = { $n ->
    [one] Du hast { $n } Punkt gemacht.
   *[other] Du hast { $n } Punkte gemacht.
  }
daily-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
daily-once = Ein Spiel am Tag: Wer die Seite neu lädt, kommt zum selben zurück. Auf einem anderen Gerät kann das Haus nicht wissen, dass du es bist.
daily-next = Die nächste Aufgabe beginnt um { $time }.
daily-standing = Besser als du: { $better }. Wie du: { $same }. Weniger gut: { $less }.
daily-played = { $n ->
    [one] { $n } Person hat gespielt.
   *[other] { $n } Personen haben gespielt.
  }
daily-send = Mein Ergebnis als Bild senden
daily-friends = Mit deinen Freunden
daily-friends-words = Wer über deinen Link kommt, spielt neben dir: Jeder sieht das Ergebnis des anderen, sobald er selbst gespielt hat.
daily-invite = Freunde einladen
daily-days = { $n ->
    [one] { $n } Tag gespielt in zwei Wochen
   *[other] { $n } Tage gespielt in zwei Wochen
  }
daily-days-words = Ein verpasster Tag nimmt nichts weg. Nur dieses Gerät erinnert sich.
daily-yesterday = Gestern: { $game }
daily-best = { $n ->
    [one] Unser bester Spieler mit demselben Glück: { $n } Punkt.
   *[other] Unser bester Spieler mit demselben Glück: { $n } Punkte.
  }
daily-solution = Sein Spiel Schritt für Schritt ansehen
daily-later = Die Lösung von gestern kommt zwei Stunden nach Mitternacht in Greenwich: Manche spielen noch.
daily-sealed = Das Glück des Tages steht vorher fest; hier ist sein Versprechen, morgen zu prüfen:

lobby = Offene Tische
lobby-empty = Gerade wartet niemand. Öffne einen Tisch, vielleicht kommt jemand.
lobby-join = Hinsetzen
lobby-watch = Zuschauen

invite = Mit jemandem spielen
invite-1 = Öffne eine Schachtel und halte einen Platz frei.
invite-2 = Zeig den Code oder schick den Link.
invite-3 = Es geht los, sobald alle sitzen.
invite-only-here = Diese Adresse geht nur auf diesem Gerät. Damit andere kommen können, öffne das Haus mit:
invite-which = Mit welcher Schachtel?
invite-with = Einladen zu { $game }

me = Dein Name und dein Bild
me-edit = { $name }: Name oder Bild ändern
me-save = Das bin ich
me-saved = Hallo { $name }!
my-name = Dein Name
my-picture = Dein Bild
my-name-private = Deinen Namen sehen nur Leute, die den Link zu deinem Tisch haben.
picture-fox = Fuchs
picture-owl = Eule
picture-hedgehog = Igel
picture-frog = Frosch
picture-cat = Katze
picture-bear = Bär
picture-rabbit = Hase
picture-snail = Schnecke
picture-whale = Wal
picture-ladybird = Marienkäfer
picture-mouse = Maus
picture-dragon = Drache

settings = Einstellungen
language = Sprache
light = Licht
light-auto = Auto
light-day = Tag
light-night = Nacht
text-size = Schriftgröße
sound = Töne
voice = Alles vorlesen
voice-on = Ich lese dir vor, was passiert.
calm = Ohne Animationen
letter-keys = Mit Buchstabentasten spielen
key-list = Die Tasten
key-list-words = Das tun die Tasten in diesem Moment.
key-list-none = In diesem Moment tut keine Taste etwas.
key-list-off = Die Tasten sind in den Einstellungen ausgeschaltet.
key-list-on = Tasten einschalten
key-list-race = Hier geht es um die Wette: Eine Taste zählt, sobald sie gedrückt wird.
key-again = Noch einmal { $key } zum Bestätigen: { $action }

unofficial = Ein inoffizielles Haus der Spiele. Die Namen der Spiele gehören ihren Inhabern.
no-account = Kein Konto, keine Werbung, keine Nachrichten zwischen Fremden.

lost-title = Hier ist nichts
lost-words = Diese Tür führt nirgendwohin. Vielleicht ist das Spiel schon weggeräumt.
no-answer = Das Haus antwortet nicht
no-answer-words = Die Leitung ist unterbrochen. Wir versuchen es von selbst weiter: Sobald sie wieder da ist, bist du drin.
try-again = Noch einmal versuchen
rule = Regel { $rule }
why = Warum?

rules = Die Regeln
learn = Lernen in { $minutes ->
    [1] 1 Minute
   *[other] { $minutes } Minuten
}
learn-on = Lektion fortsetzen
lesson = Lektion
lessons = Alle Lektionen
lesson-done = gelernt
lesson-go-on = fortsetzen
lesson-minutes = { $minutes } Min.
lesson-listen = Lektion anhören
lesson-end = Bravo, du kannst es!
lesson-next = Nächste Lektion: { $lesson }
lesson-play = Eine richtige Partie spielen
puzzles = Rätsel
puzzles-words = Was würdest du tun? Von 1, leicht, bis 5, schwer. Die beste Antwort ist bewiesen; was du verfehlt hast, kommt nach einigen Tagen wieder.
puzzle-grade = Grad { $grade }
puzzle-solved = Gelöst: { $solved } von { $count }.
puzzle-due = Noch einmal zu lösen: { $due }.
puzzle-listen = Rätsel anhören
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal versuchen
puzzle-box = Zurück zur Schachtel
rules-try-it = Ausprobieren
rules-try = Ausprobieren: { $title }
rules-read = Regeln lesen
rules-listen = Anhören: { $title }
players = Wer spielt?
seat-bot = Das Haus
seat-strength = Wer vom Haus auf Platz { $seat }?
seat-person = Per Link
seat-here = Jemand hier
seat-someone = Gast
seat-number = Spieler { $seat }
seat-who = Wer spielt auf Platz { $seat }?
seat-name = Name von Spieler { $seat }
seat-picture = { $picture }: Bild ändern
seat-remove = Platz { $seat } entfernen
seat-add = Spieler hinzufügen
who-begins = Wer ist am jüngsten? Der oder die fängt an.
options = Wie spielen wir?
options-more = Regeln einzeln wählen
presets = Fertige Regeln
clock = Zeit zum Spielen
clock-none = Ohne Zeitlimit
clock-seconds = { $seconds } s pro Entscheidung
open-table = Tisch für alle offen
help-table = Tipps vom Haus
start = Spiel beginnen
start-invite = Tisch decken

gathering = { $game }: Wir setzen uns
invited = Du bist zu { $game } eingeladen
seat-you = das bist du
seat-house = Spieler des Hauses
seat-there = ist da
seat-coming = kommt gleich …
seat-free = Freier Platz
sit-down = Hinsetzen und spielen
invite-show = { $n ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $n } Personen
}
invite-title = Spiel { $game } mit mir
preview-table = An diesem Tisch ist ein Platz für dich frei. Komm herein und spiel mit: ohne Konto, ohne etwas zu installieren.
link-send = Link schicken
link-copied = Der Link ist kopiert. Schick ihn, wem du magst.
qr = Code zum Scannen, um an den Tisch zu kommen
fill = Nicht warten, mit Spielern des Hauses anfangen
starting = Alle sind da, es geht los …
waiting-for = Wir warten auf { $names } …

turn-yours = Du bist dran
turn-of = { $name } ist dran
looking-on = Du schaust zu
turn-everyone = Alle sind dran
moment = Einen Augenblick …
over = Das Spiel ist aus
clock-left = Sekunden übrig:
menu = Alles Weitere
faster = Schneller
read-aloud = { $sentence } Vorlesen.
hint = Ein Tipp
hint-says = Unser bester Spieler würde das tun: { $action }
hint-not-now = Warte, bis du dran bist, dann gibt es einen Tipp.
log = Was passiert ist
log-empty = Das Spiel beginnt.
greetings = Etwas sagen
greeting-hello = Hallo!
greeting-good-luck = Viel Glück!
greeting-well-played = Gut gespielt!
greeting-thanks = Danke!
greeting-wow = Wow!
greeting-oops = Hoppla!
greeting-bravo = Bravo!
greeting-again = Noch eins!
greeting-bye = Tschüss!
says = { $name }: { $words }
voice-short = Stimme
undo = Zug zurücknehmen
undo-title = { $name } möchte einen Zug zurücknehmen
undo-words = Bist du einverstanden?
undo-asking = { $name } wird gefragt, ob du deinen Zug zurücknehmen darfst …
undo-yes = Ja, gern
undo-no = Nein, weiter
undo-granted = { $name } nimmt den Zug zurück.
undo-refused = Der Zug gilt.
leave = Spiel verlassen
leave-title = Gehst du?
leave-words = Ein Spieler des Hauses nimmt deinen Platz. Kommst du über denselben Link zurück, gehört er wieder dir.
leave-yes = Gehen
leave-no = Ich bleibe
pass-to = Du bist dran, { $name }!
pass-ready = Ich bin da
plain-table = Auf dem Tisch
plain-actions = Was du tun kannst
plain-type = Schreib deinen Zug
plain-send = Spielen
option-yes = Ja
option-no = Nein
plain-rules = Alles, was die Regeln erlauben, steht auf einem Knopf. Was nicht erlaubt ist, wird abgelehnt, mit der Nummer der Regel.
plain-rules-file = Die Regeln, nummeriert:
line-lost = Die Leitung ist weg. Wir verbinden neu …
away-words = Jemand von uns spielt für dich.
away-back = Ich bin wieder da
seat-left = { $name } ist nicht mehr da: Jemand von uns springt ein.
seat-back = { $name } ist wieder da.
result = Ergebnis
won-you = Du hast gewonnen!
won = { $n ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
finest = Dein schönster Zug
finest-of = Der schönste Zug von { $name }
again = Noch einmal?
again-join = Das nächste Spiel ist bereit: mitspielen
again-other = Ein anderes Spiel mit denselben
replay = Spiel noch einmal ansehen
share = Teilen
record = Herunterladen
fair = War es fair?
fair-yes = { $n ->
    [one] Ja: Der einzige Zufall des Spiels wurde nachgerechnet und stimmt.
   *[other] Ja: Alle { $n } Zufälle des Spiels wurden nachgerechnet und stimmen.
}
fair-no = Nein: Etwas stimmt nicht.
fair-wrong = Zeile { $line }: „{ $found }“ gefunden, „{ $expected }“ erwartet.
fair-kept = Dieses Gerät hat nachgesehen: Es ist der Fingerabdruck vom Anfang, und seine eigene Zahl steckt darin.
fair-not-kept = Achtung: Das ist nicht, was dieses Gerät am Anfang gesehen und beigetragen hat.
fair-silent = Keinen eigenen Zufall hinzugefügt: { $names }.
fair-how = Woher weiß man das?
fair-how-words = Vor dem Spiel hat das Haus eine geheime Zahl versiegelt und ihren Fingerabdruck gezeigt. Jedes Gerät hat eigenen Zufall dazugegeben. Jetzt ist die Zahl offen, und alle können nachrechnen.
fair-commitment = Fingerabdruck von vor dem Spiel
fair-seed = Am Ende gezeigte Zahl
replay-only = Das Spiel ist aus, hier schauen wir nur zu.
replay-start = Der Anfang des Spiels
replay-at = Schritt { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moves = Alle Züge
replay-speed = Tempo
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-eyes = Mit wessen Augen?
replay-eyes-onlooker = Wie jemand, der zuschaut
replay-eyes-of = Mit den Augen von { $name }
replay-round-go = Zu einer Runde gehen
replay-round = Runde { $n }
record-open = Ein aufgehobenes Spiel ansehen
record-open-words = Wähle eine .ludo-Datei oder leg sie hier ab. Das Haus liest sie, um sie zu zeigen, und behält nichts davon.
record-choose = Datei wählen
record-unreadable = Diese Datei ist kein Spiel, das das Haus lesen kann.
problem-unreachable = Das Haus antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
problem-other = Das hat nicht geklappt ({ $detail }).
problem-bad-seats = Diese Plätze passen nicht zu diesem Spiel.
problem-bad-clock = Diese Spielzeit ist nicht möglich.
problem-bad-option = Diese Regel gibt es in diesem Spiel nicht.
problem-bad-name = Wähle einen Namen mit 1 bis 16 Zeichen.
problem-name-alike = Jemand an diesem Tisch hat einen Namen, der genauso aussieht wie deiner. Such dir einen anderen aus.
problem-bad-picture = Dieses Bild haben wir nicht.
problem-bad-greeting = Dieses Wort steht nicht auf der Liste.
problem-already-playing = Das Spiel hat schon begonnen. Du kannst zuschauen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-no-help = An diesem Tisch wird ohne Tipps gespielt: So ist es abgemacht.
problem-one-seat-each = An einem offenen Tisch nimmt jeder nur einen Platz.
problem-nothing-to-do = Du bist gerade nicht dran.
problem-not-the-host = Nur wer den Tisch gedeckt hat, entscheidet, wann es losgeht.
problem-not-over = Das Spiel ist noch nicht aus.
problem-other-day = Dieser Tag ist vorbei: Hier ist die Aufgabe von heute.
problem-no-rehearsal = In diesem Haus kannst du weder den Zufall noch die Ausgangsstellung wählen.
problem-no-such-game = Dieses Spiel steht noch nicht im Regal.
problem-broken = Bei uns ist etwas kaputtgegangen. Versuch es gleich noch einmal.
problem-broken-table = An diesem Tisch ist etwas kaputtgegangen. Komm gleich wieder.
problem-busy = Im Haus ist gerade viel los. Versuch es bald wieder.
problem-house-full = Alle Tische des Hauses sind besetzt. Versuch es später noch einmal.
problem-table-full = An diesem Tisch schauen schon zu viele zu.
problem-too-fast = Das ist etwas viel auf einmal. Warte eine Minute und versuch es noch einmal.
problem-no-such-code = Dieser Code führt nirgendwohin oder nicht mehr. Frag, ob er richtig geschrieben ist, oder lass dir einen neuen geben.
problem-too-many-codes = Von hier kamen zu viele falsche Codes. Warte eine Minute, oder komm über den Link.
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-no-such-puzzle = Dieses Rätsel gibt es nicht.
problem-too-many-tables = Du hast schon viele Tische laufen. Spiel erst einen zu Ende.
problem-too-many-tables-mine = Meine Spiele ansehen
problem-too-many-sockets = An dieser Adresse sind zu viele Seiten offen. Schließ eine davon.
problem-too-many-connections = An dieser Adresse sind zu viele Verbindungen offen. Versuch es in einer Minute noch einmal.
problem-too-slow = Das hat zu lange gebraucht. Versuch es noch einmal.

child = Ein Kind
my-child = Ich bin ein Kind
my-child-words = An Tischen, an denen das Haus Kindern hilft, darfst du es um Rat fragen.
seat-child = Spieler { $seat } ist ein Kind
help-none = Ohne Tipps
help-children = Tipps für Kinder
help-all = Tipps für alle
away-table = Wenn jemand weg ist
away-wait = Auf Abwesende wird gewartet
away-ask-seconds = { $n } s weg: alle entscheiden
away-ask-minutes = { $n } min weg: alle entscheiden
away-bot-seconds = { $n } s weg: das Haus spielt
away-bot-minutes = { $n } min weg: das Haus spielt
away-bot-once = Weg: das Haus spielt sofort
away-time-up = Deine Zeit ist um: Jemand vom Haus spielt für dich zu Ende.
clock-minutes = { $minutes } min für jeden
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Zeit von { $name }:
clock-soon = Noch { $seconds } Sekunden.
clock-up = Die Zeit von { $name } ist um.
at-zero = Wenn die Zeit um ist
at-zero-bot = Das Haus spielt
at-zero-nothing = Zeit um: wird nur angesagt
term-option = { $option }: { $value }
terms = Was vereinbart ist
watching = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
seat-take = Hierher setzen
seat-take-number = { seat-take } ({ $seat })
seat-swap = Tauschen
seat-swap-with = Tauschen mit { $name }
swap-title = { $name } möchte deinen Platz
swap-words = Möchtest du tauschen?
swap-yes = Ja, wir tauschen
swap-no = Nein, ich bleibe hier
swap-asking = { $name } wird gefragt, ob ihr die Plätze tauscht …
swap-granted = Die Plätze sind getauscht.
swap-refused = Alle behalten ihren Platz.
stand-in-title = { $name } ist nicht mehr da
stand-in-words = Ihr wartet schon eine Weile. Jemand vom Haus kann bis zur Rückkehr weiterspielen.
stand-in-yes = Ja, wir spielen weiter
stand-in-no = Nein, wir warten noch
stand-in-refused = Wir warten noch auf { $name }.
stood-in-words = Jemand vom Haus hat für dich gespielt.
stood-in-undo = Diesen Zug zurücknehmen
stood-in-stays = Jemand vom Haus hat für dich gespielt. Der Zug bleibt: Er hat etwas gezeigt, oder das Spiel ist inzwischen weitergegangen.
link-title = Der Link
link-words = Kopiere diese Adresse und schick sie, wem du willst.
