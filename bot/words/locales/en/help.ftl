# Help that teaches: the page before every game’s own, and what stands around the pages.
help-page-basics = New to trick-taking?
help-page-example = An example
help-example-of = { $game }: an example
help-example-rules = -# By the standard rules. What this table plays otherwise is on the next page.
help-row-trump = Trump, here { $suit }: highest first
help-row-plain = Every other suit
help-row-every = Every suit: highest first
help-row-alt = { $label }: { $cards }.
menu-help-page = All pages
# ① is the mark of the card led. The reader sees the trick on a picture above, or has these words alone.
help-basics =
    Each player plays one card: together that’s a **trick**.
    • **Lead:** { $leader } begins with any card, here { $led }{ $pictures ->
        [yes] {" "}(marked 1)
       *[no] {""}
    }.
    • **Follow:** as a rule, play the suit led if you have it, as { $second } does with { $followed }.
    { $trump ->
        [yes] • **Trump:** one suit beats all others, here { suit-H }. { $third } has no { suit-C } and *trumps* with { $other }; even { $last } can’t beat it.
       *[no] • **Discard:** { $third } has no { suit-C }. { $other } is another suit, so it can’t win.
    }
    • **Win:** { $trump ->
        [yes] the highest trump takes the trick, else the highest card of the suit led.
       *[no] the highest card of the suit led takes the trick.
    } Its player leads to the next.
    • **Your cards** come by direct message; *My hand* at the table shows them too, to you alone. Press a card’s button to play it. Where there are hints, *Hint* says what I’d play.
help-basics-picture = { $who } takes the trick with { $card }

# /help: what someone can do next, by who asks.
guide-new = I deal trick-taking games: Euchre, Pinochle, Jass and more. New to them? { $lesson ->
    [yes] *{ button-first-lesson }* plays a deal of **{ $game }** with you, step by step.
   *[no] Begin with **{ $game }**.
 }
guide-do = **Now:** { $ask }
guide-hand = { $place ->
    [here] *My hand* opens your hand, for you alone.
    [both] Your hand is in your direct messages and under *My hand*.
   *[dm] Your hand is in your direct messages; *My hand* shows it here too, to you alone.
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
