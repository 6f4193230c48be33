# Ludogîte, de woorden van het huis: kort en warm.

title = Ludogîte, het huis van de spellen
home-title = Kom binnen, de lamp brandt
home-words = De spellen staan op de plank, en er is altijd iemand die met je wil spelen.
play-now = Meteen spelen
two-here = We zijn hier met z’n tweeën
strength = Tegen wie?
strength-fit = speelt zo dat je ongeveer de helft van de keren wint. Vandaag: als { $name }.
strength-gentle = heel makkelijk
strength-easy = makkelijk
strength-fair = vrij makkelijk
strength-middle = gemiddeld
strength-good = goed
strength-strong = sterk
resume = Verder met mijn spel
my-games = Mijn spellen
my-games-with = met { $names }
my-games-gathering = We wachten op de anderen
my-games-play = Verder spelen
my-games-again = Terugkijken
my-games-leave = { $game } voorgoed verlaten
my-games-leave-words = Een speler van het huis neemt je plaats in, en dit apparaat vergeet de tafel.
my-games-end-words = Het spel eindigt hier, en dit apparaat vergeet de tafel.
my-games-whose = Wiens spellen?
my-games-everybody = Iedereen
code-ask = Een code voor aan de telefoon
code-say = Zeg hem tegen wie komt: je typt hem in op de voorpagina en hij geldt { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
  }.
code-have = Ik heb een code
code-go = Binnenkomen
my-games-forget = { $game } vergeten
wait = Een ogenblik…
close = Sluiten
go-home = Terug naar het huis
notes = Briefjes van het huis
shelf = De spellen op de plank
my-things = Jij en je instellingen

box-alone = Voor één speler
box-exactly = { $n } spelers
box-players = { $min } tot { $max } spelers
box-alone-or = Alleen of met 2 tot { $max }
box-ages = van { $from } tot { $to } jaar
box-ages-from = vanaf { $from } jaar
box-ages-any = van elke leeftijd
box-minutes = ongeveer { $n } minuten

daily = Uitdaging van de dag
daily-words = Hetzelfde kleine spel voor het hele huis en hetzelfde geluk voor iedereen: alleen hoe je speelt maakt het verschil. Ongeveer vijf minuten.
daily-today = Vandaag: { $game }
daily-play = De uitdaging spelen
daily-look = Naar de uitdaging van de dag
daily-score = { $n ->
    [one] Je hebt { $n } punt gehaald.
   *[other] Je hebt { $n } punten gehaald.
  }
daily-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
daily-once = Eén spel per dag: wie de pagina opnieuw laadt, komt bij hetzelfde terug. Op een ander apparaat kan het huis niet weten dat jij het bent.
daily-next = De volgende uitdaging begint om { $time }.
daily-standing = Beter dan jij: { $better }. Zoals jij: { $same }. Minder goed: { $less }.
daily-played = { $n ->
    [one] { $n } persoon heeft gespeeld.
   *[other] { $n } mensen hebben gespeeld.
  }
daily-send = Mijn resultaat als plaatje sturen
daily-friends = Met je vrienden
daily-friends-words = Wie via jouw link komt, speelt naast je: ieder ziet het resultaat van de ander zodra hij zelf gespeeld heeft.
daily-invite = Vrienden uitnodigen
daily-days = { $n ->
    [one] { $n } dag gespeeld in twee weken
   *[other] { $n } dagen gespeeld in twee weken
  }
daily-days-words = Een gemiste dag neemt niets weg. Alleen dit apparaat onthoudt het.
daily-yesterday = Gisteren: { $game }
daily-best = { $n ->
    [one] Onze beste speler, met hetzelfde geluk: { $n } punt.
   *[other] Onze beste speler, met hetzelfde geluk: { $n } punten.
  }
daily-solution = Dat spel stap voor stap bekijken
daily-later = De oplossing van gisteren komt twee uur na middernacht in Greenwich: sommigen spelen nog.
daily-sealed = Het geluk van de dag staat vooraf vast; dit is de belofte ervan, morgen na te gaan:

lobby = Open tafels
lobby-empty = Er wacht nu niemand. Open een tafel, misschien komt er iemand.
lobby-join = Gaan zitten
lobby-watch = Kijken

invite = Met iemand spelen
invite-1 = Open een doos en houd een plaats vrij.
invite-2 = Toon de code of stuur de link.
invite-3 = Het spel begint zodra iedereen zit.
invite-only-here = Dit adres werkt alleen op dit apparaat. Om anderen binnen te laten, open je het huis met:
invite-which = Met welke doos?
invite-with = Uitnodigen voor { $game }

me = Je naam en je plaatje
me-edit = { $name }: naam of plaatje veranderen
me-save = Dat ben ik
me-saved = Hallo { $name }!
my-name = Je naam
my-picture = Je plaatje
my-name-private = Alleen wie de link van jouw tafel heeft, ziet je naam.
picture-fox = Vos
picture-owl = Uil
picture-hedgehog = Egel
picture-frog = Kikker
picture-cat = Kat
picture-bear = Beer
picture-rabbit = Konijn
picture-snail = Slak
picture-whale = Walvis
picture-ladybird = Lieveheersbeestje
picture-mouse = Muis
picture-dragon = Draak

settings = Instellingen
language = Taal
light = Licht
light-auto = Auto
light-day = Dag
light-night = Nacht
text-size = Tekstgrootte
sound = Geluiden
voice = Alles voorlezen
voice-on = Ik lees je voor wat er gebeurt.
calm = Zonder animaties
letter-keys = Spelen met lettertoetsen
key-list = De toetsen
key-list-words = Dit doen de toetsen op dit moment.
key-list-none = Op dit moment doet geen enkele toets iets.
key-list-off = De toetsen staan uit in de instellingen.
key-list-on = Toetsen aanzetten
key-list-race = Dit is een race: een toets telt zodra je hem indrukt.
key-again = Nog eens { $key } om te bevestigen: { $action }

unofficial = Een onofficieel huis van spellen. De namen van de spellen zijn van hun eigenaars.
no-account = Geen account, geen reclame, geen berichten tussen onbekenden.

lost-title = Hier is niets
lost-words = Deze deur leidt nergens heen. Misschien is het spel al opgeruimd.
no-answer = Het huis antwoordt niet
no-answer-words = De lijn is weg. We blijven het vanzelf proberen: zodra hij terug is, ben je binnen.
try-again = Opnieuw proberen
rule = Regel { $rule }
why = Waarom?

rules = De regels
learn = Leren in { $minutes ->
    [1] 1 minuut
   *[other] { $minutes } minuten
}
learn-on = Verder met de les
lesson = Les
lessons = Alle lessen
lesson-done = geleerd
lesson-go-on = verder
lesson-minutes = { $minutes } min
lesson-listen = Luister naar de les
lesson-end = Goed zo, je kunt het!
lesson-next = Volgende les: { $lesson }
lesson-play = Een echt spel spelen
puzzles = Puzzels
puzzles-words = Wat zou jij doen? Van 1, makkelijk, tot 5, moeilijk. Het beste antwoord is bewezen; wat je miste, komt na een paar dagen terug.
puzzle-grade = Graad { $grade }
puzzle-solved = Opgelost: { $solved } van { $count }.
puzzle-due = Opnieuw te doen: { $due }.
puzzle-listen = Luister naar de puzzel
puzzle-next = Volgende puzzel
puzzle-again = Nog eens proberen
puzzle-box = Terug naar de doos
rules-try-it = Probeer het
rules-try = Probeer het: { $title }
rules-read = De regels lezen
rules-listen = Luisteren: { $title }
players = Wie speelt er?
seat-bot = Het huis
seat-strength = Welke speler van het huis op plaats { $seat }?
seat-person = Via een link
seat-here = Iemand hier
seat-someone = Gast
seat-number = Speler { $seat }
seat-who = Wie speelt op plaats { $seat }?
seat-name = Naam van speler { $seat }
seat-picture = { $picture }: ander plaatje
seat-remove = Plaats { $seat } weghalen
seat-add = Speler toevoegen
who-begins = Wie is de jongste? Die begint.
options = Hoe spelen we?
options-more = De regels één voor één kiezen
presets = Kant-en-klare regels
clock = Tijd om te spelen
clock-none = Zonder tijdslimiet
clock-seconds = { $seconds } s per zet
open-table = Tafel open voor iedereen
help-table = Tips van het huis
start = Het spel beginnen
start-invite = De tafel dekken

gathering = { $game }: we gaan zitten
invited = Je bent uitgenodigd voor { $game }
seat-you = dat ben jij
seat-house = speler van het huis
seat-there = is er
seat-coming = komt eraan…
seat-free = Vrije plaats
sit-down = Gaan zitten en spelen
invite-show = { $n ->
    [one] Er ontbreekt nog één persoon
   *[other] Er ontbreken nog { $n } personen
}
invite-title = Kom { $game } met me spelen
preview-table = Aan deze tafel wacht een plaats op je. Kom binnen en speel mee: zonder account, zonder iets te installeren.
link-send = De link sturen
link-copied = De link is gekopieerd. Stuur hem naar wie je wilt.
qr = Code om te scannen en aan tafel te komen
fill = Niet wachten, met spelers van het huis beginnen
starting = Iedereen is er, we beginnen…
waiting-for = We wachten op { $names }…

turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
looking-on = Je kijkt mee
turn-everyone = Iedereen speelt
moment = Een ogenblik…
over = Het spel is afgelopen
clock-left = Seconden over:
menu = Al het andere
faster = Sneller
read-aloud = { $sentence } Voorlezen.
hint = Een tip
hint-says = Onze beste speler zou dit doen: { $action }
hint-not-now = Wacht op je beurt om een tip te vragen.
log = Wat er gebeurd is
log-empty = Het spel begint.
greetings = Iets zeggen
greeting-hello = Hallo!
greeting-good-luck = Veel geluk!
greeting-well-played = Goed gespeeld!
greeting-thanks = Dank je!
greeting-wow = Wauw!
greeting-oops = Oeps!
greeting-bravo = Bravo!
greeting-again = Nog een keer!
greeting-bye = Dag!
says = { $name }: { $words }
voice-short = Stem
undo = Mijn zet terugnemen
undo-title = { $name } wil een zet terugnemen
undo-words = Vind je dat goed?
undo-asking = We vragen { $name } of je je zet mag terugnemen…
undo-yes = Ja, goed
undo-no = Nee, we gaan door
undo-granted = { $name } neemt de zet terug.
undo-refused = De zet blijft staan.
leave = Het spel verlaten
leave-title = Ga je weg?
leave-words = Een speler van het huis neemt je plaats in. Kom je via dezelfde link terug, dan is die weer van jou.
leave-yes = Weggaan
leave-no = Ik blijf
pass-to = Jouw beurt, { $name }!
pass-ready = Ik ben er
plain-table = Op tafel
plain-actions = Wat je kunt doen
plain-type = Schrijf je zet
plain-send = Spelen
option-yes = Ja
option-no = Nee
plain-rules = Alles wat de regels toestaan, staat op een knop. Wat niet mag, wordt geweigerd, met het nummer van de regel.
plain-rules-file = De regels, genummerd:
line-lost = De lijn is weg. We verbinden opnieuw…
away-words = Een speler van ons speelt voor jou.
away-back = Ik ben er weer
seat-left = { $name } is er niet meer: een speler van ons valt in.
seat-back = { $name } is terug.
result = Uitslag
won-you = Je hebt gewonnen!
won = { $n ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } hebben gewonnen!
}
finest = Jouw mooiste zet
finest-of = De mooiste zet van { $name }
again = Nog een keer?
again-join = Het volgende spel staat klaar: meedoen
again-other = Een ander spel, met dezelfde spelers
replay = Het spel opnieuw bekijken
share = Delen
record = Downloaden
fair = Was het eerlijk?
fair-yes = { $n ->
    [one] Ja: het enige toeval van het spel is nagerekend en klopt.
   *[other] Ja: alle { $n } toevalligheden van het spel zijn nagerekend en kloppen.
}
fair-no = Nee: er klopt iets niet.
fair-wrong = Regel { $line }: “{ $found }” gevonden, “{ $expected }” verwacht.
fair-kept = Dit apparaat heeft het nagekeken: het is de vingerafdruk van het begin, en zijn eigen getal zit erin.
fair-not-kept = Let op: dit is niet wat dit apparaat aan het begin zag en toevoegde.
fair-silent = Zonder eigen toeval van: { $names }.
fair-how = Hoe weten we dat?
fair-how-words = Vóór het spel heeft het huis een geheim getal verzegeld en de vingerafdruk ervan getoond. Elk apparaat heeft er eigen toeval bij gedaan. Nu is het getal bekend en kan iedereen het narekenen.
fair-commitment = Vingerafdruk van vóór het spel
fair-seed = Getal dat aan het eind bekend werd
replay-only = Het spel is afgelopen, hier kijken we alleen.
replay-start = Het begin van het spel
replay-at = Stap { $at } van { $last }
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-moves = Alle zetten
replay-speed = Snelheid
replay-turn-back = Naar de beurt ervoor
replay-turn-forward = Naar de volgende beurt
replay-eyes = Door wiens ogen?
replay-eyes-onlooker = Als toeschouwer
replay-eyes-of = Door de ogen van { $name }
replay-round-go = Ga naar een ronde
replay-round = Ronde { $n }
record-open = Een bewaard spel bekijken
record-open-words = Kies een .ludo-bestand of sleep het hierheen. Het huis leest het om het te laten zien en bewaart er niets van.
record-choose = Bestand kiezen
record-unreadable = Dit bestand is geen spel dat het huis kan lezen.
problem-unreachable = Het huis antwoordt niet. Controleer je verbinding en probeer het opnieuw.
problem-no-such-table = Deze tafel bestaat niet, of is al opgeruimd.
problem-other = Dat is niet gelukt ({ $detail }).
problem-bad-seats = Deze plaatsen passen niet bij dit spel.
problem-bad-clock = Deze speeltijd kan niet.
problem-bad-option = Die regel bestaat niet in dit spel.
problem-bad-name = Kies een naam van 1 tot 16 letters.
problem-name-alike = Iemand aan deze tafel heeft een naam die er net zo uitziet als de jouwe. Kies een andere.
problem-bad-picture = Dat plaatje hebben we niet.
problem-bad-greeting = Dat woord staat niet op de lijst.
problem-already-playing = Het spel is al begonnen. Je mag kijken.
problem-seat-taken = Deze plaats is bezet.
problem-not-your-seat = Deze plaats is niet van jou.
problem-no-help = Aan deze tafel speelt iedereen zonder tips: dat is afgesproken.
problem-one-seat-each = Aan een open tafel neemt iedereen maar één plaats.
problem-nothing-to-do = Je bent nu niet aan de beurt.
problem-not-the-host = Alleen wie de tafel gedekt heeft, beslist wanneer we beginnen.
problem-not-over = Het spel is nog niet afgelopen.
problem-no-rehearsal = In dit huis kun je het toeval noch de beginstelling kiezen.
problem-other-day = Die dag is voorbij: hier is de uitdaging van vandaag.
problem-no-such-game = Dit spel staat nog niet op de plank.
problem-broken = Er is bij ons iets stukgegaan. Probeer het zo nog eens.
problem-broken-table = Er is aan deze tafel iets stukgegaan. Kom zo terug.
problem-busy = Het is nu erg druk in huis. Probeer het gauw opnieuw.
problem-house-full = Alle tafels van het huis zijn bezet. Probeer het later nog eens.
problem-table-full = Er kijken al te veel mensen naar deze tafel.
problem-too-fast = Dat is wat veel ineens. Wacht een minuut en probeer het opnieuw.
problem-no-such-code = Deze code leidt nergens heen, of niet meer. Vraag of hij goed geschreven is, of vraag een nieuwe.
problem-too-many-codes = Er kwamen te veel verkeerde codes van hier. Wacht een minuut, of kom via de link.
problem-no-such-lesson = Die les bestaat niet.
problem-no-such-puzzle = Die puzzel bestaat niet.
problem-too-many-tables = Je hebt al veel tafels lopen. Maak er eerst een af.
problem-too-many-tables-mine = Mijn spellen bekijken
problem-too-many-sockets = Op dit adres staan te veel pagina’s open. Sluit er een.
problem-too-many-connections = Er zijn te veel verbindingen open op dit adres. Probeer het over een minuut opnieuw.
problem-too-slow = Dat duurde te lang. Probeer het opnieuw.

child = Een kind
my-child = Ik ben een kind
my-child-words = Aan tafels waar het huis kinderen helpt, mag je om raad vragen.
seat-child = Speler { $seat } is een kind
help-none = Zonder tips
help-children = Tips voor kinderen
help-all = Tips voor iedereen
away-table = Als iemand weg is
away-wait = We wachten op wie weg is
away-ask-seconds = { $n } s weg: we beslissen samen
away-ask-minutes = { $n } min weg: we beslissen samen
away-bot-seconds = { $n } s weg: het huis speelt
away-bot-minutes = { $n } min weg: het huis speelt
away-bot-once = Weg: het huis speelt meteen
away-time-up = Je tijd is om: iemand van het huis speelt het spel voor je uit.
clock-minutes = { $minutes } min per speler
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tijd van { $name }:
clock-soon = Nog { $seconds } seconden.
clock-up = De tijd van { $name } is om.
at-zero = Als de tijd om is
at-zero-bot = Het huis speelt
at-zero-nothing = Tijd om: het wordt alleen gezegd
term-option = { $option }: { $value }
terms = Wat is afgesproken
watching = { $n ->
    [one] { $n } persoon kijkt mee
   *[other] { $n } personen kijken mee
}
seat-take = Hier gaan zitten
seat-take-number = { seat-take } ({ $seat })
seat-swap = Ruilen
seat-swap-with = Ruilen met { $name }
swap-title = { $name } wil graag jouw plaats
swap-words = Wil je ruilen?
swap-yes = Ja, we ruilen
swap-no = Nee, ik blijf hier
swap-asking = We vragen { $name } of jullie van plaats ruilen…
swap-granted = De plaatsen zijn geruild.
swap-refused = Iedereen houdt zijn plaats.
stand-in-title = { $name } is er niet meer
stand-in-words = Jullie wachten al even. Iemand van het huis kan intussen spelen.
stand-in-yes = Ja, we gaan door
stand-in-no = Nee, we wachten nog
stand-in-refused = We wachten nog op { $name }.
stood-in-words = Iemand van het huis heeft voor je gespeeld.
stood-in-undo = Die zet terugnemen
stood-in-stays = Iemand van het huis heeft voor je gespeeld. De zet blijft staan: hij liet iets zien, of het spel is sindsdien verdergegaan.
link-title = De link
link-words = Kopieer dit adres en stuur het naar wie je wilt.
