# Slash commands. Names are lower case and without blanks; Discord allows 32 characters.
command-table = table
command-table-about = Open, join, start or close a table
command-card = card
command-card-about = Play: everything you can do at a table you’re playing at
command-knave = knave
command-knave-about = Rules, settings, leaderboards, finished games, about this bot
command-open = open
command-open-about = Open a table in this channel
command-join = join
command-join-about = Join this channel’s table
command-leave = leave
command-leave-about = Leave your seat (a robot takes over mid-game)
command-start = start
command-start-about = Start the game
command-end = end
command-end-about = End the table before the game is over
command-show = show
command-show-about = Show the table, only to you
command-play = play
command-play-about = Play a card
command-bid = bid
command-bid-about = Bid in an auction
command-pass = pass
command-pass-about = Pass
command-trump = trump
command-trump-about = Accept or name trump
command-say = call
command-say-about = Any other call the rules allow right now, or cards to pass or discard
command-hand = hand
command-hand-about = Show your hand, only to you
command-score = score
command-score-about = Show the score sheet, only to you
command-settings = settings
command-settings-about = Language, cards, where your hand is sent, turn alerts
command-server = server-settings
command-server-about = This server’s language, cards, limits and leaderboards
command-rules = rules
command-rules-about = How to play: the rules of a game, for beginners
parameter-game = game
parameter-game-about = Which game
parameter-preset = rules
parameter-preset-about = Pick a rule set or paste a rules code (the host can fine-tune it)
parameter-thread = thread
parameter-thread-about = Open it in its own thread
parameter-table = table
parameter-table-about = Which table, if you’re at more than one
parameter-card = card
parameter-card-about = A card, such as J♠, 10h or AS
parameter-value = bid
parameter-value-about = Your bid
parameter-trump = trump
parameter-trump-about = The trump suit
parameter-what = what
parameter-what-about = Your call, or the cards: J♠ and 9♦

# Settings
settings-title = **Your settings**
settings-language = Language: { $language }
settings-hand = Your hand is sent: { $hand }
settings-ping = When a game starts, or waits for you: { $ping }
settings-deck = Your cards: { $deck }
settings-theme = Table colour: { $theme }
settings-emoji = Card emoji: { $emoji ->
    [yes] in texts and on buttons
   *[no] off
 }
button-emoji-no = No card emoji
button-emoji-yes = Card emoji
settings-deck-of = In { $game }: { $deck }
settings-hand-order = Your hand: { $order }
settings-text-only = Pictures: { $only ->
    [yes] off, words only
   *[no] on
 }
button-text-only-yes = Words only
button-text-only-no = Show pictures
button-decks = Cards by game…
button-hand-order = Sort my hand…
decks-title = **Your cards, game by game**
server-decks-title = **Cards of the public table, game by game**
deck-as-usual = same as elsewhere ({ $deck })
decks-others = Everywhere else: { $deck }
menu-deck-game = Choose a game
menu-deck-of = Cards for { $game }
hand-order-title = **How your hand is sorted**
hand-order-about = Pictures, texts and buttons follow it; bowers are sorted with the trumps. “In turn” starts with the trump suit. In this sample { suit-H } are trump.
menu-suits = Order of suits
menu-ranks = Within a suit
menu-trumps = Which side for trumps
suits-from-trumps = { $suits } in turn
ranks-falling = highest first
ranks-rising = lowest first
trumps-left = trumps left
trumps-right = trumps right
server-look = Cards and table in public pictures: { $deck }, { $theme }
cards-classic = classic
cards-jumbo = jumbo, with large indices
cards-classic-four = classic in four colours
cards-jumbo-four = jumbo in four colours
cards-swiss = Swiss
cloth-dark = dark
cloth-light = light
menu-deck = Cards
menu-public-deck = Cards in public pictures
menu-public-theme = Table colour in public pictures
sample-alt = This is what your cards look like: { $cards }
hand-place-dm = by direct message
hand-place-here = only when I press “My hand”
hand-place-both = both
ping-none = no alert
ping-dm = a new direct message
ping-channel = a ping in the channel
alert-item = On your turn: { $ping }
menu-language = Language
menu-hand-place = Where your hand is sent
menu-ping = Turn alerts
menu-tables = Tables allowed per channel
server-title = **This server’s settings**
server-tables = Tables: { $tables }
tables-count = { $count ->
    [one] one per channel
   *[other] { $count } per channel
 }
language-auto = same as Discord
language-en = English
language-ja = 日本語
language-de = Deutsch
language-fr = Français
language-it = Italiano
turn-ping = { $user } – your turn at table { $table }.
begun-ping = { $user } – the game at table { $table } has started.

# Help and menus
help-title = **{ $game }** · { $page } ({ $number }/{ $of })
help-page-short = In short
help-short-rules = -# At this table: { $rules }
help-page-aim = Goal
help-page-deal = Cards
help-page-bidding = Bidding
help-page-play = Play
help-page-scoring = Scoring
help-page-rules = Rule sets
help-page-table = This table’s rules
rules-chosen = **This table plays:** { $rules }
rules-lowest = **The fewest points win.**
rules-differing = **Different from the standard rules**
rules-differs = • { $rule } (standard: { $usual })
rules-as-usual = **Same as the standard rules**
rules-to-choose = Pick one of these rule sets when you open a table. Compared with these pages they change:
rules-no-change = no changes
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# The host can also change any single rule in the lobby, under *Options…*.
strength-title = **Robots**, each compared with the level below, on the same deals from both sides:
strength-step = • *{ $level }* is { $points } (± { $margin }) points per deal better than *{ $below }*, in { $deals } deals
strength-unclear = • *{ $level }*: no clear difference from *{ $below }* in { $deals } deals
menu-title = **Table { $table }** · { $game }
menu-rules = **Rules:** { $rules }
menu-deals = The game ends after { $count ->
    [one] one deal
   *[other] { $count } deals
 }, whatever the score.
menu-hint = -# `/knave rules` how to play · `/table leave` leave your seat · `/knave settings` language, cards, alerts
menu-hint-alone = -# `/knave rules` how to play · `/knave settings` language, cards, alerts
said = Your move: { $line }
why-you-may = You can play { $card }: go ahead.
opened-there = Table { $table } is open in { $place }.
right-view-channel = “View Channel”
right-send-messages = “Send Messages”
right-attach-files = “Attach Files”
right-send-messages-in-threads = “Send Messages in Threads”
right-create-public-threads = “Create Public Threads”
right-connect = “Connect”
