game-schieber = Chibre (Schieber)

# Signes sur les cartes
mark-puur = B
mark-nell = N
marked-puur = bour
marked-nell = nell

# Variantes
schieber-preset-swiss = règles suisses
schieber-preset-penguin = règles de Parlett

# Règles une à une
schieber-option-target = Points pour gagner
schieber-option-factors = Multiplicateurs
schieber-value-factors-1-1-2-2-3-4 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, obenabe 3, undenufe 4
schieber-value-factors-1-1-1-1-1-1 = tout compte simple
schieber-value-factors-1-1-2-2-3-3 = { sign-S } { sign-C } 1, { sign-D } { sign-H } 2, obenabe 3, undenufe 3
schieber-value-factors-2-2-1-1-3-3 = { sign-H } { sign-D } 1, { sign-S } { sign-C } 2, obenabe 3, undenufe 3
schieber-value-factors-2-1-1-1-1-1 = { sign-S } double, tout le reste simple
schieber-option-puur = Le bour peut rester en main si c’est ton seul atout
schieber-option-undenufe-six = Points d’un six en undenufe (avec 11, les as comptent 0)
schieber-option-match = Points du match (les neuf plis)
schieber-option-four-nines = Points pour quatre neuf
schieber-value-four-nines-none = aucun
schieber-option-weis-tie = Si les annonces des deux camps sont égales
schieber-value-weis-tie-nobody = personne ne marque
schieber-value-weis-tie-earlier = marque le camp qui a joué en premier dans le premier pli
schieber-option-weis-undenufe = Annonces en undenufe
schieber-value-weis-undenufe-sequences-reversed = suites à l’envers
schieber-value-weis-undenufe-natural = comme d’habitude
schieber-value-weis-undenufe-all-reversed = suites, as, rois, { ranks-Q } et { ranks-T } à l’envers
schieber-option-weis-longer-wins = Entre suites de cinq ou plus, la plus longue gagne
schieber-option-fours-or-run = Quatre cartes pareilles (100) contre cinq qui se suivent
schieber-value-fours-or-run-fours = les quatre pareilles gagnent
schieber-value-fours-or-run-run = les cinq qui se suivent gagnent
schieber-option-undertrump = Sous-couper
schieber-value-undertrump-strict = seulement si tu n’as rien d’autre
schieber-value-undertrump-all-trump-hand-free = permis si tu n’as plus que de l’atout
schieber-option-finish-order = Si les deux camps finissent au premier pli, on compte d’abord
schieber-value-finish-order-weis-stoeck-cards = annonces, stöck, cartes
schieber-value-finish-order-stoeck-weis-cards = stöck, annonces, cartes
schieber-option-push-back = Le partenaire peut rechibrer une fois
schieber-option-first-forehand = Premier à parler, première donne
schieber-value-first-forehand-7C = qui a { card-7C }
schieber-value-first-forehand-7D = qui a { card-7D }
schieber-value-first-forehand-dealer-right = à droite du donneur
schieber-option-claims = Fin de partie
schieber-value-claims-automatic = constatée d’office après chaque pli
schieber-value-claims-by-hand = à annoncer ; une erreur fait perdre
schieber-option-weis-by = Les annonces se font
schieber-value-weis-by-engine = automatiquement
schieber-value-weis-by-hand = par les joueurs
schieber-option-faces = Cartes alémaniques
schieber-value-faces-source = Gland pour pique, Grelot pour cœur, Écusson pour carreau, Rose pour trèfle
schieber-value-faces-swiss = Écusson pour pique, Rose pour cœur, Gland pour carreau, Grelot pour trèfle

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
schieber-phase-naming = faire atout, ou chibrer
schieber-phase-must-name = faire atout
schieber-phase-announcing = faire une annonce
schieber-ask-naming = Fais atout, ou chibre : ton partenaire choisira.
schieber-ask-must-name = Ton partenaire a chibré : à toi de faire atout.
schieber-ask-announcing = Fais une annonce avec ta première carte. Tu peux aussi la garder pour toi.
schieber-badge-maker = Preneur
schieber-auction = Choix de l’atout – { $course }
schieber-said-shove = Je chibre

# Contrats
schieber-contract-obenabe = Obenabe (sans atout, l’as est le plus fort)
schieber-contract-undenufe = Undenufe (sans atout, le six est le plus fort)
schieber-short-contract-obenabe = Obenabe
schieber-short-contract-undenufe = Undenufe
schieber-contract-by = { $trump ->
    [yes] Atout : { $contract }, choisi par { $maker }
   *[no] { $contract }, choisi par { $maker }
 }

# Boutons
schieber-action-contract = { $contract ->
    [obenabe] Obenabe (as maître)
    [undenufe] Undenufe (6 maître)
   *[other] { $contract }
 }
schieber-action-shove = Chibrer
schieber-action-weis = { $kind ->
    [three] Trois cartes
    [four] Quatre cartes
    [five] Cinq cartes ou plus
    [TTTT] Quatre { ranks-T }
    [QQQQ] Quatre { ranks-Q }
    [KKKK] Quatre { ranks-K }
    [AAAA] Quatre { ranks-A }
    [JJJJ] Quatre { ranks-J }
    [none] Pas d’annonce
   *[other] Quatre neuf
 }
schieber-action-claim = On a gagné !

# Ce qui se passe
schieber-event-forehand = { $who } a { $card } et parle en premier.
schieber-event-shoved = { $who } chibre : à { $to_whom } de faire atout.
schieber-event-named = { $who } choisit { $contract ->
    [obenabe] obenabe : sans atout, l’as est le plus fort
    [undenufe] undenufe : sans atout, le six est le plus fort
   *[other] { $contract } comme atout
 } (×{ $factor }).
schieber-event-weis = { $who } : { $kind ->
    [three] trois cartes
    [four] quatre cartes
    [five] cinq cartes ou plus
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
    [JJJJ] quatre { ranks-J }
    [none] pas d’annonce
   *[other] quatre neuf
 }.
schieber-event-weis-length = { $who } dit la longueur : { $length } cartes.
schieber-event-weis-top = { $who } dit sa meilleure carte : { $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }.
schieber-event-weis-trump = { $trump ->
    [yes] { $who } : c’est à l’atout.
   *[no] { $who } : ce n’est pas à l’atout.
 }
schieber-event-weis-nobody = { $tie ->
    [yes] Les annonces sont égales : personne ne les marque.
   *[no] Personne n’a d’annonce.
 }
schieber-event-weis-shown = { $who } montre { $cards } : { $kind ->
    [three] trois cartes
    [four] quatre cartes
    [five] cinq cartes ou plus
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
    [JJJJ] quatre { ranks-J }
   *[other] quatre neuf
 }, { $points } points.
schieber-event-stoeck = Stöck ! { $who } avait le roi et { rank-word-Q } d’atout.
schieber-event-match = Match ! Les neuf plis pour { $who }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }.
schieber-event-claimed-for = { $who } arrivent au but avec { $count } points : c’est gagné !
schieber-event-claimed = { $right ->
    [yes] { $who } annonce la fin avec { $count } points : c’est juste !
   *[no] { $who } annonce la fin, mais n’a que { $count } { $count ->
        [one] point
       *[other] points
    }.
 }
schieber-event-double-loss = { $losers } n’ont pas la moitié du but : double défaite !

# Ce qu’on retient
schieber-fact-factor = { $count ->
    [1] {""}
   *[other] Tout compte ×{ $count }
 }
schieber-fact-shoved = { $who } a chibré
schieber-fact-cards = Points des cartes ({ $who }) : { $count }
schieber-fact-weis = { $who } : { $kind ->
    [three] trois cartes
    [four] quatre cartes
    [five] cinq cartes ou plus
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
    [JJJJ] quatre { ranks-J }
   *[other] quatre neuf
 }
schieber-fact-weis-length = { $who } : { $length } cartes
schieber-fact-weis-top = { $who } : meilleure carte { $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }
schieber-fact-weis-trump = { $trump ->
    [yes] { $who } : à l’atout
   *[no] { $who } : pas à l’atout
 }
schieber-fact-weis-scored = Annonces ({ $who }) : { $points } points
schieber-fact-stoeck = { $who } a dit « stöck »
schieber-shown-weis = { $kind ->
    [three] Trois cartes
    [four] Quatre cartes
    [five] Cinq cartes ou plus
    [TTTT] Quatre { ranks-T }
    [QQQQ] Quatre { ranks-Q }
    [KKKK] Quatre { ranks-K }
    [AAAA] Quatre { ranks-A }
    [JJJJ] Quatre { ranks-J }
   *[other] Quatre neuf
 } : { $points }

# Comment cela a fini
schieber-result-target = { $double ->
    [yes] { $target } points atteints – et les autres perdent double
   *[no] { $target } points atteints
 }
schieber-result-written = { $double ->
    [yes] { $target } points atteints avec annonces ou stöck – et les autres perdent double
   *[no] { $target } points atteints avec annonces ou stöck
 }
schieber-result-there-first = { $double ->
    [yes] Les deux camps ont atteint { $target } ; { $winners } y étaient avant – et les autres perdent double
   *[no] Les deux camps ont atteint { $target } ; { $winners } y étaient avant
 }
schieber-result-claim-by-engine = { $double ->
    [yes] { $winners } sont au but avec { $count } points – et les autres perdent double
   *[no] { $winners } sont au but avec { $count } points
 }
schieber-result-claim-right = { $double ->
    [yes] { $who } a annoncé la fin avec { $count } points – et les autres perdent double
   *[no] { $who } a annoncé la fin avec { $count } points
 }
schieber-result-claim-wrong = { $double ->
    [yes] { $who } a annoncé la fin avec { $count } sur { $target } seulement – et perd double
   *[no] { $who } a annoncé la fin avec { $count } sur { $target } seulement
 }

# Refus
schieber-why-must-name = Ton partenaire a chibré : à toi de faire atout.
schieber-why-weis-unknown = Ce n’est pas une annonce à cette table.
schieber-why-weis-not-held = Tu n’as pas { $kind ->
    [three] trois cartes qui se suivent
    [four] quatre cartes qui se suivent
    [five] cinq cartes ou plus qui se suivent
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
    [JJJJ] quatre { ranks-J }
   *[other] quatre neuf
 }.
schieber-why-weis-too-weak = Une annonce plus forte a déjà été faite ({ $named ->
    [three] trois cartes
    [four] quatre cartes
    [five] cinq cartes ou plus
    [TTTT] quatre { ranks-T }
    [QQQQ] quatre { ranks-Q }
    [KKKK] quatre { ranks-K }
    [AAAA] quatre { ranks-A }
    [JJJJ] quatre { ranks-J }
   *[other] quatre neuf
 }) : fais-en une au moins aussi forte, ou aucune.
schieber-why-claims-are-automatic = À cette table, pas besoin d’annoncer la fin : je la constate après chaque pli.
schieber-why-claim-too-early = On peut annoncer la fin à partir du deuxième pli.
schieber-why-undertrump = { $best } est déjà sur la table : { $card } est un atout plus petit, et il est interdit de sous-couper.
schieber-why-puur-must-follow = Tu dois fournir à { $suit } : à cette table, le bour aussi doit fournir. Joue donc { $binding }, pas { $card }.
schieber-why-must-follow-or-trump = Tu as { $binding } : fournis à { $suit } ou coupe ({ $trump }) ; { $card } n’est ni l’un ni l’autre.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
schieber-bid-was-named = { $who } : { $contract ->
    [obenabe] obenabe
    [undenufe] undenufe
   *[other] atout { $contract }
 }{ $factor ->
    [1] {""}
   *[other] {" "}(×{ $factor })
 }
schieber-verdict-match = Match pour { $who } !
schieber-verdict-ahead = { $most } à { $least } pour { $who }
schieber-sum-nothing = rien de marqué
schieber-sum-cards = { $factor ->
    [1] cartes { $points }
   *[other] cartes { $count } × { $factor } = { $points }
 }
schieber-sum-match = { $factor ->
    [1] match { $points }
   *[other] match { $count } × { $factor } = { $points }
 }
schieber-sum-weis = { $factor ->
    [1] annonces { $points }
   *[other] annonces { $count } × { $factor } = { $points }
 }
schieber-sum-stoeck = { $factor ->
    [1] stöck { $points }
   *[other] stöck { $count } × { $factor } = { $points }
 }
schieber-stake-match-open = Le match est encore possible pour { $who }
schieber-stake-target-missing = { $who } : { $counted } en plis, il en manque { $missing }
schieber-moment-match = Match pour { $who }, donne { $deal }
schieber-moment-weis = { $who } : { $points } points d’annonces, donne { $deal }

# Pour qui n’y a jamais joué
schieber-help-aim =
    Deux contre deux : ton partenaire est en face. On ramasse des plis pour les **points des cartes** – le nombre de plis ne compte pas.
    Certaines cartes réunies dans une main rapportent aussi : ce sont les **annonces**. De même le roi et { rank-word-Q } d’atout (**stöck**){ $match ->
        [0] {""}
       *[other] , et les neuf plis (**match**)
    }.
    Le premier camp qui a { $target } points gagne, même au milieu d’une donne. Des perdants qui n’en ont pas la moitié perdent double.
schieber-help-deal =
    36 cartes, de l’as au 6 ; chacun en reçoit neuf. On joue **vers la droite**, dans le sens inverse des aiguilles d’une montre.
    Hors atout : { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6{ rank-legend }.
    À l’**atout**, le *bour* ({ rank-word-J }) est le plus fort, puis le *nell* (9) : { rank-J } 9 { rank-A } { rank-K } { rank-Q } { rank-T } 8 7 6.
    En *obenabe* (« de haut en bas »), il n’y a pas d’atout et l’as est le plus fort ; en *undenufe* (« de bas en haut »), pas d’atout non plus, et c’est le **6** le plus fort.
    Le joueur à droite du donneur parle en premier{ $first_forehand ->
        [n7C] {" "}; à la première donne, celui qui a { card-7C }
        [n7D] {" "}; à la première donne, celui qui a { card-7D }
       *[other] {""}
    }.
    Cartes alémaniques : { $faces ->
        [swiss] { schieber-value-faces-swiss }
       *[source] { schieber-value-faces-source }
    }.
schieber-help-bidding =
    Le premier à parler regarde ses neuf cartes et *fait atout* : une couleur, *obenabe* ou *undenufe*. Ou il *chibre* – alors { $push_back ->
        [yes] son partenaire choisit, ou rechibre, et c’est au premier de choisir
       *[no] son partenaire doit choisir
    }.
    Ce choix multiplie tout dans la donne : { $factors ->
        [n1-1-1-1-1-1] toujours ×1
        [n1-1-2-2-3-3] { sign-S } et { sign-C } ×1, { sign-D } et { sign-H } ×2, obenabe et undenufe ×3
        [n2-2-1-1-3-3] { sign-H } et { sign-D } ×1, { sign-S } et { sign-C } ×2, obenabe et undenufe ×3
        [n2-1-1-1-1-1] { sign-S } ×2, tout le reste ×1
       *[n1-1-2-2-3-4] { sign-S } et { sign-C } ×1, { sign-D } et { sign-H } ×2, obenabe ×3, undenufe ×4
    }.
    Le premier à parler entame, même si son partenaire a fait atout.
    Avec sa première carte, chacun fait sa meilleure **annonce**. De la plus faible à la plus forte : trois ou quatre cartes qui se suivent dans une couleur ; { $fours_or_run ->
        [run] quatre { ranks-T }, { ranks-Q }, rois, as ; cinq ou plus qui se suivent
       *[fours] cinq ou plus qui se suivent ; quatre { ranks-T }, { ranks-Q }, rois, as
    }{ $four_nines ->
        [none] {""}
       *[other] {" "}; quatre neuf
    } ; quatre { ranks-J }.{ $weis_by ->
        [hand] {" "}Tu annonces toi-même.
       *[engine] {" "}J’annonce pour toi.
    }
    Entre deux suites égales, { $weis_longer_wins ->
        [yes] la plus longue l’emporte, puis la plus haute
       *[no] la plus haute l’emporte
    }, puis celle d’atout ; à égalité parfaite, { $weis_tie ->
        [earlier] c’est le camp qui a joué en premier
       *[nobody] personne ne marque
    }.{ $weis_undenufe ->
        [natural] {""}
        [all-reversed] {" "}En undenufe, les suites se comptent à l’envers, comme quatre as, rois, { ranks-Q } ou { ranks-T }.
       *[sequences-reversed] {" "}En undenufe, les suites se comptent à l’envers.
    } Un seul camp marque : celui qui a la plus forte.
schieber-help-play =
    • **Entame d’atout :** fournis de l’atout si tu peux. { $puur ->
        [yes] Seul le bour peut rester en main.
       *[no] Le bour aussi doit fournir.
    }
    • **Autre entame :** fournis **ou coupe**, comme tu veux. Si tu n’as pas la couleur, joue ce que tu veux.
    • **Ne pas sous-couper :** si quelqu’un a déjà coupé, tu ne peux pas jouer un atout plus petit que le plus fort de la table – sauf si { $undertrump ->
        [all-trump-hand-free] tu n’as plus que de l’atout.
       *[strict] tu n’as rien d’autre.
    }
    En obenabe et en undenufe, tu dois seulement fournir si tu peux.
    L’atout le plus fort remporte le pli, sinon la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
schieber-help-scoring =
    À l’atout : bour 20, nell 14. Ailleurs : { rank-A } 11{ $undenufe_six ->
        [0] {""}
       *[other] {" "}(en undenufe 0, et chaque 6 compte { $undenufe_six })
    }, { rank-T } dix, { rank-K } 4, { rank-Q } 3, les autres { ranks-J } 2. En obenabe et undenufe, chaque 8 compte 8. Le dernier pli vaut 5 de plus (*cinq de der*). En tout 157.
    { $match ->
        [0] Les neuf plis (le **match**) ne rapportent rien de plus.
       *[other] • **Match** (les neuf plis) : { $match } de plus.
    }
    • **Annonces :** trois cartes 20, quatre 50, cinq ou plus 100 ; quatre { ranks-T }, { ranks-Q }, rois ou as 100, quatre { ranks-J } 200{ $four_nines ->
        [none] {""}
       *[other] , quatre neuf { $four_nines }
    }. Le camp qui a l’annonce la plus forte marque toutes celles des deux partenaires.
    • **Stöck** (le roi et { rank-word-Q } d’atout dans une main) : 20, pour n’importe quel camp.
    Tout est multiplié selon l’atout choisi. Annonces et stöck se marquent aussitôt, les cartes à la fin de la donne. Si les deux camps finissent au premier pli, on compte dans cet ordre : { $finish_order ->
        [stoeck-weis-cards] { schieber-value-finish-order-stoeck-weis-cards }
       *[weis-stoeck-cards] { schieber-value-finish-order-weis-stoeck-cards }
    }.{ $claims ->
        [by-hand] {" "}Compte : dès que ton camp a { $target } avec les points marqués et ses plis, *annonce la fin* à ton tour. Si c’est juste, vous gagnez ; sinon, ce sont les autres.
       *[automatic] {""}
    }

# Ce que ses joueurs comptent
schieber-feat-named = Atouts faits
schieber-feat-shoved = Chibres
schieber-feat-weis = Annonces
schieber-feat-weis-points = Points d’annonces
schieber-feat-stoeck = Stöck
schieber-feat-match = Matchs

# Ses variantes en une phrase, et tout le jeu en quelques lignes
schieber-preset-house-about = En { $target } ; { sign-S } { sign-C } simple, { sign-D } { sign-H } double, obenabe ×3, undenufe ×4 ; le bour peut rester.
schieber-preset-source-about = Annonces et fin de partie se disent soi-même, et même le bour doit fournir ; en { $target }.
schieber-preset-swiss-about = En { $target } ; { sign-H } { sign-D } simple, { sign-S } { sign-C } double, le reste ×3 ; quatre neuf comptent { $four_nines }.
schieber-preset-swiss-where = en Suisse
schieber-preset-penguin-about = Comme dans le livre de David Parlett : en { $target } ; en undenufe, annonces à l’envers.
schieber-help-row-undenufe = En undenufe
schieber-help-example =
    Avec la première carte, chacun a fait son annonce : { $shower } **quatre cartes**, l’autre camp seulement **trois**.
    L’annonce la plus forte l’emporte, et son camp est seul à marquer : { $shown_points } points, fois { $factor } parce que l’atout est { $trump }, cela fait { $side_points }. On les marque aussitôt, quel que soit le camp qui remporte le pli.
schieber-help-short =
    • **But :** deux contre deux, ton partenaire en face. Ramassez les points des cartes ; le premier camp à { $target } gagne.
    • **Donne :** 36 cartes, neuf chacun. On joue vers la droite ; *le premier à parler* est à droite du donneur{ $first_forehand ->
        [n7C] , à la première donne celui qui a { card-7C }
        [n7D] , à la première donne celui qui a { card-7D }
       *[other] {""}
    }.
    • **Atout :** le premier à parler choisit une couleur, *obenabe* (sans atout, l’as est le plus fort) ou *undenufe* (sans atout, le six est le plus fort), ou *chibre* : son partenaire choisit. Tous les points comptent { $factors ->
        [n1-1-1-1-1-1] toujours ×1
        [n1-1-2-2-3-3] { sign-S } { sign-C } ×1, { sign-D } { sign-H } ×2, le reste ×3
        [n2-2-1-1-3-3] { sign-H } { sign-D } ×1, { sign-S } { sign-C } ×2, le reste ×3
        [n2-1-1-1-1-1] { sign-S } ×2, le reste ×1
       *[n1-1-2-2-3-4] { sign-S } { sign-C } ×1, { sign-D } { sign-H } ×2, obenabe ×3, undenufe ×4
    }.
    • **Ordre :** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6 ; à l’atout, d’abord le *bour* ({ rank-word-J }) et le *nell* (9).
    • **À toi :** fournis, ou coupe si tu veux, mais pas sous un atout déjà joué. À l’entame d’atout, fournis{ $puur ->
        [yes] {" "}– seul le bour peut rester en main
       *[no] , le bour aussi
    }.
    • **Cartes :** bour 20, nell 14, { rank-A } 11, { rank-T } dix, { rank-K } 4, { rank-Q } 3, { rank-J } 2 ; sans atout, chaque 8 compte 8. Dernier pli 5 (*cinq de der*){ $match ->
        [0] {""}
       *[other] , les neuf plis { $match } de plus
    }.
    • **Annonces :** trois cartes 20, quatre 50, cinq ou plus 100 ; quatre { ranks-T }, { ranks-Q }, rois ou as 100, quatre { ranks-J } 200. Un seul camp marque : celui qui a la meilleure. { rank-K } et { rank-Q } d’atout (*stöck*) : 20.

# La première leçon
schieber-lesson-begins = Ici, rien ne compte. Les points des cartes décident.
schieber-lesson-contract = { $puur } et { $nell } seraient les plus forts, bour et nell. Que fais-tu ?
schieber-lesson-contract-done = L’atout est { $suit }, et compte double.
schieber-lesson-contract-no = Tu peux, mais { $suit } te donne cinq atouts.
schieber-lesson-contract-no-shove = Tu peux, mais avec cette main, pas besoin de chibrer.
schieber-lesson-puur = À toi. Fais tomber l’atout avec le bour : il vaut 20 à lui seul.
schieber-lesson-puur-done = Et ton annonce : quatre cartes, 50 × 2.
schieber-lesson-puur-no = Tu peux, mais d’abord les atouts, par le haut.
schieber-lesson-nell = Un atout est encore dehors. Le nell vient en second, et vaut 14.
schieber-lesson-nell-done = Plus personne d’autre n’a d’atout.
schieber-lesson-nell-no = Tu peux, mais le nell le fait tomber à coup sûr.
schieber-lesson-seven = { $seven } ne peut pas gagner. Perds-la : un atout te rendra la main.
schieber-lesson-seven-done = Le pli est à eux ; tes atouts attendent.
schieber-lesson-seven-no = Tu peux, mais perds { $seven } tant que tu as des atouts.
schieber-lesson-trumping = Tu peux couper même avec { $suit } en main. { $out } est dehors !
schieber-lesson-trumping-done = Tu as pris leur as : 11 points, fois deux.
schieber-lesson-trumping-no = Tu peux, mais { $out } la battrait. Coupe !
schieber-lesson-trumping-no-ace = Tu peux, mais un atout plus petit suffit.
schieber-lesson-plain = Plus rien ne bat tes cartes à { $suit }. Joues-en une.
schieber-lesson-plain-done = Points : { rank-A } = 11, { rank-T } = 10, { rank-K } = 4, { rank-Q } = 3, { rank-J } = 2.
schieber-lesson-plain-no = Tu peux, mais garde tes atouts pour les derniers plis.
schieber-lesson-more = Encore une fois : { $suit } gagne de nouveau.
schieber-lesson-more-done = Encore un pli pour ton camp.
schieber-lesson-more-no = Tu peux, mais tes atouts gagneront aussi à la fin.
schieber-lesson-stoeck = Enfin l’atout. Le roi et { rank-word-Q } d’atout dans une main font stöck.
schieber-lesson-stoeck-done = Stöck : 20 × 2. Les neuf plis auraient fait match, 100 de plus.
