game-differenzler = Differenzler

# Regolamenti
differenzler-preset-tournament = torneo
differenzler-preset-short = partita breve

# Singole regole
differenzler-option-rounds = Giri (in ognuno tutti sono di mano una volta)
differenzler-option-announce = Le previsioni
differenzler-value-announce-hidden = segrete fino alla fine della smazzata
differenzler-value-announce-shown = segrete, mostrate prima della prima carta
differenzler-value-announce-in-turn = ad alta voce, uno dopo l’altro
differenzler-option-trump = Briscola
differenzler-value-trump-cycle = a turno: { sign-S } { sign-C } { sign-D } { sign-H }
differenzler-value-trump-turned = l’ultima carta del mazziere
differenzler-value-trump-forehand = scelta da chi è di mano
differenzler-option-contracts = Contratti
differenzler-value-contracts-suits = i quattro semi
differenzler-value-contracts-all-six = anche Obenabe e Undenufe
differenzler-option-exact = Punti in meno per una previsione esatta
differenzler-option-undertrump = Tagliare più basso
differenzler-value-undertrump-strict = solo se non hai altro
differenzler-value-undertrump-void-free = permesso se non puoi rispondere
differenzler-value-undertrump-all-trump-hand-free = permesso se hai solo briscole
differenzler-option-undenufe-six = Punti del sei in Undenufe (con 11, gli assi valgono 0)
differenzler-option-level = Se alla fine sono in testa in più d’uno
differenzler-value-level-shared = vincono insieme
differenzler-value-level-play-on = un’altra smazzata
why-differenzler-turned-shows-suits = Una carta scoperta mostra solo un seme: con Obenabe e Undenufe la briscola deve andare a turno o essere scelta.
why-differenzler-six-is-missing = In cinque manca { card-6S }: in Undenufe i sei non possono contare.

# Quello che si chiede, si dice e si racconta
differenzler-phase-naming = scegliere il contratto
differenzler-phase-predicting = prevedere i propri punti
differenzler-ask-bid = prevedi da 0 a 157
differenzler-ask-naming = Sei di mano: scegli il contratto.
differenzler-ask-predicting = Quanti punti farai, su 157? Ogni punto di differenza ne costa uno.
differenzler-ground-promises = Punti previsti: circa { $worth }.
differenzler-contract-obenabe = Obenabe (senza briscola, asso alto)
differenzler-contract-undenufe = Undenufe (senza briscola, sei alto)
differenzler-short-contract-obenabe = Obenabe
differenzler-short-contract-undenufe = Undenufe
differenzler-action-contract = { $contract ->
    [obenabe] Obenabe (asso alto)
    [undenufe] Undenufe (sei alto)
   *[other] { $contract }
 }
differenzler-action-bid = Prevedo { $value }
differenzler-tag-bid = Previsti { $value }
differenzler-button-type-bid = Scrivi il numero…
differenzler-pile-last = ultime carte
differenzler-shown-turned = decide la briscola
differenzler-event-turned = { $who } scopre { $card }: quel seme è briscola.
differenzler-event-goes-round = Si gioca { $contract ->
    [obenabe] Obenabe: senza briscola, asso alto
    [undenufe] Undenufe: senza briscola, sei alto
   *[other] con { $contract } come briscola
 }.
differenzler-event-named = { $who } sceglie { $contract ->
    [obenabe] Obenabe: senza briscola, asso alto
    [undenufe] Undenufe: senza briscola, sei alto
   *[other] { $contract } come briscola
 }.
differenzler-event-has-predicted = { $who } ha fatto la sua previsione.
differenzler-event-you-predicted = Prevedi { $value }.
differenzler-event-predicted = { $who } prevede { $value }.
differenzler-event-scored = { $who } ha previsto { $predicted } e fatto { $taken }: { $points ->
    [one] { $points } punto di penalità
   *[other] { $points } punti di penalità
 }, in tutto { $total }.
differenzler-stake-own-to-take = Hai previsto { $value }: { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
 }
differenzler-stake-own-exact = Hai previsto { $value }: ci sei
differenzler-stake-own-too-many = Hai previsto { $value }: { $count } di troppo
differenzler-result-last-deal = l’ultima di { $count } smazzate è giocata
differenzler-why-no-such-prediction = Prevedi un numero intero da 0 a { $most }.
differenzler-why-not-among-these = Quel contratto non è tra quelli di questo tavolo: si giocano solo i quattro semi.
differenzler-why-undertrump = C’è già { $best }: { $card } è una briscola più bassa, e tagliare più basso non è permesso.
differenzler-why-must-follow-or-trump = Hai { $binding }: rispondi a { $suit } o gioca una briscola ({ $trump }); { $card } non è né l’una né l’altra cosa.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
differenzler-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] briscola { $contract }
 }
differenzler-bid-was-turned = Scoperta: { $card }
differenzler-bid-was-goes-round = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Briscola { $contract }
 }
differenzler-verdict-nearest = { $off ->
    [0] Esatto: { $who }!
   *[other] La previsione migliore: { $who }, differenza { $off }
 }
differenzler-sheet-brackets = tra parentesi: previsti
differenzler-sum-exact = { $predicted }, esatto: { $points }
differenzler-sum-off = previsti { $predicted }, fatti { $taken }: { $points }
differenzler-stake-points-left = Ancora { $count } punti su 157 in gioco
differenzler-fact-points-left = { differenzler-stake-points-left }
differenzler-moment-exact = { $who } ha previsto { $points } esatti nella smazzata { $deal }
differenzler-moment-exact-high = { $who } ha previsto ben { $points } punti esatti nella smazzata { $deal }
differenzler-moment-all = { $who } ha fatto tutti i 157 punti della smazzata { $deal }
differenzler-achievement-exact-high = Previsti esattamente 60 punti o più
differenzler-achievement-all = Tutti i 157 punti di una smazzata

# Per chi non ci ha mai giocato
differenzler-help-aim =
    Ognuno per sé. Prima della prima carta dici **quanti punti** farai – e poi cerchi di farne esattamente altrettanti.
    Ogni punto in più o in meno è un punto di penalità. Vince chi ne ha meno.
differenzler-help-deal =
    36 carte, dall’asso al 6, tutte distribuite: in quattro nove a testa, in tre dodici. In cinque si toglie { card-6S } e ognuno ne riceve sette. Si gioca **in senso antiorario**, verso destra; chi siede a destra del mazziere è *di mano*.
    Nei semi normali: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. Nel seme di **briscola** (l’atout) la più alta è { rank-J } (il *Bauer*), poi il 9 (il *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    { $trump ->
        [turned] L’ultima carta del mazziere si scopre: il suo seme è briscola. Resta in mano al mazziere.
        [forehand] Chi è di mano sceglie il contratto.
       *[cycle] Il contratto cambia a turno, di smazzata in smazzata: { sign-S }, { sign-C }, { sign-D }, { sign-H }{ $contracts ->
            [all-six] , Obenabe, Undenufe
           *[suits] {""}
        }.
    }{ $contracts ->
        [all-six] {" "}In *Obenabe* non c’è briscola e la più alta è l’asso; in *Undenufe* non c’è briscola e la più alta è il **6**.
       *[suits] {""}
    }
differenzler-help-page-bidding = Previsioni
differenzler-help-bidding =
    Ognuno prevede un numero da 0 a 157; non si passa. La somma dei numeri è libera.
    { $announce ->
        [shown] Tutti prevedono in segreto; prima della prima carta i numeri si mostrano.
        [in-turn] Tutti prevedono ad alta voce, prima chi è di mano, per ultimo il mazziere.
       *[hidden] Tutti prevedono in segreto, e nessuno conosce il tuo numero prima della fine della smazzata.
    }
    Tutte le prese valgono insieme 157 punti, in media a testa { $players ->
        [3] 52
        [5] 31
       *[other] 39
    }. Bauer, Nell e assi promettono di più, le carte basse di meno.
differenzler-help-play =
    Chi è di mano esce per la prima presa, poi esce chi ha fatto la presa.
    • **Si esce a briscola:** se puoi, rispondi con una briscola. Solo il Bauer può restare in mano.
    • **Si esce in un altro seme:** rispondi al seme **o taglia con una briscola**, come preferisci. Senza quel seme gioca quello che vuoi.
    • **Non tagliare più basso:** se qualcuno ha già tagliato, non puoi giocare una briscola più bassa della più alta in tavola – puoi farlo solo se { $undertrump ->
        [void-free] non puoi rispondere al seme o non hai altro.
        [all-trump-hand-free] hai solo briscole.
       *[strict] non hai altro.
    }
    La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
differenzler-help-scoring =
    Di briscola: Bauer 20, Nell 14. Le altre carte: { rank-A } = 11{ $contracts ->
        [all-six] { $undenufe_six ->
            [0] {""}
           *[other] {" "}(in Undenufe 0, e ogni 6 vale { $undenufe_six })
        }
       *[suits] {""}
    }, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, ogni altro { rank-J } = 2{ $contracts ->
        [all-six] ; senza briscola ogni 8 vale 8
       *[suits] {""}
    }. L’ultima presa: 5 in più. In tutto 157.
    La penalità è la **differenza** tra la previsione e i punti fatti.{ $exact ->
        [0] {" "}Esatto: 0.
       *[other] {" "}Esatto: { $exact } punti in meno – con una previsione di 0 solo se hai fatto una presa che non valeva niente.
    }
    Dopo { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    } – in ognuno tutti sono di mano una volta – vince il totale più basso.{ $level ->
        [play-on] {" "}In caso di parità si gioca un’altra smazzata.
       *[shared] {""}
    }

# Quello che si conta nelle statistiche
differenzler-feat-exact = Esatte
differenzler-feat-near = Al massimo 5 di differenza
differenzler-feat-off = Punti di differenza in tutto

# I regolamenti in una frase, e tutto il gioco in poche righe
differenzler-preset-house-about = Previsioni segrete fino alla fine della smazzata; la briscola va a turno; { $rounds } giri.
differenzler-preset-source-about = Come da Swisslos: chi non può rispondere può tagliare più basso; { $rounds } giri.
differenzler-preset-tournament-about = Previsioni ad alta voce, l’ultima carta del mazziere fa briscola, esatto: −{ $exact }; { $rounds } giri.
differenzler-preset-short-about = Un giro solo; in caso di parità alla fine, un’altra smazzata.
differenzler-help-example =
    La briscola è { $trump }. { $leader } esce con { $led }, e { $winner } taglia con { $best }: il Bauer batte tutto.
    La presa vale { $trick_points } punti. { $winner } aveva previsto 0: la penalità sarà almeno così alta.
differenzler-help-short =
    • **Scopo:** ognuno per sé. Prevedi i tuoi punti e fanne esattamente altrettanti. Ogni punto di differenza è una penalità; vince chi ne ha meno.
    • **Carte:** 36, tutte distribuite. Si gioca in senso antiorario. { $trump ->
        [turned] L’ultima carta del mazziere fa briscola.
        [forehand] Chi è di mano sceglie la briscola.
       *[cycle] La briscola va a turno: { sign-S } { sign-C } { sign-D } { sign-H }{ $contracts ->
            [all-six] {" "}Obenabe, Undenufe
           *[suits] {""}
        }.
    }
    • **Previsione:** da 0 a 157, { $announce ->
        [shown] in segreto, poi mostrata
        [in-turn] ad alta voce, uno dopo l’altro
       *[hidden] in segreto
    }.
    • **Ordine:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; di briscola prima { rank-J } (*Bauer*) e 9 (*Nell*).
    • **Quando tocca a te:** rispondi al seme o taglia, ma non più basso di una briscola già giocata. Alla briscola si risponde – solo il Bauer può restare.
    • **Carte:** Bauer 20, Nell 14, { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2{ $contracts ->
        [all-six] ; senza briscola, 8 otto
       *[suits] {""}
    }. Ultima presa 5.

# La prima lezione
differenzler-lesson-begins = È solo una prova. Centra il numero.
differenzler-lesson-predict = { $nell } e { $ace } sono briscole forti. Prevedi { $number } su 157.
differenzler-lesson-predict-done = Ora fanne { $number }, né più né meno.
differenzler-lesson-predict-no = Si può, ma queste carte promettono circa { $number }.
differenzler-lesson-short = La tua unica carta di { $suit }: esci con { $card }, poi potrai tagliare.
differenzler-lesson-short-done = Via. Ora puoi tagliare { $suit }.
differenzler-lesson-short-no = Si può, ma prima liberati della carta di { $suit }.
differenzler-lesson-throw = C’è poco da prendere: tieni le briscole, scarta { $card }.
differenzler-lesson-throw-done = Nulla di perso, nulla di guadagnato.
differenzler-lesson-throw-no = Si può, ma le prese buone verranno dopo.
differenzler-lesson-over = C’è { $king }. { $nell }, il Nell, è più alto!
differenzler-lesson-over-done = { $points } punti in una presa.
differenzler-lesson-over-no = Si può, ma con { $nell } prendi { $points } punti.
differenzler-lesson-over-no-ace = Si può, ma { $nell } vale 3 di più. Tieni { $ace }.
differenzler-lesson-ace = Te ne mancano { $missing }. Prova { $card }.
differenzler-lesson-ace-done = Tagliata! Ne hai ancora { $points }.
differenzler-lesson-ace-no = Si può, ma { $card } ha più possibilità.
differenzler-lesson-ace-no-trump = Si può, ma tieni l’ultima briscola per più punti.
differenzler-lesson-exact = { $ten } e { $ace } fanno { $gain }, te ne mancano { $missing }. Taglia!
differenzler-lesson-exact-done = { $points } punti, su { $number } previsti.
differenzler-lesson-exact-no = Si può, ma una briscola porta { $gain } punti.
differenzler-lesson-lose = Ora perdi ogni presa. Esci con { $card }.
differenzler-lesson-lose-done = Tagliata: non è tua. Bene.
differenzler-lesson-lose-no = Si può, ma { $card } sarà battuta più facilmente.
differenzler-lesson-away = { $card } potrebbe ancora vincere: scartala ora.
differenzler-lesson-away-done = Un pericolo in meno.
differenzler-lesson-away-no = Si può, ma il pericolo è { $card }: via.
differenzler-lesson-end = Ancora un pericolo: { $card }. Scarta.
differenzler-lesson-end-done = Previsti { $number }, fatti { $points }: due briscole hanno portato i punti, poi hai perso apposta ogni presa. Vince chi va più vicino.
differenzler-lesson-end-no = Si può, ma il pericolo è { $card }: via.
