# Why a card is played: what the position says, and what it was compared with.
ground-only-choice = Nothing else is allowed.
ground-last-card = It’s the last card.
ground-sure-winner = No one can beat it.
ground-highest-left = The highest card left in { $suit }: only a trump beats it.
ground-draws-trump = Draws trumps: { $number } still out.
ground-forces-out = To force out { $card }, the only card above it.
ground-partner-ruffs = Partner { $who } is out of { $suit } and can ruff.
ground-named-suit = { $suit } is the suit that was called.
ground-last-of-suit = The last { $suit } in this hand: the next one can be ruffed.
ground-low-lead = The cheapest lead: higher cards stay in hand.
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
ground-may-be-ruffed = { $who } is out of { $suit } and may ruff.
ground-saves-trump = Saves the trump.
ground-second-hand-low = Second hand low.
ground-keeps-for-later = { $card } could still be beaten: better later.
ground-keeps-guard = { $card } keeps its guard.
ground-gives-away = Throws a costly card on another player’s trick.
ground-leaves-it = Leaves the trick to others.
ground-others-take-it = { $number ->
    [one] A card still out would take the trick instead.
   *[other] { $number } cards still out would take the trick instead.
 }
ground-costs-nothing = No card in this trick costs points.
ground-must-take = Whatever is played takes the trick as it lies.
ground-promises = { $unit ->
    [tricks] Expected tricks: about { $worth }; { $asked } would be enough.
    [points] Expected points: about { $worth }; { $asked } would be enough.
   *[lead] Should come out about { $worth } points ahead; { $asked } would be enough.
 }
ground-falls-short = { $unit ->
    [tricks] Expected tricks: only about { $worth }; { $asked } would be needed.
    [points] Expected points: only about { $worth }; { $asked } would be needed.
   *[lead] No contract here should come out { $asked } points ahead.
 }
ground-meld-makes-it = The meld alone, { $number } points, reaches the bid.
ground-best-trump = Best with { $suit } as trump: { $cards }.
ground-top-cards = { $trump ->
    [yes] Highest in other suits: { $cards }.
   *[no] Highest in their suits: { $cards }.
 }
ground-takes-up = Picks up { $card }.
ground-up-to-partner = { $card } goes to partner { $who }.
ground-up-to-others = Ordering up would give { $card } to { $who }.
ground-partner-bids = Partner { $who } has the highest bid.
ground-partner-passed = Partner { $who } has passed.
ground-calls-anothers = { $card } isn’t in this hand: if another player has it, they’ll help.
ground-calls-own = { $card } is in this hand: a lone game that nobody knows of yet.
ground-keeps-suit = Keeps { $suit }: { $cards }.
ground-gives-costly = Taking it costs points.
ground-gives-taker = It’s below { $card } and might have to take it.
ground-holds-trumps = { $number ->
    [one] One trump in hand: { $cards }.
   *[other] { $number } trumps in hand: { $cards }.
 }
ground-keeps-trumps = { $number ->
    [one] Keeps the trump.
    [2] Keeps both trumps.
   *[other] Keeps all { $number } trumps.
 }
ground-gives-trumps = { $number ->
    [one] Gives up a trump.
   *[other] Gives up { $number } trumps.
 }
ground-empties-suit = Leaves no { $suit } in hand: ready to ruff.

quoted = “{ $text }”
compared-points = { $certainty ->
    [close] About as good as { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}(in { $worlds } imagined deals)
     }.
   *[other] { $points } { $count ->
        [one] point
       *[other] points
     } { $better ->
        [yes] better
       *[no] worse
     } than { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}(in { $worlds } imagined deals)
     }: { $certainty ->
        [sure] sure
       *[likely] fairly sure
     }.
 }
compared-wins = Chance of winning the game: { $percent } percentage { $percent ->
    [one] point
   *[other] points
 } { $better ->
    [yes] higher
   *[no] lower
 } than with { $other }{ $worlds ->
    [0] {""}
   *[other] {" "}(in { $worlds } imagined deals; a game that goes on counts as half won)
 }.

button-why = Why?
thought-title = **Why?** · deal { $deal } · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds } imagined deals
 }
thought-of = **{ $who }, { $action }:**
thought-rather = On second thought it would choose { $rather }.
thought-hidden = The reason would reveal a card that stays hidden until the game is over. Ask again in the replay.
thought-alone = By rule of thumb, with nothing compared.
thought-none = No robot had a choice here.
no-why-not-yet = This deal is still being played. Ask again when it’s over: until then every hand stays secret.
no-why-unreadable = This deal was played under rules I no longer know, so I can’t go over it again.
