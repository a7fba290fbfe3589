# Come finiscono una smazzata e una partita, e come mostrarlo a tutti.
deal-side = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 } · **ora { $total }**
deal-side-last = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# La prossima smazzata parte con *Prossima smazzata*, o al più tardi { $when }.
deal-alt = { $game }, risultato della smazzata { $deal }
button-next-deal = Prossima smazzata
button-last-deal = Ultima smazzata
victory-title = **{ $game }** · tavolo { $table } · partita finita
victory-headline = { $winners } { $count ->
    [one] vince!
   *[other] vincono!
 }
victory-draw = Pareggio!
victory-draw-between = Pareggio tra { $winners }!
victory-ratings = Rating
victory-rating = { $who } { $rating } ({ $gain })
ended-title = { $game } · tavolo { $table }
victory-ended = Chiuso prima della fine
victory-unscored = Niente punti
short-NT = s. br.
button-show = Mostra a tutti
show-line = **{ $who }** mostra:
show-done = Ora lo vedono tutti in { $place }.
no-show-nowhere = Qui non c’è nessuno a cui mostrarlo. Premi il pulsante nel canale di un server.
no-show-elsewhere = Questo è di un altro server. Si può mostrare solo lì.
no-show-private = Questa partita era in un thread privato. Si può mostrare solo lì.
no-show-may-not = In { $channel } non puoi scrivere, quindi lì non posso mostrare niente per te.
no-show-not-over = Puoi mostrare solo quello che è finito, e qui si gioca ancora.
no-show-too-fast = Hai appena mostrato diverse cose. Aspetta un minuto, per favore.
no-show-failed = Discord non mi ha lasciato scrivere in { $channel }. Non ho mostrato niente.
