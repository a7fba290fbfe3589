# How a deal and a game end, and showing it to everybody.
deal-side = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 } · **now { $total }**
deal-side-last = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# The next deal begins with *Next deal*, at the latest { $when }.
deal-alt = { $game }, result of deal { $deal }
button-next-deal = Next deal
button-last-deal = Last deal
victory-title = **{ $game }** · table { $table } · game over
victory-headline = { $winners } { $count ->
    [one] wins!
   *[other] win!
 }
victory-draw = A draw!
victory-ratings = Rating
victory-rating = { $who } { $rating } ({ $gain })
ended-title = { $game } · table { $table }
victory-ended = Ended early
victory-unscored = Nothing is scored
short-NT = NT
button-show = Show everybody
show-line = **{ $who }** shows:
show-done = Everybody can see it now in { $place }.
no-show-nowhere = There is nobody here to show it to. Press the button in a server’s channel.
no-show-elsewhere = This belongs to another server. It can only be shown there.
no-show-private = This was played in a private thread. It can only be shown there.
no-show-may-not = You may not write in { $channel }, so nothing can be shown there for you.
no-show-not-over = Only what is over can be shown. This still goes on.
no-show-too-fast = You have shown a few things just now. Please wait a minute.
no-show-failed = Discord did not let me write in { $channel }. Nothing was shown.
