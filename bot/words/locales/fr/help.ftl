# L’aide qui apprend à jouer : la page avant celles de chaque jeu, et ce qui les entoure.
help-page-basics = C’est quoi, un pli ?
help-page-example = Un exemple
help-example-of = { $game } : un exemple
help-example-rules = -# Selon les règles standard. La page suivante dit ce qui change à cette table.
help-row-trump = Atout, ici { $suit } : du plus fort au plus faible
help-row-plain = Toute autre couleur
help-row-every = Chaque couleur : de la plus forte à la plus faible
help-row-alt = { $label } : { $cards }.
menu-help-page = Toutes les pages
# 1 marque la carte d’entame. On voit le pli sur une image au-dessus, ou l’on n’a que ces mots.
help-basics =
    Chacun joue une carte : c’est un **pli**.
    • **Entamer :** { $leader } commence avec n’importe quelle carte, ici { $led }{ $pictures ->
        [yes] {" "}(marquée 1)
       *[no] {""}
    }.
    • **Fournir :** en général, joue la couleur demandée si tu en as, comme { $second } avec { $followed }.
    { $trump ->
        [yes] • **Atout :** une couleur bat toutes les autres, ici { suit-H }. { $third } n’a rien à { suit-C } et *coupe* avec { $other } ; même { $last } n’y peut rien.
       *[no] • **Se défausser :** { $third } n’a rien à { suit-C }. { $other } est d’une autre couleur et ne peut pas gagner.
    }
    • **Gagner :** { $trump ->
        [yes] qui a le plus fort atout, ou sinon la plus forte carte de la couleur demandée,
       *[no] qui a la plus forte carte de la couleur demandée
    } remporte le pli et entame le suivant.
    • **Tes cartes** t’arrivent par message privé ; *Ma main*, à la table, les montre aussi, rien qu’à toi. Appuie sur le bouton d’une carte pour la jouer. S’il y a des conseils, *Conseil* dit ce que je jouerais.
help-basics-picture = { $who } remporte le pli avec { $card }

# /aide : ce qu’on peut faire maintenant, selon qui demande.
guide-new = Je donne les cartes pour des jeux de plis : Euchre, Pinochle, Jass et d’autres. Tu débutes ? { $lesson ->
    [yes] *{ button-first-lesson }* joue avec toi une donne pas à pas : **{ $game }**.
   *[no] Commence par **{ $game }**.
 }
guide-do = **Maintenant :** { $ask }
guide-hand = { $place ->
    [here] Ta main s’ouvre avec *Ma main*, rien que pour toi.
    [both] Ta main est dans nos messages privés et sous *Ma main*.
   *[dm] Ta main est dans nos messages privés ; *Ma main* la montre ici aussi, rien qu’à toi.
 }
menu-help-game = Un autre jeu : comment on y joue
button-first-lesson = Première leçon
button-doctor = Voir les permissions

# Dans le salon des messages système, une fois, quand un serveur a invité le bot.
guide-welcome =
    🃏 Je suis **Knave**, et je donne les cartes pour des jeux de plis : Euchre, Pinochle, Jass et d’autres.
    • `/table ouvrir` ouvre une table ici ; des robots prennent les places vides.
    • Ces jeux sont nouveaux pour toi ? `/apprendre` joue une première donne avec toi, `/entraînement` donne tout de suite. `/aide` dit toujours la suite.
    -# Pour qui gère ce serveur : `/réglages-serveur` fixe salons et limites, `/diagnostic` vérifie mes permissions.
