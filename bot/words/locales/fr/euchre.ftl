game-euchre = Euchre

# Variantes
euchre-preset-american = règles américaines
euchre-preset-stick = règles américaines, donneur forcé
euchre-preset-canadian = règles canadiennes
euchre-preset-british = règles britanniques, avec benny
euchre-preset-railroad = railroad

# Règles une à une
euchre-option-pack = Nombre de cartes
euchre-option-target = Points pour gagner
euchre-option-stick-the-dealer = Donneur forcé de choisir
euchre-option-joker = Joker
euchre-value-joker-best-bower = le joker est le bower maître
euchre-value-joker-benny = { card-2S } est le bower maître (benny)
euchre-option-joker-turned = Si la retourne est le joker ou le benny
euchre-value-joker-turned-hearts = elle compte comme { suit-H }
euchre-value-joker-turned-dealer-names = le donneur choisit sa couleur avant de voir sa main
euchre-value-joker-turned-makers-at-once = le donneur choisit sa couleur sans voir sa main, et prend
euchre-option-lone-lead = Entame contre un solo
euchre-value-lone-lead-maker-left = à gauche du preneur
euchre-value-lone-lead-eldest = à gauche du donneur
euchre-option-lone-euchre = Points pour un solo mis dedans
euchre-option-defend-alone = Défendre en solo
euchre-value-defend-alone-no = interdit
euchre-value-defend-alone-against-anyone = contre tout preneur
euchre-value-defend-alone-against-loner = seulement contre un solo
euchre-option-lone-defender = Une défense en solo vaut 4 points
euchre-value-lone-defender-four-for-all-five = pour les cinq plis
euchre-value-lone-defender-four-for-any-euchre = dès que le preneur est dedans
euchre-option-partner-must-go-alone = Le partenaire du donneur ne peut prendre qu’en solo
euchre-option-farmers-hand = Main de fermier
euchre-value-farmers-hand-no = ne se joue pas
euchre-value-farmers-hand-redeal = rien que des neuf et des { ranks-T } : nouvelle donne
euchre-value-farmers-hand-exchange = trois neuf ou trois { ranks-T } : à échanger contre le talon
euchre-option-no-trump = Contrats sans atout
euchre-option-needs-trump = Le preneur doit avoir un atout
euchre-option-partners-best = En solo, le preneur échange une carte avec son partenaire
euchre-option-super-euchre = 4 points si les preneurs ne font aucun pli

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
euchre-phase-blind-suit = choisir une couleur pour la retourne sans voir sa main
euchre-phase-farmers-hand = se servir ou non d’une main de fermier
euchre-phase-ordering-up = prendre ou passer
euchre-phase-naming = choisir une autre couleur ou passer
euchre-phase-must-name = choisir une autre couleur
euchre-phase-swapping = ramasser et écarter, ou laisser
euchre-phase-must-swap = ramasser et écarter
euchre-phase-partners-best = donner une carte au partenaire, ou garder sa main
euchre-phase-giving-back = rendre une carte
euchre-phase-defending-alone = défendre en solo ou non
euchre-ask-blind-suit = Choisis une couleur pour la retourne. Tu verras ta main ensuite.
euchre-ask-farmers-hand = Si tu as une main de fermier, tu peux t’en servir. Veux-tu ?
euchre-ask-ordering-up = La couleur de la retourne comme atout ? Prends, ou passe.
euchre-ask-naming = Choisis une autre couleur comme atout, ou passe.
euchre-ask-must-name = Tout le monde a passé : tu dois choisir une couleur.
euchre-ask-swapping = Ramasse la retourne et écarte la carte de ton choix, ou laisse-la.
euchre-ask-must-swap = Tu dois ramasser la retourne : écarte une autre carte.
euchre-ask-partners-best = Tu joues en solo : donne une carte à ton partenaire contre une des siennes, ou garde ta main.
euchre-ask-giving-back = Ton partenaire joue en solo : rends-lui une de tes propres cartes.
euchre-ask-defending-alone = Veux-tu défendre en solo, sans ton partenaire ?

# Boutons
euchre-action-order = { $alone ->
    [yes] Prendre en solo
   *[no] Prendre
 }
euchre-action-call = { $alone ->
    [yes] { $suit } en solo
   *[no] Choisir { $suit }
 }
euchre-action-keep = Laisser la retourne
euchre-action-swap = Écarter { $cards }
euchre-action-redeal = Nouvelle donne
euchre-action-defend-alone = Défendre en solo

# Ce qui se passe
euchre-event-turned-up = La retourne : { $card }.
euchre-event-counts-as = { $card } compte comme { $suit }.
euchre-event-named-blind = { $who } choisit { $suit } sans voir sa main.
euchre-event-farmers-hand = Main de fermier ! { $who } montre { $cards } et prend le talon.
euchre-event-you-drew = Tu tires { $cards }.
euchre-event-no-farmers-hand = { $who } : pas de main de fermier.
euchre-event-redealt = Main de fermier ! { $who } demande une nouvelle donne.
euchre-event-ordered = { $alone ->
    [yes] { $who } prend à { $suit }, en solo !
   *[no] { $who } prend à { $suit }.
 }
euchre-event-turned-down = { $card } est refusée.
euchre-event-named = { $alone ->
    [yes] { $who } choisit { $suit }, en solo !
   *[no] { $who } choisit { $suit }.
 }
euchre-event-kept = { $who } laisse la retourne.
euchre-event-swapped = { $who } ramasse { $card } et écarte une carte.
euchre-event-you-swapped = Tu écartes { $card }.
euchre-event-no-partners-best = { $who } garde sa main.
euchre-event-defends-alone = { $who } défend en solo !
euchre-event-defends-together = { $who } ne défend pas en solo.
euchre-event-sits-out = { $who } ne joue pas cette donne.
euchre-event-made = { $alone ->
    [yes] { $maker } réussit en solo, avec { $tricks } plis.
   *[no] { $who } réussissent, avec { $tricks } plis.
 }
euchre-event-march = { $alone ->
    [yes] Capot en solo ! { $maker } fait les cinq plis.
   *[no] Capot ! { $who } font les cinq plis.
 }
euchre-event-euchred = Dedans ! { $alone ->
    [yes] { $maker }, en solo, ne fait
   *[no] { $who } ne font
 } { $tricks ->
    [0] aucun pli.
    [1] qu’un seul pli.
   *[other] que { $tricks } plis.
 }
euchre-event-euchred-by-one = En défendant en solo, { $by } met { $who } dedans ! { $tricks ->
    [0] Pas un seul pli pour { $alone ->
        [yes] le preneur
       *[no] les preneurs
    }.
    [1] Un seul pli pour { $alone ->
        [yes] le preneur
       *[no] les preneurs
    }.
   *[other] Seulement { $tricks } plis pour { $alone ->
        [yes] le preneur
       *[no] les preneurs
    }.
 }

# Ce qu’on retient : une ligne chacun, et aucune pour ce que personne n’a besoin de savoir
euchre-fact-turn-up = Retourne : { $card } ({ $suit })
euchre-fact-turned-down = { $card } a été refusée
euchre-fact-turn-up-taken = { $who } a ramassé { $card }
euchre-fact-alone = { $who } joue en solo
euchre-fact-defends-alone = { $who } défend en solo
euchre-shown-farmers-hand = Main de fermier

# Refus
euchre-why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } est le bower gauche et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
euchre-why-must-follow-joker = Tu dois fournir à { $suit } : ton { $binding } est le bower maître et compte comme { $suit }, donc tu ne peux pas jouer { $card }.
euchre-why-joker-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le bower maître et compte comme { $trump }.
euchre-why-joker-only-when-void = Sans atout, { $card } n’est d’aucune couleur. Tu peux fournir ({ $suit }) avec { $binding }, donc tu dois le faire.
euchre-why-needs-trump = Avec { $suit } comme atout, tu n’en aurais aucun en main, et à cette table le preneur doit en avoir un.
euchre-why-partner-must-go-alone = Le donneur est ton partenaire, { $dealer } : à cette table, tu ne peux prendre qu’en solo.
euchre-why-turned-down = { $suit } a été refusé : choisis une autre couleur.
euchre-why-no-trump-not-played = Pas de contrat sans atout à cette table : choisis une couleur.
euchre-why-stuck-dealer = Tout le monde a passé et c’est toi qui donnes : tu dois choisir une couleur.
euchre-why-blind-not-alone = Pas de solo avec une couleur choisie sans voir sa main.
euchre-why-blind-needs-suit = Choisis une des quatre couleurs.
euchre-why-must-take = La retourne fait de toi le preneur : ramasse { $card } et écarte une de tes cinq cartes.
euchre-why-no-farmers-hand = Ce n’est pas une main de fermier : il faut des neuf et des { ranks-T } seulement, et rien à { $suit }.
euchre-why-three-of-a-rank = Une main de fermier, c’est exactement trois neuf, ou exactement trois { ranks-T }.
euchre-why-not-the-card-received = { $card } est la carte que tu viens de recevoir : rends une des tiennes.
euchre-why-exchange-needs-24 = Échanger une main de fermier contre le talon demande 24 cartes et pas de joker ; ce paquet est différent.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
euchre-bid-was-trump = { $who } : { $suit }{ $alone ->
    [yes] , en solo
   *[no] {""}
 }
euchre-verdict-made = { $alone ->
    [yes] Réussi en solo
   *[no] Réussi
 }, avec { $tricks } plis
euchre-verdict-march = { $alone ->
    [yes] Capot en solo !
   *[no] Capot !
 }
euchre-verdict-euchred = Dedans !
euchre-verdict-euchred-by-one = Dedans, face à { $by } en solo !
euchre-sum-made = { $alone ->
    [yes] en solo, { $tricks } plis
   *[no] { $tricks } plis
 } : { $points }
euchre-sum-march = { $alone ->
    [yes] en solo, cinq plis
   *[no] capot
 } : { $points }
euchre-sum-euchre = preneur dedans : { $points }
euchre-stake-march-open = { $who } { $who_count ->
    [one] vise
   *[other] visent
 } le capot : encore { $missing }
euchre-brief-march-open = capot : encore { $missing }
euchre-moment-march = Capot pour { $who }, donne { $deal }
euchre-moment-alone = { $who } a fait les cinq plis en solo, donne { $deal }
euchre-moment-alone-euchred = { $who } est dedans en solo, donne { $deal }
euchre-moment-lone-defence = { $who } a mis { $maker } dedans en défendant en solo, donne { $deal }

# Pour qui n’y a jamais joué
euchre-help-aim =
    Deux contre deux : ton partenaire est en face. Chaque donne compte cinq plis.
    Un camp choisit l’atout – ce sont les **preneurs** – et doit faire au moins **trois plis**. Les deux autres **défendent**. Si les preneurs n’y arrivent pas, ils sont *dedans* (*euchred*), et c’est la défense qui marque.
    Le premier camp à { $target } points gagne.
euchre-help-deal =
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
        [best-bower] Le joker est le *bower maître*, le plus fort de tous les atouts.
        [benny] { card-2S } (le *benny*) est le *bower maître*, le plus fort de tous les atouts.
       *[no] Il n’y a pas de joker.
    }{ $joker ->
        [none] {""}
       *[other] {" "}Si c’est la retourne, { $joker_turned ->
            [dealer-names] le donneur choisit sa couleur avant de voir sa main
            [makers-at-once] le donneur choisit sa couleur sans voir sa main, et prend
           *[hearts] il compte comme { suit-H }
        }.
    }{ $farmers_hand ->
        [redeal] {" "}Une main qui n’a que des neuf et des { ranks-T }, aucun de la couleur retournée, peut demander une nouvelle donne (*main de fermier*).
        [exchange] {" "}Trois neuf ou trois { ranks-T } peuvent s’échanger contre le talon (*main de fermier*).
       *[no] {""}
    }
euchre-help-bidding =
    Au **1er tour**, à partir de la gauche du donneur, chacun *prend* (la couleur de la retourne devient l’atout) ou passe. Si quelqu’un prend, le donneur peut ramasser la retourne et écarter une autre carte.
    Au **2e tour**, si les quatre ont passé, la retourne est refusée. Chacun peut choisir une autre couleur{ $no_trump ->
        [yes] {" "}ou sans atout
       *[no] {""}
    }, ou passer. Si tout le monde passe encore, { $stick_the_dealer ->
        [yes] le donneur doit choisir (*donneur forcé*)
       *[no] le joueur suivant donne
    }.
    Avec une main forte, tu peux jouer **en solo** : ton partenaire pose ses cartes et ne joue pas, et les cinq plis valent 4 points.{ $partners_best ->
        [yes] {" "}En solo, le preneur peut d’abord échanger une carte avec son partenaire.
       *[no] {""}
    }{ $partner_must_go_alone ->
        [yes] {" "}Le partenaire du donneur ne peut prendre qu’en solo.
       *[no] {""}
    }{ $defend_alone ->
        [against-anyone] {" "}La défense aussi peut jouer en solo.
        [against-loner] {" "}Contre un solo, la défense aussi peut jouer en solo.
       *[no] {""}
    }{ $needs_trump ->
        [yes] {" "}Le preneur doit avoir un atout.
       *[no] {""}
    }
euchre-help-play =
    Le joueur à gauche du donneur entame{ $lone_lead ->
        [maker-left] , mais contre un solo, celui à gauche du preneur
       *[eldest] , contre un solo aussi
    }.
    Fournis à la couleur demandée si tu peux. Sinon, joue ce que tu veux : un atout ou une autre carte.
    L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant.
    Attention au bower gauche : avec { sign-H } comme atout, { card-JD } compte comme { suit-H }. On le fournit à { suit-H }, pas à { suit-D }.
euchre-help-scoring =
    Ce que font les **preneurs**, et ce que cela vaut :
    3 ou 4 plis : 1 point (en solo aussi)
    les cinq (*capot*) : 2 points
    les cinq, en solo : 4 points
    2 ou moins (*dedans*) : { $super_euchre ->
        [yes] 2 points pour la défense, 4 si les preneurs n’en font aucun
       *[no] 2 points pour la défense
    }{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } si le preneur jouait en solo)
    }{ $defend_alone ->
        [no] {""}
       *[other] {" "}; une défense en solo en vaut 4{ $lone_defender ->
            [four-for-any-euchre] {""}
           *[four-for-all-five] {" "}pour les cinq plis
        }
    }

# Ce que ses joueurs comptent
euchre-feat-contract = Prises
euchre-feat-march = Capots
euchre-feat-euchred = Dedans
euchre-feat-defence-alone = Défenses en solo

# Ses variantes en une phrase, et tout le jeu en quelques lignes
euchre-preset-house-about = { $pack } cartes, de l’as au 7, en { $target } ; contre un solo, le joueur à gauche du preneur entame.
euchre-preset-american-about = { $pack } cartes, de l’as au 9 ; le joueur à gauche du donneur entame toujours.
euchre-preset-american-where = en Amérique du Nord
euchre-preset-stick-about = Règles américaines ; si tout le monde passe deux fois, le donneur doit choisir l’atout.
euchre-preset-canadian-about = Règles américaines, et le partenaire du donneur ne peut prendre qu’en solo.
euchre-preset-british-about = { $pack } cartes et { card-2S }, le plus fort des atouts (le benny) ; en { $target }.
euchre-preset-british-where = en Grande-Bretagne
euchre-preset-railroad-about = Un joker en plus ; en solo, échange d’une carte avec le partenaire ; la défense en solo existe.
euchre-help-example =
    L’atout est { $trump } : le *bower gauche* est donc { $best }, l’autre { rank-word-J } rouge.
    { $leader } entame avec { $led }. { $winner } ne peut pas fournir et coupe avec { $best }. On croirait que c’est fourni, mais c’est un **atout**, le deuxième de tous, et il bat l’as.
    Si l’entame avait été à { $trump }, { $winner } aurait dû le fournir.
euchre-help-short =
    • **But :** deux contre deux, ton partenaire en face. Le premier camp à { $target } points gagne.
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
    • **Points pour le camp preneur :** 3 ou 4 plis 1, les cinq 2, les cinq *en solo* 4. Moins de trois : 2 pour les autres{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } si le preneur jouait en solo)
    }.

# La première leçon
euchre-lesson-begins = But : trois plis sur cinq. 32 cartes, souvent 24.
euchre-lesson-call = « Prendre » : atout { $suit }, { $right } et { $left } en tête. Que fais-tu ?
euchre-lesson-call-done = En solo, sans partenaire ! Les cinq plis valent 4.
euchre-lesson-call-no = Tu peux, mais avec { $right }, { $left } et l’as, prends.
euchre-lesson-call-no-partner = Tu peux, mais en solo cinq plis valent 4, pas 2.
euchre-lesson-discard = Ramasse { $up } et écarte une carte qui ne peut pas gagner.
euchre-lesson-discard-done = Quatre atouts et un as : tous peuvent gagner.
euchre-lesson-discard-no = Tu peux, mais seul { $loser } ne peut pas gagner.
euchre-lesson-discard-no-keep = Tu peux, mais { $up } est un atout de plus. Ramasse-le.
euchre-lesson-ruff = Tu n’as rien à { $suit } : tu peux jouer atout. Lequel suffit ?
euchre-lesson-ruff-done = Même le plus petit atout bat n’importe quel { $suit }.
euchre-lesson-ruff-no = Tu peux, mais { $low } suffit : garde tes gros atouts.
euchre-lesson-ruff-no-throw = Tu peux, mais { $ace } perd ici : il faut un atout.
euchre-lesson-right = À toi. Fais tomber leurs atouts : d’abord { $right }, le bower droit.
euchre-lesson-right-done = Un atout est tombé. Rien ne bat le bower droit.
euchre-lesson-right-no = Tu peux, mais commence par le haut : rien ne bat { $right }.
euchre-lesson-right-no-ace = Tu peux, mais { $ace } peut être coupé. D’abord l’atout.
euchre-lesson-left = Puis le bower gauche : { $left } est un atout, au-dessus de l’as.
euchre-lesson-left-done = Encore un atout de tombé. Continue à les compter.
euchre-lesson-left-no = Tu peux, mais { $left } est ton plus fort atout.
euchre-lesson-last = Deux cartes, qui devraient gagner : joue l’une ou l’autre.
euchre-lesson-last-done = Cinq plis en solo : un capot en solo, 4 points.
