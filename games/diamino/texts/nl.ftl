# Diamino in het Nederlands.

diamino-tagline = Kruiswoorden met duivels erin!
diamino-french = De woorden zijn Frans, welke taal deze pagina ook spreekt.

## Tellen
diamino-tiles = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
  }
diamino-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
diamino-greens = { $n ->
    [one] een groene duivel
   *[other] { $n } groene duivels
  }
diamino-reds = { $n ->
    [one] een rode duivel
   *[other] { $n } rode duivels
  }
diamino-black = een zwart vakje
diamino-score-laid = { $n ->
    [one] { $n } letter gelegd
   *[other] { $n } letters gelegd
  }
diamino-left = { $n ->
    [0] geen letters meer
    [one] nog { $n } letter
   *[other] nog { $n } letters
  }
diamino-left-worth = { diamino-left } (waarde: { $value })

## Instellingen
diamino-preset-one = Zonder punten
diamino-preset-two = Met punten
diamino-preset-family = Familie
diamino-preset-patience = Patience
diamino-option-formula = Hoe spelen we?
diamino-option-formula-one = zonder punten, 2 tot 8
diamino-option-formula-two = met punten, 2 tot 4
diamino-option-formula-patience = patience, alleen
diamino-option-board = Op welk bord?
diamino-option-board-coins = het bord met vier hoeken, 15 × 15
diamino-option-board-diable = het duivelsbord, 15 × 15
diamino-option-board-grande = het grote bord, 17 × 17
diamino-option-board-bord = het randbord, 15 × 15
diamino-option-wordCheck = Wie let op de woorden?
diamino-option-wordCheck-auto = hangt ervan af wie er speelt
diamino-option-wordCheck-challenge = de anderen, die mogen betwisten
diamino-option-wordCheck-refuse = het huis weigert foute
diamino-option-wordCheck-penalise = het huis bestraft foute
diamino-option-wordCheck-help = Hangt ervan af wie er speelt: onder elkaar de anderen; met een speler van het huis of alleen het huis.
diamino-option-challengeSeconds = Hoeveel seconden om te betwisten?
diamino-option-challengeSeconds-help = 0: zo lang jullie willen.
diamino-option-failedChallengePenalty = Onterecht betwisten…
diamino-option-failedChallengePenalty-none = kost niets
diamino-option-failedChallengePenalty-loseTurn = kost de volgende beurt
diamino-option-verbsOnly = Welke woorden?
diamino-option-verbsOnly-on = alleen werkwoorden
diamino-option-verbsOnly-off = alle soorten woorden
diamino-option-subject = Over welk onderwerp?
diamino-option-subject-any = alle onderwerpen
diamino-option-subject-histoire = geschiedenis
diamino-option-subject-chasse = jacht
diamino-option-subject-sport = sport
diamino-option-subject-mode = mode
diamino-option-subject-musique = muziek
diamino-option-subject-cuisine = koken
diamino-option-subject-marine = zee en schepen
diamino-option-subject-animaux = dieren
diamino-option-subject-plantes = planten
diamino-option-subject-religion = religie
diamino-option-subject-droit = recht
diamino-option-subject-arts = kunst
diamino-option-subject-medecine = geneeskunde
diamino-option-subject-sciences = wetenschap
diamino-option-subject-politique = politiek
diamino-option-subject-informatique = computers
diamino-option-subject-armee = het leger
diamino-option-subject-peche = vissen
diamino-option-headwordsOnly = Meervouden en vervoegingen?
diamino-option-headwordsOnly-on = nee, zoals in het woordenboek
diamino-option-headwordsOnly-off = ja, ze tellen
diamino-option-childrensTable = Een tafel voor kinderen?
diamino-option-childrensTable-on = ja, zonder lelijke woorden
diamino-option-childrensTable-off = nee, alle woorden
diamino-option-vote = Mag je over een onbekend woord stemmen?
diamino-option-vote-on = ja, één keer per beurt
diamino-option-vote-off = nee
diamino-option-wordScore = Leveren woorden de waarde van hun letters op?
diamino-option-wordScore-on = ja
diamino-option-wordScore-off = nee
diamino-option-wordScore-help = Alleen in het spel met punten.
diamino-option-passOnlyIfNoExchange = Wanneer mag je passen?
diamino-option-passOnlyIfNoExchange-on = als de voorraad leeg is
diamino-option-passOnlyIfNoExchange-off = wanneer je wilt
diamino-option-blockedWinner = Zonder punten: een geblokkeerd spel…
diamino-option-blockedWinner-none = wint niemand
diamino-option-blockedWinner-lowestHand = wint de lichtste hand
diamino-option-greenBlocksExit = Eindigen op een groene duivel?
diamino-option-greenBlocksExit-on = nee, eerst pak je een letter
diamino-option-greenBlocksExit-off = ja
diamino-option-games = Hoeveel partijen?
diamino-option-games-help = In het spel zonder punten; de punten van elke partij worden opgeteld.
diamino-option-target = Bij welk totaal stopt de wedstrijd?
diamino-option-target-help = 0: bij geen. Zonder punten: bij één partij worden er zoveel gespeeld als nodig om het te halen.
diamino-option-drawnHand = Als je alleen speelt, zijn de letters…
diamino-option-drawnHand-on = gepakt, twaalf tegelijk
diamino-option-drawnHand-off = er allemaal vanaf het begin
diamino-option-squares = Kleine patience: hoeveel letters?
diamino-option-squares-help = 0: allemaal. Anders worden er zoveel gepakt en blijft de rest in de doos.

## De tafel
diamino-board = Het bord
diamino-rack = Jouw letters
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } slaat de volgende beurt over.
diamino-reserve = Voorraad: { diamino-tiles }
diamino-game-of = Partij { $game } van { $of }
diamino-game-until = Partij { $game }, tot { $target } punten
diamino-game-of-until = { diamino-game-of }, of { $target } punten
diamino-cell-plain = { $cell }, leeg
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, zwart vakje
diamino-cell-green = { $cell }, groene duivel
diamino-cell-red = { $cell }, rode duivel
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, joker
diamino-cell-draft = { $cell }, { $letter }, nog niet gespeeld
diamino-cell-lifted = { $cell }, { $letter }, terug te nemen
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = joker
diamino-tile-stack = { $tile }, { $count } keer
diamino-picked = { $tile }: gekozen, { diamino-tiles } in totaal
diamino-unpicked = { $tile }: teruggelegd, { diamino-tiles } in totaal
diamino-writes-across = Je schrijft naar rechts.
diamino-writes-down = Je schrijft naar beneden.
diamino-preview = { $words }
diamino-preview-covers = { $words }: bedekt { $what }
diamino-would-points = jij +{ $n }
diamino-would-others = de anderen +{ $n }
diamino-would-takes = jij pakt { diamino-tiles }
diamino-would-sheds = jij geeft { diamino-tiles } terug
diamino-would-out = en je bent klaar!
diamino-seconds = Nog { $n } s
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, van “{ $lemma }”
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: niet in ons woordenboek
diamino-part-noun = zelfstandig naamwoord
diamino-part-adjective = bijvoeglijk naamwoord
diamino-part-verb = werkwoord
diamino-part-infinitive = infinitief
diamino-part-participle = deelwoord
diamino-part-adverb = bijwoord
diamino-part-grammatical = functiewoord
diamino-part-interjection = tussenwerpsel
diamino-part-number = getal

## Knoppen
diamino-do-recall = Terugnemen
diamino-do-cancel = Annuleren
diamino-do-ask = Over een woord stemmen
diamino-do-sort = Van A tot Z ordenen
diamino-do-group = Klinkers en medeklinkers groeperen
diamino-do-shuffle = Schudden
diamino-do-turn = Richting veranderen
diamino-do-zoom-in = Bord vergroten
diamino-do-zoom-out = Hele bord tonen
diamino-joker-title = Welke letter wordt de joker?
diamino-ask-title = Welk woord stel je voor?
diamino-ask-label = Het woord, zonder accenten
diamino-words-title = De woorden op het bord
diamino-words-none = Er ligt nog geen woord op het bord.
diamino-hint-where = Zoek op { $cell }, { diamino-way }. Vraag nog eens voor de eerste letter.
diamino-hint-first = { $letter } komt op { $cell }, { diamino-way }. Vraag nog eens voor het hele woord.

## Wat er te doen is
diamino-prompt-draw = We loten wie begint…
diamino-prompt-open = Jouw beurt! Het eerste woord begint op Départ, { $cell }.
diamino-prompt-open-others = { $name } opent: het eerste woord begint op Départ.
diamino-prompt-turn = Jouw beurt! Leg een woord.
diamino-prompt-alone = Leg een eerste woord waar je wilt.
diamino-prompt-alone-more = { diamino-score-laid }: nog een woord?
diamino-prompt-exchange = Tik op de letters die je wilt ruilen.
diamino-prompt-discard = Rode duivel! Kies { diamino-tiles } om terug te geven.
diamino-prompt-lift = Tik op de letters die je van het bord wilt halen.
diamino-prompt-stop = Stop je hier? Wat er ligt, telt.
diamino-words-more = { $word } en nog { $n ->
    [one] een woord
   *[other] { $n } woorden
  }
diamino-prompt-window = { $name } heeft { $words } gelegd. Akkoord? { $seconds ->
    [0] {""}
    [1] { $seconds } seconde om het te betwisten.
   *[other] { $seconds } seconden om het te betwisten.
  }
diamino-prompt-window-others = { $name } heeft { $words } gelegd. De anderen kijken…
diamino-prompt-window-wait = De anderen bekijken jouw woord…
diamino-prompt-answered = Gezegd. We wachten op de anderen…
diamino-prompt-vote = { $name } stelt { $word } voor. Mag het?
diamino-prompt-vote-wait = De anderen stemmen over { $word }…
diamino-prompt-drawing = Er worden letters gepakt…

## Wat er gebeurd is
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Iedereen trekt een letter: { $lots }.
diamino-event-begins = { $name } heeft de eerste van het alfabet en begint.
diamino-event-begins-you = Jouw letter is de eerste van het alfabet: jij begint.
diamino-event-dealt = Iedereen krijgt { diamino-tiles }.
diamino-event-got-you = Je krijgt { $tiles }.
diamino-event-took = { $name } pakt { diamino-tiles }.
diamino-event-laid = { $name } legt { $lies }.
diamino-event-laid-you = Je legt { $lies }.
diamino-event-laid-more = { $name } legt { $lies }, en vormt { $words }.
diamino-event-laid-more-you = Je legt { $lies }, en vormt { $words }.
diamino-event-accepted = { $name } gaat akkoord.
diamino-event-accepted-you = Je gaat akkoord.
diamino-event-challenged = { $name } betwist het!
diamino-event-challenged-you = Je betwist het!
diamino-event-began = { $name } wil spelen: betwist nog iemand iets?
diamino-event-began-you = Je wilt spelen: betwist nog iemand iets?
diamino-event-stands = Onterecht betwist: { $words } klopt.
diamino-event-withdrawn = { $why } { $name } neemt de letters terug en verliest de beurt.
diamino-event-withdrawn-you = { $why } Je neemt je letters terug en verliest de beurt.
diamino-event-covered = { $name } bedekt { $what }.
diamino-event-covered-you = Je bedekt { $what }.
diamino-event-scored = { $name } krijgt { diamino-points }.
diamino-event-scored-you = Je krijgt { diamino-points }.
diamino-event-lost = { $name } verliest { diamino-points }.
diamino-event-lost-you = Je verliest { diamino-points }.
diamino-event-exchanged = { $name } ruilt { diamino-tiles }.
diamino-event-exchanged-you = Je ruilt { diamino-tiles }.
diamino-event-passed = { $name } past.
diamino-event-passed-you = Je past.
diamino-event-skipped = { $name } is deze beurt kwijt.
diamino-event-skipped-you = Je bent deze beurt kwijt.
diamino-event-discarded = { $name } geeft { diamino-tiles } terug aan de voorraad.
diamino-event-discarded-you = Je geeft { diamino-tiles } terug aan de voorraad.
diamino-event-asked = { $name } stelt { $word } voor.
diamino-event-asked-you = Je stelt { $word } voor.
diamino-event-voted = { $name } heeft gestemd.
diamino-event-voted-you = Je hebt gestemd.
diamino-event-admitted = De tafel laat { $word } toe.
diamino-event-turned-down = { $word } mag niet.
diamino-event-lifted = { diamino-tiles } minder op het bord.
diamino-event-out = { $name } heeft geen letters meer!
diamino-event-out-you = Je hebt geen letters meer!
diamino-event-out-black = { $name } eindigt op een zwart vakje!
diamino-event-out-black-you = Je eindigt op een zwart vakje!
diamino-event-blocked = Niemand kan nog spelen: het spel is geblokkeerd.
diamino-event-stopped = Het is afgelopen.
diamino-event-hands = Nog in de hand: { $hands }.
diamino-event-next-game = Partij { $game }: alles gaat terug in de doos.

## Wat je kunt doen, in woorden
diamino-way = { $way ->
    [down] naar beneden
   *[across] naar rechts
  }
diamino-lies = { $word } op { $cell }, { diamino-way }
diamino-action-lay = { $word } op { $cell } leggen, { diamino-way }
    .button = Leggen
diamino-action-lay-joker = { diamino-action-lay }, joker: { $jokers }
diamino-action-exchange = { $tiles } ruilen
    .button = { $n ->
        [0] Ruilen
       *[other] { diamino-tiles } ruilen
      }
diamino-action-pass = Passen
diamino-action-accept = Akkoord
diamino-action-challenge = Ik betwist het
diamino-action-begin = Ik speel
diamino-action-ask = { $word } voorstellen
    .button = Voorstellen
diamino-action-yes = Ja, het mag
diamino-action-no = Nee
diamino-action-discard = { $tiles } teruggeven
    .button = { diamino-tiles } teruggeven
diamino-action-lift = Letters van het bord halen
    .button = { diamino-tiles } weghalen
diamino-action-stop = Hier stoppen
    .button = Ik stop hier: { diamino-tiles }

## In een terminal
diamino-write = Schrijf een woord, het eerste vakje en de richting: “kepi h8 across” (naar rechts) of “kepi h8 down” (naar beneden). Of: exchange ae, pass.
diamino-write-alone = Schrijf een woord, het eerste vakje en de richting: “kepi h8 across” (naar rechts) of “kepi h8 down” (naar beneden). Of: lift h8 i8, stop.
diamino-write-discard = Schrijf: discard e.

## Waarom onze spelers dat zouden doen
diamino-why-words = Dat zegt de lijst van het huis.
diamino-why-vote = Het woordenboek van het huis beslist.
diamino-why-discard = Die is het moeilijkst kwijt te raken.
diamino-why-last = Het is de laatste zet!
diamino-why-best = Deze zet levert het meeste op.
diamino-why-stop = Er valt niets meer te leggen.
diamino-why-pass = Er valt niets te leggen, en er is niets te ruilen.
diamino-why-exchange = Er valt niets goeds te leggen: nieuwe letters helpen.

## Wat niet mag, en waarom
diamino-refusal-not-now = Nu niet: er is eerst iets anders te doen.
diamino-refusal-other-formula = Dat kan niet in deze spelvorm.
diamino-refusal-outside = Het woord loopt van het bord af.
diamino-refusal-lay-nothing = Leg minstens één letter van jezelf.
diamino-refusal-cell-taken = Op { $cell } ligt al een andere letter: { $letter }.
diamino-refusal-not-whole = Jouw woord raakt andere letters: schrijf het helemaal.
diamino-refusal-not-in-hand = Daarvoor kom je een letter tekort: { $letter }.
diamino-refusal-no-joker = Daarvoor kom je een joker tekort.
diamino-refusal-black = Op een zwart vakje leg je niets.
diamino-refusal-black-not-last = Alleen je allerlaatste letters mogen een zwart vakje bedekken.
diamino-refusal-two-blacks = Maar één zwart vakje, geen twee.
diamino-refusal-black-with-green = De groene duivel laat je pakken: dit is niet je laatste zet, dus geen zwart vakje.
diamino-refusal-not-on-depart = Het eerste woord begint op Départ.
diamino-refusal-too-long = Het eerste woord heeft hoogstens acht letters.
diamino-refusal-too-short = Een woord heeft minstens twee letters.
diamino-refusal-not-connected = Jouw woord moet die op het bord raken.
diamino-refusal-crooked = Al je letters gaan op één lijn.
diamino-refusal-gap = Er zit een gat in je woord.
diamino-refusal-unknown-word = { $word } staat niet in ons woordenboek.
diamino-refusal-proper-noun = { $word } is een eigennaam.
diamino-refusal-foreign-word = { $word } is een vreemd woord.
diamino-refusal-abbreviation = { $word } is een afkorting.
diamino-refusal-no-verb = { $word } is geen werkwoord.
diamino-refusal-off-subject = { $word } hoort niet bij het onderwerp.
diamino-refusal-no-headword = { $word } staat zo niet in het woordenboek.
diamino-refusal-unfit-word = { $word } is niets voor een kindertafel.
diamino-refusal-none-chosen = Kies minstens één letter.
diamino-refusal-empty-reserve = De voorraad is leeg: ruilen gaat niet meer.
diamino-refusal-exchange-too-many = Er zijn niet zoveel letters in de voorraad.
diamino-refusal-exchange-first = Zolang er voorraad is, ruil je in plaats van te passen.
diamino-refusal-own-word = Het is jouw woord: de anderen antwoorden.
diamino-refusal-answered = Je hebt al geantwoord.
diamino-refusal-not-next = Vanaf drie spelers begint wie daarna komt aan de beurt.
diamino-refusal-no-vote = Aan deze tafel wordt niet over woorden gestemd.
diamino-refusal-asked-already = Maar één woord per beurt om over te stemmen.
diamino-refusal-turned-down = De tafel heeft dit woord al afgewezen.
diamino-refusal-is-a-word = Dit woord is al goed: leg het.
diamino-refusal-no-such-word = Dit woord kun je niet leggen: van twee letters tot de breedte van het bord, zonder streepje.
diamino-refusal-wrong-number = Kies { $n ->
    [one] één letter
   *[other] { $n } letters
  } om terug te geven.
diamino-refusal-cannot-lift = Wat blijft moeten woorden zijn die aan elkaar vastzitten.
diamino-refusal-nothing-to-lift = Op { $cell } valt niets terug te nemen.
diamino-refusal-lifted-enough = Je hebt al { $n } letters teruggenomen: nu blijft liggen wat ligt.
diamino-refusal-drawn-hand = Met gepakte letters blijft liggen wat ligt.
diamino-refusal-impossible-squares = Deze letters kunnen niet uit de voorraad komen.
diamino-refusal-other-hand = Dat is niet de hand van { $name }: die is { $tiles }.
diamino-refusal-too-early = De tijd is niet om.
diamino-refusal-too-late = Te laat: de tijd om te antwoorden is om.

## Het einde
diamino-end-out = Een lege hand maakte een eind aan het spel.
diamino-end-black = Het spel eindigde op een zwart vakje!
diamino-end-blocked = Het spel was geblokkeerd.
diamino-end-stopped = Het bord is af.
diamino-end-whole = Alle letters liggen, bravo!
diamino-moment-black = Het mooiste moment: { $name } eindigt op een zwart vakje met { $word }!
diamino-moment-black-you = Het mooiste moment: je eindigt op een zwart vakje met { $word }!
diamino-moment-challenge = Het slimste moment: { $name } betwist { $word }, en terecht.
diamino-moment-challenge-you = Het slimste moment: je betwist { $word }, en terecht.
diamino-moment-reds = Het mooiste moment: { $name } bedekt { diamino-reds } in één keer met { $word }!
diamino-moment-reds-you = Het mooiste moment: je bedekt { diamino-reds } in één keer met { $word }!
diamino-moment-longest = Het langste woord: { $word }, van { $name }.
diamino-moment-longest-you = Het langste woord: { $word }, van jou.
diamino-moment-word = Een mooi woord: { $word }, van { $name }.
diamino-moment-word-you = Een mooi woord van jou: { $word }.

## De pagina met de regels
diamino-rules-aim = Het doel
diamino-rules-aim-text = { $formula ->
    [two] Met 2 tot 4 bouwen jullie samen een kruiswoord. Rode duivels leveren punten op, groene geven ze aan de anderen; aan het eind telt ook wat er in de hand over is. De meeste punten winnen.
    [patience] Je bouwt alleen een kruiswoord. Probeer zoveel mogelijk letters te leggen: alle 112, als het lukt!
   *[one] Met 2 tot 8 bouwen jullie samen een kruiswoord. Wie het eerst geen letters meer heeft, wint.
  } { diamino-french }
diamino-rules-box = In de doos
diamino-rules-box-text = Een bord en 112 letters. 110 dragen een letter en zijn waarde, hoger naarmate hij zeldzamer is. Twee dragen een duivel: dat zijn de jokers. Op het bord staan Départ, zwarte vakjes, groene duivels en rode duivels. Je speelt alleen binnen het bord. Het bord, het aantal letters en de waarden zijn van het huis: de oorspronkelijke zijn verloren gegaan.
diamino-rules-joker = De jokers
diamino-rules-joker-text = Een joker staat voor elke letter die je wilt. Hij blijft dat tot het eind, en hij is niets waard. Je kunt hem ook ruilen, of aan een rode duivel geven.
diamino-rules-start = Om te beginnen
diamino-rules-start-text = De letters worden geschud. Iedereen trekt er een: wie het dichtst bij het begin van het alfabet zit, begint. Bij gelijkspel of met een joker trek je opnieuw. Dan gaat alles terug en wordt geschud. { $formula ->
    [two] Iedereen pakt twaalf letters, langs de getallen 1 tot 12 aan de rand.
   *[one] Met 2, 3, 4, 5, 6, 7 of 8 spelers pakt iedereen 40, 32, 24, 18, 16, 14 of 12 letters.
  } De rest is de voorraad. Je laat je letters niet zien.
diamino-rules-first = Het eerste woord
diamino-rules-first-text = Het eerste woord heeft twee tot acht letters. Het begint op Départ en gaat naar rechts of naar beneden, nooit schuin. Het mag duivels bedekken, maar geen zwart vakje. Als je ruilt, past of je woord moet terugnemen, opent de volgende.
diamino-rules-lay = Een woord leggen
diamino-rules-lay-text = { $formula ->
    [patience] Leg
   *[one] Je speelt linksom. Leg
  } zoveel letters als je wilt op één lijn, zonder gat: met wat er ligt vormen ze een nieuw woord. Erboven, eronder, aan één kant, aan beide, ertussen: alles mag, als alle letters die elkaar raken in beide richtingen woorden vormen. Twee woorden mogen naast elkaar liggen, en hetzelfde woord mag terugkomen.
diamino-rules-refill = Letters pakken
diamino-rules-refill-text = { $formula ->
    [two] Na je woord vul je aan tot twaalf letters, of wat er nog is.
   *[one] Na je woord pak je niets: je hand wordt kleiner.
  }
diamino-rules-exchange = Ruilen of passen
diamino-rules-exchange-text = In je beurt mag je, in plaats van te leggen, letters ruilen tegen evenveel uit de voorraad, als er genoeg zijn. Je pakt eerst de nieuwe, dan worden de jouwe door de rest geschud. { $passOnlyIfNoExchange ->
    [on] Passen mag alleen als de voorraad leeg is.
   *[off] Je mag ook passen.
  }
diamino-rules-green = Groene duivels
diamino-rules-green-text = Ga ze liever uit de weg. Als je er een bedekt, { $formula ->
    [two] krijgen alle anderen 5 punten.
   *[one] pak je een letter, zolang er zijn.
  } Elke telt, en een bedekte duivel doet niets meer. { $greenBlocksExit ->
    [on] Zonder punten: als je laatste letters een groene duivel bedekken, pak je een letter en ben je niet klaar.
   *[off] Zonder punten mag je op een groene duivel eindigen.
  }
diamino-rules-red = Rode duivels
diamino-rules-red-text = Dat zijn je vrienden. { $formula ->
    [two] Elke die je bedekt levert je 10 punten op.
   *[one] Voor elke die je bedekt geef je een letter naar keuze terug aan de voorraad, nadat je voor de groene hebt gepakt. Was het de laatste, dan ben je klaar, maar zonder zwart vakje.
  }
diamino-rules-black = Zwarte vakjes
diamino-rules-black-text = { $formula ->
    [patience] Zwarte vakjes blijven tot het eind verboden. De duivels doen niets.
    [two] Ze zijn verboden. Alleen je laatste letters mogen er een bedekken, als de voorraad leeg is: de eindbonus verdubbelt.
   *[one] Ze zijn verboden. Alleen je laatste letters mogen er een bedekken: je punten verdubbelen.
  }
diamino-rules-end = Het einde
diamino-rules-end-text = { $formula ->
    [two] Als de voorraad leeg is, krijgt wie het eerst de laatste letter legt 25 punten, of 50 op een zwart vakje, en de waarde van de letters van de anderen. De anderen verliezen wat ze in de hand hebben. Lukt het niemand, dan verliest iedereen wat hij in de hand heeft. De meeste punten winnen, en bij gelijkspel win je samen. Je kunt onder nul komen.
   *[one] Wie het eerst geen letters meer heeft, wint meteen en krijgt de waarde van de letters van de anderen, op een zwart vakje het dubbele.
  } Het spel is geblokkeerd als iedereen achter elkaar past, of na drie rondes zonder dat er iets gelegd wordt. { $blockedWinner ->
    [lowestHand] Zonder punten wint dan de lichtste hand.
   *[none] Zonder punten wint dan niemand.
  } { $wordScore ->
    [on] Aan deze tafel levert een woord in het spel met punten de waarde van zijn letters op.
   *[off] Woorden leveren op zichzelf niets op.
  }
diamino-rules-match = De wedstrijd
diamino-rules-match-text = { $games ->
    [1] Wie het eerst { $target } punten heeft, beëindigt de wedstrijd. Er worden zoveel partijen gespeeld als nodig; de punten worden opgeteld.
   *[other] Deze wedstrijd heeft { $games } partijen; de punten worden opgeteld. { $target ->
        [0] Alle partijen worden gespeeld.
       *[other] Hij stopt eerder bij { $target } punten.
      }
  }
diamino-rules-words = De woorden
diamino-rules-words-text = Elk woord uit een Frans woordenboek telt, ook als het van elders komt, maar geen eigennamen, vreemde woorden of afkortingen. Je schrijft zonder accenten, en nooit met een streepje, apostrof of spatie. { $headwordsOnly ->
    [on] Geen meervouden of vervoegingen, tenzij het woordenboek ze heeft.
   *[off] Meervouden en vervoegingen tellen.
  } { $verbsOnly ->
    [on] Alleen werkwoorden!
   *[off] {""}
  } { $childrensTable ->
    [on] Geen lelijke woorden.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Maar één onderwerp: { $topic }.
  }
diamino-rules-challenge = Betwisten
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] Aan deze tafel weigert het huis foute woorden, zonder straf.
    [penalise] Aan deze tafel bekijkt het huis elk woord. Is het fout, dan neem je je letters terug, verlies je je beurt en betaal je als voor een groene duivel.
   *[challenge] Zodra een woord ligt, mogen alle anderen het betwisten, { $seconds ->
        [0] zonder tijdslimiet
       *[other] gedurende { $seconds } seconden
      }. Vanaf drie spelers mag wie daarna komt beginnen zonder te wachten: dan blijven er twee seconden om te betwisten. Alle woorden van de zet worden bekeken. Is er één fout, dan gaan de letters terug, is de beurt verloren en betaal je één keer als voor een groene duivel; verder blijft er niets van de zet. Duivels en letters pakken komen daarna. { $failedChallengePenalty ->
        [loseTurn] Onterecht betwisten kost de volgende beurt.
       *[none] Onterecht betwisten kost niets.
      }
  }
diamino-rules-vote = Over een woord stemmen
diamino-rules-vote-text = Eén keer per beurt mag je de tafel een woord voorstellen dat niet in de lijst staat. Als meer dan de helft van de anderen ja zegt, telt het.
diamino-rules-patience = Patience
diamino-rules-patience-text = Begin waar je wilt, en kruis dan de woorden. { $drawnHand ->
    [on] Je pakt twaalf letters zonder te kijken en vult na elk woord aan. Wat ligt, blijft liggen.
   *[off] Alle letters zijn er. Je mag er terugnemen, als wat blijft nog woorden zijn die aan elkaar vastzitten, tot drieduizend in één spel.
  } Je resultaat is het aantal gelegde letters. Als de tafel dat koos, worden er maar een paar letters gepakt: ze liggen allemaal open, en het doel is ze allemaal te leggen.
diamino-rules-example = Een voorbeeld
diamino-rules-example-text = Wie begint legt KÉPI naar rechts, met een gewone E. Wie volgt legt ZESTE naar beneden, door die E, met vier letters. Daarna legt iedereen een of meer letters aan. Het gaat in beide spelvormen zo.

diamino-key-walk = Van vakje naar vakje
diamino-key-turn = In de andere richting schrijven
diamino-key-rub = De laatste letter terugnemen
diamino-key-write = Met je letters schrijven

## Lessons
diamino-lesson-words = Je eerste woorden
diamino-lesson-words-depart = Hier schrijf je in het Frans. Leg AMI naar rechts, vanaf Départ, het vakje in het midden.
diamino-lesson-words-cross = De ander heeft je woord gekruist. Doe hetzelfde: leg SAC naar beneden, door de A.
diamino-lesson-words-longer = Je mag een woord ook langer maken. Leg een S achter AMI: AMIS.
diamino-lesson-words-red = Je S bedekt een rode duivel: des te beter! Geef een letter terug, de W bijvoorbeeld.
diamino-lesson-words-play = Wie geen letters meer heeft, wint. Nog twee te gaan: speel!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Je hebt geen C, maar een joker staat voor elke letter die je wilt. Leg SAC naar beneden, door de A, met de joker als C.
diamino-lesson-joker-play = De joker blijft een C: de ander heeft hem ook gebruikt. Hij is geen punten waard. Nog twee letters te gaan: speel!
diamino-lesson-green = Groen, zwart en ruilen
diamino-lesson-green-exchange = Een W en een X: lastig! Ruil ze voor twee andere letters. Dat is je hele beurt.
diamino-lesson-green-green = Een groene duivel laat je een letter pakken. Probeer het: leg PAS naar beneden, vanaf de P.
diamino-lesson-green-play = Een zwart vakje bedek je alleen met je laatste letters. Leg MIDIS naar beneden, met de tweede I op die van KEPI, en je bent klaar!
diamino-lesson-marks = Tien punten, vijf punten
diamino-lesson-marks-red = Met punten is een rode duivel er tien waard. Leg JEU naar rechts, door de eerste E van POUPEE.
diamino-lesson-marks-green = Tien punten, en nieuwe letters! Maar een groene duivel geeft de ander vijf punten. Leg NUIT naar beneden tot de eerste T van CAROTTE, en kijk.
diamino-lesson-marks-play = Er valt niets meer te pakken. Op het eind wint wie de meeste punten heeft: speel!
diamino-lesson-out = Mooi uitspelen
diamino-lesson-out-lay = De voorraad is leeg: niemand pakt nog, alle letters moeten weg. Leg JEU naar rechts, door de eerste E van POUPEE.
diamino-lesson-out-play = Wie klaar is, krijgt vijfentwintig punten, en vijftig op een zwart vakje. Je hebt nog drie letters: maak van RE een REINE!
diamino-lesson-doubt = Bestaat dat woord?
diamino-lesson-doubt-challenge = De ander heeft MOK gelegd. In het Frans bestaat dat woord niet! Zeg: ik betwist het.
diamino-lesson-doubt-no-word = Als je akkoord gaat, blijft het foute woord liggen. Betwist het!
diamino-lesson-doubt-lay = Goed gezien! De ander neemt de letters terug, pakt er een bij en verliest de beurt. Nu jij: leg SEL naar beneden, door de E.
diamino-lesson-doubt-accept = RU? Dat is een klein beekje, het woord bestaat. Zeg dat je akkoord gaat.
diamino-lesson-doubt-word = Betwisten kost hier niets. Maar RU bestaat, dus ga akkoord.
diamino-lesson-doubt-play = Houd je ogen open en leg je laatste drie letters als eerste!
diamino-lesson-patience = Alle letters voor jou
diamino-lesson-patience-lay = Als je alleen speelt, zijn alle letters van jou. Je begint waar je wilt: leg hier AMI naar rechts, vanuit het midden.
diamino-lesson-patience-cross = Elk woord raakt wat er al ligt. Leg MER naar beneden, vanaf de M.
diamino-lesson-patience-lift = Je mag je bedenken: haal de E en de R van MER weg.
diamino-lesson-patience-better = En vind iets beters: leg MIEL naar beneden, vanaf de M.
diamino-lesson-patience-play = Nu jij! Leg zoveel letters als je kunt, maar nooit op een zwart vakje. Stop wanneer je wilt.

## Looking back
diamino-review-most-letters = De meeste letters in één keer, { $n }: { $action }.
diamino-review-most-points = De meeste punten in één keer, { $n }: { $action }.
diamino-review-longest = Het langste woord, { $n } letters: { $action }.
diamino-review-out = Daarmee lag alles in één keer: uit!

## Puzzels
diamino-puzzle-most = De meeste letters
diamino-puzzle-most-ask = Welk woord legt de meeste van jouw letters? Wat al op het bord ligt, telt niet mee.
diamino-puzzle-out = Nu klaar zijn
diamino-puzzle-out-ask = Met één woord ben je meteen klaar. Welk?
diamino-puzzle-black = Het zwarte vakje
diamino-puzzle-black-ask = Wees meteen klaar en bedek daarbij een zwart vakje. Met één woord lukt het. Welk?
diamino-puzzle-small = Alles leggen
diamino-puzzle-small-ask = Leg al deze letters als één kruiswoord. Het kan! Je mag er terugnemen; zit je vast, stop dan.
