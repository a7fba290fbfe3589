game-four-jacks = Quatre valets

# Règles une à une
four-jacks-option-end = Fin de la partie
four-jacks-value-end-deals = après un nombre de donnes
four-jacks-value-end-limit = quand quelqu’un atteint une limite
four-jacks-option-deals = Nombre de donnes
four-jacks-option-limit = Limite de points (positive ou négative)
four-jacks-option-pass-cards = Passer une carte
four-jacks-value-pass-cards-right = à droite
four-jacks-value-pass-cards-none = on n’en passe pas

# Ce qu’on demande, dit et raconte
four-jacks-phase-passing = choisir une carte à passer à droite
four-jacks-ask-passing = Choisis une carte pour { $right }, à ta droite, avant de voir celle que te passe { $left }.
four-jacks-action-give = Passer { $cards }
four-jacks-event-gave = { $who } a choisi une carte pour { $receiver }.
four-jacks-event-you-gave = Tu passes { $cards } à { $receiver }.
four-jacks-event-four-jacks = Quatre valets ! { $who } les a tous pris.
four-jacks-result-last-deal = la dernière donne est jouée
four-jacks-result-limit = la limite est atteinte

# Le compte d’une donne
four-jacks-verdict-four-jacks = Les quatre { ranks-J } pour { $who } !
four-jacks-sum-jack = { $card } { $points }
four-jacks-sum-clean = sans { ranks-J }
four-jacks-sum-slam = les quatre { ranks-J } : +{ $points }
four-jacks-sum-slam-loss = contre les quatre : { $points }
four-jacks-stake-slam-open = { $who } peut encore les prendre tous : restent { $cards }
four-jacks-moment-slam = { $who } a pris les quatre { ranks-J }, donne { $deal }

# Pour qui n’y a jamais joué
four-jacks-help-aim =
    Trois joueurs, chacun pour soi. Évite les { ranks-J } – sauf si tu peux les prendre **tous les quatre**.
    La subtilité : c’est la carte la plus **faible** d’un pli qui prend ses { ranks-J }, pas la plus forte.
four-jacks-help-deal =
    24 cartes : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 de chaque couleur{ rank-legend }. Chacun en reçoit huit.
    { $pass_cards ->
        [none] Personne ne passe de carte.
       *[right] Puis chacun passe une carte, face cachée, à son voisin de droite – avant de voir celle qui vient de gauche.
    }
four-jacks-help-play =
    Il n’y a pas d’atout. Le joueur à gauche du donneur entame. Fournis si tu peux ; sinon, joue ce que tu veux.
    Les cartes de la couleur demandée vont dans l’ordre { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Une défausse (toute autre couleur) est plus faible qu’elles toutes. De deux défausses, la plus basse est la plus faible ; à rang égal, { sign-S } est plus fort que { sign-H }, puis { sign-D }, puis { sign-C }.
    La carte la **plus forte** entame le pli suivant. S’il y a des { ranks-J } dans le pli, c’est à la carte la **plus faible** de les prendre **tous**. Les autres cartes ne comptent pas.
four-jacks-help-scoring =
    { card-JC } coûte 2 points, chacun des autres { ranks-J } 1.
    Les quatre { ranks-J } : plus 3, et les deux autres joueurs perdent 2 chacun.
    { $end ->
        [limit] La partie finit après la donne où quelqu’un atteint { $limit } ou −{ $limit } ; le plus haut total gagne.
       *[deals] Après { $deals } donnes, le plus haut total gagne.
    }

# Ce que ses joueurs comptent
four-jacks-feat-jacks = Pris : { ranks-J }
four-jacks-feat-clean = Sans { ranks-J }
four-jacks-feat-slam = Les quatre

# Ses variantes en une phrase, et tout le jeu en quelques lignes
four-jacks-preset-house-about = { $deals } donnes ; avant chacune, on passe une carte à droite.
four-jacks-help-example =
    { $leader } entame avec { $led }. { $second } n’a rien à { suit-C } et défausse { $card2 }.
    { $third } joue { $best }, la **plus forte** carte de la couleur demandée, et entamera donc le pli suivant. Mais { $card2 } est une défausse, donc la carte la **plus faible** ici, as ou pas : { $taker } prend { $taken }, ce qui coûte 2 points.
four-jacks-help-short =
    • **But :** trois joueurs, chacun pour soi. Évite les { ranks-J } – ou prends les quatre.
    • **Donne :** 24 cartes, de l’as au 9, huit chacun.{ $pass_cards ->
        [right] {" "}Passes-en une à droite avant de voir celle qui vient de gauche.
       *[none] {""}
    }
    • **À toi :** il n’y a pas d’atout. Fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux.
    • **La subtilité :** la carte la plus forte entame ensuite, mais c’est la plus **faible** qui prend les { ranks-J }. Une autre couleur est plus faible que celle d’entame.
    • **Points :** { card-JC } −2, chacun des autres { ranks-J } −1. Les quatre : +3, et −2 pour chacun des autres.
    • **Fin :** { $end ->
        [limit] quand quelqu’un atteint { $limit } ou −{ $limit }
       *[deals] après { $deals } donnes
    }. Le plus haut total gagne.

# La première leçon
four-jacks-lesson-begins = Ici, rien ne compte. Les { ranks-J } coûtent des points.
four-jacks-lesson-pass = La plus faible carte d’un pli prend ses { ranks-J }. Que passes-tu ?
four-jacks-lesson-pass-done = { $nine } est la plus faible de toutes : la voilà chez ton voisin.
four-jacks-lesson-pass-no = Tu peux, mais { $nine } est la plus faible : donne-la.
four-jacks-lesson-pass-no-jack = Tu peux, mais { $nine } est pire : elle prend les { ranks-J }.
four-jacks-lesson-lead = À toi. Une carte forte est rarement la plus faible : { $queen } ?
four-jacks-lesson-lead-done = { $spade } était le plus faible : qui l’a joué le prend.
four-jacks-lesson-lead-no = Tu peux, mais { $queen } est plus sûre : on joue dessous.
four-jacks-lesson-lead-no-high = C’est sûr aussi. Mais garde tes plus fortes : { $queen } suffit.
four-jacks-lesson-king = L’entame est { $ace }. Qui risque moins d’être la plus faible, { $jack } ou { $king } ?
four-jacks-lesson-king-done = Rien à prendre ici : il n’y a aucun { rank-word-J }.
four-jacks-lesson-king-no = Tu peux, mais { $jack } risque d’être pour toi.
four-jacks-lesson-over = L’entame est { $queen }, et tes deux cartes la battent. Joue l’une ou l’autre.
four-jacks-lesson-over-done = La carte la plus forte entame le pli suivant : c’est toi.
four-jacks-lesson-away = À toi : une défausse est plus faible que toute entame. { $jack } !
four-jacks-lesson-away-done = Quelqu’un n’en avait pas : sa défausse, la plus faible, l’a pris.
four-jacks-lesson-away-no = Tu peux, mais joue { $jack } tant que tu entames.
four-jacks-lesson-throw = Plus rien à { $suit } : défausse petit, garde les fortes.
four-jacks-lesson-throw-done = Aucun { rank-word-J } : le plus faible n’a rien pris.
four-jacks-lesson-throw-no = Tu peux, mais garde ta carte forte : elle peut te sauver.
four-jacks-lesson-last = Une seule carte fournit à { $suit }. Ta dernière rencontre deux { ranks-J } !
four-jacks-lesson-last-done = Pas un { rank-word-J } pour toi : 0 point. Les autres se partagent −5.
