game-two-ten-jack = Two-Ten-Jack

# Signes sur les cartes
two-ten-jack-mark-speculation = S
two-ten-jack-marked-speculation = spéculation

# Variantes
two-ten-jack-preset-japan = règles japonaises
two-ten-jack-preset-speculation = règles anglaises
two-ten-jack-preset-short = courtes

# Règles une à une
two-ten-jack-option-partners = En équipes, deux contre deux (à quatre)
two-ten-jack-option-trump = Atout
two-ten-jack-value-trump-cycle = tourne : { sign-C } { sign-D } { sign-H }
two-ten-jack-value-trump-hearts = toujours { sign-H }
two-ten-jack-option-card-values = Valeur des cartes
two-ten-jack-value-card-values-japan = japonaise : ±10, ±5 et 1
two-ten-jack-value-card-values-english = anglaise : ±5 et 1
two-ten-jack-option-spade-ace = Points pour { card-AS } en valeurs japonaises
two-ten-jack-option-void = Si tu ne peux pas fournir
two-ten-jack-value-void-must-trump = il faut couper
two-ten-jack-value-void-free = joue ce que tu veux
two-ten-jack-option-same-two = De quatre atouts ou quatre cartes de { suit-S }, le 2 gagne (à quatre)
two-ten-jack-option-reversal = Les six cartes de { suit-S } qui coûtent, toutes prises, comptent en plus (valeurs japonaises)
two-ten-jack-option-drawn = Cartes piochées
two-ten-jack-value-drawn-hidden = vues seulement par qui pioche
two-ten-jack-value-drawn-shown = montrées à tous
two-ten-jack-option-end = Fin de la partie
two-ten-jack-value-end-deals = après un nombre de donnes
two-ten-jack-value-end-limit = quand quelqu’un atteint un nombre de points
two-ten-jack-option-deals = Donnes
two-ten-jack-option-limit = Points qui la finissent
why-two-ten-jack-english-hearts = Les valeurs anglaises vont avec l’atout { suit-H } : l’atout ne peut pas tourner.

# Ce qui est demandé, dit et raconté
two-ten-jack-phase-speculating = dire comment { card-AS } est entamé
two-ten-jack-ask-speculating = Tu entames avec { card-AS } : que doivent fournir les autres ?
two-ten-jack-action-as-trump = Comme atout
two-ten-jack-action-as-spade = Comme { suit-S }
two-ten-jack-said-as-trump = Comme atout
two-ten-jack-said-as-spade = Comme { suit-S }
two-ten-jack-event-trump-is = L’atout de cette donne est { $suit }.
two-ten-jack-event-drew = { $who } pioche { $card }.
two-ten-jack-event-you-drew = Tu pioches { $card }.
two-ten-jack-event-led-as = { $who } entame avec la spéculation : il faut fournir à { $suit }.
two-ten-jack-event-reversed = { $who } a pris les six cartes de { suit-S } : elles comptent en plus, { $points } points de mieux.
two-ten-jack-fact-wanted-out = À prendre, encore dehors : { $cards }
two-ten-jack-fact-feared-out = À craindre, encore dehors : { $cards }
two-ten-jack-why-must-follow-trump = Il faut fournir à l’atout ({ $suit }) : tu as { $binding }, donc tu ne peux pas jouer { $card }.
two-ten-jack-why-must-trump = Tu n’as rien à { $suit }, tu dois donc couper : tu as { $binding } et ne peux pas jouer { $card }.

# Le compte d’une donne, ce qui compte maintenant, et ce qu’on raconte après
two-ten-jack-bid-was-trump-was = Atout : { $suit }
two-ten-jack-verdict-most = Le plus : { $who }, { $points }
two-ten-jack-sum-trumps = atouts { $points }
two-ten-jack-sum-others = autres couleurs { $points }
two-ten-jack-sum-spades = { suit-S } { $points }
two-ten-jack-sum-reversed = les six, retournées { $points }
two-ten-jack-sum-nothing = rien qui compte { $points }
two-ten-jack-stake-points-out = Encore { $count } { $count ->
    [one] point positif
   *[other] points positifs
 } en jeu
two-ten-jack-moment-all-three = 2, { rank-T } et { rank-J } d’atout pour { $who }, donne { $deal }
two-ten-jack-moment-turned-round = { $who } a pris les six cartes de { suit-S }, donne { $deal } : { $points }
two-ten-jack-moment-dear = Donne { $deal }, { $who } : { $points }
two-ten-jack-achievement-all-three = Le 2, { rank-word-T } et le { rank-word-J } d’atout dans une donne
two-ten-jack-achievement-turned-round = Les six cartes de { suit-S }, retournées

# Pour qui n’y a jamais joué
two-ten-jack-help-aim =
    { $partners ->
        [yes] Deux contre deux : ton partenaire est en face.
       *[no] Chacun pour soi.
    } Dans tes plis, tu veux **le 2, { rank-word-T } et le { rank-word-J } d’atout**, et tu laisses les trois mêmes à **{ suit-S }** aux autres.
    Les mains restent petites : après chaque pli, chacun pioche une carte.
two-ten-jack-help-deal =
    52 cartes. À deux, six pour chacun ; à quatre, quatre ; le reste est le talon, face cachée. On joue dans le sens des aiguilles d’une montre.
    Dans chaque couleur : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $trump ->
        [hearts] { suit-H } est toujours atout.
       *[cycle] L’atout tourne : { sign-C } à la première donne, { sign-D } à la deuxième, { sign-H } à la troisième.
    } { suit-S } n’est jamais atout.
    { card-AS } est la **spéculation** : elle compte comme { suit-S }, et en même temps comme le plus fort des atouts.
two-ten-jack-help-play =
    Le joueur à gauche du donneur entame. Qui entame avec { card-AS } dit si c’est comme atout ou comme { suit-S }.
    • **Atout demandé :** fournis de l’atout ; { card-AS } en est un.
    • **{ suit-S } demandé :** fournis à { suit-S } ; { card-AS } en fait partie.
    • **Autre couleur demandée :** fournis.
    { $void ->
        [free] Si tu ne peux pas fournir, joue ce que tu veux.
       *[must-trump] Si tu ne peux pas fournir, il faut couper ; sans atout, joue ce que tu veux.
    } { card-AS } gagne toujours, sinon l’atout le plus fort, sinon la plus forte carte de la couleur demandée.{ $same_two ->
        [yes] {" "}À quatre, si les quatre cartes sont des atouts ou toutes à { suit-S }, le 2 gagne.
       *[no] {""}
    }
    Qui remporte le pli pioche en premier, puis les autres dans l’ordre ; { $drawn ->
        [shown] tous voient les cartes piochées
       *[hidden] personne ne montre rien
    }. Il entame le pli suivant. Quand le talon est vide, on joue les dernières cartes.
two-ten-jack-help-scoring =
    { $card_values ->
        [english] { card-2H } { card-TH } { card-JH } +5 chacun, { card-2S } { card-TS } { card-JS } −5 chacun, { card-2D } { card-TD } { card-JD } +1 chacun, { card-6C } +1. Le reste ne compte pas.
       *[japan] • **Atout :** 2, { rank-T } et { rank-J } +10 chacun ; { rank-A } { rank-K } { rank-Q } +5 chacun.
    }
    { $card_values ->
        [english] On peut tomber sous zéro.
       *[japan] • **{ suit-S } :** 2, { rank-T } et { rank-J } −10 chacun ; { rank-K } { rank-Q } −5 chacun ; { card-AS } { $spade_ace ->
            [-5] −5
           *[other] −15
        }.
    }{ $card_values ->
        [english] {""}
       *[japan] {"\u000a"}• **Les deux autres couleurs :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } +1 chacun.{ $reversal ->
            [yes] {" "}Qui prend ces six cartes de { suit-S } les compte en plus.
           *[no] {""}
        }
    }
    { $end ->
        [limit] La partie finit après la donne où quelqu’un a { $limit } ; le plus haut total gagne.
       *[deals] { $deals ->
            [1] On joue une donne
           *[other] La partie finit après { $deals } donnes
        } ; le plus haut total gagne.
    }

# Statistiques
two-ten-jack-feat-wanted = 2, { rank-T }, { rank-J } d’atout
two-ten-jack-feat-feared = Cartes de { suit-S } qui coûtent
two-ten-jack-feat-all-three = Les trois

# Ses variantes en une phrase, et tout le jeu en quelques lignes
two-ten-jack-preset-house-about = L’atout tourne { sign-C } { sign-D } { sign-H } ; { card-AS } coûte 15 ; sans la couleur, il faut couper ; { $deals } donnes.
two-ten-jack-preset-japan-about = Comme au Japon : { card-AS } coûte 5, le 2 bat trois atouts ou trois { sign-S }, les six { sign-S } rapportent.
two-ten-jack-preset-japan-where = au Japon
two-ten-jack-preset-speculation-about = Atout { suit-H }, valeurs anglaises ; jusqu’à { $limit } points.
two-ten-jack-preset-short-about = Une donne, atout { suit-H }.
two-ten-jack-help-row-spades = { suit-S } : l’as est aussi le plus fort atout
two-ten-jack-help-example =
    L’atout est { $trump }. { $leader } entame avec { $best }, l’as : tous doivent fournir à l’atout, et { $second } doit donner { $card2 }.
    Avec { $card3 } et le roi, cela fait { $trick_points } points en un pli pour { $winner }.
two-ten-jack-help-short =
    • **But :** prendre dans tes plis le 2, le { rank-T } et le { rank-J } d’atout, et laisser les mêmes à { suit-S } aux autres. { $end ->
        [limit] La partie finit à { $limit } points.
       *[deals] { $deals ->
            [1] Une donne.
           *[other] { $deals } donnes.
        }
    }
    • **Donne :** à deux six cartes, à quatre quatre ; après chaque pli, chacun pioche une carte du talon.
    • **Atout :** { $trump ->
        [hearts] { suit-H }
       *[cycle] { sign-C }, { sign-D } et { sign-H } tour à tour
    } ; { suit-S } jamais.
    • **Spéculation :** { card-AS } compte comme { suit-S } et aussi comme le plus fort atout ; qui l’entame dit lequel.
    • **À toi :** fournis ; { $void ->
        [free] si tu ne peux pas, joue ce que tu veux.
       *[must-trump] si tu ne peux pas, il faut couper.
    }
    • **Points :** { $card_values ->
        [english] 2, { rank-T }, { rank-J } à { suit-H } +5, à { suit-S } −5, à { suit-D } +1 ; { card-6C } +1.
       *[japan] 2, { rank-T }, { rank-J } d’atout +10, { rank-A } { rank-K } { rank-Q } +5 ; les mêmes à { suit-S } −10 et −5{ $spade_ace ->
            [-5] {""}
           *[other] {" "}({ card-AS } −15)
        } ; les cinq hautes des deux autres couleurs +1.
    }

# La première leçon
two-ten-jack-lesson-begins = Ici, rien ne compte. L’atout est { suit-C }.
two-ten-jack-lesson-lead = Tu entames. { $jack } vaut 10 : garde-le, joue { $card }.
two-ten-jack-lesson-lead-done = Chacun pioche une carte, le gagnant d’abord.
two-ten-jack-lesson-lead-no = Tu peux, mais avec { $card } tu ne risques rien.
two-ten-jack-lesson-follow = On demande { $suit } : il faut fournir.
two-ten-jack-lesson-follow-done = Quelqu’un a coupé.
two-ten-jack-lesson-follow-no = Il faut fournir à { $suit }.
two-ten-jack-lesson-keep = { $king } te prendrait { $jack }. Donne { $card }.
two-ten-jack-lesson-keep-done = { $jack } reste à toi.
two-ten-jack-lesson-keep-no = Tu peux, mais alors { $jack } est perdu.
two-ten-jack-lesson-jack = On entame à l’atout, et tu n’as que { $jack }. Mais il devrait gagner !
two-ten-jack-lesson-jack-done = Et { $two } est tombé : 20 points en un pli.
two-ten-jack-lesson-jack-no = Il faut fournir ton atout.
two-ten-jack-lesson-ace = { $ace } vient du talon. { $ten } est encore dehors : va le chercher.
two-ten-jack-lesson-ace-done = Le 2, { rank-word-T } et le { rank-word-J } d’atout sont à toi : 40 points !
two-ten-jack-lesson-ace-no = Tu peux, mais { $ace } peut rapporter { $ten }.
two-ten-jack-lesson-away = Le danger est maintenant à { suit-S }. Perds la main : { $card }.
two-ten-jack-lesson-away-done = Quelqu’un d’autre entame.
two-ten-jack-lesson-away-no = Tu peux, mais { $card } perd le plus sûrement.
two-ten-jack-lesson-duck = Le pli est à eux. Donne { $card }, qui ne compte pas.
two-ten-jack-lesson-duck-done = Et { $jack } coûte 10 à quelqu’un d’autre.
two-ten-jack-lesson-duck-no = Tu peux, mais { $card } ne donne rien.
two-ten-jack-lesson-low = On demande { suit-S }. Reste dessous avec { $card } ; { $king } pourrait gagner.
two-ten-jack-lesson-low-done = { card-2S } est parti ailleurs.
two-ten-jack-lesson-low-no = Tu peux, mais cela te coûterait cher.
two-ten-jack-lesson-dump = Ni { $suit } ni atout : défausse { $king }, qui coûte 5.
two-ten-jack-lesson-dump-done = Quelqu’un d’autre le paie.
two-ten-jack-lesson-dump-no = Tu peux, mais { $king } est la carte à perdre.
two-ten-jack-lesson-rest = Tu ne peux pas fournir : défausse { $suit } sans valeur.
two-ten-jack-lesson-rest-done = Rien de perdu.
two-ten-jack-lesson-rest-no = Tu peux, mais celle-là compte.
two-ten-jack-lesson-end = Plus que { $suit }, et chacune vaut 1 pour les autres. Joue n’importe laquelle.
two-ten-jack-lesson-end-done = 40 points : deux plis riches en atouts les ont tous rapportés, et les cartes de { suit-S } qui coûtent sont allées ailleurs.
