# Diavolo in English.

diavolo-tagline = Ten dice, one order, and the fastest hand!

## Things
diavolo-a-devil = { $devil ->
    [black] a black devil
    [white] a white devil
    [red] a red devil
   *[grey] the grey devil
  }
diavolo-devil = { $devil ->
    [black] Black devil
    [white] White devil
    [red] Red devil
   *[grey] Grey devil
  }
diavolo-order-most = The greatest sum
diavolo-order-least = The smallest sum
diavolo-order-gap = The widest gap
diavolo-order-odd = The most odd dice
diavolo-order-high = The highest die
diavolo-order-near = The nearest die
diavolo-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## The table
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems }, and the dice.
diavolo-place-out = { $name }: no gem left.
diavolo-bar = The devils on the bar
diavolo-tray = The dice
diavolo-devil-key = { diavolo-devil }, key { $key }
diavolo-corner = { $name }’s corner
diavolo-dice-of = { $colour ->
    [black] Black
    [white] White
   *[red] Red
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Black
    [white] White
   *[red] Red
  } { $values } mm from the order die.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] A tie: it is the grey one!
   *[other] The right answer: { diavolo-a-devil }.
  }

## Buttons
diavolo-do-receipt = The receipt

## What there is to do
diavolo-prompt-ready-you = You throw the dice!
diavolo-prompt-ready = { $name } has the dice.
diavolo-prompt-ordered = { $name } has the dice.
diavolo-prompt-ordered-you = The order is known. Throw the other dice!
diavolo-prompt-falls = The dice are rolling… Get your hand ready!
diavolo-prompt-open = Quick, grab the right devil!
diavolo-prompt-open-calm = Take your time: which devil?
diavolo-prompt-waiting = Done! Waiting for the others.
diavolo-prompt-level = Equally fast: chance decides.
diavolo-prompt-out = You have no gem left. Watch who wins!
diavolo-prompt-watch = Who will be the fastest?
diavolo-prompt-over = The game is over.

## What happened
diavolo-event-threw = { $name } throws the dice.
diavolo-event-threw-you = You throw the dice.
diavolo-event-ordered = The order: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } grabs { diavolo-a-devil }.
diavolo-event-reached-you = You grab { diavolo-a-devil }.
diavolo-event-reached-none = { $name } takes none.
diavolo-event-reached-none-you = You take none.
diavolo-event-answered = { $name } has answered.
diavolo-event-answered-you = You have answered.
diavolo-event-settled = Equally fast, less than 6 ms apart: chance says { $names }.
diavolo-event-counted = It was { diavolo-a-devil }. { $right ->
    [0] Nobody has it.
   *[other] Well spotted: { $safe }.
  } { $wrong ->
    [0] Nobody loses a gem.
   *[other] One gem less: { $lost }.
  }
diavolo-event-out = { $name } has no gem left and is out.
diavolo-event-out-you = You have no gem left: you are out.
diavolo-event-fewer = Fewer players, fewer devils: { $n } of each colour.
diavolo-event-turn = The dice go to { $name }.
diavolo-event-turn-you = The dice are yours!
diavolo-event-won = { $name } keeps the last gem and wins!
diavolo-event-won-you = You keep the last gem: you win!
diavolo-event-nobody = All go out together: nobody wins, each pays for their own drink.

## What can be done, in words
diavolo-action-throw = Throw the dice
diavolo-action-take = Grab { diavolo-a-devil }
diavolo-action-leave = Take none
diavolo-reason-throw = Everybody waits for your dice.
diavolo-reason-look = That is what the dice say, if we looked well.

## The receipt
diavolo-receipt = The receipt for the turn
diavolo-receipt-none = No receipt yet: one is printed at the end of every turn.
diavolo-receipt-words = A grab counts at the moment it was made, not when it arrived. The house measures the delay of every line itself, and never gives back more than that.
diavolo-receipt-shown = Dice seen by all: { $at } s after the game began.
diavolo-receipt-said = Their screen says
diavolo-receipt-lag = Possible delay
diavolo-receipt-at = Counts at
diavolo-receipt-cut = The screen gave a time that the line does not allow: it was corrected.
diavolo-verdict-right = well spotted
diavolo-verdict-wrong = wrong colour
diavolo-verdict-late = too late
diavolo-verdict-nothing = took none

## Training
diavolo-training = Practise alone
diavolo-training-words = Look at the order, find the colour, grab the devil. Nobody hurries you, but the time is noted.
diavolo-training-start = Throw the dice
diavolo-training-next = Another throw
diavolo-training-right = Well spotted, in { $time } s!
diavolo-training-wrong = Missed: it was { diavolo-a-devil }.
diavolo-training-series = In a row: { $n }
diavolo-training-best = Best series: { $n }
diavolo-training-chart = Your last tries, oldest first
diavolo-training-order = Order
diavolo-training-time = Average time
diavolo-training-errors = Errors
diavolo-training-forget = Forget everything

## Options
diavolo-preset-book = As in the box
diavolo-preset-young = For the youngest
diavolo-preset-calm = No rush
diavolo-option-twoDice = How many dice of each colour?
diavolo-option-twoDice-on = two
diavolo-option-twoDice-off = three
diavolo-option-twoDice-help = With two there is less to count: for the youngest.
diavolo-option-orderFirst = For how many turns is the order thrown first?
diavolo-option-orderFirst-help = To learn the six orders: the grey die rolls before the others. 0: never.
diavolo-option-seconds = How many seconds to grab?
diavolo-option-seconds-help = Usually 10. After that, whoever has none loses a gem.
diavolo-option-untimed = Do you have to hurry?
diavolo-option-untimed-on = no, we wait for everybody
diavolo-option-untimed-off = yes, the clock runs
diavolo-option-untimed-help = With no rush, everybody answers; speed only decides between those who want the same devil. Ideal with a screen reader.
diavolo-option-tieForgiving = When the dice tie, whoever does not have the grey one…
diavolo-option-tieForgiving-on = loses nothing
diavolo-option-tieForgiving-off = loses a gem

## What is not allowed, and why
diavolo-refusal-not-your-throw = Somebody else has the dice.
diavolo-refusal-nothing-to-grab = One moment: we grab once all the dice lie still.
diavolo-refusal-already-thrown = The dice have been thrown already.
diavolo-refusal-out = You have no gem left: watch until the end.
diavolo-refusal-only-one = One devil each, and it is kept.
diavolo-refusal-no-stamp = The moment of your grab is missing.
diavolo-refusal-other-stamp = This moment ({ $at } ms) does not fit the one at which it arrived ({ $arrived } ms).
diavolo-refusal-too-late = Too late: the { $n } seconds are over.
diavolo-refusal-wrong-dice = These are not the dice of this box.
diavolo-refusal-other-order = The order is known already, and it is another one.
diavolo-refusal-off-tray = A die lies outside the tray: { $die }.
diavolo-refusal-overlap = Two dice cannot lie in the same place: { $die } and { $other }.
diavolo-die = { $colour ->
    [black] the black
    [white] the white
   *[red] the red
  } { $n }
diavolo-die-order = the order die
diavolo-refusal-not-level = These are not the ones who were equally fast.
diavolo-refusal-other-answers = These are not the answers that lay face down.
diavolo-refusal-too-early = There is still time to grab.

## The rules page
diavolo-rules-aim = The aim
diavolo-rules-aim-text = In a bar in hell, little devils throw dice to see who pays for the round. Every turn one die gives an order, and everybody grabs a devil of the right colour as fast as they can. The last one who still has a gem wins.
diavolo-rules-box = In the box
diavolo-rules-box-text = Nine dice, three black, three white and three red; a grey die with the six orders; ten devils, three of each colour and a grey one; thirty gems, enough for all. 2 to 6 can play, at any age. { $twoDice ->
    [on] At this table there are only two dice of each colour: nothing else changes, and the gap is the difference of the two.
   *[off] For the youngest, two dice of each colour will do.
  }
diavolo-rules-start = To begin
diavolo-rules-start-text = The devils stand in the middle, in any old order. Everybody has five gems. The youngest takes the dice, and the first turn begins.
diavolo-rules-turn = A turn
diavolo-rules-turn-text = Whoever has the dice throws them all at once. Everybody looks, the thrower too, and grabs a devil of the colour that the order asks for. { $orderFirst ->
    [0] To learn, the order die may be thrown before the others in the first turns.
   *[other] To learn, in the first { $orderFirst } turns the order die rolls before the others, and grabbing waits until all the dice lie still.
  }
diavolo-rules-most-text = The colour whose dice show the most together. Here black 11, white 12, red 13: red!
diavolo-rules-least-text = The colour whose dice show the least together. Here black 11, white 12, red 13: black!
diavolo-rules-gap-text = The colour whose highest and lowest die are farthest apart. Here black 4, white 5, red 2: white!
diavolo-rules-odd-text = The colour that shows the most ones, threes and fives. Here black 1, white 2, red 3: red! If there is no odd die anywhere, it is a tie.
diavolo-rules-high-text = The colour of the highest die of all. Here black and white both have a 6: a tie, so grey!
diavolo-rules-near-text = The colour of the die nearest to the grey one, centre to centre. If that is a red one: red! Less than a millimetre between two colours is a tie. A die that leans is thrown again.
diavolo-rules-tie = A tie: grey!
diavolo-rules-tie-text = If two or three colours tie for best, the grey devil is the right one. Two equal colours behind, or two equal dice of one colour, do not matter. The grey one at the right moment wins a gem, up to five. { $tieForgiving ->
    [on] At this table the others lose nothing then.
   *[off] There is only one: all the others lose a gem then.
  } Grey without a tie is a wrong colour.
diavolo-rules-grab = One devil only
diavolo-rules-grab-text = The first devil you touch is yours, right or wrong: no second one, no exchange, no putting back. You may also take none. If the right colour is gone, another one or none costs the same: one gem, never more.
diavolo-rules-time = The fastest hand
diavolo-rules-time-text = If two hands want the same devil, the first one has it. What counts is the moment of the grab, not when it arrives over the line; less than six thousandths of a second apart, chance decides openly. { $untimed ->
    [on] At this table nobody is hurried: the turn ends when all have answered.
   *[other] The turn ends when all have taken one, just after the last right devil, or after { $seconds } seconds.
  }
diavolo-rules-gems = Gems
diavolo-rules-gems-text = Wrong colour, too late or nothing at all: a gem goes back to the box. Gains and losses are counted together at the end of the turn. Nobody ever has more than five gems.
diavolo-rules-next = The next turn
diavolo-rules-next-text = The devils go back to the middle, and the dice go to the left, to the next one who still has a gem.
diavolo-rules-out = No gem left
diavolo-rules-out-text = Without a gem you are out at once. Then there are fewer devils: with four or more players three of each colour, with three two, with two one; and always one grey. If several go out together, those who remain are counted. It is the same when a game begins with two or three.
diavolo-rules-win = Who wins?
diavolo-rules-win-text = The last one with a gem wins. If all who were left go out in the same turn, nobody wins, and each pays for their own drink.

## The end
diavolo-end-last = { $name } keeps the last gem.
diavolo-end-nobody = All went out together: each pays for their own drink.
diavolo-moment-fast = The finest moment: { $name } grabs { diavolo-a-devil } in { $seconds }.{ $hundredths } s.
diavolo-moment-fast-you = Your finest moment: you grab { diavolo-a-devil } in { $seconds }.{ $hundredths } s.
diavolo-moment-grey = The finest moment: { $name } sees the tie and takes the grey one in { $seconds }.{ $hundredths } s.
diavolo-moment-grey-you = Your finest moment: you see the tie and take the grey one in { $seconds }.{ $hundredths } s.
diavolo-moment-saved = The finest moment: with one gem left, { $name } holds out for { $n } more turns and wins.
diavolo-moment-saved-you = Your finest moment: with one gem left, you hold out for { $n } more turns and win.

## Lessons
diavolo-lesson-first = Your first devil
diavolo-lesson-first-throw = Throw the dice!
diavolo-lesson-first-most = The grey die says: the greatest sum. Which colour has the most dots? Grab that devil!
diavolo-lesson-first-not-most = Look again: the red dice have the most dots.
diavolo-lesson-first-least = Well done! The other player took black and loses a gem. Now the smallest sum: which colour?
diavolo-lesson-first-not-least = Look again: the white dice have the fewest dots.
diavolo-lesson-first-again = Right again! Throw the dice.
diavolo-lesson-first-tie = The highest die! A black six and a white six: a tie. So grab the grey one!
diavolo-lesson-first-not-tie = Two colours have a six. On a tie, the grey one is right.
diavolo-lesson-first-play = The grey one gave you a gem! Now play: whoever keeps the last gem wins.
diavolo-lesson-orders = The other orders
diavolo-lesson-orders-throw = The grey die knows other orders, too. Throw the dice!
diavolo-lesson-orders-gap = The widest gap! In which colour are the smallest and the largest number farthest apart?
diavolo-lesson-orders-not-gap = Look at the white ones: from one to six, that is the widest gap.
diavolo-lesson-orders-odd = The most odd dice: one, three and five. Which colour has the most?
diavolo-lesson-orders-not-odd = Look at the black ones: one, three, five. All are odd!
diavolo-lesson-orders-again = Very good! Throw the dice.
diavolo-lesson-orders-high = The highest die! Which colour has the biggest number of all?
diavolo-lesson-orders-not-high = Look for the six: it is red.
diavolo-lesson-orders-near = The nearest die! Which colour is right beside the grey die?
diavolo-lesson-orders-not-near = Look around the grey die: the nearest one is white.
diavolo-lesson-orders-play = You know the orders. Now play: whoever keeps the last gem wins!
diavolo-lesson-late = Too late!
diavolo-lesson-late-throw = This time the other player is very fast. Throw the dice!
diavolo-lesson-late-same = The greatest sum is red. Grab it!
diavolo-lesson-late-late = The other player wanted red, too, and was faster: too late, you lose a gem. One devil each, and no changing! Now the smallest sum: quick, white!
diavolo-lesson-late-play = The other player took black and has only one gem left. Whoever has none is out. Play!

## Looking back
diavolo-review-turns = Well spotted: { $right }. Mixed up: { $wrong }. Too late: { $late }. No answer: { $none }.
diavolo-review-after = After { $seconds }.{ $hundredths } s.
diavolo-review-fastest = The fastest grab: { $seconds }.{ $hundredths } s.
diavolo-review-usual = The usual one: { $seconds }.{ $hundredths } s.
diavolo-review-mistook = Most often mixed up: { $order } ({ $n } times).
