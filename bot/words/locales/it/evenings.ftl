# Serate: tavoli fissati per un’ora.
command-evening = serata
command-evening-about = Fissa un tavolo per un giorno e un’ora, e guarda che cosa c’è in programma
command-evening-plan = fissa
command-evening-plan-about = Fissa una serata di gioco in questo canale
command-evening-list = elenco
command-evening-list-about = Le serate fissate in questo server
parameter-day = giorno
parameter-day-about = Il giorno: sceglilo, oppure scrivilo come 24.12.
parameter-time = ora
parameter-time-about = L’ora nel tuo fuso, come 20:30
parameter-robots = robot
parameter-robots-about = I robot prendono i posti liberi? (se non dici niente: sì)
evening-day = { DATETIME($day, dateStyle: "full") }
evening-today = Oggi · { $day }
evening-tomorrow = Domani · { $day }
evening-title = ## { $game } · serata di gioco
evening-when = **<t:{ $at }:F>** · <t:{ $at }:R>
evening-coming = Ci saranno: { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 posto libero
   *[other] {" "}· { $free } posti liberi
 }
evening-nobody = Ancora nessuno · { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
 }
evening-waiting = In lista d’attesa: { $who }
evening-how = -# Dieci minuti prima si apre qui un tavolo, con un posto riservato per chi viene. La partita inizia da sé all’ora fissata{ $robots ->
    [yes] ; i robot prendono i posti liberi.
   *[no] {" "}se tutti i posti sono occupati: qui niente robot.
 }
evening-alt = { $game }, serata di gioco in questo canale. { $seats }
button-evening-come = Ci sono
button-evening-not = Non posso
button-evening-off = Annulla la serata…
button-evening-off-now = Sì, annulla
evening-off-question = ⚠️ Vuoi annullare questa serata? Chi voleva venire lo vede qui.
evening-off-not = La serata resta fissata.
evening-off-done = La serata è annullata.
evening-is-open = Il tavolo { $table } è aperto: { $place }
evening-over-called-off = Questa serata è stata annullata.
evening-over-nobody = Non veniva nessuno, quindi non si è aperto nessun tavolo.
evening-over-missed = All’ora fissata ero offline, quindi la serata non c’è stata. Con `/serata fissa` ne fissi un’altra.
evening-over-place = La serata non c’è stata: non posso scrivere nel suo canale.
evening-over-busy = La serata non c’è stata: non c’era posto per un altro tavolo.
evening-over-rules = La serata non c’è stata: le sue regole non si giocano più.
evening-letter = ⏰ **{ $game }** inizia <t:{ $at }:R>. Il tuo posto al tavolo { $table } è riservato in { $place }: premi *Partecipa*.
evening-letter-late = ⏰ **{ $game }**: all’ora fissata ero offline. La partita inizia quindi <t:{ $at }:R>. Il tuo posto al tavolo { $table } è riservato in { $place }: premi *Partecipa*.
evening-letter-over = **{ $game }**, per <t:{ $at }:F>: { $why }
evening-note = { $user } – serata di gioco! Il tavolo { $table } è aperto e il tuo posto è riservato: premi *Partecipa*.
evening-letter-free = ⏰ **{ $game }**: al tavolo { $table } c’è un posto libero. Gioca chi arriva per primo: `/tavolo partecipa` in { $place }.
evening-note-free = { $user } – al tavolo { $table } c’è un posto libero. Gioca chi arriva per primo: `/tavolo partecipa`.
evening-call = { $role } – il tavolo { $table } è aperto per la serata, con { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
 }.
evening-begins = ⏰ La partita inizia da sé <t:{ $at }:R> (<t:{ $at }:t>).
evening-begins-late = ⏰ All’ora fissata ero offline: la partita inizia da sé <t:{ $at }:R>.
evening-waits = ⏳ Si aspetta { $who } fino alle <t:{ $at }:t>, poi { $robots ->
    [yes] si inizia comunque.
   *[no] i posti liberi sono di chi arriva.
 }
evening-waits-people = ⏳ Tutti i posti devono essere occupati entro le <t:{ $at }:t>.
ended-nobody-came = **{ $game }** · il tavolo { $table } è stato chiuso: non è venuto nessuno.
evening-list-title = **Le serate di questo server**
evening-list-line = { $number }. **{ $game }** · <t:{ $at }:F> · { $place } · { $count ->
    [0] ancora nessuno
    [one] 1 persona
   *[other] { $count } persone
 }
menu-evenings = Partecipare, rinunciare…
no-evening-none = Qui non c’è nessuna serata in programma. Con `/serata fissa` ne fissi una.
no-no-such-day = Non capisco il giorno «{ $typed }». Scegline uno di quelli proposti, oppure scrivilo come 24.12.
no-no-such-time-of-day = Non capisco l’ora «{ $typed }». Scrivila come 20:30.
no-time-left-out = Quel giorno gli orologi in { $zone } vanno avanti, e le { $time } non esistono. Scegli un’ora prima o dopo.
no-time-twice = Quel giorno gli orologi in { $zone } tornano indietro, e le { $time } ci sono due volte. Scrivi { $first } per la prima, { $second } per la seconda.
no-evening-zone = Non conosco ancora il tuo fuso orario. Indica `fuso:` una volta, poi me lo ricordo.
# Somebody whose time zone nobody knows is asked for it by what their clock shows.
zone-question = Non conosco ancora il tuo fuso orario. **Che ore sono da te?** Poi me lo ricordo.
 -# Nessuna di queste? Scrivi di nuovo il comando, con una grande città vicina in `fuso:`.
menu-zone = Da me sono le…
zone-clock = { DATETIME($at, timeStyle: "short") } · { $cities }
zone-noted = Da te è la stessa ora che a { $city }. Me lo ricordo.
no-evening-soon = È troppo presto: una serata si fissa almeno { $count } minuti prima. Per giocare subito c’è `/tavolo apri`.
no-evening-late = È troppo lontano: una serata si fissa al massimo { $count } giorni prima.
no-evening-many = Hai già fissato { $count } serate qui. Prima annullane una.
no-evening-gone = Questa serata è annullata o passata, oppure il suo tavolo è già aperto.
no-evening-full = Viene già così tanta gente che non c’è più posto.
no-evening-not-coming = Non eri in lista.
no-evening-host-only = La può annullare solo chi l’ha fissata, o la moderazione.
no-evening-role = Così si menzionerebbe tutto il server. Scegli un ruolo che le persone si danno da sé.
menu-limit-role = Ruolo menzionato per le serate
limits-role = Ruolo menzionato per le serate: { $role }
limits-role-mute = Ruolo menzionato per le serate: { $role } – ma non posso menzionarlo: permetti a tutti di farlo nelle impostazioni del ruolo
limits-role-off = Ruolo menzionato per le serate: { $role } – ma le menzioni nei canali sono disattivate
limits-role-none = Per le serate non viene menzionato nessun ruolo
lobby-nobody = Ancora nessuno · { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
 }
privacy-beside = • **Serate** (per un giorno): { $evenings }. **Obiettivi:** { $achievements }.
