# A table whose place cannot be reached, and a hand that does not arrive.
held-title = ⏸️ **{ $game }** · table { $table } is on hold
held-rights = I need { $rights } in { $channel }. Someone who manages the permissions of { $home } can allow it; the table then continues by itself.
held-thread-locked = The thread { $channel } is locked. Someone with *Manage Threads* can unlock it; the table then continues by itself.
held-not-in-thread = Someone took me out of the private thread { $channel }. Mention me in it to add me again; the table then continues by itself.
held-timed-out = A moderator has timed me out in this server. Someone who may do that can also end it; the table then continues by itself.
held-edits-little = { $channel } has become an announcement channel, where Discord lets me edit my messages only a few times an hour. Any player can move the table: use `/table move` with `table:` { $table } in another channel, or in a thread of this one.
held-channel-gone = Its channel was deleted. Any player can move it: use `/table move` with `table:` { $table } in the channel where you want to continue.
held-server-gone = I’m no longer in its server. Someone with *Manage Server* can invite me again; the table then continues by itself.
held-unreachable = Discord won’t let me post in { $channel }. I keep trying; any player can move the table with `/table move` and `table:` { $table }.
held-until = Nothing is lost. If the table can’t continue by then, it closes { $until } and stays in the history.
dm-closed-note = { $user } – I can’t DM you. Press *My hand* at table { $table } to see your cards.
moved = Table { $table } is here now.
command-move = move
command-move-about = Move a table to this channel
no-held = Table { $table } is on hold. *My hand* says why; nothing is lost.
no-other-server = Table { $table } belongs to another server, so it can’t be moved here.

# What admins allow
limits-title = **Where tables can be opened, and how many**
limits-anywhere = Tables can be opened in any channel.
limits-channels = Tables can be opened in { $channels }.
limits-channels-lack = ⚠️ No table can be opened in { $channels } yet: I’d need { $rights } there.
limits-channels-gone = The channels chosen for tables have been deleted: choose others below, or none for any channel.
limits-server = { $count ->
    [0] No limit on tables in this server
    [one] One table in this server
   *[other] { $count } tables in this server
 }
limits-host = { $count ->
    [0] No limit on tables per host
    [one] One table per host
   *[other] { $count } tables per host
 }
limits-person = { $count ->
    [0] No limit on tables per player
    [one] One table per player
   *[other] { $count } tables per player
 }
limits-pings = Players who want it are pinged in the channel when a game starts or waits for them
limits-no-pings = Nobody is pinged in channels
button-limits = Limits & pings…
menu-limit-channels = Allowed channels (none: all)
menu-limit-server = Tables in this server
menu-limit-person = Tables per player
menu-limit-host = Tables per host
button-pings-no = No pings in channels
button-pings-yes = Pings in channels
no-server-busy = { $count ->
    [one] This server allows one table at a time.
   *[other] This server allows { $count } tables at a time.
 }
no-person-busy = { $count ->
    [one] In this server you can sit at only one table at a time, and you already do.
   *[other] In this server you can sit at only { $count } tables at a time, and you already do.
 }
no-host-busy = { $count ->
    [one] In this server you can host only one table at a time, and you already do. End it first, or make someone else host.
   *[other] In this server you can host only { $count } tables at a time, and you already do. End one first, or make someone else host.
 }
no-not-here-allowed = In this server tables can only be opened in { $channels }.
no-not-here-allowed-unseen = In this server tables can only be opened in channels that its admins have chosen, and you can’t see any of them. Ask an admin to let you in, or to choose another in `/server-settings`.
no-no-channel-left = The channels chosen for tables in this server have been deleted. An admin can choose others in `/server-settings`.

# How the bot is
command-doctor = doctor
command-doctor-about = Check permissions and health: what works, what doesn’t, how to fix it
command-about = about
command-about-about = About this bot: version, stored data, contact
doctor-title = **How I’m doing**
doctor-well = 🟢 { $text }
plain-doctor-well = OK: { $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = Problem: { $text }
doctor-place = In { $channel } I have every permission I need.
doctor-place-closed = Tables can’t be opened in { $channel }: other channels are chosen in `/server-settings`.
doctor-place-threads = For tournaments and tables in threads I’d also need { $rights } in { $channel }.
doctor-chosen-gone = A channel chosen for tables or final standings has been deleted.
doctor-chosen-choose = Choose another in `/server-settings`.
doctor-place-lacks = In { $channel } I need { $rights }.
doctor-place-grant = Someone who manages the permissions of { $channel } can allow it: channel settings, *Permissions*, my role.
doctor-place-locked = The thread { $channel } is locked.
doctor-place-private = I’m not in the private thread { $channel }.
doctor-place-add = To play there, mention { $bot } in it: that adds me.
doctor-timed-out = A moderator has timed me out in this server, so I can’t post anywhere in it.
doctor-timed-out-end = Someone who may time members out can also end it: right-click on my name.
doctor-place-unlock = Someone with *Manage Threads* can unlock it.
doctor-letters = { $count ->
    [0] No player is waiting for a hand.
    [one] I can DM the one player at an open table.
   *[other] I can DM all { $count } players at open tables.
 }
doctor-letters-missed = I can’t DM { $count } of { $of } players at open tables.
doctor-letters-open = They can play with *My hand*. Or they can allow direct messages from this server’s members and then choose again in `/knave settings` where their hand is sent.
doctor-letters-paused = Discord isn’t letting me open new direct messages: I’ll try again in { $count ->
    [one] a minute.
   *[other] { $count } minutes.
  }
doctor-letters-wait = Nothing to do here: until then, players can press *My hand*. If it happens again, my operator can find Discord’s reason in the log.
doctor-emoji = { $count } of { $of } card emoji are uploaded.
doctor-emoji-upload = My operator can upload the rest with *knave emoji*. Until then cards are shown as text.
doctor-emoji-unknown = Discord won’t tell me which emoji I have: { $error }
doctor-emoji-later = Until it does, cards are shown as text. Nothing to do.
doctor-database = The database is fine ({ $size } MiB).
doctor-database-broken = The database is damaged ({ $size } MiB): { $fault }
doctor-database-restore = My operator needs to stop the bot, keep a copy of the file, and restore the newest backup.
doctor-database-away = I can’t reach my database at the moment.
doctor-database-log = This usually passes by itself. If it doesn’t, my operator finds the reason in my log.
doctor-database-unusable = I can’t use my database.
doctor-places-more = Not checked: { $count ->
    [one] 1 more channel
   *[other] { $count } more channels
 }.
doctor-tables = { $count ->
    [one] One table is open here,
   *[other] { $count } tables are open here,
 } { $of } everywhere.
doctor-table-held = Table { $table } is on hold.
doctor-table-waits = It continues by itself once I can post in { $channel }: what’s missing there is below.
doctor-restart = Last started { $when }.
restarting-line = 🔄 The bot is restarting. All timers are stopped; the game continues in a moment.
doctor-latency = Discord answers in { $count } ms.
doctor-latency-slow = Discord is far away or busy right now. If that lasts, my operator can check the machine’s network.
doctor-processes = Processes: { $count }. { $lines }
doctor-processes-idle = Some shards are run by nobody: start as many processes as KNAVE_PROCESSES says.
doctor-refused = Discord refused { $count ->
        [0] no requests
        [one] { $count } request
       *[other] { $count } requests
    } in the last ten minutes.
doctor-refused-many = At 10,000 Discord bans the whole address. Usually a permission is missing, or a table is in a channel where I can’t post; the log says which requests are refused.
doctor-stopped = Discord refused { $count } requests within ten minutes. Until { $when } I only answer buttons and commands; tables and hands catch up then.
doctor-banned = Discord has banned this address for sending too much. Until { $when } I can’t send anything.
doctor-banned-wait = It ends by itself. My operator can check whether another program uses the same address, and should not restart me before then.
about-title = **Knave { $version }** · trick-taking games where the jack rules
about-stored = I store tables and their cards, results, and the settings of players and servers, so that games survive a restart and can be checked. I never read messages. Nothing is sent anywhere except to Discord.
about-robots = Robots: *easy* plays by rules of thumb; before each choice *normal* imagines up to { $normal } deals, *hard* up to { $hard }. They see no more than a player does. `/knave rules` says what that is worth in each game.
about-privacy = Privacy policy: <{ $url }>
about-privacy-missing = Privacy policy: missing. This bot’s operator hasn’t published one yet; `/privacy show` says what is stored about you.
about-terms = Terms of service: <{ $url }>
about-terms-missing = Terms of service: missing. This bot’s operator hasn’t published any yet.
about-contact = Questions and bug reports: { $contact }
about-source = Free software under the MIT licence. Source: { $source }
about-licence = Free software under the MIT licence. This bot’s operator can tell you where to find its source.
