game-pepper = Pepper

# Singole regole
pepper-option-target = Punti per vincere
pepper-option-partners = In coppia, due contro due (in quattro)
pepper-option-auction = Asta
pepper-value-auction-rounds = finché nessuno rilancia
pepper-value-auction-once = un turno a testa
pepper-option-all-pass = Se passano tutti gli altri
pepper-value-all-pass-redeal = può passare anche il mazziere
pepper-value-all-pass-dealer-one = il mazziere deve dichiarare
pepper-option-others-score = Gli altri segnano le loro prese

# Quello che si chiede: dopo «Tocca a te:» o un nome
pepper-phase-bidding = dichiarare un numero di prese o passare
pepper-phase-must-bid = dichiarare un numero di prese
pepper-phase-naming = scegliere la briscola, o giocare senza
pepper-ask-bidding = { $bid ->
    [0] Più in alto c’è solo Big Pepper: dichiaralo, o passa.
   *[other] Quante prese farai? Dichiara { $bid } o più, o passa.
 }
pepper-ask-must-bid = Hanno passato tutti gli altri, quindi devi dichiarare: { $bid } o più.
pepper-ask-bid = { $also ->
    [pass] dichiarare almeno { $bid } o passare
    [nothing] dichiarare { $bid }
   *[higher] dichiarare almeno { $bid }
 }
pepper-ask-naming = Hai vinto l’asta: scegli la briscola, o gioca senza.
pepper-badge-maker = Dichiarante

# Pulsanti
pepper-action-bid = { $value ->
    [big] Big Pepper
   *[other] Dichiaro { $value }
 }
pepper-action-trump = Gioco { $suit }

# Quello che succede
pepper-event-bid = { $value ->
    [big] { $who } dichiara Big Pepper!
   *[other] { $who } dichiara { $value }.
 }
pepper-event-won-auction = { $value ->
    [big] { $who } deve fare tutte le prese, per il doppio dei punti.
    [one] { $who } vince l’asta con 1 presa.
   *[other] { $who } vince l’asta con { $value } prese.
 }
pepper-event-named = { $who } sceglie: { $suit }.
pepper-event-made = { $value ->
    [big] Big Pepper! { $maker } fa tutte le prese.
   *[other] { $maker } ha dichiarato { $value } e ce la fa, con { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
 }
pepper-event-short = { $maker } ha dichiarato { $value ->
    [big] Big Pepper
   *[other] { $value }
 } e va sotto, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }

# Quello che conviene ricordare
pepper-fact-high-bid = { $value ->
    [big] { $who } ha dichiarato Big Pepper
   *[other] La dichiarazione più alta: { $value }, di { $who }
 }
pepper-pile-stock = carte morte

# Rifiuti
pepper-why-bid-higher = { $value ->
    [0] Adesso non lo puoi dichiarare.
    [big] Niente è più alto di Big Pepper.
   *[other] La dichiarazione più alta è { $value }: dichiara di più, o passa.
 }
pepper-why-no-such-bid = Si dichiara da 1 a { $most } prese; più alto c’è solo Big Pepper.
pepper-why-dealer-must-bid = Hanno passato tutti gli altri e il mazziere sei tu: a questo tavolo devi dichiarare.
pepper-why-nobody-alone = Nel Pepper non si va in solitaria: scegli un seme, o gioca senza briscola.
pepper-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
pepper-way-bid = { $who } dichiara { $value ->
    [big] Big Pepper
   *[other] { $value }
 }
pepper-tag-bid = { $value ->
    [big] Big Pepper
   *[other] Dichiara { $value }
 }
pepper-bid-was-bid = { $who } ha dichiarato { $value ->
    [big] Big Pepper
   *[other] { $value }
 }, { $suit }
pepper-verdict-made = { $value ->
    [big] Big Pepper fatto!
   *[other] Fatto, con { $tricks } { $tricks ->
         [one] presa
        *[other] prese
     }
 }
pepper-verdict-short = { $value ->
    [big] Big Pepper mancato, con { $tricks } { $tricks ->
         [one] presa
        *[other] prese
     }
   *[other] { $tricks ->
        [0] Sotto: nemmeno una presa
       *[other] Sotto, con solo { $tricks } { $tricks ->
             [one] presa
            *[other] prese
         }
     }
 }
pepper-sum-made = dichiarate { $value }, fatte { $tricks }: { $points }
pepper-sum-lost = dichiarate { $value }, fatte { $tricks }: { $points }
pepper-sum-big = Big Pepper: { $most } × 2 = { $points }
pepper-sum-big-lost = Big Pepper, fatte solo { $tricks } su { $most }: { $points }
pepper-moment-big = { $who } ha fatto Big Pepper nella smazzata { $deal }
pepper-moment-big-lost = { $who } ha dichiarato Big Pepper nella smazzata { $deal }, e non ce l’ha fatta

# Per chi non ci ha mai giocato
pepper-help-aim =
    { $partners ->
        [yes] Due contro due: i compagni siedono di fronte, e le loro prese contano insieme.
       *[no] Si gioca ognuno per sé.
    } Dichiari quante prese farai; chi dichiara di più (il **dichiarante**) sceglie la briscola e deve farne almeno altrettante.{ $others_score ->
        [no] {""}
       *[yes] {" "}Tutti gli altri segnano un punto per ogni presa che fanno.
    }
    Vince chi arriva prima a { $target } punti.
pepper-help-deal =
    Il mazzo ha 24 carte: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. { $players ->
        [4] Ognuno ne riceve sei.
        [3] Ognuno ne riceve otto.
       *[other] Ne ricevete otto a testa; le ultime otto restano coperte.
    }
    Le **briscole**, dalla più alta: { rank-J } di briscola (*bower destro*), l’altro { rank-word-J } dello stesso colore (*bower sinistro*), poi { rank-A } { rank-K } { rank-Q } { rank-T } 9. Con briscola { sign-S }: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } { card-TS } { card-9S }.
    Il bower sinistro **è una briscola**, non una carta del seme che porta disegnato.
    Gli altri semi: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. *Senza briscola* ogni seme è così.
pepper-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, ognuno dichiara un numero di prese o passa. Ogni dichiarazione deve superare la precedente. { $auction ->
        [once] Si parla una volta sola.
       *[rounds] Si va avanti finché, dopo una dichiarazione, passano tutti gli altri; chi ha passato può rientrare.
    }
    La più alta di tutte è **Big Pepper**: tutte le prese, per il doppio dei punti. Chiude l’asta.
    Chi ha dichiarato di più sceglie un seme come briscola, o gioca senza. { $all_pass ->
        [dealer-one] Se passano tutti gli altri, il mazziere deve dichiarare.
       *[redeal] Se passano tutti, dà le carte il prossimo.
    }
pepper-help-play =
    Esce per primo il dichiarante.
    Se puoi, devi rispondere al seme d’uscita. Se non puoi, gioca quello che vuoi: una briscola o qualsiasi altra carta.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
    Occhio al bower sinistro: con briscola { sign-H }, { card-JD } vale come { suit-H }. Risponde a { suit-H }, non a { suit-D }.
pepper-help-scoring =
    Il **dichiarante**:
    quanto ha dichiarato o di più: 1 punto per ogni presa fatta
    di meno: { $players ->
        [4] 6
       *[other] 8
    } punti in meno, qualunque fosse la dichiarazione
    con *Big Pepper*: { $players ->
        [4] 12
       *[other] 16
    } punti in più o in meno
    { $others_score ->
        [no] Gli **altri** non segnano niente per le loro prese.
       *[yes] Tutti gli **altri** segnano 1 punto per ogni presa.
    }{ $partners ->
        [yes] {" "}Le prese dei compagni contano insieme, per la dichiarazione e per i punti.
       *[no] {""}
    } Si può andare sotto zero.
    La partita finisce quando qualcuno ha { $target } punti. Se sono più d’uno, vince chi ne ha di più; con punti pari è pareggio.

# Quello che si conta nelle statistiche
pepper-feat-contract = Aste vinte
pepper-feat-big = Big dichiarati
pepper-feat-big-made = Big fatti

# I regolamenti in una frase, e tutto il gioco in poche righe
pepper-preset-house-about = Ognuno per sé, fino a { $target }; si dichiara finché nessuno rilancia; gli altri segnano le loro prese.
pepper-help-example =
    { $maker } ha dichiarato { $bid } prese e ne ha fatte { $maker_tricks }. Ne manca una: costa **6 punti**, qualunque fosse la dichiarazione.
    Gli altri segnano un punto per ogni presa: { $other } ne ha fatte { $other_tricks }, quindi { $other_gain }.
    Se avesse dichiarato { $maker_tricks }, { $maker } avrebbe segnato { $maker_tricks } punti.
pepper-help-short =
    • **Scopo:** { $partners ->
        [yes] due contro due, il compagno di fronte.
       *[no] ognuno per sé.
    } Dichiara quante prese farai. Si vince con { $target } punti.
    • **Carte:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 di ogni seme, { $players ->
        [4] sei
       *[other] otto
    } a testa.
    • **Asta:** ogni dichiarazione supera la precedente, { $auction ->
        [once] un turno a testa
       *[rounds] finché nessuno rilancia
    }. *Big Pepper* è tutte le prese, per il doppio. Chi dichiara di più sceglie la briscola, o gioca senza.
    • **Briscole dalla più alta:** { rank-J } di briscola, l’altro { rank-J } dello stesso colore, poi { rank-A } { rank-K } { rank-Q } { rank-T } 9.
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti del dichiarante:** se ce la fa, 1 per presa; se no, −{ $players ->
        [4] 6
       *[other] 8
    }. Big Pepper: ±{ $players ->
        [4] 12
       *[other] 16
    }.
    • { $others_score ->
        [yes] **Gli altri** segnano 1 per ogni presa che fanno.
       *[no] **Gli altri** non segnano niente per le loro prese.
    }

# La prima lezione
pepper-lesson-begins = È solo una prova. Dichiara le prese che farai.
pepper-lesson-bid = Quattro { $suit } con i due bower, e { $ace }: quanto dichiari?
pepper-lesson-bid-done = Quattro è sicuro. Si potrebbe di più, ma poi bisogna farle.
pepper-lesson-bid-no = Si può, ma se non ce la fai costa 6. Quattro è sicuro.
pepper-lesson-bid-no-low = Si può, ma così altri possono superarti. Di’ quattro.
pepper-lesson-bid-no-pass = Si può, ma con carte così la briscola sceglila tu.
pepper-lesson-trump = Hai vinto l’asta. Scegli la briscola.
pepper-lesson-trump-done = Ora i due { ranks-J } neri sono bower, le carte più alte di tutte.
pepper-lesson-trump-no = Si può, ma con { $suit } hai quattro briscole.
pepper-lesson-right = Esci tu. Fai cadere le briscole: niente batte { $right }.
pepper-lesson-right-done = Sono cadute due briscole. Continua a contarle.
pepper-lesson-right-no = Si può, ma comincia dalla più alta: poi { $ace } è sicura.
pepper-lesson-left = { $top } è ancora in giro. Falla cadere: quale carta è più alta?
pepper-lesson-left-done = { $top } è caduta. Nessun altro ha briscole.
pepper-lesson-left-no = Si può, ma prima { $left } fa cadere { $top }.
pepper-lesson-ace = Ora nessuno può tagliare: quale carta vince di sicuro?
pepper-lesson-ace-done = Tre prese. Con le ultime due briscole fanno cinque.
pepper-lesson-ace-no = Si può, ma adesso porta a casa { $ace }.
pepper-lesson-give = { $loser } non può vincere. Esci con quella: tagliando torni a uscire tu.
pepper-lesson-give-done = L’hanno presa, e ora escono contro le tue briscole.
pepper-lesson-give-no = Si può, ma cedi { $loser } finché hai briscole.
pepper-lesson-ruff = Escono a { $suit }. Taglia: vincono tutte e due.
pepper-lesson-ruff-done = Cinque prese, 5 punti: ne hai dichiarate quattro, ma contano tutte.
