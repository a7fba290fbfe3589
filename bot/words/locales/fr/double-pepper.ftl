game-double-pepper = Double Pepper

# Règles une à une
double-pepper-option-target = Points pour gagner
double-pepper-option-bowers = Les { ranks-J } de la teinte d’atout sont les plus forts atouts
double-pepper-option-minimum = Enchère minimale

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
double-pepper-phase-bidding = annoncer des plis ou passer
double-pepper-phase-must-bid = annoncer des plis
double-pepper-phase-naming = choisir l’atout, avec partenaire ou en solo
double-pepper-phase-discarding = écarter deux cartes
double-pepper-phase-giving = donner deux cartes au partenaire
double-pepper-ask-bidding = { $bid ->
    [0] On ne peut plus monter : passe.
   *[other] Combien de plis fera ton camp ? Annonce { $bid } ou plus, ou passe.
 }
double-pepper-ask-must-bid = Tous les autres ont passé, tu dois enchérir : { $bid } ou plus.
double-pepper-ask-naming = Tu remportes l’enchère : choisis l’atout ou joue sans atout, avec ton camp ou en solo.
double-pepper-ask-discarding = Tu joues en solo : écarte deux cartes. { $players ->
    [6] Le partenaire suivant dans le sens des aiguilles d’une montre
   *[other] Ton partenaire
 } t’en donne ensuite deux.
double-pepper-ask-giving = Ton partenaire joue en solo : donne deux de tes cartes.
double-pepper-ask-bid = { $also ->
    [pass] annoncer { $bid } au moins, ou passer
    [nothing] annoncer { $bid }
   *[higher] annoncer { $bid } au moins
 }
double-pepper-badge-maker = Preneur

# Boutons
double-pepper-action-bid = Annoncer { $value }
double-pepper-action-trump = { $alone ->
    [yes] { $suit } en solo
   *[no] { $suit }
 }
double-pepper-action-discard = Écarter { $cards }

# Ce qui se passe
double-pepper-event-bid = { $who } annonce { $value }.
double-pepper-event-forced-bid = Tous les autres ont passé : { $who } doit enchérir, et annonce { $value }.
double-pepper-event-won-auction = { $who } remporte l’enchère : { $value } plis.
double-pepper-event-named = { $alone ->
    [yes] { $who } choisit { $suit }, en solo !
   *[no] { $who } choisit { $suit }.
 }
double-pepper-event-sits-out = { $who } ne joue pas cette donne.
double-pepper-event-discarded = { $who } écarte { $count } cartes.
double-pepper-event-you-discarded = Tu écartes { $cards }.
double-pepper-event-made = { $alone ->
    [yes] { $maker } avait annoncé { $value } et réussit en solo, avec { $tricks } plis !
   *[no] { $maker } avait annoncé { $value } : son camp réussit, avec { $tricks } plis.
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker } avait annoncé { $value } en solo
   *[no] { $maker } avait annoncé { $value }
 } et chute, { $tricks ->
    [0] sans un seul pli !
    [1] avec un seul pli !
   *[other] avec { $tricks } plis seulement !
 }

# Ce qu’on retient
double-pepper-fact-high-bid = Meilleure enchère : { $value }, par { $who }
double-pepper-fact-alone = { $who } joue en solo

# Refus
double-pepper-why-bid-higher = { $value ->
    [0] Tu ne peux pas annoncer ça maintenant.
   *[other] La meilleure enchère est { $value } : annonce plus, ou passe.
 }
double-pepper-why-no-such-bid = Les enchères vont de { $least } à { $most } plis.
double-pepper-why-dealer-must-bid = Tous les autres ont passé et c’est toi qui donnes : tu dois annoncer au moins { $least }.
double-pepper-why-wrong-count = Choisis exactement deux cartes, pas { $count }.
double-pepper-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
double-pepper-way-bid = { $who }, enchère { $value }
double-pepper-tag-bid = Enchère { $value }
double-pepper-bid-was-bid = { $who } : enchère { $value }, { $suit }{ $alone ->
    [yes] , en solo
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] Réussi en solo
   *[no] Réussi
 }, avec { $tricks } { $tricks ->
        [one] pli
       *[other] plis
 }
double-pepper-verdict-short = { $tricks ->
    [0] Chute : pas un seul pli
   *[other] Chute, avec { $tricks } { $tricks ->
        [one] pli
       *[other] plis
    } seulement
 }
double-pepper-sum-made = annoncé { $value }, fait { $tricks } : { $alone ->
    [yes] { $tricks } × 2 = { $points }
   *[no] { $points }
 }
double-pepper-sum-lost = annoncé { $value }{ $alone ->
    [yes] , en solo
   *[no] {""}
 }{ $forced ->
    [yes] , forcé
   *[no] {""}
 }, fait { $tricks } : { $points }
double-pepper-moment-alone = { $who } a réussi { $value } en solo, donne { $deal }

# Pour qui n’y a jamais joué
double-pepper-help-aim =
    Deux contre deux, ou trois contre trois ; partenaires et adversaires alternent autour de la table. Les camps annoncent combien de plis ils feront ensemble. Qui annonce le plus choisit l’atout, et son camp doit en faire au moins autant. Les autres marquent un point par pli.
    Le premier camp à { $target } points gagne.
double-pepper-help-deal =
    Le paquet a 48 cartes : **deux de chaque** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Chacun en reçoit { $players ->
        [4] douze
       *[other] huit
    }.
    Dans chaque couleur, l’ordre est { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. De deux cartes égales dans un pli, la **première jouée** est la plus forte.
    { $bowers ->
        [yes] Les quatre { ranks-J } de la teinte d’atout sont les plus forts atouts, d’abord les deux d’atout, puis les deux autres. Après eux : { rank-A } { rank-K } { rank-Q } { rank-T } 9.
       *[no] L’atout suit le même ordre.
    }
double-pepper-help-bidding =
    À partir de la gauche du donneur, chacun n’a **qu’un tour** : annoncer plus de plis que l’enchère précédente, ou passer. L’enchère minimale est { $minimum }. On ne dit pas encore de couleur. Si tous les autres passent, le donneur doit enchérir.
    Qui annonce le plus choisit l’atout, ou joue sans atout.
    Avec une main forte, tu peux aussi jouer **en solo** : écarte deux cartes, et ton partenaire (le prochain dans le sens des aiguilles d’une montre) t’en donne deux. Tous tes partenaires posent leurs cartes, et tu gagnes ou perds double.
double-pepper-help-play =
    Qui a annoncé le plus entame.
    Fournis à la couleur demandée si tu peux. Sinon, joue ce que tu veux : un atout ou une autre carte.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. De deux cartes égales, la première compte. Qui remporte le pli entame le suivant.
double-pepper-help-scoring =
    Le **camp preneur** :
    son enchère ou plus : 1 point par pli
    moins : il perd son enchère
    tout cela compte double *en solo*
    un donneur forcé d’enchérir, parce que tous les autres ont passé, ne perd que la moitié
    L’**autre camp** a toujours 1 point par pli. On peut descendre sous zéro.
    La partie finit à { $target } points. Si les deux camps y sont, le plus haut total gagne ; à égalité, la partie est nulle.

# Ce que ses joueurs comptent
double-pepper-feat-contract = Enchères gagnées

# Ses variantes en une phrase, et tout le jeu en quelques lignes
double-pepper-preset-house-about = Enchères dès { $minimum } plis, { ranks-J } entre { rank-word-Q } et { rank-word-T } ; en { $target } points.
double-pepper-help-example =
    Chaque carte existe deux fois. { $leader } entame avec { $led } ; { $second } joue { $best }, et { $fourth } aussi.
    De deux cartes égales, la **première jouée** est la plus forte : { $winner } remporte le pli.
double-pepper-help-short =
    • **But :** les partenaires alternent, et annoncent combien de plis fera leur camp. Le premier camp à { $target } points gagne.
    • **Donne :** deux de chaque { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, { $players ->
        [4] douze
       *[other] huit
    } cartes chacun.
    • **Enchères :** une fois chacun, dès { $minimum } plis. Qui annonce le plus choisit l’atout, ou joue sans atout, et peut jouer *en solo* pour le double.
    • **Ordre :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ $bowers ->
        [yes] {" "}; à l’atout, les deux { ranks-J } d’atout et les deux autres de même teinte sont les plus forts
       *[no] , à l’atout aussi
    }. De deux cartes égales, la première jouée est la plus forte.
    • **À toi :** fournis à la couleur demandée si tu peux ; sinon, joue ce que tu veux. L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée.
    • **Points :** enchère réussie, 1 par pli ; sinon, on perd l’enchère. L’autre camp a toujours 1 par pli.

# La première leçon
double-pepper-lesson-begins = Ici, rien ne compte. Chaque carte existe deux fois.
double-pepper-lesson-bid = Tu as les deux as à { $suit }. Cinq est annoncé : tu dis six ?
double-pepper-lesson-bid-done = Six plis pour ton camp ; la couleur vient après.
double-pepper-lesson-bid-no = Tu peux, mais sept, c’est beaucoup : une chute coûte.
double-pepper-lesson-bid-no-pass = Tu peux, mais deux as d’atout valent une enchère.
double-pepper-lesson-alone = Choisis l’atout. En solo, tu changes deux cartes et tout double.
double-pepper-lesson-alone-done = En solo ! Un partenaire va te donner deux cartes.
double-pepper-lesson-alone-no = Tu peux, mais tu as les as à { $suit } : joue en solo.
double-pepper-lesson-discard = Écarte deux cartes : lesquelles ne sont ni atout ni fortes ?
double-pepper-lesson-discard-done = Et ton partenaire t’a donné deux atouts.
double-pepper-lesson-discard-no = Tu peux, mais garde les atouts, { $ace } et { $king }.
double-pepper-lesson-first = Fais tomber l’atout : { $ace }. De cartes égales, la première gagne.
double-pepper-lesson-first-done = Trois atouts sont tombés. Il leur en reste trois.
double-pepper-lesson-first-no = Tu peux, mais d’abord les atouts, à partir du haut.
double-pepper-lesson-second = Encore une fois, avec l’autre as.
double-pepper-lesson-second-done = Encore un de tombé. Continue à compter : il en reste deux.
double-pepper-lesson-second-no = Tu peux, mais continue par le haut.
double-pepper-lesson-third = Deux atouts sont dehors. Le roi ou { rank-word-Q } ?
double-pepper-lesson-third-done = Il en reste un.
double-pepper-lesson-third-no = Tu peux, mais deux atouts sont dehors : joue haut.
double-pepper-lesson-fourth = Encore un atout à faire tomber.
double-pepper-lesson-fourth-done = Quatre plis. Encore deux, et l’enchère est tenue.
double-pepper-lesson-fourth-no = Tu peux, mais un atout est encore dehors, et peut te prendre.
double-pepper-lesson-small = Même les petits atouts gagnent maintenant. Joues-en un.
double-pepper-lesson-small-done = Cinq plis.
double-pepper-lesson-small-no = Tu peux, mais joue d’abord tes atouts, c’est plus sûr.
double-pepper-lesson-sure = Ton dernier atout ou l’as : les deux gagnent.
double-pepper-lesson-sure-done = Six : enchère tenue. Chaque pli de plus compte aussi.
double-pepper-lesson-sure-no = Tu peux, mais un as de cette couleur peut battre le roi.
double-pepper-lesson-end = Garde le roi pour la fin : qu’est-ce qui gagne à coup sûr ?
double-pepper-lesson-end-done = Huit plis en solo : 8 × 2 = 16 points pour ton camp.
double-pepper-lesson-end-no = Tu peux, mais joue d’abord la carte sûre.
double-pepper-achievement-alone = Une enchère tenue en solo
