# Duplicate : les mêmes donnes à plusieurs tables, pour que les cartes ne favorisent personne.
command-duplicate = duplicate
command-duplicate-about = Les mêmes donnes à plusieurs tables, comparées : la chance en moins
command-duplicate-open = ouvrir
command-duplicate-open-about = Ouvrir un duplicate dans ce salon
command-duplicate-join = rejoindre
command-duplicate-join-about = Rejoindre le duplicate de ce salon, avec un partenaire si tu veux
command-duplicate-leave = quitter
command-duplicate-leave-about = Quitter le duplicate ; un robot prend ta place
command-duplicate-show = montrer
command-duplicate-show-about = Montrer le duplicate de ce salon, à toi seulement
command-duplicate-end = fermer
command-duplicate-end-about = Fermer le duplicate avant la fin ; ce que tous ont joué compte
parameter-duplicate-form = forme
parameter-duplicate-form-about = Équipes de quatre, paires, ou chacun contre les robots
parameter-duplicate-partner = partenaire
parameter-duplicate-partner-about = Avec qui tu veux jouer ; cette personne participe déjà
duplicate-title = **Duplicate – { $game }** · { $form }
duplicate-picture = Duplicate – { $game } · { $after }
duplicate-form-teams = équipes de quatre
duplicate-form-pairs = par paires
duplicate-form-alone = en solo contre les robots
duplicate-about-teams = Deux équipes, deux tables, les mêmes donnes : chacune joue Nord-Sud à l’une, Est-Ouest à l’autre.
duplicate-about-pairs = Les partenaires restent ensemble ; Est-Ouest change de table après chaque tour (Mitchell).
duplicate-about-alone = Chacun joue les mêmes donnes depuis la même place, avec les mêmes robots.
duplicate-terms = { $rules } · { $deals } donnes · { $minutes } minutes par donne · comparaison : { $scale } · robots : { $level }
duplicate-scale-points = points d’avance
duplicate-scale-imp = IMP
duplicate-scale-share = part du champ battue
duplicate-scales-points = Ton avance sur les autres qui ont les mêmes cartes
duplicate-scales-imp = L’avance, sur l’échelle du bridge
duplicate-scales-share = Combien d’autres tu bats ; une égalité compte pour moitié
duplicate-deals = { $count } donnes
duplicate-minutes = { $count } minutes par donne
duplicate-level = robots : { $level }
duplicate-team = Équipe { $number }
duplicate-teams-line = **Équipe { $number } :**
duplicate-pairs-line = **Paire { $number } :**
duplicate-alone-line = **{ $number }.**
duplicate-robot = { $count ->
    [one] robot
   *[other] robots
 }
duplicate-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
 }
duplicate-share = { $name } ({ $percent } %)
duplicate-percent = { $percent } %
duplicate-imps = { $imps } IMP
duplicate-hint-open = *Rejoindre* prend la place suivante. Quand tout le monde est là, { $host } appuie sur *Lancer* ; des robots remplissent le reste. *Ma main* montre alors tes cartes.
duplicate-joined = Tu participes. Dès le début, *Ma main* montre tes cartes.
duplicate-joined-later = Tu participes, à partir de la prochaine donne.
duplicate-left = Tu as quitté le duplicate. Un robot a ta place ; tu peux revenir avec *Rejoindre*.
duplicate-left-open = Tu as quitté le duplicate.
duplicate-started = C’est parti. *Ma main* montre tes cartes.
duplicate-dm-closed = { $user } – je ne peux pas t’envoyer de message privé. Appuie sur *Ma main*, sous le duplicate, pour voir tes cartes.
duplicate-begun-ping = { $user } – une donne du duplicate a commencé. Appuie sur *Ma main*, sous le duplicate, pour voir tes cartes.
duplicate-edits-little = { $channel } est devenu un salon d’annonces, où Discord ne me laisse modifier mes messages que quelques fois par heure. Le duplicate continue : `/duplicate montrer` montre où il en est.
duplicate-closed-now = Le duplicate est fermé.
duplicate-ended-now = Le duplicate est fermé. Ce que toutes les tables avaient joué compte.
duplicate-end-question = ⚠️ Fermer ce duplicate avant la dernière donne ? Ce que toutes les tables ont joué compte, les donnes en cours non, et c’est définitif.
duplicate-end-not = Le duplicate continue.
button-duplicate-end = Fermer le duplicate
duplicate-hand = Donne { $deal } sur { $deals }, fin du temps { $when }
duplicate-after = { $done ->
    [0] Aucune des { $deals } donnes terminée
   *[other] Après { $done } { $done ->
        [one] donne
       *[other] donnes
     } sur { $deals }
}
duplicate-table-plays = Table { $table } : donne { $deal }, fin du temps { $when }
duplicate-table-waits = Table { $table } : attend les autres
duplicate-is-over = { $deals ->
    [2] Les deux donnes sont jouées.
   *[other] Les { $deals } donnes sont jouées.
}
duplicate-is-unbegun = Fermé avant le début.
duplicate-is-ended = { $done ->
    [0] Fermé avant la fin de la première donne.
   *[other] Fermé après { $done } { $done ->
        [one] donne
       *[other] donnes
     } sur { $deals }.
}
duplicate-won = **Victoire : { $who } !**
duplicate-field = **{ $field }**
duplicate-rank = **{ $place }.** { $who } : { $total }
duplicate-ns = Nord-Sud
duplicate-ew = Est-Ouest
duplicate-commitment = Les donnes sont fixées : SHA-256 de leur graine `{ $commitment }`
duplicate-seed = Graine de toutes les donnes, à vérifier avec `/knave vérifier` : `{ $seed }`
duplicate-column-deal = Donne
duplicate-column-table = Table
duplicate-column-ahead = Pour l’{ $team }
duplicate-column-total = Total
duplicate-column-field = Ligne
duplicate-column-place = Rang
duplicate-column-who = Qui
duplicate-column-result = Résultat
duplicate-column-points = Avance
duplicate-column-imp = IMP
duplicate-column-share = Part
duplicate-foot-teams = Points de la paire Nord-Sud pour chaque équipe, et la différence
duplicate-foot-points = Points d’avance sur les autres avec les mêmes cartes, en moyenne
duplicate-foot-imp = IMP contre les autres avec les mêmes cartes, en moyenne
duplicate-foot-share = Part battue parmi les autres avec les mêmes cartes
duplicate-foot-deal = Points pour Nord-Sud ; valeur pour Nord-Sud
duplicate-foot-alone = Points obtenus à la même place avec les mêmes cartes
duplicate-deal-title = { $game } · donne { $deal }
duplicate-deal-text = Donne { $deal } sur { $deals } : le résultat à chaque table
duplicate-deal-item = Donne { $deal }
duplicate-deal-over = **La donne { $deal } sur { $deals } est finie à ta table.**
duplicate-deal-waits = La comparaison vient dès que toutes les tables l’ont jouée. Ta prochaine donne arrive toute seule.
duplicate-last-deal-waits = La comparaison vient dès que toutes les tables l’ont jouée.
duplicate-deal-results = Nord-Sud ici : { $here }. Ailleurs, avec les mêmes cartes : { $others }
duplicate-deal-points = Tes points : { $here }. Ailleurs, avec les mêmes cartes : { $others }
button-duplicate-deal = Comparer
button-duplicate-compare = Comparer
button-duplicate-replay = Revoir table { $table }
menu-duplicate-deal = Une autre donne
menu-duplicate-form = Forme
menu-duplicate-scale = Comparaison
menu-duplicate-deals = Nombre de donnes
menu-duplicate-minutes = Minutes par donne
menu-duplicate-level = Robots
menu-duplicate-partner = Avec qui veux-tu jouer ?
no-no-duplicate = Ce duplicate n’existe plus.
no-duplicate-none-here = Il n’y a pas de duplicate dans ce salon. Ouvres-en un avec `/duplicate ouvrir`.
no-duplicate-no-sides = Équipes et paires demandent un jeu à deux contre deux. Celui-ci se joue en solo contre les robots : `forme:`.
no-duplicate-no-imps = Les IMP sont pour les jeux à gros points. Choisis les points d’avance ou la part du champ battue.
no-duplicate-already-here = Tu participes déjà.
no-duplicate-full = Les { $count } places sont prises.
no-duplicate-saw-cards = Tu as vu des cartes de ce duplicate à une autre place : tu ne peux revenir qu’à la tienne.
no-duplicate-nobody-new = Plus personne ne peut rejoindre ce duplicate.
no-duplicate-not-here = Tu ne participes pas à ce duplicate.
no-duplicate-they-not-here = Cette personne ne participe pas à ce duplicate.
no-duplicate-no-partners = Ici, chacun joue en solo.
no-duplicate-too-many = { $count } personnes participent : c’est trop pour cela.
no-duplicate-over = Ce duplicate est terminé.
no-duplicate-begun = Il a déjà commencé.
no-duplicate-host-only = Seule la personne qui l’a ouvert peut faire cela.
no-duplicate-channel-busy = Il y a déjà un duplicate dans ce salon.
no-duplicate-host-busy = Ton autre duplicate ici n’est pas encore terminé : { $place }. `/duplicate fermer` le ferme de n’importe où sur ce serveur.
no-duplicate-no-hand = Rien à faire pour toi en ce moment : ta table attend les autres.
no-duplicate-not-compared = Toutes les tables n’ont pas encore joué cette donne.
no-show-secret = D’autres tables doivent encore jouer ces cartes : cela reste entre vous, à cette table.
verify-duplicate = C’est la donne { $deal } d’un duplicate : ses cartes viennent de la graine du duplicate, dont le SHA-256 était montré avant la première donne : { $commitment }
verify-duplicate-sealed = C’est la donne { $deal } d’un duplicate qui n’est pas terminé. Le SHA-256 de sa graine est { $commitment }
verify-duplicate-wrong = Ce serait la donne { $deal } d’un duplicate, mais elle ne vient pas de la graine promise par { $commitment }
privacy-duplicates = • **Duplicates** que tu as ouverts ou joués : { $sets }, avec ta part de chaque donne.
no-duplicate-private = Tout le serveur peut comparer ce qui a été joué : pas de duplicate dans un fil privé.
