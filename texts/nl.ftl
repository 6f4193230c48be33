# Wat het huis overal zegt: op de pagina en in de terminal.

## Wat er gebeurt
event-turn = { $name } is aan de beurt.
event-turn-you = Jij bent aan de beurt!
nothing = niets
event-hint = { $name } vraagt het huis om raad.
event-hint-you = Je vraagt het huis om raad.
label = { $label }: { $what }
event-plays = { $name } speelt { $what }.
event-plays-you = Je speelt { $what }.
event-draws = { $name } trekt.
event-draws-you = Je trekt { $what }.
event-takes = { $name } wint de ronde.
event-takes-you = Je wint de ronde.
action-play = { $what } spelen
row-table = Op tafel
row-hand = In de hand
row-player = { $name }: { $score }, { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} in de hand
row-player-you = Jij: { $score }, { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} in de hand
action-plain = { $what }
score = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}

## Wat niet mag, en waarom
refusal-seats = Dit speel je met { $min } tot { $max }.
refusal-over = Het spel is afgelopen.
refusal-not-your-turn = Jij bent nog niet aan de beurt.
refusal-no-clock = Er loopt nu geen tijd.
refusal-no-chance = Het toeval heeft nu niets te zeggen.
refusal-not-held = Je hebt { $what } niet in de hand.
refusal-not-there = { $what } is er niet.
refusal-not-begun = Het spel is nog niet begonnen.
refusal-already-played = Deze zet is al gespeeld.
refusal-from-the-future = Deze zet komt te vroeg.
refusal-cannot-undo = Deze zet kan niet meer terug: wat erop volgde is al gezien.
refusal-undo-none = Regel { $line } kan niet terug: het is geen zet van jou, of hij is al teruggenomen.
refusal-undo-often = In één spel worden hoogstens { $most } zetten teruggenomen.
refusal-too-often-away = Je bent te vaak weggegaan: een speler van ons maakt het spel voor je af.
refusal-time-is-up = Je tijd is om: iemand van het huis speelt voor je tot het einde.
refusal-bad-option = Die regel bestaat niet in dit spel.
refusal-unreadable = “{ $found }” is niet te lezen: { $expected }.
refusal-time-runs-backwards = De tijd loopt niet terug: deze regel is vroeger dan de vorige.
refusal-time-too-late = Dat is te laat: geen spel duurt langer dan driehonderd jaar.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-seed-told = De startwaarde is bekend: het spel is opgegeven en er wordt niets meer gespeeld.
refusal-no-same-luck = Zo gespeeld kan het geluk in dit spel niet voor iedereen hetzelfde zijn.
refusal-presence = Niemand gaat twee keer weg of komt terug zonder weg te zijn geweest.
refusal-hint-once = Om raad vraag je één keer per stelling.
refusal-too-long = Dit spel is te lang geworden: na { $lines } regels speelt niemand verder. Begin een nieuw spel.
refusal-given-up = Er kwam lang niemand aan deze tafel: het spel is gestopt en de startwaarde is bekendgemaakt.
refusal-other-game = Dit is een verslag van een ander spel.
refusal-other-edition = Het verslag volgt een uitgave van de spelregels die hier onbekend is.

## Lessons
lesson-step = Stap { $n } van { $of }
refusal-lesson = Dat mag, maar leer eerst dit: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }%

## Puzzels
puzzle-title = Puzzel { $puzzle }, graad { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Goed! Gemiddeld { $best } punten; de op één na beste keuze levert { $next } op.
puzzle-expected-wrong = Dat levert gemiddeld { $mine } punten op. Het beste levert { $best } op: { $what }.
puzzle-points-right = Goed! Meer dan { $best } punten kan niet; het op één na beste levert { $next } op.
puzzle-points-wrong = Dat maakt { $mine }; { $best } is mogelijk: { $what }.
puzzle-won-right = Goed! Dat wint, wat er ook verborgen ligt; niets anders wint zeker.
puzzle-won-wrong = Zo kun je nog verliezen. Eén ding wint zeker: { $what }.
puzzle-only-right = Goed! Niets anders lukt.
puzzle-only-wrong = Dat lukt niet. Eén ding lukt wel: { $what }.
puzzle-squares-right = Goed! { $best } letters gelegd; het op één na beste woord legt er { $next }.
puzzle-squares-wrong = Dat legt { $mine } letters; { $best } kan: { $what }.
puzzle-all-right = Gelukt! Alle { $best } letters liggen er.
puzzle-all-wrong = { $mine } van de { $best } letters gelegd. Ze kunnen er allemaal in, bijvoorbeeld zo: { $what }.

## Looking back on a finished game
review = Terugblik
review-about = Waar het op aankwam, naast wat onze sterkste speler gedaan zou hebben.
review-in-expected = De cijfers zijn verwachte punten.
review-in-points = De cijfers zijn punten.
review-in-squares = De cijfers zijn gelegde letters; hoe goed de rest nog te leggen is, telt mee.
review-in-chance = De cijfers zijn winstkansen.
review-in-stands = De cijfers zeggen hoe zeker het bleef staan, voordat de hand losliet.
review-name = { $name }
review-sum = { $name }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}. Verwacht bij het beste spel: { $value }. Geluk: { $luck }. Keuzes: { $skill }.
review-perfect = { $name }: niets op aan te merken!
review-nothing = Niets op aan te merken: niemand had het veel beter gekund.
review-luck = Niets op aan te merken: hier heeft alleen het geluk beslist.
review-unknown = Wat deze keuzes waard waren, heeft nog niemand uitgerekend.
review-extra-turns = De beslissende extra beurten zijn niet meegeteld: niemand heeft ze uitgerekend.
review-chosen = Gekozen: { $action } ({ $value })
review-chosen-plain = Gekozen: { $action }
review-best = Beter: { $action } ({ $value })
review-best-plain = Beter: { $action }
review-loss = Verloren: { $loss }
review-loss-stands = Gewaagd: { $loss }
review-loss-only = Verwisseld
review-well = Goed gedaan!
review-show = Laat het zien
