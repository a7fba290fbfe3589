# Le compte d’une donne, quand un jeu n’a pas ses propres mots : court, pour une image
verdict-all-passed = Tout le monde a passé
verdict-redealt = Nouvelle donne ({ $who })
sum-together = somme { $points }
bid-was-bid = { $who } : enchère { $value }, { $suit }
sum-tricks = { $tricks ->
    [0] aucun pli
    [1] 1 pli
   *[other] { $tricks } plis
 }
stake-tricks-wanted = { $who } : { $wanted ->
    [1] 1 pli à faire
   *[other] { $wanted } plis à faire
 }
stake-tricks-missing = { $who } : encore { $missing } { $missing ->
    [one] pli
   *[other] plis
 } sur { $wanted }
stake-tricks-taken = { $who } { $who_count ->
    [one] a
   *[other] ont
 } { $wanted ->
    [1] le pli demandé
   *[other] les { $wanted } plis
 }
stake-out-of-reach = { $who } : { $wanted } { $wanted ->
    [one] pli
   *[other] plis
 }, c’est hors de portée
stake-jacks-left = Encore à prendre : { $cards }
brief-tricks-wanted = { $wanted ->
    [1] 1 pli à faire
   *[other] { $wanted } plis à faire
 }
brief-tricks-missing = encore { $missing } sur { $wanted }
brief-tricks-taken = { $wanted ->
    [1] 1 pli : c’est fait
   *[other] { $wanted } plis : c’est fait
 }
brief-out-of-reach = { $wanted } : hors de portée
moment-comeback = { $who } : remontée après { $behind } de retard, donne { $deal }
moment-close-finish = { $who } : victoire avec { $ahead } d’avance seulement
moment-best-deal = La donne { $deal } a été la meilleure : { $points } { $points ->
    [one] point
   *[other] points
 } pour { $who }
moment-dear-deal = La donne { $deal } a coûté le plus cher : { $points } { $points ->
    [one] point
   *[other] points
 } à { $who }
