# Coming and leaving, kept seats, and what the host decides.
button-seats = Seats…
button-take-seat = Play for { $who }
button-back-to-seat = Take my seat back
kept-for = reserved for { $who }
kept-seat = 🔖 { $robot } keeps the seat warm for { $who }.
seats-locked = 🔒 **Locked:** only people with a reserved seat can join.
seats-unlocked = 🔓 Anyone can join.
seats-title = **{ $game }** · table { $table } · seats
seats-host = host
seats-barred = Removed: { $who }
seats-host-only = -# Only the host can reserve seats, lock the table or remove players.
seats-release-kept = Cancel { $who }’s reservation
seats-let-in = Let { $who } rejoin
seats-button-lock = Lock table
seats-button-unlock = Unlock table
seats-button-leave = Leave table
seats-button-kick = Remove
menu-seats-keep = Reserve a seat for…
menu-seats-release = Undo…
menu-seats-kick = Remove a player…
menu-seats-host = Make someone else host…
kick-question = ⚠️ Remove **{ $who }** from this table? If a game is on, a robot takes over. They can’t rejoin unless you let them, and they’re told privately.
leave-question = Leave table { $table } mid-game? A robot takes over; you can take your seat back as long as nobody else has it.
end-question = ⚠️ End table { $table } mid-game? Nothing is scored, and this can’t be undone.
end-not = The game at table { $table } goes on.

closes-lobby = ⌛ Nothing has happened here for a while. This table closes { $when } unless someone joins or changes something.
closes-game = ⌛ Nobody has played for a while. This table closes { $when } unless someone does.
closes-deserted = 💤 All the players are away, so the robots are waiting too. This table closes { $when } unless someone comes back.
ended-lobby = **{ $game }** · table { $table } was closed because nothing had happened in its lobby for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }.
ended-practice = **{ $game }** · your practice table { $table } was closed because nothing had happened at it for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }.
ended-abandoned = **{ $game }** · table { $table } was closed because nobody had played for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Nothing is scored; the game stays in the history.

hand-sent-away = The host or a moderator has removed you from table { $table }.
hand-taken-over = Your seat has been taken over.
kept-letter = 👋 **{ $who }** has saved you a seat at table { $table } · **{ $game }** in { $place }. Press *Join* to play: only you can take it.
kept-note = { $user } – { $who } has saved you a seat at table { $table }: press *Join* or use `/table join`.
rematch-note = { $user } – { $who } would like a rematch: table { $table } is open and your seat is reserved. Press *Join*.
kept-now = Seat reserved for { $who } – I’m letting them know.
released-now = The seat is no longer reserved for { $who }.
let-in-now = { $who } can join again.
host-now = { $who } is now the host.
kicked-now = { $who } has been removed.
kicked-letter =
    { $moderator ->
        [yes] { $who }, a moderator, has removed you from table { $table } · **{ $game }** in { $place }.
       *[no] { $who }, the host of table { $table } · **{ $game }** in { $place }, has removed you.
     } You can’t rejoin unless the host or a moderator lets you; every other table is open to you.
kicked-reason = Reason: “{ $reason }”
kicked-unread = My message to { $who } didn’t get through, so they haven’t seen your reason.

no-locked = The table is locked: only people with a reserved seat can join.
no-seats-kept = Every free seat is reserved for someone.
no-sent-away = The host or a moderator has removed you from this table. Only they can let you back in.
no-seat-not-free = That seat isn’t free, or it’s reserved for someone else.
no-saw-another-hand = You’ve seen another hand in this deal. You can take that seat again if it’s free, or any seat from the next deal on.
no-former-saw-hand = Someone who saw a hand in this deal has deleted their data, so I can’t tell whether that was you. You can take the seat they left, if it’s free, or any seat from the next deal on.
no-sits-already = { $person } is already at this table.
no-kept-already = A seat is already reserved for { $person }.
no-nothing-to-keep = There’s no free seat left to reserve.
no-not-kept = No seat is reserved for this person.
no-not-awaited = No seat at that table is reserved for you any more. If one is free, you can join in the table’s channel.
no-not-yourself = You can’t do that to yourself.
no-not-seated = That person isn’t at this table.
no-not-barred = That person wasn’t removed.
no-kept-barred = You’ve removed { $person }. Let them rejoin first: *More…*, *Seats…*, *Undo…*.
no-not-welcome = There’s no seat for you at this table. Join another table, or open your own.
no-you-blocked = You’ve blocked { $who }. Unblock them first with `/blocked`.
no-no-bots = Other bots can’t play. Use *Add robot* for a computer player.
no-cannot-come = { $who } can’t take this seat.
no-cannot-see = { $who } can’t see this table’s channel.
no-not-a-member = That person isn’t in this server.

command-seat = seat
command-seat-about = Return, reserve a seat, lock the table, remove a player
command-seat-back = back
command-seat-back-about = Take your seat back from the robot
command-kick = kick
command-kick-about = Remove a player from your table
command-keep = reserve
command-keep-about = Reserve a seat for someone
menu-keep = Reserve a seat
command-release = release
command-release-about = Cancel a reservation, or let someone rejoin
command-host = host
command-host-about = Make someone else host of your table
command-lock = lock
command-lock-about = Lock your table so that no one new can join, or unlock it
command-panel = show
command-panel-about = See and manage the seats
parameter-person = person
parameter-person-about = The player
parameter-reason = reason
parameter-reason-about = Reason (the player will see it)
parameter-locked = locked
parameter-locked-about = Lock? (default: yes)
parameter-friend = for
parameter-friend-about = Only this person may take over your seat
