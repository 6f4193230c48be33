# Diavolo på svenska.

diavolo-tagline = Tio tärningar, en order och den snabbaste handen!

## Sakerna
diavolo-a-devil = { $devil ->
    [black] en svart djävul
    [white] en vit djävul
    [red] en röd djävul
   *[grey] den grå djävulen
  }
diavolo-devil = { $devil ->
    [black] Svart djävul
    [white] Vit djävul
    [red] Röd djävul
   *[grey] Grå djävul
  }
diavolo-order-most = Största summan
diavolo-order-least = Minsta summan
diavolo-order-gap = Största skillnaden
diavolo-order-odd = Flest udda
diavolo-order-high = Högsta tärningen
diavolo-order-near = Närmaste tärningen
diavolo-gems = { $n ->
    [one] { $n } ädelsten
   *[other] { $n } ädelstenar
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## Bordet
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } och tärningarna.
diavolo-place-out = { $name }: ingen ädelsten kvar.
diavolo-bar = Djävlarna på bardisken
diavolo-tray = Tärningarna
diavolo-devil-key = { diavolo-devil }, tangent { $key }
diavolo-corner = Hörnet för { $name }
diavolo-dice-of = { $colour ->
    [black] Svarta
    [white] Vita
   *[red] Röda
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Svarta
    [white] Vita
   *[red] Röda
  } { $values } mm från ordertärningen.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Lika: det är den grå!
   *[other] Rätt svar: { diavolo-a-devil }.
  }

## Knapparna
diavolo-do-receipt = Kvittot

## Vad som ska göras
diavolo-prompt-ready-you = Du kastar tärningarna!
diavolo-prompt-ready = { $name } har tärningarna.
diavolo-prompt-ordered = { $name } har tärningarna.
diavolo-prompt-ordered-you = Ordern är känd. Kasta de andra tärningarna!
diavolo-prompt-falls = Tärningarna rullar… Handen redo!
diavolo-prompt-open = Snabbt, ta rätt djävul!
diavolo-prompt-open-calm = Ta god tid på dig: vilken djävul?
diavolo-prompt-waiting = Klart! Vi väntar på de andra.
diavolo-prompt-level = Lika snabba: lotten avgör.
diavolo-prompt-out = Du har ingen ädelsten kvar. Se vem som vinner!
diavolo-prompt-watch = Vem blir snabbast?
diavolo-prompt-over = Spelet är slut.

## Vad som hände
diavolo-event-threw = { $name } kastar tärningarna.
diavolo-event-threw-you = Du kastar tärningarna.
diavolo-event-ordered = Ordern: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } tar { diavolo-a-devil }.
diavolo-event-reached-you = Du tar { diavolo-a-devil }.
diavolo-event-reached-none = { $name } tar ingen.
diavolo-event-reached-none-you = Du tar ingen.
diavolo-event-answered = { $name } har svarat.
diavolo-event-answered-you = Du har svarat.
diavolo-event-settled = Lika snabba, mindre än 6 ms isär: lotten säger { $names }.
diavolo-event-counted = Det var { diavolo-a-devil }. { $right ->
    [0] Ingen har den.
   *[other] Bra sett: { $safe }.
  } { $wrong ->
    [0] Ingen förlorar en ädelsten.
   *[other] En ädelsten mindre: { $lost }.
  }
diavolo-event-out = { $name } har ingen ädelsten kvar och åker ut.
diavolo-event-out-you = Du har ingen ädelsten kvar: du åker ut.
diavolo-event-fewer = Färre spelare, färre djävlar: { $n } av varje färg.
diavolo-event-turn = Tärningarna går till { $name }.
diavolo-event-turn-you = Tärningarna är dina!
diavolo-event-won = { $name } behåller den sista ädelstenen och vinner!
diavolo-event-won-you = Du behåller den sista ädelstenen: du vinner!
diavolo-event-nobody = Alla åker ut samtidigt: ingen vinner och var och en betalar sitt.

## Vad man kan göra, i ord
diavolo-action-throw = Kasta tärningarna
diavolo-action-take = Ta { diavolo-a-devil }
diavolo-action-leave = Inte ta någon
diavolo-reason-throw = Alla väntar på dina tärningar.
diavolo-reason-look = Det säger tärningarna, om vi har tittat rätt.

## Kvittot
diavolo-receipt = Omgångens kvitto
diavolo-receipt-none = Inget kvitto än: det kommer i slutet av varje omgång.
diavolo-receipt-words = Ett grepp räknas i det ögonblick det gjordes, inte när det kom fram. Huset mäter självt varje linjes fördröjning och ger aldrig tillbaka mer än så.
diavolo-receipt-shown = Tärningarna syntes för alla: { $at } s efter starten.
diavolo-receipt-said = Skärmen säger
diavolo-receipt-lag = Möjlig fördröjning
diavolo-receipt-at = Räknas vid
diavolo-receipt-cut = Skärmen angav en tid som linjen inte tillåter: den har rättats.
diavolo-verdict-right = bra sett
diavolo-verdict-wrong = fel färg
diavolo-verdict-late = för sent
diavolo-verdict-nothing = tog ingen

## Öva
diavolo-training = Öva ensam
diavolo-training-words = Se på ordern, hitta färgen, ta djävulen. Ingen jäktar dig, men tiden antecknas.
diavolo-training-start = Kasta tärningarna
diavolo-training-next = Ett kast till
diavolo-training-right = Bra sett, på { $time } s!
diavolo-training-wrong = Miss: det var { diavolo-a-devil }.
diavolo-training-series = I rad: { $n }
diavolo-training-best = Bästa serien: { $n }
diavolo-training-chart = Dina senaste försök, äldst först
diavolo-training-order = Order
diavolo-training-time = Medeltid
diavolo-training-errors = Fel
diavolo-training-forget = Glöm allt

## Inställningarna
diavolo-preset-book = Som i asken
diavolo-preset-young = För de yngsta
diavolo-preset-calm = Utan brådska
diavolo-option-twoDice = Hur många tärningar av varje färg?
diavolo-option-twoDice-on = två
diavolo-option-twoDice-off = tre
diavolo-option-twoDice-help = Med två är det mindre att räkna: för de yngsta.
diavolo-option-orderFirst = I hur många omgångar kastas ordern först?
diavolo-option-orderFirst-help = För att lära sig de sex orderna: den grå tärningen rullar före de andra. 0: aldrig.
diavolo-option-seconds = Hur många sekunder för att ta en djävul?
diavolo-option-seconds-help = Oftast 10. Sedan förlorar den som inget har en ädelsten.
diavolo-option-untimed = Måste man skynda sig?
diavolo-option-untimed-on = nej, vi väntar på alla
diavolo-option-untimed-off = ja, klockan går
diavolo-option-untimed-help = Utan brådska svarar alla; snabbheten avgör bara mellan dem som vill ha samma djävul. Bra med skärmläsare.
diavolo-option-tieForgiving = När tärningarna är lika: den som inte har den grå…
diavolo-option-tieForgiving-on = förlorar inget
diavolo-option-tieForgiving-off = förlorar en ädelsten

## Vad som inte är tillåtet, och varför
diavolo-refusal-not-your-throw = Någon annan har tärningarna.
diavolo-refusal-nothing-to-grab = Ett ögonblick: man tar när alla tärningar ligger still.
diavolo-refusal-already-thrown = Tärningarna är redan kastade.
diavolo-refusal-out = Du har ingen ädelsten kvar: se på till slutet.
diavolo-refusal-only-one = En djävul var, och den behåller man.
diavolo-refusal-no-stamp = Ögonblicket då du tog den saknas.
diavolo-refusal-other-stamp = Det ögonblicket ({ $at } ms) stämmer inte med när det kom fram ({ $arrived } ms).
diavolo-refusal-too-late = För sent: de { $n } sekunderna har gått.
diavolo-refusal-wrong-dice = Det är inte tärningarna i den här asken.
diavolo-refusal-other-order = Ordern är redan känd, och det är en annan.
diavolo-refusal-off-tray = En tärning ligger utanför brickan: { $die }.
diavolo-refusal-overlap = Två tärningar kan inte ligga på samma ställe: { $die } och { $other }.
diavolo-die = { $colour ->
    [black] den svarta
    [white] den vita
   *[red] den röda
  } { $n }
diavolo-die-order = ordertärningen
diavolo-refusal-not-level = Det är inte de som var lika snabba.
diavolo-refusal-other-answers = Det här är inte svaren som låg med framsidan nedåt.
diavolo-refusal-too-early = Det finns fortfarande tid att ta en djävul.

## Regelsidan
diavolo-rules-aim = Målet
diavolo-rules-aim-text = I en bar i helvetet kastar små djävlar tärning om vem som betalar rundan. Varje omgång ger en tärning en order, och alla tar så snabbt de kan en djävul av rätt färg. Den sista som har en ädelsten kvar vinner.
diavolo-rules-box = I asken
diavolo-rules-box-text = Nio tärningar, tre svarta, tre vita och tre röda; en grå med de sex orderna; tio djävlar, tre av varje färg och en grå; trettio ädelstenar, nog för alla. För 2 till 6 spelare, i alla åldrar. { $twoDice ->
    [on] Vid det här bordet är det bara två tärningar av varje färg: inget annat ändras, och skillnaden är den mellan de två.
   *[off] För de yngsta räcker två tärningar av varje färg.
  }
diavolo-rules-start = Så börjar ni
diavolo-rules-start-text = Djävlarna står i mitten, huller om buller. Alla har fem ädelstenar. Den yngsta tar tärningarna, och första omgången börjar.
diavolo-rules-turn = En omgång
diavolo-rules-turn-text = Den som har tärningarna kastar alla på en gång. Alla tittar, kastaren också, och tar en djävul av den färg som ordern ber om. { $orderFirst ->
    [0] För att lära sig kan man de första omgångarna kasta ordertärningen före de andra.
   *[other] För att lära sig rullar ordertärningen före de andra i de första { $orderFirst } omgångarna, och man tar först när alla ligger still.
  }
diavolo-rules-most-text = Färgen vars tärningar visar mest tillsammans. Här svart 11, vit 12, röd 13: röd!
diavolo-rules-least-text = Färgen vars tärningar visar minst tillsammans. Här svart 11, vit 12, röd 13: svart!
diavolo-rules-gap-text = Färgen med störst skillnad mellan sin högsta och sin lägsta tärning. Här svart 4, vit 5, röd 2: vit!
diavolo-rules-odd-text = Färgen med flest ettor, treor och femmor. Här svart 1, vit 2, röd 3: röd! Finns det inga udda alls är det lika.
diavolo-rules-high-text = Färgen på den högsta tärningen av alla. Här har svart och vit båda en 6: lika, alltså grå!
diavolo-rules-near-text = Färgen på tärningen närmast den grå, från mitt till mitt. Är det en röd: röd! Mindre än en millimeter mellan två färger är lika. En tärning som lutar kastas om.
diavolo-rules-tie = Lika: grå!
diavolo-rules-tie-text = Om två eller tre färger delar förstaplatsen är den grå djävulen rätt. Två lika färger bakom, eller två lika tärningar av en färg, räknas inte. Den grå i rätt ögonblick ger en ädelsten, upp till fem. { $tieForgiving ->
    [on] Vid det här bordet förlorar de andra då inget.
   *[off] Det finns bara en: alla andra förlorar då en ädelsten.
  } Grå när det inte är lika är fel färg.
diavolo-rules-grab = Bara en djävul
diavolo-rules-grab-text = Den första djävul du rör är din, rätt eller fel: ingen till, inget byte, och den ställs inte tillbaka. Du kan också låta bli. Är rätt färg borta kostar en annan eller ingen lika mycket: en ädelsten, aldrig mer.
diavolo-rules-time = Den snabbaste handen
diavolo-rules-time-text = Vill två händer ha samma djävul får den första den. Det som räknas är när greppet gjordes, inte när det kommer fram över linjen; under sex tusendels sekunder avgör lotten öppet. { $untimed ->
    [on] Vid det här bordet har ingen bråttom: omgången slutar när alla har svarat.
   *[other] Omgången slutar när alla har tagit, strax efter den sista rätta djävulen, eller efter { $seconds } sekunder.
  }
diavolo-rules-gems = Ädelstenarna
diavolo-rules-gems-text = Fel färg, för sent eller ingenting: en ädelsten går tillbaka till asken. Vinster och förluster räknas tillsammans i slutet av omgången. Ingen har någonsin fler än fem.
diavolo-rules-next = Nästa omgång
diavolo-rules-next-text = Djävlarna går tillbaka till mitten, och tärningarna går åt vänster, till nästa som har en ädelsten kvar.
diavolo-rules-out = Ingen ädelsten kvar
diavolo-rules-out-text = Utan ädelsten åker man ut genast. Sedan finns det färre djävlar: med fyra eller fler tre av varje färg, med tre två, med två en; och alltid en grå. Åker flera ut på en gång räknas de som är kvar. Så är det också när spelet börjar med två eller tre.
diavolo-rules-win = Vem vinner?
diavolo-rules-win-text = Den sista med en ädelsten vinner. Åker alla som var kvar ut i samma omgång vinner ingen, och var och en betalar sitt.

## Slutet
diavolo-end-last = { $name } behåller den sista ädelstenen.
diavolo-end-nobody = Alla åkte ut samtidigt: var och en betalar sitt.
diavolo-moment-fast = Det finaste ögonblicket: { $name } tar { diavolo-a-devil } på { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Ditt finaste ögonblick: du tar { diavolo-a-devil } på { $seconds },{ $hundredths } s.
diavolo-moment-grey = Det finaste ögonblicket: { $name } ser att det är lika och tar den grå på { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Ditt finaste ögonblick: du ser att det är lika och tar den grå på { $seconds },{ $hundredths } s.
diavolo-moment-saved = Det finaste ögonblicket: med sista ädelstenen håller { $name } ut { $n } omgångar till och vinner.
diavolo-moment-saved-you = Ditt finaste ögonblick: med sista ädelstenen håller du ut { $n } omgångar till och vinner.

## Lessons
diavolo-lesson-first = Din första djävul
diavolo-lesson-first-throw = Kasta tärningarna!
diavolo-lesson-first-most = Den grå tärningen säger: största summan. Vilken färg har flest prickar? Ta den djävulen!
diavolo-lesson-first-not-most = Titta igen: de röda tärningarna har flest prickar.
diavolo-lesson-first-least = Bra! Den andra tog svart och förlorar en ädelsten. Nu den minsta summan: vilken färg?
diavolo-lesson-first-not-least = Titta igen: de vita tärningarna har minst prickar.
diavolo-lesson-first-again = Rätt igen! Kasta tärningarna.
diavolo-lesson-first-tie = Högsta tärningen! En svart sexa och en vit sexa: lika. Ta då den grå!
diavolo-lesson-first-not-tie = Två färger har en sexa. När det är lika är den grå rätt.
diavolo-lesson-first-play = Den grå gav dig en ädelsten! Spela nu: den som har den sista ädelstenen vinner.
diavolo-lesson-orders = De andra orderna
diavolo-lesson-orders-throw = Den grå tärningen kan fler order. Kasta tärningarna!
diavolo-lesson-orders-gap = Största skillnaden! I vilken färg är det längst mellan det minsta och det största talet?
diavolo-lesson-orders-not-gap = Titta på de vita: från ett till sex, det är största skillnaden.
diavolo-lesson-orders-odd = Flest udda: ett, tre och fem. Vilken färg har flest?
diavolo-lesson-orders-not-odd = Titta på de svarta: ett, tre, fem. Alla är udda!
diavolo-lesson-orders-again = Mycket bra! Kasta tärningarna.
diavolo-lesson-orders-high = Högsta tärningen! Vilken färg har det största talet av alla?
diavolo-lesson-orders-not-high = Leta efter sexan: den är röd.
diavolo-lesson-orders-near = Närmaste tärningen! Vilken färg ligger alldeles intill den grå?
diavolo-lesson-orders-not-near = Titta runt den grå tärningen: den närmaste är vit.
diavolo-lesson-orders-play = Du kan orderna. Spela nu: den som har den sista ädelstenen vinner!
diavolo-lesson-late = För sent!
diavolo-lesson-late-throw = Den här gången är den andra mycket snabb. Kasta tärningarna!
diavolo-lesson-late-same = Största summan är röd. Ta den röda djävulen!
diavolo-lesson-late-late = Den andra ville också ha den röda och hann före: för sent, du förlorar en ädelsten. En djävul var, och inget byte! Nu den minsta summan: skynda dig, den vita!
diavolo-lesson-late-play = Den andra tog svart och har bara en ädelsten kvar. Den som inte har någon är ute. Spela!

## Looking back
diavolo-review-turns = Rätt sett: { $right }. Förväxlat: { $wrong }. För sent: { $late }. Utan svar: { $none }.
diavolo-review-after = Efter { $seconds },{ $hundredths } s.
diavolo-review-fastest = Det snabbaste greppet: { $seconds },{ $hundredths } s.
diavolo-review-usual = Vanligen: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Oftast förväxlat: { $order } ({ $n } gånger).
