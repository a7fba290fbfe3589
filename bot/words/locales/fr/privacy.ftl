# À qui sont les données.
command-privacy = vie-privée
command-privacy-about = Tes données : les voir, les télécharger, les supprimer
command-privacy-tell = voir
command-privacy-tell-about = Ce qui est enregistré sur toi, pourquoi, et combien de temps
command-privacy-export = exporter
command-privacy-export-about = Télécharger tout ce qui est enregistré sur toi
command-privacy-forget = supprimer
command-privacy-forget-about = Supprimer définitivement tout ce qui est enregistré sur toi
privacy-title = **Ce que j’enregistre sur toi**
privacy-you = • **Toi :** { $name }, identifiant Discord { $number }, ta langue dans Discord{ $direct ->
    [0] { "" }
   *[other] , et l’identifiant de nos messages privés
  } – pour te reconnaître, parler ta langue et te joindre.
privacy-choices = • **Tes réglages :** { $choices }
privacy-quiet = Heures calmes : { $hours }
privacy-zone = Fuseau horaire : { $zone }
privacy-tables = • **Tables** où tu as une place : { $tables } (ouvertes en ce moment : { $open }). Messages qui t’ont montré ta main : { $hands }. Notes qui te nomment (qui est parti, qui n’avait plus de temps) : { $notes }. Pour que les parties survivent à un redémarrage.
privacy-games = • **Tes parties terminées :** { $games }. Serveurs : { $servers }. Coups enregistrés comme les tiens : { $moves }. Pour les résultats, l’historique et les parties à revoir, et pour que chacun puisse vérifier les mélanges.
privacy-boards = • **Classements** où tu figures : { $boards }. Paires : { $parties }. Notes sur qui a joué avec ou contre qui : { $met }. Pour `/knave classement` et `/knave statistiques`.
privacy-lists = • **Tes listes :** personnes bloquées : { $blocks } (`/bloqués`) ; alertes de table : { $wanted } (`/prévenir`).
privacy-never = Je ne lis jamais les messages, et rien n’est envoyé ailleurs qu’à Discord.
privacy-long = • **Combien de temps :** jusqu’à ce que tu le supprimes. { $days ->
    [0] Les données d’un serveur restent même après mon retrait.
    [1] Les données d’un serveur disparaissent un jour après mon retrait ; les tables d’entraînement, un jour après leur fermeture.
   *[other] Les données d’un serveur disparaissent { $days } jours après mon retrait ; les tables d’entraînement, { $days } jours après leur fermeture.
 }
privacy-forget = • **Ce que tu peux faire :** `/vie-privée exporter` te donne tout dans un fichier ; `/vie-privée supprimer` supprime tout. Les deux marchent aussi en message privé.
privacy-gone = • **Ce que supprimer veut dire :** ton nom, tes réglages, résultats, cotes, paires et blocages sont supprimés aussitôt, sans retour possible. Aux tables ouvertes, un robot prend ta place. Les parties que tu as jouées restent dans l’historique de celles et ceux qui les ont jouées avec toi, et de leur serveur : ta place y porte alors « Compte supprimé », sans nom.
privacy-digest = Une empreinte de ton identifiant reste sur une liste, pour que je t’oublie de nouveau si mon exploitant doit rétablir une sauvegarde plus ancienne.
privacy-mark = Même si tu supprimes tout, une empreinte de ton identifiant reste jusqu’à la fin de la donne du jour que tu as commencée : un seul essai compte.
privacy-discord = • **Ce que je ne peux pas supprimer :** les messages déjà dans Discord (demande aux admins du serveur), les fichiers que d’autres ont gardés, et les sauvegardes de mon exploitant.
privacy-policy = • **Politique de confidentialité :** <{ $url }>
privacy-policy-missing = • **Politique de confidentialité :** l’exploitant de ce bot n’en a pas encore publié.
privacy-file = { $packed ->
    [yes] Voici tout ce que j’ai enregistré sur toi. C’est gros, donc compressé : n’importe quel programme qui ouvre les fichiers .gz convient.
   *[other] Voici tout ce que j’ai enregistré sur toi.
 }
privacy-file-without = { $count ->
    [1] Une partie n’y est pas encore : d’autres jouent toujours ses cartes.
   *[other] { $count } parties n’y sont pas encore : d’autres jouent toujours leurs cartes.
 }
no-export-too-often = Tu viens de recevoir ce fichier. Tu pourras l’avoir de nouveau dans { $count } min au plus.
no-forget-too-often = Tu viens de le faire plusieurs fois. Tu pourras recommencer dans { $count } min au plus.
no-export-busy = Je n’ai pas pu réunir tes données à l’instant. Réessaie dans quelques minutes : rien n’est perdu.
privacy-really = { $tables ->
    [0] **Supprimer tout ce qui te concerne ?**
    [1] **Supprimer tout ce qui te concerne ?** Tu joues à une table ouverte ; un robot prendra ta place.
   *[other] **Supprimer tout ce qui te concerne ?** Tu joues à { $tables } tables ouvertes ; des robots prendront tes places.
 }
button-privacy-forget = Tout supprimer…
privacy-sure = **Tu confirmes ?** Dernière question : personne ne peut rétablir ce que je supprime, pas même mon exploitant (sauf depuis une sauvegarde). Si tu veux une copie, utilise d’abord `/vie-privée exporter`.
button-privacy-for-good = Oui, tout supprimer
privacy-kept = D’accord, rien n’a été supprimé.
privacy-forgotten = C’est fait : tes données ont disparu. Si tu reviens, tu repars de zéro.
privacy-forgotten-but = C’est fait : tes données ont disparu. Une copie plus ancienne peut rester un moment dans un fichier à côté de la base, parce qu’un autre programme le lit ; elle s’efface toute seule. Si tu reviens, tu repars de zéro.
