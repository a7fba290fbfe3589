# The tutor beside someone’s first games: a line or two under the hand.
settings-tutor = Tutor: { $tutor ->
    [yes] in your first games of each kind
   *[no] none
 }
button-tutor-yes = Keep a tutor
button-tutor-no = No tutor
tutor-kept = A tutor now sits beside you: in your first { $full } games of each kind it says what to look at and whether your choice was sound, in the next { $mistakes } only when something was better. `/knave settings` sends it away.
tutor-full = **Tutor:** with you for { $count ->
    [one] 1 more game
   *[other] { $count } more games
 }, at every choice.
tutor-mistakes = **Tutor:** for { $count ->
    [one] 1 more game
   *[other] { $count } more games
 } I only speak up when something was better.
tutor-over = **Tutor:** you don’t need me in this game any more. Enjoy!
tutor-look = **Look at this:** { $ground }
tutor-sound = **Tutor:** { $action } was sound.
tutor-worse = **Tutor, about { $action }:** { $compared } { $ground }
