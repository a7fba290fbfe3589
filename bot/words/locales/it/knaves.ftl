game-knaves = Knaves

# Singole regole
knaves-preset-family = in famiglia
knaves-preset-changing = briscola che cambia
knaves-preset-short = partita breve
knaves-option-target = Punti per vincere
knaves-option-jacks = Quanto costa ogni { rank-word-J }
knaves-value-jacks-s-c-d-h = { sign-S } 1 · { sign-C } 2 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-c-s-d-h = { sign-S } 2 · { sign-C } 1 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-h-d-s-c = { sign-S } 3 · { sign-C } 4 · { sign-D } 2 · { sign-H } 1
knaves-option-jack-turned = Un { rank-word-J } come carta scoperta
knaves-value-jack-turned-trump = fa la briscola come ogni carta
knaves-value-jack-turned-no-trump = vuol dire senza briscola
knaves-option-same-suit = La briscola della smazzata prima come carta scoperta
knaves-value-same-suit-trump = è di nuovo briscola
knaves-value-same-suit-no-trump = vuol dire senza briscola
knaves-option-all-jacks = I quattro { ranks-J } a uno solo
knaves-value-all-jacks-cost = costano 10
knaves-value-all-jacks-ten-more = portano 10
knaves-option-level = Parità in testa
knaves-value-level-draw = pareggio
knaves-value-level-play-on = si continua finché uno è davanti

# Quello che si racconta
knaves-event-turned-up = La carta scoperta è { $card }.
knaves-event-no-trump = Con { $card } come carta scoperta, questa smazzata è senza briscola.
knaves-event-all-four = { $who } ha i quattro { ranks-J }: { $points } punti!
knaves-fact-turned-up = Carta scoperta: { $card }

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
knaves-verdict-all-four = Tutti e quattro { A($who) } { $who }!
knaves-sum-jack = { $card } { $points }
knaves-sum-all-four = quattro { ranks-J }: +{ $points }
knaves-moment-all-four = { $who } ha preso i quattro { ranks-J } e il bonus nella smazzata { $deal }
knaves-moment-all-jacks = { $who } ha dovuto prendere i quattro { ranks-J } nella smazzata { $deal }
knaves-moment-rich = { $who } ha fatto { $points } punti nella smazzata { $deal }
knaves-achievement-all-four = I quattro { ranks-J } con bonus
knaves-achievement-rich = Nove punti in una smazzata

# Per chi non ci ha mai giocato
knaves-help-aim =
    In tre, ognuno per sé. Fai prese: ognuna vale un punto. Ma non quelle con dentro un { rank-word-J }: costano più di quanto portano.
    Vince chi arriva per primo a { $target } punti.
knaves-help-deal =
    52 carte: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 di ogni seme{ rank-legend }. Ognuno ne riceve diciassette. L’ultima si scopre: il suo seme è **briscola**. Quella carta non è di nessuno.{ $jack_turned ->
        [no-trump] {" "}Se è un { rank-word-J }, la smazzata è senza briscola.
       *[trump] {""}
    }{ $same_suit ->
        [no-trump] {" "}Se è del seme che era briscola nella smazzata prima, stavolta non c’è briscola.
       *[trump] {""}
    }
knaves-help-play =
    Chi siede a sinistra del mazziere esce come vuole. Se puoi, rispondi al seme; se no, gioca quello che vuoi: una briscola, o un { rank-word-J } di cui liberarti.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Le prese sono diciassette.
knaves-help-scoring =
    Ogni presa porta 1 punto. Ogni { rank-word-J } che prendi costa: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }. Si può scendere sotto zero.{ $all_jacks ->
        [ten-more] {" "}Prendili **tutti e quattro**, e portano 10.
       *[cost] {""}
    }
    La partita finisce dopo la smazzata in cui qualcuno raggiunge { $target }; vince il totale più alto. { $level ->
        [play-on] Con parità in testa si continua.
       *[draw] Con parità in testa è un pareggio.
    }

# Quello che si conta nelle statistiche
knaves-feat-tricks = Prese
knaves-feat-jacks = Quanti { ranks-J }
knaves-feat-clean = Smazzate senza { ranks-J }
knaves-feat-all-four = I quattro { ranks-J } con bonus

# I regolamenti in una frase, e tutto il gioco in poche righe
knaves-preset-house-about = Si gioca a { $target } punti; { card-JH } costa di più, { card-JS } di meno, e la carta scoperta è sempre briscola.
knaves-preset-family-about = Si gioca a { $target } punti; con un { rank-word-J } scoperto senza briscola, i quattro { ranks-J } portano 10.
knaves-preset-changing-about = Si gioca a { $target } punti; mai due volte di fila la stessa briscola, e niente pareggi.
knaves-preset-short-about = Le regole standard, ma solo a { $target } punti.
knaves-help-example =
    { $leader } esce con { $led }, una presa sicura. { $second } risponde basso, ma { $third } ne approfitta per liberarsi di { $card3 }.
    { $winner } fa la presa con { $best }: 1 punto { A($taker) } { $taker }, ma { $taken } ne costa 4. Le carte alte fanno prese, e si portano dietro qualche { rank-word-J }.
knaves-help-short =
    • **Scopo:** in tre, ognuno per sé. Fai prese, ma senza nessun { rank-word-J }.
    • **Carte:** 52, diciassette a testa; l’ultima si scopre e fa la briscola.
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita.
    • **Punti:** ogni presa 1. Ogni { rank-word-J } costa: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }.{ $all_jacks ->
        [ten-more] {" "}Tutti e quattro portano 10.
       *[cost] {""}
    }
    • **Fine:** quando qualcuno raggiunge { $target }. Vince chi ha più punti.

# La prima lezione
knaves-lesson-begins = È solo una prova. Le prese contano, ogni { rank-word-J } costa.
knaves-lesson-duck = Dopo di te gioca qualcuno. Resta basso, tieni ogni { rank-word-J }.
knaves-lesson-duck-done = Non è la tua presa, ma ogni { rank-word-J } è al sicuro.
knaves-lesson-duck-no = Si può, ma può costarti un { rank-word-J }. Resta basso.
knaves-lesson-last = Giochi per ultimo, e non c’è nessun { rank-word-J }. Prendi, senza { $jack }!
knaves-lesson-last-done = Una presa: 1 punto, e non costa niente.
knaves-lesson-last-no = Si può, ma una carta media fa la presa gratis.
knaves-lesson-top = Briscola è { $suit }, e le più alte sono tue. Esci con una.
knaves-lesson-top-done = Una presa in più, e meno briscole contro di te.
knaves-lesson-top-no = Si può, ma le tue briscole alte sono prese sicure.
knaves-lesson-low = Lascia uscire gli altri: ogni tuo { rank-word-J } va sulle loro prese. { $club }!
knaves-lesson-low-done = Ora escono gli altri. Aspetta il momento.
knaves-lesson-low-no = Si può, ma una bassa come { $club } ora è meglio.
knaves-lesson-under = Si esce con { $jack }, e puoi solo stare sotto. Qualsiasi briscola va bene.
knaves-lesson-under-done = Un { rank-word-J } nella propria presa: 1 − 1 = 0.
knaves-lesson-give = Niente più { $suit }. Che cosa ti costerebbe di più? Dallo via.
knaves-lesson-give-done = { $jack } adesso è di un altro.
knaves-lesson-give-no = Si può, ma era il momento di perdere { $jack }.
knaves-lesson-give-no-jack = Si può, ma { $jack } costa ancora di più.
knaves-lesson-lose = { $ace } fa questa presa. Le tue due carte vanno sotto.
knaves-lesson-lose-done = Nulla di guadagnato, nulla di perso.
knaves-lesson-trump = Niente più { $suit }, e qui non c’è nessun { rank-word-J }: taglia.
knaves-lesson-trump-done = Anche l’ultima presa è tua: sei punti, nessun { rank-word-J }.
