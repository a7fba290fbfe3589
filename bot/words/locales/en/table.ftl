# The table while a game is on.
table-title = **{ $game }** · table { $table } · deal { $deal }
table-title-of = **{ $game }** · table { $table } · { $deal }
contract = { $trump ->
    [yes] Trump: { $contract }
   *[no] { $contract }
 }
contract-by = { $trump ->
    [yes] Trump: { $contract } (called by { $maker })
   *[no] { $contract } (called by { $maker })
 }
sits-out = { $who } { $count ->
    [one] sits out
   *[other] sit out
 }
turned-up-is = Turned up: { $card }
trick-now = Trick: { $played } (winning: { $holder })
trick-last = Last trick: { $played } (won by { $holder })
trick-before = The trick before: { $played } (won by { $holder })
last-trick = Last trick
no-last-trick = No trick has been played in this deal yet.
nothing-yet = Nothing has happened in this deal yet.
labelled = { $label }: { $text }
turn-of = { $who }: { $phase }
turn-whose = { $who }’s turn
turn-deck = The cards are being dealt…
turn-none = The deal is over.
turn-over = The game is over.
your-turn = **Your turn:** { $phase }
score-of = { $side }: { $score }{ $tricks ->
    [0] {""}
    [one] {" "}(1 trick)
   *[other] {" "}({ $tricks } tricks)
 }
score-to = · to { $target }
score-deal = { $deals ->
    [one] one deal
   *[other] deal { $deal } of { $deals }
 }
pile-up = turned up
up-turned-down = turned down
pile-stock = stock
pile-away = discarded
dealer-is = Dealer: { $who }
pile-is = { $pile }: { $count }
shown-is = { $who } shows { $cards } – { $what }
badge-dealer = Dealer
badge-maker = Maker
badge-partner = Partner
badge-alone = Alone
tag-bid = Bid { $value }
tag-meld = Meld { $points }
tag-points = { $points } { $points ->
    [one] pt
   *[other] pts
 }
tags-of = { $who }: { $tags }
deal-so-far = This deal so far: { $said }
in-brackets = ({ $text })
way-bid = { $who }, bid { $value }
way-call = { $who }, called
way-order = { $who }, { $dealer ->
    [yes] as dealer
   *[no] ordered up
 }
you = You
sealed = sealed: { $commitment }…
unsealed = opened: { $seed }…
seed-promised = -# Fair-shuffle code (see `/knave verify`): `{ $commitment }`
seed-revealed = -# Shuffle seed (see `/knave verify`): `{ $seed }`
event-seed-renewed = 🔀 This bot was restored from a backup: from the next deal on the cards come from a new shuffle seed. Its fair-shuffle code: `{ $commitment }`
sheet-title = **{ $game }** · table { $table } · score sheet
sheet-empty = { $title }
    Nothing scored yet.
sheet-deal = Deal
sheet-line = Line
sheet-total = Total
sheet-target = to { $target }
sheet-lowest = { $target ->
    [0] fewest points win
   *[other] ends at { $target }, fewest points win
 }
sheet-until = 1–{ $deal }
sheet-running = { $deal }, so far
sheet-order = Deal: { $sides }
sheet-order-lines = Line: { $sides }
sheet-winners = Winner: { $winners }
sheet-row = { $deal }: { $gains }
sheet-now = Now: { $scores }
hand-title = **{ $game }** · table { $table } · { $place }
hand-is = Your hand: { $cards }
hand-may = You may play { $cards }
hand-choice = You may choose { $cards }
hand-chosen = Chosen: { $cards }
really = ⚠️ **{ $action }** – are you sure?
auction = Calls – { $course }
auction-word = { $who }: { $word }
said-pass = Pass
place-in = { $channel } ({ $server }) · [to the table]({ $link })

phase-playing = play a card
phase-dealing = the cards are being dealt
phase-over = the game is over
ask-lead = lead any card
ask-any = play any card
ask-bid = { $also ->
    [pass] bid at least { $bid } or pass
    [nothing] bid { $bid }
   *[higher] bid at least { $bid }
 }
ask-pick = { $phase } ({ $exact ->
    [yes] { $chosen } of { $most }
   *[no] { $chosen } chosen
 })
duty-must-follow = follow { $suit }
duty-must-follow-or-trump = follow { $suit } or trump
duty-must-follow-or-overtrump = follow { $suit } or overtrump { $best }
duty-must-beat = follow { $suit } and beat { $best }
duty-must-overtrump = overtrump { $best }
duty-must-trump = play a trump
duty-undertrump = play anything but a lower trump
duty-not-broken = lead anything but { $suit }
duty-must-lead-trump = lead a trump

event-dealt = { $dealer } deals.
event-your-hand = You are dealt { $cards }.
event-played = { $who } plays { $card }.
event-trick-won = { $who } takes the trick.
event-takes-jacks = { $who } must take { $cards }.
event-scored = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, now { $total }.
event-game-over = **{ $winners } { $winners_count ->
    [one] wins
   *[other] win
 } the game!**
event-game-drawn = **A draw between { $winners }!**
event-passed = { $who } passes.
event-gave = { $who } gives { $count ->
    [one] a card
   *[other] { $count } cards
 } to { $receiver }.
event-you-gave = You give { $cards } to { $receiver }.
event-you-got = { $giver } gives you { $cards }.

action-pass = Pass
action-no = No
action-bid = Bid { $value }
action-give = Give { $cards }
action-discard = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
 }
result-target = { $target } points reached
result-deals-played = { $count ->
    [one] one deal played
   *[other] all { $count } deals played
 }
event-all-passed = Everyone passed, so the cards were thrown in.
fact-jacks-taken = { $who } took { $cards }
fact-trumps-played = { $count ->
    [0] {""}
   *[other] Trumps played: { $count } of { $total }
 }
button-details = Details
details-course = **This deal so far**
