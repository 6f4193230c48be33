# Ludogîte, husets ord: korte og varme.

title = Ludogîte, spillenes hus
home-title = Kom ind, lampen er tændt
home-words = Spillene står på hylden, og der er altid nogen, der vil spille med dig.
play-now = Spil nu
strength = Mod hvem?
strength-easy = let
strength-middle = middel
strength-strong = stærk
resume = Fortsæt mit spil
wait = Et øjeblik…
close = Luk
go-home = Tilbage til huset
notes = Små sedler fra huset
shelf = Spillene på hylden
my-things = Dig og dine indstillinger

box-diamoniak = Slotte, diamanter og hekse
box-diamoniak-for = 2–4 spillere, 5–9 år
box-yaminos = Syv stave, tolv spil med terninger og domino
box-yaminos-for = Alene eller 2–6 spillere, fra 6 år
box-domino = Otteogtyve magneter: kæde, tårn og quincunx
box-domino-for = 2 til 4 spillere, omkring ti minutter
box-diamino = Krydsord på fransk, med djævle
box-diamino-for = Alene eller 2 til 8 spillere, fra 8 år
box-diavolo = Ti terninger, én ordre, den hurtigste hånd
box-diavolo-for = 2 til 6 spillere, i alle aldre
box-closed = Ikke åben endnu
box-soon = Snart

lobby = Åbne borde
lobby-empty = Ingen venter lige nu. Åbn et bord, måske kommer der nogen.
lobby-join = Sæt dig
lobby-watch = Kig med

invite = Spil med nogen
invite-1 = Åbn en æske og hold en plads til en person.
invite-2 = Vis koden eller send linket.
invite-3 = Spillet begynder, så snart alle sidder.
invite-which = Med hvilken æske?
invite-with = Inviter til { $game }

me = Dit navn og dit billede
me-edit = { $name }: skift navn eller billede
me-save = Det er mig
me-saved = Hej { $name }!
my-name = Dit navn
my-picture = Dit billede
my-name-private = Kun dem ved dit bord ser dit navn.
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
sound = Lyde
voice = Læs alt højt
voice-on = Jeg læser op, hvad der sker.
calm = Uden animationer
letter-keys = Spil med bogstavtaster

unofficial = Et uofficielt spillehus. Spillenes navne tilhører deres ejere.
no-account = Ingen konto, ingen reklamer, ingen beskeder mellem fremmede.

lost-title = Her er ingenting
lost-words = Denne dør fører ingen steder hen. Måske er spillet ryddet væk.
no-answer = Huset svarer ikke
no-answer-words = Linjen er afbrudt. Vi prøver igen af os selv: så snart den er tilbage, er du inde.
try-again = Prøv igen
rule = Regel { $rule }

box-closed-words = Denne æske har stadig sit bånd om sig: spillet er ikke klar. Kom snart igen!
rules = Reglerne
rules-read = Læs reglerne
rules-listen = Lyt: { $title }
players = Hvem spiller?
seat-easy = Huset: let
seat-middle = Huset: middel
seat-strong = Huset: stærk
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
clock-none = Uden grænse
clock-seconds = { $seconds } sekunder
open-table = Bordet er åbent for alle
start = Begynd spillet
start-invite = Dæk bordet

gathering = { $game }: vi sætter os
invited = Du er inviteret til { $game }
seat-you = det er dig
seat-house = husets spiller
seat-there = er her
seat-coming = er på vej…
seat-free = Ledig plads
sit-down = Sæt mig og spil
invite-show = { $n ->
    [one] Der mangler én person
   *[other] Der mangler { $n } personer
}
invite-title = Kom og spil { $game } med mig
link-send = Send linket
link-copied = Linket er kopieret. Send det til hvem du vil.
qr = Kode til at scanne for at komme til bordet
fill = Begynd uden at vente, med husets spillere
starting = Alle er her, vi begynder…

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
undo-asking = Vi spørger { $name }, om du må tage trækket tilbage …
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
line-lost = Linjen er afbrudt. Vi forbinder igen…
away-words = En af vores spillere spiller for dig.
away-back = Jeg er tilbage
result = Resultat
won-you = Du har vundet!
won = { $n ->
    [one] { $names } har vundet!
   *[other] { $names } har vundet!
}
score = { $n ->
    [one] { $n } point
   *[other] { $n } point
}
again = En gang til?
again-join = Næste spil er klar: spil med
again-other = Et andet spil, med de samme
replay = Se spillet igen
share = Del
record = Hent
fair = Var det fair?
fair-yes = { $n ->
    [one] Ja: spillets eneste tilfælde er regnet efter og passer.
   *[other] Ja: alle spillets { $n } tilfælde er regnet efter og passer.
}
fair-no = Nej: noget passer ikke.
fair-wrong = Linje { $line }: fandt »{ $found }«, ventede »{ $expected }«.
fair-kept = Denne enhed har set efter: det er fingeraftrykket fra begyndelsen, og dens eget tal er med.
fair-not-kept = Pas på: det er ikke det, enheden så og tilføjede i begyndelsen.
fair-silent = Uden eget held fra: { $names }.
fair-how = Hvordan ved man det?
fair-how-words = Før spillet forseglede huset et hemmeligt frø og viste dets fingeraftryk. Hver enhed lagde sit eget tilfælde til. Nu er frøet afsløret, og alle kan regne efter.
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
replay-pause = Stop
problem-unreachable = Huset svarer ikke. Tjek din forbindelse og prøv igen.
problem-no-such-table = Dette bord findes ikke, eller det er ryddet.
problem-other = Det virkede ikke ({ $detail }).
problem-bad-seats = Disse pladser passer ikke til spillet.
problem-bad-clock = Den spilletid går ikke.
problem-bad-option = Den regel findes ikke i dette spil.
problem-bad-name = Vælg et navn på 1 til 16 tegn.
problem-bad-picture = Det billede har vi ikke.
problem-bad-greeting = Det ord er ikke på listen.
problem-already-playing = Spillet er begyndt. Du kan kigge med.
problem-seat-taken = Pladsen er optaget.
problem-not-your-seat = Pladsen er ikke din.
problem-nothing-to-do = Det er ikke din tur nu.
problem-not-the-host = Kun den, der dækkede bordet, bestemmer, hvornår vi begynder.
problem-not-over = Spillet er ikke slut endnu.
problem-no-such-game = Dette spil står ikke på hylden endnu.
problem-broken = Noget gik i stykker hos os. Prøv igen om lidt.
problem-broken-table = Noget gik i stykker ved dette bord. Kom igen om lidt.
problem-busy = Huset har travlt lige nu. Prøv snart igen.
problem-house-full = Alle husets borde er optaget. Prøv senere.
problem-table-full = Der er allerede for mange, der kigger på dette bord.
problem-too-fast = Det var lidt meget på én gang. Vent et minut og prøv igen.
problem-too-many-tables = Du har allerede mange borde i gang. Spil et færdigt først.
problem-too-many-sockets = Der er for mange sider åbne på denne adresse. Luk en af dem.
refusal-not-begun = Spillet er ikke begyndt endnu.
refusal-already-played = Det træk er allerede spillet.
refusal-from-the-future = Det træk kommer for tidligt.
refusal-cannot-undo = Trækket kan ikke tages tilbage mere: det, der fulgte, er allerede set.
refusal-no-such-seat = Den plads findes ikke.
refusal-too-often-away = Du er gået for mange gange: en af vores spillere gør spillet færdigt for dig.
refusal-unreadable = Trækket kan ikke læses.
refusal-bad-option = Den regel findes ikke i dette spil.
