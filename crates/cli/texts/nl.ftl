# Ludogîte op de opdrachtregel, in het Nederlands.

list-and = { $before } en { $last }
you = Jij
player-person = Speler { $n }
player-gentle = Heel makkelijk { $n }
player-easy = Makkelijk { $n }
player-fair = Vrij makkelijk { $n }
player-middle = Gemiddeld { $n }
player-good = Goed { $n }
player-strong = Sterk { $n }

## ludogite --help
help-ludogite = Een huis van spellen: spelen, bewaren, nakijken en bestuderen.
help-games = De lijst van spellen en hun opties
help-play = In deze terminal spelen tegen spelers van het huis
help-lesson = Een spel leren door het te spelen
help-replay = Een opgetekend spel volgens de regels naspelen en zeggen hoe het staat
help-review = Terugkijken op een spel: wat elke keuze heeft gekost en wat het geluk heeft veranderd
help-show = De stelling na een regel van een spel tonen
help-verify = Was het toeval van een spel eerlijk?
help-simulate = Spelers van het huis veel spellen laten spelen en tellen wie wint
help-solve = Het best mogelijke spel uitrekenen, waar dat kan
help-word = Zeggen of een woord bij Diamino mag, en wat het is
help-serve = Het huis openen in de browser
help-engine = Met andere programma’s praten, regel voor regel
help-completions = Een script tonen dat opdrachten in een shell aanvult
help-manual = De handleidingspagina tonen, voor man

## ludogite simulate
simulate-title = { $game }, { $n } spellen, startwaarde { $seed }
simulate-player = speler
simulate-wins = wint
simulate-interval = 95%-interval
simulate-score = punten (gem.)
simulate-seat = plaats
simulate-shared = { $n } spellen zijn door meer dan één gewonnen; ieder krijgt een gelijk deel
simulate-estimated = (dobbelstenen en instortingen zijn naar hun kansen geschat, niet gesimuleerd; --physics laat echt los)
simulate-turns = beurten: { $mean } per spel, van { $min } tot { $max }
simulate-lines = regels: { $mean } per spel, van { $min } tot { $max }
simulate-speed = { $n } spellen per seconde, { $seconds } s
simulate-uneven = (niet iedereen begon even vaak: { $n } is geen veelvoud van het aantal plaatsen)

## ludogite games
games-seats = { $min } tot { $max } spelers
games-options = Opties (--option NAAM=WAARDE)
games-only = Alleen: { $forms }
games-presets = Kant-en-klare regels (--preset NAAM)
games-default = (gewoonlijk)

## ludogite play
play-welcome = Typ een nummer uit de lijst of het woord erachter. ? legt al het andere uit.
play-more = … en nog { $n }. “{ $word }” toont ze allemaal, en je kunt er ook zelf een schrijven.
play-hint = Onze sterkste speler zou zeggen: { $words } ({ $action }).
play-no-hint = Hier is geen tip: oordeel zelf.
play-undone = Teruggenomen.
play-cannot-undo = Nu kan er niets worden teruggenomen: alleen je eigen laatste zet, voordat er iets van komt.
play-too-late = Te laat: de beurt is al voorbij.
play-unreadable = Dat begrijp ik niet. Typ een nummer uit de lijst of een woord zoals “{ $example }”.
play-saved = Het spel is bewaard in { $file }.
play-nothing-to-save = Tot ziens! Er was nog niets gebeurd.
play-go-on = Verder spelen:
play-from-here = De startwaarde van deze partij is niet bekend: de partij gaat vanaf hier verder met nieuw toeval, in een eigen bestand.
play-was-it-fair = Was het toeval eerlijk? Kijk het na:
play-word-help = hulp
play-word-all = alles
play-word-table = tafel
play-word-hint = tip
play-word-undo = terug
play-word-quit = einde
play-help =
    Een nummer uit de lijst of het woord erachter (het begin is genoeg) doet de zet.
    tip       wat onze sterkste speler zou doen
    tafel     de tafel nog eens tonen
    alles     alles tonen wat je kunt doen
    terug     de laatste zet terugnemen, als er nog niets van gekomen is
    einde     hier ophouden; het spel wordt bewaard

## ludogite replay en verify
replay-title = { $title }: { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
  }, alles volgens de spelregels.
result-rank = { $rank }. { $name } ({ $score })
scores = Score: { $scores }
awaits-seats = Aan de beurt: { $names }
awaits-chance = Nu beslist het toeval.
place-row = { $file }, regel { $row }, kolom { $column }
place-line = { $file }, regel { $row }, kolom { $column } (regel { $line } van het spel: “{ $text }”)
verify-fair = Eerlijk: { $n ->
    [one] { $n } trekking is wat de startwaarde geeft
   *[other] alle { $n } trekkingen zijn wat de startwaarde geeft
  }, en het is de beloofde startwaarde.
verify-unfair = Niet eerlijk: regel { $line } van het spel (regel { $row } van het bestand) zegt “{ $found }”, maar de startwaarde geeft “{ $expected }”. { $n ->
    [one] { $n } trekking ervoor klopt
   *[other] { $n } trekkingen ervoor kloppen
  }.
verify-forged = Niet eerlijk: regel { $line } van het spel (regel { $row } van het bestand) zegt “{ $found }”, maar het huis zou “{ $expected }” hebben geschreven.
verify-no-seed = Dat is niet te weten: de startwaarde is niet bekendgemaakt (dat gebeurt als het spel uit is).
verify-no-commitment = Dat is niet te weten: het spel belooft geen startwaarde (er is geen “commitment”).
verify-other-seed = Niet eerlijk: de startwaarde die bekend werd is niet de beloofde.
verify-from-position = Het spel begint vanuit een stelling die iemand heeft neergezet: niets staat in voor wat eraan voorafging.
verify-added-nothing = Plaats { $seat } voegde geen eigen getal toe: daar hangt het toeval alleen van het huis af, en niets toont of daar een mens of een speler van het huis zat.

## ludogite review
review-none = Bij dit spel weet niemand wat elke keuze waard is: er is een analyse voor de Yam met het gewone blad.
review-unfinished = Deze partij is niet afgelopen: terugkijken kan pas daarna.
review-extra-turns = De beslissende extra beurten zijn niet meegeteld: niemand heeft ze uitgerekend.

## ludogite word
word-playable = { $word } mag gelegd worden.

## A command that was written wrong
usage-no-game = er is geen spel { $game }; er is { $known }
usage-no-command = er is geen opdracht { $name }; er is { $known }
usage-no-preset = er is geen voorinstelling { $name }; er is { $known }
usage-option-form = opties schrijf je als NAAM=WAARDE, niet { $option }
usage-no-option = er is geen optie { $key }; er is { $known }
usage-option-value = de optie { $key } kan zijn: { $values }
usage-seats = { $game } speel je met { $min } tot { $max }, maar --seats noemt er { $n }
usage-seat = een plaats is me, me:NAAM, gentle, easy, fair, middle, good of strong, niet { $word }
usage-player = een speler is gentle, easy, fair, middle, good, strong of random, niet { $word }
usage-name = een naam heeft hoogstens { $most } tekens, niet { $name }
usage-no-such-seat = er is geen plaats { $seat }: de tafel heeft er { $n }
usage-no-such-line = er is geen regel { $line }: de partij heeft er { $n }
usage-no-picture = --svg: van { $game } is er geen plaatje
usage-boxes = --boxes { $list }: dit blad heeft { $known }
usage-file-exists = --save { $file }: het bestand bestaat al
usage-cannot-save = --save { $file }: daar kan niets worden geschreven ({ $why })
usage-goes-on = { $file } gaat verder zoals die begonnen is: --seats, --first, --option en --preset zijn voor een nieuwe partij
usage-over = { $file } is afgelopen: “ludogite replay” laat die zien
usage-refused = { $why }

## A file that cannot be read
file-missing = dit bestand bestaat niet
file-too-large = groter dan een partij kan zijn

## ludogite puzzles
usage-no-puzzle = er is geen puzzel { $name }; er is { $known }
help-puzzles = Puzzels uit partijen oplossen, met bewezen antwoorden
help-puzzles-play = Puzzels oplossen in deze terminal
help-puzzles-make = Puzzels zoeken in partijen van onze spelers, en hun regels afdrukken
help-puzzles-check = Bewaarde antwoorden opnieuw bewijzen
help-puzzles-found = Tellen hoe vaak elk van onze spelers de antwoorden vindt
