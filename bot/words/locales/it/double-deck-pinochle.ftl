game-double-deck-pinochle = Pinochle doppio

# Regolamenti
double-deck-pinochle-preset-tournament = torneo
double-deck-pinochle-preset-relaxed = tranquillo
double-deck-pinochle-preset-short = partita breve

# Singole regole
double-deck-pinochle-option-target = Punti per vincere
double-deck-pinochle-option-steps = Si rilancia
double-deck-pinochle-value-steps-five-after-60 = di uno fino a 60, poi di cinque
double-deck-pinochle-value-steps-tens-after-100 = di uno fino a 60, di cinque fino a 100, poi di dieci
double-deck-pinochle-value-steps-ones = di uno
double-deck-pinochle-option-minimum-meld = Combinazioni che servono a una squadra per segnarle
double-deck-pinochle-option-save = Punti di prese che servono a una squadra
double-deck-pinochle-option-surrender = Il dichiarante può rinunciare dopo le combinazioni
double-deck-pinochle-option-wipe-off = I difensori con troppo pochi punti di prese non segnano niente

# Quello che si chiede: dopo «Tocca a te:» o un nome
double-deck-pinochle-phase-bidding = dichiarare o passare
double-deck-pinochle-phase-must-bid = dichiarare
double-deck-pinochle-phase-naming = scegliere la briscola
double-deck-pinochle-phase-naming-marriage = scegliere la briscola
double-deck-pinochle-ask-bidding = { $bid ->
    [0] Più di così non si può dichiarare: passa.
   *[other] Dichiara { $bid } o più, o passa. Chi passa esce dall’asta.
 }
double-deck-pinochle-ask-must-bid = Hanno passato tutti gli altri: devi dichiarare { $bid }.
double-deck-pinochle-ask-naming = Il dichiarante sei tu: scegli la briscola.
double-deck-pinochle-ask-naming-marriage = Il dichiarante sei tu: scegli la briscola o, senza matrimoni, rinuncia.
double-deck-pinochle-badge-maker = Dichiarante

# Pulsanti
double-deck-pinochle-action-trump = Gioco { $suit }

# Quello che succede
double-deck-pinochle-contract-by = Briscola: { $contract } (dichiarante { $maker })
double-deck-pinochle-event-meld = { $who } accusa { $points }: { $cards }{ $run ->
    [0] {""}
    [1] {" "}· scala
    [2] {" "}· doppia scala
    [3] {" "}· tripla scala
   *[other] {" "}· quadrupla scala
 }{ $royal ->
    [0] {""}
    [1] {" "}· matrimonio reale
   *[other] {" "}· { $royal } matrimoni reali
 }{ $marriages ->
    [0] {""}
    [1] {" "}· matrimonio
   *[other] {" "}· { $marriages } matrimoni
 }{ $aces ->
    [0] {""}
    [1] {" "}· quattro assi
    [2] {" "}· otto assi
    [3] {" "}· dodici assi
   *[other] {" "}· tutti gli assi
 }{ $kings ->
    [0] {""}
    [1] {" "}· quattro re
    [2] {" "}· otto re
    [3] {" "}· dodici re
   *[other] {" "}· tutti i re
 }{ $queens ->
    [0] {""}
    [1] {" "}· quattro { ranks-Q }
    [2] {" "}· otto { ranks-Q }
    [3] {" "}· dodici { ranks-Q }
   *[other] {" "}· sedici { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [1] {" "}· quattro { ranks-J }
    [2] {" "}· otto { ranks-J }
    [3] {" "}· dodici { ranks-J }
   *[other] {" "}· sedici { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· pinochle
    [2] {" "}· doppio pinochle
    [3] {" "}· triplo pinochle
   *[other] {" "}· quadruplo pinochle
 }
double-deck-pinochle-event-surrendered = { $who } rinuncia: { $value } punti persi, e gli avversari segnano le loro combinazioni.
double-deck-pinochle-event-no-marriage = { $who } non ha matrimoni e non può scegliere la briscola: { $value } punti persi.
double-deck-pinochle-event-made = { $who } ce la fanno: { $total } punti, { $value } dichiarati.
double-deck-pinochle-event-set = Sotto! { $who } fanno solo { $total } su { $value }.
double-deck-pinochle-event-too-few = Sotto! { $who } hanno solo { $tricks ->
    [one] { $tricks } punto di prese
   *[other] { $tricks } punti di prese
 } e perdono la dichiarazione di { $value }.
double-deck-pinochle-event-defenders-total = Difensori { $who }: { $total } punti (combinazioni e prese).
double-deck-pinochle-event-defenders-short = { $who } hanno solo { $tricks ->
    [one] { $tricks } punto di prese
   *[other] { $tricks } punti di prese
 }, quindi le loro combinazioni non valgono: { $total }.

# Quello che conviene ricordare
double-deck-pinochle-fact-so-far = { $who }: combinazioni { $meld } + prese { $tricks } = { $total }
double-deck-pinochle-result-declarers-first = entrambe le squadre hanno { $target }, e il dichiarante era { $maker }

# Rifiuti
double-deck-pinochle-why-bid-in-steps = { $steps ->
    [tens-after-100] Sopra 60 si rilancia di cinque, sopra 100 di dieci, quindi { $value } non va.
   *[other] Sopra 60 si rilancia di cinque, quindi { $value } non va.
 }
double-deck-pinochle-why-no-marriage = Non hai re e { rank-word-Q } di nessun seme, quindi non puoi scegliere la briscola: devi rinunciare.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
double-deck-pinochle-bid-was-no-trump = { $who } ha dichiarato { $value }
double-deck-pinochle-verdict-too-few = Sotto: solo { $tricks ->
    [one] { $tricks } punto di prese
   *[other] { $tricks } punti di prese
 }
double-deck-pinochle-verdict-no-marriage = Niente matrimonio, niente briscola
double-deck-pinochle-sum-too-few = prese { $tricks }, troppo poco: sotto, { $points }
double-deck-pinochle-sum-short = prese { $tricks }, troppo poco{ $meld ->
    [0] {""}
   *[other] , combinazioni { $meld } perse
 }: { $points }
double-deck-pinochle-stake-counters-missing = combinazioni { $meld }, ancora { $missing } di prese
double-deck-pinochle-aloud-counters-missing = { $who }: { double-deck-pinochle-stake-counters-missing }

# Per chi non ci ha mai giocato
double-deck-pinochle-help-aim =
    Due contro due: il tuo compagno ti siede di fronte. In ogni smazzata si segna due volte: per le **combinazioni** che hai in mano e mostri, e per i **punti di prese**, cioè assi, { ranks-T } e re che prendi.
    Una squadra dichiara quanti punti farà in tutto. Se ne fa di meno, o { $save ->
        [one] nessun punto di prese
       *[other] meno di { $save } punti di prese
    }, va *sotto* e perde i punti dichiarati.
    Vince la squadra che arriva prima a { $target } punti. Se ci arrivano entrambe nella stessa smazzata, vince quella del dichiarante.
double-deck-pinochle-help-deal =
    80 carte, due mazzi senza nove: quattro assi, quattro { ranks-T }, quattro re, quattro { ranks-Q } e quattro { ranks-J } per ogni seme. Ognuno ne riceve venti, quattro alla volta.
    L’ordine in ogni seme è **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }**{ rank-legend }: il { rank-word-T } batte il re. Di carte uguali è più alta quella giocata per prima.
double-deck-pinochle-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, si dichiara **almeno 50** o si passa per tutta l’asta; { $steps ->
        [ones] si rilancia di quanto si vuole.
        [tens-after-100] si rilancia di uno fino a 60, di cinque fino a 100, poi di dieci.
       *[five-after-60] si rilancia di uno fino a 60, poi di cinque.
    } Se passano i primi tre, il mazziere deve dichiarare 50.
    L’ultimo a dichiarare, il **dichiarante**, sceglie la briscola{ $trump_needs ->
        [marriage] , un seme di cui ha re e { rank-word-Q }; se non ne ha, perde i punti dichiarati.
       *[nothing] .
    }
    Poi si mostrano le combinazioni di tutti (una · due · tre · quattro):
    • scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola: 15 · 150 · 225 · 300
    • { rank-K } { rank-Q } di briscola 4 l’uno, ma non quelli della scala; di un altro seme 2 l’uno
    • pinochle { card-QS } { card-JD }: 4 · 30 · 60 · 90
    • uno per seme: assi 10 · 100 · 150 · 200, re 8 · 80 · 120 · 160, { ranks-Q } 6 · 60 · 90 · 120, { ranks-J } 4 · 40 · 60 · 80{ $minimum_meld ->
        [0] {""}
       *[other] {"\u000a"}Una squadra che accusa meno di { $minimum_meld } non ne segna niente.
    }
double-deck-pinochle-help-play =
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
double-deck-pinochle-help-scoring =
    Punti di prese: ogni { rank-A }, { rank-T } e { rank-K } preso vale 1, l’ultima presa 2: 50 in tutto.
    Squadra del dichiarante: se combinazioni e prese raggiungono la dichiarazione, con almeno { $save ->
        [one] { $save } punto di prese
       *[other] { $save } punti di prese
    }, segna tutto; se no, perde i punti dichiarati.
    Difensori: con { $save ->
        [one] { $save } punto di prese
       *[other] { $save } punti di prese
    } segnano combinazioni e prese; con meno { $save ->
        [1] solo le prese, senza le combinazioni.
       *[other] { $wipe_off ->
            [yes] non segnano niente.
           *[no] solo le prese, senza le combinazioni.
        }
    }{ $surrender ->
        [yes] {"\u000a"}Se il dichiarante rinuncia dopo le combinazioni, gli altri segnano solo le loro.
       *[no] {""}
    }

# Quello che si conta nelle statistiche
double-deck-pinochle-feat-contract = Aste vinte

# I regolamenti in una frase, e tutto il gioco in poche righe
double-deck-pinochle-preset-house-about = Fino a { $target }; combinazioni da { $minimum_meld } in su, e con { $save } punti di prese.
double-deck-pinochle-preset-tournament-about = Sopra 100 si rilancia di dieci; sotto { $save } punti di prese i difensori non segnano.
double-deck-pinochle-preset-relaxed-about = Fino a { $target }; vale ogni combinazione e ogni briscola, e si supera solo a briscola.
double-deck-pinochle-preset-short-about = Come le regole standard, ma solo fino a { $target }.
double-deck-pinochle-achievement-great-bid = Una dichiarazione di 100 o più riuscita
double-deck-pinochle-achievement-meld = Sessanta punti di combinazioni in una mano di carte
double-deck-pinochle-help-example =
    { $maker } ha dichiarato { $bid } e ha scelto { $trump }. Ora tutte le combinazioni sono scoperte.
    { $shower } mostra una **scala** (15), un matrimonio reale (4), altri due **matrimoni** (2 l’uno), un **doppio pinochle** (30), quattro assi (10) e quattro re (8): { $shown_points }. Due pinochle valgono insieme 30, non due volte 4. Ora servono ancora 20 punti di prese.
double-deck-pinochle-help-short =
    • **Scopo:** due contro due, il compagno di fronte. Si segnano combinazioni e prese; vince la squadra che arriva prima a { $target } punti.
    • **Carte:** quattro di ognuna tra { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }, senza nove, venti a testa. Questo è anche il loro ordine: un { rank-word-T } batte un re.
    • **Asta:** rilancia o passa, da 50. L’ultimo a dichiarare sceglie la briscola{ $trump_needs ->
        [marriage] , un seme con re e { rank-word-Q }
       *[nothing] {""}
    }.
    • **Combinazioni**, le calo io: scala { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } di briscola = 15, { rank-K } { rank-Q } = 2 (di briscola 4), { card-QS } { card-JD } = 4, assi, re, { ranks-Q } o { ranks-J } di tutti i semi = 10, 8, 6 o 4. Doppie valgono circa dieci volte tanto.
    • **Quando tocca a te:** rispondi al seme{ $heading ->
        [always] {" "}e, se puoi, supera la carta migliore; senza quel seme taglia, se puoi più alto delle altre briscole
        [plain-free] {" "}(se puoi, supera le briscole); senza quel seme taglia, se puoi più alto delle altre briscole
       *[trump-led-only] {" "}(supera la carta migliore se si esce a briscola); senza quel seme taglia
    }; altrimenti gioca quello che vuoi.
    • **Punti di prese:** { rank-A }, { rank-T } e { rank-K } 1 l’uno, ultima presa 2. Con meno di { $save } una squadra perde le combinazioni, e il dichiarante i punti dichiarati.

# La prima lezione
double-deck-pinochle-lesson-begins = È solo una prova. Fanno punti combinazioni e prese.
double-deck-pinochle-lesson-bid = Due scale di { $suit } valgono insieme 150! Dichiari { $bid }?
double-deck-pinochle-lesson-bid-done = Le tue combinazioni fanno il triplo.
double-deck-pinochle-lesson-bid-no = Si può, ma non dire più del necessario: { $bid }.
double-deck-pinochle-lesson-bid-no-pass = Si può, ma con una scala la briscola sceglila tu.
double-deck-pinochle-lesson-again = Rilanciano. Tu hai molto di più: { $bid }?
double-deck-pinochle-lesson-again-done = È bastato: il dichiarante sei tu.
double-deck-pinochle-lesson-again-no = Si può, ma basta il minimo: { $bid }.
double-deck-pinochle-lesson-again-no-pass = Si può, ma le tue combinazioni fanno molto di più.
double-deck-pinochle-lesson-trump = Per la briscola servono re e { rank-word-Q }. Hai un solo seme così.
double-deck-pinochle-lesson-trump-done = La tua squadra ha accusato 182.
double-deck-pinochle-lesson-on = Servono ancora 20 punti di prese: assi, { ranks-T }, re. Vai avanti?
double-deck-pinochle-lesson-on-done = Con dieci briscole basterà.
double-deck-pinochle-lesson-on-no = Si può, ma non c’è motivo di rinunciare.
double-deck-pinochle-lesson-on-no-surrender = Si può, ma perderesti tutto. Vai avanti.
double-deck-pinochle-lesson-draw = Fai cadere le briscole con { $ace }: non lo batte niente.
double-deck-pinochle-lesson-draw-done = Tre briscole in meno in giro.
double-deck-pinochle-lesson-draw-no = Si può, ma { $ace } fa la presa di sicuro.
double-deck-pinochle-lesson-ace = Porta a casa { $ace }, finché tutti rispondono.
double-deck-pinochle-lesson-ace-done = Il tuo compagno ci ha messo un re: due punti.
double-deck-pinochle-lesson-ace-no = Si può, ma { $ace } vince adesso.
double-deck-pinochle-lesson-lose = Tieni le briscole per dopo. Liberati di { $card }.
double-deck-pinochle-lesson-lose-done = Non ti è costato nessun punto.
double-deck-pinochle-lesson-lose-no = Si può, ma { $card } non ti costa niente.
double-deck-pinochle-lesson-low = L’asso non lo superi. Dai { $card }, che non conta.
double-deck-pinochle-lesson-low-done = Un punto in meno per loro.
double-deck-pinochle-lesson-low-no = Si può, ma { $card } a loro non porta niente.
double-deck-pinochle-lesson-give = L’asso del compagno tiene la presa. Mettici un punto!
double-deck-pinochle-lesson-give-done = Questo conta per la tua squadra.
double-deck-pinochle-lesson-give-no = Si può, ma { ranks-T } e re qui contano per voi.
double-deck-pinochle-lesson-must = Niente più { suit-D }: devi tagliare, anche l’asso del compagno. Basta { $low }.
double-deck-pinochle-lesson-must-done = La presa resta alla tua squadra.
double-deck-pinochle-lesson-must-no = Si può, ma basta { $low }.
double-deck-pinochle-lesson-high = Devi tagliare, e un re di briscola è in giro: gioca { $ten }.
double-deck-pinochle-lesson-high-done = Il re ci è dovuto cadere sotto.
double-deck-pinochle-lesson-high-no = Si può, ma qualcuno può superare. { $ten } è sicuro.
double-deck-pinochle-lesson-ten = Fai cadere la loro ultima briscola con l’altro { $ten }.
double-deck-pinochle-lesson-ten-done = Di due carte uguali vince la prima.
double-deck-pinochle-lesson-ten-no = Si può, ma { $ten } prende la loro ultima briscola.
double-deck-pinochle-lesson-end = Solo briscole, e vincono tutte. Dalla più alta!
double-deck-pinochle-lesson-end-done = Ogni punto che scartano è tuo.
double-deck-pinochle-lesson-end-no = Si può, vince anche quella. Ma comincia dall’alto.
