# Classifiche: rating, stagioni, e di che cosa è fatto il gioco di una persona
decimal = { $number }
command-leaderboard = classifica
command-leaderboard-about = La classifica di questo server: rating, vittorie e coppie
command-stats = statistiche
command-stats-about = Le statistiche di una persona: rating, dichiarazioni riuscite, compagni e avversari
menu-stats = Statistiche
parameter-period = periodo
parameter-period-about = Quali partite contano
parameter-by = ordine
parameter-by-about = Ordina per
parameter-minimum = minimo
parameter-minimum-about = Solo chi ha giocato almeno questo numero di partite
parameter-user = utente
parameter-user-about = Le statistiche di chi (vuoto: le tue)

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Nome
board-column-rating = Rating
board-column-wins = Vinte
board-column-points = Pti/smaz.
board-column-made = Riuscite
board-column-casual = Amich.
board-column-curve = Andamento
board-counts = Solo partite con lo stesso regolamento: **{ $rules }** · { $period } · per { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· almeno 1 partita
   *[other] {" "}· almeno { $minimum } partite
 }
board-counts-plain = { $rules } · { $period } · per { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· almeno 1 partita
   *[other] {" "}· almeno { $minimum } partite
 }
board-line = { $place }. { $name } – { $value }; vinte { $wins } su { $games }{ $casual ->
    [0] {""}
    [one] {" "}(+1 amichevole)
   *[other] {" "}(+{ $casual } amichevoli)
 }
board-mine = Tu: { $line }
board-not-there = Non sei ancora in questa classifica: finora nessuna delle tue partite conta qui.
board-hidden = Hai scelto di non comparire nelle classifiche. Puoi cambiare idea quando vuoi in `/knave impostazioni`.
board-value-rating = rating { $rating } ±{ $margin }
board-value-provisional = rating ({ $rating }) ±{ $margin }, provvisorio
board-value-unrated = ancora senza rating
board-value-points = { $points } punti a smazzata
board-value-made = { $made } contratti riusciti su { $contracts }
board-footer = Si parte tutti da 1000, e il rating si muove con prudenza. Tra parentesi: provvisorio, con meno di { $games } partite valide. «Amichevoli»: partite in cui un posto era di un robot; non contano per nient’altro.
board-footer-short = ( ) provvisorio
board-pages = Pagina { $page } di { $pages }
board-empty = In questo server nessuno ha ancora finito una partita di { $game }. Comincia tu con `/tavolo apri`.
board-empty-here = Questa classifica è ancora vuota.
board-set = { $rules } · { $count ->
    [one] 1 partita
   *[other] { $count } partite
 }
board-own-rules = regole personalizzate: { $differences }
board-older = { $rules } (versione precedente)
rules-of-its-own = regole personalizzate
period-all = da sempre
period-season = questa stagione
period-month = questo mese
period-week = questa settimana
measure-rating = rating
measure-wins = vittorie
measure-points = punti a smazzata
measure-made = contratti riusciti
measure-rating-about = Calcolato da chi batti; tutti partono da 1000
measure-wins-about = Quante partite hai vinto
measure-points-about = Quanto segna in media la tua squadra in una smazzata
measure-made-about = Quante volte ce l’hai fatta come dichiarante
minimum-games = { $count ->
    [0] qualsiasi numero di partite
    [one] almeno 1 partita
   *[other] almeno { $count } partite
 }
menu-board-rules = Regolamento
menu-board-period = Periodo
menu-board-measure = Ordina per
menu-board-minimum = Minimo di partite
button-board-back = ◀
plain-button-board-back = Indietro
button-board-next = ▶
plain-button-board-next = Avanti
button-board-mine = La mia posizione
button-board-pairs = Coppie
button-board-people = Singoli
board-of-pairs = coppie

stats-title = { $name } · { $game }
stats-empty = In questo server { $name } non ha ancora finito una partita di { $game }.
stats-no-games = Ultimamente { $name } non ha finito nessuna partita in questo server.
menu-stats-game = Gioco
stats-rules = Solo partite con lo stesso regolamento: **{ $rules }**
stats-rating = Rating
stats-games = Partite
stats-won = Vinte
stats-points = Punti a smazzata
stats-streak = Serie attuale
stats-best-streak = Serie migliore
stats-casual = Amichevoli
stats-none = ancora nessuna
stats-won-row = vinte
stats-lost-row = perse
stats-provisional = provvisorio
stats-curve = Rating, partita per partita
stats-partners = Con
stats-opponents = Contro
stats-meeting = { $wins } su { $games }
stats-figure = { $label }: { $value }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
 }
stats-curve-said = Rating da { $first } a { $last }, tra { $low } e { $high }
stats-footer = Partite vinte su partite giocate. Per i contratti contano anche le amichevoli.
no-not-listed = { $name } ha scelto di non comparire.
no-no-board = In questo server non c’è una classifica così.

feat-contract = Contratti
feat-made = Riusciti
feat-set = Sotto
feat-alone = In solitaria
feat-alone-made = Solitarie riuscite

settings-listed = Classifiche: { $listed ->
    [yes] ci sei
   *[no] non compari da nessuna parte
 }
button-listed-no = Non mostrarmi
button-listed-yes = Mostrami
button-theme-dark = Tavolo: scuro
button-theme-light = Tavolo: chiaro

button-boards = Classifiche…
seasons-title = **Le classifiche di questo server**
seasons-length = { $count ->
    [one] Una stagione dura un mese.
   *[other] Una stagione dura { $count } mesi.
 }
seasons-ends = Fine di questa stagione: { $date }.
seasons-channel = Le classifiche finali escono in { $channel }.
seasons-channel-lacks = ⚠️ Non posso pubblicare la classifica finale in { $channel }: lì ho bisogno di { $rights }.
seasons-channel-gone = ⚠️ Il canale scelto per le classifiche finali è stato eliminato: scegline un altro.
seasons-nowhere = Le classifiche finali non vengono ancora pubblicate: scegli un canale.
menu-season-length = Durata della stagione
menu-season-channel = Dove pubblicare le classifiche finali
digest-title = **La stagione { $number } di { $server } è finita** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value }; vinte { $wins } su { $games }
digest-nobody = Nelle classifiche di questa stagione non c’è nessuno.
digest-more = … e altro ancora: `/knave classifica`
