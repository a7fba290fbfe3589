# Tables whose host is away, what is decided together, and table talk.
host-is-away = 🕒 **{ $host }, the host, hasn’t pressed anything for a while.** Anyone at the table can start{ $robots ->
    [yes] , fill it with robots,
   *[no] {""}
 } or take over as host.
button-host = Take over as host
host-you-are = You’re the host now.
no-host-only-until = Only the host can do that for now. If the host doesn’t press anything, anyone at the table can <t:{ $when }:R>.
no-host-already = That person is already the host.
no-host-or-moderator-seats = Only the host or someone with *Manage Messages* can do that.
seats-moderator = -# You have *Manage Messages* here, so you can remove players, let them back in and choose another host. Everything else is up to the host.

robots-are = **Robots:** { $robots }
robots-welcome = welcome
robots-none = none – people only
robots-item = Robots: { $robots }
menu-robots = Can robots join?
no-robots-unwelcome = This table plays without robots. The host can change that under *More…*, *Take-backs, hints…*.
no-people-missing = { $count ->
    [one] One seat is still free, and this table plays without robots.
   *[other] { $count } seats are still free, and this table plays without robots.
 } Someone has to join before the game can start.
seat-waits = 🪑 **A seat is free, and this table plays without robots: the game is waiting for someone to join.** The players can vote to let a robot in, or to end the table.
left-game-waits = You’ve left table { $table }. It plays without robots, so the game waits for someone to join.
leave-question-waits = Leave table { $table } mid-game? It plays without robots, so the game waits until you or someone else takes the seat.
left-game-ended = You’ve left table { $table }. Nobody else was playing, so the game is over; nothing is scored.
leave-question-ends = Leave table { $table }? Nobody else is playing, so the game ends and nothing is scored.
button-take-empty = Take the seat
button-robot-in = Let a robot in

vote-button = Vote…
ballot-title = **{ $game }** · table { $table } · what would you like to change?
ballot-about = All players have to agree; robots aren’t asked. A robot can take over for a player who hasn’t moved for five minutes, or has missed a turn where there is a turn timer, until that player is back.
ballot-concede = You can also give up: the rest of this deal or, once a deal has been scored, the game. Your side has to agree first, then the other side; robots always do.
ballot-concede-deal = You can also give up the rest of this deal. Your side has to agree first, then the other side; robots always do.
menu-vote-clock = Change the turn timer…
button-replace = Robot for { $who }
button-concede-deal = Concede deal
button-concede-game = Concede game
button-vote-end = End table
concede-deal-question = ⚠️ Concede the rest of this deal? If everyone agrees, it is played out with all cards face up, and the other side takes every trick the cards allow. This can’t be undone.
concede-game-question = ⚠️ Concede the game? If everyone agrees, the other side wins, the points stay as they are, and the result counts. This can’t be undone.
vote-clock = ⏱️ **{ $who } would like a different turn timer:** { $clock }
vote-replace = 💤 **{ $who } would like a robot to play for { $sleeper }**, who can come back at any time.
vote-robot = 🤖 **{ $who } would like to give the free seat to a robot.**
vote-end = 🚪 **{ $who } would like to end this table.** Nothing would be scored.
vote-concede-deal = 🏳️ **{ $who } would like to concede the rest of this deal.**
vote-concede-game = 🏳️ **{ $who } would like to concede the game.** The other side would win.
vote-waits = { $who } { $count ->
    [one] hasn’t
   *[other] haven’t
 } answered yet.
vote-failed = 🗳️ Not everyone agrees, so nothing changes.
vote-agree = Agree
vote-refuse = No, sorry
concession-yes = Accept
concession-no = Play on
vote-made = Your proposal is on the table. It takes effect when everyone agrees.
vote-done = Everyone agrees. Done!
vote-yes-said = You agree. It takes effect when everyone does.
vote-no-said = OK, nothing changes.
no-vote-not-asked = You’re not asked this time, or not yet.
no-not-asleep = That player isn’t away: nobody is waiting for them, or not for long enough.
no-clock-same = You’re already playing with that turn timer.
no-concede-no-sides = Only games between two sides can be conceded. In a game where everyone plays for themselves, leave the table instead: a robot plays on.
no-concede-too-early = You can concede a game once a deal has been scored.
no-concede-not-now = You can concede a deal while its cards are being played.
no-concede-costs = You can’t concede a deal while a card that costs points is still out.
event-deal-conceded = 🏳️ { $who } { $who_count ->
    [one] concedes
   *[other] concede
 } the rest of this deal.
event-game-conceded = 🏳️ { $who } { $who_count ->
    [one] concedes
   *[other] concede
 } the game.
why-no-two-sides = Only games between two sides can be conceded.
result-conceded = conceded by { $who }
action-concede-game = Concede game

seed-of-ended = -# Shuffle seed of game { $number }, now that it has ended: `{ $seed }`
verify-broken-off = The game was ended early: nothing was scored.

busy-thread = A thread in this channel has room for another table.
button-thread = Open in a thread

talk-is = **Table talk:** { $talk }
talk-is-yes = on
talk-is-no = off
talk-item = Table talk: { $talk }
menu-talk = Table talk
button-talk = Say…
talk-title = **{ $game }** · table { $table } · what would you like to say?
talk-said = You said: “{ $phrase }”
talk-line = 💬 { $who }: “{ $phrase }”
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-no-problem = No problem!
phrase-one-moment = One moment, please
phrase-good-game = Good game!
no-talk-off = The host has turned off table talk here.
no-talk-too-much = You’ve said a lot in the last minute. Let the cards speak for a while.
command-talk = talk
command-talk-about = Say a few words to everyone at your table
parameter-phrase = phrase
parameter-phrase-about = What you would like to say
