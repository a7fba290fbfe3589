# Moves taken back, the rest claimed, hints.
event-took-back = ↩️ { $who } took back a move.
event-rest-claimed = 🃏 { $who }: “The rest is mine!” – { $cards }

takebacks-is = **Take-backs:** { $takebacks }
takebacks-off = never
takebacks-misclick = misclicks only, until something new is revealed
takebacks-consent = misclicks at once, anything else if the others agree
hints-is = **Hints:** { $hints }
hints-usual = only when you play alone with robots
hints-on = for everyone (games count as casual)
hints-off = off
menu-takebacks = Take-backs
menu-hints = Hints
favours-title = **{ $game }** · table { $table } · what’s allowed here
favours-about = A misclick can be taken back once per turn, as long as nobody else has acted and nothing new was revealed. For anything else in the same deal, the other players are asked. Games with hints for everyone count as casual; so does a game in which someone alone with robots used one.
favours-host-only = Only the host can change this, before the game starts.
favours-begun = The game has begun: only table talk and pace can still change.
button-favours = Take-backs, hints…
button-takeback = Take back
button-agree-takeback = Allow take-back
button-refuse-takeback = Let it stand
button-withdraw-takeback = Never mind
button-rest = The rest is mine
button-hint = Hint

takeback-wished = ↩️ { $who } would like to take back { $card ->
    [no] a move
   *[other] { $card }
 } ({ $count } of { $of } agree; ends { $when }).
takeback-wished-you = ↩️ **{ $who } would like to take back { $card ->
    [no] a move
   *[other] { $card }
 }.** Is that OK with you? Playing on also counts as an answer. (Ends { $when }.)
takeback-waiting = ↩️ Waiting for the others to agree to your take-back (ends { $when }).
takeback-refused = ↩️ Your move stands: not everyone agreed.
takeback-lapsed = ↩️ Your move stands: not everyone answered in time.
takeback-done = Your move is taken back.
takeback-asked = I’ve asked the others. The robots wait until they answer.
takeback-agreed = Thank you, you’ve agreed.
takeback-granted = Thank you. Everyone agrees, and the move is taken back.
takeback-declined = OK, the move stands. Nobody is told who said no.
takeback-withdrawn = OK, your move stands.
no-takebacks-off = Take-backs are turned off at this table.
no-nothing-to-take-back = You have no move in this deal to take back.
no-takeback-open = Someone has already asked to take back a move. Answer that first.
no-takeback-too-late = It’s too late for that: someone has acted or something new has been revealed since, or you’ve already taken this move back once.
no-takeback-robots = You’ve seen a new card since, so the robots don’t agree.
no-takeback-once = You’ve already asked about this move.
no-takeback-gone = That request is over: the game has moved on.
no-takeback-not-asked = You weren’t asked, or you’ve already answered.

rest-done = The rest is yours. I’ve played it out.
no-rest-not-now = You can claim the rest when it’s your turn to play a card.
no-rest-not-certain = From what you can see it isn’t certain that every remaining trick is yours. Please play on.

hint-is = 💡 { $card ->
    [yes] I would play { $action }.
   *[no] I would choose: { $action }.
 }{ $ground ->
    [none] {""}
   *[other] {" "}{ $ground }
 }
hand-hinted = The hint: { $cards }
hint-count = -# { $compared ->
    [none] {""}
   *[other] { $compared }{" "}
 }{ $count ->
    [0] {""}
   *[other] Hint { $count } in this game.
 }
no-hints-off = Hints are turned off at this table.
no-hints-alone = Hints are given at this table only in a game you play alone with robots.
no-hints-in-lesson = A lesson gives its hints by itself: read the lines above your cards.
no-hint-not-now = It isn’t your turn, so there’s nothing to hint at.

command-takeback = takeback
command-takeback-about = Take back your last move, or ask the others if you may
command-rest = claim
command-rest-about = Claim all remaining tricks when they’re certain
command-hint = hint
command-hint-about = Privately see what a robot would do in your place
