game-call-ace = Euchre à l’as appelé

# Règles une à une
call-ace-option-target = Points pour gagner
call-ace-option-stick-the-dealer = Donneur forcé de choisir
call-ace-option-joker = Joker
call-ace-value-joker-best-bower = le joker est le bower maître
call-ace-value-joker-benny = { card-2S } est le bower maître (benny)
call-ace-option-ace-only = Seul l’as donne un partenaire

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
call-ace-phase-ordering-up = prendre ou passer
call-ace-phase-naming = choisir une autre couleur ou passer
call-ace-phase-must-name = choisir une autre couleur
call-ace-phase-swapping = ramasser et écarter, ou laisser
call-ace-phase-calling-partner = appeler une couleur, pour un partenaire
call-ace-ask-ordering-up = La couleur de la retourne comme atout ? Prends, ou passe.
call-ace-ask-naming = Choisis une autre couleur comme atout, ou passe.
call-ace-ask-must-name = Tout le monde a passé : tu dois choisir une couleur.
call-ace-ask-swapping = Ramasse la retourne et écarte la carte de ton choix, ou laisse-la.
call-ace-ask-calling-partner =
    Appelle une couleur : qui en a { $ace_only ->
        [yes] l’as
       *[no] la plus forte carte en jeu
    } est ton partenaire. Ou joue en solo.

# Boutons
call-ace-action-order = Prendre
call-ace-action-call = Choisir { $suit }
call-ace-action-keep = Laisser la retourne
call-ace-action-swap = Écarter { $cards }
call-ace-action-partner = { $suit ->
    [none] Jouer en solo
   *[other] Appeler { $suit }
 }

# Ce qui se passe
call-ace-event-turned-up = La retourne : { $card }.
call-ace-event-counts-as = { $card } compte comme { $suit }.
call-ace-event-ordered = { $who } prend à { $suit }.
call-ace-event-turned-down = { $card } est refusée.
call-ace-event-named = { $who } choisit { $suit }.
call-ace-event-kept = { $who } laisse la retourne.
call-ace-event-swapped = { $who } ramasse { $card } et écarte une carte.
call-ace-event-you-swapped = Tu écartes { $card }.
call-ace-event-called-partner = { $who } appelle un partenaire à { $suit }.
call-ace-event-called-nobody = { $who } n’appelle personne et joue en solo !
call-ace-event-partner-shown = Les cartes le montrent : { $who } joue avec { $maker }.
call-ace-event-no-partner = Les cartes le montrent : { $maker } joue sans partenaire.
call-ace-event-made = { $makers } { $makers_count ->
    [one] réussit
   *[other] réussissent
 }, avec { $tricks } plis.
call-ace-event-march = Capot ! { $makers } { $makers_count ->
    [one] fait
   *[other] font
 } les cinq plis.
call-ace-event-euchred = Dedans ! { $makers } { $makers_count ->
    [one] ne fait
   *[other] ne font
 } { $tricks ->
    [0] aucun pli.
    [1] qu’un seul pli.
   *[other] que { $tricks } plis.
 }

# Ce qu’on retient : une ligne chacun, et aucune pour ce que personne n’a besoin de savoir
call-ace-fact-turn-up = Retourne : { $card } ({ $suit })
call-ace-fact-turned-down = { $card } a été refusée
call-ace-fact-turn-up-taken = { $who } a ramassé { $card }
call-ace-fact-called = { $maker } a appelé un partenaire à { $suit }
call-ace-fact-partner = { $who } joue avec { $maker }
call-ace-fact-no-partner = { $maker } joue en solo

# Refus
call-ace-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
call-ace-why-must-follow-joker = Tu dois fournir à { $suit } : ton { $binding } est le bower maître et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
call-ace-why-joker-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le bower maître et compte comme { $trump }.
call-ace-why-turned-down = { $suit } a été refusé : choisis une autre couleur.
call-ace-why-no-trump-not-played = Pas de contrat sans atout dans ce jeu : choisis une couleur.
call-ace-why-stuck-dealer = Tout le monde a passé et c’est toi qui donnes : tu dois choisir une couleur.
call-ace-why-nobody-goes-alone = Pas de solo annoncé dans ce jeu.
call-ace-why-partner-not-trump = { $suit } est l’atout : appelle une autre couleur, ou joue en solo.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
call-ace-bid-was-trump = { $who } : { $suit }{ $alone ->
    [yes] , en solo
   *[no] {""}
 }
call-ace-bid-was-trump-and-call = { $who } : { $suit }, appel à { $called }
call-ace-verdict-made = Réussi pour { $makers }, avec { $tricks } plis
call-ace-verdict-march = Capot pour { $makers } !
call-ace-verdict-euchred = Dedans : { $makers } !
call-ace-sum-made = { $alone ->
    [yes] en solo, { $tricks } plis
   *[no] { $tricks } plis
 } : { $points }
call-ace-sum-march = { $alone ->
    [yes] en solo, cinq plis
   *[no] capot
 } : { $points }
call-ace-sum-euchre = preneur dedans : { $points }
call-ace-stake-march-open = { $who } { $who_count ->
    [one] vise
   *[other] visent
 } le capot : encore { $missing }
call-ace-brief-march-open = capot : encore { $missing }
call-ace-moment-march = Capot pour { $who }, donne { $deal }
call-ace-moment-alone = { $who } a fait les cinq plis en solo, donne { $deal }
call-ace-moment-alone-euchred = { $who } est dedans en solo, donne { $deal }
call-ace-stake-makers-unknown = { $who } et un partenaire inconnu : { $wanted } plis à faire ({ $who } : { $tricks })
call-ace-brief-makers-unknown = { $wanted } plis à faire

# Pour qui n’y a jamais joué
call-ace-help-aim =
    { $players } joueurs, cinq plis par donne, et pas de partenaires fixes.
    Qui choisit l’atout est le **preneur** et doit faire au moins **trois plis**. Le preneur appelle une couleur : qui en a { $ace_only ->
        [yes] l’**as** est son partenaire pour cette donne, et au début personne d’autre ne le sait !
       *[no] la **plus forte carte en jeu** est son partenaire pour cette donne – souvent sans le savoir !
    }
    S’ils n’y arrivent pas, ils sont *dedans* (*euchred*), et tous les autres marquent. Chacun a ses propres points ; dès que quelqu’un en a { $target }, le plus haut total gagne.
call-ace-help-deal =
    { $players ->
        [4] 24 cartes, de l’as au 9
        [5] 28 cartes, de l’as au 8
       *[other] 32 cartes, de l’as au 7
    }. Chacun en reçoit cinq. La carte suivante est retournée : c’est la *retourne* ; on ne voit jamais les quelques cartes qui restent.
    À l’**atout** : le { rank-word-J } (*bower droit*), puis l’autre { rank-word-J } de la même teinte, rouge ou noire (*bower gauche*), puis { rank-A } { rank-K } { rank-Q } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }. Avec { sign-S } comme atout : { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Le bower gauche **est un atout**, et non une carte de la couleur qu’il porte.
    Les autres couleurs : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $players ->
        [4] {" "}9
        [5] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Le joker est le *bower maître*, le plus fort de tous les atouts. Retourné, il compte comme { suit-H }.
        [benny] { card-2S } (le *benny*) est le *bower maître*, le plus fort de tous les atouts. Retourné, il compte comme { suit-H }.
       *[no] Il n’y a pas de joker.
    }
call-ace-help-bidding =
    • **1er tour :** à partir de la gauche du donneur, chacun *prend* (la couleur de la retourne devient l’atout) ou passe. Si quelqu’un prend, le donneur peut ramasser la retourne et écarter une autre carte.
    • **2e tour :** la retourne est refusée ; chacun choisit une autre couleur ou passe. Si tout le monde passe encore, { $stick_the_dealer ->
        [yes] le donneur doit choisir
       *[no] le joueur suivant donne
    }.
    • **L’appel :** le preneur appelle une couleur autre que l’atout, ou joue en solo. Qui en a { $ace_only ->
        [yes] l’as est son partenaire. Aucune autre carte n’en fait un
       *[no] l’as est son partenaire ; si l’as n’est pas en jeu, le roi, et ainsi de suite
    }.
    • **En solo malgré tout :** si le preneur a lui-même cette carte, ou personne. Les cartes restées, écartées ou refusées ne comptent pas.
call-ace-help-play =
    Le joueur à gauche du donneur entame. Fournis si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort, ou sinon la plus forte carte de la couleur demandée, remporte le pli et entame le suivant.
    Le bower gauche est un atout : avec { sign-H } comme atout, { card-JD } se fournit à { suit-H }, pas à { suit-D }.
    Personne ne dit qui est le partenaire. La table te montre ce que **toi** tu peux savoir : qui a l’as appelé le sait aussitôt ; pour les autres, ce sont les cartes qui le montreront.
call-ace-help-scoring =
    Un preneur **avec partenaire**, et le partenaire aussi :
    3 ou 4 plis : 1 point
    les cinq : { $players ->
        [4] 2
       *[other] 3
    } points
    Un preneur **en solo** :
    3 ou 4 plis : 1 point
    les cinq : { $players } points
    Deux plis ou moins (*dedans*) : 2 points pour chacun des autres.
    Si plusieurs atteignent le but dans la même donne, le plus haut total gagne ; à égalité, la victoire est partagée.

# Ce que ses joueurs comptent
call-ace-feat-contract = Prises
call-ace-feat-march = Capots
call-ace-feat-euchred = Dedans

# Ses variantes en une phrase, et tout le jeu en quelques lignes
call-ace-preset-house-about = Qui a la plus forte carte de la couleur appelée joue avec le preneur ; en { $target }.
call-ace-help-example =
    { $maker } a choisi l’atout, puis appelé { suit-S }. Et voici { $maker } qui entame avec { $led } pour faire sortir l’as.
    { $partner } joue { $best } : c’est seulement là que tout le monde sait qui est le **partenaire**. Le pli compte pour les deux, et les deux autres défendent.
call-ace-help-short =
    • **But :** { $players } joueurs sans partenaires fixes. Dès que quelqu’un a { $target } points, le plus haut total gagne.
    • **Donne :** cinq cartes chacun. La carte suivante est la *retourne*.
    • **Atout :** *prends* à la couleur de la retourne, ou passe. Si tous passent, choisis une autre couleur{ $stick_the_dealer ->
        [yes] {" "}; à la fin, le donneur doit choisir
       *[no] , ou passe encore
    }.
    • **Partenaire :** le preneur (qui a choisi l’atout) appelle une autre couleur. Qui en a { $ace_only ->
        [yes] l’as
       *[no] la plus forte carte en jeu
    } est son partenaire, souvent à l’insu de tous.
    • **Atouts, du plus fort :** { $joker ->
        [best-bower] le joker,{" "}
        [benny] { card-2S } (*benny*),{" "}
       *[no] {""}
    }{ rank-J } d’atout, l’autre { rank-J } de même teinte, puis { rank-A } { rank-K } { rank-Q } { rank-T } …
    • **À toi :** fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
    • **Points :** 3 ou 4 plis 1, les cinq { $players ->
        [4] 2
       *[other] 3
    }, pour les deux ; les cinq sans partenaire { $players }. Moins de trois : 2 pour chacun des autres.

# La première leçon
call-ace-lesson-begins = Ici, rien ne compte. Ton partenaire sera un secret.
call-ace-lesson-order = La retourne est à { $suit }, tu en as quatre. Tu prends ?
call-ace-lesson-order-done = C’est toi le preneur. Le donneur ramasse { $up }.
call-ace-lesson-order-no = Tu peux, mais quatre atouts avec un bower, c’est fort.
call-ace-lesson-partner = Appelle une couleur : qui a sa plus forte carte t’aidera.
call-ace-lesson-partner-done = Quelqu’un est maintenant ton partenaire, et ne dit rien.
call-ace-lesson-partner-no = Tu peux, mais appelle la couleur de { $ten } : tu l’entameras.
call-ace-lesson-partner-no-none = Tu peux, mais deux contre deux, c’est plus facile.
call-ace-lesson-right = À toi d’entamer. Fais tomber l’atout : rien ne bat { $right }.
call-ace-lesson-right-done = Deux atouts sont tombés, dont le bower gauche.
call-ace-lesson-right-no = Tu peux, mais commence par { $right } et fais tomber l’atout.
call-ace-lesson-draw = { $up } est encore dehors. Fais-le tomber avec un atout plus fort.
call-ace-lesson-draw-done = Maintenant, tous les atouts sont chez toi.
call-ace-lesson-draw-no = Tu peux, mais il faut un atout au-dessus de { $up }.
call-ace-lesson-find = Trouve ton partenaire : joue la couleur appelée, { $ten }.
call-ace-lesson-find-done = Quelqu’un a fait le pli. Ton partenaire ?
call-ace-lesson-find-no = Tu peux, mais tes atouts gagnent déjà. D’abord { $ten }.
call-ace-lesson-shown = L’as appelé : voilà ton partenaire ! Joue l’un ou l’autre atout.
call-ace-lesson-shown-done = Les cinq plis à vous deux : un capot, 2 points pour chacun.
