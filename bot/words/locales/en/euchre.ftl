game-euchre = Euchre

# Sets of rules
euchre-preset-american = American
euchre-preset-stick = American, stick the dealer
euchre-preset-canadian = Canadian
euchre-preset-british = British, with the benny
euchre-preset-railroad = railroad euchre

# Single rules
euchre-option-pack = Number of cards
euchre-option-target = Points to win
euchre-option-stick-the-dealer = Stick the dealer
euchre-option-joker = Joker
euchre-value-joker-best-bower = joker is the best bower
euchre-value-joker-benny = { card-2S } is the best bower (benny)
euchre-option-joker-turned = If a joker or benny is turned up
euchre-value-joker-turned-hearts = it counts as { suit-H }
euchre-value-joker-turned-dealer-names = the dealer names its suit before looking
euchre-value-joker-turned-makers-at-once = the dealer names its suit before looking, and is maker
euchre-option-lone-lead = First lead against a lone maker
euchre-value-lone-lead-maker-left = the player to the maker’s left
euchre-value-lone-lead-eldest = the player to the dealer’s left
euchre-option-lone-euchre = Points for euchring a lone maker
euchre-option-defend-alone = Defending alone
euchre-value-defend-alone-no = not allowed
euchre-value-defend-alone-against-anyone = against any maker
euchre-value-defend-alone-against-loner = only against a lone maker
euchre-option-lone-defender = A lone defender gets 4 points
euchre-value-lone-defender-four-for-all-five = for all five tricks
euchre-value-lone-defender-four-for-any-euchre = for any euchre
euchre-option-partner-must-go-alone = Dealer’s partner may only order up alone
euchre-option-farmers-hand = Farmer’s hand
euchre-value-farmers-hand-no = not played
euchre-value-farmers-hand-redeal = nines and { ranks-T } only: new deal
euchre-value-farmers-hand-exchange = three nines or { ranks-T }: swap them for the stock
euchre-option-no-trump = Calling no trump
euchre-option-needs-trump = The maker must hold a trump
euchre-option-partners-best = Lone player swaps a card with partner
euchre-option-super-euchre = 4 points if the makers take no tricks

# What is asked: after “Your turn:” or a name
euchre-phase-blind-suit = name a suit for the turned-up card, sight unseen
euchre-phase-farmers-hand = use a farmer’s hand or not
euchre-phase-ordering-up = accept the turn-up or pass
euchre-phase-naming = name another suit or pass
euchre-phase-must-name = name another suit
euchre-phase-swapping = pick up and discard, or leave it
euchre-phase-must-swap = pick up and discard
euchre-phase-partners-best = give partner a card, or keep the hand
euchre-phase-giving-back = give one card back
euchre-phase-defending-alone = defend alone or not
euchre-ask-blind-suit = Name a suit for the turned-up card. You’ll see your hand after that.
euchre-ask-farmers-hand = You can use your farmer’s hand, if it is one. Do you want to?
euchre-ask-ordering-up = Make the turned-up suit trump{ $dealer ->
    [yes] , or pass.
   *[no] ? Order it up, or pass.
 }
euchre-ask-naming = Name another suit as trump, or pass.
euchre-ask-must-name = Everyone passed, so you must name a suit.
euchre-ask-swapping = Pick up the turned-up card and discard any card, or leave it.
euchre-ask-must-swap = You must pick up the turned-up card: discard another.
euchre-ask-partners-best = You’re playing alone: give your partner a card and get one back, or keep your hand.
euchre-ask-giving-back = Your partner is playing alone: give back one of your own cards.
euchre-ask-defending-alone = Do you want to defend alone, without your partner?

# Buttons
euchre-action-order = { $alone ->
    [yes] { $dealer ->
        [yes] Make it trump, alone
       *[no] Order it up, alone
    }
   *[no] { $dealer ->
        [yes] Make it trump
       *[no] Order it up
    }
 }
euchre-action-call = { $alone ->
    [yes] { $suit }, alone
   *[no] Make it { $suit }
 }
euchre-action-keep = Leave the turn-up
euchre-action-swap = Discard { $cards }
euchre-action-redeal = Ask for a new deal
euchre-action-defend-alone = Defend alone

# What happens
euchre-event-turned-up = { $card } is turned up.
euchre-event-counts-as = { $card } counts as { $suit }.
euchre-event-named-blind = { $who } names { $suit } without seeing the hand.
euchre-event-farmers-hand = Farmer’s hand! { $who } shows { $cards } and takes the stock.
euchre-event-you-drew = You draw { $cards }.
euchre-event-no-farmers-hand = { $who }: no farmer’s hand.
euchre-event-redealt = Farmer’s hand! { $who } asks for a new deal.
euchre-event-ordered = { $alone ->
    [yes] { $who } { $dealer ->
        [yes] makes it trump
       *[no] orders it up
    } ({ $suit }) and goes alone!
   *[no] { $who } { $dealer ->
        [yes] makes it trump
       *[no] orders it up
    }: { $suit }.
 }
euchre-event-turned-down = { $card } is turned down.
euchre-event-named = { $alone ->
    [yes] { $who } makes it { $suit } and goes alone!
   *[no] { $who } makes it { $suit }.
 }
euchre-event-kept = { $who } leaves the turned-up card.
euchre-event-swapped = { $who } picks up { $card } and discards.
euchre-event-you-swapped = You discard { $card }.
euchre-event-no-partners-best = { $who } keeps the hand.
euchre-event-defends-alone = { $who } defends alone!
euchre-event-defends-together = { $who } won’t defend alone.
euchre-event-sits-out = { $who } sits out.
euchre-event-made = { $alone ->
    [yes] { $maker } makes it alone, with { $tricks } tricks.
   *[no] { $who } make it, with { $tricks } tricks.
 }
euchre-event-march = { $alone ->
    [yes] A lone march! { $maker } takes all five tricks.
   *[no] March! { $who } take all five tricks.
 }
euchre-event-euchred = { $alone ->
    [yes] { $maker } went alone and is euchred
   *[no] { $who } are euchred
 }, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }
euchre-event-euchred-by-one = { $by } euchres { $who } single-handed! { $tricks ->
    [0] Not one trick for the { $alone ->
        [yes] maker
       *[no] makers
    }.
    [one] Only 1 trick for the { $alone ->
        [yes] maker
       *[no] makers
    }.
   *[other] Only { $tricks } tricks for the { $alone ->
        [yes] maker
       *[no] makers
    }.
 }

# What one keeps count of: a line each, and no line for what nobody needs to know
euchre-fact-turn-up = Turned up: { $card } ({ $suit })
euchre-fact-turned-down = { $card } was turned down
euchre-fact-turn-up-taken = { $who } picked up { $card }
euchre-fact-alone = { $who } goes alone
euchre-fact-defends-alone = { $who } defends alone
euchre-shown-farmers-hand = Farmer’s hand

# Refusals
euchre-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.
euchre-why-must-follow-joker = You must follow suit ({ $suit }): your { $binding } is the best bower and counts as { $suit }, so you can’t play { $card }.
euchre-why-joker-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the best bower and counts as { $trump }.
euchre-why-joker-only-when-void = At no trump { $card } belongs to no suit. You can follow suit ({ $suit }) with { $binding }, so you must.
euchre-why-needs-trump = With { $suit } as trump you’d hold no trump, and at this table the maker needs one.
euchre-why-partner-must-go-alone = Your partner { $dealer } is the dealer: at this table you can only order up if you go alone.
euchre-why-turned-down = { $suit } was turned down: name another suit.
euchre-why-no-trump-not-played = You can’t call no trump at this table: name a suit.
euchre-why-stuck-dealer = Everyone passed and you are the dealer: you must name a suit.
euchre-why-blind-not-alone = You can’t go alone on a suit named blind.
euchre-why-blind-needs-suit = Name one of the four suits.
euchre-why-must-take = The turned-up card makes you the maker: pick up { $card } and discard one of your own five cards.
euchre-why-no-farmers-hand = That isn’t a farmer’s hand: it needs nines and { ranks-T } only, and none of { $suit }.
euchre-why-three-of-a-rank = A farmer’s hand is exactly three nines, or exactly three { ranks-T }.
euchre-why-not-the-card-received = { $card } is the card you were just given: give back one of your own.
euchre-why-exchange-needs-24 = Swapping a farmer’s hand for the stock needs 24 cards and no joker; this pack is different.

# The sum of a deal, what is at stake, and what is told afterwards
euchre-bid-was-trump = { $who }: { $suit }{ $alone ->
    [yes] , alone
   *[no] {""}
 }
euchre-verdict-made = { $alone ->
    [yes] Made alone
   *[no] Made
 }, with { $tricks } tricks
euchre-verdict-march = { $alone ->
    [yes] A lone march!
   *[no] March!
 }
euchre-verdict-euchred = Euchred!
euchre-verdict-euchred-by-one = Euchred by { $by } single-handed!
euchre-sum-made = { $alone ->
    [yes] alone, { $tricks } tricks
   *[no] { $tricks } tricks
 }: { $points }
euchre-sum-march = { $alone ->
    [yes] alone, five tricks
   *[no] march
 }: { $points }
euchre-sum-euchre = euchre: { $points }
euchre-stake-march-open = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $missing } more for the march
euchre-brief-march-open = march: { $missing } more
euchre-moment-march = March by { $who } in deal { $deal }
euchre-moment-alone = { $who } took all five tricks alone in deal { $deal }
euchre-moment-alone-euchred = { $who } went alone in deal { $deal } and was euchred
euchre-moment-lone-defence = { $who } euchred { $maker } single-handed in deal { $deal }

# For those who have never played
euchre-help-aim =
    Two against two: your partner sits opposite. Each deal has five tricks.
    The side that names trump, the **makers**, must take at least **three tricks**. The other two **defend**. If the makers fall short, they are *euchred* and the defenders score.
    The first side to reach { $target } points wins.
euchre-help-deal =
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
        [best-bower] The joker is the *best bower*, highest trump of all.
        [benny] The { card-2S } (*benny*) is the *best bower*, highest trump of all.
       *[no] There is no joker.
    }{ $joker ->
        [none] {""}
       *[other] {" "}If it is turned up, { $joker_turned ->
            [dealer-names] the dealer names its suit before looking
            [makers-at-once] the dealer names its suit before looking, and is maker
           *[hearts] it counts as { suit-H }
        }.
    }{ $farmers_hand ->
        [redeal] {" "}A hand of nines and { ranks-T } only, none of the suit turned up, may ask for a new deal (*farmer’s hand*).
        [exchange] {" "}Three nines or three { ranks-T } may be swapped for the stock (*farmer’s hand*).
       *[no] {""}
    }
euchre-help-bidding =
    In **round 1**, from the dealer’s left, each player says *order it up* (the turned-up suit is trump) or passes. If someone orders it up, the dealer may pick up the card and discard another.
    In **round 2**, if all four have passed, the card is turned down. Each player may name another suit{ $no_trump ->
        [yes] {" "}or no trump
       *[no] {""}
    }, or pass. If all pass again, { $stick_the_dealer ->
        [yes] the dealer must name one (*stick the dealer*)
       *[no] the next player deals
    }.
    With a strong hand you can **go alone**: your partner puts down their hand and sits out, and all five tricks are worth 4 points.{ $partners_best ->
        [yes] {" "}The lone player may first swap a card with the partner.
       *[no] {""}
    }{ $partner_must_go_alone ->
        [yes] {" "}The dealer’s partner may only order up alone.
       *[no] {""}
    }{ $defend_alone ->
        [against-anyone] {" "}A defender may play alone too.
        [against-loner] {" "}Against a lone maker, a defender may play alone too.
       *[no] {""}
    }{ $needs_trump ->
        [yes] {" "}The maker must hold a trump.
       *[no] {""}
    }
euchre-help-play =
    The player to the dealer’s left leads{ $lone_lead ->
        [maker-left] , but against a lone maker the player to the maker’s left
       *[eldest] , against a lone maker too
    }.
    You must follow the suit led if you can. If you can’t, play anything: a trump or any other card.
    The highest trump takes the trick; if there is none, the highest card of the suit led. The winner of the trick leads next.
    Watch the left bower: with { sign-H } as trump, { card-JD } counts as { suit-H }. It follows a lead of { suit-H }, not of { suit-D }.
euchre-help-scoring =
    What the **makers** take, and what it is worth:
    3 or 4 tricks: 1 point (alone too)
    all five (a *march*): 2 points
    all five, alone: 4 points
    2 or fewer (*euchred*): { $super_euchre ->
        [yes] 2 points for the defenders, 4 if the makers take none
       *[no] 2 points for the defenders
    }{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } if the maker was alone)
    }{ $defend_alone ->
        [no] {""}
       *[other] ; a lone defender gets 4 points{ $lone_defender ->
            [four-for-any-euchre] {""}
           *[four-for-all-five] {" "}for all five tricks
        }
    }

# What its players keep count of
euchre-feat-contract = As maker
euchre-feat-march = Marches
euchre-feat-euchred = Euchred
euchre-feat-defence-alone = Euchres alone

# Its sets of rules in a sentence, and the whole game in a few lines
euchre-preset-house-about = { $pack } cards down to the 7, to { $target } points; against a lone maker, the player to the maker’s left leads.
euchre-preset-american-about = { $pack } cards down to the 9; the player to the dealer’s left always leads.
euchre-preset-american-where = North America
euchre-preset-stick-about = American, and if everyone passes twice the dealer must name trump.
euchre-preset-canadian-about = American, and the dealer’s partner may only order up alone.
euchre-preset-british-about = { $pack } cards and the { card-2S }, which is the highest trump (the benny); to { $target } points.
euchre-preset-british-where = Britain
euchre-preset-railroad-about = A joker on top; lone makers may swap a card with their partner, and defenders may play alone too.
euchre-help-example =
    { $trump } are trump, so the *left bower* is { $best }: the other { rank-word-J } of that colour.
    { $leader } leads { $led }. { $winner } can’t follow and trumps with { $best }. It looks like following suit, but it’s a **trump**, the second highest of all, and beats the ace.
    Had { $trump } been led, { $winner } would have had to follow with it.
euchre-help-short =
    • **Goal:** two against two, your partner opposite. The first side with { $target } points wins.
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
    • **Points for the side that named trump:** 3 or 4 tricks 1, all five 2, all five *alone* 4. Fewer than three: the others get 2{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } if the maker was alone)
    }.

# The first lesson
euchre-lesson-begins = Aim: three of five tricks. 32 cards (many play 24).
euchre-lesson-call = With { $suit } as trump, { $right } and { $left } are highest. Your call?
euchre-lesson-call-done = Alone! Your partner sits out; all five tricks are worth 4.
euchre-lesson-call-no = You could, but { $right }, { $left } and the ace can make it trump.
euchre-lesson-call-no-partner = You could, but alone all five tricks score 4, not 2.
euchre-lesson-discard = Pick up { $up }; one card must go. Which one can’t win?
euchre-lesson-discard-done = Four trumps and an ace: any of them can win.
euchre-lesson-discard-no = You could, but { $loser } is the one card that can’t win.
euchre-lesson-discard-no-keep = You could, but { $up } is one more trump. Pick it up.
euchre-lesson-ruff = You have no { $suit }, so you may trump. Which trump will do?
euchre-lesson-ruff-done = Even the lowest trump beats { $suit }.
euchre-lesson-ruff-no = You could, but { $low } is enough: keep your high trumps.
euchre-lesson-ruff-no-throw = You could, but { $ace } can’t win here: only a trump can.
euchre-lesson-right = You lead. Draw their trumps: first { $right }, the right bower.
euchre-lesson-right-done = A trump fell. Nothing beats the right bower.
euchre-lesson-right-no = You could, but start at the top: nothing beats { $right }.
euchre-lesson-right-no-ace = You could, but someone could trump { $ace }. Draw trumps first.
euchre-lesson-left = Now the left bower: { $left } is a trump too, above the ace.
euchre-lesson-left-done = Another trump fell. Keep counting them.
euchre-lesson-left-no = You could, but { $left } is your highest trump now.
euchre-lesson-last = Two cards left. Most likely both win: play either.
euchre-lesson-last-done = Five tricks alone: a lone march, 4 points.
