# Classements : cotes, saisons, et de quoi est fait le jeu de quelqu’un
decimal = { $number }
command-leaderboard = classement
command-leaderboard-about = Le classement de ce serveur : cotes, victoires et paires
command-stats = statistiques
command-stats-about = Les statistiques de quelqu’un : cote, contrats réussis, partenaires, adversaires
menu-stats = Statistiques
parameter-period = période
parameter-period-about = Quelles parties comptent
parameter-by = tri
parameter-by-about = Trier selon
parameter-minimum = au-moins
parameter-minimum-about = Seulement à partir de ce nombre de parties
parameter-user = qui
parameter-user-about = Les statistiques de qui (vide : les tiennes)

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Joueur
board-column-rating = Cote
board-column-wins = Gagnées
board-column-points = Pts/donne
board-column-made = Réussis
board-column-casual = Amicales
board-column-curve = Courbe
board-counts = Seulement les parties jouées avec les mêmes règles : **{ $rules }** · { $period } · tri : { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· { $minimum } partie au moins
   *[other] {" "}· { $minimum } parties au moins
 }
board-counts-plain = { $rules } · { $period } · tri : { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· { $minimum } partie au moins
   *[other] {" "}· { $minimum } parties au moins
 }
board-line = { $place }. { $name } – { $value } ; victoires : { $wins } sur { $games }{ $casual ->
    [0] {""}
    [one] {" "}(+{ $casual } amicale)
   *[other] {" "}(+{ $casual } amicales)
 }
board-mine = Toi : { $line }
board-not-there = Tu n’es pas encore dans ce classement : aucune de tes parties n’y compte pour l’instant.
board-hidden = Tu as choisi de ne pas figurer dans les classements. Tu peux changer d’avis quand tu veux dans `/knave réglages`.
board-value-rating = cote { $rating } ±{ $margin }
board-value-provisional = cote ({ $rating }) ±{ $margin }, provisoire
board-value-unrated = pas encore de cote
board-value-points = { $points } pts par donne
board-value-made = contrats réussis : { $made } sur { $contracts }
board-footer = Tout le monde part de 1000, et la cote bouge prudemment. Entre parenthèses : provisoire, moins de { $games } parties cotées. « Amicales » : les parties où un robot avait une place ; elles ne comptent pour rien d’autre.
board-footer-short = ( ) provisoire
board-pages = Page { $page } sur { $pages }
board-empty = { $game } : personne n’a encore terminé de partie sur ce serveur. Ouvre une table avec `/table ouvrir`.
board-empty-here = Ce classement est encore vide.
board-set = { $rules } · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
board-own-rules = règles à part : { $differences }
board-older = { $rules } (ancienne version)
rules-of-its-own = règles à part
period-all = depuis toujours
period-season = cette saison
period-month = ce mois-ci
period-week = cette semaine
measure-rating = cote
measure-wins = victoires
measure-points = points par donne
measure-made = contrats réussis
measure-rating-about = Calculée d’après qui tu bats ; tout le monde commence à 1000
measure-wins-about = Combien de parties tu as gagnées
measure-points-about = Ce que ton camp marque par donne, en moyenne
measure-made-about = Combien de fois tu as réussi comme preneur
minimum-games = { $count ->
    [0] sans minimum de parties
    [one] { $count } partie au moins
   *[other] { $count } parties au moins
 }
menu-board-rules = Variante
menu-board-period = Période
menu-board-measure = Trier par
menu-board-minimum = Nombre minimum de parties
button-board-back = ◀
plain-button-board-back = Retour
button-board-next = ▶
plain-button-board-next = Suite
button-board-mine = Ma place
button-board-pairs = Paires
button-board-people = Joueurs
board-of-pairs = paires

stats-title = { $name } · { $game }
stats-empty = { $game } : { $name } n’a encore terminé aucune partie sur ce serveur.
stats-no-games = { $name } n’a terminé aucune partie sur ce serveur ces derniers temps.
menu-stats-game = Jeu
stats-rules = Seulement les parties jouées avec les mêmes règles : **{ $rules }**
stats-rating = Cote
stats-games = Parties
stats-won = Gagnées
stats-points = Points par donne
stats-streak = Série en cours
stats-best-streak = Meilleure série
stats-casual = Amicales
stats-none = aucune encore
stats-won-row = gagnées
stats-lost-row = perdues
stats-provisional = provisoire
stats-curve = La cote, partie après partie
stats-partners = Avec
stats-opponents = Contre
stats-meeting = { $wins } sur { $games }
stats-figure = { $label } : { $value }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
 }
stats-curve-said = Cote de { $first } à { $last }, entre { $low } et { $high }
stats-footer = Victoires sur parties jouées. Les contrats comptent aussi les parties amicales.
no-not-listed = { $name } a choisi de ne pas figurer dans les classements.
no-no-board = Ce classement n’existe pas sur ce serveur.

feat-contract = Contrats
feat-made = Réussis
feat-set = Chutes
feat-alone = En solo
feat-alone-made = Solos réussis

settings-listed = Classements : { $listed ->
    [yes] tu y figures
   *[no] tu n’apparais nulle part
 }
button-listed-no = Me cacher
button-listed-yes = Me montrer
button-theme-dark = Tapis sombre
button-theme-light = Tapis clair

button-boards = Classements…
seasons-title = **Les classements de ce serveur**
seasons-length = { $count ->
    [1] Une saison dure un mois.
   *[other] Une saison dure { $count } mois.
 }
seasons-ends = Cette saison se termine le { $date }.
seasons-channel = Le classement final est publié dans { $channel }.
seasons-channel-lacks = ⚠️ Je ne peux pas publier le classement final dans { $channel } : il m’y faut { $rights }.
seasons-channel-gone = ⚠️ Le salon choisi pour les classements finaux a été supprimé : choisis-en un autre.
seasons-nowhere = Le classement final n’est publié nulle part : choisis un salon.
menu-season-length = Durée d’une saison
menu-season-channel = Où publier le classement final
digest-title = **La saison { $number } est terminée : { $server }** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value } ; victoires : { $wins } sur { $games }
digest-nobody = Personne ne figure aux classements de cette saison.
digest-more = … et la suite : `/knave classement`
