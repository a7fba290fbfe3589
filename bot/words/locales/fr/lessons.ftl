# /apprendre : une première donne, décision par décision. Au-dessus d’une main, trois lignes courtes au plus.
command-learn = apprendre
command-learn-about = Ta première donne d’un jeu, pas à pas, dans tes messages privés
lesson-open = **{ $game }** : ta leçon est dans { $place }
lesson-closed = Ta leçon **{ $game }** est fermée. `/apprendre` la recommence.
no-lesson-closed-dm = Je ne peux pas t’envoyer de message privé, et c’est là que se donnent les leçons. Autorise les messages privés (*Paramètres de confidentialité* de ce serveur), puis réessaie.
no-lesson-no-dm = Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment. Réessaie dans { $count ->
    [1] une minute
   *[other] { $count } minutes
 }.
lesson-begins = Ta première donne : rien ne compte, essaie sans crainte.
lesson-asked = { $before } **{ $asked }**
lesson-watch = Regarde ce que jouent les autres…
lesson-over = C’était ta première donne ! Et maintenant : *{ button-practise }* contre des robots faciles, ou `/table ouvrir` sur un serveur.
lesson-standard = -# C’étaient les règles standard. Sur certains serveurs, d’autres sont d’usage : *{ button-how-to-play }*, à la table, les explique.
button-practise = S’entraîner
button-lesson-again = Encore une fois
no-no-lesson = Il n’y a pas encore de leçon pour ce jeu. `/knave règles` l’explique.
no-lesson-over = Cette leçon est finie. Appuie sur *{ button-practise }*, en dessous, pour continuer à jouer.
no-rest-in-lesson = Dans une leçon, toutes les cartes se jouent : choisis la suivante.
lesson-only = Il faut fournir, et une seule carte le peut.
lesson-only-done = Fournir passe avant tout.
lesson-too = C’est aussi bien. Ici, on continue avec { $card }.
