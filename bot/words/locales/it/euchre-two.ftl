game-euchre-two = Euchre in due

# Singole regole
euchre-two-option-pack = Numero di carte
euchre-two-option-target = Punti per vincere
euchre-two-option-stick-the-dealer = Mazziere obbligato a scegliere
euchre-two-option-joker = Jolly
euchre-two-value-joker-best-bower = il jolly è il bower maggiore
euchre-two-value-joker-benny = { card-2S } è il bower maggiore (benny)

# Quello che si chiede: dopo «Tocca a te:» o un nome
euchre-two-phase-ordering-up = accettare o passare
euchre-two-phase-naming = scegliere un altro seme o passare
euchre-two-phase-must-name = scegliere un altro seme
euchre-two-phase-swapping = prendere e scartare, o lasciare
euchre-two-ask-ordering-up = Vuoi come briscola il seme della carta scoperta? Accetta, o passa.
euchre-two-ask-naming = Scegli un altro seme come briscola, o passa.
euchre-two-ask-must-name = L’avversario ha passato: devi scegliere un seme.
euchre-two-ask-swapping = Prendi la carta scoperta e scarta una carta qualsiasi, o lasciala.

# Pulsanti
euchre-two-action-order = Accetto
euchre-two-action-call = Gioco { $suit }
euchre-two-action-keep = Lascia la scoperta
euchre-two-action-swap = Scarta { $cards }

# Quello che succede
euchre-two-event-turned-up = La carta scoperta è { $card }.
euchre-two-event-counts-as = { $card } vale come { $suit }.
euchre-two-event-ordered = { $who } accetta: { $suit }.
euchre-two-event-turned-down = { $card } è rifiutata.
euchre-two-event-named = { $who } sceglie: { $suit }.
euchre-two-event-kept = { $who } lascia la carta scoperta.
euchre-two-event-swapped = { $who } prende { $card } e scarta.
euchre-two-event-you-swapped = Scarti { $card }.
euchre-two-event-made = { $makers } ce la fa, con { $tricks } prese.
euchre-two-event-march = Cappotto! { $makers } fa tutte e cinque le prese.
euchre-two-event-euchred = { $makers } subisce l’euchre, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }

# Quello che conviene ricordare: una riga per cosa, nessuna per ciò che non serve
euchre-two-fact-turn-up = Carta scoperta: { $card } ({ $suit })
euchre-two-fact-turned-down = { $card } è stata rifiutata
euchre-two-fact-turn-up-taken = { $who } ha preso { $card }

# Rifiuti
euchre-two-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.
euchre-two-why-must-follow-joker = Devi rispondere a { $suit }: { $binding } è il bower maggiore e vale come { $suit }, quindi non puoi giocare { $card }.
euchre-two-why-joker-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il bower maggiore e vale come { $trump }.
euchre-two-why-turned-down = { $suit } è stato rifiutato: scegli un altro seme.
euchre-two-why-no-trump-not-played = In questo gioco c’è sempre una briscola: scegli un seme.
euchre-two-why-stuck-dealer = L’avversario ha passato e il mazziere sei tu: devi scegliere un seme.
euchre-two-why-nobody-goes-alone = In questo gioco non si va in solitaria.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
euchre-two-bid-was-trump = { $who }: { $suit }
euchre-two-verdict-made = Fatto, con { $tricks } prese
euchre-two-verdict-march = Cappotto!
euchre-two-verdict-euchred = Euchre!
euchre-two-sum-made = { $tricks } prese: { $points }
euchre-two-sum-march = cappotto: { $points }
euchre-two-sum-euchre = per l’euchre: { $points }
euchre-two-stake-march-open = { $who } { $who_count ->
    [one] punta
   *[other] puntano
 } al cappotto: ancora { $missing }
euchre-two-brief-march-open = cappotto: ancora { $missing }
euchre-two-moment-march = Cappotto di { $who } nella smazzata { $deal }

# Per chi non ci ha mai giocato
euchre-two-help-aim =
    In due, con cinque prese per smazzata.
    Uno di voi sceglie la briscola: è il **dichiarante**, e deve fare almeno **tre prese**. Se non ci arriva subisce l’*euchre*, e i punti vanno all’altro.
    Vince chi arriva prima a { $target } punti.
euchre-two-help-deal =
    Il mazzo ha { $pack } carte, dall’asso { $pack ->
        [20] al { rank-T }
        [24] al 9
        [28] all’8
       *[other] al 7
    }. Ne ricevete cinque a testa. Poi si scopre una carta; le altre non si vedono mai.
    Le **briscole**, dalla più alta: { rank-J } di briscola (*bower destro*), l’altro { rank-word-J } dello stesso colore (*bower sinistro*), poi { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }. Con briscola { sign-S }: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Il bower sinistro **è una briscola**, non una carta del seme che porta disegnato.
    Gli altri semi: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Il jolly è il *bower maggiore*, la briscola più alta di tutte. Se è la carta scoperta, vale come { suit-H }.
        [benny] { card-2S } (*benny*) è il *bower maggiore*, la briscola più alta di tutte. Se è la carta scoperta, vale come { suit-H }.
       *[no] Non ci sono jolly.
    }
euchre-two-help-bidding =
    Nel **primo giro** chi non ha dato le carte *accetta* (la briscola è il seme della carta scoperta) o passa; poi tocca al mazziere. Se uno dei due accetta, il mazziere può prendere la carta e scartarne un’altra.
    Nel **secondo giro**, se avete passato entrambi, la carta è rifiutata. Nello stesso ordine si può scegliere un altro seme, o passare. Se passate di nuovo entrambi, { $stick_the_dealer ->
        [yes] deve sceglierne uno il mazziere (*mazziere obbligato*)
       *[no] dà le carte l’altro
    }.
euchre-two-help-play =
    Esce per primo chi non ha dato le carte.
    Se puoi, devi rispondere al seme d’uscita. Se non puoi, gioca quello che vuoi: una briscola o qualsiasi altra carta.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
    Occhio al bower sinistro: con briscola { sign-H }, { card-JD } vale come { suit-H }. Risponde a { suit-H }, non a { suit-D }.
    Molte carte restano fuori dal gioco, perciò un asso fa spesso la sua presa.
euchre-two-help-scoring =
    Quante prese fa il **dichiarante**, e quanto vale:
    3 o 4 prese: 1 punto
    tutte e cinque (*cappotto*): 2 punti
    2 o meno (*euchre*): 2 punti all’altro

# Quello che si conta nelle statistiche
euchre-two-feat-contract = Dichiarante
euchre-two-feat-march = Cappotti
euchre-two-feat-euchred = Euchre subiti

# I regolamenti in una frase, e tutto il gioco in poche righe
euchre-two-preset-house-about = { $pack } carte, dall’asso al { rank-T }, cinque a testa, fino a { $target } punti; niente jolly.
euchre-two-help-example =
    La briscola è { $trump }. { $leader } esce con { $led }, la più alta dopo i bower.
    { $second } non ha carte con il segno { sign-C }, ma ha { $forced }, il **bower sinistro**: vale come { suit-C }. Quindi { $second } deve rispondere con quello – e fa la presa.
euchre-two-help-short =
    • **Scopo:** uno contro uno. Vince chi arriva prima a { $target } punti.
    • **Carte:** { $pack } in tutto, cinque a testa. Poi si scopre una carta.
    • **Briscola:** *accetta* il seme della carta scoperta, o passa. Se passate entrambi, scegli un altro seme{ $stick_the_dealer ->
        [yes] ; alla fine il mazziere deve farlo
       *[no] , o passa ancora
    }.
    • **Briscole dalla più alta:** { $joker ->
        [best-bower] il jolly,{" "}
        [benny] { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } di briscola, l’altro { rank-J } dello stesso colore, poi { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}…
    }
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti per chi ha scelto la briscola:** 3 o 4 prese 1, tutte e cinque 2. Meno di tre: 2 all’altro.

# La prima lezione
euchre-two-lesson-begins = È solo una prova. Servono tre prese su cinque.
euchre-two-lesson-order = Con briscola { $suit }, { $left } è il bower sinistro. Che cosa fai?
euchre-two-lesson-order-done = Il dichiarante sei tu, e la carta scoperta è tua.
euchre-two-lesson-order-no = Si può, ma tre briscole e un asso dovrebbero bastare.
euchre-two-lesson-discard = Prendi { $up } e scarta: di quale seme puoi liberarti?
euchre-two-lesson-discard-done = Niente più { $suit }: ora puoi tagliare quel seme.
euchre-two-lesson-discard-no = Si può, ma senza { $loser } puoi tagliare { $suit }.
euchre-two-lesson-discard-no-keep = Si può, ma { $up } è una briscola in più. Prendila.
euchre-two-lesson-ruff = Si esce a { $suit } e non ne hai. Taglia, più basso che puoi.
euchre-two-lesson-ruff-done = Anche una briscola bassa batte un re.
euchre-two-lesson-ruff-no = Si può, ma qui basta { $low }.
euchre-two-lesson-ruff-no-throw = Si può, ma qui prende solo una briscola.
euchre-two-lesson-left = Esci tu. { $left } ora è briscola: la batte solo { $right }.
euchre-two-lesson-left-done = Era il bower destro: batte ogni altra carta.
euchre-two-lesson-left-no = Si può, ma esci con la briscola più alta: { $left }.
euchre-two-lesson-again = Di nuovo { $suit }, stavolta un asso. Puoi prenderlo?
euchre-two-lesson-again-done = Una briscola batte l’asso di un altro seme.
euchre-two-lesson-again-no = Si può, ma { $low } è una briscola e lo prende.
euchre-two-lesson-ace = Esci tu: quale carta è la più alta del suo seme?
euchre-two-lesson-ace-done = Quattro prese: fatto, 1 punto. Con tutte e cinque sono 2.
euchre-two-lesson-ace-no = Si può, ma niente di { $suit } batte { $ace }.
