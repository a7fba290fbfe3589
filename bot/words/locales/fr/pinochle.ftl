game-pinochle = Pinochle

# Variantes
pinochle-preset-racehorse = racehorse : 3 cartes entre preneur et partenaire
pinochle-preset-iowa = Iowa : chaque camp échange 3 cartes
pinochle-preset-dailey = règles de Dailey
pinochle-preset-grandfather = cartes à l’ancienne

# Règles une à une
pinochle-option-set-penalty = Un camp qui chute perd
pinochle-value-set-penalty-bid = son enchère
pinochle-value-set-penalty-meld = ses combinaisons
pinochle-option-scale = Tous les points multipliés par
pinochle-option-card-values = Points des cartes
pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } un chacun, dernier pli 1
pinochle-value-card-values-original = { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, dernier pli 10
pinochle-value-card-values-intermediate = { rank-A } et { rank-T } dix, { rank-K } et { rank-Q } 5, dernier pli 10
pinochle-option-minimum = Enchère minimale (avant multiplication)
pinochle-option-deal-by = On donne les cartes
pinochle-value-deal-by-three = trois par trois
pinochle-value-deal-by-one = une par une
pinochle-option-nines-redeal = Nouvelle donne avec cinq neuf
pinochle-option-racehorse = Cartes échangées entre partenaires (racehorse)
pinochle-option-racehorse-who = Qui échange
pinochle-value-racehorse-who-declarer-side = le preneur et son partenaire
pinochle-value-racehorse-who-both-sides = les deux camps
pinochle-option-racehorse-how = Ordre de l’échange
pinochle-value-racehorse-how-together = en même temps
pinochle-value-racehorse-how-partner-first = le partenaire donne d’abord
pinochle-option-extra-run-melds = Suites avec { rank-K }, { rank-Q } ou les deux en plus
pinochle-option-surrender = Le preneur peut abandonner après les combinaisons
pinochle-option-trickless-keeps-dix = Sans pli, la défense garde ses neuf d’atout

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
pinochle-phase-redealing = demander ou non une nouvelle donne (cinq neuf ou plus)
pinochle-phase-bidding = enchérir ou passer
pinochle-phase-must-bid = enchérir
pinochle-phase-naming = choisir l’atout
pinochle-phase-exchanging = choisir des cartes pour le partenaire
pinochle-phase-giving = donner des cartes au preneur
pinochle-phase-returning = rendre autant de cartes
pinochle-ask-redealing = Avec cinq neuf ou plus, tu peux demander une nouvelle donne. La veux-tu ?
pinochle-ask-bidding = { $bid ->
    [0] Rien de plus haut n’est possible : passe.
   *[other] Annonce { $bid } ou plus, ou passe. Qui passe ne revient plus.
 }
pinochle-ask-must-bid = Tous les autres ont passé : tu dois annoncer { $bid }.
pinochle-ask-naming = C’est toi le preneur : choisis l’atout.
pinochle-ask-exchanging = Choisis { $least ->
    [1] une carte
   *[other] { $least } cartes
 } pour ton partenaire.
pinochle-ask-giving = Donne { $least ->
    [1] une carte
   *[other] { $least } cartes
 } au preneur.
pinochle-ask-returning = Rends { $least ->
    [1] une carte
   *[other] { $least } cartes
 } à ton partenaire : n’importe lesquelles de celles que tu as maintenant.
pinochle-badge-maker = Preneur

# Boutons
pinochle-action-trump = Atout : { $suit }
pinochle-action-redeal = Nouvelle donne

# Ce qui se passe
pinochle-contract-by = Atout : { $contract } (preneur : { $maker })
pinochle-event-answered = { $who } a répondu.
pinochle-event-you-answered = { $redeal ->
    [yes] Tu demandes une nouvelle donne.
   *[no] Tu gardes cette donne.
 }
pinochle-event-redealt = Trop de neuf : { $who } a demandé une nouvelle donne.
pinochle-event-no-redeal = Personne ne demande de nouvelle donne.
pinochle-event-gave = { $who } a choisi { $count ->
    [1] une carte
   *[other] { $count } cartes
 } pour { $receiver }.
pinochle-event-meld = { $who } étale { $points } : { $cards }{ $run ->
    [0] {""}
    [1] {" "}· suite
   *[other] {" "}· double suite
 }{ $extra ->
    [K] {" "}avec le roi en plus
    [Q] {" "}avec { rank-word-Q } en plus
    [KQ] {" "}avec un mariage en plus
   *[none] {""}
 }{ $royal ->
    [0] {""}
    [1] {" "}· mariage d’atout
   *[other] {" "}· deux mariages d’atout
 }{ $marriages ->
    [0] {""}
    [1] {" "}· mariage
   *[other] {" "}· { $marriages } mariages
 }{ $aces ->
    [0] {""}
    [1] {" "}· as en carré
   *[other] {" "}· as en double carré
 }{ $kings ->
    [0] {""}
    [1] {" "}· rois en carré
   *[other] {" "}· rois en double carré
 }{ $queens ->
    [0] {""}
    [1] {" "}· { ranks-Q } en carré
   *[other] {" "}· { ranks-Q } en double carré
 }{ $jacks ->
    [0] {""}
    [1] {" "}· { ranks-J } en carré
   *[other] {" "}· { ranks-J } en double carré
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· pinochle
   *[other] {" "}· double pinochle
 }{ $dix ->
    [0] {""}
    [1] {" "}· neuf d’atout
   *[other] {" "}· deux neuf d’atout
 }
pinochle-event-surrendered = { $who } abandonne : { $value } points perdus, et les adversaires marquent leurs combinaisons.
pinochle-event-made = { $who } tiennent l’enchère : { $total } points pour { $value }.
pinochle-event-set = Chute ! { $who } ne font que { $total } sur { $value }.
pinochle-event-declarers-trickless = { $who } ne font aucun pli et perdent leur enchère de { $value }.
pinochle-event-defenders-total = Défense, { $who } : { $total } points (combinaisons et plis).
pinochle-event-defenders-trickless = { $who } ne font aucun pli, leurs combinaisons ne comptent donc pas{ $total ->
    [0] {""}
   *[other] , sauf { $total } pour les neuf d’atout
 }.

# Ce qu’on retient
pinochle-fact-so-far = { $who } : combinaisons { $meld } + plis { $tricks } = { $total }
pinochle-result-both-there = les deux camps ont { $target }, et { $maker } a pris en dernier

# Refus
pinochle-why-not-enough-nines = Une nouvelle donne demande { $needed } neuf ou plus : tu en as { $count }.
why-pinochle-values-need-tens = Ces points de cartes demandent que tous les points soient multipliés par 10.
why-pinochle-partner-first-one-side = « Le partenaire donne d’abord » ne vaut que pour le preneur et son partenaire, pas pour les deux camps.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
pinochle-verdict-declarers-trickless = Chute : pas un seul pli
pinochle-sum-trickless-bid = aucun pli, combinaisons { $meld } perdues : { $points }
pinochle-sum-trickless = aucun pli, combinaisons { $meld } perdues : { $points ->
    [0] 0
   *[other] neuf d’atout { $points }
 }
pinochle-stake-trick-missing = combinaisons { $meld }, encore un pli à faire
pinochle-aloud-trick-missing = { $who } : { pinochle-stake-trick-missing }

# Pour qui n’y a jamais joué
pinochle-help-aim =
    Deux contre deux : ton partenaire est en face. On marque deux fois par donne : pour les **combinaisons** qu’on étale de sa main, et pour les as, { ranks-T } et rois des **plis** qu’on ramasse.
    Un camp annonce combien de points il fera avec les deux réunis. S’il fait moins, il *chute* et perd { $set_penalty ->
        [meld] ses combinaisons
       *[bid] son enchère
    }.
    Le premier camp à { $scale ->
        [10] 1500
       *[other] 150
    } points gagne. Si les deux y arrivent dans la même donne, c’est le camp preneur qui gagne.
pinochle-help-deal =
    48 cartes : deux fois l’as, { rank-word-T }, le roi, { rank-word-Q }, le { rank-word-J } et le neuf de chaque couleur. Chacun en reçoit douze, { $deal_by ->
        [one] { pinochle-value-deal-by-one }
       *[three] { pinochle-value-deal-by-three }
    }.
    L’ordre, dans chaque couleur, est **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend } : { rank-word-T } bat le roi. De deux cartes égales, la première jouée est la plus forte.{ $racehorse ->
        [0] {""}
       *[other] {" "}Une fois l’atout choisi (*racehorse*), { $racehorse_who ->
            [both-sides] les partenaires des deux camps échangent
           *[declarer-side] le preneur et son partenaire échangent
        } { $racehorse } { $racehorse ->
            [one] carte
           *[other] cartes
        }{ $racehorse_how ->
            [partner-first] {" "}; le partenaire donne d’abord
           *[together] {""}
        }.
    }{ $nines_redeal ->
        [yes] {" "}Avec cinq neuf en main, on peut demander une nouvelle donne.
       *[no] {""}
    }
pinochle-help-bidding =
    À partir de la gauche du donneur, chacun annonce **{ $minimum }{ $scale ->
        [10] 0
       *[other] {""}
    } au moins** ou passe ; chaque enchère dépasse la précédente, et qui passe ne revient plus. Si les trois premiers passent, le donneur doit prendre l’enchère minimale.
    La dernière enchère fait le **preneur**, qui choisit l’atout{ $trump_needs ->
        [marriage] , une couleur dont il a le roi et { rank-word-Q }, s’il y en a une
       *[nothing] {""}
    }. Puis toutes les combinaisons sont montrées et comptées{ $scale ->
        [10] {" "}(à cette table, dix fois ces points)
       *[other] {""}
    } :
    • suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 15 (deux : 150){ $extra_run_melds ->
        [yes] {" "}; avec { rank-K } ou { rank-Q } en plus, 4 de plus, avec les deux, 8
       *[no] {""}
    }
    • { rank-K } { rank-Q } d’atout (*mariage d’atout*) 4, sauf celui d’une suite · { rank-K } { rank-Q } d’une autre couleur (*mariage*) 2
    • pinochle { card-QS } { card-JD } 4 (deux : 30)
    • un de chaque couleur (*carré*) : as 10, rois 8, { ranks-Q } 6, { ranks-J } 4 (deux fois : dix fois plus)
    • { rank-K } { rank-Q } des quatre couleurs font ainsi 24
    • 9 d’atout 1
    J’étale pour toi le mieux que ta main permet. Une carte peut servir dans des combinaisons de sortes différentes.
pinochle-help-play =
    { $surrender ->
        [yes] Le preneur peut alors abandonner et perdre l’enchère. Sinon il entame. Il faut :
       *[no] Le preneur entame. Il faut :
    }
    1. fournir{ $heading ->
        [always] , et **monter** sur la meilleure carte si l’on peut, même celle du partenaire – sauf si le pli est déjà coupé
       *[other] , et à l’entame d’atout **monter** sur la meilleure carte si l’on peut, même celle du partenaire
    } ;
    2. sans la couleur, couper{ $heading ->
        [trump-led-only] , haut ou bas
       *[other] {" "}– et surcouper un atout déjà joué, si l’on peut
    } ;
    3. sans la couleur ni atout, jouer ce qu’on veut.
    L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
pinochle-help-scoring =
    Points dans les plis : { $card_values ->
        [original] { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, le dernier pli 10 : 250 en tout
        [intermediate] { rank-A } et { rank-T } dix chacun, { rank-K } et { rank-Q } 5, le dernier pli 10 : 250 en tout
       *[simple] { $scale ->
            [10] chaque { rank-A }, { rank-T } et { rank-K } 10, le dernier pli 10 : 250 en tout
           *[other] chaque { rank-A }, { rank-T } et { rank-K } 1, le dernier pli 1 : 25 en tout
        }
    }.
    Camp preneur : si combinaisons et plis atteignent ensemble l’enchère, il marque le tout ; sinon, il perd { $set_penalty ->
        [meld] ses combinaisons
       *[bid] l’enchère
    }.
    Défense : elle marque toujours combinaisons et plis.{ $surrender ->
        [yes] {" "}Si le preneur abandonne, elle marque ses seules combinaisons.
       *[no] {""}
    }
    Un camp sans un seul pli ne marque rien pour ses combinaisons{ $trickless_keeps_dix ->
        [yes] , mais la défense garde ses neuf d’atout
       *[no] {""}
    } ; si c’est le camp preneur, il perd son enchère.

# Ce que ses joueurs comptent
pinochle-feat-contract = Enchères gagnées

# Ses variantes en une phrase, et tout le jeu en quelques lignes
pinochle-preset-house-about = Enchères dès { $minimum } ; as, { ranks-T } et rois comptent un ; un camp qui chute perd son enchère.
pinochle-preset-source-about = Comme les règles standard, mais un camp qui chute perd ses combinaisons.
pinochle-preset-racehorse-about = Le preneur et son partenaire échangent { $racehorse } cartes avant d’étaler.
pinochle-preset-iowa-about = Dans chaque camp, les partenaires échangent { $racehorse } cartes avant d’étaler.
pinochle-preset-dailey-about = Tout fois dix, enchères dès { $minimum }0 ; le partenaire donne { $racehorse } cartes d’abord ; abandon permis.
pinochle-preset-grandfather-about = Tout fois dix ; { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, et dix pour le dernier pli.
pinochle-help-example =
    { $maker } a remporté l’enchère à { $bid } et choisi { $trump }. Toutes les combinaisons sont maintenant étalées.
    { $shower } montre une **suite** (15) et un **pinochle** (4) : { $shown_points }. Le roi et { rank-word-Q } de la suite ne font pas un mariage en plus. { $mate } ajoute { $mate_points } pour deux mariages.
    Cela fait { $side_points } ensemble – s’ils font au moins un pli.
pinochle-help-short =
    • **But :** deux contre deux, ton partenaire en face. On marque combinaisons et plis ; le premier camp à { $scale ->
        [10] 1500
       *[other] 150
    } points gagne.
    • **Donne :** deux de chaque { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, douze cartes chacun. C’est aussi leur ordre : { rank-word-T } bat le roi.
    • **Enchères :** monte ou passe, dès { $scale ->
        [10] { $minimum }0
       *[other] { $minimum }
    }. Le dernier à enchérir choisit l’atout.{ $racehorse ->
        [0] {""}
       *[other] {" "}Puis { $racehorse_who ->
            [both-sides] tous les partenaires échangent
           *[declarer-side] le preneur et son partenaire échangent
        } { $racehorse ->
            [one] { $racehorse } carte
           *[other] { $racehorse } cartes
        }.
    }
    • **Combinaisons**, étalées pour toi : suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 15, { rank-K } { rank-Q } 2 (d’atout 4), { card-QS } { card-JD } 4, as 10, rois 8, { ranks-Q } 6 ou { ranks-J } 4 de toutes les couleurs, 9 d’atout 1{ $scale ->
        [10] {" "}– le tout fois dix
       *[other] {""}
    }.
    • **À toi :** fournis{ $heading ->
        [always] {" "}et monte sur la meilleure carte si tu peux ; sans la couleur, coupe, et surcoupe si tu peux
        [plain-free] {" "}(monte à l’atout si tu peux) ; sans la couleur, coupe, et surcoupe si tu peux
       *[trump-led-only] {" "}(monte si l’entame est d’atout) ; sans la couleur, coupe
    } ; sinon, joue ce que tu veux.
    • **Points dans les plis :** { $card_values ->
        [original] { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, dernier pli 10
        [intermediate] { rank-A } et { rank-T } dix chacun, { rank-K } et { rank-Q } 5, dernier pli 10
       *[simple] { $scale ->
            [10] chaque { rank-A }, { rank-T } et { rank-K } 10, dernier pli 10
           *[other] chaque { rank-A }, { rank-T } et { rank-K } 1, dernier pli 1
        }
    }. Un camp qui chute perd { $set_penalty ->
        [meld] ses combinaisons
       *[bid] l’enchère
    }.

# La première leçon
pinochle-lesson-begins = Ici, rien ne compte. On marque combinaisons et plis.
pinochle-lesson-bid = Ta suite à { $suit } vaut 15, son neuf 1 de plus. Tu dis { $bid } ?
pinochle-lesson-bid-done = Tes combinaisons font déjà tout ça.
pinochle-lesson-bid-no = Tu peux, mais n’annonce que le nécessaire : { $bid }.
pinochle-lesson-bid-no-pass = Tu peux, mais avec une suite, on choisit l’atout.
pinochle-lesson-again = Ils montent. Les plis comptent aussi, environ dix points. { $bid } ?
pinochle-lesson-again-done = Combinaisons et plis doivent ensemble tenir l’enchère.
pinochle-lesson-again-no = Tu peux, mais la plus petite enchère suffit : { $bid }.
pinochle-lesson-again-no-pass = Tu peux, mais 16 étalés et dix en plis font plus.
pinochle-lesson-trump = Tu remportes l’enchère. Dans quelle couleur est ta suite ?
pinochle-lesson-trump-done = Tout est étalé : ton camp a déjà 19.
pinochle-lesson-trump-no = Tu peux, mais une suite est d’atout : choisis { $suit }.
pinochle-lesson-first = À toi d’entamer. Fais tomber l’atout avec l’as.
pinochle-lesson-first-done = Ton partenaire a mis { rank-word-T } : un point de plus.
pinochle-lesson-first-no = Tu peux, mais d’abord les atouts : tes as seront à l’abri.
pinochle-lesson-second = Encore une fois, avec l’autre as.
pinochle-lesson-second-done = Deux de plus sont tombés ; il en reste un dehors.
pinochle-lesson-second-no = Tu peux, mais trois atouts sont encore dehors.
pinochle-lesson-third = Un atout est dehors. Joues-en un qui ne peut pas perdre.
pinochle-lesson-third-done = Maintenant, tous les atouts sont chez toi.
pinochle-lesson-third-no = Tu peux, mais un atout est encore dehors : joue haut.
pinochle-lesson-aces = Plus personne ne peut couper : encaisse { $ace }.
pinochle-lesson-aces-done = Dans les plis, { rank-A }, { rank-T } et { rank-K } comptent 1 chacun.
pinochle-lesson-aces-no = Tu peux, mais encaisse { $ace } tant que c’est sûr.
pinochle-lesson-lose = Il faut bien perdre des plis. Joue { $nine }, et garde les atouts.
pinochle-lesson-lose-done = Le pli est à eux. Tes atouts viennent plus tard.
pinochle-lesson-lose-no = Tu peux, mais perds d’abord { $nine }.
pinochle-lesson-must = Plus rien à { $suit } : tu dois couper. Le plus petit suffit.
pinochle-lesson-must-done = Qui ne peut pas fournir coupe, et monte s’il peut.
pinochle-lesson-must-no = Tu peux, mais { $low } suffit.
pinochle-lesson-keep = Reste une perdante, { $nine }. Le dernier pli vaut 1 : garde l’atout.
pinochle-lesson-keep-done = Le pli est à eux, mais la fin est à toi.
pinochle-lesson-keep-no = Tu peux, mais les atouts gagneront aussi à la fin.
pinochle-lesson-once = Encore { $suit } : tu dois couper, et tout atout gagne.
pinochle-lesson-once-done = Encore un pli avec des points.
pinochle-lesson-last = Deux atouts, et les deux gagnent. Joue l’un ou l’autre.
pinochle-lesson-last-done = Combinaisons 19 et plis 23 : 42 points pour une enchère de 22.
