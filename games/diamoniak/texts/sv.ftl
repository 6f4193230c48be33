# Diamoniak på svenska.

diamoniak-tagline = Bygg ditt slott, och akta dig för häxan!

## Sakerna
diamoniak-card-rose = ett rosa kort
diamoniak-card-blue = ett blått kort
diamoniak-card-green = ett grönt kort
diamoniak-card-yellow = ett gult kort
diamoniak-card-diamond = en diamant
diamoniak-card-fairy = en fe
diamoniak-card-witch = häxan
diamoniak-cards-rose = { $n } rosa kort
diamoniak-cards-blue = { $n ->
    [one] { $n } blått kort
   *[other] { $n } blå kort
  }
diamoniak-cards-green = { $n ->
    [one] { $n } grönt kort
   *[other] { $n } gröna kort
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } gult kort
   *[other] { $n } gula kort
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
    [one] { $n } häxa
   *[other] { $n } häxor
  }
diamoniak-a-card = { $colour ->
    [rose] ett rosa kort
    [blue] ett blått kort
    [green] ett grönt kort
   *[yellow] ett gult kort
  }
diamoniak-the-castle = { $colour ->
    [rose] det rosa slottet
    [blue] det blå slottet
    [green] det gröna slottet
   *[yellow] det gula slottet
  }

## Bordet
diamoniak-pile = Högen: { $n } kort. Dra.
diamoniak-aside = Bredvid högen: { $n ->
    [0] ingenting
    [one] { $n } kort
   *[other] { $n } kort
  }.
diamoniak-middle = I mitten: { $n ->
    [one] { $n } kort
   *[other] { $n } kort
  } i högen; bredvid { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } av { $of }.
diamoniak-place-no-castle = { $name }: inget slott än.
diamoniak-place-right = Till höger: { $cards }.
diamoniak-place-empty = Ingenting till höger.
diamoniak-witch-wants = Häxan vill ha { $n } kort; du har valt { $given }.

## Knapparna
diamoniak-do-choose = Välj { $card } till häxan (tangent { $key })
diamoniak-do-take-back = Ta tillbaka { $card }

## Vad man ska göra
diamoniak-prompt-start = Din tur! Dra ett kort.
diamoniak-prompt-buy = Din tur! Dra, eller köp kortet som lyser.
diamoniak-prompt-more = Ett kort till, eller stannar du?
diamoniak-prompt-drawing = Kortet vänds…
diamoniak-prompt-witch = Häxan! Ge henne { $n } kort.
diamoniak-prompt-witch-fairy = Häxan! Ge henne { $n } kort, eller kalla på fen.
diamoniak-prompt-witch-left = { $n ->
    [one] Ett kort till
   *[other] { $n } kort till
  } åt häxan.
diamoniak-prompt-witch-ready = Nu räcker det. Tryck på ”{ diamoniak-action-give.button }”.
diamoniak-prompt-witch-all = { $n ->
    [one] Du har bara det här kortet
   *[other] Mer har du inte
  }. Tryck på ”{ diamoniak-action-give.button }”.
diamoniak-prompt-other-witch = Häxan är hos { $name }!

## Vad som hände
diamoniak-event-shuffled = Högen är slut: { $n } kort blandas, och så fortsätter vi.
diamoniak-event-drew-first = { $name } drar { diamoniak-a-card } och börjar på { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Du drar { diamoniak-a-card } och börjar på { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } drar { diamoniak-a-card }: slottet växer.
diamoniak-event-drew-castle-you = Du drar { diamoniak-a-card }: ditt slott växer!
diamoniak-event-drew-right = { $name } drar { diamoniak-a-card } och lägger det till höger.
diamoniak-event-drew-right-you = Du drar { diamoniak-a-card }. Det hamnar till höger.
diamoniak-event-drew-diamond = { $name } drar en diamant.
diamoniak-event-drew-diamond-you = Du drar en diamant!
diamoniak-event-drew-fairy = { $name } drar en fe.
diamoniak-event-drew-fairy-you = Du drar en fe: hon skyddar dig en gång.
diamoniak-event-drew-witch = { $name } drar häxan!
diamoniak-event-drew-witch-you = Åh nej, du drar häxan!
diamoniak-event-stopped = { $name } stannar.
diamoniak-event-stopped-you = Du stannar.
diamoniak-event-bought = { $name } köper { diamoniak-a-card } av { $seller } för 3 diamanter.
diamoniak-event-bought-you = Du köper { diamoniak-a-card } av { $seller } för 3 diamanter.
diamoniak-event-bought-seller-you = { $name } köper { diamoniak-a-card } av dig för 3 diamanter.
diamoniak-event-gave = { $name } ger häxan { $cards }.
diamoniak-event-gave-you = Du ger häxan { $cards }.
diamoniak-event-gave-nothing = { $name } har inget att ge: häxan flyger tomhänt därifrån.
diamoniak-event-gave-nothing-you = Du har inget att ge: häxan flyger tomhänt därifrån.
diamoniak-event-countered = Fen hos { $name } jagar bort häxan.
diamoniak-event-countered-you = Din fe jagar bort häxan!
diamoniak-event-released = { $name } har inget slott kvar: { diamoniak-the-castle } är ledigt igen.
diamoniak-event-released-you = Du har inget slott kvar: { diamoniak-the-castle } är ledigt igen.
diamoniak-event-moved = { $name } flyttar { $n ->
    [one] kortet
   *[other] de { $n } korten
  } i den färgen från höger: { diamoniak-the-castle } växer.
diamoniak-event-moved-you = Du flyttar { $n ->
    [one] kortet
   *[other] de { $n } korten
  } i den färgen från höger: { diamoniak-the-castle } växer!
diamoniak-event-won = { $name } har byggt klart { diamoniak-the-castle } och vinner!
diamoniak-event-won-you = Du har byggt klart { diamoniak-the-castle }: du vinner!

## Vad man kan göra, i ord
diamoniak-action-draw = Dra ett kort
diamoniak-action-stop = Stanna
diamoniak-action-buy = Köp { diamoniak-a-card } av { $name } för 3 diamanter
diamoniak-action-fairy = Kalla på fen
diamoniak-action-give = Ge häxan { $cards }
    .button = Ge

## Inställningar
diamoniak-preset-book = Som i asken
diamoniak-preset-gentle = Lite snällare
diamoniak-option-diamondsTo = När någon köper hamnar de 3 diamanterna…
diamoniak-option-diamondsTo-seller = hos den som säljer
diamoniak-option-diamondsTo-discard = bredvid högen
diamoniak-option-diamondsTo-help = Hos den som säljer är diamanterna kvar i spelet och kan köpa igen. Bredvid högen är de borta ett tag.
diamoniak-option-colourReleasedWhenEmpty = Om häxan tar ett helt slott…
diamoniak-option-colourReleasedWhenEmpty-on = får man byta färg
diamoniak-option-colourReleasedWhenEmpty-off = behåller man sin färg
diamoniak-option-colourReleasedWhenEmpty-help = Om man får byta bestämmer nästa slottskort, och kort i den färgen som låg till höger flyttas till slottet.
diamoniak-option-fairyProtected = Får häxan ta en fe?
diamoniak-option-fairyProtected-on = nej, aldrig
diamoniak-option-fairyProtected-off = ja, om man ger henne den
diamoniak-option-fairyProtected-help = Annars är en fe ett kort som alla andra: man får ge den till häxan utan att använda den.

## Vad som inte går, och varför
diamoniak-refusal-must-draw-first = Dra ett kort först; sedan får du stanna.
diamoniak-refusal-buy-replaces-draw = Du har redan dragit. Man köper i början av sin tur, i stället för att dra.
diamoniak-refusal-no-castle-yet = Börja på ett slott först: då vet du vilken färg du ska köpa.
diamoniak-refusal-not-enough-diamonds = Ett kort kostar { $price } diamanter, och du har { $n }.
diamoniak-refusal-seller-lacks-colour = Du kan bara köpa kort i din egen färg, och här finns inga.
diamoniak-refusal-other-colour = Det kortet har inte din färg: ditt slott har ingen nytta av det.
diamoniak-refusal-no-such-seller = Man köper av någon annan vid bordet.
diamoniak-refusal-witch-waits = Häxan väntar: ge henne kort eller kalla på en fe.
diamoniak-refusal-no-witch = Häxan är inte här: behåll dina kort.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-wrong-number = Häxan vill ha { $n } kort, varken mer eller mindre.
diamoniak-refusal-not-yours = Så mycket har du inte: { $cards } för mycket.
diamoniak-refusal-fairy-protected = Vid det här bordet tar häxan inga feer.
diamoniak-refusal-card-comes = Ett ögonblick: kortet vänds.
diamoniak-refusal-impossible-card = Inte kvar i högen: { $card }.

## Regelsidan
diamoniak-rules-aim = Målet
diamoniak-rules-aim-text = Alla bygger varsitt slott i en enda färg. Sex delar: en port, två murar, två torn och ett tak med flagga. Det första färdiga slottet vinner!
diamoniak-rules-box = I asken
diamoniak-rules-box-text = 54 kort: 24 slottsdelar (4 färger, 6 av varje), 20 diamanter, 7 häxor och 3 feer. För 2 till 4 spelare från 5 till 9 år, och vuxna får hjälpa till.
diamoniak-rules-start = Så börjar ni
diamoniak-rules-start-text = Blanda alla kort och lägg dem med baksidan upp i mitten: det är högen. Inget kort tas bort, inte ens när ni är två. Den yngsta börjar och sedan går turen medsols. Allt man har ligger synligt.
diamoniak-rules-turn = Din tur
diamoniak-rules-turn-text = Dra ett kort och visa det: slott, diamant, fe eller häxa. Sedan väljer du: ett till, eller stanna. Du får dra hur många du vill så länge häxan inte kommer. Minst ett kort måste du dra, om du inte köper.
diamoniak-rules-castle = En slottsdel
diamoniak-rules-castle-text = Din första del väljer din färg: lägg den framför dig. Om någon redan bygger i den färgen hamnar kortet till höger och du väntar på en annan färg. Därefter hör varje kort i din färg till ditt slott. Alla delar i en färg är lika mycket värda.
diamoniak-rules-right = Till höger om dig
diamoniak-rules-right-text = Delar i andra färger väntar till höger om dig. Kanske köper någon dem, eller så tar häxan dem. Man slänger dem inte, byter dem inte och ger inte bort dem. Inte ens sex likadana kort till höger blir ett slott.
diamoniak-rules-diamond = Diamanterna
diamoniak-rules-diamond-text = En diamant läggs till höger och du får fortsätta dra. Tre diamanter köper en slottsdel.
diamoniak-rules-buy = Att köpa
diamoniak-rules-buy-text = I stället för att dra får du köpa ett enda kort i din färg av någon som har ett till höger. Du väljer av vem, och ingen får säga nej. { $diamondsTo ->
    [discard] Lägg tre diamanter bredvid högen
   *[seller] Ge den personen tre diamanter
  }, så är din tur slut. För att köpa måste du ha börjat på ditt slott, och själva slottet är aldrig till salu.
diamoniak-rules-witch = Häxan
diamoniak-rules-witch-text = Otur! Välj tre av dina kort och lägg dem tillsammans med häxan bredvid högen: diamanter, kort till höger{ $fairyProtected ->
    [on] { "" }
   *[off] , en fe
  } eller till och med delar av ditt slott. Har du färre än tre försvinner alla.{ $fairyProtected ->
    [on] { " " }Feer tar hon inte, och hon räknar dem inte.
   *[off] { "" }
  } Din tur är slut. { $colourReleasedWhenEmpty ->
    [on] Försvinner hela slottet blir din färg fri igen: nästa del väljer en ny, och kort i den färgen till höger om dig följer med.
   *[off] Färgen är fortfarande din, även utan en enda del.
  }
diamoniak-rules-fairy = Fen
diamoniak-rules-fairy-text = En fe väntar till höger om dig och du får fortsätta dra. Kommer häxan får du kalla på din fe: båda läggs bredvid högen och du behåller allt annat. Din tur är slut ändå. En fe jagar bort en häxa.
diamoniak-rules-pile = När högen är slut
diamoniak-rules-pile-text = När det behövs ett kort och inget finns kvar blandar man korten bredvid: det är den nya högen. Alla behåller sina egna.
diamoniak-rules-win = Vem vinner?
diamoniak-rules-win-text = Så fort den sjätte delen av ditt slott är på plats, dragen eller köpt, har du vunnit, genast.

## Varför våra spelare skulle göra så
diamoniak-why-draw-more = Ett kort till är värt risken.
diamoniak-why-stop-witch-near = Häxan kan komma: behåll hellre det du har.
diamoniak-why-stop-buy-next = Spara dina diamanter: nästa tur kan du köpa delen som fattas.
diamoniak-why-buy = Den här delen är säker; ett kort från högen är det inte.
diamoniak-why-fairy = Det du behåller är värt mer än fen.
diamoniak-why-give-others = Ge det du kommer att sakna minst.
diamoniak-why-only-move = Det finns inget annat att göra.

## Slutet
diamoniak-score = { $n } av 6
diamoniak-end-castle = { $name } blev klar med sitt slott före alla andra.
diamoniak-moment-bold = Det finaste ögonblicket: { $name } vågar dra { $n } kort i rad, utan en enda häxa.
diamoniak-moment-bold-you = Ditt finaste ögonblick: { $n } kort i rad, utan en enda häxa.
diamoniak-moment-fairy = Det finaste ögonblicket: fen hos { $name } stoppar häxan och räddar { $n } delar av slottet.
diamoniak-moment-fairy-you = Ditt finaste ögonblick: din fe stoppar häxan och räddar { $n } delar av ditt slott.
diamoniak-moment-bought = Det finaste ögonblicket: { $name } köper kortet som saknades av { $seller }.
diamoniak-moment-bought-you = Ditt finaste ögonblick: du köper kortet som saknades av { $seller }.
diamoniak-moment-drawn = Det finaste ögonblicket: { $name } drar { diamoniak-a-card }, precis det som saknades.
diamoniak-moment-drawn-you = Ditt finaste ögonblick: du drar { diamoniak-a-card }, precis det som saknades.

## Lessons
diamoniak-lesson-first = Ditt första slott
diamoniak-lesson-first-draw = Ditt slott är rosa: det behöver sex rosa kort. Dra ett kort!
diamoniak-lesson-first-stop = En diamant, och nu har du tre! Stanna nu, innan häxan kommer.
diamoniak-lesson-first-buy = Den andra har ett rosa kort. Köp det med dina tre diamanter.
diamoniak-lesson-first-again = Din tur igen. Dra ett kort!
diamoniak-lesson-first-dare = En fe! Hon skyddar dig: våga dra ett till.
diamoniak-lesson-first-fairy = Häxan vill ha tre av dina kort. Kalla på fen: hon jagar bort henne.
diamoniak-lesson-first-play = Nu kan du allt. Två rosa kort till och ditt slott är färdigt. Spela!
diamoniak-lesson-witch = Den hungriga häxan
diamoniak-lesson-witch-draw = Ditt slott är nästan klart. Dra ett kort!
diamoniak-lesson-witch-give = Häxan vill ha tre kort, och du väljer vilka. Behåll ditt slott, och det gula kortet som den andra söker.
diamoniak-lesson-witch-keep = Det skulle häxan gilla! Men ge henne hellre det blå kortet och de två diamanterna.
diamoniak-lesson-witch-buy = Ditt gula kort blev köpt: de tre diamanterna är dina. Köp det rosa kortet för dem!
diamoniak-lesson-witch-play = Bara ett rosa kort till, så är ditt slott klart. Spela!
