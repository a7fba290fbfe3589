# Game nights: tables planned for a day and a time.
command-evening = evening
command-evening-about = Plan a table for a set day and time, and see what’s planned here
command-evening-plan = plan
command-evening-plan-about = Plan a game night in this channel
command-evening-list = list
command-evening-list-about = Game nights planned in this server
parameter-day = date
parameter-day-about = The day: choose one, or type it like 2026-12-24
parameter-time = time
parameter-time-about = The start time in your time zone, like 20:30 or 8:30 pm
parameter-robots = robots
parameter-robots-about = Do robots take empty seats? (default: yes)
evening-day = { DATETIME($day, dateStyle: "full") }
evening-today = Today · { $day }
evening-tomorrow = Tomorrow · { $day }
evening-title = ## { $game } · game night
evening-when = **<t:{ $at }:F>** · <t:{ $at }:R>
evening-coming = Coming: { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 seat free
   *[other] {" "}· { $free } seats free
 }
evening-nobody = Nobody’s coming yet · { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
 }
evening-waiting = Waiting for a seat: { $who }
evening-how = -# Ten minutes before, a table opens here with a seat reserved for everyone who’s coming. The game starts by itself at that time{ $robots ->
    [yes] ; robots take the empty seats.
   *[no] {" "}if every seat is taken: no robots here.
 }
evening-alt = { $game }, game night planned in this channel. { $seats }
button-evening-come = I’m coming
button-evening-not = I can’t come
button-evening-off = Call off…
button-evening-off-now = Yes, call it off
evening-off-question = ⚠️ Call off this game night? Everyone who’s coming sees it here.
evening-off-not = The game night stands.
evening-off-done = The game night is called off.
evening-is-open = Table { $table } is open: { $place }
evening-over-called-off = This game night was called off.
evening-over-nobody = Nobody was coming, so no table was opened.
evening-over-missed = I was offline at the start time, so this game night didn’t take place. Plan another with `/evening plan`.
evening-over-place = This game night couldn’t take place: I can’t post in its channel.
evening-over-busy = This game night couldn’t take place: there was no room for another table.
evening-over-rules = This game night couldn’t take place: its rules can’t be played any more.
evening-letter = ⏰ **{ $game }** starts <t:{ $at }:R>. Your seat at table { $table } is reserved in { $place }: press *Join*.
evening-letter-late = ⏰ **{ $game }**: I was offline at the start time. The game now starts <t:{ $at }:R>. Your seat at table { $table } is reserved in { $place }: press *Join*.
evening-letter-over = **{ $game }**, planned for <t:{ $at }:F>: { $why }
evening-note = { $user } – game night! Table { $table } is open and your seat is reserved: press *Join*.
evening-letter-free = ⏰ **{ $game }**: a seat at table { $table } is free now. First come, first served: `/table join` in { $place }.
evening-note-free = { $user } – a seat at table { $table } is free now. First come, first served: `/table join`.
evening-call = { $role } – table { $table } is open for game night, with { $free ->
    [one] 1 seat
   *[other] { $free } seats
 } free.
evening-begins = ⏰ The game starts by itself <t:{ $at }:R> (<t:{ $at }:t>).
evening-begins-late = ⏰ I was offline at the start time: the game starts by itself <t:{ $at }:R>.
evening-waits = ⏳ Waiting for { $who } until <t:{ $at }:t>{ $robots ->
    [yes] , then the game starts without them.
   *[no] , then anyone can take the free seats.
 }
evening-waits-people = ⏳ Waiting until <t:{ $at }:t> for every seat to be taken.
ended-nobody-came = **{ $game }** · table { $table } was closed because nobody came.
evening-list-title = **Game nights in this server**
evening-list-line = { $number }. **{ $game }** · <t:{ $at }:F> · { $place } · { $count ->
    [0] nobody yet
    [one] 1 coming
   *[other] { $count } coming
 }
menu-evenings = Come, withdraw, call off …
no-evening-none = No game night is planned here. Plan one with `/evening plan`.
no-no-such-day = I don’t understand the day “{ $typed }”. Choose one of those offered, or type it like 2026-12-24.
no-no-such-time-of-day = I don’t understand the time “{ $typed }”. Type it like 20:30 or 8:30 pm.
no-time-left-out = On that day the clocks in { $zone } go forward, and { $time } doesn’t exist. Choose an earlier or a later time.
no-time-twice = On that day the clocks in { $zone } go back, and { $time } comes twice. Type { $first } for the first one, { $second } for the second.
no-evening-zone = I don’t know your time zone yet. Fill in `zone:` once, then I’ll remember it.
# Somebody whose time zone nobody knows is asked for it by what their clock shows.
zone-question = I don’t know your time zone yet. **What does your clock show just now?** I’ll remember it.
 -# None of these? Type the command again, with a big city near you as its `zone:`.
menu-zone = My clock shows …
zone-clock = { DATETIME($at, timeStyle: "short") } · { $cities }
zone-noted = Your clock shows the same time as in { $city }. I’ll remember that.
no-evening-soon = That’s too soon: a game night needs at least { $count } minutes’ notice. For right now there’s `/table open`.
no-evening-late = That’s too far ahead: a game night can be planned at most { $count } days ahead.
no-evening-many = You’ve planned { $count } game nights here already. Call one off first.
no-evening-gone = That game night was called off, is over, or its table is already open.
no-evening-full = That game night is full.
no-evening-not-coming = You weren’t coming anyway.
no-evening-host-only = Only the person who planned it, or a moderator, can call it off.
no-evening-role = That would ping everyone. Choose a role that people have given themselves.
menu-limit-role = Role pinged for game nights
limits-role = Pinged for game nights: { $role }
limits-role-mute = Pinged for game nights: { $role } – but I may not ping it: allow anyone to mention it in the role’s settings
limits-role-off = Pinged for game nights: { $role } – but pings in channels are off
limits-role-none = No role is pinged for game nights
lobby-nobody = Nobody’s here yet · { $free ->
    [one] 1 seat
   *[other] { $free } seats
 } free
privacy-beside = • **Game nights** (kept for a day): { $evenings }. **Achievements:** { $achievements }.
