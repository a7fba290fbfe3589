game-euchre-two = Euchre à deux

# Règles une à une
euchre-two-option-pack = Nombre de cartes
euchre-two-option-target = Points pour gagner
euchre-two-option-stick-the-dealer = Donneur forcé de choisir
euchre-two-option-joker = Joker
euchre-two-value-joker-best-bower = le joker est le bower maître
euchre-two-value-joker-benny = { card-2S } est le bower maître (benny)

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
euchre-two-phase-ordering-up = prendre ou passer
euchre-two-phase-naming = choisir une autre couleur ou passer
euchre-two-phase-must-name = choisir une autre couleur
euchre-two-phase-swapping = ramasser et écarter, ou laisser
euchre-two-ask-ordering-up = La couleur de la retourne comme atout ? Prends, ou passe.
euchre-two-ask-naming = Choisis une autre couleur comme atout, ou passe.
euchre-two-ask-must-name = L’adversaire a passé : tu dois choisir une couleur.
euchre-two-ask-swapping = Ramasse la retourne et écarte la carte de ton choix, ou laisse-la.

# Boutons
euchre-two-action-order = Prendre
euchre-two-action-call = Choisir { $suit }
euchre-two-action-keep = Laisser la retourne
euchre-two-action-swap = Écarter { $cards }

# Ce qui se passe
euchre-two-event-turned-up = La retourne : { $card }.
euchre-two-event-counts-as = { $card } compte comme { $suit }.
euchre-two-event-ordered = { $who } prend à { $suit }.
euchre-two-event-turned-down = { $card } est refusée.
euchre-two-event-named = { $who } choisit { $suit }.
euchre-two-event-kept = { $who } laisse la retourne.
euchre-two-event-swapped = { $who } ramasse { $card } et écarte une carte.
euchre-two-event-you-swapped = Tu écartes { $card }.
euchre-two-event-made = { $makers } réussit, avec { $tricks } plis.
euchre-two-event-march = Capot ! { $makers } fait les cinq plis.
euchre-two-event-euchred = Dedans ! { $makers } ne fait { $tricks ->
    [0] aucun pli.
    [1] qu’un seul pli.
   *[other] que { $tricks } plis.
 }

# Ce qu’on retient : une ligne chacun, et aucune pour ce que personne n’a besoin de savoir
euchre-two-fact-turn-up = Retourne : { $card } ({ $suit })
euchre-two-fact-turned-down = { $card } a été refusée
euchre-two-fact-turn-up-taken = { $who } a ramassé { $card }

# Refus
euchre-two-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
euchre-two-why-must-follow-joker = Tu dois fournir à { $suit } : ton { $binding } est le bower maître et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
euchre-two-why-joker-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le bower maître et compte comme { $trump }.
euchre-two-why-turned-down = { $suit } a été refusé : choisis une autre couleur.
euchre-two-why-no-trump-not-played = Pas de contrat sans atout dans ce jeu : choisis une couleur.
euchre-two-why-stuck-dealer = L’adversaire a passé et c’est toi qui donnes : tu dois choisir une couleur.
euchre-two-why-nobody-goes-alone = Pas de solo annoncé dans ce jeu.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
euchre-two-bid-was-trump = { $who } : { $suit }
euchre-two-verdict-made = Réussi, avec { $tricks } plis
euchre-two-verdict-march = Capot !
euchre-two-verdict-euchred = Dedans !
euchre-two-sum-made = { $tricks } plis : { $points }
euchre-two-sum-march = capot : { $points }
euchre-two-sum-euchre = preneur dedans : { $points }
euchre-two-stake-march-open = { $who } { $who_count ->
    [one] vise
   *[other] visent
 } le capot : encore { $missing }
euchre-two-brief-march-open = capot : encore { $missing }
euchre-two-moment-march = Capot pour { $who }, donne { $deal }

# Pour qui n’y a jamais joué
euchre-two-help-aim =
    Deux joueurs, cinq plis par donne.
    L’un des deux choisit l’atout – c’est le **preneur** – et doit faire au moins **trois plis**. S’il n’y arrive pas, il est *dedans* (*euchred*), et c’est l’autre qui marque.
    Le premier à { $target } points gagne.
euchre-two-help-deal =
    Le paquet a { $pack } cartes : de l’as au { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. Vous en recevez cinq chacun. La carte suivante est retournée : c’est la *retourne* ; on ne voit jamais le reste.
    À l’**atout** : le { rank-word-J } (*bower droit*), puis l’autre { rank-word-J } de la même teinte, rouge ou noire (*bower gauche*), puis { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }. Avec { sign-S } comme atout : { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Le bower gauche **est un atout**, et non une carte de la couleur qu’il porte.
    Les autres couleurs : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Le joker est le *bower maître*, le plus fort de tous les atouts. Retourné, il compte comme { suit-H }.
        [benny] { card-2S } (le *benny*) est le *bower maître*, le plus fort de tous les atouts. Retourné, il compte comme { suit-H }.
       *[no] Il n’y a pas de joker.
    }
euchre-two-help-bidding =
    Au **1er tour**, celui qui n’a pas donné *prend* (la couleur de la retourne devient l’atout) ou passe ; puis c’est au donneur. Si l’un des deux prend, le donneur peut ramasser la retourne et écarter une autre carte.
    Au **2e tour**, si les deux ont passé, la retourne est refusée. Chacun peut choisir une autre couleur, ou passer, dans le même ordre. Si les deux passent encore, { $stick_the_dealer ->
        [yes] le donneur doit choisir (*donneur forcé*)
       *[no] l’autre donne
    }.
euchre-two-help-play =
    Celui qui n’a pas donné entame.
    Fournis à la couleur demandée si tu peux. Sinon, joue ce que tu veux : un atout ou une autre carte.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
    Attention au bower gauche : avec { sign-H } comme atout, { card-JD } compte comme { suit-H }. On le fournit à { suit-H }, pas à { suit-D }.
    Beaucoup de cartes restent hors jeu : un as fait donc souvent son pli.
euchre-two-help-scoring =
    Ce que fait le **preneur**, et ce que cela vaut :
    3 ou 4 plis : 1 point
    les cinq (*capot*) : 2 points
    2 ou moins (*dedans*) : 2 points pour l’autre

# Ce que ses joueurs comptent
euchre-two-feat-contract = Prises
euchre-two-feat-march = Capots
euchre-two-feat-euchred = Dedans

# Ses variantes en une phrase, et tout le jeu en quelques lignes
euchre-two-preset-house-about = { $pack } cartes, de l’as au { rank-T }, cinq chacun, en { $target } points ; pas de joker.
euchre-two-help-example =
    L’atout est { $trump }. { $leader } entame avec { $led }, l’atout le plus fort sous les bowers.
    { $second } n’a aucune carte qui porte { sign-C }, mais a { $forced }, le **bower gauche** : il compte comme { suit-C }. Il faut donc le fournir – et il remporte le pli.
euchre-two-help-short =
    • **But :** un contre un. Le premier à { $target } points gagne.
    • **Donne :** { $pack } cartes, cinq chacun. La carte suivante est la *retourne*.
    • **Atout :** *prends* à la couleur de la retourne, ou passe. Si les deux passent, choisis une autre couleur{ $stick_the_dealer ->
        [yes] {" "}; à la fin, le donneur doit choisir
       *[no] , ou passe encore
    }.
    • **Atouts, du plus fort :** { $joker ->
        [best-bower] le joker,{" "}
        [benny] { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } d’atout, l’autre { rank-J } de même teinte, puis { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}…
    }
    • **À toi :** fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
    • **Points pour qui a choisi l’atout :** 3 ou 4 plis 1, les cinq 2. Moins de trois : 2 pour l’autre.

# La première leçon
euchre-two-lesson-begins = Ici, rien ne compte. Le but : trois plis sur cinq.
euchre-two-lesson-order = Si l’atout est { $suit }, { $left } est le bower gauche. Tu prends ?
euchre-two-lesson-order-done = C’est toi le preneur, et la retourne est à toi.
euchre-two-lesson-order-no = Tu peux, mais trois atouts et un as, c’est assez.
euchre-two-lesson-discard = Ramasse { $up } et écarte : de quelle couleur peux-tu te défaire ?
euchre-two-lesson-discard-done = Plus rien à { $suit } : tu peux couper cette couleur.
euchre-two-lesson-discard-no = Tu peux, mais sans { $loser } tu pourrais couper { $suit }.
euchre-two-lesson-discard-no-keep = Tu peux, mais { $up } est un atout de plus. Ramasse-le.
euchre-two-lesson-ruff = Entame à { $suit }, et tu n’en as pas. Coupe petit.
euchre-two-lesson-ruff-done = Même un petit atout bat un roi.
euchre-two-lesson-ruff-no = Tu peux, mais { $low } suffit ici.
euchre-two-lesson-ruff-no-throw = Tu peux, mais seul un atout fait ce pli.
euchre-two-lesson-left = À toi d’entamer. { $left } est maintenant un atout : seul { $right } le bat.
euchre-two-lesson-left-done = C’était le bower droit : il bat toutes les cartes.
euchre-two-lesson-left-no = Tu peux, mais entame avec ton plus fort atout : { $left }.
euchre-two-lesson-again = Encore { $suit }, un as cette fois. Peux-tu le prendre ?
euchre-two-lesson-again-done = Un atout bat l’as d’une autre couleur.
euchre-two-lesson-again-no = Tu peux, mais { $low } est un atout et le prend.
euchre-two-lesson-ace = À toi d’entamer : quelle carte est maîtresse dans sa couleur ?
euchre-two-lesson-ace-done = Quatre plis : réussi, 1 point. Les cinq en vaudraient 2.
euchre-two-lesson-ace-no = Tu peux, mais à { $suit } aucune carte ne bat { $ace }.
