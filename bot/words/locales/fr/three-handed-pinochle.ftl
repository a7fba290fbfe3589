game-three-handed-pinochle = Pinochle à trois

# Variantes
three-handed-pinochle-preset-points = aux points
three-handed-pinochle-preset-short = courtes

# Règles une à une
three-handed-pinochle-option-scoring = Décompte
three-handed-pinochle-value-scoring-base = chacun paie la valeur de l’enchère
three-handed-pinochle-value-scoring-points = on marque combinaisons et plis
three-handed-pinochle-option-minimum = Enchère minimale
three-handed-pinochle-option-all-pass = Si tout le monde passe
three-handed-pinochle-value-all-pass-redeal = le joueur suivant donne
three-handed-pinochle-value-all-pass-dealer-bids = le donneur doit prendre l’enchère minimale
three-handed-pinochle-option-failed = Une enchère manquée coûte
three-handed-pinochle-value-failed-double = le double de sa valeur
three-handed-pinochle-value-failed-single = sa valeur
three-handed-pinochle-option-spades = { suit-S } atout (selon la valeur de l’enchère)
three-handed-pinochle-value-spades-double = compte double
three-handed-pinochle-value-spades-single = compte comme les autres couleurs
three-handed-pinochle-option-doubles = Deux combinaisons égales
three-handed-pinochle-value-doubles-twice = comptent le double
three-handed-pinochle-value-doubles-bonus = comptent jusqu’à dix fois plus
three-handed-pinochle-option-card-values = Points des cartes
three-handed-pinochle-value-card-values-original = { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, dernier pli 10
three-handed-pinochle-value-card-values-simple = { rank-A } { rank-T } { rank-K } dix chacun, dernier pli 10
three-handed-pinochle-option-rounds = Donnes par joueur (selon la valeur de l’enchère)
three-handed-pinochle-option-limit = Points pour gagner (aux points)

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
three-handed-pinochle-phase-bidding = enchérir ou passer
three-handed-pinochle-phase-must-bid = enchérir
three-handed-pinochle-phase-naming = choisir l’atout
three-handed-pinochle-phase-burying = écarter trois cartes
three-handed-pinochle-ask-bidding = { $bid ->
    [0] Rien de plus haut n’est possible : passe.
   *[other] Annonce { $bid } ou plus, ou passe. Qui passe ne revient plus.
 }
three-handed-pinochle-ask-must-bid = Les autres ont passé : tu dois annoncer { $bid }.
three-handed-pinochle-ask-naming = Le chien est à toi : choisis l’atout.
three-handed-pinochle-ask-burying = Écarte trois cartes. Elles compteront pour toi à la fin, mais pas dans les combinaisons.
three-handed-pinochle-badge-maker = Preneur

# Boutons
three-handed-pinochle-action-trump = Atout : { $suit }
three-handed-pinochle-action-discard = Écarter { $cards }

# Ce qui se passe
three-handed-pinochle-contract-by = Atout : { $contract } (preneur : { $maker })
three-handed-pinochle-pile-widow = chien
three-handed-pinochle-pile-away = écart
three-handed-pinochle-event-widow = { $who } prend le chien : { $cards }.
three-handed-pinochle-event-discarded = { $who } écarte { $count } cartes.
three-handed-pinochle-event-you-discarded = Tu écartes { $cards }.
three-handed-pinochle-event-meld = { $who } étale { $points } : { $cards }{ $run ->
    [0] {""}
    [1] {" "}· suite
   *[other] {" "}· double suite
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
three-handed-pinochle-event-surrendered = { $who } abandonne et perd son enchère de { $value }.
three-handed-pinochle-event-made = { $maker } tient l’enchère : { $total } points pour { $value }.
three-handed-pinochle-event-set = Chute ! { $maker } ne fait que { $total } sur { $value }.
three-handed-pinochle-event-enough = { $maker } a étalé { $total } : l’enchère de { $value } est tenue sans jouer une carte.
three-handed-pinochle-event-defender-total = { $who } : { $total } points (combinaisons et plis).
three-handed-pinochle-event-defender-trickless = { $who } n’a ramassé aucune carte qui compte et ne marque rien.

# Ce qu’on retient
three-handed-pinochle-fact-widow = Dans le chien : { $cards }
three-handed-pinochle-fact-so-far = { $who } : { $meld ->
    [0] {""}
   *[other] combinaisons { $meld },{" "}
 }plis { $tricks }
three-handed-pinochle-fact-own-so-far = { $who } : combinaisons { $meld } + plis { $tricks } + écart { $buried } = { $total }
three-handed-pinochle-shown-widow = le chien
three-handed-pinochle-result-rounds = { $count ->
    [1] chacun a donné une fois
   *[other] chacun a donné { $count } fois
 }
three-handed-pinochle-result-bidder-first = plusieurs ont { $target }, et { $winners } avait l’enchère

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
three-handed-pinochle-verdict-enough = Tenu sans jouer : { $total } pour { $value }
three-handed-pinochle-sum-set = combinaisons { $meld } + plis { $tricks } = { $total } < { $bid }{ $points ->
    [0] {""}
   *[other]  : { $points }
 }
three-handed-pinochle-sum-surrendered = abandon{ $points ->
    [0] {""}
   *[other]  : { $points }
 }
three-handed-pinochle-sum-enough = combinaisons { $meld } ≥ { $bid }
three-handed-pinochle-sum-from-both = valeur { $value }{ $times ->
    [2] , double
   *[other] {""}
 }, avec les deux autres : { $points }
three-handed-pinochle-sum-with-bidder = valeur { $value }{ $times ->
    [2] , double
   *[other] {""}
 } : { $points }
three-handed-pinochle-sum-trickless = aucune carte qui compte, combinaisons { $meld } perdues : 0
three-handed-pinochle-stake-short-of-bid = combinaisons { $meld }, encore { $missing } (plis et écart)
three-handed-pinochle-aloud-short-of-bid = { $who } : { three-handed-pinochle-stake-short-of-bid }

# Pour qui n’y a jamais joué
three-handed-pinochle-help-aim =
    Trois joueurs, et à chaque donne un contre deux : la plus forte enchère donne droit au **chien**, trois cartes de plus, et il faut faire autant de points qu’annoncé. Les points viennent des **combinaisons** qu’on étale de sa main, et des hautes cartes des **plis** qu’on ramasse.
    { $scoring ->
        [points] Enchère tenue, le preneur marque tous ces points ; sinon il perd l’enchère{ $failed ->
            [double] , en double
           *[single] {""}
        }. Les autres marquent leurs propres combinaisons et plis. Le premier à { $limit } points gagne.
       *[base] Chaque enchère a une valeur. Tenue, les deux autres la paient au preneur ; manquée, le preneur la paie aux deux{ $failed ->
            [double] , en double
           *[single] {""}
        }. Quand chacun a donné { $rounds } fois, le total le plus haut gagne.
    }
three-handed-pinochle-help-deal =
    48 cartes : deux fois l’as, { rank-word-T }, le roi, { rank-word-Q }, le { rank-word-J } et le neuf de chaque couleur. Chacun en reçoit quinze, trois par trois ; trois restent cachées, c’est le **chien**.
    L’ordre, dans chaque couleur, est **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend } : { rank-word-T } bat le roi. De deux cartes égales, la première jouée est la plus forte.
three-handed-pinochle-help-bidding =
    À partir de la gauche du donneur, chacun annonce **{ $minimum } au moins**, de dix en dix et toujours plus haut, ou passe pour de bon. { $all_pass ->
        [dealer-bids] Si les autres passent, le donneur doit annoncer { $minimum }.
       *[redeal] Si les trois passent, le joueur suivant donne.
    }
    La dernière enchère fait le **preneur**, qui montre le chien, le ramasse, choisit l’atout et **écarte** trois cartes cachées : elles comptent à la fin, mais pas dans les combinaisons. Puis { $scoring ->
        [points] toutes les combinaisons sont étalées
       *[base] le preneur étale ses combinaisons
    } :
    • suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 150
    • { rank-K } { rank-Q } d’atout (*mariage d’atout*) 40, sauf celui d’une suite · d’une autre couleur (*mariage*) 20
    • pinochle { card-QS } { card-JD } 40
    • un de chaque couleur (*carré*) : as 100, rois 80, { ranks-Q } 60, { ranks-J } 40
    • 9 d’atout 10
    { $doubles ->
        [bonus] En double, c’est plus : deux suites 1500, deux pinochles 300, un double carré dix fois le carré.
       *[twice] En double, c’est deux fois plus.
    }
three-handed-pinochle-help-play =
    { $scoring ->
        [points] Le preneur peut alors abandonner : cela coûte l’enchère, une fois.
       *[base] Si les combinaisons suffisent à tenir l’enchère, on ne joue pas. Sinon, le preneur peut abandonner : cela coûte la valeur de l’enchère, une fois.
    }
    Ou bien il entame. Il faut :
    1. fournir{ $heading ->
        [always] , et **monter** sur la meilleure carte si l’on peut – sauf si le pli est déjà coupé
       *[other] , et à l’entame d’atout **monter** sur la meilleure carte si l’on peut
    } ;
    2. sans la couleur, couper{ $heading ->
        [trump-led-only] , haut ou bas
       *[other] {" "}– et surcouper un atout déjà joué, si l’on peut
    } ;
    3. sans la couleur ni atout, jouer ce qu’on veut.
    L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. Les deux autres jouent ensemble.
three-handed-pinochle-help-scoring =
    Points dans les plis : { $card_values ->
        [simple] chaque { rank-A }, { rank-T } et { rank-K } 10, le dernier pli 10
       *[original] { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, le dernier pli 10
    } : 250 en tout. L’écart est au preneur.
    { $scoring ->
        [points] Preneur : combinaisons et cartes si elles atteignent l’enchère ; sinon il la perd{ $failed ->
            [double] , en double
           *[single] {""}
        }. Les autres : leurs propres combinaisons et cartes. Sans une carte qui compte, les combinaisons sont perdues aussi. Si plusieurs ont { $limit }, le preneur gagne s’il en est, sinon le plus haut total.
       *[base] Valeur d’une enchère (entre deux, la plus basse) : 200 = 1 · 250 = 2 · 300 = 3 · 350 = 5 · 400 = 7 · 450 = 10 · 500 = 13 · 550 = 17 · 600 = 21 · 650 = 25 · dès 700 = 30.{ $spades ->
            [double] {" "}Avec { suit-S } atout, le double.
           *[single] {""}
        }
        Tenue : les deux autres paient la valeur. Abandon : le preneur la paie aux deux. Jouée et manquée : { $failed ->
            [double] le double.
           *[single] de même.
        }
    }

# Ce que ses joueurs comptent
three-handed-pinochle-feat-contract = Enchères gagnées
three-handed-pinochle-feat-enough = Sans jouer

# Ses variantes en une phrase, et tout le jeu en quelques lignes
three-handed-pinochle-preset-house-about = Enchères dès { $minimum } ; on paie la valeur de l’enchère ; chacun donne { $rounds } fois.
three-handed-pinochle-preset-points-about = Enchères dès { $minimum } ; chacun marque combinaisons et plis ; on gagne à { $limit } points.
three-handed-pinochle-preset-short-about = Comme les règles standard, mais dès { $minimum }, et chacun donne { $rounds } fois.
three-handed-pinochle-achievement-great-bid = Une enchère de 500 ou plus tenue
three-handed-pinochle-achievement-meld = 300 points de combinaisons dans une main
three-handed-pinochle-help-example =
    { $maker } a remporté l’enchère à { $bid }, pris le chien et choisi { $trump }. Trois cartes sont écartées, et les combinaisons étalées.
    Une **suite** (150), deux **mariages** (20 chacun) et un **carré de rois** (80) : { $shown_points }. Le roi et { rank-word-Q } de la suite ne font pas un mariage en plus. Le reste doit venir des plis et de l’écart.
three-handed-pinochle-help-short =
    • **But :** le preneur seul contre deux. { $scoring ->
        [points] On marque combinaisons et plis ; on gagne à { $limit } points.
       *[base] Une enchère tenue rapporte sa valeur des deux autres, une enchère manquée coûte { $failed ->
            [double] le double
           *[single] autant
        }. Chacun donne { $rounds } fois.
    }
    • **Donne :** deux de chaque { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, quinze cartes chacun, trois au *chien*. C’est aussi leur ordre : { rank-word-T } bat le roi.
    • **Enchères :** monte de dix en dix, dès { $minimum }, ou passe. Le dernier à enchérir prend le chien, choisit l’atout et écarte trois cartes.
    • **Combinaisons**, étalées pour toi : suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 150, { rank-K } { rank-Q } 20 (d’atout 40), { card-QS } { card-JD } 40, as 100, rois 80, { ranks-Q } 60 ou { ranks-J } 40 de toutes les couleurs, 9 d’atout 10.
    • **À toi :** fournis{ $heading ->
        [always] {" "}et monte sur la meilleure carte si tu peux ; sans la couleur, coupe, et surcoupe si tu peux
        [plain-free] {" "}(monte à l’atout si tu peux) ; sans la couleur, coupe, et surcoupe si tu peux
       *[trump-led-only] {" "}(monte si l’entame est d’atout) ; sans la couleur, coupe
    } ; sinon, joue ce que tu veux.
    • **Points dans les plis :** { $card_values ->
        [simple] chaque { rank-A }, { rank-T } et { rank-K } 10, dernier pli 10
       *[original] { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2, dernier pli 10
    }.

# La première leçon
three-handed-pinochle-lesson-begins = Ici, rien ne compte. On marque combinaisons et plis.
three-handed-pinochle-lesson-bid = Une suite à { $suit } vaut 150, et tu as bien plus. Annonce { $bid }.
three-handed-pinochle-lesson-bid-done = Les autres passent : le chien est à toi.
three-handed-pinochle-lesson-bid-no = Tu peux, mais n’annonce que le nécessaire : { $bid }.
three-handed-pinochle-lesson-bid-no-pass = Tu peux, mais avec une suite, on choisit l’atout.
three-handed-pinochle-lesson-trump = Une suite ne vaut qu’à l’atout. Où est la tienne ?
three-handed-pinochle-lesson-trump-done = Huit atouts, et quatre seulement dehors.
three-handed-pinochle-lesson-trump-no = Tu peux, mais ta suite est à { $suit }.
three-handed-pinochle-lesson-bury = Écarte ce qui ne sert à rien : { $ten } et deux fois { $queen }.
three-handed-pinochle-lesson-bury-done = L’écart compte pour toi : 16 points à l’abri.
three-handed-pinochle-lesson-bury-no = Tu peux, mais combinaisons et atouts valent plus.
three-handed-pinochle-lesson-bury-no-nine = Tu peux, mais un neuf ne compte pas : écarte ce qui compte.
three-handed-pinochle-lesson-bury-no-queen = C’est aussi bien. Ici : { $ten } et deux fois { $queen }.
three-handed-pinochle-lesson-on = 260 étalés, 16 écartés : il en manque 24. Tu continues ?
three-handed-pinochle-lesson-on-done = Maintenant, fais tomber leurs atouts.
three-handed-pinochle-lesson-on-no = Tu peux, mais avec huit atouts, le reste est facile.
three-handed-pinochle-lesson-on-no-surrender = Tu peux, mais abandonner coûte l’enchère. Continue.
three-handed-pinochle-lesson-first = À toi d’entamer. Fais tomber l’atout avec { $ace }.
three-handed-pinochle-lesson-first-done = Deux sur quatre sont tombés.
three-handed-pinochle-lesson-first-no = Tu peux, mais d’abord { $ace } : rien ne le bat.
three-handed-pinochle-lesson-second = Encore une fois, avec l’autre { $ace }.
three-handed-pinochle-lesson-second-done = Ils n’ont plus d’atout, et ton enchère est tenue !
three-handed-pinochle-lesson-second-no = Tu peux, mais deux atouts sont dehors : joue { $ace }.
three-handed-pinochle-lesson-lose = Garde les atouts pour la suite. Perds { $card }.
three-handed-pinochle-lesson-lose-done = Le pli est à eux. Tes atouts te rendront la main.
three-handed-pinochle-lesson-lose-no = Tu peux, mais { $card } ne sert à rien d’autre.
three-handed-pinochle-lesson-low = Il faut fournir à { $suit }, sans devoir monter. Donne peu.
three-handed-pinochle-lesson-low-done = Peu de points pour eux.
three-handed-pinochle-lesson-low-no = Tu peux, mais une carte plus basse coûte moins.
three-handed-pinochle-lesson-must = Plus rien à { $suit } : tu dois couper. { $low } suffit.
three-handed-pinochle-lesson-must-done = Plus personne n’a d’atout : le pli est à toi.
three-handed-pinochle-lesson-must-no = Tu peux, mais { $low } suffit.
three-handed-pinochle-lesson-rest = À { $suit }, les hautes sont tombées. Les tiennes gagnent.
three-handed-pinochle-lesson-rest-done = Encore un pli.
three-handed-pinochle-lesson-rest-no = Tu peux, mais garde l’atout : { $suit } gagne.
three-handed-pinochle-lesson-end = Plus que des atouts, et tous gagnent. Commence par le haut !
three-handed-pinochle-lesson-end-done = Plus personne ne t’arrête.
three-handed-pinochle-lesson-end-no = Tu peux, elle gagne aussi. Mais commence par le haut.
