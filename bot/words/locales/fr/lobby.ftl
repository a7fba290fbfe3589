# La table avant la première carte.
lobby-title = ## { $game } · table { $table }
lobby-rules = **Règles :** { $rules }
lobby-partner = { $who } · partenaire : { $partner }
lobby-robots = **Robots :** { $level }
lobby-hint = -# Hôte : { $host }, qui lance la partie. Appuie sur *Rejoindre* pour jouer.
chair-free = place libre
chair-host = Hôte
lobby-of = { $game }, table { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 place libre
   *[other] {" "}· { $free } places libres
 }
lobby-hint-full = -# Hôte : { $host }, qui lance la partie.
lobby-played-as = -# On joue comme { $where }. Pour changer, appuie sur *{ button-standard }*.
fact-no-clock = temps illimité
fact-robots = robots : { $level }
fact-no-robots = sans robots
fact-locked = verrouillée
more-title = **{ $game }** · table { $table }
start-fills = { $count ->
    [1] **Une place est encore libre.** Y jouera : { $robots }.
   *[other] **{ $count } places sont encore libres.** Y joueront : { $robots }.
 }
start-absent = { $count ->
    [1] { $who } n’est pas encore là : un robot joue en attendant.
   *[other] { $who } ne sont pas encore là : des robots jouent en attendant.
 }
start-not = La table attend.
empty-chair = Place libre
option-is = { $option } : { $value }
level-easy = facile
level-normal = moyen
level-hard = difficile
players = { $count } places
value-yes = oui
value-no = non
value-none = aucun
preset-house = règles standard
preset-source = règles d’origine
preset-source-about = Exactement comme dans le livre des règles ; dans ce jeu, pareil que les règles standard.

button-join = Rejoindre
button-leave = Quitter
button-robot = Ajouter un robot
button-norobot = Retirer un robot
button-start = Lancer
button-start-robots = Lancer avec robots
button-swap = Échanger les places
button-rules = Options…
button-standard = Règles standard
button-more = Plus…
button-end = Fermer la table
button-back = Retour
button-hand = Ma main
button-last = Dernier pli
button-score = Feuille de marque
button-table-rules = Règles de la table
button-how-to-play = Comment jouer
button-not-yet = Non, revenir
button-bid-far-down = « { $bid }
plain-button-bid-far-down = Bien plus bas { $bid }
button-bid-down = ‹ { $bid }
plain-button-bid-down = Plus bas { $bid }
button-bid-up = { $bid } ›
plain-button-bid-up = Plus haut { $bid }
button-bid-far-up = { $bid } »
plain-button-bid-far-up = Bien plus haut { $bid }
button-type-bid = Taper l’enchère…
type-bid-title = Ton enchère
type-bid-span = De { $least } à { $most }
button-menu = Menu
button-rematch = Revanche

menu-preset = Choisis une variante
menu-option = Changer une règle…
menu-level = Force des robots
menu-size = Nombre de joueurs
menu-swap = Choisis deux places
menu-why = Pourquoi pas cette carte ?
menu-choose = Choisis
menu-pick = { $least ->
    [0] Choisis jusqu’à { $most } cartes
   *[other] { $exact ->
        [yes] { $least ->
            [1] Choisis une carte
           *[other] Choisis { $least } cartes
        }
       *[no] Choisis { $least } à { $most } cartes
    }
 }
rules-title = **{ $game }** · les règles de la table { $table }
rules-host-only = -# Seul l’hôte peut les changer, avant la première carte.
rules-choose-value = **{ $option }** – au choix :
swap-text = Quelles places échanger ? Les partenaires sont face à face.
table-ended = **{ $game }** · la table { $table } a été fermée avant la fin. Rien n’est marqué.
ended-unbegun = **{ $game }** · la table { $table } a été fermée avant le début de la partie.

joined = C’est bon, tu joues à la table { $table } ! { $begun ->
    [yes] Ta main est dans nos messages privés ; *Ma main*, à la table, la montre aussi.
   *[no] Je t’enverrai ta main par message privé.
 }
joined-here = C’est bon, tu joues à la table { $table } ! { $begun ->
    [yes] Appuie sur *Ma main*, à la table, pour voir tes cartes.
   *[no] Une fois les cartes données, appuie sur *Ma main*, à la table, pour voir les tiennes.
 }
joined-closed = C’est bon, tu joues à la table { $table } ! Je ne peux pas t’envoyer de message privé : { $begun ->
    [yes] appuie sur *Ma main*, à la table, pour voir tes cartes.
   *[no] une fois les cartes données, appuie sur *Ma main*, à la table, pour voir les tiennes.
 } Ça marche tout aussi bien.
dm-closed = Je ne peux pas t’envoyer de message privé : une fois les cartes données, appuie sur *Ma main*, à la table, pour voir les tiennes. Ça marche tout aussi bien.
dm-welcome = C’est bon, tu joues à la table { $table } · **{ $game }** dans { $place }. Ta main apparaîtra ici dès que la partie commencera.
started = Les cartes arrivent.
left-lobby = Tu as quitté la table { $table }.
left-game = Tu as quitté la table { $table }. Un robot continue à ta place.
table-closed-now = La table { $table } est fermée.
