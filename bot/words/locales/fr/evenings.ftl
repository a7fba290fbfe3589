# Soirées : des tables prévues pour une heure.
command-evening = soirée
command-evening-about = Prévoir une table un jour à une heure, et voir ce qui est prévu ici
command-evening-plan = prévoir
command-evening-plan-about = Prévoir une soirée de jeu dans ce salon
command-evening-list = liste
command-evening-list-about = Les soirées prévues sur ce serveur
parameter-day = jour
parameter-day-about = Le jour : choisis-le, ou tape-le comme 24.12.
parameter-time = heure
parameter-time-about = L’heure de ton fuseau, comme 20h30
parameter-robots = robots
parameter-robots-about = Des robots aux places libres ? (par défaut : oui)
evening-day = { DATETIME($day, dateStyle: "full") }
evening-today = Aujourd’hui · { $day }
evening-tomorrow = Demain · { $day }
evening-title = ## { $game } · soirée de jeu
evening-when = **<t:{ $at }:F>** · <t:{ $at }:R>
evening-coming = Présences : { $who }{ $free ->
    [0] {""}
    [1] {" "}· 1 place libre
   *[other] {" "}· { $free } places libres
 }
evening-nobody = Encore personne · { $free ->
    [1] 1 place libre
   *[other] { $free } places libres
 }
evening-waiting = Sur liste d’attente : { $who }
evening-how = -# Dix minutes avant, une table s’ouvre ici, avec une place réservée pour chaque personne qui vient. La partie commence toute seule à l’heure dite{ $robots ->
    [yes] {" "}; des robots prennent les places libres.
   *[no] {" "}si toutes les places sont prises : ici, pas de robots.
 }
evening-alt = { $game }, soirée de jeu prévue dans ce salon. { $seats }
button-evening-come = Je viens
button-evening-not = Je ne peux pas
button-evening-off = Annuler la soirée…
button-evening-off-now = Oui, annuler
evening-off-question = ⚠️ Annuler cette soirée ? Tout le monde le verra ici.
evening-off-not = La soirée est maintenue.
evening-off-done = La soirée est annulée.
evening-is-open = La table { $table } est ouverte : { $place }
evening-over-called-off = Cette soirée a été annulée.
evening-over-nobody = Personne ne venait : aucune table n’a été ouverte.
evening-over-missed = J’étais hors ligne à l’heure dite : cette soirée n’a pas eu lieu. Prévois-en une autre avec `/soirée prévoir`.
evening-over-place = Cette soirée n’a pas pu avoir lieu : je ne peux pas écrire dans son salon.
evening-over-busy = Cette soirée n’a pas pu avoir lieu : il n’y avait pas de place pour une table de plus.
evening-over-rules = Cette soirée n’a pas pu avoir lieu : ses règles ne se jouent plus.
evening-letter = ⏰ **{ $game }** commence <t:{ $at }:R>. Ta place à la table { $table } est réservée dans { $place } : appuie sur *Rejoindre*.
evening-letter-late = ⏰ **{ $game }** : j’étais hors ligne à l’heure dite. La partie commence donc <t:{ $at }:R>. Ta place à la table { $table } est réservée dans { $place } : appuie sur *Rejoindre*.
evening-letter-over = **{ $game }**, prévu pour <t:{ $at }:F> : { $why }
evening-note = { $user } – soirée de jeu ! La table { $table } est ouverte et ta place réservée : appuie sur *Rejoindre*.
evening-letter-free = ⏰ **{ $game }** : une place est libre à la table { $table }. La première personne arrivée joue : `/table rejoindre` dans { $place }.
evening-note-free = { $user } – une place est libre à la table { $table }. La première personne arrivée joue : `/table rejoindre`.
evening-call = { $role } – la table { $table } est ouverte pour la soirée, avec { $free ->
    [1] 1 place libre
   *[other] { $free } places libres
 }.
evening-begins = ⏰ La partie commence toute seule <t:{ $at }:R> (<t:{ $at }:t>).
evening-begins-late = ⏰ J’étais hors ligne à l’heure dite : la partie commence toute seule <t:{ $at }:R>.
evening-waits = ⏳ On attend { $who } jusqu’à <t:{ $at }:t>, puis { $robots ->
    [yes] la partie commence quand même.
   *[no] les places libres sont à tout le monde.
 }
evening-waits-people = ⏳ Toutes les places doivent être prises avant <t:{ $at }:t>.
ended-nobody-came = **{ $game }** · la table { $table } a été fermée : personne n’est venu.
evening-list-title = **Les soirées de ce serveur**
evening-list-line = { $number }. **{ $game }** · <t:{ $at }:F> · { $place } · { $count ->
    [0] encore personne
    [1] 1 présence
   *[other] { $count } présences
 }
menu-evenings = Venir, renoncer, annuler…
no-evening-none = Aucune soirée n’est prévue ici. Prévois-en une avec `/soirée prévoir`.
no-no-such-day = Je ne comprends pas le jour « { $typed } ». Choisis dans la liste, ou tape-le comme 24.12.
no-no-such-time-of-day = Je ne comprends pas l’heure « { $typed } ». Tape-la comme 20h30.
no-time-left-out = Ce jour-là, les horloges avancent ({ $zone }), et { $time } n’existe pas. Choisis une heure avant ou après.
no-time-twice = Ce jour-là, les horloges reculent ({ $zone }), et { $time } revient deux fois. Tape { $first } pour la première fois, { $second } pour la seconde.
no-evening-zone = Je ne connais pas encore ton fuseau. Remplis `fuseau:` une fois, je le retiendrai.
# Somebody whose time zone nobody knows is asked for it by what their clock shows.
zone-question = Je ne connais pas encore ton fuseau. **Quelle heure est-il chez toi ?** Je le retiendrai.
 -# Rien de tout cela ? Retape la commande, avec une grande ville proche de toi dans `fuseau:`.
menu-zone = Chez moi, il est…
zone-clock = { DATETIME($at, timeStyle: "short") } · { $cities }
zone-noted = Il est chez toi la même heure qu’à { $city }. Je le retiens.
no-evening-soon = C’est trop tôt : une soirée se prévoit au moins { $count } minutes à l’avance. Pour tout de suite, il y a `/table ouvrir`.
no-evening-late = C’est trop loin : une soirée se prévoit jusqu’à { $count } jours à l’avance.
no-evening-many = Tu as déjà prévu { $count } soirées ici. Annules-en d’abord une.
no-evening-gone = Cette soirée est annulée ou passée, ou sa table est déjà ouverte.
no-evening-full = Il y a déjà trop de monde pour cette soirée.
no-evening-not-coming = Tu n’étais pas sur la liste.
no-evening-host-only = Seule la personne qui l’a prévue, ou la modération, peut annuler la soirée.
no-evening-role = Cela mentionnerait tout le monde. Choisis un rôle que l’on se donne soi-même.
menu-limit-role = Rôle mentionné pour les soirées
limits-role = Rôle mentionné pour les soirées : { $role }
limits-role-mute = Rôle mentionné pour les soirées : { $role } – mais je ne peux pas le mentionner : autorise tout le monde à le faire dans les réglages du rôle
limits-role-off = Rôle mentionné pour les soirées : { $role } – mais les mentions dans les salons sont coupées
limits-role-none = Aucun rôle n’est mentionné pour les soirées
lobby-nobody = Encore personne · { $free ->
    [1] 1 place libre
   *[other] { $free } places libres
 }
privacy-beside = • **Soirées** (gardées un jour) : { $evenings }. **Succès :** { $achievements }.
