# One’s own tables, blocked people, wishes to be told, and practice.
mytables-title = **Your open tables**
mytables-none = You don’t sit at any open table.
mytables-line = **{ $game }** · table { $table } · { $place }
mytables-held = ⏸️ waits because of its place · { $since }
mytables-lobby = in the lobby: { $count } of { $of } chairs taken · { $since }
mytables-paused = ⏸️ pause · { $since }
mytables-your-turn = ▶️ **your turn** · { $since }
mytables-turn = { $who } to play · { $since }
mytables-hand = Hand of table { $table }
mytables-leave = Leave table { $table }
mytables-menu-hand = Show the hand of…
mytables-menu-leave = Leave…
mytables-item = { $game } · table { $table }
blocked-none = You have blocked nobody. `/block` keeps someone from sitting down at tables you host, in every server.
blocked-list = Blocked: { $who }. They cannot sit down at tables you host, and are not told so.
blocked-now = { $who } cannot sit down any more at tables you host, in any server, and is not told. A seat that is taken already stays so. `/blocked` shows everyone you have blocked.
menu-unblock = Unblock…
wanted-button = Tell me about new tables
wanted-list-button = Tables I am told about
wanted-title = **New tables you are told about:**
wanted-none = You are told about no new tables. `/tell-me` with a game changes that, in the server in question.
wanted-line = { $game } in { $server }
menu-unwant = Stop telling me about…
wanted-now = I’ll write to you when a table of { $game } opens here: at most every ten minutes, and not in your quiet hours. The same again takes it back.
wanted-no-more = I’ll no longer tell you about tables of { $game } here.
wanted-letter = { $who } has opened a table: **{ $game }** in { $place }.
wanted-given-up = I wanted to tell you about new tables, but my direct messages did not reach you three times in a row, so I have stopped. Once they can reach you, `/tell-me` starts it again.
place-practice = your direct messages · [to the table]({ $link })
practice-open = **{ $game }**: your practice table is in { $place }
no-practice-on = You have a practice table already: { $place }. Play it to the end, or end it first.
no-practice-closed-dm = I can’t send you direct messages, and that is where a practice table would be. Allow them (in this server’s *Privacy Settings*), or open a table in a channel with `/table open`.
no-practice-no-dm = Discord does not let me open new direct messages just now. Try again in { $count ->
    [one] a minute,
   *[other] { $count } minutes,
  } or open a table in a channel with `/table open`.
settings-people = -# Blocked people: `/blocked` · news of new tables: `/tell-me`

command-mytables = mytables
command-mytables-about = Your open tables in all servers, and whose turn it is
command-block = block
command-block-about = Keep someone from sitting down at tables you host
menu-block = Block
command-blocked = blocked
command-blocked-about = The people you have blocked, and undoing it
command-tell = tell-me
command-tell-about = Be told when a table of a game opens here; the same again takes it back
parameter-tell-game-about = Which game (none: everything you are told about)
command-practice = practice
command-practice-about = A table in your direct messages, with robots, at once

# What now?
command-help = help
command-help-about = What you can do next, here and at your tables
guide-title = **What now?**
guide-playing = `/hand` shows your cards, with a button for whatever you may do. *Menu* at the table has everything else.
guide-hosting = You are the host: *Start* begins once every chair is taken, and robots can fill the empty ones.
guide-waiting = The host begins once every chair is taken. Your cards then come by themselves.
guide-join = At table { $table } a chair is free: **{ $game }**. `/table join` sits you down.
guide-open = `/table open` opens a table in this channel, for others to join. `/practice` deals at once, for you and robots.
guide-letters = `/practice` deals at once, for you and robots. To play with others, open a table in a channel of a server: `/table open`.
guide-uninvited = `/practice` deals at once, for you and robots. Tables with others need me as a member of this server: someone who manages it can [invite me](<{ $link }>).
guide-rules = `/rules` explains each game from its aim to its scoring.
guide-more = `/settings`: language, cards, emoji, and how you hear of your turn · `/history`: finished games · `/privacy`: your data · `/about`: this bot
guide-admins = You manage this server: `/server-settings` has limits and boards, `/server-rules` your own rules, and `/doctor` says what is not well.
