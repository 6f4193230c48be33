# 7 Yaminos auf Deutsch.

yaminos-tagline = Sieben Stäbe, achtundzwanzig Dominosteine, zwölf Spiele: Wirf!

## Die zwölf Spiele
yaminos-game-yam = Yam
yaminos-game-base = Grundspiel
yaminos-game-muggins = Muggins
yaminos-game-more = Immer mehr
yaminos-game-prog = Progression
yaminos-game-line = Alle in einer Reihe
yaminos-game-even = Gerade und ungerade
yaminos-game-highest = Der höchste Wurf
yaminos-game-throws = Mehrere Würfe
yaminos-game-target = Am nächsten dran
yaminos-game-longest = Die längste Reihe
yaminos-game-minimum = Der beste Schnitt
yaminos-aim-yam = Füll alle Felder auf deinem Blatt mit den schönsten Kombinationen.
yaminos-aim-base = Leg an, wirf noch mal, trau dich: Schaff { $goal } Punkte vor den anderen.
yaminos-aim-muggins = Lass freie Enden übrig, deren Summe durch 5 teilbar ist, bis { $goal } Punkte.
yaminos-aim-more = Lass die Summe der freien Enden wachsen, bis { $goal } Punkte.
yaminos-aim-prog = Sieben Runden, von den Leeren bis zu den 6ern: Verbinde die mit der richtigen Zahl.
yaminos-aim-line = Leg so viel wie möglich in wenige lange Ketten, bis { $goal } Punkte.
yaminos-aim-even = Lass freie Enden mit gerader Summe übrig, bis { $goal } Punkte.
yaminos-aim-highest = Ein einziger Wurf: Die meisten Punkte gewinnen.
yaminos-aim-throws = Mehrere Würfe: Die größte Summe gewinnt.
yaminos-aim-target = Komm so nah wie möglich an { $goal } Punkte heran.
yaminos-aim-longest = Ein einziger Wurf: Leg die meisten Yaminos in eine Reihe.
yaminos-aim-minimum = Leg genug Yaminos in eine Reihe, mit möglichst vielen Punkten je Yamino.

## Die Felder des Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Plus
yaminos-box-moins = Minus
yaminos-box-full = Full
yaminos-box-suite = Straße
yaminos-box-pairs = Paare
yaminos-box-super = Super-Yamino
yaminos-box-small = Kleine Straße
yaminos-box-large = Große Straße
yaminos-box-plus-moins = Plus und Minus
yaminos-about-solo = Zähl alle { $digit }er zusammen, die du siehst.
yaminos-about-plus = Von jedem Yamino zählt die höhere Zahl.
yaminos-about-moins = Von jedem Yamino wird die niedrigere Zahl abgezogen.
yaminos-about-plus-moins = Die höheren Zahlen zählen, die niedrigeren gehen ab.
yaminos-about-full = Vier einer Zahl und drei einer anderen: ihre Summe und 50.
yaminos-about-suite = Fünf Zahlen in Folge: ihre Summe und 20. Alle sieben: und 30.
yaminos-about-small = Fünf Zahlen in Folge: ihre Summe und 20.
yaminos-about-large = Alle sieben Zahlen, von 0 bis 6: ihre Summe und 30.
yaminos-about-pairs = Von jedem Paar eine Zahl; ab fünf Paaren 10 mehr, für sieben 20.
yaminos-about-super = Alle sieben zeigen dieselbe Zahl: alle Punkte und 70.

## Der Tisch
yaminos-count = { $n ->
    [one] { $n } Yamino
   *[other] { $n } Yaminos
  }
yaminos-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
yaminos-throws = { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
  }
yaminos-average = { $whole },{ $digits } Punkte
yaminos-place = { $name }: { $score }.
yaminos-sheet = Das Blatt von { $name }
yaminos-sheet-round = Runde { $round } von { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: frei
yaminos-cell-offer = { $box }: jetzt { $points }
yaminos-cell-announced = { $box }: angesagt
yaminos-phase = { $digit ->
    [0] Runde der Leeren
   *[other] Runde der { $digit }er
  }
yaminos-throw-of = Wurf { $n } von { $of }
yaminos-goal = Ziel: { $n }
yaminos-goal-near = Möglichst nah an { $n }
yaminos-ends = Freie Enden: { $sum }
yaminos-ends-before = Summe davor: { $sum }
yaminos-would = Das macht { $sum }: { $n ->
    [0] nichts
   *[other] { $n }
  }.
yaminos-worth = Gelegt: { $n }
yaminos-super-for = Super-Yamino: { $digits }
yaminos-on-table = Auf dem Tisch:
yaminos-chain = Die Kette:

## Was zu tun ist
yaminos-prompt-agree = Du bist dran! Wie viele Würfe für alle?
yaminos-prompt-ready = Du bist dran! Wirf die Yaminos.
yaminos-prompt-ready-rest = Nichts passt: Wirf die, die übrig sind.
yaminos-prompt-throwing = Sie rollen …
yaminos-prompt-doublet = Beginn deine Kette mit einem Pasch.
yaminos-prompt-lay-one = Leg mindestens ein Yamino aus diesem Wurf an.
yaminos-prompt-stop = Weiter anlegen oder deine { yaminos-points } behalten?
yaminos-prompt-take-back = Ein Yamino allein wird nie geworfen: Nimm eins zurück.
yaminos-prompt-base = Weiter anlegen, noch mal werfen oder { yaminos-points } behalten?
yaminos-prompt-beat = Weiter: Du brauchst { $goal }, um in Führung zu gehen.
yaminos-prompt-muggins = Leg ein Yamino an: Ergeben die freien Enden ein Vielfaches von 5, zählen sie für dich.
yaminos-prompt-more = Leg ein Yamino an: Ergeben die freien Enden mehr als { $sum }, zählen sie für dich.
yaminos-prompt-even = Leg ein Yamino an: Ergeben die freien Enden eine gerade Summe, zählt sie für dich.
yaminos-prompt-prog = Verbinde die { $digit ->
    [0] Leeren
   *[other] { $digit }er
  }: Nur sie zählen. Das macht { yaminos-points }.
yaminos-prompt-line = Lange Ketten: 5 in Reihe machen 25, ein einzelnes kostet 1. Das macht { yaminos-points }.
yaminos-prompt-arrange = Leg deine Yaminos in eine Reihe: Das macht { yaminos-points }.
yaminos-prompt-left = Leg deine Yaminos in eine Reihe: { yaminos-points } übrig.
yaminos-prompt-choose = Behalt die guten und wirf die anderen, oder füll ein Feld.
yaminos-prompt-choose-last = Füll ein Feld. Für einen dritten Wurf sag zuerst an, welches.
yaminos-prompt-announced = { $box }: Welche wirfst du?
yaminos-ask-zero = { $box } gibt nur 0: Drück noch mal, um sie einzutragen, oder wähl ein anderes Feld.
yaminos-write-throw = Um nur einige zu werfen, schreib ihre Namen: { $example }.

## Was geschehen ist
yaminos-event-agreed = Für alle gilt: { yaminos-throws }.
yaminos-event-threw = { $name } wirft { yaminos-count }.
yaminos-event-threw-you = Du wirfst { yaminos-count }.
yaminos-event-landed = Es fallen: { $faces }.
yaminos-event-cocked = { $n ->
    [one] Ein Yamino liegt nicht flach: Es wird noch mal geworfen.
   *[other] { $n } Yaminos liegen nicht flach: Sie werden noch mal geworfen.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } beginnt eine Kette mit { $face }.
yaminos-event-laid-first-you = Du beginnst eine Kette mit { $face }.
yaminos-event-laid = { $name } legt { $face } an { $at }.
yaminos-event-laid-you = Du legst { $face } an { $at }.
yaminos-event-took-back = { $name } nimmt { $face } zurück.
yaminos-event-took-back-you = Du nimmst { $face } zurück.
yaminos-event-passed = { $name } kann nichts anlegen.
yaminos-event-passed-you = Du kannst nichts anlegen.
yaminos-event-ends = Die freien Enden machen { $sum }.
yaminos-event-scored = { $name } bekommt { yaminos-points }: zusammen { $total }.
yaminos-event-scored-you = Du bekommst { yaminos-points }: zusammen { $total }.
yaminos-event-scored-nothing = { $name } bekommt nichts: zusammen { $total }.
yaminos-event-scored-nothing-you = Du bekommst nichts: zusammen { $total }.
yaminos-event-left = { $name } hat { yaminos-points } übrig.
yaminos-event-left-you = Du hast { yaminos-points } übrig.
yaminos-event-lost = Nichts passt: { $name } verliert { yaminos-points }.
yaminos-event-lost-you = Nichts passt: Du verlierst { yaminos-points }.
yaminos-event-lost-nothing = { $name } hat keinen Pasch: Weiter geht’s.
yaminos-event-lost-nothing-you = Kein Pasch: Weiter geht’s.
yaminos-event-leads = { $name } führt mit { $score } Punkten. Die anderen haben eine letzte Chance!
yaminos-event-leads-you = Du führst mit { $score } Punkten. Die anderen haben eine letzte Chance!
yaminos-event-announced = { $name } sagt { $box } an.
yaminos-event-announced-you = Du sagst { $box } an.
yaminos-event-filled = { $name } trägt { $points } im Feld { $box } ein.
yaminos-event-filled-you = Du trägst { $points } im Feld { $box } ein.
yaminos-event-sheets = Runde { $round }: neue Blätter für alle.
yaminos-event-tie-break = Gleichstand zwischen { $names }: Ein Zug mehr entscheidet.
yaminos-event-won = { $name } gewinnt!
yaminos-event-won-you = Du gewinnst!
yaminos-event-won-shared = { $names } gewinnen zusammen!

## Was man tun kann, in Worten
yaminos-action-agree = Für alle: { yaminos-throws }
yaminos-action-throw-all = Alle sieben Yaminos werfen
yaminos-action-throw = { $faces } noch mal werfen
    .button = { $n } noch mal werfen
yaminos-action-throw-rest = { $n ->
    [one] Das letzte werfen
   *[other] Die anderen { $n } werfen
  }
yaminos-action-keep = { $faces } behalten, die anderen werfen
yaminos-action-lay-first = Mit { $face } beginnen
yaminos-action-lay = { $face } an { $at } legen
    .button = Anlegen
yaminos-action-take = { $face } zurücknehmen
yaminos-action-stop = Aufhören: { yaminos-points }
yaminos-action-count = Das ist alles: { yaminos-points }
yaminos-action-count-placed = Das ist alles: { yaminos-count }
yaminos-action-fill = { $points } eintragen bei { $box }
yaminos-action-announce = { $box } ansagen

## Einstellungen
yaminos-preset-yam = { yaminos-game-yam }
yaminos-preset-base = { yaminos-game-base }
yaminos-preset-muggins = { yaminos-game-muggins }
yaminos-preset-more = { yaminos-game-more }
yaminos-preset-prog = { yaminos-game-prog }
yaminos-preset-line = { yaminos-game-line }
yaminos-preset-even = { yaminos-game-even }
yaminos-preset-highest = { yaminos-game-highest }
yaminos-preset-throws = { yaminos-game-throws }
yaminos-preset-target = { yaminos-game-target }
yaminos-preset-longest = { yaminos-game-longest }
yaminos-preset-minimum = { yaminos-game-minimum }
yaminos-option-game = Welches Spiel wird gespielt?
yaminos-option-game-yam = { yaminos-game-yam }
yaminos-option-game-base = { yaminos-game-base }
yaminos-option-game-muggins = { yaminos-game-muggins }
yaminos-option-game-more = { yaminos-game-more }
yaminos-option-game-prog = { yaminos-game-prog }
yaminos-option-game-line = { yaminos-game-line }
yaminos-option-game-even = { yaminos-game-even }
yaminos-option-game-highest = { yaminos-game-highest }
yaminos-option-game-throws = { yaminos-game-throws }
yaminos-option-game-target = { yaminos-game-target }
yaminos-option-game-longest = { yaminos-game-longest }
yaminos-option-game-minimum = { yaminos-game-minimum }
yaminos-option-throws = Wie viele Würfe für alle?
yaminos-option-throws-help = 0: Wer beginnt, entscheidet; bei „Am nächsten dran“ 3, beim besten Schnitt 2.
yaminos-option-target = An welche Punktzahl soll man herankommen?
yaminos-option-target-help = 0: 40 Punkte je Wurf.
yaminos-option-goal = Mit wie vielen Punkten kommt das Ende?
yaminos-option-goal-help = 0: wie in der Schachtel, je nach Spiel 40, 100 oder 200.
yaminos-option-fewestLeft = Die längste Reihe gewinnt man mit …
yaminos-option-fewestLeft-on = den wenigsten übrigen Punkten
yaminos-option-fewestLeft-off = den meisten Yaminos in der Reihe
yaminos-option-minimum = Wie viele Yaminos müssen mindestens in die Reihe?
yaminos-option-minimum-help = Mit weniger zählt der Wurf nicht. Meistens 4.
yaminos-option-divideByThrows = Am Ende teilt man die Punkte durch …
yaminos-option-divideByThrows-on = die Zahl der Würfe
yaminos-option-divideByThrows-off = die Zahl der gelegten Yaminos
yaminos-option-noSingleRethrow = Darf man im Grundspiel ein einzelnes Yamino werfen?
yaminos-option-noSingleRethrow-on = nein
yaminos-option-noSingleRethrow-off = ja
yaminos-option-noSingleRethrow-help = Bei Nein: Wer die Führung holen muss und nur eines übrig hat, nimmt eines zurück und wirft zwei; geht das nicht, darf man aufhören.
yaminos-option-passScores = Zählen die freien Enden auch, wenn man nichts anlegt?
yaminos-option-passScores-on = ja
yaminos-option-passScores-off = nein
yaminos-option-carryPrevious = Immer mehr: Eine neue Kette vergleicht man mit …
yaminos-option-carryPrevious-on = der letzten Summe davor
yaminos-option-carryPrevious-off = null
yaminos-option-branchingProgression = Bei Progression …
yaminos-option-branchingProgression-on = hat ein Pasch vier Seiten
yaminos-option-branchingProgression-off = bleibt ein Pasch in der Reihe
yaminos-option-linearOnly = Bei „Alle in einer Reihe“ …
yaminos-option-linearOnly-on = bleibt ein Pasch in der Reihe
yaminos-option-linearOnly-off = hat ein Pasch vier Seiten
yaminos-option-rounds = Wie viele Runden Yam?
yaminos-option-rounds-1 = eine
yaminos-option-rounds-2 = zwei
yaminos-option-rounds-4 = vier
yaminos-option-separateSuites = Beim Yam haben die zwei Straßen …
yaminos-option-separateSuites-on = je ein Feld
yaminos-option-separateSuites-off = ein gemeinsames Feld
yaminos-option-soloPairOnce = In einem Solo zählt ein Paar …
yaminos-option-soloPairOnce-on = einmal
yaminos-option-soloPairOnce-off = zweimal
yaminos-option-suiteReading = Wie liest man eine Straße?
yaminos-option-suiteReading-row = nebeneinander
yaminos-option-suiteReading-pick = Hälften frei gewählt
yaminos-option-suiteReading-help = Nebeneinander darf eine überzählige Hälfte nur am Anfang oder am Ende herausragen. Frei gewählt darf jede Hälfte allein zählen.
yaminos-option-unusedCount = Zählen bei einer Straße auch die übrigen Yaminos?
yaminos-option-unusedCount-on = ja, alle ihre Punkte
yaminos-option-unusedCount-off = nein
yaminos-option-plusMoins = Plus und Minus spielt man …
yaminos-option-plusMoins-apart = jedes in einem eigenen Zug
yaminos-option-plusMoins-together = in einem einzigen Zug
yaminos-option-tieBreak = Bei Gleichstand an der Spitze …
yaminos-option-tieBreak-on = spielt man einen Zug mehr
yaminos-option-tieBreak-off = gewinnt man zusammen

## Was nicht geht, und warum
yaminos-refusal-in-the-air = Einen Moment: Die Yaminos rollen noch.
yaminos-refusal-other-yaminos = Das sind nicht die Yaminos, die geworfen wurden.
yaminos-refusal-other-game = Das gibt es in diesem Spiel nicht.
yaminos-refusal-agree-first = Sag zuerst, wie viele Würfe alle haben.
yaminos-refusal-how-many-throws = Wähl 1 bis 12 Würfe.
yaminos-refusal-agreed = Die Zahl der Würfe steht schon fest.
yaminos-refusal-throw-first = Wirf zuerst die Yaminos.
yaminos-refusal-throw-all = Wirf sie alle zusammen.
yaminos-refusal-throw-nothing = Wähl mindestens ein Yamino zum Werfen.
yaminos-refusal-one-throw = Hier wirft man nur einmal.
yaminos-refusal-not-free = Schon gelegt: { $face }.
yaminos-refusal-not-laid = Nicht in der Kette: { $face }.
yaminos-refusal-one-chain = Nur eine Kette: Leg es an ein freies Ende.
yaminos-refusal-begin-with-doublet = Eine Kette beginnt mit einem Pasch.
yaminos-refusal-does-not-fit = Die Zahlen passen nicht zusammen: { $face } an { $at }.
yaminos-refusal-must-lay = Leg zuerst ein Yamino aus diesem Wurf an.
yaminos-refusal-something-fits = Du kannst { $face } anlegen: Geworfen wird nur, wenn nichts passt.
yaminos-refusal-taken-enough = { $n } zurückgenommene Yaminos in einem Zug sind genug: Leg an, wirf oder hör auf.
yaminos-refusal-thrown-enough = { $n } Würfe in einem Zug sind genug: Hör hier auf.
yaminos-refusal-laid-before = Bei einem früheren Wurf gelegt, bleibt { $face } liegen.
yaminos-refusal-others-hang-on-it = Andere Yaminos liegen an: { $face }. Nimm zuerst die zurück.
yaminos-refusal-laid-stays = Was in der Kette liegt, bleibt dort: Wirf nur die anderen.
yaminos-refusal-no-single-rethrow = An diesem Tisch wirft man kein einzelnes Yamino.
yaminos-refusal-must-beat = Das ist deine letzte Chance: Mach weiter bis { $n } Punkte.
yaminos-refusal-row-filled = Schon voll: { $box }.
yaminos-refusal-no-such-row = Dieses Feld gibt es auf dem Blatt nicht.
yaminos-refusal-too-early-to-announce = Angesagt wird erst vor dem dritten Wurf.
yaminos-refusal-announce-first = Sag vor dem dritten Wurf ein Feld an.
yaminos-refusal-announced = Das Feld ist angesagt: Jetzt wird nur noch geworfen.

## Die Regelseite
yaminos-rules-choose = Die Regeln von welchem Spiel?
yaminos-rules-box = In der Schachtel
yaminos-rules-box-text = Sieben Yaminos. Ein Yamino ist ein Stab mit vier Seitenflächen, und auf jeder ist ein Dominostein: Zusammen tragen sie alle 28, von leer-leer bis 6-6. Jedes Yamino hat genau einen Pasch, eine Fläche mit zweimal derselben Zahl, und jede Zahl von 0 bis 6 auf nur einer seiner Flächen. Eine Tafel mit Stift und Tuch ist für die Punkte da. Man kann sich noch mehr Spiele ausdenken.
yaminos-rules-throw = Am Anfang
yaminos-rules-throw-text = Für 2 bis 6 ab 6 Jahren. Wer am jüngsten ist, beginnt, dann geht es im Uhrzeigersinn weiter. Yaminos wirft man wie Würfel. Steht eines hochkant oder liegt es auf einem anderen, wird es noch mal geworfen. Die kleinen Spiele, vom höchsten Wurf bis zum besten Schnitt, sind ein guter Anfang.
yaminos-rules-ties = Gleichstand
yaminos-rules-ties-text = { $tieBreak ->
    [on] Wer an der Spitze gleich viel hat, spielt noch einen Zug, bis jemand vorn liegt: beim Yam auf einem leeren Blatt, bei Progression mit den 6ern, und bei „Am nächsten dran“ kommt zur Punktzahl der Anteil eines Wurfs hinzu.
   *[off] Wer an der Spitze gleich viel hat, gewinnt zusammen.
  }
yaminos-rules-alone = Ganz allein
yaminos-rules-alone-text = Dieses Spiel kann man auch allein spielen, gegen eine Punktzahl, die man erreichen soll.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Alle werfen einmal die sieben Yaminos. Alle Punkte, die man sieht, zählen: Der höchste Wurf gewinnt.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Wer beginnt, sagt, wie viele Würfe alle haben.
   *[other] Alle haben { yaminos-throws }.
  } Wirf jedes Mal alle sieben; alle Punkte, die man sieht, zählen. Deine Würfe werden zusammengezählt: Die größte Summe gewinnt.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Alle haben { yaminos-throws } mit allen sieben. Alle Punkte, die man sieht, werden zusammengezählt. Wer am Ende am nächsten an { $target } Punkten ist, gewinnt, darüber oder darunter.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Ein einziger Wurf, dann leg wie beim Domino so viele wie möglich in eine Reihe: Wo sich Hälften berühren, sind sie gleich. Einen Pasch braucht man nicht; es ist eine Reihe mit zwei Enden. { $fewestLeft ->
    [on] Wer die wenigsten Punkte übrig hat, gewinnt.
   *[off] Die meisten Yaminos in der Reihe gewinnen.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Alle haben { yaminos-throws }. Wirf jedes Mal alle sieben und leg Yaminos wie beim Domino in eine Reihe, auch ohne Pasch: mindestens { $minimum }, sonst zählt der Wurf nicht. Am Ende teilst du deine Punkte durch { $divideByThrows ->
    [on] die Zahl der Würfe
   *[off] die Zahl der gelegten Yaminos
  }. Der beste Schnitt gewinnt.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Das Ziel: { $goal } Punkte in mehreren Zügen. Wirf alle sieben. Ohne Pasch kommt der Nächste dran. Sonst beginn eine Kette mit einem Pasch, quer gelegt, und führ sie an beiden Enden mit so vielen Yaminos weiter, wie du magst: Wo sich Hälften berühren, sind sie gleich.
yaminos-rules-base-on = Weitermachen oder aufhören
yaminos-rules-base-on-text = Sobald ein Yamino aus dem Wurf liegt, darfst du aufhören und zählen, oder von den übrigen so viele werfen, wie du magst{ $noSingleRethrow ->
    [on] , aber nie ein einzelnes
   *[off] , auch ein einzelnes
  }. Nach jedem Wurf musst du mindestens eines anlegen können, sonst sind alle Punkte dieses Zuges verloren; die von früher bleiben.
yaminos-rules-base-seven = Alle sieben gelegt
yaminos-rules-base-seven-text = Hör auf und zähl, oder wirf alle sieben für eine neue Kette, so oft du dich traust. Was sie bringt, kommt dazu; ohne Pasch ist dieser ganze Zug verloren.
yaminos-rules-base-back = Zurücknehmen
yaminos-rules-base-back-text = Was bei einem früheren Wurf gelegt wurde, bleibt liegen. Was gerade eben gelegt wurde, darfst du verschieben oder zurücknehmen, solange eines aus diesem Wurf liegen bleibt. Solange etwas passt, musst du anlegen.
yaminos-rules-base-count = Zählen
yaminos-rules-base-count-text = Ein Pasch in der Kette zählt 2 Punkte, jedes andere Yamino 1. Alles anzulegen ist nicht immer klug: Gingen sechs, aber mit einer 4 an beiden Enden, ist es manchmal besser, nur fünf zu legen und zwei für eine 4 zu werfen. Oder du legst alle sechs und hörst auf.
yaminos-rules-base-end = Die letzte Chance
yaminos-rules-base-end-text = Wer am Ende des Zuges { $goal } Punkte oder mehr hat, führt. Alle anderen haben noch eine letzte Chance: werfen, bis es ein Punkt mehr ist als bei dem, der führt, oder bis nichts mehr passt. Wer es schafft, führt nun selbst. Die höchste Punktzahl gewinnt. Spielst du allein, sind die Züge gezählt, einer für je sechs Punkte des Ziels: Am Ende des letzten musst du es erreicht haben.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Das spannendste der Spiele. Nach deinem Zug zählst du alle freien Enden zusammen. Ist die Summe durch 5 teilbar, bekommst du sie, sonst nichts. 5-5 allein macht 20: Du bekommst 20. Mit 5-leer daneben 15. Mit 5-1 dazu 11: nichts. 6-6 allein macht 24: nichts; mit 6-2 sind es 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Nach deinem Zug zählst du alle freien Enden zusammen. Ist das mehr als die Summe davor, egal von wem, bekommst du sie; gleich viel oder weniger bringt nichts. Eine neue Kette vergleicht man mit { $carryPrevious ->
    [on] der letzten Summe der alten
   *[off] null
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Nach deinem Zug zählst du alle freien Enden zusammen. Ist die Summe gerade, bekommst du sie; eine ungerade bringt nichts. 4-4 allein macht 16, mit 4-2 sind es 14; mit 4-1 dazu 11: nichts. 6-6 allein macht 24, mit 6-leer 18.
yaminos-rules-chain = Eine Kette für alle
yaminos-rules-chain-text = Wer beginnt, wirft alle sieben und legt den höchsten Pasch in die Mitte; ohne Pasch kommt der Nächste dran. Bist du an der Reihe, nimm ein Yamino, wie es liegt, und leg es an irgendein freies Ende mit derselben Zahl. Passt etwas, musst du anlegen. Passt nichts, wirf einmal alle, die übrig sind; passt wieder nichts, kommt der Nächste dran. Liegen alle sieben, nimmt sie der Nächste alle und fängt neu an.
yaminos-rules-ends = Die freien Enden
yaminos-rules-ends-text = Yaminos berühren sich an den kurzen und an den langen Seiten: Ein Pasch hat also vier Seiten, und jede freie zählt. An ein Ende gelegt, lässt ein Pasch drei frei. { $passScores ->
    [on] Auch wenn du nichts anlegst, zählen die Enden für dich.
   *[off] Wenn du nichts anlegst, bekommst du nichts.
  }
yaminos-rules-equal = Das Ende
yaminos-rules-equal-text = Hat jemand { $goal } Punkte oder mehr, spielt man die Runde zu Ende, damit alle gleich oft dran waren. Auch Passen ist ein Zug. Die höchste Punktzahl gewinnt.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Sieben Runden. Zuerst die Leeren: Wirf einmal alle sieben und verbinde in einer Kette möglichst viele Yaminos mit einem leeren Feld. Andere dürfen beim Verbinden helfen, und ein Pasch ist nicht nötig. { $branchingProgression ->
    [on] An einen Pasch darf man auf allen vier Seiten anlegen.
   *[off] Die Kette ist eine einzige Reihe.
  } Sie hat mindestens zwei Yaminos, sonst gilt sie nicht. Welche Kette, entscheidest du.
yaminos-rules-prog-count = Was zählt
yaminos-rules-prog-count-text = Nur Yaminos mit einem leeren Feld zählen, mit allen ihren Punkten, und leer ist 0: 5-0, 0-3, 3-6, 6-0 machen 5 + 3 + 0 + 6, also 14.
yaminos-rules-prog-on = Von den Leeren bis zu den 6ern
yaminos-rules-prog-on-text = Haben alle die Leeren gespielt, kommen die 1er, dann die 2er, bis zu den 6ern: Nun zählen die Yaminos mit dieser Zahl. Ein Pasch zählt beide Hälften. Die größte Summe gewinnt.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Wirf einmal alle sieben und ordne sie in einer oder mehreren Ketten; einen Pasch braucht man nicht. { $linearOnly ->
    [on] Ein Pasch bleibt in der Reihe wie die anderen.
   *[off] An einen Pasch darf man auf allen vier Seiten anlegen.
  } Eine Kette hat mindestens zwei Yaminos.
yaminos-rules-line-count = Quadrate
yaminos-rules-line-count-text = Eine Kette zählt ihre Länge mal sich selbst: Fünf Yaminos machen 25. Die Ketten werden zusammengezählt, und jedes einzelne Yamino zieht 1 ab: Ein Zug kann sogar Punkte kosten. Wenige lange Ketten sind am besten.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Füll die Felder deines Blattes. Bist du dran, wirf alle sieben, und dann, wenn du magst, noch mal die, die du aussuchst, auch vorher behaltene. Ein dritter Wurf ist erlaubt, aber vorher sagst du das Feld an, und dabei bleibt es. Am Ende füllst du ein Feld; passt es nicht, bekommt es 0. Dann kommt der Nächste dran.
yaminos-rules-yam-rounds = Runden
yaminos-rules-yam-rounds-text = Eine Runde ist zu Ende, wenn bei allen alle Felder voll sind. { $rounds ->
    [1] Gespielt wird eine Runde.
    [2] Gespielt werden zwei Runden.
   *[4] Gespielt werden vier Runden.
  } Die größte Summe gewinnt.
yaminos-rules-yam-super = Super-Yamino
yaminos-rules-yam-super-text = Alle sieben Yaminos zeigen dieselbe Zahl, nach höchstens drei Würfen. Welche, sagen die Paare im ersten Wurf, der eines zeigt; sind es mehrere, suchst du aus. Alle sichtbaren Punkte zählen und 70 dazu. Sonst 0.
yaminos-rules-yam-solos = Solos
yaminos-rules-yam-solos-text = Ein Solo zählt alle seine Zahlen zusammen; es gibt eines für jede von 1 bis 6. Ein Paar zählt { $soloPairOnce ->
    [on] einmal
   *[off] zweimal
  }.
yaminos-rules-yam-plus = Plus und Minus
yaminos-rules-yam-plus-text = Plus zählt von jedem Yamino die höhere Zahl. Minus zählt die niedrigere und wird abgezogen. { $plusMoins ->
    [together] Beide spielt man in einem einzigen Zug: Dann ist es gut zu wissen, welche Flächen noch kommen können.
   *[apart] Jedes hat seinen eigenen Zug.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Vier Yaminos einer Zahl und drei einer anderen. Zähl viermal die erste, dreimal die zweite und 50 dazu: Vier 4er und drei 1er machen 16 + 3 + 50, also 69. Jedes Yamino gilt nur einmal, und die beste Lesart zählt.
yaminos-rules-yam-suite = Straße
yaminos-rules-yam-suite-text = Fünf Zahlen hintereinander sind eine kleine Straße: ihre Summe und 20. Alle sieben sind eine große Straße: ihre Summe und 30. { $separateSuites ->
    [on] Jede hat ihr eigenes Feld.
   *[off] Beide haben ein gemeinsames Feld; liegen beide da, zählt die bessere.
  } 2-2, 3-3, 4-4, 5-5, 6-3 machen 40; 0-1, 2-3, 4-5, 6-6 machen 51.{ $unusedCount ->
    [on] { " " }Die Punkte der übrigen Yaminos kommen dazu.
   *[off] { "" }
  }
yaminos-rules-yam-row = Wie man eine Straße liest
yaminos-rules-yam-row-text = Ein Paar liest man als eine einzige Zahl, und wie viele Yaminos es sind, ist egal. { $suiteReading ->
    [pick] Jede Hälfte darf allein gelesen werden.
   *[row] Die Yaminos liegen nebeneinander, und eine überzählige Hälfte darf nur am Anfang oder am Ende herausragen.
  } Keine Zahl darf auf zwei Yaminos sich selbst folgen: kein 3-3 neben 3-4. Sechs hintereinander sind eine kleine Straße mit den besten fünf.
yaminos-rules-yam-pairs = Paare
yaminos-rules-yam-pairs-text = Zähl von jedem Paar eine Zahl. Fünf oder sechs Paare bringen 10 Punkte mehr, sieben bringen 20.

## Warum unsere Spieler das täten
yaminos-why-only-move = Etwas anderes geht nicht.
yaminos-why-risk = Das Wagnis lohnt sich.
yaminos-why-risk-worth = Werfen: im Schnitt { $best } Punkte; aufhören: { $next }.
yaminos-why-bank = Behalt diese Punkte lieber.
yaminos-why-bank-worth = Aufhören: sicher { $best } Punkte; werfen: im Schnitt { $next }.
yaminos-why-keep-the-others = Die du behältst, versprechen am meisten.
yaminos-why-worth = Im Schnitt { $best } Punkte bis zum Ende der Runde; die nächstbeste Wahl: { $next }.
yaminos-why-worth-yours = Im Schnitt { $best } Punkte bis zum Ende der Runde; deine Wahl: { $mine }.
yaminos-why-worth-same = Das ist deine Wahl, und die beste: im Schnitt { $best } Punkte bis zum Ende der Runde.
yaminos-why-nothing-better = Mehr ist mit diesem Wurf nicht zu holen.
yaminos-why-ends = So bleiben die besten Enden.
yaminos-why-best-chain = So beginnt die beste Kette.
yaminos-why-take-back = Anders wird die Kette besser.
yaminos-why-fill = Viel besser wird dieses Feld kaum.
yaminos-why-announce = Mit einem Wurf mehr verspricht dieses Feld am meisten.
yaminos-why-throws = Drei Würfe sind ein gutes Spiel.

## Das Ende
yaminos-end-points = { $name } hat die meisten Punkte.
yaminos-end-shared = { $name } sind gleichauf: Der Sieg wird geteilt!
yaminos-end-par = { $name } hat die Punktzahl erreicht. Bravo!
yaminos-end-short = Die Punktzahl wurde nicht erreicht. Nächstes Mal!
yaminos-moment-super = Der schönste Moment: ein Super-Yamino für { $name }, { $n } Punkte auf einmal!
yaminos-moment-super-you = Dein schönster Moment: ein Super-Yamino, { $n } Punkte auf einmal!
yaminos-moment-best = Der schönste Moment: { $name } holt { yaminos-points } in einem einzigen Zug.
yaminos-moment-best-you = Dein schönster Moment: { yaminos-points } in einem einzigen Zug.
yaminos-moment-bold = Der kühnste Moment: { $name } wagt { $n } Würfe in einem Zug und behält { $points } Punkte.
yaminos-moment-bold-you = Dein kühnster Moment: { $n } Würfe in einem Zug, und { $points } Punkte behalten.
yaminos-moment-last-chance = Der schönste Moment: { $name } zieht mit der letzten Chance und { $score } Punkten an allen vorbei!
yaminos-moment-last-chance-you = Dein schönster Moment: Mit der letzten Chance ziehst du mit { $score } Punkten an allen vorbei!
yaminos-review-laid = { $chains } legen
yaminos-review-laid-none = nichts legen
yaminos-review-then-stop = { $laid }, dann aufhören
yaminos-review-then-throw = { $laid }, dann weiterwerfen
yaminos-review-then-throw-some = { $laid }, dann { $faces } noch mal werfen

## Der Tisch auf der Seite
yaminos-felt = Der Filz
yaminos-board = Die Punktetafel
yaminos-board-beat = Zu schlagen: { $n }
yaminos-board-minimum = Mindestens { $n } in die Reihe
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = Pasch { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Wähl ein Feld
yaminos-do-agree-more = Ein Wurf mehr
yaminos-do-agree-fewer = Ein Wurf weniger
yaminos-do-choose = { $piece } nehmen (Taste { $key })
yaminos-do-keep = { $piece }: behalten (Taste { $key })
yaminos-kept = Behalten: { $faces }.
yaminos-kept-none = Keines ist behalten.
yaminos-prompt-line-more = Mach weiter oder zähl: Das macht { yaminos-points }.
yaminos-prompt-count = Nichts passt mehr: Zähl.
yaminos-prompt-last-chance = Letzte Chance: Du brauchst { $goal } Punkte, um { $name } zu schlagen.

yaminos-key-aim = Ein anderer Platz oder eine andere Zahl

## Die Lektionen
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Sieben Yaminos, ein einziger Wurf: Alle Augen, die du siehst, zählen. Wirf!
yaminos-lesson-highest-play = Beide 48: Gleichstand! An diesem Tisch entscheidet noch ein Wurf. Die meisten Punkte gewinnen.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Wer beginnt, sagt, wie viele Würfe alle haben. Nimm zwei.
yaminos-lesson-throws-throw = Wirf alle sieben, und alle Augen zählen.
yaminos-lesson-throws-play = Du hast 48 Punkte, die andere 41. Die Würfe werden zusammengezählt: noch einer, und die größere Summe gewinnt.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Mit drei Würfen möglichst nah an 120 kommen: Nach dem ersten hast du 45. Wirf!
yaminos-lesson-target-play = Du hast 81 Punkte: Ein Wurf mit 39 wäre perfekt. Etwas darüber ist so gut wie etwas darunter: Wer am nächsten ist, gewinnt.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Ein einziger Wurf, und dann eine Reihe, so lang es geht. Wirf!
yaminos-lesson-longest-first = Jedes Yamino kann die Reihe beginnen. Beginn mit 4-6.
yaminos-lesson-longest-touch = Wie beim Domino sind die Hälften, die sich berühren, gleich. Leg 5-6 an die 6.
yaminos-lesson-longest-ends = Die Reihe hat zwei Enden. Leg am anderen Ende 0-4 an die 4.
yaminos-lesson-longest-more = Weiter: 0-2, und dann Pasch 2.
yaminos-lesson-longest-count = Mehr passt nicht: Du hast fünf Yaminos in der Reihe. Zähl sie!
yaminos-lesson-longest-play = Beide fünf: Gleichstand! An diesem Tisch wird noch mal geworfen. Jetzt find deine längste Reihe!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Leg mindestens vier Yaminos in eine Reihe, und zwar große. Wirf!
yaminos-lesson-minimum-line = Beginn mit 4-6. Leg 5-6 an die 6, und 4-5 an die 4.
yaminos-lesson-minimum-four = Eins fehlt noch. Das größte, das passt, ist 3-5: Leg es an 5-6.
yaminos-lesson-minimum-count = 1-5 würde auch passen, aber es ist klein: Es würde deinen Schnitt senken. Zähl deine vier!
yaminos-lesson-minimum-play = 38 Punkte mit vier Yaminos: 9,5 im Schnitt. Noch ein Wurf für beide, und der beste Schnitt gewinnt.
yaminos-lesson-chain = Deine erste Kette
yaminos-lesson-chain-throw = Du brauchst 40 Punkte, und 32 hast du schon. Wirf alle sieben!
yaminos-lesson-chain-doublet = Im Grundspiel beginnt eine Kette mit einem Pasch. Leg Pasch 5.
yaminos-lesson-chain-ends = Die Kette hat zwei Enden. Leg 1-5 auf die eine Seite und 4-5 auf die andere.
yaminos-lesson-chain-stop = Ein Pasch zählt zwei Punkte, jedes andere Yamino einen: Du hast vier. Hör auf, um sie zu behalten.
yaminos-lesson-chain-play = Die andere hatte keinen Pasch und war schon fertig. Du hast 36 Punkte: noch 4. Spiel!
yaminos-lesson-dare = Aufhören oder wagen
yaminos-lesson-dare-throw = Du hast 33 Punkte. Wirf alle sieben!
yaminos-lesson-dare-lay = Leg Pasch 3, und dann 0-3 daran.
yaminos-lesson-dare-dare = Drei Punkte sind wenig. Trau dich: Wirf die fünf, die übrig sind. Es reicht, wenn eins passt.
yaminos-lesson-dare-on = Toll, zwei passen! Leg 0-5 an die 0, und 3-5 an die 3.
yaminos-lesson-dare-again = Fünf Punkte. Wirf die letzten drei: Du brauchst eine 5, sonst sind diese fünf Punkte weg.
yaminos-lesson-dare-lost = Keine 5: Die fünf Punkte sind weg. Aber deine 33 von vorher bleiben dir. Wirf wieder!
yaminos-lesson-dare-chain = Pasch 6, dann 5-6 und 4-6 daran. Danach 1-4, und 1-2.
yaminos-lesson-dare-stop = Sechs Punkte, und nur noch zwei Yaminos zu werfen: Das ist zu gewagt. Hör auf!
yaminos-lesson-dare-play = 39 Punkte: Nur einer fehlt dir noch. Spiel!
yaminos-lesson-back = Zurücknehmen, besser werfen
yaminos-lesson-back-take = Du hast sechs Yaminos gelegt, und an beiden Enden ist eine 4. Mit einem einzigen Yamino klappt es nur einmal von vier Malen. Nimm lieber 4-5 zurück.
yaminos-lesson-back-throw = Was gerade gelegt wurde, kannst du zurücknehmen. Jetzt wirf beide: Eine 4 oder eine 5 genügt.
yaminos-lesson-back-lay = Beide passen! Leg 1-5 an die 5, und 4-5 an die 4. Die anderen bleiben jetzt liegen.
yaminos-lesson-back-stop = Sieben Yaminos, davon zwei mit Pasch: neun Punkte. Behalt sie!
yaminos-lesson-back-play = 38 Punkte: noch 2. Spiel, und denk daran: Alles anzulegen ist nicht immer klug.
yaminos-lesson-seven = Alle sieben liegen
yaminos-lesson-seven-last = Nur eins ist übrig, und es passt. Leg 3-5 an die 3.
yaminos-lesson-seven-again = Alle sieben liegen: acht Punkte. Du könntest aufhören. Aber trau dich: Wirf alle sieben noch mal!
yaminos-lesson-seven-new = Ein Pasch, puh! Ohne ihn wären die acht Punkte weg. Beginn eine neue Kette mit Pasch 0, dann leg 0-5 und 0-3 an.
yaminos-lesson-seven-stop = Acht und vier sind zwölf Punkte in einem Zug. Behalt sie!
yaminos-lesson-seven-play = 38 Punkte: noch 2. Spiel!
yaminos-lesson-chance = Die letzte Chance
yaminos-lesson-chance-throw = Die andere führt mit 42 Punkten. Du hast eine letzte Chance: auf 43 kommen. Wirf!
yaminos-lesson-chance-lay = Pasch 6, dann 4-6 und 5-6 daran. Danach 2-5.
yaminos-lesson-chance-play = Das macht 40. Vor 43 darfst du nicht aufhören: Wirf die, die übrig sind, und viel Glück!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Ein einziger Wurf, und dann leg alle zu langen Ketten. Wirf!
yaminos-lesson-line-doublet = Ein Pasch hat vier Seiten. Leg Pasch 4, dann 1-4, 2-4 und 3-4 daran.
yaminos-lesson-line-long = Je länger, desto besser: Vier zählen 16, fünf zählen 25. Leg 1-6 an die 1.
yaminos-lesson-line-second = Die letzten zwei passen nicht, und ein Yamino allein kostet einen Punkt. Beginn eine zweite Kette mit Pasch 5, und leg 0-5 daran.
yaminos-lesson-line-count = Fünf sind 25, zwei sind 4. Zähl deine 29 Punkte!
yaminos-lesson-line-play = 187 Punkte: Du brauchst 200. Spiel!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Zuerst kommen die Leeren, dann die 1er, und so weiter. Jetzt ist die Runde der 5er. Wirf!
yaminos-lesson-prog-two = Nur Yaminos mit einer 5 zählen, mit allen ihren Augen. Beginn mit 2-5, und leg 0-5 daran.
yaminos-lesson-prog-bridge = 2-4 hat keine 5 und zählt nicht, aber es ist eine Brücke. Leg es an die 2.
yaminos-lesson-prog-on = Und auf der anderen Seite der Brücke: 4-5, dann 1-5.
yaminos-lesson-prog-count = 5, 7, 9 und 6 sind 27. Zähl!
yaminos-lesson-prog-play = Das ist die letzte Runde, die der 6er. Verbinde alle 6er, die du kannst!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Hier gibt es eine einzige Kette für alle, und dein höchster Pasch eröffnet sie. Wirf!
yaminos-lesson-even-even = Zähl alle freien Enden zusammen: Ist die Summe gerade, bekommst du sie. Mit 1-4 wären es 11, also nichts. Leg 2-6 an die 2: Das macht 18!
yaminos-lesson-even-rest = Nichts passt mehr. Dann wirf alle, die übrig sind.
yaminos-lesson-even-where = 1-6 passt an zwei Stellen. An der 6 wären es 10. Leg es an die 1: Das macht 20!
yaminos-lesson-even-play = 188 Punkte: Du brauchst 200. Jeder legt pro Zug ein Yamino an. Spiel!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Eine einzige Kette für alle, und dein höchster Pasch eröffnet sie. Wirf!
yaminos-lesson-more-more = Die freien Enden machen 15. Machst du mehr, bekommst du die Summe. Leg 3-5 an Pasch 3: Das macht 17!
yaminos-lesson-more-doublet = Die andere hat nur 16 gemacht und nichts bekommen. Ein Pasch am Ende hat noch drei freie Seiten. Leg Pasch 2 an 2-3: Das macht 20!
yaminos-lesson-more-play = 194 Punkte: Du brauchst 200. Mach immer mehr als die Summe davor. Spiel!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Eine einzige Kette für alle, und dein höchster Pasch eröffnet sie. Wirf!
yaminos-lesson-muggins-five = Deine vier 5er waren 20. Die freien Enden zählen nur, wenn sie 5, 10, 15, 20 … machen. Leg Pasch 0 an die 0: Das macht wieder 15!
yaminos-lesson-muggins-where = 0-1 passt an zwei Stellen. An einer 0 wären es 12, also nichts. Leg es an die 1: Das macht 10!
yaminos-lesson-muggins-play = 90 Punkte: Du brauchst 100. Such die Vielfachen von 5. Spiel!
yaminos-lesson-sheet = Behalten und noch mal werfen
yaminos-lesson-sheet-throw = Beim Yam füllst du Felder. Zwei hast du noch: Solo 6 und Plus. Wirf!
yaminos-lesson-sheet-keep = Vier Yaminos haben eine 6: Behalt sie für Solo 6, und wirf die drei anderen noch mal.
yaminos-lesson-sheet-box = Solo 6 zählt alle 6er, und es sind sieben: 42 Punkte! Trag sie bei Solo 6 ein.
yaminos-lesson-sheet-play = Plus bleibt dir noch: Die größere Zahl jedes Yaminos zählt. Behalt die guten, wirf die anderen. Spiel!
yaminos-lesson-announce = Ansagen
yaminos-lesson-announce-announce = Vier Yaminos mit einer 4, zwei mit einer 1: noch eins, und es ist ein Full! Du hast schon zweimal geworfen. Für einen dritten Wurf sag zuerst Full an.
yaminos-lesson-announce-throw = Das angesagte Feld gilt: Wenn es nicht klappt, bekommt es 0. Behalt alle anderen, und wirf 0-2.
yaminos-lesson-announce-play = Ein Full, vier von einer Zahl und drei von einer anderen: 69 Punkte! Solo 5 bleibt dir noch. Spiel!
yaminos-lesson-less = Minus
yaminos-lesson-less-throw = Plus und Minus bleiben dir noch. Wirf!
yaminos-lesson-less-keep = Bei Minus wird die kleinere Zahl jedes Yaminos von deiner Summe abgezogen. Behalt also die mit einer 0, und wirf die drei anderen.
yaminos-lesson-less-box = Sechsmal 0 und einmal 1: Du verlierst nur einen Punkt. Trag ihn bei Minus ein.
yaminos-lesson-less-play = Jetzt Plus: Da ist es umgekehrt, du brauchst große Zahlen. Spiel!
yaminos-lesson-suite = Die Straße
yaminos-lesson-suite-throw = Solo 4 und Straße bleiben dir noch. Wirf!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, nebeneinander: Die Zahlen folgen aufeinander! Nur die 6 fehlt. Behalt diese drei, und wirf die vier anderen.
yaminos-lesson-suite-box = Die 6! In einer Straße liest man ein Paar als eine Zahl. Alle sieben Zahlen sind 21, und 30 dazu. Trag 51 bei Straße ein!
yaminos-lesson-suite-play = Fünf Zahlen nacheinander wären eine kleine Straße gewesen. Solo 4 bleibt dir noch: Behalt die 4er. Spiel!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Solo 6 und Paare bleiben dir noch. Wirf!
yaminos-lesson-pairs-keep = Vier Paare: 0-0, 1-1, 3-3 und 5-5. Behalt sie, und wirf die drei anderen.
yaminos-lesson-pairs-box = Fünf Paare! Von jedem zählt eine Zahl: 0, 1, 2, 3 und 5 sind 11, und 10 dazu. Trag 21 bei Paare ein!
yaminos-lesson-pairs-play = Sieben Paare brächten sogar 20 mehr. Solo 6 bleibt dir noch: Behalt die 6er. Spiel!
yaminos-lesson-super = Das Super-Yamino
yaminos-lesson-super-throw = Plus und Super-Yamino bleiben dir noch: siebenmal die gleiche Zahl! Wirf!
yaminos-lesson-super-keep = Dein erstes Paar ist Pasch 4: Also wird es ein Super-Yamino mit 4ern. Behalt die fünf mit einer 4, und wirf die zwei anderen.
yaminos-lesson-super-announce = Nur eins fehlt noch! Um ein drittes Mal zu werfen, sag Super-Yamino an.
yaminos-lesson-super-last = Behalt die sechs mit einer 4, und wirf 1-5. Daumen drücken!
yaminos-lesson-super-play = Ein Super-Yamino! Alle Augen, und 70 dazu: 119! Plus bleibt dir noch. Spiel!
yaminos-lesson-zero = Welches Feld opfern?
yaminos-lesson-zero-small = Dieser Wurf bringt wenig, aber ein Feld muss gefüllt werden. Solo 1 bringt nie viel: Trag deine 2 Punkte dort ein.
yaminos-lesson-zero-throw = Solo 6 und Super-Yamino bleiben dir noch. Wirf!
yaminos-lesson-zero-again = Keine 6 und kein Paar. Wirf alle noch mal!
yaminos-lesson-zero-zero = Wieder nichts. Ein Feld muss 0 bekommen: Opfere das schwerste, Super-Yamino.
yaminos-lesson-zero-play = Solo 6 bleibt frei für einen besseren Wurf. Behalt die 6er. Spiel!

## Rätsel
yaminos-puzzle-keep = Was behalten?
yaminos-puzzle-keep-ask = Welche wirfst du noch einmal? Es zählen die Punkte der ganzen Runde, im Durchschnitt.
yaminos-puzzle-box = Welches Feld?
yaminos-puzzle-box-ask = Welches Feld füllst du oder sagst du an? Es zählen die Punkte der ganzen Runde, im Durchschnitt.
yaminos-puzzle-prog = Die beste Kette
yaminos-puzzle-prog-ask = Leg die Kette, die in dieser Runde am meisten zählt, und hör dann auf.
yaminos-puzzle-line = Alle in einer Reihe
yaminos-puzzle-line-ask = Leg die Ketten, die am meisten zählen, und hör dann auf.
yaminos-puzzle-risk = Aufhören oder wagen?
yaminos-puzzle-risk-ask = Hörst du auf, oder wirfst du weiter? Und welche? Es zählen die Punkte dieses Zugs, im Durchschnitt.
