# What the house says everywhere: on the page and in the terminal.

## What happens
event-turn = It is { $name }’s turn.
event-turn-you = Your turn!
nothing = nothing
event-hint = { $name } asks the house for a hint.
event-hint-you = You ask the house for a hint.
label = { $label }: { $what }
event-plays = { $name } plays { $what }.
event-plays-you = You play { $what }.
event-draws = { $name } draws.
event-draws-you = You draw { $what }.
event-takes = { $name } takes the round.
event-takes-you = You take the round.
action-play = Play { $what }
row-table = On the table
row-hand = In hand
row-player = { $name }: { $score }, { $n ->
    [one] one card
   *[other] { $n } cards
} in hand
row-player-you = You: { $score }, { $n ->
    [one] one card
   *[other] { $n } cards
} in hand
action-plain = { $what }
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What is not done, and why
refusal-seats = This is for { $min } to { $max } players.
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn yet.
refusal-no-clock = No clock is running just now.
refusal-no-chance = Chance has nothing to say just now.
refusal-not-held = You do not hold { $what }.
refusal-not-there = { $what } is not there.
refusal-not-begun = The game has not begun yet.
refusal-already-played = This move has been played already.
refusal-from-the-future = This move comes too early.
refusal-cannot-undo = This move can no longer be taken back: what followed has been seen.
refusal-undo-none = Line { $line } cannot be taken back: it is no move of yours, or it has been taken back already.
refusal-undo-often = At most { $most } moves are taken back in a game.
refusal-too-often-away = You left too often: one of our players finishes this game for you.
refusal-time-is-up = Your time is up: somebody from the house plays for you to the end.
refusal-bad-option = This game has no such rule.
refusal-unreadable = “{ $found }” cannot be read: { $expected }.
refusal-time-runs-backwards = Time does not run backwards: this line is earlier than the one before it.
refusal-time-too-late = That is too late: no game lasts longer than three hundred years.
refusal-no-such-seat = There is no such seat at this table.
refusal-seed-told = The seed has been revealed: the game has been given up, and nothing more is played.
refusal-no-same-luck = Played like this, the luck of this game cannot be the same for all.
refusal-presence = Nobody leaves twice, or comes back without having left.
refusal-hint-once = You can ask for a hint only once in each position.
refusal-too-long = This game has become too long: at { $lines } lines nobody plays on. Begin a new one.
refusal-given-up = Nobody came to this table for a long time: the game has been stopped and its seed revealed.
refusal-other-game = The record is of another game.
refusal-other-edition = The record is of an edition of the rules that is not known here.

## Lessons
lesson-step = Step { $n } of { $of }
refusal-lesson = That is allowed, but learn this first: { $what }.

## Figures
figure = { $whole }.{ $digits }
figure-percent = { $n }%

## Puzzles
puzzle-title = Puzzle { $puzzle }, grade { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Right! { $best } points on average; the next best choice makes { $next }.
puzzle-expected-wrong = That makes { $mine } points on average. The best makes { $best }: { $what }.
puzzle-points-right = Right! There is no way to make more than { $best } points; the next best makes { $next }.
puzzle-points-wrong = That makes { $mine }; { $best } can be made: { $what }.
puzzle-won-right = Right! That wins, whatever lies hidden; nothing else is sure to.
puzzle-won-wrong = You could still lose that way. One thing wins for certain: { $what }.
puzzle-only-right = Right! Nothing else does it.
puzzle-only-wrong = That does not do it. One thing does: { $what }.
puzzle-squares-right = Right! { $best } letters laid; the next best word lays { $next }.
puzzle-squares-wrong = That lays { $mine } letters; { $best } can be laid: { $what }.
puzzle-all-right = Well done! All { $best } letters are laid.
puzzle-all-wrong = { $mine } of { $best } letters laid. All of them can be, for example like this: { $what }.

## Looking back on a finished game
review = Looking back
review-about = What mattered, beside what our strongest player would have done.
review-in-expected = The figures are expected points.
review-in-points = The figures are points.
review-in-squares = The figures are letters laid, counting how well the rest can still be laid.
review-in-chance = The figures are chances to win.
review-in-stands = The figures say how likely it was to stand, before the hand let go.
review-name = { $name }
review-sum = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Expected with best play: { $value }. Luck: { $luck }. Choices: { $skill }.
review-perfect = { $name }: nothing to find fault with!
review-nothing = Nothing to find fault with: nobody could have done much better.
review-luck = Nothing to find fault with: here luck alone decided.
review-unknown = Nobody has worked out yet what these choices were worth.
review-extra-turns = The extra turns that broke the tie are not counted: nobody has worked them out.
review-chosen = Chosen: { $action } ({ $value })
review-chosen-plain = Chosen: { $action }
review-best = Better: { $action } ({ $value })
review-best-plain = Better: { $action }
review-loss = Lost: { $loss }
review-loss-stands = Dared: { $loss }
review-loss-only = Mixed up
review-well = Well done!
review-show = Show me
