game-coiffeur = Coiffeur

# Variantes
coiffeur-preset-swisslos = dix lignes
coiffeur-preset-full = onze lignes
coiffeur-preset-short = courtes

# Règles une à une
coiffeur-option-slate = Ardoise
coiffeur-value-slate-six = six lignes : les couleurs, obenabe, undenufe
coiffeur-value-slate-eight = huit lignes, avec deux jokers
coiffeur-value-slate-ten = dix lignes, avec slalom, gusti et deux jokers
coiffeur-value-slate-eleven = onze lignes, avec slalom, gusti, mary et deux jokers
coiffeur-option-factors = Multiplicateurs
coiffeur-value-factors-rising = en montant : { sign-S } 1, { sign-C } 2, { sign-D } 3, { sign-H } 4 et ainsi de suite
coiffeur-value-factors-paired = { sign-C } { sign-D } 2, { sign-S } { sign-H } 3, puis en montant dès 5
coiffeur-option-push = Chibrer
coiffeur-value-push-round = passe le choix au joueur suivant
coiffeur-value-push-partner = passe le choix au partenaire, qui doit choisir
coiffeur-option-lead = Première entame
coiffeur-value-lead-namer = à celui qui a choisi le contrat
coiffeur-value-lead-forehand = au premier à parler
coiffeur-option-match = Points du match (les neuf plis)
coiffeur-option-weis = Annonces et stöck comptent pour la paire qui a choisi
coiffeur-option-undenufe-six = Points d’un six si l’on commence en undenufe (avec 11, les as comptent 0)
coiffeur-option-undertrump = Sous-couper
coiffeur-value-undertrump-strict = seulement si tu n’as rien d’autre
coiffeur-value-undertrump-void-free = permis si tu ne peux pas fournir
coiffeur-value-undertrump-all-trump-hand-free = permis si tu n’as plus que de l’atout

# Les lignes de l’ardoise
coiffeur-line-S = { sign-S } ×{ $factor }
coiffeur-line-C = { sign-C } ×{ $factor }
coiffeur-line-D = { sign-D } ×{ $factor }
coiffeur-line-H = { sign-H } ×{ $factor }
coiffeur-line-obenabe = Obenabe ×{ $factor }
coiffeur-line-undenufe = Undenufe ×{ $factor }
coiffeur-line-slalom = Slalom ×{ $factor }
coiffeur-line-gusti = Gusti ×{ $factor }
coiffeur-line-mary = Mary ×{ $factor }
coiffeur-line-joker1 = Joker 1 ×{ $factor }
coiffeur-line-joker2 = Joker 2 ×{ $factor }
coiffeur-the-line = { $line ->
    [S] { sign-S }
    [C] { sign-C }
    [D] { sign-D }
    [H] { sign-H }
    [obenabe] Obenabe
    [undenufe] Undenufe
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
    [joker1] Joker 1
   *[joker2] Joker 2
 }

# Ce qui est demandé : après « À toi : » ou un nom
coiffeur-phase-naming = choisir un contrat, ou chibrer
coiffeur-phase-must-name = choisir un contrat
coiffeur-ask-naming = Choisis un contrat encore ouvert dans votre colonne, ou chibre.
coiffeur-ask-must-name = Plus personne à qui chibrer : choisis un contrat encore ouvert dans votre colonne.
coiffeur-badge-maker = Preneur
coiffeur-auction = Choix de l’atout – { $course }
coiffeur-said-shove = Je chibre
coiffeur-tag-lines-open = { $count ->
    [0] complet
   *[other] reste { $count }
 }

# Contrats
coiffeur-contract-obenabe = Obenabe (sans atout, l’as est le plus fort)
coiffeur-contract-undenufe = Undenufe (sans atout, le six est le plus fort)
coiffeur-contract-slalom-obenabe = Slalom : obenabe pour ce pli
coiffeur-contract-slalom-undenufe = Slalom : undenufe pour ce pli
coiffeur-contract-gusti-obenabe = Gusti : obenabe pour ce pli
coiffeur-contract-gusti-undenufe = Gusti : undenufe pour ce pli
coiffeur-contract-mary-obenabe = Mary : obenabe pour ce pli
coiffeur-contract-mary-undenufe = Mary : undenufe pour ce pli
coiffeur-short-contract-obenabe = Obenabe
coiffeur-short-contract-undenufe = Undenufe
coiffeur-short-contract-slalom-obenabe = Slalom : obenabe
coiffeur-short-contract-slalom-undenufe = Slalom : undenufe
coiffeur-short-contract-gusti-obenabe = Gusti : obenabe
coiffeur-short-contract-gusti-undenufe = Gusti : undenufe
coiffeur-short-contract-mary-obenabe = Mary : obenabe
coiffeur-short-contract-mary-undenufe = Mary : undenufe
coiffeur-short-contract-slalom = Slalom
coiffeur-short-contract-gusti = Gusti
coiffeur-short-contract-mary = Mary
coiffeur-short-contract-joker1 = Joker 1
coiffeur-short-contract-joker2 = Joker 2
coiffeur-contract-by = { $trump ->
    [yes] Atout : { $contract }, choisi par { $maker }
   *[no] { $contract }, choisi par { $maker }
 }

# Boutons
coiffeur-action-contract = { $contract ->
    [obenabe] Obenabe (as maître)
    [undenufe] Undenufe (6 maître)
    [slalom-obenabe] Slalom dès obenabe
    [slalom-undenufe] Slalom dès undenufe
    [gusti-obenabe] Gusti dès obenabe
    [gusti-undenufe] Gusti dès undenufe
    [mary] Mary dès undenufe
    [joker1-S] Joker 1 : { sign-S }
    [joker1-C] Joker 1 : { sign-C }
    [joker1-D] Joker 1 : { sign-D }
    [joker1-H] Joker 1 : { sign-H }
    [joker1-obenabe] Joker 1 : obenabe
    [joker1-undenufe] Joker 1 : undenufe
    [joker2-S] Joker 2 : { sign-S }
    [joker2-C] Joker 2 : { sign-C }
    [joker2-D] Joker 2 : { sign-D }
    [joker2-H] Joker 2 : { sign-H }
    [joker2-obenabe] Joker 2 : obenabe
    [joker2-undenufe] Joker 2 : undenufe
   *[other] { $contract }
 }
coiffeur-action-shove = Chibrer

# Ce qui se passe
coiffeur-played-as = { $contract ->
    [obenabe] obenabe, sans atout, l’as est le plus fort
    [undenufe] undenufe, sans atout, le six est le plus fort
    [slalom-obenabe] slalom, obenabe et undenufe tour à tour
    [slalom-undenufe] slalom, undenufe et obenabe tour à tour
    [gusti-obenabe] gusti, cinq plis obenabe, quatre undenufe
    [gusti-undenufe] gusti, cinq plis undenufe, quatre obenabe
    [mary] mary, cinq plis undenufe, quatre obenabe
   *[other] { $contract } comme atout
 }
coiffeur-event-shoved = { $who } chibre : à { $to_whom } de choisir.
coiffeur-event-named = { $who } choisit { $line ->
    [joker1] le joker 1, { coiffeur-played-as }
    [joker2] le joker 2, { coiffeur-played-as }
   *[other] { coiffeur-played-as }
 } (×{ $factor }).
coiffeur-event-weis-shown = { $who } avait { $cards } : { $kind ->
    [three] trois cartes
    [four] quatre cartes
    [five] cinq cartes ou plus
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
   *[JJJJ] quatre { ranks-J }
 }, { $points } points.
coiffeur-event-stoeck = Stöck ! { $who } avait le roi et { rank-word-Q } d’atout : 20.
coiffeur-event-match =
    Match ! Les neuf plis pour { $who }{ $points ->
    [0] {""}
       *[other] {" "}(+{ $points })
     }.
coiffeur-event-scored = { $named ->
    [yes] { $who } : { $cards } dans les plis, { $points } à marquer, total { $total }.
   *[no] { $who } : { $cards } dans les plis, rien à marquer.
 }

# Ce que l’on compte
coiffeur-fact-playing = { $line ->
    [joker1] Joker 1 : tout compte ×{ $factor }
    [joker2] Joker 2 : tout compte ×{ $factor }
   *[other] Tout compte ×{ $factor }
 }
coiffeur-fact-shoved = { $who } a chibré
coiffeur-fact-cards = Points des cartes ({ $who }) : { $count }
coiffeur-fact-still-open = Encore ouvert ({ $who }) :{ $of_S ->
    [0] {""}
   *[other] {" "}{ sign-S } ×{ $of_S }
 }{ $of_C ->
    [0] {""}
   *[other] {" "}{ sign-C } ×{ $of_C }
 }{ $of_D ->
    [0] {""}
   *[other] {" "}{ sign-D } ×{ $of_D }
 }{ $of_H ->
    [0] {""}
   *[other] {" "}{ sign-H } ×{ $of_H }
 }{ $of_obenabe ->
    [0] {""}
   *[other] {" "}Obenabe ×{ $of_obenabe }
 }{ $of_undenufe ->
    [0] {""}
   *[other] {" "}Undenufe ×{ $of_undenufe }
 }{ $of_slalom ->
    [0] {""}
   *[other] {" "}Slalom ×{ $of_slalom }
 }{ $of_gusti ->
    [0] {""}
   *[other] {" "}Gusti ×{ $of_gusti }
 }{ $of_mary ->
    [0] {""}
   *[other] {" "}Mary ×{ $of_mary }
 }{ $of_joker1 ->
    [0] {""}
   *[other] {" "}Joker 1 ×{ $of_joker1 }
 }{ $of_joker2 ->
    [0] {""}
   *[other] {" "}Joker 2 ×{ $of_joker2 }
 }

# Comment cela a fini
coiffeur-result-slate-full = l’ardoise est pleine après { $count } donnes

# Refus
coiffeur-why-must-name = Il n’y a plus personne à qui chibrer : à toi de choisir un contrat.
coiffeur-why-not-on-slate = Ce contrat n’est pas sur l’ardoise de cette table.
coiffeur-why-not-that-way = Ce contrat est sur l’ardoise, mais il ne se joue pas ainsi.
coiffeur-why-line-is-full = Votre paire a déjà joué { coiffeur-the-line } : chaque contrat ne se joue qu’une fois.
coiffeur-why-undertrump = { $best } est déjà sur la table : { $card } est un atout plus petit, et il est interdit de sous-couper.
coiffeur-why-must-follow-or-trump = Tu as { $binding } : fournis à { $suit } ou coupe ({ $trump }) ; { $card } n’est ni l’un ni l’autre.

# Le compte d’une donne, ce qui compte maintenant, et ce qu’on raconte après
coiffeur-bid-was-named = { $who } : { coiffeur-of-named } (×{ $factor })
coiffeur-of-named = { $contract ->
    [joker1] Joker 1, { coiffeur-way-was }
    [joker2] Joker 2, { coiffeur-way-was }
    [slalom] Slalom
    [gusti] Gusti
    [mary] Mary
   *[other] { coiffeur-way-was }
 }
coiffeur-way-was = { $way ->
    [obenabe] obenabe
    [undenufe] undenufe
   *[other] atout { $way }
 }
coiffeur-verdict-match = Match pour { $who } !
coiffeur-verdict-line-written = { $who } : { coiffeur-the-line }, { $points }
coiffeur-sum-cards = { $factor ->
    [1] cartes { $points }
   *[other] cartes { $count } × { $factor } = { $points }
 }
coiffeur-sum-match = { $factor ->
    [1] match { $points }
   *[other] match { $count } × { $factor } = { $points }
 }
coiffeur-sum-weis = { $factor ->
    [1] annonces { $points }
   *[other] annonces { $count } × { $factor } = { $points }
 }
coiffeur-sum-stoeck = { $factor ->
    [1] stöck { $points }
   *[other] stöck { $count } × { $factor } = { $points }
 }
coiffeur-sum-not-written = cartes { $count }, non marquées : { $points }
coiffeur-stake-match-open = Le match est encore possible pour { $who }
coiffeur-stake-line-so-far = { coiffeur-the-line } : { $count } × { $factor } = { $points } pour l’instant
coiffeur-moment-match = Match pour { $who }, donne { $deal } : { coiffeur-the-line } avec { $points }
coiffeur-moment-rich = { $who } : { coiffeur-the-line } avec { $points }, donne { $deal }
coiffeur-moment-dear-and-poor = { $who } choisit { coiffeur-the-line } dans la donne { $deal }, et marque { $points } seulement
coiffeur-achievement-match = Un match : les neuf plis d’un contrat
coiffeur-achievement-rich = Une ligne de 1000 points ou plus

# Pour qui n’y a jamais joué
coiffeur-help-aim =
    Deux contre deux : ton partenaire est en face. Chaque paire a sur l’ardoise une colonne avec une ligne par contrat, et joue **chaque contrat une seule fois**.
    { $factors ->
        [paired] Les couleurs comptent le moins ; plus bas, chaque ligne compte plus que la précédente.
       *[rising] Les lignes du bas comptent plus que celles du haut.
    } Quand les deux colonnes sont pleines, la plus grande somme gagne.
coiffeur-help-deal =
    36 cartes, de l’as au 6 ; neuf pour chacun. On joue **dans le sens contraire des aiguilles d’une montre**, vers la droite ; le *premier à parler* est à droite du donneur.
    Hors atout : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }. À l’**atout**, le *bour* ({ rank-word-J }) est le plus fort, puis le 9 (le *nell*) : { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    En *obenabe*, pas d’atout, l’as est le plus fort ; en *undenufe*, pas d’atout, le **6** est le plus fort.
coiffeur-help-bidding =
    { $push ->
        [partner] Le premier à parler choisit un contrat encore ouvert dans sa colonne, ou chibre – son partenaire doit alors choisir.
       *[round] Le premier à parler choisit un contrat encore ouvert dans sa colonne, ou chibre au joueur suivant, et ainsi de suite. Si les quatre chibrent, le premier doit choisir.
    }
    Les points sont multipliés : { $factors ->
        [paired] { sign-C } et { sign-D } ×2, { sign-S } et { sign-H } ×3, obenabe ×5, undenufe ×6
       *[rising] { sign-S } ×1, { sign-C } ×2, { sign-D } ×3, { sign-H } ×4, obenabe ×5, undenufe ×6
    }{ $slate ->
        [six] {""}
        [ten] , slalom ×7, gusti ×8, jokers ×9 et ×10
        [eleven] , slalom ×7, gusti ×8, mary ×9, jokers ×10 et ×11
       *[eight] , jokers ×7 et ×8
    }.
    { $slate ->
        [six] {""}
       *[other] • **Joker :** n’importe quel atout, obenabe ou undenufe – même déjà joué.
    }{ $slate ->
        [ten] {" "}**Slalom :** obenabe et undenufe tour à tour, pli par pli. **Gusti :** cinq plis dans un sens, puis quatre dans l’autre. Dis par quoi l’on commence.
        [eleven] {" "}**Slalom :** obenabe et undenufe tour à tour ; dis par quoi l’on commence. **Gusti :** cinq plis obenabe, puis quatre undenufe. **Mary :** cinq plis undenufe, puis quatre obenabe.
       *[other] {""}
    }
coiffeur-help-play =
    { $lead ->
        [forehand] Le premier à parler entame le premier pli
       *[namer] Celui qui a choisi entame le premier pli
    }, puis le gagnant de chaque pli entame le suivant.
    • **Atout demandé :** fournis de l’atout si tu peux. Seul le bour peut rester en main.
    • **Autre couleur demandée :** fournis **ou coupe**, comme tu veux. Sans la couleur, joue ce que tu veux.
    • **Ne pas sous-couper :** quand quelqu’un a coupé, tu ne peux pas jouer un atout plus petit que le plus fort de la table – { $undertrump ->
        [void-free] sauf si tu ne peux pas fournir, ou si tu n’as rien d’autre.
        [all-trump-hand-free] sauf si tu n’as plus que de l’atout.
       *[strict] sauf si tu n’as rien d’autre.
    }
    Sans atout, fournis simplement si tu peux.
coiffeur-help-scoring =
    À l’atout : bour 20, nell 14. Sinon : { rank-A } 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(si l’on commence en undenufe 0, et chaque 6 compte { $undenufe_six })
    }, { rank-T } dix, { rank-K } 4, { rank-Q } 3, autres { ranks-J } 2 ; sans atout, chaque 8 compte 8. Le dernier pli : 5 de plus. 157 en tout.
    Seule la paire qui a choisi marque ses points, **fois le multiplicateur**, dans sa ligne. Les autres ne marquent rien.
    { $match ->
        [0] Les neuf plis (un **match**) ne rapportent rien de plus.
       *[other] • **Match** (les neuf plis pour la paire qui a choisi) : { $match } de plus.
    }{ $weis ->
        [yes] {" "}**Annonces :** trois cartes 20, quatre 50, cinq ou plus 100 ; quatre { ranks-T }, { ranks-Q }, rois ou as 100, quatre { ranks-J } 200 – si la meilleure est à la paire qui a choisi. **Stöck** (roi et { rank-word-Q } d’atout dans une main) : 20. Elles se comptent après la donne, et pas dans un joker.
       *[no] {""}
    }

# Statistiques
coiffeur-feat-named = Atouts faits
coiffeur-feat-joker = Jokers choisis
coiffeur-feat-shoved = Chibres
coiffeur-feat-hundred = Lignes de 100 et plus
coiffeur-feat-match = Matchs

# Ses variantes en une phrase, et tout le jeu en quelques lignes
coiffeur-preset-house-about = Huit lignes par paire, dont deux jokers : 16 donnes.
coiffeur-preset-swisslos-about = Dix lignes, avec slalom et gusti : 20 donnes ; sous-couper est permis si tu ne peux pas fournir.
coiffeur-preset-full-about = Onze lignes, avec mary ; annonces et stöck comptent ; en undenufe les six comptent 11 : 22 donnes.
coiffeur-preset-short-about = Six lignes : quatre couleurs, obenabe et undenufe ; on chibre au partenaire : 12 donnes.
coiffeur-help-row-undenufe = En undenufe
coiffeur-help-example =
    { $shover } a chibré, et le joueur suivant aussi. { $maker } a quatre six, choisit **undenufe** et entame avec { $led } : le six est le plus fort, rien ne le bat.
    Le pli vaut { $trick_points } points. Dans cette ligne tout compte ×{ $factor } : cela fait { $line_points } pour la colonne ({ $maker }). { $other } ne marque rien pour ses plis.
coiffeur-help-short =
    • **But :** deux contre deux, ton partenaire en face. Chaque paire joue une fois chaque contrat de sa colonne ; la plus grande somme gagne.
    • **Donne :** 36 cartes, neuf chacun, dans le sens contraire des aiguilles d’une montre ; *le premier à parler* est à droite du donneur.
    • **Contrat :** { $push ->
        [partner] le premier à parler choisit, ou chibre à son partenaire.
       *[round] le premier à parler choisit, ou chibre au suivant ; si tous chibrent, il doit choisir.
    } Un atout, *obenabe* (sans atout, as le plus fort), *undenufe* (sans atout, six le plus fort){ $slate ->
        [six] {""}
        [ten] , *slalom* (les deux tour à tour), *gusti* (cinq plis dans un sens, quatre dans l’autre) ou *joker* (au choix)
        [eleven] , *slalom* (les deux tour à tour), *gusti* et *mary* (cinq plis dans un sens, quatre dans l’autre) ou *joker* (au choix)
       *[eight] {" "}ou *joker* (au choix)
    }.
    • **Ordre :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6 ; à l’atout d’abord { rank-J } (*bour*) et 9 (*nell*).
    • **À toi :** fournis ou coupe, mais pas plus bas qu’un atout déjà joué. À l’atout, fournis – seul le bour peut rester en main.
    • **Cartes :** bour 20, nell 14, { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2 ; sans atout, 8 huit. Dernier pli 5{ $match ->
        [0] {""}
       *[other] , les neuf plis { $match } de plus
    }.
    • **Ardoise :** seule la paire qui a choisi marque, fois le multiplicateur de la ligne.

# La première leçon
coiffeur-lesson-begins = Ici, rien ne compte. Chaque contrat se joue une fois.
coiffeur-lesson-contract = { $suit }, avec bour et nell ? Cela compte ×{ $factor }. Que fais-tu ?
coiffeur-lesson-contract-done = L’atout est { $suit } : cette ligne est jouée.
coiffeur-lesson-contract-no = Tu peux, mais cette main vaut le plus à { $suit }.
coiffeur-lesson-contract-no-joker = Tu peux, mais garde les jokers pour encore mieux.
coiffeur-lesson-contract-no-shove = Tu peux, mais une main à ×{ $factor } est rare.
coiffeur-lesson-puur = Qui choisit entame. Fais tomber les atouts avec le bour.
coiffeur-lesson-puur-done = 20 pour le bour, et trois atouts sont tombés.
coiffeur-lesson-puur-no = Tu peux, mais d’abord les atouts, par le haut.
coiffeur-lesson-nell = Le nell vient ensuite, il vaut 14. Encore un tour d’atout.
coiffeur-lesson-nell-done = Il ne reste qu’un atout dehors, et tu as les plus fortes à { $suit }.
coiffeur-lesson-nell-no = Tu peux, mais le nell fait tomber d’autres atouts.
coiffeur-lesson-row = Maintenant { $suit }, la plus forte d’abord.
coiffeur-lesson-row-done = Tous ont dû fournir, ou défausser.
coiffeur-lesson-row-no = Tu peux, mais { $suit } : ce sont des plis sûrs.
coiffeur-lesson-row-no-ten = Tu peux, mais { $jack } court encore. Commence par la plus forte.
coiffeur-lesson-more = Encore une fois : { $suit } gagne de nouveau.
coiffeur-lesson-more-done = Un pli de plus pour votre colonne.
coiffeur-lesson-more-no = Tu peux, mais d’abord { $suit } : ce sont des plis sûrs.
coiffeur-lesson-more-no-ten = Tu peux, mais { $jack } court encore. Par le haut.
coiffeur-lesson-ten = Les autres n’ont plus rien à { $suit } : { $ten } fait aussi le pli.
coiffeur-lesson-ten-done = Six plis de suite.
coiffeur-lesson-ten-no = Tu peux, mais { $ten } est un pli sûr.
coiffeur-lesson-low = { $card } trouvera peut-être l’as de ton partenaire. Garde { $king }.
coiffeur-lesson-low-done = Ton partenaire a l’as : le pli est à vous.
coiffeur-lesson-low-no = Tu peux, mais si l’as est en face, { $king } est perdu.
coiffeur-lesson-low-no-six = Tu peux, mais il reste un atout plus fort. Garde le tien.
coiffeur-lesson-follow = Ton partenaire entame à l’atout : il faut fournir.
coiffeur-lesson-follow-done = { $cards } points × { $factor } = { $points } dans votre ligne.
coiffeur-lesson-follow-no = Il faut fournir de l’atout.
