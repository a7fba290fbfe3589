# Tornei: iscrizione, turni, classifica.
command-tournament = torneo
command-tournament-about = Tornei: aprine uno, partecipa, guarda la classifica
command-tournament-open = apri
command-tournament-open-about = Apri un torneo in questo canale; ci si iscrive con un pulsante
command-tournament-show = mostra
command-tournament-show-about = Un torneo: i tavoli e la classifica, solo per te
command-tournament-join = iscriviti
command-tournament-join-about = Iscriviti a un torneo, in singolo o in coppia
command-tournament-leave = ritirati
command-tournament-leave-about = Ritirati da un torneo
command-tournament-lead = dirigi
command-tournament-lead-about = Per host e moderatori: inizio, correzioni, prossimo turno, annullamento
parameter-system = sistema
parameter-system-about = Chi incontra chi
parameter-rounds = turni
parameter-rounds-about = Quanti turni (solo sistema svizzero; vuoto: quanti ne servono)
parameter-match-deals = smazzate
parameter-match-deals-about = Smazzate per incontro (vuoto: partite intere)
parameter-tournament-clock = tempo-per-turno
parameter-tournament-clock-about = Tempo per giocare (di norma: 2 minuti)
parameter-starts-in = inizia-tra
parameter-starts-in-about = Minuti prima dell’inizio automatico (vuoto: quando lo dici tu)
parameter-tournament = torneo
parameter-tournament-about = Quale torneo (vuoto: quello di questo canale)
parameter-partner = compagno
parameter-partner-about = Il tuo compagno; deve iscriversi a sua volta
system-swiss = Sistema svizzero
system-knockout = Eliminazione diretta
system-everyone = Tutti contro tutti

tournament-title = **Torneo { $number } · { $game }**
tournament-name = Torneo { $number } · { $game }
tournament-facts = { $system } · { $team ->
    [1] in singolo
   *[other] a coppie
 } · { $rounds ->
    [0] turni di torneo: quanti ne servono
    [one] 1 turno di torneo
   *[other] { $rounds } turni di torneo
 } · { $deals ->
    [0] partite intere
    [one] 1 smazzata per incontro
   *[other] { $deals } smazzate per incontro
 } · { $clock }
tournament-rules = Regole: { $rules }
tournament-starts-at = Inizio: { $at } ({ $when }).
tournament-starts-by-hand = Inizia quando lo dice { $host }.
tournament-signed = **Iscrizioni ({ $count }):** { $who }
tournament-signed-none = Ancora nessuna iscrizione.
tournament-and-more = … e altre { $count }
tournament-alone = **In cerca di un compagno ({ $count }):** { $who }
tournament-asks = { $who } (ha invitato { $partner })
tournament-pair = { $one } & { $other }
tournament-with-robot = { $who } & un robot
tournament-robots = robot
tournament-how = -# { $team ->
    [1] Premi *Iscriviti* per giocare.
   *[other] Premi *Iscriviti* per giocare: ti troviamo un compagno. Se ne hai uno: *In coppia…*.
 } I tavoli di ogni turno si aprono in thread di { $channel }; dopo { $minutes } minuti i robot sostituiscono chi manca.
button-tournament-join = Iscriviti
button-tournament-pair = In coppia…
button-tournament-leave = Ritirati
button-tournament-leave-now = Sì, ritirami
button-tournament-stay = Resta
button-tournament-standing = Classifica
button-tournament-tables = Tavoli
button-tournament-mine = Il mio tavolo
button-tournament-lead = Dirigi…
button-tournament-start = Inizia ora
button-tournament-next = Prossimo turno
button-tournament-points = Punti, tavolo { $table }…
button-tournament-cancel = Annulla…
button-tournament-cancel-now = Sì, annulla
button-tournament-keep = Non annullare
menu-tournament-partner = Chi gioca con te?
menu-tournament-correct = Correggi un risultato
menu-tournament-round = Risultati di un altro turno
menu-tournament-remove = Togli qualcuno
tournament-round = **Turno { $round } di { $of }** · tavoli finiti: { $done } su { $count }
tournament-break = I risultati ci sono tutti. Il prossimo turno inizia { $when }.
tournament-break-last = I risultati ci sono tutti. Il torneo finisce { $when }.
tournament-break-unplayed = Un incontro è senza risultato. L’host o i moderatori possono inserirlo con *Dirigi…*; il prossimo turno inizia { $when }.
tournament-last-break = Un incontro è senza risultato. L’host o i moderatori possono inserirlo con *Dirigi…*; il torneo finisce { $when }.
tournament-overdue = Ero offline da troppo tempo: il prossimo turno inizia quando l’host o un moderatore lo avvia con *Dirigi…*.
tournament-over = **Il torneo è finito.** { $count ->
    [one] Vince **{ $who }**.
   *[other] Vincono **{ $who }**.
 }
tournament-over-nobody = **Il torneo è finito.** Nessuno è rimasto fino alla fine.
tournament-cancelled-by-hand = **Annullato.** Le partite in corso si possono finire.
tournament-cancelled-too-few = **Annullato:** { $team ->
    [1] c’erano meno di due iscrizioni.
   *[other] c’erano meno di due coppie iscritte.
 }
tournament-cancelled-channel-gone = **Annullato:** il suo canale non c’è più.
tournament-cancelled-not-begun = **Annullato:** dopo { $days } giorni non era ancora iniziato.
tournament-match = { $number }. { $sides } · { $result }
tournament-versus = { $one } – { $other }
tournament-bye = riposo
tournament-playing = in corso in { $place }
tournament-opening = in apertura
tournament-unplayed = senza risultato
tournament-corrected = { $points } (corretto)
tournament-standing = **Classifica dopo il turno { $round } di { $of }**
tournament-standing-final = **Classifica finale**
tournament-standing-corrected = { $standing } (corretta)
tournament-after = { $round ->
    [0] { $name } · nessun turno terminato
   *[other] { $name } · dopo il turno { $round } di { $of }
}
tournament-after-final = { $name } · classifica finale
tournament-of-round = { $name } · turno { $round } di { $of }
tournament-line = { $place }. { $who } – { $points ->
    [one] 1 punto
   *[other] { $shown } punti
 }
tournament-line-knockout = { $place }. { $who }
tournament-withdrawn = { $who } (ritiro)
tournament-withdrawn-cell = ritiro: { $who }
tournament-ties-swiss = A pari punti: Buchholz, scontro diretto, differenza
tournament-ties-everyone = A pari punti: scontro diretto, Sonneborn-Berger, differenza
tournament-ties-knockout = In parità: sorteggio · fuori nello stesso turno: stesso posto
tournament-column-name = Nome
tournament-column-played = Vinti
tournament-column-points = Punti
tournament-column-buchholz = Buchholz
tournament-column-sonneborn = S.-B.
tournament-column-difference = Diff.
tournament-column-table = Tavolo
tournament-column-sides = Incontro
tournament-column-result = Risultato
tournament-page = -# Pagina { $page } di { $pages }
tournament-no-rounds = Nessun turno giocato, per ora.
tournament-letter = **{ $name }**, turno { $round }: il tuo tavolo è aperto in { $place }. Premi *Partecipa* entro { $minutes } minuti, altrimenti gioca un robot finché non arrivi.
tournament-note = { $user } – il tuo tavolo del torneo è aperto. Premi *Partecipa*.
tournament-bye-letter = **{ $name }**, turno { $round }: riposi. Vale come una vittoria.
tournament-thread = Turno { $round }, tavolo { $table }: { $sides }
tournament-joined = Iscrizione confermata.
tournament-joined-pair = Iscrizione confermata: { $who }.
tournament-asked = Iscrizione confermata. Anche { $who } deve premere *Iscriviti*; altrimenti ti troviamo un compagno.
tournament-asked-letter = { $who } vorrebbe giocare con te: { $name } ({ $place }). Premi *Iscriviti* per accettare.
tournament-left = Ritiro confermato.
tournament-leave-question = Vuoi ritirarti? Non potrai rientrare in questo torneo. { $last ->
    [yes] Questo è l’ultimo turno.
   *[no] Dal prossimo turno non giochi più.
}
tournament-stayed = Resti nel torneo.
tournament-left-playing = { $last ->
    [yes] Ritiro confermato.
   *[no] Ritiro confermato: dal prossimo turno non giochi più.
} Il tuo tavolo resta tuo fino alla fine.
tournament-left-idle = Ritiro confermato: niente più tavoli per te.
tournament-opened = Il torneo { $number } è aperto: iniziano le iscrizioni.
tournament-begun = Inizia il turno { $round } di { $of }: { $count ->
    [0] riposano tutti.
    [one] 1 tavolo si apre in un thread.
   *[other] { $count } tavoli si aprono in thread.
 }
tournament-who = Chi deve giocare con te?
tournament-lead-text = Per host e moderatori.
tournament-cancel-question = Annullare il torneo { $number }? Le partite in corso si possono finire, ma qui non contano.
tournament-points-title = Turno { $round }, tavolo { $table }
tournament-points-of = Punti: { $who }
tournament-points-all = Punti di tutti, in quest’ordine
tournament-points-about = Vince chi ha più punti
tournament-points-lowest = Vince chi ha meno punti
tournament-done = Fatto.
tournament-removed = { $who } non partecipa più.
tournament-held = Non riesco ad aprire i tavoli di questo turno: { $why } Riprovo ogni minuto.
no-tournament-held-rights = in { $channel } ho bisogno di { $rights }.
no-tournament-held-threads = questo server ha già tutti i thread attivi che Discord permette.
no-tournament-held-other = al momento non funziona.
tournament-your-table = Il tuo tavolo: { $place }
tournament-your-bye = In questo turno riposi.
tournament-choice = Torneo { $number } · { $game } · { $status ->
    [signup] iscrizioni
    [playing] turno { $round }
    [over] finito
   *[other] annullato
 }
privacy-tournaments = • **Tornei** che dirigi, in cui giochi o per cui hai ricevuto un invito: { $count }. Per gli incontri e la classifica.

no-no-tournament = Questo torneo qui non c’è.
no-no-tournament-here = In questo server non ci sono tornei. Aprine uno con `/torneo apri`.
no-tournament-begun = Il torneo è iniziato: le iscrizioni sono chiuse.
no-tournament-not-begun = Il torneo non è ancora iniziato.
no-tournament-over = Il torneo è finito.
no-tournament-lead = Questo possono farlo solo l’host del torneo e i moderatori.
no-tournament-already = La tua iscrizione c’è già.
no-tournament-alone = In questo torneo ognuno gioca per sé.
no-tournament-partner = { $person } ha già un compagno.
no-tournament-full = Il torneo è al completo: al massimo { $count }.
no-tournament-not-in = Non partecipi a questo torneo.
no-tournament-they-not-in = Quella persona non partecipa a questo torneo.
no-tournament-too-few = { $team ->
    [1] Prima servono almeno { $count } iscrizioni.
   *[other] Prima servono almeno { $count } coppie iscritte; due persone iscritte da sole ne fanno una.
 }
no-tournament-round-on = Un turno è ancora in corso. Il prossimo viene dopo.
no-tournament-no-match = Questo incontro non esiste.
no-tournament-played-on = Chi ha vinto in quel turno ha già giocato il successivo: i risultati restano.
no-tournament-game = Con queste regole una squadra ha più di due giocatori; nei tornei si gioca in singolo o a coppie.
no-tournament-two-sides = Con { $game } a un tavolo ci sono più di due squadre: qui scegli *Sistema svizzero*.
no-tournament-place = I tavoli di un torneo si aprono in thread del suo canale. Serve quindi un normale canale testuale: non un thread, né un canale vocale o di annunci.
no-tournament-points = I punti sono numeri interi.
no-tournament-no-table = Il tuo tavolo non è ancora aperto.
no-tournament-out = Per te questo torneo è finito: nessun tavolo ti aspetta.
no-tournament-many = Questo server ha già { $count } tornei. Prima finiscine o annullane uno.
no-tournament-host-many = Sei già host di { $count } tornei su questo server. Prima finiscine o annullane uno.
no-tournament-start-twice = Scegli o `inizia-tra:` o una data e un’ora.
no-tournament-no-hour = Indica anche l’ora: `ora:`.
no-tournament-start-past = Quel momento è passato. Scegline uno più tardi.
no-tournament-start-late = È troppo lontano: un torneo si fissa al massimo { $count } giorni prima.
