# Ludogîte, the words of the house: short and warm.

title = Ludogîte, the house of games
home-title = Come in, the lamp is lit
home-words = The games are on the shelf, and somebody is always ready to play with you.
play-now = Play now
two-here = Two of us here
strength = Against whom?
strength-fit = plays so that you win about half the time. Today: like { $name }.
strength-gentle = very easy
strength-easy = easy
strength-fair = fairly easy
strength-middle = medium
strength-good = good
strength-strong = strong
resume = Go on with my game
my-games = My games
my-games-with = with { $names }
my-games-gathering = Waiting for the others
my-games-play = Go on
my-games-again = Watch again
my-games-leave = Leave { $game } for good
my-games-leave-words = A player of the house takes your seat, and this device forgets the table.
my-games-end-words = The game ends here, and this device forgets the table.
my-games-whose = Whose games?
my-games-everybody = Everybody
code-ask = A code to say on the telephone
code-say = Say it to whoever comes: it is typed in on the front page and lasts { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }.
code-have = I have a code
code-go = Come in
my-games-forget = Forget { $game }
wait = One moment…
close = Close
go-home = Back to the house
notes = Notes from the house
shelf = The games on the shelf
my-things = You and your settings

box-alone = For one player
box-exactly = { $n } players
box-players = { $min } to { $max } players
box-alone-or = Alone or 2 to { $max } players
box-ages = ages { $from } to { $to }
box-ages-from = from age { $from }
box-ages-any = of any age
box-minutes = about { $n } minutes

daily = Daily challenge
daily-words = The same small game for the whole house, and the same luck for all: only how you play makes the difference. About five minutes.
daily-today = Today: { $game }
daily-play = Play the challenge
daily-look = See the daily challenge
daily-score = { $n ->
    [one] You made { $n } point.
   *[other] You made { $n } points.
  }
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
daily-once = One game a day: reloading the page leads back to it. On another device the house cannot know that it is you.
daily-next = The next challenge begins at { $time }.
daily-standing = Better than you: { $better }. Like you: { $same }. Less well: { $less }.
daily-played = { $n ->
    [one] { $n } person has played.
   *[other] { $n } people have played.
  }
daily-send = Send my result as a picture
daily-friends = With your friends
daily-friends-words = Whoever comes by your link plays beside you: each sees the other’s result once she has played.
daily-invite = Invite friends
daily-days = { $n ->
    [one] { $n } day played in two weeks
   *[other] { $n } days played in two weeks
  }
daily-days-words = A day missed takes nothing away. Only this device remembers.
daily-yesterday = Yesterday: { $game }
daily-best = { $n ->
    [one] Our best player, with the same luck: { $n } point.
   *[other] Our best player, with the same luck: { $n } points.
  }
daily-solution = Watch that game step by step
daily-later = Yesterday’s solution comes two hours after midnight in Greenwich: some are still playing.
daily-sealed = The day’s luck is fixed beforehand; here is its promise, to be checked tomorrow:

lobby = Open tables
lobby-empty = Nobody is waiting just now. Open a table, and somebody may come.
lobby-join = Sit down
lobby-watch = Watch

invite = Play with someone
invite-1 = Open a box and keep a seat for somebody.
invite-2 = Show the code or send the link.
invite-3 = The game begins as soon as everyone is seated.
invite-only-here = This address works on this device only. To let others in, open the house with:
invite-which = With which box?
invite-with = Invite to { $game }

me = Your name and picture
me-edit = { $name }: change name or picture
me-save = That’s me
me-saved = Hello { $name }!
my-name = Your name
my-picture = Your picture
my-name-private = Only people who have your table’s link see your name.
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
text-size = Text size
sound = Sounds
voice = Read everything aloud
voice-on = I will read to you what happens.
calm = No animations
letter-keys = Play with single letter keys
key-list = The keys
key-list-words = This is what the keys do at this moment.
key-list-none = No key does anything at this moment.
key-list-off = The keys are switched off in the settings.
key-list-on = Switch the keys on
key-list-race = This is a race: a key counts the moment it is pressed.
key-again = { $key } again to confirm: { $action }

unofficial = An unofficial house of games. The names of the games belong to their owners.
no-account = No account, no advertising, no messages between strangers.

lost-title = There is nothing here
lost-words = This door leads nowhere. The game may have been put away.
no-answer = The house does not answer
no-answer-words = The line is down. We keep trying by ourselves: as soon as it is back, you are in.
try-again = Try again
rule = Rule { $rule }
why = Why?

rules = The rules
learn = Learn it in { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
}
learn-on = Go on with the lesson
lesson = Lesson
lessons = All lessons
lesson-done = learnt
lesson-go-on = go on
lesson-minutes = { $minutes } min
lesson-listen = Listen to the lesson
lesson-end = Well done, you can play!
lesson-next = Next lesson: { $lesson }
lesson-play = Play a real game
puzzles = Puzzles
puzzles-words = What would you do? From 1, easy, to 5, hard. The best answer is proved; what you missed comes back some days later.
puzzle-grade = Grade { $grade }
puzzle-solved = Solved: { $solved } of { $count }.
puzzle-due = To be tried again: { $due }.
puzzle-listen = Listen to the puzzle
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-box = Back to the box
rules-try-it = Try it
rules-try = Try it: { $title }
rules-read = Read the rules
rules-listen = Listen: { $title }
players = Who plays?
seat-bot = The house
seat-strength = Which player of the house in seat { $seat }?
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
clock-none = No time limit
clock-seconds = { $seconds } s a move
open-table = Table open to everyone
help-table = Hints from the house
start = Start the game
start-invite = Lay the table

gathering = { $game }: taking our seats
invited = You are invited to play { $game }
seat-you = that’s you
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
preview-table = A seat is waiting for you at this table. Come in and play: no account, nothing to install.
link-send = Send the link
link-copied = The link is copied. Send it to whoever you like.
qr = Code to scan to join the table
fill = Start without waiting, with players of the house
starting = Everyone is here, we begin…
waiting-for = Waiting for { $names }…

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
plain-table = On the table
plain-actions = What you can do
plain-type = Write your move
plain-send = Play
option-yes = Yes
option-no = No
plain-rules = Everything that the rules allow is on a button. What is not allowed is refused, with the number of the rule.
plain-rules-file = The rules, numbered:
line-lost = The line is down. Reconnecting…
away-words = One of our players is playing for you.
away-back = I’m back
seat-left = { $name } has gone: one of our players stands in.
seat-back = { $name } is back.
result = Result
won-you = You have won!
won = { $n ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
finest = Your finest move
finest-of = { $name }’s finest move
again = Once more?
again-join = The next game is ready: play
again-other = Another game, the same people
replay = Watch the game again
share = Share
record = Download
fair = Was it fair?
fair-yes = { $n ->
    [one] Yes: the only stroke of chance in the game was worked out again, and it is right.
   *[other] Yes: all { $n } strokes of chance in the game were worked out again, and all are right.
}
fair-no = No: something is wrong.
fair-wrong = Line { $line }: found “{ $found }”, expected “{ $expected }”.
fair-kept = This device checked: it is the fingerprint shown at the start, and its own number is in it.
fair-not-kept = Careful: this is not what this device was shown and added at the start.
fair-silent = These added no chance of their own: { $names }.
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
replay-moves = All the moves
replay-speed = Speed
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-eyes = Through whose eyes?
replay-eyes-onlooker = As an onlooker
replay-eyes-of = Through the eyes of { $name }
replay-round-go = Go to a round
replay-round = Round { $n }
record-open = Look at a saved game
record-open-words = Choose a .ludo file, or drop it here. The house reads it to show it, and keeps nothing of it.
record-choose = Choose a file
record-unreadable = This file is not a game that the house can read.
problem-unreachable = The house does not answer. Check your connection and try again.
problem-no-such-table = This table does not exist, or it has been put away.
problem-other = That did not work ({ $detail }).
problem-bad-seats = These seats do not fit this game.
problem-bad-clock = This time limit is not possible.
problem-bad-option = This game has no such rule.
problem-bad-name = Choose a name of 1 to 16 letters.
problem-name-alike = Somebody at this table has a name that looks just like yours. Choose another one.
problem-bad-picture = We have no such picture.
problem-bad-greeting = This word is not on the list.
problem-already-playing = The game has begun. You can watch.
problem-seat-taken = This seat is taken.
problem-not-your-seat = This seat is not yours.
problem-no-help = At this table everyone plays without hints: that was agreed.
problem-one-seat-each = At an open table everybody takes only one seat.
problem-nothing-to-do = It is not your turn now.
problem-not-the-host = Only the person who laid the table decides when to begin.
problem-not-over = The game is not over yet.
problem-other-day = That day is over: here is today’s challenge.
problem-no-rehearsal = This house does not let you choose chance or the position to start from.
problem-no-such-game = This game is not on the shelf yet.
problem-broken = Something broke on our side. Try again in a moment.
problem-broken-table = Something broke at this table. Come back in a moment.
problem-busy = The house has its hands full just now. Try again soon.
problem-house-full = Every table of the house is taken. Try again later.
problem-table-full = Too many people are watching this table already.
problem-too-fast = That is a little too much at once. Wait a minute and try again.
problem-no-such-code = This code leads nowhere, or no longer. Check how it is written, or ask for another one.
problem-too-many-codes = Too many wrong codes came from here. Wait a minute, or come by the link.
problem-no-such-lesson = There is no such lesson.
problem-no-such-puzzle = There is no such puzzle.
problem-too-many-tables = You have many tables going already. Finish one first.
problem-too-many-tables-mine = See my games
problem-too-many-sockets = Too many pages are open at this address. Close one.
problem-too-many-connections = Too many connections are open at this address. Try again in a minute.
problem-too-slow = That took too long to arrive. Try again.

child = A child
my-child = I am a child
my-child-words = At tables where the house helps children, you may ask it for a hint.
seat-child = Player { $seat } is a child
help-none = No hints
help-children = Hints for children
help-all = Hints for everyone
away-table = If somebody is away
away-wait = We wait for whoever is away
away-ask-seconds = Away { $n } s: we decide together
away-ask-minutes = Away { $n } min: we decide together
away-bot-seconds = Away { $n } s: the house plays
away-bot-minutes = Away { $n } min: the house plays
away-bot-once = Away: the house plays at once
away-time-up = Your time is up: somebody from the house finishes the game for you.
clock-minutes = { $minutes } min each
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = { $name }’s time:
clock-soon = { $seconds } seconds left.
clock-up = { $name } has run out of time.
at-zero = When the time is up
at-zero-bot = The house plays
at-zero-nothing = Time up: we say so, that is all
term-option = { $option }: { $value }
terms = What was agreed
watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
seat-take = Sit here
seat-take-number = { seat-take } ({ $seat })
seat-swap = Swap
seat-swap-with = Swap places with { $name }
swap-title = { $name } would like your place
swap-words = Would you like to swap?
swap-yes = Yes, let’s swap
swap-no = No, I’ll stay here
swap-asking = Asking { $name } whether you can swap places…
swap-granted = The places are swapped.
swap-refused = Everyone stays where they are.
stand-in-title = { $name } is away
stand-in-words = You have been waiting for a while. Somebody from the house can play in the meantime.
stand-in-yes = Yes, let’s go on
stand-in-no = No, let’s wait
stand-in-refused = Still waiting for { $name }.
stood-in-words = Somebody from the house has played for you.
stood-in-undo = Take that move back
stood-in-stays = Somebody from the house has played for you. That move stands: it showed something, or the game has gone on since.
link-title = The link
link-words = Copy this address and send it to whoever you like.
