game-call-ace = Call-ace Euchre

# Single rules
call-ace-option-target = Points to win
call-ace-option-stick-the-dealer = Stick the dealer
call-ace-option-joker = Joker
call-ace-value-joker-best-bower = joker is the best bower
call-ace-value-joker-benny = { card-2S } is the best bower (benny)
call-ace-option-ace-only = Only the ace makes a partner

# What is asked: after “Your turn:” or a name
call-ace-phase-ordering-up = accept the turn-up or pass
call-ace-phase-naming = name another suit or pass
call-ace-phase-must-name = name another suit
call-ace-phase-swapping = pick up and discard, or leave it
call-ace-phase-calling-partner = call a suit for a partner
call-ace-ask-ordering-up = Make the turned-up suit trump{ $dealer ->
    [yes] , or pass.
   *[no] ? Order it up, or pass.
 }
call-ace-ask-naming = Name another suit as trump, or pass.
call-ace-ask-must-name = Everyone passed, so you must name a suit.
call-ace-ask-swapping = Pick up the turned-up card and discard any card, or leave it.
call-ace-ask-calling-partner =
    Call a suit: the player with its { $ace_only ->
        [yes] ace
       *[no] highest card in play
    } is your partner. Or play alone.

# Buttons
call-ace-action-order = { $dealer ->
    [yes] Make it trump
   *[no] Order it up
 }
call-ace-action-call = Make it { $suit }
call-ace-action-keep = Leave the turn-up
call-ace-action-swap = Discard { $cards }
call-ace-action-partner = { $suit ->
    [none] Play alone
   *[other] Call { $suit }
 }

# What happens
call-ace-event-turned-up = { $card } is turned up.
call-ace-event-counts-as = { $card } counts as { $suit }.
call-ace-event-ordered = { $who } { $dealer ->
    [yes] makes it trump
   *[no] orders it up
 }: { $suit }.
call-ace-event-turned-down = { $card } is turned down.
call-ace-event-named = { $who } makes it { $suit }.
call-ace-event-kept = { $who } leaves the turned-up card.
call-ace-event-swapped = { $who } picks up { $card } and discards.
call-ace-event-you-swapped = You discard { $card }.
call-ace-event-called-partner = { $who } calls a partner in { $suit }.
call-ace-event-called-nobody = { $who } calls no one and plays alone!
call-ace-event-partner-shown = The cards show it: { $who } is { $maker }’s partner.
call-ace-event-no-partner = The cards show it: { $maker } has no partner.
call-ace-event-made = { $makers } { $makers_count ->
    [one] makes
   *[other] make
 } it, with { $tricks } tricks.
call-ace-event-march = March! { $makers } { $makers_count ->
    [one] takes
   *[other] take
 } all five tricks.
call-ace-event-euchred = { $makers } { $makers_count ->
    [one] is
   *[other] are
 } euchred, with { $tricks ->
    [0] no tricks at all!
    [one] only 1 trick!
   *[other] only { $tricks } tricks!
 }

# What one keeps count of: a line each, and no line for what nobody needs to know
call-ace-fact-turn-up = Turned up: { $card } ({ $suit })
call-ace-fact-turned-down = { $card } was turned down
call-ace-fact-turn-up-taken = { $who } picked up { $card }
call-ace-fact-called = { $maker } called a partner in { $suit }
call-ace-fact-partner = { $who } is { $maker }’s partner
call-ace-fact-no-partner = { $maker } plays alone

# Refusals
call-ace-why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } is the left bower and counts as { $suit }, so you can’t play { $card }.
call-ace-why-must-follow-joker = You must follow suit ({ $suit }): your { $binding } is the best bower and counts as { $suit }, so you can’t play { $card }.
call-ace-why-joker-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the best bower and counts as { $trump }.
call-ace-why-turned-down = { $suit } was turned down: name another suit.
call-ace-why-no-trump-not-played = You can’t call no trump in this game: name a suit.
call-ace-why-stuck-dealer = Everyone passed and you are the dealer: you must name a suit.
call-ace-why-nobody-goes-alone = There’s no going alone in this game.
call-ace-why-partner-not-trump = { $suit } are trump: call another suit, or play alone.

# The sum of a deal, what is at stake, and what is told afterwards
call-ace-bid-was-trump = { $who }: { $suit }{ $alone ->
    [yes] , alone
   *[no] {""}
 }
call-ace-bid-was-trump-and-call = { $who }: { $suit }, calling { $called }
call-ace-verdict-made = Made by { $makers }, with { $tricks } tricks
call-ace-verdict-march = March by { $makers }!
call-ace-verdict-euchred = Euchred: { $makers }!
call-ace-sum-made = { $alone ->
    [yes] alone, { $tricks } tricks
   *[no] { $tricks } tricks
 }: { $points }
call-ace-sum-march = { $alone ->
    [yes] alone, five tricks
   *[no] march
 }: { $points }
call-ace-sum-euchre = euchre: { $points }
call-ace-stake-march-open = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $missing } more for the march
call-ace-brief-march-open = march: { $missing } more
call-ace-moment-march = March by { $who } in deal { $deal }
call-ace-moment-alone = { $who } took all five tricks alone in deal { $deal }
call-ace-moment-alone-euchred = { $who } went alone in deal { $deal } and was euchred
call-ace-stake-makers-unknown = { $who } and an unknown partner need { $wanted } tricks ({ $who }: { $tricks })
call-ace-brief-makers-unknown = { $wanted } tricks needed

# For those who have never played
call-ace-help-aim =
    { $players } players, five tricks a deal, and no fixed partners.
    The player who names trump is the **maker** and needs at least **three tricks**. The maker calls a suit: the player with its { $ace_only ->
        [yes] **ace** is the maker’s partner for this deal, and at first nobody else knows!
       *[no] **highest card in play** is the maker’s partner for this deal – often without knowing it!
    }
    If they fall short they are *euchred*, and all the others score. Everyone has their own score; once someone has { $target } points, the highest score wins.
call-ace-help-deal =
    { $players ->
        [4] 24 cards, ace to 9
        [5] 28 cards, ace to 8
       *[other] 32 cards, ace to 7
    }. Everyone gets five. The next card is turned up; you never see the rest.
    In **trump**: the { rank-word-J } (*right bower*), then the other { rank-word-J } of the same colour (*left bower*), then { rank-A } { rank-K } { rank-Q } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }. With { sign-S } as trump: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    The left bower **is a trump**, not a card of its printed suit.
    All other suits: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] The joker is the *best bower*, highest trump of all. Turned up, it counts as { suit-H }.
        [benny] The { card-2S } (*benny*) is the *best bower*, highest trump of all. Turned up, it counts as { suit-H }.
       *[no] There is no joker.
    }
call-ace-help-bidding =
    • **Round 1:** from the dealer’s left, *order up* the turned-up suit as trump, or pass. If someone does, the dealer may pick up the card and discard another.
    • **Round 2:** the card is turned down; name another suit or pass. If all pass again, { $stick_the_dealer ->
        [yes] the dealer must name one
       *[no] the next player deals
    }.
    • **Calling:** the maker calls a suit other than trump, or plays alone. The player with its { $ace_only ->
        [yes] ace is the partner. No other card makes one
       *[no] ace is the partner; if the ace isn’t in play, the king, and so on
    }.
    • **Alone after all:** if the maker holds that card, or nobody does. Leftover, discarded and turned-down cards don’t count.
call-ace-help-play =
    The player to the dealer’s left leads. Follow suit if you can; otherwise play anything. The highest trump, or else the highest card of the suit led, takes the trick and leads next.
    The left bower is a trump: with { sign-H } as trump, { card-JD } follows { suit-H }, not { suit-D }.
    Nobody says who the partner is. The player with the called ace knows at once; the others find out as the cards fall. The table shows you what **you** can know.
call-ace-help-scoring =
    A maker **with a partner**, and the partner too:
    3 or 4 tricks: 1 point
    all five: { $players ->
        [4] 2
       *[other] 3
    } points
    A maker **alone**:
    3 or 4 tricks: 1 point
    all five: { $players } points
    Two tricks or fewer (*euchred*): 2 points for each of the others.
    If several reach the target in one deal, the highest score wins; a tie is a shared win.

# What its players keep count of
call-ace-feat-contract = As maker
call-ace-feat-march = Marches
call-ace-feat-euchred = Euchred

# Its sets of rules in a sentence, and the whole game in a few lines
call-ace-preset-house-about = The player with the highest card of the called suit is the maker’s partner; to { $target } points.
call-ace-help-example =
    { $maker } named trump, then called { suit-S }. Now { $maker } leads { $led } to draw out the ace.
    { $partner } plays { $best }: only now does everyone know that { $partner } is the **partner**. The trick counts for both, and the other two defend.
call-ace-help-short =
    • **Goal:** { $players } players without fixed partners. Once someone has { $target } points, the highest score wins.
    • **Deal:** five cards each. The next card is turned up.
    • **Trump:** *order up* the turned-up suit, or pass. If all pass, name another suit{ $stick_the_dealer ->
        [yes] ; then the dealer must
       *[no] , or pass again
    }.
    • **Partner:** the maker (who named trump) calls another suit. The player with its { $ace_only ->
        [yes] ace
       *[no] highest card in play
    } is the partner, and often nobody else knows it.
    • **Trumps from the top:** { $joker ->
        [best-bower] the joker,{" "}
        [benny] the { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } of trump, the other { rank-J } of the same colour, then { rank-A } { rank-K } { rank-Q } { rank-T } …
    • **Your turn:** follow the suit led if you can; if not, play anything. The highest trump takes the trick; without one, the highest card of the suit led.
    • **Points:** 3 or 4 tricks 1, all five { $players ->
        [4] 2
       *[other] 3
    }, for both; all five without a partner { $players }. Fewer than three: 2 for each of the others.

# The first lesson
call-ace-lesson-begins = Just for practice. Your partner will be a secret.
call-ace-lesson-order = The turn-up is { $suit }, and you hold four. Order up, or pass?
call-ace-lesson-order-done = You’re the maker. The dealer picks up { $up }.
call-ace-lesson-order-no = You could, but four trumps with a bower are strong.
call-ace-lesson-partner = Call a suit: the holder of its highest card is your partner.
call-ace-lesson-partner-done = Someone is your partner now, but won’t say so.
call-ace-lesson-partner-no = You could, but call the suit of { $ten }: you can lead that.
call-ace-lesson-partner-no-none = You could, but two against two is easier than alone.
call-ace-lesson-right = You lead. Draw trumps: nothing beats { $right }.
call-ace-lesson-right-done = Two trumps fell, one of them the left bower.
call-ace-lesson-right-no = You could, but begin with { $right } and draw trumps.
call-ace-lesson-draw = { $up } is still out. Draw it with a higher trump.
call-ace-lesson-draw-done = Now only you have trumps.
call-ace-lesson-draw-no = You could, but only a trump above { $up } draws it.
call-ace-lesson-find = Find your partner: lead the called suit, { $ten }.
call-ace-lesson-find-done = Someone took it. Your partner?
call-ace-lesson-find-no = You could, but your trumps win anyway. Play { $ten } first.
call-ace-lesson-shown = The called ace: there’s your partner! Play either trump.
call-ace-lesson-shown-done = All five tricks together: a march, 2 points for each of you.
