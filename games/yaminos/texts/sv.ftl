# 7 Yaminos på svenska.

yaminos-tagline = Sju stavar, tjugoåtta dominobrickor, tolv spel: kasta!

## De tolv spelen
yaminos-game-yam = Yam
yaminos-game-base = Grundspelet
yaminos-game-muggins = Muggins
yaminos-game-more = Mer och mer
yaminos-game-prog = Progression
yaminos-game-line = Alla på rad
yaminos-game-even = Jämnt och udda
yaminos-game-highest = Högsta kastet
yaminos-game-throws = Flera kast
yaminos-game-target = Närmast vinner
yaminos-game-longest = Längsta raden
yaminos-game-minimum = Bästa snittet
yaminos-aim-yam = Fyll alla rutor på ditt blad med de finaste kombinationerna.
yaminos-aim-base = Lägg, kasta igen, våga: nå { $goal } poäng före de andra.
yaminos-aim-muggins = Lämna fria ändar vars summa är jämnt delbar med 5, upp till { $goal } poäng.
yaminos-aim-more = Låt summan av de fria ändarna växa, upp till { $goal } poäng.
yaminos-aim-prog = Sju faser, från blanka till sexor: koppla ihop dem som har rätt siffra.
yaminos-aim-line = Lägg så mycket du kan i få långa kedjor, upp till { $goal } poäng.
yaminos-aim-even = Lämna fria ändar med jämn summa, upp till { $goal } poäng.
yaminos-aim-highest = Ett enda kast: flest poäng vinner.
yaminos-aim-throws = Flera kast: största summan vinner.
yaminos-aim-target = Kom så nära { $goal } poäng du kan.
yaminos-aim-longest = Ett enda kast: lägg flest yaminor på rad.
yaminos-aim-minimum = Lägg tillräckligt många yaminor på rad, med så mycket poäng som möjligt på var och en.

## Rutorna i Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Plus
yaminos-box-moins = Minus
yaminos-box-full = Full
yaminos-box-suite = Stege
yaminos-box-pairs = Par
yaminos-box-super = Super Yamino
yaminos-box-small = Liten stege
yaminos-box-large = Stor stege
yaminos-box-plus-moins = Plus och Minus
yaminos-about-solo = Räkna ihop alla { $digit }:or som syns.
yaminos-about-plus = Den högsta siffran på varje yamino räknas.
yaminos-about-moins = Den lägsta siffran på varje yamino dras av.
yaminos-about-plus-moins = De högsta siffrorna räknas, de lägsta dras av.
yaminos-about-full = Fyra av en siffra och tre av en annan: summan och 50.
yaminos-about-suite = Fem siffror i följd: summan och 20. Alla sju: och 30.
yaminos-about-small = Fem siffror i följd: summan och 20.
yaminos-about-large = Alla sju siffrorna, från 0 till 6: summan och 30.
yaminos-about-pairs = En siffra av varje par; 10 till från fem par, 20 för sju.
yaminos-about-super = Alla sju visar samma siffra: alla poäng och 70.

## Bordet
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yaminor
  }
yaminos-points = { $n ->
   *[other] { $n } poäng
  }
yaminos-throws = { $n ->
   *[other] { $n } kast
  }
yaminos-average = { $whole },{ $digits } poäng
yaminos-place = { $name }: { $score }.
yaminos-sheet = Bladet för { $name }
yaminos-sheet-round = Omgång { $round } av { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: ledig
yaminos-cell-offer = { $box }: { $points } nu
yaminos-cell-announced = { $box }: anmäld
yaminos-phase = { $digit ->
    [0] Fasen för de blanka
   *[other] Fasen för { $digit }:or
  }
yaminos-throw-of = Kast { $n } av { $of }
yaminos-goal = Mål: { $n }
yaminos-goal-near = Sikta på { $n }
yaminos-ends = Fria ändar: { $sum }
yaminos-ends-before = Förra summan: { $sum }
yaminos-would = Det blir { $sum }: { $n ->
    [0] inget
   *[other] { $n }
  }.
yaminos-worth = Lagt: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = På bordet:
yaminos-chain = Kedjan:

## Vad du kan göra
yaminos-prompt-agree = Din tur! Hur många kast var?
yaminos-prompt-ready = Din tur! Kasta yaminorna.
yaminos-prompt-ready-rest = Inget passar: kasta dem som är kvar.
yaminos-prompt-throwing = De rullar…
yaminos-prompt-doublet = Börja kedjan med en dubbel.
yaminos-prompt-lay-one = Lägg minst en yamino från det här kastet.
yaminos-prompt-stop = Lägg mer, eller behåll dina { yaminos-points }?
yaminos-prompt-take-back = En ensam yamino kastas aldrig om: ta tillbaka en.
yaminos-prompt-base = Lägga fler, kasta igen eller behålla { yaminos-points }?
yaminos-prompt-beat = Fortsätt: du behöver { $goal } för att ta ledningen.
yaminos-prompt-muggins = Lägg en yamino: blir de fria ändarna en multipel av 5 får du poängen.
yaminos-prompt-more = Lägg en yamino: blir de fria ändarna mer än { $sum } får du poängen.
yaminos-prompt-even = Lägg en yamino: blir de fria ändarna en jämn summa får du poängen.
yaminos-prompt-prog = Koppla ihop alla { $digit ->
    [0] blanka
   *[other] med { $digit }
  }: bara de räknas. Det blir { yaminos-points }.
yaminos-prompt-line = Långa kedjor: 5 på rad ger 25, en ensam kostar 1. Det blir { yaminos-points }.
yaminos-prompt-arrange = Lägg dina yaminor på rad: det blir { yaminos-points }.
yaminos-prompt-left = Lägg dina yaminor på rad: { yaminos-points } blir över.
yaminos-prompt-choose = Behåll de bra och kasta de andra, eller fyll en ruta.
yaminos-prompt-choose-last = Fyll en ruta. För ett tredje kast anmäler du först vilken.
yaminos-prompt-announced = { $box }: vilka kastar du?
yaminos-ask-zero = { $box } ger bara 0: tryck en gång till för att skriva det, eller välj en annan ruta.
yaminos-write-throw = Vill du kasta några av dem, skriv deras namn: { $example }.

## Vad som hände
yaminos-event-agreed = Alla får { yaminos-throws }.
yaminos-event-threw = { $name } kastar { yaminos-count }.
yaminos-event-threw-you = Du kastar { yaminos-count }.
yaminos-event-landed = Det blev: { $faces }.
yaminos-event-cocked = { $n ->
    [one] En yamino ligger inte platt: den kastas om.
   *[other] { $n } yaminor ligger inte platt: de kastas om.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } börjar en kedja med { $face }.
yaminos-event-laid-first-you = Du börjar en kedja med { $face }.
yaminos-event-laid = { $name } lägger { $face } mot { $at }.
yaminos-event-laid-you = Du lägger { $face } mot { $at }.
yaminos-event-took-back = { $name } tar tillbaka { $face }.
yaminos-event-took-back-you = Du tar tillbaka { $face }.
yaminos-event-passed = { $name } har inget att lägga.
yaminos-event-passed-you = Du har inget att lägga.
yaminos-event-ends = De fria ändarna blir { $sum }.
yaminos-event-scored = { $name } får { yaminos-points }: { $total } totalt.
yaminos-event-scored-you = Du får { yaminos-points }: { $total } totalt.
yaminos-event-scored-nothing = { $name } får inget: { $total } totalt.
yaminos-event-scored-nothing-you = Du får inget: { $total } totalt.
yaminos-event-left = { $name } har { yaminos-points } över.
yaminos-event-left-you = Du har { yaminos-points } över.
yaminos-event-lost = Inget passar: { $name } förlorar { yaminos-points }.
yaminos-event-lost-you = Inget passar: du förlorar { yaminos-points }.
yaminos-event-lost-nothing = { $name } har ingen dubbel: nästa.
yaminos-event-lost-nothing-you = Ingen dubbel: nästa.
yaminos-event-leads = { $name } leder med { $score } poäng. De andra får en sista chans!
yaminos-event-leads-you = Du leder med { $score } poäng. De andra får en sista chans!
yaminos-event-announced = { $name } anmäler { $box }.
yaminos-event-announced-you = Du anmäler { $box }.
yaminos-event-filled = { $name } skriver { $points } i rutan { $box }.
yaminos-event-filled-you = Du skriver { $points } i rutan { $box }.
yaminos-event-sheets = Omgång { $round }: nya blad till alla.
yaminos-event-tie-break = Lika mellan { $names }: en tur till avgör.
yaminos-event-won = { $name } vinner!
yaminos-event-won-you = Du vinner!
yaminos-event-won-shared = { $names } vinner tillsammans!

## Vad man kan göra, i ord
yaminos-action-agree = Spela { yaminos-throws }
yaminos-action-throw-all = Kasta alla sju yaminor
yaminos-action-throw = Kasta om { $faces }
    .button = Kasta om { $n }
yaminos-action-throw-rest = { $n ->
    [one] Kasta den sista
   *[other] Kasta de andra { $n }
  }
yaminos-action-keep = Behåll { $faces }, kasta de andra
yaminos-action-lay-first = Börja med { $face }
yaminos-action-lay = Lägg { $face } mot { $at }
    .button = Lägg
yaminos-action-take = Ta tillbaka { $face }
yaminos-action-stop = Stanna här: { yaminos-points }
yaminos-action-count = Det var allt: { yaminos-points }
yaminos-action-count-placed = Det var allt: { yaminos-count }
yaminos-action-fill = Skriv { $points } i { $box }
yaminos-action-announce = Anmäl { $box }

## Inställningar
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
yaminos-option-game = Vilket spel ska spelas?
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
yaminos-option-throws = Hur många kast var?
yaminos-option-throws-help = 0: den som börjar bestämmer; vid ”Närmast vinner” 3, vid bästa snittet 2.
yaminos-option-target = Vilken poäng ska man komma nära?
yaminos-option-target-help = 0: 40 poäng per kast.
yaminos-option-goal = Vid vilken poäng kommer slutet?
yaminos-option-goal-help = 0: som i asken, 40, 100 eller 200 beroende på spel.
yaminos-option-fewestLeft = Längsta raden vinner man med…
yaminos-option-fewestLeft-on = minst poäng över
yaminos-option-fewestLeft-off = flest yaminor på rad
yaminos-option-minimum = Hur många yaminor måste minst ligga på rad?
yaminos-option-minimum-help = Med färre räknas inte kastet. Vanligen 4.
yaminos-option-divideByThrows = Till slut delas poängen med…
yaminos-option-divideByThrows-on = antalet kast
yaminos-option-divideByThrows-off = antalet lagda yaminor
yaminos-option-noSingleRethrow = Får man kasta en ensam yamino i grundspelet?
yaminos-option-noSingleRethrow-on = nej
yaminos-option-noSingleRethrow-off = ja
yaminos-option-noSingleRethrow-help = Vid nej: den som måste slå ledaren och bara har en kvar tar tillbaka en och kastar två; går det inte får man stanna.
yaminos-option-passScores = Räknas de fria ändarna om man inte lägger något?
yaminos-option-passScores-on = ja
yaminos-option-passScores-off = nej
yaminos-option-carryPrevious = Mer och mer: en ny kedja jämförs med…
yaminos-option-carryPrevious-on = den senaste summan
yaminos-option-carryPrevious-off = noll
yaminos-option-branchingProgression = I Progression…
yaminos-option-branchingProgression-on = har dubblar fyra sidor
yaminos-option-branchingProgression-off = ligger dubblar på rad
yaminos-option-linearOnly = I Alla på rad…
yaminos-option-linearOnly-on = ligger dubblar på rad
yaminos-option-linearOnly-off = har dubblar fyra sidor
yaminos-option-rounds = Hur många omgångar Yam?
yaminos-option-rounds-1 = en
yaminos-option-rounds-2 = två
yaminos-option-rounds-4 = fyra
yaminos-option-separateSuites = I Yam har de två stegarna…
yaminos-option-separateSuites-on = var sin ruta
yaminos-option-separateSuites-off = en ruta
yaminos-option-soloPairOnce = I ett Solo räknas ett par…
yaminos-option-soloPairOnce-on = en gång
yaminos-option-soloPairOnce-off = två gånger
yaminos-option-suiteReading = Hur läser man en stege?
yaminos-option-suiteReading-row = sida vid sida
yaminos-option-suiteReading-pick = valda halvor
yaminos-option-suiteReading-help = Sida vid sida får en halva för mycket bara sticka ut i början eller i slutet. Med valda halvor får vilken halva som helst läsas ensam.
yaminos-option-unusedCount = Räknas också oanvända yaminor i en stege?
yaminos-option-unusedCount-on = ja, alla deras poäng
yaminos-option-unusedCount-off = nej
yaminos-option-plusMoins = Plus och Minus spelas…
yaminos-option-plusMoins-apart = i var sin tur
yaminos-option-plusMoins-together = i en enda tur
yaminos-option-tieBreak = Om flera ligger lika i topp…
yaminos-option-tieBreak-on = spelar man en tur till
yaminos-option-tieBreak-off = vinner man tillsammans

## Vad man inte får, och varför
yaminos-refusal-in-the-air = Ett ögonblick: yaminorna rullar fortfarande.
yaminos-refusal-other-yaminos = Det är inte de yaminor som kastades.
yaminos-refusal-other-game = Så gör man inte i det här spelet.
yaminos-refusal-agree-first = Säg först hur många kast alla får.
yaminos-refusal-how-many-throws = Välj 1 till 12 kast.
yaminos-refusal-agreed = Antalet kast är redan bestämt.
yaminos-refusal-throw-first = Kasta yaminorna först.
yaminos-refusal-throw-all = Kasta alla på en gång.
yaminos-refusal-throw-nothing = Välj minst en yamino att kasta.
yaminos-refusal-one-throw = Här kastar man bara en gång.
yaminos-refusal-not-free = Redan lagd: { $face }.
yaminos-refusal-not-laid = Inte i kedjan: { $face }.
yaminos-refusal-one-chain = Bara en kedja: lägg den vid en fri ände.
yaminos-refusal-begin-with-doublet = En kedja börjar med en dubbel.
yaminos-refusal-does-not-fit = Siffrorna passar inte ihop: { $face } mot { $at }.
yaminos-refusal-must-lay = Lägg först en yamino från det här kastet.
yaminos-refusal-something-fits = Du kan lägga { $face }: man kastar bara när inget passar.
yaminos-refusal-taken-enough = { $n } återtagna yaminor på en tur räcker: lägg, kasta eller stanna.
yaminos-refusal-thrown-enough = { $n } kast på en tur räcker: stanna här.
yaminos-refusal-laid-before = Lagd efter ett tidigare kast ligger { $face } kvar.
yaminos-refusal-others-hang-on-it = Andra yaminor ligger mot { $face }. Ta tillbaka dem först.
yaminos-refusal-laid-stays = Det som ligger i kedjan stannar där: kasta bara de andra.
yaminos-refusal-no-single-rethrow = Vid det här bordet kastar man inte en ensam yamino.
yaminos-refusal-must-beat = Det här är din sista chans: fortsätt till { $n } poäng.
yaminos-refusal-row-filled = Redan fylld: { $box }.
yaminos-refusal-no-such-row = Den rutan finns inte på bladet.
yaminos-refusal-too-early-to-announce = Man anmäler först inför det tredje kastet.
yaminos-refusal-announce-first = Anmäl en ruta före det tredje kastet.
yaminos-refusal-announced = Rutan är anmäld: nu är det bara att kasta.

## Regelsidan
yaminos-rules-choose = Reglerna för vilket spel?
yaminos-rules-box = I asken
yaminos-rules-box-text = Sju yaminor. En yamino är en stav med fyra sidor, och varje sida är en dominobricka: tillsammans bär de alla 28, från blank-blank till 6-6. Varje yamino har en enda dubbel, en sida med samma siffra två gånger, och varje siffra från 0 till 6 på bara en av sina sidor. En tavla med penna och trasa håller reda på poängen. Man kan hitta på fler spel.
yaminos-rules-throw = Så börjar ni
yaminos-rules-throw-text = För 2 till 6, från 6 år. Den yngsta börjar, sedan går det medurs. Yaminor kastas som tärningar. En som står upp eller ligger på en annan kastas om. De små spelen, från högsta kastet till bästa snittet, är en bra början.
yaminos-rules-ties = Lika
yaminos-rules-ties-text = { $tieBreak ->
    [on] De som ligger lika i topp spelar en tur till, tills någon leder: i Yam på ett tomt blad, i Progression med sexorna, och i ”Närmast vinner” läggs ett kasts andel till poängen.
   *[off] De som ligger lika i topp vinner tillsammans.
  }
yaminos-rules-alone = På egen hand
yaminos-rules-alone-text = Det här spelet kan man också spela ensam, mot en poäng att nå.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Alla kastar de sju yaminorna en gång. Alla poäng som syns räknas: högsta kastet vinner.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Den som börjar säger hur många kast alla får.
   *[other] Alla får { yaminos-throws }.
  } Kasta alla sju varje gång; alla poäng som syns räknas. Dina kast räknas ihop: största summan vinner.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Alla får { yaminos-throws } med alla sju. Alla poäng som syns räknas ihop. Den som till slut är närmast { $target } poäng vinner, över eller under.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Ett enda kast, lägg sedan vad du kan på rad som domino: halvor som möts är lika. Ingen dubbel behövs; det är en rad med två ändar. { $fewestLeft ->
    [on] Minst poäng över vinner.
   *[off] Flest yaminor på rad vinner.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Alla får { yaminos-throws }. Kasta alla sju varje gång och lägg yaminor på rad som domino, även utan dubbel: minst { $minimum }, annars räknas inte kastet. Till slut delar du dina poäng med { $divideByThrows ->
    [on] antalet kast
   *[off] antalet lagda yaminor
  }. Bästa snittet vinner.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Målet: { $goal } poäng på flera turer. Kasta alla sju. Utan dubbel går turen vidare. Annars börjar du en kedja med en dubbel, lagd på tvären, och fortsätter i båda ändarna med så många yaminor du vill: halvor som möts är lika.
yaminos-rules-base-on = Fortsätta eller stanna
yaminos-rules-base-on-text = Så snart en yamino från kastet ligger får du stanna och räkna, eller kasta så många du vill av resten{ $noSingleRethrow ->
    [on] , men aldrig en ensam
   *[off] , också en ensam
  }. Efter varje kast måste du kunna lägga minst en, annars är alla poäng från den här turen borta; de från tidigare är kvar.
yaminos-rules-base-seven = Alla sju lagda
yaminos-rules-base-seven-text = Stanna och räkna, eller kasta alla sju igen för en ny kedja, så många gånger du vågar. Det den ger läggs till; utan dubbel är hela turen förlorad.
yaminos-rules-base-back = Ta tillbaka
yaminos-rules-base-back-text = Det som lades efter ett tidigare kast ligger kvar. Det som just lades får flyttas eller tas tillbaka, så länge en från det här kastet ligger kvar. Så länge något passar måste du lägga.
yaminos-rules-base-count = Räkna
yaminos-rules-base-count-text = En dubbel i kedjan ger 2 poäng, varje annan yamino 1. Att lägga allt är inte alltid klokt: om du kan lägga sex men med en 4:a i båda ändarna är det ibland bättre att lägga fem och kasta två för att få en 4:a. Eller lägg alla sex och stanna.
yaminos-rules-base-end = Sista chansen
yaminos-rules-base-end-text = Den som har { $goal } poäng eller mer när turen är slut leder. Var och en av de andra får en sista chans: kasta tills det blir en poäng mer än ledaren, eller tills inget går att lägga. Den som lyckas tar över ledningen. Högsta poängen vinner. Spelar du ensam är turerna räknade, en för var sjätte poäng av målet: det ska vara nått när den sista är slut.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Det mest spännande av spelen. Efter din tur räknar du ihop alla fria ändar. Är summan jämnt delbar med 5 får du den, annars inget. 5-5 ensam ger 20: du får 20. Med 5-blank bredvid 15. Med 5-1 också 11: inget. 6-6 ensam ger 24: inget; med 6-2 blir det 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Efter din tur räknar du ihop alla fria ändar. Är det mer än förra summan, vem som än lämnade den, får du summan; lika eller mindre ger inget. En ny kedja jämförs med { $carryPrevious ->
    [on] den gamlas sista summa
   *[off] noll
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Efter din tur räknar du ihop alla fria ändar. Är summan jämn får du den; en udda ger inget. 4-4 ensam ger 16, med 4-2 blir det 14; med 4-1 också 11: inget. 6-6 ensam ger 24, med 6-blank 18.
yaminos-rules-chain = En kedja för alla
yaminos-rules-chain-text = Den som börjar kastar alla sju och lägger sin högsta dubbel i mitten; utan dubbel går turen vidare. Sedan, på din tur, tar du en yamino som den ligger och lägger den vid vilken fri ände som helst med samma siffra. Passar något måste du lägga. Passar inget kastar du alla som är kvar en gång; passar ändå inget går turen vidare. När alla sju ligger tar nästa spelare alla och börjar om.
yaminos-rules-ends = De fria ändarna
yaminos-rules-ends-text = Yaminor möts med kortsidor och långsidor: en dubbel har alltså fyra sidor, och varje fri sida räknas. Lagd vid en ände lämnar en dubbel tre. { $passScores ->
    [on] Även om du inte lägger något räknas ändarna för dig.
   *[off] Om du inte lägger något får du inget.
  }
yaminos-rules-equal = Slutet
yaminos-rules-equal-text = När någon har { $goal } poäng eller mer spelas varvet klart, så att alla har haft lika många turer. Att passa är också en tur. Högsta poängen vinner.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Sju faser. Först de blanka: kasta alla sju en gång och koppla ihop så många yaminor med en blank som du kan i en kedja. Andra får hjälpa till att koppla ihop dem, och ingen dubbel behövs. { $branchingProgression ->
    [on] En dubbel kan fortsättas på alla fyra sidor.
   *[off] Kedjan är en enda rad.
  } Den har minst två yaminor, annars blir det inget. Vilken kedja väljer du själv.
yaminos-rules-prog-count = Vad som räknas
yaminos-rules-prog-count-text = Bara yaminor med en blank räknas, med alla sina poäng, och en blank är 0: 5-0, 0-3, 3-6, 6-0 ger 5 + 3 + 0 + 6, alltså 14.
yaminos-rules-prog-on = Från blanka till sexor
yaminos-rules-prog-on-text = När alla har spelat de blanka kommer ettorna, sedan tvåorna, ända till sexorna: nu räknas yaminorna med den siffran. En dubbel räknas med båda halvorna. Största summan vinner.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Kasta alla sju en gång och lägg dem i en eller flera kedjor; ingen dubbel behövs. { $linearOnly ->
    [on] Dubblar ligger på rad som de andra.
   *[off] En dubbel kan fortsättas på alla fyra sidor.
  } En kedja har minst två yaminor.
yaminos-rules-line-count = Kvadrater
yaminos-rules-line-count-text = En kedja är värd sin längd gånger sig själv: fem yaminor ger 25. Kedjorna räknas ihop, och varje ensam yamino drar av 1: en tur kan till och med kosta poäng. Få långa kedjor är bäst.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Fyll rutorna på ditt blad. På din tur kastar du alla sju, sedan, om du vill, kastar du om vilka du väljer, även sådana du behållit. Du får kasta en tredje gång, men först anmäler du rutan, och det ligger fast. Till slut fyller du en ruta; passar det inte får den 0. Sedan går turen vidare.
yaminos-rules-yam-rounds = Omgångar
yaminos-rules-yam-rounds-text = En omgång är slut när alla har fyllt alla rutor. { $rounds ->
    [1] Man spelar en omgång.
    [2] Man spelar två omgångar.
   *[4] Man spelar fyra omgångar.
  } Största summan vinner.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Alla sju yaminor visar samma siffra, efter högst tre kast. Vilken, det säger paren i det första kastet som visar något; är de flera väljer du. Alla synliga poäng räknas, och 70 till. Annars 0.
yaminos-rules-yam-solos = Solon
yaminos-rules-yam-solos-text = Ett Solo räknar ihop alla sina siffror; det finns ett för var och en från 1 till 6. Ett par räknas { $soloPairOnce ->
    [on] en gång
   *[off] två gånger
  }.
yaminos-rules-yam-plus = Plus och Minus
yaminos-rules-yam-plus-text = Plus räknar den högre siffran på varje yamino. Minus räknar den lägre och dras av från summan. { $plusMoins ->
    [together] Båda spelas i en enda tur: då är det bra att veta vilka sidor som ännu kan komma.
   *[apart] Var och en har sin egen tur.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Fyra yaminor med en siffra och tre med en annan. Räkna den första fyra gånger, den andra tre gånger, och 50 till: fyra 4:or och tre 1:or ger 16 + 3 + 50, alltså 69. Varje yamino används en gång, och den bästa läsningen gäller.
yaminos-rules-yam-suite = Stege
yaminos-rules-yam-suite-text = Fem siffror i följd är en liten stege: deras summa och 20. Alla sju är en stor stege: deras summa och 30. { $separateSuites ->
    [on] Var och en har sin egen ruta.
   *[off] Det finns en ruta för båda; ligger båda där gäller den bästa.
  } 2-2, 3-3, 4-4, 5-5, 6-3 ger 40; 0-1, 2-3, 4-5, 6-6 ger 51.{ $unusedCount ->
    [on] { " " }Poängen på oanvända yaminor läggs till.
   *[off] { "" }
  }
yaminos-rules-yam-row = Hur man läser en stege
yaminos-rules-yam-row-text = Ett par läses som en enda siffra, och hur många yaminor det är spelar ingen roll. { $suiteReading ->
    [pick] Vilken halva som helst får läsas ensam.
   *[row] Yaminorna ligger sida vid sida, och en halva för mycket får bara sticka ut i början eller i slutet.
  } En siffra får inte följa på sig själv på två yaminor: ingen 3-3 bredvid 3-4. Sex i följd är en liten stege med de fem bästa.
yaminos-rules-yam-pairs = Par
yaminos-rules-yam-pairs-text = Räkna en siffra från varje par. Fem eller sex par ger 10 poäng till, sju ger 20.

## Varför våra spelare skulle göra så
yaminos-why-only-move = Det finns inget annat att göra.
yaminos-why-risk = Det är värt risken.
yaminos-why-risk-worth = Kasta: { $best } poäng i snitt; stanna: { $next }.
yaminos-why-bank = Behåll hellre de här poängen.
yaminos-why-bank-worth = Stanna: { $best } säkra poäng; kasta: { $next } i snitt.
yaminos-why-keep-the-others = De du behåller lovar mest.
yaminos-why-worth = { $best } poäng i snitt till omgångens slut; bästa andra val: { $next }.
yaminos-why-worth-yours = { $best } poäng i snitt till omgångens slut; ditt val: { $mine }.
yaminos-why-worth-same = Det är ditt eget val, och det bästa: { $best } poäng i snitt till omgångens slut.
yaminos-why-nothing-better = Mer än så ger inte kastet.
yaminos-why-ends = Det lämnar de bästa ändarna.
yaminos-why-best-chain = Så börjar den bästa kedjan.
yaminos-why-take-back = På ett annat sätt blir kedjan bättre.
yaminos-why-fill = Rutan blir knappast bättre än så.
yaminos-why-announce = Med ett kast till lovar den här rutan mest.
yaminos-why-throws = Tre kast blir ett bra spel.

## Slutet
yaminos-end-points = { $name } har flest poäng.
yaminos-end-shared = { $name } ligger lika: de delar segern!
yaminos-end-par = { $name } nådde poängen. Bravo!
yaminos-end-short = Poängen nåddes inte. Bättre lycka nästa gång!
yaminos-moment-super = Det finaste ögonblicket: en Super Yamino för { $name }, { $n } poäng på en gång!
yaminos-moment-super-you = Ditt finaste ögonblick: en Super Yamino, { $n } poäng på en gång!
yaminos-moment-best = Det finaste ögonblicket: { $name } får { yaminos-points } på en enda tur.
yaminos-moment-best-you = Ditt finaste ögonblick: { yaminos-points } på en enda tur.
yaminos-moment-bold = Det djärvaste ögonblicket: { $name } vågar { $n } kast på en tur och behåller { $points } poäng.
yaminos-moment-bold-you = Ditt djärvaste ögonblick: { $n } kast på en tur, och { $points } poäng kvar.
yaminos-moment-last-chance = Det finaste ögonblicket: med sista chansen går { $name } förbi alla med { $score } poäng!
yaminos-moment-last-chance-you = Ditt finaste ögonblick: med sista chansen går du förbi alla med { $score } poäng!
yaminos-review-laid = lägga { $chains }
yaminos-review-laid-none = inte lägga något
yaminos-review-then-stop = { $laid }, sedan sluta
yaminos-review-then-throw = { $laid }, sedan kasta igen
yaminos-review-then-throw-some = { $laid }, sedan kasta om { $faces }

## Bordet på sidan
yaminos-felt = Filtduken
yaminos-board = Poängtavlan
yaminos-board-beat = Att slå: { $n }
yaminos-board-minimum = Minst { $n } på rad
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = dubbel { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Välj en ruta
yaminos-do-agree-more = Ett kast till
yaminos-do-agree-fewer = Ett kast färre
yaminos-do-choose = Ta { $piece } (tangent { $key })
yaminos-do-keep = { $piece }: behåll (tangent { $key })
yaminos-kept = Behållna: { $faces }.
yaminos-kept-none = Ingen är behållen.
yaminos-prompt-line-more = Fortsätt, eller räkna: det blir { yaminos-points }.
yaminos-prompt-count = Inget mer passar: räkna.
yaminos-prompt-last-chance = Sista chansen: du behöver { $goal } poäng för att slå { $name }.

yaminos-key-aim = En annan plats eller ett annat tal

## Lektionerna
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Sju yaminor, ett enda kast: alla prickar du ser räknas. Kasta!
yaminos-lesson-highest-play = 48 lika! Vid det här bordet avgör ett kast till. Flest poäng vinner.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Den som börjar säger hur många kast alla får. Välj två.
yaminos-lesson-throws-throw = Kasta alla sju och räkna alla prickar.
yaminos-lesson-throws-play = Du har 48 poäng, den andra 41. Kasten läggs ihop: ett till, och den största summan vinner.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Tre kast för att komma så nära 120 som möjligt. Efter det första har du 45. Kasta!
yaminos-lesson-target-play = Du har 81 poäng: ett kast på 39 vore perfekt. Lite över är lika bra som lite under: den som är närmast vinner.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Ett enda kast, och sedan en rad, så lång som möjligt. Kasta!
yaminos-lesson-longest-first = Vilken yamino som helst kan börja raden. Börja med 4-6.
yaminos-lesson-longest-touch = Som i domino är halvorna som möts lika. Lägg 5-6 mot 6:an.
yaminos-lesson-longest-ends = Raden har två ändar. Lägg 0-4 mot 4:an i den andra änden.
yaminos-lesson-longest-more = Fortsätt: 0-2, och sedan dubbel 2.
yaminos-lesson-longest-count = Inget mer passar: du har fem yaminor på rad. Räkna dem!
yaminos-lesson-longest-play = Fem lika! Vid det här bordet kastar man igen. Hitta nu din egen längsta rad!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Lägg minst fyra yaminor på rad, och gärna stora. Kasta!
yaminos-lesson-minimum-line = Börja med 4-6. Lägg 5-6 mot 6:an och 4-5 mot 4:an.
yaminos-lesson-minimum-four = En till behövs. Den största som passar är 3-5: lägg den mot 5-6.
yaminos-lesson-minimum-count = 1-5 skulle också passa, men den är liten: den drar ner ditt snitt. Räkna dina fyra!
yaminos-lesson-minimum-play = 38 poäng på fyra yaminor: 9,5 i snitt. Ett kast till var, och bästa snittet vinner.
yaminos-lesson-chain = Din första kedja
yaminos-lesson-chain-throw = Det behövs 40 poäng, och du har redan 32. Kasta alla sju!
yaminos-lesson-chain-doublet = I grundspelet börjar en kedja med en dubbel. Lägg dubbel 5.
yaminos-lesson-chain-ends = Kedjan har två ändar. Lägg 1-5 på ena sidan och 4-5 på den andra.
yaminos-lesson-chain-stop = En dubbel ger två poäng, en annan yamino en: du har fyra. Stanna för att behålla dem.
yaminos-lesson-chain-play = Den andra hade ingen dubbel, och turen gick vidare. Du har 36 poäng: 4 kvar. Spela!
yaminos-lesson-dare = Stanna eller våga
yaminos-lesson-dare-throw = Du har 33 poäng. Kasta alla sju!
yaminos-lesson-dare-lay = Lägg dubbel 3, och sedan 0-3 mot den.
yaminos-lesson-dare-dare = Tre poäng är lite. Våga: kasta de fem som är kvar. Det räcker att en passar.
yaminos-lesson-dare-on = Bra, två passar! Lägg 0-5 mot 0:an och 3-5 mot 3:an.
yaminos-lesson-dare-again = Fem poäng. Kasta de tre sista: du behöver en 5:a, annars förlorar du de här fem poängen.
yaminos-lesson-dare-lost = Ingen 5:a: de fem poängen är borta. Men dina 33 från förut är kvar. Kasta igen!
yaminos-lesson-dare-chain = Dubbel 6, sedan 5-6 och 4-6 mot den. Därefter 1-4, och 1-2.
yaminos-lesson-dare-stop = Sex poäng, och bara två yaminor att kasta: det är för riskabelt. Stanna!
yaminos-lesson-dare-play = 39 poäng: du behöver bara en till. Spela!
yaminos-lesson-back = Ta tillbaka och kasta bättre
yaminos-lesson-back-take = Du har lagt sex yaminor, och det är en 4:a i båda ändarna. Med en enda yamino är chansen en på fyra. Ta hellre tillbaka 4-5.
yaminos-lesson-back-throw = Det du nyss lade får du ta tillbaka. Kasta nu båda: en 4:a eller en 5:a räcker.
yaminos-lesson-back-lay = Båda passar! Lägg 1-5 mot 5:an och 4-5 mot 4:an. De andra ligger kvar nu.
yaminos-lesson-back-stop = Sju yaminor, varav två dubblar: nio poäng. Behåll dem!
yaminos-lesson-back-play = 38 poäng: 2 kvar. Spela, och kom ihåg: att lägga allt är inte alltid klokt.
yaminos-lesson-seven = Alla sju är lagda
yaminos-lesson-seven-last = Bara en är kvar, och den passar. Lägg 3-5 mot 3:an.
yaminos-lesson-seven-again = Alla sju är lagda: åtta poäng. Du kunde stanna. Men våga: kasta alla sju igen!
yaminos-lesson-seven-new = En dubbel, puh! Utan den var de åtta poängen borta. Börja en ny kedja med dubbel 0, och lägg 0-5 och 0-3.
yaminos-lesson-seven-stop = Åtta och fyra blir tolv poäng på en enda tur. Behåll dem!
yaminos-lesson-seven-play = 38 poäng: 2 kvar. Spela!
yaminos-lesson-chance = Sista chansen
yaminos-lesson-chance-throw = Den andra leder med 42 poäng. Du har en sista chans: att nå 43. Kasta!
yaminos-lesson-chance-lay = Dubbel 6, sedan 4-6 och 5-6 mot den. Därefter 2-5.
yaminos-lesson-chance-play = Nu är du på 40. Du får inte stanna före 43: kasta dem som är kvar, och lycka till!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Ett enda kast, och lägg sedan alla i långa kedjor. Kasta!
yaminos-lesson-line-doublet = En dubbel har fyra sidor. Lägg dubbel 4, och sedan 1-4, 2-4 och 3-4 mot den.
yaminos-lesson-line-long = Ju längre desto bättre: fyra blir 16, fem blir 25. Lägg 1-6 mot 1:an.
yaminos-lesson-line-second = De två sista passar inte, och en ensam yamino kostar en poäng. Börja en andra kedja med dubbel 5, och lägg 0-5 mot den.
yaminos-lesson-line-count = Fem blir 25, två blir 4. Räkna dina 29 poäng!
yaminos-lesson-line-play = 187 poäng: det behövs 200. Spela!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Först kommer de blanka, sedan 1:orna, och så vidare. Nu är det 5:ornas fas. Kasta!
yaminos-lesson-prog-two = Bara yaminor med en 5:a räknas, med alla sina prickar. Börja med 2-5, och lägg 0-5 mot den.
yaminos-lesson-prog-bridge = 2-4 har ingen 5:a och räknas inte, men den blir en bro. Lägg den mot 2:an.
yaminos-lesson-prog-on = Och på andra sidan bron: 4-5, sedan 1-5.
yaminos-lesson-prog-count = 5, 7, 9 och 6 blir 27. Räkna!
yaminos-lesson-prog-play = Det här är sista fasen, 6:ornas. Koppla ihop alla 6:or du kan!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Här finns en enda kedja för alla, och din högsta dubbel öppnar den. Kasta!
yaminos-lesson-even-even = Lägg ihop alla fria ändar: är summan jämn får du den. Med 1-4 skulle det bli 11, alltså inget. Lägg 2-6 mot 2:an: det blir 18!
yaminos-lesson-even-rest = Inget passar längre. Kasta då alla som är kvar.
yaminos-lesson-even-where = 1-6 passar på två ställen. Mot 6:an skulle det bli 10. Lägg den mot 1:an: det blir 20!
yaminos-lesson-even-play = 188 poäng: det behövs 200. Alla lägger en yamino per tur. Spela!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = En enda kedja för alla, och din högsta dubbel öppnar den. Kasta!
yaminos-lesson-more-more = De fria ändarna är 15. Gör du mer får du summan. Lägg 3-5 mot dubbel 3: det blir 17!
yaminos-lesson-more-doublet = Den andra gjorde bara 16 och fick inget. En dubbel som läggs i en ände har ännu tre fria sidor. Lägg dubbel 2 mot 2-3: det blir 20!
yaminos-lesson-more-play = 194 poäng: det behövs 200. Gör alltid mer än summan före. Spela!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = En enda kedja för alla, och din högsta dubbel öppnar den. Kasta!
yaminos-lesson-muggins-five = Dina fyra 5:or var 20. De fria ändarna räknas bara om de blir 5, 10, 15, 20… Lägg dubbel 0 mot 0:an: det blir fortfarande 15!
yaminos-lesson-muggins-where = 0-1 passar på två ställen. Mot en 0:a skulle det bli 12, alltså inget. Lägg den mot 1:an: det blir 10!
yaminos-lesson-muggins-play = 90 poäng: det behövs 100. Leta efter multiplar av 5. Spela!
yaminos-lesson-sheet = Behålla och kasta om
yaminos-lesson-sheet-throw = I Yam fyller du rutor. Du har två kvar: Solo 6 och Plus. Kasta!
yaminos-lesson-sheet-keep = Fyra yaminor har en 6:a: behåll dem till Solo 6, och kasta om de tre andra.
yaminos-lesson-sheet-box = Solo 6 räknar alla 6:or, och de är sju: 42 poäng! Skriv dem i Solo 6.
yaminos-lesson-sheet-play = Du har Plus kvar: den högsta siffran på varje yamino räknas. Behåll de bra, kasta de andra. Spela!
yaminos-lesson-announce = Anmäla
yaminos-lesson-announce-announce = Fyra yaminor med en 4:a, två med en 1:a: en till och det är en Full! Du har redan kastat två gånger. För ett tredje kast anmäler du först Full.
yaminos-lesson-announce-throw = Rutan du har anmält kan inte ändras: missar du får den 0. Behåll allt annat, och kasta om 0-2.
yaminos-lesson-announce-play = En Full, fyra av en siffra och tre av en annan: 69 poäng! Du har Solo 5 kvar. Spela!
yaminos-lesson-less = Minus
yaminos-lesson-less-throw = Du har Plus och Minus kvar. Kasta!
yaminos-lesson-less-keep = Minus drar den lägsta siffran på varje yamino från din summa. Behåll därför dem med en 0:a, och kasta de tre andra.
yaminos-lesson-less-box = Sex gånger 0 och en gång 1: du förlorar bara en poäng. Skriv den i Minus.
yaminos-lesson-less-play = Nu Plus: då är det tvärtom, du vill ha höga siffror. Spela!
yaminos-lesson-suite = Stegen
yaminos-lesson-suite-throw = Du har Solo 4 och Stege kvar. Kasta!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, sida vid sida: siffrorna följer på varandra! Bara 6:an saknas. Behåll de tre, och kasta de fyra andra.
yaminos-lesson-suite-box = 6:an! I en stege läses ett par som en enda siffra. Alla sju siffror blir 21, och 30 till. Skriv 51 i Stege!
yaminos-lesson-suite-play = Fem siffror i följd hade varit en liten stege. Du har Solo 4 kvar: behåll 4:orna. Spela!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Du har Solo 6 och Par kvar. Kasta!
yaminos-lesson-pairs-keep = Fyra par: 0-0, 1-1, 3-3 och 5-5. Behåll dem, och kasta de tre andra.
yaminos-lesson-pairs-box = Fem par! En siffra av varje räknas: 0, 1, 2, 3 och 5 blir 11, och 10 till. Skriv 21 i Par!
yaminos-lesson-pairs-play = Sju par skulle till och med ge 20 till. Du har Solo 6 kvar: behåll 6:orna. Spela!
yaminos-lesson-super = Super Yamino
yaminos-lesson-super-throw = Du har Plus och Super Yamino kvar: sju gånger samma siffra! Kasta!
yaminos-lesson-super-keep = Ditt första par är dubbel 4: alltså måste det bli en Super Yamino i 4:or. Behåll de fem som har en 4:a, och kasta de två andra.
yaminos-lesson-super-announce = Bara en saknas! Vill du kasta en tredje gång, anmäl Super Yamino.
yaminos-lesson-super-last = Behåll de sex som har en 4:a, och kasta om 1-5. Håll tummarna!
yaminos-lesson-super-play = En Super Yamino! Alla prickar, och 70 till: 119! Du har Plus kvar. Spela!
yaminos-lesson-zero = Vilken ruta ska offras?
yaminos-lesson-zero-small = Det här kastet ger inte mycket, men en ruta måste fyllas. Solo 1 ger aldrig mycket: skriv dina 2 poäng där.
yaminos-lesson-zero-throw = Du har Solo 6 och Super Yamino kvar. Kasta!
yaminos-lesson-zero-again = Ingen 6:a och inget par. Kasta om alla!
yaminos-lesson-zero-zero = Fortfarande inget. En ruta måste få 0: offra den svåraste, Super Yamino.
yaminos-lesson-zero-play = Solo 6 är kvar till ett bättre kast. Behåll 6:orna. Spela!

## Problem
yaminos-puzzle-keep = Vad behåller du?
yaminos-puzzle-keep-ask = Vilka kastar du om? Det som räknas är hela omgångens poäng, i genomsnitt.
yaminos-puzzle-box = Vilken ruta?
yaminos-puzzle-box-ask = Vilken ruta fyller eller anmäler du? Det som räknas är hela omgångens poäng, i genomsnitt.
yaminos-puzzle-prog = Bästa kedjan
yaminos-puzzle-prog-ask = Lägg kedjan som ger flest poäng i den här fasen, och sluta sedan.
yaminos-puzzle-line = Alla på rad
yaminos-puzzle-line-ask = Lägg de kedjor som ger flest poäng, och sluta sedan.
yaminos-puzzle-risk = Sluta eller våga?
yaminos-puzzle-risk-ask = Slutar du, eller kastar du vidare? Och vilka? Det som räknas är poängen i den här turen, i genomsnitt.
