# 7 Yaminos in English.

yaminos-tagline = Seven bars, twenty-eight dominoes, twelve games: throw!

## The twelve games
yaminos-game-yam = Yam
yaminos-game-base = Basic game
yaminos-game-muggins = Muggins
yaminos-game-more = More and more
yaminos-game-prog = Progression
yaminos-game-line = All in line
yaminos-game-even = Odd and even
yaminos-game-highest = The highest throw
yaminos-game-throws = Several throws
yaminos-game-target = Nearest wins
yaminos-game-longest = The longest line
yaminos-game-minimum = The best average
yaminos-aim-yam = Fill every box of your sheet with the finest combinations.
yaminos-aim-base = Lay, throw again, dare: reach { $goal } points before the others.
yaminos-aim-muggins = Leave free ends that make a multiple of 5, up to { $goal } points.
yaminos-aim-more = Make the sum of the free ends grow, up to { $goal } points.
yaminos-aim-prog = Seven phases, from the blanks to the 6s: connect those with the right digit.
yaminos-aim-line = Line up all you can in a few long chains, up to { $goal } points.
yaminos-aim-even = Leave free ends with an even sum, up to { $goal } points.
yaminos-aim-highest = A single throw: the most points win.
yaminos-aim-throws = Several throws: the biggest total wins.
yaminos-aim-target = Come as near as you can to { $goal } points.
yaminos-aim-longest = A single throw: line up the most yaminos.
yaminos-aim-minimum = Line up enough yaminos, with the best points for each of them.

## The boxes of the Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Plus
yaminos-box-moins = Minus
yaminos-box-full = Full
yaminos-box-suite = Straight
yaminos-box-pairs = Pairs
yaminos-box-super = Super Yamino
yaminos-box-small = Small straight
yaminos-box-large = Large straight
yaminos-box-plus-moins = Plus and Minus
yaminos-about-solo = Add up all the { $digit }s you see.
yaminos-about-plus = The higher digit of each yamino counts.
yaminos-about-moins = The lower digit of each yamino is taken from your total.
yaminos-about-plus-moins = The higher digits count, the lower ones are taken away.
yaminos-about-full = Four of one digit and three of another: their sum and 50.
yaminos-about-suite = Five digits in sequence: their sum and 20. All seven: and 30.
yaminos-about-small = Five digits in sequence: their sum and 20.
yaminos-about-large = All seven digits, from 0 to 6: their sum and 30.
yaminos-about-pairs = One digit of each pair; 10 more from five pairs on, 20 for seven.
yaminos-about-super = All seven show the same digit: all points and 70.

## The table
yaminos-count = { $n ->
    [one] { $n } yamino
   *[other] { $n } yaminos
  }
yaminos-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
yaminos-throws = { $n ->
    [one] { $n } throw
   *[other] { $n } throws
  }
yaminos-average = { $whole }.{ $digits } points
yaminos-place = { $name }: { $score }.
yaminos-sheet = { $name }’s sheet
yaminos-sheet-round = Round { $round } of { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: open
yaminos-cell-offer = { $box }: { $points } now
yaminos-cell-announced = { $box }: announced
yaminos-phase = { $digit ->
    [0] Phase of the blanks
   *[other] Phase of the { $digit }s
  }
yaminos-throw-of = Throw { $n } of { $of }
yaminos-goal = It takes { $n }
yaminos-goal-near = Aim at { $n }
yaminos-ends = Free ends: { $sum }
yaminos-ends-before = Sum before: { $sum }
yaminos-would = That makes { $sum }: { $n ->
    [0] nothing
   *[other] { $n }
  }.
yaminos-worth = Laid: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = On the table:
yaminos-chain = The chain:

## What there is to do
yaminos-prompt-agree = Your turn! How many throws each?
yaminos-prompt-ready = Your turn! Throw the yaminos.
yaminos-prompt-ready-rest = Nothing fits: throw those that are left.
yaminos-prompt-throwing = They are rolling…
yaminos-prompt-doublet = Begin your chain with a double.
yaminos-prompt-lay-one = Lay at least one yamino of this throw.
yaminos-prompt-stop = Lay more, or keep your { yaminos-points }?
yaminos-prompt-take-back = A single yamino is never thrown: take one back.
yaminos-prompt-base = Lay more, throw again, or keep your { yaminos-points }?
yaminos-prompt-beat = Go on: you need { $goal } to take the lead.
yaminos-prompt-muggins = Lay a yamino: if the free ends make a multiple of 5, you score them.
yaminos-prompt-more = Lay a yamino: if the free ends make more than { $sum }, you score them.
yaminos-prompt-even = Lay a yamino: if the free ends make an even sum, you score it.
yaminos-prompt-prog = Connect the { $digit ->
    [0] blanks
   *[other] { $digit }s
  }: only they count. That makes { yaminos-points }.
yaminos-prompt-line = Long chains: 5 in line make 25, a lone one costs 1. That makes { yaminos-points }.
yaminos-prompt-arrange = Line up your yaminos: that makes { yaminos-points }.
yaminos-prompt-left = Line up your yaminos: { yaminos-points } left over.
yaminos-prompt-choose = Keep the good ones and throw the others, or fill a box.
yaminos-prompt-choose-last = Fill a box. For a third throw, first announce which one it is for.
yaminos-prompt-announced = { $box }: which ones do you throw?
yaminos-ask-zero = { $box } gives only 0: press again to write it, or choose another box.
yaminos-write-throw = To throw some of them, write their names: { $example }.

## What happened
yaminos-event-agreed = Everybody has { yaminos-throws }.
yaminos-event-threw = { $name } throws { yaminos-count }.
yaminos-event-threw-you = You throw { yaminos-count }.
yaminos-event-landed = On the table: { $faces }.
yaminos-event-cocked = { $n ->
    [one] One yamino does not lie flat: it is thrown again.
   *[other] { $n } yaminos do not lie flat: they are thrown again.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } begins a chain with { $face }.
yaminos-event-laid-first-you = You begin a chain with { $face }.
yaminos-event-laid = { $name } lays { $face } against { $at }.
yaminos-event-laid-you = You lay { $face } against { $at }.
yaminos-event-took-back = { $name } takes { $face } back.
yaminos-event-took-back-you = You take { $face } back.
yaminos-event-passed = { $name } has nothing to lay.
yaminos-event-passed-you = You have nothing to lay.
yaminos-event-ends = The free ends make { $sum }.
yaminos-event-scored = { $name } scores { yaminos-points }: { $total } in all.
yaminos-event-scored-you = You score { yaminos-points }: { $total } in all.
yaminos-event-scored-nothing = { $name } scores nothing: { $total } in all.
yaminos-event-scored-nothing-you = You score nothing: { $total } in all.
yaminos-event-left = { $name } has { yaminos-points } left over.
yaminos-event-left-you = You have { yaminos-points } left over.
yaminos-event-lost = Nothing fits: { $name } loses { yaminos-points }.
yaminos-event-lost-you = Nothing fits: you lose { yaminos-points }.
yaminos-event-lost-nothing = { $name } has no double: next, please.
yaminos-event-lost-nothing-you = No double: next, please.
yaminos-event-leads = { $name } leads with { $score } points. The others have one last chance!
yaminos-event-leads-you = You lead with { $score } points. The others have one last chance!
yaminos-event-announced = { $name } announces { $box }.
yaminos-event-announced-you = You announce { $box }.
yaminos-event-filled = { $name } writes { $points } in the box { $box }.
yaminos-event-filled-you = You write { $points } in the box { $box }.
yaminos-event-sheets = Round { $round }: new sheets for everybody.
yaminos-event-tie-break = { $names } are level: one more turn decides.
yaminos-event-won = { $name } wins!
yaminos-event-won-you = You win!
yaminos-event-won-shared = { $names } win together!

## What can be done, in words
yaminos-action-agree = Play { yaminos-throws }
yaminos-action-throw-all = Throw all seven yaminos
yaminos-action-throw = Throw { $faces } again
    .button = Throw { $n } again
yaminos-action-throw-rest = { $n ->
    [one] Throw the last one
   *[other] Throw the other { $n }
  }
yaminos-action-keep = Keep { $faces }, throw the others
yaminos-action-lay-first = Begin with { $face }
yaminos-action-lay = Lay { $face } against { $at }
    .button = Lay
yaminos-action-take = Take { $face } back
yaminos-action-stop = Stop here: { yaminos-points }
yaminos-action-count = That is all: { yaminos-points }
yaminos-action-count-placed = That is all: { yaminos-count }
yaminos-action-fill = Write { $points } in { $box }
yaminos-action-announce = Announce { $box }

## Options
yaminos-preset-yam = { yaminos-game-yam }
yaminos-preset-base = { yaminos-game-base }
yaminos-preset-muggins = { yaminos-game-muggins }
yaminos-preset-more = { yaminos-game-more }
yaminos-preset-prog = { yaminos-game-prog }
yaminos-preset-line = { yaminos-game-line }
yaminos-preset-even = { yaminos-game-even }
yaminos-preset-highest = { yaminos-game-highest }
yaminos-preset-throws = { yaminos-game-throws }
yaminos-preset-target = { yaminos-game-target }
yaminos-preset-longest = { yaminos-game-longest }
yaminos-preset-minimum = { yaminos-game-minimum }
yaminos-option-game = Which game is played?
yaminos-option-game-yam = { yaminos-game-yam }
yaminos-option-game-base = { yaminos-game-base }
yaminos-option-game-muggins = { yaminos-game-muggins }
yaminos-option-game-more = { yaminos-game-more }
yaminos-option-game-prog = { yaminos-game-prog }
yaminos-option-game-line = { yaminos-game-line }
yaminos-option-game-even = { yaminos-game-even }
yaminos-option-game-highest = { yaminos-game-highest }
yaminos-option-game-throws = { yaminos-game-throws }
yaminos-option-game-target = { yaminos-game-target }
yaminos-option-game-longest = { yaminos-game-longest }
yaminos-option-game-minimum = { yaminos-game-minimum }
yaminos-option-throws = How many throws each?
yaminos-option-throws-help = 0: the first player says; nearest wins, 3; best average, 2.
yaminos-option-target = Which score should you come near?
yaminos-option-target-help = 0: 40 points for each throw.
yaminos-option-goal = Which score brings on the end?
yaminos-option-goal-help = 0: as in the box, 40, 100 or 200 by game.
yaminos-option-fewestLeft = The longest line is won with…
yaminos-option-fewestLeft-on = the fewest points left over
yaminos-option-fewestLeft-off = the most yaminos in line
yaminos-option-minimum = How many yaminos must be lined up at least?
yaminos-option-minimum-help = With fewer, the throw does not count. Usually 4.
yaminos-option-divideByThrows = In the end points are divided by…
yaminos-option-divideByThrows-on = the number of throws
yaminos-option-divideByThrows-off = the number of yaminos placed
yaminos-option-noSingleRethrow = In the basic game, may a single yamino be thrown?
yaminos-option-noSingleRethrow-on = no
yaminos-option-noSingleRethrow-off = yes
yaminos-option-noSingleRethrow-help = If not, whoever must beat the leader and has one left takes one back and throws two; if none can be taken back, stopping is allowed.
yaminos-option-passScores = Do free ends count if you lay nothing?
yaminos-option-passScores-on = yes
yaminos-option-passScores-off = no
yaminos-option-carryPrevious = More and more: a new chain is compared with…
yaminos-option-carryPrevious-on = the last sum before
yaminos-option-carryPrevious-off = zero
yaminos-option-branchingProgression = At Progression, doubles…
yaminos-option-branchingProgression-on = have four sides
yaminos-option-branchingProgression-off = stay in line
yaminos-option-linearOnly = At All in line, doubles…
yaminos-option-linearOnly-on = stay in line
yaminos-option-linearOnly-off = have four sides
yaminos-option-rounds = How many rounds of Yam?
yaminos-option-rounds-1 = one
yaminos-option-rounds-2 = two
yaminos-option-rounds-4 = four
yaminos-option-separateSuites = At the Yam, the two straights have…
yaminos-option-separateSuites-on = a box each
yaminos-option-separateSuites-off = one box
yaminos-option-soloPairOnce = In a Solo, a pair counts…
yaminos-option-soloPairOnce-on = once
yaminos-option-soloPairOnce-off = twice
yaminos-option-suiteReading = How is a straight read?
yaminos-option-suiteReading-row = side by side
yaminos-option-suiteReading-pick = halves are picked
yaminos-option-suiteReading-help = Side by side, a half that does not belong may stick out only at the beginning or the end. Picked, any half may be read alone.
yaminos-option-unusedCount = Does a straight count unused yaminos too?
yaminos-option-unusedCount-on = yes, all their points
yaminos-option-unusedCount-off = no
yaminos-option-plusMoins = Plus and Minus are played…
yaminos-option-plusMoins-apart = each in its own turn
yaminos-option-plusMoins-together = in a single turn
yaminos-option-tieBreak = If several are level at the top…
yaminos-option-tieBreak-on = one more turn is played
yaminos-option-tieBreak-off = they win together

## What is not allowed, and why
yaminos-refusal-in-the-air = Just a moment: the yaminos are still rolling.
yaminos-refusal-other-yaminos = These are not the yaminos that were thrown.
yaminos-refusal-other-game = That is not done in this game.
yaminos-refusal-agree-first = First say how many throws everybody has.
yaminos-refusal-how-many-throws = Choose from 1 to 12 throws.
yaminos-refusal-agreed = The number of throws is already decided.
yaminos-refusal-throw-first = Throw the yaminos first.
yaminos-refusal-throw-all = Throw them all together.
yaminos-refusal-throw-nothing = Choose at least one yamino to throw.
yaminos-refusal-one-throw = Here there is only one throw.
yaminos-refusal-not-free = Already laid: { $face }.
yaminos-refusal-not-laid = Not in the chain: { $face }.
yaminos-refusal-one-chain = One chain only: lay it at a free end.
yaminos-refusal-begin-with-doublet = A chain begins with a double.
yaminos-refusal-does-not-fit = The digits do not match: { $face } against { $at }.
yaminos-refusal-must-lay = First lay a yamino of this throw.
yaminos-refusal-something-fits = You can lay { $face }: you throw only when nothing fits.
yaminos-refusal-taken-enough = { $n } yaminos taken back in one turn are enough: lay, throw or stop.
yaminos-refusal-thrown-enough = { $n } throws in one turn are enough: stop here.
yaminos-refusal-laid-before = Laid after an earlier throw, { $face } stays there.
yaminos-refusal-others-hang-on-it = Other yaminos lie against { $face }. Take those back first.
yaminos-refusal-laid-stays = What is in the chain stays there: throw only the others.
yaminos-refusal-no-single-rethrow = At this table a single yamino is never thrown.
yaminos-refusal-must-beat = This is your last chance: go on to { $n } points.
yaminos-refusal-row-filled = Already filled: { $box }.
yaminos-refusal-no-such-row = There is no such box on this sheet.
yaminos-refusal-too-early-to-announce = You announce only before the third throw.
yaminos-refusal-announce-first = Before the third throw, announce a box.
yaminos-refusal-announced = The box is announced: all that is left is to throw.

## The rules page
yaminos-rules-choose = The rules of which game?
yaminos-rules-box = In the box
yaminos-rules-box-text = Seven yaminos. A yamino is a bar with four faces, and each face is a domino: together they carry all 28 dominoes, from blank-blank to 6-6. Each yamino has one double, a face with the same digit twice, and every digit from 0 to 6 on just one of its faces. A board with a pen and a cloth keeps the score. You can think up more games.
yaminos-rules-throw = To begin
yaminos-rules-throw-text = For 2 to 6 players, from age 6. The youngest begins, then it goes clockwise. Yaminos are thrown like dice. One that stands up or lies on another is thrown again. The starter games, from the highest throw to the best average, are a good beginning.
yaminos-rules-ties = A tie
yaminos-rules-ties-text = { $tieBreak ->
    [on] Those who are level at the top play one more turn, until somebody is ahead: at the Yam on an empty sheet, at Progression with the 6s, and at “Nearest wins” with the share of one throw added to the score.
   *[off] Those who are level at the top win together.
  }
yaminos-rules-alone = On your own
yaminos-rules-alone-text = This game can be played alone too, against a score to reach.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Everybody throws all seven yaminos once. All points you can see count: the biggest throw wins.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] The first player says how many throws everybody has.
   *[other] Everybody has { yaminos-throws }.
  } Throw all seven each time; all points you can see count. Your throws are added up: the biggest total wins.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Everybody has { yaminos-throws } of all seven. All points you can see are added up. Whoever is nearest to { $target } points in the end wins, above or below.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = A single throw, then line up what you can like dominoes: halves that touch are equal. No double is needed; it is one line with two ends. { $fewestLeft ->
    [on] Whoever has the fewest points left over wins.
   *[off] The most yaminos in line win.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Everybody has { yaminos-throws }. Each time, throw all seven and line up yaminos like dominoes, without needing a double: { $minimum } at least, or the throw does not count. In the end divide your points by { $divideByThrows ->
    [on] the number of throws
   *[off] the number of yaminos placed
  }. The best average wins.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = The aim: { $goal } points in several turns. Throw all seven. Without a double it is the next one’s turn. Otherwise begin a chain with a double, laid across, and continue it at both ends with as many yaminos as you like: halves that touch are equal.
yaminos-rules-base-on = Go on or stop
yaminos-rules-base-on-text = As soon as one yamino of the throw is laid you may stop and count, or throw as many of the rest as you like{ $noSingleRethrow ->
    [on] , but never a single one
   *[off] , even a single one
  }. Each throw must let you lay at least one, or all points of this turn are lost; those from before stay.
yaminos-rules-base-seven = All seven laid
yaminos-rules-base-seven-text = Stop and count, or throw all seven again for a new chain, as often as you dare. What the new chain makes is added; without a double this whole turn is lost.
yaminos-rules-base-back = Taking back
yaminos-rules-base-back-text = What was laid after an earlier throw stays put. What was laid just now may be moved or taken back, as long as one of this throw remains. While something fits, you must lay.
yaminos-rules-base-count = Counting
yaminos-rules-base-count-text = A double in the chain is worth 2 points, any other yamino 1. Laying everything is not always clever: if six could be laid with a 4 at both ends, it may be better to lay five and throw two for a 4. Or lay all six and stop.
yaminos-rules-base-end = The last chance
yaminos-rules-base-end-text = Whoever has { $goal } points or more when their turn ends leads. Each of the others has one last chance: they throw until they have one point more than the leader, or can lay nothing. Whoever does it leads instead. The highest score wins. Alone, the turns are counted, one for every six points of the goal: you need it by the end of the last.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = The most competitive of the games. After your turn add up all free ends. If that is a multiple of 5 you score the sum, otherwise nothing. 5-5 alone makes 20: you score 20. With 5-blank beside it, 15. With 5-1 too, 11: nothing. 6-6 alone makes 24: nothing; with 6-2, 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = After your turn add up all free ends. If that is more than the sum before, whoever left it, you score it; equal or less is nothing. A new chain is compared with { $carryPrevious ->
    [on] the last sum of the old one
   *[off] zero
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = After your turn add up all free ends. If that is even you score the sum; an odd one is nothing. 4-4 alone makes 16, with 4-2 it is 14; with 4-1 too, 11: nothing. 6-6 alone makes 24, with 6-blank 18.
yaminos-rules-chain = One chain for all
yaminos-rules-chain-text = The first player throws all seven and puts their highest double in the middle; without one it is the next one’s turn. Then, on your turn, take one yamino as it lies and put it at any free end where the digits are equal. If something fits you must lay. If nothing fits, throw all that are left, once; if nothing fits again, it is the next one’s turn. When all seven are laid, the next player takes them all and begins afresh.
yaminos-rules-ends = The free ends
yaminos-rules-ends-text = Yaminos touch with their ends and with their long sides, so a double has four sides, and each free one counts. Laid at an end, a double leaves three. { $passScores ->
    [on] Even if you lay nothing, the ends count for you.
   *[off] If you lay nothing, you score nothing.
  }
yaminos-rules-equal = The end
yaminos-rules-equal-text = When somebody has { $goal } points or more the round is finished, so that all have had equally many turns. Passing is a turn too. The highest score wins.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Seven phases. First the blanks: throw all seven once and connect in one chain as many yaminos with a blank as you can. Others may help to connect them, and no double is needed. { $branchingProgression ->
    [on] Doubles can be joined on all four sides.
   *[off] The chain is one line.
  } It has at least two yaminos, or it is nothing. Which chain is up to you.
yaminos-rules-prog-count = What counts
yaminos-rules-prog-count-text = Only yaminos with a blank count, with all their points, and a blank is 0: 5-0, 0-3, 3-6, 6-0 make 5 + 3 + 0 + 6, which is 14.
yaminos-rules-prog-on = From the blanks to the 6s
yaminos-rules-prog-on-text = When all have played the blanks come the 1s, then the 2s, up to the 6s: now the yaminos with that digit count. A double counts both halves. The biggest total wins.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Throw all seven once and arrange them in one or more chains; no double is needed. { $linearOnly ->
    [on] Doubles stay in line like the others.
   *[off] A double can be joined on all four sides.
  } A chain has at least two yaminos.
yaminos-rules-line-count = Squares
yaminos-rules-line-count-text = A chain is worth its length times itself: five yaminos make 25. Chains are added up, and each lone yamino takes 1 away: a turn may even cost points. A few long chains are best.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Fill the boxes of your sheet. On your turn throw all seven, then, if you like, throw again any you choose, even ones kept before. You may throw a third time, but first you announce the box, and that is fixed. In the end fill one box; if it does not fit, it gets 0. Then it is the next one’s turn.
yaminos-rules-yam-rounds = Rounds
yaminos-rules-yam-rounds-text = A round is over when all boxes of all players are filled. { $rounds ->
    [1] One round is played.
    [2] Two rounds are played.
   *[4] Four rounds are played.
  } The biggest total wins.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = All seven yaminos show the same digit, after three throws at most. The pairs of the first throw that shows one say which digit; of several you choose. All visible points count, and 70 more. Otherwise 0.
yaminos-rules-yam-solos = Solos
yaminos-rules-yam-solos-text = A Solo adds up all its digits; there is one for each from 1 to 6. A pair counts { $soloPairOnce ->
    [on] once
   *[off] twice
  }.
yaminos-rules-yam-plus = Plus and Minus
yaminos-rules-yam-plus-text = Plus adds the higher digit of each yamino. Minus adds the lower one, and is taken from the total. { $plusMoins ->
    [together] Both are played in one turn: then it is good to know which faces can still come.
   *[apart] Each has its own turn.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Four yaminos of one digit and three of another. Count four times the first, three times the second, and 50 more: four 4s and three 1s make 16 + 3 + 50, which is 69. Each yamino serves once, and the best reading counts.
yaminos-rules-yam-suite = Straight
yaminos-rules-yam-suite-text = Five digits in sequence are a small straight: their sum and 20. All seven are a large straight: their sum and 30. { $separateSuites ->
    [on] Each has its own box.
   *[off] One box holds either; if both lie there, the better one counts.
  } 2-2, 3-3, 4-4, 5-5, 6-3 make 40; 0-1, 2-3, 4-5, 6-6 make 51.{ $unusedCount ->
    [on] { " " }The points of unused yaminos are added.
   *[off] { "" }
  }
yaminos-rules-yam-row = How a straight is read
yaminos-rules-yam-row-text = A pair is read as one digit, and the number of yaminos does not matter. { $suiteReading ->
    [pick] Any half may be read alone.
   *[row] The yaminos lie side by side, and a half that does not belong may stick out only at the beginning or the end.
  } A digit may not follow itself on two yaminos: no 3-3 beside 3-4. Six in sequence are a small straight with the best five.
yaminos-rules-yam-pairs = Pairs
yaminos-rules-yam-pairs-text = Count one digit of each pair. Five or six pairs give 10 more points, seven give 20.

## Why our players would do so
yaminos-why-only-move = There is nothing else to do.
yaminos-why-risk = The risk is worth it.
yaminos-why-risk-worth = Throwing: { $best } points on average; stopping: { $next }.
yaminos-why-bank = Better keep these points.
yaminos-why-bank-worth = Stopping: { $best } points for sure; throwing: { $next } on average.
yaminos-why-keep-the-others = Those you keep promise most.
yaminos-why-worth = { $best } points on average to the end of the round; the best other choice: { $next }.
yaminos-why-worth-yours = { $best } points on average to the end of the round; your choice: { $mine }.
yaminos-why-worth-same = That is your own choice, and the best: { $best } points on average to the end of the round.
yaminos-why-nothing-better = This throw gives no more.
yaminos-why-ends = It leaves the best ends.
yaminos-why-best-chain = It begins the best chain.
yaminos-why-take-back = The chain will be better another way.
yaminos-why-fill = This box will hardly get better.
yaminos-why-announce = With one more throw, this box promises most.
yaminos-why-throws = Three throws make a good game.

## The end
yaminos-end-points = { $name } has the best score.
yaminos-end-shared = { $name } are level: they share the victory!
yaminos-end-par = { $name } reached the score to beat. Well done!
yaminos-end-short = The score to beat was not reached. Next time!
yaminos-moment-super = The finest moment: a Super Yamino for { $name }, { $n } points in one go!
yaminos-moment-super-you = Your finest moment: a Super Yamino, { $n } points in one go!
yaminos-moment-best = The finest moment: { $name } scores { yaminos-points } in a single turn.
yaminos-moment-best-you = Your finest moment: { yaminos-points } in a single turn.
yaminos-moment-bold = The boldest moment: { $name } dares { $n } throws in one turn and keeps { $points } points.
yaminos-moment-bold-you = Your boldest moment: { $n } throws in one turn, and { $points } points kept.
yaminos-moment-last-chance = The finest moment: with the last chance, { $name } overtakes everybody with { $score } points!
yaminos-moment-last-chance-you = Your finest moment: with the last chance you overtake everybody with { $score } points!
yaminos-review-laid = lay { $chains }
yaminos-review-laid-none = lay nothing
yaminos-review-then-stop = { $laid }, then stop
yaminos-review-then-throw = { $laid }, then throw again
yaminos-review-then-throw-some = { $laid }, then throw { $faces } again

## The table on the page
yaminos-felt = The felt
yaminos-board = The score board
yaminos-board-beat = To beat: { $n }
yaminos-board-minimum = At least { $n } in line
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = the double { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Choose a box
yaminos-do-agree-more = One throw more
yaminos-do-agree-fewer = One throw fewer
yaminos-do-choose = Take { $piece } (key { $key })
yaminos-do-keep = { $piece }: keep (key { $key })
yaminos-kept = Kept: { $faces }.
yaminos-kept-none = None is kept.
yaminos-prompt-line-more = Go on, or count: that makes { yaminos-points }.
yaminos-prompt-count = Nothing more fits: count.
yaminos-prompt-last-chance = Last chance: you need { $goal } points to beat { $name }.

yaminos-key-aim = Another place, or another number

## The lessons
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Seven yaminos, one throw: all the dots you see count. Throw!
yaminos-lesson-highest-play = 48 each: a tie! At this table one more throw decides. The most points win.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Whoever begins says how many throws each has. Choose two.
yaminos-lesson-throws-throw = Throw all seven, and count all the dots.
yaminos-lesson-throws-play = You have 48 points, the other player 41. The throws add up: one more, and the bigger total wins.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Three throws to get as near to 120 as you can. After the first you have 45. Throw!
yaminos-lesson-target-play = You have 81 points: a throw of 39 would be perfect. A little over is as good as a little under: the nearest wins.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = One throw, and then one line, as long as you can make it. Throw!
yaminos-lesson-longest-first = Any yamino can begin the line. Begin with the 4-6.
yaminos-lesson-longest-touch = As with dominoes, the halves that touch are the same. Lay the 5-6 against the 6.
yaminos-lesson-longest-ends = The line has two ends. At the other end, lay the 0-4 against the 4.
yaminos-lesson-longest-more = Go on: the 0-2, then the double 2.
yaminos-lesson-longest-count = Nothing more fits: you have five yaminos in line. Count them!
yaminos-lesson-longest-play = Five each: a tie! At this table you throw again. Now find your own longest line!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = Line up at least four yaminos, and make them big ones. Throw!
yaminos-lesson-minimum-line = Begin with the 4-6. Lay the 5-6 against the 6, and the 4-5 against the 4.
yaminos-lesson-minimum-four = One more is needed. The biggest that fits is the 3-5: lay it against the 5-6.
yaminos-lesson-minimum-count = The 1-5 would fit too, but it is small: it would lower your average. Count your four!
yaminos-lesson-minimum-play = 38 points on four yaminos: 9.5 on average. One more throw each, and the best average wins.
yaminos-lesson-chain = Your first chain
yaminos-lesson-chain-throw = You need 40 points, and you have 32 already. Throw all seven!
yaminos-lesson-chain-doublet = In the basic game a chain begins with a double. Lay the double 5.
yaminos-lesson-chain-ends = The chain has two ends. Lay the 1-5 on one side, and the 4-5 on the other.
yaminos-lesson-chain-stop = A double is worth two points, any other yamino one: you have four. Stop to keep them.
yaminos-lesson-chain-play = The other player had no double and missed the turn. You have 36 points: 4 to go. Play!
yaminos-lesson-dare = Stop or dare
yaminos-lesson-dare-throw = You have 33 points. Throw all seven!
yaminos-lesson-dare-lay = Lay the double 3, then the 0-3 against it.
yaminos-lesson-dare-dare = Three points are not much. Dare: throw the five that are left. It is enough if one of them fits.
yaminos-lesson-dare-on = Well done, two of them fit! Lay the 0-5 against the 0, and the 3-5 against the 3.
yaminos-lesson-dare-again = Five points. Throw the last three: you need a 5, or these five points are lost.
yaminos-lesson-dare-lost = No 5: those five points are lost. But the 33 from before are still yours. Throw again!
yaminos-lesson-dare-chain = The double 6, then the 5-6 and the 4-6 against it. After that the 1-4, and the 1-2.
yaminos-lesson-dare-stop = Six points, and only two yaminos left to throw: too risky. Stop!
yaminos-lesson-dare-play = 39 points: you need just one more. Play!
yaminos-lesson-back = Take back, throw better
yaminos-lesson-back-take = You have laid six yaminos, and there is a 4 at both ends. With a single yamino to throw, your chance is one in four. Better take back the 4-5.
yaminos-lesson-back-throw = What was just laid can be taken back. Now throw both: a 4 or a 5 will do.
yaminos-lesson-back-lay = Both fit! Lay the 1-5 against the 5, and the 4-5 against the 4. The others do not move any more.
yaminos-lesson-back-stop = Seven yaminos, two of them doubles: nine points. Keep them!
yaminos-lesson-back-play = 38 points: 2 to go. Play, and remember: laying everything is not always clever.
yaminos-lesson-seven = All seven are laid
yaminos-lesson-seven-last = Only one is left, and it fits. Lay the 3-5 against the 3.
yaminos-lesson-seven-again = All seven are laid: eight points. You could stop. But dare: throw all seven again!
yaminos-lesson-seven-new = A double, phew! Without it the eight points were lost. Begin a new chain with the double 0, then lay the 0-5 and the 0-3.
yaminos-lesson-seven-stop = Eight and four are twelve points in one turn. Keep them!
yaminos-lesson-seven-play = 38 points: 2 to go. Play!
yaminos-lesson-chance = The last chance
yaminos-lesson-chance-throw = The other player leads with 42 points. You have one last chance: to get to 43. Throw!
yaminos-lesson-chance-lay = The double 6, then the 4-6 and the 5-6 against it. After that the 2-5.
yaminos-lesson-chance-play = That makes 40. There is no stopping before 43: throw those that are left, and good luck!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = One throw, and then put them all into long chains. Throw!
yaminos-lesson-line-doublet = A double has four sides. Lay the double 4, then the 1-4, the 2-4 and the 3-4 against it.
yaminos-lesson-line-long = The longer the better: four make 16, five make 25. Lay the 1-6 against the 1.
yaminos-lesson-line-second = The last two do not fit, and a yamino alone costs a point. Begin a second chain with the double 5, and lay the 0-5 against it.
yaminos-lesson-line-count = Five make 25, two make 4. Count your 29 points!
yaminos-lesson-line-play = 187 points: you need 200. Play!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = First come the blanks, then the 1s, and so on. Now it is the turn of the 5s. Throw!
yaminos-lesson-prog-two = Only yaminos with a 5 count, with all their dots. Begin with the 2-5, and lay the 0-5 against it.
yaminos-lesson-prog-bridge = The 2-4 has no 5 and does not count, but it makes a bridge. Lay it against the 2.
yaminos-lesson-prog-on = And on the other side of the bridge: the 4-5, then the 1-5.
yaminos-lesson-prog-count = 5, 7, 9 and 6 make 27. Count!
yaminos-lesson-prog-play = This is the last phase, the 6s. Connect all the 6s you can!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Here there is one chain for everybody, and your highest double opens it. Throw!
yaminos-lesson-even-even = Add up all free ends: if the sum is even, you score it. The 1-4 would make 11: nothing. Lay the 2-6 against the 2: that makes 18!
yaminos-lesson-even-rest = Nothing fits any more. So throw all that are left.
yaminos-lesson-even-where = The 1-6 fits in two places. Against the 6 it would make 10. Lay it against the 1: that makes 20!
yaminos-lesson-even-play = 188 points: you need 200. Everybody lays one yamino a turn. Play!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = One chain for everybody, and your highest double opens it. Throw!
yaminos-lesson-more-more = The free ends make 15. If you make more, you score the sum. Lay the 3-5 against the double 3: that makes 17!
yaminos-lesson-more-doublet = The other player only made 16, and scored nothing. A double laid at an end still has three free sides. Lay the double 2 against the 2-3: that makes 20!
yaminos-lesson-more-play = 194 points: you need 200. Always make more than the sum before. Play!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = One chain for everybody, and your highest double opens it. Throw!
yaminos-lesson-muggins-five = Your four 5s made 20. The free ends only count if they make 5, 10, 15, 20… Lay the double 0 against the 0: that still makes 15!
yaminos-lesson-muggins-where = The 0-1 fits in two places. Against a 0 it would make 12: nothing. Lay it against the 1: that makes 10!
yaminos-lesson-muggins-play = 90 points: you need 100. Look for multiples of 5. Play!
yaminos-lesson-sheet = Keep and throw again
yaminos-lesson-sheet-throw = At the Yam you fill boxes. You have two left: Solo 6 and Plus. Throw!
yaminos-lesson-sheet-keep = Four yaminos have a 6: keep them for Solo 6, and throw the three others again.
yaminos-lesson-sheet-box = Solo 6 counts all the 6s, and there are seven: 42 points! Write them in Solo 6.
yaminos-lesson-sheet-play = Plus is left: the higher number of each yamino counts. Keep the good ones, throw the others. Play!
yaminos-lesson-announce = Announcing
yaminos-lesson-announce-announce = Four yaminos with a 4, two with a 1: one more and it is a Full! You have thrown twice. For a third throw, first announce Full.
yaminos-lesson-announce-throw = An announced box cannot be changed: if you miss, it gets 0. Keep all the rest, and throw the 0-2.
yaminos-lesson-announce-play = A Full, four of one number and three of another: 69 points! Solo 5 is left. Play!
yaminos-lesson-less = Minus
yaminos-lesson-less-throw = Plus and Minus are left. Throw!
yaminos-lesson-less-keep = Minus takes the lower number of each yamino away from your total. So keep those with a 0, and throw the three others.
yaminos-lesson-less-box = Six times 0 and once 1: you lose just one point. Write it in Minus.
yaminos-lesson-less-play = Now Plus: it is the other way round, you want high numbers. Play!
yaminos-lesson-suite = The straight
yaminos-lesson-suite-throw = Solo 4 and Straight are left. Throw!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, side by side: the numbers run on! Only the 6 is missing. Keep those three, and throw the four others.
yaminos-lesson-suite-box = The 6! In a straight a pair is read as one number. All seven numbers make 21, and 30 more. Write 51 in Straight!
yaminos-lesson-suite-play = Five numbers in a row would have been a small straight. Solo 4 is left: keep the 4s. Play!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Solo 6 and Pairs are left. Throw!
yaminos-lesson-pairs-keep = Four pairs: 0-0, 1-1, 3-3 and 5-5. Keep them, and throw the three others.
yaminos-lesson-pairs-box = Five pairs! One digit of each counts: 0, 1, 2, 3 and 5 make 11, and 10 more. Write 21 in Pairs!
yaminos-lesson-pairs-play = Seven pairs would even bring 20 more. Solo 6 is left: keep the 6s. Play!
yaminos-lesson-super = The Super Yamino
yaminos-lesson-super-throw = Plus and Super Yamino are left: seven times the same number! Throw!
yaminos-lesson-super-keep = Your first pair is the double 4, so 4 is the number for your Super Yamino. Keep the five that have a 4, and throw the two others.
yaminos-lesson-super-announce = Only one is missing! To throw a third time, announce Super Yamino.
yaminos-lesson-super-last = Keep the six with a 4, and throw the 1-5. Fingers crossed!
yaminos-lesson-super-play = A Super Yamino! All the dots, and 70 more: 119! Plus is left. Play!
yaminos-lesson-zero = Which box to give up?
yaminos-lesson-zero-small = This throw is not worth much, but a box must be filled. Solo 1 is never worth a lot: write your 2 points there.
yaminos-lesson-zero-throw = Solo 6 and Super Yamino are left. Throw!
yaminos-lesson-zero-again = No 6, and no pair. Throw them all again!
yaminos-lesson-zero-zero = Still nothing. One box must get 0: give up the hardest one, Super Yamino.
yaminos-lesson-zero-play = Solo 6 stays open for a better throw. Keep the 6s. Play!

## Puzzles
yaminos-puzzle-keep = Which to keep?
yaminos-puzzle-keep-ask = Which do you throw again? What counts is the points of the whole round, on average.
yaminos-puzzle-box = Which box?
yaminos-puzzle-box-ask = Which box do you fill or announce? What counts is the points of the whole round, on average.
yaminos-puzzle-prog = The best chain
yaminos-puzzle-prog-ask = Make the chain that scores most in this phase, then stop.
yaminos-puzzle-line = All in line
yaminos-puzzle-line-ask = Make the chains that score most, then stop.
yaminos-puzzle-risk = Stop or risk it?
yaminos-puzzle-risk-ask = Do you stop, or throw on? And which ones? What counts are the points of this turn, on average.
