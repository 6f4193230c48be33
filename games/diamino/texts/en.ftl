# Diamino in English.

diamino-tagline = Crosswords with devils in them!
diamino-french = The words are French, whatever language this page speaks.

## Counting
diamino-tiles = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
  }
diamino-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
diamino-greens = { $n ->
    [one] a green devil
   *[other] { $n } green devils
  }
diamino-reds = { $n ->
    [one] a red devil
   *[other] { $n } red devils
  }
diamino-black = a black square
diamino-score-laid = { $n ->
    [one] { $n } letter laid
   *[other] { $n } letters laid
  }
diamino-left = { $n ->
    [0] no letters left
    [one] { $n } letter left
   *[other] { $n } letters left
  }
diamino-left-worth = { diamino-left } (value: { $value })

## Options
diamino-preset-one = Without points
diamino-preset-two = With points
diamino-preset-family = Family
diamino-preset-patience = Patience
diamino-option-formula = Which way do we play?
diamino-option-formula-one = without points, 2 to 8
diamino-option-formula-two = with points, 2 to 4
diamino-option-formula-patience = patience, on your own
diamino-option-board = On which board?
diamino-option-board-coins = the four-corners board, 15 × 15
diamino-option-board-diable = the devil’s board, 15 × 15
diamino-option-board-grande = the big board, 17 × 17
diamino-option-board-bord = the rim board, 15 × 15
diamino-option-wordCheck = Who looks after the words?
diamino-option-wordCheck-auto = depends on who plays
diamino-option-wordCheck-challenge = the others, who may challenge
diamino-option-wordCheck-refuse = the house refuses wrong ones
diamino-option-wordCheck-penalise = the house punishes wrong ones
diamino-option-wordCheck-help = Depends on who plays: among yourselves, the others; with a player of the house or alone, the house.
diamino-option-challengeSeconds = How many seconds to challenge?
diamino-option-challengeSeconds-help = 0: as long as you like.
diamino-option-failedChallengePenalty = A challenge that is wrong…
diamino-option-failedChallengePenalty-none = costs nothing
diamino-option-failedChallengePenalty-loseTurn = costs your next turn
diamino-option-verbsOnly = Which words?
diamino-option-verbsOnly-on = verbs only
diamino-option-verbsOnly-off = every kind of word
diamino-option-subject = About what?
diamino-option-subject-any = anything
diamino-option-subject-histoire = history
diamino-option-subject-chasse = hunting
diamino-option-subject-sport = sport
diamino-option-subject-mode = fashion
diamino-option-subject-musique = music
diamino-option-subject-cuisine = cooking
diamino-option-subject-marine = the sea and ships
diamino-option-subject-animaux = animals
diamino-option-subject-plantes = plants
diamino-option-subject-religion = religion
diamino-option-subject-droit = law
diamino-option-subject-arts = the arts
diamino-option-subject-medecine = medicine
diamino-option-subject-sciences = science
diamino-option-subject-politique = politics
diamino-option-subject-informatique = computers
diamino-option-subject-armee = the army
diamino-option-subject-peche = fishing
diamino-option-headwordsOnly = Plurals and verb forms?
diamino-option-headwordsOnly-on = no, as in a dictionary
diamino-option-headwordsOnly-off = yes, they count
diamino-option-childrensTable = A table for children?
diamino-option-childrensTable-on = yes, no rude words
diamino-option-childrensTable-off = no, all words
diamino-option-vote = May we vote for an unknown word?
diamino-option-vote-on = yes, once a turn
diamino-option-vote-off = no
diamino-option-wordScore = Do words score the value of their letters?
diamino-option-wordScore-on = yes
diamino-option-wordScore-off = no
diamino-option-wordScore-help = Only in the game with points.
diamino-option-passOnlyIfNoExchange = When may you pass?
diamino-option-passOnlyIfNoExchange-on = when the reserve is empty
diamino-option-passOnlyIfNoExchange-off = whenever you like
diamino-option-blockedWinner = Without points, a blocked game…
diamino-option-blockedWinner-none = has no winner
diamino-option-blockedWinner-lowestHand = goes to the lightest hand
diamino-option-greenBlocksExit = Finish on a green devil?
diamino-option-greenBlocksExit-on = no, you draw first
diamino-option-greenBlocksExit-off = yes
diamino-option-games = How many games?
diamino-option-games-help = In the game without points; the points of each are added up.
diamino-option-target = Which total ends the match?
diamino-option-target-help = 0: none. Without points: with one game, as many are played as it takes to reach it.
diamino-option-drawnHand = When you play alone, the letters are…
diamino-option-drawnHand-on = drawn, twelve at a time
diamino-option-drawnHand-off = all there from the start
diamino-option-squares = A small patience: how many letters?
diamino-option-squares-help = 0: all of them. Otherwise only that many are drawn, and the rest stay in the box.

## The table
diamino-board = The board
diamino-rack = Your letters
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } will lose the next turn.
diamino-reserve = Reserve: { diamino-tiles }
diamino-game-of = Game { $game } of { $of }
diamino-game-until = Game { $game }, up to { $target } points
diamino-game-of-until = { diamino-game-of }, or { $target } points
diamino-cell-plain = { $cell }, empty
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, black square
diamino-cell-green = { $cell }, green devil
diamino-cell-red = { $cell }, red devil
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, joker
diamino-cell-draft = { $cell }, { $letter }, not yet played
diamino-cell-lifted = { $cell }, { $letter }, to take back
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = joker
diamino-tile-stack = { $tile }, { $count } times
diamino-picked = { $tile }: chosen, { diamino-tiles } in all
diamino-unpicked = { $tile }: put back, { diamino-tiles } in all
diamino-writes-across = Writing to the right.
diamino-writes-down = Writing downwards.
diamino-preview = { $words }
diamino-preview-covers = { $words }: covers { $what }
diamino-would-points = you +{ $n }
diamino-would-others = the others +{ $n }
diamino-would-takes = you draw { diamino-tiles }
diamino-would-sheds = you give back { diamino-tiles }
diamino-would-out = and you are out!
diamino-seconds = { $n } s left
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, from “{ $lemma }”
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: not in our dictionary
diamino-part-noun = noun
diamino-part-adjective = adjective
diamino-part-verb = verb
diamino-part-infinitive = infinitive
diamino-part-participle = participle
diamino-part-adverb = adverb
diamino-part-grammatical = function word
diamino-part-interjection = interjection
diamino-part-number = number

## Buttons
diamino-do-recall = Take back
diamino-do-cancel = Cancel
diamino-do-ask = Vote on a word
diamino-do-sort = Sort from A to Z
diamino-do-group = Group vowels and consonants
diamino-do-shuffle = Shuffle
diamino-do-turn = Change direction
diamino-do-zoom-in = Enlarge the board
diamino-do-zoom-out = See the whole board
diamino-joker-title = Which letter is the joker?
diamino-ask-title = Which word do you ask for?
diamino-ask-label = The word, without accents
diamino-words-title = The words on the board
diamino-words-none = There is no word on the board yet.
diamino-hint-where = Look at { $cell }, { diamino-way }. Ask again for the first letter.
diamino-hint-first = { $letter } goes to { $cell }, { diamino-way }. Ask again for the whole word.

## What is to be done
diamino-prompt-draw = Drawing for who begins…
diamino-prompt-open = Your turn! The first word starts at Départ, { $cell }.
diamino-prompt-open-others = { $name } opens: the first word starts at Départ.
diamino-prompt-turn = Your turn! Lay a word.
diamino-prompt-alone = Lay a first word wherever you like.
diamino-prompt-alone-more = { diamino-score-laid }: one more word?
diamino-prompt-exchange = Touch the letters to exchange.
diamino-prompt-discard = Red devil! Choose { diamino-tiles } to give back.
diamino-prompt-lift = Touch the letters to take off the board.
diamino-prompt-stop = Stop here? What lies there counts.
diamino-words-more = { $word } and { $n ->
    [one] one more word
   *[other] { $n } more words
  }
diamino-prompt-window = { $name } has laid { $words }. All right? { $seconds ->
    [0] {""}
    [1] { $seconds } second to challenge it.
   *[other] { $seconds } seconds to challenge it.
  }
diamino-prompt-window-others = { $name } laid { $words }. The others are looking…
diamino-prompt-window-wait = The others are looking at your word…
diamino-prompt-answered = You have answered. Waiting for the others…
diamino-prompt-vote = { $name } asks for { $word }. Accept it?
diamino-prompt-vote-wait = The others are voting on { $word }…
diamino-prompt-drawing = Drawing letters…

## What happened
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Everybody draws a letter: { $lots }.
diamino-event-begins = { $name } has the first in the alphabet and begins.
diamino-event-begins-you = Your letter is the first in the alphabet: you begin.
diamino-event-dealt = Everybody gets { diamino-tiles }.
diamino-event-got-you = You get { $tiles }.
diamino-event-took = { $name } draws { diamino-tiles }.
diamino-event-laid = { $name } lays { $lies }.
diamino-event-laid-you = You lay { $lies }.
diamino-event-laid-more = { $name } lays { $lies }, and forms { $words }.
diamino-event-laid-more-you = You lay { $lies }, and form { $words }.
diamino-event-accepted = { $name } agrees.
diamino-event-accepted-you = You agree.
diamino-event-challenged = { $name } challenges!
diamino-event-challenged-you = You challenge!
diamino-event-began = { $name } wants to play: any more challenges?
diamino-event-began-you = You want to play: any more challenges?
diamino-event-stands = Challenge lost: { $words } is right.
diamino-event-withdrawn = { $why } { $name } takes the letters back and loses the turn.
diamino-event-withdrawn-you = { $why } You take your letters back and lose the turn.
diamino-event-covered = { $name } covers { $what }.
diamino-event-covered-you = You cover { $what }.
diamino-event-scored = { $name } scores { diamino-points }.
diamino-event-scored-you = You score { diamino-points }.
diamino-event-lost = { $name } loses { diamino-points }.
diamino-event-lost-you = You lose { diamino-points }.
diamino-event-exchanged = { $name } exchanges { diamino-tiles }.
diamino-event-exchanged-you = You exchange { diamino-tiles }.
diamino-event-passed = { $name } passes.
diamino-event-passed-you = You pass.
diamino-event-skipped = { $name } has lost this turn.
diamino-event-skipped-you = You have lost this turn.
diamino-event-discarded = { $name } gives { diamino-tiles } back to the reserve.
diamino-event-discarded-you = You give { diamino-tiles } back to the reserve.
diamino-event-asked = { $name } asks for { $word }.
diamino-event-asked-you = You ask for { $word }.
diamino-event-voted = { $name } has voted.
diamino-event-voted-you = You have voted.
diamino-event-admitted = The table accepts { $word }.
diamino-event-turned-down = { $word } is not accepted.
diamino-event-lifted = { diamino-tiles } fewer on the board.
diamino-event-out = { $name } has no letters left!
diamino-event-out-you = You have no letters left!
diamino-event-out-black = { $name } finishes on a black square!
diamino-event-out-black-you = You finish on a black square!
diamino-event-blocked = Nobody can play any more: the game is blocked.
diamino-event-stopped = It is over.
diamino-event-hands = Left in hand: { $hands }.
diamino-event-next-game = Game { $game }: everything goes back into the box.

## What can be done, in words
diamino-way = { $way ->
    [down] downwards
   *[across] to the right
  }
diamino-lies = { $word } at { $cell }, { diamino-way }
diamino-action-lay = Lay { $word } at { $cell }, { diamino-way }
    .button = Lay
diamino-action-lay-joker = { diamino-action-lay }, joker: { $jokers }
diamino-action-exchange = Exchange { $tiles }
    .button = { $n ->
        [0] Exchange
       *[other] Exchange { diamino-tiles }
      }
diamino-action-pass = Pass
diamino-action-accept = Fine by me
diamino-action-challenge = I challenge it
diamino-action-begin = My turn now
diamino-action-ask = Ask for { $word }
    .button = Propose it
diamino-action-yes = Yes, accept it
diamino-action-no = No
diamino-action-discard = Give back { $tiles }
    .button = Give back { diamino-tiles }
diamino-action-lift = Take letters off the board
    .button = Take off { diamino-tiles }
diamino-action-stop = Stop here
    .button = I stop here: { diamino-tiles }

## In a terminal
diamino-write = Write a word, its first cell and its direction: “kepi h8 across” or “kepi h8 down”. Or: exchange ae, pass.
diamino-write-alone = Write a word, its first cell and its direction: “kepi h8 across” or “kepi h8 down”. Or: lift h8 i8, stop.
diamino-write-discard = Write: discard e.

## Why our players would do it
diamino-why-words = So says the list of the house.
diamino-why-vote = The dictionary of the house decides.
diamino-why-discard = It is the hardest one to place.
diamino-why-last = It is the last move!
diamino-why-best = It is the move that brings most.
diamino-why-stop = Nothing more can be laid.
diamino-why-pass = Nothing can be laid, and there is nothing to exchange.
diamino-why-exchange = Nothing good can be laid: new letters will help.

## What is not allowed, and why
diamino-refusal-not-now = Not now: there is something else to do first.
diamino-refusal-other-formula = That is not done in this way of playing.
diamino-refusal-outside = The word runs off the board.
diamino-refusal-lay-nothing = Lay at least one letter of your own.
diamino-refusal-cell-taken = Another letter lies on { $cell } already: { $letter }.
diamino-refusal-not-whole = Your word touches other letters: write it in full.
diamino-refusal-not-in-hand = You are short of a letter for that: { $letter }.
diamino-refusal-no-joker = You are short of a joker for that.
diamino-refusal-black = Nothing is laid on a black square.
diamino-refusal-black-not-last = Only your very last letters may cover a black square.
diamino-refusal-two-blacks = One black square only, not two.
diamino-refusal-black-with-green = The green devil makes you draw: this is not your last move, so no black square.
diamino-refusal-not-on-depart = The first word begins on Départ.
diamino-refusal-too-long = The first word has eight letters at most.
diamino-refusal-too-short = A word has at least two letters.
diamino-refusal-not-connected = Your word must touch those on the board.
diamino-refusal-crooked = All your letters go on one line.
diamino-refusal-gap = There is a gap in your word.
diamino-refusal-unknown-word = { $word } is not in our dictionary.
diamino-refusal-proper-noun = { $word } is a proper noun.
diamino-refusal-foreign-word = { $word } is a foreign word.
diamino-refusal-abbreviation = { $word } is an abbreviation.
diamino-refusal-no-verb = { $word } is not a verb.
diamino-refusal-off-subject = { $word } is off topic.
diamino-refusal-no-headword = { $word } is not in the dictionary in that form.
diamino-refusal-unfit-word = { $word } is not for a children’s table.
diamino-refusal-none-chosen = Choose at least one letter.
diamino-refusal-empty-reserve = The reserve is empty: no more exchanges.
diamino-refusal-exchange-too-many = There are not that many letters in the reserve.
diamino-refusal-exchange-first = As long as there is a reserve, you exchange instead of passing.
diamino-refusal-own-word = It is your word: the others answer.
diamino-refusal-answered = You have answered already.
diamino-refusal-not-next = With three or more players, it is for the next player to begin.
diamino-refusal-no-vote = At this table nobody votes on words.
diamino-refusal-asked-already = Only one word to vote on per turn.
diamino-refusal-turned-down = The table has turned this word down already.
diamino-refusal-is-a-word = This word is fine already: lay it.
diamino-refusal-no-such-word = This word cannot be laid: two letters to the width of the board, no hyphen.
diamino-refusal-wrong-number = Choose { $n ->
    [one] one letter
   *[other] { $n } letters
  } to give back.
diamino-refusal-cannot-lift = What stays must be words that hang together.
diamino-refusal-nothing-to-lift = There is nothing to take back on { $cell }.
diamino-refusal-lifted-enough = You have taken back { $n } letters: from now on, what is laid stays laid.
diamino-refusal-drawn-hand = With drawn letters, what is laid stays laid.
diamino-refusal-impossible-squares = These letters cannot come from the reserve.
diamino-refusal-other-hand = That is not what { $name } holds: it is { $tiles }.
diamino-refusal-too-early = Time is not up.
diamino-refusal-too-late = Too late: the time to answer is over.

## The end
diamino-end-out = An empty hand ended the game.
diamino-end-black = The game ended on a black square!
diamino-end-blocked = The game was blocked.
diamino-end-stopped = The board is done.
diamino-end-whole = Every letter is on the board, well done!
diamino-moment-black = The finest moment: { $name } finishes on a black square with { $word }!
diamino-moment-black-you = The finest moment: you finish on a black square with { $word }!
diamino-moment-challenge = The cleverest moment: { $name } challenges { $word }, and is right.
diamino-moment-challenge-you = The cleverest moment: you challenge { $word }, and you are right.
diamino-moment-reds = The finest moment: { $name } covers { diamino-reds } in one go with { $word }!
diamino-moment-reds-you = The finest moment: you cover { diamino-reds } in one go with { $word }!
diamino-moment-longest = The longest word: { $word }, by { $name }.
diamino-moment-longest-you = The longest word: { $word }, by you.
diamino-moment-word = A fine word: { $word }, by { $name }.
diamino-moment-word-you = A fine word of yours: { $word }.

## The rules page
diamino-rules-aim = The aim
diamino-rules-aim-text = { $formula ->
    [two] Together, 2 to 4 of you build a crossword. Red devils bring points, green ones give points to the others; at the end what is left in hand counts too. The most points win.
    [patience] You build a crossword on your own. Try to lay as many letters as you can: all 112, if possible!
   *[one] Together, 2 to 8 of you build a crossword. The first to have no letters left wins.
  } { diamino-french }
diamino-rules-box = In the box
diamino-rules-box-text = A board and 112 letters. 110 bear a letter and its value: the rarer the letter, the higher. Two bear a devil: they are the jokers. The board is printed with Départ, black squares, green devils and red devils. You play inside the board only. The board, the number of letters and their values are the house’s own: the original ones are lost.
diamino-rules-joker = The jokers
diamino-rules-joker-text = A joker stands for any letter you like. It stays that letter to the end, and it is worth nothing. You can also exchange it, or give it to a red devil.
diamino-rules-start = To begin
diamino-rules-start-text = The letters are mixed. Everybody draws one: the nearest to the beginning of the alphabet begins. In a tie, or with a joker, draw again. Then all go back and are mixed. { $formula ->
    [two] Everybody takes twelve letters, along the numbers 1 to 12 at the edge.
   *[one] With 2, 3, 4, 5, 6, 7 or 8 players, everybody takes 40, 32, 24, 18, 16, 14 or 12 letters.
  } The rest is the reserve. You do not show your letters.
diamino-rules-first = The first word
diamino-rules-first-text = The first word has two to eight letters. It begins on Départ and goes right or down, never diagonally. It may cover devils, but no black square. If you exchange, pass, or take your word back, the next player opens.
diamino-rules-lay = Laying a word
diamino-rules-lay-text = { $formula ->
    [patience] Lay
   *[one] Play goes round to the left. Lay
  } as many letters as you like on a single line, without a gap: with what is there they form a new word. Above, below, on one side, on both, in between: anything goes, as long as all letters that touch form words both ways. Two words may lie side by side, and the same word may come again.
diamino-rules-refill = Drawing
diamino-rules-refill-text = { $formula ->
    [two] After your word, draw up to twelve letters, or what is left.
   *[one] After your word you do not draw: your hand gets smaller.
  }
diamino-rules-exchange = Exchanging or passing
diamino-rules-exchange-text = On your turn, instead of laying, you may exchange letters for as many from the reserve, if there are enough. You take the new ones first, then yours are mixed with the rest. { $passOnlyIfNoExchange ->
    [on] You pass only if the reserve is empty.
   *[off] You may also pass.
  }
diamino-rules-green = Green devils
diamino-rules-green-text = Better avoid them. If you cover one, { $formula ->
    [two] all the others score 5 points.
   *[one] you draw a letter, as long as there are any.
  } Each one counts, and a covered devil does nothing more. { $greenBlocksExit ->
    [on] Without points, if your last letters cover a green devil you draw and are not out.
   *[off] Without points, you may finish on a green devil.
  }
diamino-rules-red = Red devils
diamino-rules-red-text = They are your friends. { $formula ->
    [two] Each one you cover brings you 10 points.
   *[one] For each one you cover, you give a letter of your choice back to the reserve, after drawing for green ones. If it was your last, you are out, but without a black square.
  }
diamino-rules-black = Black squares
diamino-rules-black-text = { $formula ->
    [patience] Black squares stay forbidden to the end. Devils do nothing.
    [two] They are forbidden. Only your last letters may cover one, when the reserve is empty: the end bonus is doubled.
   *[one] They are forbidden. Only your last letters may cover one: your points are doubled.
  }
diamino-rules-end = The end
diamino-rules-end-text = { $formula ->
    [two] When the reserve is empty, the first to lay their last letter scores 25 points, or 50 on a black square, and the value of the others’ letters. The others lose what they hold. If nobody manages, everybody loses what they hold. The most points win, and in a tie you win together. You can go below zero.
   *[one] The first without letters wins, at once. They score the value of the others’ letters, twice that on a black square.
  } The game is blocked when everybody passes in a row, or after three rounds without anything laid. { $blockedWinner ->
    [lowestHand] Without points, the lightest hand wins then.
   *[none] Without points, nobody wins then.
  } { $wordScore ->
    [on] At this table, in the game with points, a word scores the value of its letters.
   *[off] Words bring nothing by themselves.
  }
diamino-rules-match = The match
diamino-rules-match-text = { $games ->
    [1] Whoever is first to have { $target } points ends the match. It takes as many games as needed; points add up.
   *[other] This match has { $games } games; points add up. { $target ->
        [0] All games are played.
       *[other] It stops earlier at { $target } points.
      }
  }
diamino-rules-words = The words
diamino-rules-words-text = Every word of a French dictionary counts, even those from elsewhere, but no proper nouns, foreign words or abbreviations. Accents are left out; words with a hyphen, apostrophe or space cannot be laid. { $headwordsOnly ->
    [on] No plurals or verb forms, unless the dictionary lists them.
   *[off] Plurals and verb forms count.
  } { $verbsOnly ->
    [on] Verbs only!
   *[off] {""}
  } { $childrensTable ->
    [on] No rude words.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] One subject only: { $topic }.
  }
diamino-rules-challenge = Challenging
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] At this table, the house refuses wrong words, without punishing.
    [penalise] At this table, the house looks at every word. If it is wrong you take your letters back, lose your turn, and pay as for a green devil.
   *[challenge] As soon as a word is laid, any of the others may challenge it, { $seconds ->
        [0] without a time limit
       *[other] for { $seconds } seconds
      }. With three or more players, the next one may begin without waiting: then two seconds are left to challenge. All words of the move are looked at. If one is wrong, the letters go back, the turn is lost, and you pay once as for a green devil; nothing else of the move remains. Devils and drawing come afterwards. { $failedChallengePenalty ->
        [loseTurn] A wrong challenge costs your next turn.
       *[none] A wrong challenge costs nothing.
      }
  }
diamino-rules-vote = Voting on a word
diamino-rules-vote-text = Once a turn you may ask the table for a word that is not in the list. If more than half of the others say yes, it counts.
diamino-rules-patience = Patience
diamino-rules-patience-text = Begin anywhere, then cross the words. { $drawnHand ->
    [on] You draw twelve letters blind and fill up after each word. What is laid stays laid.
   *[off] All letters are there. You may take some back, if what stays is still words that hang together, up to three thousand in one game.
  } Your result is the number of letters laid. If the table has chosen so, only some letters are drawn: all of them lie open, and the aim is to lay every one.
diamino-rules-example = An example
diamino-rules-example-text = The first player lays KÉPI to the right, with a plain E. The second lays ZESTE downwards, through that E, with four letters. Then each adds one or more letters. It is the same in both ways of playing.

diamino-key-walk = From cell to cell
diamino-key-turn = Write the other way
diamino-key-rub = Take back the last letter
diamino-key-write = Write with your letters

## Lessons
diamino-lesson-words = Your first words
diamino-lesson-words-depart = Here you write in French. Lay AMI to the right from Départ, the square in the middle.
diamino-lesson-words-cross = The other player crossed your word. Do the same: lay SAC downwards, through the A.
diamino-lesson-words-longer = You can also make a word longer. Add an S to AMI: AMIS.
diamino-lesson-words-red = Your S covers a red devil: good for you! Give back any letter you like, the W for instance.
diamino-lesson-words-play = Whoever has no letters left wins. Two more to go: play!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = You have no C, but a joker stands for any letter you like. Lay SAC downwards, through the A, with the joker as the C.
diamino-lesson-joker-play = The joker stays a C: the other player has used it, too. It is worth no points. Two letters to go: play!
diamino-lesson-green = Green, black, exchange
diamino-lesson-green-exchange = A W and an X: not easy! Exchange them for two other letters. That is your whole turn.
diamino-lesson-green-green = A green devil makes you draw a letter. Try it: lay PAS downwards from the P.
diamino-lesson-green-play = A black square can only be covered with your last letters. Lay MIDIS downwards, its second I on that of KEPI, and you are out!
diamino-lesson-marks = Ten points, five points
diamino-lesson-marks-red = With points, a red devil is worth ten. Lay JEU to the right, through the first E of POUPEE.
diamino-lesson-marks-green = Ten points, and new letters! But a green devil gives the other player five points. Lay NUIT downwards to the first T of CAROTTE, and see.
diamino-lesson-marks-play = There is nothing left to draw. In the end the most points win: play!
diamino-lesson-out = Going out in style
diamino-lesson-out-lay = The reserve is empty: nobody draws now, and all letters must be laid. Lay JEU to the right, through the first E of POUPEE.
diamino-lesson-out-play = Going out brings twenty-five points, and fifty on a black square. You have three letters left: make RE a REINE!
diamino-lesson-doubt = Is that a word?
diamino-lesson-doubt-challenge = The other player laid MOK. There is no such word! Say: I challenge it.
diamino-lesson-doubt-no-word = If you agree, the wrong word stays. Challenge it!
diamino-lesson-doubt-lay = Well spotted! The other player takes the letters back, draws one more and loses the turn. Now you: lay SEL downwards, through the E.
diamino-lesson-doubt-accept = RU? That is a little brook, the word exists. Say that it is fine by you.
diamino-lesson-doubt-word = A challenge costs nothing here. But RU is a word, so agree.
diamino-lesson-doubt-play = Keep your eyes open, and lay your last three letters before the other player does!
diamino-lesson-patience = All the letters are yours
diamino-lesson-patience-lay = When you play alone, all the letters are yours. You can begin anywhere: here, lay AMI to the right from the middle.
diamino-lesson-patience-cross = Every word touches what is there already. Lay MER downwards from the M.
diamino-lesson-patience-lift = You may change your mind: take back the E and the R of MER.
diamino-lesson-patience-better = And find a better one: lay MIEL downwards from the M.
diamino-lesson-patience-play = Your turn! Lay as many letters as you can, but never on a black square. Stop when you like.

## Looking back
diamino-review-most-letters = Most letters at once, { $n }: { $action }.
diamino-review-most-points = Most points at once, { $n }: { $action }.
diamino-review-longest = The longest word, { $n } letters: { $action }.
diamino-review-out = That would have laid everything at once, and gone out!

## Puzzles
diamino-puzzle-most = The most letters
diamino-puzzle-most-ask = Which word lays the most of your letters? Those already on the board do not count.
diamino-puzzle-out = Go out now
diamino-puzzle-out-ask = One word lets you go out right now. Which?
diamino-puzzle-black = The black square
diamino-puzzle-black-ask = Go out right now and cover a black square. One word does it. Which?
diamino-puzzle-small = Lay them all
diamino-puzzle-small-ask = Lay all of these letters as one crossword. It can be done! You may take some back; if you are stuck, stop.
