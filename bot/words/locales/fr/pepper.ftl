game-pepper = Pepper

# Règles une à une
pepper-option-target = Points pour gagner
pepper-option-partners = En équipes, deux contre deux (à quatre)
pepper-option-auction = Enchères
pepper-value-auction-rounds = jusqu’à ce que personne ne monte plus
pepper-value-auction-once = un tour chacun
pepper-option-all-pass = Si tous les autres passent
pepper-value-all-pass-redeal = le donneur peut passer aussi
pepper-value-all-pass-dealer-one = le donneur doit enchérir
pepper-option-others-score = Les autres marquent leurs plis

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
pepper-phase-bidding = annoncer des plis ou passer
pepper-phase-must-bid = annoncer des plis
pepper-phase-naming = choisir l’atout, ou jouer sans atout
pepper-ask-bidding = { $bid ->
    [0] Il n’y a plus que Big Pepper au-dessus : annonce-le, ou passe.
   *[other] Combien de plis feras-tu ? Annonce { $bid } ou plus, ou passe.
 }
pepper-ask-must-bid = Tous les autres ont passé, tu dois enchérir : { $bid } ou plus.
pepper-ask-bid = { $also ->
    [pass] annoncer { $bid } au moins, ou passer
    [nothing] annoncer { $bid }
   *[higher] annoncer { $bid } au moins
 }
pepper-ask-naming = Tu remportes l’enchère : choisis l’atout, ou joue sans atout.
pepper-badge-maker = Preneur

# Boutons
pepper-action-bid = { $value ->
    [big] Big Pepper
   *[other] Annoncer { $value }
 }
pepper-action-trump = Choisir { $suit }

# Ce qui se passe
pepper-event-bid = { $value ->
    [big] { $who } annonce Big Pepper !
   *[other] { $who } annonce { $value }.
 }
pepper-event-won-auction = { $value ->
    [big] { $who } doit faire tous les plis, pour le double des points.
    [1] { $who } remporte l’enchère : 1 pli.
   *[other] { $who } remporte l’enchère : { $value } plis.
 }
pepper-event-named = { $who } choisit { $suit }.
pepper-event-made = { $value ->
    [big] Big Pepper ! { $maker } fait tous les plis.
   *[other] { $maker } avait annoncé { $value } et réussit, avec { $tricks ->
        [1] 1 pli
       *[other] { $tricks } plis
    }.
 }
pepper-event-short = { $maker } avait annoncé { $value ->
    [big] Big Pepper
   *[other] { $value }
 } et chute, { $tricks ->
    [0] sans un seul pli !
    [1] avec un seul pli !
   *[other] avec { $tricks } plis seulement !
 }

# Ce qu’on retient
pepper-fact-high-bid = { $value ->
    [big] { $who } a annoncé Big Pepper
   *[other] Meilleure enchère : { $value }, par { $who }
 }
pepper-pile-stock = main morte

# Refus
pepper-why-bid-higher = { $value ->
    [0] Tu ne peux pas annoncer ça maintenant.
    [big] Rien n’est plus haut que Big Pepper.
   *[other] La meilleure enchère est { $value } : annonce plus, ou passe.
 }
pepper-why-no-such-bid = Les enchères vont de 1 à { $most } plis ; au-dessus, il n’y a que Big Pepper.
pepper-why-dealer-must-bid = Tous les autres ont passé et c’est toi qui donnes : à cette table, tu dois enchérir.
pepper-why-nobody-alone = Pas de solo à Pepper : choisis simplement une couleur, ou sans atout.
pepper-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
pepper-way-bid = { $who }, { $value ->
    [big] Big Pepper
   *[other] enchère { $value }
 }
pepper-tag-bid = { $value ->
    [big] Big Pepper
   *[other] Enchère { $value }
 }
pepper-bid-was-bid = { $who } : { $value ->
    [big] Big Pepper
   *[other] enchère { $value }
 }, { $suit }
pepper-verdict-made = { $value ->
    [big] Big Pepper réussi !
   *[other] Réussi, avec { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    }
 }
pepper-verdict-short = { $value ->
    [big] Big Pepper manqué, avec { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    }
   *[other] { $tricks ->
        [0] Chute : pas un seul pli
       *[other] Chute, avec { $tricks } { $tricks ->
            [one] pli
           *[other] plis
        } seulement
     }
 }
pepper-sum-made = annoncé { $value }, fait { $tricks } : { $points }
pepper-sum-lost = annoncé { $value }, fait { $tricks } : { $points }
pepper-sum-big = Big Pepper : { $most } × 2 = { $points }
pepper-sum-big-lost = Big Pepper, { $tricks } sur { $most } seulement : { $points }
pepper-moment-big = { $who } a réussi Big Pepper, donne { $deal }
pepper-moment-big-lost = { $who } a manqué son Big Pepper, donne { $deal }

# Pour qui n’y a jamais joué
pepper-help-aim =
    { $partners ->
        [yes] Deux contre deux : les partenaires sont face à face, et leurs plis comptent ensemble.
       *[no] Chacun joue pour soi.
    } Tu annonces combien de plis tu feras ; qui annonce le plus (le **preneur**) choisit l’atout et doit en faire au moins autant.{ $others_score ->
        [no] {""}
       *[yes] {" "}Tous les autres marquent un point par pli.
    }
    Le premier à { $target } points gagne.
pepper-help-deal =
    Le paquet a 24 cartes : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 de chaque couleur. { $players ->
        [4] Chacun en reçoit six.
        [3] Chacun en reçoit huit.
       *[other] Vous en recevez huit chacun ; les huit dernières restent cachées.
    }
    À l’**atout** : le { rank-word-J } (*bower droit*), puis l’autre { rank-word-J } de la même teinte, rouge ou noire (*bower gauche*), puis { rank-A } { rank-K } { rank-Q } { rank-T } 9. Avec { sign-S } comme atout : { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } { card-TS } { card-9S }.
    Le bower gauche **est un atout**, et non une carte de la couleur qu’il porte.
    Les autres couleurs : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. *Sans atout*, toutes les couleurs vont dans cet ordre.
pepper-help-bidding =
    À partir de la gauche du donneur, chacun annonce un nombre de plis ou passe. Chaque enchère doit dépasser la précédente. { $auction ->
        [once] Chacun n’a qu’un tour.
       *[rounds] On continue jusqu’à ce que tous les autres passent après une enchère ; qui a passé peut revenir.
    }
    Au-dessus de tout, il y a **Big Pepper** : tous les plis, pour le double des points. Cela arrête les enchères.
    Qui annonce le plus choisit l’atout, ou joue sans atout. { $all_pass ->
        [dealer-one] Si tous les autres passent, le donneur doit enchérir.
       *[redeal] Si tout le monde passe, le joueur suivant donne.
    }
pepper-help-play =
    Le preneur entame.
    Fournis à la couleur demandée si tu peux. Sinon, joue ce que tu veux : un atout ou une autre carte.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
    Attention au bower gauche : avec { sign-H } comme atout, { card-JD } compte comme { suit-H }. On le fournit à { suit-H }, pas à { suit-D }.
pepper-help-scoring =
    Le **preneur** :
    son enchère ou plus : 1 point par pli
    moins : { $players ->
        [4] −6
       *[other] −8
    }, quelle que soit l’enchère
    pour *Big Pepper* : ±{ $players ->
        [4] 12
       *[other] 16
    }
    { $others_score ->
        [no] Les **autres** n’ont rien pour leurs plis.
       *[yes] Tous les **autres** ont 1 point par pli.
    }{ $partners ->
        [yes] {" "}Les plis des partenaires comptent ensemble, pour l’enchère et pour la marque.
       *[no] {""}
    } On peut descendre sous zéro.
    La partie finit quand quelqu’un a { $target } points. S’ils sont plusieurs, le plus haut total gagne ; à égalité, la partie est nulle.

# Ce que ses joueurs comptent
pepper-feat-contract = Enchères gagnées
pepper-feat-big = Big annoncés
pepper-feat-big-made = Big réussis

# Ses variantes en une phrase, et tout le jeu en quelques lignes
pepper-preset-house-about = Chacun pour soi en { $target } ; on enchérit tant qu’on monte ; les autres marquent leurs plis.
pepper-help-example =
    { $maker } avait annoncé { $bid } plis et en a fait { $maker_tricks }. Il en manque un : cela coûte **6 points**, quelle que soit l’enchère.
    Les autres marquent un point par pli : { $other } en a fait { $other_tricks }, et marque donc { $other_gain }.
    Avec une enchère de { $maker_tricks }, { $maker } aurait marqué { $maker_tricks } points.
pepper-help-short =
    • **But :** { $partners ->
        [yes] deux contre deux, ton partenaire en face.
       *[no] chacun pour soi.
    } Annonce combien de plis tu feras. On gagne à { $target } points.
    • **Donne :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 de chaque couleur, { $players ->
        [4] six
       *[other] huit
    } cartes chacun.
    • **Enchères :** chacune plus haute que la précédente, { $auction ->
        [once] un tour chacun
       *[rounds] tant que quelqu’un monte
    }. *Big Pepper*, c’est tous les plis, pour le double. Qui annonce le plus choisit l’atout, ou joue sans atout.
    • **Atouts, du plus fort :** { rank-J } d’atout, l’autre { rank-J } de même teinte, puis { rank-A } { rank-K } { rank-Q } { rank-T } 9.
    • **À toi :** fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
    • **Points pour le preneur :** enchère réussie, 1 par pli ; sinon −{ $players ->
        [4] 6
       *[other] 8
    }. Big Pepper : ±{ $players ->
        [4] 12
       *[other] 16
    }.
    • { $others_score ->
        [yes] **Les autres** marquent 1 par pli.
       *[no] **Les autres** n’ont rien pour leurs plis.
    }

# La première leçon
pepper-lesson-begins = Ici, rien ne compte. Annonce ce que tu peux faire.
pepper-lesson-bid = Quatre cartes à { $suit }, deux bowers et { $ace } : combien ?
pepper-lesson-bid-done = Quatre, c’est sûr. On peut faire plus, mais pas moins.
pepper-lesson-bid-no = Tu peux, mais une chute coûte 6. Quatre, c’est sûr.
pepper-lesson-bid-no-low = Tu peux, mais d’autres pourraient monter. Annonce quatre.
pepper-lesson-bid-no-pass = Tu peux, mais une main pareille devrait choisir l’atout.
pepper-lesson-trump = Tu remportes l’enchère. Choisis ton atout.
pepper-lesson-trump-done = Les deux { ranks-J } noirs sont les bowers, tes plus fortes cartes.
pepper-lesson-trump-no = Tu peux, mais { $suit } te donne quatre atouts.
pepper-lesson-right = À toi d’entamer. Fais tomber l’atout : rien ne bat { $right }.
pepper-lesson-right-done = Deux atouts sont tombés. Continue à compter.
pepper-lesson-right-no = Tu peux, mais fais d’abord tomber l’atout, pour protéger { $ace }.
pepper-lesson-left = { $top } est encore dehors. Fais-le tomber : quelle carte est plus forte ?
pepper-lesson-left-done = { $top } est tombé. Plus personne d’autre n’a d’atout.
pepper-lesson-left-no = Tu peux, mais { $left } fait d’abord tomber { $top }.
pepper-lesson-ace = Plus personne ne peut couper : quelle carte gagne à coup sûr ?
pepper-lesson-ace-done = Trois plis. Tes deux derniers atouts feront cinq.
pepper-lesson-ace-no = Tu peux, mais encaisse { $ace } maintenant.
pepper-lesson-give = { $loser } ne peut pas gagner. Joue-la : un atout te rendra la main.
pepper-lesson-give-done = Ils ont fait le pli, et doivent jouer dans tes atouts.
pepper-lesson-give-no = Tu peux, mais donne { $loser } tant que tu as des atouts.
pepper-lesson-ruff = Entame à { $suit }. Coupe : l’un ou l’autre gagne.
pepper-lesson-ruff-done = Cinq plis, 5 points : tu avais annoncé quatre, mais chaque pli compte.
