# Diamino på svenska.

diamino-tagline = Korsord med djävlar i!
diamino-french = Orden är franska, vilket språk sidan än talar.

## Räkna
diamino-tiles = { $n ->
    [one] { $n } bokstav
   *[other] { $n } bokstäver
  }
diamino-points = { $n ->
    [one] { $n } poäng
   *[other] { $n } poäng
  }
diamino-greens = { $n ->
    [one] en grön djävul
   *[other] { $n } gröna djävlar
  }
diamino-reds = { $n ->
    [one] en röd djävul
   *[other] { $n } röda djävlar
  }
diamino-black = en svart ruta
diamino-score-laid = { $n ->
    [one] { $n } lagd bokstav
   *[other] { $n } lagda bokstäver
  }
diamino-left = { $n ->
    [0] inga bokstäver kvar
    [one] { $n } bokstav kvar
   *[other] { $n } bokstäver kvar
  }
diamino-left-worth = { diamino-left } (värde: { $value })

## Inställningar
diamino-preset-one = Utan poäng
diamino-preset-two = Med poäng
diamino-preset-family = Familj
diamino-preset-patience = Patiens
diamino-option-formula = Hur spelar vi?
diamino-option-formula-one = utan poäng, 2 till 8
diamino-option-formula-two = med poäng, 2 till 4
diamino-option-formula-patience = patiens, ensam
diamino-option-board = På vilket bräde?
diamino-option-board-coins = fyrhörnsbrädet, 15 × 15
diamino-option-board-diable = djävulens bräde, 15 × 15
diamino-option-board-grande = det stora brädet, 17 × 17
diamino-option-board-bord = kantbrädet, 15 × 15
diamino-option-wordCheck = Vem vaktar orden?
diamino-option-wordCheck-auto = beror på vem som spelar
diamino-option-wordCheck-challenge = de andra, som får ifrågasätta
diamino-option-wordCheck-refuse = huset säger nej till felaktiga
diamino-option-wordCheck-penalise = huset straffar felaktiga
diamino-option-wordCheck-help = Beror på vem som spelar: er emellan de andra; med en av husets spelare eller ensam huset.
diamino-option-challengeSeconds = Hur många sekunder för att ifrågasätta?
diamino-option-challengeSeconds-help = 0: så länge ni vill.
diamino-option-failedChallengePenalty = Att ifrågasätta i onödan…
diamino-option-failedChallengePenalty-none = kostar ingenting
diamino-option-failedChallengePenalty-loseTurn = kostar nästa tur
diamino-option-verbsOnly = Vilka ord?
diamino-option-verbsOnly-on = bara verb
diamino-option-verbsOnly-off = alla slags ord
diamino-option-subject = Om vilket ämne?
diamino-option-subject-any = alla ämnen
diamino-option-subject-histoire = historia
diamino-option-subject-chasse = jakt
diamino-option-subject-sport = sport
diamino-option-subject-mode = mode
diamino-option-subject-musique = musik
diamino-option-subject-cuisine = matlagning
diamino-option-subject-marine = hav och båtar
diamino-option-subject-animaux = djur
diamino-option-subject-plantes = växter
diamino-option-subject-religion = religion
diamino-option-subject-droit = juridik
diamino-option-subject-arts = konst
diamino-option-subject-medecine = medicin
diamino-option-subject-sciences = vetenskap
diamino-option-subject-politique = politik
diamino-option-subject-informatique = datorer
diamino-option-subject-armee = armén
diamino-option-subject-peche = fiske
diamino-option-headwordsOnly = Plural och verbformer?
diamino-option-headwordsOnly-on = nej, som i ordboken
diamino-option-headwordsOnly-off = ja, de räknas
diamino-option-childrensTable = Ett bord för barn?
diamino-option-childrensTable-on = ja, utan fula ord
diamino-option-childrensTable-off = nej, alla ord
diamino-option-vote = Får man rösta om ett okänt ord?
diamino-option-vote-on = ja, en gång per tur
diamino-option-vote-off = nej
diamino-option-wordScore = Ger ord poäng för sina bokstäver?
diamino-option-wordScore-on = ja
diamino-option-wordScore-off = nej
diamino-option-wordScore-help = Bara i spelet med poäng.
diamino-option-passOnlyIfNoExchange = När får man passa?
diamino-option-passOnlyIfNoExchange-on = när förrådet är tomt
diamino-option-passOnlyIfNoExchange-off = när man vill
diamino-option-blockedWinner = Utan poäng: ett låst spel…
diamino-option-blockedWinner-none = vinner ingen
diamino-option-blockedWinner-lowestHand = vinner den lättaste handen
diamino-option-greenBlocksExit = Sluta på en grön djävul?
diamino-option-greenBlocksExit-on = nej, först drar man
diamino-option-greenBlocksExit-off = ja
diamino-option-games = Hur många partier?
diamino-option-games-help = I spelet utan poäng; poängen från varje parti läggs ihop.
diamino-option-target = Vilken summa avslutar matchen?
diamino-option-target-help = 0: ingen. Utan poäng: med ett parti spelas så många som behövs för att nå den.
diamino-option-drawnHand = När man spelar ensam är bokstäverna…
diamino-option-drawnHand-on = dragna, tolv åt gången
diamino-option-drawnHand-off = alla där från början
diamino-option-squares = Liten patiens: hur många bokstäver?
diamino-option-squares-help = 0: alla. Annars dras så många, och resten stannar i asken.

## Bordet
diamino-board = Brädet
diamino-rack = Dina bokstäver
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } står över nästa tur.
diamino-reserve = Förråd: { diamino-tiles }
diamino-game-of = Parti { $game } av { $of }
diamino-game-until = Parti { $game }, till { $target } poäng
diamino-game-of-until = { diamino-game-of }, eller { $target } poäng
diamino-cell-plain = { $cell }, tom
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, svart ruta
diamino-cell-green = { $cell }, grön djävul
diamino-cell-red = { $cell }, röd djävul
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, joker
diamino-cell-draft = { $cell }, { $letter }, inte spelad än
diamino-cell-lifted = { $cell }, { $letter }, att ta tillbaka
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = joker
diamino-tile-stack = { $tile }, { $count } gånger
diamino-picked = { $tile }: vald, { diamino-tiles } totalt
diamino-unpicked = { $tile }: tillbakalagd, { diamino-tiles } totalt
diamino-writes-across = Man skriver åt höger.
diamino-writes-down = Man skriver nedåt.
diamino-preview = { $words }
diamino-preview-covers = { $words }: täcker { $what }
diamino-would-points = du +{ $n }
diamino-would-others = de andra +{ $n }
diamino-would-takes = du drar { diamino-tiles }
diamino-would-sheds = du lämnar { diamino-tiles }
diamino-would-out = och du är klar!
diamino-seconds = { $n } s kvar
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, av ”{ $lemma }”
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: finns inte i vår ordbok
diamino-part-noun = substantiv
diamino-part-adjective = adjektiv
diamino-part-verb = verb
diamino-part-infinitive = infinitiv
diamino-part-participle = particip
diamino-part-adverb = adverb
diamino-part-grammatical = funktionsord
diamino-part-interjection = interjektion
diamino-part-number = räkneord

## Knappar
diamino-do-recall = Ta tillbaka
diamino-do-cancel = Avbryt
diamino-do-ask = Rösta om ett ord
diamino-do-sort = Ordna från A till Z
diamino-do-group = Gruppera vokaler och konsonanter
diamino-do-shuffle = Blanda
diamino-do-turn = Byt riktning
diamino-do-zoom-in = Förstora brädet
diamino-do-zoom-out = Visa hela brädet
diamino-joker-title = Vilken bokstav blir jokern?
diamino-ask-title = Vilket ord föreslår du?
diamino-ask-label = Ordet, utan accenter
diamino-words-title = Orden på brädet
diamino-words-none = Det ligger inget ord på brädet än.
diamino-hint-where = Leta på { $cell }, { diamino-way }. Fråga igen för den första bokstaven.
diamino-hint-first = { $letter } hör hemma på { $cell }, { diamino-way }. Fråga igen för hela ordet.

## Vad som ska göras
diamino-prompt-draw = Vi lottar vem som börjar…
diamino-prompt-open = Din tur! Det första ordet börjar på Départ, { $cell }.
diamino-prompt-open-others = { $name } öppnar: det första ordet börjar på Départ.
diamino-prompt-turn = Din tur! Lägg ett ord.
diamino-prompt-alone = Lägg ett första ord var du vill.
diamino-prompt-alone-more = { diamino-score-laid }: ett ord till?
diamino-prompt-exchange = Tryck på bokstäverna du vill byta.
diamino-prompt-discard = Röd djävul! Välj { diamino-tiles } att lämna.
diamino-prompt-lift = Tryck på bokstäverna du vill ta från brädet.
diamino-prompt-stop = Slutar du här? Det som ligger räknas.
diamino-words-more = { $word } och { $n ->
    [one] ett ord till
   *[other] { $n } ord till
  }
diamino-prompt-window = { $name } har lagt { $words }. Är det bra? { $seconds ->
    [0] {""}
    [1] { $seconds } sekund att ifrågasätta det.
   *[other] { $seconds } sekunder att ifrågasätta det.
  }
diamino-prompt-window-others = { $name } har lagt { $words }. De andra tittar…
diamino-prompt-window-wait = De andra tittar på ditt ord…
diamino-prompt-answered = Sagt. Vi väntar på de andra…
diamino-prompt-vote = { $name } föreslår { $word }. Får det gälla?
diamino-prompt-vote-wait = De andra röstar om { $word }…
diamino-prompt-drawing = Bokstäver dras…

## Vad som har hänt
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Alla drar en bokstav: { $lots }.
diamino-event-begins = { $name } har den första i alfabetet och börjar.
diamino-event-begins-you = Din bokstav är den första i alfabetet: du börjar.
diamino-event-dealt = Alla får { diamino-tiles }.
diamino-event-got-you = Du får { $tiles }.
diamino-event-took = { $name } drar { diamino-tiles }.
diamino-event-laid = { $name } lägger { $lies }.
diamino-event-laid-you = Du lägger { $lies }.
diamino-event-laid-more = { $name } lägger { $lies }, och bildar { $words }.
diamino-event-laid-more-you = Du lägger { $lies }, och bildar { $words }.
diamino-event-accepted = { $name } håller med.
diamino-event-accepted-you = Du håller med.
diamino-event-challenged = { $name } ifrågasätter ordet!
diamino-event-challenged-you = Du ifrågasätter ordet!
diamino-event-began = { $name } vill spela: är det någon mer som ifrågasätter ordet?
diamino-event-began-you = Du vill spela: är det någon mer som ifrågasätter ordet?
diamino-event-stands = Ifrågasatt i onödan: { $words } är rätt.
diamino-event-withdrawn = { $why } { $name } tar tillbaka bokstäverna och förlorar turen.
diamino-event-withdrawn-you = { $why } Du tar tillbaka dina bokstäver och förlorar turen.
diamino-event-covered = { $name } täcker { $what }.
diamino-event-covered-you = Du täcker { $what }.
diamino-event-scored = { $name } får { diamino-points }.
diamino-event-scored-you = Du får { diamino-points }.
diamino-event-lost = { $name } förlorar { diamino-points }.
diamino-event-lost-you = Du förlorar { diamino-points }.
diamino-event-exchanged = { $name } byter { diamino-tiles }.
diamino-event-exchanged-you = Du byter { diamino-tiles }.
diamino-event-passed = { $name } passar.
diamino-event-passed-you = Du passar.
diamino-event-skipped = { $name } har förlorat den här turen.
diamino-event-skipped-you = Du har förlorat den här turen.
diamino-event-discarded = { $name } lämnar { diamino-tiles } till förrådet.
diamino-event-discarded-you = Du lämnar { diamino-tiles } till förrådet.
diamino-event-asked = { $name } föreslår { $word }.
diamino-event-asked-you = Du föreslår { $word }.
diamino-event-voted = { $name } har röstat.
diamino-event-voted-you = Du har röstat.
diamino-event-admitted = Bordet låter { $word } gälla.
diamino-event-turned-down = { $word } får inte gälla.
diamino-event-lifted = { diamino-tiles } färre på brädet.
diamino-event-out = { $name } har inga bokstäver kvar!
diamino-event-out-you = Du har inga bokstäver kvar!
diamino-event-out-black = { $name } slutar på en svart ruta!
diamino-event-out-black-you = Du slutar på en svart ruta!
diamino-event-blocked = Ingen kan spela mer: spelet är låst.
diamino-event-stopped = Det är slut.
diamino-event-hands = Kvar på handen: { $hands }.
diamino-event-next-game = Parti { $game }: allt läggs tillbaka i asken.

## Vad man kan göra, i ord
diamino-way = { $way ->
    [down] nedåt
   *[across] åt höger
  }
diamino-lies = { $word } på { $cell }, { diamino-way }
diamino-action-lay = Lägg { $word } på { $cell }, { diamino-way }
    .button = Lägg
diamino-action-lay-joker = { diamino-action-lay }, joker: { $jokers }
diamino-action-exchange = Byt { $tiles }
    .button = { $n ->
        [0] Byt
       *[other] Byt { diamino-tiles }
      }
diamino-action-pass = Passa
diamino-action-accept = Det är bra
diamino-action-challenge = Jag ifrågasätter det
diamino-action-begin = Jag spelar
diamino-action-ask = Föreslå { $word }
    .button = Föreslå det
diamino-action-yes = Ja, det får gälla
diamino-action-no = Nej
diamino-action-discard = Lämna { $tiles }
    .button = Lämna { diamino-tiles }
diamino-action-lift = Ta bokstäver från brädet
    .button = Ta bort { diamino-tiles }
diamino-action-stop = Sluta här
    .button = Jag slutar här: { diamino-tiles }

## I en terminal
diamino-write = Skriv ett ord, dess första ruta och riktningen: ”kepi h8 across” (åt höger) eller ”kepi h8 down” (nedåt). Eller: exchange ae, pass.
diamino-write-alone = Skriv ett ord, dess första ruta och riktningen: ”kepi h8 across” (åt höger) eller ”kepi h8 down” (nedåt). Eller: lift h8 i8, stop.
diamino-write-discard = Skriv: discard e.

## Varför våra spelare skulle göra det
diamino-why-words = Så säger husets lista.
diamino-why-vote = Husets ordbok avgör.
diamino-why-discard = Den är svårast att bli av med.
diamino-why-last = Det är sista draget!
diamino-why-best = Det draget ger mest.
diamino-why-stop = Inget mer går att lägga.
diamino-why-pass = Inget går att lägga, och det finns inget att byta.
diamino-why-exchange = Inget bra går att lägga: nya bokstäver hjälper.

## Vad som inte är tillåtet, och varför
diamino-refusal-not-now = Inte nu: det är något annat som ska göras först.
diamino-refusal-other-formula = Det gör man inte i det här spelsättet.
diamino-refusal-outside = Ordet går utanför brädet.
diamino-refusal-lay-nothing = Lägg minst en egen bokstav.
diamino-refusal-cell-taken = På { $cell } ligger redan en annan bokstav: { $letter }.
diamino-refusal-not-whole = Ditt ord rör vid andra bokstäver: skriv hela ordet.
diamino-refusal-not-in-hand = Du saknar en bokstav för det: { $letter }.
diamino-refusal-no-joker = Du saknar en joker för det.
diamino-refusal-black = På en svart ruta lägger man ingenting.
diamino-refusal-black-not-last = Bara dina allra sista bokstäver får täcka en svart ruta.
diamino-refusal-two-blacks = Bara en svart ruta, inte två.
diamino-refusal-black-with-green = Den gröna djävulen får dig att dra: det är inte ditt sista drag, så ingen svart ruta.
diamino-refusal-not-on-depart = Det första ordet börjar på Départ.
diamino-refusal-too-long = Det första ordet har högst åtta bokstäver.
diamino-refusal-too-short = Ett ord har minst två bokstäver.
diamino-refusal-not-connected = Ditt ord måste röra vid dem på brädet.
diamino-refusal-crooked = Alla dina bokstäver läggs på en rad.
diamino-refusal-gap = Det är ett hål i ditt ord.
diamino-refusal-unknown-word = { $word } finns inte i vår ordbok.
diamino-refusal-proper-noun = { $word } är ett egennamn.
diamino-refusal-foreign-word = { $word } är ett utländskt ord.
diamino-refusal-abbreviation = { $word } är en förkortning.
diamino-refusal-no-verb = { $word } är inget verb.
diamino-refusal-off-subject = { $word } hör inte till ämnet.
diamino-refusal-no-headword = { $word } står inte så i ordboken.
diamino-refusal-unfit-word = { $word } är inget för ett barnbord.
diamino-refusal-none-chosen = Välj minst en bokstav.
diamino-refusal-empty-reserve = Förrådet är tomt: inga fler byten.
diamino-refusal-exchange-too-many = Så många bokstäver finns inte i förrådet.
diamino-refusal-exchange-first = Så länge det finns ett förråd byter man i stället för att passa.
diamino-refusal-own-word = Det är ditt ord: de andra svarar.
diamino-refusal-answered = Du har redan svarat.
diamino-refusal-not-next = Är ni tre eller fler börjar den som står på tur.
diamino-refusal-no-vote = Vid det här bordet röstar man inte om ord.
diamino-refusal-asked-already = Bara ett ord att rösta om per tur.
diamino-refusal-turned-down = Bordet har redan sagt nej till ordet.
diamino-refusal-is-a-word = Ordet gäller redan: lägg det.
diamino-refusal-no-such-word = Ordet går inte att lägga: två bokstäver till brädets bredd, utan bindestreck.
diamino-refusal-wrong-number = Välj { $n ->
    [one] en bokstav
   *[other] { $n } bokstäver
  } att lämna.
diamino-refusal-cannot-lift = Det som ligger kvar måste vara ord som hänger ihop.
diamino-refusal-nothing-to-lift = Det finns inget att ta tillbaka på { $cell }.
diamino-refusal-lifted-enough = Du har redan tagit tillbaka { $n } bokstäver: nu ligger det lagda kvar.
diamino-refusal-drawn-hand = Med dragna bokstäver ligger det lagda kvar.
diamino-refusal-impossible-squares = De bokstäverna kan inte komma från förrådet.
diamino-refusal-other-hand = Det är inte vad { $name } har på handen: det är { $tiles }.
diamino-refusal-too-early = Tiden är inte slut.
diamino-refusal-too-late = För sent: tiden att svara är slut.

## Slutet
diamino-end-out = En tom hand avslutade spelet.
diamino-end-black = Spelet slutade på en svart ruta!
diamino-end-blocked = Spelet var låst.
diamino-end-stopped = Brädet är klart.
diamino-end-whole = Alla bokstäver ligger, bravo!
diamino-moment-black = Det finaste ögonblicket: { $name } slutar på en svart ruta med { $word }!
diamino-moment-black-you = Det finaste ögonblicket: du slutar på en svart ruta med { $word }!
diamino-moment-challenge = Det klokaste ögonblicket: { $name } ifrågasätter { $word }, och har rätt.
diamino-moment-challenge-you = Det klokaste ögonblicket: du ifrågasätter { $word }, och har rätt.
diamino-moment-reds = Det finaste ögonblicket: { $name } täcker { diamino-reds } på en gång med { $word }!
diamino-moment-reds-you = Det finaste ögonblicket: du täcker { diamino-reds } på en gång med { $word }!
diamino-moment-longest = Längsta ordet: { $word }, av { $name }.
diamino-moment-longest-you = Längsta ordet: { $word }, av dig.
diamino-moment-word = Ett fint ord: { $word }, av { $name }.
diamino-moment-word-you = Ett fint ord av dig: { $word }.

## Regelsidan
diamino-rules-aim = Målet
diamino-rules-aim-text = { $formula ->
    [two] Två till fyra av er bygger ett korsord tillsammans. Röda djävlar ger poäng, gröna ger poäng till de andra; på slutet räknas också det som är kvar på handen. Flest poäng vinner.
    [patience] Du bygger ett korsord ensam. Försök lägga så många bokstäver du kan: alla 112, om det går!
   *[one] Två till åtta av er bygger ett korsord tillsammans. Den som först är utan bokstäver vinner.
  } { diamino-french }
diamino-rules-box = I asken
diamino-rules-box-text = Ett bräde och 112 bokstäver. 110 bär en bokstav och dess värde, högre ju ovanligare den är. Två bär en djävul: det är jokrarna. På brädet är Départ, svarta rutor, gröna djävlar och röda djävlar tryckta. Man spelar bara på brädet. Brädet, antalet bokstäver och värdena är husets egna: de ursprungliga har gått förlorade.
diamino-rules-joker = Jokrarna
diamino-rules-joker-text = En joker står för vilken bokstav du vill. Den förblir den bokstaven till slutet, och den är inget värd. Du kan också byta den, eller ge den till en röd djävul.
diamino-rules-start = Så börjar ni
diamino-rules-start-text = Bokstäverna blandas. Alla drar en: den som är närmast alfabetets början börjar. Vid lika, eller med en joker, drar man igen. Sedan läggs allt tillbaka och blandas. { $formula ->
    [two] Alla tar tolv bokstäver, längs talen 1 till 12 i kanten.
   *[one] Är ni 2, 3, 4, 5, 6, 7 eller 8 tar var och en 40, 32, 24, 18, 16, 14 eller 12 bokstäver.
  } Resten är förrådet. Man visar inte sina bokstäver.
diamino-rules-first = Det första ordet
diamino-rules-first-text = Det första ordet har två till åtta bokstäver. Det börjar på Départ och går åt höger eller nedåt, aldrig snett. Det får täcka djävlar, men ingen svart ruta. Om du byter, passar eller måste ta tillbaka ditt ord öppnar nästa spelare.
diamino-rules-lay = Att lägga ett ord
diamino-rules-lay-text = { $formula ->
    [patience] Lägg
   *[one] Turen går åt vänster. Lägg
  } så många bokstäver du vill på en enda rad, utan hål: med det som ligger där bildar de ett nytt ord. Ovanför, under, på ena sidan, på båda, emellan: allt går, om alla bokstäver som rör vid varandra bildar ord åt båda hållen. Två ord får ligga intill varandra, och samma ord får komma igen.
diamino-rules-refill = Att dra
diamino-rules-refill-text = { $formula ->
    [two] Efter ditt ord drar du upp till tolv bokstäver, eller det som finns kvar.
   *[one] Efter ditt ord drar man inte: din hand krymper.
  }
diamino-rules-exchange = Byta eller passa
diamino-rules-exchange-text = När det är din tur kan du, i stället för att lägga, byta bokstäver mot lika många ur förrådet, om de räcker. Du tar de nya först, sedan blandas dina med resten. { $passOnlyIfNoExchange ->
    [on] Man passar bara om förrådet är tomt.
   *[off] Du får också passa.
  }
diamino-rules-green = Gröna djävlar
diamino-rules-green-text = Undvik dem helst. Om du täcker en { $formula ->
    [two] får alla andra 5 poäng.
   *[one] drar du en bokstav, så länge det finns några.
  } Varje djävul räknas, och en täckt djävul gör inget mer. { $greenBlocksExit ->
    [on] Utan poäng: om dina sista bokstäver täcker en grön djävul drar du och är inte klar.
   *[off] Utan poäng får du sluta på en grön djävul.
  }
diamino-rules-red = Röda djävlar
diamino-rules-red-text = De är dina vänner. { $formula ->
    [two] Varje du täcker ger dig 10 poäng.
   *[one] För varje du täcker lämnar du en valfri bokstav till förrådet, efter att ha dragit för de gröna. Var det den sista är du klar, men utan svart ruta.
  }
diamino-rules-black = Svarta rutor
diamino-rules-black-text = { $formula ->
    [patience] Svarta rutor är förbjudna ända till slutet. Djävlarna gör ingenting.
    [two] De är förbjudna. Bara dina sista bokstäver får täcka en, när förrådet är tomt: slutbonusen fördubblas.
   *[one] De är förbjudna. Bara dina sista bokstäver får täcka en: dina poäng fördubblas.
  }
diamino-rules-end = Slutet
diamino-rules-end-text = { $formula ->
    [two] När förrådet är tomt får den som först lägger sin sista bokstav 25 poäng, eller 50 på en svart ruta, och värdet av de andras bokstäver. De andra förlorar det de har på handen. Lyckas ingen förlorar alla det de har på handen. Flest poäng vinner, och vid lika vinner man tillsammans. Man kan hamna under noll.
   *[one] Den som först är utan bokstäver vinner genast och får värdet av de andras bokstäver, det dubbla på en svart ruta.
  } Spelet är låst när alla passar i rad, eller efter tre varv utan att något läggs. { $blockedWinner ->
    [lowestHand] Utan poäng vinner då den lättaste handen.
   *[none] Utan poäng vinner då ingen.
  } { $wordScore ->
    [on] Vid det här bordet ger ett ord i spelet med poäng sina bokstävers värde.
   *[off] Ord ger inget i sig själva.
  }
diamino-rules-match = Matchen
diamino-rules-match-text = { $games ->
    [1] Den som först har { $target } poäng avslutar matchen. Det spelas så många partier som behövs; poängen läggs ihop.
   *[other] Den här matchen har { $games } partier; poängen läggs ihop. { $target ->
        [0] Alla partier spelas.
       *[other] Den slutar tidigare vid { $target } poäng.
      }
  }
diamino-rules-words = Orden
diamino-rules-words-text = Varje ord i en fransk ordbok räknas, även om det kommer från annat håll, men inga egennamn, utländska ord eller förkortningar. Man skriver utan accenter, och aldrig med bindestreck, apostrof eller mellanslag. { $headwordsOnly ->
    [on] Ingen plural och inga verbformer, om inte ordboken har dem.
   *[off] Plural och verbformer räknas.
  } { $verbsOnly ->
    [on] Bara verb!
   *[off] {""}
  } { $childrensTable ->
    [on] Inga fula ord.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Bara ett ämne: { $topic }.
  }
diamino-rules-challenge = Att ifrågasätta
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] Vid det här bordet säger huset nej till felaktiga ord, utan straff.
    [penalise] Vid det här bordet tittar huset på varje ord. Är det fel tar du tillbaka dina bokstäver, förlorar turen och betalar som för en grön djävul.
   *[challenge] Så snart ett ord ligger får alla andra ifrågasätta det, { $seconds ->
        [0] utan tidsgräns
       *[other] i { $seconds } sekunder
      }. Är ni tre eller fler får den som står på tur börja utan att vänta: då är det två sekunder kvar att ifrågasätta. Alla ord i draget granskas. Är något fel tas bokstäverna tillbaka, turen är förlorad och man betalar en gång som för en grön djävul; inget annat blir kvar av draget. Djävlar och dragning kommer efteråt. { $failedChallengePenalty ->
        [loseTurn] Att ifrågasätta i onödan kostar nästa tur.
       *[none] Att ifrågasätta i onödan kostar ingenting.
      }
  }
diamino-rules-vote = Att rösta om ett ord
diamino-rules-vote-text = En gång per tur får du föreslå bordet ett ord som inte finns i listan. Om mer än hälften av de andra säger ja räknas det.
diamino-rules-patience = Patiens
diamino-rules-patience-text = Börja var du vill, korsa sedan orden. { $drawnHand ->
    [on] Du drar tolv bokstäver utan att se dem och fyller på efter varje ord. Det lagda ligger kvar.
   *[off] Alla bokstäver finns där. Du får ta tillbaka några, om det som blir kvar fortfarande är ord som hänger ihop, upp till tretusen i ett spel.
  } Ditt resultat är antalet lagda bokstäver. Om bordet har valt det dras bara några bokstäver: alla ligger öppet, och målet är att lägga varenda en.
diamino-rules-example = Ett exempel
diamino-rules-example-text = Den som börjar lägger KÉPI åt höger, med ett vanligt E. Nästa lägger ZESTE nedåt, genom det E:et, med fyra bokstäver. Sedan lägger var och en till en eller flera bokstäver. Det är likadant i båda spelsätten.

diamino-key-walk = Från ruta till ruta
diamino-key-turn = Skriva åt andra hållet
diamino-key-rub = Ta tillbaka den sista bokstaven
diamino-key-write = Skriva med dina bokstäver

## Lessons
diamino-lesson-words = Dina första ord
diamino-lesson-words-depart = Här skriver man på franska. Lägg AMI åt höger från Départ, rutan i mitten.
diamino-lesson-words-cross = Den andra korsade ditt ord. Gör likadant: lägg SAC nedåt, genom A:et.
diamino-lesson-words-longer = Man kan också göra ett ord längre. Lägg till ett S till AMI: AMIS.
diamino-lesson-words-red = Ditt S täcker en röd djävul: så mycket bättre! Lämna vilken bokstav du vill, till exempel W.
diamino-lesson-words-play = Den som inte har några bokstäver kvar vinner. Bara två till: spela!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Du har inget C, men en joker står för vilken bokstav du vill. Lägg SAC nedåt, genom A:et, med jokern som C.
diamino-lesson-joker-play = Jokern förblir ett C: den andra använde den också. Den ger inga poäng. Bara två bokstäver till: spela!
diamino-lesson-green = Grönt, svart och byte
diamino-lesson-green-exchange = Ett W och ett X: inte lätt! Byt dem mot två andra bokstäver. Det är hela din tur.
diamino-lesson-green-green = En grön djävul får dig att dra en bokstav. Prova: lägg PAS nedåt från P:et.
diamino-lesson-green-play = En svart ruta täcks bara med dina sista bokstäver. Lägg MIDIS nedåt, med det andra I:et på KEPI:s I, så är du klar!
diamino-lesson-marks = Tio poäng, fem poäng
diamino-lesson-marks-red = Med poäng är en röd djävul värd tio. Lägg JEU åt höger, genom det första E:et i POUPEE.
diamino-lesson-marks-green = Tio poäng och nya bokstäver! Men en grön djävul ger den andra fem poäng. Lägg NUIT nedåt till det första T:et i CAROTTE och se.
diamino-lesson-marks-play = Det finns inget mer att dra. Till slut vinner den som har flest poäng: spela!
diamino-lesson-out = Sluta snyggt
diamino-lesson-out-lay = Förrådet är tomt: ingen drar mer, alla bokstäver ska läggas. Lägg JEU åt höger, genom det första E:et i POUPEE.
diamino-lesson-out-play = Den som blir klar får tjugofem poäng, och femtio på en svart ruta. Du har tre bokstäver kvar: gör RE till REINE!
diamino-lesson-doubt = Finns det ordet?
diamino-lesson-doubt-challenge = Den andra la MOK. Det ordet finns inte! Säg: jag ifrågasätter det.
diamino-lesson-doubt-no-word = Om du håller med ligger det felaktiga ordet kvar. Ifrågasätt det!
diamino-lesson-doubt-lay = Bra sett! Den andra tar tillbaka sina bokstäver, drar en till och förlorar sin tur. Nu du: lägg SEL nedåt, genom E:et.
diamino-lesson-doubt-accept = RU? Det är en liten bäck, ordet finns. Säg att det är bra.
diamino-lesson-doubt-word = Att ifrågasätta kostar inget här. Men RU finns, så håll med.
diamino-lesson-doubt-play = Håll ögonen öppna och lägg dina tre sista bokstäver före den andra!
diamino-lesson-patience = Alla bokstäver är dina
diamino-lesson-patience-lay = När du spelar ensam är alla bokstäver dina. Börja var du vill: lägg här AMI åt höger från mitten.
diamino-lesson-patience-cross = Varje ord rör vid det som redan ligger. Lägg MER nedåt från M:et.
diamino-lesson-patience-lift = Du får ändra dig: ta tillbaka E och R från MER.
diamino-lesson-patience-better = Och hitta något bättre: lägg MIEL nedåt från M:et.
diamino-lesson-patience-play = Nu du! Lägg så många bokstäver du kan, men aldrig på en svart ruta. Sluta när du vill.

## Looking back
diamino-review-most-letters = Flest bokstäver på en gång, { $n }: { $action }.
diamino-review-most-points = Flest poäng på en gång, { $n }: { $action }.
diamino-review-longest = Det längsta ordet, { $n } bokstäver: { $action }.
diamino-review-out = Med det hade allt legat på en gång: slut!

## Problem
diamino-puzzle-most = Flest bokstäver
diamino-puzzle-most-ask = Vilket ord lägger flest av dina bokstäver? De som redan ligger på brädet räknas inte.
diamino-puzzle-out = Bli klar nu
diamino-puzzle-out-ask = Ett enda ord gör dig klar på en gång. Vilket?
diamino-puzzle-black = Den svarta rutan
diamino-puzzle-black-ask = Bli klar på en gång och täck en svart ruta. Ett enda ord klarar det. Vilket?
diamino-puzzle-small = Lägg allihop
diamino-puzzle-small-ask = Lägg alla de här bokstäverna som ett enda korsord. Det går! Du får ta tillbaka några; kör du fast kan du sluta.
