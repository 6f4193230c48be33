# Diamoniak på dansk.

diamoniak-tagline = Byg dit slot, og pas på heksen!

## Tingene
diamoniak-card-rose = et lyserødt kort
diamoniak-card-blue = et blåt kort
diamoniak-card-green = et grønt kort
diamoniak-card-yellow = et gult kort
diamoniak-card-diamond = en diamant
diamoniak-card-fairy = en fe
diamoniak-card-witch = heksen
diamoniak-cards-rose = { $n ->
    [one] { $n } lyserødt kort
   *[other] { $n } lyserøde kort
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } blåt kort
   *[other] { $n } blå kort
  }
diamoniak-cards-green = { $n ->
    [one] { $n } grønt kort
   *[other] { $n } grønne kort
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } gult kort
   *[other] { $n } gule kort
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamanter
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } fe
   *[other] { $n } feer
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } heks
   *[other] { $n } hekse
  }
diamoniak-a-card = { $colour ->
    [rose] et lyserødt kort
    [blue] et blåt kort
    [green] et grønt kort
   *[yellow] et gult kort
  }
diamoniak-the-castle = { $colour ->
    [rose] det lyserøde slot
    [blue] det blå slot
    [green] det grønne slot
   *[yellow] det gule slot
  }

## Bordet
diamoniak-pile = Bunken: { $n } kort. Træk.
diamoniak-aside = Ved siden af bunken: { $n ->
    [0] ingenting
    [one] { $n } kort
   *[other] { $n } kort
  }.
diamoniak-middle = I midten: { $n ->
    [one] { $n } kort
   *[other] { $n } kort
  } i bunken; ved siden af { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } af { $of }.
diamoniak-place-no-castle = { $name }: intet slot endnu.
diamoniak-place-right = Til højre: { $cards }.
diamoniak-place-empty = Ingenting til højre.
diamoniak-witch-wants = Heksen vil have { $n } kort; du har valgt { $given }.

## Knapperne
diamoniak-do-choose = Vælg { $card } til heksen (tast { $key })
diamoniak-do-take-back = Tag tilbage: { $card }

## Hvad man skal gøre
diamoniak-prompt-start = Din tur! Træk et kort.
diamoniak-prompt-buy = Din tur! Træk, eller køb kortet, der lyser.
diamoniak-prompt-more = Et kort til, eller stopper du?
diamoniak-prompt-drawing = Kortet vendes…
diamoniak-prompt-witch = Heksen! Giv hende { $n } kort.
diamoniak-prompt-witch-fairy = Heksen! Giv hende { $n } kort, eller kald på feen.
diamoniak-prompt-witch-left = { $n ->
    [one] Et kort mere
   *[other] { $n } kort mere
  } til heksen.
diamoniak-prompt-witch-ready = Nu har hun nok. Tryk på »{ diamoniak-action-give.button }«.
diamoniak-prompt-witch-all = { $n ->
    [one] Du har kun det ene kort
   *[other] Mere har du ikke
  }. Tryk på »{ diamoniak-action-give.button }«.
diamoniak-prompt-other-witch = Heksen er hos { $name }!

## Hvad der skete
diamoniak-event-shuffled = Bunken er tom: { $n } kort blandes, og så går det videre.
diamoniak-event-drew-first = { $name } trækker { diamoniak-a-card } og begynder på { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Du trækker { diamoniak-a-card } og begynder på { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } trækker { diamoniak-a-card }: slottet vokser.
diamoniak-event-drew-castle-you = Du trækker { diamoniak-a-card }: dit slot vokser!
diamoniak-event-drew-right = { $name } trækker { diamoniak-a-card } og lægger det til højre.
diamoniak-event-drew-right-you = Du trækker { diamoniak-a-card }. Det lægges til højre.
diamoniak-event-drew-diamond = { $name } trækker en diamant.
diamoniak-event-drew-diamond-you = Du trækker en diamant!
diamoniak-event-drew-fairy = { $name } trækker en fe.
diamoniak-event-drew-fairy-you = Du trækker en fe: hun beskytter dig én gang.
diamoniak-event-drew-witch = { $name } trækker heksen!
diamoniak-event-drew-witch-you = Åh nej, du trækker heksen!
diamoniak-event-stopped = { $name } stopper.
diamoniak-event-stopped-you = Du stopper.
diamoniak-event-bought = { $name } køber { diamoniak-a-card } af { $seller } for 3 diamanter.
diamoniak-event-bought-you = Du køber { diamoniak-a-card } af { $seller } for 3 diamanter.
diamoniak-event-bought-seller-you = { $name } køber { diamoniak-a-card } af dig for 3 diamanter.
diamoniak-event-gave = { $name } giver heksen { $cards }.
diamoniak-event-gave-you = Du giver heksen { $cards }.
diamoniak-event-gave-nothing = { $name } har intet at give: heksen flyver tomhændet bort.
diamoniak-event-gave-nothing-you = Du har intet at give: heksen flyver tomhændet bort.
diamoniak-event-countered = Feen hos { $name } jager heksen væk.
diamoniak-event-countered-you = Din fe jager heksen væk!
diamoniak-event-released = { $name } har intet slot tilbage: { diamoniak-the-castle } er frit igen.
diamoniak-event-released-you = Du har intet slot tilbage: { diamoniak-the-castle } er frit igen.
diamoniak-event-moved = { $name } flytter { $n ->
    [one] kortet
   *[other] de { $n } kort
  } i den farve fra højre: { diamoniak-the-castle } vokser.
diamoniak-event-moved-you = Du flytter { $n ->
    [one] kortet
   *[other] de { $n } kort
  } i den farve fra højre: { diamoniak-the-castle } vokser!
diamoniak-event-won = { $name } har bygget { diamoniak-the-castle } færdigt og vinder!
diamoniak-event-won-you = Du har bygget { diamoniak-the-castle } færdigt: du vinder!

## Hvad man kan gøre, med ord
diamoniak-action-draw = Træk et kort
diamoniak-action-stop = Stop her
diamoniak-action-buy = Køb { diamoniak-a-card } af { $name } for 3 diamanter
diamoniak-action-fairy = Kald på feen
diamoniak-action-give = Giv heksen { $cards }
    .button = Giv

## Indstillinger
diamoniak-preset-book = Som i æsken
diamoniak-preset-gentle = Lidt blidere
diamoniak-option-diamondsTo = Når nogen køber, ender de 3 diamanter…
diamoniak-option-diamondsTo-seller = hos den, der sælger
diamoniak-option-diamondsTo-discard = ved siden af bunken
diamoniak-option-diamondsTo-help = Hos den, der sælger, er diamanterne stadig i spil og kan købe igen. Ved siden af bunken er de væk et stykke tid.
diamoniak-option-colourReleasedWhenEmpty = Hvis heksen tager et helt slot…
diamoniak-option-colourReleasedWhenEmpty-on = må man skifte farve
diamoniak-option-colourReleasedWhenEmpty-off = beholder man sin farve
diamoniak-option-colourReleasedWhenEmpty-help = Må man skifte, bestemmer det næste slotskort, og kort i den farve, der lå til højre, kommer med i slottet.
diamoniak-option-fairyProtected = Må heksen tage en fe?
diamoniak-option-fairyProtected-on = nej, aldrig
diamoniak-option-fairyProtected-off = ja, hvis man giver hende den
diamoniak-option-fairyProtected-help = Ellers er en fe et kort som de andre: man må give den til heksen uden at bruge den.

## Hvad man ikke må, og hvorfor
diamoniak-refusal-must-draw-first = Træk et kort først; så må du stoppe.
diamoniak-refusal-buy-replaces-draw = Du har allerede trukket. Man køber først i sin tur, i stedet for at trække.
diamoniak-refusal-no-castle-yet = Begynd på et slot først: så ved du, hvilken farve du skal købe.
diamoniak-refusal-not-enough-diamonds = Et kort koster { $price } diamanter, og du har { $n }.
diamoniak-refusal-seller-lacks-colour = Du kan kun købe kort i din egen farve, og her er ingen.
diamoniak-refusal-other-colour = Det kort har ikke din farve: dit slot kan ikke bruge det.
diamoniak-refusal-no-such-seller = Man køber af en anden ved bordet.
diamoniak-refusal-witch-waits = Heksen venter: giv hende kort eller kald på en fe.
diamoniak-refusal-no-witch = Heksen er her ikke: behold dine kort.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-wrong-number = Heksen vil have { $n } kort, hverken mere eller mindre.
diamoniak-refusal-not-yours = Så meget har du ikke: { $cards } for meget.
diamoniak-refusal-fairy-protected = Ved dette bord tager heksen ingen feer.
diamoniak-refusal-card-comes = Et øjeblik: kortet vendes.
diamoniak-refusal-impossible-card = Ikke længere i bunken: { $card }.

## Regelsiden
diamoniak-rules-aim = Målet
diamoniak-rules-aim-text = Alle bygger hver sit slot i én farve. Seks dele: en port, to mure, to tårne og et tag med flag. Det første færdige slot vinder!
diamoniak-rules-box = I æsken
diamoniak-rules-box-text = 54 kort: 24 slotsdele (4 farver, 6 af hver), 20 diamanter, 7 hekse og 3 feer. For 2 til 4 spillere fra 5 til 9 år, og de voksne må gerne hjælpe.
diamoniak-rules-start = Sådan begynder I
diamoniak-rules-start-text = Bland alle kortene og læg dem med bagsiden op i midten: det er bunken. Ingen kort tages ud, heller ikke når I kun er to. Den yngste begynder, og så går turen med uret. Alt, hvad man har, ligger synligt.
diamoniak-rules-turn = Din tur
diamoniak-rules-turn-text = Træk et kort og vis det: slot, diamant, fe eller heks. Så vælger du: et til, eller stop. Du må trække så mange, du vil, så længe heksen ikke kommer. Mindst ét kort skal du trække, medmindre du køber.
diamoniak-rules-castle = En slotsdel
diamoniak-rules-castle-text = Din første del vælger din farve: læg den foran dig. Hvis nogen allerede bygger i den farve, lægges kortet til højre, og du venter på en anden farve. Derefter hører hvert kort i din farve til dit slot. Alle dele i en farve er lige meget værd.
diamoniak-rules-right = Til højre for dig
diamoniak-rules-right-text = Dele i andre farver venter til højre for dig. Måske køber nogen dem, eller heksen tager dem. Man smider dem ikke væk, bytter dem ikke og forærer dem ikke væk. Ikke engang seks ens kort til højre bliver til et slot.
diamoniak-rules-diamond = Diamanterne
diamoniak-rules-diamond-text = En diamant lægges til højre, og du må trække videre. Tre diamanter køber en slotsdel.
diamoniak-rules-buy = Køb
diamoniak-rules-buy-text = I stedet for at trække må du købe ét kort i din farve af en, der har et til højre. Du vælger af hvem, og ingen må sige nej. { $diamondsTo ->
    [discard] Læg tre diamanter ved siden af bunken
   *[seller] Giv vedkommende tre diamanter
  }, så er din tur slut. For at købe skal du være begyndt på dit slot, og selve slottet er aldrig til salg.
diamoniak-rules-witch = Heksen
diamoniak-rules-witch-text = Øv! Vælg tre af dine kort og læg dem sammen med heksen ved siden af bunken: diamanter, kort til højre{ $fairyProtected ->
    [on] { "" }
   *[off] , en fe
  } eller endda dele af dit slot. Har du færre end tre, ryger de alle sammen.{ $fairyProtected ->
    [on] { " " }Feer tager hun ikke, og hun tæller dem ikke med.
   *[off] { "" }
  } Din tur er slut. { $colourReleasedWhenEmpty ->
    [on] Ryger hele dit slot, bliver din farve fri igen: din næste del vælger en ny, og kort i den farve til højre for dig kommer med.
   *[off] Farven er stadig din, også uden en eneste del.
  }
diamoniak-rules-fairy = Feen
diamoniak-rules-fairy-text = En fe venter til højre for dig, og du må trække videre. Kommer heksen, må du kalde på din fe: begge lægges ved siden af bunken, og du beholder alt andet. Din tur er slut alligevel. En fe jager én heks væk.
diamoniak-rules-pile = Når bunken er tom
diamoniak-rules-pile-text = Når der skal bruges et kort, og der ikke er flere, blander man kortene ved siden af: det er den nye bunke. Alle beholder deres egne.
diamoniak-rules-win = Hvem vinder?
diamoniak-rules-win-text = Så snart den sjette del af dit slot er på plads, trukket eller købt, har du vundet, med det samme.

## Hvorfor vores spillere ville gøre det
diamoniak-why-draw-more = Et kort til er risikoen værd.
diamoniak-why-stop-witch-near = Heksen kan komme: behold hellere det, du har.
diamoniak-why-stop-buy-next = Gem dine diamanter: næste tur kan du købe den del, du mangler.
diamoniak-why-buy = Denne del er sikker; et kort fra bunken er det ikke.
diamoniak-why-fairy = Det, du beholder, er mere værd end feen.
diamoniak-why-give-others = Giv det, du vil savne mindst.
diamoniak-why-only-move = Der er ikke andet at gøre.

## Slutningen
diamoniak-score = { $n } af 6
diamoniak-end-castle = { $name } blev færdig med sit slot før alle andre.
diamoniak-moment-bold = Det fineste øjeblik: { $name } tør trække { $n } kort i træk, uden en eneste heks.
diamoniak-moment-bold-you = Dit fineste øjeblik: { $n } kort i træk, uden en eneste heks.
diamoniak-moment-fairy = Det fineste øjeblik: feen hos { $name } stopper heksen og redder { $n } dele af slottet.
diamoniak-moment-fairy-you = Dit fineste øjeblik: din fe stopper heksen og redder { $n } dele af dit slot.
diamoniak-moment-bought = Det fineste øjeblik: { $name } køber kortet, der manglede, af { $seller }.
diamoniak-moment-bought-you = Dit fineste øjeblik: du køber kortet, der manglede, af { $seller }.
diamoniak-moment-drawn = Det fineste øjeblik: { $name } trækker { diamoniak-a-card }, lige det, der manglede.
diamoniak-moment-drawn-you = Dit fineste øjeblik: du trækker { diamoniak-a-card }, lige det, der manglede.

## Lessons
diamoniak-lesson-first = Dit første slot
diamoniak-lesson-first-draw = Dit slot er lyserødt: det skal bruge seks lyserøde kort. Træk et kort!
diamoniak-lesson-first-stop = En diamant, og nu har du tre! Stop nu, før heksen kommer.
diamoniak-lesson-first-buy = Den anden har et lyserødt kort. Køb det med dine tre diamanter.
diamoniak-lesson-first-again = Det er din tur igen. Træk et kort!
diamoniak-lesson-first-dare = En fe! Hun beskytter dig: tag chancen, og træk et til.
diamoniak-lesson-first-fairy = Heksen vil have tre af dine kort. Kald på feen: hun jager hende væk.
diamoniak-lesson-first-play = Nu kan du det hele. To lyserøde kort til, og dit slot er færdigt. Spil!
diamoniak-lesson-witch = Den sultne heks
diamoniak-lesson-witch-draw = Dit slot er næsten færdigt. Træk et kort!
diamoniak-lesson-witch-give = Heksen vil have tre kort, og du vælger hvilke. Behold dit slot, og det gule kort, som den anden søger.
diamoniak-lesson-witch-keep = Det ville heksen gerne! Men giv hende hellere det blå kort og de to diamanter.
diamoniak-lesson-witch-buy = Dit gule kort blev købt: de tre diamanter er dine. Køb det lyserøde kort for dem!
diamoniak-lesson-witch-play = Kun ét lyserødt kort til, så er dit slot færdigt. Spil!
