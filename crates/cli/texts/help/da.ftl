# Hvad --help siger, på dansk.

help-command = KOMMANDO
help-usage = Brug
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Valg
help-default = ellers
help-possible = mulige
help-examples = Eksempler
help-help = Vis denne side, eller hjælpen til en kommando
help-solve-yam = Yam fra 7 Yaminos, for én spiller, der vil have så mange point som muligt
help-solve-base = En tur af grundspillet i 7 Yaminos: hvornår man skal stoppe
help-solve-patience = Diaminos kabale: læg så mange som muligt af de 112 bogstaver

## What each option does
arg-lang = Sprog for det, mennesker læser; ellers terminalens (LC_ALL, LC_MESSAGES, LANG), eller engelsk
arg-help = Vis hjælpen
arg-version = Vis versionen
arg-games-game = Kun dette spil; ellers alle
arg-game = Spillet, med sit korte navn (`ludogite games` viser dem)
arg-options = Ændr et valg ved bordet; må gives flere gange
arg-preset = Begynd med færdige regler; --option ændrer dem bagefter
arg-json = Ét JSON-objekt til programmer
arg-plain = Ingen tegninger, kun ord
arg-lesson-lesson = En lektion i et spil (diamoniak/first) eller en fil
arg-play-game = Spillet, ved sit navn (`ludogite games` opregner dem), eller et gemt parti (`.ludo`) at spille videre på
arg-threads = Hvor mange på én gang; ellers så mange, som maskinen har kerner
arg-path = Det optagne spil (`.ludo`); `-` læser det fra standard input
arg-play-seats = Hvem der sidder hvor: me eller me:NAVN, gentle, easy, fair, middle, good, strong; adskilt af kommaer; ellers me,middle, eller me alene
arg-play-first = Pladsen, der begynder (den yngste, hvor reglerne siger det)
arg-play-seed = Træk de samme kort hver gang; ellers kommer tilfældet fra systemet
arg-play-save = Hvor spillet skrives; ellers SPIL-1.ludo, SPIL-2.ludo, … i denne mappe
arg-replay-seat = Se med denne plads’ øjne; ellers som en, der kigger med
arg-replay-story = Fortæl, hvad der skete, linje for linje
arg-review-most = Hvor mange valg af hver plads der vises, de dyreste først
arg-show-at = Efter denne linje i spillet (0 er begyndelsen); ellers efter den sidste
arg-show-record = Et helt nyt spil, der begynder fra stillingen
arg-show-svg = Det, der ligger på bordet, som SVG-billede, hvor spillet kan tegne det
arg-simulate-seats = Hvem der spiller, adskilt af kommaer
arg-simulate-ladder = I stedet hver af vores spillere mod den næste, der er svagere
arg-simulate-games = Hvor mange spil
arg-simulate-swap = Flyt alle én plads efter hvert spil, så alle begynder lige ofte
arg-simulate-seed = Hvilke spil: samme tal giver samme spil
arg-simulate-physics = Lad terninger og dominobrikker virkelig falde; ellers spørges kun efter deres anslåede chancer, hvilket er meget hurtigere
arg-simulate-save = Gem hvert parti i denne mappe
arg-solve-yam-boxes = De åbne felter, adskilt af kommaer; ellers hele arket
arg-solve-yam-rounds = Hvor mange sådanne runder der lægges sammen; ellers som valgene siger, hvis alle felter er åbne, eller 1
arg-solve-patience-seed = Et andet tal, et andet billede
arg-solve-patience-seconds = Stop senest efter så mange sekunder
arg-solve-patience-steps = Stop efter så mange skridt, uanset tiden: samme frø og skridt giver samme billede overalt
arg-solve-patience-svg = Skriv også et billede
arg-word-words = Ordet, med eller uden accenter
arg-engine-seed = Hvilken tilfældighed og hvilke luner: samme tal giver samme svar på samme spørgsmål
arg-completions-shell = Til denne skal
arg-manual-command = Kun denne kommando
arg-serve-port = Porten; 0 tager en ledig
arg-serve-listen = Adressen, der lyttes på; 0.0.0.0 er dem alle
arg-serve-data = Mappe til bordene og til nøglen, der signerer cookies; ellers ludogite i brugerens datamappe
arg-serve-store = Hvor bordene ligger: sqlite, én fil i den mappe, eller postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE siger det samme, uden at den, der lister processer, ser det
arg-serve-open = Vis siden i browseren
arg-serve-log = Loggens form på stderr; RUST_LOG siger, hvor meget
arg-serve-bot_pause_ms = Hvor mange millisekunder en af vores venter før sit træk, så man kan følge med
arg-serve-behind_proxy = Der står en proxy på denne maskine foran os; det samme som --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = En proxy, der står foran os, med adresse eller net: hvad den siger om adresser, navne og https, bliver troet (docs/host.md)
arg-serve-metrics_for = Hvem der må læse /metrics; ingen, hvis ingen er nævnt
arg-serve-host_page = En side for den, der passer huset: hvad der sker, lukke for vedligehold, grænserne; den åbnes med et link, der virker én gang (docs/host.md)
arg-serve-keep_unfinished = Dage, efter hvilke et bord fjernes, som ingen kom tilbage til, og som ikke blev spillet færdigt; 0: aldrig
arg-serve-keep_finished = Det samme for færdige spil
arg-serve-give_up_after = Dage, efter hvilke et spil, som ingen kom tilbage til, slutter uden resultat og afslører sit frø
arg-serve-changes_per_minute = Hvor tit pr. minut en adresse må gøre et bord klar, sætte sig og så videre; 0 er uden grænse
arg-serve-frames_per_second = Hvor mange beskeder pr. sekund en linje må sende i længden; 0 er uden grænse
arg-serve-visits_per_minute = Hvor tit pr. minut en adresse må bede om et spil eller åbne en linje; 0 er uden grænse
arg-serve-looks_per_minute = Hvor tit pr. minut en adresse må bede om listen over borde, tilstand og tal; 0 er uden grænse
arg-serve-tables_per_guest = Hvor mange igangværende borde en gæst må have
arg-serve-tables_per_address = Hvor mange igangværende borde alle gæster fra én adresse må have
arg-serve-sockets_per_address = Hvor mange linjer der må være åbne fra én adresse
arg-serve-connections_per_address = Hvor mange forbindelser af enhver art der må være åbne fra én adresse

## What each command teaches
teach-ludogite =
    Eksempler:
      ludogite games            hvad der er at spille
      ludogite play diamoniak   et spil i denne terminal, mod en af vores
      ludogite serve --open     huset i browseren

    `ludogite help KOMMANDO` fortæller mere, med eksempler.
    Slutkoder: 0 alt er godt; 1 det, der blev læst, er forkert (en forbudt linje, en uærlig trækning); 2 kommandoen er skrevet forkert.
teach-games =
    Eksempler:
      ludogite games             til mennesker, på deres sprog
      ludogite games diamoniak   kun dette
      ludogite games --lang fr   på fransk
      ludogite games --json      til programmer
teach-lesson =
    Lektionen siger ved hvert trin, hvad der skal gøres; derefter spiller du rigtigt.

    Eksempler:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Det, du må gøre, står med numre; skriv et nummer eller det, der står bagved. `?` forklarer resten: råd, fortryd, stop.
    Spillet skrives ned, mens du spiller, intet går tabt; bagefter kan du afspille og efterprøve det.

    Eksempler:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      to mennesker, ét tastatur
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   de samme kort hver gang
      ludogite play diamoniak-1.ludo                      fortsætte et gemt parti
teach-replay =
    En linje, som reglerne afviser, stopper det hele: sted, regel og grund siges, og slutkoden er 1.

    Eksempler:
      ludogite replay game.ludo            resultat, point, hvis tur, og bordet
      ludogite replay game.ludo --seat 2   som plads 2 ser det
      ludogite replay game.ludo --story    hvad der skete, linje for linje
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    fra standard input
teach-review =
    Ethvert afsluttet spil: det, der talte, og hvad det kostede. Hvor det er regnet ud (Yam, Progression …), er det, der kunne ventes fra start, plus held, minus det, valgene kostede, scoren.

    Eksempler:
      ludogite review game.ludo              heldet for hver plads og de dyreste valg
      ludogite review game.ludo --most 100   alt, der kostede noget
      ludogite review game.ludo --json       seats (sum, said, moments) og bemærkninger pr. linje
teach-show =
    Stillingen kan sættes ind efter ordet `position` i hovedet på et nyt spil, som så begynder dér.

    Eksempler:
      ludogite show game.ludo                                  stillingen til sidst
      ludogite show game.ludo --at 12                          efter linje 12 i spillet
      ludogite show game.ludo --at 0                           begyndelsen
      ludogite show game.ludo --svg > tower.svg                bordet som billede (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   et nyt spil, der begynder dér
teach-verify =
    Før spillet viser huset SHA-256 af sit frø (løftet), hver plads lægger sit eget tal til, og frøet afsløres til sidst. Hver trækning regnes efter, og den første, der ikke passer, nævnes.

    Eksempler:
      ludogite verify game.ludo          slutkode 0, hvis det er ærligt, 1, hvis det ikke er, eller hvis man ikke kan vide det
      ludogite verify game.ludo --json   til programmer
teach-simulate =
    Spillere: random (et hvilket som helst tilladt træk), gentle, easy, fair, middle, good, strong. Pladserne står i den rækkefølge, man sidder i; plads 1 begynder. Sejre kommer med deres 95 %-interval (Wilson); en delt sejr tæller i lige dele. Samme frø giver samme spil, uanset antallet af tråde.

    Eksempler:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   hjælper det at begynde?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   rigtige fald, og hvert parti gemt
teach-solve =
    yam og base er eksakte: intet trækkes ved lod, og samme spørgsmål har samme svar til sidste ciffer. patience er en søgen: det bedste, den finder på den givne tid.

    Eksempler:
      ludogite solve yam                              en runde Yam alene, og hvad hvert felt er værd
      ludogite solve yam --boxes full,suite,super     med kun disse felter åbne
      ludogite solve yam --option suiteReading=pick   efter andre regler
      ludogite solve base                             en tur af grundspillet
      ludogite solve patience --seed 7                et billede af alle 112 bogstaver i Diamino, hvis det kan findes
      ludogite solve patience --svg layout.svg        det samme som billedfil
teach-solve-yam =
    Eksempler:
      ludogite solve yam                                       en runde, og hvad hvert felt er værd
      ludogite solve yam --boxes full,suite,super --rounds 2   to runder med kun disse felter åbne
teach-solve-base =
    Eksempler:
      ludogite solve base
      ludogite solve base --json   til programmer
teach-solve-patience =
    Eksempler:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   højst ti sekunder, og et billede
teach-word =
    Slutkoder: 0 det må spilles (alle, hvis der er flere); 1 det må det ikke.
    Med et bords valg menes de ord, bordet er enigt om: verbsOnly, subject, headwordsOnly, childrensTable.

    Eksempler:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      flere på én gang
      ludogite word AIMAT --option headwordsOnly=on      kun ord, som de står i ordbogen
      ludogite word CANON --option subject=armee --json  kun hærens ord, til programmer
teach-engine =
    Et andet program stiller et spørgsmål pr. række og læser svaret; docs/engine.md siger, hvordan.

    Eksempler:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Eksempler:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Eksempler:
      ludogite licenses | less
teach-manual =
    Eksempler:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Alt ligger i datamappen; tag den med, så går bordene videre et andet sted. Ctrl-C lukker i god orden.

    Eksempler:
      ludogite serve                              på denne maskine: http://127.0.0.1:7777
      ludogite serve --open                       og vis det i browseren
      ludogite serve --listen 0.0.0.0 --port 80   til alle, der kan nå denne maskine
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = felt
solve-alone = alene
solve-share = i runden
solve-round = En runde Yam af disse felter: { $value } point i snit
solve-rounds = { $rounds } runder: { $value }
solve-base = En tur af grundspillet, for så mange point som muligt: { $value } i snit
solve-patience = { $laid } af { $of } bogstaver (frø { $seed }, { $steps } skridt)
solve-left = tilbage: { $squares }
solve-progress-boxes = mængder af felter
solve-progress-squares = bogstaver

## ludogite puzzles
arg-puzzles-play-puzzle = En opgave (yaminos/keep/17), en type (yaminos/keep) eller et spil
arg-puzzles-play-grade = Kun af denne grad: 1 er lettest, 5 sværest
arg-puzzles-play-count = Hvor mange, en efter en
arg-puzzles-play-seed = Samme tal, samme opgaver; ellers kommer tilfældet fra operativsystemet
arg-puzzles-make-kind = En slags opgaver (yaminos/keep)
arg-puzzles-make-count = Hvor mange
arg-puzzles-make-found = Hvor mange der findes, før så mange beholdes, lette og svære; ellers dobbelt så mange
arg-puzzles-make-seed = Hvilke partier: samme tal giver samme opgaver
arg-puzzles-check-kind = En type (yaminos/keep) eller et spil; ellers alle
arg-puzzles-check-long = Alle, ikke kun nogle
arg-puzzles-found-kind = En type (yaminos/keep) eller et spil; ellers alle
arg-puzzles-found-anew = Spørg spillerne en gang til i stedet for at fortælle, hvad rækkerne siger om dem, der graderede dem
teach-puzzles =
    Eksempler:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Eksempler:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Eksempler:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Eksempler:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Eksempler:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = En fil, der siger alt dette; det, der skrives her, tæller mere (`ludogite settings` viser en at begynde med)
arg-backup-to = Filen; en sikkerhedskopi, der allerede er der, erstattes, så snart den nye er kontrolleret
arg-backup-data = Husets mappe; ellers ludogite i brugerens datamappe
arg-host-link-data = Husets mappe; ellers ludogite i brugerens datamappe
arg-doctor-data = Husets mappe; ellers ludogite i brugerens datamappe
arg-doctor-store = Hvor bordene opbevares, som man siger det til `ludogite serve`: sqlite, eller postgres://USER:PASSWORD@HOST/DATABASE; eller LUDOGITE_STORE
arg-restore-file = Sikkerhedskopien
arg-restore-data = En tom mappe, eller en, der ikke findes endnu
arg-serve-tls_cert = Med https og dette certifikat (PEM, med alle, der underskriver det); læses igen, når det ændres
arg-serve-tls_key = Certifikatets nøgle (PEM)
arg-serve-http_redirect_port = Send den, der kommer med http til denne port, videre til https
arg-serve-acme = Over https, med et certifikat til dette navn, som huset selv henter (ACME) og fornyer; en gang til for hvert yderligere navn. Det går med til vilkårene hos den, der udsteder det, og --http-redirect-port er 80, hvis intet andet siges (docs/host.md)
arg-serve-acme_directory = Hvem der udsteder det: Let’s Encrypt, hvis intet andet siges
arg-serve-acme_contact = Hvor de må skrive hen om et certifikat
arg-serve-acme_ca = Hvem der skriver under for dem, hvor systemet ikke stoler på dem: PEM
arg-serve-backup_to = Sikkerhedskopiér huset til denne mappe, igen og igen
arg-serve-backup_every = Hvor tit: 30m, 12h, 1d (dag)
arg-serve-keep = Hvor længe en sikkerhedskopi gemmes; den nyeste altid
teach-settings =
    Hver linje er forklaret og siger, hvad der er sædvanligt. En ukendt nøgle er en fejl, der nævner sin linje.

    Eksempler:
      ludogite settings > hus.toml
      ludogite serve --config hus.toml
teach-host-link =
    Huset blev åbnet med `ludogite serve --host-page`. Et link fra før fører ingen steder hen mere; den browser, der er lukket ind, bliver det, til en anden kommer ind med et link.
    Bag en proxy sætter du husets navn foran /host.

    Eksempler:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    Huset må være åbent: ingen venter på det. I filen er alt, også nøglen, der underskriver cookies; gem den som en nøgle.
    Den får først sit navn, når den er åbnet, og hvert spil i den er spillet igennem.

    Eksempler:
      ludogite backup hus.sqlite
      ludogite backup /mnt/usb/hus.sqlite --data /var/lib/ludogite
teach-restore =
    Sikkerhedskopien undersøges først. En mappe, hvor der ligger noget, bliver aldrig rørt.

    Eksempler:
      ludogite restore hus.sqlite --data /var/lib/ludogite-nyt
      ludogite serve --data /var/lib/ludogite-nyt
teach-doctor =
    Huset må være åbent. Slutkoder: 0 alt er godt; 1 noget er galt, og det siges hvad, og hvad der ville hjælpe.

    Eksempler:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
