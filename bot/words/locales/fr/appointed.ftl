# Les tables dont les joueurs et les règles étaient fixés d’avance : tournois et autres.
no-appointed = Les joueurs, les règles et le temps de réflexion sont fixés ici. La partie commence toute seule.
no-rematch-appointed = Cette table faisait partie d’un tournoi ou d’un duplicate : il n’y a pas de revanche ici. Ouvre ta propre table avec `/table ouvrir`.
appointed-hint = **Qui a une place ici appuie sur *Rejoindre*.** La partie commence quand tout le monde est là, ou { $when } avec des robots aux places vides ; en cas de retard, chacun reprend la sienne.
