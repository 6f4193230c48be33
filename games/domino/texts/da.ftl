# Magnetic Domino på dansk.

domino-tagline = Otteogtyve magneter: i kæde, som tårn eller forskudt. Ryst ikke på hånden!

## Tingene
domino-yes = ja
domino-no = nej
domino-game-traditional = Almindelig domino
domino-game-challenge = Magnetisk udfordring
domino-game-quincunx = Quincunx
domino-colour = { $colour ->
    [red] røde
    [yellow] gule
    [green] grønne
   *[blue] blå
  }
domino-piece = den { domino-colour } { $low }-{ $high }
domino-piece-double = den { domino-colour } dobbelt-{ $n }
domino-count = { $n ->
    [one] { $n } brik
   *[other] { $n } brikker
  }

## Bordet
domino-table = Bordet
domino-board = Spillerne
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } i alt.
domino-still-held = { $name } har endnu: { $pieces }.
domino-hand = Din hånd
domino-stock = { $n ->
    [0] Bunken er tom
    [one] Bunken: { $n } brik
   *[other] Bunken: { $n } brikker
  }
domino-game-of = Spil { $game } af { $of }
domino-game-limit = Spil { $game }, til { $limit }
domino-due-flat = fladt
domino-due-height = i højden
domino-colours = { $n ->
    [one] { $n } farve
   *[other] { $n } farver
  } på hånden
domino-chain-is = Kæden: { $pieces }.
domino-tower-is = Bygningen: { domino-count }, { $levels ->
    [0] på bordet
   *[other] op til etage { $levels }
  }.
domino-nothing-laid = Der er ikke lagt noget endnu.
domino-spot-level = { $level ->
    [-1] hele tårnet løftes
    [0] på bordet
   *[other] etage { $level }
  }
domino-half = { $n }’eren i { $low }-{ $high }
domino-half-double = den { $side ->
    [left] venstre
    [right] højre
    [far] bageste
   *[near] forreste
  } { $n }’er i dobbelt-{ $n }
domino-place-on = på { $half }
domino-place-bridge = som bro på { $half } og { $other }
domino-place-under = under { $half }
domino-place-beside = { $side ->
    [left] til venstre for
    [right] til højre for
    [far] bag
   *[near] foran
  } { $half }
domino-toward = { $side ->
    [left] mod venstre
    [right] mod højre
    [far] væk fra dig
   *[near] mod dig
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, åben ende { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Plads { $n } af { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Næste plads
domino-spot-previous = Forrige plads
domino-camera-left = Drej til venstre (tast Q)
domino-camera-right = Drej til højre (tast E)
domino-camera-nearer = Nærmere (tast +)
domino-camera-farther = Længere væk (tast −)

## Knapper
domino-do-lay-none = Vælg en brik
domino-do-choose = Tag { $piece }
domino-do-choose-key = Tag { $piece } (tast { $key })

## Hvad der skal gøres
domino-prompt-opening = Du begynder: læg { $piece }.
domino-prompt-lay = Din tur! Vælg en brik.
domino-prompt-flat = Din tur, fladt! Vælg en brik.
domino-prompt-height = Din tur, i højden! Vælg en brik.
domino-prompt-end = Ved hvilken ende lægger du den?
domino-prompt-place = Hvor lægger du den?
domino-prompt-carry = Bær den over sin plads, og slip den uden at ryste.
domino-prompt-draw = Intet passer: træk en brik.
domino-prompt-pass = Intet passer, og bunken er tom: meld pas.
domino-prompt-falling = Står det?
domino-prompt-between = Spillet er vundet af { $names }. Skal der deles ud igen?
domino-prompt-no-double = Ingen har en dobbelt: der deles ud igen.
domino-prompt-dealing = Der deles ud…
domino-prompt-over = Spillet er slut. Sejr: { $names }.

## Hvad der skete
domino-event-mixed = Spil { $game }: brikkerne blandes og deles ud.
domino-event-dealt = { $name } får { domino-count }.
domino-event-dealt-you = Du får { $pieces }.
domino-event-drew = { $name } trækker.
domino-event-drew-you = Du trækker { $piece }.
domino-event-opened = { $name } begynder med { $piece }.
domino-event-opened-you = Du begynder med { $piece }.
domino-event-laid = { $name } lægger { $piece } mod { $n }’eren.
domino-event-laid-you = Du lægger { $piece } mod { $n }’eren.
domino-event-let-go = { $name } slipper { $piece }…
domino-event-let-go-you = Du slipper { $piece }…
domino-event-stood = Det står! { $name } har lagt { $piece }.
domino-event-stood-you = Det står! Du har lagt { $piece }.
domino-misses-left = { $left ->
    [1] {" "}Én gang forbi til, og spillet er låst.
    [2] {" "}{ $left } gange forbi til i træk, og spillet er låst.
    [3] {" "}{ $left } gange forbi til i træk, og spillet er låst.
   *[other] {""}
  }
domino-event-missed = Forbi: { $name } tager { $piece } tilbage.{ domino-misses-left }
domino-event-missed-you = Forbi: du tager { $piece } tilbage.{ domino-misses-left }
domino-event-collapsed = Bang! { $name } samler { domino-count } op.
domino-event-collapsed-you = Bang! Du samler { domino-count } op.
domino-event-passed = { $name } melder pas.
domino-event-passed-you = Du melder pas.
domino-event-out = { $name } har ingen brikker tilbage!
domino-event-out-you = Du har ingen brikker tilbage!
domino-event-blocked = Spillet er låst: nu tæller vi.

## Hvad man kan gøre, i ord
domino-action-open = Begynd med { $piece }
domino-action-lay-left = Læg { $piece } til venstre, mod { $n }’eren
domino-action-lay-right = Læg { $piece } til højre, mod { $n }’eren
domino-action-place = Læg { $piece } { $spot }
    .button = Læg
domino-action-draw = Træk
domino-action-pass = Meld pas
domino-action-deal = Del ud

## Valgene
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Udfordring med spænding
domino-preset-children = Med de små
domino-option-game = Hvilket spil spiller vi?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Hvad tælles til sidst?
domino-option-count-dots = øjnene
domino-option-count-dominoes = brikkerne
domino-option-games = Hvor mange spil?
domino-option-limit = Eller til hvor mange noterede point?
domino-option-limit-help = 0: antallet af spil afgør det.
domino-option-voluntaryDraw = Må man trække, når man kan lægge?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Hvornår er spillet låst?
domino-option-blockedOnlyWhenStockEmpty-on = når alle har meldt pas
domino-option-blockedOnlyWhenStockEmpty-off = så snart intet kan passe
domino-option-tieBreak = Står det lige i et låst spil…
domino-option-tieBreak-shared = vinder man sammen
domino-option-tieBreak-fewestDominoes = vinder færrest brikker
domino-option-noDouble = Hvis ingen har en dobbelt…
domino-option-noDouble-highestSum = begynder den højeste sum
domino-option-noDouble-redeal = deles der ud igen
domino-option-colourCheck = Skal en hånd have flere farver?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Hvor må man bygge?
domino-option-extremitiesOnly-on = kun ved enderne
domino-option-extremitiesOnly-off = overalt
domino-option-secondParallel = Tårnets anden brik…
domino-option-secondParallel-on = ligger på langs af den første
domino-option-secondParallel-off = ligger, som man vil
domino-option-liftTower = Må man løfte tårnet?
domino-option-liftTower-on = ja, for at skubbe en brik ind under
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = En brik, der går forbi…
domino-option-missedCountsAsCollapse-on = tæller som et sammenbrud
domino-option-missedCountsAsCollapse-off = kommer tilbage på hånden
domino-option-magnets = Hvordan er magneterne?
domino-option-magnets-none = der er ingen
domino-option-magnets-weak = svage
domino-option-magnets-normal = almindelige
domino-option-magnets-strong = stærke
domino-option-hand = Hvilken hånd lægger brikkerne?
domino-option-hand-own = din, som ryster lidt
domino-option-hand-steady = en, der aldrig ryster
domino-option-hand-help = Rolig: til de små, og til at spille med tastatur eller på gehør.
domino-option-fourPlayerAlternation = Fire spillere, i quincunx…
domino-option-fourPlayerAlternation-global = den sidste brik afgør det for alle
domino-option-fourPlayerAlternation-perPlayer = hver skifter for sig
domino-option-keepModeMemory = Efter et sammenbrud, i quincunx…
domino-option-keepModeMemory-on = beholder hver sin måde
domino-option-keepModeMemory-off = begynder man fladt igen

## Hvad man ikke må, og hvorfor
domino-refusal-being-dealt = Et øjeblik: der deles ud.
domino-refusal-being-drawn = Den trukne brik er til en senere tur.
domino-refusal-let-go = En brik, der er sluppet, er spillet.
domino-refusal-deal-first = Del først et nyt spil ud.
domino-refusal-no-deal = Dette spil er ikke slut.
domino-refusal-must-open = Du skal begynde med { $tile }.
domino-refusal-other-game = Det gør man ikke i dette spil.
domino-refusal-which-end = Sig hvilken ende: venstre eller højre.
domino-refusal-not-yours = Ikke på din hånd: { $tile }.
domino-refusal-does-not-fit = Her skal der en { $n }’er til: { $tile } passer ikke sådan.
domino-refusal-fits-no-end = Der skal en { $n }’er eller en { $other }’er til: { $tile } passer ikke i nogen ende.
domino-refusal-out-of-reach = Den plads er for langt væk eller under bordet.
domino-refusal-occupied = Pladsen er optaget: her ligger { $tile }.
domino-refusal-not-equal = Felter oven på hinanden skal være ens: med { $tile } ville en { $n }’er møde en { $other }’er.
domino-refusal-no-contact = Her rører { $tile } ingenting: læg den på en brik eller under.
domino-refusal-not-parallel = Den anden brik skal ligge på langs af den første.
domino-refusal-not-an-end = Man spiller kun ved enderne, og { $tile } rører ingen af dem her.
domino-refusal-must-be-flat = Nu skal det være fladt.
domino-refusal-must-be-height = Nu skal det være i højden.
domino-refusal-steady-hand = Ved dette bord ryster ingen hånd.
domino-refusal-must-play = Du kan lægge, altså skal du.
domino-refusal-stock-empty = Bunken er tom.
domino-refusal-stock-left = Der er brikker tilbage: træk først.
domino-refusal-nobody-draws = Ingen trækker lige nu.
domino-refusal-not-in-stock = Ikke i bunken: { $tile }.
domino-refusal-one-colour = En hånd skal have flere farver, og { $tile } giver ingen anden.
domino-refusal-nothing-falls = Intet falder lige nu.
domino-refusal-other-pieces = Ikke i bygningen: { $tile }.

## Reglerne
domino-rules-choose = Reglerne for hvilket spil?
domino-rules-aim = Målet
domino-rules-aim-text = Læg alle dine brikker før de andre{ $game ->
    [traditional] .
   *[other] , uden at noget vælter. Hvis din sidste brik vælter det hele, har du ikke vundet.
  }
domino-rules-box = I æsken
domino-rules-box-text = 28 magnetiske brikker i fire farver. En hvid streg giver to felter med øjne; et felt uden øjne er nul værd og er ingen joker: nul passer kun til nul. En dobbelt har det samme tal to gange. Et spil tager omkring ti minutter.
domino-rules-deal = Forberedelse
domino-rules-deal-text = For 2 til 4 spillere. Vend brikkerne, og bland dem. Er I to, trækker hver 7; er I tre eller fire, trækker hver 6. Resten er bunken.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Hver hånd skal have flere farver.
  }
domino-rules-start = Hvem begynder
domino-rules-start-text = Den, der har dobbelt-6, eller ellers den højeste dobbelt, lægger den. { $noDouble ->
    [redeal] Har ingen en dobbelt, deles der ud igen.
   *[highestSum] Har ingen en dobbelt, begynder brikken med den højeste sum.
  } Så går det til venstre, én brik pr. tur. Et felt skal altid have samme tal som en brik, der allerede ligger.
domino-rules-chain = Kæden
domino-rules-chain-text = Læg en brik ved en ende af kæden, ens felter mod hinanden. Kæden har kun to ender: en dobbelt ligger på tværs, men intet forgrener sig.
domino-rules-tower = Tårnet
domino-rules-tower-text = Læg din brik over eller under en anden: felter oven på hinanden har samme tal, overalt, også når du laver en bro over to brikker. Fladen skal være fri. Det, der rører hinanden ved siden, tæller ikke.
domino-rules-where = Hvor man bygger
domino-rules-where-text = { $extremitiesOnly ->
    [on] Kun brikkerne ved de to ender kan bruges.
   *[off] Alle brikker, der ligger, kan bruges.
  } Under betyder i tomrummet under et udhæng{ $liftTower ->
    [on] , eller under hele tårnet, som løftes
   *[off] { "" }
  }. { $secondParallel ->
    [on] Tårnets anden brik ligger på langs af den første.
   *[off] På langs eller på tværs, som du vil.
  }
domino-rules-modes = Fladt og i højden
domino-rules-modes-text = Man skifter: den første dobbelt ligger fladt, så én i højden, én fladt… At trække ændrer intet. Den, der kun kunne lægge på den anden måde, trækker. Er I to, skifter hver for sig: først begge fladt, så begge i højden; den, der trækker, beholder sin måde. Er I tre, afgør den sidste brik det for alle; er I fire, { $fourPlayerAlternation ->
    [perPlayer] skifter hver for sig
   *[global] også
  }.
domino-rules-height = I højden
domino-rules-height-text = Kun ved bygningens to ender: læg din brik på det åbne felt, ens tal på ens tal. To brikker, der rører hinanden ved siden, må være forskellige.
domino-rules-flat = Fladt
domino-rules-flat-text = På bordet, på to måder: ved siden af det åbne felt som i almindelig domino, eller skubbet ind under en endebrik, der stikker ud på etage 1, med samme tal under. Højere oppe går det ikke. Andre naboer tæller ikke.
domino-rules-draw = At trække
domino-rules-draw-text = Hvis intet passer, så træk en brik: din tur er slut, også selv om den ville passe. Er bunken tom, så meld pas. { $voluntaryDraw ->
    [on] Du må også trække, når du kunne lægge.
   *[off] Den, der kan lægge, skal.
  }
domino-rules-let-go = At slippe
domino-rules-let-go-text = En brik, der er sluppet, er spillet: den tages ikke tilbage. Den står; eller den glider af uden skade: { $missedCountsAsCollapse ->
    [on] det tæller som et sammenbrud
   *[off] du tager den tilbage, og din tur er slut
  }. Eller det hele falder. { $hand ->
    [steady] Ved dette bord ryster ingen hånd.
   *[own] Det tæller, hvordan du slipper.
  } { $magnets ->
    [none] Der er ingen magneter.
    [weak] Magneterne er svage.
    [strong] Magneterne er stærke.
   *[normal] Magneterne hjælper med at holde.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Tre gange forbi for hver uden at noget lægges eller trækkes imens, og spillet er låst.
  }
domino-rules-fall = Bang!
domino-rules-fall-text = Den, der får bygningen til at falde, også en del, også på grund af magneterne, tager alle dens brikker og den, der blev lagt. Så begynder den, der har den højeste dobbelt på hånden, forfra; det er den spillers tur, og det samme spil går videre. Var det den sidste brik, er det vundet. I quincunx { $keepModeMemory ->
    [on] beholder hver sin måde
   *[off] begynder man fladt igen
  }.
domino-rules-blocked = Låst spil
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Når alle har meldt pas i træk
   *[off] Så snart ingen brik kan passe, eller når alle har meldt pas i træk
  }, tælles { $count ->
    [dominoes] brikkerne
   *[dots] øjnene
  } på hånden: færrest vinder. { $tieBreak ->
    [fewestDominoes] Står det lige, vinder færrest brikker.
   *[shared] Står det lige, vinder man sammen.
  }
domino-rules-match = Flere spil
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Her spilles et enkelt spil.
     *[other] Der spilles { $games } spil.
    }
   *[other] Der spilles, til nogen har noteret { $limit }.
  } Efter hvert spil noterer taberne { $count ->
    [dominoes] brikkerne
   *[dots] øjnene
  }, de har tilbage; vinderen noterer intet. Den laveste sum vinder. Med de små tælles brikker i stedet for øjne, i alle tre spil.

## Hvorfor vores spillere ville gøre det
domino-why-only-move = Der er ikke andet at gøre.
domino-why-draw = Intet passer: træk.
domino-why-last-domino = Det er den sidste brik!
domino-why-heavy = De store er gode at komme af med.
domino-why-double = Dobbelte er svære at placere.
domino-why-keep-going = Så er der noget tilbage at lægge.
domino-why-hold-up = De andre får svært ved at følge med.
domino-why-safe = Det er den sikreste plads.
domino-why-spoil = Det står endnu, men den næste bliver svær.
domino-why-too-risky = Det hele er for vakkelvornt: træk hellere.

## Slutningen
domino-score = { $n ->
    [0] ingen strafpoint
    [one] { $n } strafpoint
   *[other] { $n } strafpoint
  }
domino-score-dominoes = { $n ->
    [0] ingen strafbrikker
    [one] { $n } strafbrik
   *[other] { $n } strafbrikker
  }
domino-end-out = Alle brikker er lagt. Flot, { $name }!
domino-end-blocked = Låst spil. Færrest tilbage: { $name }.
domino-end-match = Den laveste sum: { $name }.
domino-moment-comeback = Det fineste øjeblik: { $name } væltede det hele og vinder alligevel!
domino-moment-comeback-you = Dit fineste øjeblik: du væltede det hele og vinder alligevel!
domino-moment-collapse = Det store øjeblik: { $name } vælter { domino-count } på én gang!
domino-moment-collapse-you = Dit store øjeblik: du vælter { domino-count } på én gang!
domino-moment-tower = Den fineste bygning: { domino-count }, op til etage { $levels }.
domino-moment-chain = Den længste kæde: { domino-count }.
domino-moment-high = Højest oppe: { $name } lægger { $piece } på etage { $level }.
domino-moment-high-you = Din højeste: du lægger { $piece } på etage { $level }.
domino-moment-streak = Den fineste række: { $name } lægger { domino-count } i træk uden at trække.
domino-moment-streak-you = Din fineste række: du lægger { domino-count } i træk uden at trække.

domino-key-walk = En anden af dine brikker
domino-key-aim = En anden plads til den
domino-key-zoom = Se tættere på, længere væk

## Lessons
domino-lesson-chain = Kæden
domino-lesson-chain-match = Kæden ender med en 3’er i den ene side og en 2’er i den anden. Læg din 2-4 til højre, mod 2’eren.
domino-lesson-chain-ends = Man spiller i begge ender. Til venstre skal der en 3’er til: læg din 1-3.
domino-lesson-chain-draw = Der skal en 1’er eller et 0 til, og det har du ikke. Så træk en brik.
domino-lesson-chain-drawn = At trække var hele din tur. Men du fik 0-3: læg den nu mod 0’et.
domino-lesson-chain-play = Nu kan du det hele. Den, der lægger sin sidste brik, vinder. Spil færdig!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = Kæden ender med en 0’er og en 6’er, og alle de andre 0’er ligger der allerede. Læg din 0-6 til højre, mod 6’eren: så passer intet mere!
domino-lesson-blocked-play = Låst! Man tæller øjnene, der er tilbage på hånden: du 4, den anden 28. Den, der har færrest, vinder, og den anden skriver sine op. Et spil til: den laveste sum vinder. Spil!
domino-lesson-tower = Tårnet
domino-lesson-tower-on = Her bygger man i højden. Læg din 3-6 på en 6’er: sekser på sekser.
domino-lesson-tower-under = Man må også bygge nedenunder. En 1’er stikker ud: skub din 1-5 ind under den, på bordet.
domino-lesson-tower-not-on = Det er tilladt. Men skub denne gang 1-5 ind på bordet, under 1’eren, der stikker ud.
domino-lesson-tower-again = Bang! Den anden væltede det hele og samler det op. Dobbelt-6 begynder et nyt tårn: læg din 4-6 ovenpå.
domino-lesson-tower-play = Du har kun én brik tilbage. Læg den, uden at noget falder, så har du vundet!
domino-lesson-quincunx = Fladt og i højden
domino-lesson-quincunx-double = Her lægger man skiftevis fladt og i højden. Dobbelt-6 begynder, fladt: læg den.
domino-lesson-quincunx-height = Den anden lagde også fladt. Nu i højden, og kun på en ende: læg din 1-4 på 4’eren.
domino-lesson-quincunx-flat = Fladt igen, på bordet. En 2’er stikker ud: skub din 2-5 ind under den.
domino-lesson-quincunx-play = Den anden trak og skal stadig lægge fladt. For dig er det i højden. Spil færdig!
domino-lesson-owed = Hver i sin takt
domino-lesson-owed-draw = Nu er det i højden: du skal bruge en 6’er eller en 4’er. Det har du ikke, så træk.
domino-lesson-owed-owes = Den anden lagde i højden. At trække ændrer intet: for dig er det stadig i højden. Læg din 4-5 på 4’eren.
domino-lesson-owed-flat = Den anden har allerede lagt fladt, og nu er det dig. Læg din 0-3 på bordet, mod 3’eren.
domino-lesson-owed-play = Du har forstået det! Den, der lægger alt, uden at noget falder, vinder. Spil!

## Opgaver
domino-puzzle-ending = Vind slutspillet
domino-puzzle-ending-ask = Én brik vinder med sikkerhed, hvad der end ligger skjult. Hvilken lægger du?

## Looking back
domino-review-lacks = Det kunne man vide: { $name } havde ingen { $numbers }.
domino-review-holds = Det kunne man vide: { $name } havde { $pieces }.
