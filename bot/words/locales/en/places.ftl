# A table whose place cannot be reached, and a hand that does not arrive.
held-title = ⏸️ **{ $game }** · table { $table } is paused
held-rights = In { $channel } I am missing { $rights }. Someone who manages that channel’s permissions can grant it; then the table goes on by itself.
held-thread-locked = The thread { $channel } is locked. Someone who may manage threads can unlock it; then the table goes on by itself.
held-channel-gone = Its channel was deleted. Any player of this table can take it elsewhere: `/table move` with `table:` { $table } in the channel where you want to go on.
held-server-gone = I am no longer in its server. Someone who manages the server can invite me again; then the table goes on by itself.
held-unreachable = Discord does not let me write in { $channel }. I keep trying; any player of this table can take it elsewhere with `/table move` and `table:` { $table }.
held-until = Nothing is lost: every card stays where it is. If it cannot go on before then, the table is closed { $until } and kept in the record.
dm-closed-note = { $user } – I can’t reach you by direct message. Press *My hand* at table { $table } to see your cards.
moved = Table { $table } stands here now.
command-move = move
command-move-about = Take a table into this channel
no-held = Table { $table } is paused for now. *My hand* says why, and nothing is lost.
no-other-server = Table { $table } belongs to another server and cannot be moved here.

# What admins allow
limits-title = **Where tables may stand, and how many**
limits-anywhere = Tables may be opened in every channel.
limits-channels = Tables may be opened in { $channels }.
limits-server = { $count ->
    [0] Any number of tables in this server
    [one] One table in this server
   *[other] { $count } tables in this server
 }
limits-host = { $count ->
    [0] A person may host any number of tables
    [one] A person may host one table
   *[other] A person may host { $count } tables
 }
limits-person = { $count ->
    [0] A person may sit at any number of tables
    [one] A person may sit at one table
   *[other] A person may sit at { $count } tables
 }
limits-pings = People may be mentioned in the channel when a game begins or waits for them
limits-no-pings = Nobody is mentioned in a channel
button-limits = Limits and mentions…
menu-limit-channels = Only in these channels (none chosen: everywhere)
menu-limit-server = Tables in this server
menu-limit-person = Tables one person sits at
menu-limit-host = Tables one person hosts
button-pings-no = No mentions in channels
button-pings-yes = Allow mentions in channels
no-server-busy = { $count ->
    [one] This server allows one table at a time.
   *[other] This server allows { $count } tables at a time.
 }
no-person-busy = { $count ->
    [one] In this server one may sit at one table at a time, and you do.
   *[other] In this server one may sit at { $count } tables at a time, and you do.
 }
no-host-busy = { $count ->
    [one] In this server one person may host one table at a time, and you do. End it first, or let someone else be host.
   *[other] In this server one person may host { $count } tables at a time, and you do. End one first, or let someone else be host.
 }
no-not-here-allowed = In this server tables stand in { $channels }.

# How the bot is
command-doctor = doctor
command-doctor-about = What is well with this bot, what is not, and what helps
command-about = about
command-about-about = Which program this is, what it keeps, and where to turn to
doctor-title = **How I am doing**
doctor-well = 🟢 { $text }
plain-doctor-well = All right: { $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = Fault: { $text }
doctor-place = In { $channel } I have every right I need.
doctor-place-lacks = In { $channel } I am missing { $rights }.
doctor-place-grant = Someone who manages the permissions of { $channel }: channel settings, *Permissions*, my role.
doctor-place-locked = The thread { $channel } is locked.
doctor-place-unlock = Someone who may manage threads can unlock it.
doctor-letters = { $count ->
    [0] Nobody is waiting for a hand.
    [one] The one player at an open table can be reached by direct message.
   *[other] All { $count } players at open tables can be reached by direct message.
 }
doctor-letters-missed = { $count } of { $of } players at open tables cannot be reached by direct message.
doctor-letters-open = They play by *My hand*. Or they allow direct messages from this server’s members, and choose once more in `/settings` where their hand comes.
doctor-letters-paused = Discord does not let me open new direct messages: I try again in { $count ->
    [one] a minute.
   *[other] { $count } minutes.
  }
doctor-letters-wait = Nothing needs doing here: hands are found by *My hand* meanwhile. If it comes back, my operator can find Discord’s reason in the log.
doctor-emoji = { $count } of { $of } card emoji are uploaded.
doctor-emoji-upload = My operator can upload the rest with *knave emoji*. Until then cards are shown in letters.
doctor-emoji-unknown = Discord does not tell which emoji I have: { $error }
doctor-emoji-later = Cards are shown in letters until it does. Nothing needs doing.
doctor-database = The database is whole ({ $size } MiB).
doctor-database-broken = The database is damaged ({ $size } MiB): { $fault }
doctor-database-restore = My operator needs to stop the bot, keep a copy of the file, and restore the newest backup.
doctor-tables = { $count ->
    [one] One table is open here,
   *[other] { $count } tables are open here,
 } { $of } everywhere.
doctor-table-held = Table { $table } is paused.
doctor-restart = Last started { $when }.
restarting-line = 🔄 The bot is restarting. No clock runs, and everything goes on in a moment.
doctor-latency = Discord answers in { $count } ms.
doctor-latency-slow = It is far away or busy just now. If that lasts, my operator can check the machine’s network.
doctor-refused = Discord refused { $count ->
        [0] no request
        [one] { $count } request
       *[other] { $count } requests
    } in the last ten minutes.
doctor-refused-many = At 10,000 Discord bans the whole address. Usually a right is missing, or a table stands where nobody may write; the log says which requests are refused.
doctor-stopped = Discord refused { $count } requests within ten minutes. Until { $when } I only answer what is pressed; tables and hands follow then.
doctor-banned = Discord has banned this address for sending too much. Until { $when } nothing can be sent.
doctor-banned-wait = It passes by itself. My operator can check whether another program uses the same address, and should not restart me before then.
about-title = **Knave { $version }** · trick-taking games of the jack
about-stored = I keep tables and their cards, results, and what people and servers have chosen, so that games go on after a restart and can be checked. I never read messages. Nothing is sent anywhere but to Discord.
about-robots = Robots: *easy* plays its cards by rules of thumb; before a choice *normal* imagines up to { $normal } deals, *hard* up to { $hard }. They see no more than a player does. `/rules` says what that is worth in each game.
about-privacy = Privacy policy: <{ $url }>
about-privacy-missing = Privacy policy: missing. The operator of this bot has not published one yet; `/privacy show` says what is stored about you.
about-terms = Terms of service: <{ $url }>
about-terms-missing = Terms of service: missing. The operator of this bot has not published any yet.
about-contact = Questions and faults: { $contact }
about-source = Free software under the MIT licence. Source: { $source }
about-licence = Free software under the MIT licence. The operator of this bot can tell you where its source is.
