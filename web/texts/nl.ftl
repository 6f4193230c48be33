# Ludogîte, de woorden van het huis: kort en warm.

title = Ludogîte, het huis van de spellen
home-title = Kom binnen, de lamp brandt
home-words = De spellen staan op de plank, en er is altijd iemand die met je wil spelen.
play-now = Meteen spelen
strength = Tegen wie?
strength-easy = makkelijk
strength-middle = gemiddeld
strength-strong = sterk
resume = Verder met mijn spel
wait = Een ogenblik…
close = Sluiten
go-home = Terug naar het huis
notes = Briefjes van het huis
shelf = De spellen op de plank
my-things = Jij en je instellingen

box-diamoniak = Kastelen, diamanten en heksen
box-diamoniak-for = 2 tot 4 spelers, van 5 tot 9 jaar
box-yaminos = Zeven staafjes, twaalf spellen met dobbelstenen en domino
box-yaminos-for = Alleen of met 2 tot 6, vanaf 6 jaar
box-domino = Achtentwintig magneten: ketting, toren, quincunx
box-domino-for = 2 tot 4 spelers, ongeveer tien minuten
box-diamino = Kruiswoorden in het Frans, met duivels
box-diamino-for = Alleen of met 2 tot 8, vanaf 8 jaar
box-diavolo = Tien dobbelstenen, één opdracht, de snelste hand
box-diavolo-for = 2 tot 6 spelers, van elke leeftijd
box-closed = Nog niet open
box-soon = Binnenkort

lobby = Open tafels
lobby-empty = Er wacht nu niemand. Open een tafel, misschien komt er iemand.
lobby-join = Gaan zitten
lobby-watch = Kijken

invite = Met iemand spelen
invite-1 = Open een doos en houd een plaats vrij.
invite-2 = Toon de code of stuur de link.
invite-3 = Het spel begint zodra iedereen zit.
invite-which = Met welke doos?
invite-with = Uitnodigen voor { $game }

me = Je naam en je plaatje
me-edit = { $name }: naam of plaatje veranderen
me-save = Dat ben ik
me-saved = Hallo { $name }!
my-name = Je naam
my-picture = Je plaatje
my-name-private = Alleen wie aan jouw tafel zit, ziet je naam.
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
sound = Geluiden
voice = Alles voorlezen
voice-on = Ik lees je voor wat er gebeurt.
calm = Zonder animaties
letter-keys = Spelen met lettertoetsen

unofficial = Een onofficieel huis van spellen. De namen van de spellen zijn van hun eigenaars.
no-account = Geen account, geen reclame, geen berichten tussen onbekenden.

lost-title = Hier is niets
lost-words = Deze deur leidt nergens heen. Misschien is het spel al opgeruimd.
no-answer = Het huis antwoordt niet
no-answer-words = De lijn is weg. We blijven het vanzelf proberen: zodra ze terug is, ben je binnen.
try-again = Opnieuw proberen
rule = Regel { $rule }

box-closed-words = Er zit nog een lint om deze doos: het spel is niet klaar. Kom gauw terug!
rules = De regels
rules-read = De regels lezen
rules-listen = Luisteren: { $title }
players = Wie speelt er?
seat-easy = Huis: makkelijk
seat-middle = Huis: gemiddeld
seat-strong = Huis: sterk
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
clock-none = Zonder limiet
clock-seconds = { $seconds } seconden
open-table = Tafel open voor iedereen
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
link-send = De link sturen
link-copied = De link is gekopieerd. Stuur hem naar wie je wilt.
qr = Code om te scannen en aan tafel te komen
fill = Niet wachten, met spelers van het huis beginnen
starting = Iedereen is er, we beginnen…

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
leave-words = Een speler van het huis neemt je plaats in. Kom je via dezelfde link terug, dan is ze weer van jou.
leave-yes = Weggaan
leave-no = Ik blijf
pass-to = Jouw beurt, { $name }!
pass-ready = Ik ben er
line-lost = De lijn is weg. We verbinden opnieuw…
away-words = Een speler van ons speelt voor jou.
away-back = Ik ben er weer
result = Uitslag
won-you = Je hebt gewonnen!
won = { $n ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } hebben gewonnen!
}
score = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
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
fair-how-words = Vóór het spel heeft het huis een geheim getal verzegeld en de vingerafdruk ervan getoond. Elk toestel heeft er eigen toeval bij gedaan. Nu is het getal bekend en kan iedereen het narekenen.
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
replay-pause = Stoppen
problem-unreachable = Het huis antwoordt niet. Controleer je verbinding en probeer het opnieuw.
problem-no-such-table = Deze tafel bestaat niet, of ze is al opgeruimd.
problem-other = Dat is niet gelukt ({ $detail }).
problem-bad-seats = Deze plaatsen passen niet bij dit spel.
problem-bad-clock = Deze speeltijd kan niet.
problem-bad-option = Die regel bestaat niet in dit spel.
problem-bad-name = Kies een naam van 1 tot 16 letters.
problem-bad-picture = Dat plaatje hebben we niet.
problem-bad-greeting = Dat woord staat niet op de lijst.
problem-already-playing = Het spel is al begonnen. Je mag kijken.
problem-seat-taken = Deze plaats is bezet.
problem-not-your-seat = Deze plaats is niet van jou.
problem-nothing-to-do = Je bent nu niet aan de beurt.
problem-not-the-host = Alleen wie de tafel gedekt heeft, beslist wanneer we beginnen.
problem-not-over = Het spel is nog niet afgelopen.
problem-no-such-game = Dit spel staat nog niet op de plank.
problem-broken = Er is bij ons iets stukgegaan. Probeer het zo nog eens.
problem-broken-table = Er is aan deze tafel iets stukgegaan. Kom zo terug.
problem-busy = Het is nu erg druk in huis. Probeer het gauw opnieuw.
problem-house-full = Alle tafels van het huis zijn bezet. Probeer het later nog eens.
problem-table-full = Er kijken al te veel mensen naar deze tafel.
problem-too-fast = Dat is wat veel ineens. Wacht een minuut en probeer het opnieuw.
problem-too-many-tables = Je hebt al veel tafels lopen. Maak er eerst een af.
problem-too-many-sockets = Op dit adres staan te veel pagina's open. Sluit er een.
refusal-not-begun = Het spel is nog niet begonnen.
refusal-already-played = Deze zet is al gespeeld.
refusal-from-the-future = Deze zet komt te vroeg.
refusal-cannot-undo = Deze zet kan niet meer terug: wat erop volgde is al gezien.
refusal-no-such-seat = Die plaats bestaat niet.
refusal-too-often-away = Je bent te vaak weggegaan: een speler van ons maakt het spel voor je af.
refusal-unreadable = Deze zet is niet te lezen.
refusal-bad-option = Die regel bestaat niet in dit spel.
