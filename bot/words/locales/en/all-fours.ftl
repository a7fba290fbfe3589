game-all-fours = All Fours

# Single rules
all-fours-option-target = Points to win
all-fours-option-turn-scores = A card turned up scores for the dealer
all-fours-value-turn-scores-jack = { rank-J } 1
all-fours-value-turn-scores-trinidad = { rank-A } 1, 6 2, { rank-J } 3
all-fours-value-turn-scores-tobago = { rank-A } 1, 2 2, { rank-J } 3
all-fours-value-turn-scores-none = nothing
all-fours-option-hang-jack = Hanging the { rank-word-J } (taking it from the other side) counts
all-fours-option-low-to = Low goes to
all-fours-value-low-to-holder = the player who was dealt the lowest trump
all-fours-value-low-to-taker = the player who takes the lowest trump
all-fours-option-game-tie = Game, if card points are level
all-fours-value-game-tie-non-dealer = goes to the side that did not deal
all-fours-value-game-tie-nobody = goes to no one
all-fours-option-same-suit = The refused suit turned up again
all-fours-value-same-suit-run-on = three more cards each, and another is turned up
all-fours-value-same-suit-redeal = the same dealer deals again
all-fours-option-undertrump = Undertrumping by a player who can follow suit
all-fours-value-undertrump-free = allowed
all-fours-value-undertrump-forbidden = not allowed

# What is asked: after “Your turn:” or a name
all-fours-phase-standing = stand or beg
all-fours-phase-giving = give a point, or run the cards
all-fours-phase-must-run = run the cards
all-fours-ask-standing = Is this your trump suit? Stand. If not, beg.
all-fours-ask-giving = They beg. Give them a point and keep this trump, or run the cards: three more each, and another trump.
all-fours-ask-must-run = They beg, and a gift would win them the game. You have to run the cards.

# Buttons
all-fours-action-stand = Stand
all-fours-action-beg = Beg
all-fours-action-gift = Give a point
all-fours-action-run = Run the cards
all-fours-said-stand = Stand
all-fours-said-beg = Beg

all-fours-pile-refused = refused

# What happens
all-fours-event-turned-up = { $card } is turned up.
all-fours-event-turn-scores = { $card } scores for { $who }.
all-fours-event-stood = { $who } stands: { $suit } are trump.
all-fours-event-begged = { $who } begs.
all-fours-event-gift = { $who } gives { $receiver } a point: { $suit } are trump.
all-fours-event-ran = { $who } runs the cards.
all-fours-event-more-cards = Everyone gets { $count } more cards.
all-fours-event-you-drew = You get { $cards }.
all-fours-event-same-suit = { $card } is turned up: the refused suit again, so no trump yet.
all-fours-event-trump-made = { $suit } are trump.
all-fours-event-dealt-anew = No new trump: { $who } deals again.
all-fours-event-high = High goes to { $who }: { $card }.
all-fours-event-low = Low goes to { $who }: { $card }.
all-fours-event-jack = Jack goes to { $who }: { $card }.
all-fours-event-hung = { $who } hangs the { rank-word-J }! { $card } was held by { $holder }.
all-fours-event-game = Game goes to { $who }, with { $count } card points to { $against }.
all-fours-event-game-tied = Game goes to { $who }, who did not deal: card points are level at { $count }.
all-fours-event-no-game = No one gets Game: card points are level at { $count }.

# What one keeps count of
all-fours-fact-turned = Turned up: { $cards }
all-fours-fact-high = High so far: { $who } ({ $card })
all-fours-fact-low = Low so far: { $who } ({ $card })
all-fours-fact-jack = Jack: { $who } ({ $card })
all-fours-fact-card-points = Card points for Game: { $who } { $count }

# Refusals
all-fours-why-gift-would-win = That point would bring them to { $target } and win the game: you have to run the cards.

# The sum of a deal, what is at stake, and what is told afterwards
all-fours-bid-was-stood = { $who } stood: { $suit }
all-fours-bid-was-gift = { $who } gave a point: { $suit }
all-fours-bid-was-ran = { $who } ran the cards: { $suit }
all-fours-verdict-dealt-anew = No new trump: redealt
all-fours-verdict-hung = { $card } is hung!
all-fours-sum-turn-scores = turned up { $card } { $points }
all-fours-sum-gift = gift { $points }
all-fours-sum-high = High { $card } 1
all-fours-sum-low = Low { $card } 1
all-fours-sum-jack = Jack { $card } 1
all-fours-sum-hung = hung { $card } { $points }
all-fours-sum-game = Game ({ $count } to { $against }) 1
all-fours-sum-game-tied = Game ({ $count } all) 1
all-fours-sum-no-point = no points
all-fours-stake-game-level = Game: level at { $count }
all-fours-stake-game-ahead = Game: { $who } { $count } to { $against }
all-fours-moment-all-four = { $who } took all four points in deal { $deal }
all-fours-moment-hung = { $who } hung { $card } in deal { $deal }
all-fours-moment-turned-out = { $who } won the game by turning up { $card } in deal { $deal }

# For those who have never played
all-fours-help-aim =
    { $players ->
        [2] One against one.
       *[other] Two against two: partners sit opposite, and their points count together.
    } In each deal up to four points are at stake, which gave the game its name: **High**, **Low**, **Jack** and **Game**.
    A card is turned up to make trump. If you don’t like it, you may *beg*: the dealer pays you for it, or changes it.
    The first side to reach { $target } points wins, at once.
all-fours-help-deal =
    52 cards. Everyone gets six, three at a time. The next card is **turned up**; the rest is the stock, and its cards count for no one.
    Every suit ranks { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. Trump beats all the rest.{ $turn_scores ->
        [none] {""}
       *[jack] {" "}If a { rank-word-J } is turned up, the dealer’s side scores 1.
        [trinidad] {" "}The card turned up scores for the dealer’s side: { rank-A } 1, 6 2, { rank-J } 3.
        [tobago] {" "}The card turned up scores for the dealer’s side: { rank-A } 1, 2 2, { rank-J } 3.
    }
all-fours-help-bidding =
    The player to the dealer’s left says *stand* – the suit turned up is trump – or *beg*. If they beg, the dealer either gives 1 point as a **gift**, and the suit stays, or **runs the cards**. A gift that would win the game is not allowed.
    Running: everyone gets three more cards, and another card is turned up. Its suit is trump, and it scores like the first.
    If the refused suit comes again, it scores nothing, and { $same_suit ->
        [redeal] the same dealer deals again.
       *[run-on] the cards are run again; once the stock is too short, the same dealer deals again.
    }
all-fours-help-play =
    The player to the dealer’s left leads any card. If a trump is led, you must follow if you can. If another suit is led, you may follow **or** trump, as you like; but while you hold that suit, you may play nothing else.{ $undertrump ->
        [forbidden] {" "}If someone has trumped already, you may trump only higher, unless you have none of the suit.
       *[free] {""}
    }
    Without the suit led, play anything. The highest trump takes the trick; if there is none, the highest card of the suit led. The winner leads next. All cards are played.
all-fours-help-scoring =
    Only cards played to tricks count, 1 point each:
    • **High** – the highest trump played
    • **Low** – the lowest trump played: for the player who { $low_to ->
        [taker] takes it
       *[holder] was dealt it, no matter who takes it
    }
    • **Jack** – take the { rank-J } of trump, if it is played{ $hang_jack ->
        [3] . Taken from the other side, it is *hung* and counts 3
       *[1] {""}
    }
    • **Game** – have more card points: each { rank-word-T } counts 10, ace 4, king 3, { rank-word-Q } 2, { rank-word-J } 1. If they are level, { $game_tie ->
        [nobody] no one gets it
       *[non-dealer] it goes to the side that did not deal
    }.
    Points are written in this order, those of cards turned up and of gifts before them. The first side at { $target } has won; what comes after doesn’t count.

# What its players keep count of
all-fours-feat-high = High
all-fours-feat-low = Low
all-fours-feat-jack = Jack
all-fours-feat-game = Game
all-fours-feat-hung = Hung { ranks-J }
all-fours-feat-turned = Scoring cards turned up

# Its sets of rules in a sentence, and the whole game in a few lines
all-fours-preset-trinidad = Trinidad
all-fours-preset-short = short game
all-fours-preset-house-about = To { $target }: stand or beg, gift or run; a { rank-word-J } turned up scores 1.
all-fours-preset-source-about = Like the standard rules, but to { $target }; if card points are level, no one gets Game.
all-fours-preset-trinidad-about = To { $target }: { rank-A }, 6 and { rank-J } turned up score, a hung { rank-word-J } counts 3, no undertrumping.
all-fours-preset-short-about = The standard rules, but only to { $target }.
all-fours-achievement-all-four = All four points of a deal
all-fours-achievement-turned-out = A game won by the card turned up
all-fours-help-example =
    { $turned } is turned up, and { $eldest } stands. Six tricks later:
    • **High** { $high } and **Low** { $low }, which { $dealer } was dealt, are points for { $dealer }, though { $eldest } took { $low }.
    • **Jack** { $jack } and **Game**, with { $count } card points to { $against }, go to { $eldest }. So { $dealer } scores { $dealer_gain }, and { $eldest } { $eldest_gain }.
all-fours-help-short =
    • **Goal:** { $players ->
        [2] one against one.
       *[other] two against two, your partner opposite.
    } { $target } points win.
    • **Trump:** a card is turned up. The dealer’s left stands, or begs; then the dealer gives a point, or runs the cards: three more each, and another trump.
    • **Points, 1 each:** the highest trump played (*High*), the lowest (*Low*), the { rank-J } of trump (*Jack*), more card points (*Game*).
    • **Your turn:** follow suit, or play a trump; without the suit, anything. If a trump is led, follow if you can.
    • **The first side** at { $target } wins at once, in the middle of a deal too.

# The first lesson
all-fours-lesson-begins = Just for practice. Some trumps count a point each.
all-fours-lesson-stand = { $suit } as trump: { $ace } is High, { $jack } Jack. Stand, or beg?
all-fours-lesson-stand-done = { $suit } are trump. Four points are at stake.
all-fours-lesson-stand-no = You could, but a better trump won’t come. Stand.
all-fours-lesson-draw = You lead. { $ace } wins for sure: look what falls.
all-fours-lesson-draw-done = High is yours, and a trump of theirs is gone.
all-fours-lesson-draw-no = You could, but { $ace } wins for sure and draws a trump.
all-fours-lesson-ace = Keep { $jack } safe. Make them spend a trump: lead { $card }.
all-fours-lesson-ace-done = They trumped with a card that could catch { $jack }.
all-fours-lesson-ace-no = You could, but { $card } wins or costs them a trump. Lead it.
all-fours-lesson-ace-no-jack = You could, but { $jack } may be caught. Lead { $card }.
all-fours-lesson-jack = You play last and have no { $suit }. Bring { $jack } home!
all-fours-lesson-jack-done = Jack is yours, and an ace for Game.
all-fours-lesson-jack-no = You could, but nothing can beat { $jack } now: take it.
all-fours-lesson-king = { $card } counts 3 for Game. Lead it.
all-fours-lesson-king-done = They couldn’t follow: yours.
all-fours-lesson-king-no = You could, but { $card } is worth more while it can win.
all-fours-lesson-last = Two cards left: lead either.
all-fours-lesson-last-done = High, Low and Jack are yours, and Game as well.
