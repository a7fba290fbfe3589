# Finished games: the history, the replay, the files, and what can be checked.
command-history = history
command-history-about = Finished games, yours or this server’s, newest first
command-replay = replay
command-replay-about = Step through a finished game with all hands face up
command-verify = verify
command-verify-about = Check the shuffles, every move and the result of a finished game
menu-replay = Replay this game
menu-verify = Verify this game
parameter-whose = whose
parameter-whose-about = Your own games, or all of this server’s
parameter-number = number
parameter-number-about = Game number, as shown in /knave history
whose-mine = my games
whose-server = this server’s games
history-title-mine = **Your finished games**
history-title-server = **This server’s finished games**
history-line = { $when } · **{ $number }** · { $game } · { $result }
history-result = { $winners } won{ $against ->
    [0] {""}
   *[other] {" "}against { $others }
 }{ $scored ->
    [0] {""}
   *[other] {" "}({ $points })
 }
history-ended-early = ended early: { $who }
history-item = { $number } · { $game }
history-empty = No finished games here yet.
history-all = All games
menu-history-open = Open a replay…
menu-history-kind = Show only…
button-newest = Newest
button-newer = ◀ Newer
plain-button-newer = Newer
button-older = Older ▶
plain-button-older = Older
former-player = Former player
replay-title = **{ $game }** · game { $number } · deal { $deal } of { $deals } · { $stop }
replay-stop-dealt = as dealt
replay-stop-ready = before the first card
replay-stop-trick = trick { $number }
replay-stop-end = end of the deal
replay-course = Calls: { $said }
replay-cards = Cards: { $said }
replay-trick = { $played } (won by { $holder })
replay-hand = { $who }: { $cards }
replay-pile = { $pile }: { $cards }
replay-deal = Deal { $number }
menu-replay-deal = Go to a deal…
menu-replay-stop = Go to a trick…
button-replay = Replay
button-deal-back = ⏮ Deal
plain-button-deal-back = Previous deal
button-step-back = ◀
plain-button-step-back = Back
button-step-on = ▶
plain-button-step-on = Next
button-deal-on = Deal ⏭
plain-button-deal-on = Next deal
button-replay-text = As text
button-replay-json = As JSON
button-verify = Check it
no-no-replay = There’s no finished game { $number } you can view. `/knave history` lists yours and this server’s.
no-still-running = This game is still running. Its replay opens when it’s over; until then hidden cards stay hidden.
no-no-game-in-message = There’s no finished game in that message. Open this menu on a table whose game is over.
no-replay-unreadable = Game { $number } was played under rules I no longer know, so I can’t replay it.
no-replay-too-fast = You’re paging through finished games faster than I can keep up. Wait a few seconds and press again: nothing is lost.
no-replay-busy = Too many replays are being opened right now. Please try again in a minute: nothing is lost.
replay-file = Game { $number }, to keep or to check: `/knave verify` checks it here too.

verify-title = **Checking game { $number }** ({ $game })
verify-sound = **Everything checks out.**
verify-not-sound = **Something is wrong with this game.**
verify-commitment = The revealed seed is the one that was promised: its SHA-256 is the number given before the first bid.
verify-commitments = All { $count } revealed seeds are those that were promised: the SHA-256 of the first is the number given before the first bid. Those of the others are in the log, where this bot was restored from a backup.
verify-commitment-wrong = The revealed seed is not the one that was promised: its SHA-256 is { $found }, but { $promised } was promised.
verify-seed-broken = The seed can’t be read: it should be 64 hexadecimal digits.
verify-no-seed = The seed or its promise is missing, so I couldn’t check that they match.
verify-seats = The seed drew lobby seat { $drawn } as the first seat, and that is how they sat.
verify-seats-wrong = The seed drew lobby seat { $drawn } as the first seat, but seat { $found } had it.
verify-seats-unknown = The order of seats in the lobby wasn’t recorded (or the seed is missing), so I couldn’t check the draw for seats.
verify-deals = { $count ->
    [one] The one deal follows from the seed, card by card.
   *[other] All { $count } deals follow from the seed, card by card.
 }
verify-deals-so-far = { $count ->
    [0] No cards were dealt before the line that is wrong.
    [one] The one deal before the line that is wrong follows from the seed.
   *[other] The { $count } deals before the line that is wrong follow from the seed.
 }
verify-deals-laid = { $count ->
    [one] One deal was laid as in an earlier game, so the seed says nothing about its cards.
   *[other] { $count } deals were laid as in an earlier game, so the seed says nothing about their cards.
 }
verify-pack-wrong = The pack in the file isn’t the one this game is played with.
verify-deal-wrong = Deal { $deal } (line { $number } of the log) doesn’t follow from the seed.
verify-deals-unknown = Without the seed I couldn’t check the deals.
verify-moves = { $count ->
    [one] The one line of the log follows the rules.
   *[other] All { $count } lines of the log follow the rules.
 }
verify-move-wrong = Line { $number } of the log is against the rules: { $who }, “{ $line }”. { $why }
verify-move-unread = Line { $number } of the log isn’t an action of this game: { $who }, “{ $line }”.
verify-deck = the deck
verify-result = The recorded result is what the cards come to.
verify-result-wrong = The cards come to { $found }, but { $told } was recorded.
verify-result-unknown = Because of that line I couldn’t check the result.
verify-result-untold = No result was recorded, so there is nothing to compare.
verify-not-over = After the last line the game is not over.
verify-shown = One thing only you can check: that the table showed { $commitment } before the first bid (the first characters in its message, all of it in its menu). And no log can show who pressed the buttons.
