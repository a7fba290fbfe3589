game-polignac = Polignac

# Singole regole
polignac-preset-french = francese
polignac-preset-modern = moderno
polignac-preset-short = partita breve
polignac-option-order = Ordine delle carte
polignac-value-order-king-high = { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7
polignac-value-order-ace-high = { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7
polignac-option-spare = In tre, cinque o sei
polignac-value-spare-sevens-out = senza { card-7S } e { card-7C }
polignac-value-spare-dealer-exchange = il mazziere riceve due carte in più e ne scarta due
polignac-option-capot = Cappotto
polignac-value-capot-announced = si può dichiarare
polignac-value-capot-off = non si dichiara
polignac-option-failed-capot = Un cappotto fallito
polignac-value-failed-capot-five-and-jacks = costa 5, e conta anche ogni { rank-word-J }
polignac-value-failed-capot-five = costa 5, e nessun { rank-word-J } conta
polignac-option-silent-capot = Tutte le prese senza dichiararlo
polignac-value-silent-capot-jacks = costano quanto costa ogni { rank-word-J }
polignac-value-silent-capot-others-five = costano 5 a ognuno degli altri
polignac-option-end = La partita finisce
polignac-value-end-limit = quando qualcuno raggiunge il limite
polignac-value-end-rounds = dopo un numero di giri
polignac-option-limit = Limite
polignac-option-rounds = Giri (ognuno dà le carte una volta)

# Quello che si chiede, si dice e si racconta
polignac-phase-discarding = scartare due carte
polignac-phase-bidding = dichiarare cappotto o passare
polignac-ask-discarding = Hai due carte più degli altri: scartane due, ma nessun { rank-word-J }. Non contano per nessuno.
polignac-ask-bidding = Farai tutte le prese? Allora dichiara cappotto. Se no, passa.
polignac-action-bid = Cappotto!
polignac-badge-maker = Cappotto
polignac-tag-points = +{ $points }
polignac-contract-capot = Cappotto
polignac-contract-by = { $contract } ({ $maker })
polignac-pile-widow = per il mazziere
polignac-event-bid = { $who }: «Cappotto!» Tutte le prese, niente di meno.
polignac-event-discarded = { $who } scarta { $count } carte.
polignac-event-you-discarded = Scarti { $cards }.
polignac-event-capot-failed = Cappotto fallito per { $who }: questa presa va { A($taker) } { $taker }.
polignac-event-capot-made = Cappotto! { $who } ha fatto tutte le prese.
polignac-event-silent-capot = { $who } ha fatto tutte le prese senza dire niente: un cappotto.
polignac-result-limit = { $who_count ->
    [0] il limite di { $limit } è raggiunto
    [one] ha perso, con { $limit } o più: { $who }
   *[other] hanno perso, con { $limit } o più: { $who }
 }
polignac-result-rounds = { $count ->
    [one] ognuno ha dato le carte una volta
   *[other] ognuno ha dato le carte { $count } volte
 }
polignac-why-jack-stays = Un { rank-word-J } non si può scartare: { $card } resta in mano.
polignac-why-no-such-bid = Si può dichiarare solo cappotto: tutte le prese.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
polignac-bid-was-bid = { $who } ha dichiarato cappotto
polignac-verdict-capot-made = Cappotto! Tutte le prese { A($who) } { $who }
polignac-verdict-capot-failed = Cappotto fallito: una presa { A($taker) } { $taker }
polignac-verdict-silent-capot = Tutte le prese { A($who) } { $who }, senza dirlo
polignac-sum-jack = { $card } +{ $points }
polignac-sum-clean = nessun { rank-word-J }
polignac-sum-every-trick = tutte le prese: { $points }
polignac-sum-against = contro il cappotto: +{ $points }
polignac-sum-failed = cappotto fallito: +{ $points }
polignac-sum-nothing = nessun { rank-word-J } conta: { $points }
polignac-moment-capot-made = { $who } ha dichiarato cappotto nella smazzata { $deal }, e l’ha fatto
polignac-moment-capot-failed = { $who } ha dichiarato cappotto nella smazzata { $deal }, e ha perso
polignac-moment-silent-capot = { $who } ha fatto tutte le prese senza dirlo, smazzata { $deal }
polignac-moment-all-jacks = { $who } ha dovuto prendere i quattro { ranks-J } nella smazzata { $deal }
polignac-achievement-capot-made = Un cappotto riuscito
polignac-achievement-silent-capot = Tutte le prese senza dichiararlo

# Per chi non ci ha mai giocato
polignac-help-aim =
    Ognuno per sé, da tre a sei giocatori. Non fare prese con dentro { ranks-J }, e soprattutto non quella con { card-JS }: questa carta si chiama **Polignac**.
    I punti sono penalità: vince il totale **più basso**.
polignac-help-deal =
    32 carte: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 di ogni seme{ rank-legend }. In quattro, otto a testa.
    { $spare ->
        [dealer-exchange] In tre, cinque o sei, dieci, sei o cinque a testa. Il mazziere riceve anche le ultime due carte e ne scarta due coperte, ma nessun { rank-word-J }. Non contano per nessuno.
       *[sevens-out] In tre, cinque o sei si tolgono { card-7S } e { card-7C }: dieci, sei o cinque carte a testa.
    }
    { $order ->
        [ace-high] In ogni seme l’ordine è { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7.
       *[king-high] Attenzione all’ordine: in ogni seme è { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7. L’asso sta **sotto** { rank-J }.
    }
polignac-help-page-bidding = Il cappotto
polignac-help-bidding =
    { $capot ->
        [off] Non si dichiara niente.
       *[announced] Prima della prima carta ognuno a turno, cominciando da chi siede a sinistra del mazziere, dichiara **cappotto** o passa. Cappotto vuol dire: faccio tutte le prese, da solo contro tutti. Appena uno lo dichiara, agli altri non si chiede più.
    }
polignac-help-play =
    Non c’è briscola. Chi siede a sinistra del mazziere esce come vuole. Se puoi, rispondi al seme; se no, gioca quello che vuoi: una buona occasione per liberarti di un { rank-word-J }.
    La carta più alta del seme d’uscita fa la presa, con ogni { rank-word-J } che c’è dentro, e chi l’ha giocata esce per la prossima.
polignac-help-scoring =
    { card-JS } costa 2 punti, ogni altro { rank-word-J } 1: cinque per smazzata.
    { $capot ->
        [off] Nessuno dichiara cappotto.
       *[announced] **Cappotto riuscito:** 5 a ognuno degli altri, 0 al dichiarante. **Cappotto fallito:** 5 al dichiarante, e { $failed_capot ->
            [five] nessun { rank-word-J } conta.
           *[five-and-jacks] ogni { rank-word-J } conta come sempre.
        }
    }
    Tutte le prese senza dichiararlo: { $silent_capot ->
        [others-five] 5 a ognuno degli altri, 0 a chi le ha fatte.
       *[jacks] ogni { rank-word-J } conta come sempre, cioè 5.
    }
    { $end ->
        [rounds] La partita finisce quando ognuno ha dato le carte { $rounds ->
            [one] una volta
           *[other] { $rounds } volte
        }.
       *[limit] La partita finisce dopo la smazzata in cui qualcuno raggiunge { $limit }: ha perso.
    } Vince il totale più basso.

# Quello che si conta nelle statistiche
polignac-feat-capot = Cappotti dichiarati
polignac-feat-capot-made = Cappotti riusciti
polignac-feat-jacks = Quanti { ranks-J }
polignac-feat-polignac = Polignac preso
polignac-feat-clean = Smazzate senza punti

# I regolamenti in una frase, e tutto il gioco in poche righe
polignac-preset-house-about = L’asso sta sotto { rank-J }, si può dichiarare cappotto; si finisce a { $limit } punti.
polignac-preset-french-about = Tranne in quattro, il mazziere scambia due carte; nessuno dichiara cappotto; fine a { $limit } punti.
polignac-preset-french-where = in Francia
polignac-preset-modern-about = L’asso è la più alta; tutte le prese costano 5 agli altri, dichiarate o no; { $rounds } giri.
polignac-preset-short-about = Le regole standard, ma si finisce a { $limit } punti.
polignac-help-example =
    { $leader } esce con { $led }. { $second } gioca { $best }, e { $third } deve rispondere con { $card3 }: è il **Polignac**.
    { $fourth } risponde con l’asso, ma qui l’asso sta sotto { rank-J }. { $winner } ha la carta più alta e fa la presa: { $taken } costa 2 punti { A($taker) } { $taker }.
polignac-help-short =
    • **Scopo:** ognuno per sé. Non prendere nessun { rank-word-J }; vince il totale più basso.
    • **Carte:** 32; in ogni seme { $order ->
        [ace-high] { rank-A } { rank-K } { rank-Q } { rank-J }
       *[king-high] { rank-K } { rank-Q } { rank-J } { rank-A }
    } { rank-T } 9 8 7.{ $spare ->
        [dealer-exchange] {" "}Se non si è in quattro, il mazziere ne riceve due in più e ne scarta due.
       *[sevens-out] {" "}Se non si è in quattro, senza { card-7S } e { card-7C }.
    }
    • **Quando tocca a te:** non c’è briscola. Se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La carta più alta del seme d’uscita fa la presa.
    • **Punti:** { card-JS } 2, ogni altro { rank-word-J } 1.{ $capot ->
        [off] {""}
       *[announced] {" "}Dichiara *cappotto* prima della prima carta e fai tutte le prese: 5 a ognuno degli altri. Se fallisci: 5 a te.
    }
    • **Fine:** { $end ->
        [rounds] dopo { $rounds ->
            [one] un giro
           *[other] { $rounds } giri
        }
       *[limit] quando qualcuno raggiunge { $limit }
    }.

# La prima lezione
polignac-lesson-begins = È solo una prova. Ogni { rank-word-J } costa punti: non prenderne.
polignac-lesson-bid = Faresti tutte le prese con queste carte? No: passa.
polignac-lesson-bid-done = Ora contano solo quattro { ranks-J }: che li prendano gli altri.
polignac-lesson-bid-no = Si può, ma una presa persa ti costa 5 punti.
polignac-lesson-low = Due giocano dopo di te. { $jack } sarebbe la più alta: tienila.
polignac-lesson-low-done = Nessun { rank-word-J } in questa presa: non costa niente.
polignac-lesson-low-no = Si può, ma se nessuno supera, { $jack } è tua.
polignac-lesson-ace = Due { suit-C }. Qui l’asso sta sotto { rank-J }: puoi dare { $ace }.
polignac-lesson-ace-done = È arrivata una carta più alta, e non hai più { $ace }.
polignac-lesson-ace-no = Si può, ma ti resta { $ace } per una presa peggiore.
polignac-lesson-spade = { $queen } tiene la presa, e sta sopra { $jack }. Adesso!
polignac-lesson-spade-done = Via il Polignac: 2 punti a qualcun altro.
polignac-lesson-spade-no = Si può, ma { $jack } va sotto { $queen }: giocala ora.
polignac-lesson-heart = Si esce con { $queen }. Che cosa ci va sotto gratis?
polignac-lesson-heart-done = Via anche l’ultimo { rank-word-J }. Nemmeno un punto per te!
polignac-lesson-heart-no = Si può, ma { $jack } sotto { $queen } non ti costa niente.
