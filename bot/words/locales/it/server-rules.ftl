# I regolamenti di un server, i codici delle regole, e regole nuove a metà partita.
rules-code = **Codice delle regole:** `{ $rules_code }`
code-window = Inserisci un codice
code-label = Codice
set-of-server = regolamento di questo server
button-by-code = Inserisci un codice…
set-about = { $name } – { $about }
set-usual = { $name } · predefinito in questo server
set-again = Come al mio ultimo tavolo
set-of-code = Le regole del codice { $rules_code }
set-kept = Ho salvato **{ $name }** per { $game }: { $rules }. Ora chiunque può sceglierlo quando apre un tavolo.
set-renamed = **{ $old }** ora si chiama **{ $name }**.
set-deleted = **{ $name }** è eliminato. I tavoli aperti che lo usano tengono le loro regole. Per riaverlo: `/regole-server salva` con il codice `{ $rules_code }`.
set-is-usual = Da adesso qui { A($game) } **{ $game }** si gioca con **{ $name }**, a meno che qualcuno non scelga altre regole.
set-line = • **{ $name }** · { $game } – { $rules }
set-line-usual = • **{ $name }** · { $game } (predefinito) – { $rules }
set-not-understood = alcune di queste regole non le conosco più: salvalo di nuovo, o eliminalo
sets-title = **I regolamenti di questo server**
sets-none = Ancora nessuno. Prepara un tavolo, poi usa `/regole-server salva`.

command-server-rules = regole-server
command-server-rules-about = I regolamenti salvati in questo server
command-keep-rules = salva
command-keep-rules-about = Salva con un nome le regole del tavolo di questo canale (o di un codice)
command-list = elenco
command-list-about = Mostra i regolamenti di questo server
command-rename = rinomina
command-rename-about = Rinomina un regolamento
command-delete = elimina
command-delete-about = Elimina un regolamento
command-usual = predefinito
command-usual-about = Le regole che valgono qui quando nessuno ne sceglie altre
command-again = ancora
command-again-about = Apri un tavolo come l’ultimo che hai aperto qui
parameter-name = nome
parameter-name-about = Un nome; se c’è già un regolamento con questo nome, viene sostituito
parameter-set = regolamento
parameter-set-about = Quale regolamento
parameter-code = codice
parameter-code-about = Un codice delle regole: sta sotto Menu a ogni tavolo

no-code-of-another-game = «{ $typed }» è il codice delle regole di un altro gioco.
no-no-such-set = Questo server non ha nessun regolamento di nome «{ $preset }».
no-which-set = Più regolamenti si chiamano «{ $preset }»: scegline uno tra quelli proposti mentre scrivi.
no-too-many-sets = Questo server ha già { $count } regolamenti per questo gioco, il massimo. Prima eliminane uno.
no-name-taken = C’è già un altro regolamento di nome «{ $preset }».
no-set-without-name = Un regolamento ha bisogno di un nome.
no-name-too-long = Il nome è troppo lungo: può avere al massimo { $most } caratteri.
no-name-with-markup = Un nome non può avere link, menzioni né uno di questi caratteri: \ * _ ~ | ` < > @ [ ]
no-set-outdated = Alcune regole di «{ $preset }» non esistono più, quindi non si può giocare così. Chi ha il permesso *Gestisci server* può salvarlo di nuovo o eliminarlo; intanto scegli altre regole.
no-no-last-table = In questo server non hai ancora aperto un tavolo così. Aprine uno con `/tavolo apri`.
no-no-table-to-keep = In questo canale non c’è nessun tavolo di cui salvare le regole. Aprine uno e scegli le regole, oppure dammi un codice con `codice:`.

why-code-unknown-game = «{ $typed }» non è un codice delle regole: non comincia con il nome di un gioco che conosco.
why-code-mistyped = Nel codice «{ $typed }» c’è un errore: un carattere è sbagliato o manca.
why-code-newer = Questo codice contiene regole che conosce solo una mia versione più recente.
why-code-outdated = Questo codice contiene una regola che non esiste più ({ $rule }).
why-rules-for-nobody = Con queste regole non si potrebbe giocare.
why-rules-in-deal = Le regole si cambiano solo tra una smazzata e l’altra.
why-rules-same = State già giocando con queste regole.
why-rules-lasting = «{ $option }» vale per un’intera partita e non si può cambiare a metà.
why-rules-settled = Con queste regole la partita sarebbe già finita.
why-rules-sides = Queste regole cambierebbero chi gioca con chi, quindi non possono valere a metà partita.

event-rule-changed = 📜 Da questa smazzata – { $option }: { $values }
proposal-button = Proponi regole…
proposal-back = Ritira la proposta
proposal-yes = Accetta le regole
proposal-no = Tieni le vecchie
proposal-open = 📜 **{ $who } propone nuove regole dalla prossima smazzata:** { $rules }
proposal-by-gone = Qualcuno che non è più al tavolo
proposal-waits = { $who } { $count ->
    [one] non ha
   *[other] non hanno
 } ancora risposto. La prossima smazzata aspetta al massimo un minuto.
proposal-accepted = 📜 **Siete d’accordo. Dalla prossima smazzata:** { $rules }
proposal-made = La tua proposta è sul tavolo. Se accettano tutti, vale dalla prossima smazzata; ai robot non si chiede.
proposing-title = **{ $game }** · tavolo { $table } · nuove regole dalla prossima smazzata
proposing-changes = **La tua proposta:** { $rules }
proposing-nothing = Scegli che cosa vorresti cambiare.
proposing-hint = -# Devono accettare tutti. Punti e mazziere restano; nella classifica la partita conta con le nuove regole.
proposing-button = Proponi
voted-yes = Hai accettato. Le regole cambiano quando accettano tutti.
voted-all = Siete tutti d’accordo: le regole cambiano prima della prossima smazzata.
voted-no = Le regole restano come sono.
no-proposal-open = C’è già una proposta: prima si decide su quella.
no-proposal-gone = La proposta è chiusa: ritirata, già applicata, o la partita è andata avanti.
no-voted-already = Hai già accettato.
