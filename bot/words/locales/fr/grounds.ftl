# Pourquoi une carte est jouée : ce que dit la situation, et à quoi on l’a comparée.
ground-only-choice = Rien d’autre n’est permis.
ground-last-card = C’est la dernière carte.
ground-sure-winner = Plus personne ne peut la prendre.
ground-highest-left = Carte maîtresse à { $suit } : seul un atout la prend.
ground-draws-trump = Fait tomber l’atout : encore { $number } dehors.
ground-forces-out = Pour faire tomber { $card }, la seule carte au-dessus.
ground-partner-ruffs = { $who }, du même camp, n’a plus rien à { $suit } et peut couper.
ground-named-suit = { $suit } est la couleur appelée.
ground-last-of-suit = Dernière carte à { $suit } : la prochaine fois, on pourra couper.
ground-low-lead = L’entame la moins précieuse : de plus fortes restent en main.
ground-last-cheapest = En dernier : la moins précieuse qui suffit.
ground-only-sure = La seule que plus personne ne peut prendre.
ground-ruffs = Coupe à { $suit }.
ground-secures = Assure le pli à { $who }.
ground-cheapest-winner = La moins précieuse qui prend le pli pour l’instant.
ground-hard-to-beat = Aussi haut que possible : plus dure à prendre.
ground-points-to-partner = Le pli est sûr pour { $who } : on charge.
ground-points-likely = Le pli est à { $who } pour l’instant : on charge.
ground-partner-holds = Le pli est à { $who } : la moins précieuse suffit.
ground-cannot-win = Aucune carte ne gagne ici : la moins précieuse.
ground-may-be-ruffed = { $who } n’a plus rien à { $suit } et peut couper.
ground-saves-trump = Garde l’atout.
ground-second-hand-low = En deuxième, on joue petit.
ground-keeps-for-later = { $card } peut encore tomber : plus tard.
ground-keeps-guard = { $card } reste gardée.
ground-gives-away = Se débarrasse d’une carte coûteuse sur le pli d’un autre.
ground-leaves-it = Laisse le pli aux autres.
ground-others-take-it = { $number ->
    [1] Une carte encore dehors prendrait le pli à sa place.
   *[other] { $number } cartes encore dehors prendraient le pli à sa place.
 }
ground-costs-nothing = Rien dans ce pli ne coûte de points.
ground-must-take = N’importe quelle carte prend le pli, pour l’instant.
ground-promises = { $unit ->
    [tricks] Plis à attendre : environ { $worth } ; il en faut { $asked }.
    [points] Points à attendre : environ { $worth } ; il en faut { $asked }.
   *[lead] Avance à attendre : environ { $worth } points ; il en faut { $asked }.
 }
ground-falls-short = { $unit ->
    [tricks] Plis à attendre : environ { $worth } ; il en faudrait { $asked }.
    [points] Points à attendre : environ { $worth } ; il en faudrait { $asked }.
   *[lead] Aucun contrat ne promet ici { $asked } points d’avance.
 }
ground-meld-makes-it = Les combinaisons suffisent : { $number } points.
ground-best-trump = Le mieux avec { $suit } comme atout : { $cards }.
ground-top-cards = { $trump ->
    [yes] Les plus fortes ailleurs : { $cards }.
   *[no] Les plus fortes de leur couleur : { $cards }.
 }
ground-takes-up = Ramasse { $card }.
ground-up-to-partner = { $card } va à { $who }, du même camp.
ground-up-to-others = Prendre donnerait { $card } à { $who }.
ground-partner-bids = { $who }, du même camp, a la meilleure enchère.
ground-partner-passed = { $who }, du même camp, a passé.
ground-calls-anothers = { $card } n’est pas dans cette main : si quelqu’un la tient, il viendra en aide.
ground-calls-own = { $card } est dans cette main : un solo que personne ne connaît encore.
ground-keeps-suit = Garde { $suit } : { $cards }.
ground-gives-costly = La prendre coûte des points.
ground-gives-taker = Sous { $card }, elle risque de devoir prendre.
ground-holds-trumps = { $number ->
    [1] Un atout en main : { $cards }.
   *[other] { $number } atouts en main : { $cards }.
 }
ground-keeps-trumps = { $number ->
    [1] Garde l’atout.
    [2] Garde ses deux atouts.
   *[other] Garde les { $number } atouts.
 }
ground-gives-trumps = { $number ->
    [1] Donne un atout.
   *[other] Donne { $number } atouts.
 }
ground-empties-suit = Plus rien à { $suit } ensuite : on pourra couper.

quoted = « { $text } »
compared-points = { $certainty ->
    [close] À peu près le même résultat qu’avec { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } donnes imaginées)
     }.
   *[other] { $points } { $count ->
        [one] point
       *[other] points
     } { $better ->
        [yes] de mieux
       *[no] de moins bien
     } qu’avec { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } donnes imaginées)
     } : { $certainty ->
        [sure] sûr
       *[likely] assez sûr
     }.
 }
compared-wins = Chances de gagner la partie : { $percent } { $percent ->
    [one] point
   *[other] points
 } de pourcentage de { $better ->
    [yes] plus
   *[no] moins
 } qu’avec { $other }{ $worlds ->
    [0] {""}
   *[other] {" "}({ $worlds } donnes imaginées ; une partie qui continue compte comme à moitié gagnée)
 }.

button-why = Pourquoi ?
thought-title = **Pourquoi ?** · donne { $deal } · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds } donnes imaginées
 }
thought-of = **{ $who }, { $action } :**
thought-rather = À la réflexion, le choix serait { $rather }.
thought-hidden = Cela révélerait une carte qui reste cachée jusqu’à la fin de la partie. Demande de nouveau en la revoyant.
thought-alone = À l’instinct, sans comparer.
thought-none = Aucun robot n’avait de choix ici.
no-why-not-yet = Cette donne se joue encore. Demande de nouveau quand elle sera finie : d’ici là, toutes les mains restent secrètes.
no-why-unreadable = Cette donne a été jouée avec des règles que je ne connais plus : je ne peux pas y revenir.
