# Tavoli il cui host è via, quello che si decide insieme, e le chiacchiere.
host-is-away = 🕒 **{ $host }, l’host, non preme niente da un po’.** Chiunque sia al tavolo può far iniziare la partita{ $robots ->
    [yes] , aggiungere robot
   *[no] {""}
 } o diventare host.
button-host = Divento io l’host
host-you-are = Ora l’host sei tu.
no-host-only-until = Per ora può farlo solo l’host. Se l’host non preme niente, può farlo chiunque sia al tavolo <t:{ $when }:R>.
no-host-already = Questa persona è già l’host.
no-host-or-moderator-seats = Questo può farlo solo l’host o chi ha il permesso *Gestisci messaggi*.
seats-moderator = -# Qui hai il permesso *Gestisci messaggi*: puoi allontanare persone, riammetterle e scegliere un altro host. Tutto il resto spetta all’host.

robots-are = **Robot:** { $robots }
robots-welcome = benvenuti
robots-none = nessuno – solo persone
robots-item = Robot: { $robots }
menu-robots = Possono giocare i robot?
no-robots-unwelcome = Questo tavolo gioca senza robot. L’host può cambiarlo sotto *Altro…*, *Mosse e aiuti…*.
no-people-missing = { $count ->
    [one] Un posto è ancora libero, e questo tavolo gioca senza robot.
   *[other] { $count } posti sono ancora liberi, e questo tavolo gioca senza robot.
 } Prima dell’inizio deve arrivare qualcuno.
seat-waits = 🪑 **Un posto è libero, e questo tavolo gioca senza robot: la partita aspetta che arrivi qualcuno.** Chi gioca può votare per far entrare un robot, o per chiudere il tavolo.
left-game-waits = Hai lasciato il tavolo { $table }. Gioca senza robot, quindi la partita aspetta che arrivi qualcuno.
leave-question-waits = Vuoi lasciare il tavolo { $table } a metà partita? Gioca senza robot, quindi la partita aspetta che tu o qualcun altro prenda il posto.
left-game-ended = Hai lasciato il tavolo { $table }. Non giocava nessun altro, quindi la partita è finita; niente punti.
leave-question-ends = Vuoi lasciare il tavolo { $table }? Non gioca nessun altro, quindi la partita finisce e non si segna nessun punto.
button-take-empty = Prendi il posto
button-robot-in = Fai giocare un robot

vote-button = Votazione…
ballot-title = **{ $game }** · tavolo { $table } · che cosa vuoi cambiare?
ballot-about = Devono accettare tutti; ai robot non si chiede. Un robot può sostituire chi non gioca da cinque minuti, o ha lasciato scadere il suo tempo, fino al suo ritorno.
ballot-concede = Puoi anche arrenderti: cedere il resto di questa smazzata o, quando almeno una smazzata è stata segnata, la partita. Prima deve accettare la tua squadra, poi l’altra; i robot accettano sempre.
ballot-concede-deal = Puoi anche cedere il resto di questa smazzata. Prima deve accettare la tua squadra, poi l’altra; i robot accettano sempre.
menu-vote-clock = Cambia il tempo per turno…
button-replace = Robot per { $who }
button-concede-deal = Cedi la smazzata
button-concede-game = Cedi la partita
button-vote-end = Chiudi il tavolo
concede-deal-question = ⚠️ Vuoi cedere il resto di questa smazzata? Se accettano tutti, si gioca a carte scoperte e l’altra squadra fa tutte le prese che le carte permettono. Non si può tornare indietro.
concede-game-question = ⚠️ Vuoi cedere la partita? Se accettano tutti, vince l’altra squadra, i punti restano come sono e il risultato conta. Non si può tornare indietro.
vote-clock = ⏱️ **{ $who } vorrebbe un altro tempo per turno:** { $clock }
vote-replace = 💤 **{ $who } vorrebbe che un robot giocasse per { $sleeper }**, che può tornare quando vuole.
vote-robot = 🤖 **{ $who } vorrebbe dare il posto libero a un robot.**
vote-end = 🚪 **{ $who } vorrebbe chiudere questo tavolo.** Non si segnerebbe nessun punto.
vote-concede-deal = 🏳️ **{ $who } vorrebbe cedere il resto di questa smazzata.**
vote-concede-game = 🏳️ **{ $who } vorrebbe cedere la partita.** Vincerebbe l’altra squadra.
vote-waits = { $who } { $count ->
    [one] non ha
   *[other] non hanno
 } ancora risposto.
vote-failed = 🗳️ Non hanno accettato tutti, quindi non cambia niente.
vote-agree = Va bene
vote-refuse = No, mi dispiace
concession-yes = Accetta
concession-no = Si continua
vote-made = La tua proposta è sul tavolo. Vale quando accettano tutti.
vote-done = Siete tutti d’accordo. Fatto!
vote-yes-said = Hai accettato. Vale quando accettano tutti.
vote-no-said = Va bene, non cambia niente.
no-vote-not-asked = Stavolta a te non si chiede, o non ancora.
no-not-asleep = Questa persona non è via: nessuno la aspetta, o non da abbastanza tempo.
no-clock-same = State già giocando con questo tempo per turno.
no-concede-no-sides = Ci si può arrendere solo dove giocano due squadre. Dove ognuno gioca per sé, lascia il tavolo: continua un robot.
no-concede-too-early = La partita si può cedere quando almeno una smazzata è stata segnata.
no-concede-not-now = La smazzata si può cedere mentre se ne giocano le carte.
no-concede-costs = La smazzata non si può cedere finché è in giro una carta che costa punti.
event-deal-conceded = 🏳️ { $who } { $who_count ->
    [one] cede
   *[other] cedono
 } il resto di questa smazzata.
event-game-conceded = 🏳️ { $who } { $who_count ->
    [one] cede
   *[other] cedono
 } la partita.
why-no-two-sides = Ci si può arrendere solo dove giocano due squadre.
result-conceded = partita ceduta da { $who }
action-concede-game = Cedi la partita

seed-of-ended = -# Seed della partita { $number }, ora che è chiusa: `{ $seed }`
verify-broken-off = La partita è stata chiusa prima della fine: non si è segnato nessun punto.

busy-thread = In un thread di questo canale c’è spazio per un altro tavolo.
button-thread = Apri in un thread

talk-is = **Chiacchiere:** { $talk }
talk-is-yes = permesse
talk-is-no = spente
talk-item = Chiacchiere: { $talk }
menu-talk = Chiacchiere
button-talk = Di’ qualcosa…
talk-title = **{ $game }** · tavolo { $table } · che cosa vuoi dire?
talk-said = Hai detto: «{ $phrase }»
talk-line = 💬 { $who }: «{ $phrase }»
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella giocata!
phrase-thank-you = Grazie!
phrase-sorry = Scusate!
phrase-no-problem = Nessun problema!
phrase-one-moment = Un momento
phrase-good-game = Bella partita!
no-talk-off = Qui l’host ha spento le chiacchiere.
no-talk-too-much = Nell’ultimo minuto hai parlato molto. Per un po’ lascia parlare le carte.
command-talk = chiacchiera
command-talk-about = Di’ due parole a tutto il tavolo
parameter-phrase = frase
parameter-phrase-about = Quello che vuoi dire
