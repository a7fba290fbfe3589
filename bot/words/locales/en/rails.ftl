# Watching a table, and the thread in which finished deals stand.
command-watch = watch
command-watch-about = Watch a table from above, only for you: the picture follows the play
watch-follows = -# 👁 Follows the play until <t:{ $at }:t>. *{ button-watch-on }* extends it.
plain-watch-follows = -# Follows the play until <t:{ $at }:t>. *{ button-watch-on }* extends it.
button-watch-on = Keep watching
button-watch-off = Stop watching
watch-off = You’re no longer watching table { $table }.
no-watch-full = { $count } people are watching this table already. Everyone sees it in the channel.
rail-title = { $game } · table { $table } · deal { $deal }
rail-thread = { $game } · table { $table } · the rail
rail-is = **Rail (for spectators):** { $rail }
rail-closed = closed – nothing is shown before the game is over
rail-open = open – each finished deal goes into a thread, with all hands
menu-rail = Rail (for spectators)
fact-rail = open rail
no-rail-nowhere = There’s no rail here: it needs a table in a server’s text channel, not a private one, with deals that nobody else is still to play.
