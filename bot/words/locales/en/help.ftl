# Help that teaches: the page before every game’s own, and what stands around the pages.
help-page-basics = New to tricks?
help-page-example = An example
help-example-of = { $game }: an example
help-row-trump = Trump, here { $suit }: highest first
help-row-plain = Every other suit
help-row-every = Every suit: highest first
help-row-undenufe = In Undenufe
help-row-alt = { $label }: { $cards }.
menu-help-page = All pages
# ① is the mark of the card led. The reader sees the trick on a picture above, or has these words alone.
help-basics =
    Everyone plays one card to the middle: that’s a **trick**.
    • **Lead:** { $leader } plays first, any card: { $led } (marked 1).
    • **Follow:** as a rule you must play a card of that suit if you have one. { $second } follows with { $followed }.
    { $trump ->
        [yes] • **Trump:** one suit beats all the others, here { suit-S }. { $third } has no { suit-H } and *trumps* with { $other }. Even { $fourth }’s { $last } can’t beat it.
       *[no] • **Discard:** { $third } has no { suit-H } and plays { $other }: a card of another suit can’t win.
    }
    • **Win:** the highest trump takes the trick, else the highest card of the suit led. { $trump ->
        [yes] { $third }
       *[no] { $leader }
    } takes this one, and leads to the next.
    • **Your cards** come to you by direct message; *My hand* at the table shows them too, to you alone. Cards you may play stand out: press one to play it. I won’t let you break a rule, and *Hint* says what I would play.
help-basics-picture = { $who } takes the trick with { $card }

# /help: what someone can do next, by who asks.
guide-new = 👋 I deal trick-taking games: Euchre, Pinochle, Jass and more. New here? Begin with **{ $game }**:
guide-do = **Now:** { $ask }
guide-hand = { $place ->
    [here] Your hand opens with *My hand*, for you alone.
    [both] Your hand is in our direct messages and under *My hand*.
   *[dm] Your hand is in our direct messages; *My hand* shows it here too, to you alone.
 }
menu-help-game = Another game: how it’s played
button-first-lesson = First lesson
button-doctor = Check permissions

# In the channel for system messages, once, when a server has invited the bot.
guide-welcome =
    🃏 I’m **Knave**, and I deal trick-taking games: Euchre, Pinochle, Jass and more.
    • `/table open` opens a table here; robots take the empty seats.
    • New to these games? `/learn` plays a first deal with you, `/practice` deals at once. `/help` always says what’s next.
    -# For those who manage this server: `/server-settings` sets channels and limits, `/doctor` checks my permissions.
