# Partite finite: l’archivio, il replay, i file, e che cosa si può controllare.
command-history = archivio
command-history-about = Partite finite, tue o di questo server, dalla più recente
command-replay = rivedi
command-replay-about = Ripercorri una partita finita, con le carte di tutti scoperte
command-verify = verifica
command-verify-about = Controlla come erano mescolate le carte, ogni mossa e il risultato di una partita
menu-replay = Rivedi la partita
menu-verify = Verifica la partita
parameter-whose = di-chi
parameter-whose-about = Le tue partite, o tutte quelle di questo server
parameter-number = numero
parameter-number-about = Numero della partita, come lo mostra /knave archivio
whose-mine = le mie partite
whose-server = le partite di questo server
history-title-mine = **Le tue partite finite**
history-title-server = **Le partite finite di questo server**
history-line = { $when } · **{ $number }** · { $game } · { $result }
history-result = vittoria di { $winners }{ $against ->
    [0] {""}
   *[other] {" "}contro { $others }
 }{ $scored ->
    [0] {""}
   *[other] {" "}({ $points })
 }
history-ended-early = chiusa prima della fine: { $who }
history-item = { $number } – { $game }
history-empty = Qui non ci sono ancora partite finite.
history-all = Tutti i giochi
menu-history-open = Rivedi una partita…
menu-history-kind = Mostra solo…
button-newest = Più recenti
button-newer = ◀ Successive
plain-button-newer = Successive
button-older = Precedenti ▶
plain-button-older = Precedenti
former-player = Account eliminato
replay-title = **{ $game }** · partita { $number } · smazzata { $deal } di { $deals } · { $stop }
replay-stop-dealt = appena date le carte
replay-stop-ready = prima della prima carta
replay-stop-trick = presa { $number }
replay-stop-end = fine della smazzata
replay-course = Dichiarazioni: { $said }
replay-cards = Carte: { $said }
replay-trick = { $played } (presa di { $holder })
replay-hand = { $who }: { $cards }
replay-pile = { $pile }: { $cards }
replay-deal = Smazzata { $number }
menu-replay-deal = Vai a una smazzata…
menu-replay-stop = Vai a una presa…
button-replay = Rivedi
button-deal-back = ⏮ Smazzata
plain-button-deal-back = Smazzata precedente
button-step-back = ◀
plain-button-step-back = Indietro
button-step-on = ▶
plain-button-step-on = Avanti
button-deal-on = Smazzata ⏭
plain-button-deal-on = Smazzata successiva
button-replay-text = Come testo
button-replay-json = Come JSON
button-verify = Verifica
no-no-replay = Non c’è nessuna partita finita { $number } che tu possa vedere. `/knave archivio` elenca le tue e quelle di questo server.
no-still-running = Questa partita è ancora in corso. Si può rivedere quando è finita; fino ad allora le carte coperte restano coperte.
no-no-game-in-message = In quel messaggio non c’è nessuna partita finita. Apri questo menu su un tavolo la cui partita è finita.
no-replay-unreadable = La partita { $number } è stata giocata con regole che non conosco più, quindi non posso mostrarla.
no-replay-too-fast = Sfogli le partite finite più in fretta di quanto io riesca a seguirti. Aspetta qualche secondo e premi di nuovo: non si è perso niente.
no-replay-busy = In questo momento si rivedono troppe partite insieme. Riprova tra un minuto: non si è perso niente.
replay-file = Partita { $number }, da conservare o da controllare: anche `/knave verifica` qui la controlla.

verify-title = **Verifica della partita { $number }** ({ $game })
verify-sound = **È tutto a posto.**
verify-not-sound = **In questa partita qualcosa non va.**
verify-commitment = Il seed svelato è quello promesso: il suo SHA-256 è il codice di controllo mostrato prima della prima dichiarazione.
verify-commitments = I seed svelati ({ $count }) sono tutti quelli promessi: lo SHA-256 del primo è il codice di controllo mostrato prima della prima dichiarazione. Quelli degli altri sono nel registro, dove questo bot è stato ripristinato da un backup.
verify-commitment-wrong = Il seed svelato non è quello promesso: il suo SHA-256 è { $found }, ma era promesso { $promised }.
verify-seed-broken = Il seed non si può leggere: dovrebbe avere 64 cifre esadecimali.
verify-no-seed = Manca il seed o la sua promessa, quindi non ho controllato se corrispondono.
verify-seats = Il seed ha sorteggiato come primo posto il posto { $drawn } del tavolo prima dell’inizio, ed è così che si sono seduti.
verify-seats-wrong = Il seed ha sorteggiato come primo posto il posto { $drawn } del tavolo prima dell’inizio, ma lo aveva il posto { $found }.
verify-seats-unknown = L’ordine dei posti prima dell’inizio non è registrato (o manca il seed), quindi non ho controllato il sorteggio dei posti.
verify-deals = { $count ->
    [one] L’unica smazzata segue dal seed, carta per carta.
   *[other] Tutte le { $count } smazzate seguono dal seed, carta per carta.
 }
verify-deals-so-far = { $count ->
    [0] Prima della riga sbagliata non sono state date carte.
    [one] L’unica smazzata prima della riga sbagliata segue dal seed.
   *[other] Le { $count } smazzate prima della riga sbagliata seguono dal seed.
 }
verify-deals-laid = { $count ->
    [one] Una smazzata è stata ripresa da una partita precedente: delle sue carte il seed non dice nulla.
   *[other] { $count } smazzate sono state riprese da una partita precedente: delle loro carte il seed non dice nulla.
 }
verify-pack-wrong = Il mazzo nel file non è quello con cui si gioca a questo gioco.
verify-deal-wrong = La smazzata { $deal } (riga { $number } del registro) non segue dal seed.
verify-deals-unknown = Senza il seed non ho controllato le smazzate.
verify-moves = { $count ->
    [one] L’unica riga del registro rispetta le regole.
   *[other] Tutte le { $count } righe del registro rispettano le regole.
 }
verify-move-wrong = La riga { $number } del registro è contro le regole: { $who }, «{ $line }». { $why }
verify-move-unread = La riga { $number } del registro non è una mossa di questo gioco: { $who }, «{ $line }».
verify-deck = il mazzo
verify-result = Il risultato registrato è quello che danno le carte.
verify-result-wrong = Le carte danno { $found }, ma è registrato { $told }.
verify-result-unknown = Per via di quella riga non ho controllato il risultato.
verify-result-untold = Non è registrato nessun risultato, quindi non c’è niente da confrontare.
verify-not-over = Dopo l’ultima riga la partita non è finita.
verify-shown = Una cosa la puoi controllare solo tu: che prima della prima dichiarazione il tavolo mostrasse { $commitment } (i primi caratteri nel suo messaggio, tutto nel suo menu). E nessun registro può dire chi ha premuto i pulsanti.
