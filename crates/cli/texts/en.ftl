# Ludogîte on the command line, in English.

list-and = { $before } and { $last }
you = You
player-person = Player { $n }
player-gentle = Very easy { $n }
player-easy = Easy { $n }
player-fair = Fairly easy { $n }
player-middle = Medium { $n }
player-good = Good { $n }
player-strong = Strong { $n }

## ludogite --help
help-ludogite = A house of games: play, keep, check and study them.
help-games = List the games and their options
help-play = Play in this terminal against bots
help-lesson = Learn a game by playing it
help-replay = Play a recorded game through the rules and say how it stands
help-review = Look back on a finished game: what each choice lost and what luck changed
help-show = Show the position after a line of a game
help-verify = Was the chance of a game fair?
help-simulate = Play many games between bots and count who wins
help-solve = Work out the best possible play, where that can be done
help-word = Say whether a word may be played at Diamino, and what it is
help-serve = Open the house in the browser
help-engine = Talk to other programs, row by row
help-completions = Print a script that completes commands in a shell
help-manual = Print the manual page, for man
help-licenses = Print whose work this program contains, and on what terms

## ludogite simulate
simulate-title = { $game }, { $n } games, seed { $seed }
simulate-player = player
simulate-wins = wins
simulate-interval = 95 % interval
simulate-score = mean score
simulate-seat = seat
simulate-shared = Games won by more than one: { $n }; each gets an equal part
simulate-estimated = (dice and falls are estimated by their chances, not simulated; --physics really lets go)
simulate-turns = turns: { $mean } per game, from { $min } to { $max }
simulate-lines = lines: { $mean } per game, from { $min } to { $max }
simulate-speed = { $n } games per second, { $seconds } s
simulate-uneven = (not everybody began equally often: { $n } is no multiple of the seats)

## ludogite games
games-seats = { $min } to { $max } players
games-options = Options (--option KEY=VALUE)
games-only = Only: { $forms }
games-presets = Ready-made rules (--preset NAME)
games-default = (usual)

## ludogite play
play-welcome = Type a number from the list, or the word after it. ? explains everything else.
play-more = … and { $n } more. “{ $word }” lists them all, and you can also write one yourself.
play-hint = Our strongest player would say: { $words } ({ $action }).
play-no-hint = There is no hint here: judge for yourself.
play-undone = Taken back.
play-cannot-undo = Nothing can be taken back now: only your own last move, before anything has come of it.
play-too-late = Too late: the turn is over already.
play-unreadable = I do not understand that. Type a number from the list, or a word such as “{ $example }”.
play-saved = The game is kept in { $file }.
play-nothing-to-save = Goodbye! Nothing had happened yet.
play-go-on = Go on with it:
play-from-here = The seed of this game is not known: it goes on from here with new chance, in a record of its own.
play-was-it-fair = Was chance fair? Check it:
play-word-help = help
play-word-all = all
play-word-table = table
play-word-hint = hint
play-word-undo = undo
play-word-quit = quit
play-help =
    A number from the list, or the word after it (its beginning is enough), plays.
    hint    what our strongest player would do
    table   show the table again
    all     list everything that can be done
    undo    take the last move back, if nothing has come of it
    quit    stop here; the game so far is kept

## ludogite replay and verify
replay-title = { $title }: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }, all by the rules.
result-rank = { $rank }. { $name } ({ $score })
scores = Score: { $scores }
awaits-seats = Next to play: { $names }
awaits-chance = Next: chance decides.
place-row = { $file }, line { $row }, column { $column }
place-line = { $file }, line { $row }, column { $column } (line { $line } of the game: “{ $text }”)
verify-fair = Fair: { $n ->
    [one] { $n } draw is
   *[other] all { $n } draws are
  } what the seed gives, and the seed is the one that was promised.
verify-unfair = Not fair: line { $line } of the game (line { $row } of the file) says “{ $found }”, but the seed gives “{ $expected }”. { $n ->
    [one] { $n } draw before it is
   *[other] { $n } draws before it are
  } right.
verify-forged = Not fair: line { $line } of the game (line { $row } of the file) says “{ $found }”, but the house would have written “{ $expected }”.
verify-no-seed = It cannot be known: the seed has not been revealed (it is when the game is over).
verify-no-commitment = It cannot be known: the record promises no seed (it has no commitment).
verify-other-seed = Not fair: the seed that was revealed is not the one that was promised.
verify-from-position = The game starts from a position that somebody set up: nothing vouches for what came before.
verify-added-nothing = Seat { $seat } added no number of its own: for it, chance rests on the house alone, and nothing shows whether a person or a bot sat there.
verify-noted-stamps = Seat { $seat }: when its hand counted rests on what the house noted beside it (how slow its line was, or that a bot moved it); nothing else vouches for that.
verify-evening = “{ $name }”: { $people } people, { $rounds } rounds, { $tables } tables; lines played through again: { $lines }, all by the rules.
verify-evening-seeds = The same luck for all: the seeds that were revealed are those that were promised ({ $n }).
verify-evening-games = Games checked: { $games }; draws that are what the seed gives: { $draws }.
verify-evening-unchecked = Without a game in this file, or not played to the end: tables { $tables }.
verify-evening-corrected = Corrected by the host: tables { $tables }.
verify-evening-law = Not as promised: line { $line } of the evening does not follow the rules of pairing.
verify-evening-wrong = Table { $table }: { $why }
verify-evening-wrong-unreadable = its game cannot be read, or breaks a rule.
verify-evening-wrong-noTable = the evening has no such table.
verify-evening-wrong-otherGame = it is not the game that was to be played.
verify-evening-wrong-otherSeats = others sat there.
verify-evening-wrong-otherLuck = it did not have the luck that was promised to all.
verify-evening-wrong-otherResult = the game ended otherwise than the evening says.
verify-evening-wrong-unfair = a draw is not what the seed gives.
verify-evening-wrong-forged = a moment is not what the house would have written.
verify-evening-wrong-noSeed = it cannot be known: the seed has not been revealed.
verify-evening-wrong-noCommitment = it cannot be known: the game promises no seed.
verify-evening-wrong-otherSeed = the seed that was revealed is not the one that was promised.

## ludogite review
review-unfinished = This game is not over: you can look back on it when it is.

## ludogite word
word-playable = { $word } may be played.

## A command that was written wrong
usage-no-game = there is no game { $game }; there is { $known }
usage-no-command = there is no command { $name }; there is { $known }
usage-no-preset = there is no preset { $name }; there is { $known }
usage-option-form = options are written KEY=VALUE, not { $option }
usage-no-option = there is no option { $key }; there is { $known }
usage-option-value = option { $key } can be: { $values }
usage-seats = { $game } seats { $min } to { $max }, but --seats names { $n }
usage-seat = a seat is me, me:NAME, gentle, easy, fair, middle, good or strong, not { $word }
usage-player = a player is gentle, easy, fair, middle, good, strong or random, not { $word }
usage-name = a name has up to { $most } characters, not { $name }
usage-no-such-seat = there is no seat { $seat }: the table has { $n }
usage-no-such-line = there is no line { $line }: the record has { $n }
usage-no-picture = --svg: there is no picture of { $game }
usage-boxes = --boxes { $list }: this sheet has { $known }
usage-file-exists = --save { $file }: the file exists already
usage-cannot-save = --save { $file }: nothing can be written there ({ $why })
usage-goes-on = { $file } goes on as it was begun: --seats, --first, --option and --preset are for a new game
usage-over = { $file } is over: `ludogite replay` shows it
usage-refused = { $why }

## A file that cannot be read
file-missing = there is no such file
file-too-large = larger than any record can be

## ludogite puzzles
usage-no-puzzle = there is no puzzle { $name }; there is { $known }
help-puzzles = Solve puzzles from real games, with proven answers
help-puzzles-play = Solve puzzles in this terminal
help-puzzles-make = Find puzzles in games of our bots, and print their rows
help-puzzles-check = Prove stored answers again
help-puzzles-found = Count how often each of our players finds the answers

## ludogite backup, restore, doctor
help-settings = Print a file of settings for `ludogite serve`, with everything explained
help-host-link = Make a link that opens the host’s page of a running house, once, in one browser
help-backup = Back a house up into one file, while people play
help-restore = Put a backup back into an empty folder
help-doctor = Open every table of a house, replay every game, and name what is wrong
counted-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
counted-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; opened and replayed
restore-done = { counted-tables }, { counted-lines }, { $size } MB are in { $data }; open them: ludogite serve --data { $data }
doctor-well = All is well: { counted-tables }, { counted-lines }, { $size } MB, all of it replayed
doctor-faults = Faults: { $n }. Tables that are well: { $tables }. Lines replayed: { $lines } ({ $size } MB)
doctor-running = A house is open here at this moment.
doctor-older = The file has version { $version }; at the next start the house keeps a copy of it and brings it to { $newest }.
doctor-damaged = The file is damaged: { $detail }
doctor-newer = A newer house has written the file ({ $detail })
doctor-unreadable = Table { $table } cannot be read: { $detail }
doctor-no-such-game = Table { $table } plays a game that is not in this house: { $detail }
doctor-against-rules = Table { $table } has a line that the rules refuse: { $detail }
doctor-orphans = Some lines belong to tables that are gone: { $detail }
doctor-key = The key that signs cookies is not as it should be: { $detail }
doctor-open-to-others = Others can read this file: { $detail }
remedy-damaged = The house will not open with it. Put the newest backup into an empty folder: ludogite restore FILE --data DIR
remedy-newer = Use that newer version; this one leaves the file alone.
remedy-unreadable = All other tables stay open to everyone; whoever comes to this one is told that it cannot be read. A backup from before may still have it.
remedy-no-such-game = All other tables stay open to everyone; a house that has this game opens this one, too.
remedy-against-rules = All other tables stay open to everyone; whoever comes to this one is told that it cannot be read. A backup from before may still have it.
remedy-orphans = They harm nobody, and the house passes over them.
remedy-key = When it starts, the house makes a new one if there is none; guests are then newcomers again. A backup has the key in it.
remedy-open-to-others = When it starts, the house closes the file to others.
