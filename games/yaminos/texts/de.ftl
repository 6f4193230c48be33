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

## Die Knöpfe
yaminos-do-throw-some = { $n } noch mal werfen
yaminos-do-lay = Anlegen

## Was zu tun ist
yaminos-prompt-agree = Du bist dran! Wie viele Würfe für alle?
yaminos-prompt-ready = Du bist dran! Wirf die Yaminos.
yaminos-prompt-ready-rest = Nichts passt: Wirf die, die übrig sind.
yaminos-prompt-throwing = Sie rollen …
yaminos-prompt-doublet = Beginn deine Kette mit einem Pasch.
yaminos-prompt-lay-one = Leg mindestens ein Yamino aus diesem Wurf an.
yaminos-prompt-stop = Weiter anlegen oder deine { yaminos-points } behalten?
yaminos-prompt-take-back = Ein Yamino allein wird nie geworfen: nimm eins zurück.
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
yaminos-prompt-left = Leg deine Yaminos in eine Reihe: Übrig bleiben { yaminos-points }.
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
yaminos-action-throw-rest = { $n ->
    [one] Das letzte werfen
   *[other] Die anderen { $n } werfen
  }
yaminos-action-keep = { $faces } behalten, die anderen werfen
yaminos-action-lay-first = Mit { $face } beginnen
yaminos-action-lay = { $face } an { $at } legen
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
yaminos-rules-base-end-text = Wer am Ende des Zuges { $goal } Punkte oder mehr hat, führt. Alle anderen haben noch eine letzte Chance: werfen, bis es ein Punkt mehr ist als bei dem, der führt, oder bis nichts mehr passt. Wer es schafft, führt nun selbst. Die höchste Punktzahl gewinnt.
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
yaminos-review = Glück und Können
yaminos-review-about = Jede Entscheidung neben der besten, in erwarteten Punkten bis zum Ende der Runde.
yaminos-review-sum = { $name }: { $score } Punkte. Erwartet bei bestem Spiel: { $value }. Glück: { $luck }. Entscheidungen: { $skill }.
yaminos-review-perfect = { $name }: keine einzige Entscheidung zu bemängeln!
yaminos-review-chosen = Gewählt: { $action } ({ $value })
yaminos-review-best = Besser: { $action } ({ $value })
yaminos-review-loss = Verloren: { $loss }

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
