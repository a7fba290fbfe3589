# The lobby: before the first card.
lobby-title = ## { $game } · table { $table }
lobby-rules = **Rules:** { $rules }
lobby-partner = { $who } · partner: { $partner }
lobby-robots = **Robots:** { $level }
lobby-hint = -# Host: { $host }, who starts the game. Press *Join* to play.
chair-free = free seat
chair-host = Host
lobby-of = { $game }, table { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 seat free
   *[other] {" "}· { $free } seats free
 }
lobby-hint-full = -# Host: { $host }, who starts the game.
lobby-played-as = -# Played as in { $where }. To change that, press *{ button-standard }*.
fact-no-clock = no turn timer
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
start-not = The table is waiting.
empty-chair = Free seat
option-is = { $option }: { $value }
level-easy = easy
level-normal = normal
level-hard = hard
players = { $count } players
value-yes = yes
value-no = no
value-none = none
preset-house = standard rules
preset-source = original rules
preset-source-about = The rules exactly as their source has them; in this game the same as the standard rules.

button-join = Join
button-leave = Leave
button-robot = Add robot
button-norobot = Remove robot
button-start = Start
button-start-robots = Start with robots
button-swap = Swap seats
button-rules = Options…
button-standard = Standard rules
button-more = More…
button-end = End table
button-back = Back
button-hand = My hand
button-last = Last trick
button-score = Score sheet
button-table-rules = This table’s rules
button-how-to-play = How to play
button-not-yet = No, go back
button-bid-far-down = « { $bid }
plain-button-bid-far-down = Much lower { $bid }
button-bid-down = ‹ { $bid }
plain-button-bid-down = Lower { $bid }
button-bid-up = { $bid } ›
plain-button-bid-up = Higher { $bid }
button-bid-far-up = { $bid } »
plain-button-bid-far-up = Much higher { $bid }
button-type-bid = Type a bid…
type-bid-title = Your bid
type-bid-span = From { $least } to { $most }
button-menu = Menu
button-rematch = Rematch

menu-preset = Choose a rule set
menu-option = Change one rule…
menu-level = Robot strength
menu-size = Number of players
menu-swap = Choose two seats
menu-why = Why can’t I play …?
menu-choose = Choose
menu-pick = { $least ->
    [0] Choose up to { $most } cards
   *[other] { $exact ->
        [yes] { $least ->
            [one] Choose 1 card
           *[other] Choose { $least } cards
        }
       *[no] Choose { $least } to { $most } cards
    }
 }
rules-title = **{ $game }** · the rules of table { $table }
rules-host-only = -# Only the host can change them, before the first card.
rules-choose-value = **{ $option }** – pick one:
swap-text = Who swaps seats? Partners sit opposite each other.
table-ended = **{ $game }** · table { $table } was ended early. Nothing is scored.
ended-unbegun = **{ $game }** · table { $table } was closed before its game began.

joined = You’re in at table { $table }! { $begun ->
    [yes] I’m sending you your hand by direct message; *My hand* on the table shows it too.
   *[no] I’ll send you your hand by direct message.
 }
joined-here = You’re in at table { $table }! { $begun ->
    [yes] Press *My hand* on the table to see your cards.
   *[no] Once the cards are dealt, press *My hand* on the table to see yours.
 }
joined-closed = You’re in at table { $table }! I can’t DM you: { $begun ->
    [yes] press *My hand* on the table to see your cards.
   *[no] once the cards are dealt, press *My hand* on the table to see yours.
 } It works just as well.
dm-closed = I can’t DM you. Once the cards are dealt, press *My hand* on the table to see yours. It works just as well.
dm-welcome = You’re in at table { $table } · **{ $game }** in { $place }. Your hand will appear here when the game starts.
started = The cards are on their way.
left-lobby = You’ve left table { $table }.
left-game = You’ve left table { $table }. A robot plays on in your place.
table-closed-now = Table { $table } is closed.
