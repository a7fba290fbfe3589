# /impara: una prima smazzata, scelta per scelta. Sopra le carte stanno al massimo tre righe brevi.
command-learn = impara
command-learn-about = La tua prima smazzata di un gioco, passo per passo, nei tuoi messaggi diretti
lesson-open = **{ $game }**: la tua lezione è in { $place }
lesson-closed = La tua lezione di **{ $game }** è chiusa. `/impara` la ricomincia.
no-lesson-closed-dm = Non posso mandarti messaggi diretti, e le lezioni si svolgono lì. Permetti i messaggi diretti (nelle *Impostazioni privacy* di questo server), poi riprova.
no-lesson-no-dm = Al momento Discord non mi lascia aprire nuovi messaggi diretti. Riprova tra { $count ->
    [one] un minuto
   *[other] { $count } minuti
 }.
lesson-begins = La tua prima smazzata: non conta niente, quindi prova pure.
lesson-asked = { $before } **{ $asked }**
lesson-watch = Guarda che cosa giocano gli altri…
lesson-only = Devi rispondere al seme, e può farlo una carta sola.
lesson-only-done = Prima di tutto si risponde al seme.
lesson-too = Va bene anche così. Qui si continua con { $card }.
lesson-over = Questa era la tua prima smazzata! E adesso: *Allenati* contro robot facili, oppure `/tavolo apri` in un server.
lesson-standard = -# Queste erano le regole standard. In certi server se ne usano altre: le spiega *{ button-how-to-play }* al tavolo.
button-practise = Allenati
button-lesson-again = Ancora una volta
no-no-lesson = Per questo gioco non c’è ancora una lezione. `/knave regole` lo spiega.
no-lesson-over = Questa lezione è finita. Per continuare a giocare premi *{ button-practise }* qui sotto.
no-rest-in-lesson = In una lezione si gioca ogni carta: scegli la prossima.
