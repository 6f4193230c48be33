# Ludogîte på kommandolinjen, på dansk.

list-and = { $before } og { $last }
you = Du
player-person = Spiller { $n }
player-gentle = Meget let { $n }
player-easy = Let { $n }
player-fair = Ret let { $n }
player-middle = Middel { $n }
player-good = God { $n }
player-strong = Stærk { $n }

## ludogite --help
help-ludogite = Et hus af spil: spil dem, gem dem, efterprøv dem og undersøg dem.
help-games = Listen over spillene og deres valg
help-play = Spil i denne terminal mod husets spillere
help-lesson = Lær et spil ved at spille det
help-replay = Spil et gemt spil igennem efter reglerne og sig, hvordan det står
help-review = Se tilbage på et spil: hvad hvert valg kostede, og hvad heldet ændrede
help-show = Vis stillingen efter en linje i et spil
help-verify = Var tilfældet i et spil ærligt?
help-simulate = Lad husets spillere spille mange spil og tæl, hvem der vinder
help-solve = Regn det bedst mulige spil ud, hvor det kan lade sig gøre
help-word = Sig, om et ord må spilles i Diamino, og hvad det er
help-serve = Åbn huset i browseren
help-engine = Tal med andre programmer, række for række
help-completions = Skriv et script, der fuldender kommandoer i en shell
help-manual = Skriv manualsiden, til man
help-licenses = Vis, hvis arbejde der er i programmet, og på hvilke vilkår

## ludogite simulate
simulate-title = { $game }, { $n } spil, frø { $seed }
simulate-player = spiller
simulate-wins = vinder
simulate-interval = 95 %-interval
simulate-score = point (middel)
simulate-seat = plads
simulate-shared = Spil vundet af flere: { $n }; hver får en lige stor del
simulate-estimated = (terninger og fald er anslået efter deres chancer, ikke simuleret; --physics slipper virkelig)
simulate-turns = ture: { $mean } pr. spil, fra { $min } til { $max }
simulate-lines = linjer: { $mean } pr. spil, fra { $min } til { $max }
simulate-speed = { $n } spil i sekundet, { $seconds } s
simulate-uneven = (ikke alle begyndte lige ofte: { $n } er ikke et multiplum af antallet af pladser)

## ludogite games
games-seats = { $min } til { $max } spillere
games-options = Valg (--option NAVN=VÆRDI)
games-only = Kun: { $forms }
games-presets = Færdige regler (--preset NAVN)
games-default = (som regel)

## ludogite play
play-welcome = Skriv et nummer fra listen eller ordet bagved. ? forklarer alt det andet.
play-more = … og { $n } til. »{ $word }« viser dem alle, og du kan også selv skrive en.
play-hint = Vores stærkeste spiller ville sige: { $words } ({ $action }).
play-no-hint = Her er der intet tip: bedøm selv.
play-undone = Taget tilbage.
play-cannot-undo = Intet kan tages tilbage nu: kun dit eget sidste træk, før der er kommet noget ud af det.
play-too-late = For sent: runden er allerede slut.
play-unreadable = Det forstår jeg ikke. Skriv et nummer fra listen eller et ord som »{ $example }«.
play-saved = Spillet er gemt i { $file }.
play-nothing-to-save = Farvel! Der var ikke sket noget endnu.
play-go-on = Spil videre:
play-from-here = Spillets frø kendes ikke: det fortsætter herfra med ny tilfældighed, i sin egen fil.
play-was-it-fair = Var tilfældet ærligt? Se efter:
play-word-help = hjælp
play-word-all = alt
play-word-table = bord
play-word-hint = tip
play-word-undo = fortryd
play-word-quit = slut
play-help =
    Et nummer fra listen eller ordet bagved (begyndelsen er nok) gør trækket.
    tip         hvad vores stærkeste spiller ville gøre
    bord        vis bordet igen
    alt         vis alt, hvad man kan gøre
    fortryd     tag det sidste træk tilbage, hvis der ikke er kommet noget ud af det
    slut        hold op; spillet gemmes

## ludogite replay og verify
replay-title = { $title }: { $lines ->
    [one] { $lines } linje
   *[other] { $lines } linjer
  }, alt efter reglerne.
result-rank = { $rank }. { $name } ({ $score })
scores = Point: { $scores }
awaits-seats = Næste tur: { $names }
awaits-chance = Nu afgør tilfældet.
place-row = { $file }, linje { $row }, kolonne { $column }
place-line = { $file }, linje { $row }, kolonne { $column } (linje { $line } i spillet: »{ $text }«)
verify-fair = Ærligt: { $n ->
    [one] { $n } trækning er, hvad frøet giver
   *[other] alle { $n } trækninger er, hvad frøet giver
  }, og det er det lovede frø.
verify-unfair = Ikke ærligt: linje { $line } i spillet (linje { $row } i filen) siger »{ $found }«, men frøet giver »{ $expected }«. { $n ->
    [one] { $n } trækning før den er rigtig
   *[other] { $n } trækninger før den er rigtige
  }.
verify-forged = Ikke ærligt: linje { $line } i spillet (linje { $row } i filen) siger »{ $found }«, men huset ville have skrevet »{ $expected }«.
verify-no-seed = Det kan man ikke vide: frøet er ikke røbet (det sker, når spillet er slut).
verify-no-commitment = Det kan man ikke vide: spillet lover intet frø (det har ingen »commitment«).
verify-other-seed = Ikke ærligt: frøet, der blev røbet, er ikke det lovede.
verify-from-position = Spillet begynder fra en stilling, som nogen har stillet op: intet står inde for det, der gik forud.
verify-added-nothing = Plads { $seat } lagde intet eget tal til: for den beror tilfældet alene på huset, og intet viser, om et menneske eller en af husets spillere sad der.
verify-noted-stamps = Plads { $seat }: hvornår dens hånd talte, beror på det, huset noterede ved siden af (hvor langsom forbindelsen var, eller at en af husets spillere rørte den); intet andet står inde for det.
verify-evening = »{ $name }«: { $people } personer, { $rounds } runder, { $tables } borde; linjer spillet igennem igen: { $lines }, alle efter reglerne.
verify-evening-seeds = Samme held for alle: de røbede frø er de lovede ({ $n }).
verify-evening-games = Kontrollerede spil: { $games }; træk, som frøet giver: { $draws }.
verify-evening-unchecked = Uden spil i denne fil, eller ikke spillet til ende: borde { $tables }.
verify-evening-corrected = Rettet af værten: borde { $tables }.
verify-evening-law = Ikke som lovet: linje { $line } i aftenen følger ikke reglerne for parring.
verify-evening-wrong = Bord { $table }: { $why }
verify-evening-wrong-unreadable = spillet kan ikke læses, eller bryder en regel.
verify-evening-wrong-noTable = aftenen har intet sådant bord.
verify-evening-wrong-otherGame = det er ikke det spil, der skulle spilles.
verify-evening-wrong-otherSeats = der sad andre.
verify-evening-wrong-otherLuck = det havde ikke det held, der var lovet alle.
verify-evening-wrong-otherResult = spillet endte anderledes, end aftenen siger.
verify-evening-wrong-unfair = et træk er ikke det, frøet giver.
verify-evening-wrong-forged = et øjeblik er ikke det, huset ville have skrevet.
verify-evening-wrong-noSeed = det kan man ikke vide: frøet er ikke røbet.
verify-evening-wrong-noCommitment = det kan man ikke vide: spillet lover intet frø.
verify-evening-wrong-otherSeed = frøet, der blev røbet, er ikke det lovede.

## ludogite review
review-unfinished = Spillet er ikke slut: man ser først tilbage på det bagefter.

## ludogite word
word-playable = { $word } må lægges.

## A command that was written wrong
usage-no-game = der er intet spil { $game }; der er { $known }
usage-no-command = der er ingen kommando { $name }; der er { $known }
usage-no-preset = der er ingen færdig variant { $name }; der er { $known }
usage-option-form = valg skrives NAVN=VÆRDI, ikke { $option }
usage-no-option = der er intet valg { $key }; der er { $known }
usage-option-value = valget { $key } kan være: { $values }
usage-seats = { $game } spilles af { $min } til { $max }, men --seats nævner { $n }
usage-seat = en plads er me, me:NAVN, gentle, easy, fair, middle, good eller strong, ikke { $word }
usage-player = en spiller er gentle, easy, fair, middle, good, strong eller random, ikke { $word }
usage-name = et navn har højst { $most } tegn, ikke { $name }
usage-no-such-seat = der er ingen plads { $seat }: bordet har { $n }
usage-no-such-line = der er ingen linje { $line }: spillet har { $n }
usage-no-picture = --svg: der er intet billede af { $game }
usage-boxes = --boxes { $list }: dette ark har { $known }
usage-file-exists = --save { $file }: filen findes allerede
usage-cannot-save = --save { $file }: der kan ikke skrives noget ({ $why })
usage-goes-on = { $file } fortsætter, som det begyndte: --seats, --first, --option og --preset er til et nyt spil
usage-over = { $file } er slut: »ludogite replay« viser det
usage-refused = { $why }

## A file that cannot be read
file-missing = filen findes ikke
file-too-large = større, end noget spil kan være

## ludogite puzzles
usage-no-puzzle = der er ingen opgave { $name }; der er { $known }
help-puzzles = Løs opgaver fra partier, med beviste svar
help-puzzles-play = Løs opgaver i denne terminal
help-puzzles-make = Find opgaver i vores spilleres partier, og udskriv deres linjer
help-puzzles-check = Bevis gemte svar igen
help-puzzles-found = Tæl, hvor ofte hver af vores spillere finder svarene

## ludogite backup, restore, doctor
help-settings = Vis en fil med indstillinger til `ludogite serve`, hvor alt er forklaret
help-host-link = Lav et link, der åbner værtens side i et åbent hus, én gang, i én browser
help-backup = Sikkerhedskopiér et hus til én fil, mens der spilles
help-restore = Læg en sikkerhedskopi tilbage i en tom mappe
help-doctor = Åbn hvert bord i et hus, spil hvert spil igennem, og sig, hvad der er galt
counted-tables = { $tables ->
    [one] { $tables } bord
   *[other] { $tables } borde
}
counted-lines = { $lines ->
    [one] { $lines } linje
   *[other] { $lines } linjer
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; åbnet og spillet igennem
restore-done = { counted-tables }, { counted-lines }, { $size } MB ligger i { $data }; sådan åbner du dem: ludogite serve --data { $data }
doctor-well = Alt er godt: { counted-tables }, { counted-lines }, { $size } MB, det hele spillet igennem
doctor-faults = Fejl: { $n }. Borde uden fejl: { $tables }. Linjer spillet igennem: { $lines } ({ $size } MB)
doctor-running = Et hus er åbent her lige nu.
doctor-older = Filen har version { $version }; ved næste start gemmer huset en kopi og bringer den til { $newest }.
doctor-damaged = Filen er beskadiget: { $detail }
doctor-newer = Et nyere hus har skrevet filen ({ $detail })
doctor-unreadable = Bord { $table } kan ikke læses: { $detail }
doctor-no-such-game = Bord { $table } spiller et spil, som dette hus ikke har: { $detail }
doctor-against-rules = Bord { $table } har en linje, som reglerne afviser: { $detail }
doctor-orphans = Der er linjer tilbage af borde, der er væk: { $detail }
doctor-key = Nøglen, der underskriver cookies, er ikke, som den skal være: { $detail }
doctor-open-to-others = Andre må læse denne fil: { $detail }
remedy-damaged = Huset åbner ikke med den. Læg den nyeste sikkerhedskopi i en tom mappe: ludogite restore FIL --data MAPPE
remedy-newer = Brug den nyere version; denne lader filen være.
remedy-unreadable = Alle andre borde er åbne som før; den, der kommer til dette, får at vide, at det ikke kan læses. En tidligere sikkerhedskopi har det måske endnu.
remedy-no-such-game = Alle andre borde er åbne som før; et hus, der har spillet, åbner også dette.
remedy-against-rules = Alle andre borde er åbne som før; den, der kommer til dette, får at vide, at det ikke kan læses. En tidligere sikkerhedskopi har det måske endnu.
remedy-orphans = De generer ingen, og huset springer dem over.
remedy-key = Ved start laver huset en ny, hvis der ingen er; gæster er så nye igen. En sikkerhedskopi har nøglen i sig.
remedy-open-to-others = Ved start lukker huset filen for andre.
