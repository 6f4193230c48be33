# Ludogîte, die Worte des Hauses: kurz und warm, wir sagen du.

title = Ludogîte, das Haus der Spiele
home-title = Komm herein, die Lampe brennt
home-words = Die Spiele stehen im Regal, und immer ist jemand da, der mit dir spielt.
play-now = Sofort spielen
strength = Gegen wen?
strength-easy = leicht
strength-middle = mittel
strength-strong = stark
resume = Mein Spiel fortsetzen
wait = Einen Moment…
close = Schließen
go-home = Zurück ins Haus
notes = Kleine Notizen des Hauses
shelf = Die Spiele im Regal
my-things = Du und deine Einstellungen

box-diamoniak = Schlösser, Diamanten und Hexen
box-diamoniak-for = 2 bis 4 Spieler, 5 bis 9 Jahre
box-yaminos = Sieben Stäbe, zwölf Spiele mit Würfeln und Domino
box-yaminos-for = Allein oder zu 2 bis 6, ab 6 Jahren
box-domino = Achtundzwanzig Magnete: Kette, Turm, Quincunx
box-domino-for = 2 bis 4 Spieler, etwa zehn Minuten
box-diamino = Kreuzwörter auf Französisch, mit Teufeln
box-diamino-for = Allein oder zu 2 bis 8, ab 8 Jahren
box-diavolo = Zehn Würfel, ein Befehl, die schnellste Hand
box-diavolo-for = 2 bis 6 Spieler, in jedem Alter
box-closed = Noch nicht offen
box-soon = Bald

lobby = Offene Tische
lobby-empty = Gerade wartet niemand. Öffne einen Tisch, vielleicht kommt jemand.
lobby-join = Hinsetzen
lobby-watch = Zuschauen

invite = Mit jemandem spielen
invite-1 = Öffne eine Schachtel und halte einen Platz frei.
invite-2 = Zeig den Code oder schick den Link.
invite-3 = Es geht los, sobald alle sitzen.
invite-which = Mit welcher Schachtel?
invite-with = Einladen zu { $game }

me = Dein Name und dein Bild
me-edit = { $name }: Name oder Bild ändern
me-save = Das bin ich
me-saved = Hallo { $name }!
my-name = Dein Name
my-picture = Dein Bild
my-name-private = Deinen Namen sehen nur die Leute an deinem Tisch.
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
sound = Töne
voice = Alles vorlesen
voice-on = Ich lese dir vor, was passiert.
calm = Ohne Animationen
letter-keys = Mit Buchstabentasten spielen

unofficial = Ein inoffizielles Haus der Spiele. Die Namen der Spiele gehören ihren Inhabern.
no-account = Kein Konto, keine Werbung, keine Nachrichten zwischen Fremden.

lost-title = Hier ist nichts
lost-words = Diese Tür führt nirgendwohin. Vielleicht ist das Spiel schon weggeräumt.
no-answer = Das Haus antwortet nicht
no-answer-words = Die Leitung ist unterbrochen. Wir versuchen es von selbst weiter: Sobald sie wieder da ist, bist du drin.
try-again = Noch einmal versuchen
rule = Regel { $rule }

box-closed-words = Diese Schachtel ist noch mit ihrem Band verschnürt: Das Spiel ist nicht fertig. Komm bald wieder!
rules = Die Regeln
rules-read = Regeln lesen
rules-listen = Anhören: { $title }
players = Wer spielt?
seat-easy = Haus: leicht
seat-middle = Haus: mittel
seat-strong = Haus: stark
seat-person = Per Link
seat-here = Jemand hier
seat-someone = Gast
seat-number = Spieler { $seat }
seat-who = Wer spielt auf Platz { $seat }?
seat-name = Name von Spieler { $seat }
seat-picture = { $picture }: Bild ändern
seat-remove = Platz { $seat } entfernen
seat-add = Spieler hinzufügen
who-begins = Wer ist am jüngsten? Wer es ist, fängt an.
options = Wie spielen wir?
options-more = Regeln einzeln wählen
presets = Fertige Regeln
clock = Zeit zum Spielen
clock-none = Ohne Grenze
clock-seconds = { $seconds } Sekunden
open-table = Tisch für alle offen
start = Spiel beginnen
start-invite = Tisch decken

gathering = { $game }: Wir setzen uns
invited = Du bist zu { $game } eingeladen
seat-you = das bist du
seat-house = Spieler des Hauses
seat-there = ist da
seat-coming = kommt gleich…
seat-free = Freier Platz
sit-down = Hinsetzen und spielen
invite-show = { $n ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $n } Personen
}
invite-title = Spiel { $game } mit mir
link-send = Link schicken
link-copied = Der Link ist kopiert. Schick ihn, wem du magst.
qr = Code zum Scannen, um an den Tisch zu kommen
fill = Nicht warten, mit Spielern des Hauses anfangen
starting = Alle sind da, es geht los…

turn-yours = Du bist dran
turn-of = { $name } ist dran
looking-on = Du schaust zu
turn-everyone = Alle sind dran
moment = Einen Augenblick…
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
line-lost = Die Leitung ist weg. Wir verbinden neu…
away-words = Jemand von uns spielt für dich.
away-back = Ich bin wieder da
result = Ergebnis
won-you = Du hast gewonnen!
won = { $n ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
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
problem-unreachable = Das Haus antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt.
problem-other = Das hat nicht geklappt ({ $detail }).
problem-bad-seats = Diese Plätze passen nicht zu diesem Spiel.
problem-bad-clock = Diese Spielzeit ist nicht möglich.
problem-bad-option = Diese Regel gibt es in diesem Spiel nicht.
problem-bad-name = Wähle einen Namen mit 1 bis 16 Zeichen.
problem-bad-picture = Dieses Bild haben wir nicht.
problem-bad-greeting = Dieses Wort steht nicht auf der Liste.
problem-already-playing = Das Spiel hat schon begonnen. Du kannst zuschauen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-nothing-to-do = Du bist gerade nicht dran.
problem-not-the-host = Nur wer den Tisch gedeckt hat, entscheidet, wann es losgeht.
problem-not-over = Das Spiel ist noch nicht aus.
problem-no-such-game = Dieses Spiel steht noch nicht im Regal.
problem-broken = Bei uns ist etwas kaputtgegangen. Versuch es gleich noch einmal.
problem-broken-table = An diesem Tisch ist etwas kaputtgegangen. Komm gleich wieder.
problem-busy = Im Haus ist gerade viel los. Versuch es bald wieder.
problem-house-full = Alle Tische des Hauses sind besetzt. Versuch es später noch einmal.
problem-table-full = An diesem Tisch schauen schon zu viele zu.
problem-too-fast = Das ist etwas viel auf einmal. Warte eine Minute und versuch es noch einmal.
problem-too-many-tables = Du hast schon viele Tische laufen. Spiel erst einen zu Ende.
problem-too-many-sockets = An dieser Adresse sind zu viele Seiten offen. Schließ eine davon.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-already-played = Dieser Zug ist schon gespielt.
refusal-from-the-future = Dieser Zug kommt zu früh.
refusal-cannot-undo = Dieser Zug kann nicht mehr zurückgenommen werden: Was darauf folgte, wurde schon gesehen.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-too-often-away = Du warst zu oft weg: Jemand von uns spielt für dich zu Ende.
refusal-unreadable = Dieser Zug ist nicht zu lesen.
refusal-bad-option = Diese Regel gibt es in diesem Spiel nicht.
