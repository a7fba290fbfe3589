# Rifiuti: sempre con il motivo, in una frase.
why-not-your-turn = Non tocca a te. Il tavolo aspetta { $turn }.
why-game-over = La partita è finita.
why-being-dealt = Si stanno ancora dando le carte.
why-not-in-hand = Non hai in mano { $card }.
why-not-now = Adesso non si può. Prima c’è altro da fare: { $phase }.
why-must-follow = Devi rispondere a { $suit }: hai { $binding }, quindi non puoi giocare { $card }.
why-must-follow-bower = Devi rispondere a { $suit }: { $binding } vale come { $suit }, quindi non puoi giocare { $card }.
why-bower-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il bower sinistro e vale come { $trump }.
why-card-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } vale come briscola.
why-must-follow-or-trump = Devi rispondere a { $suit } o giocare una briscola: hai { $binding }, quindi non puoi giocare { $card }.
why-must-follow-or-overtrump = Puoi rispondere con { $binding }, quindi { $card } è una briscola troppo bassa: c’è già { $best }, e tagliare più basso non è permesso.
why-not-broken = Non puoi ancora uscire a { $suit }: nessuno ne ha giocate. Esci in un altro seme, per esempio con { $binding }.
why-must-lead-trump = Devi uscire con una briscola: hai { $binding }, quindi non puoi uscire con { $card }.
why-wrong-count = { $exact ->
    [yes] Scegli esattamente { $least } { $least ->
        [one] carta
       *[other] carte
    }, non { $count }.
   *[no] Scegli da { $least } a { $most } carte, non { $count }.
 }
why-option-value = { $option } non può essere «{ $value }». Possibile: { $values }.
why-option-name = Non c’è nessuna regola di nome { $option }.
why-option-clash = Con questa scelta per «{ $option }» non si potrebbe giocare: prima cambia un’altra regola.
why-table-size = Con queste regole non si gioca in { $players }. Possibile: { $allowed }.
why-not-a-deal = Le carte non si possono dare così.
why-misdealt-counts = Il numero di carte in mano non è quello giusto.
why-misdealt-cards = Le carte date non corrispondono al mazzo.

no-host-only = Questo può farlo solo l’host del tavolo.
no-host-or-moderator = Il tavolo lo può chiudere solo l’host o chi ha il permesso *Gestisci messaggi*.
no-unknown-game = Non c’è nessun gioco di nome «{ $game }».
no-unknown-preset = Non c’è nessun regolamento di nome «{ $preset }».
no-unknown-level = Il livello dei robot può essere facile, normale o difficile, non «{ $level }».
no-already-here = Sei già a questo tavolo.
no-not-here = Non sei a questo tavolo.
no-table-full = Tutti i { $players } posti sono occupati.
no-no-robot = Qui non c’è nessun robot.
no-no-such-chair = Questo posto non c’è.
no-table-size = Con queste regole non si gioca in { $players }. Possibile: { $allowed }.
no-too-many-people = Al tavolo ci sono più di { $players } persone: prima qualcuno deve lasciare il posto.
no-chairs-empty = { $count ->
    [one] Un posto è ancora libero: aggiungi un robot o aspetta qualcuno.
   *[other] { $count } posti sono ancora liberi: aggiungi dei robot o aspetta qualcuno.
 }
no-outdated = Quel pulsante non vale più. Ecco come stanno le cose adesso.
no-press-again = Ci ho messo troppo. Premi di nuovo il pulsante, per favore.
no-too-fast = Un po’ troppo veloce per me. Aspetta qualche secondo e continua: non si è perso niente.
no-look-again = Cercare tutto richiede tempo. Riprova tra un minuto.
no-unknown-command = Questo comando è cambiato con un aggiornamento del bot. Chiudi l’elenco dei comandi di Discord e scrivilo di nuovo.
no-restarting = Un momento, mi sto riavviando. Non si è perso niente: premi di nuovo tra qualche secondo.
no-moving = Un momento, questo tavolo sta passando a un altro dei miei computer. Non si è perso niente: premi di nuovo tra qualche secondo.
no-not-a-number = «{ $bid }» non è una dichiarazione: scrivi un numero.
no-no-such-action = Qui non conosco «{ $action }». Scegli dall’elenco che si apre mentre scrivi.
no-no-passing = In questo gioco non si passa.
no-no-bidding = In questo gioco non si dichiarano numeri.
no-nobody-here = Non c’è ancora nessuno seduto. Premi prima *Partecipa*.
no-already-begun = La partita è già iniziata.
no-not-begun = La partita non è ancora iniziata.
no-game-is-over = La partita è finita.
no-table-closed = Questo tavolo è chiuso.
no-too-busy = In questo momento a questo tavolo ci sono troppe cose in attesa. Riprova tra poco.
no-no-table = Quel tavolo non esiste più.
no-no-table-here = In questo canale non c’è nessun tavolo. Aprine uno con `/tavolo apri`.
no-channel-busy = { $count ->
    [one] In questo canale c’è già il tavolo { $table }.
   *[other] In questo canale ci sono già { $count } tavoli, il massimo.
 }
no-admin-only = Per cambiarlo serve il permesso *Gestisci server*.
no-panel-too-old = Questa pagina non vale più. Riaprila con `/impostazioni-server`.
no-no-thread-here = Un thread si può aprire solo in un canale testuale.
no-not-in-thread = Non sono in questo thread privato e non posso scriverci. Menziona qui { $bot } per aggiungermi, poi riprova.
no-edits-little = In { $channel } posso modificare i miei messaggi solo poche volte all’ora, perché è un canale di annunci. Usa un altro canale, o un thread di questo.
no-too-many-threads = Questo server ha già tutti i thread attivi che Discord permette. Archiviane qualcuno, o apri il tavolo direttamente nel canale.
no-threads-too-fast = Hai appena aperto diversi thread. Aspetta un minuto, per favore.
no-no-game-of-yours = Non hai nessuna partita in corso.
no-which-table = Giochi a più di un tavolo. Di’ quale con `tavolo:`.
no-which-table-hosted = Sei host di più di un tavolo. Di’ quale con `/posto riserva` e `tavolo:`.
no-server-only = I tavoli stanno nei canali dei server: usa questo comando in un server.
no-not-invited = Per i tavoli devo far parte di questo server, e non è così. Chi ha il permesso *Gestisci server* può invitarmi: <{ $link }>. Intanto `/allenamento` funziona dappertutto.
no-missing-rights = Qui non posso giocare: in { $channel } ho bisogno di { $rights }. Può permettermelo chi gestisce i permessi di { $home }.
no-timed-out = Qui non posso giocare: la moderazione mi ha messo in timeout in questo server. Chi può farlo può anche toglierlo.
no-thread-locked = Il thread { $channel } è bloccato, quindi non posso giocarci. Può sbloccarlo chi ha il permesso *Gestisci thread*.
no-failed = Qualcosa è andato storto da parte mia. Non si è perso niente; riprova, per favore.
no-stopped = In questo momento Discord mi lascia soltanto rispondere, quindi non ho potuto fare tutto. Riprova tra qualche minuto.
no-storage = In questo momento non riesco a scrivere sul mio disco, quindi non è stato fatto niente. Riprova tra poco.
half-stored = In questo momento non riesco a scrivere sul mio disco. Una parte di quello che hai chiesto è fatta, il resto forse no: controlla prima di riprovare.
no-forged = Quel pulsante non è di questo tavolo.
