# Les tournois : inscription, rondes, classement.
command-tournament = tournoi
command-tournament-about = Tournois : en ouvrir un, participer, voir le classement
command-tournament-open = ouvrir
command-tournament-open-about = Ouvrir un tournoi dans ce salon ; on s’inscrit avec un bouton
command-tournament-show = voir
command-tournament-show-about = Un tournoi : ses tables et son classement, pour toi seulement
command-tournament-join = inscription
command-tournament-join-about = T’inscrire à un tournoi, en solo ou à deux
command-tournament-leave = retrait
command-tournament-leave-about = Te retirer d’un tournoi
command-tournament-lead = diriger
command-tournament-lead-about = Pour l’hôte et la modération : lancer, corriger, continuer, annuler
parameter-system = système
parameter-system-about = Qui rencontre qui
parameter-rounds = rondes
parameter-rounds-about = Nombre de rondes (système suisse ; vide : autant qu’il en faut)
parameter-match-deals = donnes
parameter-match-deals-about = Donnes par rencontre (vide : parties entières)
parameter-tournament-clock = temps-de-réflexion
parameter-tournament-clock-about = Temps par tour (sinon : 2 minutes)
parameter-starts-in = début-dans
parameter-starts-in-about = Minutes avant le début automatique (vide : quand tu le dis)
parameter-tournament = tournoi
parameter-tournament-about = Quel tournoi (vide : celui de ce salon)
parameter-partner = partenaire
parameter-partner-about = Ton partenaire, qui devra aussi s’inscrire
system-swiss = Système suisse
system-knockout = Élimination directe
system-everyone = Toutes rondes

tournament-title = **Tournoi { $number } · { $game }**
tournament-name = Tournoi { $number } · { $game }
tournament-facts = { $system } · { $team ->
    [1] individuel
   *[other] par paires
 } · { $rounds ->
    [0] autant de rondes qu’il en faut
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } · { $deals ->
    [0] parties entières
    [one] { $deals } donne par rencontre
   *[other] { $deals } donnes par rencontre
 } · { $clock }
tournament-rules = Règles : { $rules }
tournament-starts-at = Début : { $at } ({ $when }).
tournament-starts-by-hand = Commence au signal de l’hôte ({ $host }).
tournament-signed = **Inscriptions ({ $count }) :** { $who }
tournament-signed-none = Personne n’est inscrit pour l’instant.
tournament-and-more = … et { $count } de plus
tournament-alone = **Sans partenaire ({ $count }) :** { $who }
tournament-asks = { $who } (a demandé à { $partner })
tournament-pair = { $one } & { $other }
tournament-with-robot = { $who } & un robot
tournament-robots = robots
tournament-how = -# { $team ->
    [1] Appuie sur *S’inscrire* pour jouer.
   *[other] Appuie sur *S’inscrire* pour jouer : nous te trouvons un partenaire. Si tu en as un : *À deux…*.
 } Les tables de chaque ronde s’ouvrent en fils dans { $channel } ; des robots remplacent les absents après { $minutes } minutes.
button-tournament-join = S’inscrire
button-tournament-pair = À deux…
button-tournament-leave = Se retirer
button-tournament-leave-now = Oui, me retirer
button-tournament-stay = Rester
button-tournament-standing = Classement
button-tournament-tables = Tables
button-tournament-mine = Ma table
button-tournament-lead = Diriger…
button-tournament-start = Lancer
button-tournament-next = Ronde suivante
button-tournament-points = Points, table { $table }…
button-tournament-cancel = Annuler…
button-tournament-cancel-now = Oui, annuler
button-tournament-keep = Ne pas annuler
menu-tournament-partner = Qui joue avec toi ?
menu-tournament-correct = Corriger un résultat
menu-tournament-round = Résultats d’une autre ronde
menu-tournament-remove = Retirer quelqu’un
tournament-round = **Ronde { $round } sur { $of }** · tables terminées : { $done } sur { $count }
tournament-break = Tous les résultats sont là. La ronde suivante commence { $when }.
tournament-break-last = Tous les résultats sont là. Le tournoi se termine { $when }.
tournament-break-unplayed = Une rencontre n’a pas de résultat. L’hôte ou la modération peut le saisir avec *Diriger…* ; la ronde suivante commence { $when }.
tournament-last-break = Une rencontre n’a pas de résultat. L’hôte ou la modération peut le saisir avec *Diriger…* ; le tournoi se termine { $when }.
tournament-overdue = J’ai été hors ligne trop longtemps : la ronde suivante commence quand l’hôte ou la modération la lance avec *Diriger…*.
tournament-over = **C’est fini.** { $count ->
    [one] Victoire : **{ $who }**.
   *[other] Victoire : **{ $who }**.
 }
tournament-over-nobody = **C’est fini.** Personne n’est resté jusqu’au bout.
tournament-cancelled-by-hand = **Annulé.** Les parties en cours peuvent être terminées.
tournament-cancelled-too-few = **Annulé :** { $team ->
    [1] il y avait moins de deux inscriptions.
   *[other] il y avait moins de deux paires inscrites.
 }
tournament-cancelled-channel-gone = **Annulé :** son salon n’existe plus.
tournament-cancelled-not-begun = **Annulé :** il n’avait pas commencé au bout de { $days } jours.
tournament-match = { $number }. { $sides } · { $result }
tournament-versus = { $one } – { $other }
tournament-bye = exempt
tournament-playing = en cours dans { $place }
tournament-opening = va s’ouvrir
tournament-unplayed = sans résultat
tournament-corrected = { $points } (corrigé)
tournament-standing = **Classement après la ronde { $round } sur { $of }**
tournament-standing-final = **Classement final**
tournament-standing-corrected = { $standing } (corrigé)
tournament-after = { $round ->
    [0] { $name } · aucune ronde terminée
   *[other] { $name } · après la ronde { $round } sur { $of }
}
tournament-after-final = { $name } · classement final
tournament-of-round = { $name } · ronde { $round } sur { $of }
tournament-line = { $place }. { $who } – { $points ->
    [one] { $shown } point
   *[other] { $shown } points
 }
tournament-line-knockout = { $place }. { $who }
tournament-withdrawn = { $who } (retrait)
tournament-withdrawn-cell = retrait : { $who }
tournament-ties-swiss = En cas d’égalité : Buchholz, rencontre directe, différence
tournament-ties-everyone = En cas d’égalité : rencontre directe, Sonneborn-Berger, différence
tournament-ties-knockout = Égalité : tirage au sort · éliminés à la même ronde : même place
tournament-column-name = Nom
tournament-column-played = Gagnées
tournament-column-points = Points
tournament-column-buchholz = Buchholz
tournament-column-sonneborn = S.-B.
tournament-column-difference = Diff.
tournament-column-table = Table
tournament-column-sides = Rencontre
tournament-column-result = Résultat
tournament-page = -# Page { $page } sur { $pages }
tournament-no-rounds = Aucune ronde n’a encore été jouée.
tournament-letter = **{ $name }**, ronde { $round } : ta table est ouverte dans { $place }. Appuie sur *Rejoindre* dans les { $minutes } minutes, sinon un robot joue jusqu’à ton arrivée.
tournament-note = { $user } – ta table de tournoi est ouverte. Appuie sur *Rejoindre*.
tournament-bye-letter = **{ $name }**, ronde { $round } : tu n’as pas d’adversaire. Cela compte comme une victoire.
tournament-thread = Ronde { $round }, table { $table } : { $sides }
tournament-joined = C’est noté : tu participes.
tournament-joined-pair = C’est noté : vous participez, { $who }.
tournament-asked = C’est noté. { $who } doit aussi appuyer sur *S’inscrire* ; sinon nous te trouvons un partenaire.
tournament-asked-letter = { $who } aimerait jouer avec toi : { $name } ({ $place }). Appuie sur *S’inscrire* pour dire oui.
tournament-left = C’est noté : tu te retires.
tournament-leave-question = Te retirer ? Tu ne pourras plus revenir dans ce tournoi. { $last ->
    [yes] C’est la dernière ronde.
   *[no] Tu ne joueras plus à partir de la ronde suivante.
}
tournament-stayed = Tu restes dans le tournoi.
tournament-left-playing = { $last ->
    [yes] C’est noté : tu te retires.
   *[no] C’est noté : tu ne joueras plus à partir de la ronde suivante.
} Ta table reste la tienne jusqu’à la fin.
tournament-left-idle = C’est noté : plus de table pour toi.
tournament-opened = Le tournoi { $number } est ouvert : les inscriptions commencent.
tournament-begun = La ronde { $round } sur { $of } commence : { $count ->
    [0] tout le monde est exempt.
    [one] { $count } table s’ouvre dans un fil.
   *[other] { $count } tables s’ouvrent dans des fils.
 }
tournament-who = Qui doit jouer avec toi ?
tournament-lead-text = Pour l’hôte et la modération.
tournament-cancel-question = Annuler le tournoi { $number } ? Les parties en cours peuvent être terminées, mais ne comptent pas ici.
tournament-points-title = Ronde { $round }, table { $table }
tournament-points-of = Points : { $who }
tournament-points-all = Points de tous, dans cet ordre
tournament-points-about = Le plus de points l’emporte
tournament-points-lowest = Le moins de points l’emporte
tournament-done = C’est fait.
tournament-removed = { $who } ne participe plus.
tournament-held = Impossible d’ouvrir les tables de cette ronde : { $why } Je réessaie chaque minute.
no-tournament-held-rights = il me manque { $rights } dans { $channel }.
no-tournament-held-threads = ce serveur a autant de fils actifs que Discord en permet.
no-tournament-held-other = ça ne marche pas pour le moment.
tournament-your-table = Ta table : { $place }
tournament-your-bye = Tu n’as pas d’adversaire dans cette ronde.
tournament-choice = Tournoi { $number } · { $game } · { $status ->
    [signup] inscriptions
    [playing] ronde { $round }
    [over] terminé
   *[other] annulé
 }
privacy-tournaments = • **Tournois** que tu diriges, où tu joues ou pour lesquels tu as reçu une invitation : { $count }. Pour les rencontres et le classement.

no-no-tournament = Ce tournoi n’existe pas ici.
no-no-tournament-here = Il n’y a pas de tournoi sur ce serveur. Ouvres-en un avec `/tournoi ouvrir`.
no-tournament-begun = Le tournoi a commencé : les inscriptions sont closes.
no-tournament-not-begun = Le tournoi n’a pas encore commencé.
no-tournament-over = Le tournoi est terminé.
no-tournament-lead = Seuls l’hôte du tournoi et la modération peuvent faire ça.
no-tournament-already = Ton inscription est déjà faite.
no-tournament-alone = Dans ce tournoi, chacun joue pour soi.
no-tournament-partner = { $person } a déjà un partenaire.
no-tournament-full = Le tournoi est complet : { $count } au plus.
no-tournament-not-in = Tu ne participes pas à ce tournoi.
no-tournament-they-not-in = Cette personne ne participe pas à ce tournoi.
no-tournament-too-few = { $team ->
    [1] Il faut d’abord au moins { $count } inscriptions.
   *[other] Il faut d’abord au moins { $count } paires inscrites ; deux personnes inscrites seules en font une.
 }
no-tournament-round-on = Une ronde est en cours. La suivante vient après.
no-tournament-no-match = Cette rencontre n’existe pas.
no-tournament-played-on = Les vainqueurs de cette ronde ont déjà joué la suivante : les résultats restent.
no-tournament-game = Avec ces règles, un camp compte plus de deux joueurs ; un tournoi se joue en solo ou par paires.
no-tournament-two-sides = Au jeu { $game }, plus de deux camps jouent à une table : choisis ici *Système suisse*.
no-tournament-place = Les tables d’un tournoi s’ouvrent dans des fils de son salon. Il faut donc un salon textuel ordinaire : ni fil, ni salon vocal, ni salon d’annonces.
no-tournament-points = Les points sont des nombres entiers.
no-tournament-no-table = Ta table n’est pas encore ouverte.
no-tournament-out = Ce tournoi est fini pour toi : aucune table ne t’attend.
no-tournament-many = Ce serveur a déjà { $count } tournois. Termines-en ou annules-en un d’abord.
no-tournament-host-many = Tu es déjà l’hôte de { $count } tournois sur ce serveur. Termines-en ou annules-en un d’abord.
no-tournament-start-twice = Choisis soit `début-dans:`, soit une date et une heure.
no-tournament-no-hour = Indique aussi l’heure : `heure:`.
no-tournament-start-past = Ce moment est passé. Choisis-en un à venir.
no-tournament-start-late = C’est trop loin : un tournoi se prévoit jusqu’à { $count } jours à l’avance.
