# Der Tutor bei den ersten Partien: ein, zwei Zeilen unter dem Blatt.
settings-tutor = Tutor: { $tutor ->
    [yes] bei deinen ersten Partien jedes Spiels
   *[no] keiner
 }
button-tutor-yes = Mit Tutor spielen
button-tutor-no = Ohne Tutor
tutor-kept = Ab jetzt sitzt ein Tutor neben dir: In den ersten { $full } Partien jedes Spiels sagt er, worauf es ankommt und ob deine Wahl gut war, in den nächsten { $mistakes } nur noch, wenn etwas besser war. Mit `/knave einstellungen` schickst du ihn weg.
tutor-full = **Tutor:** noch { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 } lang bei jeder Wahl dabei.
tutor-mistakes = **Tutor:** Noch { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 } lang melde ich mich nur, wenn etwas besser war.
tutor-over = **Tutor:** Bei diesem Spiel brauchst du mich nicht mehr. Viel Spaß!
tutor-look = { $card ->
    [yes] **Welche Karte passt dazu?**
   *[no] **Darauf kommt es an:**
 } { $ground }
tutor-sound = **Tutor:** { $action } war gut.
tutor-worse = **Tutor zu { $action }:** { $said }
tutor-better-points = { $other } war { $certainty ->
    [likely] wohl besser
   *[sure] besser
 }: Das macht { $count ->
    [0] in dieser Runde wenig aus
    [one] in dieser Runde etwa 1 Punkt aus
   *[other] in dieser Runde etwa { $count } Punkte aus
 }.
tutor-better-wins = { $other } war { $certainty ->
    [likely] wohl besser
   *[sure] besser
 }: Damit gewinnst du die Partie { $by ->
    [little] etwas öfter
    [clearly] deutlich öfter
   *[much] viel öfter
 }.
tutor-rather = **{ $action }:** { $ground }
