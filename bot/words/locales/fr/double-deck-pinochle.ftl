game-double-deck-pinochle = Double pinochle

# Variantes
double-deck-pinochle-preset-tournament = tournoi
double-deck-pinochle-preset-relaxed = détendues
double-deck-pinochle-preset-short = courtes

# Règles une à une
double-deck-pinochle-option-target = Points pour gagner
double-deck-pinochle-option-steps = Les enchères montent
double-deck-pinochle-value-steps-five-after-60 = de un en un jusqu’à 60, puis de cinq en cinq
double-deck-pinochle-value-steps-tens-after-100 = de un en un jusqu’à 60, de cinq en cinq jusqu’à 100, puis de dix en dix
double-deck-pinochle-value-steps-ones = de un en un
double-deck-pinochle-option-minimum-meld = Combinaisons qu’il faut à un camp pour les marquer
double-deck-pinochle-option-save = Points de plis qu’il faut à un camp
double-deck-pinochle-option-surrender = Le preneur peut abandonner après les combinaisons
double-deck-pinochle-option-wipe-off = Sans assez de points de plis, la défense ne marque rien

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
double-deck-pinochle-phase-bidding = enchérir ou passer
double-deck-pinochle-phase-must-bid = enchérir
double-deck-pinochle-phase-naming = choisir l’atout
double-deck-pinochle-phase-naming-marriage = choisir l’atout
double-deck-pinochle-ask-bidding = { $bid ->
    [0] Rien de plus haut n’est possible : passe.
   *[other] Annonce { $bid } ou plus, ou passe. Qui passe ne revient plus.
 }
double-deck-pinochle-ask-must-bid = Tous les autres ont passé : tu dois annoncer { $bid }.
double-deck-pinochle-ask-naming = C’est toi le preneur : choisis l’atout.
double-deck-pinochle-ask-naming-marriage = C’est toi le preneur : choisis l’atout, ou abandonne faute de mariage.
double-deck-pinochle-badge-maker = Preneur

# Boutons
double-deck-pinochle-action-trump = Atout : { $suit }

# Ce qui se passe
double-deck-pinochle-contract-by = Atout : { $contract } (preneur : { $maker })
double-deck-pinochle-event-meld = { $who } étale { $points } : { $cards }{ $run ->
    [0] {""}
    [1] {" "}· suite
    [2] {" "}· double suite
    [3] {" "}· triple suite
   *[other] {" "}· quadruple suite
 }{ $royal ->
    [0] {""}
    [1] {" "}· mariage d’atout
   *[other] {" "}· { $royal } mariages d’atout
 }{ $marriages ->
    [0] {""}
    [1] {" "}· mariage
   *[other] {" "}· { $marriages } mariages
 }{ $aces ->
    [0] {""}
    [1] {" "}· as en carré
    [2] {" "}· as en double carré
    [3] {" "}· as en triple carré
   *[other] {" "}· tous les as
 }{ $kings ->
    [0] {""}
    [1] {" "}· rois en carré
    [2] {" "}· rois en double carré
    [3] {" "}· rois en triple carré
   *[other] {" "}· tous les rois
 }{ $queens ->
    [0] {""}
    [1] {" "}· { ranks-Q } en carré
    [2] {" "}· { ranks-Q } en double carré
    [3] {" "}· { ranks-Q } en triple carré
   *[other] {" "}· les seize { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [1] {" "}· { ranks-J } en carré
    [2] {" "}· { ranks-J } en double carré
    [3] {" "}· { ranks-J } en triple carré
   *[other] {" "}· tous les { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· pinochle
    [2] {" "}· double pinochle
    [3] {" "}· triple pinochle
   *[other] {" "}· quadruple pinochle
 }
double-deck-pinochle-event-surrendered = { $who } abandonne : { $value } points perdus, et les adversaires marquent leurs combinaisons.
double-deck-pinochle-event-no-marriage = { $who } n’a aucun mariage et ne peut choisir d’atout : { $value } points perdus.
double-deck-pinochle-event-made = { $who } tiennent l’enchère : { $total } points pour { $value }.
double-deck-pinochle-event-set = Chute ! { $who } ne font que { $total } sur { $value }.
double-deck-pinochle-event-too-few = Chute ! { $who } n’ont que { $tricks ->
    [one] { $tricks } point de plis
   *[other] { $tricks } points de plis
 } et perdent leur enchère de { $value }.
double-deck-pinochle-event-defenders-total = Défense, { $who } : { $total } points (combinaisons et plis).
double-deck-pinochle-event-defenders-short = { $who } n’ont que { $tricks ->
    [one] { $tricks } point de plis
   *[other] { $tricks } points de plis
 }, leurs combinaisons ne comptent donc pas : { $total }.

# Ce qu’on retient
double-deck-pinochle-fact-so-far = { $who } : combinaisons { $meld } + plis { $tricks } = { $total }
double-deck-pinochle-result-declarers-first = les deux camps ont { $target }, et { $maker } avait pris

# Refus
double-deck-pinochle-why-bid-in-steps = { $steps ->
    [tens-after-100] Au-dessus de 60, on monte de cinq en cinq, au-dessus de 100 de dix en dix : { $value } n’est pas possible.
   *[other] Au-dessus de 60, on monte de cinq en cinq : { $value } n’est pas possible.
 }
double-deck-pinochle-why-no-marriage = Tu n’as le roi et { rank-word-Q } d’aucune couleur, tu ne peux donc pas choisir d’atout : il faut abandonner.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
double-deck-pinochle-bid-was-no-trump = { $who } : enchère { $value }
double-deck-pinochle-verdict-too-few = Chute : { $tricks ->
    [one] { $tricks } point de plis
   *[other] { $tricks } points de plis
 } seulement
double-deck-pinochle-verdict-no-marriage = Pas de mariage, pas d’atout
double-deck-pinochle-sum-too-few = plis { $tricks }, trop peu : { $points }
double-deck-pinochle-sum-short = plis { $tricks }, trop peu{ $meld ->
    [0] {""}
   *[other] , combinaisons { $meld } perdues
 } : { $points }
double-deck-pinochle-stake-counters-missing = combinaisons { $meld }, encore { $missing } en plis
double-deck-pinochle-aloud-counters-missing = { $who } : { double-deck-pinochle-stake-counters-missing }

# Pour qui n’y a jamais joué
double-deck-pinochle-help-aim =
    Deux contre deux : ton partenaire est en face. On marque deux fois par donne : pour les **combinaisons** qu’on étale de sa main, et pour les **points de plis**, les as, { ranks-T } et rois qu’on ramasse.
    Un camp annonce combien de points il fera avec les deux réunis. S’il fait moins, ou { $save ->
        [1] aucun point de plis
       *[other] moins de { $save } points de plis
    }, il *chute* et perd son enchère.
    Le premier camp à { $target } points gagne. Si les deux y arrivent dans la même donne, c’est le camp preneur qui gagne.
double-deck-pinochle-help-deal =
    80 cartes, deux paquets sans neuf : quatre fois l’as, { rank-word-T }, le roi, { rank-word-Q } et le { rank-word-J } de chaque couleur. Chacun en reçoit vingt, quatre par quatre.
    L’ordre, dans chaque couleur, est **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }**{ rank-legend } : { rank-word-T } bat le roi. De cartes égales, la première jouée est la plus forte.
double-deck-pinochle-help-bidding =
    À partir de la gauche du donneur, chacun annonce **50 au moins** ou passe pour de bon ; { $steps ->
        [ones] on monte d’autant qu’on veut.
        [tens-after-100] on monte de un en un jusqu’à 60, de cinq en cinq jusqu’à 100, puis de dix en dix.
       *[five-after-60] on monte de un en un jusqu’à 60, puis de cinq en cinq.
    } Si les trois premiers passent, le donneur doit annoncer 50.
    La dernière enchère fait le **preneur**, qui choisit l’atout{ $trump_needs ->
        [marriage] , une couleur dont il a le roi et { rank-word-Q } ; faute de mariage, l’enchère est perdue.
       *[nothing] .
    }
    Puis toutes les combinaisons sont montrées (une · deux · trois · quatre) :
    • suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 15 · 150 · 225 · 300
    • { rank-K } { rank-Q } d’atout 4 chacun, sauf ceux d’une suite ; d’une autre couleur 2 chacun
    • pinochle { card-QS } { card-JD } 4 · 30 · 60 · 90
    • un de chaque couleur (*carré*) : as 10 · 100 · 150 · 200, rois 8 · 80 · 120 · 160, { ranks-Q } 6 · 60 · 90 · 120, { ranks-J } 4 · 40 · 60 · 80{ $minimum_meld ->
        [0] {""}
       *[other] {"\u000a"}Un camp qui étale moins de { $minimum_meld } n’en marque rien.
    }
double-deck-pinochle-help-play =
    { $surrender ->
        [yes] Le preneur peut alors abandonner et perdre l’enchère. Sinon il entame. Il faut :
       *[no] Le preneur entame. Il faut :
    }
    1. fournir{ $heading ->
        [always] , et **monter** sur la meilleure carte si l’on peut, même celle du partenaire – sauf si le pli est déjà coupé
       *[other] , et à l’entame d’atout **monter** sur la meilleure carte si l’on peut, même celle du partenaire
    } ;
    2. sans la couleur, couper{ $heading ->
        [trump-led-only] , haut ou bas
       *[other] {" "}– et surcouper un atout déjà joué, si l’on peut
    } ;
    3. sans la couleur ni atout, jouer ce qu’on veut.
    L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
double-deck-pinochle-help-scoring =
    Points de plis : chaque { rank-A }, { rank-T } et { rank-K } ramassé 1, le dernier pli 2 : 50 en tout.
    Camp preneur : si combinaisons et plis atteignent l’enchère, avec { $save ->
        [one] { $save } point de plis
       *[other] { $save } points de plis
    } au moins, il marque le tout ; sinon, il perd l’enchère.
    Défense : avec { $save ->
        [one] { $save } point de plis
       *[other] { $save } points de plis
    }, elle marque combinaisons et plis ; avec moins, { $save ->
        [1] les plis seulement, sans les combinaisons.
       *[other] { $wipe_off ->
            [yes] rien du tout.
           *[no] les plis seulement, sans les combinaisons.
        }
    }{ $surrender ->
        [yes] {"\u000a"}Si le preneur abandonne après les combinaisons, les autres marquent leurs seules combinaisons.
       *[no] {""}
    }

# Ce que ses joueurs comptent
double-deck-pinochle-feat-contract = Enchères gagnées

# Ses variantes en une phrase, et tout le jeu en quelques lignes
double-deck-pinochle-preset-house-about = Jusqu’à { $target } ; combinaisons dès { $minimum_meld }, avec { $save } points de plis.
double-deck-pinochle-preset-tournament-about = De dix en dix après 100 ; sous { $save } points de plis, la défense ne marque rien.
double-deck-pinochle-preset-relaxed-about = Jusqu’à { $target } ; toute combinaison compte, tout atout est permis, et on ne monte qu’à l’atout.
double-deck-pinochle-preset-short-about = Comme les règles standard, mais jusqu’à { $target } seulement.
double-deck-pinochle-achievement-great-bid = Une enchère de 100 ou plus tenue
double-deck-pinochle-achievement-meld = Soixante points de combinaisons dans une main
double-deck-pinochle-help-example =
    { $maker } a remporté l’enchère à { $bid } et choisi { $trump }. Toutes les combinaisons sont maintenant étalées.
    { $shower } montre une **suite** (15), un mariage d’atout (4), deux autres **mariages** (2 chacun), un **double pinochle** (30), un carré d’as (10) et un de rois (8) : { $shown_points }. Deux pinochles comptent ensemble 30, et non deux fois 4. Il faut encore 20 points de plis.
double-deck-pinochle-help-short =
    • **But :** deux contre deux, ton partenaire en face. On marque combinaisons et plis ; le premier camp à { $target } points gagne.
    • **Donne :** quatre de chaque { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }, sans neuf, vingt cartes chacun. C’est aussi leur ordre : { rank-word-T } bat le roi.
    • **Enchères :** monte ou passe, dès 50. Le dernier à enchérir choisit l’atout{ $trump_needs ->
        [marriage] , une couleur avec le roi et { rank-word-Q }
       *[nothing] {""}
    }.
    • **Combinaisons**, étalées pour toi : suite { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } d’atout 15, { rank-K } { rank-Q } 2 (d’atout 4), { card-QS } { card-JD } 4, as 10, rois 8, { ranks-Q } 6 ou { ranks-J } 4 de toutes les couleurs. En double, environ dix fois plus.
    • **À toi :** fournis{ $heading ->
        [always] {" "}et monte sur la meilleure carte si tu peux ; sans la couleur, coupe, et surcoupe si tu peux
        [plain-free] {" "}(monte à l’atout si tu peux) ; sans la couleur, coupe, et surcoupe si tu peux
       *[trump-led-only] {" "}(monte si l’entame est d’atout) ; sans la couleur, coupe
    } ; sinon, joue ce que tu veux.
    • **Points de plis :** { rank-A }, { rank-T } et { rank-K } 1 chacun, dernier pli 2. Avec moins de { $save }, un camp perd ses combinaisons, et le preneur son enchère.

# La première leçon
double-deck-pinochle-lesson-begins = Ici, rien ne compte. On marque combinaisons et plis.
double-deck-pinochle-lesson-bid = Deux suites à { $suit } valent ensemble 150 ! Tu dis { $bid } ?
double-deck-pinochle-lesson-bid-done = Tes combinaisons font le triple.
double-deck-pinochle-lesson-bid-no = Tu peux, mais n’annonce que le nécessaire : { $bid }.
double-deck-pinochle-lesson-bid-no-pass = Tu peux, mais avec une suite, on choisit l’atout.
double-deck-pinochle-lesson-again = Ils montent. Tu as largement de quoi : { $bid } ?
double-deck-pinochle-lesson-again-done = C’était assez : c’est toi le preneur.
double-deck-pinochle-lesson-again-no = Tu peux, mais la plus petite enchère suffit : { $bid }.
double-deck-pinochle-lesson-again-no-pass = Tu peux, mais tes combinaisons font bien plus.
double-deck-pinochle-lesson-trump = L’atout demande le roi et { rank-word-Q }. Tu n’as qu’une couleur ainsi.
double-deck-pinochle-lesson-trump-done = Ton camp a étalé 182.
double-deck-pinochle-lesson-on = Il faut encore 20 points de plis : as, { ranks-T } et rois. Tu continues ?
double-deck-pinochle-lesson-on-done = Avec dix atouts, cela suffira.
double-deck-pinochle-lesson-on-no = Tu peux, mais tu n’as aucune raison d’abandonner.
double-deck-pinochle-lesson-on-no-surrender = Tu peux, mais tu perdrais tout. Continue.
double-deck-pinochle-lesson-draw = Fais tomber l’atout avec { $ace } : rien ne le bat.
double-deck-pinochle-lesson-draw-done = Trois atouts de moins dehors.
double-deck-pinochle-lesson-draw-no = Tu peux, mais { $ace } fait le pli à coup sûr.
double-deck-pinochle-lesson-ace = Encaisse { $ace } tant que tous fournissent.
double-deck-pinochle-lesson-ace-done = Ton partenaire ajoute un roi : deux points.
double-deck-pinochle-lesson-ace-no = Tu peux, mais { $ace } gagne maintenant.
double-deck-pinochle-lesson-lose = Garde les atouts pour la suite. Perds { $card }.
double-deck-pinochle-lesson-lose-done = Cela ne te coûte aucun point.
double-deck-pinochle-lesson-lose-no = Tu peux, mais { $card } ne te coûte rien.
double-deck-pinochle-lesson-low = Tu ne bats pas l’as. Donne { $card }, pas un point.
double-deck-pinochle-lesson-low-done = Un point de moins pour eux.
double-deck-pinochle-lesson-low-no = Tu peux, mais { $card } ne leur rapporte rien.
double-deck-pinochle-lesson-give = L’as de ton partenaire tient le pli. Charge-le !
double-deck-pinochle-lesson-give-done = Ce point est pour ton camp.
double-deck-pinochle-lesson-give-no = Tu peux, mais { ranks-T } et rois comptent ici pour vous.
double-deck-pinochle-lesson-must = Plus de { suit-D } : tu dois couper, même l’as de ton partenaire. { $low } suffit.
double-deck-pinochle-lesson-must-done = Le pli reste à ton camp.
double-deck-pinochle-lesson-must-no = Tu peux, mais { $low } suffit.
double-deck-pinochle-lesson-high = Tu dois couper, et un roi d’atout est dehors : prends { $ten }.
double-deck-pinochle-lesson-high-done = Le roi a dû tomber dessous.
double-deck-pinochle-lesson-high-no = Tu peux, mais on pourrait surcouper. { $ten } est sûr.
double-deck-pinochle-lesson-ten = Fais tomber leur dernier atout avec l’autre { $ten }.
double-deck-pinochle-lesson-ten-done = De deux cartes égales, la première gagne.
double-deck-pinochle-lesson-ten-no = Tu peux, mais { $ten } prend leur dernier atout.
double-deck-pinochle-lesson-end = Plus que des atouts, et tous gagnent. Commence par le haut !
double-deck-pinochle-lesson-end-done = Chaque point qu’ils jettent est à toi.
double-deck-pinochle-lesson-end-no = Tu peux, elle gagne aussi. Mais commence par le haut.
