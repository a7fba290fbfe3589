# Refusals: always the reason, in one sentence.
why-not-your-turn = It’s not your turn. The table is waiting for { $turn }.
why-game-over = The game is over.
why-being-dealt = The cards are still being dealt.
why-not-in-hand = You don’t hold { $card }.
why-not-now = You can’t do that now. Right now: { $phase }.
why-must-follow = You must follow suit ({ $suit }): you hold { $binding }, so you can’t play { $card }.
why-must-follow-bower = You must follow suit ({ $suit }): your { $binding } counts as { $suit }, so you can’t play { $card }.
why-bower-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } is the left bower and counts as { $trump }.
why-card-is-trump = You must follow suit ({ $suit }) with { $binding }: { $card } counts as a trump.
why-must-follow-or-trump = You must follow suit ({ $suit }) or play a trump: you hold { $binding }, so you can’t play { $card }.
why-must-follow-or-overtrump = You can follow with { $binding }, so { $card } is too low a trump: { $best } is on the table, and undertrumping isn’t allowed.
why-not-broken = You may not lead { $suit } yet: nobody has played any. Lead another suit, such as { $binding }.
why-must-lead-trump = You must lead a trump: you hold { $binding }, so you can’t lead { $card }.
why-wrong-count = { $exact ->
    [yes] Choose exactly { $least } { $least ->
        [one] card
       *[other] cards
    }, not { $count }.
   *[no] Choose { $least } to { $most } cards, not { $count }.
 }
why-option-value = { $option } can’t be “{ $value }”. Possible: { $values }.
why-option-name = There’s no rule called { $option }.
why-option-clash = That choice for “{ $option }” would make the game unplayable: change another rule first.
why-table-size = These rules don’t work for { $players } players. Possible: { $allowed }.
why-not-a-deal = That isn’t a deal.
why-misdealt-counts = The hands don’t have the right number of cards.
why-misdealt-cards = The cards dealt don’t match the pack.

no-host-only = Only the host of the table can do that.
no-host-or-moderator = Only the host or someone with *Manage Messages* can end the table.
no-unknown-game = There’s no game called “{ $game }”.
no-unknown-preset = There’s no rule set called “{ $preset }”.
no-unknown-level = Robots can be easy, normal or hard, not “{ $level }”.
no-already-here = You’re already at this table.
no-not-here = You’re not at this table.
no-table-full = All { $players } seats are taken.
no-no-robot = There’s no robot here.
no-no-such-chair = There’s no such seat.
no-table-size = These rules don’t work for { $players } players. Possible: { $allowed }.
no-too-many-people = More than { $players } people are seated here, so someone has to leave first.
no-chairs-empty = { $count ->
    [one] One seat is still free: add a robot, or wait for someone.
   *[other] { $count } seats are still free: add robots, or wait for someone.
 }
no-outdated = That button is out of date. Here’s how things stand now.
no-press-again = I took too long over that. Please press the button again.
no-too-fast = That was a bit fast for me. Wait a few seconds, then go on: nothing is lost.
no-look-again = That takes a while to look up. Please try again in a minute.
no-unknown-command = This command changed when the bot was updated. Close Discord’s command list and type it again.
no-restarting = One moment, I’m restarting. Nothing is lost: press again in a few seconds.
no-moving = One moment, this table is moving to another computer of mine. Nothing is lost: press again in a few seconds.
no-not-a-number = “{ $bid }” isn’t a bid: type a number.
no-no-such-action = I don’t know “{ $action }” here. Pick from the list that opens while you type.
no-no-passing = Nobody passes in this game.
no-no-bidding = There’s no bidding by numbers in this game.
no-nobody-here = Nobody has sat down yet. Press *Join* first.
no-already-begun = The game has already started.
no-not-begun = The game hasn’t started yet.
no-game-is-over = The game is over.
no-table-closed = This table is closed.
no-too-busy = Too much is waiting at this table right now. Try again in a moment.
no-no-table = That table no longer exists.
no-no-table-here = There’s no table in this channel. Open one with `/table open`.
no-channel-busy = { $count ->
    [one] There’s already a table in this channel: table { $table }.
   *[other] This channel already has { $count } tables, the maximum.
 }
no-admin-only = You need the *Manage Server* permission to change that.
no-panel-too-old = This page is out of date. Please open it again with `/server-settings`.
no-no-thread-here = A thread can only be opened in a text channel.
no-not-in-thread = I’m not in this private thread, so my messages can’t reach it. Mention { $bot } here to add me, then try again.
no-edits-little = Discord lets me edit my messages in { $channel } only a few times an hour, because it is an announcement channel. Use another channel, or a thread of this one.
no-too-many-threads = This server has as many active threads as Discord allows. Archive some, or open the table in the channel itself.
no-threads-too-fast = You’ve just opened several threads. Please wait a minute.
no-no-game-of-yours = You’re not in a running game.
no-which-table = You’re at more than one table. Say which with `table:`.
no-which-table-hosted = You host more than one table. Say which with `/seat reserve` and `table:`.
no-server-only = Tables live in server channels: please use this in a server.
no-not-invited = Tables need me in this server, and I’m not a member. Someone with *Manage Server* can invite me: <{ $link }>. Until then, `/practice` works everywhere.
no-missing-rights = I can’t play here: I need { $rights } in { $channel }. Someone who manages the permissions of { $home } can allow it.
no-timed-out = I can’t play here: a moderator has timed me out in this server. Someone who may do that can also end it.
no-thread-locked = The thread { $channel } is locked, so I can’t play in it. Someone with *Manage Threads* can unlock it.
no-failed = Something went wrong on my side. Nothing is lost; please try again.
no-stopped = Discord is only letting me answer right now, so I couldn’t do all of that. Try again in a few minutes.
no-storage = I can’t write to my disk right now, so nothing was done. Please try again in a moment.
half-stored = I can’t write to my disk right now. Part of what you asked for is done, and the rest may be missing: check before you try again.
no-forged = That button doesn’t belong to this table.
