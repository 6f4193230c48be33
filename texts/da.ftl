# Hvad huset siger overalt: på siden og i terminalen.

## Hvad der sker
event-turn = Nu er det { $name }, der spiller.
event-turn-you = Din tur!
nothing = ingenting
event-hint = { $name } beder huset om et råd.
event-hint-you = Du beder huset om et råd.
label = { $label }: { $what }
event-plays = { $name } spiller { $what }.
event-plays-you = Du spiller { $what }.
event-draws = { $name } trækker.
event-draws-you = Du trækker { $what }.
event-takes = { $name } vinder runden.
event-takes-you = Du vinder runden.
action-play = Spil { $what }
row-table = På bordet
row-hand = På hånden
row-player = { $name }: { $score }, { $n ->
    [one] et kort
   *[other] { $n } kort
} på hånden
row-player-you = Du: { $score }, { $n ->
    [one] et kort
   *[other] { $n } kort
} på hånden
action-plain = { $what }
score = { $n ->
    [one] { $n } point
   *[other] { $n } point
}

## Hvad man ikke gør, og hvorfor
refusal-seats = Det her spilles af { $min } til { $max }.
refusal-over = Spillet er slut.
refusal-not-your-turn = Det er ikke din tur endnu.
refusal-no-clock = Der løber ingen tid lige nu.
refusal-no-chance = Tilfældet har ikke noget at sige lige nu.
refusal-not-held = Du har ikke { $what } på hånden.
refusal-not-there = { $what } er der ikke.
refusal-not-begun = Spillet er ikke begyndt endnu.
refusal-already-played = Det træk er allerede spillet.
refusal-from-the-future = Det træk kommer for tidligt.
refusal-cannot-undo = Trækket kan ikke tages tilbage mere: det, der fulgte, er allerede set.
refusal-undo-none = Linje { $line } kan ikke tages tilbage: den er ikke et træk af dig, eller det er allerede taget tilbage.
refusal-undo-often = I et spil tages højst { $most } træk tilbage.
refusal-too-often-away = Du er gået for mange gange: en af vores spillere gør spillet færdigt for dig.
refusal-time-is-up = Din tid er gået: en fra huset spiller færdig for dig.
refusal-bad-option = Den regel findes ikke i dette spil.
refusal-unreadable = »{ $found }« kan ikke læses: { $expected }.
refusal-time-runs-backwards = Tiden går ikke baglæns: denne linje er tidligere end den forrige.
refusal-time-too-late = Det er for sent: intet spil varer længere end tre hundrede år.
refusal-no-such-seat = Den plads findes ikke ved dette bord.
refusal-seed-told = Frøet er afsløret: spillet er opgivet, og der spilles ikke mere.
refusal-no-same-luck = Spillet på denne måde kan heldet i dette spil ikke være det samme for alle.
refusal-presence = Ingen går to gange eller kommer tilbage uden at være gået.
refusal-hint-once = Man beder kun om råd én gang i hver stilling.
refusal-too-long = Dette spil er blevet for langt: ved { $lines } linjer spiller ingen videre. Begynd et nyt.
refusal-given-up = Der er længe ikke kommet nogen til dette bord: spillet er stoppet, og dets frø er afsløret.
refusal-other-game = Det er et parti af et andet spil.
refusal-other-edition = Spillet følger en udgave af reglerne, som ikke kendes her.

## Lessons
lesson-step = Trin { $n } af { $of }
refusal-lesson = Det er tilladt, men lær først dette: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }{"\u00A0"}%

## Opgaver
puzzle-title = Opgave { $puzzle }, grad { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Rigtigt! { $best } point i gennemsnit; det næstbedste valg giver { $next }.
puzzle-expected-wrong = Det giver { $mine } point i gennemsnit. Det bedste giver { $best }: { $what }.
puzzle-points-right = Rigtigt! Mere end { $best } point kan ikke lade sig gøre; det næstbedste giver { $next }.
puzzle-points-wrong = Det giver { $mine }; man kan nå { $best }: { $what }.
puzzle-won-right = Rigtigt! Det vinder, hvad der end ligger skjult; intet andet gør det med sikkerhed.
puzzle-won-wrong = Sådan kan du stadig tabe. Én ting vinder med sikkerhed: { $what }.
puzzle-only-right = Rigtigt! Intet andet lykkes.
puzzle-only-wrong = Det lykkes ikke. Én ting gør det: { $what }.
puzzle-squares-right = Rigtigt! { $best } bogstaver lagt; det næstbedste ord lægger { $next }.
puzzle-squares-wrong = Det lægger { $mine } bogstaver; man kan lægge { $best }: { $what }.
puzzle-all-right = Flot! Alle { $best } bogstaver ligger der.
puzzle-all-wrong = { $mine } af { $best } bogstaver lagt. De kan alle lægges, for eksempel sådan: { $what }.

## Looking back on a finished game
review = Set i bakspejlet
review-about = Det, der talte, ved siden af det, vores stærkeste spiller ville have gjort.
review-in-expected = Tallene er ventede point.
review-in-points = Tallene er point.
review-in-squares = Tallene er lagte bogstaver; hvor godt resten kan lægges, tæller med.
review-in-chance = Tallene er chancen for at vinde.
review-in-stands = Tallene siger, hvor sikkert det ville stå, før hånden slap.
review-name = { $name }
review-sum = { $name }: { $score } point. Ventet med det bedste spil: { $value }. Held: { $luck }. Valg: { $skill }.
review-perfect = { $name }: intet at indvende!
review-nothing = Intet at indvende: ingen kunne have gjort det meget bedre.
review-luck = Intet at indvende: her var det kun heldet, der afgjorde det.
review-unknown = Ingen har endnu regnet ud, hvad disse valg var værd.
review-extra-turns = De ekstra ture, der afgjorde det, er ikke talt med: ingen har regnet dem ud.
review-chosen = Valgt: { $action } ({ $value })
review-chosen-plain = Valgt: { $action }
review-best = Bedre: { $action } ({ $value })
review-best-plain = Bedre: { $action }
review-loss = Tabt: { $loss }
review-loss-stands = Vovet: { $loss }
review-loss-only = Forvekslet
review-well = Godt gjort!
review-show = Vis mig
