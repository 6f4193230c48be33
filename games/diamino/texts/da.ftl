# Diamino på dansk.

diamino-tagline = Krydsord med djævle i!
diamino-french = Ordene er franske, uanset hvilket sprog siden taler.

## At tælle
diamino-tiles = { $n ->
    [one] { $n } bogstav
   *[other] { $n } bogstaver
  }
diamino-points = { $n ->
    [one] { $n } point
   *[other] { $n } point
  }
diamino-greens = { $n ->
    [one] en grøn djævel
   *[other] { $n } grønne djævle
  }
diamino-reds = { $n ->
    [one] en rød djævel
   *[other] { $n } røde djævle
  }
diamino-black = et sort felt
diamino-score-laid = { $n ->
    [one] { $n } lagt bogstav
   *[other] { $n } lagte bogstaver
  }
diamino-left = { $n ->
    [0] ingen bogstaver tilbage
    [one] { $n } bogstav tilbage
   *[other] { $n } bogstaver tilbage
  }
diamino-left-worth = { diamino-left } (værdi: { $value })

## Indstillinger
diamino-preset-one = Uden point
diamino-preset-two = Med point
diamino-preset-family = Familie
diamino-preset-patience = Kabale
diamino-option-formula = Hvordan spiller vi?
diamino-option-formula-one = uden point, 2 til 8
diamino-option-formula-two = med point, 2 til 4
diamino-option-formula-patience = kabale, alene
diamino-option-board = På hvilken plade?
diamino-option-board-coins = firehjørnepladen, 15 × 15
diamino-option-board-diable = djævlens plade, 15 × 15
diamino-option-board-grande = den store plade, 17 × 17
diamino-option-board-bord = kantpladen, 15 × 15
diamino-option-wordCheck = Hvem holder øje med ordene?
diamino-option-wordCheck-auto = det kommer an på, hvem der spiller
diamino-option-wordCheck-challenge = de andre, som må anfægte
diamino-option-wordCheck-refuse = huset afviser de forkerte
diamino-option-wordCheck-penalise = huset straffer de forkerte
diamino-option-wordCheck-help = Det kommer an på, hvem der spiller: jer imellem de andre; med en af husets spillere eller alene huset.
diamino-option-challengeSeconds = Hvor mange sekunder til at anfægte?
diamino-option-challengeSeconds-help = 0: så længe I vil.
diamino-option-failedChallengePenalty = At anfægte uden grund…
diamino-option-failedChallengePenalty-none = koster ikke noget
diamino-option-failedChallengePenalty-loseTurn = koster den næste tur
diamino-option-verbsOnly = Hvilke ord?
diamino-option-verbsOnly-on = kun verber
diamino-option-verbsOnly-off = alle slags ord
diamino-option-subject = Om hvilket emne?
diamino-option-subject-any = alle emner
diamino-option-subject-histoire = historie
diamino-option-subject-chasse = jagt
diamino-option-subject-sport = sport
diamino-option-subject-mode = mode
diamino-option-subject-musique = musik
diamino-option-subject-cuisine = madlavning
diamino-option-subject-marine = hav og skibe
diamino-option-subject-animaux = dyr
diamino-option-subject-plantes = planter
diamino-option-subject-religion = religion
diamino-option-subject-droit = jura
diamino-option-subject-arts = kunst
diamino-option-subject-medecine = medicin
diamino-option-subject-sciences = videnskab
diamino-option-subject-politique = politik
diamino-option-subject-informatique = computere
diamino-option-subject-armee = hæren
diamino-option-subject-peche = fiskeri
diamino-option-headwordsOnly = Flertal og verbformer?
diamino-option-headwordsOnly-on = nej, som i ordbogen
diamino-option-headwordsOnly-off = ja, de tæller
diamino-option-childrensTable = Et bord for børn?
diamino-option-childrensTable-on = ja, uden grimme ord
diamino-option-childrensTable-off = nej, alle ord
diamino-option-vote = Må man stemme om et ukendt ord?
diamino-option-vote-on = ja, én gang pr. tur
diamino-option-vote-off = nej
diamino-option-wordScore = Giver ord point for deres bogstaver?
diamino-option-wordScore-on = ja
diamino-option-wordScore-off = nej
diamino-option-wordScore-help = Kun i spillet med point.
diamino-option-passOnlyIfNoExchange = Hvornår må man melde pas?
diamino-option-passOnlyIfNoExchange-on = når lageret er tomt
diamino-option-passOnlyIfNoExchange-off = når man vil
diamino-option-blockedWinner = Uden point: et låst spil…
diamino-option-blockedWinner-none = vinder ingen
diamino-option-blockedWinner-lowestHand = vinder den letteste hånd
diamino-option-greenBlocksExit = Slutte på en grøn djævel?
diamino-option-greenBlocksExit-on = nej, først trækker man
diamino-option-greenBlocksExit-off = ja
diamino-option-games = Hvor mange partier?
diamino-option-games-help = I spillet uden point; hvert partis point lægges sammen.
diamino-option-target = Hvilken sum afslutter kampen?
diamino-option-target-help = 0: ingen. Uden point: med ét parti spilles så mange, som der skal til for at nå den.
diamino-option-drawnHand = Når man spiller alene, er bogstaverne…
diamino-option-drawnHand-on = trukket, tolv ad gangen
diamino-option-drawnHand-off = der alle sammen fra starten
diamino-option-squares = Lille kabale: hvor mange bogstaver?
diamino-option-squares-help = 0: alle. Ellers trækkes der så mange, og resten bliver i æsken.

## Bordet
diamino-board = Pladen
diamino-rack = Dine bogstaver
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } springer næste tur over.
diamino-reserve = Lager: { diamino-tiles }
diamino-game-of = Parti { $game } af { $of }
diamino-game-until = Parti { $game }, til { $target } point
diamino-game-of-until = { diamino-game-of }, eller { $target } point
diamino-cell-plain = { $cell }, tomt
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, sort felt
diamino-cell-green = { $cell }, grøn djævel
diamino-cell-red = { $cell }, rød djævel
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, joker
diamino-cell-draft = { $cell }, { $letter }, ikke spillet endnu
diamino-cell-lifted = { $cell }, { $letter }, til at tage tilbage
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = joker
diamino-tile-stack = { $tile }, { $count } gange
diamino-picked = { $tile }: valgt, { diamino-tiles } i alt
diamino-unpicked = { $tile }: lagt tilbage, { diamino-tiles } i alt
diamino-writes-across = Der skrives mod højre.
diamino-writes-down = Der skrives nedad.
diamino-preview = { $words }
diamino-preview-covers = { $words }: dækker { $what }
diamino-would-points = dig +{ $n }
diamino-would-others = de andre +{ $n }
diamino-would-takes = du trækker { diamino-tiles }
diamino-would-sheds = du afleverer { diamino-tiles }
diamino-would-out = og du er færdig!
diamino-seconds = { $n } s tilbage
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, af »{ $lemma }«
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: ikke i vores ordbog
diamino-part-noun = substantiv
diamino-part-adjective = adjektiv
diamino-part-verb = verbum
diamino-part-infinitive = infinitiv
diamino-part-participle = participium
diamino-part-adverb = adverbium
diamino-part-grammatical = funktionsord
diamino-part-interjection = udråbsord
diamino-part-number = talord

## Knapper
diamino-do-recall = Tag tilbage
diamino-do-cancel = Fortryd
diamino-do-ask = Stem om et ord
diamino-do-sort = Ordn fra A til Z
diamino-do-group = Saml vokaler og konsonanter
diamino-do-shuffle = Bland
diamino-do-turn = Skift retning
diamino-do-zoom-in = Gør pladen større
diamino-do-zoom-out = Vis hele pladen
diamino-joker-title = Hvilket bogstav bliver jokeren?
diamino-ask-title = Hvilket ord foreslår du?
diamino-ask-label = Ordet, uden accenter
diamino-words-title = Ordene på pladen
diamino-words-none = Der ligger endnu ikke noget ord på pladen.
diamino-hint-where = Kig på { $cell }, { diamino-way }. Spørg igen om det første bogstav.
diamino-hint-first = { $letter } skal på { $cell }, { diamino-way }. Spørg igen om hele ordet.

## Hvad der skal gøres
diamino-prompt-draw = Vi trækker lod om, hvem der begynder…
diamino-prompt-open = Din tur! Det første ord begynder på Départ, { $cell }.
diamino-prompt-open-others = { $name } åbner: det første ord begynder på Départ.
diamino-prompt-turn = Din tur! Læg et ord.
diamino-prompt-alone = Læg et første ord, hvor du vil.
diamino-prompt-alone-more = { diamino-score-laid }: et ord til?
diamino-prompt-exchange = Tryk på de bogstaver, du vil bytte.
diamino-prompt-discard = Rød djævel! Vælg { diamino-tiles } at aflevere.
diamino-prompt-lift = Tryk på de bogstaver, du vil tage af pladen.
diamino-prompt-stop = Stopper du her? Det, der ligger, tæller.
diamino-words-more = { $word } og { $n ->
    [one] et ord mere
   *[other] { $n } ord mere
  }
diamino-prompt-window = { $name } har lagt { $words }. Er det fint? { $seconds ->
    [0] {""}
    [1] { $seconds } sekund til at anfægte det.
   *[other] { $seconds } sekunder til at anfægte det.
  }
diamino-prompt-window-others = { $name } har lagt { $words }. De andre kigger…
diamino-prompt-window-wait = De andre ser på dit ord…
diamino-prompt-answered = Sagt. Vi venter på de andre…
diamino-prompt-vote = { $name } foreslår { $word }. Må det gælde?
diamino-prompt-vote-wait = De andre stemmer om { $word }…
diamino-prompt-drawing = Der trækkes bogstaver…

## Hvad der er sket
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Alle trækker et bogstav: { $lots }.
diamino-event-begins = { $name } har det første i alfabetet og begynder.
diamino-event-begins-you = Dit bogstav er det første i alfabetet: du begynder.
diamino-event-dealt = Alle får { diamino-tiles }.
diamino-event-got-you = Du får { $tiles }.
diamino-event-took = { $name } trækker { diamino-tiles }.
diamino-event-laid = { $name } lægger { $lies }.
diamino-event-laid-you = Du lægger { $lies }.
diamino-event-laid-more = { $name } lægger { $lies }, og danner { $words }.
diamino-event-laid-more-you = Du lægger { $lies }, og danner { $words }.
diamino-event-accepted = { $name } er enig.
diamino-event-accepted-you = Du er enig.
diamino-event-challenged = { $name } anfægter ordet!
diamino-event-challenged-you = Du anfægter ordet!
diamino-event-began = { $name } vil spille: er der flere, der anfægter ordet?
diamino-event-began-you = Du vil spille: er der flere, der anfægter ordet?
diamino-event-stands = Anfægtet uden grund: { $words } er rigtigt.
diamino-event-withdrawn = { $why } { $name } tager bogstaverne tilbage og mister turen.
diamino-event-withdrawn-you = { $why } Du tager dine bogstaver tilbage og mister turen.
diamino-event-covered = { $name } dækker { $what }.
diamino-event-covered-you = Du dækker { $what }.
diamino-event-scored = { $name } får { diamino-points }.
diamino-event-scored-you = Du får { diamino-points }.
diamino-event-lost = { $name } mister { diamino-points }.
diamino-event-lost-you = Du mister { diamino-points }.
diamino-event-exchanged = { $name } bytter { diamino-tiles }.
diamino-event-exchanged-you = Du bytter { diamino-tiles }.
diamino-event-passed = { $name } melder pas.
diamino-event-passed-you = Du melder pas.
diamino-event-skipped = { $name } har mistet denne tur.
diamino-event-skipped-you = Du har mistet denne tur.
diamino-event-discarded = { $name } afleverer { diamino-tiles } til lageret.
diamino-event-discarded-you = Du afleverer { diamino-tiles } til lageret.
diamino-event-asked = { $name } foreslår { $word }.
diamino-event-asked-you = Du foreslår { $word }.
diamino-event-voted = { $name } har stemt.
diamino-event-voted-you = Du har stemt.
diamino-event-admitted = Bordet lader { $word } gælde.
diamino-event-turned-down = { $word } må ikke gælde.
diamino-event-lifted = { diamino-tiles } færre på pladen.
diamino-event-out = { $name } har ingen bogstaver tilbage!
diamino-event-out-you = Du har ingen bogstaver tilbage!
diamino-event-out-black = { $name } slutter på et sort felt!
diamino-event-out-black-you = Du slutter på et sort felt!
diamino-event-blocked = Ingen kan spille mere: spillet er låst.
diamino-event-stopped = Det er slut.
diamino-event-hands = Tilbage på hånden: { $hands }.
diamino-event-next-game = Parti { $game }: alt kommer tilbage i æsken.

## Hvad man kan gøre, med ord
diamino-way = { $way ->
    [down] nedad
   *[across] mod højre
  }
diamino-lies = { $word } på { $cell }, { diamino-way }
diamino-action-lay = Læg { $word } på { $cell }, { diamino-way }
    .button = Læg
diamino-action-lay-joker = { diamino-action-lay }, joker: { $jokers }
diamino-action-exchange = Byt { $tiles }
    .button = { $n ->
        [0] Byt
       *[other] Byt { diamino-tiles }
      }
diamino-action-pass = Meld pas
diamino-action-accept = Det er fint
diamino-action-challenge = Jeg anfægter det
diamino-action-begin = Jeg spiller
diamino-action-ask = Foreslå { $word }
    .button = Foreslå det
diamino-action-yes = Ja, det må gælde
diamino-action-no = Nej
diamino-action-discard = Aflever { $tiles }
    .button = Aflever { diamino-tiles }
diamino-action-lift = Tag bogstaver af pladen
    .button = Fjern { diamino-tiles }
diamino-action-stop = Stop her
    .button = Jeg stopper her: { diamino-tiles }

## I en terminal
diamino-write = Skriv et ord, dets første felt og retningen: »kepi h8 across« (mod højre) eller »kepi h8 down« (nedad). Eller: exchange ae, pass.
diamino-write-alone = Skriv et ord, dets første felt og retningen: »kepi h8 across« (mod højre) eller »kepi h8 down« (nedad). Eller: lift h8 i8, stop.
diamino-write-discard = Skriv: discard e.

## Hvorfor vores spillere ville gøre det
diamino-why-words = Det siger husets liste.
diamino-why-vote = Husets ordbog afgør det.
diamino-why-discard = Det er det sværeste at komme af med.
diamino-why-last = Det er det sidste træk!
diamino-why-best = Det træk giver mest.
diamino-why-stop = Der kan ikke lægges mere.
diamino-why-pass = Der kan ikke lægges noget, og der er ikke noget at bytte.
diamino-why-exchange = Der kan ikke lægges noget godt: nye bogstaver hjælper.

## Hvad der ikke er tilladt, og hvorfor
diamino-refusal-not-now = Ikke nu: der er noget andet at gøre først.
diamino-refusal-other-formula = Det gør man ikke i denne måde at spille på.
diamino-refusal-outside = Ordet går ud over pladen.
diamino-refusal-lay-nothing = Læg mindst ét bogstav af dine egne.
diamino-refusal-cell-taken = På { $cell } ligger der allerede et andet bogstav: { $letter }.
diamino-refusal-not-whole = Dit ord rører andre bogstaver: skriv det helt ud.
diamino-refusal-not-in-hand = Du mangler et bogstav til det: { $letter }.
diamino-refusal-no-joker = Du mangler en joker til det.
diamino-refusal-black = På et sort felt lægges der ikke noget.
diamino-refusal-black-not-last = Kun dine allersidste bogstaver må dække et sort felt.
diamino-refusal-two-blacks = Kun ét sort felt, ikke to.
diamino-refusal-black-with-green = Den grønne djævel får dig til at trække: det er ikke dit sidste træk, så intet sort felt.
diamino-refusal-not-on-depart = Det første ord begynder på Départ.
diamino-refusal-too-long = Det første ord har højst otte bogstaver.
diamino-refusal-too-short = Et ord har mindst to bogstaver.
diamino-refusal-not-connected = Dit ord skal røre dem på pladen.
diamino-refusal-crooked = Alle dine bogstaver skal ligge på én linje.
diamino-refusal-gap = Der er et hul i dit ord.
diamino-refusal-unknown-word = { $word } er ikke i vores ordbog.
diamino-refusal-proper-noun = { $word } er et egennavn.
diamino-refusal-foreign-word = { $word } er et udenlandsk ord.
diamino-refusal-abbreviation = { $word } er en forkortelse.
diamino-refusal-no-verb = { $word } er ikke et verbum.
diamino-refusal-off-subject = { $word } hører ikke til emnet.
diamino-refusal-no-headword = { $word } står ikke sådan i ordbogen.
diamino-refusal-unfit-word = { $word } er ikke noget for et børnebord.
diamino-refusal-none-chosen = Vælg mindst ét bogstav.
diamino-refusal-empty-reserve = Lageret er tomt: der byttes ikke mere.
diamino-refusal-exchange-too-many = Så mange bogstaver er der ikke i lageret.
diamino-refusal-exchange-first = Så længe der er et lager, bytter man i stedet for at melde pas.
diamino-refusal-own-word = Det er dit ord: de andre svarer.
diamino-refusal-answered = Du har allerede svaret.
diamino-refusal-not-next = Er I tre eller flere, begynder den næste sin tur.
diamino-refusal-no-vote = Ved dette bord stemmer man ikke om ord.
diamino-refusal-asked-already = Kun ét ord at stemme om pr. tur.
diamino-refusal-turned-down = Bordet har allerede afvist dette ord.
diamino-refusal-is-a-word = Ordet gælder allerede: læg det.
diamino-refusal-no-such-word = Ordet kan ikke lægges: to bogstaver til pladens bredde, uden bindestreg.
diamino-refusal-wrong-number = Vælg { $n ->
    [one] ét bogstav
   *[other] { $n } bogstaver
  } at aflevere.
diamino-refusal-cannot-lift = Det, der bliver liggende, skal være ord, som hænger sammen.
diamino-refusal-nothing-to-lift = Der er intet at tage tilbage på { $cell }.
diamino-refusal-lifted-enough = Du har allerede taget { $n } bogstaver tilbage: nu bliver det lagte liggende.
diamino-refusal-drawn-hand = Med trukne bogstaver bliver det lagte liggende.
diamino-refusal-impossible-squares = Disse bogstaver kan ikke komme fra lageret.
diamino-refusal-other-hand = Det er ikke, hvad { $name } har på hånden: det er { $tiles }.
diamino-refusal-too-early = Tiden er ikke gået.
diamino-refusal-too-late = For sent: tiden til at svare er gået.

## Slutningen
diamino-end-out = En tom hånd afsluttede spillet.
diamino-end-black = Spillet sluttede på et sort felt!
diamino-end-blocked = Spillet var låst.
diamino-end-stopped = Pladen er færdig.
diamino-end-whole = Alle bogstaver ligger, bravo!
diamino-moment-black = Det fineste øjeblik: { $name } slutter på et sort felt med { $word }!
diamino-moment-black-you = Det fineste øjeblik: du slutter på et sort felt med { $word }!
diamino-moment-challenge = Det klogeste øjeblik: { $name } anfægter { $word }, og med rette.
diamino-moment-challenge-you = Det klogeste øjeblik: du anfægter { $word }, og med rette.
diamino-moment-reds = Det fineste øjeblik: { $name } dækker { diamino-reds } på én gang med { $word }!
diamino-moment-reds-you = Det fineste øjeblik: du dækker { diamino-reds } på én gang med { $word }!
diamino-moment-longest = Det længste ord: { $word }, af { $name }.
diamino-moment-longest-you = Det længste ord: { $word }, af dig.
diamino-moment-word = Et flot ord: { $word }, af { $name }.
diamino-moment-word-you = Et flot ord af dig: { $word }.

## Siden med reglerne
diamino-rules-aim = Målet
diamino-rules-aim-text = { $formula ->
    [two] To til fire af jer bygger et krydsord sammen. Røde djævle giver point, grønne giver point til de andre; til sidst tæller det også, hvad der er tilbage på hånden. Flest point vinder.
    [patience] Du bygger et krydsord alene. Prøv at lægge så mange bogstaver, du kan: alle 112, hvis det går!
   *[one] To til otte af jer bygger et krydsord sammen. Den, der først er uden bogstaver, vinder.
  } { diamino-french }
diamino-rules-box = I æsken
diamino-rules-box-text = En plade og 112 bogstaver. 110 bærer et bogstav og dets værdi, højere jo sjældnere det er. To bærer en djævel: det er jokerne. På pladen er trykt Départ, sorte felter, grønne djævle og røde djævle. Man spiller kun på pladen. Pladen, antallet af bogstaver og værdierne er husets egne: de oprindelige er gået tabt.
diamino-rules-joker = Jokerne
diamino-rules-joker-text = En joker står for det bogstav, du vil. Det bliver den ved med til slutningen, og den er ikke noget værd. Du kan også bytte den eller give den til en rød djævel.
diamino-rules-start = Sådan begynder I
diamino-rules-start-text = Bogstaverne blandes. Alle trækker ét: den, der er nærmest alfabetets begyndelse, begynder. Står det lige, eller er det en joker, trækker man igen. Så lægges alt tilbage og blandes. { $formula ->
    [two] Alle tager tolv bogstaver, langs tallene 1 til 12 i kanten.
   *[one] Er I 2, 3, 4, 5, 6, 7 eller 8, tager hver 40, 32, 24, 18, 16, 14 eller 12 bogstaver.
  } Resten er lageret. Man viser ikke sine bogstaver.
diamino-rules-first = Det første ord
diamino-rules-first-text = Det første ord har to til otte bogstaver. Det begynder på Départ og går mod højre eller nedad, aldrig skråt. Det må dække djævle, men intet sort felt. Hvis du bytter, melder pas eller må tage dit ord tilbage, åbner den næste.
diamino-rules-lay = At lægge et ord
diamino-rules-lay-text = { $formula ->
    [patience] Læg
   *[one] Turen går til venstre. Læg
  } så mange bogstaver, du vil, på én linje, uden hul: sammen med det, der ligger, danner de et nyt ord. Over, under, på den ene side, på begge, imellem: alt går, hvis alle bogstaver, der rører hinanden, danner ord i begge retninger. To ord må ligge side om side, og det samme ord må komme igen.
diamino-rules-refill = At trække
diamino-rules-refill-text = { $formula ->
    [two] Efter dit ord trækker du op til tolv bogstaver, eller hvad der er tilbage.
   *[one] Efter dit ord trækker man ikke: din hånd bliver mindre.
  }
diamino-rules-exchange = At bytte eller melde pas
diamino-rules-exchange-text = Når det er din tur, kan du i stedet for at lægge bytte bogstaver for lige så mange fra lageret, hvis der er nok. Du tager først de nye, så blandes dine med resten. { $passOnlyIfNoExchange ->
    [on] Man melder kun pas, hvis lageret er tomt.
   *[off] Du må også melde pas.
  }
diamino-rules-green = Grønne djævle
diamino-rules-green-text = Gå hellere uden om dem. Hvis du dækker en, { $formula ->
    [two] får alle de andre 5 point.
   *[one] trækker du et bogstav, så længe der er nogen.
  } Hver af dem tæller, og en dækket djævel gør ikke mere. { $greenBlocksExit ->
    [on] Uden point: hvis dine sidste bogstaver dækker en grøn djævel, trækker du og er ikke færdig.
   *[off] Uden point må du slutte på en grøn djævel.
  }
diamino-rules-red = Røde djævle
diamino-rules-red-text = De er dine venner. { $formula ->
    [two] Hver, du dækker, giver dig 10 point.
   *[one] For hver, du dækker, afleverer du et valgfrit bogstav til lageret, efter at du har trukket for de grønne. Var det det sidste, er du færdig, men uden sort felt.
  }
diamino-rules-black = Sorte felter
diamino-rules-black-text = { $formula ->
    [patience] Sorte felter er forbudt lige til slutningen. Djævlene gør ikke noget.
    [two] De er forbudt. Kun dine sidste bogstaver må dække et, når lageret er tomt: slutpræmien fordobles.
   *[one] De er forbudt. Kun dine sidste bogstaver må dække et: dine point fordobles.
  }
diamino-rules-end = Slutningen
diamino-rules-end-text = { $formula ->
    [two] Når lageret er tomt, får den, der først lægger sit sidste bogstav, 25 point, eller 50 på et sort felt, og værdien af de andres bogstaver. De andre mister det, de har på hånden. Lykkes det ingen, mister alle det, de har på hånden. Flest point vinder, og står det lige, vinder man sammen. Man kan komme under nul.
   *[one] Den, der først er uden bogstaver, vinder med det samme og får værdien af de andres bogstaver, det dobbelte på et sort felt.
  } Spillet er låst, når alle melder pas efter hinanden, eller efter tre omgange, hvor intet lægges. { $blockedWinner ->
    [lowestHand] Uden point vinder så den letteste hånd.
   *[none] Uden point vinder så ingen.
  } { $wordScore ->
    [on] Ved dette bord giver et ord i spillet med point værdien af sine bogstaver.
   *[off] Ord giver ikke noget i sig selv.
  }
diamino-rules-match = Kampen
diamino-rules-match-text = { $games ->
    [1] Den, der først har { $target } point, afslutter kampen. Der spilles så mange partier, som der skal til; pointene lægges sammen.
   *[other] Denne kamp har { $games } partier; pointene lægges sammen. { $target ->
        [0] Alle partier spilles.
       *[other] Den slutter før ved { $target } point.
      }
  }
diamino-rules-words = Ordene
diamino-rules-words-text = Alle ord i en fransk ordbog tæller, også dem, der kommer andre steder fra, men ingen egennavne, udenlandske ord eller forkortelser. Man skriver uden accenter, og aldrig med bindestreg, apostrof eller mellemrum. { $headwordsOnly ->
    [on] Ingen flertal og ingen verbformer, medmindre ordbogen har dem.
   *[off] Flertal og verbformer tæller.
  } { $verbsOnly ->
    [on] Kun verber!
   *[off] {""}
  } { $childrensTable ->
    [on] Ingen grimme ord.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Kun ét emne: { $topic }.
  }
diamino-rules-challenge = At anfægte
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] Ved dette bord afviser huset forkerte ord, uden at straffe.
    [penalise] Ved dette bord ser huset på hvert ord. Er det forkert, tager du dine bogstaver tilbage, mister turen og betaler som for en grøn djævel.
   *[challenge] Så snart et ord ligger, må alle de andre anfægte det, { $seconds ->
        [0] uden tidsgrænse
       *[other] i { $seconds } sekunder
      }. Er I tre eller flere, må den næste begynde uden at vente: så er der to sekunder til at anfægte. Alle ord i trækket bliver kontrolleret. Er et af dem forkert, tages bogstaverne tilbage, turen er tabt, og man betaler én gang som for en grøn djævel; andet bliver der ikke af trækket. Djævle og nye bogstaver kommer bagefter. { $failedChallengePenalty ->
        [loseTurn] At anfægte uden grund koster den næste tur.
       *[none] At anfægte uden grund koster ikke noget.
      }
  }
diamino-rules-vote = At stemme om et ord
diamino-rules-vote-text = Én gang pr. tur må du foreslå bordet et ord, der ikke er på listen. Hvis mere end halvdelen af de andre siger ja, tæller det.
diamino-rules-patience = Kabale
diamino-rules-patience-text = Begynd, hvor du vil, og kryds så ordene. { $drawnHand ->
    [on] Du trækker tolv bogstaver uden at se dem og fylder op efter hvert ord. Det lagte bliver liggende.
   *[off] Alle bogstaver er der. Du må tage nogle tilbage, hvis det, der bliver, stadig er ord, som hænger sammen, op til tre tusind i ét spil.
  } Dit resultat er antallet af lagte bogstaver. Hvis bordet har valgt det, trækkes kun nogle bogstaver: de ligger alle åbent, og målet er at lægge dem alle sammen.
diamino-rules-example = Et eksempel
diamino-rules-example-text = Den, der begynder, lægger KÉPI mod højre, med et almindeligt E. Den næste lægger ZESTE nedad, gennem det E, med fire bogstaver. Så lægger hver et eller flere bogstaver til. Det er ens i begge måder at spille på.

diamino-key-walk = Fra felt til felt
diamino-key-turn = Skrive i den anden retning
diamino-key-rub = Tage det sidste bogstav tilbage
diamino-key-write = Skrive med dine bogstaver

## Lessons
diamino-lesson-words = Dine første ord
diamino-lesson-words-depart = Her skriver man på fransk. Læg AMI mod højre fra Départ, feltet i midten.
diamino-lesson-words-cross = Den anden krydsede dit ord. Gør det samme: læg SAC nedad, gennem A’et.
diamino-lesson-words-longer = Man kan også gøre et ord længere. Læg et S til AMI: AMIS.
diamino-lesson-words-red = Dit S dækker en rød djævel: så meget desto bedre! Aflever et bogstav, for eksempel W.
diamino-lesson-words-play = Den, der ikke har flere bogstaver, vinder. Kun to tilbage: spil!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Du har intet C, men en joker står for det bogstav, du vil. Læg SAC nedad, gennem A’et, med jokeren som C.
diamino-lesson-joker-play = Jokeren er stadig et C: den anden brugte den også. Den giver ingen point. Kun to bogstaver tilbage: spil!
diamino-lesson-green = Grønt, sort og bytte
diamino-lesson-green-exchange = Et W og et X: ikke let! Byt dem med to andre bogstaver. Det er hele din tur.
diamino-lesson-green-green = En grøn djævel får dig til at trække et bogstav. Prøv: læg PAS nedad fra P’et.
diamino-lesson-green-play = Et sort felt dækkes kun med dine sidste bogstaver. Læg MIDIS nedad, med det andet I på KEPI’s I, så er du færdig!
diamino-lesson-marks = Ti point, fem point
diamino-lesson-marks-red = Med point er en rød djævel ti værd. Læg JEU mod højre, gennem det første E i POUPEE.
diamino-lesson-marks-green = Ti point og nye bogstaver! Men en grøn djævel giver den anden fem point. Læg NUIT nedad til det første T i CAROTTE, og se.
diamino-lesson-marks-play = Der er ikke mere at trække. Til sidst vinder den, der har flest point: spil!
diamino-lesson-out = Slut flot af
diamino-lesson-out-lay = Lageret er tomt: ingen trækker mere, alle bogstaver skal lægges. Læg JEU mod højre, gennem det første E i POUPEE.
diamino-lesson-out-play = Den, der bliver færdig, får femogtyve point, og halvtreds på et sort felt. Du har tre bogstaver tilbage: gør RE til REINE!
diamino-lesson-doubt = Findes det ord?
diamino-lesson-doubt-challenge = Den anden lagde MOK. Det ord findes ikke! Sig: jeg anfægter det.
diamino-lesson-doubt-no-word = Hvis du er enig, bliver det forkerte ord liggende. Anfægt det!
diamino-lesson-doubt-lay = Godt set! Den anden tager sine bogstaver tilbage, trækker et mere og mister sin tur. Nu er det dig: læg SEL nedad, gennem E’et.
diamino-lesson-doubt-accept = RU? Det er en lille bæk, ordet findes. Sig, at det er fint.
diamino-lesson-doubt-word = At anfægte koster intet her. Men RU findes, så sig, at det er fint.
diamino-lesson-doubt-play = Hold øjnene åbne, og læg dine tre sidste bogstaver før den anden!
diamino-lesson-patience = Alle bogstaver er dine
diamino-lesson-patience-lay = Når du spiller alene, er alle bogstaver dine. Begynd, hvor du vil: læg her AMI mod højre fra midten.
diamino-lesson-patience-cross = Hvert ord rører ved det, der allerede ligger. Læg MER nedad fra M’et.
diamino-lesson-patience-lift = Du må gerne skifte mening: tag E og R fra MER tilbage.
diamino-lesson-patience-better = Og find noget bedre: læg MIEL nedad fra M’et.
diamino-lesson-patience-play = Nu er det dig! Læg så mange bogstaver, du kan, men aldrig på et sort felt. Stop, når du vil.

## Looking back
diamino-review-most-letters = Flest bogstaver på én gang, { $n }: { $action }.
diamino-review-most-points = Flest point på én gang, { $n }: { $action }.
diamino-review-longest = Det længste ord, { $n } bogstaver: { $action }.
diamino-review-out = Så var alt lagt på én gang: slut!

## Opgaver
diamino-puzzle-most = Flest bogstaver
diamino-puzzle-most-ask = Hvilket ord lægger flest af dine bogstaver? De, der allerede ligger på pladen, tæller ikke med.
diamino-puzzle-out = Bliv færdig nu
diamino-puzzle-out-ask = Ét ord gør dig færdig med det samme. Hvilket?
diamino-puzzle-black = Det sorte felt
diamino-puzzle-black-ask = Bliv færdig med det samme, og dæk et sort felt. Ét ord klarer det. Hvilket?
diamino-puzzle-small = Læg dem alle
diamino-puzzle-small-ask = Læg alle disse bogstaver som ét krydsord. Det kan lade sig gøre! Du må tage nogle tilbage; går du i stå, så stop.
