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
yaminos-aim-highest = A single throw: most points win.
yaminos-aim-throws = Several throws: the biggest total wins.
yaminos-aim-target = Come as near as you can to { $goal } points.
yaminos-aim-longest = A single throw: line up most yaminos.
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
yaminos-box-suite = Suite
yaminos-box-pairs = Pairs
yaminos-box-super = Super Yamino
yaminos-box-small = Small suite
yaminos-box-large = Large suite
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

## Buttons
yaminos-do-throw-some = Throw { $n } again
yaminos-do-lay = Lay

## What there is to do
yaminos-prompt-agree = Your turn! How many throws each?
yaminos-prompt-ready = Your turn! Throw the yaminos.
yaminos-prompt-ready-rest = Nothing fits: throw those that are left.
yaminos-prompt-throwing = They are rolling…
yaminos-prompt-doublet = Begin your chain with a doublet.
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
yaminos-prompt-left = Line up your yaminos: { yaminos-points } are left over.
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
yaminos-event-lost-nothing = { $name } has no doublet: next, please.
yaminos-event-lost-nothing-you = No doublet: next, please.
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
yaminos-action-throw-rest = { $n ->
    [one] Throw the last one
   *[other] Throw the other { $n }
  }
yaminos-action-keep = Keep { $faces }, throw the others
yaminos-action-lay-first = Begin with { $face }
yaminos-action-lay = Lay { $face } against { $at }
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
yaminos-option-target = Which score is to be come near to?
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
yaminos-option-passScores = Do free ends count for her who lays nothing?
yaminos-option-passScores-on = yes
yaminos-option-passScores-off = no
yaminos-option-carryPrevious = More and more: a new chain is compared with…
yaminos-option-carryPrevious-on = the last sum before
yaminos-option-carryPrevious-off = zero
yaminos-option-branchingProgression = At Progression, doublets…
yaminos-option-branchingProgression-on = have four sides
yaminos-option-branchingProgression-off = stay in line
yaminos-option-linearOnly = At All in line, doublets…
yaminos-option-linearOnly-on = stay in line
yaminos-option-linearOnly-off = have four sides
yaminos-option-rounds = How many rounds of Yam?
yaminos-option-rounds-1 = one
yaminos-option-rounds-2 = two
yaminos-option-rounds-4 = four
yaminos-option-separateSuites = At the Yam, the two suites have…
yaminos-option-separateSuites-on = a box each
yaminos-option-separateSuites-off = one box
yaminos-option-soloPairOnce = In a Solo, a pair counts…
yaminos-option-soloPairOnce-on = once
yaminos-option-soloPairOnce-off = twice
yaminos-option-suiteReading = How is a suite read?
yaminos-option-suiteReading-row = side by side
yaminos-option-suiteReading-pick = halves are picked
yaminos-option-suiteReading-help = Side by side, a half that does not belong may stick out only at the beginning or the end. Picked, any half may be read alone.
yaminos-option-unusedCount = Does a suite count unused yaminos too?
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
yaminos-refusal-begin-with-doublet = A chain begins with a doublet.
yaminos-refusal-does-not-fit = The digits do not match: { $face } against { $at }.
yaminos-refusal-must-lay = First lay a yamino of this throw.
yaminos-refusal-something-fits = You can lay { $face }: one throws only when nothing fits.
yaminos-refusal-taken-enough = { $n } yaminos taken back in one turn are enough: lay, throw or stop.
yaminos-refusal-thrown-enough = { $n } throws in one turn are enough: stop here.
yaminos-refusal-laid-before = Laid after an earlier throw, { $face } stays there.
yaminos-refusal-others-hang-on-it = Other yaminos lie against { $face }. Take those back first.
yaminos-refusal-laid-stays = What is in the chain stays there: throw only the others.
yaminos-refusal-no-single-rethrow = At this table no single yamino is thrown.
yaminos-refusal-must-beat = This is your last chance: go on to { $n } points.
yaminos-refusal-row-filled = Already filled: { $box }.
yaminos-refusal-no-such-row = There is no such box on this sheet.
yaminos-refusal-too-early-to-announce = One announces only before the third throw.
yaminos-refusal-announce-first = Before the third throw, announce a box.
yaminos-refusal-announced = The box is announced: all that is left is to throw.

## The rules page
yaminos-rules-choose = The rules of which game?
yaminos-rules-box = In the box
yaminos-rules-box-text = Seven yaminos. A yamino is a bar with four faces, and each face is a domino: together they carry all 28 dominoes, from blank-blank to 6-6. Each yamino has one doublet, a face with the same digit twice, and every digit from 0 to 6 on just one of its faces. A board with a pen and a cloth keeps the score. More games can be thought up.
yaminos-rules-throw = To begin
yaminos-rules-throw-text = 2 to 6 play, from age 6. The youngest begins, then it goes clockwise. Yaminos are thrown like dice. One that stands up or lies on another is thrown again. The starter games, from the highest throw to the best average, are a good beginning.
yaminos-rules-ties = Level
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
yaminos-rules-longest-text = A single throw, then line up what you can like dominoes: halves that touch are equal. No doublet is needed; it is one line with two ends. { $fewestLeft ->
    [on] Whoever has the fewest points left over wins.
   *[off] Most yaminos in line win.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Everybody has { yaminos-throws }. Each time, throw all seven and line up yaminos like dominoes, without needing a doublet: { $minimum } at least, or the throw does not count. In the end divide your points by { $divideByThrows ->
    [on] the number of throws
   *[off] the number of yaminos placed
  }. The best average wins.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = The aim: { $goal } points in several turns. Throw all seven. Without a doublet it is the next one’s turn. Otherwise begin a chain with a doublet, laid across, and continue it at both ends with as many yaminos as you like: halves that touch are equal.
yaminos-rules-base-on = Go on or stop
yaminos-rules-base-on-text = As soon as one yamino of the throw is laid you may stop and count, or throw as many of the rest as you like{ $noSingleRethrow ->
    [on] , but never a single one
   *[off] , even a single one
  }. Each throw must let you lay at least one, or all points of this turn are lost; those from before stay.
yaminos-rules-base-seven = All seven laid
yaminos-rules-base-seven-text = Stop and count, or throw all seven again for a new chain, as often as you dare. What the new chain makes is added; without a doublet this whole turn is lost.
yaminos-rules-base-back = Taking back
yaminos-rules-base-back-text = What was laid after an earlier throw stays put. What was laid just now may be moved or taken back, as long as one of this throw remains. While something fits, you must lay.
yaminos-rules-base-count = Counting
yaminos-rules-base-count-text = A doublet in the chain is worth 2 points, any other yamino 1. Laying everything is not always clever: if six could be laid with a 4 at both ends, it may be better to lay five and throw two for a 4. Or lay all six and stop.
yaminos-rules-base-end = The last chance
yaminos-rules-base-end-text = Whoever has { $goal } points or more when her turn ends leads. Each of the others has one last chance: she throws until she has one point more than the leader, or can lay nothing. Whoever does it leads instead. The highest score wins.
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
yaminos-rules-chain-text = The first player throws all seven and puts her highest doublet in the middle; without one it is the next one’s turn. Then, on your turn, take one yamino as it lies and put it at any free end where the digits are equal. If something fits you must lay. If nothing fits, throw all that are left, once; if nothing fits again, it is the next one’s turn. When all seven are laid, the next player takes them all and begins afresh.
yaminos-rules-ends = The free ends
yaminos-rules-ends-text = Yaminos touch with their ends and with their long sides, so a doublet has four sides, and each free one counts. Laid at an end, a doublet leaves three. { $passScores ->
    [on] Even if you lay nothing, the ends count for you.
   *[off] If you lay nothing, you score nothing.
  }
yaminos-rules-equal = The end
yaminos-rules-equal-text = When somebody has { $goal } points or more the round is finished, so that all have had equally many turns. Passing is a turn too. The highest score wins.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Seven phases. First the blanks: throw all seven once and connect in one chain as many yaminos with a blank as you can. Others may help to connect them, and no doublet is needed. { $branchingProgression ->
    [on] Doublets can be joined on all four sides.
   *[off] The chain is one line.
  } It has at least two yaminos, or it is nothing. Which chain is up to you.
yaminos-rules-prog-count = What counts
yaminos-rules-prog-count-text = Only yaminos with a blank count, with all their points, and a blank is 0: 5-0, 0-3, 3-6, 6-0 make 5 + 3 + 0 + 6, which is 14.
yaminos-rules-prog-on = From the blanks to the 6s
yaminos-rules-prog-on-text = When all have played the blanks come the 1s, then the 2s, up to the 6s: now the yaminos with that digit count. A doublet counts both halves. The biggest total wins.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Throw all seven once and arrange them in one or more chains; no doublet is needed. { $linearOnly ->
    [on] Doublets stay in line like the others.
   *[off] A doublet can be joined on all four sides.
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
yaminos-rules-yam-suite = Suite
yaminos-rules-yam-suite-text = Five digits in sequence are a small suite: their sum and 20. All seven are a large suite: their sum and 30. { $separateSuites ->
    [on] Each has its own box.
   *[off] One box holds either; if both lie there, the better one counts.
  } 2-2, 3-3, 4-4, 5-5, 6-3 make 40; 0-1, 2-3, 4-5, 6-6 make 51.{ $unusedCount ->
    [on] { " " }The points of unused yaminos are added.
   *[off] { "" }
  }
yaminos-rules-yam-row = How a suite is read
yaminos-rules-yam-row-text = A pair is read as one digit, and the number of yaminos does not matter. { $suiteReading ->
    [pick] Any half may be read alone.
   *[row] The yaminos lie side by side, and a half that does not belong may stick out only at the beginning or the end.
  } A digit may not follow itself on two yaminos: no 3-3 beside 3-4. Six in sequence are a small suite with the best five.
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
yaminos-moment-super = The finest moment: a Super Yamino for { $name }, { $n } points at once!
yaminos-moment-super-you = Your finest moment: a Super Yamino, { $n } points at once!
yaminos-moment-best = The finest moment: { $name } scores { yaminos-points } in a single turn.
yaminos-moment-best-you = Your finest moment: { yaminos-points } in a single turn.
yaminos-moment-bold = The boldest moment: { $name } dares { $n } throws in one turn and keeps { $points } points.
yaminos-moment-bold-you = Your boldest moment: { $n } throws in one turn, and { $points } points kept.
yaminos-moment-last-chance = The finest moment: with the last chance, { $name } overtakes everybody with { $score } points!
yaminos-moment-last-chance-you = Your finest moment: with the last chance you overtake everybody with { $score } points!
yaminos-review = Luck and choices
yaminos-review-about = Every choice beside the best one, in points expected to the end of the round.
yaminos-review-sum = { $name }: { $score } points. Expected with best play: { $value }. Luck: { $luck }. Choices: { $skill }.
yaminos-review-perfect = { $name }: not one choice to find fault with!
yaminos-review-chosen = Chosen: { $action } ({ $value })
yaminos-review-best = Better: { $action } ({ $value })
yaminos-review-loss = Lost: { $loss }

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
