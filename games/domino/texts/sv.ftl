# Magnetic Domino på svenska.

domino-tagline = Tjugoåtta magneter: i kedja, som torn eller förskjutna. Darra inte!

## Sakerna
domino-yes = ja
domino-no = nej
domino-game-traditional = Vanlig domino
domino-game-challenge = Magnetisk utmaning
domino-game-quincunx = Quincunx
domino-colour = { $colour ->
    [red] röda
    [yellow] gula
    [green] gröna
   *[blue] blå
  }
domino-piece = den { domino-colour } { $low }-{ $high }
domino-piece-double = den { domino-colour } dubbel-{ $n }
domino-count = { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
  }

## Bordet
domino-table = Bordet
domino-board = Spelarna
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } totalt.
domino-still-held = { $name } har kvar: { $pieces }.
domino-hand = Din hand
domino-stock = { $n ->
    [0] Högen är tom
    [one] Högen: { $n } bricka
   *[other] Högen: { $n } brickor
  }
domino-game-of = Parti { $game } av { $of }
domino-game-limit = Parti { $game }, till { $limit }
domino-due-flat = platt
domino-due-height = på höjden
domino-colours = { $n ->
    [one] { $n } färg
   *[other] { $n } färger
  } på handen
domino-chain-is = Kedjan: { $pieces }.
domino-tower-is = Bygget: { domino-count }, { $levels ->
    [0] på bordet
   *[other] upp till våning { $levels }
  }.
domino-nothing-laid = Ingenting är lagt än.
domino-spot-level = { $level ->
    [-1] hela tornet lyfts
    [0] på bordet
   *[other] våning { $level }
  }
domino-half = { $n }:an i { $low }-{ $high }
domino-half-double = den { $side ->
    [left] vänstra
    [right] högra
    [far] bortre
   *[near] främre
  } { $n }:an i dubbel-{ $n }
domino-place-on = på { $half }
domino-place-bridge = som en bro på { $half } och { $other }
domino-place-under = under { $half }
domino-place-beside = { $side ->
    [left] till vänster om
    [right] till höger om
    [far] bakom
   *[near] framför
  } { $half }
domino-toward = { $side ->
    [left] åt vänster
    [right] åt höger
    [far] bort från dig
   *[near] mot dig
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, öppen ände { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Plats { $n } av { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Nästa plats
domino-spot-previous = Förra platsen
domino-camera-left = Vrid åt vänster (tangent Q)
domino-camera-right = Vrid åt höger (tangent E)
domino-camera-nearer = Närmare (tangent +)
domino-camera-farther = Längre bort (tangent −)

## Knappar
domino-do-lay-none = Välj en bricka
domino-do-choose = Ta { $piece }
domino-do-choose-key = Ta { $piece } (tangent { $key })

## Vad som ska göras
domino-prompt-opening = Du börjar: lägg { $piece }.
domino-prompt-lay = Din tur! Välj en bricka.
domino-prompt-flat = Din tur, platt! Välj en bricka.
domino-prompt-height = Din tur, på höjden! Välj en bricka.
domino-prompt-end = Vid vilken ände lägger du den?
domino-prompt-place = Var lägger du den?
domino-prompt-carry = Bär den över sin plats och släpp utan att darra.
domino-prompt-draw = Inget passar: dra en bricka.
domino-prompt-pass = Inget passar och högen är tom: passa.
domino-prompt-falling = Står det?
domino-prompt-between = Partiet vanns av { $names }. Dela ut igen?
domino-prompt-no-double = Ingen har en dubbel: det delas ut igen.
domino-prompt-dealing = Det delas ut…
domino-prompt-over = Spelet är slut. Vinst: { $names }.

## Vad som hände
domino-event-mixed = Parti { $game }: brickorna blandas och delas ut.
domino-event-dealt = { $name } får { domino-count }.
domino-event-dealt-you = Du får { $pieces }.
domino-event-drew = { $name } drar.
domino-event-drew-you = Du drar { $piece }.
domino-event-opened = { $name } börjar med { $piece }.
domino-event-opened-you = Du börjar med { $piece }.
domino-event-laid = { $name } lägger { $piece } mot { $n }:an.
domino-event-laid-you = Du lägger { $piece } mot { $n }:an.
domino-event-let-go = { $name } släpper { $piece }…
domino-event-let-go-you = Du släpper { $piece }…
domino-event-stood = Det står! { $name } har lagt { $piece }.
domino-event-stood-you = Det står! Du har lagt { $piece }.
domino-misses-left = { $left ->
    [1] {" "}En miss till och partiet är låst.
    [2] {" "}{ $left } missar till i rad och partiet är låst.
    [3] {" "}{ $left } missar till i rad och partiet är låst.
   *[other] {""}
  }
domino-event-missed = Miss: { $name } tar tillbaka { $piece }.{ domino-misses-left }
domino-event-missed-you = Miss: du tar tillbaka { $piece }.{ domino-misses-left }
domino-event-collapsed = Krasch! { $name } plockar upp { domino-count }.
domino-event-collapsed-you = Krasch! Du plockar upp { domino-count }.
domino-event-passed = { $name } passar.
domino-event-passed-you = Du passar.
domino-event-out = { $name } har inga brickor kvar!
domino-event-out-you = Du har inga brickor kvar!
domino-event-blocked = Partiet är låst: nu räknar vi.

## Vad man kan göra, i ord
domino-action-open = Börja med { $piece }
domino-action-lay-left = Lägg { $piece } till vänster, mot { $n }:an
domino-action-lay-right = Lägg { $piece } till höger, mot { $n }:an
domino-action-place = Lägg { $piece } { $spot }
    .button = Lägg
domino-action-draw = Dra
domino-action-pass = Passa
domino-action-deal = Dela ut

## Valen
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Utmaning med spänning
domino-preset-children = Med småttingar
domino-option-game = Vilket spel spelar vi?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = Vad räknas till slut?
domino-option-count-dots = prickarna
domino-option-count-dominoes = brickorna
domino-option-games = Hur många partier?
domino-option-limit = Eller till hur många noterade poäng?
domino-option-limit-help = 0: antalet partier avgör.
domino-option-voluntaryDraw = Får man dra fast man kan lägga?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = När är partiet låst?
domino-option-blockedOnlyWhenStockEmpty-on = när alla har passat
domino-option-blockedOnlyWhenStockEmpty-off = så fort inget kan passa
domino-option-tieBreak = Står det lika i ett låst parti…
domino-option-tieBreak-shared = vinner man tillsammans
domino-option-tieBreak-fewestDominoes = vinner minst antal brickor
domino-option-noDouble = Om ingen har en dubbel…
domino-option-noDouble-highestSum = börjar högsta summan
domino-option-noDouble-redeal = delas det ut igen
domino-option-colourCheck = Måste en hand ha flera färger?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Var får man bygga?
domino-option-extremitiesOnly-on = bara vid ändarna
domino-option-extremitiesOnly-off = överallt
domino-option-secondParallel = Tornets andra bricka…
domino-option-secondParallel-on = ligger längs den första
domino-option-secondParallel-off = ligger hur man vill
domino-option-liftTower = Får man lyfta tornet?
domino-option-liftTower-on = ja, för att skjuta in en bricka under
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = En bricka som hamnar fel…
domino-option-missedCountsAsCollapse-on = räknas som ras
domino-option-missedCountsAsCollapse-off = kommer tillbaka till handen
domino-option-magnets = Hur är magneterna?
domino-option-magnets-none = det finns inga
domino-option-magnets-weak = svaga
domino-option-magnets-normal = vanliga
domino-option-magnets-strong = starka
domino-option-hand = Vilken hand lägger brickorna?
domino-option-hand-own = din, som darrar lite
domino-option-hand-steady = en som aldrig darrar
domino-option-hand-help = Stadig: för småttingar, och för spel med tangentbord eller på gehör.
domino-option-fourPlayerAlternation = Fyra spelare, i quincunx…
domino-option-fourPlayerAlternation-global = sista brickan avgör för alla
domino-option-fourPlayerAlternation-perPlayer = var och en växlar för sig
domino-option-keepModeMemory = Efter ett ras, i quincunx…
domino-option-keepModeMemory-on = behåller var och en sitt sätt
domino-option-keepModeMemory-off = börjar man platt igen

## Vad som inte går, och varför
domino-refusal-being-dealt = Ett ögonblick: det delas ut.
domino-refusal-being-drawn = Den dragna brickan är för en senare tur.
domino-refusal-let-go = En släppt bricka är spelad.
domino-refusal-deal-first = Dela först ut ett nytt parti.
domino-refusal-no-deal = Det här partiet är inte slut.
domino-refusal-must-open = Du måste börja med { $tile }.
domino-refusal-other-game = Så gör man inte i det här spelet.
domino-refusal-which-end = Säg vilken ände: vänster eller höger.
domino-refusal-not-yours = Inte på din hand: { $tile }.
domino-refusal-does-not-fit = Här behövs en { $n }:a: { $tile } passar inte så.
domino-refusal-fits-no-end = Det behövs en { $n }:a eller en { $other }:a: { $tile } passar inte i någon ände.
domino-refusal-out-of-reach = Den platsen är för långt bort, eller under bordet.
domino-refusal-occupied = Platsen är upptagen: här ligger { $tile }.
domino-refusal-not-equal = Rutor ovanpå varandra måste vara lika: med { $tile } skulle en { $n }:a möta en { $other }:a.
domino-refusal-no-contact = Här rör { $tile } ingenting: lägg den på en bricka, eller under.
domino-refusal-not-parallel = Den andra brickan måste ligga längs den första.
domino-refusal-not-an-end = Man spelar bara vid ändarna, och { $tile } rör ingen av dem här.
domino-refusal-must-be-flat = Nu ska det vara platt.
domino-refusal-must-be-height = Nu ska det vara på höjden.
domino-refusal-steady-hand = Vid det här bordet darrar ingen hand.
domino-refusal-must-play = Du kan lägga, alltså måste du.
domino-refusal-stock-empty = Högen är tom.
domino-refusal-stock-left = Det finns brickor kvar: dra först.
domino-refusal-nobody-draws = Ingen drar just nu.
domino-refusal-not-in-stock = Inte i högen: { $tile }.
domino-refusal-one-colour = En hand behöver flera färger, och { $tile } ger ingen annan.
domino-refusal-nothing-falls = Inget faller just nu.
domino-refusal-other-pieces = Inte i bygget: { $tile }.

## Reglerna
domino-rules-choose = Reglerna för vilket spel?
domino-rules-aim = Målet
domino-rules-aim-text = Lägg alla dina brickor före de andra{ $game ->
    [traditional] .
   *[other] , utan att något rasar. Om din sista bricka river allt har du inte vunnit.
  }
domino-rules-box = I asken
domino-rules-box-text = 28 magnetiska brickor i fyra färger. Ett vitt streck gör två rutor med prickar; en ruta utan prickar är värd noll och är ingen joker: noll passar bara noll. En dubbel har samma tal två gånger. Ett parti tar ungefär tio minuter.
domino-rules-deal = Förberedelser
domino-rules-deal-text = För 2 till 4 spelare. Vänd brickorna och blanda dem. Är ni två drar var och en 7; är ni tre eller fyra 6. Resten är högen.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Varje hand måste ha flera färger.
  }
domino-rules-start = Vem som börjar
domino-rules-start-text = Den som har dubbel-6, annars den högsta dubbeln, lägger den. { $noDouble ->
    [redeal] Har ingen en dubbel delas det ut igen.
   *[highestSum] Har ingen en dubbel börjar brickan med högsta summan.
  } Sedan går det åt vänster, en bricka per tur. En ruta måste alltid ha samma tal som en bricka som redan ligger.
domino-rules-chain = Kedjan
domino-rules-chain-text = Lägg en bricka vid en ände av kedjan, lika rutor mot varandra. Kedjan har bara två ändar: en dubbel ligger tvärs, men inget förgrenar sig.
domino-rules-tower = Tornet
domino-rules-tower-text = Lägg din bricka över eller under en annan: rutor ovanpå varandra har samma tal, överallt, också när du gör en bro över två brickor. Ytan måste vara fri. Det som möts vid sidan räknas inte.
domino-rules-where = Var man bygger
domino-rules-where-text = { $extremitiesOnly ->
    [on] Bara brickorna vid de två ändarna får användas.
   *[off] Alla brickor som ligger får användas.
  } Under betyder i tomrummet under ett överhäng{ $liftTower ->
    [on] , eller under hela tornet, som lyfts
   *[off] { "" }
  }. { $secondParallel ->
    [on] Tornets andra bricka ligger längs den första.
   *[off] Längs eller tvärs, som du vill.
  }
domino-rules-modes = Platt och på höjden
domino-rules-modes-text = Man växlar: första dubbeln ligger platt, sedan en på höjden, en platt… Att dra ändrar inget. Den som bara kunde lägga på det andra sättet drar. Är ni två växlar var och en för sig: först båda platt, sedan båda på höjden; den som drar behåller sitt sätt. Är ni tre avgör sista brickan för alla; är ni fyra { $fourPlayerAlternation ->
    [perPlayer] växlar var och en för sig
   *[global] också
  }.
domino-rules-height = På höjden
domino-rules-height-text = Bara vid byggets två ändar: lägg din bricka på den öppna rutan, lika tal på lika tal. Två brickor som möts vid sidan får vara olika.
domino-rules-flat = Platt
domino-rules-flat-text = På bordet, på två sätt: intill den öppna rutan som i vanlig domino, eller inskjuten under en ändbricka som sticker ut på våning 1, med samma tal under. Högre upp går det inte. Andra grannar räknas inte.
domino-rules-draw = Att dra
domino-rules-draw-text = Om inget passar, dra en bricka: din tur är slut, även om den skulle passa. Är högen tom, passa. { $voluntaryDraw ->
    [on] Du får också dra när du kunde lägga.
   *[off] Den som kan lägga måste.
  }
domino-rules-let-go = Att släppa
domino-rules-let-go-text = En släppt bricka är spelad: den tas inte tillbaka. Den står; eller den glider av utan skada: { $missedCountsAsCollapse ->
    [on] det räknas som ras
   *[off] du tar tillbaka den och din tur är slut
  }. Eller så faller allt. { $hand ->
    [steady] Vid det här bordet darrar ingen hand.
   *[own] Hur du släpper spelar roll.
  } { $magnets ->
    [none] Det finns inga magneter.
    [weak] Magneterna är svaga.
    [strong] Magneterna är starka.
   *[normal] Magneterna hjälper till att hålla.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Tre missar per person utan att något läggs eller dras däremellan, så är partiet låst.
  }
domino-rules-fall = Krasch!
domino-rules-fall-text = Den som får bygget att falla, även en del, även på grund av magneterna, tar alla dess brickor och den som just lades. Sedan börjar den som har högsta dubbeln på handen om; det är den personens tur, och samma parti går vidare. Var det sista brickan är det vinst. I quincunx { $keepModeMemory ->
    [on] behåller var och en sitt sätt
   *[off] börjar man platt igen
  }.
domino-rules-blocked = Låst parti
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] När alla har passat i rad
   *[off] Så fort ingen bricka kan passa, eller när alla har passat i rad
  }, räknas { $count ->
    [dominoes] brickorna
   *[dots] prickarna
  } på handen: minst vinner. { $tieBreak ->
    [fewestDominoes] Vid lika vinner minst antal brickor.
   *[shared] Vid lika vinner man tillsammans.
  }
domino-rules-match = Flera partier
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Här spelas ett enda parti.
     *[other] Det spelas { $games } partier.
    }
   *[other] Det spelas tills någon har noterat { $limit }.
  } Efter varje parti noterar förlorarna { $count ->
    [dominoes] brickorna
   *[dots] prickarna
  } de har kvar; vinnaren noterar inget. Lägsta totalen vinner. Med småttingar räknas brickor i stället för prickar, i alla tre spelen.

## Varför våra spelare skulle göra så
domino-why-only-move = Det finns inget annat att göra.
domino-why-draw = Inget passar: dra.
domino-why-last-domino = Det är sista brickan!
domino-why-heavy = De stora är bra att bli av med.
domino-why-double = Dubblar är svåra att placera.
domino-why-keep-going = Så finns det något kvar att lägga.
domino-why-hold-up = De andra får svårt att följa.
domino-why-safe = Det är den säkraste platsen.
domino-why-spoil = Det står än, men nästa blir knepig.
domino-why-too-risky = Allt är för skakigt: bättre att dra.

## Slutet
domino-score = { $n ->
    [0] inga straffpoäng
    [one] { $n } straffpoäng
   *[other] { $n } straffpoäng
  }
domino-score-dominoes = { $n ->
    [0] inga straffbrickor
    [one] { $n } straffbricka
   *[other] { $n } straffbrickor
  }
domino-end-out = Alla brickor är lagda. Bravo, { $name }!
domino-end-blocked = Låst parti. Minst kvar: { $name }.
domino-end-match = Lägsta totalen: { $name }.
domino-moment-comeback = Det finaste ögonblicket: { $name } rev allt och vinner ändå!
domino-moment-comeback-you = Ditt finaste ögonblick: du rev allt och vinner ändå!
domino-moment-collapse = Det stora ögonblicket: { $name } river { domino-count } på en gång!
domino-moment-collapse-you = Ditt stora ögonblick: du river { domino-count } på en gång!
domino-moment-tower = Finaste bygget: { domino-count }, upp till våning { $levels }.
domino-moment-chain = Längsta kedjan: { domino-count }.
domino-moment-high = Högst upp: { $name } lägger { $piece } på våning { $level }.
domino-moment-high-you = Din högsta: du lägger { $piece } på våning { $level }.
domino-moment-streak = Finaste raden: { $name } lägger { domino-count } i följd utan att dra.
domino-moment-streak-you = Din finaste rad: du lägger { domino-count } i följd utan att dra.

domino-key-walk = En annan av dina brickor
domino-key-aim = En annan plats för den
domino-key-zoom = Titta närmare, längre bort

## Lessons
domino-lesson-chain = Kedjan
domino-lesson-chain-match = Kedjan slutar med en 3:a på ena sidan och en 2:a på den andra. Lägg din 2-4 till höger, mot 2:an.
domino-lesson-chain-ends = Man spelar i båda ändarna. Till vänster behövs en 3:a: lägg din 1-3.
domino-lesson-chain-draw = Det behövs en 1:a eller en 0:a, och du har ingen. Dra då en bricka.
domino-lesson-chain-drawn = Att dra var hela din tur. Men du fick 0-3: lägg den nu mot 0:an.
domino-lesson-chain-play = Nu kan du allt. Den som lägger sin sista bricka vinner. Spela färdigt!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = Kedjan slutar med en 0:a och en 6:a, och alla andra 0:or ligger redan där. Lägg din 0-6 till höger, mot 6:an: sedan passar inget mer!
domino-lesson-blocked-play = Låst! Man räknar prickarna som är kvar på hand: du 4, den andra 28. Den som har minst vinner, och den andra skriver upp sina. Ett parti till: lägsta summan vinner. Spela!
domino-lesson-tower = Tornet
domino-lesson-tower-on = Här bygger man på höjden. Lägg din 3-6 på en 6:a: sexa på sexa.
domino-lesson-tower-under = Man får bygga under också. En 1:a sticker ut: skjut in din 1-5 under den, på bordet.
domino-lesson-tower-not-on = Det är tillåtet. Men skjut den här gången in 1-5 på bordet, under 1:an som sticker ut.
domino-lesson-tower-again = Krasch! Den andra välte allt och plockar upp alltihop. Dubbel-6:an börjar ett nytt torn: lägg din 4-6 ovanpå.
domino-lesson-tower-play = Du har en enda bricka kvar. Lägg den utan att något faller, så har du vunnit!
domino-lesson-quincunx = Platt och på höjden
domino-lesson-quincunx-double = Här lägger man omväxlande platt och på höjden. Dubbel-6:an börjar, platt: lägg den.
domino-lesson-quincunx-height = Den andra la också platt. Nu på höjden, och bara på en ände: lägg din 1-4 på 4:an.
domino-lesson-quincunx-flat = Platt igen, på bordet. En 2:a sticker ut: skjut in din 2-5 under den.
domino-lesson-quincunx-play = Den andra drog och måste fortfarande lägga platt. För dig är det på höjden. Spela färdigt!
domino-lesson-owed = Var och en i sin takt
domino-lesson-owed-draw = Nu är det på höjden: du behöver en 6:a eller en 4:a. Du har ingen, så dra.
domino-lesson-owed-owes = Den andra la på höjden. Att dra ändrar ingenting: för dig är det fortfarande på höjden. Lägg din 4-5 på 4:an.
domino-lesson-owed-flat = Den andra har redan lagt platt, och nu är det du. Lägg din 0-3 på bordet, mot 3:an.
domino-lesson-owed-play = Du har förstått! Den som lägger allt utan att något faller vinner. Spela!

## Problem
domino-puzzle-ending = Vinn slutspelet
domino-puzzle-ending-ask = En enda bricka vinner säkert, vad som än ligger dolt. Vilken lägger du?

## Looking back
domino-review-lacks = Det gick att veta: { $name } hade ingen { $numbers }.
domino-review-holds = Det gick att veta: { $name } hade { $pieces }.
