# How a deal and a game end, and showing it to everybody.
deal-side = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 } · **now { $total }**
deal-side-last = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# The next deal starts with *Next deal*, or { $when } at the latest.
deal-alt = { $game }, result of deal { $deal }
button-next-deal = Next deal
button-last-deal = Last deal
victory-title = **{ $game }** · table { $table } · game over
victory-headline = { $winners } { $count ->
    [one] wins!
   *[other] win!
 }
victory-draw = A draw!
victory-draw-between = A draw between { $winners }!
victory-ratings = Rating
victory-rating = { $who } { $rating } ({ $gain })
ended-title = { $game } · table { $table }
victory-ended = Ended early
victory-unscored = Nothing is scored
short-NT = NT
button-show = Show everyone
show-line = **{ $who }** shows:
show-done = Everyone can see it now in { $place }.
no-show-nowhere = There’s no one here to show it to. Press the button in a server’s channel.
no-show-elsewhere = This belongs to another server. It can only be shown there.
no-show-private = This was played in a private thread. It can only be shown there.
no-show-may-not = You can’t post in { $channel }, so I can’t show anything there for you.
no-show-not-over = You can only show what’s over. This is still going on.
no-show-too-fast = You’ve just shown a few things. Please wait a minute.
no-show-failed = Discord didn’t let me post in { $channel }. Nothing was shown.
