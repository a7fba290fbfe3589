game-schieber = Schieber (Jass)

# Segni sulle carte
mark-puur = B
mark-nell = N
marked-puur = Bauer
marked-nell = Nell

# Regolamenti
schieber-preset-swiss = regole svizzere
schieber-preset-penguin = regole di Parlett

# Singole regole
schieber-option-target = Punti per vincere
schieber-option-factors = Moltiplicatori dei contratti
schieber-value-factors-1-1-2-2-3-4 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 4
schieber-value-factors-1-1-1-1-1-1 = tutto vale una volta
schieber-value-factors-1-1-2-2-3-3 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 3
schieber-value-factors-2-2-1-1-3-3 = { sign-H } { sign-D } 1, { sign-S } { sign-C } 2, Obenabe 3, Undenufe 3
schieber-value-factors-2-1-1-1-1-1 = { sign-S } 2, tutto il resto 1
schieber-option-puur = Il Bauer ({ rank-word-J } di briscola) può restare in mano se è l’unica briscola
schieber-option-undenufe-six = Punti del sei in Undenufe (con 11, gli assi valgono 0)
schieber-option-match = Punti per il match (tutte e nove le prese)
schieber-option-four-nines = Punti per quattro nove
schieber-value-four-nines-none = nessuno
schieber-option-weis-tie = Se gli annunci delle due squadre sono pari
schieber-value-weis-tie-nobody = non segna nessuna delle due
schieber-value-weis-tie-earlier = segna la squadra che ha giocato prima nella prima presa
schieber-option-weis-undenufe = Annunci in Undenufe
schieber-value-weis-undenufe-sequences-reversed = file capovolte
schieber-value-weis-undenufe-natural = come al solito
schieber-value-weis-undenufe-all-reversed = file, assi, re, { ranks-Q } e { ranks-T } capovolti
schieber-option-weis-longer-wins = Tra le file di cinque o più vince la più lunga
schieber-option-fours-or-run = Quattro uguali (100) contro cinque in fila
schieber-value-fours-or-run-fours = vincono i quattro uguali
schieber-value-fours-or-run-run = vincono i cinque in fila
schieber-option-undertrump = Tagliare più basso
schieber-value-undertrump-strict = solo se non hai altro
schieber-value-undertrump-all-trump-hand-free = permesso se hai solo briscole
schieber-option-finish-order = Ordine dei punti, se entrambe le squadre chiudono nella prima presa
schieber-value-finish-order-weis-stoeck-cards = annunci, Stöck, carte
schieber-value-finish-order-stoeck-weis-cards = Stöck, annunci, carte
schieber-option-push-back = Il compagno può spingere indietro una volta
schieber-option-first-forehand = Chi è di mano nella prima smazzata
schieber-value-first-forehand-7C = chi ha { card-7C }
schieber-value-first-forehand-7D = chi ha { card-7D }
schieber-value-first-forehand-dealer-right = chi siede a destra del mazziere
schieber-option-claims = Chiamarsi fuori al traguardo
schieber-value-claims-automatic = in automatico, dopo ogni presa
schieber-value-claims-by-hand = lo fa chi gioca; chi sbaglia perde
schieber-option-weis-by = Gli annunci si fanno
schieber-value-weis-by-engine = in automatico
schieber-value-weis-by-hand = a voce, da chi gioca
schieber-option-faces = Carte svizzere
schieber-value-faces-source = Ghiande per picche, Campanelli per cuori, Scudi per quadri, Rose per fiori
schieber-value-faces-swiss = Scudi per picche, Rose per cuori, Ghiande per quadri, Campanelli per fiori

# Quello che si chiede: dopo «Tocca a te:» o un nome
schieber-phase-naming = scegliere il contratto, o spingere al compagno
schieber-phase-must-name = scegliere il contratto
schieber-phase-announcing = fare un annuncio
schieber-ask-naming = Scegli il contratto, o spingi al compagno.
schieber-ask-must-name = Il tuo compagno ha spinto: scegli il contratto.
schieber-ask-announcing = Con la prima carta puoi fare un annuncio. Puoi anche tenerlo per te.
schieber-badge-maker = Dichiarante
schieber-auction = Chiamate – { $course }
schieber-said-shove = spinge

# Contratti
schieber-contract-obenabe = Obenabe (senza briscola, asso alto)
schieber-contract-undenufe = Undenufe (senza briscola, sei alto)
schieber-short-contract-obenabe = Obenabe
schieber-short-contract-undenufe = Undenufe
schieber-contract-by = { $trump ->
    [yes] Briscola: { $contract } (scelta di { $maker })
   *[no] { $contract }, scelta di { $maker }
 }

# Pulsanti
schieber-action-contract = { $contract ->
    [obenabe] Obenabe (asso alto)
    [undenufe] Undenufe (sei alto)
   *[other] { $contract }
 }
schieber-action-shove = Spingo al compagno
schieber-action-weis = { $kind ->
    [three] Tre in fila
    [four] Quattro in fila
    [five] Cinque o più in fila
    [TTTT] Quattro { ranks-T }
    [QQQQ] Quattro { ranks-Q }
    [KKKK] Quattro { ranks-K }
    [AAAA] Quattro { ranks-A }
    [JJJJ] Quattro { ranks-J }
    [none] Nessun annuncio
   *[other] Quattro nove
 }
schieber-action-claim = Mi chiamo fuori!

# Quello che succede
schieber-event-forehand = { $who } ha { $card } ed è di mano.
schieber-event-shoved = { $who } spinge: sceglie { $to_whom }.
schieber-event-named = { $who } sceglie { $contract ->
    [obenabe] Obenabe: senza briscola, asso alto
    [undenufe] Undenufe: senza briscola, sei alto
   *[other] { $contract } come briscola
 } (×{ $factor }).
schieber-event-weis = { $who }: { $kind ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
    [JJJJ] quattro { ranks-J }
    [none] nessun annuncio
   *[other] quattro nove
 }.
schieber-event-weis-length = { $who } dice quanto è lunga: { $length } carte.
schieber-event-weis-top = { $who } dice la carta più alta: { $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }.
schieber-event-weis-trump = { $trump ->
    [yes] { $who } dice che è di briscola.
   *[no] { $who } dice che non è di briscola.
 }
schieber-event-weis-nobody = { $tie ->
    [yes] Gli annunci sono pari: non segna nessuno.
   *[no] Nessuno ha annunci.
 }
schieber-event-weis-shown = { $who } mostra { $cards }: { $kind ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
    [JJJJ] quattro { ranks-J }
   *[other] quattro nove
 }, { $points } punti.
schieber-event-stoeck = Stöck! { $who } aveva re e { rank-word-Q } di briscola.
schieber-event-match = Match! { $who } fanno tutte e nove le prese{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }.
schieber-event-claimed-for = { $who } arrivano al traguardo con { $count } punti: partita finita!
schieber-event-claimed = { $right ->
    [yes] { $who } si chiama fuori con { $count } punti, e ha ragione!
   *[no] { $who } si chiama fuori, ma { $count ->
        [0] non ha ancora punti
        [one] ha solo { $count } punto
       *[other] ha solo { $count } punti
    }.
 }
schieber-event-double-loss = { $losers } non hanno nemmeno metà del traguardo: sconfitta doppia!

# Quello che conviene ricordare
schieber-fact-factor = { $count ->
    [1] {""}
   *[other] Tutto vale ×{ $count }
 }
schieber-fact-shoved = { $who } ha spinto
schieber-fact-cards = Carte di { $who }: { $count }
schieber-fact-weis = { $who }: { $kind ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
    [JJJJ] quattro { ranks-J }
   *[other] quattro nove
 }
schieber-fact-weis-length = { $who }: fila di { $length } carte
schieber-fact-weis-top = { $who }: carta più alta { $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }
schieber-fact-weis-trump = { $trump ->
    [yes] { $who }: di briscola
   *[no] { $who }: non di briscola
 }
schieber-fact-weis-scored = Annunci di { $who }: { $points } punti
schieber-fact-stoeck = { $who } ha annunciato Stöck
schieber-shown-weis = { $kind ->
    [three] Tre in fila
    [four] Quattro in fila
    [five] Cinque o più in fila
    [TTTT] Quattro { ranks-T }
    [QQQQ] Quattro { ranks-Q }
    [KKKK] Quattro { ranks-K }
    [AAAA] Quattro { ranks-A }
    [JJJJ] Quattro { ranks-J }
   *[other] Quattro nove
 }: { $points }

# Come è finita
schieber-result-target = { $double ->
    [yes] { $target } punti raggiunti – e gli altri perdono doppio
   *[no] { $target } punti raggiunti
 }
schieber-result-written = { $double ->
    [yes] { $target } punti raggiunti con annunci o Stöck – e gli altri perdono doppio
   *[no] { $target } punti raggiunti con annunci o Stöck
 }
schieber-result-there-first = { $double ->
    [yes] Entrambe le squadre a { $target }; { $winners } per primi – e gli altri perdono doppio
   *[no] Entrambe le squadre a { $target }; { $winners } per primi
 }
schieber-result-claim-by-engine = { $double ->
    [yes] { $winners } al traguardo con { $count } punti – e gli altri perdono doppio
   *[no] { $winners } al traguardo con { $count } punti
 }
schieber-result-claim-right = { $double ->
    [yes] { $who } si chiama fuori con { $count } punti, e ha ragione – e gli altri perdono doppio
   *[no] { $who } si chiama fuori con { $count } punti, e ha ragione
 }
schieber-result-claim-wrong = { $double ->
    [yes] { $who } si chiama fuori con solo { $count } punti su { $target } – e perde doppio
   *[no] { $who } si chiama fuori con solo { $count } punti su { $target }
 }

# Rifiuti
schieber-why-must-name = Il tuo compagno ha spinto, quindi devi scegliere un contratto.
schieber-why-weis-unknown = Questo non è un annuncio, a questo tavolo.
schieber-why-weis-not-held = Non hai in mano { $kind ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
    [JJJJ] quattro { ranks-J }
   *[other] quattro nove
 }.
schieber-why-weis-too-weak = C’è già un annuncio più forte ({ $named ->
    [three] tre in fila
    [four] quattro in fila
    [five] cinque o più in fila
    [TTTT] quattro { ranks-T }
    [QQQQ] quattro { ranks-Q }
    [KKKK] quattro { ranks-K }
    [AAAA] quattro { ranks-A }
    [JJJJ] quattro { ranks-J }
   *[other] quattro nove
 }): fanne uno almeno altrettanto forte, o nessuno.
schieber-why-claims-are-automatic = Non occorre chiamarsi fuori: a questo tavolo la fine si controlla dopo ogni presa.
schieber-why-claim-too-early = Ci si può chiamare fuori solo dalla seconda presa.
schieber-why-undertrump = C’è già { $best }: { $card } è una briscola più bassa, e tagliare più basso non è permesso.
schieber-why-puur-must-follow = Devi rispondere a { $suit }: a questo tavolo deve rispondere anche il Bauer, quindi gioca { $binding }, non { $card }.
schieber-why-must-follow-or-trump = Hai { $binding }: rispondi a { $suit } o gioca una briscola ({ $trump }); { $card } non è né l’una né l’altra cosa.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
schieber-bid-was-named = { $who }: { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] briscola { $contract }
 }{ $factor ->
    [1] {""}
   *[other] {" "}(×{ $factor })
 }
schieber-verdict-match = Match di { $who }!
schieber-verdict-ahead = { $most } a { $least } per { $who }
schieber-sum-nothing = niente da segnare
schieber-sum-cards = { $factor ->
    [1] carte { $points }
   *[other] carte { $count } × { $factor } = { $points }
 }
schieber-sum-match = { $factor ->
    [1] per il match { $points }
   *[other] per il match { $count } × { $factor } = { $points }
 }
schieber-sum-weis = { $factor ->
    [1] annunci { $points }
   *[other] annunci { $count } × { $factor } = { $points }
 }
schieber-sum-stoeck = { $factor ->
    [1] Stöck { $points }
   *[other] Stöck { $count } × { $factor } = { $points }
 }
schieber-stake-match-open = { $who }: il match è ancora possibile
schieber-stake-target-missing = { $who }: { $counted } in prese, { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
 }
schieber-moment-match = Match di { $who } nella smazzata { $deal }
schieber-moment-weis = { $who } ha mostrato annunci per { $points } nella smazzata { $deal }

# Per chi non ci ha mai giocato
schieber-help-aim =
    Due contro due: il tuo compagno ti siede di fronte. Nelle prese raccogliete i **punti delle carte** – il numero delle prese non conta.
    Danno punti anche certe carte tenute insieme, gli **annunci** (*Weis*), re e { rank-word-Q } di briscola (lo **Stöck**){ $match ->
        [0] {""}
       *[other] , e tutte e nove le prese (il **match**)
    }.
    Vince la squadra che arriva prima a { $target } punti, anche a metà smazzata. Chi in quel momento ne ha meno della metà perde doppio.
schieber-help-deal =
    36 carte, dall’asso al 6: ognuno ne riceve nove. Si gioca **in senso antiorario**, verso destra.
    Nei semi normali: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }.
    Nel seme di **briscola** (l’atout) la più alta è { rank-J } (il *Bauer*), poi il 9 (il *Nell*): { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    In *Obenabe* («dall’alto in giù») non c’è briscola e la più alta è l’asso; in *Undenufe* («dal basso in su») non c’è briscola e la più alta è il **6**.
    Chi siede a destra del mazziere è *di mano*{ $first_forehand ->
        [n7C] , ma nella prima smazzata lo è chi ha { card-7C }
        [n7D] , ma nella prima smazzata lo è chi ha { card-7D }
       *[other] {""}
    }.
    Le carte svizzere sono { $faces ->
        [swiss] { schieber-value-faces-swiss }
       *[source] { schieber-value-faces-source }
    }.
schieber-help-bidding =
    Chi è di mano guarda le sue nove carte e sceglie il contratto: un seme di briscola, *Obenabe* o *Undenufe*. Oppure **spinge** (*schieben*) – e allora { $push_back ->
        [yes] il compagno sceglie, o spinge indietro, e deve scegliere chi è di mano
       *[no] deve scegliere il compagno
    }.
    Il contratto moltiplica tutto: { $factors ->
        [n1-1-1-1-1-1] sempre ×1
        [n1-1-2-2-3-3] { sign-S } e { sign-C } ×1, { sign-D } e { sign-H } ×2, Obenabe e Undenufe ×3
        [n2-2-1-1-3-3] { sign-H } e { sign-D } ×1, { sign-S } e { sign-C } ×2, Obenabe e Undenufe ×3
        [n2-1-1-1-1-1] { sign-S } ×2, tutto il resto ×1
       *[n1-1-2-2-3-4] { sign-S } e { sign-C } ×1, { sign-D } e { sign-H } ×2, Obenabe ×3, Undenufe ×4
    }.
    Per la prima presa esce chi è di mano, chiunque abbia scelto.
    Con la prima carta ognuno dice il suo **annuncio** migliore. Dal più debole: tre o quattro carte in fila di un seme; { $fours_or_run ->
        [run] quattro { ranks-T }, { ranks-Q }, re, assi; cinque o più in fila
       *[fours] cinque o più in fila; quattro { ranks-T }, { ranks-Q }, re, assi
    }{ $four_nines ->
        [none] {""}
       *[other] ; quattro nove
    }; quattro { ranks-J }.{ $weis_by ->
        [hand] {" "}Il tuo lo annunci tu.
       *[engine] {" "}Il tuo lo annuncio io.
    }
    Tra file uguali vince { $weis_longer_wins ->
        [yes] la più lunga, poi quella con la carta più alta
       *[no] quella con la carta più alta
    }, poi quella di briscola; se tutto è pari, { $weis_tie ->
        [earlier] segna la squadra che ha giocato prima
       *[nobody] non segna nessuna delle due
    }.{ $weis_undenufe ->
        [natural] {""}
        [all-reversed] {" "}In Undenufe sono capovolti le file e anche quattro assi, re, { ranks-Q } o { ranks-T }.
       *[sequences-reversed] {" "}In Undenufe le file sono capovolte.
    } Segna solo la squadra con il più forte.
schieber-help-play =
    • **Si esce a briscola:** se puoi, rispondi con una briscola. { $puur ->
        [yes] Solo il Bauer può restare in mano.
       *[no] Deve rispondere anche il Bauer.
    }
    • **Si esce in un altro seme:** rispondi al seme **o taglia con una briscola**, come preferisci. Senza quel seme gioca quello che vuoi.
    • **Non tagliare più basso:** se qualcuno ha già tagliato, non puoi giocare una briscola più bassa della più alta in tavola – puoi farlo solo se { $undertrump ->
        [all-trump-hand-free] hai solo briscole.
       *[strict] non hai altro.
    }
    In Obenabe e Undenufe rispondi semplicemente al seme, se puoi.
    La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima.
schieber-help-scoring =
    Di briscola: Bauer 20, Nell 14. Le altre carte: { rank-A } = 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(in Undenufe 0, e ogni 6 vale { $undenufe_six })
    }, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, ogni altro { rank-J } = 2. Senza briscola ogni 8 vale 8. L’ultima presa: 5 in più. In tutto 157.
    { $match ->
        [0] Tutte e nove le prese (il **match**) non danno niente in più.
       *[other] • **Match** (tutte e nove le prese): { $match } in più.
    }
    • **Annunci:** tre in fila 20, quattro 50, cinque o più 100; quattro { ranks-T }, { ranks-Q }, re o assi 100, quattro { ranks-J } 200{ $four_nines ->
        [none] {""}
       *[other] , quattro nove { $four_nines }
    }. La squadra con il più forte segna tutti quelli dei due compagni.
    • **Stöck** (re e { rank-word-Q } di briscola nella stessa mano): 20, a qualsiasi squadra.
    Tutto si moltiplica per il contratto. Annunci e Stöck si segnano subito, le carte alla fine della smazzata. Se entrambe le squadre chiudono nella prima presa, si conta in quest’ordine: { $finish_order ->
        [stoeck-weis-cards] { schieber-value-finish-order-stoeck-weis-cards }
       *[weis-stoeck-cards] { schieber-value-finish-order-weis-stoeck-cards }
    }.{ $claims ->
        [by-hand] {" "}Conta anche tu: quando la tua squadra, tra segnati e prese, ha { $target }, al tuo turno premi *{ schieber-action-claim }* Se è vero vincete, se no vincono gli altri.
       *[automatic] {""}
    }

# Quello che si conta nelle statistiche
schieber-feat-named = Scelti
schieber-feat-shoved = Spinti
schieber-feat-weis = Annunci
schieber-feat-weis-points = Punti annunci
schieber-feat-stoeck = Stöck
schieber-feat-match = Match

# I regolamenti in una frase, e tutto il gioco in poche righe
schieber-preset-house-about = Fino a { $target }; { sign-S } { sign-C } ×1, { sign-D } { sign-H } ×2, Obenabe ×3, Undenufe ×4; il Bauer può restare in mano.
schieber-preset-source-about = Annunci e fine li dite voi, e anche il Bauer deve rispondere; fino a { $target }.
schieber-preset-swiss-about = Fino a { $target }; { sign-H } { sign-D } ×1, { sign-S } { sign-C } ×2, Obenabe e Undenufe ×3; quattro nove valgono { $four_nines }.
schieber-preset-swiss-where = in Svizzera
schieber-preset-penguin-about = Come nel libro di David Parlett: fino a { $target }; in Undenufe ogni annuncio è capovolto.
schieber-help-row-undenufe = Con Undenufe
schieber-help-example =
    Con la prima carta tutti hanno detto il loro annuncio: { $shower } **quattro** in fila, l’altra squadra solo **tre**.
    Vince l’annuncio più forte, e segna solo la sua squadra: { $shown_points } punti, per { $factor } perché la briscola è { $trump }, fanno { $side_points }. Si segnano subito, chiunque faccia la presa.
schieber-help-short =
    • **Scopo:** due contro due, il compagno di fronte. Raccogliete i punti delle carte; vince la squadra che arriva prima a { $target }.
    • **Carte:** 36 in tutto, nove a testa. Si gioca in senso antiorario; *di mano* è chi siede a destra del mazziere{ $first_forehand ->
        [n7C] , nella prima smazzata chi ha { card-7C }
        [n7D] , nella prima smazzata chi ha { card-7D }
       *[other] {""}
    }.
    • **Contratto:** chi è di mano sceglie una briscola, *Obenabe* (senza briscola, asso alto) o *Undenufe* (senza briscola, sei alto), oppure spinge al compagno. Moltiplica tutti i punti: { $factors ->
        [n1-1-1-1-1-1] sempre per 1
        [n1-1-2-2-3-3] { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe e Undenufe 3
        [n2-2-1-1-3-3] { sign-H } { sign-D } 1, { sign-S } { sign-C } 2, Obenabe e Undenufe 3
        [n2-1-1-1-1-1] { sign-S } per 2, il resto per 1
       *[n1-1-2-2-3-4] { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, Obenabe 3, Undenufe 4
    }.
    • **Ordine:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6; tra le briscole prima { rank-J } (*Bauer*), poi il 9 (*Nell*).
    • **Quando tocca a te:** rispondi al seme, o taglia se vuoi, ma non sotto una briscola già in tavola. Se si esce a briscola, rispondi{ $puur ->
        [yes] {" "}– solo il Bauer può restare in mano
       *[no] , anche con il Bauer
    }.
    • **Carte:** Bauer 20, Nell 14, { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2; senza briscola ogni 8 vale 8. Ultima presa 5{ $match ->
        [0] {""}
       *[other] , tutte e nove le prese { $match } in più
    }.
    • **Annunci:** tre in fila 20, quattro 50, cinque o più 100; quattro { ranks-T }, { ranks-Q }, re o assi 100, quattro { ranks-J } 200. Segna solo la squadra con il migliore. { rank-K } e { rank-Q } di briscola (*Stöck*): 20.

# La prima lezione
schieber-lesson-begins = È solo una prova. Decidono i punti delle carte.
schieber-lesson-contract = { $puur } e { $nell } sarebbero Bauer e Nell, le più alte. Che fai?
schieber-lesson-contract-done = La briscola è { $suit }, e tutto vale doppio.
schieber-lesson-contract-no = Si può, ma in { $suit } hai cinque briscole.
schieber-lesson-contract-no-shove = Si può, ma con queste carte non occorre spingere.
schieber-lesson-puur = Esci tu. Fai cadere le briscole con il Bauer: da solo vale 20.
schieber-lesson-puur-done = Il tuo annuncio è già segnato: quattro in fila, 50 × 2.
schieber-lesson-puur-no = Si può, ma prima le briscole, dalla più alta di tutte.
schieber-lesson-nell = Manca ancora una briscola. Il Nell è la seconda, e vale 14.
schieber-lesson-nell-done = Ora nessun altro ha briscole.
schieber-lesson-nell-no = Si può, ma il Nell la fa cadere di sicuro.
schieber-lesson-seven = { $seven } non può vincere. Perdila ora: una briscola ti riporta in gioco.
schieber-lesson-seven-done = La prendono loro; le tue briscole aspettano.
schieber-lesson-seven-no = Si può, ma perdi prima { $seven }, finché hai briscole.
schieber-lesson-trumping = Puoi tagliare anche se hai { $suit }. { $out } è ancora in giro!
schieber-lesson-trumping-done = Hai preso il loro asso: 11 punti, per due.
schieber-lesson-trumping-no = Si può, ma { $out } la batterebbe. Taglia!
schieber-lesson-trumping-no-ace = Si può, ma basta una briscola più bassa.
schieber-lesson-plain = Niente batte più le tue carte di { $suit }. Giocane una.
schieber-lesson-plain-done = Punti: { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2.
schieber-lesson-plain-no = Si può, ma tieni le briscole per le ultime prese.
schieber-lesson-more = Ancora una volta: { $suit } vince di nuovo.
schieber-lesson-more-done = Un’altra presa per la tua squadra.
schieber-lesson-more-no = Si può, ma le briscole vincono anche alla fine.
schieber-lesson-stoeck = E ora le briscole. Re e { rank-word-Q } di briscola insieme sono lo Stöck.
schieber-lesson-stoeck-done = Stöck: 20 × 2. Con tutte e nove le prese era match, altri 100.
