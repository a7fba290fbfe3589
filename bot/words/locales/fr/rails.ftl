# Regarder une table, et le fil où se trouvent les donnes finies.
command-watch = regarder
command-watch-about = Regarder une table d’en haut, rien que pour toi : l’image suit le jeu
watch-follows = -# 👁 Suit le jeu jusqu’à <t:{ $at }:t>. *{ button-watch-on }* prolonge.
plain-watch-follows = -# Suit le jeu jusqu’à <t:{ $at }:t>. *{ button-watch-on }* prolonge.
button-watch-on = Continuer à regarder
button-watch-off = Ne plus regarder
watch-off = Tu ne regardes plus la table { $table }.
no-watch-full = { $count } personnes regardent déjà cette table. Dans le salon, tout le monde la voit.
rail-title = { $game } · table { $table } · donne { $deal }
rail-thread = { $game } · table { $table } · la galerie
rail-is = **Galerie :** { $rail }
rail-closed = fermée – rien n’est montré avant la fin de la partie
rail-open = ouverte – chaque donne finie va dans un fil, avec toutes les mains
menu-rail = Galerie
fact-rail = galerie ouverte
no-rail-nowhere = Pas de galerie ici : il faut une table dans un salon textuel d’un serveur, qui ne soit pas privée et dont personne d’autre n’ait encore à jouer les donnes.
