# I propri tavoli, le persone bloccate, gli avvisi e l’allenamento.
mytables-title = **I tuoi tavoli aperti**
mytables-none = Non sei a nessun tavolo aperto.
mytables-evenings = **Serate a cui partecipi**
mytables-evening = **{ $game }** · <t:{ $at }:F> · { $place }
mytables-joined = **I tuoi tornei e duplicati**
mytables-joined-line = **{ $name }** · { $place }
mytables-line = **{ $game }** · tavolo { $table } · { $place }
mytables-held = ⏸️ sospeso: non raggiungo il suo canale · { $since }
mytables-lobby = in attesa: { $count } { $count ->
    [one] posto occupato
   *[other] posti occupati
 } su { $of } · { $since }
mytables-paused = ⏸️ in pausa · { $since }
mytables-your-turn = ▶️ **tocca a te** · { $since }
mytables-turn = turno di { $who } · { $since }
mytables-hand = Carte, tavolo { $table }
mytables-leave = Lascia il tavolo { $table }
mytables-menu-hand = Vedi le mie carte…
mytables-menu-leave = Lascia…
mytables-item = { $game } · tavolo { $table }
blocked-none = Non hai bloccato nessuno. Con `/blocca` impedisci a qualcuno di partecipare ai tavoli di cui sei host, in ogni server.
blocked-list = Hai bloccato: { $who }. Non possono partecipare ai tavoli di cui sei host, e non ne sanno niente.
blocked-now = { $who } non può più partecipare ai tavoli di cui sei host, in nessun server, e non ne sa niente. Un posto che ha già resta suo. `/persone-bloccate` mostra chi hai bloccato.
menu-unblock = Sblocca…
wanted-button = Avvisami qui
wanted-list-button = I miei avvisi
wanted-title = **I tuoi avvisi sui tavoli:**
wanted-none = Non hai avvisi. Usa `/avvisami` con un gioco, nel server che ti interessa.
wanted-line = { $game } nel server { $server }
menu-unwant = Togli un avviso…
wanted-now = Quando qui si apre un tavolo di { $game } ti scrivo in privato: al massimo ogni dieci minuti, e mai nelle tue ore di silenzio. Per smettere ripeti lo stesso comando.
wanted-no-more = Va bene, niente più avvisi per { $game } qui.
wanted-letter = { $who } ha aperto un tavolo: **{ $game }** in { $place }.
wanted-given-up = Volevo avvisarti dei nuovi tavoli, ma i miei messaggi diretti non sono arrivati per tre volte di fila, quindi ho smesso. Quando potrai riceverli, `/avvisami` riattiva gli avvisi.
place-practice = i tuoi messaggi diretti · [al tavolo]({ $link })
place-alone = allenamento
practice-open = **{ $game }**: il tuo tavolo di allenamento è in { $place }
no-practice-on = Hai già un tavolo di allenamento in { $place }. Prima finiscilo o chiudilo.
no-practice-closed-dm = Non posso mandarti messaggi diretti, e i tavoli di allenamento stanno lì. Permetti i messaggi diretti (nelle *Impostazioni privacy* di questo server), oppure apri un tavolo in un canale con `/tavolo apri`.
no-practice-no-dm = Al momento Discord non mi lascia aprire nuovi messaggi diretti. Riprova tra { $count ->
    [one] un minuto,
   *[other] { $count } minuti,
  } oppure apri un tavolo in un canale con `/tavolo apri`.
settings-people = -# Persone che hai bloccato: `/persone-bloccate` · avvisi sui tavoli: `/avvisami`

command-mytables = i-miei-tavoli
command-mytables-about = I tuoi tavoli aperti in tutti i server, e a chi tocca
command-block = blocca
command-block-about = Impedisci a qualcuno di partecipare ai tavoli di cui sei host
menu-block = Blocca
command-blocked = persone-bloccate
command-blocked-about = Vedi e sblocca le persone che hai bloccato
command-tell = avvisami
command-tell-about = Ricevi un messaggio diretto quando qui si apre un tavolo di un gioco (ripeti per smettere)
parameter-tell-game-about = Quale gioco (vuoto: mostra i tuoi avvisi)
command-practice = allenamento
command-practice-about = Gioca subito contro i robot, nei tuoi messaggi diretti

# E adesso?
command-help = aiuto
command-help-about = Che cosa puoi fare adesso, qui e ai tuoi tavoli
parameter-search = cerca
parameter-search-about = Il comando che cerchi, con qualsiasi nome o parola
help-found = • { $name } – { $about }
help-found-former = • { $name } – { $about } (anche: { $former })
no-no-such-command = Nessun comando corrisponde a «{ $search }». Prova un’altra parola, o solo `/aiuto`.
# Altri nomi con cui /aiuto trova i comandi.
formerly-keep = posto tieni
formerly-keep-rules = regole-server memorizza
formerly-lock = posto chiudi
formerly-mytables = tavoli
formerly-privacy-export = privacy esporta
formerly-privacy-forget = privacy dimentica
formerly-replay = riguarda
formerly-rest = reclama
formerly-say = dire
formerly-score = punteggio
formerly-tell = dimmi
formerly-usual = regole-server solite
guide-title = **E adesso?**
guide-playing = `/carta mano` mostra le tue carte, con un pulsante per tutto quello che puoi fare. Il resto sta sotto *Menu* al tavolo.
guide-hosting = L’host sei tu: quando tutti i posti sono occupati premi *Inizia*. I posti liberi li possono prendere i robot.
guide-waiting = Quando tutti i posti sono occupati, l’host fa iniziare la partita. { $place ->
    [here] Poi *Le mie carte* al tavolo mostra le tue.
   *[dm] Le tue carte arrivano poi da sole.
 }
guide-join = Il tavolo { $table } ha un posto libero: **{ $game }**. Usa `/tavolo partecipa`.
guide-open = `/tavolo apri` apre un tavolo qui, e altri possono partecipare. `/allenamento` dà subito le carte, contro i robot.
guide-letters = `/allenamento` dà le carte subito, a te e ai robot. Per giocare con altre persone apri un tavolo nel canale di un server: `/tavolo apri`.
guide-uninvited = `/allenamento` dà le carte subito, a te e ai robot. Per giocare con altre persone bisogna prima aggiungermi a questo server: chi ha il permesso *Gestisci server* può [invitarmi](<{ $link }>).
guide-rules = `/knave regole` insegna ogni gioco, dallo scopo al punteggio.
guide-more = `/knave impostazioni`: lingua, carte, emoji, avvisi di turno · `/knave archivio`: partite finite · `/privacy`: i tuoi dati · `/knave info`: questo bot
guide-admins = **Gestisci questo server:** `/impostazioni-server` (canali, limiti, classifiche) · `/regole-server` (i vostri regolamenti) · `/diagnosi` (che cosa funziona e che cosa no)
