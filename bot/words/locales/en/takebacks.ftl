# Moves taken back, the rest claimed, hints.
event-took-back = ↩️ { $who } has taken a move back.
event-rest-claimed = 🃏 { $who }: “The rest is mine!” – { $cards }

takebacks-is = **Taking back:** { $takebacks }
takebacks-off = never
takebacks-misclick = a slip, as long as nothing new has been seen
takebacks-consent = a slip at once, anything else if the others agree
hints-is = **Hints:** { $hints }
hints-usual = for one person alone with robots
hints-on = for everyone, in a casual game
hints-off = no
menu-takebacks = May moves be taken back?
menu-hints = Does the table give hints?
favours-title = **{ $game }** · table { $table } · at this table
favours-about = A slip can be taken back once a turn, as long as nobody else has acted and you have learned nothing new. For anything else in the same deal the others are asked. Games with hints for everyone are casual; so is a game in which a person alone with robots had a hint.
favours-host-only = Only the host can change this, before the game begins.
button-favours = At this table
button-takeback = Take back
button-agree-takeback = Agree
button-refuse-takeback = Rather not
button-withdraw-takeback = Never mind
button-rest = The rest is mine
button-hint = Hint

takeback-wished = ↩️ { $who } would like to take back a move ({ $count } of { $of } agree; the question ends { $when }).
takeback-wished-you = ↩️ **{ $who } would like to take back a move.** Is that all right with you? Playing on also answers it. (The question ends { $when }.)
takeback-waiting = ↩️ The others are asked whether you may take your move back (the question ends { $when }).
takeback-refused = ↩️ Your move stands this time: not everyone agreed to taking it back.
takeback-lapsed = ↩️ Your move stands: not everyone answered in time.
takeback-done = Your move is taken back.
takeback-asked = The others are asked. Until they have answered, the robots wait.
takeback-agreed = Thank you. You agree.
takeback-granted = Thank you. Everyone agrees, and the move is taken back.
takeback-declined = All right, the move stands. Nobody is told who would rather not.
takeback-withdrawn = All right, your move stands.
no-takebacks-off = At this table nothing is taken back: the host has chosen so.
no-nothing-to-take-back = There is no move of yours in this deal that could be taken back.
no-takeback-open = Someone is asking to take back a move just now. That is to be answered first.
no-takeback-too-late = It is too late for that: someone has acted or something new has been seen since, or you have taken this move back once already.
no-takeback-robots = You have seen a new card since, so the robots would rather not.
no-takeback-once = You have asked for this move already.
no-takeback-gone = That question has been settled: the game has gone on.
no-takeback-not-asked = You are not asked, or have answered already.

rest-done = The rest is yours. It has been played out.
no-rest-not-now = You can claim the rest when it is your turn to play a card.
no-rest-not-certain = It is not certain from what you can see that all the rest is yours. Please play on.

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
 }Hint { $count } in this game.
no-hints-off = This table gives no hints.
no-hint-not-now = Nothing is asked of you just now.

command-takeback = takeback
command-takeback-about = Take back your last move, or ask the others whether you may
command-rest = rest
command-rest-about = Claim all the tricks to come, if that is certain
command-hint = hint
command-hint-about = What a robot would do in your place, for you alone
