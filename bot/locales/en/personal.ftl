# One’s own tables, whom one has blocked, what one waits for, and practice.
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
blocked-none = You have blocked nobody. `/block` keeps somebody from sitting down at tables you host, in every server.
blocked-list = Blocked: { $who }. They cannot sit down at tables you host, and are not told so.
blocked-now = { $who } cannot sit down any more at tables you host, in any server, and is not told. A seat that is taken already stays so. `/blocked` shows everybody you have blocked.
menu-unblock = Unblock…
wanted-button = Tell me when a table of this game opens here
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
settings-people = -# Whom you have blocked: `/blocked` · which new tables you are told about: `/tell-me`

command-mytables = mytables
command-mytables-about = Your open tables in all servers, and whose turn it is
command-block = block
command-block-about = Keep somebody from sitting down at tables you host
command-blocked = blocked
command-blocked-about = Whom you have blocked, and undoing it
command-tell = tell-me
command-tell-about = Be told when a table of a game opens here; the same again takes it back
parameter-tell-game-about = Which game (none: everything you are told about)
command-practice = practice
command-practice-about = A table in your direct messages, with robots, at once
