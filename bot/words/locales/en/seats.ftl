# Coming and leaving, kept seats, and what the host decides.
button-seats = Seats…
button-take-seat = Sit down for { $who }
button-back-to-seat = Take my seat back
kept-for = kept for { $who }
kept-seat = 🔖 { $robot } keeps the seat warm for { $who }.
seats-locked = 🔒 **Locked:** only people with a kept seat may sit down.
seats-unlocked = 🔓 Anyone may sit down.
seats-title = **{ $game }** · table { $table } · seats
seats-host = host
seats-barred = Sent away: { $who }
seats-host-only = -# Only the host can keep seats, lock the table or send someone away.
seats-release-kept = Keep no seat for { $who } any more
seats-let-in = Let { $who } sit down again
seats-button-lock = Lock the table
seats-button-unlock = Unlock the table
seats-button-leave = Leave the table
seats-button-kick = Send away
menu-seats-keep = Keep a seat for…
menu-seats-release = Undo…
menu-seats-kick = Send someone away…
menu-seats-host = Make someone else host…
kick-question = ⚠️ Send **{ $who }** away from this table? In a game a robot plays on. They can’t sit down here again unless you let them, and are told so privately.
leave-question = Leave table { $table } in the middle of the game? A robot plays on; you can take your seat back as long as nobody else sits there.
end-question = ⚠️ End table { $table } in the middle of the game? Nothing is scored, and this cannot be taken back.
end-not = The game at table { $table } goes on.

closes-lobby = ⌛ Nothing has changed here for a while. This table closes { $when }, unless someone sits down or changes something.
closes-game = ⌛ Nobody has played for a while. This table closes { $when }, unless someone does.
closes-deserted = 💤 Nobody is here to play, so the robots wait too. This table closes { $when }, unless someone comes back.
ended-lobby = **{ $game }** · table { $table } was closed, because nothing had changed in its lobby for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }.
ended-practice = **{ $game }** · your practice table { $table } was closed, because nothing had happened at it for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }.
ended-abandoned = **{ $game }** · table { $table } was closed, because nobody had played for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Nothing is scored; what was played is kept in the record.

hand-sent-away = The host has sent you away from table { $table }. Your seat has been taken over.
kept-letter = { $who } keeps a seat for you at table { $table } · **{ $game }** in { $place }. Only you can take it.
kept-note = { $user } – { $who } keeps a seat for you at table { $table }: press *Join*, or use `/table join`.
rematch-note = { $user } – { $who } would like a rematch: table { $table } is open and your seat is kept. Press *Join*.
kept-now = A seat is kept for { $who }, who will be told.
released-now = No seat is kept for { $who } any more.
let-in-now = { $who } may sit down here again.
host-now = { $who } is host now.
kicked-now = { $who } has been sent away.
kicked-letter = { $who }, the host of table { $table } · **{ $game }** in { $place }, has sent you away from it. You can’t sit down there again unless the host lets you; every other table is open to you.
kicked-reason = The reason given: “{ $reason }”

no-locked = The table is locked: only people with a kept seat may sit down.
no-seats-kept = Every free seat is kept for someone.
no-sent-away = The host has sent you away from this table. Only the host can let you sit down here again.
no-seat-not-free = That seat is not free, or kept for someone else.
no-saw-another-hand = You have seen another hand of this deal. You can take that seat again, if it is free, or any other from the next deal on.
no-former-saw-hand = Someone who has seen a hand of this deal has been forgotten, so nobody can tell whether that was you. You can take the seat they left, if it is free, or any other from the next deal on.
no-sits-already = { $person } sits at this table.
no-kept-already = A seat is kept for { $person } already.
no-nothing-to-keep = There is no seat left that could be kept: people sit on them, or they are kept already.
no-not-kept = No seat is kept for this person.
no-not-yourself = That cannot be done with yourself.
no-not-seated = That person does not sit at this table.
no-not-barred = That person was not sent away.
no-kept-barred = You have sent { $person } away. Let them sit down again first: *More…*, *Seats…*, *Undo…*.
no-not-welcome = There is no seat for you at this table. Other tables are open to you, or open one of your own.
no-you-blocked = You have blocked { $who }. Undo that first, with `/blocked`.
no-no-bots = Bots do not play cards; robots do.
no-cannot-come = { $who } cannot take this seat.
no-cannot-see = { $who } cannot see the channel of this table.
no-not-a-member = That person is not in this server.

command-seat = seat
command-seat-about = Come back, keep a seat, lock the table, send someone away
command-seat-back = back
command-seat-back-about = Take your seat back from the robot
command-kick = kick
command-kick-about = Send someone away from your table
command-keep = keep
command-keep-about = Keep a seat for one person
menu-keep = Keep a seat
command-release = release
command-release-about = Keep no seat for someone any more, or let them sit down again
command-host = host
command-host-about = Make someone else host of your table
command-lock = lock
command-lock-about = Let nobody new sit down, or let them again
command-panel = show
command-panel-about = Who sits where, and what may be done about it
parameter-person = person
parameter-person-about = Who it is about
parameter-reason = reason
parameter-reason-about = What they are told as the reason
parameter-locked = locked
parameter-locked-about = Whether nobody new may sit down (usual: yes)
parameter-friend = for
parameter-friend-about = Who alone may take your seat after you
