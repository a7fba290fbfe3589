# Commandes. Les noms sont en minuscules et sans espaces ; Discord permet 32 caractères.
command-table = table
command-table-about = Ouvrir une table, la rejoindre, lancer la partie, fermer
command-card = carte
command-card-about = Jouer : tout ce que tu peux faire à ta table
command-knave = knave
command-knave-about = Règles, réglages, classements, parties terminées, à propos de ce bot
command-open = ouvrir
command-open-about = Ouvrir une table dans ce salon
command-join = rejoindre
command-join-about = Prendre place à la table de ce salon
command-leave = quitter
command-leave-about = Quitter ta place (en cours de partie, un robot la prend)
command-start = lancer
command-start-about = Lancer la partie
command-end = fermer
command-end-about = Fermer la table avant la fin de la partie
command-show = voir
command-show-about = Voir la table, rien que pour toi
command-play = jouer
command-play-about = Jouer une carte
command-bid = enchérir
command-bid-about = Faire une enchère
command-pass = passer
command-pass-about = Passer
command-trump = atout
command-trump-about = Prendre, ou choisir l’atout
command-say = annoncer
command-say-about = Toute autre annonce permise maintenant, ou des cartes à passer ou à écarter
command-hand = main
command-hand-about = Voir ta main, rien que pour toi
command-score = points
command-score-about = Voir la feuille de marque, rien que pour toi
command-settings = réglages
command-settings-about = Langue, cartes, où ta main arrive, comment tu apprends que c’est ton tour
command-server = réglages-serveur
command-server-about = Langue, cartes, limites et classements de ce serveur
command-rules = règles
command-rules-about = Comment jouer : les règles d’un jeu, pour qui débute
parameter-game = jeu
parameter-game-about = Quel jeu
parameter-preset = règles
parameter-preset-about = Choisis une variante ou colle un code (l’hôte peut encore changer chaque règle)
parameter-thread = fil
parameter-thread-about = L’ouvrir dans un fil à part
parameter-table = table
parameter-table-about = Quelle table, si tu joues à plusieurs
parameter-card = carte
parameter-card-about = Une carte, par exemple J♠ (valet de pique), 10h ou AS
parameter-value = enchère
parameter-value-about = Ton enchère
parameter-trump = atout
parameter-trump-about = La couleur d’atout
parameter-what = annonce
parameter-what-about = Ton annonce, ou les cartes : J♠ et 9♦

# Réglages
settings-title = **Tes réglages**
settings-language = Langue : { $language }
settings-hand = Ta main arrive : { $hand }
settings-ping = Quand une partie commence ou t’attend : { $ping }
settings-deck = Tes cartes : { $deck }
settings-theme = Ton tapis : { $theme }
settings-emoji = Émojis des cartes : { $emoji ->
    [yes] dans les textes et sur les boutons
   *[no] aucun
 }
button-emoji-no = Cartes sans émojis
button-emoji-yes = Cartes en émojis
settings-deck-of = Pour { $game } : { $deck }
settings-hand-order = Ta main : { $order }
settings-text-only = Images : { $only ->
    [yes] aucune, tout en mots
   *[no] affichées
 }
button-text-only-yes = Tout en mots
button-text-only-no = Montrer les images
button-decks = Cartes par jeu…
button-hand-order = Ranger ma main…
decks-title = **Tes cartes, jeu par jeu**
server-decks-title = **Cartes de la table publique, jeu par jeu**
deck-as-usual = comme ailleurs ({ $deck })
decks-others = Partout ailleurs : { $deck }
menu-deck-game = Choisis un jeu
menu-deck-of = Cartes pour { $game }
hand-order-title = **Comment ta main est rangée**
hand-order-about = Images, textes et boutons suivent cet ordre ; les bowers sont rangés avec l’atout. « À partir de l’atout » : cette couleur vient d’abord, les autres à la suite. Dans cet exemple, l’atout est { suit-H }.
menu-suits = Ordre des couleurs
menu-ranks = Dans une couleur
menu-trumps = De quel côté les atouts
suits-from-trumps = { $suits } à partir de l’atout
ranks-falling = les plus fortes d’abord
ranks-rising = les plus faibles d’abord
trumps-left = atouts à gauche
trumps-right = atouts à droite
server-look = Cartes et tapis des images publiques : { $deck }, { $theme }
cards-classic = classiques
cards-jumbo = jumbo, à grands index
cards-classic-four = classiques en quatre couleurs
cards-jumbo-four = jumbo en quatre couleurs
cards-swiss = alémaniques
cloth-dark = sombre
cloth-light = clair
menu-deck = Cartes
menu-public-deck = Cartes des images publiques
menu-public-theme = Tapis des images publiques
sample-alt = Voici tes cartes : { $cards }
hand-place-dm = par message privé
hand-place-here = seulement quand tu appuies sur « Ma main »
hand-place-both = des deux façons
ping-none = aucune alerte
ping-dm = un nouveau message privé
ping-channel = une mention dans le salon
alert-item = À ton tour : { $ping }
menu-language = Langue
menu-hand-place = Où ta main arrive
menu-ping = Comment apprendre que c’est ton tour
menu-tables = Tables permises par salon
server-title = **Les réglages de ce serveur**
server-tables = Tables : { $tables }
tables-count = { $count ->
    [1] une par salon
   *[other] { $count } par salon
 }
language-auto = comme dans Discord
language-en = English
language-ja = 日本語
language-de = Deutsch
language-fr = Français
language-it = Italiano
turn-ping = { $user } – à toi de jouer, table { $table }.
begun-ping = { $user } – la partie de la table { $table } a commencé.

# Aide et menus
help-title = **{ $game }** · { $page } ({ $number }/{ $of })
help-page-short = En bref
help-short-rules = -# À cette table : { $rules }
help-page-aim = But du jeu
help-page-deal = Cartes
help-page-bidding = Enchères et atout
help-page-play = Plis
help-page-scoring = Points
help-page-rules = Variantes
help-page-table = Règles de la table
rules-chosen = **Cette table joue :** { $rules }
rules-lowest = **Le plus petit total gagne.**
rules-differing = **Ce qui change par rapport aux règles standard**
rules-differs = • { $rule } (standard : { $usual })
rules-as-usual = **Rien ne change par rapport aux règles standard**
rules-to-choose = Choisis une de ces variantes en ouvrant une table. Par rapport à ces pages, elles changent :
rules-no-change = rien
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# L’hôte peut aussi changer chaque règle avant le départ, sous *Options…*.
strength-title = **Robots**, chaque niveau contre celui du dessous, avec les mêmes donnes des deux côtés :
strength-step = • *{ $level }* fait mieux que *{ $below }* de { $points } (± { $margin }) points par donne, en { $deals } donnes
strength-unclear = • *{ $level }* : pas d’écart net avec *{ $below }* en { $deals } donnes
menu-title = **Table { $table }** · { $game }
menu-rules = **Règles :** { $rules }
menu-deals = La partie se termine après { $count ->
    [1] une donne
    [one] { $count } donne
   *[other] { $count } donnes
 }, quel que soit le score.
menu-hint = -# `/knave règles` comment jouer · `/table quitter` laisser ta place · `/knave réglages` langue, cartes, alertes
menu-hint-alone = -# `/knave règles` comment jouer · `/knave réglages` langue, cartes, alertes
said = Ton coup : { $line }
why-you-may = Tu peux jouer { $card } : vas-y.
opened-there = La table { $table } est ouverte dans { $place }.
right-view-channel = « Voir le salon »
right-send-messages = « Envoyer des messages »
right-attach-files = « Joindre des fichiers »
right-send-messages-in-threads = « Envoyer des messages dans les fils »
right-create-public-threads = « Créer des fils publics »
right-connect = « Se connecter »
