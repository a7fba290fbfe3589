# /learn: a first deal, decision by decision. What stands above a hand has at most three short lines.
command-learn = learn
command-learn-about = Your first deal of a game, step by step, in your DMs
lesson-open = **{ $game }**: your lesson is in { $place }
lesson-closed = Your **{ $game }** lesson is closed. `/learn` starts it again.
no-lesson-closed-dm = I can’t DM you, and that’s where lessons are. Allow direct messages (in this server’s *Privacy Settings*), then try again.
no-lesson-no-dm = Discord isn’t letting me open new direct messages right now. Try again in { $count ->
    [one] a minute
   *[other] { $count } minutes
 }.
lesson-begins = Your first deal: nothing counts, so try things out.
lesson-asked = { $before } **{ $asked }**
lesson-watch = Watch what the others play…
lesson-over = That was your first deal! Next: *Practise* against easy robots, or `/table open` in a server.
lesson-standard = -# These were the standard rules. Some servers play by others: *{ button-how-to-play }* at a table explains them.
button-practise = Practise
button-lesson-again = Once more
no-no-lesson = There’s no lesson for this game yet. `/knave rules` explains it.
no-lesson-over = This lesson is over. Press *{ button-practise }* below it to play on.
no-rest-in-lesson = In a lesson every card is played: choose the next one.
lesson-only = You must follow suit, and only one card can.
lesson-only-done = Following suit comes first.
lesson-too = That’s as good. Here we go on with { $card }.
