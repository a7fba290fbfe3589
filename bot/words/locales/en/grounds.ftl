# Why a card is played: what the position says, and what it was compared with.
ground-only-choice = Nothing else is allowed.
ground-last-card = It is the last card.
ground-sure-winner = No one can beat it.
ground-highest-left = The highest card left in { $suit }: only a trump takes it.
ground-draws-trump = Draws trump: { $number } still out.
ground-forces-out = To force out { $card }, the only card above it.
ground-partner-ruffs = Partner { $who } showed no { $suit } and can ruff.
ground-named-suit = { $suit } is the suit that was called.
ground-last-of-suit = The last { $suit } in this hand: the next one can be ruffed.
ground-low-lead = A low card: the high ones stay in hand.
ground-last-cheapest = Last to play: the cheapest card that wins.
ground-only-sure = The only card that no one can beat now.
ground-ruffs = Takes { $suit } with a trump.
ground-secures = Makes { $who }’s trick safe.
ground-cheapest-winner = The cheapest card that takes the trick so far.
ground-hard-to-beat = As high as possible: harder to beat.
ground-points-to-partner = Partner { $who } has this trick for sure: give it points.
ground-points-likely = Partner { $who } has the trick so far: give it points.
ground-partner-holds = Partner { $who } has the trick: the cheapest card will do.
ground-cannot-win = No card wins here: play the cheapest.
ground-may-be-ruffed = { $who } showed no { $suit } and may ruff.
ground-saves-trump = Saves the trump.
ground-second-hand-low = Second hand low.
ground-keeps-for-later = { $card } could still be beaten: better later.
ground-keeps-guard = { $card } keeps its guard.
ground-gives-away = Drops a costly card on another player’s trick.
ground-leaves-it = Leaves the trick to others.
ground-others-take-it = { $number ->
    [one] A card still out would take the trick instead.
   *[other] { $number } cards still out would take the trick instead.
 }
ground-costs-nothing = Nothing in this trick costs points.
ground-must-take = Every card would take the trick so far.
ground-promises = { $unit ->
    [tricks] Tricks to expect: about { $worth }; { $asked } are enough.
    [points] Points to expect: about { $worth }; { $asked } are enough.
   *[lead] Points ahead to expect: about { $worth }; { $asked } are enough.
 }
ground-falls-short = { $unit ->
    [tricks] Tricks to expect: about { $worth }; it would take { $asked }.
    [points] Points to expect: about { $worth }; it would take { $asked }.
   *[lead] No contract here promises to be { $asked } points ahead.
 }
ground-meld-makes-it = The meld alone, { $number } points, reaches the bid.
ground-best-trump = Best with { $suit } as trump: { $cards }.
ground-top-cards = { $trump ->
    [yes] Highest in other suits: { $cards }.
   *[no] Highest in their suits: { $cards }.
 }
ground-takes-up = Takes up { $card }.
ground-up-to-partner = { $card } goes to partner { $who }.
ground-up-to-others = Ordering up would give { $card } to { $who }.
ground-partner-passed = Partner { $who } has passed.
ground-calls-anothers = Does not hold { $card }: whoever does will help.
ground-calls-own = Holds { $card }: plays alone, and nobody knows it yet.
ground-keeps-suit = Keeps { $suit }: { $cards }.
ground-gives-costly = Whoever takes it loses points.
ground-gives-taker = Lies below { $card } and could have to take it.
ground-holds-trumps = { $number ->
    [one] Holds one trump then: { $cards }.
   *[other] Holds { $number } trumps then: { $cards }.
 }
ground-keeps-trumps = { $number ->
    [one] Keeps the trump.
   *[other] Keeps all { $number } trumps.
 }
ground-gives-trumps = { $number ->
    [one] Gives a trump.
   *[other] Gives { $number } trumps.
 }
ground-empties-suit = No { $suit } left in hand then: ready to ruff.

quoted = “{ $text }”
compared-points = { $certainty ->
    [close] About as good as { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } deals imagined)
     }.
   *[other] { $points } { $count ->
        [one] point
       *[other] points
     } { $better ->
        [yes] better
       *[no] worse
     } than { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } deals imagined)
     }: { $certainty ->
        [sure] sure
       *[likely] fairly sure
     }.
 }
compared-wins = Wins the game { $percent } % { $better ->
    [yes] more often
   *[no] less often
 } than { $other }{ $worlds ->
    [0] {""}
   *[other] {" "}({ $worlds } deals imagined)
 }.

button-why = Why?
thought-title = **Why?** · deal { $deal } · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds } deals imagined
 }
thought-of = **{ $who }, { $action }:**
thought-rather = On second thought it would choose { $rather }.
thought-hidden = This would reveal a card that stays hidden until the game is over. Ask again in the replay.
thought-alone = By rule of thumb, without comparing.
thought-none = No robot had a choice here.
no-why-not-yet = This deal is still being played. Ask again when it’s over: until then every hand stays secret.
no-why-unreadable = This deal was played under rules I no longer know, so I can’t go over it again.
