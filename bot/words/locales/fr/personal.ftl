# Ses tables, les personnes bloquées, les alertes, et l’entraînement.
mytables-title = **Tes tables ouvertes**
mytables-none = Tu ne joues à aucune table ouverte.
mytables-evenings = **Tes prochaines soirées**
mytables-evening = **{ $game }** · <t:{ $at }:F> · { $place }
mytables-joined = **Tes tournois et duplicates**
mytables-joined-line = **{ $name }** · { $place }
mytables-line = **{ $game }** · table { $table } · { $place }
mytables-held = ⏸️ en suspens : je n’atteins plus son salon · { $since }
mytables-lobby = avant le départ, places prises : { $count } sur { $of } · { $since }
mytables-paused = ⏸️ en pause · { $since }
mytables-your-turn = ▶️ **à toi de jouer** · { $since }
mytables-turn = c’est à { $who } · { $since }
mytables-hand = Ma main, table { $table }
mytables-leave = Quitter la table { $table }
mytables-menu-hand = Voir ma main…
mytables-menu-leave = Quitter…
mytables-item = { $game } · table { $table }
blocked-none = Tu n’as bloqué personne. `/bloquer` empêche quelqu’un de rejoindre les tables dont tu es l’hôte, sur tous les serveurs.
blocked-list = Personnes bloquées : { $who }. Elles ne peuvent pas rejoindre les tables dont tu es l’hôte, et n’en savent rien.
blocked-now = { $who } ne peut plus rejoindre les tables dont tu es l’hôte, sur aucun serveur, et n’en sait rien. Une place déjà prise le reste. `/bloqués` montre toutes les personnes que tu as bloquées.
menu-unblock = Débloquer…
wanted-button = Me prévenir ici
wanted-list-button = Mes alertes
wanted-title = **Tes alertes de table :**
wanted-none = Tu n’as aucune alerte. Utilise `/prévenir` avec un jeu, sur le serveur voulu.
wanted-line = { $game } sur { $server }
menu-unwant = Retirer une alerte…
wanted-now = Je t’écrirai quand une table s’ouvrira ici pour ce jeu : { $game }. Au plus une fois toutes les dix minutes, et jamais pendant tes heures calmes. Refais la même chose pour arrêter.
wanted-no-more = D’accord, plus d’alertes ici pour { $game }.
wanted-letter = { $who } a ouvert une table : **{ $game }** dans { $place }.
wanted-given-up = Je voulais te prévenir de nouvelles tables, mais mes messages privés ont échoué trois fois de suite : j’arrête. Quand tu pourras de nouveau en recevoir, `/prévenir` réactive les alertes.
place-practice = tes messages privés · [aller à la table]({ $link })
place-alone = entraînement
practice-open = **{ $game }** : ta table d’entraînement est dans { $place }
no-practice-on = Tu as déjà une table d’entraînement dans { $place }. Termine-la ou ferme-la d’abord.
no-practice-closed-dm = Je ne peux pas t’envoyer de message privé, et c’est là que l’entraînement se joue. Autorise les messages privés (*Paramètres de confidentialité* de ce serveur), ou ouvre une table dans un salon avec `/table ouvrir`.
no-practice-no-dm = Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment. Réessaie dans { $count ->
    [1] une minute,
   *[other] { $count } minutes,
  } ou ouvre une table dans un salon avec `/table ouvrir`.
settings-people = -# Personnes bloquées : `/bloqués` · alertes de table : `/prévenir`

command-mytables = mes-tables
command-mytables-about = Tes tables ouvertes sur tous les serveurs, et à qui de jouer
command-block = bloquer
command-block-about = Empêcher quelqu’un de rejoindre les tables dont tu es l’hôte
menu-block = Bloquer
command-blocked = bloqués
command-blocked-about = Voir et débloquer les personnes que tu as bloquées
command-tell = prévenir
command-tell-about = Un message privé quand une table d’un jeu s’ouvre ici (répéter pour arrêter)
parameter-tell-game-about = Quel jeu (vide : voir tes alertes)
command-practice = entraînement
command-practice-about = S’entraîner tout de suite contre des robots, dans tes messages privés

# Et maintenant ?
command-help = aide
command-help-about = Ce que tu peux faire maintenant, ici et à tes tables
parameter-search = recherche
parameter-search-about = Une commande que tu cherches, par un nom ou un mot
help-found = • { $name } – { $about }
help-found-former = • { $name } – { $about } (avant : { $former })
no-no-such-command = Aucune commande ne répond à « { $search } ». Essaie un autre mot, ou `/aide` tout court.
# Les anciens noms des commandes : en français, il n’y en a pas d’autres, donc ceux d’aujourd’hui.
formerly-keep = place réserver
formerly-keep-rules = règles-serveur enregistrer
formerly-lock = place verrouiller
formerly-mytables = mes-tables
formerly-privacy-export = vie-privée exporter
formerly-privacy-forget = vie-privée supprimer
formerly-replay = revoir
formerly-rest = réclamer
formerly-say = annoncer
formerly-score = points
formerly-tell = prévenir
formerly-usual = règles-serveur défaut
guide-title = **Et maintenant ?**
guide-playing = `/carte main` montre tes cartes, avec un bouton pour tout ce que tu peux faire. *Menu*, à la table, a le reste.
guide-hosting = Tu es l’hôte : appuie sur *Lancer* quand toutes les places sont prises. Des robots peuvent remplir les places libres.
guide-waiting = L’hôte lance la partie quand toutes les places sont prises. { $place ->
    [here] *Ma main*, à la table, montre alors tes cartes.
   *[dm] Tes cartes arrivent alors toutes seules.
 }
guide-join = La table { $table } a une place libre : **{ $game }**. Utilise `/table rejoindre`.
guide-open = `/table ouvrir` ouvre ici une table que d’autres peuvent rejoindre. `/entraînement` donne tout de suite, contre des robots.
guide-letters = `/entraînement` donne tout de suite, pour toi et des robots. Pour jouer à plusieurs, ouvre une table dans le salon d’un serveur : `/table ouvrir`.
guide-uninvited = `/entraînement` donne tout de suite, pour toi et des robots. Pour jouer à plusieurs, il faut m’ajouter à ce serveur : quelqu’un qui a *Gérer le serveur* peut [m’inviter](<{ $link }>).
guide-rules = `/knave règles` explique chaque jeu, du but aux points.
guide-more = `/knave réglages` : langue, cartes, émojis, alertes · `/knave historique` : parties terminées · `/vie-privée` : tes données · `/knave à-propos` : ce bot
guide-admins = **Tu gères ce serveur :** `/réglages-serveur` (salons, limites, classements) · `/règles-serveur` (vos propres variantes) · `/diagnostic` (ce qui marche ou non)
