# My moments: one’s own decisions of a finished game that mattered most, and playing on from there.
command-moments = moments
command-moments-about = The choices in a finished game of yours that mattered most, and what was better
button-moments = My moments
moments-waiting = I’m looking at what you did in game { $number }: up to a minute. Your three costliest choices will appear here.
moments-none = **My moments** · game { $number }
    Nothing to point out: wherever you had a choice, nothing else was clearly better from what you could see.
moments-title = **My moments** · { $at } of { $count } · { $game } · game { $number } · deal { $deal }{ $trick ->
    [0] {""}
   *[other] , trick { $trick }
 }
moments-cost = You chose **{ $action }**. Better: **{ $other }**
moments-well = Well done: **{ $action }**, not { $other }
moments-worth = -# About { $points } { $count ->
    [one] point
   *[other] points
 } better in this deal{ $span ->
    [no] {""}
   *[yes] {" "}(almost surely { $least } to { $most })
 }, from what you could see: { $worlds } imagined deals.
moments-worth-sure = -# { $points } { $count ->
    [one] point
   *[other] points
 } better in this deal, from what you could see: in every one of { $worlds } imagined deals.
moments-worth-wins = -# Chance of winning the game: about { $percent } percentage { $percent ->
    [one] point
   *[other] points
 } higher (almost surely { $least } to { $most }; a game that goes on counts as half won), from what you could see: { $worlds } imagined deals.
moments-worth-wins-sure = -# Chance of winning the game: { $percent } percentage { $percent ->
    [one] point
   *[other] points
 } higher (a game that goes on counts as half won), from what you could see: { $worlds } imagined deals.
button-moment-well = Well done
moments-later = -# This daily is still being played: its replay, and playing on from here, open { $until }.
button-play-on = Play on from here
button-play-on-same = …with the same cards
parameter-moments-number = number
parameter-moments-number-about = Game number, as shown in /knave history (empty: your last game)
no-no-finished-game = You haven’t finished a game yet.
no-moments-not-yours = My moments are about your own choices, and you didn’t play in this game.
no-moments-off = You’ve switched off *My moments*. `/knave settings` brings them back.
no-moments-busy = I couldn’t look at your choices just now. Please try again in a minute: nothing is lost.
settings-moments = My moments after a game: { $moments ->
    [yes] on
   *[no] off
 }
button-moments-yes = Moments on
button-moments-no = Moments off
privacy-moments = • **Your moments:** games in which your choices were looked at: { $count }. Shown to you alone.
