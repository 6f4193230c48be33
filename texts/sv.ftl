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
event-takes = { $name } vinner rundan.
event-takes-you = Du vinner rundan.
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

## Problem
puzzle-title = Uppgift { $puzzle }, grad { $grade }
puzzle-figure = { $whole },{ $digits }
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
