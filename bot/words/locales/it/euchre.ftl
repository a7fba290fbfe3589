game-euchre = Euchre

# Regolamenti
euchre-preset-american = regole americane
euchre-preset-stick = regole americane, mazziere obbligato
euchre-preset-canadian = regole canadesi
euchre-preset-british = regole britanniche, con il benny
euchre-preset-railroad = railroad euchre, con il jolly

# Singole regole
euchre-option-pack = Numero di carte
euchre-option-target = Punti per vincere
euchre-option-stick-the-dealer = Mazziere obbligato a scegliere
euchre-option-joker = Jolly
euchre-value-joker-best-bower = il jolly è il bower maggiore
euchre-value-joker-benny = { card-2S } è il bower maggiore (benny)
euchre-option-joker-turned = Se la carta scoperta è un jolly o il benny
euchre-value-joker-turned-hearts = vale come { suit-H }
euchre-value-joker-turned-dealer-names = il mazziere ne sceglie il seme prima di guardare
euchre-value-joker-turned-makers-at-once = il mazziere ne sceglie il seme prima di guardare, ed è dichiarante
euchre-option-lone-lead = Prima uscita contro chi gioca in solitaria
euchre-value-lone-lead-maker-left = chi siede a sinistra del dichiarante
euchre-value-lone-lead-eldest = chi siede a sinistra del mazziere
euchre-option-lone-euchre = Punti per l’euchre a chi gioca in solitaria
euchre-option-defend-alone = Difendere in solitaria
euchre-value-defend-alone-no = non permesso
euchre-value-defend-alone-against-anyone = contro qualsiasi dichiarante
euchre-value-defend-alone-against-loner = solo contro chi gioca in solitaria
euchre-option-lone-defender = Chi difende in solitaria prende 4 punti
euchre-value-lone-defender-four-for-all-five = per tutte e cinque le prese
euchre-value-lone-defender-four-for-any-euchre = per qualsiasi euchre
euchre-option-partner-must-go-alone = Il compagno del mazziere può accettare solo in solitaria
euchre-option-farmers-hand = Mano del contadino
euchre-value-farmers-hand-no = non si gioca
euchre-value-farmers-hand-redeal = solo nove e { ranks-T }: carte nuove
euchre-value-farmers-hand-exchange = tre nove o { ranks-T }: si cambiano con il tallone
euchre-option-no-trump = Si può giocare senza briscola
euchre-option-needs-trump = Il dichiarante deve avere una briscola
euchre-option-partners-best = Chi gioca in solitaria scambia una carta con il compagno
euchre-option-super-euchre = 4 punti se i dichiaranti non fanno nessuna presa

# Quello che si chiede: dopo «Tocca a te:» o un nome
euchre-phase-blind-suit = scegliere un seme per la carta scoperta, prima di vedere le carte
euchre-phase-farmers-hand = dire se è una mano del contadino
euchre-phase-ordering-up = accettare o passare
euchre-phase-naming = scegliere un altro seme o passare
euchre-phase-must-name = scegliere un altro seme
euchre-phase-swapping = prendere e scartare, o lasciare
euchre-phase-must-swap = prendere e scartare
euchre-phase-partners-best = dare una carta al compagno, o tenere le proprie
euchre-phase-giving-back = restituire una carta
euchre-phase-defending-alone = decidere se difendere in solitaria
euchre-ask-blind-suit = Scegli un seme per la carta scoperta. Le tue carte le vedi subito dopo.
euchre-ask-farmers-hand = Se la tua è una mano del contadino, puoi usarla. Vuoi farlo?
euchre-ask-ordering-up = Vuoi come briscola il seme della carta scoperta? Accetta, o passa.
euchre-ask-naming = Scegli un altro seme come briscola, o passa.
euchre-ask-must-name = Hanno passato tutti: devi scegliere un seme.
euchre-ask-swapping = Prendi la carta scoperta e scarta una carta qualsiasi, o lasciala.
euchre-ask-must-swap = Devi prendere la carta scoperta: scartane un’altra.
euchre-ask-partners-best = Giochi in solitaria: dai una carta al compagno e ne ricevi una, oppure tieni le tue.
euchre-ask-giving-back = Il tuo compagno gioca in solitaria: restituisci una delle tue carte.
euchre-ask-defending-alone = Vuoi difendere in solitaria, senza il compagno?

# Pulsanti
euchre-action-order = { $alone ->
    [yes] Accetto, in solo
   *[no] Accetto
 }
euchre-action-call = { $alone ->
    [yes] Solo: { $suit }
   *[no] Gioco { $suit }
 }
euchre-action-keep = Lascia la scoperta
euchre-action-swap = Scarta { $cards }
euchre-action-redeal = Chiedo carte nuove
euchre-action-defend-alone = Difendo in solo

# Quello che succede
euchre-event-turned-up = La carta scoperta è { $card }.
euchre-event-counts-as = { $card } vale come { $suit }.
euchre-event-named-blind = { $who } sceglie { $suit } senza vedere le carte.
euchre-event-farmers-hand = Mano del contadino! { $who } mostra { $cards } e prende il tallone.
euchre-event-you-drew = Peschi { $cards }.
euchre-event-no-farmers-hand = { $who }: nessuna mano del contadino.
euchre-event-redealt = Mano del contadino! { $who } chiede carte nuove.
euchre-event-ordered = { $alone ->
    [yes] { $who } accetta ({ $suit }) e gioca in solitaria!
   *[no] { $who } accetta: { $suit }.
 }
euchre-event-turned-down = { $card } è rifiutata.
euchre-event-named = { $alone ->
    [yes] { $who } sceglie: { $suit }, in solitaria!
   *[no] { $who } sceglie: { $suit }.
 }
euchre-event-kept = { $who } lascia la carta scoperta.
euchre-event-swapped = { $who } prende { $card } e scarta.
euchre-event-you-swapped = Scarti { $card }.
euchre-event-no-partners-best = { $who } tiene le sue carte.
euchre-event-defends-alone = { $who } difende in solitaria!
euchre-event-defends-together = { $who } non difende in solitaria.
euchre-event-sits-out = { $who } resta fuori.
euchre-event-made = { $alone ->
    [yes] { $maker } ce la fa in solitaria, con { $tricks } prese.
   *[no] { $who } ce la fanno, con { $tricks } prese.
 }
euchre-event-march = { $alone ->
    [yes] Cappotto in solitaria! { $maker } fa tutte e cinque le prese.
   *[no] Cappotto! { $who } fanno tutte e cinque le prese.
 }
euchre-event-euchred = { $alone ->
    [yes] { $maker }, in solitaria, subisce l’euchre
   *[no] { $who } subiscono l’euchre
 }, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }
euchre-event-euchred-by-one = { $by } difende in solitaria e fa l’euchre { A($who) } { $who }! { $tricks ->
    [0] Nemmeno una presa per { $alone ->
        [yes] il dichiarante
       *[no] i dichiaranti
    }.
    [one] 1 sola presa per { $alone ->
        [yes] il dichiarante
       *[no] i dichiaranti
    }.
   *[other] Solo { $tricks } prese per { $alone ->
        [yes] il dichiarante
       *[no] i dichiaranti
    }.
 }

# Quello che conviene ricordare: una riga per cosa, nessuna per ciò che non serve
euchre-fact-turn-up = Carta scoperta: { $card } ({ $suit })
euchre-fact-turned-down = { $card } è stata rifiutata
euchre-fact-turn-up-taken = { $who } ha preso { $card }
euchre-fact-alone = { $who } gioca in solitaria
euchre-fact-defends-alone = { $who } difende in solitaria
euchre-shown-farmers-hand = Mano del contadino

# Rifiuti
euchre-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.
euchre-why-must-follow-joker = Devi rispondere a { $suit }: { $binding } è il bower maggiore e vale come { $suit }, quindi non puoi giocare { $card }.
euchre-why-joker-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il bower maggiore e vale come { $trump }.
euchre-why-joker-only-when-void = Senza briscola { $card } non è di nessun seme. Puoi rispondere a { $suit } con { $binding }, quindi devi farlo.
euchre-why-needs-trump = Con { $suit } come briscola non ne avresti nessuna, e a questo tavolo il dichiarante deve averne una.
euchre-why-partner-must-go-alone = Il mazziere è il tuo compagno { $dealer }: a questo tavolo puoi accettare solo in solitaria.
euchre-why-turned-down = { $suit } è stato rifiutato: scegli un altro seme.
euchre-why-no-trump-not-played = Senza briscola, a questo tavolo, non si gioca: scegli un seme.
euchre-why-stuck-dealer = Hanno passato tutti e il mazziere sei tu: devi scegliere un seme.
euchre-why-blind-not-alone = Con un seme scelto alla cieca non si gioca in solitaria.
euchre-why-blind-needs-suit = Scegli uno dei quattro semi.
euchre-why-must-take = Con la carta scoperta il dichiarante sei tu: prendi { $card } e scarta una delle tue cinque carte.
euchre-why-no-farmers-hand = Questa non è una mano del contadino: servono solo nove e { ranks-T }, e niente { $suit }.
euchre-why-three-of-a-rank = Una mano del contadino ha esattamente tre nove, o esattamente tre { ranks-T }.
euchre-why-not-the-card-received = { $card } è la carta che hai appena ricevuto: restituiscine una tua.
euchre-why-exchange-needs-24 = Per cambiare la mano del contadino con il tallone servono 24 carte e nessun jolly; questo mazzo è diverso.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
euchre-bid-was-trump = { $who }: { $suit }{ $alone ->
    [yes] , in solitaria
   *[no] {""}
 }
euchre-verdict-made = { $alone ->
    [yes] Fatto in solitaria
   *[no] Fatto
 }, con { $tricks } prese
euchre-verdict-march = { $alone ->
    [yes] Cappotto in solitaria!
   *[no] Cappotto!
 }
euchre-verdict-euchred = Euchre!
euchre-verdict-euchred-by-one = Euchre di { $by } in solitaria!
euchre-sum-made = { $alone ->
    [yes] in solitaria, { $tricks } prese
   *[no] { $tricks } prese
 }: { $points }
euchre-sum-march = { $alone ->
    [yes] in solitaria, cinque prese
   *[no] cappotto
 }: { $points }
euchre-sum-euchre = per l’euchre: { $points }
euchre-stake-march-open = { $who } { $who_count ->
    [one] punta
   *[other] puntano
 } al cappotto: ancora { $missing }
euchre-brief-march-open = cappotto: ancora { $missing }
euchre-moment-march = Cappotto di { $who } nella smazzata { $deal }
euchre-moment-alone = { $who } ha fatto tutte e cinque le prese in solitaria nella smazzata { $deal }
euchre-moment-alone-euchred = { $who } ha giocato in solitaria nella smazzata { $deal } e ha subito l’euchre
euchre-moment-lone-defence = { $who } ha fatto l’euchre { A($maker) } { $maker } difendendo in solitaria nella smazzata { $deal }

# Per chi non ci ha mai giocato
euchre-help-aim =
    Due contro due: il tuo compagno ti siede di fronte. Ogni smazzata ha cinque prese.
    Una squadra sceglie la briscola: sono i **dichiaranti**, e devono fare almeno **tre prese**. Gli altri due **difendono**. Se i dichiaranti non ci arrivano subiscono l’*euchre*, e i punti vanno ai difensori.
    Vince la squadra che arriva prima a { $target } punti.
euchre-help-deal =
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
        [best-bower] Il jolly è il *bower maggiore*, la briscola più alta di tutte.
        [benny] { card-2S } (*benny*) è il *bower maggiore*, la briscola più alta di tutte.
       *[no] Non ci sono jolly.
    }{ $joker ->
        [none] {""}
       *[other] {" "}Se è la carta scoperta, { $joker_turned ->
            [dealer-names] il mazziere ne sceglie il seme prima di guardare
            [makers-at-once] il mazziere ne sceglie il seme prima di guardare, ed è dichiarante
           *[hearts] vale come { suit-H }
        }.
    }{ $farmers_hand ->
        [redeal] {" "}Chi ha solo nove e { ranks-T }, nessuno del seme scoperto, può chiedere carte nuove (*mano del contadino*).
        [exchange] {" "}Tre nove o tre { ranks-T } si possono cambiare con il tallone (*mano del contadino*).
       *[no] {""}
    }
euchre-help-bidding =
    Nel **primo giro**, cominciando da chi siede a sinistra del mazziere, ognuno *accetta* (la briscola è il seme della carta scoperta) o passa. Appena qualcuno accetta, il mazziere può prendere la carta e scartarne un’altra.
    Nel **secondo giro**, se hanno passato tutti e quattro, la carta è rifiutata. Ognuno può scegliere un altro seme{ $no_trump ->
        [yes] {" "}o giocare senza briscola
       *[no] {""}
    }, o passare. Se passano di nuovo tutti, { $stick_the_dealer ->
        [yes] deve sceglierne uno il mazziere (*mazziere obbligato*)
       *[no] dà le carte il prossimo
    }.
    Con carte forti puoi giocare **in solitaria**: il compagno posa le carte e resta fuori, e tutte e cinque le prese valgono 4 punti.{ $partners_best ->
        [yes] {" "}Chi gioca in solitaria può prima scambiare una carta con il compagno.
       *[no] {""}
    }{ $partner_must_go_alone ->
        [yes] {" "}Il compagno del mazziere può accettare solo in solitaria.
       *[no] {""}
    }{ $defend_alone ->
        [against-anyone] {" "}Anche un difensore può giocare in solitaria.
        [against-loner] {" "}Contro una solitaria, anche un difensore può giocare in solitaria.
       *[no] {""}
    }{ $needs_trump ->
        [yes] {" "}Il dichiarante deve avere una briscola.
       *[no] {""}
    }
euchre-help-play =
    Esce per primo chi siede a sinistra del mazziere{ $lone_lead ->
        [maker-left] , ma contro chi gioca in solitaria chi siede a sinistra del dichiarante
       *[eldest] , anche contro chi gioca in solitaria
    }.
    Se puoi, devi rispondere al seme d’uscita. Se non puoi, gioca quello che vuoi: una briscola o qualsiasi altra carta.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
    Occhio al bower sinistro: con briscola { sign-H }, { card-JD } vale come { suit-H }. Risponde a { suit-H }, non a { suit-D }.
euchre-help-scoring =
    Quante prese fanno i **dichiaranti**, e quanto vale:
    3 o 4 prese: 1 punto (anche in solitaria)
    tutte e cinque (*cappotto*): 2 punti
    tutte e cinque in solitaria: 4 punti
    2 o meno (*euchre*): { $super_euchre ->
        [yes] 2 punti ai difensori, 4 se i dichiaranti non ne fanno nessuna
       *[no] 2 punti ai difensori
    }{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } se il dichiarante era in solitaria)
    }{ $defend_alone ->
        [no] {""}
       *[other] ; chi difende in solitaria prende 4 punti{ $lone_defender ->
            [four-for-any-euchre] {""}
           *[four-for-all-five] {" "}per tutte e cinque le prese
        }
    }

# Quello che si conta nelle statistiche
euchre-feat-contract = Dichiarante
euchre-feat-march = Cappotti
euchre-feat-euchred = Euchre subiti
euchre-feat-defence-alone = Euchre in solitaria

# I regolamenti in una frase, e tutto il gioco in poche righe
euchre-preset-house-about = { $pack } carte, dall’asso al 7, fino a { $target }; contro una solitaria esce chi sta a sinistra del dichiarante.
euchre-preset-american-about = { $pack } carte, fino al 9; esce sempre chi siede a sinistra del mazziere.
euchre-preset-american-where = in Nordamerica
euchre-preset-stick-about = Come le americane, ma se tutti passano due volte il mazziere deve scegliere la briscola.
euchre-preset-canadian-about = Come le americane, ma il compagno del mazziere può accettare solo in solitaria.
euchre-preset-british-about = { $pack } carte e { card-2S }, che è la briscola più alta (il benny); fino a { $target }.
euchre-preset-british-where = in Gran Bretagna
euchre-preset-railroad-about = Con un jolly; in solitaria si può scambiare una carta; si può anche difendere in solitaria.
euchre-help-example =
    La briscola è { $trump }, quindi il *bower sinistro* è { $best }: l’altro { rank-word-J } di quel colore.
    { $leader } esce con { $led }. { $winner } non ha quel seme e taglia con { $best }. Sembra che abbia risposto al seme, ma è una **briscola**, la seconda più alta di tutte, e batte l’asso.
    Se l’uscita fosse stata { $trump }, { $winner } avrebbe dovuto rispondere proprio con quella carta.
euchre-help-short =
    • **Scopo:** due contro due, il compagno di fronte. Vince la squadra che arriva prima a { $target } punti.
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
    • **Punti per chi ha scelto la briscola:** 3 o 4 prese 1, tutte e cinque 2, tutte e cinque *in solitaria* 4. Meno di tre: 2 agli altri{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } se il dichiarante era in solitaria)
    }.

# La prima lezione
euchre-lesson-begins = Scopo: tre prese su cinque. 32 carte, spesso 24.
euchre-lesson-call = «Accetto»: briscola { $suit }, in testa { $right } e { $left }. Che fai?
euchre-lesson-call-done = In solitaria! Il compagno sta fuori; cinque prese valgono 4.
euchre-lesson-call-no = Si può, ma con { $right }, { $left } e l’asso accetta.
euchre-lesson-call-no-partner = Si può, ma in solitaria cinque prese valgono 4, non 2.
euchre-lesson-discard = Prendi { $up } e scarta una carta: quale non vince mai?
euchre-lesson-discard-done = Quattro briscole e un asso: possono vincere tutte.
euchre-lesson-discard-no = Si può, ma l’unica carta che non può vincere è { $loser }.
euchre-lesson-discard-no-keep = Si può, ma { $up } è una briscola in più. Prendila.
euchre-lesson-ruff = Non hai { $suit }, quindi puoi tagliare. Quale briscola basta?
euchre-lesson-ruff-done = Anche la briscola più bassa batte { $suit }.
euchre-lesson-ruff-no = Si può, ma basta { $low }: le briscole alte tienile.
euchre-lesson-ruff-no-throw = Si può, ma qui { $ace } non può vincere: serve una briscola.
euchre-lesson-right = Esci tu. Fai cadere le loro briscole: prima { $right }, il bower destro.
euchre-lesson-right-done = È caduta una briscola. Niente batte il bower destro.
euchre-lesson-right-no = Si può, ma comincia dalla più alta: niente batte { $right }.
euchre-lesson-right-no-ace = Si può, ma { $ace } si può tagliare. Prima le briscole.
euchre-lesson-left = Ora il bower sinistro: anche { $left } è una briscola, sopra l’asso.
euchre-lesson-left-done = È caduta un’altra briscola. Continua a contarle.
euchre-lesson-left-no = Si può, ma adesso la tua briscola più alta è { $left }.
euchre-lesson-last = Due carte, che dovrebbero vincere: gioca quella che vuoi.
euchre-lesson-last-done = Cinque prese in solitaria: cappotto, 4 punti.
