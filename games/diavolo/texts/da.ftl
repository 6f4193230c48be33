# Diavolo på dansk.

diavolo-tagline = Ti terninger, én ordre og den hurtigste hånd!

## Tingene
diavolo-a-devil = { $devil ->
    [black] en sort djævel
    [white] en hvid djævel
    [red] en rød djævel
   *[grey] den grå djævel
  }
diavolo-devil = { $devil ->
    [black] Sort djævel
    [white] Hvid djævel
    [red] Rød djævel
   *[grey] Grå djævel
  }
diavolo-order-most = Den største sum
diavolo-order-least = Den mindste sum
diavolo-order-gap = Den største forskel
diavolo-order-odd = Flest ulige
diavolo-order-high = Den højeste terning
diavolo-order-near = Den nærmeste terning
diavolo-gems = { $n ->
    [one] { $n } ædelsten
   *[other] { $n } ædelstene
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## Bordet
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } og terningerne.
diavolo-place-out = { $name }: ingen ædelsten tilbage.
diavolo-bar = Djævlene på baren
diavolo-tray = Terningerne
diavolo-devil-key = { diavolo-devil }, tast { $key }
diavolo-corner = Hjørnet for { $name }
diavolo-dice-of = { $colour ->
    [black] Sorte
    [white] Hvide
   *[red] Røde
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Sorte
    [white] Hvide
   *[red] Røde
  } { $values } mm fra ordreterningen.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Lige: det er den grå!
   *[other] Det rigtige svar: { diavolo-a-devil }.
  }

## Knapperne
diavolo-do-receipt = Bonen

## Hvad der skal gøres
diavolo-prompt-ready-you = Du kaster terningerne!
diavolo-prompt-ready = { $name } har terningerne.
diavolo-prompt-ordered = { $name } har terningerne.
diavolo-prompt-ordered-you = Ordren er kendt. Kast de andre terninger!
diavolo-prompt-falls = Terningerne ruller… Hånden klar!
diavolo-prompt-open = Hurtigt, grib den rigtige djævel!
diavolo-prompt-open-calm = Tag dig god tid: hvilken djævel?
diavolo-prompt-waiting = Klaret! Vi venter på de andre.
diavolo-prompt-level = Lige hurtige: lodtrækningen afgør det.
diavolo-prompt-out = Du har ingen ædelsten tilbage. Se, hvem der vinder!
diavolo-prompt-watch = Hvem bliver hurtigst?
diavolo-prompt-over = Spillet er slut.

## Hvad der skete
diavolo-event-threw = { $name } kaster terningerne.
diavolo-event-threw-you = Du kaster terningerne.
diavolo-event-ordered = Ordren: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } griber { diavolo-a-devil }.
diavolo-event-reached-you = Du griber { diavolo-a-devil }.
diavolo-event-reached-none = { $name } tager ingen.
diavolo-event-reached-none-you = Du tager ingen.
diavolo-event-answered = { $name } har svaret.
diavolo-event-answered-you = Du har svaret.
diavolo-event-settled = Lige hurtige, under 6 ms fra hinanden: lodtrækningen siger { $names }.
diavolo-event-counted = Det var { diavolo-a-devil }. { $right ->
    [0] Ingen har den.
   *[other] Godt set: { $safe }.
  } { $wrong ->
    [0] Ingen mister en ædelsten.
   *[other] En ædelsten mindre: { $lost }.
  }
diavolo-event-out = { $name } har ingen ædelsten tilbage og er ude.
diavolo-event-out-you = Du har ingen ædelsten tilbage: du er ude.
diavolo-event-fewer = Færre spillere, færre djævle: { $n } af hver farve.
diavolo-event-turn = Terningerne går til { $name }.
diavolo-event-turn-you = Terningerne er dine!
diavolo-event-won = { $name } beholder den sidste ædelsten og vinder!
diavolo-event-won-you = Du beholder den sidste ædelsten: du vinder!
diavolo-event-nobody = Alle ryger ud samtidig: ingen vinder, og enhver betaler sit.

## Hvad man kan gøre, i ord
diavolo-action-throw = Kast terningerne
diavolo-action-take = Grib { diavolo-a-devil }
diavolo-action-leave = Tag ingen
diavolo-reason-throw = Alle venter på dine terninger.
diavolo-reason-look = Det siger terningerne, hvis vi har set rigtigt.

## Bonen
diavolo-receipt = Rundens bon
diavolo-receipt-none = Ingen bon endnu: den kommer efter hver runde.
diavolo-receipt-words = Et greb tæller i det øjeblik, det blev gjort, ikke når det kom frem. Huset måler selv hver linjes forsinkelse og giver aldrig mere tilbage end den.
diavolo-receipt-shown = Terningerne kunne ses af alle: { $at } s efter starten.
diavolo-receipt-said = Skærmen siger
diavolo-receipt-lag = Mulig forsinkelse
diavolo-receipt-at = Tæller ved
diavolo-receipt-cut = Skærmen angav en tid, som linjen ikke tillader: den er rettet.
diavolo-verdict-right = godt set
diavolo-verdict-wrong = forkert farve
diavolo-verdict-late = for sent
diavolo-verdict-nothing = tog ingen

## Øve
diavolo-training = Øv dig alene
diavolo-training-words = Se på ordren, find farven, grib djævelen. Ingen skynder på dig, men tiden noteres.
diavolo-training-start = Kast terningerne
diavolo-training-next = Et kast til
diavolo-training-right = Godt set, på { $time } s!
diavolo-training-wrong = Forbi: det var { diavolo-a-devil }.
diavolo-training-series = I træk: { $n }
diavolo-training-best = Bedste serie: { $n }
diavolo-training-chart = Dine seneste forsøg, de ældste først
diavolo-training-order = Ordre
diavolo-training-time = Middeltid
diavolo-training-errors = Fejl
diavolo-training-forget = Glem alt

## Indstillingerne
diavolo-preset-book = Som i æsken
diavolo-preset-young = For de yngste
diavolo-preset-calm = Uden hast
diavolo-option-twoDice = Hvor mange terninger af hver farve?
diavolo-option-twoDice-on = to
diavolo-option-twoDice-off = tre
diavolo-option-twoDice-help = Med to er der mindre at tælle: for de yngste.
diavolo-option-orderFirst = I hvor mange runder kastes ordren først?
diavolo-option-orderFirst-help = For at lære de seks ordrer: den grå terning ruller før de andre. 0: aldrig.
diavolo-option-seconds = Hvor mange sekunder til at gribe?
diavolo-option-seconds-help = Som regel 10. Derefter mister den, der intet har, en ædelsten.
diavolo-option-untimed = Skal man skynde sig?
diavolo-option-untimed-on = nej, vi venter på alle
diavolo-option-untimed-off = ja, tiden går
diavolo-option-untimed-help = Uden hast svarer alle; hurtighed afgør kun mellem dem, der vil have samme djævel. Godt med skærmlæser.
diavolo-option-tieForgiving = Når terningerne står lige: den, der ikke har den grå…
diavolo-option-tieForgiving-on = mister intet
diavolo-option-tieForgiving-off = mister en ædelsten

## Hvad der ikke er tilladt, og hvorfor
diavolo-refusal-not-your-throw = En anden har terningerne.
diavolo-refusal-nothing-to-grab = Et øjeblik: man griber, når alle terninger ligger stille.
diavolo-refusal-already-thrown = Terningerne er allerede kastet.
diavolo-refusal-out = Du har ingen ædelsten tilbage: se med til slutningen.
diavolo-refusal-only-one = En djævel til hver, og den beholder man.
diavolo-refusal-no-stamp = Øjeblikket, da du greb, mangler.
diavolo-refusal-other-stamp = Det øjeblik ({ $at } ms) passer ikke med, hvornår det kom frem ({ $arrived } ms).
diavolo-refusal-too-late = For sent: de { $n } sekunder er gået.
diavolo-refusal-wrong-dice = Det er ikke terningerne i denne æske.
diavolo-refusal-other-order = Ordren er allerede kendt, og det er en anden.
diavolo-refusal-off-tray = En terning ligger uden for bakken: { $die }.
diavolo-refusal-overlap = To terninger kan ikke ligge samme sted: { $die } og { $other }.
diavolo-die = { $colour ->
    [black] den sorte
    [white] den hvide
   *[red] den røde
  } { $n }
diavolo-die-order = ordreterningen
diavolo-refusal-not-level = Det er ikke dem, der var lige hurtige.
diavolo-refusal-other-answers = Det er ikke de svar, der lå med bagsiden opad.
diavolo-refusal-too-early = Der er stadig tid til at gribe.

## Siden med reglerne
diavolo-rules-aim = Målet
diavolo-rules-aim-text = I en bar i helvede kaster små djævle terninger om, hvem der betaler omgangen. I hver runde giver én terning en ordre, og alle griber, så hurtigt de kan, en djævel af den rigtige farve. Den sidste, der har en ædelsten, vinder.
diavolo-rules-box = I æsken
diavolo-rules-box-text = Ni terninger, tre sorte, tre hvide og tre røde; en grå med de seks ordrer; ti djævle, tre af hver farve og en grå; tredive ædelstene, nok til alle. For 2 til 6 spillere, i alle aldre. { $twoDice ->
    [on] Ved dette bord er der kun to terninger af hver farve: ellers ændres intet, og forskellen er den mellem de to.
   *[off] For de yngste er to terninger af hver farve nok.
  }
diavolo-rules-start = Sådan begynder I
diavolo-rules-start-text = Djævlene står i midten, hulter til bulter. Alle har fem ædelstene. Den yngste tager terningerne, og første runde begynder.
diavolo-rules-turn = En runde
diavolo-rules-turn-text = Den, der har terningerne, kaster dem alle på én gang. Alle ser efter, også den, der kastede, og griber en djævel af den farve, ordren beder om. { $orderFirst ->
    [0] For at lære kan man i de første runder kaste ordreterningen før de andre.
   *[other] For at lære ruller ordreterningen før de andre i de første { $orderFirst } runder, og man griber først, når alle ligger stille.
  }
diavolo-rules-most-text = Farven, hvis terninger tilsammen viser mest. Her sort 11, hvid 12, rød 13: rød!
diavolo-rules-least-text = Farven, hvis terninger tilsammen viser mindst. Her sort 11, hvid 12, rød 13: sort!
diavolo-rules-gap-text = Farven med størst forskel mellem sin højeste og sin laveste terning. Her sort 4, hvid 5, rød 2: hvid!
diavolo-rules-odd-text = Farven med flest enere, treere og femmere. Her sort 1, hvid 2, rød 3: rød! Er der slet ingen ulige, står det lige.
diavolo-rules-high-text = Farven på den højeste terning af alle. Her har sort og hvid begge en 6: lige, altså grå!
diavolo-rules-near-text = Farven på terningen nærmest den grå, fra midte til midte. Er det en rød: rød! Mindre end en millimeter mellem to farver er lige. En terning, der hælder, kastes om.
diavolo-rules-tie = Lige: grå!
diavolo-rules-tie-text = Hvis to eller tre farver deler førstepladsen, er den grå djævel den rigtige. To ens farver bagved, eller to ens terninger af én farve, tæller ikke. Den grå i rette øjeblik giver en ædelsten, op til fem. { $tieForgiving ->
    [on] Ved dette bord mister de andre da intet.
   *[off] Der er kun én: alle andre mister da en ædelsten.
  } Grå, når det ikke står lige, er en forkert farve.
diavolo-rules-grab = Kun én djævel
diavolo-rules-grab-text = Den første djævel, du rører, er din, rigtig eller forkert: ingen ny, intet bytte, og den stilles ikke tilbage. Du kan også lade være. Er den rigtige farve væk, koster en anden eller ingen det samme: én ædelsten, aldrig mere.
diavolo-rules-time = Den hurtigste hånd
diavolo-rules-time-text = Vil to hænder have samme djævel, får den første den. Det, der tæller, er, hvornår grebet blev gjort, ikke hvornår det når frem over linjen; under seks tusindedele af et sekund afgør en åben lodtrækning. { $untimed ->
    [on] Ved dette bord har ingen travlt: runden slutter, når alle har svaret.
   *[other] Runden slutter, når alle har grebet, lige efter den sidste rigtige djævel, eller efter { $seconds } sekunder.
  }
diavolo-rules-gems = Ædelstenene
diavolo-rules-gems-text = Forkert farve, for sent eller slet intet: en ædelsten går tilbage i æsken. Gevinster og tab tælles sammen i slutningen af runden. Ingen har nogensinde flere end fem.
diavolo-rules-next = Næste runde
diavolo-rules-next-text = Djævlene går tilbage til midten, og terningerne går til venstre, til den næste, der stadig har en ædelsten.
diavolo-rules-out = Ingen ædelsten tilbage
diavolo-rules-out-text = Uden ædelsten er man ude med det samme. Så er der færre djævle: med fire eller flere tre af hver farve, med tre to, med to én; og altid én grå. Ryger flere ud på én gang, tæller de, der er tilbage. Sådan er det også, når spillet begynder med to eller tre.
diavolo-rules-win = Hvem vinder?
diavolo-rules-win-text = Den sidste med en ædelsten vinder. Ryger alle, der var tilbage, ud i samme runde, vinder ingen, og enhver betaler sit.

## Slutningen
diavolo-end-last = { $name } beholder den sidste ædelsten.
diavolo-end-nobody = Alle røg ud samtidig: enhver betaler sit.
diavolo-moment-fast = Det fineste øjeblik: { $name } griber { diavolo-a-devil } på { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Dit fineste øjeblik: du griber { diavolo-a-devil } på { $seconds },{ $hundredths } s.
diavolo-moment-grey = Det fineste øjeblik: { $name } ser, at det er lige, og tager den grå på { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Dit fineste øjeblik: du ser, at det er lige, og tager den grå på { $seconds },{ $hundredths } s.
diavolo-moment-saved = Det fineste øjeblik: med den sidste ædelsten holder { $name } ud i { $n } runder til og vinder.
diavolo-moment-saved-you = Dit fineste øjeblik: med den sidste ædelsten holder du ud i { $n } runder til og vinder.

## Lessons
diavolo-lesson-first = Din første djævel
diavolo-lesson-first-throw = Kast terningerne!
diavolo-lesson-first-most = Den grå terning siger: den største sum. Hvilken farve har flest øjne? Grib den djævel!
diavolo-lesson-first-not-most = Kig igen: de røde terninger har flest øjne.
diavolo-lesson-first-least = Flot! Den anden tog sort og mister en ædelsten. Nu den mindste sum: hvilken farve?
diavolo-lesson-first-not-least = Kig igen: de hvide terninger har færrest øjne.
diavolo-lesson-first-again = Rigtigt igen! Kast terningerne.
diavolo-lesson-first-tie = Den højeste terning! En sort sekser og en hvid sekser: lige. Så grib den grå!
diavolo-lesson-first-not-tie = To farver har en sekser. Når det er lige, er den grå rigtig.
diavolo-lesson-first-play = Den grå gav dig en ædelsten! Spil nu: den, der beholder den sidste ædelsten, vinder.
diavolo-lesson-orders = De andre ordrer
diavolo-lesson-orders-throw = Den grå terning kan flere ordrer. Kast terningerne!
diavolo-lesson-orders-gap = Den største forskel! I hvilken farve er der længst mellem det mindste og det største tal?
diavolo-lesson-orders-not-gap = Kig på de hvide: fra en til seks, det er den største forskel.
diavolo-lesson-orders-odd = Flest ulige: en, tre og fem. Hvilken farve har flest?
diavolo-lesson-orders-not-odd = Kig på de sorte: en, tre, fem. De er alle ulige!
diavolo-lesson-orders-again = Rigtig godt! Kast terningerne.
diavolo-lesson-orders-high = Den højeste terning! Hvilken farve har det største tal af alle?
diavolo-lesson-orders-not-high = Led efter sekseren: den er rød.
diavolo-lesson-orders-near = Den nærmeste terning! Hvilken farve ligger helt tæt på den grå?
diavolo-lesson-orders-not-near = Kig rundt om den grå terning: den nærmeste er hvid.
diavolo-lesson-orders-play = Du kender ordrerne. Spil nu: den, der beholder den sidste ædelsten, vinder!
diavolo-lesson-late = For sent!
diavolo-lesson-late-throw = Denne gang er den anden meget hurtig. Kast terningerne!
diavolo-lesson-late-same = Den største sum er rød. Grib den røde djævel!
diavolo-lesson-late-late = Den anden ville også have den røde og var hurtigere: for sent, du mister en ædelsten. Én djævel til hver, og man må ikke bytte! Nu den mindste sum: skynd dig, den hvide!
diavolo-lesson-late-play = Den anden tog sort og har kun én ædelsten tilbage. Den, der ingen har, er ude. Spil!

## Looking back
diavolo-review-turns = Godt set: { $right }. Forvekslet: { $wrong }. For sent: { $late }. Uden svar: { $none }.
diavolo-review-after = Efter { $seconds },{ $hundredths } s.
diavolo-review-fastest = Det hurtigste greb: { $seconds },{ $hundredths } s.
diavolo-review-usual = Sædvanligvis: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Oftest forvekslet: { $order } ({ $n } gange).
