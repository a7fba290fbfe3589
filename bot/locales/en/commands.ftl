# Slash commands. Names are lower case and without blanks; Discord allows 32 characters.
command-table = table
command-table-about = Open a table, sit down, start, end
command-open = open
command-open-about = Open a table in this channel
command-join = join
command-join-about = Sit down at the table of this channel
command-leave = leave
command-leave-about = Stand up (in a game a robot takes your seat)
command-start = start
command-start-about = Begin the game
command-end = end
command-end-about = End the table before the game is over
command-show = show
command-show-about = Show the table to you alone
command-play = play
command-play-about = Play a card
command-bid = bid
command-bid-about = Bid in an auction
command-pass = pass
command-pass-about = Pass
command-trump = trump
command-trump-about = Accept or name trump
command-say = say
command-say-about = Say anything else the rules allow now
command-hand = hand
command-hand-about = Show your hand to you alone
command-score = score
command-score-about = Show the score sheet of the game to you alone
command-settings = settings
command-settings-about = Your language, your cards, where your hand comes, how you hear of your turn
command-server = server-settings
command-server-about = Language, cards and number of tables of this server
command-leaderboard = leaderboard
command-leaderboard-about = Games, wins and points of this server’s people
command-rules = rules
command-rules-about = How a game goes, for those who have never played it
parameter-game = game
parameter-game-about = Which game
parameter-preset = rules
parameter-preset-about = By which rules: choose, or type a code (the host can change single ones)
parameter-thread = thread
parameter-thread-about = Open it in a thread of its own
parameter-table = table
parameter-table-about = Which table, if you sit at more than one
parameter-card = card
parameter-card-about = A card, such as J♠, 10h or AS
parameter-value = bid
parameter-value-about = Your bid
parameter-trump = trump
parameter-trump-about = What shall be trump
parameter-what = what
parameter-what-about = What you say

# Settings
settings-title = **Your settings**
settings-language = Language: { $language }
settings-hand = Your hand comes: { $hand }
settings-ping = When it is your turn: { $ping }
settings-deck = Your cards: { $deck }
settings-theme = Your table: { $theme }
server-look = Cards and table of the public pictures: { $deck }, { $theme }
cards-classic = classic
cards-jumbo = jumbo, with large indices
cards-classic-four = classic in four colours
cards-jumbo-four = jumbo in four colours
cards-swiss = Swiss
cloth-dark = dark
cloth-light = light
menu-deck = Cards
menu-theme = Table
menu-public-deck = Cards of the public table
menu-public-theme = Look of the public table
sample-alt = This is what your cards look like: { $cards }
hand-place-dm = by direct message
hand-place-here = only when I press “My hand”
hand-place-both = both
ping-none = no message
ping-dm = a new direct message
ping-channel = a short mention in the channel
menu-language = Language
menu-hand-place = Where your hand comes
menu-ping = How you hear of your turn
menu-tables = How many tables a channel may hold
server-title = **This server’s settings**
tables-count = { $count ->
    [one] one table a channel
   *[other] { $count } tables a channel
 }
language-auto = as Discord says
language-en = English
language-ja = 日本語
language-de = Deutsch
turn-ping = { $user } – your turn at table { $table }.

# The board
board-title = { $game } · { $server }
board-column-place = #
board-column-name = Player
board-column-games = Games
board-column-wins = Won
board-column-points = Points
board-column-casual = With robots
board-footer = Sorted by games won, all rules counted together: { $rules }. “With robots”: a robot had a seat.
rules-of-its-own = rules of its own
board-empty = Nobody in this server has finished a game of { $game } yet. Open a table with `/table open`.
board-line = { $place }. { $name } – won { $wins } of { $games }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $casual ->
    [0] {""}
   *[other] {" "}({ $casual } with robots)
 }

# Help and menus
help-title = **{ $game }** · { $page }
help-page-aim = The aim
help-page-deal = The deal
help-page-bidding = The bidding
help-page-play = The play
help-page-scoring = The scoring
help-page-rules = Sets of rules
help-page-table = This table’s rules
rules-chosen = **This table plays:** { $rules }
rules-differing = **Different from the house rules**
rules-differs = • { $rule } (house rules: { $usual })
rules-as-usual = **As in the house rules**
rules-to-choose = A table is opened with one of these sets of rules. They change what these pages describe as follows:
rules-no-change = nothing: as these pages say
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# The host can change every single rule in the lobby, under *Rules…*.
menu-title = **Table { $table }** · { $game }
menu-rules = **Rules:** { $rules }
menu-course = **This deal so far**
menu-hint = -# `/rules` explains the game · `/table leave` gives your seat to a robot · `/settings` changes your language, your cards, where your hand comes and how you hear of your turn
said = You said: { $line }
why-you-may = { $card } is allowed: go ahead.
opened-in-thread = Table { $table } is open in { $thread }.
right-view-channel = “View Channel”
right-send-messages = “Send Messages”
right-attach-files = “Attach Files”
right-send-messages-in-threads = “Send Messages in Threads”
right-create-public-threads = “Create Public Threads”
