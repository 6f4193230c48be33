# What --help says, in English. The code says the same beside each option.

help-command = COMMAND
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = default
help-possible = possible values
help-examples = Examples
help-help = Print this message or the help of the given subcommand(s)
help-solve-yam = The Yam of 7 Yaminos, for one player who wants as many points as possible
help-solve-base = A turn of the basic game of 7 Yaminos: when to stop
help-solve-patience = Patience of Diamino: a layout of as many of the 112 squares as can be found

## What each option does
arg-lang = Language of what people read; by default the terminal’s (LC_ALL, LC_MESSAGES, LANG), else English
arg-help = Print help
arg-version = Print version
arg-games-game = Only this game; by default all
arg-game = The game, by its id (`ludogite games` lists them)
arg-options = Change one option of the table; can be given several times
arg-preset = Begin with a named set of options; --option then changes it
arg-json = One JSON object for programs
arg-plain = No drawings, only words
arg-lesson-lesson = A lesson of a game (diamoniak/first), or a file
arg-play-game = The game, by its id (`ludogite games` lists them), or a record (`.ludo`) to go on with
arg-threads = How many at once; by default as many as the machine has cores
arg-path = The record (`.ludo`); `-` reads it from stdin
arg-play-seats = Who sits where: me or me:NAME, gentle, easy, fair, middle, good, strong; separated by commas. By default me,middle, or me alone
arg-play-first = The seat that begins (the youngest, where the rules say so)
arg-play-seed = Draw the same cards every time; by default chance comes from the operating system
arg-play-save = Where to write the record; by default GAME-1.ludo, GAME-2.ludo, … in this folder
arg-replay-seat = Look with the eyes of this seat; by default as someone looking on
arg-replay-story = Tell what happened, line by line
arg-review-most = How many choices of each seat are shown, the costliest of them
arg-show-at = After this line of the log (0 is the opening); by default after the last
arg-show-record = A whole new record that starts from the position
arg-show-svg = What lies on the table as an SVG picture, where the game can draw it
arg-simulate-seats = Who plays, separated by commas
arg-simulate-ladder = Instead, each of our players against the next weaker one
arg-simulate-games = How many games
arg-simulate-swap = Move everybody one seat on after each game, so that all begin equally often
arg-simulate-seed = Which games: the same number gives the same games
arg-simulate-physics = Let dice and dominoes really fall; otherwise only their estimated chances are asked, which is much faster
arg-simulate-save = Keep the record of each game in this folder
arg-solve-yam-boxes = The boxes that are open, separated by commas; by default all of the sheet
arg-solve-yam-rounds = How many such rounds are added up; by default as the options say if all boxes are open, else 1
arg-solve-patience-seed = Another number, another layout
arg-solve-patience-seconds = Stop after so many seconds at the latest
arg-solve-patience-steps = Stop after so many steps, whatever the time: the same seed and steps give the same layout anywhere
arg-solve-patience-svg = Also write a picture
arg-word-words = The word, with or without accents
arg-engine-seed = Which chance and which whims: the same number gives the same answers to the same questions
arg-completions-shell = For this shell
arg-manual-command = Only this command
arg-serve-port = Port; 0 takes any free one
arg-serve-listen = Address to listen on; 0.0.0.0 is all of them
arg-serve-data = Folder of the tables and of the key that signs cookies; by default ludogite in the user’s data folder
arg-serve-store = Where the tables are kept: sqlite, one file in that folder, or postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE says the same, and nobody sees it who lists what runs
arg-serve-open = Show the page in the browser
arg-serve-log = Form of the logs on stderr; RUST_LOG says how much
arg-serve-bot_pause_ms = How long a bot waits before it moves, so that people can watch, in milliseconds
arg-serve-behind_proxy = A proxy on this machine stands before us; the same as --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = A proxy that stands before us, by address or network: what it says about addresses, names and https is believed (docs/host.md)
arg-serve-metrics_for = Who may read /metrics; nobody, if nobody is named
arg-serve-host_page = A page for whoever keeps the house: what goes on, closing for maintenance, limits; opened by a link that works once (docs/host.md)
arg-serve-keep_unfinished = Days after which a table is removed that nobody came back to and that was not played to its end; 0: never
arg-serve-keep_finished = The same for finished games
arg-serve-give_up_after = Days after which a game that nobody came back to ends without a result, and its seed is revealed
arg-serve-changes_per_minute = How often one address may set up a table, sit down and so on, per minute; 0 is no limit
arg-serve-frames_per_second = How many frames a socket may send per second in the long run; 0 is no limit
arg-serve-visits_per_minute = How often one address may ask for a table’s record or open a socket, per minute; 0 is no limit
arg-serve-looks_per_minute = How often one address may ask for the lobby, for health and figures, per minute; 0 is no limit
arg-serve-tables_per_guest = How many tables one guest may have going
arg-serve-tables_per_address = How many tables all guests of one address may have going
arg-serve-sockets_per_address = How many sockets may be open from one address
arg-serve-connections_per_address = How many connections of any kind may be open from one address

## What each command teaches
teach-ludogite =
    Examples:
      ludogite games            what there is to play
      ludogite play diamoniak   a game in this terminal, against a bot
      ludogite serve --open     the house in the browser

    `ludogite help COMMAND` tells more, with examples.
    Exit codes: 0 all is well; 1 what was read is wrong (an illegal line, an unfair draw); 2 the command was written wrongly.
teach-games =
    Examples:
      ludogite games             for people, in their language
      ludogite games diamoniak   only this one
      ludogite games --lang fr   in French
      ludogite games --json      for programs
teach-lesson =
    The lesson says at each step what to do; once it is learnt, you play on in earnest.

    Examples:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    What you may do is listed with numbers; type a number or what follows it. `?` explains the rest: hint, undo, quit.
    The record of the game is written as you play, so nothing is lost; replay and verify it afterwards.

    Examples:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      two people, one keyboard
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   the same cards again every time
      ludogite play diamoniak-1.ludo                      go on with a saved game
teach-replay =
    A line that the rules refuse stops the replay: its place, the rule and the reason are told, and the exit code is 1.

    Examples:
      ludogite replay game.ludo            result, scores, whose turn, and the table
      ludogite replay game.ludo --seat 2   as seat 2 sees it
      ludogite replay game.ludo --story    what happened, line by line
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    from stdin
teach-review =
    Every finished game: what mattered, and what it cost. Where it is worked out (the Yam, Progression…), what could be expected at the start, plus luck, minus what choices lost, is the score.

    Examples:
      ludogite review game.ludo              each seat’s luck, and its costliest choices
      ludogite review game.ludo --most 100   all that cost anything
      ludogite review game.ludo --json       seats (sum, said, moments) and remarks by line
teach-show =
    The position can be pasted after the word `position` in the header of a new record, which then starts from there.

    Examples:
      ludogite show game.ludo                                  the position at the end
      ludogite show game.ludo --at 12                          after line 12 of the log
      ludogite show game.ludo --at 0                           the opening
      ludogite show game.ludo --svg > tower.svg                the table as a picture (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   a new record that starts there
teach-verify =
    The house publishes the SHA-256 of its seed before the game (the commitment), every seat adds a number of its own, and the seed is revealed at the end. This recomputes each draw from them and names the first one that is not what it should be.

    Examples:
      ludogite verify game.ludo          exit code 0 if fair, 1 if not or if it cannot be known
      ludogite verify game.ludo --json   for programs
teach-simulate =
    Players: random (any legal action), gentle, easy, fair, middle, good, strong. The seats are listed in the order in which they sit; seat 1 begins. Wins come with their 95 % interval (Wilson); a shared win counts in equal parts. The same seed gives the same games, whatever the number of threads.

    Examples:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   does it help to begin?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   real falls, and each game kept
teach-solve =
    yam and base are exact: nothing is sampled, and the same question has the same answer to the last digit on any number of threads. patience is a search: the best that it finds in the time it is given.

    Examples:
      ludogite solve yam                              a round of the Yam for one, and what each box is worth
      ludogite solve yam --boxes full,suite,super     with only these boxes open
      ludogite solve yam --option suiteReading=pick   by other rules
      ludogite solve base                             a turn of the basic game
      ludogite solve patience --seed 7                a layout of all 112 squares of Diamino, if it can be found
      ludogite solve patience --svg layout.svg        the same as a picture
teach-solve-yam =
    Examples:
      ludogite solve yam                                       a round, and what each box is worth
      ludogite solve yam --boxes full,suite,super --rounds 2   two rounds with only these boxes open
teach-solve-base =
    Examples:
      ludogite solve base
      ludogite solve base --json   for programs
teach-solve-patience =
    Examples:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   ten seconds at most, and a picture
teach-word =
    Exit codes: 0 it may be played (all of them, if several are given); 1 it may not.
    With the options of a table the words that it has agreed on are meant: verbsOnly, subject, headwordsOnly, childrensTable.

    Examples:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      several at once
      ludogite word AIMAT --option headwordsOnly=on      only words as a dictionary heads them
      ludogite word CANON --option subject=armee --json  only words of the army, for programs
teach-engine =
    Another program asks one question a row and reads the answer; docs/engine.md says how.

    Examples:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Examples:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Examples:
      ludogite licenses | less
teach-manual =
    Examples:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Everything is kept in the data folder; take it along and the tables go on elsewhere. Ctrl-C closes in good order.

    Examples:
      ludogite serve                              on this machine: http://127.0.0.1:7777
      ludogite serve --open                       and show it in the browser
      ludogite serve --listen 0.0.0.0 --port 80   for everybody who can reach this machine
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = box
solve-alone = alone
solve-share = in the round
solve-round = A round of the Yam from these boxes: { $value } points on average
solve-rounds = { $rounds } rounds: { $value }
solve-base = A turn of the basic game, for as many points as possible: { $value } on average
solve-patience = { $laid } of { $of } squares (seed { $seed }, { $steps } steps)
solve-left = left: { $squares }
solve-progress-boxes = sets of boxes
solve-progress-squares = squares

## ludogite puzzles
arg-puzzles-play-puzzle = A puzzle (yaminos/keep/17), a kind (yaminos/keep) or a game
arg-puzzles-play-grade = Only of this grade: 1 is the easiest, 5 the hardest
arg-puzzles-play-count = How many, one after the other
arg-puzzles-play-seed = The same number, the same puzzles; by default chance comes from the operating system
arg-puzzles-make-kind = A kind of puzzle (yaminos/keep)
arg-puzzles-make-count = How many
arg-puzzles-make-found = How many are found before so many are kept, hard ones and easy ones; by default twice as many
arg-puzzles-make-seed = Which games: the same number gives the same puzzles
arg-puzzles-check-kind = A kind (yaminos/keep) or a game; by default all
arg-puzzles-check-long = All of them, not only some
arg-puzzles-found-kind = A kind (yaminos/keep) or a game; by default all
arg-puzzles-found-anew = Ask the players once more, instead of telling what the rows say of those who graded them
teach-puzzles =
    Examples:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Examples:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Examples:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Examples:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Examples:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = A file that says all this; whatever is typed here counts more (`ludogite settings` prints one to begin with)
arg-backup-to = The file; a backup that is there already is replaced once the new one has been checked
arg-backup-data = Folder of the house; by default ludogite in the user’s data folder
arg-host-link-data = Folder of the house; by default ludogite in the user’s data folder
arg-doctor-data = Folder of the house; by default ludogite in the user’s data folder
arg-doctor-store = Where its tables are kept, as `ludogite serve` is told: sqlite, or postgres://USER:PASSWORD@HOST/DATABASE; or LUDOGITE_STORE
arg-restore-file = The backup
arg-restore-data = An empty folder, or one that is not there yet
arg-serve-tls_cert = Over https, with this certificate (PEM, with all that sign it); read again when it changes
arg-serve-tls_key = The key of the certificate (PEM)
arg-serve-http_redirect_port = Send whoever comes to this port by http to https
arg-serve-acme = Over https, with a certificate for this name that the house fetches itself (ACME) and renews; again for each further name. It agrees to the terms of whoever hands it out, and --http-redirect-port is 80 if nothing else is said (docs/host.md)
arg-serve-acme_directory = Who hands it out: Let’s Encrypt, if nothing else is said
arg-serve-acme_contact = Where they may write to, about a certificate
arg-serve-acme_ca = Who signs for them, where the system does not trust them: PEM
arg-serve-backup_to = Back the house up into this folder, again and again
arg-serve-backup_every = How often: 30m, 12h, 1d
arg-serve-keep = How long a backup is kept; the newest always
teach-settings =
    Every line of it is explained and says what is usual. An unknown key is an error that names its line.

    Examples:
      ludogite settings > house.toml
      ludogite serve --config house.toml
teach-host-link =
    The house was opened with `ludogite serve --host-page`. A link that was made before leads nowhere any more; a browser that was let in stays until another comes in by a link.
    Behind a proxy, put the house’s own name before /host.

    Examples:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    The house may be open: nobody waits for it. The file has everything in it, even the key that signs cookies, so keep it as you would keep a key.
    It gets its name only when it has been opened and every game in it replayed.

    Examples:
      ludogite backup house.sqlite
      ludogite backup /mnt/usb/house.sqlite --data /var/lib/ludogite
teach-restore =
    The backup is examined first. A folder that has something in it is never touched.

    Examples:
      ludogite restore house.sqlite --data /var/lib/ludogite-new
      ludogite serve --data /var/lib/ludogite-new
teach-doctor =
    The house may be open. Exit codes: 0 all is well; 1 something is not: it is named, with what would help.

    Examples:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
