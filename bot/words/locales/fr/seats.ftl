# Arriver et partir, les places réservées, et ce que l’hôte décide.
button-seats = Places…
button-take-seat = Remplacer { $who }
button-back-to-seat = Reprendre ma place
kept-for = réservée à { $who }
kept-seat = 🔖 { $robot } garde la place au chaud pour { $who }.
seats-locked = 🔒 **Verrouillée :** seules les personnes qui ont une place réservée peuvent entrer.
seats-unlocked = 🔓 Tout le monde peut entrer.
seats-title = **{ $game }** · table { $table } · places
seats-host = hôte
seats-barred = Exclusions : { $who }
seats-host-only = -# Seul l’hôte peut réserver des places, verrouiller la table ou exclure quelqu’un.
seats-release-kept = Annuler la réservation de : { $who }
seats-let-in = Laisser revenir { $who }
seats-button-lock = Verrouiller
seats-button-unlock = Déverrouiller
seats-button-leave = Quitter la table
seats-button-kick = Exclure
menu-seats-keep = Réserver une place à…
menu-seats-release = Annuler…
menu-seats-kick = Exclure quelqu’un…
menu-seats-host = Céder le rôle d’hôte à…
kick-question = ⚠️ Exclure **{ $who }** de cette table ? Si une partie est en cours, un robot prend la place. Pas de retour possible sans ton accord ; l’exclusion est annoncée en privé.
leave-question = Quitter la table { $table } en pleine partie ? Un robot prend ta place ; tu peux la reprendre tant que personne d’autre ne l’a.
end-question = ⚠️ Fermer la table { $table } en pleine partie ? Rien ne sera marqué, et c’est définitif.
end-not = La partie de la table { $table } continue.

closes-lobby = ⌛ Il ne se passe plus rien ici depuis un moment. Cette table ferme { $when }, sauf si quelqu’un arrive ou change quelque chose.
closes-game = ⌛ Personne n’a joué depuis un moment. Cette table ferme { $when }, sauf si quelqu’un joue.
closes-deserted = 💤 Tout le monde est absent, alors les robots attendent aussi. Cette table ferme { $when }, sauf si quelqu’un revient.
ended-lobby = **{ $game }** · la table { $table } a été fermée : il ne s’y passait plus rien depuis { $hours ->
    [1] une heure
   *[other] { $hours } heures
 }.
ended-practice = **{ $game }** · ta table d’entraînement { $table } a été fermée : il ne s’y passait plus rien depuis { $hours ->
    [1] une heure
   *[other] { $hours } heures
 }.
ended-abandoned = **{ $game }** · la table { $table } a été fermée : personne n’y avait joué depuis { $hours ->
    [1] une heure
   *[other] { $hours } heures
 }. Rien n’est marqué ; la partie reste dans l’historique.

hand-sent-away = L’hôte ou la modération t’a fait quitter la table { $table }.
hand-taken-over = Ta place a été reprise.
kept-letter = 👋 **{ $who }** t’a réservé une place à la table { $table } · **{ $game }** dans { $place }. Appuie sur *Rejoindre* pour jouer : personne d’autre ne peut la prendre.
kept-note = { $user } – { $who } t’a réservé une place à la table { $table } : appuie sur *Rejoindre* ou utilise `/table rejoindre`.
rematch-note = { $user } – { $who } voudrait une revanche : la table { $table } est ouverte et ta place réservée. Appuie sur *Rejoindre*.
kept-now = Place réservée à { $who } – je lui fais signe.
released-now = La place n’est plus réservée à { $who }.
let-in-now = { $who } peut revenir.
host-now = { $who } a maintenant le rôle d’hôte.
kicked-now = Exclusion faite : { $who }.
kicked-letter =
    { $moderator ->
        [yes] { $who }, de la modération, t’a fait quitter la table { $table } · **{ $game }** dans { $place }.
       *[no] { $who }, l’hôte de la table { $table } · **{ $game }** dans { $place }, t’a fait quitter cette table.
     } Tu ne peux pas y revenir sans l’accord de l’hôte ou de la modération ; toutes les autres tables te restent ouvertes.
kicked-reason = Raison : « { $reason } »
kicked-unread = Mon message à { $who } n’est pas arrivé : ta raison n’a pas été lue.

no-locked = La table est verrouillée : il faut une place réservée pour entrer.
no-seats-kept = Toutes les places libres sont réservées.
no-sent-away = L’hôte ou la modération t’a fait quitter cette table. Seuls l’hôte et la modération peuvent te laisser revenir.
no-seat-not-free = Cette place n’est pas libre, ou elle est réservée à quelqu’un d’autre.
no-saw-another-hand = Tu as vu une autre main dans cette donne. Tu peux reprendre cette place-là si elle est libre, ou n’importe laquelle à partir de la prochaine donne.
no-former-saw-hand = Quelqu’un qui avait vu une main dans cette donne a supprimé ses données : je ne peux pas savoir si c’était toi. Tu peux prendre la place laissée libre, ou n’importe laquelle à partir de la prochaine donne.
no-sits-already = { $person } joue déjà à cette table.
no-kept-already = Une place est déjà réservée à { $person }.
no-nothing-to-keep = Il n’y a plus de place libre à réserver.
no-not-kept = Aucune place n’est réservée à cette personne.
no-not-awaited = Plus aucune place ne t’est réservée à cette table. S’il en reste une de libre, tu peux la rejoindre dans son salon.
no-not-yourself = Tu ne peux pas te faire ça à toi-même.
no-not-seated = Cette personne ne joue pas à cette table.
no-not-barred = Cette personne n’a pas été exclue.
no-kept-barred = Tu as exclu { $person }. Permets d’abord son retour : *Plus…*, *Places…*, *Annuler…*.
no-not-welcome = Il n’y a pas de place pour toi à cette table. Rejoins-en une autre, ou ouvre la tienne.
no-you-blocked = Tu as bloqué { $who }. Débloque d’abord avec `/bloqués`.
no-no-bots = Les autres bots ne peuvent pas jouer. *Ajouter un robot* fait venir un joueur artificiel.
no-cannot-come = { $who } ne peut pas prendre cette place.
no-cannot-see = { $who } ne voit pas le salon de cette table.
no-not-a-member = Cette personne n’est pas sur ce serveur.

command-seat = place
command-seat-about = Revenir, réserver une place, verrouiller la table, exclure quelqu’un
command-seat-back = reprendre
command-seat-back-about = Reprendre ta place au robot
command-kick = exclure
command-kick-about = Exclure quelqu’un de ta table
command-keep = réserver
command-keep-about = Réserver une place à quelqu’un
menu-keep = Réserver une place
command-release = libérer
command-release-about = Annuler une réservation, ou laisser revenir quelqu’un
command-host = hôte
command-host-about = Céder à quelqu’un le rôle d’hôte de ta table
command-lock = verrouiller
command-lock-about = Verrouiller ta table (plus personne n’entre), ou la déverrouiller
command-panel = voir
command-panel-about = Voir et gérer les places
parameter-person = personne
parameter-person-about = La personne
parameter-reason = raison
parameter-reason-about = La raison (la personne la lira)
parameter-locked = verrouillée
parameter-locked-about = Verrouiller ? (sinon : oui)
parameter-friend = pour
parameter-friend-about = Seule cette personne pourra reprendre ta place
