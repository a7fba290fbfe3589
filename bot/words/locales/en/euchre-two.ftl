game-euchre-two = Euchre for two

# Single rules
euchre-two-option-pack = Number of cards
euchre-two-option-target = Points to win
euchre-two-option-stick-the-dealer = Stick the dealer
euchre-two-option-joker = Joker
euchre-two-value-joker-best-bower = joker is the best bower
euchre-two-value-joker-benny = { card-2S } is the best bower (benny)

# What is asked: after “Your turn:” or a name
euchre-two-phase-ordering-up = accept the turn-up or pass
euchre-two-phase-naming = name another suit or pass
euchre-two-phase-must-name = name another suit
euchre-two-phase-swapping = pick up and discard, or leave it
euchre-two-ask-ordering-up = Make the turned-up suit trump{ $dealer ->
    [yes] , or pass.
   *[no] ? Order it up, or pass.
 }
euchre-two-ask-naming = Name another suit as trump, or pass.
euchre-two-ask-must-name = The other player passed, so you must name a suit.
euchre-two-ask-swapping = Pick up the turned-up card and discard any card, or leave it.

# Buttons
euchre-two-action-order = { $dealer ->
    [yes] Make it trump
   *[no] Order it up
 }
euchre-two-action-call = Make it { $suit }
euchre-two-action-keep = Leave the turn-up
euchre-two-action-swap = Discard { $cards }

# What happens
euchre-two-event-turned-up = { $card } is turned up.
euchre-two-event-counts-as = { $card } counts as { $suit }.
euchre-two-event-ordered = { $who } { $dealer ->
    [yes] makes it trump
   *[no] orders it up
 }: { $suit }.
euchre-two-event-turned-down = { $card } is turned down.
euchre-two-event-named = { $who } makes it { $suit }.
euchre-two-event-kept = { $who } leaves the turned-up card.
euchre-two-event-swapped = { $who } picks up { $card } and discards.
euchre-two-event-you-swapped = You discard { $card }.
euchre-two-event-made = { $makers } makes it, with { $tricks } tricks.
euchre-two-event-march = March! { $makers } takes all five tricks.
euchre-two-event-euchred = { $makers } is euchred, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }

# What one keeps count of: a line each, and no line for what nobody needs to know
euchre-two-fact-turn-up = Turned up: { $card } ({ $suit })
euchre-two-fact-turned-down = { $card } was turned down
euchre-two-fact-turn-up-taken = { $who } picked up { $card }

# Refusals
euchre-two-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.
euchre-two-why-must-follow-joker = You must follow suit ({ $suit }): your { $binding } is the best bower and counts as { $suit }, so you can’t play { $card }.
euchre-two-why-joker-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the best bower and counts as { $trump }.
euchre-two-why-turned-down = { $suit } was turned down: name another suit.
euchre-two-why-no-trump-not-played = You can’t call no trump in this game: name a suit.
euchre-two-why-stuck-dealer = The other player passed and you are the dealer: you must name a suit.
euchre-two-why-nobody-goes-alone = There’s no going alone in this game.

# The sum of a deal, what is at stake, and what is told afterwards
euchre-two-bid-was-trump = { $who }: { $suit }
euchre-two-verdict-made = Made, with { $tricks } tricks
euchre-two-verdict-march = March!
euchre-two-verdict-euchred = Euchred!
euchre-two-sum-made = { $tricks } tricks: { $points }
euchre-two-sum-march = march: { $points }
euchre-two-sum-euchre = euchre: { $points }
euchre-two-stake-march-open = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $missing } more for the march
euchre-two-brief-march-open = march: { $missing } more
euchre-two-moment-march = March by { $who } in deal { $deal }

# For those who have never played
euchre-two-help-aim =
    Two players, five tricks a deal.
    The player who names trump, the **maker**, must take at least **three tricks**. A maker who falls short is *euchred*, and the other player scores.
    The first to reach { $target } points wins.
euchre-two-help-deal =
    The pack has { $pack } cards: ace down to { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. You get five each. The next card is turned up; you never see the rest.
    In **trump**: the { rank-word-J } (*right bower*), then the other { rank-word-J } of the same colour (*left bower*), then { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }. With { sign-S } as trump: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    The left bower **is a trump**, not a card of its printed suit.
    All other suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] The joker is the *best bower*, highest trump of all. Turned up, it counts as { suit-H }.
        [benny] The { card-2S } (*benny*) is the *best bower*, highest trump of all. Turned up, it counts as { suit-H }.
       *[no] There is no joker.
    }
euchre-two-help-bidding =
    In **round 1** the player who didn’t deal says *order it up* (the turned-up suit is trump) or passes; then the dealer does. If either orders it up, the dealer may pick up the card and discard another.
    In **round 2**, if both have passed, the card is turned down. Each in turn may name another suit, or pass. If both pass again, { $stick_the_dealer ->
        [yes] the dealer must name one (*stick the dealer*)
       *[no] the other player deals
    }.
euchre-two-help-play =
    The player who didn’t deal leads.
    You must follow the suit led if you can. If you can’t, play anything: a trump or any other card.
    The higher trump takes the trick; if there is none, the higher card of the suit led. The winner of the trick leads next.
    Watch the left bower: with { sign-H } as trump, { card-JD } counts as { suit-H }. It follows a lead of { suit-H }, not of { suit-D }.
    Many cards stay out of play, so an ace often wins its trick.
euchre-two-help-scoring =
    What the **maker** takes, and what it is worth:
    3 or 4 tricks: 1 point
    all five (a *march*): 2 points
    2 or fewer (*euchred*): 2 points for the other player

# What its players keep count of
euchre-two-feat-contract = As maker
euchre-two-feat-march = Marches
euchre-two-feat-euchred = Euchred

# Its sets of rules in a sentence, and the whole game in a few lines
euchre-two-preset-house-about = { $pack } cards down to the { rank-T }, five each, to { $target } points; no joker.
euchre-two-help-example =
    { $trump } are trump. { $leader } leads { $led }, the highest trump below the bowers.
    { $second } has no card marked { sign-C }, but holds { $forced }, the **left bower**, which counts as { suit-C }. So { $second } must follow with it – and it takes the trick.
euchre-two-help-short =
    • **Goal:** one against one. The first with { $target } points wins.
    • **Deal:** { $pack } cards, five each. The next card is turned up.
    • **Trump:** *order up* the suit turned up, or pass. If both pass, name another suit{ $stick_the_dealer ->
        [yes] ; then the dealer must
       *[no] , or pass again
    }.
    • **Trumps from the top:** { $joker ->
        [best-bower] the joker,{" "}
        [benny] the { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } of trump, the other { rank-J } of the same colour, then { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}…
    }
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points for the player who named trump:** 3 or 4 tricks 1, all five 2. Fewer than three: the other player gets 2.

# The first lesson
euchre-two-lesson-begins = Just for practice. The aim: three of the five tricks.
euchre-two-lesson-order = With { $suit } as trump, { $left } is the left bower. Your call?
euchre-two-lesson-order-done = You’re the maker, and the card turned up is yours.
euchre-two-lesson-order-no = You could, but three trumps and an ace should do it.
euchre-two-lesson-discard = Pick up { $up } and discard: which suit can you get rid of?
euchre-two-lesson-discard-done = No { $suit } left: now you can trump that suit.
euchre-two-lesson-discard-no = You could, but without { $loser } you can trump { $suit }.
euchre-two-lesson-discard-no-keep = You could, but { $up } is one more trump. Take it.
euchre-two-lesson-ruff = You have no { $suit }, the suit led. Trump it, as low as you can.
euchre-two-lesson-ruff-done = Even a low trump beats a king.
euchre-two-lesson-ruff-no = You could, but { $low } is enough here.
euchre-two-lesson-ruff-no-throw = You could, but only a trump takes this trick.
euchre-two-lesson-left = You lead. { $left } is a trump now: only { $right } beats it.
euchre-two-lesson-left-done = That was the right bower: it beats every other card.
euchre-two-lesson-left-no = You could, but lead your highest trump: { $left }.
euchre-two-lesson-again = { $suit } again, an ace this time. Can you take it?
euchre-two-lesson-again-done = A trump beats an ace of another suit.
euchre-two-lesson-again-no = You could, but { $low } is a trump and takes it.
euchre-two-lesson-ace = You lead: which card is the highest of its suit?
euchre-two-lesson-ace-done = Four tricks: made, 1 point. All five would be 2.
euchre-two-lesson-ace-no = You could, but no card of { $suit } beats { $ace }.
