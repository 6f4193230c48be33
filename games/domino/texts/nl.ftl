# Magnetic Domino in het Nederlands.

domino-tagline = Achtentwintig magneten: in een ketting, als toren of verspringend. Niet trillen!

## De dingen
domino-yes = ja
domino-no = nee
domino-game-traditional = Gewoon domino
domino-game-challenge = Magnetische uitdaging
domino-game-quincunx = Quincunx
domino-colour = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
  }
domino-piece = de { domino-colour } { $low }-{ $high }
domino-piece-double = de { domino-colour } dubbele { $n }
domino-count = { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
  }

## De tafel
domino-table = De tafel
domino-board = De spelers
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } in totaal.
domino-still-held = { $name } heeft nog: { $pieces }.
domino-hand = Jouw hand
domino-stock = { $n ->
    [0] De pot is leeg
    [one] De pot: { $n } steen
   *[other] De pot: { $n } stenen
  }
domino-game-of = Potje { $game } van { $of }
domino-game-limit = Potje { $game }, tot { $limit }
domino-due-flat = plat
domino-due-height = de hoogte in
domino-colours = { $n ->
    [one] { $n } kleur
   *[other] { $n } kleuren
  } in je hand
domino-chain-is = De ketting: { $pieces }.
domino-tower-is = Het bouwwerk: { domino-count }, { $levels ->
    [0] op tafel
   *[other] tot laag { $levels }
  }.
domino-nothing-laid = Er ligt nog niets.
domino-spot-level = { $level ->
    [-1] de hele toren wordt opgetild
    [0] op tafel
   *[other] laag { $level }
  }
domino-half = { $n } van { $low }-{ $high }
domino-half-double = { $side ->
    [left] linker
    [right] rechter
    [far] achterste
   *[near] voorste
  } { $n } van de dubbele { $n }
domino-place-on = op de { $half }
domino-place-bridge = als brug op de { $half } en de { $other }
domino-place-under = onder de { $half }
domino-place-beside = { $side ->
    [left] links van de
    [right] rechts van de
    [far] achter de
   *[near] voor de
  } { $half }
domino-toward = { $side ->
    [left] naar links
    [right] naar rechts
    [far] naar achteren
   *[near] naar voren
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, open einde { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Plek { $n } van { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Volgende plek
domino-spot-previous = Vorige plek
domino-camera-left = Naar links draaien (toets Q)
domino-camera-right = Naar rechts draaien (toets E)
domino-camera-nearer = Dichterbij (toets +)
domino-camera-farther = Verder weg (toets −)

## Knoppen
domino-do-lay-none = Kies een steen
domino-do-choose = { $piece } nemen
domino-do-choose-key = { $piece } nemen (toets { $key })

## Wat er te doen is
domino-prompt-opening = Jij begint: leg { $piece }.
domino-prompt-lay = Jouw beurt! Kies een steen.
domino-prompt-flat = Jouw beurt, plat! Kies een steen.
domino-prompt-height = Jouw beurt, de hoogte in! Kies een steen.
domino-prompt-end = Aan welk eind leg je hem?
domino-prompt-place = Waar leg je hem?
domino-prompt-carry = Draag hem boven zijn plek en laat los zonder te trillen.
domino-prompt-draw = Niets past: pak een steen.
domino-prompt-pass = Niets past en de pot is leeg: pas.
domino-prompt-falling = Blijft het staan?
domino-prompt-between = Potje gewonnen: { $names }. Opnieuw delen?
domino-prompt-no-double = Niemand heeft een dubbele: er wordt opnieuw gedeeld.
domino-prompt-dealing = Er wordt gedeeld…
domino-prompt-over = Het spel is uit. Gewonnen: { $names }.

## Wat er gebeurde
domino-event-mixed = Potje { $game }: er wordt geschud en gedeeld.
domino-event-dealt = { $name } krijgt { domino-count }.
domino-event-dealt-you = Je krijgt { $pieces }.
domino-event-drew = { $name } pakt een steen.
domino-event-drew-you = Je pakt { $piece }.
domino-event-opened = { $name } begint met { $piece }.
domino-event-opened-you = Je begint met { $piece }.
domino-event-laid = { $name } legt { $piece } tegen de { $n }.
domino-event-laid-you = Je legt { $piece } tegen de { $n }.
domino-event-let-go = { $name } laat { $piece } los…
domino-event-let-go-you = Je laat { $piece } los…
domino-event-stood = Het staat! { $name } heeft { $piece } gelegd.
domino-event-stood-you = Het staat! Je hebt { $piece } gelegd.
domino-misses-left = { $left ->
    [1] {" "}Nog één keer mis en het spel zit vast.
    [2] {" "}Nog { $left } keer achter elkaar mis en het spel zit vast.
    [3] {" "}Nog { $left } keer achter elkaar mis en het spel zit vast.
   *[other] {""}
  }
domino-event-missed = Mis: { $name } neemt { $piece } terug.{ domino-misses-left }
domino-event-missed-you = Mis: je neemt { $piece } terug.{ domino-misses-left }
domino-event-collapsed = Boem! { $name } raapt { domino-count } op.
domino-event-collapsed-you = Boem! Je raapt { domino-count } op.
domino-event-passed = { $name } past.
domino-event-passed-you = Je past.
domino-event-out = { $name } heeft geen steen meer!
domino-event-out-you = Je hebt geen steen meer!
domino-event-blocked = Er kan niets meer: we tellen.

## Wat je kunt doen, in woorden
domino-action-open = Beginnen met { $piece }
domino-action-lay-left = { $piece } links tegen de { $n } leggen
domino-action-lay-right = { $piece } rechts tegen de { $n } leggen
domino-action-place = { $piece } leggen: { $spot }
    .button = Leggen
domino-action-draw = Pakken
domino-action-pass = Passen
domino-action-deal = Delen

## De keuzes
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Uitdaging met spanning
domino-preset-children = Met kleintjes
domino-option-game = Welk spel spelen we?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Wat telt aan het eind?
domino-option-count-dots = de stippen
domino-option-count-dominoes = de stenen
domino-option-games = Hoeveel potjes?
domino-option-limit = Of tot hoeveel genoteerde punten?
domino-option-limit-help = 0: het aantal potjes beslist.
domino-option-voluntaryDraw = Mag je pakken als je kunt leggen?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Wanneer kan er niets meer?
domino-option-blockedOnlyWhenStockEmpty-on = als iedereen gepast heeft
domino-option-blockedOnlyWhenStockEmpty-off = zodra er niets meer kan passen
domino-option-tieBreak = Bij gelijke stand, als er niets meer kan…
domino-option-tieBreak-shared = win je samen
domino-option-tieBreak-fewestDominoes = winnen de minste stenen
domino-option-noDouble = Als niemand een dubbele heeft…
domino-option-noDouble-highestSum = begint de hoogste som
domino-option-noDouble-redeal = wordt er opnieuw gedeeld
domino-option-colourCheck = Moet een hand meer dan één kleur hebben?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Waar mag je bouwen?
domino-option-extremitiesOnly-on = alleen aan de uiteinden
domino-option-extremitiesOnly-off = overal
domino-option-secondParallel = De tweede steen van de toren…
domino-option-secondParallel-on = ligt evenwijdig aan de eerste
domino-option-secondParallel-off = ligt zoals je wilt
domino-option-liftTower = Mag de toren opgetild worden?
domino-option-liftTower-on = ja, om er een steen onder te schuiven
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Een steen die misgaat…
domino-option-missedCountsAsCollapse-on = telt als instorting
domino-option-missedCountsAsCollapse-off = komt terug in de hand
domino-option-magnets = Hoe zijn de magneten?
domino-option-magnets-none = die zijn er niet
domino-option-magnets-weak = zwak
domino-option-magnets-normal = gewoon
domino-option-magnets-strong = sterk
domino-option-hand = Welke hand legt de stenen?
domino-option-hand-own = die van jou, die wat trilt
domino-option-hand-steady = een die nooit trilt
domino-option-hand-help = Vast: voor kleintjes, en om te spelen met toetsen of op het gehoor.
domino-option-fourPlayerAlternation = Met z’n vieren, bij quincunx…
domino-option-fourPlayerAlternation-global = beslist de laatste steen voor iedereen
domino-option-fourPlayerAlternation-perPlayer = wisselt ieder voor zich
domino-option-keepModeMemory = Na een instorting, bij quincunx…
domino-option-keepModeMemory-on = houdt ieder zijn manier
domino-option-keepModeMemory-off = begin je weer plat

## Wat niet mag, en waarom
domino-refusal-being-dealt = Even wachten: er wordt gedeeld.
domino-refusal-being-drawn = De gepakte steen is voor een latere beurt.
domino-refusal-let-go = Een losgelaten steen is gespeeld.
domino-refusal-deal-first = Deel eerst een nieuw potje.
domino-refusal-no-deal = Dit potje is nog niet uit.
domino-refusal-must-open = Je moet beginnen met { $tile }.
domino-refusal-other-game = Dat hoort niet bij dit spel.
domino-refusal-which-end = Zeg aan welk eind: links of rechts.
domino-refusal-not-yours = Niet in je hand: { $tile }.
domino-refusal-does-not-fit = Hier moet een { $n } aansluiten: { $tile } past zo niet.
domino-refusal-fits-no-end = Er moet een { $n } of een { $other } aan: { $tile } past aan geen van beide einden.
domino-refusal-out-of-reach = Die plek is te ver weg, of onder de tafel.
domino-refusal-occupied = De plaats is bezet: hier ligt { $tile }.
domino-refusal-not-equal = Vakjes op elkaar moeten gelijk zijn: met { $tile } komt een { $n } tegen een { $other }.
domino-refusal-no-contact = Hier raakt { $tile } niets: leg hem op een steen, of eronder.
domino-refusal-not-parallel = De tweede steen moet evenwijdig aan de eerste liggen.
domino-refusal-not-an-end = Je speelt alleen aan de uiteinden, en { $tile } raakt er hier geen.
domino-refusal-must-be-flat = Nu moet het plat.
domino-refusal-must-be-height = Nu moet het de hoogte in.
domino-refusal-steady-hand = Aan deze tafel trilt geen hand.
domino-refusal-must-play = Je kunt leggen, dus je moet.
domino-refusal-stock-empty = De pot is leeg.
domino-refusal-stock-left = Er zijn nog stenen: pak eerst.
domino-refusal-nobody-draws = Niemand pakt nu een steen.
domino-refusal-not-in-stock = Niet in de pot: { $tile }.
domino-refusal-one-colour = Een hand heeft meer dan één kleur nodig, en { $tile } brengt geen andere.
domino-refusal-nothing-falls = Er valt nu niets.
domino-refusal-other-pieces = Niet in het bouwwerk: { $tile }.

## De spelregels
domino-rules-choose = De regels van welk spel?
domino-rules-aim = Het doel
domino-rules-aim-text = Leg al je stenen eerder dan de anderen{ $game ->
    [traditional] .
   *[other] , zonder iets om te gooien. Wie met de laatste steen alles omgooit, heeft niet gewonnen.
  }
domino-rules-box = In de doos
domino-rules-box-text = 28 magnetische stenen in vier kleuren. Een witte streep maakt twee vakjes met stippen; een leeg vakje is nul waard en is geen joker: nul past alleen bij nul. Een dubbele heeft twee keer hetzelfde getal. Een potje duurt ongeveer tien minuten.
domino-rules-deal = Klaarzetten
domino-rules-deal-text = Je speelt met 2 tot 4. Draai de stenen om en schud ze. Met z’n tweeën pakt ieder er 7; met drie of vier 6. De rest is de pot.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Elke hand moet meer dan één kleur hebben.
  }
domino-rules-start = Wie begint
domino-rules-start-text = Wie de dubbele 6 heeft, of anders de hoogste dubbele, legt die. { $noDouble ->
    [redeal] Heeft niemand een dubbele, dan wordt er opnieuw gedeeld.
   *[highestSum] Heeft niemand een dubbele, dan begint de steen met de hoogste som.
  } Dan gaat het linksom, één steen per beurt. Er moet altijd een vakje hetzelfde getal hebben als een steen die er al ligt.
domino-rules-chain = De ketting
domino-rules-chain-text = Leg een steen aan een eind van de ketting, gelijke vakjes tegen elkaar. De ketting heeft maar twee einden: een dubbele ligt dwars, maar niets splitst zich.
domino-rules-tower = De toren
domino-rules-tower-text = Leg je steen boven of onder een andere: vakjes op elkaar hebben hetzelfde getal, overal, ook als je een brug over twee stenen maakt. Het vlak moet vrij zijn. Wat elkaar opzij raakt, telt niet.
domino-rules-where = Waar je bouwt
domino-rules-where-text = { $extremitiesOnly ->
    [on] Alleen de stenen aan de twee uiteinden doen mee.
   *[off] Alle stenen die er liggen doen mee.
  } Onder betekent in de vrije ruimte onder een overhang{ $liftTower ->
    [on] , of onder de hele toren, die wordt opgetild
   *[off] { "" }
  }. { $secondParallel ->
    [on] De tweede steen van een toren ligt evenwijdig aan de eerste.
   *[off] In de lengte of dwars, zoals je wilt.
  }
domino-rules-modes = Plat en de hoogte in
domino-rules-modes-text = Je wisselt af: de eerste dubbele ligt plat, dan één de hoogte in, één plat… Pakken verandert niets. Wie alleen op de andere manier kon leggen, pakt. Met z’n tweeën wisselt ieder voor zich: eerst beiden plat, dan beiden de hoogte in; wie pakt houdt de manier die hij nog moest. Met drie beslist de laatste steen voor iedereen; met vier { $fourPlayerAlternation ->
    [perPlayer] wisselt ieder voor zich
   *[global] ook
  }.
domino-rules-height = De hoogte in
domino-rules-height-text = Alleen aan de twee uiteinden van het bouwwerk: leg je steen op het open vakje, gelijk getal op gelijk getal. Twee stenen die elkaar opzij raken mogen verschillen.
domino-rules-flat = Plat
domino-rules-flat-text = Op tafel, op twee manieren: aansluitend aan het open vakje, zoals bij gewoon domino, of geschoven onder een uitstekende eindsteen op laag 1, met hetzelfde getal eronder. Hoger kan het niet. Andere buren tellen niet.
domino-rules-draw = Pakken
domino-rules-draw-text = Past er niets, pak dan een steen: je beurt is voorbij, ook als hij zou passen. Is de pot leeg, pas dan. { $voluntaryDraw ->
    [on] Je mag ook pakken als je zou kunnen leggen.
   *[off] Wie kan leggen, moet.
  }
domino-rules-let-go = Loslaten
domino-rules-let-go-text = Een losgelaten steen is gespeeld: je neemt hem niet terug. Hij staat; of hij glijdt weg zonder schade: { $missedCountsAsCollapse ->
    [on] dat telt als instorting
   *[off] je neemt hem terug en je beurt is voorbij
  }. Of alles valt. { $hand ->
    [steady] Aan deze tafel trilt geen hand.
   *[own] Het telt hoe je loslaat.
  } { $magnets ->
    [none] Er zijn geen magneten.
    [weak] De magneten zijn zwak.
    [strong] De magneten zijn sterk.
   *[normal] De magneten helpen om te blijven staan.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Drie keer mis per persoon zonder dat er iets gelegd of gepakt wordt, en het spel zit vast.
  }
domino-rules-fall = Boem!
domino-rules-fall-text = Wie het bouwwerk laat vallen, ook een stukje, ook door de magneten, krijgt alle stenen ervan en de steen die hij legde. Dan begint wie de hoogste dubbele in de hand heeft opnieuw; dat is zijn beurt, en hetzelfde potje gaat door. Was het zijn laatste steen, dan wint hij. Bij quincunx { $keepModeMemory ->
    [on] houdt ieder zijn manier
   *[off] begin je weer plat
  }.
domino-rules-blocked = Als er niets meer kan
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Als iedereen na elkaar gepast heeft
   *[off] Zodra geen steen meer kan passen, of als iedereen na elkaar gepast heeft
  }, tel je de { $count ->
    [dominoes] stenen
   *[dots] stippen
  } in de hand: wie er de minste heeft, wint. { $tieBreak ->
    [fewestDominoes] Bij gelijke stand winnen de minste stenen.
   *[shared] Bij gelijke stand win je samen.
  }
domino-rules-match = Meerdere potjes
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Hier speel je één potje.
     *[other] Je speelt { $games } potjes.
    }
   *[other] Je speelt tot iemand { $limit } heeft genoteerd.
  } Na elk potje noteren de verliezers de { $count ->
    [dominoes] stenen
   *[dots] stippen
  } die ze nog hebben; wie wint noteert niets. Het laagste totaal wint. Met kleintjes tel je stenen in plaats van stippen, bij alle drie de spellen.

## Waarom onze spelers dat zouden doen
domino-why-only-move = Er is niets anders te doen.
domino-why-draw = Niets past: pakken dus.
domino-why-last-domino = Het is de laatste steen!
domino-why-heavy = De grote raak je beter kwijt.
domino-why-double = Dubbele stenen zijn lastig te leggen.
domino-why-keep-going = Zo blijft er iets om te leggen.
domino-why-hold-up = De anderen krijgen het moeilijk.
domino-why-safe = Dat is de veiligste plek.
domino-why-spoil = Het staat nog, maar de volgende wordt lastig.
domino-why-too-risky = Alles is te wankel: beter pakken.

## Het einde
domino-score = { $n ->
    [0] geen strafpunten
    [one] { $n } strafpunt
   *[other] { $n } strafpunten
  }
domino-score-dominoes = { $n ->
    [0] geen strafstenen
    [one] { $n } strafsteen
   *[other] { $n } strafstenen
  }
domino-end-out = Alle stenen liggen. Goed gedaan, { $name }!
domino-end-blocked = Er kan niets meer. Het minste over: { $name }.
domino-end-match = Het laagste totaal: { $name }.
domino-moment-comeback = Het mooiste moment: { $name } gooide alles om en wint toch!
domino-moment-comeback-you = Jouw mooiste moment: je gooide alles om en wint toch!
domino-moment-collapse = Het grote moment: { $name } gooit { domino-count } in één keer om!
domino-moment-collapse-you = Jouw grote moment: je gooit { domino-count } in één keer om!
domino-moment-tower = Het mooiste bouwwerk: { domino-count }, tot laag { $levels }.
domino-moment-chain = De langste ketting: { domino-count }.
domino-moment-high = Het hoogst: { $name } legt { $piece } op laag { $level }.
domino-moment-high-you = Jouw hoogste: je legt { $piece } op laag { $level }.
domino-moment-streak = De mooiste reeks: { $name } legt { domino-count } achter elkaar zonder te pakken.
domino-moment-streak-you = Jouw mooiste reeks: je legt { domino-count } achter elkaar zonder te pakken.

domino-key-walk = Een andere van je stenen
domino-key-aim = Een andere plek ervoor
domino-key-zoom = Dichterbij of verder weg kijken

## Lessons
domino-lesson-chain = De ketting
domino-lesson-chain-match = De ketting eindigt aan de ene kant met een 3 en aan de andere met een 2. Leg je 2-4 rechts tegen de 2.
domino-lesson-chain-ends = Je speelt aan beide uiteinden. Links is een 3 nodig: leg je 1-3.
domino-lesson-chain-draw = Er is een 1 of een 0 nodig, en die heb je niet. Pak dan een steen.
domino-lesson-chain-drawn = Een steen pakken was je hele beurt. Maar je kreeg de 0-3: leg hem nu tegen de 0.
domino-lesson-chain-play = Nu weet je alles. Wie zijn laatste steen legt, wint. Speel het spel uit!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = De ketting eindigt met een 0 en een 6, en alle andere nullen liggen er al. Leg je 0-6 rechts tegen de 6: dan past er niets meer!
domino-lesson-blocked-play = Niets gaat meer! Je telt de stippen die je nog hebt: jij 4, de ander 28. Wie de minste heeft, wint, en de ander schrijft de zijne op. Nog een spel: het laagste totaal wint. Speel!
domino-lesson-tower = De toren
domino-lesson-tower-on = Hier bouw je de hoogte in. Leg je 3-6 op een 6: zes op zes.
domino-lesson-tower-under = Je mag er ook onder bouwen. Er steekt een 1 uit: schuif je 1-5 eronder, op de tafel.
domino-lesson-tower-not-on = Dat mag. Maar schuif de 1-5 deze keer op de tafel, onder de 1 die uitsteekt.
domino-lesson-tower-again = Boem! De ander heeft alles omgegooid en raapt alles op. De dubbele 6 begint een nieuwe toren: leg je 4-6 erop.
domino-lesson-tower-play = Je hebt nog één steen. Leg hem zonder dat er iets valt, en je hebt gewonnen!
domino-lesson-quincunx = Plat en de hoogte in
domino-lesson-quincunx-double = Hier leg je nu eens plat, dan weer de hoogte in. De dubbele 6 begint, plat: leg hem.
domino-lesson-quincunx-height = De ander heeft ook plat gelegd. Nu de hoogte in, en alleen op een uiteinde: leg je 1-4 op de 4.
domino-lesson-quincunx-flat = Weer plat, op de tafel. Er steekt een 2 uit: schuif je 2-5 eronder.
domino-lesson-quincunx-play = De ander heeft gepakt en moet nog plat leggen. Jij moet de hoogte in. Speel het spel uit!
domino-lesson-owed = Ieder zijn eigen ritme
domino-lesson-owed-draw = Nu gaat het de hoogte in: je hebt een 6 of een 4 nodig. Die heb je niet, dus pak een steen.
domino-lesson-owed-owes = De ander bouwde de hoogte in. Pakken verandert niets: jij moet nog steeds de hoogte in. Leg je 4-5 op de 4.
domino-lesson-owed-flat = De ander legde al plat, en nu jij ook. Leg je 0-3 op de tafel, tegen de 3.
domino-lesson-owed-play = Je hebt het door! Wie alles legt zonder dat er iets valt, wint. Speel!

## Puzzels
domino-puzzle-ending = Win het eindspel
domino-puzzle-ending-ask = Eén steen wint zeker, wat er ook verborgen ligt. Welke leg je?

## Looking back
domino-review-lacks = Dat kon je weten: { $name } had geen { $numbers }.
domino-review-holds = Dat kon je weten: { $name } had { $pieces }.
