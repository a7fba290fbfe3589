# The daily hand.
command-daily = daily
command-daily-about = The same deal for everyone today: play it once and compare
daily-title = **Daily hand · { $date }** · { $game }
daily-name = Daily hand · { $game }
place-daily = Daily hand · { $date }
percent = { $percent }%
daily-of-the-field = of the field beaten
daily-finished = { $count ->
    [one] 1 player has finished it
   *[other] { $count } players have finished it
 }
daily-tricks = { $won } of { $count } tricks won
daily-of-the-day = game of the day
daily-what = { $deals ->
    [one] One deal
   *[other] { $deals } deals
 }, the same for everyone{ $today ->
    [yes] {" "}today
   *[no] {""}
 }, alone with robots ({ $level }) that answer the same play the same way.
daily-once = One attempt counts. Begin before { $until }; stop and carry on as you like.
daily-waits = **Yours has begun.** It waits for you until { $until }.
daily-had = You’ve had your attempt at this one. Tomorrow brings a new deal.
daily-missed = That day is over.
daily-left = You began it and didn’t finish. That day is over.
daily-streak = { $count ->
    [one] one day
   *[other] { $count } days in a row
 }
daily-sealed = -# Sealed before anyone played it: SHA-256 of the seed `{ $commitment }`
daily-tomorrow = -# Tomorrow’s seed is sealed: SHA-256 `{ $commitment }`
daily-opened = -# The seed is open: `{ $seed }`
daily-was-sealed = -# Its SHA-256, shown the day before: `{ $commitment }`
daily-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
daily-beaten = Share of the field beaten: **{ $percent }%** of { $count ->
    [one] 1 other player
   *[other] { $count } other players
 }{ $final ->
    [yes] {""}
   *[no] {" "}so far
 }
daily-beaten-here = On this server: **{ $percent }%** of { $count ->
    [one] 1 other player
   *[other] { $count } other players
 }{ $final ->
    [yes] {""}
   *[no] {" "}so far
 }
daily-alone = { $final ->
    [yes] Nobody else finished it.
   *[no] Nobody else has finished it yet.
 }
daily-field-bid = bid: { $said }
daily-field-card = first card: { $said }
daily-share-of = { $what } { $percent }%
daily-deal = Deal { $deal }, everyone: { $said }
daily-yours = You: { $points }
daily-best = { $final ->
    [yes] Best
   *[no] Best so far
 } ({ $points }): { $moves }
daily-robot = A strong robot in your seat ({ $points }): { $moves }
daily-show-it = -# To show your result, run `/daily` in a server.
daily-there = Your daily hand is in { $place }
daily-done = finished
daily-games-of-the-day = Games of the day
daily-board-title = **Daily hands on { $server }** · { $game } · { $span ->
    [week] week from { $date }
   *[month] month from { $date }
 }
daily-board-line = { $rank }. **{ $name }** { $percent }% · { $days ->
    [one] one day
   *[other] { $days } days
 }
daily-board-empty = Nobody yet. A day counts once it’s over.
daily-board-mine = You: #{ $rank } · { $percent }%
daily-board-about = -# The shares of the field beaten, added up over the days; a tie is half. Everyone who has run `/daily` here is listed.
button-daily-play = Play the daily
button-daily-go-on = Carry on
button-daily-board = Leaderboard
button-daily-before = The day before
button-daily-today = Today
button-daily-all = All dailies
button-daily-week = Week
button-daily-month = Month
button-daily-earlier = Earlier
button-daily-later = Later
menu-daily-game = Another game’s daily
no-no-daily = There’s no daily for that day.
no-daily-closed-dm = I can’t DM you, and that’s where your daily hand is played. Allow direct messages (in this server’s *Privacy Settings*), then press it again.
no-daily-no-dm = Discord isn’t letting me open new direct messages right now. Try again in { $count ->
    [one] a minute
   *[other] { $count } minutes
 }: your attempt is still yours.
no-daily-past = That daily is over. Today’s is in `/daily`.
no-daily-spent = One attempt a day: yours has been played. The next deal comes { $until }.
no-daily-stays = Your daily hand waits for you until the day is over, even if you do something else meanwhile.
no-daily-unfinished = Finish the daily first, then you can show your result.
no-daily-running = This daily is still being played: its replay opens { $until }.
ended-daily = **{ $game }, table { $table }:** the day of this daily is over.
verify-daily = This is the daily of { $date }: its seed was sealed before that day began, at { $sealed } UTC.
verify-daily-late = This is the daily of { $date }; its seed was only sealed on that day, at { $sealed } UTC.
verify-daily-deals = The daily of { $date } has { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }, but { $count } { $count ->
    [one] was
   *[other] were
 } dealt.
privacy-dailies = • **Daily hands** you’ve begun: { $count }. Servers where you’ve asked for one: { $servers }.
why-deal-under-way = The deal isn’t over yet.
no-fixture-sealed = This table’s deals are given: it starts by itself.
no-fixture-fixed = The rules and the number of deals are the same for everyone here.
