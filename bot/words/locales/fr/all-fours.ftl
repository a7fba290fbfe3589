game-all-fours = All Fours

# Règles une à une
all-fours-option-target = Points pour gagner
all-fours-option-turn-scores = La carte retournée rapporte au donneur
all-fours-value-turn-scores-jack = { rank-J } 1
all-fours-value-turn-scores-trinidad = { rank-A } 1, 6 2, { rank-J } 3
all-fours-value-turn-scores-tobago = { rank-A } 1, 2 2, { rank-J } 3
all-fours-value-turn-scores-none = rien
all-fours-option-hang-jack = Un { rank-word-J } pendu (pris à l’autre camp) compte
all-fours-option-low-to = Le Bas revient
all-fours-value-low-to-holder = à qui a reçu le plus petit atout
all-fours-value-low-to-taker = à qui prend le plus petit atout
all-fours-option-game-tie = Le Jeu, à égalité de points de cartes
all-fours-value-game-tie-non-dealer = revient au camp qui n’a pas donné
all-fours-value-game-tie-nobody = n’est à personne
all-fours-option-same-suit = Si la couleur refusée revient
all-fours-value-same-suit-run-on = encore trois cartes chacun et une autre retourne
all-fours-value-same-suit-redeal = le même donneur redonne
all-fours-option-undertrump = Sous-couper quand on peut fournir
all-fours-value-undertrump-free = permis
all-fours-value-undertrump-forbidden = interdit

# Ce qu’il y a à faire : après « À toi : » ou un nom, donc à l’infinitif
all-fours-phase-standing = accepter l’atout ou supplier
all-fours-phase-giving = offrir un point ou redonner trois cartes
all-fours-phase-must-run = redonner trois cartes
all-fours-ask-standing = Cet atout te va ? Accepte-le. Sinon, supplie.
all-fours-ask-giving = On te supplie : offre un point et l’atout reste, ou redonne trois cartes à chacun, avec une autre retourne.
all-fours-ask-must-run = On te supplie, et un point offert ferait gagner la partie en face : il faut redonner trois cartes.

# Boutons
all-fours-action-stand = Accepter
all-fours-action-beg = Supplier
all-fours-action-gift = Offrir un point
all-fours-action-run = Redonner trois
all-fours-said-stand = accepte
all-fours-said-beg = supplie
all-fours-pile-refused = refusée

# Ce qui se passe
all-fours-event-turned-up = La retourne : { $card }.
all-fours-event-turn-scores = { $card } compte pour { $who }.
all-fours-event-stood = { $who } accepte : l’atout est { $suit }.
all-fours-event-begged = { $who } supplie.
all-fours-event-gift = { $who } offre un point à { $receiver } : l’atout est { $suit }.
all-fours-event-ran = { $who } redonne des cartes.
all-fours-event-more-cards = Chacun reçoit { $count } cartes de plus.
all-fours-event-you-drew = Tu reçois { $cards }.
all-fours-event-same-suit = Retourne : { $card }, encore la couleur refusée. Pas encore d’atout.
all-fours-event-trump-made = L’atout est { $suit }.
all-fours-event-dealt-anew = Pas d’autre atout : { $who } redonne tout.
all-fours-event-high = Le Haut est pour { $who } : { $card }.
all-fours-event-low = Le Bas est pour { $who } : { $card }.
all-fours-event-jack = Le Valet est pour { $who } : { $card }.
all-fours-event-hung = { $who } pend le { rank-word-J } ! { $card } était chez { $holder }.
all-fours-event-game = Le Jeu est pour { $who } : { $count } contre { $against } en points de cartes.
all-fours-event-game-tied = Le Jeu est pour { $who }, le camp qui n’a pas donné : égalité à { $count } en points de cartes.
all-fours-event-no-game = Personne n’a le Jeu : égalité à { $count } en points de cartes.

# Ce qu’on retient
all-fours-fact-turned = Retourné : { $cards }
all-fours-fact-high = Haut jusqu’ici : { $who } ({ $card })
all-fours-fact-low = Bas jusqu’ici : { $who } ({ $card })
all-fours-fact-jack = Valet : { $who } ({ $card })
all-fours-fact-card-points = Points de cartes pour le Jeu : { $who } { $count }

# Refus
all-fours-why-gift-would-win = Avec ce point, l’autre camp aurait { $target } et gagnerait la partie : il faut redonner trois cartes.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
all-fours-bid-was-stood = { $who } a accepté : { $suit }
all-fours-bid-was-gift = { $who } a offert un point : { $suit }
all-fours-bid-was-ran = { $who } a redonné : { $suit }
all-fours-verdict-dealt-anew = Pas d’autre atout : nouvelle donne
all-fours-verdict-hung = { $card } est pendu !
all-fours-sum-turn-scores = retourne { $card } { $points }
all-fours-sum-gift = offert { $points }
all-fours-sum-high = Haut { $card } 1
all-fours-sum-low = Bas { $card } 1
all-fours-sum-jack = Valet { $card } 1
all-fours-sum-hung = pendu { $card } { $points }
all-fours-sum-game = Jeu ({ $count } à { $against }) 1
all-fours-sum-game-tied = Jeu ({ $count } partout) 1
all-fours-sum-no-point = pas de point
all-fours-stake-game-level = Jeu : { $count } partout
all-fours-stake-game-ahead = Jeu : { $who } { $count } à { $against }
all-fours-moment-all-four = Les quatre points pour { $who }, donne { $deal }
all-fours-moment-hung = { $who } a pendu { $card }, donne { $deal }
all-fours-moment-turned-out = { $who } a gagné en retournant { $card }, donne { $deal }

# Pour qui n’y a jamais joué
all-fours-help-aim =
    { $players ->
        [2] Un contre un.
       *[other] Deux contre deux : les partenaires se font face, et leurs points comptent ensemble.
    } Dans chaque donne, jusqu’à quatre points sont à prendre, d’où le nom du jeu : **Haut**, **Bas**, **Valet** et **Jeu**.
    Une carte retournée propose l’atout. S’il ne te plaît pas, tu peux *supplier* : le donneur te le paie, ou le change.
    Le premier camp à { $target } points gagne, aussitôt.
all-fours-help-deal =
    52 cartes. Chacun en reçoit six, trois par trois. La suivante est la **retourne** ; le reste est le talon, qui ne compte pour personne.
    L’ordre est { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 dans chaque couleur{ rank-legend }. L’atout bat tout le reste.{ $turn_scores ->
        [none] {""}
       *[jack] {" "}Si la retourne est un { rank-word-J }, le camp du donneur marque 1.
        [trinidad] {" "}La retourne compte pour le camp du donneur : { rank-A } 1, 6 2, { rank-J } 3.
        [tobago] {" "}La retourne compte pour le camp du donneur : { rank-A } 1, 2 2, { rank-J } 3.
    }
all-fours-help-bidding =
    À gauche du donneur, on **accepte** la couleur retournée comme atout, ou on **supplie**. Le donneur supplié **offre** 1 point, et la couleur reste ; ou il **redonne**. Un point qui ferait gagner la partie ne s’offre pas.
    Redonner : trois cartes de plus pour chacun, et une autre retourne. Sa couleur est l’atout, et elle compte comme la première.
    Si la couleur refusée revient, elle ne rapporte rien, et { $same_suit ->
        [redeal] le même donneur refait toute la donne.
       *[run-on] on redonne encore trois cartes ; quand le talon ne suffit plus, le même donneur refait toute la donne.
    }
all-fours-help-play =
    À gauche du donneur, on entame avec n’importe quelle carte. À l’atout, il faut fournir si l’on peut. À une autre couleur, on fournit **ou** on coupe, comme on veut ; mais avec la couleur en main, on ne joue rien d’autre.{ $undertrump ->
        [forbidden] {" "}Si le pli est déjà coupé, on ne coupe que plus haut, à moins de ne pas avoir la couleur.
       *[free] {""}
    }
    Sans la couleur, joue ce que tu veux. L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée. Qui remporte le pli entame le suivant. On joue toutes les cartes.
all-fours-help-scoring =
    Seules comptent les cartes jouées dans les plis, 1 point chacun :
    • **Haut** – le plus fort atout joué
    • **Bas** – le plus petit atout joué, pour { $low_to ->
        [taker] qui le prend
       *[holder] qui l’a reçu, même si un autre le prend
    }
    • **Valet** – prendre le { rank-J } d’atout, s’il est joué{ $hang_jack ->
        [3] . Pris à l’autre camp, il est *pendu* et compte 3
       *[1] {""}
    }
    • **Jeu** – avoir plus de points de cartes : { rank-word-T } compte 10, l’as 4, le roi 3, { rank-word-Q } 2, le { rank-word-J } 1. À égalité, il { $game_tie ->
        [nobody] n’est à personne
       *[non-dealer] est au camp qui n’a pas donné
    }.
    On marque dans cet ordre, après les retournes et les points offerts. Le premier camp à { $target } a gagné ; la suite ne compte plus.

# Ce que ses joueurs comptent
all-fours-feat-high = Haut
all-fours-feat-low = Bas
all-fours-feat-jack = Valet
all-fours-feat-game = Jeu
all-fours-feat-hung = Pendus : { ranks-J }
all-fours-feat-turned = Retournes payantes

# Ses variantes en une phrase, et tout le jeu en quelques lignes
all-fours-preset-trinidad = à la façon de Trinidad
all-fours-preset-short = courtes
all-fours-preset-house-about = En { $target } : accepter ou supplier, offrir ou redonner ; un { rank-word-J } retourné compte 1.
all-fours-preset-source-about = Comme les règles standard, mais en { $target } ; à égalité de points, le Jeu n’est à personne.
all-fours-preset-trinidad-about = En { $target } : { rank-A }, 6 et { rank-J } retournés comptent, pendu 3, sans sous-couper.
all-fours-preset-short-about = Les règles standard, mais en { $target } seulement.
all-fours-achievement-all-four = Les quatre points d’une donne
all-fours-achievement-turned-out = Une partie gagnée par la retourne
all-fours-help-example =
    La retourne est { $turned }, et { $eldest } accepte. Six plis plus tard :
    • Le **Haut** { $high } et le **Bas** { $low }, cartes reçues par { $dealer }, comptent pour { $dealer }, même si { $eldest } a pris { $low }.
    • Le **Valet** { $jack } et le **Jeu**, avec { $count } points de cartes contre { $against }, sont pour { $eldest }. Ainsi { $dealer } marque { $dealer_gain }, et { $eldest } { $eldest_gain }.
all-fours-help-short =
    • **But :** { $players ->
        [2] un contre un.
       *[other] deux contre deux, ton partenaire en face.
    } On gagne à { $target } points.
    • **Atout :** une carte est retournée. À gauche du donneur, on accepte ou on supplie ; le donneur offre alors un point, ou redonne : trois cartes chacun et un autre atout.
    • **Points, 1 chacun :** le plus fort atout joué (*Haut*), le plus petit (*Bas*), le { rank-J } d’atout (*Valet*), plus de points de cartes (*Jeu*).
    • **À toi :** fournis ou coupe ; sans la couleur, joue ce que tu veux. À l’atout, il faut fournir si tu peux.
    • **Le premier camp** à { $target } gagne aussitôt, même au milieu d’une donne.

# La première leçon
all-fours-lesson-begins = Ici, rien ne compte. Certains atouts valent un point.
all-fours-lesson-stand = { $suit } : { $ace } est le Haut, { $jack } le Valet. Accepter ou supplier ?
all-fours-lesson-stand-done = L’atout est { $suit }. Quatre points sont à prendre.
all-fours-lesson-stand-no = Tu peux, mais il n’y aura pas mieux. Accepte.
all-fours-lesson-draw = À toi d’entamer. { $ace } gagne à coup sûr : vois ce qui tombe.
all-fours-lesson-draw-done = Le Haut est à toi, et un atout est tombé en face.
all-fours-lesson-draw-no = Tu peux, mais { $ace } gagne à coup sûr et fait tomber un atout.
all-fours-lesson-ace = Garde { $jack }. Fais sortir un atout : entame avec { $card }.
all-fours-lesson-ace-done = Coupé, avec une carte à craindre pour { $jack }.
all-fours-lesson-ace-no = Tu peux, mais { $card } gagne ou leur coûte un atout.
all-fours-lesson-ace-no-jack = Tu peux, mais { $jack } est encore en danger. Joue { $card }.
all-fours-lesson-jack = Tu joues en dernier, sans { $suit }. Mets { $jack } à l’abri !
all-fours-lesson-jack-done = Le Valet est à toi, avec un as pour le Jeu.
all-fours-lesson-jack-no = Tu peux, mais rien ne bat plus { $jack } : prends le pli.
all-fours-lesson-king = { $card } compte 3 pour le Jeu. Entame avec.
all-fours-lesson-king-done = En face, on ne fournit pas : le pli est à toi.
all-fours-lesson-king-no = Tu peux, mais { $card } compte tant qu’il gagne.
all-fours-lesson-last = Il reste deux cartes : l’une ou l’autre.
all-fours-lesson-last-done = Haut, Bas et Valet sont à toi, et le Jeu aussi.
