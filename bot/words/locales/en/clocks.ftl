# The table’s time.
lobby-clock = **Turn timer:** { $clock }
menu-clock = Time per turn
clock-usual = 5 min per turn (off when you’re alone with robots)
clock-off = off
clock-1m = 1 min per turn
clock-2m = 2 min per turn
clock-5m = 5 min per turn
clock-15m = 15 min per turn
clock-1d = 1 day per turn
clock-3d = 3 days per turn
turn-due = ⏳ { $who }: { $when }
due = ⏳ ends { $when }
turn-due-you = ⏳ Your turn ends { $when }.
missed-you = { $count ->
    [one] Your time ran out, so a robot played for you. After three misses in a row it keeps your seat until you’re back.
   *[other] Your time ran out { $count } times in a row, so a robot played for you. After the third it keeps your seat until you’re back.
 }
missed-choice = It chose: { $action }.
away = 💤 { $who } { $count ->
    [one] is away: a robot plays until they are back.
   *[other] are away: robots play until they are back.
 }
away-you = 💤 **A robot is playing for you while you’re away.** Press *I’m back* to take over.
paused = ⏸️ **Paused:** the game and all timers are stopped. Any player can press *Resume*.
paused-note = Paused
pause-wished = ⏸️ { $who } { $count ->
    [one] asks for a pause
   *[other] ask for a pause
 } ({ $count } of { $of } agree).
clock-button-pause = Ask for a pause
clock-button-agree = OK, pause
clock-button-resume = Resume
clock-button-back = I’m back
pause-agreed = You’ve agreed to a pause. It starts when all players agree; playing a card withdraws your agreement.
pause-begun = The pause has started: the game and all timers are stopped.
pause-over = The game is back on. Timers continue where they stopped.
back-now = Welcome back! You’re in charge again.
no-away = A robot is playing for you right now. Press *I’m back* first.
no-not-away = No robot is playing for you.
no-paused = The table is paused. Any player can press *Resume*.
no-not-paused = The game isn’t paused.

command-quiet = quiet-hours
command-quiet-about = Hours with no messages from me; your 1- and 3-day turn timers stop
parameter-from = from
parameter-from-about = Start hour (0–23)
parameter-to = until
parameter-to-about = End hour (same as start: no quiet hours)
parameter-zone = zone
parameter-zone-about = Your time zone: type a big city near you
settings-quiet = Quiet hours (`/quiet-hours`: no messages, and your 1- and 3-day timers stop): { $hours }
quiet-none = none
quiet-hours = { $start }:00–{ $end }:00 ({ $zone })
no-unknown-zone = I don’t know a time zone called “{ $zone }”. Type a city and choose one of those offered.
no-quiet-too-long = Quiet hours can be at most { $most } hours a day: the others are waiting for you.
