# The lobby: before the first card.
lobby-title = ## { $game } · table { $table }
lobby-rules = **Rules:** { $rules }
lobby-partner = { $who } · with { $partner }
lobby-robots = **Robots:** { $level }
lobby-hint = -# { $host } is host and starts the game. Press *Join* to sit down.
chair-free = free seat
chair-host = Host
lobby-of = { $game }, table { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 seat free
   *[other] {" "}· { $free } seats free
 }
lobby-hint-full = -# { $host } is host and starts the game.
fact-no-clock = no clock
fact-robots = robots: { $level }
fact-no-robots = no robots
fact-locked = locked
more-title = **{ $game }** · table { $table }
start-fills = { $count ->
    [one] **One seat is still free.**
   *[other] **{ $count } seats are still free.**
 } { $robots } will play.
start-absent = { $count ->
    [one] { $who } isn’t here yet: a robot plays until they come.
   *[other] { $who } aren’t here yet: robots play until they come.
 }
start-not = The table waits.
empty-chair = empty chair
option-is = { $option }: { $value }
level-easy = easy
level-normal = normal
level-hard = hard
players = { $count } players
value-yes = yes
value-no = no
value-none = none
preset-house = house rules
preset-source = by the book
preset-source-about = As the book has it; in this game that is the same as the house rules.

button-join = Join
button-leave = Leave
button-robot = Add robot
button-norobot = Remove robot
button-start = Start
button-start-robots = Start with robots
button-swap = Swap seats
button-rules = Options…
button-more = More…
button-end = End table
button-back = Back
button-hand = My hand
button-last = Last trick
button-score = Score sheet
button-table-rules = This table’s rules
button-how-to-play = How to play
button-not-yet = No, go back
button-type-bid = Type a bid…
type-bid-title = Your bid
type-bid-span = From { $least } to { $most }
button-menu = Menu
button-rematch = Rematch

menu-preset = Choose a set of rules
menu-option = Change one rule…
menu-level = How well the robots play
menu-size = How many play
menu-swap = Choose two chairs
menu-why = Why not …?
menu-choose = Choose
menu-pick = { $least ->
    [0] Choose up to { $most } cards
   *[other] { $least ->
        [one] Choose 1 card
       *[other] Choose { $least } cards
    }
 }
rules-title = **{ $game }** · the rules of table { $table }
rules-host-only = -# Only the host can change them, before the first card.
rules-choose-value = **{ $option }** – choose a value.
swap-text = Who changes places? Where there are partners, they sit opposite each other.
table-ended = **{ $game }** · table { $table } was ended before the game was over. Nothing is scored.

joined = You sit at table { $table }. Your hand will come to you by direct message.
joined-here = You sit at table { $table }. Press *My hand* on the table to see your cards.
dm-closed = I can’t send you direct messages, so press *My hand* on the table to see your cards. You can play just as well that way.
dm-welcome = You sit at table { $table } · **{ $game }** in { $place }. Your hand will appear here.
started = The cards are on their way.
left-lobby = You stood up from table { $table }.
left-game = You left table { $table }. A robot plays on in your place.
table-closed-now = Table { $table } is closed.
