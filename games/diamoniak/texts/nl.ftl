# Diamoniak in het Nederlands.

diamoniak-tagline = Bouw je kasteel, en pas op voor de heks!

## De dingen
diamoniak-card-rose = een roze kaart
diamoniak-card-blue = een blauwe kaart
diamoniak-card-green = een groene kaart
diamoniak-card-yellow = een gele kaart
diamoniak-card-diamond = een diamant
diamoniak-card-fairy = een fee
diamoniak-card-witch = de heks
diamoniak-cards-rose = { $n ->
    [one] { $n } roze kaart
   *[other] { $n } roze kaarten
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } blauwe kaart
   *[other] { $n } blauwe kaarten
  }
diamoniak-cards-green = { $n ->
    [one] { $n } groene kaart
   *[other] { $n } groene kaarten
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } gele kaart
   *[other] { $n } gele kaarten
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamanten
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } fee
   *[other] { $n } feeën
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } heks
   *[other] { $n } heksen
  }
diamoniak-a-card = { $colour ->
    [rose] een roze kaart
    [blue] een blauwe kaart
    [green] een groene kaart
   *[yellow] een gele kaart
  }
diamoniak-the-castle = { $colour ->
    [rose] het roze kasteel
    [blue] het blauwe kasteel
    [green] het groene kasteel
   *[yellow] het gele kasteel
  }

## De tafel
diamoniak-pile = De stapel: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }. Trekken.
diamoniak-aside = Naast de stapel: { $n ->
    [0] niets
    [one] { $n } kaart
   *[other] { $n } kaarten
  }.
diamoniak-middle = In het midden: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  } in de stapel; ernaast { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } van { $of }.
diamoniak-place-no-castle = { $name }: nog geen kasteel.
diamoniak-place-right = Rechts: { $cards }.
diamoniak-place-empty = Rechts ligt niets.
diamoniak-witch-wants = De heks wil { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }; je hebt er { $given } gekozen.

## De knoppen
diamoniak-do-choose = Kies { $card } voor de heks (toets { $key })
diamoniak-do-take-back = Neem terug: { $card }

## Wat er te doen is
diamoniak-prompt-start = Jouw beurt! Trek een kaart.
diamoniak-prompt-buy = Jouw beurt! Trek, of koop de kaart die schittert.
diamoniak-prompt-more = Nog een kaart, of stop je?
diamoniak-prompt-drawing = De kaart draait om…
diamoniak-prompt-witch = De heks! Geef haar { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }.
diamoniak-prompt-witch-fairy = De heks! Geef haar { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }, of roep de fee.
diamoniak-prompt-witch-left = Nog { $n ->
    [one] één kaart
   *[other] { $n } kaarten
  } voor de heks.
diamoniak-prompt-witch-ready = Dat is genoeg voor haar. Druk op “{ diamoniak-action-give.button }”.
diamoniak-prompt-witch-all = { $n ->
    [one] Je hebt alleen deze kaart
   *[other] Meer heb je niet
  }. Druk op “{ diamoniak-action-give.button }”.
diamoniak-prompt-other-witch = De heks is bij { $name }!

## Wat er gebeurde
diamoniak-event-shuffled = De stapel is op: { $n ->
    [one] { $n } kaart wordt
   *[other] { $n } kaarten worden
  } geschud, en verder gaat het.
diamoniak-event-drew-first = { $name } trekt { diamoniak-a-card } en begint aan { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Je trekt { diamoniak-a-card } en begint aan { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } trekt { diamoniak-a-card }: het kasteel groeit.
diamoniak-event-drew-castle-you = Je trekt { diamoniak-a-card }: je kasteel groeit!
diamoniak-event-drew-right = { $name } trekt { diamoniak-a-card } en legt die rechts.
diamoniak-event-drew-right-you = Je trekt { diamoniak-a-card }. Die gaat naar rechts.
diamoniak-event-drew-diamond = { $name } trekt een diamant.
diamoniak-event-drew-diamond-you = Je trekt een diamant!
diamoniak-event-drew-fairy = { $name } trekt een fee.
diamoniak-event-drew-fairy-you = Je trekt een fee: ze beschermt je één keer.
diamoniak-event-drew-witch = { $name } trekt de heks!
diamoniak-event-drew-witch-you = O nee, je trekt de heks!
diamoniak-event-stopped = { $name } stopt.
diamoniak-event-stopped-you = Je stopt.
diamoniak-event-bought = { $name } koopt van { $seller } { diamoniak-a-card } voor 3 diamanten.
diamoniak-event-bought-you = Je koopt van { $seller } { diamoniak-a-card } voor 3 diamanten.
diamoniak-event-bought-seller-you = { $name } koopt van jou { diamoniak-a-card } voor 3 diamanten.
diamoniak-event-gave = { $name } geeft aan de heks: { $cards }.
diamoniak-event-gave-you = Je geeft aan de heks: { $cards }.
diamoniak-event-gave-nothing = { $name } heeft niets te geven: de heks vliegt weg met lege handen.
diamoniak-event-gave-nothing-you = Je hebt niets te geven: de heks vliegt weg met lege handen.
diamoniak-event-countered = De fee van { $name } jaagt de heks weg.
diamoniak-event-countered-you = Jouw fee jaagt de heks weg!
diamoniak-event-released = { $name } heeft geen kasteel meer: { diamoniak-the-castle } is weer vrij.
diamoniak-event-released-you = Je hebt geen kasteel meer: { diamoniak-the-castle } is weer vrij.
diamoniak-event-moved = { $name } haalt { $n ->
    [one] de kaart
   *[other] de { $n } kaarten
  } van die kleur van rechts erbij: { diamoniak-the-castle } groeit.
diamoniak-event-moved-you = Je haalt { $n ->
    [one] de kaart
   *[other] de { $n } kaarten
  } van die kleur van rechts erbij: { diamoniak-the-castle } groeit!
diamoniak-event-won = { $name } heeft { diamoniak-the-castle } af en wint!
diamoniak-event-won-you = Je hebt { diamoniak-the-castle } af: je wint!

## Wat je kunt doen, in woorden
diamoniak-action-draw = Een kaart trekken
diamoniak-action-stop = Stoppen
diamoniak-action-buy = Koop van { $name } { diamoniak-a-card } voor 3 diamanten
diamoniak-action-fairy = De fee roepen
diamoniak-action-give = Aan de heks geven: { $cards }
    .button = Geven

## Instellingen
diamoniak-preset-book = Zoals in de doos
diamoniak-preset-gentle = Iets zachter
diamoniak-option-diamondsTo = Bij een koop gaan de 3 diamanten…
diamoniak-option-diamondsTo-seller = naar wie verkoopt
diamoniak-option-diamondsTo-discard = naast de stapel
diamoniak-option-diamondsTo-help = Bij wie verkoopt blijven de diamanten in het spel en kunnen ze weer kopen. Naast de stapel zijn ze een tijdje weg.
diamoniak-option-colourReleasedWhenEmpty = Als de heks een heel kasteel meeneemt…
diamoniak-option-colourReleasedWhenEmpty-on = mag de kleur veranderen
diamoniak-option-colourReleasedWhenEmpty-off = blijft de kleur
diamoniak-option-colourReleasedWhenEmpty-help = Mag het, dan beslist de volgende kasteelkaart, en kaarten van die kleur die rechts lagen komen bij het kasteel.
diamoniak-option-fairyProtected = Mag de heks een fee meenemen?
diamoniak-option-fairyProtected-on = nee, nooit
diamoniak-option-fairyProtected-off = ja, als je haar er een geeft
diamoniak-option-fairyProtected-help = Gewoonlijk is een fee een kaart als een andere: je mag haar aan de heks geven zonder haar te gebruiken.

## Wat niet mag, en waarom
diamoniak-refusal-must-draw-first = Trek eerst een kaart; daarna mag je stoppen.
diamoniak-refusal-buy-replaces-draw = Je hebt al getrokken. Kopen doe je aan het begin van je beurt, in plaats van trekken.
diamoniak-refusal-no-castle-yet = Begin eerst aan een kasteel: dan weet je welke kleur je koopt.
diamoniak-refusal-not-enough-diamonds = Een kaart kost { $price } diamanten, en jij hebt er { $n }.
diamoniak-refusal-seller-lacks-colour = Je kunt alleen kaarten van je eigen kleur kopen, en hier ligt er geen.
diamoniak-refusal-other-colour = Die kaart heeft niet jouw kleur: je kasteel heeft er niets aan.
diamoniak-refusal-no-such-seller = Je koopt van iemand anders aan tafel.
diamoniak-refusal-witch-waits = De heks wacht: geef haar kaarten of roep een fee.
diamoniak-refusal-no-witch = De heks is er niet: houd je kaarten.
diamoniak-refusal-no-fairy = Je hebt geen fee.
diamoniak-refusal-wrong-number = De heks wil { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }, niet meer en niet minder.
diamoniak-refusal-not-yours = Dat heb je niet allemaal: { $cards } te veel.
diamoniak-refusal-fairy-protected = Aan deze tafel neemt de heks geen feeën mee.
diamoniak-refusal-card-comes = Even wachten: de kaart draait om.
diamoniak-refusal-impossible-card = Niet meer in de stapel: { $card }.

## De regelpagina
diamoniak-rules-aim = Het doel
diamoniak-rules-aim-text = Iedereen bouwt een kasteel in één kleur. Zes delen: een poort, twee muren, twee torens en een dak met een vlag. Het eerste kasteel dat af is, wint!
diamoniak-rules-box = In de doos
diamoniak-rules-box-text = 54 kaarten: 24 kasteeldelen (4 kleuren, 6 van elk), 20 diamanten, 7 heksen en 3 feeën. Voor 2 tot 4 spelers van 5 tot 9 jaar, en grote mensen mogen helpen.
diamoniak-rules-start = Om te beginnen
diamoniak-rules-start-text = Schud alle kaarten en leg ze gedekt in het midden: dat is de stapel. Er gaat geen kaart uit, ook niet met z’n tweeën. De jongste begint, daarna gaat het met de klok mee. Alles wat je hebt, blijft zichtbaar.
diamoniak-rules-turn = Jouw beurt
diamoniak-rules-turn-text = Trek een kaart en laat die zien: kasteel, diamant, fee of heks. Daarna kies jij: nog een, of stoppen. Je mag trekken zo vaak je wilt, zolang de heks niet komt. Minstens één kaart moet, behalve als je koopt.
diamoniak-rules-castle = Een kasteeldeel
diamoniak-rules-castle-text = Je eerste deel kiest je kleur: leg het voor je neer. Bouwt iemand die kleur al, dan gaat de kaart naar rechts en wacht je op een andere kleur. Daarna hoort elke kaart van jouw kleur bij je kasteel. Alle delen van een kleur tellen evenveel.
diamoniak-rules-right = Rechts van jou
diamoniak-rules-right-text = Delen in andere kleuren wachten rechts van jou. Misschien koopt iemand ze, of neemt de heks ze mee. Je gooit ze niet weg, je ruilt ze niet en je geeft ze niet cadeau. Zelfs zes dezelfde kaarten rechts zijn geen kasteel.
diamoniak-rules-diamond = De diamanten
diamoniak-rules-diamond-text = Een diamant gaat naar rechts en je mag verder trekken. Met drie diamanten koop je een kasteeldeel.
diamoniak-rules-buy = Kopen
diamoniak-rules-buy-text = In plaats van te trekken mag je één kaart van je kleur kopen van iemand die er rechts een heeft liggen. Jij kiest van wie, en niemand mag weigeren. { $diamondsTo ->
    [discard] Leg drie diamanten naast de stapel
   *[seller] Geef die speler drie diamanten
  } en je beurt is voorbij. Om te kopen moet je aan je kasteel begonnen zijn, en een kasteel zelf is nooit te koop.
diamoniak-rules-witch = De heks
diamoniak-rules-witch-text = Pech! Kies drie van je kaarten en leg ze met de heks naast de stapel: diamanten, kaarten van rechts{ $fairyProtected ->
    [on] { "" }
   *[off] , een fee
  } of zelfs delen van je kasteel. Heb je er minder dan drie, dan gaan ze allemaal weg.{ $fairyProtected ->
    [on] { " " }Feeën neemt ze niet mee en ze tellen niet.
   *[off] { "" }
  } Je beurt is voorbij. { $colourReleasedWhenEmpty ->
    [on] Gaat je hele kasteel weg, dan is je kleur weer vrij: je volgende deel kiest de nieuwe, en kaarten van die kleur rechts van jou komen erbij.
   *[off] Je kleur blijft van jou, ook zonder één enkel deel.
  }
diamoniak-rules-fairy = De fee
diamoniak-rules-fairy-text = Een fee wacht rechts van jou en je mag verder trekken. Komt de heks, dan mag je je fee roepen: allebei gaan ze naast de stapel en je houdt al de rest. Je beurt is toch voorbij. Eén fee jaagt één heks weg.
diamoniak-rules-pile = Als de stapel op is
diamoniak-rules-pile-text = Is er een kaart nodig en ligt er geen meer, dan schud je de kaarten naast de stapel: dat is de nieuwe stapel. Iedereen houdt wat hij heeft.
diamoniak-rules-win = Wie wint?
diamoniak-rules-win-text = Zodra het zesde deel van je kasteel er ligt, getrokken of gekocht, heb je gewonnen, meteen.

## Waarom onze spelers dat zouden doen
diamoniak-why-draw-more = Nog een kaart is het risico waard.
diamoniak-why-stop-witch-near = De heks kan komen: houd liever wat je hebt.
diamoniak-why-stop-buy-next = Houd je diamanten: bij je volgende beurt kun je het deel kopen dat je mist.
diamoniak-why-buy = Dit deel is zeker; een kaart van de stapel niet.
diamoniak-why-fairy = Wat je houdt, is meer waard dan de fee.
diamoniak-why-give-others = Geef wat je het minst zult missen.
diamoniak-why-only-move = Iets anders kan niet.

## Het einde
diamoniak-score = { $n } van 6
diamoniak-end-castle = { $name } heeft het kasteel eerder af dan iedereen.
diamoniak-moment-bold = Het mooiste moment: { $name } durft { $n } kaarten na elkaar te trekken, zonder één heks.
diamoniak-moment-bold-you = Jouw mooiste moment: { $n } kaarten na elkaar, zonder één heks.
diamoniak-moment-fairy = Het mooiste moment: de fee van { $name } houdt de heks tegen en redt { $n } delen van het kasteel.
diamoniak-moment-fairy-you = Jouw mooiste moment: je fee houdt de heks tegen en redt { $n } delen van je kasteel.
diamoniak-moment-bought = Het mooiste moment: { $name } koopt van { $seller } de kaart die nog ontbrak.
diamoniak-moment-bought-you = Jouw mooiste moment: je koopt van { $seller } de kaart die nog ontbrak.
diamoniak-moment-drawn = Het mooiste moment: { $name } trekt { diamoniak-a-card }, precies de kaart die nog ontbrak.
diamoniak-moment-drawn-you = Jouw mooiste moment: je trekt { diamoniak-a-card }, precies de kaart die nog ontbrak.

## Lessons
diamoniak-lesson-first = Je eerste kasteel
diamoniak-lesson-first-draw = Je kasteel is roze: het heeft zes roze kaarten nodig. Trek een kaart!
diamoniak-lesson-first-stop = Een diamant, en nu heb je er drie! Stop nu, voordat de heks komt.
diamoniak-lesson-first-buy = De ander heeft een roze kaart. Koop die met je drie diamanten.
diamoniak-lesson-first-again = Je bent weer aan de beurt. Trek een kaart!
diamoniak-lesson-first-dare = Een fee! Zij beschermt je: durf er nog een te trekken.
diamoniak-lesson-first-fairy = De heks wil drie van je kaarten. Roep de fee: zij jaagt haar weg.
diamoniak-lesson-first-play = Nu weet je alles. Nog twee roze kaarten en je kasteel is af. Speel!
diamoniak-lesson-witch = De hongerige heks
diamoniak-lesson-witch-draw = Je kasteel is bijna af. Trek een kaart!
diamoniak-lesson-witch-give = De heks wil drie kaarten, en jij kiest welke. Houd je kasteel, en de gele kaart die de ander zoekt.
diamoniak-lesson-witch-keep = Dat zou de heks lusten! Maar geef haar liever de blauwe kaart en de twee diamanten.
diamoniak-lesson-witch-buy = Je gele kaart is gekocht: de drie diamanten zijn van jou. Koop er de roze kaart mee!
diamoniak-lesson-witch-play = Nog één roze kaart, en je kasteel is af. Speel!
