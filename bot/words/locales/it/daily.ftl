# La smazzata del giorno.
command-daily = smazzata-del-giorno
command-daily-about = Oggi le stesse carte per tutti: gioca una volta e confronta
daily-title = **Smazzata del giorno · { $date }** · { $game }
daily-name = Smazzata del giorno · { $game }
place-daily = Smazzata del giorno · { $date }
percent = { $percent }%
daily-of-the-field = di risultati battuti
daily-finished = { $count ->
    [one] finita una volta
   *[other] finita { $count } volte
 }
daily-tricks = { $won } { $won ->
    [one] presa fatta
   *[other] prese fatte
 } su { $count }
daily-of-the-day = gioco del giorno
daily-what = { $deals ->
    [one] Una smazzata, { $today ->
        [yes] oggi la stessa per tutti
       *[no] la stessa per tutti
    }
   *[other] { $deals } smazzate, { $today ->
        [yes] oggi le stesse per tutti
       *[no] le stesse per tutti
    }
 }, in solitaria con robot di livello { $level } che nella stessa situazione fanno sempre la stessa cosa.
daily-once = Conta un tentativo solo. Comincia entro le { $until }; puoi fermarti e riprendere quando vuoi.
daily-waits = **La tua è cominciata.** Ti aspetta fino alle { $until }.
daily-had = Hai già usato il tuo tentativo. Domani arrivano carte nuove.
daily-missed = Quel giorno è passato.
daily-left = L’hai iniziata senza finirla. Quel giorno è passato.
daily-streak = { $count ->
    [one] un giorno
   *[other] { $count } giorni di fila
 }
daily-sealed = -# Sigillata prima che si giocasse: SHA-256 del seed `{ $commitment }`
daily-tomorrow = -# Il seed di domani è sigillato: SHA-256 `{ $commitment }`
daily-opened = -# Il seed è pubblico: `{ $seed }`
daily-was-sealed = -# Il suo SHA-256, mostrato il giorno prima: `{ $commitment }`
daily-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
 }
daily-beaten = Risultati battuti: **{ $percent }%** su { $count ->
    [one] un altro risultato
   *[other] { $count } altri risultati
 }{ $final ->
    [yes] {""}
   *[no] {" "}finora
 }
daily-beaten-here = In questo server: **{ $percent }%** su { $count ->
    [one] un altro risultato
   *[other] { $count } altri risultati
 }{ $final ->
    [yes] {""}
   *[no] {" "}finora
 }
daily-alone = { $final ->
    [yes] Non l’ha finita nessun altro.
   *[no] Finora non l’ha finita nessun altro.
 }
daily-field-bid = dichiarazione: { $said }
daily-field-card = prima carta: { $said }
daily-share-of = { $what } { $percent }%
daily-deal = Smazzata { $deal }, tutti: { $said }
daily-yours = Tu: { $points }
daily-best = { $final ->
    [yes] Miglior risultato
   *[no] Miglior risultato finora
 } ({ $points }): { $moves }
daily-robot = Un robot forte al tuo posto ({ $points }): { $moves }
daily-show-it = -# Per mostrare il risultato usa `/smazzata-del-giorno` in un server.
daily-there = La tua smazzata del giorno è in { $place }
daily-done = finita
daily-games-of-the-day = Giochi del giorno
daily-board-title = **Smazzate del giorno nel server { $server }** · { $game } · { $span ->
    [week] una settimana, inizio { $date }
   *[month] un mese, inizio { $date }
 }
daily-board-line = { $rank }. **{ $name }** { $percent }% · { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }
daily-board-empty = Ancora nessuno. Un giorno conta quando è passato.
daily-board-mine = Tu: { $rank }º posto, { $percent }%
daily-board-about = -# La quota di risultati battuti, sommata giorno per giorno; un pareggio vale metà. Qui c’è chi ha usato `/smazzata-del-giorno` in questo server.
button-daily-play = Gioca la smazzata
button-daily-go-on = Riprendi
button-daily-board = Classifica
button-daily-before = Il giorno prima
button-daily-today = Oggi
button-daily-all = Tutte quelle di oggi
button-daily-week = Settimana
button-daily-month = Mese
button-daily-earlier = Prima
button-daily-later = Dopo
menu-daily-game = La smazzata di un altro gioco
no-no-daily = Per quel giorno non c’è una smazzata del giorno.
no-daily-closed-dm = Non posso mandarti messaggi diretti, e la smazzata del giorno si gioca lì. Permetti i messaggi diretti (nelle *Impostazioni privacy* di questo server), poi premi di nuovo.
no-daily-no-dm = Al momento Discord non mi lascia aprire nuovi messaggi diretti. Riprova tra { $count ->
    [one] un minuto
   *[other] { $count } minuti
 }: il tuo tentativo resta tuo.
no-daily-past = Quella smazzata del giorno è passata. Quella di oggi è in `/smazzata-del-giorno`.
no-daily-spent = Un tentativo al giorno: il tuo l’hai già usato. Carte nuove { $until }.
no-daily-stays = La tua smazzata del giorno ti aspetta fino alla fine della giornata, anche se intanto fai altro.
no-daily-unfinished = Prima finisci la smazzata del giorno, poi puoi mostrare il risultato.
no-daily-running = Questa smazzata del giorno si gioca ancora: si potrà rivedere { $until }.
ended-daily = **{ $game }, tavolo { $table }:** il giorno di questa smazzata è passato.
verify-daily = È la smazzata del giorno del { $date }: il suo seed è stato sigillato prima di quel giorno, { $sealed } UTC.
verify-daily-late = È la smazzata del giorno del { $date }; il suo seed è stato sigillato solo quel giorno, { $sealed } UTC.
verify-daily-deals = La smazzata del giorno del { $date } ha { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
 }, ma le smazzate date sono { $count }.
privacy-dailies = • **Smazzate del giorno** che hai cominciato: { $count }. Server in cui ne hai chiesta una: { $servers }.
why-deal-under-way = La smazzata non è ancora finita.
no-fixture-sealed = Le smazzate di questo tavolo sono già fissate: comincia da sé.
no-fixture-fixed = Qui regole e numero di smazzate sono uguali per tutti.
