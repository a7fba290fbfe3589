game-auction-pitch = Auction Pitch

# Les règles une à une
auction-pitch-option-partners = En équipes, deux contre deux (à quatre)
auction-pitch-option-points = Points dans une donne
auction-pitch-value-points-four = 4 : Haut, Bas, Valet, Jeu
auction-pitch-value-points-joker = 5 : avec un joker, plus petit atout
auction-pitch-value-points-jick = 5 : avec le second valet
auction-pitch-value-points-seven = 7 : avec le second valet et deux jokers
auction-pitch-option-target = Points pour gagner
auction-pitch-option-steal = Le donneur peut reprendre la plus haute enchère à égalité
auction-pitch-option-all-pass = Si tous les autres passent
auction-pitch-value-all-pass-dealer-bids = le donneur doit annoncer 2
auction-pitch-value-all-pass-redeal = le donneur peut passer aussi
auction-pitch-option-smudge = Le smudge
auction-pitch-value-smudge-none = ne se joue pas
auction-pitch-value-smudge-added = enchère pour tous les points et tous les plis
auction-pitch-option-low-to = Le Bas revient
auction-pitch-value-low-to-holder = à qui a reçu le plus petit atout
auction-pitch-value-low-to-taker = à qui prend le plus petit atout
auction-pitch-option-must-bid-out = Seul peut gagner celui qui vient de tenir son enchère

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
auction-pitch-phase-bidding = enchérir ou passer
auction-pitch-phase-must-bid = enchérir
auction-pitch-phase-pitching = entamer, et faire ainsi l’atout
auction-pitch-ask-bidding = { $bid ->
    [0] Il n’y a plus que le smudge au-dessus : annonce-le, ou passe.
   *[other] Combien de points feras-tu ? Annonce { $bid } ou plus, ou passe.
 }
auction-pitch-ask-must-bid = Tous ont passé et c’est toi qui donnes : tu dois annoncer { $bid }.
auction-pitch-ask-pitching = C’est toi le preneur. Entame : la couleur de ta carte sera l’atout.
auction-pitch-badge-maker = Preneur
auction-pitch-mark-off = S
auction-pitch-marked-off = second valet

# Boutons
auction-pitch-action-bid = { $value ->
    [smudge] Smudge !
   *[other] Annoncer { $value }
 }
auction-pitch-pile-stock = talon

# Ce qui se passe
auction-pitch-event-bid = { $value ->
    [smudge] { $who } annonce un smudge !
   *[other] { $who } annonce { $value }.
 }
auction-pitch-event-won-auction = { $value ->
    [smudge] { $who } entame, pour tous les points et tous les plis.
   *[other] { $who } entame, pour { $value } points.
 }
auction-pitch-event-pitched = L’atout est { $suit } : { $who } a entamé.
auction-pitch-event-high = Le Haut est pour { $who } : { $card }.
auction-pitch-event-low = Le Bas est pour { $who } : { $card }.
auction-pitch-event-jack = Le Valet est pour { $who } : { $card }.
auction-pitch-event-off-jack = Le second valet est pour { $who } : { $card }.
auction-pitch-event-joker = { $who } prend { $card }.
auction-pitch-event-game = Le Jeu est pour { $who } : { $count } contre { $against } en points de cartes.
auction-pitch-event-no-game = Personne n’a le Jeu : égalité à { $count } en points de cartes.
auction-pitch-event-made = { $value ->
    [smudge] Smudge ! { $maker } prend les { $points } points et tous les plis.
   *[other] { $maker } avait annoncé { $value } et réussit, avec { $points } points.
 }
auction-pitch-event-failed = { $value ->
    [smudge] { $maker } manque son smudge, avec { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $maker } avait annoncé { $value } et n’en prend { $points ->
        [0] aucun
       *[other] que { $points }
    }.
 }

# Ce qu’on retient
auction-pitch-fact-bid = { $value ->
    [smudge] { $who } a annoncé un smudge
   *[other] { $who } a annoncé { $value }
 }
auction-pitch-fact-high = Haut jusqu’ici : { $who } ({ $card })
auction-pitch-fact-low = Bas jusqu’ici : { $who } ({ $card })
auction-pitch-fact-jack = Valet : { $who } ({ $card })
auction-pitch-fact-off-jack = Second valet : { $who } ({ $card })
auction-pitch-fact-joker = { $card } : { $who }
auction-pitch-fact-card-points = Points de cartes pour le Jeu : { $who } { $count }

auction-pitch-result-pitcher-out = plusieurs ont atteint { $target }, et l’enchère était à { $winners }
auction-pitch-result-first-out = plusieurs ont atteint { $target }, { $winners } en premier

# Refus
auction-pitch-why-must-bid = Tous ont passé et c’est toi qui donnes : tu dois annoncer { $least }.
auction-pitch-why-stuck = Tous ont passé et c’est toi qui donnes : tu joues pour { $least }, ni plus ni moins.
auction-pitch-why-no-such-bid = Les enchères vont de { $least } à { $most } points{ $smudge ->
    [added] {" "}; au-dessus il n’y a que le smudge.
   *[none] .
 }
auction-pitch-why-bid-too-low = { $high ->
    [smudge] Rien n’est plus haut qu’un smudge.
   *[other] Tu dois annoncer plus de { $high }, ou passer.
 }
auction-pitch-why-no-steal = Tu dois annoncer { $high } au moins, ou passer : donneur, tu peux reprendre l’enchère.
auction-pitch-why-must-follow-off = Tu dois fournir à { $suit } : ton { $binding } est ici un atout et compte comme { $suit }, donc tu ne peux pas jouer { $card }.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
auction-pitch-way-bid = { $who }, { $value ->
    [smudge] smudge
   *[other] enchère { $value }
 }
auction-pitch-tag-bid = { $value ->
    [smudge] Smudge
   *[other] Enchère { $value }
 }
auction-pitch-bid-was-bid = { $value ->
    [smudge] { $who } : smudge
   *[other] { $who } : enchère { $value }
 }, { $suit }
auction-pitch-verdict-made = { $value ->
    [smudge] Smudge réussi !
   *[other] Réussi, avec { $points } points
 }
auction-pitch-verdict-failed = { $value ->
    [smudge] Smudge manqué
   *[other] { $points ->
        [0] Chute : pas un seul point
       *[other] Chute, avec { $points } { $points ->
             [one] point
            *[other] points
         } seulement
    }
 }
auction-pitch-sum-high = Haut { $card } 1
auction-pitch-sum-low = Bas { $card } 1
auction-pitch-sum-jack = Valet 1
auction-pitch-sum-off-jack = Second valet { $card } 1
auction-pitch-sum-joker = { $card } 1
auction-pitch-sum-game = Jeu ({ $count } à { $against }) 1
auction-pitch-sum-no-point = pas de point
auction-pitch-sum-set = { $took } < { $bid } : chute, { $points }
auction-pitch-sum-smudged = smudge : { $points }
auction-pitch-sum-smudge-missed = smudge manqué : { $points }
auction-pitch-stake-points-missing = { $who } : { $wanted } à faire sur { $most }, { $sure ->
    [one] { $sure } sûr
   *[other] { $sure } sûrs
 }
auction-pitch-stake-bid-made = { $who } a ses { $wanted } points à coup sûr
auction-pitch-stake-bid-lost = { $who } ne peut plus tenir l’enchère
auction-pitch-brief-points-missing = { $wanted } à faire, { $sure ->
    [one] { $sure } sûr
   *[other] { $sure } sûrs
 }
auction-pitch-brief-bid-made = { $wanted } points sûrs
auction-pitch-brief-bid-lost = { $wanted } : hors de portée
auction-pitch-moment-smudged = { $who } a réussi un smudge, donne { $deal }
auction-pitch-moment-smudge-missed = { $who } a manqué un smudge, donne { $deal }
auction-pitch-moment-all-points = Les { $points } points pour { $who }, donne { $deal }

# Pour qui n’y a jamais joué
auction-pitch-help-aim =
    { $partners ->
        [yes] Deux contre deux : les partenaires se font face, et leurs points comptent ensemble.
       *[no] Chacun joue pour soi.
    } Dans chaque donne, jusqu’à { $points ->
        [joker] cinq points sont à prendre : **Haut**, **Bas**, **Valet**, **Jeu** et le **joker**.
        [jick] cinq points sont à prendre : **Haut**, **Bas**, **Valet**, **Jeu** et le **second valet**.
        [seven] sept points sont à prendre : **Haut**, **Bas**, **Valet**, **Jeu**, le **second valet** et deux **jokers**.
       *[four] quatre points sont à prendre : **Haut**, **Bas**, **Valet** et **Jeu**.
    } On enchérit pour faire l’atout : la plus haute enchère fait le **preneur**, qui doit prendre au moins autant de points.
    { $must_bid_out ->
        [yes] On gagne avec { $target } points, mais seulement dans une donne où son camp a tenu son enchère.
       *[no] Le premier à { $target } points gagne.
    }
auction-pitch-help-deal =
    { $points ->
        [joker] 52 cartes et un joker.
        [seven] 52 cartes et deux jokers.
       *[other] 52 cartes.
    } Chacun en reçoit six, trois par trois. Le reste est le talon : personne ne le voit, et ses cartes ne comptent pour personne.
    L’ordre est { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 dans chaque couleur{ rank-legend }. { $points ->
        [joker] Le joker est le plus petit atout, sous le 2.
        [jick] À l’atout, le **second valet**, l’autre { rank-J } de même teinte, vient juste sous le { rank-J } : avec { sign-H } comme atout, { card-JD } compte comme { suit-H }.
        [seven] À l’atout, le **second valet**, l’autre { rank-J } de même teinte, vient juste sous le { rank-J }, puis { card-BJ } et { card-LJ }, puis le { rank-T }. Avec { sign-H } comme atout, { card-JD } compte comme { suit-H }.
       *[four] L’atout suit le même ordre et bat tout le reste.
    }
auction-pitch-help-bidding =
    À partir de la gauche du donneur, chacun parle **une fois**, le donneur en dernier : une enchère, ou il passe. On annonce des points, à partir de 2 et toujours plus haut.{ $smudge ->
        [added] {" "}Tout en haut, le **smudge** : tous les points et les six plis.
       *[none] {""}
    }
    { $steal ->
        [yes] Le donneur peut aussi reprendre la plus haute enchère à égalité, mais pas celle pour tout.
       *[no] Le donneur aussi doit monter pour l’emporter.
    }
    { $all_pass ->
        [redeal] Si tous passent, le suivant donne.
       *[dealer-bids] Si tous les autres passent, le donneur joue pour 2.
    }
auction-pitch-help-play =
    Le preneur entame avec n’importe quelle carte : **sa couleur est l’atout**.{ $points ->
        [joker] {" "}Un joker fait l’atout { suit-S }.
        [seven] {" "}Un joker fait l’atout { suit-S }.
       *[other] {""}
    }
    À l’atout, il faut fournir si l’on peut. À une autre couleur, on fournit **ou** on coupe, comme on veut ; mais avec la couleur en main, on ne joue rien d’autre.
    Sans la couleur, joue ce que tu veux. L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. Il y a six plis.
auction-pitch-help-scoring =
    Seules comptent les cartes jouées dans les plis, 1 point chacun :
    • **Haut** – le plus fort atout joué
    • **Bas** – le plus petit atout joué{ $points ->
        [joker] , sans compter le joker
       *[other] {""}
    }, pour { $low_to ->
        [taker] qui le prend
       *[holder] qui l’a reçu, même si un autre le prend
    }
    • **Valet** – prendre le { rank-J } d’atout, s’il est joué{ $points ->
        [joker] {" "}; le **joker** de même
        [jick] {" "}; le **second valet** de même
        [seven] {" "}; de même le **second valet**, { card-BJ } et { card-LJ }, 1 chacun
       *[four] {""}
    }
    • **Jeu** – avoir le plus de points de cartes : { rank-word-T } compte 10, l’as 4, le roi 3, { rank-word-Q } 2, le { rank-word-J } ou un joker 1. À égalité, il n’est à personne.
    Le preneur marque tous ses points s’il tient son enchère ; sinon, il la perd.{ $smudge ->
        [added] {" "}Un smudge rapporte ou coûte un point de plus que la donne n’en compte.
       *[none] {""}
    } Tous les autres marquent toujours ce qu’ils prennent.
    Si plusieurs atteignent { $target } dans la même donne, { $must_bid_out ->
        [yes] seul le preneur peut gagner, s’il a tenu son enchère.
       *[no] le preneur gagne ; sinon on compte les points dans cet ordre, et le premier arrivé gagne.
    }

# Ce que ses joueurs comptent
auction-pitch-feat-contract = Enchères gagnées
auction-pitch-feat-smudge = Smudges annoncés
auction-pitch-feat-smudge-made = Smudges réussis
auction-pitch-feat-high = Haut
auction-pitch-feat-low = Bas
auction-pitch-feat-jack = Valet
auction-pitch-feat-game = Jeu

# Ses variantes en une phrase, et tout le jeu en quelques lignes
auction-pitch-preset-setback = Setback, en équipes
auction-pitch-preset-joker = avec un joker
auction-pitch-preset-short = courtes
auction-pitch-preset-house-about = Chacun pour soi, en { $target } : Haut, Bas, Valet et Jeu ; le donneur peut reprendre l’enchère.
auction-pitch-preset-setback-about = En équipes, en { $target }, avec le smudge ; seul gagne le camp qui tient son enchère.
auction-pitch-preset-joker-about = Un joker est le plus petit atout et un cinquième point ; le Bas va à qui le prend.
auction-pitch-preset-short-about = Les règles standard, mais en { $target } seulement.
auction-pitch-achievement-smudged = Un smudge réussi
auction-pitch-achievement-all-points = Tous les points d’une donne
auction-pitch-help-example =
    { $maker } avait annoncé { $bid } et marque { $maker_gain } :
    • Le **Haut** { $high } est pour { $other }, le **Bas** { $low } pour { $holder }, qui l’avait reçu.
    • Le **Valet** { $jack } et le **Jeu**, avec { $count } points de cartes contre { $against }, sont pour { $maker }. C’est assez.
    Les autres marquent aussi leurs points, { $other } 1 et { $holder } 1.
auction-pitch-help-short =
    • **But :** { $partners ->
        [yes] deux contre deux, ton partenaire en face.
       *[no] chacun pour soi.
    } On gagne à { $target } points.
    • **Enchères :** chacun une fois, à partir de 2 : combien de points feras-tu ?{ $smudge ->
        [added] {" "}Le *smudge* est pour tous les points et tous les plis.
       *[none] {""}
    } Qui annonce le plus, le *preneur*, entame, et la couleur de cette carte est l’atout.
    • **Points, 1 chacun :** le plus fort atout joué (*Haut*), le plus petit (*Bas*), le { rank-J } d’atout (*Valet*), le plus de points de cartes (*Jeu*){ $points ->
        [joker] , le joker
        [jick] , le second valet
        [seven] , le second valet et chaque joker
       *[four] {""}
    }.
    • **À toi :** fournis ou coupe ; sans la couleur, joue ce que tu veux. À l’atout, il faut fournir si tu peux.
    • **Le preneur** marque ses points s’ils atteignent l’enchère, sinon il la perd. Les autres marquent toujours.

# La première leçon
auction-pitch-lesson-begins = Ici, rien ne compte. Certains atouts valent un point.
auction-pitch-lesson-bid = { $suit } : { $ace } est le Haut, { $two } le Bas, { $jack } le Valet. Combien ?
auction-pitch-lesson-bid-done = Trois des quatre points. Il faut les faire.
auction-pitch-lesson-bid-no = Tu peux, mais une enchère manquée se perd. Trois suffit.
auction-pitch-lesson-bid-no-two = Tu peux, mais on monte vite sur deux. Dis trois.
auction-pitch-lesson-bid-no-pass = Tu peux, mais une main pareille doit faire l’atout.
auction-pitch-lesson-pitch = Ta première carte fait l’atout. Entame avec { $ace }.
auction-pitch-lesson-pitch-done = Atout { $suit } : le Haut est à toi, deux atouts sont tombés.
auction-pitch-lesson-pitch-no = Tu peux, mais { $ace } gagne à coup sûr et fait tomber des atouts.
auction-pitch-lesson-king = Encore une fois, avec { $king }.
auction-pitch-lesson-king-done = Encore un atout de moins en face.
auction-pitch-lesson-king-no = Tu peux, mais { $king } gagne à coup sûr et fait tomber un atout.
auction-pitch-lesson-king-no-jack = Tu peux, mais { $king } ne risque rien, { $jack } si.
auction-pitch-lesson-club = { $queen } court encore. Garde { $jack } : joue petit à { $suit }.
auction-pitch-lesson-club-done = Le pli est pour eux, mais { $jack } est toujours à l’abri.
auction-pitch-lesson-club-no = Tu peux, mais { $queen } battrait un atout. Joue { $suit }.
auction-pitch-lesson-jack = Tu joues en dernier, sans { $suit }. Mets { $jack } à l’abri.
auction-pitch-lesson-jack-done = Le Valet est à toi, avec le roi et { rank-word-Q } pour le Jeu.
auction-pitch-lesson-jack-no = Tu peux, mais rien ne bat plus { $jack } : prends le pli.
auction-pitch-lesson-last = Le Bas est à toi. Garde { $two } pour couper au dernier pli.
auction-pitch-lesson-last-done = { $two } a pris { rank-word-T } : Haut, Bas, Valet et Jeu.
auction-pitch-lesson-last-no = Tu peux, mais { $two } peut encore couper. Joue { $suit }.
