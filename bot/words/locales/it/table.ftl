# Il tavolo durante la partita.
table-title = **{ $game }** · tavolo { $table } · smazzata { $deal }
table-title-of = **{ $game }** · tavolo { $table } · { $deal }
contract = { $trump ->
    [yes] Briscola: { $contract }
   *[no] { $contract }
 }
contract-by = { $trump ->
    [yes] Briscola: { $contract } (scelta di { $maker })
   *[no] { $contract } (scelta di { $maker })
 }
sits-out = { $who } { $count ->
    [one] resta fuori
   *[other] restano fuori
 }
turned-up-is = Carta scoperta: { $card }
trick-now = Presa: { $played } (per ora è di { $holder })
trick-last = Ultima presa: { $played } (di { $holder })
trick-before = Presa precedente: { $played } (di { $holder })
last-trick = Ultima presa
no-last-trick = In questa smazzata non c’è ancora nessuna presa.
nothing-yet = In questa smazzata non è ancora successo nulla.
labelled = { $label }: { $text }
turn-of = Turno di { $who }: { $phase }
turn-whose = Turno di { $who }
turn-deck = Si danno le carte…
turn-none = La smazzata è finita.
turn-over = La partita è finita.
your-turn = **Tocca a te:** { $phase }
score-of = { $side }: { $score }{ $tricks ->
    [0] {""}
    [one] {" "}(1 presa)
   *[other] {" "}({ $tricks } prese)
 }
score-to = · fino a { $target }
score-deal = { $deals ->
    [one] una smazzata
   *[other] smazzata { $deal } di { $deals }
 }
pile-up = carta scoperta
up-turned-down = rifiutata
pile-stock = tallone
pile-away = scarti
dealer-is = Mazziere: { $who }
pile-is = { $pile }: { $count }
shown-is = { $who } mostra { $cards } ({ $what })
badge-dealer = Mazziere
badge-maker = Dichiarante
badge-partner = Compagno
badge-alone = Solo
tag-bid = Dichiara { $value }
tag-meld = Accusa { $points }
tag-points = { $points } pt
tags-of = { $who }: { $tags }
deal-so-far = In questa smazzata: { $said }
in-brackets = ({ $text })
way-bid = { $who } dichiara { $value }
way-call = { $who } sceglie la briscola
way-order = { $who } accetta
you = Tu
sealed = codice: { $commitment }…
unsealed = seed: { $seed }…
seed-promised = -# Codice di controllo del mazzo (vedi `/knave verifica`): `{ $commitment }`
seed-revealed = -# Seed del mazzo (vedi `/knave verifica`): `{ $seed }`
event-seed-renewed = 🔀 Questo bot è stato ripristinato da un backup: dalla prossima smazzata le carte vengono da un nuovo seed. Il suo codice di controllo: `{ $commitment }`
sheet-title = **{ $game }** · tavolo { $table } · segnapunti
sheet-empty = { $title }
    Ancora niente punti.
sheet-deal = Smazzata
sheet-line = Riga
sheet-total = Totale
sheet-target = fino a { $target }
sheet-lowest = { $target ->
    [0] vince il totale più basso
   *[other] fine a { $target }, vince il totale più basso
 }
sheet-until = 1–{ $deal }
sheet-running = { $deal }, finora
sheet-order = Smazzata: { $sides }
sheet-order-lines = Riga: { $sides }
sheet-winners = Vittoria: { $winners }
sheet-row = { $deal }: { $gains }
sheet-now = Ora: { $scores }
hand-title = **{ $game }** · tavolo { $table } · { $place }
hand-is = Le tue carte: { $cards }
hand-may = Puoi giocare { $cards }
hand-choice = Puoi scegliere { $cards }
hand-chosen = Scelte: { $cards }
really = ⚠️ **{ $action }** – confermi?
auction = Dichiarazioni – { $course }
auction-word = { $who }: { $word }
said-pass = passa
place-in = { $channel } ({ $server }) · [al tavolo]({ $link })

phase-playing = giocare una carta
phase-dealing = si danno le carte
phase-over = la partita è finita
ask-lead = uscire con una carta qualsiasi
ask-any = giocare una carta qualsiasi
ask-bid = { $also ->
    [pass] dichiarare almeno { $bid } o passare
    [nothing] dichiarare { $bid }
   *[higher] dichiarare almeno { $bid }
 }
ask-pick = { $phase } ({ $exact ->
    [yes] { $chosen } di { $most }
   *[no] finora { $chosen }
 })
duty-must-follow = rispondere a { $suit }
duty-must-follow-or-trump = rispondere a { $suit } o tagliare
duty-must-follow-or-overtrump = rispondere a { $suit } o superare { $best }
duty-must-beat = rispondere a { $suit } e superare { $best }
duty-must-overtrump = superare { $best } con una briscola
duty-must-trump = tagliare
duty-undertrump = giocare una carta qualsiasi, ma non una briscola più bassa
duty-not-broken = uscire, ma non a { $suit }
duty-must-lead-trump = uscire con una briscola

event-dealt = { $dealer } dà le carte.
event-your-hand = Ricevi { $cards }.
event-played = { $who } gioca { $card }.
event-trick-won = { $who } fa la presa.
event-takes-jacks = { $who } deve prendere { $cards }.
event-scored = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, in tutto { $total }.
event-game-over = **{ $winners } { $winners_count ->
    [one] vince
   *[other] vincono
 } la partita!**
event-game-drawn = **Pareggio tra { $winners }!**
event-passed = { $who } passa.
event-gave = { $who } dà { $count ->
    [one] una carta
   *[other] { $count } carte
 } { A($receiver) } { $receiver }.
event-you-gave = Dai { $cards } { A($receiver) } { $receiver }.
event-you-got = { $giver } ti dà { $cards }.

action-pass = Passo
action-no = No, grazie
action-bid = Dichiaro { $value }
action-give = Dai { $cards }
action-discard = { $count ->
    [0] Non scartare nulla
   *[other] Scarta { $cards }
 }
result-target = { $target } punti raggiunti
result-deals-played = { $count ->
    [one] una smazzata giocata
   *[other] tutte le { $count } smazzate giocate
 }
event-all-passed = Passano tutti: la smazzata va a monte.
fact-jacks-taken = { $who } ha preso { $cards }
fact-trumps-played = { $count ->
    [0] {""}
   *[other] Briscole giocate: { $count } su { $total }
 }
button-details = Dettagli
details-course = **La smazzata finora**
