# Ludogîte, the words of the house: short and warm.

title = Ludogîte, the house of games
home-title = Come in, the lamp is lit
home-words = The games are on the shelf, and somebody is always ready to play with you.
play-now = Play now
strength = Against whom?
strength-easy = easy
strength-middle = medium
strength-strong = strong
resume = Go on with my game
wait = One moment…
close = Close
go-home = Back to the house
notes = Notes from the house
shelf = The games on the shelf
my-things = You and your settings

box-diamoniak = Castles, diamonds and witches
box-diamoniak-for = 2 to 4 players, ages 5 to 9
box-yaminos = Seven bars, twelve games of dice and dominoes
box-yaminos-for = Alone or 2 to 6 players, from age 6
box-domino = Twenty-eight magnets: chain, tower, quincunx
box-domino-for = 2 to 4 players, about ten minutes
box-diamino = Crosswords in French, with devils
box-diamino-for = Alone or 2 to 8 players, from 8 years
box-diavolo = Ten dice, one order, the fastest hand
box-diavolo-for = 2 to 6 players, of any age
box-closed = Not open yet
box-soon = Soon

lobby = Open tables
lobby-empty = Nobody is waiting just now. Open a table, and somebody may come.
lobby-join = Sit down
lobby-watch = Watch

invite = Play with someone
invite-1 = Open a box and keep a seat for a person.
invite-2 = Show the code or send the link.
invite-3 = The game begins as soon as everyone is seated.
invite-which = With which box?
invite-with = Invite to { $game }

me = Your name and picture
me-edit = { $name }: change name or picture
me-save = That's me
me-saved = Hello { $name }!
my-name = Your name
my-picture = Your picture
my-name-private = Only the people at your table see your name.
picture-fox = Fox
picture-owl = Owl
picture-hedgehog = Hedgehog
picture-frog = Frog
picture-cat = Cat
picture-bear = Bear
picture-rabbit = Rabbit
picture-snail = Snail
picture-whale = Whale
picture-ladybird = Ladybird
picture-mouse = Mouse
picture-dragon = Dragon

settings = Settings
language = Language
light = Light
light-auto = Auto
light-day = Day
light-night = Night
sound = Sounds
voice = Read everything aloud
voice-on = I will read to you what happens.
calm = No animations
letter-keys = Play with single letter keys

unofficial = An unofficial house of games. The names of the games belong to their owners.
no-account = No account, no advertising, no messages between strangers.

lost-title = There is nothing here
lost-words = This door leads nowhere. The game may have been put away.
no-answer = The house does not answer
no-answer-words = The line is down. We keep trying by ourselves: as soon as it is back, you are in.
try-again = Try again
rule = Rule { $rule }

box-closed-words = This box is still tied with its ribbon: the game is not ready. Come back soon!
rules = The rules
rules-read = Read the rules
rules-listen = Listen: { $title }
players = Who plays?
seat-easy = House: easy
seat-middle = House: medium
seat-strong = House: strong
seat-person = By a link
seat-here = Somebody here
seat-someone = Guest
seat-number = Player { $seat }
seat-who = Who plays at seat { $seat }?
seat-name = Name of player { $seat }
seat-picture = { $picture }: change picture
seat-remove = Remove seat { $seat }
seat-add = Add a player
who-begins = Who is the youngest? That player begins.
options = How do we play?
options-more = Choose the rules one by one
presets = Ready-made rules
clock = Time to play
clock-none = No limit
clock-seconds = { $seconds } seconds
open-table = Table open to everyone
start = Start the game
start-invite = Lay the table

gathering = { $game }: taking our seats
invited = You are invited to play { $game }
seat-you = that's you
seat-house = player of the house
seat-there = is here
seat-coming = on the way…
seat-free = Free seat
sit-down = Sit down and play
invite-show = { $n ->
    [one] One more person is missing
   *[other] { $n } more people are missing
}
invite-title = Come and play { $game } with me
link-send = Send the link
link-copied = The link is copied. Send it to whomever you like.
qr = Code to scan to join the table
fill = Start without waiting, with players of the house
starting = Everyone is here, we begin…

turn-yours = Your turn
turn-of = { $name } to play
looking-on = You are watching
turn-everyone = Everyone plays
moment = One moment…
over = The game is over
clock-left = Seconds left:
menu = Everything else
faster = Faster
read-aloud = { $sentence } Read aloud.
hint = A hint
hint-says = Our best player would do this: { $action }
hint-not-now = Wait for your turn to ask for a hint.
log = What happened
log-empty = The game begins.
greetings = Say a word
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-thanks = Thank you!
greeting-wow = Wow!
greeting-oops = Oops!
greeting-bravo = Bravo!
greeting-again = One more!
greeting-bye = Goodbye!
says = { $name }: { $words }
voice-short = Voice
undo = Take back my move
undo-title = { $name } would like to take a move back
undo-words = Is that all right with you?
undo-asking = Asking { $name } whether you may take your move back…
undo-yes = Yes, all right
undo-no = No, we go on
undo-granted = { $name } takes the move back.
undo-refused = The move stands.
leave = Leave the game
leave-title = Are you leaving?
leave-words = A player of the house takes your seat. Come back by the same link and it is yours again.
leave-yes = Leave
leave-no = I stay
pass-to = Your turn, { $name }!
pass-ready = I am here
line-lost = The line is down. Reconnecting…
away-words = One of our players is playing for you.
away-back = I'm back
result = Result
won-you = You have won!
won = { $n ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
again = Once more?
again-join = The next game is ready: play
again-other = Another game, the same people
replay = Watch the game again
share = Share
record = Download
fair = Was it fair?
fair-yes = { $n ->
    [one] Yes: the only chance of the game was computed again, and it is right.
   *[other] Yes: all { $n } chances of the game were computed again, and all are right.
}
fair-no = No: something is wrong.
fair-wrong = Line { $line }: found “{ $found }”, expected “{ $expected }”.
fair-kept = This device checked: it is the fingerprint shown at the start, and its own number is in it.
fair-not-kept = Careful: this is not what this device was shown and added at the start.
fair-silent = No chance of their own was added by: { $names }.
fair-how = How do we know?
fair-how-words = Before the game the house sealed a secret seed and showed its fingerprint. Every device added chance of its own. Now the seed is revealed, and anyone can do the sum again.
fair-commitment = Fingerprint given before the game
fair-seed = Seed revealed at the end
replay-only = The game is over; here we only watch.
replay-start = The beginning of the game
replay-at = Step { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
problem-unreachable = The house does not answer. Check your connection and try again.
problem-no-such-table = This table does not exist, or it has been put away.
problem-other = That did not work ({ $detail }).
problem-bad-seats = These seats do not fit this game.
problem-bad-clock = This time to play is not possible.
problem-bad-option = This game has no such rule.
problem-bad-name = Choose a name of 1 to 16 letters.
problem-bad-picture = We have no such picture.
problem-bad-greeting = This word is not on the list.
problem-already-playing = The game has begun. You can watch.
problem-seat-taken = This seat is taken.
problem-not-your-seat = This seat is not yours.
problem-nothing-to-do = It is not your turn now.
problem-not-the-host = Only the person who laid the table decides when to begin.
problem-not-over = The game is not over yet.
problem-no-such-game = This game is not on the shelf yet.
problem-broken = Something broke on our side. Try again in a moment.
problem-broken-table = Something broke at this table. Come back in a moment.
problem-busy = The house has its hands full just now. Try again soon.
problem-house-full = Every table of the house is taken. Try again later.
problem-table-full = Too many people are watching this table already.
problem-too-fast = That is a little too much at once. Wait a minute and try again.
problem-too-many-tables = You have many tables going already. Finish one first.
problem-too-many-sockets = Too many pages are open at this address. Close one.
refusal-not-begun = The game has not begun yet.
refusal-already-played = This move has been played already.
refusal-from-the-future = This move comes too early.
refusal-cannot-undo = This move can no longer be taken back: what followed has been seen.
refusal-no-such-seat = There is no such seat.
refusal-too-often-away = You left too often: one of our players finishes this game for you.
refusal-unreadable = This move cannot be read.
refusal-bad-option = This game has no such rule.
