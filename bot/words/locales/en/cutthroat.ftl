game-cutthroat = Cutthroat Euchre

# Single rules
cutthroat-option-pack = Number of cards
cutthroat-option-target = Points to win
cutthroat-option-march = Points for a march
cutthroat-option-euchred = Points for each defender when the maker is euchred
cutthroat-option-lead = First lead
cutthroat-value-lead-eldest = the player to the dealer’s left
cutthroat-value-lead-maker-left = the player to the maker’s left
cutthroat-option-stick-the-dealer = Stick the dealer
cutthroat-option-joker = Joker
cutthroat-value-joker-best-bower = joker is the best bower
cutthroat-value-joker-benny = { card-2S } is the best bower (benny)

# What is asked: after “Your turn:” or a name
cutthroat-phase-ordering-up = accept the turn-up or pass
cutthroat-phase-naming = name another suit or pass
cutthroat-phase-must-name = name another suit
cutthroat-phase-swapping = pick up and discard, or leave it
cutthroat-ask-ordering-up = Make the turned-up suit trump{ $dealer ->
    [yes] , or pass.
   *[no] ? Order it up, or pass.
 }
cutthroat-ask-naming = Name another suit as trump, or pass.
cutthroat-ask-must-name = Everyone passed, so you must name a suit.
cutthroat-ask-swapping = Pick up the turned-up card and discard any card, or leave it.

# Buttons
cutthroat-action-order = { $dealer ->
    [yes] Make it trump
   *[no] Order it up
 }
cutthroat-action-call = Make it { $suit }
cutthroat-action-keep = Leave the turn-up
cutthroat-action-swap = Discard { $cards }

# What happens
cutthroat-event-turned-up = { $card } is turned up.
cutthroat-event-counts-as = { $card } counts as { $suit }.
cutthroat-event-ordered = { $who } { $dealer ->
    [yes] makes it trump
   *[no] orders it up
 }: { $suit }.
cutthroat-event-turned-down = { $card } is turned down.
cutthroat-event-named = { $who } makes it { $suit }.
cutthroat-event-kept = { $who } leaves the turned-up card.
cutthroat-event-swapped = { $who } picks up { $card } and discards.
cutthroat-event-you-swapped = You discard { $card }.
cutthroat-event-made = { $makers } makes it, with { $tricks } tricks.
cutthroat-event-march = March! { $makers } takes all five tricks.
cutthroat-event-euchred = { $makers } is euchred, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }

# What one keeps count of: a line each, and no line for what nobody needs to know
cutthroat-fact-turn-up = Turned up: { $card } ({ $suit })
cutthroat-fact-turned-down = { $card } was turned down
cutthroat-fact-turn-up-taken = { $who } picked up { $card }

# Refusals
cutthroat-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.
cutthroat-why-must-follow-joker = You must follow suit ({ $suit }): your { $binding } is the best bower and counts as { $suit }, so you can’t play { $card }.
cutthroat-why-joker-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the best bower and counts as { $trump }.
cutthroat-why-turned-down = { $suit } was turned down: name another suit.
cutthroat-why-no-trump-not-played = You can’t call no trump in this game: name a suit.
cutthroat-why-stuck-dealer = Everyone passed and you are the dealer: you must name a suit.
cutthroat-why-nobody-goes-alone = There’s no going alone in this game.

# The sum of a deal, what is at stake, and what is told afterwards
cutthroat-bid-was-trump = { $who }: { $suit }
cutthroat-verdict-made = Made, with { $tricks } tricks
cutthroat-verdict-march = March!
cutthroat-verdict-euchred = Euchred!
cutthroat-sum-made = { $tricks } tricks: { $points }
cutthroat-sum-march = march: { $points }
cutthroat-sum-euchre = euchre: { $points }
cutthroat-stake-march-open = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $missing } more for the march
cutthroat-brief-march-open = march: { $missing } more
cutthroat-moment-march = March by { $who } in deal { $deal }

# For those who have never played
cutthroat-help-aim =
    Three players, five tricks a deal.
    The player who names trump is the **maker** and plays **against the other two**, who help each other for this deal. The maker must take at least **three tricks**; a maker who falls short is *euchred*, and both others score.
    Everyone has their own score. The first to reach { $target } points wins; two defenders who reach it together both win.
cutthroat-help-deal =
    The pack has { $pack } cards: ace down to { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. Everyone gets five. The next card is turned up; you never see the rest.
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
cutthroat-help-bidding =
    In **round 1**, from the dealer’s left, each player says *order it up* (the turned-up suit is trump) or passes. If someone orders it up, the dealer may pick up the card and discard another – even a dealer who defends.
    In **round 2**, if all three have passed, the card is turned down. Each player may name another suit, or pass. If all pass again, { $stick_the_dealer ->
        [yes] the dealer must name one (*stick the dealer*)
       *[no] the next player deals
    }.
cutthroat-help-play =
    { $lead ->
        [maker-left] The player to the maker’s left leads.
       *[eldest] The player to the dealer’s left leads.
    }
    You must follow the suit led if you can. If you can’t, play anything: a trump or any other card.
    The highest trump takes the trick; if there is none, the highest card of the suit led. The winner of the trick leads next.
    Watch the left bower: with { sign-H } as trump, { card-JD } counts as { suit-H }. It follows a lead of { suit-H }, not of { suit-D }.
    As a defender, don’t trump your fellow defender’s trick: together you need three.
cutthroat-help-scoring =
    What the **maker** takes, and what it is worth:
    3 or 4 tricks: 1 point
    all five (a *march*): { $march } points
    2 or fewer (*euchred*): { $euchred ->
        [one] 1 point
       *[other] { $euchred } points
    } for each defender

# What its players keep count of
cutthroat-feat-contract = As maker
cutthroat-feat-march = Marches
cutthroat-feat-euchred = Euchred

# Its sets of rules in a sentence, and the whole game in a few lines
cutthroat-preset-house-about = { $pack } cards; a march is worth { $march }, a euchre { $euchred } for each defender; to { $target } points.
cutthroat-help-example =
    { $maker } named trump and plays against the other two. { $leader } leads { $led }, and { $maker } has to follow.
    { $third } has no { suit-H } and could trump with { $kept }. But { $leader } is a defender too and is winning: { $third } **discards** { $card3 } and keeps the trump for a trick of { $maker }’s.
cutthroat-help-short =
    • **Goal:** three players; the maker, who names trump, against the other two. The first with { $target } points wins.
    • **Deal:** { $pack } cards, five each. The next card is turned up.
    • **Trump:** *order up* the suit turned up, or pass. If all pass, name another suit{ $stick_the_dealer ->
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
    • **Points for the maker:** 3 or 4 tricks 1, all five { $march }. Fewer than three: { $euchred } for each of the other two.

# The first lesson
cutthroat-lesson-begins = Just for practice. One maker against two.
cutthroat-lesson-wait = With { $suit } as trump you’d hold one. Order it up, or pass?
cutthroat-lesson-wait-done = When all have passed, you may name another suit.
cutthroat-lesson-wait-no = You could, but one trump is too few against two.
cutthroat-lesson-name = Name a suit: which gives you both bowers and a side ace?
cutthroat-lesson-name-done = Three trumps with both bowers, and a side ace.
cutthroat-lesson-name-no = You could, but in { $suit } you hold both bowers.
cutthroat-lesson-name-no-ace = You could, but then { $ace } is a trump, and you have no side ace.
cutthroat-lesson-follow = They lead { $suit }. { $left } is a trump now: only { $ace } can follow.
cutthroat-lesson-follow-done = Trumped! Anyone out of a suit may trump it.
cutthroat-lesson-black = Now { $suit }. { $jack } isn’t a bower here, so it must follow.
cutthroat-lesson-black-done = They have two tricks: you need the other three.
cutthroat-lesson-ruff = You have no { $suit } left. Which trump is enough?
cutthroat-lesson-ruff-done = Your lowest trump did it, and you still have both bowers.
cutthroat-lesson-ruff-no = You could, but { $low } is enough: keep the bowers.
cutthroat-lesson-bowers = You have both bowers left: play one of them.
cutthroat-lesson-bowers-done = Three tricks alone against two: 1 point.
