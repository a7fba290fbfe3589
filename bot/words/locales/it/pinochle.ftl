game-pinochle = Pinochle

# Regolamenti
pinochle-preset-racehorse = racehorse: 3 carte tra dichiarante e compagno
pinochle-preset-iowa = Iowa: scambio di 3 carte in entrambe le squadre
pinochle-preset-dailey = regole di Dailey
pinochle-preset-grandfather = valori delle carte all’antica

# Singole regole
pinochle-option-set-penalty = Chi va sotto perde
pinochle-value-set-penalty-bid = i punti dichiarati
pinochle-value-set-penalty-meld = le sue combinazioni
pinochle-option-scale = Tutti i punti moltiplicati per
pinochle-option-card-values = Punti delle carte
pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } uno, ultima presa 1
pinochle-value-card-values-original = { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, ultima presa 10
pinochle-value-card-values-intermediate = { rank-A } e { rank-T } dieci, { rank-K } e { rank-Q } cinque, ultima presa 10
pinochle-option-minimum = Dichiarazione minima (prima di moltiplicare)
pinochle-option-deal-by = Le carte si danno
pinochle-value-deal-by-three = tre alla volta
pinochle-value-deal-by-one = una alla volta
pinochle-option-nines-redeal = Carte nuove con cinque nove
pinochle-option-racehorse = Carte che i compagni si scambiano (racehorse)
pinochle-option-racehorse-who = Chi le scambia
pinochle-value-racehorse-who-declarer-side = il dichiarante e il compagno
pinochle-value-racehorse-who-both-sides = entrambe le squadre
pinochle-option-racehorse-how = Come si scambiano
pinochle-value-racehorse-how-together = nello stesso momento
pinochle-value-racehorse-how-partner-first = prima dà il compagno
pinochle-option-extra-run-melds = Scale con { rank-K }, { rank-Q } o entrambi in più
pinochle-option-surrender = Il dichiarante può rinunciare dopo le combinazioni
pinochle-option-trickless-keeps-dix = I difensori senza prese tengono i nove di briscola

# Quello che si chiede: dopo «Tocca a te:» o un nome
pinochle-phase-redealing = tenere le carte o, con cinque nove, chiederne di nuove
pinochle-phase-bidding = dichiarare o passare
pinochle-phase-must-bid = dichiarare
pinochle-phase-naming = scegliere la briscola
pinochle-phase-exchanging = scegliere carte per il compagno
pinochle-phase-giving = dare carte al dichiarante
pinochle-phase-returning = restituirne altrettante
pinochle-ask-redealing = Con cinque nove o più puoi chiedere carte nuove. Le vuoi?
pinochle-ask-bidding = { $bid ->
    [0] Più di così non si può dichiarare: passa.
   *[other] Dichiara { $bid } o più, o passa. Chi passa esce dall’asta.
 }
pinochle-ask-must-bid = Hanno passato tutti gli altri: devi dichiarare { $bid }.
pinochle-ask-naming = Il dichiarante sei tu: scegli la briscola.
pinochle-ask-exchanging = Scegli { $least ->
    [one] una carta
   *[other] { $least } carte
 } per il compagno.
pinochle-ask-giving = Dai al dichiarante { $least ->
    [one] una carta
   *[other] { $least } carte
 }.
pinochle-ask-returning = Restituisci al compagno { $least ->
    [one] una carta
   *[other] { $least } carte
 }: vanno bene tutte quelle che hai in mano adesso.
pinochle-badge-maker = Dichiarante

# Pulsanti
pinochle-action-trump = Gioco { $suit }
pinochle-action-redeal = Carte nuove

# Quello che succede
pinochle-contract-by = Briscola: { $contract } (dichiarante { $maker })
pinochle-event-answered = { $who } ha risposto.
pinochle-event-you-answered = { $redeal ->
    [yes] Chiedi carte nuove.
   *[no] Tieni queste carte.
 }
pinochle-event-redealt = Troppi nove: { $who } chiede carte nuove.
pinochle-event-no-redeal = Nessuno chiede carte nuove.
pinochle-event-gave = { $who } ha scelto { $count ->
    [one] una carta
   *[other] { $count } carte
 } per { $receiver }.
pinochle-event-meld = { $who } accusa { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· scala
   *[other] {" "}· doppia scala
 }{ $extra ->
    [K] {" "}con re in più
    [Q] {" "}con { rank-word-Q } in più
    [KQ] {" "}con un matrimonio in più
   *[none] {""}
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
pinochle-event-surrendered = { $who } rinuncia: { $value } punti persi, e gli avversari segnano le loro combinazioni.
pinochle-event-made = { $who } ce la fanno: { $total } punti, { $value } dichiarati.
pinochle-event-set = Sotto! { $who } fanno solo { $total } su { $value }.
pinochle-event-declarers-trickless = { $who } non fanno nemmeno una presa e perdono la dichiarazione di { $value }.
pinochle-event-defenders-total = Difensori { $who }: { $total } punti (combinazioni e prese).
pinochle-event-defenders-trickless = { $who } non fanno nessuna presa, quindi le loro combinazioni non valgono{ $total ->
    [0] {""}
   *[other] , ma { $total } per i nove di briscola sì
 }.

# Quello che conviene ricordare
pinochle-fact-so-far = { $who }: combinazioni { $meld } + prese { $tricks } = { $total }
pinochle-result-both-there = entrambe le squadre hanno { $target }, e l’ultimo dichiarante era { $maker }

# Rifiuti
pinochle-why-not-enough-nines = Per chiedere carte nuove servono almeno { $needed } nove: ne hai { $count }.
why-pinochle-values-need-tens = Con questi punti delle carte bisogna moltiplicare tutti i punti per 10.
why-pinochle-partner-first-one-side = «Prima dà il compagno» vale solo per il dichiarante e il compagno, non per entrambe le squadre.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
pinochle-verdict-declarers-trickless = Sotto: nemmeno una presa
pinochle-sum-trickless-bid = nessuna presa, combinazioni { $meld } perse: sotto, { $points }
pinochle-sum-trickless = nessuna presa, combinazioni { $meld } perse: { $points ->
    [0] 0
   *[other] dix { $points }
 }
pinochle-stake-trick-missing = combinazioni { $meld }, serve ancora una presa
pinochle-aloud-trick-missing = { $who }: { pinochle-stake-trick-missing }

# Per chi non ci ha mai giocato
pinochle-help-aim =
    Due contro due: il tuo compagno ti siede di fronte. In ogni smazzata si segna due volte: per le **combinazioni** che hai in mano e mostri, e per assi, { ranks-T } e re nelle **prese** che fai.
    Una squadra dichiara quanti punti farà in tutto. Se ne fa di meno va *sotto*, e perde { $set_penalty ->
        [meld] le sue combinazioni
       *[bid] i punti dichiarati
    }.
    Vince la squadra che arriva prima a { $scale ->
        [10] 1500
       *[other] 150
    } punti. Se ci arrivano entrambe nella stessa smazzata, vince quella del dichiarante.
pinochle-help-deal =
    48 carte: due assi, due { ranks-T }, due re, due { ranks-Q }, due { ranks-J } e due 9 per ogni seme. Ognuno ne riceve dodici, { $deal_by ->
        [one] { pinochle-value-deal-by-one }
       *[three] { pinochle-value-deal-by-three }
    }.
    L’ordine in ogni seme è **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend }: il { rank-word-T } batte il re. Di due carte uguali è più alta quella giocata per prima.{ $racehorse ->
        [0] {""}
       *[other] {" "}Scelta la briscola (*racehorse*), { $racehorse_who ->
            [both-sides] i compagni di entrambe le squadre
           *[declarer-side] il dichiarante e il compagno
        } si scambiano { $racehorse } { $racehorse ->
            [one] carta
           *[other] carte
        }{ $racehorse_how ->
            [partner-first] ; prima dà il compagno
           *[together] {""}
        }.
    }{ $nines_redeal ->
        [yes] {" "}Chi ha cinque nove può chiedere carte nuove.
       *[no] {""}
    }
pinochle-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, si dichiara **almeno { $minimum }{ $scale ->
        [10] 0
       *[other] {""}
    }** o si passa; ogni dichiarazione supera la precedente, e chi passa è fuori. Se passano i primi tre, il mazziere deve dichiarare il minimo.
    L’ultimo a dichiarare, il **dichiarante**, sceglie la briscola{ $trump_needs ->
        [marriage] , un seme di cui ha re e { rank-word-Q }, se ce n’è uno
       *[nothing] {""}
    }. Poi si mostrano e si segnano le combinazioni di tutti{ $scale ->
        [10] {" "}(a questo tavolo valgono dieci volte tanto)
       *[other] {""}
    }:
    • scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola: 15 (due: 150){ $extra_run_melds ->
        [yes] ; con { rank-K } o { rank-Q } in più altri 4, con entrambi 8
       *[no] {""}
    }
    • { rank-K } { rank-Q } di briscola (*matrimonio reale*): 4, ma non quello della scala · { rank-K } { rank-Q } di un altro seme (*matrimonio*): 2
    • pinochle { card-QS } { card-JD }: 4 (due: 30)
    • uno per seme: assi 10, re 8, { ranks-Q } 6, { ranks-J } 4 (due per seme: dieci volte tanto)
    • quindi { rank-K } { rank-Q } di tutti e quattro i semi (*roundhouse*) fanno 24
    • 9 di briscola (*dix*): 1
    Calo io il massimo che puoi accusare. Una carta può servire in combinazioni di tipo diverso.
pinochle-help-play =
    { $surrender ->
        [yes] Ora il dichiarante può rinunciare e perdere i punti dichiarati. Se no, esce. Devi:
       *[no] Esce per primo il dichiarante. Devi:
    }
    1. rispondere al seme{ $heading ->
        [always] {" "}e, se puoi, **superare** la carta migliore, anche del compagno – tranne se la presa è già stata tagliata
       *[other] {" "}e, se si esce a briscola e puoi, **superare** la carta migliore, anche del compagno
    };
    2. senza quel seme, tagliare{ $heading ->
        [trump-led-only] , alto o basso
       *[other] {" "}– e, se puoi, superare una briscola già giocata
    };
    3. senza l’uno e l’altra, giocare quello che vuoi.
    La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
pinochle-help-scoring =
    Punti delle prese: { $card_values ->
        [original] { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, l’ultima presa 10: 250 in tutto
        [intermediate] { rank-A } e { rank-T } dieci, { rank-K } e { rank-Q } 5, l’ultima presa 10: 250 in tutto
       *[simple] { $scale ->
            [10] ogni { rank-A }, { rank-T } e { rank-K } vale 10, l’ultima presa 10: 250 in tutto
           *[other] ogni { rank-A }, { rank-T } e { rank-K } vale 1, l’ultima presa 1: 25 in tutto
        }
    }.
    Squadra del dichiarante: se combinazioni e prese insieme raggiungono la dichiarazione, segna tutto; se no, perde { $set_penalty ->
        [meld] le sue combinazioni
       *[bid] i punti dichiarati
    }.
    Difensori: segnano sempre combinazioni e prese.{ $surrender ->
        [yes] {" "}Se il dichiarante rinuncia, segnano solo le loro combinazioni.
       *[no] {""}
    }
    Una squadra senza nemmeno una presa non segna le sue combinazioni{ $trickless_keeps_dix ->
        [yes] , ma i difensori tengono i loro dix
       *[no] {""}
    }; se è quella del dichiarante, perde i punti dichiarati.

# Quello che si conta nelle statistiche
pinochle-feat-contract = Aste vinte

# I regolamenti in una frase, e tutto il gioco in poche righe
pinochle-preset-house-about = Si dichiara da { $minimum }; assi, { ranks-T } e re valgono uno; chi va sotto perde i punti dichiarati.
pinochle-preset-source-about = Come le regole standard, ma una squadra che va sotto perde le sue combinazioni.
pinochle-preset-racehorse-about = Il dichiarante e il compagno si scambiano { $racehorse } carte prima delle combinazioni.
pinochle-preset-iowa-about = In entrambe le squadre i compagni si scambiano { $racehorse } carte prima delle combinazioni.
pinochle-preset-dailey-about = Tutto per dieci, da { $minimum }0; prima dà { $racehorse } carte il compagno; dopo si può rinunciare.
pinochle-preset-grandfather-about = Tutto per dieci; { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, e dieci per l’ultima presa.
pinochle-help-example =
    { $maker } ha dichiarato { $bid } e ha scelto { $trump }. Ora tutte le combinazioni sono scoperte.
    { $shower } mostra una **scala** (15) e un **pinochle** (4): { $shown_points }. Re e { rank-word-Q } della scala non valgono anche come matrimonio. { $mate } aggiunge { $mate_points } per due matrimoni.
    In tutto fanno { $side_points } – purché insieme facciano almeno una presa.
pinochle-help-short =
    • **Scopo:** due contro due, il compagno di fronte. Si segnano combinazioni e prese; vince la squadra che arriva prima a { $scale ->
        [10] 1500
       *[other] 150
    } punti.
    • **Carte:** due di ognuna tra { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, dodici a testa. Questo è anche il loro ordine: un { rank-word-T } batte un re.
    • **Asta:** rilancia o passa, da { $scale ->
        [10] { $minimum }0
       *[other] { $minimum }
    }. L’ultimo a dichiarare sceglie la briscola.{ $racehorse ->
        [0] {""}
       *[other] {" "}Poi { $racehorse_who ->
            [both-sides] tutti i compagni si scambiano
           *[declarer-side] il dichiarante e il compagno si scambiano
        } { $racehorse ->
            [one] una carta
           *[other] { $racehorse } carte
        }.
    }
    • **Combinazioni**, le calo io: scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola = 15, { rank-K } { rank-Q } = 2 (di briscola 4), { card-QS } { card-JD } = 4, assi, re, { ranks-Q } o { ranks-J } di tutti i semi = 10, 8, 6 o 4, 9 di briscola = 1{ $scale ->
        [10] {" "}– tutto per dieci
       *[other] {""}
    }.
    • **Quando tocca a te:** rispondi al seme{ $heading ->
        [always] {" "}e, se puoi, supera la carta migliore; senza quel seme taglia, se puoi più alto delle altre briscole
        [plain-free] {" "}(se puoi, supera le briscole); senza quel seme taglia, se puoi più alto delle altre briscole
       *[trump-led-only] {" "}(supera la carta migliore se si esce a briscola); senza quel seme taglia
    }; altrimenti gioca quello che vuoi.
    • **Punti delle prese:** { $card_values ->
        [original] { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2, ultima presa 10
        [intermediate] { rank-A } e { rank-T } dieci, { rank-K } e { rank-Q } 5, ultima presa 10
       *[simple] { $scale ->
            [10] ogni { rank-A }, { rank-T } e { rank-K } vale 10, ultima presa 10
           *[other] ogni { rank-A }, { rank-T } e { rank-K } vale 1, ultima presa 1
        }
    }. Chi va sotto perde { $set_penalty ->
        [meld] le sue combinazioni
       *[bid] i punti dichiarati
    }.

# La prima lezione
pinochle-lesson-begins = È solo una prova. Fanno punti combinazioni e prese.
pinochle-lesson-bid = La scala di { $suit } vale 15, il nove 1 in più. Dichiari { $bid }?
pinochle-lesson-bid-done = Tanto fanno già le tue combinazioni.
pinochle-lesson-bid-no = Si può, ma non dire più del necessario: { $bid }.
pinochle-lesson-bid-no-pass = Si può, ma con una scala la briscola sceglila tu.
pinochle-lesson-again = Rilanciano. Contano anche le prese: una decina. { $bid }?
pinochle-lesson-again-done = Combinazioni e prese insieme devono bastare.
pinochle-lesson-again-no = Si può, ma basta il minimo: { $bid }.
pinochle-lesson-again-no-pass = Si può, ma 16 di combinazioni e dieci di prese fanno di più.
pinochle-lesson-trump = Hai vinto l’asta. Di che seme è la tua scala?
pinochle-lesson-trump-done = Si sono viste tutte le combinazioni: la tua squadra ha già 19.
pinochle-lesson-trump-no = Si può, ma la scala vale solo di briscola: scegli { $suit }.
pinochle-lesson-first = Esci tu. Fai cadere le briscole con l’asso.
pinochle-lesson-first-done = Il tuo compagno ci ha messo un { rank-word-T }: un punto in più.
pinochle-lesson-first-no = Si può, ma comincia con l’asso di briscola: rende sicuri gli altri.
pinochle-lesson-second = Ancora una volta, con l’altro asso.
pinochle-lesson-second-done = Ne sono cadute altre due; ne manca una.
pinochle-lesson-second-no = Si può, ma mancano ancora tre briscole: esci con l’asso.
pinochle-lesson-third = Manca una briscola. Falla cadere con una che non può perdere.
pinochle-lesson-third-done = Ora le briscole le hai solo tu.
pinochle-lesson-third-no = Si può, ma una briscola è ancora in giro: esci alto.
pinochle-lesson-aces = Nessuno può tagliare: porta a casa { $ace }.
pinochle-lesson-aces-done = Nelle prese { rank-A }, { rank-T } e { rank-K } valgono 1.
pinochle-lesson-aces-no = Si può, ma porta a casa { $ace } finché è sicura.
pinochle-lesson-lose = Qualche presa va persa. Esci con { $nine }, e tieni le briscole.
pinochle-lesson-lose-done = La prendono loro. Le tue briscole vengono dopo.
pinochle-lesson-lose-no = Si può, ma prima liberati di { $nine }.
pinochle-lesson-must = Niente più { $suit }: allora devi tagliare. Basta la più bassa.
pinochle-lesson-must-done = Se non puoi rispondere tagli e, se puoi, superi.
pinochle-lesson-must-no = Si può, ma basta { $low }.
pinochle-lesson-keep = Ti resta una perdente, { $nine }. L’ultima presa vale 1: tieni le briscole.
pinochle-lesson-keep-done = L’hanno presa, ma la fine è tua.
pinochle-lesson-keep-no = Si può, ma le briscole vincono anche alla fine.
pinochle-lesson-once = Di nuovo { $suit }: devi tagliare, e vince qualsiasi briscola.
pinochle-lesson-once-done = Un’altra presa con dentro dei punti.
pinochle-lesson-last = Due briscole, e vincono entrambe. Gioca quella che vuoi.
pinochle-lesson-last-done = Combinazioni 19 e prese 23: 42 punti, ne avevi dichiarati 22.
