# The table’s time.
lobby-clock = **Clock:** { $clock }
menu-clock = How long a turn may take
clock-usual = 5 minutes a turn, none for one person with robots
clock-off = none
clock-1m = 1 minute a turn
clock-2m = 2 minutes a turn
clock-5m = 5 minutes a turn
clock-15m = 15 minutes a turn
clock-1d = 1 day a turn
clock-3d = 3 days a turn
turn-due = ⏳ { $who }: { $when }
due = ⏳ ends { $when }
turn-due-you = ⏳ Your time for this turn ends { $when }.
missed-you = { $count ->
    [one] Your time ran out, so a robot played for you. After three turns in a row it keeps your seat until you are back.
   *[other] Your time ran out { $count } times in a row, so a robot played for you. After the third it keeps your seat until you are back.
 }
away = 💤 { $who } { $count ->
    [one] is away: a robot plays until they are back.
   *[other] are away: robots play until they are back.
 }
away-you = 💤 **A robot plays for you while you are away.** Press *I’m back* to play on yourself.
paused = ⏸️ **Pause:** nobody plays and no clock runs. Anyone who sits here can press *Go on*.
pause-wished = ⏸️ { $who } would like a pause ({ $count } of { $of } agree).
clock-button-pause = I’d like a pause
clock-button-agree = Agree to the pause
clock-button-resume = Go on
clock-button-back = I’m back
pause-agreed = You agree to a pause. It begins when everyone agrees who plays here; your next card takes it back.
pause-begun = The pause begins: nobody plays and no clock runs.
pause-over = The game goes on, and so do the clocks, with what was left of them.
back-now = Welcome back! From now on you play yourself again.
no-away = A robot plays for you just now. Press *I’m back* first.
no-not-away = No robot plays for you: it is your own seat.
no-paused = The table has a pause. Anyone who sits here can press *Go on*.
no-not-paused = There is no pause just now.

command-quiet = quiet-hours
command-quiet-about = The hours in which a clock of one or three days a turn stands still for you
parameter-from = from
parameter-from-about = From which full hour (0 to 23)
parameter-to = until
parameter-to-about = Until which full hour (the same hour: no quiet)
parameter-zone = zone
parameter-zone-about = Your time zone, by its largest city
settings-quiet = Quiet hours, without messages from me and with slow clocks standing still (`/quiet-hours`): { $hours }
quiet-none = none
quiet-hours = from { $start } to { $end } o’clock ({ $zone })
no-unknown-zone = There is no time zone called “{ $zone }”. Choose one of those offered while you type a city.
no-quiet-too-long = Quiet hours may take up to { $most } hours of a day: the others wait for you.
