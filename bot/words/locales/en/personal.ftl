# One’s own tables, blocked people, wishes to be told, and practice.
mytables-title = **Your open tables**
mytables-none = You’re not at any open table.
mytables-evenings = **Game nights you’re coming to**
mytables-evening = **{ $game }** · <t:{ $at }:F> · { $place }
mytables-joined = **Tournaments and duplicate sets you’ve joined**
mytables-joined-line = **{ $name }** · { $place }
mytables-line = **{ $game }** · table { $table } · { $place }
mytables-held = ⏸️ on hold: I can’t reach its channel · { $since }
mytables-lobby = in the lobby: { $count } of { $of } seats taken · { $since }
mytables-paused = ⏸️ paused · { $since }
mytables-your-turn = ▶️ **your turn** · { $since }
mytables-turn = { $who } to play · { $since }
mytables-hand = Hand of table { $table }
mytables-leave = Leave table { $table }
mytables-menu-hand = Show my hand at…
mytables-menu-leave = Leave…
mytables-item = { $game } · table { $table }
blocked-none = You haven’t blocked anyone. `/block` stops someone from joining tables you host, in every server.
blocked-list = Blocked: { $who }. They can’t join tables you host, and aren’t told.
blocked-now = { $who } can’t join tables you host any more, in any server, and isn’t told. A seat they already have stays theirs. `/blocked` shows everyone you’ve blocked.
menu-unblock = Unblock…
wanted-button = Notify me here
wanted-list-button = My alerts
wanted-title = **Your table alerts:**
wanted-none = You have no table alerts. Use `/notify` with a game, in the server you mean.
wanted-line = { $game } in { $server }
menu-unwant = Remove an alert…
wanted-now = I’ll DM you when a { $game } table opens here: at most every ten minutes, and never in your quiet hours. Do the same again to stop.
wanted-no-more = OK, no more alerts for { $game } here.
wanted-letter = { $who } has opened a table: **{ $game }** in { $place }.
wanted-given-up = I wanted to tell you about new tables, but my direct messages failed three times in a row, so I’ve stopped. Once you can get them again, `/notify` turns alerts back on.
place-practice = your direct messages · [to the table]({ $link })
place-alone = practice
practice-open = **{ $game }**: your practice table is in { $place }
no-practice-on = You already have a practice table in { $place }. Finish it or end it first.
no-practice-closed-dm = I can’t DM you, and that’s where practice tables are. Allow direct messages (in this server’s *Privacy Settings*), or open a table in a channel with `/table open`.
no-practice-no-dm = Discord isn’t letting me open new direct messages right now. Try again in { $count ->
    [one] a minute,
   *[other] { $count } minutes,
  } or open a table in a channel with `/table open`.
settings-people = -# People you’ve blocked: `/blocked` · table alerts: `/notify`

command-mytables = my-tables
command-mytables-about = Your open tables in all servers, and whose turn it is
command-block = block
command-block-about = Stop someone from joining tables you host
menu-block = Block
command-blocked = blocked
command-blocked-about = See and unblock the people you’ve blocked
command-tell = notify
command-tell-about = Get a DM when a table of a game opens here (run again to stop)
parameter-tell-game-about = Which game (empty: show your alerts)
command-practice = practice
command-practice-about = Practise right away against robots, in your DMs

# What now?
command-help = help
command-help-about = What you can do next, here and at your tables
parameter-search = search
parameter-search-about = A command you’re looking for, by any name or word
help-found = • { $name } – { $about }
help-found-former = • { $name } – { $about } (was { $former })
no-no-such-command = No command matches “{ $search }”. Try another word, or `/help` alone.
# What commands were called before: /help finds them by these names, too.
formerly-keep = seat keep
formerly-keep-rules = server-rules keep
formerly-lock = seat lock
formerly-mytables = mytables
formerly-privacy-export = privacy export
formerly-privacy-forget = privacy forget
formerly-replay = replay
formerly-rest = rest
formerly-say = say
formerly-score = score
formerly-tell = tell-me
formerly-usual = server-rules usual
guide-title = **What now?**
guide-playing = `/card hand` shows your cards, with a button for everything you can do. *Menu* at the table has the rest.
guide-hosting = You’re the host: press *Start* when every seat is taken. Robots can fill the free ones.
guide-waiting = The host starts the game when every seat is taken. { $place ->
    [here] *My hand* on the table then shows your cards.
   *[dm] Your cards then come by themselves.
 }
guide-join = Table { $table } has a free seat: **{ $game }**. Use `/table join`.
guide-open = `/table open` opens a table here for others to join. `/practice` deals at once, against robots.
guide-letters = `/practice` deals at once, for you and robots. To play with others, open a table in a channel of a server: `/table open`.
guide-uninvited = `/practice` deals at once, for you and robots. To play with others, this server has to add me: someone with *Manage Server* can [invite me](<{ $link }>).
guide-rules = `/knave rules` teaches each game, from its goal to its scoring.
guide-more = `/knave settings`: language, cards, emoji, turn alerts · `/knave history`: finished games · `/privacy`: your data · `/knave about`: this bot
guide-admins = **You manage this server:** `/server-settings` (channels, limits, leaderboards) · `/server-rules` (your own rules) · `/doctor` (what works, what doesn’t)
