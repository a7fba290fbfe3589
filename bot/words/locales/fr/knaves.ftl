game-knaves = Knaves

# Règles une à une
knaves-preset-family = familiales
knaves-preset-changing = à atout changeant
knaves-preset-short = courtes
knaves-option-target = Points pour gagner
knaves-option-jacks = Ce que coûte chaque { rank-word-J }
knaves-value-jacks-s-c-d-h = { sign-S } 1 · { sign-C } 2 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-c-s-d-h = { sign-S } 2 · { sign-C } 1 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-h-d-s-c = { sign-S } 3 · { sign-C } 4 · { sign-D } 2 · { sign-H } 1
knaves-option-jack-turned = Un { rank-word-J } à la retourne
knaves-value-jack-turned-trump = fait l’atout comme une autre carte
knaves-value-jack-turned-no-trump = veut dire sans atout
knaves-option-same-suit = L’atout de la donne d’avant à la retourne
knaves-value-same-suit-trump = est encore l’atout
knaves-value-same-suit-no-trump = veut dire sans atout
knaves-option-all-jacks = Les quatre { ranks-J } chez un joueur
knaves-value-all-jacks-cost = coûtent 10
knaves-value-all-jacks-ten-more = rapportent 10
knaves-option-level = Égalité en tête
knaves-value-level-draw = partie nulle
knaves-value-level-play-on = on continue jusqu’à ce qu’un seul soit en tête

# Ce qu’on raconte
knaves-event-turned-up = La retourne : { $card }.
knaves-event-no-trump = Avec { $card } à la retourne, cette donne se joue sans atout.
knaves-event-all-four = { $who } a les quatre { ranks-J } : { $points } points !
knaves-fact-turned-up = Retourne : { $card }

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
knaves-verdict-all-four = Les quatre { ranks-J } pour { $who } !
knaves-sum-jack = { $card } { $points }
knaves-sum-all-four = les quatre { ranks-J } : +{ $points }
knaves-moment-all-four = { $who } a pris les quatre { ranks-J } et le bonus, donne { $deal }
knaves-moment-all-jacks = { $who } a dû prendre les quatre { ranks-J }, donne { $deal }
knaves-moment-rich = { $who } a fait { $points } points, donne { $deal }
knaves-achievement-all-four = Les quatre { ranks-J }, avec bonus
knaves-achievement-rich = Neuf points en une donne

# Pour qui n’y a jamais joué
knaves-help-aim =
    Trois joueurs, chacun pour soi. Fais des plis : chacun vaut un point. Mais pas les plis où il y a des { ranks-J } : ils coûtent plus qu’ils ne rapportent.
    Le premier à { $target } points gagne.
knaves-help-deal =
    52 cartes : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 de chaque couleur{ rank-legend }. Chacun en reçoit dix-sept. On retourne la dernière : sa couleur est **l’atout**. La carte n’est à personne.{ $jack_turned ->
        [no-trump] {" "}Si c’est un { rank-word-J }, la donne se joue sans atout.
       *[trump] {""}
    }{ $same_suit ->
        [no-trump] {" "}Si c’est la couleur qui était l’atout de la donne d’avant, on joue cette fois sans atout.
       *[trump] {""}
    }
knaves-help-play =
    Le joueur à gauche du donneur entame comme il veut. Fournis à la couleur si tu peux ; sinon, joue ce que tu veux : un atout, ou un { rank-word-J } que tu veux perdre.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. Il y a dix-sept plis.
knaves-help-scoring =
    Chaque pli rapporte 1 point. Chaque { rank-word-J } que tu prends coûte : { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }. On peut tomber sous zéro.{ $all_jacks ->
        [ten-more] {" "}Prends **les quatre**, et ils rapportent 10.
       *[cost] {""}
    }
    La partie finit après la donne où quelqu’un atteint { $target } ; le plus haut total gagne. { $level ->
        [play-on] S’il y a égalité en tête, on continue.
       *[draw] S’il y a égalité en tête, la partie est nulle.
    }

# Ce que ses joueurs comptent
knaves-feat-tricks = Plis
knaves-feat-jacks = Pris : { ranks-J }
knaves-feat-clean = Donnes sans { ranks-J }
knaves-feat-all-four = Les quatre, avec bonus

# Ses variantes en une phrase, et tout le jeu en quelques lignes
knaves-preset-house-about = En { $target } points ; { card-JH } coûte le plus, { card-JS } le moins, la retourne fait toujours l’atout.
knaves-preset-family-about = En { $target } points ; un { rank-word-J } retourné veut dire sans atout, les quatre { ranks-J } ensemble rapportent 10.
knaves-preset-changing-about = En { $target } points ; jamais deux fois de suite le même atout, et pas de partie nulle.
knaves-preset-short-about = Les règles standard, mais en { $target } points seulement.
knaves-help-example =
    { $leader } entame avec { $led }, un pli sûr. { $second } fournit petit, mais pour { $third }, c’est l’occasion de perdre { $card3 }.
    { $winner } remporte le pli avec { $best } : 1 point pour { $taker }, mais { $taken } en coûte 4. Les cartes fortes font des plis, avec les { ranks-J } dedans.
knaves-help-short =
    • **But :** trois joueurs, chacun pour soi. Fais des plis, mais sans { ranks-J }.
    • **Donne :** 52 cartes, dix-sept chacun ; on retourne la dernière, qui fait l’atout.
    • **À toi :** fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
    • **Points :** chaque pli 1. Les { ranks-J } coûtent : { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }.{ $all_jacks ->
        [ten-more] {" "}Les quatre rapportent 10.
       *[cost] {""}
    }
    • **Fin :** quand quelqu’un atteint { $target }. Le plus haut total gagne.

# La première leçon
knaves-lesson-begins = Ici, rien ne compte. Les plis rapportent, les { ranks-J } coûtent.
knaves-lesson-duck = Quelqu’un joue après toi. Joue petit, garde tes { ranks-J }.
knaves-lesson-duck-done = Pli perdu, mais tes { ranks-J } sont à l’abri.
knaves-lesson-duck-no = Tu peux, mais cela peut te coûter un { rank-word-J }. Joue petit.
knaves-lesson-last = Tu joues en dernier, aucun { rank-word-J } ici : prends, sans { $jack } !
knaves-lesson-last-done = Un pli : 1 point, et rien à payer.
knaves-lesson-last-no = Tu peux, mais une carte moyenne fait le pli pour rien.
knaves-lesson-top = L’atout est { $suit }, et les plus forts sont à toi. Joue-en un.
knaves-lesson-top-done = Un pli de plus, et moins d’atouts contre toi.
knaves-lesson-top-no = Tu peux, mais tes atouts maîtres sont des plis sûrs.
knaves-lesson-low = Laisse entamer les autres : tes { ranks-J } iront sur leurs plis. { $club } !
knaves-lesson-low-done = À d’autres d’entamer. Attends ton moment.
knaves-lesson-low-no = Tu peux, mais une petite comme { $club } est mieux ici.
knaves-lesson-under = On entame avec { $jack } : tu passes dessous, avec n’importe quel atout.
knaves-lesson-under-done = Un { rank-word-J } dans son propre pli : 1 − 1 = 0.
knaves-lesson-give = Plus rien à { $suit }. Quelle carte te coûterait le plus ? Donne-la.
knaves-lesson-give-done = { $jack } est maintenant à un autre.
knaves-lesson-give-no = Tu peux, mais c’était le moment de perdre { $jack }.
knaves-lesson-give-no-jack = Tu peux, mais { $jack } coûte encore plus.
knaves-lesson-lose = { $ace } remporte ce pli. Tes deux cartes passent dessous.
knaves-lesson-lose-done = Rien de gagné, rien de perdu.
knaves-lesson-trump = Plus rien à { $suit }, et aucun { rank-word-J } dans le pli : coupe.
knaves-lesson-trump-done = Le dernier pli aussi est à toi : six points, sans { rank-word-J }.
