# Tournaments: sign-up, rounds, standings.
command-tournament = tournament
command-tournament-about = Tournaments: open one, take part, see the standings
command-tournament-open = open
command-tournament-open-about = Open a tournament in this channel; people sign up with a button
command-tournament-show = show
command-tournament-show-about = A tournament: its tables and its standings, only to you
command-tournament-join = join
command-tournament-join-about = Sign up for a tournament, alone or with a partner
command-tournament-leave = leave
command-tournament-leave-about = Withdraw from a tournament
command-tournament-lead = manage
command-tournament-lead-about = For its host and moderators: start, correct, next round, cancel
parameter-system = system
parameter-system-about = Pairing system
parameter-rounds = rounds
parameter-rounds-about = How many rounds (Swiss only; empty: as many as it takes)
parameter-match-deals = deals
parameter-match-deals-about = Deals in a match (empty: whole games)
parameter-tournament-clock = turn-timer
parameter-tournament-clock-about = Time per turn (default: 2 minutes)
parameter-starts-in = starts-in
parameter-starts-in-about = Minutes until it starts by itself (empty: when you start it)
parameter-tournament = tournament
parameter-tournament-about = Which tournament (empty: this channel’s)
parameter-partner = partner
parameter-partner-about = Your partner, who has to sign up too
system-swiss = Swiss
system-knockout = Knockout
system-everyone = Round robin

tournament-title = **Tournament { $number } · { $game }**
tournament-name = Tournament { $number } · { $game }
tournament-facts = { $system } · { $team ->
    [1] singles
   *[other] pairs
 } · { $rounds ->
    [0] rounds: as many as it takes
    [one] 1 round
   *[other] { $rounds } rounds
 } · { $deals ->
    [0] whole games
    [one] 1 deal a match
   *[other] { $deals } deals a match
 } · { $clock }
tournament-rules = Rules: { $rules }
tournament-starts-at = Starts { $at } ({ $when }).
tournament-starts-by-hand = Starts when { $host } says so.
tournament-signed = **Signed up ({ $count }):** { $who }
tournament-signed-none = Nobody has signed up yet.
tournament-and-more = … and { $count } more
tournament-alone = **No partner yet ({ $count }):** { $who }
tournament-asks = { $who } (has asked { $partner })
tournament-pair = { $one } & { $other }
tournament-with-robot = { $who } & a robot
tournament-robots = robots
tournament-how = -# { $team ->
    [1] Press *Sign up* to play.
   *[other] Press *Sign up* to play: we find you a partner. With a partner of your own, press *With a partner…*.
 } Each round’s tables open in threads of { $channel }, and robots play for anyone who’s missing after { $minutes } minutes.
button-tournament-join = Sign up
button-tournament-pair = With a partner…
button-tournament-leave = Withdraw
button-tournament-leave-now = Yes, withdraw
button-tournament-stay = Stay in
button-tournament-standing = Standings
button-tournament-tables = Tables
button-tournament-mine = My table
button-tournament-lead = Manage…
button-tournament-start = Start now
button-tournament-next = Next round now
button-tournament-points = Table { $table }: points…
button-tournament-cancel = Cancel it…
button-tournament-cancel-now = Yes, cancel it
button-tournament-keep = Keep it
menu-tournament-partner = Who plays with you?
menu-tournament-correct = Correct a result
menu-tournament-round = Results of another round
menu-tournament-remove = Take someone out
tournament-round = **Round { $round } of { $of }** · { $done } of { $count ->
    [one] 1 table
   *[other] { $count } tables
 } finished
tournament-break = All results are in. The next round starts { $when }.
tournament-break-last = All results are in. The tournament ends { $when }.
tournament-break-unplayed = A match has no result. The host or a moderator can enter one with *Manage…*; the next round starts { $when }.
tournament-last-break = A match has no result. The host or a moderator can enter one with *Manage…*; the tournament ends { $when }.
tournament-overdue = I was offline for too long: the next round starts when the host or a moderator starts it with *Manage…*.
tournament-over = **It’s over.** { $count ->
    [one] The winner: **{ $who }**.
   *[other] The winners: **{ $who }**.
 }
tournament-over-nobody = **It’s over.** Nobody stayed to the end.
tournament-cancelled-by-hand = **Cancelled.** Games that are under way can be finished.
tournament-cancelled-too-few = **Cancelled:** { $team ->
    [1] fewer than two had signed up.
   *[other] fewer than two pairs had signed up.
 }
tournament-cancelled-channel-gone = **Cancelled:** its channel is gone.
tournament-cancelled-not-begun = **Cancelled:** it had not been started after { $days } days.
tournament-match = { $number }. { $sides } · { $result }
tournament-versus = { $one } – { $other }
tournament-bye = bye
tournament-playing = playing in { $place }
tournament-opening = opening
tournament-unplayed = no result
tournament-corrected = { $points } (corrected)
tournament-standing = **Standings after round { $round } of { $of }**
tournament-standing-final = **Final standings**
tournament-standing-corrected = { $standing } (corrected)
tournament-after = { $round ->
    [0] { $name } · no round finished yet
   *[other] { $name } · after round { $round } of { $of }
}
tournament-after-final = { $name } · final standings
tournament-of-round = { $name } · round { $round } of { $of }
tournament-line = { $place }. { $who } – { $points ->
    [one] 1 point
   *[other] { $shown } points
 }
tournament-line-knockout = { $place }. { $who }
tournament-withdrawn = { $who } (withdrawn)
tournament-withdrawn-cell = withdrawn: { $who }
tournament-ties-swiss = Ties: Buchholz, direct encounter, difference
tournament-ties-everyone = Ties: direct encounter, Sonneborn–Berger, difference
tournament-ties-knockout = Draws are decided by lot · losers of a round share a place
tournament-column-name = Name
tournament-column-played = Won
tournament-column-points = Points
tournament-column-buchholz = Buchholz
tournament-column-sonneborn = Son.–B.
tournament-column-difference = Diff.
tournament-column-table = Table
tournament-column-sides = Match
tournament-column-result = Result
tournament-page = -# Page { $page } of { $pages }
tournament-no-rounds = No round has been played yet.
tournament-letter = **{ $name }**, round { $round }: your table is open in { $place }. Press *Join* within { $minutes } minutes, or a robot plays until you come.
tournament-note = { $user } – your tournament table is open. Press *Join*.
tournament-bye-letter = **{ $name }**, round { $round }: you have a bye. It counts as a win.
tournament-thread = Round { $round }, table { $table }: { $sides }
tournament-joined = You’re signed up.
tournament-joined-pair = You’re signed up: { $who }.
tournament-asked = You’re signed up. { $who } has to press *Sign up*, too; otherwise we find you a partner.
tournament-asked-letter = { $who } would like to play with you in { $name } ({ $place }). Press *Sign up* to say yes.
tournament-left = You’ve withdrawn.
tournament-leave-question = Withdraw? You can’t come back into this tournament. { $last ->
    [yes] This is its last round.
   *[no] From the next round on you won’t be paired.
}
tournament-stayed = You’re still in.
tournament-left-playing = { $last ->
    [yes] You’ve withdrawn.
   *[no] You’ve withdrawn: from the next round on you won’t be paired.
} Your table is still yours until it’s over.
tournament-left-idle = You’ve withdrawn: you won’t be paired again.
tournament-opened = Tournament { $number } is open: sign-up has begun.
tournament-begun = Round { $round } of { $of } has begun: { $count ->
    [0] everyone has a bye.
    [one] 1 table opens in a thread.
   *[other] { $count } tables open in threads.
 }
tournament-who = Choose your partner.
tournament-lead-text = For the host and moderators.
tournament-cancel-question = Cancel tournament { $number }? Games that are under way can be finished, but don’t count here.
tournament-points-title = Round { $round }, table { $table }
tournament-points-of = Points: { $who }
tournament-points-all = Points of all, in this order
tournament-points-about = More points win
tournament-points-lowest = Fewer points win
tournament-done = Done.
tournament-removed = { $who } has been taken out.
tournament-held = The tables of this round can’t be opened: { $why } I try again every minute.
no-tournament-held-rights = I lack { $rights } in { $channel }.
no-tournament-held-threads = this server has as many active threads as Discord allows.
no-tournament-held-other = it doesn’t work just now.
tournament-your-table = Your table: { $place }
tournament-your-bye = You have a bye in this round.
tournament-choice = Tournament { $number } · { $game } · { $status ->
    [signup] sign-up
    [playing] round { $round }
    [over] over
   *[other] cancelled
 }
privacy-tournaments = • **Tournaments** you host, play in or were asked to: { $count }. To pair the rounds, and for the standings.

no-no-tournament = There’s no such tournament here.
no-no-tournament-here = There’s no tournament in this server. Open one with `/tournament open`.
no-tournament-begun = The tournament has started: nobody can sign up any more.
no-tournament-not-begun = The tournament hasn’t started yet.
no-tournament-over = The tournament is over.
no-tournament-lead = Only the host of the tournament and moderators can do that.
no-tournament-already = You’ve signed up already.
no-tournament-alone = In this tournament everyone plays for themselves.
no-tournament-partner = { $person } already has a partner.
no-tournament-full = The tournament is full: it takes { $count }.
no-tournament-not-in = You aren’t in this tournament.
no-tournament-they-not-in = That person isn’t in this tournament.
no-tournament-too-few = { $team ->
    [1] At least { $count } have to sign up first.
   *[other] At least { $count } pairs have to sign up first; two people who sign up alone are one.
 }
no-tournament-round-on = A round is being played. The next one follows it.
no-tournament-no-match = There’s no such match.
no-tournament-played-on = The winners of that round have already played on, so its results stay.
no-tournament-game = With these rules a side has more than two players, and tournaments are for people alone or in pairs.
no-tournament-two-sides = { $game } is played by more than two sides at a table: choose *Swiss* here.
no-tournament-place = The tables of a tournament open in threads of its channel. It needs an ordinary text channel for that: no thread, voice channel or announcement channel.
no-tournament-points = Points are whole numbers.
no-tournament-no-table = Your table isn’t open yet.
no-tournament-out = You’re out of this tournament: no table is waiting for you.
no-tournament-many = This server already has { $count } tournaments. Finish or cancel one first.
no-tournament-host-many = You already host { $count } tournaments in this server. Finish or cancel one first.
no-tournament-start-twice = Choose either `starts-in:` or a date and a time.
no-tournament-no-hour = Type the time, too: `time:`.
no-tournament-start-past = That moment is past. Choose a later one.
no-tournament-start-late = That’s too far ahead: a tournament can be planned at most { $count } days ahead.
