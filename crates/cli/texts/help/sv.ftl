# Vad --help säger, på svenska.

help-command = KOMMANDO
help-usage = Användning
help-commands = Kommandon
help-arguments = Argument
help-options = Val
help-default = annars
help-possible = möjliga
help-examples = Exempel
help-help = Visa den här sidan, eller hjälpen till ett kommando
help-solve-yam = Yam ur 7 Yaminos, för en ensam spelare som vill ha så många poäng som möjligt
help-solve-base = En tur av grundspelet i 7 Yaminos: när man ska sluta
help-solve-patience = Diaminos patiens: lägg så många som möjligt av de 112 bokstäverna

## What each option does
arg-lang = Språk för det som människor läser; annars terminalens (LC_ALL, LC_MESSAGES, LANG), eller engelska
arg-help = Visa hjälpen
arg-version = Visa versionen
arg-games-game = Bara det här spelet; annars alla
arg-game = Spelet, med sitt korta namn (`ludogite games` visar dem)
arg-options = Ändra ett val vid bordet; får ges flera gånger
arg-preset = Börja med färdiga regler; --option ändrar dem sedan
arg-json = Ett JSON-objekt för program
arg-plain = Inga teckningar, bara ord
arg-lesson-lesson = En lektion i ett spel (diamoniak/first) eller en fil
arg-play-game = Spelet, med sitt namn (`ludogite games` räknar upp dem), eller ett sparat parti (`.ludo`) att spela vidare
arg-threads = Hur många på en gång; annars så många som maskinen har kärnor
arg-path = Det inspelade partiet (`.ludo`); `-` läser det från standard in
arg-play-seats = Vem som sitter var: me eller me:NAMN, gentle, easy, fair, middle, good, strong; med komma emellan; annars me,middle, eller me ensam
arg-play-first = Platsen som börjar (den yngsta, där reglerna säger så)
arg-play-seed = Dra samma kort varje gång; annars kommer slumpen från systemet
arg-play-save = Var partiet skrivs; annars SPEL-1.ludo, SPEL-2.ludo, … i den här mappen
arg-replay-seat = Se med den här platsens ögon; annars som någon som tittar på
arg-replay-story = Berätta vad som hände, rad för rad
arg-review-most = Hur många val av varje plats som visas, de dyraste först
arg-show-at = Efter den här raden i partiet (0 är början); annars efter den sista
arg-show-record = Ett helt nytt parti som börjar från ställningen
arg-show-svg = Det som ligger på bordet som SVG-bild, där spelet kan rita det
arg-simulate-seats = Vilka som spelar, med komma emellan
arg-simulate-ladder = I stället var och en av våra spelare mot den närmast svagare
arg-simulate-games = Hur många partier
arg-simulate-swap = Flytta alla en plats efter varje parti, så att alla börjar lika ofta
arg-simulate-seed = Vilka partier: samma tal ger samma partier
arg-simulate-physics = Låt tärningar och dominobrickor falla på riktigt; annars frågas bara efter deras uppskattade chanser, vilket går mycket fortare
arg-simulate-save = Spara varje parti i den här mappen
arg-solve-yam-boxes = De öppna rutorna, med komma emellan; annars hela bladet
arg-solve-yam-rounds = Hur många sådana omgångar som läggs ihop; annars som valen säger om alla rutor är öppna, eller 1
arg-solve-patience-seed = Ett annat tal, en annan bild
arg-solve-patience-seconds = Sluta senast efter så många sekunder
arg-solve-patience-steps = Sluta efter så många steg, hur lång tid det än tar: samma frö och steg ger samma bild överallt
arg-solve-patience-svg = Skriv också en bild
arg-word-words = Ordet, med eller utan accenter
arg-engine-seed = Vilken slump och vilka nycker: samma tal ger samma svar på samma frågor
arg-completions-shell = För det här skalet
arg-manual-command = Bara det här kommandot
arg-serve-port = Porten; 0 tar en ledig
arg-serve-listen = Adressen att lyssna på; 0.0.0.0 är alla
arg-serve-data = Mapp för borden och för nyckeln som signerar kakor; annars ludogite i användarens datamapp
arg-serve-store = Var borden finns: sqlite, en fil i den mappen, eller postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE säger samma sak utan att den som listar processer ser det
arg-serve-open = Visa sidan i webbläsaren
arg-serve-log = Loggens form på stderr; RUST_LOG säger hur mycket
arg-serve-bot_pause_ms = Hur många millisekunder någon av oss väntar före sitt drag, så att man hinner se
arg-serve-behind_proxy = Det står en proxy på den här maskinen framför oss; samma som --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = En proxy som står framför oss, med adress eller nät: vad den säger om adresser, namn och https litar vi på (docs/host.md)
arg-serve-metrics_for = Vem som får läsa /metrics; ingen, om ingen nämns
arg-serve-host_page = En sida för den som sköter huset: vad som händer, stänga för underhåll, gränserna; den öppnas med en länk som fungerar en gång (docs/host.md)
arg-serve-keep_unfinished = Dagar efter vilka ett bord tas bort som ingen kom tillbaka till och som inte spelades färdigt; 0: aldrig
arg-serve-keep_finished = Detsamma för färdiga spel
arg-serve-give_up_after = Dagar efter vilka ett spel som ingen kom tillbaka till slutar utan resultat och avslöjar sitt frö
arg-serve-changes_per_minute = Hur ofta per minut en adress får duka ett bord, sätta sig och så vidare; 0 är utan gräns
arg-serve-frames_per_second = Hur många meddelanden per sekund en linje får skicka i längden; 0 är utan gräns
arg-serve-visits_per_minute = Hur ofta per minut en adress får be om ett parti eller öppna en linje; 0 är utan gräns
arg-serve-looks_per_minute = Hur ofta per minut en adress får be om listan över bord, tillstånd och siffror; 0 är utan gräns
arg-serve-tables_per_guest = Hur många pågående bord en gäst får ha
arg-serve-tables_per_address = Hur många pågående bord alla gäster från en adress får ha
arg-serve-sockets_per_address = Hur många linjer som får vara öppna från en adress
arg-serve-connections_per_address = Hur många anslutningar av alla slag som får vara öppna från en adress

## What each command teaches
teach-ludogite =
    Exempel:
      ludogite games            vad som finns att spela
      ludogite play diamoniak   ett parti i den här terminalen, mot någon av oss
      ludogite serve --open     huset i webbläsaren

    `ludogite help KOMMANDO` berättar mer, med exempel.
    Slutkoder: 0 allt är bra; 1 det som lästes är fel (en förbjuden rad, en oärlig dragning); 2 kommandot är fel skrivet.
teach-games =
    Exempel:
      ludogite games             för människor, på deras språk
      ludogite games diamoniak   bara det här
      ludogite games --lang fr   på franska
      ludogite games --json      för program
teach-lesson =
    Lektionen säger vid varje steg vad som ska göras; sedan spelar du på riktigt.

    Exempel:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    Vad du får göra står med nummer; skriv ett nummer eller det som står efter. `?` förklarar resten: tips, ångra, sluta.
    Partiet skrivs ner medan du spelar, inget går förlorat; sedan kan du spela upp och kontrollera det.

    Exempel:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      två personer, ett tangentbord
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   samma kort varje gång
      ludogite play diamoniak-1.ludo                      fortsätta ett sparat parti
teach-replay =
    En rad som reglerna inte tillåter stoppar allt: plats, regel och skäl sägs, och slutkoden är 1.

    Exempel:
      ludogite replay game.ludo            resultat, poäng, vems tur, och bordet
      ludogite replay game.ludo --seat 2   som plats 2 ser det
      ludogite replay game.ludo --story    vad som hände, rad för rad
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    från standard in
teach-review =
    Varje avslutat parti: det som avgjorde och vad det kostade. Där det är uträknat (Yam, Progression …) är det som kunde väntas från början, plus tur, minus det som valen kostade, poängen.

    Exempel:
      ludogite review game.ludo              turen för varje plats och de dyraste valen
      ludogite review game.ludo --most 100   allt som kostade något
      ludogite review game.ludo --json       seats (sum, said, moments) och anmärkningar per rad
teach-show =
    Ställningen kan klistras in efter ordet `position` i huvudet på ett nytt parti, som då börjar där.

    Exempel:
      ludogite show game.ludo                                  ställningen i slutet
      ludogite show game.ludo --at 12                          efter rad 12 i partiet
      ludogite show game.ludo --at 0                           början
      ludogite show game.ludo --svg > tower.svg                bordet som bild (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   ett nytt parti som börjar där
teach-verify =
    Före partiet visar huset SHA-256 av sitt frö (löftet), varje plats lägger till ett eget tal, och fröet avslöjas i slutet. Varje dragning räknas om, och den första som inte stämmer nämns.

    Exempel:
      ludogite verify game.ludo          slutkod 0 om det är ärligt, 1 om inte eller om man inte kan veta
      ludogite verify game.ludo --json   för program
teach-simulate =
    Spelare: random (vilket tillåtet drag som helst), gentle, easy, fair, middle, good, strong. Platserna står i den ordning man sitter; plats 1 börjar. Segrar kommer med sitt 95 %-intervall (Wilson); en delad seger räknas i lika delar. Samma frö ger samma partier, med hur många trådar som helst.

    Exempel:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   hjälper det att börja?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   riktiga fall, och varje parti sparat
teach-solve =
    yam och base är exakta: inget lottas, och samma fråga har samma svar till sista siffran. patience är ett sökande: det bästa som hittas på tiden.

    Exempel:
      ludogite solve yam                              en omgång Yam ensam, och vad varje ruta är värd
      ludogite solve yam --boxes full,suite,super     med bara de här rutorna öppna
      ludogite solve yam --option suiteReading=pick   med andra regler
      ludogite solve base                             en tur av grundspelet
      ludogite solve patience --seed 7                en bild av alla 112 bokstäver i Diamino, om den går att hitta
      ludogite solve patience --svg layout.svg        samma som bildfil
teach-solve-yam =
    Exempel:
      ludogite solve yam                                       en omgång, och vad varje ruta är värd
      ludogite solve yam --boxes full,suite,super --rounds 2   två omgångar med bara de här rutorna öppna
teach-solve-base =
    Exempel:
      ludogite solve base
      ludogite solve base --json   för program
teach-solve-patience =
    Exempel:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   högst tio sekunder, och en bild
teach-word =
    Slutkoder: 0 det får spelas (alla, om de är flera); 1 det får det inte.
    Med ett bords val menas de ord som bordet har kommit överens om: verbsOnly, subject, headwordsOnly, childrensTable.

    Exempel:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      flera på en gång
      ludogite word AIMAT --option headwordsOnly=on      bara ord som de står i ordboken
      ludogite word CANON --option subject=armee --json  bara arméns ord, för program
teach-engine =
    Ett annat program ställer en fråga per rad och läser svaret; docs/engine.md säger hur.

    Exempel:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Exempel:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Exempel:
      ludogite licenses | less
teach-manual =
    Exempel:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Allt ligger i datamappen; ta den med dig, så går borden vidare någon annanstans. Ctrl-C stänger i god ordning.

    Exempel:
      ludogite serve                              på den här maskinen: http://127.0.0.1:7777
      ludogite serve --open                       och visa det i webbläsaren
      ludogite serve --listen 0.0.0.0 --port 80   för alla som når den här maskinen
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = ruta
solve-alone = ensam
solve-share = i omgången
solve-round = En omgång Yam av de här rutorna: { $value } poäng i snitt
solve-rounds = { $rounds } omgångar: { $value }
solve-base = En tur av grundspelet, för så många poäng som möjligt: { $value } i snitt
solve-patience = { $laid } av { $of } bokstäver (frö { $seed }, { $steps } steg)
solve-left = kvar: { $squares }
solve-progress-boxes = mängder av rutor
solve-progress-squares = bokstäver

## ludogite puzzles
arg-puzzles-play-puzzle = En uppgift (yaminos/keep/17), ett slag (yaminos/keep) eller ett spel
arg-puzzles-play-grade = Bara av den här graden: 1 är lättast, 5 svårast
arg-puzzles-play-count = Hur många, en efter en
arg-puzzles-play-seed = Samma tal, samma uppgifter; annars kommer slumpen från operativsystemet
arg-puzzles-make-kind = Ett slags uppgifter (yaminos/keep)
arg-puzzles-make-count = Hur många
arg-puzzles-make-found = Hur många som söks innan så många behålls, lätta och svåra; annars dubbelt så många
arg-puzzles-make-seed = Vilka partier: samma tal ger samma uppgifter
arg-puzzles-check-kind = Ett slag (yaminos/keep) eller ett spel; annars alla
arg-puzzles-check-long = Alla, inte bara några
arg-puzzles-found-kind = Ett slag (yaminos/keep) eller ett spel; annars alla
arg-puzzles-found-anew = Fråga spelarna en gång till, i stället för att säga vad raderna berättar om dem som graderade dem
teach-puzzles =
    Exempel:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Exempel:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Exempel:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Exempel:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Exempel:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = En fil som säger allt detta; det som skrivs här räknas mer (`ludogite settings` visar en att börja med)
arg-backup-to = Filen; en säkerhetskopia som redan finns ersätts så snart den nya är kontrollerad
arg-backup-data = Husets mapp; annars ludogite i användarens datamapp
arg-host-link-data = Husets mapp; annars ludogite i användarens datamapp
arg-doctor-data = Husets mapp; annars ludogite i användarens datamapp
arg-doctor-store = Var borden förvaras, som man säger det till `ludogite serve`: sqlite, eller postgres://USER:PASSWORD@HOST/DATABASE; eller LUDOGITE_STORE
arg-restore-file = Säkerhetskopian
arg-restore-data = En tom mapp, eller en som inte finns än
arg-serve-tls_cert = Med https och det här certifikatet (PEM, med alla som signerar det); läses om när det ändras
arg-serve-tls_key = Certifikatets nyckel (PEM)
arg-serve-http_redirect_port = Skicka den som kommer med http till den här porten vidare till https
arg-serve-acme = Över https, med ett certifikat på det här namnet som huset hämtar självt (ACME) och förnyar; en gång till för varje ytterligare namn. Det godkänner villkoren hos den som utfärdar det, och --http-redirect-port är 80 om inget annat sägs (docs/host.md)
arg-serve-acme_directory = Vem som utfärdar det: Let’s Encrypt, om inget annat sägs
arg-serve-acme_contact = Vart de får skriva om ett certifikat
arg-serve-acme_ca = Vem som skriver under åt dem, där systemet inte litar på dem: PEM
arg-serve-backup_to = Säkerhetskopiera huset till den här mappen, om och om igen
arg-serve-backup_every = Hur ofta: 30m, 12h, 1d (dag)
arg-serve-keep = Hur länge en säkerhetskopia sparas; den nyaste alltid
teach-settings =
    Varje rad är förklarad och säger vad som är vanligt. En okänd nyckel är ett fel som nämner sin rad.

    Exempel:
      ludogite settings > hus.toml
      ludogite serve --config hus.toml
teach-host-link =
    Huset öppnades med `ludogite serve --host-page`. En tidigare länk leder ingenstans längre; den insläppta webbläsaren förblir det tills en annan kommer in med en länk.
    Bakom en proxy sätter du husets namn före /host.

    Exempel:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    Huset får vara öppet: ingen väntar på det. I filen finns allt, även nyckeln som signerar kakor; förvara den som en nyckel.
    Den får sitt namn först när den har öppnats och varje parti i den har spelats om.

    Exempel:
      ludogite backup hus.sqlite
      ludogite backup /mnt/usb/hus.sqlite --data /var/lib/ludogite
teach-restore =
    Säkerhetskopian undersöks först. En mapp där något ligger rörs aldrig.

    Exempel:
      ludogite restore hus.sqlite --data /var/lib/ludogite-nytt
      ludogite serve --data /var/lib/ludogite-nytt
teach-doctor =
    Huset får vara öppet. Slutkoder: 0 allt är bra; 1 något är fel, och det sägs vad, och vad som skulle hjälpa.

    Exempel:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
