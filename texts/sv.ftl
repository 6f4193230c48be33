# Vad huset säger överallt: på sidan och i terminalen.

## Vad som händer
event-turn = Nu är det { $name } som spelar.
event-turn-you = Din tur!
nothing = ingenting
event-hint = { $name } ber huset om ett tips.
event-hint-you = Du ber huset om ett tips.
label = { $label }: { $what }
event-plays = { $name } spelar { $what }.
event-plays-you = Du spelar { $what }.
event-draws = { $name } drar.
event-draws-you = Du drar { $what }.
event-takes = { $name } vinner omgången.
event-takes-you = Du vinner omgången.
action-play = Spela { $what }
row-table = På bordet
row-hand = På handen
row-player = { $name }: { $score }, { $n ->
    [one] ett kort
   *[other] { $n } kort
} på handen
row-player-you = Du: { $score }, { $n ->
    [one] ett kort
   *[other] { $n } kort
} på handen
action-plain = { $what }
score = { $n ->
    [one] { $n } poäng
   *[other] { $n } poäng
}

## Vad som inte går, och varför
refusal-seats = Det här spelas av { $min } till { $max }.
refusal-over = Spelet är slut.
refusal-not-your-turn = Det är inte din tur än.
refusal-no-clock = Ingen tid går just nu.
refusal-no-chance = Slumpen har inget att säga just nu.
refusal-not-held = Du har inte { $what } på handen.
refusal-not-there = { $what } finns inte där.
refusal-not-begun = Spelet har inte börjat än.
refusal-already-played = Det draget är redan spelat.
refusal-from-the-future = Det draget kommer för tidigt.
refusal-cannot-undo = Draget kan inte tas tillbaka längre: det som följde har redan setts.
refusal-undo-none = Rad { $line } kan inte tas tillbaka: det är inget drag av dig, eller så är det redan taget tillbaka.
refusal-undo-often = I ett spel tas högst { $most } drag tillbaka.
refusal-too-often-away = Du har gått för många gånger: en av våra spelare spelar klart åt dig.
refusal-time-is-up = Din tid är slut: någon från huset spelar klart åt dig.
refusal-bad-option = Den regeln finns inte i det här spelet.
refusal-unreadable = ”{ $found }” går inte att läsa: { $expected }.
refusal-time-runs-backwards = Tiden går inte baklänges: den här raden är tidigare än den förra.
refusal-time-too-late = Det är för sent: inget spel varar längre än trehundra år.
refusal-no-such-seat = Den platsen finns inte vid det här bordet.
refusal-seed-told = Fröet har avslöjats: spelet är uppgivet och inget mer spelas.
refusal-no-same-luck = Spelat så här kan turen i det här spelet inte vara densamma för alla.
refusal-presence = Ingen går två gånger eller kommer tillbaka utan att ha gått.
refusal-hint-once = Man ber om tips bara en gång i varje läge.
refusal-too-long = Det här spelet har blivit för långt: vid { $lines } rader spelar ingen vidare. Börja ett nytt.
refusal-given-up = Ingen har kommit till bordet på länge: spelet är avslutat och dess frö har avslöjats.
refusal-other-game = Det här är ett parti av ett annat spel.
refusal-other-edition = Spelet följer en utgåva av reglerna som inte är känd här.

## Lessons
lesson-step = Steg { $n } av { $of }
refusal-lesson = Det är tillåtet, men lär dig först detta: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }{"\u00A0"}%

## Problem
puzzle-title = Uppgift { $puzzle }, grad { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Rätt! { $best } poäng i genomsnitt; det näst bästa valet ger { $next }.
puzzle-expected-wrong = Det ger { $mine } poäng i genomsnitt. Det bästa ger { $best }: { $what }.
puzzle-points-right = Rätt! Mer än { $best } poäng går inte; det näst bästa ger { $next }.
puzzle-points-wrong = Det blir { $mine }; det går att få { $best }: { $what }.
puzzle-won-right = Rätt! Det vinner, vad som än ligger dolt; inget annat gör det säkert.
puzzle-won-wrong = Så kan du fortfarande förlora. En sak vinner säkert: { $what }.
puzzle-only-right = Rätt! Inget annat lyckas.
puzzle-only-wrong = Det räcker inte. En sak lyckas: { $what }.
puzzle-squares-right = Rätt! { $best } bokstäver lagda; det näst bästa ordet lägger { $next }.
puzzle-squares-wrong = Det lägger { $mine } bokstäver; det går att lägga { $best }: { $what }.
puzzle-all-right = Bravo! Alla { $best } bokstäver ligger där.
puzzle-all-wrong = { $mine } av { $best } bokstäver lagda. Alla går att lägga, till exempel så här: { $what }.

## Looking back on a finished game
review = Så här i efterhand
review-about = Det som avgjorde, bredvid det som vår starkaste spelare skulle ha gjort.
review-in-expected = Siffrorna är väntade poäng.
review-in-points = Siffrorna är poäng.
review-in-squares = Siffrorna är lagda bokstäver; hur väl resten kan läggas räknas med.
review-in-chance = Siffrorna är chansen att vinna.
review-in-stands = Siffrorna säger hur säkert det skulle stå, innan handen släppte.
review-name = { $name }
review-sum = { $name }: { $score } poäng. Väntat med bästa spel: { $value }. Tur: { $luck }. Val: { $skill }.
review-perfect = { $name }: inget att anmärka på!
review-nothing = Inget att anmärka på: ingen hade kunnat göra det mycket bättre.
review-luck = Inget att anmärka på: här har bara turen avgjort.
review-unknown = Ingen har ännu räknat ut vad de här valen var värda.
review-extra-turns = De extra turerna som avgjorde räknas inte: ingen har räknat ut dem.
review-chosen = Valt: { $action } ({ $value })
review-chosen-plain = Valt: { $action }
review-best = Bättre: { $action } ({ $value })
review-best-plain = Bättre: { $action }
review-loss = Förlorat: { $loss }
review-loss-stands = Vågat: { $loss }
review-loss-only = Förväxlat
review-well = Bra gjort!
review-show = Visa mig
