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
help-replay = Een opgetekende partij volgens de regels naspelen en zeggen hoe het staat
help-review = Terugkijken op een partij: wat elke keuze heeft gekost en wat het geluk heeft veranderd
help-show = De stelling na een regel van een partij tonen
help-verify = Was het toeval van een partij eerlijk?
help-simulate = Spelers van het huis veel partijen laten spelen en tellen wie wint
help-solve = Het best mogelijke spel uitrekenen, waar dat kan
help-word = Zeggen of een woord bij Diamino mag, en wat het is
help-serve = Het huis openen in de browser
help-engine = Met andere programma’s praten, regel voor regel
help-completions = Een script tonen dat opdrachten in een shell aanvult
help-manual = De handleidingspagina tonen, voor man
help-licenses = Tonen wiens werk er in dit programma zit, en onder welke licenties

## ludogite simulate
simulate-title = { $game }, { $n } partijen, startwaarde { $seed }
simulate-player = speler
simulate-wins = wint
simulate-interval = 95%-interval
simulate-score = punten (gem.)
simulate-seat = plaats
simulate-shared = Partijen met meer dan één winnaar: { $n }; ieder krijgt een gelijk deel
simulate-estimated = (dobbelstenen en instortingen zijn naar hun kansen geschat, niet gesimuleerd; --physics laat echt los)
simulate-turns = beurten: { $mean } per partij, van { $min } tot { $max }
simulate-lines = regels: { $mean } per partij, van { $min } tot { $max }
simulate-speed = { $n } partijen per seconde, { $seconds } s
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
play-saved = De partij is bewaard in { $file }.
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
    einde     hier ophouden; de partij wordt bewaard

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
place-line = { $file }, regel { $row }, kolom { $column } (regel { $line } van de partij: “{ $text }”)
verify-fair = Eerlijk: { $n ->
    [one] { $n } trekking is wat de startwaarde geeft
   *[other] alle { $n } trekkingen zijn wat de startwaarde geeft
  }, en het is de beloofde startwaarde.
verify-unfair = Niet eerlijk: regel { $line } van de partij (regel { $row } van het bestand) zegt “{ $found }”, maar de startwaarde geeft “{ $expected }”. { $n ->
    [one] { $n } trekking ervoor klopt
   *[other] { $n } trekkingen ervoor kloppen
  }.
verify-forged = Niet eerlijk: regel { $line } van de partij (regel { $row } van het bestand) zegt “{ $found }”, maar het huis zou “{ $expected }” hebben geschreven.
verify-no-seed = Dat is niet te weten: de startwaarde is niet bekendgemaakt (dat gebeurt als de partij uit is).
verify-no-commitment = Dat is niet te weten: de partij belooft geen startwaarde (er is geen “commitment”).
verify-other-seed = Niet eerlijk: de startwaarde die bekend werd is niet de beloofde.
verify-from-position = De partij begint vanuit een stelling die iemand heeft neergezet: niets staat in voor wat eraan voorafging.
verify-added-nothing = Plaats { $seat } voegde geen eigen getal toe: daar hangt het toeval alleen van het huis af, en niets toont of daar een mens of een speler van het huis zat.
verify-noted-stamps = Plaats { $seat }: wanneer zijn hand telde, berust op wat het huis erbij noteerde (hoe traag de lijn was, of dat een speler van het huis hem bewoog); verder staat niets daarvoor in.
verify-evening = “{ $name }”: { $people } mensen, { $rounds } rondes, { $tables } tafels; opnieuw doorgespeelde regels: { $lines }, alle volgens de spelregels.
verify-evening-seeds = Hetzelfde geluk voor iedereen: de onthulde startwaarden zijn de beloofde ({ $n }).
verify-evening-games = Gecontroleerde partijen: { $games }; trekkingen die de startwaarde geeft: { $draws }.
verify-evening-unchecked = Zonder partij in dit bestand, of niet uitgespeeld: tafels { $tables }.
verify-evening-corrected = Door de gastheer verbeterd: tafels { $tables }.
verify-evening-law = Niet zoals beloofd: regel { $line } van de avond volgt de regels voor het indelen niet.
verify-evening-wrong = Tafel { $table }: { $why }
verify-evening-wrong-unreadable = de partij is niet te lezen, of breekt een regel.
verify-evening-wrong-noTable = de avond heeft zo’n tafel niet.
verify-evening-wrong-otherGame = het is niet het spel dat gespeeld zou worden.
verify-evening-wrong-otherSeats = er zaten anderen.
verify-evening-wrong-otherLuck = ze had niet het geluk dat iedereen beloofd was.
verify-evening-wrong-otherResult = de partij eindigde anders dan de avond zegt.
verify-evening-wrong-unfair = een trekking is niet wat de startwaarde geeft.
verify-evening-wrong-forged = een moment is niet wat het huis geschreven zou hebben.
verify-evening-wrong-noSeed = dat is niet te weten: de startwaarde is niet onthuld.
verify-evening-wrong-noCommitment = dat is niet te weten: de partij belooft geen startwaarde.
verify-evening-wrong-otherSeed = de onthulde startwaarde is niet de beloofde.

## ludogite review
review-unfinished = Deze partij is niet afgelopen: terugkijken kan pas daarna.

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

## ludogite backup, restore, doctor
help-settings = Een bestand met instellingen voor `ludogite serve` tonen, met alles uitgelegd
help-host-link = Een link maken die de beheerpagina van een open huis opent: één keer, in één browser
help-backup = Een reservekopie van een huis in één bestand maken, terwijl er gespeeld wordt
help-restore = Een reservekopie in een lege map terugzetten
help-doctor = Elke tafel van een huis openen, elke partij naspelen en zeggen wat er mis is
counted-tables = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}
counted-lines = { $lines ->
    [one] { $lines } regel
   *[other] { $lines } regels
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; geopend en nagespeeld
restore-done = { counted-tables }, { counted-lines }, { $size } MB staan in { $data }; zo open je ze: ludogite serve --data { $data }
doctor-well = Alles is goed: { counted-tables }, { counted-lines }, { $size } MB, alles nagespeeld
doctor-faults = Fouten: { $n }. Tafels in orde: { $tables }. Regels nagespeeld: { $lines } ({ $size } MB)
doctor-running = Hier is op dit moment een huis open.
doctor-older = Het bestand heeft versie { $version }; bij de volgende start bewaart het huis er een kopie van en brengt het naar { $newest }.
doctor-damaged = Het bestand is beschadigd: { $detail }
doctor-newer = Een nieuwer huis heeft het bestand geschreven ({ $detail })
doctor-unreadable = Tafel { $table } is niet te lezen: { $detail }
doctor-no-such-game = Tafel { $table } speelt een spel dat dit huis niet heeft: { $detail }
doctor-against-rules = Tafel { $table } heeft een regel die de spelregels weigeren: { $detail }
doctor-orphans = Er zijn regels over van verdwenen tafels: { $detail }
doctor-key = De sleutel die cookies ondertekent is niet zoals hij hoort: { $detail }
doctor-open-to-others = Anderen mogen dit bestand lezen: { $detail }
remedy-damaged = Het huis gaat er niet mee open. Zet de nieuwste reservekopie in een lege map: ludogite restore BESTAND --data MAP
remedy-newer = Gebruik die nieuwere versie; deze blijft van het bestand af.
remedy-unreadable = Alle andere tafels blijven open; wie bij deze komt, hoort dat die niet te lezen is. Een eerdere reservekopie heeft hem misschien nog.
remedy-no-such-game = Alle andere tafels blijven open; een huis dat dit spel heeft, opent ook deze.
remedy-against-rules = Alle andere tafels blijven open; wie bij deze komt, hoort dat die niet te lezen is. Een eerdere reservekopie heeft hem misschien nog.
remedy-orphans = Ze doen niemand kwaad, en het huis slaat ze over.
remedy-key = Bij de start maakt het huis een nieuwe als er geen is; gasten zijn dan weer nieuw. In een reservekopie zit de sleutel.
remedy-open-to-others = Bij de start sluit het huis het bestand af voor anderen.
