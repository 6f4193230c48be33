# Magnetic Domino in English.

domino-tagline = Twenty-eight magnets: in a chain, as a tower or staggered. Keep your hand steady!

## Things
domino-yes = yes
domino-no = no
domino-game-traditional = Traditional game
domino-game-challenge = Magnetic challenge
domino-game-quincunx = Quincunx
domino-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
  }
domino-piece = the { domino-colour } { $low }-{ $high }
domino-piece-double = the { domino-colour } double { $n }
domino-count = { $n ->
    [one] { $n } domino
   *[other] { $n } dominoes
  }

## The table
domino-table = The table
domino-board = The players
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } in all.
domino-still-held = { $name } still holds: { $pieces }.
domino-hand = Your hand
domino-stock = { $n ->
    [0] The stock is empty
    [one] The stock: { $n } domino
   *[other] The stock: { $n } dominoes
  }
domino-game-of = Game { $game } of { $of }
domino-game-limit = Game { $game }, up to { $limit }
domino-due-flat = flat
domino-due-height = upwards
domino-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
  } in your hand
domino-chain-is = The chain: { $pieces }.
domino-tower-is = The construction: { domino-count }, { $levels ->
    [0] on the table
   *[other] up to level { $levels }
  }.
domino-nothing-laid = Nothing is laid yet.
domino-spot-level = { $level ->
    [-1] lifting the whole tower
    [0] on the table
   *[other] level { $level }
  }
domino-half = { $n } of { $low }-{ $high }
domino-half-double = { $side ->
    [left] left
    [right] right
    [far] far
   *[near] near
  } { $n } of the double { $n }
domino-place-on = on the { $half }
domino-place-bridge = as a bridge on the { $half } and the { $other }
domino-place-under = under the { $half }
domino-place-beside = { $side ->
    [left] left of the
    [right] right of the
    [far] behind the
   *[near] in front of the
  } { $half }
domino-toward = { $side ->
    [left] to the left
    [right] to the right
    [far] away from you
   *[near] towards you
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, open end { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Place { $n } of { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Next place
domino-spot-previous = Previous place
domino-camera-left = Turn left (key Q)
domino-camera-right = Turn right (key E)
domino-camera-nearer = Nearer (key +)
domino-camera-farther = Farther (key −)

## Buttons
domino-do-lay-none = Choose a domino
domino-do-choose = Take { $piece }
domino-do-choose-key = Take { $piece } (key { $key })

## What there is to do
domino-prompt-opening = You begin: lay { $piece }.
domino-prompt-lay = Your turn! Choose a domino.
domino-prompt-flat = Your turn, flat! Choose a domino.
domino-prompt-height = Your turn, upwards! Choose a domino.
domino-prompt-end = At which end do you lay it?
domino-prompt-place = Where do you put it?
domino-prompt-carry = Carry it over its place and let go without trembling.
domino-prompt-draw = Nothing fits: draw a domino.
domino-prompt-pass = Nothing fits and the stock is empty: pass.
domino-prompt-falling = Will it stand?
domino-prompt-between = Game won by { $names }. Deal again?
domino-prompt-no-double = Nobody has a double: the dominoes are dealt again.
domino-prompt-dealing = Dealing…
domino-prompt-over = The game is over. Won by { $names }.

## What happened
domino-event-mixed = Game { $game }: the dominoes are mixed and dealt.
domino-event-dealt = { $name } is dealt { domino-count }.
domino-event-dealt-you = You are dealt { $pieces }.
domino-event-drew = { $name } draws.
domino-event-drew-you = You draw { $piece }.
domino-event-opened = { $name } begins with { $piece }.
domino-event-opened-you = You begin with { $piece }.
domino-event-laid = { $name } lays { $piece } against the { $n }.
domino-event-laid-you = You lay { $piece } against the { $n }.
domino-event-let-go = { $name } lets { $piece } go…
domino-event-let-go-you = You let { $piece } go…
domino-event-stood = It stands! { $name } has laid { $piece }.
domino-event-stood-you = It stands! You have laid { $piece }.
domino-misses-left = { $left ->
    [1] {" "}One more miss and the game is blocked.
    [2] {" "}{ $left } more misses in a row and the game is blocked.
    [3] {" "}{ $left } more misses in a row and the game is blocked.
   *[other] {""}
  }
domino-event-missed = Missed: { $name } takes { $piece } back.{ domino-misses-left }
domino-event-missed-you = Missed: you take { $piece } back.{ domino-misses-left }
domino-event-collapsed = Crash! { $name } picks up { domino-count }.
domino-event-collapsed-you = Crash! You pick up { domino-count }.
domino-event-passed = { $name } passes.
domino-event-passed-you = You pass.
domino-event-out = { $name } has no dominoes left!
domino-event-out-you = You have no dominoes left!
domino-event-blocked = The game is blocked: let us count.

## What can be done, in words
domino-action-open = Begin with { $piece }
domino-action-lay-left = Lay { $piece } on the left, against the { $n }
domino-action-lay-right = Lay { $piece } on the right, against the { $n }
domino-action-place = Put { $piece } { $spot }
    .button = Lay
domino-action-draw = Draw
domino-action-pass = Pass
domino-action-deal = Deal

## Options
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Challenge with suspense
domino-preset-children = With little ones
domino-option-game = Which game do we play?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = What is counted in the end?
domino-option-count-dots = dots
domino-option-count-dominoes = dominoes
domino-option-games = How many games?
domino-option-limit = Or up to how many points?
domino-option-limit-help = 0: the number of games decides.
domino-option-voluntaryDraw = May you draw when you could play?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = When is the game blocked?
domino-option-blockedOnlyWhenStockEmpty-on = when all have passed
domino-option-blockedOnlyWhenStockEmpty-off = as soon as nothing can fit
domino-option-tieBreak = If a blocked game ends in a tie…
domino-option-tieBreak-shared = they win together
domino-option-tieBreak-fewestDominoes = the fewest dominoes win
domino-option-noDouble = If nobody has a double…
domino-option-noDouble-highestSum = the highest sum begins
domino-option-noDouble-redeal = deal again
domino-option-colourCheck = Must a hand have several colours?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Where may you build?
domino-option-extremitiesOnly-on = only at the ends
domino-option-extremitiesOnly-off = everywhere
domino-option-secondParallel = The second domino of the tower…
domino-option-secondParallel-on = lies along the first
domino-option-secondParallel-off = lies as you like
domino-option-liftTower = May the tower be lifted?
domino-option-liftTower-on = yes, to slide a domino under it
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = A domino that misses…
domino-option-missedCountsAsCollapse-on = counts as a collapse
domino-option-missedCountsAsCollapse-off = comes back into the hand
domino-option-magnets = How strong are the magnets?
domino-option-magnets-none = there are none
domino-option-magnets-weak = weak
domino-option-magnets-normal = normal
domino-option-magnets-strong = strong
domino-option-hand = Whose hand puts dominoes down?
domino-option-hand-own = yours, which trembles a little
domino-option-hand-steady = one that never trembles
domino-option-hand-help = Steady: for small children, and to play by keyboard or by ear.
domino-option-fourPlayerAlternation = With four, in quincunx…
domino-option-fourPlayerAlternation-global = the last domino decides for all
domino-option-fourPlayerAlternation-perPlayer = each alternates on their own
domino-option-keepModeMemory = After a collapse, in quincunx…
domino-option-keepModeMemory-on = everybody keeps their mode
domino-option-keepModeMemory-off = it begins flat again

## What is not allowed, and why
domino-refusal-being-dealt = One moment: dominoes are being dealt.
domino-refusal-being-drawn = The domino you draw is for a later turn.
domino-refusal-let-go = A domino that was let go is played.
domino-refusal-deal-first = Deal a new game first.
domino-refusal-no-deal = This game is not over.
domino-refusal-must-open = You have to begin with { $tile }.
domino-refusal-other-game = That is not done in this game.
domino-refusal-which-end = Say at which end: left or right.
domino-refusal-not-yours = Not in your hand: { $tile }.
domino-refusal-does-not-fit = A { $n } must touch here: { $tile } does not fit like that.
domino-refusal-fits-no-end = The ends need a { $n } or a { $other }: { $tile } fits at neither.
domino-refusal-out-of-reach = That place is too far away, or under the table.
domino-refusal-occupied = The place is taken: { $tile } lies there.
domino-refusal-not-equal = Squares on top of each other must be equal: with { $tile } a { $n } would meet a { $other }.
domino-refusal-no-contact = Here { $tile } touches nothing: put it on a domino, or under one.
domino-refusal-not-parallel = The second domino must lie along the first.
domino-refusal-not-an-end = Only the ends can be used, and { $tile } touches none of them here.
domino-refusal-must-be-flat = Now it must be flat.
domino-refusal-must-be-height = Now it must go upwards.
domino-refusal-steady-hand = At this table no hand trembles.
domino-refusal-must-play = You can play, so you must.
domino-refusal-stock-empty = The stock is empty.
domino-refusal-stock-left = There are dominoes left: draw first.
domino-refusal-nobody-draws = Nobody is drawing now.
domino-refusal-not-in-stock = Not in the stock: { $tile }.
domino-refusal-one-colour = A hand needs several colours, and { $tile } brings no other.
domino-refusal-nothing-falls = Nothing is falling now.
domino-refusal-other-pieces = Not in the construction: { $tile }.

## The rules page
domino-rules-choose = The rules of which game?
domino-rules-aim = The aim
domino-rules-aim-text = Lay all your dominoes before the others{ $game ->
    [traditional] .
   *[other] , without a collapse. If your last domino brings everything down, you have not won.
  }
domino-rules-box = In the box
domino-rules-box-text = 28 magnetic dominoes in four colours. A white line makes two squares with dots; a square without dots is worth zero and is not a joker: zero fits only zero. A double has the same number twice. A game takes about ten minutes.
domino-rules-deal = Setting up
domino-rules-deal-text = For two to four players. Turn the dominoes over and mix them. Two players draw 7 each; three or four draw 6. The rest is the stock.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Every hand must have several colours.
  }
domino-rules-start = Who begins
domino-rules-start-text = Whoever has the double 6, or else the highest double, lays it. { $noDouble ->
    [redeal] If nobody has a double, deal again.
   *[highestSum] If nobody has a double, the domino with the highest sum begins.
  } Then it goes round to the left, one domino a turn. One square must always have the same number as a domino laid before.
domino-rules-chain = The chain
domino-rules-chain-text = Lay a domino at an end of the chain, equal squares touching. The chain has two ends only: a double lies crosswise, but nothing branches.
domino-rules-tower = The tower
domino-rules-tower-text = Put your domino above or below another: squares on top of each other have the same number, everywhere, even if you bridge two dominoes. The face must be free. What touches side by side does not matter.
domino-rules-where = Where to build
domino-rules-where-text = { $extremitiesOnly ->
    [on] Only the dominoes at the two ends can be used.
   *[off] Every domino already laid can be used.
  } Below means into the free space under an overhang{ $liftTower ->
    [on] , or under the whole tower, which is lifted
   *[off] { "" }
  }. { $secondParallel ->
    [on] The second domino of a tower lies along the first.
   *[off] Along or across, as you like.
  }
domino-rules-modes = Flat and upwards
domino-rules-modes-text = They alternate: the first double is flat, then one upwards, one flat… Drawing changes nothing. Whoever could play only in the other mode draws. With two players, each alternates on their own: first both flat, then both upwards; whoever draws keeps the mode they owed. With three, the last domino decides for all; with four, { $fourPlayerAlternation ->
    [perPlayer] each alternates on their own
   *[global] too
  }.
domino-rules-height = Upwards
domino-rules-height-text = Only at the two ends of the construction: put your domino on the open square, equal number on equal number. Two dominoes that touch side by side may differ.
domino-rules-flat = Flat
domino-rules-flat-text = On the table, in two ways: following the open square, as in the traditional game, or slid under an end domino that juts out on level 1, the same number below it. Higher up it cannot be done. Other neighbours do not matter.
domino-rules-draw = Drawing
domino-rules-draw-text = If nothing fits, draw a domino: your turn is over, even if it would fit. If the stock is empty, pass. { $voluntaryDraw ->
    [on] You may also draw when you could play.
   *[off] Whoever can play must play.
  }
domino-rules-let-go = Letting go
domino-rules-let-go-text = A domino that was let go is played: it is not taken back. It stands; or it slips without harm: { $missedCountsAsCollapse ->
    [on] that counts as a collapse
   *[off] you take it back and your turn is over
  }. Or everything falls. { $hand ->
    [steady] At this table no hand trembles.
   *[own] How you let go matters.
  } { $magnets ->
    [none] There are no magnets.
    [weak] The magnets are weak.
    [strong] The magnets are strong.
   *[normal] The magnets help to hold it.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Three misses for each player with nothing laid or drawn in between, and the game is blocked.
  }
domino-rules-fall = Crash!
domino-rules-fall-text = Whoever makes the construction fall, even a part, even because of the magnets, takes all its dominoes and the one they were laying. Then whoever holds the highest double begins anew, which is their turn, and the same game goes on. If that was their last domino, they win. In quincunx { $keepModeMemory ->
    [on] everybody keeps their mode
   *[off] it begins flat again
  }.
domino-rules-blocked = A blocked game
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] When all have passed in a row
   *[off] As soon as no domino can fit any more, or when all have passed in a row
  }, count the { $count ->
    [dominoes] dominoes
   *[dots] dots
  } in hand: the fewest win. { $tieBreak ->
    [fewestDominoes] In a tie, the fewest dominoes win.
   *[shared] In a tie, you win together.
  }
domino-rules-match = Several games
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Here a single game is played.
     *[other] { $games } games are played.
    }
   *[other] Play goes on until somebody has noted { $limit }.
  } After each game the losers note the { $count ->
    [dominoes] dominoes
   *[dots] dots
  } they have left; the winner notes nothing. The lowest total wins. With little ones dominoes are counted instead of dots, in all three games.

## Why our players would do that
domino-why-only-move = There is nothing else to do.
domino-why-draw = Nothing fits: draw.
domino-why-last-domino = It is the last domino!
domino-why-heavy = Better get rid of the big ones.
domino-why-double = Doubles are hard to place.
domino-why-keep-going = This leaves something to play.
domino-why-hold-up = The others will find it hard to follow.
domino-why-safe = It is the safest place.
domino-why-spoil = It still stands, but the next one will be tricky.
domino-why-too-risky = Everything is too shaky: better draw.

## The end
domino-score = { $n ->
    [0] no penalty points
    [one] { $n } penalty point
   *[other] { $n } penalty points
  }
domino-score-dominoes = { $n ->
    [0] no penalty dominoes
    [one] { $n } penalty domino
   *[other] { $n } penalty dominoes
  }
domino-end-out = All dominoes are laid. Well done, { $name }!
domino-end-blocked = A blocked game. { $name } has the least left.
domino-end-match = The lowest total: { $name }.
domino-moment-comeback = The finest moment: { $name } brought everything down, and wins all the same!
domino-moment-comeback-you = Your finest moment: you brought everything down, and win all the same!
domino-moment-collapse = The great moment: { $name } brings down { domino-count } in one go!
domino-moment-collapse-you = Your great moment: you bring down { domino-count } in one go!
domino-moment-tower = The finest construction: { domino-count }, up to level { $levels }.
domino-moment-chain = The longest chain: { domino-count }.
domino-moment-high = The highest: { $name } puts { $piece } on level { $level }.
domino-moment-high-you = Your highest: you put { $piece } on level { $level }.
domino-moment-streak = The finest run: { $name } lays { domino-count } in a row without drawing.
domino-moment-streak-you = Your finest run: you lay { domino-count } in a row without drawing.

domino-key-walk = Another of your dominoes
domino-key-aim = Another place for it
domino-key-zoom = Look closer, or from farther away

## Lessons
domino-lesson-chain = The chain
domino-lesson-chain-match = The chain ends with a 3 on one side and a 2 on the other. Lay your 2-4 on the right, against the 2.
domino-lesson-chain-ends = You can play at both ends. On the left it takes a 3: lay your 1-3.
domino-lesson-chain-draw = It takes a 1 or a 0, and you have none. So draw a domino.
domino-lesson-chain-drawn = Drawing was your whole turn. But you got the 0-3: now lay it against the 0.
domino-lesson-chain-play = Now you know it all. Whoever is first to lay their last domino wins. Finish the game!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = The chain ends with a 0 and a 6, and all the other 0s lie there already. Lay your 0-6 on the right, against the 6: then nothing fits any more!
domino-lesson-blocked-play = Blocked! You count the dots left in your hands: you have 4, the other player 28. Whoever has the fewest wins, and the other player notes them down. One more game: the lowest total wins. Play!
domino-lesson-tower = The tower
domino-lesson-tower-on = Here you build upwards. Put your 3-6 on a 6: six on six.
domino-lesson-tower-under = You can build below, too. A 1 sticks out: slide your 1-5 under it, on the table.
domino-lesson-tower-not-on = That is allowed. But this time slide the 1-5 onto the table, under the 1 that sticks out.
domino-lesson-tower-again = Crash! The other player made it all fall and picks it all up. The double 6 begins a new tower: put your 4-6 on it.
domino-lesson-tower-play = You have one domino left. Lay it without making anything fall, and you win!
domino-lesson-quincunx = Flat and upwards
domino-lesson-quincunx-double = Here you lay flat and upwards by turns. The double 6 begins, flat: lay it.
domino-lesson-quincunx-height = The other player laid flat, too. Now upwards, and only on an end: put your 1-4 on the 4.
domino-lesson-quincunx-flat = Flat again, on the table. A 2 sticks out: slide your 2-5 under it.
domino-lesson-quincunx-play = The other player drew, and still has to lay flat. For you it is upwards. Finish the game!
domino-lesson-owed = Each at their own pace
domino-lesson-owed-draw = Now it is upwards: you need a 6 or a 4. You have none, so draw.
domino-lesson-owed-owes = The other player laid upwards. Drawing changes nothing: for you it is still upwards. Put your 4-5 on the 4.
domino-lesson-owed-flat = The other player has already gone flat, and now you do. Lay your 0-3 on the table, against the 3.
domino-lesson-owed-play = You have got it! Whoever lays everything without a fall wins. Play!

## Puzzles
domino-puzzle-ending = Win the endgame
domino-puzzle-ending-ask = One domino wins for certain, whatever lies hidden. Which do you lay?

## Looking back
domino-review-lacks = You could know it: { $name } had no { $numbers }.
domino-review-holds = You could know it: { $name } held { $pieces }.
