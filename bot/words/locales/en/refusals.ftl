# Refusals: always the reason, in one sentence.
why-not-your-turn = It is not your turn. The table is waiting for { $turn }.
why-game-over = The game is over.
why-being-dealt = The cards are still being dealt.
why-not-in-hand = You don’t hold { $card }.
why-not-now = Not now. The question is: { $phase }.
why-must-follow = You must follow { $suit }: you hold { $binding }, so { $card } may not be played.
why-must-follow-bower = You must follow { $suit }: your { $binding } counts as { $suit }, so { $card } may not be played.
why-bower-is-trump = You must follow { $suit } with { $binding }: { $card } is the left bower and counts as { $trump }.
why-wrong-count = { $exact ->
    [yes] Choose exactly { $least } { $least ->
        [one] card
       *[other] cards
    }, not { $count }.
   *[no] Choose { $least } to { $most } cards, not { $count }.
 }
why-option-value = { $option } cannot be “{ $value }”. Possible: { $values }.
why-option-name = There is no rule called { $option }.
why-option-clash = With this choice of “{ $option }” nobody could play: change another rule first.
why-table-size = These rules don’t work for { $players } players. Possible: { $allowed }.
why-not-a-deal = That is no deal.
why-misdealt-counts = The hands do not have the right number of cards.
why-misdealt-cards = The cards dealt are not those of the pack.

no-host-only = Only the host of the table can do that.
no-host-or-moderator = Only the host, or someone who may manage messages here, can end the table.
no-unknown-game = There is no game called “{ $game }”.
no-unknown-preset = There is no set of rules called “{ $preset }”.
no-unknown-level = Robots play easy, normal or hard, not “{ $level }”.
no-already-here = You already sit at this table.
no-not-here = You don’t sit at this table.
no-table-full = All { $players } chairs are taken.
no-no-robot = No robot sits here.
no-no-such-chair = There is no such chair.
no-table-size = These rules don’t work for { $players } players. Possible: { $allowed }.
no-too-many-people = More than { $players } people sit here, so someone must stand up first.
no-chairs-empty = { $count ->
    [one] One chair is still empty: add a robot, or wait for someone.
   *[other] { $count } chairs are still empty: add robots, or wait for someone.
 }
no-outdated = That button is from an earlier moment. Here is how things stand now.
no-press-again = That took me too long. Please press the button again.
no-too-fast = That was a bit fast for me. Wait a few seconds, then go on: nothing is lost.
no-unknown-command = That command is not what it was: this bot has been updated. Close Discord’s list of commands and type it anew.
no-restarting = One moment, I’m restarting. Nothing is lost: press again in a few seconds.
no-not-a-number = “{ $bid }” is no bid: type a number.
no-no-such-action = “{ $action }” is not something you can do in this game.
no-already-begun = The game has already begun.
no-not-begun = The game has not begun yet.
no-game-is-over = The game is over.
no-table-closed = This table is closed.
no-too-busy = Too much is waiting at this table just now. Try again in a moment.
no-no-table = There is no such table any more.
no-no-table-here = There is no table in this channel. Open one with `/table open`.
no-channel-busy = { $count ->
    [one] There is already a table in this channel: table { $table }.
   *[other] This channel holds { $count } tables already, as many as it may.
 }
no-admin-only = Only someone who may manage this server can change that.
no-panel-too-old = This page is from a while ago. Please open it again with `/server-settings`.
no-no-thread-here = A thread can only be opened in a text channel.
no-too-many-threads = This server has as many active threads as Discord lets it have. Archive some, or open the table in the channel itself.
no-no-game-of-yours = You don’t sit at a table where a game is on.
no-which-table = You sit at more than one table. Say which with `table:`.
no-which-table-hosted = You host more than one table. Say which with `/seat keep` and `table:`.
no-server-only = Tables stand in a server’s channels, so please ask there.
no-not-invited = Tables need me as a member of this server, and I am not one. Someone who manages it can invite me: <{ $link }>. Until then, `/practice` works everywhere.
no-missing-rights = I can’t play here: in { $channel } I am missing { $rights }. Someone who manages this channel’s permissions can grant it.
no-failed = Something went wrong on my side. Nothing is lost; please try again.
no-stopped = Discord takes only answers from me just now, so I could not do all of that. Try again in a few minutes.
no-storage = I can’t write to my disk just now, so nothing was done. Please try again in a moment.
half-stored = I can’t write to my disk just now. Part of what you asked for is done, and the rest may be missing: look before you try again.
no-forged = This table does not know that button.
