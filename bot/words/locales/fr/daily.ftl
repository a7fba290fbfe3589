# La donne du jour.
command-daily = donne-du-jour
command-daily-about = Les mêmes cartes pour tout le monde aujourd’hui : joue une fois et compare
daily-title = **Donne du jour · { $date }** · { $game }
daily-name = Donne du jour · { $game }
place-daily = Donne du jour · { $date }
percent = { $percent } %
daily-of-the-field = des autres battus
daily-finished = { $count ->
    [1] finie une fois
    [one] finie { $count } fois
   *[other] finie { $count } fois
 }
daily-tricks = { $won } { $won ->
    [one] pli remporté
   *[other] plis remportés
 } sur { $count }
daily-of-the-day = jeu du jour
daily-what = { $deals ->
    [1] Une donne, la même
    [one] { $deals } donne, la même
   *[other] { $deals } donnes, les mêmes
 } pour tout le monde{ $today ->
    [yes] {" "}aujourd’hui
   *[no] {""}
 }, en solo avec des robots de niveau { $level } qui font toujours la même chose dans la même situation.
daily-once = Un seul essai compte. Commence avant { $until } ; tu peux t’interrompre et reprendre à tout moment.
daily-waits = **La tienne a commencé.** Elle t’attend jusqu’à { $until }.
daily-had = Tu as déjà joué ton essai. Demain, il y aura de nouvelles cartes.
daily-missed = Ce jour est passé.
daily-left = Tu as commencé sans finir. Ce jour est passé.
daily-streak = { $count ->
    [1] un jour
    [one] { $count } jour
   *[other] { $count } jours de suite
 }
daily-sealed = -# Scellée avant d’être jouée : SHA-256 de la graine `{ $commitment }`
daily-tomorrow = -# La graine de demain est scellée : SHA-256 `{ $commitment }`
daily-opened = -# La graine est publiée : `{ $seed }`
daily-was-sealed = -# Son SHA-256, montré la veille : `{ $commitment }`
daily-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
daily-beaten = Part des autres battus : **{ $percent } %**, { $count ->
    [1] un autre résultat
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
 }{ $final ->
    [yes] {""}
   *[no] {" "}pour l’instant
 }
daily-beaten-here = Sur ce serveur : **{ $percent } %**, { $count ->
    [1] un autre résultat
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
 }{ $final ->
    [yes] {""}
   *[no] {" "}pour l’instant
 }
daily-alone = { $final ->
    [yes] Personne d’autre ne l’a finie.
   *[no] Personne d’autre ne l’a encore finie.
 }
daily-field-bid = annonce : { $said }
daily-field-card = première carte : { $said }
daily-share-of = { $what } { $percent } %
daily-deal = Donne { $deal }, tout le monde : { $said }
daily-yours = Toi : { $points }
daily-best = { $final ->
    [yes] Meilleur résultat
   *[no] Meilleur résultat pour l’instant
 } ({ $points }) : { $moves }
daily-robot = Un robot fort à ta place ({ $points }) : { $moves }
daily-show-it = -# Pour montrer ton résultat, utilise `/donne-du-jour` sur un serveur.
daily-there = Ta donne du jour est dans { $place }
daily-done = finie
daily-games-of-the-day = Jeux du jour
daily-board-title = **Donnes du jour sur { $server }** · { $game } · { $span ->
    [week] une semaine à partir du { $date }
   *[month] un mois à partir du { $date }
 }
daily-board-line = { $rank }. **{ $name }** { $percent } % · { $days ->
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
 }
daily-board-empty = Personne pour l’instant. Un jour compte une fois passé.
daily-board-mine = Toi : place { $rank }, { $percent } %
daily-board-about = -# La part des autres battus, additionnée jour après jour ; une égalité compte pour moitié. Y figurent les personnes qui ont utilisé `/donne-du-jour` ici.
button-daily-play = Jouer la donne
button-daily-go-on = Continuer
button-daily-board = Classement
button-daily-before = La veille
button-daily-today = Aujourd’hui
button-daily-all = Donnes du jour
button-daily-week = Semaine
button-daily-month = Mois
button-daily-earlier = Avant
button-daily-later = Après
menu-daily-game = La donne du jour d’un autre jeu
no-no-daily = Il n’y a pas de donne du jour à cette date.
no-daily-closed-dm = Je ne peux pas t’envoyer de message privé, et c’est là que se joue la donne du jour. Autorise les messages privés (*Paramètres de confidentialité* de ce serveur), puis appuie à nouveau.
no-daily-no-dm = Discord ne me laisse pas ouvrir de nouveaux messages privés en ce moment. Réessaie dans { $count ->
    [1] une minute
   *[other] { $count } minutes
 } : ton essai reste à toi.
no-daily-past = Cette donne du jour est passée. Celle d’aujourd’hui est dans `/donne-du-jour`.
no-daily-spent = Un essai par jour : le tien est joué. Nouvelles cartes { $until }.
no-daily-stays = Ta donne du jour t’attend jusqu’à la fin de la journée, même si tu fais autre chose entre-temps.
no-daily-unfinished = Finis d’abord la donne du jour, tu pourras ensuite montrer ton résultat.
no-daily-running = Cette donne du jour se joue encore : tu pourras la revoir { $until }.
ended-daily = **{ $game }, table { $table } :** le jour de cette donne est passé.
verify-daily = C’est la donne du jour du { $date } : sa graine a été scellée avant ce jour, { $sealed } UTC.
verify-daily-late = C’est la donne du jour du { $date } ; sa graine n’a été scellée que ce jour-là, { $sealed } UTC.
verify-daily-deals = La donne du jour du { $date } compte { $deals } { $deals ->
    [one] donne
   *[other] donnes
 }, mais il y en a eu { $count }.
privacy-dailies = • **Donnes du jour** que tu as commencées : { $count }. Serveurs où tu en as demandé une : { $servers }.
why-deal-under-way = La donne n’est pas finie.
no-fixture-sealed = Les donnes de cette table sont fixées : elle commence toute seule.
no-fixture-fixed = Les règles et le nombre de donnes sont ici les mêmes pour tout le monde.
