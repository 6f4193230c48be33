# Ludogîte på kommandoraden, på svenska.

list-and = { $before } och { $last }
you = Du
player-person = Spelare { $n }
player-gentle = Mycket lätt { $n }
player-easy = Lätt { $n }
player-fair = Ganska lätt { $n }
player-middle = Medel { $n }
player-good = Bra { $n }
player-strong = Stark { $n }

## ludogite --help
help-ludogite = Ett hus av spel: spela, spara, kontrollera och studera dem.
help-games = Listan över spelen och deras val
help-play = Spela i den här terminalen mot husets spelare
help-lesson = Lära sig ett spel genom att spela det
help-replay = Spela om ett sparat parti enligt reglerna och säga hur det står
help-review = Se tillbaka på ett parti: vad varje val kostade och vad turen ändrade
help-show = Visa ställningen efter en rad i ett parti
help-verify = Var slumpen i ett parti ärlig?
help-simulate = Låt husets spelare spela många partier och räkna vem som vinner
help-solve = Räkna ut bästa möjliga spel, där det går
help-word = Säga om ett ord får spelas i Diamino, och vad det är
help-serve = Öppna huset i webbläsaren
help-engine = Tala med andra program, rad för rad
help-completions = Skriva ett skript som kompletterar kommandon i ett skal
help-manual = Skriva manualsidan, för man
help-licenses = Visa vems arbete som finns i programmet, och på vilka villkor

## ludogite simulate
simulate-title = { $game }, { $n } partier, frö { $seed }
simulate-player = spelare
simulate-wins = vinner
simulate-interval = 95 %-intervall
simulate-score = poäng (medel)
simulate-seat = plats
simulate-shared = Partier som vanns av flera: { $n }; var och en får en lika stor del
simulate-estimated = (tärningar och fall uppskattas efter sina chanser, de simuleras inte; --physics släpper på riktigt)
simulate-turns = turer: { $mean } per parti, från { $min } till { $max }
simulate-lines = rader: { $mean } per parti, från { $min } till { $max }
simulate-speed = { $n } partier per sekund, { $seconds } s
simulate-uneven = (alla började inte lika ofta: { $n } är ingen multipel av antalet platser)

## ludogite games
games-seats = { $min } till { $max } spelare
games-options = Val (--option NAMN=VÄRDE)
games-only = Bara: { $forms }
games-presets = Färdiga regler (--preset NAMN)
games-default = (vanligt)

## ludogite play
play-welcome = Skriv ett nummer ur listan eller ordet efter det. ? förklarar allt annat.
play-more = … och { $n } till. ”{ $word }” visar alla, och du kan också skriva en själv.
play-hint = Vår starkaste spelare skulle säga: { $words } ({ $action }).
play-no-hint = Här finns inget tips: bedöm själv.
play-undone = Taget tillbaka.
play-cannot-undo = Inget kan tas tillbaka nu: bara ditt eget senaste drag, innan det har fått någon följd.
play-too-late = För sent: omgången är redan slut.
play-unreadable = Det förstår jag inte. Skriv ett nummer ur listan eller ett ord som ”{ $example }”.
play-saved = Spelet är sparat i { $file }.
play-nothing-to-save = Hej då! Inget hade hänt än.
play-go-on = Spela vidare:
play-from-here = Partiets frö är inte känt: det fortsätter härifrån med ny slump, i en egen fil.
play-was-it-fair = Var slumpen ärlig? Kontrollera:
play-word-help = hjälp
play-word-all = allt
play-word-table = bord
play-word-hint = tips
play-word-undo = ångra
play-word-quit = sluta
play-help =
    Ett nummer ur listan eller ordet efter det (början räcker) gör draget.
    tips    vad vår starkaste spelare skulle göra
    bord    visa bordet igen
    allt    visa allt man kan göra
    ångra   ta tillbaka senaste draget, om det inte har fått någon följd
    sluta   stanna här; spelet sparas

## ludogite replay och verify
replay-title = { $title }: { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
  }, allt enligt reglerna.
result-rank = { $rank }. { $name } ({ $score })
scores = Poäng: { $scores }
awaits-seats = På tur: { $names }
awaits-chance = Nu avgör slumpen.
place-row = { $file }, rad { $row }, kolumn { $column }
place-line = { $file }, rad { $row }, kolumn { $column } (rad { $line } i spelet: ”{ $text }”)
verify-fair = Ärligt: { $n ->
    [one] { $n } dragning är vad fröet ger
   *[other] alla { $n } dragningar är vad fröet ger
  }, och det är det utlovade fröet.
verify-unfair = Inte ärligt: rad { $line } i spelet (rad { $row } i filen) säger ”{ $found }”, men fröet ger ”{ $expected }”. { $n ->
    [one] { $n } dragning före den stämmer
   *[other] { $n } dragningar före den stämmer
  }.
verify-forged = Inte ärligt: rad { $line } i spelet (rad { $row } i filen) säger ”{ $found }”, men huset skulle ha skrivit ”{ $expected }”.
verify-no-seed = Det går inte att veta: fröet har inte avslöjats (det görs när spelet är slut).
verify-no-commitment = Det går inte att veta: spelet lovar inget frö (det har ingen ”commitment”).
verify-other-seed = Inte ärligt: fröet som avslöjades är inte det utlovade.
verify-from-position = Spelet börjar från en ställning som någon har ställt upp: inget går i god för det som var innan.
verify-added-nothing = Plats { $seat } lade inte till något eget tal: för den vilar slumpen på huset ensamt, och inget visar om en människa eller en av husets spelare satt där.
verify-noted-stamps = Plats { $seat }: när dess hand räknades vilar på vad huset antecknade bredvid (hur långsam förbindelsen var, eller att en av husets spelare rörde den); inget annat går i god för det.
verify-evening = ”{ $name }”: { $people } personer, { $rounds } omgångar, { $tables } bord; rader som spelats igenom på nytt: { $lines }, alla enligt reglerna.
verify-evening-seeds = Samma tur för alla: fröna som avslöjats är de utlovade ({ $n }).
verify-evening-games = Kontrollerade partier: { $games }; dragningar som fröet ger: { $draws }.
verify-evening-unchecked = Utan parti i den här filen, eller inte spelade till slut: bord { $tables }.
verify-evening-corrected = Rättade av värden: bord { $tables }.
verify-evening-law = Inte som utlovat: rad { $line } i kvällen följer inte reglerna för lottningen.
verify-evening-wrong = Bord { $table }: { $why }
verify-evening-wrong-unreadable = partiet går inte att läsa, eller bryter en regel.
verify-evening-wrong-noTable = kvällen har inget sådant bord.
verify-evening-wrong-otherGame = det är inte spelet som skulle spelas.
verify-evening-wrong-otherSeats = andra satt där.
verify-evening-wrong-otherLuck = det hade inte den tur som alla lovats.
verify-evening-wrong-otherResult = partiet slutade annorlunda än kvällen säger.
verify-evening-wrong-unfair = en dragning är inte vad fröet ger.
verify-evening-wrong-forged = ett ögonblick är inte vad huset skulle ha skrivit.
verify-evening-wrong-noSeed = det går inte att veta: fröet har inte avslöjats.
verify-evening-wrong-noCommitment = det går inte att veta: partiet lovar inget frö.
verify-evening-wrong-otherSeed = fröet som avslöjades är inte det utlovade.

## ludogite review
review-unfinished = Partiet är inte slut: man ser tillbaka på det först då.

## ludogite word
word-playable = { $word } får läggas.

## A command that was written wrong
usage-no-game = det finns inget spel { $game }; det finns { $known }
usage-no-command = det finns inget kommando { $name }; det finns { $known }
usage-no-preset = det finns ingen färdig variant { $name }; det finns { $known }
usage-option-form = val skrivs NAMN=VÄRDE, inte { $option }
usage-no-option = det finns inget val { $key }; det finns { $known }
usage-option-value = valet { $key } kan vara: { $values }
usage-seats = { $game } spelas av { $min } till { $max }, men --seats nämner { $n }
usage-seat = en plats är me, me:NAMN, gentle, easy, fair, middle, good eller strong, inte { $word }
usage-player = en spelare är gentle, easy, fair, middle, good, strong eller random, inte { $word }
usage-name = ett namn har högst { $most } tecken, inte { $name }
usage-no-such-seat = det finns ingen plats { $seat }: bordet har { $n }
usage-no-such-line = det finns ingen rad { $line }: partiet har { $n }
usage-no-picture = --svg: det finns ingen bild av { $game }
usage-boxes = --boxes { $list }: det här bladet har { $known }
usage-file-exists = --save { $file }: filen finns redan
usage-cannot-save = --save { $file }: där går det inte att skriva ({ $why })
usage-goes-on = { $file } fortsätter som det började: --seats, --first, --option och --preset är för ett nytt parti
usage-over = { $file } är slut: ”ludogite replay” visar det
usage-refused = { $why }

## A file that cannot be read
file-missing = filen finns inte
file-too-large = större än något parti kan vara

## ludogite puzzles
usage-no-puzzle = det finns ingen uppgift { $name }; det finns { $known }
help-puzzles = Lösa uppgifter ur partier, med bevisade svar
help-puzzles-play = Lösa uppgifter i den här terminalen
help-puzzles-make = Hitta uppgifter i våra spelares partier och skriva ut deras rader
help-puzzles-check = Bevisa sparade svar på nytt
help-puzzles-found = Räkna hur ofta var och en av våra spelare hittar svaren

## ludogite backup, restore, doctor
help-settings = Visa en fil med inställningar för `ludogite serve`, där allt är förklarat
help-host-link = Göra en länk som öppnar värdens sida i ett öppet hus, en gång, i en enda webbläsare
help-backup = Säkerhetskopiera ett hus till en enda fil, medan folk spelar
help-restore = Lägga tillbaka en säkerhetskopia i en tom mapp
help-doctor = Öppna varje bord i ett hus, spela om varje parti och säga vad som är fel
counted-tables = { $tables ->
    [one] { $tables } bord
   *[other] { $tables } bord
}
counted-lines = { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; öppnad och omspelad
restore-done = { counted-tables }, { counted-lines }, { $size } MB ligger i { $data }; öppna dem så: ludogite serve --data { $data }
doctor-well = Allt är bra: { counted-tables }, { counted-lines }, { $size } MB, allt omspelat
doctor-faults = Fel: { $n }. Bord utan fel: { $tables }. Omspelade rader: { $lines } ({ $size } MB)
doctor-running = Ett hus är öppet här just nu.
doctor-older = Filen har version { $version }; vid nästa start sparar huset en kopia och för den till { $newest }.
doctor-damaged = Filen är skadad: { $detail }
doctor-newer = Ett nyare hus har skrivit filen ({ $detail })
doctor-unreadable = Bord { $table } går inte att läsa: { $detail }
doctor-no-such-game = Bord { $table } spelar ett spel som inte finns i det här huset: { $detail }
doctor-against-rules = Bord { $table } har en rad som reglerna inte tillåter: { $detail }
doctor-orphans = Det finns rader kvar av bord som är borta: { $detail }
doctor-key = Nyckeln som signerar kakor är inte som den ska: { $detail }
doctor-open-to-others = Andra får läsa den här filen: { $detail }
remedy-damaged = Huset öppnar inte med den. Lägg den nyaste säkerhetskopian i en tom mapp: ludogite restore FIL --data MAPP
remedy-newer = Använd den nyare versionen; den här låter filen vara.
remedy-unreadable = Alla andra bord är öppna som förut; den som kommer till det här får veta att det inte går att läsa. En tidigare säkerhetskopia har det kanske kvar.
remedy-no-such-game = Alla andra bord är öppna som förut; ett hus som har spelet öppnar även det här.
remedy-against-rules = Alla andra bord är öppna som förut; den som kommer till det här får veta att det inte går att läsa. En tidigare säkerhetskopia har det kanske kvar.
remedy-orphans = De stör ingen, och huset hoppar över dem.
remedy-key = Vid start gör huset en ny om ingen finns; gäster är då nykomlingar igen. En säkerhetskopia har nyckeln i sig.
remedy-open-to-others = Vid start stänger huset filen för andra.
