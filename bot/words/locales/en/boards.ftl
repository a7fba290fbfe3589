# Boards: ratings, seasons, and what a player’s game is made of
decimal = { $number }
command-leaderboard = leaderboard
command-leaderboard-about = Ratings, wins and partnerships of this server’s people
command-stats = stats
command-stats-about = A player’s game: rating, bids and contracts made, partners and opponents
menu-stats = Stats
parameter-period = period
parameter-period-about = Which games count
parameter-by = by
parameter-by-about = What the board is sorted by
parameter-minimum = minimum
parameter-minimum-about = How many games a player must have played
parameter-user = user
parameter-user-about = Whose game; without it, yours

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Player
board-column-rating = Rating
board-column-wins = Won
board-column-points = A deal
board-column-made = Made
board-column-casual = Casual
board-column-curve = Course
board-counts = Only games by one set of rules: **{ $rules }** · { $period } · sorted by { $measure }{ $minimum ->
    [0] {""}
   *[other] {" "}· at least { $minimum } games
 }
board-counts-plain = { $rules } · { $period } · by { $measure }{ $minimum ->
    [0] {""}
   *[other] {" "}· at least { $minimum } games
 }
board-line = { $place }. { $name } – { $value }; won { $wins } of { $games }{ $casual ->
    [0] {""}
   *[other] , besides { $casual } casual
 }
board-mine = You: { $line }
board-not-there = You are not on this board: you have no game that counts here yet.
board-hidden = You are not listed on any board, by your own choice. `/settings` puts you back at any time.
board-value-rating = rating { $rating } ±{ $margin }
board-value-provisional = rating ({ $rating }) ±{ $margin }, provisional
board-value-unrated = no rating yet
board-value-points = { $points } points a deal
board-value-made = { $made } of { $contracts } contracts made
board-footer = The rating is cautious: everyone begins at 1000. In brackets: provisional, fewer than { $games } rated games. “Casual”: games in which a robot had a seat; they count for nothing else.
board-footer-short = ( ) provisional
board-pages = Page { $page } of { $pages }
board-empty = Nobody in this server has finished a game of { $game } yet. Open a table with `/table open`.
board-empty-here = Nobody is on this board yet.
board-only-own = By none of the usual sets of rules has { $game } been played to its end here. Other rules are never mixed in: choose some below.
board-set = { $rules } · { $count ->
    [one] 1 game
   *[other] { $count } games
 }
board-own-rules = own rules: { $differences }
board-older = { $rules } (an older version)
rules-of-its-own = rules of its own
period-all = all time
period-season = this season
period-month = this month
period-week = this week
measure-rating = rating
measure-wins = wins
measure-points = points a deal
measure-made = contracts made
minimum-games = { $count ->
    [0] any number of games
    [one] at least 1 game
   *[other] at least { $count } games
 }
menu-board-rules = Which rules
menu-board-period = Which games
menu-board-measure = Sorted by what
menu-board-minimum = How many games at least
button-board-back = ◀
plain-button-board-back = Back
button-board-next = ▶
plain-button-board-next = Next
button-board-mine = My place
button-board-pairs = Partnerships
button-board-people = People
board-of-pairs = partnerships

stats-title = { $name } · { $game }
stats-empty = { $name } has not finished a game of { $game } in this server yet.
stats-no-games = { $name } has not finished a game in this server lately.
menu-stats-game = Game
stats-rules = Only games by one set of rules: **{ $rules }**
stats-rating = Rating
stats-games = Games
stats-won = Won
stats-points = Points a deal
stats-streak = In a row
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
stats-footer = Won of played. Bids and the like count games with robots too.
no-not-listed = { $name } is not listed, by their own choice.
no-no-board = There is no such board in this server.

feat-contract = Contracts
feat-made = Made
feat-set = Set
feat-alone = Alone
feat-alone-made = Alone made

settings-listed = Boards: { $listed ->
    [yes] you are on them
   *[no] you are on none, nor in anyone’s list
 }
button-listed-no = Take me off all boards
button-listed-yes = Put me on the boards
button-theme-dark = Table: dark
button-theme-light = Table: light

button-boards = Boards and seasons…
seasons-title = **This server’s boards**
seasons-length = { $count ->
    [one] A season lasts one month.
   *[other] A season lasts { $count } months.
 }
seasons-ends = This season ends on { $date }.
seasons-channel = When it ends, the best are named in { $channel }.
seasons-nowhere = When it ends, nothing is posted: choose a channel for that.
menu-season-length = How long a season lasts
menu-season-channel = Where the end of a season is told
digest-title = **Season { $number } of { $server } is over** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value }; won { $wins } of { $games }
digest-nobody = Nobody played a game that counts.
digest-more = … and more: `/leaderboard`
