# Tables whose host is away, what is decided together, and table talk.
host-is-away = 🕒 **{ $host }, the host, hasn’t pressed anything for a while.** Anyone at the table can start, fill it with robots, or take over as host.
button-host = Take over as host
host-you-are = You are host now.
no-host-only-until = Only the host can do that for now. If the host doesn’t press anything, anyone at the table can <t:{ $when }:R>.
no-host-already = That person is host already.
no-host-or-moderator-seats = Only the host, or a moderator of this channel (*Manage Messages*), can do that.
seats-moderator = -# You can manage messages here, so you can send players away and choose another host. Everything else is up to the host.

robots-are = **Robots:** { $robots }
robots-welcome = welcome
robots-none = none – every chair is for a person
robots-item = Robots: { $robots }
menu-robots = May robots sit down?
no-robots-unwelcome = This table plays without robots. The host can change that under *More…*, *At this table*.
no-people-missing = { $count ->
    [one] One chair is still empty, and this table plays without robots.
   *[other] { $count } chairs are still empty, and this table plays without robots.
 } Someone has to sit down before the game can start.
seat-waits = 🪑 **A chair is empty, and this table plays without robots: the game waits for someone to sit down.** The players can vote to let a robot in, or to end the table.
left-game-waits = You left table { $table }. It plays without robots, so the game waits for someone to sit down.
leave-question-waits = Leave table { $table } in the middle of the game? It plays without robots, so the game waits until you or someone else sits down.
button-take-empty = Sit down
button-robot-in = Let a robot in

vote-button = Vote…
ballot-title = **{ $game }** · table { $table } · what would you like to change?
ballot-about = Everyone who plays has to agree; robots are not asked. A robot can take over for a player who hasn’t moved for five minutes, or has missed a turn where there is a clock, until that player is back.
ballot-concede = You can also give up: the rest of this deal, or, once a deal has been scored, the game. Your side has to agree first, then the other side; robots do.
menu-vote-clock = Change the clock…
button-replace = A robot for { $who }
button-concede-deal = Concede this deal
button-concede-game = Concede the game
button-vote-end = End the table
concede-deal-question = ⚠️ Give up the rest of this deal? If everyone agrees, it is played out with open cards, and the other side takes every trick the cards allow. This can’t be taken back.
concede-game-question = ⚠️ Give up the game? If everyone agrees, the other side wins, the points stay as they are, and the result counts. This can’t be taken back.
vote-clock = ⏱️ **{ $who } would like another clock:** { $clock }
vote-replace = 💤 **{ $who } would like a robot to play for { $sleeper }**, who can come back at any time.
vote-robot = 🤖 **{ $who } would like to let a robot sit on the empty chair.**
vote-end = 🚪 **{ $who } would like to end this table.** Nothing would be scored.
vote-concede-deal = 🏳️ **{ $who } would like to concede the rest of this deal.**
vote-concede-game = 🏳️ **{ $who } would like to concede the game.** The other side would win.
vote-waits = { $who } { $count ->
    [one] has
   *[other] have
 } yet to answer.
vote-failed = 🗳️ Not everyone agrees, so everything stays as it is.
vote-agree = Agree
vote-refuse = Rather not
concession-yes = Accept
concession-no = Play on
vote-made = Your proposal stands on the table. As soon as everyone agrees, it is done.
vote-done = Everyone agrees. It is done.
vote-yes-said = You agree. It is done as soon as everyone does.
vote-no-said = All right, everything stays as it is.
no-vote-not-asked = You are not asked this time, or not yet.
no-not-asleep = That player is not asleep: nobody is waiting for them, or not for long enough.
no-clock-same = That is the clock you are playing with.
no-concede-no-sides = Only one of two sides can concede. In a game of everyone for themselves, leave the table: a robot plays on.
no-concede-too-early = A game can be conceded once a deal has been scored.
no-concede-not-now = A deal can be conceded while its cards are being played.
event-deal-conceded = 🏳️ { $who } { $who_count ->
    [one] concedes
   *[other] concede
 } the rest of this deal.
event-game-conceded = 🏳️ { $who } { $who_count ->
    [one] concedes
   *[other] concede
 } the game.
why-no-two-sides = Only one of two sides can give up a game.
result-conceded = conceded by { $who }
action-concede-game = Concede the game

seed-of-ended = -# The seed of game { $number }, now that it has ended: `{ $seed }`
verify-broken-off = The game was ended before it was over: nothing was scored.

busy-thread = A thread of this channel has room for another table.
button-thread = Open it in a thread

talk-is = **Table talk:** { $talk }
talk-is-yes = allowed
talk-is-no = switched off
talk-item = Table talk: { $talk }
menu-talk = May players talk at the table?
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
no-talk-off = The host has switched off table talk here.
no-talk-too-much = You have said a lot in the last minute. Let the cards speak for a while.
command-talk = talk
command-talk-about = Say a few words to everyone at your table
parameter-phrase = phrase
parameter-phrase-about = What you would like to say
