# Refus : toujours la raison, en une phrase.
why-not-your-turn = Ce n’est pas ton tour. La table attend { $turn }.
why-game-over = La partie est finie.
why-being-dealt = On est encore en train de donner.
why-not-in-hand = Tu n’as pas { $card } en main.
why-not-now = Ce n’est pas possible maintenant. Pour l’instant : { $phase }.
why-must-follow = Tu dois fournir à { $suit } : tu as { $binding }, donc tu ne peux pas jouer { $card }.
why-must-follow-bower = Tu dois fournir à { $suit } : ton { $binding } compte comme { $suit }, donc tu ne peux pas jouer { $card }.
why-bower-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } est le bower gauche et compte comme { $trump }.
why-card-is-trump = Tu dois fournir à { $suit } avec { $binding } : { $card } compte comme atout.
why-must-follow-or-trump = Tu dois fournir à { $suit } ou couper : tu as { $binding }, donc tu ne peux pas jouer { $card }.
why-must-follow-or-overtrump = Tu peux fournir avec { $binding }, donc { $card } est un atout trop petit : { $best } est sur la table, et il est interdit de sous-couper.
why-not-broken = Tu ne peux pas encore entamer à { $suit } : personne n’en a joué. Entame une autre couleur, par exemple { $binding }.
why-must-lead-trump = Tu dois entamer à l’atout : tu as { $binding }, donc tu ne peux pas entamer avec { $card }.
why-wrong-count = { $exact ->
    [yes] Choisis exactement { $least } { $least ->
        [one] carte
       *[other] cartes
    }, pas { $count }.
   *[no] Choisis de { $least } à { $most } cartes, pas { $count }.
 }
why-option-value = « { $option } » ne peut pas être « { $value } ». Possible : { $values }.
why-option-name = Il n’y a pas de règle nommée « { $option } ».
why-option-clash = Ce choix pour « { $option } » rendrait le jeu impossible : change d’abord une autre règle.
why-table-size = Ces règles ne vont pas pour { $players } joueurs. Possible : { $allowed }.
why-not-a-deal = Ce n’est pas une donne.
why-misdealt-counts = Les mains n’ont pas le bon nombre de cartes.
why-misdealt-cards = Les cartes données ne sont pas celles du jeu.

no-host-only = Seul l’hôte de la table peut faire ça.
no-host-or-moderator = Seul l’hôte, ou quelqu’un qui a *Gérer les messages*, peut fermer la table.
no-unknown-game = Il n’y a pas de jeu nommé « { $game } ».
no-unknown-preset = Il n’y a pas de variante nommée « { $preset } ».
no-unknown-level = Les robots peuvent être de niveau facile, moyen ou difficile, pas « { $level } ».
no-already-here = Tu es déjà à cette table.
no-not-here = Tu n’es pas à cette table.
no-table-full = Les { $players } places sont toutes prises.
no-no-robot = Il n’y a pas de robot ici.
no-no-such-chair = Cette place n’existe pas.
no-table-size = Ces règles ne vont pas pour { $players } joueurs. Possible : { $allowed }.
no-too-many-people = Il y a plus de { $players } personnes ici : quelqu’un doit d’abord quitter la table.
no-chairs-empty = { $count ->
    [1] Une place est encore libre : ajoute un robot, ou attends quelqu’un.
   *[other] { $count } places sont encore libres : ajoute des robots, ou attends du monde.
 }
no-outdated = Ce bouton est périmé. Voici où l’on en est.
no-press-again = Cela m’a pris trop de temps. Appuie encore une fois, s’il te plaît.
no-too-fast = C’était un peu rapide pour moi. Attends quelques secondes, puis continue : rien n’est perdu.
no-look-again = Cette recherche prend du temps. Réessaie dans une minute.
no-unknown-command = Cette commande a changé avec la mise à jour du bot. Ferme la liste des commandes de Discord et tape-la de nouveau.
no-restarting = Un instant, je redémarre. Rien n’est perdu : appuie de nouveau dans quelques secondes.
no-moving = Un instant, cette table passe sur un autre de mes ordinateurs. Rien n’est perdu : appuie de nouveau dans quelques secondes.
no-not-a-number = « { $bid } » n’est pas une enchère : tape un nombre.
no-no-such-action = Je ne connais pas « { $action } » ici. Choisis dans la liste qui s’ouvre quand tu écris.
no-no-passing = Ce jeu n’a pas de « passe ».
no-no-bidding = Ce jeu n’a pas d’enchères en nombres.
no-nobody-here = Personne ne s’est encore assis. Appuie d’abord sur *Rejoindre*.
no-already-begun = La partie a déjà commencé.
no-not-begun = La partie n’a pas encore commencé.
no-game-is-over = La partie est finie.
no-table-closed = Cette table est fermée.
no-too-busy = Trop de choses attendent à cette table en ce moment. Réessaie dans un instant.
no-no-table = Cette table n’existe plus.
no-no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/table ouvrir`.
no-channel-busy = { $count ->
    [1] Il y a déjà une table dans ce salon : la table { $table }.
   *[other] Ce salon a déjà { $count } tables, le maximum.
 }
no-admin-only = Il te faut la permission *Gérer le serveur* pour changer cela.
no-panel-too-old = Cette page est périmée. Rouvre-la avec `/réglages-serveur`.
no-no-thread-here = Un fil ne peut s’ouvrir que dans un salon textuel.
no-not-in-thread = Je ne suis pas dans ce fil privé et ne peux rien y écrire. Mentionne { $bot } ici pour m’ajouter, puis réessaie.
no-edits-little = Dans { $channel }, un salon d’annonces, Discord ne me laisse modifier mes messages que quelques fois par heure. Choisis un autre salon, ou un fil de celui-ci.
no-too-many-threads = Ce serveur a autant de fils actifs que Discord le permet. Archives-en quelques-uns, ou ouvre la table dans le salon même.
no-threads-too-fast = Tu viens d’ouvrir plusieurs fils. Attends une minute, s’il te plaît.
no-no-game-of-yours = Tu n’as pas de partie en cours.
no-which-table = Tu joues à plusieurs tables. Dis laquelle avec `table:`.
no-which-table-hosted = Tu es l’hôte de plusieurs tables. Dis laquelle avec `/place réserver` et `table:`.
no-server-only = Les tables vivent dans les salons d’un serveur : utilise cette commande sur un serveur.
no-not-invited = Pour ouvrir des tables ici, je dois être membre de ce serveur. Quelqu’un qui a *Gérer le serveur* peut m’inviter : <{ $link }>. En attendant, `/entraînement` marche partout.
no-missing-rights = Je ne peux pas jouer ici : il me faut { $rights } dans { $channel }. Quelqu’un qui gère les permissions dans { $home } peut me l’accorder.
no-timed-out = Je ne peux pas jouer ici : la modération m’a exclu temporairement sur ce serveur. Quelqu’un qui en a le droit peut aussi lever l’exclusion.
no-thread-locked = Le fil { $channel } est verrouillé : je ne peux pas y jouer. Quelqu’un qui a *Gérer les fils* peut le déverrouiller.
no-failed = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; réessaie, s’il te plaît.
no-stopped = Discord ne me laisse que répondre en ce moment : je n’ai pas pu tout faire. Réessaie dans quelques minutes.
no-storage = Je ne peux pas écrire sur mon disque en ce moment : rien n’a été fait. Réessaie dans un instant.
half-stored = Je ne peux pas écrire sur mon disque en ce moment. Une partie de ta demande est faite, le reste manque peut-être : vérifie avant de réessayer.
no-forged = Ce bouton n’appartient pas à cette table.
