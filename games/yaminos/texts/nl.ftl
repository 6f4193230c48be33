# 7 Yaminos in het Nederlands.

yaminos-tagline = Zeven staafjes, achtentwintig dominostenen, twaalf spellen: gooi!

## De twaalf spellen
yaminos-game-yam = Yam
yaminos-game-base = Basisspel
yaminos-game-muggins = Muggins
yaminos-game-more = Steeds meer
yaminos-game-prog = Progressie
yaminos-game-line = Allemaal op een rij
yaminos-game-even = Even en oneven
yaminos-game-highest = De hoogste worp
yaminos-game-throws = Meerdere worpen
yaminos-game-target = Het dichtst erbij
yaminos-game-longest = De langste rij
yaminos-game-minimum = Het beste gemiddelde
yaminos-aim-yam = Vul alle vakjes van je blad met de mooiste combinaties.
yaminos-aim-base = Leg aan, gooi opnieuw, durf: haal { $goal } punten vóór de anderen.
yaminos-aim-muggins = Laat vrije uiteinden over die een veelvoud van 5 maken, tot { $goal } punten.
yaminos-aim-more = Laat de som van de vrije uiteinden groeien, tot { $goal } punten.
yaminos-aim-prog = Zeven fasen, van de blanco’s tot de zessen: verbind die met het goede cijfer.
yaminos-aim-line = Leg zo veel mogelijk in een paar lange kettingen, tot { $goal } punten.
yaminos-aim-even = Laat vrije uiteinden met een even som over, tot { $goal } punten.
yaminos-aim-highest = Eén worp: de meeste punten winnen.
yaminos-aim-throws = Meerdere worpen: het grootste totaal wint.
yaminos-aim-target = Kom zo dicht mogelijk bij { $goal } punten.
yaminos-aim-longest = Eén worp: leg de meeste yamino’s op een rij.
yaminos-aim-minimum = Leg genoeg yamino’s op een rij, met zo veel mogelijk punten per stuk.

## De vakjes van de Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Plus
yaminos-box-moins = Min
yaminos-box-full = Full
yaminos-box-suite = Straat
yaminos-box-pairs = Paren
yaminos-box-super = Super Yamino
yaminos-box-small = Kleine straat
yaminos-box-large = Grote straat
yaminos-box-plus-moins = Plus en Min
yaminos-about-solo = Tel elke { $digit } op die je ziet.
yaminos-about-plus = Van elke yamino telt het hoogste cijfer.
yaminos-about-moins = Van elke yamino gaat het laagste cijfer eraf.
yaminos-about-plus-moins = De hoogste cijfers tellen, de laagste gaan eraf.
yaminos-about-full = Vier van één cijfer en drie van een ander: hun som en 50.
yaminos-about-suite = Vijf cijfers op volgorde: hun som en 20. Alle zeven: en 30.
yaminos-about-small = Vijf cijfers op volgorde: hun som en 20.
yaminos-about-large = Alle zeven cijfers, van 0 tot 6: hun som en 30.
yaminos-about-pairs = Eén cijfer van elk paar; vanaf vijf paren 10 erbij, voor zeven 20.
yaminos-about-super = Alle zeven tonen hetzelfde cijfer: alle punten en 70.

## De tafel
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yamino’s
  }
yaminos-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
yaminos-throws = { $n ->
    [one] { $n } worp
   *[other] { $n } worpen
  }
yaminos-average = { $whole },{ $digits } punten
yaminos-place = { $name }: { $score }.
yaminos-sheet = Het blad van { $name }
yaminos-sheet-round = Ronde { $round } van { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: vrij
yaminos-cell-offer = { $box }: nu { $points }
yaminos-cell-announced = { $box }: aangekondigd
yaminos-phase = { $digit ->
    [0] Fase van de blanco’s
   *[other] Fase van het cijfer { $digit }
  }
yaminos-throw-of = Worp { $n } van { $of }
yaminos-goal = Doel: { $n }
yaminos-goal-near = Mik op { $n }
yaminos-ends = Vrije uiteinden: { $sum }
yaminos-ends-before = Vorige som: { $sum }
yaminos-would = Dat maakt { $sum }: { $n ->
    [0] niets
   *[other] { $n }
  }.
yaminos-worth = Gelegd: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = Op tafel:
yaminos-chain = De ketting:

## Wat er te doen is
yaminos-prompt-agree = Jouw beurt! Hoeveel worpen voor iedereen?
yaminos-prompt-ready = Jouw beurt! Gooi de yamino’s.
yaminos-prompt-ready-rest = Niets past: gooi wat er over is.
yaminos-prompt-throwing = Ze rollen…
yaminos-prompt-doublet = Begin je ketting met een dubbele.
yaminos-prompt-lay-one = Leg minstens één yamino van deze worp aan.
yaminos-prompt-stop = Nog aanleggen, of je { yaminos-points } houden?
yaminos-prompt-take-back = Eén yamino alleen gooi je nooit: neem er een terug.
yaminos-prompt-base = Leg je nog aan, gooi je opnieuw, of houd je { yaminos-points }?
yaminos-prompt-beat = Ga door: je hebt { $goal } nodig om voor te komen.
yaminos-prompt-muggins = Leg een yamino aan: maken de vrije uiteinden een veelvoud van 5, dan scoor je ze.
yaminos-prompt-more = Leg een yamino aan: maken de vrije uiteinden meer dan { $sum }, dan scoor je ze.
yaminos-prompt-even = Leg een yamino aan: maken de vrije uiteinden een even som, dan scoor je die.
yaminos-prompt-prog = Verbind de yamino’s met { $digit ->
    [0] een blanco
   *[other] een { $digit }
  }: alleen die tellen. Dat maakt { yaminos-points }.
yaminos-prompt-line = Lange kettingen: 5 op een rij maken 25, een losse kost 1. Dat maakt { yaminos-points }.
yaminos-prompt-arrange = Leg je yamino’s op een rij: dat maakt { yaminos-points }.
yaminos-prompt-left = Leg je yamino’s op een rij: { yaminos-points } over.
yaminos-prompt-choose = Houd de goede en gooi de andere, of vul een vakje.
yaminos-prompt-choose-last = Vul een vakje. Voor een derde worp kondig je eerst aan welk.
yaminos-prompt-announced = { $box }: welke gooi je?
yaminos-ask-zero = { $box } geeft maar 0: druk nog eens om het op te schrijven, of kies een ander vakje.
yaminos-write-throw = Wil je er een paar gooien, schrijf dan hun namen: { $example }.

## Wat er gebeurde
yaminos-event-agreed = Iedereen krijgt { yaminos-throws }.
yaminos-event-threw = { $name } gooit { yaminos-count }.
yaminos-event-threw-you = Je gooit { yaminos-count }.
yaminos-event-landed = Er valt: { $faces }.
yaminos-event-cocked = { $n ->
    [one] Eén yamino ligt niet plat: die wordt opnieuw gegooid.
   *[other] { $n } yamino’s liggen niet plat: die worden opnieuw gegooid.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } begint een ketting met { $face }.
yaminos-event-laid-first-you = Je begint een ketting met { $face }.
yaminos-event-laid = { $name } legt { $face } tegen { $at }.
yaminos-event-laid-you = Je legt { $face } tegen { $at }.
yaminos-event-took-back = { $name } neemt { $face } terug.
yaminos-event-took-back-you = Je neemt { $face } terug.
yaminos-event-passed = { $name } kan niets aanleggen.
yaminos-event-passed-you = Je kunt niets aanleggen.
yaminos-event-ends = De vrije uiteinden maken { $sum }.
yaminos-event-scored = { $name } krijgt { yaminos-points }: samen { $total }.
yaminos-event-scored-you = Je krijgt { yaminos-points }: samen { $total }.
yaminos-event-scored-nothing = { $name } krijgt niets: samen { $total }.
yaminos-event-scored-nothing-you = Je krijgt niets: samen { $total }.
yaminos-event-left = { $name } houdt { yaminos-points } over.
yaminos-event-left-you = Je houdt { yaminos-points } over.
yaminos-event-lost = Niets past: { $name } verliest { yaminos-points }.
yaminos-event-lost-you = Niets past: je verliest { yaminos-points }.
yaminos-event-lost-nothing = { $name } heeft geen dubbele: de volgende is aan de beurt.
yaminos-event-lost-nothing-you = Geen dubbele: de volgende is aan de beurt.
yaminos-event-leads = { $name } staat voor met { $score } punten. De anderen hebben nog één kans!
yaminos-event-leads-you = Je staat voor met { $score } punten. De anderen hebben nog één kans!
yaminos-event-announced = { $name } kondigt { $box } aan.
yaminos-event-announced-you = Je kondigt { $box } aan.
yaminos-event-filled = { $name } schrijft { $points } in het vakje { $box }.
yaminos-event-filled-you = Je schrijft { $points } in het vakje { $box }.
yaminos-event-sheets = Ronde { $round }: nieuwe bladen voor iedereen.
yaminos-event-tie-break = { $names } staan gelijk: nog één beurt om te beslissen.
yaminos-event-won = { $name } wint!
yaminos-event-won-you = Je wint!
yaminos-event-won-shared = { $names } winnen samen!

## Wat je kunt doen, in woorden
yaminos-action-agree = Iedereen { yaminos-throws }
yaminos-action-throw-all = Alle zeven yamino’s gooien
yaminos-action-throw = { $faces } opnieuw gooien
    .button = { $n } opnieuw gooien
yaminos-action-throw-rest = { $n ->
    [one] De laatste gooien
   *[other] De andere { $n } gooien
  }
yaminos-action-keep = { $faces } houden, de andere gooien
yaminos-action-lay-first = Beginnen met { $face }
yaminos-action-lay = { $face } tegen { $at } leggen
    .button = Aanleggen
yaminos-action-take = { $face } terugnemen
yaminos-action-stop = Hier stoppen: { yaminos-points }
yaminos-action-count = Dat is alles: { yaminos-points }
yaminos-action-count-placed = Dat is alles: { yaminos-count }
yaminos-action-fill = { $points } opschrijven bij { $box }
yaminos-action-announce = { $box } aankondigen

## Instellingen
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
yaminos-option-game = Welk spel wordt gespeeld?
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
yaminos-option-throws = Hoeveel worpen voor iedereen?
yaminos-option-throws-help = 0: wie begint, beslist; bij “Het dichtst erbij” 3, bij het gemiddelde 2.
yaminos-option-target = Bij welke score moet je in de buurt komen?
yaminos-option-target-help = 0: 40 punten per worp.
yaminos-option-goal = Bij welke score komt het einde?
yaminos-option-goal-help = 0: zoals in de doos, 40, 100 of 200 afhankelijk van het spel.
yaminos-option-fewestLeft = De langste rij win je met…
yaminos-option-fewestLeft-on = de minste punten over
yaminos-option-fewestLeft-off = de meeste yamino’s op de rij
yaminos-option-minimum = Hoeveel yamino’s moeten minstens op de rij?
yaminos-option-minimum-help = Met minder telt de worp niet. Meestal 4.
yaminos-option-divideByThrows = Op het eind deel je de punten door…
yaminos-option-divideByThrows-on = het aantal worpen
yaminos-option-divideByThrows-off = het aantal gelegde yamino’s
yaminos-option-noSingleRethrow = Mag je in het basisspel één enkele yamino gooien?
yaminos-option-noSingleRethrow-on = nee
yaminos-option-noSingleRethrow-off = ja
yaminos-option-noSingleRethrow-help = Bij nee: wie de koploper moet verslaan en er nog maar één heeft, neemt er één terug en gooit er twee; kan dat niet, dan mag je stoppen.
yaminos-option-passScores = Tellen de vrije uiteinden als je niets aanlegt?
yaminos-option-passScores-on = ja
yaminos-option-passScores-off = nee
yaminos-option-carryPrevious = Steeds meer: een nieuwe ketting vergelijk je met…
yaminos-option-carryPrevious-on = de laatste som ervoor
yaminos-option-carryPrevious-off = nul
yaminos-option-branchingProgression = Bij Progressie…
yaminos-option-branchingProgression-on = heeft een dubbele vier kanten
yaminos-option-branchingProgression-off = blijft een dubbele op de rij
yaminos-option-linearOnly = Bij Allemaal op een rij…
yaminos-option-linearOnly-on = blijft een dubbele op de rij
yaminos-option-linearOnly-off = heeft een dubbele vier kanten
yaminos-option-rounds = Hoeveel rondes Yam?
yaminos-option-rounds-1 = één
yaminos-option-rounds-2 = twee
yaminos-option-rounds-4 = vier
yaminos-option-separateSuites = Bij de Yam hebben de twee straten…
yaminos-option-separateSuites-on = elk een vakje
yaminos-option-separateSuites-off = samen één vakje
yaminos-option-soloPairOnce = In een Solo telt een paar…
yaminos-option-soloPairOnce-on = één keer
yaminos-option-soloPairOnce-off = twee keer
yaminos-option-suiteReading = Hoe lees je een straat?
yaminos-option-suiteReading-row = naast elkaar
yaminos-option-suiteReading-pick = helften gekozen
yaminos-option-suiteReading-help = Naast elkaar mag een helft te veel alleen aan het begin of aan het eind uitsteken. Gekozen mag elke helft los gelezen worden.
yaminos-option-unusedCount = Telt een straat ook ongebruikte yamino’s?
yaminos-option-unusedCount-on = ja, al hun punten
yaminos-option-unusedCount-off = nee
yaminos-option-plusMoins = Plus en Min speel je…
yaminos-option-plusMoins-apart = elk in een eigen beurt
yaminos-option-plusMoins-together = in één beurt
yaminos-option-tieBreak = Bij gelijke stand bovenaan…
yaminos-option-tieBreak-on = speel je nog een beurt
yaminos-option-tieBreak-off = win je samen

## Wat niet mag, en waarom
yaminos-refusal-in-the-air = Even wachten: de yamino’s rollen nog.
yaminos-refusal-other-yaminos = Dit zijn niet de yamino’s die gegooid zijn.
yaminos-refusal-other-game = Dat doe je niet in dit spel.
yaminos-refusal-agree-first = Zeg eerst hoeveel worpen iedereen krijgt.
yaminos-refusal-how-many-throws = Kies 1 tot 12 worpen.
yaminos-refusal-agreed = Het aantal worpen staat al vast.
yaminos-refusal-throw-first = Gooi eerst de yamino’s.
yaminos-refusal-throw-all = Gooi ze allemaal tegelijk.
yaminos-refusal-throw-nothing = Kies minstens één yamino om te gooien.
yaminos-refusal-one-throw = Hier gooi je maar één keer.
yaminos-refusal-not-free = Ligt er al: { $face }.
yaminos-refusal-not-laid = Niet in de ketting: { $face }.
yaminos-refusal-one-chain = Eén ketting maar: leg hem aan een vrij uiteinde.
yaminos-refusal-begin-with-doublet = Een ketting begint met een dubbele.
yaminos-refusal-does-not-fit = De cijfers passen niet bij elkaar: { $face } tegen { $at }.
yaminos-refusal-must-lay = Leg eerst een yamino van deze worp aan.
yaminos-refusal-something-fits = Je kunt { $face } aanleggen: je gooit alleen als niets past.
yaminos-refusal-taken-enough = { $n } yamino’s terugnemen in één beurt is genoeg: leg aan, gooi of stop.
yaminos-refusal-thrown-enough = { $n } worpen in één beurt zijn genoeg: stop hier.
yaminos-refusal-laid-before = Bij een eerdere worp gelegd blijft { $face } liggen.
yaminos-refusal-others-hang-on-it = Er liggen andere yamino’s tegen { $face }. Neem die eerst terug.
yaminos-refusal-laid-stays = Wat in de ketting ligt, blijft daar: gooi alleen de andere.
yaminos-refusal-no-single-rethrow = Aan deze tafel gooi je nooit één yamino alleen.
yaminos-refusal-must-beat = Dit is je laatste kans: ga door tot { $n } punten.
yaminos-refusal-row-filled = Al gevuld: { $box }.
yaminos-refusal-no-such-row = Dat vakje staat niet op dit blad.
yaminos-refusal-too-early-to-announce = Je kondigt pas aan vóór de derde worp.
yaminos-refusal-announce-first = Kondig vóór de derde worp een vakje aan.
yaminos-refusal-announced = Het vakje is aangekondigd: nu alleen nog gooien.

## De regelpagina
yaminos-rules-choose = De regels van welk spel?
yaminos-rules-box = In de doos
yaminos-rules-box-text = Zeven yamino’s. Een yamino is een staafje met vier vlakken, en elk vlak is een dominosteen: samen dragen ze alle 28, van blanco-blanco tot 6-6. Elke yamino heeft één dubbele, een vlak met twee keer hetzelfde cijfer, en elk cijfer van 0 tot 6 op maar één van zijn vlakken. Een bord met stift en doekje houdt de punten bij. Je kunt nog meer spellen bedenken.
yaminos-rules-throw = Om te beginnen
yaminos-rules-throw-text = Met 2 tot 6, vanaf 6 jaar. De jongste begint, daarna gaat het met de klok mee. Yamino’s gooi je als dobbelstenen. Een die rechtop staat of op een andere ligt, gooi je opnieuw. De kleine spellen, van de hoogste worp tot het beste gemiddelde, zijn een goed begin.
yaminos-rules-ties = Gelijk
yaminos-rules-ties-text = { $tieBreak ->
    [on] Wie bovenaan gelijk staat, speelt nog een beurt, tot er iemand voor staat: bij de Yam op een leeg blad, bij Progressie met de zessen, en bij “Het dichtst erbij” komt bij de score het deel van één worp.
   *[off] Wie bovenaan gelijk staat, wint samen.
  }
yaminos-rules-alone = In je eentje
yaminos-rules-alone-text = Dit spel kun je ook alleen spelen, tegen een score die je moet halen.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Iedereen gooit één keer alle zeven yamino’s. Alle punten die je ziet tellen: de hoogste worp wint.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Wie begint, zegt hoeveel worpen iedereen krijgt.
   *[other] Iedereen krijgt { yaminos-throws }.
  } Gooi elke keer alle zeven; alle punten die je ziet tellen. Je worpen worden opgeteld: het grootste totaal wint.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Iedereen krijgt { yaminos-throws } met alle zeven. Alle punten die je ziet worden opgeteld. Wie op het eind het dichtst bij { $target } punten is, wint, erboven of eronder.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Eén worp, en leg dan zo veel mogelijk op een rij zoals bij domino: helften die elkaar raken zijn gelijk. Een dubbele is niet nodig; het is één rij met twee uiteinden. { $fewestLeft ->
    [on] Wie de minste punten overhoudt, wint.
   *[off] De meeste yamino’s op de rij winnen.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Iedereen krijgt { yaminos-throws }. Gooi elke keer alle zeven en leg yamino’s op een rij zoals bij domino, ook zonder dubbele: minstens { $minimum }, anders telt de worp niet. Op het eind deel je je punten door { $divideByThrows ->
    [on] het aantal worpen
   *[off] het aantal gelegde yamino’s
  }. Het beste gemiddelde wint.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = Het doel: { $goal } punten in een paar beurten. Gooi alle zeven. Zonder dubbele is de volgende aan de beurt. Anders begin je een ketting met een dubbele, dwars gelegd, en bouw je aan beide uiteinden verder met zo veel yamino’s als je wilt: helften die elkaar raken zijn gelijk.
yaminos-rules-base-on = Doorgaan of stoppen
yaminos-rules-base-on-text = Zodra er één yamino van de worp ligt, mag je stoppen en tellen, of van de rest zo veel gooien als je wilt{ $noSingleRethrow ->
    [on] , maar nooit één alleen
   *[off] , ook één alleen
  }. Na elke worp moet je er minstens één kunnen aanleggen, anders ben je alle punten van deze beurt kwijt; die van eerder blijven.
yaminos-rules-base-seven = Alle zeven gelegd
yaminos-rules-base-seven-text = Stop en tel, of gooi alle zeven opnieuw voor een nieuwe ketting, zo vaak als je durft. Wat die oplevert, komt erbij; zonder dubbele ben je deze hele beurt kwijt.
yaminos-rules-base-back = Terugnemen
yaminos-rules-base-back-text = Wat bij een eerdere worp gelegd is, blijft liggen. Wat net gelegd is, mag je verschuiven of terugnemen, zolang er één van deze worp blijft liggen. Zolang er iets past, moet je aanleggen.
yaminos-rules-base-count = Tellen
yaminos-rules-base-count-text = Een dubbele in de ketting is 2 punten waard, elke andere yamino 1. Alles leggen is niet altijd slim: kun je er zes leggen maar met een 4 aan beide uiteinden, dan is het soms beter om er vijf te leggen en er twee te gooien voor een 4. Of je legt ze alle zes en stopt.
yaminos-rules-base-end = De laatste kans
yaminos-rules-base-end-text = Wie aan het eind van de beurt { $goal } punten of meer heeft, staat voor. Alle anderen krijgen één laatste kans: gooien tot je één punt meer hebt dan de koploper, of tot je niets meer kunt leggen. Wie het lukt, staat dan voor. De hoogste score wint. Speel je alleen, dan zijn de beurten geteld, één per zes punten van het doel: na de laatste moet je het gehaald hebben.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = Het spannendste van de spellen. Na je beurt tel je alle vrije uiteinden op. Is dat een veelvoud van 5, dan krijg je die som, anders niets. 5-5 alleen is 20: je krijgt 20. Met 5-blanco ernaast 15. Met 5-1 erbij 11: niets. 6-6 alleen is 24: niets; met 6-2 is het 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Na je beurt tel je alle vrije uiteinden op. Is dat meer dan de som ervoor, van wie dan ook, dan krijg je die som; gelijk of minder is niets. Een nieuwe ketting vergelijk je met { $carryPrevious ->
    [on] de laatste som van de oude
   *[off] nul
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Na je beurt tel je alle vrije uiteinden op. Is de som even, dan krijg je die; oneven is niets. 4-4 alleen is 16, met 4-2 is het 14; met 4-1 erbij 11: niets. 6-6 alleen is 24, met 6-blanco 18.
yaminos-rules-chain = Eén ketting voor iedereen
yaminos-rules-chain-text = Wie begint, gooit alle zeven en legt de hoogste dubbele in het midden; zonder dubbele is de volgende aan de beurt. Ben je aan de beurt, neem dan één yamino zoals hij ligt en leg hem aan een vrij uiteinde met hetzelfde cijfer. Past er iets, dan moet je leggen. Past er niets, gooi dan één keer alles wat over is; past er weer niets, dan is de volgende aan de beurt. Liggen ze alle zeven, dan neemt de volgende ze allemaal en begint opnieuw.
yaminos-rules-ends = De vrije uiteinden
yaminos-rules-ends-text = Yamino’s raken elkaar met de korte en met de lange kanten: een dubbele heeft dus vier kanten, en elke vrije telt. Aan een uiteinde gelegd laat een dubbele er drie vrij. { $passScores ->
    [on] Ook als je niets legt, tellen de uiteinden voor je.
   *[off] Als je niets legt, krijg je niets.
  }
yaminos-rules-equal = Het einde
yaminos-rules-equal-text = Heeft iemand { $goal } punten of meer, dan speel je de ronde uit, zodat iedereen even vaak geweest is. Passen is ook een beurt. De hoogste score wint.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Zeven fasen. Eerst de blanco’s: gooi één keer alle zeven en verbind in één ketting zo veel mogelijk yamino’s met een blanco. Andere mogen helpen verbinden, en een dubbele is niet nodig. { $branchingProgression ->
    [on] Aan een dubbele mag je op alle vier de kanten aanleggen.
   *[off] De ketting is één rij.
  } Hij heeft minstens twee yamino’s, anders is het niets. Welke ketting, kies jij.
yaminos-rules-prog-count = Wat telt
yaminos-rules-prog-count-text = Alleen yamino’s met een blanco tellen, met al hun punten, en een blanco is 0: 5-0, 0-3, 3-6, 6-0 maken 5 + 3 + 0 + 6, dus 14.
yaminos-rules-prog-on = Van de blanco’s tot de zessen
yaminos-rules-prog-on-text = Heeft iedereen de blanco’s gespeeld, dan komen de enen, dan de tweeën, tot de zessen: nu tellen de yamino’s met dat cijfer. Een dubbele telt beide helften. Het grootste totaal wint.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Gooi één keer alle zeven en leg ze in één of meer kettingen; een dubbele is niet nodig. { $linearOnly ->
    [on] Een dubbele blijft op de rij zoals de andere.
   *[off] Aan een dubbele mag je op alle vier de kanten aanleggen.
  } Een ketting heeft minstens twee yamino’s.
yaminos-rules-line-count = Kwadraten
yaminos-rules-line-count-text = Een ketting is zijn lengte maal zichzelf waard: vijf yamino’s maken 25. De kettingen worden opgeteld, en elke losse yamino kost 1: een beurt kan zelfs punten kosten. Een paar lange kettingen is het beste.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Vul de vakjes van je blad. Ben je aan de beurt, gooi dan alle zeven, en gooi daarna, als je wilt, opnieuw wat je kiest, ook wat je eerst hield. Je mag een derde keer gooien, maar eerst kondig je het vakje aan, en dat staat vast. Op het eind vul je één vakje; past het niet, dan krijgt het 0. Dan is de volgende aan de beurt.
yaminos-rules-yam-rounds = Rondes
yaminos-rules-yam-rounds-text = Een ronde is klaar als alle vakjes van iedereen gevuld zijn. { $rounds ->
    [1] Je speelt één ronde.
    [2] Je speelt twee rondes.
   *[4] Je speelt vier rondes.
  } Het grootste totaal wint.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Alle zeven yamino’s tonen hetzelfde cijfer, na hoogstens drie worpen. Welk, zeggen de paren in de eerste worp die er een toont; zijn het er meer, dan kies jij. Alle zichtbare punten tellen, en 70 erbij. Anders 0.
yaminos-rules-yam-solos = Solo’s
yaminos-rules-yam-solos-text = Een Solo telt al zijn cijfers op; er is er een voor elk van 1 tot 6. Een paar telt { $soloPairOnce ->
    [on] één keer
   *[off] twee keer
  }.
yaminos-rules-yam-plus = Plus en Min
yaminos-rules-yam-plus-text = Plus telt van elke yamino het hoogste cijfer. Min telt het laagste, en gaat van het totaal af. { $plusMoins ->
    [together] Je speelt ze allebei in één beurt: dan is het goed om te weten welke vlakken nog kunnen komen.
   *[apart] Elk heeft een eigen beurt.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Vier yamino’s van het ene cijfer en drie van een ander. Tel vier keer het eerste, drie keer het tweede, en 50 erbij: vier keer 4 en drie keer 1 maken 16 + 3 + 50, dus 69. Elke yamino telt maar één keer mee, en de beste lezing geldt.
yaminos-rules-yam-suite = Straat
yaminos-rules-yam-suite-text = Vijf cijfers op volgorde zijn een kleine straat: hun som en 20. Alle zeven zijn een grote straat: hun som en 30. { $separateSuites ->
    [on] Elk heeft een eigen vakje.
   *[off] Er is één vakje voor allebei; liggen ze er allebei, dan telt de beste.
  } 2-2, 3-3, 4-4, 5-5, 6-3 maken 40; 0-1, 2-3, 4-5, 6-6 maken 51.{ $unusedCount ->
    [on] { " " }De punten van ongebruikte yamino’s komen erbij.
   *[off] { "" }
  }
yaminos-rules-yam-row = Hoe je een straat leest
yaminos-rules-yam-row-text = Een paar lees je als één cijfer, en hoeveel yamino’s het zijn maakt niet uit. { $suiteReading ->
    [pick] Elke helft mag los gelezen worden.
   *[row] De yamino’s liggen naast elkaar, en een helft te veel mag alleen aan het begin of aan het eind uitsteken.
  } Een cijfer mag zichzelf niet volgen op twee yamino’s: geen 3-3 naast 3-4. Zes op volgorde zijn een kleine straat met de beste vijf.
yaminos-rules-yam-pairs = Paren
yaminos-rules-yam-pairs-text = Tel van elk paar één cijfer. Vijf of zes paren geven 10 punten extra, zeven geven er 20.

## Waarom onze spelers dat zouden doen
yaminos-why-only-move = Iets anders kan niet.
yaminos-why-risk = Het risico is het waard.
yaminos-why-risk-worth = Gooien: gemiddeld { $best } punten; stoppen: { $next }.
yaminos-why-bank = Houd deze punten liever.
yaminos-why-bank-worth = Stoppen: zeker { $best } punten; gooien: gemiddeld { $next }.
yaminos-why-keep-the-others = Wat je houdt, belooft het meest.
yaminos-why-worth = Gemiddeld { $best } punten tot het eind van de ronde; de op één na beste keus: { $next }.
yaminos-why-worth-yours = Gemiddeld { $best } punten tot het eind van de ronde; jouw keus: { $mine }.
yaminos-why-worth-same = Dat is jouw keus, en de beste: gemiddeld { $best } punten tot het eind van de ronde.
yaminos-why-nothing-better = Meer zit er niet in deze worp.
yaminos-why-ends = Dit laat de beste uiteinden over.
yaminos-why-best-chain = Zo begint de beste ketting.
yaminos-why-take-back = Anders wordt de ketting beter.
yaminos-why-fill = Veel beter wordt dit vakje niet.
yaminos-why-announce = Met nog één worp belooft dit vakje het meest.
yaminos-why-throws = Drie worpen maken een goed spel.

## Het einde
yaminos-end-points = { $name } heeft de hoogste score.
yaminos-end-shared = { $name } staan gelijk: de winst wordt gedeeld!
yaminos-end-par = { $name } heeft de score gehaald. Bravo!
yaminos-end-short = De score is niet gehaald. Volgende keer beter!
yaminos-moment-super = Het mooiste moment: een Super Yamino voor { $name }, { $n } punten in één keer!
yaminos-moment-super-you = Jouw mooiste moment: een Super Yamino, { $n } punten in één keer!
yaminos-moment-best = Het mooiste moment: { $name } haalt { yaminos-points } in één beurt.
yaminos-moment-best-you = Jouw mooiste moment: { yaminos-points } in één beurt.
yaminos-moment-bold = Het dapperste moment: { $name } waagt { $n } worpen in één beurt en houdt { $points } punten.
yaminos-moment-bold-you = Jouw dapperste moment: { $n } worpen in één beurt, en { $points } punten gehouden.
yaminos-moment-last-chance = Het mooiste moment: met de laatste kans gaat { $name } iedereen voorbij met { $score } punten!
yaminos-moment-last-chance-you = Jouw mooiste moment: met de laatste kans ga je iedereen voorbij met { $score } punten!
yaminos-review-laid = { $chains } leggen
yaminos-review-laid-none = niets leggen
yaminos-review-then-stop = { $laid }, dan stoppen
yaminos-review-then-throw = { $laid }, dan opnieuw gooien
yaminos-review-then-throw-some = { $laid }, dan { $faces } opnieuw gooien

## De tafel op de pagina
yaminos-felt = Het vilt
yaminos-board = Het scorebord
yaminos-board-beat = Te verslaan: { $n }
yaminos-board-minimum = Minstens { $n } op de rij
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = dubbel { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Kies een vakje
yaminos-do-agree-more = Eén worp meer
yaminos-do-agree-fewer = Eén worp minder
yaminos-do-choose = { $piece } nemen (toets { $key })
yaminos-do-keep = { $piece }: houden (toets { $key })
yaminos-kept = Gehouden: { $faces }.
yaminos-kept-none = Je houdt er geen.
yaminos-prompt-line-more = Ga door, of tel: dat maakt { yaminos-points }.
yaminos-prompt-count = Niets past meer: tel.
yaminos-prompt-last-chance = Laatste kans: je hebt { $goal } punten nodig om { $name } te verslaan.

yaminos-key-aim = Een andere plek of een ander getal

## De lessen
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Zeven yamino’s, één worp: alle punten die je ziet tellen. Gooi!
yaminos-lesson-highest-play = Allebei 48: gelijk! Aan deze tafel beslist nog één worp. De meeste punten winnen.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Wie begint, zegt hoeveel worpen iedereen heeft. Kies er twee.
yaminos-lesson-throws-throw = Gooi alle zeven, en tel alle punten.
yaminos-lesson-throws-play = Jij hebt 48 punten, de ander 41. De worpen worden opgeteld: nog één, en het hoogste totaal wint.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Drie worpen om zo dicht mogelijk bij 120 te komen. Na de eerste heb je 45. Gooi!
yaminos-lesson-target-play = Je hebt 81 punten: een worp van 39 zou perfect zijn. Iets erboven is net zo goed als iets eronder: wie het dichtst erbij is, wint.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Eén worp, en dan één rij, zo lang mogelijk. Gooi!
yaminos-lesson-longest-first = Elke yamino mag de rij beginnen. Begin met 4-6.
yaminos-lesson-longest-touch = Net als bij domino zijn de helften die elkaar raken gelijk. Leg 5-6 tegen de 6.
yaminos-lesson-longest-ends = De rij heeft twee uiteinden. Leg aan de andere kant 0-4 tegen de 4.
yaminos-lesson-longest-more = Ga door: 0-2, en dan dubbel 2.
yaminos-lesson-longest-count = Meer past er niet: je hebt vijf yamino’s op een rij. Tel ze!
yaminos-lesson-longest-play = Allebei vijf: gelijk! Aan deze tafel gooi je opnieuw. Zoek nu zelf je langste rij!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Leg minstens vier yamino’s op een rij, en liefst grote. Gooi!
yaminos-lesson-minimum-line = Begin met 4-6. Leg 5-6 tegen de 6, en 4-5 tegen de 4.
yaminos-lesson-minimum-four = Er moet er nog één bij. De grootste die past is 3-5: leg hem tegen 5-6.
yaminos-lesson-minimum-count = 1-5 zou ook passen, maar die is klein: hij haalt je gemiddelde omlaag. Tel je vier!
yaminos-lesson-minimum-play = 38 punten met vier yamino’s: gemiddeld 9,5. Allebei nog één worp, en het beste gemiddelde wint.
yaminos-lesson-chain = Je eerste ketting
yaminos-lesson-chain-throw = Je hebt 40 punten nodig, en je hebt er al 32. Gooi alle zeven!
yaminos-lesson-chain-doublet = In het basisspel begint een ketting met een dubbele. Leg dubbel 5.
yaminos-lesson-chain-ends = De ketting heeft twee uiteinden. Leg 1-5 aan de ene kant en 4-5 aan de andere.
yaminos-lesson-chain-stop = Een dubbele is twee punten waard, elke andere yamino één: je hebt er vier. Stop om ze te houden.
yaminos-lesson-chain-play = De ander had geen dubbele, en de beurt was voorbij. Je hebt 36 punten: nog 4. Speel!
yaminos-lesson-dare = Stoppen of durven
yaminos-lesson-dare-throw = Je hebt 33 punten. Gooi alle zeven!
yaminos-lesson-dare-lay = Leg dubbel 3, en dan 0-3 ertegen.
yaminos-lesson-dare-dare = Drie punten is weinig. Durf: gooi de vijf die over zijn. Het is genoeg als er één past.
yaminos-lesson-dare-on = Mooi, er passen er twee! Leg 0-5 tegen de 0, en 3-5 tegen de 3.
yaminos-lesson-dare-again = Vijf punten. Gooi de laatste drie: je hebt een 5 nodig, anders ben je deze vijf punten kwijt.
yaminos-lesson-dare-lost = Geen 5: die vijf punten ben je kwijt. Maar de 33 van eerder blijven van jou. Gooi opnieuw!
yaminos-lesson-dare-chain = Dubbel 6, dan 5-6 en 4-6 ertegen. Daarna 1-4, en 1-2.
yaminos-lesson-dare-stop = Zes punten, en nog maar twee yamino’s om te gooien: te gewaagd. Stop!
yaminos-lesson-dare-play = 39 punten: je hebt er nog maar één nodig. Speel!
yaminos-lesson-back = Terugnemen en beter gooien
yaminos-lesson-back-take = Je hebt zes yamino’s gelegd, en er ligt een 4 aan beide uiteinden. Met één yamino is je kans één op vier. Neem liever 4-5 terug.
yaminos-lesson-back-throw = Wat je net hebt gelegd, mag je terugnemen. Gooi ze nu allebei: een 4 of een 5 is genoeg.
yaminos-lesson-back-lay = Ze passen allebei! Leg 1-5 tegen de 5, en 4-5 tegen de 4. De andere blijven nu liggen.
yaminos-lesson-back-stop = Zeven yamino’s, waarvan twee dubbele: negen punten. Houd ze!
yaminos-lesson-back-play = 38 punten: nog 2. Speel, en onthoud: alles aanleggen is niet altijd slim.
yaminos-lesson-seven = Alle zeven liggen
yaminos-lesson-seven-last = Er is er nog één over, en hij past. Leg 3-5 tegen de 3.
yaminos-lesson-seven-again = Alle zeven liggen: acht punten. Je zou kunnen stoppen. Maar durf: gooi alle zeven opnieuw!
yaminos-lesson-seven-new = Een dubbele, oef! Anders was je de acht punten kwijt. Begin een nieuwe ketting met dubbel 0, en leg 0-5 en 0-3 aan.
yaminos-lesson-seven-stop = Acht en vier is twaalf punten in één beurt. Houd ze!
yaminos-lesson-seven-play = 38 punten: nog 2. Speel!
yaminos-lesson-chance = De laatste kans
yaminos-lesson-chance-throw = De ander staat voor met 42 punten. Je hebt nog één kans: naar 43 komen. Gooi!
yaminos-lesson-chance-lay = Dubbel 6, dan 4-6 en 5-6 ertegen. Daarna 2-5.
yaminos-lesson-chance-play = Dat maakt 40. Voor 43 mag je niet stoppen: gooi wat er over is, en veel geluk!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Eén worp, en leg ze dan allemaal in lange kettingen. Gooi!
yaminos-lesson-line-doublet = Een dubbele heeft vier kanten. Leg dubbel 4, en dan 1-4, 2-4 en 3-4 ertegen.
yaminos-lesson-line-long = Hoe langer, hoe beter: vier is 16, vijf is 25. Leg 1-6 tegen de 1.
yaminos-lesson-line-second = De laatste twee passen niet, en een yamino alleen kost een punt. Begin een tweede ketting met dubbel 5, en leg 0-5 ertegen.
yaminos-lesson-line-count = Vijf is 25, twee is 4. Tel je 29 punten!
yaminos-lesson-line-play = 187 punten: je hebt er 200 nodig. Speel!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Eerst komen de blanco’s, dan de enen, enzovoort. Nu zijn de vijven aan de beurt. Gooi!
yaminos-lesson-prog-two = Alleen yamino’s met een 5 tellen, met al hun punten. Begin met 2-5, en leg 0-5 ertegen.
yaminos-lesson-prog-bridge = 2-4 heeft geen 5 en telt niet, maar het is een brug. Leg hem tegen de 2.
yaminos-lesson-prog-on = En aan de andere kant van de brug: 4-5, dan 1-5.
yaminos-lesson-prog-count = 5, 7, 9 en 6 is 27. Tel!
yaminos-lesson-prog-play = Dit is de laatste fase, die van de zessen. Verbind alle zessen die je kunt!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Hier is er één ketting voor iedereen, en jouw hoogste dubbele opent hem. Gooi!
yaminos-lesson-even-even = Tel alle vrije uiteinden op: is de som even, dan krijg je die. Met 1-4 zou het 11 zijn, dus niets. Leg 2-6 tegen de 2: dat is 18!
yaminos-lesson-even-rest = Niets past meer. Gooi dan alles wat er over is.
yaminos-lesson-even-where = 1-6 past op twee plaatsen. Tegen de 6 zou het 10 zijn. Leg hem tegen de 1: dat is 20!
yaminos-lesson-even-play = 188 punten: je hebt er 200 nodig. Iedereen legt één yamino per beurt. Speel!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Eén ketting voor iedereen, en jouw hoogste dubbele opent hem. Gooi!
yaminos-lesson-more-more = De vrije uiteinden zijn samen 15. Maak je meer, dan krijg je de som. Leg 3-5 tegen dubbel 3: dat is 17!
yaminos-lesson-more-doublet = De ander maakte maar 16, en kreeg niets. Een dubbele aan een uiteinde heeft nog drie vrije kanten. Leg dubbel 2 tegen 2-3: dat is 20!
yaminos-lesson-more-play = 194 punten: je hebt er 200 nodig. Maak steeds meer dan de vorige som. Speel!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Eén ketting voor iedereen, en jouw hoogste dubbele opent hem. Gooi!
yaminos-lesson-muggins-five = Jouw vier vijven waren 20. De vrije uiteinden tellen alleen als ze samen 5, 10, 15, 20… zijn. Leg dubbel 0 tegen de 0: het blijft 15!
yaminos-lesson-muggins-where = 0-1 past op twee plaatsen. Tegen een 0 zou het 12 zijn, dus niets. Leg hem tegen de 1: dat is 10!
yaminos-lesson-muggins-play = 90 punten: je hebt er 100 nodig. Zoek veelvouden van 5. Speel!
yaminos-lesson-sheet = Houden en opnieuw gooien
yaminos-lesson-sheet-throw = Bij Yam vul je vakjes. Je hebt er nog twee: Solo 6 en Plus. Gooi!
yaminos-lesson-sheet-keep = Vier yamino’s hebben een 6: houd ze voor Solo 6, en gooi de drie andere opnieuw.
yaminos-lesson-sheet-box = Solo 6 telt alle zessen, en het zijn er zeven: 42 punten! Schrijf ze bij Solo 6.
yaminos-lesson-sheet-play = Je hebt Plus nog: het hoogste cijfer van elke yamino telt. Houd de goede, gooi de andere. Speel!
yaminos-lesson-announce = Aankondigen
yaminos-lesson-announce-announce = Vier yamino’s met een 4, twee met een 1: nog één en het is een Full! Je hebt al twee keer gegooid. Voor een derde worp kondig je eerst Full aan.
yaminos-lesson-announce-throw = Een aangekondigd vakje verandert niet meer: lukt het niet, dan krijgt het 0. Houd al het andere, en gooi 0-2.
yaminos-lesson-announce-play = Een Full, vier van het ene cijfer en drie van het andere: 69 punten! Je hebt Solo 5 nog. Speel!
yaminos-lesson-less = Min
yaminos-lesson-less-throw = Je hebt Plus en Min nog. Gooi!
yaminos-lesson-less-keep = Bij Min gaat het laagste cijfer van elke yamino van je totaal af. Houd dus die met een 0, en gooi de drie andere.
yaminos-lesson-less-box = Zes keer 0 en één keer 1: je verliest maar één punt. Schrijf het bij Min.
yaminos-lesson-less-play = Nu Plus: dat is andersom, je wilt hoge cijfers. Speel!
yaminos-lesson-suite = De straat
yaminos-lesson-suite-throw = Je hebt Solo 4 en Straat nog. Gooi!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, naast elkaar: de cijfers volgen op elkaar! Alleen de 6 ontbreekt. Houd die drie, en gooi de vier andere.
yaminos-lesson-suite-box = De 6! In een straat lees je een paar als één cijfer. Alle zeven cijfers zijn 21, en 30 erbij. Schrijf 51 bij Straat!
yaminos-lesson-suite-play = Vijf cijfers na elkaar waren een kleine straat geweest. Je hebt Solo 4 nog: houd de vieren. Speel!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Je hebt Solo 6 en Paren nog. Gooi!
yaminos-lesson-pairs-keep = Vier paren: 0-0, 1-1, 3-3 en 5-5. Houd ze, en gooi de drie andere.
yaminos-lesson-pairs-box = Vijf paren! Van elk telt één cijfer: 0, 1, 2, 3 en 5 zijn 11, en 10 erbij. Schrijf 21 bij Paren!
yaminos-lesson-pairs-play = Zeven paren zouden zelfs 20 extra geven. Je hebt Solo 6 nog: houd de zessen. Speel!
yaminos-lesson-super = De Super Yamino
yaminos-lesson-super-throw = Je hebt Plus en Super Yamino nog: zeven keer hetzelfde cijfer! Gooi!
yaminos-lesson-super-keep = Je eerste paar is dubbel 4: dus moet het een Super Yamino met vieren worden. Houd de vijf met een 4, en gooi de twee andere.
yaminos-lesson-super-announce = Er ontbreekt er nog één! Om een derde keer te gooien, kondig je Super Yamino aan.
yaminos-lesson-super-last = Houd de zes met een 4, en gooi 1-5. Duimen maar!
yaminos-lesson-super-play = Een Super Yamino! Alle punten, en 70 erbij: 119! Je hebt Plus nog. Speel!
yaminos-lesson-zero = Welk vakje opofferen?
yaminos-lesson-zero-small = Deze worp is niet veel waard, maar er moet een vakje vol. Solo 1 is nooit veel waard: schrijf je 2 punten daar.
yaminos-lesson-zero-throw = Je hebt Solo 6 en Super Yamino nog. Gooi!
yaminos-lesson-zero-again = Geen 6 en geen paar. Gooi ze allemaal opnieuw!
yaminos-lesson-zero-zero = Nog steeds niets. Eén vakje moet 0 krijgen: offer het moeilijkste op, Super Yamino.
yaminos-lesson-zero-play = Solo 6 blijft vrij voor een betere worp. Houd de zessen. Speel!

## Puzzels
yaminos-puzzle-keep = Wat houd je?
yaminos-puzzle-keep-ask = Welke gooi je opnieuw? Het gaat om de punten van de hele ronde, gemiddeld.
yaminos-puzzle-box = Welk vakje?
yaminos-puzzle-box-ask = Welk vakje vul je of kondig je aan? Het gaat om de punten van de hele ronde, gemiddeld.
yaminos-puzzle-prog = De beste ketting
yaminos-puzzle-prog-ask = Leg de ketting die in deze fase het meest oplevert, en stop dan.
yaminos-puzzle-line = Allemaal op een rij
yaminos-puzzle-line-ask = Leg de kettingen die het meest opleveren, en stop dan.
yaminos-puzzle-risk = Stoppen of wagen?
yaminos-puzzle-risk-ask = Stop je, of gooi je door? En welke? Het gaat om de punten van deze beurt, gemiddeld.
