# Boards: ratings, seasons, and what a player’s game is made of
decimal = { $number }
command-leaderboard = leaderboard
command-leaderboard-about = This server’s leaderboard: ratings, wins and partnerships
command-stats = stats
command-stats-about = A player’s stats: rating, bids made, partners and opponents
menu-stats = Stats
parameter-period = period
parameter-period-about = Which games count
parameter-by = by
parameter-by-about = Sort by
parameter-minimum = minimum
parameter-minimum-about = Only players with at least this many games
parameter-user = user
parameter-user-about = Whose stats (empty: yours)

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Player
board-column-rating = Rating
board-column-wins = Won
board-column-points = Pts/deal
board-column-made = Made
board-column-casual = Casual
board-column-curve = Trend
board-counts = Only games by one set of rules: **{ $rules }** · { $period } · sorted by { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· at least 1 game
   *[other] {" "}· at least { $minimum } games
 }
board-counts-plain = { $rules } · { $period } · by { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· at least 1 game
   *[other] {" "}· at least { $minimum } games
 }
board-line = { $place }. { $name } – { $value }; won { $wins } of { $games }{ $casual ->
    [0] {""}
   *[other] {" "}(+{ $casual } casual)
 }
board-mine = You: { $line }
board-not-there = You’re not on this leaderboard yet: none of your games counts here so far.
board-hidden = You’ve chosen not to appear on leaderboards. You can change that any time in `/knave settings`.
board-value-rating = rating { $rating } ±{ $margin }
board-value-provisional = rating ({ $rating }) ±{ $margin }, provisional
board-value-unrated = no rating yet
board-value-points = { $points } points per deal
board-value-made = { $made } of { $contracts } contracts made
board-footer = Everyone starts at 1000, and ratings move cautiously. In brackets: provisional, fewer than { $games } rated games. “Casual”: games in which a robot had a seat; they count for nothing else.
board-footer-short = ( ) provisional
board-pages = Page { $page } of { $pages }
board-empty = Nobody in this server has finished a game of { $game } yet. Start one with `/table open`.
board-empty-here = This leaderboard is still empty.
board-set = { $rules } · { $count ->
    [one] 1 game
   *[other] { $count } games
 }
board-own-rules = custom rules: { $differences }
board-older = { $rules } (an older version)
rules-of-its-own = custom rules
period-all = all time
period-season = this season
period-month = this month
period-week = this week
measure-rating = rating
measure-wins = wins
measure-points = points per deal
measure-made = contracts made
measure-rating-about = Worked out from who you beat; everyone starts at 1000
measure-wins-about = How many games you’ve won
measure-points-about = What your side scores in a deal, on average
measure-made-about = How often you were bidder or maker, and made it
minimum-games = { $count ->
    [0] any number of games
    [one] at least 1 game
   *[other] at least { $count } games
 }
menu-board-rules = Rule set
menu-board-period = Period
menu-board-measure = Sort by
menu-board-minimum = Minimum games
button-board-back = ◀
plain-button-board-back = Back
button-board-next = ▶
plain-button-board-next = Next
button-board-mine = My place
button-board-pairs = Partnerships
button-board-people = Players
board-of-pairs = partnerships

stats-title = { $name } · { $game }
stats-empty = { $name } hasn’t finished a game of { $game } in this server yet.
stats-no-games = { $name } hasn’t finished a game in this server lately.
menu-stats-game = Game
stats-rules = Only games by one set of rules: **{ $rules }**
stats-rating = Rating
stats-games = Games
stats-won = Won
stats-points = Points per deal
stats-streak = Current streak
stats-best-streak = Best streak
stats-casual = Casual
stats-none = none yet
stats-won-row = won
stats-lost-row = lost
stats-provisional = provisional
stats-curve = Rating, game by game
stats-partners = With
stats-opponents = Against
stats-meeting = { $wins } of { $games }
stats-figure = { $label }: { $value }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
 }
stats-curve-said = Rating from { $first } to { $last }, between { $low } and { $high }
stats-footer = Wins out of games played. Contracts also count casual games.
no-not-listed = { $name } has chosen not to be listed.
no-no-board = There’s no such leaderboard in this server.

feat-contract = Contracts
feat-made = Made
feat-set = Set
feat-alone = Alone
feat-alone-made = Made alone

settings-listed = Leaderboards: { $listed ->
    [yes] you’re shown
   *[no] you’re hidden everywhere
 }
button-listed-no = Hide me
button-listed-yes = Show me
button-theme-dark = Table: dark
button-theme-light = Table: light

button-boards = Leaderboards…
seasons-title = **This server’s leaderboards**
seasons-length = { $count ->
    [one] A season lasts one month.
   *[other] A season lasts { $count } months.
 }
seasons-ends = This season ends on { $date }.
seasons-channel = Final standings are posted in { $channel }.
seasons-channel-lacks = ⚠️ Final standings can’t be posted in { $channel }: I’d need { $rights } there.
seasons-channel-gone = ⚠️ The channel chosen for final standings has been deleted: choose another.
seasons-nowhere = Final standings aren’t posted yet: choose a channel.
menu-season-length = Season length
menu-season-channel = Where to post final standings
digest-title = **Season { $number } of { $server } is over** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value }; won { $wins } of { $games }
digest-nobody = Nobody’s on this season’s leaderboards.
digest-more = … and more: `/knave leaderboard`
