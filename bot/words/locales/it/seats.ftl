# Arrivare e andarsene, posti riservati, e quello che decide l’host.
button-seats = Posti…
button-take-seat = Gioca per { $who }
button-back-to-seat = Riprendi il posto
kept-for = riservato { A($who) } { $who }
kept-seat = 🔖 { $robot } tiene il posto in caldo per { $who }.
seats-locked = 🔒 **Bloccato:** può partecipare solo chi ha un posto riservato.
seats-unlocked = 🔓 Può partecipare chiunque.
seats-title = **{ $game }** · tavolo { $table } · posti
seats-host = è l’host
seats-barred = Fuori dal tavolo: { $who }
seats-host-only = -# Solo l’host può riservare posti, bloccare il tavolo o allontanare qualcuno.
seats-release-kept = Annulla il posto riservato { A($who) } { $who }
seats-let-in = Riammetti { $who }
seats-button-lock = Blocca il tavolo
seats-button-unlock = Sblocca il tavolo
seats-button-leave = Lascia il tavolo
seats-button-kick = Allontana
menu-seats-keep = Riserva un posto a…
menu-seats-release = Annulla…
menu-seats-kick = Allontana qualcuno…
menu-seats-host = Passa il ruolo di host a…
kick-question = ⚠️ Vuoi allontanare **{ $who }** da questo tavolo? Se la partita è in corso, continua un robot. Per tornare serve il tuo permesso; la notizia arriva in privato.
leave-question = Vuoi lasciare il tavolo { $table } a metà partita? Continua un robot; puoi riprendere il posto finché non lo occupa qualcun altro.
end-question = ⚠️ Vuoi chiudere il tavolo { $table } a metà partita? Non si segna nessun punto, e non si può tornare indietro.
end-not = La partita al tavolo { $table } continua.

closes-lobby = ⌛ Qui non succede niente da un po’. Questo tavolo si chiude { $when }, a meno che qualcuno non partecipi o cambi qualcosa.
closes-game = ⌛ Nessuno gioca da un po’. Questo tavolo si chiude { $when }, a meno che qualcuno non giochi.
closes-deserted = 💤 Chi giocava è via, quindi aspettano anche i robot. Questo tavolo si chiude { $when }, a meno che qualcuno non torni.
ended-lobby = **{ $game }** · il tavolo { $table } è stato chiuso: prima dell’inizio non è successo niente per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }.
ended-practice = **{ $game }** · il tuo tavolo di allenamento { $table } è stato chiuso: non è successo niente per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }.
ended-abandoned = **{ $game }** · il tavolo { $table } è stato chiuso: nessuno ha giocato per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }. Niente punti; la partita resta nell’archivio.

hand-sent-away = L’host o la moderazione ti ha tolto il posto al tavolo { $table }.
hand-taken-over = Ora gioca qualcun altro.
kept-letter = 👋 **{ $who }** ti ha riservato un posto al tavolo { $table } · **{ $game }** in { $place }. Per giocare premi *Partecipa*: quel posto è solo tuo.
kept-note = { $user } – { $who } ti ha riservato un posto al tavolo { $table }: premi *Partecipa* o usa `/tavolo partecipa`.
rematch-note = { $user } – { $who } vuole la rivincita: il tavolo { $table } è aperto e il tuo posto è riservato. Premi *Partecipa*.
kept-now = Posto riservato { A($who) } { $who }: mando un avviso.
released-now = Il posto non è più riservato { A($who) } { $who }.
let-in-now = { $who } può partecipare di nuovo.
host-now = Ora l’host è { $who }.
kicked-now = { $who } non è più al tavolo.
kicked-letter =
    { $moderator ->
        [yes] { $who }, della moderazione, ti ha tolto il posto al tavolo { $table } · **{ $game }** in { $place }.
       *[no] { $who }, host del tavolo { $table } · **{ $game }** in { $place }, ti ha tolto il posto.
     } Puoi tornare solo con il permesso dell’host o della moderazione; tutti gli altri tavoli ti restano aperti.
kicked-reason = Motivo: «{ $reason }»
kicked-unread = Il mio messaggio per { $who } non è arrivato: il tuo motivo non è stato letto.

no-locked = Il tavolo è bloccato: può partecipare solo chi ha un posto riservato.
no-seats-kept = Tutti i posti liberi sono riservati a qualcuno.
no-sent-away = L’host o la moderazione ti ha allontanato da questo tavolo. Solo loro possono riammetterti.
no-seat-not-free = Quel posto non è libero, oppure è riservato ad altri.
no-saw-another-hand = In questa smazzata hai visto le carte di un altro posto. Puoi riprendere quel posto, se è libero, oppure sederti ovunque dalla prossima smazzata.
no-former-saw-hand = Qualcuno che ha visto le carte di un posto in questa smazzata ha eliminato i suoi dati, e non so dire se eri tu. Puoi prendere il posto che ha lasciato, se è libero, oppure sederti ovunque dalla prossima smazzata.
no-sits-already = { $person } è già a questo tavolo.
no-kept-already = C’è già un posto riservato { A($person) } { $person }.
no-nothing-to-keep = Non ci sono più posti liberi da riservare.
no-not-kept = Per questa persona non è riservato nessun posto.
no-not-awaited = A quel tavolo non c’è più un posto riservato per te. Se ce n’è uno libero, puoi partecipare dal canale del tavolo.
no-not-yourself = Qui non puoi indicare te: scegli qualcun altro.
no-not-seated = Questa persona non è al tavolo.
no-not-barred = Questa persona non è stata allontanata.
no-kept-barred = Hai allontanato { $person }. Prima devi riammettere questa persona: *Altro…*, *Posti…*, *Annulla…*.
no-not-welcome = A questo tavolo non c’è posto per te. Scegline un altro, o aprine uno tuo.
no-you-blocked = Hai bloccato { $who }. Prima sblocca questa persona con `/persone-bloccate`.
no-no-bots = Gli altri bot non possono giocare. Per far giocare un robot usa *Aggiungi robot*.
no-cannot-come = { $who } non può prendere questo posto.
no-cannot-see = { $who } non può vedere il canale di questo tavolo.
no-not-a-member = Questa persona non è nel server.

command-seat = posto
command-seat-about = Torna al tuo posto, riserva un posto, blocca il tavolo, allontana qualcuno
command-seat-back = riprendi
command-seat-back-about = Riprendi il tuo posto dal robot
command-kick = allontana
command-kick-about = Allontana qualcuno dal tuo tavolo
command-keep = riserva
command-keep-about = Riserva un posto a qualcuno
menu-keep = Riserva un posto
command-release = libera
command-release-about = Annulla un posto riservato, o riammetti qualcuno
command-host = nuovo-host
command-host-about = Passa a un’altra persona il ruolo di host del tuo tavolo
command-lock = blocca
command-lock-about = Blocca il tuo tavolo, così non entra più nessuno, oppure sbloccalo
command-panel = mostra
command-panel-about = Vedi e gestisci i posti
parameter-person = persona
parameter-person-about = Chi
parameter-reason = motivo
parameter-reason-about = Il motivo (la persona lo vedrà)
parameter-locked = bloccato
parameter-locked-about = Blocca il tavolo? (di norma: sì)
parameter-friend = per
parameter-friend-about = Solo questa persona può prendere il tuo posto
