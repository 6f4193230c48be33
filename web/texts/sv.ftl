# Ludogîte, husets ord: korta och varma.

title = Ludogîte, spelens hus
home-title = Kom in, lampan lyser
home-words = Spelen står på hyllan, och det finns alltid någon som vill spela med dig.
play-now = Spela nu
strength = Mot vem?
strength-easy = lätt
strength-middle = medel
strength-strong = stark
resume = Fortsätt mitt spel
wait = Ett ögonblick…
close = Stäng
go-home = Tillbaka till huset
notes = Små lappar från huset
shelf = Spelen på hyllan
my-things = Du och dina inställningar

box-diamoniak = Slott, diamanter och häxor
box-diamoniak-for = 2–4 spelare, 5–9 år
box-yaminos = Sju stavar, tolv spel med tärningar och domino
box-yaminos-for = Ensam eller 2–6 spelare, från 6 år
box-domino = Tjugoåtta magneter: kedja, torn och quincunx
box-domino-for = 2 till 4 spelare, ungefär tio minuter
box-diamino = Korsord på franska, med djävlar
box-diamino-for = Ensam eller 2–8 spelare, från 8 år
box-diavolo = Tio tärningar, en order, den snabbaste handen
box-diavolo-for = 2 till 6 spelare, i alla åldrar
box-closed = Inte öppen än
box-soon = Snart

lobby = Öppna bord
lobby-empty = Ingen väntar just nu. Öppna ett bord, så kanske någon kommer.
lobby-join = Slå dig ner
lobby-watch = Titta på

invite = Spela med någon
invite-1 = Öppna en ask och spara en plats åt någon.
invite-2 = Visa koden eller skicka länken.
invite-3 = Spelet börjar så snart alla sitter.
invite-which = Med vilken ask?
invite-with = Bjud in till { $game }

me = Ditt namn och din bild
me-edit = { $name }: byt namn eller bild
me-save = Det är jag
me-saved = Hej { $name }!
my-name = Ditt namn
my-picture = Din bild
my-name-private = Bara de som sitter vid ditt bord ser ditt namn.
picture-fox = Räv
picture-owl = Uggla
picture-hedgehog = Igelkott
picture-frog = Groda
picture-cat = Katt
picture-bear = Björn
picture-rabbit = Kanin
picture-snail = Snigel
picture-whale = Val
picture-ladybird = Nyckelpiga
picture-mouse = Mus
picture-dragon = Drake

settings = Inställningar
language = Språk
light = Ljus
light-auto = Auto
light-day = Dag
light-night = Natt
sound = Ljud
voice = Läs allt högt
voice-on = Jag läser upp vad som händer.
calm = Utan animationer
letter-keys = Spela med bokstavstangenter

unofficial = Ett inofficiellt spelhus. Spelens namn tillhör sina ägare.
no-account = Inget konto, ingen reklam, inga meddelanden mellan främlingar.

lost-title = Här finns ingenting
lost-words = Den här dörren leder ingenstans. Spelet kanske redan är undanplockat.
no-answer = Huset svarar inte
no-answer-words = Linjen är bruten. Vi försöker igen av oss själva: så fort den är tillbaka är du inne.
try-again = Försök igen
rule = Regel { $rule }

box-closed-words = Den här asken har fortfarande sitt band om sig: spelet är inte klart. Kom snart tillbaka!
rules = Reglerna
rules-read = Läs reglerna
rules-listen = Lyssna: { $title }
players = Vilka spelar?
seat-easy = Huset: lätt
seat-middle = Huset: medel
seat-strong = Huset: stark
seat-person = Via en länk
seat-here = Någon här
seat-someone = Gäst
seat-number = Spelare { $seat }
seat-who = Vem spelar på plats { $seat }?
seat-name = Namn på spelare { $seat }
seat-picture = { $picture }: byt bild
seat-remove = Ta bort plats { $seat }
seat-add = Lägg till en spelare
who-begins = Vem är yngst? Den börjar.
options = Hur spelar vi?
options-more = Välj reglerna en i taget
presets = Färdiga regler
clock = Tid att spela
clock-none = Utan gräns
clock-seconds = { $seconds } sekunder
open-table = Bordet är öppet för alla
start = Börja spelet
start-invite = Duka bordet

gathering = { $game }: vi sätter oss
invited = Du är bjuden på { $game }
seat-you = det är du
seat-house = husets spelare
seat-there = är här
seat-coming = är på väg…
seat-free = Ledig plats
sit-down = Sätt mig och spela
invite-show = { $n ->
    [one] Det saknas en person
   *[other] Det saknas { $n } personer
}
invite-title = Kom och spela { $game } med mig
link-send = Skicka länken
link-copied = Länken är kopierad. Skicka den till vem du vill.
qr = Kod att skanna för att komma till bordet
fill = Börja utan att vänta, med husets spelare
starting = Alla är här, vi börjar…

turn-yours = Din tur
turn-of = { $name } står på tur
looking-on = Du tittar på
turn-everyone = Alla spelar
moment = Ett ögonblick…
over = Spelet är slut
clock-left = Sekunder kvar:
menu = Allt annat
faster = Snabbare
read-aloud = { $sentence } Läs högt.
hint = Ett tips
hint-says = Vår bästa spelare skulle göra så här: { $action }
hint-not-now = Vänta på din tur för att be om ett tips.
log = Vad som har hänt
log-empty = Spelet börjar.
greetings = Säg något
greeting-hello = Hej!
greeting-good-luck = Lycka till!
greeting-well-played = Bra spelat!
greeting-thanks = Tack!
greeting-wow = Oj!
greeting-oops = Hoppsan!
greeting-bravo = Bravo!
greeting-again = En gång till!
greeting-bye = Hej då!
says = { $name }: { $words }
voice-short = Röst
undo = Ta tillbaka mitt drag
undo-title = { $name } vill ta tillbaka sitt drag
undo-words = Är det okej för dig?
undo-asking = Vi frågar { $name } om du får ta tillbaka draget …
undo-yes = Ja, okej
undo-no = Nej, vi fortsätter
undo-granted = { $name } tar tillbaka sitt drag.
undo-refused = Draget står kvar.
leave = Lämna spelet
leave-title = Ska du gå?
leave-words = En av husets spelare tar din plats. Kommer du tillbaka via samma länk är den din igen.
leave-yes = Gå
leave-no = Jag stannar
pass-to = Din tur, { $name }!
pass-ready = Jag är här
line-lost = Linjen är bruten. Vi ansluter igen…
away-words = En av våra spelare spelar åt dig.
away-back = Jag är tillbaka
result = Resultat
won-you = Du har vunnit!
won = { $n ->
    [one] { $names } har vunnit!
   *[other] { $names } har vunnit!
}
score = { $n ->
    [one] { $n } poäng
   *[other] { $n } poäng
}
again = En gång till?
again-join = Nästa spel är klart: spela
again-other = Ett annat spel, med samma spelare
replay = Se spelet igen
share = Dela
record = Ladda ner
fair = Var det rättvist?
fair-yes = { $n ->
    [one] Ja: spelets enda slump har räknats om och stämmer.
   *[other] Ja: spelets alla { $n } slumper har räknats om och stämmer.
}
fair-no = Nej: något stämmer inte.
fair-wrong = Rad { $line }: hittade ”{ $found }”, väntade ”{ $expected }”.
fair-kept = Den här enheten har kontrollerat: det är fingeravtrycket från början, och dess eget tal är med.
fair-not-kept = Obs: det här är inte vad enheten såg och lade till i början.
fair-silent = Utan egen slump från: { $names }.
fair-how = Hur vet man det?
fair-how-words = Före spelet förseglade huset ett hemligt frö och visade dess fingeravtryck. Varje enhet lade till sin egen slump. Nu är fröet avslöjat och vem som helst kan räkna om.
fair-commitment = Fingeravtryck från före spelet
fair-seed = Frö som avslöjats på slutet
replay-only = Spelet är slut, här tittar vi bara.
replay-start = Spelets början
replay-at = Steg { $at } av { $last }
replay-first = Till början
replay-back = Ett steg bakåt
replay-forward = Ett steg framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Stoppa
problem-unreachable = Huset svarar inte. Kontrollera din anslutning och försök igen.
problem-no-such-table = Det här bordet finns inte, eller är redan undanplockat.
problem-other = Det gick inte ({ $detail }).
problem-bad-seats = De här platserna passar inte spelet.
problem-bad-clock = Den speltiden går inte.
problem-bad-option = Den regeln finns inte i det här spelet.
problem-bad-name = Välj ett namn på 1 till 16 tecken.
problem-bad-picture = Den bilden har vi inte.
problem-bad-greeting = Det ordet finns inte på listan.
problem-already-playing = Spelet har redan börjat. Du kan titta på.
problem-seat-taken = Platsen är upptagen.
problem-not-your-seat = Platsen är inte din.
problem-nothing-to-do = Det är inte din tur nu.
problem-not-the-host = Bara den som dukade bordet bestämmer när vi börjar.
problem-not-over = Spelet är inte slut än.
problem-no-such-game = Det här spelet står inte på hyllan än.
problem-broken = Något gick sönder hos oss. Försök igen om en stund.
problem-broken-table = Något gick sönder vid det här bordet. Kom tillbaka om en stund.
problem-busy = Huset har fullt upp just nu. Försök snart igen.
problem-house-full = Alla bord i huset är upptagna. Försök senare.
problem-table-full = Det är redan för många som tittar på det här bordet.
problem-too-fast = Det var lite mycket på en gång. Vänta en minut och försök igen.
problem-too-many-tables = Du har redan många bord i gång. Spela klart ett först.
problem-too-many-sockets = För många sidor är öppna på den här adressen. Stäng en.
refusal-not-begun = Spelet har inte börjat än.
refusal-already-played = Det draget är redan spelat.
refusal-from-the-future = Det draget kommer för tidigt.
refusal-cannot-undo = Draget kan inte tas tillbaka längre: det som följde har redan setts.
refusal-no-such-seat = Den platsen finns inte.
refusal-too-often-away = Du har gått för många gånger: en av våra spelare avslutar partiet åt dig.
refusal-unreadable = Draget går inte att läsa.
refusal-bad-option = Den regeln finns inte i det här spelet.
