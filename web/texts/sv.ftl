# Ludogîte, husets ord: korta och varma.

title = Ludogîte, spelens hus
home-title = Kom in, lampan lyser
home-words = Spelen står på hyllan, och det finns alltid någon som vill spela med dig.
play-now = Spela nu
two-here = Vi är två här
strength = Mot vem?
strength-fit = spelar så att du vinner ungefär varannan gång. I dag: som { $name }.
strength-gentle = mycket lätt
strength-easy = lätt
strength-fair = ganska lätt
strength-middle = medel
strength-good = bra
strength-strong = stark
resume = Fortsätt mitt spel
my-games = Mina spel
my-games-with = med { $names }
my-games-gathering = Vi väntar på de andra
my-games-play = Fortsätt
my-games-again = Titta igen
my-games-leave = Lämna { $game } för gott
my-games-leave-words = En av husets spelare tar din plats, och den här enheten glömmer bordet.
my-games-end-words = Spelet slutar här, och den här enheten glömmer bordet.
my-games-whose = Vems spel?
my-games-everybody = Alla
code-ask = En kod att säga i telefon
code-say = Säg den till den som kommer: den skrivs in på startsidan och gäller i { $n ->
    [one] { $n } minut
   *[other] { $n } minuter
  }.
code-have = Jag har en kod
code-go = Kom in
my-games-forget = Glöm { $game }
wait = Ett ögonblick…
close = Stäng
go-home = Tillbaka till huset
notes = Små lappar från huset
shelf = Spelen på hyllan
my-things = Du och dina inställningar

box-alone = För en spelare
box-exactly = { $n } spelare
box-players = { $min }–{ $max } spelare
box-alone-or = Ensam eller 2–{ $max } spelare
box-ages = { $from }–{ $to } år
box-ages-from = från { $from } år
box-ages-any = i alla åldrar
box-minutes = ungefär { $n } minuter

daily = Dagens utmaning
daily-words = Samma lilla spel för hela huset och samma tur för alla: bara hur du spelar gör skillnad. Ungefär fem minuter.
daily-today = I dag: { $game }
daily-play = Spela utmaningen
daily-look = Se dagens utmaning
daily-score = { $n ->
    [one] Du fick { $n } poäng.
   *[other] Du fick { $n } poäng.
  }
daily-points = { $n ->
    [one] { $n } poäng
   *[other] { $n } poäng
  }
daily-once = Ett spel om dagen: laddar du om sidan kommer du tillbaka till samma. På en annan enhet kan huset inte veta att det är du.
daily-next = Nästa utmaning börjar kl. { $time }.
daily-standing = Bättre än du: { $better }. Som du: { $same }. Mindre bra: { $less }.
daily-played = { $n ->
    [one] { $n } person har spelat.
   *[other] { $n } personer har spelat.
  }
daily-send = Skicka mitt resultat som bild
daily-friends = Med dina vänner
daily-friends-words = Den som kommer via din länk spelar bredvid dig: var och en ser den andras resultat när hon själv har spelat.
daily-invite = Bjud in vänner
daily-days = { $n ->
    [one] { $n } dag spelad på två veckor
   *[other] { $n } dagar spelade på två veckor
  }
daily-days-words = En missad dag tar inget ifrån dig. Bara den här enheten minns.
daily-yesterday = I går: { $game }
daily-best = { $n ->
    [one] Vår bästa spelare, med samma tur: { $n } poäng.
   *[other] Vår bästa spelare, med samma tur: { $n } poäng.
  }
daily-solution = Se det spelet steg för steg
daily-later = Gårdagens lösning kommer två timmar efter midnatt i Greenwich: några spelar fortfarande.
daily-sealed = Dagens tur är bestämd i förväg; här är dess löfte, att kontrollera i morgon:

lobby = Öppna bord
lobby-empty = Ingen väntar just nu. Öppna ett bord, så kanske någon kommer.
lobby-join = Slå dig ner
lobby-watch = Titta på

invite = Spela med någon
invite-1 = Öppna en ask och spara en plats åt någon.
invite-2 = Visa koden eller skicka länken.
invite-3 = Spelet börjar så snart alla sitter.
invite-only-here = Den här adressen fungerar bara på den här enheten. Ska andra kunna komma in, öppna huset med:
invite-which = Med vilken ask?
invite-with = Bjud in till { $game }

me = Ditt namn och din bild
me-edit = { $name }: byt namn eller bild
me-save = Det är jag
me-saved = Hej { $name }!
my-name = Ditt namn
my-picture = Din bild
my-name-private = Bara de som har länken till ditt bord ser ditt namn.
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
text-size = Textstorlek
sound = Ljud
voice = Läs allt högt
voice-on = Jag läser upp vad som händer.
calm = Utan animationer
letter-keys = Spela med bokstavstangenter
key-list = Tangenterna
key-list-words = Det här gör tangenterna just nu.
key-list-none = Just nu gör ingen tangent något.
key-list-off = Tangenterna är avstängda i inställningarna.
key-list-on = Slå på tangenterna
key-list-race = Det här är en kapplöpning: en tangent räknas så fort den trycks ned.
key-again = { $key } en gång till för att bekräfta: { $action }

unofficial = Ett inofficiellt spelhus. Spelens namn tillhör sina ägare.
no-account = Inget konto, ingen reklam, inga meddelanden mellan främlingar.

lost-title = Här finns ingenting
lost-words = Den här dörren leder ingenstans. Spelet kanske redan är undanplockat.
no-answer = Huset svarar inte
no-answer-words = Linjen är bruten. Vi försöker igen av oss själva: så fort den är tillbaka är du inne.
try-again = Försök igen
rule = Regel { $rule }
why = Varför?

rules = Reglerna
learn = Lär dig på { $minutes ->
    [1] 1 minut
   *[other] { $minutes } minuter
}
learn-on = Fortsätt lektionen
lesson = Lektion
lessons = Alla lektioner
lesson-done = klar
lesson-go-on = fortsätt
lesson-minutes = { $minutes } min
lesson-listen = Lyssna på lektionen
lesson-end = Bravo, nu kan du spela!
lesson-next = Nästa lektion: { $lesson }
lesson-play = Spela ett riktigt parti
puzzles = Uppgifter
puzzles-words = Vad skulle du göra? Från 1, lätt, till 5, svårt. Det bästa svaret är bevisat; det du missade kommer tillbaka efter några dagar.
puzzle-grade = Grad { $grade }
puzzle-solved = Lösta: { $solved } av { $count }.
puzzle-due = Att göra om: { $due }.
puzzle-listen = Lyssna på uppgiften
puzzle-next = Nästa uppgift
puzzle-again = Försök igen
puzzle-box = Tillbaka till asken
rules-try-it = Prova
rules-try = Prova: { $title }
rules-read = Läs reglerna
rules-listen = Lyssna: { $title }
players = Vilka spelar?
seat-bot = Huset
seat-strength = Vilken av husets spelare på plats { $seat }?
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
clock-none = Utan tidsgräns
clock-seconds = { $seconds } s per drag
open-table = Bordet är öppet för alla
help-table = Tips från huset
start = Börja spelet
start-invite = Duka bordet

gathering = { $game }: vi sätter oss
invited = Du är inbjuden till { $game }
seat-you = det är du
seat-house = husets spelare
seat-there = är här
seat-coming = är på väg…
seat-free = Ledig plats
sit-down = Slå dig ner och spela
invite-show = { $n ->
    [one] Det saknas en person
   *[other] Det saknas { $n } personer
}
invite-title = Kom och spela { $game } med mig
preview-table = Vid det här bordet väntar en plats på dig. Kom in och spela: inget konto, inget att installera.
link-send = Skicka länken
link-copied = Länken är kopierad. Skicka den till vem du vill.
qr = Kod att skanna för att komma till bordet
fill = Börja utan att vänta, med husets spelare
starting = Alla är här, vi börjar…
waiting-for = Vi väntar på { $names }…

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
undo-asking = Vi frågar { $name } om du får ta tillbaka draget…
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
plain-table = På bordet
plain-actions = Vad du kan göra
plain-type = Skriv ditt drag
plain-send = Spela
option-yes = Ja
option-no = Nej
plain-rules = Allt som reglerna tillåter finns på en knapp. Det som inte är tillåtet avvisas, med regelns nummer.
plain-rules-file = Reglerna, numrerade:
line-lost = Linjen är bruten. Vi ansluter igen…
away-words = En av våra spelare spelar åt dig.
away-back = Jag är tillbaka
seat-left = { $name } är inte kvar: en av våra spelare hoppar in.
seat-back = { $name } är tillbaka.
result = Resultat
won-you = Du har vunnit!
won = { $n ->
    [one] { $names } har vunnit!
   *[other] { $names } har vunnit!
}
finest = Ditt finaste drag
finest-of = Finaste draget av { $name }
again = En gång till?
again-join = Nästa spel väntar: spela med
again-other = Ett annat spel, med samma spelare
replay = Se spelet igen
share = Dela
record = Ladda ner
fair = Var det rättvist?
fair-yes = { $n ->
    [one] Ja: spelets enda slumptal har räknats om och stämmer.
   *[other] Ja: spelets alla { $n } slumptal har räknats om och stämmer.
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
replay-pause = Pausa
replay-moves = Alla drag
replay-speed = Hastighet
replay-turn-back = Till förra turen
replay-turn-forward = Till nästa tur
replay-eyes = Med vems ögon?
replay-eyes-onlooker = Som åskådare
replay-eyes-of = Så som { $name } såg det
replay-round-go = Gå till en runda
replay-round = Runda { $n }
record-open = Se ett sparat spel
record-open-words = Välj en .ludo-fil eller släpp den här. Huset läser den för att visa den och sparar ingenting av den.
record-choose = Välj en fil
record-unreadable = Den här filen är inte ett spel som huset kan läsa.
problem-unreachable = Huset svarar inte. Kontrollera din anslutning och försök igen.
problem-no-such-table = Det här bordet finns inte, eller är redan undanplockat.
problem-other = Det gick inte ({ $detail }).
problem-bad-seats = De här platserna passar inte spelet.
problem-bad-clock = Den speltiden går inte.
problem-bad-option = Den regeln finns inte i det här spelet.
problem-bad-name = Välj ett namn på 1 till 16 tecken.
problem-name-alike = Någon vid det här bordet har ett namn som ser likadant ut som ditt. Välj ett annat.
problem-bad-picture = Den bilden har vi inte.
problem-bad-greeting = Det ordet finns inte på listan.
problem-already-playing = Spelet har redan börjat. Du kan titta på.
problem-seat-taken = Platsen är upptagen.
problem-not-your-seat = Platsen är inte din.
problem-no-help = Vid det här bordet spelar alla utan tips: så är det bestämt.
problem-one-seat-each = Vid ett öppet bord tar var och en bara en plats.
problem-nothing-to-do = Det är inte din tur nu.
problem-not-the-host = Bara den som dukade bordet bestämmer när vi börjar.
problem-not-over = Spelet är inte slut än.
problem-other-day = Den dagen är över: här är dagens utmaning.
problem-no-rehearsal = I det här huset kan du inte välja slumpen eller utgångsläget.
problem-no-such-game = Det här spelet står inte på hyllan än.
problem-broken = Något gick sönder hos oss. Försök igen om en stund.
problem-broken-table = Något gick sönder vid det här bordet. Kom tillbaka om en stund.
problem-busy = Huset har fullt upp just nu. Försök snart igen.
problem-house-full = Alla bord i huset är upptagna. Försök senare.
problem-table-full = Det är redan för många som tittar på det här bordet.
problem-too-fast = Det var lite mycket på en gång. Vänta en minut och försök igen.
problem-no-such-code = Koden leder ingenstans, eller inte längre. Fråga om den är rätt skriven eller be om en ny.
problem-too-many-codes = För många felaktiga koder har kommit härifrån. Vänta en minut eller kom via länken.
problem-no-such-lesson = Den lektionen finns inte.
problem-no-such-puzzle = Den uppgiften finns inte.
problem-too-many-tables = Du har redan många bord i gång. Spela klart ett först.
problem-too-many-tables-mine = Se mina spel
problem-too-many-sockets = För många sidor är öppna på den här adressen. Stäng en.
problem-too-many-connections = För många anslutningar är öppna på den här adressen. Försök igen om en minut.
problem-too-slow = Det tog för lång tid att komma fram. Försök igen.

child = Ett barn
my-child = Jag är ett barn
my-child-words = Vid bord där huset hjälper barn får du be om ett tips.
seat-child = Spelare { $seat } är ett barn
help-none = Utan tips
help-children = Tips till barn
help-all = Tips till alla
away-table = Om någon är borta
away-wait = Vi väntar på den som är borta
away-ask-seconds = Borta { $n } s: vi bestämmer ihop
away-ask-minutes = Borta { $n } min: vi bestämmer ihop
away-bot-seconds = Borta { $n } s: huset spelar
away-bot-minutes = Borta { $n } min: huset spelar
away-bot-once = Borta: huset spelar genast
away-time-up = Din tid är slut: någon från huset spelar klart åt dig.
clock-minutes = { $minutes } min var
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tid för { $name }:
clock-soon = { $seconds } sekunder kvar.
clock-up = Tiden är slut för { $name }.
at-zero = När tiden är slut
at-zero-bot = Huset spelar
at-zero-nothing = Tiden slut: det sägs, inget mer
term-option = { $option }: { $value }
terms = Det som är överenskommet
watching = { $n ->
    [one] { $n } person tittar på
   *[other] { $n } personer tittar på
}
seat-take = Sitt här
seat-take-number = { seat-take } ({ $seat })
seat-swap = Byt
seat-swap-with = Byt plats med { $name }
swap-title = { $name } vill gärna ha din plats
swap-words = Vill du byta?
swap-yes = Ja, vi byter
swap-no = Nej, jag sitter kvar
swap-asking = Vi frågar { $name } om ni byter plats…
swap-granted = Platserna är bytta.
swap-refused = Alla sitter kvar.
stand-in-title = { $name } är borta
stand-in-words = Ni har väntat en stund. Någon från huset kan spela så länge.
stand-in-yes = Ja, vi fortsätter
stand-in-no = Nej, vi väntar lite till
stand-in-refused = Vi väntar fortfarande på { $name }.
stood-in-words = Någon från huset har spelat åt dig.
stood-in-undo = Ta tillbaka det draget
stood-in-stays = Någon från huset har spelat åt dig. Draget står kvar: det visade något, eller så har spelet gått vidare sedan dess.
link-title = Länken
link-words = Kopiera adressen och skicka den till vem du vill.
