# Ludogîte, husets ord: korte og varme.

title = Ludogîte, spillenes hus
home-title = Kom ind, lampen er tændt
home-words = Spillene står på hylden, og der er altid nogen, der vil spille med dig.
play-now = Spil nu
two-here = Vi er to her
strength = Mod hvem?
strength-fit = spiller, så du vinder cirka hver anden gang. I dag: som { $name }.
strength-gentle = meget let
strength-easy = let
strength-fair = ret let
strength-middle = middel
strength-good = god
strength-strong = stærk
resume = Fortsæt mit spil
my-games = Mine spil
my-games-with = med { $names }
my-games-gathering = Vi venter på de andre
my-games-play = Spil videre
my-games-again = Se igen
my-games-leave = Forlad { $game } for altid
my-games-leave-words = En af husets spillere tager din plads, og denne enhed glemmer bordet.
my-games-end-words = Spillet slutter her, og denne enhed glemmer bordet.
my-games-whose = Hvis spil?
my-games-everybody = Alle
code-ask = En kode til telefonen
code-say = Sig den til den, der kommer: den tastes ind på forsiden og gælder i { $n ->
    [one] { $n } minut
   *[other] { $n } minutter
  }.
code-have = Jeg har en kode
code-go = Kom ind
my-games-forget = Glem { $game }
wait = Et øjeblik…
close = Luk
go-home = Tilbage til huset
notes = Små beskeder fra huset
shelf = Spillene på hylden
my-things = Dig og dine indstillinger

box-alone = For én spiller
box-exactly = { $n } spillere
box-players = { $min }–{ $max } spillere
box-alone-or = Alene eller 2–{ $max } spillere
box-ages = { $from }–{ $to } år
box-ages-from = fra { $from } år
box-ages-any = i alle aldre
box-minutes = omkring { $n } minutter

daily = Dagens udfordring
daily-words = Det samme lille spil for hele huset og det samme held for alle: kun hvordan du spiller, gør en forskel. Cirka fem minutter.
daily-today = I dag: { $game }
daily-play = Spil udfordringen
daily-look = Se dagens udfordring
daily-score = { $n ->
    [one] Du fik { $n } point.
   *[other] Du fik { $n } point.
  }
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } point
  }
daily-once = Ét spil om dagen: genindlæser du siden, kommer du tilbage til det samme. På en anden enhed kan huset ikke vide, at det er dig.
daily-next = Næste udfordring begynder kl. { $time }.
daily-standing = Bedre end dig: { $better }. Som dig: { $same }. Mindre godt: { $less }.
daily-played = { $n ->
    [one] { $n } person har spillet.
   *[other] { $n } personer har spillet.
  }
daily-send = Send mit resultat som billede
daily-friends = Med dine venner
daily-friends-words = Den, der kommer via dit link, spiller ved siden af dig: hver ser den andens resultat, når hun selv har spillet.
daily-invite = Inviter venner
daily-days = { $n ->
    [one] { $n } dag spillet på to uger
   *[other] { $n } dage spillet på to uger
  }
daily-days-words = En dag, du går glip af, tager intet fra dig. Kun denne enhed husker det.
daily-yesterday = I går: { $game }
daily-best = { $n ->
    [one] Vores bedste spiller, med det samme held: { $n } point.
   *[other] Vores bedste spiller, med det samme held: { $n } point.
  }
daily-solution = Se det spil trin for trin
daily-later = Gårsdagens løsning kommer to timer efter midnat i Greenwich: nogle spiller stadig.
daily-sealed = Dagens held er fastlagt på forhånd; her er dets løfte, som kan efterprøves i morgen:

lobby = Åbne borde
lobby-empty = Ingen venter lige nu. Åbn et bord, måske kommer der nogen.
lobby-join = Sæt dig
lobby-watch = Kig med

invite = Spil med nogen
invite-1 = Åbn en æske og hold en plads fri til en person.
invite-2 = Vis koden eller send linket.
invite-3 = Spillet begynder, så snart alle sidder.
invite-only-here = Denne adresse virker kun på denne enhed. Skal andre kunne komme ind, så åbn huset med:
invite-which = Med hvilken æske?
invite-with = Inviter til { $game }

me = Dit navn og dit billede
me-edit = { $name }: skift navn eller billede
me-save = Det er mig
me-saved = Hej { $name }!
my-name = Dit navn
my-picture = Dit billede
my-name-private = Kun de, der har linket til dit bord, ser dit navn.
picture-fox = Ræv
picture-owl = Ugle
picture-hedgehog = Pindsvin
picture-frog = Frø
picture-cat = Kat
picture-bear = Bjørn
picture-rabbit = Kanin
picture-snail = Snegl
picture-whale = Hval
picture-ladybird = Mariehøne
picture-mouse = Mus
picture-dragon = Drage

settings = Indstillinger
language = Sprog
light = Lys
light-auto = Auto
light-day = Dag
light-night = Nat
text-size = Tekststørrelse
sound = Lyde
voice = Læs alt højt
voice-on = Jeg læser op, hvad der sker.
calm = Uden animationer
letter-keys = Spil med bogstavtaster
key-list = Tasterne
key-list-words = Det gør tasterne lige nu.
key-list-none = Lige nu gør ingen tast noget.
key-list-off = Tasterne er slået fra i indstillingerne.
key-list-on = Slå tasterne til
key-list-race = Det er et kapløb: en tast tæller, så snart den trykkes ned.
key-again = { $key } igen for at bekræfte: { $action }

unofficial = Et uofficielt spillehus. Spillenes navne tilhører deres ejere.
no-account = Ingen konto, ingen reklamer, ingen beskeder mellem fremmede.

lost-title = Her er ingenting
lost-words = Denne dør fører ingen steder hen. Måske er spillet ryddet væk.
no-answer = Huset svarer ikke
no-answer-words = Linjen er afbrudt. Vi prøver igen af os selv: så snart den er tilbage, er du inde.
try-again = Prøv igen
rule = Regel { $rule }
why = Hvorfor?

rules = Reglerne
learn = Lær det på { $minutes ->
    [1] 1 minut
   *[other] { $minutes } minutter
}
learn-on = Fortsæt lektionen
lesson = Lektion
lessons = Alle lektioner
lesson-done = lært
lesson-go-on = fortsæt
lesson-minutes = { $minutes } min.
lesson-listen = Lyt til lektionen
lesson-end = Bravo, nu kan du spille!
lesson-next = Næste lektion: { $lesson }
lesson-play = Spil et rigtigt spil
puzzles = Opgaver
puzzles-words = Hvad ville du gøre? Fra 1, let, til 5, svær. Det bedste svar er bevist; det, du ikke klarede, kommer igen efter nogle dage.
puzzle-grade = Grad { $grade }
puzzle-solved = Løst: { $solved } af { $count }.
puzzle-due = Skal prøves igen: { $due }.
puzzle-listen = Lyt til opgaven
puzzle-next = Næste opgave
puzzle-again = Prøv igen
puzzle-box = Tilbage til æsken
rules-try-it = Prøv det
rules-try = Prøv det: { $title }
rules-read = Læs reglerne
rules-listen = Lyt: { $title }
players = Hvem spiller?
seat-bot = Huset
seat-strength = Hvilken af husets spillere på plads { $seat }?
seat-person = Via et link
seat-here = En person her
seat-someone = Gæst
seat-number = Spiller { $seat }
seat-who = Hvem spiller på plads { $seat }?
seat-name = Navn på spiller { $seat }
seat-picture = { $picture }: skift billede
seat-remove = Fjern plads { $seat }
seat-add = Tilføj en spiller
who-begins = Hvem er yngst? Den begynder.
options = Hvordan spiller vi?
options-more = Vælg reglerne én for én
presets = Færdige regler
clock = Tid til at spille
clock-none = Uden tidsgrænse
clock-seconds = { $seconds } s pr. træk
open-table = Bordet er åbent for alle
help-table = Råd fra huset
start = Begynd spillet
start-invite = Dæk bordet

gathering = { $game }: vi sætter os
invited = Du er inviteret til { $game }
seat-you = det er dig
seat-house = husets spiller
seat-there = er her
seat-coming = er på vej…
seat-free = Ledig plads
sit-down = Sæt dig, og spil
invite-show = { $n ->
    [one] Der mangler én person
   *[other] Der mangler { $n } personer
}
invite-title = Kom og spil { $game } med mig
preview-table = Ved dette bord venter en plads på dig. Kom ind og spil med: ingen konto, intet at installere.
link-send = Send linket
link-copied = Linket er kopieret. Send det til, hvem du vil.
qr = Kode til at scanne for at komme til bordet
fill = Begynd uden at vente, med husets spillere
starting = Alle er her, vi begynder…
waiting-for = Vi venter på { $names }…

turn-yours = Din tur
turn-of = Det er { $name }s tur
looking-on = Du kigger med
turn-everyone = Alle spiller
moment = Et øjeblik…
over = Spillet er slut
clock-left = Sekunder tilbage:
menu = Alt det andet
faster = Hurtigere
read-aloud = { $sentence } Læs højt.
hint = Et råd
hint-says = Vores bedste spiller ville gøre sådan: { $action }
hint-not-now = Vent på din tur for at få et råd.
log = Hvad der er sket
log-empty = Spillet begynder.
greetings = Sig noget
greeting-hello = Hej!
greeting-good-luck = Held og lykke!
greeting-well-played = Godt spillet!
greeting-thanks = Tak!
greeting-wow = Wow!
greeting-oops = Ups!
greeting-bravo = Bravo!
greeting-again = En gang til!
greeting-bye = Farvel!
says = { $name }: { $words }
voice-short = Stemme
undo = Tag mit træk tilbage
undo-title = { $name } vil gerne tage sit træk tilbage
undo-words = Er det i orden?
undo-asking = Vi spørger { $name }, om du må tage trækket tilbage…
undo-yes = Ja, det er fint
undo-no = Nej, vi fortsætter
undo-granted = { $name } tager sit træk tilbage.
undo-refused = Trækket står ved magt.
leave = Forlad spillet
leave-title = Går du?
leave-words = En af husets spillere tager din plads. Kommer du tilbage via samme link, er den din igen.
leave-yes = Gå
leave-no = Jeg bliver
pass-to = Din tur, { $name }!
pass-ready = Jeg er her
plain-table = På bordet
plain-actions = Hvad du kan gøre
plain-type = Skriv dit træk
plain-send = Spil
option-yes = Ja
option-no = Nej
plain-rules = Alt, hvad reglerne tillader, står på en knap. Det, der ikke er tilladt, afvises med reglens nummer.
plain-rules-file = Reglerne, nummererede:
line-lost = Linjen er afbrudt. Vi forbinder igen…
away-words = En af vores spillere spiller for dig.
away-back = Jeg er tilbage
seat-left = { $name } er der ikke længere: en af vores spillere træder til.
seat-back = { $name } er tilbage.
result = Resultat
won-you = Du har vundet!
won = { $n ->
    [one] { $names } har vundet!
   *[other] { $names } har vundet!
}
finest = Dit fineste træk
finest-of = Det fineste træk af { $name }
again = En gang til?
again-join = Næste spil er klar: spil med
again-other = Et andet spil, med de samme
replay = Se spillet igen
share = Del
record = Hent
fair = Var det fair?
fair-yes = { $n ->
    [one] Ja: spillets eneste tilfældighed er regnet efter og passer.
   *[other] Ja: alle spillets { $n } tilfældigheder er regnet efter og passer.
}
fair-no = Nej: noget passer ikke.
fair-wrong = Linje { $line }: fandt »{ $found }«, ventede »{ $expected }«.
fair-kept = Denne enhed har set efter: det er fingeraftrykket fra begyndelsen, og dens eget tal er med.
fair-not-kept = Pas på: det er ikke det, enheden så og tilføjede i begyndelsen.
fair-silent = Uden egen tilfældighed fra: { $names }.
fair-how = Hvordan ved man det?
fair-how-words = Før spillet forseglede huset et hemmeligt frø og viste dets fingeraftryk. Hver enhed lagde sin egen tilfældighed til. Nu er frøet afsløret, og alle kan regne efter.
fair-commitment = Fingeraftryk fra før spillet
fair-seed = Frø afsløret til sidst
replay-only = Spillet er slut, her kigger vi kun.
replay-start = Spillets begyndelse
replay-at = Trin { $at } af { $last }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Pause
replay-moves = Alle træk
replay-speed = Hastighed
replay-turn-back = Til turen før
replay-turn-forward = Til næste tur
replay-eyes = Med hvis øjne?
replay-eyes-onlooker = Som tilskuer
replay-eyes-of = Som { $name } så det
replay-round-go = Gå til en runde
replay-round = Runde { $n }
record-open = Se et gemt spil
record-open-words = Vælg en .ludo-fil, eller slip den her. Huset læser den for at vise den og gemmer intet af den.
record-choose = Vælg en fil
record-unreadable = Denne fil er ikke et spil, som huset kan læse.
problem-unreachable = Huset svarer ikke. Tjek din forbindelse og prøv igen.
problem-no-such-table = Dette bord findes ikke, eller det er ryddet.
problem-other = Det virkede ikke ({ $detail }).
problem-bad-seats = Disse pladser passer ikke til spillet.
problem-bad-clock = Den spilletid går ikke.
problem-bad-option = Den regel findes ikke i dette spil.
problem-bad-name = Vælg et navn på 1 til 16 tegn.
problem-name-alike = Nogen ved dette bord har et navn, der ligner dit til forveksling. Vælg et andet.
problem-bad-picture = Det billede har vi ikke.
problem-bad-greeting = Det ord er ikke på listen.
problem-already-playing = Spillet er begyndt. Du kan kigge med.
problem-seat-taken = Pladsen er optaget.
problem-not-your-seat = Pladsen er ikke din.
problem-no-help = Ved dette bord spiller alle uden råd: det er aftalt.
problem-one-seat-each = Ved et åbent bord tager hver kun én plads.
problem-nothing-to-do = Det er ikke din tur nu.
problem-not-the-host = Kun den, der dækkede bordet, bestemmer, hvornår vi begynder.
problem-not-over = Spillet er ikke slut endnu.
problem-no-rehearsal = I dette hus kan du hverken vælge tilfældet eller startstillingen.
problem-other-day = Den dag er forbi: her er dagens udfordring.
problem-no-such-game = Dette spil står ikke på hylden endnu.
problem-broken = Noget gik i stykker hos os. Prøv igen om lidt.
problem-broken-table = Noget gik i stykker ved dette bord. Kom igen om lidt.
problem-busy = Huset har travlt lige nu. Prøv snart igen.
problem-house-full = Alle husets borde er optaget. Prøv senere.
problem-table-full = Der er allerede for mange, der kigger på dette bord.
problem-too-fast = Det var lidt meget på én gang. Vent et minut og prøv igen.
problem-no-such-code = Koden fører ingen steder hen, eller ikke længere. Spørg, om den er skrevet rigtigt, eller bed om en ny.
problem-too-many-codes = Der er kommet for mange forkerte koder herfra. Vent et minut, eller kom via linket.
problem-no-such-lesson = Den lektion findes ikke.
problem-no-such-puzzle = Den opgave findes ikke.
problem-too-many-tables = Du har allerede mange borde i gang. Spil et færdigt først.
problem-too-many-tables-mine = Se mine spil
problem-too-many-sockets = Der er for mange sider åbne på denne adresse. Luk en af dem.
problem-too-many-connections = Der er for mange forbindelser åbne på denne adresse. Prøv igen om et minut.
problem-too-slow = Det tog for lang tid at nå frem. Prøv igen.

child = Et barn
my-child = Jeg er et barn
my-child-words = Ved borde, hvor huset hjælper børn, må du bede om råd.
seat-child = Spiller { $seat } er et barn
help-none = Uden råd
help-children = Råd til børn
help-all = Råd til alle
away-table = Hvis nogen er væk
away-wait = Vi venter på den, der er væk
away-ask-seconds = Væk i { $n } s: vi bestemmer sammen
away-ask-minutes = Væk i { $n } min: vi bestemmer sammen
away-bot-seconds = Væk i { $n } s: huset spiller
away-bot-minutes = Væk i { $n } min: huset spiller
away-bot-once = Væk: huset spiller med det samme
away-time-up = Din tid er gået: en fra huset spiller færdig for dig.
clock-minutes = { $minutes } min til hver
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tid for { $name }:
clock-soon = { $seconds } sekunder tilbage.
clock-up = Tiden er gået for { $name }.
at-zero = Når tiden er gået
at-zero-bot = Huset spiller
at-zero-nothing = Tiden gået: det siges, ikke mere
term-option = { $option }: { $value }
terms = Det, der er aftalt
watching = { $n ->
    [one] { $n } person ser på
   *[other] { $n } personer ser på
}
seat-take = Sæt dig her
seat-take-number = { seat-take } ({ $seat })
seat-swap = Byt
seat-swap-with = Byt plads med { $name }
swap-title = { $name } vil gerne have din plads
swap-words = Vil du bytte?
swap-yes = Ja, vi bytter
swap-no = Nej, jeg bliver her
swap-asking = Vi spørger { $name }, om I bytter plads…
swap-granted = Pladserne er byttet.
swap-refused = Alle beholder deres plads.
stand-in-title = { $name } er væk
stand-in-words = I har ventet et stykke tid. En fra huset kan spille imens.
stand-in-yes = Ja, vi spiller videre
stand-in-no = Nej, vi venter lidt endnu
stand-in-refused = Vi venter stadig på { $name }.
stood-in-words = En fra huset har spillet for dig.
stood-in-undo = Tag det træk tilbage
stood-in-stays = En fra huset har spillet for dig. Trækket bliver stående: det viste noget, eller spillet er gået videre siden.
link-title = Linket
link-words = Kopiér denne adresse, og send den til, hvem du vil.
