game-four-jacks = Quattro fanti

# Singole regole
four-jacks-option-end = La partita finisce
four-jacks-value-end-deals = dopo un numero di smazzate
four-jacks-value-end-limit = quando qualcuno raggiunge un limite di punti
four-jacks-option-deals = Numero di smazzate
four-jacks-option-limit = Limite di punti (sopra o sotto zero)
four-jacks-option-pass-cards = Passare una carta
four-jacks-value-pass-cards-right = a destra
four-jacks-value-pass-cards-none = non si passa

# Quello che si chiede, si dice e si racconta
four-jacks-phase-passing = scegliere una carta da passare a destra
four-jacks-ask-passing = Scegli una carta per { $right }, alla tua destra, prima di vedere quella di { $left }.
four-jacks-action-give = Passa { $cards }
four-jacks-event-gave = { $who } ha scelto una carta per { $receiver }.
four-jacks-event-you-gave = Passi { $cards } { A($receiver) } { $receiver }.
four-jacks-event-four-jacks = Quattro fanti! { $who } li ha presi tutti.
four-jacks-result-last-deal = l’ultima smazzata è giocata
four-jacks-result-limit = il limite di punti è raggiunto

# Il conto di una smazzata
four-jacks-verdict-four-jacks = Tutti e quattro { A($who) } { $who }!
four-jacks-sum-jack = { $card } { $points }
four-jacks-sum-clean = nessun { rank-word-J }
four-jacks-sum-slam = quattro { ranks-J }: +{ $points }
four-jacks-sum-slam-loss = quattro { ranks-J } ad altri: { $points }
four-jacks-stake-slam-open = { $who } può prenderli tutti: mancano { $cards }
four-jacks-moment-slam = { $who } ha preso i quattro { ranks-J } nella smazzata { $deal }

# Per chi non ci ha mai giocato
four-jacks-help-aim =
    In tre, ognuno per sé. Non prendere { ranks-J } – a meno che tu non riesca a prenderli **tutti e quattro**.
    Il bello: ogni { rank-word-J } va a chi in quella presa ha giocato la carta **più debole**, non la più forte.
four-jacks-help-deal =
    24 carte: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. Ognuno ne riceve otto.
    { $pass_cards ->
        [none] Non si passano carte.
       *[right] Poi ognuno passa a destra una carta coperta – prima di vedere quella che arriva da sinistra.
    }
four-jacks-help-play =
    Non c’è briscola. Esce per primo chi siede a sinistra del mazziere. Se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi.
    Nel seme d’uscita l’ordine è { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Uno scarto (qualsiasi altro seme) è più debole di tutte le carte di quel seme. Di due scarti è più debole il valore più basso; con valori uguali { sign-S } è più forte di { sign-H }, poi vengono { sign-D } e { sign-C }.
    Chi ha giocato la carta **più forte** esce per la prossima. Se nella presa ci sono { ranks-J }, se li prende **tutti** chi ha giocato la carta **più debole**. Le altre carte non contano.
four-jacks-help-scoring =
    { card-JC } costa 2 punti, ogni altro { rank-word-J } 1.
    Tutti e quattro: 3 punti in più, e 2 in meno a ognuno degli altri due.
    { $end ->
        [limit] La partita finisce dopo la smazzata in cui qualcuno raggiunge { $limit } sopra o sotto zero; vince il totale più alto.
       *[deals] Dopo { $deals } smazzate vince il totale più alto.
    }

# Quello che si conta nelle statistiche
four-jacks-feat-jacks = Quanti { ranks-J }
four-jacks-feat-clean = Senza { ranks-J }
four-jacks-feat-slam = Tutti e quattro

# I regolamenti in una frase, e tutto il gioco in poche righe
four-jacks-preset-house-about = { $deals } smazzate; prima di ognuna passi una carta a destra.
four-jacks-help-example =
    { $leader } esce con { $led }. { $second } non ha { suit-C } e scarta { $card2 }.
    { $third } gioca { $best }, la carta **più forte** del seme d’uscita, quindi poi esce { $third }. Ma { $card2 } è uno scarto, cioè la carta **più debole** qui, anche se è un asso: { $taker } si prende { $taken }, e sono 2 punti in meno.
four-jacks-help-short =
    • **Scopo:** in tre, ognuno per sé. Non prendere nessun { rank-word-J } – o tutti e quattro.
    • **Carte:** 24, dall’asso al 9, otto a testa.{ $pass_cards ->
        [right] {" "}Passane una a destra prima di vedere quella che arriva da sinistra.
       *[none] {""}
    }
    • **Quando tocca a te:** non c’è briscola. Se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi.
    • **Il bello:** chi gioca la carta più forte esce per la prossima, ma ogni { rank-word-J } va a chi gioca la **più debole**. Una carta di un altro seme è più debole di ogni carta del seme d’uscita.
    • **Punti:** { card-JC } −2, ogni altro { rank-word-J } −1. Tutti e quattro: +3, e −2 a ognuno degli altri.
    • **Fine:** { $end ->
        [limit] quando qualcuno raggiunge { $limit } sopra o sotto zero
       *[deals] dopo { $deals } smazzate
    }. Vince chi ha più punti.

# La prima lezione
four-jacks-lesson-begins = È solo una prova. Ogni { rank-word-J } costa punti.
four-jacks-lesson-pass = Ogni { rank-word-J } va a chi gioca la carta più debole. Quale passi?
four-jacks-lesson-pass-done = { $nine } è la carta più debole. Ora è di chi ti siede accanto.
four-jacks-lesson-pass-no = Si può, ma { $nine } è la più debole: passala.
four-jacks-lesson-pass-no-jack = Si può, ma { $nine } è peggio: prende ogni { rank-word-J }.
four-jacks-lesson-lead = Esci tu. Una carta alta di rado è la più debole: { $queen }.
four-jacks-lesson-lead-done = La più debole era { $spade }: chi l’ha giocata si prende quel { rank-word-J }.
four-jacks-lesson-lead-no = Si può, ma { $queen } è più sicura: ne può seguire una più bassa.
four-jacks-lesson-lead-no-high = Sicuro anche questo. Ma tieni le più alte: basta { $queen }.
four-jacks-lesson-king = Esce { $ace }: è più sicura { $jack } o { $king }?
four-jacks-lesson-king-done = Qui non c’è niente da prendere: nessun { rank-word-J }.
four-jacks-lesson-king-no = Si può, ma { $jack } può essere la più debole: allora è tua.
four-jacks-lesson-over = Si esce con { $queen }, e le tue due carte la battono. Gioca l’una o l’altra.
four-jacks-lesson-over-done = Chi gioca la più forte esce per la prossima: tu.
four-jacks-lesson-away = Esci tu: uno scarto è più debole della carta di uscita. { $jack }!
four-jacks-lesson-away-done = Qualcuno non ne aveva: con lo scarto più debole l’ha presa.
four-jacks-lesson-away-no = Si può, ma liberati di { $jack } finché esci tu.
four-jacks-lesson-throw = Niente più { $suit }: scarta. Le alte servono dopo: dai la più bassa.
four-jacks-lesson-throw-done = Nessun { rank-word-J }: essere la più debole non costa niente.
four-jacks-lesson-throw-no = Si può, ma tieni la carta alta: può salvarti.
four-jacks-lesson-last = Risponde a { $suit } una carta sola. L’ultima trova due { ranks-J }!
four-jacks-lesson-last-done = Nemmeno un { rank-word-J } per te: 0 punti. Gli altri si dividono −5.
