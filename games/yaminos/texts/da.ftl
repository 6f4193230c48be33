# 7 Yaminos på dansk.

yaminos-tagline = Syv stave, otteogtyve dominobrikker, tolv spil: kast!

## De tolv spil
yaminos-game-yam = Yam
yaminos-game-base = Grundspillet
yaminos-game-muggins = Muggins
yaminos-game-more = Mere og mere
yaminos-game-prog = Progression
yaminos-game-line = Alle på række
yaminos-game-even = Lige og ulige
yaminos-game-highest = Det højeste kast
yaminos-game-throws = Flere kast
yaminos-game-target = Tættest på vinder
yaminos-game-longest = Den længste række
yaminos-game-minimum = Det bedste snit
yaminos-aim-yam = Fyld alle felter på dit ark med de flotteste kombinationer.
yaminos-aim-base = Læg, kast igen, vov: nå { $goal } point før de andre.
yaminos-aim-muggins = Efterlad frie ender, hvis sum kan deles med 5, til { $goal } point.
yaminos-aim-more = Lad summen af de frie ender vokse, til { $goal } point.
yaminos-aim-prog = Syv faser, fra de blanke til 6’erne: forbind dem med det rigtige tal.
yaminos-aim-line = Læg så meget, du kan, i få lange kæder, til { $goal } point.
yaminos-aim-even = Efterlad frie ender med lige sum, til { $goal } point.
yaminos-aim-highest = Ét kast: flest point vinder.
yaminos-aim-throws = Flere kast: den største sum vinder.
yaminos-aim-target = Kom så tæt på { $goal } point, du kan.
yaminos-aim-longest = Ét kast: læg flest yaminoer på række.
yaminos-aim-minimum = Læg nok yaminoer på række, med flest mulige point på hver.

## Felterne i Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Plus
yaminos-box-moins = Minus
yaminos-box-full = Full
yaminos-box-suite = Straight
yaminos-box-pairs = Par
yaminos-box-super = Super Yamino
yaminos-box-small = Lille straight
yaminos-box-large = Stor straight
yaminos-box-plus-moins = Plus og Minus
yaminos-about-solo = Læg alle de { $digit }’ere sammen, du kan se.
yaminos-about-plus = Det højeste tal på hver yamino tæller.
yaminos-about-moins = Det laveste tal på hver yamino trækkes fra.
yaminos-about-plus-moins = De højeste tal tæller, de laveste trækkes fra.
yaminos-about-full = Fire af ét tal og tre af et andet: summen og 50.
yaminos-about-suite = Fem tal i rækkefølge: summen og 20. Alle syv: og 30.
yaminos-about-small = Fem tal i rækkefølge: summen og 20.
yaminos-about-large = Alle syv tal, fra 0 til 6: summen og 30.
yaminos-about-pairs = Ét tal af hvert par; 10 ekstra fra fem par, 20 for syv.
yaminos-about-super = Alle syv viser det samme tal: alle point og 70.

## Bordet
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yaminoer
  }
yaminos-points = { $n ->
   *[other] { $n } point
  }
yaminos-throws = { $n ->
   *[other] { $n } kast
  }
yaminos-average = { $whole },{ $digits } point
yaminos-place = { $name }: { $score }.
yaminos-sheet = Arket for { $name }
yaminos-sheet-round = Runde { $round } af { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: ledigt
yaminos-cell-offer = { $box }: { $points } nu
yaminos-cell-announced = { $box }: meldt
yaminos-phase = { $digit ->
    [0] De blankes fase
   *[other] { $digit }’ernes fase
  }
yaminos-throw-of = Kast { $n } af { $of }
yaminos-goal = Mål: { $n }
yaminos-goal-near = Sigt efter { $n }
yaminos-ends = Frie ender: { $sum }
yaminos-ends-before = Summen før: { $sum }
yaminos-would = Det giver { $sum }: { $n ->
    [0] ingenting
   *[other] { $n }
  }.
yaminos-worth = Lagt: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = På bordet:
yaminos-chain = Kæden:

## Hvad du kan gøre
yaminos-prompt-agree = Din tur! Hvor mange kast til hver?
yaminos-prompt-ready = Din tur! Kast yaminoerne.
yaminos-prompt-ready-rest = Intet passer: kast dem, der er tilbage.
yaminos-prompt-throwing = De ruller…
yaminos-prompt-doublet = Begynd kæden med en dobbelt.
yaminos-prompt-lay-one = Læg mindst én yamino fra dette kast.
yaminos-prompt-stop = Læg flere, eller behold dine { yaminos-points }?
yaminos-prompt-take-back = En enkelt yamino kastes aldrig: tag en tilbage.
yaminos-prompt-base = Lægge flere, kaste igen eller beholde { yaminos-points }?
yaminos-prompt-beat = Fortsæt: du skal op på { $goal } for at komme foran.
yaminos-prompt-muggins = Læg en yamino: giver de frie ender et tal i 5-tabellen, får du pointene.
yaminos-prompt-more = Læg en yamino: giver de frie ender mere end { $sum }, får du pointene.
yaminos-prompt-even = Læg en yamino: giver de frie ender en lige sum, får du pointene.
yaminos-prompt-prog = Forbind { $digit ->
    [0] de blanke
   *[other] { $digit }’erne
  }: kun de tæller. Det giver { yaminos-points }.
yaminos-prompt-line = Lange kæder: 5 på række giver 25, en alene koster 1. Det giver { yaminos-points }.
yaminos-prompt-arrange = Læg dine yaminoer på række: det giver { yaminos-points }.
yaminos-prompt-left = Læg dine yaminoer på række: { yaminos-points } bliver til overs.
yaminos-prompt-choose = Behold de gode og kast de andre, eller fyld et felt.
yaminos-prompt-choose-last = Fyld et felt. Til et tredje kast melder du først hvilket.
yaminos-prompt-announced = { $box }: hvilke kaster du?
yaminos-ask-zero = { $box } giver kun 0: tryk igen for at skrive det, eller vælg et andet felt.
yaminos-write-throw = Vil du kaste nogle af dem, så skriv deres navne: { $example }.

## Hvad der skete
yaminos-event-agreed = Alle får { yaminos-throws }.
yaminos-event-threw = { $name } kaster { yaminos-count }.
yaminos-event-threw-you = Du kaster { yaminos-count }.
yaminos-event-landed = Det blev: { $faces }.
yaminos-event-cocked = { $n ->
    [one] En yamino ligger ikke fladt: den kastes igen.
   *[other] { $n } yaminoer ligger ikke fladt: de kastes igen.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } begynder en kæde med { $face }.
yaminos-event-laid-first-you = Du begynder en kæde med { $face }.
yaminos-event-laid = { $name } lægger { $face } mod { $at }.
yaminos-event-laid-you = Du lægger { $face } mod { $at }.
yaminos-event-took-back = { $name } tager { $face } tilbage.
yaminos-event-took-back-you = Du tager { $face } tilbage.
yaminos-event-passed = { $name } har intet at lægge.
yaminos-event-passed-you = Du har intet at lægge.
yaminos-event-ends = De frie ender giver { $sum }.
yaminos-event-scored = { $name } får { yaminos-points }: { $total } i alt.
yaminos-event-scored-you = Du får { yaminos-points }: { $total } i alt.
yaminos-event-scored-nothing = { $name } får ingenting: { $total } i alt.
yaminos-event-scored-nothing-you = Du får ingenting: { $total } i alt.
yaminos-event-left = { $name } har { yaminos-points } til overs.
yaminos-event-left-you = Du har { yaminos-points } til overs.
yaminos-event-lost = Intet passer: { $name } mister { yaminos-points }.
yaminos-event-lost-you = Intet passer: du mister { yaminos-points }.
yaminos-event-lost-nothing = { $name } har ingen dobbelt: den næste.
yaminos-event-lost-nothing-you = Ingen dobbelt: den næste.
yaminos-event-leads = { $name } fører med { $score } point. De andre har én sidste chance!
yaminos-event-leads-you = Du fører med { $score } point. De andre har én sidste chance!
yaminos-event-announced = { $name } melder { $box }.
yaminos-event-announced-you = Du melder { $box }.
yaminos-event-filled = { $name } skriver { $points } i feltet { $box }.
yaminos-event-filled-you = Du skriver { $points } i feltet { $box }.
yaminos-event-sheets = Runde { $round }: nye ark til alle.
yaminos-event-tie-break = { $names } står lige: én tur mere afgør det.
yaminos-event-won = { $name } vinder!
yaminos-event-won-you = Du vinder!
yaminos-event-won-shared = { $names } vinder sammen!

## Hvad man kan gøre, i ord
yaminos-action-agree = Spil { yaminos-throws }
yaminos-action-throw-all = Kast alle syv yaminoer
yaminos-action-throw = Kast { $faces } igen
    .button = Kast { $n } igen
yaminos-action-throw-rest = { $n ->
    [one] Kast den sidste
   *[other] Kast de andre { $n }
  }
yaminos-action-keep = Behold { $faces }, kast de andre
yaminos-action-lay-first = Begynd med { $face }
yaminos-action-lay = Læg { $face } mod { $at }
    .button = Læg
yaminos-action-take = Tag { $face } tilbage
yaminos-action-stop = Stop her: { yaminos-points }
yaminos-action-count = Det var det: { yaminos-points }
yaminos-action-count-placed = Det var det: { yaminos-count }
yaminos-action-fill = Skriv { $points } i { $box }
yaminos-action-announce = Meld { $box }

## Indstillinger
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
yaminos-option-game = Hvilket spil skal spilles?
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
yaminos-option-throws = Hvor mange kast til hver?
yaminos-option-throws-help = 0: den, der begynder, bestemmer; ved »Tættest på vinder« 3, ved det bedste snit 2.
yaminos-option-target = Hvilket pointtal skal man tæt på?
yaminos-option-target-help = 0: 40 point for hvert kast.
yaminos-option-goal = Ved hvilket pointtal kommer slutningen?
yaminos-option-goal-help = 0: som i æsken, 40, 100 eller 200 efter spillet.
yaminos-option-fewestLeft = Den længste række vindes med…
yaminos-option-fewestLeft-on = færrest point til overs
yaminos-option-fewestLeft-off = flest yaminoer på række
yaminos-option-minimum = Hvor mange yaminoer skal der mindst på række?
yaminos-option-minimum-help = Med færre tæller kastet ikke. Normalt 4.
yaminos-option-divideByThrows = Til sidst deles pointene med…
yaminos-option-divideByThrows-on = antallet af kast
yaminos-option-divideByThrows-off = antallet af lagte yaminoer
yaminos-option-noSingleRethrow = Må man i grundspillet kaste en enkelt yamino?
yaminos-option-noSingleRethrow-on = nej
yaminos-option-noSingleRethrow-off = ja
yaminos-option-noSingleRethrow-help = Ved nej: den, der skal slå den førende og kun har én tilbage, tager én tilbage og kaster to; kan det ikke lade sig gøre, må man stoppe.
yaminos-option-passScores = Tæller de frie ender, når man intet lægger?
yaminos-option-passScores-on = ja
yaminos-option-passScores-off = nej
yaminos-option-carryPrevious = Mere og mere: en ny kæde sammenlignes med…
yaminos-option-carryPrevious-on = den sidste sum før
yaminos-option-carryPrevious-off = nul
yaminos-option-branchingProgression = I Progression…
yaminos-option-branchingProgression-on = har en dobbelt fire sider
yaminos-option-branchingProgression-off = bliver en dobbelt på rækken
yaminos-option-linearOnly = I Alle på række…
yaminos-option-linearOnly-on = bliver en dobbelt på rækken
yaminos-option-linearOnly-off = har en dobbelt fire sider
yaminos-option-rounds = Hvor mange runder Yam?
yaminos-option-rounds-1 = én
yaminos-option-rounds-2 = to
yaminos-option-rounds-4 = fire
yaminos-option-separateSuites = I Yam har de to straights…
yaminos-option-separateSuites-on = hver sit felt
yaminos-option-separateSuites-off = ét felt
yaminos-option-soloPairOnce = I en Solo tæller et par…
yaminos-option-soloPairOnce-on = én gang
yaminos-option-soloPairOnce-off = to gange
yaminos-option-suiteReading = Hvordan læses en straight?
yaminos-option-suiteReading-row = side om side
yaminos-option-suiteReading-pick = valgte halvdele
yaminos-option-suiteReading-help = Side om side må en halvdel for meget kun stikke ud i begyndelsen eller slutningen. Med valgte halvdele må enhver halvdel læses alene.
yaminos-option-unusedCount = Tæller en straight også ubrugte yaminoer?
yaminos-option-unusedCount-on = ja, alle deres point
yaminos-option-unusedCount-off = nej
yaminos-option-plusMoins = Plus og Minus spilles…
yaminos-option-plusMoins-apart = i hver sin tur
yaminos-option-plusMoins-together = i én tur
yaminos-option-tieBreak = Hvis flere står lige i toppen…
yaminos-option-tieBreak-on = spilles en tur mere
yaminos-option-tieBreak-off = vinder de sammen

## Hvad man ikke må, og hvorfor
yaminos-refusal-in-the-air = Et øjeblik: yaminoerne ruller stadig.
yaminos-refusal-other-yaminos = Det er ikke de yaminoer, der blev kastet.
yaminos-refusal-other-game = Det gør man ikke i dette spil.
yaminos-refusal-agree-first = Sig først, hvor mange kast alle får.
yaminos-refusal-how-many-throws = Vælg 1 til 12 kast.
yaminos-refusal-agreed = Antallet af kast er allerede bestemt.
yaminos-refusal-throw-first = Kast yaminoerne først.
yaminos-refusal-throw-all = Kast dem alle på én gang.
yaminos-refusal-throw-nothing = Vælg mindst én yamino at kaste.
yaminos-refusal-one-throw = Her kaster man kun én gang.
yaminos-refusal-not-free = Allerede lagt: { $face }.
yaminos-refusal-not-laid = Ikke i kæden: { $face }.
yaminos-refusal-one-chain = Kun én kæde: læg den ved en fri ende.
yaminos-refusal-begin-with-doublet = En kæde begynder med en dobbelt.
yaminos-refusal-does-not-fit = Tallene passer ikke sammen: { $face } mod { $at }.
yaminos-refusal-must-lay = Læg først en yamino fra dette kast.
yaminos-refusal-something-fits = Du kan lægge { $face }: man kaster kun, når intet passer.
yaminos-refusal-taken-enough = { $n } yaminoer taget tilbage i én tur er nok: læg, kast eller stop.
yaminos-refusal-thrown-enough = { $n } kast i én tur er nok: stop her.
yaminos-refusal-laid-before = Lagt efter et tidligere kast bliver { $face } liggende.
yaminos-refusal-others-hang-on-it = Der ligger andre yaminoer op ad { $face }. Tag dem tilbage først.
yaminos-refusal-laid-stays = Det, der ligger i kæden, bliver der: kast kun de andre.
yaminos-refusal-no-single-rethrow = Ved dette bord kaster man ikke en yamino alene.
yaminos-refusal-must-beat = Det er din sidste chance: fortsæt til { $n } point.
yaminos-refusal-row-filled = Allerede fyldt: { $box }.
yaminos-refusal-no-such-row = Det felt findes ikke på arket.
yaminos-refusal-too-early-to-announce = Man melder først før det tredje kast.
yaminos-refusal-announce-first = Meld et felt før det tredje kast.
yaminos-refusal-announced = Feltet er meldt: nu skal der bare kastes.

## Regelsiden
yaminos-rules-choose = Reglerne for hvilket spil?
yaminos-rules-box = I æsken
yaminos-rules-box-text = Syv yaminoer. En yamino er en stav med fire flader, og hver flade er en dominobrik: tilsammen bærer de alle 28, fra blank-blank til 6-6. Hver yamino har én dobbelt, en flade med samme tal to gange, og hvert tal fra 0 til 6 på kun én af sine flader. En tavle med pen og klud holder styr på pointene. Man kan finde på flere spil.
yaminos-rules-throw = Sådan begynder I
yaminos-rules-throw-text = For 2 til 6, fra 6 år. Den yngste begynder, og så går det med uret. Yaminoer kastes som terninger. En, der står op eller ligger på en anden, kastes igen. De små spil, fra det højeste kast til det bedste snit, er en god begyndelse.
yaminos-rules-ties = Lige
yaminos-rules-ties-text = { $tieBreak ->
    [on] De, der står lige i toppen, spiller en tur mere, til nogen fører: i Yam på et tomt ark, i Progression med 6’erne, og i »Tættest på vinder« lægges ét kasts andel til pointtallet.
   *[off] De, der står lige i toppen, vinder sammen.
  }
yaminos-rules-alone = På egen hånd
yaminos-rules-alone-text = Dette spil kan også spilles alene, mod et pointtal, man skal nå.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Alle kaster de syv yaminoer én gang. Alle point, man kan se, tæller: det højeste kast vinder.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Den, der begynder, siger, hvor mange kast alle får.
   *[other] Alle får { yaminos-throws }.
  } Kast alle syv hver gang; alle point, man kan se, tæller. Dine kast lægges sammen: den største sum vinder.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Alle får { yaminos-throws } med alle syv. Alle point, man kan se, lægges sammen. Den, der til sidst er tættest på { $target } point, vinder, over eller under.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Ét kast, og læg så det, du kan, på række som domino: halvdele, der rører hinanden, er ens. En dobbelt er ikke nødvendig; det er én række med to ender. { $fewestLeft ->
    [on] Færrest point til overs vinder.
   *[off] Flest yaminoer på række vinder.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Alle får { yaminos-throws }. Kast alle syv hver gang, og læg yaminoer på række som domino, også uden dobbelt: mindst { $minimum }, ellers tæller kastet ikke. Til sidst deler du dine point med { $divideByThrows ->
    [on] antallet af kast
   *[off] antallet af lagte yaminoer
  }. Det bedste snit vinder.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Målet: { $goal } point på flere ture. Kast alle syv. Uden en dobbelt er det den næstes tur. Ellers begynder du en kæde med en dobbelt, lagt på tværs, og bygger videre i begge ender med så mange yaminoer, du vil: halvdele, der rører hinanden, er ens.
yaminos-rules-base-on = Fortsætte eller stoppe
yaminos-rules-base-on-text = Så snart én yamino fra kastet er lagt, må du stoppe og tælle, eller kaste så mange af resten, du vil{ $noSingleRethrow ->
    [on] , men aldrig én alene
   *[off] , også én alene
  }. Efter hvert kast skal du kunne lægge mindst én, ellers er alle point fra denne tur tabt; dem fra før beholder du.
yaminos-rules-base-seven = Alle syv lagt
yaminos-rules-base-seven-text = Stop og tæl, eller kast alle syv igen til en ny kæde, så mange gange du tør. Det, den giver, lægges til; uden en dobbelt er hele turen tabt.
yaminos-rules-base-back = Tage tilbage
yaminos-rules-base-back-text = Det, der blev lagt efter et tidligere kast, bliver liggende. Det, der lige er lagt, må flyttes eller tages tilbage, så længe én fra dette kast bliver liggende. Så længe noget passer, skal du lægge.
yaminos-rules-base-count = Tælle
yaminos-rules-base-count-text = En dobbelt i kæden er 2 point værd, enhver anden yamino 1. Det er ikke altid klogt at lægge alt: kan du lægge seks, men med en 4’er i begge ender, er det nogle gange bedre at lægge fem og kaste to for at få en 4’er. Eller læg alle seks og stop.
yaminos-rules-base-end = Den sidste chance
yaminos-rules-base-end-text = Den, der har { $goal } point eller flere, når turen slutter, fører. Hver af de andre har én sidste chance: kast, til du har ét point mere end den førende, eller til intet kan lægges. Den, det lykkes for, fører nu. Det højeste pointtal vinder. Spiller du alene, er turene talt, én for hver seks point af målet: det skal være nået, når den sidste er slut.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Det mest spændende af spillene. Efter din tur lægger du alle frie ender sammen. Kan summen deles med 5, får du den, ellers ingenting. 5-5 alene giver 20: du får 20. Med 5-blank ved siden af 15. Med 5-1 også 11: ingenting. 6-6 alene giver 24: ingenting; med 6-2 bliver det 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Efter din tur lægger du alle frie ender sammen. Er det mere end summen før, hvem der end efterlod den, får du summen; det samme eller mindre giver ingenting. En ny kæde sammenlignes med { $carryPrevious ->
    [on] den gamles sidste sum
   *[off] nul
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Efter din tur lægger du alle frie ender sammen. Er summen lige, får du den; en ulige giver ingenting. 4-4 alene giver 16, med 4-2 bliver det 14; med 4-1 også 11: ingenting. 6-6 alene giver 24, med 6-blank 18.
yaminos-rules-chain = Én kæde for alle
yaminos-rules-chain-text = Den, der begynder, kaster alle syv og lægger sin højeste dobbelt i midten; uden en dobbelt er det den næstes tur. Når det er din tur, tager du én yamino, som den ligger, og lægger den ved en fri ende med samme tal. Passer noget, skal du lægge. Passer intet, kaster du alle, der er tilbage, én gang; passer stadig intet, er det den næstes tur. Når alle syv er lagt, tager den næste dem alle og begynder forfra.
yaminos-rules-ends = De frie ender
yaminos-rules-ends-text = Yaminoer rører hinanden med de korte og med de lange sider: en dobbelt har altså fire sider, og hver fri side tæller. Lagt ved en ende efterlader en dobbelt tre. { $passScores ->
    [on] Også selv om du intet lægger, tæller enderne for dig.
   *[off] Lægger du intet, får du ingenting.
  }
yaminos-rules-equal = Slutningen
yaminos-rules-equal-text = Når nogen har { $goal } point eller flere, spilles runden færdig, så alle har haft lige mange ture. At melde pas er også en tur. Det højeste pointtal vinder.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Syv faser. Først de blanke: kast alle syv én gang, og forbind i én kæde så mange yaminoer med en blank, som du kan. Andre må hjælpe med at forbinde dem, og en dobbelt er ikke nødvendig. { $branchingProgression ->
    [on] En dobbelt kan bygges videre på alle fire sider.
   *[off] Kæden er én række.
  } Den har mindst to yaminoer, ellers giver den ingenting. Hvilken kæde vælger du selv.
yaminos-rules-prog-count = Det, der tæller
yaminos-rules-prog-count-text = Kun yaminoer med en blank tæller, med alle deres point, og en blank er 0: 5-0, 0-3, 3-6, 6-0 giver 5 + 3 + 0 + 6, altså 14.
yaminos-rules-prog-on = Fra de blanke til 6’erne
yaminos-rules-prog-on-text = Når alle har spillet de blanke, kommer 1’erne, så 2’erne, helt til 6’erne: nu tæller yaminoerne med det tal. En dobbelt tæller begge halvdele. Den største sum vinder.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Kast alle syv én gang, og læg dem i en eller flere kæder; en dobbelt er ikke nødvendig. { $linearOnly ->
    [on] En dobbelt bliver på rækken som de andre.
   *[off] En dobbelt kan bygges videre på alle fire sider.
  } En kæde har mindst to yaminoer.
yaminos-rules-line-count = Kvadrater
yaminos-rules-line-count-text = En kæde er sin længde gange sig selv værd: fem yaminoer giver 25. Kæderne lægges sammen, og hver enlig yamino trækker 1 fra: en tur kan endda koste point. Få lange kæder er bedst.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Fyld felterne på dit ark. På din tur kaster du alle syv, og så, hvis du vil, kaster du igen dem, du vælger, også dem, du beholdt før. Du må kaste en tredje gang, men først melder du feltet, og det står fast. Til sidst fylder du ét felt; passer det ikke, får det 0. Så er det den næstes tur.
yaminos-rules-yam-rounds = Runder
yaminos-rules-yam-rounds-text = En runde er slut, når alle har fyldt alle felter. { $rounds ->
    [1] Der spilles én runde.
    [2] Der spilles to runder.
   *[4] Der spilles fire runder.
  } Den største sum vinder.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Alle syv yaminoer viser samme tal, efter højst tre kast. Hvilket, siger parrene i det første kast, der viser et; er der flere, vælger du. Alle synlige point tæller, og 70 til. Ellers 0.
yaminos-rules-yam-solos = Soloer
yaminos-rules-yam-solos-text = En Solo lægger alle sine tal sammen; der er én for hvert fra 1 til 6. Et par tæller { $soloPairOnce ->
    [on] én gang
   *[off] to gange
  }.
yaminos-rules-yam-plus = Plus og Minus
yaminos-rules-yam-plus-text = Plus tæller det højeste tal på hver yamino. Minus tæller det laveste og trækkes fra summen. { $plusMoins ->
    [together] Begge spilles i én tur: så er det godt at vide, hvilke flader der stadig kan komme.
   *[apart] Hver har sin egen tur.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Fire yaminoer med ét tal og tre med et andet. Tæl det første fire gange, det andet tre gange, og 50 til: fire 4’ere og tre 1’ere giver 16 + 3 + 50, altså 69. Hver yamino bruges én gang, og den bedste læsning gælder.
yaminos-rules-yam-suite = Straight
yaminos-rules-yam-suite-text = Fem tal i rækkefølge er en lille straight: deres sum og 20. Alle syv er en stor straight: deres sum og 30. { $separateSuites ->
    [on] Hver har sit eget felt.
   *[off] Der er ét felt til begge; ligger begge der, gælder den bedste.
  } 2-2, 3-3, 4-4, 5-5, 6-3 giver 40; 0-1, 2-3, 4-5, 6-6 giver 51.{ $unusedCount ->
    [on] { " " }Pointene på ubrugte yaminoer lægges til.
   *[off] { "" }
  }
yaminos-rules-yam-row = Sådan læses en straight
yaminos-rules-yam-row-text = Et par læses som ét tal, og hvor mange yaminoer det er, betyder ikke noget. { $suiteReading ->
    [pick] Enhver halvdel må læses alene.
   *[row] Yaminoerne ligger side om side, og en halvdel for meget må kun stikke ud i begyndelsen eller slutningen.
  } Et tal må ikke følge sig selv på to yaminoer: ingen 3-3 ved siden af 3-4. Seks i rækkefølge er en lille straight med de fem bedste.
yaminos-rules-yam-pairs = Par
yaminos-rules-yam-pairs-text = Tæl ét tal fra hvert par. Fem eller seks par giver 10 point mere, syv giver 20.

## Hvorfor vores spillere ville gøre det
yaminos-why-only-move = Der er ikke andet at gøre.
yaminos-why-risk = Det er risikoen værd.
yaminos-why-risk-worth = Kaste: { $best } point i snit; stoppe: { $next }.
yaminos-why-bank = Behold hellere de point.
yaminos-why-bank-worth = Stoppe: { $best } sikre point; kaste: { $next } i snit.
yaminos-why-keep-the-others = Dem, du beholder, lover mest.
yaminos-why-worth = { $best } point i snit til rundens slutning; det bedste andet valg: { $next }.
yaminos-why-worth-yours = { $best } point i snit til rundens slutning; dit valg: { $mine }.
yaminos-why-worth-same = Det er dit eget valg, og det bedste: { $best } point i snit til rundens slutning.
yaminos-why-nothing-better = Mere giver kastet ikke.
yaminos-why-ends = Det efterlader de bedste ender.
yaminos-why-best-chain = Sådan begynder den bedste kæde.
yaminos-why-take-back = På en anden måde bliver kæden bedre.
yaminos-why-fill = Det felt bliver næppe bedre.
yaminos-why-announce = Med ét kast mere lover dette felt mest.
yaminos-why-throws = Tre kast er et godt spil.

## Slutningen
yaminos-end-points = { $name } har flest point.
yaminos-end-shared = { $name } står lige: de deler sejren!
yaminos-end-par = { $name } nåede pointtallet. Bravo!
yaminos-end-short = Pointtallet blev ikke nået. Bedre held næste gang!
yaminos-moment-super = Det fineste øjeblik: en Super Yamino til { $name }, { $n } point på én gang!
yaminos-moment-super-you = Dit fineste øjeblik: en Super Yamino, { $n } point på én gang!
yaminos-moment-best = Det fineste øjeblik: { $name } får { yaminos-points } på én tur.
yaminos-moment-best-you = Dit fineste øjeblik: { yaminos-points } på én tur.
yaminos-moment-bold = Det modigste øjeblik: { $name } vover { $n } kast på én tur og beholder { $points } point.
yaminos-moment-bold-you = Dit modigste øjeblik: { $n } kast på én tur, og { $points } point beholdt.
yaminos-moment-last-chance = Det fineste øjeblik: med den sidste chance går { $name } forbi alle med { $score } point!
yaminos-moment-last-chance-you = Dit fineste øjeblik: med den sidste chance går du forbi alle med { $score } point!
yaminos-review-laid = lægge { $chains }
yaminos-review-laid-none = ikke lægge noget
yaminos-review-then-stop = { $laid }, så stoppe
yaminos-review-then-throw = { $laid }, så kaste igen
yaminos-review-then-throw-some = { $laid }, så kaste { $faces } igen

## Bordet på siden
yaminos-felt = Filten
yaminos-board = Pointtavlen
yaminos-board-beat = Skal slås: { $n }
yaminos-board-minimum = Mindst { $n } på række
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = dobbelt { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Vælg et felt
yaminos-do-agree-more = Ét kast mere
yaminos-do-agree-fewer = Ét kast færre
yaminos-do-choose = Tag { $piece } (tast { $key })
yaminos-do-keep = { $piece }: behold (tast { $key })
yaminos-kept = Beholdt: { $faces }.
yaminos-kept-none = Ingen er beholdt.
yaminos-prompt-line-more = Fortsæt, eller tæl: det giver { yaminos-points }.
yaminos-prompt-count = Intet passer længere: tæl.
yaminos-prompt-last-chance = Sidste chance: du skal have { $goal } point for at slå { $name }.

yaminos-key-aim = En anden plads eller et andet tal

## Lektionerne
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Syv yaminoer, ét kast: alle de øjne, du ser, tæller. Kast!
yaminos-lesson-highest-play = 48 til begge: lige! Ved dette bord afgør ét kast mere det. Flest point vinder.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Den, der begynder, siger, hvor mange kast alle får. Vælg to.
yaminos-lesson-throws-throw = Kast alle syv, og tæl alle øjne.
yaminos-lesson-throws-play = Du har 48 point, den anden 41. Kastene lægges sammen: ét til, og den største sum vinder.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Tre kast til at komme så tæt på 120 som muligt. Efter det første har du 45. Kast!
yaminos-lesson-target-play = Du har 81 point: et kast på 39 ville være perfekt. Lidt over er lige så godt som lidt under: den, der er tættest på, vinder.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Ét kast, og så én række, så lang som muligt. Kast!
yaminos-lesson-longest-first = Alle yaminoer kan begynde rækken. Begynd med 4-6.
yaminos-lesson-longest-touch = Som i domino er de halvdele, der rører hinanden, ens. Læg 5-6 mod 6’eren.
yaminos-lesson-longest-ends = Rækken har to ender. Læg 0-4 mod 4’eren i den anden ende.
yaminos-lesson-longest-more = Fortsæt: 0-2, og så dobbelt 2.
yaminos-lesson-longest-count = Der passer ikke mere: du har fem yaminoer på række. Tæl dem!
yaminos-lesson-longest-play = Fem til begge: lige! Ved dette bord kaster man igen. Find nu din egen længste række!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Læg mindst fire yaminoer på række, og gerne store. Kast!
yaminos-lesson-minimum-line = Begynd med 4-6. Læg 5-6 mod 6’eren og 4-5 mod 4’eren.
yaminos-lesson-minimum-four = Der mangler én. Den største, der passer, er 3-5: læg den mod 5-6.
yaminos-lesson-minimum-count = 1-5 ville også passe, men den er lille: den trækker dit snit ned. Tæl dine fire!
yaminos-lesson-minimum-play = 38 point på fire yaminoer: 9,5 i snit. Ét kast mere til hver, og det bedste snit vinder.
yaminos-lesson-chain = Din første kæde
yaminos-lesson-chain-throw = Du skal have 40 point, og du har allerede 32. Kast alle syv!
yaminos-lesson-chain-doublet = I grundspillet begynder en kæde med en dobbelt. Læg dobbelt 5.
yaminos-lesson-chain-ends = Kæden har to ender. Læg 1-5 på den ene side og 4-5 på den anden.
yaminos-lesson-chain-stop = En dobbelt giver to point, enhver anden yamino ét: du har fire. Stop for at beholde dem.
yaminos-lesson-chain-play = Den anden havde ingen dobbelt, og turen gik videre. Du har 36 point: 4 endnu. Spil!
yaminos-lesson-dare = Stoppe eller turde
yaminos-lesson-dare-throw = Du har 33 point. Kast alle syv!
yaminos-lesson-dare-lay = Læg dobbelt 3, og så 0-3 mod den.
yaminos-lesson-dare-dare = Tre point er ikke meget. Vov det: kast de fem, der er tilbage. Det er nok, at én passer.
yaminos-lesson-dare-on = Flot, to passer! Læg 0-5 mod 0’eren og 3-5 mod 3’eren.
yaminos-lesson-dare-again = Fem point. Kast de sidste tre: du skal have en 5’er, ellers mister du de fem point.
yaminos-lesson-dare-lost = Ingen 5’er: de fem point er tabt. Men dine 33 fra før er stadig dine. Kast igen!
yaminos-lesson-dare-chain = Dobbelt 6, så 5-6 og 4-6 mod den. Derefter 1-4, og 1-2.
yaminos-lesson-dare-stop = Seks point, og kun to yaminoer at kaste: det er for risikabelt. Stop!
yaminos-lesson-dare-play = 39 point: du mangler kun ét. Spil!
yaminos-lesson-back = Tag tilbage og kast bedre
yaminos-lesson-back-take = Du har lagt seks yaminoer, og der er en 4’er i begge ender. Med en enkelt yamino er chancen én ud af fire. Tag hellere 4-5 tilbage.
yaminos-lesson-back-throw = Det, du lige har lagt, kan tages tilbage. Kast nu begge: en 4’er eller en 5’er er nok.
yaminos-lesson-back-lay = Begge passer! Læg 1-5 mod 5’eren og 4-5 mod 4’eren. De andre bliver liggende nu.
yaminos-lesson-back-stop = Syv yaminoer, heraf to dobbelte: ni point. Behold dem!
yaminos-lesson-back-play = 38 point: 2 endnu. Spil, og husk: det er ikke altid klogt at lægge alt.
yaminos-lesson-seven = Alle syv er lagt
yaminos-lesson-seven-last = Der er kun én tilbage, og den passer. Læg 3-5 mod 3’eren.
yaminos-lesson-seven-again = Alle syv er lagt: otte point. Du kunne stoppe. Men vov det: kast alle syv igen!
yaminos-lesson-seven-new = En dobbelt, pyha! Uden den var de otte point tabt. Begynd en ny kæde med dobbelt 0, og læg 0-5 og 0-3.
yaminos-lesson-seven-stop = Otte og fire er tolv point i én tur. Behold dem!
yaminos-lesson-seven-play = 38 point: 2 endnu. Spil!
yaminos-lesson-chance = Den sidste chance
yaminos-lesson-chance-throw = Den anden fører med 42 point. Du har én sidste chance: at nå 43. Kast!
yaminos-lesson-chance-lay = Dobbelt 6, så 4-6 og 5-6 mod den. Derefter 2-5.
yaminos-lesson-chance-play = Nu er du på 40. Du må ikke stoppe før 43: kast dem, der er tilbage, og held og lykke!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Ét kast, og læg dem så alle i lange kæder. Kast!
yaminos-lesson-line-doublet = En dobbelt har fire sider. Læg dobbelt 4, og så 1-4, 2-4 og 3-4 mod den.
yaminos-lesson-line-long = Jo længere, jo bedre: fire giver 16, fem giver 25. Læg 1-6 mod 1’eren.
yaminos-lesson-line-second = De sidste to passer ikke, og en yamino alene koster et point. Begynd en anden kæde med dobbelt 5, og læg 0-5 mod den.
yaminos-lesson-line-count = Fem giver 25, to giver 4. Tæl dine 29 point!
yaminos-lesson-line-play = 187 point: du skal have 200. Spil!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Først kommer de blanke, så 1’erne, og så videre. Nu er det 5’ernes fase. Kast!
yaminos-lesson-prog-two = Kun yaminoer med en 5’er tæller, med alle deres øjne. Begynd med 2-5, og læg 0-5 mod den.
yaminos-lesson-prog-bridge = 2-4 har ingen 5’er og tæller ikke, men den er en bro. Læg den mod 2’eren.
yaminos-lesson-prog-on = Og på den anden side af broen: 4-5, så 1-5.
yaminos-lesson-prog-count = 5, 7, 9 og 6 er 27. Tæl!
yaminos-lesson-prog-play = Det her er den sidste fase, 6’ernes. Forbind alle de 6’ere, du kan!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Her er der én kæde til alle, og din højeste dobbelt åbner den. Kast!
yaminos-lesson-even-even = Læg alle frie ender sammen: er summen lige, får du den. Med 1-4 ville det blive 11, altså intet. Læg 2-6 mod 2’eren: det giver 18!
yaminos-lesson-even-rest = Intet passer mere. Så kast alle dem, der er tilbage.
yaminos-lesson-even-where = 1-6 passer to steder. Mod 6’eren ville det give 10. Læg den mod 1’eren: det giver 20!
yaminos-lesson-even-play = 188 point: du skal have 200. Alle lægger én yamino pr. tur. Spil!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Én kæde til alle, og din højeste dobbelt åbner den. Kast!
yaminos-lesson-more-more = De frie ender er 15. Laver du mere, får du summen. Læg 3-5 mod dobbelt 3: det giver 17!
yaminos-lesson-more-doublet = Den anden lavede kun 16 og fik intet. En dobbelt, der lægges i en ende, har stadig tre frie sider. Læg dobbelt 2 mod 2-3: det giver 20!
yaminos-lesson-more-play = 194 point: du skal have 200. Lav altid mere end summen før. Spil!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Én kæde til alle, og din højeste dobbelt åbner den. Kast!
yaminos-lesson-muggins-five = Dine fire 5’ere var 20. De frie ender tæller kun, hvis de giver 5, 10, 15, 20… Læg dobbelt 0 mod 0’eren: det giver stadig 15!
yaminos-lesson-muggins-where = 0-1 passer to steder. Mod en 0’er ville det give 12, altså intet. Læg den mod 1’eren: det giver 10!
yaminos-lesson-muggins-play = 90 point: du skal have 100. Led efter tal fra 5-tabellen. Spil!
yaminos-lesson-sheet = Behold og kast igen
yaminos-lesson-sheet-throw = I Yam fylder du felter. Du har to tilbage: Solo 6 og Plus. Kast!
yaminos-lesson-sheet-keep = Fire yaminoer har en 6’er: behold dem til Solo 6, og kast de tre andre igen.
yaminos-lesson-sheet-box = Solo 6 tæller alle 6’ere, og der er syv: 42 point! Skriv dem i Solo 6.
yaminos-lesson-sheet-play = Du har Plus tilbage: det højeste tal på hver yamino tæller. Behold de gode, kast de andre. Spil!
yaminos-lesson-announce = At melde
yaminos-lesson-announce-announce = Fire yaminoer med en 4’er, to med en 1’er: én til, og det er en Full! Du har allerede kastet to gange. Til et tredje kast melder du først Full.
yaminos-lesson-announce-throw = Et meldt felt kan ikke laves om: misser du, får det 0. Behold alt det andet, og kast 0-2.
yaminos-lesson-announce-play = En Full, fire af ét tal og tre af et andet: 69 point! Du har Solo 5 tilbage. Spil!
yaminos-lesson-less = Minus
yaminos-lesson-less-throw = Du har Plus og Minus tilbage. Kast!
yaminos-lesson-less-keep = Minus trækker det laveste tal på hver yamino fra din sum. Behold derfor dem med en 0’er, og kast de tre andre.
yaminos-lesson-less-box = Seks gange 0 og én gang 1: du mister kun ét point. Skriv det i Minus.
yaminos-lesson-less-play = Nu Plus: her er det omvendt, du vil have høje tal. Spil!
yaminos-lesson-suite = Straighten
yaminos-lesson-suite-throw = Du har Solo 4 og Straight tilbage. Kast!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, side om side: tallene følger efter hinanden! Kun 6’eren mangler. Behold de tre, og kast de fire andre.
yaminos-lesson-suite-box = 6’eren! I en straight læses et par som ét tal. Alle syv tal giver 21, og 30 til. Skriv 51 i Straight!
yaminos-lesson-suite-play = Fem tal i træk ville have været en lille straight. Du har Solo 4 tilbage: behold 4’erne. Spil!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Du har Solo 6 og Par tilbage. Kast!
yaminos-lesson-pairs-keep = Fire par: 0-0, 1-1, 3-3 og 5-5. Behold dem, og kast de tre andre.
yaminos-lesson-pairs-box = Fem par! Ét tal af hvert tæller: 0, 1, 2, 3 og 5 giver 11, og 10 til. Skriv 21 i Par!
yaminos-lesson-pairs-play = Syv par ville endda give 20 mere. Du har Solo 6 tilbage: behold 6’erne. Spil!
yaminos-lesson-super = Super Yamino
yaminos-lesson-super-throw = Du har Plus og Super Yamino tilbage: syv gange det samme tal! Kast!
yaminos-lesson-super-keep = Dit første par er dobbelt 4: altså skal det være en Super Yamino i 4’ere. Behold de fem, der har en 4’er, og kast de to andre.
yaminos-lesson-super-announce = Der mangler kun én! For at kaste en tredje gang skal du melde Super Yamino.
yaminos-lesson-super-last = Behold de seks, der har en 4’er, og kast 1-5. Kryds fingre!
yaminos-lesson-super-play = En Super Yamino! Alle øjne, og 70 til: 119! Du har Plus tilbage. Spil!
yaminos-lesson-zero = Hvilket felt skal ofres?
yaminos-lesson-zero-small = Kastet giver ikke meget, men et felt skal fyldes. Solo 1 giver aldrig meget: skriv dine 2 point der.
yaminos-lesson-zero-throw = Du har Solo 6 og Super Yamino tilbage. Kast!
yaminos-lesson-zero-again = Ingen 6’er og intet par. Kast alle igen!
yaminos-lesson-zero-zero = Stadig intet. Et felt skal have 0: ofr det sværeste, Super Yamino.
yaminos-lesson-zero-play = Solo 6 er stadig fri til et bedre kast. Behold 6’erne. Spil!

## Opgaver
yaminos-puzzle-keep = Hvad beholder du?
yaminos-puzzle-keep-ask = Hvilke kaster du igen? Det, der tæller, er hele rundens point, i gennemsnit.
yaminos-puzzle-box = Hvilket felt?
yaminos-puzzle-box-ask = Hvilket felt udfylder eller melder du? Det, der tæller, er hele rundens point, i gennemsnit.
yaminos-puzzle-prog = Den bedste kæde
yaminos-puzzle-prog-ask = Læg den kæde, der giver flest point i denne fase, og stop så.
yaminos-puzzle-line = Alle på række
yaminos-puzzle-line-ask = Læg de kæder, der giver flest point, og stop så.
yaminos-puzzle-risk = Stoppe eller vove?
yaminos-puzzle-risk-ask = Stopper du, eller kaster du videre? Og hvilke? Det, der tæller, er pointene i denne tur, i gennemsnit.
