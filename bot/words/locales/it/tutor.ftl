# Il tutor accanto alle prime partite di qualcuno: una riga o due sotto le carte.
settings-tutor = Tutor: { $tutor ->
    [yes] nelle tue prime partite di ogni gioco
   *[no] nessuno
 }
button-tutor-yes = Con il tutor
button-tutor-no = Senza tutor
tutor-kept = Adesso accanto a te c’è un tutor: nelle tue prime { $full } partite di ogni gioco dice a che cosa badare e se la tua scelta era buona, nelle { $mistakes } successive solo quando c’era di meglio. Per mandarlo via: `/knave impostazioni`.
tutor-full = **Tutor:** con te ancora per { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }, a ogni scelta.
tutor-mistakes = **Tutor:** per { $count ->
    [one] 1 altra partita
   *[other] altre { $count } partite
 } parlo solo quando c’era di meglio.
tutor-over = **Tutor:** in questo gioco non hai più bisogno di me. Buon divertimento!
tutor-look = { $card ->
    [yes] **Trova la carta:**
   *[no] **Guarda qui:**
 } { $ground }
tutor-sound = **Tutor:** { $action } era una buona scelta.
tutor-worse = **Tutor, su { $action }:** { $said }
tutor-better-points = { $other } era { $certainty ->
    [likely] probabilmente meglio
   *[sure] meglio
 }: { $count ->
    [0] in questa smazzata la differenza è piccola
    [one] vale circa 1 punto in questa smazzata
   *[other] vale circa { $count } punti in questa smazzata
 }.
tutor-better-wins = { $other } era { $certainty ->
    [likely] probabilmente meglio
   *[sure] meglio
 }: così si vince la partita { $by ->
    [little] un po’ più spesso
    [clearly] nettamente più spesso
   *[much] molto più spesso
 }.
tutor-rather = **{ $action }:** { $ground }
