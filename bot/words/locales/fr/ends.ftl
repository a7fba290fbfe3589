# Comment une donne et une partie finissent, et le montrer à tous.
deal-side = { $side } : { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 } · **total { $total }**
deal-side-last = { $side } : { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# La prochaine donne commence avec *Donne suivante*, ou au plus tard { $when }.
deal-alt = { $game }, résultat de la donne { $deal }
button-next-deal = Donne suivante
button-last-deal = Dernière donne
victory-title = **{ $game }** · table { $table } · partie terminée
victory-headline = { $winners } { $count ->
    [one] gagne !
   *[other] gagnent !
 }
victory-draw = Égalité !
victory-draw-between = Égalité entre { $winners } !
victory-ratings = Cote
victory-rating = { $who } { $rating } ({ $gain })
ended-title = { $game } · table { $table }
victory-ended = Partie interrompue
victory-unscored = Rien n’est marqué
short-NT = SA
button-show = Montrer à tous
show-line = **{ $who }** montre :
show-done = Tout le monde peut maintenant le voir dans { $place }.
no-show-nowhere = Il n’y a personne ici à qui le montrer. Appuie sur le bouton dans le salon d’un serveur.
no-show-elsewhere = Cela vient d’un autre serveur, et ne peut être montré que là-bas.
no-show-private = Cela s’est joué dans un fil privé, et ne peut être montré que là-bas.
no-show-may-not = Tu ne peux pas écrire dans { $channel } : je ne peux donc rien y montrer pour toi.
no-show-not-over = Tu ne peux montrer que ce qui est terminé. Ceci est encore en cours.
no-show-too-fast = Tu viens de montrer plusieurs choses. Attends une minute, s’il te plaît.
no-show-failed = Discord ne m’a pas laissé écrire dans { $channel }. Rien n’a été montré.
