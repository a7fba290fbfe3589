game-call-ace = Euchre con l’asso chiamato

# Singole regole
call-ace-option-target = Punti per vincere
call-ace-option-stick-the-dealer = Mazziere obbligato a scegliere
call-ace-option-joker = Jolly
call-ace-value-joker-best-bower = il jolly è il bower maggiore
call-ace-value-joker-benny = { card-2S } è il bower maggiore (benny)
call-ace-option-ace-only = Solo l’asso dà un compagno

# Quello che si chiede: dopo «Tocca a te:» o un nome
call-ace-phase-ordering-up = accettare o passare
call-ace-phase-naming = scegliere un altro seme o passare
call-ace-phase-must-name = scegliere un altro seme
call-ace-phase-swapping = prendere e scartare, o lasciare
call-ace-phase-calling-partner = chiamare un seme per avere un compagno
call-ace-ask-ordering-up = Vuoi come briscola il seme della carta scoperta? Accetta, o passa.
call-ace-ask-naming = Scegli un altro seme come briscola, o passa.
call-ace-ask-must-name = Hanno passato tutti: devi scegliere un seme.
call-ace-ask-swapping = Prendi la carta scoperta e scarta una carta qualsiasi, o lasciala.
call-ace-ask-calling-partner =
    Chiama un seme: chi ne ha { $ace_only ->
        [yes] l’asso
       *[no] la carta più alta in gioco
    } è il tuo compagno. Oppure gioca in solitaria.

# Pulsanti
call-ace-action-order = Accetto
call-ace-action-call = Gioco { $suit }
call-ace-action-keep = Lascia la scoperta
call-ace-action-swap = Scarta { $cards }
call-ace-action-partner = { $suit ->
    [none] Gioco in solitaria
   *[other] { $suit }
 }

# Quello che succede
call-ace-event-turned-up = La carta scoperta è { $card }.
call-ace-event-counts-as = { $card } vale come { $suit }.
call-ace-event-ordered = { $who } accetta: { $suit }.
call-ace-event-turned-down = { $card } è rifiutata.
call-ace-event-named = { $who } sceglie: { $suit }.
call-ace-event-kept = { $who } lascia la carta scoperta.
call-ace-event-swapped = { $who } prende { $card } e scarta.
call-ace-event-you-swapped = Scarti { $card }.
call-ace-event-called-partner = { $who } chiama un compagno a { $suit }.
call-ace-event-called-nobody = { $who } non chiama nessuno e gioca in solitaria!
call-ace-event-partner-shown = Lo dicono le carte: { $who } gioca con { $maker }.
call-ace-event-no-partner = Lo dicono le carte: { $maker } non ha un compagno.
call-ace-event-made = { $makers } { $makers_count ->
    [one] ce la fa
   *[other] ce la fanno
 }, con { $tricks } prese.
call-ace-event-march = Cappotto! { $makers } { $makers_count ->
    [one] fa
   *[other] fanno
 } tutte e cinque le prese.
call-ace-event-euchred = { $makers } { $makers_count ->
    [one] subisce
   *[other] subiscono
 } l’euchre, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }

# Quello che conviene ricordare: una riga per cosa, nessuna per ciò che non serve
call-ace-fact-turn-up = Carta scoperta: { $card } ({ $suit })
call-ace-fact-turned-down = { $card } è stata rifiutata
call-ace-fact-turn-up-taken = { $who } ha preso { $card }
call-ace-fact-called = { $maker } ha chiamato un compagno a { $suit }
call-ace-fact-partner = { $who } gioca con { $maker }
call-ace-fact-no-partner = { $maker } gioca in solitaria

# Rifiuti
call-ace-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.
call-ace-why-must-follow-joker = Devi rispondere a { $suit }: { $binding } è il bower maggiore e vale come { $suit }, quindi non puoi giocare { $card }.
call-ace-why-joker-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il bower maggiore e vale come { $trump }.
call-ace-why-turned-down = { $suit } è stato rifiutato: scegli un altro seme.
call-ace-why-no-trump-not-played = In questo gioco c’è sempre una briscola: scegli un seme.
call-ace-why-stuck-dealer = Hanno passato tutti e il mazziere sei tu: devi scegliere un seme.
call-ace-why-nobody-goes-alone = In questo gioco non si va in solitaria.
call-ace-why-partner-not-trump = { $suit } è briscola: chiama un altro seme, o gioca in solitaria.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
call-ace-bid-was-trump = { $who }: { $suit }{ $alone ->
    [yes] , in solitaria
   *[no] {""}
 }
call-ace-bid-was-trump-and-call = { $who }: { $suit }, chiama { $called }
call-ace-verdict-made = Fatto da { $makers }, con { $tricks } prese
call-ace-verdict-march = Cappotto di { $makers }!
call-ace-verdict-euchred = Euchre { A($makers) } { $makers }!
call-ace-sum-made = { $alone ->
    [yes] in solitaria, { $tricks } prese
   *[no] { $tricks } prese
 }: { $points }
call-ace-sum-march = { $alone ->
    [yes] in solitaria, cinque prese
   *[no] cappotto
 }: { $points }
call-ace-sum-euchre = per l’euchre: { $points }
call-ace-stake-march-open = { $who } { $who_count ->
    [one] punta
   *[other] puntano
 } al cappotto: ancora { $missing }
call-ace-brief-march-open = cappotto: ancora { $missing }
call-ace-moment-march = Cappotto di { $who } nella smazzata { $deal }
call-ace-moment-alone = { $who } ha fatto tutte e cinque le prese in solitaria nella smazzata { $deal }
call-ace-moment-alone-euchred = { $who } ha giocato in solitaria nella smazzata { $deal } e ha subito l’euchre
call-ace-stake-makers-unknown = { $who } e un compagno sconosciuto devono fare { $wanted } prese ({ $who }: { $tricks })
call-ace-brief-makers-unknown = { $wanted } prese da fare

# Per chi non ci ha mai giocato
call-ace-help-aim =
    In { $players }, con cinque prese per smazzata e senza compagni fissi.
    Chi sceglie la briscola è il **dichiarante** e deve fare almeno **tre prese**. Chiama un seme: chi ne ha { $ace_only ->
        [yes] l’**asso** è il suo compagno per questa smazzata, e all’inizio nessun altro lo sa!
       *[no] la **carta più alta in gioco** è il suo compagno per questa smazzata – spesso senza saperlo!
    }
    Se non ci arrivano subiscono l’*euchre*, e i punti vanno a tutti gli altri. I punti sono di ognuno per sé; quando qualcuno ne ha { $target }, vince chi ne ha di più.
call-ace-help-deal =
    { $players ->
        [4] 24 carte, dall’asso al 9
        [5] 28 carte, dall’asso all’8
       *[other] 32 carte, dall’asso al 7
    }. Ognuno ne riceve cinque. Poi si scopre una carta; le poche che restano non si vedono mai.
    Le **briscole**, dalla più alta: { rank-J } di briscola (*bower destro*), l’altro { rank-word-J } dello stesso colore (*bower sinistro*), poi { rank-A } { rank-K } { rank-Q } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }. Con briscola { sign-S }: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Il bower sinistro **è una briscola**, non una carta del seme che porta disegnato.
    Gli altri semi: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Il jolly è il *bower maggiore*, la briscola più alta di tutte. Se è la carta scoperta, vale come { suit-H }.
        [benny] { card-2S } (*benny*) è il *bower maggiore*, la briscola più alta di tutte. Se è la carta scoperta, vale come { suit-H }.
       *[no] Non ci sono jolly.
    }
call-ace-help-bidding =
    • **Primo giro:** cominciando da chi siede a sinistra del mazziere, *accetta* come briscola il seme della carta scoperta, o passa. Se qualcuno accetta, il mazziere può prendere la carta e scartarne un’altra.
    • **Secondo giro:** la carta è rifiutata; scegli un altro seme o passa. Se passano di nuovo tutti, { $stick_the_dealer ->
        [yes] deve sceglierne uno il mazziere
       *[no] dà le carte il prossimo
    }.
    • **Chiamata:** il dichiarante chiama un seme che non sia briscola, o gioca in solitaria. Il compagno è chi ne ha { $ace_only ->
        [yes] l’asso. Nessun’altra carta vale
       *[no] l’asso; se non è in gioco, il re, e così via
    }.
    • **In solitaria suo malgrado:** se quella carta è del dichiarante, o di nessuno. Le carte avanzate, scartate e rifiutate non contano.
call-ace-help-play =
    Esce per primo chi siede a sinistra del mazziere. Se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. Fa la presa la briscola più alta, altrimenti la carta più alta del seme d’uscita, e chi la fa esce per la prossima.
    Il bower sinistro è una briscola: con briscola { sign-H }, { card-JD } risponde a { suit-H }, non a { suit-D }.
    Nessuno dice chi è il compagno. Il tavolo ti mostra quello che puoi sapere **tu**: chi ha l’asso chiamato lo sa subito; agli altri lo devono dire le carte.
call-ace-help-scoring =
    Un dichiarante **con un compagno**, e il compagno con lui:
    3 o 4 prese: 1 punto
    tutte e cinque: { $players ->
        [4] 2
       *[other] 3
    } punti
    Un dichiarante **in solitaria**:
    3 o 4 prese: 1 punto
    tutte e cinque: { $players } punti
    Due prese o meno (*euchre*): 2 punti a ognuno degli altri.
    Se più d’uno raggiunge il traguardo nella stessa smazzata, vince chi ha più punti; con punti pari si vince insieme.

# Quello che si conta nelle statistiche
call-ace-feat-contract = Dichiarante
call-ace-feat-march = Cappotti
call-ace-feat-euchred = Euchre subiti

# I regolamenti in una frase, e tutto il gioco in poche righe
call-ace-preset-house-about = Il compagno del dichiarante è chi ha la carta più alta del seme chiamato; fino a { $target }.
call-ace-help-example =
    { $maker } ha scelto la briscola, poi ha chiamato { suit-S }. Ora { $maker } esce con { $led } per stanare l’asso.
    { $partner } gioca { $best }: solo adesso sanno tutti che il **compagno** è { $partner }. La presa vale per entrambi, e gli altri due difendono.
call-ace-help-short =
    • **Scopo:** in { $players }, senza compagni fissi. Quando qualcuno ha { $target } punti, vince chi ne ha di più.
    • **Carte:** cinque a testa. Poi si scopre una carta.
    • **Briscola:** *accetta* il seme della carta scoperta, o passa. Se passano tutti, scegli un altro seme{ $stick_the_dealer ->
        [yes] ; alla fine il mazziere deve farlo
       *[no] , o passa ancora
    }.
    • **Compagno:** il dichiarante (chi ha scelto la briscola) chiama un altro seme. Il compagno è chi ne ha { $ace_only ->
        [yes] l’asso
       *[no] la carta più alta in gioco
    }, e spesso nessuno sa chi è.
    • **Briscole dalla più alta:** { $joker ->
        [best-bower] il jolly,{" "}
        [benny] { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } di briscola, l’altro { rank-J } dello stesso colore, poi { rank-A } { rank-K } { rank-Q } { rank-T } 9 …
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti:** 3 o 4 prese 1, tutte e cinque { $players ->
        [4] 2
       *[other] 3
    }, a entrambi; tutte e cinque senza compagno { $players }. Meno di tre: 2 a ognuno degli altri.

# La prima lezione
call-ace-lesson-begins = È solo una prova. Il compagno sarà segreto.
call-ace-lesson-order = La carta scoperta è di { $suit }, ne hai quattro. Accetti, o passi?
call-ace-lesson-order-done = Il dichiarante sei tu. Il mazziere prende { $up }.
call-ace-lesson-order-no = Si può, ma quattro briscole e un bower sono forti.
call-ace-lesson-partner = Chiama un seme: chi ne ha la carta più alta è il tuo compagno.
call-ace-lesson-partner-done = Ora qualcuno è il tuo compagno, e non dice niente.
call-ace-lesson-partner-no = Si può, ma chiama il seme di { $ten }: potrai uscirci.
call-ace-lesson-partner-no-none = Si può, ma due contro due è più facile.
call-ace-lesson-right = Esci tu. Fai cadere le briscole: niente batte { $right }.
call-ace-lesson-right-done = Sono cadute due briscole, una è il bower sinistro.
call-ace-lesson-right-no = Si può, ma comincia con { $right } e fai cadere le briscole.
call-ace-lesson-draw = { $up } è ancora in giro. Falla cadere con una briscola più alta.
call-ace-lesson-draw-done = Ora le briscole le hai solo tu.
call-ace-lesson-draw-no = Si può, ma la fa cadere solo una briscola sopra { $up }.
call-ace-lesson-find = Cerca il compagno: esci nel seme chiamato, con { $ten }.
call-ace-lesson-find-done = Qualcuno l’ha presa. Il tuo compagno?
call-ace-lesson-find-no = Si può, ma le briscole vincono comunque. Prima { $ten }.
call-ace-lesson-shown = L’asso chiamato: ecco il tuo compagno! Gioca una briscola qualsiasi.
call-ace-lesson-shown-done = Cinque prese insieme: cappotto, 2 punti a ciascuno.
