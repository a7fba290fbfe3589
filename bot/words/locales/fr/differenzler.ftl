game-differenzler = Differenzler

# Variantes
differenzler-preset-tournament = tournoi
differenzler-preset-short = courtes

# Règles une à une
differenzler-option-rounds = Tours (dans chacun, tous entament une fois)
differenzler-option-announce = Les prédictions
differenzler-value-announce-hidden = secrètes jusqu’à la fin de la donne
differenzler-value-announce-shown = secrètes, montrées avant la première carte
differenzler-value-announce-in-turn = à voix haute, l’un après l’autre
differenzler-option-trump = Atout
differenzler-value-trump-cycle = à tour de rôle : { sign-S } { sign-C } { sign-D } { sign-H }
differenzler-value-trump-turned = la dernière carte du donneur
differenzler-value-trump-forehand = choisi par le premier à jouer
differenzler-option-contracts = Contrats
differenzler-value-contracts-suits = les quatre couleurs
differenzler-value-contracts-all-six = obenabe et undenufe aussi
differenzler-option-exact = Points en moins pour une prédiction exacte
differenzler-option-undertrump = Sous-couper
differenzler-value-undertrump-strict = seulement si tu n’as rien d’autre
differenzler-value-undertrump-void-free = permis si tu ne peux pas fournir
differenzler-value-undertrump-all-trump-hand-free = permis si tu n’as plus que de l’atout
differenzler-option-undenufe-six = Points d’un six en undenufe (avec 11, les as comptent 0)
differenzler-option-level = Si plusieurs sont en tête à la fin
differenzler-value-level-shared = ils gagnent ensemble
differenzler-value-level-play-on = une donne de plus
why-differenzler-turned-shows-suits = Une carte retournée ne montre qu’une couleur : avec obenabe et undenufe, l’atout doit aller à tour de rôle ou être choisi.
why-differenzler-six-is-missing = À cinq, il manque { card-6S } : les six ne peuvent pas compter en undenufe.

# Ce qu’on demande, dit et raconte
differenzler-phase-naming = choisir le contrat
differenzler-phase-predicting = prédire les points
differenzler-ask-bid = prédis de 0 à 157
differenzler-ask-naming = Tu joues en premier : choisis le contrat.
differenzler-ask-predicting = Combien de points feras-tu, sur 157 ? Chaque point d’écart en coûte un.
differenzler-ground-promises = Points à attendre : environ { $worth }.
differenzler-contract-obenabe = Obenabe (sans atout, l’as est le plus fort)
differenzler-contract-undenufe = Undenufe (sans atout, le six est le plus fort)
differenzler-short-contract-obenabe = Obenabe
differenzler-short-contract-undenufe = Undenufe
differenzler-action-contract = { $contract ->
    [obenabe] Obenabe (as maître)
    [undenufe] Undenufe (6 maître)
   *[other] { $contract }
 }
differenzler-action-bid = Prédire { $value }
differenzler-tag-bid = Prédit { $value }
differenzler-button-type-bid = Taper le nombre…
differenzler-pile-last = dernières cartes
differenzler-shown-turned = fixe l’atout
differenzler-event-turned = { $who } retourne { $card } : cette couleur est atout.
differenzler-event-goes-round = Cette donne : { $contract ->
    [obenabe] obenabe, sans atout, l’as est le plus fort
    [undenufe] undenufe, sans atout, le six est le plus fort
   *[other] atout { $contract }
 }.
differenzler-event-named = { $who } choisit { $contract ->
    [obenabe] obenabe : sans atout, l’as est le plus fort
    [undenufe] undenufe : sans atout, le six est le plus fort
   *[other] { $contract } comme atout
 }.
differenzler-event-has-predicted = { $who } a fait sa prédiction.
differenzler-event-you-predicted = Tu prédis { $value }.
differenzler-event-predicted = { $who } prédit { $value }.
differenzler-event-scored = { $who } a prédit { $predicted } et fait { $taken } : { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
 }, total { $total }.
differenzler-stake-own-to-take = Tu as prédit { $value } : encore { $count } à faire
differenzler-stake-own-exact = Tu as prédit { $value } : tu y es
differenzler-stake-own-too-many = Tu as prédit { $value } : { $count } de trop
differenzler-result-last-deal = la dernière des { $count } donnes est jouée
differenzler-why-no-such-prediction = Prédis un nombre entier de 0 à { $most }.
differenzler-why-not-among-these = On ne peut pas choisir cela à cette table : on n’y joue que les quatre couleurs.
differenzler-why-undertrump = { $best } est déjà sur la table : { $card } est un atout plus petit, et il est interdit de sous-couper.
differenzler-why-must-follow-or-trump = Tu as { $binding } : fournis à { $suit } ou coupe ({ $trump }) ; { $card } n’est ni l’un ni l’autre.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
differenzler-bid-was-named = { $who } : { $contract ->
    [obenabe] obenabe
    [undenufe] undenufe
   *[other] atout { $contract }
 }
differenzler-bid-was-turned = Retournée : { $card }
differenzler-bid-was-goes-round = { $contract ->
    [obenabe] Obenabe
    [undenufe] Undenufe
   *[other] Atout { $contract }
 }
differenzler-verdict-nearest = { $off ->
    [0] Exact : { $who } !
   *[other] Au plus près : { $who }, écart { $off }
 }
differenzler-sheet-brackets = entre parenthèses : prédit
differenzler-sum-exact = { $predicted }, exact : { $points }
differenzler-sum-off = prédit { $predicted }, fait { $taken } : { $points }
differenzler-stake-points-left = Encore { $count } points sur 157 à prendre
differenzler-fact-points-left = { differenzler-stake-points-left }
differenzler-moment-exact = { $who } a prédit { $points } exactement, donne { $deal }
differenzler-moment-exact-high = { $who } a prédit pas moins de { $points } points, exactement, donne { $deal }
differenzler-moment-all = { $who } a fait les 157 points de la donne { $deal }
differenzler-achievement-exact-high = 60 points ou plus prédits exactement
differenzler-achievement-all = Les 157 points d’une donne

# Pour qui n’y a jamais joué
differenzler-help-aim =
    Chacun pour soi. Avant la première carte, tu dis **combien de points** tu vas faire – puis tu essaies d’en faire exactement autant.
    Chaque point de trop ou de moins est un point de pénalité. Qui en a le moins gagne.
differenzler-help-deal =
    36 cartes, de l’as au 6, toutes distribuées : neuf chacun à quatre, douze à trois. À cinq, on retire { card-6S } et chacun en reçoit sept. On joue **vers la droite**, dans le sens inverse des aiguilles d’une montre ; le joueur à droite du donneur joue en premier.
    Hors atout : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. À l’**atout**, le *bour* ({ rank-word-J }) est le plus fort, puis le *nell* (9) : { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    { $trump ->
        [turned] La dernière carte du donneur est retournée : sa couleur est atout. Elle reste dans sa main.
        [forehand] Le premier à jouer choisit le contrat.
       *[cycle] Le contrat change à chaque donne, à tour de rôle : { sign-S }, { sign-C }, { sign-D }, { sign-H }{ $contracts ->
            [all-six] , obenabe, undenufe
           *[suits] {""}
        }.
    }{ $contracts ->
        [all-six] {" "}En *obenabe*, il n’y a pas d’atout et l’as est le plus fort ; en *undenufe*, pas d’atout non plus, et c’est le **6** le plus fort.
       *[suits] {""}
    }
differenzler-help-page-bidding = Prédictions
differenzler-help-bidding =
    Chacun prédit un nombre de 0 à 157 ; on ne peut pas passer. La somme des nombres est libre.
    { $announce ->
        [shown] Tous prédisent en secret ; avant la première carte, on montre les nombres.
        [in-turn] Tous prédisent à voix haute, le premier à jouer d’abord, le donneur en dernier.
       *[hidden] Tous prédisent en secret, et personne n’apprend ton nombre avant la fin de la donne.
    }
    Tous les plis ensemble valent 157 points ; une main moyenne en fait donc { $players ->
        [3] 52
        [5] 31
       *[other] 39
    }. Le bour, le nell et les as promettent plus, les petites cartes moins.
differenzler-help-play =
    Le joueur à droite du donneur entame le premier pli, puis le gagnant de chaque pli entame le suivant.
    • **Entame d’atout :** fournis de l’atout si tu peux. Seul le bour peut rester en main.
    • **Autre entame :** fournis **ou coupe**, comme tu veux. Si tu n’as pas la couleur, joue ce que tu veux.
    • **Ne pas sous-couper :** si quelqu’un a déjà coupé, tu ne peux pas jouer un atout plus petit que le plus fort de la table – sauf si { $undertrump ->
        [void-free] tu ne peux pas fournir, ou n’as rien d’autre.
        [all-trump-hand-free] tu n’as plus que de l’atout.
       *[strict] tu n’as rien d’autre.
    }
    L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
differenzler-help-scoring =
    À l’atout : bour 20, nell 14. Ailleurs : { rank-A } 11{ $contracts ->
        [all-six] { $undenufe_six ->
            [0] {""}
           *[other] {" "}(en undenufe 0, et chaque 6 compte { $undenufe_six })
        }
       *[suits] {""}
    }, { rank-T } dix, { rank-K } 4, { rank-Q } 3, les autres { ranks-J } 2{ $contracts ->
        [all-six] {" "}; sans atout chaque 8 compte 8
       *[suits] {""}
    }. Le dernier pli vaut 5 de plus (*cinq de der*). En tout 157.
    Ta pénalité est la **différence** entre ta prédiction et tes points.{ $exact ->
        [0] {" "}Exact : 0.
       *[other] {" "}Exact : { $exact } points en moins – pour une prédiction de 0, seulement si tu as fait un pli qui ne valait rien.
    }
    Après { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    } – dans chacun, tous entament une fois – le plus petit total gagne.{ $level ->
        [play-on] {" "}À égalité, on joue une donne de plus.
       *[shared] {""}
    }

# Ce que ses joueurs comptent
differenzler-feat-exact = Exact
differenzler-feat-near = Écart de 5 au plus
differenzler-feat-off = Points d’écart en tout

# Ses variantes en une phrase, et tout le jeu en quelques lignes
differenzler-preset-house-about = Prédictions secrètes jusqu’à la fin de la donne ; l’atout change à tour de rôle ; { $rounds } tours.
differenzler-preset-source-about = Comme chez Swisslos : qui ne peut pas fournir peut sous-couper ; { $rounds } tours.
differenzler-preset-tournament-about = Prédictions à voix haute, la dernière carte du donneur fait atout, exact enlève { $exact } points ; { $rounds } tours.
differenzler-preset-short-about = Un seul tour ; à égalité à la fin, une donne de plus.
differenzler-help-example =
    L’atout est { $trump }. { $leader } entame avec { $led }, et { $winner } coupe avec { $best } : le bour est plus fort que tout.
    Le pli vaut { $trick_points } points. { $winner } avait prédit 0 : la pénalité sera au moins aussi grande.
differenzler-help-short =
    • **But :** chacun pour soi. Prédis tes points et fais-en exactement autant. Chaque point d’écart est une pénalité ; le plus petit total gagne.
    • **Donne :** 36 cartes, toutes distribuées. On joue vers la droite. { $trump ->
        [turned] La dernière carte du donneur fait atout.
        [forehand] Le premier à jouer choisit l’atout.
       *[cycle] L’atout va à tour de rôle : { sign-S } { sign-C } { sign-D } { sign-H }{ $contracts ->
            [all-six] {" "}obenabe, undenufe
           *[suits] {""}
        }.
    }
    • **Prédiction :** de 0 à 157, { $announce ->
        [shown] en secret, puis montrée
        [in-turn] à voix haute, l’un après l’autre
       *[hidden] en secret
    }.
    • **Ordre :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6 ; à l’atout d’abord { rank-J } (*bour*) et 9 (*nell*).
    • **À toi :** fournis ou coupe, mais pas plus bas qu’un atout déjà joué. À l’atout il faut fournir – seul le bour peut rester.
    • **Cartes :** bour 20, nell 14, { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2{ $contracts ->
        [all-six] {" "}; sans atout, 8 huit
       *[suits] {""}
    }. Dernier pli 5.

# La première leçon
differenzler-lesson-begins = Ici, rien ne compte. Vise juste.
differenzler-lesson-predict = { $nell } et { $ace } sont de gros atouts. Prédis { $number } sur 157.
differenzler-lesson-predict-done = Fais-en { $number }, ni plus ni moins.
differenzler-lesson-predict-no = Tu peux, mais ces cartes promettent environ { $number }.
differenzler-lesson-short = Ta seule carte à { $suit } : entame avec { $card } pour couper plus tard.
differenzler-lesson-short-done = Voilà. Tu pourras couper { $suit }.
differenzler-lesson-short-no = Tu peux, mais joue d’abord ta carte à { $suit }.
differenzler-lesson-throw = Peu à gagner : garde l’atout, défausse { $card }.
differenzler-lesson-throw-done = Rien de perdu, rien de gagné.
differenzler-lesson-throw-no = Tu peux, mais de meilleurs plis viendront.
differenzler-lesson-over = { $king } est là. { $nell }, le nell, est plus fort !
differenzler-lesson-over-done = { $points } points en un pli.
differenzler-lesson-over-no = Tu peux, mais { $nell } rapporte { $points } points.
differenzler-lesson-over-no-ace = Tu peux, mais { $nell } vaut 3 de plus. Garde { $ace }.
differenzler-lesson-ace = Il t’en faut { $missing }. Essaie { $card }.
differenzler-lesson-ace-done = Coupé ! Tu en as toujours { $points }.
differenzler-lesson-ace-no = Tu peux, mais { $card } a le plus de chances.
differenzler-lesson-ace-no-trump = Tu peux, mais garde ton dernier atout pour plus de points.
differenzler-lesson-exact = { $ten } et { $ace } font { $gain }, il t’en faut { $missing }. Coupe !
differenzler-lesson-exact-done = { $points } points, pour { $number } prédits.
differenzler-lesson-exact-no = Tu peux, mais un atout rapporte { $gain } points.
differenzler-lesson-lose = Maintenant, perds tous les plis. Entame avec { $card }.
differenzler-lesson-lose-done = Coupé : il n’est pas pour toi. Bien.
differenzler-lesson-lose-no = Tu peux, mais { $card } sera battu plus sûrement.
differenzler-lesson-away = { $card } pourrait encore gagner : défausse.
differenzler-lesson-away-done = Un danger de moins.
differenzler-lesson-away-no = Tu peux, mais le danger, c’est { $card }.
differenzler-lesson-end = Encore un danger : { $card }. Défausse.
differenzler-lesson-end-done = Prédit { $number }, fait { $points } : deux atouts ont rapporté les points, puis tu as perdu exprès tous les autres plis. Le plus proche gagne.
differenzler-lesson-end-no = Tu peux, mais le danger, c’est { $card }.
