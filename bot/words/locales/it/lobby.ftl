# Prima della prima carta.
lobby-title = ## { $game } · tavolo { $table }
lobby-rules = **Regole:** { $rules }
lobby-partner = { $who } · compagno: { $partner }
lobby-robots = **Robot:** { $level }
lobby-hint = -# L’host, { $host }, fa iniziare la partita. Per giocare premi *Partecipa*.
chair-free = posto libero
chair-host = Host
lobby-of = { $game }, tavolo { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 posto libero
   *[other] {" "}· { $free } posti liberi
 }
lobby-played-as = -# Si gioca come { $where }. Per cambiare premi *{ button-standard }*.
lobby-hint-full = -# L’host, { $host }, fa iniziare la partita.
fact-no-clock = senza limite di tempo
fact-robots = robot: { $level }
fact-no-robots = senza robot
fact-locked = bloccato
more-title = **{ $game }** · tavolo { $table }
start-fills = { $count ->
    [one] **Un posto è ancora libero.** Ci giocherà { $robots }.
   *[other] **{ $count } posti sono ancora liberi.** Ci giocheranno { $robots }.
 }
start-absent = { $count ->
    [one] { $who } non c’è ancora: fino al suo arrivo gioca un robot.
   *[other] { $who } non ci sono ancora: fino al loro arrivo giocano i robot.
 }
start-not = Il tavolo aspetta.
empty-chair = Posto libero
option-is = { $option }: { $value }
level-easy = facile
level-normal = normale
level-hard = difficile
players = { $count } giocatori
value-yes = sì
value-no = no
value-none = nessuno
preset-house = regole standard
preset-source = regole originali
preset-source-about = Le regole esattamente come le dà la fonte; in questo gioco coincidono con quelle standard.

button-join = Partecipa
button-leave = Lascia
button-robot = Aggiungi robot
button-norobot = Togli robot
button-start = Inizia
button-start-robots = Inizia con i robot
button-swap = Scambia posti
button-rules = Opzioni…
button-more = Altro…
button-standard = Regole standard
button-end = Chiudi il tavolo
button-back = Indietro
button-hand = Le mie carte
button-last = Ultima presa
button-score = Segnapunti
button-table-rules = Regole del tavolo
button-how-to-play = Come si gioca
button-not-yet = No, torna indietro
button-bid-far-down = « { $bid }
plain-button-bid-far-down = Molto più basso { $bid }
button-bid-down = ‹ { $bid }
plain-button-bid-down = Più basso { $bid }
button-bid-up = { $bid } ›
plain-button-bid-up = Più alto { $bid }
button-bid-far-up = { $bid } »
plain-button-bid-far-up = Molto più alto { $bid }
button-type-bid = Scrivi il numero…
type-bid-title = La tua dichiarazione
type-bid-span = Da { $least } a { $most }
button-menu = Menu
button-rematch = Rivincita

menu-preset = Scegli un regolamento
menu-option = Cambia una regola…
menu-level = Livello dei robot
menu-size = Numero di giocatori
menu-swap = Scegli due posti
menu-why = Perché non posso giocare…?
menu-choose = Scegli
menu-pick = { $least ->
    [0] Scegli fino a { $most } carte
   *[other] { $exact ->
        [yes] { $least ->
            [one] Scegli una carta
           *[other] Scegli { $least } carte
        }
       *[no] Scegli da { $least } a { $most } carte
    }
 }
rules-title = **{ $game }** · le regole del tavolo { $table }
rules-host-only = -# Le può cambiare solo l’host, prima della prima carta.
rules-choose-value = **{ $option }** – scegli:
swap-text = Chi si scambia di posto? I compagni siedono uno di fronte all’altro.
table-ended = **{ $game }** · il tavolo { $table } è stato chiuso prima della fine. Niente punti.
ended-unbegun = **{ $game }** · il tavolo { $table } è stato chiuso prima dell’inizio della partita.

joined = Sei al tavolo { $table }! { $begun ->
    [yes] Le tue carte sono nei nostri messaggi diretti; le mostra anche *Le mie carte* al tavolo.
   *[no] Ti manderò le carte per messaggio diretto.
 }
joined-here = Sei al tavolo { $table }! { $begun ->
    [yes] Per vedere le tue carte premi *Le mie carte* al tavolo.
   *[no] Una volta date le carte, per vedere le tue premi *Le mie carte* al tavolo.
 }
joined-closed = Sei al tavolo { $table }! Non riesco a mandarti messaggi diretti: { $begun ->
    [yes] per vedere le tue carte premi *Le mie carte* al tavolo.
   *[no] una volta date le carte, per vedere le tue premi *Le mie carte* al tavolo.
 } Funziona altrettanto bene.
dm-closed = Non riesco a mandarti messaggi diretti: una volta date le carte, per vedere le tue premi *Le mie carte* al tavolo. Funziona altrettanto bene.
dm-welcome = Sei al tavolo { $table } · **{ $game }** in { $place }. Le tue carte compariranno qui quando la partita inizia.
started = Le carte stanno arrivando.
left-lobby = Hai lasciato il tavolo { $table }.
left-game = Hai lasciato il tavolo { $table }. Al tuo posto continua un robot.
table-closed-now = Il tavolo { $table } è chiuso.
