# Diamoniak in English.

diamoniak-tagline = Build your castle, and mind the witch!

## Things
diamoniak-card-rose = a pink card
diamoniak-card-blue = a blue card
diamoniak-card-green = a green card
diamoniak-card-yellow = a yellow card
diamoniak-card-diamond = a diamond
diamoniak-card-fairy = a fairy
diamoniak-card-witch = the witch
diamoniak-cards-rose = { $n ->
    [one] { $n } pink card
   *[other] { $n } pink cards
  }
diamoniak-cards-blue = { $n ->
    [one] { $n } blue card
   *[other] { $n } blue cards
  }
diamoniak-cards-green = { $n ->
    [one] { $n } green card
   *[other] { $n } green cards
  }
diamoniak-cards-yellow = { $n ->
    [one] { $n } yellow card
   *[other] { $n } yellow cards
  }
diamoniak-cards-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
  }
diamoniak-cards-fairy = { $n ->
    [one] { $n } fairy
   *[other] { $n } fairies
  }
diamoniak-cards-witch = { $n ->
    [one] { $n } witch
   *[other] { $n } witches
  }
diamoniak-a-card = { $colour ->
    [rose] a pink card
    [blue] a blue card
    [green] a green card
   *[yellow] a yellow card
  }
diamoniak-the-castle = { $colour ->
    [rose] the pink castle
    [blue] the blue castle
    [green] the green castle
   *[yellow] the yellow castle
  }

## The table
diamoniak-pile = The pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }. Draw.
diamoniak-aside = Beside the pile: { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
  }.
diamoniak-middle = In the middle: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } in the pile; beside it { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } of { $of }.
diamoniak-place-no-castle = { $name }: no castle yet.
diamoniak-place-right = On the right: { $cards }.
diamoniak-place-empty = Nothing on the right.
diamoniak-witch-wants = The witch wants { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }; you have chosen { $given }.

## Buttons
diamoniak-do-choose = Choose { $card } for the witch (key { $key })
diamoniak-do-take-back = Take back { $card }

## What there is to do
diamoniak-prompt-start = Your turn! Draw a card.
diamoniak-prompt-buy = Your turn! Draw, or buy the card that glows.
diamoniak-prompt-more = One more card, or will you stop?
diamoniak-prompt-drawing = The card is turning…
diamoniak-prompt-witch = The witch! Give her { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
diamoniak-prompt-witch-fairy = The witch! Give her { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, or call the fairy.
diamoniak-prompt-witch-left = { $n ->
    [one] One more card
   *[other] { $n } more cards
  } for the witch.
diamoniak-prompt-witch-ready = That is enough for her. Press “{ diamoniak-action-give.button }”.
diamoniak-prompt-witch-all = { $n ->
    [one] You have only this card
   *[other] That is all you have
  }. Press “{ diamoniak-action-give.button }”.
diamoniak-prompt-other-witch = The witch is visiting { $name }!

## What happened
diamoniak-event-shuffled = The pile is empty: { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
  } shuffled, and on we go.
diamoniak-event-drew-first = { $name } draws { diamoniak-a-card } and begins { diamoniak-the-castle }.
diamoniak-event-drew-first-you = You draw { diamoniak-a-card } and begin { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } draws { diamoniak-a-card }: the castle grows.
diamoniak-event-drew-castle-you = You draw { diamoniak-a-card }: your castle grows!
diamoniak-event-drew-right = { $name } draws { diamoniak-a-card } and lays it on the right.
diamoniak-event-drew-right-you = You draw { diamoniak-a-card }. It goes to your right.
diamoniak-event-drew-diamond = { $name } draws a diamond.
diamoniak-event-drew-diamond-you = You draw a diamond!
diamoniak-event-drew-fairy = { $name } draws a fairy.
diamoniak-event-drew-fairy-you = You draw a fairy: she will protect you once.
diamoniak-event-drew-witch = { $name } draws the witch!
diamoniak-event-drew-witch-you = Oh no, you draw the witch!
diamoniak-event-stopped = { $name } stops here.
diamoniak-event-stopped-you = You stop here.
diamoniak-event-bought = { $name } buys { diamoniak-a-card } from { $seller } for 3 diamonds.
diamoniak-event-bought-you = You buy { diamoniak-a-card } from { $seller } for 3 diamonds.
diamoniak-event-bought-seller-you = { $name } buys { diamoniak-a-card } from you for 3 diamonds.
diamoniak-event-gave = { $name } gives the witch { $cards }.
diamoniak-event-gave-you = You give the witch { $cards }.
diamoniak-event-gave-nothing = { $name } has nothing to give: the witch flies off with empty hands.
diamoniak-event-gave-nothing-you = You have nothing to give: the witch flies off with empty hands.
diamoniak-event-countered = { $name }’s fairy chases the witch away.
diamoniak-event-countered-you = Your fairy chases the witch away!
diamoniak-event-released = { $name } has no castle left: { diamoniak-the-castle } is free again.
diamoniak-event-released-you = You have no castle left: { diamoniak-the-castle } is free again.
diamoniak-event-moved = { $name } brings { $n ->
    [one] the card
   *[other] the { $n } cards
  } of that colour from the right: { diamoniak-the-castle } grows.
diamoniak-event-moved-you = You bring { $n ->
    [one] the card
   *[other] the { $n } cards
  } of that colour from your right: { diamoniak-the-castle } grows!
diamoniak-event-won = { $name } has finished { diamoniak-the-castle } and wins!
diamoniak-event-won-you = You have finished { diamoniak-the-castle }: you win!

## What one may do, in words
diamoniak-action-draw = Draw a card
diamoniak-action-stop = Stop here
diamoniak-action-buy = Buy { diamoniak-a-card } from { $name } for 3 diamonds
diamoniak-action-fairy = Call the fairy
diamoniak-action-give = Give the witch { $cards }
    .button = Give

## Options
diamoniak-preset-book = As in the box
diamoniak-preset-gentle = A little gentler
diamoniak-option-diamondsTo = When somebody buys, the 3 diamonds go…
diamoniak-option-diamondsTo-seller = to the one who sells
diamoniak-option-diamondsTo-discard = beside the pile
diamoniak-option-diamondsTo-help = With the seller, the diamonds stay in play and can buy again. Beside the pile, they are gone for a while.
diamoniak-option-colourReleasedWhenEmpty = If the witch takes a whole castle…
diamoniak-option-colourReleasedWhenEmpty-on = the colour may change
diamoniak-option-colourReleasedWhenEmpty-off = the colour stays
diamoniak-option-colourReleasedWhenEmpty-help = If it may change, the next castle card decides, and cards of that colour on the right join the castle.
diamoniak-option-fairyProtected = May the witch take a fairy?
diamoniak-option-fairyProtected-on = no, never
diamoniak-option-fairyProtected-off = yes, if she is given one
diamoniak-option-fairyProtected-help = Usually a fairy is a card like the others: you may give her to the witch instead of using her.

## What is not allowed, and why
diamoniak-refusal-must-draw-first = Draw a card first; then you may stop.
diamoniak-refusal-buy-replaces-draw = You have already drawn. Buying is done at the start of a turn, instead of drawing.
diamoniak-refusal-no-castle-yet = Begin a castle first: then you know which colour to buy.
diamoniak-refusal-not-enough-diamonds = A card costs { $price } diamonds, and you have { $n }.
diamoniak-refusal-seller-lacks-colour = You can only buy cards of your own colour, and there are none here.
diamoniak-refusal-other-colour = That card is not of your colour: your castle has no use for it.
diamoniak-refusal-no-such-seller = You buy from somebody else at the table.
diamoniak-refusal-witch-waits = The witch is waiting: give her cards or call a fairy.
diamoniak-refusal-no-witch = The witch is not here: keep your cards.
diamoniak-refusal-no-fairy = You have no fairy.
diamoniak-refusal-wrong-number = The witch wants { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, no more and no less.
diamoniak-refusal-not-yours = You do not have all that: { $cards } too many.
diamoniak-refusal-fairy-protected = At this table the witch does not take fairies.
diamoniak-refusal-card-comes = One moment: the card is turning.
diamoniak-refusal-impossible-card = No longer in the pile: { $card }.

## The rules page
diamoniak-rules-aim = The aim
diamoniak-rules-aim-text = Everyone builds a castle of one colour. Six parts: a gate, two walls, two towers and a roof with its flag. The first finished castle wins!
diamoniak-rules-box = In the box
diamoniak-rules-box-text = 54 cards: 24 castle parts (4 colours, 6 of each), 20 diamonds, 7 witches and 3 fairies. For 2 to 4 players from 5 to 9 years old, and grown-ups may help.
diamoniak-rules-start = To begin
diamoniak-rules-start-text = Shuffle all the cards and lay them face down in the middle: that is the pile. None are taken out, even with two players. The youngest begins, then play goes round clockwise. Everything you own stays in sight.
diamoniak-rules-turn = Your turn
diamoniak-rules-turn-text = Draw a card and show it: castle, diamond, fairy or witch. Then you choose: one more, or stop. You may draw as often as you like, as long as the witch stays away. At least one card is a must, unless you buy.
diamoniak-rules-castle = A castle part
diamoniak-rules-castle-text = Your first part chooses your colour: lay it in front of you. If somebody is already building that colour, the card goes to your right and you wait for another colour. From then on, every card of your colour joins your castle. All parts of a colour count the same.
diamoniak-rules-right = On your right
diamoniak-rules-right-text = Parts of other colours wait on your right. Perhaps somebody will buy them, or the witch will take them. They are not thrown away, swapped or given as presents. Even six cards of a kind on the right do not make a castle.
diamoniak-rules-diamond = Diamonds
diamoniak-rules-diamond-text = A diamond goes to your right, and you may go on drawing. Three diamonds buy one castle part.
diamoniak-rules-buy = Buying
diamoniak-rules-buy-text = Instead of drawing, you may buy just one card of your colour from somebody who has one on the right. You choose from whom, and nobody may refuse. { $diamondsTo ->
    [discard] Lay three diamonds beside the pile
   *[seller] Give that player three diamonds
  }, and your turn is over. To buy you must have begun your castle, and a castle itself is never for sale.
diamoniak-rules-witch = The witch
diamoniak-rules-witch-text = Bad luck! Choose three of your cards and lay them with the witch beside the pile: diamonds, cards from your right{ $fairyProtected ->
    [on] { "" }
   *[off] , a fairy
  } or even parts of your own castle. If you have fewer than three, all of them go.{ $fairyProtected ->
    [on] { " " }She takes no fairies and does not count them.
   *[off] { "" }
  } Your turn is over. { $colourReleasedWhenEmpty ->
    [on] If your whole castle goes, your colour is free again: your next part chooses a new one, and cards of that colour on your right join it.
   *[off] Your colour stays yours, even without a single part.
  }
diamoniak-rules-fairy = The fairy
diamoniak-rules-fairy-text = A fairy waits on your right, and you may go on drawing. If the witch comes, you may call your fairy: both go beside the pile and you keep everything else. Your turn is over all the same. One fairy chases away one witch.
diamoniak-rules-pile = When the pile is empty
diamoniak-rules-pile-text = When a card is needed and none is left, the cards beside the pile are shuffled and become the new pile. Everybody keeps what they have.
diamoniak-rules-win = Who wins?
diamoniak-rules-win-text = As soon as the sixth part of your castle is in place, drawn or bought, you have won, there and then.

## Why our players would do that
diamoniak-why-draw-more = One more card is worth the risk.
diamoniak-why-stop-witch-near = The witch may come: better keep what you have.
diamoniak-why-stop-buy-next = Keep your diamonds: on your next turn you can buy the part you need.
diamoniak-why-buy = This part is certain; a card from the pile is not.
diamoniak-why-fairy = What you keep is worth more than the fairy.
diamoniak-why-give-others = Give what you will miss least.
diamoniak-why-only-move = There is nothing else to do.

## The end
diamoniak-score = { $n } of 6
diamoniak-end-castle = { $name } finished a castle before everyone else.
diamoniak-moment-bold = The finest moment: { $name } dares to draw { $n } cards in a row, without a single witch.
diamoniak-moment-bold-you = Your finest moment: { $n } cards in a row, without a single witch.
diamoniak-moment-fairy = The finest moment: { $name }’s fairy stops the witch and saves { $n } parts of the castle.
diamoniak-moment-fairy-you = Your finest moment: your fairy stops the witch and saves { $n } parts of your castle.
diamoniak-moment-bought = The finest moment: { $name } buys the missing card from { $seller }.
diamoniak-moment-bought-you = Your finest moment: you buy the missing card from { $seller }.
diamoniak-moment-drawn = The finest moment: { $name } draws { diamoniak-a-card }, just the one that was missing.
diamoniak-moment-drawn-you = Your finest moment: you draw { diamoniak-a-card }, just the one that was missing.

## Lessons
diamoniak-lesson-first = Your first castle
diamoniak-lesson-first-draw = Your castle is pink: it takes six pink cards. Draw a card!
diamoniak-lesson-first-stop = A diamond, and now you have three! Stop now, before the witch comes.
diamoniak-lesson-first-buy = The other player has a pink card. Buy it with your three diamonds.
diamoniak-lesson-first-again = Your turn again. Draw a card!
diamoniak-lesson-first-dare = A fairy! She protects you: dare to draw one more.
diamoniak-lesson-first-fairy = The witch wants three of your cards. Call the fairy: she chases her away.
diamoniak-lesson-first-play = Now you know it all. Two more pink cards and your castle is finished. Play!
diamoniak-lesson-witch = The hungry witch
diamoniak-lesson-witch-draw = Your castle is nearly finished. Draw a card!
diamoniak-lesson-witch-give = The witch wants three cards, and you choose which. Keep your castle, and the yellow card that the other player needs.
diamoniak-lesson-witch-keep = The witch would like that! But give her the blue card and the two diamonds instead.
diamoniak-lesson-witch-buy = The other player bought your yellow card: now those three diamonds are yours. Buy the pink card with them!
diamoniak-lesson-witch-play = Just one more pink card, and your castle is finished. Play!
