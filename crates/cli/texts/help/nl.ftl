# Wat --help zegt, in het Nederlands.

help-command = OPDRACHT
help-usage = Gebruik
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Opties
help-default = anders
help-possible = mogelijk
help-examples = Voorbeelden
help-help = Deze pagina tonen, of de hulp bij een opdracht
help-solve-yam = De Yam van 7 Yaminos, voor één speler die zoveel mogelijk punten wil
help-solve-base = Een beurt van het basisspel van 7 Yaminos: wanneer stoppen
help-solve-patience = De patience van Diamino: zoveel mogelijk van de 112 letters leggen

## What each option does
arg-lang = Taal van wat mensen lezen; anders die van de terminal (LC_ALL, LC_MESSAGES, LANG), of Engels
arg-help = De hulp tonen
arg-version = De versie tonen
arg-games-game = Alleen dit spel; anders allemaal
arg-game = Het spel, met zijn korte naam (`ludogite games` toont ze)
arg-options = Een optie van de tafel veranderen; mag meerdere keren
arg-preset = Beginnen met kant-en-klare regels; --option verandert ze daarna
arg-json = Eén JSON-object voor programma’s
arg-plain = Geen tekeningen, alleen woorden
arg-lesson-lesson = Een les van een spel (diamoniak/first) of een bestand
arg-play-game = Het spel, bij zijn naam (`ludogite games` somt ze op), of een opgeslagen partij (`.ludo`) om verder te spelen
arg-threads = Hoeveel tegelijk; anders zoveel als de machine kernen heeft
arg-path = De opgenomen partij (`.ludo`); `-` leest die van de standaardinvoer
arg-play-seats = Wie waar zit: me of me:NAAM, gentle, easy, fair, middle, good, strong; gescheiden door komma’s; standaard me,middle, of me alleen
arg-play-first = De plaats die begint (de jongste, waar de regels dat zeggen)
arg-play-seed = Elke keer dezelfde kaarten trekken; anders komt het toeval van het systeem
arg-play-save = Waar de partij geschreven wordt; anders SPEL-1.ludo, SPEL-2.ludo, … in deze map
arg-replay-seat = Kijken met de ogen van deze plaats; anders als iemand die meekijkt
arg-replay-story = Vertellen wat er gebeurde, regel voor regel
arg-review-most = Hoeveel keuzes van elke plaats getoond worden, de duurste eerst
arg-show-at = Na deze regel van de partij (0 is het begin); anders na de laatste
arg-show-record = Een hele nieuwe partij die bij deze stelling begint
arg-show-svg = Wat op tafel ligt als SVG-plaatje, waar het spel het kan tekenen
arg-simulate-seats = Wie speelt, gescheiden door komma’s
arg-simulate-ladder = In plaats daarvan elk van onze spelers tegen de eerstvolgende zwakkere
arg-simulate-games = Hoeveel partijen
arg-simulate-swap = Iedereen na elke partij een plaats opschuiven, zodat iedereen even vaak begint
arg-simulate-seed = Welke partijen: hetzelfde getal geeft dezelfde partijen
arg-simulate-physics = Dobbelstenen en dominostenen echt laten vallen; anders worden alleen hun geschatte kansen gevraagd, wat veel sneller gaat
arg-simulate-save = Elke partij in deze map bewaren
arg-solve-yam-boxes = De open vakjes, gescheiden door komma’s; anders het hele blad
arg-solve-yam-rounds = Hoeveel zulke rondes opgeteld worden; anders zoals de opties zeggen als alle vakjes open zijn, of 1
arg-solve-patience-seed = Een ander getal, een ander beeld
arg-solve-patience-seconds = Uiterlijk na zoveel seconden stoppen
arg-solve-patience-steps = Na zoveel stappen stoppen, hoe lang het ook duurt: dezelfde startwaarde en evenveel stappen geven overal hetzelfde beeld
arg-solve-patience-svg = Ook een plaatje schrijven
arg-word-words = Het woord, met of zonder accenten
arg-engine-seed = Welk toeval en welke grillen: hetzelfde getal geeft dezelfde antwoorden op dezelfde vragen
arg-completions-shell = Voor deze shell
arg-manual-command = Alleen deze opdracht
arg-serve-port = De poort; 0 neemt een vrije
arg-serve-listen = Het adres om op te luisteren; 0.0.0.0 zijn ze allemaal
arg-serve-data = Map van de tafels en van de sleutel die cookies tekent; anders ludogite in de gegevensmap van de gebruiker
arg-serve-store = Waar de tafels staan: sqlite, één bestand in die map, of postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE zegt hetzelfde, en wie opsomt wat er draait, ziet het niet
arg-serve-open = De pagina in de browser tonen
arg-serve-log = Vorm van het logboek op stderr; RUST_LOG zegt hoeveel
arg-serve-bot_pause_ms = Hoeveel milliseconden iemand van ons wacht voor de zet, zodat je kunt meekijken
arg-serve-behind_proxy = Er staat een proxy op deze machine voor ons; hetzelfde als --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Een proxy die voor ons staat, met adres of netwerk: wat die over adressen, namen en https zegt wordt geloofd (docs/host.md)
arg-serve-metrics_for = Wie /metrics mag lezen; niemand, als niemand genoemd is
arg-serve-host_page = Een pagina voor wie het huis beheert: wat er gebeurt, sluiten voor onderhoud, de grenzen; ze gaat open met een link die één keer werkt (docs/host.md)
arg-serve-keep_unfinished = Dagen waarna een tafel weggaat waar niemand terugkwam en die niet is uitgespeeld; 0: nooit
arg-serve-keep_finished = Hetzelfde voor partijen die uit zijn
arg-serve-give_up_after = Dagen waarna een partij waar niemand terugkwam zonder uitslag eindigt en de startwaarde bekendmaakt
arg-serve-changes_per_minute = Hoe vaak per minuut een adres een tafel mag klaarzetten, gaan zitten enz.; 0 is onbeperkt
arg-serve-frames_per_second = Hoeveel berichten per seconde een lijn op den duur mag sturen; 0 is onbeperkt
arg-serve-visits_per_minute = Hoe vaak per minuut een adres een partij mag opvragen of een lijn openen; 0 is onbeperkt
arg-serve-looks_per_minute = Hoe vaak per minuut een adres de lijst van tafels, de toestand en de cijfers mag opvragen; 0 is onbeperkt
arg-serve-tables_per_guest = Hoeveel lopende tafels een gast mag hebben
arg-serve-tables_per_address = Hoeveel lopende tafels alle gasten van een adres mogen hebben
arg-serve-sockets_per_address = Hoeveel lijnen er vanaf een adres open mogen zijn
arg-serve-connections_per_address = Hoeveel verbindingen van welke aard ook er vanaf een adres open mogen zijn

## What each command teaches
teach-ludogite =
    Voorbeelden:
      ludogite games            wat er te spelen is
      ludogite play diamoniak   een partij in deze terminal, tegen iemand van ons
      ludogite serve --open     het huis in de browser

    `ludogite help OPDRACHT` zegt meer, met voorbeelden.
    Eindcodes: 0 alles goed; 1 wat gelezen werd is fout (een verboden regel, een oneerlijke trekking); 2 de opdracht is fout geschreven.
teach-games =
    Voorbeelden:
      ludogite games             voor mensen, in hun taal
      ludogite games diamoniak   alleen dit
      ludogite games --lang fr   in het Frans
      ludogite games --json      voor programma’s
teach-lesson =
    De les zegt bij elke stap wat je moet doen; daarna speel je echt verder.

    Voorbeelden:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Wat je mag doen staat er met nummers; typ een nummer of wat erachter staat. `?` legt de rest uit: tip, terugnemen, stoppen.
    De partij wordt tijdens het spelen opgeschreven, niets gaat verloren; daarna kun je die naspelen en nakijken.

    Voorbeelden:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      twee mensen, één toetsenbord
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   elke keer dezelfde kaarten
      ludogite play diamoniak-1.ludo                      een bewaarde partij voortzetten
teach-replay =
    Een regel die de spelregels weigeren houdt alles tegen: plaats, regel en reden worden genoemd, en de eindcode is 1.

    Voorbeelden:
      ludogite replay game.ludo            uitslag, punten, wie aan de beurt is, en de tafel
      ludogite replay game.ludo --seat 2   zoals plaats 2 het ziet
      ludogite replay game.ludo --story    wat er gebeurde, regel voor regel
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    van de standaardinvoer
teach-review =
    Elke afgelopen partij: waar het op aankwam en wat het kostte. Waar het is uitgerekend (de Yam, Progressie…) is wat aan het begin te verwachten was, plus het geluk, min wat keuzes kostten, de score.

    Voorbeelden:
      ludogite review game.ludo              het geluk van elke plaats en de duurste keuzes
      ludogite review game.ludo --most 100   alles wat iets kostte
      ludogite review game.ludo --json       seats (sum, said, moments) en opmerkingen per regel
teach-show =
    De stelling kan na het woord `position` in de kop van een nieuwe partij staan, die dan daar begint.

    Voorbeelden:
      ludogite show game.ludo                                  de stelling aan het eind
      ludogite show game.ludo --at 12                          na regel 12 van de partij
      ludogite show game.ludo --at 0                           het begin
      ludogite show game.ludo --svg > tower.svg                de tafel als plaatje (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   een nieuwe partij die daar begint
teach-verify =
    Voor de partij maakt het huis de SHA-256 van zijn startwaarde bekend (de belofte), elke plaats voegt een eigen getal toe, en aan het eind wordt de startwaarde bekendgemaakt. Elke trekking wordt nagerekend, en de eerste die niet klopt wordt genoemd.

    Voorbeelden:
      ludogite verify game.ludo          eindcode 0 als het eerlijk is, 1 als het dat niet is of niet te weten is
      ludogite verify game.ludo --json   voor programma’s
teach-simulate =
    Spelers: random (een willekeurige toegestane zet), gentle, easy, fair, middle, good, strong. De plaatsen staan in de volgorde waarin je zit; plaats 1 begint. Zeges komen met hun 95 %-interval (Wilson); een gedeelde zege telt in gelijke delen. Dezelfde startwaarde geeft dezelfde partijen, ongeacht het aantal threads.

    Voorbeelden:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   helpt het om te beginnen?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   echte instortingen, en elke partij bewaard
teach-solve =
    yam en base zijn exact: er wordt niets geloot, en dezelfde vraag heeft tot het laatste cijfer hetzelfde antwoord. patience is een zoektocht: het beste wat in die tijd te vinden is.

    Voorbeelden:
      ludogite solve yam                              een ronde Yam alleen, en wat elk vakje waard is
      ludogite solve yam --boxes full,suite,super     met alleen deze vakjes open
      ludogite solve yam --option suiteReading=pick   volgens andere regels
      ludogite solve base                             een beurt van het basisspel
      ludogite solve patience --seed 7                een beeld van alle 112 letters van Diamino, als het te vinden is
      ludogite solve patience --svg layout.svg        hetzelfde als plaatje
teach-solve-yam =
    Voorbeelden:
      ludogite solve yam                                       een ronde, en wat elk vakje waard is
      ludogite solve yam --boxes full,suite,super --rounds 2   twee rondes met alleen deze vakjes open
teach-solve-base =
    Voorbeelden:
      ludogite solve base
      ludogite solve base --json   voor programma’s
teach-solve-patience =
    Voorbeelden:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   hooguit tien seconden, en een plaatje
teach-word =
    Eindcodes: 0 het mag gespeeld worden (allemaal, als het er meer zijn); 1 het mag niet.
    Met de opties van een tafel gaat het om de woorden die daar zijn afgesproken: verbsOnly, subject, headwordsOnly, childrensTable.

    Voorbeelden:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      meer tegelijk
      ludogite word AIMAT --option headwordsOnly=on      alleen woorden zoals het woordenboek ze noemt
      ludogite word CANON --option subject=armee --json  alleen woorden van het leger, voor programma’s
teach-engine =
    Een ander programma stelt per regel een vraag en leest het antwoord; docs/engine.md zegt hoe.

    Voorbeelden:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Voorbeelden:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Voorbeelden:
      ludogite licenses | less
teach-manual =
    Voorbeelden:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Alles staat in de gegevensmap; neem die mee en de tafels gaan elders verder. Ctrl-C sluit netjes af.

    Voorbeelden:
      ludogite serve                              op deze machine: http://127.0.0.1:7777
      ludogite serve --open                       en in de browser tonen
      ludogite serve --listen 0.0.0.0 --port 80   voor iedereen die deze machine kan bereiken
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = vakje
solve-alone = alleen
solve-share = in de ronde
solve-round = Een ronde Yam met deze vakjes: gemiddeld { $value } punten
solve-rounds = { $rounds } rondes: { $value }
solve-base = Een beurt van het basisspel, voor zoveel mogelijk punten: gemiddeld { $value }
solve-patience = { $laid } van { $of } letters (startwaarde { $seed }, { $steps } stappen)
solve-left = over: { $squares }
solve-progress-boxes = verzamelingen vakjes
solve-progress-squares = letters

## ludogite puzzles
arg-puzzles-play-puzzle = Een puzzel (yaminos/keep/17), een soort (yaminos/keep) of een spel
arg-puzzles-play-grade = Alleen van deze graad: 1 is het makkelijkst, 5 het moeilijkst
arg-puzzles-play-count = Hoeveel, na elkaar
arg-puzzles-play-seed = Hetzelfde getal, dezelfde puzzels; anders komt het toeval van het besturingssysteem
arg-puzzles-make-kind = Een soort puzzels (yaminos/keep)
arg-puzzles-make-count = Hoeveel
arg-puzzles-make-found = Hoeveel er gezocht worden voordat er zoveel blijven, makkelijke en moeilijke; anders twee keer zoveel
arg-puzzles-make-seed = Welke partijen: hetzelfde getal geeft dezelfde puzzels
arg-puzzles-check-kind = Een soort (yaminos/keep) of een spel; anders alle
arg-puzzles-check-long = Allemaal, niet alleen enkele
arg-puzzles-found-kind = Een soort (yaminos/keep) of een spel; anders alle
arg-puzzles-found-anew = De spelers nog eens vragen, in plaats van te zeggen wat de rijen vertellen over wie ze heeft ingeschaald
teach-puzzles =
    Voorbeelden:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Voorbeelden:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Voorbeelden:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Voorbeelden:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Voorbeelden:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Een bestand dat dit alles zegt; wat hier getypt wordt, telt meer (`ludogite settings` toont er een om mee te beginnen)
arg-backup-to = Het bestand; een reservekopie die er al is, wordt vervangen zodra de nieuwe gecontroleerd is
arg-backup-data = Map van het huis; anders ludogite in de gegevensmap van de gebruiker
arg-host-link-data = Map van het huis; anders ludogite in de gegevensmap van de gebruiker
arg-doctor-data = Map van het huis; anders ludogite in de gegevensmap van de gebruiker
arg-doctor-store = Waar de tafels bewaard worden, zoals je het tegen `ludogite serve` zegt: sqlite, of postgres://USER:PASSWORD@HOST/DATABASE; of LUDOGITE_STORE
arg-restore-file = De reservekopie
arg-restore-data = Een lege map, of een die er nog niet is
arg-serve-tls_cert = Met https en dit certificaat (PEM, met alle die het ondertekenen); opnieuw gelezen als het verandert
arg-serve-tls_key = De sleutel van het certificaat (PEM)
arg-serve-http_redirect_port = Wie met http naar deze poort komt, wordt naar https gestuurd
arg-serve-acme = Over https, met een certificaat op deze naam dat het huis zelf ophaalt (ACME) en vernieuwt; nog eens voor elke naam erbij. Het gaat akkoord met de voorwaarden van wie het uitgeeft, en --http-redirect-port is 80 als er niets anders gezegd wordt (docs/host.md)
arg-serve-acme_directory = Wie het uitgeeft: Let’s Encrypt, als er niets anders gezegd wordt
arg-serve-acme_contact = Waar ze over een certificaat naartoe mogen schrijven
arg-serve-acme_ca = Wie voor hen tekent, waar het systeem hen niet vertrouwt: PEM
arg-serve-backup_to = Steeds weer een reservekopie van het huis in deze map maken
arg-serve-backup_every = Hoe vaak: 30m, 12h, 1d (dag)
arg-serve-keep = Hoe lang een reservekopie blijft; de nieuwste altijd
teach-settings =
    Elke regel is uitgelegd en zegt wat gebruikelijk is. Een onbekende sleutel is een fout die zijn regel noemt.

    Voorbeelden:
      ludogite settings > huis.toml
      ludogite serve --config huis.toml
teach-host-link =
    Het huis is geopend met `ludogite serve --host-page`. Een eerder gemaakte link leidt nergens meer heen; de toegelaten browser blijft dat tot er een andere via een link binnenkomt.
    Achter een proxy zet je de naam van het huis voor /host.

    Voorbeelden:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    Het huis mag open zijn: niemand wacht erop. In het bestand zit alles, ook de sleutel die cookies ondertekent; bewaar het als een sleutel.
    Het krijgt zijn naam pas als het geopend is en elke partij erin nagespeeld is.

    Voorbeelden:
      ludogite backup huis.sqlite
      ludogite backup /mnt/usb/huis.sqlite --data /var/lib/ludogite
teach-restore =
    De reservekopie wordt eerst onderzocht. Een map waar iets in staat, wordt nooit aangeraakt.

    Voorbeelden:
      ludogite restore huis.sqlite --data /var/lib/ludogite-nieuw
      ludogite serve --data /var/lib/ludogite-nieuw
teach-doctor =
    Het huis mag open zijn. Exitcodes: 0 alles is goed; 1 er is iets mis; er staat bij wat, en wat zou helpen.

    Voorbeelden:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
