game-coiffeur = Coiffeur

# Regolamenti
coiffeur-preset-swisslos = dieci righe
coiffeur-preset-full = undici righe
coiffeur-preset-short = partita breve

# Regole una per una
coiffeur-option-slate = Lavagna
coiffeur-value-slate-six = sei righe: semi, Obenabe, Undenufe
coiffeur-value-slate-eight = otto righe, con due joker
coiffeur-value-slate-ten = dieci righe, con Slalom, Gusti e due joker
coiffeur-value-slate-eleven = undici righe, con Slalom, Gusti, Mary e due joker
coiffeur-option-factors = Moltiplicatori
coiffeur-value-factors-rising = in salita: { sign-S } 1, { sign-C } 2, { sign-D } 3, { sign-H } 4 e così via
coiffeur-value-factors-paired = { sign-C } { sign-D } 2, { sign-S } { sign-H } 3, poi in salita da 5
coiffeur-option-push = Si spinge
coiffeur-value-push-round = al giocatore seguente
coiffeur-value-push-partner = al compagno, che deve scegliere
coiffeur-option-lead = Prima uscita
coiffeur-value-lead-namer = di chi ha scelto
coiffeur-value-lead-forehand = di chi è di mano
coiffeur-option-match = Punti per il match (tutte e nove le prese)
coiffeur-option-weis = Annunci e Stöck valgono per la coppia che ha scelto
coiffeur-option-undenufe-six = Punti del sei se si comincia in Undenufe (con 11, gli assi valgono 0)
coiffeur-option-undertrump = Tagliare più basso
coiffeur-value-undertrump-strict = solo se non hai altro
coiffeur-value-undertrump-void-free = permesso se non puoi rispondere
coiffeur-value-undertrump-all-trump-hand-free = permesso se hai solo briscole

# Le righe della lavagna
coiffeur-line-S = { sign-S } ×{ $factor }
coiffeur-line-C = { sign-C } ×{ $factor }
coiffeur-line-D = { sign-D } ×{ $factor }
coiffeur-line-H = { sign-H } ×{ $factor }
coiffeur-line-obenabe = Obenabe ×{ $factor }
coiffeur-line-undenufe = Undenufe ×{ $factor }
coiffeur-line-slalom = Slalom ×{ $factor }
coiffeur-line-gusti = Gusti ×{ $factor }
coiffeur-line-mary = Mary ×{ $factor }
coiffeur-line-joker1 = Joker 1 ×{ $factor }
coiffeur-line-joker2 = Joker 2 ×{ $factor }
coiffeur-the-line = { $line ->
    [S] { sign-S }
    [C] { sign-C }
    [D] { sign-D }
    [H] { sign-H }
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
    [joker1] Joker 1
   *[joker2] Joker 2
 }

# Che cosa si chiede: dopo «Tocca a te:» o un nome
coiffeur-phase-naming = scegliere un contratto, o spingere
coiffeur-phase-must-name = scegliere un contratto
coiffeur-ask-naming = Scegli un contratto ancora aperto nella vostra colonna, o spingi.
coiffeur-ask-must-name = Non c’è più nessuno a cui spingere: scegli un contratto ancora aperto nella vostra colonna.
coiffeur-badge-maker = Dichiarante
coiffeur-auction = Chiamate – { $course }
coiffeur-said-shove = spinge
coiffeur-tag-lines-open = { $count ->
    [0] piena
    [one] 1 vuota
   *[other] { $count } vuote
 }

# Contratti
coiffeur-contract-obenabe = Obenabe (senza briscola, asso alto)
coiffeur-contract-undenufe = Undenufe (senza briscola, sei alto)
coiffeur-contract-slalom-obenabe = Slalom: Obenabe in questa presa
coiffeur-contract-slalom-undenufe = Slalom: Undenufe in questa presa
coiffeur-contract-gusti-obenabe = Gusti: Obenabe in questa presa
coiffeur-contract-gusti-undenufe = Gusti: Undenufe in questa presa
coiffeur-contract-mary-obenabe = Mary: Obenabe in questa presa
coiffeur-contract-mary-undenufe = Mary: Undenufe in questa presa
coiffeur-short-contract-obenabe = Obenabe
coiffeur-short-contract-undenufe = Undenufe
coiffeur-short-contract-slalom-obenabe = Slalom: Obenabe
coiffeur-short-contract-slalom-undenufe = Slalom: Undenufe
coiffeur-short-contract-gusti-obenabe = Gusti: Obenabe
coiffeur-short-contract-gusti-undenufe = Gusti: Undenufe
coiffeur-short-contract-mary-obenabe = Mary: Obenabe
coiffeur-short-contract-mary-undenufe = Mary: Undenufe
coiffeur-short-contract-slalom = Slalom
coiffeur-short-contract-gusti = Gusti
coiffeur-short-contract-mary = Mary
coiffeur-short-contract-joker1 = Joker 1
coiffeur-short-contract-joker2 = Joker 2
coiffeur-contract-by = { $trump ->
    [yes] Briscola: { $contract } (scelta di { $maker })
   *[no] { $contract } (scelta di { $maker })
 }

# Pulsanti
coiffeur-action-contract = { $contract ->
    [obenabe] Obenabe (asso alto)
    [undenufe] Undenufe (sei alto)
    [slalom-obenabe] Slalom: Oben. prima
    [slalom-undenufe] Slalom: Unden. prima
    [gusti-obenabe] Gusti: Oben. prima
    [gusti-undenufe] Gusti: Unden. prima
    [mary] Mary: Unden. prima
    [joker1-S] Joker 1: { sign-S }
    [joker1-C] Joker 1: { sign-C }
    [joker1-D] Joker 1: { sign-D }
    [joker1-H] Joker 1: { sign-H }
    [joker1-obenabe] Joker 1: Obenabe
    [joker1-undenufe] Joker 1: Undenufe
    [joker2-S] Joker 2: { sign-S }
    [joker2-C] Joker 2: { sign-C }
    [joker2-D] Joker 2: { sign-D }
    [joker2-H] Joker 2: { sign-H }
    [joker2-obenabe] Joker 2: Obenabe
    [joker2-undenufe] Joker 2: Undenufe
   *[other] { $contract }
 }
coiffeur-action-shove = Spingo

# Che cosa succede
coiffeur-played-as = { $contract ->
    [obenabe] Obenabe: senza briscola, asso alto
    [undenufe] Undenufe: senza briscola, sei alto
    [slalom-obenabe] Slalom: Obenabe e Undenufe a turno
    [slalom-undenufe] Slalom: Undenufe e Obenabe a turno
    [gusti-obenabe] Gusti: cinque prese Obenabe, quattro Undenufe
    [gusti-undenufe] Gusti: cinque prese Undenufe, quattro Obenabe
    [mary] Mary: cinque prese Undenufe, quattro Obenabe
   *[other] { $contract } come briscola
 }
coiffeur-event-shoved = { $who } spinge: ora sceglie { $to_whom }.
coiffeur-event-named = { $who } sceglie { $line ->
    [joker1] Joker 1, { coiffeur-played-as }
    [joker2] Joker 2, { coiffeur-played-as }
   *[other] { coiffeur-played-as }
 } (×{ $factor }).
coiffeur-event-weis-shown = { $who } aveva { $cards }: { $kind ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
   *[JJJJ] quattro { ranks-J }
 }, { $points } punti.
coiffeur-event-stoeck = Stöck! { $who } aveva re e { rank-word-Q } di briscola: 20.
coiffeur-event-match =
    Match! { $who } fanno tutte e nove le prese{ $points ->
    [0] {""}
       *[other] {" "}(+{ $points })
     }.
coiffeur-event-scored = { $named ->
    [yes] { $who }: { $cards } nelle prese, { $points } da segnare, ora { $total }.
   *[no] { $who }: { $cards } nelle prese, niente da segnare.
 }

# Che cosa si conta
coiffeur-fact-playing = { $line ->
    [joker1] Joker 1: tutto vale ×{ $factor }
    [joker2] Joker 2: tutto vale ×{ $factor }
   *[other] Tutto vale ×{ $factor }
 }
coiffeur-fact-shoved = { $who } ha spinto
coiffeur-fact-cards = Carte di { $who }: { $count }
coiffeur-fact-still-open = Ancora aperti per { $who }:{ $of_S ->
    [0] {""}
   *[other] {" "}{ sign-S } ×{ $of_S }
 }{ $of_C ->
    [0] {""}
   *[other] {" "}{ sign-C } ×{ $of_C }
 }{ $of_D ->
    [0] {""}
   *[other] {" "}{ sign-D } ×{ $of_D }
 }{ $of_H ->
    [0] {""}
   *[other] {" "}{ sign-H } ×{ $of_H }
 }{ $of_obenabe ->
    [0] {""}
   *[other] {" "}Obenabe ×{ $of_obenabe }
 }{ $of_undenufe ->
    [0] {""}
   *[other] {" "}Undenufe ×{ $of_undenufe }
 }{ $of_slalom ->
    [0] {""}
   *[other] {" "}Slalom ×{ $of_slalom }
 }{ $of_gusti ->
    [0] {""}
   *[other] {" "}Gusti ×{ $of_gusti }
 }{ $of_mary ->
    [0] {""}
   *[other] {" "}Mary ×{ $of_mary }
 }{ $of_joker1 ->
    [0] {""}
   *[other] {" "}Joker 1 ×{ $of_joker1 }
 }{ $of_joker2 ->
    [0] {""}
   *[other] {" "}Joker 2 ×{ $of_joker2 }
 }

# Come è finita
coiffeur-result-slate-full = la lavagna è piena dopo { $count } smazzate

# Rifiuti
coiffeur-why-must-name = Non c’è più nessuno a cui spingere: devi scegliere un contratto.
coiffeur-why-not-on-slate = Questo contratto non è sulla lavagna di questo tavolo.
coiffeur-why-not-that-way = Questo contratto c’è, ma qui non si gioca così.
coiffeur-why-line-is-full = La vostra coppia ha già giocato { coiffeur-the-line }: ogni contratto si gioca una volta sola.
coiffeur-why-undertrump = C’è già { $best }: { $card } è una briscola più bassa, e tagliare più basso non è permesso.
coiffeur-why-must-follow-or-trump = Hai { $binding }: rispondi a { $suit } o gioca una briscola ({ $trump }); { $card } non è né l’una né l’altra cosa.

# Il conto di una smazzata, che cosa conta ora, e che cosa si racconta dopo
coiffeur-bid-was-named = { $who }: { coiffeur-of-named } (×{ $factor })
coiffeur-of-named = { $contract ->
    [joker1] Joker 1, { coiffeur-way-was }
    [joker2] Joker 2, { coiffeur-way-was }
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
   *[other] { coiffeur-way-was }
 }
coiffeur-way-was = { $way ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] briscola { $way }
 }
coiffeur-verdict-match = Match di { $who }!
coiffeur-verdict-line-written = { $who }: { coiffeur-the-line }, { $points }
coiffeur-sum-cards = { $factor ->
    [1] carte { $points }
   *[other] carte { $count } × { $factor } = { $points }
 }
coiffeur-sum-match = { $factor ->
    [1] per il match { $points }
   *[other] per il match { $count } × { $factor } = { $points }
 }
coiffeur-sum-weis = { $factor ->
    [1] annunci { $points }
   *[other] annunci { $count } × { $factor } = { $points }
 }
coiffeur-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
coiffeur-sum-not-written = carte { $count }, non segnate: { $points }
coiffeur-stake-match-open = { $who }: il match è ancora possibile
coiffeur-stake-line-so-far = { coiffeur-the-line }: finora { $count } × { $factor } = { $points }
coiffeur-moment-match = Match di { $who } nella smazzata { $deal }: { coiffeur-the-line } con { $points }
coiffeur-moment-rich = { $who }: { coiffeur-the-line } con { $points } nella smazzata { $deal }
coiffeur-moment-dear-and-poor = { $who } sceglie { coiffeur-the-line } nella smazzata { $deal } e segna solo { $points }
coiffeur-achievement-match = Un match: tutte e nove le prese di un contratto
coiffeur-achievement-rich = Una riga da 1000 punti o più

# Per chi non ha mai giocato
coiffeur-help-aim =
    Due contro due: il compagno siede di fronte. Ogni coppia ha sulla lavagna una colonna con una riga per contratto, e gioca **ogni contratto una volta sola**.
    { $factors ->
        [paired] I semi valgono meno di tutto; sotto, ogni riga vale più della precedente.
       *[rising] Le righe in basso valgono più di quelle in alto.
    } Quando le due colonne sono piene, vince la somma più alta.
coiffeur-help-deal =
    36 carte, dall’asso al 6; nove a testa. Si gioca **in senso antiorario**, verso destra; *di mano* è chi siede alla destra del mazziere.
    Nei semi normali: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. Nel seme di **briscola** la più alta è { rank-J } (il *Bauer*), poi il 9 (il *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    In *Obenabe* non c’è briscola e l’asso è il più alto; in *Undenufe* non c’è briscola e il **6** è il più alto.
coiffeur-help-bidding =
    { $push ->
        [partner] Chi è di mano sceglie un contratto ancora aperto nella propria colonna, o spinge – e il compagno deve scegliere.
       *[round] Chi è di mano sceglie un contratto ancora aperto nella propria colonna, o spinge al giocatore seguente, e così via. Se spingono tutti e quattro, chi è di mano deve scegliere.
    }
    I punti si moltiplicano: { $factors ->
        [paired] { sign-C } e { sign-D } ×2, { sign-S } e { sign-H } ×3, Obenabe ×5, Undenufe ×6
       *[rising] { sign-S } ×1, { sign-C } ×2, { sign-D } ×3, { sign-H } ×4, Obenabe ×5, Undenufe ×6
    }{ $slate ->
        [six] {""}
        [ten] , Slalom ×7, Gusti ×8, joker ×9 e ×10
        [eleven] , Slalom ×7, Gusti ×8, Mary ×9, joker ×10 e ×11
       *[eight] , joker ×7 e ×8
    }.
    { $slate ->
        [six] {""}
       *[other] • **Joker:** qualsiasi seme come briscola, Obenabe o Undenufe – anche già giocati.
    }{ $slate ->
        [ten] {" "}**Slalom:** Obenabe e Undenufe a turno, presa per presa. **Gusti:** cinque prese in un senso, poi quattro nell’altro. Di’ che cosa viene prima.
        [eleven] {" "}**Slalom:** Obenabe e Undenufe a turno; di’ che cosa viene prima. **Gusti:** cinque prese Obenabe, poi quattro Undenufe. **Mary:** cinque prese Undenufe, poi quattro Obenabe.
       *[other] {""}
    }
coiffeur-help-play =
    Nella prima presa esce { $lead ->
        [forehand] chi è di mano
       *[namer] chi ha scelto
    }, poi ogni volta chi ha fatto la presa.
    • **Uscita di briscola:** rispondi con una briscola se puoi. Solo il Bauer può restare in mano.
    • **Uscita di un altro seme:** rispondi al seme **o taglia**, come vuoi. Se non hai il seme, gioca quello che vuoi.
    • **Non tagliare più basso:** se qualcuno ha tagliato, non puoi giocare una briscola più bassa della più alta sul tavolo – { $undertrump ->
        [void-free] puoi farlo solo se non puoi rispondere al seme o non hai altro.
        [all-trump-hand-free] puoi farlo solo se hai solo briscole.
       *[strict] puoi farlo solo se non hai altro.
    }
    Senza briscola, rispondi al seme se puoi.
coiffeur-help-scoring =
    Di briscola: Bauer 20, Nell 14. Altrimenti: { rank-A } 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(se si comincia in Undenufe 0, e ogni 6 vale { $undenufe_six })
    }, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, altri { ranks-J } 2; senza briscola ogni 8 vale 8. L’ultima presa: 5 in più. 157 in tutto.
    Solo la coppia che ha scelto segna i suoi punti, **per il moltiplicatore**, nella sua riga. Gli altri non segnano niente.
    { $match ->
        [0] Tutte e nove le prese (un **match**) non valgono niente in più.
       *[other] • **Match** (tutte e nove le prese alla coppia che ha scelto): { $match } in più.
    }{ $weis ->
        [yes] {" "}**Annunci:** tre in fila 20, quattro 50, cinque o più 100; quattro { ranks-T }, { ranks-Q }, re o assi 100, quattro { ranks-J } 200 – se il migliore è della coppia che ha scelto. **Stöck** (re e { rank-word-Q } di briscola nella stessa mano): 20. Si contano a smazzata finita, e non nei joker.
       *[no] {""}
    }

# Statistiche
coiffeur-feat-named = Scelti
coiffeur-feat-joker = Joker scelti
coiffeur-feat-shoved = Spinti
coiffeur-feat-hundred = Righe da 100 o più
coiffeur-feat-match = Match

# I regolamenti in una frase, e tutto il gioco in poche righe
coiffeur-preset-house-about = Otto righe per coppia, due di joker: 16 smazzate.
coiffeur-preset-swisslos-about = Dieci righe, con Slalom e Gusti: 20 smazzate; chi non può rispondere può tagliare più basso.
coiffeur-preset-full-about = Undici righe, con Mary; valgono annunci e Stöck; in Undenufe il sei vale 11: 22 smazzate.
coiffeur-preset-short-about = Sei righe: quattro semi, Obenabe e Undenufe; si spinge al compagno: 12 smazzate.
coiffeur-help-row-undenufe = Con Undenufe
coiffeur-help-example =
    { $shover } ha spinto, e anche il giocatore seguente. { $maker } ha quattro sei, sceglie **Undenufe** ed esce con { $led }: il sei è il più alto, nessuno lo batte.
    La presa vale { $trick_points } punti. In questa riga tutto vale ×{ $factor }: sono { $line_points } per la colonna di { $maker }. { $other } non segna niente per le sue prese.
coiffeur-help-short =
    • **Scopo:** due contro due, il compagno di fronte. Ogni coppia gioca una volta ogni contratto della sua colonna; vince la somma più alta.
    • **Smazzata:** 36 carte, nove a testa, in senso antiorario; *di mano* è chi siede a destra del mazziere.
    • **Contratto:** { $push ->
        [partner] chi è di mano sceglie, o spinge al compagno.
       *[round] chi è di mano sceglie, o spinge al prossimo; se spingono tutti, deve scegliere.
    } Una briscola, *Obenabe* (senza briscola, asso alto), *Undenufe* (senza briscola, sei alto){ $slate ->
        [six] {""}
        [ten] , *Slalom* (i due a turno), *Gusti* (cinque prese in un senso, quattro nell’altro) o *joker* (a piacere)
        [eleven] , *Slalom* (i due a turno), *Gusti* e *Mary* (cinque prese in un senso, quattro nell’altro) o *joker* (a piacere)
       *[eight] {" "}o *joker* (a piacere)
    }.
    • **Ordine:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; di briscola prima { rank-J } (*Bauer*) e 9 (*Nell*).
    • **Quando tocca a te:** rispondi al seme o taglia, ma non sotto una briscola già giocata. Se si esce a briscola, rispondi – solo il Bauer può restare in mano.
    • **Carte:** Bauer 20, Nell 14, { rank-A } 11, { rank-T } dieci, { rank-K } 4, { rank-Q } 3, { rank-J } 2; senza briscola, 8 otto. Ultima presa 5{ $match ->
        [0] {""}
       *[other] , tutte e nove le prese { $match } in più
    }.
    • **Lavagna:** segna solo la coppia che ha scelto, per il moltiplicatore della riga.

# La prima lezione
coiffeur-lesson-begins = È solo una prova. Ogni contratto si gioca una volta.
coiffeur-lesson-contract = { $suit }, con Bauer e Nell? Vale ×{ $factor }. Che cosa scegli?
coiffeur-lesson-contract-done = La briscola è { $suit }: quella riga è usata.
coiffeur-lesson-contract-no = Si può, ma queste carte rendono di più con { $suit }.
coiffeur-lesson-contract-no-joker = Si può, ma tieni i joker per carte che prendono quasi tutto.
coiffeur-lesson-contract-no-shove = Si può, ma carte da ×{ $factor } non vengono a ogni smazzata.
coiffeur-lesson-puur = Chi sceglie esce. Fa’ cadere le briscole con il Bauer.
coiffeur-lesson-puur-done = 20 per il Bauer, e sono cadute tre briscole.
coiffeur-lesson-puur-no = Si può, ma prima le briscole, dalla più alta di tutte.
coiffeur-lesson-nell = Poi viene il Nell, che vale 14. Ancora un giro di briscola.
coiffeur-lesson-nell-done = Fuori resta una sola briscola, e hai { $suit } dall’alto.
coiffeur-lesson-nell-no = Si può, ma il Nell fa cadere altre briscole.
coiffeur-lesson-row = Ora { $suit }, dall’alto.
coiffeur-lesson-row-done = Tutti hanno dovuto rispondere, o scartare.
coiffeur-lesson-row-no = Si può, ma { $suit } sono prese sicure.
coiffeur-lesson-row-no-ten = Si può, ma { $jack } è ancora in giro. Dall’alto.
coiffeur-lesson-more = Ancora una volta: { $suit } vince di nuovo.
coiffeur-lesson-more-done = Una presa in più per la vostra colonna.
coiffeur-lesson-more-no = Si può, ma prima { $suit }: sono prese sicure.
coiffeur-lesson-more-no-ten = Si può, ma { $jack } è ancora in giro. Dall’alto.
coiffeur-lesson-ten = Nessun altro ha più { $suit }: vince anche { $ten }.
coiffeur-lesson-ten-done = Sei prese di fila.
coiffeur-lesson-ten-no = Si può, ma { $ten } è una presa sicura.
coiffeur-lesson-low = { $card } troverà forse l’asso del compagno. Tieni { $king }.
coiffeur-lesson-low-done = Il compagno ha l’asso: la presa è vostra lo stesso.
coiffeur-lesson-low-no = Si può, ma se l’asso è degli altri, { $king } è persa.
coiffeur-lesson-low-no-six = Si può, ma c’è ancora una briscola più alta. Tieni la tua.
coiffeur-lesson-follow = Il compagno esce con l’ultima briscola. Devi rispondere.
coiffeur-lesson-follow-done = { $cards } punti × { $factor } = { $points } nella vostra riga.
coiffeur-lesson-follow-no = Devi rispondere con la briscola.
