# Perché si gioca una carta: che cosa dice la situazione, e con che cosa è stata confrontata.
ground-only-choice = Non è permesso altro.
ground-last-card = È l’ultima carta.
ground-sure-winner = Nessuno può superarla.
ground-highest-left = La più alta rimasta di { $suit }: la batte solo una briscola.
ground-draws-trump = Fa cadere le briscole: { $number ->
    [one] ne manca ancora una
   *[other] ne mancano ancora { $number }
 }.
ground-forces-out = Per far cadere { $card }, l’unica carta più alta.
ground-partner-ruffs = Il compagno { $who } non ha più { $suit } e può tagliare.
ground-named-suit = { $suit } è il seme chiamato.
ground-last-of-suit = L’ultima carta di { $suit } in mano: la prossima si può tagliare.
ground-low-lead = L’uscita meno preziosa: carte più alte restano in mano.
ground-last-cheapest = Chiude la presa: la carta meno preziosa che la vince.
ground-only-sure = L’unica carta che ora nessuno può superare.
ground-ruffs = Taglia { $suit } con una briscola.
ground-secures = Mette al sicuro la presa di { $who }.
ground-cheapest-winner = La carta meno preziosa che per ora fa la presa.
ground-hard-to-beat = La più alta possibile: è più difficile da superare.
ground-points-to-partner = La presa è di sicuro del compagno { $who }: si carica.
ground-points-likely = La presa per ora è del compagno { $who }: si carica.
ground-partner-holds = La presa è del compagno { $who }: basta la carta meno preziosa.
ground-cannot-win = Qui non vince nessuna carta: si dà la meno preziosa.
ground-may-be-ruffed = { $who } non ha più { $suit } e può tagliare.
ground-saves-trump = Risparmia la briscola.
ground-second-hand-low = Chi gioca per secondo sta basso.
ground-keeps-for-later = { $card } potrebbe ancora essere superata: meglio dopo.
ground-keeps-guard = { $card } resta protetta.
ground-gives-away = Scarta una carta che costa sulla presa di qualcun altro.
ground-leaves-it = Lascia la presa ad altri.
ground-others-take-it = { $number ->
    [one] Una carta ancora in giro farebbe la presa al suo posto.
   *[other] { $number } carte ancora in giro farebbero la presa al suo posto.
 }
ground-costs-nothing = In questa presa niente costa punti.
ground-must-take = Per ora qualsiasi carta prende quello che c’è.
ground-promises = { $unit ->
    [tricks] Prese previste: circa { $worth } (necessarie: { $asked }).
    [points] Punti previsti: circa { $worth } (necessari: { $asked }).
   *[lead] Vantaggio previsto: circa { $worth } punti (necessari: { $asked }).
 }
ground-falls-short = { $unit ->
    [tricks] Prese previste: solo circa { $worth } (necessarie: { $asked }).
    [points] Punti previsti: solo circa { $worth } (necessari: { $asked }).
   *[lead] Qui nessun contratto promette { $asked } punti di vantaggio.
 }
ground-meld-makes-it = Già le combinazioni, { $number } punti, raggiungono la dichiarazione.
ground-best-trump = Il meglio con briscola { $suit }: { $cards }.
ground-top-cards = { $trump ->
    [yes] Le più alte negli altri semi: { $cards }.
   *[no] Le più alte nei loro semi: { $cards }.
 }
ground-takes-up = Prende in mano { $card }.
ground-up-to-partner = { $card } va al compagno { $who }.
ground-up-to-others = Se si accetta, { $card } va { A($who) } { $who }.
ground-partner-bids = Il compagno { $who } ha la dichiarazione più alta.
ground-partner-passed = Il compagno { $who } ha passato.
ground-calls-anothers = { $card } non è in questa mano: se qualcuno ce l’ha, aiuterà.
ground-calls-own = { $card } è in questa mano: si gioca in solitaria, e ancora nessuno lo sa.
ground-keeps-suit = Tiene { $suit }: { $cards }.
ground-gives-costly = Chi la prende perde punti.
ground-gives-taker = Sta sotto { $card } e rischia di dover prendere.
ground-holds-trumps = { $number ->
    [one] Una briscola in mano: { $cards }.
   *[other] { $number } briscole in mano: { $cards }.
 }
ground-keeps-trumps = { $number ->
    [one] Tiene la briscola.
    [2] Tiene entrambe le briscole.
   *[other] Tiene tutte le { $number } briscole.
 }
ground-gives-trumps = { $number ->
    [one] Cede una briscola.
   *[other] Cede { $number } briscole.
 }
ground-empties-suit = Poi in mano niente più { $suit }: si può tagliare.

quoted = «{ $text }»
compared-points = { $certainty ->
    [close] Vale circa quanto { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } smazzate immaginate)
     }.
   *[other] { $points } { $count ->
        [one] punto
       *[other] punti
     } { $better ->
        [yes] meglio
       *[no] peggio
     } di { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } smazzate immaginate)
     }: { $certainty ->
        [sure] sicuro
       *[likely] abbastanza sicuro
     }.
 }
compared-wins = Probabilità di vincere la partita: { $percent } { $percent ->
    [one] punto percentuale
   *[other] punti percentuali
 } { $better ->
    [yes] in più
   *[no] in meno
 } rispetto a { $other }{ $worlds ->
    [0] {""}
   *[other] {" "}({ $worlds } smazzate immaginate; una partita che continua conta come vinta a metà)
 }.

button-why = Perché?
thought-title = **Perché?** · smazzata { $deal } · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds } smazzate immaginate
 }
thought-of = **{ $who }, { $action }:**
thought-rather = Ripensandoci sceglierebbe { $rather }.
thought-hidden = Rivelerebbe una carta che resta coperta fino alla fine della partita. Chiedilo di nuovo quando la rivedi.
thought-alone = Per esperienza, senza confronti.
thought-none = Qui nessun robot aveva scelta.
no-why-not-yet = Questa smazzata è ancora in corso. Chiedilo quando è finita: fino ad allora le carte di tutti restano segrete.
no-why-unreadable = Questa smazzata è stata giocata con regole che non conosco più, quindi non posso ripercorrerla.
