# Mes moments : ses propres choix d’une partie terminée qui ont le plus compté, et rejouer à partir de là.
command-moments = mes-moments
command-moments-about = Tes choix qui ont le plus compté dans une partie terminée, et ce qui valait mieux
button-moments = Mes moments
moments-waiting = Je regarde ce que tu as fait dans la partie { $number } : une minute au plus. Tes trois choix les plus coûteux s’afficheront ici.
moments-none = **Mes moments** · partie { $number }
    Rien à signaler : partout où tu avais le choix, rien d’autre n’était nettement meilleur d’après ce que tu voyais.
moments-title = **Mes moments** · { $at } sur { $count } · { $game } · partie { $number } · donne { $deal }{ $trick ->
    [0] {""}
   *[other] , pli { $trick }
 }
moments-cost = Ton choix : **{ $action }**. Mieux : **{ $other }**
moments-well = Bien joué : **{ $action }**, et non { $other }
moments-worth = -# Environ { $points } { $count ->
    [one] point
   *[other] points
 } de mieux dans cette donne{ $span ->
    [no] {""}
   *[yes] {" "}(presque sûrement de { $least } à { $most })
 }, d’après ce que tu voyais : { $worlds } donnes imaginées.
moments-worth-sure = -# { $points } { $count ->
    [one] point
   *[other] points
 } de mieux dans cette donne, d’après ce que tu voyais : dans chacune des { $worlds } donnes imaginées.
moments-worth-wins = -# Chances de gagner la partie : environ { $percent } { $percent ->
    [one] point
   *[other] points
 } de pourcentage de plus (presque sûrement de { $least } à { $most } ; une partie qui continue compte comme à moitié gagnée), d’après ce que tu voyais : { $worlds } donnes imaginées.
moments-worth-wins-sure = -# Chances de gagner la partie : { $percent } { $percent ->
    [one] point
   *[other] points
 } de pourcentage de plus (une partie qui continue compte comme à moitié gagnée), d’après ce que tu voyais : { $worlds } donnes imaginées.
button-moment-well = Bien joué
moments-later = -# Cette donne du jour se joue encore : la revoir ou la reprendre d’ici sera possible { $until }.
button-play-on = Rejouer d’ici
button-play-on-same = … mêmes mains
parameter-moments-number = numéro
parameter-moments-number-about = Numéro de la partie, comme dans /knave historique (vide : ta dernière)
no-no-finished-game = Tu n’as pas encore terminé de partie.
no-moments-not-yours = Il s’agit de tes propres choix, et tu n’as pas joué cette partie.
no-moments-off = Tu as désactivé *Mes moments*. `/knave réglages` les fait revenir.
no-moments-busy = Je n’ai pas pu regarder tes choix à l’instant. Réessaie dans une minute : rien n’est perdu.
settings-moments = Mes moments après une partie : { $moments ->
    [yes] oui
   *[no] non
 }
button-moments-yes = Avec mes moments
button-moments-no = Sans mes moments
privacy-moments = • **Tes moments :** parties où tes choix ont été examinés : { $count }. Personne d’autre ne les voit.
