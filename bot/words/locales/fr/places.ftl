# Une table dont on n’atteint plus le salon, et une main qui n’arrive pas.
held-title = ⏸️ **{ $game }** · la table { $table } est en suspens
held-rights = Il me faut { $rights } dans { $channel }. Quelqu’un qui gère les permissions dans { $home } peut me l’accorder ; la table reprend alors toute seule.
held-thread-locked = Le fil { $channel } est verrouillé. Quelqu’un qui a *Gérer les fils* peut le déverrouiller ; la table reprend alors toute seule.
held-not-in-thread = Quelqu’un m’a retiré du fil privé { $channel }. Mentionnez-moi dans ce fil pour m’y ajouter de nouveau ; la table reprend alors toute seule.
held-timed-out = La modération m’a exclu temporairement sur ce serveur. Quelqu’un qui en a le droit peut aussi lever l’exclusion ; la table reprend alors toute seule.
held-edits-little = { $channel } est devenu un salon d’annonces, où Discord ne me laisse modifier mes messages que quelques fois par heure. N’importe quel joueur peut déplacer la table : utilise `/table déplacer` avec `table:` { $table } dans un autre salon, ou dans un fil de celui-ci.
held-channel-gone = Son salon a été supprimé. N’importe quel joueur peut la déplacer : utilise `/table déplacer` avec `table:` { $table } dans le salon où continuer.
held-server-gone = Je ne suis plus sur son serveur. Quelqu’un qui a *Gérer le serveur* peut m’inviter de nouveau ; la table reprend alors toute seule.
held-unreachable = Discord ne me laisse pas écrire dans { $channel }. Je réessaie sans cesse ; n’importe quel joueur peut déplacer la table avec `/table déplacer` et `table:` { $table }.
held-until = Rien n’est perdu. Si la table ne peut pas reprendre d’ici là, elle ferme { $until } et reste dans l’historique.
dm-closed-note = { $user } – je ne peux pas t’envoyer de message privé. Appuie sur *Ma main*, à la table { $table }, pour voir tes cartes.
moved = La table { $table } est maintenant ici.
command-move = déplacer
command-move-about = Déplacer une table dans ce salon
no-held = La table { $table } est en suspens. *Ma main* dit pourquoi ; rien n’est perdu.
no-other-server = La table { $table } est celle d’un autre serveur : on ne peut pas la déplacer ici.

# Ce que les admins permettent
limits-title = **Où l’on peut ouvrir des tables, et combien**
limits-anywhere = On peut ouvrir des tables dans tous les salons.
limits-channels = On peut ouvrir des tables dans { $channels }.
limits-channels-lack = ⚠️ On ne peut pas encore ouvrir de table dans { $channels } : il m’y faut { $rights }.
limits-channels-gone = Les salons choisis pour les tables ont été supprimés : choisis-en d’autres ci-dessous, ou aucun pour tous les salons.
limits-server = { $count ->
    [0] Pas de limite de tables sur ce serveur
    [1] Une table sur ce serveur
   *[other] { $count } tables sur ce serveur
 }
limits-host = { $count ->
    [0] Pas de limite de tables par hôte
    [1] Une table par hôte
   *[other] { $count } tables par hôte
 }
limits-person = { $count ->
    [0] Pas de limite de tables par joueur
    [1] Une table par joueur
   *[other] { $count } tables par joueur
 }
limits-pings = Les personnes qui le veulent sont mentionnées dans le salon quand une partie commence ou les attend
limits-no-pings = Personne n’est mentionné dans les salons
button-limits = Limites, mentions…
menu-limit-channels = Salons permis (aucun : tous)
menu-limit-server = Tables sur ce serveur
menu-limit-person = Tables par joueur
menu-limit-host = Tables par hôte
button-pings-no = Sans mentions
button-pings-yes = Avec mentions
no-server-busy = { $count ->
    [1] Ce serveur ne permet qu’une table à la fois.
   *[other] Ce serveur ne permet que { $count } tables à la fois.
 }
no-person-busy = { $count ->
    [1] Sur ce serveur, on ne peut jouer qu’à une table à la fois, et c’est déjà ton cas.
   *[other] Sur ce serveur, on ne peut jouer qu’à { $count } tables à la fois, et c’est déjà ton cas.
 }
no-host-busy = { $count ->
    [1] Sur ce serveur, on ne peut être l’hôte que d’une table à la fois, et c’est déjà ton cas. Ferme-la d’abord, ou cède le rôle d’hôte à quelqu’un.
   *[other] Sur ce serveur, on ne peut être l’hôte que de { $count } tables à la fois, et c’est déjà ton cas. Fermes-en une d’abord, ou cède le rôle d’hôte à quelqu’un.
 }
no-not-here-allowed = Sur ce serveur, on ne peut ouvrir des tables que dans { $channels }.
no-not-here-allowed-unseen = Sur ce serveur, on ne peut ouvrir des tables que dans les salons choisis par les admins, et tu n’en vois aucun. Demande à un admin de te laisser entrer, ou d’en choisir un autre dans `/réglages-serveur`.
no-no-channel-left = Les salons choisis ici pour les tables ont été supprimés. Un admin peut en choisir d’autres avec `/réglages-serveur`.

# Comment va le bot
command-doctor = diagnostic
command-doctor-about = Permissions et santé : ce qui marche, ce qui ne marche pas, comment y remédier
command-about = à-propos
command-about-about = À propos de ce bot : version, données enregistrées, contact
doctor-title = **Comment je me porte**
doctor-well = 🟢 { $text }
plain-doctor-well = Tout va bien : { $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = Problème : { $text }
doctor-place = Dans { $channel }, j’ai toutes les permissions qu’il me faut.
doctor-place-closed = On ne peut pas ouvrir de table dans { $channel } : `/réglages-serveur` prévoit d’autres salons.
doctor-place-threads = Pour les tournois et les tables en fil, il me faudrait aussi { $rights } dans { $channel }.
doctor-chosen-gone = Un salon choisi pour les tables ou les classements finaux a été supprimé.
doctor-chosen-choose = Choisis-en un autre avec `/réglages-serveur`.
doctor-place-lacks = Dans { $channel }, il me faut { $rights }.
doctor-place-grant = Quelqu’un qui gère les permissions dans { $channel } peut me l’accorder : paramètres du salon, *Permissions*, mon rôle.
doctor-place-locked = Le fil { $channel } est verrouillé.
doctor-place-private = Je ne suis pas dans le fil privé { $channel }.
doctor-place-add = Pour y jouer, mentionne { $bot } dans ce fil : cela m’y ajoute.
doctor-timed-out = La modération m’a exclu temporairement sur ce serveur : je ne peux écrire nulle part.
doctor-timed-out-end = Quelqu’un qui peut exclure temporairement des membres peut aussi lever l’exclusion : clic droit sur mon nom.
doctor-place-unlock = Quelqu’un qui a *Gérer les fils* peut le déverrouiller.
doctor-letters = { $count ->
    [0] Aucun joueur n’attend sa main.
    [1] Je peux écrire au seul joueur d’une table ouverte.
   *[other] Je peux écrire aux { $count } joueurs des tables ouvertes.
 }
doctor-letters-missed = Je ne peux pas écrire à { $count } des { $of } joueurs des tables ouvertes.
doctor-letters-open = Ils peuvent jouer avec *Ma main*. Ou bien autoriser les messages privés des membres de ce serveur, puis choisir de nouveau dans `/knave réglages` où leur main arrive.
doctor-letters-paused = Discord ne me laisse pas ouvrir de nouveaux messages privés : je réessaie dans { $count ->
    [1] une minute.
   *[other] { $count } minutes.
  }
doctor-letters-wait = Rien à faire ici : en attendant, chacun peut appuyer sur *Ma main*. Si cela se répète, mon exploitant trouvera la raison de Discord dans le journal.
doctor-emoji = Émojis de cartes en place : { $count } sur { $of }.
doctor-emoji-upload = Mon exploitant peut envoyer les autres avec *knave emoji*. En attendant, les cartes s’affichent en texte.
doctor-emoji-unknown = Discord ne me dit pas quels émojis j’ai : { $error }
doctor-emoji-later = En attendant, les cartes s’affichent en texte. Rien à faire.
doctor-database = La base de données va bien ({ $size } Mio).
doctor-database-broken = La base de données est abîmée ({ $size } Mio) : { $fault }
doctor-database-restore = Mon exploitant doit arrêter le bot, garder une copie du fichier et rétablir la dernière sauvegarde.
doctor-database-away = Ma base de données ne répond pas pour le moment.
doctor-database-log = Cela passe le plus souvent tout seul. Sinon, mon exploitant trouve la raison dans mon journal.
doctor-database-unusable = Je ne peux pas utiliser ma base de données.
doctor-places-more = Non vérifiés : { $count ->
    [one] { $count } autre salon
   *[other] { $count } autres salons
 }.
doctor-tables = { $count ->
    [1] Une table est ouverte ici,
   *[other] { $count } tables sont ouvertes ici,
 } { $of } en tout.
doctor-table-held = La table { $table } est en suspens.
doctor-table-waits = Elle reprend toute seule dès que je peux écrire dans { $channel } : ce qui y manque est indiqué plus bas.
doctor-restart = Dernier démarrage { $when }.
restarting-line = 🔄 Le bot redémarre. Tous les temps de réflexion sont arrêtés ; la partie continue dans un instant.
doctor-latency = Discord répond en { $count } ms.
doctor-latency-slow = Discord est loin ou débordé en ce moment. Si cela dure, mon exploitant peut vérifier le réseau de la machine.
doctor-processes = Processus : { $count }. { $lines }
doctor-processes-idle = Personne ne fait tourner certains shards : démarre autant de processus que le dit KNAVE_PROCESSES.
doctor-refused = Discord { $count ->
        [0] n’a refusé aucune requête
        [1] a refusé { $count } requête
       *[other] a refusé { $count } requêtes
    } ces dix dernières minutes.
doctor-refused-many = À 10 000, Discord bannit toute l’adresse. D’habitude, il manque une permission, ou une table est dans un salon où je ne peux pas écrire ; le journal dit quelles requêtes sont refusées.
doctor-stopped = Discord a refusé { $count } requêtes en dix minutes. Jusqu’à { $when }, je ne réponds qu’aux boutons et aux commandes ; tables et mains suivront ensuite.
doctor-banned = Discord a banni cette adresse pour trop d’envois. Jusqu’à { $when }, je ne peux rien envoyer.
doctor-banned-wait = Cela s’arrête tout seul. Mon exploitant peut vérifier si un autre programme utilise la même adresse, et ne devrait pas me redémarrer avant.
about-title = **Knave { $version }** · des jeux de plis où le valet est roi
about-stored = J’enregistre les tables et leurs cartes, les résultats, et les réglages des joueurs et des serveurs, pour que les parties survivent à un redémarrage et restent vérifiables. Je ne lis jamais les messages. Rien n’est envoyé ailleurs qu’à Discord.
about-robots = Robots : *facile* joue à l’instinct ; avant chaque choix, *moyen* imagine jusqu’à { $normal } donnes, *difficile* jusqu’à { $hard }. Ils ne voient rien de plus qu’un joueur. `/knave règles` dit ce que cela vaut dans chaque jeu.
about-privacy = Politique de confidentialité : <{ $url }>
about-privacy-missing = Politique de confidentialité : absente. L’exploitant de ce bot n’en a pas encore publié ; `/vie-privée voir` dit ce qui est enregistré sur toi.
about-terms = Conditions d’utilisation : <{ $url }>
about-terms-missing = Conditions d’utilisation : absentes. L’exploitant de ce bot n’en a pas encore publié.
about-contact = Questions et signalements : { $contact }
about-source = Logiciel libre sous licence MIT. Source : { $source }
about-licence = Logiciel libre sous licence MIT. L’exploitant de ce bot peut te dire où trouver la source.
