game-cutthroat = Cutthroat Euchre

# Règles une à une
cutthroat-option-pack = Nombre de cartes
cutthroat-option-target = Points pour gagner
cutthroat-option-march = Points pour un capot
cutthroat-option-euchred = Points par défenseur si le preneur est dedans
cutthroat-option-lead = Première entame
cutthroat-value-lead-eldest = à gauche du donneur
cutthroat-value-lead-maker-left = à gauche du preneur
cutthroat-option-stick-the-dealer = Donneur forcé de choisir
cutthroat-option-joker = Joker
cutthroat-value-joker-best-bower = le joker est le bower maître
cutthroat-value-joker-benny = { card-2S } est le bower maître (benny)

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
cutthroat-phase-ordering-up = prendre ou passer
cutthroat-phase-naming = choisir une autre couleur ou passer
cutthroat-phase-must-name = choisir une autre couleur
cutthroat-phase-swapping = ramasser et écarter, ou laisser
cutthroat-ask-ordering-up = La couleur de la retourne comme atout ? Prends, ou passe.
cutthroat-ask-naming = Choisis une autre couleur comme atout, ou passe.
cutthroat-ask-must-name = Tout le monde a passé : tu dois choisir une couleur.
cutthroat-ask-swapping = Ramasse la retourne et écarte la carte de ton choix, ou laisse-la.

# Boutons
cutthroat-action-order = Prendre
cutthroat-action-call = Choisir { $suit }
cutthroat-action-keep = Laisser la retourne
cutthroat-action-swap = Écarter { $cards }

# Ce qui se passe
cutthroat-event-turned-up = La retourne : { $card }.
cutthroat-event-counts-as = { $card } compte comme { $suit }.
cutthroat-event-ordered = { $who } prend à { $suit }.
cutthroat-event-turned-down = { $card } est refusée.
cutthroat-event-named = { $who } choisit { $suit }.
cutthroat-event-kept = { $who } laisse la retourne.
cutthroat-event-swapped = { $who } ramasse { $card } et écarte une carte.
cutthroat-event-you-swapped = Tu écartes { $card }.
cutthroat-event-made = { $makers } réussit, avec { $tricks } plis.
cutthroat-event-march = Capot ! { $makers } fait les cinq plis.
cutthroat-event-euchred = Dedans ! { $makers } ne fait { $tricks ->
    [0] aucun pli.
    [1] qu’un seul pli.
   *[other] que { $tricks } plis.
 }

# Ce qu’on retient : une ligne chacun, et aucune pour ce que personne n’a besoin de savoir
cutthroat-fact-turn-up = Retourne : { $card } ({ $suit })
cutthroat-fact-turned-down = { $card } a été refusée
cutthroat-fact-turn-up-taken = { $who } a ramassé { $card }

# Refus
cutthroat-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
cutthroat-why-must-follow-joker = Tu dois fournir à { $suit } : ton { $binding } est le bower maître et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
cutthroat-why-joker-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le bower maître et compte comme { $trump }.
cutthroat-why-turned-down = { $suit } a été refusé : choisis une autre couleur.
cutthroat-why-no-trump-not-played = Pas de contrat sans atout dans ce jeu : choisis une couleur.
cutthroat-why-stuck-dealer = Tout le monde a passé et c’est toi qui donnes : tu dois choisir une couleur.
cutthroat-why-nobody-goes-alone = Pas de solo annoncé dans ce jeu.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
cutthroat-bid-was-trump = { $who } : { $suit }
cutthroat-verdict-made = Réussi, avec { $tricks } plis
cutthroat-verdict-march = Capot !
cutthroat-verdict-euchred = Dedans !
cutthroat-sum-made = { $tricks } plis : { $points }
cutthroat-sum-march = capot : { $points }
cutthroat-sum-euchre = preneur dedans : { $points }
cutthroat-stake-march-open = { $who } { $who_count ->
    [one] vise
   *[other] visent
 } le capot : encore { $missing }
cutthroat-brief-march-open = capot : encore { $missing }
cutthroat-moment-march = Capot pour { $who }, donne { $deal }

# Pour qui n’y a jamais joué
cutthroat-help-aim =
    Trois joueurs, cinq plis par donne.
    Qui choisit l’atout est le **preneur** et joue **contre les deux autres**, qui s’entraident pour cette donne. Le preneur doit faire au moins **trois plis** ; sinon il est *dedans* (*euchred*), et les deux autres marquent.
    Chacun a ses propres points. Le premier à { $target } points gagne ; deux défenseurs qui y arrivent ensemble gagnent tous les deux.
cutthroat-help-deal =
    Le paquet a { $pack } cartes : de l’as au { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. Chacun en reçoit cinq. La carte suivante est retournée : c’est la *retourne* ; on ne voit jamais le reste.
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
cutthroat-help-bidding =
    Au **1er tour**, à partir de la gauche du donneur, chacun *prend* (la couleur de la retourne devient l’atout) ou passe. Si quelqu’un prend, le donneur peut ramasser la retourne et écarter une autre carte – même s’il défend.
    Au **2e tour**, si les trois ont passé, la retourne est refusée. Chacun peut choisir une autre couleur, ou passer. Si tout le monde passe encore, { $stick_the_dealer ->
        [yes] le donneur doit choisir (*donneur forcé*)
       *[no] le joueur suivant donne
    }.
cutthroat-help-play =
    { $lead ->
        [maker-left] Le joueur à gauche du preneur entame.
       *[eldest] Le joueur à gauche du donneur entame.
    }
    Fournis à la couleur demandée si tu peux. Sinon, joue ce que tu veux : un atout ou une autre carte.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
    Attention au bower gauche : avec { sign-H } comme atout, { card-JD } compte comme { suit-H }. On le fournit à { suit-H }, pas à { suit-D }.
    En défense, ne coupe pas le pli de l’autre défenseur : il vous en faut trois à vous deux.
cutthroat-help-scoring =
    Ce que fait le **preneur**, et ce que cela vaut :
    3 ou 4 plis : 1 point
    les cinq (*capot*) : { $march } points
    2 ou moins (*dedans*) : { $euchred ->
        [one] 1 point
       *[other] { $euchred } points
    } pour chaque défenseur

# Ce que ses joueurs comptent
cutthroat-feat-contract = Prises
cutthroat-feat-march = Capots
cutthroat-feat-euchred = Dedans

# Ses variantes en une phrase, et tout le jeu en quelques lignes
cutthroat-preset-house-about = { $pack } cartes ; un capot vaut { $march }, un preneur dedans { $euchred } à chaque défenseur ; en { $target }.
cutthroat-help-example =
    { $maker } a choisi l’atout et joue contre les deux autres. { $leader } entame avec { $led }, et { $maker } doit fournir.
    { $third } n’a rien à { suit-H } et pourrait couper avec { $kept }. Mais { $leader } défend aussi, et le pli est à { $leader } : { $third } **défausse** { $card3 } et garde l’atout pour un pli où { $maker } serait maître.
cutthroat-help-short =
    • **But :** trois joueurs, le preneur contre les deux autres. Le premier à { $target } points gagne.
    • **Donne :** { $pack } cartes, cinq chacun. La carte suivante est la *retourne*.
    • **Atout :** *prends* à la couleur de la retourne, ou passe. Si tous passent, choisis une autre couleur{ $stick_the_dealer ->
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
    • **Points pour le preneur :** 3 ou 4 plis 1, les cinq { $march }. Moins de trois : { $euchred } pour chacun des deux autres.

# La première leçon
cutthroat-lesson-begins = Ici, rien ne compte. Un preneur contre deux.
cutthroat-lesson-wait = Avec { $suit } comme atout, tu en aurais un. Prendre, ou passer ?
cutthroat-lesson-wait-done = Si tous passent, tu choisiras une autre couleur.
cutthroat-lesson-wait-no = Tu peux, mais un atout, c’est trop peu contre deux.
cutthroat-lesson-name = Choisis : où as-tu les deux bowers, et un as à côté ?
cutthroat-lesson-name-done = Trois atouts avec les deux bowers, et un as à côté.
cutthroat-lesson-name-no = Tu peux, mais à { $suit } tu as les deux bowers.
cutthroat-lesson-name-no-ace = Tu peux, mais { $ace } serait atout : plus d’as à côté.
cutthroat-lesson-follow = Entame à { $suit }. { $left } est un atout : seul { $ace } peut fournir.
cutthroat-lesson-follow-done = Coupé ! Qui n’a rien d’une couleur peut la couper.
cutthroat-lesson-black = Maintenant { $suit }. { $jack } n’est pas un bower ici, et doit fournir.
cutthroat-lesson-black-done = Deux plis pour eux : il te faut les trois autres.
cutthroat-lesson-ruff = Tu n’as plus rien à { $suit }. Quel atout suffit ?
cutthroat-lesson-ruff-done = Ton plus petit atout a suffi ; il te reste les bowers.
cutthroat-lesson-ruff-no = Tu peux, mais { $low } suffit : garde les bowers.
cutthroat-lesson-bowers = Il te reste les deux bowers : joue l’un d’eux.
cutthroat-lesson-bowers-done = Trois plis à un contre deux : 1 point.
