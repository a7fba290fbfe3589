# The tutor beside someone’s first games: a line or two under the hand.
settings-tutor = Tutor: { $tutor ->
    [yes] on, in your first few games of each kind
   *[no] off
 }
button-tutor-yes = Give me a tutor
button-tutor-no = Send tutor away
tutor-kept = You have a tutor now. In your first { $full } games of each kind it says what to look at and whether your choice was sound; in the next { $mistakes } it only speaks up when something else was better. You can send it away in `/knave settings`.
tutor-full = **Tutor:** with you for { $count ->
    [one] 1 more game
   *[other] { $count } more games
 }, at every choice.
tutor-mistakes = **Tutor:** for { $count ->
    [one] 1 more game
   *[other] { $count } more games
 } I’ll only speak up when something else was better.
tutor-over = **Tutor:** you don’t need me in this game any more. Enjoy!
tutor-look = { $card ->
    [yes] **Find the card:**
   *[no] **Look at this:**
 } { $ground }
tutor-sound = **Tutor:** { $action } was sound.
tutor-worse = **Tutor, about { $action }:** { $said }
tutor-better-points = { $other } was { $certainty ->
    [likely] probably better
   *[sure] better
 }: { $count ->
    [0] it makes a small difference in this deal
    [one] it’s worth about 1 point in this deal
   *[other] it’s worth about { $count } points in this deal
 }.
tutor-better-wins = { $other } was { $certainty ->
    [likely] probably better
   *[sure] better
 }: with it you win the game { $by ->
    [little] a little more often
    [clearly] clearly more often
   *[much] much more often
 }.
tutor-rather = **{ $action }:** { $ground }
