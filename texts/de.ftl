# Was das Haus überall sagt: auf der Seite und im Terminal.

## Was geschieht
event-turn = { $name } ist dran.
event-turn-you = Du bist dran!
nothing = nichts
event-hint = { $name } fragt das Haus um Rat.
event-hint-you = Du fragst das Haus um Rat.
label = { $label }: { $what }
event-plays = { $name } spielt { $what }.
event-plays-you = Du spielst { $what }.
event-draws = { $name } zieht.
event-draws-you = Du ziehst { $what }.
event-takes = { $name } gewinnt die Runde.
event-takes-you = Du gewinnst die Runde.
action-play = { $what } spielen
row-table = Auf dem Tisch
row-hand = Auf der Hand
row-player = { $name }: { $score }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} auf der Hand
row-player-you = Du: { $score }, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} auf der Hand
action-plain = { $what }
score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Was nicht geht, und warum
refusal-seats = Das spielt man zu { $min } bis { $max }.
refusal-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist noch nicht dran.
refusal-no-clock = Gerade läuft keine Zeit.
refusal-no-chance = Der Zufall hat gerade nichts zu sagen.
refusal-not-held = { $what } hast du nicht auf der Hand.
refusal-not-there = { $what } ist nicht da.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-already-played = Dieser Zug ist schon gespielt.
refusal-from-the-future = Dieser Zug kommt zu früh.
refusal-cannot-undo = Dieser Zug kann nicht mehr zurückgenommen werden: Was darauf folgte, wurde schon gesehen.
refusal-undo-none = Zeile { $line } lässt sich nicht zurücknehmen: Sie ist kein Zug von dir, oder er ist schon zurückgenommen.
refusal-undo-often = In einem Spiel werden höchstens { $most } Züge zurückgenommen.
refusal-too-often-away = Du warst zu oft weg: Jemand von uns spielt für dich zu Ende.
refusal-time-is-up = Deine Zeit ist um: Jemand vom Haus spielt für dich zu Ende.
refusal-bad-option = Diese Regel gibt es in diesem Spiel nicht.
refusal-unreadable = „{ $found }“ ist nicht lesbar: { $expected }.
refusal-time-runs-backwards = Die Zeit läuft nicht rückwärts: Diese Zeile ist früher als die vorige.
refusal-time-too-late = Das ist zu spät: Kein Spiel dauert länger als dreihundert Jahre.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seed-told = Der Startwert ist bekannt: Die Partie ist aufgegeben, und nichts wird mehr gespielt.
refusal-no-same-luck = So gespielt kann das Glück in diesem Spiel nicht für alle dasselbe sein.
refusal-presence = Niemand geht zweimal oder kommt zurück, ohne gegangen zu sein.
refusal-hint-once = Um Rat fragt man in jeder Stellung nur einmal.
refusal-too-long = Diese Partie ist zu lang geworden: Nach { $lines } Zeilen wird nicht weitergespielt. Fangt eine neue an.
refusal-given-up = Lange kam niemand an diesen Tisch: Die Partie ist beendet und ihr Startwert bekannt gegeben.
refusal-other-game = Das ist die Aufzeichnung eines anderen Spiels.
refusal-other-edition = Die Aufzeichnung folgt einer Ausgabe der Regeln, die hier unbekannt ist.

## Lessons
lesson-step = Schritt { $n } von { $of }
refusal-lesson = Das ist erlaubt, aber lern zuerst dies: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }{"\u00A0"}%

## Rätsel
puzzle-title = Rätsel { $puzzle }, Grad { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Richtig! { $best } Punkte im Durchschnitt; die nächstbeste Wahl bringt { $next }.
puzzle-expected-wrong = Das bringt { $mine } Punkte im Durchschnitt. Am besten wären { $best }: { $what }.
puzzle-points-right = Richtig! Mehr als { $best } Punkte gehen nicht; das nächstbeste bringt { $next }.
puzzle-points-wrong = Das macht { $mine }; möglich sind { $best }: { $what }.
puzzle-won-right = Richtig! Das gewinnt, was auch immer verdeckt liegt; nichts anderes gewinnt sicher.
puzzle-won-wrong = So kannst du noch verlieren. Eines gewinnt sicher: { $what }.
puzzle-only-right = Richtig! Nichts anderes schafft es.
puzzle-only-wrong = Das schafft es nicht. Nur eines schafft es: { $what }.
puzzle-squares-right = Richtig! { $best } Buchstaben gelegt; das nächstbeste Wort legt { $next }.
puzzle-squares-wrong = Das legt { $mine } Buchstaben; möglich sind { $best }: { $what }.
puzzle-all-right = Geschafft! Alle { $best } Buchstaben liegen.
puzzle-all-wrong = { $mine } von { $best } Buchstaben gelegt. Es gehen alle, zum Beispiel so: { $what }.

## Looking back on a finished game
review = Im Rückblick
review-about = Worauf es ankam, neben dem, was unser stärkster Spieler getan hätte.
review-in-expected = Die Zahlen sind erwartete Punkte.
review-in-points = Die Zahlen sind Punkte.
review-in-squares = Die Zahlen sind gelegte Buchstaben; wie gut sich der Rest noch legen lässt, zählt mit.
review-in-chance = Die Zahlen sind Gewinnaussichten.
review-in-stands = Die Zahlen sagen, wie sicher es halten würde, ehe die Hand losließ.
review-name = { $name }
review-sum = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}. Erwartet bei bestem Spiel: { $value }. Glück: { $luck }. Entscheidungen: { $skill }.
review-perfect = { $name }: nichts zu bemängeln!
review-nothing = Nichts zu bemängeln: Viel besser hätte es niemand machen können.
review-luck = Nichts zu bemängeln: Hier hat allein das Glück entschieden.
review-unknown = Was diese Entscheidungen wert waren, hat noch niemand berechnet.
review-extra-turns = Die Stichrunden sind nicht mitgezählt: Niemand hat sie berechnet.
review-chosen = Gewählt: { $action } ({ $value })
review-chosen-plain = Gewählt: { $action }
review-best = Besser: { $action } ({ $value })
review-best-plain = Besser: { $action }
review-loss = Verloren: { $loss }
review-loss-stands = Gewagt: { $loss }
review-loss-only = Verwechselt
review-well = Gut gemacht!
review-show = Zeig es mir
