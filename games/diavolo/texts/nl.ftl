# Diavolo in het Nederlands.

diavolo-tagline = Tien dobbelstenen, één opdracht en de snelste hand!

## De dingen
diavolo-a-devil = { $devil ->
    [black] een zwart duiveltje
    [white] een wit duiveltje
    [red] een rood duiveltje
   *[grey] het grijze duiveltje
  }
diavolo-devil = { $devil ->
    [black] Zwart duiveltje
    [white] Wit duiveltje
    [red] Rood duiveltje
   *[grey] Grijs duiveltje
  }
diavolo-order-most = De grootste som
diavolo-order-least = De kleinste som
diavolo-order-gap = Het grootste verschil
diavolo-order-odd = De meeste oneven
diavolo-order-high = De hoogste dobbelsteen
diavolo-order-near = De dichtstbijzijnde
diavolo-gems = { $n ->
    [one] { $n } edelsteen
   *[other] { $n } edelstenen
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## De tafel
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } en de dobbelstenen.
diavolo-place-out = { $name }: geen edelsteen meer.
diavolo-bar = De duiveltjes op de bar
diavolo-tray = De dobbelstenen
diavolo-devil-key = { diavolo-devil }, toets { $key }
diavolo-corner = De hoek van { $name }
diavolo-dice-of = { $colour ->
    [black] Zwart
    [white] Wit
   *[red] Rood
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Zwart
    [white] Wit
   *[red] Rood
  } op { $values } mm van de opdrachtdobbelsteen.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Gelijk: het grijze!
   *[other] Het goede antwoord: { diavolo-a-devil }.
  }

## De knoppen
diavolo-do-receipt = De bon

## Wat er te doen is
diavolo-prompt-ready-you = Jij gooit!
diavolo-prompt-ready = { $name } heeft de dobbelstenen.
diavolo-prompt-ordered = { $name } heeft de dobbelstenen.
diavolo-prompt-ordered-you = De opdracht is bekend. Gooi de andere dobbelstenen!
diavolo-prompt-falls = De dobbelstenen rollen… Hand klaar!
diavolo-prompt-open = Snel, pak het goede duiveltje!
diavolo-prompt-open-calm = Rustig aan: welk duiveltje?
diavolo-prompt-waiting = Gedaan! We wachten op de anderen.
diavolo-prompt-level = Even snel: het lot beslist.
diavolo-prompt-out = Je hebt geen edelsteen meer. Kijk wie er wint!
diavolo-prompt-watch = Wie is het snelst?
diavolo-prompt-over = Het spel is uit.

## Wat er gebeurd is
diavolo-event-threw = { $name } gooit.
diavolo-event-threw-you = Je gooit.
diavolo-event-ordered = De opdracht: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } pakt { diavolo-a-devil }.
diavolo-event-reached-you = Je pakt { diavolo-a-devil }.
diavolo-event-reached-none = { $name } neemt er geen.
diavolo-event-reached-none-you = Je neemt er geen.
diavolo-event-answered = { $name } heeft geantwoord.
diavolo-event-answered-you = Je hebt geantwoord.
diavolo-event-settled = Even snel, minder dan 6 ms verschil: het lot zegt { $names }.
diavolo-event-counted = Het was { diavolo-a-devil }. { $right ->
    [0] Niemand heeft het.
   *[other] Goed gezien: { $safe }.
  } { $wrong ->
    [0] Niemand verliest een edelsteen.
   *[other] Een edelsteen minder: { $lost }.
  }
diavolo-event-out = { $name } heeft geen edelsteen meer en ligt eruit.
diavolo-event-out-you = Je hebt geen edelsteen meer: je ligt eruit.
diavolo-event-fewer = Minder spelers, minder duiveltjes: { $n } van elke kleur.
diavolo-event-turn = De dobbelstenen gaan naar { $name }.
diavolo-event-turn-you = De dobbelstenen zijn voor jou!
diavolo-event-won = { $name } houdt de laatste edelsteen en wint!
diavolo-event-won-you = Je houdt de laatste edelsteen: je wint!
diavolo-event-nobody = Iedereen valt tegelijk af: niemand wint en ieder betaalt zelf.

## Wat je kunt doen, in woorden
diavolo-action-throw = Gooien
diavolo-action-take = Pakken: { diavolo-a-devil }
diavolo-action-leave = Er geen nemen
diavolo-reason-throw = Iedereen wacht op jouw worp.
diavolo-reason-look = Dat zeggen de dobbelstenen, als we goed gekeken hebben.

## De bon
diavolo-receipt = De bon van de beurt
diavolo-receipt-none = Nog geen bon: die komt aan het eind van elke beurt.
diavolo-receipt-words = Een greep telt op het moment dat hij gedaan werd, niet wanneer hij aankwam. Het huis meet zelf de vertraging van elke lijn en geeft nooit meer terug dan dat.
diavolo-receipt-shown = Dobbelstenen zichtbaar voor iedereen: { $at } s na het begin.
diavolo-receipt-said = Het scherm zegt
diavolo-receipt-lag = Mogelijke vertraging
diavolo-receipt-at = Telt als
diavolo-receipt-cut = Het scherm gaf een tijd op die de lijn niet toelaat: die is verbeterd.
diavolo-verdict-right = goed gezien
diavolo-verdict-wrong = verkeerde kleur
diavolo-verdict-late = te laat
diavolo-verdict-nothing = niets gepakt

## Oefenen
diavolo-training = Alleen oefenen
diavolo-training-words = Kijk naar de opdracht, vind de kleur, pak het duiveltje. Niemand jaagt je op, maar de tijd wordt genoteerd.
diavolo-training-start = Gooien
diavolo-training-next = Nog een worp
diavolo-training-right = Goed gezien, in { $time } s!
diavolo-training-wrong = Mis: het was { diavolo-a-devil }.
diavolo-training-series = Achter elkaar: { $n }
diavolo-training-best = Beste reeks: { $n }
diavolo-training-chart = Je laatste pogingen, de oudste eerst
diavolo-training-order = Opdracht
diavolo-training-time = Gemiddelde tijd
diavolo-training-errors = Fouten
diavolo-training-forget = Alles vergeten

## De instellingen
diavolo-preset-book = Zoals in de doos
diavolo-preset-young = Voor de jongsten
diavolo-preset-calm = Zonder haast
diavolo-option-twoDice = Hoeveel dobbelstenen per kleur?
diavolo-option-twoDice-on = twee
diavolo-option-twoDice-off = drie
diavolo-option-twoDice-help = Met twee is er minder te tellen: voor de jongsten.
diavolo-option-orderFirst = Hoeveel beurten lang valt de opdracht eerst?
diavolo-option-orderFirst-help = Om de zes opdrachten te leren: de grijze dobbelsteen rolt voor de andere. 0: nooit.
diavolo-option-seconds = Hoeveel seconden om te pakken?
diavolo-option-seconds-help = Meestal 10. Wie dan niets heeft, verliest een edelsteen.
diavolo-option-untimed = Moet het snel?
diavolo-option-untimed-on = nee, we wachten op iedereen
diavolo-option-untimed-off = ja, de tijd loopt
diavolo-option-untimed-help = Zonder haast antwoordt iedereen; snelheid beslist alleen tussen wie hetzelfde duiveltje wil. Fijn met een schermlezer.
diavolo-option-tieForgiving = Als de dobbelstenen gelijk staan: wie het grijze niet heeft…
diavolo-option-tieForgiving-on = verliest niets
diavolo-option-tieForgiving-off = verliest een edelsteen

## Wat niet mag, en waarom
diavolo-refusal-not-your-throw = Iemand anders heeft de dobbelstenen.
diavolo-refusal-nothing-to-grab = Een ogenblik: pakken mag als alle dobbelstenen stil liggen.
diavolo-refusal-already-thrown = Er is al gegooid.
diavolo-refusal-out = Je hebt geen edelsteen meer: kijk mee tot het eind.
diavolo-refusal-only-one = Eén duiveltje voor ieder, en dat houd je.
diavolo-refusal-no-stamp = Het moment van je greep ontbreekt.
diavolo-refusal-other-stamp = Dat moment ({ $at } ms) past niet bij dat van de aankomst ({ $arrived } ms).
diavolo-refusal-too-late = Te laat: de { $n } seconden zijn om.
diavolo-refusal-wrong-dice = Dit zijn niet de dobbelstenen van deze doos.
diavolo-refusal-other-order = De opdracht is al bekend, en het is een andere.
diavolo-refusal-off-tray = Een dobbelsteen ligt buiten het blad: { $die }.
diavolo-refusal-overlap = Twee dobbelstenen kunnen niet op dezelfde plek liggen: { $die } en { $other }.
diavolo-die = { $colour ->
    [black] de zwarte
    [white] de witte
   *[red] de rode
  } { $n }
diavolo-die-order = de opdrachtdobbelsteen
diavolo-refusal-not-level = Dit zijn niet degenen die even snel waren.
diavolo-refusal-other-answers = Dit zijn niet de antwoorden die omgekeerd lagen.
diavolo-refusal-too-early = Er is nog tijd om te pakken.

## De pagina met de regels
diavolo-rules-aim = Het doel
diavolo-rules-aim-text = In een bar in de hel dobbelen duiveltjes om wie het rondje betaalt. Elke beurt geeft één dobbelsteen een opdracht en iedereen pakt zo snel mogelijk een duiveltje van de goede kleur. Wie als laatste een edelsteen heeft, wint.
diavolo-rules-box = In de doos
diavolo-rules-box-text = Negen dobbelstenen, drie zwarte, drie witte en drie rode; een grijze met de zes opdrachten; tien duiveltjes, drie van elke kleur en een grijs; dertig edelstenen, genoeg voor iedereen. Er spelen er 2 tot 6, van elke leeftijd. { $twoDice ->
    [on] Aan deze tafel zijn er maar twee dobbelstenen per kleur: verder verandert er niets, en het verschil is dat van de twee.
   *[off] Voor de jongsten zijn twee dobbelstenen per kleur genoeg.
  }
diavolo-rules-start = Om te beginnen
diavolo-rules-start-text = De duiveltjes staan kriskras in het midden. Ieder heeft vijf edelstenen. De jongste neemt de dobbelstenen, en de eerste beurt begint.
diavolo-rules-turn = Een beurt
diavolo-rules-turn-text = Wie de dobbelstenen heeft, gooit ze allemaal tegelijk. Iedereen kijkt, ook wie gooide, en pakt een duiveltje van de kleur die de opdracht vraagt. { $orderFirst ->
    [0] Om te leren kan in de eerste beurten de opdrachtdobbelsteen voor de andere vallen.
   *[other] Om te leren rolt in de eerste { $orderFirst } beurten de opdrachtdobbelsteen voor de andere, en pakken mag pas als alle stil liggen.
  }
diavolo-rules-most-text = De kleur waarvan de dobbelstenen samen het meest tonen. Hier zwart 11, wit 12, rood 13: rood!
diavolo-rules-least-text = De kleur waarvan de dobbelstenen samen het minst tonen. Hier zwart 11, wit 12, rood 13: zwart!
diavolo-rules-gap-text = De kleur waarvan de hoogste en de laagste dobbelsteen het meest verschillen. Hier zwart 4, wit 5, rood 2: wit!
diavolo-rules-odd-text = De kleur met de meeste enen, drieën en vijven. Hier zwart 1, wit 2, rood 3: rood! Is er nergens iets oneven, dan is het gelijk.
diavolo-rules-high-text = De kleur van de hoogste dobbelsteen van alle. Hier hebben zwart en wit allebei een 6: gelijk, dus grijs!
diavolo-rules-near-text = De kleur van de dobbelsteen die het dichtst bij de grijze ligt, van midden tot midden. Is dat een rode: rood! Minder dan een millimeter verschil tussen twee kleuren is gelijk. Een scheve dobbelsteen wordt opnieuw gegooid.
diavolo-rules-tie = Gelijk: grijs!
diavolo-rules-tie-text = Delen twee of drie kleuren de eerste plaats, dan is het grijze duiveltje het goede. Twee gelijke kleuren daarachter, of twee gelijke dobbelstenen van één kleur, tellen niet. Het grijze op het goede moment wint een edelsteen, tot vijf. { $tieForgiving ->
    [on] Aan deze tafel verliezen de anderen dan niets.
   *[off] Er is er maar één: alle anderen verliezen dan een edelsteen.
  } Grijs zonder gelijkstand is een verkeerde kleur.
diavolo-rules-grab = Eén duiveltje
diavolo-rules-grab-text = Het eerste duiveltje dat je aanraakt is van jou, goed of fout: geen tweede, niet ruilen, niet terugzetten. Je mag er ook geen nemen. Is de goede kleur weg, dan kost een andere of geen evenveel: één edelsteen, nooit meer.
diavolo-rules-time = De snelste hand
diavolo-rules-time-text = Willen twee handen hetzelfde duiveltje, dan heeft de eerste het. Het moment van de greep telt, niet wanneer die over de lijn aankomt; onder zes duizendsten van een seconde beslist openlijk het lot. { $untimed ->
    [on] Aan deze tafel heeft niemand haast: de beurt eindigt als iedereen geantwoord heeft.
   *[other] De beurt eindigt als iedereen gepakt heeft, vlak na het laatste goede duiveltje, of na { $seconds } seconden.
  }
diavolo-rules-gems = De edelstenen
diavolo-rules-gems-text = Verkeerde kleur, te laat of helemaal niets: een edelsteen gaat terug in de doos. Winst en verlies tellen samen aan het eind van de beurt. Niemand heeft er ooit meer dan vijf.
diavolo-rules-next = De volgende beurt
diavolo-rules-next-text = De duiveltjes gaan terug naar het midden, en de dobbelstenen gaan naar links, naar de volgende die nog een edelsteen heeft.
diavolo-rules-out = Geen edelsteen meer
diavolo-rules-out-text = Zonder edelsteen lig je er meteen uit. Dan zijn er minder duiveltjes: met vier of meer drie van elke kleur, met drie twee, met twee één; en altijd één grijs. Vallen er meer tegelijk af, dan telt wie er overblijft. Zo is het ook als een spel met twee of drie begint.
diavolo-rules-win = Wie wint?
diavolo-rules-win-text = Wie als laatste een edelsteen heeft, wint. Valt iedereen die er nog was in dezelfde beurt af, dan wint niemand en betaalt ieder zelf.

## Het einde
diavolo-end-last = { $name } houdt de laatste edelsteen.
diavolo-end-nobody = Iedereen viel tegelijk af: ieder betaalt zelf.
diavolo-moment-fast = Het mooiste moment: { $name } pakt { diavolo-a-devil } in { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = Jouw mooiste moment: je pakt { diavolo-a-devil } in { $seconds },{ $hundredths } s.
diavolo-moment-grey = Het mooiste moment: { $name } ziet de gelijkstand en pakt het grijze in { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = Jouw mooiste moment: je ziet de gelijkstand en pakt het grijze in { $seconds },{ $hundredths } s.
diavolo-moment-saved = Het mooiste moment: met de laatste edelsteen houdt { $name } het nog { $n } beurten vol en wint.
diavolo-moment-saved-you = Jouw mooiste moment: met je laatste edelsteen houd je het nog { $n } beurten vol en win je.

## Lessons
diavolo-lesson-first = Je eerste duiveltje
diavolo-lesson-first-throw = Gooi de dobbelstenen!
diavolo-lesson-first-most = De grijze dobbelsteen zegt: de grootste som. Welke kleur heeft de meeste stippen? Pak dat duiveltje!
diavolo-lesson-first-not-most = Kijk nog eens: de rode dobbelstenen hebben de meeste stippen.
diavolo-lesson-first-least = Goed zo! De ander pakte zwart en verliest een edelsteen. Nu de kleinste som: welke kleur?
diavolo-lesson-first-not-least = Kijk nog eens: de witte dobbelstenen hebben de minste stippen.
diavolo-lesson-first-again = Weer goed! Gooi de dobbelstenen.
diavolo-lesson-first-tie = De hoogste dobbelsteen! Een zwarte zes en een witte zes: gelijk. Pak dan het grijze!
diavolo-lesson-first-not-tie = Twee kleuren hebben een zes. Bij gelijk is het grijze het goede.
diavolo-lesson-first-play = Het grijze gaf je een edelsteen! Speel nu: wie de laatste edelsteen houdt, wint.
diavolo-lesson-orders = De andere opdrachten
diavolo-lesson-orders-throw = De grijze dobbelsteen kent nog meer opdrachten. Gooi de dobbelstenen!
diavolo-lesson-orders-gap = Het grootste verschil! Bij welke kleur liggen het kleinste en het grootste getal het verst uit elkaar?
diavolo-lesson-orders-not-gap = Kijk naar de witte: van één tot zes, dat is het grootste verschil.
diavolo-lesson-orders-odd = De meeste oneven: één, drie en vijf. Welke kleur heeft er de meeste?
diavolo-lesson-orders-not-odd = Kijk naar de zwarte: één, drie, vijf. Allemaal oneven!
diavolo-lesson-orders-again = Heel goed! Gooi de dobbelstenen.
diavolo-lesson-orders-high = De hoogste dobbelsteen! Welke kleur heeft het grootste getal van allemaal?
diavolo-lesson-orders-not-high = Zoek de zes: hij is rood.
diavolo-lesson-orders-near = De dichtstbijzijnde! Welke kleur ligt vlak bij de grijze dobbelsteen?
diavolo-lesson-orders-not-near = Kijk rond de grijze dobbelsteen: de dichtstbijzijnde is wit.
diavolo-lesson-orders-play = Je kent de opdrachten. Speel nu: wie de laatste edelsteen houdt, wint!
diavolo-lesson-late = Te laat!
diavolo-lesson-late-throw = Deze keer is de ander heel snel. Gooi de dobbelstenen!
diavolo-lesson-late-same = De grootste som is rood. Pak het rode duiveltje!
diavolo-lesson-late-late = De ander wilde ook het rode en was sneller: te laat, je verliest een edelsteen. Ieder één duiveltje, en ruilen mag niet! Nu de kleinste som: snel, het witte!
diavolo-lesson-late-play = De ander pakte zwart en heeft nog maar één edelsteen. Wie er geen meer heeft, ligt eruit. Speel!

## Looking back
diavolo-review-turns = Goed gezien: { $right }. Verwisseld: { $wrong }. Te laat: { $late }. Geen antwoord: { $none }.
diavolo-review-after = Na { $seconds },{ $hundredths } s.
diavolo-review-fastest = De snelste greep: { $seconds },{ $hundredths } s.
diavolo-review-usual = Gewoonlijk: { $seconds },{ $hundredths } s.
diavolo-review-mistook = Het vaakst verwisseld: { $order } ({ $n } keer).
