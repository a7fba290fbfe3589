game-two-ten-jack = Two-Ten-Jack

# Segni sulle carte
two-ten-jack-mark-speculation = S
two-ten-jack-marked-speculation = speculazione

# Regolamenti
two-ten-jack-preset-japan = regole giapponesi
two-ten-jack-preset-speculation = regole inglesi
two-ten-jack-preset-short = partita breve

# Regole una per una
two-ten-jack-option-partners = In coppia, due contro due (in quattro)
two-ten-jack-option-trump = Briscola
two-ten-jack-value-trump-cycle = a giro: { sign-C } { sign-D } { sign-H }
two-ten-jack-value-trump-hearts = sempre { sign-H }
two-ten-jack-option-card-values = Valore delle carte
two-ten-jack-value-card-values-japan = giapponese: ±10, ±5 e 1
two-ten-jack-value-card-values-english = inglese: ±5 e 1
two-ten-jack-option-spade-ace = Punti per { card-AS } con i valori giapponesi
two-ten-jack-option-void = Se non puoi rispondere
two-ten-jack-value-void-must-trump = devi tagliare
two-ten-jack-value-void-free = gioca quello che vuoi
two-ten-jack-option-same-two = Di quattro briscole o quattro { suit-S } vince il 2 (in quattro)
two-ten-jack-option-reversal = Tutte e sei le { suit-S } che costano contano in più (valori giapponesi)
two-ten-jack-option-drawn = Carte pescate
two-ten-jack-value-drawn-hidden = viste da chi pesca
two-ten-jack-value-drawn-shown = mostrate a tutti
two-ten-jack-option-end = La partita finisce
two-ten-jack-value-end-deals = dopo un numero di smazzate
two-ten-jack-value-end-limit = quando qualcuno arriva a un numero di punti
two-ten-jack-option-deals = Smazzate
two-ten-jack-option-limit = Punti che la chiudono
why-two-ten-jack-english-hearts = I valori inglesi valgono con { suit-H } come briscola: con loro la briscola non può girare.

# Che cosa si chiede, si dice e si racconta
two-ten-jack-phase-speculating = dire come esce { card-AS }
two-ten-jack-ask-speculating = La tua uscita è { card-AS }: a che cosa devono rispondere gli altri?
two-ten-jack-action-as-trump = Come briscola
two-ten-jack-action-as-spade = Come { suit-S }
two-ten-jack-said-as-trump = Come briscola
two-ten-jack-said-as-spade = Come { suit-S }
two-ten-jack-event-trump-is = La briscola di questa smazzata è { $suit }.
two-ten-jack-event-drew = { $who } pesca { $card }.
two-ten-jack-event-you-drew = Peschi { $card }.
two-ten-jack-event-led-as = { $who } esce con la speculazione: si risponde a { $suit }.
two-ten-jack-event-reversed = { $who }: tutte e sei le { suit-S } contano in più, { $points } punti di vantaggio.
two-ten-jack-fact-wanted-out = Da prendere, ancora in giro: { $cards }
two-ten-jack-fact-feared-out = Da evitare, ancora in giro: { $cards }
two-ten-jack-why-must-follow-trump = Devi rispondere con una briscola ({ $suit }): hai { $binding }, quindi non puoi giocare { $card }.
two-ten-jack-why-must-trump = Non hai { $suit }, quindi devi tagliare: hai { $binding } e non puoi giocare { $card }.

# Il conto di una smazzata, che cosa conta ora, e che cosa si racconta dopo
two-ten-jack-bid-was-trump-was = Briscola: { $suit }
two-ten-jack-verdict-most = Di più: { $who }, { $points }
two-ten-jack-sum-trumps = briscole { $points }
two-ten-jack-sum-others = altri semi { $points }
two-ten-jack-sum-spades = { suit-S } { $points }
two-ten-jack-sum-reversed = tutte e sei, al contrario { $points }
two-ten-jack-sum-nothing = niente che conti { $points }
two-ten-jack-stake-points-out = Ancora { $count } { $count ->
    [one] punto
   *[other] punti
 } in giro
two-ten-jack-moment-all-three = { $who }: 2, { rank-T } e { rank-J } di briscola nella smazzata { $deal }
two-ten-jack-moment-turned-round = { $who }: tutte e sei le { suit-S } nella smazzata { $deal }, { $points }
two-ten-jack-moment-dear = Smazzata { $deal }, { $who }: { $points }
two-ten-jack-achievement-all-three = Il 2, { rank-word-T } e { rank-word-J } di briscola in una smazzata
two-ten-jack-achievement-turned-round = Tutte e sei le { suit-S }, al contrario

# Per chi non ha mai giocato
two-ten-jack-help-aim =
    { $partners ->
        [yes] Due contro due: il compagno siede di fronte.
       *[no] Ognuno per sé.
    } Nelle tue prese vuoi **2, { rank-word-T } e { rank-word-J } di briscola**, e lasci agli altri le stesse tre di **{ suit-S }**.
    Le carte in mano restano poche: dopo ogni presa tutti ne pescano una.
two-ten-jack-help-deal =
    52 carte. In due se ne danno sei, in quattro quattro; il resto è il tallone, coperto. Si gioca in senso orario.
    In ogni seme: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $trump ->
        [hearts] La briscola è sempre { suit-H }.
       *[cycle] La briscola gira: { sign-C } nella prima smazzata, { sign-D } nella seconda, { sign-H } nella terza.
    } { suit-S } non lo è mai.
    { card-AS } è la **speculazione**: una carta di { suit-S }, e insieme la più alta delle briscole.
two-ten-jack-help-play =
    Esce chi siede a sinistra del mazziere. Chi esce con { card-AS } dice se come briscola o come { suit-S }.
    • **Uscita di briscola:** rispondi con una briscola; anche { card-AS } lo è.
    • **Uscita di { suit-S }:** rispondi a { suit-S }; anche { card-AS } lo è.
    • **Uscita di un altro seme:** rispondi al seme.
    { $void ->
        [free] Se non puoi rispondere, gioca quello che vuoi.
       *[must-trump] Se non puoi rispondere, devi tagliare; senza briscole gioca quello che vuoi.
    } { card-AS } vince sempre, se no la briscola più alta, se no la carta più alta del seme d’uscita.{ $same_two ->
        [yes] {" "}In quattro, se tutte le carte sono briscole o tutte { suit-S }, vince il 2.
       *[no] {""}
    }
    Chi fa la presa pesca per primo, poi gli altri in ordine; { $drawn ->
        [shown] tutti vedono che cosa si pesca
       *[hidden] nessuno mostra niente
    }. Esce chi ha fatto la presa. Finito il tallone, si giocano le ultime carte.
two-ten-jack-help-scoring =
    { $card_values ->
        [english] { card-2H } { card-TH } { card-JH } +5 l’una, { card-2S } { card-TS } { card-JS } −5 l’una, { card-2D } { card-TD } { card-JD } +1 l’una, { card-6C } +1. Il resto non conta.
       *[japan] • **Briscola:** 2, { rank-T } e { rank-J } +10 l’una; { rank-A } { rank-K } { rank-Q } +5 l’una.
    }
    { $card_values ->
        [english] Si può scendere sotto zero.
       *[japan] • **{ suit-S }:** 2, { rank-T } e { rank-J } −10 l’una; { rank-K } { rank-Q } −5 l’una; { card-AS } { $spade_ace ->
            [-5] −5
           *[other] −15
        }.
    }{ $card_values ->
        [english] {""}
       *[japan] {"\u000a"}• **Gli altri due semi:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } +1 l’una.{ $reversal ->
            [yes] {" "}Chi prende tutte e sei queste { suit-S } le conta in più.
           *[no] {""}
        }
    }
    { $end ->
        [limit] La partita finisce dopo la smazzata in cui qualcuno arriva a { $limit }; vince il totale più alto.
       *[deals] { $deals ->
            [one] Si gioca una smazzata
           *[other] La partita finisce dopo { $deals } smazzate
        }; vince il totale più alto.
    }

# Statistiche
two-ten-jack-feat-wanted = 2, { rank-T }, { rank-J } di briscola
two-ten-jack-feat-feared = { suit-S } che costano
two-ten-jack-feat-all-three = Tutte e tre

# I regolamenti in una frase, e tutto il gioco in poche righe
two-ten-jack-preset-house-about = La briscola gira { sign-C } { sign-D } { sign-H }; { card-AS } costa 15; chi non risponde deve tagliare; { $deals } smazzate.
two-ten-jack-preset-japan-about = Come in Giappone: { card-AS } costa 5, il 2 batte tre briscole o { suit-S }, tutte e sei danno punti.
two-ten-jack-preset-japan-where = in Giappone
two-ten-jack-preset-speculation-about = { suit-H } è la briscola, con i valori inglesi; fino a { $limit } punti.
two-ten-jack-preset-short-about = Una smazzata, con { suit-H } come briscola.
two-ten-jack-help-row-spades = { suit-S }: l’asso è anche la briscola più alta
two-ten-jack-help-example =
    La briscola è { $trump }. { $leader } esce con { $best }, l’asso: tutti devono rispondere con una briscola, e { $second } deve dare { $card2 }.
    Con { $card3 } e il re sono { $trick_points } punti in una presa per { $winner }.
two-ten-jack-help-short =
    • **Scopo:** prendere 2, { rank-T } e { rank-J } di briscola, e lasciare agli altri le stesse di { suit-S }. { $end ->
        [limit] La partita finisce a { $limit } punti.
       *[deals] { $deals ->
            [one] Una smazzata.
           *[other] { $deals } smazzate.
        }
    }
    • **Carte:** in due sei, in quattro quattro; dopo ogni presa tutti ne pescano una dal tallone.
    • **Briscola:** { $trump ->
        [hearts] { suit-H }
       *[cycle] { sign-C }, { sign-D } e { sign-H } a turno
    }; { suit-S } mai.
    • **Speculazione:** { card-AS } vale come { suit-S } e come briscola più alta; chi esce con quella dice quale.
    • **Quando tocca a te:** rispondi al seme; { $void ->
        [free] se non puoi, gioca quello che vuoi.
       *[must-trump] se non puoi, devi tagliare.
    }
    • **Punti:** { $card_values ->
        [english] 2, { rank-T }, { rank-J } di { suit-H } +5, di { suit-S } −5, di { suit-D } +1; { card-6C } +1.
       *[japan] 2, { rank-T }, { rank-J } di briscola +10, { rank-A } { rank-K } { rank-Q } +5; le stesse di { suit-S } −10 e −5{ $spade_ace ->
            [-5] {""}
           *[other] {" "}({ card-AS } −15)
        }; le cinque alte degli altri due semi +1.
    }

# La prima lezione
two-ten-jack-lesson-begins = È solo una prova. La briscola è { suit-C }.
two-ten-jack-lesson-lead = Esci tu. { $jack } vale 10: tienila, gioca { $card }.
two-ten-jack-lesson-lead-done = Tutti pescano una carta, chi ha vinto per primo.
two-ten-jack-lesson-lead-no = Si può, ma con { $card } non rischi niente.
two-ten-jack-lesson-follow = Uscita di { $suit }: devi rispondere.
two-ten-jack-lesson-follow-done = Qualcuno ha tagliato.
two-ten-jack-lesson-follow-no = Devi rispondere a { $suit }.
two-ten-jack-lesson-keep = { $king } ti prenderebbe { $jack }. Gioca { $card }.
two-ten-jack-lesson-keep-done = { $jack } resta tua.
two-ten-jack-lesson-keep-no = Si può, ma così { $jack } è persa.
two-ten-jack-lesson-jack = Uscita di briscola, e hai solo { $jack }. Ma dovrebbe vincere!
two-ten-jack-lesson-jack-done = Ed è caduta { $two }: 20 punti in una presa.
two-ten-jack-lesson-jack-no = Devi rispondere con la briscola.
two-ten-jack-lesson-ace = Hai pescato { $ace }. { $ten } è ancora in giro: va’ a prenderla.
two-ten-jack-lesson-ace-done = 2, { rank-word-T } e { rank-word-J } di briscola sono tuoi: 40 punti!
two-ten-jack-lesson-ace-no = Si può, ma { $ace } può portare { $ten }.
two-ten-jack-lesson-away = Ora il pericolo è { suit-S }. Cedi l’uscita: { $card }.
two-ten-jack-lesson-away-done = Ora esce qualcun altro.
two-ten-jack-lesson-away-no = Si può, ma { $card } è quella che perde più facilmente.
two-ten-jack-lesson-duck = La presa è loro. Gioca { $card }, che non conta.
two-ten-jack-lesson-duck-done = E { $jack } costa 10 a qualcun altro.
two-ten-jack-lesson-duck-no = Si può, ma { $card } non regala niente.
two-ten-jack-lesson-low = Uscita di { suit-S }. Resta sotto con { $card }; { $king } potrebbe vincere.
two-ten-jack-lesson-low-done = { card-2S } è andata altrove.
two-ten-jack-lesson-low-no = Si può, ma ti costerebbe.
two-ten-jack-lesson-dump = Non hai { $suit } né briscole: scarta { $king }, che costa 5.
two-ten-jack-lesson-dump-done = La paga qualcun altro.
two-ten-jack-lesson-dump-no = Si può, ma { $king } è la carta da perdere.
two-ten-jack-lesson-rest = Non puoi rispondere: scarta { $suit } senza valore.
two-ten-jack-lesson-rest-done = Non hai perso niente.
two-ten-jack-lesson-rest-no = Si può, ma quella conta.
two-ten-jack-lesson-end = Solo { $suit }, e ognuna vale 1 per altri. Scartane una.
two-ten-jack-lesson-end-done = 40 punti: due prese ricche di briscole li hanno portati tutti, e le { suit-S } che costano sono andate tutte agli altri.
