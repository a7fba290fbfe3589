game-cutthroat = Cutthroat Euchre

# Singole regole
cutthroat-option-pack = Numero di carte
cutthroat-option-target = Punti per vincere
cutthroat-option-march = Punti per il cappotto
cutthroat-option-euchred = Punti a ogni difensore per l’euchre
cutthroat-option-lead = Prima uscita
cutthroat-value-lead-eldest = chi siede a sinistra del mazziere
cutthroat-value-lead-maker-left = chi siede a sinistra del dichiarante
cutthroat-option-stick-the-dealer = Mazziere obbligato a scegliere
cutthroat-option-joker = Jolly
cutthroat-value-joker-best-bower = il jolly è il bower maggiore
cutthroat-value-joker-benny = { card-2S } è il bower maggiore (benny)

# Quello che si chiede: dopo «Tocca a te:» o un nome
cutthroat-phase-ordering-up = accettare o passare
cutthroat-phase-naming = scegliere un altro seme o passare
cutthroat-phase-must-name = scegliere un altro seme
cutthroat-phase-swapping = prendere e scartare, o lasciare
cutthroat-ask-ordering-up = Vuoi come briscola il seme della carta scoperta? Accetta, o passa.
cutthroat-ask-naming = Scegli un altro seme come briscola, o passa.
cutthroat-ask-must-name = Hanno passato tutti: devi scegliere un seme.
cutthroat-ask-swapping = Prendi la carta scoperta e scarta una carta qualsiasi, o lasciala.

# Pulsanti
cutthroat-action-order = Accetto
cutthroat-action-call = Gioco { $suit }
cutthroat-action-keep = Lascia la scoperta
cutthroat-action-swap = Scarta { $cards }

# Quello che succede
cutthroat-event-turned-up = La carta scoperta è { $card }.
cutthroat-event-counts-as = { $card } vale come { $suit }.
cutthroat-event-ordered = { $who } accetta: { $suit }.
cutthroat-event-turned-down = { $card } è rifiutata.
cutthroat-event-named = { $who } sceglie: { $suit }.
cutthroat-event-kept = { $who } lascia la carta scoperta.
cutthroat-event-swapped = { $who } prende { $card } e scarta.
cutthroat-event-you-swapped = Scarti { $card }.
cutthroat-event-made = { $makers } ce la fa, con { $tricks } prese.
cutthroat-event-march = Cappotto! { $makers } fa tutte e cinque le prese.
cutthroat-event-euchred = { $makers } subisce l’euchre, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }

# Quello che conviene ricordare: una riga per cosa, nessuna per ciò che non serve
cutthroat-fact-turn-up = Carta scoperta: { $card } ({ $suit })
cutthroat-fact-turned-down = { $card } è stata rifiutata
cutthroat-fact-turn-up-taken = { $who } ha preso { $card }

# Rifiuti
cutthroat-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.
cutthroat-why-must-follow-joker = Devi rispondere a { $suit }: { $binding } è il bower maggiore e vale come { $suit }, quindi non puoi giocare { $card }.
cutthroat-why-joker-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il bower maggiore e vale come { $trump }.
cutthroat-why-turned-down = { $suit } è stato rifiutato: scegli un altro seme.
cutthroat-why-no-trump-not-played = In questo gioco c’è sempre una briscola: scegli un seme.
cutthroat-why-stuck-dealer = Hanno passato tutti e il mazziere sei tu: devi scegliere un seme.
cutthroat-why-nobody-goes-alone = In questo gioco non si va in solitaria.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
cutthroat-bid-was-trump = { $who }: { $suit }
cutthroat-verdict-made = Fatto, con { $tricks } prese
cutthroat-verdict-march = Cappotto!
cutthroat-verdict-euchred = Euchre!
cutthroat-sum-made = { $tricks } prese: { $points }
cutthroat-sum-march = cappotto: { $points }
cutthroat-sum-euchre = per l’euchre: { $points }
cutthroat-stake-march-open = { $who } { $who_count ->
    [one] punta
   *[other] puntano
 } al cappotto: ancora { $missing }
cutthroat-brief-march-open = cappotto: ancora { $missing }
cutthroat-moment-march = Cappotto di { $who } nella smazzata { $deal }

# Per chi non ci ha mai giocato
cutthroat-help-aim =
    In tre, con cinque prese per smazzata.
    Chi sceglie la briscola è il **dichiarante** e gioca **contro gli altri due**, che per questa smazzata si aiutano. Il dichiarante deve fare almeno **tre prese**; se non ci arriva subisce l’*euchre*, e i punti vanno a entrambi gli altri.
    I punti sono di ognuno per sé. Vince chi arriva prima a { $target } punti; se due difensori ci arrivano insieme, vincono entrambi.
cutthroat-help-deal =
    Il mazzo ha { $pack } carte, dall’asso { $pack ->
        [20] al { rank-T }
        [24] al 9
        [28] all’8
       *[other] al 7
    }. Ognuno ne riceve cinque. Poi si scopre una carta; le altre non si vedono mai.
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
cutthroat-help-bidding =
    Nel **primo giro**, cominciando da chi siede a sinistra del mazziere, ognuno *accetta* (la briscola è il seme della carta scoperta) o passa. Appena qualcuno accetta, il mazziere può prendere la carta e scartarne un’altra – anche se difende.
    Nel **secondo giro**, se hanno passato tutti e tre, la carta è rifiutata. Ognuno può scegliere un altro seme, o passare. Se passano di nuovo tutti, { $stick_the_dealer ->
        [yes] deve sceglierne uno il mazziere (*mazziere obbligato*)
       *[no] dà le carte il prossimo
    }.
cutthroat-help-play =
    { $lead ->
        [maker-left] Esce per primo chi siede a sinistra del dichiarante.
       *[eldest] Esce per primo chi siede a sinistra del mazziere.
    }
    Se puoi, devi rispondere al seme d’uscita. Se non puoi, gioca quello che vuoi: una briscola o qualsiasi altra carta.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
    Occhio al bower sinistro: con briscola { sign-H }, { card-JD } vale come { suit-H }. Risponde a { suit-H }, non a { suit-D }.
    Se difendi, non tagliare la presa di chi difende con te: ve ne servono tre insieme.
cutthroat-help-scoring =
    Quante prese fa il **dichiarante**, e quanto vale:
    3 o 4 prese: 1 punto
    tutte e cinque (*cappotto*): { $march } punti
    2 o meno (*euchre*): { $euchred ->
        [one] 1 punto
       *[other] { $euchred } punti
    } a ogni difensore

# Quello che si conta nelle statistiche
cutthroat-feat-contract = Dichiarante
cutthroat-feat-march = Cappotti
cutthroat-feat-euchred = Euchre subiti

# I regolamenti in una frase, e tutto il gioco in poche righe
cutthroat-preset-house-about = { $pack } carte; il cappotto vale { $march }, l’euchre { $euchred } a ogni difensore; fino a { $target }.
cutthroat-help-example =
    { $maker } ha scelto la briscola e gioca contro gli altri due. { $leader } esce con { $led }, e { $maker } deve rispondere.
    { $third } non ha { suit-H } e potrebbe tagliare con { $kept }. Ma difende anche { $leader }, e per ora la presa è sua: { $third } **scarta** { $card3 } e tiene la briscola per una presa di { $maker }.
cutthroat-help-short =
    • **Scopo:** in tre, chi sceglie la briscola contro gli altri due. Vince chi arriva prima a { $target } punti.
    • **Carte:** { $pack } in tutto, cinque a testa. Poi si scopre una carta.
    • **Briscola:** *accetta* il seme della carta scoperta, o passa. Se passano tutti, scegli un altro seme{ $stick_the_dealer ->
        [yes] ; alla fine il mazziere deve farlo
       *[no] , o passa ancora
    }.
    • **Briscole dalla più alta:** { $joker ->
        [best-bower] il jolly,{" "}
        [benny] { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } di briscola, l’altro { rank-J } dello stesso colore, poi { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}9 …
    }
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti per il dichiarante:** 3 o 4 prese 1, tutte e cinque { $march }. Meno di tre: { $euchred } a ognuno degli altri due.

# La prima lezione
cutthroat-lesson-begins = È solo una prova. Un dichiarante contro due.
cutthroat-lesson-wait = Con briscola { $suit } ne avresti una. Accetti, o passi?
cutthroat-lesson-wait-done = Se passano tutti, puoi scegliere un altro seme.
cutthroat-lesson-wait-no = Si può, ma una briscola è troppo poco contro due.
cutthroat-lesson-name = Scegli un seme: dove hai i due bower, e un asso a parte?
cutthroat-lesson-name-done = Tre briscole con i due bower, e un asso a parte.
cutthroat-lesson-name-no = Si può, ma con { $suit } hai tutti e due i bower.
cutthroat-lesson-name-no-ace = Si può, ma allora { $ace } è briscola, e non hai un asso a parte.
cutthroat-lesson-follow = Si esce a { $suit }. { $left } ora è briscola: risponde solo { $ace }.
cutthroat-lesson-follow-done = Tagliata! Chi non ha un seme lo può tagliare.
cutthroat-lesson-black = Ora { $suit }. { $jack } qui non è un bower, e deve rispondere.
cutthroat-lesson-black-done = Due prese a loro: ti servono le altre tre.
cutthroat-lesson-ruff = Non hai più { $suit }. Quale briscola basta?
cutthroat-lesson-ruff-done = È bastata la briscola più bassa; restano i bower.
cutthroat-lesson-ruff-no = Si può, ma basta { $low }: tieni i bower.
cutthroat-lesson-bowers = Ti restano i due bower: giocane uno.
cutthroat-lesson-bowers-done = Tre prese contro due avversari: 1 punto.
