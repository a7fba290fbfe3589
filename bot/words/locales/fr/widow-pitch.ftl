game-widow-pitch = Widow Pitch

# Règles une à une
widow-pitch-option-target = Points pour gagner
widow-pitch-option-forced-dealer-may-raise = Après un passe, le donneur peut annoncer plus de 3
widow-pitch-option-both-out = Si les deux atteignent le but dans la même donne
widow-pitch-value-both-out-bidder = le preneur gagne
widow-pitch-value-both-out-higher = le plus haut total gagne
widow-pitch-option-shoot = Le tout
widow-pitch-value-shoot-added = rapporte ou coûte 21 points
widow-pitch-value-shoot-outright = gagne ou perd toute la partie
widow-pitch-option-low-to = Le Bas revient
widow-pitch-value-low-to-taker = à qui prend le plus petit atout
widow-pitch-value-low-to-player = à qui a joué le plus petit atout
widow-pitch-option-game-tie = Le Jeu, à égalité de points de cartes
widow-pitch-value-game-tie-nobody = pas de point
widow-pitch-value-game-tie-opponent = revient à l’adversaire du preneur
widow-pitch-option-follow = Fournir
widow-pitch-value-follow-strict = fournir si l’on peut
widow-pitch-value-follow-follow-or-trump = fournir ou couper

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
widow-pitch-phase-bidding = enchérir ou passer
widow-pitch-phase-must-bid = enchérir
widow-pitch-phase-discarding = écarter sept cartes
widow-pitch-phase-naming = choisir l’atout
widow-pitch-phase-exchanging = échanger des cartes avec le talon
widow-pitch-ask-bidding = { $bid ->
    [0] Il n’y a plus que « Le tout ! » au-dessus : annonce-le, ou passe.
   *[other] Combien de points feras-tu ? Annonce { $bid } ou plus, ou passe.
 }
widow-pitch-ask-must-bid = L’autre a passé, c’est donc toi le preneur : annonce { $bid } ou plus.
widow-pitch-ask-discarding = Le chien est à toi : écarte sept de tes quatorze cartes.
widow-pitch-ask-naming = Choisis la couleur d’atout.
widow-pitch-ask-exchanging = Écarte jusqu’à { $most } cartes inutiles et tires-en autant. Ou garde-les toutes.
widow-pitch-badge-maker = Preneur
widow-pitch-mark-right = D
widow-pitch-mark-left = G
widow-pitch-marked-right = valet droit
widow-pitch-marked-left = valet gauche

# Boutons
widow-pitch-action-bid = { $value ->
    [shoot] Le tout !
   *[other] Annoncer { $value }
 }
widow-pitch-action-trump = Atout : { $suit }

# Le contrat
widow-pitch-contract-bid-3 = Enchère de 3
widow-pitch-contract-bid-4 = Enchère de 4
widow-pitch-contract-bid-5 = Enchère de 5
widow-pitch-contract-bid-6 = Enchère de 6
widow-pitch-contract-bid-7 = Enchère de 7
widow-pitch-contract-bid-shoot = « Le tout ! »
widow-pitch-contract-by = { $trump ->
    [yes] Atout : { $contract } (preneur : { $maker })
   *[no] { $contract } ({ $maker })
 }
widow-pitch-pile-widow = chien
widow-pitch-pile-stock = talon

# Ce qui se passe
widow-pitch-event-bid = { $value ->
    [shoot] { $who } : « Le tout ! »
   *[other] { $who } annonce { $value }.
 }
widow-pitch-event-forced = { $who } doit donc jouer pour { $value }.
widow-pitch-event-took-widow = { $who } prend le chien.
widow-pitch-event-you-took = Le chien te donne { $cards }.
widow-pitch-event-discarded = { $who } écarte { $count ->
    [1] une carte
   *[other] { $count } cartes
 }.
widow-pitch-event-you-discarded = Tu écartes { $cards }.
widow-pitch-event-named = { $who } choisit { $suit } comme atout.
widow-pitch-event-exchanged = { $count ->
    [0] { $who } garde ses sept cartes.
    [1] { $who } écarte une carte et en tire une autre.
   *[other] { $who } écarte { $count } cartes et en tire autant.
 }
widow-pitch-event-you-drew = Tu tires { $cards }.
widow-pitch-event-high = Le Haut est pour { $who } : { $card }.
widow-pitch-event-low = Le Bas est pour { $who } : { $card }.
widow-pitch-event-jacks = { $cards_count ->
    [1] { $who } gagne un valet : { $cards }.
   *[other] { $who } gagne des valets : { $cards }.
 }
widow-pitch-event-game = Le Jeu est pour { $who } : { $count } contre { $against } en points de cartes.
widow-pitch-event-game-tied = Le Jeu est pour { $who }, l’adversaire du preneur : égalité à { $count } en points de cartes.
widow-pitch-event-no-game = Personne n’a le Jeu : égalité à { $count } en points de cartes.
widow-pitch-event-made = { $value ->
    [shoot] Le tout réussi ! { $maker } prend les { $points } points.
   *[other] { $maker } avait annoncé { $value } et réussit, avec { $points } { $points ->
        [one] point
       *[other] points
    }.
 }
widow-pitch-event-failed = { $value ->
    [shoot] Manqué ! { $maker } a tenté le tout et ne prend { $points ->
        [0] aucun
       *[other] que { $points }
    } des sept points.
   *[other] { $maker } avait annoncé { $value } et n’en prend { $points ->
        [0] aucun
       *[other] que { $points }
    }.
 }

# Ce qu’on retient
widow-pitch-fact-bid = { $value ->
    [shoot] { $who } tente le tout
   *[other] { $who } a annoncé { $value }
 }
widow-pitch-fact-high = Haut jusqu’ici : { $who } ({ $card })
widow-pitch-fact-low = Bas jusqu’ici : { $who } ({ $card })
widow-pitch-fact-jacks = { $cards_count ->
    [1] Valet pris par { $who } : { $cards }
   *[other] Valets pris par { $who } : { $cards }
 }
widow-pitch-fact-card-points = { $count ->
    [0] {""}
   *[other] Points de cartes pour le Jeu : { $who } { $count }
 }

widow-pitch-result-minus-target = { $who } est à −{ $target } ou plus bas
widow-pitch-result-both-out = les deux ont atteint { $target }, et { $winner } était preneur
widow-pitch-result-both-out-higher = les deux ont atteint { $target }, et { $winner } a plus
widow-pitch-result-shot = { $who } a tenté le tout et pris les sept points
widow-pitch-result-shot-failed = { $who } a tenté le tout et l’a manqué

# Refus
widow-pitch-why-must-bid = L’autre a passé et c’est toi qui donnes : tu dois annoncer au moins 3.
widow-pitch-why-no-such-bid = Les enchères sont 3, 4, 5, 6, 7 et « Le tout ! ».
widow-pitch-why-bid-too-low = { $high ->
    [shoot] Rien n’est plus haut que « Le tout ! ».
   *[other] Tu dois annoncer plus de { $high }, ou passer.
 }
widow-pitch-why-name-a-suit = Choisis une des quatre couleurs comme atout.
widow-pitch-why-must-follow-jack = Tu dois fournir à { $suit } : ton { $binding } est un des quatre valets d’atout et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
widow-pitch-why-jack-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le valet gauche et compte comme { $trump }.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
widow-pitch-way-bid = { $who }, { $value ->
    [shoot] le tout
   *[other] enchère { $value }
 }
widow-pitch-tag-bid = { $value ->
    [shoot] Le tout
   *[other] Enchère { $value }
 }
widow-pitch-bid-was-bid = { $value ->
    [shoot] { $who } : le tout
   *[other] { $who } : enchère { $value }
 }, { $suit }
widow-pitch-verdict-made = { $value ->
    [shoot] Le tout réussi, les sept !
   *[other] Réussi, avec { $points }
 }
widow-pitch-verdict-failed = { $value ->
    [shoot] Le tout manqué
   *[other] { $points ->
        [0] Chute : pas un seul point
       *[other] Chute, avec { $points } seulement
    }
 }
widow-pitch-sum-high = Haut { $card } { $worth }
widow-pitch-sum-low = Bas { $card } { $worth }
widow-pitch-sum-jacks = { $cards_count ->
    [1] Valet
   *[other] Valets
 } { $cards } { $worth }
widow-pitch-sum-game = Jeu ({ $count } à { $against }) { $worth }
widow-pitch-sum-no-point = pas de point
widow-pitch-sum-set = { $took } < { $bid } : chute, { $points }
widow-pitch-sum-shot = le tout réussi : { $points }
widow-pitch-sum-shot-missed = le tout manqué : { $points }
widow-pitch-stake-points-missing = { $who } : { $wanted } à faire sur 7, { $sure ->
    [one] { $sure } sûr
   *[other] { $sure } sûrs
 }
widow-pitch-stake-bid-made = { $who } a ses { $wanted } points à coup sûr
widow-pitch-stake-bid-lost = { $who } ne peut plus faire { $wanted } points
widow-pitch-moment-shot = { $who } a tenté le tout, et réussi, donne { $deal }
widow-pitch-moment-shot-missed = { $who } a tenté le tout, et manqué, donne { $deal }
widow-pitch-moment-all-seven = { $who } a pris les sept points, donne { $deal }

# Pour qui n’y a jamais joué
widow-pitch-help-aim =
    Un jeu à deux. Dans chaque donne, jusqu’à **sept points** sont à prendre : le Haut, le Bas, le Jeu, et un pour chacun des quatre valets d’atout.
    La plus haute enchère fait le **preneur** : il reçoit sept cartes de plus, choisit l’atout, et doit prendre au moins autant de points qu’annoncé.
    Le premier à { $target } points gagne. Tomber à −{ $target } fait perdre.
widow-pitch-help-deal =
    52 cartes et deux jokers. Chacun en reçoit sept ; sept autres restent cachées : c’est le **chien**. Les 33 qui restent sont le talon.
    L’**atout** a 16 cartes. Du plus fort au plus faible : { rank-A } { rank-K } { rank-Q }, *valet droit* ({ rank-J } d’atout), *valet gauche* ({ rank-J } de même teinte), *Grand joker*, *Petit joker*, { rank-T } 9 8 7 6 5 4 3 2. Avec { sign-H } comme atout, { card-JD } est le valet gauche, et compte comme { suit-H }.
    Les deux valets et les deux jokers **sont de l’atout** ; on les appelle tous les quatre des valets.
    Les autres couleurs : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } … 2{ rank-legend }.
widow-pitch-help-bidding =
    Celui qui n’a pas donné parle en premier. Les enchères sont 3, 4, 5, 6, 7 et *Le tout !* (les sept, pour { $shoot ->
        [outright] toute la partie
       *[added] 21 points
    }). Monte, ou passe ; le premier passe ou *Le tout !* arrête les enchères. Si le premier à parler passe d’emblée, le donneur { $forced_dealer_may_raise ->
        [yes] doit annoncer au moins 3
       *[no] joue pour 3
    }.
    Le **preneur** prend le chien, écarte sept cartes et choisit l’atout.
    Puis l’**adversaire** peut écarter autant de cartes qu’il veut, et en tire autant du talon.
    Les cartes écartées ne comptent pour personne. N’aie pas peur : avec 14 cartes au choix, 3 points se font presque toujours.
widow-pitch-help-play =
    Le preneur entame avec n’importe quelle carte.
    { $follow ->
        [follow-or-trump] Fournis à la couleur demandée ou coupe, comme tu veux.
       *[strict] Fournis à la couleur demandée si tu peux : tu ne peux **pas** couper à la place.
    } Si tu ne peux pas fournir, joue ce que tu veux.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. Il y a sept plis.
widow-pitch-help-scoring =
    Seules comptent les cartes jouées dans les plis :
    • **Haut** – prendre le plus fort atout : 1
    • **Bas** – { $low_to ->
        [player] jouer
       *[taker] prendre
    } le plus petit atout : 1
    • **Valets** – prendre le valet droit, le valet gauche, le Grand joker, le Petit joker : 1 chacun
    • **Jeu** – avoir plus de points de cartes : 1. Valeurs : { rank-word-T } 10, l’as 4, le roi 3, { rank-word-Q } 2, le { rank-word-J } ou un joker 1. { $game_tie ->
        [opponent] À égalité, il revient à l’adversaire.
       *[nobody] À égalité, il n’est à personne.
    }
    Le preneur marque tous ses points s’il tient son enchère ; sinon, il la perd. *Le tout !* { $shoot ->
        [outright] gagne ou perd toute la partie
       *[added] rapporte ou coûte 21
    }. L’adversaire marque toujours ce qu’il prend.
    Si les deux atteignent { $target } dans la même donne, { $both_out ->
        [higher] le plus haut total gagne
       *[bidder] le preneur gagne
    }.

# Ce que ses joueurs comptent
widow-pitch-feat-contract = Enchères gagnées
widow-pitch-feat-shoot = « Le tout ! »
widow-pitch-feat-shoot-made = « Le tout ! » réussi
widow-pitch-feat-high = Haut
widow-pitch-feat-low = Bas
widow-pitch-feat-jacks = Valets
widow-pitch-feat-game = Jeu

# Ses variantes en une phrase, et tout le jeu en quelques lignes
widow-pitch-preset-house-about = En { $target } ; on fournit si l’on peut ; Le tout ! rapporte ou coûte 21 points.
widow-pitch-help-example =
    { $maker } avait annoncé { $bid } et a pris { $maker_gain } points, et les marque donc tous :
    • **Haut** { $high } et **Bas** { $low } sont le plus fort et le plus petit atout joués.
    • **Valets :** { $jacks }. Les jokers comptent comme des valets, et l’autre { rank-word-J } de même teinte aussi.
    • Le **Jeu** est pour { $other }, avec { $count } points de cartes contre { $against } : ce sont les { ranks-T } qui décident. { $other } marque ce point dans tous les cas.
widow-pitch-help-short =
    • **But :** un contre un. Le premier à { $target } points gagne ; chaque donne en met jusqu’à sept en jeu.
    • **Enchères :** de 3 à 7, ou *Le tout !* Le preneur prend les sept cartes du chien, en écarte sept et choisit l’atout. Puis l’autre échange les cartes qu’il veut.
    • **Atouts, du plus fort :** { rank-A } { rank-K } { rank-Q }, { rank-J } d’atout, l’autre { rank-J } de même teinte, Grand joker, Petit joker, { rank-T } 9 … 2.
    • **À toi :** { $follow ->
        [follow-or-trump] fournis ou coupe ; sans la couleur, joue ce que tu veux.
       *[strict] fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux.
    } L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
    • **Points :** prendre le plus fort atout (*Haut*), { $low_to ->
        [player] jouer
       *[taker] prendre
    } le plus petit (*Bas*), prendre chaque valet et joker d’atout, et le plus de points de cartes (*Jeu*) : 1 chacun.
    • **Le preneur** les marque s’il tient son enchère, sinon il la perd. *Le tout !* { $shoot ->
        [outright] gagne ou perd toute la partie
       *[added] rapporte ou coûte 21
    }. L’autre marque toujours.

# La première leçon
widow-pitch-lesson-begins = Ici, rien ne compte. Certaines cartes rapportent.
widow-pitch-lesson-bid = { $ace } est le Haut, { $jack } un Valet : qu’annonces-tu à { $suit } ?
widow-pitch-lesson-bid-done = Tu dois prendre au moins quatre des sept points.
widow-pitch-lesson-bid-no = Tu peux, mais une enchère manquée se perd. Quatre suffira.
widow-pitch-lesson-bid-no-three = Tu peux, mais on monte vite sur trois. Dis quatre.
widow-pitch-lesson-bid-no-pass = Tu peux, mais quatre gros atouts valent une enchère.
widow-pitch-lesson-discard = Tu as pris le chien : 14 cartes. Garde { $ace } et tes cartes à { $suit }.
widow-pitch-lesson-discard-done = Six atouts et un as. Même { $two } peut rapporter un point : le Bas.
widow-pitch-lesson-discard-no = Tu peux, mais garde { $ace } et six cartes à { $suit }.
widow-pitch-lesson-trump = Choisis l’atout : ta couleur longue.
widow-pitch-lesson-trump-done = Haut, Bas, Valet et Jeu : les quatre sont dans ta main.
widow-pitch-lesson-trump-no = Tu peux, mais choisis { $suit } : tu en as six cartes.
widow-pitch-lesson-high = Le plus fort atout joué fait le Haut : commence par { $ace }.
widow-pitch-lesson-high-done = Le Haut est à toi : aucun atout ne bat l’as.
widow-pitch-lesson-high-no = Tu peux, mais { $ace } gagne à coup sûr et fait tomber un atout.
widow-pitch-lesson-queen = Fais encore tomber un atout, sans risquer de valet : { $queen }.
widow-pitch-lesson-queen-done = Encore un atout de moins en face.
widow-pitch-lesson-queen-no = Tu peux, mais { $queen } est forte et ne vaut rien : joue-la.
widow-pitch-lesson-six = Encore une fois, avec une carte qui ne compte pour rien : { $six }.
widow-pitch-lesson-six-done = Un pli pour l’autre, mais pas un point dedans.
widow-pitch-lesson-six-no = Tu peux, mais { $jack } et { $ten } sont à garder : { $six }.
widow-pitch-lesson-six-no-two = Tu peux, mais un atout plus fort prendrait { $two }, le Bas.
widow-pitch-lesson-six-no-ace = Tu peux, mais { $ace } peut être coupé. D’abord l’atout.
widow-pitch-lesson-low = Tu n’as rien à { $suit }. Coupe avec { $two } : c’est le Bas.
widow-pitch-lesson-low-done = Le Bas est à toi : il va à qui prend le plus petit atout.
widow-pitch-lesson-low-no = Tu peux, mais { $two } fait le pli, et le Bas avec.
widow-pitch-lesson-jack = L’adversaire n’a pas mis d’atout. Mets { $jack } à l’abri.
widow-pitch-lesson-jack-done = Un valet d’atout pris : un point de plus.
widow-pitch-lesson-jack-no = Tu peux, mais mets d’abord { $jack } à l’abri : c’est un point.
widow-pitch-lesson-ten = Les deux cartes gagnent. Pour le Jeu, { $ten } compte 10.
widow-pitch-lesson-ten-done = Haut, Bas, Valet, Jeu : quatre points, comme annoncé.
