game-three-handed-pinochle = Pinochle a tre

# Regolamenti
three-handed-pinochle-preset-points = a punti
three-handed-pinochle-preset-short = partita breve

# Singole regole
three-handed-pinochle-option-scoring = Come si segna
three-handed-pinochle-value-scoring-base = si paga il valore della dichiarazione
three-handed-pinochle-value-scoring-points = si segnano combinazioni e prese
three-handed-pinochle-option-minimum = Dichiarazione minima
three-handed-pinochle-option-all-pass = Se passano tutti
three-handed-pinochle-value-all-pass-redeal = dà le carte il prossimo
three-handed-pinochle-value-all-pass-dealer-bids = il mazziere deve dichiarare il minimo
three-handed-pinochle-option-failed = Andare sotto costa
three-handed-pinochle-value-failed-double = il doppio del valore
three-handed-pinochle-value-failed-single = il valore
three-handed-pinochle-option-spades = { suit-S } di briscola (pagando il valore)
three-handed-pinochle-value-spades-double = vale il doppio
three-handed-pinochle-value-spades-single = vale come gli altri semi
three-handed-pinochle-option-doubles = Due combinazioni uguali
three-handed-pinochle-value-doubles-twice = valgono il doppio
three-handed-pinochle-value-doubles-bonus = valgono fino a dieci volte tanto
three-handed-pinochle-option-card-values = Punti delle carte
three-handed-pinochle-value-card-values-original = { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, ultima presa 10
three-handed-pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } dieci, ultima presa 10
three-handed-pinochle-option-rounds = Smazzate di ognuno (pagando il valore)
three-handed-pinochle-option-limit = Punti per vincere (a punti)

# Quello che si chiede: dopo «Tocca a te:» o un nome
three-handed-pinochle-phase-bidding = dichiarare o passare
three-handed-pinochle-phase-must-bid = dichiarare
three-handed-pinochle-phase-naming = scegliere la briscola
three-handed-pinochle-phase-burying = scartare tre carte
three-handed-pinochle-ask-bidding = { $bid ->
    [0] Più di così non si può dichiarare: passa.
   *[other] Dichiara { $bid } o più, o passa. Chi passa esce dall’asta.
 }
three-handed-pinochle-ask-must-bid = Hanno passato gli altri: devi dichiarare { $bid }.
three-handed-pinochle-ask-naming = Il monte è tuo: scegli la briscola.
three-handed-pinochle-ask-burying = Scarta tre carte coperte. Alla fine contano per te, ma non nelle combinazioni.
three-handed-pinochle-badge-maker = Dichiarante

# Pulsanti
three-handed-pinochle-action-trump = Gioco { $suit }
three-handed-pinochle-action-discard = Scarto { $cards }

# Quello che succede
three-handed-pinochle-contract-by = Briscola: { $contract } (dichiarante { $maker })
three-handed-pinochle-pile-widow = monte
three-handed-pinochle-pile-away = scarto
three-handed-pinochle-event-widow = { $who } prende il monte: { $cards }.
three-handed-pinochle-event-discarded = { $who } scarta { $count } carte.
three-handed-pinochle-event-you-discarded = Scarti { $cards }.
three-handed-pinochle-event-meld = { $who } accusa { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· scala
   *[other] {" "}· doppia scala
 }{ $royal ->
    [0] {""}
    [one] {" "}· matrimonio reale
   *[other] {" "}· due matrimoni reali
 }{ $marriages ->
    [0] {""}
    [one] {" "}· matrimonio
   *[other] {" "}· { $marriages } matrimoni
 }{ $aces ->
    [0] {""}
    [one] {" "}· quattro assi
   *[other] {" "}· otto assi
 }{ $kings ->
    [0] {""}
    [one] {" "}· quattro re
   *[other] {" "}· otto re
 }{ $queens ->
    [0] {""}
    [one] {" "}· quattro { ranks-Q }
   *[other] {" "}· otto { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [one] {" "}· quattro { ranks-J }
   *[other] {" "}· otto { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [one] {" "}· pinochle
   *[other] {" "}· doppio pinochle
 }{ $dix ->
    [0] {""}
    [one] {" "}· dix
   *[other] {" "}· due dix
 }
three-handed-pinochle-event-surrendered = { $who } rinuncia e perde la dichiarazione di { $value }.
three-handed-pinochle-event-made = { $maker } ce la fa: { $total } punti, { $value } dichiarati.
three-handed-pinochle-event-set = Sotto! { $maker } fa solo { $total } su { $value }.
three-handed-pinochle-event-enough = { $maker } ha accusato { $total }: la dichiarazione di { $value } è fatta senza giocare una carta.
three-handed-pinochle-event-defender-total = { $who }: { $total } punti (combinazioni e prese).
three-handed-pinochle-event-defender-trickless = { $who } non ha preso nessuna carta che conta, e non segna niente.

# Quello che conviene ricordare
three-handed-pinochle-fact-widow = Nel monte: { $cards }
three-handed-pinochle-fact-so-far = { $who }: { $meld ->
    [0] {""}
   *[other] combinazioni { $meld },{" "}
 }prese { $tricks }
three-handed-pinochle-fact-own-so-far = { $who }: combinazioni { $meld } + prese { $tricks } + scarto { $buried } = { $total }
three-handed-pinochle-shown-widow = il monte
three-handed-pinochle-result-rounds = { $count ->
    [one] ognuno ha dato le carte una volta
   *[other] ognuno ha dato le carte { $count } volte
 }
three-handed-pinochle-result-bidder-first = in più d’uno hanno { $target }, e il dichiarante era { $winners }

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
three-handed-pinochle-verdict-enough = Fatto senza giocare: { $total }, dichiarati { $value }
three-handed-pinochle-sum-set = combinazioni { $meld } + prese { $tricks } = { $total } < { $bid }{ $points ->
    [0] {""}
   *[other] : sotto, { $points }
 }
three-handed-pinochle-sum-surrendered = rinuncia{ $points ->
    [0] {""}
   *[other] : { $points }
 }
three-handed-pinochle-sum-enough = combinazioni { $meld } ≥ dichiarati { $bid }
three-handed-pinochle-sum-from-both = valore { $value }{ $times ->
    [2] , doppio
   *[other] {""}
 }, con tutti e due: { $points }
three-handed-pinochle-sum-with-bidder = valore { $value }{ $times ->
    [2] , doppio
   *[other] {""}
 }: { $points }
three-handed-pinochle-sum-trickless = nessuna carta che conta, combinazioni { $meld } perse: 0
three-handed-pinochle-stake-short-of-bid = combinazioni { $meld }, ancora { $missing } da prese e scarto
three-handed-pinochle-aloud-short-of-bid = { $who }: { three-handed-pinochle-stake-short-of-bid }

# Per chi non ci ha mai giocato
three-handed-pinochle-help-aim =
    Tre giocatori, e in ogni smazzata uno contro due: chi dichiara di più prende il **monte**, tre carte in più, e deve fare i punti dichiarati. I punti vengono dalle **combinazioni** che hai in mano e mostri, e dalle carte alte nelle **prese**.
    { $scoring ->
        [points] Chi ce la fa segna tutti questi punti; chi va sotto perde quelli dichiarati{ $failed ->
            [double] , due volte
           *[single] {""}
        }. Gli altri segnano le proprie combinazioni e prese. Vince chi arriva prima a { $limit } punti.
       *[base] Ogni dichiarazione ha un valore. Se è fatta, gli altri due lo pagano al dichiarante; se no, il dichiarante lo paga a tutti e due{ $failed ->
            [double] , doppio
           *[single] {""}
        }. Quando ognuno ha dato le carte { $rounds } volte, vince il totale più alto.
    }
three-handed-pinochle-help-deal =
    48 carte: due assi, due { ranks-T }, due re, due { ranks-Q }, due { ranks-J } e due 9 per ogni seme. Ognuno ne riceve quindici, tre alla volta; tre restano coperte, e sono il **monte**.
    L’ordine in ogni seme è **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend }: il { rank-word-T } batte il re. Di due carte uguali è più alta quella giocata per prima.
three-handed-pinochle-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, si dichiara **almeno { $minimum }**, di dieci in dieci e sempre di più, o si passa per tutta l’asta. { $all_pass ->
        [dealer-bids] Se passano gli altri, il mazziere deve dichiarare { $minimum }.
       *[redeal] Se passano tutti e tre, dà le carte il prossimo.
    }
    L’ultimo a dichiarare, il **dichiarante**, mostra il monte, lo prende, sceglie la briscola e **scarta** tre carte coperte: alla fine contano, ma non nelle combinazioni. Poi { $scoring ->
        [points] si mostrano le combinazioni di tutti
       *[base] mostra le sue combinazioni
    }:
    • scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola: 150
    • { rank-K } { rank-Q } di briscola (*matrimonio reale*): 40, ma non quello della scala · di un altro seme (*matrimonio*): 20
    • pinochle { card-QS } { card-JD }: 40
    • uno per seme: assi 100, re 80, { ranks-Q } 60, { ranks-J } 40
    • 9 di briscola (*dix*): 10
    { $doubles ->
        [bonus] Doppie valgono di più: due scale 1500, due pinochle 300, tutti e otto di un valore dieci volte tanto.
       *[twice] Doppie valgono il doppio.
    }
three-handed-pinochle-help-play =
    { $scoring ->
        [points] Ora il dichiarante può rinunciare: perde i punti dichiarati, una volta.
       *[base] Se bastano le combinazioni, non si gioca. Se no, ora il dichiarante può rinunciare: gli costa il valore della dichiarazione, una volta.
    }
    Oppure esce. Devi:
    1. rispondere al seme{ $heading ->
        [always] {" "}e, se puoi, **superare** la carta migliore – tranne se la presa è già stata tagliata
       *[other] {" "}e, se si esce a briscola e puoi, **superare** la carta migliore
    };
    2. senza quel seme, tagliare{ $heading ->
        [trump-led-only] , alto o basso
       *[other] {" "}– e, se puoi, superare una briscola già giocata
    };
    3. senza l’uno e l’altra, giocare quello che vuoi.
    La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Gli altri due giocano insieme.
three-handed-pinochle-help-scoring =
    Punti delle prese: { $card_values ->
        [simple] ogni { rank-A }, { rank-T } e { rank-K } vale 10, l’ultima presa 10
       *[original] { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, l’ultima presa 10
    }: 250 in tutto. Lo scarto è del dichiarante.
    { $scoring ->
        [points] Dichiarante: combinazioni e carte, se bastano; se no, perde i punti dichiarati{ $failed ->
            [double] , due volte
           *[single] {""}
        }. Gli altri: le proprie combinazioni e carte. Senza una carta che conta si perdono anche le combinazioni. Se in più d’uno hanno { $limit }, vince il dichiarante se è tra loro, altrimenti chi ne ha di più.
       *[base] Valore di una dichiarazione (in mezzo, il più basso): 200 = 1 · 250 = 2 · 300 = 3 · 350 = 5 · 400 = 7 · 450 = 10 · 500 = 13 · 550 = 17 · 600 = 21 · 650 = 25 · da 700 = 30.{ $spades ->
            [double] {" "}Con { suit-S } di briscola, il doppio.
           *[single] {""}
        }
        Fatta: gli altri due pagano il valore. Rinuncia: il dichiarante lo paga a tutti e due. Giocata e non fatta: { $failed ->
            [double] il doppio.
           *[single] lo stesso.
        }
    }

# Quello che si conta nelle statistiche
three-handed-pinochle-feat-contract = Aste vinte
three-handed-pinochle-feat-enough = Senza giocare

# I regolamenti in una frase, e tutto il gioco in poche righe
three-handed-pinochle-preset-house-about = Si dichiara da { $minimum }; si paga il valore della dichiarazione; ognuno dà { $rounds } volte.
three-handed-pinochle-preset-points-about = Si dichiara da { $minimum }; ognuno segna combinazioni e prese; si vince a { $limit } punti.
three-handed-pinochle-preset-short-about = Come le regole standard, ma si dichiara da { $minimum } e ognuno dà { $rounds } volte.
three-handed-pinochle-achievement-great-bid = Una dichiarazione di 500 o più riuscita
three-handed-pinochle-achievement-meld = 300 punti di combinazioni in una mano di carte
three-handed-pinochle-help-example =
    { $maker } ha dichiarato { $bid }, ha preso il monte e ha scelto { $trump }. Tre carte sono scartate, e le combinazioni scoperte.
    Una **scala** (150), due **matrimoni** (20 l’uno) e **quattro re** (80): { $shown_points }. Re e { rank-word-Q } della scala non valgono anche come matrimonio. Il resto deve venire dalle prese e dallo scarto.
three-handed-pinochle-help-short =
    • **Scopo:** il dichiarante da solo contro due. { $scoring ->
        [points] Si segnano combinazioni e prese; si vince a { $limit } punti.
       *[base] Chi ce la fa incassa da tutti e due il valore della dichiarazione, andare sotto costa { $failed ->
            [double] il doppio
           *[single] altrettanto
        }. Ognuno dà le carte { $rounds } volte.
    }
    • **Carte:** due di ognuna tra { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, quindici a testa, tre nel *monte*. Questo è anche il loro ordine: un { rank-word-T } batte un re.
    • **Asta:** rilancia di dieci in dieci, da { $minimum }, o passa. L’ultimo a dichiarare prende il monte, sceglie la briscola e scarta tre carte.
    • **Combinazioni**, le calo io: scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola = 150, { rank-K } { rank-Q } = 20 (di briscola 40), { card-QS } { card-JD } = 40, assi, re, { ranks-Q } o { ranks-J } di tutti i semi = 100, 80, 60 o 40, 9 di briscola = 10.
    • **Quando tocca a te:** rispondi al seme{ $heading ->
        [always] {" "}e, se puoi, supera la carta migliore; senza quel seme taglia, se puoi più alto delle altre briscole
        [plain-free] {" "}(se puoi, supera le briscole); senza quel seme taglia, se puoi più alto delle altre briscole
       *[trump-led-only] {" "}(supera la carta migliore se si esce a briscola); senza quel seme taglia
    }; altrimenti gioca quello che vuoi.
    • **Punti delle prese:** { $card_values ->
        [simple] ogni { rank-A }, { rank-T } e { rank-K } vale 10, ultima presa 10
       *[original] { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, ultima presa 10
    }.

# La prima lezione
three-handed-pinochle-lesson-begins = È solo una prova. Fanno punti combinazioni e prese.
three-handed-pinochle-lesson-bid = Una scala di { $suit } vale 150, e c’è molto altro. Dichiara { $bid }.
three-handed-pinochle-lesson-bid-done = Gli altri passano: il monte è tuo.
three-handed-pinochle-lesson-bid-no = Si può, ma non dire più del necessario: { $bid }.
three-handed-pinochle-lesson-bid-no-pass = Si può, ma con una scala la briscola sceglila tu.
three-handed-pinochle-lesson-trump = La scala vale solo di briscola. Di che seme è la tua?
three-handed-pinochle-lesson-trump-done = Otto briscole, e solo quattro in giro.
three-handed-pinochle-lesson-trump-no = Si può, ma la tua scala è di { $suit }.
three-handed-pinochle-lesson-bury = Scarta quello che non serve: { $ten } e due { $queen }.
three-handed-pinochle-lesson-bury-done = Contano per te: 16 punti al sicuro.
three-handed-pinochle-lesson-bury-no = Si può, ma combinazioni e briscole valgono di più.
three-handed-pinochle-lesson-bury-no-nine = Si può, ma un nove non vale: scarta quello che vale.
three-handed-pinochle-lesson-bury-no-queen = Va bene anche così. Qui: { $ten } e due { $queen }.
three-handed-pinochle-lesson-on = 260 accusati, 16 scartati: ne mancano 24. Vai avanti?
three-handed-pinochle-lesson-on-done = Ora fai cadere le loro briscole.
three-handed-pinochle-lesson-on-no = Si può, ma con otto briscole il resto è facile.
three-handed-pinochle-lesson-on-no-surrender = Si può, ma rinunciare costa. Vai avanti.
three-handed-pinochle-lesson-first = Esci tu. Fai cadere le briscole con { $ace }.
three-handed-pinochle-lesson-first-done = Due su quattro sono cadute.
three-handed-pinochle-lesson-first-no = Si può, ma comincia con { $ace }: non lo batte niente.
three-handed-pinochle-lesson-second = Ancora una volta, con l’altro { $ace }.
three-handed-pinochle-lesson-second-done = Non hanno più briscole, e la dichiarazione è fatta!
three-handed-pinochle-lesson-second-no = Si può, ma ci sono ancora due briscole: esci con { $ace }.
three-handed-pinochle-lesson-lose = Tieni le briscole per dopo. Liberati di { $card }.
three-handed-pinochle-lesson-lose-done = La prendono loro. Con le briscole torni a uscire tu.
three-handed-pinochle-lesson-lose-no = Si può, ma { $card } non serve ad altro.
three-handed-pinochle-lesson-low = Devi rispondere a { $suit }, ma non superare. Dai poco.
three-handed-pinochle-lesson-low-done = Pochi punti per loro.
three-handed-pinochle-lesson-low-no = Si può, ma una carta più bassa costa meno.
three-handed-pinochle-lesson-must = Niente più { $suit }: devi tagliare. Basta { $low }.
three-handed-pinochle-lesson-must-done = Nessun altro ha briscole: la presa è tua.
three-handed-pinochle-lesson-must-no = Si può, ma basta { $low }.
three-handed-pinochle-lesson-rest = Le carte alte di { $suit } sono cadute. Ora vincono le tue.
three-handed-pinochle-lesson-rest-done = Un’altra presa.
three-handed-pinochle-lesson-rest-no = Si può, ma tieni le briscole: { $suit } vince.
three-handed-pinochle-lesson-end = Solo briscole, e vincono tutte. Dalla più alta!
three-handed-pinochle-lesson-end-done = Nessuno ti ferma più.
three-handed-pinochle-lesson-end-no = Si può, vince anche quella. Ma comincia dall’alto.
