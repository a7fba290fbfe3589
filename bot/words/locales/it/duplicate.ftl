# Duplicato: le stesse smazzate a più tavoli, perché le carte non favoriscano nessuno.
command-duplicate = duplicato
command-duplicate-about = Le stesse smazzate a più tavoli, a confronto: senza fortuna
command-duplicate-open = apri
command-duplicate-open-about = Apri un duplicato in questo canale
command-duplicate-join = partecipa
command-duplicate-join-about = Partecipa al duplicato di questo canale, con chi vuoi
command-duplicate-leave = lascia
command-duplicate-leave-about = Lascia il duplicato; un robot prende il tuo posto
command-duplicate-show = mostra
command-duplicate-show-about = Mostra il duplicato di questo canale, solo a te
command-duplicate-end = chiudi
command-duplicate-end-about = Chiudi il duplicato prima della fine; conta ciò che tutti hanno giocato
parameter-duplicate-form = forma
parameter-duplicate-form-about = Squadre di quattro, coppie, o in solitaria contro i robot
parameter-duplicate-partner = compagno
parameter-duplicate-partner-about = Con chi vuoi giocare; partecipa già
duplicate-title = **{ $game }, duplicato** · { $form }
duplicate-picture = { $game }, duplicato · { $after }
duplicate-form-teams = squadre di quattro
duplicate-form-pairs = coppie
duplicate-form-alone = in solitaria contro i robot
duplicate-about-teams = Due squadre, due tavoli, le stesse smazzate: ognuna gioca Nord-Sud a uno, Est-Ovest all’altro.
duplicate-about-pairs = Le coppie restano insieme; dopo ogni turno Est-Ovest passa al tavolo seguente (Mitchell).
duplicate-about-alone = Tutti giocano le stesse smazzate dallo stesso posto, con gli stessi robot.
duplicate-terms = { $rules } · { $deals } smazzate · { $minutes } minuti per smazzata · confronto: { $scale } · robot: { $level }
duplicate-scale-points = punti di vantaggio
duplicate-scale-imp = IMP
duplicate-scale-share = quota del campo battuta
duplicate-scales-points = Quanto sei avanti agli altri con le stesse carte
duplicate-scales-imp = Il vantaggio sulla scala del bridge
duplicate-scales-share = Quanti degli altri superi; un pareggio vale metà
duplicate-deals = { $count } smazzate
duplicate-minutes = { $count } minuti per smazzata
duplicate-level = robot: { $level }
duplicate-team = Squadra { $number }
duplicate-teams-line = **Squadra { $number }:**
duplicate-pairs-line = **Coppia { $number }:**
duplicate-alone-line = **{ $number }.**
duplicate-robot = robot
duplicate-free = { $count ->
    [one] { $count } libero
   *[other] { $count } liberi
 }
duplicate-share = { $name } ({ $percent }%)
duplicate-percent = { $percent }%
duplicate-imps = { $imps } IMP
duplicate-hint-open = *Partecipa* prende il posto seguente. Quando ci siete tutti, { $host } preme *Inizia*; i robot occupano il resto. Poi *Le mie carte* mostra le tue carte.
duplicate-joined = Ci sei. Appena si comincia, *Le mie carte* mostra le tue carte.
duplicate-joined-later = Ci sei, dalla prossima smazzata.
duplicate-left = Hai lasciato il duplicato. Il tuo posto è di un robot; puoi tornare con *Partecipa*.
duplicate-left-open = Hai lasciato il duplicato.
duplicate-started = Si comincia. *Le mie carte* mostra le tue carte.
duplicate-dm-closed = { $user } – non riesco a mandarti messaggi diretti. Per vedere le tue carte premi *Le mie carte* sotto il duplicato.
duplicate-begun-ping = { $user } – è iniziata una smazzata del duplicato. Per vedere le tue carte premi *Le mie carte* sotto il duplicato.
duplicate-edits-little = { $channel } è diventato un canale di annunci, dove posso modificare i miei messaggi solo poche volte all’ora. Il duplicato continua: `/duplicato mostra` mostra a che punto è.
duplicate-closed-now = Il duplicato è chiuso.
duplicate-ended-now = Il duplicato è chiuso. Conta ciò che tutti i tavoli avevano giocato.
duplicate-end-question = ⚠️ Vuoi chiudere questo duplicato prima dell’ultima smazzata? Conta ciò che tutti i tavoli hanno giocato, le smazzate in corso no, e non si può tornare indietro.
duplicate-end-not = Il duplicato continua.
button-duplicate-end = Chiudi il duplicato
duplicate-hand = Smazzata { $deal } di { $deals }, il tempo scade { $when }
duplicate-after = { $done ->
    [0] Nessuna delle { $deals } smazzate terminata
   *[other] Dopo { $done } { $done ->
        [one] smazzata
       *[other] smazzate
     } su { $deals }
}
duplicate-table-plays = Tavolo { $table }: smazzata { $deal }, il tempo scade { $when }
duplicate-table-waits = Tavolo { $table }: aspetta gli altri
duplicate-is-over = { $deals ->
    [2] Entrambe le smazzate sono state giocate.
   *[other] Tutte e { $deals } le smazzate sono state giocate.
}
duplicate-is-unbegun = Chiuso prima dell’inizio.
duplicate-is-ended = { $done ->
    [0] Chiuso prima della fine della prima smazzata.
   *[other] Chiuso dopo { $done } { $done ->
        [one] smazzata
       *[other] smazzate
     } su { $deals }.
}
duplicate-won = **Vittoria: { $who }!**
duplicate-field = **{ $field }**
duplicate-rank = **{ $place }.** { $who }: { $total }
duplicate-ns = Nord-Sud
duplicate-ew = Est-Ovest
duplicate-commitment = Le smazzate sono già decise: SHA-256 del loro seed `{ $commitment }`
duplicate-seed = Seed di tutte le smazzate, da controllare con `/knave verifica`: `{ $seed }`
duplicate-column-deal = Smazzata
duplicate-column-table = Tavolo
duplicate-column-ahead = Per la { $team }
duplicate-column-total = Totale
duplicate-column-field = Linea
duplicate-column-place = Posto
duplicate-column-who = Chi
duplicate-column-result = Risultato
duplicate-column-points = Vantaggio
duplicate-column-imp = IMP
duplicate-column-share = Quota
duplicate-foot-teams = Punti della coppia Nord-Sud di ogni squadra, e la differenza
duplicate-foot-points = Punti di vantaggio sugli altri con le stesse carte, in media
duplicate-foot-imp = IMP contro gli altri con le stesse carte, in media
duplicate-foot-share = Quota degli altri con le stesse carte che sono stati battuti
duplicate-foot-deal = Punti di Nord-Sud; valore per Nord-Sud
duplicate-foot-alone = Punti dallo stesso posto con le stesse carte
duplicate-deal-title = { $game } · smazzata { $deal }
duplicate-deal-text = Smazzata { $deal } di { $deals }: il risultato di ogni tavolo
duplicate-deal-item = Smazzata { $deal }
duplicate-deal-over = **La smazzata { $deal } di { $deals } è finita al tuo tavolo.**
duplicate-deal-waits = Il confronto arriva appena tutti i tavoli l’hanno giocata. La tua prossima smazzata viene da sé.
duplicate-last-deal-waits = Il confronto arriva appena tutti i tavoli l’hanno giocata.
duplicate-deal-results = Nord-Sud qui: { $here }. Altrove, con le stesse carte: { $others }
duplicate-deal-points = I tuoi punti: { $here }. Altrove, con le stesse carte: { $others }
button-duplicate-deal = Confronta
button-duplicate-compare = Confronta
button-duplicate-replay = Rivedi tavolo { $table }
menu-duplicate-deal = Un’altra smazzata
menu-duplicate-form = Forma
menu-duplicate-scale = Confronto
menu-duplicate-deals = Numero di smazzate
menu-duplicate-minutes = Minuti per smazzata
menu-duplicate-level = Robot
menu-duplicate-partner = Con chi vuoi giocare?
no-no-duplicate = Questo duplicato non esiste più.
no-duplicate-none-here = In questo canale non c’è un duplicato. Aprine uno con `/duplicato apri`.
no-duplicate-no-sides = Squadre e coppie vogliono un gioco a due contro due. Questo si gioca in solitaria contro i robot: `forma:`.
no-duplicate-no-imps = Gli IMP sono per giochi con molti punti. Scegli i punti di vantaggio o la quota del campo battuta.
no-duplicate-already-here = Partecipi già.
no-duplicate-full = I posti sono tutti occupati ({ $count }).
no-duplicate-saw-cards = Hai visto carte di questo duplicato a un altro posto: puoi tornare solo al tuo.
no-duplicate-nobody-new = A questo duplicato non può più unirsi nessun altro.
no-duplicate-not-here = Non partecipi a questo duplicato.
no-duplicate-they-not-here = Quella persona non partecipa a questo duplicato.
no-duplicate-no-partners = Qui si gioca in solitaria.
no-duplicate-too-many = Partecipano { $count } persone: troppe per questo.
no-duplicate-over = Questo duplicato è finito.
no-duplicate-begun = È già cominciato.
no-duplicate-host-only = Può farlo solo chi l’ha aperto.
no-duplicate-channel-busy = In questo canale c’è già un duplicato.
no-duplicate-host-busy = Il tuo altro duplicato qui non è ancora finito: { $place }. `/duplicato chiudi` lo chiude da qualunque punto di questo server.
no-duplicate-no-hand = Ora non c’è niente da fare per te: il tuo tavolo aspetta gli altri.
no-duplicate-not-compared = Non tutti i tavoli hanno già giocato questa smazzata.
no-show-secret = Altri tavoli devono ancora giocare queste carte: resta tra chi gioca a questo tavolo.
verify-duplicate = È la smazzata { $deal } di un duplicato: le carte vengono dal seed del duplicato, il cui SHA-256 era mostrato prima della prima smazzata: { $commitment }
verify-duplicate-sealed = È la smazzata { $deal } di un duplicato non ancora finito. Lo SHA-256 del suo seed è { $commitment }
verify-duplicate-wrong = Dovrebbe essere la smazzata { $deal } di un duplicato, ma non viene dal seed promesso con { $commitment }
privacy-duplicates = • **Duplicati** che hai aperto o giocato: { $sets }, con la tua parte di ogni smazzata.
no-duplicate-private = Tutto il server può confrontare ciò che si è giocato: niente duplicato in un thread privato.
