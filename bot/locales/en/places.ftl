# A table whose place cannot be reached, and a hand that does not arrive.
held-title = ⏸️ **{ $game }** · table { $table } is paused
held-rights = In { $channel } I am missing { $rights }. Somebody who manages that channel’s permissions can grant it; then the table goes on by itself.
held-thread-locked = The thread { $channel } is locked. Somebody who may manage threads can unlock it; then the table goes on by itself.
held-channel-gone = Its channel was deleted. Any player of this table can take it elsewhere: `/table move` with `table:` { $table } in the channel where it shall go on.
held-server-gone = I am no longer in its server. Somebody who manages the server can invite me again; then the table goes on by itself.
held-unreachable = Discord does not let me write in { $channel }. I keep trying; any player of this table can take it elsewhere with `/table move` and `table:` { $table }.
held-until = Nothing is lost: every card stays where it is. If it cannot go on before then, the table is closed { $until } and kept in the record.
dm-closed-note = { $user } – I can’t reach you by direct message. Press *My hand* at table { $table } to see your cards.
moved = Table { $table } stands here now.
command-move = move
command-move-about = Take a table into this channel
no-held = Table { $table } is paused for now. *My hand* says why, and nothing is lost.
no-other-server = Table { $table } belongs to another server and cannot be moved here.
