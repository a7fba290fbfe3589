game-polignac = Polignac

# Règles une à une
polignac-preset-french = françaises
polignac-preset-modern = modernes
polignac-preset-short = courtes
polignac-option-order = Ordre des cartes
polignac-value-order-king-high = { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7
polignac-value-order-ace-high = { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7
polignac-option-spare = À trois, cinq ou six
polignac-value-spare-sevens-out = sans { card-7S } et { card-7C }
polignac-value-spare-dealer-exchange = le donneur reçoit deux cartes de plus et en écarte deux
polignac-option-capot = Capot
polignac-value-capot-announced = peut s’annoncer
polignac-value-capot-off = ne s’annonce pas
polignac-option-failed-capot = Un capot manqué
polignac-value-failed-capot-five-and-jacks = coûte 5, et les { ranks-J } comptent aussi
polignac-value-failed-capot-five = coûte 5, et aucun { rank-word-J } ne compte
polignac-option-silent-capot = Tous les plis sans annonce
polignac-value-silent-capot-jacks = coûtent ce que coûtent les { ranks-J }
polignac-value-silent-capot-others-five = coûtent 5 à chacun des autres
polignac-option-end = Fin de la partie
polignac-value-end-limit = quand quelqu’un atteint la limite
polignac-value-end-rounds = après un nombre de tours
polignac-option-limit = Limite
polignac-option-rounds = Tours (chacun donne une fois)

# Ce qu’on demande, dit et raconte
polignac-phase-discarding = écarter deux cartes
polignac-phase-bidding = annoncer capot ou passer
polignac-ask-discarding = Tu as deux cartes de plus que les autres : écartes-en deux, mais aucun { rank-word-J }. Elles ne comptent pour personne.
polignac-ask-bidding = Feras-tu tous les plis ? Alors annonce capot. Sinon, passe.
polignac-action-bid = Capot !
polignac-badge-maker = Capot
polignac-tag-points = +{ $points }
polignac-contract-capot = Capot
polignac-contract-by = { $contract } ({ $maker })
polignac-pile-widow = pour le donneur
polignac-event-bid = { $who } : « Capot ! » Tous les plis, rien de moins.
polignac-event-discarded = { $who } écarte { $count } cartes.
polignac-event-you-discarded = Tu écartes { $cards }.
polignac-event-capot-failed = Capot manqué pour { $who } : ce pli est à { $taker }.
polignac-event-capot-made = Capot ! { $who } a fait tous les plis.
polignac-event-silent-capot = { $who } a fait tous les plis sans rien annoncer : un capot.
polignac-result-limit = { $who_count ->
    [0] la limite de { $limit } est atteinte
   *[other] perdu, avec { $limit } ou plus : { $who }
 }
polignac-result-rounds = { $count ->
    [1] chacun a donné une fois
   *[other] chacun a donné { $count } fois
 }
polignac-why-jack-stays = Un { rank-word-J } ne s’écarte pas : { $card } reste dans ta main.
polignac-why-no-such-bid = On ne peut annoncer que capot : tous les plis.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
polignac-bid-was-bid = { $who } a annoncé capot
polignac-verdict-capot-made = Capot ! Tous les plis pour { $who }
polignac-verdict-capot-failed = Capot manqué : un pli pour { $taker }
polignac-verdict-silent-capot = Tous les plis pour { $who }, sans annonce
polignac-sum-jack = { $card } +{ $points }
polignac-sum-clean = sans { ranks-J }
polignac-sum-every-trick = tous les plis : { $points }
polignac-sum-against = contre le capot : +{ $points }
polignac-sum-failed = capot manqué : +{ $points }
polignac-sum-nothing = aucun { rank-word-J } ne compte : { $points }
polignac-moment-capot-made = { $who } a annoncé capot, donne { $deal }, et l’a réussi
polignac-moment-capot-failed = { $who } a annoncé capot, donne { $deal }, et l’a manqué
polignac-moment-silent-capot = { $who } a fait tous les plis sans annonce, donne { $deal }
polignac-moment-all-jacks = { $who } a dû prendre les quatre { ranks-J }, donne { $deal }
polignac-achievement-capot-made = Un capot réussi
polignac-achievement-silent-capot = Tous les plis sans annonce

# Pour qui n’y a jamais joué
polignac-help-aim =
    Chacun pour soi, de trois à six joueurs. Ne remporte pas de pli où il y a des { ranks-J }, et surtout pas celui du { card-JS } : cette carte s’appelle le **Polignac**.
    Les points sont des pénalités : le **plus petit** total gagne.
polignac-help-deal =
    32 cartes : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 de chaque couleur{ rank-legend }. À quatre, huit chacun.
    { $spare ->
        [dealer-exchange] À trois, cinq ou six, dix, six ou cinq cartes chacun. Le donneur reçoit aussi les deux dernières et en écarte deux, face cachée, mais aucun { rank-word-J }. Elles ne comptent pour personne.
       *[sevens-out] À trois, cinq ou six, on retire { card-7S } et { card-7C } : dix, six ou cinq cartes chacun.
    }
    { $order ->
        [ace-high] Dans chaque couleur, l’ordre est { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7.
       *[king-high] Attention à l’ordre : dans chaque couleur, c’est { rank-K } { rank-Q } { rank-J } { rank-A } { rank-T } 9 8 7. L’as est **sous** le { rank-word-J }.
    }
polignac-help-page-bidding = Annoncer capot
polignac-help-bidding =
    { $capot ->
        [off] On n’annonce rien.
       *[announced] Avant la première carte, chacun à son tour, à partir de la gauche du donneur, annonce **capot** ou passe. Capot veut dire : je fais tous les plis, seul contre tous. Dès que quelqu’un annonce capot, on ne demande plus aux autres.
    }
polignac-help-play =
    Il n’y a pas d’atout. Le joueur à gauche du donneur entame comme il veut. Fournis à la couleur si tu peux ; sinon, joue ce que tu veux : une bonne occasion de perdre un { rank-word-J }.
    La plus forte carte de la couleur demandée remporte le pli, avec tous ses { ranks-J }, et celui qui l’a jouée entame le suivant.
polignac-help-scoring =
    { card-JS } coûte 2 points, chacun des autres { ranks-J } 1 : cinq par donne.
    { $capot ->
        [off] Personne n’annonce capot.
       *[announced] **Capot réussi :** 5 pour chacun des autres, 0 pour qui l’a annoncé. **Capot manqué :** 5 pour qui l’a annoncé, et { $failed_capot ->
            [five] aucun { rank-word-J } ne compte.
           *[five-and-jacks] les { ranks-J } comptent comme d’habitude.
        }
    }
    Tous les plis sans annonce : { $silent_capot ->
        [others-five] 5 pour chacun des autres, 0 pour soi.
       *[jacks] les { ranks-J } comptent comme d’habitude, donc 5.
    }
    { $end ->
        [rounds] La partie finit quand chacun a donné { $rounds } fois.
       *[limit] La partie finit après la donne où quelqu’un atteint { $limit } : il a perdu.
    } Le plus petit total gagne.

# Ce que ses joueurs comptent
polignac-feat-capot = Capots annoncés
polignac-feat-capot-made = Capots réussis
polignac-feat-jacks = Pris : { ranks-J }
polignac-feat-polignac = Polignac pris
polignac-feat-clean = Donnes sans point

# Ses variantes en une phrase, et tout le jeu en quelques lignes
polignac-preset-house-about = L’as est sous le { rank-word-J }, capot peut s’annoncer ; la partie finit à { $limit } points.
polignac-preset-french-about = Sauf à quatre, le donneur échange deux cartes ; personne n’annonce capot ; fin à { $limit } points.
polignac-preset-french-where = en France
polignac-preset-modern-about = L’as est la plus forte ; tous les plis coûtent 5 aux autres, annoncés ou non ; { $rounds } tours.
polignac-preset-short-about = Les règles standard, mais la partie finit à { $limit } points.
polignac-help-example =
    { $leader } entame avec { $led }. { $second } joue { $best }, et { $third } doit fournir { $card3 } : c’est le **Polignac**.
    { $fourth } fournit l’as, mais dans ce jeu l’as est sous le { rank-word-J }. { $winner } a la plus forte carte et remporte le pli : { $taken } coûte 2 points à { $taker }.
polignac-help-short =
    • **But :** chacun pour soi. Évite les { ranks-J } ; le plus petit total gagne.
    • **Cartes :** 32 ; dans chaque couleur { $order ->
        [ace-high] { rank-A } { rank-K } { rank-Q } { rank-J }
       *[king-high] { rank-K } { rank-Q } { rank-J } { rank-A }
    } { rank-T } 9 8 7.{ $spare ->
        [dealer-exchange] {" "}Sauf à quatre, le donneur en reçoit deux de plus et en écarte deux.
       *[sevens-out] {" "}Sauf à quatre, sans { card-7S } et { card-7C }.
    }
    • **À toi :** il n’y a pas d’atout. Fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. La plus forte carte de la couleur demandée remporte le pli.
    • **Points :** { card-JS } 2, chacun des autres { ranks-J } 1.{ $capot ->
        [off] {""}
       *[announced] {" "}Annonce *capot* avant la première carte et fais tous les plis : 5 pour chacun des autres. Si tu échoues : 5 pour toi.
    }
    • **Fin :** { $end ->
        [rounds] après { $rounds ->
            [one] un tour
           *[other] { $rounds } tours
        }
       *[limit] quand quelqu’un atteint { $limit }
    }.

# La première leçon
polignac-lesson-begins = Ici, rien ne compte. Les { ranks-J } coûtent des points.
polignac-lesson-bid = Ferais-tu tous les plis avec cette main ? Non : passe.
polignac-lesson-bid-done = Il ne reste que les { ranks-J } : que d’autres les prennent.
polignac-lesson-bid-no = Tu peux, mais un seul pli perdu te coûte 5 points.
polignac-lesson-low = Deux joueurs jouent après toi. { $jack } serait maître : garde-le.
polignac-lesson-low-done = Aucun { rank-word-J } dans ce pli : il ne coûte rien à personne.
polignac-lesson-low-no = Tu peux, mais si personne ne monte, { $jack } est pour toi.
polignac-lesson-ace = Ici, l’as est sous le { rank-word-J } : { $ace } peut partir.
polignac-lesson-ace-done = Une carte plus forte est venue, et { $ace } ne te gêne plus.
polignac-lesson-ace-no = Tu peux, mais tu gardes { $ace } pour un pli plus dangereux.
polignac-lesson-spade = { $queen } tient le pli, au-dessus de { $jack }. C’est le moment !
polignac-lesson-spade-done = Le Polignac est parti : 2 points pour un autre.
polignac-lesson-spade-no = Tu peux, mais { $jack } passe sous { $queen } : joue-le.
polignac-lesson-heart = L’entame est { $queen }. Que peux-tu glisser dessous ?
polignac-lesson-heart-done = Ton dernier { rank-word-J } est parti. Pas un seul point pour toi !
polignac-lesson-heart-no = Tu peux, mais { $jack } ne te coûte rien sous { $queen }.
