game-cinch = Cinch

# Règles une à une
cinch-option-target = Points pour gagner
cinch-option-scoring = Compte de l’enchère
cinch-value-scoring-opponents = chute : l’autre camp marque l’enchère en plus de ses points
cinch-value-scoring-set-back = chute : l’enchère est perdue, l’autre camp marque ses points
cinch-value-scoring-difference = réussie : seule la différence compte, pour le camp qui a plus
cinch-option-minimum = Enchère minimale
cinch-option-all-pass = Si tous les autres passent
cinch-value-all-pass-dealer-names = le donneur choisit l’atout, sans enchère
cinch-value-all-pass-redeal = le donneur peut annoncer, ou passer aussi
cinch-value-all-pass-dealer-bids = le donneur doit faire la plus petite enchère
cinch-option-rob = Le donneur prend tout le reste du talon
cinch-option-low-to = Le Bas revient
cinch-value-low-to-taker = à qui prend le 2 d’atout
cinch-value-low-to-holder = à qui tient le 2 d’atout
cinch-option-first-lead = Première entame
cinch-value-first-lead-any = n’importe quelle carte
cinch-value-first-lead-trump = un atout, si le preneur en a
cinch-option-follow = À une autre couleur
cinch-value-follow-follow-or-trump = fournir ou couper
cinch-value-follow-strict = fournir si l’on peut

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
cinch-phase-bidding = enchérir ou passer
cinch-phase-must-bid = enchérir
cinch-phase-naming = choisir l’atout
cinch-phase-discarding = écarter
cinch-phase-discarding-down = écarter
cinch-ask-bidding = { $bid ->
    [0] Quatorze est annoncé : il ne reste qu’à passer.
   *[other] Combien des 14 points ton camp fera-t-il ? Annonce { $bid } ou plus, ou passe.
 }
cinch-ask-must-bid = Tous ont passé et c’est toi qui donnes : tu dois annoncer { $bid }.
cinch-ask-naming = Choisis l’atout. Le cinq de l’autre couleur de même teinte devient atout aussi.
cinch-ask-discarding = Écarte des cartes hors atout, et tires-en jusqu’à six. Avec plus de six atouts, choisis seulement des atouts.
cinch-ask-discarding-down = Tu as pris le reste du talon : écarte des cartes hors atout et gardes-en six. Avec plus de six atouts, choisis seulement des atouts.
cinch-badge-maker = Preneur
cinch-marked-left = pedro gauche
cinch-action-trump = Atout : { $suit }
cinch-pile-stock = talon
cinch-pile-away = écart

# Ce qui se passe
cinch-event-bid = { $who } annonce { $value }.
cinch-event-won-auction = { $who } remporte l’enchère avec { $value }.
cinch-event-left-to-dealer = { $who } donne, et choisit l’atout sans enchère.
cinch-event-named = { $who } choisit { $suit } comme atout.
cinch-event-put-away = { $who } écarte { $cards }.
cinch-event-drew = { $who } tire { $count ->
    [1] une carte
   *[other] { $count } cartes
 }.
cinch-event-you-drew = Tu tires { $cards }.
cinch-event-robbed = { $who } prend le reste du talon : { $count ->
    [1] une carte
   *[other] { $count } cartes
 }.
cinch-event-you-took = Tu prends { $cards }.
cinch-event-discarded = { $who } écarte { $count } cartes cachées.
cinch-event-surplus = { $who } écarte aussi des atouts : { $cards }.
cinch-event-you-discarded = Tu écartes { $cards }.
cinch-event-high = Le Haut est pour { $who } : { $card }.
cinch-event-low = Le Bas est pour { $who } : { $card }.
cinch-event-jack = Le Valet est pour { $who } : { $card }.
cinch-event-game = Le Jeu est pour { $who } : { $card }.
cinch-event-right-pedro = Le pedro droit est pour { $who } : { $card }.
cinch-event-left-pedro = Le pedro gauche est pour { $who } : { $card }.
cinch-event-made = { $maker } avait annoncé { $value } et réussit, avec { $points } contre { $against }.
cinch-event-failed = { $maker } avait annoncé { $value } et chute, avec { $points } contre { $against }.
cinch-event-without-bid = { $maker } et son camp, sans enchère à tenir, font { $points } { $points ->
    [one] point
   *[other] points
 }.

# Ce qu’on retient
cinch-fact-bid = { $who } a annoncé { $value }
cinch-fact-points = Points : { $who } { $count }
cinch-fact-right-pedro = Pedro droit : { $who } ({ $card })
cinch-fact-left-pedro = Pedro gauche : { $who } ({ $card })

cinch-result-bidder-out = les deux camps ont { $target }, et l’enchère était à { $winners }

# Refus
cinch-why-must-bid = Tous ont passé et c’est toi qui donnes : tu dois annoncer { $least }.
cinch-why-stuck = Tous ont passé et c’est toi qui donnes : tu joues pour { $least }, ni plus ni moins.
cinch-why-no-such-bid = On annonce de { $least } à { $most } points.
cinch-why-bid-too-low = Tu dois annoncer plus de { $high }, ou passer.
cinch-why-name-a-suit = Choisis l’une des quatre couleurs : il y a toujours un atout.
cinch-why-trump-stays = { $card } est un atout. On n’écarte des atouts que si l’on en a plus de six.
cinch-why-counting-stays = { $card } rapporte des points et doit rester. Choisis un autre atout.
cinch-why-plain-goes = Tu as plus de six atouts : tout le reste doit partir, { $card } aussi.
cinch-why-must-follow-pedro = Tu dois fournir à { $suit } : ton { $binding } est le pedro gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
cinch-why-pedro-is-trump = { $card } est le pedro gauche, donc un atout ({ $trump }) : ce n’est pas { $suit }. Tu peux fournir avec { $binding }.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
cinch-bid-was-without-bid = { $who } : { $suit }, sans enchère
cinch-verdict-made = Réussi, { $points } à { $against }
cinch-verdict-failed = Chute, { $points } à { $against }
cinch-verdict-without-bid = { $points } à { $against }
cinch-sum-high = Haut { $card } { $worth }
cinch-sum-low = Bas { $card } { $worth }
cinch-sum-jack = Valet { $card } { $worth }
cinch-sum-game = Jeu { $card } { $worth }
cinch-sum-right-pedro = pedro { $card } { $worth }
cinch-sum-left-pedro = pedro { $card } { $worth }
cinch-sum-no-point = pas de point
cinch-sum-difference = { $mine } contre { $theirs } : { $points }
cinch-sum-set = { $took } < { $bid } : chute, { $points }
cinch-sum-bonus = l’enchère, +{ $points }
cinch-stake-points-needed = { $who } : { $wanted } { $wanted ->
    [one] point
   *[other] points
 } à faire
cinch-stake-points-missing = { $who } : encore { $missing } sur { $wanted }
cinch-stake-bid-made = { $who } a { $wanted ->
    [one] son point
   *[other] ses { $wanted } points
 }
cinch-stake-bid-lost = { $who } ne peut plus tenir l’enchère
cinch-moment-fourteen = { $who } a annoncé quatorze et réussi, donne { $deal }
cinch-moment-all-points = Les quatorze points pour { $who }, donne { $deal }
cinch-moment-high-bid = { $who } a réussi une enchère de { $bid }, donne { $deal }
cinch-moment-one-short = Un point a manqué à { $who } pour { $bid }, donne { $deal }

# Pour qui n’y a jamais joué
cinch-help-aim =
    Deux contre deux : les partenaires se font face, et leurs points comptent ensemble. Chaque donne a **14 points**, tous dans six atouts, et dix dans les deux cinq de même teinte : les *pedros*.
    Qui annonce le plus choisit l’atout et doit prendre, avec son partenaire, au moins autant de points. Le premier camp à { $target } points gagne ; si les deux y sont, celui du preneur.
cinch-help-deal =
    52 cartes. Chacun en reçoit neuf, trois par trois ; les 16 autres sont le talon.
    L’atout a 14 cartes : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6, le **pedro droit** (5 d’atout), le **pedro gauche** (5 de même teinte), 4 3 2. Avec { sign-H } comme atout, { card-5D } compte comme { suit-H }.
    Les autres couleurs : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }.
cinch-help-bidding =
    À partir de la gauche du donneur, chacun parle **une fois**, le donneur en dernier : une enchère de { $minimum } à 14 points, plus haute que la précédente, ou il passe. Qui annonce le plus choisit l’atout. { $all_pass ->
        [redeal] Si tous passent, le suivant donne.
        [dealer-bids] Si tous les autres passent, le donneur doit annoncer { $minimum }.
       *[dealer-names] Si tous les autres passent, le donneur choisit l’atout et ne doit rien.
    }
    Vient **l’écart** : à partir de la gauche du donneur, chacun écarte de trois à huit cartes à découvert et en tire jusqu’à six. Un atout ne part que s’il en reste six, et jamais s’il rapporte des points.{ $rob ->
        [no] {" "}Le donneur fait de même, en dernier.
       *[yes] {"\u000a"}Puis le donneur prend tout le reste du talon et écarte jusqu’à six cartes : tous les points sont donc en jeu.
    }
cinch-help-play =
    Le preneur entame d’abord, { $first_lead ->
        [trump] à l’atout s’il en a.
       *[any] avec n’importe quelle carte.
    } À l’atout, il faut fournir si l’on peut. { $follow ->
        [strict] À une autre couleur aussi.
       *[follow-or-trump] À une autre couleur, on fournit **ou** on coupe, comme on veut ; mais avec la couleur en main, on ne joue rien d’autre.
    } Sans la couleur, joue ce que tu veux.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. Il y a six plis.
cinch-help-scoring =
    Le camp qui prend ces atouts a leurs points : { rank-A } (*Haut*), { rank-J } (*Valet*), { rank-T } (*Jeu*) et 2 (*Bas*) 1 chacun, chaque **pedro** 5.{ $low_to ->
        [holder] {" "}Le Bas est à qui le tient, même si un autre le prend.
       *[taker] {""}
    }
    { $scoring ->
        [set-back] Le camp qui tient son enchère marque ses points ; sinon il la perd, et peut descendre sous zéro. Les autres marquent toujours.
        [difference] Enchère tenue : le camp qui a plus de points marque la différence, l’autre rien. Chute : l’autre camp marque ses points et l’enchère.
       *[opponents] Enchère tenue : les deux camps marquent leurs points. Chute : le camp du preneur ne marque rien, l’autre ses points et l’enchère.
    }

# Ce que ses joueurs comptent
cinch-feat-contract = Enchères gagnées
cinch-feat-pedros = Pedros pris
cinch-feat-jack = Valets d’atout
cinch-feat-all-points = Les quatorze points

# Ses variantes en une phrase, et tout le jeu en quelques lignes
cinch-preset-difference = à la différence
cinch-preset-pedro = Pedro
cinch-preset-short = courtes
cinch-preset-house-about = En { $target } : enchères dès 1, le donneur prend le talon, une enchère manquée va à l’autre camp.
cinch-preset-difference-about = En { $target } : enchère tenue, seule la différence compte ; tous peuvent passer.
cinch-preset-pedro-about = En { $target } : enchères dès 6, entame à l’atout, une enchère manquée est perdue.
cinch-preset-short-about = Les règles standard, mais en { $target } seulement.
cinch-achievement-fourteen = Quatorze annoncé et réussi
cinch-achievement-all-points = Les quatorze points d’une donne
cinch-help-example =
    { $maker } avait annoncé { $bid } et choisi { $suit }. { $partner } donne, et a pris les { $robbed } dernières cartes du talon.
    • { $partner } a entamé avec un roi, et { $maker } a mis le pedro droit { $right } : 5 points.
    • Le pedro gauche { $left } est pour { $other }, avec un atout plus fort.
    • { $points } points contre { $against } : enchère tenue. { $maker } marque { $maker_gain }, { $other } { $other_gain }.
cinch-help-short =
    • **But :** deux contre deux, ton partenaire en face. On gagne à { $target } points.
    • **Enchères :** chacun une fois, jusqu’à 14 : combien de points ton camp fera-t-il ? Qui annonce le plus choisit l’atout.
    • **Écarte** tout sauf l’atout, et tire jusqu’à six cartes.{ $rob ->
        [no] {""}
       *[yes] {" "}Le donneur prend le reste du talon.
    }
    • **Points**, tous à l’atout : { rank-A }, { rank-J }, { rank-T } et 2, 1 chacun ; les deux cinq de même teinte, les *pedros*, 5 chacun.
    • **À toi :** { $follow ->
        [strict] fournis si tu peux ; sinon, joue ce que tu veux.
       *[follow-or-trump] fournis ou coupe ; sans la couleur, joue ce que tu veux. À l’atout, il faut fournir si tu peux.
    }
    • **Une enchère manquée** { $scoring ->
        [set-back] est perdue.
       *[opponents] va à l’autre camp.
        [difference] va à l’autre camp.
    }

# La première leçon
cinch-lesson-begins = Ici, rien ne compte. Deux cinq valent 5 points.
cinch-lesson-bid = Cinq cartes à { $suit }, avec { $ace }, { $king } et { $five } : annonce 9.
cinch-lesson-bid-done = Personne ne monte. À toi de choisir l’atout.
cinch-lesson-bid-no = Tu peux, mais cette main vaut à peu près neuf.
cinch-lesson-bid-no-pass = Tu peux, mais une main pareille doit choisir l’atout.
cinch-lesson-trump = Choisis ta plus longue couleur : { $suit }.
cinch-lesson-trump-done = Les deux cinq rouges sont des atouts : les pedros.
cinch-lesson-trump-no = Tu peux, mais tes points sont à { $suit }.
cinch-lesson-discard = Écarte tout sauf { $suit } : tu tires jusqu’à six cartes.
cinch-lesson-discard-done = Les autres aussi gardent leurs atouts. Le donneur prend le reste.
cinch-lesson-discard-no = Tu peux, mais il peut venir un atout : écarte les quatre.
cinch-lesson-ace = Fais tomber les atouts, en commençant par { $ace }.
cinch-lesson-ace-done = Le Haut est à toi, et { $two }, le Bas, aussi.
cinch-lesson-ace-no = Tu peux, mais { $ace } gagne à coup sûr et fait tomber des atouts.
cinch-lesson-king = Encore une fois, avec { $king }.
cinch-lesson-king-done = { $ten } est tombé : le Jeu est à toi.
cinch-lesson-king-no = Tu peux, mais { $king } est maintenant le plus fort.
cinch-lesson-jack = { $jack } est maintenant le plus fort. Où est { $left }, le pedro gauche ?
cinch-lesson-jack-done = Voilà ! { $left } est un atout et devait fournir : 5 points.
cinch-lesson-jack-no = Tu peux, mais { $jack } fait tomber ce qui reste.
cinch-lesson-plain = Garde tes derniers atouts, surtout { $five }. Entame avec { $card }.
cinch-lesson-plain-done = Ton partenaire a coupé.
cinch-lesson-plain-no = Tu peux, mais tes deux atouts gagneront après. Entame avec { $card }.
cinch-lesson-ruff = Tu n’as rien à { $suit }, et les autres n’ont plus d’atout : coupe !
cinch-lesson-ruff-done = À toi. Et ta dernière carte fait le dernier pli : 14 points.
cinch-lesson-ruff-no = Tu peux, mais un atout fait ce pli à coup sûr.
